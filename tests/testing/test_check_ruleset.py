"""The battery holds for what is sound, and finds what is broken: each check has a ruleset that only it can find."""

import inspect
import json
import random

import pytest

import tabletop
import tabletop.testing
from tabletop._outside import event_views, happenings, shown, sights, telling
from tabletop._outside.reader import Reader
from tabletop._outside.shown import Remembering
from tabletop._play import chronicle
from tabletop._rules import installed
from tabletop.games.supervillain import Domination, SupervillainSet
from tabletop.testing import CHECKS, RulesetFailure, ScenarioError, _card_lint, check_ruleset, recheck
from tabletop.testing._battery import DEEP
from tabletop.testing._tally import named
from tests.testing import broken_rulesets as broken

FEW = {"games": 6, "report": False}
BUT_MEMORY = [check for check in CHECKS if check != "memory"]
SOURCE = {game: inspect.getsource(game).split("\n") for game in (broken.Gambles, broken.Remembers, broken.Sets)}
FIRST_LINE = {game: inspect.getsourcelines(game)[1] for game in SOURCE}


class Shed(Domination, set="Made Up", cost=300, points=1, copies=2):
    """It does nothing."""


def failure_of(game, **more):
    """Run the battery on a broken ruleset, and return how it fails."""
    with pytest.raises(RulesetFailure) as caught:
        check_ruleset(game, **{**FEW, **more})
    return caught.value


def test_a_sound_ruleset_holds(capsys):
    """
    Nothing is found in a ruleset without a fault, and the report tells what was tried.
    """
    report = check_ruleset(broken.Sound, games=8)

    assert report.games == 8
    assert report.decisions == 8 * 6
    assert report.checks == CHECKS
    for tried in (
        "bad answers",
        "ways back and on",
        "things copied",
        "bad saves",
        "lies",
        "twins",
        "packets with canaries",
        "games in fresh processes",
        "definitions read",
    ):
        assert report.counts[tried] > 0, tried
        assert tried in capsys.readouterr().out or str(report.counts[tried])


def test_options_may_go_by_seats_and_by_the_number_of_a_game():
    """
    A function is asked for each game with how many seats and as which game it is played.
    """
    asked = []

    def options(seats, number):
        asked.append((seats, number))
        return {"villains": ("darth_vader",)} if number == 1 else {}

    games = {"games": 3, "length": 1, "seats": (2, 3), "report": False, "skip": ["processes", *DEEP]}
    check_ruleset("star-wars-villainous", options=options, **games)

    assert asked == [(2, 0), (3, 1), (2, 2)]


def test_sets_that_all_options_name_are_tried_as_those_of_a_ruleset():
    """
    Sources are read and cards counted with their expansions; where options differ in their sets, it is the game itself.
    """
    garden = {"sets": ["kitchen-garden"]}
    light = {"games": 2, "length": 1, "seats": 2, "report": False, "skip": ["processes", *DEEP]}

    every = check_ruleset("smash-up", options=[garden, {**garden, "titans": True}], **light)
    some = check_ruleset("smash-up", options=[garden, {}], **light)

    assert "pumpkin" in every.unplayed
    assert some.unplayed == ()
    assert every.counts["definitions read"] > some.counts["definitions read"]


def test_of_expansions_that_nobody_finds_elsewhere_no_game_is_played_there(monkeypatch):
    """
    A fresh process gets those that stand in a module, and of others it knows nothing.
    """
    monkeypatch.setattr(installed, "_registered", {**installed._registered})
    one = SupervillainSet(id="made-up", title="Made Up", by="us", provenance="invented", cards=(Shed,))
    tabletop.register_expansion(one)
    rules = {
        "made-up": tabletop.ruleset("supervillain").with_sets(["made-up"]),
        "kitchen-garden": tabletop.ruleset("smash-up").with_sets(["kitchen-garden"]),
    }
    light = {"games": 1, "length": 1, "seats": 2, "report": False, "skip": DEEP}

    played = {name: check_ruleset(of, **light).counts for name, of in rules.items()}

    assert {name: "games in fresh processes" in counts for name, counts in played.items()} == {
        "made-up": False, "kitchen-garden": True,
    }  # fmt: skip


