"""What the words of the rules mean: affecting, control, zones, timing, power, wording (SU-169 to SU-232)."""

import pytest

from tabletop.testing import laid
from tests.games.smash_up.probes import SmashUpWithProbes
from tests.games.smash_up.test_scoring import FOUR, THREE, breakpoints, points

COUNTER = {"COUNTER": 1}


def lay(smash, bases, **told):
    """Lay a table with the made-up cards, where nobody is asked for reactions that they do not have."""
    return smash(bases, game=SmashUpWithProbes, bluff_safe=False, **told)


def play(scene, card, *picks, seat="Ann"):
    """Have a player play a card and choose what it asks for."""
    scene[seat].picks(card)
    for pick in picks:
        scene[seat].picks(pick)


def minion(name, owner, **has):
    """Say that a minion lies there with something on it."""
    return laid(name, owner=owner, **has)


# ------------------------------------------------------------------------------------------------ affecting


AFFECTING = {
    "Shanghai": "moved",
    "Seeing Stars": "destroyed",
    "Beam Up": "returned",
    "Disintegrator": "placed",
    "Seducer": "given another controller",
    "Undertaker": "buried",
}


@pytest.mark.rule("SU-169", "SU-Q25")
@pytest.mark.parametrize("card", AFFECTING)
def test_a_minion_that_is_not_affected_suffers_none_of_these(smash, card):
    """
    Bob's Mummy is not affected by other players' cards: Ann's card picks it, as the only minion, and nothing happens to it.
    """
    safe = minion("Mummy", "Bob", attached=[laid("Tooth and Claw...and Guns", owner="Bob")])
    with lay(smash, {"Longhouse": {"Bob": [safe]}, "Jungle Oasis": {}}, Ann=[card]) as scene:
        play(scene, card)

        mummy = scene.card("Mummy", of="Bob", zone="minions")
        assert (mummy.controller, mummy.power) == ("Bob", 2)
        assert scene.card("Longhouse").minions == ("Mummy",)
        assert scene["Ann"].zone("discard") == (card,)


@pytest.mark.rule("SU-169")
def test_other_power_and_an_attached_action_affect_too(smash):
    """
    Locusts give a guarded Mummy no less power, and a curse is not played on it; without the guard both are done.
    """
    safe = minion("Mummy", "Bob", attached=[laid("Tooth and Claw...and Guns", owner="Bob")])
    bases = {"Longhouse": {"Bob": [safe, "Pharaoh"]}, "Jungle Oasis": {}}
    with lay(smash, bases, Ann=["Ancient Curse"]) as scene:
        play(scene, "Ancient Curse")
        assert scene.card("Mummy", of="Bob").attached == ("Tooth and Claw...and Guns",)
        assert scene.card("Pharaoh", of="Bob").attached == ("Ancient Curse",)
    with lay(smash, bases, Ann=["Plague of Locusts"]) as scene:
        play(scene, "Plague of Locusts", "Longhouse")
        assert scene.card("Mummy", of="Bob").power == 2
        assert scene.card("Pharaoh", of="Bob").power == 4


@pytest.mark.rule("SU-170")
def test_to_be_counted_or_looked_at_is_not_to_be_affected(smash):
    """
    An unaffected Mummy is one of the minions from which Ann's Tech Center counts, once it is hers, and takes no harm.
    """
    safe = laid("Mummy", owner="Ann", attached=[laid("Tooth and Claw...and Guns", owner="Bob")])
    with lay(smash, {"Jungle Oasis": {"Ann": [safe]}, "Longhouse": {}}, Ann=["Tech Center"]) as scene:
        play(scene, "Tech Center", "Jungle Oasis")

        assert len(scene["Ann"].hand) == 1


@pytest.mark.rule("SU-171")
@pytest.mark.parametrize(("card", "asked"), [("Combat Training", True), ("Digger", False)])
def test_only_what_a_card_does_to_its_target_affects_directly(smash, card, asked):
    """
    Titanosaurus asks when Ann's action gives her Priest power; not when it uncovers a card and the Priest loses power by that.
    """
    titan = laid("Fort Titanosaurus", owner="Ann")
    bases = {
        "Jungle Oasis": {"Ann": ["Priest of Anubis"], "buried": {"Ann": ["Gold Strike"]}},
        "Longhouse": {"titans": {"Ann": [titan]}},
    }
    with lay(smash, bases, Ann=[card], options={"titans": True}) as scene:
        assert scene.card("Priest of Anubis", of="Ann", zone="minions").power == 6
        play(scene, card)

        assert (scene.decision.kind == "confirm") == asked
        assert scene.card("Priest of Anubis", of="Ann", zone="minions").power == (7 if asked else 4)
        if asked:
            scene["Ann"].declines()


# ------------------------------------------------------------------------------------------------ control and ownership


