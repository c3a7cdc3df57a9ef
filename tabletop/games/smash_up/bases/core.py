"""The bases of the Core Set."""

from __future__ import annotations

from tabletop import effect, instead, modifies, when
from tabletop.games.smash_up._cards import Base, Minion, a_minion, here, not_served, start_of_turn
from tabletop.games.smash_up._effects import BASE_SCORED, ForNextBase, in_its_place
from tabletop.games.smash_up._events import AfterScoring, BaseEntered, Destroyed, MinionPlayed, PutInDeck, Scores
from tabletop.games.smash_up._factions import ALIENS, DINOSAURS, NINJAS, PIRATES, ROBOTS, TRICKSTERS, WIZARDS, ZOMBIES
from tabletop.games.smash_up._players import Smasher


class TheHomeworld(Base, faction=ALIENS, breakpoint=23, vp=(4, 2, 1), copies=1):
    """Once per turn, after you play a minion here, you may play an extra minion of power 2 or less."""

    @when(MinionPlayed, here, not_served)
    async def call_home(self, played: MinionPlayed) -> None:
        """Play an extra minion of power 2 or less"""
        if not self.has_served(played.player):
            self.serve(played.player)
            await played.player.play_extra_minion(most_power=2, about=self)


class TheHomeworldFirstPrint(Base, first_print_of=TheHomeworld, year=2012, breakpoint=23, vp=(4, 2, 1), copies=1):
    """After each minion that is played here, its owner may play an extra minion of power 2 or less."""

    @when(MinionPlayed, here)
    async def call_home(self, played: MinionPlayed) -> None:
        """Play an extra minion of power 2 or less"""
        await played.minion.owner.play_extra_minion(most_power=2, about=self)


class TheMothership(Base, faction=ALIENS, breakpoint=20, vp=(4, 2, 1), copies=1):
    """After this base scores, the winner may return one of their minions of power 3 or less from here to hand."""

    @when(AfterScoring, here)
    async def beam_up(self, event: AfterScoring) -> None:
        """The winner may return a minion"""
        for player in event.winners:
            crew = [minion for minion in self.minions_of(player) if minion.power <= 3]
            minion = await player.choose("Which minion returns to your hand?", crew, optional=True, about=self)
            if minion:
                await minion.return_to_hand()


class JungleOasis(Base, faction=DINOSAURS, breakpoint=12, vp=(2, 0, 0), copies=1):
    """(No ability.)"""


class TarPits(Base, faction=DINOSAURS, breakpoint=16, vp=(4, 3, 2), copies=1):
    """The first time each turn that a minion here would be destroyed, it goes to the bottom of its owner's deck instead."""

    @instead(Destroyed, here, a_minion, once_per_turn=True)
    async def swallow(self, blow: Destroyed) -> PutInDeck:
        """It goes under its owner's deck instead"""
        return PutInDeck(blow.card, blow.by, blow.source, blow.card.owner.deck, False)


class TarPitsFirstPrint(Base, first_print_of=TarPits, year=2012, breakpoint=16, vp=(4, 3, 2), copies=1):
    """After a minion here is destroyed, put it on the bottom of its owner's deck."""

    @when(Destroyed, here, a_minion)
    async def swallow(self, loss: Destroyed) -> None:
        """It goes under its owner's deck"""
        body = loss.card.in_discard
        if body:
            await self.game.move(body, loss.card.owner.deck)


class NinjaDojo(Base, faction=NINJAS, breakpoint=18, vp=(2, 3, 2), copies=1):
    """After this base scores, the winner may destroy a minion anywhere."""

    @when(AfterScoring, here)
    async def strike(self, event: AfterScoring) -> None:
        """The winner may destroy a minion"""
        for player in event.winners:
            minion = await self.choose_minion(prompt="Which minion is destroyed?", optional=True, player=player)
            if minion:
                await minion.destroy(by=player)