def test_the_report_is_printed_unless_told_otherwise(capsys):
    """
    The summary says how many games there were, and with report=False nothing is said.
    """
    check_ruleset("tic-tac-toe", games=2, skip=["processes"])
    told = capsys.readouterr().out
    check_ruleset("tic-tac-toe", games=2, skip=["processes"], report=False)

    assert "tic-tac-toe holds: 2 games" in told
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (broken.SharesBacks, "backs"),
        (broken.Squats, "control"),
        (broken.Sells, "control"),
        (broken.Stashes, "imagined"),
        (broken.Drops, "conservation"),
        (broken.Mints, "conservation"),
        (broken.Promises, "invariants"),
        (broken.Fails, "rules"),
        (broken.Endless, "ends"),
        (broken.Gambles, "chance"),
        (broken.Scribbles, "history"),
        (broken.Whims, "memory"),
        (broken.Confuses, "history"),
        (broken.Remembers, "replay"),
        (broken.Notices, "looking"),
        (broken.Repeats, "options"),
        (broken.Moody, "memory"),
        (broken.Welcomes, "sequences"),
        (broken.Rhymes, "copying"),
        (broken.CountsPips, "twins"),
        (broken.Labels, "canaries"),
        (broken.Reminds, "unseen"),
        (broken.Sets, "processes"),
    ],
)
def test_each_fault_is_found_by_its_check(game, check):
    """
    A ruleset with one fault fails in one check, which without that check is not found.
    """
    failure = failure_of(game, skip=["sources"])

    assert failure.check == check
    assert failure.case.ruleset.game is game


@pytest.mark.parametrize(
    ("game", "one", "other"),
    [
        (broken.Gambles, "set_facts(note='0.", "set_facts(note='0."),
        (broken.Remembers, "set_facts(note='2')", "set_facts(note='1')"),
        (broken.Sets, "set_facts(note='", "set_facts(note='"),
    ],
)
def test_where_two_runs_differ_the_first_write_is_told_with_its_line(game, one, other):
    """
    Whichever way two runs of one game come about, the failure names the write in which they part, and who wrote it.
    """
    line = next(number for number, words in enumerate(SOURCE[game], 1) if "self.set_facts(note=" in words)
    place = f"{broken.__file__}:{FIRST_LINE[game] + line - 1}"

    why = failure_of(game, skip=["sources"]).why

    told = why.partition("the first write that differs: ")[2]
    these, _, those = told.partition(" in one, and ")
    assert (one in these, other in those) == (True, True), why
    assert these.endswith(f"({place})")
    assert those.endswith(f"({place}) in the other")


def test_a_seat_that_could_imagine_a_card_where_it_cannot_lie_is_told_of_backs():
    """
    The failure names the card, the zone and the back that they share.
    """
    why = failure_of(broken.Stashes).why

    assert "player.stash, which is declared for Three: its back 'card' is also that of cards which may lie there" in why
    assert 'write back="..." on the class line of each kind of card' in why


def test_cards_imagined_where_none_ever_lay_are_reported():
    """
    Where a zone is declared for any card, nobody can tell what may lie there: the report names what never did.
    """
    report = check_ruleset(broken.Hides, games=8, skip=["processes"], report=False)

    assert "number in player.den" in report.misplaced
    assert set(report.misplaced) <= {"card in player.deck", "card in player.hand", "number in player.den"}
    assert f"imagined where no such card ever lay (give them backs of their own): {report.misplaced[0]}" in str(report)
    assert check_ruleset(broken.Sound, games=8, skip=["processes"], report=False).misplaced == ()


def test_a_card_under_a_strange_hand_is_told_with_its_place():
    """
    The failure names the card, where it lies and who controls it; what was given to nobody is nobody's.
    """
    squats, sells = failure_of(broken.Squats).why, failure_of(broken.Sells).why

    assert "lies in 'yard' of Seat 2 under the control of Seat 1, who was not given it: write give_to(...)" in squats
    assert "lies in 'market', which nobody holds under the control of Seat 1" in sells
    assert check_ruleset(broken.Trades, games=2, skip=["processes"], report=False).games == 2


