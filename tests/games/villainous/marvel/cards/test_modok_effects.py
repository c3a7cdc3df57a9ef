"""M.O.D.O.K.'s Effects: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import plays

LAB = "aim_laboratory"
NO_CARD = "You have no card that you could play."
CREW = ["aim_agent", "aim_scientist"]


# ------------------------------------------------------------------------------------------------ Creating the Cube


def creator(**more):
    """Say what Ann has who could play Creating the Cube, and more."""
    return {"at": LAB, "power": 3, LAB: CREW, "hand": ["creating_the_cube"], **more}


def test_creating_the_cube_finds_it_in_the_deck(lay):
    """
    It finds the Cosmic Cube and plays it to A.I.M. Laboratory, at no cost and at any Loyalty.
    """
    with lay(Ann=creator()) as scene:
        plays(scene, "Ann", "Creating the Cube")

        assert scene.card("cosmic_cube", of="Ann").at == "A.I.M. Laboratory"
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("MV-196")
def test_creating_the_cube_shows_what_it_finds_and_shuffles(lay):
    """
    What is found in a deck is shown, and the deck is shuffled.
    """
    with lay(Ann=creator()) as scene:
        plays(scene, "Ann", "Creating the Cube")

        scene.happened("TurnedUp", seen_by="Bob", card="Cosmic Cube")
        scene.happened("Shuffled")


def test_creating_the_cube_finds_it_in_the_discard_pile(lay):
    """
    A Cube in the discard pile is found there, and the deck stays as it is.
    """
    with lay(Ann=creator(discard=["cosmic_cube"])) as scene:
        plays(scene, "Ann", "Creating the Cube")

        assert scene.card("cosmic_cube", of="Ann").at == "A.I.M. Laboratory"
        scene.did_not_happen("Shuffled")


def test_creating_the_cube_takes_it_from_hand_first(lay):
    """
    A Cube in hand is the one that is played: hands are no place of a find, but it is named first.
    """
    with lay(Ann=creator(hand=["creating_the_cube", "cosmic_cube"])) as scene:
        plays(scene, "Ann", "Creating the Cube")

        assert scene.hand("Ann") == ()
        assert scene.card("cosmic_cube", of="Ann").at == "A.I.M. Laboratory"


def test_creating_the_cube_needs_two_aim_allies_at_the_laboratory(lay):
    """
    One A.I.M. Ally there, and others elsewhere, won't do.
    """
    with lay(Ann=creator(aim_laboratory=["aim_agent", "ms_modok"], bagalia=["aim_agent"])) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_creating_the_cube_lets_it_be_activated(lay):
    """
    Then the Cube may be activated, for its price: here it takes the Effect's place in hand.
    """
    with lay(Ann=creator(power=6, discard=["psionic_beam"])) as scene:
        plays(scene, "Ann", "Creating the Cube")
        scene["Ann"].picks("Cosmic Cube: Win with Loyalty 5, or else take a discarded card or give an Ally +2 Strength")
        scene["Ann"].picks("Psionic Beam")

        assert scene.hand("Ann") == ("Psionic Beam",)
        assert scene.pool("purse", "Ann") == {}


def test_creating_the_cube_need_not_activate_it(lay):
    """
    Activating is up to the player.
    """
    with lay(Ann=creator(power=6)) as scene:
        plays(scene, "Ann", "Creating the Cube")
        scene["Ann"].passes()

        assert scene.pool("purse", "Ann") == {"POWER": 3}


def test_creating_the_cube_activates_only_what_can_be_paid(lay):
    """
    With 2 Power left nothing is asked.
    """
    with lay(Ann=creator(power=5)) as scene:
        plays(scene, "Ann", "Creating the Cube")

        scene.expect("Ann", kind="act")


def test_creating_the_cube_with_one_in_play_only_activates(lay):
    """
    If the Cube is in the Domain already it stays where it is.
    """
    with lay(Ann=creator(power=6, bagalia=["cosmic_cube"])) as scene:
        plays(scene, "Ann", "Creating the Cube")
        scene["Ann"].passes()

        assert scene.card("cosmic_cube", of="Ann").at == "Bagalia"


def test_creating_the_cube_does_not_wake_a_dampened_one(lay):
    """
    A Cube that cannot be activated cannot be activated by this either.
    """
    with lay(Ann=creator(power=6, bagalia=[carrying("cosmic_cube", "power_dampener")])) as scene:
        plays(scene, "Ann", "Creating the Cube")

        scene.expect("Ann", kind="act")


# ------------------------------------------------------------------------------------------------ Demand Obedience


def test_demand_obedience_raises_loyalty(lay):
    """
    One of two A.I.M. Allies at a location gets -1 Strength, and Loyalty rises by 1.
    """
    with lay(Ann={"at": LAB, "power": 2, "bagalia": CREW, "hand": ["demand_obedience"]}) as scene:
        plays(scene, "Ann", "Demand Obedience")
        scene["Ann"].picks("A.I.M. Agent")

        assert scene.card("aim_agent", of="Ann", zone="bottom").strength == 1
        assert scene.card("loyalty_tile").loyalty == 1


def test_demand_obedience_asks_where(lay):
    """
    With two such locations the player picks one.
    """
    ann = {"at": LAB, "power": 2, LAB: ["graviton", "mentallo"], "bagalia": CREW, "hand": ["demand_obedience"]}
    with lay(Ann=ann) as scene:
        plays(scene, "Ann", "Demand Obedience")
        scene["Ann"].picks("Bagalia")

        scene.can_pick_exactly("A.I.M. Agent", "A.I.M. Scientist")
        scene.pick("A.I.M. Agent")


def test_demand_obedience_needs_two_at_one_location(lay):
    """
    Two A.I.M. Allies at two locations won't do, nor does one who is not of A.I.M.
    """
    ann = {"at": LAB, "power": 2, "bagalia": ["aim_agent"], LAB: ["aim_scientist", "ms_modok"]}
    with lay(Ann={**ann, "hand": ["demand_obedience"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


@pytest.mark.parametrize("foe", ["toni_ho", of("Bob", "kid_loki")])
def test_demand_obedience_needs_a_location_without_opposition(lay, foe):
    """
    A Hero or another player's Ally there forbids it.
    """
    with lay(Ann={"at": "boca_caliente", "power": 2, LAB: [*CREW, foe], "hand": ["demand_obedience"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_demand_obedience_at_loyalty_five_cannot_be_played(lay):
    """
    What is highest cannot rise.
    """
    with lay(Ann={"at": LAB, "power": 2, "loyalty": 5, LAB: CREW, "hand": ["demand_obedience"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_demand_obedience_cannot_be_played_while_loyalty_cannot_rise(lay):
    """
    With Sunspot in the Domain it is no use.
    """
    ann = {"at": LAB, "power": 2, LAB: CREW, "bagalia": ["sunspot_new_avenger"], "hand": ["demand_obedience"]}
    with lay(Ann=ann) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


@pytest.mark.rule("MV-125")
def test_demand_obedience_may_be_of_an_ally_at_zero(lay):
    """
    An Ally at 0 may be chosen: it stays, and still counts as one of A.I.M.
    """
    crew = [with_tokens("aim_scientist", -1), "aim_agent"]
    with lay(Ann={"at": LAB, "power": 2, LAB: crew, "hand": ["demand_obedience"]}) as scene:
        plays(scene, "Ann", "Demand Obedience")
        scene["Ann"].picks("A.I.M. Scientist")

        assert scene.card("aim_scientist", of="Ann", zone="bottom").strength == 0
        assert scene.card("loyalty_tile").loyalty == 1


# ------------------------------------------------------------------------------------------------ Psionic Beam


def beaming(*there, **more):
    """Say what Ann has who plays Psionic Beam, with some cards at Bagalia."""
    return {"at": LAB, "power": 1, "hand": ["psionic_beam"], "bagalia": list(there), **more}


def test_psionic_beam_weakens_an_opposing_character(lay):
    """
    It has 3 Strength less until the end of the turn.
    """
    with lay(Ann=beaming("quasar")) as scene:
        plays(scene, "Ann", "Psionic Beam")

        assert scene.card("quasar").strength == 2


def test_psionic_beam_lasts_for_the_turn(lay):
    """
    In the next turn it is as strong as before.
    """
    with lay(Ann=beaming("quasar")) as scene:
        plays(scene, "Ann", "Psionic Beam")
        scene["Ann"].passes()

        assert scene.card("quasar").strength == 5
        scene["Bob"].picks("Bifrost")


def test_psionic_beam_may_be_followed_by_a_vanquish(lay):
    """
    One may vanquish it at once, with no symbol for that.
    """
    with lay(Ann=beaming("quasar", "aim_agent")) as scene:
        plays(scene, "Ann", "Psionic Beam")
        scene["Ann"].picks("Quasar")

        assert "Quasar" in scene.zone("fate_discard")
        assert "A.I.M. Agent" in scene.zone("discard", of="Ann")
        assert scene.events("ActionTaken")[0].fields["kind"] == "vanquish"


def test_psionic_beam_need_not_be_followed_by_a_vanquish(lay):
    """
    One may leave it at that.
    """
    with lay(Ann=beaming("quasar", "aim_agent")) as scene:
        plays(scene, "Ann", "Psionic Beam")
        scene["Ann"].passes()

        assert scene.card("quasar").zone == "top"
        scene.did_not_happen("Vanquished")


def test_psionic_beam_vanquishes_nobody_else(lay):
    """
    The Vanquish is of who was struck.
    """
    with lay(Ann=beaming("quasar", "aim_agent", boca_caliente=["toni_ho", "graviton"])) as scene:
        plays(scene, "Ann", "Psionic Beam")
        scene["Ann"].picks("Quasar")

        scene.cannot_pick("Toni Ho")
        scene.pick("Quasar")


def test_psionic_beam_strikes_allies_of_others_too(lay):
    """
    An opposing Ally in the Domain is an opposing character.
    """
    with lay(Ann=beaming(of("Bob", "king_loki"), "aim_agent")) as scene:
        plays(scene, "Ann", "Psionic Beam")
        scene["Ann"].picks("King Loki")

        assert "King Loki" in scene.zone("discard", of="Bob")


@pytest.mark.rule("MV-Q21")
def test_psionic_beam_takes_strength_behind_a_protector(lay):
    """
    A Protector there forbids the Vanquish, not the loss of Strength.
    """
    with lay(Ann=beaming("quasar", "toni_ho", "aim_agent")) as scene:
        plays(scene, "Ann", "Psionic Beam")
        scene["Ann"].picks("Toni Ho")

        assert scene.card("toni_ho").strength == 0
        scene.expect("Ann", kind="act")


def test_psionic_beam_needs_somebody_to_strike(lay):
    """
    Without an opposing character in the Domain it cannot be played.
    """
    with lay(Ann=beaming("aim_agent"), Bob={"bifrost": ["quasar"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


@pytest.mark.rule("MV-129")
def test_psionic_beam_spares_who_vanquishes_a_hero_at_zero(lay):
    """
    Struck down to 0, the Hero is vanquished by an Ally who stays.
    """
    with lay(Ann=beaming("toni_ho", "aim_agent")) as scene:
        plays(scene, "Ann", "Psionic Beam")
        scene["Ann"].picks("Toni Ho")

        assert scene.card("aim_agent", of="Ann").at == "Bagalia"


# ------------------------------------------------------------------------------------------------ Ruthless Efficiency


def ruthless(*there, **more):
    """Say what Ann has who plays Ruthless Efficiency, with some cards at Bagalia."""
    return {"at": LAB, "hand": ["ruthless_efficiency"], "bagalia": list(there), **more}


def test_ruthless_efficiency_gives_up_an_ally_for_a_hero(lay):
    """
    An Agent of Strength 2 is removed, and a Hero of Strength 4 defeated.
    """
    with lay(Ann=ruthless("aim_agent", "heimdall")) as scene:
        plays(scene, "Ann", "Ruthless Efficiency")

        assert "A.I.M. Agent" in scene.zone("discard", of="Ann")
        assert scene.zone("fate_discard") == ("Heimdall",)


def test_ruthless_efficiency_costs_no_loyalty(lay):
    """
    It is one's own doing.
    """
    with lay(Ann=ruthless("aim_agent", "heimdall", loyalty=3)) as scene:
        plays(scene, "Ann", "Ruthless Efficiency")

        assert scene.card("loyalty_tile").loyalty == 3


def test_ruthless_efficiency_defeats_nobody_too_strong(lay):
    """
    5 is more than 2 and 2: then it cannot be played at all.
    """
    with lay(Ann=ruthless("aim_agent", "quasar")) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_ruthless_efficiency_compares_before_the_removal(lay):
    """
    Ms. Marvel has +1 Strength for the Agent that is given up: with 5 she is too strong with three Allies there.
    """
    with lay(Ann=ruthless("aim_scientist", "aim_scientist", "ms_marvel_avenger")) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_ruthless_efficiency_needs_both_at_one_location(lay):
    """
    A Hero elsewhere won't do.
    """
    with lay(Ann=ruthless("aim_agent", boca_caliente=["toni_ho"])) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_ruthless_efficiency_gives_up_aim_allies_only(lay):
    """
    Others are not for that.
    """
    with lay(Ann=ruthless("super_adaptoid", "toni_ho")) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_ruthless_efficiency_defeats_allies_of_others(lay):
    """
    An opposing Ally is an opposing character.
    """
    with lay(Ann=ruthless("aim_agent", of("Bob", "king_loki"))) as scene:
        plays(scene, "Ann", "Ruthless Efficiency")

        assert scene.zone("discard", of="Bob") == ("King Loki",)


@pytest.mark.rule("MV-Q22")
def test_ruthless_efficiency_is_bound_by_protectors(lay):
    """
    Who is shielded is no choice: the Protector is the one.
    """
    with lay(Ann=ruthless("graviton", "quasar", "toni_ho")) as scene:
        plays(scene, "Ann", "Ruthless Efficiency")

        assert scene.zone("fate_discard") == ("Quasar",)


@pytest.mark.rule("MV-Q26")
def test_ruthless_efficiency_gives_up_nobody_at_an_event(lay):
    """
    An Ally at an Event is in no Domain.
    """
    with lay(Ann=ruthless("toni_ho", crises=[crisis("schism_in_aim", "aim_agent")])) as scene:
        assert scene.why_not("Play a Card") == NO_CARD
