"""Conflicts: placed on tracks, fought from both sides, won, and stopped (MG-112 to MG-138)."""

from __future__ import annotations

from typing import Final

from tabletop import Deed, Rule, Text, deed, state_based

from ._board import System, Track
from ._cards import DEVELOPMENTS, Conflict, OwnedCard
from ._events import ConflictCancelled, ConflictPlaced, ConflictWon, CubeRobbed, EndProposed
from ._placing import Placing
from ._players import Ruler
from ._projects import Project
from ._slots import BRIGHT
from ._table import MasterTable

NO_FRONT: Final = Text("galaxy.no-front", "There is no system next to yours that could be attacked.")


@deed
class OpenFront(Deed):
    """Red faces {red}, blue faces {blue}"""

    player: Ruler
    conflict: Conflict
    track: Track
    red: System
    blue: System

    async def do(self) -> None:
        """Place the conflict there."""
        await self.player.game.perform(ConflictPlaced(self.player, self.conflict, self.track, self.red, self.blue))


@deed
class Declare(Deed):
    """Place {card} on the board"""

    player: Ruler
    card: Conflict

    @property
    def fronts(self) -> list[OpenFront]:
        """Where it may be placed, either way round (MG-114)."""
        return [
            OpenFront(self.player, self.card, track, *sides)
            for track, system, other in self.player.borders
            for sides in ((system, other), (other, system))
        ]

    def why_not(self) -> Text | None:
        """Say that there is nobody to fight, if so."""
        return None if self.player.borders else NO_FRONT

    async def do(self) -> None:
        """Place the conflict."""
        asked = Text("galaxy.place-conflict", "Where do you place {conflict}?", conflict=self.card)
        await self.player.does(asked, self.fronts, about=self.card, kind="pick")


@deed
class ProposeEnd(Deed):
    """Propose to stop {conflict}"""

    player: Ruler
    conflict: Conflict

    @property
    def once(self) -> str:
        """What each player does once a turn for each conflict."""
        return f"propose to stop {self.conflict.row}"

    async def do(self) -> None:
        """Propose it: if the other side agrees, the conflict is cancelled (MG-134, MG-Q27)."""
        player, conflict = self.player, self.conflict
        player.once(self.once)
        await player.game.perform(EndProposed(player, conflict))
        other = next(fighter for fighter in conflict.fighters if fighter != player)
        asked = Text("galaxy.agree", "Do you agree to stop {conflict}?", conflict=conflict)
        if other is not None and await other.confirms(asked, about=conflict):
            await player.game.cancel_conflict(conflict)


class Conflicts(Placing):
    """Fights conflicts."""

    def proposals(self, player: Ruler) -> list[ProposeEnd]:
        """List the conflicts that a player may propose to stop: each once in a turn."""
        proposals = [ProposeEnd(player, one) for one in self.conflicts_of(player) if not one.is_against_neutral]
        return [proposal for proposal in proposals if not player.has_done(proposal.once)]

    # ------------------------------------------------------------------------------------ winning

    async def win_conflict(self, conflict: Conflict, side: Project) -> None:
        """Carry out the rewards of a conflict in their order: cubes back, card, loot, objective (MG-Q47)."""
        winner, loser = conflict.fighters[side.number], conflict.fighters[1 - side.number]
        if winner is None:
            return
        system, objective = conflict.systems[1 - side.number], side.layout.about
        won = ConflictWon(winner, conflict, loser, system, objective)
        await self.perform(won)
        await self.gain(winner, conflict)
        loot = won.loot
        if loser is None:
            await self.offer_unused_base(winner, system, about=conflict)
            await winner.take_cubes(loot, about=conflict)
            return
        await self.take_loot(winner, loser, loot, conflict)
        if objective == "system":
            if system.controller == loser:  # else it has changed hands since the side was filled (MG-Q51)
                await self.remove_bases(system)
            await self.offer_unused_base(winner, system, about=conflict)
        else:
            await self.reach_for_card(winner, loser, *objective.split(), won=conflict)

    async def take_loot(self, winner: Ruler, loser: Ruler, count: int, conflict: Conflict) -> None:
        """Take cubes of the winner's choice from the loser's projects, one by one (MG-122): that is no theft."""
        for _ in range(count):
            asked = Text("galaxy.loot", "Which cube do you take?")
            cubes = self.loot_from((loser,), BRIGHT, stealing=False)
            cube = await winner.choose(asked, cubes, about=conflict, kind="steal")
            if cube is None:
                return
            await self.perform(CubeRobbed(winner, loser, cube.card, cube.slot, cube.colour))

    async def reach_for_card(self, winner: Ruler, loser: Ruler, verb: str, kind: str, *, won: Conflict) -> None:
        """Take a card of the loser, or have it discarded (MG-127, MG-128): no conflict that is decided (MG-Q51)."""
        kinds = DEVELOPMENTS if kind == "development" else (kind,)
        cards: list[OwnedCard] = [card for card in loser.cards if card.deck_name in kinds]
        if kind == "conflict":
            cards += [conflict for conflict in self.conflicts_of(loser) if not conflict.is_decided]
        asked = Text("galaxy.take-card", "Which card do you take?")
        if verb == "discard":
            asked = Text("galaxy.discard-card", "Which card is discarded?")
        card = await winner.choose(asked, cards, about=won)
        if card is None:
            return
        if isinstance(card, Conflict) and card.track is not None:
            await self.perform(ConflictCancelled(card))
        if verb == "take":
            await self.gain(winner, card)
        else:
            await self.discard(loser, card)


def a_lead_has_changed(rule: LeadsAreNoted, _: object) -> bool:
    """Say whether leads decide ties, and somebody else leads a conflict than is remembered."""
    game = rule.game
    return game.options.tie_keeps_lead and any(conflict.led_by != leader_of(conflict) for conflict in game.fronts)


def leader_of(conflict: Conflict) -> int:
    """Return the seat that leads a conflict, or -1 if nobody does."""
    leader = conflict.leader
    return -1 if leader is None else leader.seat


class LeadsAreNoted(Rule):
    """Who leads a conflict is remembered, where that decides ties."""

    game: MasterTable

    @state_based(a_lead_has_changed)
    async def note_leads(self) -> bool:
        """Remember who leads each conflict."""  # MG-Q10
        for conflict in self.game.fronts:
            conflict.set(led_by=leader_of(conflict))
        return False
