"""Plain words about games and cards, for a command line."""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any

from tabletop import Expansion, NoSuchThing, Ruleset, expansions

from ._seating import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tabletop._rules.catalogue import CatalogueCard


#: Printed numbers wider than this share a column with the text.
MOST_NUMBERS = 24


def width() -> int:
    """Return how wide a page is here."""
    return max(40, min(get_terminal_size((100, 24)).columns, 120))


def plain(words: object) -> str:
    """
    Return words without anything that would move the cursor or ring the bell.

    >>> plain("Ann\\x1b[2J")
    'Ann?[2J'
    """
    return "".join(char if char.isprintable() or char == "\n" else "?" for char in str(words))


def paragraphs(text: str, indent: str = "") -> str:
    """Return a text in paragraphs, wrapped and indented."""
    parts = re.split(r"\n\s*\n", plain(text).strip())
    return "\n\n".join(
        textwrap.fill(" ".join(part.split()), width(), initial_indent=indent, subsequent_indent=indent)
        for part in parts
    )


def table(rows: Sequence[Sequence[str]]) -> str:
    """
    Return rows in columns; the last column is wrapped to what room is left.

    >>> print(table([("name", "what"), ("Ann", "a player")]))
    name  what
    Ann   a player
    """
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    left = sum(widths) + 2 * len(widths)
    lines = []
    for row in rows:
        head = "".join(cell.ljust(wide) + "  " for cell, wide in zip(row, widths, strict=False))
        lines.append(textwrap.fill(row[-1], max(width(), left + 24), initial_indent=head, subsequent_indent=" " * left))
        if not row[-1]:
            lines[-1] = head
    return "\n".join(line.rstrip() for line in "\n".join(lines).split("\n"))


def of(count: int, thing: str) -> str:
    """
    Return a number of things in words.

    >>> of(1, "card"), of(3, "card")
    ('1 card', '3 cards')
    """
    return f"{count} {thing}" + ("" if count == 1 else "s")


def provenances(rules: Ruleset) -> str:
    """Say how many cards a game has, and where they are known from."""
    kinds = Counter(card.provenance for card in rules.catalogue)
    copies = sum(card.copies for card in rules.catalogue)
    if not kinds:
        return "no cards"
    parts = ", ".join(f"{count} {provenance}" for provenance, count in sorted(kinds.items()))
    return f"{of(len(rules.catalogue), 'kind')} of card ({parts}), {of(copies, 'card')} printed"


def seats(rules: Ruleset) -> str:
    """
    Return with how many a game is played.

    >>> import tabletop
    >>> seats(tabletop.games()["hedge-court"])
    '2, 3, 4'
    """
    return ", ".join(map(str, rules.seats))


def game_list(games: Mapping[str, Ruleset]) -> str:
    """List the installed games."""
    if not games:
        return "No game is installed."
    return "\n\n".join(
        f"{name}: {plain(rules.title)}\n"
        f"  seats    {seats(rules)}\n"
        f"  options  {', '.join(option.name for option in rules.options) or 'none'}\n"
        f"  cards    {provenances(rules)}"
        for name, rules in games.items()
    )


def rules_page(rules: Ruleset) -> str:
    """Tell what a game is about, for how many it is, and what it can be set up with."""
    parts = [
        plain(rules.title),
        paragraphs(rules.text),
        f"Seats: {seats(rules)}\nCards: {provenances(rules)}\nRules: revision {rules.revision}",
    ]
    if rules.options:
        rows = [
            (f"  {option.name}", option.type, f"= {option.default!r}", plain(option.help)) for option in rules.options
        ]
        parts.append("Options (tabletop play --option NAME=VALUE):\n" + table(rows))
    sets = (*rules.game.own_sets, *expansions(rules).values())
    if sets:
        parts.append("Sets:\n" + table([(f"  {one.id}", plain(one.title), told_of(one)) for one in sets]))
    name = rules.name
    look = f"  tabletop cards {name}  " if rules.catalogue else ""
    parts.append(f"Play:  tabletop play {name}" + (f"\nCards: {look.strip()}" if look else ""))
    return "\n\n".join(parts)


def told_of(one: Expansion) -> str:
    """Say who has made a set, and where it is known from."""
    kinds = of(len(one.cards), "kind")
    return plain(f"{kinds} of card, {one.provenance}, by {one.by}, revision {one.revision}")


def numbers(card: CatalogueCard, rules: Ruleset) -> str:
    """Return what is printed on a card besides its text."""
    return plain(", ".join(f"{name} {value}" for name, value in printed(card, rules)))


def printed(card: CatalogueCard, rules: Ruleset) -> list[tuple[str, str]]:
    """Return what is printed on a card and tells people anything, each with its name."""
    unsaid = rules.game.looks.unsaid
    return [
        (name, listed(value))
        for name, value in card.numbers.items()
        if is_worth_saying(value) and f"card.{name}" not in unsaid
    ]


def listed(value: Any) -> str:
    """
    Return a printed value in words: several with spaces between.

    >>> listed(3), listed(("economic", "military"))
    ('3', 'economic military')
    """
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def is_worth_saying(value: Any) -> bool:
    """Say whether a printed value is anything at all."""
    return value is not None and value != "" and value != ()


def card_table(rules: Ruleset, kind: str | None) -> str:
    """List the cards of a game, perhaps of one kind only."""
    cards: Iterable[CatalogueCard] = rules.catalogue
    if kind is not None:
        kinds = sorted({card.kind for card in rules.catalogue})
        cards = [card for card in rules.catalogue if card.kind == kind.lower()]
        if not cards:
            known = ", ".join(kinds) or "none"
            raise NoSuchThing(kind, f"the kinds of card of {rules.name}{did_you_mean(kind, kinds)}: {known}")
    rows = [
        (plain(card.name), card.kind, str(card.copies), numbers(card, rules), card.provenance, plain(card.text))
        for card in cards
    ]
    if not rows:
        return f"{rules.name} has no cards."
    if max(len(row[3]) for row in rows) <= MOST_NUMBERS:
        return table([("CARD", "KIND", "COPIES", "PRINTED", "SOURCE", "TEXT"), *rows])
    short = [(*row[:3], row[4], "; ".join(filter(None, (row[3], row[5])))) for row in rows]
    return table([("CARD", "KIND", "COPIES", "SOURCE", "PRINTED"), *short])


def find_card(rules: Ruleset, name: str) -> CatalogueCard:
    """Return a card by its id or name, however it is written, or by how its name begins if that is enough."""

    def small(words: str) -> str:
        return re.sub(r"[\W_]+", " ", words.lower()).strip()

    cards = rules.catalogue
    exact = [card for card in cards if small(name) in (small(card.id), small(card.name))]
    begun = [card for card in cards if small(card.name).startswith(small(name))] if small(name) else []
    found = exact or (begun if len(begun) == 1 else [])
    if found:
        return found[0]
    raise NoSuchThing(name, f"the cards of {rules.name}{did_you_mean(name, [card.name for card in cards])}")


def card_page(card: CatalogueCard, rules: Ruleset) -> str:
    """Tell all of one card."""
    rows = [("kind", card.kind), ("set", plain(card.set)), ("copies", str(card.copies))]
    rows += [(name, plain(value)) for name, value in printed(card, rules)]
    rows += [("source", card.provenance)]
    rows += [(origin, ", ".join(parts)) for origin, parts in card.parts.items()]
    rows += [("id", card.id)]
    return f"{plain(card.name)}\n\n{paragraphs(card.text, '  ')}\n\n" + table(
        [(f"  {name}", value) for name, value in rows if value]
    )
