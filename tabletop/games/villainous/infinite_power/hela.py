"""Hela: fill Odin's Vault with the dead. All cards are the publisher's; how a Soul Mark comes to the Vault is ours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop import Event, activated, displayed, event, forbids, modifies, permits, pool, reaction, when
from tabletop.conditions import by_me, by_others, itself, mine
from tabletop.games.villainous._actions import ACTIVATE
from tabletop.games.villainous._cards import TOP, Character, VillainousCard
from tabletop.games.villainous._events import Defeated, Played, Removed, UsedUp, Vanquished
from tabletop.games.villainous.marvel._abroad import PlayDone
from tabletop.games.villainous.marvel._cards import (
    Ally,
    FateItem,
    Hero,
    Item,
    Location,
    MarvelCard,
    MarvelVillainCard,
    Scheme,
    Setback,
    Specialty,
    ours,
)
from tabletop.games.villainous.marvel._crises import Crisis, TargetedCrisis
from tabletop.games.villainous.marvel._players import MarvelVillain
from tabletop.games.villainous.marvel._position import WinsByPosition
from tabletop.games.villainous.marvel._worth import belongings, equipment, reach
from tabletop.games.villainous.words import is_a, its_bearer, to_me, was_used

HELA = "Hela"
DEAD_TO_WIN = 8
#: What it is worth, for bots, to have one dead more, nobody in the way at the Vault, and a marked Hero, perhaps within reach.
OF_DEAD = 100
OF_INTRUDER = -110
OF_MARK = 20
OF_CHANCE = 30
STRONGEST_PREY = 5


# ------------------------------------------------------------------------------------------------ Soul Marks


@event(to="hero")
class SoulMarked(Event):
    """A Soul Mark is put on a Hero."""

    text = "{hero} gets a Soul Mark."
    hero: Hero

    def happen(self, game: Any) -> None:
        game.pay(game.SOUL_MARK, 1, game.box, self.hero.tokens)


@event(to="hero")
class SoulFreed(Event):
    """A Soul Mark is taken off a Hero."""

    text = "{hero} loses the Soul Mark."
    hero: Hero

    def happen(self, game: Any) -> None:
        game.pay(game.SOUL_MARK, 1, self.hero.tokens, game.box)


@event(by="player")
class SoulGathered(Event):
    """The Soul Mark of a defeated Hero comes to Odin's Vault."""

    text = "A Soul Mark comes to Odin's Vault."
    player: MarvelVillain

    def happen(self, game: Any) -> None:
        game.pay(game.SOUL_MARK, 1, game.box, hela_of(game).vault)


@event(by="player")
class SoulStolen(Event):
    """A Soul Mark is taken away from Odin's Vault."""

    text = "A Soul Mark is taken away from Odin's Vault."
    player: MarvelVillain

    def happen(self, game: Any) -> None:
        game.pay(game.SOUL_MARK, 1, hela_of(game).vault, game.box)


def hela_of(game: Any) -> Hela:
    """Return Hela herself."""
    hela: Hela = game.find(Hela.id)
    return hela


def is_marked(hero: Character) -> bool:
    """Say whether a character carries a Soul Mark."""
    return hero.tokens[hero.game.SOUL_MARK] > 0  # type: ignore[attr-defined]


def happens_to_a_marked_hero(_: MarvelCard, thing: Any) -> bool:
    """Say whether it happens to a Hero with a Soul Mark."""
    return isinstance(thing.subject, Hero) and is_marked(thing.subject)


def can_be_marked(hero: Hero) -> bool:
    """Say whether a Soul Mark can be put on a Hero (MV-Q45)."""
    game = hero.game
    return hero.in_play and not is_marked(hero) and game.box[game.SOUL_MARK] > 0 and game.can(SoulMarked(hero))


def all_heroes(game: Any) -> list[Hero]:
    """List the Heroes in all Domains."""
    return [hero for you in game.players for hero in you.marvel_heroes]


def markable(heroes: Sequence[Any]) -> list[Hero]:
    """List the Heroes among some on whom a Soul Mark can be put."""
    return [hero for hero in heroes if isinstance(hero, Hero) and can_be_marked(hero)]


