"""The kinds of card that players have, and when their abilities work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tabletop import column, displayed, pool

from ._events import AgendaFulfilled, Constructed, Implemented
from ._projects import (
    AGENDA,
    BASE,
    BLUE_SIDE,
    COVERT,
    DEVELOPMENT,
    RECEIVE,
    RED_SIDE,
    Layout,
    Project,
    SlottedCard,
)
from ._slots import BRIGHT, SYMBOLS, Slot, why_not_slots

if TYPE_CHECKING:
    from ._board import System, Track
    from ._players import Ruler

POLITICS: Final = ("leader", "conflict", "government")
DEVELOPMENTS: Final = ("commerce", "expansion", "progress")
DECKS: Final = (*POLITICS, *DEVELOPMENTS)
#: What objectives of conflicts are.
OBJECTIVES: Final = ("system", *[f"{verb} {kind}" for verb in ("take", "discard") for kind in (*DECKS, "development")])


def at_work(card: OwnedCard, happened: object) -> bool:
    """Say whether the ability of a card works; of an event that looks back this was asked before it happened."""
    return bool(getattr(happened, "looks_back", False) or card.works)


class OwnedCard(SlottedCard):
    """A card that lies open before a player."""

    #: Whoever it lies before; of cards in decks nobody asks.
    controller: Ruler
    abilities_work_if = (at_work,)
    #: Whether it is put under its deck only after its ability is done.
    is_discarded_last: ClassVar[bool] = False
    #: From which deck it comes.
    deck_name: ClassVar[str] = ""
    #: The place for one constructed base.
    base_place = pool()

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"copies": 1, "back": cls.deck_name, **printed}
        super().__init_subclass__(**printed)

    @displayed
    def parts(self) -> tuple[str | int, ...]:
        """The projects on this card in pairs: which, and how many of the slots are its."""
        return tuple([part for layout, own in self.printing.sized for part in (layout.kind, len(own))])

    @property
    def has_base(self) -> bool:
        """Whether a constructed base waits here."""
        return len(self.base_place) > 0

    def owner_of(self, project: Project) -> Ruler | None:
        """Return whose project it is: the card's."""
        return self.controller

    async def reward(self, project: Project, player: Ruler) -> None:
        """Give what a project brings: the cubes of an agenda stay, all others go home (MG-049)."""
        if project.kind == AGENDA:
            await self.game.perform(AgendaFulfilled(player, self))
            return
        await self.game.bring_home(self, project.indexes)
        if project.kind == BASE and not self.has_base and player.unused[player.bases]:
            await self.game.perform(Constructed(player, self))
        elif project.kind == RECEIVE:
            for deck in project.layout.about.split():
                await player.draw_card(deck)
        elif project.kind == COVERT:
            await player.steal((project.layout.about,), about=self)

    @property
    def given_symbols(self) -> tuple[str, ...]:
        """The symbols that this card gives now."""
        return ()

    @property
    def works(self) -> bool:
        """Whether its ability works."""
        return False

    def more_colours(self, project: Project, slot: Slot) -> tuple[str, ...]:
        """Return the other colours that this card lets its owner put on a slot."""
        return ()

    async def on_discard(self, you: Ruler) -> None:
        """Do what the card says when its owner discards it in their own Phase 3."""

    @classmethod
    def has_discard_ability(cls) -> bool:
        """Say whether this kind of card has an ability that is triggered by discarding."""
        return cls.on_discard is not OwnedCard.on_discard


def slot_misprints(cls: type[OwnedCard], *names: str) -> Iterable[tuple[str, str]]:
    """Name the slots on a class line that are none."""
    for name in names:
        value = cls.printed[name]
        for written in value if isinstance(value, tuple) else (value,):
            if why := why_not_slots(written):
                yield name, why


def word_misprints(cls: type[OwnedCard], name: str, known: Iterable[str]) -> Iterable[tuple[str, str]]:
    """Name the words on a class line that mean nothing."""
    words = tuple(known)
    for word in cls.printed[name]:
        if word not in words:
            yield name, f"{word!r:.40} is none of {', '.join(words)}"


def draws_misprints(cls: type[OwnedCard]) -> Iterable[tuple[str, str]]:
    """Name what is wrong with receive projects and what they draw from."""
    if len(cls.printed["receive"]) != len(cls.printed["draws"]):
        yield "draws", "name the decks of each receive project, in their order"
    if not all(cls.printed["receive"]):
        yield "receive", "a project has slots"
    for decks in cls.printed["draws"]:
        for deck in str(decks).split() or ("",):
            if deck not in (*DECKS, "development"):
                yield "draws", f"{deck!r:.40} is none of {', '.join(DECKS)}, development"


