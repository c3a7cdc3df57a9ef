"""Scoring bases, in the nine steps of the rulebook (SU-078 to SU-119)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ._cards import Titan
from ._duels import Duels
from ._effects import BASE_SCORED
from ._events import AfterScoring, BaseDiscarded, BeforeScoring, Discarded, GainedVP, Scores, SetAside, seats_of
from ._players import AFTER, AWARD, BEFORE, DRAW, REPLACE, SCORE

if TYPE_CHECKING:
    from ._cards import Base
    from ._players import Smasher


class Scoring(Duels):
    """Scores bases."""

    @property
    def scoring_base(self) -> Any:
        """The base that is being scored."""
        return next((base for base in self.bases if base.scoring), None)

    # ------------------------------------------------------------------------------------ who gets what

    def places_at(self, base: Base) -> list[list[Smasher]]:
        """Return who takes the first, the second and the third place at a base; ties leave later places empty (SU-110)."""
        powers = {
            player: power
            for player, power in zip(self.players, base.powers, strict=True)
            if power > 0 or base.minions_of(player)  # SU-106
        }
        places: list[list[Smasher]] = [[], [], []]
        for player, power in powers.items():
            better = sum([other > power for other in powers.values()])
            if better < len(places):
                places[better].append(player)
        return places

    def awards_of(self, base: Base) -> list[int]:
        """Return the points that every seat would get at a base by its place alone."""
        awards = [0] * len(self.players)
        for points, players in zip(base.printed["vp"], self.places_at(base), strict=True):
            for player in players:
                awards[player.seat] = points
        return awards

    # ------------------------------------------------------------------------------------ the steps

    async def choose_base_to_score(self) -> None:
        """Steps 1 and 2: the current player picks one of the bases that are ready, if any is; the last one is over."""
        self.expire(BASE_SCORED)
        ready = [base for base in self.bases if base.is_ready]
        base = await self.active.choose("Which base scores first?", ready)
        if base is None:
            self.set_facts(phase=DRAW)
            return
        base.set(scoring=True)
        self.set_facts(phase=BEFORE)

    async def before_scoring(self) -> None:
        """Step 3: what happens before the base scores. If the base itself is gone after that, its scoring stops (SU-Q19)."""
        await self.me_first(BeforeScoring(self.scoring_base))
        await self.settle()
        self.set_facts(phase=SCORE if self.scoring_base is None else AWARD)

    async def award(self) -> None:
        """Step 4: places are ranked, abilities that work when a base scores have their say, and points are paid."""
        base = self.scoring_base
        winners, runners_up, third = self.places_at(base)
        self.set_facts(winners=seats_of(winners), runners_up=seats_of(runners_up), third=seats_of(third))
        scores = Scores(base, self.awards_of(base), tuple(winners))
        await self.perform(scores)
        await self.perform_together(
            [GainedVP(player, scores.awards[player.seat]) for player in self.players if scores.awards[player.seat] > 0]
        )
        self.set_facts(phase=SCORE if self.scoring_base is None else AFTER)

    async def after_scoring(self) -> None:
        """Step 5: what happens after the base has scored, while all still lies there."""
        winners, runners_up = self.seated(self.facts.winners), self.seated(self.facts.runners_up)
        await self.me_first(AfterScoring(self.scoring_base, winners, runners_up))
        await self.settle()
        self.set_facts(phase=SCORE if self.scoring_base is None else REPLACE)

    async def replace_base(self) -> None:
        """Steps 6 to 9, as one: what they set off waits until all of them are done."""
        await self.as_one(self._replace(self.scoring_base))
        self.set_facts(phase=SCORE, winners=(), runners_up=(), third=())

    async def _replace(self, base: Base) -> None:
        """All cards there are discarded together, then the base, and another one takes its place."""
        await self.perform_together(
            [SetAside(card) if isinstance(card, Titan) else Discarded(card) for card in base.cards]
        )
        await self.perform(BaseDiscarded(base))
        await self.new_base(base)

    def seated(self, seats: Sequence[int]) -> tuple[Smasher, ...]:
        """Return the players in some seats, clockwise from the current player."""
        return tuple(self.in_turn_order([self.players[seat] for seat in seats]))
