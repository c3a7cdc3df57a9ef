"""The command line."""

import builtins
import json
import subprocess
import sys

import attrs
import pytest

import tabletop
from tabletop import cli
from tabletop.bots import RandomBot, play_out
from tabletop.terminal import Seating, read_bots, read_names, read_values


def run(capsys, *arguments):
    """Run a command; return its exit code, output and errors."""
    try:
        code = cli.main(arguments)
    except SystemExit as leaving:
        code = leaving.code
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture(autouse=True)
def _as_wide_as_ever(monkeypatch):
    """Lines are broken where they always are, however wide the window is."""
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def seated(monkeypatch):
    """Catch who would sit down to play, instead of opening a screen."""
    found = []
    monkeypatch.setattr("tabletop.terminal.play", lambda seating, *, pace: found.append((seating, pace)))
    return found


@pytest.fixture
def saved(tmp_path):
    """The file of a match of hedge-court that was saved halfway."""
    match = tabletop.new("hedge-court", seats=["Ann", "Bob"], seed=3)
    bot = RandomBot(1)
    while match.number < 12:
        match.answer(bot.choose(match, match.decision.seat))
    file = tmp_path / "match.json"
    file.write_text(match.save())
    return file


# ------------------------------------------------------------------------------------------------ looking things up


def test_games_lists_what_is_installed(capsys):
    """Each installed game is listed with its title, seats, options and where its cards are known from."""
    code, out, _ = run(capsys, "games")

    assert code == 0
    for name, rules in tabletop.games().items():
        assert f"{name}: {rules.title}" in out
    assert "2, 3, 4" in out
    assert f"{len(tabletop.games()['hedge-court'].catalogue)} official" in out


def test_rules_tells_what_a_game_is_about(capsys):
    """The text of the game and its seats are told, and how to go on from there."""
    code, out, _ = run(capsys, "rules", "hedge-court")

    assert code == 0
    assert "seven crowns win" in out
    assert "Seats: 2, 3, 4" in out
    assert "tabletop play hedge-court" in out


def test_rules_lists_options(capsys, optional):
    """The options of a game are listed with types, defaults and what they are for."""
    _, out, _ = run(capsys, "rules", "optional")

    assert "rounds" in out
    assert "How many rounds are played." in out
    assert "= 3" in out


def test_rules_lists_sets_and_expansions(capsys):
    """The sets of a game are told, and those that packages add, each with where it is known from and by whom it is."""
    _, out, _ = run(capsys, "rules", "smash-up")

    words = " ".join(out.split())
    assert "core-set Core Set 141 kinds of card, official, by the publisher, revision 1" in words
    assert "kitchen-garden The Kitchen Garden 16 kinds of card, invented, by the tabletop authors, revision 1" in words
    assert "Sets:" not in run(capsys, "rules", "hedge-court")[1]


def test_cards_of_an_expansion_are_listed_when_it_is_named(capsys, tmp_path):
    """They are told of like any others, with a user's own values over them; a set that is not there is refused."""
    own = tmp_path / "own.toml"
    own.write_text("[pumpkin]\npower = 9\n")

    assert "Pumpkin" not in run(capsys, "cards", "smash-up")[1]
    assert "Pumpkin" in run(capsys, "cards", "smash-up", "--sets", "kitchen-garden, core-set")[1]
    page = run(capsys, "cards", "smash-up", "pumpkin", "--sets", "kitchen-garden", "--cards", str(own))[1]
    assert "The Kitchen Garden" in page
    assert "9" in page
    code, _, err = run(capsys, "cards", "smash-up", "--sets", "garden")
    assert (code, "there is no set 'garden' here; there is oops, core-set, kitchen-garden" in err) == (2, True)


def test_a_manifest_is_printed_with_expansions(capsys):
    """Frontends read the cards of the sets that are named."""
    _, out, _ = run(capsys, "manifest", "smash-up", "--sets", "kitchen-garden")

    assert "pumpkin" in [card["id"] for card in json.loads(out)["cards"]]


def test_an_unknown_game_is_refused_with_a_hint(capsys):
    """A misspelt game is refused in one line, with what is installed and what was probably meant."""
    code, out, err = run(capsys, "rules", "hedgecourt")

    assert code == 2
    assert not out
    assert err.startswith("tabletop: [setup.game] ")
    assert "tic-tac-toe" in err
    assert "did you mean hedge-court?" in err
    assert err.count("\n") == 1


def test_an_unknown_command_is_refused_with_a_hint(capsys):
    """A misspelt command is refused with what was probably meant."""
    code, _, err = run(capsys, "gams")

    assert code == 2
    assert "did you mean games?" in err


