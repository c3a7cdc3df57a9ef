"""What happens in Master of the Galaxy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop import Event, Text, event

from ._slots import NO_CUBES, Cubes

if TYPE_CHECKING:
    from tabletop import Pool

    from ._board import System, Track
    from ._cards import Conflict, Development, OwnedCard
    from ._players import Ruler
    from ._projects import Project, SlottedCard
    from .game import MasterOfTheGalaxy


#: What stands for the stakes of a conflict until it is won.
NO_STAKES: Final = Text("galaxy.no-stakes", "")

# ------------------------------------------------------------------------------------------------ turns


@event(by="player")
class TurnBegan(Event):
    """A turn begins."""

    text = "It is the turn of {player}."
    player: Ruler


@event(by="player")
class TurnSkipped(Event):
    """A turn is skipped, and a token for it removed (MG-149)."""

    text = "{player} skips a turn."
    player: Ruler

    def happen(self, game: MasterOfTheGalaxy) -> None:
        self.player.set(skips=self.player.skips - 1)


@event(by="player")
class SkipMarked(Event):
    """Somebody is to skip a turn (MG-148)."""

    text = "{player} is to skip a turn."
    player: Ruler

    def happen(self, game: MasterOfTheGalaxy) -> None:
        self.player.set(skips=self.player.skips + 1)


@event(by="player")
class ExtraTurnGranted(Event):
    """Somebody is granted an extra turn."""

    text = "{player} takes an extra turn after this one."
    player: Ruler

    def happen(self, game: MasterOfTheGalaxy) -> None:
        self.player.set(extra_turns=self.player.extra_turns + 1)


# ------------------------------------------------------------------------------------------------ cubes


@event(by="player")
class CubesDrawn(Event):
    """Cubes were drawn from a bag."""

    text = "{player} draws {cubes} from the bag."
    player: Ruler
    cubes: Cubes

    def happen(self, game: MasterOfTheGalaxy) -> None:
        for colour in self.cubes:
            game.pay(game.CUBES[colour], 1, self.player.bag, self.player.drawn)


@event(to="card", by="player")
class CubePlaced(Event):
    """A cube is put on a slot."""

    text = "{player} puts a {colour} cube on {project}."
    player: Ruler
    card: SlottedCard
    index: int
    colour: str
    #: From where it comes.
    origin: Pool
    #: For which project it is.
    project: Text

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.pay(game.CUBES[self.colour], 1, self.origin, self.card.cubes)
        self.card.note_cube(self.index, self.colour)


@event(to="track", by="player")
class RouteBegun(Event):
    """A route is begun: from which system it departs is said with its first cube (MG-Q06)."""

    begins = True
    text = "{player} begins a route from {departure} to {destination}."
    player: Ruler
    track: Track
    departure: System
    destination: System

    def happen(self, game: MasterOfTheGalaxy) -> None:
        self.track.give_to(self.player)
        self.track.set(departs=self.departure.id, stands=False)


@event(by="player")
class CubeReturned(Event):
    """A drawn cube goes back into the bag unused."""

    text = "{player} returns a {colour} cube to the bag."
    player: Ruler
    colour: str

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.pay(game.CUBES[self.colour], 1, self.player.drawn, self.player.bag)


@event(by="player")
class CubesTaken(Event):
    """Cubes go from the reserve into a bag."""

    text = "{player} takes {cubes} from the reserve."
    player: Ruler
    colour: str
    count: int
    cubes: Cubes = NO_CUBES

    def happen(self, game: MasterOfTheGalaxy) -> None:
        self.cubes = Cubes([self.colour] * self.count)
        game.pay(game.CUBES[self.colour], self.count, game.box, self.player.bag)


@event(by="player")
class CubeExchanged(Event):
    """A cube of a bag is exchanged for one of the reserve."""

    text = "{player} exchanges a {given} cube for a {taken} one."
    player: Ruler
    given: str
    taken: str

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.pay(game.CUBES[self.given], 1, self.player.bag, game.box)
        game.pay(game.CUBES[self.taken], 1, game.box, self.player.bag)


@event(to="card")
class CubesWentHome(Event):
    """Cubes on slots go back into the bag of whose they are; from irretrievable slots they go to the reserve (MG-097)."""

    text = "The cubes on {card} go back."
    card: SlottedCard
    indexes: tuple[int, ...]

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.send_home(self.card, self.indexes)


@event(to="card", by="thief")
class CubeRobbed(Event):
    """Somebody takes a cube off another's slot, into the own bag, starred or not (MG-098)."""

    text = "{thief} takes a {colour} cube of {player} from {card}."
    looks_back = True
    thief: Ruler
    player: Ruler
    card: SlottedCard
    index: int
    colour: str

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.pay(game.CUBES[self.colour], 1, self.card.cubes, self.thief.bag)
        self.card.note_cube(self.index, "")
        game.tidy(self.card)


