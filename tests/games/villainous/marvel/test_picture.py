"""The locations of the Domains in the terminal, and the words of the table there and of logs."""

from tabletop.terminal._picture import Painter


def rows(scene):
    """Return the rows of the picture of a scene."""
    return scene.match.ruleset.game.picture(scene.match.view(0)).split("\n")


def test_every_location_is_a_row_with_its_symbols(lay):
    """
    Rows of symbols are apart, covered and spent ones are marked, and so is where a mover stands; Items add theirs.
    """
    ann = {
        "at": "bagalia",
        "boca_caliente": ["psionic_headband"],
        "bagalia": ["tony_stark"],
        "spent": {"bagalia": 0b0100},
    }
    with lay(Ann=ann, Bob={}) as scene:
        assert rows(scene) == [
            "Ann: M.O.D.O.K.",
            "  A.I.M. Laboratory       play activate | play discard",
            "  Boca Caliente           play discard | gain 3 fate + activate",
            "  Project P.E.G.A.S.U.S.  gain 2 fate | play activate",
            "\u265f Bagalia                 (play) (gain 1) | -vanquish- relocate",
            "Bob: Loki",
            "  Odin's Throne           play gain 2 | play activate",
            "  Bifrost                 fate gain 1 | play relocate",
            "  Jotunheim               discard fate | play vanquish",
            "  Sanctum Sanctorum       play activate | discard gain 3",
            "(covered)  -spent-  \u265f mover",
        ]


def test_the_table_in_the_terminal_tells_what_people_need(lay):
    """
    Power goes by its name, and what only the rules need is not there.
    """
    with lay(Ann={"at": "bagalia", "bagalia": ["aim_agent", "tony_stark"], "power": 2}, Bob={}) as scene:
        table = Painter(scene.match.ruleset, scene.match.seats).table(scene.match.view(0), 150).plain

        assert "purse 2 power" in table
        assert "Tony Stark strength 4 protects" in table
        assert not [said for said in ("surcharge", "mover row", "may be", "fury") if said in table]


def test_the_log_tells_where_a_card_comes_to(lay):
    """
    Who was not there reads at which location a card was played.
    """
    with lay(Ann={"at": "boca_caliente", "power": 9, "hand": ["aim_agent"]}, Bob={}) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("A.I.M. Agent")
        scene["Ann"].picks("Bagalia")

        assert scene.happened("PlayDone").text.english == "A.I.M. Agent comes into play at Bagalia."


def test_the_log_tells_what_was_done(lay):
    """
    Actions go by their names.
    """
    with lay(Ann={"at": "boca_caliente"}, Bob={}) as scene:
        scene["Ann"].picks("Gain Power 3")

        assert [event.text.english for event in scene.match.events(0) if event.kind != "Asked"] == [
            "Ann uses Gain Power 3 at Boca Caliente.",
            "Ann gains 3 Power.",
            "Ann is done with Gain Power.",
        ]
