"""The Pirates, card by card."""

import pytest

from tabletop.testing import laid


def strong(name, owner, more):
    """Lay a minion with so many +1 power counters that a base breaks."""
    return laid(name, owner=owner, counters={"COUNTER": more})


def breaking(**others):
    """Lay a Star Portal (breakpoint 17) that Bob breaks alone with a Pinkerton of power 17, and perhaps more there."""
    return {"Star Portal": {"Bob": [strong("Pinkerton", "Bob", 13)], **others}}


# ------------------------------------------------------------------------------------------------ minions


@pytest.mark.rule("SU-086", "SU-190")
def test_pirate_king_may_board_a_base_before_it_scores(smash):
    """
    Pirate King moves to the Star Portal before it scores, and Ann takes the second place there.
    """
    with smash({**breaking(), "Longhouse": {"Ann": ["Pirate King"]}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()

        scene.happened("MovedToBase", card="Pirate King", base="Star Portal")
        scene.did_not_happen("MinionPlayed")
        assert scene["Ann"].pool("points") == {"VP": 1}
        assert scene["Ann"].zone("discard") == ("Pirate King",)


def test_pirate_king_may_stay_where_it_is(smash):
    """
    Moving is a choice.
    """
    with smash({**breaking(), "Longhouse": {"Ann": ["Pirate King"]}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].declines()

        scene.did_not_happen("MovedToBase")
        assert scene["Ann"].pool("points") == {}


def test_pirate_king_may_board_on_the_turn_of_another_player(smash):
    """
    Bob's Pirate King is asked about although it is Ann's turn.
    """
    with smash({**breaking(), "Longhouse": {"Bob": ["Pirate King"]}}) as scene:
        scene["Ann"].passes()
        scene["Bob"].confirms()

        scene.happened("MovedToBase", card="Pirate King", base="Star Portal")


def test_pirate_king_at_the_scoring_base_has_nowhere_to_board(smash):
    """
    Where it already is it can't move to, and nobody is asked.
    """
    with smash({**breaking(Ann=["Pirate King"]), "Longhouse": {}}) as scene:
        scene["Ann"].passes()

        scene.did_not_happen("MovedToBase")
        scene.expect("Bob", kind="play")


def test_buccaneer_may_move_instead_of_being_destroyed(smash):
    """
    Bob's Buccaneer, hit by Ann's Ninja Master, gets away to another base of Bob's choice: it is not destroyed.
    """
    bases = {"Longhouse": {"Bob": ["Buccaneer"]}, "Pyramids": {}, "Star Portal": {}}
    with smash(bases, Ann=["Ninja Master"]) as scene:
        scene["Ann"].picks("Ninja Master")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Buccaneer")
        scene["Bob"].confirms()
        scene.can_pick_exactly("Pyramids", "Star Portal")
        scene["Bob"].picks("Pyramids")

        scene.did_not_happen("Destroyed")
        scene.happened("MovedToBase", card="Buccaneer", base="Pyramids")


def test_buccaneer_that_got_away_triggers_no_destruction(smash):
    """
    Nobody may draw at the Saloon, where a minion would have been destroyed.
    """
    with smash({"Saloon": {"Bob": ["Buccaneer", "Mummy"]}, "Pyramids": {}}, Ann=["Ninja Master"]) as scene:
        scene["Ann"].picks("Ninja Master")
        scene["Ann"].picks("Saloon")
        scene["Ann"].picks("Buccaneer")
        scene["Bob"].confirms()

        scene.expect("Ann", kind="play")
        assert scene["Bob"].zone("discard") == ()


def test_buccaneer_may_go_down(smash):
    """
    Getting away is a choice.
    """
    with smash({"Longhouse": {"Bob": ["Buccaneer"]}, "Pyramids": {}}, Ann=["Ninja Master"]) as scene:
        scene["Ann"].picks("Ninja Master")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Buccaneer")
        scene["Bob"].declines()

        assert scene["Bob"].zone("discard") == ("Buccaneer",)


def test_buccaneer_gets_away_again_on_the_next_turn(smash):
    """
    Powderkeg on Ann's turn and Ninja Master on Bob's both miss it.
    """
    bases = {"Longhouse": {"Ann": ["Buccaneer"]}, "Pyramids": {}}
    with smash(bases, Ann=["Powderkeg"], Bob=["Ninja Master"]) as scene:
        scene["Ann"].picks("Powderkeg")
        scene["Ann"].confirms()
        scene["Ann"].passes()
        scene["Bob"].picks("Ninja Master")
        scene["Bob"].picks("Pyramids")
        scene["Bob"].picks("Buccaneer")
        scene["Ann"].confirms()

        assert len(scene.events("MovedToBase")) == 2


def test_buccaneer_does_not_get_away_twice_in_a_turn(smash):
    """
    Ninja Master's blow is dodged; then Powderkeg, played on the same turn, destroys it without a question.
    """
    bases = {"Longhouse": {"Ann": ["Buccaneer"]}, "Pyramids": {}}
    with smash(bases, Ann=["Powderkeg", "Ninja Master"]) as scene:
        scene["Ann"].picks("Ninja Master")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Buccaneer")
        scene["Ann"].confirms()
        scene["Ann"].picks("Powderkeg")
        scene["Ann"].picks("Buccaneer")

        assert set(scene["Ann"].zone("discard")) == {"Buccaneer", "Powderkeg"}


def test_buccaneer_saves_only_itself(smash):
    """
    When another minion would be destroyed, Buccaneer has no say.
    """
    with smash({"Longhouse": {"Bob": ["Buccaneer", "Mummy"]}, "Pyramids": {}}, Ann=["Seeing Stars"]) as scene:
        scene["Ann"].picks("Seeing Stars")

        assert scene["Bob"].zone("discard") == ("Mummy",)


def test_buccaneer_goes_down_where_there_is_no_other_base(smash):
    """
    With nowhere to move to it is destroyed, and nobody is asked.
    """
    with smash({"Longhouse": {"Bob": ["Buccaneer"]}}, Ann=["Ninja Master"]) as scene:
        scene["Ann"].picks("Ninja Master")
        scene["Ann"].picks("Buccaneer")

        assert scene["Bob"].zone("discard") == ("Buccaneer",)


@pytest.mark.rule("SU-117")
def test_buccaneer_is_discarded_with_a_base_that_has_scored(smash):
    """
    Being discarded after scoring is not being destroyed: nobody is asked.
    """
    with smash({**breaking(Ann=["Buccaneer"]), "Longhouse": {}}) as scene:
        scene["Ann"].passes()

        assert scene["Ann"].zone("discard") == ("Buccaneer",)
        scene.did_not_happen("MovedToBase")


def test_buccaneer_2012_must_move_every_time(smash):
    """
    The first print of Buccaneer moves without being asked, as often as it takes.
    """
    bases = {"Longhouse": {"Ann": ["buccaneer_2012"]}, "Pyramids": {}}
    with smash(bases, Ann=["Powderkeg", "Ninja Master"], options={"edition": "first"}) as scene:
        scene["Ann"].picks("Ninja Master")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Buccaneer")
        scene["Ann"].picks("Powderkeg")
        scene["Ann"].picks("Buccaneer")

        scene.did_not_happen("Destroyed")
        assert [event.fields["base"].name for event in scene.events("MovedToBase")] == ["Pyramids", "Longhouse"]


def test_cut_lass_may_destroy_a_minion_of_power_two_or_less_here(smash):
    """
    Cut Lass reaches a Mummy of power 2 at her base: no stronger one, and none elsewhere.
    """
    bases = {"Longhouse": {"Bob": ["Mummy", "Gunfighter"]}, "Pyramids": {"Bob": ["Deputy"]}}
    with smash(bases, Ann=["Cut Lass"]) as scene:
        scene["Ann"].picks("Cut Lass")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Mummy", "Pass")
        scene["Ann"].picks("Mummy")

        assert scene["Bob"].zone("discard") == ("Mummy",)


def test_cut_lass_may_spare_everybody(smash):
    """
    Destroying is up to the player of Cut Lass.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Cut Lass"]) as scene:
        scene["Ann"].picks("Cut Lass")
        scene["Ann"].passes()

        scene.did_not_happen("Destroyed")


@pytest.mark.rule("SU-089", "SU-090")
def test_first_mate_may_leave_a_base_that_has_scored(smash):
    """
    First Mate gets its player points, and then moves to another base: it is not discarded.
    """
    with smash({**breaking(Ann=["First Mate"]), "Longhouse": {}, "Pyramids": {}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene.can_pick_exactly("Longhouse", "Pyramids")
        scene["Ann"].picks("Pyramids")

        assert scene["Ann"].pool("points") == {"VP": 1}
        assert scene["Ann"].zone("discard") == ()
        scene.happened("MovedToBase", card="First Mate", base="Pyramids")


def test_first_mate_may_go_down_with_its_base(smash):
    """
    Moving is a choice.
    """
    with smash({**breaking(Ann=["First Mate"]), "Longhouse": {}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].declines()

        assert scene["Ann"].zone("discard") == ("First Mate",)


def test_first_mate_at_another_base_stays(smash):
    """
    When another base scores nobody is asked.
    """
    with smash({**breaking(), "Longhouse": {"Ann": ["First Mate"]}, "Pyramids": {}}) as scene:
        scene["Ann"].passes()

        scene.did_not_happen("MovedToBase")
        scene.expect("Bob", kind="play")


def test_first_mate_never_goes_to_the_replacement_base(smash):
    """
    It moves once, before the next base is there: with no other base on the table it goes nowhere.
    """
    with smash(breaking(Ann=["First Mate"])) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()

        scene.did_not_happen("MovedToBase")
        assert scene["Ann"].zone("discard") == ("First Mate",)


def test_first_mate_moves_again_when_its_next_base_scores(smash):
    """
    It moves once for each scoring: on to a base that is ready too, and from there to a third.
    """
    more = {"Sakura Garden": {"Bob": [strong("Priest of Anubis", "Bob", 20)]}, "Pyramids": {}}
    with smash({**breaking(Ann=["First Mate"]), **more}) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Star Portal")
        scene["Ann"].confirms()
        scene["Ann"].picks("Sakura Garden")
        scene["Ann"].confirms()
        scene["Ann"].picks("Pyramids")

        assert [event.fields["base"].name for event in scene.events("MovedToBase")] == ["Sakura Garden", "Pyramids"]


# ------------------------------------------------------------------------------------------------ actions


def test_broadside_destroys_the_weak_minions_of_one_player_at_a_base(smash):
    """
    Broadside hits all minions of power 2 or less of the chosen player there, and nobody else's.
    """
    bases = {
        "Longhouse": {"Ann": ["Deputy"], "Bob": ["Mummy", "Ninja Acolyte", "Gunfighter"], "Cat": ["Shinobi"]},
        "Pyramids": {"Bob": ["First Mate"]},
    }
    with smash(bases, Ann=["Broadside"], Cat=[]) as scene:
        scene["Ann"].picks("Broadside")
        scene.can_pick_exactly("Ann", "Bob", "Cat")
        scene["Ann"].picks("Bob")

        assert set(scene["Bob"].zone("discard")) == {"Mummy", "Ninja Acolyte"}
        assert scene["Ann"].zone("discard") == ("Broadside",)
        assert scene.card("First Mate", of="Bob").zone == "minions"


def test_broadside_may_hit_yourself(smash):
    """
    The chosen player may be the one who plays it.
    """
    bases = {"Longhouse": {"Ann": ["Deputy", "Sheriff"], "Bob": ["Mummy"]}}
    with smash(bases, Ann=["Broadside"]) as scene:
        scene["Ann"].picks("Broadside")
        scene["Ann"].picks("Ann")

        assert set(scene["Ann"].zone("discard")) == {"Deputy", "Broadside"}
        assert scene["Bob"].zone("discard") == ()


def test_broadside_is_fired_where_you_have_a_minion(smash):
    """
    A base without a minion of its player is not on offer.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"]}, "Pyramids": {"Bob": ["Mummy"]}, "Star Portal": {"Ann": ["Deputy"]}}
    with smash(bases, Ann=["Broadside"]) as scene:
        scene["Ann"].picks("Broadside")
        scene.can_pick_exactly("Longhouse", "Star Portal")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Bob")

        scene.did_not_happen("Destroyed")


@pytest.mark.rule("SU-236")
def test_broadside_without_a_minion_in_play_does_nothing(smash):
    """
    Whoever has no minion in play fires at nobody.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Broadside"]) as scene:
        scene["Ann"].picks("Broadside")

        scene.did_not_happen("Destroyed")


def test_cannon_destroys_up_to_two_weak_minions_anywhere(smash):
    """
    Cannon hits two minions of power 2 or less, at two bases, whosever they are.
    """
    bases = {"Longhouse": {"Bob": ["Mummy", "Gunfighter"]}, "Pyramids": {"Ann": ["Deputy"], "Bob": ["First Mate"]}}
    with smash(bases, Ann=["Cannon"]) as scene:
        scene["Ann"].picks("Cannon")
        scene.can_pick_exactly("Mummy", "Deputy", "First Mate")
        assert scene.decision.at_most == 2
        scene["Ann"].picks("Mummy", "First Mate")

        assert set(scene["Bob"].zone("discard")) == {"Mummy", "First Mate"}


def test_cannon_may_destroy_one_or_none(smash):
    """
    Up to two may be none.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Cannon"]) as scene:
        scene["Ann"].picks("Cannon")
        scene["Ann"].picks()

        scene.did_not_happen("Destroyed")


def test_dinghy_moves_up_to_two_of_your_minions(smash):
    """
    Dinghy takes two of Ann's minions to bases of her choice, which may differ.
    """
    bases = {
        "Longhouse": {"Ann": ["Deputy", "Sheriff", "First Mate"], "Bob": ["Mummy"]},
        "Pyramids": {},
        "Star Portal": {},
    }
    with smash(bases, Ann=["Dinghy"]) as scene:
        scene["Ann"].picks("Dinghy")
        scene.can_pick_exactly("Deputy", "Sheriff", "First Mate")
        assert scene.decision.at_most == 2
        scene["Ann"].picks("Deputy", "Sheriff")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Star Portal")

        scene.happened("MovedToBase", card="Deputy", base="Pyramids")
        scene.happened("MovedToBase", card="Sheriff", base="Star Portal")


def test_dinghy_may_move_nobody(smash):
    """
    Up to two may be none.
    """
    with smash({"Longhouse": {"Ann": ["Deputy"]}, "Pyramids": {}}, Ann=["Dinghy"]) as scene:
        scene["Ann"].picks("Dinghy")
        scene["Ann"].picks()

        scene.did_not_happen("MovedToBase")


def test_full_sail_moves_any_number_of_your_minions(smash):
    """
    Full Sail takes all of Ann's minions elsewhere, one here and two there; Bob's is not on offer.
    """
    bases = {
        "Longhouse": {"Ann": ["Deputy", "Sheriff"], "Bob": ["Mummy"]},
        "Pyramids": {"Ann": ["First Mate"]},
        "Star Portal": {},
    }
    with smash(bases, Ann=["Full Sail"]) as scene:
        scene["Ann"].picks("Full Sail")
        scene.can_pick_exactly("Deputy", "Sheriff", "First Mate")
        scene["Ann"].picks("Deputy", "Sheriff", "First Mate")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Star Portal")
        scene["Ann"].picks("Star Portal")

        assert [event.fields["base"].name for event in scene.events("MovedToBase")] == [
            "Pyramids",
            "Star Portal",
            "Star Portal",
        ]


@pytest.mark.rule("SU-239")
def test_full_sail_may_move_nobody(smash):
    """
    Any number may be none.
    """
    with smash({"Longhouse": {"Ann": ["Deputy"]}, "Pyramids": {}}, Ann=["Full Sail"]) as scene:
        scene["Ann"].picks("Full Sail")
        scene["Ann"].picks()

        scene.did_not_happen("MovedToBase")


@pytest.mark.rule("SU-082", "SU-201")
def test_full_sail_may_be_played_before_a_base_scores(smash):
    """
    On Ann's turn Bob sails off from the base that is about to score: it scores, and Ann alone gets points.
    """
    bases = breaking(Ann=["Sheriff"])
    with smash({**bases, "Longhouse": {}, "Pyramids": {}}, Bob=["Full Sail"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].declines()
        scene["Bob"].picks("Full Sail")
        scene["Bob"].picks("Pinkerton")
        scene["Bob"].picks("Longhouse")
        scene.nobody_reacts()

        assert scene["Ann"].pool("points") == {"VP": 3}
        assert scene["Bob"].pool("points") == {}
        assert scene.card("Pinkerton", of="Bob").zone == "minions"


def test_powderkeg_blows_up_a_minion_with_all_that_are_no_stronger(smash):
    """
    Ann's Gunfighter goes, with every minion of power 3 or less there, hers and Bob's; a Sheriff and other bases stand.
    """
    bases = {
        "Longhouse": {"Ann": ["Gunfighter", "Deputy"], "Bob": ["Shinobi", "Sheriff"]},
        "Pyramids": {"Bob": ["Mummy"]},
    }
    with smash(bases, Ann=["Powderkeg"]) as scene:
        scene["Ann"].picks("Powderkeg")
        scene.can_pick_exactly("Gunfighter", "Deputy")
        scene["Ann"].picks("Gunfighter")

        assert set(scene["Ann"].zone("discard")) == {"Gunfighter", "Deputy", "Powderkeg"}
        assert scene["Bob"].zone("discard") == ("Shinobi",)


def test_powderkeg_destroys_the_others_even_if_the_chosen_minion_survives(smash):
    """
    Ann's Buccaneer of power 4 gets away instead of being destroyed; Bob's Pinkerton of power 4 is destroyed all the same.
    """
    bases = {"Longhouse": {"Ann": ["Buccaneer"], "Bob": ["Pinkerton"]}, "Pyramids": {}}
    with smash(bases, Ann=["Powderkeg"]) as scene:
        scene["Ann"].picks("Powderkeg")
        scene["Ann"].confirms()

        scene.happened("MovedToBase", card="Buccaneer", base="Pyramids")
        assert scene["Bob"].zone("discard") == ("Pinkerton",)


def test_powderkeg_compares_with_the_power_when_it_was_chosen(smash):
    """
    A cursed Sheriff of power 3 takes a Gunfighter along, and no Pinkerton of power 4.
    """
    cursed = laid("Sheriff", owner="Ann", attached=[laid("Ancient Curse", owner="Bob")])
    bases = {"Longhouse": {"Ann": [cursed], "Bob": ["Gunfighter", "Pinkerton"]}}
    with smash(bases, Ann=["Powderkeg"]) as scene:
        scene["Ann"].picks("Powderkeg")

        assert set(scene["Bob"].zone("discard")) == {"Gunfighter", "Ancient Curse"}


@pytest.mark.rule("SU-236")
def test_powderkeg_without_a_minion_does_nothing(smash):
    """
    Only an own minion can be blown up.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Powderkeg"]) as scene:
        scene["Ann"].picks("Powderkeg")

        scene.did_not_happen("Destroyed")


def test_sea_dogs_moves_all_minions_of_a_faction_from_one_base_to_another(smash):
    """
    Ann names the Cowboys: both of Bob's at the Longhouse go to the Pyramids; hers, his others and those elsewhere stay.
    """
    bases = {
        "Longhouse": {"Ann": ["Deputy"], "Bob": ["Sheriff", "Pinkerton", "Mummy"]},
        "Pyramids": {},
        "Star Portal": {"Bob": ["Gunfighter"]},
    }
    with smash(bases, Ann=["Sea Dogs"]) as scene:
        scene["Ann"].picks("Sea Dogs")
        scene["Ann"].picks("Cowboys")
        scene.can_pick_exactly("Longhouse", "Star Portal")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Pyramids", "Star Portal")
        scene["Ann"].picks("Pyramids")

        assert [event.text.english for event in scene.events("MovedToBase")] == [
            "Sheriff moves from Longhouse to Pyramids.",
            "Pinkerton moves from Longhouse to Pyramids.",
        ]


def test_sea_dogs_moves_minions_of_all_other_players(smash):
    """
    Bob's and Cat's Cowboys go together.
    """
    bases = {"Longhouse": {"Bob": ["Sheriff"], "Cat": ["Deputy"]}, "Pyramids": {}}
    with smash(bases, Ann=["Sea Dogs"], Cat=[]) as scene:
        scene["Ann"].picks("Sea Dogs")
        scene["Ann"].picks("Cowboys")

        assert len(scene.events("MovedToBase")) == 2


def test_sea_dogs_may_name_a_faction_that_nobody_has(smash):
    """
    Then nobody moves.
    """
    with smash({"Longhouse": {"Bob": ["Sheriff"]}, "Pyramids": {}}, Ann=["Sea Dogs"]) as scene:
        scene["Ann"].picks("Sea Dogs")
        scene["Ann"].picks("Dinosaurs")

        scene.did_not_happen("MovedToBase")


def test_shanghai_moves_a_minion_of_another_player(smash):
    """
    Shanghai takes Bob's Mummy where Ann says; her own minions are not on offer.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "Bob": ["Mummy", "Sheriff"]}, "Pyramids": {}, "Star Portal": {}}
    with smash(bases, Ann=["Shanghai"]) as scene:
        scene["Ann"].picks("Shanghai")
        scene.can_pick_exactly("Mummy", "Sheriff")
        scene["Ann"].picks("Mummy")
        scene.can_pick_exactly("Pyramids", "Star Portal")
        scene["Ann"].picks("Pyramids")

        scene.happened("MovedToBase", card="Mummy", base="Pyramids")


@pytest.mark.rule("SU-236")
def test_shanghai_finds_nobody(smash):
    """
    With only own minions in play nobody moves.
    """
    with smash({"Longhouse": {"Ann": ["Deputy"]}, "Pyramids": {}}, Ann=["Shanghai"]) as scene:
        scene["Ann"].picks("Shanghai")

        scene.did_not_happen("MovedToBase")


@pytest.mark.rule("SU-203")
def test_swashbuckling_strengthens_all_your_minions_until_the_end_of_the_turn(smash):
    """
    Every minion of Ann gets +1 power wherever it is, Bob's none, and on the next turn all is as before.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "Bob": ["Mummy"]}, "Pyramids": {"Ann": ["Sheriff"]}}
    with smash(bases, Ann=["Swashbuckling"]) as scene:
        scene["Ann"].picks("Swashbuckling")

        assert scene.card("Deputy", of="Ann").power == 3
        assert scene.card("Sheriff", of="Ann").power == 6
        assert scene.card("Mummy", of="Bob").power == 2
        scene["Ann"].passes()
        assert scene.card("Sheriff", of="Ann").power == 5


def test_swashbuckling_is_for_minions_in_play_now(smash):
    """
    A minion played afterwards gets nothing.
    """
    with smash({"Longhouse": {"Ann": ["Deputy"]}}, Ann=["Swashbuckling", "Sheriff"]) as scene:
        scene["Ann"].picks("Swashbuckling")
        scene["Ann"].picks("Sheriff")

        assert scene.card("Deputy", of="Ann").power == 3
        assert scene.card("Sheriff", of="Ann").power == 5