@pytest.mark.rule("SU-172")
def test_a_player_controls_what_they_play(smash):
    """
    A minion and an action on a base are controlled by Ann, who has played them.
    """
    with lay(smash, {"Jungle Oasis": {}, "Saloon": {}}, Ann=["Mummy", "Gold Strike"]) as scene:
        play(scene, "Mummy", "Saloon")
        play(scene, "Gold Strike", "Saloon")

        assert scene.card("Mummy", of="Ann", zone="minions").controller == "Ann"
        assert scene.card("Gold Strike", of="Ann", zone="actions").controller == "Ann"


@pytest.mark.rule("SU-173", "SU-222", "SU-Q33")
def test_who_gains_control_has_the_power_and_the_abilities_but_not_the_text_for_playing(smash):
    """
    Ann takes Bob's Pyramid Engineer over: she uncovers nothing, as it was not played, and may use its Talent.
    """
    bases = {"Jungle Oasis": {"Bob": ["Pyramid Engineer"], "buried": {"Ann": ["Mummy"]}}}
    with lay(smash, bases, Ann=["Seducer", "Deputy"]) as scene:
        play(scene, "Seducer")

        assert scene.card("Pyramid Engineer", zone="minions").controller == "Ann"
        scene.did_not_happen("Uncovered")
        scene["Ann"].picks("Pyramid Engineer")
        assert scene.card("Jungle Oasis").buried == ("Mummy", "Deputy")


@pytest.mark.rule("SU-174")
def test_actions_on_a_minion_keep_their_controllers(smash):
    """
    Taking over a Mummy with Bob's Upgrade and Cas's curse on it, Ann takes over neither, and both go on working.
    """
    there = [laid("Upgrade", owner="Bob"), laid("Ancient Curse", owner="Cas")]
    mummy = minion("Mummy", "Bob", attached=there, counters={"COUNTER": 2})
    with lay(smash, {"Jungle Oasis": {"Bob": [mummy]}}, **{**THREE, "Ann": ["Seducer"]}) as scene:
        play(scene, "Seducer")

        look = scene.card("Mummy", zone="minions")
        assert (look.controller, look.power, look.attached) == ("Ann", 4, ("Upgrade", "Ancient Curse"))
        assert scene.card("Upgrade", zone="attached").controller == "Bob"
        assert scene.card("Ancient Curse", zone="attached").controller == "Cas"


@pytest.mark.rule("SU-175", "SU-186", "SU-192")
@pytest.mark.parametrize(
    ("card", "zone"), [("Seeing Stars", "discard"), ("Beam Up", "hand"), ("Disintegrator", "deck")]
)
def test_a_card_that_leaves_play_goes_to_its_owner(smash, card, zone):
    """
    Bob's Mummy under Ann's control, destroyed, returned or put under a deck, is found with Bob.
    """
    bases = {"Jungle Oasis": {"Ann": [minion("Mummy", "Bob", controller="Ann")]}}
    with lay(smash, bases, Ann=[card], Bob={"deck": ["Sheriff"]}) as scene:
        play(scene, card)

        assert scene["Bob"].zone(zone)[-1] == "Mummy"
        assert "Mummy" not in scene["Ann"].zone("hand") + scene["Ann"].zone("discard")


@pytest.mark.rule("SU-176")
def test_control_without_a_limit_goes_on(smash):
    """
    A turn later the minion that Ann took over is still hers; then Bob takes it back.
    """
    with lay(smash, {"Jungle Oasis": {"Bob": ["Mummy"]}}, Ann=["Seducer"], Bob=["Seducer"]) as scene:
        play(scene, "Seducer")
        scene["Ann"].passes()
        assert scene.card("Mummy", zone="minions").controller == "Ann"
        play(scene, "Seducer", seat="Bob")

        assert scene.card("Mummy", zone="minions").controller == "Bob"


@pytest.mark.rule("SU-177", "SU-225")
def test_your_cards_are_those_that_you_control(smash):
    """
    Ann's Combat Training is for Bob's Mummy, which she controls, and not for her own Deputy, which Bob controls.
    """
    there = {"Ann": [minion("Mummy", "Bob", controller="Ann")], "Bob": [minion("Deputy", "Ann", controller="Bob")]}
    with lay(smash, {"Jungle Oasis": there}, Ann=["Combat Training"]) as scene:
        play(scene, "Combat Training")

        assert scene.card("Mummy", zone="minions").power == 3
        assert scene.card("Deputy", zone="minions").power == 2


@pytest.mark.rule("SU-178", "SU-182", "SU-258")
def test_a_card_of_another_in_hand_is_played_normally_and_goes_to_its_owner(smash):
    """
    Ann takes Bob's Pharaoh from his discard pile and plays it: hers to control, it is his when it is destroyed.
    """
    with lay(
        smash,
        {"Jungle Oasis": {}, "Saloon": {}},
        Ann=["Valkyrie", "Bombard", "Summon"],
        Bob={"discard": ["Pharaoh"]},
    ) as scene:
        play(scene, "Valkyrie", "Jungle Oasis")
        assert "Pharaoh" in scene["Ann"].hand
        play(scene, "Summon", "Pharaoh", "Jungle Oasis")
        pharaoh = scene.card("Pharaoh", of="Bob", zone="minions")
        assert (pharaoh.owner, pharaoh.controller) == ("Bob", "Ann")
        scene["Ann"].passes()
        scene["Bob"].passes()
        play(scene, "Bombard", "Jungle Oasis")

        assert scene["Bob"].zone("discard") == ("Pharaoh",)
        assert "Valkyrie" in scene["Ann"].zone("discard")


