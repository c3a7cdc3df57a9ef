"""M.O.D.O.K.: win the loyalty of A.I.M., and activate the Cosmic Cube. Most cards are ours: what is known or proven says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop import Event, activated, column, displayed, event, forbids, modifies, when
from tabletop.conditions import another, by_me, itself, mine, my_turn
from tabletop.games.villainous._actions import ACTIVATE, AT_WILL
from tabletop.games.villainous._cards import Bearer, Character, VillainousCard
from tabletop.games.villainous._events import Defeated, LeftPlay, MoverMoved, Removed, TurnBegan
from tabletop.games.villainous._places import Place
from tabletop.games.villainous.words import here, is_a, its_bearer, to_me

from ._cards import (
    Ally,
    FateItem,
    Hero,
    Item,
    Location,
    MarvelCard,
    MarvelVillainCard,
    Mover,
    Scheme,
    Setback,
    Specialty,
    SymbolAdder,
    Tile,
    named,
    ours,
)
from ._crises import TargetedCrisis
from ._players import MarvelVillain
from ._worth import belongings, can_use, equipment, hopes, reach
from .words import abroad, at_home, called, in_the_same_domain, through_others

MODOKS = "M.O.D.O.K."
AIM = "A.I.M."
AVENGER = "Avenger"
LOYALTY_TO_WIN = 5


# ------------------------------------------------------------------------------------------------ Loyalty


@event(by="player")
class LoyaltyRaised(Event):
    """The Loyalty of A.I.M. rises."""

    text = "Loyalty to {player} rises to {loyalty}."
    player: MarvelVillain
    loyalty: int

    def happen(self, game: Any) -> None:
        set_loyalty(self.player, self.loyalty)


@event(by="player")
class LoyaltyLowered(Event):
    """The Loyalty of A.I.M. falls."""

    text = "Loyalty to {player} falls to {loyalty}."
    player: MarvelVillain
    loyalty: int

    def happen(self, game: Any) -> None:
        set_loyalty(self.player, self.loyalty)


def set_loyalty(you: MarvelVillain, loyalty: int) -> None:
    """Move the mark on the tile."""
    tile = you.the(LoyaltyTile)
    if tile is not None:
        tile.set(loyalty=loyalty)


def loyalty_of(you: MarvelVillain) -> int:
    """Return how loyal A.I.M. is to a player: to all but M.O.D.O.K. not at all."""
    tile = you.the(LoyaltyTile)
    return 0 if tile is None else tile.loyalty


def may_rise(card: MarvelCard, _: object = None) -> bool:
    """Say whether the Loyalty to the card's player can rise."""
    you = card.controller
    loyalty = loyalty_of(you)
    return loyalty < LOYALTY_TO_WIN and card.game.can(LoyaltyRaised(you, loyalty + 1))


async def raise_loyalty(you: MarvelVillain) -> None:
    """Raise Loyalty by 1; what is highest already stays so."""
    loyalty = loyalty_of(you)
    if loyalty < LOYALTY_TO_WIN:
        await you.game.perform(LoyaltyRaised(you, loyalty + 1))


async def lower_loyalty(you: MarvelVillain) -> None:
    """Lower Loyalty by 1, if there is any."""
    loyalty = loyalty_of(you)
    if loyalty:
        await you.game.perform(LoyaltyLowered(you, loyalty - 1))


def aim_of(you: MarvelVillain) -> Sequence[Any]:
    """List the A.I.M. Allies that a player has at home."""
    return named(AIM, you.allies)


def is_cowed(you: MarvelVillain, place: Place) -> bool:
    """Say whether a player has two A.I.M. Allies at a location, and nobody opposes them there."""
    return len(named(AIM, you.allies_at(place))) >= 2 and place not in [one.spot for one in you.opposing]


def has_aim(count: int) -> Any:
    """Say whether the card's player has so many A.I.M. Allies at home."""

    def is_backed(card: MarvelCard, _: object) -> bool:
        return len(aim_of(card.controller)) >= count

    return is_backed


