"""The Fate cards that come with M.O.D.O.K.: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import activates, ends_turn, fates, plays

LAB = "aim_laboratory"
BOB = {"at": "bifrost"}
NOTHING = "Nothing of yours can be activated."
CREW = ["aim_agent", "aim_agent", "aim_scientist"]


# ------------------------------------------------------------------------------------------------ Sunspot


def test_sunspot_new_avenger_weakens_aim(lay):
    """
    A.I.M. Allies in the Domain have -1 Strength, wherever they are in it.
    """
    with lay(Ann={"at": LAB, LAB: ["aim_agent"], "bagalia": ["sunspot_new_avenger"]}) as scene:
        assert scene.card("aim_agent", of="Ann").strength == 1


def test_sunspot_new_avenger_weakens_nobody_else(lay):
    """
    Allies without A.I.M. in their names, and those at Events, keep their Strength.
    """
    schism = crisis("schism_in_aim", "aim_agent")
    with lay(Ann={"at": LAB, LAB: ["super_adaptoid"], "bagalia": ["sunspot_new_avenger"], "crises": [schism]}) as scene:
        assert scene.card("super_adaptoid", of="Ann").strength == 2
        assert scene.card("aim_agent", of="Ann").strength == 2


def test_sunspot_new_avenger_in_another_domain_does_not_touch_aim(lay):
    """
    In Loki's Domain he weakens nobody there: an Infiltrator is not Loki's.
    """
    with lay(Ann={"at": LAB}, Bob={"bifrost": ["sunspot_new_avenger", of("Ann", "aim_infiltrator")]}) as scene:
        assert scene.card("aim_infiltrator", of="Ann").strength == 2


def test_sunspot_new_avenger_keeps_loyalty_from_rising(lay):
    """
    The tile, which does nothing else, cannot be activated meanwhile.
    """
    with lay(
        Ann={"at": LAB, "power": 2, "boca_caliente": [*CREW[:2], "mentallo"], "bagalia": ["sunspot_new_avenger"]}
    ) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_sunspot_new_avenger_elsewhere_lets_loyalty_rise(lay):
    """
    While he is in another Domain Loyalty can rise.
    """
    ann = {"at": LAB, "power": 2, "bagalia": ["aim_agent", "aim_agent", "mentallo"]}
    with lay(Ann=ann, Bob={"bifrost": ["sunspot_new_avenger"]}) as scene:
        activates(scene)

        assert scene.card("loyalty_tile").loyalty == 1


def test_sunspot_new_avenger_lets_loyalty_fall(lay):
    """
    It can fall all the same.
    """
    with lay(active=1, Ann={"at": LAB, "loyalty": 3, "bagalia": ["sunspot_new_avenger"]}, Bob=BOB) as scene:
        ends_turn(scene)

        assert scene.card("loyalty_tile").loyalty == 2
        scene["Ann"].picks("Bagalia")


def test_sunspot_new_avenger_keeps_a_reward_from_raising_loyalty(lay):
    """
    The Schism is resolved while he is there: its reward does nothing.
    """
    ann = {"at": "bagalia", "boca_caliente": ["sunspot_new_avenger"], LAB: ["graviton"], "loyalty": 1}
    schism = crisis("schism_in_aim", with_tokens("aim_agent", 1), "graviton")
    with lay(Ann={**ann, "crises": [schism]}) as scene:
        scene["Ann"].picks("Relocate")
        scene["Ann"].picks("Boca Caliente")

        assert scene.card("loyalty_tile").loyalty == 1


# ------------------------------------------------------------------------------------------------ Ms. Marvel


def test_ms_marvel_avenger_grows_with_allies_at_her_location(lay):
    """
    She has +1 Strength for each Ally there, whoever controls it.
    """
    with lay(Ann={"at": LAB, "bagalia": ["ms_marvel_avenger", "aim_agent", of("Bob", "kid_loki")]}) as scene:
        assert scene.card("ms_marvel_avenger").strength == 4


def test_ms_marvel_avenger_does_not_count_others(lay):
    """
    Allies elsewhere, Items and Heroes do not count.
    """
    ann = {"at": LAB, "bagalia": ["ms_marvel_avenger", "cosmic_cube", "toni_ho"], LAB: ["aim_agent"]}
    with lay(Ann=ann) as scene:
        assert scene.card("ms_marvel_avenger").strength == 2


# ------------------------------------------------------------------------------------------------ Quasar


@pytest.mark.rule("MV-162")
def test_quasar_has_to_be_vanquished_first(lay):
    """
    As a Protector he shields others at his location.
    """
    with lay(Ann={"at": "bagalia", "bagalia": ["aim_infiltrator"], LAB: ["graviton", "quasar", "toni_ho"]}) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


@pytest.mark.rule("MV-164")
def test_quasar_shields_nobody_elsewhere(lay):
    """
    Heroes at other locations can be vanquished.
    """
    ann = {"at": "bagalia", "boca_caliente": ["aim_agent", "toni_ho"], LAB: ["quasar"]}
    with lay(Ann=ann) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Toni Ho",)


# ------------------------------------------------------------------------------------------------ Toni Ho


def test_toni_ho_takes_an_item_apart(lay):
    """
    When played, whoever played her may remove an Item.
    """
    with lay(active=1, fate_deck=["toni_ho"], Ann={"at": LAB, LAB: ["cosmic_cube"]}, Bob=BOB) as scene:
        fates(scene, "Bagalia")
        scene["Bob"].picks("Cosmic Cube")

        assert scene.zone("discard", of="Ann") == ("Cosmic Cube",)


def test_toni_ho_takes_an_attached_item_too(lay):
    """
    Attached or not makes no difference.
    """
    ann = {"at": LAB, LAB: ["cosmic_cube", carrying("aim_agent", "aim_battlesuit")]}
    with lay(active=1, fate_deck=["toni_ho"], Ann=ann, Bob=BOB) as scene:
        fates(scene, "Bagalia")
        scene["Bob"].picks("A.I.M. Battlesuit")

        assert scene.card("aim_agent", of="Ann").strength == 2


def test_toni_ho_need_not(lay):
    """
    Who plays her may leave it.
    """
    with lay(active=1, fate_deck=["toni_ho"], Ann={"at": LAB, LAB: ["cosmic_cube"]}, Bob=BOB) as scene:
        fates(scene, "Bagalia")
        scene["Bob"].passes()

        assert scene.card("cosmic_cube", of="Ann").at == "A.I.M. Laboratory"


@pytest.mark.rule("MV-150")
def test_toni_ho_removes_no_specialty(lay):
    """
    Specialties and tiles are no Items: nothing is asked.
    """
    ann = {"at": LAB, LAB: ["aim_agent"], "specialties": ["hoverchair"]}
    with lay(active=1, fate_deck=["toni_ho"], Ann=ann, Bob=BOB) as scene:
        fates(scene, "Bagalia")

        scene.expect("Bob", kind="act")
        assert scene.zone("specialties", of="Ann") == ("Loyalty tile", "Hoverchair")


# ------------------------------------------------------------------------------------------------ Gwenpool


def test_gwenpool_follows_the_mover(lay):
    """
    When the mover moves she goes there, too, and covers the top symbols before any action.
    """
    with lay(phase="go somewhere", Ann={"at": LAB, LAB: ["gwenpool", "aim_agent"]}) as scene:
        scene["Ann"].picks("Bagalia")

        assert scene.card("gwenpool").at == "Bagalia"
        assert scene.why_not("Gain Power 1") == "Something lies over that symbol."


def test_gwenpool_follows_the_hoverchair(lay):
    """
    A move by Hoverchair counts, and the location she leaves is open again.
    """
    ann = {"at": "project_pegasus", "power": 1, "specialties": ["hoverchair"], LAB: ["gwenpool"]}
    with lay(Ann=ann) as scene:
        activates(scene)
        scene["Ann"].picks("Bagalia")

        assert scene.card("gwenpool").at == "Bagalia"
        assert scene.card("gwenpool").zone == "top"


def test_gwenpool_does_not_follow_others(lay):
    """
    When Loki moves in his own Domain she stays.
    """
    with lay(active=1, phase="go somewhere", Ann={"at": LAB, LAB: ["gwenpool"]}, Bob=BOB) as scene:
        scene["Bob"].picks("Jotunheim")

        assert scene.card("gwenpool").at == "A.I.M. Laboratory"


def test_gwenpool_who_is_there_already_stays(lay):
    """
    When the mover comes to her she has nowhere to go.
    """
    with lay(phase="go somewhere", Ann={"at": LAB, "bagalia": ["gwenpool", "aim_agent"]}) as scene:
        scene["Ann"].picks("Bagalia")

        scene.did_not_happen("Relocated")


# ------------------------------------------------------------------------------------------------ A.I.M. Defectors


def test_aim_defectors_take_a_weak_ally(lay):
    """
    Whoever plays them picks an Ally of Strength 2 or less, who is removed.
    """
    ann = {"at": LAB, LAB: ["aim_agent", "graviton", "super_adaptoid"]}
    with lay(active=1, fate_deck=["aim_defectors"], Ann=ann, Bob=BOB) as scene:
        fates(scene)
        scene.can_pick_exactly("A.I.M. Agent", "Super-Adaptoid")
        scene["Bob"].picks("Super-Adaptoid")

        assert scene.zone("discard", of="Ann") == ("Super-Adaptoid",)


def test_aim_defectors_lower_loyalty(lay):
    """
    If it is an A.I.M. Ally, Loyalty falls.
    """
    ann = {"at": LAB, "loyalty": 3, LAB: ["aim_agent"]}
    with lay(active=1, fate_deck=["aim_defectors"], Ann=ann, Bob=BOB) as scene:
        fates(scene)

        assert scene.card("loyalty_tile").loyalty == 2


def test_aim_defectors_who_are_not_of_aim_cost_no_loyalty(lay):
    """
    Super-Adaptoid is none of them.
    """
    ann = {"at": LAB, "loyalty": 3, LAB: ["super_adaptoid"]}
    with lay(active=1, fate_deck=["aim_defectors"], Ann=ann, Bob=BOB) as scene:
        fates(scene)

        assert scene.card("loyalty_tile").loyalty == 3


@pytest.mark.rule("MV-114")
def test_aim_defectors_without_a_weak_ally_are_discarded(lay):
    """
    A player without such an Ally at home is no target.
    """
    ann = {"at": LAB, LAB: ["graviton"], "crises": [crisis("schism_in_aim", "aim_agent")]}
    with lay(active=1, fate_deck=["aim_defectors"], Ann=ann, Bob=BOB) as scene:
        fates(scene)

        assert scene.zone("fate_discard") == ("A.I.M. Defectors",)
        scene.did_not_happen("Removed")


# ------------------------------------------------------------------------------------------------ Call In the Avengers


def test_call_in_the_avengers_finds_one_in_play_first(lay):
    """
    An Avenger in play, in whichever Domain, is found first: tokens are gone, and he is played anew.
    """
    bob = {**BOB, "jotunheim": [with_tokens("thor_avenger", 2)]}
    with lay(active=1, fate_deck=["call_in_the_avengers"], Ann={"at": LAB}, Bob=bob) as scene:
        fates(scene)
        scene["Bob"].picks("Bagalia")

        assert (scene.card("thor_avenger").at, scene.card("thor_avenger").controller) == ("Bagalia", "Ann")
        assert scene.card("thor_avenger").strength == 6


def test_call_in_the_avengers_has_one_picked_among_several(lay):
    """
    Whoever plays it picks.
    """
    bob = {**BOB, "jotunheim": ["thor_avenger", "wiccan_young_avenger", "heimdall"]}
    with lay(active=1, fate_deck=["call_in_the_avengers"], Ann={"at": LAB}, Bob=bob) as scene:
        fates(scene)
        scene.can_pick_exactly("Thor, Avenger", "Wiccan, Young Avenger")
        scene["Bob"].picks("Thor, Avenger")
        scene["Bob"].picks("Bagalia")

        assert scene.card("thor_avenger").at == "Bagalia"


def test_call_in_the_avengers_looks_into_the_pile_next(lay):
    """
    With none in play, the Fate discard pile is where one is found.
    """
    with lay(
        active=1, fate_deck=["call_in_the_avengers"], fate_discard=["sunspot_new_avenger"], Ann={"at": LAB}, Bob=BOB
    ) as scene:
        fates(scene)
        scene["Bob"].picks("Bagalia")

        assert scene.card("sunspot_new_avenger").at == "Bagalia"
        scene.did_not_happen("Shuffled")


def test_call_in_the_avengers_looks_into_the_deck_at_last(lay):
    """
    With none in the pile either, one is found in the Fate deck, which is shuffled.
    """
    with lay(active=1, fate_deck=["call_in_the_avengers"], Ann={"at": LAB}, Bob=BOB) as scene:
        fates(scene)
        scene["Bob"].picks("Ms. Marvel, Avenger")
        scene["Bob"].picks("Bagalia")

        assert scene.card("ms_marvel_avenger").at == "Bagalia"
        scene.happened("Shuffled")


def test_call_in_the_avengers_lets_who_comes_do_what_they_do_when_played(lay):
    """
    The Hero is played: Wiccan has the hand revealed.
    """
    ann = {"at": LAB, "hand": ["graviton"]}
    with lay(
        active=1, fate_deck=["call_in_the_avengers"], fate_discard=["wiccan_young_avenger"], Ann=ann, Bob=BOB
    ) as scene:
        fates(scene)
        scene["Bob"].picks("Bagalia")

        assert scene.zone("discard", of="Ann") == ("Graviton A.I.M.",)


# ------------------------------------------------------------------------------------------------ Power Dampener


def test_power_dampener_keeps_an_ally_from_being_activated(lay):
    """
    Who carries it cannot be activated.
    """
    with lay(
        active=1, fate_deck=["power_dampener"], Ann={"at": LAB, LAB: ["aim_scientist", "aim_agent"]}, Bob=BOB
    ) as scene:
        fates(scene, "A.I.M. Scientist")
        ends_turn(scene)
        scene["Ann"].picks("Project P.E.G.A.S.U.S.")

        assert scene.why_not("Activate") == NOTHING


def test_power_dampener_goes_where_something_can_be_activated(lay):
    """
    It attaches to an Ally, Item or Specialty with an Activated Ability, the tile and the Cube among them.
    """
    ann = {"at": LAB, LAB: ["aim_agent", "aim_scientist", "cosmic_cube", "psionic_headband"]}
    special = ["hoverchair", "supreme_intellect"]
    with lay(active=1, fate_deck=["power_dampener"], Ann={**ann, "specialties": special}, Bob=BOB) as scene:
        fates(scene)

        scene.can_pick_exactly("A.I.M. Scientist", "Cosmic Cube", "Loyalty tile", "Hoverchair")
        scene.pick("Hoverchair")


def test_power_dampener_reaches_nobody_abroad_or_at_an_event(lay):
    """
    It has to be in the targeted player's own Domain.
    """
    ann = {"at": LAB, "crises": [crisis("schism_in_aim", "aim_scientist")], LAB: ["cosmic_cube"]}
    bob = {**BOB, "jotunheim": [of("Ann", "aim_infiltrator")]}
    with lay(active=1, fate_deck=["power_dampener"], Ann=ann, Bob=bob) as scene:
        fates(scene)

        scene.can_pick_exactly("Cosmic Cube", "Loyalty tile")
        scene.pick("Loyalty tile")


@pytest.mark.rule("MV-112")
def test_power_dampener_may_strike_others(lay):
    """
    M.O.D.O.K. himself may play it on Loki.
    """
    with lay(fate_deck=["power_dampener"], Ann={"at": "boca_caliente"}, Bob={"bifrost": ["enchantress"]}) as scene:
        scene["Ann"].picks("Fate")

        assert scene.card("enchantress", of="Bob").attached == ("Power Dampener",)
        assert scene.card("power_dampener").controller == "Bob"


@pytest.mark.rule("MV-114")
def test_power_dampener_without_a_target_is_discarded(lay):
    """
    Loki without anything to activate is no target.
    """
    with lay(fate_deck=["power_dampener"], Ann={"at": "boca_caliente"}, Bob={"bifrost": ["lorelei"]}) as scene:
        scene["Ann"].picks("Fate")

        assert scene.zone("fate_discard") == ("Power Dampener",)


def test_power_dampener_is_removed_for_two(lay):
    """
    In the own turn its owner may pay 2 Power, with no symbol for that.
    """
    ann = {"at": LAB, "power": 2, LAB: [carrying("aim_scientist", "power_dampener")]}
    with lay(Ann=ann) as scene:
        scene["Ann"].picks("Power Dampener: Pay 2 Power to remove it")
        activates(scene)

        assert scene.zone("fate_discard") == ("Power Dampener",)
        assert scene.pool("purse", "Ann") == {"POWER": 2}


def test_power_dampener_stays_without_the_power(lay):
    """
    With 1 Power it cannot be removed.
    """
    with lay(Ann={"at": LAB, "power": 1, "on_tile": ["power_dampener"]}) as scene:
        assert scene.why_not("Power Dampener: Pay 2 Power to remove it") == "2 Power needed: you have 1."


def test_power_dampener_stays_in_the_turn_of_others(lay):
    """
    In Loki's turn nobody is offered that, not even Loki.
    """
    with lay(active=1, Ann={"at": LAB, "power": 2, "on_tile": ["power_dampener"]}, Bob={**BOB, "power": 5}) as scene:
        scene.cannot_pick("Power Dampener: Pay 2 Power to remove it")


def test_power_dampener_covers_no_symbols(lay):
    """
    Attached it lies over nothing.
    """
    with lay(
        Ann={"at": LAB, "power": 1, LAB: [carrying("cosmic_cube", "power_dampener")], "hand": ["aim_agent"]}
    ) as scene:
        plays(scene, "Ann", "A.I.M. Agent", at="Bagalia")
        assert scene.why_not("Activate") == NOTHING


def test_power_dampener_goes_with_who_carries_it(lay):
    """
    When the Ally goes it is discarded to the Fate pile.
    """
    ann = {"at": "bagalia", LAB: [carrying("aim_scientist", "power_dampener"), with_tokens("toni_ho", -1)]}
    with lay(Ann=ann) as scene:
        scene["Ann"].picks("Vanquish")

        assert sorted(scene.zone("fate_discard")) == ["Power Dampener", "Toni Ho"]


# ------------------------------------------------------------------------------------------------ Schism in A.I.M.


def before_the_move(**ann):
    """Say what is laid so that Bob's turn ends, and that of Ann, before whom the Schism lies, begins."""
    return {"active": 1, "Ann": {"at": LAB, LAB: ["aim_agent"], "crises": ["schism_in_aim"], **ann}, "Bob": BOB}


