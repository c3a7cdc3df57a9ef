"""
Sphinx extension: what a game offers to those who write for it, listed from its ``__all__``, so that no list goes stale.

```` ```{face} tabletop.games.smash_up ```` makes a table of each group of names; ``:of: events`` picks one group.
"""

from __future__ import annotations

import inspect
import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final

import attrs
from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from tables import table
from tabletop import Card, Effect, Event, Expansion, Game, Player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

COLUMNS: Final = {"Name": 28, "Takes": 32, "What it is": 40}
#: The groups of names, each with what belongs there, in the order of a page; what is of no group is a word.
GROUPS: Final[dict[str, tuple[type, ...]]] = {
    "kinds": (Card,),
    "events": (Event,),
    "effects": (Effect,),
    "sets": (Expansion,),
    "players": (Game, Player),
}
TITLES: Final = {
    "kinds": "Kinds of card", "functions": "Marks, conditions and helpers", "events": "Events", "effects": "Lasting effects",
    "sets": "Sets", "players": "Games and players", "others": "Records", "words": "Words and values",
}  # fmt: skip


class Face(SphinxDirective):
    """The names that a game offers, group by group."""

    required_arguments = 1
    option_spec: ClassVar[dict[str, Any]] = {"of": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """Build the tables."""
        module = module_called(self.arguments[0])
        wanted = self.options.get("of", "").split() or list(TITLES)
        groups = grouped(module)
        for name in wanted:
            if "of" in self.options and name not in groups:
                raise self.error(f"{module.__name__} has no {name}; it has {', '.join(groups)}")
        self.env.note_reread()
        return [group_table(name, groups[name]) for name in wanted if name in groups]


def module_called(name: str) -> ModuleType:
    """Return a module by its name."""
    __import__(name)
    return sys.modules[name]


def group_of(value: object) -> str:
    """Return the group to which something belongs."""
    if isinstance(value, type):
        return next((name for name, kinds in GROUPS.items() if issubclass(value, kinds)), "others")
    return "functions" if callable(value) else "words"


def grouped(module: ModuleType) -> dict[str, dict[str, Any]]:
    """Return what a module offers, by group and name."""
    found: dict[str, dict[str, Any]] = {name: {} for name in TITLES}
    for name in module.__all__:
        value = getattr(module, name)
        found[group_of(value)][name] = value
    return {name: values for name, values in found.items() if values}


def group_table(name: str, values: dict[str, Any]) -> nodes.table:
    """Return the table of one group, with a title."""
    rows = [(nodes.literal(text=one), takes(value), said(value)) for one, value in values.items()]
    made = table(COLUMNS, rows, css="face")
    made.insert(0, nodes.title(text=TITLES[name]))
    return made


def takes(value: object) -> str:
    """Say what something is made or called with: the fields of an event, the arguments of a function."""
    if isinstance(value, type):
        return ", ".join(fields_of(value))
    if not callable(value):
        return ""
    return ", ".join([name for name in inspect.signature(value).parameters if not name.startswith("_")])


def fields_of(kind: type) -> Iterator[str]:
    """Go through the fields of a record."""
    if attrs.has(kind):
        yield from [field.name for field in attrs.fields(kind) if field.init]


def said(value: object) -> str:
    """Return the first sentence of what is said of something, or a word as it is."""
    if not isinstance(value, type) and not callable(value):
        words = str(value)
        return words if len(words) <= 60 else f"{words[:59]}…"
    return " ".join((inspect.getdoc(value) or "").split("\n\n")[0].split()).replace("``", "")


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect the directive."""
    app.add_directive("face", Face)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
