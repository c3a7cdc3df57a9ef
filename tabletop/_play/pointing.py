"""What options point at, and under which key an option is the same in every match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeGuard

from tabletop._base.texts import THING, Text
from tabletop._rules.cards import Card
from tabletop._rules.players import Player
from tabletop._rules.zones import Pool, Zone
from tabletop._table.places import Declared, Supply

if TYPE_CHECKING:
    from collections.abc import Iterable


class Spot(NamedTuple):
    """
    A place that is no zone: what such places are called, the number of this one, and the card or player that it is on.

    Whatever rules offer may point at spots, and at cards, players, zones, pools and supplies, by its ``targets``.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", ["Ann", "Bob"])
    >>> match.decision.options[4].thing.targets
    (Spot(name='squares', number=4, on=None),)
    >>> match.view(0).decision.options[4].targets[0]
    TargetView(kind='spot', of=None, name='squares', number=4)
    """

    name: str
    number: int
    on: Any = None


#: What a client can click on.
POINTED_AT: Final = (Card, Player, Zone, Pool, Supply, Spot)


def targets_of(thing: Any) -> tuple[Any, ...]:
    """Return what an option points at, each thing once."""
    if isinstance(thing, POINTED_AT):
        return (thing,)
    parts: Any = getattr(thing, "targets", None)
    if parts is None:
        parts = thing if isinstance(thing, tuple) else ()
    return tuple(dict.fromkeys([target for part in parts for target in targets_of(part)]))


def is_kind(thing: object) -> TypeGuard[type[Card]]:
    """Say whether something is no card but a kind of them."""
    return isinstance(thing, type) and issubclass(thing, Card)


def key_of_words(text: Text, seat: int) -> str:
    """
    Return the key of a text with its arguments: cards by what is printed on them, if the seat knows it, and players by seat.

    Of the name of a card and nothing else, that is the kind of the card.
    """
    if not text.arguments:
        return text.key
    if text.key == THING and isinstance(card := text.arguments["thing"], Card):
        return part_of_key(card, seat)
    parts = [f"{name}={part_of_key(value, seat)}" for name, value in sorted(text.arguments.items())]
    return f"{text.key}({', '.join(parts)})"


def part_of_key(value: Any, seat: int) -> str:
    """Return an argument as it stands in a key: nothing in it differs from match to match."""
    if isinstance(value, Text):
        return key_of_words(value, seat)
    if isinstance(value, Card):
        words = value.label_for(seat)
        named = [part for part in words.arguments.values() if part is value]
        return value.id if named else key_of_words(words, seat)
    if is_kind(value):
        return value.id
    if isinstance(value, Player):
        return str(value.seat)
    if isinstance(value, Zone | Pool):
        return f"{part_of_key(value.holder, seat)}.{value.name}" if value.kind.holder != "game" else value.name
    if isinstance(value, Declared):
        return value.name
    if hasattr(value, "label_for"):
        return key_of_words(value.label_for(seat), seat)
    if isinstance(value, tuple | list):
        return "+".join([part_of_key(part, seat) for part in value])
    return str(value)


def counted(keys: Iterable[str]) -> tuple[str, ...]:
    """Return keys of which those that come again are numbered, so that no two are alike."""
    seen: dict[str, int] = {}
    found = []
    for key in keys:
        seen[key] = seen.get(key, 0) + 1
        found.append(key if seen[key] == 1 else f"{key} [{seen[key]}]")
    return tuple(found)
