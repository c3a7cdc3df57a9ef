"""Darth Vader's way to win: all of it, each part of it missing, and what comes between."""

import pytest

from tabletop.games.villainous.star_wars.testing import LUKE, conflicted
from tests.games.villainous.star_wars.vader import FALL, TURN, VADER, fates, luke_is, plays, ready, uses

BOB = {"at": "saleucami"}
HALL = "emperors_throne_room"


def won(scene):
    """Say whether Ann has won."""
    return scene.outcome is not None and scene.outcome.winners == (0,)


@pytest.mark.rule("SW-217")
def test_darth_vader_wins_by_defeating_luke_skywalker_tile(lay):
    """
    Luke is Conflicted, and with the Emperor and the mover at the Throne Room: 6 Ambition, and Ann has won at once.
    """
    with lay(villains=VADER, Ann=ready()) as scene:
        uses(scene, FALL)

        scene.happened("LukeDefeated")
        assert scene.pool("purse", "Ann") == {}
        assert won(scene)
        assert str(scene.outcome.how) == "Darth Vader has reached the Objective."


def test_darth_vader_does_not_win_by_all_being_there(lay):
    """
    It has to be done: nothing happens before the Ambition Ability is used.
    """
    with lay(villains=VADER, Ann=ready()) as scene:
        scene.pass_()

        assert scene.outcome is None


def test_darth_vader_does_not_win_with_5_ambition(lay):
    """
    The last Ambition is missing.
    """
    with lay(villains=VADER, Ann=ready(ambition=5)) as scene:
        scene.cannot_pick("Ambition")


def test_darth_vader_does_not_win_with_luke_focused(lay):
    """
    Luke shows the wrong side.
    """
    with lay(villains=VADER, Ann={**ready(), HALL: ["emperor_palpatine", LUKE]}) as scene:
        scene.cannot_pick("Ambition")


def test_darth_vader_does_not_win_with_luke_elsewhere(lay):
    """
    Luke is at Cloud City.
    """
    with lay(villains=VADER, Ann={**ready(), HALL: ["emperor_palpatine"], "cloud_city": [conflicted()]}) as scene:
        scene.cannot_pick("Ambition")


def test_darth_vader_does_not_win_without_the_emperor(lay):
    """
    Emperor Palpatine is not in play.
    """
    with lay(villains=VADER, Ann={**ready(), HALL: [conflicted()]}) as scene:
        scene.cannot_pick("Ambition")


def test_darth_vader_does_not_win_with_the_emperor_elsewhere(lay):
    """
    Emperor Palpatine is at Cloud City.
    """
    with lay(villains=VADER, Ann={**ready(), HALL: [conflicted()], "cloud_city": ["emperor_palpatine"]}) as scene:
        scene.cannot_pick("Ambition")


@pytest.mark.parametrize("at", ["mustafar", "executor"])
def test_darth_vader_does_not_win_from_another_place(lay, at):
    """
    The mover has an Ambition symbol, but is not at the Throne Room.
    """
    with lay(villains=VADER, Ann={**ready(fleet=["executor"]), "at": at}) as scene:
        scene.cannot_pick("Ambition")


def test_darth_vader_does_not_win_at_another_location(lay):
    """
    All three are together at Mustafar: that is no Throne Room.
    """
    with lay(
        villains=VADER, Ann={"at": "mustafar", "ambition": 6, "mustafar": ["emperor_palpatine", conflicted()]}
    ) as scene:
        scene.cannot_pick("Ambition")


@pytest.mark.rule("SW-041")
def test_darth_vader_does_not_win_with_the_symbol_spent(lay):
    """
    The Throne Room's Ambition symbol was used for something else this turn.
    """
    ann = ready(ambition=6, hand=["apology_accepted"], mustafar=["boba_fett"])
    with lay(villains=VADER, Ann=ann) as scene:
        plays(scene, "Apology Accepted")

        assert scene.why_not("Ambition") == "You have used that symbol this turn."


@pytest.mark.rule("SW-042")
def test_darth_vader_wins_in_the_middle_of_a_turn(lay):
    """
    The 501st Legion fetches the Emperor to the Throne Room; with the next action Ann wins, and the turn is not finished.
    """
    ann = {
        **ready(credits=2, hand=["legion_501st", "boba_fett"]),
        HALL: [conflicted()],
        "mustafar": ["emperor_palpatine"],
    }
    with lay(villains=VADER, Ann=ann) as scene:
        scene.cannot_pick("Ambition")
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("501st Legion")
        scene["Ann"].picks("Emperor's Throne Room")
        scene["Ann"].picks("Emperor Palpatine")
        uses(scene, FALL)

        assert won(scene)
        assert scene.hand("Ann") == ("Boba Fett",)
        scene.did_not_happen("ActionsDone")