class LoyaltyTile(Tile, set=MODOKS, name="Loyalty tile", origins=ours("tile", known="name")):
    """
    Activate, 2, only with three A.I.M. Allies at home: raise Loyalty by 1.
    Lower it by 1 whenever an A.I.M. Ally at home is defeated or removed through a Fate card, an Event or another player's card,
    and before each move without an A.I.M. Ally at home.
    """

    loyalty = column(default=0)

    @activated(has_aim(3), may_rise, kind=ACTIVATE, price=2, once_per_turn=True)
    async def inspire(self) -> None:
        """Raise Loyalty by 1"""
        await raise_loyalty(self.controller)

    @when(Defeated, is_a(Ally), called(AIM), at_home, through_others)
    @when(Removed, is_a(Ally), called(AIM), at_home, through_others)
    async def lose_faith(self, loss: LeftPlay) -> None:
        """Lower Loyalty by 1"""
        await lower_loyalty(self.controller)

    @when(TurnBegan, by_me, lambda tile, _: not aim_of(tile.controller))
    async def be_forsaken(self, began: TurnBegan) -> None:
        """Lower Loyalty by 1"""
        await lower_loyalty(self.controller)


class MODOK(Mover, set=MODOKS, name="M.O.D.O.K.", origins=ours("mover", known="name objective")):
    """Objective: activate the Cosmic Cube while Loyalty is 5."""

    @displayed
    def progress(self) -> str:
        """How high Loyalty is, and whether the Cube is there."""
        you = self.controller
        cube = "the Cosmic Cube is there" if you.the(CosmicCube) is not None else "no Cosmic Cube yet"
        return f"Loyalty {loyalty_of(you)} of {LOYALTY_TO_WIN}, {cube}"

    def standing(self) -> int:
        """How near the win is above all, then whom his Allies could vanquish of those in the way, and all that Villains have."""
        you = self.controller
        is_ready = self.game.active == you and can_use(you, "vanquish")
        siege = reach(you, you.opposing, OF_CHANCE) + OF_READINESS * is_ready
        return worth_of_quest(you) + siege + hopes(you, you.hand.cards, HOPES) + equipment(you) + belongings(you)


#: What takes part in the Objective: each point of Loyalty, the Cube in play or at hand, that only the last step is missing.
OF_LOYALTY = 200
OF_CUBE = 140
OF_CUBE_AT_HAND = 25
ENOUGH_LOYALTY = 2
OF_LAST_STEP = 200
OF_SAVINGS = 60
#: A.I.M. Allies at home, of whom so many are needed: any more are there to be used. A location where obedience can be demanded.
OF_AIM = 50
OF_MORE_AIM = -4
ENOUGH_AIM = 3
OF_COWED_PLACE = 30
#: What keeps all of that from working, and to stand in one's own turn where somebody in the way can be vanquished.
OF_NO_AIM = -150
OF_HINDRANCE = -60
OF_READINESS = 14
#: Somebody in the way who is within reach.
OF_CHANCE = 8
#: What other cards are worth in hand.
HOPES = {
    "demand_obedience": 4,
    "aim_agent": 6,
    "aim_scientist": 6,
    "monica_rappaccini": 6,
    "psionic_beam": 3,
    "graviton": 4,
    "mentallo": 4,
}


def worth_of_quest(you: MarvelVillain) -> int:
    """Say how near the win is, for bots."""
    loyalty, crew = loyalty_of(you), len(aim_of(you))
    worth = OF_LOYALTY * loyalty + (OF_NO_AIM if loyalty and not crew else 0)
    worth += OF_AIM * min(crew, ENOUGH_AIM) + OF_MORE_AIM * max(0, crew - ENOUGH_AIM)
    worth += OF_COWED_PLACE if any(is_cowed(you, place) for place in you.locations) else 0
    worth += worth_of_cube(you) + OF_HINDRANCE * len([one for one in you.sight if is_a_hindrance(one)])
    if loyalty >= LOYALTY_TO_WIN and you.the(CosmicCube) is not None:
        worth += OF_SAVINGS * min(you.power, 3) + (OF_LAST_STEP if can_use(you, ACTIVATE) and you.power >= 3 else 0)
    return worth


def worth_of_cube(you: MarvelVillain) -> int:
    """Say what it is worth that the Cube is in play, or at hand when it can soon be played."""
    if you.the(CosmicCube) is not None:
        return OF_CUBE
    if loyalty_of(you) < ENOUGH_LOYALTY:
        return 0
    return OF_CUBE_AT_HAND * (you.has_in_hand(CosmicCube) + you.has_in_hand(CreatingTheCube))


def is_a_hindrance(card: VillainousCard) -> bool:
    """Say whether a card keeps the Objective from being reached."""
    return isinstance(card, SunspotNewAvenger) or (isinstance(card, LoyaltyTile | CosmicCube) and is_dampened(card))


