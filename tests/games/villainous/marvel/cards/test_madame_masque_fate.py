"""The Fate cards that come with Madame Masque: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of
from tests.games.villainous.marvel.masque import (
    ANGELES,
    BIFROST,
    CASTLE,
    MANHATTAN,
    NO_CARDS,
    NOBODY,
    SHIP,
    VILLAINS,
    does,
    fated,
    own_turn,
    plays,
    power,
    vendettas,
)

# ------------------------------------------------------------------------------------------------ Tony Stark


def test_tony_stark_protects_the_whole_domain(lay):
    """
    A Hero without Protector at another location cannot be vanquished before him.
    """
    with own_turn(lay, castle_nefaria=["hammerhead", "iron_fist"], los_angeles=["tony_stark"]) as scene:
        assert scene.why_not("Vanquish") == NOBODY


def test_tony_stark_does_not_shield_protectors(lay):
    """
    Another Protector may be vanquished before him.
    """
    with own_turn(lay, castle_nefaria=["hammerhead", "peggy_carter"], los_angeles=["tony_stark"]) as scene:
        does(scene, "Vanquish")

        assert vendettas(scene) == 1


def test_tony_stark_protects_nobody_in_other_domains(lay):
    """
    In Loki's Domain he shields nobody of hers.
    """
    with own_turn(lay, castle_nefaria=["hammerhead", "iron_fist"], bob={BIFROST: ["tony_stark"]}) as scene:
        does(scene, "Vanquish")

        assert vendettas(scene) == 1


def test_tony_stark_does_not_shield_allies(lay):
    """
    Opposing Allies are no Heroes.
    """
    with own_turn(lay, castle_nefaria=["hammerhead", of("Bob", "kid_loki")], los_angeles=["tony_stark"]) as scene:
        does(scene, "Vanquish")

        assert scene.zone("discard", "Bob") == ("Kid Loki",)


# ------------------------------------------------------------------------------------------------ Kate Bishop


def test_kate_bishop_young_avenger_hits_an_ally(lay):
    """
    When played, whoever played her may defeat an Ally of Strength 3 or less at her location.
    """
    with fated(lay, "kate_bishop_young_avenger", "Castle Nefaria", "The Hood", castle_nefaria=["the_hood"]) as scene:
        assert scene.zone("discard", "Ann") == ("The Hood",)


def test_kate_bishop_young_avenger_hits_an_ally_at_an_event(lay):
    """
    One at an Event is in her sight, too.
    """
    table = {"crises": [crisis("infiltrated", of("Ann", "the_hood"))]}
    with fated(lay, "kate_bishop_young_avenger", "Castle Nefaria", "The Hood", kit=table) as scene:
        assert scene.zone("discard", "Ann") == ("The Hood",)


def test_kate_bishop_young_avenger_may_miss(lay):
    """
    She need not hit anybody.
    """
    with fated(lay, "kate_bishop_young_avenger", "Castle Nefaria", castle_nefaria=["the_hood"]) as scene:
        scene["Bob"].passes()

        assert scene.card("the_hood").at == "Castle Nefaria"


def test_kate_bishop_young_avenger_spares_others(lay):
    """
    An Ally of Strength 4, one at another location, and one of Loki's at an Event are safe.
    """
    table = {"crises": [crisis("infiltrated", of("Bob", "kid_loki"))]}
    ann = {CASTLE: ["hammerhead"], MANHATTAN: ["the_hood"]}
    with fated(lay, "kate_bishop_young_avenger", "Castle Nefaria", kit=table, **ann) as scene:
        scene.did_not_happen("Defeated")


# ------------------------------------------------------------------------------------------------ Luke Cage


def test_luke_cage_gets_no_tokens_that_weaken(lay):
    """
    He cannot be given -1 Strength.
    """
    with own_turn(lay, at=SHIP, power=1, manhattan=["the_hood"], castle_nefaria=["luke_cage"]) as scene:
        does(scene, "Activate")

        scene.did_not_happen("TokensPut")


def test_luke_cage_may_be_strengthened(lay):
    """
    +1 Strength he takes.
    """
    hero = carrying("luke_cage", "maggia_contract")
    with fated(lay, "contract_voided", castle_nefaria=[hero]) as scene:
        assert scene.card("luke_cage").strength == 6


def test_luke_cage_is_not_beguiled(lay):
    """
    Lorelei's company takes nothing from him, but from Iron Fist beside him.
    """
    bob = {BIFROST: ["lorelei", "luke_cage", "iron_fist"]}
    with own_turn(lay, bob=bob) as scene:
        assert (scene.card("luke_cage").strength, scene.card("iron_fist").strength) == (5, 1)


# ------------------------------------------------------------------------------------------------ Iron Fist


def test_iron_fist_strikes_back(lay):
    """
    When he is defeated, she discards a card of her choice.
    """
    with own_turn(lay, hand=["maggia_tribute", "the_hood"], castle_nefaria=["hammerhead", "iron_fist"]) as scene:
        does(scene, "Vanquish", "Maggia Tribute")

        assert scene.hand("Ann") == ("The Hood",)


def test_iron_fist_strikes_an_empty_hand_in_vain(lay):
    """
    Without a card in hand nothing happens.
    """
    with own_turn(lay, castle_nefaria=["hammerhead", "iron_fist"]) as scene:
        does(scene, "Vanquish")

        assert scene.zone("discard", "Ann") == ("Hammerhead",)


def test_iron_fist_strikes_the_owner_of_the_domain(lay):
    """
    In Loki's Domain it is Loki who discards.
    """
    bob = {"at": "jotunheim", "hand": ["kid_loki"], BIFROST: ["king_loki", "iron_fist"]}
    with lay(villains=VILLAINS, active=1, Ann={"at": MANHATTAN, "hand": ["the_hood"]}, Bob=bob) as scene:
        scene["Bob"].picks("Vanquish")

        assert (scene.hand("Ann"), scene.hand("Bob")) == (("The Hood",), ())


# ------------------------------------------------------------------------------------------------ Jasper Sitwell


def test_jasper_sitwell_grows_with_shield(lay):
    """
    He has +1 Strength for each other S.H.I.E.L.D. Hero in the Domain, at whatever location.
    """
    with own_turn(lay, castle_nefaria=["jasper_sitwell", "quake"], manhattan=["deathlok"]) as scene:
        assert scene.card("jasper_sitwell").strength == 4


def test_jasper_sitwell_does_not_grow_with_others(lay):
    """
    Iron Fist is not of S.H.I.E.L.D., and Quake in Loki's Domain does not count.
    """
    with own_turn(lay, castle_nefaria=["jasper_sitwell", "iron_fist"], bob={BIFROST: ["quake"]}) as scene:
        assert scene.card("jasper_sitwell").strength == 2


# ------------------------------------------------------------------------------------------------ Bethany Cabe


def test_bethany_cabe_lets_her_choose(lay):
    """
    The targeted player chooses: lose 2 Power, or remove an Ally at home.
    """
    with fated(lay, "bethany_cabe", "Castle Nefaria", power=3, manhattan=["the_hood"]) as scene:
        scene["Ann"].picks("Lose 2 Power")

        assert (power(scene), scene.card("the_hood").at) == (1, "Manhattan")


def test_bethany_cabe_takes_an_ally(lay):
    """
    The Ally is removed, wherever it is in the Domain.
    """
    with fated(lay, "bethany_cabe", "Castle Nefaria", power=3, manhattan=["the_hood"]) as scene:
        scene["Ann"].picks("Remove an Ally")

        assert (power(scene), scene.zone("discard", "Ann")) == (3, ("The Hood",))
        scene.happened("Removed")


def test_bethany_cabe_takes_an_ally_from_the_poor(lay):
    """
    With 1 Power and an Ally, the Ally goes.
    """
    with fated(lay, "bethany_cabe", "Castle Nefaria", power=1, manhattan=["the_hood"]) as scene:
        assert (power(scene), scene.zone("discard", "Ann")) == (1, ("The Hood",))


def test_bethany_cabe_takes_all_power_there_is(lay):
    """
    With 1 Power and nobody, that 1 is lost.
    """
    with fated(lay, "bethany_cabe", "Castle Nefaria", power=1) as scene:
        assert power(scene) == 0


def test_bethany_cabe_does_not_take_those_at_events(lay):
    """
    An Ally at an Event is not in the Domain: 2 Power are lost.
    """
    table = {"crises": [crisis("infiltrated", of("Ann", "the_hood"))]}
    with fated(lay, "bethany_cabe", "Castle Nefaria", power=3, kit=table) as scene:
        assert power(scene) == 1


@pytest.mark.rule("MV-203")
def test_bethany_cabe_costs_modok_loyalty(lay):
    """
    It is a removal through a Fate card: an A.I.M. Ally costs M.O.D.O.K. 1 Loyalty.
    """
    ann = {"at": "bagalia", "loyalty": 2, "bagalia": ["aim_agent"]}
    table = {"villains": ("modok", "madame_masque"), "active": 1, "fate_deck": ["bethany_cabe"]}
    with lay(Ann=ann, Bob={"at": MANHATTAN}, **table) as scene:
        for answer in ("Fate", "Boca Caliente"):
            scene["Bob"].picks(answer)

        assert scene.card("loyalty_tile").loyalty == 1


# ------------------------------------------------------------------------------------------------ Contract Voided


def test_contract_voided_tears_contracts_up(lay):
    """
    Villain Items on Heroes are discarded, and each Hero who lost one gets +1 Strength.
    """
    ann = {
        CASTLE: [carrying("iron_fist", "maggia_contract")],
        ANGELES: [carrying("luke_cage", "maggia_contract"), "bethany_cabe"],
    }
    with fated(lay, "contract_voided", **ann) as scene:
        strengths = [scene.card(name).strength for name in ("iron_fist", "luke_cage", "bethany_cabe")]

        assert strengths == [4, 6, 2]
        assert scene.zone("discard", "Ann") == ("Maggia Contract", "Maggia Contract")


def test_contract_voided_leaves_other_items(lay):
    """
    Items at locations and those of the Fate deck stay.
    """
    ann = {CASTLE: [carrying("iron_fist", "maggia_contract", "stark_armor"), "sleep_gas_pistol"]}
    with fated(lay, "contract_voided", **ann) as scene:
        assert scene.card("sleep_gas_pistol").at == "Castle Nefaria"
        assert scene.card("iron_fist").strength == 6


@pytest.mark.rule("MV-114")
def test_contract_voided_needs_an_item_on_a_hero(lay):
    """
    On a player without one it cannot be played: it is discarded.
    """
    with fated(lay, "contract_voided", castle_nefaria=["iron_fist", "sleep_gas_pistol"]) as scene:
        assert scene.zone("fate_discard") == ("Contract Voided",)
        scene.did_not_happen("Played")


# ------------------------------------------------------------------------------------------------ Witness Protection


def test_witness_protection_saves_a_hero(lay):
    """
    A Hero cannot be defeated until the end of her next turn.
    """
    with fated(lay, "witness_protection", castle_nefaria=["iron_fist", "hammerhead"]) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks("Los Angeles")

        assert scene.why_not("Vanquish") == NOBODY


@pytest.mark.rule("MV-Q39")
def test_witness_protection_ends_with_her_next_turn(lay):
    """
    In the turn after that the Hero can be vanquished.
    """
    with fated(lay, "witness_protection", castle_nefaria=["lady_sif", "hammerhead"]) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks("Los Angeles")
        scene["Ann"].passes()
        scene["Bob"].picks("Jotunheim")
        scene["Bob"].passes()
        does(scene, "Manhattan", "Vanquish")

        assert vendettas(scene) == 1


@pytest.mark.rule("MV-Q39")
def test_witness_protection_in_her_own_turn_lasts_through_the_next(lay):
    """
    Loki is protected by her in her turn: the Hero is safe in the turn that Loki begins next, and no longer.
    """
    bob = {"at": BIFROST, BIFROST: ["king_loki", "iron_fist"]}
    with own_turn(lay, bob=bob, kit={"fate_deck": ["witness_protection"]}) as scene:
        does(scene, "Fate")
        scene["Ann"].passes()
        scene["Bob"].picks("Jotunheim")

        assert scene.why_not("Vanquish") == NOBODY


@pytest.mark.rule("MV-Q37")
def test_witness_protection_is_passed_over_by_an_assassin(lay):
    """
    No card defeats the Hero either.
    """
    ann = {"power": 2, "hand": ["maggia_assassin"], CASTLE: ["bethany_cabe"]}
    with fated(lay, "witness_protection", **ann) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks("Los Angeles")
        plays(scene, "Maggia Assassin", "Castle Nefaria")

        assert vendettas(scene) == 0


@pytest.mark.rule("MV-Q39")
def test_witness_protection_goes_along(lay):
    """
    A Hero under it who comes into another Domain is still safe there: the Spymaster has lured him in vain.
    """
    bob = {BIFROST: ["iron_fist", of("Ann", "spymaster")]}
    ann = {"at": MANHATTAN, "power": 2, "hand": ["personal_vendetta"], CASTLE: ["hammerhead"]}
    table = {"villains": (*VILLAINS, "modok"), "active": 2, "fate_deck": ["witness_protection"]}
    with lay(Ann=ann, Bob=bob, Cid={"at": "project_pegasus"}, **table) as scene:
        scene["Cid"].picks("Fate")
        scene["Cid"].passes()
        does(scene, "Maggia Casino Ship", "Activate", "Castle Nefaria")

        assert scene.card("iron_fist").at == "Castle Nefaria"
        assert scene.why_not("Play a Card") == NO_CARDS


def test_witness_protection_lets_a_hero_be_weakened(lay):
    """
    It can be weakened all the same.
    """
    ann = {"power": 1, CASTLE: ["iron_fist", "the_hood"]}
    with fated(lay, "witness_protection", **ann) as scene:
        scene["Bob"].passes()
        does(scene, "Maggia Casino Ship", "Activate")

        assert scene.card("iron_fist").strength == 2


@pytest.mark.rule("MV-114")
def test_witness_protection_needs_a_hero(lay):
    """
    A player without a Hero is no legal target.
    """
    with fated(lay, "witness_protection", castle_nefaria=["the_hood"]) as scene:
        assert scene.zone("fate_discard") == ("Witness Protection",)
        scene.did_not_happen("Played")


def test_witness_protection_saves_one_hero(lay):
    """
    Another Hero can be vanquished: Bob chooses whom he protects.
    """
    ann = {CASTLE: ["iron_fist", "hammerhead", "bethany_cabe"]}
    with fated(lay, "witness_protection", "Bethany Cabe", **ann) as scene:
        scene["Bob"].passes()
        does(scene, "Los Angeles", "Vanquish")

        assert scene.zone("fate_discard")[-1] == "Iron Fist"


# ------------------------------------------------------------------------------------------------ Stark Armor


def test_stark_armor_makes_strong(lay):
    """
    Attached to a Hero it gives +2 Strength.
    """
    with fated(lay, "stark_armor", castle_nefaria=["iron_fist"]) as scene:
        assert scene.card("iron_fist").strength == 5


def test_stark_armor_makes_a_protector(lay):
    """
    The Hero is a Protector: others there have to wait.
    """
    hero = carrying("iron_fist", "stark_armor")
    with own_turn(lay, castle_nefaria=[hero, "bethany_cabe", "hammerhead"]) as scene:
        assert scene.why_not("Vanquish") == NOBODY


@pytest.mark.rule("MV-114")
def test_stark_armor_needs_a_hero(lay):
    """
    Without a Hero in the Domain it is discarded.
    """
    with fated(lay, "stark_armor") as scene:
        assert scene.zone("fate_discard") == ("Stark Armor",)
        scene.did_not_happen("Played")


def test_stark_armor_goes_with_its_hero(lay):
    """
    It is discarded with its Hero, to the Fate pile.
    """
    with own_turn(lay, castle_nefaria=[carrying("iron_fist", "stark_armor"), "count_nefaria"]) as scene:
        does(scene, "Vanquish")

        assert sorted(scene.zone("fate_discard")) == ["Iron Fist", "Stark Armor"]


# ------------------------------------------------------------------------------------------------ Maggia Gang War


WAR = crisis("maggia_gang_war")


def test_maggia_gang_war_weakens_her_allies(lay):
    """
    Her Allies in her Domain have 1 Strength less.
    """
    with own_turn(lay, castle_nefaria=["maggia_enforcer", "the_hood"], crises=[WAR]) as scene:
        assert (scene.card("maggia_enforcer").strength, scene.card("the_hood").strength) == (1, 2)


def test_maggia_gang_war_weakens_nobody_else(lay):
    """
    Allies at Events, abroad and of others count in full.
    """
    war = crisis("maggia_gang_war", "maggia_enforcer")
    bob = {BIFROST: [of("Ann", "spymaster"), "king_loki"]}
    with own_turn(lay, bob=bob, crises=[war]) as scene:
        assert [scene.card(name).strength for name in ("maggia_enforcer", "spymaster", "king_loki")] == [2, 2, 4]


def test_maggia_gang_war_rewards_with_power(lay):
    """
    Resolved with 6 Strength, it brings her 4 Power.
    """
    with own_turn(lay, power=3, hand=["hammerhead"], crises=[crisis("maggia_gang_war", "the_hood")]) as scene:
        plays(scene, "Hammerhead", "Maggia Gang War")

        assert (power(scene), scene.zone("fate_discard")) == (4, ("Maggia Gang War",))


@pytest.mark.rule("MV-179")
def test_maggia_gang_war_is_hers(lay):
    """
    Turned up by Bob it lies above her Domain.
    """
    with fated(lay, "maggia_gang_war") as scene:
        assert scene.zone("crises", "Ann") == ("Maggia Gang War",)


@pytest.mark.rule("MV-182")
def test_maggia_gang_war_turned_up_by_her_is_discarded(lay):
    """
    Turned up by herself it is discarded.
    """
    with own_turn(lay, kit={"fate_deck": ["maggia_gang_war"]}) as scene:
        does(scene, "Fate")

        assert scene.zone("fate_discard") == ("Maggia Gang War",)
