"""The drawing of the board."""

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import tabletop
from tabletop.testing import check_golden
from tests.games.master_of_the_galaxy.orbit import front, held, route, system
from tests.games.playthroughs import at_random

#: The picture in the docs is this very drawing.
PICTURE = Path(__file__).parents[3] / "docs" / "_static" / "master-of-the-galaxy.svg"


def drawn(scene):
    """Draw a scene, and return the words in the drawing."""
    return [element.text for element in ElementTree.fromstring(scene.match.drawing()).iter() if element.text]


def test_the_picture_in_the_docs_is_what_is_drawn():
    """
    A match of three in the middle looks as the docs show it.
    """
    match = tabletop.new("master-of-the-galaxy", ["Ann", "Bob", "Cid"], seed=4, log=False)
    dice = Random(1)
    for _ in range(900):
        match.answer(at_random(match.decision, dice))

    check_golden(PICTURE, match.drawing() + "\n")


def test_a_notebook_shows_the_drawing():
    """
    A match displays itself as SVG if its ruleset draws, and not otherwise.
    """
    galaxy = tabletop.new("master-of-the-galaxy", 2, seed=1)

    assert galaxy._repr_svg_() == galaxy.drawing()
    assert ElementTree.fromstring(galaxy.drawing()).tag.endswith("svg")
    assert tabletop.new("tic-tac-toe", seed=1)._repr_svg_() is None


def test_whatever_lies_on_the_board_is_drawn(galaxy):
    """
    Systems with bases, planets and black holes, routes from their departure, conflicts with their strengths.
    """
    lies = {
        "systems": [system("s1", "Ann", bases=2, planets="RB."), system("e3", "Bob"), system("b3", hole=True)],
        "tracks": [route("s1_a1", "Ann", "s1", "BB")],
        "fronts": [front("cold_war", "b4_e3", red=("e3", "Bob"), blue=("b4", None), red_cubes="BB")],
    }
    with galaxy(Ann=[held("traders", "YY")], Bob=["hive"], **lies) as scene:
        words = drawn(scene)
        svg = scene.match.drawing()

        assert {"Cinder", "Rustward", "Cold War", "Lazuli", "Ann", "Traders"} <= set(words)
        assert words.count("2") == 1
        assert svg.count('height="12" fill="#9aa0a6"') == 2
        assert 'fill="#000000"' in svg


def test_names_are_no_markup(galaxy):
    """
    A name with signs that mean something in SVG is drawn as it is written.
    """
    match = tabletop.new("master-of-the-galaxy", ["<b>", "&"], seed=1, cards={"e1": {"name": "Left < Right"}})

    words = [element.text for element in ElementTree.fromstring(match.drawing()).iter()]
    assert {"<b>", "&", "Left < Right"} <= set(words)