def is_dampened(card: Bearer) -> bool:
    """Say whether a Power Dampener lies on a card."""
    return any(isinstance(one, PowerDampener) for one in card.attached)


# ------------------------------------------------------------------------------------------------ the Domain


class AIMLaboratory(
    Location,
    set=MODOKS,
    name="A.I.M. Laboratory",
    upper=("play", "activate"),
    lower=("play", "discard"),
    origins=ours("location", known="name"),
):
    """The first location of the Domain."""


class BocaCaliente(Location, set=MODOKS, upper=("play", "discard"), lower=("gain 3", "fate"), origins=ours("location")):
    """The second location of the Domain."""


class ProjectPEGASUS(
    Location,
    set=MODOKS,
    name="Project P.E.G.A.S.U.S.",
    upper=("gain 2", "fate"),
    lower=("play", "activate"),
    origins=ours("location"),
):
    """The third location of the Domain."""


class Bagalia(Location, set=MODOKS, upper=("play", "gain 1"), lower=("vanquish", "relocate"), origins=ours("location")):
    """The fourth location of the Domain."""


# ------------------------------------------------------------------------------------------------ Allies


class AIMAgent(
    Ally, set=MODOKS, name="A.I.M. Agent", copies=4, cost=1, strength=2, origins=ours("ally", proven="kind")
):
    """(No ability.)"""


class AIMScientist(
    Ally, set=MODOKS, name="A.I.M. Scientist", copies=2, cost=1, strength=1, origins=ours("ally", proven="kind")
):
    """Activate: gain 1 Power, or 2 Power while at A.I.M. Laboratory."""

    @activated(kind=ACTIVATE)
    async def invent(self) -> None:
        """Gain 1 Power, or 2 at A.I.M. Laboratory"""
        await self.controller.gain_power(2 if isinstance(self.spot, AIMLaboratory) else 1)


def host_has_power(ally: MarvelCard, _: object) -> bool:
    """Say whether the player in whose Domain the card lies has any Power."""
    return ally.domain is not None and ally.domain.power > 0


class AIMInfiltrator(
    Ally, set=MODOKS, name="A.I.M. Infiltrator", copies=2, cost=2, strength=2, origins=ours("ally", proven="kind")
):
    """
    May be played to another Domain, where each Item costs its player 1 Power more.
    Activate, only there: that player pays you 1 Power.
    """

    goes_abroad = True

    @modifies(
        MarvelVillainCard.surcharge, is_a(Item), lambda ally, item: ally.is_abroad and item.controller is ally.domain
    )
    def sabotage(self, item: MarvelVillainCard) -> int:
        return 1

    @activated(abroad, host_has_power, kind=ACTIVATE)
    async def extort(self) -> None:
        """That player pays you 1 Power"""
        if self.domain is not None:
            await self.domain.hand_power(1, to=self.controller)


class AIMHoverTrooper(
    Ally, set=MODOKS, name="A.I.M. Hover Trooper", copies=2, cost=2, strength=3, origins=ours("ally", proven="kind")
):
    """May be played out of your discard pile as well as from hand."""

    rises_again = True


class MonicaRappaccini(
    Ally, set=MODOKS, name="Monica Rappaccini A.I.M.", cost=3, strength=3, origins=ours("ally", proven="kind")
):
    """Your other A.I.M. Allies at her location have +1 Strength."""

    @modifies(Character.strength, another, is_a(Ally), called(AIM), mine, here)
    def lead(self, ally: Character) -> int:
        return 1


class Mentallo(Ally, set=MODOKS, name="Mentallo A.I.M.", cost=2, strength=2, origins=ours("ally", proven="kind")):
    """When played, look at the top four cards of the Fate deck and put them back on top in any order."""

    async def when_played(self) -> None:
        game, you = self.game, self.controller
        seen = await game.look_on_top(you, game.fate_deck, 4)
        await game.put_back_in_order(you, seen, game.fate_deck)


class Graviton(Ally, set=MODOKS, name="Graviton A.I.M.", cost=3, strength=4, origins=ours("ally", proven="kind")):
    """When played, you may relocate up to two Heroes in your Domain, each to another of its locations."""

    async def when_played(self) -> None:
        you = self.controller
        for hero in await you.choose_some("Which Heroes are thrown elsewhere?", you.heroes, at_most=2, about=self):
            await self.game.send(hero, you, [you])