@pytest.mark.rule("SU-180", "SU-Q35")
def test_a_card_discarded_from_hand_goes_to_its_owner(smash):
    """
    Ann discards Bob's Deputy from her hand for what it says: all see it, and it goes to Bob's discard pile.
    """
    with lay(smash, {"Jungle Oasis": {"Ann": ["Mummy"]}}, Ann=[laid("Deputy", owner="Bob", controller="Ann")]) as scene:
        scene["Ann"].picks("Deputy: Discard it to give a minion +2 power")

        assert scene["Bob"].zone("discard") == ("Deputy",)
        assert scene["Ann"].zone("discard") == ()
        assert scene.card("Mummy", of="Ann").power == 4


@pytest.mark.rule("SU-181", "SU-250", "SU-Q35")
def test_a_card_moved_unseen_stays_with_who_moves_it(smash):
    """
    Ann puts Bob's card from her hand on top of her own deck: nobody else sees which, and she will draw it.
    """
    with lay(
        smash,
        {"Longhouse": {"Ann": ["Mummy"]}},
        Ann=[laid("Pharaoh", owner="Bob", controller="Ann"), "Gunfighter"],
    ) as scene:
        scene["Ann"].picks("Longhouse: Put a card on top of your deck for +2 power")
        scene["Ann"].picks("Pharaoh")

        assert scene["Ann"].zone("deck")[0] == "Pharaoh"
        assert "Pharaoh" not in scene.happened("PutOnOwnDeck", seen_by="Bob").text.english
        scene["Ann"].passes()
        assert "Pharaoh" in scene["Ann"].hand


@pytest.mark.rule("SU-183", "SU-229")
def test_a_revealed_card_stays_where_it_is(smash):
    """
    Ann's Shield Maiden reveals a Pharaoh on Bob's deck: all have seen it, and it stays there.
    """
    with lay(smash, {"Jungle Oasis": {}}, Ann=["Shield Maiden"], Bob={"deck": ["Pharaoh"]}) as scene:
        play(scene, "Shield Maiden")

        assert scene["Bob"].zone("deck")[0] == "Pharaoh"
        assert set(scene.card("Pharaoh", of="Bob", zone="deck").known_to) == {"Ann", "Bob"}


# ------------------------------------------------------------------------------------------------ zones


@pytest.mark.rule("SU-184", "SU-185", "SU-220", "SU-133")
def test_a_minion_is_one_in_play(smash):
    """
    Beam Up takes one of the two minions at bases: none in a hand, a deck or a discard pile, and none that is buried.
    """
    bases = {"Jungle Oasis": {"Ann": ["Mummy"], "Bob": ["Deputy"], "buried": {"Bob": ["Sheriff"]}}}
    with lay(smash, bases, Ann=["Beam Up", "Pharaoh"], Bob={"hand": ["Gunfighter"], "discard": ["Raider"]}) as scene:
        scene["Ann"].picks("Beam Up")

        scene.can_pick_exactly("Mummy", "Deputy")
        scene["Ann"].picks("Deputy")


@pytest.mark.rule("SU-186", "SU-195")
def test_what_lies_on_a_destroyed_card_is_discarded(smash):
    """
    A Deputy with a curse and a counter is destroyed: it and the curse go to their owners' piles, the counter is gone.
    """
    deputy = minion("Deputy", "Bob", counters=COUNTER, attached=[laid("Ancient Curse", owner="Ann")])
    with lay(smash, {"Jungle Oasis": {"Bob": [deputy]}}, Ann=["Seeing Stars"]) as scene:
        play(scene, "Seeing Stars")

        assert scene["Bob"].zone("discard") == ("Deputy",)
        assert sorted(scene["Ann"].zone("discard")) == ["Ancient Curse", "Seeing Stars"]
        assert scene.card("Deputy", of="Bob", zone="discard").counters == {}


@pytest.mark.rule("SU-187", "SU-188")
def test_a_discarded_card_comes_from_hand(smash):
    """
    Take the Shinies makes Bob discard two cards: both of his hand, and nothing that he has in play or in his deck.
    """
    with lay(
        smash, {"Jungle Oasis": {"Bob": ["Mummy"]}}, Ann=["Take the Shinies"], Bob=["Pharaoh", "Sheriff"]
    ) as scene:
        play(scene, "Take the Shinies")

        assert sorted(scene["Bob"].zone("discard")) == ["Pharaoh", "Sheriff"]
        assert scene.card("Jungle Oasis").minions == ("Mummy",)


