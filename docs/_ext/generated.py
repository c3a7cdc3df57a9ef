"""
Sphinx extension: pages of the reference that are made from the code.

- ```` ```{errors} ```` is the table of all errors with their codes.
- ```` ```{limits} ```` is the table of all limits.
- ```` ```{commands} ```` is the command line's own help.
- ```` ```{schemas} ```` lists the published JSON Schemas, each to be downloaded.
- Names in annotations that are private lead to their public names, or nowhere.
"""

from __future__ import annotations

import argparse
import inspect
import os.path
import sys
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple

from docutils import nodes
from sphinx.addnodes import download_reference, pending_xref
from sphinx.util.docutils import SphinxDirective

import tabletop
import tabletop.cli
import tabletop.schemas
from tables import table
from tabletop._base import reading
from tabletop._outside import imagine
from tabletop._play import kernel, lookup, resolving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment
    from sphinx.util.typing import ExtensionMetadata

#: What the annotations call by its short name only, because it is imported for the type checker alone.
ELSEWHERE = {
    "Path": "pathlib.Path",
    "Random": "random.Random",
    **{
        name: f"collections.abc.{name}"
        for name in ("Callable", "Coroutine", "Iterable", "Iterator", "Mapping", "Sequence")
    },
}


# ------------------------------------------------------------------------------------------------ errors


def error_classes(
    root: type[tabletop.TabletopError] = tabletop.TabletopError,
) -> Iterator[type[tabletop.TabletopError]]:
    """Go through the public errors, families before their members."""
    yield root
    for kind in root.__subclasses__():
        if getattr(tabletop, kind.__name__, None) is kind:
            yield from error_classes(kind)


class Errors(SphinxDirective):
    """All errors, with codes and what each means."""

    def run(self) -> list[nodes.Node]:
        """Build the table."""
        rows = [
            (nodes.literal(text=kind.code), link_to(kind), first_line(kind), link_to(kind.__mro__[1]))
            for kind in error_classes()
        ]
        return [table({"Code": 18, "Error": 18, "What it means": 46, "Is a": 18}, rows, css="errors")]


def first_line(thing: Any) -> str:
    """Return the first sentence or two of a docstring, without markup."""
    lines = inspect.cleandoc(thing.__doc__ or "").split("\n\n")[0]
    return " ".join(lines.split()).replace(":attr:", "").replace("`", "")


def link_to(kind: type) -> pending_xref | nodes.literal:
    """Return a link to the page of a class."""
    if kind.__module__ == "builtins":
        return nodes.literal(text=kind.__name__)
    literal = nodes.literal(text=kind.__name__)
    return pending_xref("", literal, refdomain="py", reftype="exc", reftarget=f"tabletop.{kind.__name__}")


# ------------------------------------------------------------------------------------------------ limits


class Limit(NamedTuple):
    """A limit: its value, what has it, and what happens beyond it."""

    value: int
    unit: str
    of: str
    beyond: type[tabletop.TabletopError] | str


def limits() -> list[Limit]:
    """List all limits, read from the code."""
    return [
        Limit(reading.LARGEST_SAVE, "bytes", "a save", tabletop.SaveTooLarge),
        Limit(reading.MOST_PARTS, "parts", "all that a save holds", tabletop.MalformedSave),
        Limit(reading.DEEPEST, "levels", "nesting in a save", tabletop.MalformedSave),
        Limit(reading.MOST_ITEMS, "items", "any list in a save", tabletop.MalformedSave),
        Limit(reading.LONGEST_TEXT, "characters", "any text in a save", tabletop.MalformedSave),
        Limit(reading.BIGGEST, "", "any number in a save", tabletop.MalformedSave),
        Limit(reading.BIGGEST_SEED, "", "a seed", tabletop.BadSeed),
        Limit(reading.LARGEST_OWN_VALUES, "bytes", "a file of own values", tabletop.BadOption),
        Limit(reading.LARGEST_ANSWER, "bytes", "an answer as JSON", tabletop.MalformedAnswer),
        Limit(reading.MOST_PICKS, "options", "one answer", tabletop.MalformedAnswer),
        Limit(reading.LONGEST_NAME, "characters", "the name of a seat", tabletop.BadName),
        Limit(tabletop.Game.longest, "answers", "a match, unless its game says otherwise (Game.longest)", "a draw"),
        Limit(kernel.MOST_ANSWERS, "answers", "one step, from rest to rest", tabletop.RulesLoop),
        Limit(kernel.MOST_RESTS, "steps", "steps in a row in which nobody decides", tabletop.RulesLoop),
        Limit(imagine.MOST_TRIES, "guesses", "one imagined match (Match.imagine)", "only the dice are fresh"),
        Limit(lookup.MOST_EVENTS, "events", "one step", tabletop.RulesLoop),
        Limit(resolving.DEEPEST, "abilities", "abilities inside each other", tabletop.RulesLoop),
    ]