class MsMODOK(Ally, set=MODOKS, name="Ms. M.O.D.O.K.", cost=3, strength=2, origins=ours("ally")):
    """Has +1 Strength for each point of Loyalty."""

    @modifies(Character.strength, itself)
    def rely_on_loyalty(self, ally: Character) -> int:
        return loyalty_of(self.controller)


class SuperAdaptoid(Ally, set=MODOKS, name="Super-Adaptoid", cost=4, strength=2, origins=ours("ally")):
    """When played, choose a Hero in any Domain: this Ally gets as much Strength as that Hero has, at most +4."""

    async def when_played(self) -> None:
        hero = await self.choose("Whom does it copy?", [hero for you in self.game.players for hero in you.heroes])
        if hero is not None:
            await self.put_token(min(hero.strength, 4))


# ------------------------------------------------------------------------------------------------ Effects


class CreatingTheCube(
    Scheme, set=MODOKS, name="Creating the Cube", copies=2, cost=3, origins=ours("effect", known="name")
):
    """
    Playable only with two A.I.M. Allies at A.I.M. Laboratory. If the Cosmic Cube is not in your Domain, take it from hand,
    or else find it, and play it there without paying. Then you may activate it, for its price.
    """

    def targets(self) -> Sequence[Any]:
        crew = [ally for ally in aim_of(self.controller) if isinstance(ally.spot, AIMLaboratory)]
        return crew if len(crew) >= 2 else ()

    async def when_played(self) -> None:
        you = self.controller
        cube = you.the(CosmicCube) or await self.create()
        if cube is not None:
            await self.game.may_activate(you, cube, about=self)

    async def create(self) -> Any:
        """Take the Cube from hand, or find it, and play it to A.I.M. Laboratory."""
        you, game = self.controller, self.game
        held = [card for card in you.hand if is_the_cube(card)]
        cube = held[0] if held else await game.search(you, (), you.discard, you.deck, is_the_cube)
        there = [place for place in you.locations if isinstance(place, AIMLaboratory)]
        return None if cube is None else await game.play_own(you, cube, free=True, at=there)


class DemandObedience(Scheme, set=MODOKS, copies=3, cost=2, origins=ours("effect")):
    """
    Choose a location of your Domain with two of your A.I.M. Allies and no opposing character.
    Give one of them -1 Strength, and raise Loyalty by 1.
    """

    def targets(self) -> Sequence[Place]:
        you = self.controller
        return [place for place in you.locations if is_cowed(you, place)] if may_rise(self) else []

    async def when_played(self) -> None:
        place = await self.choose("Where do you demand obedience?", self.targets())
        ally = await self.choose("Which Ally gets -1 Strength?", named(AIM, self.controller.allies_at(place)))
        await self.game.put_tokens(ally, -1)
        await raise_loyalty(self.controller)


class PsionicBeam(Scheme, set=MODOKS, copies=3, cost=1, origins=ours("effect")):
    """An opposing character in your Domain has -3 Strength until the end of the turn. You may then vanquish it."""

    def targets(self) -> Sequence[Character]:
        return self.controller.opposing

    async def when_played(self) -> None:
        character = await self.choose("Who is struck?", self.targets())
        if character is not None:
            self.game.weaken(character, 3, source=self)
            await self.game.vanquish_by_card(self.controller, [character], optional=True)


class RuthlessEfficiency(Scheme, set=MODOKS, cost=0, origins=ours("effect")):
    """Remove one of your A.I.M. Allies at home, and defeat an opposing character there with at most 2 Strength more."""

    def targets(self) -> Sequence[Any]:
        return [ally for ally in aim_of(self.controller) if self.game.can(Removed(ally)) and self.prey_of(ally)]

    def prey_of(self, ally: Character) -> list[Character]:
        """List whom one could defeat by giving up an Ally."""
        you = self.controller
        near = [one for one in you.opposing if one.spot == ally.spot and one.strength <= ally.strength + 2]
        return [one for one in near if self.game.may_be_defeated(one, you)]

    async def when_played(self) -> None:
        ally = await self.choose("Whom do you give up?", self.targets())
        if ally is not None:
            prey = await self.choose("Who is defeated?", self.prey_of(ally))
            if prey is not None and await ally.remove():
                await prey.defeat()


# ------------------------------------------------------------------------------------------------ Items and Specialties


def cube_is_of_use(cube: MarvelCard, _: object) -> bool:
    """Say whether activating the Cube would do anything."""
    you = cube.controller
    return loyalty_of(you) >= LOYALTY_TO_WIN or len(you.discard) > 0 or len(you.allies) > 0