def test_what_no_game_ever_did_is_reported():
    """
    Abilities that never fire and options that are never on offer are named if their cards were there, and how many games
    were tried is said.
    """
    report = check_ruleset(broken.Idles, games=6, skip=["processes"], report=False)

    assert report.idle == ("sleeper.wake", "Spell.echo")
    assert report.unoffered == ("sleeper.rise", "Shout")
    assert "abilities that never fired in 6 games, although their cards were played: sleeper.wake, Spell.echo" in str(
        report
    )
    assert "options that were never on offer in 6 games, although they could be: sleeper.rise, Shout" in str(report)


def test_a_report_names_no_more_than_people_read():
    """
    Of very many names a dozen is printed, and how many more there are.
    """
    assert named("unread", tuple("abcdefghijklmn")) == ["  unread: a, b, c, d, e, f, g, h, i, j, k, l, and 2 more"]
    assert named("unread", ()) == []


def test_a_fault_in_the_sources_is_found_before_a_game_is_played():
    """
    The lint tells the line in which a ruleset is on the wrong track, and reads only what belongs to it.
    """
    failure = failure_of(broken.Misreads, games=0)

    assert failure.check == "sources"
    assert "broken_rulesets.py" in failure.why
    assert failure.why.count("forgotten-await") == 1
    assert failure.why.count("\n") == 1
    namespace = {}
    exec(failure.args[0].partition("As a test:\n\n")[2], namespace)
    with pytest.raises(RulesetFailure, match="forgotten-await"):
        namespace["test_misreads_passes_sources"]()


def test_a_ruleset_without_sources_is_played_all_the_same(monkeypatch):
    """
    Where no source can be had, the check of the sources has nothing to say.
    """
    monkeypatch.setattr(broken, "__file__", "nowhere.py")
    monkeypatch.setattr(
        _card_lint, "lint_kinds", _card_lint.lint_kinds.__wrapped__
    )  # what was read before is forgotten

    report = check_ruleset(broken.Sound, games=1, skip=["processes"], report=False)

    assert "definitions read" not in report.counts


def test_an_option_that_cannot_be_taken_is_found():
    """
    What is on offer must be accepted: here a third option is not, and only some games would run into it.
    """
    failure = failure_of(broken.Forgets, games=1)

    assert failure.check in ("options", "rules")
    assert "the other" in failure.why


def test_a_whispered_top_card_is_found_by_twins_and_by_canaries():
    """
    The deliberate leak: an event tells the top card of a deck, and both checks of secrecy find it without the other.
    """
    by_twins = failure_of(broken.Whispers, skip=["canaries"])
    by_canaries = failure_of(broken.Whispers, skip=["twins"])

    assert by_twins.check == "twins"
    assert by_canaries.check == "canaries"
    assert "Whispered" in by_twins.why or "whispers" in by_twins.why
    assert "Canary" in by_canaries.why


def test_a_card_that_is_named_to_who_knew_it_before_is_found(monkeypatch):
    """
    If an event named a card to all who knew it to be in a hand, the kit would say so, in a game that shows no card of a hand.
    """
    assert check_ruleset(broken.Buries, games=2, report=False).counts["cards that left a hand unseen"] > 0

    reader = tabletop._outside.reader.Reader
    knows = reader.knows

    def remembers(self, row):
        return knows(self, row) or bool(self.before and self.before["known"][row] >> self.bit & 1)

    monkeypatch.setattr(reader, "knows", remembers)

    failure = failure_of(broken.Buries)
    assert failure.check == "unseen"
    assert "Canary" in failure.why


def test_answers_taken_back_wrongly_are_found(monkeypatch):
    """
    If undoing took two answers back, the kit would say so.
    """
    undo = tabletop.Match.undo

    def undo_twice(match):
        undo(match)
        if match.number:
            undo(match)

    monkeypatch.setattr(tabletop.Match, "undo", undo_twice)

    assert failure_of(broken.Sound).check == "undo"


