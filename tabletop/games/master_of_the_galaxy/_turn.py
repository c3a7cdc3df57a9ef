"""The turn: how it begins, its phases, and who is next (MG-017, MG-041, MG-139 to MG-149)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from tabletop import Deed, Text, deed, phase

from ._allocating import Allocating, OutOfReach, ReturnCubes
from ._cards import Conflict, OwnedCard
from ._conflicts import Conflicts, Declare
from ._events import PhaseClosed, TurnBegan, TurnSkipped
from ._players import Ruler
from ._rewards import Rewards
from ._slots import BLACK

#: How many cubes discarding brings, by the number of cards; more than three bring as much as three (MG-144).
DISCARD_GAIN: Final = (0, 1, 3, 5)
MOST_EXTRA_TURNS: Final = 2
#: What a discarded card does on the stack.
DISCARDED: Final = Text("galaxy.discarded", "is discarded")
ALLOCATE: Final = Text("galaxy.allocate", "What do you do with your cubes?")
NEXT_REWARD: Final = Text("galaxy.reward", "Which reward comes next?")
PLACE_BASES: Final = Text("galaxy.place-bases", "Which base do you place?")
USE_CARDS: Final = Text("galaxy.use", "What do you do with your cards?")


@deed
class Discard(Deed):
    """Discard {card}"""

    player: Ruler
    card: OwnedCard

    async def do(self) -> None:
        """Discard it: if its ability works and is triggered by that, it is carried out completely (MG-140, MG-141)."""
        player, card, game = self.player, self.card, self.player.game
        triggers = card.works and card.has_discard_ability()
        game.set_facts(discarded=game.facts.discarded + 1)
        if not card.is_discarded_last:
            card = await game.discard(player, card)
        if triggers:
            await game.resolving(card, DISCARDED, card.on_discard(player), controller=player)
        if card.is_discarded_last:
            await game.discard(player, card)


class Turns(Allocating, Rewards, Conflicts):
    """Plays turns."""

    @property
    def after_allocation(self) -> bool:
        """Whether the allocation of cubes is over in this turn."""
        return self.place_bases.is_now or self.discard_and_use_cards.is_now or self.end_of_turn.is_now

    @phase
    async def start(self) -> None:
        """Skip the turn, or begin it."""  # MG-149
        player = self.active
        if player.skips:
            await self.perform(TurnSkipped(player))
            self.pass_on(player.next, extra_in_row=0)
        else:
            await self.begin_turn(player)
            self.go_to(self.gain_resources)

    @phase
    async def gain_resources(self) -> None:
        """Phase 1: draw three cubes from the bag, or all that are there."""  # MG-039
        player = self.active
        await self.draw_cubes(player, player.cubes_per_turn)
        self.go_to(self.allocate_resources)

    @phase
    async def allocate_resources(self) -> None:
        """Phase 2: do something with one of the drawn cubes, or return all that are left; then the allocation is over."""
        player = self.active
        colours = self.colours_in(player.drawn)
        if not colours:
            self.go_to(self.rewards)
            return
        deeds, among = self.allocations(player, colours), partial(self.all_allocations, player, colours)
        await player.does(ALLOCATE, deeds, ask_anyway=self.options.stops, kind="allocate", among=among)

    def allocations(self, player: Ruler, colours: Sequence[str]) -> Iterator[Deed]:
        """List what a player may do with cubes of some colours."""
        yield from self.places_for(player, colours)
        if BLACK in colours:
            yield from self.cancellations(player)
        yield ReturnCubes(player)
        yield from self.proposals(player)

    def all_allocations(self, player: Ruler, colours: Sequence[str]) -> Iterator[Deed | OutOfReach]:
        """List what a player may do with cubes of some colours, and what one might have thought of."""
        yield from self.allocations(player, colours)
        yield from self.out_of_reach(player)

    @phase
    async def rewards(self) -> None:
        """The end of Phase 2: take the reward of one thing that was completed, until all are rewarded."""  # MG-048
        player = self.active
        due = self.rewards_due(player)
        deeds = dict.fromkeys([*due, *self.prefabricated(player)])
        if await player.does(NEXT_REWARD, deeds, optional=not due, kind="reward") is None:
            self.go_to(self.place_bases, completed=())

    @phase
    async def place_bases(self) -> None:
        """The end of Phase 2: place one of the constructed bases, or be done."""  # MG-078
        player = self.active
        if await player.does(PLACE_BASES, self.placements(player), optional=True, kind="place") is None:
            self.go_to(self.discard_and_use_cards)

    @phase
    async def discard_and_use_cards(self) -> None:
        """Phase 3: place a conflict, discard a card, use an ability; with too many cards nobody is done."""  # MG-139, MG-143
        player = self.active
        enough, stops = len(player.cards) <= player.card_limit, self.options.stops
        if await player.does(USE_CARDS, self.uses(player), optional=enough, ask_anyway=stops, kind="use") is None:
            self.go_to(self.end_of_turn)

    def uses(self, player: Ruler) -> Iterator[Deed]:
        """List what a player might do with cards, and with abilities."""
        cards = [card for card in player.cards if card.deck_name != "species"]
        yield from [Declare(player, card) for card in cards if isinstance(card, Conflict)]
        yield from [Discard(player, card) for card in cards]
        yield from self.usable(player)
        yield from self.proposals(player)

    @phase
    async def end_of_turn(self) -> None:
        """Take cubes for discarded cards; then the next player's turn comes, or an extra one."""  # MG-144, MG-147
        player, count, in_row = self.active, self.facts.discarded, self.facts.extra_in_row
        await player.take_cubes(DISCARD_GAIN[min(count, len(DISCARD_GAIN) - 1)])
        if count:
            await self.perform(PhaseClosed(player, count))
        self.expire("end of turn")
        if player.extra_turns and in_row < MOST_EXTRA_TURNS:
            player.set(extra_turns=player.extra_turns - 1)
            self.pass_on(player, extra_in_row=in_row + 1)
        else:
            player.set(extra_turns=0)
            self.pass_on(player.next, extra_in_row=0)

    # ------------------------------------------------------------------------------------ between turns

    async def begin_turn(self, player: Ruler) -> None:
        """Begin a turn; with an empty bag the Adventurer comes first (MG-041)."""
        self.new_turn()
        self.set_facts(turn=self.facts.turn + 1, completed=(), discarded=0)
        await self.perform(TurnBegan(player))
        if not len(player.bag):
            await self.gain_at_random(player, "leader")
            for project in player.projects:
                black = [index for index in project.indexes if project.card.cube_on(index) == BLACK]
                await self.bring_home(project.card, black)

    def pass_on(self, player: Ruler, *, extra_in_row: int) -> None:
        """Give the turn to somebody, perhaps as one of several extra turns in a row."""
        self.go_to(self.start, active=player.seat, extra_in_row=extra_in_row)