class TempleOfGoju(Base, faction=NINJAS, name="Temple of Goju", breakpoint=18, vp=(2, 3, 2), copies=1):
    """After this base scores, the minion with the most power that each player has here goes under its owner's deck."""

    @when(AfterScoring, here)
    async def offer(self, event: AfterScoring) -> None:
        """The strongest minion of each player goes under its owner's deck"""
        gone = []
        for player in self.game.clockwise:
            most = max([minion.power for minion in self.minions_of(player)], default=0)
            strongest = [minion for minion in self.minions_of(player) if minion.power == most]
            gone.append(await player.choose("Which minion goes under its owner's deck?", strongest, about=self))
        for minion in gone:
            if minion:
                await minion.put_in_deck()


class TheGreyOpal(Base, faction=PIRATES, breakpoint=17, vp=(3, 1, 1), copies=1):
    """After this base scores, each player but the winner may move one of their minions from here to another base."""

    @when(AfterScoring, here)
    async def sail_on(self, event: AfterScoring) -> None:
        """Everybody but the winner may move a minion"""
        for player in self.game.clockwise:
            if player not in event.winners:
                crew = self.minions_of(player)
                minion = await player.choose("Which minion moves to another base?", crew, optional=True, about=self)
                if minion:
                    await minion.move_elsewhere(player=player)


@effect
class SailsForTortuga(ForNextBase):
    """{players} may move a minion to the base that replaces {base}."""

    base: Base
    players: tuple[Smasher, ...]

    @when(BaseEntered, in_its_place)
    async def land(self, entered: BaseEntered) -> None:
        """The runner-up may move a minion to it"""
        for player in self.players:
            crew = [minion for minion in player.minions if minion.base != entered.base]
            minion = await player.choose("Which minion moves there?", crew, optional=True, about=entered.base)
            if minion:
                await minion.move_to(entered.base)


class Tortuga(Base, faction=PIRATES, breakpoint=21, vp=(4, 3, 2), copies=1):
    """After this base has scored, the runner-up may move one of their minions to the base that replaces it."""

    @when(AfterScoring, here)
    async def set_sail(self, event: AfterScoring) -> None:
        """The runner-up may move a minion to the next base"""
        self.game.begin(SailsForTortuga(self, event.runners_up), until=BASE_SCORED, source=self)


class Factory4361337(
    Base, id="factory_436_1337", name="Factory 436-1337", faction=ROBOTS, breakpoint=25, vp=(2, 2, 1), copies=1
):
    """When this base scores, the winner gains 1 VP for every 5 power that they have here."""

    @when(Scores, here)
    async def pay_by_the_piece(self, event: Scores) -> None:
        """The winner gains 1 VP for every 5 power"""
        for player in event.winners:
            event.awards[player.seat] += self.power_of(player) // 5


class TheCentralBrain(Base, faction=ROBOTS, breakpoint=19, vp=(4, 2, 1), copies=1):
    """Each minion here has +1 power."""

    @modifies(Minion.power, here)
    def think(self, minion: Minion) -> int:
        return 1 if minion.in_play else 0


def not_consoled(base: Base, loss: Destroyed) -> bool:
    """Say whether a base has not yet consoled the owner of a card that is destroyed."""
    return not base.has_served(loss.card.owner)


class CaveOfShinies(Base, faction=TRICKSTERS, name="Cave of Shinies", breakpoint=23, vp=(4, 2, 1), copies=1):
    """Once per turn, after a minion here that you own is destroyed, gain 1 VP."""

    @when(Destroyed, here, a_minion, not_consoled)
    async def console(self, loss: Destroyed) -> None:
        """Its owner gains 1 VP"""
        player = loss.card.owner
        if not self.has_served(player):
            self.serve(player)
            await player.gain(1)


class CaveOfShiniesFirstPrint(Base, first_print_of=CaveOfShinies, year=2012, breakpoint=23, vp=(4, 2, 1), copies=1):
    """After each minion that is destroyed here, its owner gains 1 VP."""

    @when(Destroyed, here, a_minion)
    async def console(self, loss: Destroyed) -> None:
        """Its owner gains 1 VP"""
        await loss.card.owner.gain(1)


def active_has_most_cards(base: Base, _: object) -> bool:
    """Say whether the current player has more cards in hand than anybody else."""
    player = base.game.active
    return all(len(other.hand) < len(player.hand) for other in player.others)