@pytest.mark.rule("SW-162")
def test_darth_vader_does_not_win_under_a_restriction(lay):
    """
    More Powerful Than You Can Imagine forbids it, as it takes an Ambition action.
    """
    with lay(villains=VADER, Ann=ready(under=["more_powerful_than_you_can_imagine"])) as scene:
        assert scene.why_not("Ambition") == "Something forbids you that action."


def test_darth_vader_wins_though_heroes_stand_there(lay):
    """
    Heroes and Luke cover the top row, and the Ambition symbol is in the bottom row.
    """
    with lay(villains=VADER, Ann=ready(beside=["vader_leia_organa", "vader_yoda"])) as scene:
        uses(scene, FALL)

        assert won(scene)


def test_darth_vader_wins_though_the_falcon_is_there(lay):
    """
    The Millennium Falcon saves Heroes, and Luke is none.
    """
    with lay(villains=VADER, Ann=ready(rebels=["vader_millennium_falcon"])) as scene:
        uses(scene, FALL)

        assert won(scene)


def test_darth_vader_wins_though_red_five_is_there(lay):
    """
    Red Five taxes moves of Luke, and nothing else.
    """
    with lay(villains=VADER, Ann=ready(rebels=["red_five"])) as scene:
        uses(scene, FALL)

        assert won(scene)


@pytest.mark.rule("SW-Q49")
def test_darth_vader_wins_after_the_answers_to_his_payment(lay):
    """
    Moff Gideon may answer the 6 Ambition that are spent; then Luke falls all the same.
    """
    gideon = {"at": "tython", "hand": ["experimentation"], "tython": ["dark_troopers"]}
    with lay(villains=("darth_vader", "moff_gideon"), Ann=ready(), Bob=gideon) as scene:
        uses(scene, FALL)
        scene["Bob"].picks("Experimentation: Give every Dark Troopers +1 Strength")

        assert scene.card("dark_troopers", of="Bob").strength == 6
        assert won(scene)


def test_darth_vader_lures_luke_and_wins_a_turn_later(lay):
    """
    Ann brings Luke before the Emperor from Mustafar, goes to the Throne Room the turn after, and wins there.
    """
    ann = {
        "at": "mustafar",
        "ambition": 6,
        "hand": ["lured_into_a_trap"],
        HALL: ["emperor_palpatine"],
        "cloud_city": [conflicted()],
    }
    with lay(villains=VADER, Ann=ann, Bob={"at": "florrum"}) as scene:
        plays(scene, "Lured into a Trap")
        scene["Ann"].picks("Emperor's Throne Room")
        scene.pass_()
        scene.pass_()
        scene["Bob"].picks("Utapau")
        scene.pass_()
        scene["Ann"].picks("Emperor's Throne Room")
        uses(scene, FALL)

        assert won(scene)


def test_darth_vader_turns_luke_by_a_vanquish_and_wins_a_turn_later(lay):
    """
    A Hero is vanquished at the Throne Room, which turns Luke; the Emperor was not used, and Ann wins when she comes there.
    """
    ann = ready(ambition=6)
    ann[HALL] = ["emperor_palpatine", "imperial_royal_guards", LUKE, "vader_leia_organa"]
    with lay(villains=VADER, Ann={**ann, "at": "death_star"}, Bob={"at": "florrum"}) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Imperial Royal Guards")
        scene["Ann"].passes()
        scene["Ann"].is_asked(TURN)
        scene["Ann"].confirms()
        scene.pass_()
        scene["Bob"].picks("Utapau")
        scene.pass_()
        scene["Ann"].picks("Emperor's Throne Room")
        uses(scene, FALL)

        assert won(scene)


def test_darth_vader_uses_the_emperor_up_and_does_not_win(lay):
    """
    Used in the Vanquish that turns Luke, the Emperor is gone.
    """
    ann = {"at": "death_star", "ambition": 6, HALL: ["emperor_palpatine", LUKE, "vader_han_solo"]}
    with lay(villains=VADER, phase="act", Ann=ann) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].confirms()

        assert luke_is(scene)[1] == "Conflicted"
        assert scene.view().players[0].values["progress"].endswith("Conflicted; 6 of 6 Ambition")


def bobs_fate(top, **more):
    """Say that all is ready, that it is Bob's turn, and what is on top of Ann's Fate deck."""
    fate = [top, "stolen_data_tapes" if top != "stolen_data_tapes" else "red_five"]
    return {**ready(ambition=5, fate_deck=fate, **more), "at": "mustafar"}


def back_at_the_throne(scene):
    """Have Bob end his turn, and Ann go to the Throne Room."""
    scene["Bob"].passes()
    scene["Ann"].picks("Emperor's Throne Room")