def test_cards_lists_every_card(capsys):
    """Every card is listed with its kind, copies, numbers, source and text."""
    code, out, _ = run(capsys, "cards", "hedge-court")

    assert code == 0
    assert all(card.name in out for card in tabletop.games()["hedge-court"].catalogue)
    assert "might 2" in out
    assert "official" in out


def test_cards_of_one_kind(capsys):
    """With --kind only cards of that kind are listed; an unknown kind is refused."""
    _, out, _ = run(capsys, "cards", "hedge-court", "--kind", "trick")
    code, _, err = run(capsys, "cards", "hedge-court", "--kind", "trik")

    assert "Parry" in out
    assert "Squire" not in out
    assert code == 2
    assert "did you mean trick?" in err


@pytest.mark.parametrize("name", ["blackmailer", "Blackmailer", "BLACKM"])
def test_one_card_is_told_in_full(capsys, name):
    """A card is found by its id, its name or how its name begins, and all of it is told."""
    code, out, _ = run(capsys, "cards", "hedge-court", name)

    assert code == 0
    assert "they banish one of their folk" in " ".join(out.split())
    assert "copies  2" in out


def test_an_unknown_card_is_refused_with_a_hint(capsys):
    """A misspelt card is refused with what was probably meant."""
    code, _, err = run(capsys, "cards", "hedge-court", "squier")

    assert code == 2
    assert "did you mean Squire?" in err


def test_own_values_are_shown_as_yours(capsys, tmp_path):
    """With a file of values of one's own, cards are shown with them, and marked."""
    file = tmp_path / "mine.toml"
    file.write_text("[squire]\nmight = 7\n")

    code, out, _ = run(capsys, "cards", "hedge-court", "squire", "--cards", str(file))

    assert code == 0
    assert "might   7" in out
    assert "yours" in out


def test_a_game_without_cards_says_so(capsys):
    """Tic-tac-toe has no cards."""
    assert run(capsys, "cards", "tic-tac-toe")[:2] == (0, "tic-tac-toe has no cards.\n")


def test_schemas_are_printed(capsys):
    """One schema is printed by its name, and all of them without one."""
    code, out, _ = run(capsys, "schema", "view")
    _, every, _ = run(capsys, "schema")

    assert code == 0
    assert json.loads(out)["type"] == "object"
    assert {"view", "decision", "event", "answer", "save"} <= set(json.loads(every))


def test_an_unknown_schema_is_refused(capsys):
    """A schema that does not exist is refused in one line."""
    code, _, err = run(capsys, "schema", "vew")

    assert code == 2
    assert err.startswith("tabletop: [thing.unknown]")


# ------------------------------------------------------------------------------------------------ saves


def test_replay_prints_what_was_seen(capsys, saved):
    """A save is played again, checked, and told as a spectator saw it: no card drawn is named."""
    code, out, _ = run(capsys, "replay", str(saved))

    assert code == 0
    assert "Ann draws a card." in out
    assert "it comes out the same" in out
    assert "After 12 answers the match waits for" in out


@pytest.mark.parametrize("seat", ["0", "Ann"])
def test_replay_for_a_seat(capsys, saved, seat):
    """With a seat, by number or name, its own draws are named and the others' are not."""
    _, out, _ = run(capsys, "replay", str(saved), "--seat", seat)

    assert "as Ann saw it" in out
    assert "Bob draws a card." in out
    assert "Ann draws a card." not in out


def test_replay_of_a_finished_match_tells_the_outcome(capsys, tmp_path):
    """Of a match that is over, who won and the points are told."""
    match = tabletop.new("tic-tac-toe", seats=["Ann", "Bob"], seed=2)
    play_out(match, [RandomBot(1), RandomBot(2)])
    file = tmp_path / "over.json"
    file.write_text(match.save())

    _, out, _ = run(capsys, "replay", str(file))

    assert " won, points [" in out


def test_replay_reports_where_a_match_goes_another_way(capsys, saved):
    """A save whose answers do not lead to its table is refused."""
    data = json.loads(saved.read_text())
    data["past"][0] = 1 if data["past"][0] != 1 else 0
    saved.write_text(json.dumps(data))

    code, out, err = run(capsys, "replay", str(saved))

    assert code == 2
    assert "it comes out the same" not in out
    assert err.startswith("tabletop: [save.diverged]")


