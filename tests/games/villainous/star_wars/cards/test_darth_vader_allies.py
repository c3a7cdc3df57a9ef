"""Darth Vader's Allies: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import LUKE, engaged, with_tokens
from tests.games.villainous.star_wars.vader import VADER, fates, plays, uses, why_not_ambition

UNLEASH = "Emperor Palpatine: Defeat a Hero here whose Strength is 3 or less"


# ------------------------------------------------------------------------------------------------ Emperor Palpatine


def test_emperor_palpatine_defeats_a_weak_hero(lay):
    """
    For 2 Ambition he defeats a Hero of Strength 3 at his location, and stays himself.
    """
    ann = {"at": "emperors_throne_room", "ambition": 3, "mustafar": ["emperor_palpatine", "vader_han_solo"]}
    with lay(villains=VADER, Ann=ann) as scene:
        uses(scene, UNLEASH)

        scene.happened("Defeated", card="Han Solo")
        assert scene.card("emperor_palpatine", of="Ann").at == "Mustafar"
        assert scene.pool("purse", "Ann") == {"AMBITION": 1}


def test_emperor_palpatine_counts_tokens_on_the_hero(lay):
    """
    Strength as it is now counts: 4 with a -1 token is 3.
    """
    weakened = with_tokens("chewbacca", -1)
    ann = {"at": "emperors_throne_room", "ambition": 2, "mustafar": ["emperor_palpatine", weakened]}
    with lay(villains=VADER, Ann=ann) as scene:
        uses(scene, UNLEASH)

        scene.happened("Defeated", card="Chewbacca")


def test_emperor_palpatine_leaves_a_strong_hero_alone(lay):
    """
    A Hero of Strength 4 is too strong for that.
    """
    ann = {"at": "emperors_throne_room", "ambition": 2, "mustafar": ["emperor_palpatine", "chewbacca"]}
    with lay(villains=VADER, Ann=ann) as scene:
        assert scene.why_not("Ambition") == "There is nothing you could do with Ambition."


def test_emperor_palpatine_reaches_nobody_elsewhere(lay):
    """
    The Hero has to be at his location.
    """
    ann = {
        "at": "emperors_throne_room",
        "ambition": 2,
        "mustafar": ["emperor_palpatine"],
        "cloud_city": ["vader_han_solo"],
    }
    with lay(villains=VADER, Ann=ann) as scene:
        scene.cannot_pick("Ambition")


def test_emperor_palpatine_does_not_reach_luke(lay):
    """
    Luke is no Hero: alone with him, the Emperor has nobody to defeat.
    """
    ann = {"at": "emperors_throne_room", "ambition": 2, "death_star": ["emperor_palpatine", LUKE]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene.cannot_pick("Ambition")


@pytest.mark.rule("SW-067")
def test_emperor_palpatine_is_played_with_ambition(lay):
    """
    He costs 3 Ambition: a Play a Card action can't play him, an Ambition action can, at any location.
    """
    ann = {"at": "emperors_throne_room", "ambition": 3, "credits": 5, "hand": ["emperor_palpatine"]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene.cannot_pick("Play a Card")

        plays(scene, "Emperor Palpatine")
        scene["Ann"].picks("Cloud City")

        assert scene.card("emperor_palpatine", of="Ann").at == "Cloud City"
        assert scene.pool("purse", "Ann") == {"CREDIT": 5}


def test_emperor_palpatine_can_be_maneuvered(lay):
    """
    Played elsewhere, he can be brought to the Throne Room.
    """
    with lay(villains=VADER, Ann={"at": "death_star", "mustafar": ["emperor_palpatine"]}) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Emperor's Throne Room")

        assert scene.card("emperor_palpatine", of="Ann").at == "Emperor's Throne Room"


def test_emperor_palpatine_used_in_a_vanquish_is_discarded(lay):
    """
    He is an Ally like any other.
    """
    ann = {"at": "emperors_throne_room", "mustafar": ["emperor_palpatine", "vader_yoda"]}
    with lay(villains=VADER, Ann={**ann, "at": "death_star"}) as scene:
        scene["Ann"].picks("Vanquish")

        scene.happened("UsedUp", card="Emperor Palpatine")
        assert "Emperor Palpatine" in scene.zone("discard", of="Ann")


# ------------------------------------------------------------------------------------------------ Stormtroopers


@pytest.mark.parametrize(("at", "strength"), [("mustafar", 2), ("cloud_city", 1), (None, 1)])
def test_vader_stormtroopers_are_stronger_under_his_eyes(lay, at, strength):
    """
    They have +1 Strength while the mover is where they are, and only then.
    """
    has = {"mustafar": ["vader_stormtroopers"], **({} if at is None else {"at": at})}
    with lay(villains=VADER, Ann=has) as scene:
        assert scene.card("vader_stormtroopers", of="Ann").strength == strength


@pytest.mark.rule("SW-112")
def test_vader_stormtroopers_do_not_mind_other_movers(lay):
    """
    Bob's mover at a place of his own makes Ann's Stormtroopers no stronger.
    """
    villains = ("darth_vader", "moff_gideon")
    ann = {"at": "mustafar", "death_star": ["vader_stormtroopers"]}
    with lay(villains=villains, Ann=ann, Bob={"at": "tython"}) as scene:
        assert scene.card("vader_stormtroopers", of="Ann").strength == 1


# ------------------------------------------------------------------------------------------------ 501st Legion


def test_legion_501st_moves_another_ally_to_itself(lay):
    """
    Played at Cloud City, it fetches the Emperor; that is no maneuver, and what he carries goes along.
    """
    ann = {"at": "mustafar", "credits": 2, "hand": ["legion_501st"], "death_star": [LUKE, "emperor_palpatine"]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("501st Legion")
        scene["Ann"].picks("Cloud City")
        scene["Ann"].picks("Emperor Palpatine")

        assert scene.card("emperor_palpatine", of="Ann").at == "Cloud City"
        assert not scene.happened("Relocated").fields["maneuver"]


def test_legion_501st_need_not_move_anybody(lay):
    """
    It may move one.
    """
    ann = {"at": "mustafar", "credits": 2, "hand": ["legion_501st"], "death_star": [LUKE, "boba_fett"]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("501st Legion")
        scene["Ann"].picks("Cloud City")
        scene["Ann"].passes()

        assert scene.card("boba_fett", of="Ann").at == "Death Star"


def test_legion_501st_does_not_move_itself_or_who_is_there(lay):
    """
    Nobody is asked about Allies who are where it is played.
    """
    ann = {"at": "mustafar", "credits": 2, "hand": ["legion_501st"], "cloud_city": ["boba_fett"]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("501st Legion")
        scene["Ann"].picks("Cloud City")

        scene.expect("Ann", prompt="What do you do?")


def test_legion_501st_maneuvered_moves_nobody(lay):
    """
    Maneuvering it is not playing it.
    """
    ann = {"at": "death_star", "cloud_city": ["legion_501st"], "mustafar": ["boba_fett"]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("501st Legion")
        scene["Ann"].picks("Emperor's Throne Room")

        assert scene.card("boba_fett", of="Ann").at == "Mustafar"


# ------------------------------------------------------------------------------------------------ Imperial Royal Guards


def test_imperial_royal_guards_keep_the_emperor_where_he_is(lay):
    """
    With them at his side no Fate card moves Emperor Palpatine: the trap strengthens the Heroes instead.
    """
    guarded = ["emperor_palpatine", "imperial_royal_guards"]
    with lay(villains=VADER, active=1, Ann=trapped(guarded), Bob={"at": "saleucami"}) as scene:
        fates(scene, "It's a Trap!")

        assert scene.card("emperor_palpatine", of="Ann").at == "Emperor's Throne Room"
        assert scene.card("vader_han_solo", of="Ann").strength == 4


def trapped(guarded):
    """Say who is at the Throne Room when It's a Trap! is the top card of Ann's Fate deck."""
    return {
        "at": "mustafar",
        "emperors_throne_room": guarded,
        "cloud_city": ["vader_han_solo"],
        "fate_deck": ["its_a_trap", "stolen_data_tapes"],
    }


def test_imperial_royal_guards_elsewhere_guard_nobody(lay):
    """
    They have to be where he is.
    """
    ann = {**trapped(["emperor_palpatine"]), "death_star": [LUKE, "imperial_royal_guards"]}
    with lay(villains=VADER, active=1, Ann=ann, Bob={"at": "saleucami"}) as scene:
        fates(scene, "It's a Trap!")
        scene["Bob"].picks("Mustafar")

        assert scene.card("emperor_palpatine", of="Ann").at == "Mustafar"


def test_imperial_royal_guards_do_not_hold_him_against_his_own(lay):
    """
    Maneuvers can move him, with Guards at his side.
    """
    guarded = ["emperor_palpatine", "imperial_royal_guards"]
    with lay(villains=VADER, Ann={"at": "death_star", "mustafar": guarded}) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Emperor Palpatine")
        scene["Ann"].picks("Cloud City")

        assert scene.card("emperor_palpatine", of="Ann").at == "Cloud City"


def test_imperial_royal_guards_let_the_emperor_be_commanded(lay):
    """
    Darth Vader's own cards can move him, too.
    """
    ann = {"at": "emperors_throne_room", "ambition": 1, "hand": ["the_emperor_commands_it"]}
    with lay(villains=VADER, Ann={**ann, "mustafar": ["emperor_palpatine", "imperial_royal_guards"]}) as scene:
        plays(scene, "The Emperor Commands It")
        scene["Ann"].picks("Emperor's Throne Room")

        assert scene.card("emperor_palpatine", of="Ann").at == "Emperor's Throne Room"


# ------------------------------------------------------------------------------------------------ Boba Fett


def test_boba_fett_is_paid_for_a_hero_defeated_where_he_is(lay):
    """
    A Hero at his location is defeated by the Emperor's ability: 2 Credits.
    """
    there = ["emperor_palpatine", "boba_fett", "vader_han_solo"]
    with lay(villains=VADER, Ann={"at": "emperors_throne_room", "ambition": 2, "mustafar": there}) as scene:
        uses(scene, UNLEASH)

        assert scene.pool("purse", "Ann") == {"CREDIT": 2}


def test_boba_fett_is_paid_when_he_is_used_himself(lay):
    """
    He was there when the Hero was defeated.
    """
    with lay(villains=VADER, Ann={"at": "death_star", "mustafar": ["boba_fett", "vader_han_solo"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.pool("purse", "Ann") == {"CREDIT": 2}
        assert "Boba Fett" in scene.zone("discard", of="Ann")


def test_boba_fett_is_not_paid_for_heroes_elsewhere(lay):
    """
    He has to be there.
    """
    ann = {"at": "death_star", "mustafar": ["imperial_royal_guards", "vader_han_solo"], "cloud_city": ["boba_fett"]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.pool("purse", "Ann") == {}


def test_boba_fett_is_not_paid_for_a_removal(lay):
    """
    A Hero who is frozen was not defeated: the 2 Credits for that are gone.
    """
    ann = {"at": "cloud_city", "credits": 2, "cloud_city": ["carbon_freezing_chamber", "boba_fett", "vader_yoda"]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Activate")
        scene["Ann"].passes()

        assert scene.pool("purse", "Ann") == {}


def test_boba_fett_is_not_paid_for_a_hero_who_goes_aboard(lay):
    """
    Taken aboard the Millennium Falcon, a Hero was not defeated.
    """
    ann = {"at": "death_star", "mustafar": ["boba_fett", "vader_han_solo"], "rebels": ["vader_millennium_falcon"]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.pool("purse", "Ann") == {}


# ------------------------------------------------------------------------------------------------ Admiral Piett


def test_admiral_piett_raises_the_hand_size_with_a_vehicle(lay):
    """
    With a Vehicle in play Ann draws up to five, engaged or not.
    """
    ann = {"at": "mustafar", "mustafar": ["admiral_piett"], "fleet": [engaged("executor", "red_five")]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene.pass_()

        assert len(scene.hand("Ann")) == 5


def test_admiral_piett_does_nothing_without_a_vehicle(lay):
    """
    Without one she draws up to four.
    """
    with lay(villains=VADER, Ann={"at": "mustafar", "mustafar": ["admiral_piett"]}) as scene:
        scene.pass_()

        assert len(scene.hand("Ann")) == 4


@pytest.mark.rule("SW-056")
def test_admiral_piett_and_a_loose_hero_vehicle_make_up_for_each_other(lay):
    """
    One more for him, one less for the Vehicle.
    """
    ann = {"at": "mustafar", "mustafar": ["admiral_piett"], "fleet": ["executor"], "rebels": ["red_five"]}
    with lay(villains=VADER, Ann=ann) as scene:
        assert scene.view().players[0].values["hand_size"] == 4


@pytest.mark.rule("SW-117")
def test_admiral_piett_used_is_lost(lay):
    """
    At Strength 0 he adds nothing to a Vanquish, and is discarded even against a Hero of Strength 0.
    """
    ann = {"at": "death_star", "mustafar": ["admiral_piett", with_tokens("vader_leia_organa", -2)]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Vanquish")

        assert "Admiral Piett" in scene.zone("discard", of="Ann")


def test_emperor_palpatine_is_too_dear_with_2_ambition(lay):
    """
    He costs 3.
    """
    ann = {
        "at": "mustafar",
        "ambition": 2,
        "hand": ["emperor_palpatine", "apology_accepted"],
        "cloud_city": ["boba_fett"],
    }
    with lay(villains=VADER, Ann=ann) as scene:
        assert why_not_ambition(scene, "Play Emperor Palpatine") == "3 Ambition needed: you have 2."
        scene["Ann"].picks("Play Apology Accepted")


def test_legion_501st_moves_an_ally_with_tokens_and_all(lay):
    """
    An Ally who is moved keeps the tokens.
    """
    strong = with_tokens("emperor_palpatine", 1)
    ann = {"at": "mustafar", "credits": 2, "hand": ["legion_501st"], "death_star": [LUKE, strong]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("501st Legion")
        scene["Ann"].picks("Cloud City")
        scene["Ann"].picks("Emperor Palpatine")

        assert scene.card("emperor_palpatine", of="Ann").strength == 5
