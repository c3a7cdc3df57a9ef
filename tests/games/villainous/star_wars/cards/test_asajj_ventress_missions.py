"""The Missions of Asajj Ventress: each task and each reset, and what does not mark a task."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying, engaged, under_way, with_tokens

RESET = "Find its Heroes and place each at a location of its own"
ANOTHER = "Reveal another Mission for 1 Ambition"
SABERS = "Curved-Hilt Lightsabers: Defeat a Hero of Strength 2 or less where you are"
PAY_UP = "A Score to Settle: Pay 4 Credits"
GIVE_UP = "A Score to Settle: Remove an Ally of Strength 3 or more"
SETTLE = "A Score to Settle: Find Savage Opress and place him at Serenno"


def marked(scene, mission):
    """Return the numbers of the tasks of a Mission that are marked."""
    bits = scene.card(mission).marked
    return [number for number in range(1, 6) if bits >> number - 1 & 1]


def ends_turn(scene):
    """Have Ann end her turn, and Bob go somewhere."""
    scene["Ann"].passes()
    scene["Bob"].picks("Utapau")


def resets(scene, mission, ability=RESET):
    """Have Ann use the reset of a Mission."""
    scene["Ann"].picks("Ambition")
    scene["Ann"].picks(f"{mission}: {ability}")


# ------------------------------------------------------------------------------------------------ Abduct the Huttlet


def test_abduct_the_huttlet_marks_a_hero_defeated_at_teth(asajj):
    """
    A Hero defeated at Teth marks that task, or that of any Hero: she picks.
    """
    with asajj(at="kamino", missions=["abduct_the_huttlet"], teth=["nightsisters", "captain_rex"]) as scene:
        scene["Ann"].picks("Vanquish")
        scene.can_pick_exactly("Abduct the Huttlet: Defeat a Hero at Teth", "Abduct the Huttlet: Defeat a Hero")
        scene["Ann"].picks("Abduct the Huttlet: Defeat a Hero at Teth")

        assert marked(scene, "abduct_the_huttlet") == [1]


def test_abduct_the_huttlet_marks_a_hero_defeated_elsewhere(asajj):
    """
    A Hero defeated at another location marks the other task.
    """
    with asajj(at="kamino", missions=["abduct_the_huttlet"], serenno=["nightsisters", "captain_rex"]) as scene:
        scene["Ann"].picks("Vanquish")

        assert marked(scene, "abduct_the_huttlet") == [2]


@pytest.mark.rule("SW-151")
def test_abduct_the_huttlet_takes_two_defeats(asajj):
    """
    One deed marks one task: two defeats are needed for both.
    """
    with asajj(
        at="kamino", missions=[under_way("abduct_the_huttlet", 1)], teth=["nightsisters", "captain_rex"]
    ) as scene:
        scene["Ann"].picks("Vanquish")

        assert marked(scene, "abduct_the_huttlet") == [1, 2]


def test_abduct_the_huttlet_marks_two_allies_at_teth(asajj):
    """
    Ending her turn with two Allies at Teth marks a task.
    """
    with asajj(missions=["abduct_the_huttlet"], teth=["nightsisters", "battle_droids"]) as scene:
        ends_turn(scene)

        assert marked(scene, "abduct_the_huttlet") == [3]


def test_abduct_the_huttlet_does_not_mark_one_ally_at_teth(asajj):
    """
    One Ally is too few, and Allies elsewhere do not count.
    """
    with asajj(missions=["abduct_the_huttlet"], teth=["nightsisters"], kamino=["battle_droids"]) as scene:
        ends_turn(scene)

        assert marked(scene, "abduct_the_huttlet") == []


def test_abduct_the_huttlet_marks_the_mover_alone_at_teth(asajj):
    """
    Ending her turn with her mover at Teth and no Hero there marks a task.
    """
    with asajj(at="teth", missions=["abduct_the_huttlet"], kamino=["captain_rex"]) as scene:
        ends_turn(scene)

        assert marked(scene, "abduct_the_huttlet") == [4]


def test_abduct_the_huttlet_does_not_mark_the_mover_beside_a_hero(asajj):
    """
    With a Hero at Teth it is not done; a Ray Shield is none.
    """
    with asajj(at="teth", missions=["abduct_the_huttlet"], teth=["captain_rex"]) as scene:
        ends_turn(scene)
        assert marked(scene, "abduct_the_huttlet") == []
    with asajj(at="teth", missions=["abduct_the_huttlet"], teth=["ray_shield"]) as scene:
        ends_turn(scene)
        assert marked(scene, "abduct_the_huttlet") == [4]


def test_abduct_the_huttlet_marks_both_ends_of_one_turn(asajj):
    """
    Every end-of-turn task is a deed of its own: one end of turn can mark both.
    """
    with asajj(at="teth", missions=["abduct_the_huttlet"], teth=["nightsisters", "battle_droids"]) as scene:
        ends_turn(scene)

        assert marked(scene, "abduct_the_huttlet") == [3, 4]


def test_abduct_the_huttlet_does_not_look_at_the_end_of_others_turns(asajj):
    """
    It is her own turn that counts.
    """
    with asajj({"at": "saleucami"}, active=1, at="teth", missions=["abduct_the_huttlet"]) as scene:
        scene["Bob"].passes()

        assert marked(scene, "abduct_the_huttlet") == []
        scene["Ann"].picks("Kamino")


def test_abduct_the_huttlet_is_tested_before_she_draws(asajj):
    """
    The end of the turn is tested after all her actions and before she draws.
    """
    with asajj(at="teth", missions=["abduct_the_huttlet"]) as scene:
        ends_turn(scene)

        kinds = [event.kind for event in scene.events()]
        assert kinds.index("TaskMarked") < kinds.index("Drew")


def test_abduct_the_huttlet_resets_anakin_and_rex(asajj):
    """
    For 1 Ambition Anakin Skywalker and Captain Rex are found and placed, each at a different location.
    """
    with asajj(ambition=1, missions=["abduct_the_huttlet"]) as scene:
        resets(scene, "Abduct the Huttlet")
        scene["Ann"].picks("Teth")
        scene.can_pick_exactly("Dathomir", "Serenno", "Kamino")
        scene["Ann"].picks("Kamino")

        assert (scene.card("asajj_anakin_skywalker").at, scene.card("captain_rex").at) == ("Teth", "Kamino")
        assert scene.card("teth").top == ("Anakin Skywalker",)
        assert scene.pool("purse", "Ann") == {}


def test_abduct_the_huttlet_resets_heroes_who_are_there(asajj):
    """
    A Hero already in the Sector is found there, and may stay or be put elsewhere, with the tokens.
    """
    with asajj(
        ambition=1,
        missions=["abduct_the_huttlet"],
        teth=[with_tokens("asajj_anakin_skywalker", 1)],
        kamino=["captain_rex"],
    ) as scene:
        resets(scene, "Abduct the Huttlet")
        scene["Ann"].picks("Teth")
        scene["Ann"].picks("Serenno")

        assert scene.card("asajj_anakin_skywalker").at == "Teth"
        assert scene.card("asajj_anakin_skywalker").strength == 5
        assert scene.card("captain_rex").at == "Serenno"


# ------------------------------------------------------------------------------------------------ Ambush on Rugosa


def test_ambush_on_rugosa_marks_a_strong_hero(asajj):
    """
    A Hero whose Strength was 4 or more just before the defeat marks that task.
    """
    with asajj(
        at="kamino", missions=["ambush_on_rugosa"], teth=["savage_opress", with_tokens("luminara_unduli", 1)]
    ) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Ambush on Rugosa: Defeat a Hero of Strength 4 or more")

        assert marked(scene, "ambush_on_rugosa") == [1]


def test_ambush_on_rugosa_does_not_take_a_weakened_hero_for_strong(asajj):
    """
    Printed Strength does not count.
    """
    with asajj(
        at="kamino", missions=["ambush_on_rugosa"], teth=["savage_opress", with_tokens("asajj_yoda", -1)]
    ) as scene:
        scene["Ann"].picks("Vanquish")

        assert marked(scene, "ambush_on_rugosa") == [5]


def test_ambush_on_rugosa_marks_two_allies_in_a_vanquish(asajj):
    """
    Two or more Allies used in one Vanquish action mark that task.
    """
    with asajj(
        at="kamino",
        missions=[under_way("ambush_on_rugosa", 5)],
        teth=["battle_droids", "nightsisters", "luminara_unduli"],
    ) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Nightsisters")

        assert marked(scene, "ambush_on_rugosa") == [2, 5]


def test_ambush_on_rugosa_marks_one_task_for_one_vanquish(asajj):
    """
    One Vanquish marks one of these tasks, however many it fits.
    """
    with asajj(
        at="kamino", missions=["ambush_on_rugosa"], teth=["battle_droids", "krayts_claw", "asajj_yoda"], credits=1
    ) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Battle Droids")
        scene.can_pick_exactly(
            "Ambush on Rugosa: Defeat a Hero of Strength 4 or more",
            "Ambush on Rugosa: Use two or more Allies in one Vanquish action",
            "Ambush on Rugosa: Defeat a Hero",
        )
        scene["Ann"].picks("Ambush on Rugosa: Use two or more Allies in one Vanquish action")

        assert marked(scene, "ambush_on_rugosa") == [2]
        scene.can_pick("Pass")


def test_ambush_on_rugosa_does_not_mark_one_ally(asajj):
    """
    One Ally alone marks the defeat only.
    """
    with asajj(at="kamino", missions=[under_way("ambush_on_rugosa", 5)], teth=["nightsisters", "captain_rex"]) as scene:
        scene["Ann"].picks("Vanquish")

        assert marked(scene, "ambush_on_rugosa") == [5]


def test_ambush_on_rugosa_marks_a_fate_action(asajj):
    """
    A Fate action marks that task.
    """
    with asajj({"fate_deck": ["exposed", "mace_windu"]}, at="serenno", missions=["ambush_on_rugosa"]) as scene:
        scene["Ann"].picks("Fate")
        scene["Ann"].picks("Exposed")

        assert marked(scene, "ambush_on_rugosa") == [3]


def test_ambush_on_rugosa_marks_a_forced_engagement(asajj):
    """
    A Fate action that only forces Vehicles together counts.
    """
    with asajj(
        {"fleet": ["soulless_one"], "rebels": ["the_negotiator"]}, at="serenno", missions=["ambush_on_rugosa"]
    ) as scene:
        scene["Ann"].picks("Fate")
        scene["Ann"].picks("Force two Vehicles to engage")

        assert marked(scene, "ambush_on_rugosa") == [3]


def test_ambush_on_rugosa_does_not_mark_a_fate_action_against_her(fated):
    """
    What an opponent does to her is no deed of hers.
    """
    with fated("betrayed_by_dooku", missions=["ambush_on_rugosa"]) as scene:
        scene["Bob"].picks("Take 3 Credits")

        assert marked(scene, "ambush_on_rugosa") == []


def test_ambush_on_rugosa_marks_three_cards(asajj):
    """
    Three or more cards discarded with one Discard action mark that task.
    """
    hand = ["nightsisters", "energy_bow", "krayts_claw", "battle_droids"]
    with asajj(missions=["ambush_on_rugosa"], hand=hand) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks("Nightsisters", "Energy Bow", "Krayt's Claw")

        assert marked(scene, "ambush_on_rugosa") == [4]


def test_ambush_on_rugosa_does_not_mark_two_cards(asajj):
    """
    Two cards are too few.
    """
    with asajj(missions=["ambush_on_rugosa"], hand=["nightsisters", "energy_bow", "krayts_claw"]) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks("Nightsisters", "Energy Bow")

        assert marked(scene, "ambush_on_rugosa") == []


def test_ambush_on_rugosa_is_complete_with_four_of_five(asajj):
    """
    Any four of the five tasks will do.
    """
    with asajj(
        missions=[under_way("ambush_on_rugosa", 1, 2, 3)], hand=["nightsisters", "energy_bow", "krayts_claw"]
    ) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks("Nightsisters", "Energy Bow", "Krayt's Claw")

        assert scene.card("asajj_ventress").completed == ("Ambush on Rugosa",)


def test_ambush_on_rugosa_resets_yoda(asajj):
    """
    For 1 Ambition Yoda is found and placed at any location.
    """
    with asajj(ambition=1, missions=["ambush_on_rugosa"], fate_discard=["asajj_yoda"]) as scene:
        resets(scene, "Ambush on Rugosa")
        scene["Ann"].picks("Serenno")

        assert scene.card("asajj_yoda").at == "Serenno"


# ------------------------------------------------------------------------------------------------ Free the Viceroy


def test_free_the_viceroy_marks_a_hero_of_three(asajj):
    """
    A Hero of Strength 3 or more fits two of its tasks: she picks.
    """
    with asajj(at="kamino", missions=["free_the_viceroy"], teth=["savage_opress", "luminara_unduli"]) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Free the Viceroy: Defeat a Hero of Strength 3 or more")

        assert marked(scene, "free_the_viceroy") == [2]


def test_free_the_viceroy_marks_a_weak_hero_only_as_a_hero(asajj):
    """
    A Hero of 2 marks the plain task, and not the other when that is done.
    """
    with asajj(at="kamino", missions=["free_the_viceroy"], teth=["savage_opress", "captain_rex"]) as scene:
        scene["Ann"].picks("Vanquish")

        assert marked(scene, "free_the_viceroy") == [1]


def test_free_the_viceroy_counts_the_strength_that_captain_rex_gives(asajj):
    """
    Temporary Strength counts as long as it lasts.
    """
    with asajj(
        at="kamino",
        missions=[under_way("free_the_viceroy", 1)],
        teth=["savage_opress", "asajj_ahsoka_tano", "captain_rex"],
    ) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Ahsoka Tano")

        assert marked(scene, "free_the_viceroy") == [1, 2]


@pytest.mark.parametrize("foe", [None, "twilight"])
def test_free_the_viceroy_marks_a_move_to_a_vehicle(asajj, foe):
    """
    Moving to an Ally Vehicle marks that task, also when the Vehicle is engaged.
    """
    ship = "ginivex_fanblade_starfighter" if foe is None else engaged("ginivex_fanblade_starfighter", foe)
    with asajj(phase="go somewhere", missions=["free_the_viceroy"], fleet=[ship]) as scene:
        scene["Ann"].picks("Ginivex Fanblade Starfighter")

        assert marked(scene, "free_the_viceroy") == [3]


def test_free_the_viceroy_does_not_mark_a_move_to_a_location(asajj):
    """
    A location is no Vehicle.
    """
    with asajj(phase="go somewhere", missions=["free_the_viceroy"]) as scene:
        scene["Ann"].picks("Teth")

        assert marked(scene, "free_the_viceroy") == []


def test_free_the_viceroy_marks_a_fate_action(asajj):
    """
    A Fate action marks that task.
    """
    with asajj({"fate_deck": ["exposed", "mace_windu"]}, at="serenno", missions=["free_the_viceroy"]) as scene:
        scene["Ann"].picks("Fate")
        scene["Ann"].picks("Exposed")

        assert marked(scene, "free_the_viceroy") == [4]


def test_free_the_viceroy_resets_luminara_and_ahsoka(asajj):
    """
    For 1 Ambition Luminara Unduli and Ahsoka Tano are placed; nobody loses an Item by it.
    """
    with asajj(ambition=1, missions=["free_the_viceroy"], teth=[carrying("nightsisters", "energy_bow")]) as scene:
        resets(scene, "Free the Viceroy")
        scene["Ann"].picks("Teth")
        scene["Ann"].picks("Kamino")

        assert (scene.card("luminara_unduli").at, scene.card("asajj_ahsoka_tano").at) == ("Teth", "Kamino")
        assert scene.card("nightsisters", of="Ann").attached == ("Energy Bow",)


# ------------------------------------------------------------------------------------------------ Raid on Kamino


def test_raid_on_kamino_marks_a_maneuver_to_kamino(asajj):
    """
    A card maneuvered to Kamino marks that task.
    """
    with asajj(at="kamino", missions=["raid_on_kamino"], teth=["nightsisters"]) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Kamino")

        assert marked(scene, "raid_on_kamino") == [1]


def test_raid_on_kamino_marks_a_maneuvered_item(asajj):
    """
    An Item is a card, too.
    """
    with asajj(at="kamino", missions=["raid_on_kamino"], teth=["curved_hilt_lightsabers"]) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Kamino")

        assert marked(scene, "raid_on_kamino") == [1]


def test_raid_on_kamino_does_not_mark_a_maneuver_elsewhere(asajj):
    """
    From Kamino is not to Kamino.
    """
    with asajj(at="kamino", missions=["raid_on_kamino"], kamino=["nightsisters"]) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Teth")

        assert marked(scene, "raid_on_kamino") == []


def test_raid_on_kamino_marks_a_hero_defeated_there(asajj):
    """
    A Hero defeated at Kamino fits two of its tasks.
    """
    with asajj(at="teth", missions=["raid_on_kamino"], kamino=["nightsisters", "captain_rex"]) as scene:
        scene["Ann"].picks("Vanquish")
        scene.can_pick_exactly("Raid on Kamino: Defeat a Hero at Kamino", "Raid on Kamino: Defeat a Hero")
        scene["Ann"].picks("Raid on Kamino: Defeat a Hero at Kamino")

        assert marked(scene, "raid_on_kamino") == [2]


def test_raid_on_kamino_marks_a_defeat_by_an_ability(asajj):
    """
    A Hero defeated by an ability is defeated.
    """
    with asajj(
        at="teth", ambition=1, missions=["raid_on_kamino"], teth=["captain_rex", "curved_hilt_lightsabers"]
    ) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(SABERS)

        assert marked(scene, "raid_on_kamino") == [3]


def test_raid_on_kamino_does_not_mark_a_removed_ally(asajj):
    """
    To remove somebody is no defeat, and an Ally is no Hero.
    """
    with asajj(
        missions=["raid_on_kamino"], under=["strange_alliances"], teth=["nightsisters"], kamino=["battle_droids"]
    ) as scene:
        scene["Ann"].picks("Strange Alliances: Remove two Allies to remove it")

        assert marked(scene, "raid_on_kamino") == []


def test_raid_on_kamino_does_not_mark_a_vanquished_pair(asajj):
    """
    A pair of Vehicles is no Hero.
    """
    with asajj(at="kamino", missions=["raid_on_kamino"], fleet=[engaged("trident_drill_ship", "twilight")]) as scene:
        scene["Ann"].picks("Vanquish")

        assert marked(scene, "raid_on_kamino") == []


def test_raid_on_kamino_marks_three_cards(asajj):
    """
    Three cards discarded with one action mark that task.
    """
    with asajj(missions=["raid_on_kamino"], hand=["nightsisters", "energy_bow", "krayts_claw"]) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks("Nightsisters", "Energy Bow", "Krayt's Claw")

        assert marked(scene, "raid_on_kamino") == [4]


def test_raid_on_kamino_resets_obi_wan_and_anakin(asajj):
    """
    For 1 Ambition Obi-Wan Kenobi and Anakin Skywalker are placed at different locations.
    """
    with asajj(ambition=1, missions=["raid_on_kamino"]) as scene:
        resets(scene, "Raid on Kamino")
        scene["Ann"].picks("Teth")
        scene["Ann"].picks("Kamino")

        assert (scene.card("asajj_obi_wan_kenobi").at, scene.card("asajj_anakin_skywalker").at) == ("Teth", "Kamino")


# ------------------------------------------------------------------------------------------------ A Score to Settle


def test_a_score_to_settle_marks_a_fate_action(asajj):
    """
    A Fate action marks that task.
    """
    with asajj({"fate_deck": ["exposed", "mace_windu"]}, at="serenno", missions=["a_score_to_settle"]) as scene:
        scene["Ann"].picks("Fate")
        scene["Ann"].picks("Exposed")

        assert marked(scene, "a_score_to_settle") == [1]


def test_a_score_to_settle_is_paid_at_serenno(asajj):
    """
    While her mover is at Serenno she may pay 4 Credits, with no symbol.
    """
    with asajj(at="serenno", credits=5, missions=["a_score_to_settle"]) as scene:
        scene["Ann"].picks(PAY_UP)

        assert marked(scene, "a_score_to_settle") == [2]
        assert scene.pool("purse", "Ann") == {"CREDIT": 1}


def test_a_score_to_settle_is_not_paid_elsewhere(asajj):
    """
    Her mover has to be at Serenno.
    """
    with asajj(at="teth", credits=5, missions=["a_score_to_settle"]) as scene:
        scene.cannot_pick(PAY_UP)


def test_a_score_to_settle_is_not_paid_with_three_credits(asajj):
    """
    All four have to be paid.
    """
    with asajj(at="serenno", credits=3, missions=["a_score_to_settle"]) as scene:
        assert scene.why_not(PAY_UP) == "4 Credits needed: you have 3."


def test_a_score_to_settle_is_not_paid_twice(asajj):
    """
    Paying is allowed only if it marks the task.
    """
    with asajj(at="serenno", credits=5, missions=[under_way("a_score_to_settle", 2)]) as scene:
        scene.cannot_pick(PAY_UP)


def test_a_score_to_settle_is_paid_again_if_the_token_was_taken_off(asajj):
    """
    A task whose token was taken off is open again.
    """
    with asajj(
        at="serenno",
        credits=5,
        missions=[under_way("a_score_to_settle", 2)],
        hand=["draw_them_out"],
        fate_deck=["mission_compromised", "asajj_yoda"],
    ) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Play Draw Them Out")
        scene["Ann"].picks("Mission Compromised")
        scene["Ann"].picks(PAY_UP)

        assert marked(scene, "a_score_to_settle") == [2]


def test_a_score_to_settle_takes_an_ally_from_serenno(asajj):
    """
    While she is at Serenno she may remove an Ally of Strength 3 or more from there.
    """
    with asajj(at="serenno", missions=["a_score_to_settle"], serenno=["krayts_claw", "nightsisters"]) as scene:
        scene["Ann"].picks(GIVE_UP)

        assert marked(scene, "a_score_to_settle") == [3]
        assert scene.zone("discard", "Ann") == ("Krayt's Claw",)
        scene.did_not_happen("Defeated")


def test_a_score_to_settle_goes_by_the_strength_of_now(asajj):
    """
    Nightsisters with Mother Talzin are strong enough; alone they are not.
    """
    with asajj(at="serenno", missions=["a_score_to_settle"], serenno=["nightsisters"], teth=["mother_talzin"]) as scene:
        scene.can_pick(GIVE_UP)
    with asajj(at="serenno", missions=["a_score_to_settle"], serenno=["nightsisters"]) as scene:
        scene.cannot_pick(GIVE_UP)


def test_a_score_to_settle_takes_no_ally_from_elsewhere(asajj):
    """
    The mover and the Ally both have to be at Serenno.
    """
    with asajj(at="serenno", missions=["a_score_to_settle"], teth=["savage_opress"]) as scene:
        scene.cannot_pick(GIVE_UP)
    with asajj(at="teth", missions=["a_score_to_settle"], serenno=["savage_opress"]) as scene:
        scene.cannot_pick(GIVE_UP)


def test_a_score_to_settle_marks_a_hero_defeated_at_serenno(asajj):
    """
    Only a Hero defeated there counts.
    """
    with asajj(at="kamino", missions=["a_score_to_settle"], serenno=["nightsisters", "captain_rex"]) as scene:
        scene["Ann"].picks("Vanquish")
        assert marked(scene, "a_score_to_settle") == [4]
    with asajj(at="kamino", missions=["a_score_to_settle"], teth=["nightsisters", "captain_rex"]) as scene:
        scene["Ann"].picks("Vanquish")
        assert marked(scene, "a_score_to_settle") == []


def test_a_score_to_settle_resets_savage_opress_for_his_price(asajj):
    """
    For 2 Ambition Savage Opress is found and placed at Serenno, and his 3 Credits are paid.
    """
    with asajj(ambition=2, credits=3, missions=["a_score_to_settle"], discard=["savage_opress"]) as scene:
        resets(scene, "A Score to Settle", "Find Savage Opress and place him at Serenno")

        assert scene.card("savage_opress", of="Ann").at == "Serenno"
        assert scene.pool("purse", "Ann") == {}


def test_a_score_to_settle_resets_savage_opress_of_the_sector_without_a_price(asajj):
    """
    If he was in the Sector his Credits are not due.
    """
    with asajj(ambition=2, credits=3, missions=["a_score_to_settle"], kamino=["savage_opress"]) as scene:
        resets(scene, "A Score to Settle", "Find Savage Opress and place him at Serenno")

        assert scene.card("savage_opress", of="Ann").at == "Serenno"
        assert scene.pool("purse", "Ann") == {"CREDIT": 3}


@pytest.mark.parametrize(
    "hindrance",
    [
        {"credits": 2, "discard": ["savage_opress"]},
        {"credits": 3, "hand": ["savage_opress"]},
        {"credits": 3, "discard": ["savage_opress"], "serenno": ["asajj_yoda"]},
    ],
    ids=["without his price", "while he is in hand", "where Yoda is"],
)
def test_a_score_to_settle_cannot_be_reset(asajj, hindrance):
    """
    It cannot be used without the 3 Credits, while he is in her hand, or while Yoda is at Serenno.
    """
    with asajj(ambition=2, missions=["a_score_to_settle"], **hindrance) as scene:
        scene["Ann"].picks("Ambition")
        scene.cannot_pick(SETTLE)
        scene["Ann"].picks(ANOTHER)
