"""The Tricksters: traps, marks and mischief for everybody else. First the deck of 2012, then the revised one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop import Effect, Text, column, effect, forbids, instead, reaction, when
from tabletop.conditions import by_others, itself, mine
from tabletop.games.smash_up._cards import (
    Action,
    ActionOnBase,
    Base,
    DeckCard,
    Fusion,
    Minion,
    SmashCard,
    a_minion,
    by_an_action,
    by_another_player,
    elsewhere,
    here,
    outnumbered,
    start_of_turn,
    talent,
    up_to,
)
from tabletop.games.smash_up._effects import (
    END_OF_THAT_TURN,
    END_OF_TURN,
    START_OF_YOUR_TURN,
    BreakpointChanged,
    SmashEffect,
    Unaffected,
)
from tabletop.games.smash_up._events import (
    ActionAttached,
    Affect,
    BeforeScoring,
    Destroyed,
    MinionPlayed,
    MovedToBase,
    WentToDiscard,
)
from tabletop.games.smash_up._factions import TRICKSTERS
from tabletop.games.smash_up._players import Smasher


def by_a_card_being_played(card: SmashCard, event: Affect) -> bool:
    """Say whether it is what a card says that is just being played that does it."""
    return event.source is not None and event.source == card.game.playing


def not_waiting_for_it(card: SmashCard, event: Affect) -> bool:
    """Say whether the card is not yet about to answer another effect of the same card."""
    answers = [one.event for one in card.game.agenda.triggers if one.source == card]
    return not any(isinstance(other, Affect) and other.source == event.source for other in answers)


def to_one_here(card: SmashCard, event: Affect) -> bool:
    """Say whether it happens to a card at the same base, wherever it may lead."""
    return here(card, event.card)


def is_still_weaker(card: Minion, minion: Minion) -> bool:
    """Say whether two minions are in play at one base, and the second has less power."""
    return card.is_there and minion.is_there and minion.base == card.base and minion.power < card.power


class Leprechaun(Minion, faction=TRICKSTERS, power=5, copies=1):
    """Ongoing: After another player has played a minion here that has less power than this one, destroy that minion."""

    @when(MinionPlayed, here, by_others)
    async def trip(self, played: MinionPlayed) -> None:
        """Destroy {minion} if it is weaker"""
        if is_still_weaker(self, played.minion):
            await played.minion.destroy()


class Brownie(Minion, faction=TRICKSTERS, power=4, copies=2):
    """Ongoing: After another player has played a card that affects this minion, that player discards two cards at random."""

    @when(Affect, itself, by_another_player, by_a_card_being_played, not_waiting_for_it)
    async def take_revenge(self, event: Affect) -> None:
        """Discard two cards at random for having played {source}"""
        if event.by:
            await event.by.discard_at_random(2)


class Gnome(Minion, faction=TRICKSTERS, power=3, copies=3):
    """You may destroy a minion here that has less power than you have minions here."""

    async def on_play(self) -> None:
        await self.destroy_minion(here, outnumbered, optional=True)


class Gremlin(Minion, faction=TRICKSTERS, power=2, copies=4):
    """Ongoing: After this minion is destroyed, draw a card, and each other player discards a card at random."""

    @when(Destroyed, itself)
    async def break_things(self, loss: Destroyed) -> None:
        """Draw a card, and all others discard one at random"""
        await self.controller.draw()
        await self.controller.make_others_discard()


class RoadBlock(ActionOnBase):
    """An action on a base that keeps minions of some factions away."""

    #: The factions that it keeps away, with commas between them.
    barred = column(default="")

    @forbids(MinionPlayed, here)
    def bar(self, played: MinionPlayed) -> bool:
        return played.minion.faction in self.barred.split(",")


class BlockThePath(RoadBlock, faction=TRICKSTERS, name="Block the Path", copies=1):
    """Play on a base and name a faction. Ongoing: Minions of that faction can't be played here."""

    async def on_play(self) -> None:
        named = [faction for player in self.game.clockwise for faction in player.factions]
        self.set(barred=await self.name_faction("Whose minions can't be played here?", named))


class Disenchant(Action, faction=TRICKSTERS, copies=2):
    """Destroy an action that lies on a base or a minion."""

    async def on_play(self) -> None:
        action = await self.choose("Which action is destroyed?", tuple(self.game.actions))
        if action:
            await action.destroy()


class EnshroudingMist(ActionOnBase, faction=TRICKSTERS, copies=2):
    """Play on a base. Ongoing: Once on each of your turns, you may play an extra minion here."""

    @talent()
    async def steal_in(self) -> None:
        """Play an extra minion here"""
        await self.controller.play_extra_minion(base=self.base, about=self)


class FlameTrap(ActionOnBase, faction=TRICKSTERS, copies=1):
    """Play on a base. Ongoing: After another player has played a minion here, destroy it and this action."""

    @when(MinionPlayed, here, by_others)
    async def go_off(self, played: MinionPlayed) -> None:
        """Destroy {minion} and Flame Trap"""
        if self.is_there:
            await self.game.destroy_all([played.minion, self])


