"""Phase 1 and Phase 2: cubes come out of the bag, and go on slots (MG-039 to MG-073)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tabletop import Text

from ._board import System, Track
from ._conflicts import Conflicts
from ._events import Cancelled, CubeExchanged, CubePlaced, CubesDrawn, RouteBegun
from ._players import Ruler
from ._projects import DEVELOPMENT, PLANETS, ROUTE, SIDES, Project
from ._slots import BRIGHT, COLOURS

#: Developments of one type that may be implemented at a time (MG-094).
MOST_OF_A_TYPE: Final = 3


class Put(NamedTuple):
    """A cube that could be put on a slot; of a route that is begun, from which system."""

    colour: str
    card: Any
    slot: int
    project: Project
    departs: System | None = None

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name: the slot."""
        slot = self.card.all_slots[self.slot]
        return f"{self.project.qualifier}, {slot.colour}{' starred' if slot.starred else ''}"

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the things a player could do."""
        if self.departs is not None:
            words = "Put a {colour} cube on a route from {system} to {other}"
            other = self.card.other_end(self.departs)
            return Text("galaxy.put-route", words, colour=self.colour, system=self.departs, other=other)
        return Text("galaxy.put", "Put a {colour} cube on {project}", colour=self.colour, project=self.project)


class Opening(NamedTuple):
    """A slot that could be filled next, and the colours that fit there; of a route that is begun, from which system."""

    colours: tuple[str, ...]
    project: Project
    slot: int
    departs: System | None = None

    def filled_with(self, colour: str) -> Put:
        """Return this as something that could be done with a cube."""
        return Put(colour, self.project.card, self.slot, self.project, self.departs)


class Cancelling(NamedTuple):
    """A project that could be cancelled with a black cube."""

    project: Project

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name."""
        return self.project.qualifier

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the things a player could do."""
        return Text("galaxy.cancel", "Cancel {project} with a black cube", project=self.project)


class Returning(NamedTuple):
    """A drawn cube that could go back into the bag."""

    colour: str

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the things a player could do."""
        return Text("galaxy.return", "Return a {colour} cube to the bag", colour=self.colour)