@pytest.mark.rule("SU-189", "SU-190", "SU-Q36")
def test_a_minion_moves_with_everything_on_it_and_is_not_played(smash):
    """
    Bob's Gunfighter moves with curse and counter to another base, never to its own; it duels nobody, and no Gold Strike pays.
    """
    gunfighter = minion("Gunfighter", "Bob", counters=COUNTER, attached=[laid("Ancient Curse", owner="Ann")])
    bases = {
        "Jungle Oasis": {"Bob": [gunfighter]},
        "Saloon": {"Ann": ["Mummy"], "actions": {"Bob": ["Gold Strike"]}},
        "Pyramids": {},
    }
    with lay(smash, bases, Ann=["Shanghai"]) as scene:
        scene["Ann"].picks("Shanghai")
        scene.can_pick_exactly("Saloon", "Pyramids")
        scene["Ann"].picks("Saloon")

        look = scene.card("Gunfighter", of="Bob", zone="minions")
        assert scene.card("Saloon").minions == ("Mummy", "Gunfighter")
        assert (look.power, look.counters, look.attached) == (2, COUNTER, ("Ancient Curse",))
        scene.did_not_happen("MinionPlayed")
        scene.did_not_happen("DuelBegan")
        assert scene["Bob"].hand == ()


@pytest.mark.rule("SU-190")
def test_a_moved_minion_keeps_its_talent(smash):
    """
    Ann's Pyramid Engineer, moved, uses its Talent at the base where it is now.
    """
    bases = {"Jungle Oasis": {"Ann": ["Pyramid Engineer"]}, "Saloon": {}}
    with lay(smash, bases, Ann=["Way of Deception", "Pharaoh"]) as scene:
        play(scene, "Way of Deception")
        scene["Ann"].picks("Pyramid Engineer")

        assert scene.card("Saloon").buried == ("Pharaoh",)


@pytest.mark.rule("SU-191", "SU-194")
def test_to_be_placed_is_not_to_be_played(smash):
    """
    Grave Robbing takes a Gunfighter from the discard pile to hand: nothing that it says when it is played happens.
    """
    with lay(
        smash, {"Jungle Oasis": {"Bob": ["Mummy"]}}, Ann={"hand": ["Grave Robbing"], "discard": ["Gunfighter"]}
    ) as scene:
        play(scene, "Grave Robbing")

        assert scene["Ann"].hand == ("Gunfighter",)
        scene.did_not_happen("MinionPlayed")
        assert scene.facts.dueling is False
        assert scene.card("Jungle Oasis").minions == ("Mummy",)


@pytest.mark.rule("SU-192", "SU-195")
def test_a_returned_card_sheds_what_lies_on_it(smash):
    """
    Beam Up returns a Deputy: its curse is discarded, its counter gone, and it is in its owner's hand, played by nobody.
    """
    deputy = minion("Deputy", "Bob", counters=COUNTER, attached=[laid("Ancient Curse", owner="Ann")])
    with lay(smash, {"Jungle Oasis": {"Bob": [deputy]}}, Ann=["Beam Up"]) as scene:
        play(scene, "Beam Up")

        assert scene["Bob"].hand == ("Deputy",)
        assert "Ancient Curse" in scene["Ann"].zone("discard")
        scene.did_not_happen("Destroyed")


@pytest.mark.rule("SU-193")
def test_a_transferred_action_works_where_it_lies_now(smash):
    """
    Stagecoach transfers Gold Strike to Saloon: from there it pays for a minion played at Saloon, still Ann's.
    """
    bases = {"Jungle Oasis": {"actions": {"Ann": ["Gold Strike"]}}, "Saloon": {}}
    with lay(smash, bases, Ann=["Stagecoach", "Mummy"]) as scene:
        scene["Ann"].picks("Stagecoach")
        scene["Ann"].picks("Gold Strike")
        assert scene.card("Saloon").actions == ("Gold Strike",)
        play(scene, "Mummy", "Saloon")

        assert len(scene["Ann"].hand) == 1


@pytest.mark.rule("SU-194")
def test_a_card_is_played_when_an_ability_says_so(smash):
    """
    They Keep Coming plays a Gunfighter from the discard pile: now it may duel, as its text for playing says.
    """
    with lay(
        smash, {"Jungle Oasis": {"Bob": ["Mummy"]}}, Ann={"hand": ["They Keep Coming"], "discard": ["Gunfighter"]}
    ) as scene:
        scene["Ann"].picks("They Keep Coming")
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")

        assert scene["Bob"].zone("discard") == ("Mummy",)


@pytest.mark.rule("SU-196")
def test_a_card_in_the_box_comes_back_in_no_reshuffle(smash):
    """
    After a Viking Funeral Pharaoh lies in the box: when Ann's discard pile becomes her deck, it is not among it.
    """
    pharaoh = minion("Pharaoh", "Ann", attached=[laid("Viking Funeral", owner="Ann")])
    with lay(smash, {"Jungle Oasis": {"Ann": [pharaoh]}}, Ann={"hand": ["Bombard"], "deck": []}) as scene:
        play(scene, "Bombard")

        assert scene.zone("boxed") == ("Pharaoh",)
        assert points(scene) == (1, 0)
        everywhere = scene["Ann"].hand + scene["Ann"].zone("deck") + scene["Ann"].zone("discard")
        assert everywhere.count("Pharaoh") == 0


