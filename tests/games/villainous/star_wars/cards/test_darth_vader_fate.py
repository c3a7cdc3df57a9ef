"""The other cards of Darth Vader's Fate deck: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import LUKE, carrying, conflicted
from tests.games.villainous.star_wars.vader import VADER, fates, luke_is, state_of

BOB = {"at": "saleucami"}
BACK = "Turn him to Focused"
RESTRICTION = "more_powerful_than_you_can_imagine"


def fated(top, other="there_is_still_good_in_him", **more):
    """Say what is on top of Ann's Fate deck, and what else lies before Bob, who takes a Fate action."""
    deck = more.pop("then", [])
    return {"at": "mustafar", "fate_deck": [top, other, *deck], **more}


# ------------------------------------------------------------------------------------------------ Skywalker Lightsaber


def test_skywalker_lightsaber_arms_a_hero(lay):
    """
    Bob attaches it to a Hero, who has +2 Strength.
    """
    ann = fated("skywalker_lightsaber", mustafar=["vader_leia_organa"], cloud_city=["chewbacca"])
    with lay(villains=VADER, active=1, Ann=ann, Bob=BOB) as scene:
        fates(scene, "Skywalker Lightsaber")
        scene["Bob"].picks("Leia Organa")

        assert scene.card("vader_leia_organa", of="Ann").strength == 4
        assert scene.card("chewbacca", of="Ann").strength == 4


def test_skywalker_lightsaber_without_a_hero_is_discarded(lay):
    """
    It can still be chosen, and does nothing.
    """
    with lay(villains=VADER, active=1, Ann=fated("skywalker_lightsaber"), Bob=BOB) as scene:
        fates(scene, "Skywalker Lightsaber")

        assert "Skywalker Lightsaber" in scene.zone("fate_discard", of="Ann")