class Species(OwnedCard):
    """The card that every player keeps: a base project, projects that receive cards, an agenda."""

    deck_name = "species"

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a species."""
        yield from slot_misprints(cls, "base", "receive", "agenda")
        yield from word_misprints(cls, "symbols", SYMBOLS)
        yield from draws_misprints(cls)
        for name in ("base", "agenda"):
            if not cls.printed[name]:
                yield name, "every species has a base project and an agenda, with slots"

    @classmethod
    def layouts(cls) -> tuple[Layout, ...]:
        """Return the projects of a species."""
        printed = cls.printed
        received = [Layout(RECEIVE, *pair) for pair in zip(printed["receive"], printed["draws"], strict=True)]
        return (
            Layout(BASE, printed["base"]),
            *received,
            Layout(AGENDA, printed["agenda"], " ".join(printed["symbols"])),
        )

    @property
    def given_symbols(self) -> tuple[str, ...]:
        """The symbols of the agenda, while all its slots are filled (MG-099, MG-100)."""
        return tuple(self.printed["symbols"]) if self.projects[-1].is_rewarded else ()


class Leader(OwnedCard):
    """A leader: works while its owner has the symbols that it needs, and steals whatever they are."""

    deck_name = "leader"

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"covert": "", "steals": "", **printed}
        super().__init_subclass__(**printed)

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a leader."""
        yield from word_misprints(cls, "needs", SYMBOLS)
        yield from slot_misprints(cls, "covert")
        if cls.printed["covert"] and cls.printed["steals"] not in BRIGHT:
            yield "steals", f"a covert operation steals {', '.join(BRIGHT)}"

    @classmethod
    def layouts(cls) -> tuple[Layout, ...]:
        """Return the covert operation, which most leaders have."""
        covert = cls.printed["covert"]
        return (Layout(COVERT, covert, cls.printed["steals"]),) if covert else ()

    @displayed
    def is_powered(self) -> bool:
        """Whether its owner has all symbols that it needs, or lacks no more than is tolerated (MG-108)."""
        if not self.in_play:
            return False
        missing = Counter(self.printed["needs"]) - self.controller.symbols
        return missing.total() <= self.controller.leniency

    @property
    def works(self) -> bool:
        """Whether its ability works."""
        return self.is_powered


class Government(OwnedCard):
    """A government: its ability needs nothing; it has a project of one kind or another."""

    deck_name = "government"

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"base": "", "receive": (), "draws": (), "agenda": "", "symbols": (), **printed}
        super().__init_subclass__(**printed)

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a government."""
        yield from slot_misprints(cls, "base", "receive", "agenda")
        yield from word_misprints(cls, "symbols", SYMBOLS)
        yield from draws_misprints(cls)

    @classmethod
    def layouts(cls) -> tuple[Layout, ...]:
        """Return the projects of a government: most have one."""
        printed = cls.printed
        found = [Layout(BASE, printed["base"])] if printed["base"] else []
        found += [Layout(RECEIVE, *pair) for pair in zip(printed["receive"], printed["draws"], strict=True)]
        return (
            *found,
            *([Layout(AGENDA, printed["agenda"], " ".join(printed["symbols"]))] if printed["agenda"] else ()),
        )

    @property
    def given_symbols(self) -> tuple[str, ...]:
        """The symbols of the agenda, if there is one and all its slots are filled (MG-101)."""
        agenda = [one for one in self.projects if one.kind == AGENDA]
        return tuple(self.printed["symbols"]) if agenda and agenda[0].is_rewarded else ()

    @property
    def works(self) -> bool:
        """Whether its ability works: always (MG-110)."""
        return True


class Development(OwnedCard):
    """A development: nothing on it counts until all its slots are filled, and while they are (MG-091 to MG-093)."""

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a development."""
        yield from slot_misprints(cls, "takes")
        yield from word_misprints(cls, "symbols", SYMBOLS)
        if not cls.printed["takes"]:
            yield "takes", "a development has slots"

    @classmethod
    def layouts(cls) -> tuple[Layout, ...]:
        """Return its one project."""
        return (Layout(DEVELOPMENT, cls.printed["takes"]),)

    @displayed
    def is_implemented(self) -> bool:
        """Whether all its slots are filled, and its reward has come."""
        return self.in_play and self.projects[0].is_rewarded

    @property
    def works(self) -> bool:
        """Whether its ability works."""
        return self.is_implemented

    @property
    def given_symbols(self) -> tuple[str, ...]:
        """The symbols of an implemented development."""
        return tuple(self.printed["symbols"]) if self.is_implemented else ()

    async def reward(self, project: Project, player: Ruler) -> None:
        """Implement it, and draw a card by how many of its type are implemented then (MG-095)."""
        await self.game.perform(Implemented(player, self))
        count = player.implemented(self.deck_name)
        await player.draw_card(POLITICS[min(max(count, 1), len(POLITICS)) - 1])


class Commerce(Development):
    """A development of commerce."""

    deck_name = "commerce"


