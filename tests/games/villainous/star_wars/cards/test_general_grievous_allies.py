"""General Grievous' Allies: what each does, and what it must not do."""

import pytest

from tabletop import Rule, modifies
from tabletop.games.villainous import Ally
from tabletop.games.villainous.star_wars import StarWarsVillainous
from tabletop.games.villainous.star_wars.testing import with_tokens
from tests.games.villainous.star_wars.grievous import ambition, fate, lightsabers, money, own_turn, vanquish

NOBODY = "There is nobody to vanquish."

# ------------------------------------------------------------------------------------------------ B1 Battle Droids


def test_b1_battle_droids_are_stronger_together(lay):
    """
    They have +1 Strength for every other Ally at their location, be it of their kind or not.
    """
    with own_turn(lay, saleucami=["b1_battle_droids", "gor", "magna_guard"]) as scene:
        assert scene.card("b1_battle_droids", of="Ann").strength == 2


def test_b1_battle_droids_alone_have_no_strength(lay):
    """
    Allies at other locations do not count.
    """
    with own_turn(lay, saleucami=["b1_battle_droids"], utapau=["gor"]) as scene:
        assert scene.card("b1_battle_droids", of="Ann").strength == 0


class EverybodyRages(Rule):
    """Every Ally is stronger in a Vanquish, as by a card of another box."""

    @modifies(Ally.fury)
    def rage(self, ally):
        """Rage"""
        return 2


class Raging(StarWarsVillainous):
    """A game in which every Ally is stronger in a Vanquish."""

    rules = (*StarWarsVillainous.rules, EverybodyRages)


@pytest.mark.parametrize(("tokens", "why_not"), [(-1, None), (0, NOBODY)])
def test_b1_battle_droids_rage_as_any_ally(lay, tokens, why_not):
    """
    What makes Allies stronger in a Vanquish only makes them so, too: alone they have 2 then, and no more.
    """
    ann = {"at": "florrum", "saleucami": ["b1_battle_droids", with_tokens("plo_koon", tokens)]}
    with lay(Raging, Ann=ann) as scene:
        assert scene.why_not("Vanquish") == why_not


def test_b1_battle_droids_do_not_count_heroes(lay):
    """
    A Hero at their location is no Ally: they gain nothing from it.
    """
    with own_turn(lay, saleucami=["b1_battle_droids", "plo_koon"]) as scene:
        assert scene.card("b1_battle_droids", of="Ann").strength == 0


@pytest.mark.parametrize(("tokens", "possible"), [(3, True), (4, False)])
def test_b1_battle_droids_count_each_other(lay, tokens, possible):
    """
    Three of them together have 2 Strength each: enough against 6, and not against 7.
    """
    with own_turn(lay, saleucami=["b1_battle_droids"] * 3 + [with_tokens("plo_koon", tokens)]) as scene:
        assert (scene.why_not("Vanquish") is None) is possible


@pytest.mark.rule("SW-112")
def test_b1_battle_droids_are_weaker_once_others_go(lay):
    """
    The bonus is recounted: when Gor is maneuvered away, they have nothing left, and where Gor comes there is 1 more.
    """
    with own_turn(lay, at="utapau", saleucami=["b1_battle_droids", "gor"]) as scene:
        before = scene.card("b1_battle_droids", of="Ann").strength
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Gor")
        scene["Ann"].picks("Florrum")

        assert (before, scene.card("b1_battle_droids", of="Ann").strength) == (1, 0)


@pytest.mark.rule("SW-112")
def test_b1_battle_droids_are_stronger_where_they_come_to(lay):
    """
    Maneuvered to other Allies they count those at once.
    """
    with own_turn(lay, at="utapau", saleucami=["b1_battle_droids"], florrum=["gor", "magna_guard"]) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("B1 Battle Droids")
        scene["Ann"].picks("Florrum")

        assert scene.card("b1_battle_droids", of="Ann").strength == 2


