"""Phase 1 and Phase 2: cubes come out of the bag, and go on slots (MG-039 to MG-073)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tabletop import Deed, Spot, Text, deed

from ._board import System, Track
from ._cards import Conflict, Development
from ._events import Cancelled, CubeExchanged, CubePlaced, CubeReturned, CubesDrawn, RouteBegun
from ._players import Ruler
from ._projects import PLANETS, Project, ProjectDeed, SlottedCard
from ._slots import BRIGHT, Cubes, in_words
from ._table import MasterTable

if TYPE_CHECKING:
    from tabletop import Card, Pool

#: Developments of one type that may be implemented at a time (MG-094).
MOST_OF_A_TYPE: Final = 3

#: Why no cube can be put somewhere.
NONE_FITS: Final = Text("galaxy.none-fits", "None of your cubes fits there.")
NOT_YOURS: Final = Text("galaxy.not-yours", "That is not your project.")
IS_COMPLETE: Final = Text("galaxy.is-complete", "That is complete already.")
IS_DECIDED: Final = Text("galaxy.is-decided", "That conflict is decided.")
OF_ITS_TYPE: Final = Text("galaxy.of-its-type", "Three developments of its type are complete already.")
NO_BASE: Final = Text("galaxy.no-base", "You have no base there.")
ALL_SETTLED: Final = Text("galaxy.all-settled", "There is a cube on each of its planets.")
NO_END: Final = Text("galaxy.no-end", "You have a base at neither end of it.")
ENDS_WITH_ANOTHER: Final = Text("galaxy.ends-with-another", "Another player has a base at its other end.")
ROUTE_OF_ANOTHER: Final = Text("galaxy.route-of-another", "That is the route of another player.")
IS_FOUGHT_FOR: Final = Text("galaxy.is-fought-for", "There is a conflict.")


@deed
class PutCube(ProjectDeed):
    """Put a {colour} cube on {project}"""

    #: From where it comes.
    origin: Pool
    colour: str
    slot: int

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name: the slot."""
        slot = self.project.card.all_slots[self.slot]
        return f"{self.project.qualifier}, {slot.colour}{' starred' if slot.starred else ''}"

    @property
    def targets(self) -> tuple[Any, ...]:
        """What it goes on, and the slot."""
        return *self.cards, Spot("slots", self.slot, on=self.project.card)

    @property
    def puts(self) -> tuple[Any, Spot]:
        """A cube of its colour, on the slot."""
        return self.player.game.CUBES[self.colour], Spot("slots", self.slot, on=self.project.card)

    async def do(self) -> None:
        """Put it there, and remember what is complete: the reward comes at the end of the phase (MG-048)."""
        game, project, card = self.player.game, self.project, self.project.card
        if project.kind == PLANETS or len(project.cubes) + 1 == len(project.indexes):
            number = self.slot if project.kind == PLANETS else project.number
            game.note_completed(card, number)  # before it is full, so that it gives nothing yet
        await game.perform(CubePlaced(self.player, card, self.slot, self.colour, self.origin, project.told))


