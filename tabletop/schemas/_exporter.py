"""From our records to JSON Schema, by their annotations."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from functools import partial
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

import attrs

from tabletop._outside.views import NOT_SAID, defaults_of, to_data

SCALARS: Final[Mapping[Any, str]] = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}

#: Anything that a game may say in words of its own: JSON without fractions.
DATA: Final[Mapping[str, Any]] = {
    "description": "Whatever a game says of its own: JSON without fractions.",
    "type": ["null", "boolean", "integer", "string", "array", "object"],
    "items": {"$ref": "#/$defs/Data"},
    "additionalProperties": {"$ref": "#/$defs/Data"},
}

Defs = dict[str, Any]


def export(record: type[Any]) -> dict[str, Any]:
    """Return the schema of a record, with the records that it is made of under ``$defs``."""
    defs: Defs = {}
    body = _record(record, defs)
    return {**body, "$defs": {name: defs[name] for name in sorted(defs)}} if defs else body


def field_names(record: type[Any]) -> tuple[str, ...] | None:
    """Return the fields of a record in order; None if it is none."""
    if attrs.has(record):
        return tuple(field.name for field in attrs.fields(record))
    names: tuple[str, ...] | None = getattr(record, "_fields", None)
    return names


def _record(record: type[Any], defs: Defs) -> dict[str, Any]:
    """Return the schema of a record: fields with a default may be left out, and then have that."""
    kinds, defaults = get_type_hints(record), defaults_of(cast("Any", record))
    names = [name for name in field_names(record) or () if name not in NOT_SAID.get(record, ())]
    return {
        "description": " ".join(inspect.cleandoc(record.__doc__ or "").partition(">>>")[0].split()),
        "type": "object",
        "properties": {
            name: _kind(kinds[name], defs) | ({"default": to_data(defaults[name])} if name in defaults else {})
            for name in names
        },
        "required": [name for name in names if name not in defaults],
        "additionalProperties": False,
    }


def _kind(kind: Any, defs: Defs) -> dict[str, Any]:
    """Return the schema of an annotation; records in it are put among *defs*."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind in SCALARS:
        return {"type": SCALARS[kind]}
    if origin is Literal:
        return {"type": "string", "const": parts[0]}
    if kind is Any:
        return _refer("Data", lambda: dict(DATA), defs)
    if origin in (Union, UnionType):
        return _either(parts, defs)
    if origin is tuple:
        return _list(parts, defs)
    if origin is Mapping and parts[0] is str:
        return {"type": "object", "additionalProperties": _kind(parts[1], defs)}
    if isinstance(kind, type) and field_names(kind) is not None:
        return _refer(kind.__name__, partial(_record, kind, defs), defs)
    raise TypeError(f"no schema can be made of {kind!r}")


def _refer(name: str, make: Any, defs: Defs) -> dict[str, Any]:
    if name not in defs:
        defs[name] = {}  # taken, for records that hold their own kind
        defs[name] = make()
    return {"$ref": f"#/$defs/{name}"}


def _either(parts: tuple[Any, ...], defs: Defs) -> dict[str, Any]:
    if all(part in SCALARS for part in parts):
        return {"type": [SCALARS[part] for part in parts]}
    return {"anyOf": [_kind(part, defs) for part in parts]}


def _list(parts: tuple[Any, ...], defs: Defs) -> dict[str, Any]:
    if parts[-1] is Ellipsis:
        return {"type": "array", "items": _kind(parts[0], defs)}
    raise TypeError(f"a list of {len(parts)} parts of their own kinds is a record: name its parts")
