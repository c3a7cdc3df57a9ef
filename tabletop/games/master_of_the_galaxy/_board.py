"""The board: systems with planets, tracks between them, and links that give symbols."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final

from tabletop import cached, column, displayed, permission, pool

from ._events import RouteCompleted
from ._projects import PLANETS, ROUTE, Layout, Project, SlottedCard
from ._slots import BRIGHT, EMPTY, LETTERS, SYMBOLS

if TYPE_CHECKING:
    from tabletop import Card

    from ._cards import Conflict
    from ._players import Ruler

MOST_PLANETS: Final = 3
CORNER_COUNT: Final = 4
#: A planet and the slot of a track take any bright colour; what they are written as does not matter.
ANY: Final = "W"
LINK_KINDS: Final = {"blue": 1, "red": 2, "green": 2}
#: Up to so many systems and tracks are on a board.
LARGEST: Final = 60


class System(SlottedCard):
    """A system with planets, perhaps with bases of one player, perhaps under a black hole."""

    may_take_any = True
    #: The bases here; or a black hole.
    bases = pool()

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a system."""
        printed = cls.printed
        if printed["colour"] not in BRIGHT:
            yield "colour", f"a system is {', '.join(BRIGHT)}"
        if not 1 <= printed["planets"] <= MOST_PLANETS:
            yield "planets", f"a system has 1 to {MOST_PLANETS} planets"
        elif printed["start"] and printed["planets"] != MOST_PLANETS:
            yield "planets", f"a starting system has {MOST_PLANETS} planets"
        for name in ("x", "y"):
            if not 0 <= printed[name] <= 100:
                yield name, "x and y are 0 to 100"
        if printed["copies"] != 1:
            yield "copies", "a system is on the board once"

    @classmethod
    def layouts(cls) -> tuple[Layout, ...]:
        """Return the planets, which are settled one by one."""
        return (Layout(PLANETS, ANY * cls.printed["planets"]),)

    @displayed
    def colour(self) -> str:
        """The colour of this system."""
        return str(self.printed["colour"])

    @displayed
    def at(self) -> tuple[int, int]:
        """Where it lies on the board: to the right and down, each 0 to 100."""
        return self.printed["x"], self.printed["y"]

    @property
    def is_start(self) -> bool:
        """Whether it is a starting system, in a corner."""
        return bool(self.printed["start"])

    @property
    def is_hole(self) -> bool:
        """Whether it lies under a black hole token: then it does not exist (MG-150)."""
        return self.bases[self.game.BLACK_HOLE] > 0

    @property
    def is_neutral(self) -> bool:
        """Whether nobody has a base here, and there is no black hole either."""
        return self.controller is None and not self.is_hole

    @displayed
    def base_count(self) -> int:
        """How many bases are here."""
        return 0 if self.controller is None else self.bases[self.controller.bases]

    #: Whether conflicts may be placed against this system.
    may_be_attacked = permission(True)

    @property
    def has_room(self) -> bool:
        """Whether another base may come here: there are no more than planets (MG-083)."""
        return self.base_count < int(self.printed["planets"])

    @property
    def first_free(self) -> int | None:
        """The first planet that is not settled; None if all are."""
        filled = self.filled
        if not filled:
            return 0
        return filled.index(EMPTY) if EMPTY in filled else None

    @cached_property
    def all_tracks(self) -> tuple[Track, ...]:
        """The tracks that are printed as leading here: places on a board never move."""
        return tuple([self.game.find(name) for name in self.printed["tracks"]])

    @cached
    def exits(self) -> list[tuple[Track, System]]:
        """The tracks that lead here with their other ends, but for those that a black hole has made void."""
        return [(track, track.other_end(self)) for track in self.all_tracks if not track.is_void]

    @property
    def tracks(self) -> list[Track]:
        """The tracks that lead here, but for void ones."""
        return [track for track, _ in self.exits]

    @property
    def neighbours(self) -> list[System]:
        """The systems that a track joins to this one."""
        return [other for _, other in self.exits]

    @property
    def steps(self) -> Mapping[str, int]:
        """How many tracks away each system is, as if there were no black holes."""
        return steps_on(self.game.table.layout.kinds)[self.id]

    @property
    def conflicts(self) -> list[Conflict]:
        """The conflicts about this system."""
        return [conflict for conflict in self.game.fronts if self.id in (conflict.red_system, conflict.blue_system)]


