"""The table of Master of the Galaxy: decks, board, reserve, and the verbs that all rules share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from tabletop import NOBODY, Game, Nested, Ordering, Supply, Text, cached, supply, zone

from ._board import System, Track
from ._cards import DEVELOPMENTS, Conflict, Held
from ._events import (
    BasesRemoved,
    CardDiscarded,
    CardGained,
    CardPutUnder,
    CardSeen,
    CubeRobbed,
    CubesTaken,
    CubeStolen,
    CubesWentHome,
)
from ._players import MasterOptions, Ruler, TurnFacts
from ._projects import AGENDA, DEVELOPMENT, ROUTE, Cube, Project, Sited
from ._slots import Slot

if TYPE_CHECKING:
    from tabletop import Zone


class Galaxy(Game):
    """What lies on the table, and what is done to it."""

    player_class = Ruler
    facts_class = TurnFacts
    options_class = MasterOptions
    settling = Nested
    ordering = Ordering.APNAP
    # The cubes: those that lie nowhere else are the common reserve.
    RED = supply(total=45)
    BLUE = supply(total=45)
    YELLOW = supply(total=45)
    WHITE = supply(total=45)
    BLACK = supply(total=20)
    # The bases, by seat.
    GRAY = supply(total=9)
    BROWN = supply(total=9)
    ORANGE = supply(total=9)
    PURPLE = supply(total=9)
    BLACK_HOLE = supply(total=9)
    systems = zone(in_play=True)
    tracks = zone(in_play=True)
    links = zone(in_play=True)
    #: The conflicts on the board: each has the track on which it lies.
    fronts = zone(in_play=True)
    leader_deck = zone(NOBODY, ordered=True)
    conflict_deck = zone(NOBODY, ordered=True)
    government_deck = zone(NOBODY, ordered=True)
    commerce_deck = zone(NOBODY, ordered=True)
    expansion_deck = zone(NOBODY, ordered=True)
    progress_deck = zone(NOBODY, ordered=True)
    species_deck = zone(NOBODY, ordered=True)
    #: Cards that are just being drawn: everybody sees them.
    drawn_cards = zone(ordered=True)
    facts: TurnFacts
    players: tuple[Ruler, ...]
    options: MasterOptions

    # ------------------------------------------------------------------------------------ looking around

    def system(self, name: str) -> System:
        """Return a system by its id."""
        found: System = self.find(name)
        return found

    def deck(self, name: str) -> Zone[Any]:
        """Return a deck by its name."""
        found: Zone[Any] = getattr(self, f"{name}_deck")
        return found

    def cube(self, colour: str) -> Supply:
        """Return the cubes of a colour."""
        return {"red": self.RED, "blue": self.BLUE, "yellow": self.YELLOW, "white": self.WHITE, "black": self.BLACK}[
            colour
        ]

    def bases_of(self, player: Ruler) -> Supply:
        """Return the bases of a player."""
        return (self.GRAY, self.BROWN, self.ORANGE, self.PURPLE)[player.seat]

    def in_reserve(self, colour: str) -> int:
        """Return how many cubes of a colour are in the common reserve."""
        return self.box[self.cube(colour)]

    def bases_waiting(self, player: Ruler) -> list[Held]:
        """List the cards of a player on which a constructed base waits."""
        return [card for card in player.cards if card.has_base]

    def conflicts_of(self, player: Ruler) -> list[Conflict]:
        """List the conflicts in which a player takes part."""
        return [conflict for conflict in self.fronts if player in conflict.fighters]

    @cached
    def holdings(self) -> tuple[list[System], ...]:
        """The systems where players have bases, by seats."""
        found: tuple[list[System], ...] = tuple([[] for _ in self.players])
        for system in self.systems:
            seat = system.read("controller")
            if seat >= 0:
                found[seat].append(system)
        return found

    @cached
    def routes(self) -> tuple[list[Track], ...]:
        """The tracks with cubes of players' routes, by seats."""
        found: tuple[list[Track], ...] = tuple([[] for _ in self.players])
        for track in self.tracks:
            if track.filled:
                found[track.controller.seat].append(track)
        return found

    # ------------------------------------------------------------------------------------ symbols

    @cached
    def causes_of_symbols(self) -> tuple[list[tuple[str, Any]], ...]:
        """Every symbol that a player has, with what gives it, by seats (MG-033)."""
        found: tuple[list[tuple[str, Any]], ...] = tuple([[] for _ in self.players])
        for player in self.players:
            for card in player.cards:
                found[player.seat].extend([(symbol, card) for symbol in card.given_symbols])
        for conflict in self.fronts:
            leader = conflict.leader
            if leader is not None:
                found[leader.seat].append((conflict.printed["symbol"], conflict))
        for link in self.links:
            for seat in link.holders:
                found[seat].append((link.printed["symbol"], link))
        return found

    # ------------------------------------------------------------------------------------ cubes

    def send_home(self, card: Sited, indexes: Iterable[int]) -> None:
        """Send cubes back from where they lie: into their owner's bag, off irretrievable slots and planets to the reserve."""
        slots = card.all_slots
        for index in indexes:
            colour = card.cube_on(index)
            if colour:
                owner = card.owner_at(index)
                home = self.box if owner is None or slots[index].starred else owner.bag
                self.pay(self.cube(colour), 1, card.cubes, home)
                card.note_cube(index, "")
        self.tidy(card)

    def tidy(self, card: Sited) -> None:
        """Let a track without cubes be nobody's route."""
        if isinstance(card, Track) and not card.filled and card.departs:
            card.give_to(None)
            card.set(departs="", stands=False)
        elif isinstance(card, Track) and card.stands and not card.route.is_full:
            card.set(stands=False)

    def clear(self, card: Held) -> None:
        """Take everything off a card that leaves its owner: cubes go home, a constructed base is unused again (MG-Q18)."""
        if not card.in_play:
            return
        self.send_home(card, range(len(card.all_slots)))
        for player in self.players:
            self.pay(player.bases, card.base_place[player.bases], card.base_place, player.unused)
        if isinstance(card, Conflict):
            card.set(on="", red_system="", blue_system="", red_seat=-1, blue_seat=-1, placed_by=-1, led_by=-1)

    async def bring_home(self, card: Sited, indexes: Iterable[int] | None = None) -> None:
        """Send cubes back from where they lie, all of them unless it is said which."""
        wanted = tuple(range(len(card.all_slots)) if indexes is None else indexes)
        if any(card.cube_on(index) for index in wanted):
            await self.perform(CubesWentHome(card, wanted))

    async def take_from_reserve(self, player: Ruler, colour: str, count: int = 1) -> int:
        """Move cubes of a colour from the reserve into a bag, as many as there are (MG-060, MG-153); return how many."""
        there = min(count, self.in_reserve(colour))
        if there:
            await self.perform(CubesTaken(player, colour, there))
        return there

    def loot_from(self, victims: Iterable[Ruler], colours: Sequence[str], *, stealing: bool) -> list[Cube]:
        """
        List the cubes that could be taken from players: never from planets, from routes the farthest only (MG-103, MG-105).

        Who steals reaches conflicts too, but not what its owner keeps safe; the winner of a conflict the other way round.
        Of cubes that are alike on slots that are alike only the first is listed.
        """
        found: dict[tuple[Project, Slot, str], Cube] = {}
        for victim in victims:
            for project in victim.projects:
                indexes: Iterable[int] = project.indexes
                if project.kind == ROUTE:
                    indexes = [project.card.farthest]
                elif (not stealing and isinstance(project.card, Conflict)) or (
                    stealing and project.kind in (DEVELOPMENT, AGENDA) and not victim.may_be_robbed
                ):
                    continue
                slots = project.card.all_slots
                for index in indexes:
                    colour = project.card.cube_on(index)
                    if colour in colours:
                        found.setdefault((project, slots[index], colour), Cube(project.card, index, colour))
        return list(found.values())

    async def steal(self, thief: Ruler, cube: Cube) -> bool:
        """Take a cube from a project of an opponent (MG-102)."""
        victim = cube.card.owner_at(cube.slot)
        return await self.perform(CubeStolen(thief, victim, cube.card, cube.slot, cube.colour)) is not None

    async def plunder(self, thief: Ruler, cube: Cube) -> bool:
        """Take a cube as the winner of a conflict (MG-122): that is no theft."""
        victim = cube.card.owner_at(cube.slot)
        return await self.perform(CubeRobbed(thief, victim, cube.card, cube.slot, cube.colour)) is not None

    # ------------------------------------------------------------------------------------ cards

    async def turn_up(self, deck: Zone[Any]) -> None:
        """Show the top card of a deck that lies face up (MG-014)."""
        if deck.first is not None and not self.is_open(deck.first):
            await self.reveal(deck.first)

    def is_open(self, card: Held) -> bool:
        """Say whether everybody knows a card."""
        return bool(card.read("known") == self.table.layout.everybody)

    async def gain(self, player: Ruler, card: Held) -> None:
        """Put a card before a player: however it comes there, it is gained (MG-024)."""
        deck = self.deck(card.deck_name)
        await self.perform(CardGained(player, card))
        await self.turn_up(deck)

    async def put_under(self, cards: Sequence[Held], player: Ruler) -> None:
        """Put cards on the bottom of their deck, in the order that a player likes (MG-Q48)."""
        ordered = await player.put_in_order(Text("galaxy.under", "In which order do they go to the bottom?"), cards)
        for card in ordered:
            await self.perform(CardPutUnder(card))

    async def draw_card(self, player: Ruler, deck_name: str) -> Any:
        """
        Have a player draw a card: look at two, keep one or take the next instead, which is seen before (MG-021, MG-158).

        Of a deck with one card it is that one, of an empty deck none (MG-Q09).
        """
        if deck_name == "development":
            decks = [name for name in DEVELOPMENTS if self.deck(name)]
            chosen = await player.choose(Text("galaxy.which-deck", "From which deck do you draw?"), decks)
            if chosen is None:
                return None
            deck_name = chosen
        deck = self.deck(deck_name)
        if not deck:
            return None
        looked: list[Held] = []
        for _ in range(min(player.cards_looked_at, len(deck))):
            (top, *_) = deck
            event = CardSeen(player, top)
            await self.perform(event)
            await self.turn_up(deck)
            looked.append(event.card)
        neither = Text("galaxy.neither", "The next card")
        things: list[Any] = looked if len(looked) == 1 else [*looked, neither]
        kept = await player.choose(Text("galaxy.keep", "Which card do you keep?"), things, kind="draw")
        await self.put_under([card for card in looked if card != kept], player)
        card: Any = deck.first if kept == neither else kept
        await self.gain(player, card)
        return self.card_at(card.row)

    async def random_card(self, player: Ruler, deck_name: str, *, but: str = "") -> None:
        """Shuffle a deck and have a player gain one of its cards, without a choice (MG-022)."""
        deck = self.deck(deck_name)
        await deck.shuffle()
        fitting = [card for card in deck if card.id != but]
        if fitting:
            await self.gain(player, fitting[0])
        await self.turn_up(deck)

    async def search(self, player: Ruler, *, about: Any = None, but: str = "") -> None:
        """Have a player choose any card of a development deck, and shuffle that (MG-023)."""
        decks = [name for name in DEVELOPMENTS if any(card.id != but for card in self.deck(name))]
        chosen = await player.choose(Text("galaxy.which-deck", "From which deck do you draw?"), decks, about=about)
        if chosen is None:
            return
        deck = self.deck(chosen)
        cards = [card for card in await self.look_at(player, deck.cards) if card.id != but]
        card = await player.choose(Text("galaxy.which-card", "Which card do you take?"), cards, about=about)
        if card is not None:
            await self.gain(player, card)
        await deck.shuffle()
        await self.turn_up(deck)

    async def discard(self, player: Ruler, card: Held) -> None:
        """Put a card of a player on the bottom of its deck."""
        deck = self.deck(card.deck_name)
        await self.perform(CardDiscarded(player, card))
        await self.turn_up(deck)

    # ------------------------------------------------------------------------------------ bases

    async def remove_bases(self, system: System, count: int | None = None) -> None:
        """Take bases out of a system; with the last one its owner's routes are lost, too (MG-073)."""
        owner = system.controller
        if owner is not None:
            leaving = system.base_count if count is None else count
            await self.as_one(self.leave(BasesRemoved(owner, system, leaving)))

    async def leave(self, removed: BasesRemoved) -> None:
        """Take bases out of a system; what is lost with the last one is lost at that moment."""
        await self.perform(removed)
        if removed.system.controller is None:
            await self.clear_routes(removed.system, removed.player)
            await self.system_changed(removed.system)

    async def clear_routes(self, system: System, owner: Ruler) -> None:
        """Send home all cubes of a player's routes to or from a system."""
        for track in self.tracks:
            if system in track.ends and track.route_owner == owner:
                await self.bring_home(track)

    async def system_changed(self, system: System) -> None:
        """See to what a change of hands means for conflicts."""
        raise TypeError("a room further on says how")  # pragma: no cover
