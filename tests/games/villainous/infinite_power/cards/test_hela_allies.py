"""Hela's Allies: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tests.games.villainous.infinite_power.hela import (
    GJOLL,
    HEL,
    NIFLHEIM,
    does,
    fated,
    is_marked,
    own_turn,
    plays,
    power,
    souls,
)
from tests.games.villainous.infinite_power.hela import marked as with_mark

WOLF_POUNCES = "Fenris Wolf: Play him where the Hero is"


# ------------------------------------------------------------------------------------------------ Dísir


def test_disir_rises_from_the_discard_pile(lay):
    """
    They are played out of the discard pile, for their price, with nothing in hand.
    """
    with own_turn(lay, discard=["disir"], power=2) as scene:
        plays(scene, "Dísir", GJOLL)

        assert (scene.card("disir", of="Ann").at, power(scene)) == (GJOLL, 0)


def test_disir_is_played_from_hand_as_well(lay):
    """
    From hand they are played like any Ally.
    """
    with own_turn(lay, hand=["disir"], power=2) as scene:
        plays(scene, "Dísir", NIFLHEIM)

        assert (scene.card("disir", of="Ann").at, scene.card("disir", of="Ann").strength) == (NIFLHEIM, 3)


def test_disir_from_the_pile_may_go_to_an_event(lay):
    """
    Out of the discard pile they go wherever they go from hand.
    """
    with own_turn(lay, discard=["disir"], power=2, kit={"crises": ["helicarrier_alert"]}) as scene:
        plays(scene, "Dísir", "Helicarrier Alert")

        assert scene.card("helicarrier_alert").front == ("Dísir",)


def test_disir_in_the_pile_has_to_be_paid(lay):
    """
    With 1 Power they stay in the discard pile.
    """
    with own_turn(lay, discard=["disir"], power=1) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


def test_no_other_ally_rises_without_disir_text(lay):
    """
    Nobody else is played out of the discard pile.
    """
    with own_turn(lay, discard=["leah", "draugr_swordsman", "fenris_wolf"], power=9) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


# ------------------------------------------------------------------------------------------------ Draugr Swordsman


def test_draugr_swordsman_has_strength_for_each_in_the_pile(lay):
    """
    With two discarded, it has 4 Strength.
    """
    with own_turn(lay, hel=["draugr_swordsman"], discard=["draugr_swordsman", "draugr_swordsman", "leah"]) as scene:
        assert scene.card("draugr_swordsman", zone="bottom").strength == 4


def test_draugr_swordsman_counts_none_on_the_table(lay):
    """
    Those in play give each other nothing: two have 4 Strength, which is too little for 5.
    """
    with own_turn(lay, hel=["draugr_swordsman", "draugr_swordsman", "thor"]) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


def test_draugr_swordsman_is_weaker_when_the_pile_is_gone(lay):
    """
    Once the discard pile is shuffled into the deck, those in it count no more.
    """
    with fated(lay, "fate_intervenes", hel=["draugr_swordsman"], discard=["draugr_swordsman"]) as scene:
        assert scene.card("draugr_swordsman", zone="bottom").strength == 2


# ------------------------------------------------------------------------------------------------ Fenris Wolf


def test_fenris_wolf_runs_to_a_hero(lay):
    """
    When a Hero is played to Hel, he may go there from Gjoll.
    """
    with fated(lay, "captain_america", HEL, gjoll=["fenris_wolf"]) as scene:
        scene["Ann"].confirms()

        assert scene.card("fenris_wolf").at == HEL


def test_fenris_wolf_may_stay(lay):
    """
    He need not go.
    """
    with fated(lay, "captain_america", HEL, gjoll=["fenris_wolf"]) as scene:
        scene["Ann"].declines()

        assert scene.card("fenris_wolf").at == GJOLL


def test_fenris_wolf_is_played_from_hand_for_nothing(lay):
    """
    From hand he is played to where the Hero is, without paying.
    """
    with fated(lay, "captain_america", HEL, hand=["fenris_wolf"], power=1) as scene:
        scene["Ann"].picks(WOLF_POUNCES)

        assert (scene.card("fenris_wolf").at, power(scene)) == (HEL, 1)


def test_fenris_wolf_may_stay_in_hand(lay):
    """
    He need not be played.
    """
    with fated(lay, "captain_america", HEL, hand=["fenris_wolf"]) as scene:
        scene["Ann"].passes()

        assert scene.hand("Ann") == ("Fenris Wolf",)


def test_fenris_wolf_in_the_deck_is_no_secret_told(lay):
    """
    Whether he is in hand or in the deck, Ann is asked: others learn nothing from it.
    """
    with fated(lay, "captain_america", HEL, hand=["leah"], kit={"bluff_safe": True}) as scene:
        scene.expect("Ann", kind="react")
        scene.can_pick_exactly("Pass")
        scene["Ann"].passes()


def test_fenris_wolf_hears_nothing_of_other_domains(lay):
    """
    A Hero in Bob's Domain is none of his business.
    """
    kit = {"fate_deck": ["captain_america"]}
    with own_turn(lay, at="gjoll", niflheim=["fenris_wolf"], hand=["leah"], kit=kit) as scene:
        does(scene, "Fate", "Bifrost")

        assert scene.card("fenris_wolf").at == NIFLHEIM
        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("MV-097")
def test_fenris_wolf_does_not_follow_who_is_relocated(lay):
    """
    A Hero who is relocated is not played.
    """
    with own_turn(lay, gjoll=["fenris_wolf"], hel=[with_mark("falcon")], hand=["deaths_embrace"]) as scene:
        plays(scene, "Death's Embrace")

        assert (scene.card("falcon").at, scene.card("fenris_wolf").at) == (NIFLHEIM, GJOLL)


def test_fenris_wolf_is_not_asked_where_he_is_already(lay):
    """
    A Hero who comes to where he is needs no running.
    """
    with fated(lay, "captain_america", GJOLL, gjoll=["fenris_wolf"]) as scene:
        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("MV-Q26")
def test_fenris_wolf_does_not_leave_an_event(lay):
    """
    At an Event he hears nothing of the Domain.
    """
    kit = {"crises": [crisis("helicarrier_alert", of("Ann", "fenris_wolf"))]}
    with fated(lay, "captain_america", HEL, kit=kit) as scene:
        scene.expect("Bob", prompt="What do you do?")


def test_fenris_wolf_does_not_rise_from_the_pile(lay):
    """
    Discarded, he does not answer a Hero.
    """
    with fated(lay, "captain_america", HEL, discard=["fenris_wolf"]) as scene:
        scene.expect("Bob", prompt="What do you do?")


def test_fenris_wolf_hears_what_a_hero_says_first(lay):
    """
    He comes after what the Hero does when played: Captain Marvel has called all Allies to Hel, him too.
    """
    with fated(lay, "captain_marvel", HEL, gjoll=["fenris_wolf"]) as scene:
        assert scene.card("fenris_wolf").at == HEL
        scene.expect("Bob", prompt="What do you do?")


# ------------------------------------------------------------------------------------------------ Leah


def test_leah_marks_a_hero_beside_her(lay):
    """
    Played to Gjoll, she puts a Soul Mark on the Hero there.
    """
    with own_turn(lay, hand=["leah"], power=2, gjoll=["falcon"]) as scene:
        plays(scene, "Leah", GJOLL, "Falcon")

        assert is_marked(scene, "falcon")


def test_leah_need_not_mark_anybody(lay):
    """
    She may pass it up.
    """
    with own_turn(lay, hand=["leah"], power=2, gjoll=["falcon"]) as scene:
        plays(scene, "Leah", GJOLL)
        scene["Ann"].passes()

        assert not is_marked(scene, "falcon")


def test_leah_reaches_no_other_location(lay):
    """
    A Hero at another location gets no mark.
    """
    with own_turn(lay, hand=["leah"], power=2, hel=["falcon"]) as scene:
        plays(scene, "Leah", GJOLL)

        assert not is_marked(scene, "falcon")
        scene.expect("Ann", prompt="What do you do?")


def test_leah_marks_nobody_twice(lay):
    """
    A Hero with a Soul Mark gets no other.
    """
    with own_turn(lay, hand=["leah"], power=2, gjoll=[with_mark("falcon")]) as scene:
        plays(scene, "Leah", GJOLL)

        scene.did_not_happen("SoulMarked")


def test_leah_does_nothing_at_an_event(lay):
    """
    No Hero is at an Event.
    """
    with own_turn(lay, hand=["leah"], power=2, hel=["falcon"], kit={"crises": ["helicarrier_alert"]}) as scene:
        plays(scene, "Leah", "Helicarrier Alert")

        scene.did_not_happen("SoulMarked")


# ------------------------------------------------------------------------------------------------ Midgard Serpent


def test_midgard_serpent_devours_all_the_weak(lay):
    """
    It vanquishes one of three and defeats the others of Strength 5 or less, too; then it is used up.
    """
    with own_turn(lay, hel=["midgard_serpent", "heimdall", "falcon", "captain_america"]) as scene:
        does(scene, "Vanquish", "Falcon")
        scene["Ann"].confirms()

        assert set(scene.zone("fate_discard")) == {"Falcon", "Heimdall", "Captain America"}
        assert scene.zone("discard", "Ann") == ("Midgard Serpent",)


def test_midgard_serpent_leaves_the_strong(lay):
    """
    Who has more than 5 Strength stays.
    """
    with own_turn(lay, hel=["midgard_serpent", "captain_marvel", "falcon", "captain_america"]) as scene:
        does(scene, "Vanquish", "Falcon")
        scene["Ann"].confirms()

        assert scene.card("captain_marvel").at == HEL
        assert set(scene.zone("fate_discard")) == {"Falcon", "Captain America"}


def test_midgard_serpent_may_be_content_with_one(lay):
    """
    The others may be spared.
    """
    with own_turn(lay, hel=["midgard_serpent", "heimdall", "falcon"]) as scene:
        does(scene, "Vanquish", "Falcon")
        scene["Ann"].declines()

        assert scene.card("heimdall").at == HEL


def test_midgard_serpent_reaches_no_other_location(lay):
    """
    Heroes elsewhere are out of its reach.
    """
    with own_turn(lay, hel=["midgard_serpent", "falcon"], gjoll=["captain_america"]) as scene:
        does(scene, "Vanquish")

        assert scene.card("captain_america").at == GJOLL
        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("MV-Q11")
def test_midgard_serpent_spares_own_allies(lay):
    """
    Others' Allies are devoured, her own are not.
    """
    with own_turn(lay, hel=["midgard_serpent", "leah", "falcon", of("Bob", "kid_loki")]) as scene:
        does(scene, "Vanquish", "Falcon", "Midgard Serpent")
        scene["Ann"].passes()
        scene["Ann"].confirms()

        assert scene.card("leah").at == HEL
        assert scene.zone("discard", "Bob") == ("Kid Loki",)


def test_midgard_serpent_takes_five_even_when_weakened(lay):
    """
    With 3 Strength left it is still enough for a character of Strength 5.
    """
    with own_turn(lay, hel=[with_tokens("midgard_serpent", -2), "thor"]) as scene:
        does(scene, "Vanquish")

        assert scene.zone("fate_discard") == ("Thor",)


@pytest.mark.rule("MV-126")
def test_midgard_serpent_without_strength_does_nothing(lay):
    """
    At 0 Strength it can't be used.
    """
    with own_turn(lay, hel=[with_tokens("midgard_serpent", -5), "falcon"]) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


def test_midgard_serpent_helps_against_the_strong_but_devours_nobody_then(lay):
    """
    Used with others against more than 5 Strength, it is an Ally of Strength 5 like any other.
    """
    with own_turn(lay, hel=["midgard_serpent", "leah", "captain_marvel", "falcon"]) as scene:
        does(scene, "Vanquish", "Captain Marvel", "Midgard Serpent")

        assert scene.card("falcon").at == HEL
        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("MV-Q22")
def test_midgard_serpent_does_not_pass_a_strong_protector(lay):
    """
    Behind a Protector of Strength 6 nobody is devoured, nor vanquished.
    """
    with own_turn(lay, hel=["midgard_serpent", with_tokens("thor", 1), "falcon"]) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


@pytest.mark.rule("MV-Q22")
def test_midgard_serpent_takes_the_protector_first(lay):
    """
    A Protector of Strength 5 goes first, and then the one behind.
    """
    with own_turn(lay, hel=["midgard_serpent", "falcon", "thor"]) as scene:
        does(scene, "Vanquish")
        scene["Ann"].confirms()

        assert scene.zone("fate_discard") == ("Thor", "Falcon")


@pytest.mark.rule("MV-129")
def test_midgard_serpent_is_used_up_by_any_of_them_with_strength(lay):
    """
    Used against a Hero without Strength it stays, but not if it devours one who has some.
    """
    with own_turn(lay, hel=["midgard_serpent", with_tokens("falcon", -2), "captain_america"]) as scene:
        does(scene, "Vanquish", "Falcon")
        scene["Ann"].confirms()

        assert scene.zone("discard", "Ann") == ("Midgard Serpent",)


@pytest.mark.rule("MV-129")
def test_midgard_serpent_stays_if_nobody_had_strength(lay):
    """
    If all whom it defeats have no Strength, it stays.
    """
    with own_turn(lay, hel=["midgard_serpent", with_tokens("falcon", -2), with_tokens("black_widow", -2)]) as scene:
        does(scene, "Vanquish", "Falcon")
        scene["Ann"].confirms()

        assert scene.card("midgard_serpent").at == HEL
        assert set(scene.zone("fate_discard")) == {"Falcon", "Black Widow"}


def test_midgard_serpent_brings_all_marks_to_the_vault(lay):
    """
    Each marked Hero it devours brings a Soul Mark.
    """
    with own_turn(lay, hel=["midgard_serpent", with_mark("falcon"), with_mark("captain_america")]) as scene:
        does(scene, "Vanquish", "Falcon")
        scene["Ann"].confirms()

        assert souls(scene) == 2


@pytest.mark.rule("MV-102")
def test_midgard_serpent_elsewhere_is_not_used(lay):
    """
    It fights at its own location only.
    """
    with own_turn(lay, hel=["falcon"], gjoll=["midgard_serpent"]) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."
