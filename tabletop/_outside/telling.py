"""What has changed between two views of one reader, told in happenings: so nothing is told that the views do not show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .happenings import Appear, Count, Disappear, Happening, Mark, Put, PutAsItIs, Shuffle, Turn
from .views import CardView, EffectView, View, ZoneView

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

#: The parts of a view that events bring by themselves.
OF_EVENTS: Final = frozenset({"stack", "waiting", "waiting_for", "decision"})

#: A card of which more than this has changed is shown anew.
FEW: Final = 2

Cards = list[CardView | None]


class Move(NamedTuple):
    """A card that went from zone to zone, as far as the reader can follow it: its ids before and after, and the zones."""

    before: str | None
    after: str | None
    source: str | None
    to: str


def everything(view: View, number: int, sequence: int) -> tuple[Happening, ...]:
    """Tell all of a view, after so many answers."""
    parts = dict(zip(view._fields, view, strict=True)) | {"number": number, "sequence": sequence}
    return (Mark("mark", {name: part for name, part in parts.items() if name not in OF_EVENTS}),)


def happenings(before: View, after: View, moves: Iterable[Move]) -> tuple[Happening, ...]:
    """Tell what has changed between two views; *moves* are the cards that the reader is told to have gone from zone to zone."""
    found = zones_told(before, after, moves)
    found += pools_told(before, after)
    for old, new in zip(before.players, after.players, strict=True):
        if old != new:
            found += marks("columns", old.columns, new.columns, new.seat)
            found += marks("values", old.values, new.values, new.seat)
    found += marks("facts", before.facts, after.facts)
    found += marks("values", before.values, after.values)
    found += effects_told(before.effects, after.effects)
    if before.outcome != after.outcome:
        found.append(Mark("mark", {"outcome": after.outcome}))
    return tuple(found)


def effects_told(old: Sequence[EffectView], new: Sequence[EffectView]) -> list[Happening]:
    """Mark what lasts no longer and what lasts from now on, by their places; all of it where one of them is another now."""
    if old == new:
        return []
    gone = {str(index): None for index, effect in enumerate(old) if effect not in new}
    come = {str(index): effect for index, effect in enumerate(new) if effect not in old}
    if gone.keys() & come.keys() or len(old) - len(gone) != len(new) - len(come):
        return [Mark("mark", {"effects": new})]
    return [Mark("mark", {**gone, **come}, "effects")]


def marks(part: str, old: Mapping[str, Any], new: Mapping[str, Any], of: int | str | None = None) -> list[Happening]:
    """Mark what is another value now."""
    if old == new:
        return []
    return [Mark("mark", {name: now for name, now in new.items() if name not in old or old[name] != now}, part, of)]


def pools_told(before: View, after: View) -> list[Happening]:
    """Count what lies in pools of the game and of players."""
    found: list[Happening] = []
    for old, new in zip(before.pools, after.pools, strict=True):
        if old == new:
            continue
        if new.supplies is None or old.supplies is None:
            found.append(Count("count", new.id, new.count))
        else:
            found += supplies_told(new.id, old.supplies, new.supplies)
    return found


def supplies_told(place: str, old: Mapping[str, int], new: Mapping[str, int]) -> list[Happening]:
    """Count all supplies of which there is another number now."""
    now = {
        supply: new.get(supply, 0) for supply in dict.fromkeys([*old, *new]) if old.get(supply, 0) != new.get(supply, 0)
    }
    return [Count("count", place, None, now)] if now else []


# ---------------------------------------------------------------------------------------------------- zones


def zones_told(before: View, after: View, moves: Iterable[Move]) -> list[Happening]:
    """Tell where cards have gone and how they look now."""
    if before.zones is after.zones:
        return []
    old, new = {zone.id: zone for zone in before.zones}, {zone.id: zone for zone in after.zones}
    if len(old) < len(before.zones) or len(new) < len(after.zones):
        # Zones of cards that the reader can't tell apart.
        return [] if before.zones == after.zones else [Mark("mark", {"zones": after.zones})]
    others = [place for place, zone in new.items() if zone is not old.get(place)]
    gone = [place for place in old if place not in new]
    lying = Lying({place: old[place] for place in (*others, *gone) if place in old}, new)
    for move in moves:
        lying.put(move)
    for place in others:
        lying.become(place, new[place])
    for place in gone:
        lying.become(place, old[place]._replace(count=0, cards=()))
    return lying.told


class Lying:
    """What lies where for a reader, in the middle of what is told."""

    def __init__(self, old: Mapping[str, ZoneView], new: Mapping[str, ZoneView]) -> None:
        self.new = new
        self.cards: dict[str, Cards] = {place: list(zone.cards) for place, zone in old.items()}
        self.counts = {place: zone.count for place, zone in old.items()}
        self.told: list[Happening] = []

    def put(self, move: Move) -> None:
        """Tell of a card that went from zone to zone."""
        index = card = shown = None
        others: list[Happening] = []
        if move.source is not None:
            self.counts[move.source] = self.counts.get(move.source, 0) - 1
            if move.before is not None:
                cards = self.cards[move.source]
                card = cards.pop(index_of(move.before, cards))
        self.counts[move.to] = self.counts.get(move.to, 0) + 1
        if move.after is not None:
            there, goal = self.cards.setdefault(move.to, []), self.new[move.to].cards
            now = goal[index_of(move.after, goal)]
            assert now is not None  # noqa: S101 (for the type checker)
            index = place_among(there, goal, move.after)
            there.insert(index, now)
            if card is not None:
                others = look_told(move.to, index, card._replace(id=move.after), now)
            if card is None or len(others) > 1 or any(isinstance(one, Turn) for one in others):
                shown, others = now._replace(id=None), []
        kind = PutAsItIs if move.after is not None and move.after == move.before else Put
        self.told.append(kind("put", move.to, move.source, move.before, move.after, index, shown))
        self.told += others

    def become(self, place: str, zone: ZoneView) -> None:
        """Tell what else there is to tell of a zone."""
        if self.counts.get(place, 0) != zone.count:
            self.told.append(Count("count", place, zone.count))
        cards, goal = self.cards.get(place, []), zone.cards
        if cards == list(goal):
            return
        if all(card is not None and card.id is not None for card in (*cards, *goal)):
            self.become_seen(place, cards, goal)
        elif not any(cards) and None in goal:
            self.told += [Turn("turn", place, index, card) for index, card in enumerate(goal) if card is not None]
        else:
            self.become_unseen(place, cards, goal or (None,) * (zone.count if None in cards else 0))

    def become_seen(self, place: str, cards: Cards, goal: Sequence[CardView | None]) -> None:
        """Tell what else has changed where all cards are seen, and can be told apart by their ids."""
        there = ids_of(goal)
        stays = {*there}
        gone = [index for index, id in enumerate(ids_of(cards)) if id not in stays]
        for index in reversed(gone):
            self.told.append(Disappear("disappear", place, index))
            del cards[index]
        stayed = {id: index for index, id in enumerate(ids_of(cards))}
        order = tuple([stayed[id] for id in there if id in stayed])
        if order != tuple(sorted(order)):
            self.told.append(Shuffle("shuffle", place, order))
        for index, (id, card) in enumerate(zip(there, goal, strict=True)):
            if id not in stayed:
                self.told.append(Appear("appear", place, index, card))
            elif (was := cards[stayed[id]]) != card:
                self.told += look_told(place, index, was, card)

    def become_unseen(self, place: str, cards: Cards, goal: Sequence[CardView | None]) -> None:
        """Tell what else has changed where cards have no ids, by what is shown before and after what stays as it is."""
        same, most = 0, min(len(cards), len(goal))
        while same < most and cards[same] == goal[same]:
            same += 1
        last = 0
        while last < most - same and cards[-1 - last] == goal[-1 - last]:
            last += 1
        gone, come = len(cards) - last, len(goal) - last
        both = min(gone, come)
        self.told += [
            Turn("turn", place, index, goal[index]) for index in range(same, both) if cards[index] != goal[index]
        ]
        self.told += [Disappear("disappear", place, index) for index in reversed(range(both, gone))]
        self.told += [Appear("appear", place, index, goal[index]) for index in range(both, come)]


def ids_of(cards: Iterable[CardView | None]) -> list[str | None]:
    """Return the ids of cards, as far as they are shown."""
    return [None if card is None else card.id for card in cards]


def index_of(name: str, cards: Sequence[CardView | None]) -> int:
    """Return where the card with an id is among those that are shown."""
    return ids_of(cards).index(name)


def place_among(cards: Cards, goal: Sequence[CardView | None], name: str) -> int:
    """Return where a card comes to lie among those that are there: just after the last one that lies before it in the end."""
    ids = ids_of(goal)
    first = {*ids[: ids.index(name)]}
    return max([index for index, id in enumerate(ids_of(cards), 1) if id in first], default=0)


def look_told(place: str, index: int, old: CardView | None, new: CardView | None) -> list[Happening]:
    """Tell how a card looks now that has an id and is the same as before."""
    assert old is not None  # noqa: S101 (for the type checker)
    assert new is not None  # noqa: S101 (for the type checker)
    turned: list[Happening] = [Turn("turn", place, index, new)]
    other = new._replace(controller=old.controller, columns=old.columns, values=old.values, pools=old.pools)
    pairs = ((old.columns, new.columns), (old.values, new.values))
    if other != old or any(was.keys() - now.keys() for was, now in pairs):
        return turned
    if old.controller is not None and new.controller is None:
        return turned
    found: list[Happening] = []
    if old.controller != new.controller:
        found.append(Mark("mark", {"controller": new.controller}, None, new.id))
    found += marks("columns", old.columns, new.columns, new.id)
    found += marks("values", old.values, new.values, new.id)
    for name in dict.fromkeys([*old.pools, *new.pools]):
        found += supplies_told(f"{new.id}.{name}", old.pools.get(name, {}), new.pools.get(name, {}))
    return found if len(found) <= FEW else turned