@pytest.mark.rule("SW-111")
def test_b1_battle_droids_add_tokens_to_their_bonus(lay):
    """
    A -1 token takes from the bonus, and alone they are still at 0 and not below.
    """
    with own_turn(lay, saleucami=[with_tokens("b1_battle_droids", -1), "gor", "magna_guard"]) as scene:
        assert scene.card("b1_battle_droids", of="Ann").strength == 1


@pytest.mark.rule("SW-115")
def test_b1_battle_droids_stay_without_strength(lay):
    """
    At 0 Strength they stay in play.
    """
    with fate(lay, "mace_windu", "Florrum", saleucami=["b1_battle_droids"]) as scene:
        droids = scene.card("b1_battle_droids", of="Ann")

        assert (droids.at, droids.strength, droids.tokens) == ("Saleucami", 0, {"MINUS": 1})


@pytest.mark.rule("SW-116", "SW-117", "SW-Q24")
def test_b1_battle_droids_used_without_strength_are_discarded(lay):
    """
    Alone they may be used against a Hero at 0, and are discarded although other Allies would stay.
    """
    with own_turn(lay, saleucami=["b1_battle_droids", with_tokens("plo_koon", -3)]) as scene:
        vanquish(scene)

        assert lightsabers(scene) == 1
        assert scene.zone("discard", "Ann") == ("B1 Battle Droids",)


@pytest.mark.rule("SW-119", "SW-Q24")
def test_b1_battle_droids_with_strength_stay_after_a_hero_without_any(lay):
    """
    Beside another Ally they have Strength: used against a Hero at 0, they are not discarded.
    """
    with own_turn(lay, saleucami=["b1_battle_droids", "gor", with_tokens("plo_koon", -3)]) as scene:
        vanquish(scene, "B1 Battle Droids")

        assert lightsabers(scene) == 1
        assert scene.zone("discard", "Ann") == ()


# ------------------------------------------------------------------------------------------------ BX-Droid Commandos


def test_bx_droid_commandos_may_go_back_to_hand(lay):
    """
    When a Vanquish would discard them, their player may take them back into hand.
    """
    with own_turn(lay, saleucami=["bx_droid_commandos", with_tokens("plo_koon", -1)]) as scene:
        vanquish(scene)
        scene["Ann"].confirms()

        assert (scene.hand("Ann"), scene.zone("discard", "Ann")) == (("BX-Droid Commandos",), ())
        assert lightsabers(scene) == 1


def test_bx_droid_commandos_may_be_discarded_all_the_same(lay):
    """
    Their player may let them go.
    """
    with own_turn(lay, saleucami=["bx_droid_commandos", with_tokens("plo_koon", -1)]) as scene:
        vanquish(scene)
        scene["Ann"].declines()

        assert (scene.hand("Ann"), scene.zone("discard", "Ann")) == ((), ("BX-Droid Commandos",))


@pytest.mark.rule("SW-Q40")
def test_bx_droid_commandos_leave_their_tokens_behind(lay):
    """
    Tokens on them go back when they are taken into hand, so that they come again with their printed Strength.
    """
    commandos = with_tokens("bx_droid_commandos", 1)
    with own_turn(lay, at="lair_of_grievous", credits=2, saleucami=[commandos, "plo_koon"]) as scene:
        vanquish(scene)
        scene["Ann"].confirms()
        for pick in ("Play a Card", "BX-Droid Commandos", "Utapau"):
            scene["Ann"].picks(pick)

        assert scene.card("bx_droid_commandos", of="Ann").strength == 2


@pytest.mark.rule("SW-117", "SW-Q45")
def test_bx_droid_commandos_without_strength_are_discarded(lay):
    """
    Used at 0 Strength they are always discarded, and nobody is asked.
    """
    commandos = with_tokens("bx_droid_commandos", -2)
    with own_turn(lay, saleucami=[commandos, "gor", "plo_koon"]) as scene:
        vanquish(scene, "BX-Droid Commandos", "Gor")

        assert sorted(scene.zone("discard", "Ann")) == ["BX-Droid Commandos", "Gor"]


