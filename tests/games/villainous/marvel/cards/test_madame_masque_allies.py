"""Madame Masque's tile and Allies: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.masque import (
    ANGELES,
    BIFROST,
    CASTLE,
    MANHATTAN,
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

# ------------------------------------------------------------------------------------------------ the Vendetta tile


def test_vendetta_tile_counts_a_hero_defeated(lay):
    """
    A Hero defeated settles a vendetta and brings 1 Power.
    """
    with own_turn(lay, castle_nefaria=["count_nefaria", "iron_fist"]) as scene:
        does(scene, "Vanquish")

        assert (vendettas(scene), power(scene)) == (1, 1)


def test_vendetta_tile_counts_more_than_once_a_turn(lay):
    """
    It is no ability to be used: each Hero of a turn counts.
    """
    ann = {
        "at": ANGELES,
        "power": 2,
        "hand": ["maggia_assassin"],
        SHIP: ["bethany_cabe"],
        CASTLE: ["hammerhead", "iron_fist"],
    }
    with own_turn(lay, **ann) as scene:
        plays(scene, "Maggia Assassin", "Maggia Casino Ship", "Bethany Cabe")
        does(scene, "Vanquish")

        assert (vendettas(scene), power(scene)) == (2, 2)


def test_vendetta_tile_counts_no_opposing_ally(lay):
    """
    An opposing Ally is no Hero.
    """
    with own_turn(lay, castle_nefaria=["hammerhead", of("Bob", "kid_loki")]) as scene:
        does(scene, "Vanquish")

        assert (vendettas(scene), power(scene)) == (0, 0)


def test_vendetta_tile_counts_nobody_elses_defeats(lay):
    """
    A Hero that Loki vanquishes is no vendetta of hers.
    """
    bob = {"at": "jotunheim", BIFROST: ["king_loki", "iron_fist"]}
    with lay(villains=VILLAINS, active=1, Ann={"at": MANHATTAN}, Bob=bob) as scene:
        scene["Bob"].picks("Vanquish")

        assert vendettas(scene) == 0


@pytest.mark.rule("MV-197")
def test_vendetta_tile_counts_the_reward_of_an_event(lay):
    """
    A Hero defeated as her reward for an Event counts: Incoming takes Bethany Cabe.
    """
    ann = {"at": ANGELES, "power": 3, "hand": ["hammerhead"], SHIP: ["bethany_cabe"]}
    incoming = crisis("incoming", of("Ann", "hammerhead"))
    with own_turn(lay, kit={"crises": [incoming]}, **ann) as scene:
        plays(scene, "Hammerhead", "Incoming")
        scene["Ann"].picks("Bethany Cabe")

        assert (vendettas(scene), power(scene)) == (1, 1)


@pytest.mark.rule("MV-Q37")
def test_vendetta_tile_does_not_count_a_decoy(lay):
    """
    A Life Model Decoy that is removed in the place of a Hero settles nothing.
    """
    with own_turn(lay, castle_nefaria=["hammerhead", "maria_hill", "life_model_decoy"]) as scene:
        does(scene, "Vanquish", "Maria Hill S.H.I.E.L.D.")

        assert vendettas(scene) == 0


# ------------------------------------------------------------------------------------------------ Maggia


def test_maggia_enforcer_has_its_strength(lay):
    """
    It has 2 Strength and no ability.
    """
    with own_turn(lay, castle_nefaria=["maggia_enforcer"]) as scene:
        assert scene.card("maggia_enforcer").strength == 2


@pytest.mark.rule("MV-132")
def test_maggia_enforcer_stays_at_home(lay):
    """
    It cannot be played to another Domain.
    """
    with own_turn(lay, power=1, hand=["maggia_enforcer"]) as scene:
        does(scene, "Play a Card", "Maggia Enforcer")

        scene.can_pick_exactly("Manhattan", "Maggia Casino Ship", "Castle Nefaria", "Los Angeles")
        scene["Ann"].picks("Manhattan")


def test_maggia_assassin_defeats_a_weak_hero(lay):
    """
    Played where a Hero of Strength 2 is, it may defeat that Hero: a vendetta is settled.
    """
    with own_turn(lay, power=2, hand=["maggia_assassin"], castle_nefaria=["bethany_cabe"]) as scene:
        plays(scene, "Maggia Assassin", "Castle Nefaria", "Bethany Cabe")

        assert (scene.zone("fate_discard"), vendettas(scene)) == (("Bethany Cabe",), 1)


def test_maggia_assassin_need_not_strike(lay):
    """
    It may leave the Hero.
    """
    with own_turn(lay, power=2, hand=["maggia_assassin"], castle_nefaria=["bethany_cabe"]) as scene:
        plays(scene, "Maggia Assassin", "Castle Nefaria")
        scene["Ann"].passes()

        assert vendettas(scene) == 0


@pytest.mark.parametrize(("hero", "at"), [("iron_fist", "Castle Nefaria"), ("bethany_cabe", "Manhattan")])
def test_maggia_assassin_strikes_nobody_strong_or_elsewhere(lay, hero, at):
    """
    A Hero of Strength 3 is too strong for it, and one at another location too far away.
    """
    with own_turn(lay, power=2, hand=["maggia_assassin"], castle_nefaria=[hero]) as scene:
        plays(scene, "Maggia Assassin", at)

        assert vendettas(scene) == 0


@pytest.mark.rule("MV-Q22")
def test_maggia_assassin_is_bound_by_protectors(lay):
    """
    Beside Peggy Carter, who is too strong for it, Bethany Cabe is safe.
    """
    with own_turn(lay, power=2, hand=["maggia_assassin"], castle_nefaria=["bethany_cabe", "peggy_carter"]) as scene:
        plays(scene, "Maggia Assassin", "Castle Nefaria")

        assert vendettas(scene) == 0


# ------------------------------------------------------------------------------------------------ Ani-Men


def test_ani_men_join_a_hero(lay):
    """
    When a Hero is played in the Domain, they may go there, in Bob's turn.
    """
    with fated(lay, "luke_cage", "Castle Nefaria", los_angeles=["ani_men"]) as scene:
        scene["Ann"].confirms()

        assert (scene.card("ani_men").at, scene.card("ani_men").zone) == ("Castle Nefaria", "bottom")


def test_ani_men_may_stay(lay):
    """
    They need not go.
    """
    with fated(lay, "luke_cage", "Castle Nefaria", los_angeles=["ani_men"]) as scene:
        scene["Ann"].declines()

        assert scene.card("ani_men").at == "Los Angeles"


def test_ani_men_come_after_what_the_hero_does(lay):
    """
    They go there after the Hero's own ability: Kate Bishop, who hits somebody at her location, does not reach them.
    """
    with fated(lay, "kate_bishop_young_avenger", "Castle Nefaria", los_angeles=["ani_men"]) as scene:
        scene["Ann"].confirms()

        assert scene.card("ani_men").at == "Castle Nefaria"


def test_ani_men_join_a_hero_whom_she_draws_out(lay):
    """
    In her own turn they may, too.
    """
    ann = {"power": 1, "hand": ["masque_draw_them_out"], ANGELES: ["ani_men"]}
    with own_turn(lay, kit={"fate_deck": ["luke_cage"]}, **ann) as scene:
        plays(scene, "Draw Them Out", "Castle Nefaria")
        scene["Ann"].confirms()

        assert scene.card("ani_men").at == "Castle Nefaria"


def test_ani_men_do_not_leave_an_event(lay):
    """
    They come from another location of the Domain, not from an Event.
    """
    table = {"crises": [crisis("infiltrated", of("Ann", "ani_men"))]}
    with fated(lay, "luke_cage", "Castle Nefaria", kit=table) as scene:
        scene.did_not_happen("Relocated")


def test_ani_men_do_not_go_abroad(lay):
    """
    A Hero played in Loki's Domain is nothing to them.
    """
    ann = {"at": CASTLE, ANGELES: ["ani_men"]}
    with own_turn(lay, kit={"fate_deck": ["luke_cage"]}, **ann) as scene:
        does(scene, "Fate", "Bifrost")

        scene.did_not_happen("Relocated")


@pytest.mark.rule("MV-097")
def test_ani_men_do_not_join_a_hero_who_is_relocated(lay):
    """
    A Hero who is relocated is not played.
    """
    bob = {BIFROST: ["luke_cage", of("Ann", "spymaster")]}
    with own_turn(lay, at=SHIP, power=1, bob=bob, los_angeles=["ani_men"]) as scene:
        does(scene, "Activate", "Castle Nefaria")

        assert scene.card("ani_men").at == "Los Angeles"


# ------------------------------------------------------------------------------------------------ Bio-Duplicate


def duel(lay, *others, **ann):
    """Have the Hood vanquish Iron Fist at Castle Nefaria, beside some others."""
    scene = own_turn(lay, castle_nefaria=["the_hood", "iron_fist", *others], **ann)
    return does(scene, "Vanquish", *(["The Hood"] if others else []))


def test_bio_duplicate_takes_the_place_of_an_ally(lay):
    """
    If another Ally used in a Vanquish there would be discarded, it may be removed instead.
    """
    with duel(lay, "bio_duplicate") as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()

        assert scene.card("the_hood").at == "Castle Nefaria"
        assert scene.zone("discard", "Ann") == ("Bio-Duplicate",)


def test_bio_duplicate_may_stay(lay):
    """
    It may let the Ally go.
    """
    with duel(lay, "bio_duplicate") as scene:
        scene["Ann"].passes()
        scene["Ann"].declines()

        assert scene.zone("discard", "Ann") == ("The Hood",)


def test_bio_duplicate_that_fought_saves_nobody(lay):
    """
    Used itself, it takes nobody's place.
    """
    with duel(lay, "bio_duplicate") as scene:
        scene["Ann"].picks("Bio-Duplicate")

        assert sorted(scene.zone("discard", "Ann")) == ["Bio-Duplicate", "The Hood"]


def test_bio_duplicate_elsewhere_saves_nobody(lay):
    """
    It has to be at the same location.
    """
    with duel(lay, manhattan=["bio_duplicate"]) as scene:
        assert scene.zone("discard", "Ann") == ("The Hood",)


def test_bio_duplicate_saves_one_of_two(lay):
    """
    Of two Allies used it saves one only.
    """
    with own_turn(lay, castle_nefaria=["maggia_enforcer", "the_hood", "luke_cage", "bio_duplicate"]) as scene:
        does(scene, "Vanquish", "The Hood", "Maggia Enforcer")
        scene["Ann"].passes()
        scene["Ann"].confirms()

        assert sorted(scene.zone("discard", "Ann"))[0] == "Bio-Duplicate"
        assert len(scene.zone("discard", "Ann")) == 2


@pytest.mark.rule("MV-Q36")
def test_bio_duplicate_saves_nobody_from_a_defeat_by_a_card(lay):
    """
    It is about the discard after a Vanquish alone: Kate Bishop's victim is lost.
    """
    with fated(
        lay, "kate_bishop_young_avenger", "Castle Nefaria", "The Hood", castle_nefaria=["the_hood", "bio_duplicate"]
    ) as scene:
        assert scene.zone("discard", "Ann") == ("The Hood",)


def test_bio_duplicate_leaves_tokens_on_whom_it_saves(lay):
    """
    The Ally who is saved keeps its tokens.
    """
    with own_turn(lay, castle_nefaria=[with_tokens("the_hood", 2), "iron_fist", "bio_duplicate"]) as scene:
        does(scene, "Vanquish", "The Hood")
        scene["Ann"].passes()
        scene["Ann"].confirms()

        assert scene.card("the_hood").strength == 5


# ------------------------------------------------------------------------------------------------ Count Nefaria


@pytest.mark.parametrize(("tokens", "left"), [(0, 3), (-2, 1), (-4, 0)])
def test_count_nefaria_endures(lay, tokens, left):
    """
    Used in a Vanquish he gets -2 Strength and stays: he fights at 5, at 3 and at 1, and then stays at 0.
    """
    hero = "life_model_decoy"
    with own_turn(lay, castle_nefaria=[with_tokens("count_nefaria", tokens), hero]) as scene:
        does(scene, "Vanquish")

        assert (scene.card("count_nefaria").strength, scene.zone("discard", "Ann")) == (left, ())


@pytest.mark.rule("MV-126")
def test_count_nefaria_at_0_fights_no_more(lay):
    """
    Without Strength he is barred from vanquishing.
    """
    hero = with_tokens("life_model_decoy", -1)
    with own_turn(lay, castle_nefaria=[with_tokens("count_nefaria", -5), hero]) as scene:
        assert scene.why_not("Vanquish") == NOBODY


@pytest.mark.rule("MV-172")
def test_count_nefaria_is_discarded_by_an_event(lay):
    """
    An Event discards him like any Ally.
    """
    table = {"crises": [crisis("infiltrated", of("Ann", "the_hood"))]}
    with own_turn(lay, power=4, hand=["count_nefaria"], kit=table) as scene:
        plays(scene, "Count Nefaria", "Infiltrated")

        assert "Count Nefaria" in scene.zone("discard", "Ann")


def test_count_nefaria_endures_no_defeat_by_a_card(lay):
    """
    Defeated by a card he is gone.
    """
    with fated(
        lay, "kate_bishop_young_avenger", "Castle Nefaria", "Count Nefaria",
        castle_nefaria=[with_tokens("count_nefaria", -2)],
    ) as scene:  # fmt: skip
        assert scene.zone("discard", "Ann") == ("Count Nefaria",)


@pytest.mark.rule("MV-Q16")
def test_count_nefaria_loses_nothing_against_a_hero_without_strength(lay):
    """
    A Hero at 0 Strength costs nobody anything.
    """
    with own_turn(lay, castle_nefaria=["count_nefaria", with_tokens("iron_fist", -3)]) as scene:
        does(scene, "Vanquish")

        assert scene.card("count_nefaria").strength == 5


# ------------------------------------------------------------------------------------------------ The Hood


def test_the_hood_weakens_a_hero(lay):
    """
    Activated for 1 Power he gives a Hero anywhere in the Domain -1 Strength, for good.
    """
    with own_turn(lay, at=SHIP, power=1, castle_nefaria=["iron_fist"], manhattan=["the_hood"]) as scene:
        does(scene, "Activate")

        assert (scene.card("iron_fist").strength, power(scene)) == (2, 0)


@pytest.mark.rule("MV-084")
def test_the_hood_works_at_an_event(lay):
    """
    At an Event he does the same: the text names the Domain.
    """
    table = {"crises": [crisis("infiltrated", of("Ann", "the_hood"))]}
    with own_turn(lay, at=SHIP, power=1, castle_nefaria=["iron_fist"], kit=table) as scene:
        does(scene, "Activate")

        assert scene.card("iron_fist").strength == 2


def test_the_hood_weakens_nobody_abroad(lay):
    """
    With Heroes in Loki's Domain only, he has nobody: he cannot be activated for nothing.
    """
    with own_turn(lay, at=SHIP, power=1, manhattan=["the_hood"], bob={BIFROST: ["iron_fist"]}) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_the_hood_takes_nothing_from_luke_cage(lay):
    """
    Luke Cage can be chosen, and keeps his Strength.
    """
    with own_turn(lay, at=SHIP, power=1, manhattan=["the_hood"], castle_nefaria=["luke_cage"]) as scene:
        does(scene, "Activate")

        assert (scene.card("luke_cage").strength, power(scene)) == (5, 0)


# ------------------------------------------------------------------------------------------------ Hammerhead


def test_hammerhead_is_stronger_against_a_contract(lay):
    """
    Against a Hero with a Contract he has 6 Strength: Luke Cage with 5 falls.
    """
    with own_turn(lay, castle_nefaria=["hammerhead", carrying("luke_cage", "maggia_contract")]) as scene:
        does(scene, "Vanquish")

        assert vendettas(scene) == 1


def test_hammerhead_has_no_more_than_6_against_a_contract(lay):
    """
    A Hero of 7 is too strong for him in spite of a Contract.
    """
    target = carrying(with_tokens("luke_cage", 2), "maggia_contract")
    with own_turn(lay, castle_nefaria=["hammerhead", target]) as scene:
        assert scene.why_not("Vanquish") == NOBODY


def test_hammerhead_without_a_contract_has_4(lay):
    """
    Without one Luke Cage is too strong for him.
    """
    with own_turn(lay, castle_nefaria=["hammerhead", "luke_cage"]) as scene:
        assert scene.why_not("Vanquish") == NOBODY


def test_hammerhead_is_not_stronger_for_the_contract_of_another(lay):
    """
    Somebody else's Contract beside him does not count.
    """
    with own_turn(lay, castle_nefaria=["hammerhead", "luke_cage", carrying("iron_fist", "maggia_contract")]) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Iron Fist",)


# ------------------------------------------------------------------------------------------------ Silvermane


def test_silvermane_makes_maggia_allies_cheaper(lay):
    """
    While he is in the Domain a Maggia Ally costs 1 Power less.
    """
    with own_turn(lay, power=1, hand=["maggia_assassin"], castle_nefaria=["silvermane"]) as scene:
        plays(scene, "Maggia Assassin", "Manhattan")

        assert power(scene) == 0


def test_silvermane_makes_an_enforcer_free(lay):
    """
    An Enforcer costs 0 with him.
    """
    with own_turn(lay, power=1, hand=["maggia_enforcer"], castle_nefaria=["silvermane"]) as scene:
        plays(scene, "Maggia Enforcer", "Manhattan")

        assert power(scene) == 1


def test_silvermane_makes_nobody_else_cheaper(lay):
    """
    The Hood is no Maggia Ally.
    """
    with own_turn(lay, power=2, hand=["the_hood", "maggia_enforcer"], castle_nefaria=["silvermane"]) as scene:
        scene["Ann"].picks("Play a Card")

        assert scene.why_not("The Hood") == "3 Power needed: you have 2."
        does(scene, "Maggia Enforcer", "Manhattan")


@pytest.mark.rule("MV-Q26")
def test_silvermane_at_an_event_makes_nobody_cheaper(lay):
    """
    At an Event he is in no Domain.
    """
    table = {"crises": [crisis("infiltrated", of("Ann", "silvermane"))]}
    with own_turn(lay, power=1, hand=["maggia_enforcer"], kit=table) as scene:
        plays(scene, "Maggia Enforcer", "Manhattan")

        assert power(scene) == 0


# ------------------------------------------------------------------------------------------------ Spymaster


def test_spymaster_may_go_to_another_domain(lay):
    """
    He may be played to Loki's Domain, on the top side.
    """
    with own_turn(lay, power=2, hand=["spymaster"]) as scene:
        plays(scene, "Spymaster", "Bifrost")

        assert scene.card("spymaster", zone="top").at == "Bifrost"


@pytest.mark.rule("MV-Q38")
def test_spymaster_lures_a_hero(lay):
    """
    Activated there for 1 Power he brings a Hero from his location into her Domain, with all it carries.
    """
    bob = {BIFROST: [with_tokens("iron_fist", 1), of("Ann", "spymaster")]}
    with own_turn(lay, at=SHIP, power=1, bob=bob) as scene:
        does(scene, "Activate", "Castle Nefaria")

        fist = scene.card("iron_fist")
        assert (fist.at, fist.zone, fist.strength, power(scene)) == ("Castle Nefaria", "top", 4, 0)


@pytest.mark.rule("MV-Q38")
def test_spymaster_brings_a_hero_who_is_hers_then(lay):
    """
    The Hero acts on her from then on, and her Allies may vanquish it.
    """
    bob = {BIFROST: ["iron_fist", of("Ann", "spymaster")]}
    with own_turn(lay, at=SHIP, power=1, bob=bob, castle_nefaria=["hammerhead"]) as scene:
        does(scene, "Activate", "Castle Nefaria")

        assert scene.card("iron_fist").controller == "Ann"


def test_spymaster_lures_nobody_at_home(lay):
    """
    In her own Domain he has nothing to do.
    """
    with own_turn(lay, at=SHIP, power=1, castle_nefaria=["spymaster", "iron_fist"]) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_spymaster_lures_nobody_from_elsewhere(lay):
    """
    A Hero at another location of that Domain is out of his reach.
    """
    bob = {BIFROST: [of("Ann", "spymaster")], "jotunheim": ["iron_fist"]}
    with own_turn(lay, at=SHIP, power=1, bob=bob) as scene:
        assert scene.why_not("Activate") == NOTHING
