"""Relocating (MV-088 to MV-099)."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of
from tests.games.villainous.marvel.deeds import goes_on
from tests.games.villainous.seen import on

LAB = "aim_laboratory"
LOCATIONS = ("A.I.M. Laboratory", "Boca Caliente", "Project P.E.G.A.S.U.S.", "Bagalia")
NOTHING_TO_MOVE = "Nothing of yours can be moved."


@pytest.mark.rule("MV-088", "MV-089")
@pytest.mark.parametrize("card", ["aim_agent", "psionic_headband"])
def test_an_ally_or_item_goes_to_another_location(lay, card):
    """
    To any of the other three; the symbol is used.
    """
    with lay(Ann={"at": "bagalia", LAB: [card]}) as scene:
        scene["Ann"].picks("Relocate")
        scene.can_pick_exactly(*LOCATIONS[1:])
        scene["Ann"].picks("Boca Caliente")

        assert on(scene, "Ann", "boca_caliente") == {"bottom": [card]}
        assert scene.why_not("Relocate") == "You have used that symbol this turn."


@pytest.mark.rule("MV-090", "MV-181")
@pytest.mark.parametrize("event", ["Incoming", "Schism in A.I.M."])
def test_an_ally_goes_to_an_event(lay, event):
    """
    To a Global one or to that of its own Villain, and not to that of another.
    """
    ann = {"at": "bagalia", LAB: ["aim_agent"], "crises": ["schism_in_aim"]}
    with lay(Ann=ann, Bob={"crises": ["the_trial_of_loki"]}, crises=["incoming"]) as scene:
        scene["Ann"].picks("Relocate")
        scene.can_pick_exactly(*LOCATIONS[1:], "Incoming", "Schism in A.I.M.")
        scene["Ann"].picks(event)

        assert scene.card(event).front == ("A.I.M. Agent",)


@pytest.mark.rule("MV-091", "MV-092", "MV-Q10")
def test_an_ally_abroad_comes_home_or_goes_to_an_event(lay):
    """
    To no other location of that Domain.
    """
    told = {"Ann": {"at": "bagalia"}, "Bob": {"bifrost": [of("Ann", "aim_infiltrator")]}, "crises": ["incoming"]}
    with lay(**told) as scene:
        scene["Ann"].picks("Relocate")
        scene.can_pick_exactly(*LOCATIONS, "Incoming")
        scene["Ann"].picks("Boca Caliente")

        assert scene.card("boca_caliente").bottom == ("A.I.M. Infiltrator",)
    with lay(**told) as scene:
        goes_on(scene, "Ann", "Relocate", "Incoming")

        assert scene.card("incoming").front == ("A.I.M. Infiltrator",)


@pytest.mark.rule("MV-092")
def test_an_ally_does_not_go_abroad_by_this_action(lay):
    """
    An Infiltrator, who may be played abroad, is not relocated there.
    """
    with lay(Ann={"at": "bagalia", LAB: ["aim_infiltrator"]}) as scene:
        scene["Ann"].picks("Relocate")

        scene.can_pick_exactly(*LOCATIONS[1:])
        scene["Ann"].picks("Boca Caliente")


@pytest.mark.rule("MV-093", "MV-094")
@pytest.mark.parametrize("card", ["quasar", "dungeons_of_asgard", of("Bob", "king_loki"), of("Bob", "lokis_scepter")])
def test_cards_that_one_does_not_control_are_not_relocated(lay, card):
    """
    Neither Fate cards nor cards of an opponent, though they lie in one's Domain.
    """
    with lay(Ann={"at": "bagalia", LAB: [card]}) as scene:
        assert scene.why_not("Relocate") == NOTHING_TO_MOVE


@pytest.mark.rule("MV-095")
@pytest.mark.parametrize("goal", ["Boca Caliente", "Incoming"])
def test_an_attached_item_goes_with_its_ally(lay, goal):
    """
    To a location, and to an Event as well.
    """
    with lay(Ann={"at": "bagalia", LAB: [carrying("aim_agent", "aim_battlesuit")]}, crises=["incoming"]) as scene:
        goes_on(scene, "Ann", "Relocate", goal)

        assert on(scene, "Bob", "aim_agent") == {"attached": ["aim_battlesuit"]}
        assert scene.card("aim_agent", of="Ann", zone="front" if goal == "Incoming" else "bottom").strength == 4


@pytest.mark.rule("MV-095", "MV-Q09")
def test_an_attached_item_is_not_relocated_by_itself(lay):
    """
    Only the Ally is on offer.
    """
    ann = {"at": "bagalia", LAB: [carrying("aim_agent", "aim_battlesuit")], "bagalia": ["aim_scientist"]}
    with lay(Ann=ann) as scene:
        scene["Ann"].picks("Relocate")

        scene.can_pick_exactly("A.I.M. Agent", "A.I.M. Scientist")
        goes_on(scene, "Ann", "A.I.M. Scientist", "Boca Caliente")


@pytest.mark.rule("MV-096")
def test_a_loose_item_does_not_go_to_an_event(lay):
    """
    It is offered locations only.
    """
    with lay(
        Ann={"at": "bagalia", LAB: ["psionic_headband"], "crises": ["schism_in_aim"]}, crises=["incoming"]
    ) as scene:
        scene["Ann"].picks("Relocate")

        scene.can_pick_exactly(*LOCATIONS[1:])
        scene["Ann"].picks("Bagalia")


@pytest.mark.rule("MV-097")
def test_relocating_is_not_playing(lay):
    """
    Kid Loki, brought abroad by an Illusion, earns nothing.
    """
    bob = {"at": "odins_throne", "power": 1, "hand": ["master_of_illusion"], "bifrost": ["kid_loki"]}
    with lay(active=1, Bob={**bob, "mischief": {"MISCHIEF": 1}}) as scene:
        goes_on(scene, "Bob", "Play a Card", "Master of Illusion", "Kid Loki", "Bagalia")

        assert scene.card("kid_loki", of="Bob", zone="top").at == "Bagalia"
        scene.did_not_happen("MischiefEarned")


@pytest.mark.rule("MV-097")
def test_a_relocate_action_sets_off_nothing_that_waits_for_being_played(lay):
    """
    Mentallo looks at no card when he is relocated.
    """
    with lay(Ann={"at": "bagalia", LAB: ["mentallo"]}) as scene:
        goes_on(scene, "Ann", "Relocate", "Bagalia")

        scene.did_not_happen("Played")
        assert scene.card("mentallo", of="Ann").at == "Bagalia"


@pytest.mark.rule("MV-098", "MV-150")
def test_specialties_are_not_relocated(lay):
    """
    With Specialties alone there is nothing to move.
    """
    with lay(Ann={"at": "bagalia", "specialties": ["hoverchair"]}) as scene:
        assert scene.why_not("Relocate") == NOTHING_TO_MOVE


@pytest.mark.rule("MV-099", "MV-Q10")
def test_an_ally_does_not_come_back_from_an_event(lay):
    """
    Neither from a Global nor from a Targeted one, nor from one to the other.
    """
    ann = {"at": "bagalia", "crises": [crisis("schism_in_aim", "aim_agent")]}
    with lay(Ann=ann, crises=[crisis("incoming", of("Ann", "aim_agent"))]) as scene:
        assert scene.why_not("Relocate") == NOTHING_TO_MOVE
