"""What is measured of how costs grow: the arithmetic, and the game with as many cards as one likes."""

import pytest

from benchmarks import growth
from benchmarks.figures import Missing
from benchmarks.growth import Chart, Line


def test_a_line_that_begins_with_one_tells_how_many_times_as_dear_the_rest_is():
    """
    A line over seats begins with 1.
    """
    line = Line("chess", [(2, 50.0), (3, 75.0), (4, 100.0)])

    assert line.from_one.points == [(2, 1.0), (3, 1.5), (4, 2.0)]


def test_a_line_over_the_length_has_its_middle_height_as_one():
    """
    A line over the length of a game is told in parts of its middle height, whichever tenth that is.
    """
    line = Line("chess", [(1, 80.0), (2, 20.0), (3, 40.0)])

    assert line.relative.points == [(1, 2.0), (2, 0.5), (3, 1.0)]


def test_a_chart_is_a_table_too():
    """
    Each line of a chart is a row under what it grows with.
    """
    chart = Chart("With seats", "seats", "an answer", [Line("chess", [(2, 1.0), (3, 1.5)])])

    assert [line.split() for line in chart.as_text().splitlines()] == [
        ["With", "seats:", "an", "answer"],
        ["seats", "2", "3"],
        ["chess", "1.00", "1.50"],
    ]


@pytest.mark.parametrize("way", ["in a deck", "in play", "listening"])
def test_a_field_is_counted_to_its_end(way):
    """
    However many cards there are and wherever they lie, a match of the field comes to its end.
    """
    few, many = (growth.times_of(lambda seed, n=n: growth.field(way, n), 1) for n in (10, 60))

    assert len(few) == len(many) > 200


def test_what_is_measured_is_printed(monkeypatch, capsys):
    """
    The command prints a table for each of four charts, of all games that can be played by so many.
    """
    monkeypatch.setattr(growth, "GAMES", ("hedge-court",))
    monkeypatch.setattr(growth, "CARDS", (10, 20))

    growth.main(["--games", "1"])
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]

    assert [row[0] for row in rows if len(row) == 1 + growth.TENTHS] == ["hedge-court", "hedge-court"]
    assert ["in", "play", "1.00"] in [row[:3] for row in rows]


def test_without_a_library_for_charts_there_is_no_picture(monkeypatch, tmp_path):
    """
    A picture wants a library that is not everywhere; without it somebody is told so.
    """
    monkeypatch.setitem(__import__("sys").modules, "matplotlib.pyplot", None)

    with pytest.raises(Missing, match="is not installed"):
        growth.picture([], tmp_path / "growth.svg")