@lru_cache(maxsize=64)
def steps_on(board: tuple[type[Card], ...]) -> Mapping[str, Mapping[str, int]]:
    """Work out how many tracks lie between the systems of a board."""
    tracks = [kind.printed["ends"] for kind in board if issubclass(kind, Track)]
    found = {kind.id: {kind.id: 0} for kind in board if issubclass(kind, System)}
    for far in found.values():
        reached = list(far)
        for here in reached:
            for one, other in tracks:
                there = other if here == one else one
                if here in (one, other) and there not in far:
                    far[there] = far[here] + 1
                    reached.append(there)
    return found


class Track(SlottedCard):
    """A track between two systems: a route of one player, or the place of one conflict."""

    may_take_any = True
    #: The system from which the route on it starts.
    departs = column(default="")
    #: Whether the route was completed in an earlier turn than this: then it may be cancelled (MG-Q04).
    stands = column(default=False, shown=False)

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a track."""
        if not 1 <= cls.printed["length"] <= len(BRIGHT) * 2:
            yield "length", "a track has 1 to 8 slots"
        if cls.printed["copies"] != 1:
            yield "copies", "a track is on the board once"

    @classmethod
    def layouts(cls) -> tuple[Layout, ...]:
        """Return the route that can be established here."""
        return (Layout(ROUTE, ANY * cls.printed["length"]),)

    @displayed
    def joins(self) -> tuple[str, str]:
        """The ids of the systems that this track joins."""
        one, other = self.printed["ends"]
        return one, other

    @property
    def conflicts(self) -> list[Conflict]:
        """The conflict that lies here, if one does."""
        return [conflict for conflict in self.game.fronts if conflict.on == self.id]

    @cached_property
    def ends(self) -> tuple[System, System]:
        """The systems that this track joins."""
        one, other = self.printed["ends"]
        return self.game.system(one), self.game.system(other)

    def other_end(self, system: System) -> System:
        """Return the system at the other end."""
        one, other = self.ends
        return other if system.row == one.row else one

    @property
    def is_void(self) -> bool:
        """Whether a black hole at one end has made this track void (MG-150)."""
        one, other = self.ends
        return one.is_hole or other.is_hole

    @cached_property
    def route(self) -> Project:
        """The route on this track."""
        return self.projects[0]

    @property
    def route_owner(self) -> Ruler | None:
        """Whose route this is: it is one as soon as it holds a cube (MG-068)."""
        return self.controller if self.filled else None

    @property
    def departure(self) -> System | None:
        """The system from which the route starts."""
        return self.game.system(self.departs) if self.departs else None

    @property
    def destination(self) -> System | None:
        """The system that the route leads to."""
        return None if self.departure is None else self.other_end(self.departure)

    @property
    def farthest(self) -> int:
        """The slot of the cube that is farthest from the departure; -1 if there is none."""
        return len(self.filled.replace(EMPTY, "")) - 1

    def is_complete_for(self, player: Ruler) -> bool:
        """Say whether this is a completed route of a player, who may have gates for its last slots."""
        if self.route_owner != player:
            return False
        missing = self.route.missing
        return missing == 0 or (missing <= player.gates and self.game.after_allocation)

    def owner_of(self, project: Project) -> Ruler | None:
        """Return whose the route is."""
        return self.route_owner

    async def reward(self, project: Project, player: Ruler) -> None:
        """Let the route stand."""
        await self.game.perform(RouteCompleted(player, self, self.cube_on(0)))


class Link(SlottedCard):
    """A line on the board that gives a symbol to who has bases at its ends: blue, red or green (MG-016, MG-034, MG-035)."""

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a link."""
        printed = cls.printed
        if printed["line"] not in LINK_KINDS:
            yield "line", f"a link is {', '.join(LINK_KINDS)}"
        elif len(printed["systems"]) != LINK_KINDS[printed["line"]]:
            yield "systems", "a blue link has one system, others have two"
        if printed["symbol"] not in SYMBOLS:
            yield "symbol", f"a symbol is {', '.join(SYMBOLS)}"

    @displayed
    def joins(self) -> tuple[str, ...]:
        """The ids of the systems that this link is about."""
        return tuple(self.printed["systems"])

    @displayed
    def line(self) -> str:
        """Of which kind it is: blue, red or green."""
        return str(self.printed["line"])

    @displayed
    def symbol(self) -> str:
        """The symbol that it gives."""
        return str(self.printed["symbol"])

    @cached_property
    def ends(self) -> tuple[System, ...]:
        """The systems that this link is about."""
        return tuple([self.game.system(name) for name in self.printed["systems"]])

    @displayed
    def holders(self) -> tuple[int, ...]:
        """The seats that have the symbol of this link."""
        return self.seats

    @property
    def seats(self) -> tuple[int, ...]:
        """The same: a red one is for whoever has one of its ends, others for who has all."""
        ends = self.ends
        seats = [end.read("controller") for end in ends]
        if self.printed["line"] != "red":
            return (seats[0],) if seats[0] >= 0 and min(seats) == max(seats) else ()
        if seats[0] == seats[1] or (not self.game.options.black_hole_links and any(end.is_hole for end in ends)):
            return ()
        return tuple([seat for seat in sorted(seats) if seat >= 0])