# ------------------------------------------------------------------------------------------------ timing


@pytest.mark.rule("SU-197")
def test_after_means_when_it_is_wholly_done(smash):
    """
    Gold Strike draws after Gunfighter was played: after the duel that belongs to playing it.
    """
    there = {"Bob": ["Mummy"], "actions": {"Ann": ["Gold Strike"]}}
    with lay(smash, {"Jungle Oasis": there}, Ann=["Gunfighter"]) as scene:
        play(scene, "Gunfighter", "Mummy")

        kinds = [event.kind for event in scene.events() if event.kind in ("MinionPlayed", "Destroyed", "Drew")]
        assert kinds == ["MinionPlayed", "Destroyed", "Drew"]


@pytest.mark.rule("SU-198")
def test_an_ongoing_ability_works_as_long_as_its_card_is_there(smash):
    """
    Upgrade gives +2 turn after turn, until it is destroyed: then it gives nothing.
    """
    mummy = minion("Mummy", "Ann", attached=[laid("Upgrade", owner="Ann")])
    with lay(smash, {"Jungle Oasis": {"Ann": [mummy]}}, Bob=["Disenchant"]) as scene:
        scene["Ann"].passes()
        assert scene.card("Mummy", of="Ann").power == 4
        play(scene, "Disenchant", seat="Bob")

        assert scene.card("Mummy", of="Ann").power == 2


@pytest.mark.rule("SU-199", "SU-203", "SU-Q37", "SU-Q41")
def test_a_bonus_ends_with_the_turn_and_a_counter_stays(smash):
    """
    What Combat Training gives lasts although that card is gone, and ends with the turn; a counter is there ever after.
    """
    mummy = minion("Mummy", "Ann", counters={"COUNTER": 40})
    with lay(
        smash, {"Jungle Oasis": {"Ann": [mummy]}}, Ann=["Combat Training"], cards=breakpoints(jungle_oasis=99)
    ) as scene:
        play(scene, "Combat Training")
        assert scene["Ann"].zone("discard") == ("Combat Training",)
        assert scene.card("Mummy", of="Ann").power == 43
        scene["Ann"].passes()

        assert scene.card("Mummy", of="Ann").power == 42


@pytest.mark.rule("SU-203")
def test_a_bonus_ends_when_its_minion_leaves_play(smash):
    """
    A strengthened Mummy that goes back to hand and is played again in the same turn is as strong as printed.
    """
    with lay(smash, {"Jungle Oasis": {"Ann": ["Mummy"]}}, Ann=["Time Loop", "Combat Training", "Beam Up"]) as scene:
        scene["Ann"].picks("Time Loop")
        scene["Ann"].picks("Combat Training")
        scene["Ann"].picks("Beam Up")
        scene["Ann"].picks("Mummy")

        assert scene.card("Mummy", of="Ann", zone="minions").power == 2


@pytest.mark.rule("SU-200")
def test_specials_work_from_play_from_hand_and_from_the_discard_pile(smash):
    """
    On her turn Ann may discard a Deputy from hand and play a Tenacious Z from her discard pile; Sheriff waits for scoring.
    """
    with lay(
        smash, {"Jungle Oasis": {"Ann": ["Sheriff"], "Bob": ["Mummy"]}},
        Ann={"hand": ["Deputy"], "discard": ["Tenacious Z"]}, cards=breakpoints(jungle_oasis=7),
    ) as scene:  # fmt: skip
        scene.can_pick_exactly(
            "Deputy",
            "Deputy: Discard it to give a minion +2 power",
            "Pass",
            "Tenacious Z: Play it from your discard pile",
        )
        scene["Ann"].passes()
        scene["Ann"].is_asked("Sheriff: Duel a minion of another player here?")
        scene["Ann"].declines()


@pytest.mark.rule("SU-201")
def test_a_special_is_used_on_other_players_turns_too(smash):
    """
    On Bob's turn, before a base scores, Ann plays her locusts.
    """
    with lay(
        smash, {"Jungle Oasis": {"Bob": ["Pharaoh"]}, "Saloon": {}}, active=1, Ann=["Plague of Locusts"],
        cards=breakpoints(jungle_oasis=5),
    ) as scene:  # fmt: skip
        scene["Bob"].passes()
        play(scene, "Plague of Locusts", "Jungle Oasis")

        scene.happened("ActionPlayed", player="Ann")
        assert points(scene) == (0, 2)


@pytest.mark.rule("SU-202", "SU-205")
def test_a_card_played_by_a_special_uses_no_free_play(smash):
    """
    Tenacious Z comes from the discard pile on Ann's own turn, and she may still play her free minion.
    """
    with lay(smash, {"Jungle Oasis": {}}, Ann={"hand": ["Mummy"], "discard": ["Tenacious Z"]}) as scene:
        scene["Ann"].picks("Tenacious Z")
        assert scene.facts.free_minion
        scene["Ann"].picks("Mummy")

        assert scene.card("Jungle Oasis").minions == ("Tenacious Z", "Mummy")


