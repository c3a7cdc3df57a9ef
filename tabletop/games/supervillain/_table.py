"""The table of Supervillain: two decks, what lies before the Villains, and the verbs that all rules share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tabletop import NOBODY, Game, Nested, Ordering, Text, ZoneOf, supply, zone

from ._cards import Domination, GalaxyCard, Minion
from ._events import FacilityDestroyed, MobDestroyed, MobsSwapped, ProjectDestroyed, TurnedBack
from ._villains import SupervillainOptions, TurnFacts, Villain

if TYPE_CHECKING:
    from tabletop import Event, Pending


class VillainTable(Game):
    """What lies on the table, and what is done to it."""

    player_class = Villain
    facts_class = TurnFacts
    options_class = SupervillainOptions
    asks_openly = True
    settling = Nested
    ordering = Ordering.APNAP
    durations = ()
    #: Asteroid-proof tokens and Charge tokens never run out (SV-084).
    TOKEN = supply()
    CHARGE = supply()
    domination_deck: ZoneOf[Domination] = zone(NOBODY, ordered=True, refilled_from="domination_discard")
    domination_discard: ZoneOf[Domination] = zone()
    minion_deck: ZoneOf[Minion] = zone(NOBODY, ordered=True, refilled_from="minion_discard")
    minion_discard: ZoneOf[Minion] = zone()
    facts: TurnFacts
    players: tuple[Villain, ...]
    active: Villain
    clockwise: tuple[Villain, ...]
    options: SupervillainOptions

    # ------------------------------------------------------------------------------------ looking around

    @property
    def asteroids(self) -> list[Domination]:
        """All Asteroids in flight."""
        return [asteroid for villain in self.players for asteroid in villain.asteroids]

    def asteroids_not_of(self, you: Villain) -> list[Domination]:
        """List the Asteroids of other Villains: nobody touches an own one (SV-047, SV-Q08)."""
        return [asteroid for asteroid in self.asteroids if asteroid.controller != you]

    def mobs_not_of(self, you: Villain) -> list[Minion]:
        """List the Mobs of other Villains."""
        return [mob for villain in you.others for mob in villain.mobs]

    def facilities_not_of(self, you: Villain) -> list[Domination]:
        """List the Secret Facilities of other Villains."""
        return [facility for villain in you.others for facility in villain.facilities]

    # ------------------------------------------------------------------------------------ doing

    def comes_first(self, waiting: Sequence[Pending]) -> Sequence[Pending]:
        """
        Of abilities that are set off together, the active Villain's come first, then clockwise (SV-Q30).

        Several times the same ability is nothing to put in order.
        """
        first = waiting if self.hitting else super().comes_first(waiting)
        if len({(pending.source, pending.ability.name) for pending in first}) == 1:
            return first[:1]
        return first

    def orders(self, waiting: Sequence[Pending]) -> Villain:
        """Each Villain orders their own; what an Asteroid sets off, its owner does (SV-064)."""
        return self.hitting or super().orders(waiting)

    @property
    def hitting(self) -> Villain | None:
        """Whose Asteroid has just hit, if that is what is being settled now."""
        source = self.stack[-1].source if self.stack else None
        return source.controller if isinstance(source, Domination) and source.is_asteroid else None

    # ------------------------------------------------------------------------------------ what is done to cards

    async def discard_each(self, villains: Iterable[Villain], count: int, *, about: GalaxyCard) -> None:
        """Have each of some Villains in turn discard Minion cards of their own choice, as many as they have."""
        for villain in villains:
            await villain.discard_some(count, about=about)

    async def put_in_order(self, mobs: Iterable[Minion]) -> tuple[Minion, ...]:
        """Put Mobs in the order in which they go to the discard pile: their Villain's, where that matters (SV-094)."""
        things = tuple(mobs)
        if not self.options.pile_in_order or len({mob.id for mob in things}) < 2:
            return things
        asked = Text("supervillain.order", "In which order do these Mobs go to the discard pile?")
        return await things[0].controller.put_in_order(asked, things)

    def lay_mob(self, mob: Minion, project: Domination) -> None:
        """
        Lay a Mob on a Project.

        One that comes from the table keeps its token or its lack of one, any other gets what is printed on it (SV-Q03).
        """
        is_new = not mob.in_play
        laid: Minion = mob.move(project.mobs, shown=True)
        laid.give_to(project.controller)
        if is_new and laid.printed["asteroid_proof"]:
            self.pay(self.TOKEN, 1, self.box, laid.tokens)

    async def swap(self, one: Minion, other: Minion | None) -> None:
        """Let two Mobs change places."""
        if other is not None:
            await self.perform(MobsSwapped(one, other))

    async def turn_back(self, facility: Domination | None) -> None:
        """Make a Secret Facility a Project of its Villain again."""
        if facility is not None:
            await self.perform(TurnedBack(facility))

    async def destroy(self, card: Domination | Minion | None, *, asteroid: Domination | None = None) -> bool:
        """Destroy a Mob, a Secret Facility, or a Project together with the Mobs on it (SV-Q17); say whether it was."""
        if card is None:
            return False
        if isinstance(card, Minion):
            return await self.perform(MobDestroyed(card, asteroid)) is not None
        if card.is_facility:
            return await self.perform(FacilityDestroyed(card, asteroid)) is not None
        mobs = await self.put_in_order(card.mobs)
        ruin: list[Event] = [*[MobDestroyed(mob, asteroid) for mob in mobs], ProjectDestroyed(card, asteroid)]
        return bool(await self.perform_together(ruin))
