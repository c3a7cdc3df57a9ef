"""
Saves of every release lie beside this file, and each later release goes on with them.

Before a release, ``TABLETOP_REWRITE=1 pytest tests/saves`` writes those of the version that is installed anew.
A game that raises its revision refuses the saves of the one before by name, and continues them from their last rest.
"""

import json
import os
from importlib.metadata import version
from pathlib import Path
from random import Random

import pytest

import tabletop
from tests.games.playthroughs import at_random

HERE = Path(__file__).parent
#: The games, and after how many answers their matches are saved: at rest, in the middle of an effect, or over.
MOMENTS = {
    "hedge-court": (0, 7, 1_000),
    "leduc-poker": (0, 2, 1_000),
    "marvel-villainous": (3, 60),
    "master-of-the-galaxy": (3, 60),
    "smash-up": (3, 60),
    "star-wars-villainous": (3, 60),
    "supervillain": (3, 60),
    "tic-tac-toe": (0, 4, 1_000),
}


def saves_of_this_release():
    """Return the saves that this release writes, by the names of their files."""
    found = {}
    for name, moments in MOMENTS.items():
        match, dice = tabletop.new(name, seed=7, log=False), Random(7)
        for moment in moments:
            while match.decision is not None and (match.number < moment or (moment == 60 and match.is_at_rest)):
                match.answer(at_random(match.decision, dice))
            found[f"{name}-{match.number}.json"] = match.save()
    return found


if os.environ.get("TABLETOP_REWRITE"):
    folder = HERE / version("tabletop-rules")
    folder.mkdir(exist_ok=True)
    for file in folder.glob("*.json"):
        file.unlink()
    for file_name, text in saves_of_this_release().items():
        (folder / file_name).write_text(text + "\n", encoding="utf-8")

SAVES = sorted(HERE.glob("*/*.json"))


def test_every_game_is_among_them():
    """
    The release that is installed has saves of all games, some of them in the middle of an effect.
    """
    here = [
        json.loads(path.read_text(encoding="utf-8")) for path in SAVES if path.parent.name == version("tabletop-rules")
    ]

    assert {save["game"] for save in here} == set(MOMENTS) == set(tabletop.games())
    assert len([save for save in here if save["since"]]) >= 5


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_save_of_an_earlier_release_goes_on(path):
    """
    It is loaded, looks as it should, and is played on; one of an earlier revision is refused, and continues from its rest.
    """
    text = path.read_text(encoding="utf-8")
    save = json.loads(text)
    rules, dice = tabletop.ruleset(save["game"]), Random(1)
    if save["revision"] == rules.revision:
        match = tabletop.load(text)
        assert (match.number, match.answers) == (save["number"] + len(save["since"]), match.replay().answers)
    else:
        with pytest.raises(tabletop.ForeignSave, match=f"revision {rules.revision} of it"):
            tabletop.load(text)
        match = tabletop.load(text, from_rest=True)

    assert match.invariants() == ()
    assert [match.view(seat).seat for seat in range(len(save["seats"]))] == list(range(len(save["seats"])))
    for _ in range(20):
        if match.decision is not None:
            match.answer(at_random(match.decision, dice))
    assert tabletop.load(match.save()).digest() == match.digest()
