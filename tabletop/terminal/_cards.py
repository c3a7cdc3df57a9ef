"""Cards as small boxes, and all that is known of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.style import Style
from rich.text import Text

from tabletop import Card

from . import _colours as colours
from ._listing import plain
from ._words import is_quiet, is_said, said, supply_words, value_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tabletop import Appearance, Ruleset, View
    from tabletop._outside.views import CardView
    from tabletop._rules.catalogue import CatalogueCard
    from tabletop._rules.holders import Holder

#: More printed numbers than this are left to the text of the card.
MOST_NUMBERS = 2
NO_NUMBER = object()


def telling(holder: type[Holder], values: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Leave out of the values of a holder what is as it is of all: permissions, what is 0, and of a card any number."""
    kinds = int if issubclass(holder, Card) else bool
    usual = {one.name: one.base for one in holder.computed if isinstance(one.base, kinds) or one.base == 0}
    return [
        (name, value)
        for name, value in values.items()
        if not (isinstance(value, bool) and value == usual.get(name, False)) and usual.get(name, NO_NUMBER) != value
    ]


def called(rules: Ruleset, supplies: Mapping[str, int]) -> dict[str, int]:
    """Return what lies in a pool by what people call it."""
    named = rules.game.looks.words
    names = {kind.name: named.get(f"supply.{kind.name}", kind.called or kind.name) for kind in rules.game.supplies}
    return {names[name]: count for name, count in supplies.items()}


def number_words(name: str, value: Any) -> str:
    """Put a number, or a truth, into words."""
    if isinstance(value, bool):
        return name if value else f"{name}: no"
    return f"{name} {value_words(value)}"