class Expansion(Development):
    """A development of expansion."""

    deck_name = "expansion"


class Progress(Development):
    """A development of progress."""

    deck_name = "progress"


class Conflict(OwnedCard):
    """A conflict: before a player it does nothing, on a track two sides fight (MG-112 to MG-138)."""

    deck_name = "conflict"
    #: On a track: which one, and the systems that the red and the blue side face.
    on = column(default="")
    red_system = column(default="")
    blue_system = column(default="")
    #: The seats that fight on each side (-1 for a neutral system), and the seat that placed it.
    red_seat = column(default=-1)
    blue_seat = column(default=-1)
    placed_by = column(default=-1)
    #: The seat that had the lead last; -1 for nobody.
    led_by = column(default=-1)

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a conflict."""
        yield from slot_misprints(cls, "red", "blue")
        for side in ("red_objective", "blue_objective"):
            if cls.printed[side] not in OBJECTIVES:
                yield side, f"an objective is {', '.join(OBJECTIVES)}"
        if cls.printed["symbol"] not in SYMBOLS:
            yield "symbol", f"a symbol is {', '.join(SYMBOLS)}"
        for side in ("red", "blue"):
            if not cls.printed[side]:
                yield side, "a conflict has slots on both sides"
        if cls.printed["loot"] < 0:
            yield "loot", "a conflict brings 0 cubes or more"

    @classmethod
    def layouts(cls) -> tuple[Layout, ...]:
        """Return both sides."""
        printed = cls.printed
        return (
            Layout(RED_SIDE, printed["red"], printed["red_objective"]),
            Layout(BLUE_SIDE, printed["blue"], printed["blue_objective"]),
        )

    @property
    def track(self) -> Track | None:
        """The track on which the conflict lies."""
        return self.game.find(self.on) if self.on else None

    @property
    def systems(self) -> tuple[System, System]:
        """The systems that the red and the blue side face: their owners fight on these sides."""
        return self.game.system(self.red_system), self.game.system(self.blue_system)

    @property
    def fighters(self) -> tuple[Ruler | None, Ruler | None]:
        """Who fights on the red side and on the blue one: nobody for a neutral system, or before it lies on a track."""
        players = self.game.players
        red, blue = self.red_seat, self.blue_seat
        return players[red] if red >= 0 else None, players[blue] if blue >= 0 else None

    @property
    def is_against_neutral(self) -> bool:
        """Whether it was begun against a neutral system."""
        return None in self.fighters

    @property
    def is_ongoing(self) -> bool:
        """Whether both systems are still in the hands in which they were when it was placed (MG-133)."""
        return all(
            system.controller == fighter and not system.is_hole
            for system, fighter in zip(self.systems, self.fighters, strict=True)
        )

    def bars(self, player: Ruler, track: Track, other: System) -> bool:
        """Say whether no route may lead over a track to a system: there, or for that by this player, it is fought."""
        if other.controller is None and player in self.fighters and other.id in (self.red_system, self.blue_system):
            return True
        return self.on == track.id

    @property
    def spot(self) -> str:
        """The track on which it lies."""
        return "" if self.track is None else self.track.name

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name: the track on which it lies."""
        return self.spot

    @property
    def is_decided(self) -> bool:
        """Whether a side is completely filled: then it is won, whatever is rewarded first (MG-119, MG-Q51)."""
        return any(side.is_full for side in self.projects)

    def owner_of(self, project: Project) -> Ruler | None:
        """Return who fights on a side."""
        return self.fighters[project.number]

    async def reward(self, project: Project, player: Ruler) -> None:
        """Win it."""
        await self.game.win_conflict(self, project)

    @displayed
    def strengths(self) -> tuple[int, int]:
        """How many cubes each side counts for the lead."""
        found = []
        for side, fighter in zip(self.projects, self.fighters, strict=True):
            held = len(side.cubes)
            found.append(held + (fighter.artillery if held and fighter is not None else 0))
        return found[0], found[1]

    @property
    def leader(self) -> Ruler | None:
        """
        Who has more cubes on their side; on a tie nobody, or by the other reading who led last (MG-117, MG-Q10).

        The moment that a system is in other hands the conflict is over, although its cards and cubes still lie there (MG-133).
        """
        if not self.is_ongoing:
            return None
        red, blue = self.strengths
        if red == blue:
            keeps = self.game.options.tie_keeps_lead and red > 0 and self.led_by >= 0
            return self.game.players[self.led_by] if keeps else None
        return self.fighters[int(blue > red)]


# ------------------------------------------------------------------------------------------------ when abilities work


def own(card: OwnedCard, player: Ruler) -> bool:
    """Say whether a value is worked out for the card's owner."""
    return player == card.controller


def not_yet(card: OwnedCard, _: object) -> bool:
    """Say whether the card's owner has not done yet in this turn what the card lets them do once."""
    return not card.controller.has_done(card.name)
