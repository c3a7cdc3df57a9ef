"""Darth Vader's Conditions and Vehicles: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import LUKE, conflicted, engaged
from tests.games.villainous.star_wars.vader import VADER, luke_is, plays, state_of, uses

COMPLETE = "The Circle Is Now Complete: Gain Ambition"
PURSUE = "I Have You Now: Weaken that Hero, and perhaps move that Hero to Luke's location"


# ------------------------------------------------------------------------------------------------ The Circle Is Now Complete


def bob_can_vanquish():
    """Say that Bob can vanquish a Hero."""
    return {"at": "florrum", "saleucami": ["gor", "plo_koon"]}


@pytest.mark.rule("SW-Q48")
@pytest.mark.parametrize(("luke", "gained"), [(LUKE, 1), (conflicted(), 2)], ids=["Focused", "Conflicted"])
def test_the_circle_is_now_complete_is_worth_more_with_luke_conflicted(lay, luke, gained):
    """
    Bob has vanquished: Ann gains 1 Ambition, or 2 if Luke is Conflicted.
    """
    ann = {"at": "mustafar", "hand": ["the_circle_is_now_complete"], "cloud_city": [luke]}
    with lay(villains=VADER, active=1, Ann=ann, Bob=bob_can_vanquish()) as scene:
        scene["Bob"].picks("Vanquish")
        scene.happened("Defeated", card="Plo Koon")
        scene["Ann"].picks(COMPLETE)

        assert scene.pool("purse", "Ann") == {"AMBITION": gained}
        assert scene.zone("discard", of="Ann") == ("The Circle Is Now Complete",)


def test_the_circle_is_now_complete_need_not_be_played(lay):
    """
    Ann may keep it.
    """
    ann = {"at": "mustafar", "hand": ["the_circle_is_now_complete"]}
    with lay(villains=VADER, active=1, Ann=ann, Bob=bob_can_vanquish()) as scene:
        scene["Bob"].picks("Vanquish")
        scene["Ann"].passes()

        assert scene.hand("Ann") == ("The Circle Is Now Complete",)


@pytest.mark.rule("SW-131")
def test_the_circle_is_now_complete_does_not_answer_her_own_vanquish(lay):
    """
    It is played in an opponent's turn only.
    """
    ann = {"at": "death_star", "hand": ["the_circle_is_now_complete"], "mustafar": ["boba_fett", "vader_han_solo"]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Vanquish")

        scene.expect("Ann", prompt="What do you do?")


def test_the_circle_is_now_complete_does_not_answer_a_defeat_by_a_card(lay):
    """
    The Malevolence defeats a Hero without a Vanquish action.
    """
    bob = {"at": "florrum", "fleet": ["malevolence"], "saleucami": ["gor", "b1_battle_droids", "plo_koon"]}
    ann = {"at": "mustafar", "hand": ["the_circle_is_now_complete"]}
    with lay(villains=VADER, active=1, phase="go somewhere", Ann=ann, Bob=bob) as scene:
        scene["Bob"].picks("Malevolence")
        scene["Bob"].confirms()

        scene.happened("Defeated", card="Plo Koon")
        scene.expect("Bob", prompt="What do you do?")


# ------------------------------------------------------------------------------------------------ I Have You Now


def fated(*hand, top="vader_leia_organa", **more):
    """Say what Ann has in hand, and what is on top of her Fate deck."""
    return {"at": "mustafar", "hand": list(hand), "fate_deck": [top, "there_is_still_good_in_him"], **more}


def bob_plays(scene, hero, place):
    """Have Bob play a Hero of Ann's Fate deck at a place."""
    scene["Bob"].picks("Fate")
    scene["Bob"].picks(hero)
    scene["Bob"].picks(place)


def test_i_have_you_now_weakens_a_hero_and_brings_the_hero_to_luke(lay):
    """
    Bob plays a Hero on Ann: -1 Strength, and Ann may move that Hero to Luke's location.
    """
    with lay(villains=VADER, active=1, Ann=fated("i_have_you_now"), Bob={"at": "saleucami"}) as scene:
        bob_plays(scene, "Leia Organa", "Mustafar")
        scene["Ann"].picks(PURSUE)
        scene["Ann"].picks("Death Star")

        leia = scene.card("vader_leia_organa", of="Ann")
        assert (leia.at, leia.strength) == ("Death Star", 1)


def test_i_have_you_now_need_not_move_the_hero(lay):
    """
    The move is a choice, the token is not.
    """
    with lay(villains=VADER, active=1, Ann=fated("i_have_you_now"), Bob={"at": "saleucami"}) as scene:
        bob_plays(scene, "Leia Organa", "Mustafar")
        scene["Ann"].picks(PURSUE)
        scene["Ann"].passes()

        leia = scene.card("vader_leia_organa", of="Ann")
        assert (leia.at, leia.strength) == ("Mustafar", 1)