def test_sequences_that_come_back_are_found(monkeypatch):
    """
    If the sequence were the number of answers, as it once was, or a save forgot where it had branched, the kit would say so.
    """
    with monkeypatch.context() as patch:
        patch.setattr(tabletop._play.kernel.Kernel, "sequence", property(lambda match: match.number + 1))
        by_number = failure_of(broken.Sound)
    save = tabletop.Match.save
    monkeypatch.setattr(
        tabletop.Match, "save", lambda match: json.dumps({**json.loads(save(match)), "branches": [[0, 1]]})
    )
    by_save = failure_of(broken.Sound)

    assert by_number.check == by_save.check == "sequences"
    assert "and should be" in by_number.why
    assert "and should be" in by_save.why


def test_events_that_lead_on_where_the_table_has_branched_are_found(monkeypatch):
    """
    If a reader who saw what was taken back were told that its picture leads on, the kit would say so.
    """
    events = tabletop.Match.events

    def trusting(match, seat=None, *, since=0):
        try:
            return events(match, seat, since=since)
        except tabletop.TableBranched:
            return ()

    monkeypatch.setattr(tabletop.Match, "events", trusting)

    failure = failure_of(broken.Sound)
    assert failure.check == "sequences"
    assert "do not lead" in failure.why


def test_readers_who_are_sent_away_for_nothing_are_found(monkeypatch):
    """
    If events led on from the last two sequences only, the kit would say so.
    """
    events = tabletop.Match.events

    def forgetful(match, seat=None, *, since=0):
        if 0 < since < match.sequence - 1:
            raise tabletop.TableBranched(since, match.sequence, match.sequence)
        return events(match, seat, since=since)

    monkeypatch.setattr(tabletop.Match, "events", forgetful)

    assert failure_of(broken.Sound).check == "sequences"


def test_copies_that_come_out_otherwise_are_found(monkeypatch):
    """
    If a deep copy were a match played again from its beginning, the kit would say so.
    """
    monkeypatch.setattr(tabletop.Match, "__deepcopy__", lambda match, memo: match.at(0))

    failure = failure_of(broken.Sound)
    assert failure.check == "copying"
    assert "comes out elsewhere" in failure.why


def test_stale_answers_that_are_accepted_are_found(monkeypatch):
    """
    If a match took an answer to an earlier decision, the kit would say so.
    """
    answer = tabletop.Match.answer

    def careless(match, given, *, seat=None, sequence=None):
        answer(match, given, seat=seat)

    monkeypatch.setattr(tabletop.Match, "answer", careless)

    failure = failure_of(broken.Sound)
    assert failure.check == "refusals"
    assert "is accepted" in failure.why


def test_foreign_errors_for_bad_answers_are_found(monkeypatch):
    """
    If a wrong answer raised an error that is not ours, the kit would say so.
    """
    read = tabletop.Decision.read

    def hasty(decision, given):
        return {"": 0}[given] if given == "no such words" else read(decision, given)

    monkeypatch.setattr(tabletop.Decision, "read", hasty)

    failure = failure_of(broken.Sound)
    assert failure.check == "refusals"
    assert "KeyError" in failure.why


def test_what_is_worked_out_no_longer_and_shown_is_found(monkeypatch):
    """
    If what is shown were taken to hold although something has changed, the kit would say so.
    """
    monkeypatch.setattr(shown, "itemgetter", lambda *cells: lambda touched: "no change")
    monkeypatch.setattr(Remembering, "are_at_work", lambda remembering, listed: True)

    failure = failure_of("hedge-court", skip=BUT_MEMORY)
    assert failure.check == "memory"
    assert "is shown what is no longer so: the view." in failure.why


def test_cards_that_look_as_they_did_are_found(monkeypatch):
    """
    If a reader went on seeing cards as it had seen them last, the kit would say so.
    """
    monkeypatch.setattr(sights, "rows_changed", lambda *_: set())

    failure = failure_of("hedge-court", skip=BUT_MEMORY)
    assert failure.check == "memory"
    assert "is shown what is no longer so: the view." in failure.why


def test_foreign_errors_for_bad_saves_are_found(monkeypatch):
    """
    If loading raised an error that is not ours, the kit would say so.
    """
    load = tabletop.testing._spoiled.load_unmarked

    def careless(text, **how):
        json.loads(text)
        return load(text, **how)

    monkeypatch.setattr(tabletop.testing._spoiled, "load_unmarked", careless)

    failure = failure_of(broken.Sound)
    assert failure.check == "saves"
    assert "JSONDecodeError" in failure.why


