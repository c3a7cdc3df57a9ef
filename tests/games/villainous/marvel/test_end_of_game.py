"""The end of the game (MV-207 to MV-209)."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import activates, ends_turn, goes_on, plays

LAB = "aim_laboratory"
MASQUE = ("madame_masque", "loki")


@pytest.mark.rule("MV-207", "MV-209")
def test_who_meets_the_objective_wins_at_that_moment(lay):
    """
    The Cube is activated with Loyalty 5: M.O.D.O.K. has won, and the turn is not finished.
    """
    with lay(Ann={"at": LAB, "power": 3, "loyalty": 5, LAB: ["cosmic_cube"]}) as scene:
        activates(scene)

        assert scene.outcome.winners == (0,)
        assert scene.decision is None
        scene.did_not_happen("ActionTaken")


@pytest.mark.rule("MV-207")
def test_nothing_is_done_after_the_moment_of_winning(lay):
    """
    The tenth Mischief is a price: what it pays for does not happen any more.
    """
    bob = {
        "at": "odins_throne",
        "mischief": {"MISCHIEF": 1},
        "spent_mischief": {"MISCHIEF": 9},
        "hand": ["sow_discord"],
    }
    with lay(active=1, Ann={"power": 5}, Bob=bob) as scene:
        plays(scene, "Bob", "Sow Discord")

        assert scene.outcome.winners == (1,)
        assert scene.pool("purse", "Ann") == {"POWER": 5}


@pytest.mark.rule("MV-208")
def test_one_may_win_in_another_players_turn(lay):
    """
    Loki ends Incoming in his turn, and its reward is Madame Masque's eighth vendetta.
    """
    event = crisis("incoming", of("Ann", with_tokens("count_nefaria", 1)))
    told = {"Ann": {"settled": 7, "manhattan": ["deathlok"]}, "Bob": {"at": "bifrost", "jotunheim": ["lorelei"]}}
    with lay(villains=MASQUE, active=1, crises=[event], **told) as scene:
        goes_on(scene, "Bob", "Relocate", "Incoming")
        goes_on(scene, "Ann", "Deathlok S.H.I.E.L.D.")

        assert scene.outcome.winners == (0,)


@pytest.mark.rule("MV-208")
def test_an_objective_that_names_a_moment_waits_for_it(lay):
    """
    With Loyalty 5 and the Cube in the Domain M.O.D.O.K. has not won: the Cube has to be activated.
    """
    with lay(Ann={"at": LAB, "power": 2, "loyalty": 5, LAB: ["cosmic_cube"]}) as scene:
        assert scene.outcome is None
        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("MV-209")
def test_running_out_of_cards_ends_nothing(lay):
    """
    With no card left in any deck, pile or hand turns go on.
    """
    rest = {"M.O.D.O.K. Villain": "between", "Loki Villain": "between", "Fate": "between"}
    told = {"Ann": {"at": LAB, LAB: ["aim_agent"], "deck": []}, "Bob": {"at": "bifrost", "deck": []}, "fate_deck": []}
    with lay(rest=rest, **told) as scene:
        ends_turn(scene, "Ann")
        goes_on(scene, "Bob", "Jotunheim", "Fate", "Pass")
        goes_on(scene, "Ann", "Bagalia", "Pass")

        assert scene.outcome is None
        scene["Bob"].picks("Bifrost")


@pytest.mark.rule("MV-209")
def test_wealth_and_empty_domains_of_others_end_nothing(lay):
    """
    Nothing but the Objective counts.
    """
    with lay(Ann={"at": "boca_caliente", "power": 99}) as scene:
        scene["Ann"].picks("Gain Power 3")

        assert scene.outcome is None