def test_schism_in_aim_costs_power_or_loyalty(lay):
    """
    Before each move M.O.D.O.K. chooses: here he pays 1 Power.
    """
    with lay(**before_the_move(power=2, loyalty=2)) as scene:
        ends_turn(scene)
        scene["Ann"].picks("Pay 1 Power")

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert scene.card("loyalty_tile").loyalty == 2
        scene["Ann"].picks("Bagalia")


def test_schism_in_aim_may_cost_loyalty(lay):
    """
    Here he lowers Loyalty.
    """
    with lay(**before_the_move(power=2, loyalty=2)) as scene:
        ends_turn(scene)
        scene["Ann"].picks("Lower Loyalty by 1")

        assert scene.pool("purse", "Ann") == {"POWER": 2}
        assert scene.card("loyalty_tile").loyalty == 1
        scene["Ann"].picks("Bagalia")


def test_schism_in_aim_costs_loyalty_without_power(lay):
    """
    Without Power there is no choice.
    """
    with lay(**before_the_move(loyalty=2)) as scene:
        ends_turn(scene)

        assert scene.card("loyalty_tile").loyalty == 1
        scene["Ann"].picks("Bagalia")


def test_schism_in_aim_costs_nothing_of_nothing(lay):
    """
    With no Power and Loyalty 0 nothing happens.
    """
    with lay(**before_the_move()) as scene:
        ends_turn(scene)

        scene.did_not_happen("LoyaltyLowered")
        scene["Ann"].picks("Bagalia")