def test_lies_that_are_believed_are_found(monkeypatch):
    """
    If loading believed a table that no play could lead to, the kit would say so.
    """
    load = tabletop.testing._spoiled.load_unmarked

    def gullible(text, **how):
        try:
            return load(text, **how)
        except tabletop.ImpossibleSave:
            return tabletop.new(broken.Sound, 2, seed=1, log=False)

    monkeypatch.setattr(tabletop.testing._spoiled, "load_unmarked", gullible)

    failure = failure_of(broken.Sound)
    assert failure.check == "lies"
    assert "in two places" in failure.why


def test_a_fact_that_is_not_told_is_found(monkeypatch):
    """
    If an event did not mark what is otherwise now, everything would lie where it should, and the kit would say so all the same.
    """
    monkeypatch.setattr(telling, "marks", lambda part, old, new, of=None: [])

    failure = failure_of(broken.Sound)
    assert failure.check == "fold"
    assert "facts" in failure.why


def test_a_move_that_is_not_told_is_found(monkeypatch):
    """
    If an event did not say that a card went from zone to zone, the kit would say so.
    """
    put = telling.Lying.put

    def forgets(lying, move):
        put(lying, move)
        if move.to.endswith("pile"):
            lying.told.pop()

    monkeypatch.setattr(telling.Lying, "put", forgets)

    failure = failure_of(broken.Sound)
    assert failure.check == "happenings"
    assert "hand" in failure.why


def test_a_whole_list_instead_of_a_move_is_found(monkeypatch):
    """
    If events brought whole zones, folding them would lead to the same view, and the kit would say so all the same.
    """
    monkeypatch.setattr(
        telling, "zones_told", lambda before, after, moves: [happenings.Mark("mark", {"zones": after.zones})]
    )

    assert failure_of(broken.Sound).check == "happenings"
    check_ruleset(broken.Sound, **FEW, skip=["happenings", "processes"])


@pytest.mark.parametrize(
    ("module", "name", "wrong", "why"),
    [
        (chronicle, "cause_in", lambda stack: None, "because of what"),
        (event_views, "cause_of", lambda log, entry, reader: len(log) - 1, "not told"),
        (Reader, "frame", lambda reader, frame: None, "by what"),
    ],
)
def test_an_event_that_does_not_say_why_is_found(module, name, wrong, why, monkeypatch):
    """
    If what an ability does did not say so, or named what the reader does not know, the kit would say so.
    """
    skip = ["replay", "twins", "canaries"]
    check_ruleset(broken.Rings, **FEW, skip=["processes"])
    monkeypatch.setattr(module, name, wrong)

    failure = failure_of(broken.Rings, skip=skip)
    assert failure.check == "causes"
    assert why in failure.why


def test_a_failure_is_short_and_can_be_pasted():
    """
    Three turns are enough to show a fault of the third turn, and the test in the message shows it again.
    """
    failure = failure_of(broken.Fails)

    assert failure.answers == [0, 0, 0]
    namespace = {}
    exec(failure.args[0].partition("As a test:\n\n")[2], namespace)
    with pytest.raises(RulesetFailure) as again:
        namespace["test_fails_passes_rules"]()
    assert again.value.check == "rules"
    assert again.value.answers == [0, 0, 0]


def test_a_game_without_end_is_told_by_its_seed():
    """
    The answers of a game that never ends are too many to paste, so the test plays it again.
    """
    failure = failure_of(broken.Endless, most=25)

    assert failure.check == "ends"
    namespace = {}
    exec(failure.args[0].partition("As a test:\n\n")[2], namespace)
    with pytest.raises(RulesetFailure, match="has not ended after 25 answers"):
        namespace["test_never_ends_ends"]()


def test_options_that_the_game_does_not_have_are_refused_as_ever():
    """
    A mistake in the call is no fault of the ruleset.
    """
    with pytest.raises(tabletop.BadOption):
        check_ruleset("tic-tac-toe", options={"size": 4})


def test_a_failure_names_everything_that_is_needed_to_see_it_again():
    """
    The message has the ruleset, the check, the seed, the seats, the options and the answers.
    """
    failure = failure_of(broken.Promises, seed=40, seats=3)

    assert failure.case.seats == 3
    for part in (
        "promises-too-much",
        "'invariants'",
        "3 seats",
        f"seed {failure.case.seed}",
        "options {}",
        "[0, 0, 0]",
    ):
        assert part in str(failure), part