def test_i_have_you_now_comes_after_what_the_hero_says(lay):
    """
    Han Solo moves Luke first; then Ann may follow with Han.
    """
    ann = fated("i_have_you_now", top="vader_han_solo")
    with lay(villains=VADER, active=1, Ann=ann, Bob={"at": "saleucami"}) as scene:
        bob_plays(scene, "Han Solo", "Mustafar")
        scene["Bob"].picks("Cloud City")
        scene["Ann"].picks(PURSUE)
        scene["Ann"].picks("Cloud City")

        assert scene.card("vader_han_solo", of="Ann").at == "Cloud City"


@pytest.mark.rule("SW-135")
def test_i_have_you_now_answers_twice(lay):
    """
    Two copies can answer the same Hero.
    """
    with lay(villains=VADER, active=1, Ann=fated("i_have_you_now", "i_have_you_now"), Bob={"at": "saleucami"}) as scene:
        bob_plays(scene, "Leia Organa", "Death Star")
        scene["Ann"].picks(PURSUE)
        scene["Ann"].picks(PURSUE)

        assert scene.card("vader_leia_organa", of="Ann").strength == 0


def test_i_have_you_now_does_not_answer_what_ann_plays_herself(lay):
    """
    A Hero whom Ann baits in her own turn is no trigger.
    """
    ann = {"at": "mustafar", "ambition": 1, "hand": ["bait_the_trap", "i_have_you_now"], "fate_deck": ["chewbacca"]}
    with lay(villains=VADER, Ann=ann) as scene:
        plays(scene, "Bait the Trap")

        assert scene.hand("Ann") == ("I Have You Now",)


def test_i_have_you_now_does_not_answer_other_fate_cards(lay):
    """
    It waits for a Hero.
    """
    with lay(villains=VADER, active=1, Ann=fated("i_have_you_now"), Bob={"at": "saleucami"}) as scene:
        scene["Bob"].picks("Fate")
        scene["Bob"].picks("There Is Still Good in Him")

        scene.expect("Bob", prompt="What do you do?")


def test_i_have_you_now_does_not_answer_a_hero_on_another_board(lay):
    """
    Bob plays a Hero on himself: that is no matter of Ann's.
    """
    bob = {
        "at": "florrum",
        "ambition": 2,
        "hand": ["count_dookus_orders"],
        "deck": ["gor"],
        "fate_deck": ["mace_windu"],
    }
    with lay(villains=VADER, active=1, Ann=fated("i_have_you_now"), Bob=bob) as scene:
        scene["Bob"].picks("Ambition")
        scene["Bob"].picks("Play Count Dooku's Orders")
        scene["Bob"].picks("Utapau")
        scene["Bob"].picks("Utapau")

        scene.happened("Played", card="Mace Windu")
        scene.expect("Bob", prompt="What do you do?")


# ------------------------------------------------------------------------------------------------ TIE Advanced X1


def flying(**more):
    """Say that Ann has a TIE Advanced, to which she can go."""
    return {"at": "mustafar", "fleet": ["tie_advanced_x1"], **more}


def test_tie_advanced_x1_weakens_a_hero(lay):
    """
    On arrival a Hero gets -1 Strength, before any action.
    """
    with lay(villains=VADER, phase="go somewhere", Ann=flying(cloud_city=["chewbacca"])) as scene:
        scene["Ann"].picks("TIE Advanced X1")
        scene["Ann"].picks("Chewbacca")

        assert scene.card("chewbacca", of="Ann").strength == 3
        scene.expect("Ann", prompt="What do you do?")


def test_tie_advanced_x1_moves_conflicted_luke(lay):
    """
    Or conflicted Luke goes one step; not both.
    """
    ann = flying(cloud_city=["chewbacca", conflicted()])
    with lay(villains=VADER, phase="go somewhere", Ann=ann) as scene:
        scene["Ann"].picks("TIE Advanced X1")
        scene.can_pick("Death Star", "Emperor's Throne Room")
        scene["Ann"].picks("Emperor's Throne Room")

        assert luke_is(scene) == ("Emperor's Throne Room", "Conflicted")
        assert scene.card("chewbacca", of="Ann").strength == 4


def test_tie_advanced_x1_does_not_move_focused_luke(lay):
    """
    Focused, Luke stays where he is; and she may choose neither.
    """
    with lay(villains=VADER, phase="go somewhere", Ann=flying(cloud_city=["chewbacca", LUKE])) as scene:
        scene["Ann"].picks("TIE Advanced X1")
        scene.cannot_pick("Death Star")
        scene["Ann"].passes()

        assert scene.card("chewbacca", of="Ann").strength == 4


