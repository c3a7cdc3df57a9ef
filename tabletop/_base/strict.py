"""The one strict door for data from outside: nothing is coerced, nothing is ignored, and every fault has a place."""

from __future__ import annotations

from functools import cache, partial
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_origin

import cattrs
from cattrs import Converter, transform_error
from cattrs.errors import BaseValidationError, ForbiddenExtraKeysError

from .errors import clipped
from .reading import is_64_bits

#: The parameters of a type, if it has any: `typing.get_args` takes long to say the same of all that is read here.
PARAMETERS: Final = "__args__"

#: What is one of several types if it is of one of them.
PLAIN: Final = frozenset({int, str, bool, NoneType})


class Misfit(Exception):
    """What was given does not fit what is wanted."""

    def __init__(self, path: str, why: str) -> None:
        self.path = path
        self.why = why


def _exactly(value: object, kind: type) -> object:
    if type(value) is not kind:
        raise TypeError(f"should be of type {kind.__name__}, not {clipped(value, 40)}")
    if isinstance(value, int) and not is_64_bits(value):
        raise ValueError("is a number of more than 64 bits")
    return value


def _sequence(value: Any, kind: Any) -> tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise TypeError(f"should be a list, not {clipped(value, 40)}")
    parts = getattr(kind, PARAMETERS, ())
    if not parts:
        return tuple(value)
    if len(parts) == 2 and parts[1] is Ellipsis:
        return tuple([converter().structure(part, parts[0]) for part in value])
    if len(parts) != len(value):
        raise ValueError(f"should have {len(parts)} parts, not {len(value)}")
    return tuple(map(converter().structure, value, parts))


def _literal(value: Any, kind: Any) -> Any:
    allowed = getattr(kind, PARAMETERS, ())
    if (type(value), value) not in [(type(one), one) for one in allowed]:
        raise ValueError(f"should be one of {', '.join(map(repr, allowed))}, not {clipped(value, 40)}")
    return value


def _either(value: Any, kind: Any) -> Any:
    found = type(value)
    if found in PLAIN and found in getattr(kind, PARAMETERS, ()) and (found is not int or is_64_bits(value)):
        return value
    list_meant = _list_meant(value, kind)
    if list_meant is not None:
        return converter().structure(value, list_meant)
    for wanted in getattr(kind, PARAMETERS, ()):
        try:
            return converter().structure(value, wanted)
        except (BaseValidationError, TypeError, ValueError) as error:
            check_memory(error)
    wanted = " | ".join(map(_in_words, getattr(kind, PARAMETERS, ())))
    raise TypeError(f"should be {wanted}, not {clipped(value, 40)}")


def _in_words(kind: Any) -> str:
    """Say what is wanted: one of some values, a type by its name, or how it is written."""
    if get_origin(kind) is Literal:
        return " | ".join(map(repr, getattr(kind, PARAMETERS, ())))
    return (kind.__name__ if isinstance(kind, type) else str(kind)).replace("NoneType", "None")


def _list_meant(value: Any, kind: Any) -> Any:
    """Return the one list that a value can be meant as, if any: what is wrong with it is said of that."""
    kinds = [one for one in getattr(kind, PARAMETERS, ()) if one is not type(None)]
    lists = [one for one in kinds if get_origin(one) is tuple]
    is_meant = isinstance(value, list | tuple) or (kinds == lists and value is not None)
    return lists[0] if len(lists) == 1 and is_meant else None


def _nothing(value: Any, _: Any) -> None:
    if value is not None:
        raise TypeError(f"should be null, not {clipped(value, 40)}")


def _as_it_is(value: Any, _: Any) -> Any:
    return value


def _is_one_of(origins: tuple[Any, ...], kind: Any) -> bool:
    return kind in origins or get_origin(kind) in origins


@cache
def converter() -> Converter:
    """Return the strict converter."""
    made = cattrs.Converter(forbid_extra_keys=True)
    for kind in (int, str, bool):
        made.register_structure_hook(kind, _exactly)
    made.register_structure_hook(NoneType, _nothing)
    for origins, read in (
        ((Any,), _as_it_is),
        ((tuple,), _sequence),
        ((Literal,), _literal),
        ((Union, UnionType), _either),
    ):
        made.register_structure_hook_func(partial(_is_one_of, origins), read)
    return made


def structure(data: Any, kind: type[Any]) -> Any:
    """Make a *kind* of strange *data*, or say where and how it does not fit."""
    if not isinstance(data, dict):
        raise Misfit("", f"should be a table of values, not {clipped(data, 40)}")
    try:
        return converter().structure(data, kind)
    except BaseValidationError as error:
        check_memory(error)
        (first, *_) = transform_error(error, path="", format_exception=_words)
        why, _, path = first.rpartition(" @ ")
        raise Misfit(path.removeprefix("."), why) from None


def check_memory(error: BaseException) -> None:
    """Let a lack of memory be what it is, and no fault of what was read."""
    if isinstance(error, BaseValidationError) and error.subgroup(MemoryError) is not None:
        raise MemoryError from error


def _words(error: BaseException, _: type | None) -> str:
    if isinstance(error, ForbiddenExtraKeysError):
        return f"has no {', '.join(sorted(error.extra_fields))}"
    if isinstance(error, KeyError):
        return f"{error.args[0]} is missing"
    return str(error)