class Hideout(ActionOnBase, faction=TRICKSTERS, copies=1):
    """
    Play on a base. Ongoing: If another player's action would affect minions of yours here,
    destroy Hideout instead, and that action doesn't affect them.
    """

    @instead(Affect, a_minion, to_one_here, mine, by_another_player, by_an_action)
    async def take_cover(self, event: Affect) -> None:
        """Destroy Hideout, and nothing happens to your minions here"""
        minions = tuple(self.base.minions_of(self.controller))
        self.game.begin(Unaffected(minions, event.source), until=END_OF_TURN, source=self)
        await self.destroy()


@effect
class FallsAsleep(SmashEffect):
    """{player} can't play actions on turn {turn}."""

    player: Smasher
    turn: int

    @forbids(Smasher.may_play_actions)
    def sleep(self, player: Smasher) -> bool:
        return player == self.player and self.game.facts.turn == self.turn


class MarkOfSleep(Action, faction=TRICKSTERS, name="Mark of Sleep", copies=1):
    """Choose a player. That player can't play actions on their next turn."""

    async def on_play(self) -> None:
        player = await self.choose("Who can't play actions?", self.game.clockwise)
        if player:
            self.game.begin(FallsAsleep(player, player.next_turn), until=END_OF_THAT_TURN, source=self)


class PayThePiper(ActionOnBase, faction=TRICKSTERS, name="Pay the Piper", copies=1):
    """Play on a base. Ongoing: After another player has played a minion here, that player discards a card."""

    @when(MinionPlayed, here, by_others)
    async def ask_for_payment(self, played: MinionPlayed) -> None:
        """{player} discards a card"""
        if self.is_there:
            await played.player.discard_some(about=self)


class TakeTheShinies(Action, faction=TRICKSTERS, name="Take the Shinies", copies=1):
    """Each other player discards two cards at random."""

    async def on_play(self) -> None:
        await self.controller.make_others_discard(2)


# ------------------------------------------------------------------------------------------------ the revised deck


class LeprechaunRevised(Minion, revises=Leprechaun, power=5, copies=1):
    """
    Ongoing: The first time each turn that another player has played a minion here with less power than this one,
    destroy that minion.
    """

    #: The turn on which it has last done so.
    struck = column(default=0, shown=False)

    @when(MinionPlayed, here, by_others)
    async def trip(self, played: MinionPlayed) -> None:
        """Destroy {minion} if it is the first weaker one"""
        turn = self.game.facts.turn
        if self.struck != turn and is_still_weaker(self, played.minion):
            self.set(struck=turn)
            await played.minion.destroy()


class BrownieRevised(Minion, revises=Brownie, power=4, copies=2):
    """Ongoing: Once per turn, after another player has played a minion at another base, draw a card."""

    @when(MinionPlayed, elsewhere, by_others, once_per_turn=True)
    async def gloat(self, played: MinionPlayed) -> None:
        """Draw a card"""
        await self.controller.draw()


class GnomeRevised(Minion, revises=Gnome, power=3, copies=3):
    """
    Special: Before this base scores, you may destroy a minion here that has less power than you have minions and titans here.
    """

    @reaction(BeforeScoring, here)
    async def overwhelm(self, event: BeforeScoring) -> None:
        """Destroy a minion with less power than you have minions and titans here"""
        gang = [one for one in self.base.forces if one.controller == self.controller]
        await self.destroy_minion(here, lambda _, minion: minion.power < len(gang), prompt="Which minion?")


class GremlinRevised(Minion, revises=Gremlin, power=2, copies=4):
    """
    Ongoing: After this minion has gone from play to a discard pile, draw a card.
    If it was destroyed, each other player also discards a card at random.
    """

    @when(WentToDiscard, itself)
    async def break_things(self, loss: WentToDiscard) -> None:
        """Draw a card; if it was destroyed, all others discard one at random"""
        await self.controller.draw()
        if isinstance(loss, Destroyed):
            await self.controller.make_others_discard()


class PixieRevised(Fusion, id="pixie_r", name="Pixie", edition="revised",
                   faction=TRICKSTERS, power=2, copies=2):  # fmt: skip
    """
    Minion: If another player has fewer cards in hand than you, put a +1 power counter on any number of your minions here.
    Action: Destroy an action to put two +1 power counters on your minions, both on one or one on each of two.
    """

    async def on_play(self) -> None:
        hand = len(self.controller.hand)
        if any(len(other.hand) < hand for other in self.controller.others):
            for minion in await self.choose_minions(mine, here, prompt="Which minions get a counter?"):
                await minion.add_counters()

    async def on_play_as_action(self) -> None:
        action = await self.choose("Which action is destroyed?", tuple(self.game.actions))
        if action and await action.destroy():
            for _ in range(2):
                minion = await self.choose_minion(mine, prompt="Which minion gets a counter?")
                if minion:
                    await minion.add_counters()