@pytest.mark.rule("SW-177")
def test_tie_advanced_x1_does_so_while_engaged(lay):
    """
    An engaged Vehicle has its ability, though all its symbols are covered.
    """
    ann = {"at": "mustafar", "fleet": [engaged("tie_advanced_x1", "red_five")], "cloud_city": ["chewbacca"]}
    with lay(villains=VADER, phase="go somewhere", Ann=ann) as scene:
        scene["Ann"].picks("TIE Advanced X1")
        scene["Ann"].picks("Chewbacca")

        assert scene.card("chewbacca", of="Ann").strength == 3
        assert state_of(scene, "tie_advanced_x1", "vanquish") == "covered"


# ------------------------------------------------------------------------------------------------ Executor


def flagship(*deck, **more):
    """Say that Ann has an Executor, to which she can go, and what lies on top of her deck."""
    return {"at": "mustafar", "fleet": ["executor"], "deck": list(deck), **more}


def test_executor_is_played_with_ambition(lay):
    """
    It costs 2 Ambition, and goes to Deep Space.
    """
    with lay(villains=VADER, Ann={"at": "mustafar", "ambition": 2, "hand": ["executor"]}) as scene:
        plays(scene, "Executor")

        assert scene.card("executor", of="Ann").zone == "fleet"
        assert scene.pool("purse", "Ann") == {}


def test_executor_plays_an_ally_among_the_top_three(lay):
    """
    On arrival the top three are revealed, one Ally is played for its price; the others are shuffled in with the pile.
    """
    ann = flagship("boba_fett", "bait_the_trap", "admiral_piett", credits=3, discard=["i_am_your_father"])
    with lay(villains=VADER, phase="go somewhere", Ann=ann) as scene:
        scene["Ann"].picks("Executor")
        scene["Ann"].confirms()
        scene["Ann"].picks("Boba Fett")
        scene["Ann"].picks("Cloud City")

        assert scene.card("boba_fett", of="Ann").at == "Cloud City"
        scene.happened("Spent", count=3)
        assert scene.zone("discard", of="Ann") == ()
        assert "Bait the Trap" in scene.zone("deck", of="Ann")


def test_executor_takes_ambition_for_the_emperor(lay):
    """
    Emperor Palpatine costs his 3 Ambition; no symbol is used.
    """
    ann = flagship("emperor_palpatine", "bait_the_trap", "admiral_piett", ambition=2)
    with lay(villains=VADER, phase="go somewhere", Ann=ann) as scene:
        scene["Ann"].picks("Executor")
        scene["Ann"].confirms()
        scene["Ann"].picks("Emperor Palpatine")
        scene["Ann"].picks("Emperor's Throne Room")

        assert scene.card("emperor_palpatine", of="Ann").at == "Emperor's Throne Room"
        assert scene.pool("purse", "Ann") == {}
        assert state_of(scene, "executor", "play") == "open"


def test_executor_plays_nobody_who_cannot_be_paid(lay):
    """
    Without Credits nobody is played, and all three are shuffled in.
    """
    ann = flagship("boba_fett", "bait_the_trap", "admiral_piett")
    with lay(villains=VADER, phase="go somewhere", Ann=ann) as scene:
        scene["Ann"].picks("Executor")
        scene["Ann"].confirms()

        scene.expect("Ann", prompt="What do you do?")
        scene.did_not_happen("Played")
        assert len(scene.zone("deck", of="Ann")) == 29


def test_executor_may_play_nobody(lay):
    """
    It may play an Ally.
    """
    ann = flagship("boba_fett", "bait_the_trap", "admiral_piett", credits=3)
    with lay(villains=VADER, phase="go somewhere", Ann=ann) as scene:
        scene["Ann"].picks("Executor")
        scene["Ann"].confirms()
        scene["Ann"].passes()

        scene.did_not_happen("Played")


def test_executor_reveals_no_fourth_card(lay):
    """
    An Ally who lies below the top three is not on offer.
    """
    ann = flagship("bait_the_trap", "i_am_your_father", "lured_into_a_trap", "boba_fett", credits=3)
    with lay(villains=VADER, phase="go somewhere", Ann=ann) as scene:
        scene["Ann"].picks("Executor")
        scene["Ann"].confirms()

        scene.expect("Ann", prompt="What do you do?")
        assert len(scene.events("TurnedUp")) == 3


def test_executor_need_not_reveal(lay):
    """
    She may leave the deck as it is.
    """
    with lay(villains=VADER, phase="go somewhere", Ann=flagship("boba_fett", credits=3)) as scene:
        scene["Ann"].picks("Executor")
        scene["Ann"].declines()

        scene.did_not_happen("TurnedUp")


def test_executor_has_symbols_of_its_own(lay):
    """
    It has an Ambition symbol, with which the Emperor is used from afar.
    """
    ann = flagship(ambition=2, cloud_city=["emperor_palpatine", "vader_han_solo"])
    with lay(villains=VADER, Ann={**ann, "at": "executor"}) as scene:
        uses(scene, "Emperor Palpatine: Defeat a Hero here whose Strength is 3 or less")

        scene.happened("Defeated", card="Han Solo")