@pytest.mark.rule("SW-119", "SW-Q24")
def test_bx_droid_commandos_stay_after_a_hero_without_strength(lay):
    """
    A Hero at 0 costs them nothing: they stay, and nobody is asked whether they go back.
    """
    with own_turn(lay, saleucami=["bx_droid_commandos", with_tokens("plo_koon", -3)]) as scene:
        vanquish(scene)

        assert scene.card("bx_droid_commandos", of="Ann").at == "Saleucami"
        assert lightsabers(scene) == 1


@pytest.mark.rule("SW-196")
def test_bx_droid_commandos_do_not_come_back_when_removed(lay):
    """
    Removed they go to the discard pile: what they say is about a Vanquish.
    """
    with own_turn(lay, saleucami=["bx_droid_commandos"], hand=["motivational_tactics"]) as scene:
        ambition(scene, "Play Motivational Tactics", "Credits")

        assert scene.zone("discard", "Ann") == ("BX-Droid Commandos", "Motivational Tactics")


@pytest.mark.rule("SW-Q42")
def test_bx_droid_commandos_do_not_come_back_when_defeated_by_a_card(lay):
    """
    Defeated by Anakin Skywalker they go to the discard pile.
    """
    with fate(lay, "grievous_anakin_skywalker", "Saleucami", saleucami=["bx_droid_commandos"]) as scene:
        assert (scene.hand("Ann"), scene.zone("discard", "Ann")) == ((), ("BX-Droid Commandos",))


# ------------------------------------------------------------------------------------------------ B2 Super Battle Droids


def test_b2_super_battle_droids_stay_for_ambition(lay):
    """
    When a Vanquish would discard them, their player may pay 1 Ambition, and they stay where they are.
    """
    with own_turn(lay, ambition=1, saleucami=["b2_super_battle_droids", with_tokens("plo_koon", -2)]) as scene:
        vanquish(scene)
        scene["Ann"].confirms()

        assert scene.card("b2_super_battle_droids", of="Ann").at == "Saleucami"
        assert money(scene) == (0, 0)


def test_b2_super_battle_droids_need_no_symbol(lay):
    """
    Paying for them takes no Ambition symbol: at Saleucami, without any, they stay as well.
    """
    ann = {"fleet": ["soulless_one"], "saleucami": ["b2_super_battle_droids", with_tokens("plo_koon", -2)]}
    with own_turn(lay, at="soulless_one", ambition=1, **ann) as scene:
        vanquish(scene)
        scene["Ann"].confirms()

        assert scene.card("b2_super_battle_droids", of="Ann").at == "Saleucami"


@pytest.mark.rule("SW-Q49")
def test_b2_super_battle_droids_are_paid_for(lay):
    """
    That Ambition is spent.
    """
    with own_turn(lay, ambition=1, saleucami=["b2_super_battle_droids", with_tokens("plo_koon", -2)]) as scene:
        vanquish(scene)
        scene["Ann"].confirms()

        assert scene.happened("Spent").fields["count"] == 1


def test_b2_super_battle_droids_may_be_discarded_all_the_same(lay):
    """
    Their player may keep the Ambition and let them go.
    """
    with own_turn(lay, ambition=1, saleucami=["b2_super_battle_droids", with_tokens("plo_koon", -2)]) as scene:
        vanquish(scene)
        scene["Ann"].declines()

        assert (scene.zone("discard", "Ann"), money(scene)) == (("B2 Super Battle Droids",), (0, 1))


def test_b2_super_battle_droids_are_discarded_without_ambition(lay):
    """
    Who has no Ambition is not asked.
    """
    with own_turn(lay, credits=5, saleucami=["b2_super_battle_droids", with_tokens("plo_koon", -2)]) as scene:
        vanquish(scene)

        assert (scene.zone("discard", "Ann"), money(scene)) == (("B2 Super Battle Droids",), (5, 0))


