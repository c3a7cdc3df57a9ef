"""Whether the body of an ability fits its mark: how much it is given, what it says that it takes, and what it returns."""

from __future__ import annotations

from inspect import CO_VARARGS
from types import FunctionType, UnionType
from typing import TYPE_CHECKING, Any, Final

from .computed import Computed, Relation
from .events import Event
from .holders import Holder

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from .abilities import Ability

#: What some marks make of what a body returns.
TRUTH: Final[frozenset[type | None]] = frozenset({bool})
NUMBER: Final[frozenset[type | None]] = frozenset({int, None})
EVENT: Final[frozenset[type | None]] = frozenset({Event, None})


def faults_of_body(where: str, ability: Ability) -> Iterator[str]:
    """Name what the body of an ability takes or returns that does not fit its mark."""
    body = ability.run
    if not isinstance(body, FunctionType):
        return
    given = given_to(ability)
    if given is not None and not takes(body, len(given)):
        yield f"{where} is marked {ability.mark}, and is given {in_words(given)}: write {header(body, given)}"
        return
    annotations: Mapping[str, Any] = body.__annotations__
    if annotations:
        yield from faults_of_annotations(where, ability, body, annotations)


def given_to(ability: Ability) -> tuple[str, ...] | None:
    """Return what a body is given, by the names that it is called here; None if nobody knows."""
    on, mark = ability.on, ability.mark
    if mark in ("activated", "state_based"):
        return ("self",)
    if isinstance(on, Relation):
        return ("self", "one", "other")
    if isinstance(on, Computed):
        return ("self", on.holder)
    return ("self", "event") if isinstance(on, type) and issubclass(on, Event) else None


def takes(body: FunctionType, count: int) -> bool:
    """Say whether a function can be called with so many arguments."""
    code = body.__code__
    fewest = code.co_argcount - len(body.__defaults__ or ())
    return fewest <= count and (count <= code.co_argcount or bool(code.co_flags & CO_VARARGS))


def in_words(given: tuple[str, ...]) -> str:
    """Say what a body is given besides itself."""
    return f"the {' and the '.join(given[1:])}" if len(given) > 1 else "nothing but itself"


def header(body: FunctionType, given: tuple[str, ...]) -> str:
    """Return how the definition of a body should begin."""
    return f"def {body.__name__}({', '.join(given)})"


# ------------------------------------------------------------------------------------------------ annotations


def faults_of_annotations(
    where: str, ability: Ability, body: FunctionType, annotations: Mapping[str, Any]
) -> Iterator[str]:
    """Name the annotations of a body that can't be true of what it is given, or of what is made of what it returns."""
    mark, on = ability.mark, ability.on
    named = body.__code__.co_varnames[1:]
    says = annotations.get(named[0], ...) if named else ...
    taken = meant(body, says)
    if taken and not could_be_given(ability, taken):
        of = on.__name__ if isinstance(on, type) else repr(on)
        yield f"{where} is marked {mark} {of}, and says that it is given {spelt(says)}: write the one or the other"
    returned = meant(body, annotations.get("return", ...))
    wanted = returned_by(ability)
    if returned and wanted and not any(is_returned(one, wanted) for one in returned):
        told = " or ".join("None" if one is None else one.__name__ for one in sorted(wanted, key=str))
        yield f"{where} is marked {mark}, and says that it returns {spelt(annotations['return'])}: it has to return {told}"


def could_be_given(ability: Ability, taken: tuple[type | None, ...]) -> bool:
    """Say whether what an ability is about could be of one of some classes."""
    on = ability.on
    kinds = [kind for kind in taken if kind is not None]
    if isinstance(on, type):
        return any(issubclass(on, kind) or issubclass(kind, on) for kind in kinds)
    if isinstance(on, Computed):
        return any(not issubclass(kind, Holder) or kind.holds_as == on.holder for kind in kinds)
    return True


def returned_by(ability: Ability) -> frozenset[type | None]:
    """Return the classes of which one is expected from a body; none if whatever it returns is fine."""
    if ability.mark == "instead":
        return EVENT
    if ability.mark == "modifies":
        return NUMBER
    return TRUTH if ability.mark in ("forbids", "permits", "state_based") else frozenset()


def is_returned(one: type | None, wanted: frozenset[type | None]) -> bool:
    """Say whether a class could be one of those that are wanted; a truth is no number here."""
    if one is None:
        return None in wanted
    if one is bool:
        return bool in wanted
    return any(kind is not None and (issubclass(one, kind) or issubclass(kind, one)) for kind in wanted)


def meant(body: FunctionType, says: Any) -> tuple[type | None, ...]:
    """Return the classes that an annotation means; none at all if any part of it is not known here."""
    if isinstance(says, str):
        parts: list[Any] = [looked_up(body, part.strip()) for part in says.split("|")]
    else:
        parts = list(says.__args__) if isinstance(says, UnionType) else [says]
    kinds = [None if part in (None, type(None)) else part for part in parts]
    return tuple(kinds) if all(kind is None or isinstance(kind, type) for kind in kinds) else ()


def looked_up(body: FunctionType, name: str) -> Any:
    """Return what a plain name means where a function stands; what is no class if it means nothing there."""
    builtin: dict[str, Any] = {"None": None, "bool": bool, "int": int, "str": str, "float": float}
    return builtin[name] if name in builtin else body.__globals__.get(name, ...)


def spelt(says: Any) -> str:
    """Return an annotation as it is written."""
    return says if isinstance(says, str) else getattr(says, "__name__", str(says))