def test_skywalker_lightsaber_goes_with_its_hero(lay):
    """
    It is discarded with the Hero who carries it.
    """
    armed = carrying("vader_leia_organa", "skywalker_lightsaber")
    with lay(villains=VADER, Ann={"at": "death_star", "mustafar": ["emperor_palpatine", armed]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert sorted(scene.zone("fate_discard", of="Ann")) == ["Leia Organa", "Skywalker Lightsaber"]


def test_skywalker_lightsaber_is_no_more_in_the_way_than_its_hero(lay):
    """
    Attached it covers nothing of its own: when the Hero goes, the top row is open.
    """
    armed = carrying("vader_leia_organa", "skywalker_lightsaber")
    with lay(villains=VADER, Ann={"at": "death_star", "mustafar": ["emperor_palpatine", armed]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert state_of(scene, "mustafar", "ambition") == "open"


# ------------------------------------------------------------------------------------------------ Use the Force


def test_use_the_force_turns_luke_back(lay):
    """
    Bob turns conflicted Luke to Focused.
    """
    with lay(villains=VADER, active=1, Ann=fated("use_the_force", cloud_city=[conflicted()]), Bob=BOB) as scene:
        fates(scene, "Use the Force")
        scene["Bob"].picks(BACK)

        assert luke_is(scene) == ("Cloud City", "Focused")


def test_use_the_force_or_moves_him(lay):
    """
    Or he moves him one step; not both.
    """
    with lay(villains=VADER, active=1, Ann=fated("use_the_force", cloud_city=[conflicted()]), Bob=BOB) as scene:
        fates(scene, "Use the Force")
        scene.can_pick_exactly(BACK, "Death Star", "Emperor's Throne Room")
        scene["Bob"].picks("Death Star")

        assert luke_is(scene) == ("Death Star", "Conflicted")


def test_use_the_force_may_change_nothing(lay):
    """
    A choice that changes nothing is allowed.
    """
    with lay(villains=VADER, active=1, Ann=fated("use_the_force"), Bob=BOB) as scene:
        fates(scene, "Use the Force")
        scene["Bob"].picks(BACK)

        assert luke_is(scene) == ("Death Star", "Focused")


# ------------------------------------------------------------------------------------------------ There Is Still Good in Him


@pytest.mark.parametrize(("had", "left"), [(3, {"AMBITION": 1}), (1, {}), (0, {})])
def test_there_is_still_good_in_him_takes_ambition(lay, had, left):
    """
    Ann loses 2 Ambition, or what she has.
    """
    ann = fated("there_is_still_good_in_him", "use_the_force", ambition=had)
    with lay(villains=VADER, active=1, Ann=ann, Bob=BOB) as scene:
        fates(scene, "There Is Still Good in Him")

        assert scene.pool("purse", "Ann") == left
        scene.did_not_happen("Spent")


def test_there_is_still_good_in_him_leaves_credits_alone(lay):
    """
    Credits are another matter.
    """
    ann = fated("there_is_still_good_in_him", "use_the_force", credits=3)
    with lay(villains=VADER, active=1, Ann=ann, Bob=BOB) as scene:
        fates(scene, "There Is Still Good in Him")

        assert scene.pool("purse", "Ann") == {"CREDIT": 3}


# ------------------------------------------------------------------------------------------------ It's a Trap!


def test_its_a_trap_moves_the_emperor(lay):
    """
    Bob puts the Emperor at another location, and no Hero gets stronger.
    """
    ann = fated("its_a_trap", emperors_throne_room=["emperor_palpatine"], mustafar=["chewbacca"])
    with lay(villains=VADER, active=1, Ann=ann, Bob=BOB) as scene:
        fates(scene, "It's a Trap!")
        scene.can_pick_exactly("Mustafar", "Death Star", "Cloud City")
        scene["Bob"].picks("Cloud City")

        assert scene.card("emperor_palpatine", of="Ann").at == "Cloud City"
        assert scene.card("chewbacca", of="Ann").strength == 4


@pytest.mark.rule("SW-Q56")
def test_its_a_trap_strengthens_every_hero_without_the_emperor(lay):
    """
    With no Emperor in play every Hero gets +1 Strength; Luke is none.
    """
    with lay(villains=VADER, active=1, Ann=fated("its_a_trap", mustafar=["chewbacca", LUKE]), Bob=BOB) as scene:
        fates(scene, "It's a Trap!")

        assert scene.card("chewbacca", of="Ann").tokens == {"PLUS": 1}
        assert len(scene.events("TokensPut")) == 1


# ------------------------------------------------------------------------------------------------ Stolen Data Tapes


@pytest.mark.rule("SW-202")
def test_stolen_data_tapes_take_a_card_out_of_the_hand(lay):
    """
    Ann's hand is revealed to all, and Bob has one card of it discarded.
    """
    ann = fated("stolen_data_tapes", hand=["emperor_palpatine", "executor"])
    with lay(villains=VADER, active=1, Ann=ann, Bob=BOB) as scene:
        fates(scene, "Stolen Data Tapes")
        assert scene["Bob"].sees("Executor")
        scene["Bob"].picks("Emperor Palpatine")

        assert scene.hand("Ann") == ("Executor",)
        assert scene.zone("discard", of="Ann") == ("Emperor Palpatine",)


def test_stolen_data_tapes_find_nothing_in_an_empty_hand(lay):
    """
    Nothing happens.
    """
    with lay(villains=VADER, active=1, Ann=fated("stolen_data_tapes"), Bob=BOB) as scene:
        fates(scene, "Stolen Data Tapes")

        scene.expect("Bob", prompt="What do you do?")
        assert scene.zone("discard", of="Ann") == ()


# ------------------------------------------------------------------------------------------------ Obi-Wan's Guidance

NEXT = ["vader_yoda", "red_five", "use_the_force", "its_a_trap"]


def test_obi_wans_guidance_is_swapped_for_one_of_three(lay):
    """
    Bob looks at the next three cards and plays one; this goes to the pile, and the others back on top as he likes.
    """
    ann = fated("obi_wans_guidance", then=NEXT, cloud_city=[conflicted()])
    with lay(villains=VADER, active=1, Ann=ann, Bob=BOB) as scene:
        fates(scene, "Obi-Wan's Guidance")
        scene["Bob"].picks("Yoda")
        scene["Bob"].picks("Use the Force", "Red Five")
        scene["Bob"].picks("Mustafar")

        assert luke_is(scene) == ("Cloud City", "Focused")
        assert scene.zone("fate_deck", of="Ann")[:2] == ("Use the Force", "Red Five")
        assert scene.zone("fate_discard", of="Ann") == ("There Is Still Good in Him", "Obi-Wan's Guidance")
        assert len(scene.events("Discarded")) == 2


def test_obi_wans_guidance_plays_a_vehicle_under_its_own_rules(lay):
    """
    A Hero Vehicle goes to Deep Space, and must engage.
    """
    with lay(villains=VADER, active=1, Ann=fated("obi_wans_guidance", then=NEXT, fleet=["executor"]), Bob=BOB) as scene:
        fates(scene, "Obi-Wan's Guidance")
        scene["Bob"].picks("Red Five")
        scene["Bob"].picks("Use the Force", "Yoda")

        assert scene.card("red_five", of="Ann").zone == "foes"


def test_obi_wans_guidance_plays_a_restriction_under_the_mover(lay):
    """
    A Restriction goes under the mover.
    """
    with lay(villains=VADER, active=1, Ann=fated("obi_wans_guidance", then=[RESTRICTION, *NEXT]), Bob=BOB) as scene:
        fates(scene, "Obi-Wan's Guidance")
        scene["Bob"].picks("More Powerful Than You Can Imagine")
        scene["Bob"].picks("Red Five", "Yoda")

        assert scene.card("darth_vader", of="Ann").attached == ("More Powerful Than You Can Imagine",)


def test_obi_wans_guidance_discards_what_can_do_nothing(lay):
    """
    A Lightsaber without a Hero is discarded.
    """
    ann = fated("obi_wans_guidance", then=["skywalker_lightsaber", *NEXT])
    with lay(villains=VADER, active=1, Ann=ann, Bob=BOB) as scene:
        fates(scene, "Obi-Wan's Guidance")
        scene["Bob"].picks("Skywalker Lightsaber")
        scene["Bob"].picks("Red Five", "Yoda")

        assert "Skywalker Lightsaber" in scene.zone("fate_discard", of="Ann")


@pytest.mark.rule("SW-207")
def test_obi_wans_guidance_shows_ann_nothing(lay):
    """
    Bob alone sees the three; the card that was not picked in the Fate action is not among them.
    """
    with lay(villains=VADER, active=1, Ann=fated("obi_wans_guidance", then=NEXT), Bob=BOB) as scene:
        fates(scene, "Obi-Wan's Guidance")

        scene.can_pick_exactly("Yoda", "Red Five", "Use the Force")
        assert not scene["Ann"].sees("Yoda")
        scene["Bob"].picks("Use the Force")
        scene["Bob"].picks("Red Five", "Yoda")
        scene["Bob"].picks(BACK)


# ------------------------------------------------------------------------------------------------ More Powerful ...


def restricted(**more):
    """Say that the Restriction lies under Ann's mover, who is at Mustafar with 6 Ambition."""
    return {"at": "mustafar", "ambition": 6, "under": [RESTRICTION], **more}


@pytest.mark.rule("SW-162")
def test_more_powerful_than_you_can_imagine_forbids_ambition(lay):
    """
    Ann can take no Ambition action.
    """
    with lay(villains=VADER, Ann=restricted(hand=["emperor_palpatine"])) as scene:
        assert scene.why_not("Ambition") == "Something forbids you that action."


@pytest.mark.rule("SW-162")
def test_more_powerful_than_you_can_imagine_goes_with_the_whole_hand(lay):
    """
    She discards all, and it is gone: the Ambition symbol can be used in the same turn.
    """
    ann = restricted(hand=["executor", "boba_fett"], cloud_city=["emperor_palpatine", "vader_han_solo"])
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks("Executor", "Boba Fett")

        assert scene.zone("fate_discard", of="Ann") == ("More Powerful Than You Can Imagine",)
        scene.can_pick("Ambition")


@pytest.mark.rule("SW-162")
def test_more_powerful_than_you_can_imagine_stays_with_one_card(lay):
    """
    A part of the hand is not enough.
    """
    with lay(villains=VADER, Ann=restricted(hand=["executor", "boba_fett"])) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks("Executor")

        assert scene.card("darth_vader", of="Ann").attached == ("More Powerful Than You Can Imagine",)


@pytest.mark.rule("SW-Q34")
def test_more_powerful_than_you_can_imagine_goes_with_an_empty_hand(lay):
    """
    A Discard Cards action with no card in hand is enough.
    """
    with lay(villains=VADER, Ann=restricted()) as scene:
        scene["Ann"].picks("Discard Cards")

        assert scene.card("darth_vader", of="Ann").attached == ()


@pytest.mark.rule("SW-048")
@pytest.mark.rule("SW-160")
def test_more_powerful_than_you_can_imagine_travels_and_covers_nothing(lay):
    """
    It lies under the mover, goes along, and covers no symbol.
    """
    with lay(villains=VADER, phase="go somewhere", Ann=restricted()) as scene:
        scene["Ann"].picks("Death Star")

        assert scene.card(RESTRICTION, of="Ann").at == "Death Star"
        assert state_of(scene, "death_star", "play") == "open"


def test_more_powerful_than_you_can_imagine_is_no_matter_of_bobs(lay):
    """
    Bob's Ambition actions are his, and his discards remove nothing.
    """
    bob = {"at": "florrum", "ambition": 4, "hand": ["add_to_my_collection", "retreat"][:1]}
    with lay(villains=VADER, active=1, Ann=restricted(), Bob=bob) as scene:
        scene.can_pick("Ambition")
        scene["Bob"].picks("Discard Cards")
        scene["Bob"].picks("Add to My Collection")

        assert scene.card("darth_vader", of="Ann").attached == ("More Powerful Than You Can Imagine",)
