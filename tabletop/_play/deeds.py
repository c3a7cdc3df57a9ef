"""Deeds: something a player may do, which words itself, says why not, knows its price, and does itself."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast, dataclass_transform

import attrs

from tabletop._base.texts import Text, key_of
from tabletop._rules.cards import Card
from tabletop._rules.made import refuse_to_be

if TYPE_CHECKING:
    from tabletop._base.texts import Words

T = TypeVar("T", bound="Deed")


class Deed:
    """
    Something that a player may do: rules make a list of deeds, and :meth:`Player.does` offers them and does what is chosen.

    Subclass it under :func:`deed` with fields (a player, cards, numbers). The first line of the docstring is what it is
    called among the options, with fields in braces.

    >>> import tabletop
    >>> from tabletop_hedge_court import HedgeCourt, Squire
    >>> @tabletop.deed
    ... class Praise(tabletop.Deed):
    ...     "Praise {folk}"
    ...     folk: tabletop.Card
    ...     def why_not(self):
    ...         return "Nobody praises a squire." if isinstance(self.folk, Squire) else None
    ...     async def do(self):
    ...         await self.folk.honour()
    >>> class Feast(HedgeCourt):
    ...     async def step(self):
    ...         await self.active.does("Whom do you praise?", [Praise(card) for card in self.active.hand], ask_anyway=True)
    >>> match = tabletop.new(tabletop.Ruleset(Feast), seed=4)
    >>> match.decision
    <decision 0, seat 0: Whom do you praise? ['Praise Jester', 'Praise Captain', 'Praise Smith']>
    >>> str(match.why_not("Praise Squire"))
    'Nobody praises a squire.'
    """

    __slots__ = ()
    #: The decorator that makes a class of these.
    made_under: ClassVar[str] = "deed"
    words: ClassVar[str] = ""
    key: ClassVar[str] = ""
    #: The names of the fields that stand in its words.
    in_words: ClassVar[tuple[str, ...]] = ()
    #: The names of what it is made of; None if another one of these would not be the same.
    made_of: ClassVar[tuple[str, ...] | None] = None
    #: What it costs: :meth:`Player.why_not_pay` says whether that can be paid, and doing it includes paying.
    price: Any = 0

    if not TYPE_CHECKING:  # the decorator makes another one
        __init__ = refuse_to_be

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the options."""
        return Text(self.key, self.words, **{name: getattr(self, name) for name in self.in_words})

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it points at, for frontends: as it is, all cards among its fields."""
        return tuple([value for value in vars(self).values() if isinstance(value, Card)])

    @property
    def targets(self) -> tuple[Any, ...]:
        """What can be clicked on to choose it: as it is, its cards, and what its words name of players, places and supplies."""
        named = [getattr(self, name) for name in self.in_words]
        return (*self.cards, *[value for value in named if not isinstance(value, Card)])

    @property
    def puts(self) -> tuple[Any, Any] | None:
        """What it puts and where, for clients that let people drag it there; None if it puts nothing anywhere."""
        return None

    @property
    def qualifier(self) -> str:
        """What tells it from another one of the same words: what tells its cards from others of their names."""
        return next((card.qualifier for card in self.cards if card.qualifier), "")

    def why_not(self) -> Words | None:
        """Say why it can't be done now; None if it can."""
        return None

    async def do(self) -> object:
        """Do it."""
        raise TypeError(f"{type(self).__name__} does not say what it does")


@dataclass_transform(frozen_default=True)
def deed(cls: type[T]) -> type[T]:
    """
    Make a class of :class:`Deed` with the annotated fields.

    >>> @deed
    ... class Wait(Deed):
    ...     "Wait {days} days"
    ...     days: int
    >>> str(Wait(3).label_for(0))
    'Wait 3 days'
    """
    # Nobody changes one, as the type checker sees; not to see to it at run time is what makes them by the million.
    made: Any = attrs.define(slots=False, unsafe_hash=True)(cls)
    made.words = (made.__doc__ or "").strip().split("\n")[0]
    made.key = key_of(made)
    made.made_of = tuple([field.name for field in attrs.fields(made) if field.init])
    made.in_words = tuple(re.findall(r"\{(\w+)\}", made.words))
    return cast("type[T]", made)
