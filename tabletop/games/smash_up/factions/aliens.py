"""The Aliens: minions go back to where they came from, and even bases are swapped."""

from __future__ import annotations

from tabletop import forbids, reaction
from tabletop.games.smash_up._cards import Action, ActionOnBase, Base, Minion, here, on_its_host, up_to
from tabletop.games.smash_up._events import AfterScoring, Discarded
from tabletop.games.smash_up._factions import ALIENS


class SupremeOverlord(Minion, faction=ALIENS, power=5, copies=1):
    """You may return a minion to its owner's hand."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(prompt="Which minion goes back to hand?", optional=True)
        if minion:
            await minion.return_to_hand()


class Invader(Minion, faction=ALIENS, power=3, copies=2):
    """Gain 1 VP."""

    async def on_play(self) -> None:
        await self.controller.gain(1)


class Scout(Minion, faction=ALIENS, power=3, copies=3):
    """Special: After this base scores, you may return this minion to its owner's hand."""

    @reaction(AfterScoring, here)
    async def report_back(self, event: AfterScoring) -> None:
        """Return it to its owner's hand"""
        await self.return_to_hand()


class Collector(Minion, faction=ALIENS, power=2, copies=4):
    """You may return a minion of power 3 or less here to its owner's hand."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(here, up_to(3), prompt="Which minion goes back to hand?", optional=True)
        if minion:
            await minion.return_to_hand()


class BeamingAction(Action):
    """An action that returns a minion to its owner's hand."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(prompt="Which minion goes back to hand?")
        if minion:
            await minion.return_to_hand()


class Abduction(BeamingAction, faction=ALIENS, copies=1):
    """Return a minion to its owner's hand. You may play an extra minion."""

    async def on_play(self) -> None:
        await super().on_play()
        await self.controller.play_extra_minion(about=self)


class BeamUp(BeamingAction, faction=ALIENS, copies=2):
    """Return a minion to its owner's hand."""


class CropCircles(Action, faction=ALIENS, copies=1):
    """Return all minions at a base to their owners' hands."""

    async def on_play(self) -> None:
        base = await self.choose_base(prompt="From which base do all minions go back to hand?")
        if base:
            await self.game.return_all(base.minions)


class Disintegrator(Action, faction=ALIENS, copies=2):
    """Put a minion of power 3 or less under its owner's deck."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(up_to(3), prompt="Which minion goes under its owner's deck?")
        if minion:
            await minion.put_in_deck()


class Invasion(Action, faction=ALIENS, copies=1):
    """Move a minion to another base."""

    async def on_play(self) -> None:
        await self.move_minion(prompt="Which minion moves?")


class JammedSignal(ActionOnBase, faction=ALIENS, copies=1):
    """Play on a base. Ongoing: The abilities of this base are cancelled."""

    @forbids(Base.abilities_work, on_its_host)
    def jam(self, base: Base) -> bool:
        return True


class Probe(Action, faction=ALIENS, copies=1):
    """Look at another player's hand and choose a minion in it: that player discards it."""

    async def on_play(self) -> None:
        player = await self.choose_opponent(lambda _, player: bool(player.hand), prompt="Whose hand do you look at?")
        if player is None:
            return
        cards = await self.controller.look_at_hand(player)
        minions = [card for card in cards if isinstance(card, Minion)]
        asked = "Which minion is discarded?"
        await player.discard_cards(
            await self.game.choose_hidden(self.controller, asked, minions, at_least=1, at_most=1, about=self)
        )


class Terraforming(Action, faction=ALIENS, copies=1):
    """
    Search the base deck for a base and swap it with one in play: all cards there stay. Shuffle the base deck.
    You may play an extra minion at the new base.
    """

    async def on_play(self) -> None:
        player, game = self.controller, self.game
        bases = await game.look_through(player, game.base_deck)
        prompt = "Which base do you take from the base deck?"
        new = await player.choose(prompt, bases, ask_anyway=True, about=self)
        old = await self.choose_base(prompt="Which base does it replace?")
        if new is None or old is None:
            return
        await game.reveal(new)
        await self.clear(old)
        base = await game.swap_base(old, new)
        await player.play_extra_minion(base=base, about=self)

    async def clear(self, base: Base) -> None:
        """Take away from the old base what does not stay there: nothing."""


class TerraformingFirstPrint(Terraforming, first_print_of=Terraforming, year=2012, copies=1):
    """
    Search the base deck for a base and swap it with one in play: actions on that one are discarded, other cards stay.
    Shuffle the base deck. You may play an extra minion at the new base.
    """

    async def clear(self, base: Base) -> None:
        """Discard the actions on the old base."""
        await self.game.perform_together([Discarded(action) for action in base.actions])


CARDS = (
    SupremeOverlord, Invader, Scout, Collector, Abduction, BeamUp, CropCircles, Disintegrator, Invasion, JammedSignal,
    Probe, Terraforming, TerraformingFirstPrint,
)  # fmt: skip
EFFECTS = ()