async def mark(hero: Any) -> None:
    """Put a Soul Mark on a Hero, if there is one who can carry it."""
    if isinstance(hero, Hero) and hero.is_current and can_be_marked(hero):
        await hero.game.perform(SoulMarked(hero))


class Hela(WinsByPosition, set=HELA, origins=ours("mover", known="name objective")):
    """
    Objective: have eight Allies and Soul Marks, in any mix, at Odin's Vault while no opposing character is there.

    When a Hero with a Soul Mark is defeated, by anybody and in any Domain, the mark comes to Odin's Vault.
    If such a Hero leaves in any other way, it goes back to the supply.
    """

    #: The Soul Marks at Odin's Vault.
    vault = pool()

    @property
    def souls(self) -> int:
        """How many Soul Marks are at Odin's Vault."""
        return self.vault[self.game.SOUL_MARK]

    @property
    def dead(self) -> int:
        """How many Allies and Soul Marks are at Odin's Vault; Allies who fight leave it with whom they defeat (MV-106)."""
        there = self.controller.allies_at(self.game.find(OdinsVault.id))
        return self.souls + len([ally for ally in there if isinstance(ally, Ally) and not ally.is_fighting])

    @property
    def is_met(self) -> bool:
        """Whether there are enough, and nobody opposes (MV-Q46)."""
        you = self.controller
        if self.souls + len(you.allies) < DEAD_TO_WIN or self.dead < DEAD_TO_WIN:
            return False
        return not any(isinstance(one.spot, OdinsVault) for one in you.opposing)

    @displayed
    def progress(self) -> str:
        """How many Allies and Soul Marks are at Odin's Vault."""
        return f"{self.dead} of {DEAD_TO_WIN} Allies and Soul Marks at Odin's Vault"

    def standing(self) -> int:
        """The dead at the Vault above all, less who opposes there, then the marked whom her Allies could vanquish."""
        you = self.controller
        dead = OF_DEAD * min(DEAD_TO_WIN, self.dead)
        intruders = OF_INTRUDER * len([one for one in you.opposing if isinstance(one.spot, OdinsVault)])
        marked = OF_MARK * len([hero for hero in all_heroes(self.game) if is_marked(hero)])
        chances = reach(you, [one for one in you.opposing if is_marked(one)], OF_CHANCE)
        return dead + intruders + marked + chances + equipment(you) + belongings(you)

    @when(Defeated, happens_to_a_marked_hero, commutes=True)
    async def gather(self, defeated: Defeated) -> None:
        """Take the Soul Mark to Odin's Vault"""
        await self.game.perform(SoulGathered(self.controller))


# ------------------------------------------------------------------------------------------------ the Domain


class Niflheim(Location, set=HELA, upper=("play",), lower=("vanquish", "relocate", "fate")):
    """The first location of the Domain."""


class Hel(Location, set=HELA, upper=("gain 2", "vanquish"), lower=("play", "discard")):
    """The second location of the Domain."""


class Gjoll(Location, set=HELA, upper=("fate", "gain 1"), lower=("activate", "play")):
    """The third location of the Domain."""


class OdinsVault(Location, set=HELA, name="Odin's Vault", upper=("discard", "play"), lower=("play", "gain 3")):
    """The fourth location of the Domain."""


# ------------------------------------------------------------------------------------------------ Allies


class Disir(Ally, set=HELA, name="Dísir", copies=4, cost=2, strength=3):
    """May be played out of your discard pile as well as from hand."""

    rises_again = True


class DraugrSwordsman(Ally, set=HELA, copies=4, cost=1, strength=2):
    """Has +1 Strength for each Draugr Swordsman in your discard pile."""

    @modifies(Character.strength, itself)
    def remember(self, ally: Character) -> int:
        return len([card for card in self.controller.findable if isinstance(card, DraugrSwordsman)])


def is_played_at_home(wolf: MarvelCard, done: PlayDone) -> bool:
    """Say whether a Hero was played to a location of the own Domain."""
    hero = done.card
    return isinstance(hero, Hero) and hero.is_current and hero.in_play and hero.domain is wolf.controller


