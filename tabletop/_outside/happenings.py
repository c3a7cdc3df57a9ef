"""
What happens for eyes: a small closed vocabulary, in which each event says all that has changed for its reader.

To replay the happenings of events, one after the other, is all that a frontend does to keep its picture up to date:
:func:`fold` is that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from .views import NOT_SAID, NOTHING, CardView, DecisionView, StackView, TextView, to_data

if TYPE_CHECKING:
    from collections.abc import Iterable


class Put(NamedTuple):
    """
    A card goes from the zone *source* to the zone *to* (by their ids), or comes into existence there.

    *before* and *after* are its ids, as far as the reader can tell them. Without *before* it is none of the cards that were
    shown of its zone, and only their count changes. *index* says where it lies now among the cards that are shown of its
    zone; without one, only their count changes. With an *index* and without *after* it keeps its id.
    *card* is how it looks now (but for its id), if that is another look.
    """

    what: Literal["put"]
    to: str
    source: str | None = None
    before: str | None = None
    after: str | None = None
    index: int | None = None  # type: ignore[assignment]
    card: CardView | None = None


class PutAsItIs(Put):
    """A card goes from zone to zone and keeps its id: in data that is not said twice."""

    __slots__ = ()


class Appear(NamedTuple):
    """
    A card comes into sight in a zone, at an *index* among the cards that are shown of it; how many lie there stays the same.

    Without a *card* it is one that the reader can't tell, where order can be followed.
    """

    what: Literal["appear"]
    place: str
    index: int  # type: ignore[assignment]
    card: CardView | None = None


class Disappear(NamedTuple):
    """A card goes out of sight: it is no longer shown of its zone; how many lie there stays the same."""

    what: Literal["disappear"]
    place: str
    index: int  # type: ignore[assignment]


class Turn(NamedTuple):
    """
    A card shows another face at its place in a zone, or the reader has come to know it, or can't tell it any longer (no *card*).

    Of a zone of which no card was shown, all others are unknown ones.
    """

    what: Literal["turn"]
    place: str
    index: int  # type: ignore[assignment]
    card: CardView | None = None


class Shuffle(NamedTuple):
    """
    The cards of a zone come in another order.

    Where the reader sees it, *order* says of each place which index its card had before.
    """

    what: Literal["shuffle"]
    place: str
    order: tuple[int, ...] = ()


class Roll(NamedTuple):
    """A die was rolled in the open."""

    what: Literal["roll"]
    seat: int
    result: int


class Count(NamedTuple):
    """
    So many pieces lie in a pool now: of some *supplies*, or (where the reader does not see into it) in all.

    Or so many cards lie in a zone. Pools on cards have ids like zones on them.
    """

    what: Literal["count"]
    place: str
    count: int | None = None  # type: ignore[assignment]
    supplies: Mapping[str, int] = NOTHING


class Mark(NamedTuple):
    """
    Something is so now: *now* has the new values by name.

    They are *of* a card (by its id), a seat (by its number) or the view itself, and there in a *part*, if one is named:
    ``{"what": "mark", "of": 0, "part": "columns", "now": {"luck": 3}}``. In the part ``effects`` names are places in a list:
    at those with null an effect has ended (by the places before), and at the others one has begun (by the places after).
    """

    what: Literal["mark"]
    now: Mapping[str, Any]
    part: str | None = None
    of: int | str | None = None


Happening = Put | Appear | Disappear | Turn | Shuffle | Roll | Count | Mark


class EventView(NamedTuple):
    """
    What one seat, or a spectator, saw happen.

    *text* says it in words; its arguments are the *fields* of the event. *cause* is the id of the event that set it off,
    and *by* the ability in which it happened, if it was in any: in data it is left out where it is that of the *cause*, if the
    same answer brought about both. What happened at one moment has one *batch*.
    *happenings* are all that has changed for the reader: replayed up to where somebody is asked, or to the end, they turn
    the view before into the view then. What is worked out of things that have not changed themselves comes last, with the
    question.
    An event of the kind ``Asked`` says for which seats the match is *waiting*, in words (its text) for what, and brings who
    decides the *decision*; after any other the match waits for nobody. *stack* is what is being resolved meanwhile, and
    *number* how many answers were given until then.
    No two events ever have one *id*. It begins with the *sequence*, up to the dot: who has been told of one event has been
    told of all with the same sequence.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", ["Ann", "Bob"])
    >>> match.answer("centre")
    >>> seen = match.events(1, since=1)[0]
    >>> seen.kind, seen.text.english, seen.fields["square"]
    ('Marked', 'Ann marks centre.', [4, 'centre'])
    """

    id: str
    text: TextView
    cause: str | None = None
    by: StackView | None = None
    batch: str | None = None
    private: bool = False
    happenings: tuple[Happening, ...] = ()
    number: int | None = None
    waiting: tuple[int, ...] = ()
    stack: tuple[StackView, ...] = ()
    decision: DecisionView | None = None

    @property
    def sequence(self) -> int:
        """The sequence of the match, with which the id begins."""
        return int(self.id.partition(".")[0])

    @property
    def kind(self) -> str:
        """What kind of event it is: the last part of the key of its text, but for that somebody is asked."""
        return "Asked" if self.waiting else self.text.key.rpartition(".")[2]

    @property
    def fields(self) -> Mapping[str, Any]:
        """What it concerns, as data: the arguments of its text."""
        return self.text.arguments

    @property
    def puts(self) -> tuple[Put, ...]:
        """The cards that went from zone to zone."""
        return tuple([one for one in self.happenings if isinstance(one, Put)])


class EventByTheSame(EventView):
    """What happened in the same ability as what set it off, by the same answer: in data that is not said twice."""

    __slots__ = ()


NOT_SAID[PutAsItIs] = ("after",)
NOT_SAID[EventByTheSame] = ("by",)

# ---------------------------------------------------------------------------------------------------- replaying

Data = dict[str, Any]


def fold(data: Any, events: Iterable[EventView | Mapping[str, Any]]) -> Any:
    """
    Replay events on the data of a view, and return the data of the view after them.

    This is all a frontend needs to keep its picture up to date.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", ["Ann", "Bob"])
    >>> before = tabletop.to_data(match.view(1))
    >>> match.answer("centre")
    >>> fold(before, match.events(1, since=before["sequence"])) == tabletop.to_data(match.view(1))
    True
    """
    picture: Data = to_data(data)
    for event in events:
        replay(picture, to_data(event))
    return picture


def replay(picture: Data, event: Data) -> None:
    """Replay one event on a picture."""
    waiting = event.get("waiting", [])
    for happening in event.get("happenings", ()):
        REPLAYED[happening["what"]](picture, happening)
    picture |= {
        "number": event.get("number", picture["number"]),
        "sequence": int(event["id"].partition(".")[0]),
        "waiting": waiting,
        "waiting_for": event["text"] if waiting else None,
        "stack": event.get("stack", []),
        "decision": event.get("decision"),
        "zones": in_order(picture["zones"]),
    }


def in_order(zones: list[Data]) -> list[Data]:
    """Return zones as views list them: of cards those in which something lies, by the ids; of unknown cards only none."""
    for zone in zones:
        zone["cards"] = zone["cards"] if any(zone["cards"]) else []
    others = [zone for zone in zones if zone["holder"] != "card"]
    on_cards = [zone for zone in zones if zone["holder"] == "card" and zone["count"]]
    return others + sorted(on_cards, key=lambda zone: zone["id"])


def zone_of(picture: Data, place: str) -> Data:
    """Return a zone of a picture; one on a card in which nothing lay comes to it."""
    for zone in picture["zones"]:
        if zone["id"] == place:
            found: Data = zone
            return found
    holder, name = place.split(".")
    made = {"id": place, "name": name, "holder": "card", "place": holder, "count": 0, "cards": []}
    picture["zones"].append(made)
    return made


def card_of(picture: Data, name: str) -> Data:
    """Return the card of a picture that has an id."""
    found: Data = next(card for zone in picture["zones"] for card in zone["cards"] if card and card.get("id") == name)
    return found


def put(picture: Data, told: Data) -> None:
    """Take a card from where it lay, and put it where it lies now."""
    lay: Data = {}
    if "source" in told:
        source = zone_of(picture, told["source"])
        source["count"] -= 1
        if "before" in told:
            lay = card_of(picture, told["before"])
            source["cards"].remove(lay)
    to = zone_of(picture, told["to"])
    to["count"] += 1
    if "index" in told:
        to["cards"].insert(told["index"], told.get("card", lay) | {"id": told.get("after", told.get("before"))})


def appear(picture: Data, told: Data) -> None:
    """Show a card."""
    zone_of(picture, told["place"])["cards"].insert(told["index"], told.get("card"))


def disappear(picture: Data, told: Data) -> None:
    """Show a card no longer."""
    zone_of(picture, told["place"])["cards"].pop(told["index"])


def turn(picture: Data, told: Data) -> None:
    """Show another face of a card."""
    zone = zone_of(picture, told["place"])
    zone["cards"] = zone["cards"] or [None] * zone["count"]
    zone["cards"][told["index"]] = told.get("card")


def shuffle(picture: Data, told: Data) -> None:
    """Lay cards in another order, where that is seen."""
    zone = zone_of(picture, told["place"])
    if "order" in told:
        zone["cards"] = [zone["cards"][index] for index in told["order"]]


def roll(picture: Data, told: Data) -> None:
    """Nothing on the table tells of a roll."""


def count(picture: Data, told: Data) -> None:
    """Lay so many things into a place."""
    place, now = told["place"], told.get("supplies", {})
    for pool in picture["pools"]:
        if pool["id"] == place:
            pool |= {"count": told["count"]} if "count" in told else held(pool["supplies"], now)
            return
    if now:
        holder, name = place.split(".")
        card = card_of(picture, holder)
        pools = card.pop("pools", {})
        pools[name] = held(pools.get(name, {}), now)["supplies"]
        if pools := {one: supplies for one, supplies in pools.items() if supplies}:
            card["pools"] = pools
    else:
        zone_of(picture, place)["count"] = told["count"]


def held(supplies: dict[str, int], now: Mapping[str, int]) -> Data:
    """Return what a pool holds of which there are so many now; what there is none of is not listed."""
    left = {supply: count for supply, count in {**supplies, **now}.items() if count}
    return {"supplies": left, "count": sum(left.values())}


def mark(picture: Data, told: Data) -> None:
    """Let something be so from now on."""
    of, thing = told.get("of"), picture
    if isinstance(of, str):
        thing = card_of(picture, of)
    elif of is not None:
        thing = picture["players"][of]
    if told.get("part") == "effects":
        last(thing["effects"], told["now"])
    elif "part" in told:
        thing.setdefault(told["part"], {}).update(told["now"])
    else:
        thing.update(told["now"])


def last(effects: list[Data], now: Data) -> None:
    """Let some effects end and others begin."""
    for place in sorted([int(place) for place in now if now[place] is None], reverse=True):
        del effects[place]
    for place in sorted([int(place) for place in now if now[place] is not None]):
        effects.insert(place, now[str(place)])


REPLAYED: Final = {
    "put": put, "appear": appear, "disappear": disappear, "turn": turn, "shuffle": shuffle, "roll": roll, "count": count,
    "mark": mark,
}  # fmt: skip