def test_b2_super_battle_droids_are_each_paid_for_on_their_own(lay):
    """
    Of two that were used, 1 Ambition keeps one.
    """
    droids = ["b2_super_battle_droids", "b2_super_battle_droids"]
    with own_turn(lay, ambition=1, saleucami=[*droids, with_tokens("plo_koon", -1)]) as scene:
        vanquish(scene, "B2 Super Battle Droids (Saleucami)", "B2 Super Battle Droids")
        scene["Ann"].confirms()

        assert scene.card("b2_super_battle_droids", of="Ann", zone="bottom").at == "Saleucami"
        assert scene.zone("discard", "Ann") == ("B2 Super Battle Droids",)


def test_b2_super_battle_droids_can_be_paid_for_with_what_gor_brings(lay):
    """
    Used together with Gor, they stay for the Ambition that Gor has just brought.
    """
    heroes = [with_tokens("plo_koon", 1)]
    with own_turn(lay, saleucami=["b2_super_battle_droids", "gor", *heroes]) as scene:
        vanquish(scene, "B2 Super Battle Droids", "Gor")
        scene["Ann"].confirms()

        assert (scene.zone("discard", "Ann"), money(scene)) == (("Gor",), (0, 0))


@pytest.mark.rule("SW-117", "SW-Q45")
def test_b2_super_battle_droids_without_strength_are_discarded(lay):
    """
    Used at 0 Strength they are always discarded, and nothing can be paid for them.
    """
    droids = with_tokens("b2_super_battle_droids", -1)
    with own_turn(lay, ambition=2, saleucami=[droids, "gor", "plo_koon"]) as scene:
        vanquish(scene, "B2 Super Battle Droids", "Gor")

        assert sorted(scene.zone("discard", "Ann")) == ["B2 Super Battle Droids", "Gor"]
        assert money(scene) == (0, 3)


@pytest.mark.rule("SW-196")
def test_b2_super_battle_droids_do_not_stay_when_removed(lay):
    """
    Against being removed nothing can be paid.
    """
    with own_turn(lay, ambition=2, saleucami=["b2_super_battle_droids"], hand=["motivational_tactics"]) as scene:
        ambition(scene, "Play Motivational Tactics", "Credits")

        assert (scene.zone("discard", "Ann")[0], money(scene)) == ("B2 Super Battle Droids", (2, 2))


# ------------------------------------------------------------------------------------------------ Droidekas


@pytest.mark.rule("SW-201")
def test_droidekas_roll_in_for_ambition(lay):
    """
    For 1 Ambition they come to the location of a Vanquish without a Maneuver symbol, and are used there.
    """
    with own_turn(lay, ambition=1, utapau=["droidekas"], saleucami=[with_tokens("plo_koon", -1)]) as scene:
        vanquish(scene)

        moved = scene.happened("Relocated")
        assert (moved.fields["to"].name, moved.fields["maneuver"]) == ("Saleucami", False)
        assert (lightsabers(scene), money(scene)) == (1, (0, 0))


def test_droidekas_that_rolled_in_are_discarded(lay):
    """
    They have to be used then, and so they are discarded with the rest.
    """
    with own_turn(lay, ambition=1, utapau=["droidekas"], saleucami=["gor", with_tokens("plo_koon", 2)]) as scene:
        vanquish(scene, "Droidekas", "Gor")

        assert sorted(scene.zone("discard", "Ann")) == ["Droidekas", "Gor"]


@pytest.mark.rule("SW-Q49")
def test_droidekas_are_paid_for(lay):
    """
    That Ambition is spent.
    """
    with own_turn(lay, ambition=1, utapau=["droidekas"], saleucami=[with_tokens("plo_koon", -1)]) as scene:
        vanquish(scene)

        assert scene.happened("Spent").fields["count"] == 1


def test_droidekas_may_stay_away(lay):
    """
    Nobody has to call them: if others are enough, they stay where they are.
    """
    with own_turn(lay, ambition=1, utapau=["droidekas"], saleucami=["gor", "plo_koon"]) as scene:
        vanquish(scene, "Gor")

        assert scene.card("droidekas", of="Ann").at == "Utapau"
        assert money(scene) == (0, 2)


