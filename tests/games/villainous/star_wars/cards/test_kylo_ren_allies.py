"""Kylo Ren's Allies: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying, with_tokens
from tests.games.villainous.star_wars.kylo import ambition, dark, fate, money, own_turn, picking, vanquish

# ------------------------------------------------------------------------------------------------ First Order Stormtroopers


@pytest.mark.rule("SW-112")
def test_first_order_stormtroopers_are_stronger_with_captain_phasma(lay):
    """
    While Captain Phasma is in the Sector, wherever that is, they have +1 Strength.
    """
    with own_turn(lay, jakku=["first_order_stormtroopers"], exegol=["captain_phasma"]) as scene:
        assert scene.card("first_order_stormtroopers", of="Ann").strength == 2


def test_first_order_stormtroopers_have_one_strength_without_her(lay):
    """
    Captain Phasma in hand or in the discard pile is not in the Sector.
    """
    away = {"hand": ["captain_phasma"], "discard": ["captain_phasma"]}
    with own_turn(lay, jakku=["first_order_stormtroopers"], **away) as scene:
        assert scene.card("first_order_stormtroopers", of="Ann").strength == 1


@pytest.mark.rule("SW-112")
def test_first_order_stormtroopers_are_weaker_again_when_captain_phasma_leaves(lay):
    """
    The bonus is temporary: it goes with her.
    """
    ann = {"exegol": ["captain_phasma"], "jakku": ["first_order_stormtroopers"], "starkiller_base": ["poe_dameron"]}
    with fate(lay, "the_resistance_strikes", "Captain Phasma", "Pass", **ann) as scene:
        assert scene.card("first_order_stormtroopers", of="Ann").strength == 1


# ------------------------------------------------------------------------------------------------ Knights of Ren


@pytest.mark.parametrize(("tokens", "strength"), [(0, 2), (2, 2), (3, 3), (5, 3)])
def test_knights_of_ren_are_stronger_once_three_tokens_are_dark(lay, tokens, strength):
    """
    They have +1 Strength while three or more Destiny tokens are on the dark path, and not before.
    """
    with own_turn(lay, jakku=["knights_of_ren"], dark=tokens) as scene:
        assert scene.card("knights_of_ren", of="Ann").strength == strength


@pytest.mark.rule("SW-112")
def test_knights_of_ren_are_weaker_again_when_a_token_goes_back(lay):
    """
    With fewer than three dark tokens they lose the bonus at once.
    """
    with fate(lay, "pull_to_the_light", jakku=["knights_of_ren"], dark=3) as scene:
        assert scene.card("knights_of_ren", of="Ann").strength == 2


# ------------------------------------------------------------------------------------------------ Praetorian Guards

GUARDED_THRONE = ["supreme_leader_snoke", "praetorian_guards", "knights_of_ren", "knights_of_ren", "knights_of_ren"]


def test_praetorian_guards_cannot_be_used_against_supreme_leader_snoke(lay):
    """
    Their 4 Strength does not count against him: with Captain Phasma there is not enough.
    """
    with own_turn(lay, jakku=["supreme_leader_snoke", "praetorian_guards", "captain_phasma"]) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


def test_praetorian_guards_are_not_offered_against_supreme_leader_snoke(lay):
    """
    Others can be used beside them, and they are not among those asked about.
    """
    with own_turn(lay, jakku=GUARDED_THRONE) as scene:
        vanquish(scene)

        assert scene.card("praetorian_guards", of="Ann", zone="bottom").at == "Jakku"
        assert dark(scene) == 1


def test_praetorian_guards_can_be_used_against_heroes(lay):
    """
    Against a Hero they fight like all Allies.
    """
    with own_turn(lay, jakku=["praetorian_guards", "rey"]) as scene:
        vanquish(scene)

        assert scene.zone("discard", "Ann") == ("Praetorian Guards",)


def test_praetorian_guards_may_stay_for_an_ambition_and_a_token(lay):
    """
    For 1 Ambition and a -1 token on them they stay where they are.
    """
    with own_turn(lay, jakku=["praetorian_guards", "rey"], ambition=1) as scene:
        vanquish(scene)
        scene["Ann"].confirms()

        guards = scene.card("praetorian_guards", of="Ann", zone="bottom")
        assert (guards.at, guards.strength, guards.tokens) == ("Jakku", 3, {"MINUS": 1})
        assert money(scene) == (0, 0)
        assert dark(scene) == 1


def test_praetorian_guards_may_be_discarded_all_the_same(lay):
    """
    Their player may let them go and keep the Ambition.
    """
    with own_turn(lay, jakku=["praetorian_guards", "rey"], ambition=1) as scene:
        vanquish(scene)
        scene["Ann"].declines()

        assert scene.zone("discard", "Ann") == ("Praetorian Guards",)
        assert money(scene) == (0, 1)


def test_praetorian_guards_go_without_ambition(lay):
    """
    Credits do not keep them, and nobody is asked.
    """
    with own_turn(lay, jakku=["praetorian_guards", "rey"], credits=5) as scene:
        vanquish(scene)

        assert scene.zone("discard", "Ann") == ("Praetorian Guards",)


def test_praetorian_guards_are_paid_for_one_by_one(lay):
    """
    Each of two that were used is paid for on its own: with 1 Ambition one of them stays.
    """
    ann = {"jakku": ["praetorian_guards", "praetorian_guards", with_tokens("rey", 2)], "ambition": 1}
    with own_turn(lay, **ann) as scene:
        vanquish(scene, "Praetorian Guards (Jakku)", "Praetorian Guards (Jakku)")
        scene["Ann"].confirms()

        assert scene.zone("discard", "Ann") == ("Praetorian Guards",)
        assert scene.card("praetorian_guards", of="Ann", zone="bottom").strength == 3


def test_praetorian_guards_pay_with_no_ambition_symbol(lay):
    """
    Paying takes no Ambition symbol: the one at Crait is still open.
    """
    with own_turn(lay, jakku=["praetorian_guards", "rey"], ambition=2, hand=["interrogation"]) as scene:
        vanquish(scene)
        scene["Ann"].confirms()

        scene.can_pick("Ambition")


def test_praetorian_guards_fight_with_the_strength_before_the_token(lay):
    """
    The token comes after the fight: 4 against 4 is enough, although 3 Strength stays behind.
    """
    with own_turn(lay, jakku=["praetorian_guards", "kylo_luke_skywalker"], ambition=1) as scene:
        vanquish(scene)
        scene["Ann"].confirms()

        assert scene.zone("fate_discard", "Ann") == ("Luke Skywalker",)
        assert scene.card("praetorian_guards", of="Ann", zone="bottom").strength == 3


@pytest.mark.rule("SW-117", "SW-Q45")
def test_praetorian_guards_without_strength_are_discarded(lay):
    """
    Used at 0 Strength they go, and nothing can be paid for them.
    """
    ann = {"jakku": [with_tokens("praetorian_guards", -4), "captain_phasma", "finn"], "ambition": 3}
    with own_turn(lay, **ann) as scene:
        vanquish(scene, "Praetorian Guards", "Captain Phasma")

        assert sorted(scene.zone("discard", "Ann")) == ["Captain Phasma", "Praetorian Guards"]
        assert money(scene) == (0, 3)


@pytest.mark.rule("SW-196")
def test_praetorian_guards_do_not_stay_when_removed(lay):
    """
    A removal is no discard by a Vanquish: nobody is asked.
    """
    with fate(lay, "the_resistance_strikes", "Praetorian Guards", jakku=["praetorian_guards"], ambition=2) as scene:
        assert scene.zone("discard", "Ann") == ("Praetorian Guards",)


# ------------------------------------------------------------------------------------------------ Captain Phasma


def test_captain_phasma_may_give_up_another_ally_after_a_vanquish(lay):
    """
    Used in a Vanquish, she stays if another Ally at her location is removed in her place.
    """
    with own_turn(lay, jakku=["captain_phasma", "general_hux", "finn"]) as scene:
        vanquish(scene, "Captain Phasma")
        scene["Ann"].confirms()

        assert scene.card("captain_phasma", of="Ann", zone="bottom").at == "Jakku"
        assert scene.zone("discard", "Ann") == ("General Hux",)


def test_captain_phasma_may_be_discarded_all_the_same(lay):
    """
    She need not give up anybody.
    """
    with own_turn(lay, jakku=["captain_phasma", "general_hux", "finn"]) as scene:
        vanquish(scene, "Captain Phasma")
        scene["Ann"].declines()

        assert scene.zone("discard", "Ann") == ("Captain Phasma",)


def test_captain_phasma_chooses_whom_she_gives_up(lay):
    """
    With several others there, her player says who.
    """
    with own_turn(lay, jakku=["captain_phasma", "general_hux", "knights_of_ren", "finn"]) as scene:
        vanquish(scene, "Captain Phasma")
        scene["Ann"].confirms()
        scene.can_pick_exactly("General Hux", "Knights of Ren")
        scene["Ann"].picks("Knights of Ren")

        assert scene.zone("discard", "Ann") == ("Knights of Ren",)


def test_captain_phasma_cannot_give_up_who_was_used(lay):
    """
    An Ally who was used in that Vanquish is lost already, so nobody is asked.
    """
    with own_turn(lay, jakku=["captain_phasma", "general_hux", "finn"]) as scene:
        vanquish(scene, "Captain Phasma", "General Hux")

        assert sorted(scene.zone("discard", "Ann")) == ["Captain Phasma", "General Hux"]


def test_captain_phasma_cannot_give_up_an_ally_elsewhere(lay):
    """
    The other Ally has to be at her location.
    """
    with own_turn(lay, jakku=["captain_phasma", "finn"], exegol=["general_hux"]) as scene:
        vanquish(scene)

        assert scene.zone("discard", "Ann") == ("Captain Phasma",)


@pytest.mark.rule("SW-197")
def test_captain_phasma_gives_up_supreme_leader_snoke_for_nothing(lay):
    """
    Removed in her place, Supreme Leader Snoke was not defeated: only Finn's token goes to the dark path.
    """
    with own_turn(lay, jakku=["captain_phasma", "supreme_leader_snoke", "finn"]) as scene:
        vanquish(scene, "Finn")
        scene["Ann"].confirms()

        assert scene.zone("discard", "Ann") == ("Supreme Leader Snoke",)
        assert dark(scene) == 1
        assert money(scene) == (0, 0)


@pytest.mark.rule("SW-117", "SW-Q45")
def test_captain_phasma_without_strength_is_discarded(lay):
    """
    Used at 0 Strength she can't give up anybody in her place.
    """
    ann = {"jakku": [with_tokens("captain_phasma", -3), "praetorian_guards", "general_hux", "finn"]}
    with own_turn(lay, **ann) as scene:
        vanquish(scene, "Captain Phasma", "Praetorian Guards")

        assert sorted(scene.zone("discard", "Ann")) == ["Captain Phasma", "Praetorian Guards"]


@pytest.mark.rule("SW-196")
def test_captain_phasma_cannot_save_herself_from_removal(lay):
    """
    Removed, she goes, whoever stands beside her.
    """
    ann = {"jakku": ["captain_phasma", "general_hux"]}
    with fate(lay, "the_resistance_strikes", "Captain Phasma", "Pass", **ann) as scene:
        assert scene.zone("discard", "Ann") == ("Captain Phasma",)


def test_captain_phasma_may_give_up_another_ally_when_a_card_defeats_her(lay):
    """
    A defeat by a card can be turned on another Ally, too, even if it is Bob's turn.
    """
    ann = {"jakku": ["captain_phasma", "general_hux"]}
    with fate(lay, "grievous_anakin_skywalker", "Jakku", **ann) as scene:
        scene["Ann"].confirms()

        assert scene.card("captain_phasma", of="Ann", zone="bottom").at == "Jakku"
        assert scene.zone("discard", "Ann") == ("General Hux",)


# ------------------------------------------------------------------------------------------------ General Hux


def test_general_hux_brings_a_credit_for_every_defeated_hero(lay):
    """
    Wherever in the Sector a Hero is defeated, he gains 1 Credit.
    """
    with own_turn(lay, jakku=["praetorian_guards", "rey"], exegol=["general_hux"]) as scene:
        vanquish(scene)

        assert money(scene) == (1, 0)


@pytest.mark.rule("SW-116", "SW-117")
def test_general_hux_brings_a_credit_when_he_is_used_himself(lay):
    """
    At 0 Strength he may be used, adds nothing, brings the Credit, and is discarded.
    """
    with own_turn(lay, jakku=["praetorian_guards", "general_hux", "rey"]) as scene:
        vanquish(scene, "General Hux", "Praetorian Guards")

        assert money(scene) == (1, 0)
        assert sorted(scene.zone("discard", "Ann")) == ["General Hux", "Praetorian Guards"]


def test_general_hux_brings_nothing_for_supreme_leader_snoke(lay):
    """
    Supreme Leader Snoke is no Hero.
    """
    ann = {"jakku": ["supreme_leader_snoke", "captain_phasma", "captain_phasma"], "exegol": ["general_hux"]}
    with own_turn(lay, **ann) as scene:
        vanquish(scene)

        assert money(scene) == (0, 2)


@pytest.mark.rule("SW-197")
def test_general_hux_brings_nothing_for_a_removed_hero(lay):
    """
    Luke Skywalker is removed instead of being defeated: no Credit.
    """
    with own_turn(lay, jakku=["praetorian_guards", "kylo_luke_skywalker"], exegol=["general_hux"]) as scene:
        vanquish(scene)

        assert money(scene) == (0, 0)


# ------------------------------------------------------------------------------------------------ Supreme Leader Snoke


@pytest.mark.rule("SW-120")
def test_supreme_leader_snoke_is_paid_in_ambition(lay):
    """
    He takes an Ambition action and 2 Ambition, and goes to any location.
    """
    with own_turn(lay, hand=["supreme_leader_snoke"], ambition=2) as scene:
        ambition(scene, "Play Supreme Leader Snoke", "Jakku")

        assert scene.card("supreme_leader_snoke", of="Ann", zone="bottom").at == "Jakku"
        assert money(scene) == (0, 0)


def test_supreme_leader_snoke_can_be_vanquished_as_a_hero_would_be(lay):
    """
    Other Allies at his location defeat him: a token goes to the dark path, and 2 Ambition are gained; they are discarded.
    """
    with own_turn(lay, jakku=["supreme_leader_snoke", "captain_phasma", "knights_of_ren"]) as scene:
        vanquish(scene, "Captain Phasma", "Knights of Ren")

        assert dark(scene) == 1
        assert money(scene) == (0, 2)
        assert sorted(scene.zone("discard", "Ann")) == ["Captain Phasma", "Knights of Ren", "Supreme Leader Snoke"]


def test_supreme_leader_snoke_cannot_be_used_in_a_vanquish(lay):
    """
    His 5 Strength fights nobody.
    """
    with own_turn(lay, jakku=["supreme_leader_snoke", "poe_dameron"]) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


def test_supreme_leader_snoke_does_not_fight_himself(lay):
    """
    Alone he is nobody's target.
    """
    with own_turn(lay, jakku=["supreme_leader_snoke"]) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


@pytest.mark.rule("SW-090")
def test_supreme_leader_snoke_is_vanquished_by_allies_at_his_location_only(lay):
    """
    Allies elsewhere do not reach him.
    """
    ann = {"jakku": ["supreme_leader_snoke", "captain_phasma"], "exegol": ["captain_phasma"]}
    with own_turn(lay, **ann) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


def test_supreme_leader_snoke_covers_nothing(lay):
    """
    He lies on the Villain side: the top row of his location stays open.
    """
    with own_turn(lay, at="jakku", jakku=["supreme_leader_snoke"]) as scene:
        scene.can_pick("Maneuver")


def test_supreme_leader_snoke_can_be_maneuvered(lay):
    """
    He goes to another location like any Ally.
    """
    with own_turn(lay, at="jakku", jakku=["supreme_leader_snoke"]) as scene:
        picking(scene, "Maneuver", "Exegol")

        assert scene.card("supreme_leader_snoke", of="Ann", zone="bottom").at == "Exegol"


def test_supreme_leader_snoke_gets_nothing_from_texts_about_heroes(lay):
    """
    The Spark of Hope gives every Hero +1 Strength, and him none.
    """
    with fate(lay, "the_spark_of_hope", other="rey", jakku=["supreme_leader_snoke"]) as scene:
        assert scene.card("supreme_leader_snoke", of="Ann", zone="bottom").strength == 5


@pytest.mark.rule("SW-197")
def test_supreme_leader_snoke_gives_nothing_when_removed(lay):
    """
    Removed for Let the Past Die he was not defeated: there is the one token of that card, and no Ambition.
    """
    ann = {"jakku": ["supreme_leader_snoke", "general_hux"], "hand": ["let_the_past_die"], "ambition": 1}
    with own_turn(lay, **ann) as scene:
        ambition(scene, "Play Let the Past Die")

        assert dark(scene) == 1
        assert money(scene) == (0, 0)


def test_supreme_leader_snoke_still_gives_ambition_while_torn_apart(lay):
    """
    Under Torn Apart no token is moved for him, but he gives his 2 Ambition.
    """
    ann = {"jakku": ["supreme_leader_snoke", "captain_phasma", "captain_phasma"], "under": ["torn_apart"]}
    with own_turn(lay, **ann) as scene:
        vanquish(scene)

        assert dark(scene) == 0
        assert money(scene) == (0, 2)


def test_supreme_leader_snoke_can_be_vanquished_with_a_baton(lay):
    """
    What Allies carry counts against him as in every Vanquish.
    """
    armed = carrying("first_order_stormtroopers", "z6_riot_control_baton")
    with own_turn(lay, jakku=["supreme_leader_snoke", armed, "knights_of_ren"]) as scene:
        vanquish(scene)

        assert dark(scene) == 1