class MushroomKingdom(Base, faction=TRICKSTERS, breakpoint=19, vp=(4, 3, 2), copies=1):
    """At the start of your turn, if nobody has as many cards in hand as you, you may move a minion to or from here."""

    @start_of_turn(active_has_most_cards)
    async def wander(self) -> None:
        """Move a minion to or from here"""
        player = self.game.active
        minion = await self.choose_minion(player=player)
        if minion is None:
            return
        if minion.base == self:
            await minion.move_elsewhere(player=player)
        else:
            await minion.move_to(self)


def rival_elsewhere(base: Base, minion: Minion) -> bool:
    """Say whether a minion is one of another player than the current one, at another base."""
    return bool(minion.controller != base.game.active and minion.base != base)


def has_rivals_elsewhere(base: Base, _: object) -> bool:
    """Say whether there are minions of other players than the current one at other bases."""
    return any(rival_elsewhere(base, minion) for minion in base.game.minions)


class MushroomKingdomFirstPrint(Base, first_print_of=MushroomKingdom, year=2012, breakpoint=20, vp=(5, 3, 2), copies=1):
    """At the start of your turn, you may move a minion of another player from any base to here."""

    @start_of_turn(has_rivals_elsewhere)
    async def beckon(self) -> None:
        """Move a minion of another player to here"""
        minion = await self.choose_minion(rival_elsewhere, player=self.game.active)
        if minion:
            await minion.move_to(self)


class SchoolOfWizardry(Base, faction=WIZARDS, name="School of Wizardry", breakpoint=20, vp=(3, 2, 1), copies=1):
    """
    After this base scores, the winner looks at the top three bases of the base deck, chooses one that replaces this base, and
    puts the others back on top in any order.
    """

    @when(AfterScoring, here)
    async def teach(self, event: AfterScoring) -> None:
        """The winner chooses the next base"""
        deck = self.game.base_deck
        if not deck:
            await self.game.restock(deck)
        for player in event.winners[:1]:  # SU-115
            bases = await self.game.look_at(player, deck.cards[:3])
            chosen = await player.choose("Which base replaces this one?", bases, about=self)
            if chosen is None:
                return
            await player.put_on_top([base for base in bases if base != chosen], deck, about=self)
            await player.put_on_top([chosen], deck)


class TheGreatLibrary(Base, faction=WIZARDS, breakpoint=22, vp=(4, 2, 1), copies=1):
    """After this base scores, each player with a minion here may draw a card."""

    @when(AfterScoring, here)
    async def study(self, event: AfterScoring) -> None:
        """Everybody with a minion here may draw a card"""
        for player in self.game.clockwise:
            if self.minions_of(player):
                await player.draw_if_wanted(about=self)


class EvansCityCemetery(Base, faction=ZOMBIES, breakpoint=20, vp=(5, 3, 2), copies=1):
    """After this base scores, the winner discards their hand and draws five cards."""

    @when(AfterScoring, here)
    async def rise(self, event: AfterScoring) -> None:
        """The winner discards their hand and draws five cards"""
        for player in event.winners:
            await player.discard_cards(player.hand.cards)
            await player.draw(5)


class RhodesPlazaMall(Base, faction=ZOMBIES, breakpoint=24, vp=(0, 0, 0), copies=1):
    """When this base scores, each player gains 1 VP for each of their minions here."""

    @when(Scores, here)
    async def go_shopping(self, event: Scores) -> None:
        """Everybody gains 1 VP for each minion here"""
        for player in self.game.players:
            event.awards[player.seat] += len(self.minions_of(player))


CARDS = (
    TheHomeworld, TheHomeworldFirstPrint, TheMothership, JungleOasis, TarPits, TarPitsFirstPrint, NinjaDojo, TempleOfGoju,
    TheGreyOpal, Tortuga, Factory4361337, TheCentralBrain, CaveOfShinies, CaveOfShiniesFirstPrint, MushroomKingdom,
    MushroomKingdomFirstPrint, SchoolOfWizardry, TheGreatLibrary, EvansCityCemetery, RhodesPlazaMall,
)  # fmt: skip
EFFECTS = (SailsForTortuga,)