def test_a_file_is_measured_and_not_read_to_its_end(capsys):
    """A file without an end is refused for its size."""
    code, _, err = run(capsys, "replay", "/dev/zero")

    assert code == 2
    assert err.startswith("tabletop: [save.too_large]")


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00", '{"format": 1}', "null"])
def test_what_is_no_save_is_refused(capsys, tmp_path, text):
    """A file that is no save is refused in one line."""
    file = tmp_path / "file"
    file.write_text(text)

    code, _, err = run(capsys, "replay", str(file))

    assert code == 2
    assert err.startswith("tabletop: [save.")
    assert err.count("\n") == 1


def test_a_file_that_is_not_there_is_refused(capsys, tmp_path):
    """A missing file, or a folder, is refused in one line that names it."""
    for path in (tmp_path / "nothing", tmp_path):
        code, _, err = run(capsys, "replay", str(path))
        assert code == 2
        assert str(path) in err


@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
@pytest.mark.parametrize("path", ["a\0b", "a" * 5_000])
def test_a_path_that_no_system_has_is_refused(capsys, command, path):
    """The refusal is one line, and tells of a long path the beginning."""
    code, _, err = run(capsys, *command, path)

    assert code == 2
    assert err.startswith("tabletop: [save.malformed] not a save, at a")
    assert err.count("\n") == 1
    assert len(err) < 300


def test_a_seat_that_is_not_there_is_refused(capsys, saved):
    """A seat that does not exist is refused."""
    code, _, err = run(capsys, "replay", str(saved), "--seat", "7")

    assert code == 2
    assert err.startswith("tabletop: [seat.unknown]")


# ------------------------------------------------------------------------------------------------ sitting down


@attrs.frozen
class Options:
    """Options of all types."""

    rounds: int = attrs.field(default=3, metadata={"help": "How many rounds are played."})
    storm: bool = False
    colour: str = "red"
    factions: tuple[tuple[str, ...], ...] = ()
    limit: int | None = None


class Optional(tabletop.Game):
    """A game that can be set up in many ways."""

    id = "optional"
    title = "Optional"
    seats = (2, 3)
    options_class = Options

    async def step(self):
        await self.active.choose("What now?", ["this", "that"])
        self.end(tabletop.Outcome.drawn(len(self.players), "That was it."))


@pytest.fixture
def optional(monkeypatch):
    """A game with options, registered for a test."""
    monkeypatch.setattr("tabletop._rules.registry._registered", dict(tabletop._rules.registry._registered))
    return tabletop.register(Optional)


def test_play_is_you_against_bots_that_look_ahead(capsys, seated):
    """Unless told otherwise, one person plays with as few seats as can be, against bots that look ahead."""
    code, _, err = run(capsys, "play", "hedge-court")
    ((seating, pace),) = seated

    assert (code, err) == (0, "")
    assert seating.people == (0,)
    assert seating.kinds == {1: "lookahead"}
    assert pace == 0.7


def test_named_seats_are_peoples(capsys, seated):
    """Seats with names are people's, but for those that are given to bots."""
    run(capsys, "play", "hedge-court", "--seats", "Ann,Bob,Cyd", "--bots", "Cyd=random")
    ((seating, _),) = seated

    assert seating.match.seats == ("Ann", "Bob", "Cyd")
    assert seating.people == (0, 1)
    assert seating.kinds == {2: "random"}


def test_watching(capsys, seated):
    """With --watch all seats are bots', of the kinds that are given."""
    run(capsys, "play", "hedge-court", "--seats", "3", "--watch", "--bots", "Bob=random", "--pace", "0.1")
    ((seating, pace),) = seated

    assert seating.people == ()
    assert seating.kinds == {0: "lookahead", 1: "random", 2: "lookahead"}
    assert pace == 0.1


def test_questions_with_one_answer_may_be_passed_over(capsys, seated):
    """With --pass-over nobody is waited for who has one answer only; without it everybody is asked."""
    run(capsys, "play", "hedge-court", "--pass-over")
    run(capsys, "play", "hedge-court")

    assert [seating.passes_over for seating, _ in seated] == [True, False]


def test_the_seed_deals_the_cards(capsys, seated):
    """The same seed deals the same cards, and plays the same match again after the first."""
    for _ in range(2):
        run(capsys, "play", "hedge-court", "--seed", "9")
    first, second = (seating for seating, _ in seated)
    assert first.match.digest() == second.match.digest()
    first.begin_again()
    second.begin_again()

    assert first.match.digest() == second.match.digest()
    assert first.match.setup.seed == 10


