"""Winning, and the end without a winner (SV-078 to SV-091)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NoReturn

from tabletop import Outcome, Rule, Text, state_based

from ._cards import Domination
from ._table import VillainTable
from ._villains import Villain

#: The goal in Domination points of each way to play.
GOALS: Final = {"usual": 5, "blitz": 4, "slow": 7}


class Winning(VillainTable):
    """Ends the game."""

    @property
    def goal(self) -> int:
        """How many Domination points win: of a Villain, or in Team Battle of a team."""
        options = self.options
        return options.team_goal if options.team_battle else GOALS[options.length]

    async def top_domination_card(self) -> Domination:
        """Return the top card of the Domination deck; if there is none anywhere, the game ends (SV-080)."""
        if not self.domination_deck:
            await self.restock(self.domination_deck)
        return self.domination_deck.first or self.run_out()

    def run_out(self) -> NoReturn:
        """Without Domination cards the most points win, and if several have as many, nobody does (SV-081)."""
        most = max([villain.side_points for villain in self.players])
        best = [villain for villain in self.players if villain.side_points == most]
        winners = best if set(best) == set(best[0].side) else []
        if self.options.jinx_at_the_end and winners and not may_win(best[0]):
            winners = []
        if winners:
            self.finish(
                winners, Text("supervillain.run-out", "The Domination cards have run out: the most points win.")
            )
        self.finish((), Text("supervillain.saved", "The Domination cards have run out, and the world is saved."))

    def finish(self, winners: Iterable[Villain], how: Text) -> NoReturn:
        """End the game: the winners come first, the others in the order of their points."""
        first = tuple(sorted([villain.seat for villain in winners]))
        points = [villain.points for villain in self.players]
        ranked = Outcome.by_points([villain.side_points for villain in self.players], how).ranking
        others = [tuple([seat for seat in place if seat not in first]) for place in ranked]
        ranking = tuple([place for place in (first, *others) if place])
        self.end(Outcome(first, tuple(points), ranking, how))


def may_win(villain: Villain) -> bool:
    """Say whether nothing keeps a Villain's side from winning."""
    return all(member.may_win for member in villain.side)


def a_side_has_won(rule: PointsWin, _: object) -> bool:
    """Say whether a side has the points, and nothing keeps it from winning."""
    return any(rule.wins(villain) for villain in rule.game.players)


class PointsWin(Rule):
    """Whoever has the Domination points wins at once."""

    game: Winning

    def wins(self, villain: Villain) -> bool:
        """Say whether a Villain's side has the points, and nothing keeps it from winning."""
        return villain.side_points >= self.game.goal and may_win(villain)

    @state_based(a_side_has_won)
    async def proclaim(self) -> bool:
        """In the middle of whatever is going on; nobody else comes first."""  # SV-079
        first = next(villain for villain in self.game.clockwise if self.wins(villain))
        self.game.finish(first.side, Text("supervillain.won", "This Galaxy has a Supervillain."))
