"""
A small war: Villains made up to show the rules that no real card shows, with round numbers.

They play beside the real ones, so that one table can hold both.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tabletop import activated, displayed, forbids, instead, modifies, when
from tabletop.conditions import by_me, itself, mine, my_turn
from tabletop.games.villainous import (
    ACTIVATE,
    AT_WILL,
    ActionTaken,
    CameIntoPlay,
    Character,
    Defeated,
    Gained,
    Played,
    Relocated,
    Removed,
)
from tabletop.games.villainous.star_wars import (
    BY_AMBITION,
    Ally,
    AllyVehicle,
    Condition,
    FateItem,
    Hero,
    HeroVehicle,
    Item,
    Location,
    Mover,
    Restriction,
    Scheme,
    Separated,
    Setback,
    StarWarsVillainous,
    answers,
)
from tabletop.games.villainous.star_wars.box import POWER_OF_THE_DARK_SIDE
from tabletop.games.villainous.words import is_a, its_bearer, taking

WARLORD = "Warlord"
BARON = "Baron"
CREDITS_TO_WIN = 20


# ------------------------------------------------------------------------------------------------ Villains


class RichMover(Mover):
    """A Villain who wants to be rich."""

    @displayed
    def progress(self) -> str:
        """How many Credits there are."""
        return f"{self.controller.credits} of {CREDITS_TO_WIN} Credits"

    @when(Gained, by_me)
    async def win(self, gained: Gained) -> None:
        """With 20 Credits, win"""
        if self.controller.credits >= CREDITS_TO_WIN:
            self.game.win(self.controller)


class Warlord(RichMover, set=WARLORD):
    """Objective: own 20 Credits."""


class Baron(RichMover, set=BARON):
    """Objective: own 20 Credits."""


class Count(RichMover, set="Count"):
    """Objective: own 20 Credits."""


# ------------------------------------------------------------------------------------------------ the Sectors


class Camp(Location, set=WARLORD, upper=("play", "credits 2"), lower=("vanquish", "discard")):
    """The first location."""


class Harbour(Location, set=WARLORD, upper=("maneuver", "vanquish"), lower=("ambition", "activate")):
    """The second location."""


class Fort(Location, set=WARLORD, upper=("credits 1", "ambition"), lower=("play", "play")):
    """The third location."""


class Tower(Location, set=WARLORD, upper=("activate", "credits 1"), lower=("fate", "maneuver")):
    """The fourth location."""


class Village(Location, set=BARON, upper=("play", "discard"), lower=("credits 3", "ambition")):
    """The first location."""


class Mill(Location, set=BARON, upper=("fate", "credits 1"), lower=("maneuver", "play")):
    """The second location."""


class Bridge(Location, set=BARON, upper=("ambition", "vanquish"), lower=("fate", "credits 1")):
    """The third location."""


class Manor(Location, set=BARON, upper=("play", "credits 3"), lower=("fate", "activate")):
    """The fourth location."""


class East(Location, set="Count", upper=("play",), lower=("credits 1",)):
    """The first location."""


class South(Location, set="Count", upper=("play",), lower=("credits 1",)):
    """The second location."""


class West(Location, set="Count", upper=("play",), lower=("credits 1",)):
    """The third location."""


class North(Location, set="Count", upper=("play",), lower=("credits 1",)):
    """The fourth location."""


# ------------------------------------------------------------------------------------------------ Allies


class Soldier(Ally, set=WARLORD, copies=4, cost=1, strength=2):
    """(No ability.)"""


class Brute(Ally, set=WARLORD, copies=2, cost=2, strength=4):
    """(No ability.)"""


class Recruit(Ally, set=WARLORD, copies=2, cost=0, strength=0):
    """(No ability.)"""


class Zealot(Ally, set=WARLORD, copies=2, cost=1, paid_in="ambition", strength=1):
    """(No ability.)"""


class Herald(Ally, set=WARLORD, cost=1, strength=1):
    """When played, gain 1 Ambition."""

    async def when_played(self) -> None:
        await self.controller.gain_ambition(1)


class Engineer(Ally, set=WARLORD, copies=2, cost=1, strength=1):
    """Activate, 1: gain 2 Ambition."""

    @activated(kind=ACTIVATE, price=1)
    async def build(self) -> None:
        """Gain 2 Ambition"""
        await self.controller.gain_ambition(2)


class Adept(Ally, set=WARLORD, cost=1, strength=1):
    """
    Has +1 Strength while your mover is here.
    Ambition, 2: draw a card.
    """

    @modifies(Character.strength, itself)
    def grow(self, ally: Character) -> int:
        return 1 if self.controller.spot == self.spot else 0

    @activated(kind=BY_AMBITION, price=2)
    async def study(self) -> None:
        """Draw a card"""
        await self.controller.draw(1)


class Assassin(Ally, set=WARLORD, cost=2, strength=1):
    """Activate, 0: defeat a Hero."""

    @activated(lambda ally, _: len(ally.controller.defeatable_heroes) > 0, kind=ACTIVATE)
    async def strike(self) -> None:
        """Defeat a Hero"""
        hero = await self.choose("Which Hero do you defeat?", self.controller.defeatable_heroes)
        if hero is not None:
            await hero.defeat()


class Ranger(Ally, set=WARLORD, cost=1, strength=1):
    """Whenever this Ally is maneuvered, gain 1 Credit."""

    @when(Relocated, itself, lambda _, move: move.maneuver)
    async def scout(self, move: Relocated) -> None:
        """Gain 1 Credit"""
        await self.controller.gain_credits(1)


class Leader(Ally, set=WARLORD, cost=2, strength=2):
    """Your other Allies have +1 Strength."""

    @modifies(Character.strength, mine, is_a(Ally))
    def lead(self, ally: Character) -> int:
        return 0 if ally == self else 1


class Drummer(Ally, set=WARLORD, cost=1, strength=0):
    """You may pay 1 Credit to take a Vanquish action."""

    @activated(
        my_turn, lambda ally, _: ally.game.why_no_action(ally.controller, "vanquish") is None, kind=AT_WILL, price=1
    )
    async def beat(self) -> None:
        """Take a Vanquish action"""
        await self.controller.take_action("vanquish")


class Pilot(Ally, set=WARLORD, cost=1, strength=1):
    """It can be played to an Ally Vehicle, too."""

    def homes(self, you: object, side: str = "") -> list:
        return [place.bottom for place in self.controller.places]


# ------------------------------------------------------------------------------------------------ Items


class Shield(Item, set=WARLORD, copies=2, cost=1):
    """Attach to an Ally, who has +1 Strength."""

    attaches_to = (Ally,)

    @modifies(Character.strength, its_bearer)
    def protect(self, ally: Character) -> int:
        return 1


class Sanctuary(Item, set=WARLORD, cost=1):
    """No Hero comes into play."""

    @forbids(CameIntoPlay, is_a(Hero), mine)
    def keep_out(self, came: CameIntoPlay) -> bool:
        return True


class Banner(Item, set=WARLORD, cost=1):
    """(No ability.)"""


# ------------------------------------------------------------------------------------------------ Effects


class Levy(Scheme, set=WARLORD, copies=2, cost=1):
    """Gain 3 Credits."""

    async def when_played(self) -> None:
        await self.controller.gain_credits(3)


class Sacrifice(Scheme, set=WARLORD, copies=2, cost=0):
    """Remove one of your Allies, then gain 3 Credits."""

    def targets(self) -> Sequence[Character]:
        return self.controller.removable_allies

    async def when_played(self) -> None:
        ally = await self.choose("Which Ally do you remove?", self.targets())
        if ally is not None and await ally.remove():
            await self.controller.gain_credits(3)


class Insight(Scheme, set=WARLORD, copies=2, cost=0, paid_in="ambition"):
    """Draw a card."""

    async def when_played(self) -> None:
        await self.controller.draw(1)


class Foresight(Scheme, set=WARLORD, cost=0):
    """Look at the two top cards of your deck, and put them back in any order."""

    async def when_played(self) -> None:
        you = self.controller
        cards = await self.game.look_on_top(you, you.deck, 2)
        await self.game.put_back_in_order(you, cards, you.deck)


class Muster(Scheme, set=WARLORD, cost=0):
    """Find a Herald, and place him at any location."""

    def targets(self) -> Sequence[object]:
        return [self] if self.controller.could_find(Herald) else []

    async def when_played(self) -> None:
        you = self.controller
        herald = await you.find(Herald)
        if herald is not None:
            await self.game.place_on(you, herald, by=you)


class Summons(Scheme, set=WARLORD, cost=0):
    """Find a Herald, and play him at any location."""

    def targets(self) -> Sequence[object]:
        return [self] if self.controller.could_find(Herald) else []

    async def when_played(self) -> None:
        await self.controller.find_and_play(Herald)


class Recall(Scheme, set=WARLORD, cost=0):
    """Reveal your deck until an Ally turns up, and play that Ally: you pay for it."""

    def targets(self) -> Sequence[object]:
        return [self] if self.controller.could_reveal(Ally) else []

    async def when_played(self) -> None:
        you = self.controller
        ally = await you.reveal(Ally)
        if ally is not None:
            await self.game.play_own(you, ally)


class Challenge(Scheme, set=WARLORD, cost=0):
    """Reveal your Fate deck until a Hero turns up, and play that Hero at any location."""

    def targets(self) -> Sequence[object]:
        return [self] if self.controller.could_reveal(Hero) else []

    async def when_played(self) -> None:
        await self.controller.play_own_hero()


class Trap(Scheme, set=WARLORD, cost=0):
    """Reveal your Fate deck until a Hero turns up, and place that Hero at any location."""

    def targets(self) -> Sequence[object]:
        return [self] if self.controller.could_reveal(Hero) else []

    async def when_played(self) -> None:
        you = self.controller
        hero = await you.reveal(Hero)
        if hero is not None:
            await self.game.place_on(you, hero, by=you)


class Forward(Scheme, set=WARLORD, cost=0):
    """Move your mover to another place."""

    async def when_played(self) -> None:
        you = self.controller
        place = await self.choose("Where do you go?", self.game.ways_to_go(you))
        if place is not None:
            await self.game.move_mover(you, place)


class ForwardAndFree(Scheme, set=WARLORD, cost=0):
    """Move your mover to another place; if that is an engaged Ally Vehicle, part it from its foe."""

    async def when_played(self) -> None:
        you = self.controller
        place = await self.choose("Where do you go?", self.game.ways_to_go(you))
        if place is not None:
            await self.game.move_mover(you, place)
        if isinstance(place, AllyVehicle) and place.foe is not None:
            await self.game.perform(Separated(you, place.foe, place))


class March(Scheme, set=WARLORD, cost=0):
    """Move an Ally to another location."""

    def targets(self) -> Sequence[Character]:
        return self.controller.allies

    async def when_played(self) -> None:
        ally = await self.choose("Which Ally do you move?", self.targets())
        if ally is not None:
            await ally.go_to(await self.choose_where(ally))


class Patrol(Scheme, set=WARLORD, cost=0):
    """Move an Ally to a place beside that where the Ally is."""

    def targets(self) -> Sequence[Character]:
        return self.controller.allies

    async def when_played(self) -> None:
        ally = await self.choose("Which Ally do you move?", self.targets())
        if ally is not None:
            beside = [place for place in self.controller.places if place.is_next_to(ally.spot)]
            await ally.go_to(await self.choose("Where to?", beside))


class Exile(Scheme, set=WARLORD, cost=0):
    """Remove a Hero."""

    def targets(self) -> Sequence[Character]:
        return self.controller.heroes

    async def when_played(self) -> None:
        hero = await self.choose("Which Hero is removed?", self.targets())
        if hero is not None:
            await hero.remove()


class Gift(Scheme, set=WARLORD, cost=0):
    """Play a card from your hand for free."""

    async def when_played(self) -> None:
        you = self.controller
        await self.game.play_free_from_hand(you, you.playable_cards, prompt="Which card do you play for free?")


class Draft(Scheme, set=WARLORD, cost=0):
    """Place a Herald of your discard pile at any location: you pay for it."""

    def targets(self) -> Sequence[object]:
        you = self.controller
        return [card for card in you.discard if isinstance(card, Herald) and you.credits >= card.price]

    async def when_played(self) -> None:
        you = self.controller
        herald = await self.choose("Which Herald?", [card for card in you.discard if isinstance(card, Herald)])
        if herald is not None and await self.game.pay_for(you, herald):
            await self.game.place_on(you, herald, by=you)


class Tribute(Scheme, set=WARLORD, cost=0):
    """Every player gains 3 Credits."""

    async def when_played(self) -> None:
        await self.game.perform_together([Gained(one, self.game.CREDIT, 3) for one in self.game.clockwise])


# ------------------------------------------------------------------------------------------------ Vehicles


class Frigate(AllyVehicle, set=WARLORD, cost=1, symbols=("play", "credits 1", "vanquish")):
    """On arrival, gain 2 Credits."""

    async def arrival(self) -> None:
        await self.controller.gain_credits(2)


class Corvette(AllyVehicle, set=WARLORD, cost=2, paid_in="ambition", symbols=("fate", "maneuver")):
    """On arrival, you may draw a card."""

    async def arrival(self) -> None:
        if await self.controller.confirms("Do you draw a card?", about=self):
            await self.controller.draw(1)


# ------------------------------------------------------------------------------------------------ Conditions


class Spies(Condition, set=WARLORD, copies=3):
    """When an opponent takes a Play a Card action: gain 1 Ambition."""

    @answers(ActionTaken, taking("play"))
    async def listen(self, taken: ActionTaken) -> None:
        """Gain 1 Ambition"""
        await self.controller.gain_ambition(1)


class Envy(Condition, set=BARON, copies=3):
    """When an opponent takes a Play a Card action while you have no Credits: gain 2 Credits."""

    @answers(ActionTaken, taking("play"), lambda card, _: card.controller.credits == 0)
    async def beg(self, taken: ActionTaken) -> None:
        """Gain 2 Credits"""
        await self.controller.gain_credits(2)


class Bribery(Condition, set=BARON, copies=2):
    """When an opponent takes a Play a Card action: spend 1 Ambition to gain 2 Credits."""

    @answers(ActionTaken, taking("play"), lambda card, _: card.controller.ambition > 0)
    async def bribe(self, taken: ActionTaken) -> None:
        """Spend 1 Ambition to gain 2 Credits"""
        if await self.controller.pay_ambition(1):
            await self.controller.gain_credits(2)


class Greed(Condition, set="Count", copies=3):
    """When an opponent takes a Play a Card action: gain 1 Credit."""

    @answers(ActionTaken, taking("play"))
    async def grab(self, taken: ActionTaken) -> None:
        """Gain 1 Credit"""
        await self.controller.gain_credits(1)


# ------------------------------------------------------------------------------------------------ more of the Baron and the Count


class Miller(Ally, set=BARON, copies=8, cost=1, strength=2):
    """(No ability.)"""


class Plot(Scheme, set=BARON, copies=4, cost=0):
    """Gain 1 Credit."""

    async def when_played(self) -> None:
        await self.controller.gain_credits(1)


class Alms(Scheme, set="Count", copies=2, cost=0):
    """Every player gains 3 Credits."""

    async def when_played(self) -> None:
        await self.game.perform_together([Gained(one, self.game.CREDIT, 3) for one in self.game.clockwise])


class Footman(Ally, set="Count", copies=8, cost=1, strength=2):
    """(No ability.)"""


# ------------------------------------------------------------------------------------------------ Heroes


class Guardian(Hero, set=WARLORD, copies=2, strength=4):
    """(No ability.)"""


class Rogue(Hero, set=WARLORD, copies=2, strength=1):
    """When played, her Villain loses 1 Credit."""

    async def when_played(self) -> None:
        await self.controller.lose_credits(1)


class Warden(Hero, set=WARLORD, strength=2):
    """No Ally can be played."""

    @forbids(Played, is_a(Ally), mine)
    def bar(self, played: Played) -> bool:
        return True


class Martyr(Hero, set=WARLORD, strength=2):
    """When defeated, her Villain loses 2 Credits."""

    @when(Defeated, itself)
    async def accuse(self, defeated: Defeated) -> None:
        """Her Villain loses 2 Credits"""
        await self.controller.lose_credits(2)


class Phantom(Hero, set=WARLORD, strength=1):
    """If she would be defeated, she goes to another location instead."""

    @instead(Defeated, itself)
    async def vanish(self, defeated: Defeated) -> Relocated:
        """Go to the next location"""
        return Relocated(self, next(place for place in self.controller.locations if place != self.spot), "top")


class Harrier(Hero, set=WARLORD, strength=2):
    """When played, whoever played him moves an Ally to another location."""

    async def when_played(self) -> None:
        ally = await self.choose("Which Ally is moved?", self.controller.allies)
        if ally is not None:
            await ally.go_to(await self.choose_where(ally))


# ------------------------------------------------------------------------------------------------ the rest of the Fate deck


class Barricade(FateItem, set=WARLORD):
    """(No ability.)"""


class Cloak(FateItem, set=WARLORD):
    """Attach to a Hero, who has +1 Strength."""

    attaches_to = (Hero,)

    @modifies(Character.strength, its_bearer)
    def hide(self, hero: Character) -> int:
        return 1


class Storm(Setback, set=WARLORD, copies=2):
    """Remove an Ally."""

    async def when_played(self) -> None:
        ally = await self.choose("Which Ally is removed?", self.controller.removable_allies)
        if ally is not None:
            await ally.remove()


class Torpedo(Setback, set=WARLORD):
    """Remove an Ally Vehicle."""

    async def when_played(self) -> None:
        ship = await self.choose("Which Vehicle is removed?", self.controller.fleet)
        if ship is not None:
            await ship.remove()


class Exchange(Setback, set=WARLORD):
    """Swap this for a Hero of the Fate discard pile: play that Hero at any location."""

    async def when_played(self) -> None:
        you, by = self.controller, self.acting
        hero = await self.choose("Which Hero returns?", [card for card in you.fate_discard if isinstance(card, Hero)])
        if hero is not None:
            await self.game.play_on(you, hero, by=by)


class Blockade(Restriction, set=WARLORD):
    """The Warlord takes no Play a Card action. He may pay 2 Credits to remove this."""

    @forbids(ActionTaken, by_me, taking("play"))
    def bar(self, taken: ActionTaken) -> bool:
        return True

    @activated(my_turn, kind=AT_WILL, price=2)
    async def bribe(self) -> None:
        """Remove it"""
        await self.remove()


class Mire(Restriction, set=WARLORD):
    """No Ally can be maneuvered. The Warlord may pay 9 Credits to remove this."""

    @forbids(Relocated, is_a(Ally), mine)
    def hold(self, move: Relocated) -> bool:
        return move.maneuver

    @activated(my_turn, kind=AT_WILL, price=9)
    async def drain(self) -> None:
        """Remove it"""
        await self.remove()


class Fog(Restriction, set=WARLORD):
    """The Warlord takes no Vanquish action. It goes when an Ally of his is removed."""

    @forbids(ActionTaken, by_me, taking("vanquish"))
    def hide(self, taken: ActionTaken) -> bool:
        return True

    @when(Removed, mine, is_a(Ally))
    async def lift(self, removed: Removed) -> None:
        """Go"""
        await self.remove()


class Silence(Restriction, set=WARLORD):
    """The Warlord takes no Ambition action. It goes when his whole hand goes in one Discard Cards action."""

    @forbids(ActionTaken, by_me, taking("ambition"))
    def hush(self, taken: ActionTaken) -> bool:
        return True

    @when(ActionTaken, by_me, lambda _, taken: taken.kind == "discard" and taken.left == 0)
    async def end(self, taken: ActionTaken) -> None:
        """Go"""
        await self.remove()


class Cutter(HeroVehicle, set=WARLORD, copies=6):
    """(No ability.)"""


class Peasant(Hero, set=BARON, copies=6, strength=2):
    """(No ability.)"""


class Knight(Hero, set="Count", copies=6, strength=2):
    """(No ability.)"""


class Toll(Setback, set="Count", copies=2):
    """The Count loses 1 Credit."""

    async def when_played(self) -> None:
        await self.controller.lose_credits(1)


# ------------------------------------------------------------------------------------------------ a Villain with hardly any cards


class Beggar(RichMover, set="Beggar"):
    """Objective: own 20 Credits."""


class Gutter(Location, set="Beggar", upper=("play",), lower=("credits 1",)):
    """The first location."""


class Alley(Location, set="Beggar", upper=("play",), lower=("credits 1",)):
    """The second location."""


class Gate(Location, set="Beggar", upper=("play",), lower=("credits 1",)):
    """The third location."""


class Market(Location, set="Beggar", upper=("play",), lower=("credits 1",)):
    """The fourth location."""


class Urchin(Ally, set="Beggar", copies=2, cost=0, strength=1):
    """(No ability.)"""


class Plea(Scheme, set="Beggar", cost=0):
    """Reveal your deck until an Ally turns up, and play that Ally for free."""

    async def when_played(self) -> None:
        you = self.controller
        ally = await you.reveal(Ally)
        if ally is not None:
            await self.game.play_own(you, ally, free=True)


class Constable(Hero, set="Beggar", strength=1):
    """(No ability.)"""


CARDS = (
    Beggar, Gutter, Alley, Gate, Market, Urchin, Plea, Constable,
    Warlord, Camp, Harbour, Fort, Tower, Baron, Village, Mill, Bridge, Manor, Count, East, South, West, North,
    Soldier, Brute, Recruit, Zealot, Herald, Engineer, Adept, Assassin, Ranger, Leader, Drummer, Pilot, Shield, Banner,
    Sanctuary,
    Levy, Sacrifice, Insight, Foresight, Muster, Summons, Recall, Challenge, Trap, Forward, ForwardAndFree,
    March, Patrol, Exile, Gift, Draft,
    Tribute, Frigate, Corvette, Spies, Envy, Bribery, Greed, Miller, Plot, Alms, Footman,
    Guardian, Rogue, Warden, Martyr, Phantom, Harrier, Barricade, Cloak, Storm, Torpedo, Exchange, Blockade, Mire, Fog,
    Silence, Cutter, Peasant, Knight, Toll,
)  # fmt: skip


class SmallWar(StarWarsVillainous):
    """The rules of the box, with Villains made up for tests beside its own."""

    id = "star-wars-villainous-small"
    title = "Star Wars Villainous, a small war"
    own_sets = (
        attrs.evolve(
            POWER_OF_THE_DARK_SIDE,
            movers=(*POWER_OF_THE_DARK_SIDE.movers, Warlord, Baron, Count, Beggar),
            cards=(*POWER_OF_THE_DARK_SIDE.cards, *CARDS),
        ),
    )
    cards = own_sets[0].cards
