"""
The leaders: they work while their owner has the symbols that they need.

Most of what stands here is a reconstruction: ``origins`` says of each card what the publisher has printed.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop import forbids, modifies, origins, permits, when
from tabletop.conditions import another, by_me

from ._alike import AnotherCube, ExtraTurn, LostTurn, NewBlackHole, ThreeForSettling
from ._cards import Leader, own
from ._events import CardGained
from ._players import Ruler

#: Of many leaders all that is on them is ours.
OURS = origins(ours="name needs covert ability")
#: Of others the rulebook shows what they do, on some card or other.
PROVEN = origins(proven="ability", ours="name needs covert")


def of_a(deck_name: str) -> Callable[[Leader, CardGained], bool]:
    """Make the condition that the card that is gained comes from a deck."""
    return lambda _, gained: gained.card.deck_name == deck_name


class PeaceBroker(
    Leader, needs=("diplomatic",), covert="YYB", steals="red",
    origins=origins(known="covert ability", ours="name needs"),
):  # fmt: skip
    """Discard: cancel any conflict on the board."""

    async def on_discard(self, you: Ruler) -> None:
        conflict = await you.choose("Which conflict ends?", tuple(self.game.fronts), about=self)
        if conflict is not None:
            await self.game.cancel_conflict(conflict)


class ChiefScientist(
    Leader, AnotherCube, needs=("scientific", "scientific"), covert="BB", steals="white", origins=OURS
):
    """You draw one cube more in your Phase 1."""


class ColonialGovernor(Leader, ThreeForSettling, needs=("economic",), covert="YW", steals="blue", origins=OURS):
    """Settling a planet always brings you three cubes."""


class Prophet(Leader, ExtraTurn, needs=("cultural", "cultural"), covert="WWY", steals="yellow", origins=PROVEN):
    """Discard: take an extra turn after this one."""


class GrandMarshal(Leader, LostTurn, needs=("military", "military"), covert="RR", steals="yellow", origins=PROVEN):
    """Discard: an opponent skips their next turn."""


class VoidArchitect(
    Leader, NewBlackHole, needs=("scientific", "military"), covert="BRR", steals="blue", origins=PROVEN
):
    """Discard: a black hole devours a neutral system that is no starting system."""


class LightBringer(Leader, needs=("scientific",), covert="BW", steals="red", origins=PROVEN):
    """Discard: take the black hole token off a system that is no starting system."""

    async def on_discard(self, you: Ruler) -> None:
        holes = [system for system in self.game.systems if system.is_hole and not system.is_start]
        await self.game.lift_hole(await you.choose("Which system comes back?", holes, about=self))


class Warlord(Leader, needs=("military",), covert="RW", steals="white", origins=OURS):
    """Whenever you win a conflict, you take two cubes more."""

    @modifies(Ruler.spoils, own)
    def ravage(self, player: Ruler) -> int:
        return 2


class Headhunter(Leader, needs=("diplomatic", "diplomatic"), covert="YBK", steals="red", origins=PROVEN):
    """Discard: gain a leader of an opponent."""

    async def on_discard(self, you: Ruler) -> None:
        leaders = [leader for player in you.others for leader in player.leaders]
        leader = await you.choose("Which leader do you gain?", leaders, about=self)
        if leader is not None:
            await self.game.gain(you, leader)


class TradeMagnate(Leader, needs=("economic",), covert="YY", steals="white", origins=PROVEN):
    """A commerce card that you gain brings you two yellow cubes from the reserve."""

    @when(CardGained, by_me, of_a("commerce"))
    async def invest(self, gained: CardGained) -> None:
        """Take two yellow cubes"""
        await self.controller.take_coloured("yellow", 2)


class TalentScout(Leader, needs=("cultural",), covert="WB", steals="yellow", origins=PROVEN):
    """Whenever you gain another leader, steal a cube of any colour but black."""

    @when(CardGained, by_me, another, of_a("leader"))
    async def recruit(self, gained: CardGained) -> None:
        """Steal a cube"""
        await self.controller.steal(about=self)


class RaiderCaptain(
    Leader, needs=("military", "economic"),
    origins=origins(proven="covert ability", ours="name needs"),
):  # fmt: skip
    """Discard: remove a base of an opponent from a system next to one of yours that is no starting system."""

    async def on_discard(self, you: Ruler) -> None:
        near = [
            system
            for own_system in you.systems
            for system in own_system.neighbours
            if system.controller not in (None, you) and not system.is_start
        ]
        system = await you.choose("From which system do you remove a base?", tuple(dict.fromkeys(near)), about=self)
        if system is not None:
            await self.game.remove_bases(system, 1)


class Archivist(Leader, needs=("economic", "scientific"), origins=origins(proven="covert ability", ours="name needs")):
    """Discard: gain any card of a development deck, and shuffle that deck."""

    async def on_discard(self, you: Ruler) -> None:
        await self.game.search(you, about=self)


class MasterNavigator(Leader, needs=("scientific",), covert="BBY", steals="blue", origins=OURS):
    """Each of your routes may mix cubes of its two colours."""

    @permits(Ruler.may_mix_routes, own)
    def navigate(self, player: Ruler) -> bool:
        return True


class Pathfinder(Leader, needs=("cultural",), covert="WW", steals="blue", origins=OURS):
    """Discard: place a constructed base in a neutral system next to one of yours that is no starting system, without a route."""

    async def on_discard(self, you: Ruler) -> None:
        cards = you.bases_waiting
        system = await you.choose(
            "In which system do you place a base?", self.game.frontier(you) if cards else (), about=self
        )
        if system is not None:
            card = await you.choose("Which constructed base?", cards, about=self)
            if card is not None:
                await self.game.place_base(you, system, card.base_place)


class Counterspy(Leader, needs=("diplomatic",), covert="YK", steals="red", origins=OURS):
    """Nobody can steal cubes from your developments and agendas."""

    @forbids(Ruler.may_be_robbed, own)
    def guard(self, player: Ruler) -> bool:
        return True


class Quartermaster(Leader, needs=("economic",), covert="YR", steals="yellow", origins=OURS):
    """Discard: take all cubes of up to three of your projects back, but none from planets."""

    async def on_discard(self, you: Ruler) -> None:
        await self.game.recall(you, at_most=3, about=self)


class Kingmaker(Leader, needs=("cultural", "diplomatic"), covert="WYK", steals="white", origins=PROVEN):
    """Discard: gain two random leaders, but not Kingmaker, and a random government."""

    is_discarded_last = True

    async def on_discard(self, you: Ruler) -> None:
        for _ in range(2):
            await self.game.gain_at_random(you, "leader", but=self.id)
        await self.game.gain_at_random(you, "government")


CARDS = (
    PeaceBroker, ChiefScientist, ColonialGovernor, Prophet, GrandMarshal, VoidArchitect, LightBringer, Warlord,
    Headhunter, TradeMagnate, TalentScout, RaiderCaptain, Archivist, MasterNavigator, Pathfinder, Counterspy,
    Quartermaster, Kingmaker,
)  # fmt: skip
