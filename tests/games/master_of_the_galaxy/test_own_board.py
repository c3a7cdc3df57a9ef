"""A board of a user's own, in the place of ours."""

import copy
import json
import re

import pytest

import tabletop
from tabletop.games.master_of_the_galaxy.board import BOARD


def changed(**rows):
    """Return the board with some rows changed: ``systems=(4, {"colour": "pink"})``; None takes a key away."""
    board = copy.deepcopy(BOARD)
    for table, (number, changes) in rows.items():
        row = board[table][number]
        row.update(changes)
        for key in [key for key, value in changes.items() if value is None]:
            del row[key]
    return board


def begun(board):
    """Begin a match on a board."""
    return tabletop.new("master-of-the-galaxy", 2, seed=3, first=0, cards={"board": board})


def other_board():
    """Return a board of nine systems: four corners, four between them that are closest to two corners each, and a heart."""
    corners = [("nord", "red", 0, 0), ("ost", "blue", 100, 0), ("sued", "yellow", 100, 100), ("west", "white", 0, 100)]
    sides = [("no", "white", 50, 0), ("os", "red", 100, 50), ("sw", "blue", 50, 100), ("wn", "yellow", 0, 50)]
    systems = [
        {
            "id": f"{side}{number}",
            "name": f"{side}{number}".title(),
            "colour": colour,
            "planets": 2,
            "x": x,
            "y": y + number,
        }
        for side, colour, x, y in sides
        for number in (0, 1)
        if y + number <= 100
    ]
    systems += [{"id": "sw1", "name": "Sw1", "colour": "blue", "planets": 2, "x": 51, "y": 99}]
    near = {"nord": ["no0", "wn1"], "ost": ["no1", "os0"], "sued": ["os1", "sw0"], "west": ["sw1", "wn0"]}
    starts = [
        {
            "id": name,
            "name": name.title(),
            "colour": colour,
            "planets": 3,
            "x": x,
            "y": y,
            "start": True,
            "closest": near[name],
        }
        for name, colour, x, y in corners
    ]
    heart = {"id": "heart", "name": "Heart", "colour": "red", "planets": 3, "x": 50, "y": 50}
    tracks = [{"ends": [corner, other], "slots": 2} for corner, others in near.items() for other in others]
    tracks += [{"ends": [row["id"], "heart"], "slots": 1} for row in systems]
    links = [{"kind": "green", "systems": ["heart", "no0"], "symbol": "military"}]
    return {"systems": [*starts, *systems, heart], "tracks": tracks, "links": links}


def test_a_board_of_ones_own_takes_the_place_of_ours():
    """
    The match is laid on it, cards are as ever, and everything on the board is the user's.
    """
    view = begun(other_board()).view()

    assert {card.name for card in view.zone("systems").cards} >= {"Nord", "Ost", "Heart"}
    assert (view.zone("systems").count, view.zone("tracks").count, view.zone("links").count) == (13, 16, 1)
    assert {card.provenance for card in view.zone("systems").cards} == {"yours"}
    assert {card.provenance for card in view.zone("drawn_cards").cards} == {"reconstructed"}


def test_a_match_on_another_board_is_played_and_saved():
    """
    It is played for a while, comes back from a save as it was, and is drawn.
    """
    match = begun(other_board())
    for _ in range(60):
        match.answer(list(range(match.decision.at_least or 1)))
    again = tabletop.load(match.save())

    assert again.digest() == match.digest()
    assert again.drawing() == match.drawing()
    assert "Heart" in match.drawing()
    assert json.loads(match.save())["cards"]["board"]["systems"][0]["id"] == "nord"


def test_a_board_is_read_from_a_toml_file(tmp_path):
    """
    The tables of a file are those of the board.
    """
    board = other_board()
    lines = []
    for table, rows in board.items():
        for row in rows:
            lines.append(f"[[board.{table}]]")
            lines += [f"{key} = {json.dumps(value)}" for key, value in row.items()]
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(lines) + "\n[federation]\nname = 'Union'\n")

    match = tabletop.new("master-of-the-galaxy", 4, seed=1, cards=str(file))

    assert match.view().zone("systems").count == 13
    assert match.ruleset.by_id["federation"].name == "Union"


def test_our_board_given_back_is_our_board():
    """
    The table in the library is in the form that a user gives.
    """
    ours = tabletop.new("master-of-the-galaxy", 3, seed=2).view()
    given = tabletop.new("master-of-the-galaxy", 3, seed=2, cards={"board": copy.deepcopy(BOARD)}).view()

    for zone in ("systems", "tracks", "links"):
        assert [card.kind for card in given.zone(zone).cards] == [card.kind for card in ours.zone(zone).cards]