@pytest.mark.rule("SU-204", "SU-029")
def test_a_cancelled_ability_is_as_if_it_were_not_there(smash):
    """
    Pyramids offers nothing while a Jammed Signal lies on it, and offers it again when that is destroyed.
    """
    bases = {"Pyramids": {"actions": {"Bob": ["Jammed Signal"]}}, "Jungle Oasis": {}}
    with lay(smash, bases, Ann=["Disenchant", "Mummy"]) as scene:
        scene.cannot_pick("Pyramids")
        play(scene, "Disenchant")

        scene.can_pick("Pyramids: Bury a card from your hand here")


# ------------------------------------------------------------------------------------------------ power


@pytest.mark.rule("SU-212")
def test_printed_power_is_what_a_card_starts_with(smash):
    """
    Laseratops asks for printed power: a Mummy with three counters may be destroyed, a cursed Gunfighter may not.
    """
    cursed = minion("Gunfighter", "Bob", attached=[laid("Ancient Curse", owner="Ann")])
    bases = {"Jungle Oasis": {"Bob": [minion("Mummy", "Bob", counters={"COUNTER": 3}), cursed]}}
    with lay(smash, bases, Ann=["Laseratops"], cards=breakpoints(jungle_oasis=99)) as scene:
        scene["Ann"].picks("Laseratops")

        scene.can_pick_exactly("Mummy", "Pass")
        scene["Ann"].passes()


@pytest.mark.rule("SU-213")
def test_a_minion_in_hand_has_its_printed_power(smash):
    """
    War Raptors in play have 4 and 4; one in hand has 2, and may be played where 2 is the most.
    """
    with lay(
        smash, {"Jungle Oasis": {"Ann": ["War Raptor", "War Raptor"]}}, Ann=["Zapbot", "War Raptor", "Gunfighter"]
    ) as scene:
        scene["Ann"].picks("Zapbot")

        scene.can_pick_exactly("War Raptor", "Pass")
        scene["Ann"].picks("War Raptor")
        assert scene.card("Jungle Oasis").minions.count("War Raptor") == 3


@pytest.mark.rule("SU-214")
def test_a_minion_in_play_has_its_modified_power(smash):
    """
    Seeing Stars is for power 3 or less: a Mummy with two counters is out of its reach, a cursed Pharaoh is not.
    """
    cursed = minion("Pharaoh", "Bob", attached=[laid("Ancient Curse", owner="Ann")])
    bases = {"Jungle Oasis": {"Bob": [minion("Mummy", "Bob", counters={"COUNTER": 2}), cursed]}}
    with lay(smash, bases, Ann=["Seeing Stars"]) as scene:
        play(scene, "Seeing Stars")

        assert scene["Bob"].zone("discard") == ("Pharaoh",)


