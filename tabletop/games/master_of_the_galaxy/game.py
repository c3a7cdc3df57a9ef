"""The game of Master of the Galaxy, put together from its rooms: each is a module beside this one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from . import conflicts, developments, governments, leaders, species
from ._black_holes import BlackHoles
from ._board import Track, board_cards
from ._cards import OwnedCard
from ._conflicts import LeadsAreNoted
from ._looks import LOOKS
from ._projects import SlottedCard
from ._sets import GalaxySet
from ._setting_up import SettingUp
from ._slots import COLOURS, EMPTY
from ._winning import GoalsWin, SymbolsAreTold
from ._worth import standing
from .board import BOARD

if TYPE_CHECKING:
    from tabletop import Card

    from ._players import Ruler


class MasterOfTheGalaxy(SettingUp, BlackHoles):
    """
    Draw cubes from your bag and put them to work: on planets, routes, bases, developments, agendas and conflicts.

    Whoever puts nine bases on the board, collects five symbols of one kind, or takes a second starting system
    is the Master of the Galaxy at that very moment.
    """

    id = "master-of-the-galaxy"
    title = "Master of the Galaxy"
    revision = 2
    looks = LOOKS
    seats = (2, 3, 4)
    rules = (LeadsAreNoted, SymbolsAreTold, GoalsWin)
    cards = (
        *species.CARDS, *leaders.CARDS, *governments.CARDS, *conflicts.CARDS, *developments.CARDS,
        *board_cards(BOARD, provenance="reconstructed"),
    )  # fmt: skip
    own_sets = (
        GalaxySet(
            id="base-game", title="Master of the Galaxy", by="the publisher", provenance="reconstructed",
            stands_alone=True, cards=cards,
        ),
    )  # fmt: skip
    expansion_class = GalaxySet

    @classmethod
    def read_own(cls, name: str, value: Any) -> Sequence[type[Card]] | None:
        """Read a board of a user's own: the table ``board``, in the form of :data:`~.board.BOARD`."""
        if name != "board":
            return None
        return board_cards(
            value, provenance="yours", cards=[card.id for card in cls.cards if issubclass(card, OwnedCard)]
        )

    def standing(self, player: Ruler) -> int:
        """Say how well a player stands, for bots."""
        return standing(player)

    @classmethod
    def drawing(cls, view: Any) -> str:
        """Draw the board as SVG."""
        from .drawing import draw

        return draw(view)

    def invariants(self) -> Iterable[tuple[str, bool]]:
        """What must be true of every table of this game."""
        filled = [card for card in self.in_play(SlottedCard) if card.filled]
        yield (
            "a card says of each of its slots what lies there",
            all(len(card.filled) == len(card.all_slots) and set(card.filled) <= {EMPTY, *COLOURS} for card in filled),
        )
        yield (
            "the cubes on a card are those on its slots",
            all(
                card.cubes[self.CUBES[colour]] == card.filled.count(letter)
                for card in filled
                for letter, colour in COLOURS.items()
            ),
        )
        on_slots = "".join([card.filled for card in filled])
        yield (
            "all other cubes are in the reserve, in a bag or drawn",
            all(
                self.in_reserve(colour)
                + sum([pool[self.CUBES[colour]] for player in self.players for pool in (player.bag, player.drawn)])
                + on_slots.count(letter)
                == self.CUBES[colour].total
                for letter, colour in COLOURS.items()
            ),
        )
        yield (
            "bases are in systems of their owner, on cards of their owner, or unused",
            all(
                player.bases_on_board + sum([card.base_place[player.bases] for card in player.cards])
                + player.unused[player.bases] == player.bases.total
                for player in self.players
            ),
        )  # fmt: skip
        yield (
            "on a card there is one base at most, in a system no more than it has planets",
            all(card.base_place[player.bases] <= 1 for player in self.players for card in player.cards)
            and all(system.base_count <= len(system.all_slots) for system in self.systems),
        )
        holes = [system for system in self.systems if system.is_hole]
        yield (
            "under a black hole there is nothing, and nothing on the tracks to it",
            all(system.controller is None and not system.filled for system in holes)
            and not any(track.filled or track.conflicts for system in holes for track in system.all_tracks),
        )
        yield "a system has one black hole at most", self.box[self.BLACK_HOLE] + len(holes) == self.BLACK_HOLE.total
        yield (
            "a track holds a route or a conflict, and a route departs from a system of its owner",
            all(
                not track.conflicts and track.departure is not None and track.controller is not None
                and track.departure.controller == track.controller
                for track in filled
                if isinstance(track, Track)
            ),
        )  # fmt: skip
        ends = {track.id: set(track.printed["ends"]) for track in self.tracks}
        yield (
            "a conflict on the board lies on a track, and its sides face the systems at the ends",
            all(ends.get(one.on) == {one.red_system, one.blue_system} for one in self.fronts),
        )
        yield (
            "every card lies before its owner",
            all(card.controller == player for player in self.players for card in player.cards),
        )
