"""The import contract that lists what is allowed."""

import grimp
import pytest

from tools.only_contract import OnlyContract

FILES = {
    "__init__.py": "from toybox import _dice\n",
    "_dice.py": "import random\nimport attrs\n",
    "_deck.py": "from toybox._dice import *\n",
    "cli.py": "import rich\nfrom toybox import _deck\n",
}


@pytest.fixture
def check(tmp_path, monkeypatch):
    """Check the contract of the toy engine with some files changed, and return the illegal imports."""

    def check(changes=(), **more):
        for name, text in (FILES | dict(changes)).items():
            path = tmp_path / "toybox" / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        graph = grimp.build_graph("toybox", include_external_packages=True, cache_dir=None)
        contract = OnlyContract(
            name="engine",
            session_options={},
            contract_options={
                "modules": ["toybox", "toybox._[!_]*", "toybox.later"],
                "may_import": ["toybox._[!_]*", "attrs"],
                **more,
            },
        )
        result = contract.check(graph, verbose=False)
        return result.kept, result.metadata["illegal"]

    return check


def test_what_is_listed_may_be_imported(check):
    """
    The engine may import itself, the standard library and what the contract lists.
    """
    assert check() == (True, [])


@pytest.mark.parametrize(
    ("line", "imported"),
    [("import numpy.linalg", "numpy"), ("from toybox import cli", "toybox.cli"), ("import toybox", "toybox")],
)
def test_what_is_not_listed_may_not_be_imported(check, line, imported):
    """
    A new third party, an outer module and the public face are all refused, with their line.
    """
    assert check({"_deck.py": f"\n{line}\n"}) == (False, [("toybox._deck", imported, 2)])


def test_what_is_left_out_may_import_anything(check):
    """
    A contract about all of a package but some modules says nothing of those.
    """
    assert check({"_deck.py": "\nimport numpy\n"}, but=["toybox._de*"]) == (True, [])
