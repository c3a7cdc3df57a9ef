"""What can hold zones, pools and columns: games, players and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from tabletop._table.places import Column, PoolKind, ZoneOf

from .abilities import abilities_of
from .computed import Computed, Displayed

if TYPE_CHECKING:
    from tabletop._play.game import Game

    from .abilities import Ability


class Holder:
    """What zones, pools and columns can be declared on: games, players and cards."""

    __slots__ = ()
    holds_as: ClassVar[str] = ""
    key: Any
    is_current: Any = True
    zone_kinds: ClassVar[tuple[ZoneOf[Any], ...]] = ()
    pool_kinds: ClassVar[tuple[PoolKind, ...]] = ()
    columns: ClassVar[tuple[Column[Any], ...]] = ()
    computed: ClassVar[tuple[Computed[Any], ...]] = ()
    displayed_kinds: ClassVar[tuple[Displayed[Any], ...]] = ()
    abilities: ClassVar[tuple[Ability, ...]] = ()
    game: Game
    #: The number of this holder among its kind: a row, a seat, or -1 for the game.
    place: Any = -1

    @classmethod
    def collect(cls) -> tuple[Any, ...]:
        """Gather what is declared in the bodies of this class and its bases, and return all that stands there."""
        declared: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            declared.update(vars(base))
        every = tuple(declared.values())
        cls.zone_kinds = tuple([one for one in every if isinstance(one, ZoneOf)])
        cls.pool_kinds = tuple([one for one in every if isinstance(one, PoolKind)])
        cls.columns = tuple([one for one in every if isinstance(one, Column)])
        cls.computed = tuple([one for one in every if isinstance(one, Computed)])
        cls.displayed_kinds = tuple([one for one in every if isinstance(one, Displayed)])
        cls.abilities = abilities_of(cls)
        return every
