"""The table as one seat sees it: players with their zones and pools, what lies between them, and what lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.style import Style
from rich.text import Text

from tabletop import EVERYBODY, Shape

from . import _colours as colours
from ._cards import Catalogue, called, number_words, telling
from ._listing import plain
from ._words import is_said, pool_words, said

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabletop import Appearance, Ruleset, View
    from tabletop._outside.views import CardView, PlayerView, PoolView, ZoneView

#: Of a longer pile out of play, only the last few cards are shown; the texts (key t) list all.
LONGEST_PILE: Final = 6
SHOWN_OF_PILE: Final = 2
DOT: Final = " · "


def flow(pieces: Iterable[Text], width: int, label: Text) -> Text:
    """Lay pieces side by side after a label, and go on below where the line is full."""
    made = label.copy()
    indent = label.cell_len
    used = indent
    for piece in pieces:
        if used > indent and used + 1 + piece.cell_len > width:
            made.append("\n" + " " * indent)
            used = indent
        elif used > indent:
            made.append(" ")
            used += 1
        made.append_text(piece)
        used += piece.cell_len
    return made


class Painter:
    """Draws views of one match."""

    def __init__(self, rules: Ruleset, names: Sequence[str]) -> None:
        self.rules = rules
        self.names = [plain(name) for name in names]
        self.catalogue = Catalogue(rules)

    # ------------------------------------------------------------------------------------ the whole

    def table(self, view: View, width: int, *, marked: frozenset[str] = frozenset()) -> Text:
        """Return the table, with the cards in *marked* standing out; the reader's own things come last."""
        lines: list[Text] = []
        drawn = self.drawn(view)
        order = [*view.players]
        if view.seat is not None:
            order = [*order[view.seat + 1 :], *order[: view.seat + 1]]
        *others, last = order if order else [None]
        for player in others:
            if player is not None:
                lines += [*self.player(player, view, width, marked), Text()]
        middle = self.game(view, width, marked)
        if drawn:
            middle.insert(0, self.drawing(drawn, width))
        if middle:
            lines += [*middle, Text()]
        if last is not None:
            lines += self.player(last, view, width, marked)
        return Text("\n").join(lines)

    def drawn(self, view: View) -> str | None:
        """Return what the game draws of itself, if it does."""
        picture = getattr(self.rules.game, "picture", None)
        drawn = picture(view) if callable(picture) else None
        return str(drawn) if drawn else None

    def drawing(self, drawn: str, width: int) -> Text:
        """Return what the game drew, in the middle."""
        rows = plain(drawn).split("\n")
        margin = " " * max((width - max(len(row) for row in rows)) // 2, 2)
        return Text("\n".join(margin + row for row in rows), Style(bold=True, color=colours.PAPER))

    # ------------------------------------------------------------------------------------ players and the game

    def player(self, player: PlayerView, view: View, width: int, marked: frozenset[str]) -> list[Text]:
        """Return a player: name, numbers and pools, then zones."""
        colour = colours.of_seat(player.seat)
        turn = view.facts.get("active") == player.seat and view.outcome is None
        name = Text.assemble(
            ("▶ " if turn else "  ", Style(color=colours.GOLD)),
            (self.names[player.seat], Style(bold=True, color=colour)),
            (" (you)" if view.seat == player.seat else "", Style(color=colours.FAINT)),
        )
        pools = [self.pool(pool) for pool in view.pools if pool.holder == "player" and pool.place == player.seat]
        columns = [(name, value) for name, value in player.columns.items() if value not in (None, False)]
        numbers = [f"{name} {value}" for name, value in self.told("player", columns)]
        values = telling(self.rules.game.player_class, player.values)
        numbers += [number_words(name, value) for name, value in self.told("player", values)]
        zones = [zone for zone in view.zones if zone.holder == "player" and zone.place == player.seat]
        line = Text(DOT.join(pools), Style(color=colours.GOLD))
        for part in [*numbers, *self.counts(zones)]:
            line.append((DOT if line.plain else "") + part, Style(color=colours.FAINT))
        head = Text.assemble(name, "  ", line)
        return [head, *self.zones(zones, view, width, marked)]

    def game(self, view: View, width: int, marked: frozenset[str]) -> list[Text]:
        """Return what belongs to nobody: zones, pools, numbers, what lasts and what is being resolved."""
        zones = [zone for zone in view.zones if zone.holder == "game"]
        parts = self.counts(zones)
        parts += [self.pool(pool) for pool in view.pools if pool.holder == "game" and pool.count]
        parts += [f"{name} {value}" for name, value in self.told("game", view.values.items())]
        lines = [Text("  " + DOT.join(parts), Style(color=colours.FAINT))] if parts else []
        lines += self.zones(zones, view, width, marked)
        for lasting in view.effects:
            whose = "" if lasting.controller is None else f"{self.names[lasting.controller]}: "
            until = f" (until {plain(lasting.until)})" if lasting.until else ""
            lines.append(
                Text(f"  ⧗ {whose}{plain(lasting.text.english)}{until}", Style(italic=True, color=colours.GOLD))
            )
        return lines

    def told(self, holder: str, values: Iterable[tuple[str, Any]]) -> list[tuple[str, Any]]:
        """Return what people are told of a holder, each by what they call it."""
        return [(said(self.looks, holder, name), value) for name, value in values if is_said(self.looks, holder, name)]

    @property
    def looks(self) -> Appearance:
        """How the game looks, where it says so."""
        return self.rules.game.looks

    def name(self, zone: ZoneView) -> str:
        """Return what people call a zone."""
        return said(self.looks, zone.holder, zone.name)

    def pool(self, pool: PoolView) -> str:
        """Return a pool with what lies in it."""
        supplies = None if pool.supplies is None else called(self.rules, pool.supplies)
        return pool_words(said(self.looks, pool.holder, pool.name), pool.count, supplies)

    # ------------------------------------------------------------------------------------ zones

    def counts(self, zones: Sequence[ZoneView]) -> list[str]:
        """Return the zones of which the reader sees no card as numbers; of open ones, nothing tells that they are empty."""
        declared = (*self.rules.game.player_class.zone_kinds, *self.rules.game.zone_kinds)
        kept = {kind.name: self.looks.places.get(f"{kind.holder}.{kind.name}", Shape()).kept for kind in declared}
        closed = {kind.name for kind in declared if kind.sees is not EVERYBODY and kept[kind.name] is not False}
        return [
            f"{self.name(zone)} {zone.count}"
            for zone in zones
            if not is_open(zone) and (zone.count or zone.name in closed)
        ]

    def zones(self, zones: Sequence[ZoneView], view: View, width: int, marked: frozenset[str]) -> list[Text]:
        """Return the zones of which the reader sees cards, each on its own line."""
        shown = [zone for zone in zones if is_open(zone) and zone.count]
        wide = max((len(self.name(zone)) for zone in shown), default=0)
        lines = []
        for zone in shown:
            label = Text(f"    {self.name(zone).ljust(wide)}  ", Style(color=colours.FAINT))
            lines.append(flow(self.cards(zone, view, marked), width, label))
            for card in zone.cards:
                lines += [] if card is None else self.attached(card, view, width, marked)
        return lines

    def cards(self, zone: ZoneView, view: View, marked: frozenset[str]) -> list[Text]:
        """Return the cards of a zone as boxes: of a long pile out of play only the last; unseen ones as a number."""
        cards = [card for card in zone.cards if card is not None]
        pieces: list[Text] = []
        unseen = zone.count - len(cards)
        in_play = any(card.controller is not None for card in cards)
        if not in_play and len(cards) > LONGEST_PILE and not is_a_hand(zone):
            pieces.append(Text(f"{len(cards) - SHOWN_OF_PILE} more", Style(color=colours.FAINT)))
            cards = cards[-SHOWN_OF_PILE:]
        pieces += [self.card(card, zone, marked) for card in cards]
        if unseen:
            pieces.append(Text(f"+{unseen} unseen", Style(color=colours.FAINT, italic=True)))
        return pieces

    def card(self, card: CardView, zone: ZoneView, marked: frozenset[str]) -> Text:
        """Return one card as a box, with a name where it is not clear who controls it."""
        foreign = card.controller is not None and (zone.holder != "player" or zone.place != card.controller)
        names = (self.names[card.controller],) if foreign and card.controller is not None else ()
        return self.catalogue.box(card, marked=card.id in marked, names=names)

    def attached(self, host: CardView, view: View, width: int, marked: frozenset[str]) -> list[Text]:
        """Return what lies on or under a card."""
        lines = []
        for zone in view.zones:
            if zone.holder == "card" and zone.place == host.id and host.id is not None:
                label = Text(f"      ↳ {plain(host.name or 'a card')}: {self.name(zone)}  ", Style(color=colours.FAINT))
                pieces = self.cards(zone, view, marked) or [Text(str(zone.count))]
                lines.append(flow(pieces, width, label))
                for card in zone.cards:
                    lines += [] if card is None else self.attached(card, view, width, marked)
        return lines

    # ------------------------------------------------------------------------------------ what is going on

    def stack(self, view: View) -> Text:
        """Return what is being resolved, the outermost first."""
        parts = []
        for frame in view.stack:
            name = plain(frame.name or "a card")
            text = plain(frame.text.english)
            parts.append(name if text == name else f"{name} {text}")
        return Text("resolving " + " › ".join(parts), Style(italic=True, color=colours.GOLD)) if parts else Text()

    def seat(self, seat: int | None) -> Text:
        """Return the name of a seat in its colour."""
        if seat is None or not 0 <= seat < len(self.names):
            return Text("chance" if seat is not None else "a spectator", Style(color=colours.FAINT))
        return Text(self.names[seat], Style(bold=True, color=colours.of_seat(seat)))


def is_open(zone: ZoneView) -> bool:
    """Say whether the reader sees any card of a zone."""
    return any(card is not None for card in zone.cards)


def is_a_hand(zone: ZoneView) -> bool:
    """Say whether a zone is called a hand: of one every card is shown."""
    return "hand" in zone.name
