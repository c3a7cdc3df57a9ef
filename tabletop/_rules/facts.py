"""What a game keeps on the table besides cards and supplies, and how it can be set up."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, ClassVar, NoReturn, TypeVar, cast, dataclass_transform

import attrs


@attrs.frozen(slots=False, kw_only=True)
class Facts:
    """
    What a game keeps on the table besides cards and supplies; subclass it under :func:`facts`.

    >>> @facts
    ... class Weather(Facts):
    ...     "How it is outside."
    ...     raining: bool = False
    >>> Weather()
    Weather(active=0, raining=False)
    """

    #: The decorator that makes a class of these.
    made_under: ClassVar[str] = "facts"
    #: The seat whose turn it is.
    active: int = 0


def refuse(record: Facts, name: str, *_: object) -> NoReturn:
    """Refuse what is set on a record of facts: the game puts another record in its place."""
    declared = {field.name for field in attrs.fields(type(record))}
    rather = f"{name} is a fact and can't be set" if name in declared else f"{type(record).__name__} has no fact {name}"
    raise AttributeError(f"{rather}: {'' if name in declared else 'declare it, and '}write set_facts({name}=...)")


Facts.__setattr__ = Facts.__delattr__ = refuse  # type: ignore[assignment]


F = TypeVar("F", bound=Facts)
D = TypeVar("D")


@dataclass_transform(frozen_default=True, kw_only_default=True)
def facts(cls: type[F]) -> type[F]:
    """
    Make a class of :class:`Facts` with the annotated fields, each with a default.

    >>> @facts
    ... class Clock(Facts):
    ...     "What time it is."
    ...     hour: int = 12
    >>> Clock(hour=3).hour
    3
    """
    made = attrs.frozen(slots=False, kw_only=True)(cls)
    made.__setattr__ = made.__delattr__ = refuse  # type: ignore[assignment]
    return made


def fact(default: D, *, shown: bool = True) -> D:
    """
    Declare a fact of which more is said than what it begins with.

    One that tells people nothing is not *shown* in views; that keeps no secret, as what rests on it may be seen.

    >>> @facts
    ... class Race(Facts):
    ...     "How far it is."
    ...     lap: int = 1
    ...     asked: int = fact(0, shown=False)
    >>> Race(), shown_facts(Race)
    (Race(active=0, lap=1, asked=0), ('active', 'lap'))
    """
    field: D = attrs.field(default=default, metadata={"shown": shown})
    return field


@cache
def shown_facts(kind: Hashable) -> tuple[str, ...]:
    """Return the names of the facts that views show, of a class of facts."""
    fields: tuple[attrs.Attribute[Any], ...] = attrs.fields(cast("Any", kind))
    return tuple([field.name for field in fields if field.metadata.get("shown", True)])


@attrs.frozen(kw_only=True)
class NoOptions:
    """The options of a game that has none."""


def starting_seat() -> Any:
    """
    Declare the option ``first``, the seat that takes the first turn: :meth:`Game.first_player` reads it, or draws lots.

    >>> import attrs
    >>> @attrs.frozen(kw_only=True)
    ... class MarketOptions:
    ...     "How the market is set up."
    ...     first: int | None = starting_seat()
    >>> MarketOptions().first is None
    True
    """
    return attrs.field(
        default=None, metadata={"help": "the seat that takes the first turn; by lot if None", "seat": True}
    )
