"""Setting up: corners, black holes, species (MG-001 to MG-020)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tabletop import BadOption, Text, phase

from ._board import Link, System, Track, board_table, check_board
from ._cards import DECKS, OwnedCard, Species
from ._events import BasePlaced, CardGained, CardSeen, Devoured
from ._players import Ruler
from ._slots import BRIGHT, COLOURS
from ._turn import Turns

if TYPE_CHECKING:
    from tabletop import Card

CUBES_OF_A_COLOUR: Final = 5
BASES: Final = 9
#: More species than players that are revealed for a draft.
MORE_SPECIES: Final = 2


class SettingUp(Turns):
    """Sets a game up."""

    async def set_up(self) -> None:
        """Lay the board and the decks, and fill the bags; who begins is named or drawn by lot."""
        kinds = self.kinds_played()
        if self.ruleset.own_cards or self.ruleset.game.expansions:
            self.check_own_board(kinds)
            self.check_own_species(len([kind for kind in kinds if issubclass(kind, Species)]))
        for place, kind in ((self.systems, System), (self.tracks, Track), (self.links, Link)):
            self.add_cards([one for one in kinds if issubclass(one, kind)], place)
        for name in (*DECKS, "species"):
            cards = [one for one in kinds if issubclass(one, OwnedCard) and one.deck_name == name]
            self.add_cards(cards, self.deck(name))
            await self.deck(name).shuffle()
        for player in self.players:
            for colour in COLOURS.values():
                self.pay(self.CUBES[colour], CUBES_OF_A_COLOUR, self.box, player.bag)
            self.pay(player.bases, BASES, self.box, player.unused)
        first = (await self.first_player()).seat
        self.go_to(self.draft if self.options.draft else self.corners, first=first, active=first)

    def kinds_played(self) -> list[type[Card]]:
        """Return every card of the sets that are played with; the board of an expansion takes the place of the game's own."""
        own = self.ruleset.game.own_sets
        boards = [one for one in self.sets if one.board]
        others = [one for one in boards if one not in own]
        if len(others) > 1:
            names = " and ".join([one.id for one in others])
            raise BadOption(self.id, "sets", f"{names} have a board each: name one of them")
        covered = [kind for one in boards if others and one in own for kind in one.board]
        covered = list(self.ruleset.kinds(covered))
        return [kind for kind in self.ruleset.deck_of(self.sets) if kind not in covered]

    def check_own_board(self, kinds: Sequence[type[Card]]) -> None:
        """Refuse a board on which the game can't be played, although every place of it for itself would do."""
        try:
            check_board(board_table(kinds))
        except ValueError as error:
            place, _, why = str(error).partition(": ")
            raise BadOption(self.id, f"cards.{place}", why) from None
        tracks = [kind for kind in kinds if issubclass(kind, Track)]
        for system in [kind for kind in kinds if issubclass(kind, System)]:
            joined = [track.id for track in tracks if system.id in track.printed["ends"]]
            if Counter(system.printed["tracks"]) != Counter(joined):
                raise BadOption(
                    self.id, f"cards.{system.id}.tracks", f"the tracks that end here are {', '.join(joined)}"
                )

    def check_own_species(self, there: int) -> None:
        """Refuse fewer species than are needed: one for each player, and some more for a draft (MG-013, MG-018)."""
        needed = len(self.players) + (MORE_SPECIES if self.options.draft else 0)
        if there < needed:
            raise BadOption(self.id, "cards", f"{needed} species are needed, and there would be {there}")

    @property
    def in_turn(self) -> tuple[Ruler, ...]:
        """The players in turn order, from the first."""
        first = self.players[self.facts.first]
        return (first, *first.others)

    # ------------------------------------------------------------------------------------ corners

    @property
    def starting_systems(self) -> list[System]:
        """The starting systems, clockwise."""
        return [system for system in self.systems if system.is_start]

    @property
    def free_corners(self) -> list[System]:
        """The starting systems that nobody has."""
        return [corner for corner in self.starting_systems if corner.is_neutral]

    @phase
    async def corners(self) -> None:
        """A cube tells the first player's corner; the others follow clockwise, or sit opposite."""  # MG-006 to MG-010
        first, *others = self.in_turn
        colour = await self.pick_at_random(BRIGHT, prompt=Text("galaxy.first-cube", "Which cube is drawn?"))
        corners = self.starting_systems
        start = next(number for number, corner in enumerate(corners) if corner.colour == colour)
        around = corners[start:] + corners[:start]
        await self.settle_down(first, around[0])
        for number, player in enumerate(others, 1):
            if len(others) == 1:
                corner = around[2]
            elif len(others) == 2 and number == 2:
                asked = Text("galaxy.which-corner", "In which corner do you start?")
                corner = await player.choose(asked, around[2:], kind="corner") or around[2]
            else:
                corner = around[number]
            await self.settle_down(player, corner)
        await self.cover_free_corners()
        self.go_to(self.species, chosen=0)

    async def settle_down(self, player: Ruler, corner: System) -> None:
        """Put a player's first base on a starting system: no card is drawn for it (MG-011)."""
        player.set(home=corner.id)
        await self.perform(BasePlaced(player, corner, player.unused))

    async def cover_free_corners(self) -> None:
        """Cover free corners, and the two systems closest to each, with black holes (MG-012)."""
        for corner in self.free_corners:
            for name in (corner.id, *corner.printed["closest"]):
                system = self.system(name)
                if not system.is_hole:
                    await self.perform(Devoured(system))

    # ------------------------------------------------------------------------------------ species

    @phase
    async def species(self) -> None:
        """One player after the other draws a species; then all other decks are turned face up."""  # MG-013, MG-014
        player = self.in_turn[self.facts.chosen]
        if not self.facts.chosen:
            await self.turn_up("species")
        await self.draw_card(player, "species")
        self.set_facts(chosen=self.facts.chosen + 1)
        if self.facts.chosen == len(self.players):
            await self.begin_game()

    async def begin_game(self) -> None:
        """Turn all decks face up, and let the first player begin."""
        for name in DECKS:
            await self.turn_up(name)
        self.go_to(self.start, chosen=0, active=self.facts.first)

    @phase
    async def draft(self) -> None:
        """One after the other takes a species, and then, the other way round, a corner."""  # MG-018 to MG-020
        count = len(self.players)
        chosen = self.facts.chosen
        if not chosen:
            for _ in range(min(count + MORE_SPECIES, len(self.species_deck))):
                (top, *_) = self.species_deck
                await self.perform(CardSeen(self.active, top))
        if chosen < count:
            player = self.in_turn[chosen]
            asked = Text("galaxy.which-species", "Which species do you take?")
            species = await player.choose(asked, self.drawn_cards, kind="draft")
            if species is not None:
                await self.perform(CardGained(player, species))
        else:
            player = self.in_turn[2 * count - 1 - chosen]
            asked = Text("galaxy.which-corner", "In which corner do you start?")
            corner = await player.choose(asked, self.free_corners, kind="corner")
            if corner is not None:
                await self.settle_down(player, corner)
        self.set_facts(chosen=chosen + 1)
        if self.facts.chosen == count:
            for card in self.drawn_cards:
                card.move(self.species_deck)
            await self.species_deck.shuffle()
        elif self.facts.chosen == 2 * count:
            await self.cover_free_corners()
            await self.begin_game()
