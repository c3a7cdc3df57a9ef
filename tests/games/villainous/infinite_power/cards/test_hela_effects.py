"""Hela's Effects and the way of a Soul Mark: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import of, with_tokens
from tabletop.games.villainous.testing import carrying
from tests.games.villainous.infinite_power.hela import (
    BIFROST,
    GJOLL,
    HEL,
    NIFLHEIM,
    NOT_NOW,
    does,
    fated,
    is_marked,
    marked,
    own_turn,
    plays,
    power,
    souls,
    supply,
)


def why_not(scene, card):
    """Say why a card in Ann's hand can't be played, where a Draugr Swordsman can."""
    scene["Ann"].picks("Play a Card")
    why = scene.why_not(card)
    does(scene, "Draugr Swordsman", GJOLL)
    return why


# ------------------------------------------------------------------------------------------------ Marked by Death


def test_marked_by_death_marks_a_hero(lay):
    """
    A Hero in her own Domain gets a Soul Mark out of the supply.
    """
    with own_turn(lay, hand=["marked_by_death"], power=1, hel=["falcon"]) as scene:
        plays(scene, "Marked by Death")

        assert (is_marked(scene, "falcon"), supply(scene), power(scene)) == (True, 14, 0)


def test_marked_by_death_reaches_all_domains(lay):
    """
    A Hero in Bob's Domain can be marked as well.
    """
    with own_turn(lay, hand=["marked_by_death"], power=1, hel=["falcon"], bob={BIFROST: ["heimdall"]}) as scene:
        plays(scene, "Marked by Death", "Heimdall")

        assert (is_marked(scene, "heimdall"), is_marked(scene, "falcon")) == (True, False)


@pytest.mark.rule("MV-Q45")
def test_marked_by_death_marks_nobody_twice(lay):
    """
    A Hero carries one Soul Mark at most: where all are marked it can't be played.
    """
    with own_turn(lay, hand=["marked_by_death", "draugr_swordsman"], power=1, hel=[marked("falcon")]) as scene:
        assert why_not(scene, "Marked by Death") == NOT_NOW


@pytest.mark.rule("MV-080")
def test_marked_by_death_needs_a_hero(lay):
    """
    Without any Hero it can't be played.
    """
    with own_turn(lay, hand=["marked_by_death", "draugr_swordsman"], power=1) as scene:
        assert why_not(scene, "Marked by Death") == NOT_NOW


@pytest.mark.rule("MV-Q45")
def test_marked_by_death_needs_a_mark(lay):
    """
    With all fifteen Soul Marks in use none is put.
    """
    with own_turn(
        lay, hand=["marked_by_death", "draugr_swordsman"], power=1, odins_vault=["falcon"], vault={"SOUL_MARK": 15}
    ) as scene:
        assert why_not(scene, "Marked by Death") == NOT_NOW


@pytest.mark.parametrize("hero", ["valkyrior", "angela", "balder"])
def test_marked_by_death_does_not_touch_who_cannot_be_marked(lay, hero):
    """
    Valkyrior, Angela and Balder are no targets.
    """
    with own_turn(lay, hand=["marked_by_death", "draugr_swordsman"], power=1, hel=[hero]) as scene:
        assert why_not(scene, "Marked by Death") == NOT_NOW


def test_marked_by_death_does_not_mark_allies(lay):
    """
    Bob's Ally in her Domain is no Hero.
    """
    with own_turn(lay, hand=["marked_by_death", "draugr_swordsman"], power=1, hel=[of("Bob", "kid_loki")]) as scene:
        assert why_not(scene, "Marked by Death") == NOT_NOW


# ------------------------------------------------------------------------------------------------ Death's Embrace


def test_deaths_embrace_brings_a_marked_hero_to_niflheim(lay):
    """
    From Bob's Domain too; the Hero keeps the mark and stands in her way there.
    """
    with own_turn(lay, hand=["deaths_embrace"], bob={BIFROST: [marked("heimdall")]}) as scene:
        plays(scene, "Death's Embrace")

        hero = scene.card("heimdall")
        assert (hero.at, hero.zone, hero.controller, is_marked(scene, "heimdall")) == (NIFLHEIM, "top", "Ann", True)


def test_deaths_embrace_takes_tokens_and_items_along(lay):
    """
    What lies on the Hero goes along.
    """
    hero = carrying(marked(with_tokens("falcon", 2)), "odin_force")
    with own_turn(lay, hand=["deaths_embrace"], hel=[hero]) as scene:
        plays(scene, "Death's Embrace")

        assert (scene.card("falcon").strength, scene.card("odin_force").at) == (4, NIFLHEIM)


def test_deaths_embrace_takes_nobody_without_a_mark(lay):
    """
    A Hero without a Soul Mark stays.
    """
    with own_turn(lay, hand=["deaths_embrace", "draugr_swordsman"], power=1, hel=["falcon"]) as scene:
        assert why_not(scene, "Death's Embrace") == NOT_NOW


@pytest.mark.rule("MV-080")
def test_deaths_embrace_does_nothing_for_who_is_there(lay):
    """
    A marked Hero at Niflheim can't be relocated there.
    """
    with own_turn(
        lay, at="gjoll", hand=["deaths_embrace", "draugr_swordsman"], power=1, niflheim=[marked("falcon")]
    ) as scene:
        assert why_not(scene, "Death's Embrace") == NOT_NOW


# ------------------------------------------------------------------------------------------------ Hel to Pay


def test_hel_to_pay_vanquishes_a_marked_hero(lay):
    """
    A marked Hero is vanquished without a symbol for it.
    """
    with own_turn(lay, at="gjoll", hand=["hel_to_pay"], power=2, hel=["leah", marked("falcon")]) as scene:
        plays(scene, "Hel to Pay")

        assert (souls(scene), scene.zone("fate_discard")) == (1, ("Falcon",))
        assert scene.zone("discard", "Ann") == ("Leah", "Hel to Pay")


def test_hel_to_pay_offers_marked_heroes_only(lay):
    """
    The other Hero, as weak as the first, is no target.
    """
    ann = {"hel": ["disir", marked("falcon"), "black_widow"], "gjoll": ["leah"]}
    with own_turn(lay, hand=["hel_to_pay"], power=2, **ann) as scene:
        plays(scene, "Hel to Pay")

        assert scene.zone("fate_discard") == ("Falcon",)


@pytest.mark.parametrize(
    "there",
    [["leah", "falcon"], ["leah", marked("captain_marvel")], [marked("falcon")], ["leah", marked("falcon"), "thor"]],
)
def test_hel_to_pay_needs_somebody_to_vanquish(lay, there):
    """
    It can't be played without a mark, without the Strength, without Allies, or past a Protector.
    """
    with own_turn(lay, hand=["hel_to_pay", "draugr_swordsman"], power=2, hel=there) as scene:
        assert why_not(scene, "Hel to Pay") == NOT_NOW


def test_hel_to_pay_does_not_reach_other_domains(lay):
    """
    A marked Hero in Bob's Domain is no target.
    """
    with own_turn(
        lay, hand=["hel_to_pay", "draugr_swordsman"], power=2, hel=["leah"], bob={BIFROST: [marked("falcon")]}
    ) as scene:
        assert why_not(scene, "Hel to Pay") == NOT_NOW


# ------------------------------------------------------------------------------------------------ Price of Life


def test_price_of_life_sells_a_soul(lay):
    """
    The mark of a Hero of Strength 4 in Bob's Domain brings 4 Power, and goes to the supply.
    """
    with own_turn(lay, hand=["price_of_life"], bob={BIFROST: [marked("heimdall")]}) as scene:
        plays(scene, "Price of Life")

        assert (power(scene), is_marked(scene, "heimdall"), supply(scene), souls(scene)) == (4, False, 15, 0)


def test_price_of_life_goes_by_the_strength_now(lay):
    """
    Strength tokens count.
    """
    with own_turn(lay, hand=["price_of_life"], bob={BIFROST: [marked(with_tokens("heimdall", 2))]}) as scene:
        plays(scene, "Price of Life")

        assert power(scene) == 6


def test_price_of_life_takes_none_in_her_own_domain(lay):
    """
    A marked Hero in her own Domain is no target.
    """
    with own_turn(
        lay, hand=["price_of_life", "draugr_swordsman"], power=1, hel=[marked("falcon")], bob={BIFROST: ["heimdall"]}
    ) as scene:
        assert why_not(scene, "Price of Life") == NOT_NOW


# ------------------------------------------------------------------------------------------------ Soul for a Soul


@pytest.mark.rule("MV-219")
def test_soul_for_a_soul_removes_one_and_defeats_another(lay):
    """
    The removed Hero's mark goes to the supply, the defeated Hero's to the Vault.
    """
    ann = {"hel": [marked("captain_marvel")], "gjoll": ["leah"]}
    with own_turn(lay, hand=["soul_for_a_soul"], power=1, bob={BIFROST: [marked("heimdall")]}, **ann) as scene:
        plays(scene, "Soul for a Soul", "Heimdall", "Captain Marvel")

        assert set(scene.zone("fate_discard")) == {"Heimdall", "Captain Marvel"}
        assert (souls(scene), supply(scene)) == (1, 14)


def test_soul_for_a_soul_need_not_defeat_anybody(lay):
    """
    The defeat may be passed up.
    """
    ann = {"hel": [marked("falcon"), "black_widow"]}
    with own_turn(lay, hand=["soul_for_a_soul"], power=1, **ann) as scene:
        plays(scene, "Soul for a Soul")
        scene["Ann"].passes()

        assert scene.zone("fate_discard") == ("Falcon",)


@pytest.mark.rule("MV-219")
def test_soul_for_a_soul_brings_no_mark_of_the_removed(lay):
    """
    A removal is no defeat, in her own Domain neither.
    """
    with own_turn(lay, hand=["soul_for_a_soul"], power=1, hel=[marked("falcon")]) as scene:
        plays(scene, "Soul for a Soul")

        assert (souls(scene), supply(scene)) == (0, 15)


def test_soul_for_a_soul_defeats_nobody_abroad(lay):
    """
    The Hero to defeat is one in her own Domain.
    """
    bob = {BIFROST: [marked("heimdall"), "black_widow"]}
    with own_turn(lay, hand=["soul_for_a_soul"], power=1, bob=bob) as scene:
        plays(scene, "Soul for a Soul")

        assert scene.zone("fate_discard") == ("Heimdall",)


@pytest.mark.rule("MV-Q22")
def test_soul_for_a_soul_does_not_defeat_past_a_protector(lay):
    """
    A removal passes a Protector, the defeat does not.
    """
    with own_turn(lay, hand=["soul_for_a_soul"], power=1, hel=["thor", marked("falcon"), "black_widow"]) as scene:
        plays(scene, "Soul for a Soul")

        scene.can_pick_exactly("Thor", "Pass")
        scene["Ann"].passes()


def test_soul_for_a_soul_needs_a_marked_hero(lay):
    """
    Without a Soul Mark on any Hero it can't be played.
    """
    with own_turn(lay, hand=["soul_for_a_soul", "draugr_swordsman"], power=1, hel=["falcon"]) as scene:
        assert why_not(scene, "Soul for a Soul") == NOT_NOW


# ------------------------------------------------------------------------------------------------ the way of a Soul Mark


@pytest.mark.rule("MV-Q45")
def test_hela_gathers_the_mark_of_whom_she_vanquishes(lay):
    """
    The mark of a vanquished Hero comes to Odin's Vault.
    """
    with own_turn(lay, hel=["leah", marked("falcon")]) as scene:
        does(scene, "Vanquish")

        assert (souls(scene), supply(scene)) == (1, 14)


@pytest.mark.rule("MV-Q45")
def test_hela_gathers_the_mark_of_whom_another_vanquishes(lay):
    """
    So does the mark of a Hero whom Bob vanquishes in his own Domain.
    """
    bob = {"at": "jotunheim", "jotunheim": ["king_loki"], BIFROST: ["lady_loki", marked("falcon")]}
    with own_turn(lay, bob=bob, kit={"active": 1}) as scene:
        does(scene, "Vanquish", who="Bob")

        assert souls(scene) == 1


@pytest.mark.rule("MV-Q45")
def test_hela_gathers_no_mark_of_who_had_none(lay):
    """
    A Hero without a mark brings none.
    """
    with own_turn(lay, hel=["leah", "falcon"]) as scene:
        does(scene, "Vanquish")

        assert souls(scene) == 0


@pytest.mark.rule("MV-Q45")
def test_hela_gathers_the_mark_of_one_defeated_by_a_fate_card(lay):
    """
    The same holds if a card of another player defeats the Hero.
    """
    with own_turn(
        lay, bob={"at": "odins_throne", "hand": ["glorious_purpose"], "power": 9, "mischief": {"MISCHIEF": 3},
                  BIFROST: [marked("falcon")]},
        kit={"active": 1}, hel=[of("Bob", "kid_loki")],
    ) as scene:  # fmt: skip
        plays(scene, "Glorious Purpose", who="Bob")

        assert souls(scene) == 1


@pytest.mark.rule("MV-Q45")
def test_hela_gathers_nothing_of_a_hulk_who_leaps(lay):
    """
    If the defeat is replaced and the Hero stays in play, he keeps the mark.
    """
    with own_turn(lay, hel=["midgard_serpent", marked("hulk")]) as scene:
        does(scene, "Vanquish", "Bifrost")

        assert (souls(scene), is_marked(scene, "hulk"), scene.card("hulk").controller) == (0, True, "Bob")


@pytest.mark.rule("MV-Q45")
def test_hela_loses_the_mark_of_a_hero_who_is_found(lay):
    """
    A Hero who is found in play and played anew has lost the mark: it is in the supply.
    """
    ann = {"hel": [marked("scarlet_spider_clone")]}
    with fated(lay, "scarlet_spider_clone", GJOLL, kit={"rest": {"Fate": "fate_deck"}}, **ann) as scene:
        assert (souls(scene), supply(scene)) == (0, 15)


def test_hela_marks_change_no_strength(lay):
    """
    A Soul Mark is neither Strength nor does it cover anything.
    """
    with own_turn(lay, hel=[marked("falcon")]) as scene:
        assert (scene.card("falcon").strength, scene.card("falcon").at) == (2, HEL)


def test_hela_starts_without_marks(lay):
    """
    At the start all fifteen Soul Marks are in the supply.
    """
    with own_turn(lay) as scene:
        assert (souls(scene), supply(scene)) == (0, 15)
        assert scene.card("hela").progress == "0 of 8 Allies and Soul Marks at Odin's Vault"