class CosmicCube(Item, set=MODOKS, cost=4, origins=ours("item", known="name")):
    """
    Playable only with Loyalty 3 or more. Activate, 3: if Loyalty is 5, win.
    Otherwise take a card from your discard pile into hand, or give one of your Allies at home +2 Strength.
    """

    def targets(self) -> Sequence[Any]:
        return (self,) if loyalty_of(self.controller) >= 3 else ()

    @activated(cube_is_of_use, kind=ACTIVATE, price=3)
    async def shape_the_world(self) -> None:
        """Win with Loyalty 5, or else take a discarded card or give an Ally +2 Strength"""
        you = self.controller
        if loyalty_of(you) >= LOYALTY_TO_WIN:
            self.game.win(you)
        asked = "Which discarded card do you take, or which Ally gets +2 Strength?"
        chosen = await self.choose(asked, [*you.discard, *you.allies])
        if chosen in you.discard:
            await you.take_into_hand(chosen)
        else:
            await self.game.put_tokens(chosen, 2)


def is_the_cube(card: object) -> bool:
    """Say whether a card is the Cosmic Cube."""
    return isinstance(card, CosmicCube)


class AIMBattlesuit(Item, set=MODOKS, name="A.I.M. Battlesuit", cost=1, origins=ours("item", proven="kind")):
    """Attach to one of your Allies at home, who has +2 Strength."""

    attaches_to = (Ally,)

    @modifies(Character.strength, its_bearer)
    def arm(self, ally: Character) -> int:
        return 2


class PsionicHeadband(SymbolAdder, Item, set=MODOKS, cost=1, adds=("activate",), origins=ours("item")):
    """Adds an Activate symbol to its location."""


class Hoverchair(Specialty, set=MODOKS, cost=3, origins=ours("specialty", proven="kind")):
    """Activate, 1: M.O.D.O.K. moves to another location of your Domain."""

    @activated(
        lambda chair, _: len(chair.game.ways_to_go(chair.controller)) > 0, kind=ACTIVATE, price=1, once_per_turn=True
    )
    async def hover(self) -> None:
        """Move to another location"""
        you = self.controller
        place = await self.choose("Where do you go?", self.game.ways_to_go(you))
        if place is not None:
            await self.game.move_mover(you, place)


class DesignedOnlyForKilling(
    Specialty, set=MODOKS, name="Designed Only for Killing", cost=2, origins=ours("specialty", proven="kind")
):
    """Activate, 1: vanquish."""

    @activated(
        lambda card, _: card.game.why_no_action(card.controller, "vanquish") is None,
        kind=ACTIVATE,
        price=1,
        once_per_turn=True,
    )
    async def kill(self) -> None:
        """Vanquish"""
        await self.controller.take_action("vanquish")


class SupremeIntellect(Specialty, set=MODOKS, cost=2, origins=ours("specialty", proven="kind")):
    """Playable only with Loyalty 2 or more. At the end of your turn you draw up to five cards."""

    def targets(self) -> Sequence[Any]:
        return (self,) if loyalty_of(self.controller) >= 2 else ()

    @modifies(MarvelVillain.hand_size, to_me, layer="set")
    def think_ahead(self, you: MarvelVillain) -> int:
        return 5


# ------------------------------------------------------------------------------------------------ Fate: Heroes


class SunspotNewAvenger(Hero, set=MODOKS, name="Sunspot, New Avenger", strength=4, origins=ours("hero", proven="kind")):
    """While he is in your Domain, your A.I.M. Allies there have -1 Strength and your Loyalty cannot rise."""

    @modifies(Character.strength, is_a(Ally), called(AIM), mine, in_the_same_domain)
    def unsettle(self, ally: Character) -> int:
        return -1

    @forbids(LoyaltyRaised, by_me)
    def offer_another_way(self, raised: LoyaltyRaised) -> bool:
        return True


class MsMarvelAvenger(Hero, set=MODOKS, name="Ms. Marvel, Avenger", strength=2, origins=ours("hero", proven="kind")):
    """Has +1 Strength for each Ally at her location."""

    @modifies(Hero.strength, itself)
    def grow(self, hero: Hero) -> int:
        return len(self.game.allies_of_any_at(self.spot))


class Quasar(Hero, set=MODOKS, strength=5, protector=True, origins=ours("hero", proven="kind")):
    """Protector."""


