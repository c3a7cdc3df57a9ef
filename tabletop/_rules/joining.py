"""What becomes of a game that is played with expansions, and what does not hold together in that."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import attrs

from tabletop._base.errors import BadExpansion

from .cards import Card
from .faults import faults_of
from .whereabouts import place_of, placed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tabletop._play.game import Game

    from .appearance import Appearance
    from .expansions import Expansion

#: How a fault ends that says where it is.
PLACED: Final = r" \([^()]+:\d+\)$"


def joined(game: type[Game], expansions: Sequence[Expansion]) -> type[Game]:
    """Return a class of games that is played as *game* is, and lists what expansions add to it."""
    body: dict[str, Any] = {
        "__doc__": game.__doc__,
        "__module__": game.__module__,
        "__qualname__": game.__qualname__,
        "cards": (*game.cards, *[card for one in expansions for card in one.cards]),
        "effects": (*game.effects, *[effect for one in expansions for effect in one.effects]),
        "looks": looks_with(game.looks, [one.looks for one in expansions]),
    }
    made: type[Game] = type(game.__name__, (game,), body)
    made.expansions = tuple(expansions)  # not in the body, where an author may not write it
    return made


def looks_with(looks: Appearance, others: Iterable[Appearance]) -> Appearance:
    """Return how a game looks with what expansions add to it: choices grow longer, the game's own words stay."""
    for more in others:
        choices = {name: (*looks.choices.get(name, ()), *values) for name, values in more.choices.items()}
        looks = attrs.evolve(
            looks,
            places={**more.places, **looks.places},
            things={**more.things, **looks.things},
            words={**more.words, **looks.words},
            unsaid=looks.unsaid | more.unsaid,
            choices={**looks.choices, **choices},
            says=(*looks.says, *more.says),
        )
    return looks


def takes_expansions(game: type[Game]) -> bool:
    """Say whether a game takes expansions: whether it has the option that names them."""
    field = attrs.fields_dict(game.options_class).get("sets")
    return field is not None and bool(field.metadata.get("sets"))


def check_expansion(game: type[Game], one: object, name: str) -> None:
    """Refuse what no expansion of a game could be, or what does not hold together in it; *name* is what it goes by."""
    if not isinstance(one, game.expansion_class):
        wanted = game.expansion_class
        raise BadExpansion(name, [f"it is {type(one).__name__}, no {wanted.__module__}.{wanted.__qualname__}"])
    faults = [placed(fault, one.written) for fault in faults_of_frame(game, one, name)]
    if not faults:
        faults = [*faults_of_joined(game, [one])]
    if faults:
        raise BadExpansion(name, faults)


def check_together(game: type[Game], expansions: Sequence[Expansion]) -> None:
    """Refuse expansions that hold together each for itself, but not with each other."""
    faults = list(faults_of_joined(game, expansions))
    if faults:
        raise BadExpansion(" with ".join([one.name for one in expansions]), faults)


def faults_of_frame(game: type[Game], one: Expansion, name: str) -> Iterator[str]:
    """Name what is wrong with an expansion, apart from its cards."""
    if not takes_expansions(game):
        yield f"{game.id} takes no expansions: its options have no sets = chosen_sets()"
    if one.name != name:
        yield f"it is {one.name}, and its entry point says {name}"
    if not re.fullmatch(r"[a-z][a-z0-9-]*", one.id):
        yield f"id is {one.id!r}: use small letters, digits and hyphens"
    for part in ("title", "by", "provenance"):
        if not getattr(one, part):
            yield f"{part} is empty"
    if not (type(one.revision) is int and one.revision > 0):
        yield f"revision is {one.revision!r}: count from 1"
    for own in game.own_sets:
        if one.id == own.id or one.title == own.title:
            yield f"{game.id} has a set {own.id}, {own.title!r}, of its own: choose another id and another title"
    listed: Sequence[object] = one.cards
    for kind in listed:
        if not (isinstance(kind, type) and issubclass(kind, Card)):
            yield f"{kind!r:.60} is among its cards, and is no class of cards"


def faults_of_joined(game: type[Game], expansions: Sequence[Expansion]) -> Iterator[str]:
    """Name what does not hold together in a game with expansions, each with the file and the line of what it is about."""
    about = {kind.__name__: kind for one in expansions for kind in (*one.cards, *one.effects)}
    for fault in faults_of(joined(game, expansions)):
        named = [place_of(about[name]) for name in re.findall(r"\w+", fault) if name in about]
        yield fault if re.search(PLACED, fault) else placed(fault, next(filter(None, named), expansions[-1].written))
    for one in expansions:
        others = [*game.own_sets, *[other for other in expansions if other is not one]]
        yield from [placed(fault, one.written) for fault in one.faults(others)]