def test_droidekas_cannot_come_without_ambition(lay):
    """
    Who has no Ambition cannot use them anywhere else.
    """
    with own_turn(lay, credits=9, utapau=["droidekas"], saleucami=[with_tokens("plo_koon", -1)]) as scene:
        assert scene.why_not("Vanquish") == NOBODY


def test_droidekas_fight_for_nothing_where_they_are(lay):
    """
    At the location of the Vanquish they cost nothing.
    """
    with own_turn(lay, ambition=1, saleucami=["droidekas", with_tokens("plo_koon", -1)]) as scene:
        vanquish(scene)

        assert (lightsabers(scene), money(scene)) == (1, (0, 1))


@pytest.mark.parametrize(("ambition", "possible"), [(1, False), (2, True)])
def test_droidekas_are_each_paid_for(lay, ambition, possible):
    """
    Two of them cost 2 Ambition.
    """
    heroes = [with_tokens("plo_koon", 1)]
    with own_turn(lay, ambition=ambition, utapau=["droidekas", "droidekas"], saleucami=heroes) as scene:
        assert (scene.why_not("Vanquish") is None) is possible


def test_droidekas_leave_other_allies_where_they_are(lay):
    """
    Only they roll in: Gor, who is elsewhere, cannot be used.
    """
    with own_turn(lay, ambition=3, utapau=["droidekas", "gor"], saleucami=["plo_koon"]) as scene:
        assert scene.why_not("Vanquish") == NOBODY


def test_droidekas_make_b1_battle_droids_stronger_where_they_roll_in(lay):
    """
    Once they have come, B1 Battle Droids there have 1 Strength more, so that both are enough against 3.
    """
    with own_turn(lay, ambition=1, utapau=["droidekas"], saleucami=["b1_battle_droids", "plo_koon"]) as scene:
        vanquish(scene, "Droidekas", "B1 Battle Droids")

        assert lightsabers(scene) == 1


def test_droidekas_make_b1_battle_droids_stronger_in_either_order(lay):
    """
    It is the same if B1 Battle Droids are named first: only then is the fight not over without Droidekas.
    """
    with own_turn(lay, ambition=1, utapau=["droidekas"], saleucami=["b1_battle_droids", "plo_koon"]) as scene:
        vanquish(scene, "B1 Battle Droids")

        assert lightsabers(scene) == 1
        assert sorted(scene.zone("discard", "Ann")) == ["B1 Battle Droids", "Droidekas"]


def test_droidekas_do_not_make_weakened_b1_battle_droids_strong(lay):
    """
    With a -1 token the B1 Battle Droids have nothing even then: that is not enough against 3.
    """
    weak = with_tokens("b1_battle_droids", -1)
    with own_turn(lay, ambition=1, utapau=["droidekas"], saleucami=[weak, "plo_koon"]) as scene:
        assert scene.why_not("Vanquish") == NOBODY


# ------------------------------------------------------------------------------------------------ Magna Guard


@pytest.mark.rule("SW-216")
def test_magna_guard_holds_heroes(lay):
    """
    Heroes at its location stay when Kit Fisto would move them: the ban is stronger.
    """
    ann = {"saleucami": ["magna_guard", "plo_koon"], "utapau": ["mace_windu"]}
    with fate(lay, "kit_fisto", "Florrum", **ann) as scene:
        scene.expect("Bob", prompt="Where does Kit Fisto go?")
        scene["Bob"].passes()
        scene.expect("Bob", prompt="Where does Mace Windu go?")
        scene["Bob"].passes()

        assert scene.card("plo_koon").at == "Saleucami"


@pytest.mark.rule("SW-216")
def test_magna_guard_holds_kit_fisto_himself(lay):
    """
    Played to its location, Kit Fisto stays there himself.
    """
    with fate(lay, "kit_fisto", "Saleucami", saleucami=["magna_guard"]) as scene:
        assert scene.card("kit_fisto").at == "Saleucami"