REFUSED = [
    ({"systems": (4, {"colour": "pink"})}, "systems[4].colour", "'pink' is none of red, blue, yellow, white"),
    ({"systems": (4, {"colour": None})}, "systems[4].colour", "it is missing"),
    ({"systems": (4, {"planets": 4})}, "systems[4].planets", "a system has 1 to 3 planets"),
    ({"systems": (4, {"planets": "two"})}, "systems[4].planets", "'two' should be a whole number"),
    ({"systems": (4, {"planets": True})}, "systems[4].planets", "True should be a whole number"),
    ({"systems": (0, {"planets": 2})}, "systems[0].planets", "a starting system has 3 planets"),
    ({"systems": (4, {"x": 101})}, "systems[4]", "x and y are 0 to 100"),
    ({"systems": (4, {"x": 2.5})}, "systems[4].x", "2.5 should be a whole number"),
    ({"systems": (0, {"start": "yes"})}, "systems[0].start", "'yes' should be true or false"),
    ({"systems": (0, {"closest": "a1"})}, "systems[0].closest", "'a1' should be a list"),
    ({"systems": (4, {"closest": ["a2", "b1"]})}, "systems[4].closest", "only a starting system names"),
    ({"systems": (4, {"name": "Cinder"})}, "systems[4].name", "there is another system called 'Cinder'"),
    ({"systems": (4, {"x": 0, "y": 0})}, "systems[4]", "there is another system at 0, 0"),
    ({"systems": (4, {"moons": 2})}, "systems[4].moons", "nothing like that is there; there is id, name, colour"),
    ({"systems": (4, {"id": "s1"})}, "systems[4].id", "there is another system 's1'"),
    ({"systems": (4, {"id": "no way"})}, "systems[4].id", "is not one word of small letters"),
    ({"systems": (4, {"id": "A1"})}, "systems[4].id", "is not one word of small letters"),
    ({"systems": (4, {"name": "\x1b"})}, "systems[4].name", "a name that can be printed"),
    ({"systems": (0, {"start": False, "closest": []})}, "systems", "4 systems start = true"),
    ({"systems": (0, {"colour": "blue"})}, "systems", "each of another colour"),
    ({"systems": (0, {"closest": ["a1"]})}, "systems.s1.closest", "name the two systems closest"),
    ({"systems": (0, {"closest": ["a1", "s2"]})}, "systems.s1.closest", "name the two systems closest"),
    ({"tracks": (0, {"ends": ["s1", "s1"]})}, "tracks[0].ends", "are no two systems of this board"),
    ({"tracks": (0, {"ends": ["s1", "zz"]})}, "tracks[0].ends", "are no two systems of this board"),
    ({"tracks": (0, {"ends": ["s1", 3]})}, "tracks[0].ends", "are no two systems of this board"),
    ({"tracks": (0, {"ends": ["a1", "s1"]})}, "tracks[1].ends", "there is a track between these two already"),
    ({"tracks": (0, {"slots": 0})}, "tracks[0].slots", "a track has 1 to 8 slots"),
    ({"tracks": (0, {"slots": 9})}, "tracks[0].slots", "a track has 1 to 8 slots"),
    ({"links": (0, {"kind": "pink"})}, "links[0].kind", "'pink' is none of blue, red, green"),
    ({"links": (0, {"systems": ["s1", "s2"]})}, "links[0].systems", "is about 1 of the systems"),
    ({"links": (4, {"systems": ["a1", "zz"]})}, "links[4].systems", "'zz' is no system of this board"),
    ({"links": (0, {"symbol": "comical"})}, "links[0].symbol", "'comical' is none of cultural"),
    ({"links": (1, {"systems": ["s1"]})}, "links[1]", "there is such a link already"),
    ({"links": (4, {"systems": ["a1", "a1"]})}, "links[4].systems", "is about 2 of the systems"),
    ({"links": (4, {"systems": ["a1", ["b2"]]})}, "links[4].systems", "['b2'] is no system of this board"),
    ({"systems": (0, {"closest": ["a1", ["b1"]]})}, "systems.s1.closest", "name the two systems closest"),
]


@pytest.mark.parametrize(("rows", "place", "why"), REFUSED, ids=lambda part: part if isinstance(part, str) else "")
def test_a_board_that_will_not_do_is_refused_with_the_place(rows, place, why):
    """
    Whatever is wrong is told where it stands and what would do.
    """
    with pytest.raises(tabletop.BadOption, match=re.escape(why)) as refused:
        begun(changed(**rows))

    assert f"'cards.board.{place}'" in str(refused.value)


