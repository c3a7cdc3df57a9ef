"""Loki's Allies: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import activates, goes_on, plays
from tests.games.villainous.marvel.loki import (
    ABROAD,
    HOME,
    LOKI,
    NO_CARD,
    NOTHING_TO_ACTIVATE,
    at_work,
    mischief_of,
    spent_by,
)
from tests.games.villainous.seen import on

LAB = "aim_laboratory"
LOKIS = [
    ("kid_loki", "Kid Loki", 1, 1, 1),
    ("lady_loki", "Lady Loki", 2, 2, 1),
    ("king_loki", "King Loki", 3, 4, 2),
    ("alligator_loki", "Alligator Loki", 1, 2, 1),
    ("loki_agent_of_asgard", "Loki, Agent of Asgard", 2, 2, 1),
]
EARNERS = pytest.mark.parametrize(("card", "name", "cost", "strength", "earned"), LOKIS)


# ------------------------------------------------------------------------------------------------ Lokis abroad


@EARNERS
def test_each_loki_earns_mischief_when_played_abroad(card, name, cost, strength, earned):
    """
    At its cost, on top of a location of another Domain; King Loki earns 2, the others 1.
    """
    with at_work(power=5, hand=[card]) as scene:
        plays(scene, "Ann", name, "Bagalia")

        assert mischief_of(scene) == earned
        assert scene.pool("purse", "Ann") == {"POWER": 5 - cost}
        assert on(scene, "Bob", "bagalia") == {"top": [card]}
        assert scene.card(card, of="Ann", zone="top").strength == strength


@EARNERS
def test_no_loki_earns_mischief_when_played_at_home(card, name, cost, strength, earned):
    """
    Nor does any of them anything else there.
    """
    with at_work(power=cost, hand=[card], bifrost=["agent_13"]) as scene:
        plays(scene, "Ann", name, "Jotunheim")

        assert mischief_of(scene) == 0
        assert scene.card("jotunheim").bottom == (name,)


@EARNERS
def test_no_loki_earns_mischief_when_played_to_an_event(card, name, cost, strength, earned):
    """
    An Event is in nobody's Domain.
    """
    with at_work(power=cost, hand=[card], crises=["incoming"]) as scene:
        plays(scene, "Ann", name, "Incoming")

        assert mischief_of(scene) == 0
        assert scene.card("incoming").front == (name,)


@pytest.mark.rule("MV-097")
def test_kid_loki_earns_nothing_when_relocated_abroad():
    """
    By a Master of Illusion, later on.
    """
    with at_work(power=1, mischief=1, hand=["master_of_illusion"], bifrost=["kid_loki"]) as scene:
        plays(scene, "Ann", "Master of Illusion")
        goes_on(scene, "Ann", "Kid Loki", "Bagalia")

        assert (mischief_of(scene), spent_by(scene)) == (0, 1)


@pytest.mark.rule("MV-133", "MV-135")
def test_kid_loki_covers_symbols_abroad_and_can_be_vanquished_there():
    """
    He lies on top at Bagalia: Bob's Agent vanquishes him, and he goes to Loki's pile.
    """
    with at_work({"at": "bagalia", "bagalia": [of("Ann", "kid_loki"), "aim_agent"]}, active=1) as scene:
        assert scene.why_not("Gain Power 1") == "Something lies over that symbol."
        scene["Bob"].picks("Vanquish")

        assert scene.zone("discard", "Ann") == ("Kid Loki",)


def test_king_loki_earns_only_what_is_left_of_the_mischief():
    """
    With 14 of the 15 tokens in use, King Loki earns 1.
    """
    with at_work(power=3, mischief=5, spent_mischief=9, hand=["king_loki"]) as scene:
        plays(scene, "Ann", "King Loki", "Bagalia")

        assert mischief_of(scene) == 6
        scene.happened("MischiefEarned", count=1)


@pytest.mark.rule("MV-097")
def test_king_loki_earns_nothing_when_relocated_abroad():
    """
    He goes there by a Master of Illusion, and is not played.
    """
    with at_work(power=1, mischief=1, hand=["master_of_illusion"], bifrost=["king_loki"]) as scene:
        plays(scene, "Ann", "Master of Illusion")
        goes_on(scene, "Ann", "King Loki", "Bagalia")

        assert (mischief_of(scene), spent_by(scene)) == (0, 1)
        assert on(scene, "Bob", "bagalia") == {"top": ["king_loki"]}


@pytest.mark.rule("MV-Q38")
def test_lady_loki_takes_a_weak_hero_along():
    """
    A Hero of Strength 3 goes from home to her location, with tokens and what is attached, and is not played.
    """
    hero = carrying(with_tokens("agent_13", -1), "stark_armor")
    with at_work(power=2, hand=["lady_loki"], bifrost=[hero]) as scene:
        plays(scene, "Ann", "Lady Loki", "Bagalia")
        scene.can_pick_exactly("Agent 13 S.H.I.E.L.D.", "Pass")
        scene["Ann"].picks("Agent 13 S.H.I.E.L.D.")

        assert on(scene, "Bob", "bagalia") == {"top": ["lady_loki", "agent_13"]}
        assert on(scene, "Bob", "agent_13") == {"attached": ["stark_armor"]}
        assert scene.card("agent_13").strength == 3
        assert scene.card("agent_13").controller == "Bob"
        scene.did_not_happen("Returned")


def test_lady_loki_takes_no_strong_hero_and_none_of_others():
    """
    Deathlok with 4 stays, and a Hero at Bob's is none of hers.
    """
    with at_work({LAB: ["agent_13"]}, power=2, hand=["lady_loki"], bifrost=["deathlok"]) as scene:
        plays(scene, "Ann", "Lady Loki", "Bagalia")

        scene.expect("Ann", prompt="What do you do?")
        assert mischief_of(scene) == 1


def test_lady_loki_need_not_take_anybody():
    """
    She earns first, and passing is fine.
    """
    with at_work(power=2, hand=["lady_loki"], bifrost=["agent_13"]) as scene:
        plays(scene, "Ann", "Lady Loki", "Bagalia")
        assert mischief_of(scene) == 1
        scene["Ann"].passes()

        assert scene.card("agent_13").at == "Bifrost"


def test_president_loki_is_activated_abroad():
    """
    For 2 Power he earns 1 Mischief.
    """
    with at_work({"bagalia": [of("Ann", "president_loki")]}, power=3) as scene:
        activates(scene)

        assert mischief_of(scene) == 1
        assert scene.pool("purse", "Ann") == {"POWER": 1}


@pytest.mark.parametrize("where", ["home", "event"])
def test_president_loki_is_not_activated_anywhere_else(where):
    """
    Neither at home nor at an Event.
    """
    told = (
        {"bifrost": ["president_loki"]}
        if where == "home"
        else {"crises": [crisis("incoming", of("Ann", "president_loki"))]}
    )
    with at_work(power=3, **told) as scene:
        assert scene.why_not("Activate") == NOTHING_TO_ACTIVATE


def test_president_loki_earns_nothing_when_played():
    """
    Abroad he costs 2, lies on top, and only his Activation earns.
    """
    with at_work(power=2, hand=["president_loki"]) as scene:
        plays(scene, "Ann", "President Loki")
        scene.can_pick_exactly(*HOME, *ABROAD)
        scene["Ann"].picks("Bagalia")

        assert mischief_of(scene) == 0
        assert on(scene, "Bob", "bagalia") == {"top": ["president_loki"]}


def test_alligator_loki_bites_a_weak_ally():
    """
    Of Strength 2, at its location; it goes to its own pile, and its player is not asked.
    """
    with at_work(
        {"bagalia": ["aim_agent", "graviton"], LAB: ["aim_scientist"]}, power=1, hand=["alligator_loki"]
    ) as scene:
        plays(scene, "Ann", "Alligator Loki", "Bagalia")
        scene.can_pick_exactly("A.I.M. Agent", "Pass")
        scene["Ann"].picks("A.I.M. Agent")

        assert scene.zone("discard", "Bob") == ("A.I.M. Agent",)
        scene.happened("Defeated", card="A.I.M. Agent")


def test_alligator_loki_bites_no_ally_of_yours():
    """
    Kid Loki there is safe, and so is Alligator Loki itself.
    """
    with at_work({"bagalia": [of("Ann", "kid_loki")]}, power=1, hand=["alligator_loki"]) as scene:
        plays(scene, "Ann", "Alligator Loki", "Bagalia")

        scene.expect("Ann", prompt="What do you do?")
        assert mischief_of(scene) == 1


def test_alligator_loki_need_not_bite():
    """
    Passing leaves the Agent there.
    """
    with at_work({"bagalia": ["aim_agent"]}, power=1, hand=["alligator_loki"]) as scene:
        plays(scene, "Ann", "Alligator Loki", "Bagalia")
        scene["Ann"].passes()

        assert scene.zone("discard", "Bob") == ()


@pytest.mark.parametrize("mischief", [1, 2])
def test_loki_agent_of_asgard_gains_once_a_payment(mischief):
    """
    However much Mischief a payment is, 1 Power comes after it.
    """
    told = {"power": 1, "mischief": 2, "hand": ["master_of_illusion"]}
    with at_work({"bagalia": [of("Ann", "loki_agent_of_asgard")]}, **told) as scene:
        plays(scene, "Ann", "Master of Illusion")
        goes_on(scene, "Ann", str(mischief), "Pass")

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert spent_by(scene) == mischief


def test_loki_agent_of_asgard_gains_nothing_at_home():
    """
    Only while he is in another Domain.
    """
    with at_work(mischief=1, hand=["sow_discord"], bifrost=["loki_agent_of_asgard"]) as scene:
        plays(scene, "Ann", "Sow Discord")

        assert scene.pool("purse", "Ann") == {}


def test_loki_agent_of_asgard_does_not_help_to_pay():
    """
    The Power comes after the payment: Glorious Purpose costs 2, and with 1 it can't be played.
    """
    told = {"power": 1, "mischief": 3, "hand": ["glorious_purpose"], "bifrost": ["deathlok"]}
    with at_work({"bagalia": [of("Ann", "loki_agent_of_asgard")]}, **told) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


@pytest.mark.rule("MV-204")
def test_loki_agent_of_asgard_serves_his_own_player():
    """
    Bob, in whose Domain he is, gains nothing.
    """
    with at_work({"bagalia": [of("Ann", "loki_agent_of_asgard")]}, mischief=1, hand=["sow_discord"]) as scene:
        plays(scene, "Ann", "Sow Discord")

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert scene.pool("purse", "Bob") == {}


# ------------------------------------------------------------------------------------------------ the others


@pytest.mark.rule("MV-123")
def test_lorelei_weakens_heroes_at_her_location():
    """
    By 2, never below 0; Heroes elsewhere and Allies stay as strong as they are.
    """
    there = ["lorelei", "deathlok", "life_model_decoy", of("Bob", "aim_agent"), "frost_giant"]
    with at_work(bifrost=there, jotunheim=["quake"]) as scene:
        assert (scene.card("deathlok").strength, scene.card("life_model_decoy").strength) == (2, 0)
        assert scene.card("quake").strength == 4
        assert scene.card("aim_agent", of="Bob", zone="top").strength == 2
        assert scene.card("frost_giant", of="Ann").strength == 3


def test_lorelei_fights_with_2():
    """
    She costs 2, and together with the loss that she brings she vanquishes Deathlok.
    """
    with at_work(at="jotunheim", power=2, hand=["lorelei"], bifrost=["deathlok"]) as scene:
        plays(scene, "Ann", "Lorelei", "Bifrost")
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Deathlok S.H.I.E.L.D.",)
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("MV-123")
def test_lorelei_lets_go_when_the_hero_leaves():
    """
    Enchantress sends Deathlok away: he has 4 again.
    """
    with at_work(power=1, mischief=1, bifrost=["lorelei", "enchantress", "deathlok"]) as scene:
        activates(scene)
        scene["Ann"].picks("Bagalia")

        assert scene.card("deathlok").strength == 4


def test_enchantress_sends_a_hero_abroad():
    """
    For 1 Power and 1 Mischief, from her location to any of another Domain.
    """
    with at_work(power=2, mischief=2, bifrost=["enchantress", "quasar", "deathlok"]) as scene:
        activates(scene)
        scene["Ann"].picks("Quasar")
        scene.can_pick_exactly(*ABROAD)
        scene["Ann"].picks("Bagalia")

        assert scene.card("quasar").at == "Bagalia"
        assert scene.card("quasar").controller == "Bob"
        assert (mischief_of(scene), spent_by(scene)) == (1, 1)
        assert scene.pool("purse", "Ann") == {"POWER": 1}


@pytest.mark.parametrize(
    "told",
    [
        {"power": 1, "bifrost": ["enchantress", "quasar"]},
        {"mischief": 1, "bifrost": ["enchantress", "quasar"]},
        {"power": 1, "mischief": 1, "bifrost": ["enchantress"], "jotunheim": ["quasar"]},
        {"power": 1, "mischief": 1, "bifrost": ["quasar"], "crises": [crisis("incoming", of("Ann", "enchantress"))]},
    ],
    ids=["no Mischief", "no Power", "nobody there", "at an Event"],
)
def test_enchantress_takes_both_prices_and_a_hero(told):
    """
    Without Mischief, without Power, with nobody beside her or at an Event she cannot be activated.
    """
    with at_work(**told) as scene:
        assert scene.why_not("Activate") == NOTHING_TO_ACTIVATE


def test_enchantress_costs_3_and_has_3():
    """
    She is played at home only.
    """
    with at_work(power=3, hand=["enchantress"]) as scene:
        plays(scene, "Ann", "Enchantress")
        scene.can_pick_exactly(*HOME)
        scene["Ann"].picks("Bifrost")

        assert scene.card("enchantress", of="Ann").strength == 3
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.parametrize(
    ("more", "strength"), [({}, 4), ({"jotunheim": ["enchantress"]}, 6), ({"hand": ["enchantress"]}, 4)]
)
def test_executioner_follows_enchantress(more, strength):
    """
    With her anywhere in the Domain he has 6, otherwise 4.
    """
    with at_work(bifrost=["executioner"], **more) as scene:
        assert scene.card("executioner", of="Ann").strength == strength


@pytest.mark.rule("MV-173")
def test_executioner_has_4_at_an_event():
    """
    Also with her at the same Event.
    """
    event = crisis("incoming", of("Ann", "executioner"), of("Ann", "enchantress"))
    with at_work(crises=[event]) as scene:
        assert scene.card("executioner", of="Ann").strength == 4


@pytest.mark.parametrize(("place", "strength"), [("jotunheim", 4), ("bifrost", 3)])
def test_frost_giant_is_stronger_at_jotunheim(place, strength):
    """
    By 1, and nowhere else.
    """
    with at_work(**{place: ["frost_giant"]}) as scene:
        assert scene.card("frost_giant", of="Ann").strength == strength


@pytest.mark.rule("MV-122")
def test_frost_giant_changes_when_it_goes():
    """
    Relocated to Jotunheim it has 4.
    """
    with at_work(at="bifrost", odins_throne=["frost_giant"]) as scene:
        goes_on(scene, "Ann", "Relocate", "Jotunheim")

        assert scene.card("frost_giant", of="Ann").strength == 4


def test_kid_loki_is_earned_for_in_any_other_domain(lay):
    """
    With three players all eight locations of the others are on offer.
    """
    told = {"Ann": {"at": "odins_throne", "power": 1, "hand": ["kid_loki"]}, "Bob": {}, "Cid": {}}
    with lay(villains=(*LOKI, "madame_masque"), **told) as scene:
        plays(scene, "Ann", "Kid Loki")
        scene.can_pick(*ABROAD, "Manhattan", "Los Angeles")
        scene["Ann"].picks("Manhattan")

        assert mischief_of(scene) == 1
