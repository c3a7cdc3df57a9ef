"""The places of the Sectors in the terminal, and the words of prompts and logs."""

from tabletop.games.villainous.star_wars.testing import engaged
from tabletop.terminal._picture import Painter


def rows(scene):
    """Return the rows of the picture of a scene."""
    return scene.match.ruleset.game.picture(scene.match.view(0)).split("\n")


def test_every_place_is_a_row_with_its_symbols(lay):
    """
    Rows of symbols are apart, covered and spent ones are marked, and so is where a mover stands.
    """
    ann = {"at": "florrum", "utapau": ["plo_koon"], "spent": {"florrum": 0b0001}, "fleet": ["soulless_one"]}
    with lay(Ann=ann, Bob={"fleet": [engaged("outland_tie_fighter", "razor_crest")]}) as scene:
        assert rows(scene) == [
            "Ann: General Grievous",
            "  Lair of Grievous     vanquish ambition | play credits 3",
            "  Saleucami            play fate | credits 2 discard",
            "\u265f Florrum              -play- discard | ambition vanquish",
            "  Utapau               (maneuver) (credits 2) | fate play",
            "  Soulless One         vanquish maneuver credits 1",
            "Bob: Moff Gideon",
            "  Nevarro City         credits 2 ambition | play vanquish",
            "  Old Imperial Base    play maneuver | credits 2 ambition",
            "  Tython               play vanquish | discard credits 2",
            "  The Bridge           ambition discard | fate play",
            "  Outland TIE Fighter  (ambition) (maneuver) (vanquish)",
            "(covered)  -spent-  \u265f mover",
        ]


def test_the_table_in_the_terminal_tells_what_people_need(lay):
    """
    Money goes by its name, and what only the rules need is not there.
    """
    with lay(Ann={"at": "florrum", "florrum": ["gor"], "credits": 2, "ambition": 1}, Bob={}) as scene:
        table = Painter(scene.match.ruleset, scene.match.seats).table(scene.match.view(0), 150).plain

        assert "purse 2 credits, 1 ambition" in table
        assert "mover row" not in table
        assert "fighters needed" not in table


def test_the_log_tells_what_was_done(lay):
    """
    Actions go by their names, and a single Credit is no Credits.
    """
    with lay(Ann={"at": "soulless_one", "fleet": ["soulless_one"]}, Bob={}) as scene:
        scene["Ann"].picks("Collect Credits 1")

        assert [event.text.english for event in scene.match.events(0) if event.kind != "Asked"] == [
            "Ann uses Collect Credits 1 at Soulless One.",
            "Ann gains 1 Credit.",
            "Ann is done with Collect Credits.",
        ]
