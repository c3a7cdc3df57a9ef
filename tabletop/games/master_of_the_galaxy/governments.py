"""
The governments: their abilities need nothing, and each has a project.

Most of what stands here is a reconstruction: ``origins`` says of each card what the publisher has printed.
"""

from __future__ import annotations

from tabletop import forbids, modifies, origins, when
from tabletop.conditions import by_me

from ._board import System
from ._cards import Government, not_yet, own
from ._events import BasePlaced, ConflictPlaced, CubeReturned, CubesDrawn, Implemented, PhaseClosed
from ._players import Ruler
from ._projects import DEVELOPMENT, RECEIVE, Project
from ._slots import BLACK, Slot


class Federation(
    Government, base="YWWB",
    origins=origins(proven="project_kind", ours="name project ability"),
):  # fmt: skip
    """Construct bases. You may keep eight cards."""

    @modifies(Ruler.card_limit, own)
    def federate(self, player: Ruler) -> int:
        return 1


class Empire(
    Government, base="RRYW",
    origins=origins(proven="project_kind ability", ours="name project"),
):  # fmt: skip
    """Construct bases. Whenever you place a second or third base in a system, steal a cube of any colour but black."""

    @when(BasePlaced, by_me, lambda card, placed: placed.count > 1)
    async def oppress(self, placed: BasePlaced) -> None:
        """Steal a cube"""
        await self.controller.steal(about=self)


class Anarchists(
    Government, base="KRWY",
    origins=origins(proven="project_kind", ours="name project ability"),
):  # fmt: skip
    """Construct bases. Black cubes fill any slot of your receive projects."""

    def more_colours(self, project: Project, slot: Slot) -> tuple[str, ...]:
        return (BLACK,) if project.kind == RECEIVE else ()


class Republic(
    Government, receive=("BBY",), draws=("development",),
    origins=origins(proven="project_kind", ours="name project ability"),
):  # fmt: skip
    """Receive any development. Whenever you complete a development, take two cubes of any colours but black from the reserve."""

    @when(Implemented, by_me)
    async def celebrate(self, implemented: Implemented) -> None:
        """Take two cubes"""
        await self.controller.take_cubes(2, about=self)


class Corporation(
    Government, receive=("YYY",), draws=("commerce commerce",),
    origins=origins(proven="project_kind", ours="name project ability"),
):  # fmt: skip
    """Receive two commerce cards. If you discard a card in your Phase 3, take one cube more at its end."""

    @when(PhaseClosed, by_me)
    async def profit(self, closed: PhaseClosed) -> None:
        """Take one cube more"""
        await self.controller.take_cubes(1, about=self)


class Technocracy(
    Government, receive=("BB",), draws=("progress",),
    origins=origins(proven="project_kind", ours="name project ability"),
):  # fmt: skip
    """Receive a progress card. Blue cubes fill white slots of your developments."""

    def more_colours(self, project: Project, slot: Slot) -> tuple[str, ...]:
        return ("blue",) if slot.colour == "white" and project.kind == DEVELOPMENT else ()


class Theocracy(
    Government, agenda="WWYBK", symbols=("cultural", "economic"),
    origins=origins(proven="project_kind", ours="name project ability"),
):  # fmt: skip
    """An agenda for cultural and economic. Once in your Phase 1 you may put a drawn cube back and draw another one."""

    @when(CubesDrawn, by_me, lambda card, drawn: bool(drawn.cubes), not_yet, optional=True)
    async def pray(self, drawn: CubesDrawn) -> None:
        """Put a drawn cube back and draw another one"""
        player = self.controller
        player.once(self.name)
        colours = [colour for colour in dict.fromkeys(drawn.cubes) if player.drawn[self.game.CUBES[colour]]]
        colour = await player.choose("Which cube do you put back?", colours, about=self, kind="cube")
        if colour is not None:
            await self.game.perform(CubeReturned(player, colour))
            await self.game.draw_cubes(player, 1)


class Junta(
    Government, agenda="RRRWK", symbols=("military", "scientific"),
    origins=origins(proven="project_kind", ours="name project ability"),
):  # fmt: skip
    """
    An agenda for military and scientific.
    Whenever you place a conflict, you may put a fitting cube from your bag on your side.
    """

    @when(ConflictPlaced, by_me)
    async def strike_first(self, placed: ConflictPlaced) -> None:
        """Put a cube from your bag on your side"""
        await self.game.put_from_bag(self.controller, placed.conflict, about=self)


class Council(
    Government, agenda="YYBWK", symbols=("diplomatic", "economic"),
    origins=origins(proven="project_kind", ours="name project ability"),
):  # fmt: skip
    """An agenda for diplomatic and economic. Nobody can place a conflict against a system where you have two or more bases."""

    @forbids(System.may_be_attacked)
    def deter(self, system: System) -> bool:
        return system.controller == self.controller and system.base_count > 1


CARDS = (
    Federation, Empire, Anarchists, Republic, Corporation, Technocracy, Theocracy, Junta, Council,
)  # fmt: skip
