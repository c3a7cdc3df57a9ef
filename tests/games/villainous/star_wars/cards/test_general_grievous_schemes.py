"""General Grievous' Effects: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import engaged
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.grievous import HEROES, ambition, lightsabers, money, own_turn

NOTHING = "There is nothing you could do with Ambition."

# ------------------------------------------------------------------------------------------------ Escape Plan


@pytest.mark.rule("SW-198")
def test_escape_plan_plays_an_ally_for_free(lay):
    """
    An Ally in hand is played without paying for it, at any location; only Escape Plan itself costs 1 Ambition.
    """
    with own_turn(lay, ambition=1, hand=["escape_plan", "magna_guard"]) as scene:
        ambition(scene, "Play Escape Plan", "Magna Guard", "Utapau")

        assert scene.card("magna_guard", of="Ann").at == "Utapau"
        assert money(scene) == (0, 0)


@pytest.mark.rule("SW-199")
def test_escape_plan_plays_an_ally_with_its_ability(lay):
    """
    Played for free, Gor brings its Ambition all the same.
    """
    with own_turn(lay, ambition=1, hand=["escape_plan", "gor"]) as scene:
        ambition(scene, "Play Escape Plan", "Gor", "Utapau")

        assert money(scene) == (0, 1)


@pytest.mark.rule("SW-198")
def test_escape_plan_plays_a_vehicle_for_free(lay):
    """
    A Vehicle in hand is played into Deep Space without paying for it.
    """
    with own_turn(lay, ambition=1, hand=["escape_plan", "malevolence"]) as scene:
        ambition(scene, "Play Escape Plan", "Malevolence")

        assert scene.zone("fleet", "Ann") == ("Malevolence",)
        assert money(scene) == (0, 0)


@pytest.mark.rule("SW-173")
def test_escape_plan_lets_the_vehicle_engage(lay):
    """
    A Vehicle that it plays may engage a Hero Vehicle that is there, as any Vehicle that is played.
    """
    with own_turn(lay, ambition=1, hand=["escape_plan", "malevolence"], rebels=["the_negotiator"]) as scene:
        ambition(scene, "Play Escape Plan", "Malevolence", "The Negotiator")

        assert scene.card("malevolence").foes == ("The Negotiator",)


def test_escape_plan_is_a_choice_of_all_it_could_do(lay):
    """
    On offer are the Allies and Vehicles in hand and the Hero Vehicles in the Sector, and nothing else.
    """
    ann = {"hand": ["escape_plan", "gor", "soulless_one", "hunting_jedi"], "saleucami": ["plo_koon", "droidekas"]}
    with own_turn(lay, ambition=1, rebels=["the_negotiator"], **ann) as scene:
        ambition(scene, "Play Escape Plan")

        scene.can_pick_exactly("Gor", "Soulless One", "The Negotiator")
        scene["Ann"].picks("The Negotiator")


def test_escape_plan_removes_a_loose_hero_vehicle(lay):
    """
    A Hero Vehicle that is not engaged can be removed.
    """
    with own_turn(lay, ambition=1, hand=["escape_plan"], rebels=["the_negotiator"]) as scene:
        ambition(scene, "Play Escape Plan", "The Negotiator")

        assert (scene.zone("rebels", "Ann"), scene.zone("fate_discard", "Ann")) == ((), ("The Negotiator",))


@pytest.mark.rule("SW-046", "SW-186")
def test_escape_plan_removes_an_engaged_hero_vehicle(lay):
    """
    If it removes an engaged Hero Vehicle, the symbols of the Ally Vehicle are open at once.
    """
    ann = {"hand": ["escape_plan"], "fleet": [engaged("malevolence", "the_negotiator")]}
    with own_turn(lay, ambition=1, **ann) as scene:
        before = actions_told(scene.card("malevolence"))
        ambition(scene, "Play Escape Plan", "The Negotiator")

        assert "lower: discard, covered" in before
        assert "lower: discard, open" in actions_told(scene.card("malevolence"))


def test_escape_plan_gives_no_lightsaber(lay):
    """
    A Vehicle that is removed is no Hero and not defeated.
    """
    with own_turn(lay, ambition=1, hand=["escape_plan"], rebels=["the_negotiator"]) as scene:
        ambition(scene, "Play Escape Plan", "The Negotiator")

        assert lightsabers(scene) == 0


@pytest.mark.rule("SW-074")
def test_escape_plan_needs_something_to_do(lay):
    """
    With neither an Ally or a Vehicle in hand nor a Hero Vehicle in the Sector it cannot be played.
    """
    with own_turn(lay, ambition=3, hand=["escape_plan", "escape_plan", "hunting_jedi"], saleucami=["gor"]) as scene:
        assert scene.why_not("Ambition") == NOTHING


@pytest.mark.rule("SW-062")
def test_escape_plan_is_paid_in_ambition(lay):
    """
    Credits do not pay for it.
    """
    with own_turn(lay, credits=9, hand=["escape_plan", "gor"]) as scene:
        assert scene.why_not("Ambition") == NOTHING


@pytest.mark.rule("SW-Q48")
def test_escape_plan_is_no_play_a_card_action(lay):
    """
    The action taken is one of Ambition: the card played for free is no action of its own.
    """
    with own_turn(lay, ambition=1, hand=["escape_plan", "gor"]) as scene:
        ambition(scene, "Play Escape Plan", "Gor", "Utapau")

        assert [event.fields["kind"] for event in scene.events("ActionTaken")] == ["ambition"]


# ------------------------------------------------------------------------------------------------ Count Dooku's Orders

DOOKU = "Play Count Dooku's Orders"


def dooku(lay, **ann):
    """Lay Ann's turn with Count Dooku's Orders in hand, and 2 Ambition."""
    ann = {"deck": ["gor"], "fate_deck": ["mace_windu"], **ann}
    return own_turn(lay, ambition=2, hand=["count_dookus_orders"], **ann)


def test_count_dookus_orders_play_an_ally_for_free(lay):
    """
    The first Ally of the deck is played without paying for it, at any location.
    """
    with dooku(lay) as scene:
        ambition(scene, DOOKU, "Utapau", "Florrum")

        assert scene.card("gor").at == "Utapau"


@pytest.mark.rule("SW-199")
def test_count_dookus_orders_play_the_ally_with_its_ability(lay):
    """
    Gor brings 1 Ambition, after 2 were paid.
    """
    with dooku(lay) as scene:
        ambition(scene, DOOKU, "Utapau", "Florrum")

        assert money(scene) == (0, 1)


@pytest.mark.rule("SW-107")
def test_count_dookus_orders_play_a_hero(lay):
    """
    Then the first Hero of the Fate deck is played, at a location that Ann chooses.
    """
    with dooku(lay) as scene:
        ambition(scene, DOOKU, "Utapau", "Florrum")

        assert scene.card("mace_windu").at == "Florrum"


@pytest.mark.rule("SW-106")
def test_count_dookus_orders_play_the_hero_with_his_ability(lay):
    """
    The Ally comes first: so Mace Windu takes 1 Strength from it when he is played.
    """
    with dooku(lay) as scene:
        ambition(scene, DOOKU, "Utapau", "Florrum")

        assert scene.card("gor").strength == 2


@pytest.mark.rule("SW-194")
def test_count_dookus_orders_let_ann_choose_for_the_hero(lay):
    """
    She plays the Hero herself, and so makes the choices of his ability.
    """
    with dooku(lay, fate_deck=["plo_koon"], saleucami=["magna_guard"]) as scene:
        ambition(scene, DOOKU, "Utapau", "Saleucami")
        scene.expect("Ann", prompt="Where does Magna Guard go?")
        scene["Ann"].passes()

        assert scene.card("magna_guard", of="Ann", zone="bottom").at == "Saleucami"


@pytest.mark.rule("SW-203")
def test_count_dookus_orders_shuffle_what_was_revealed_back(lay):
    """
    Cards revealed on the way are discarded, and the whole discard pile is shuffled back into the deck.
    """
    piles = {"discard": ["magna_guard"], "fate_discard": ["retreat"]}
    with dooku(lay, deck=["escape_plan", "gor"], fate_deck=["exposed", "mace_windu"], **piles) as scene:
        ambition(scene, DOOKU, "Utapau", "Florrum")

        assert scene.zone("discard", "Ann") == ("Count Dooku's Orders",)
        assert scene.zone("fate_discard", "Ann") == ()
        assert len(scene.events("Shuffled")) == 2


@pytest.mark.rule("SW-202")
def test_count_dookus_orders_reveal_openly(lay):
    """
    Everybody sees what is revealed on the way.
    """
    with dooku(lay, deck=["escape_plan", "gor"]) as scene:
        ambition(scene, DOOKU, "Utapau", "Florrum")

        seen = [event.fields["card"].name for event in scene.events("TurnedUp", seen_by="Bob")]
        assert seen == ["Escape Plan", "Gor", "Mace Windu"]


def test_count_dookus_orders_pass_over_vehicles(lay):
    """
    A Vehicle is no Ally: the reveal goes on.
    """
    with dooku(lay, deck=["soulless_one", "gor"], fate_deck=["the_negotiator", "mace_windu"]) as scene:
        ambition(scene, DOOKU, "Utapau", "Florrum")

        assert (scene.card("gor").at, scene.card("mace_windu").at) == ("Utapau", "Florrum")


@pytest.mark.rule("SW-204")
def test_count_dookus_orders_make_a_new_deck_of_the_pile(lay):
    """
    If the deck is empty, its discard pile becomes the deck first.
    """
    with dooku(lay, deck=[], rest={"General Grievous Villain": "discard"}) as scene:
        ambition(scene, DOOKU, "Utapau", "Florrum")

        assert len(scene.card("utapau").bottom) == 1
        assert len(scene.zone("deck", "Ann")) == 28


@pytest.mark.rule("SW-074")
def test_count_dookus_orders_need_a_hero_to_reveal(lay):
    """
    When all Heroes are in the Sector there is none to play: they cannot be carried out in full, nor played.
    """
    with own_turn(lay, ambition=2, hand=["count_dookus_orders"], saleucami=HEROES) as scene:
        assert scene.why_not("Ambition") == NOTHING


@pytest.mark.rule("SW-204")
def test_count_dookus_orders_can_reveal_a_hero_of_the_pile(lay):
    """
    With the last Hero on the Fate discard pile they can be played: sooner or later he turns up.
    """
    with dooku(lay, fate_deck=[], saleucami=HEROES[:-1], fate_discard=["mace_windu"]) as scene:
        ambition(scene, DOOKU, "Utapau", "Florrum")

        assert scene.card("mace_windu").at == "Florrum"


def test_count_dookus_orders_cost_2_ambition(lay):
    """
    With 1 Ambition they cannot be played.
    """
    with own_turn(lay, ambition=1, hand=["count_dookus_orders"]) as scene:
        assert scene.why_not("Ambition") == NOTHING


# ------------------------------------------------------------------------------------------------ Motivational Tactics


@pytest.mark.rule("SW-063")
def test_motivational_tactics_bring_ambition(lay):
    """
    They cost nothing but an Ambition symbol: an Ally is removed for 2 Ambition.
    """
    with own_turn(lay, saleucami=["magna_guard"], hand=["motivational_tactics"]) as scene:
        ambition(scene, "Play Motivational Tactics", "Ambition")

        assert money(scene) == (0, 2)
        assert scene.zone("discard", "Ann") == ("Magna Guard", "Motivational Tactics")


def test_motivational_tactics_bring_credits(lay):
    """
    Instead they bring 2 Credits.
    """
    with own_turn(lay, saleucami=["magna_guard"], hand=["motivational_tactics"]) as scene:
        ambition(scene, "Play Motivational Tactics", "Credits")

        assert money(scene) == (2, 0)


def test_motivational_tactics_remove_an_ally_of_choice(lay):
    """
    Which Ally goes is for its player to say, wherever it is.
    """
    with own_turn(lay, saleucami=["magna_guard"], utapau=["gor"], hand=["motivational_tactics"]) as scene:
        ambition(scene, "Play Motivational Tactics", "Gor", "Credits")

        assert scene.card("magna_guard", of="Ann", zone="bottom").at == "Saleucami"
        assert scene.zone("discard", "Ann") == ("Gor", "Motivational Tactics")


@pytest.mark.rule("SW-063")
def test_motivational_tactics_use_an_ambition_symbol(lay):
    """
    The symbol is used for this turn.
    """
    ann = {"saleucami": ["magna_guard", "gor"], "hand": ["motivational_tactics", "motivational_tactics"]}
    with own_turn(lay, **ann) as scene:
        ambition(scene, "Play Motivational Tactics", "Gor", "Credits")

        assert scene.why_not("Ambition") == "You have used that symbol this turn."


@pytest.mark.rule("SW-074")
def test_motivational_tactics_need_an_ally(lay):
    """
    With no Ally in the Sector they cannot be played, whatever Vehicles and Heroes there are.
    """
    with own_turn(lay, hand=["motivational_tactics"], fleet=["soulless_one"], saleucami=["plo_koon"]) as scene:
        assert scene.why_not("Ambition") == NOTHING


@pytest.mark.rule("SW-197")
def test_motivational_tactics_defeat_nobody(lay):
    """
    The Ally is removed, and not defeated.
    """
    with own_turn(lay, saleucami=["magna_guard"], hand=["motivational_tactics"]) as scene:
        ambition(scene, "Play Motivational Tactics", "Credits")

        scene.happened("Removed")
        scene.did_not_happen("Defeated")


# ------------------------------------------------------------------------------------------------ Add to My Collection


def test_add_to_my_collection_collects_a_lightsaber(lay):
    """
    For 4 Ambition, General Grievous collects a Lightsaber.
    """
    with own_turn(lay, ambition=5, hand=["add_to_my_collection"]) as scene:
        ambition(scene, "Play Add to My Collection")

        assert (lightsabers(scene), money(scene)) == (1, (0, 1))
        assert scene.card("general_grievous").progress == "1 of 8 Lightsabers"


def test_add_to_my_collection_defeats_nobody(lay):
    """
    Heroes in the Sector stay.
    """
    with own_turn(lay, ambition=4, hand=["add_to_my_collection"], saleucami=["kit_fisto"]) as scene:
        ambition(scene, "Play Add to My Collection")

        assert (lightsabers(scene), scene.card("kit_fisto").at) == (1, "Saleucami")


@pytest.mark.rule("SW-062")
def test_add_to_my_collection_costs_4_ambition(lay):
    """
    3 Ambition are too few, and Credits are no help.
    """
    with own_turn(lay, ambition=3, credits=9, hand=["add_to_my_collection"]) as scene:
        assert scene.why_not("Ambition") == NOTHING
