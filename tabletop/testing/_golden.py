"""Golden playthroughs: a whole match as a text that people can review, kept in a file and compared."""

from __future__ import annotations

import os
from difflib import unified_diff
from pathlib import Path
from typing import Any, Final

from tabletop import Match, View, to_data
from tabletop._outside.match import begin

from ._checks import readers

#: With this set in the environment, golden files are written anew instead of being compared.
REWRITE: Final = "TABLETOP_REWRITE"


def golden(match: Match) -> str:
    """
    Tell a whole match as text: each decision with its options and what was picked, what happened, and what each seat sees.

    >>> from tabletop.testing import random_match
    >>> print(golden(random_match("tic-tac-toe", seed=3, most=1)).splitlines()[0])
    tic-tac-toe, revision 1, seats Seat 1 and Seat 2, seed 3
    """
    answers = match.answers
    if answers is None:
        raise ValueError("a golden playthrough begins with the set-up, and this match does not")
    setup = match.setup
    again = begin(setup, log=True)
    lines = [
        f"{match.ruleset.name}, revision {match.ruleset.revision}, seats {' and '.join(match.seats)}, seed {setup.seed}"
    ]
    if options := {name: value for name, value in to_data(setup.options).items() if (name, value) != ("sets", None)}:
        lines.append(f"options {options}")
    teller = Teller(again)
    lines += teller.news()
    for picked in answers:
        lines += teller.decision(picked)
        again.answer(picked)
        lines += teller.news()
    if again.decision is not None:
        lines += teller.decision(None)
    else:
        lines += [
            "",
            f"The end: {again.outcome and again.outcome.how}",
            f"points {again.outcome and again.outcome.points}",
        ]
    return "\n".join(lines) + "\n"


class Teller:
    """Somebody who tells a match as it goes on: only what is new."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told = 0
        self.seen: dict[int | None, dict[str, str]] = {seat: {} for seat in readers(match)}

    def decision(self, picked: Any) -> list[str]:
        """Tell what is asked, and what was picked (marked with >)."""
        decision = self.match.decision
        assert decision is not None
        name = "chance" if decision.seat < 0 else self.match.seats[decision.seat]
        picks = () if picked is None else (picked,) if isinstance(picked, int) else picked
        how_many = "" if decision.single else f" ({decision.at_least} to {decision.at_most})"
        lines = ["", f"[{decision.number}] {name}: {decision.prompt}{how_many}"]
        lines += [f"  {'>' if option.index in picks else ' '} {option.label}" for option in decision.options]
        if decision.ordered and len(picks) > 1:
            lines.append(f"    in the order {', '.join(str(decision.options[pick]) for pick in picks)}")
        return lines

    def news(self) -> list[str]:
        """Tell what happened, and what each seat sees otherwise than before."""
        events = self.match.events(None, since=self.told)
        self.told = self.match.sequence
        lines = [f"  * {event.text.english}" for event in events if event.kind not in ("Asked", "Ended")]
        common: dict[str, str] = {}
        for seat in (None, *range(len(self.match.seats))):
            now = glance(self.match.view(seat))
            name = "all see" if seat is None else f"{self.match.seats[seat]} sees"
            before = self.seen[seat]
            lines += [
                f"    {name} {what}: {words}"
                for what, words in now.items()
                if before.get(what, "") != words and (seat is None or common.get(what) != words)
            ]
            self.seen[seat] = now
            common = now if seat is None else common
        return lines


def glance(view: View) -> dict[str, str]:
    """Put what a view shows into a few words for each place."""
    found = {f"fact {name}": str(to_data(value)) for name, value in view.facts.items()}
    names: dict[Any, str] = {None: "", **{player.seat: player.name for player in view.players}, **names_of_cards(view)}
    for zone in view.zones:
        whose = names.get(zone.place, "a card")
        cards = [card_words(card) for card in zone.cards]
        hidden = zone.count - len(cards)
        found[f"{whose} {zone.name}".strip()] = (
            ", ".join([*cards, *([f"{hidden} hidden"] if hidden else [])]) or "nothing"
        )
    for pool in view.pools:
        if pool.place is not None:
            found[f"{names[pool.place]} {pool.name}"] = str(
                pool.count if pool.supplies is None else dict(pool.supplies)
            )
    for player in view.players:
        found |= {f"{player.name} {name}": str(value) for name, value in {**player.columns, **player.values}.items()}
    found |= {name: str(value) for name, value in view.values.items()}
    found["lasting effects"] = ", ".join(f"{effect.kind} until {effect.until}" for effect in view.effects) or "none"
    return found


def names_of_cards(view: View) -> dict[Any, str]:
    """Call every card that others could lie on by its name, and two of a name by their order."""
    names: dict[Any, str] = {}
    times: dict[str, int] = {}
    for made, card in view.cards.items():
        name = card.name or "a card"
        times[name] = times.get(name, 0) + 1
        names[made] = name if times[name] == 1 else f"{name} {times[name]}"
    return names


def card_words(card: Any) -> str:
    """Put a card as somebody sees it into a few words."""
    if card is None or card.name is None:
        return "?"
    extras = [f"{name} {value}" for name, value in card.values.items()]
    extras += [f"{name} {value}" for name, value in card.columns.items() if value]
    extras += [f"{count} {name}" for pool in card.pools.values() for name, count in pool.items()]
    extras += [] if card.face_up else ["face down"]
    return f"{card.name} ({', '.join(extras)})" if extras else str(card.name)


def check_golden(path: str | Path, match: Match | str, *, rewrite: bool | None = None) -> None:
    """
    Compare a match (or a text) with its golden file, and show what differs.

    A test says ``check_golden(Path(__file__).parent / "golden" / "first.txt", match)``.
    With *rewrite*, or with ``TABLETOP_REWRITE`` in the environment, the file is written anew: then review its diff.
    """
    text = match if isinstance(match, str) else golden(match)
    file = Path(path)
    if wants_rewriting() if rewrite is None else rewrite:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return
    if not file.exists():
        raise AssertionError(f"there is no golden file {file.name}: run the test once with {REWRITE}=1")
    kept = file.read_text(encoding="utf-8")
    if kept != text:
        diff = "\n".join(list(unified_diff(kept.splitlines(), text.splitlines(), "kept", "now", lineterm=""))[:60])
        raise AssertionError(f"{file.name} is not how the match goes now ({REWRITE}=1 writes it anew):\n{diff}")


def wants_rewriting() -> bool:
    """Say whether golden files are to be written anew."""
    return bool(os.environ.get(REWRITE))  # noqa: TID251 (a switch for people who run tests, no rule reads it)
