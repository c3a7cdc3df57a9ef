"""Checks of what comes from outside: answers and values of a user's own, in every wrong form."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from tabletop import AnswerError, Match, SetupError, TabletopError, new, read_answer

from ._cases import Case, Picked, uniform
from ._checks import matches_at, state_line
from ._doors import Doorkeeper
from ._spoiled import ODD, bite, spoil
from ._tally import Tally, broken

if TYPE_CHECKING:
    from random import Random

    from tabletop import Card, Ruleset

#: How many of each are tried at each moment, or of each game.
MESSAGES: Final = 40
OWN_VALUES: Final = 12


def bitten(words: bytes, rng: Random) -> bytes:
    """Return bytes of which some were changed, lost, doubled or put elsewhere."""
    data = bytearray(words)
    for _ in range(rng.choice((1, 1, 2, 8))):
        if data:
            bite(data, rng)
    return bytes(data)


# ------------------------------------------------------------------------------------------------ messages


def check_messages(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Whatever clients send instead of answers is refused as one, or answers; and the match is as it was."""
    keeper = Doorkeeper("messages", "odd inputs", tally)
    for moment, match in matches_at(case, answers, rng):
        before = state_line(match)
        for given in messages(match, rng, MESSAGES):
            keeper.hand_in(partial(answer_as_a_server_does, match), given, AnswerError, "a message", moment)
        for odd in [one for one in ODD if not is_a_moment(match, one)]:
            for name, ask in QUESTIONS.items():
                keeper.hand_in(partial(ask, match), odd, TabletopError, f"{name}({odd!r:.40})", moment)
        if state_line(match) != before:
            broken("messages", "after messages that were refused, the match is another one", moment)


def is_a_moment(match: Match, given: Any) -> bool:
    """Say whether something is the number of a moment that there was: then all that has happened since may be asked for."""
    return type(given) is int and 0 <= given <= match.sequence


def answer_as_a_server_does(match: Match, given: Any) -> None:
    """Read a message, and answer a copy of a match with it."""
    answer = read_answer(given)
    match.copy().answer(answer)


#: What clients have a server ask a match, with what they send.
QUESTIONS: Final[dict[str, Callable[[Match, Any], object]]] = {
    "view": lambda match, given: match.view(given),
    "events": lambda match, given: match.events(0, since=given),
    "explain": lambda match, given: match.explain(given, "power", seat=0),
    "why_not": lambda match, given: match.why_not(given),
    "can_undo": lambda match, given: match.can_undo(given),
    "at": lambda match, given: match.at(given),
    "answer": lambda match, given: match.copy().answer(given),
}


def messages(match: Match, rng: Random, count: int) -> Iterator[Any]:
    """Make messages that are near to an answer: as bytes, as text, and as what was parsed."""
    decision = match.decision
    if decision is None:
        return
    for _ in range(count):
        picked = uniform(decision, rng)
        data: Any = {
            "sequence": match.sequence,
            "seat": decision.seat,
            "picks": [picked] if isinstance(picked, int) else list(picked),
        }
        form = rng.choice(("bytes", "text", "data", "written"))
        if form in ("data", "written"):
            spoil(data, rng)
            yield data if form == "data" else json.dumps(data)
        else:
            words = bitten(json.dumps(data).encode(), rng)
            yield words if form == "bytes" else words.decode("latin-1")
    yield from ("[" * 100_000, '{"sequence":' * 100_000, "1" * 100_000, b"\xff" * 1_000, '"' + "\\u" * 5_000, "")


# ------------------------------------------------------------------------------------------------ own values


def check_own_values(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """A file with values of a user's own is refused as a set-up, or a match begins with them."""
    keeper = Doorkeeper("own values", "odd inputs", tally)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "own.toml"
        door = partial(begin_with, case, path)
        for words in value_files(case.ruleset, rng, OWN_VALUES):
            keeper.hand_in(door, words, SetupError, "a file of own values")


def begin_with(case: Case, path: Path, words: bytes) -> None:
    """Write values of a user's own into a file, and begin a match with them."""
    path.write_bytes(words)
    new(case.ruleset, case.seats, seed=case.seed, cards=path, **case.options).view(None)


def value_files(rules: Ruleset, rng: Random, count: int) -> Iterator[bytes]:
    """Make files that are near to values for some cards: what is printed on them, and a bite out of it."""
    kinds = list(rules.cards)
    for _ in range(count):
        some = rng.sample(kinds, min(len(kinds), 3))
        words = "\n".join(as_values(kind, rng) for kind in some) or "[nothing]\nat = 0\n"
        yield bitten(words.encode(), rng)
    key = some_id(rules)
    yield from (
        f"[{key}]\ncopies = {'[' * 2_000}".encode(),
        f"{key}{'.a' * 5_000} = 1".encode(),
        f"[{key}]\ncopies = {'9' * 5_000}".encode(),
        b"\xff\xfe",
        b"a = 1979-05-27T07:32:00Z\nb = nan\nc = 1e400",
    )


def some_id(rules: Ruleset) -> str:
    """Return the id of a card, if there are any."""
    return next((kind.id for kind in rules.cards), "nothing")


def as_values(kind: type[Card], rng: Random) -> str:
    """Return what is printed on a card as a table of TOML."""
    values = {name: value for name, value in kind.printed.items() if isinstance(value, int | str) and name != "back"}
    chosen = rng.sample(sorted(values), min(len(values), 3))
    return f"[{kind.id}]\n" + "".join(f"{name} = {json.dumps(values[name])}\n" for name in chosen)
