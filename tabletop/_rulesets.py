"""Rulesets: what a game's declarations add up to, checked when it is registered, and found by name through entry points."""

from __future__ import annotations

import inspect
import re
import warnings
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import attrs

from ._abilities import Ability
from ._cards import Card
from ._errors import BadOption, BadRuleset, UnknownGame, shown
from ._events import Event
from ._modifiers import Computed
from ._places import Column
from ._roster import Hearers, Roster, about
from ._table import State, empty
from ._texts import spaced

if TYPE_CHECKING:
    from pathlib import Path

    from ._game import Game

#: The entry-point group in which rulesets are found.
GROUP = "tabletop.games"
#: Rosters that are kept for matches with the same cards.
ROSTERS_KEPT = 64
#: Of more cards than this, an error names only those that somebody could mean.
LONGEST_LIST = 40
#: Texts of a user's own are no longer than this.
LONGEST_TEXT = 1_000


@attrs.frozen
class CatalogueCard:
    """A printed card as it stands in a catalogue."""

    id: str
    name: str
    kind: str
    set: str
    copies: int
    numbers: Mapping[str, Any]
    text: str
    provenance: str
    #: Where each part of it is known from, if that differs: what is "known" is the publisher's.
    origins: Mapping[str, str]

    @property
    def parts(self) -> dict[str, list[str]]:
        """The parts of the card by where they are known from."""
        found: dict[str, list[str]] = {}
        for part, origin in self.origins.items():
            found.setdefault(origin, []).append(spaced_words(part))
        return found


@attrs.frozen
class GameOption:
    """An option that a game can be set up with."""

    name: str
    type: str
    default: Any
    help: str


