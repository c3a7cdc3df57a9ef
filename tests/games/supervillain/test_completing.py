"""Completing a Project (SV-026 to SV-031, SV-Q04, SV-Q05, SV-Q20, SV-Q26, SV-Q27)."""

import pytest

from tests.games.supervillain.lair import mob, site


@pytest.mark.rule("SV-026")
@pytest.mark.parametrize(("played", "done"), [("Crew", False), ("Gang", True), ("Mass", True)])
def test_a_project_is_completed_when_its_mobs_reach_its_cost(small, played, done):
    """
    A Lair of 300 million with 100 there is completed by 200 or more, and not by 100.
    """
    with small(Ann={"hand": [played], "projects": [site("Lair", "Crew")]}) as scene:
        scene["Ann"].picks(f"Play {played} as a Mob")

        assert scene["Ann"].zone("facilities") == (("Lair",) if done else ())
        assert scene["Ann"].zone("projects") == (() if done else ("Lair",))


@pytest.mark.rule("SV-027")
def test_the_mobs_of_a_completed_project_are_discarded_and_not_destroyed(small):
    """
    They go to the Minion discard pile without their tokens, and a Shrine does not mourn them.
    """
    ann = {"hand": ["Gang"], "projects": [site("Lair", mob("Sturdy"))], "facilities": ["Shrine"]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Gang as a Mob")

        assert scene.zone("minion_discard") == ("Sturdy", "Gang")
        assert scene["Ann"].hand == ()
        scene.did_not_happen("Destroyed")


@pytest.mark.rule("SV-028", "SV-029", "SV-030", "SV-034")
def test_a_project_works_before_it_is_turned_and_others_react_after_that(small):
    """
    A Forge draws a card as a Project, then it is turned, then the Temple rejoices.
    """
    with small(Ann={"hand": ["Mass"], "projects": ["Forge"], "facilities": ["Temple"]}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        kinds = [event.kind for event in scene.events() if event.kind in ("MobDismissed", "Drew", "ProjectCompleted")]
        assert kinds == ["MobDismissed", "Drew", "ProjectCompleted", "Drew"]


@pytest.mark.rule("SV-Q05")
@pytest.mark.parametrize(("own", "drawn"), [(True, 1), (False, 0)])
def test_whether_a_facility_reacts_to_its_own_completion_is_an_option(small, own, drawn):
    """
    As the rulebook is written a Temple rejoices over itself; with own_completion=False it does not.
    """
    ann = {"hand": ["Mass"], "projects": ["Temple"]}
    with small(Ann=ann, options={"own_completion": own}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert len(scene["Ann"].hand) == drawn


@pytest.mark.rule("SV-026", "SV-Q04")
def test_a_project_is_completed_in_anothers_turn_and_its_owner_chooses(small):
    """
    Ann swaps a strong Mob onto Bob's Launchpad: it is completed at once, and Bob aims its Asteroids.
    """
    ann = {"hand": ["Juggler"], "projects": [site("Colossus", "Mass")]}
    bob = {"projects": [site("Launchpad", "Crew")]}
    with small(Ann=ann, Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks("Play Juggler as Ops")
        scene["Ann"].picks("Mass")
        scene["Bob"].picks("Cid")
        scene["Bob"].picks("Ann")

        assert scene["Bob"].zone("facilities") == ("Launchpad",)
        assert len(scene["Bob"].zone("asteroids")) == 2
