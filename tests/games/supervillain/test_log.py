"""What the log of Supervillain tells everybody."""

import pytest

from tabletop.games.supervillain.testing import asteroid, site


def told(scene, kind):
    """Return what the log says of all events of a kind."""
    return [event.text.english for event in scene.events(kind)]


def test_the_log_tells_whose_mob_is_taken(galaxy):
    """
    Ann's Press Gang takes a Mob of Bob's, and everybody reads whose it was and where it is now.
    """
    ann, bob = {"hand": ["Press Gang"], "projects": ["Wormhole"]}, {"projects": [site("Scrapyard", "Night Shift")]}
    with galaxy(Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Play Press Gang as Ops")

        assert told(scene, "MobPut") == ["Night Shift of Bob is put on Wormhole of Ann."]


def test_the_log_tells_that_a_mob_comes_from_the_discard_pile(galaxy):
    """
    Night Shift puts a card of the pile to work, which was nobody's Mob.
    """
    with galaxy(Ann={"hand": ["Night Shift"], "projects": ["Wormhole"]}, minion_discard=["Fuel Crew"]) as scene:
        scene["Ann"].picks("Play Night Shift as Ops")

        assert told(scene, "MobPut") == ["Fuel Crew from the discard pile is put on Wormhole of Ann."]


def test_the_log_tells_whose_mobs_are_swapped(galaxy):
    """
    Each of the two Mobs is told with the Villain whose it was.
    """
    ann = {"hand": ["Switcheroo"], "projects": [site("Wormhole", "Night Shift")]}
    bob = {"projects": [site("Scrapyard", "Fuel Crew")]}
    with galaxy(Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Play Switcheroo as Ops")

        assert told(scene, "MobsSwapped") == ["Night Shift of Ann and Fuel Crew of Bob change places."]


@pytest.mark.parametrize(("card", "words"), [("Saboteurs", "Fuel Crew of Bob is destroyed.")])
def test_the_log_tells_whose_mob_is_destroyed(galaxy, card, words):
    """
    Of two Villains with the same Mob it matters whose is gone.
    """
    with galaxy(Ann=[card], Bob={"projects": [site("Scrapyard", "Fuel Crew")]}) as scene:
        scene["Ann"].picks(f"Play {card} as Ops")

        assert told(scene, "MobDestroyed") == [words]


def test_the_log_tells_whose_mob_an_asteroid_destroys(galaxy):
    """
    Ann's Asteroid hits a Mob of Bob's in her Morning.
    """
    ann, bob = {"asteroids": [asteroid("Chronosphere", "Bob")]}, {"projects": [site("Scrapyard", "Fuel Crew")]}
    with galaxy(Ann=ann, Bob=bob, phase="act one") as scene:
        scene["Ann"].picks("Start a new Project")

        assert told(scene, "MobDestroyed") == ["Fuel Crew of Bob is destroyed."]


def test_the_log_tells_whose_facility_is_turned_back(galaxy):
    """
    Dismantlers undo a Secret Facility of Bob's.
    """
    with galaxy(Ann=["Dismantlers"], Bob={"facilities": ["Scrapyard"]}) as scene:
        scene["Ann"].picks("Play Dismantlers as Ops")

        assert told(scene, "TurnedBack") == ["Scrapyard of Bob becomes a Project again."]
