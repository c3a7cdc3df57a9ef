"""What does not hold together in a ruleset, found when it is registered."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import attrs

from .bodies import faults_of_body
from .cards import faults_of_zones, zones_of
from .computed import Computed, Relation
from .events import Event
from .facts import Facts
from .game_class import Rules
from .mistakes import mistakes_of
from .phases import PhaseFacts
from .whereabouts import at, place_of, placed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tabletop._play.game import Game
    from tabletop._table.places import Column, ZoneKind

    from .abilities import Ability
    from .cards import Card
    from .phases import Phase


ACTING = {"when", "instead", "activated", "reaction", "state_based"}
#: What :func:`tabletop.new` takes itself, and never hands on to a game as an option.
NO_OPTIONS: Final = ("game", "seats", "seed", "log", "cards", "ask_chance", "bluff_safe")


def faults_of(game: type[Game]) -> Iterator[str]:
    """Name everything about a ruleset that does not hold together."""
    if not re.fullmatch(r"[a-z][a-z0-9-]*", game.id):
        yield f"id is {game.id!r}: use small letters, digits and hyphens"
    if not game.title:
        yield "title is empty"
    if not game.__doc__:
        yield "the game has no docstring: say in a few sentences what it is about"
    seats = list(game.seats)
    if not (seats and all(type(count) is int and count > 0 for count in seats)):
        yield f"seats is {seats}: list how many may play"
    if not (type(game.revision) is int and game.revision > 0):
        yield f"revision is {game.revision!r}: count from 1"
    if not inspect.iscoroutinefunction(game.set_up):
        yield "set_up is not async"
    if not (game.phases if game.step is Rules.step else inspect.iscoroutinefunction(game.step)):
        yield "there is no async step"
    for kind in (game, game.player_class, *game.cards, *game.effects, *game.rules):
        yield from at(kind, [f"{kind.__name__} does not say what {name} is" for name in left_open(kind)])
    yield from faults_of_phases(game)
    if not attrs.has(game.options_class):
        yield f"options_class {game.options_class.__name__} is not a class of attrs"
    else:
        yield from at(game.options_class, faults_of_options(game.options_class))
    if not issubclass(game.facts_class, Facts):
        yield f"facts_class {game.facts_class.__name__} is no subclass of Facts"
    try:
        game.facts_class()
    except TypeError as error:
        yield f"facts_class {game.facts_class.__name__}: every fact needs a default ({error})"
    for column in game.columns:
        yield f"{column.name} is a column of the game: declare a fact instead"
    places = frozenset(zones_of(game, game.cards))
    yield from faults_of_cards(game, places)
    yield from faults_of_zones(game)
    twice = [kind.__name__ for kind, count in Counter(game.cards).items() if count > 1]
    twice += [name for name, count in Counter(effect.__name__ for effect in game.effects).items() if count > 1]
    yield from [f"{name} is listed twice" for name in twice]
    for effect in game.effects:
        yield from faults_of_abilities(game, places, effect.__name__, effect.abilities)
    for rule in game.rules:
        if not rule.__doc__:
            yield placed(f"the rule {rule.__name__} has no docstring: say what it is", place_of(rule))
        yield from faults_of_abilities(game, places, rule.__name__, rule.abilities)
    for ability in game.abilities:
        words = f"{game.__name__}.{ability.name} is an ability of the game: put it into a Rule, and that into rules"
        yield placed(words, place_of(ability.run))
    yield from mistakes_of(game)


def faults_of_options(kind: type) -> Iterator[str]:
    """Name the options that nobody could ever give, since setting up a match takes something else by their names."""
    for field in attrs.fields(kind):
        if field.name in NO_OPTIONS:
            yield (
                f"the option {field.name} of {kind.__name__} could never be given, since tabletop.new takes its own "
                f"{field.name}: call it something else"
            )


def left_open(kind: type) -> list[str]:
    """Return the names of what a class was to say, since a base of it is abstract in that, and does not."""
    named = dict.fromkeys(name for base in kind.__mro__ for name in abstract_in(base))
    return [name for name in named if getattr(getattr(kind, name), "__isabstractmethod__", False)]


@cache
def abstract_in(base: type) -> tuple[str, ...]:
    """Return the names of the abstract methods that are written in the body of a class."""
    return tuple([name for name, value in vars(base).items() if getattr(value, "__isabstractmethod__", False)])


def faults_of_phases(game: type[Game]) -> Iterator[str]:
    """Name everything about the phases of a game that does not hold together."""
    if game.phases and not issubclass(game.facts_class, PhaseFacts):
        yield f"facts_class {game.facts_class.__name__} is no subclass of PhaseFacts, and the game has phases"
    for one in game.phases.values():
        yield from at(one.body, faults_of_phase(one))


def faults_of_phase(one: Phase[Any]) -> Iterator[str]:
    """Name everything about a phase that does not hold together."""
    if not one.__doc__:
        yield f"the phase {one.name} has no docstring: say what is done in it"
    if not inspect.iscoroutinefunction(one.body):
        yield f"the phase {one.name} is not async"


def faults_of_cards(game: type[Game], places: frozenset[ZoneKind]) -> Iterator[str]:
    """Name everything about the printed cards of a game that does not hold together."""
    ids: dict[str, type[Card]] = {}
    keys: dict[str, Column[Any]] = {}
    for kind in game.cards:
        yield from faults_of_card(game, kind, places)
        same_id = ids.setdefault(kind.id, kind)
        if same_id is not kind:
            yield placed(f"{kind.__name__} and {same_id.__name__} have one id, {kind.id!r}", place_of(kind))
        for column in kind.columns:
            if keys.setdefault(column.key, column) is not column:
                yield placed(f"two columns of cards are called {column.name!r}", place_of(kind))


def faults_of_card(game: type[Game], kind: type[Card], places: frozenset[ZoneKind]) -> Iterator[str]:
    """Name everything about a printed card that does not hold together."""
    yield from at(kind, faults_of_print(kind))
    yield from faults_of_abilities(game, places, kind.__name__, kind.abilities)


def faults_of_print(kind: type[Card]) -> Iterator[str]:
    """Name everything about what is printed on a card that does not hold together."""
    name = kind.__name__
    if not kind.is_printed:
        yield f"{name} has no class line, so it is a kind of card and not a card: give it copies, at least"
    if not kind.__dict__.get("__doc__"):
        yield f"{name} has no docstring: say what the card does, or that it does nothing"
    copies = kind.printed["copies"]
    if type(copies) is not int or copies < 0:
        yield f"{name} has copies={copies!r}: that is a number of cards"
    for value, why in kind.misprints():
        yield f"{name} has {value}={kind.printed.get(value)!r}: {why}"
    for computed in kind.computed:
        base = computed.base
        if (base is None or isinstance(base, str)) and (base or computed.name) not in kind.printed:
            yield f"{name} has a {base or computed.name} and no such number in its class line"


def faults_of_abilities(
    game: type[Game], places: frozenset[ZoneKind], owner: str, abilities: Iterable[Ability]
) -> Iterator[str]:
    """Name everything about abilities that does not hold together."""
    for ability in abilities:
        where = f"{owner}.{ability.name}"
        yield from at(ability.run, faults_of_edge(where, ability))
        yield from at(ability.run, faults_of_body(where, ability))
        for zone in ability.works_in:
            if zone not in places:
                words = f"{where} works in {zone!r}, which {game.__name__} does not have"
                yield placed(words, place_of(ability.run))
        if ability.once_per_turn and not any(kind.__name__ == owner for kind in game.cards):
            words = f"{where} works once per turn, and only cards can be remembered to have been used"
            yield placed(words, place_of(ability.run))


def faults_of_edge(where: str, ability: Ability) -> Iterator[str]:
    """Name everything about what an ability declares that does not hold together."""
    mark, on = ability.mark, ability.on
    is_async = inspect.iscoroutinefunction(ability.run)
    if mark in ACTING and not is_async:
        yield f"{where} is not async, and an ability marked {mark} acts"
    if mark not in ACTING and is_async:
        yield f"{where} is async, and an ability marked {mark} only answers a question"
    if not all(callable(condition) for condition in ability.where):
        yield f"{where} has a condition that can't be asked: {ability.where}"
    is_event = isinstance(on, type) and issubclass(on, Event)
    is_value, is_relation = isinstance(on, Computed), isinstance(on, Relation)
    if mark in {"when", "instead", "reaction"} and not is_event:
        yield f"{where} is marked {mark} {on!r}, which is no class of event"
    if mark in {"modifies", "permits"} and not (is_value or (is_relation and mark == "permits")):
        yield f"{where} is marked {mark} {on!r}, which is no quantity or permission"
    if mark == "forbids" and not (is_event or is_value or is_relation):
        yield f"{where} is marked forbids {on!r}, which is neither an event nor a permission"
