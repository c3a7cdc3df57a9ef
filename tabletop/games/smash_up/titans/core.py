"""The titans of the Core Set."""

from __future__ import annotations

from tabletop import activated, effect, modifies, reaction, when
from tabletop.conditions import by_me, by_others, itself, mine, theirs
from tabletop.games.smash_up._cards import (
    Base,
    Titan,
    a_minion,
    by_an_action,
    has_hand,
    here,
    playing_cards,
    start_of_turn,
    talent,
    where_mine,
)
from tabletop.games.smash_up._effects import BASE_SCORED, START_OF_YOUR_TURN, ForNextBase, in_its_place
from tabletop.games.smash_up._events import (
    ActionPlayed,
    Affect,
    AfterScoring,
    BaseEntered,
    Destroyed,
    MinionPlayed,
    Returned,
    Scores,
    TurnEnds,
)
from tabletop.games.smash_up._factions import DINOSAURS, NINJAS, PIRATES, TRICKSTERS, WIZARDS
from tabletop.games.smash_up._players import Smasher
from tabletop.games.smash_up.titans.oops import may_come


def no_minion_played(titan: Titan, _: object) -> bool:
    """Say whether the titan's player has some minion to give up, and has played none this turn."""
    player = titan.controller
    return not player.minions_played and bool(player.minions)


def has_grown(titan: Titan, _: object) -> bool:
    """Say whether four or more +1 power counters are on a titan."""
    return titan.counters[titan.game.COUNTER] >= 4


class FortTitanosaurus(Titan, faction=DINOSAURS, copies=1):
    """
    Special: On your turn, before you have played a minion, you may destroy one of your minions to play this titan there with
    as many +1 power counters as that minion had power.
    Ongoing: Once per turn, after an action of yours has affected minions, you may put a +1 power counter on one of them and
    on this titan, or on either.
    Talent: If four or more +1 power counters are on this titan, draw a card.
    """

    @activated(playing_cards, may_come, no_minion_played, works_in=Smasher.titans)
    async def rise(self) -> None:
        """Destroy one of your minions to play this titan there"""
        minion = await self.choose_minion(mine, prompt="Which of your minions is destroyed?")
        if minion is None:
            return
        base, power = minion.base, minion.power
        if await minion.destroy():
            played = await self.enter(base)
            if played:
                await played.titan.add_counters(power)

    @when(Affect, a_minion, by_an_action, by_me, optional=True, once_per_turn=True)
    async def grow(self, event: Affect) -> None:
        """Put +1 power counters on {card} and on this titan, or on either"""
        growing = [one for one in (event.card, self) if one.is_there]
        for one in await self.controller.choose_some("On which goes a counter?", growing, at_least=1, about=self):
            await one.add_counters()

    @talent(has_grown)
    async def roar(self) -> None:
        """Draw a card"""
        await self.controller.draw()


def was_away(titan: Titan, _: object) -> bool:
    """Say whether the titan was not in play when the turn began."""
    return titan.row not in titan.game.facts.titans_there


def not_looked(titan: Titan, _: object) -> bool:
    """Say whether the titan's player has not looked for a card with it this turn."""
    return not titan.controller.has_done("Invisible Ninja")


def has_minions(titan: Titan, _: object) -> bool:
    """Say whether the titan's player has a minion in play."""
    return bool(titan.controller.minions)


class InvisibleNinja(Titan, faction=NINJAS, copies=1):
    """
    Special: On your turn, if this titan was not in play when it began, you may discard a card to play it where you have a minion.
    Ongoing: Once per turn, after you have destroyed another player's card or returned a minion of yours to a hand, you may look
    at the top two cards of your deck, draw one and shuffle the other into it.
    Special: At the start of your turn, you may destroy this titan to play an extra minion of power 3 or less.
    """

    @activated(playing_cards, may_come, was_away, has_hand, has_minions, works_in=Smasher.titans)
    async def appear(self) -> None:
        """Discard a card to play this titan where you have a minion"""
        if await self.controller.discard_some(about=self):
            await self.enter(await self.choose_base(where_mine, prompt="Where does it appear?"))

    @when(Destroyed, theirs, by_me, not_looked)
    @when(Returned, a_minion, mine, by_me, not_looked)
    async def learn(self, event: Destroyed | Returned) -> None:
        """Look at the top two cards of your deck, and draw one"""
        player = self.controller
        if not not_looked(self, event) or not await player.confirms("Look at two cards, and draw one?", about=self):
            return
        player.once("Invisible Ninja")
        card = await self.choose("Which card do you draw?", await player.look_at_top(player, 2))
        if card:
            await player.take_card(card)
            await player.deck.shuffle()

    @start_of_turn()
    async def vanish(self) -> None:
        """Destroy this titan to play an extra minion of power 3 or less"""
        player = self.controller
        if await self.destroy():
            await player.play_extra_minion(most_power=3, about=self)


