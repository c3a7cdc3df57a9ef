"""The drawing of the board."""

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import tabletop
from tabletop.games.master_of_the_galaxy.board import BOARD
from tabletop.games.master_of_the_galaxy.testing import front, held, route, system
from tabletop.testing import check_golden
from tests.games.playthroughs import at_random

#: The picture in the docs is this very drawing.
PICTURE = Path(__file__).parents[3] / "docs" / "_static" / "master-of-the-galaxy.svg"


#: A match of three in the middle: this many answers at random.
ANSWERS = 600


def drawn(scene):
    """Draw a scene, and return the words in the drawing."""
    return [element.text for element in ElementTree.fromstring(scene.match.drawing()).iter() if element.text]


def parts(match, kind):
    """Return the parts of a kind of a drawing."""
    return [part for part in ElementTree.fromstring(match.drawing()).iter() if part.tag.endswith(kind)]


def box_of(label):
    """Return about what room a label takes."""
    x, y, size = (float(label.get(name)) for name in ("x", "y", "font-size"))
    wide = len(label.text) * size * 0.5
    return x - wide / 2, y - size * 0.7, x + wide / 2, y + size * 0.2


def labels_on_slots(match):
    """List the labels of the board that lie on a slot of a track, a system or another label."""
    labels = [part for part in parts(match, "text") if part.get("paint-order")]
    round_ones = [part for part in parts(match, "circle") if float(part.get("r")) >= 6 and float(part.get("cx")) < 930]
    discs = [[float(disc.get(name)) for name in ("cx", "cy", "r")] for disc in round_ones]
    taken = [(x - r, y - r, x + r, y + r) for x, y, r in discs] + [box_of(label) for label in labels]
    return [
        label.text
        for label in labels
        for left, top, right, bottom in (box_of(label),)
        if sum(left < r and le < right and top < b and t < bottom for le, t, r, b in taken) > 1
    ]


def test_the_picture_in_the_docs_is_what_is_drawn():
    """
    A match of three in the middle looks as the docs show it.
    """
    match = tabletop.new("master-of-the-galaxy", ["Ann", "Bob", "Cid"], seed=4, log=False)
    dice = Random(1)
    for _ in range(ANSWERS):
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

        assert {"Cinder*", "Rustward*", "Cold War*", "Lazuli*", "Ann", "Traders*"} <= set(words)
        assert words.count("2") == 1
        assert svg.count('height="12" fill="#9aa0a6"') == 2
        assert 'fill="#000000"' in svg


def test_names_are_no_markup(galaxy):
    """
    A name with signs that mean something in SVG is drawn as it is written.
    """
    match = tabletop.new("master-of-the-galaxy", ["<b>", "&"], seed=1, cards={"e1": {"name": "Left < Right"}})

    words = [element.text for element in ElementTree.fromstring(match.drawing()).iter()]
    assert {"<b>", "&", "Left < Right*"} <= set(words)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("answers", [0, 100, 300, 600])
def test_no_label_lies_on_a_slot(seed, answers):
    """
    Wherever cubes, bases and black holes lie, names and symbols stand beside them.
    """
    match = tabletop.new("master-of-the-galaxy", ["Ann", "Bob", "Cid"], seed=seed, log=False)
    dice = Random(seed)
    while match.number < answers and match.decision:
        match.answer(at_random(match.decision, dice))

    assert labels_on_slots(match) == []


def test_the_name_of_a_conflict_lies_on_no_slot(galaxy):
    """
    Two conflicts on the tracks of one system, and three bases there: each label has a place of its own.
    """
    systems = [system("s1", "Ann", bases=3), system("a1", "Bob"), system("b1", "Bob")]
    fronts = [
        front("cold_war", "s1_a1", red=("s1", "Ann"), blue=("a1", "Bob"), red_cubes="BB"),
        front("total_war", "s1_b1", red=("s1", "Ann"), blue=("b1", "Bob"), blue_cubes="R"),
    ]
    with galaxy(systems=systems, fronts=fronts) as scene:
        assert labels_on_slots(scene.match) == []


def test_what_is_not_official_is_marked(galaxy):
    """
    Reconstructed systems and cards have a star, and a line says what that means; a board of one's own is not reconstructed.
    """
    with galaxy(Ann=["traders"]) as scene:
        words = drawn(scene)

    assert "Traders*" in words
    assert "* after a name: not official, but reconstructed" in words
    assert any(line.startswith("The board is reconstructed") for line in words)

    own = tabletop.new("master-of-the-galaxy", 2, seed=1, cards={"board": BOARD})
    assert not any("The board is reconstructed" in part.text for part in parts(own, "text") if part.text)


def test_cubes_and_waiting_bases_on_cards_are_drawn(galaxy):
    """
    The cubes on Ann's species lie beside its name in their colours, and her base that waits there in hers.
    """
    with galaxy(Ann={"cards": [held("traders")], "bag": ""}, Bob={"bag": ""}) as scene:
        before = [part.get("fill") for part in parts(scene.match, "circle") if part.get("r") == "4"]
    with galaxy(Ann={"cards": [held("traders", "YY", base="Ann")], "bag": ""}, Bob={"bag": ""}) as scene:
        after = [part.get("fill") for part in parts(scene.match, "circle") if part.get("r") == "4"]
        houses = [part for part in parts(scene.match, "rect") if part.get("fill") == "#9aa0a6"]
        words = drawn(scene)

    assert before.count("#e3b341") == 0
    assert after.count("#e3b341") == 2
    assert len(after) == len(before)
    assert len(houses) == 1
    assert "bases: 0 on the board, 1 waiting, 8 unused" in words


def test_bags_are_drawn_by_colours(galaxy):
    """
    Everybody may look into a bag: two red cubes and a black one are three discs.
    """
    with galaxy(Ann={"bag": "RRK"}, Bob={"bag": ""}) as scene:
        fills = [part.get("fill") for part in parts(scene.match, "circle") if part.get("r") == "4"]

        assert fills == ["#d1495b", "#d1495b", "#050608"]
        assert "bag: 3" in drawn(scene)


def test_conflicts_are_told_beside_the_board(galaxy):
    """
    Who fights on which side of a conflict is written with the cubes that lie there.
    """
    fronts = [front("cold_war", "b4_e3", red=("e3", "Bob"), blue=("b4", None), red_cubes="BB")]
    with galaxy(systems=[system("e3", "Bob")], fronts=fronts) as scene:
        words = drawn(scene)

        assert {"Cold War*: 2 to 0", "red: Bob from Rustward", "blue: nobody from Saffron"} <= set(words)