class Ruleset:
    """
    A registered ruleset: what is played, with how many, with which options and cards.

    >>> hedge_court = ruleset("hedge-court")
    >>> hedge_court.title, hedge_court.seats, hedge_court.catalogue[0].name
    ('Hedge Court', (2, 3, 4), 'Squire')
    """

    def __init__(
        self,
        game: type[Game],
        *,
        instead: Mapping[type[Card], type[Card]] | None = None,
        own_cards: Mapping[str, Mapping[str, Any]] | None = None,
        others: Sequence[type[Card]] = (),
    ) -> None:
        self.game = game
        #: A user's own values for some cards, by their ids.
        self.own_cards: Mapping[str, Mapping[str, Any]] = own_cards or {}
        self._instead = dict(instead or {})
        replaced = {kind.printed["back"] for kind in others}
        kept = [self._instead.get(kind, kind) for kind in game.cards if kind.printed["back"] not in replaced]
        self.cards: tuple[type[Card], ...] = (*kept, *others)
        self.by_id = {kind.id: kind for kind in self.cards}
        self.effects = {effect.__name__: effect for effect in game.effects}
        self.supplies = game.supplies
        columns: dict[str, Column[Any]] = {}
        for kind in self.cards:
            columns.update({column.key: column for column in kind.columns})
        self.card_columns = tuple(columns.values())
        self.player_columns = game.player_class.columns
        self.card_defaults = (
            ("used", 0),
            *[(column.key, column.default) for column in self.card_columns if not column.stays],
        )
        #: Whether any ability of this ruleset is a check of the state.
        self.has_checks = any(
            ability.mark == "check"
            for abilities in [source.abilities for source in self.cards]
            + [source.abilities for source in game.effects]
            + [game.abilities]
            for ability in abilities
        )
        #: The rosters that set-ups with some seats and options were found to deal.
        self.dealt: set[tuple[int, str, tuple[type[Card], ...], tuple[int, ...]]] = set()
        self._rosters: dict[Any, Roster] = {}
        self._hearers: dict[tuple[str, Any], Hearers] = {}
        self._deck: tuple[type[Card], ...] | None = None
        self._blank: dict[int, State] = {}

    def __repr__(self) -> str:
        return f"<ruleset {self.name}: {len(self.cards)} kinds of card>"

    # ------------------------------------------------------------------------------------ what it is

    @property
    def name(self) -> str:
        """The name it is installed under."""
        return self.game.id

    @property
    def title(self) -> str:
        """The name on the box."""
        return self.game.title

    @property
    def seats(self) -> tuple[int, ...]:
        """With how many seats it is played."""
        return tuple(self.game.seats)

    @property
    def revision(self) -> int:
        """Which state of its rulings this is."""
        return self.game.revision

    @property
    def text(self) -> str:
        """What the game is about, in a few sentences."""
        return inspect.cleandoc(self.game.__doc__ or "")

    @property
    def options(self) -> tuple[GameOption, ...]:
        """The options it can be set up with."""
        return tuple(
            GameOption(
                field.name,
                str(field.type).removeprefix("<class '").removesuffix("'>"),
                None if field.default is attrs.NOTHING else field.default,
                field.metadata.get("help", ""),
            )
            for field in attrs.fields(self.game.options_class)
        )

    @cached_property
    def catalogue(self) -> tuple[CatalogueCard, ...]:
        """Every printed card: what it is called, what is printed on it, and where that is known from."""
        frame = {"copies", "set", "provenance", "origins", "back"}
        return tuple(
            CatalogueCard(
                id=kind.id,
                name=kind.name,
                kind=kind_name(kind),
                set=kind.printed["set"],
                copies=kind.printed["copies"],
                numbers={name: value for name, value in kind.printed.items() if name not in frame},
                text=" ".join((kind.__doc__ or "").split()),
                provenance=kind.printed["provenance"],
                origins=kind.printed["origins"],
            )
            for kind in self.cards
        )

    def kind(self, kind: type[Card]) -> type[Card]:
        """Return the class that stands for a printed card here: another one where a user has laid own values over it."""
        return self._instead.get(kind, kind)

    def deck(self) -> tuple[type[Card], ...]:
        """Return every card of the ruleset as often as there are copies of it."""
        if self._deck is None:
            self._deck = tuple([kind for kind in self.cards for _ in range(kind.printed["copies"])])
        return self._deck

    def kinds(self, kinds: Iterable[type[Card]]) -> tuple[type[Card], ...]:
        """Return the classes that stand for printed cards here."""
        return tuple([self.kind(kind) for kind in kinds]) if self._instead else tuple(kinds)

    # ------------------------------------------------------------------------------------ own values

    def with_cards(self, values: Mapping[str, Mapping[str, Any]]) -> Ruleset:
        """Return this ruleset with other printed values for some cards: ``{"squire": {"might": 3}}``."""
        own = {name: dict(changes) for name, changes in self.own_cards.items()}
        originals = {kind.id: kind for kind in self.game.cards}
        others: dict[str, Sequence[type[Card]]] = {}
        for name, changes in {**own, **values}.items():
            read = None if name in originals else self._read_own(name, changes)
            if read is not None:
                own[name], others[name] = dict(changes), read
                continue
            if name not in originals:
                raise BadOption(self.name, "cards", f"there is no card {shown(name)}; {self._perhaps(name)}")
            if not isinstance(changes, Mapping):
                raise BadOption(self.name, f"cards.{name}", "give a table of values, such as copies = 2")
            if changes:
                own.setdefault(name, {}).update(changes)
        instead = {
            originals[name]: self._laid_over(originals[name], changes)
            for name, changes in own.items()
            if name not in others
        }
        every = [kind for kinds in others.values() for kind in kinds]
        replaced = {kind.printed["back"] for kind in every}
        for kind in instead:
            if kind.printed["back"] in replaced:
                raise BadOption(self.name, f"cards.{kind.id}", f"the {', '.join(others)} of your own takes its place")
        return Ruleset(self.game, instead=instead, own_cards=own, others=every)

    def _read_own(self, name: object, value: Any) -> Sequence[type[Card]] | None:
        """Have the game read own values that are no card's."""
        try:
            read = self.game.read_own(name, value) if isinstance(name, str) else None
        except ValueError as error:
            place, _, why = str(error).partition(": ")
            raise BadOption(self.name, f"cards.{place}", why) from None
        faults = [fault for kind in read or () for fault in faults_of_card(self.game, kind)]
        if faults:
            raise BadOption(self.name, f"cards.{name}", faults[0])
        return read

    def _perhaps(self, name: object) -> str:
        """Say which cards there are, or of very many which ones somebody could mean."""
        if len(self.by_id) <= LONGEST_LIST:
            return f"there is {', '.join(self.by_id)}"
        from difflib import get_close_matches

        alike = get_close_matches(str(name)[:LONGEST_TEXT], self.by_id, n=5)
        return f"perhaps you mean {', '.join(alike)}" if alike else f"`tabletop cards {self.name}` lists them"

    def _laid_over(self, kind: type[Card], changes: dict[str, Any]) -> type[Card]:
        for name, value in changes.items():
            place = f"cards.{kind.id}.{name}"
            known = {"name": kind.name, **kind.printed}
            if name not in known or name in {"provenance", "origins", "back", "set"}:
                printed = [one for one in known if one not in {"provenance", "origins", "back", "set"}]
                why = f"no such value is printed on {kind.name}; there is {', '.join(printed)}"
                raise BadOption(self.name, place, why)
            if type(value) is list and type(known[name]) is tuple:
                value = changes[name] = tuple(value)  # TOML and JSON have lists only
            if type(value) is not type(known[name]):
                raise BadOption(
                    self.name, place, f"{shown(value, 40)} should be of the kind of {shown(known[name], 40)}"
                )
            if not is_plain(value):
                raise BadOption(self.name, place, f"{shown(value, 40)} {why_not_plain(value)}")
            if name == "copies" and not 0 <= value <= 100:
                raise BadOption(self.name, place, "a card has 0 to 100 copies")
            if name == "name" and not (value.strip() and value.isprintable()):
                raise BadOption(self.name, place, "a card needs a name that can be printed, on one line")
        origins = {**kind.printed["origins"], **dict.fromkeys(changes, "yours")}
        print_ = {"name": kind.name, **kind.printed, **changes}
        print_.update(id=kind.id, provenance="yours", origins=origins)
        made: type[Card] = type(kind)(kind.__name__, (kind,), {"__doc__": kind.__doc__}, **print_)  # type: ignore[misc]
        for name, why in made.misprints():
            raise BadOption(self.name, f"cards.{kind.id}.{name}", why)
        return made

    # ------------------------------------------------------------------------------------ for the table

    def roster(self, seats: int, kinds: Sequence[type[Card]], owners: Sequence[int]) -> Roster:
        """Return the roster for these cards, the same one for the same cards."""
        key = (seats, tuple(kinds), tuple(owners))
        roster = self._rosters.get(key)
        if roster is None:
            if len(self._rosters) >= ROSTERS_KEPT:
                self._rosters.clear()
            roster = self._rosters[key] = Roster(self, seats, kinds, owners)
        return roster

    def hearers(self, mark: str, on: Any) -> Hearers:
        """Return whatever has abilities of a mark that are about *on*, with these abilities."""
        found = self._hearers.get((mark, on))
        if found is None:
            cards = {kind: about(kind.abilities, mark, on) for kind in self.cards}
            effects = {kind: about(kind.abilities, mark, on) for kind in self.effects.values()}
            found = self._hearers[mark, on] = Hearers(
                {kind: abilities for kind, abilities in cards.items() if abilities},
                {kind: abilities for kind, abilities in effects.items() if abilities},
                about(self.game.abilities, mark, on),
            )
        return found

    def blank(self, seats: int) -> State:
        """Return a table for some seats before any set-up."""
        state = self._blank.get(seats)
        if state is None:
            state = self._blank[seats] = empty(self, seats)
        return state


