"""Conflicts: placed on tracks, fought from both sides, won, and cancelled (MG-112 to MG-138)."""

from __future__ import annotations

from typing import Any, NamedTuple

from tabletop import Rule, Text, state_based

from ._board import System, Track
from ._cards import DEVELOPMENTS, Conflict, Held
from ._events import ConflictCancelled, ConflictPlaced, ConflictWon, Devoured, EndProposed, HoleLifted
from ._placing import Placing
from ._players import Ruler
from ._projects import Project
from ._slots import BRIGHT


class Front(NamedTuple):
    """Where a conflict could be placed, and which of its sides faces which system."""

    track: Track
    red: System
    blue: System

    def label_for(self, seat: int) -> Text:
        """Return what it is called among other places."""
        words = "Red faces {red}, blue faces {blue}"
        return Text("galaxy.front", words, red=self.red, blue=self.blue)


class Conflicts(Placing):
    """Fights conflicts."""

    # ------------------------------------------------------------------------------------ placing

    def fronts_of(self, player: Ruler) -> list[Front]:
        """List where a player may place a conflict, either way round (MG-113, MG-114)."""
        found = []
        for system in player.systems:
            for track in system.tracks:
                other = track.other_end(system)
                if other.controller != player and not track.conflicts and other.may_be_attacked:
                    found += [Front(track, system, other), Front(track, other, system)]
        return found

    async def place_conflict(self, player: Ruler, conflict: Conflict) -> None:
        """Place a conflict card on the board."""
        asked = Text("galaxy.place-conflict", "Where do you place {conflict}?", conflict=conflict)
        front = await player.choose(asked, self.fronts_of(player), about=conflict)
        if front is not None:
            await self.perform(ConflictPlaced(player, conflict, *front))

    # ------------------------------------------------------------------------------------ winning

    async def win_conflict(self, side: Project) -> None:
        """Carry out the rewards of a conflict in their order: cubes back, card, loot, objective (MG-Q47)."""
        conflict: Conflict = side.card
        winner = conflict.fighters[side.number]
        loser = conflict.fighters[1 - side.number]
        system = conflict.systems[1 - side.number]
        if winner is None:
            return
        await self.perform(ConflictWon(winner, conflict, loser, system, side.layout.about))
        await self.gain(winner, conflict)
        loot = conflict.printed["loot"] + winner.spoils
        if loser is None:
            await self.may_place_unused_base(winner, system, about=conflict)
            await winner.takes(loot, about=conflict)
            return
        await self.take_loot(winner, loser, loot, conflict)
        if side.layout.about == "system":
            await self.remove_bases(system)
            await self.may_place_unused_base(winner, system, about=conflict)
        else:
            verb, kind = side.layout.about.split()
            await self.reach_for_card(winner, loser, verb, kind, conflict)

    async def take_loot(self, winner: Ruler, loser: Ruler, count: int, conflict: Conflict) -> None:
        """Take cubes of the winner's choice from the loser's projects, one by one (MG-122)."""
        for _ in range(count):
            asked = Text("galaxy.loot", "Which cube do you take?")
            cubes = self.loot_from((loser,), BRIGHT, stealing=False)
            cube = await winner.choose(asked, cubes, about=conflict, kind="steal")
            if cube is None:
                return
            await self.plunder(winner, cube)

    async def reach_for_card(self, winner: Ruler, loser: Ruler, verb: str, kind: str, won: Conflict) -> None:
        """Take a card of the loser, or have it discarded (MG-127, MG-128)."""
        kinds = DEVELOPMENTS if kind == "development" else (kind,)
        cards: list[Held] = [card for card in loser.cards if card.deck_name in kinds]
        if kind == "conflict":
            cards += self.conflicts_of(loser)
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

    # ------------------------------------------------------------------------------------ cancelling

    async def cancel_conflict(self, conflict: Conflict) -> None:
        """End a conflict without a winner: its card goes to the red side, or from a neutral system to its deck (MG-136)."""
        red, blue = conflict.fighters
        await self.perform(ConflictCancelled(conflict))
        if red is None or blue is None:
            await self.discard(red or blue or self.active, conflict)
        else:
            await self.gain(red, conflict)

    async def system_changed(self, system: System) -> None:
        """Cancel conflicts about a system that is in other hands now (MG-133)."""
        for conflict in system.conflicts:
            if not conflict.still_holds:
                await self.cancel_conflict(conflict)

    async def propose_end(self, player: Ruler, conflict: Conflict) -> None:
        """Propose to stop a conflict: if the other side agrees, it is cancelled (MG-134, MG-Q27)."""
        player.once(f"propose to stop {conflict.row}")
        await self.perform(EndProposed(player, conflict))
        other = next(fighter for fighter in conflict.fighters if fighter != player)
        asked = Text("galaxy.agree", "Do you agree to stop {conflict}?", conflict=conflict)
        if other is not None and await other.confirms(asked, about=conflict):
            await self.cancel_conflict(conflict)

    def may_propose(self, player: Ruler) -> list[Conflict]:
        """List the conflicts that a player may propose to stop: each once in a turn."""
        return [
            conflict
            for conflict in self.conflicts_of(player)
            if not conflict.is_against_neutral and not player.has_done(f"propose to stop {conflict.row}")
        ]

    # ------------------------------------------------------------------------------------ black holes

    def may_devour(self) -> list[System]:
        """List the systems that a black hole may devour: neutral ones without a corner, if a token is left (MG-Q33)."""
        if not self.box[self.BLACK_HOLE]:
            return []
        return [system for system in self.systems if system.is_neutral and not system.is_start]

    async def devour(self, system: System | None) -> None:
        """Let a black hole devour a neutral system: cubes and conflicts on its tracks go back (MG-151)."""
        if system is None:
            return
        for track in system.tracks:
            await self.bring_home(track)
            for conflict in track.conflicts:
                owner = self.players[conflict.placed_by]
                await self.perform(ConflictCancelled(conflict))
                await self.gain(owner, conflict)
        await self.perform(Devoured(system))

    async def lift_hole(self, system: Any) -> None:
        """Take a black hole token off a system (MG-152)."""
        if system is not None:
            await self.perform(HoleLifted(system))


class LeadsAreNoted(Rule):
    """Who leads a conflict is remembered, where that decides ties."""

    game: Conflicts

    @state_based()
    async def note_leads(self) -> bool:
        """Remember who leads each conflict (MG-Q10)."""
        if self.game.options.tie_keeps_lead:
            for conflict in self.game.fronts:
                leader = conflict.leader
                seat = -1 if leader is None else leader.seat
                if conflict.led_by != seat:
                    conflict.set(led_by=seat)
        return False
