"""The turn: how it begins, Phase 3, and who is next (MG-017, MG-041, MG-139 to MG-149)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tabletop import Outcome, Rule, Text, Usable, phase, state_based

from ._allocating import Cancelling, Proposal, Put, Returning
from ._cards import Conflict, Held
from ._events import CubeReturned, ExtraTurnGranted, PhaseClosed, SkipMarked, TurnBegan, TurnSkipped
from ._placing import Placement
from ._players import Ruler
from ._rewards import Rewards, Settlement
from ._slots import BLACK, COLOURS

#: How many cubes discarding brings, by the number of cards; more than three bring as much as three (MG-144).
DISCARD_GAIN: Final = (0, 1, 3, 5)
MOST_EXTRA_TURNS: Final = 2
BASES_TO_WIN: Final = 9
SYMBOLS_TO_WIN: Final = 5
#: What a discarded card does on the stack.
DISCARDED: Final = Text("galaxy.discarded", "is discarded")


class Discarding(NamedTuple):
    """A card that could be discarded, with or without an ability that this sets off."""

    card: Held

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the things a player could do."""
        return Text("galaxy.discard", "Discard {card}", card=self.card)


class Declaring(NamedTuple):
    """A conflict that could be placed on the board."""

    card: Conflict

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the things a player could do."""
        return Text("galaxy.declare", "Place {card} on the board", card=self.card)


class Turns(Rewards):
    """Plays turns."""

    @property
    def after_allocation(self) -> bool:
        """Whether the allocation of cubes is over in this turn."""
        return self.place_bases.is_now or self.discard_and_use_cards.is_now or self.end_of_turn.is_now

    @phase
    async def start(self) -> None:
        """Skip the turn, or begin it (MG-149)."""
        player = self.active
        if player.skips:
            await self.perform(TurnSkipped(player))
            self.pass_on(player.next, extra_in_row=0)
        else:
            await self.begin_turn(player)
            self.go_to(self.gain_resources)

    @phase
    async def gain_resources(self) -> None:
        """Phase 1: draw three cubes from the bag, or all that are there (MG-039)."""
        player = self.active
        await self.draw_cubes(player, player.cubes_per_turn)
        self.go_to(self.allocate_resources)

    @phase
    async def allocate_resources(self) -> None:
        """Phase 2: do something with one of the drawn cubes; when all are dealt with, the allocation is over."""
        player = self.active
        colours = [colour for colour in COLOURS.values() if player.drawn[self.cube(colour)]]
        if not colours:
            self.go_to(self.rewards)
            return
        things: list[Any] = self.places_for(player, colours)
        if BLACK in colours:
            things += [Cancelling(project) for project in self.may_cancel(player)]
        things += [Returning(colour) for colour in colours]
        things += [Proposal(conflict) for conflict in self.may_propose(player)]
        chosen = await player.choose(
            Text("galaxy.allocate", "What do you do with your cubes?"), things, ask_anyway=True, kind="allocate"
        )
        if isinstance(chosen, Put):
            await self.put_cube(player, chosen)
        elif isinstance(chosen, Cancelling):
            await self.cancel(player, chosen.project)
        elif isinstance(chosen, Proposal):
            await self.propose_end(player, chosen.conflict)
        elif chosen is not None:
            await self.perform(CubeReturned(player, chosen.colour))

    @phase
    async def rewards(self) -> None:
        """The end of Phase 2: take the reward of one thing that was completed, until all are rewarded (MG-048)."""
        player = self.active
        due = self.rewards_due(player)
        offered = [*due, *[one for one in self.may_finish(player) if one not in due]]
        asked = Text("galaxy.reward", "Which reward comes next?")
        chosen = await player.choose(asked, offered, optional=not due, kind="reward")
        if chosen is None:
            self.go_to(self.place_bases, completed=())
            return
        if isinstance(chosen, Settlement):
            self.note_rewarded(chosen.system.row, chosen.planet)
            await self.reward_settlement(player, chosen)
        else:
            self.note_rewarded(chosen.card.row, chosen.number)
            await self.reward_project(player, chosen)

    @phase
    async def place_bases(self) -> None:
        """The end of Phase 2: place one of the constructed bases, or be done (MG-078)."""
        player = self.active
        things = [
            Placement(card, system) for card in self.bases_waiting(player) for system in self.places_for_base(player)
        ]
        asked = Text("galaxy.place-bases", "Which base do you place?")
        chosen = await player.choose(asked, things, optional=True, kind="place")
        if chosen is None:
            self.go_to(self.discard_and_use_cards)
        else:
            await self.place_base(player, chosen.system, chosen.card.base_place)

    @phase
    async def discard_and_use_cards(self) -> None:
        """Phase 3: place a conflict, discard a card, use an ability; with too many cards nobody is done (MG-139, MG-143)."""
        player = self.active
        cards = [card for card in player.cards if card.deck_name != "species"]
        conflicts = [card for card in cards if isinstance(card, Conflict)] if self.fronts_of(player) else []
        things: list[Any] = [
            *[Declaring(card) for card in conflicts],
            *[Discarding(card) for card in cards],
            *self.usable(player),
            *[Proposal(conflict) for conflict in self.may_propose(player)],
        ]
        asked = Text("galaxy.use", "What do you do with your cards?")
        enough = len(player.cards) <= player.card_limit
        chosen = await player.choose(asked, things, optional=enough, ask_anyway=True, kind="use")
        if isinstance(chosen, Declaring):
            await self.place_conflict(player, chosen.card)
        elif isinstance(chosen, Discarding):
            await self.discard_and_use(player, chosen.card)
        elif isinstance(chosen, Proposal):
            await self.propose_end(player, chosen.conflict)
        elif isinstance(chosen, Usable):
            await self.use(chosen)
        else:
            self.go_to(self.end_of_turn)

    @phase
    async def end_of_turn(self) -> None:
        """Take cubes for discarded cards; then the next player's turn comes, or an extra one (MG-144, MG-147)."""
        player, count = self.active, self.facts.discarded
        await player.takes(DISCARD_GAIN[min(count, len(DISCARD_GAIN) - 1)])
        await self.perform(PhaseClosed(player, count))
        self.expire("end of turn")
        in_row = self.facts.extra_in_row
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
            await self.random_card(player, "leader")
            for project in player.projects:
                black = [index for index in project.indexes if project.card.cube_on(index) == BLACK]
                await self.bring_home(project.card, black)

    def pass_on(self, player: Ruler, *, extra_in_row: int) -> None:
        """Give the turn to somebody, perhaps as one of several extra turns in a row."""
        self.go_to(self.start, active=player.seat, extra_in_row=extra_in_row)

    # ------------------------------------------------------------------------------------ what cards do

    async def discard_and_use(self, player: Ruler, card: Held) -> None:
        """Discard a card: if its ability works and is triggered by that, it is carried out completely (MG-140, MG-141)."""
        triggers = card.is_usable and card.discards()
        self.set_facts(discarded=self.facts.discarded + 1)
        if not card.stays_until_done:
            await self.discard(player, card)
        if triggers:
            now = self.card_at(card.row)
            await self.resolving(now, DISCARDED, now.on_discard(player), controller=player)
        if card.stays_until_done:
            await self.discard(player, card)

    async def grant_extra_turn(self, player: Ruler) -> None:
        """Let a player take an extra turn after this one (MG-147)."""
        await self.perform(ExtraTurnGranted(player))

    async def make_skip(self, player: Ruler | None) -> None:
        """Have a player skip the next turn (MG-148)."""
        if player is not None:
            await self.perform(SkipMarked(player))

    # ------------------------------------------------------------------------------------ winning

    def how_won(self, player: Ruler) -> Text | None:
        """Say how a player has won, if so."""
        systems = player.systems
        if sum([system.base_count for system in systems]) >= BASES_TO_WIN:
            return Text("galaxy.expansion", "Expansion: nine bases are on the board.")
        corners = [system.id for system in systems if system.is_start]
        foreign = self.options.conquest == "foreign" and any(corner != player.home for corner in corners)
        if len(corners) > 1 or foreign:
            return Text("galaxy.conquest", "Conquest: another starting system is taken.")
        if max(player.symbols.values(), default=0) >= SYMBOLS_TO_WIN:
            return Text("galaxy.domination", "Domination: five symbols of one kind.")
        return None


class GoalsWin(Rule):
    """Whoever has reached one of the three goals wins."""

    game: Turns

    @state_based()
    async def proclaim(self) -> bool:
        """The active player first (MG-027 to MG-030, MG-Q26)."""
        game = self.game
        for player in game.clockwise:
            how = game.how_won(player)
            if how is not None:
                seats = [int(one == player) for one in game.players]
                game.end(Outcome.by_points(seats, how))
        return False
