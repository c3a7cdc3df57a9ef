"""Loki's Items and Specialties: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of
from tests.games.villainous.marvel.deeds import activates, ends_turn, goes_on, plays
from tests.games.villainous.marvel.loki import HOME, NO_CARD, NOTHING_TO_ACTIVATE, at_work, mischief_of, spent_by
from tests.games.villainous.seen import on

LAB = "aim_laboratory"


# ------------------------------------------------------------------------------------------------ Loki's Scepter


def test_lokis_scepter_weakens_a_hero():
    """
    For 1 Mischief and no Power.
    """
    with at_work(mischief=2, bifrost=["lokis_scepter", "quasar"]) as scene:
        activates(scene)

        assert scene.card("quasar").strength == 4
        assert (mischief_of(scene), spent_by(scene)) == (1, 1)


@pytest.mark.parametrize("where", ["at home", "abroad"])
def test_lokis_scepter_strengthens_an_ally_in_any_domain(where):
    """
    At home and abroad.
    """
    bob = {"bagalia": [of("Ann", "kid_loki")]} if where == "abroad" else {}
    told = {} if where == "abroad" else {"jotunheim": ["kid_loki"]}
    with at_work(bob, mischief=1, bifrost=["lokis_scepter"], **told) as scene:
        activates(scene)

        assert scene.card("kid_loki", of="Ann").strength == 2


def test_lokis_scepter_offers_own_heroes_and_allies_only():
    """
    Neither opponents' Allies nor Heroes of other Domains, nor Allies at Events.
    """
    bob = {"bagalia": ["aim_agent", "deathlok"]}
    event = crisis("incoming", of("Ann", "lady_loki"))
    told = {"bifrost": ["lokis_scepter", "quasar", "frost_giant", of("Bob", "aim_infiltrator")]}
    with at_work(bob, mischief=1, crises=[event], **told) as scene:
        activates(scene)

        scene.can_pick_exactly("Quasar", "Frost Giant")
        scene["Ann"].picks("Frost Giant")
        assert scene.card("frost_giant", of="Ann").strength == 4


@pytest.mark.parametrize(
    "told",
    [{"bifrost": ["lokis_scepter", "quasar"]}, {"mischief": 1, "bifrost": ["lokis_scepter"]}],
    ids=["no Mischief", "nobody"],
)
def test_lokis_scepter_takes_mischief_and_somebody(told):
    """
    Without either it cannot be activated: no Mischief is spent for nothing.
    """
    with at_work(**told) as scene:
        assert scene.why_not("Activate") == NOTHING_TO_ACTIVATE


def test_lokis_scepter_costs_2_and_lies_at_a_location():
    """
    Any one at home.
    """
    with at_work(power=2, hand=["lokis_scepter"]) as scene:
        plays(scene, "Ann", "Loki's Scepter")
        scene.can_pick_exactly(*HOME)
        scene["Ann"].picks("Bifrost")

        assert scene.pool("purse", "Ann") == {}


# ------------------------------------------------------------------------------------------------ Horned Helmet


@pytest.mark.rule("MV-139", "MV-204")
def test_horned_helmet_is_attached_to_an_ally_in_any_domain():
    """
    At home or abroad, who has 2 more.
    """
    with at_work(
        {"bagalia": [of("Ann", "king_loki")]}, power=1, hand=["horned_helmet"], bifrost=["frost_giant"]
    ) as scene:
        plays(scene, "Ann", "Horned Helmet")
        scene.can_pick_exactly("King Loki", "Frost Giant")
        scene["Ann"].picks("King Loki")

        assert on(scene, "Bob", "king_loki") == {"attached": ["horned_helmet"]}
        assert scene.card("king_loki", of="Ann", zone="top").strength == 6


def test_horned_helmet_is_not_for_an_ally_at_an_event():
    """
    Nor for an opponent's Ally.
    """
    event = crisis("incoming", of("Ann", "king_loki"))
    with at_work(power=1, hand=["horned_helmet"], bifrost=[of("Bob", "aim_infiltrator")], crises=[event]) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


@pytest.mark.rule("MV-141")
def test_horned_helmet_comes_back_when_its_ally_falls_abroad():
    """
    To Loki's pile, with King Loki.
    """
    bob = {"at": "bagalia", "bagalia": [of("Ann", carrying("kid_loki", "horned_helmet")), "graviton"]}
    with at_work(bob, active=1) as scene:
        scene["Bob"].picks("Vanquish")

        assert sorted(scene.zone("discard", "Ann")) == ["Horned Helmet", "Kid Loki"]


# ------------------------------------------------------------------------------------------------ Norn Stones


def test_norn_stones_are_played_only_with_a_loki_abroad():
    """
    One at home is not enough.
    """
    with at_work(power=2, hand=["norn_stones"], bifrost=["kid_loki"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARD
    with at_work({"bagalia": [of("Ann", "kid_loki")]}, power=2, hand=["norn_stones"]) as scene:
        plays(scene, "Ann", "Norn Stones")

        assert scene.zone("specialties", "Ann") == ("Norn Stones",)
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("MV-146")
def test_norn_stones_turn_mischief_into_power_once_a_turn():
    """
    The condition is for playing only: with no Loki abroad they work.
    """
    with at_work(mischief=2, specialties=["norn_stones"]) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert (mischief_of(scene), spent_by(scene)) == (1, 1)
    with at_work(mischief=2, specialties=["norn_stones"], bifrost=["lokis_scepter", "frost_giant"]) as scene:
        activates(scene, "Norn Stones")
        assert scene.why_not("Activate") == "You have used that symbol this turn."


def test_norn_stones_take_mischief():
    """
    Without any they cannot be activated.
    """
    with at_work(specialties=["norn_stones"]) as scene:
        assert scene.why_not("Activate") == NOTHING_TO_ACTIVATE


# ------------------------------------------------------------------------------------------------ Ikol


def before_lokis_move(**told):
    """Lay a table where Bob ends his turn, so that Loki's begins with Ikol."""
    scene = at_work(
        {"at": LAB, LAB: ["aim_agent"]}, active=1, specialties=["ikol"], fate_deck=["quasar", "quake"], **told
    )
    ends_turn(scene)
    return scene