# ------------------------------------------------------------------------------------------------ from a table

Printed = tuple[type[SlottedCard], ...]


def board_cards(
    board: Mapping[str, Sequence[Mapping[str, Any]]], *, provenance: str, cards: Collection[str] = ()
) -> Printed:
    """Make the systems, tracks and links of a board from a table such as :data:`~.board.BOARD`; a bad one is refused."""
    check_board(board, cards=cards)
    systems = [
        make(
            System, row["id"], f"A {row['colour']} system with {row['planets']} planets.", provenance,
            name=row["name"], colour=row["colour"], planets=row["planets"], start=bool(row.get("start", False)),
            x=row["x"], y=row["y"], closest=tuple(row.get("closest", ())),
            tracks=tuple([track_id(track["ends"]) for track in board["tracks"] if row["id"] in track["ends"]]),
        )
        for row in board["systems"]
    ]  # fmt: skip
    names = {row["id"]: row["name"] for row in board["systems"]}
    tracks = [
        make(
            Track, track_id(row["ends"]), f"A track of {row['slots']} slots.", provenance,
            name=f"{names[row['ends'][0]]}–{names[row['ends'][1]]}", ends=tuple(row["ends"]), length=row["slots"],
        )
        for row in board["tracks"]
    ]  # fmt: skip
    links = [
        make(
            Link, link_id(row), f"A {row['kind']} link that gives a {row['symbol']} symbol.",
            provenance, name="–".join(names[one] for one in row["systems"]), line=row["kind"],
            systems=tuple(row["systems"]), symbol=row["symbol"],
        )
        for row in board["links"]
    ]  # fmt: skip
    return (*systems, *tracks, *links)


def make(kind: type[SlottedCard], place: str, text: str, provenance: str, **printed: Any) -> type[SlottedCard]:
    """Make the class of one place on the board."""
    made: type[SlottedCard] = type(kind)(  # type: ignore[misc]
        "".join(part.title() for part in place.split("_")), (kind,), {"__doc__": text, "__module__": kind.__module__},
        id=place, copies=1, back=kind.__name__.lower(), set="board", provenance=provenance, **printed,
    )  # fmt: skip
    return made


def board_table(kinds: Iterable[type[Card]]) -> dict[str, list[dict[str, Any]]]:
    """Return the table from which the systems, tracks and links among some cards could be made."""
    table: dict[str, list[dict[str, Any]]] = {"systems": [], "tracks": [], "links": []}
    for kind in kinds:
        printed = kind.printed
        if issubclass(kind, System):
            row = {"id": kind.id, "name": kind.name, **{key: printed[key] for key in ("colour", "planets", "x", "y")}}
            table["systems"].append(
                row | ({"start": True, "closest": list(printed["closest"])} if printed["start"] else {})
            )
        elif issubclass(kind, Track):
            table["tracks"].append({"ends": list(printed["ends"]), "slots": printed["length"]})
        elif issubclass(kind, Link):
            row = {"kind": printed["line"], "systems": list(printed["systems"]), "symbol": printed["symbol"]}
            table["links"].append(row)
    return table


# ------------------------------------------------------------------------------------------------ is it a board?

SYSTEM_KEYS: Final = {"id": str, "name": str, "colour": str, "planets": int, "x": int, "y": int}
TRACK_KEYS: Final = {"ends": list, "slots": int}
LINK_KEYS: Final = {"kind": str, "systems": list, "symbol": str}
OPTIONAL: Final = {"start": bool, "closest": list}
KINDS: Final[Mapping[type, str]] = {str: "a text", int: "a whole number", bool: "true or false", list: "a list"}


