"""Packages of others, from their sources to a table: built, installed, played, saved, loaded, checked and uninstalled."""

import json
from textwrap import dedent

import pytest

from tests.packages.installing import ROOT, built, fresh, install, pip, run

PLUGINS = ROOT / "examples" / "plugins"

PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "tabletop-comet-season"
version = "1.0"
dependencies = ["tabletop-rules"]

[project.entry-points."tabletop.expansions"]
"supervillain.comet-season" = "tabletop_comet_season:COMET_SEASON"
"""
BOX = '''
"""A box for Supervillain: other values for some of its cards, and a new one."""

from pathlib import Path

from tabletop.games.supervillain import Domination, SupervillainSet, once_per_turn

#: The values of the box.
VALUES = Path(__file__).with_name("values.toml")


class CometNursery(Domination, set="Comet Season", provenance="invented", cost=300, points=1, copies=3):
    """Secret Facility, once per turn: draw a Minion card."""

    @once_per_turn()
    async def hatch(self) -> None:
        """Draw a Minion card"""
        await self.controller.draw()


COMET_SEASON = SupervillainSet(
    id="comet-season", title="Comet Season", by="a stranger", provenance="invented", cards=(CometNursery,)
)
'''
VALUES = """
[wormhole]
cost = 450
[comet_nursery]
copies = 4
"""

#: What is done in the new environment while all is installed: each game is played, and saved and loaded at every decision.
PLAY = """
    import json
    import tabletop
    from tabletop.testing import check_ruleset
    import tabletop_comet_season as box

    pairs = [["vegetables", "pirates"], ["robots", "zombies"]]
    asked = {
        "tic-tac-toe": {},
        "smash-up": {"sets": ["kitchen-garden"], "factions": pairs},
        "supervillain": {"sets": ["comet-season"], "cards": box.VALUES},
    }
    found = {"games": sorted(tabletop.games()), "plain": tabletop.new("smash-up", 2, seed=1).save(), "saves": {}}
    for name, options in asked.items():
        match = tabletop.new(name, 2, seed=7, **options)
        while match.decision is not None and match.number < 60:
            assert tabletop.load(match.save(), verify=match.number < 5).digest() == match.digest()
            if match.number == 3:
                found["saves"][name] = match.save()
            match.answer([*range(match.decision.at_least)])
    nursery = tabletop.new("supervillain", 2, **asked["supervillain"]).ruleset.by_id["comet_nursery"]
    found["nursery"] = [nursery.printed["copies"], nursery.printed["provenance"]]
    for name, options in asked.items():
        told = {option: value for option, value in options.items() if option != "cards"}
        assert check_ruleset(name, games=1, seats=2, length=20, options=told, skip=["processes"], report=False).games == 1
    assert {len(tabletop.expansions(name)) for name in ("smash-up", "supervillain")} == {1}
    print(json.dumps(found))
"""
#: What is done when they are gone again: every save says what is missing.
AFTER = """
    import json, sys
    import tabletop

    found = json.loads(sys.stdin.read())
    said = {}
    for name, save in found["saves"].items():
        try:
            tabletop.load(save)
        except tabletop.ForeignSave as error:
            said[name] = str(error)
    same = tabletop.new("smash-up", 2, seed=1).save() == found["plain"]
    print(json.dumps({"games": sorted(tabletop.games()), "said": said, "same": same}))
"""


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_packages_of_others_come_and_go(tmp_path):
    """
    A game, a faction and a box of values with a new card are built, installed and played; afterwards all is as before.
    """
    box = tmp_path / "comet_season"
    inner = box / "tabletop_comet_season"
    inner.mkdir(parents=True)
    (box / "pyproject.toml").write_text(PROJECT)
    (inner / "__init__.py").write_text(BOX)
    (inner / "values.toml").write_text(VALUES)
    sources = [ROOT, PLUGINS / "tic_tac_toe", PLUGINS / "kitchen_garden", box]
    wheels = [built(tmp_path / "wheels", source) for source in sources]
    python = fresh(tmp_path / "environment")
    install(python, *wheels)

    found = json.loads(run(python, "-c", dedent(PLAY), cwd=tmp_path))

    assert "tic-tac-toe" in found["games"]
    assert found["nursery"] == [4, "yours"]

    pip("--python", python, "uninstall", "--quiet", "--yes",
        "tabletop-tic-tac-toe", "tabletop-kitchen-garden", "tabletop-comet-season")  # fmt: skip
    after = json.loads(run(python, "-c", dedent(AFTER), cwd=tmp_path, input=json.dumps(found)))

    assert after["same"]
    assert sorted({*found["games"]} - {*after["games"]}) == ["tic-tac-toe"]
    assert after["said"] == {
        "tic-tac-toe": f"the save is of 'tic-tac-toe', and what is here is only {', '.join(after['games'])}",
        "smash-up": "the save is of 'smash-up with the expansion kitchen-garden', and what is here is only the game itself",
        "supervillain": "the save is of 'supervillain with the expansion comet-season', and what is here is only the game itself",
    }
