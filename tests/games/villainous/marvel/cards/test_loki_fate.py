"""Loki's Fate cards: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import ends_turn, goes_on, plays
from tests.games.villainous.marvel.loki import (
    ABROAD,
    HOME,
    NO_CARD,
    NOTHING_TO_ACTIVATE,
    at_work,
    fated,
    mischief_of,
    spent_by,
)
from tests.games.villainous.seen import actions_told, on

LAB = "aim_laboratory"


# ------------------------------------------------------------------------------------------------ Thor


@pytest.mark.parametrize(("power", "left"), [(2, {}), (3, {"POWER": 1})])
def test_thor_avenger_makes_effects_dearer(power, left):
    """
    A Master of Illusion costs 2 with him in the Domain.
    """
    with at_work(power=power, mischief=1, hand=["master_of_illusion"], bifrost=["thor_avenger"]) as scene:
        plays(scene, "Ann", "Master of Illusion")

        assert scene.pool("purse", "Ann") == left


def test_thor_avenger_makes_nothing_else_dearer():
    """
    Allies, Items and Specialties cost what is printed, and Effects of others, too.
    """
    with at_work(power=1, hand=["kid_loki"], bifrost=["thor_avenger"]) as scene:
        plays(scene, "Ann", "Kid Loki", "Jotunheim")
        assert scene.pool("purse", "Ann") == {}
    bob = {"at": LAB, "power": 1, "hand": ["psionic_beam"], "bagalia": ["quasar"]}
    with at_work(bob, active=1, bifrost=["thor_avenger"]) as scene:
        plays(scene, "Bob", "Psionic Beam")
        assert scene.pool("purse", "Bob") == {}


@pytest.mark.rule("MV-034")
def test_thor_avenger_acts_where_he_is():
    """
    In M.O.D.O.K.'s Domain he makes M.O.D.O.K.'s Effects dearer.
    """
    bob = {"at": LAB, "power": 1, "hand": ["psionic_beam"], "bagalia": ["thor_avenger"]}
    with at_work(bob, active=1) as scene:
        assert scene.why_not("Play a Card") == NO_CARD
    with at_work({"bagalia": ["thor_avenger"]}, mischief=1, hand=["sow_discord"]) as scene:
        plays(scene, "Ann", "Sow Discord")
        assert spent_by(scene) == 1


# ------------------------------------------------------------------------------------------------ Heimdall


def test_heimdall_keeps_allies_from_being_played_abroad():
    """
    At home and to Events they go.
    """
    with at_work(power=1, hand=["kid_loki"], bifrost=["heimdall"], crises=["incoming"]) as scene:
        plays(scene, "Ann", "Kid Loki")

        scene.can_pick_exactly(*HOME, "Incoming")
        scene["Ann"].picks("Bifrost")


def test_heimdall_keeps_allies_from_being_relocated_abroad():
    """
    A Master of Illusion moves them at home only.
    """
    with at_work(
        power=1, mischief=1, hand=["master_of_illusion"], bifrost=["heimdall"], jotunheim=["kid_loki"]
    ) as scene:
        plays(scene, "Ann", "Master of Illusion")
        scene["Ann"].picks("Kid Loki")

        scene.cannot_pick(*ABROAD)
        scene["Ann"].picks("Bifrost")


def test_heimdall_lets_allies_abroad_be_activated_and_come_home():
    """
    President Loki campaigns on, and may be brought back.
    """
    with at_work({"bagalia": [of("Ann", "president_loki")]}, power=2, bifrost=["heimdall"]) as scene:
        scene["Ann"].picks("Activate")
        assert mischief_of(scene) == 1
    with at_work({"bagalia": [of("Ann", "president_loki")]}, at="bifrost", jotunheim=["heimdall"]) as scene:
        goes_on(scene, "Ann", "Relocate", "Bifrost")
        assert scene.card("bifrost").bottom == ("President Loki",)


def test_heimdall_keeps_no_others_allies_away():
    """
    M.O.D.O.K.'s Infiltrators come to Loki's all the same.
    """
    with at_work({"at": LAB, "power": 2, "hand": ["aim_infiltrator"]}, active=1, bifrost=["heimdall"]) as scene:
        plays(scene, "Bob", "A.I.M. Infiltrator", "Jotunheim")

        assert scene.card("jotunheim").top == ("A.I.M. Infiltrator",)


def test_heimdall_does_not_hold_allies_who_are_moved_within_the_domain_where_they_are():
    """
    Captain Marvel pulls Kid Loki to her at M.O.D.O.K.'s, though Heimdall is at Loki's.
    """
    bob = {LAB: [of("Ann", "kid_loki")]}
    with at_work(bob, at="jotunheim", bifrost=["heimdall"], fate_deck=["captain_marvel"]) as scene:
        goes_on(scene, "Ann", "Fate", "Bagalia")

        assert scene.card("bagalia").top == ("Captain Marvel", "Kid Loki")


# ------------------------------------------------------------------------------------------------ Doctor Strange


@pytest.mark.parametrize("where", ["abroad", "at an Event"])
def test_doctor_strange_returns_an_ally(where):
    """
    From another Domain or from an Event; the Fate player says whether.
    """
    bob = {"bagalia": [of("Ann", carrying("kid_loki", "horned_helmet"))]} if where == "abroad" else {}
    ann = {} if where == "abroad" else {"crises": [crisis("incoming", of("Ann", "kid_loki"))]}
    with fated("doctor_strange", bob, **ann) as scene:
        scene["Bob"].picks("Bifrost")
        scene.expect("Bob", prompt="Which Ally goes back to hand?")
        scene["Bob"].picks("Kid Loki")

        assert scene.hand("Ann") == ("Kid Loki",)
        assert scene.zone("discard", "Ann") == (("Horned Helmet",) if where == "abroad" else ())


def test_doctor_strange_may_return_nobody():
    """
    Bob passes.
    """
    with fated("doctor_strange", {"bagalia": [of("Ann", "kid_loki")]}) as scene:
        goes_on(scene, "Bob", "Bifrost", "Pass")

        assert scene.hand("Ann") == ()


def test_doctor_strange_returns_nobody_from_home_and_nobody_of_others():
    """
    Kid Loki at home is no concern of his, nor an Infiltrator at Loki's.
    """
    with fated("doctor_strange", jotunheim=["kid_loki", of("Bob", "aim_infiltrator")]) as scene:
        scene["Bob"].picks("Bifrost")

        scene.expect("Bob", prompt="What do you do?")


# ------------------------------------------------------------------------------------------------ Lady Sif, Warriors Three


@pytest.mark.rule("MV-162")
def test_lady_sif_is_a_protector():
    """
    With 3 Strength; beside her nobody else is vanquished first.
    """
    with at_work(at="jotunheim", bifrost=["lady_sif", "wiccan_young_avenger", "king_loki"]) as scene:
        assert scene.card("lady_sif").strength == 3
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Lady Sif",)


@pytest.mark.rule("MV-164")
def test_lady_sif_protects_nobody_elsewhere():
    """
    Wiccan at another location is vanquished.
    """
    with at_work(at="jotunheim", odins_throne=["lady_sif"], bifrost=["wiccan_young_avenger", "king_loki"]) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Wiccan, Young Avenger",)


@pytest.mark.parametrize(
    ("more", "strength"),
    [
        ({}, 3),
        ({"jotunheim": ["lady_sif"]}, 4),
        ({"bifrost": ["warriors_three", "lady_sif", "quasar"]}, 5),
        ({"jotunheim": [of("Bob", "aim_infiltrator"), "frost_giant"]}, 3),
    ],
)
def test_warriors_three_count_the_other_heroes_of_the_domain(more, strength):
    """
    1 more for each, wherever in it; Allies do not count.
    """
    with at_work({"bagalia": ["deathlok"]}, **{"bifrost": ["warriors_three"], **more}) as scene:
        assert scene.card("warriors_three").strength == strength


def test_warriors_three_lose_strength_when_another_hero_falls():
    """
    Lady Sif is vanquished beside them, and 4 becomes 3.
    """
    with at_work(at="jotunheim", bifrost=["king_loki", "lady_sif"], jotunheim=["warriors_three"]) as scene:
        assert scene.card("warriors_three").strength == 4
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Lady Sif",)
        assert scene.card("warriors_three").strength == 3


@pytest.mark.rule("MV-034")
def test_warriors_three_count_in_the_domain_where_they_are():
    """
    In Bob's they count his Heroes, not those of Loki, whose Fate card they are.
    """
    bob = {"bagalia": ["warriors_three"], LAB: ["deathlok"]}
    with at_work(bob, bifrost=["lady_sif", "quasar"]) as scene:
        assert scene.card("warriors_three").strength == 4


# ------------------------------------------------------------------------------------------------ Wiccan


@pytest.mark.rule("MV-186")
def test_wiccan_young_avenger_makes_loki_show_his_hand():
    """
    Bob sees it and chooses a card, which is discarded; the other stays.
    """
    with fated("wiccan_young_avenger", hand=["king_loki", "ikol"]) as scene:
        scene["Bob"].picks("Bifrost")
        scene.expect("Bob", prompt="Which card is discarded?")
        scene.can_pick_exactly("King Loki", "Ikol")
        scene["Bob"].picks("King Loki")

        assert scene.zone("discard", "Ann") == ("King Loki",)
        assert scene.hand("Ann") == ("Ikol",)


def test_wiccan_young_avenger_does_nothing_to_an_empty_hand():
    """
    Nobody is asked.
    """
    with fated("wiccan_young_avenger") as scene:
        scene["Bob"].picks("Bifrost")

        scene.expect("Bob", prompt="What do you do?")


# ------------------------------------------------------------------------------------------------ Mobius


@pytest.mark.parametrize(
    ("told", "mischief", "power"),
    [({"mischief": 2, "power": 2}, 1, {"POWER": 2}), ({"power": 2}, 0, {"POWER": 1}), ({}, 0, {})],
)
def test_mobius_m_mobius_takes_mischief_or_else_power(told, mischief, power):
    """
    Before each move: 1 Mischief, 1 Power if there is none, and nothing if there is neither.
    """
    with at_work({"at": LAB, LAB: ["aim_agent"]}, active=1, bifrost=["mobius_m_mobius"], **told) as scene:
        ends_turn(scene)

        assert mischief_of(scene) == mischief
        assert scene.pool("purse", "Ann") == power
        scene["Ann"].picks("Bifrost")


def test_mobius_m_mobius_does_not_touch_spent_mischief():
    """
    Nine spent stay spent.
    """
    told = {"mischief": 1, "spent_mischief": 9, "bifrost": ["mobius_m_mobius"]}
    with at_work({"at": LAB, LAB: ["aim_agent"]}, active=1, **told) as scene:
        ends_turn(scene)

        assert (mischief_of(scene), spent_by(scene)) == (0, 9)
        scene["Ann"].picks("Bifrost")


@pytest.mark.rule("MV-034")
def test_mobius_m_mobius_takes_power_of_whoever_he_is_with():
    """
    At M.O.D.O.K.'s, who has no Mischief: 1 Power before his move, and nothing before Loki's.
    """
    told = {"at": LAB, "power": 2, LAB: ["aim_agent"], "bagalia": ["mobius_m_mobius"]}
    with at_work(told, mischief=1, power=1) as scene:
        ends_turn(scene, "Ann")

        assert scene.pool("purse", "Bob") == {"POWER": 1}
        assert mischief_of(scene) == 1
        scene["Bob"].picks("Bagalia")


# ------------------------------------------------------------------------------------------------ Banished


@pytest.mark.parametrize(("has", "left"), [(1, 0), (4, 2), (5, 2)])
def test_banished_takes_half_of_the_power_rounded_up(has, left):
    """
    With no Mischief there, nothing is asked.
    """
    with fated("banished", power=has) as scene:
        assert scene.pool("purse", "Ann").get("POWER", 0) == left


@pytest.mark.parametrize(("has", "left"), [(1, 0), (4, 2), (5, 2)])
def test_banished_takes_half_of_the_mischief_rounded_up(has, left):
    """
    What is spent is safe.
    """
    with fated("banished", mischief=has, spent_mischief=3) as scene:
        assert (mischief_of(scene), spent_by(scene)) == (left, 3)


def test_banished_lets_the_fate_player_choose():
    """
    Bob says which of the two, and the other stays whole.
    """
    with fated("banished", mischief=4, power=4) as scene:
        scene.expect("Bob", prompt="What is lost?")
        scene["Bob"].picks("Mischief")

        assert mischief_of(scene) == 2
        assert scene.pool("purse", "Ann") == {"POWER": 4}


@pytest.mark.rule("MV-114")
def test_banished_is_nothing_for_who_has_neither():
    """
    It is discarded without effect.
    """
    with fated("banished", spent_mischief=5) as scene:
        scene.did_not_happen("Played")
        assert scene.zone("fate_discard") == ("Banished",)


# ------------------------------------------------------------------------------------------------ Dungeons of Asgard


@pytest.mark.rule("MV-160", "MV-201")
def test_dungeons_of_asgard_cover_until_2_power_are_paid():
    """
    In one's own turn, wherever the mover is, without a symbol.
    """
    with at_work(at="bifrost", power=3, jotunheim=["dungeons_of_asgard"]) as scene:
        assert actions_told(scene.card("jotunheim"))[0] == "upper: discard, covered"
        scene["Ann"].picks("Dungeons of Asgard")

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert actions_told(scene.card("jotunheim"))[0] == "upper: discard, open"
        assert scene.zone("fate_discard") == ("Dungeons of Asgard",)


def test_dungeons_of_asgard_take_2_power():
    """
    With 1 they stay, and say why.
    """
    with at_work(at="bifrost", power=1, jotunheim=["dungeons_of_asgard"]) as scene:
        assert scene.why_not("Dungeons of Asgard: Pay 2 Power to remove it") == "2 Power needed: you have 1."


@pytest.mark.rule("MV-087", "MV-201")
def test_dungeons_of_asgard_are_no_concern_of_others():
    """
    Bob can't pay for Loki's, in nobody's turn.
    """
    with at_work({"at": LAB, "power": 5}, active=1, power=5, jotunheim=["dungeons_of_asgard"]) as scene:
        scene.cannot_pick("Dungeons of Asgard")


@pytest.mark.rule("MV-Q20")
def test_dungeons_of_asgard_are_no_character():
    """
    Nobody vanquishes, defeats or relocates them, and a Protector does not matter.
    """
    told = {"at": "jotunheim", "bifrost": ["dungeons_of_asgard", "king_loki", "lady_sif"], "power": 2, "mischief": 3}
    with at_work({"bagalia": [of("Ann", "kid_loki")]}, hand=["glorious_purpose"], **told) as scene:
        plays(scene, "Ann", "Glorious Purpose")

        assert scene.zone("fate_discard") == ("Lady Sif",)
        assert scene.card("bifrost").top == ("Dungeons of Asgard",)
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


def test_dungeons_of_asgard_are_played_to_a_location():
    """
    Of Bob's choice.
    """
    with fated("dungeons_of_asgard") as scene:
        scene.can_pick_exactly(*HOME)
        scene["Bob"].picks("Bifrost")

        assert on(scene, "Ann", "bifrost") == {"top": ["dungeons_of_asgard"]}


# ------------------------------------------------------------------------------------------------ The Trial of Loki


@pytest.mark.parametrize("card", ["sow_discord", "master_of_illusion"])
def test_the_trial_of_loki_keeps_cards_from_being_played(card):
    """
    Whatever has a price in Mischief.
    """
    with at_work(power=2, mischief=5, hand=[card], trials=["the_trial_of_loki"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


@pytest.mark.parametrize(
    "told",
    [
        {"specialties": ["norn_stones"]},
        {"bifrost": ["lokis_scepter", "quasar"]},
        {"bifrost": ["enchantress", "quasar"]},
    ],
)
def test_the_trial_of_loki_keeps_abilities_from_being_activated(told):
    """
    Those with a price in Mischief.
    """
    with at_work(power=2, mischief=5, trials=["the_trial_of_loki"], **told) as scene:
        assert scene.why_not("Activate") == NOTHING_TO_ACTIVATE


def test_the_trial_of_loki_lets_him_earn():
    """
    President Loki campaigns on.
    """
    with at_work({"bagalia": [of("Ann", "president_loki")]}, power=2, trials=["the_trial_of_loki"]) as scene:
        scene["Ann"].picks("Activate")

        assert mischief_of(scene) == 1


def test_the_trial_of_loki_ends_with_6_strength_and_pays_2_mischief():
    """
    Then Mischief can be spent again.
    """
    trial = crisis("the_trial_of_loki", with_tokens("kid_loki", 1))
    with at_work(power=3, hand=["king_loki", "sow_discord"], trials=[trial]) as scene:
        plays(scene, "Ann", "King Loki", "The Trial of Loki")

        assert mischief_of(scene) == 2
        assert scene.zone("fate_discard") == ("The Trial of Loki",)
        assert sorted(scene.zone("discard", "Ann")) == ["Kid Loki", "King Loki"]
        plays(scene, "Ann", "Sow Discord")
        assert spent_by(scene) == 1


def test_the_trial_of_loki_is_played_on_loki():
    """
    By whoever turns it up.
    """
    with fated("the_trial_of_loki") as scene:
        assert scene.zone("crises", "Ann") == ("The Trial of Loki",)
        scene.expect("Bob", prompt="What do you do?")