@event
class CubeStolen(CubeRobbed):
    """A cube is stolen: that is how a covert operation takes it, and not how the winner of a conflict does."""

    text = "{thief} steals a {colour} cube of {player} from {card}."
    looks_back = True


@event(by="player")
class Cancelled(Event):
    """A project is cancelled with a black cube, which goes into the bag too (MG-050)."""

    text = "{player} cancels {project}."
    player: Ruler
    project: Project

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.pay(game.BLACK, 1, self.player.drawn, self.player.bag)
        game.send_home(self.project.card, tuple(self.project.indexes))


# ------------------------------------------------------------------------------------------------ projects


@event(to="system", by="player")
class PlanetSettled(Event):
    """The reward for a planet that was settled in this phase is due."""

    text = "{player} has settled a planet of {system}."
    player: Ruler
    system: System
    colour: str


@event(to="track", by="player")
class RouteCompleted(Event):
    """A route was completed in this phase."""

    text = "{player} has completed the route {track}."
    player: Ruler
    track: Track
    colour: str

    def happen(self, game: MasterOfTheGalaxy) -> None:
        self.track.set(stands=True)


@event(to="card", by="player")
class Implemented(Event):
    """A development was completed in this phase."""

    text = "{player} implements {card}."
    player: Ruler
    card: Development


@event(to="card", by="player")
class AgendaFulfilled(Event):
    """An agenda was completed in this phase."""

    text = "{player} fulfils the agenda of {card}."
    player: Ruler
    card: OwnedCard


@event(to="card", by="player")
class Constructed(Event):
    """A base is constructed on a card (MG-074)."""

    text = "{player} constructs a base on {card}."
    player: Ruler
    card: OwnedCard

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.pay(self.player.bases, 1, self.player.unused, self.card.base_place)


# ------------------------------------------------------------------------------------------------ bases and systems


@event(to="system", by="player")
class BasePlaced(Event):
    """A base is put into a system; *count* is how many are there then."""

    text = "{player} places a base in {system}."
    player: Ruler
    system: System
    #: From where it comes.
    origin: Pool
    count: int = 0

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.pay(self.player.bases, 1, self.origin, self.system.bases)
        self.system.give_to(self.player)
        self.count = self.system.base_count


@event(to="system")
class BasesRemoved(Event):
    """Bases are taken out of a system: one, or all; they are unused again."""

    text = "{player} loses bases in {system}: {count}."
    player: Ruler
    system: System
    count: int

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.pay(self.player.bases, self.count, self.system.bases, self.player.unused)
        if not self.system.base_count:
            self.system.give_to(None)


@event(to="system")
class Devoured(Event):
    """A black hole devours a neutral system: the cubes on its planets go to the reserve (MG-151)."""

    text = "A black hole devours {system}."
    system: System

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.pay(game.BLACK_HOLE, 1, game.box, self.system.bases)
        game.send_home(self.system, tuple(range(len(self.system.all_slots))))


@event(to="system")
class HoleLifted(Event):
    """A black hole token is taken off a system, which is neutral then (MG-152)."""

    text = "{system} comes out of the black hole."
    system: System

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.pay(game.BLACK_HOLE, 1, self.system.bases, game.box)


# ------------------------------------------------------------------------------------------------ symbols


@event(by="player")
class SymbolsChanged(Event):
    """Somebody has other symbols than before (MG-038)."""

    text = "{player} has {symbols} now."
    player: Ruler
    symbols: Text

    def happen(self, game: MasterOfTheGalaxy) -> None:
        self.player.set(symbols_told=self.player.symbols_written)


# ------------------------------------------------------------------------------------------------ cards


