"""The bases of the Core Set, one by one."""

import pytest

import tabletop
from tabletop.testing import NotAsExpected, laid, table

PRINTED = {"Gunfighter": 3, "Deputy": 2, "Pinkerton": 4, "Priest of Anubis": 4}


def mighty(owner, power, card="Gunfighter", **has):
    """Lay a minion with as many counters as it needs for a power."""
    return laid(card, owner=owner, counters={"COUNTER": power - PRINTED[card]}, **has)


def points(scene, *names):
    """Return how many victory points players have."""
    return tuple(scene[name].pool("points").get("VP", 0) for name in names)


def powers(scene, base):
    """Return the power that every seat has at a base."""
    there = [card for zone in scene.view().zones if zone.name == "bases" for card in zone.cards]
    return next(card.values["powers"] for card in there if base in (card.kind, card.name))


def decline_the_rest(scene):
    """Have everybody decline whatever is offered, until somebody may play cards."""
    while scene.decision.kind != "play":
        ways = {"confirm": "No", "order": scene.options[0]}
        scene.pick(ways.get(scene.decision.kind, "Pass"))


def shoot(scene, victim, at=None):
    """Have Ann play her Gunfighter, which duels a minion and destroys it."""
    scene["Ann"].picks("Gunfighter")
    if at is not None:
        scene["Ann"].picks(at)
    scene["Ann"].picks(victim)
    decline_the_rest(scene)


@pytest.mark.parametrize("base", ["the_homeworld", "tar_pits", "cave_of_shinies", "mushroom_kingdom"])
def test_the_first_edition_has_its_own_print_of_a_base(base):
    """
    The option brings the first print of the four bases that were changed, and without it the current one lies there.
    """
    pairs = (("aliens", "dinosaurs"), ("tricksters", "zombies"))
    first = table("smash-up", Ann={}, Bob={}, options={"factions": pairs, "edition": "first"})
    current = table("smash-up", Ann={}, Bob={}, options={"factions": pairs})

    assert first.card(f"{base}_2012").id == f"{base}_2012"
    assert current.card(base).id == base
    with pytest.raises(NotAsExpected):
        current.card(f"{base}_2012")


# ------------------------------------------------------------------------------------------------ The Homeworld


def test_the_homeworld_gives_an_extra_minion_of_power_2_anywhere(smash):
    """
    The Homeworld lets Ann, who has played Pinkerton there, play a Mummy at another base; a Gunfighter is too strong.
    """
    with smash(["The Homeworld", "Longhouse"], Ann=["Pinkerton", "Mummy", "Gunfighter"]) as scene:
        scene["Ann"].picks("Pinkerton")
        scene["Ann"].picks("The Homeworld")
        scene.can_pick_exactly("Mummy", "Pass")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Longhouse")

        assert scene.card("Mummy", of="Ann").zone == "minions"
        scene.cannot_pick("Gunfighter")


@pytest.mark.rule("SU-208")
def test_the_homeworld_lets_one_keep_the_extra_minion_for_later(smash):
    """
    The Homeworld's extra minion, not played at once, may be played later in the phase.
    """
    with smash(["The Homeworld", "Longhouse"], Ann=["Pinkerton", "Mummy"]) as scene:
        scene["Ann"].picks("Pinkerton")
        scene["Ann"].picks("The Homeworld")
        scene["Ann"].passes()
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Longhouse")

        assert scene.card("Mummy", of="Ann").zone == "minions"


def test_the_homeworld_serves_once_per_turn(smash):
    """
    The Homeworld gives nothing for the extra minion that is played there itself.
    """
    with smash(["The Homeworld"], Ann=["Pinkerton", "Mummy", "Deputy"]) as scene:
        scene["Ann"].picks("Pinkerton")
        scene["Ann"].picks("Mummy")

        scene.expect("Ann", kind="play")
        assert "no play is left" in scene.why_not("Deputy")


def test_the_homeworld_gives_nothing_for_a_minion_elsewhere(smash):
    """
    The Homeworld does not care for a minion that is played at another base.
    """
    with smash(["The Homeworld", "Longhouse"], Ann=["Pinkerton", "Mummy"]) as scene:
        scene["Ann"].picks("Pinkerton")
        scene["Ann"].picks("Longhouse")

        scene.expect("Ann", kind="play")


def test_the_homeworld_2012_serves_again_for_the_extra_minion(smash):
    """
    The Homeworld of the first print gives another extra minion for each that is played there.
    """
    with smash(["the_homeworld_2012"], Ann=["Pinkerton", "Mummy", "Deputy"]) as scene:
        scene["Ann"].picks("Pinkerton")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Deputy")

        assert scene["Ann"].hand == ()


