"""The scripts in examples/ run."""

import io
import json
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import tabletop

EXAMPLES = Path(__file__).parents[2] / "examples"


def script(name):
    """Import a script of the examples."""
    spec = spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Room:
    """A web table with clients that keep their pictures by folding events."""

    def __init__(self, game, seats, seed=7):
        self.module = script("web_table")
        self.out = io.StringIO()
        self.match = tabletop.new(game, seats, seed=seed)
        self.table = self.module.WebTable(self.match, self.out)
        self.pictures = {}
        self.refused = []
        self.table.run([])
        self.receive()

    def receive(self):
        """Read what was sent."""
        for line in self.out.getvalue().splitlines():
            message = json.loads(line)
            if message["message"] == "view":
                self.pictures[message["to"]] = message["view"]
            elif message["message"] == "step":
                self.pictures[message["to"]] = tabletop.fold(self.pictures[message["to"]], message["events"])
            else:
                self.refused.append((message["to"], message["code"]))
        self.out.seek(0)
        self.out.truncate()

    def say(self, sender, **message):
        """Send something to the table."""
        self.table.take(json.dumps({"from": sender, **message}))
        self.receive()

    def answer(self, picks):
        """Answer whatever is asked, as the seat that is asked, from what that seat was sent."""
        (seat,) = [seat for seat, picture in self.pictures.items() if picture["decision"]]
        sequence = self.pictures[seat]["decision"]["sequence"]
        self.say(seat, choice={"sequence": sequence, "seat": seat, "picks": picks})


def as_of(sequence, picture):
    """Return the same picture as if it were of another sequence."""
    decision = picture["decision"] and {**picture["decision"], "sequence": sequence}
    return {**picture, "sequence": sequence, "decision": decision}


@pytest.mark.parametrize("game", ["tic-tac-toe", "leduc-poker", "hedge-court"])
def test_clients_of_the_web_table_play_a_match_from_what_they_are_sent(game):
    """
    Clients that only read messages play on, and their pictures are the views of now.
    """
    room = Room(game, ["Ann", "Bob"])

    for _ in range(40):
        decisions = [picture["decision"] for picture in room.pictures.values() if picture["decision"]]
        if not decisions:
            break
        room.answer(list(range(max(decisions[0].get("at_least", 1), 1))))

    assert room.refused == []
    for seat, picture in room.pictures.items():
        assert picture == json.loads(tabletop.to_json(room.match.view(seat)))


def test_the_web_table_refuses_what_it_should_and_tells_only_the_sender():
    """
    Wrong answers, wrong seats and nonsense are refused with a code, and nobody's picture changes.
    """
    room = Room("tic-tac-toe", ["Ann", "Bob"])
    before = room.match.digest()

    room.say(0, choice={"sequence": 4, "seat": 0, "picks": [0]})
    room.say(1, choice={"sequence": 1, "seat": 0, "picks": [0]})
    room.say(0, choice={"sequence": 1, "seat": 0, "picks": [9]})
    room.say(0, choice="centre")
    room.say(5, hello=None)
    room.say("Ann", hello=None)
    room.say(0, dance=True)
    room.say(None, undo=True)
    room.say(0, undo=True)
    room.table.take("nonsense")
    room.receive()

    assert [code for _, code in room.refused] == [
        "answer.stale", "message.refused", "answer.illegal", "answer.malformed", "seat.unknown", "message.refused",
        "message.refused", "message.refused", "message.refused", "message.refused",
    ]  # fmt: skip
    assert [seat for seat, _ in room.refused] == [0, 1, 0, 0, "sender", "sender", 0, None, 0, "sender"]
    assert room.match.digest() == before


