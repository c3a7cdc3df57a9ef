"""Loki's Objective: ten Mischief spent in all, and everything that may or may not bring it about."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of
from tests.games.villainous.marvel.deeds import activates, ends_turn, goes_on, plays
from tests.games.villainous.marvel.loki import LOKI, NO_CARD, at_work, mischief_of, spent_by

LAB = "aim_laboratory"
KID = {"bagalia": [of("Ann", "kid_loki")]}


def has_won(scene):
    """Say whether Ann has won, and the match is over."""
    return scene.outcome is not None and scene.outcome.winners == (0,) and scene.decision is None


# ------------------------------------------------------------------------------------------------ by every payment


@pytest.mark.rule("MV-207")
@pytest.mark.parametrize(
    ("card", "price", "told"),
    [
        ("Sow Discord", 1, {}),
        ("Silver Tongue", 2, {"bifrost": ["quasar"]}),
        ("Glorious Purpose", 3, {"bifrost": ["quasar"]}),
        ("Master of Illusion", 1, {}),
    ],
)
def test_the_tenth_mischief_wins_with_whatever_card_it_pays_for(card, price, told):
    """
    Each Effect that costs Mischief may be the last one.
    """
    with at_work(KID, power=2, mischief=price, spent_mischief=10 - price, hand=[card], **told) as scene:
        plays(scene, "Ann", card)

        assert has_won(scene)
        assert spent_by(scene) == 10


@pytest.mark.rule("MV-207")
@pytest.mark.parametrize(
    "told",
    [
        {"specialties": ["norn_stones"]},
        {"bifrost": ["lokis_scepter", "quasar"]},
        {"power": 1, "bifrost": ["enchantress", "quasar"]},
    ],
    ids=["Norn Stones", "Scepter", "Enchantress"],
)
def test_the_tenth_mischief_wins_with_whatever_ability_it_pays_for(told):
    """
    Each activation that costs Mischief may be the last one.
    """
    with at_work(mischief=1, spent_mischief=9, **told) as scene:
        activates(scene)

        assert has_won(scene)


# ------------------------------------------------------------------------------------------------ at that moment


def test_the_card_does_nothing_any_more():
    """
    Bob keeps his Power, and is asked nothing.
    """
    with at_work({"power": 5}, mischief=1, spent_mischief=9, hand=["sow_discord"]) as scene:
        plays(scene, "Ann", "Sow Discord")

        assert has_won(scene)
        assert scene.pool("purse", "Bob") == {"POWER": 5}


def test_the_loki_that_is_part_of_the_price_need_not_go():
    """
    The tenth Mischief is paid first: Kid Loki is still abroad.
    """
    with at_work(KID, power=1, mischief=2, spent_mischief=8, hand=["silver_tongue"], bifrost=["quasar"]) as scene:
        plays(scene, "Ann", "Silver Tongue")

        assert has_won(scene)
        scene.did_not_happen("Removed")
        scene.did_not_happen("Relocated")


def test_two_spent_at_once_go_beyond_ten():
    """
    From nine to eleven with a Master of Illusion: that is ten in all, too.
    """
    with at_work(power=1, mischief=2, spent_mischief=9, hand=["master_of_illusion"]) as scene:
        plays(scene, "Ann", "Master of Illusion")
        scene["Ann"].picks("2")

        assert has_won(scene)
        assert scene.hand("Ann") == ("Master of Illusion",)


def test_the_agent_of_asgard_brings_nothing_between_the_tenth_mischief_and_the_win():
    """
    Whatever else waits for the payment, Loki has won.
    """
    bob = {"bagalia": [of("Ann", "loki_agent_of_asgard")]}
    with at_work(bob, mischief=1, spent_mischief=9, hand=["sow_discord"]) as scene:
        plays(scene, "Ann", "Sow Discord")

        assert has_won(scene)
        assert scene.pool("purse", "Ann") == {}


# ------------------------------------------------------------------------------------------------ what is no win


def test_nine_are_not_enough():
    """
    The game goes on.
    """
    with at_work(mischief=1, spent_mischief=8, hand=["sow_discord"]) as scene:
        plays(scene, "Ann", "Sow Discord")

        assert scene.outcome is None
        assert spent_by(scene) == 9


def test_earning_is_not_spending():
    """
    With ten to spend nothing is won.
    """
    with at_work(power=3, mischief=8, hand=["king_loki"]) as scene:
        plays(scene, "Ann", "King Loki", "Bagalia")

        assert mischief_of(scene) == 10
        assert scene.outcome is None


def test_losing_is_not_spending():
    """
    Mobius takes the tenth: it goes back to the supply.
    """
    told = {"mischief": 1, "spent_mischief": 9, "bifrost": ["mobius_m_mobius"]}
    with at_work({"at": LAB, LAB: ["aim_agent"]}, active=1, **told) as scene:
        ends_turn(scene)

        assert scene.outcome is None
        assert (mischief_of(scene), spent_by(scene)) == (0, 9)
        scene["Ann"].picks("Bifrost")


def test_at_his_trial_loki_does_not_win():
    """
    With one to go and ten to spend no card and no ability takes any.
    """
    told = {"power": 3, "mischief": 5, "spent_mischief": 9, "hand": ["sow_discord"], "specialties": ["norn_stones"]}
    with at_work(trials=["the_trial_of_loki"], **told) as scene:
        assert scene.why_not("Play a Card") == NO_CARD
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


def test_the_end_of_the_trial_may_pay_for_the_win():
    """
    Its reward is 2 Mischief, and the second Play a Card spends the last one.
    """
    trial = crisis("the_trial_of_loki", "lorelei")
    told = {"power": 3, "spent_mischief": 9, "hand": ["king_loki", "sow_discord"]}
    with at_work(trials=[trial], **told) as scene:
        plays(scene, "Ann", "King Loki", "The Trial of Loki")
        plays(scene, "Ann", "Sow Discord")

        assert has_won(scene)


# ------------------------------------------------------------------------------------------------ on the way


def test_a_turn_of_a_loki_abroad_and_a_scheme_wins():
    """
    Earned and spent in one turn.
    """
    with at_work(power=1, spent_mischief=9, hand=["kid_loki", "sow_discord"]) as scene:
        plays(scene, "Ann", "Kid Loki", "Bagalia")
        plays(scene, "Ann", "Sow Discord")

        assert has_won(scene)


def test_spent_mischief_adds_up_over_turns():
    """
    One now, and one in the next turn.
    """
    told = {"mischief": 2, "spent_mischief": 8, "hand": ["sow_discord", "sow_discord"]}
    with at_work({"at": LAB, LAB: ["aim_agent"]}, **told) as scene:
        plays(scene, "Ann", "Sow Discord")
        assert scene.outcome is None
        ends_turn(scene, "Ann")
        goes_on(scene, "Bob", "Bagalia", "Pass")
        goes_on(scene, "Ann", "Bifrost")
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Sow Discord")

        assert has_won(scene)


def test_an_event_in_another_players_turn_does_not_spend():
    """
    Loki spends in his own turns: what he earns by an Event in Bob's turn waits.
    """
    event = crisis("knock_knock", of("Ann", "king_loki"))
    bob = {"at": "bagalia", LAB: ["agent_13", "aim_agent"]}
    with at_work(bob, active=1, mischief=1, spent_mischief=9, crises=[event]) as scene:
        goes_on(scene, "Bob", "Vanquish")

        assert scene.zone("crises") == ()
        assert scene.outcome is None


def test_his_progress_is_told():
    """
    How many are spent, and how many there are to spend.
    """
    with at_work(mischief=3, spent_mischief=4) as scene:
        assert scene.view("Bob").players[0].values["progress"] == "4 of 10 Mischief spent, 3 to spend"


def test_all_others_lose(lay):
    """
    Of three players Loki alone has won.
    """
    pools = {"mischief": {"MISCHIEF": 1}, "spent_mischief": {"MISCHIEF": 9}}
    ann = {"at": "odins_throne", "hand": ["sow_discord"], **pools}
    with lay(villains=(*LOKI, "madame_masque"), Ann=ann, Bob={}, Cid={}) as scene:
        plays(scene, "Ann", "Sow Discord")

        assert scene.outcome.winners == (0,)
        assert "Loki has reached the Objective" in str(scene.outcome.how)
