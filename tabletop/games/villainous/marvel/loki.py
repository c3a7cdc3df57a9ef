"""Loki: spend ten Mischief in all. The box's cards are known in part only: what is ours says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop import Event, Text, activated, column, displayed, event, forbids, modifies, pool, when
from tabletop.conditions import by_me, itself, my_turn
from tabletop.games.villainous._actions import ACTIVATE, AT_WILL
from tabletop.games.villainous._cards import Character, VillainCard
from tabletop.games.villainous._events import Played, Relocated, TurnBegan
from tabletop.games.villainous.words import here, is_a, its_bearer

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
    named,
    ours,
    weakens,
)
from ._crises import TargetedCrisis
from ._players import MarvelVillain
from ._worth import OF_CLOGGING_CARD, belongings, hopes, reach
from .words import abroad

LOKI = "Loki"
MISCHIEF_TO_WIN = 10

NO_MISCHIEF = Text("villainous.no-mischief", "There is not enough Mischief to spend.")
NO_LOKI_ABROAD = Text("villainous.no-loki-abroad", "No Loki Ally of yours is in another Domain.")


# ------------------------------------------------------------------------------------------------ Mischief


@event(by="player")
class MischiefEarned(Event):
    """Loki earns Mischief, as much as there is."""

    text = "{player} earns {count} Mischief."
    player: MarvelVillain
    count: int

    def happen(self, game: Any) -> None:
        self.count = game.pay(game.MISCHIEF, self.count, game.box, loki_of(self.player).mischief, up_to=True)


@event(by="player")
class MischiefSpent(Event):
    """Loki spends Mischief, for good."""

    text = "{player} spends {count} Mischief."
    player: MarvelVillain
    count: int

    def happen(self, game: Any) -> None:
        loki = loki_of(self.player)
        game.pay(game.MISCHIEF, self.count, loki.mischief, loki.spent_mischief)


@event(by="player")
class MischiefLost(Event):
    """Loki loses Mischief, as much as there is; what is spent is safe."""

    text = "{player} loses {count} Mischief."
    player: MarvelVillain
    count: int

    def happen(self, game: Any) -> None:
        self.count = game.pay(game.MISCHIEF, self.count, loki_of(self.player).mischief, game.box, up_to=True)


class Loki(Mover, set=LOKI, origins=ours("mover", known="name objective")):
    """Objective: have spent ten Mischief in all."""

    #: What he has earned, and what he has spent.
    mischief = pool()
    spent_mischief = pool()

    @property
    def earned(self) -> int:
        """How much Mischief he can spend."""
        return self.mischief[self.game.MISCHIEF]

    @property
    def spent(self) -> int:
        """How much Mischief he has spent."""
        return self.spent_mischief[self.game.MISCHIEF]

    @displayed
    def progress(self) -> str:
        """How much Mischief is spent, and how much there is."""
        return f"{self.spent} of {MISCHIEF_TO_WIN} Mischief spent, {self.earned} to spend"

    def standing(self) -> int:
        """Mischief spent and earned above all, then the cards for it, and whom his Allies could vanquish of those in the way."""
        you = self.controller
        mischief = OF_SPENT * self.spent + OF_EARNED * min(self.earned, MISCHIEF_TO_WIN - self.spent)
        siege = reach(you, you.opposing, OF_CHANCE) + OF_HINDRANCE * len(hindrances_of(you))
        return mischief + siege + worth_of_cards(you) + OF_LOKI_ABROAD * len(lokis_abroad(you)) + belongings(you)

    @when(MischiefSpent, by_me, lambda loki, _: loki.spent >= MISCHIEF_TO_WIN)
    async def win(self, spent: MischiefSpent) -> None:
        """With the tenth, win before anything else happens"""
        self.game.win(self.controller)

    async def earn(self, count: int) -> None:
        """Earn Mischief."""
        await self.game.perform(MischiefEarned(self.controller, count))

    async def spend(self, count: int) -> None:
        """Spend Mischief."""
        await self.game.perform(MischiefSpent(self.controller, count))

    async def lose(self, count: int) -> None:
        """Lose Mischief."""
        if self.earned:
            await self.game.perform(MischiefLost(self.controller, count))

    def may_spend(self, count: int) -> bool:
        """Say whether he can spend so much, and nothing forbids it."""
        return self.earned >= count and self.game.can(MischiefSpent(self.controller, count))


#: What takes part in the Objective, for bots: Mischief spent and earned, Lokis abroad, and cards that cost Mischief there is.
OF_SPENT = 100
OF_EARNED = 50
OF_LOKI_ABROAD = 8
OF_TRICK = 5
#: What keeps Mischief from being earned or spent, and somebody in the way who is within reach.
OF_HINDRANCE = -40
OF_CHANCE = 8
#: What other cards are worth in hand.
HOPES = {
    "kid_loki": 6,
    "lady_loki": 6,
    "king_loki": 8,
    "alligator_loki": 6,
    "loki_agent_of_asgard": 6,
    "across_the_multiverse": 5,
    "tricksters_gambit": 5,
    "lorelei": 3,
    "executioner": 3,
    "frost_giant": 2,
}


def worth_of_cards(you: MarvelVillain) -> int:
    """Say what the hand is worth: of the cards that cost Mischief those for which there is enough, or the cheapest."""
    tricks = sorted([card for card in you.hand if isinstance(card, CostsMischief)], key=lambda trick: trick.mischief)
    left, worth = max(tricks[0].mischief, mischief_of(you)) if tricks else 0, 0
    for trick in tricks:
        left -= trick.mischief
        worth += OF_TRICK if left >= 0 else OF_CLOGGING_CARD
    return worth + hopes(you, [card for card in you.hand if card not in tricks], HOPES)


def hindrances_of(you: MarvelVillain) -> list[Any]:
    """List what keeps Loki from earning Mischief, or from spending it."""
    return [card for card in (*you.opposing, *you.crises) if isinstance(card, Heimdall | TheTrialOfLoki)]


def loki_of(you: MarvelVillain) -> Loki:
    """Return Loki himself."""
    assert isinstance(you.mover, Loki)  # noqa: S101 (for the type checker)
    return you.mover


def can_spend(count: int) -> Any:
    """Say whether the card's player can spend so much Mischief."""

    def is_able(card: MarvelCard, _: object) -> bool:
        return loki_of(card.controller).may_spend(count)

    return is_able


