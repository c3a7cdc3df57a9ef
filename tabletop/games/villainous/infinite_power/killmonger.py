"""Killmonger: take the mines from Klaw, and send two Explosives abroad. What is ours says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop import Event, Text, activated, displayed, forbids, instead, modifies, when
from tabletop.conditions import another, by_me, itself, mine, my_turn
from tabletop.games.villainous import _cards as shared
from tabletop.games.villainous._actions import ACTIVATE, AT_WILL
from tabletop.games.villainous._cards import BOTTOM, NOT_CARRIED_OUT, Character, VillainousCard
from tabletop.games.villainous._events import (
    Defeated,
    DrawsUp,
    Fell,
    Placed,
    Played,
    Relocated,
    Removed,
    Returned,
    TurnBegan,
    UsedUp,
)
from tabletop.games.villainous._places import Place
from tabletop.games.villainous.marvel._cards import (
    Ally,
    Hero,
    Item,
    Location,
    MarvelCard,
    Scheme,
    Setback,
    Specialty,
    Tile,
    may_carry,
    ours,
    weakens,
)
from tabletop.games.villainous.marvel._crises import TargetedCrisis
from tabletop.games.villainous.marvel._fate import Found
from tabletop.games.villainous.marvel._players import MarvelVillain
from tabletop.games.villainous.marvel._position import WinsByPosition
from tabletop.games.villainous.marvel._worth import belongings, can_use, equipment, reach
from tabletop.games.villainous.words import here, is_a, its_bearer, to_me

KILLMONGER = "Killmonger"
EXPLOSIVES_TO_WIN = 2
#: Up to how much Strength Killmonger's Fury and Explosives defeat.
WEAK = 4
#: What bots think of the mines, of a keeper of the mines, of one within reach, and of each Strength that one of them lacks;
#: of Explosives abroad and at home, and of being able to act.
OF_MINES, OF_KEEPER, OF_CHANCE, OF_WOUND = 400, -200, 80, 10
OF_EXPLOSIVES, OF_STORE, OF_READINESS = 200, 40, 12


# ------------------------------------------------------------------------------------------------ the mines


def mines_of(you: MarvelVillain) -> ControlTheMines | None:
    """Return the tile of the mines, if it is on the table."""
    return you.the(ControlTheMines)


def holds_the_mines(card: MarvelCard, _: object = None) -> bool:
    """Say whether the card's player controls the mines: the tile is there, and does not show its reverse."""
    mines = mines_of(card.controller)
    return mines is not None and not mines.is_turned


def explosives_abroad(you: MarvelVillain) -> list[Explosives]:
    """List a player's Explosives in other Domains."""
    everywhere = [card for rival in you.others for card in rival.lying]
    return [card for card in everywhere if isinstance(card, Explosives) and card.controller == you]


def without_klaw(card: MarvelCard) -> Sequence[object]:
    """Return something only if Klaw is not in the Domain: for cards that can't be played while he is."""
    return () if card.controller.the(Klaw) is not None else (card,)