def test_darth_vader_is_undone_by_the_force(lay):
    """
    Luke was ready, and is turned to Focused in the last moment.
    """
    with lay(villains=VADER, active=1, Ann=bobs_fate("use_the_force"), Bob=BOB) as scene:
        fates(scene, "Use the Force")
        scene["Bob"].picks("Turn him to Focused")
        back_at_the_throne(scene)

        scene.cannot_pick("Ambition")


def test_darth_vader_is_undone_by_a_step_of_luke(lay):
    """
    Luke was ready, and is moved away.
    """
    with lay(villains=VADER, active=1, Ann=bobs_fate("use_the_force"), Bob=BOB) as scene:
        fates(scene, "Use the Force")
        scene["Bob"].picks("Cloud City")
        back_at_the_throne(scene)

        scene.cannot_pick("Ambition")


def test_darth_vader_is_undone_by_a_trap(lay):
    """
    The Emperor is lured away from the Throne Room.
    """
    with lay(villains=VADER, active=1, Ann=bobs_fate("its_a_trap"), Bob=BOB) as scene:
        fates(scene, "It's a Trap!")
        scene["Bob"].picks("Mustafar")
        back_at_the_throne(scene)

        scene.cannot_pick("Ambition")


def test_darth_vader_wins_in_spite_of_a_trap_with_guards(lay):
    """
    Imperial Royal Guards keep the Emperor there.
    """
    ann = bobs_fate("its_a_trap", beside=["imperial_royal_guards"])
    with lay(villains=VADER, active=1, Ann=ann, Bob=BOB) as scene:
        fates(scene, "It's a Trap!")
        back_at_the_throne(scene)
        uses(scene, FALL)

        assert won(scene)


def test_darth_vader_is_delayed_by_the_good_in_him(lay):
    """
    2 of his Ambition are lost: 4 are left when his turn begins.
    """
    with lay(villains=VADER, active=1, Ann=bobs_fate("there_is_still_good_in_him"), Bob=BOB) as scene:
        fates(scene, "There Is Still Good in Him")
        back_at_the_throne(scene)

        assert scene.pool("purse", "Ann") == {"AMBITION": 4}
        scene.cannot_pick("Ambition")


def test_darth_vader_wins_with_the_ambition_that_a_turn_brings(lay):
    """
    With 5 Ambition in Bob's turn she has the sixth when her own begins.
    """
    ann = bobs_fate("stolen_data_tapes")
    with lay(villains=VADER, active=1, Ann=ann, Bob=BOB) as scene:
        fates(scene, "Stolen Data Tapes")
        back_at_the_throne(scene)
        uses(scene, FALL)

        assert won(scene)


def test_darth_vader_has_to_come_back_to_the_throne(lay):
    """
    All is ready while the mover is at the Throne Room, but 5 Ambition: he must leave before he can come back.
    """
    with lay(villains=VADER, phase="go somewhere", Ann=ready()) as scene:
        scene.cannot_pick("Emperor's Throne Room")


def test_darth_vader_is_kept_from_turning_luke_by_leia(lay):
    """
    Forbidden: with Leia there a Hero's defeat does not turn Luke, and the last step is out of reach.
    """
    ann = ready(ambition=8)
    ann[HALL] = ["emperor_palpatine", LUKE, "vader_leia_organa", "vader_han_solo"]
    with lay(villains=VADER, Ann=ann) as scene:
        uses(scene, "Emperor Palpatine: Defeat a Hero here whose Strength is 3 or less")
        scene["Ann"].picks("Han Solo")

        assert luke_is(scene)[1] == "Focused"


def test_darth_vader_is_kept_from_turning_luke_by_the_falcon(lay):
    """
    Replaced: the Hero goes aboard, and Luke stays Focused.
    """
    ann = ready(ambition=8, rebels=["vader_millennium_falcon"])
    ann[HALL] = ["emperor_palpatine", LUKE, "vader_han_solo"]
    with lay(villains=VADER, Ann=ann) as scene:
        uses(scene, "Emperor Palpatine: Defeat a Hero here whose Strength is 3 or less")

        assert luke_is(scene)[1] == "Focused"


def test_darth_vader_s_rival_wins_first(lay):
    """
    All is ready, but Bob's eighth Lightsaber ends the match in his turn.
    """
    bob = {"at": "florrum", "ambition": 4, "hand": ["add_to_my_collection"], "collection": {"LIGHTSABER": 7}}
    with lay(villains=VADER, active=1, Ann=ready(), Bob=bob) as scene:
        scene["Bob"].picks("Ambition")
        scene["Bob"].picks("Play Add to My Collection")

        assert scene.outcome.winners == (1,)