def test_the_homeworld_2012_serves_the_owner_of_the_minion(smash):
    """
    The Homeworld of the first print asks Bob when Ann plays a minion of his there; Bob can't keep the play for later.
    """
    ann = {"hand": [laid("Pinkerton", owner="Bob")]}
    with smash(["the_homeworld_2012"], Ann=ann, Bob=["Mummy"]) as scene:
        scene["Ann"].picks("Pinkerton")
        scene["Bob"].picks("Mummy")

        assert scene.card("Mummy", of="Bob").zone == "minions"
        scene.expect("Ann", kind="play")


@pytest.mark.rule("SU-210")
def test_the_homeworld_gives_a_play_now_or_never_outside_the_play_cards_phase(smash):
    """
    The Homeworld's extra minion, gained by uncovering a Deputy at the start of the turn, can't be kept.
    """
    bases = {"The Homeworld": {"buried": {"Ann": ["Deputy"]}}}
    with smash(bases, phase="start turn", Ann=["Mummy", "Pinkerton"]) as scene:
        scene["Ann"].picks("Smash Up: Uncover a card")
        scene.can_pick_exactly("Mummy", "Pass")
        scene["Ann"].passes()
        scene["Ann"].picks("Pinkerton")

        scene.cannot_pick("Mummy")


# ------------------------------------------------------------------------------------------------ The Mothership


def test_the_mothership_returns_a_minion_of_the_winner(smash):
    """
    The Mothership lets Ann, who wins, take back her Deputy of power 2; her strong Gunfighter is no choice, nor is Bob's minion.
    """
    bases = {"The Mothership": {"Ann": [mighty("Ann", 20), "Deputy"], "Bob": ["Priest of Anubis", "Deputy"]}}
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene.can_pick_exactly("Deputy", "Pass")
        scene["Ann"].picks("Deputy")

        assert "Deputy" in scene["Ann"].hand
        assert scene["Ann"].zone("discard") == ("Gunfighter",)


