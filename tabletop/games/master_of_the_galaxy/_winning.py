"""How the game is won: expansion, conquest or domination, at that very moment (MG-027 to MG-030)."""

from __future__ import annotations

from typing import Final

from tabletop import Outcome, Rule, Text, state_based

from ._events import SymbolsChanged
from ._players import Ruler
from ._table import MasterTable

BASES_TO_WIN: Final = 9
SYMBOLS_TO_WIN: Final = 5


def somebody_has_other_symbols(rule: SymbolsAreTold, _: object) -> bool:
    """Say whether anybody has other symbols than everybody was told last."""
    return any(player.symbols_told != player.symbols_written for player in rule.game.players)


class SymbolsAreTold(Rule):
    """Who gains or loses symbols is told to everybody, with all that there are now."""

    game: MasterTable

    @state_based(somebody_has_other_symbols)
    async def tell(self) -> bool:
        """Tell it of one player after the other."""  # MG-038
        for player in self.game.players:
            if player.symbols_told != player.symbols_written:
                await self.game.perform(SymbolsChanged(player, player.symbols_in_words))
        return True


def somebody_has_won(rule: GoalsWin, _: object) -> bool:
    """Say whether anybody has reached a goal."""
    return any(rule.how_won(player) for player in rule.game.players)


class GoalsWin(Rule):
    """Whoever has reached one of the three goals wins."""

    game: MasterTable

    @state_based(somebody_has_won)
    async def proclaim(self) -> bool:
        """The active player first."""  # MG-Q26
        game = self.game
        for player in game.clockwise:
            how = self.how_won(player)
            if how is not None:
                seats = [int(one == player) for one in game.players]
                game.end(Outcome.by_points(seats, how))
        return False

    def how_won(self, player: Ruler) -> Text | None:
        """Say how a player has won, if so."""
        systems = self.game.systems.of(player)
        if sum([system.bases[player.bases] for system in systems]) >= BASES_TO_WIN:
            return Text("galaxy.expansion", "Expansion: nine bases are on the board.")
        corners = [system.id for system in systems if system.is_start]
        foreign = self.game.options.conquest == "foreign" and any(corner != player.home for corner in corners)
        if len(corners) > 1 or foreign:
            return Text("galaxy.conquest", "Conquest: another starting system is taken.")
        if max(player.symbols.values(), default=0) >= SYMBOLS_TO_WIN:
            return Text("galaxy.domination", "Domination: five symbols of one kind.")
        return None
