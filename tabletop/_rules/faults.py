"""What does not hold together in a ruleset, found when it is registered."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import attrs

from .cards import faults_of_zones
from .computed import Computed
from .events import Event
from .facts import Facts, PhaseFacts
from .game_class import Rules

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop._play.game import Game
    from tabletop._table.places import Column

    from .abilities import Ability
    from .cards import Card


def faults_of(game: type[Game]) -> list[str]:
    """Name everything about a ruleset that does not hold together."""

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
    expect(
        inspect.iscoroutinefunction(game.step) and (game.phases or game.step is not Rules.step),
        "there is no async step",
    )
    if game.phases:
        expect(
            issubclass(game.facts_class, PhaseFacts),
            f"facts_class {game.facts_class.__name__} is no subclass of PhaseFacts, and the game has phases",
        )
        faults += [
            f"the phase {one.name} has no docstring: say what is done in it"
            for one in game.phases.values()
            if not one.__doc__
        ]
        faults += [
            f"the phase {one.name} is not async"
            for one in game.phases.values()
            if not inspect.iscoroutinefunction(one.body)
        ]
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
    faults += faults_of_zones(game)
    twice = [kind.__name__ for kind, count in Counter(game.cards).items() if count > 1]
    twice += [name for name, count in Counter(effect.__name__ for effect in game.effects).items() if count > 1]
    faults += [f"{name} is listed twice" for name in twice]
    for effect in game.effects:
        expect(attrs.has(effect), f"the lasting effect {effect.__name__} is not decorated with effect")
        faults += faults_of_abilities(game, effect.__name__, effect.abilities)
    for rule in game.rules:
        expect(rule.__doc__, f"the rule {rule.__name__} has no docstring: say what it is")
        faults += faults_of_abilities(game, rule.__name__, rule.abilities)
    faults += [
        f"{game.__name__}.{one.name} is an ability of the game: put it into a Rule, and that into rules"
        for one in game.abilities
    ]
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
        acts = ability.mark in {"when", "instead", "activated", "reaction", "state_based"}
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
        if ability.mark in {"when", "instead", "reaction"} and not is_event:
            faults.append(f"{where} is marked {ability.mark} {ability.on!r}, which is no class of event")
        if ability.mark in {"modifies", "permits"} and not is_value:
            faults.append(f"{where} is marked {ability.mark} {ability.on!r}, which is no quantity or permission")
        if ability.mark == "forbids" and not (is_event or is_value):
            faults.append(f"{where} is marked forbids {ability.on!r}, which is neither an event nor a permission")
    return faults