def check_board(board: Mapping[str, Any], *, cards: Collection[str] = ()) -> None:
    """
    Refuse a board on which the game can't be played, and say why: a ``ValueError`` that begins with the place.

    The ids of *cards* are taken.
    """
    if not isinstance(board, Mapping):
        raise ValueError("board: give the tables systems, tracks and links")
    for table, keys in (("systems", SYSTEM_KEYS), ("tracks", TRACK_KEYS), ("links", LINK_KEYS)):
        rows = board.get(table)
        if not isinstance(rows, list | tuple) or not rows:
            raise ValueError(f"board.{table}: give a list of tables, at least one")
        if len(rows) > LARGEST:
            raise ValueError(f"board.{table}: no more than {LARGEST} are on a board")
        for number, row in enumerate(rows):
            check_row(f"board.{table}[{number}]", row, keys, OPTIONAL if table == "systems" else {})
    if unknown := sorted(set(board) - {"systems", "tracks", "links"}):
        raise ValueError(f"board.{unknown[0]}: a board has systems, tracks and links")
    check_systems(board["systems"])
    check_tracks(board["tracks"], {row["id"] for row in board["systems"]})
    check_links(board["links"], {row["id"] for row in board["systems"]})
    check_ids(board, cards)
    check_connected(board)


def check_row(place: str, row: Any, keys: Mapping[str, Any], optional: Mapping[str, Any]) -> None:
    """Refuse a row of a table that lacks something, has too much, or has it of the wrong kind."""
    if not isinstance(row, Mapping):
        raise ValueError(f"{place}: give a table with {', '.join(keys)}")
    for key, kind in keys.items():
        if key not in row:
            raise ValueError(f"{place}.{key}: it is missing")
        if not isinstance(row[key], kind) or (isinstance(row[key], bool) and kind is not bool):
            raise ValueError(f"{place}.{key}: {row[key]!r:.40} should be {KINDS[kind]}")
    for key in row:
        if key not in keys and key not in optional:
            raise ValueError(f"{place}.{key}: nothing like that is there; there is {', '.join([*keys, *optional])}")
        if key in optional and not isinstance(row[key], optional[key]):
            raise ValueError(f"{place}.{key}: {row[key]!r:.40} should be {KINDS[optional[key]]}")


def check_systems(rows: Sequence[Mapping[str, Any]]) -> None:
    """Refuse systems that are no systems: colours, planets, four corners of different colours and their neighbours."""
    seen: set[str] = set()
    for number, row in enumerate(rows):
        place = f"board.systems[{number}]"
        if not row["id"].isidentifier() or row["id"] != row["id"].lower():
            raise ValueError(f"{place}.id: {row['id']!r:.40} is not one word of small letters, digits and underscores")
        if row["id"] in seen:
            raise ValueError(f"{place}.id: there is another system {row['id']!r:.40}")
        if not row["name"].strip() or not row["name"].isprintable():
            raise ValueError(f"{place}.name: a system needs a name that can be printed, on one line")
        if any(other["name"] == row["name"] for other in rows[:number]):
            raise ValueError(f"{place}.name: there is another system called {row['name']!r:.40}")
        if any((other["x"], other["y"]) == (row["x"], row["y"]) for other in rows[:number]):
            raise ValueError(f"{place}: there is another system at {row['x']}, {row['y']}")
        if row.get("closest") and not row.get("start"):
            raise ValueError(f"{place}.closest: only a starting system names the systems closest to it")
        seen.add(row["id"])
        if row["colour"] not in BRIGHT:
            raise ValueError(f"{place}.colour: {row['colour']!r:.40} is none of {', '.join(BRIGHT)}")
        if not 1 <= row["planets"] <= MOST_PLANETS:
            raise ValueError(f"{place}.planets: a system has 1 to {MOST_PLANETS} planets")
        if row.get("start") and row["planets"] != MOST_PLANETS:
            raise ValueError(f"{place}.planets: a starting system has {MOST_PLANETS} planets")
        if not (0 <= row["x"] <= 100 and 0 <= row["y"] <= 100):
            raise ValueError(f"{place}: x and y are 0 to 100")
    corners = [row for row in rows if row.get("start")]
    if len(corners) != CORNER_COUNT or len({row["colour"] for row in corners}) != CORNER_COUNT:
        raise ValueError(f"board.systems: {CORNER_COUNT} systems start = true, clockwise, each of another colour")
    for row in corners:
        closest = [one for one in row.get("closest", ()) if isinstance(one, str)]
        fitting = set(closest) & seen - {one["id"] for one in corners}
        if not len(row.get("closest", ())) == len(fitting) == 2:
            raise ValueError(f"board.systems.{row['id']}.closest: name the two systems closest to this corner")