class BlockThePathRevised(RoadBlock, revises=BlockThePath, copies=1):
    """
    Play on a base and name a faction of each other player.
    Ongoing: Minions of these factions can't be played here.
    """

    async def on_play(self) -> None:
        for player in self.game.in_turn_order(self.controller.others):
            asked = Text("smash-up.block", "Which faction of {player} can't play minions here?", player=player)
            faction = await self.name_faction(asked, player.factions)
            self.set(barred=f"{self.barred},{faction}")


class EnshroudingMistRevised(EnshroudingMist, revises=EnshroudingMist, copies=2):
    """Play on a base. Talent: Play an extra minion here."""


class FlameTrapRevised(ActionOnBase, revises=FlameTrap, copies=1):
    """
    Play on a base. Ongoing: After another player has played a minion here, destroy this action to destroy that minion.
    At the start of your turn, you may give this base -4 breakpoint until the end of the turn.
    """

    @when(MinionPlayed, here, by_others)
    async def go_off(self, played: MinionPlayed) -> None:
        """Destroy Flame Trap to destroy {minion}"""
        if await self.destroy():
            await played.minion.destroy()

    @start_of_turn()
    async def fan_the_flames(self) -> None:
        """Give this base -4 breakpoint"""
        self.game.begin(BreakpointChanged(self.base, -4), until=END_OF_TURN, source=self)


def could_lie_at(base: Base, player: Smasher) -> Callable[[DeckCard], bool]:
    """Make the condition that a card is an action for bases that a player could have at a certain one."""

    def fits(card: DeckCard) -> bool:
        return isinstance(card, Action) and card.plays_on is Base and base in card.hosts(player, base)

    return fits


class HideoutRevised(ActionOnBase, revises=Hideout, copies=1):
    """
    Play on a base. Ongoing: Other players can't move minions here.
    Talent: Swap this action with one from your hand or deck that is played on a base.
    If you do, you may destroy a minion of power 2 or less here.
    """

    @forbids(MovedToBase, here, a_minion, by_another_player)
    def lock_the_door(self, move: MovedToBase) -> bool:
        return True

    @talent()
    async def move_out(self) -> None:
        """Swap it with an action from your hand or deck that is played on a base"""
        player, base = self.controller, self.base
        hand, deck = Text("smash-up.from-hand", "From your hand"), Text("smash-up.from-deck", "From your deck")
        asked = "Which action takes the place of Hideout?"
        from_hand = await self.choose("From where does the other action come?", (hand, deck)) is hand
        if from_hand:
            successor = await player.choose_from_hand(asked, could_lie_at(base, player), about=self)
        else:
            found = await player.search_deck(asked, could_lie_at(base, player), at_least=1, about=self)
            successor = next(iter(found), None)
        swapped = successor is not None and await (self.return_to_hand() if from_hand else self.put_in_deck())
        if successor and swapped:
            await self.game.perform(ActionAttached(base, player, self, successor))
        if not from_hand:
            await player.deck.shuffle()
        if swapped:
            await self.destroy_minion(here, up_to(2), optional=True)


@effect
class CannotPlayActions(Effect):
    """{player} can't play actions."""

    player: Smasher

    @forbids(Smasher.may_play_actions)
    def sleep(self, player: Smasher) -> bool:
        return player == self.player


@effect
class CannotMoveMinions(Effect):
    """{player} can't move minions."""

    player: Smasher

    @forbids(MovedToBase, a_minion)
    def sleep(self, move: MovedToBase) -> bool:
        return move.by == self.player


class MarkOfSleepRevised(Action, revises=MarkOfSleep, copies=1):
    """For each other player, choose one: until the start of your next turn, they can't play actions; or can't move minions."""

    async def on_play(self) -> None:
        actions = Text("smash-up.no-actions-for", "They can't play actions")
        moves = Text("smash-up.no-moves-for", "They can't move minions")
        for player in self.game.in_turn_order(self.controller.others):
            asked = Text("smash-up.mark", "What can't {player} do until the start of your next turn?", player=player)
            chosen = await self.choose(asked, (actions, moves))
            ban = CannotPlayActions(player) if chosen is actions else CannotMoveMinions(player)
            self.game.begin(ban, until=START_OF_YOUR_TURN, source=self)


class PayThePiperRevised(PayThePiper, revises=PayThePiper, copies=1):
    """Play on a base. Ongoing: After another player has played a minion here, that player must discard a card."""


class TakeTheShiniesRevised(TakeTheShinies, revises=TakeTheShinies, copies=1):
    """Each other player discards two cards at random."""


CARDS: Final = (
    Leprechaun, Brownie, Gnome, Gremlin, BlockThePath, Disenchant, EnshroudingMist, FlameTrap, Hideout, MarkOfSleep,
    PayThePiper, TakeTheShinies,
    LeprechaunRevised, BrownieRevised, GnomeRevised, GremlinRevised, PixieRevised, BlockThePathRevised,
    EnshroudingMistRevised, FlameTrapRevised, HideoutRevised, MarkOfSleepRevised, PayThePiperRevised,
    TakeTheShiniesRevised,
)  # fmt: skip
EFFECTS: Final = (FallsAsleep, CannotPlayActions, CannotMoveMinions)
