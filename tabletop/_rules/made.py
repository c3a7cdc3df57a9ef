"""Classes that are made under a decorator: events, lasting effects, deeds and records of facts, and what is wrong with one."""

from __future__ import annotations

from functools import cache
from inspect import iscoroutinefunction
from typing import TYPE_CHECKING, Any, NoReturn

import attrs

from .whereabouts import at, place_of, placed

if TYPE_CHECKING:
    from collections.abc import Iterator


def is_made(kind: type) -> bool:
    """Say whether a class itself, and not a base of it, was made under its decorator."""
    return "__attrs_attrs__" in vars(kind)


def undecorated(kind: Any) -> str:
    """Say that a class was not made under its decorator."""
    return f"{kind.__name__} is not made under its decorator: write @{kind.made_under} above the class"


def refuse_to_be(thing: object, *_: object, **__: object) -> NoReturn:
    """Refuse to make anything of a class that has not been made itself: what it is made with comes from the decorator."""
    raise TypeError(placed(undecorated(type(thing)), place_of(type(thing))))


@cache
def faults_of_made(kind: type) -> tuple[str, ...]:
    """Name what is wrong with a class of events, effects, deeds or facts."""
    return (*at(kind, [*faults_of_decorator(kind), *faults_of_words(kind)]), *faults_of_happening(kind))


def faults_of_decorator(kind: type) -> Iterator[str]:
    """It is made under its decorator, unless it is only there for others to build on."""
    if not is_made(kind) and not kind.__subclasses__():
        yield undecorated(kind)


def faults_of_happening(kind: Any) -> Iterator[str]:
    """What an event does is done at once, and nobody can be asked in the middle of it."""
    if kind.made_under == "event" and iscoroutinefunction(kind.happen):
        words = (
            f"{kind.__name__}.happen is async, and would never be done: write def happen, and await before or after it"
        )
        yield placed(words, place_of(kind.happen))


def faults_of_words(kind: Any) -> Iterator[str]:
    """What stands in braces in the words of an event or a deed is one of its fields."""
    if not is_made(kind):
        return
    fields = {field.name: bool(field.metadata.get("secret")) for field in attrs.fields(kind)}
    there = ", ".join(name for name, is_secret in fields.items() if not is_secret) or "none"
    for name in names_in_braces(kind.text if kind.made_under == "event" else ""):
        if fields.get(name, True):
            why = "which is secret" if name in fields else "which is no field of it"
            yield f"the text of {kind.__name__} names {{{name}}}, {why}: its fields are {there}"
    for name in kind.in_words if kind.made_under == "deed" else ():
        if name not in fields and not hasattr(kind, name):
            yield f"the words of {kind.__name__} name {{{name}}}, which is no field of it: its fields are {there}"


def names_in_braces(text: Any) -> list[str]:
    """Return the names that stand in braces in a text, if it is one."""
    from string import Formatter

    fields = [field for _, field, _, _ in Formatter().parse(text) if field] if isinstance(text, str) else []
    return list(dict.fromkeys(field.partition(".")[0].partition("[")[0] for field in fields))