@event(to="card", by="player", renews="card")
class CardSeen(Event):
    """A card is taken from a deck to be looked at, by everybody."""

    text = "{player} takes {card} from the deck."
    player: Ruler
    card: OwnedCard

    def happen(self, game: MasterOfTheGalaxy) -> None:
        self.card.move(game.drawn_cards)


@event(to="card", renews="card")
class CardPutUnder(Event):
    """A card goes to the bottom of its deck."""

    text = "{card} goes to the bottom of its deck."
    card: OwnedCard

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.clear(self.card)
        self.card.move(game.deck(self.card.deck_name))


@event(to="card", by="player", renews="card")
class CardGained(Event):
    """Somebody gains a card, in whatever way (MG-024); cubes on it go back to whose it was (MG-Q18)."""

    text = "{player} gains {card}."
    player: Ruler
    card: OwnedCard

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.clear(self.card)
        self.card.move(self.player.cards).give_to(self.player)


@event(to="card", by="player", renews="card")
class CardDiscarded(Event):
    """Somebody discards a card, to the bottom of its deck (MG-Q08)."""

    text = "{player} discards {card}."
    player: Ruler
    card: OwnedCard

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.clear(self.card)
        self.card.move(game.deck(self.card.deck_name))


@event(by="player")
class PhaseClosed(Event):
    """Phase 3 is over, and cards were discarded in it: cubes are taken for them (MG-144)."""

    text = "Cards that {player} has discarded: {count}."
    player: Ruler
    count: int


# ------------------------------------------------------------------------------------------------ conflicts


@event(to="conflict", by="player")
class ConflictPlaced(Event):
    """A conflict is placed on a track, its sides facing the systems as its owner likes (MG-112 to MG-115)."""

    text = "{player} places {conflict} between {red} and {blue}."
    player: Ruler
    conflict: Conflict
    track: Track
    red: System
    blue: System

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.send_home(self.track, tuple(range(len(self.track.all_slots))))
        self.conflict.move(game.fronts)
        self.conflict.give_to(None)
        self.conflict.set(
            on=self.track.id, red_system=self.red.id, blue_system=self.blue.id, placed_by=self.player.seat, led_by=-1,
            red_seat=seat_of(self.red.controller), blue_seat=seat_of(self.blue.controller),
        )  # fmt: skip


@event(to="conflict", by="player")
class ConflictWon(Event):
    """Somebody has filled a side of a conflict, and wins it: all cubes go home (MG-119, MG-120)."""

    text = "{player} wins {conflict} {stakes}."
    player: Ruler
    conflict: Conflict
    #: Who loses it; nobody does against a neutral system.
    loser: Ruler | None
    system: System
    objective: str
    #: How many cubes it brings, once the lead in it gives no symbol any more; and against whom it is won for what.
    loot: int = 0
    stakes: Text = NO_STAKES

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.send_home(self.conflict, tuple(range(len(self.conflict.all_slots))))
        self.loot = self.conflict.printed["loot"] + self.player.spoils
        self.stakes = self.in_words()

    def in_words(self) -> Text:
        """Say against whom it is won, and for what."""
        there = {"system": self.system, "loser": self.loser, "loot": self.loot}
        if self.loser is None:
            return Text("galaxy.won-neutral", "about {system}, for a base there and cubes: {loot}", **there)
        if self.objective == "system":
            return Text("galaxy.won-system", "against {loser}, for {system} and cubes: {loot}", **there)
        verb, kind = self.objective.split()
        words = "against {loser}, for a {kind} card to {verb} and cubes: {loot}"
        return Text("galaxy.won-card", words, verb=verb, kind=kind, **there)


@event(to="conflict")
class ConflictCancelled(Event):
    """A conflict ends without a winner: all cubes go home, and the card to whom the rules say (MG-132 to MG-138)."""

    text = "{conflict} is cancelled."
    conflict: Conflict

    def happen(self, game: MasterOfTheGalaxy) -> None:
        game.send_home(self.conflict, tuple(range(len(self.conflict.all_slots))))


@event(to="conflict", by="player")
class EndProposed(Event):
    """A player proposes to stop a conflict (MG-Q27)."""

    text = "{player} proposes to stop {conflict}."
    player: Ruler
    conflict: Conflict


def seat_of(player: Ruler | None) -> int:
    """Return the seat of a player; -1 for nobody."""
    return -1 if player is None else player.seat
