"""Thanos: gather six Infinity Stones. The cards are the publisher's; how Stones change hands and some of their faces are ours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tabletop import (
    Effect,
    Event,
    Text,
    activated,
    column,
    displayed,
    effect,
    event,
    forbids,
    modifies,
    permission,
    when,
)
from tabletop.conditions import by_me, itself
from tabletop.games.villainous._actions import ACTIVATE, VANQUISH
from tabletop.games.villainous._cards import TOP, Character, VillainousCard
from tabletop.games.villainous._events import (
    ActionTaken,
    Defeated,
    MoverMoved,
    Played,
    Relocated,
    UsedUp,
)
from tabletop.games.villainous._players import attached_to
from tabletop.games.villainous.marvel._cards import (
    Ally,
    Hero,
    Item,
    Location,
    Scheme,
    SymbolAdder,
    Tile,
    ours,
)
from tabletop.games.villainous.marvel._crises import Crisis
from tabletop.games.villainous.marvel._players import MarvelVillain
from tabletop.games.villainous.marvel._position import WinsByPosition
from tabletop.games.villainous.marvel._worth import belongings, has_open
from tabletop.games.villainous.marvel.words import abroad

THANOS = "Thanos"
STONES_TO_WIN = 6

NOBODY_AFFORDABLE = Text("villainous.nobody-affordable", "You can't pay for the defeat of anybody there is.")

#: What Stones are worth to bots: his own, those that others hold, and how near his Allies are to those.
OF_STONE = 200
OF_STONE_ABROAD = 40
OF_CHANCE = 60
#: And what it is worth to stand where he could use that.
OF_VANQUISH = 40
OF_RELOCATION = 15


# ------------------------------------------------------------------------------------------------ Stones change hands


@event(to="stone", by="player")
class StonePut(Event):
    """A Villain who gets an Infinity Stone puts it on an Ally, or loose at a location."""

    text = "{player} gets {stone}, at {to}."
    player: MarvelVillain
    stone: InfinityStone
    to: VillainousCard

    def happen(self, game: Any) -> None:
        self.stone.move(self.to.bottom if isinstance(self.to, Location) else self.to.attached)  # type: ignore[attr-defined]
        self.stone.give_to(self.player)


@event(to="stone", by="player")
class StoneClaimed(Event):
    """Thanos claims an Infinity Stone, for good: what is attached to it is discarded."""

    text = "{player} claims {stone}."
    player: MarvelVillain
    stone: InfinityStone

    def happen(self, game: Any) -> None:
        game.take_off(self.stone, self.player.specialties)
        self.stone.give_to(self.player)


def stones_of(you: MarvelVillain) -> list[InfinityStone]:
    """List the Infinity Stones that a Villain holds."""
    return [card for card in you.sight if isinstance(card, InfinityStone)]


def stones_on(card: VillainousCard) -> list[InfinityStone]:
    """List the Infinity Stones that a card carries."""
    return [one for one in attached_to(card) if isinstance(one, InfinityStone)]


def held_by_others(you: MarvelVillain) -> list[InfinityStone]:
    """List the Infinity Stones in the Domains of a player's opponents."""
    return [stone for rival in you.others for stone in stones_of(rival)]


def unique(cards: Iterable[Any]) -> list[Any]:
    """List cards, each once, in their order."""
    return list(dict.fromkeys(cards))


def thanos_among(players: Iterable[MarvelVillain]) -> MarvelVillain | None:
    """Return who plays Thanos."""
    return next((you for you in players if isinstance(you.mover, Thanos)), None)


def unclaimed(players: Iterable[MarvelVillain]) -> list[InfinityStone]:
    """List the Stones that nobody holds yet: they lie beside the Domain of Thanos."""
    thanos = thanos_among(players)
    return [] if thanos is None else [card for card in thanos.aside if isinstance(card, InfinityStone)]


def may_find(you: MarvelVillain) -> bool:
    """Say whether a player may be given a Stone: Thanos has to claim his."""
    return not isinstance(you.mover, Thanos)


async def give_stone(you: MarvelVillain, stone: InfinityStone | None) -> None:
    """Have a Villain who gets a Stone put it on an Ally at home, or without any loose at a location."""
    bearers: Sequence[VillainousCard] = you.allies or you.locations
    to = None if stone is None else await you.choose("Where do you put the Stone?", bearers, about=stone)
    if stone is not None and to is not None:
        await you.game.perform(StonePut(you, stone, to))


# ------------------------------------------------------------------------------------------------ Thanos


