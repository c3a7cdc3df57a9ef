"""What is being resolved, what waits to be, and what could be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from tabletop._base.texts import A_CARD, Text
from tabletop._rules.cards import Card
from tabletop._rules.events import words_of

from .decisions import label_for
from .deeds import Deed

if TYPE_CHECKING:
    from tabletop._rules.abilities import Ability
    from tabletop._rules.effects import Effect, Rule
    from tabletop._rules.events import Event
    from tabletop._rules.players import Player


@attrs.define(eq=False)
class Frame:
    """One ability that is being resolved: what it is an ability of, its words, and on whose behalf it works."""

    source: Any  # whatever a game resolves: its rules look for what they know
    text: Text
    controller: Any
    #: The number of the logged event that set it off.
    cause: int | None = None
    #: What says in the log that it was used or set off, as long as that was not said, and the number of that entry.
    saying: Event | None = None
    said: int | None = None
    #: Under which number what it sets off waits: see :class:`tabletop.Agenda`.
    group: int = 0
    #: What to do when all of that is settled.
    afterwards: Any = None

    def is_begun_by(self, event: Event) -> bool:
        """Say whether an event is the first that happens to what is being resolved, if nothing else says why it is."""
        if self.cause is not None or self.said is not None or not isinstance(self.source, Card):
            return False
        return event.subject is not None and event.subject.row == self.source.row


class Pending(Deed):
    """
    One ability that waits to be resolved, because of an event; rules find them in :attr:`Game.waiting`.

    >>> import tabletop
    >>> from tabletop_hedge_court import Banished, HedgeCourt, Joined, Squire, Widow
    >>> class Mourning(HedgeCourt):
    ...     async def step(self):
    ...         ann = self.active
    ...         self.add_cards([Squire, Widow], ann.court, owner=ann)
    ...         await self.perform_unsettled(Banished(ann.court.first))
    ...         print([f"{pending.source}: {pending.ability.text}" for pending in self.waiting])
    ...         await self.resolve(self.waiting[0])
    ...         print(ann.court.first.might)
    ...         self.end(tabletop.Outcome.drawn(2, "Enough seen."))
    >>> match = tabletop.new(tabletop.Ruleset(Mourning), seed=1)
    ['Widow: Put laurels on Widow']
    3
    """

    __slots__ = ("ability", "cause", "controller", "event", "group", "source")

    def __init__(
        self, source: Card | Effect | Rule, ability: Ability, event: Event | None, cause: int | None = None
    ) -> None:
        self.source = source
        self.ability = ability
        self.event = event
        self.cause = cause
        #: Under which number it waits: see :class:`tabletop.Agenda`.
        self.group = 0
        self.controller: Player = source.controller or source.game.active

    @property
    def text(self) -> Text:
        """What the ability does, with the fields of its event put in where its words have them in braces."""
        text: Text = self.ability.text
        if self.event is None or "{" not in text.english:
            return text
        return Text(text.key, text.english, **words_of(self.event).arguments)

    def label_for(self, seat: int) -> Text:
        """Return what it is called when somebody puts abilities in order; of a card they don't know, no more than that."""
        if isinstance(self.source, Card) and self.source.label_for(seat) is A_CARD:
            return A_CARD
        text: Text = self.text
        known = {name: label_for(value, seat) for name, value in text.arguments.items()}
        ability = Text(text.key, text.english, **known)
        return Text("tabletop.ability", "{source}: {ability}", source=self.source, ability=ability)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card whose ability it is."""
        return (self.source,) if isinstance(self.source, Card) else ()

    @property
    def qualifier(self) -> str:
        """What tells it from the same ability of another card of its name: whose it is."""
        return str(self.controller.name)

    async def do(self) -> None:
        """Resolve it."""
        await self.source.game.resolve(self)


class Usable(Deed):
    """
    One ability that a player could use now: rules list them with :meth:`Game.usable` and offer them.

    >>> import tabletop
    >>> from tabletop_hedge_court import HedgeCourt, Smith, Squire
    >>> class Workday(HedgeCourt):
    ...     async def step(self):
    ...         ann = self.active
    ...         self.add_cards([Smith, Squire], ann.court, owner=ann)
    ...         print([f"{usable.source}: {usable.ability.text}" for usable in self.usable(ann)])
    ...         self.end(tabletop.Outcome.drawn(2, "Enough seen."))
    >>> match = tabletop.new(tabletop.Ruleset(Workday), seed=1)
    ['Smith: Put a laurel on another of your folk']
    """

    __slots__ = ("ability", "source")
    made_of = ("source", "ability")

    def __init__(self, source: Card | Effect | Rule, ability: Ability) -> None:
        self.source = source
        self.ability = ability

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Usable) and self.source == other.source and self.ability is other.ability

    def __hash__(self) -> int:
        return hash((self.source, self.ability.name))

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the things a player could do."""
        return Text("tabletop.ability", "{source}: {ability}", source=self.source, ability=self.ability.text)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card whose ability it is."""
        return (self.source,) if isinstance(self.source, Card) else ()

    @property
    def is_in_play(self) -> bool:
        """Whether it works where its source is in play, and not from any other place."""
        return not self.ability.works_in

    @property
    def price(self) -> int:
        """What it costs to use it."""
        return self.ability.price

    async def do(self) -> None:
        """Use it."""
        await self.source.game.use(self)