def test_playing_again_keeps_options_and_cards(optional, tmp_path):
    """Another match has the same seats, options and own values, and another seed."""
    seating = Seating(tabletop.new("optional", ["Ann", "Bob"], seed=1, storm=True, rounds=5), {1: "random"})
    seating.begin_again()
    court = Seating(tabletop.new("hedge-court", 2, seed=1, cards={"squire": {"might": 7}}), {})
    court.begin_again()

    assert seating.match.setup.options == Options(rounds=5, storm=True)
    assert court.match.setup.own_cards == {"squire": {"might": 7}}
    assert court.match.ruleset.by_id["squire"].printed.might == 7


def test_options_are_read_by_their_types(capsys, seated, optional):
    """Options become what the game says that they are."""
    given = ["rounds=5", "storm=yes", "colour=7", 'factions=[["pirates"], ["ninjas", "robots"]]', "limit=none"]
    code, _, err = run(capsys, "play", "optional", *[part for pair in given for part in ("--option", pair)])
    ((seating, _),) = seated

    assert (code, err) == (0, "")
    assert seating.match.setup.options == Options(5, True, "7", (("pirates",), ("ninjas", "robots")), None)


@pytest.mark.parametrize(
    ("given", "hint"),
    [
        ("rouns=5", "did you mean rounds?"),
        ("rounds", "give a value"),
        ("rounds=many", "'many' is not of type int"),
        ("storm=perhaps", "is not of type bool"),
        ("factions=[", "is not of type"),
        (f"factions={'[' * 5_000}", "is not of type"),
        (f"limit={'[' * 5_000}", "should be int | None"),
        ("limit=x", "limit"),
    ],
)
def test_bad_options_are_refused(capsys, seated, optional, given, hint):
    """An option that the game does not have, or a value that it can't take, is refused in one line."""
    code, _, err = run(capsys, "play", "optional", "--option", given)

    assert code == 2
    assert not seated
    assert err.startswith("tabletop: [setup.option]")
    assert hint in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "hedge-court", "--seats", "Ann"],
        ["play", "hedge-court", "--seats", "99"],
        ["play", "hedge-court", "--seats", "Ann,Ann"],
        ["play", "hedge-court", "--seats", "Ann,"],
        ["play", "hedge-court", "--bots", "Zoe"],
        ["play", "hedge-court", "--bots", "Bob=genius"],
        ["play", "hedge-court", "--cards", "nowhere.toml"],
        ["play", "hedge-court", "--seed", "9" * 40],
        ["play", "hedge-court", "--resume", "nowhere.json"],
        ["play"],
        ["play", "chess"],
    ],
)
def test_what_cannot_be_played_is_refused(capsys, seated, arguments):
    """Whatever can't be played is refused in one line, without a screen and without a traceback."""
    code, out, err = run(capsys, *arguments)

    assert (code, out, seated) == (2, "", [])
    assert err.startswith("tabletop: [")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [[], ["--nonsense"], ["play", "hedge-court", "--seed", "x"], ["play", "hedge-court", "--pace", "-1"], ["rules"]],
)
def test_what_cannot_be_read_is_refused(capsys, seated, arguments):
    """A command line that can't be read ends with exit code 2 and says why."""
    code, _, err = run(capsys, *arguments)

    assert code == 2
    assert "tabletop" in err
    assert "Traceback" not in err


def test_sets_are_named_as_they_are_for_lists_of_cards(capsys, seated):
    """An expansion is played with by the name it is listed under, and one that is not there is refused."""
    code, _, err = run(
        capsys, "play", "smash-up", "--sets", "kitchen-garden", "--option", "pool=vegetables,robots,aliens,zombies"
    )
    refused, _, words = run(capsys, "play", "smash-up", "--sets", "kitchen-gardn")
    ((first, _),) = seated

    assert (code, err, refused) == (0, "", 2)
    assert first.match.setup.options.sets == ("kitchen-garden",)
    assert "there is no set 'kitchen-gardn' here" in words


def test_resume(capsys, seated, saved):
    """A saved match goes on; the first seat is a person's unless told otherwise."""
    code, _, err = run(capsys, "play", "--resume", str(saved))
    run(capsys, "play", "hedge-court", "--resume", str(saved), "--bots", "none")
    (first, _), (second, _) = seated

    assert (code, err) == (0, "")
    assert first.match.number == 12
    assert first.people == (0,)
    assert second.people == (0, 1)


def test_resuming_another_game_is_refused(capsys, seated, saved):
    """A save of one game can't be resumed as another one."""
    code, _, err = run(capsys, "play", "leduc-poker", "--resume", str(saved))

    assert code == 2
    assert err.startswith("tabletop: [save.game]")


