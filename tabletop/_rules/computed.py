"""Computed values: what is printed, what modifies it, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import attrs

from tabletop._table.places import Declared, Fixed, Scalar

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop._base.texts import Words


V = TypeVar("V", int, bool)

S = TypeVar("S", bound=Scalar | tuple[Scalar, ...])

D = TypeVar("D")


class Remembered(Fixed[D]):
    """What is worked out from the table whenever it is asked for, and remembered until the table changes."""

    __slots__ = ()
    #: The method of the game that works it out.
    worked_out_by: ClassVar[str] = "value"

    if not TYPE_CHECKING:

        def __get__(self, thing, owner):
            if thing is None:
                return self
            game = thing.game
            if game.known_at == game.table.version:
                place = self, thing.key
                if place in game.known_now:
                    return game.known_now[place]
            return game.remembered(self, thing.key, getattr(game, self.worked_out_by), self, thing)


@attrs.define(eq=False, repr=False)
class Computed(Declared, Remembered[V], Generic[V]):
    """A declared value that abilities modify."""

    refusal = "{name} is worked out and can't be set: declare what modifies it"
    base: Callable[[Any], V] | V | str | None
    floor: int | None = None
    ceiling: int | None = None

    if not TYPE_CHECKING:

        def __get__(self, thing, owner):
            if thing is None:
                return self
            game = thing.game
            if game.known_at == game.table.version:
                place = self, thing.key
                if place in game.known_now:
                    return game.known_now[place]
            # Where nothing at work has a say in it, there is nothing to remember if it starts at a number that is known,
            # and what is noted rests on what it starts at.
            base, table = self.base, game.table
            if (
                (callable(base) and game.notes is None)
                or table.listed["modifies", self].found
                or (self.holder == "card" and table.true["incarnation"][thing.row] != thing.incarnation)
            ):
                return game.remembered(self, thing.key, game.value, self, thing)
            if game.notes is not None:
                game.notes.lists.add(("modifies", self))
            start = thing.printed[base or self.name] if base is None or isinstance(base, str) else base
            if callable(start):
                start = start(thing)
            if self.floor is not None and start < self.floor:
                return self.floor
            return start if self.ceiling is None or start < self.ceiling else self.ceiling

    def start(self, thing: Any) -> Any:
        """Return what the value is before anything modifies it, if that is declared and not printed under its own name."""
        if isinstance(self.base, str):
            return thing.printed[self.base]
        return self.base(thing) if callable(self.base) else self.base


def quantity(
    base: Callable[[Any], int] | int | str | None = None, *, floor: int | None = None, ceiling: int | None = None
) -> Computed[int]:
    """
    Declare a number that cards modify: a minion's power, a hand limit.

    It starts at *base*, or at the printed number of the same name, or of the name that *base* is.
    Then it is set, then everything is added, then what has the last word is heard (within a layer, the latest counts).
    At the end it is kept within *floor* and *ceiling*.

    >>> from tabletop import Card
    >>> class Minion(Card):
    ...     "A card with a power that others modify."
    ...     power = quantity(floor=0)
    >>> class Ninja(Minion, power=4):
    ...     "No ability."
    >>> Minion.power
    <Computed card.power>
    """
    return Computed(base, floor, ceiling)


def permission(base: Callable[[Any], bool] | bool | str = False) -> Computed[bool]:
    """
    Declare a may: it is as *base* says, or given by whatever permits it, unless anything forbids it.

    A *base* that is a name is that of what is printed.

    >>> from tabletop import Player
    >>> class Guest(Player):
    ...     "Somebody who may leave, unless something forbids it."
    ...     may_leave = permission(True)
    >>> Guest.may_leave
    <Computed player.may_leave>
    """
    return Computed(base)


class Related(Generic[D]):
    """One side of a relation: it is asked about the other one."""

    __slots__ = ("one", "relation")

    def __init__(self, relation: Relation[D], one: Any) -> None:
        self.relation = relation
        self.one = one

    def __call__(self, other: D) -> bool:
        """Say whether the two are related."""
        return self.why_not(other) is None

    def why_not(self, other: D) -> Words | None:
        """Say why the two are not related; None if they are."""
        words: Words | None = self.one.game.why_not_related(self.relation, self.one, other)
        return words


@attrs.define(eq=False, repr=False)
class Relation(Declared, Fixed[Related[D]], Generic[D]):
    """
    A declared question of two things: see :func:`relation`.

    >>> from tabletop import Card
    >>> class Guest(Card):
    ...     "A card that likes every other card."
    ...     @relation
    ...     def likes(self, other):
    ...         return "Nobody likes oneself." if self == other else None
    >>> isinstance(Guest.likes, Relation)
    True
    """

    base: Callable[[Any, D], Words | None]

    if not TYPE_CHECKING:

        def __get__(self, thing, owner):
            return self if thing is None else Related(self, thing)


def relation(base: Callable[[Any, D], Words | None]) -> Relation[D]:
    """
    Declare a question of two things, such as whether one may fight the other, by saying why not in the usual case.

    On an instance it is asked about the other one: ``guard.fights(dragon)`` is a truth, and ``guard.fights.why_not(dragon)``
    the reason against it or None, which a choice among such things shows. What :func:`permits` it makes it so in any case;
    what :func:`forbids` it has the last word. Their bodies are given both.

    >>> from tabletop import Card
    >>> class Guard(Card):
    ...     "A card that fights what is no mightier."
    ...     might = quantity()
    ...     @relation
    ...     def fights(self, other):
    ...         return None if other.might <= self.might else "It is too mighty."
    >>> Guard.fights
    <Relation card.fights>
    """
    return Relation(base)


@attrs.define(eq=False, repr=False)
class Displayed(Declared, Remembered[S], Generic[S]):
    """Something worked out from the table for whoever draws it."""

    worked_out_by = "work_out_cached"
    work_out: Callable[[Any], S]


def displayed(work_out: Callable[[Any], S]) -> Displayed[S]:
    """
    Declare a property of a game, a player or a card that views show beside its numbers: what a frontend likes to draw.

    Its value is a number, a word, a truth, None or a tuple of these, and rests on public matters only.

    >>> from tabletop import Player, to_data
    >>> from tabletop_hedge_court import HedgeCourt, Noble
    >>> class ProudNoble(Noble):
    ...     @displayed
    ...     def mightiest(self) -> str | None:
    ...         "The name of the mightiest of these folk."
    ...         return max(self.court, key=lambda folk: folk.might).name if self.court else None
    >>> ProudNoble.mightiest
    <Displayed player.mightiest>
    """
    return Displayed(work_out)


class Cached(Remembered[D]):
    """What :func:`cached` puts into a class: on an instance it is the value."""

    worked_out_by = "work_out_cached"

    def __init__(self, work_out: Callable[[Any], D]) -> None:
        self.work_out = work_out
        self.__doc__ = work_out.__doc__
        self.name = work_out.__name__

    def __repr__(self) -> str:
        return f"<Cached {self.name}>"


def cached(work_out: Callable[[Any], D]) -> Cached[D]:
    """
    Make a property of a game, a player or a card that is worked out from the table, and remembered until the table changes.

    It is for what rules ask again and again: who is where, what somebody has in all.
    Nobody should change the value that it returns, and it may rest on nothing but the table.

    >>> from tabletop_hedge_court import Noble
    >>> class WaryNoble(Noble):
    ...     @cached
    ...     def might_of_others(self) -> int:
    ...         "The might of all folk of the others."
    ...         return sum([folk.might for other in self.others for folk in other.court])
    >>> WaryNoble.might_of_others
    <Cached might_of_others>
    """
    return Cached(work_out)
