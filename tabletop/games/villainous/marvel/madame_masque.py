"""Madame Masque: settle eight vendettas. The box's cards are known in part only: what is ours says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop import Effect, activated, column, displayed, effect, forbids, instead, modifies, permits, when
from tabletop.conditions import another, by_me, itself, mine
from tabletop.games.villainous._actions import ACTIVATE
from tabletop.games.villainous._cards import Ally as AnyAlly
from tabletop.games.villainous._cards import Bearer, Character, VillainCard, VillainousCard
from tabletop.games.villainous._events import Defeated, LeftPlay, Returned, TokensPut, UsedUp
from tabletop.games.villainous._table import NEXT_TURN
from tabletop.games.villainous.words import here, is_a, its_bearer

from ._abroad import PlayDone
from ._cards import (
    Ally,
    FateItem,
    Hero,
    Item,
    Location,
    MarvelCard,
    Scheme,
    Setback,
    Specialty,
    Tile,
    may_carry,
    named,
    ours,
)
from ._crises import TargetedCrisis
from ._lasting import LessStrength
from ._players import MarvelVillain
from ._position import WinsByPosition
from ._worth import OF_SPECIALTY, belongings, can_use, hopes, reach

MASQUE = "Madame Masque"
VENDETTAS_TO_WIN = 8
#: What bots think of a vendetta, of a Hero who is there, of one within reach, of a Contract, and of being able to vanquish.
OF_VENDETTA, OF_HERO, OF_CHANCE, OF_CONTRACT, OF_READINESS = 200, 66, 50, 10, 12
#: What cards are worth in hand.
HOPES = {
    "masque_draw_them_out": 8,
    "maggia_assassin": 8,
    "unfinished_business": 7,
    "personal_vendetta": 7,
    "the_hit_list": 6,
    "maggia_contract": 6,
    "hammerhead": 5,
    "count_nefaria": 5,
    "ani_men": 4,
    "bio_duplicate": 3,
    "maggia_enforcer": 3,
}


# ------------------------------------------------------------------------------------------------ vendettas


class MadameMasque(WinsByPosition, set=MASQUE, origins=ours("mover", known="name objective")):
    """Objective: settle eight vendettas, each by defeating a Hero, in whatever Domain."""

    @property
    def tile(self) -> VendettaTile:
        """The tile that counts."""
        return next(card for card in self.controller.specialties if isinstance(card, VendettaTile))

    @property
    def is_met(self) -> bool:
        """Whether enough vendettas are settled."""
        return self.tile.settled >= VENDETTAS_TO_WIN

    @displayed
    def progress(self) -> str:
        """How many vendettas are settled."""
        return f"{self.tile.settled} of {VENDETTAS_TO_WIN} vendettas settled"

    def standing(self) -> int:
        """Vendettas above all, then the Heroes whom her Allies could vanquish, best with a Contract, and all that Villains have."""
        you = self.controller
        contracts = OF_CONTRACT * len([hero for hero in you.heroes if has_contract(hero)])
        prey = OF_HERO * len(you.heroes) + reach(you, you.heroes, OF_CHANCE) + contracts
        means = OF_SPECIALTY * len(you.specialties) + hopes(you, you.hand.cards, HOPES)
        ready = OF_READINESS if can_use(you, "vanquish") else 0
        return OF_VENDETTA * self.tile.settled + prey + ready + means + belongings(you)


class VendettaTile(Tile, set=MASQUE, name="Vendetta tile", origins=ours("tile", known="name")):
    """Whenever you defeat a Hero: settle a vendetta and gain 1 Power."""

    settled = column(default=0)

    @when(Defeated, by_me, is_a(Hero), commutes=True)
    async def settle_one(self, defeated: Defeated) -> None:
        """Settle a vendetta and gain 1 Power"""
        self.set(settled=self.settled + 1)
        await self.game.settle()
        await self.controller.gain_power(1)


# ------------------------------------------------------------------------------------------------ the Domain


class Manhattan(
    Location, set=MASQUE, upper=("play", "vanquish"), lower=("play", "fate"), origins=ours("location", known="name")
):
    """The first location of the Domain."""


class MaggiaCasinoShip(
    Location,
    set=MASQUE,
    upper=("gain 2", "play"),
    lower=("activate", "discard"),
    origins=ours("location", known="name"),
):
    """The second location of the Domain."""


class CastleNefaria(
    Location, set=MASQUE, upper=("discard", "fate"), lower=("play", "gain 2"), origins=ours("location")
):
    """The third location of the Domain."""


class LosAngeles(
    Location, set=MASQUE, upper=("relocate", "gain 1"), lower=("play", "vanquish"), origins=ours("location")
):
    """The fourth location of the Domain."""


# ------------------------------------------------------------------------------------------------ Allies


class MaggiaEnforcer(Ally, set=MASQUE, copies=4, cost=1, strength=2, origins=ours("ally")):
    """(No ability.)"""


class MaggiaAssassin(Ally, set=MASQUE, copies=2, cost=2, strength=2, origins=ours("ally", proven="kind")):
    """When played at a location, you may defeat a Hero of Strength 2 or less there."""

    async def when_played(self) -> None:
        weak = [hero for hero in self.controller.defeatable_heroes if hero.spot == self.spot and hero.strength <= 2]
        hero = await self.choose("Which Hero is assassinated?", weak, optional=True)
        if hero is not None:
            await hero.defeat()


class AniMen(Ally, set=MASQUE, name="Ani-Men", copies=2, cost=2, strength=3, origins=ours("ally")):
    """When a Hero is played in your Domain, you may relocate them there from another of its locations."""

    @when(PlayDone, is_a(Hero), lambda ally, done: ally.could_join(done.card), optional=True)
    async def join(self, done: PlayDone) -> None:
        """Go to where {card} is"""
        await self.go_to(done.card.spot)

    def could_join(self, hero: MarvelCard) -> bool:
        """Say whether they are at home, and not where a Hero in this Domain is."""
        you = self.controller
        return hero.in_play and hero.domain is you and self in you.allies and self.spot != hero.spot


class BioDuplicate(Ally, set=MASQUE, name="Bio-Duplicate", copies=2, cost=1, strength=1, origins=ours("ally")):
    """If another Ally used in a Vanquish at this location would be discarded, you may remove this instead."""

    @instead(UsedUp, another, mine, here, lambda ally, loss: ally not in loss.used, optional=True)
    async def take_its_place(self, loss: UsedUp) -> None:
        """Be removed in the place of the Ally"""
        await self.remove()


class CountNefaria(Ally, set=MASQUE, cost=4, strength=5, origins=ours("ally", known="name")):
    """If a Vanquish would discard him, he gets -2 Strength instead."""

    @instead(UsedUp, itself)
    async def endure(self, loss: UsedUp) -> TokensPut:
        """Get -2 Strength instead"""
        return TokensPut(self, -2)


class TheHood(Ally, set=MASQUE, cost=3, strength=3, origins=ours("ally", proven="kind")):
    """Activate, 1: a Hero in your Domain gets -1 Strength."""

    @activated(lambda ally, _: len(ally.controller.heroes) > 0, kind=ACTIVATE, price=1)
    async def unsettle(self) -> None:
        """Give a Hero -1 Strength"""
        await self.game.put_tokens(await self.choose("Which Hero gets -1 Strength?", self.controller.heroes), -1)


class Hammerhead(Ally, set=MASQUE, cost=3, strength=4, origins=ours("ally")):
    """Has +2 Strength in a Vanquish of a Hero with a Contract."""

    def strength_against(self, target: VillainousCard, used: Sequence[AnyAlly] = ()) -> int:
        return super().strength_against(target, used) + (2 if has_contract(target) else 0)


class Silvermane(Ally, set=MASQUE, cost=2, strength=2, origins=ours("ally")):
    """Maggia Allies cost you 1 Power less."""

    @modifies(VillainCard.price, mine, lambda _, card: isinstance(card, Ally) and card.is_named("Maggia"))
    def vouch(self, card: VillainCard) -> int:
        return -1 if self in self.controller.allies else 0


class Spymaster(Ally, set=MASQUE, cost=2, strength=2, origins=ours("ally", proven="kind")):
    """May be played to another Domain. Activate, 1, only there: relocate a Hero from his location to your Domain."""

    goes_abroad = True

    @activated(lambda ally, _: ally.is_abroad and ally.domain.heroes_at(ally.spot), kind=ACTIVATE, price=1)
    async def lure(self) -> None:
        """Relocate a Hero from his location to your Domain"""
        you = self.controller
        hero = await self.choose("Which Hero is lured away?", self.domain.heroes_at(self.spot) if self.domain else ())
        if hero is not None:
            await self.game.send(hero, you, [you])


# ------------------------------------------------------------------------------------------------ Contracts


def has_contract(character: VillainousCard) -> bool:
    """Say whether a character carries a card with Contract in its name."""
    return isinstance(character, Bearer) and len(named("Contract", character.attached)) > 0


class MaggiaContract(Item, set=MASQUE, copies=4, cost=0, origins=ours("item", proven="kind")):
    """Attach to a Hero in your Domain without a Maggia Contract. When you defeat that Hero, gain 3 Power."""

    def homes(self, you: Any, side: str = "") -> list[Any]:
        able = [hero for hero in you.heroes if may_carry(hero)]
        return [hero.attached for hero in able if not any(isinstance(one, MaggiaContract) for one in hero.attached)]

    @when(Defeated, by_me, its_bearer, commutes=True)
    async def pay_out(self, defeated: Defeated) -> None:
        """Gain 3 Power"""
        await self.controller.gain_power(3)


class SleepGasPistol(Item, set=MASQUE, cost=1, origins=ours("item", proven="kind")):
    """Activate: a Hero at this location has -2 Strength until the end of the turn."""

    @activated(lambda item, _: item.controller.heroes_at(item.spot), kind=ACTIVATE)
    async def shoot(self) -> None:
        """Give a Hero here -2 Strength until the end of the turn"""
        hero = await self.choose("Which Hero falls asleep?", self.controller.heroes_at(self.spot))
        if isinstance(hero, Hero):
            self.game.begin(LessStrength(hero, 2), until="end of turn", source=self)


# ------------------------------------------------------------------------------------------------ Effects


class MasqueDrawThemOut(
    Scheme,
    set=MASQUE,
    id="masque_draw_them_out",
    name="Draw Them Out",
    copies=3,
    cost=1,
    origins=ours("effect", proven="kind"),
):
    """
    Reveal the Fate deck until a Hero turns up, and play that Hero in your Domain.
    All else that the Hero offers is for the player to your left to choose.
    """

    def targets(self) -> Sequence[Any]:
        game = self.game
        return [card for card in (*game.fate_deck, *game.fate_discard) if isinstance(card, Hero)]

    async def when_played(self) -> None:
        you = self.controller
        hero = await self.game.reveal_until(you, self.game.fate_deck, lambda card: isinstance(card, Hero))
        await draw_out(you, hero)


class UnfinishedBusiness(Scheme, set=MASQUE, copies=2, cost=0, origins=ours("effect", proven="kind")):
    """Play a Hero of the Fate discard pile in your Domain; all else is for the player to your left to choose."""

    def targets(self) -> Sequence[Any]:
        return [card for card in self.game.fate_discard if isinstance(card, Hero)]

    async def when_played(self) -> None:
        await draw_out(self.controller, await self.choose("Which Hero comes back?", self.targets()))


async def draw_out(you: MarvelVillain, hero: Any) -> None:
    """Have a player put a Hero into their own Domain, as if the player to the left had played it."""
    if hero is not None:
        await you.game.fate_on(you, hero, by=you.next, placer=you)


@effect
class Vengeful(Effect):
    """The Allies used in this Vanquish have {more:+} Strength."""

    more: int

    @modifies(Ally.fury, lambda effect, ally: ally.controller is effect.controller)
    def rage(self, ally: Ally) -> int:
        return self.more


class PersonalVendetta(Scheme, set=MASQUE, copies=2, cost=1, origins=ours("effect")):
    """
    Vanquish a Hero: each Ally used has +1 Strength for it, or +2 if the Hero carries a Contract.
    """

    def targets(self) -> Sequence[Hero]:
        return [hero for hero in self.controller.marvel_heroes if self.is_in_reach(hero)]

    def is_in_reach(self, hero: Hero) -> bool:
        """Say whether Allies with this behind them could vanquish a Hero."""
        you = self.controller
        return you.may_take("vanquish") and self.game.why_no_victim(you, hero, stronger=fury_against(hero)) is None

    async def when_played(self) -> None:
        you, game = self.controller, self.game
        hero = await self.choose("Whom do you vanquish?", self.targets())
        if hero is not None:
            game.begin(Vengeful(fury_against(hero)), until="end of vanquish", source=self)
            await game.vanquish_by_card(you, [hero])
            game.expire("end of vanquish")


def fury_against(hero: Hero) -> int:
    """Return how much more Strength a Personal Vendetta gives against a Hero."""
    return 2 if has_contract(hero) else 1


class MaggiaTribute(Scheme, set=MASQUE, cost=0, origins=ours("effect")):
    """Gain 1 Power for each Maggia Ally in your Domain."""

    def targets(self) -> Sequence[Any]:
        return named("Maggia", self.controller.allies)

    async def when_played(self) -> None:
        await self.controller.gain_power(len(self.targets()))


# ------------------------------------------------------------------------------------------------ Specialties


class GoldenMask(Specialty, set=MASQUE, cost=2, origins=ours("specialty", proven="kind")):
    """Once a turn, if a Vanquish would discard one of your Allies, you may pay 1 Power to take it into hand instead."""

    @instead(UsedUp, mine, lambda mask, _: mask.controller.power > 0, optional=True, once_per_turn=True)
    async def unmask(self, loss: UsedUp) -> LeftPlay:
        """Pay 1 Power to take the Ally into hand"""
        await self.controller.pay_power(1)
        return Returned(loss.card)


class TheHitList(Specialty, set=MASQUE, cost=1, origins=ours("specialty", proven="kind")):
    """
    Activate, 1: look at the top three cards of the Fate deck. You may play a Hero among them in your Domain;
    the others go back on top in any order.
    """

    @activated(kind=ACTIVATE, price=1, once_per_turn=True)
    async def read_the_list(self) -> None:
        """Look at three Fate cards, and perhaps play a Hero among them"""
        you, deck = self.controller, self.game.fate_deck
        cards = await self.game.look_on_top(you, deck, 3)
        heroes = [card for card in cards if isinstance(card, Hero)]
        hero = await you.choose_unseen("Which Hero do you play?", heroes, optional=True, about=self)
        await self.game.put_back_in_order(you, [card for card in cards if card != hero], deck)
        await draw_out(you, hero)


# ------------------------------------------------------------------------------------------------ Fate


class TonyStark(Hero, set=MASQUE, strength=4, protector=True, origins=ours("hero", proven="kind")):
    """Protector for the whole Domain: no Hero in it without Protector can be defeated before him."""

    @permits(Hero.shields, itself)
    def cover_all(self, hero: Hero, other: Hero) -> bool:
        return self.domain is other.domain


class KateBishop(
    Hero, set=MASQUE, id="kate_bishop_young_avenger", name="Kate Bishop, Young Avenger", strength=3,
    origins=ours("hero", proven="kind"),
):  # fmt: skip
    """When played, whoever played her may defeat one of your Allies of Strength 3 or less, here or at an Event."""

    async def when_played(self) -> None:
        you = self.controller
        in_sight = [*you.allies_at(self.spot), *you.at_events]
        ally = await self.choose("Which Ally is hit?", [one for one in in_sight if one.strength <= 3], optional=True)
        if ally is not None:
            await ally.defeat()


class LukeCage(Hero, set=MASQUE, strength=5, origins=ours("hero", proven="kind")):
    """His Strength cannot be lowered, by tokens or otherwise."""

    @forbids(TokensPut, itself)
    def shrug_it_off(self, tokens: TokensPut) -> bool:
        return tokens.count < 0

    @forbids(Hero.may_be_weakened, itself)
    def stand_up(self, hero: Hero) -> bool:
        return True


class IronFist(Hero, set=MASQUE, strength=3, origins=ours("hero", proven="kind")):
    """When he is defeated, the player of this Domain discards a card."""

    @when(Defeated, itself)
    async def strike_back(self, defeated: Defeated) -> None:
        """Discard a card"""
        if self.domain is not None:
            await self.domain.discard_some(about=self)


class JasperSitwell(
    Hero, set=MASQUE, name="Jasper Sitwell S.H.I.E.L.D.", strength=2, origins=ours("hero", proven="kind")
):
    """Has +1 Strength for each other S.H.I.E.L.D. Hero in the same Domain."""

    @modifies(Hero.strength, itself)
    def report(self, hero: Hero) -> int:
        return 0 if self.domain is None else len(named("S.H.I.E.L.D.", self.domain.heroes)) - 1


class BethanyCabe(Hero, set=MASQUE, strength=2, origins=ours("hero", proven="kind")):
    """When played, you lose 2 Power or remove one of your Allies at home; if you can do neither, lose all Power."""

    async def when_played(self) -> None:
        you = self.controller
        ways = [*(["Lose 2 Power"] if you.power >= 2 else []), *(["Remove an Ally"] if you.removable_allies else [])]
        if await you.choose("What do you do?", ways, about=self) == "Remove an Ally":
            ally = await you.choose("Which Ally do you remove?", you.removable_allies, about=self)
            if ally is not None:
                await ally.remove()
        else:
            await you.lose_power(2)


class ContractVoided(Setback, set=MASQUE, origins=ours("fate card", proven="kind")):
    """Discard all Villain Items attached to Heroes in this Domain; each Hero that lost one gets +1 Strength."""

    def strikes(self, rival: MarvelVillain) -> bool:
        return len(bound(rival)) > 0

    async def when_played(self) -> None:
        you = self.controller
        heroes = bound(you)
        for hero in heroes:
            await self.game.remove_each([item for item in hero.attached if isinstance(item, Item)])
        await self.game.put_tokens_on_each(heroes, 1)


def bound(you: MarvelVillain) -> list[Any]:
    """List the Heroes in a Domain who carry an Item of a Villain."""
    return [hero for hero in you.heroes if any(isinstance(item, Item) for item in hero.attached)]


@effect
class Protected(Effect):
    """{hero} cannot be defeated."""

    hero: Hero

    @forbids(Defeated)
    def hide(self, defeated: Defeated) -> bool:
        return defeated.card == self.hero


class WitnessProtection(Setback, set=MASQUE, copies=2, origins=ours("fate card", proven="kind")):
    """Choose a Hero in this Domain, who cannot be defeated until the end of your next turn."""

    def strikes(self, rival: MarvelVillain) -> bool:
        return len(rival.heroes) > 0

    async def when_played(self) -> None:
        you = self.controller
        hero = await self.choose("Which Hero is protected?", you.heroes)
        if isinstance(hero, Hero):
            self.game.begin(Protected(hero), until=NEXT_TURN, source=self, controller=you)


class StarkArmor(FateItem, set=MASQUE, origins=ours("fate card", proven="kind")):
    """Attach to a Hero, who has +2 Strength and is a Protector."""

    attaches_to = (Hero,)

    @modifies(Character.strength, its_bearer)
    def plate(self, hero: Character) -> int:
        return 2

    @permits(Hero.protects, its_bearer)
    def guard(self, hero: Hero) -> bool:
        return True


class MaggiaGangWar(TargetedCrisis, set=MASQUE, strength=6, origins=ours("event", proven="kind")):
    """
    Penalty: Madame Masque's Allies in her Domain have -1 Strength.
    Reward: she gains 4 Power.
    """

    @modifies(Character.strength, is_a(Ally), mine)
    def divide(self, ally: Character) -> int:
        return -1 if ally in self.controller.allies else 0

    async def reward(self, you: MarvelVillain) -> None:
        await you.gain_power(4)


EFFECTS = (Vengeful, Protected)

CARDS = (
    MadameMasque, VendettaTile, Manhattan, MaggiaCasinoShip, CastleNefaria, LosAngeles,
    MaggiaEnforcer, MaggiaAssassin, AniMen, BioDuplicate, CountNefaria, TheHood, Hammerhead, Silvermane, Spymaster,
    MaggiaContract, SleepGasPistol, MasqueDrawThemOut, UnfinishedBusiness, PersonalVendetta, MaggiaTribute,
    GoldenMask, TheHitList,
    TonyStark, KateBishop, LukeCage, IronFist, JasperSitwell, BethanyCabe, ContractVoided, WitnessProtection, StarkArmor,
    MaggiaGangWar,
)  # fmt: skip