def test_without_textual_one_line_says_what_to_install(capsys, monkeypatch):
    """Where Textual is missing, playing is refused in one friendly line; all else works."""
    for name in [name for name in sys.modules if name.startswith("tabletop.terminal._app")]:
        monkeypatch.delitem(sys.modules, name)
    imported = builtins.__import__

    def without(name, *args, **kwargs):
        if name.partition(".")[0] == "textual":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return imported(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)

    code, out, err = run(capsys, "play", "hedge-court")

    assert (code, out) == (2, "")
    assert "playing in the terminal" in err
    assert "tabletop-rules[terminal]" in err
    assert err.count("\n") == 1


def test_only_playing_needs_textual():
    """Listing games in a fresh Python imports neither Textual nor Rich, and ``python -m tabletop`` works."""
    code = "import sys; from tabletop.cli import main; main(['games']); print({'textual', 'rich'} & set(sys.modules))"
    listed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    module = subprocess.run([sys.executable, "-m", "tabletop", "games"], capture_output=True, text=True, check=True)
    refused = subprocess.run([sys.executable, "-m", "tabletop", "rules", "x"], capture_output=True, text=True)

    assert listed.stdout.endswith("set()\n")
    assert "hedge-court: Hedge Court" in module.stdout
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr


def test_version_and_help(capsys):
    """The version and the help are printed, and every command has a line in the help."""
    code, version, _ = run(capsys, "--version")
    _, text, _ = run(capsys, "--help")

    assert code == 0
    assert version.startswith("tabletop ")
    assert all(name in text for name in cli.COMMANDS)


def test_leaving_with_control_c(capsys, monkeypatch):
    """Control-C ends a command without a traceback."""

    def interrupt():
        raise KeyboardInterrupt

    monkeypatch.setattr(tabletop, "games", interrupt)

    assert run(capsys, "games") == (130, "", "")


# ------------------------------------------------------------------------------------------------ words


@pytest.mark.parametrize("words", ["3", " 3", "3\x1c", "\x1e3\n"])
def test_a_number_of_seats_may_have_blanks_around_it(capsys, seated, words):
    """Whatever Python takes for a blank: they are as many seats, and bots sit in all but the first."""
    run(capsys, "play", "hedge-court", "--seats", words)

    ((seating, _),) = seated

    assert seating.match.seats == ("Ann", "Bob", "Cyd")
    assert seating.people == (0,)


def test_names_of_seats():
    """Seats get names from a list, a number or nothing."""
    rules = tabletop.games()["hedge-court"]

    assert read_names(None, rules) == ["Ann", "Bob"]
    assert read_names("3", rules) == ["Ann", "Bob", "Cyd"]
    assert read_names("Zoe, Max", rules) == ["Zoe", "Max"]
    assert read_names("12", rules)[-1] == "Seat 12"


def test_bots_by_seat():
    """Bots are given to seats by name, by kind for all but the first, or to none."""
    names = ["Ann", "random", "Cyd"]

    assert read_bots(None, names, usual=[1, 2]) == {1: "lookahead", 2: "lookahead"}
    assert read_bots("none", names, usual=[1, 2]) == {}
    assert read_bots("lookahead", names, usual=[]) == {1: "lookahead", 2: "lookahead"}
    assert read_bots("random", names, usual=[]) == {1: "lookahead"}
    assert read_bots("Ann=random,Cyd", names, usual=[1]) == {0: "random", 2: "lookahead"}


def test_lists_with_commas(optional):
    """A list may be written as words with commas between them."""
    assert read_values(["factions=pirates, 3"], optional) == {"factions": ["pirates", 3]}


def test_playing_without_a_terminal_is_refused():
    """Where keys and screen are a pipe or a file, nothing is drawn, and one line says what is missing."""
    done = subprocess.run(
        [sys.executable, "-m", "tabletop", "play", "hedge-court", "--seed", "1"],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "tabletop: [terminal.none] playing needs a terminal, for keys and for the screen; from a program, use tabletop.new\n"
    )


def test_the_manifest_of_a_game_is_printed_as_json(capsys):
    """What a frontend has to know of a game can be kept in a file, with own values laid over its cards if wanted."""
    code, out, _ = run(capsys, "manifest", "supervillain")

    assert code == 0
    assert json.loads(out) == tabletop.to_data(tabletop.manifest("supervillain"))


def test_where_a_card_lies_on_a_board_is_not_listed(capsys):
    """Numbers that are there to draw a board tell nobody anything in a list."""
    _, listed, _ = run(capsys, "cards", "master-of-the-galaxy", "--kind", "system")

    assert "planets" in listed
    assert " x " not in listed
    assert "closest" not in listed
