"""The Cowboys: whoever draws faster wins the duel."""

from __future__ import annotations

from tabletop import Effect, activated, effect, forbids, reaction, when
from tabletop.conditions import by_me, mine
from tabletop.games.smash_up._cards import (
    Action,
    ActionOnBase,
    Base,
    DeckCard,
    Minion,
    SmashCard,
    SpecialAction,
    here,
    playing_cards,
    up_to,
)
from tabletop.games.smash_up._duels import Duel
from tabletop.games.smash_up._effects import END_OF_TURN
from tabletop.games.smash_up._events import (
    BeforeScoring,
    CardsSeen,
    Destroyed,
    DuelBegan,
    DuelEvent,
    MinionPlayed,
    MovedToBase,
    Returned,
)
from tabletop.games.smash_up._factions import COWBOYS
from tabletop.games.smash_up._players import Smasher


def with_rivals(_: object, minion: Minion) -> bool:
    """Say whether minions of other players are where a minion is."""
    return bool(minion.rivals)


def among_rivals(minion: Minion, _: object) -> bool:
    """Say whether minions of other players are where a minion itself is."""
    return bool(minion.rivals)


def in_it(card: SmashCard, duel: DuelEvent) -> bool:
    """Say whether a minion of the card's player is in a duel."""
    return duel.involves(card.controller)


def seen_by_others(card: SmashCard, seen: CardsSeen) -> bool:
    """Say whether another player has seen cards of this card's player, who may play actions."""
    return card.controller.may_play_actions and card.controller in seen.whose


class DuelingAction(Action):
    """An action that makes one of your minions duel."""

    async def on_play(self) -> None:
        if self.game.facts.dueling:
            return
        minion = await self.choose_minion(mine, with_rivals, prompt="Which of your minions duels?")
        if minion is None:
            return
        duel = await minion.duel(await self.choose("Which minion does it duel?", minion.rivals))
        if duel is not None:
            await self.after_duel(minion, duel)

    async def after_duel(self, minion: Minion, duel: Duel) -> None:
        """Do what winning and losing brings."""


class Sheriff(Minion, faction=COWBOYS, power=5, copies=1):
    """Special: Before this base scores, this minion may duel another player's minion here. The loser is destroyed."""

    @reaction(BeforeScoring, here, among_rivals)
    async def keep_the_peace(self, event: BeforeScoring) -> None:
        """Duel a minion of another player here"""
        await self.game.destroy_loser(await self.duel_here_if_wanted())


class Pinkerton(Minion, faction=COWBOYS, power=4, copies=2):
    """Ongoing: In every duel in which one of your minions takes part, you may put a +1 power counter on that minion."""

    @when(DuelBegan, in_it, optional=True)
    async def back_up(self, duel: DuelBegan) -> None:
        """Put a +1 power counter on your dueling minion"""
        mine_there = [minion for minion in duel.minions if minion.controller == self.controller]
        minion = await self.choose("Which minion gets the counter?", mine_there)
        if minion:
            await minion.add_counters()


class PinkertonFirstPrint(Minion, first_print_of=Pinkerton, year=2018, power=4, copies=2):
    """Ongoing: When one of your minions here is in a duel, it gets a +1 power counter."""

    @when(DuelBegan, here, in_it)
    async def back_up(self, duel: DuelBegan) -> None:
        """Put a +1 power counter on your dueling minion"""
        for minion in duel.minions:
            if minion.controller == self.controller:
                await minion.add_counters()


class Gunfighter(Minion, faction=COWBOYS, power=3, copies=3):
    """This minion may duel another player's minion here. The loser is destroyed."""

    async def on_play(self) -> None:
        await self.game.destroy_loser(await self.duel_here_if_wanted())


class Deputy(Minion, faction=COWBOYS, power=2, copies=4):
    """
    Special: On your turn, or during a duel in which a minion of yours takes part, you may discard this card from your hand
    to give a minion +2 power until the end of the turn.
    """

    @activated(playing_cards, works_in=Smasher.hand)
    async def lend_a_hand(self) -> None:
        """Discard it to give a minion +2 power"""
        player = self.controller
        await player.discard_cards([self])
        minion = await player.choose("Which minion?", tuple(self.game.minions), about=self)
        if minion:
            await minion.change_power(2)

    @reaction(DuelEvent, in_it, works_in=Smasher.hand)
    async def lend_a_hand_in_a_duel(self, duel: DuelEvent) -> None:
        """Discard it to give a minion +2 power"""
        await self.lend_a_hand()


def is_there_but_does_not_win(player: Smasher, base: Base | None) -> bool:
    """Say whether a player has a minion at the base that is about to score, and somebody else more power."""
    if base is None or not base.minions_of(player):
        return False
    return max([base.power_of(other) for other in player.others]) > base.power_of(player)


