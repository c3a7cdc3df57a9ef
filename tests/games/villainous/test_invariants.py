"""What must be true of every table of both boxes: a table that breaks it is noticed."""

import pytest

from tabletop._table.layout import NOBODYS
from tabletop.games.villainous.star_wars.testing import sector
from tabletop.testing import ScenarioError, laid
from tabletop.testing._inside import live

GRIEVOUS = laid("general_grievous", owner="Ann", controller="Ann")
GIDEON = laid("moff_gideon", owner="Bob", controller="Bob")


def holding(scene):
    """Return what must be true and is."""
    return [name for name, holds in live(scene.match).invariants() if holds]


def test_a_table_of_every_day_breaks_nothing():
    """
    Movers on the portrait and at places, cards of both sides, used symbols: all is as it must be.
    """
    ann = {"at": "utapau", "spent": {"utapau": 0b1}, "saleucami": ["gor", "plo_koon"]}
    with sector(Ann=ann, Bob={"tython": ["fennec_shand"]}) as scene:
        assert scene.match.invariants() == ()
        assert len(holding(scene)) == len(list(live(scene.match).invariants()))


@pytest.mark.parametrize(
    "laid_out",
    [
        {"Ann": {"portrait": []}, "Bob": {"portrait": [GIDEON, GRIEVOUS]}},
        {
            "Ann": {"portrait": []},
            "Bob": {"portrait": [GIDEON], "fleet": [laid("outland_tie_fighter", stand=[GRIEVOUS])]},
        },
    ],
    ids=["on another's portrait", "at another's place"],
)
def test_a_mover_is_where_it_can_be(laid_out):
    """
    On its own portrait, or at a place of its own board, and never at another's.
    """
    with pytest.raises(ScenarioError, match="every Villain has a mover, and it is where it can be"):
        sector(**laid_out)


def test_what_lies_on_a_board_is_somebody_s():
    """
    A card that nobody controls is noticed.
    """
    with sector(Ann={"saleucami": ["gor"]}) as scene:
        game = live(scene.match)
        gor = game.players[0].allies[0]
        game.table.write("controller", gor.row, NOBODYS)

        assert dict(game.invariants())["what lies on a board is somebody's to control"] is False


def test_only_the_active_villain_s_symbols_are_spent():
    """
    In Ann's turn Bob has used none.
    """
    with pytest.raises(ScenarioError, match="only the active Villain's symbols are spent"):
        sector(Ann={"at": "utapau"}, Bob={"spent": {"tython": 0b1}})
