"""The Heroes of Kylo Ren's Fate deck: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying, engaged
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.kylo import dark, fate, money, own_turn, picking, vanquish

# ------------------------------------------------------------------------------------------------ Rey


def test_rey_moves_a_token_to_the_light_path(lay):
    """
    When she is played, a Destiny token goes to the light path.
    """
    with fate(lay, "rey", "Exegol", dark=3) as scene:
        assert dark(scene) == 2
        assert scene.card("rey").at == "Exegol"


def test_rey_moves_nothing_from_an_empty_dark_path(lay):
    """
    With no token on the dark path nothing is moved.
    """
    with fate(lay, "rey", "Exegol") as scene:
        assert dark(scene) == 0
        scene.did_not_happen("DestinyMoved")


def test_rey_moves_nothing_by_being_there(lay):
    """
    It is being played that counts, and not her defeat, which brings a token as any Hero's.
    """
    with own_turn(lay, jakku=["rey", "praetorian_guards"], dark=3) as scene:
        vanquish(scene)

        assert dark(scene) == 4


def test_rey_moves_a_token_when_ann_plays_her(lay):
    """
    It is the same when Kylo Ren plays her himself.
    """
    ann = {"hand": ["interrogation"], "ambition": 1, "fate_deck": ["rey", "torn_apart", "black_one"], "dark": 3}
    with own_turn(lay, **ann) as scene:
        picking(scene, "Ambition", "Play Interrogation", "Rey")
        scene["Ann"].picks("Torn Apart", "Black One")
        scene["Ann"].picks("Exegol")

        assert dark(scene) == 2


# ------------------------------------------------------------------------------------------------ Han Solo


def test_kylo_han_solo_takes_two_ambition(lay):
    """
    When he is played, Ann loses 2 Ambition.
    """
    with fate(lay, "kylo_han_solo", "Exegol", ambition=3, credits=3) as scene:
        assert money(scene) == (3, 1)


def test_kylo_han_solo_takes_as_much_as_there_is(lay):
    """
    With 1 Ambition that one is lost.
    """
    with fate(lay, "kylo_han_solo", "Exegol", ambition=1) as scene:
        assert money(scene) == (0, 0)


def test_kylo_han_solo_brings_two_tokens_when_defeated(lay):
    """
    His defeat moves one Destiny token more than usual to the dark path.
    """
    with own_turn(lay, jakku=["kylo_han_solo", "captain_phasma"]) as scene:
        vanquish(scene)

        assert dark(scene) == 2


def test_kylo_han_solo_brings_no_second_token_for_others(lay):
    """
    While he is there, the defeat of another Hero moves one token.
    """
    with own_turn(lay, jakku=["finn", "captain_phasma"], exegol=["kylo_han_solo"]) as scene:
        vanquish(scene)

        assert dark(scene) == 1


def test_kylo_han_solo_brings_nothing_while_torn_apart(lay):
    """
    Under Torn Apart neither of the two tokens is moved.
    """
    with own_turn(lay, jakku=["kylo_han_solo", "captain_phasma"], under=["torn_apart"]) as scene:
        vanquish(scene)

        assert dark(scene) == 0
        assert scene.zone("fate_discard", "Ann") == ("Han Solo",)


def test_kylo_han_solo_brings_two_tokens_in_spite_of_leia_organa(lay):
    """
    She forbids neither of the two: both are for the defeat of a Hero.
    """
    with own_turn(lay, jakku=["kylo_han_solo", "captain_phasma"], exegol=["kylo_leia_organa"]) as scene:
        vanquish(scene)

        assert dark(scene) == 2


def test_kylo_han_solo_is_mourned_before_or_after_general_hux_gloats(lay):
    """
    What both do comes to the same in either order, and nobody is asked.
    """
    with own_turn(lay, jakku=["kylo_han_solo", "captain_phasma"], exegol=["general_hux"]) as scene:
        vanquish(scene)

        scene.expect("Ann", prompt="What do you do?")
        assert (dark(scene), money(scene)) == (2, (1, 0))


# ------------------------------------------------------------------------------------------------ Leia Organa


def test_kylo_leia_organa_does_not_forbid_the_token_of_a_defeat(lay):
    """
    While she is there, the defeat of a Hero moves a token.
    """
    with own_turn(lay, jakku=["finn", "captain_phasma"], exegol=["kylo_leia_organa"]) as scene:
        vanquish(scene)

        assert dark(scene) == 1


def test_kylo_leia_organa_does_not_forbid_the_token_of_supreme_leader_snoke(lay):
    """
    Nor does she forbid that for the defeat of Supreme Leader Snoke.
    """
    ann = {"jakku": ["supreme_leader_snoke", "captain_phasma", "captain_phasma"], "exegol": ["kylo_leia_organa"]}
    with own_turn(lay, **ann) as scene:
        vanquish(scene, "Captain Phasma (Jakku)", "Captain Phasma (Jakku)")

        assert dark(scene) == 1


def test_kylo_leia_organa_brings_a_token_when_defeated(lay):
    """
    Her own defeat moves a token.
    """
    with own_turn(lay, jakku=["kylo_leia_organa", "knights_of_ren"]) as scene:
        vanquish(scene)

        assert dark(scene) == 1


def test_kylo_leia_organa_does_not_forbid_the_way_to_the_light(lay):
    """
    Tokens go to the light path as ever.
    """
    with fate(lay, "pull_to_the_light", jakku=["kylo_leia_organa"], dark=2) as scene:
        assert dark(scene) == 1


def test_kylo_leia_organa_forbids_nothing_once_she_is_gone(lay):
    """
    After her defeat Ambition can move tokens again, in the same turn.
    """
    ann = {"hand": ["i_will_finish_what_you_started"], "ambition": 4}
    with own_turn(lay, jakku=["kylo_leia_organa", "knights_of_ren"], **ann) as scene:
        vanquish(scene)
        picking(scene, "Ambition", "Play I Will Finish What You Started")

        assert dark(scene) == 2


def test_kylo_leia_organa_leaves_ambition_without_use(lay):
    """
    While she is there, I Will Finish What You Started is nothing that Ambition could be used for.
    """
    ann = {"hand": ["i_will_finish_what_you_started"], "ambition": 4}
    with own_turn(lay, jakku=["kylo_leia_organa"], **ann) as scene:
        assert scene.why_not("Ambition") == "There is nothing you could do with Ambition."


# ------------------------------------------------------------------------------------------------ Luke Skywalker


@pytest.mark.rule("SW-Q53")
def test_kylo_luke_skywalker_is_removed_instead_of_defeated(lay):
    """
    Vanquished he is removed: no token is moved, and the Allies used are discarded as usual.
    """
    with own_turn(lay, jakku=["kylo_luke_skywalker", "praetorian_guards"]) as scene:
        vanquish(scene)

        assert dark(scene) == 0
        assert scene.zone("fate_discard", "Ann") == ("Luke Skywalker",)
        assert scene.zone("discard", "Ann") == ("Praetorian Guards",)
        scene.happened("Removed")


def test_kylo_luke_skywalker_saves_nobody_else(lay):
    """
    Another Hero is defeated as ever while he is there.
    """
    with own_turn(lay, jakku=["finn", "captain_phasma"], exegol=["kylo_luke_skywalker"]) as scene:
        vanquish(scene)

        assert dark(scene) == 1


def test_kylo_luke_skywalker_uncovers_what_he_covered(lay):
    """
    Removed he covers nothing any more.
    """
    with own_turn(lay, jakku=["kylo_luke_skywalker", "praetorian_guards"]) as scene:
        vanquish(scene)

        assert actions_told(scene.card("jakku"))[0] == "upper: play, open"


# ------------------------------------------------------------------------------------------------ Finn

WHOM = "Which Ally is removed?"


def test_finn_may_remove_a_cheap_ally(lay):
    """
    Whoever played him may remove an Ally with a printed cost of 1 or 2 Credits.
    """
    ann = {"jakku": ["general_hux"], "exegol": ["knights_of_ren"]}
    with fate(lay, "finn", "Jakku", **ann) as scene:
        scene.expect("Bob", prompt=WHOM)
        scene["Bob"].picks("Knights of Ren")

        assert scene.zone("discard", "Ann") == ("Knights of Ren",)


def test_finn_may_remove_nobody(lay):
    """
    Bob may leave the Allies alone.
    """
    with fate(lay, "finn", "Jakku", "Pass", jakku=["general_hux"]) as scene:
        assert scene.card("general_hux", of="Ann", zone="bottom").at == "Jakku"


def test_finn_removes_nobody_who_costs_more_or_ambition(lay):
    """
    Captain Phasma costs 3 Credits, and Supreme Leader Snoke 2 Ambition: neither is offered.
    """
    there = ["captain_phasma", "praetorian_guards", "supreme_leader_snoke", "general_hux"]
    with fate(lay, "finn", "Jakku", exegol=there) as scene:
        scene.can_pick_exactly("General Hux", "Pass")
        scene["Bob"].passes()


def test_finn_asks_nobody_without_cheap_allies(lay):
    """
    With nobody to remove nobody is asked.
    """
    with fate(lay, "finn", "Jakku", exegol=["captain_phasma"]) as scene:
        scene.expect("Bob", prompt="What do you do?")


# ------------------------------------------------------------------------------------------------ Poe Dameron

WHICH = "Which Hero Vehicle do you play?"


def test_poe_dameron_may_play_a_hero_vehicle_out_of_the_pile(lay):
    """
    Whoever played him may play a Hero Vehicle out of the Fate discard pile, which must engage a free Ally Vehicle.
    """
    ann = {"fate_discard": ["black_one", "rey"], "fleet": ["tie_silencer"], "credits": 2}
    with fate(lay, "poe_dameron", "Jakku", **ann) as scene:
        scene.expect("Bob", prompt=WHICH)
        scene.can_pick_exactly("Black One", "Pass")
        scene["Bob"].picks("Black One")

        assert scene.card("tie_silencer", of="Ann").foes == ("Black One",)
        assert money(scene) == (1, 0)


@pytest.mark.rule("SW-190", "SW-192")
def test_poe_dameron_plays_it_with_its_ability(lay):
    """
    Millennium Falcon played so brings Han Solo.
    """
    ann = {"fate_discard": ["kylo_millennium_falcon"]}
    with fate(lay, "poe_dameron", "Jakku", "Millennium Falcon", "Exegol", **ann) as scene:
        assert scene.card("kylo_han_solo").at == "Exegol"


def test_poe_dameron_may_play_no_vehicle(lay):
    """
    Bob may leave them there.
    """
    with fate(lay, "poe_dameron", "Jakku", "Pass", fate_discard=["black_one"]) as scene:
        assert scene.card("black_one").zone == "fate_discard"


def test_poe_dameron_plays_no_vehicle_from_elsewhere(lay):
    """
    Vehicles in the deck or in Deep Space are not offered: nobody is asked.
    """
    with fate(lay, "poe_dameron", "Jakku", rebels=["black_one"]) as scene:
        scene.expect("Bob", prompt="What do you do?")


def test_poe_dameron_lets_a_vehicle_stay_loose_if_all_are_engaged(lay):
    """
    With no free Ally Vehicle the Hero Vehicle is loose.
    """
    ann = {
        "fate_discard": ["black_one"],
        "fleet": [engaged("tie_silencer", carrying("kylo_millennium_falcon", "bb_8"))],
    }
    with fate(lay, "poe_dameron", "Jakku", "Black One", **ann) as scene:
        assert scene.zone("rebels", "Ann") == ("Black One",)
