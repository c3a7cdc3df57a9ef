"""The players, what a game remembers of its turn, and how it can be set up."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

import attrs

from tabletop import (
    PhaseFacts,
    Player,
    Text,
    ZoneOf,
    cached,
    chosen_sets,
    column,
    displayed,
    fact,
    facts,
    permission,
    pool,
    quantity,
    starting_seat,
    zone,
)

from ._cards import Leader, OwnedCard
from ._events import CubesTaken, CubeStolen
from ._slots import BRIGHT, SYMBOLS

if TYPE_CHECKING:
    from tabletop import Card, Supply

    from ._board import System, Track
    from ._projects import Project, SlottedCard
    from .game import MasterOfTheGalaxy

CARD_LIMIT: Final = 7
CUBES_PER_TURN: Final = 3
SETTLED_SAME: Final = 3
SETTLED_OTHER: Final = 2
#: What no symbols are written as.
NO_SYMBOLS: Final = "/".join("0" for _ in SYMBOLS)


@facts
class TurnFacts(PhaseFacts):
    """Whose turn it is, where in it we are, and what is still to be rewarded."""

    turn: int = 0
    #: Who took the first turn.
    first: int = 0
    #: How many extra turns the active player has taken in a row.
    extra_in_row: int = fact(0, shown=False)
    #: What was completed in this phase and waits for its reward: rows of cards, and projects or planets on them.
    completed: tuple[tuple[int, int], ...] = fact((), shown=False)
    #: How many cards were discarded in this phase.
    discarded: int = fact(0, shown=False)
    #: How many have chosen, before the first turn.
    chosen: int = fact(0, shown=False)


@attrs.frozen(kw_only=True)
class MasterOptions:
    """How a game is set up."""

    first: int | None = starting_seat()
    draft: bool = attrs.field(default=False, metadata={"help": "whether species and corners are drafted"})
    conquest: Literal["second", "foreign"] = attrs.field(
        default="second",
        metadata={
            "help": "what wins by conquest: a second corner while holding one, or any corner but the own first one"
        },
    )
    black_hole_links: bool = attrs.field(
        default=True, metadata={"help": "whether a red link to a black hole gives its symbol at the other end"}
    )
    tie_keeps_lead: bool = attrs.field(
        default=False, metadata={"help": "whether who led a conflict keeps its symbol on a tie"}
    )
    stops: bool = attrs.field(
        default=False, metadata={"help": "whether players are asked in Phases 2 and 3 even if they can only go on"}
    )
    sets: tuple[str, ...] | None = chosen_sets()


class Ruler(Player):
    """A player: somebody who would be the Master of the Galaxy."""

    #: All cards that this player has; there is no hand (MG-015).
    cards: ZoneOf[OwnedCard] = zone(in_play=True)
    #: The bag, whose content everybody may know (MG-Q49); the cubes drawn from it this turn; the unused bases.
    bag = pool()
    drawn = pool()
    unused = pool()
    #: The corner where this player began.
    home = column(default="")
    #: How many turns this player is to skip, and how many extra turns are granted.
    skips = column(default=0)
    extra_turns = column(default=0)
    #: The symbols of which everybody was told last.
    symbols_told = column(default=NO_SYMBOLS, shown=False)
    cubes_per_turn = quantity(CUBES_PER_TURN)
    card_limit = quantity(CARD_LIMIT)
    #: How many cards are looked at when one is drawn.
    cards_looked_at = quantity(2)
    #: How many cubes settling a planet brings at least.
    settling = quantity(SETTLED_OTHER)
    #: How many cubes more winning a conflict brings.
    spoils = quantity(0)
    #: How many symbols leaders may lack.
    leniency = quantity(0)
    #: By how many cubes more sides of conflicts count for the lead, if they hold any.
    artillery = quantity(0)
    #: How many empty slots at their end leave routes complete outside of the allocation.
    gates = quantity(0)
    may_mix_routes = permission(False)
    may_place_without_route = permission(False)
    may_prefabricate = permission(False)
    may_be_robbed = permission(True)
    game: MasterOfTheGalaxy

    # ------------------------------------------------------------------------------------ symbols

    @property
    def symbols(self) -> Counter[str]:
        """The supremacy symbols of this player, worked out from all their causes (MG-033, MG-038)."""
        return Counter([symbol for symbol, _ in self.game.causes_of_symbols[self.seat]])

    @cached
    def symbols_on_cards(self) -> list[tuple[str, SlottedCard]]:
        """The symbols that the cards of this player give, each with its card."""
        return [(symbol, card) for card in self.cards for symbol in card.given_symbols]

    @property
    def symbols_written(self) -> str:
        """How many symbols of each kind this player has, as one word."""
        counts = self.symbols
        return "/".join([str(counts[symbol]) for symbol in SYMBOLS])

    @property
    def symbols_in_words(self) -> Text:
        """The symbols of this player in words."""
        counts = self.symbols
        found = ", ".join([f"{counts[symbol]} {symbol}" for symbol in SYMBOLS if counts[symbol]])
        if not found:
            return Text("galaxy.no-symbols", "no symbols")
        return Text("galaxy.symbols", "the symbols {symbols}", symbols=found)

    @displayed
    def supremacy(self) -> tuple[str | int, ...]:
        """The symbols of this player in pairs: which, and how many."""
        counts = self.symbols
        return tuple([part for symbol in SYMBOLS for part in (symbol, counts[symbol])])

    @displayed
    def symbol_sources(self) -> tuple[str, ...]:
        """Where the symbols of this player come from."""
        return tuple([f"{symbol}: {source}" for symbol, source in self.game.causes_of_symbols[self.seat]])

    @displayed
    def bases_on_board(self) -> int:
        """How many bases of this player lie on the board."""
        return sum([system.base_count for system in self.systems])

    # ------------------------------------------------------------------------------------ what one has

    @property
    def drawn_colours(self) -> tuple[str, ...]:
        """The colours of the drawn cubes that are not dealt with yet, one for each cube."""
        return tuple([colour for colour, cubes in self.game.CUBES.items() for _ in range(self.drawn[cubes])])

    @property
    def bases(self) -> Supply:
        """The kind of base that is this player's."""
        return self.game.BASES[self.seat]

    @cached
    def systems(self) -> list[System]:
        """The systems where this player has bases."""
        return self.game.systems.of(self)

    @cached
    def routes(self) -> list[Track]:
        """The tracks with cubes of this player's routes."""
        return [track for track in self.game.tracks.of(self) if track.filled]

    @cached
    def borders(self) -> list[tuple[Track, System, System]]:
        """The tracks on which this player may place a conflict: each with the own system, and the other one (MG-113)."""
        return [
            (track, system, other)
            for system in self.systems
            for track, other in system.exits
            if other.controller != self and not track.conflicts and other.may_be_attacked
        ]

    @cached
    def mixers(self) -> list[OwnedCard]:
        """The cards at work that let this player put other colours on slots."""
        return [card for card in self.cards if type(card).more_colours is not OwnedCard.more_colours and card.works]

    @cached
    def bases_waiting(self) -> list[OwnedCard]:
        """The cards of this player on which a constructed base waits."""
        return [card for card in self.cards if card.has_base]

    @property
    def leaders(self) -> list[Leader]:
        """The leaders of this player."""
        return [card for card in self.cards if isinstance(card, Leader)]

    def implemented(self, deck_name: str) -> int:
        """Return how many developments of a type this player has implemented."""
        return sum([card.deck_name == deck_name and card.works for card in self.cards])

    @cached
    def projects(self) -> list[Project]:
        """All projects of this player but planets: on cards, routes, and sides of conflicts."""
        found = [project for card in self.cards for project in card.projects if card.deck_name != "conflict"]
        found += [track.route for track in self.routes]
        return found + [side for conflict in self.game.fronts for side in conflict.projects if side.owner == self]

    # ------------------------------------------------------------------------------------ cubes

    async def take_cubes(self, count: int, *, about: Card | None = None) -> None:
        """Take cubes of any colours but black from the reserve, one by one, as many as there are (MG-145, MG-153)."""
        for _ in range(count):
            left = [colour for colour in BRIGHT if self.game.in_reserve(colour)]
            asked = Text("galaxy.which-cube", "Which cube do you take from the reserve?")
            colour = await self.choose(asked, left, about=about, kind="cube")
            if colour is None:
                return
            await self.take_coloured(colour)

    async def take_coloured(self, colour: str, count: int = 1) -> None:
        """Take cubes of one colour from the reserve, as many as there are (MG-060, MG-153)."""
        there = min(count, self.game.in_reserve(colour))
        if there:
            await self.game.perform(CubesTaken(self, colour, there))

    async def steal(
        self, colours: tuple[str, ...] = BRIGHT, *, about: Card | None = None, sparing: tuple[str, ...] = ()
    ) -> str:
        """Steal a cube of one of some colours from a project of any opponent (MG-102); return its colour, "" if there is none."""
        wanted = [colour for colour in colours if colour not in sparing]
        asked = Text("galaxy.steal", "Which cube do you steal?")
        loot = self.game.loot_from(self.others, wanted, stealing=True)
        cube = await self.choose(asked, loot, about=about, kind="steal")
        if cube is None:
            return ""
        await self.game.perform(CubeStolen(self, cube.owner, cube.card, cube.slot, cube.colour))
        return cube.colour

    # ------------------------------------------------------------------------------------ cards

    async def draw_card(self, deck: str) -> None:
        """Draw a card by the drawing rule (MG-021); of "development" the player chooses the deck (MG-089)."""
        await self.game.draw_card(self, deck)
