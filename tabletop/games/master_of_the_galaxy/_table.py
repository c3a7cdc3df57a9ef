"""The table of Master of the Galaxy: decks, board, reserve, what is where, and how cubes go home."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from tabletop import NOBODY, Game, Nested, Ordering, ZoneOf, cached, supply, zone

from ._board import Link, System, Track
from ._cards import Commerce, Conflict, Expansion, Government, Leader, OwnedCard, Progress, Species
from ._events import CubesWentHome
from ._players import MasterOptions, Ruler, TurnFacts
from ._projects import AGENDA, DEVELOPMENT, Cube, Project, SlottedCard
from ._slots import Slot

if TYPE_CHECKING:
    from tabletop import Pool, Zone

    from ._sets import GalaxySet


class MasterTable(Game):
    """What lies on the table, and what is where."""

    player_class = Ruler
    facts_class = TurnFacts
    options_class = MasterOptions
    asks_openly = True
    settling = Nested
    ordering = Ordering.APNAP
    # The cubes: those that lie nowhere else are the common reserve.
    RED = supply(total=45)
    BLUE = supply(total=45)
    YELLOW = supply(total=45)
    WHITE = supply(total=45)
    BLACK = supply(total=20)
    CUBES: Final = {"red": RED, "blue": BLUE, "yellow": YELLOW, "white": WHITE, "black": BLACK}
    # The bases, by seat.
    GRAY = supply(total=9)
    BROWN = supply(total=9)
    ORANGE = supply(total=9)
    PURPLE = supply(total=9)
    BASES: Final = (GRAY, BROWN, ORANGE, PURPLE)
    BLACK_HOLE = supply(total=9)
    systems: ZoneOf[System] = zone(in_play=True)
    tracks: ZoneOf[Track] = zone(in_play=True)
    links: ZoneOf[Link] = zone(in_play=True)
    #: The conflicts on the board: each has the track on which it lies.
    fronts: ZoneOf[Conflict] = zone(in_play=True)
    leader_deck: ZoneOf[Leader] = zone(NOBODY, ordered=True)
    conflict_deck: ZoneOf[Conflict] = zone(NOBODY, ordered=True)
    government_deck: ZoneOf[Government] = zone(NOBODY, ordered=True)
    commerce_deck: ZoneOf[Commerce] = zone(NOBODY, ordered=True)
    expansion_deck: ZoneOf[Expansion] = zone(NOBODY, ordered=True)
    progress_deck: ZoneOf[Progress] = zone(NOBODY, ordered=True)
    species_deck: ZoneOf[Species] = zone(NOBODY, ordered=True)
    #: Cards that are just being drawn: everybody sees them.
    drawn_cards: ZoneOf[OwnedCard] = zone(ordered=True)
    facts: TurnFacts
    players: tuple[Ruler, ...]
    options: MasterOptions
    sets: tuple[GalaxySet, ...]
    active: Ruler
    clockwise: tuple[Ruler, ...]

    # ------------------------------------------------------------------------------------ looking around

    def system(self, name: str) -> System:
        """Return a system by its id."""
        found: System = self.find(name)
        return found

    def deck(self, name: str) -> Zone[OwnedCard]:
        """Return a deck by its name."""
        found: Zone[OwnedCard] = getattr(self, f"{name}_deck")
        return found

    def colours_in(self, pool: Pool) -> list[str]:
        """List the colours of the cubes in a bag, or of drawn ones."""
        counts = pool.counts
        return [colour for colour, cubes in self.CUBES.items() if cubes.name in counts]

    def in_reserve(self, colour: str) -> int:
        """Return how many cubes of a colour are in the common reserve."""
        return self.box[self.CUBES[colour]]

    def conflicts_of(self, player: Ruler) -> list[Conflict]:
        """List the conflicts in which a player takes part."""
        return [conflict for conflict in self.fronts if player in conflict.fighters]

    @cached
    def causes_of_symbols(self) -> tuple[list[tuple[str, SlottedCard]], ...]:
        """Every symbol that a player has, with what gives it, by seats (MG-033)."""
        found = tuple([[*player.symbols_on_cards] for player in self.players])
        for conflict in self.fronts:
            leader = conflict.leader
            if leader is not None:
                found[leader.seat].append((conflict.printed["symbol"], conflict))
        for seat, symbol, link in self.links_held:
            found[seat].append((symbol, link))
        return found

    @cached
    def links_held(self) -> list[tuple[int, str, Link]]:
        """The symbols that links give: to which seat, which, and what link."""
        return [(seat, link.printed["symbol"], link) for link in self.links for seat in link.seats]

    def loot_from(self, victims: Iterable[Ruler], colours: Sequence[str], *, stealing: bool) -> list[Cube]:
        """
        List the cubes that could be taken from players: never from planets, from routes the farthest only (MG-103, MG-105).

        Who steals reaches conflicts too, but not what its owner keeps safe; the winner of a conflict the other way round.
        Of cubes that are alike on slots that are alike only the first is listed.
        """
        found: dict[tuple[Project, Slot, str], Cube] = {}
        for victim in victims:
            for project in victim.projects:
                card = project.card
                safe = project.kind in (DEVELOPMENT, AGENDA) and not victim.may_be_robbed
                if safe if stealing else isinstance(card, Conflict):
                    continue
                for index in [card.farthest] if isinstance(card, Track) else project.indexes:
                    colour = card.cube_on(index)
                    if colour in colours:
                        cube = Cube(card, index, colour, victim)
                        found.setdefault((project, card.all_slots[index], colour), cube)
        return list(found.values())

    # ------------------------------------------------------------------------------------ cubes go home

    async def bring_home(self, card: SlottedCard, indexes: Iterable[int] | None = None) -> None:
        """Send cubes back from where they lie, all of them unless it is said which."""
        wanted = tuple(range(len(card.all_slots)) if indexes is None else indexes)
        if any(card.cube_on(index) for index in wanted):
            await self.perform(CubesWentHome(card, wanted))

    def send_home(self, card: SlottedCard, indexes: Iterable[int] | None = None) -> None:
        """Send cubes back from where they lie: into their owner's bag, off irretrievable slots and planets to the reserve."""
        slots = card.all_slots
        for index in range(len(slots)) if indexes is None else indexes:
            colour = card.cube_on(index)
            if colour:
                owner = card.owner_at(index)
                home = self.box if owner is None or slots[index].starred else owner.bag
                self.pay(self.CUBES[colour], 1, card.cubes, home)
                card.note_cube(index, "")
        self.tidy(card)

    def tidy(self, card: SlottedCard) -> None:
        """Let a track without cubes be nobody's route."""
        if isinstance(card, Track) and not card.filled and card.departs:
            card.give_to(None)
            card.set(departs="", stands=False)
        elif isinstance(card, Track) and card.stands and not card.route.is_full:
            card.set(stands=False)

    def clear(self, card: OwnedCard) -> None:
        """Take everything off a card that leaves its owner: cubes go home, a constructed base is unused again (MG-Q18)."""
        if not card.in_play:
            return
        self.send_home(card)
        for player in self.players:
            self.pay(player.bases, card.base_place[player.bases], card.base_place, player.unused)
        if isinstance(card, Conflict):
            card.set(on="", red_system="", blue_system="", red_seat=-1, blue_seat=-1, placed_by=-1, led_by=-1)