class Proposal(NamedTuple):
    """A conflict that a player could propose to stop."""

    conflict: Any

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the things a player could do."""
        return Text("galaxy.propose", "Propose to stop {conflict}", conflict=self.conflict)


class Exchange(NamedTuple):
    """A cube that could be given for another one."""

    given: str
    taken: str

    def label_for(self, seat: int) -> Text:
        """Return what it is called among other exchanges."""
        return Text("galaxy.exchanged", "{given} for {taken}", given=self.given, taken=self.taken)


class Allocating(Conflicts):
    """Draws cubes, and puts them somewhere."""

    async def draw_cubes(self, player: Ruler, count: int) -> None:
        """Draw cubes at random from a bag."""
        drawn = await self.draw_at_random(player.bag, count)
        await self.perform(CubesDrawn(player, tuple([supply.name.lower() for supply in drawn])))

    async def put_cube(self, player: Ruler, put: Put, *, origin: Any = None) -> None:
        """Put a cube on a slot, and remember what is complete: the reward comes at the end of the phase (MG-048)."""
        if put.departs is not None:
            await self.perform(RouteBegun(player, put.card, put.departs, put.card.other_end(put.departs)))
        source = player.drawn if origin is None else origin
        done = (put.card.row, put.slot if put.project.kind == PLANETS else put.project.number)
        if put.project.kind == PLANETS or len(put.project.cubes) + 1 == len(put.project.indexes):
            self.set_facts(completed=(*self.facts.completed, done))  # before it is full, so that it gives nothing yet
        await self.perform(CubePlaced(player, put.card, put.slot, put.colour, source))

    # ------------------------------------------------------------------------------------ where cubes go

    def places_for(self, player: Ruler, colours: Sequence[str]) -> list[Put]:
        """List where a player may put a cube of some colours: of slots that are alike only the first."""
        openings = [
            opening
            for project in player.projects
            if project.kind != ROUTE and not self.is_barred(player, project)
            for opening in self.free_slots(player, project)
        ]
        for system in player.systems:
            free = system.first_free
            if free is not None:
                openings.append(Opening(BRIGHT, system.projects[0], free))
            for track in system.tracks:
                openings += self.next_slot(player, system, track)
        return [opening.filled_with(colour) for colour in colours for opening in openings if colour in opening.colours]

    def is_barred(self, player: Ruler, project: Project) -> bool:
        """Say whether a development can't be worked on, since three of its type are full (MG-Q20, MG-Q21)."""
        if project.kind != DEVELOPMENT or project.is_full:
            return False
        alike = [card for card in player.cards if card.deck_name == project.card.deck_name]
        return len(alike) > MOST_OF_A_TYPE and sum([card.projects[0].is_full for card in alike]) >= MOST_OF_A_TYPE

    def implemented(self, player: Ruler, deck_name: str) -> int:
        """Return how many developments of a type a player has implemented."""
        return sum([card.deck_name == deck_name and card.is_usable for card in player.cards])

    def free_slots(self, player: Ruler, project: Project) -> Iterator[Opening]:
        """List the slots of a project on which there is no cube yet; of a conflict that is decided, none (MG-119)."""
        if project.kind in SIDES and any(side.is_full for side in project.card.projects):
            return
        seen = set()
        slots = project.card.all_slots
        for index in project.indexes:
            slot = slots[index]
            if slot not in seen and not project.card.cube_on(index):
                seen.add(slot)
                more = [colour for card in player.working_cards for colour in card.also_takes(project, slot)]
                yield Opening((slot.colour, *more), project, index)

    def next_slot(self, player: Ruler, system: System, track: Track) -> Iterator[Opening]:
        """List the next slot of a route on a track: one that goes on, or one that begins in a system (MG-064 to MG-069)."""
        other = track.other_end(system)
        holder, owner = other.controller, track.route_owner
        if holder not in (None, player) or owner not in (None, player) or track.conflicts:
            return
        if holder is None and any(player in conflict.fighters for conflict in other.conflicts):
            return
        ends = (system.colour, other.colour)
        if owner is None:
            yield Opening(ends, track.route, 0, system)
        elif track.departs == system.id and not track.route.is_full:
            colours = (track.cube_on(0), *(ends if player.may_mix_routes else ()))
            yield Opening(colours, track.route, track.farthest + 1)

    # ------------------------------------------------------------------------------------ cancelling

    def may_cancel(self, player: Ruler) -> list[Project]:
        """List the projects that a player may cancel: whatever holds cubes, but no route completed just now (MG-Q04)."""
        return [
            project
            for project in player.projects
            if project.cubes and not (project.kind == ROUTE and project.is_full and not project.card.stands)
        ]

    async def cancel(self, player: Ruler, project: Project) -> None:
        """Cancel a project: if it was completed in this phase it brings nothing (MG-050, MG-Q04)."""
        done = (project.card.row, project.number)
        self.set_facts(completed=tuple([one for one in self.facts.completed if one != done]))
        await self.perform(Cancelled(player, project))

    # ------------------------------------------------------------------------------------ what cards do with cubes

    async def recall(self, player: Ruler, *, at_most: int | None = None, about: Any = None) -> None:
        """Have a player take all cubes of some projects back, but for planets."""
        projects = [project for project in player.projects if project.cubes]
        asked = Text("galaxy.recall", "Of which projects do you take the cubes back?")
        for project in await player.choose_some(asked, projects, at_most=at_most, about=about):
            await self.bring_home(project.card, project.indexes)

    async def put_from_bag(self, player: Ruler, conflict: Any, *, about: Any = None) -> None:
        """Let a player put a fitting cube from the bag on their side of a conflict."""
        sides = [side for side in conflict.projects if side.owner == player]
        colours = [colour for colour in COLOURS.values() if player.bag[self.cube(colour)]]
        puts = [
            opening.filled_with(colour)
            for side in sides
            for colour in colours
            for opening in self.free_slots(player, side)
            if colour in opening.colours
        ]
        asked = Text("galaxy.from-bag", "Which cube do you put on your side?")
        put = await player.choose(asked, puts, optional=True, about=about, kind="cube")
        if put is not None:
            await self.put_cube(player, put, origin=player.bag)

    def exchanges_of(self, player: Ruler) -> list[Exchange]:
        """List the exchanges of a cube of a bag for one of another colour from the reserve, neither of them black."""
        return [
            Exchange(given, taken)
            for given in BRIGHT
            for taken in BRIGHT
            if given != taken and player.bag[self.cube(given)] and self.in_reserve(taken)
        ]

    async def exchange(self, player: Ruler, *, about: Any = None) -> None:
        """Have a player exchange a cube."""
        asked = Text("galaxy.exchange", "Which cubes?")
        pair = await player.choose(asked, self.exchanges_of(player), about=about, kind="cube")
        if pair is not None:
            await self.perform(CubeExchanged(player, pair.given, pair.taken))