class Limits(SphinxDirective):
    """All limits, with what has them and what happens beyond them."""

    def run(self) -> list[nodes.Node]:
        """Build the table."""
        rows = [
            (
                limit.of[0].upper() + limit.of[1:],
                f"{limit.value:,} {limit.unit}",
                limit.beyond if isinstance(limit.beyond, str) else link_to(limit.beyond),
            )
            for limit in limits()
        ]
        return [table({"What": 50, "At most": 28, "Beyond": 22}, rows, css="limits")]


# ------------------------------------------------------------------------------------------------ the command line


class Commands(SphinxDirective):
    """What the command line says of itself."""

    def run(self) -> list[nodes.Node]:
        """Build a section for each command."""
        whole = tabletop.cli.parser()
        (commands,) = [action for action in whole._actions if isinstance(action, argparse._SubParsersAction)]
        found: list[nodes.Node] = []
        for name, parser in commands.choices.items():
            section = nodes.section(ids=[f"tabletop-{name}"], names=[f"tabletop {name}"])
            section += nodes.title("", "", nodes.literal(text=f"tabletop {name}"))
            section += nodes.literal_block(text=help_of(parser), language="text")
            found.append(section)
        return found


def help_of(parser: argparse.ArgumentParser) -> str:
    """Return the help of a command at a width that fits on a page, whatever terminal this is built in."""
    parser.formatter_class = lambda prog: argparse.HelpFormatter(prog, width=88, max_help_position=28)
    if hasattr(parser, "color"):
        parser.color = False
    return parser.format_help().rstrip()


# ------------------------------------------------------------------------------------------------ schemas


class Schemas(SphinxDirective):
    """The published schemas, to be downloaded."""

    def run(self) -> list[nodes.Node]:
        """Build the list."""
        found = nodes.bullet_list()
        for name in tabletop.schemas.NAMES:
            made = tabletop.schemas.schema(name)
            file = str(resources.files("tabletop.schemas") / f"{name}.json")
            link = download_reference("", "", nodes.literal(text=f"{name}.json"), reftarget=self.relative(file))
            link["refdoc"] = self.env.docname
            words = nodes.Text(f": {made.get('description') or made['title']}")
            found += nodes.list_item("", nodes.paragraph("", "", link, words))
        return [found]

    def relative(self, file: str) -> str:
        """Return the path of a file as seen from the page."""
        page = self.env.doc2path(self.env.docname)
        return os.path.relpath(file, os.path.dirname(page))


# ------------------------------------------------------------------------------------------------ private names


def find_public(app: Sphinx, env: BuildEnvironment, node: pending_xref, shown: nodes.Element) -> nodes.Node | None:
    """Lead a reference to a private or shortened name to what is documented, or show it without a link."""
    if node.get("refdomain") != "py":
        return None
    target: str = node["reftarget"]
    public = documented(env, target)
    if public is not None:
        python = env.domains.python_domain
        return python.resolve_xref(env, node["refdoc"], app.builder, node["reftype"], public, node, shown)
    if target in ELSEWHERE:
        node["reftarget"] = ELSEWHERE[target]
        return None
    return shown if is_internal(target) or is_field(node) else None


def documented(env: BuildEnvironment, target: str) -> str | None:
    """Return the documented name that the last part of a name of ours stands for."""
    first, _, _ = target.partition(".")
    short = target.rpartition(".")[2]
    if first not in (short, "tabletop"):
        return None
    names = [name for name in env.domains.python_domain.objects if name.endswith(f".{short}")]
    return min(names, key=len, default=None)


def is_internal(name: str) -> bool:
    """Say whether a name stands for a private type of ours, for a type that varies, or for one of Hypothesis."""
    if name.startswith(("tabletop._", "tabletop.testing._", "tabletop.testing.machine.", "hypothesis.")):
        return True
    modules = [module for path, module in sys.modules.items() if path.startswith("tabletop")]
    return "." not in name and any(hasattr(module, name) for module in modules)


def is_field(node: pending_xref) -> bool:
    """Say whether a reference is to a field that its own class has, although the field has no entry of its own."""
    module = sys.modules.get(node.get("py:module", ""))
    kind = getattr(module, str(node.get("py:class", "")), None)
    return node["reftype"] == "attr" and kind is not None and f"self.{node['reftarget']} =" in inspect.getsource(kind)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect the directives, and the search for public names."""
    app.add_directive("errors", Errors)
    app.add_directive("limits", Limits)
    app.add_directive("commands", Commands)
    app.add_directive("schemas", Schemas)
    app.connect("missing-reference", find_public, priority=100)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