class DynamiteSurprise(SpecialAction, faction=COWBOYS, copies=1):
    """
    Special: Before a base scores where you have a minion but are not the winner, destroy a minion of power 4 or less there.
    Special: When another player's card has revealed or looked at cards of yours in hand or deck, destroy a minion of power 4
    or less of that player.
    """

    def is_its_moment(self, player: Smasher) -> bool:
        """Say whether its player has a minion at the base that is about to score without being the winner there."""
        return super().is_its_moment(player) and is_there_but_does_not_win(player, self.game.scoring_base)

    async def on_play(self) -> None:
        base = self.game.scoring_base
        await self.destroy_minion(lambda _, minion: minion.base == base, up_to(4), prompt="Which is destroyed?")

    async def blow_up(self, player: Smasher) -> None:
        """Destroy a minion of whoever has looked."""
        await self.destroy_minion(lambda _, minion: minion.controller == player, up_to(4), prompt="Which minion?")

    @reaction(CardsSeen, seen_by_others, works_in=Smasher.hand)
    async def when_looked_at(self, seen: CardsSeen) -> None:
        """Play it"""
        await self.game.play(self.controller, self, text=lambda: self.blow_up(seen.player))

    async def on_revealed(self, player: Smasher) -> None:
        """It may be played at the moment when another player reveals it in the deck (SU-244)."""
        if self.owner.may_play_actions and await self.owner.confirms("Play Dynamite Surprise?", about=self):
            await self.game.play(self.owner, self, text=lambda: self.blow_up(player))


@effect
class Posse(Effect):
    """{minions} can't be destroyed, moved or returned to a hand."""

    minions: tuple[Minion, ...]

    @forbids(Destroyed)
    def shelter(self, blow: Destroyed) -> bool:
        return blow.card in self.minions

    @forbids(MovedToBase)
    def hold(self, move: MovedToBase) -> bool:
        return move.card in self.minions

    @forbids(Returned)
    def keep(self, back: Returned) -> bool:
        return back.card in self.minions


class FormAPosse(Action, faction=COWBOYS, name="Form a Posse", copies=1):
    """Each of your minions gets +1 power and can't be destroyed, moved or returned to a hand until the end of the turn."""

    async def on_play(self) -> None:
        minions = self.controller.minions
        for minion in minions:
            await minion.change_power(1)
        self.game.begin(Posse(minions), until=END_OF_TURN, source=self)


class GoldInThemTharHills(Action, faction=COWBOYS, name="Gold in Them Thar Hills", copies=1):
    """
    Look at the top three cards of your deck. Show one of them and draw it; you may play it as an extra card.
    Put the others back in any order.
    """

    async def on_play(self) -> None:
        player = self.controller
        cards = await player.look_at_top(player, 3)
        nugget = await self.choose("Which card do you show and draw?", cards)
        if nugget is None:
            return
        await self.game.reveal(nugget)
        others: list[DeckCard] = [card.move(player.turned) for card in cards if card != nugget]
        taken = await player.take_card(nugget)
        if taken:
            await player.play_if_wanted(taken, about=self)
        await player.put_on_top([card for card in others if card.is_current], player.deck, about=self)


class GoldStrike(ActionOnBase, faction=COWBOYS, copies=1):
    """Play on a base. Ongoing: After you play a minion here, draw a card."""

    @when(MinionPlayed, here, by_me)
    async def strike(self, played: MinionPlayed) -> None:
        """Draw a card"""
        await self.controller.draw()


class HighNoon(DuelingAction, faction=COWBOYS, copies=2):
    """
    One of your minions duels another player's minion at the same base. The loser is destroyed.
    If your minion wins, you may play an extra minion there.
    """

    async def after_duel(self, minion: Minion, duel: Duel) -> None:
        await self.game.destroy_loser(duel)
        if minion in duel.winners and minion.is_there and minion.controller == self.controller:
            await self.controller.play_extra_minion(base=minion.base, about=self)


class QuickDraw(Action, faction=COWBOYS, copies=2):
    """One of your minions gets +2 power until the end of the turn, or +4 if it is in a duel."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(mine)
        if minion:
            await minion.change_power(4 if minion.duels else 2)


class RunEmOff(DuelingAction, faction=COWBOYS, name="Run 'Em Off", copies=1):
    """
    One of your minions duels another player's minion at the same base. The winner gets +3 power until the end of the turn,
    and its controller moves the loser to another base.
    """

    async def after_duel(self, minion: Minion, duel: Duel) -> None:
        for winner in duel.winners:
            await winner.change_power(3)
        for winner in duel.winners:
            for loser in duel.losers:
                if len(duel.losers) == 1 or loser != winner:
                    await loser.move_elsewhere(player=winner.controller)


class Stagecoach(Action, faction=COWBOYS, copies=1):
    """Move or transfer up to two cards that you have at one base to one other base."""

    async def on_play(self) -> None:
        origin = await self.choose_base(lambda card, base: bool(movable(card, base)), prompt="From which base?")
        if origin is None:
            return
        riders = await self.controller.choose_some("Which cards go?", movable(self, origin), at_most=2, about=self)
        if not riders:
            return
        target = await self.choose_base(lambda _, base: base != origin, prompt="To which base?")
        for rider in riders:
            await self.game.relocate(rider, target)


def movable(card: SmashCard, base: Base) -> list[SmashCard]:
    """List the cards that the player of a card has at a base."""
    return [one for one in base.cards if one.controller == card.controller]


CARDS = (
    Sheriff, Pinkerton, PinkertonFirstPrint, Gunfighter, Deputy, DynamiteSurprise, FormAPosse, GoldInThemTharHills,
    GoldStrike, HighNoon, QuickDraw, RunEmOff, Stagecoach,
)  # fmt: skip
EFFECTS = (Posse,)