@pytest.mark.parametrize("to", ["Saleucami", "Lair of Grievous"])
def test_magna_guard_does_not_hold_heroes_elsewhere(lay, to):
    """
    Heroes at other locations can be moved, to the Magna Guard and anywhere else.
    """
    ann = {"saleucami": ["magna_guard"], "utapau": ["mace_windu"]}
    with fate(lay, "kit_fisto", "Florrum", "Pass", to, **ann) as scene:
        assert scene.card("mace_windu").at == to


def test_magna_guard_does_not_hold_allies(lay):
    """
    Allies at its location can be moved, and so can it.
    """
    with fate(lay, "plo_koon", "Saleucami", "Utapau", "Florrum", saleucami=["magna_guard", "gor"]) as scene:
        assert (scene.card("magna_guard", of="Ann").at, scene.card("gor").at) == ("Utapau", "Florrum")


def test_magna_guard_does_not_save_heroes(lay):
    """
    A Hero at its location can be vanquished.
    """
    with own_turn(lay, saleucami=["magna_guard", "mace_windu"]) as scene:
        vanquish(scene)

        assert lightsabers(scene) == 1


# ------------------------------------------------------------------------------------------------ Gor


def test_gor_brings_ambition_when_played(lay):
    """
    When Gor is played, its player gains 1 Ambition.
    """
    with own_turn(lay, at="lair_of_grievous", credits=3, hand=["gor"]) as scene:
        for pick in ("Play a Card", "Gor", "Utapau"):
            scene["Ann"].picks(pick)

        assert (scene.card("gor").at, money(scene)) == ("Utapau", (0, 1))


def test_gor_brings_ambition_when_used(lay):
    """
    Used in a Vanquish, Gor brings 1 Ambition.
    """
    with own_turn(lay, saleucami=["gor", "plo_koon"]) as scene:
        vanquish(scene)

        assert money(scene) == (0, 1)
        assert scene.zone("discard", "Ann") == ("Gor",)


def test_gor_brings_nothing_when_others_are_used(lay):
    """
    A Vanquish in which Gor is not used brings nothing.
    """
    with own_turn(lay, saleucami=["gor", "magna_guard", "plo_koon"]) as scene:
        vanquish(scene, "Magna Guard")

        assert money(scene) == (0, 0)


@pytest.mark.rule("SW-119")
def test_gor_brings_ambition_each_time(lay):
    """
    Against Heroes at 0 Gor stays, and brings 1 Ambition each time.
    """
    heroes = [with_tokens("plo_koon", -3), with_tokens("kit_fisto", -3)]
    with own_turn(lay, fleet=["malevolence"], saleucami=["gor", *heroes]) as scene:
        vanquish(scene, "Plo Koon")
        scene["Ann"].passes()
        scene["Bob"].picks("Tython")
        scene["Bob"].passes()
        scene["Ann"].picks("Malevolence")
        vanquish(scene, "Kit Fisto")

        assert scene.card("gor", zone="bottom").at == "Saleucami"
        assert money(scene) == (0, 3)  # one of them for the start of the turn


@pytest.mark.rule("SW-116")
def test_gor_brings_ambition_without_strength(lay):
    """
    At 0 Strength its ability still works: used along with others, Gor brings 1 Ambition.
    """
    with own_turn(lay, saleucami=[with_tokens("gor", -3), "magna_guard", "plo_koon"]) as scene:
        vanquish(scene, "Gor", "Magna Guard")

        assert money(scene) == (0, 1)


@pytest.mark.rule("SW-080")
def test_gor_brings_nothing_when_maneuvered(lay):
    """
    Maneuvering is not playing: no Ambition.
    """
    with own_turn(lay, at="utapau", saleucami=["gor"]) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Florrum")

        assert (scene.card("gor").at, money(scene)) == ("Florrum", (0, 0))


def test_gor_brings_nothing_when_removed(lay):
    """
    Gor removed brings nothing but what the Effect itself says.
    """
    with own_turn(lay, saleucami=["gor"], hand=["motivational_tactics"]) as scene:
        ambition(scene, "Play Motivational Tactics", "Credits")

        assert money(scene) == (2, 0)