def lokis_abroad(you: MarvelVillain) -> list[Any]:
    """List the Loki Allies of a player in other Domains."""
    return list(named("Loki", you.abroad))


# ------------------------------------------------------------------------------------------------ the Domain


class OdinsThrone(
    Location,
    set=LOKI,
    name="Odin's Throne",
    upper=("play", "gain 2"),
    lower=("play", "activate"),
    origins=ours("location", known="name"),
):
    """The first location of the Domain."""


class Bifrost(
    Location, set=LOKI, upper=("fate", "gain 1"), lower=("play", "relocate"), origins=ours("location", known="name")
):
    """The second location of the Domain."""


class Jotunheim(
    Location, set=LOKI, upper=("discard", "fate"), lower=("play", "vanquish"), origins=ours("location", known="name")
):
    """The third location of the Domain."""


class SanctumSanctorum(
    Location, set=LOKI, upper=("play", "activate"), lower=("discard", "gain 3"), origins=ours("location", known="name")
):
    """The fourth location of the Domain."""


# ------------------------------------------------------------------------------------------------ Allies


class LokiOfManyWorlds(Ally):
    """A Loki of the multiverse, who earns Mischief when played abroad."""

    is_a_kind = False

    goes_abroad = True
    earns = 1

    async def when_played(self) -> None:
        if self.is_abroad:
            await loki_of(self.controller).earn(self.earns)
            await self.when_played_abroad()

    async def when_played_abroad(self) -> None:
        """Do what else this Loki does when played abroad."""


class KidLoki(LokiOfManyWorlds, set=LOKI, copies=3, cost=1, strength=1, origins=ours("ally", proven="kind")):
    """May be played to another Domain: then earn 1 Mischief."""


class LadyLoki(LokiOfManyWorlds, set=LOKI, copies=2, cost=2, strength=2, origins=ours("ally", proven="kind")):
    """
    May be played to another Domain: then earn 1 Mischief, and you may relocate a Hero of Strength 3 or less
    from your Domain to her location.
    """

    async def when_played_abroad(self) -> None:
        weak = [hero for hero in self.controller.heroes if hero.strength <= 3]
        hero = await self.choose("Which Hero goes with her?", weak, optional=True)
        if hero is not None:
            await hero.go_to(self.spot, side="top")


