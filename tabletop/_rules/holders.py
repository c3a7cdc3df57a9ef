"""What can hold zones, pools and columns: games, players and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from tabletop._table.places import Column, Declared, PoolKind, ZoneOf

from .abilities import abilities_of
from .computed import Computed, Displayed

if TYPE_CHECKING:
    from tabletop._play.game import Game

    from .abilities import Ability

#: Where to keep what can't be kept on a handle.
KEEP: Final = (
    "what cards and players keep are columns, changed with set(...), and what a game keeps are facts, changed with "
    "set_facts(...)"
)
#: The same for lasting effects.
KEEP_OF_EFFECTS: Final = (
    "what a lasting effect keeps are its fields, which stay as they were when it was begun: end it, and begin another"
)
#: Sets an attribute of a handle that the engine makes.
put: Final = object.__setattr__


def keep_nothing(handle: Any, name: str, value: object) -> None:
    """Refuse what is set on a card or a player, which keep nothing themselves, unless something is declared to take it."""
    declared = getattr(type(handle), name, None)
    if not hasattr(declared, "__set__"):
        raise AttributeError(f"{name} can't be set on {handle!r}: {KEEP}")
    object.__setattr__(handle, name, value)


def also_called(kind: type[Holder], name: str, *others: str) -> None:
    """Let what a handle keeps under one name be read under others, too."""
    for other in others:
        setattr(kind, other, vars(kind)[name])


class Holder:
    """What zones, pools and columns can be declared on: games, players and cards."""

    __slots__ = ()
    holds_as: ClassVar[str] = ""
    #: The names that stand in the body of a class, before anything is made of it.
    written: ClassVar[tuple[str, ...]] = ()
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

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.written = tuple(vars(cls))

    @classmethod
    def collect(cls, *kinds: type) -> list[Any]:
        """Gather what is declared in the bodies of this class and its bases, and return it with what is of other *kinds*."""
        declared: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            declared.update(vars(base))
        parts = [one for one in declared.values() if isinstance(one, (Declared, *kinds))]
        cls.zone_kinds = tuple([one for one in parts if isinstance(one, ZoneOf)])
        cls.pool_kinds = tuple([one for one in parts if isinstance(one, PoolKind)])
        cls.columns = tuple([one for one in parts if isinstance(one, Column)])
        cls.computed = tuple([one for one in parts if isinstance(one, Computed)])
        cls.displayed_kinds = tuple([one for one in parts if isinstance(one, Displayed)])
        cls.abilities = abilities_of(cls)
        return parts
