"""Burying and uncovering (SU-126 to SU-149)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tabletop import Rule, Text, activated

from ._cards import SmashCard
from ._events import PlayDiscarded, Uncovered
from ._plays import Plays

if TYPE_CHECKING:
    from ._cards import Base, DeckCard
    from ._players import Smasher
    from .game import SmashUp


class Burying(Plays):
    """Buries and uncovers cards."""

    async def choose_and_uncover(
        self, player: Smasher, cards: Iterable[DeckCard], *, optional: bool = False, about: SmashCard | None = None
    ) -> bool:
        """Let a player choose and uncover one of some buried cards; say whether one was uncovered."""
        card = await player.choose("Which card do you uncover?", tuple(cards), optional=optional, about=about)
        return card is not None and await self.uncover(card)

    async def uncover(self, card: DeckCard) -> bool:
        """Uncover a buried card: its controller plays it at once, if that is possible, and else it is discarded."""
        if not card.is_buried:
            return False
        player, base = card.controller, card.base
        if await self.perform(Uncovered(card, player, base)) is None:
            return False
        if self.why_not_extra(player, card, base) is None and await self.play(player, card, base=base, uncovered=True):
            return True
        await self.perform(PlayDiscarded(card))
        return True

    async def bury_from_hand(
        self,
        player: Smasher,
        base: Base | None,
        *,
        optional: bool = False,
        about: SmashCard | None = None,
    ) -> bool:
        """Let a player bury a card from hand at a base; say whether one was buried."""
        if base is None or not player.hand:
            return False
        asked = Text("smash-up.bury", "Which card do you bury at {base}?", base=base)
        card = await player.choose(asked, player.hand, optional=optional, about=about)
        return card is not None and await card.bury(base, by=player) is not None


def may_uncover(rule: UncoverOne, _: object) -> bool:
    """Say whether the current player may still uncover a card at the start of this turn."""
    game = rule.game
    return game.start_turn.is_now and not game.facts.uncovered and bool(game.active.buried)


class UncoverOne(Rule):
    """At the start of a turn its player may uncover one buried card."""

    game: SmashUp

    @activated(may_uncover)
    async def uncover_one(self) -> None:
        """Uncover a card"""
        self.game.set_facts(uncovered=True)
        await self.game.choose_and_uncover(self.game.active, self.game.active.buried)