@deed
class BeginRoute(PutCube):
    """Put a {colour} cube on a route from {departure} to {destination}"""

    track: Track
    departure: System

    @property
    def destination(self) -> System:
        """Where the route leads."""
        return self.track.other_end(self.departure)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The track, and where the route departs."""
        return self.track, self.departure

    async def do(self) -> None:
        """Say from where the route departs, and put its first cube there (MG-Q06)."""
        await self.player.game.perform(RouteBegun(self.player, self.track, self.departure, self.destination))
        await super().do()


@deed
class CancelProject(ProjectDeed):
    """Cancel {project} with a black cube"""

    async def do(self) -> None:
        """Cancel it: if it was completed in this phase it brings nothing (MG-050, MG-Q04)."""
        game = self.player.game
        game.forget_completed(self.project.card, self.project.number)
        await game.perform(Cancelled(self.player, self.project))


class OutOfReach(NamedTuple):
    """A project on which no cube that is there can be put, and why."""

    project: Project
    reason: Text

    @property
    def cards(self) -> tuple[Card, ...]:
        """What the project is on."""
        return (self.project.card,)

    def label_for(self, seat: int) -> Text:
        """Return what it is called among what one may think of."""
        return self.project.label_for(seat)

    def why_not(self) -> Text:
        """Say why."""
        return self.reason


#: A slot that could be filled next: the colours that fit there, its project, and which one it is; of a route that is begun,
#: on which track from where.
Opening = tuple[tuple[str, ...], Project, int, tuple[Track, System] | None]


@deed
class ReturnCubes(Deed):
    """Return {cubes} to the bag"""

    player: Ruler

    @property
    def cubes(self) -> Text:
        """The cubes that are left, in words."""
        return in_words(self.player.drawn_colours)

    @property
    def targets(self) -> tuple[Pool, ...]:
        """The bag."""
        return (self.player.bag,)

    @property
    def puts(self) -> tuple[Pool, Pool]:
        """What is left, into the bag."""
        return self.player.drawn, self.player.bag

    async def do(self) -> None:
        """Return all that are left (MG-042)."""
        for colour in self.player.drawn_colours:
            await self.player.game.perform(CubeReturned(self.player, colour))


@deed
class ExchangeCubes(Deed):
    """{given} for {taken}"""

    player: Ruler
    given: str
    taken: str

    async def do(self) -> None:
        """Exchange them."""
        await self.player.game.perform(CubeExchanged(self.player, self.given, self.taken))


class Allocating(MasterTable):
    """Draws cubes, and finds where they could go."""

    async def draw_cubes(self, player: Ruler, count: int) -> None:
        """Draw cubes at random from a bag."""
        drawn = await self.draw_at_random(player.bag, count)
        await self.perform(CubesDrawn(player, Cubes([supply.name.lower() for supply in drawn])))

    def note_completed(self, card: SlottedCard, number: int) -> None:
        """Remember that a project or a planet of a card was completed, and waits for its reward."""
        self.set_facts(completed=(*self.facts.completed, (card.row, number)))

    def forget_completed(self, card: SlottedCard, number: int) -> None:
        """Remember that something waits for its reward no longer."""
        self.set_facts(completed=tuple([one for one in self.facts.completed if one != (card.row, number)]))

    # ------------------------------------------------------------------------------------ where cubes go

    def places_for(self, player: Ruler, colours: Sequence[str]) -> list[PutCube]:
        """List where a player may put a cube of some colours: of slots that are alike only the first."""
        openings, origin = self.openings(player), player.drawn
        return [
            PutCube(player, project, origin, colour, slot)
            if begun is None
            else BeginRoute(player, project, origin, colour, slot, *begun)
            for colour in colours
            for fitting, project, slot, begun in openings
            if colour in fitting
        ]

    def openings(self, player: Ruler) -> list[Opening]:
        """List the slots that a player could fill: on cards and conflicts, of planets, of routes."""
        found = self.free_slots(player, [one for one in player.projects if not isinstance(one.card, Track)])
        for system in player.systems:
            if (free := system.first_free) is not None:
                found.append((BRIGHT, system.projects[0], free, None))
            found += self.next_slots(player, system)
        return found

    def is_barred(self, player: Ruler, card: Development) -> bool:
        """Say whether a development can't be worked on, since three of its type are full (MG-Q20, MG-Q21)."""
        alike = [one.projects[0] for one in player.cards if one.deck_name == card.deck_name]
        if len(alike) <= MOST_OF_A_TYPE or card.projects[0].is_full:
            return False
        return sum([project.is_full for project in alike]) >= MOST_OF_A_TYPE

    def free_slots(self, player: Ruler, projects: Iterable[Project]) -> list[Opening]:
        """List the slots of some projects on which there is no cube yet; of a conflict that is decided, none (MG-119)."""
        found: list[Opening] = []
        mixers = player.mixers
        for project in projects:
            card = project.card
            if isinstance(card, Development) and self.is_barred(player, card):
                continue
            if isinstance(card, Conflict) and card.is_decided:
                continue
            for index, slot in project.empty:
                more = [colour for one in mixers for colour in one.more_colours(project, slot)] if mixers else ()
                found.append(((slot.colour, *more), project, index, None))
        return found

    def next_slots(self, player: Ruler, system: System) -> list[Opening]:
        """List the next slots of routes from a system: of those that go on, and of all that may begin (MG-064 to MG-069)."""
        found: list[Opening] = []
        fronts = self.fronts.cards
        for track, other in system.exits:
            if other.controller not in (None, player) or any(one.bars(player, track, other) for one in fronts):
                continue
            ends = system.printed["colour"], other.printed["colour"]
            if not track.filled:
                found.append((ends, track.route, 0, (track, system)))
            elif track.controller is player and track.departs == system.id:
                following = track.farthest + 1
                if following < len(track.all_slots):
                    colours = (track.cube_on(0), *(ends if player.may_mix_routes else ()))
                    found.append((colours, track.route, following, None))
        return found

    def out_of_reach(self, player: Ruler) -> Iterator[OutOfReach]:
        """Go through all projects, each with what keeps a player from putting cubes on it who has none that fits."""
        lying: list[SlottedCard] = [*self.systems, *self.tracks, *self.fronts]
        lying += [card for ruler in self.players for card in ruler.cards]
        for card in lying:
            for project in card.projects:
                yield OutOfReach(project, self.why_no_cube(player, project))

    def why_no_cube(self, player: Ruler, project: Project) -> Text:
        """Say what keeps a player from putting a cube on a project; if nothing else does, none of the drawn ones fits."""
        card = project.card
        if isinstance(card, Track):
            return self.why_no_route(player, card)
        if isinstance(card, System):
            if card.controller != player:
                return NO_BASE
            return ALL_SETTLED if card.first_free is None else NONE_FITS
        if isinstance(card, Conflict) and card.is_decided:
            return IS_DECIDED
        if project.owner != player:
            return NOT_YOURS
        if project.is_full:
            return IS_COMPLETE
        return OF_ITS_TYPE if isinstance(card, Development) and self.is_barred(player, card) else NONE_FITS

    def why_no_route(self, player: Ruler, track: Track) -> Text:
        """Say what keeps a player from putting a cube on a track; if nothing else does, none of the drawn ones fits."""
        others = [end for end in track.ends if end.controller != player]
        if len(others) == len(track.ends):
            return NO_END
        if any(end.controller is not None for end in others):
            return ENDS_WITH_ANOTHER
        if track.route_owner not in (None, player):
            return ROUTE_OF_ANOTHER
        if track.conflicts or any(player in conflict.fighters for end in others for conflict in end.conflicts):
            return IS_FOUGHT_FOR
        return IS_COMPLETE if track.route.is_full else NONE_FITS

    def cancellations(self, player: Ruler) -> list[CancelProject]:
        """List the projects that a player may cancel: whatever holds cubes, but no route completed just now (MG-Q04)."""
        return [
            CancelProject(player, project)
            for project in player.projects
            if project.cubes and not (isinstance(project.card, Track) and project.is_full and not project.card.stands)
        ]

    # ------------------------------------------------------------------------------------ what cards do with cubes

    async def recall(self, player: Ruler, *, at_most: int | None = None, about: Card) -> None:
        """Have a player take all cubes of some projects back, but for planets."""
        projects = [project for project in player.projects if project.cubes]
        asked = Text("galaxy.recall", "Of which projects do you take the cubes back?")
        for project in await player.choose_some(asked, projects, at_most=at_most, about=about):
            await self.bring_home(project.card, project.indexes)

    async def put_from_bag(self, player: Ruler, conflict: Conflict, *, about: Card) -> None:
        """Let a player put a fitting cube from the bag on their side of a conflict."""
        puts = [
            PutCube(player, side, player.bag, colour, slot)
            for side in conflict.projects
            if side.owner == player
            for colour in self.colours_in(player.bag)
            for fitting, _, slot, _ in self.free_slots(player, [side])
            if colour in fitting
        ]
        asked = Text("galaxy.from-bag", "Which cube do you put on your side?")
        await player.does(asked, puts, optional=True, about=about, kind="cube")

    def exchanges_of(self, player: Ruler) -> list[ExchangeCubes]:
        """List the exchanges of a cube of a bag for one of another colour from the reserve, neither of them black."""
        return [
            ExchangeCubes(player, given, taken)
            for given in BRIGHT
            for taken in BRIGHT
            if given != taken and player.bag[self.CUBES[given]] and self.in_reserve(taken)
        ]
