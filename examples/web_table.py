"""
A web table in the small: it talks JSON, one message a line, as a server would over a socket.

    python examples/web_table.py hedge-court Ann Bob

It tells each seat what concerns that seat, and a spectator (seat null) what everybody sees:

    {"to": 0, "message": "view", "view": {...}}           all that the seat may know, with its decision
    {"to": 0, "message": "step", "events": [...]}         what it saw happen since
    {"to": 0, "message": "refused", "code": "answer.stale", "why": "..."}
    {"to": "sender", "message": "refused", "code": "message.refused", "why": "..."}    to whoever sent a line of nobody here

And it reads:

    {"from": 0, "hello": null}                            here I am; with the sequence of the picture that I have, if any
    {"from": 0, "choice": {"sequence": 7, "seat": 0, "picks": [2]}}
    {"from": 0, "undo": true}

A real server puts sockets in the place of the two streams, and makes sure that "from" is who it says; web_client.ts is a
client for it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from io import TextIOWrapper
from typing import Any, Final, TextIO

import tabletop

#: So many characters a line has at most, its end included.
LONGEST: Final = 10_000

#: A seat, or None for spectators; "sender" is whoever sent a line that does not say from which of them it is.
Reader = int | str | None


class Refused(tabletop.TabletopError):
    """A message that means nothing, or that its sender may not send."""

    code = "message.refused"


class WebTable:
    """One match, and what each reader has been told of it."""

    def __init__(self, match: tabletop.Match, out: TextIO) -> None:
        self.match = match
        self.out = out
        self.readers: list[int | None] = [*range(len(match.seats)), None]
        #: Up to which sequence each reader who is here has been told.
        self.told: dict[Reader, int] = dict.fromkeys(self.readers, 0)

    def tell(self, to: Reader, message: str, **content: Any) -> None:
        """Send one message; whoever can't be reached is told nothing more until it says hello."""
        line = json.dumps({"to": to, "message": message, **content})
        try:
            print(line, file=self.out, flush=True)
        except (OSError, ValueError):  # the pipe is broken, or the stream is closed
            self.told.pop(to, None)

    def show(self, seat: int | None) -> None:
        """Send a reader the whole view: at the beginning, when it has none that can go on, and after an undo."""
        self.told[seat] = self.match.sequence
        self.tell(seat, "view", view=tabletop.to_data(self.match.view(seat)))

    def news(self, seat: int | None) -> None:
        """Send a reader what it saw happen since; folded into its view, that gives the view of now."""
        events = self.match.events(seat, since=self.told[seat])
        self.told[seat] = self.match.sequence
        if events:
            self.tell(seat, "step", events=tabletop.to_data(events))

    def welcome(self, seat: int | None, sequence: Any) -> None:
        """Bring a reader up to date who comes, or comes back with the picture of a sequence."""
        try:
            events = self.match.events(seat, since=sequence) if sequence else None
        except tabletop.TableBranched:
            events = None
        if events is None:
            self.show(seat)
        else:
            self.told[seat] = self.match.sequence
            self.tell(seat, "step", events=tabletop.to_data(events))

    def answer_for_absent(self) -> None:
        """Answer for whoever has to decide and does not: when time is up, a server calls this."""
        if self.match.decision is not None:
            self.match.answer(self.match.decision.default)
            self.all(self.news)

    def take(self, line: str) -> None:
        """Do what a line asks for, or say why not to whoever sent it."""
        sender: Reader = "sender"
        try:
            message = read_message(line)
            if message["from"] not in self.readers:
                raise tabletop.NoSuchSeat(message["from"], len(self.match.seats))
            sender = message["from"]
            self.act(message["from"], message)
        except tabletop.RulesBug as error:
            self.tell(sender, "refused", code=error.code, why="the rules have failed; the match is as it was")
        except tabletop.TabletopError as error:
            self.tell(sender, "refused", code=error.code, why=str(error))

    def act(self, sender: int | None, message: Mapping[str, Any]) -> None:
        """Do what a reader asks for."""
        if message.keys() == {"from", "hello"}:
            self.welcome(sender, message["hello"])
        elif message.keys() == {"from", "undo"}:
            if sender is None or not self.match.can_undo(sender):
                raise Refused("that can't be taken back: something was shown or rolled since, or others have acted")
            self.match.undo(sender)
            self.all(self.show)
        elif message.keys() == {"from", "choice"}:
            answer = tabletop.read_answer(message["choice"])
            if answer.seat != sender:
                raise Refused("nobody answers for another seat")
            self.match.answer(answer)
            self.all(self.news)
        else:
            raise Refused("a message has from, and one of hello, choice and undo")

    def all(self, telling: Any) -> None:
        """Tell every reader who is here."""
        for seat in list(self.told):
            telling(seat)

    def run(self, lines: Iterable[str]) -> None:
        """Show everybody the table, and serve until nobody has to decide or nobody is left."""
        self.all(self.show)
        for line in lines:
            self.take(line)
            if self.match.decision is None or not self.told:
                break


def lines_of(stream: TextIO) -> Iterator[str]:
    """Go through the lines of a stream; of one that is too long only the beginning is kept, and refused."""
    while line := stream.readline(LONGEST + 1):
        yield line
        while line and not line.endswith("\n"):
            line = stream.readline(LONGEST)


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return what an object of JSON says, if it says nothing twice: others might read the other one."""
    if len(dict(pairs)) < len(pairs):
        raise Refused("a message says nothing twice")
    return dict(pairs)


def read_message(line: str) -> Mapping[str, Any]:
    """Read a line as a message from somebody."""
    if len(line) > LONGEST:
        raise Refused(f"a line has at most {LONGEST} characters")
    try:
        message = json.loads(line, object_pairs_hook=once)
    except (ValueError, RecursionError):
        raise Refused("that is no JSON") from None
    if not isinstance(message, dict) or type(message.get("from", False)) not in (int, type(None)):
        raise Refused("a message says from whom it is: a number of a seat, or null")
    return message


def main() -> None:
    """Play the game that the command line names, over standard input and output."""
    game, *seats = sys.argv[1:] or ["tic-tac-toe", "Ann", "Bob"]
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # bytes that are no text are refused like other nonsense
    try:
        match = tabletop.new(game, seats or None)
    except tabletop.SetupError as error:
        sys.exit(f"web_table: {error}")
    WebTable(match, sys.stdout).run(lines_of(sys.stdin))


if __name__ == "__main__":
    main()