def is_plain(value: Any) -> bool:
    """Say whether a save can hold a value: a number of 64 bits, a text, a truth, None, or a list of those."""
    if isinstance(value, int):
        return -(2**63) <= value < 2**63
    if isinstance(value, tuple):
        return all(is_plain(part) for part in value)
    return value is None or (isinstance(value, str) and len(value) <= LONGEST_TEXT)


def why_not_plain(value: Any) -> str:
    """Say what is wrong with a value that no save can hold."""
    if isinstance(value, str):
        return f"is too much: texts have up to {LONGEST_TEXT} signs"
    if isinstance(value, int):
        return "is too much: numbers have 64 bits"
    return "holds what no save can hold"


def spaced_words(name: str) -> str:
    """Return a name in code as words."""
    return name.replace("_", " ")


def kind_name(kind: type[Card]) -> str:
    """Return what kind of card a printed card is: the nearest base that is not itself printed."""
    base = next(base for base in kind.__mro__[1:] if issubclass(base, Card) and not base.is_printed)
    return spaced(base.__name__).lower()


# ------------------------------------------------------------------------------------------------ registering


def faults_of(game: type[Game]) -> list[str]:
    """Name everything about a ruleset that does not hold together."""
    from ._game import Game
    from ._rules import Facts

    faults: list[str] = []

    def expect(condition: object, fault: str) -> None:
        if not condition:
            faults.append(fault)

    expect(re.fullmatch(r"[a-z][a-z0-9-]*", game.id), f"id is {game.id!r}: use small letters, digits and hyphens")
    expect(game.title, "title is empty")
    expect(game.__doc__, "the game has no docstring: say in a few sentences what it is about")
    seats = list(game.seats)
    expect(
        seats and all(type(count) is int and count > 0 for count in seats), f"seats is {seats}: list how many may play"
    )
    expect(type(game.revision) is int and game.revision > 0, f"revision is {game.revision!r}: count from 1")
    expect(inspect.iscoroutinefunction(game.set_up), "set_up is not async")
    expect(inspect.iscoroutinefunction(game.step) and game.step is not Game.step, "there is no async step")
    expect(attrs.has(game.options_class), f"options_class {game.options_class.__name__} is not a class of attrs")
    expect(issubclass(game.facts_class, Facts), f"facts_class {game.facts_class.__name__} is no subclass of Facts")
    try:
        game.facts_class()
    except TypeError as error:
        faults.append(f"facts_class {game.facts_class.__name__}: every fact needs a default ({error})")
    faults += [f"{column.name} is a column of the game: declare a fact instead" for column in game.columns]
    ids: dict[str, type[Card]] = {}
    keys: dict[str, Column[Any]] = {}
    for kind in game.cards:
        faults += faults_of_card(game, kind)
        same_id = ids.setdefault(kind.id, kind)
        expect(same_id is kind, f"{kind.__name__} and {same_id.__name__} have one id, {kind.id!r}")
        for column in kind.columns:
            same = keys.setdefault(column.key, column)
            expect(same is column, f"two columns of cards are called {column.name!r}")
    twice = [kind.__name__ for kind, count in Counter(game.cards).items() if count > 1]
    twice += [name for name, count in Counter(effect.__name__ for effect in game.effects).items() if count > 1]
    faults += [f"{name} is listed twice" for name in twice]
    for effect in game.effects:
        expect(attrs.has(effect), f"the lasting effect {effect.__name__} is not decorated with effect")
        faults += faults_of_abilities(game, effect.__name__, effect.abilities)
    faults += faults_of_abilities(game, game.__name__, game.abilities)
    return faults


