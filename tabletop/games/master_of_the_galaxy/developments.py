"""
The developments, from commerce, expansion and progress: nothing on one counts until all its slots are filled.

Most of what stands here is a reconstruction: ``origins`` says of each card what the publisher has printed.
"""

from __future__ import annotations

from tabletop import activated, modifies, origins, permits, when
from tabletop.conditions import by_me, by_others, my_turn

from ._alike import AnotherCube, ExtraTurn, LostTurn, NewBlackHole, ThreeForSettling
from ._cards import Commerce, Development, Expansion, Progress, not_yet, own
from ._events import (
    BasePlaced,
    CubeReturned,
    CubeStolen,
    Implemented,
    PlanetSettled,
    RouteCompleted,
)
from ._players import Ruler
from ._projects import BASE, Project
from ._slots import BLACK, Slot

#: Of many developments all that is on them is ours.
OURS = origins(ours="name slots symbols ability")
#: Of others the rulebook shows what they do, on some card or other.
PROVEN = origins(proven="ability", ours="name slots symbols")


def black_in_phase_2(card: Development, returned: CubeReturned) -> bool:
    """Say whether a black cube is returned in Phase 2."""
    return returned.colour == BLACK and card.game.allocate_resources.is_now


def from_me(card: Development, stolen: CubeStolen) -> bool:
    """Say whether a cube is stolen from the card's owner."""
    return stolen.player == card.controller


def may_exchange(card: Development, _: object) -> bool:
    """Say whether it is Phase 3, and the card's owner has a cube to exchange."""
    game = card.game
    return game.discard_and_use_cards.is_now and bool(game.exchanges_of(card.controller))


# ------------------------------------------------------------------------------------------------ commerce


class SpaceExchange(
    Commerce, takes="YYB", symbols=("economic",),
    origins=origins(known="name", ours="deck slots symbols ability"),
):  # fmt: skip
    """Once in your Phase 3 you may exchange a cube of your bag for one of another colour, neither of them black."""

    @activated(my_turn, may_exchange, once_per_turn=True)
    async def exchange(self) -> None:
        """Exchange a cube of your bag"""
        await self.controller.does("Which cubes?", self.game.exchanges_of(self.controller), about=self, kind="cube")


class CustomsUnion(Commerce, takes="YYWW", symbols=("diplomatic",), origins=OURS):
    """Whenever you complete a route, take a cube of its colour from the reserve."""

    @when(RouteCompleted, by_me)
    async def levy(self, completed: RouteCompleted) -> None:
        """Take a cube of its colour"""
        await self.controller.take_coloured(completed.colour)


class CreditBureau(Commerce, takes="YYYB*", symbols=("economic",), origins=OURS):
    """Discard: take five cubes of any colours but black from the reserve."""

    async def on_discard(self, you: Ruler) -> None:
        await you.take_cubes(5, about=self)


class FreePort(Commerce, takes="YYWW", symbols=("economic",), origins=OURS):
    """Whenever you settle a planet, take a yellow cube from the reserve, too."""

    @when(PlanetSettled, by_me)
    async def trade(self, settled: PlanetSettled) -> None:
        """Take a yellow cube"""
        await self.controller.take_coloured("yellow")


class BlackMarket(Commerce, takes="YYRK", symbols=("diplomatic",), origins=OURS):
    """Once in your Phase 2, when you return a black cube to your bag unused, take a cube of any other colour from the reserve."""

    @when(CubeReturned, by_me, black_in_phase_2, not_yet)
    async def fence(self, returned: CubeReturned) -> None:
        """Take a cube"""
        self.controller.once(self.name)
        await self.controller.take_cubes(1, about=self)


class MediaConcern(Commerce, takes="YYWB", symbols=("cultural",), origins=OURS):
    """When you draw a card, you look at three instead of two."""

    @modifies(Ruler.cards_looked_at, own)
    def report(self, player: Ruler) -> int:
        return 1


class LendLease(Commerce, name="Lend-Lease", takes="YYBRW", symbols=("diplomatic", "economic"), origins=OURS):
    """Discard: take all cubes of any number of your projects back, but none from planets."""

    async def on_discard(self, you: Ruler) -> None:
        await self.game.recall(you, about=self)


class PatentOffice(Commerce, takes="YBBW", symbols=("scientific",), origins=OURS):
    """Whenever an opponent completes a development, take a blue cube from the reserve."""

    @when(Implemented, by_others)
    async def license(self, implemented: Implemented) -> None:
        """Take a blue cube"""
        await self.controller.take_coloured("blue")


class TradeFleet(Commerce, ExtraTurn, takes="YYYW", symbols=("economic",), origins=PROVEN):
    """Discard: take an extra turn after this one."""


# ------------------------------------------------------------------------------------------------ expansion


class JumpGates(Expansion, takes="WWYB", symbols=("cultural",), origins=OURS):
    """From the end of your Phase 2 on, your routes count as completed with their last slot empty, if they hold a cube."""

    @modifies(Ruler.gates, own)
    def open_gates(self, player: Ruler) -> int:
        return 1


class Terraforming(Expansion, ThreeForSettling, takes="WWWY", symbols=("cultural",), origins=OURS):
    """Settling a planet always brings you three cubes."""


