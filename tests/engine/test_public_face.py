"""The public face: everything in it is documented, and importing it loads nothing that it does not need."""

import inspect
import subprocess
import sys

import attrs
import pytest

import tabletop
from tabletop._outside import manifest_entries

#: What a manifest is made of.
RECORDS = [kind for kind in vars(manifest_entries).values() if isinstance(kind, type) and attrs.has(kind)]


def python(code):
    """Run some code in a fresh interpreter and return what it prints."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def test_the_face_is_listed_in_order():
    """
    What is public is listed, sorted as our linter sorts it: constants, classes, functions.
    """
    names = tabletop.__all__

    def rank(name):
        return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)

    assert names == sorted(names, key=rank)
    assert len(set(names)) == len(names)


def test_everything_in_the_face_is_there():
    """
    Each name can be imported, and whatever else the module holds begins with an underscore or is a module.
    """
    for name in tabletop.__all__:
        assert hasattr(tabletop, name)
    extra = {
        name
        for name, value in vars(tabletop).items()
        if not name.startswith("_") and name not in tabletop.__all__ and not inspect.ismodule(value)
    }
    assert extra <= {"annotations", "Any", "TYPE_CHECKING"}


def documented(name):
    """Say whether a public name has words of its own."""
    value = getattr(tabletop, name)
    if not (inspect.isclass(value) or inspect.isroutine(value)):
        return True  # a constant has a comment beside it
    return bool(inspect.getdoc(value)) and value.__doc__ is not object.__doc__


@pytest.mark.parametrize("name", tabletop.__all__)
def test_everything_in_the_face_is_documented(name):
    """
    Each public class, and each of its public methods, has a docstring of one plain sentence or more.
    """
    assert documented(name) or name == "games"
    value = getattr(tabletop, name)
    if inspect.isclass(value):
        for method, part in vars(value).items():
            if not method.startswith("_") and (inspect.isfunction(part) or isinstance(part, property)):
                assert part.__doc__ or inspect.getdoc(getattr(value, method)), f"{name}.{method}"


#: What is written with the name of each part, so that any may be left out, and new ones come between without harm.
WITH_NAMES = ("Appearance", "Board", "Expansion", "Facts", "Form", "Manifest", "Refused", "Shape", "Teams")


@pytest.mark.parametrize(
    "kind", [*[getattr(tabletop, name) for name in WITH_NAMES], *RECORDS], ids=lambda kind: kind.__name__
)
def test_what_has_many_parts_is_made_with_their_names(kind):
    """
    What stands where in a row of values is nothing that anybody has to know.
    """
    assert {part.kind for part in inspect.signature(kind).parameters.values()} == {inspect.Parameter.KEYWORD_ONLY}


def test_importing_the_face_loads_only_the_engine():
    """
    No game, no extra, no test tool and no reader of saves is loaded before somebody asks for it.
    """
    loaded = python("import sys, tabletop; print('\\n'.join(sys.modules))").split("\n")
    heavy = (
        "cattrs", "hypothesis", "pytest", "textual", "starlette", "jsonschema", "numpy", "rich", "asyncio",
        "tomllib", "tabletop.games", "tabletop.terminal", "tabletop.testing", "tabletop.bots", "tabletop.schemas",
        "tabletop.server", "tabletop.lab", "tabletop.bridges", "tabletop.cli", "tabletop_", "importlib.metadata",
        "tabletop._outside.views", "tabletop._rules.appearance", "tabletop._rules.catalogue",
        "tabletop._rules.explanations", "tabletop._rules.own_values",
    )  # fmt: skip

    assert [name for name in loaded if name.startswith(heavy)] == []
    assert "tabletop._outside.match" in loaded


def test_without_docstrings_there_are_no_texts_of_cards():
    """
    Where Python throws docstrings away, one plain sentence says why nothing works, and what to do.
    """
    said = subprocess.run([sys.executable, "-OO", "-c", "import tabletop"], capture_output=True, text=True, check=False)

    assert said.returncode == 1
    assert said.stderr.strip().splitlines()[-1] == (
        "ImportError: tabletop does not run under python -OO, which throws docstrings away: "
        "they are the texts of cards; python -O will do"
    )


def test_playing_loads_no_reader_of_saves():
    """
    A whole match is played without loading what only saves need.
    """
    code = (
        "import sys, tabletop\n"
        "match = tabletop.new('tic-tac-toe', seed=1)\n"
        "while match.decision: match.answer(0)\n"
        "match.view(0)\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('cattrs', 'cattr')])\n"
    )

    assert python(code) == "[]"


def test_games_can_be_listed_before_and_after_their_package_is_imported():
    """
    The function and the package share a name, and the function can be called in either order.
    """
    code = (
        "import tabletop\n"
        "print('tic-tac-toe' in tabletop.games())\n"
        "import tabletop.games\n"
        "print('tic-tac-toe' in tabletop.games())\n"
        "from tabletop import games\n"
        "print('tic-tac-toe' in games())\n"
    )

    assert python(code).split() == ["True"] * 3
