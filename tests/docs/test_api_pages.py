"""The reference has every public name, once, with an example."""

import ast
import inspect
import re
from pathlib import Path

import pytest

import tabletop
import tabletop.bots
import tabletop.testing

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
DIRECTIVE = re.compile(r"^\.\. (?:auto)?(?:class|function|decorator|exception|data):: ([\w.]+)$", re.MULTILINE)
DOCUMENTED = [
    name for page in sorted(REFERENCE.glob("*.md")) for name in DIRECTIVE.findall(page.read_text(encoding="utf-8"))
]
KINDS = [getattr(tabletop, name) for name in tabletop.__all__]
SAMPLED = [kind for kind in KINDS if inspect.isfunction(kind) or inspect.isclass(kind)]


@pytest.mark.parametrize("package", [tabletop, tabletop.testing, tabletop.bots], ids=lambda package: package.__name__)
def test_every_public_name_is_in_the_reference(package):
    """
    What a package offers and what the reference shows of it are the same names, each once.
    """
    shown = [name.rpartition(".") for name in DOCUMENTED]

    assert sorted(name for where, _, name in shown if where == package.__name__) == sorted(package.__all__)


def test_what_a_game_is_and_does_is_told_in_groups():
    """
    Each part of a game stands in one group of its page, and all that authors are to write is among them.
    """
    page = (REFERENCE / "writing.md").read_text(encoding="utf-8")
    told = re.findall(r"^\.\. auto(?:method|property|attribute):: tabletop\.Game\.(\w+)$", page, re.MULTILINE)

    assert sorted(set(told)) == sorted(told)
    assert {name for base in tabletop.Game.__mro__ for name in vars(base).get("_hooks", ())} <= {*told}
    assert all(hasattr(tabletop.Game, name) or name in ("ruleset", "lasting", "waiting") for name in told)


def test_what_may_be_overridden_is_there():
    """
    The table that says which method is for what names methods that there are.
    """
    page = (REFERENCE.parent / "explanation" / "authors.md").read_text(encoding="utf-8")
    _, _, table = page.partition("| You want to say | Override |")
    named = re.findall(r"`(\w+)\.(\w+)`", table)

    assert len(named) > 20
    assert [name for name in named if not hasattr(getattr(tabletop, name[0]), name[1])] == []


def test_nothing_is_documented_twice():
    """
    No name has two entries in the reference.
    """
    assert sorted(set(DOCUMENTED)) == sorted(DOCUMENTED)


@pytest.mark.parametrize(
    "kind",
    [kind for kind in SAMPLED if not (isinstance(kind, type) and issubclass(kind, tabletop.TabletopError))],
    ids=lambda kind: kind.__name__,
)
def test_a_public_name_has_an_example(kind):
    """
    Every public function and class shows how it is used, in a sample that the tests run.
    """
    assert ">>> " in inspect.getdoc(kind)


def test_the_errors_share_an_example():
    """
    The page of the errors shows one being caught, with its code.
    """
    page = (REFERENCE / "errors.md").read_text(encoding="utf-8")

    assert "except tabletop.IllegalAnswer as error" in page


@pytest.mark.parametrize("kind", [tabletop.Game, tabletop.Match, tabletop.Card, tabletop.Player, tabletop.Zone])
def test_a_class_says_what_each_part_is(kind):
    """
    Every public method and property of the great classes has a sentence.
    """
    parts = {name: part for name, part in vars(kind).items() if not name.startswith("_")}
    without = [
        name for name, part in parts.items() if isinstance(part, property) or inspect.isfunction(part)
        if not part.__doc__
    ]  # fmt: skip

    assert without == []


def test_the_all_of_the_library_is_sorted():
    """
    Public names stand in order: constants, classes, functions.
    """
    source = Path(tabletop.__file__).read_text(encoding="utf-8")
    (listed,) = [
        ast.literal_eval(node.value)
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__"
    ]
    groups = {True: 0, False: 1}

    assert listed == sorted(listed, key=lambda name: (groups[name.isupper()], name[0].islower(), name))