class FenrisWolf(Ally, set=HELA, cost=2, strength=3):
    """When a Hero is played to a location of your Domain, you may play him there without paying, or relocate him there."""

    @when(PlayDone, is_played_at_home, lambda wolf, done: wolf.could_run_to(done.card), optional=True)
    async def hunt(self, done: PlayDone) -> None:
        """Go to where {card} is"""
        await self.go_to(done.card.spot)

    def could_run_to(self, hero: VillainousCard) -> bool:
        """Say whether he is at home, and somewhere else than a Hero."""
        return self in self.controller.allies and self.spot != hero.spot

    @reaction(PlayDone, is_played_at_home, works_in=MarvelVillain.hand)
    async def pounce(self, done: PlayDone) -> None:
        """Play him where the Hero is"""
        await self.game.play_own(self.controller, self, free=True, at=[done.card.spot])


class Leah(Ally, set=HELA, cost=2, strength=2):
    """When played, you may put a Soul Mark on a Hero at her location."""

    async def when_played(self) -> None:
        await mark(await self.choose("Who is marked?", markable(self.controller.heroes_at(self.spot)), optional=True))


class MidgardSerpent(Ally, set=HELA, cost=3, strength=5):
    """In a Vanquish of a character of Strength 5 or less, it may defeat all such characters at its location."""

    def strength_against(self, target: VillainousCard, used: Sequence[Any] = ()) -> int:
        enough = target.strength if isinstance(target, Character) and target.strength <= STRONGEST_PREY else 0
        return max(super().strength_against(target, used), enough)

    @when(Vanquished, was_used, lambda serpent, vanquished: serpent.is_still_hungry(vanquished), optional=True)
    async def devour(self, vanquished: Vanquished) -> None:
        """Defeat all others of Strength 5 or less here"""
        prey = self.prey()
        for one in sorted(prey, key=lambda one: not is_protector(one)):
            if self.game.may_be_defeated(one, self.controller):
                await self.game.defeat(one, by=self.controller)
        if vanquished.strength == 0 and any(one.strength > 0 for one in prey):
            await self.game.perform(UsedUp(self, vanquished.target, vanquished.used))

    def is_still_hungry(self, vanquished: Vanquished) -> bool:
        """Say whether there are others to defeat besides the target of a Vanquish."""
        return vanquished.strength <= STRONGEST_PREY and len(self.prey()) > 0

    def prey(self) -> list[Character]:
        """List the opposing characters of Strength 5 or less at its location."""
        opposing = self.controller.opposing
        return [one for one in opposing if one.spot == self.spot and one.strength <= STRONGEST_PREY]


def is_protector(character: Character) -> bool:
    """Say whether a character is a Protector."""
    return isinstance(character, Hero) and character.protects


# ------------------------------------------------------------------------------------------------ Effects


class MarkedByDeath(Scheme, set=HELA, name="Marked by Death", copies=5, cost=1):
    """Put a Soul Mark on a Hero without one, in any Domain."""

    def targets(self) -> Sequence[Hero]:
        return markable(all_heroes(self.game))

    async def when_played(self) -> None:
        await mark(await self.choose("Who is marked?", self.targets()))


class DeathsEmbrace(Scheme, set=HELA, name="Death's Embrace", copies=3, cost=0):
    """Relocate a Hero with a Soul Mark to Niflheim."""

    def targets(self) -> Sequence[Hero]:
        niflheim = self.game.find(Niflheim.id)
        far = [hero for hero in all_heroes(self.game) if is_marked(hero) and hero.spot != niflheim]
        return [hero for hero in far if self.game.may_relocate(hero, niflheim, side=TOP)]

    async def when_played(self) -> None:
        hero = await self.choose("Who goes to Niflheim?", self.targets())
        if hero is not None:
            await hero.go_to(self.game.find(Niflheim.id), side=TOP)


class HelToPay(Scheme, set=HELA, name="Hel to Pay", copies=2, cost=2):
    """Vanquish a Hero with a Soul Mark in your Domain."""

    def targets(self) -> Sequence[Hero]:
        you, game = self.controller, self.game
        marked = [hero for hero in you.marvel_heroes if is_marked(hero) and you.may_take("vanquish")]
        return [hero for hero in marked if game.why_no_victim(you, hero) is None]

    async def when_played(self) -> None:
        await self.game.vanquish_by_card(self.controller, self.targets())


