"""The turn, in its five phases, and the end of the game (SU-033 to SU-070, SU-120 to SU-122)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tabletop import Deed, Outcome, Text, phase

from ._effects import BASE_SCORED, END_OF_PLAYING, END_OF_THAT_TURN, END_OF_TURN, END_OF_YOUR_TURN, START_OF_YOUR_TURN
from ._events import AfterScoring, BeforeScoring, TurnBegan, TurnEnds
from ._plays import PlayCard, Plays
from ._scoring import Scoring
from ._table import VP_TO_WIN

if TYPE_CHECKING:
    from ._players import Smasher

#: What a player is asked who plays cards, and who can play and use nothing any more.
WHAT: Final = Text("smash-up.play", "What do you do?")
NOTHING_LEFT: Final = Text(
    "smash-up.nothing-left", "There is nothing that you can play or use: end the Play Cards phase?"
)
HAND_LIMIT = 10
CARDS_DRAWN = 2


class Turns(Scoring, Plays):
    """Plays turns."""

    # ------------------------------------------------------------------------------------ the phases of a turn

    @phase
    async def start_turn(self) -> None:
        """Effects that last until now end; then everything that is done at the start of a turn, in any order."""  # SU-036
        player = self.active
        self.expire(START_OF_YOUR_TURN, controller=player)
        await self.perform_unsettled(TurnBegan(player))
        await self.settle(later=True)
        while await player.does(
            "What do you do at the start of your turn?",
            [*(waiting := self.waiting), *self.usable(player)],
            optional=not waiting,
            kind="start",
        ):
            await self.settle(later=True)
        self.go_to(self.play_cards, free_minion=True, free_action=True)

    @phase
    async def play_cards(self) -> None:
        """Play one card, use one ability, or be done."""
        player = self.active
        openly = Text("smash-up.playing", "{player} plays cards or uses abilities", player=player)
        if not await player.does(
            WHAT,
            self.deeds_of(player),
            among=lambda: self.deeds_of(player, in_vain=True),
            optional=True,
            ask_anyway=True,
            kind="play",
            in_vain=NOTHING_LEFT,
            openly=openly,
        ):
            self.expire(END_OF_PLAYING)
            self.go_to(self.score_bases, free_minion=False, free_action=False)
        await self.settle()

    def deeds_of(self, player: Smasher, *, in_vain: bool = False) -> Iterator[Deed]:
        """Go through what a player can do in the Play Cards phase, or also through what they might try *in vain*."""
        left = self.allowances(player)
        for card in player.hand if in_vain else self.playable(player, left):
            yield PlayCard(player, card, left)
        yield from self.usable(player)

    @phase
    async def score_bases(self) -> None:
        """Steps 1 and 2: the current player picks one of the bases that are ready, if any is; the last one is over."""
        self.expire(BASE_SCORED)
        ready = [base for base in self.bases if base.is_ready]
        base = await self.active.choose("Which base scores first?", ready) if ready else None
        if base is None:
            self.go_to(self.draw_cards)
        else:
            base.set(scoring=True)
            self.go_to(self.before_scoring)

    @phase
    async def before_scoring(self) -> None:
        """Step 3: what happens before the base scores. If the base itself is gone after that, its scoring stops."""  # SU-Q19
        await self.me_first(BeforeScoring(self.scored_base))
        await self.settle()
        self.go_to(self.award if self.scoring_base else self.score_bases)

    @phase
    async def award(self) -> None:
        """Step 4: who placed there gains points."""
        await self.pay_points(self.scored_base)
        self.go_to(self.after_scoring if self.scoring_base else self.score_bases)

    @phase
    async def after_scoring(self) -> None:
        """Step 5: what happens after the base has scored, while all still lies there."""
        winners, runners_up = self.seated(self.facts.winners), self.seated(self.facts.runners_up)
        await self.me_first(AfterScoring(self.scored_base, winners, runners_up))
        await self.settle()
        self.go_to(self.replace_base if self.scoring_base else self.score_bases)

    @phase
    async def replace_base(self) -> None:
        """Steps 6 to 9, as one: what they set off waits until all of them are done."""
        await self.as_one(self.replace(self.scored_base))
        self.go_to(self.score_bases, winners=(), runners_up=(), third=())

    @phase
    async def draw_cards(self) -> None:
        """Draw two cards, and discard down to ten."""
        player = self.active
        await player.draw(CARDS_DRAWN)
        await self.settle()
        await player.discard_down_to(HAND_LIMIT)
        await self.settle()
        self.go_to(self.end_turn)

    @phase
    async def end_turn(self) -> None:
        """What happens at the end of a turn happens, what ends now ends, and perhaps the game does."""
        player = self.active
        await self.perform(TurnEnds(player))
        self.expire(END_OF_TURN)
        self.expire(END_OF_YOUR_TURN, controller=player)
        for effect in self.lasting:
            if effect.until == END_OF_THAT_TURN and effect.turn <= self.facts.turn:
                self.lift(effect)
        self.end_if_won()
        self.new_turn()
        self.go_to(self.start_turn, active=player.next.seat)

    # ------------------------------------------------------------------------------------ from turn to turn

    def new_turn(self) -> None:
        """Let everything that works once per turn work again."""
        super().new_turn()
        self.set_facts(
            turn=self.facts.turn + 1, seen=(), free_minion=False, free_action=False, uncovered=False,
            titans_there=tuple([titan.row for base in self.bases for titan in base.titans]),
        )  # fmt: skip
        for base in self.bases:
            if base.served:
                base.set(served=0)
        for player in self.players:
            if player.cards_played:
                player.set(cards_played=0, minions_played=0, minions_played_early=0)

    def end_if_won(self) -> None:
        """End the game if somebody has 15 points or more, and nobody else has as many as the leader (SU-120, SU-121)."""
        points = [player.vp for player in self.players]
        most = max(points)
        if most >= VP_TO_WIN and points.count(most) == 1:
            self.end(Outcome.by_points(points, Text("smash-up.won", "The most victory points win.")))
