"""Views and events as plain data, and what turns one view into the next."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import attrs

from tabletop._base.texts import Text

if TYPE_CHECKING:
    from .views import EventView


#: What needs no more to be data.
SCALARS: Final = frozenset({int, str, bool, type(None)})

#: What stands for a part of a view that is not there yet.
NO_PART: Final = object()


def to_data(value: Any) -> Any:
    """
    Return a view, an event or anything in them as plain dictionaries, lists and scalars.

    >>> import tabletop
    >>> to_data(tabletop.new("tic-tac-toe", ["Ann", "Bob"]).view(1))["waiting"]
    0
    """
    kind = type(value)
    if kind in SCALARS or isinstance(value, str | int):
        return value
    if isinstance(value, tuple):
        fields = getattr(kind, "_fields", None)
        if fields is not None:
            return {
                name: part if type(part) in SCALARS else to_data(part) for name, part in zip(fields, value, strict=True)
            }
        return [to_data(part) for part in value]
    if isinstance(value, list):
        return [to_data(part) for part in value]
    if kind is dict or kind is MappingProxyType or isinstance(value, Mapping):
        return {str(name): part if type(part) in SCALARS else to_data(part) for name, part in value.items()}
    if isinstance(value, Enum):
        return to_data(value.value)
    if isinstance(value, Text):
        return {"key": value.key, "english": str(value)}
    return {field.name: to_data(getattr(value, field.name)) for field in attrs.fields(type(value))}


def to_json(value: Any) -> str:
    """
    Return a view, an event or anything in them as JSON.

    >>> import tabletop
    >>> to_json(tabletop.new("tic-tac-toe", ["Ann", "Bob"]).view())[:40]
    '{"game":"tic-tac-toe","seat":null,"numbe'
    """
    return json.dumps(to_data(value), ensure_ascii=False, separators=(",", ":"))


def differences(
    before: Any, after: Any, path: tuple[str | int, ...] = ()
) -> Iterable[tuple[tuple[str | int, ...], Any]]:
    """List what data to put where to turn one view, or a part of it, into another."""
    parts = parts_of(before, after)
    if parts is None:
        yield path, to_data(after)
        return
    for name, old, new in parts:
        if old is NO_PART:
            yield (*path, name), to_data(new)
        elif old != new:
            yield from differences(old, new, (*path, name))


def parts_of(before: Any, after: Any) -> Iterable[tuple[str | int, Any, Any]] | None:
    """Return the parts of two things of a kind in pairs, with what they are called; None if one can't become the other."""
    fields = getattr(type(after), "_fields", None)
    if fields is not None and isinstance(before, type(after)):
        return zip(fields, before, after, strict=True)
    if fields is not None and before is NO_PART:
        return [(name, NO_PART, part) for name, part in zip(fields, after, strict=True)]
    if isinstance(before, Mapping) and isinstance(after, Mapping) and before.keys() <= after.keys():
        return [(str(name), before.get(name, NO_PART), value) for name, value in after.items()]
    if (
        fields is None
        and isinstance(before, tuple | list)
        and isinstance(after, tuple | list)
        and len(before) == len(after)
    ):
        return zip(range(len(after)), before, after, strict=True)
    return None


def fold(data: Any, events: Iterable[EventView | Mapping[str, Any]]) -> Any:
    """
    Apply what events changed to the data of a view, and return the data of the view after them.

    This is all a frontend needs to keep its picture up to date; in other languages it takes as few lines.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", ["Ann", "Bob"])
    >>> before, told = to_data(match.view(1)), len(match.events(1))
    >>> match.answer("centre")
    >>> fold(before, match.events(1, since=told)) == to_data(match.view(1))
    True
    """
    picture = json.loads(json.dumps(data))
    for event in events:
        changes = event["changes"] if isinstance(event, Mapping) else event.changes
        for path, value in changes:
            *places, last = path
            at = picture
            for step in places:
                at = at[step]
            at[last] = json.loads(json.dumps(value))
    return picture
