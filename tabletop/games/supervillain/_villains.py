"""The Villains, what a game remembers of its turn, and how it can be set up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Final, Literal

import attrs

from tabletop import (
    OWNER,
    PhaseFacts,
    Player,
    Text,
    ZoneOf,
    cached,
    chosen_sets,
    column,
    displayed,
    facts,
    permission,
    quantity,
    starting_seat,
    zone,
)

from ._asking import WHICH_CARD, WHICH_MOB, WHICH_PROJECT, why_not_charge, why_not_protect
from ._events import (
    Charged,
    Discarded,
    Launched,
    MinionStolen,
    MinionTaken,
    MobPut,
    ProjectStarted,
    Retargeted,
    ShotDown,
    TokenPut,
)

if TYPE_CHECKING:
    from ._cards import Domination, GalaxyCard, Minion
    from .game import Supervillain

#: How many Domination points a team needs.
TEAM_GOAL: Final = 8
HAND_LIMIT: Final = 7
TEAM_SEATS: Final = 4


@facts
class TurnFacts(PhaseFacts):
    """Whose turn it is, where in it we are, and how many turns have begun."""

    turn: int = 0


@attrs.frozen(kw_only=True)
class SupervillainOptions:
    """How a game is set up."""

    first: int | None = starting_seat()
    length: Literal["usual", "blitz", "slow"] = attrs.field(
        default="usual", metadata={"help": "to how many Domination points: usual 5, blitz 4, slow 7"}
    )
    team_battle: bool = attrs.field(
        default=False, metadata={"help": "two against two, partners opposite each other; for four seats"}
    )
    team_goal: int = attrs.field(
        default=TEAM_GOAL, metadata={"help": "how many Domination points a team needs together in Team Battle"}
    )
    total_annihilation: bool = attrs.field(
        default=False, metadata={"help": "whether Asteroids may be charged by discarding three Minion cards"}
    )
    own_completion: bool = attrs.field(
        default=True, metadata={"help": "whether a Secret Facility reacts to its own completion"}
    )
    jinx_at_the_end: bool = attrs.field(
        default=False,
        metadata={"help": "whether Bad Luck Emitter matters when the Domination cards have run out, too"},
    )
    pile_in_order: bool = attrs.field(
        default=False,
        metadata={"help": "whether Villains say in which order their Minion cards go to the discard pile together"},
    )
    sets: tuple[str, ...] | None = chosen_sets()

    def __attrs_post_init__(self) -> None:
        if self.team_battle and self.length != "usual":
            raise ValueError(
                f"length: a team plays to a goal of its own, not to that of a {self.length} game; name it with team_goal"
            )
        if self.team_goal < 1:
            raise ValueError(f"team_goal: a team needs 1 Domination point or more, not {self.team_goal}")
        if self.team_goal != TEAM_GOAL and not self.team_battle:
            raise ValueError("team_goal: it is for Team Battle only; set team_battle, or length for other games")


class Villain(Player):
    """A Villain, who would be the Supervillain."""

    hand: ZoneOf[Minion] = zone(OWNER)
    projects: ZoneOf[Domination] = zone(in_play=True)
    facilities: ZoneOf[Domination] = zone(in_play=True)
    #: The Asteroids that this Villain owns, in flight: face down, although anybody may look.
    asteroids: ZoneOf[Domination] = zone(in_play=True)
    #: How many Mobs without the word Boosted, and Ops without the word Swift, may still be played this turn.
    mobs_left = column(default=0)
    ops_left = column(default=0)
    #: How many cards fewer it takes to shoot down an Asteroid.
    discount = quantity(0)
    #: Whether nothing keeps this Villain from winning by Domination points.
    may_win = permission(True)
    game: Supervillain

    # ------------------------------------------------------------------------------------ what one has

    @displayed
    def points(self) -> int:
        """The Domination points of this Villain."""
        return sum([facility.printed["points"] for facility in self.facilities])

    @property
    def side(self) -> tuple[Villain, ...]:
        """This Villain, and in Team Battle the partner too."""
        if not self.game.options.team_battle:
            return (self,)
        return self, self.game.players[(self.seat + 2) % TEAM_SEATS]

    @property
    def side_points(self) -> int:
        """The Domination points of this Villain's side."""
        return sum([villain.points for villain in self.side])

    @property
    def targets(self) -> tuple[Villain, ...]:
        """At whom this Villain may point Asteroids: anybody else but a partner."""
        return tuple([villain for villain in self.others if villain not in self.side])

    @property
    def mobs(self) -> list[Minion]:
        """The Mobs on the Projects of this Villain."""
        return [mob for project in self.projects for mob in project.mobs]

    @cached
    def building_sites(self) -> list[Domination]:
        """The Projects on which Mobs can be laid: not one that is being turned into a Secret Facility."""
        return [project for project in self.projects if not project.is_finished]

    @cached
    def ready(self) -> list[Domination]:
        """The Projects that have what they need, and are not being completed already."""
        return [project for project in self.projects if project.has_enough and not project.stage]

    @property
    def incoming(self) -> list[Domination]:
        """The Asteroids that are aimed at this Villain."""
        return [asteroid for asteroid in self.game.asteroids if asteroid.target == self.name]

    # ------------------------------------------------------------------------------------ Minion cards

    async def draw(self, count: int = 1) -> list[Minion]:
        """Draw Minion cards; if there are none left anywhere, there is nothing to draw (SV-083)."""
        return await self.game.draw(self, self.game.minion_deck, self.hand, count)

    async def discard_some(self, count: int = 1, *, about: GalaxyCard | None = None) -> tuple[Minion, ...]:
        """Discard Minion cards of this Villain's own choice, as many of them as there are."""
        asked = Text("supervillain.discard", "Which Minion cards do you discard?")
        in_order = self.game.options.pile_in_order
        cards = await self.choose_some(asked, self.hand, at_least=count, at_most=count, ordered=in_order, about=about)
        await self.game.perform_together([Discarded(self, card) for card in cards])
        return cards

    def why_not_pay(self, price: int) -> Text | None:
        """Say why this Villain can't discard so many Minion cards, if so."""
        if len(self.hand) >= price:
            return None
        words = "Minion cards needed: {price}. You have {count}."
        return Text("supervillain.too-dear", words, price=price, count=len(self.hand))

    async def take_minion(self, card: Minion | None) -> None:
        """Take a Minion card from the discard pile into hand."""
        if card is not None:
            await self.game.perform(MinionTaken(self, card))

    async def steal_minion(self, victim: Villain) -> None:
        """Take a Minion card out of another hand at random."""
        card = await self.game.pick_at_random(victim.hand.cards)
        await self.game.perform(MinionStolen(self, card, victim))

    # ------------------------------------------------------------------------------------ Mobs

    def allow_one_more_mob(self) -> None:
        """Let this Villain play one more Mob without the word Boosted this turn (SV-020)."""
        self.set(mobs_left=self.mobs_left + 1)

    async def put(self, mob: Minion | None, project: Domination | None) -> None:
        """Put a Mob from the table, or a card from the discard pile, on a Project."""
        if mob is not None and project is not None:
            await self.game.perform(MobPut(mob, project))

    def abduct(self, *, about: GalaxyCard) -> Awaitable[None]:
        """Put a Mob of another Villain on a Project of this one."""
        return self._put_one_of(WHICH_MOB, self.game.mobs_not_of(self), about)

    def recycle(self, why_not: Callable[[Minion], Text | None], *, about: GalaxyCard) -> Awaitable[None]:
        """Put a Minion card from the discard pile, of those that may be meant, on a Project of this Villain, as a Mob."""
        return self._put_one_of(WHICH_CARD, self.game.minion_discard, about, why_not)

    async def _put_one_of(
        self,
        asked: str,
        mobs: Iterable[Minion],
        about: GalaxyCard,
        why_not: Callable[[Minion], Text | None] | None = None,
    ) -> None:
        mob = await self.choose(asked, mobs if self.building_sites else (), why_not=why_not, about=about)
        if mob is not None:
            await self.put(mob, await self.choose(WHICH_PROJECT, self.building_sites, about=about))

    async def protect(self, things: Iterable[GalaxyCard | None]) -> None:
        """Put an Asteroid-proof token on each of some Mobs or Secret Facilities; there is never a second one (SV-068)."""
        for thing in things:
            if thing is not None and not thing.is_protected:
                await self.game.perform(TokenPut(thing))

    async def protect_two_mobs(self, *, about: GalaxyCard) -> None:
        """Put an Asteroid-proof token on each of up to two Mobs of this Villain that have none."""
        mobs = await self.choose_some("Which Mobs?", self.mobs, why_not=why_not_protect, at_most=2, about=about)
        await self.protect(mobs)

    # ------------------------------------------------------------------------------------ Projects

    async def start_project(self, card: Domination) -> None:
        """Make a Domination card a Project of this Villain."""
        await self.game.perform(ProjectStarted(self, card))

    async def take_projects(self, count: int = 1) -> None:
        """Take cards from the top of the Domination deck as Projects, one after the other."""
        for _ in range(count):
            await self.start_project(await self.game.top_domination_card())

    # ------------------------------------------------------------------------------------ Asteroids

    async def launch(self, count: int = 1, *, about: GalaxyCard) -> None:
        """Launch Asteroids from the top of the Domination deck, each into another Villain of this one's choice."""
        for _ in range(count):
            card = await self.game.top_domination_card()
            target = await self.aim(about=about)
            if target is not None:
                await self.game.perform(Launched(self, card, target))

    def aim(self, *, about: GalaxyCard) -> Awaitable[Villain | None]:
        """Choose at whom an Asteroid is pointed."""
        return self.choose("Into whom do you launch the Asteroid?", self.targets, about=about)

    async def charge(self, asteroids: Iterable[Domination | None]) -> None:
        """Charge Asteroids that are not charged yet (SV-054)."""
        for asteroid in asteroids:
            if asteroid is not None and not asteroid.is_charged:
                await self.game.perform(Charged(asteroid))

    async def charge_two(self, *, about: GalaxyCard) -> None:
        """Charge up to two Asteroids of this Villain."""
        await self.charge(
            await self.choose_some("Which Asteroids?", self.asteroids, why_not=why_not_charge, at_most=2, about=about)
        )

    async def retarget(self, asteroids: Iterable[Domination], *, about: GalaxyCard) -> None:
        """Become the owner of one of some Asteroids of opponents, and point it at somebody (SV-075, SV-Q32)."""
        theirs = [asteroid for asteroid in asteroids if asteroid.controller not in self.side]
        asteroid = await self.choose("Which Asteroid do you retarget?", theirs, about=about)
        if asteroid is not None:
            target = await self.choose("At whom do you point it?", self.targets, about=about)
            if target is not None:
                await self.game.perform(Retargeted(self, asteroid, target))

    async def shoot_down(self, asteroid: Domination | None) -> None:
        """Shoot an Asteroid down."""
        if asteroid is not None:
            await self.game.perform(ShotDown(self, asteroid))