class PriceOfLife(Scheme, set=HELA, name="Price of Life", copies=2, cost=0):
    """Take the Soul Mark off a Hero in another player's Domain, and gain as much Power as the Hero has Strength."""

    def targets(self) -> Sequence[Hero]:
        return [hero for rival in self.controller.others for hero in rival.marvel_heroes if is_marked(hero)]

    async def when_played(self) -> None:
        hero = await self.choose("Whose soul do you sell?", self.targets())
        if hero is not None:
            await self.game.perform(SoulFreed(hero))
            await self.controller.gain_power(hero.strength)


class SoulForASoul(Scheme, set=HELA, name="Soul for a Soul", copies=2, cost=1):
    """Remove a Hero with a Soul Mark from any Domain; if you did, you may defeat a Hero in your own."""

    def targets(self) -> Sequence[Hero]:
        return [hero for hero in all_heroes(self.game) if is_marked(hero) and self.game.can(Removed(hero))]

    async def when_played(self) -> None:
        hero = await self.choose("Who is removed?", self.targets())
        if hero is None or not await hero.remove():
            return
        other = await self.choose("Whom do you defeat?", self.controller.defeatable_heroes, optional=True)
        if other is not None:
            await other.defeat()


# ------------------------------------------------------------------------------------------------ Items and Specialties


class Nightsword(Item, set=HELA, copies=2, cost=2):
    """Activate: put a Soul Mark on a Hero without one at this location."""

    @activated(lambda sword, _: len(sword.prey()) > 0, kind=ACTIVATE)
    async def strike(self) -> None:
        """Put a Soul Mark on a Hero here"""
        await mark(await self.choose("Who is marked?", self.prey()))

    def prey(self) -> list[Hero]:
        """List the Heroes here on whom a Soul Mark can be put."""
        return markable(self.controller.heroes_at(self.spot))


class HandOfGlory(Specialty, set=HELA, name="Hand of Glory", cost=2):
    """
    Activate, for as much Power as its Strength: play a Hero of the Fate discard pile to any Domain, and mark it.
    """

    @activated(
        lambda hand, _: len(hand.within(hand.controller.power - hand.controller.activation_surcharge)) > 0,
        kind=ACTIVATE,
        once_per_turn=True,
    )
    async def beckon(self) -> None:
        """Pay its Strength to play a discarded Hero to any Domain, with a Soul Mark"""
        you, game = self.controller, self.game
        hero = await self.choose("Which Hero comes back?", self.within(you.power))
        if hero is None:
            return
        open_to_it = [whose for whose in game.players if game.strikes(hero, whose, by=you)]
        whose = await self.choose("To whose Domain?", open_to_it)
        if whose is not None and await you.pay_power(hero.printed["strength"]):
            await mark(await game.fate_on(whose, hero, by=you))

    def within(self, power: int) -> list[Hero]:
        """List the discarded Heroes whom so much Power brings back, and who can carry a mark, if there is any."""
        game = self.game
        discarded = [card for card in game.fate_discard if isinstance(card, Hero) and not isinstance(card, Unmarkable)]
        return [hero for hero in discarded if hero.printed["strength"] <= power and game.box[game.SOUL_MARK] > 0]


class HelasBidding(Specialty, set=HELA, name="Hela's Bidding", cost=3):
    """Whenever another player defeats a Hero with a Soul Mark, gain 3 Power."""

    @when(Defeated, by_others, happens_to_a_marked_hero, commutes=True)
    async def be_served(self, defeated: Defeated) -> None:
        """Gain 3 Power"""
        await self.controller.gain_power(3)


class RaiseTheDead(Specialty, set=HELA, name="Raise the Dead", cost=2):
    """You may play Draugr Swordsmen out of your discard pile to your Domain."""

    @permits(MarvelVillainCard.may_rise, is_a(DraugrSwordsman), mine)
    def raise_them(self, card: MarvelVillainCard) -> bool:
        return True

    @forbids(Played, by_me, is_a(DraugrSwordsman))
    def keep_them_home(self, played: Played) -> bool:
        return played.card in self.controller.discard and isinstance(played.to.holder, Crisis)


# ------------------------------------------------------------------------------------------------ Fate


class Unmarkable(Hero):
    """A Hero who cannot carry a Soul Mark."""

    is_a_kind = False

    @forbids(SoulMarked, itself)
    def stay_free(self, marked: SoulMarked) -> bool:
        return True


class Valkyrior(Unmarkable, set=HELA, copies=3, strength=3):
    """Cannot carry a Soul Mark."""


class Angela(Unmarkable, set=HELA, strength=6):
    """Cannot carry a Soul Mark. When played, take a Soul Mark away from Odin's Vault."""

    async def when_played(self) -> None:
        hela = hela_of(self.game)
        if hela.souls:
            await self.game.perform(SoulStolen(hela.controller))


class Balder(Unmarkable, set=HELA, strength=3):
    """Cannot carry a Soul Mark. When played, whoever played him takes a Soul Mark off a Hero in this Domain."""

    async def when_played(self) -> None:
        marked = [hero for hero in self.controller.heroes if is_marked(hero)]
        hero = await self.choose("Who loses the Soul Mark?", marked)
        if isinstance(hero, Hero):
            await self.game.perform(SoulFreed(hero))


class FateIntervenes(Setback, set=HELA, copies=2):
    """You shuffle your discard pile into your deck."""

    def strikes(self, rival: MarvelVillain) -> bool:
        return len(rival.discard) > 0

    async def when_played(self) -> None:
        await self.game.restock(self.controller.deck)


class ReviveSouls(Setback, set=HELA, copies=2):
    """Whoever played this plays a Hero of the Fate discard pile to your Domain."""

    def strikes(self, rival: MarvelVillain) -> bool:
        return len(self.dead()) > 0

    async def when_played(self) -> None:
        hero = await self.choose("Which Hero comes back?", self.dead())
        if hero is not None:
            await self.game.fate_on(self.controller, hero, by=self.acting)

    def dead(self) -> list[Hero]:
        """List the Heroes of the Fate discard pile."""
        return [card for card in self.game.fate_discard if isinstance(card, Hero)]


class ConquerValhalla(TargetedCrisis, set=HELA, strength=7):
    """
    Penalty: Hela can neither play nor find cards of her discard pile, nor use them in any other way.
    Reward: Hela may put a Soul Mark on every Hero without one, in all Domains.
    """

    @forbids(MarvelVillain.may_search_discard, to_me)
    def bar_the_gates(self, you: MarvelVillain) -> bool:
        return True

    async def reward(self, you: MarvelVillain) -> None:
        game = self.game
        heroes = markable(all_heroes(game))
        if heroes and await you.confirms("Do you mark every Hero?", about=self):
            count = min(len(heroes), game.box[game.SOUL_MARK])
            chosen = await you.choose_some("Who is marked?", heroes, at_least=count, at_most=count, about=self)
            await game.perform_together([SoulMarked(hero) for hero in chosen])


class OdinForce(FateItem, set=HELA, name="Odin-Force"):
    """
    Attach to a Hero, who loses the Soul Mark, cannot get another, and is a Protector.
    """

    attaches_to = (Hero,)

    async def when_played(self) -> None:
        hero = self.bearer
        if isinstance(hero, Hero) and is_marked(hero):
            await self.game.perform(SoulFreed(hero))

    @forbids(SoulMarked, its_bearer)
    def shine(self, marked: SoulMarked) -> bool:
        return True

    @permits(Hero.protects, its_bearer)
    def strengthen(self, hero: Hero) -> bool:
        return True


CARDS = (
    Hela, Niflheim, Hel, Gjoll, OdinsVault,
    Disir, DraugrSwordsman, FenrisWolf, Leah, MidgardSerpent,
    MarkedByDeath, DeathsEmbrace, HelToPay, PriceOfLife, SoulForASoul,
    Nightsword, HandOfGlory, HelasBidding, RaiseTheDead,
    Valkyrior, Angela, Balder, FateIntervenes, ReviveSouls, ConquerValhalla, OdinForce,
)  # fmt: skip