def renamed(**names):
    """Return the board with other ids for some of its systems."""
    board = copy.deepcopy(BOARD)
    for row in board["systems"]:
        row["id"] = names.get(row["id"], row["id"])
        row["closest"] = [names.get(one, one) for one in row.get("closest", [])]
    for row in board["tracks"]:
        row["ends"] = [names.get(one, one) for one in row["ends"]]
    for row in board["links"]:
        row["systems"] = [names.get(one, one) for one in row["systems"]]
    return board


@pytest.mark.parametrize(
    ("names", "place", "why"),
    [
        ({"i1": "warlord"}, r"systems\[\d+\].id", "'warlord' is the id of a card already"),
        ({"i1": "s1_b1"}, r"tracks\[\d+\].ends", "'s1_b1' is the id of a system already"),
        (
            {"i1": "a_b", "i2": "c", "i3": "a", "i4": "b_c"},
            r"tracks\[\d+\].ends",
            "'a_b_c' is the id of a track already",
        ),
        ({"a1": "blue", "i1": "s"}, r"links\[\d+\].systems", "'blue_s' is the id of a track already"),
    ],
)
def test_a_board_on_which_two_things_would_have_one_id_is_refused(names, place, why):
    """
    Tracks and links are called after their systems, and nothing may be called like a card.
    """
    board = renamed(**names)
    if "blue" in names.values():
        board["links"].append({"kind": "blue", "systems": ["s"], "symbol": "military"})
    with pytest.raises(tabletop.BadOption, match=rf"'cards\.board\.{place}' .*: {why}"):
        begun(board)


def test_a_link_given_twice_the_other_way_round_is_refused():
    """
    A green link between two systems is the same from either end.
    """
    board = copy.deepcopy(BOARD)
    green = next(row for row in board["links"] if row["kind"] == "green")
    board["links"].append({**green, "systems": green["systems"][::-1]})
    with pytest.raises(tabletop.BadOption, match="there is such a link already"):
        begun(board)


@pytest.mark.parametrize("lost", [("a1", 1), ("s2", 2)])
def test_a_board_that_falls_apart_is_refused(lost):
    """
    Every system must be reached, also with two or three players, when black holes lie in the free corners.
    """
    name, at_least = lost
    board = copy.deepcopy(BOARD)
    board["tracks"] = [row for row in board["tracks"] if name not in row["ends"]]

    with pytest.raises(tabletop.BadOption, match=rf"corners in the game {name} can't be reached from") as refused:
        begun(board)

    assert len(board["tracks"]) <= len(BOARD["tracks"]) - at_least
    assert "'cards.board.tracks'" in str(refused.value)


def test_a_board_may_hold_together_with_four_corners_only():
    """
    If the way between two corners leads past a third one, the board is refused for two players.
    """
    board = other_board()
    board["tracks"] = [row for row in board["tracks"] if "heart" not in row["ends"] or row["ends"][0] == "no0"]
    board["tracks"] += [
        {"ends": ["no0", "no1"], "slots": 1}, {"ends": ["os0", "os1"], "slots": 1},
        {"ends": ["sw0", "sw1"], "slots": 1}, {"ends": ["wn0", "wn1"], "slots": 1},
    ]  # fmt: skip

    with pytest.raises(tabletop.BadOption, match="with 2 corners in the game"):
        begun(board)


@pytest.mark.parametrize(
    ("board", "place"),
    [
        (3, "cards.board"),
        ({}, "cards.board.systems"),
        ({"systems": [], "tracks": [], "links": []}, "cards.board.systems"),
        ({**BOARD, "systems": BOARD["systems"] * 4}, "cards.board.systems"),
        ({**BOARD, "systems": [3]}, "cards.board.systems[0]"),
        ({**BOARD, "moons": []}, "cards.board.moons"),
        ({**BOARD, "links": []}, "cards.board.links"),
    ],
    ids=["number", "empty", "no systems", "too many", "no table", "unknown table", "no links"],
)
def test_what_is_no_board_at_all_is_refused(board, place):
    """
    A board is three lists of tables, no longer than a board can be.
    """
    with pytest.raises(tabletop.BadOption) as refused:
        begun(board)

    assert f"option '{place}'" in str(refused.value)


def test_a_board_and_a_place_on_ours_do_not_go_together():
    """
    Values for a place on our board are refused beside a board of one's own, and so is a board that they spoil.
    """
    with pytest.raises(tabletop.BadOption, match="board of your own takes its place"):
        tabletop.new("master-of-the-galaxy", 2, cards={"board": other_board(), "s1": {"name": "Sun"}})
    with pytest.raises(tabletop.BadOption, match="each of another colour"):
        tabletop.new("master-of-the-galaxy", 2, cards={"s1": {"colour": "blue"}})
