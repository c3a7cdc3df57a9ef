"""The draw at the end of a turn (MV-064 to MV-068)."""

import pytest

from tabletop.games.villainous.marvel.testing import of
from tests.games.villainous.marvel.deeds import ends_turn, fates

LAB = "aim_laboratory"
FIVE = ["aim_agent", "aim_agent", "graviton", "mentallo", "cosmic_cube"]


def draws_up(lay, hand, **ann):
    """Lay a table where Ann ends her turn with some cards in hand."""
    scene = lay(Ann={"at": "bagalia", "hand": hand, **ann}, Bob={"at": "bifrost"})
    ends_turn(scene, "Ann")
    scene["Bob"].picks("Jotunheim")
    return scene


@pytest.mark.rule("MV-064")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_hand_is_filled_to_four(lay, count):
    """
    As many are drawn as are missing.
    """
    with draws_up(lay, FIVE[:count]) as scene:
        assert len(scene.hand("Ann")) == 4
        assert len(scene.events("Drew")) == 4 - count


@pytest.mark.rule("MV-065", "MV-068")
@pytest.mark.parametrize("count", [4, 5])
def test_with_four_or_more_nothing_is_drawn_or_discarded(lay, count):
    """
    Surplus cards are kept.
    """
    with draws_up(lay, FIVE[:count]) as scene:
        assert len(scene.hand("Ann")) == count
        scene.did_not_happen("Drew")
        scene.did_not_happen("Discarded")


@pytest.mark.rule("MV-066")
def test_the_discard_pile_becomes_the_deck_while_drawing(lay):
    """
    With one card in the deck and four on the pile, the pile is shuffled and drawing goes on.
    """
    rest = {"M.O.D.O.K. Villain": "discard"}
    with lay(Ann={"at": "bagalia", "deck": ["mentallo"]}, Bob={"at": "bifrost"}, rest=rest) as scene:
        before = len(scene.zone("discard", "Ann"))
        ends_turn(scene, "Ann")

        assert len(scene.hand("Ann")) == 4
        assert "Mentallo A.I.M." in scene.hand("Ann")
        assert scene.zone("discard", "Ann") == ()
        assert len(scene.zone("deck", "Ann")) == before - 3
        scene.happened("Shuffled")
        scene["Bob"].picks("Jotunheim")


@pytest.mark.rule("MV-066", "MV-Q06")
def test_with_deck_and_pile_empty_as_many_are_drawn_as_there_are(lay):
    """
    Two cards are left anywhere: those are drawn, and nothing worse happens.
    """
    rest = {"M.O.D.O.K. Villain": "between"}
    with lay(
        Ann={"at": LAB, "discard": ["aim_agent"], "deck": ["mentallo"]}, Bob={"at": "bifrost"}, rest=rest
    ) as scene:
        ends_turn(scene, "Ann")

        assert sorted(scene.hand("Ann")) == ["A.I.M. Agent", "Mentallo A.I.M."]
        scene["Bob"].picks("Jotunheim")


@pytest.mark.rule("MV-067")
def test_a_hand_is_not_filled_at_the_start_or_during_a_turn(lay):
    """
    Ann's hand stays empty while Bob plays and while she herself does.
    """
    with lay(active=1, Ann={"at": LAB, LAB: ["aim_agent"]}, Bob={"at": "jotunheim"}, fate_deck=["deathlok"]) as scene:
        fates(scene, "Bagalia")
        ends_turn(scene)
        scene["Ann"].picks("Boca Caliente")
        scene["Ann"].picks("Gain Power 3")

        assert scene.hand("Ann") == ()


@pytest.mark.rule("MV-067")
def test_a_hand_is_not_filled_in_other_players_turns(lay):
    """
    Bob ends his turn and draws; Ann does not.
    """
    with lay(active=1, Ann={"at": LAB, "bagalia": [of("Ann", "aim_agent")]}, Bob={"at": "jotunheim"}) as scene:
        ends_turn(scene)

        assert (len(scene.hand("Ann")), len(scene.hand("Bob"))) == (0, 4)
        scene["Ann"].picks("Bagalia")