def test_the_mothership_counts_power_as_it_is_there(smash):
    """
    The Mothership offers no Deputy whose counters give it a power of 4, and the winner may decline the one of power 3.
    """
    ann = [mighty("Ann", 20), mighty("Ann", 4, "Deputy"), laid("Mummy", owner="Ann", counters={"COUNTER": 1})]
    with smash({"The Mothership": {"Ann": ann}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("The Mothership")
        scene.can_pick_exactly("Mummy", "Pass")
        scene["Ann"].passes()
        decline_the_rest(scene)

        assert len(scene["Ann"].zone("discard")) == 3


@pytest.mark.rule("SU-114")
def test_the_mothership_serves_all_winners_of_a_tie(smash):
    """
    The Mothership asks first Ann, whose turn it is, then Bob, if both win.
    """
    bases = {"The Mothership": {"Ann": [mighty("Ann", 8), "Deputy"], "Bob": [mighty("Bob", 8), "Deputy"]}}
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Deputy")
        scene["Bob"].picks("Deputy")

        assert "Deputy" in scene["Ann"].hand
        assert scene["Bob"].hand == ("Deputy",)


# ------------------------------------------------------------------------------------------------ Jungle Oasis


def test_jungle_oasis_pays_its_winner_and_does_nothing_else(smash):
    """
    Jungle Oasis breaks at 12, and gives two points to the winner, none to anybody else.
    """
    bases = {"Jungle Oasis": {"Ann": [mighty("Ann", 9)], "Bob": ["Gunfighter"]}}
    with smash(bases) as scene:
        scene["Ann"].passes()

        assert points(scene, "Ann", "Bob") == (2, 0)
        scene.expect("Bob", kind="play")


# ------------------------------------------------------------------------------------------------ Tar Pits


def test_tar_pits_swallow_the_first_minion_that_would_be_destroyed(smash):
    """
    Tar Pits put Bob's Mummy under his deck instead of having it destroyed; it is not in his discard pile.
    """
    with smash({"Tar Pits": {"Bob": ["Mummy"]}}, Ann=["Gunfighter"]) as scene:
        shoot(scene, "Mummy")

        scene.did_not_happen("Destroyed")
        assert scene["Bob"].zone("discard") == ()
        assert scene["Bob"].zone("deck")[-1] == "Mummy"


def test_tar_pits_swallow_only_one_minion_per_turn(smash):
    """
    Tar Pits let the second minion of the turn be destroyed: the Deputy that falls to High Noon.
    """
    with smash({"Tar Pits": {"Bob": ["Mummy", "Deputy"]}}, Ann=["Gunfighter", "High Noon"]) as scene:
        shoot(scene, "Mummy")
        scene["Ann"].picks("High Noon")
        decline_the_rest(scene)

        assert scene["Bob"].zone("discard") == ("Deputy",)


@pytest.mark.rule("SU-Q42", "SU-235")
@pytest.mark.parametrize(
    ("spared", "whose", "destroyed"),
    [("Gunfighter", "Ann", "Pyramid Engineer"), ("Pyramid Engineer", "Bob", "Gunfighter")],
)
def test_tar_pits_swallow_one_of_two_that_would_be_destroyed_together(smash, spared, whose, destroyed):
    """
    Ann's Gunfighter and Bob's Pyramid Engineer tie: it is Ann's turn, and she says which of them Tar Pits swallow.
    """
    with smash({"Tar Pits": {"Bob": ["Pyramid Engineer"]}}, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Pyramid Engineer")
        while scene.decision.kind != "order":
            scene.pass_()
        scene["Ann"].is_asked("Of which destruction does Tar Pits take the place?")
        scene.can_pick_exactly("Gunfighter", "Pyramid Engineer")
        scene["Ann"].picks(spared)

        assert scene[whose].zone("deck")[-1] == spared
        assert [event.fields["card"].name for event in scene.events("Destroyed")] == [destroyed]


@pytest.mark.rule("SU-Q42")
def test_tar_pits_swallow_one_of_several_without_a_question_if_they_are_alike(smash):
    """
    Of two Mummies of Bob's that fall to one Broadside one goes under his deck: nobody is asked which.
    """
    with smash({"Tar Pits": {"Ann": ["Sheriff"], "Bob": ["Mummy", "Mummy"]}}, Ann=["Broadside"]) as scene:
        scene["Ann"].picks("Broadside")
        scene["Ann"].picks("Bob")

        scene["Ann"].is_asked(kind="play")
        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert scene["Bob"].zone("deck")[-1] == "Mummy"


@pytest.mark.rule("SU-Q42")
def test_tar_pits_that_have_swallowed_this_turn_take_no_place_any_more(smash):
    """
    After the first minion of the turn nobody is asked about two others that are destroyed together.
    """
    bases, ann = {"Tar Pits": {"Bob": ["Deputy", "Mummy", "Ninja Acolyte"]}}, ["Gunfighter", "Broadside"]
    with smash(bases, Ann=ann) as scene:
        shoot(scene, "Deputy")
        scene["Ann"].picks("Broadside")
        scene["Ann"].picks("Bob")

        scene["Ann"].is_asked(kind="play")
        assert scene["Bob"].zone("deck")[-1] == "Deputy"
        assert set(scene["Bob"].zone("discard")) == {"Mummy", "Ninja Acolyte"}


@pytest.mark.rule("SU-Q42")
def test_counters_make_two_minions_of_a_kind_different(smash):
    """
    One of two Mummies has a +1 power counter: then it matters which of them is destroyed, and Ann is asked.
    """
    strong = laid("Mummy", counters={"COUNTER": 1}, owner="Bob")
    with smash({"Tar Pits": {"Ann": ["Sheriff"], "Bob": ["Mummy", strong]}}, Ann=["Powderkeg"]) as scene:
        scene["Ann"].picks("Powderkeg")

        scene["Ann"].is_asked("Of which destruction does Tar Pits take the place?")
        scene.can_pick("Mummy (at Tar Pits, Bob, power 3)")
        scene["Ann"].picks("Mummy (at Tar Pits, Bob, power 3)")


def test_tar_pits_swallow_again_in_the_next_turn(smash):
    """
    Tar Pits have swallowed Bob's Mummy in Ann's turn; in Bob's they swallow Ann's Gunfighter.
    """
    with smash({"Tar Pits": {"Bob": ["Mummy", "Pharaoh"]}}, Ann=["Gunfighter"], Bob=["High Noon"]) as scene:
        shoot(scene, "Mummy")
        scene["Ann"].passes()
        decline_the_rest(scene)
        scene["Bob"].picks("High Noon")
        decline_the_rest(scene)

        assert scene["Ann"].zone("discard") == ()
        assert scene["Ann"].zone("deck")[-1] == "Gunfighter"


def test_tar_pits_leave_a_minion_elsewhere_alone(smash):
    """
    Tar Pits do nothing about a minion that is destroyed at another base.
    """
    with smash({"Tar Pits": {"Bob": ["Deputy"]}, "Longhouse": {"Bob": ["Mummy"]}}, Ann=["Gunfighter"]) as scene:
        shoot(scene, "Mummy", at="Longhouse")

        assert scene["Bob"].zone("discard") == ("Mummy",)


@pytest.mark.rule("SU-117")
def test_tar_pits_do_not_swallow_what_is_discarded_after_scoring(smash):
    """
    Tar Pits have scored: the minions there go to the discard pile.
    """
    with smash({"Tar Pits": {"Ann": [mighty("Ann", 16)]}}) as scene:
        scene["Ann"].passes()

        assert scene["Ann"].zone("discard") == ("Gunfighter",)


def test_tar_pits_2012_swallow_every_minion_once_it_is_destroyed(smash):
    """
    Tar Pits of the first print put both minions under Bob's deck; they count as destroyed.
    """
    with smash({"tar_pits_2012": {"Bob": ["Mummy", "Deputy"]}}, Ann=["Gunfighter", "High Noon"]) as scene:
        shoot(scene, "Mummy")
        scene["Ann"].picks("High Noon")
        decline_the_rest(scene)

        assert len(scene.events("Destroyed")) == 2
        assert scene["Bob"].zone("discard") == ()
        assert scene["Bob"].zone("deck")[-2:] == ("Mummy", "Deputy")


# ------------------------------------------------------------------------------------------------ Ninja Dojo


def test_ninja_dojo_lets_the_winner_destroy_any_minion(smash):
    """
    Ninja Dojo lets Ann destroy Bob's minion at another base; the runner-up gets more points than she.
    """
    bases = {
        "Ninja Dojo": {"Ann": [mighty("Ann", 16)], "Bob": ["Deputy"]},
        "Longhouse": {"Bob": ["Priest of Anubis"]},
    }
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Priest of Anubis")

        assert "Priest of Anubis" in scene["Bob"].zone("discard")
        assert points(scene, "Ann", "Bob") == (2, 3)
        scene.happened("Destroyed", by="Ann")


def test_ninja_dojo_need_not_strike(smash):
    """
    At Ninja Dojo the winner may spare everybody; Bob, who is second, is not asked.
    """
    bases = {"Ninja Dojo": {"Ann": [mighty("Ann", 16)], "Bob": ["Deputy"]}}
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene["Ann"].passes()

        scene.did_not_happen("Destroyed")
        scene.expect("Bob", kind="play")


@pytest.mark.rule("SU-114")
def test_ninja_dojo_serves_all_winners_of_a_tie(smash):
    """
    Ninja Dojo lets Ann strike and then Bob, who may no longer have the minion that she has destroyed.
    """
    bases = {
        "Ninja Dojo": {"Ann": [mighty("Ann", 9)], "Bob": [mighty("Bob", 9, "Deputy")]},
        "Longhouse": {"Bob": ["Pharaoh"]},
    }
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Pharaoh")
        scene.can_pick_exactly("Gunfighter", "Deputy", "Pass")
        scene["Bob"].passes()

        assert "Pharaoh" in scene["Bob"].zone("discard")


# ------------------------------------------------------------------------------------------------ Temple of Goju


def test_temple_of_goju_takes_the_strongest_minion_of_each_player(smash):
    """
    Temple of Goju puts the Gunfighter of Ann and the Pinkerton of Bob under their decks; the others are discarded.
    """
    bases = {"Temple of Goju": {"Ann": [mighty("Ann", 12), "Deputy"], "Bob": ["Pinkerton", "Deputy"]}}
    with smash(bases) as scene:
        scene["Ann"].passes()

        assert scene["Ann"].zone("deck")[-1] == "Gunfighter"
        assert scene["Bob"].zone("deck")[-1] == "Pinkerton"
        assert (scene["Ann"].zone("discard"), scene["Bob"].zone("discard")) == (("Deputy",), ("Deputy",))


def test_temple_of_goju_has_each_player_choose_among_equals(smash):
    """
    Temple of Goju asks Bob which of his two minions of power 2 goes; a foreign minion goes under its owner's deck.
    """
    bases = {
        "Temple of Goju": {
            "Ann": [mighty("Ann", 16)],
            "Bob": ["Deputy", laid("Pyramid Engineer", owner="Ann", controller="Bob"), "Gunfighter"],
        }
    }
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene["Bob"].is_asked("Which minion goes under its owner's deck?")
        scene.can_pick_exactly("Pyramid Engineer", "Gunfighter")
        scene["Bob"].picks("Pyramid Engineer")

        assert scene["Ann"].zone("deck")[-1] == "Pyramid Engineer"
        assert "Gunfighter" in scene["Bob"].zone("discard")


# ------------------------------------------------------------------------------------------------ The Grey Opal


def test_the_grey_opal_lets_everybody_but_the_winner_save_a_minion(smash):
    """
    The Grey Opal lets Bob move his Deputy to another base; Ann, who wins, is not asked.
    """
    bases = {
        "The Grey Opal": {"Ann": [mighty("Ann", 17), "Deputy"], "Bob": ["Deputy"]},
        "Longhouse": {},
        "Pyramids": {},
    }
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Deputy")
        scene.can_pick_exactly("Longhouse", "Pyramids")
        scene["Bob"].picks("Longhouse")

        assert scene.card("Deputy", of="Bob").zone == "minions"
        assert set(scene["Ann"].zone("discard")) == {"Gunfighter", "Deputy"}


def test_the_grey_opal_asks_each_of_the_others_clockwise(smash):
    """
    The Grey Opal asks Bob and then Cat, and both may decline.
    """
    bases = {"The Grey Opal": {"Ann": [mighty("Ann", 17)], "Bob": ["Deputy"], "Cat": ["Deputy"]}, "Longhouse": {}}
    with smash(bases, Cat=[]) as scene:
        scene["Ann"].passes()
        scene["Bob"].passes()
        scene["Cat"].picks("Deputy")

        assert scene["Bob"].zone("discard") == ("Deputy",)
        assert scene["Cat"].zone("discard") == ()


# ------------------------------------------------------------------------------------------------ Tortuga


def test_tortuga_lets_the_runner_up_move_a_minion_to_the_new_base(smash):
    """
    Tortuga has been replaced by Pyramids: now Bob may move his Deputy there from another base.
    """
    bases = {
        "Tortuga": {"Ann": [mighty("Ann", 20)], "Bob": ["Gunfighter"]},
        "Longhouse": {"Bob": ["Deputy"], "Ann": ["Pinkerton"]},
    }
    with smash(bases, shared={"base_deck": ["Pyramids"]}) as scene:
        scene["Ann"].passes()
        assert scene.card("Pyramids").zone == "bases"
        scene.can_pick_exactly("Deputy", "Pass")
        scene["Bob"].picks("Deputy")

        assert powers(scene, "Pyramids") == (0, 2)


@pytest.mark.rule("SU-114")
def test_tortuga_serves_all_runners_up_of_a_tie(smash):
    """
    Tortuga asks both who share the second place, and both may decline.
    """
    bases = {
        "Tortuga": {"Ann": [mighty("Ann", 20)], "Bob": ["Gunfighter"], "Cat": ["Gunfighter"]},
        "Longhouse": {"Bob": ["Deputy"], "Cat": ["Deputy"]},
    }
    with smash(bases, Cat=[], shared={"base_deck": ["Pyramids"]}) as scene:
        scene["Ann"].passes()
        scene["Bob"].passes()
        scene["Cat"].picks("Deputy")

        assert powers(scene, "Pyramids") == (0, 0, 2)


def test_tortuga_asks_nobody_without_a_runner_up(smash):
    """
    Tortuga asks nobody if Ann was alone there.
    """
    bases = {"Tortuga": {"Ann": [mighty("Ann", 21)]}, "Longhouse": {"Bob": ["Deputy"], "Ann": ["Deputy"]}}
    with smash(bases, shared={"base_deck": ["Pyramids"]}) as scene:
        scene["Ann"].passes()

        scene.expect("Bob", kind="play")
        scene.did_not_happen("MovedToBase")


# ------------------------------------------------------------------------------------------------ Factory 436-1337


@pytest.mark.rule("SU-088")
def test_factory_436_1337_pays_the_winner_for_every_5_power(smash):
    """
    Factory 436-1337 gives Ann, with 19 power, 3 points more than the 2 of the winner; Bob, with 7, just gets his 2.
    """
    bases = {"Factory 436-1337": {"Ann": [mighty("Ann", 19)], "Bob": [mighty("Bob", 7)]}}
    with smash(bases) as scene:
        scene["Ann"].passes()

        assert points(scene, "Ann", "Bob") == (5, 2)


def test_factory_436_1337_pays_every_winner_of_a_tie(smash):
    """
    Factory 436-1337 pays both winners with 13 power 2 points more, and third places nothing more.
    """
    bases = {"Factory 436-1337": {"Ann": [mighty("Ann", 13)], "Bob": [mighty("Bob", 13)], "Cat": [mighty("Cat", 5)]}}
    with smash(bases, Cat=[]) as scene:
        scene["Ann"].passes()

        assert points(scene, "Ann", "Bob", "Cat") == (4, 4, 1)


# ------------------------------------------------------------------------------------------------ The Central Brain


def test_the_central_brain_gives_minions_there_one_power(smash):
    """
    The Central Brain makes every minion there stronger by one, whoever's it is, and none elsewhere.
    """
    bases = {"The Central Brain": {"Ann": ["Gunfighter"], "Bob": ["Deputy"]}, "Longhouse": {"Ann": ["Deputy"]}}
    with smash(bases) as scene:
        assert powers(scene, "The Central Brain") == (4, 3)
        assert powers(scene, "Longhouse") == (2, 0)


@pytest.mark.rule("SU-213")
def test_the_central_brain_lets_go_of_a_minion_that_leaves(smash):
    """
    The Central Brain has made Bob's Deputy as strong as a Mummy; destroyed, it has just what is printed.
    """
    with smash({"The Central Brain": {"Bob": ["Deputy"]}}, Ann=["Gunfighter"]) as scene:
        shoot(scene, "Deputy")

        assert scene.card("Deputy", of="Bob", zone="discard").power == 2


# ------------------------------------------------------------------------------------------------ Cave of Shinies


def test_cave_of_shinies_consoles_the_owner_once_per_turn(smash):
    """
    Cave of Shinies gives Bob a point for the first of his minions that is destroyed there this turn.
    """
    with smash({"Cave of Shinies": {"Bob": ["Mummy", "Deputy"]}}, Ann=["Gunfighter", "High Noon"]) as scene:
        shoot(scene, "Mummy")
        assert points(scene, "Ann", "Bob") == (0, 1)
        scene["Ann"].picks("High Noon")
        decline_the_rest(scene)

        assert scene["Bob"].zone("discard") == ("Mummy", "Deputy")
        assert points(scene, "Ann", "Bob") == (0, 1)


def test_cave_of_shinies_counts_each_player_by_themselves(smash):
    """
    Cave of Shinies gives Ann and Cat a point when their minions fall in a tie; that Bob controlled Cat's does not matter.
    """
    bases = {"Cave of Shinies": {"Bob": [laid("Pyramid Engineer", owner="Cat", controller="Bob")]}}
    with smash(bases, Ann=["Gunfighter"], Cat=[]) as scene:
        shoot(scene, "Pyramid Engineer")

        assert points(scene, "Ann", "Bob", "Cat") == (1, 0, 1)


def test_cave_of_shinies_pays_nothing_for_a_loss_elsewhere_or_after_scoring(smash):
    """
    Cave of Shinies pays for what is destroyed there: not at another base, and not for what is discarded when it scores.
    """
    bases = {"Cave of Shinies": {"Ann": [mighty("Ann", 23)]}, "Longhouse": {"Bob": ["Mummy"]}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        shoot(scene, "Mummy", at="Longhouse")
        scene["Ann"].passes()

        assert points(scene, "Ann", "Bob") == (4, 0)


def test_cave_of_shinies_2012_is_worth_as_much_as_the_other():
    """
    Only the text of Cave of Shinies was changed: both prints have breakpoint 23 and bring 4, 2 and 1 VP.
    """
    cards = {card.id: card for card in tabletop.ruleset("smash-up").catalogue}
    first, current = cards["cave_of_shinies_2012"], cards["cave_of_shinies"]

    assert (first.numbers["breakpoint"], first.numbers["vp"]) == (23, (4, 2, 1))
    assert (current.numbers["breakpoint"], current.numbers["vp"]) == (23, (4, 2, 1))


def test_cave_of_shinies_2012_consoles_for_every_minion(smash):
    """
    Cave of Shinies of the first print gives Bob a point for each of both minions.
    """
    with smash({"cave_of_shinies_2012": {"Bob": ["Mummy", "Deputy"]}}, Ann=["Gunfighter", "High Noon"]) as scene:
        shoot(scene, "Mummy")
        scene["Ann"].picks("High Noon")
        decline_the_rest(scene)

        assert points(scene, "Ann", "Bob") == (0, 2)


# ------------------------------------------------------------------------------------------------ Mushroom Kingdom


def test_mushroom_kingdom_moves_a_minion_there(smash):
    """
    Mushroom Kingdom lets Ann, with the most cards in hand, move Bob's Deputy to it at the start of her turn.
    """
    bases = {"Mushroom Kingdom": {}, "Longhouse": {"Bob": ["Deputy"]}}
    with smash(bases, phase="start turn", Ann=["Mummy"]) as scene:
        scene["Ann"].picks("Mushroom Kingdom")

        assert powers(scene, "Mushroom Kingdom") == (0, 2)
        scene.expect("Ann", kind="play")


def test_mushroom_kingdom_moves_a_minion_away(smash):
    """
    Mushroom Kingdom lets Ann move a minion from it to a base of her choice, once.
    """
    bases = {"Mushroom Kingdom": {"Bob": ["Deputy"]}, "Longhouse": {"Ann": ["Gunfighter"]}, "Pyramids": {}}
    with smash(bases, phase="start turn", Ann=["Mummy"]) as scene:
        scene["Ann"].picks("Mushroom Kingdom")
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Pyramids")

        assert powers(scene, "Pyramids") == (0, 2)
        scene.expect("Ann", kind="play")


def test_mushroom_kingdom_serves_nobody_who_does_not_have_the_most_cards(smash):
    """
    Mushroom Kingdom asks for more cards than anybody else has: as many as Bob are not enough.
    """
    bases = {"Mushroom Kingdom": {}, "Longhouse": {"Bob": ["Deputy"]}}
    with smash(bases, phase="start turn", Ann=["Mummy"], Bob=["Mummy"]) as scene:
        scene.expect("Ann", kind="play")


def test_mushroom_kingdom_need_not_be_used(smash):
    """
    Mushroom Kingdom's move is a choice, and it is for the start of the turn alone.
    """
    bases = {"Mushroom Kingdom": {}, "Longhouse": {"Bob": ["Deputy"]}}
    with smash(bases, phase="start turn", Ann=["Mummy"]) as scene:
        scene["Ann"].passes()

        scene.did_not_happen("MovedToBase")
        scene.cannot_pick("Mushroom Kingdom")


def test_mushroom_kingdom_2012_beckons_a_minion_of_another_player(smash):
    """
    Mushroom Kingdom of the first print lets Ann, whatever she has in hand, move a minion of Bob's there, and none of her own.
    """
    bases = {"mushroom_kingdom_2012": {"Bob": ["Pinkerton"]}, "Longhouse": {"Bob": ["Deputy"], "Ann": ["Gunfighter"]}}
    with smash(bases, phase="start turn", Bob=["Mummy"]) as scene:
        scene["Ann"].picks("Mushroom Kingdom")

        assert powers(scene, "mushroom_kingdom_2012") == (0, 6)
        assert scene.card("mushroom_kingdom_2012").breakpoint == 20
        assert scene.card("mushroom_kingdom_2012").vp == (5, 3, 2)


# ------------------------------------------------------------------------------------------------ School of Wizardry


@pytest.mark.rule("SU-090")
def test_school_of_wizardry_lets_the_winner_choose_the_next_base(smash):
    """
    School of Wizardry shows Ann three bases: Saloon comes into play, the others go back in the order she says.
    """
    deck = ["Pyramids", "Saloon", "Drakkar", "Longhouse"]
    with smash({"School of Wizardry": {"Ann": [mighty("Ann", 20)]}}, shared={"base_deck": deck}) as scene:
        scene["Ann"].passes()
        scene.can_pick_exactly("Pyramids", "Saloon", "Drakkar")
        scene["Ann"].picks("Saloon")
        scene["Ann"].picks("Drakkar", "Pyramids")

        assert scene.zone("bases") == ("Saloon",)
        assert scene.zone("base_deck")[:3] == ("Drakkar", "Pyramids", "Longhouse")
        assert not scene["Bob"].sees("Drakkar")


@pytest.mark.rule("SU-228")
def test_school_of_wizardry_keeps_the_new_order_a_secret(smash):
    """
    School of Wizardry has Ann put back bases that Bob had seen before: he does not know any more which lies where.
    """
    deck = [laid(name, known_to=("Ann", "Bob")) for name in ("Pyramids", "Saloon", "Drakkar")]
    with smash({"School of Wizardry": {"Ann": [mighty("Ann", 20)]}}, shared={"base_deck": deck}) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Saloon")
        scene["Ann"].picks("Drakkar", "Pyramids")

        assert scene["Ann"].sees("Drakkar")
        assert not scene["Bob"].sees("Drakkar")


@pytest.mark.rule("SU-115")
def test_school_of_wizardry_serves_only_the_first_of_tied_winners(smash):
    """
    School of Wizardry asks Ann alone when both win: it is her turn.
    """
    bases = {"School of Wizardry": {"Ann": [mighty("Ann", 10)], "Bob": [mighty("Bob", 10)]}}
    with smash(bases, shared={"base_deck": ["Pyramids", "Saloon", "Drakkar"]}) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Drakkar")
        scene["Ann"].picks("Saloon", "Pyramids")

        scene.expect("Bob", kind="play")
        assert scene.zone("bases") == ("Drakkar",)


@pytest.mark.rule("SU-094")
def test_school_of_wizardry_shuffles_the_discarded_bases_if_there_is_no_other(smash):
    """
    School of Wizardry finds the base deck empty, and has the two discarded bases shuffled into it.
    """
    shared = {"base_deck": [], "base_discard": ["Saloon", "Drakkar"]}
    bases = {"School of Wizardry": {"Ann": [mighty("Ann", 20)]}}
    with smash(bases, shared=shared, rest="boxed") as scene:
        scene["Ann"].passes()
        scene.can_pick_exactly("Saloon", "Drakkar")
        scene["Ann"].picks("Drakkar")

        assert scene.zone("bases") == ("Drakkar",)


# ------------------------------------------------------------------------------------------------ The Great Library


def test_the_great_library_lets_everybody_with_a_minion_there_draw(smash):
    """
    The Great Library asks Ann and Bob, who have minions there, and not Cat; Bob declines.
    """
    bases = {"The Great Library": {"Ann": [mighty("Ann", 20)], "Bob": ["Deputy"]}, "Longhouse": {"Cat": ["Deputy"]}}
    with smash(bases, Cat=[]) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene["Bob"].declines()
        decline_the_rest(scene)

        assert len(scene["Ann"].hand) == 3
        assert (scene["Bob"].hand, scene["Cat"].hand) == ((), ())


# ------------------------------------------------------------------------------------------------ Evans City Cemetery


def test_evans_city_cemetery_gives_the_winner_a_new_hand(smash):
    """
    Evans City Cemetery has Ann discard her hand and draw five, and two more in her draw phase; Bob keeps his.
    """
    bases = {"Evans City Cemetery": {"Ann": [mighty("Ann", 18)], "Bob": ["Deputy"]}}
    with smash(bases, Ann=["Mummy", "Pharaoh"], Bob=["Tribute"]) as scene:
        scene["Ann"].passes()
        decline_the_rest(scene)

        assert {"Mummy", "Pharaoh"} <= set(scene["Ann"].zone("discard"))
        assert len(scene["Ann"].hand) == 7
        assert scene["Bob"].hand == ("Tribute",)


def test_evans_city_cemetery_serves_every_winner_of_a_tie(smash):
    """
    Evans City Cemetery has both winners draw five, with nothing in hand to discard.
    """
    bases = {"Evans City Cemetery": {"Ann": [mighty("Ann", 10)], "Bob": [mighty("Bob", 10)]}}
    with smash(bases) as scene:
        scene["Ann"].passes()
        decline_the_rest(scene)

        assert (len(scene["Ann"].hand), len(scene["Bob"].hand)) == (7, 5)


# ------------------------------------------------------------------------------------------------ Rhodes Plaza Mall


def test_rhodes_plaza_mall_pays_for_each_minion(smash):
    """
    Rhodes Plaza Mall gives everybody a point for each minion there: two to Bob, who is second, one to Ann, none to Cat.
    """
    bases = {
        "Rhodes Plaza Mall": {"Ann": [mighty("Ann", 22)], "Bob": ["Deputy", "Mummy"], "buried": {"Cat": ["Mummy"]}}
    }
    with smash(bases, Cat=[]) as scene:
        scene["Ann"].passes()
        decline_the_rest(scene)

        assert points(scene, "Ann", "Bob", "Cat") == (1, 2, 0)


# ------------------------------------------------------------------------------------------------ nothing more to do


def test_the_homeworld_serves_once_though_two_minions_wait_for_it(smash):
    """
    Zapbot lets Ann play a second minion there before The Homeworld answers: she gets one extra minion, and not two.
    """
    bases = {"The Homeworld": {}, "Longhouse": {}}
    with smash(bases, Ann=["Zapbot", "Mummy", "Deputy", "Huscarl"]) as scene:
        scene["Ann"].picks("Zapbot")
        scene["Ann"].picks("The Homeworld")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("The Homeworld")
        while scene.decision.kind == "order":
            scene["Ann"].picks(scene.options[0])
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Longhouse")

        scene["Ann"].is_asked(kind="play")
        assert scene["Ann"].hand == ("Huscarl",)


def test_tar_pits_2012_do_not_reach_a_minion_that_has_left_the_discard_pile(smash):
    """
    Ann has Gremlin drawn first, from a deck into which the Gremlin itself is shuffled: it is in hand, and stays there.
    """
    bases = {"tar_pits_2012": {"Bob": ["Gremlin"]}, "Longhouse": {}}
    with smash(bases, rest="boxed", Ann=["Seeing Stars"], Bob={"hand": [], "deck": []}) as scene:
        scene["Ann"].picks("Seeing Stars")
        scene["Ann"].picks(next(label for label in scene.options if label.startswith("Gremlin")))

        assert scene["Bob"].hand == ("Gremlin",)
        assert scene["Bob"].zone("deck") == ()


def test_temple_of_goju_takes_nothing_from_whoever_is_not_there(smash):
    """
    Bob has no minion at the Temple of Goju: only Ann's goes under a deck, and his elsewhere stays.
    """
    bases = {"Temple of Goju": {"Ann": [mighty("Ann", 18)]}, "Longhouse": {"Bob": ["Deputy"]}}
    with smash(bases, Ann={"hand": [], "deck": ["Mummy"] * 3}) as scene:
        scene["Ann"].passes()

        assert scene["Ann"].zone("deck")[-1] == "Gunfighter"
        assert scene.card("Longhouse").minions == ("Deputy",)


def test_cave_of_shinies_pays_once_for_two_minions_that_go_together(smash):
    """
    Both of Bob's minions are destroyed at one moment: he gains one point for them.
    """
    with smash({"Cave of Shinies": {"Bob": ["Mummy", "Deputy"]}, "Longhouse": {}}, Ann=["Cannon"]) as scene:
        scene["Ann"].picks("Cannon")
        scene["Ann"].picks("Mummy", "Deputy")
        while scene.decision.kind == "order":
            scene["Ann"].picks(scene.options[0])

        assert points(scene, "Ann", "Bob") == (0, 1)


def test_mushroom_kingdom_moves_nobody_when_there_is_no_minion(smash):
    """
    Ann has the most cards in hand, but no minion is in play that could wander.
    """
    with smash(["Mushroom Kingdom", "Longhouse"], Ann=["Mummy"], phase="start turn") as scene:
        scene["Ann"].picks("Mushroom Kingdom")

        scene.did_not_happen("MovedToBase")
        scene["Ann"].is_asked(kind="play")


def test_school_of_wizardry_has_nothing_to_teach_when_no_base_is_left(smash):
    """
    The base deck and the discarded bases are used up: Ann chooses nothing, and School of Wizardry itself comes back.
    """
    bases = {"School of Wizardry": {"Ann": [mighty("Ann", 20)]}, "Longhouse": {}}
    with smash(bases, rest="boxed", shared={"base_deck": [], "base_discard": []}) as scene:
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="play")
        assert sorted(scene.zone("bases")) == ["Longhouse", "School of Wizardry"]