class Killmonger(WinsByPosition, set=KILLMONGER, origins=ours("mover", known="name objective")):
    """
    Objective: control the mines, and have two Explosives in other Domains.
    When Klaw is defeated, by whoever, the mines are yours: lay Control the Mines into the Specialty area.
    """

    @displayed
    def progress(self) -> str:
        """Whose the mines are, and how many Explosives are abroad."""
        held = "the mines are his" if holds_the_mines(self) else "the mines are not his"
        return f"{held}, {len(explosives_abroad(self.controller))} of {EXPLOSIVES_TO_WIN} Explosives abroad"

    async def set_up(self) -> None:
        you = self.controller
        klaw = next(tile for tile in you.aside if isinstance(tile, Klaw))
        klaw.move(next(place for place in you.locations if isinstance(place, TheGoldenCity)).top)

    def standing(self) -> int:
        """The mines and Explosives abroad above all, then how near their keeper's end is, and all that Villains have."""
        you = self.controller
        sent = min(EXPLOSIVES_TO_WIN, len(explosives_abroad(you)))
        store = OF_STORE * min(EXPLOSIVES_TO_WIN - sent, len(you.own(Explosives)))
        ready = OF_READINESS if any(can_use(you, kind) for kind in ("vanquish", ACTIVATE)) else 0
        return OF_EXPLOSIVES * sent + store + worth_of_mines(you) + ready + equipment(you) + belongings(you)

    @when(Defeated, lambda _, defeated: isinstance(defeated.card, Klaw))
    async def take_the_mines(self, defeated: Defeated) -> None:
        """Take control of the mines"""
        you = self.controller
        for tile in you.aside:
            if isinstance(tile, ControlTheMines):
                await self.game.perform(Placed(you, tile, you.specialties))

    @property
    def is_met(self) -> bool:
        """Whether he controls the mines, and two Explosives are abroad."""
        return holds_the_mines(self) and len(explosives_abroad(self.controller)) >= EXPLOSIVES_TO_WIN


def keepers_of_the_mines(you: MarvelVillain) -> list[Character]:
    """List who keeps a player from controlling the mines: Klaw, or Black Panther."""
    return you.in_sight(Klaw, BlackPanther)


def worth_of_mines(you: MarvelVillain) -> int:
    """Say what the mines are worth for bots, less who keeps them, and how near the end of those is."""
    keepers = keepers_of_the_mines(you)
    return OF_MINES + OF_KEEPER * len(keepers) + reach(you, keepers, OF_CHANCE) + weakness(you)


def weakness(you: MarvelVillain) -> int:
    """Say what it is worth, for bots, that those who keep the mines have less Strength than usual."""
    return OF_WOUND * sum([7 - min(7, keeper.strength) for keeper in keepers_of_the_mines(you)])


def leaves_the_domain(klaw: MarvelCard, move: Relocated) -> bool:
    """Say whether a card would come into another Domain, or to an Event."""
    return not isinstance(move.to, Place) or move.to.owner is not klaw.owner


class Klaw(Tile, Character, set=KILLMONGER, strength=7, origins=ours("character tile", known="name")):
    """
    A character, but neither a Hero nor an Ally: he covers symbols, and can be vanquished and defeated.
    He cannot be removed, and leaves Killmonger's Domain by defeat only.
    """

    starts_as_specialty = False
    covers_symbols = True

    @forbids(Removed, itself)
    @forbids(Returned, itself)
    @forbids(Found, itself)
    @forbids(Relocated, itself, leaves_the_domain)
    def stand_fast(self, event: Event) -> bool:
        return True


def may_be_sent(mines: MarvelCard, _: object) -> bool:
    """Say whether any Explosives could be sent abroad."""
    return len(mines.controller.own(Explosives)) > 0


class ControlTheMines(
    Tile, set=KILLMONGER, name="Control the Mines", origins=ours("tile", known="name", proven="text")
):
    """
    Activate, 2: relocate one of your loose Explosives from your Domain to another one.
    While Black Panther is in your Domain this lies on its reverse: no ability, and the mines are not yours.
    """

    starts_as_specialty = False

    @property
    def is_turned(self) -> bool:
        """Whether it shows its reverse: Black Panther turns it at once, in whatever turn."""
        return self.controller.the(BlackPanther) is not None

    @displayed
    def face(self) -> str:
        """Which of its sides is up."""
        return "reverse" if self.in_play and self.is_turned else ""

    @activated(holds_the_mines, may_be_sent, kind=ACTIVATE, price=2, once_per_turn=True)
    async def send_explosives(self) -> None:
        """Relocate Explosives to another Domain"""
        you = self.controller
        item = await self.choose("Which Explosives do you send?", you.own(Explosives))
        if item is not None:
            await self.game.send(item, you, you.others)


# ------------------------------------------------------------------------------------------------ the Domain


class WarriorFalls(Location, set=KILLMONGER, upper=("relocate", "fate"), lower=("play", "vanquish")):
    """The first location of the Domain."""


class InstituteOfTechnology(
    Location, set=KILLMONGER, name="Institute of Technology", upper=("play", "discard"), lower=("play", "gain 3")
):
    """The second location of the Domain."""


class TheGreatMound(Location, set=KILLMONGER, upper=("gain 1", "play"), lower=("activate", "discard")):
    """The third location of the Domain."""


class TheGoldenCity(Location, set=KILLMONGER, upper=("activate", "play"), lower=("gain 2", "fate")):
    """The fourth location of the Domain."""


# ------------------------------------------------------------------------------------------------ Allies


class DogOfWar(Ally, set=KILLMONGER, name="Dog of War", copies=3, cost=1, strength=2):
    """May be played to another Domain."""

    goes_abroad = True


class Knight(Ally, set=KILLMONGER, cost=3, strength=5):
    """(No ability.)"""


class King(Ally, set=KILLMONGER, cost=2, strength=4):
    """When played, you may relocate one of your loose Items in your Domain to his location."""

    async def when_played(self) -> None:
        item = await self.choose("Which Item does he fetch?", self.loose_items(), optional=True)
        if item is not None:
            await item.go_to(self.spot, side=BOTTOM)

    def loose_items(self) -> list[Any]:
        """List the Items that could be brought to him."""
        loose = [item for item in self.controller.own(Item) if item.bearer is None and item.spot != self.spot]
        return [] if self.spot is None else [item for item in loose if self.game.may_relocate(item, self.spot)]


def is_the_only_one(_: object, loss: Fell) -> bool:
    """Say whether one Ally alone is lost: of several used in a Vanquish none can be saved (MV-Q36)."""
    return not isinstance(loss, UsedUp) or len(loss.used) == 1


class Rook(Ally, set=KILLMONGER, cost=2, strength=2):
    """If exactly one other Ally of yours at his location would be defeated, you may remove him instead."""

    @instead(Fell, another, is_a(Ally), mine, here, is_the_only_one, optional=True)
    async def castle(self, loss: Fell) -> None:
        """Be removed in the place of the Ally"""
        await self.remove()


class WKabi(Ally, set=KILLMONGER, id="wkabi", name="W'Kabi", cost=2, strength=3):
    """Your Activated Abilities cost 1 Power less. He cannot be played while Klaw is in your Domain."""

    def targets(self) -> Sequence[object]:
        return without_klaw(self)

    @modifies(MarvelVillain.activation_discount, to_me)
    def manage(self, you: MarvelVillain) -> int:
        return 1 if self in you.allies else 0


# ------------------------------------------------------------------------------------------------ Effects


class KillmongersFury(Scheme, set=KILLMONGER, id="killmongers_fury", name="Killmonger's Fury", copies=4, cost=2):
    """Defeat a character of Strength 4 or less in your Domain."""

    def targets(self) -> Sequence[Character]:
        you = self.controller
        return weak_ones(you, you.in_sight(Character))

    async def when_played(self) -> None:
        character = await self.choose("Who is defeated?", self.targets())
        if character is not None:
            await character.defeat()


def weak_ones(you: MarvelVillain, cards: Sequence[VillainousCard]) -> list[Character]:
    """List the characters among some cards that a player can defeat, of Strength 4 or less."""
    weak = [card for card in cards if isinstance(card, Character) and card.strength <= WEAK]
    return [character for character in weak if you.game.may_be_defeated(character, you)]


