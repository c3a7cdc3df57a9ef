"""The game of Master of the Galaxy, put together from its rooms: each is a module beside this one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from . import conflicts, developments, governments, leaders, species
from ._board import Track, board_cards
from ._cards import Held
from ._players import ALLOCATE, CORNERS, DRAFT, END, GAIN, PLACE, REWARDS, SPECIES, START, USE
from ._projects import Sited
from ._setting_up import SettingUp
from .board import BOARD

if TYPE_CHECKING:
    from tabletop import Card, Zone

#: What is done in each phase.
STEPS: Final = {
    CORNERS: "take_corners",
    DRAFT: "draft",
    SPECIES: "draw_species",
    START: "start_turn",
    GAIN: "gain_resources",
    ALLOCATE: "allocate",
    REWARDS: "reward",
    PLACE: "place_bases",
    USE: "use_cards",
    END: "end_turn",
}


class MasterOfTheGalaxy(SettingUp):
    """
    Draw cubes from your bag and put them to work: on planets, routes, bases, developments, agendas and conflicts.

    Whoever puts nine bases on the board, collects five symbols of one kind, or takes a second starting system
    is the Master of the Galaxy at that very moment.
    """

    id = "master-of-the-galaxy"
    title = "Master of the Galaxy"
    seats = (2, 3, 4)
    cards = (
        *species.CARDS, *leaders.CARDS, *governments.CARDS, *conflicts.CARDS, *developments.CARDS,
        *board_cards(BOARD, provenance="reconstructed"),
    )  # fmt: skip

    @classmethod
    def read_own(cls, name: str, value: Any) -> Sequence[type[Card]] | None:
        """Read a board of a user's own: the table ``board``, in the form of :data:`~.board.BOARD`."""
        return board_cards(value, provenance="yours") if name == "board" else None

    async def step(self) -> None:
        """Do the next thing that the phase asks for."""
        await getattr(self, STEPS[self.facts.phase])()

    @classmethod
    def drawing(cls, view: Any) -> str:
        """Draw the board as SVG."""
        from .drawing import draw

        return draw(view)

    def could_lie(self, kind: type[Card], zone: Zone) -> bool:
        """Nothing lies hidden on the table."""
        return False

    def promises(self) -> Iterable[tuple[str, bool]]:
        """What must be true of every table of this game."""
        sited = self.in_play(Sited)
        yield (
            "the cubes on a card are those on its slots",
            all(
                sum([bool(card.cube_on(index)) for index in range(len(card.all_slots))]) == len(card.cubes)
                and all(
                    card.cubes[self.cube(colour)]
                    == len([one for project in card.projects for one in project.cubes if one == colour])
                    for colour in {one for project in card.projects for one in project.cubes}
                )
                for card in sited
            ),
        )
        yield (
            "nobody has more bases in a system than it has planets, and nobody shares one",
            all(
                system.base_count <= len(system.all_slots)
                and len(system.bases) == max(system.base_count, system.is_hole)
                for system in self.systems
            ),
        )
        yield (
            "under a black hole there is nothing, and nothing on the tracks to it",
            all(not system.is_hole or (system.controller is None and not system.filled) for system in self.systems)
            and all(not track.is_void or not (track.filled or track.conflicts) for track in self.tracks),
        )
        yield (
            "a track holds a route or a conflict, and a route departs from a system of its owner",
            all(
                not (track.filled and track.conflicts)
                and (not track.filled or (track.controller is not None and track.departure is not None
                                          and track.departure.controller == track.controller))
                for track in self.in_play(Track)
            ),
        )  # fmt: skip
        yield (
            "every card lies before its owner",
            all(card.controller == player for player in self.players for card in player.cards),
        )
        yield (
            "constructed bases are their card's owner's",
            all(
                len(card.base_place) == (card.base_place[card.controller.bases] if card.controller else 0)
                and len(card.base_place) <= 1
                for card in self.in_play(Held)
            ),
        )