def check_tracks(rows: Sequence[Mapping[str, Any]], known: set[str]) -> None:
    """Refuse tracks that lead nowhere, or lie twice between two systems."""
    seen: set[frozenset[str]] = set()
    for number, row in enumerate(rows):
        place = f"board.tracks[{number}]"
        ends = row["ends"]
        if (
            len(ends) != 2
            or not all(isinstance(end, str) for end in ends)
            or ends[0] == ends[1]
            or not set(ends) <= known
        ):
            raise ValueError(f"{place}.ends: {ends!r:.60} are no two systems of this board")
        if frozenset(ends) in seen:
            raise ValueError(f"{place}.ends: there is a track between these two already")
        seen.add(frozenset(ends))
        if not 1 <= row["slots"] <= len(LETTERS) + 3:
            raise ValueError(f"{place}.slots: a track has 1 to 8 slots")


def check_links(rows: Sequence[Mapping[str, Any]], known: set[str]) -> None:
    """Refuse links of unknown kinds or symbols, or between unknown systems."""
    seen: set[tuple[str, frozenset[str]]] = set()
    for number, row in enumerate(rows):
        place = f"board.links[{number}]"
        if row["kind"] not in LINK_KINDS:
            raise ValueError(f"{place}.kind: {row['kind']!r:.40} is none of {', '.join(LINK_KINDS)}")
        systems = row["systems"]
        unknown = [one for one in systems if not isinstance(one, str) or one not in known]
        if unknown:
            raise ValueError(f"{place}.systems: {unknown[0]!r:.40} is no system of this board")
        fitting = set(systems)
        if not len(systems) == len(fitting) == LINK_KINDS[row["kind"]]:
            raise ValueError(f"{place}.systems: a {row['kind']} link is about {LINK_KINDS[row['kind']]} of the systems")
        if row["symbol"] not in SYMBOLS:
            raise ValueError(f"{place}.symbol: {row['symbol']!r:.40} is none of {', '.join(SYMBOLS)}")
        if (row["kind"], frozenset(systems)) in seen:
            raise ValueError(f"{place}: there is such a link already")
        seen.add((row["kind"], frozenset(systems)))


def check_ids(board: Mapping[str, Any], cards: Collection[str]) -> None:
    """Refuse names of systems by which two things would go by one id, such as a system and a track, or a card."""
    taken = dict.fromkeys(cards, "a card")
    for place, made, what in (
        *[(f"systems[{number}].id", row["id"], "a system") for number, row in enumerate(board["systems"])],
        *[(f"tracks[{number}].ends", track_id(row["ends"]), "a track") for number, row in enumerate(board["tracks"])],
        *[(f"links[{number}].systems", link_id(row), "a link") for number, row in enumerate(board["links"])],
    ):
        if made in taken:
            raise ValueError(
                f"board.{place}: {made!r:.40} is the id of {taken[made]} already; name the systems otherwise"
            )
        taken[made] = what


def track_id(ends: Sequence[str]) -> str:
    """Return the id of the track between two systems."""
    return "_".join(ends)


def link_id(row: Mapping[str, Any]) -> str:
    """Return the id of a link."""
    return "_".join((row["kind"], *row["systems"]))


def check_connected(board: Mapping[str, Any]) -> None:
    """Refuse a board that falls apart, whichever corners are free."""
    corners = [row for row in board["systems"] if row.get("start")]
    for used in ((0, 1, 2, 3), *[tuple(sorted((one, other))) for one in range(4) for other in range(one)], *THREES):
        gone = {
            name
            for number, row in enumerate(corners)
            if number not in used
            for name in (row["id"], *row.get("closest", ()))
        }
        left = {row["id"] for row in board["systems"]} - gone
        reached = {corners[used[0]]["id"]}
        edges = [set(row["ends"]) for row in board["tracks"] if set(row["ends"]) <= left]
        while grown := {end for edge in edges if edge & reached for end in edge} - reached:
            reached |= grown
        if reached != left:
            lost = sorted(left - reached)
            raise ValueError(
                f"board.tracks: with {len(used)} corners in the game {lost[0]} can't be reached from {corners[used[0]]['id']}"
            )


#: The corners that three players may have.
THREES: Final = ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))
