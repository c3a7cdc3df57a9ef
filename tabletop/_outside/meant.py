"""What an answer meant to somebody who looks on, so that it can be given again where other things are on offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import attrs

from tabletop._base import dice
from tabletop._base.texts import Text
from tabletop._play.decisions import Sealed, label_for, words_itself
from tabletop._play.deeds import Deed
from tabletop._play.kernel import Elsewhere
from tabletop._play.lookup import PLAIN, Lookup
from tabletop._play.pointing import targets_of
from tabletop._rules.cards import Card
from tabletop._rules.effects import CardRef, Effect, PlayerRef
from tabletop._rules.players import Player
from tabletop._rules.zones import Pool, Zone
from tabletop._table.layout import PoolSpot, ZoneSpot

from .knower import Knower

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from tabletop._play.decisions import Decision
    from tabletop._play.game import Game
    from tabletop._play.kernel import Picked


class Meant(NamedTuple):
    """
    An answer, as one who looks on understood it.

    What they could tell is picked again, wherever it stands now. Of what they could not tell anything of the kind is:
    so that nothing is learnt from how many there were, or which one it was. Every other time it is what came to light since.
    """

    #: Who looks on.
    seat: int | None
    decision: Decision
    answer: Picked
    #: Tells the rows of the cards that they can tell by now.
    lit: Callable[[], frozenset[int]]
    rng: Random

    def __call__(self, game: Game, waiting: Sequence[Decision]) -> Picked:
        """Return what is picked of what is on offer in a guess."""
        decision = next((one for one in waiting if one.seat == self.decision.seat), None)
        if decision is None or decision.single is not self.decision.single:
            raise Elsewhere("in the guess others have something to decide")
        answer, knower = self.answer, Knower(game, self.seat)
        picked = answer.picked if isinstance(answer, Sealed) else answer
        left, picks = list(range(len(decision.options))), []
        for index in (picked,) if isinstance(picked, int) else picked:
            picks.append(self.pick(index, knower, decision, left))
            left.remove(picks[-1])
        again = decision.read(picks)  # where fewer are to be picked, or more, it is refused
        return Sealed(decision.seat, again) if isinstance(answer, Sealed) else again

    def pick(self, index: int, knower: Knower, decision: Decision, left: list[int]) -> int:
        """Return which of the options that are left stands for one of those that there were."""
        things, seat = decision.options.things, decision.seat
        wanted = likeness(self.decision.options.things[index], seat)
        hidden, plain = parts(knower, wanted)
        found: list[int] = []
        if seat == self.seat or not hidden:
            # No dice for what is told: where it stands in truth has no say in the guesses to come.
            for place in (*[place for place in left if place == index], *left):
                if likeness(things[place], seat) == wanted:
                    return place
        else:
            others = {place: parts(knower, likeness(things[place], seat)) for place in left}
            found = [place for place, (unseen, seen) in others.items() if unseen and seen == plain]
            lit = [place for place in found if not self.lit().isdisjoint(others[place][0])]
            if lit and self.rng.random() < 1 / 2:
                found = lit
        if not found:
            raise Elsewhere("in the guess something else is on offer")
        return found[dice.below(self.rng, len(found))]


def likeness(thing: Any, seat: int) -> Any:
    """Return what is the same for two things of which each is to one game what the other is to another one."""
    if isinstance(thing, Card):
        return CardRef(thing.row, thing.incarnation)
    if isinstance(thing, Player):
        return PlayerRef(thing.seat)
    if isinstance(thing, Zone | Pool):
        layout = thing.game.table.layout
        return (layout.zones if isinstance(thing, Zone) else layout.pools)[thing.number]
    if isinstance(thing, Text):
        return thing.key, thing.english, *[(name, likeness(one, seat)) for name, one in thing.arguments.items()]
    if isinstance(thing, Deed) and thing.made_of is not None:
        return type(thing), *[likeness(getattr(thing, name), seat) for name in thing.made_of]
    if isinstance(thing, list | tuple):
        return tuple([likeness(one, seat) for one in thing])
    if isinstance(thing, type | Lookup):
        return thing if isinstance(thing, type) else type(thing)
    if isinstance(thing, Effect):
        return type(thing), thing.number
    if words_itself(thing):
        return likeness(label_for(thing, seat), seat), *[likeness(one, seat) for one in targets_of(thing)]
    if attrs.has(type(thing)):
        made_of = [field.name for field in attrs.fields(type(thing)) if field.init]
        return type(thing), *[likeness(getattr(thing, name), seat) for name in made_of]
    return type(thing), thing if isinstance(thing, PLAIN) else str(thing)


def parts_of(like: Any) -> list[Any]:
    """Return the cards, players and places in a likeness."""
    if isinstance(like, CardRef | PlayerRef | ZoneSpot | PoolSpot):
        return [like]
    return [found for part in like for found in parts_of(part)] if isinstance(like, tuple) else []


def parts(knower: Knower, like: Any) -> tuple[list[int], list[Any]]:
    """Return the rows of the cards in a likeness that somebody can't tell from others, and whatever else is in it."""
    unseen: list[int] = []
    seen: list[Any] = []
    for part in parts_of(like):
        if isinstance(part, CardRef) and not tells(knower, part.row):
            unseen.append(part.row)
        else:
            seen.append(part)
    return unseen, seen


def tells(knower: Knower, row: int) -> bool:
    """Say whether somebody can tell a card from others: they see where it lies, or know that it is this one."""
    columns, layout = knower.columns, knower.layout
    return row < len(layout.kinds) and bool(
        layout.zone_seers[columns["zone"][row]] >> knower.bit & 1 or knower.knows(row)
    )