class ColonyShips(Expansion, takes="WWYY*", symbols=("diplomatic",), origins=OURS):
    """Discard: place an unused base in a neutral system next to one of yours that is no starting system, without a route."""

    async def on_discard(self, you: Ruler) -> None:
        systems = self.game.frontier(you) if you.unused[you.bases] else ()
        system = await you.choose("In which system do you place a base?", systems, about=self)
        if system is not None:
            await self.game.place_base(you, system, you.unused)


class Garrison(Expansion, takes="RRWW", symbols=("military",), origins=OURS):
    """Whenever you place a second or third base in a system, take a red and a white cube from the reserve."""

    @when(BasePlaced, by_me, lambda card, placed: placed.count > 1)
    async def garrison(self, placed: BasePlaced) -> None:
        """Take a red and a white cube"""
        await self.controller.take_coloured("red")
        await self.controller.take_coloured("white")


class PrefabBases(Expansion, takes="WWYB", symbols=("cultural",), origins=OURS):
    """At the end of your Phase 2 you may complete a base project that lacks exactly one cube."""

    @permits(Ruler.may_prefabricate, own)
    def prefabricate(self, player: Ruler) -> bool:
        return True


class FrontierLaw(Expansion, takes="WRY", symbols=("military",), origins=OURS):
    """Whenever you place a base in a neutral system, draw a conflict, too."""

    @when(BasePlaced, by_me, lambda card, placed: placed.count == 1)
    async def claim(self, placed: BasePlaced) -> None:
        """Draw a conflict"""
        await self.controller.draw_card("conflict")


class OpenBorders(Expansion, takes="WWYYB", symbols=("diplomatic", "cultural"), origins=OURS):
    """You may place second and third bases in your systems without a route."""

    @permits(Ruler.may_place_without_route, own)
    def open_up(self, player: Ruler) -> bool:
        return True


class Privateers(Expansion, takes="RRYW*", symbols=("military",), origins=PROVEN):
    """Discard: steal two cubes of two different colours, neither of them black."""

    async def on_discard(self, you: Ruler) -> None:
        first = await you.steal(about=self)
        if first:
            await you.steal(about=self, sparing=(first,))


class TradeStations(Expansion, takes="WYY", symbols=("economic",), origins=OURS):
    """Whenever you place a base, take a yellow cube from the reserve."""

    @when(BasePlaced, by_me)
    async def trade(self, placed: BasePlaced) -> None:
        """Take a yellow cube"""
        await self.controller.take_coloured("yellow")


# ------------------------------------------------------------------------------------------------ progress


class ArtificialMinds(Progress, AnotherCube, takes="BBBBW*", symbols=("scientific",), origins=OURS):
    """You draw one cube more in your Phase 1."""


class QuantumArchive(Progress, takes="BBY", symbols=("scientific",), origins=PROVEN):
    """Discard: gain any card of a development deck but Quantum Archive, and shuffle that deck."""

    async def on_discard(self, you: Ruler) -> None:
        await self.game.search(you, about=self, but=self.id)


class WarpArtillery(Progress, takes="BBRR", symbols=("military",), origins=OURS):
    """For the lead in conflicts your side counts one cube more, if it holds any."""

    @modifies(Ruler.artillery, own)
    def fire(self, player: Ruler) -> int:
        return 1


class SingularityBomb(Progress, NewBlackHole, takes="BBRK*", symbols=("military",), origins=PROVEN):
    """Discard: a black hole devours a neutral system that is no starting system."""


class TimeEngine(Progress, ExtraTurn, takes="BBBK*", symbols=("scientific",), origins=PROVEN):
    """Discard: take an extra turn after this one."""


class StasisField(Progress, LostTurn, takes="BBWWR", symbols=("scientific", "military"), origins=PROVEN):
    """Discard: an opponent skips their next turn."""


class UniversalTranslator(Progress, takes="BBWY", symbols=("cultural",), origins=OURS):
    """Each of your leaders may lack one of the symbols that it needs."""

    @modifies(Ruler.leniency, own)
    def translate(self, player: Ruler) -> int:
        return 1


class Nanofactories(Progress, takes="BWW", symbols=("scientific",), origins=OURS):
    """White cubes fill any slot but black ones of your base projects."""

    def more_colours(self, project: Project, slot: Slot) -> tuple[str, ...]:
        return ("white",) if slot.colour != BLACK and project.kind == BASE else ()


class MindNetwork(Progress, takes="BBYW", symbols=("diplomatic",), origins=OURS):
    """Whenever a cube is stolen from you, take a cube of any colour but black from the reserve."""

    @when(CubeStolen, from_me)
    async def keep_last_known(self, stolen: CubeStolen) -> None:
        """Take a cube"""
        await self.controller.take_cubes(1, about=self)


CARDS = (
    SpaceExchange, CustomsUnion, CreditBureau, FreePort, BlackMarket, MediaConcern, LendLease, PatentOffice,
    TradeFleet, JumpGates, Terraforming, ColonyShips, Garrison, PrefabBases, FrontierLaw, OpenBorders, Privateers,
    TradeStations, ArtificialMinds, QuantumArchive, WarpArtillery, SingularityBomb, TimeEngine, StasisField,
    UniversalTranslator, Nanofactories, MindNetwork,
)  # fmt: skip