class Thanos(WinsByPosition, set=THANOS, origins=ours("mover", known="name objective")):
    """Objective: gather all six Infinity Stones, which others hold, by vanquishing who carries them."""

    #: Whether nothing keeps him from winning.
    may_win = permission(True)

    @property
    def claimed(self) -> int:
        """How many Stones he has claimed."""
        return len([card for card in self.controller.specialties if isinstance(card, InfinityStone)])

    @displayed
    def progress(self) -> str:
        """How many Stones he has claimed."""
        return f"{self.claimed} of {STONES_TO_WIN} Infinity Stones"

    @property
    def is_met(self) -> bool:
        """Whether all Stones are claimed, and nothing keeps him from winning."""
        return self.claimed >= STONES_TO_WIN and self.may_win

    @property
    def prey_abroad(self) -> Sequence[VillainousCard]:
        """Who carries Stones in other Domains, and loose Stones there."""
        return unique([stone.bearer or stone for stone in held_by_others(self.controller)])

    @property
    def goals_abroad(self) -> Sequence[Location]:
        """The locations of other Domains that hold a Stone."""
        return unique([stone.spot for stone in held_by_others(self.controller)])

    def standing(self) -> int:
        """Stones above all, then those of others with his Allies beside them, and all that Villains have."""
        you = self.controller
        chances = sum([OF_STONE_ABROAD + chance_of(you, foe) for foe in self.prey_abroad])
        return OF_STONE * self.claimed + chances + self.readiness + belongings(you)

    @property
    def readiness(self) -> int:
        """How good it is where he stands: there he could vanquish for a Stone, or send an Ally after one."""
        you, game, prey = self.controller, self.game, self.prey_abroad
        if has_open(you, VANQUISH) and any(game.why_no_victim(you, foe) is None for foe in prey):
            return OF_VANQUISH
        return OF_RELOCATION if prey and has_open(you, "relocate") and you.allies else 0


def chance_of(you: MarvelVillain, foe: Any) -> int:
    """Say how near a player's Allies are to vanquishing who carries a Stone."""
    near = sum([ally.strength for ally in you.abroad if ally.spot == foe.spot])
    return OF_CHANCE if near >= foe.strength else OF_CHANCE * near // (foe.strength + 1)


# ------------------------------------------------------------------------------------------------ the Stones


@effect
class Unwearied(Effect):
    """The Allies that a player uses in a Vanquish are not discarded, and have {more:+} Strength."""

    more: int

    @forbids(UsedUp, lambda effect, loss: loss.card.controller is effect.controller)
    def last(self, loss: UsedUp) -> bool:
        return True

    @modifies(Ally.fury, lambda effect, ally: ally.controller is effect.controller)
    def rage(self, ally: Ally) -> int:
        return self.more


def is_held(stone: InfinityStone, _: object) -> bool:
    """Say whether the item side of a Stone is up."""
    return not stone.is_claimed


def is_claimed(stone: InfinityStone, _: object) -> bool:
    """Say whether Thanos has claimed a Stone."""
    return stone.is_claimed


def won_by_thanos(stone: InfinityStone, defeated: Defeated) -> bool:
    """Say whether a Stone was carried by somebody whom Thanos has defeated."""
    return defeated.player is stone.owner and stone in defeated.left_behind


class InfinityStone(Tile):
    """An Infinity Stone: an Item of whoever holds it, and a Specialty of Thanos once he has claimed it."""

    starts_as_specialty = False
    counts_as_item = True
    keeps_to_its_domain = True
    #: What it takes to vanquish it where it lies loose.
    strength = 2
    fighters_needed = 1

    @property
    def is_claimed(self) -> bool:
        """Whether Thanos has claimed it."""
        return self.zone.name == "specialties"

    def stays_behind(self, loss: object) -> bool:
        return True

    def fall_to(self, you: Any) -> Event | None:
        """It is claimed."""
        return StoneClaimed(you, self) if you is self.owner and self.bearer is None else None

    @when(Defeated, won_by_thanos, commutes=True)
    async def change_hands(self, defeated: Defeated) -> None:
        """Be claimed by Thanos"""
        await self.game.perform(StoneClaimed(self.owner, self))