@pytest.mark.rule("MV-190")
def test_ikol_puts_the_top_fate_card_at_the_bottom():
    """
    Loki alone sees it.
    """
    with before_lokis_move() as scene:
        scene["Ann"].confirms()
        assert scene["Ann"].sees("Quasar")
        assert not scene["Bob"].sees("Quasar")
        scene["Ann"].confirms()

        assert scene.zone("fate_deck")[0] == "Quake S.H.I.E.L.D."
        assert scene.zone("fate_deck")[-1] == "Quasar"
        assert not scene["Bob"].sees("Quasar")
        scene["Ann"].picks("Bifrost")


@pytest.mark.rule("MV-Q41")
def test_ikol_may_leave_it_where_it_is():
    """
    Looking is enough.
    """
    with before_lokis_move() as scene:
        scene["Ann"].confirms()
        scene["Ann"].declines()

        assert scene.zone("fate_deck")[0] == "Quasar"
        scene["Ann"].picks("Bifrost")


def test_ikol_need_not_look():
    """
    Then the move comes at once, and nothing was seen.
    """
    with before_lokis_move() as scene:
        scene["Ann"].declines()

        assert not scene["Ann"].sees("Quasar")
        goes_on(scene, "Ann", "Bifrost")


def test_ikol_costs_1_and_is_a_specialty():
    """
    It lies in the Specialty area.
    """
    with at_work(power=1, hand=["ikol"]) as scene:
        plays(scene, "Ann", "Ikol")

        assert scene.zone("specialties", "Ann") == ("Ikol",)
        assert scene.pool("purse", "Ann") == {}


def test_ikol_says_nothing_before_the_moves_of_others():
    """
    Before Bob's move Loki is not asked, and sees no card.
    """
    told = {"specialties": ["ikol"], "fate_deck": ["quasar", "quake"]}
    with at_work({"at": LAB}, **told) as scene:
        ends_turn(scene, "Ann")
        scene["Bob"].picks("Bagalia")

        assert not scene["Ann"].sees("Quasar")
        assert scene.zone("fate_deck")[0] == "Quasar"


def test_ikol_is_not_played_without_power():
    """
    It costs 1, and Loki has none.
    """
    with at_work(hand=["ikol"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARD
