"""Somebody who looks at a table, and what they may know of it."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, cast

import attrs

from tabletop._base.errors import NoSuchThing
from tabletop._base.texts import A_CARD, Text, as_text
from tabletop._play.chronicle import who_decides
from tabletop._play.decisions import CHANCE
from tabletop._play.pointing import Spot, targets_of
from tabletop._rules.cards import Card
from tabletop._rules.effects import CardRef, fields_told, in_words, key_of_effect
from tabletop._rules.explanations import Explanation
from tabletop._rules.facts import shown_facts
from tabletop._rules.players import Player
from tabletop._rules.zones import Zone
from tabletop._table.layout import NOBODYS
from tabletop._table.places import Scalar, Supply

from .knower import UNKNOWN, Knower
from .shown import worked_out
from .views import (
    CardAtWork,
    CardView,
    DecisionView,
    EffectView,
    OptionView,
    OutcomeView,
    PlayerView,
    PoolView,
    PutView,
    StackView,
    TargetView,
    TextView,
    View,
    ZoneView,
    place_id,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from tabletop._play.decisions import Decision, Option
    from tabletop._play.game import Game
    from tabletop._play.stack import Frame
    from tabletop._rules.effects import Lasting
    from tabletop._rules.outcomes import Outcome
    from tabletop._table.table import Snapshot

    from .shown import Remembering
    from .views import Shown


class Reader(Knower):
    """Somebody who looks at a table."""

    #: What is remembered of what is worked out.
    remembering: Remembering | None = None
    #: What this reader saw last of a table with the same layout, and which columns are others now.
    last: View | None = None
    differing: Collection[str] = ()
    #: The same view, if what is worked out of what has not changed itself need not be worked out anew.
    worked_out: View | None = None

    def __init__(self, game: Game, seat: int | None, state: Snapshot | None = None) -> None:
        super().__init__(game, seat, state)
        #: The cards as they look, by their rows, and the zones, by their numbers, as far as they were looked at and are as then.
        self.looks: dict[int, CardView] = {}
        self.looks_into: dict[int, ZoneView] = {}
        #: The zones in which something lies otherwise than this reader saw last.
        self.others: Collection[int] = range(len(self.layout.zones))
        #: What lasted then, by its number, and how this reader saw it.
        self.effects_then: Mapping[int, tuple[Lasting, EffectView]] = {}

    def look(self, row: int) -> CardView:
        """Return a card as this reader sees it; of one that has not changed, only what is worked out may differ."""
        look = self.looks.get(row)
        if look is None:
            look = self.card(row)
        elif look.values and self.worked_out is None:
            life, kept = (row, self.columns["incarnation"][row]), self.remembering
            values = self.values("card", row, life) if kept is None else kept.values(("card", row), life)
            if values is not look.values and values != look.values:
                look = look._replace(values=values)
        self.looks[row] = look
        return look

    def looks_of(self, rows: Iterable[int]) -> list[CardView]:
        """Return cards as this reader sees them."""
        looks, look, anew = self.looks, self.look, self.worked_out is None
        return [look(row) if (found := looks.get(row)) is None or (anew and found.values) else found for row in rows]

    def card(self, row: int) -> CardView:
        """Return a card as this reader sees it."""
        cells, layout = self.columns, self.layout
        kind = layout.kinds[row]
        owner = layout.owners[row]
        playing = layout.in_play[cells["zone"][row]]
        known = self.known[row] >> self.bit & 1
        up = cells["face_up"][row]
        controller = None
        columns: Mapping[str, Scalar] = {}
        values: Mapping[str, Shown] = {}
        pools: Mapping[str, Mapping[str, int]] = {}
        if playing:
            controller = cells["controller"][row]
            if kind.columns:
                # Which columns a card has would tell its face: of a hidden one only what has changed is shown.
                columns = {
                    column.name: cells[column.key][row]
                    for column in kind.columns
                    if column.shown and (known or cells[column.key][row] != column.default)
                }
            if kind.pool_kinds:
                pools = {
                    layout.pools[number].kind.name: counts
                    for number in layout.pools_on_card[row]
                    if layout.pool_seers[number] >> self.bit & 1 and (counts := self.counts(number))
                }
            if known and up and (kind.computed or kind.displayed_kinds):
                values = self.values("card", row, (row, cells["incarnation"][row]))
        elif not known:
            owner = NOBODYS
        return tuple.__new__(
            CardView,
            (
                self.id(row),
                kind.id if known else None,
                kind.name if known else None,
                kind.printed["provenance"] if known else None,
                None if owner == NOBODYS else owner,
                None if controller == NOBODYS else controller,
                up,
                columns,
                values,
                pools,
            ),
        )

    def values(self, kind: str, place: int, life: Any) -> Mapping[str, Shown]:
        """Return what is worked out for the game, a player or a card."""
        if self.remembering is None:
            return worked_out(self.then.holder(kind, place))
        return self.remembering.values((kind, place), life)

    def counts(self, number: int) -> Mapping[str, int]:
        """Return how many of each supply a pool holds, of those that it holds any of."""
        found: dict[str, int] = {}
        for kind in self.game.supplies:
            if count := self.columns[kind.column][number]:
                found[kind.name] = count
        return found

    def zones(self) -> tuple[ZoneView, ...]:
        """Return all zones; of cards only those that hold anything, by the ids of these."""
        first, kept, zones = self.layout.first_card_zone, self.looks_into, self.columns["zones"]
        anew = [*self.others, *self.zones_worked_out_anew()]
        for number in anew:
            if number < first or zones[number]:
                kept[number] = self.zone(number, zones[number])
        if self.last is None or max(anew, default=-1) >= first:
            numbers = sorted(kept)
            return (
                *[kept[number] for number in numbers[:first]],
                *sorted([kept[number] for number in numbers[first:]], key=attrgetter("id")),
            )
        if not anew:
            return self.last.zones
        found = [*self.last.zones]
        for number in anew:
            found[number] = kept[number]
        return tuple(found)

    def zones_worked_out_anew(self) -> list[int]:
        """Return the zones in which all lies as it did, and something comes out otherwise that is worked out."""
        if self.worked_out is not None:
            return []
        looks, look, in_play, zones = self.looks, self.look, self.layout.in_play, self.columns["zones"]
        found = []
        for number, zone in self.looks_into.items():
            if zone.cards and in_play[number]:
                for row in zones[number]:
                    before = looks.get(row)
                    if before is not None and before.values and look(row) is not before:
                        found.append(number)
                        break
        return found

    def zone(self, number: int, rows: tuple[int, ...]) -> ZoneView:
        """Return a zone with the cards that lie there."""
        known, bit = self.known, self.bit
        kind, place = self.layout.zones[number]
        where: int | str | None = place if place >= 0 else None
        name = place_id(where, kind.name)
        if kind.holder == "card":
            where = self.id(place)
            name = place_id(where or UNKNOWN, kind.name)
        cards: tuple[CardView | None, ...] = ()
        if rows:
            if self.layout.zone_seers[number] >> bit & 1:
                cards = tuple(self.looks_of(rows))
            elif kind.ordered:
                cards = tuple([self.look(row) if known[row] >> bit & 1 else None for row in rows])
                cards = cards if any(cards) else ()
            else:
                seen = self.looks_of([row for row in rows if known[row] >> bit & 1])
                seen.sort(key=by_name)
                cards = tuple(seen)
        made: ZoneView = tuple.__new__(ZoneView, (name, kind.name, kind.holder, where, len(rows), cards))
        return made

    def pools(self) -> tuple[PoolView, ...]:
        """Return all pools of the game and the players; those on cards are with their cards."""
        supplies = self.layout.ruleset.supplies
        if not supplies:
            return ()
        if self.last is not None and not [one for one in supplies if one.column in self.differing]:
            return self.last.pools
        found = []
        for number, (kind, place) in enumerate(self.layout.pools[: self.layout.first_card_pool]):
            counts = self.counts(number)
            seen = counts if self.layout.pool_seers[number] >> self.bit & 1 else None
            where = place if place >= 0 else None
            name = place_id(where, kind.name)
            found.append(tuple.__new__(PoolView, (name, kind.name, kind.holder, where, sum(counts.values()), seen)))
        return tuple(found)

    def facts(self) -> Mapping[str, Any]:
        """Return the facts, which are open to all, but for those that tell people nothing."""
        if self.last is not None and "facts" not in self.differing:
            return self.last.facts
        values, kind = vars(self.columns["facts"]), cast("Any", self.game.facts_class)
        return {name: values[name] for name in shown_facts(kind)}

    def players(self) -> tuple[PlayerView, ...]:
        """Return all players."""
        if self.last is None or not self.layout.of_seats.isdisjoint(self.differing):
            return tuple([self.player(seat) for seat in range(self.layout.seats)])
        if self.worked_out is not None:
            return self.last.players
        anew = [self.values("player", seat, seat) for seat in range(self.layout.seats)]
        return tuple(
            [
                view if values is view.values else view._replace(values=values)
                for view, values in zip(self.last.players, anew, strict=True)
            ]
        )

    def player(self, seat: int) -> PlayerView:
        """Return one player."""
        shown = [column for column in self.layout.ruleset.player_columns if column.shown]
        columns = {column.name: self.columns[column.key][seat] for column in shown}
        values = self.values("player", seat, seat) if self.worked_out is None else self.worked_out.players[seat].values
        return PlayerView(seat, self.game.setup.seats[seat], columns, values)

    def effects(self) -> tuple[EffectView, ...]:
        """Return what lasts."""
        told, where, others = self.effects_then, self.columns["zone"], self.others
        found = []
        for lasting in self.columns["lasting"]:
            then, effect = told.get(lasting.number, (None, None))
            # It is called as it was if all cards of which it tells lie as they did.
            if effect is None or then != lasting or [row for row in rows_of(lasting) if where[row] in others]:
                effect = self.effect(lasting)
            found.append(effect)
        return tuple(found)

    def effect(self, lasting: Lasting) -> EffectView:
        """Return one lasting effect."""
        source = None if lasting.source is None else self.id_of(*lasting.source)
        values = {name: self.value(field) for name, field in fields_told(self.then, lasting).items()}
        text = TextView(key_of_effect(lasting.kind, *lasting.fields), in_words(self.then, lasting, self.name), values)
        controller = None if lasting.controller == NOBODYS else lasting.controller
        cards = tuple(self.ids(self.then.cards_in(lasting.fields)))
        return EffectView(lasting.kind.__name__, text, lasting.until, source, controller, cards)

    def stack(self, frames: Iterable[Frame]) -> tuple[StackView, ...]:
        """Return what is being resolved."""
        return tuple([self.frame(frame) for frame in frames])

    def frame(self, frame: Frame) -> StackView:
        """Return one thing that is being resolved."""
        source, seat = frame.source, None if frame.controller is None else frame.controller.seat
        if not isinstance(source, Card):
            return StackView(self.text(frame.text), None, str(source.name), seat)
        card = self.id_of(source.row, source.incarnation)
        if not self.knows(source.row):
            return StackView(self.text(A_CARD), card, None, seat)
        kind = CardAtWork if card is not None and self.known[source.row] >> self.bit & 1 else StackView
        return kind(self.text(frame.text), card, source.name, seat)

    def decision(self, decision: Decision, sequence: int | None = None) -> DecisionView:
        """Return a decision with its options, as the one who chooses calls them."""
        self.is_witness = True
        options = [
            self.option(option, key, decision)
            for option, key in zip(decision.options, decision.options.keys, strict=True)
        ]
        about, prompt = decision.about, self.text(decision.prompt)
        self.is_witness = False
        return DecisionView(
            decision.number,
            decision.sequence if sequence is None else sequence,
            decision.seat,
            decision.kind,
            prompt,
            tuple(options),
            decision.default,
            self.id_of(about.row, about.incarnation) if isinstance(about, Card) else None,
            decision.at_least,
            decision.at_most,
            decision.ordered,
        )

    def waiting_for(self, decisions: Sequence[Decision], frames: Sequence[Frame]) -> TextView:
        """Return what those who wait may know of decisions: what rules say openly, or else what is being resolved."""
        first, are_several = decisions[0], len(decisions) > 1
        if first.openly is not None and all(one.openly == first.openly for one in decisions):
            return self.text(as_text(first.openly))
        prompt = first.prompt
        who: Any = who_decides(decisions, self.game.players)
        source, what = (frames[-1].source, frames[-1].text) if frames else (None, A_CARD)
        if (
            self.game.asks_openly
            and first.seat != CHANCE
            and not [one for one in decisions[1:] if one.prompt != prompt]
        ):
            return self.text(question(who, source, prompt, are_several=are_several))
        verb, key = ("decide", "tabletop.decide") if are_several else ("decides", "tabletop.decides")
        if source is None:
            return self.text(Text(key, f"{{player}} {verb}", player=who))
        if isinstance(source, Card) and not self.knows(source.row):
            what = A_CARD
        return self.text(
            Text(f"{key}-on", f"{{player}} {verb}: {{source}}: {{what}}", player=who, source=source, what=what)
        )

    def option(self, option: Option, key: str, decision: Decision) -> OptionView:
        """Return one option of a decision."""
        thing = option.thing
        things = (thing,) if isinstance(thing, Card) else targets_of(thing)
        put = getattr(thing, "puts", None) or ((decision.about, thing) if decision.kind == "place" else None)
        found = [made for thing in things if (made := self.target(thing)) is not None]
        # Who picks blindly is not told which one it would be.
        targets = tuple([made for made in found if made.kind != "shown" or option.text.key != A_CARD.key])
        view: OptionView = tuple.__new__(OptionView, (key, option.label, targets, put and self.put(*put)))
        return view

    def put(self, what: Any, to: Any) -> PutView | None:
        """Return what is put somewhere, and where, if this reader can tell both."""
        put, place = ([self.target(one) for one in targets_of(thing)] for thing in (what, to))
        return PutView(put[0], place[0]) if put and place and put[0] and place[0] else None

    def target(self, thing: Any) -> TargetView | None:
        """Return something that can be clicked on; of a card that the reader can't tell there is nothing."""
        if isinstance(thing, Card):
            made = self.id_of(thing.row, thing.incarnation)
            return self.shown_at(thing.row) if made is None else tuple.__new__(TargetView, ("card", made, None, None))
        if isinstance(thing, Player):
            return TargetView("seat", thing.seat)
        if isinstance(thing, Supply):
            return TargetView("supply", thing.name)
        if isinstance(thing, Spot):
            return TargetView("spot", self.holder(thing.on or self.game), thing.name, thing.number)
        return TargetView("zone" if isinstance(thing, Zone) else "pool", self.place_of(thing))

    def shown_at(self, row: int) -> TargetView | None:
        """Return at which place a card without an id is shown, if the reader knows it: where several look alike, the first."""
        if not self.known[row] >> self.bit & 1:
            return None
        number = self.columns["zone"][row]
        rows = self.columns["zones"][number]
        zone = self.zone(number, rows)
        kinds = [card and card.kind for card in zone.cards]
        ordered = self.layout.zones[number][0].ordered
        return TargetView(
            "shown", zone.id, None, rows.index(row) if ordered else kinds.index(self.layout.kinds[row].id)
        )

    def ids(self, cards: Iterable[Card]) -> list[str]:
        """Return the ids of the cards that can be told from others."""
        return [made for card in cards if (made := self.id_of(card.row, card.incarnation)) is not None]

    def explanation(self, whole: Explanation) -> Explanation:
        """Return an explanation in which hidden cards have no names."""
        told = [
            attrs.evolve(reason, source=as_text(self.text(reason.source).english))
            if reason.source.arguments
            else reason
            for reason in whole.reasons
        ]
        return Explanation(whole.value, tuple(told))

    def explain(self, card: str, quantity: str) -> Explanation:
        """Say why a number of a card is what it is."""
        for row, kind in enumerate(self.layout.kinds):
            if self.knows(row) and self.id(row) == card:
                for computed in kind.computed:
                    if computed.name == quantity:
                        return self.explanation(self.game.explain(computed, self.game.card_at(row)))
                raise NoSuchThing(quantity, f"the numbers of {kind.name}")
        raise NoSuchThing(card, "the cards that this seat sees")

    def outcome(self, outcome: Outcome | None) -> OutcomeView | None:
        """Return how the match ended."""
        if outcome is None:
            return None
        return OutcomeView(outcome.winners, outcome.points, outcome.ranking, self.text(outcome.how))

    def view(
        self,
        decisions: Sequence[Decision],
        frames: Iterable[Frame],
        number: int,
        sequence: int,
        known: View | None = None,
    ) -> View:
        """Return all of it; if a view of this very table is *known*, what lies there is taken from that."""
        seat = None if self.bit == self.layout.seats else self.bit
        mine = next((one for one in decisions if one.seat == seat), None)
        return (known or self.table_view())._replace(
            number=number,
            sequence=sequence,
            stack=self.stack(frames),
            waiting=tuple([one.seat for one in decisions]),
            waiting_for=self.waiting_for(decisions, tuple(frames)) if decisions else None,
            decision=None if mine is None else self.decision(mine),
        )

    def table_view(self) -> View:
        """Return what lies on the table, without what is going on there."""
        seat = None if self.bit == self.layout.seats else self.bit
        return View(
            game=self.layout.ruleset.name,
            seat=seat,
            number=0,
            sequence=0,
            facts=self.facts(),
            players=self.players(),
            zones=self.zones(),
            pools=self.pools(),
            values=self.values("game", -1, -1) if self.worked_out is None else self.worked_out.values,
            effects=self.effects(),
            stack=(),
            waiting=(),
            waiting_for=None,
            decision=None,
            outcome=self.outcome(self.columns["outcome"]),
        )


def question(who: Any, source: Any, prompt: Text, *, are_several: bool = False) -> Text:
    """Return what somebody is asked, or several are, in the words of those who wait: of a card, for which one."""
    verb = "are" if are_several else "is"
    if isinstance(source, Card):
        return Text(
            f"tabletop.{verb}-asked-for",
            f"{{player}} {verb} asked for {{source}}: {{prompt}}",
            player=who,
            source=source,
            prompt=prompt,
        )
    return Text(f"tabletop.{verb}-asked", f"{{player}} {verb} asked: {{prompt}}", player=who, prompt=prompt)


def rows_of(lasting: Lasting) -> list[int]:
    """Return the rows of the cards that a lasting effect is of or about."""
    parts, found = [lasting.source, lasting.fields], []
    for part in parts:
        if isinstance(part, CardRef):
            found.append(part.row)
        elif isinstance(part, tuple):
            parts += part
    return found


def by_name(card: CardView) -> tuple[str, str]:
    """Sort key for cards that lie in no order."""
    return (card.kind or "", str(dict(card.columns)))