def faults_of_card(game: type[Game], kind: type[Card]) -> list[str]:
    """Name everything about a printed card that does not hold together."""
    name = kind.__name__
    faults: list[str] = []
    if not kind.is_printed:
        faults.append(f"{name} has no class line, so it is a kind of card and not a card: give it copies, at least")
    if not kind.__dict__.get("__doc__"):
        faults.append(f"{name} has no docstring: say what the card does, or that it does nothing")
    copies = kind.printed["copies"]
    if type(copies) is not int or copies < 0:
        faults.append(f"{name} has copies={copies!r}: that is a number of cards")
    faults += [f"{name} has {value}={kind.printed.get(value)!r}: {why}" for value, why in kind.misprints()]
    faults += [
        f"{name} has a {computed.name} and no such number in its class line"
        for computed in kind.computed
        if computed.base is None and computed.name not in kind.printed
    ]
    return faults + faults_of_abilities(game, name, kind.abilities)


def faults_of_abilities(game: type[Game], owner: str, abilities: Iterable[Ability]) -> list[str]:
    """Name everything about abilities that does not hold together."""
    faults: list[str] = []
    zones = {*game.zone_kinds, *game.player_class.zone_kinds}
    for kind in game.cards:
        zones.update(kind.zone_kinds)
    for ability in abilities:
        where = f"{owner}.{ability.name}"
        acts = ability.mark in {"when", "instead", "activated", "special", "check"}
        if acts and not inspect.iscoroutinefunction(ability.run):
            faults.append(f"{where} is not async, and an ability marked {ability.mark} acts")
        if not acts and inspect.iscoroutinefunction(ability.run):
            faults.append(f"{where} is async, and an ability marked {ability.mark} only answers a question")
        faults += [
            f"{where} works in {zone!r}, which {game.__name__} does not have"
            for zone in ability.works_in
            if zone not in zones
        ]
        if ability.once_per_turn and owner not in {kind.__name__ for kind in game.cards}:
            faults.append(f"{where} works once per turn, and only cards can be remembered to have been used")
        if not all(callable(condition) for condition in ability.where):
            faults.append(f"{where} has a condition that can't be asked: {ability.where}")
        is_event = isinstance(ability.on, type) and issubclass(ability.on, Event)
        is_value = isinstance(ability.on, Computed)
        if ability.mark in {"when", "instead", "special"} and not is_event:
            faults.append(f"{where} is marked {ability.mark} {ability.on!r}, which is no class of event")
        if ability.mark in {"modifies", "permits"} and not is_value:
            faults.append(f"{where} is marked {ability.mark} {ability.on!r}, which is no quantity or permission")
        if ability.mark == "forbids" and not (is_event or is_value):
            faults.append(f"{where} is marked forbids {ability.on!r}, which is neither an event nor a permission")
    return faults