class PresidentLoki(Ally, set=LOKI, cost=2, strength=2, origins=ours("ally", proven="kind")):
    """May be played to another Domain. Activate, 2, only there: earn 1 Mischief."""

    goes_abroad = True

    @activated(abroad, kind=ACTIVATE, price=2)
    async def campaign(self) -> None:
        """Earn 1 Mischief"""
        await loki_of(self.controller).earn(1)


class KingLoki(LokiOfManyWorlds, set=LOKI, cost=3, strength=4, origins=ours("ally", proven="kind")):
    """May be played to another Domain: then earn 2 Mischief."""

    earns = 2


class AlligatorLoki(LokiOfManyWorlds, set=LOKI, cost=1, strength=2, origins=ours("ally", proven="kind")):
    """
    May be played to another Domain: then earn 1 Mischief, and you may defeat an Ally of Strength 2 or less there
    that is not yours.
    """

    async def when_played_abroad(self) -> None:
        there = self.game.allies_of_any_at(self.spot)
        weak = [ally for ally in there if ally.strength <= 2 and ally.controller != self.controller]
        ally = await self.choose("Which Ally is bitten?", weak, optional=True)
        if ally is not None:
            await ally.defeat()


class LokiAgentOfAsgard(
    LokiOfManyWorlds,
    set=LOKI,
    name="Loki, Agent of Asgard",
    cost=2,
    strength=2,
    origins=ours("ally", proven="kind"),
):
    """
    May be played to another Domain: then earn 1 Mischief.
    While he is there, gain 1 Power each time you spend Mischief.
    """

    @when(MischiefSpent, by_me, abroad)
    async def profit(self, spent: MischiefSpent) -> None:
        """Gain 1 Power"""
        await self.controller.gain_power(1)


class Lorelei(Ally, set=LOKI, cost=2, strength=2, origins=ours("ally", known="kind name text")):
    """Heroes at her location have -2 Strength."""

    @modifies(Character.strength, is_a(Hero), here, weakens)
    def beguile(self, hero: Character) -> int:
        return -2


class Enchantress(Ally, set=LOKI, cost=3, strength=3, origins=ours("ally")):
    """Activate, 1 and 1 Mischief: relocate a Hero from her location in your Domain to another player's Domain."""

    @activated(can_spend(1), lambda ally, _: ally.company(), kind=ACTIVATE, price=1)
    async def charm(self) -> None:
        """Spend 1 Mischief to relocate a Hero to another Domain"""
        you = self.controller
        await loki_of(you).spend(1)
        hero = await self.choose("Which Hero does she send away?", self.company())
        if hero is not None:
            await self.game.send(hero, you, you.others)

    def company(self) -> list[Any]:
        """List the Heroes at her location, if that is at home."""
        return [] if self.is_abroad or self.spot is None else self.controller.heroes_at(self.spot)


class Executioner(Ally, set=LOKI, cost=3, strength=4, origins=ours("ally")):
    """Has +2 Strength while Enchantress is in the same Domain."""

    @modifies(Character.strength, itself)
    def follow(self, ally: Character) -> int:
        return 2 if self.domain is not None and self.domain.the(Enchantress) is not None else 0


class FrostGiant(Ally, set=LOKI, copies=2, cost=2, strength=3, origins=ours("ally")):
    """Has +1 Strength while at Jotunheim."""

    @modifies(Character.strength, itself)
    def feel_at_home(self, ally: Character) -> int:
        return 1 if isinstance(self.spot, Jotunheim) else 0


# ------------------------------------------------------------------------------------------------ prices in Mischief


class CostsMischief(MarvelVillainCard):
    """A card that costs Mischief besides Power, and perhaps a Loki Ally abroad."""

    is_a_kind = False

    mischief = 1
    gives_up_a_loki = False

    def why_not_give(self) -> Text | None:
        you = self.controller
        if self.gives_up_a_loki and not lokis_abroad(you):
            return NO_LOKI_ABROAD
        return None if loki_of(you).may_spend(self.mischief) else NO_MISCHIEF

    async def give(self) -> None:
        you = self.controller
        await loki_of(you).spend(self.mischief)
        if self.gives_up_a_loki:
            ally = await you.choose("Which Loki Ally do you give up?", lokis_abroad(you), about=self)
            if ally is not None:
                await ally.remove()