class ExecutePlan(Scheme, set=KILLMONGER, copies=2, cost=1):
    """Take an Activate action."""

    def targets(self) -> Sequence[object]:
        you = self.controller
        return (self,) if you.may_take(ACTIVATE) and self.game.could_activate(you, but=self.bearer) else ()

    def why_not_give(self) -> Text | None:
        """When this is paid, there has to be enough for an activation."""
        you, game = self.controller, self.game
        _, price = game.price_of(self)
        able = [one for one in game.usable(you, kind=ACTIVATE) if game.why_not_use_ability(you, one) is None]
        return None if any(price + game.price_of_use(you, one) <= you.power for one in able) else NOT_CARRIED_OUT

    async def when_played(self) -> None:
        await self.controller.take_action(ACTIVATE)


class Taunt(Scheme, set=KILLMONGER, copies=2, cost=0):
    """Relocate a character in your Domain to another of its locations."""

    def targets(self) -> Sequence[Character]:
        return [character for character in self.controller.in_sight(Character) if self.ways_of(character)]

    def ways_of(self, character: Character) -> list[Place]:
        """List where a character could be lured."""
        there = [place for place in self.controller.locations if place != character.spot]
        return [place for place in there if self.game.may_relocate(character, place)]

    async def when_played(self) -> None:
        character = await self.choose("Who is taunted?", self.targets())
        if character is not None:
            await self.game.send(character, self.controller, [self.controller])


class Overpower(Scheme, set=KILLMONGER, cost=2):
    """Every Ally in your Domain gets +1 Strength."""

    def targets(self) -> Sequence[Ally]:
        return self.controller.in_sight(Ally)

    async def when_played(self) -> None:
        await self.game.put_tokens_on_each(self.targets(), 1)


# ------------------------------------------------------------------------------------------------ Items


def could_fire(item: MarvelCard, _: object) -> bool:
    """Say whether the Item's player has any Power, and anybody is at its location."""
    return item.controller.power > 0 and len(item.game.characters_at(item.spot)) > 0


class WeaponsCache(Item, set=KILLMONGER, copies=4, cost=1):
    """Once in your turn you may pay 1 to 3 Power: a character here has so much less Strength until the end of the turn."""

    @activated(my_turn, could_fire, kind=AT_WILL, once_per_turn=True)
    async def hand_out(self) -> None:
        """Pay up to 3 Power: a character here has so much less Strength for this turn"""
        you = self.controller
        character = await self.choose("Who is shot at?", self.game.characters_at(self.spot))
        count = await you.choose_number("How much Power do you pay?", 1, min(3, you.power), about=self)
        if character is not None and await you.pay_power(count):
            self.game.weaken(character, count, source=self)


def has_victims(item: MarvelCard, _: object) -> bool:
    """Say whether there is anybody at the location of an Item whom it could defeat, and it could be removed for it."""
    game = item.game
    return bool(weak_ones(item.controller, game.characters_at(item.spot))) and game.can(Removed(item))


class Explosives(Item, set=KILLMONGER, copies=3, cost=2):
    """In your turn you may remove this to defeat one or two characters here, each of Strength 4 or less."""

    @activated(my_turn, has_victims, kind=AT_WILL)
    async def explode(self) -> None:
        """Remove this to defeat one or two characters here"""
        place = self.spot
        if await self.remove():
            first = await self.hit(place)
            if first is not None:
                await self.hit(place, optional=True)

    async def hit(self, place: Place | None, *, optional: bool = False) -> Character | None:
        """Have a character at a location defeated, and return whom."""
        weak = weak_ones(self.controller, self.game.characters_at(place))
        character = await self.choose("Who is defeated?", weak, optional=optional)
        if character is not None:
            await character.defeat()
        return character


class Wound(Item, set=KILLMONGER, copies=2, cost=1):
    """Attach to a character in your Domain that is not yours: it has -2 Strength."""

    def homes(self, you: Any, side: str = "") -> list[Any]:
        return [character.attached for character in you.opposing if may_carry(character)]

    @modifies(Character.strength, its_bearer, weakens)
    def bleed(self, character: Character) -> int:
        return -2


def richest(you: MarvelVillain) -> int:
    """Return how much Power the richest of the other players has."""
    return max([rival.power for rival in you.others], default=0)