class Catalogue:
    """The printed cards of a game, by id, and the colours of their kinds."""

    def __init__(self, rules: Ruleset) -> None:
        self.cards: Mapping[str, CatalogueCard] = {card.id: card for card in rules.catalogue}
        self.rules = rules
        self.kinds = list(dict.fromkeys(card.kind for card in rules.catalogue))

    def printed(self, card: CardView) -> CatalogueCard | None:
        """Return what is printed on a card; None if its face is hidden."""
        return None if card.kind is None else self.cards.get(card.kind)

    def colour(self, card: CardView) -> str:
        """Return what a card is printed on."""
        printed = self.printed(card)
        return colours.BACK if printed is None else colours.of_kind(printed.kind, self.kinds)

    # ------------------------------------------------------------------------------------ boxes

    def box(self, card: CardView | None, *, marked: bool = False, names: tuple[str, ...] = ()) -> Text:
        """Return a card as a box with its name and numbers, and an edge in its controller's colour."""
        if card is None:
            return box([("?", Style(color=colours.FAINT))], colours.BACK, colours.FAINT)
        parts: list[tuple[str, Style]] = [(plain(card.name or "a card"), Style(bold=marked, italic=card.name is None))]
        if not card.face_up:
            parts.append(("face down", Style(italic=True, color=colours.FAINT)))
        parts += self.numbers(card)
        parts += [(one, Style(color=colours.GOLD)) for one in extras(card, self.rules)]
        if names:
            parts += [(f"({name})", Style(color=colours.FAINT)) for name in names]
        meta = {"card": card.id} if card.id else {}
        seat = card.controller if card.controller is not None else card.owner
        edge = colours.GOLD if marked else colours.of_seat(seat)
        return box(parts, self.colour(card), edge, meta)

    def numbers(self, card: CardView) -> list[tuple[str, Style]]:
        """Return the numbers of a card: as they are now where that is known, else as they are printed."""
        printed = self.printed(card)
        base: dict[str, Any] = {} if printed is None else dict(printed.numbers)
        if card.values:
            kind = self.rules.by_id[card.kind] if card.kind is not None else Card
            told = [(name, value) for name, value in telling(kind, card.values) if isinstance(value, int)]
            named = [(name, value) for name, value in told if is_said(self.looks, "card", name)]
        else:
            named = [(name, value) for name, value in base.items() if self.is_telling(name, value)][:MOST_NUMBERS]
        found = []
        for name, value in named:
            first = base.get(name, value)
            better = type(first) is int and value > first
            worse = type(first) is int and value < first
            colour = colours.BETTER if better else colours.WORSE if worse else colours.PAPER
            label = str(value) if len(named) == 1 and type(value) is int else number_words(self.said(name), value)
            found.append((label, Style(bold=True, color=colour)))
        return found

    @property
    def looks(self) -> Appearance:
        """How the game looks, where it says so."""
        return self.rules.game.looks

    def said(self, name: str) -> str:
        """Return what people call a number of a card."""
        return said(self.looks, "card", name)

    def is_telling(self, name: str, value: object) -> bool:
        """Say whether a printed value is a number that people are told."""
        return type(value) is int and is_said(self.looks, "card", name)

    # ------------------------------------------------------------------------------------ texts

    def page(self, card: CardView, view: View, reasons: Iterable[str] = ()) -> Text:
        """Return all that is known of a card: its text, numbers, where it lies, and where its print is known from."""
        printed = self.printed(card)
        if printed is None:
            return Text.assemble(("A card", "bold"), "\nIts face is hidden from you.")
        page = Text()
        page.append(plain(printed.name), Style(bold=True, color=colours.GOLD))
        page.append(f"  {printed.kind}", Style(color=colours.FAINT))
        page.append(f"\n{plain(printed.text)}\n")
        for name, value in printed.numbers.items():
            if not is_quiet(value) and is_said(self.looks, "card", name):
                page.append(f"\n{self.said(name)} {value_words(value)}", Style(bold=True))
                if card.values.get(name, value) != value:
                    page.append(f", now {card.values[name]}")
        for reason in reasons:
            page.append(f"\n{plain(reason)}", Style(color=colours.FAINT))
        for one in (place_words(card, view, self.rules), *extras(card, self.rules)):
            page.append(f"\n{one}" if one else "")
        source = f"{printed.set}, " if printed.set else ""
        page.append(
            f"\n{plain(source)}{printed.provenance} · {printed.copies} in the game",
            Style(color=colours.FAINT, italic=True),
        )
        for origin, parts in printed.parts.items():
            page.append(f"\n{origin}: {', '.join(parts)}", Style(color=colours.FAINT, italic=True))
        return page

    def line(self, card: CardView) -> Text:
        """Return the text of a card on one line."""
        printed = self.printed(card)
        if printed is None:
            return Text("a card whose face is hidden from you", Style(italic=True, color=colours.FAINT))
        return Text.assemble((plain(printed.name), Style(bold=True, color=colours.GOLD)), " ", plain(printed.text))


def box(parts: Iterable[tuple[str, Style]], ground: str, edge: str, meta: Mapping[str, Any] | None = None) -> Text:
    """Return words side by side on a coloured ground between two edges."""
    made = Text(no_wrap=True)
    rim = Style(color=edge, bgcolor=ground)
    made.append("▌", rim)
    for index, (one, style) in enumerate(parts):
        made.append(" " * bool(index) + one, Style(color=colours.PAPER, bgcolor=ground) + style)
    made.append(" ", rim)
    if meta:
        made.stylize(Style(meta=dict(meta)))
    return made


def extras(card: CardView, rules: Ruleset) -> list[str]:
    """Return what lies or stands on a card: supplies in its pools, and columns that say anything."""
    found = [supply_words(called(rules, supplies)) for supplies in card.pools.values()]
    looks = rules.game.looks
    for name, value in card.columns.items():
        if not is_quiet(value) and is_said(looks, "card", name):
            its = said(looks, "card", name)
            found.append(its if value is True else f"{its} {value_words(value)}")
    return [one for one in found if one]


def place_words(card: CardView, view: View, rules: Ruleset) -> str:
    """Say where a card lies, and whose it is."""
    for zone in view.zones:
        if card in zone.cards:
            names = [player.name for player in view.players]
            whose = f"{names[zone.place]}'s " if zone.holder == "player" and isinstance(zone.place, int) else ""
            controller = card.controller
            held = f", under {names[controller]}" if controller is not None and controller != zone.place else ""
            return plain(f"in {whose}{said(rules.game.looks, zone.holder, zone.name)}{held}")
    return ""