class SowDiscord(CostsMischief, Scheme, set=LOKI, copies=3, cost=0, origins=ours("effect")):
    """
    Costs 1 Mischief, too. Choose an opponent, who loses 2 Power or discards two cards;
    who can do neither in full loses all Power and discards the whole hand.
    """

    async def when_played(self) -> None:
        rival = await self.choose("Who is set at odds?", self.controller.others)
        if rival is None:
            return
        ways = [
            *(["Lose 2 Power"] if rival.power >= 2 else []),
            *(["Discard two cards"] if len(rival.hand) >= 2 else []),
        ]
        way = await rival.choose_unseen("What do you do?", ways, about=self) if ways else "Lose everything"
        if way != "Discard two cards":
            await rival.lose_power(2)
        if way != "Lose 2 Power":
            await rival.discard_some(2, about=self)


class SilverTongue(CostsMischief, Scheme, set=LOKI, copies=2, cost=1, origins=ours("effect")):
    """
    Costs 2 Mischief and one of your Loki Allies abroad, too.
    Relocate an opposing character in your Domain to another of its locations, then gain 2 Power.
    """

    mischief = 2
    gives_up_a_loki = True

    def targets(self) -> Sequence[Character]:
        return self.controller.opposing

    async def when_played(self) -> None:
        you = self.controller
        character = await self.choose("Who is talked away?", self.targets())
        if character is not None:
            await self.game.send(character, you, [you])
        await you.gain_power(2)


class GloriousPurpose(CostsMischief, Scheme, set=LOKI, copies=2, cost=2, origins=ours("effect")):
    """
    Costs 3 Mischief and one of your Loki Allies abroad, too.
    Choose one: defeat a Hero in your Domain, or remove an Ally of Strength 2 or less that another player has at home.
    """

    mischief = 3
    gives_up_a_loki = True

    def targets(self) -> Sequence[Character]:
        you = self.controller
        weak = [ally for rival in you.others for ally in rival.removable_allies if ally.strength <= 2]
        return [*you.defeatable_heroes, *weak]

    async def when_played(self) -> None:
        chosen = await self.choose("Whom do you defeat or remove?", self.targets())
        if isinstance(chosen, Hero):
            await chosen.defeat()
        elif chosen is not None:
            await chosen.remove()


class MasterOfIllusion(
    CostsMischief, Scheme, set=LOKI, name="Master of Illusion", copies=2, cost=1, origins=ours("effect")
):
    """
    Costs 1 or 2 Mischief, too. Draw as many cards as you spent Mischief;
    then you may relocate one of your Loki Allies to any location of any Domain.
    """

    #: How much Mischief was spent on it.
    mischief_spent = column(default=0, shown=False)

    def targets(self) -> Sequence[Any]:
        """Nobody but Loki has Mischief to spend on it."""
        return (self,) if isinstance(self.controller.mover, Loki) else ()

    async def give(self) -> None:
        you = self.controller
        loki = loki_of(you)
        count = await you.choose_number("How much Mischief do you spend?", 1, 2 if loki.may_spend(2) else 1, about=self)
        await loki.spend(count)
        self.set(mischief_spent=count)

    async def when_played(self) -> None:
        you = self.controller
        await you.draw(self.mischief_spent)
        self.set(mischief_spent=0)
        placed = named("Loki", [*you.allies, *you.abroad])
        ally = await self.choose("Which Loki Ally goes elsewhere?", placed, optional=True)
        if ally is not None:
            await self.game.send(ally, you, self.game.players)


class TrickstersGambit(Scheme, set=LOKI, name="Trickster's Gambit", cost=1, origins=ours("effect")):
    """Earn 1 Mischief for each other Domain with one of your Loki Allies."""

    def targets(self) -> Sequence[Any]:
        return sorted({ally.domain.seat for ally in lokis_abroad(self.controller)})

    async def when_played(self) -> None:
        await loki_of(self.controller).earn(len(self.targets()))