def test_a_skipped_check_finds_nothing():
    """
    Without the check that could find the fault, a broken ruleset holds.
    """
    report = check_ruleset(broken.Labels, skip=["canaries"], **FEW)

    assert "canaries" not in report.checks


def test_a_check_is_named_as_it_is_called():
    """
    A check that does not exist is refused, with the one that was meant.
    """
    with pytest.raises(ScenarioError, match="did you mean 'canaries'"):
        check_ruleset("tic-tac-toe", skip=["canarys"])
    with pytest.raises(ScenarioError, match="did you mean 'replay'"):
        recheck("tic-tac-toe", "replays", seats=2)


def test_seats_and_options_are_those_asked_for():
    """
    With seats=4 all games have four seats.
    """
    report = check_ruleset("hedge-court", seats=4, games=1, skip=[*CHECKS[4:]], report=False)

    assert report.seats == (4,)
    assert report.longest == report.decisions


def test_shaking_the_dice_of_the_process_is_undone():
    """
    The kit leaves Python's own dice as they were.
    """
    random.seed(1)
    expected = random.random()

    random.seed(1)
    check_ruleset("tic-tac-toe", games=1, skip=["processes"], report=False)

    assert random.random() == expected


def test_a_ruleset_that_no_other_process_can_find_is_played_here_only():
    """
    A ruleset made inside a function has no address, so nothing is played in fresh processes.
    """

    class Hidden(broken.Sound):
        """As sound as the other."""

        id = "hidden"

    report = check_ruleset(Hidden, games=1, report=False)

    assert "games in fresh processes" not in report.counts


@pytest.mark.parametrize("check", CHECKS)
def test_every_check_can_be_made_alone(check):
    """
    recheck makes any one check on answers that are known.
    """
    recheck("leduc-poker", check, seats=2, seed=3, answers=[0, 0, 0, 0])


def test_a_game_that_is_too_long_for_the_test_is_found():
    """
    With most=3 a game of six turns has not ended in time.
    """
    failure = failure_of(broken.Sound, most=3)

    assert failure.check == "ends"
    assert "after 3 answers" in failure.why


def test_spoiling_a_save_leaves_the_next_one_to_be_spoiled_alone():
    """
    However many saves were spoiled, what odd things are put into them stays as it is.
    """
    kit = tabletop.testing._spoiled
    before = repr(kit.ODD)

    for _ in kit.spoiled_saves(tabletop.new("leduc-poker", seed=1).save(), random.Random(1), 300):
        pass

    assert repr(kit.ODD) == before


def test_a_card_that_everybody_knew_at_rest_is_not_lied_about():
    """
    In the step since, an open card is shuffled away: that everybody knows it where the save begins is the truth.
    """
    kit = tabletop.testing._spoiled

    class Passer(tabletop.Player):
        discard = tabletop.zone()
        deck = tabletop.zone(tabletop.NOBODY, ordered=True)

    class Leaf(tabletop.Card, copies=1):
        """A leaf."""

    class Autumn(tabletop.Game):
        """Leaves are shuffled away before anybody is asked."""

        id = "autumn"
        title = "Autumn"
        player_class = Passer
        cards = (Leaf,)

        async def set_up(self):
            self.add_cards([Leaf, Leaf], self.players[0].discard, owner=self.players[0])

        async def step(self):
            for leaf in self.players[0].discard:
                leaf.move(self.players[0].deck)
            await self.players[0].deck.shuffle()
            await self.active.choose("On?", ("yes", "no"))

    match = tabletop.new(tabletop.Ruleset(Autumn), seed=1)
    data = json.loads(match.save())

    assert not kit.known_to_all(data, match, random.Random(1))
    assert data == json.loads(match.save())


def test_long_games_may_be_broken_off():
    """
    With length=4 a game that never ends holds as far as it is played, in fresh processes too.
    """
    report = check_ruleset(broken.Endless, games=2, length=4, report=False)

    assert (report.longest, report.decisions) == (4, 8)