_registered: dict[str, Ruleset] = {}


def is_game(thing: object) -> bool:
    """Say whether something is a class of games."""
    from ._game import Game

    return isinstance(thing, type) and issubclass(thing, Game)


def register(game: type[Game]) -> Ruleset:
    """
    Check a ruleset and make it playable under its id in this process; installed packages use an entry point instead.

    >>> from tabletop_tic_tac_toe import TicTacToe
    >>> register(TicTacToe)
    <ruleset tic-tac-toe: 0 kinds of card>
    """
    faults = faults_of(game) if is_game(game) else ["it is no subclass of tabletop.Game"]
    if faults:
        raise BadRuleset(getattr(game, "__name__", shown(game)), faults)
    made = Ruleset(game)
    _registered[game.id] = made
    return made


def _entry_points() -> Mapping[str, Any]:
    from importlib.metadata import entry_points

    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def ruleset(name: str | type[Game] | Ruleset) -> Ruleset:
    """
    Return an installed ruleset by its name.

    >>> ruleset("tic-tac-toe").seats
    (2,)
    """
    if isinstance(name, Ruleset):
        return name
    if isinstance(name, type):
        made = _registered.get(name.id) if is_game(name) else None
        return made if made is not None and made.game is name else register(name)
    if not isinstance(name, str):
        raise UnknownGame(name, sorted({*_entry_points(), *_registered}))
    if name in _registered:
        return _registered[name]
    points = _entry_points()
    if name not in points:
        raise UnknownGame(name, sorted({*points, *_registered}))
    try:
        loaded = points[name].load()
    except Exception as error:  # whatever a stranger's package does when it is imported
        raise BadRuleset(name, [f"it can't be imported: {type(error).__name__}: {error}"]) from error
    if is_game(loaded) and loaded.id != name:
        raise BadRuleset(name, [f"its entry point says {name!r} and the game says {loaded.id!r}"])
    return register(loaded)


def games() -> dict[str, Ruleset]:
    """
    Return all installed rulesets by name, with their seats, options and cards.

    One that does not hold together is left out, with a warning that says why.

    >>> games()["leduc-poker"].title
    "Leduc hold'em"
    """
    found: dict[str, Ruleset] = {}
    for name in sorted({*_entry_points(), *_registered}):
        try:
            found[name] = ruleset(name)
        except BadRuleset as error:
            warnings.warn(f"left out: {error}", stacklevel=2)
    return found


def own_values(path: str | Path) -> Mapping[str, Any]:
    """Read values of a user's own for some cards from a TOML file."""
    import tomllib
    from pathlib import Path

    try:
        values = tomllib.loads(Path(path).read_bytes().decode())
    except (OSError, ValueError, TypeError) as error:
        raise BadOption(shown(path, 200), "cards", f"cannot be read: {error}") from None
    return values