class ToniHo(Hero, set=MODOKS, strength=2, origins=ours("hero", proven="kind")):
    """When played, whoever played her may remove an Item that you have in your Domain, attached or not."""

    async def when_played(self) -> None:
        items = [item for item in self.controller.own(Item) if self.game.can(Removed(item))]
        item = await self.choose("Which Item is taken apart?", items, optional=True)
        if item is not None:
            await item.remove()


class Gwenpool(Hero, set=MODOKS, strength=2, origins=ours("hero", proven="kind")):
    """Each time your mover goes to a location of your Domain, she goes there, too."""

    @when(MoverMoved, by_me)
    async def tag_along(self, moved: MoverMoved) -> None:
        """Go there, too"""
        if self.spot != moved.to:
            await self.go_to(moved.to)


# ------------------------------------------------------------------------------------------------ Fate: the rest


class AIMDefectors(Setback, set=MODOKS, name="A.I.M. Defectors", copies=2, origins=ours("fate card", proven="kind")):
    """Remove an Ally of Strength 2 or less that you have at home."""

    def strikes(self, rival: MarvelVillain) -> bool:
        return len(self.waverers(rival)) > 0

    def waverers(self, rival: MarvelVillain) -> list[Any]:
        """List who might be removed."""
        return [ally for ally in rival.removable_allies if ally.strength <= 2]

    async def when_played(self) -> None:
        ally = await self.choose("Who defects?", self.waverers(self.controller))
        if ally is not None:
            await ally.remove()


class CallInTheAvengers(
    Setback, set=MODOKS, name="Call In the Avengers", copies=2, origins=ours("fate card", proven="kind")
):
    """Find a Hero with Avenger in its name and play it in this Domain."""

    async def when_played(self) -> None:
        hero = await self.game.find_fate(self.acting, lambda card: isinstance(card, Hero) and card.is_named(AVENGER))
        if hero is not None:
            await self.game.fate_on(self.controller, hero, by=self.acting)


class PowerDampener(FateItem, set=MODOKS, origins=ours("fate card", proven="kind")):
    """
    Attach to an Ally, Item or Specialty of yours at home with an Activated Ability: it cannot be activated.
    In your turn you may pay 2 Power to remove this.
    """

    attaches_to = (Ally, Item, Specialty, Tile)

    def may_attach_to(self, card: VillainousCard, you: Any) -> bool:
        return super().may_attach_to(card, you) and isinstance(card, MarvelCard) and card.has_activation

    @forbids(MarvelCard.may_be_activated, its_bearer)
    def dampen(self, card: MarvelCard) -> bool:
        return True

    @activated(my_turn, kind=AT_WILL, price=2)
    async def overload(self) -> None:
        """Pay 2 Power to remove it"""
        await self.remove()


class SchismInAIM(
    TargetedCrisis, set=MODOKS, name="Schism in A.I.M.", strength=7, origins=ours("event", proven="kind")
):
    """
    Penalty: before each move M.O.D.O.K. pays 1 Power or lowers Loyalty by 1.
    Reward: M.O.D.O.K. raises Loyalty by 1.
    """

    menace = 5

    @when(TurnBegan, by_me)
    async def tear_apart(self, began: TurnBegan) -> None:
        """Pay 1 Power, or lower Loyalty by 1"""
        you = self.controller
        ways = [*(["Pay 1 Power"] if you.power else []), *(["Lower Loyalty by 1"] if loyalty_of(you) else [])]
        if await you.choose("What does the schism cost?", ways, about=self) == "Pay 1 Power":
            await you.pay_power(1)
        else:
            await lower_loyalty(you)

    async def reward(self, you: MarvelVillain) -> None:
        await raise_loyalty(you)


CARDS = (
    MODOK, LoyaltyTile, AIMLaboratory, BocaCaliente, ProjectPEGASUS, Bagalia,
    AIMAgent, AIMScientist, AIMInfiltrator, AIMHoverTrooper, MonicaRappaccini, Mentallo, Graviton, MsMODOK, SuperAdaptoid,
    CreatingTheCube, DemandObedience, PsionicBeam, RuthlessEfficiency,
    CosmicCube, AIMBattlesuit, PsionicHeadband, Hoverchair, DesignedOnlyForKilling, SupremeIntellect,
    SunspotNewAvenger, MsMarvelAvenger, Quasar, ToniHo, Gwenpool,
    AIMDefectors, CallInTheAvengers, PowerDampener, SchismInAIM,
)  # fmt: skip