@effect
class KrakenAnnounced(ForNextBase):
    """{titan} is played at the base that replaces {base}."""

    titan: Titan
    base: Base

    @when(BaseEntered, in_its_place)
    async def surface(self, entered: BaseEntered) -> None:
        """It comes into play there"""
        await self.titan.enter(entered.base)


def had_minion_there(titan: Titan, scored: Scores | AfterScoring) -> bool:
    """Say whether the titan's player has a minion at a base that scores."""
    return bool(scored.base.minions_of(titan.controller))


class TheKraken(Titan, faction=PIRATES, copies=1):
    """
    Special: When a base scores where you have a minion, you may play this titan at the base that replaces it.
    Talent: Move this titan to another base. Other players' minions there have -1 power until the start of your next turn.
    Special: After this base scores, you may move one of your minions from here to another base.
    """

    @when(Scores, had_minion_there, optional=True, works_in=Smasher.titans)
    async def announce(self, scored: Scores) -> None:
        """Play this titan at the base that replaces {base}"""
        self.game.begin(KrakenAnnounced(self, scored.base), until=BASE_SCORED, source=self)

    @talent()
    async def make_waves(self) -> None:
        """Move this titan to another base"""
        if await self.move_elsewhere():
            for minion in self.base.minions:
                if theirs(self, minion):
                    await minion.change_power(-1, until=START_OF_YOUR_TURN)

    @reaction(AfterScoring, here, had_minion_there)
    async def carry_off(self, scored: AfterScoring) -> None:
        """Move one of your minions from here to another base"""
        await self.move_minion(mine, here, prompt="Which minion moves to another base?")


def somebody_stays_away(titan: Titan, scored: Scores) -> bool:
    """Say whether the titan's player wins a base where some other player has no minion."""
    player = titan.controller
    return player in scored.winners and not all(scored.base.minions_of(other) for other in player.others)


def minion_left(titan: Titan, _: object) -> bool:
    """Say whether the minion that may be played each turn is still to be played."""
    return titan.game.facts.free_minion


def deserted(titan: Titan, end: TurnEnds) -> bool:
    """Say whether the player whose turn ends has no minion where the titan is."""
    return not titan.base.minions_of(end.player)


class BigFunnyGiant(Titan, faction=TRICKSTERS, copies=1):
    """
    Special: You may play this titan instead of the minion that you may play each turn.
    Ongoing: After another player plays a minion here, they discard a card. When another player's turn ends and they have no
    minion here, you may put a +1 power counter on this titan.
    Special: When this base scores, gain 1 VP if you are the winner and another player has no minion here.
    """

    @activated(playing_cards, may_come, minion_left, works_in=Smasher.titans)
    async def stomp_in(self) -> None:
        """Play this titan instead of a minion"""
        self.game.set_facts(free_minion=False)
        await self.enter(await self.choose_base(prompt="Where do you play it?"))

    @when(MinionPlayed, here, by_others)
    async def laugh_at(self, played: MinionPlayed) -> None:
        """Whoever plays a minion here discards a card"""
        await played.player.discard_some(about=self)

    @when(TurnEnds, by_others, deserted, optional=True)
    async def grow(self, end: TurnEnds) -> None:
        """Put a +1 power counter on this titan"""
        await self.add_counters()

    @when(Scores, here, somebody_stays_away)
    async def gloat(self, scored: Scores) -> None:
        """Gain 1 VP"""
        scored.awards[self.controller.seat] += 1


def fifth_card(titan: Titan, played: MinionPlayed | ActionPlayed) -> bool:
    """Say whether it is at least the fifth card that the titan's player has played this turn."""
    return by_me(titan, played) and played.player.cards_played >= 5


class ArcaneProtector(Titan, faction=WIZARDS, copies=1):
    """
    Special: After you play your fifth card in a turn, or a later one, you may play this titan.
    Ongoing: You have +1 power here for every two cards in your hand.
    Talent: Draw a card.
    """

    @when(MinionPlayed, may_come, fifth_card, works_in=Smasher.titans)
    @when(ActionPlayed, may_come, fifth_card, works_in=Smasher.titans)
    async def manifest(self, played: MinionPlayed | ActionPlayed) -> None:
        """Play this titan"""
        if self.is_current and may_come(self, played):
            await self.enter(await self.choose_base(prompt="Where do you play Arcane Protector?", optional=True))

    @modifies(Titan.power, itself)
    def ward(self, titan: Titan) -> int:
        return len(titan.controller.hand) // 2 if titan.in_play else 0

    @talent()
    async def conjure(self) -> None:
        """Draw a card"""
        await self.controller.draw()


CARDS = (FortTitanosaurus, InvisibleNinja, TheKraken, BigFunnyGiant, ArcaneProtector)
EFFECTS = (KrakenAnnounced,)
