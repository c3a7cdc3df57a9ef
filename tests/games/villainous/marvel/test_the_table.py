"""What holds for all cards of Marvel Villainous: tiles, fights, attached Fate cards, cards played by other cards."""

import pytest

import tabletop
from tabletop.games.villainous.marvel.testing import carrying, with_tokens
from tests.games.villainous.marvel.deeds import activates, plays
from tests.games.villainous.marvel.rules import RULES

LAB = "aim_laboratory"
NO_ONE = "There is nobody to vanquish."


@pytest.mark.rule("MV-024")
def test_a_tile_lies_in_the_specialty_area_after_set_up():
    """
    What a Villain's guide puts there is there when the game begins, and only before that Villain.
    """
    match = tabletop.new(RULES, ["Ann", "Bob"], seed=1, villains=("loki", "modok"))
    there = [zone for zone in match.view(None).zones if zone.name == "specialties"]

    assert [[card.name for card in zone.cards] for zone in there] == [[], ["Loyalty tile"]]


@pytest.mark.rule("MV-126")
def test_an_ally_without_strength_is_no_fighter(lay):
    """
    An Ally at 0 cannot vanquish a Hero at 0.
    """
    hero, ally = with_tokens("toni_ho", -2), with_tokens("aim_scientist", -1)
    with lay(Ann={"at": "bagalia", LAB: [hero, ally]}) as scene:
        assert scene.why_not("Vanquish") == NO_ONE


@pytest.mark.rule("MV-126")
def test_an_ally_without_strength_is_not_used_beside_others(lay):
    """
    With an Agent there it is the Agent who fights, and only the Agent.
    """
    with lay(Ann={"at": "bagalia", LAB: ["toni_ho", with_tokens("aim_scientist", -1), "aim_agent"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("discard", of="Ann") == ("A.I.M. Agent",)


@pytest.mark.rule("MV-127")
def test_an_ally_without_strength_may_be_activated(lay):
    """
    Its ability works all the same.
    """
    with lay(Ann={"at": LAB, LAB: [with_tokens("aim_scientist", -1)]}) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 2}


@pytest.mark.rule("MV-Q38")
def test_what_a_hero_carries_goes_with_the_hero(lay):
    """
    Sent to another Domain by Enchantress, a Hero takes Fate Items along, which are that Domain's owner's matter then.
    """
    bob = {"at": "odins_throne", "power": 1, "mischief": {"MISCHIEF": 1}}
    there = ["enchantress", carrying("heimdall", "power_dampener")]
    with lay(active=1, Ann={"at": LAB}, Bob={**bob, "bifrost": there}) as scene:
        scene["Bob"].picks("Activate")
        scene["Bob"].picks("Bagalia")

        assert scene.card("heimdall").controller == "Ann"
        assert scene.card("power_dampener").controller == "Ann"


def test_a_card_played_by_a_card_is_one_from_hand_too(lay):
    """
    Under Surveillance, Creating the Cube is the one card from hand: the Cube stays there.
    """
    ann = {"at": LAB, "power": 3, LAB: ["aim_agent", "aim_agent"], "hand": ["creating_the_cube", "cosmic_cube"]}
    with lay(crises=["under_surveillance"], Ann=ann) as scene:
        plays(scene, "Ann", "Creating the Cube")

        assert scene.hand("Ann") == ("Cosmic Cube",)


def test_a_card_played_from_the_deck_is_none_from_hand(lay):
    """
    Under Surveillance a Cube out of the deck may be played by Creating the Cube.
    """
    ann = {"at": LAB, "power": 3, LAB: ["aim_agent", "aim_agent"], "hand": ["creating_the_cube"]}
    with lay(crises=["under_surveillance"], Ann=ann) as scene:
        plays(scene, "Ann", "Creating the Cube")

        assert scene.card("cosmic_cube", of="Ann").at == "A.I.M. Laboratory"


def test_a_card_out_of_the_pile_is_none_from_hand(lay):
    """
    Under Surveillance a Hover Trooper may come out of the pile after a card from hand.
    """
    ann = {"at": LAB, "power": 3, "hand": ["aim_agent"], "discard": ["aim_hover_trooper"]}
    with lay(crises=["under_surveillance"], Ann=ann) as scene:
        plays(scene, "Ann", "A.I.M. Agent", at="Bagalia")
        plays(scene, "Ann", "A.I.M. Hover Trooper", at="Bagalia")

        assert scene.card("aim_hover_trooper", of="Ann").at == "Bagalia"


def test_a_second_card_from_hand_is_one_too_many(lay):
    """
    Under Surveillance nobody plays two cards from hand in a turn.
    """
    ann = {"at": LAB, "power": 3, "hand": ["aim_agent", "aim_scientist"]}
    with lay(crises=["under_surveillance"], Ann=ann) as scene:
        plays(scene, "Ann", "A.I.M. Agent", at="Bagalia")

        assert scene.why_not("Play a Card") == "You have no card that you could play."