class MindStone(InfinityStone, set=THANOS, origins=ours("tile", known="name")):
    """
    Activate: find any card in your deck and take it into hand.
    Claimed: gain 1 Power, too.
    """

    @activated(is_held, lambda stone, _: len(stone.controller.deck) > 0, kind=ACTIVATE)
    async def read_minds(self) -> None:
        """Take any card of your deck into hand"""
        you = self.controller
        await you.take_into_hand(await self.game.search_deck(you, you.deck, lambda _: True))

    @activated(is_claimed, kind=ACTIVATE, once_per_turn=True)
    async def rule_minds(self) -> None:
        """Take any card of your deck into hand and gain 1 Power"""
        you = self.controller
        await you.take_into_hand(await self.game.search_deck(you, you.deck, lambda _: True))
        await you.gain_power(1)


def has_ally(stone: InfinityStone, _: object) -> bool:
    """Say whether there is an Ally at home."""
    return len(stone.controller.allies) > 0


class PowerStone(InfinityStone, set=THANOS, origins=ours("tile", known="name text")):
    """
    Activate: one of your Allies at home gets +2 Strength.
    Claimed: one gets +2 Strength, or two get +1 each.
    """

    @activated(is_held, has_ally, kind=ACTIVATE)
    async def empower(self) -> None:
        """Give an Ally +2 Strength"""
        ally = await self.choose("Which Ally gets +2 Strength?", self.controller.allies)
        await self.game.put_tokens(ally, 2)

    @activated(is_claimed, has_ally, kind=ACTIVATE, once_per_turn=True)
    async def share_power(self) -> None:
        """Give an Ally +2 Strength, or two Allies +1 each"""
        you = self.controller
        asked = "Which Ally gets +2 Strength, or which two get +1?"
        chosen = await you.choose_some(asked, you.allies, at_least=1, at_most=2, about=self)
        await self.game.put_tokens_on_each(chosen, 2 // len(chosen))


class RealityStone(InfinityStone, set=THANOS, origins=ours("tile", known="name")):
    """
    Activate: vanquish; the Allies used are not discarded.
    Claimed: each of them has +1 Strength for it, too.
    """

    @activated(is_held, lambda stone, _: stone.could_vanquish(0), kind=ACTIVATE)
    async def bend_reality(self) -> None:
        """Vanquish, and keep the Allies used"""
        await self.vanquish(0)

    @activated(is_claimed, lambda stone, _: stone.could_vanquish(1), kind=ACTIVATE, once_per_turn=True)
    async def make_reality(self) -> None:
        """Vanquish with +1 Strength for each Ally used, and keep them"""
        await self.vanquish(1)

    def could_vanquish(self, more: int) -> bool:
        """Say whether there is anybody to vanquish with so much more Strength."""
        you = self.controller
        return you.may_take(VANQUISH) and len(self.game.vanquishable(you, stronger=more)) > 0

    async def vanquish(self, more: int) -> None:
        """Vanquish with so much more Strength for each Ally, all of whom stay."""
        self.game.begin(Unwearied(more), until="end of vanquish", source=self, controller=self.controller)
        await self.controller.take_action(VANQUISH)


class SoulStone(InfinityStone, set=THANOS, origins=ours("tile", known="name")):
    """
    Activate: play an Ally from your discard pile without paying.
    Claimed: it may be played to a location of another Domain that holds an Infinity Stone, too.
    """

    @activated(is_held, lambda stone, _: len(stone.souls()) > 0, kind=ACTIVATE)
    async def call_soul(self) -> None:
        """Play an Ally from your discard pile without paying"""
        await self.play_one()

    @activated(is_claimed, lambda stone, _: len(stone.souls()) > 0, kind=ACTIVATE, once_per_turn=True)
    async def bind_soul(self) -> None:
        """Play an Ally from your discard pile without paying, even beside an Infinity Stone"""
        await self.play_one()

    def souls(self) -> list[Any]:
        """List the Allies that could come back."""
        return [card for card in self.controller.findable if isinstance(card, Ally) and self.homes_for(card)]

    def homes_for(self, ally: Ally) -> list[Any]:
        """List where an Ally could come back to."""
        you, game = self.controller, self.game
        homes = game.homes_of(ally, you, by=you)
        reach = you.mover.goals_abroad if self.is_claimed else ()
        further = [place.top for place in reach if ally.suits(place) and place.top not in homes]
        return [*homes, *[home for home in further if game.can(Played(you, ally, home))]]

    async def play_one(self) -> None:
        """Play an Ally from the discard pile."""
        you, game = self.controller, self.game
        ally = await self.choose("Which Ally comes back?", self.souls())
        home = None if ally is None else await game.pick_among(ally, self.homes_for(ally), by=you)
        if ally is not None and home is not None:
            await game.play(ally, you, by=you, to=home)


class SpaceStone(InfinityStone, set=THANOS, origins=ours("tile", known="name")):
    """
    Activate: relocate any number of your Allies, each to where a Relocate action of yours could bring it.
    Claimed: the same, which for Thanos includes locations with an Infinity Stone.
    """

    @activated(is_held, lambda stone, _: len(stone.travellers(())) > 0, kind=ACTIVATE)
    async def open_portals(self) -> None:
        """Relocate any number of your Allies"""
        await self.send_allies()

    @activated(is_claimed, lambda stone, _: len(stone.travellers(())) > 0, kind=ACTIVATE, once_per_turn=True)
    async def fold_space(self) -> None:
        """Relocate any number of your Allies"""
        await self.send_allies()

    def travellers(self, gone: Sequence[Any]) -> list[Any]:
        """List the Allies that could go elsewhere and have not."""
        movable = self.game.movable(self.controller)
        return [card for card in movable if isinstance(card, Ally) and card not in gone]

    async def send_allies(self) -> None:
        """Relocate Allies, one after the other."""
        gone: list[Any] = []
        while ally := await self.choose("Which Ally do you relocate next?", self.travellers(gone), optional=True):
            gone.append(ally)
            await self.game.move_card(self.controller, ally)


class TimeStone(InfinityStone, set=THANOS, origins=ours("tile", known="name")):
    """
    Activate: gain 1 Power and draw a card.
    Claimed: gain 2 Power and draw a card.
    """

    @activated(is_held, kind=ACTIVATE)
    async def turn_back(self) -> None:
        """Gain 1 Power and draw a card"""
        await self.controller.gain_power(1)
        await self.controller.draw(1)

    @activated(is_claimed, kind=ACTIVATE, once_per_turn=True)
    async def master_time(self) -> None:
        """Gain 2 Power and draw a card"""
        await self.controller.gain_power(2)
        await self.controller.draw(1)


# ------------------------------------------------------------------------------------------------ the Domain


class SanctuaryII(Location, set=THANOS, name="Sanctuary II", upper=("gain 2", "activate"), lower=("play", "discard")):
    """The first location of the Domain."""


class Titan(Location, set=THANOS, upper=("play", "fate"), lower=("gain 1", "relocate")):
    """The second location of the Domain."""


class TheInfinityWell(Location, set=THANOS, upper=("play", "discard"), lower=("play", "gain 3")):
    """The third location of the Domain."""


class Knowhere(Location, set=THANOS, upper=("relocate",), lower=("fate", "play", "vanquish")):
    """The fourth location of the Domain."""


# ------------------------------------------------------------------------------------------------ Allies


class TheLegionsOfThanos(Ally, set=THANOS, name="The Legions of Thanos", copies=5, cost=1, strength=2):
    """(No ability.)"""


class BlackDwarf(Ally, set=THANOS, cost=3, strength=6):
    """Can neither be played nor relocated to an Event."""

    def suits(self, place: VillainousCard) -> bool:
        return not isinstance(place, Crisis)

    @forbids(Relocated, itself)
    def stay_away(self, move: Relocated) -> bool:
        return isinstance(move.to, Crisis)


class BlackSwan(Ally, set=THANOS, cost=2, strength=1):
    """While an Infinity Stone is at her location, she has as much more Strength as the strongest Ally there that is not yours."""

    @modifies(Character.strength, itself)
    def sing(self, ally: Character) -> int:
        if self.spot is None or not has_stone(self.spot):
            return 0
        others = [one for one in self.game.allies_of_any_at(self.spot) if one.controller is not self.controller]
        return max([one.strength for one in others], default=0)


def has_stone(place: Any) -> bool:
    """Say whether an Infinity Stone is at a location, loose or carried."""
    return any(isinstance(card, InfinityStone) or stones_on(card) for card in place.cards)


class CorvusGlaive(Ally, set=THANOS, cost=3, strength=4):
    """When he is relocated to another player's Domain, you may relocate The Legions of Thanos to the same location."""

    @when(Relocated, itself, abroad, lambda ally, _: len(ally.legions) > 0, optional=True)
    async def lead(self, move: Relocated) -> None:
        """Bring The Legions of Thanos along"""
        legion = await self.choose("Who comes along?", self.legions)
        if legion is not None:
            await legion.go_to(self.spot, side=TOP)

    @property
    def legions(self) -> list[Any]:
        """The Legions of Thanos that could come to his location."""
        you, spot = self.controller, self.spot
        elsewhere = [one for one in (*you.allies, *you.abroad) if isinstance(one, TheLegionsOfThanos)]
        return [one for one in elsewhere if one.spot != spot and spot and self.game.may_relocate(one, spot, side=TOP)]


class EbonyMaw(Ally, set=THANOS, cost=3, strength=4):
    """Used in a Vanquish that defeats another player's Ally with an Infinity Stone, he is not discarded."""

    def is_spared_by(self, target: VillainousCard) -> bool:
        return isinstance(target, Ally) and target.controller is not self.controller and len(stones_on(target)) > 0


class ProximaMidnight(Ally, set=THANOS, cost=2, strength=3):
    """When played, defeat another character of Strength 3 or less at her location."""

    def prey_at(self, place: VillainousCard | None) -> list[Any]:
        """List whom she could defeat at a location or an Event."""
        weak = [one for one in self.game.characters_at(place) if one != self and one.strength <= 3]
        return [one for one in weak if self.game.may_be_defeated(one, self.controller)]

    def suits(self, place: VillainousCard) -> bool:
        return len(self.prey_at(place)) > 0

    async def when_played(self) -> None:
        character = await self.choose("Who is defeated?", self.prey_at(self.host))
        if character is not None:
            await character.defeat()


# ------------------------------------------------------------------------------------------------ Effects


async def bring(you: MarvelVillain, place: Any, prompt: str, *, about: VillainousCard) -> bool:
    """Let a player relocate one of their Allies from any Domain to a location; say whether they did."""
    game = you.game
    elsewhere = [ally for ally in (*you.allies, *you.abroad) if ally.spot != place]
    able = [ally for ally in elsewhere if game.can(Relocated(ally, place, game.side_at(ally, place)))]
    ally = await you.choose(prompt, able, optional=True, about=about)
    return ally is not None and await game.relocate(ally, place, side=game.side_at(ally, place))


class ConsultTheWell(Scheme, set=THANOS, name="Consult the Well", copies=4, cost=2):
    """
    Choose an opponent, who gets an unclaimed Infinity Stone at random.
    When it is placed you may relocate one of your Allies to its location.
    """

    def targets(self) -> Sequence[Any]:
        return [rival for rival in self.controller.others if may_find(rival)] if unclaimed(self.game.players) else []

    async def when_played(self) -> None:
        you, game = self.controller, self.game
        rival = await self.choose("Who gets a Stone?", self.targets())
        if rival is not None:
            stone = await game.pick_at_random(unclaimed(game.players), prompt="Which Stone is it?")
            await give_stone(rival, stone)
            if stone.in_play:
                await bring(you, stone.spot, "Which Ally goes to the Stone?", about=self)


class ASmallPriceToPay(Scheme, set=THANOS, name="A Small Price to Pay...", copies=3, cost=0):
    """Gain 1 Power, and 1 more for each other Villain who holds an Infinity Stone."""

    async def when_played(self) -> None:
        you = self.controller
        await you.gain_power(1 + len([rival for rival in you.others if stones_of(rival)]))


class TasteOfCosmicPower(Scheme, set=THANOS, name="Taste of Cosmic Power", copies=3, cost=2):
    """
    One of your Allies gets +1 Strength. It may then vanquish, alone, a character at its location, and is not discarded.
    """

    def targets(self) -> Sequence[Any]:
        return self.controller.all_allies

    def foes_of(self, ally: Ally) -> list[Any]:
        """List whom an Ally could vanquish alone."""
        you, game = self.controller, self.game
        near = [one for one in game.victims(you) if isinstance(one, Character) and one.spot == ally.spot]
        able = [one for one in near if ally in game.fighters(you, one, ()) and not game.is_shielded(one)]
        return [one for one in able if game.may_fall(you, one) and game.is_enough(one, (ally,))]

    async def when_played(self) -> None:
        you, game = self.controller, self.game
        ally = await self.choose("Which Ally tastes power?", self.targets())
        await game.put_tokens(ally, 1)
        foes = self.foes_of(ally) if ally is not None and ally.spot is not None and you.may_take(VANQUISH) else []
        foe = await self.choose("Whom does it vanquish?", foes, optional=True)
        if ally is not None and foe is not None:
            game.begin(Unwearied(0), until="end of vanquish", source=self)
            await game.fight(you, foe, (ally,))
            game.expire("end of vanquish")
            await game.tell_of(ActionTaken(you, VANQUISH))


class DeliverJudgment(Scheme, set=THANOS, copies=2, cost=3):
    """
    Choose a location with an Infinity Stone. Relocate up to two of your Allies there,
    then each of your Allies there gets +1 Strength.
    """

    def targets(self) -> Sequence[Any]:
        places = [place for rival in self.game.players for place in rival.locations]
        return [place for place in places if has_stone(place)]

    async def when_played(self) -> None:
        you, game = self.controller, self.game
        place = await self.choose("Where do you deliver judgment?", self.targets())
        for asked in ("Which Ally goes there?", "Which other Ally goes there?"):
            if not await bring(you, place, asked, about=self):
                break
        there = [ally for ally in game.allies_of_any_at(place) if ally.controller is you]
        await game.put_tokens_on_each(there, 1)


class TheMadTitan(Scheme, set=THANOS, name="The Mad Titan", copies=2, cost=0):
    """Costs as much as a character has Strength who is not yours, where one of your Allies is. Defeat that character."""

    #: In which row the character is found that was paid for.
    paid_for = column(default=-1, shown=False)

    def targets(self) -> Sequence[Any]:
        you, game = self.controller, self.game
        there = unique([one for ally in (*you.allies, *you.abroad) for one in game.characters_at(ally.spot)])
        foes = [one for one in there if one.controller is not you or isinstance(one, Hero)]
        return [one for one in foes if game.may_be_defeated(one, you)]

    def affordable(self, power: int) -> list[Any]:
        """List who could be defeated for so much Power."""
        return [one for one in self.targets() if one.strength <= power]

    def why_not_give(self) -> Text | None:
        return None if self.affordable(self.controller.power - self.surcharge) else NOBODY_AFFORDABLE

    async def give(self) -> None:
        you = self.controller
        victim = await you.choose("Who is to fall?", self.affordable(you.power), about=self)
        if victim is not None:
            await you.pay_power(victim.strength)
            self.set(paid_for=victim.row)

    async def when_played(self) -> None:
        fallen = [one for one in self.targets() if self.paid_for in (one.row, -1)]
        self.set(paid_for=-1)
        victim = await self.choose("Who falls?", fallen)
        if victim is not None:
            await victim.defeat()


class WarpReality(Scheme, set=THANOS, copies=2, cost=1):
    """Find an Effect in your discard pile and take it into hand."""

    def targets(self) -> Sequence[Any]:
        return [card for card in self.controller.findable if isinstance(card, Scheme)]

    async def when_played(self) -> None:
        await self.controller.take_into_hand(await self.choose("Which Effect comes back?", self.targets()))


# ------------------------------------------------------------------------------------------------ Items


class DeathsFavor(Item, set=THANOS, name="Death's Favor", copies=3, cost=2):
    """One at a location at most. When Thanos comes to this location you may activate or vanquish."""

    def homes(self, you: Any, side: str = "") -> list[Any]:
        return [home for home in super().homes(you, side) if not any(isinstance(card, DeathsFavor) for card in home)]

    @forbids(Relocated, lambda item, move: isinstance(move.card, DeathsFavor))
    def be_the_only_one(self, move: Relocated) -> bool:
        return move.card != self and move.to == self.spot

    @when(MoverMoved, by_me, lambda item, moved: moved.to == item.spot and len(item.ways) > 0)
    async def find_favor(self, moved: MoverMoved) -> None:
        """Activate or vanquish"""
        kind = await self.choose("Which action do you take?", self.ways, optional=True)
        if kind is not None:
            await self.controller.take_action(kind.lower())

    @property
    def ways(self) -> list[str]:
        """Which of the two actions can be taken."""
        kinds = ("Activate", "Vanquish")
        return [kind for kind in kinds if self.game.why_no_action(self.controller, kind.lower()) is None]


class SpaceThrone(SymbolAdder, Item, set=THANOS, cost=2, adds=("relocate",)):
    """Adds a Relocate symbol to its location."""


EFFECTS = (Unwearied,)

CARDS = (
    Thanos, MindStone, PowerStone, RealityStone, SoulStone, SpaceStone, TimeStone,
    SanctuaryII, Titan, TheInfinityWell, Knowhere,
    TheLegionsOfThanos, BlackDwarf, BlackSwan, CorvusGlaive, EbonyMaw, ProximaMidnight,
    ConsultTheWell, ASmallPriceToPay, TasteOfCosmicPower, DeliverJudgment, TheMadTitan, WarpReality,
    DeathsFavor, SpaceThrone,
)  # fmt: skip
