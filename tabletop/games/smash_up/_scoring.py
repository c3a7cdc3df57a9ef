"""Scoring bases, in the nine steps of the rulebook (SU-078 to SU-119)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ._cards import Titan
from ._events import BaseDiscarded, Discarded, GainedVP, Scores, SetAside, seats_of
from ._table import SmashTable

if TYPE_CHECKING:
    from ._cards import Base
    from ._players import Smasher


class Scoring(SmashTable):
    """Scores bases."""

    @property
    def scoring_base(self) -> Base | None:
        """The base that is being scored, if any is."""
        return next((base for base in self.bases if base.scoring), None)

    @property
    def scored_base(self) -> Base:
        """The base that is being scored, while one is."""
        return next(base for base in self.bases if base.scoring)

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

    # ------------------------------------------------------------------------------------ scoring

    async def pay_points(self, base: Base) -> None:
        """Step 4: places are ranked, abilities that work when a base scores have their say, and points are paid."""
        winners, runners_up, third = self.places_at(base)
        self.set_facts(winners=seats_of(winners), runners_up=seats_of(runners_up), third=seats_of(third))
        scores = Scores(base, self.awards_of(base), tuple(winners))
        await self.perform(scores)
        await self.perform_together(
            [GainedVP(player, scores.awards[player.seat]) for player in self.players if scores.awards[player.seat] > 0]
        )

    async def replace(self, base: Base) -> None:
        """Steps 6 to 9: all cards there are discarded together, then the base, and another one takes its place."""
        await self.perform_together(
            [SetAside(card) if isinstance(card, Titan) else Discarded(card) for card in base.cards]
        )
        await self.perform(BaseDiscarded(base))
        await self.new_base(base)

    def seated(self, seats: Sequence[int]) -> tuple[Smasher, ...]:
        """Return the players in some seats, clockwise from the current player."""
        return tuple(self.in_turn_order([self.players[seat] for seat in seats]))
