"""Madame Masque's Contracts, Effects and Specialties: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.masque import (
    ANGELES,
    BIFROST,
    CASTLE,
    MANHATTAN,
    NO_CARDS,
    NOBODY,
    NOTHING,
    SHIP,
    VILLAINS,
    does,
    fated,
    own_turn,
    plays,
    power,
    vendettas,
)

# ------------------------------------------------------------------------------------------------ Maggia Contract


def test_maggia_contract_pays(lay):
    """
    When she defeats the Hero who carries it she gains 3 Power, besides the 1 of the vendetta.
    """
    with own_turn(lay, castle_nefaria=["hammerhead", carrying("iron_fist", "maggia_contract")]) as scene:
        does(scene, "Vanquish")

        assert (power(scene), vendettas(scene)) == (4, 1)
        assert "Maggia Contract" in scene.zone("discard", "Ann")


def test_maggia_contract_goes_to_a_hero(lay):
    """
    It costs nothing, and is attached to a Hero in her Domain.
    """
    with own_turn(lay, hand=["maggia_contract"], castle_nefaria=["iron_fist"]) as scene:
        plays(scene, "Maggia Contract")

        assert scene.card("maggia_contract").at == "Castle Nefaria"


def test_maggia_contract_is_not_given_twice(lay):
    """
    A Hero who has one gets no second.
    """
    ann = {"hand": ["maggia_contract"], CASTLE: [carrying("iron_fist", "maggia_contract")], ANGELES: ["bethany_cabe"]}
    with own_turn(lay, **ann) as scene:
        plays(scene, "Maggia Contract")

        assert len(scene.card("bethany_cabe").has["attached"]) == 1


def test_maggia_contract_needs_a_hero(lay):
    """
    Without a Hero who can have it, it cannot be played: one in Loki's Domain is none.
    """
    with own_turn(lay, hand=["maggia_contract"], bob={BIFROST: ["iron_fist"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


def test_maggia_contract_is_not_for_allies(lay):
    """
    An opposing Ally is no Hero.
    """
    with own_turn(lay, hand=["maggia_contract"], castle_nefaria=[of("Bob", "kid_loki")]) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


def test_maggia_contract_pays_for_a_defeat_by_a_card(lay):
    """
    A defeat by a card is paid as well.
    """
    target = carrying("bethany_cabe", "maggia_contract")
    with own_turn(lay, power=2, hand=["maggia_assassin"], castle_nefaria=[target]) as scene:
        plays(scene, "Maggia Assassin", "Castle Nefaria", "Bethany Cabe")

        assert power(scene) == 4


def test_maggia_contract_does_not_pay_for_somebody_elses_defeat(lay):
    """
    A Hero with it whom Loki defeats in his own Domain pays nothing; the Contract goes to her pile.
    """
    hero = carrying("iron_fist", of("Ann", "maggia_contract"))
    bob = {"at": "jotunheim", BIFROST: ["king_loki", hero]}
    with lay(villains=VILLAINS, active=1, Ann={"at": MANHATTAN}, Bob=bob) as scene:
        scene["Bob"].picks("Vanquish")

        assert (power(scene), scene.zone("discard", "Ann")) == (0, ("Maggia Contract",))


def test_maggia_contract_goes_along(lay):
    """
    A Hero who is relocated takes it along: lured home from Loki's Domain, he still has it.
    """
    hero = carrying("iron_fist", of("Ann", "maggia_contract"))
    with own_turn(lay, at=SHIP, power=1, bob={BIFROST: [hero, of("Ann", "spymaster")]}) as scene:
        does(scene, "Activate", "Castle Nefaria")

        assert scene.card("maggia_contract").at == "Castle Nefaria"


@pytest.mark.rule("MV-Q37")
def test_maggia_contract_does_not_pay_for_a_decoy(lay):
    """
    If a Decoy is removed in the Hero's place nothing is paid, and the Contract stays.
    """
    heroes = [carrying("maria_hill", "maggia_contract"), "life_model_decoy"]
    with own_turn(lay, castle_nefaria=["hammerhead", *heroes]) as scene:
        does(scene, "Vanquish", "Maria Hill S.H.I.E.L.D.")

        assert (power(scene), scene.card("maggia_contract").at) == (0, "Castle Nefaria")


@pytest.mark.rule("MV-Q31")
def test_maggia_contract_is_lost_without_pay(lay):
    """
    A Hero who leaves in any other way takes nothing along: found and played anew, Deathlok has no Contract, and she no Power.
    """
    hero = carrying("deathlok", "maggia_contract")
    with fated(lay, "nick_fury_shield", "Manhattan", "Los Angeles", castle_nefaria=[hero]) as scene:
        assert scene.card("deathlok").at == "Los Angeles"
        assert (power(scene), scene.zone("discard", "Ann")) == (0, ("Maggia Contract",))


# ------------------------------------------------------------------------------------------------ Sleep Gas Pistol


def test_sleep_gas_pistol_weakens_a_hero_here(lay):
    """
    Activated without a price: a Hero at its location has -2 Strength until the end of the turn.
    """
    with own_turn(lay, at=SHIP, castle_nefaria=["sleep_gas_pistol", "iron_fist"]) as scene:
        does(scene, "Activate")

        assert scene.card("iron_fist").strength == 1


def test_sleep_gas_pistol_wears_off(lay):
    """
    In Loki's turn the Hero is as strong as before.
    """
    with own_turn(lay, at=SHIP, castle_nefaria=["sleep_gas_pistol", "iron_fist"]) as scene:
        does(scene, "Activate")
        scene["Ann"].passes()
        scene["Bob"].picks("Bifrost")

        assert scene.card("iron_fist").strength == 3


def test_sleep_gas_pistol_reaches_nobody_elsewhere(lay):
    """
    A Hero at another location is out of reach.
    """
    with own_turn(lay, at=SHIP, castle_nefaria=["sleep_gas_pistol"], manhattan=["iron_fist"]) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_sleep_gas_pistol_does_nothing_to_luke_cage(lay):
    """
    Luke Cage may be chosen, and keeps his Strength.
    """
    with own_turn(lay, at=SHIP, castle_nefaria=["sleep_gas_pistol", "luke_cage"]) as scene:
        does(scene, "Activate")

        assert scene.card("luke_cage").strength == 5


# ------------------------------------------------------------------------------------------------ Draw Them Out


def test_masque_draw_them_out_plays_a_hero(lay):
    """
    The first Hero of the Fate deck is played where she says, in her own Domain.
    """
    with own_turn(lay, power=1, hand=["masque_draw_them_out"], kit={"fate_deck": ["luke_cage"]}) as scene:
        plays(scene, "Draw Them Out", "Castle Nefaria")

        cage = scene.card("luke_cage")
        assert (cage.at, cage.zone, cage.controller) == ("Castle Nefaria", "top", "Ann")


@pytest.mark.rule("MV-188")
def test_masque_draw_them_out_shuffles_the_others_back(lay):
    """
    Cards that come before are shuffled back in, and nothing of them happens; an Event is not played.
    """
    deck = ["witness_protection", "incoming", "luke_cage"]
    with own_turn(lay, power=1, hand=["masque_draw_them_out"], kit={"fate_deck": deck}) as scene:
        plays(scene, "Draw Them Out", "Castle Nefaria")

        assert (scene.zone("fate_discard"), scene.zone("crises")) == ((), ())
        scene.happened("Shuffled")


def test_masque_draw_them_out_leaves_choices_to_the_left(lay):
    """
    What else the Hero offers is for Bob to choose: Kate Bishop hits an Ally of Ann's.
    """
    ann = {"power": 1, "hand": ["masque_draw_them_out"], CASTLE: ["the_hood"]}
    with own_turn(lay, kit={"fate_deck": ["kate_bishop_young_avenger"]}, **ann) as scene:
        plays(scene, "Draw Them Out", "Castle Nefaria")
        scene["Bob"].picks("The Hood")

        assert "The Hood" in scene.zone("discard", "Ann")


def test_masque_draw_them_out_makes_her_the_targeted_player(lay):
    """
    What the Hero does to the targeted player it does to her: Bethany Cabe takes 2 Power.
    """
    with own_turn(lay, power=3, hand=["masque_draw_them_out"], kit={"fate_deck": ["bethany_cabe"]}) as scene:
        plays(scene, "Draw Them Out", "Castle Nefaria")

        assert power(scene) == 0


def test_masque_draw_them_out_needs_a_hero(lay):
    """
    With no Hero in the Fate deck or its pile it cannot be played.
    """
    kit = {"fate_deck": ["incoming"], "rest": {"Fate": "between"}}
    with own_turn(lay, power=1, hand=["masque_draw_them_out"], kit=kit) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


@pytest.mark.rule("MV-189")
def test_masque_draw_them_out_renews_the_deck(lay):
    """
    With an empty Fate deck the pile is shuffled into a new one: the Hero there turns up.
    """
    kit = {"fate_deck": [], "fate_discard": ["luke_cage"], "rest": {"Fate": "between"}}
    with own_turn(lay, power=1, hand=["masque_draw_them_out"], kit=kit) as scene:
        plays(scene, "Draw Them Out", "Castle Nefaria")

        assert scene.card("luke_cage").at == "Castle Nefaria"


# ------------------------------------------------------------------------------------------------ Unfinished Business


def test_unfinished_business_brings_a_hero_back(lay):
    """
    A Hero of the Fate pile, of her choice, is played in her Domain.
    """
    kit = {"fate_discard": ["iron_fist", "luke_cage"]}
    with own_turn(lay, hand=["unfinished_business"], kit=kit) as scene:
        plays(scene, "Unfinished Business", "Luke Cage", "Castle Nefaria")

        assert (scene.card("luke_cage").at, scene.zone("fate_discard")) == ("Castle Nefaria", ("Iron Fist",))


def test_unfinished_business_leaves_choices_to_the_left(lay):
    """
    What else the Hero offers is for Bob to choose.
    """
    kit = {"fate_discard": ["kate_bishop_young_avenger"]}
    with own_turn(lay, hand=["unfinished_business"], castle_nefaria=["the_hood"], kit=kit) as scene:
        plays(scene, "Unfinished Business", "Castle Nefaria")
        scene["Bob"].passes()

        assert scene.card("the_hood").at == "Castle Nefaria"


def test_unfinished_business_needs_a_hero_in_the_pile(lay):
    """
    With no Hero there it cannot be played: an Event is none.
    """
    with own_turn(lay, hand=["unfinished_business"], kit={"fate_discard": ["incoming"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


# ------------------------------------------------------------------------------------------------ Personal Vendetta


def test_personal_vendetta_vanquishes(lay):
    """
    Each Ally used has +1 Strength for it: an Enforcer takes a Hero of 3, without a symbol.
    """
    ann = {"at": SHIP, "power": 1, "hand": ["personal_vendetta"], CASTLE: ["maggia_enforcer", "iron_fist"]}
    with own_turn(lay, **ann) as scene:
        plays(scene, "Personal Vendetta")

        assert (vendettas(scene), scene.zone("discard", "Ann")) == (1, ("Maggia Enforcer", "Personal Vendetta"))


def test_personal_vendetta_is_fiercer_with_a_contract(lay):
    """
    Against a Hero with a Contract it is +2: two Enforcers take a Hero of 8.
    """
    target = carrying(with_tokens("luke_cage", 3), "maggia_contract")
    ann = {"at": SHIP, "power": 1, "hand": ["personal_vendetta"], CASTLE: ["maggia_enforcer", "silvermane", target]}
    with own_turn(lay, **ann) as scene:
        plays(scene, "Personal Vendetta", "Silvermane")

        assert vendettas(scene) == 1


def test_personal_vendetta_without_a_contract_is_not(lay):
    """
    Without one two Enforcers have 6, and a Hero of 7 is too strong.
    """
    ann = {"at": SHIP, "power": 1, "hand": ["personal_vendetta"]}
    with own_turn(lay, **ann, castle_nefaria=["maggia_enforcer"] * 2 + [with_tokens("luke_cage", 2)]) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


@pytest.mark.rule("MV-126")
def test_personal_vendetta_does_not_rouse_an_ally_without_strength(lay):
    """
    An Ally at 0 is barred before the bonus is counted.
    """
    ann = {"at": SHIP, "power": 1, "hand": ["personal_vendetta"]}
    weak = [with_tokens("maggia_enforcer", -2), "life_model_decoy"]
    with own_turn(lay, **ann, castle_nefaria=weak) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


def test_personal_vendetta_is_for_heroes_only(lay):
    """
    An opposing Ally is no target.
    """
    ann = {"at": SHIP, "power": 1, "hand": ["personal_vendetta"]}
    with own_turn(lay, **ann, castle_nefaria=["count_nefaria", of("Bob", "kid_loki")]) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


@pytest.mark.rule("MV-Q21")
def test_personal_vendetta_is_bound_by_protectors(lay):
    """
    Beside a Protector who is too strong nobody can be chosen.
    """
    ann = {"at": SHIP, "power": 1, "hand": ["personal_vendetta"]}
    with own_turn(lay, **ann, castle_nefaria=["maggia_enforcer", "iron_fist", "tony_stark"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


def test_personal_vendetta_is_over_then(lay):
    """
    A Vanquish later in the turn has nothing of it.
    """
    ann = {"power": 1, "hand": ["personal_vendetta"], CASTLE: ["maggia_enforcer", "iron_fist"]}
    with own_turn(lay, **ann, los_angeles=["maggia_enforcer", "lady_sif"]) as scene:
        plays(scene, "Personal Vendetta", "Iron Fist")

        assert scene.why_not("Vanquish") == NOBODY


# ------------------------------------------------------------------------------------------------ Maggia Tribute


def test_maggia_tribute_pays_for_each(lay):
    """
    She gains 1 Power for each Maggia Ally in her Domain.
    """
    ann = {"hand": ["maggia_tribute"], CASTLE: ["maggia_enforcer", "maggia_assassin", "the_hood"]}
    with own_turn(lay, **ann) as scene:
        plays(scene, "Maggia Tribute")

        assert power(scene) == 2


def test_maggia_tribute_needs_the_maggia(lay):
    """
    Without one in the Domain it cannot be played: those at Events do not count.
    """
    table = {"crises": [crisis("infiltrated", of("Ann", "maggia_enforcer"))]}
    with own_turn(lay, hand=["maggia_tribute"], castle_nefaria=["the_hood"], kit=table) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


# ------------------------------------------------------------------------------------------------ Golden Mask


def masked(lay, *more, **ann):
    """Have the Hood vanquish Iron Fist, with the Golden Mask in play."""
    ann = {"specialties": ["golden_mask"], CASTLE: [with_tokens("the_hood", 1), "bethany_cabe", *more], **ann}
    scene = own_turn(lay, **ann)
    return does(scene, "Vanquish")


def test_golden_mask_takes_an_ally_into_hand(lay):
    """
    For 1 Power an Ally used goes to hand instead of the pile; its tokens go back.
    """
    with masked(lay) as scene:
        scene["Ann"].confirms()

        assert (scene.hand("Ann"), scene.zone("discard", "Ann"), power(scene)) == (("The Hood",), (), 0)


def test_golden_mask_need_not_be_used(lay):
    """
    She may let the Ally go.
    """
    with masked(lay) as scene:
        scene["Ann"].declines()

        assert (scene.zone("discard", "Ann"), power(scene)) == (("The Hood",), 1)


def test_golden_mask_takes_power(lay):
    """
    Without Power there is nothing to pay: an opposing Ally settles no vendetta and brings none.
    """
    ann = {"specialties": ["golden_mask"], CASTLE: ["the_hood", of("Bob", "kid_loki")]}
    with own_turn(lay, **ann) as scene:
        does(scene, "Vanquish")

        assert scene.zone("discard", "Ann") == ("The Hood",)


@pytest.mark.rule("MV-146")
def test_golden_mask_saves_one_a_turn(lay):
    """
    Of two Allies used in a turn one is saved.
    """
    ann = {"power": 5, "specialties": ["golden_mask"], CASTLE: ["the_hood", "maggia_enforcer", "luke_cage"]}
    with own_turn(lay, **ann) as scene:
        does(scene, "Vanquish", "The Hood")
        scene["Ann"].confirms()

        assert (scene.hand("Ann"), scene.zone("discard", "Ann")) == (("The Hood",), ("Maggia Enforcer",))


@pytest.mark.rule("MV-Q43")
def test_golden_mask_and_bio_duplicate(lay):
    """
    If both could save an Ally, she picks one of them.
    """
    ann = {"power": 1, "specialties": ["golden_mask"], CASTLE: ["the_hood", "bio_duplicate", "iron_fist"]}
    with own_turn(lay, **ann) as scene:
        does(scene, "Vanquish", "The Hood")
        scene["Ann"].passes()

        assert len(scene.options) >= 2
        scene["Ann"].picks(next(one for one in scene.options if "Bio-Duplicate" in one))
        scene["Ann"].confirms()

        assert scene.card("the_hood").at == "Castle Nefaria"


def test_golden_mask_saves_nobody_from_a_card(lay):
    """
    It is about the discard after a Vanquish.
    """
    ann = {"power": 3, "specialties": ["golden_mask"], CASTLE: ["the_hood"]}
    with fated(lay, "kate_bishop_young_avenger", "Castle Nefaria", "The Hood", **ann) as scene:
        assert scene.zone("discard", "Ann") == ("The Hood",)


# ------------------------------------------------------------------------------------------------ The Hit List


def listed(lay, *deck, **ann):
    """Have Ann activate The Hit List with some cards on top of the Fate deck."""
    scene = own_turn(lay, at=SHIP, power=1, specialties=["the_hit_list"], kit={"fate_deck": list(deck)}, **ann)
    return does(scene, "Activate")


def test_the_hit_list_plays_a_hero(lay):
    """
    For 1 Power she looks at three Fate cards and may play a Hero among them in her Domain.
    """
    with listed(lay, "incoming", "luke_cage", "stark_armor") as scene:
        does(scene, "Luke Cage")
        assert scene.decision.kind == "order"
        scene["Ann"].picks("Stark Armor", "Incoming")
        does(scene, "Castle Nefaria")

        assert (scene.card("luke_cage").at, power(scene)) == ("Castle Nefaria", 0)


def test_the_hit_list_need_not_play_anybody(lay):
    """
    She may play none of them.
    """
    with listed(lay, "incoming", "luke_cage", "stark_armor") as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Stark Armor", "Luke Cage", "Incoming")

        scene.did_not_happen("Played")


def test_the_hit_list_puts_the_others_back_in_order(lay):
    """
    The others go back on top in an order of hers: Bob's Fate action turns up the first one.
    """
    with listed(lay, "incoming", "luke_cage", "iron_fist") as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Iron Fist", "Luke Cage", "Incoming")
        scene["Ann"].passes()
        for answer in ("Bifrost", "Fate", "Manhattan"):
            scene["Bob"].picks(answer)

        assert scene.card("iron_fist").at == "Manhattan"


@pytest.mark.rule("MV-190")
def test_the_hit_list_shows_the_hero_only(lay):
    """
    Bob sees the Hero who is played, and not what else she looked at.
    """
    with listed(lay, "incoming", "luke_cage", "stark_armor") as scene:
        does(scene, "Luke Cage")
        scene["Ann"].picks("Stark Armor", "Incoming")
        does(scene, "Castle Nefaria")

        assert scene["Bob"].sees("Luke Cage")
        assert not scene["Bob"].sees("Stark Armor")


def test_the_hit_list_offers_heroes_only(lay):
    """
    Neither an Event nor an Item can be played with it.
    """
    with listed(lay, "incoming", "witness_protection", "stark_armor") as scene:
        scene.cannot_pick("Incoming", "Witness Protection", "Stark Armor")
        scene["Ann"].passes()
        scene["Ann"].picks("Stark Armor", "Witness Protection", "Incoming")


def test_the_hit_list_leaves_choices_to_the_left(lay):
    """
    What else the Hero offers is for Bob to choose.
    """
    with listed(lay, "kate_bishop_young_avenger", "incoming", "stark_armor", castle_nefaria=["the_hood"]) as scene:
        does(scene, "Kate Bishop, Young Avenger")
        scene["Ann"].picks("Stark Armor", "Incoming")
        does(scene, "Castle Nefaria")
        scene["Bob"].picks("The Hood")

        assert scene.zone("discard", "Ann") == ("The Hood",)


def test_the_hit_list_costs_1(lay):
    """
    Without Power it cannot be activated.
    """
    with own_turn(lay, at=SHIP, specialties=["the_hit_list"]) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_the_hit_list_is_a_specialty_for_1(lay):
    """
    For 1 Power it is laid in the Specialty area, where no location is asked for.
    """
    with own_turn(lay, hand=["the_hit_list"], power=1) as scene:
        plays(scene, "The Hit List")

        assert "The Hit List" in scene.zone("specialties", "Ann")
        assert power(scene) == 0


def test_the_hit_list_is_not_played_without_power(lay):
    """
    It costs 1 Power, and she has none.
    """
    with own_turn(lay, hand=["the_hit_list"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS
