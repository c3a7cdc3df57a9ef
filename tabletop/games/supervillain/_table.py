"""The table of Supervillain: two decks, what lies before the Villains, and the verbs that all rules share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from tabletop import NOBODY, Game, Nested, Ordering, Text, supply, zone

from ._cards import Domination, GalaxyCard, Minion
from ._events import (
    Discarded,
    FacilityDestroyed,
    MinionStolen,
    MinionTaken,
    MobDestroyed,
    MobPut,
    MobsSwapped,
    ProjectDestroyed,
    ProjectStarted,
    TokenPut,
    TurnedBack,
)
from ._villains import SupervillainOptions, TurnFacts, Villain

if TYPE_CHECKING:
    from tabletop import Event, Pending


class Galaxy(Game):
    """What lies on the table, and what is done to it."""

    player_class = Villain
    facts_class = TurnFacts
    options_class = SupervillainOptions
    settling = Nested
    ordering = Ordering.APNAP
    durations = ()
    #: Asteroid-proof tokens and Charge tokens never run out (SV-084).
    TOKEN = supply()
    CHARGE = supply()
    domination_deck = zone(NOBODY, ordered=True, refilled_from="domination_discard")
    domination_discard = zone()
    minion_deck = zone(NOBODY, ordered=True, refilled_from="minion_discard")
    minion_discard = zone()
    #: Where the Domination card of Act III lies until it is a Project or an Asteroid.
    turned_up = zone()
    facts: TurnFacts
    players: tuple[Villain, ...]
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

    def minions_in_discard(self, most_power: int, *, but: Iterable[Minion] = ()) -> list[Minion]:
        """List the Minion cards in the discard pile with so much Power at most."""
        spared = tuple(but)
        return [card for card in self.minion_discard if card.power <= most_power and card not in spared]

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

    # ------------------------------------------------------------------------------------ the two decks

    async def top_domination_card(self) -> Domination:
        """Return the top card of the Domination deck; if there is none anywhere, the game ends (SV-080)."""
        if not self.domination_deck:
            await self.restock(self.domination_deck)
        top: Domination | None = self.domination_deck.first
        return self.run_out() if top is None else top

    def run_out(self) -> Any:
        """End the game because the Domination cards have run out."""
        raise TypeError("a room further on says how")  # pragma: no cover

    # ------------------------------------------------------------------------------------ Minion cards

    async def discard(self, villain: Villain, cards: Iterable[Minion]) -> None:
        """Put Minion cards of a hand on the discard pile."""
        await self.perform_together([Discarded(villain, card) for card in cards])

    async def discard_each(self, villains: Iterable[Villain], count: int, *, about: Any = None) -> None:
        """Have each of some Villains in turn discard Minion cards of their own choice, as many as they have."""
        for villain in villains:
            await villain.discards(count, about=about)

    async def take_minion(self, villain: Villain, card: Minion) -> None:
        """Put a Minion card of the discard pile into a hand."""
        await self.perform(MinionTaken(villain, card))

    async def steal_minion(self, thief: Villain, victim: Villain) -> None:
        """Take a Minion card out of a hand at random."""
        card = await self.pick_at_random(list(victim.hand))
        await self.perform(MinionStolen(thief, card, victim))

    async def in_order(self, villain: Villain, mobs: Iterable[Minion]) -> tuple[Minion, ...]:
        """Put Mobs in the order in which they go to the discard pile: their Villain's, where that matters (SV-094)."""
        things = tuple(mobs)
        if not self.options.pile_in_order or len({mob.id for mob in things}) < 2:
            return things
        asked = Text("supervillain.order", "In which order do these Mobs go to the discard pile?")
        return await villain.put_in_order(asked, things)

    # ------------------------------------------------------------------------------------ Mobs

    def lay_mob(self, mob: Minion, project: Domination) -> Minion:
        """
        Lay a Mob on a Project; return it as it is afterwards.

        One that comes from the table keeps its token or its lack of one, any other gets what is printed on it (SV-Q03).
        """
        is_new = not mob.in_play
        laid: Minion = mob.move(project.mobs, shown=True)
        laid.give_to(project.controller)
        if is_new and laid.printed["asteroid_proof"]:
            self.pay(self.TOKEN, 1, self.box, laid.tokens)
        return laid

    async def put(self, mob: Minion, project: Domination) -> bool:
        """Put a Mob on a Project."""
        return await self.perform(MobPut(mob, project)) is not None

    async def swap(self, one: Minion, other: Minion | None) -> bool:
        """Let two Mobs change places."""
        return other is not None and await self.perform(MobsSwapped(one, other)) is not None

    # ------------------------------------------------------------------------------------ Projects and Secret Facilities

    async def start_project(self, villain: Villain, card: Domination) -> bool:
        """Make a Domination card a Villain's Project."""
        return await self.perform(ProjectStarted(villain, card)) is not None

    async def turn_back(self, facility: Domination | None) -> None:
        """Make a Secret Facility a Project of its Villain again."""
        if facility is not None:
            await self.perform(TurnedBack(facility))

    async def protect(self, card: GalaxyCard) -> None:
        """Put an Asteroid-proof token on a Mob or a Secret Facility; there is never a second one (SV-068)."""
        if not card.is_protected:
            await self.perform(TokenPut(card))

    async def destroy(self, card: Any, *, asteroid: Domination | None = None) -> bool:
        """Destroy a Mob, a Secret Facility, or a Project together with the Mobs on it (SV-Q17); say whether it was."""
        if isinstance(card, Minion):
            return await self.perform(MobDestroyed(card, asteroid)) is not None
        if card.is_facility:
            return await self.perform(FacilityDestroyed(card, asteroid)) is not None
        mobs = await self.in_order(card.controller, card.mobs)
        ruin: list[Event] = [*[MobDestroyed(mob, asteroid) for mob in mobs], ProjectDestroyed(card, asteroid)]
        return bool(await self.perform_together(ruin))