def test_schism_in_aim_is_settled_by_allies_of_seven(lay):
    """
    With 7 Strength there it is over: Loyalty rises by 1, and the Allies who came cost none.
    """
    ann = {"at": LAB, "power": 3, "loyalty": 1, "hand": ["graviton"]}
    with lay(Ann={**ann, "crises": [crisis("schism_in_aim", "monica_rappaccini")]}) as scene:
        plays(scene, "Ann", "Graviton A.I.M.", at="Schism in A.I.M.")

        assert scene.card("loyalty_tile").loyalty == 2
        assert scene.zone("fate_discard") == ("Schism in A.I.M.",)
        assert sorted(scene.zone("discard", of="Ann")) == ["Graviton A.I.M.", "Monica Rappaccini A.I.M."]


@pytest.mark.rule("MV-181")
def test_schism_in_aim_is_for_modok_only(lay):
    """
    Loki cannot send anybody there.
    """
    with lay(
        active=1, Ann={"crises": ["schism_in_aim"]}, Bob={"at": "bifrost", "power": 1, "hand": ["kid_loki"]}
    ) as scene:
        plays(scene, "Bob", "Kid Loki")

        scene.cannot_pick("Schism in A.I.M.")
        scene.pick("Bifrost")


@pytest.mark.rule("MV-182")
def test_schism_in_aim_turned_up_by_modok_is_discarded(lay):
    """
    M.O.D.O.K.'s own Event has no effect when he turns it up.
    """
    with lay(fate_deck=["schism_in_aim"], Ann={"at": "boca_caliente"}) as scene:
        scene["Ann"].picks("Fate")

        assert scene.zone("fate_discard") == ("Schism in A.I.M.",)
