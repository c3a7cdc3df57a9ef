"""The turn, in its five phases, and the end of the game (SU-033 to SU-070, SU-120 to SU-122)."""

from __future__ import annotations

from typing import Any

from tabletop import Outcome, Text

from ._cards import SmashCard
from ._effects import END_OF_PLAYING, END_OF_THAT_TURN, END_OF_TURN, END_OF_YOUR_TURN, START_OF_YOUR_TURN
from ._events import TurnBegan, TurnEnds
from ._players import END, PLAY, SCORE, START
from ._scoring import Scoring
from ._table import VP_TO_WIN

HAND_LIMIT = 10
CARDS_DRAWN = 2


class Turns(Scoring):
    """Plays turns."""

    def begin_first_turn(self) -> None:
        """Give the first turn to whoever begins."""
        self.set_facts(active=self.facts.first, phase=START, asked=0)
        self.new_turn()

    def new_turn(self) -> None:
        """Let everything that works once per turn work again."""
        super().new_turn()
        self.set_facts(
            turn=self.facts.turn + 1, seen=(), phase=START, free_minion=False, free_action=False, uncovered=False,
            titans_there=tuple([titan.row for base in self.bases for titan in base.titans]),
        )  # fmt: skip
        for base in self.bases:
            if base.served:
                base.set(served=0)
        for player in self.players:
            if player.cards_played:
                player.set(cards_played=0, minions_played=0, minions_played_early=0)

    async def start_turn(self) -> None:
        """Effects that last until now end; then everything that is done at the start of a turn, in any order (SU-036)."""
        self.expire(START_OF_YOUR_TURN, controller=self.active)
        await self.perform_unsettled(TurnBegan(self.active))
        while True:
            await self.settle(later=True)
            waiting = self.waiting
            things: list[Any] = [*waiting, *self.usable(self.active)]
            if not things:
                break
            chosen = await self.active.choose(
                "What do you do at the start of your turn?", things, optional=not waiting, kind="start"
            )
            if chosen is None:
                break
            if chosen in waiting:
                await self.resolve(chosen)
            else:
                await self.use(chosen)
        self.set_facts(phase=PLAY, free_minion=True, free_action=True)

    async def play_cards(self) -> None:
        """Play one card, use one ability, or be done."""
        player = self.active
        left = self.allowances(player)
        chosen = await player.choose(
            "What do you do?",
            [*player.hand, *self.usable(player)],
            optional=True,
            ask_anyway=True,
            why_not=lambda thing: self.why_not_play(player, thing, left),
            kind="play",
        )
        if chosen is None:
            self.expire(END_OF_PLAYING)
            self.set_facts(phase=SCORE, free_minion=False, free_action=False)
        elif isinstance(chosen, SmashCard):
            await self.play_with_allowance(player, chosen)
        else:
            await self.use(chosen)
        await self.settle()

    async def draw_cards(self) -> None:
        """Draw two cards, and discard down to ten."""
        player = self.active
        await player.draw(CARDS_DRAWN)
        await self.settle()
        await player.discards(max(0, len(player.hand) - HAND_LIMIT))
        await self.settle()
        self.set_facts(phase=END)

    async def end_turn(self) -> None:
        """What happens at the end of a turn happens, what ends now ends, and perhaps the game does."""
        await self.perform(TurnEnds(self.active))
        self.expire(END_OF_TURN)
        self.expire(END_OF_YOUR_TURN, controller=self.active)
        for effect in self.lasting:
            if effect.until == END_OF_THAT_TURN and effect.turn <= self.facts.turn:
                self.lift(effect)
        self.end_if_won()
        self.set_facts(active=self.active.next.seat)
        self.new_turn()

    def end_if_won(self) -> None:
        """End the game if somebody has 15 points or more, and nobody else has as many as the leader (SU-120, SU-121)."""
        points = [player.vp for player in self.players]
        most = max(points)
        if most >= VP_TO_WIN and points.count(most) == 1:
            self.end(Outcome.by_points(points, Text("smash-up.won", "The most victory points win.")))