@pytest.mark.parametrize("line", [
    '{"from": 0, "from": 1, "hello": null}',
    '{"from": 0, "hello": 7, "hello": null}',
    '{"from": 0, "choice": {"sequence": 1, "seat": 1, "seat": 0, "picks": [4]}}',
    '{"from": -1, "hello": null}',
    '{"from": true, "hello": null}',
    '{"from": 0, "hello": null' + " " * 10_000 + "}",
    "[" * 9_000,
])  # fmt: skip
def test_what_could_be_read_in_two_ways_or_is_of_nobody_is_refused_to_its_sender(line):
    """
    Nothing is said twice, a line has an end, and who is no reader here is answered by no other reader's name.
    """
    room = Room("tic-tac-toe", ["Ann", "Bob"])
    before = room.match.digest()

    room.table.take(line)
    room.receive()

    assert [seat for seat, _ in room.refused] == ["sender"]
    assert room.match.digest() == before


def test_of_a_line_without_end_only_the_beginning_is_read():
    """
    What is too long is read piece by piece, and one piece is kept; the lines around it are whole.
    """
    module = script("web_table")
    longest = module.LONGEST

    lines = list(
        module.lines_of(io.StringIO("one\n" + "2" * 5 * longest + "\n" + "3" * (longest - 1) + "\n" + "4" * longest))
    )

    assert [(line[0], len(line)) for line in lines] == [("o", 4), ("2", longest + 1), ("3", longest), ("4", longest)]


class Line(io.StringIO):
    """A stream that breaks whenever something is sent to some reader."""

    gone = ()

    def write(self, text):
        """Write, or break."""
        if any(text.startswith(f'{{"to": {json.dumps(reader)},') for reader in self.gone):
            raise BrokenPipeError
        return super().write(text)


def test_a_reader_who_is_gone_stops_nobody_and_comes_back():
    """
    When one line is broken the others play on, and whoever says hello again is told what was missed.
    """
    room = Room("tic-tac-toe", ["Ann", "Bob"])
    room.out = room.table.out = Line()
    room.out.gone = (None,)
    room.answer([4])
    room.answer([0])
    missed = room.pictures[None]["sequence"]
    room.out.gone = ()
    room.answer([0])
    assert room.pictures[None]["sequence"] == missed < room.pictures[0]["sequence"] == room.pictures[1]["sequence"]

    room.say(None, hello=missed)
    room.answer([0])

    assert room.pictures[None] == tabletop.to_data(room.match.view(None))
    assert room.refused == []


def test_the_web_table_ends_when_nobody_is_left():
    """
    When no reader can be told anything, no line is read any more.
    """
    module, lines = script("web_table"), iter(["one", "two", "three"])
    out = io.StringIO()
    out.close()

    module.WebTable(tabletop.new("tic-tac-toe"), out).run(lines)

    assert list(lines) == ["two", "three"]


def test_the_web_table_undoes_and_shows_again():
    """
    A fair undo is done, and everybody gets the view from before.
    """
    room = Room("tic-tac-toe", ["Ann", "Bob"])
    before = dict(room.pictures)

    room.answer([4])
    room.say(0, undo=True)
    after = dict(room.pictures)
    room.say(1, hello=None)

    assert after == room.pictures
    assert {seat: as_of(3, picture) for seat, picture in before.items()} == after
    assert room.refused == []


def test_who_comes_back_to_the_web_table_goes_on_from_what_they_have():
    """
    With the sequence of a picture that can go on there are events, and with one from before an undo there is a view.
    """
    room = Room("tic-tac-toe", ["Ann", "Bob"])
    room.answer([4])
    away = room.pictures[None]
    room.answer([0])
    now, room.pictures[None] = room.pictures[None], away
    room.say(None, hello=away["sequence"])
    assert room.pictures[None] == now

    room.say(1, undo=True)
    room.pictures[None] = None
    room.say(None, hello=away["sequence"])
    assert room.pictures[None]["sequence"] == room.match.sequence
    for odd in (True, "7", -1, {}):
        room.pictures[None] = None
        room.say(None, hello=odd)
        assert room.pictures[None]["sequence"] == room.match.sequence