class HackingRig(Item, set=KILLMONGER, cost=2):
    """Activate, unless you have the most Power: gain half of the richest player's Power, rounded up."""

    @activated(lambda item, _: item.controller.power < richest(item.controller), kind=ACTIVATE)
    async def hack(self) -> None:
        """Gain half as much Power as the richest player has"""
        you = self.controller
        await you.gain_power((max(you.power, richest(you)) + 1) // 2)


# ------------------------------------------------------------------------------------------------ Specialties


def mover_is_beside(card: MarvelCard, hero: VillainousCard) -> bool:
    """Say whether the mover of the card's player stands where a character is."""
    return hero.spot is not None and hero.spot == card.controller.spot


class ArmoredRhino(Specialty, set=KILLMONGER, cost=0):
    """Heroes where your mover stands have -1 Strength."""

    @modifies(Character.strength, is_a(Hero), mover_is_beside, weakens)
    def trample(self, hero: Character) -> int:
        return -1


def can_play(card: MarvelCard, _: object) -> bool:
    """Say whether the card's player could take a Play a Card action."""
    return card.game.why_no_action(card.controller, "play") is None


class HeartShapedHerb(Specialty, set=KILLMONGER, name="Heart-Shaped Herb", cost=3):
    """Once in your turn you may take a Play a Card action. This cannot be played while Klaw is in your Domain."""

    def targets(self) -> Sequence[object]:
        return without_klaw(self)

    @activated(my_turn, can_play, kind=AT_WILL, once_per_turn=True)
    async def eat(self) -> None:
        """Play a card"""
        await self.controller.take_action("play")


class RageOfKliluna(Specialty, set=KILLMONGER, id="rage_of_kliluna", name="Rage of K'liluna", cost=1):
    """Before each move you may discard a card from hand to find Killmonger's Fury and take it into hand."""

    @when(TurnBegan, by_me, lambda card, _: len(card.controller.hand) > 0, optional=True)
    async def rage(self, began: TurnBegan) -> None:
        """Discard a card to find Killmonger's Fury"""
        you = self.controller
        await you.discard_some(about=self)
        fury = await self.game.search(you, (), you.discard, you.deck, lambda card: isinstance(card, KillmongersFury))
        await you.take_into_hand(fury)


class StolenWisdom(Specialty, set=KILLMONGER, cost=3):
    """
    At the end of your turn, with three or fewer cards in hand, you may reveal your deck until two Items have come,
    and take both, instead of drawing. The rest is shuffled back.
    """

    @instead(DrawsUp, by_me, lambda card, _: len(card.controller.hand) <= 3, optional=True)
    async def study(self, drawing: DrawsUp) -> None:
        """Take the next two Items of the deck instead of drawing"""
        you = self.controller
        for item in await self.game.reveal_until_some(you.deck, lambda card: isinstance(card, Item), 2):
            await you.take_into_hand(item)


# ------------------------------------------------------------------------------------------------ Fate


def lord_of_wakanda(game: Any) -> Any:
    """Return the player who is Killmonger."""
    return next((you for you in game.players if isinstance(you.mover, Killmonger)), None)


class DoraMilaje(Hero, set=KILLMONGER, copies=2, strength=2, protector=True):
    """Protector."""


class HatutZeraze(Hero, set=KILLMONGER, copies=2, strength=2):
    """When played, an Ally of Strength 2 or less in this Domain, or an Item there, goes back to its owner's hand."""

    async def when_played(self) -> None:
        you = self.controller
        weak = [ally for ally in you.in_sight(Ally) if ally.strength <= 2]
        able = [card for card in (*weak, *you.in_sight(Item)) if self.game.can(Returned(card))]
        card = await self.choose("What goes back to hand?", able)
        if card is not None:
            await card.return_to_hand()


class BlackPanther(Hero, set=KILLMONGER, strength=4):
    """Has +2 Strength while in Killmonger's Domain."""

    @modifies(Character.strength, itself)
    def defend_wakanda(self, hero: Character) -> int:
        return 2 if self.domain is not None and isinstance(self.domain.mover, Killmonger) else 0


def removable_items(you: MarvelVillain) -> list[Any]:
    """List the Items in a Domain that can be removed, whosever they are."""
    return [item for item in you.in_sight(shared.Item) if you.game.can(Removed(item))]


class EverettKRoss(Hero, set=KILLMONGER, name="Everett K. Ross", strength=2):
    """When played, whoever played him may remove an Item in this Domain."""

    async def when_played(self) -> None:
        item = await self.choose("Which Item is removed?", removable_items(self.controller), optional=True)
        if item is not None:
            await item.remove()


class Okoye(Hero, set=KILLMONGER, strength=3):
    """When played, find a Dora Milaje and play it at her location."""

    async def when_played(self) -> None:
        guard = await self.game.find_fate(self.acting, lambda card: isinstance(card, DoraMilaje))
        if guard is not None:
            await self.game.fate_on(self.controller, guard, by=self.acting, at=[self.spot])


class Shuri(Hero, set=KILLMONGER, strength=3):
    """When played, remove an Item in this Domain: she gets +1 Strength for each Power that it costs."""

    async def when_played(self) -> None:
        item = await self.choose("Which Item is removed?", removable_items(self.controller))
        if item is not None and await item.remove():
            await self.put_token(item.printed.get("cost", 0))


def is_panther(card: object) -> bool:
    """Say whether a card is Black Panther."""
    return isinstance(card, BlackPanther)


class WakandaForever(Setback, set=KILLMONGER, copies=2):
    """
    Find Black Panther, and play or relocate him into Killmonger's Domain; if he was in play already,
    he gets +1 Strength.
    """

    def strikes(self, rival: MarvelVillain) -> bool:
        return lord_of_wakanda(self.game) is not None

    async def when_played(self) -> None:
        game, lord = self.game, lord_of_wakanda(self.game)
        there = [hero for you in game.players for hero in you.heroes if is_panther(hero)]
        if there:
            await game.put_tokens_on_each(there, 1)
            if there[0] not in lord.heroes:
                await game.send(there[0], self.acting, [lord])
            return
        panther = await game.find_fate(self.acting, is_panther)
        if panther is not None:
            await game.fate_on(lord, panther, by=self.acting)


class StolenAntiquities(TargetedCrisis, set=KILLMONGER, strength=5):
    """
    Penalty: Killmonger can play no Items.
    Reward: he may search his discard pile or deck for an Item, and play it at once without paying.
    """

    @forbids(Played, by_me, is_a(Item))
    def embargo(self, played: Played) -> bool:
        return True

    async def reward(self, you: MarvelVillain) -> None:
        game = self.game
        if await you.confirms("Do you play an Item of your discard pile or deck?", about=self):
            item = await game.search(
                you, (), you.discard, you.deck, lambda card: isinstance(card, Item) and self.is_playable(you, card)
            )
            if item is not None:
                await game.play_own(you, item, free=True)

    def is_playable(self, you: MarvelVillain, item: Item) -> bool:
        """Say whether a player could play an Item for nothing."""
        return self.game.why_not_play(you, item, free=True) is None


CARDS = (
    Killmonger, Klaw, ControlTheMines, WarriorFalls, InstituteOfTechnology, TheGreatMound, TheGoldenCity,
    DogOfWar, Knight, King, Rook, WKabi,
    KillmongersFury, ExecutePlan, Taunt, Overpower, WeaponsCache, Explosives, Wound, HackingRig,
    ArmoredRhino, HeartShapedHerb, RageOfKliluna, StolenWisdom,
    DoraMilaje, HatutZeraze, BlackPanther, EverettKRoss, Okoye, Shuri, WakandaForever, StolenAntiquities,
)  # fmt: skip