class AcrossTheMultiverse(
    Scheme, set=LOKI, name="Across the Multiverse", copies=2, cost=1, origins=ours("effect", proven="kind")
):
    """
    Reveal your deck until a Loki Ally turns up: play it to another Domain at once, paying for it, or take it into hand.
    """

    async def when_played(self) -> None:
        you, game = self.controller, self.game
        card = await game.reveal_until(you, you.deck, lambda one: isinstance(one, Ally) and one.is_named("Loki"))
        if card is None:
            return
        elsewhere = [place for rival in you.others for place in rival.locations]
        homes = [home for home in game.homes_of(card, you, by=you) if home.holder in elsewhere]
        able = homes and game.why_not_play(you, card) is None
        if able and await you.confirms(Text("villainous.play-now", "Do you play {card} now?", card=card), about=self):
            await game.play_own(you, card, at=elsewhere)
        else:
            await you.take_into_hand(card)


# ------------------------------------------------------------------------------------------------ Items and Specialties


class LokisScepter(Item, set=LOKI, name="Loki's Scepter", cost=2, origins=ours("item")):
    """
    Activate, 1 Mischief, choose one: a Hero in your Domain gets -1 Strength, or one of your Allies in any Domain gets +1.
    """

    @activated(can_spend(1), lambda item, _: item.swayable(), kind=ACTIVATE)
    async def sway(self) -> None:
        """Spend 1 Mischief for a Strength token"""
        await loki_of(self.controller).spend(1)
        chosen = await self.choose("Who gets a token?", self.swayable())
        if chosen is not None:
            await chosen.put_token(-1 if isinstance(chosen, Hero) else 1)

    def swayable(self) -> list[Character]:
        """List who might get a token."""
        you = self.controller
        return [*you.heroes, *you.allies, *you.abroad]


class HornedHelmet(Item, set=LOKI, cost=1, origins=ours("item", proven="kind")):
    """Attach to one of your Allies in any Domain, who has +2 Strength."""

    attaches_to = (Ally,)

    def homes(self, you: Any, side: str = "") -> list[Any]:
        return [ally.attached for ally in (*you.allies, *you.abroad)]

    @modifies(Character.strength, its_bearer)
    def crown(self, ally: Character) -> int:
        return 2


class NornStones(Specialty, set=LOKI, cost=2, origins=ours("specialty", proven="kind")):
    """Playable only while one of your Loki Allies is abroad. Activate, 1 Mischief: gain 1 Power."""

    def targets(self) -> Sequence[Any]:
        return lokis_abroad(self.controller)

    @activated(can_spend(1), kind=ACTIVATE, once_per_turn=True)
    async def glow(self) -> None:
        """Spend 1 Mischief to gain 1 Power"""
        await loki_of(self.controller).spend(1)
        await self.controller.gain_power(1)


class Ikol(Specialty, set=LOKI, cost=1, origins=ours("specialty", proven="kind")):
    """Before your move you may look at the top card of the Fate deck, and put it at the bottom."""

    @when(TurnBegan, by_me, optional=True)
    async def whisper(self, began: TurnBegan) -> None:
        """Look at the top card of the Fate deck"""
        you, deck = self.controller, self.game.fate_deck
        for card in await self.game.look_on_top(you, deck, 1):
            asked = Text("villainous.to-the-bottom", "Do you put {card} at the bottom of the Fate deck?", card=card)
            if await you.confirms(asked, about=self):
                await self.game.move(card, deck)


# ------------------------------------------------------------------------------------------------ Fate


class ThorAvenger(Hero, set=LOKI, name="Thor, Avenger", strength=6, origins=ours("hero", proven="kind")):
    """Each Effect that you play costs 1 Power more."""

    @modifies(
        MarvelVillainCard.surcharge, lambda hero, card: isinstance(card, Scheme) and card.controller is hero.controller
    )
    def thunder(self, card: VillainCard) -> int:
        return 1


class Heimdall(Hero, set=LOKI, strength=4, origins=ours("hero", proven="kind")):
    """You can neither play nor relocate Allies to another player's Domain."""

    @forbids(Played, is_a(Ally), by_me)
    def close_the_bridge(self, played: Played) -> bool:
        holder = played.to.holder
        return isinstance(holder, Location) and holder.owner is not self.controller

    @forbids(Relocated, is_a(Ally), lambda hero, move: move.card.controller is hero.controller)
    def watch_the_bridge(self, move: Relocated) -> bool:
        whose = move.to.owner if isinstance(move.to, Location) else self.controller
        return whose is not self.controller and isinstance(move.card, Ally) and move.card.domain is not whose