def test_the_web_table_answers_for_who_is_absent():
    """
    When time is up the default is answered, and all are told.
    """
    room = Room("tic-tac-toe", ["Ann", "Bob"])

    while room.match.decision:
        room.table.answer_for_absent()
        room.receive()
    room.table.answer_for_absent()

    assert room.pictures[None]["outcome"]["winners"] == [0]


def test_the_web_table_serves_its_streams():
    """
    As a program it answers line by line, and ends with the match.
    """
    picks = [(0, 4), (1, 0), (0, 0), (1, 0), (0, 1), (1, 0), (0, 0)]
    lines = [
        json.dumps({"from": seat, "choice": {"sequence": number + 1, "seat": seat, "picks": [pick]}}).encode()
        for number, (seat, pick) in enumerate(picks)
    ]

    done = subprocess.run(
        [sys.executable, EXAMPLES / "web_table.py", "tic-tac-toe", "Ann", "Bob"],
        input=b"\n".join([b"\xff", b"9" * 100_000, *lines]),
        capture_output=True,
        check=True,
    )

    sent = [json.loads(line) for line in done.stdout.splitlines()]
    assert {message["to"] for message in sent} == {0, 1, None, "sender"}
    assert [message["code"] for message in sent if message["to"] == "sender"] == ["message.refused"] * 2
    assert sent[0]["view"]["decision"]["number"] == 0


def test_bots_play_a_tournament():
    """
    The points of a tournament add up, and looking ahead beats chance at tic-tac-toe.
    """
    shares = script("bot_tournament").tournament("tic-tac-toe", ["lookahead", "random"], 2)

    assert sum(shares.values()) == 1
    assert shares["lookahead"] > shares["random"]


def test_the_tournament_prints_a_table():
    """
    As a program the tournament prints a line for each kind of bot.
    """
    done = subprocess.run(
        [sys.executable, EXAMPLES / "bot_tournament.py", "tic-tac-toe", "--matches", "1"],
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.split()[0] == "lookahead"


@pytest.mark.parametrize(
    ("name", "words", "why"),
    [
        ("bot_tournament", ["tic-tac"], "no game 'tic-tac'"),
        ("bot_tournament", ["tic-tac-toe", "--matches", "0"], "each pair plays one match or more, not 0"),
        ("bot_tournament", ["tic-tac-toe", "--matches", "-1"], "each pair plays one match or more, not -1"),
        ("web_table", ["tic-tac"], "no game 'tic-tac'"),
        ("web_table", ["tic-tac-toe", "Ann", "Bob", "Cyd"], "tic-tac-toe"),
    ],
)
def test_what_a_script_can_not_do_is_told_in_a_line(name, words, why, monkeypatch):
    """
    An odd game, odd seats and an odd number are no mistakes of the script.
    """
    monkeypatch.setattr(sys, "argv", [name, *words])

    with pytest.raises(SystemExit) as leaving:
        script(name).main()

    assert leaving.value.code.startswith(f"{name}: {why}")
    assert "\n" not in leaving.value.code


def test_the_sample_in_the_readme_of_hedge_court_runs(capsys):
    """
    The sample plays a match of three to its end.
    """
    readme = EXAMPLES / "plugins" / "hedge_court" / "README.md"
    (sample,) = re.findall(r"```python\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)

    exec(sample, {})

    assert capsys.readouterr().out == "What do you do?\n3\n"


@pytest.mark.parametrize("readme", [EXAMPLES / "README.md", EXAMPLES / "plugins" / "hedge_court" / "README.md"])
def test_the_links_in_a_readme_lead_somewhere(readme):
    """
    Every file that a README of the examples points to is there.
    """
    links = re.findall(r"\]\(([^)]+)\)", readme.read_text(encoding="utf-8"))

    assert links
    assert [link for link in links if not (readme.parent / link).exists()] == []