@pytest.mark.rule("SU-215", "SU-216", "SU-Q39")
@pytest.mark.parametrize(("counters", "power"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_power_is_summed_up_before_it_is_cut_at_zero(smash, counters, power):
    """
    Under two curses a Deputy's 2 is -2: every counter counts, and only the sum is cut at 0.
    """
    curses = [laid("Ancient Curse", owner="Bob"), laid("Ancient Curse", owner="Bob")]
    deputy = minion("Deputy", "Ann", counters={"COUNTER": counters}, attached=curses)
    with lay(smash, {"Jungle Oasis": {"Ann": [deputy]}}) as scene:
        assert scene.card("Deputy", of="Ann").power == power


@pytest.mark.rule("SU-215", "SU-233")
def test_a_breakpoint_stops_at_zero(smash):
    """
    A breakpoint of 3, lowered by 5, is 0, not less: and an empty base reaches that.
    """
    with lay(smash, {"Longhouse": {}, "Jungle Oasis": {}}, Ann=["Undermine"], cards=breakpoints(longhouse=3)) as scene:
        play(scene, "Undermine", "Longhouse")
        assert scene.card("Longhouse").breakpoint == 0
        scene["Ann"].passes()

        scene.happened("Scores", base="Longhouse")
        assert points(scene) == (0, 0)


@pytest.mark.rule("SU-216", "SU-217")
@pytest.mark.parametrize(("card", "scored"), [("Mummy", True), ("Gold Strike", False)])
def test_counters_count_on_minions_and_not_on_actions(smash, card, scored):
    """
    One counter is missing at Jungle Oasis: on the minion it counts, on the action there it does not.
    """
    bases = {"Jungle Oasis": {"Ann": ["Mummy"], "actions": {"Ann": ["Gold Strike"]}}, "Longhouse": {}}
    with lay(smash, bases, Ann=["Promote"], cards=breakpoints(jungle_oasis=3)) as scene:
        play(scene, "Promote", card)
        assert scene.happened("GotCounters").fields["count"] == 1
        scene["Ann"].passes()

        assert bool(scene.events("Scores")) == scored


@pytest.mark.rule("SU-218", "SU-106")
def test_a_titan_has_the_power_of_its_counters(smash):
    """
    A titan with three counters is 3 power of Ann's at its base, without any minion: she is ranked and wins there.
    """
    titan = laid("Fort Titanosaurus", owner="Ann", counters={"COUNTER": 3})
    bases = {"Jungle Oasis": {"Bob": ["Mummy"], "titans": {"Ann": [titan]}}, "Longhouse": {}}
    with lay(smash, bases, options={"titans": True}, cards=breakpoints(jungle_oasis=5)) as scene:
        scene["Ann"].passes()

        assert points(scene) == (2, 0)


@pytest.mark.rule("SU-218")
def test_a_titan_moves(smash):
    """
    The Kraken's Talent takes it, counters and all, to another base.
    """
    titan = laid("The Kraken", owner="Ann", counters=COUNTER)
    bases = {"Jungle Oasis": {"titans": {"Ann": [titan]}}, "Longhouse": {}}
    with lay(smash, bases, options={"titans": True}) as scene:
        scene["Ann"].picks("The Kraken")

        assert scene.card("Longhouse").titans == ("The Kraken",)
        assert scene.card("The Kraken", of="Ann").counters == COUNTER


# ------------------------------------------------------------------------------------------------ wording


@pytest.mark.rule("SU-219", "SU-Q40")
@pytest.mark.parametrize(("victim", "gained"), [("Mummy", 1), ("Warbot", 0), ("Substitute", 0)])
def test_what_is_not_paid_brings_nothing(smash, victim, gained):
    """
    "Destroy a minion of yours to gain 1 VP": with one that can't be destroyed, or that leaves in another way, nothing is gained.
    """
    with lay(smash, {"Jungle Oasis": {"Ann": [victim]}}, Ann=["Ransom"]) as scene:
        play(scene, "Ransom")

        assert points(scene) == (gained, 0)


@pytest.mark.rule("SU-219")
def test_what_cannot_be_paid_is_not_begun(smash):
    """
    Huscarl's Talent costs a card from hand: with an empty hand it is not even on offer.
    """
    with lay(smash, {"Jungle Oasis": {"Ann": ["Huscarl"]}}) as scene:
        scene.can_pick_exactly("Pass")
    with lay(smash, {"Jungle Oasis": {"Ann": ["Huscarl"]}}, Ann=["Mummy"]) as scene:
        scene["Ann"].picks("Huscarl")

        assert scene.card("Huscarl", of="Ann", zone="minions").power == 4


@pytest.mark.rule("SU-221")
def test_to_play_a_minion_is_to_play_one_from_hand(smash):
    """
    Summon's extra minion comes from Ann's hand: what lies in her discard pile is not on offer.
    """
    with lay(smash, {"Jungle Oasis": {}}, Ann={"hand": ["Summon", "Mummy"], "discard": ["Gunfighter"]}) as scene:
        scene["Ann"].picks("Summon")

        scene.can_pick_exactly("Mummy", "Pass")
        scene["Ann"].picks("Mummy")


@pytest.mark.rule("SU-222")
def test_you_on_a_minion_is_its_controller(smash):
    """
    Bob's Samurai-Chan is under Ann's control when it is destroyed: Ann draws the card.
    """
    bases = {"Jungle Oasis": {"Ann": [minion("Samurai-Chan", "Bob", controller="Ann")]}}
    with lay(smash, bases, active=1, Bob=["Seeing Stars"]) as scene:
        play(scene, "Seeing Stars", seat="Bob")

        assert (len(scene["Ann"].hand), len(scene["Bob"].hand)) == (1, 0)


@pytest.mark.rule("SU-223")
def test_you_on_a_base_is_whom_its_text_describes(smash):
    """
    At Star Portal who has buried a card draws; Pyramids serves the current player, on Bob's turn Bob.
    """
    with lay(
        smash, {"Star Portal": {}, "Pyramids": {}}, active=1, Ann=["Sheriff"], Bob=["Seal the Tomb", "Mummy"]
    ) as scene:
        scene.can_pick("Pyramids: Bury a card from your hand here")
        play(scene, "Seal the Tomb", "Star Portal", "Mummy", seat="Bob")

        assert (len(scene["Ann"].hand), len(scene["Bob"].hand)) == (1, 1)


@pytest.mark.rule("SU-224")
def test_other_players_are_all_but_you(smash):
    """
    Ann's locusts visit the minions of three others, and spare hers.
    """
    there = {name: ["Gunfighter"] for name in FOUR}
    with lay(smash, {"Longhouse": there, "Jungle Oasis": {}}, **{**FOUR, "Ann": ["Plague of Locusts"]}) as scene:
        play(scene, "Plague of Locusts", "Longhouse")

        assert [scene.card("Gunfighter", of=name).power for name in FOUR] == [3, 2, 2, 2]


@pytest.mark.rule("SU-226")
def test_here_is_where_the_card_is(smash):
    """
    Collector returns minions from its own base only.
    """
    bases = {"Jungle Oasis": {"Bob": ["Mummy"]}, "Saloon": {"Bob": ["Deputy"]}}
    with lay(smash, bases, Ann=["Collector"]) as scene:
        play(scene, "Collector", "Jungle Oasis")

        scene.can_pick_exactly("Collector", "Mummy", "Pass")
        scene["Ann"].picks("Mummy")
        assert scene["Bob"].hand == ("Mummy",)


@pytest.mark.rule("SU-228")
def test_a_card_looked_at_is_shown_to_nobody_else(smash):
    """
    Ann's Walker looks at the top of her deck: she alone knows the Pharaoh that lies there.
    """
    with lay(smash, {"Jungle Oasis": {}}, Ann={"hand": ["Walker"], "deck": ["Pharaoh"]}) as scene:
        play(scene, "Walker")
        scene["Ann"].declines()

        assert scene.card("Pharaoh", of="Ann", zone="deck").known_to == ("Ann",)
        assert not scene["Bob"].sees('"Pharaoh"')


@pytest.mark.rule("SU-230", "SU-231", "SU-229")
def test_a_card_that_is_searched_out_is_revealed_and_the_deck_shuffled(smash):
    """
    Scry finds a Portal: Bob is shown it, and Ann's deck is shuffled afterwards.
    """
    with lay(smash, {"Jungle Oasis": {}}, Ann={"hand": ["Scry"], "deck": ["Portal"]}) as scene:
        scene["Ann"].picks("Scry")
        scene["Ann"].picks(next(label for label in scene.options if label.startswith("Portal")))

        assert scene.events("Revealed", seen_by="Bob")[-1].text.english == "Portal is revealed."
        assert scene["Ann"].hand == ("Portal",)
        kinds = [event.kind for event in scene.events() if event.kind in ("Revealed", "Shuffled")]
        assert kinds == ["Revealed", "Shuffled"]


@pytest.mark.rule("SU-232")
def test_discard_piles_are_open(smash):
    """
    What lies in Ann's discard pile, Bob and any spectator may read at any time.
    """
    with lay(smash, {"Jungle Oasis": {}}, Ann={"discard": ["Pharaoh"]}) as scene:
        assert scene["Bob"].sees('"Pharaoh"')


# ------------------------------------------------------------------------------------------------ cards that are explained


@pytest.mark.rule("SU-244")
def test_dynamite_surprise_answers_from_hand_when_looked_at(smash):
    """
    Ann looks at Bob's hand: his Dynamite Surprise is in it, and may be played against a minion of hers.
    """
    bases = {"Jungle Oasis": {"Ann": ["Mummy", "Pharaoh"]}}
    with lay(smash, bases, Ann=["Cast the Runes"], Bob=["Dynamite Surprise"]) as scene:
        scene["Ann"].picks("Cast the Runes")
        while scene.decision.seat == 0:
            scene.pick(*scene.options[: scene.decision.at_least])
        scene["Bob"].is_asked(kind="react")
        scene["Bob"].picks("Dynamite Surprise")
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard")[0] == "Mummy"
        assert scene["Bob"].zone("discard") == ("Dynamite Surprise",)


@pytest.mark.rule("SU-244")
def test_dynamite_surprise_answers_when_revealed_in_the_deck(smash):
    """
    Ann's Shield Maiden reveals it on Bob's deck: he may play it from there, and destroys her only weak minion.
    """
    with lay(smash, {"Jungle Oasis": {}}, Ann=["Shield Maiden"], Bob={"deck": ["Dynamite Surprise"]}) as scene:
        scene["Ann"].picks("Shield Maiden")
        scene["Bob"].confirms()

        assert scene["Ann"].zone("discard") == ("Shield Maiden",)
        assert scene["Bob"].zone("discard") == ("Dynamite Surprise",)
        assert scene["Ann"].hand == ()


@pytest.mark.rule("SU-245")
def test_dynamite_surprise_in_the_deck_does_not_answer_a_mere_look(smash):
    """
    Ann looks at the top of Bob's deck, where it lies: he is not asked anything.
    """
    with lay(
        smash, {"Jungle Oasis": {"Ann": ["Mummy"]}}, Ann=["Cast the Runes"], Bob={"deck": ["Dynamite Surprise"]}
    ) as scene:
        scene["Ann"].picks("Cast the Runes")
        scene["Ann"].picks(*scene.options)

        scene["Ann"].is_asked(kind="play")
        assert scene["Bob"].zone("discard") == ()


@pytest.mark.rule("SU-249")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_honor_the_ancestors_is_for_as_many_minions_as_there_are_opponents(smash, players):
    """
    Of four minions in Ann's discard pile up to 1, 2 or 3 go into her deck, in a game of 2, 3 or 4.
    """
    piles = ["Mummy", "Deputy", "Pharaoh", "Sheriff"]
    seats = {name: [] for name in list(FOUR)[:players]}
    ann = {"hand": ["Honor the Ancestors"], "discard": piles}
    with lay(smash, {"Jungle Oasis": {"Ann": ["Invader"]}}, **{**seats, "Ann": ann}) as scene:
        scene["Ann"].picks("Honor the Ancestors")

        assert scene.decision.at_most == players - 1
        scene["Ann"].picks(*piles[: players - 1])
        assert len(scene["Ann"].zone("discard")) == 4 - (players - 1) + 1