class DoctorStrange(Hero, set=LOKI, strength=4, origins=ours("hero", proven="kind")):
    """When played, whoever played him may return one of your Allies abroad or at an Event to your hand."""

    async def when_played(self) -> None:
        you = self.controller
        ally = await self.choose("Which Ally goes back to hand?", [*you.abroad, *you.at_events], optional=True)
        if ally is not None:
            await ally.return_to_hand()


class LadySif(Hero, set=LOKI, strength=3, protector=True, origins=ours("hero", proven="kind")):
    """Protector."""


class WarriorsThree(Hero, set=LOKI, strength=3, origins=ours("hero", proven="kind")):
    """Has +1 Strength for each other Hero in the same Domain."""

    @modifies(Hero.strength, itself)
    def stand_together(self, hero: Hero) -> int:
        return 0 if self.domain is None else len(self.domain.heroes) - 1


class WiccanYoungAvenger(Hero, set=LOKI, name="Wiccan, Young Avenger", strength=2, origins=ours("hero", proven="kind")):
    """When played, you reveal your hand, and whoever played him chooses a card of it, which you discard."""

    async def when_played(self) -> None:
        you = self.controller
        await you.show_hand()
        card = await self.choose("Which card is discarded?", you.hand)
        await you.discard_cards([] if card is None else [card])


class MobiusMMobius(Hero, set=LOKI, name="Mobius M. Mobius", strength=2, origins=ours("hero", proven="kind")):
    """Before each move you lose 1 Mischief, or 1 Power if you have none."""

    @when(TurnBegan, by_me)
    async def take_away(self, began: TurnBegan) -> None:
        """Lose 1 Mischief, or 1 Power"""
        you = self.controller
        if mischief_of(you):
            await loki_of(you).lose(1)
        else:
            await you.lose_power(1)


def mischief_of(you: MarvelVillain) -> int:
    """Return how much Mischief a player has to spend: only Loki has any."""
    return you.mover.earned if isinstance(you.mover, Loki) else 0


class Banished(Setback, set=LOKI, copies=2, origins=ours("fate card", known="name")):
    """Whoever played this chooses Mischief or Power: you lose half of what you have of it, rounded up."""

    def strikes(self, rival: MarvelVillain) -> bool:
        return rival.power > 0 or mischief_of(rival) > 0

    async def when_played(self) -> None:
        you = self.controller
        has = [*(["Mischief"] if mischief_of(you) else []), *(["Power"] if you.power else [])]
        chosen = await self.choose("What is lost?", has)
        if chosen == "Mischief":
            await loki_of(you).lose((mischief_of(you) + 1) // 2)
        else:
            await you.lose_power((you.power + 1) // 2)


class DungeonsOfAsgard(FateItem, set=LOKI, name="Dungeons of Asgard", origins=ours("fate card", proven="kind")):
    """Covers the top symbols of a location. In your turn you may pay 2 Power to remove it."""

    @activated(my_turn, kind=AT_WILL, price=2)
    async def break_out(self) -> None:
        """Pay 2 Power to remove it"""
        await self.remove()


class TheTrialOfLoki(
    TargetedCrisis, set=LOKI, name="The Trial of Loki", strength=6, origins=ours("event", proven="kind")
):
    """
    Penalty: Loki cannot spend Mischief.
    Reward: Loki earns 2 Mischief.
    """

    @forbids(MischiefSpent)
    def hold_court(self, spent: MischiefSpent) -> bool:
        return True

    async def reward(self, you: MarvelVillain) -> None:
        await loki_of(you).earn(2)


CARDS = (
    Loki, OdinsThrone, Bifrost, Jotunheim, SanctumSanctorum,
    KidLoki, LadyLoki, PresidentLoki, KingLoki, AlligatorLoki, LokiAgentOfAsgard, Lorelei, Enchantress, Executioner,
    FrostGiant, SowDiscord, SilverTongue, GloriousPurpose, MasterOfIllusion, TrickstersGambit, AcrossTheMultiverse,
    LokisScepter, HornedHelmet, NornStones, Ikol,
    ThorAvenger, Heimdall, DoctorStrange, LadySif, WarriorsThree, WiccanYoungAvenger, MobiusMMobius, Banished,
    DungeonsOfAsgard, TheTrialOfLoki,
)  # fmt: skip
