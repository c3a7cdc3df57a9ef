"""The Fate cards of General Grievous that are no Heroes or Vehicles: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import with_tokens
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.grievous import fate, lightsabers, money, own_turn

SOME = {"collection": {"LIGHTSABER": 3}}

# ------------------------------------------------------------------------------------------------ May the Force Be With You

FORCE = "grievous_may_the_force_be_with_you"


@pytest.mark.rule("SW-Q56")
def test_grievous_may_the_force_be_with_you_strengthens_every_hero(lay):
    """
    Every Hero in the Sector gets a +1 token, and the card is discarded.
    """
    with fate(lay, FORCE, saleucami=["plo_koon"], utapau=["mace_windu"]) as scene:
        assert (scene.card("plo_koon").strength, scene.card("mace_windu").strength) == (4, 5)
        assert scene.card("plo_koon").tokens == {"PLUS": 1}
        assert "May the Force Be With You" in scene.zone("fate_discard", "Ann")


def test_grievous_may_the_force_be_with_you_strengthens_no_allies(lay):
    """
    Allies get nothing.
    """
    with fate(lay, FORCE, saleucami=["plo_koon", "gor"]) as scene:
        assert scene.card("gor").strength == 3


@pytest.mark.rule("SW-100", "SW-Q15")
def test_grievous_may_the_force_be_with_you_can_be_picked_without_heroes(lay):
    """
    With no Hero in play it can be chosen all the same, and does nothing.
    """
    with fate(lay, FORCE) as scene:
        scene.did_not_happen("TokensPut")
        assert "May the Force Be With You" in scene.zone("fate_discard", "Ann")


@pytest.mark.rule("SW-Q56")
def test_grievous_may_the_force_be_with_you_does_not_strengthen_who_comes_later(lay):
    """
    A Hero played afterwards has his printed Strength.
    """
    ann = {"fate_deck": [FORCE, "exposed", "mace_windu"], "hand": ["hunting_jedi"], "saleucami": ["plo_koon"]}
    with lay(active=1, Ann=ann, Bob={"at": "the_bridge", "credits": 1, "hand": ["stormtroopers"]}) as scene:
        for pick in ("Fate", "May the Force Be With You", "Play a Card", "Stormtroopers", "Tython"):
            scene["Bob"].picks(pick)
        scene["Ann"].picks("Hunting Jedi: Play a Hero from your Fate deck")
        scene["Ann"].picks("Utapau")

        assert scene.card("mace_windu").strength == 4


# ------------------------------------------------------------------------------------------------ Retreat


def test_retreat_removes_allies_of_4_strength_in_all(lay):
    """
    Whoever took the Fate action removes any Allies whose Strengths are 4 or less together, wherever they are.
    """
    ann = {"saleucami": ["droidekas"], "utapau": ["bx_droid_commandos"]}
    with fate(lay, "retreat", "Droidekas", "BX-Droid Commandos", **ann) as scene:
        assert sorted(scene.zone("discard", "Ann")) == ["BX-Droid Commandos", "Droidekas"]


def test_retreat_removes_one_of_exactly_4(lay):
    """
    A Magna Guard of 4 Strength can go, and nobody else with it.
    """
    with fate(lay, "retreat", "Magna Guard", saleucami=["magna_guard", "droidekas"]) as scene:
        scene.expect("Bob", prompt="What do you do?")

        assert scene.zone("discard", "Ann") == ("Magna Guard",)


def test_retreat_cannot_remove_more_than_4_strength(lay):
    """
    Who would make it more than 4 cannot be chosen as well.
    """
    allies = ["magna_guard", "droidekas", "b2_super_battle_droids"]
    with fate(lay, "retreat", "Droidekas", saleucami=allies) as scene:
        why_not = scene.why_not("Magna Guard")
        scene["Bob"].passes()

        assert why_not == "That would be too much Strength in all."
        assert scene.zone("discard", "Ann") == ("Droidekas",)


def test_retreat_cannot_remove_one_of_more_than_4(lay):
    """
    An Ally of 5 Strength cannot be chosen at all.
    """
    with fate(lay, "retreat", saleucami=[with_tokens("magna_guard", 1)]) as scene:
        scene.did_not_happen("Removed")


def test_retreat_cannot_touch_gor(lay):
    """
    Gor is never on offer.
    """
    with fate(lay, "retreat", saleucami=["gor", "droidekas"]) as scene:
        scene.can_pick_exactly("Droidekas", "Pass")
        scene["Bob"].passes()

        assert scene.card("gor").at == "Saleucami"


def test_retreat_may_remove_nobody(lay):
    """
    Any Allies may be none.
    """
    with fate(lay, "retreat", "Pass", saleucami=["droidekas"]) as scene:
        scene.did_not_happen("Removed")


def test_retreat_counts_strength_as_it_is(lay):
    """
    Strength counts as changed: with -1 on it, a Magna Guard leaves room for 1 more.
    """
    ann = {"saleucami": [with_tokens("magna_guard", -1)], "utapau": ["b2_super_battle_droids"]}
    with fate(lay, "retreat", "Magna Guard", "B2 Super Battle Droids", **ann) as scene:
        assert sorted(scene.zone("discard", "Ann")) == ["B2 Super Battle Droids", "Magna Guard"]


def test_retreat_counts_strength_before_anybody_goes(lay):
    """
    Strength counts before anything is removed: three B1 Battle Droids together are 6, of which two can go.
    """
    with fate(lay, "retreat", saleucami=["b1_battle_droids"] * 3) as scene:
        scene["Bob"].picks("B1 Battle Droids (Saleucami)")
        scene["Bob"].picks("B1 Battle Droids (Saleucami)")
        scene.expect("Bob", prompt="What do you do?")

        assert len(scene.zone("discard", "Ann")) == 2


def test_retreat_takes_allies_without_strength_along(lay):
    """
    An Ally at 0 is free to include.
    """
    ann = {"saleucami": ["magna_guard"], "utapau": ["b1_battle_droids"]}
    with fate(lay, "retreat", "Magna Guard", "B1 Battle Droids", **ann) as scene:
        assert sorted(scene.zone("discard", "Ann")) == ["B1 Battle Droids", "Magna Guard"]


@pytest.mark.rule("SW-197")
def test_retreat_defeats_nobody(lay):
    """
    They are removed, not defeated: BX-Droid Commandos do not come back to hand.
    """
    with fate(lay, "retreat", "BX-Droid Commandos", saleucami=["bx_droid_commandos"]) as scene:
        scene.did_not_happen("Defeated")
        assert scene.hand("Ann") == ()


@pytest.mark.rule("SW-100", "SW-Q15")
def test_retreat_can_be_picked_without_allies(lay):
    """
    With no Ally in the Sector it does nothing.
    """
    with fate(lay, "retreat") as scene:
        assert "Retreat" in scene.zone("fate_discard", "Ann")


# ------------------------------------------------------------------------------------------------ Exposed


def test_exposed_takes_ambition_and_credits(lay):
    """
    General Grievous loses 1 Ambition and 2 Credits.
    """
    with fate(lay, "exposed", other="retreat", ambition=3, credits=5) as scene:
        assert money(scene) == (3, 2)


def test_exposed_takes_what_there_is(lay):
    """
    Who has less loses that.
    """
    with fate(lay, "exposed", other="retreat", credits=1) as scene:
        assert money(scene) == (0, 0)


def test_exposed_can_be_picked_when_there_is_nothing(lay):
    """
    Who has nothing loses nothing.
    """
    with fate(lay, "exposed", other="retreat") as scene:
        scene.did_not_happen("Lost")
        assert "Exposed" in scene.zone("fate_discard", "Ann")


@pytest.mark.rule("SW-Q49")
def test_exposed_makes_nobody_spend(lay):
    """
    Ambition lost is not spent.
    """
    with fate(lay, "exposed", other="retreat", ambition=3, credits=5) as scene:
        scene.did_not_happen("Spent")


# ------------------------------------------------------------------------------------------------ Captured


def test_grievous_captured_takes_a_lightsaber(lay):
    """
    One collected Lightsaber goes back.
    """
    with fate(lay, "grievous_captured", **SOME) as scene:
        assert lightsabers(scene) == 2
        assert scene.card("general_grievous").progress == "2 of 8 Lightsabers"


@pytest.mark.rule("SW-100", "SW-Q15")
def test_grievous_captured_can_be_picked_without_lightsabers(lay):
    """
    With none collected it can be chosen all the same, and does nothing.
    """
    with fate(lay, "grievous_captured") as scene:
        scene.did_not_happen("LightsaberLost")
        assert "Captured" in scene.zone("fate_discard", "Ann")


def test_grievous_captured_takes_nothing_else(lay):
    """
    Money and cards stay.
    """
    with fate(lay, "grievous_captured", credits=2, ambition=2, hand=["gor"], **SOME) as scene:
        assert (money(scene), scene.hand("Ann")) == ((2, 2), ("Gor",))


# ------------------------------------------------------------------------------------------------ Under Repair

REPAIR = "Under Repair: Pay 6 Credits to remove it"


@pytest.mark.rule("SW-Q47")
def test_under_repair_makes_ann_discard_down_to_two(lay):
    """
    When it comes, Ann discards at once what she has in hand beyond two cards; she picks which.
    """
    with fate(lay, "under_repair", hand=["gor", "droidekas", "escape_plan", "soulless_one"]) as scene:
        scene["Ann"].picks("Gor", "Escape Plan")

        assert scene.hand("Ann") == ("Droidekas", "Soulless One")
        assert sorted(scene.zone("discard", "Ann")) == ["Escape Plan", "Gor"]


def test_under_repair_leaves_two_cards(lay):
    """
    Who has two cards or fewer discards nothing.
    """
    with fate(lay, "under_repair", hand=["gor", "droidekas"]) as scene:
        assert scene.hand("Ann") == ("Gor", "Droidekas")


@pytest.mark.rule("SW-159")
def test_under_repair_lies_under_the_mover(lay):
    """
    It is put under the mover, where it covers no symbols.
    """
    with fate(lay, "under_repair") as scene:
        assert scene.card("general_grievous").attached == ("Under Repair",)
        assert "upper: play, open" in actions_told(scene.card("florrum"))


@pytest.mark.rule("SW-160")
def test_under_repair_goes_along_with_the_mover(lay):
    """
    It is where the mover is.
    """
    with lay(phase="go somewhere", Ann={"at": "florrum", "under": ["under_repair"]}) as scene:
        scene["Ann"].picks("Utapau")

        assert scene.card("under_repair").at == "Utapau"


def test_under_repair_lets_ann_draw_up_to_two(lay):
    """
    While it stays, she draws up to two cards at the end of her turn.
    """
    with own_turn(lay, under=["under_repair"]) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 2
        scene["Bob"].picks("Tython")


def test_under_repair_does_not_make_ann_discard_again(lay):
    """
    With three cards in hand at the end of her turn she keeps them, and draws none.
    """
    with own_turn(lay, under=["under_repair"], hand=["gor", "gor", "gor"]) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 3
        scene["Bob"].picks("Tython")


@pytest.mark.rule("SW-Q47")
def test_under_repair_and_loose_vehicles_both_count(lay):
    """
    It sets the size to two, and a loose Hero Vehicle takes one off.
    """
    with own_turn(lay, under=["under_repair"], rebels=["the_negotiator"]) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 1
        scene["Bob"].picks("Tython")


def test_under_repair_leaves_other_players_alone(lay):
    """
    Bob draws up to four cards all the same.
    """
    with lay(active=1, Ann={"under": ["under_repair"]}, Bob={"at": "tython"}) as scene:
        scene["Bob"].passes()

        assert len(scene.hand("Bob")) == 4
        scene["Ann"].picks("Utapau")


def test_under_repair_does_not_stop_soulless_one(lay):
    """
    It is about the end of the turn: cards that Soulless One draws are drawn.
    """
    ann = {"at": "florrum", "under": ["under_repair"], "fleet": ["soulless_one"], "hand": ["gor", "gor"]}
    with lay(phase="go somewhere", Ann=ann) as scene:
        scene["Ann"].picks("Soulless One")

        assert len(scene.hand("Ann")) == 4


@pytest.mark.rule("SW-161", "SW-165")
def test_under_repair_goes_for_6_credits(lay):
    """
    Paying 6 Credits removes it: it goes to the Fate discard pile, and no symbol is used.
    """
    with own_turn(lay, under=["under_repair"], credits=7) as scene:
        scene["Ann"].picks(REPAIR)

        assert (money(scene), scene.zone("fate_discard", "Ann")) == ((1, 0), ("Under Repair",))
        scene.did_not_happen("SymbolUsed")
        scene.did_not_happen("ActionTaken")


def test_under_repair_once_gone_lets_ann_draw_up_to_four(lay):
    """
    When it is gone she draws up to four cards again.
    """
    with own_turn(lay, under=["under_repair"], credits=6) as scene:
        scene["Ann"].picks(REPAIR)
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 4
        scene["Bob"].picks("Tython")


def test_under_repair_stays_for_less_than_6_credits(lay):
    """
    With 5 Credits it cannot be removed.
    """
    with own_turn(lay, under=["under_repair"], credits=5, ambition=9) as scene:
        assert scene.why_not(REPAIR) == "6 Credits needed: you have 5."


@pytest.mark.rule("SW-Q35")
def test_under_repair_can_be_removed_between_actions(lay):
    """
    It can be paid for in the middle of the turn, once the Credits are there.
    """
    with own_turn(lay, at="lair_of_grievous", under=["under_repair"], credits=3) as scene:
        before = scene.why_not(REPAIR)
        scene["Ann"].picks("Collect Credits 3")
        scene["Ann"].picks(REPAIR)

        assert before == "6 Credits needed: you have 3."
        assert scene.card("general_grievous").attached == ()


@pytest.mark.rule("SW-Q35")
def test_under_repair_cannot_be_removed_in_bobs_turn(lay):
    """
    In another player's turn it stays, and nobody else can pay for it.
    """
    with lay(active=1, Ann={"credits": 9, "under": ["under_repair"]}, Bob={"at": "tython", "credits": 9}) as scene:
        scene.cannot_pick(REPAIR)
