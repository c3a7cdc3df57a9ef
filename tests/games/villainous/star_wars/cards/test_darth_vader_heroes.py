"""The Heroes and Vehicles of Darth Vader's Fate deck: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import LUKE, carrying, conflicted, engaged, with_tokens
from tabletop.testing import laid
from tests.games.villainous.star_wars.vader import PAY_RED_FIVE, TURN, VADER, fates, luke_is, plays, state_of, uses

UNLEASH = "Emperor Palpatine: Defeat a Hero here whose Strength is 3 or less"
RESTRICTION = "More Powerful Than You Can Imagine"
RESTRICTION_ID = "more_powerful_than_you_can_imagine"
BOB = {"at": "saleucami"}


def unleashed(*beside, **more):
    """Say that the Emperor can be unleashed at Mustafar on who is beside him."""
    return {"at": "emperors_throne_room", "ambition": 2, "mustafar": ["emperor_palpatine", *beside], **more}


def under(scene):
    """Return what lies under Ann's mover."""
    return scene.card("darth_vader", of="Ann").attached


def fated(top, **more):
    """Say what is on top of Ann's Fate deck."""
    return {"at": "mustafar", "fate_deck": [top, "there_is_still_good_in_him"], **more}


# ------------------------------------------------------------------------------------------------ Obi-Wan Kenobi


@pytest.mark.parametrize("where", ["fate_discard", "fate_deck"])
def test_vader_obi_wan_kenobi_becomes_more_powerful(lay, where):
    """
    When he is defeated, More Powerful Than You Can Imagine is found on the pile or in the deck, and played on Ann.
    """
    found = {where: ["more_powerful_than_you_can_imagine"]}
    with lay(villains=VADER, Ann=unleashed("vader_obi_wan_kenobi", **found)) as scene:
        uses(scene, UNLEASH)

        assert under(scene) == (RESTRICTION,)


def test_vader_obi_wan_kenobi_finds_it_in_place(lay):
    """
    If it lies under the mover it just stays.
    """
    ann = {"at": "death_star", "mustafar": ["boba_fett", "vader_obi_wan_kenobi"], "under": [RESTRICTION_ID]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Vanquish")

        assert under(scene) == (RESTRICTION,)
        scene.did_not_happen("Played")


def test_vader_obi_wan_kenobi_waits_for_luke(lay):
    """
    Luke's tile is dealt with first, then this.
    """
    with lay(villains=VADER, Ann=unleashed("vader_obi_wan_kenobi", LUKE)) as scene:
        uses(scene, UNLEASH)
        scene["Ann"].is_asked(TURN)
        scene.did_not_happen("Played")
        scene["Ann"].confirms()

        assert luke_is(scene)[1] == "Conflicted"
        assert under(scene) == (RESTRICTION,)


def test_vader_obi_wan_kenobi_removed_finds_nothing(lay):
    """
    Removed he was not defeated.
    """
    ann = {"at": "cloud_city", "credits": 2, "cloud_city": ["carbon_freezing_chamber", "vader_obi_wan_kenobi"]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Activate")
        scene["Ann"].passes()

        assert under(scene) == ()


def test_vader_obi_wan_kenobi_aboard_finds_nothing(lay):
    """
    Taken aboard the Millennium Falcon he was not defeated either.
    """
    with lay(villains=VADER, Ann=unleashed("vader_obi_wan_kenobi", rebels=["vader_millennium_falcon"])) as scene:
        uses(scene, UNLEASH)

        assert under(scene) == ()


# ------------------------------------------------------------------------------------------------ Leia Organa


def test_vader_leia_organa_keeps_luke_focused(lay):
    """
    With her beside him, the defeat of another Hero there does not turn him.
    """
    with lay(villains=VADER, Ann=unleashed("vader_leia_organa", "vader_han_solo", LUKE)) as scene:
        uses(scene, UNLEASH)
        scene["Ann"].picks("Han Solo")

        scene.expect("Ann", prompt="What do you do?")
        assert luke_is(scene)[1] == "Focused"


def test_vader_leia_organa_defeated_is_gone_already(lay):
    """
    When she herself is defeated beside him, he can be turned.
    """
    with lay(villains=VADER, Ann=unleashed("vader_leia_organa", LUKE)) as scene:
        uses(scene, UNLEASH)
        scene["Ann"].confirms()

        assert luke_is(scene)[1] == "Conflicted"


def test_vader_leia_organa_elsewhere_forbids_nothing(lay):
    """
    She has to be where Luke is.
    """
    ann = {"at": "mustafar", "ambition": 3, "hand": ["i_am_your_father"], "cloud_city": ["vader_leia_organa"]}
    with lay(villains=VADER, Ann={**ann, "mustafar": [LUKE]}) as scene:
        plays(scene, "I Am Your Father")

        assert luke_is(scene)[1] == "Conflicted"


def test_vader_leia_organa_does_not_keep_luke_conflicted(lay):
    """
    She forbids one way only: he can be turned back to Focused.
    """
    with lay(
        villains=VADER, active=1, Ann=fated("vader_yoda", cloud_city=["vader_leia_organa", conflicted()]), Bob=BOB
    ) as scene:
        fates(scene, "Yoda")
        scene["Bob"].picks("Mustafar")

        assert luke_is(scene) == ("Cloud City", "Focused")


# ------------------------------------------------------------------------------------------------ Han Solo


def test_vader_han_solo_may_move_luke(lay):
    """
    Whoever plays him may move Luke one step.
    """
    with lay(villains=VADER, active=1, Ann=fated("vader_han_solo"), Bob=BOB) as scene:
        fates(scene, "Han Solo")
        scene["Bob"].picks("Cloud City")
        scene["Bob"].picks("Mustafar")

        assert luke_is(scene) == ("Mustafar", "Focused")


def test_vader_han_solo_need_not_move_luke(lay):
    """
    It is a choice.
    """
    with lay(villains=VADER, active=1, Ann=fated("vader_han_solo"), Bob=BOB) as scene:
        fates(scene, "Han Solo")
        scene["Bob"].picks("Cloud City")
        scene["Bob"].passes()

        assert luke_is(scene) == ("Death Star", "Focused")


# ------------------------------------------------------------------------------------------------ Chewbacca


def test_chewbacca_weakens_allies_beside_him(lay):
    """
    Every Ally at his location has -1 Strength.
    """
    there = ["chewbacca", "boba_fett", "admiral_piett"]
    with lay(villains=VADER, Ann={"at": "death_star", "mustafar": there}) as scene:
        assert scene.card("boba_fett", of="Ann").strength == 2
        assert scene.card("admiral_piett", of="Ann").strength == 0


def test_chewbacca_weakens_no_hero_and_nobody_elsewhere(lay):
    """
    Not himself, not other Heroes, and not Allies elsewhere.
    """
    with lay(villains=VADER, Ann={"mustafar": ["chewbacca", "vader_yoda"], "cloud_city": ["boba_fett"]}) as scene:
        assert scene.card("chewbacca", of="Ann").strength == 4
        assert scene.card("vader_yoda", of="Ann").strength == 4
        assert scene.card("boba_fett", of="Ann").strength == 3


def test_chewbacca_weakens_nobody_who_parts_from_him(lay):
    """
    It is gone as soon as they part.
    """
    with lay(villains=VADER, Ann={"at": "death_star", "mustafar": ["chewbacca", "boba_fett"]}) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Cloud City")

        assert scene.card("boba_fett", of="Ann").strength == 3


# ------------------------------------------------------------------------------------------------ Yoda


def test_vader_yoda_turns_luke_to_focused(lay):
    """
    When he is played, Luke is turned, wherever he is.
    """
    with lay(villains=VADER, active=1, Ann=fated("vader_yoda", cloud_city=[conflicted()]), Bob=BOB) as scene:
        fates(scene, "Yoda")
        scene["Bob"].picks("Mustafar")

        assert luke_is(scene) == ("Cloud City", "Focused")
        assert state_of(scene, "cloud_city", "fate") == "open"


def test_vader_yoda_leaves_focused_luke_alone(lay):
    """
    Told to turn to the side that he shows, Luke does nothing.
    """
    with lay(villains=VADER, active=1, Ann=fated("vader_yoda"), Bob=BOB) as scene:
        fates(scene, "Yoda")
        scene["Bob"].picks("Mustafar")

        scene.did_not_happen("LukeTurned")


# ------------------------------------------------------------------------------------------------ Millennium Falcon


def aboard(*heroes, **more):
    """Say who is aboard the Millennium Falcon, in loose space."""
    return {"at": "mustafar", "rebels": [laid("vader_millennium_falcon", aboard=list(heroes))], **more}


@pytest.mark.rule("SW-Q53")
def test_vader_millennium_falcon_takes_a_defeated_hero_aboard(lay):
    """
    The Hero goes aboard instead of being defeated; the Allies used are discarded, and Luke is not turned.
    """
    with lay(
        villains=VADER, Ann=unleashed("vader_han_solo", LUKE, rebels=["vader_millennium_falcon"], ambition=0)
    ) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card("vader_han_solo", of="Ann").zone == "aboard"
        assert scene.zone("discard", of="Ann") == ("Emperor Palpatine",)
        scene.did_not_happen("Defeated")
        assert luke_is(scene)[1] == "Focused"


def test_vader_millennium_falcon_does_so_engaged_too(lay):
    """
    It is compulsory, engaged or not.
    """
    ann = unleashed("vader_han_solo", fleet=[engaged("executor", "vader_millennium_falcon")])
    with lay(villains=VADER, Ann=ann) as scene:
        uses(scene, UNLEASH)

        assert scene.card("vader_han_solo", of="Ann").zone == "aboard"


def test_vader_millennium_falcon_takes_tokens_and_items_off(lay):
    """
    The Hero's tokens go back, and his Items are discarded.
    """
    hero = carrying(with_tokens("vader_leia_organa", -2), "skywalker_lightsaber")
    with lay(villains=VADER, Ann=unleashed(hero, rebels=["vader_millennium_falcon"])) as scene:
        uses(scene, UNLEASH)

        assert scene.card("vader_leia_organa", of="Ann").tokens == {}
        assert scene.zone("fate_discard", of="Ann") == ("Skywalker Lightsaber",)


def test_vader_millennium_falcon_has_room_for_one(lay):
    """
    With somebody aboard the next Hero is defeated.
    """
    ann = {**aboard("vader_yoda"), **unleashed("vader_han_solo")}
    with lay(villains=VADER, Ann=ann) as scene:
        uses(scene, UNLEASH)

        scene.happened("Defeated", card="Han Solo")
        assert scene.card("vader_yoda", of="Ann").zone == "aboard"


def test_vader_millennium_falcon_hides_whom_it_carries(lay):
    """
    A Hero aboard is at no location, and has no effect: Leia aboard keeps Luke from nothing.
    """
    ann = aboard("vader_leia_organa", ambition=3, hand=["i_am_your_father"], mustafar=[LUKE])
    with lay(villains=VADER, Ann=ann) as scene:
        assert scene.card("vader_leia_organa", of="Ann").at == ""

        plays(scene, "I Am Your Father")

        assert luke_is(scene)[1] == "Conflicted"


def test_vader_millennium_falcon_covers_nothing_by_its_passenger(lay):
    """
    The top row of the location that the Hero has left is open.
    """
    with lay(villains=VADER, Ann=unleashed("vader_han_solo", rebels=["vader_millennium_falcon"])) as scene:
        assert state_of(scene, "mustafar", "ambition") == "covered"

        uses(scene, UNLEASH)

        assert state_of(scene, "mustafar", "ambition") == "open"


def test_vader_millennium_falcon_brings_the_hero_back(lay):
    """
    A Fate action against Ann may play the Hero aboard at any location, whose ability happens, instead of revealing cards.
    """
    with lay(villains=VADER, active=1, Ann=aboard("vader_han_solo"), Bob=BOB) as scene:
        scene["Bob"].picks("Fate")
        scene["Bob"].picks("Millennium Falcon")
        scene["Bob"].picks("Cloud City")
        scene["Bob"].picks("Mustafar")

        assert scene.card("vader_han_solo", of="Ann").at == "Cloud City"
        assert luke_is(scene) == ("Mustafar", "Focused")
        scene.did_not_happen("TurnedUp")


def test_vader_millennium_falcon_need_not_bring_the_hero_back(lay):
    """
    Bob may reveal two cards as usual.
    """
    ann = aboard("vader_han_solo", fate_deck=["there_is_still_good_in_him", "its_a_trap"])
    with lay(villains=VADER, active=1, Ann=ann, Bob=BOB) as scene:
        scene["Bob"].picks("Fate")
        scene["Bob"].picks("Reveal two Fate cards")
        scene["Bob"].picks("There Is Still Good in Him")

        assert scene.card("vader_han_solo", of="Ann").zone == "aboard"


def test_vader_millennium_falcon_empty_offers_nothing(lay):
    """
    With nobody aboard a Fate action is as usual.
    """
    ann = fated("its_a_trap", rebels=["vader_millennium_falcon"])
    with lay(villains=VADER, active=1, Ann=ann, Bob=BOB) as scene:
        fates(scene, "It's a Trap!")

        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("SW-182")
def test_vader_millennium_falcon_leaves_with_its_passenger(lay):
    """
    When it leaves play, the Hero aboard goes to the Fate discard pile.
    """
    pair = engaged("executor", laid("vader_millennium_falcon", aboard=["vader_yoda"]))
    with lay(villains=VADER, Ann={"at": "death_star", "fleet": [pair]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert sorted(scene.zone("fate_discard", of="Ann")) == ["Millennium Falcon", "Yoda"]


@pytest.mark.rule("SW-208")
def test_vader_millennium_falcon_hides_its_passenger_from_who_seeks(lay):
    """
    A Hero aboard is not found among the cards that are revealed until a Hero turns up.
    """
    ann = aboard("vader_yoda", ambition=1, hand=["bait_the_trap"], fate_deck=["its_a_trap", "chewbacca"])
    with lay(villains=VADER, Ann=ann) as scene:
        plays(scene, "Bait the Trap")

        assert scene.card("chewbacca", of="Ann").at == "Death Star"
        assert scene.card("vader_yoda", of="Ann").zone == "aboard"


# ------------------------------------------------------------------------------------------------ Red Five


def chased(ambition, **more):
    """Say that Red Five is loose, and that Ann can lure Luke."""
    return {"at": "mustafar", "ambition": ambition, "hand": ["lured_into_a_trap"], "rebels": ["red_five"], **more}


def test_red_five_makes_luke_dearer(lay):
    """
    Ann pays 1 Ambition more for Luke to be moved.
    """
    with lay(villains=VADER, Ann=chased(2)) as scene:
        plays(scene, "Lured into a Trap")
        scene["Ann"].picks("Cloud City")
        scene["Ann"].is_asked(PAY_RED_FIVE)
        scene["Ann"].confirms()

        assert luke_is(scene) == ("Cloud City", "Focused")
        assert scene.pool("purse", "Ann") == {}


def test_red_five_keeps_luke_where_he_is_if_nothing_is_paid(lay):
    """
    If she does not pay, Luke stays.
    """
    with lay(villains=VADER, Ann=chased(2)) as scene:
        plays(scene, "Lured into a Trap")
        scene["Ann"].picks("Cloud City")
        scene["Ann"].declines()

        assert luke_is(scene) == ("Death Star", "Focused")
        assert scene.pool("purse", "Ann") == {"AMBITION": 1}


@pytest.mark.rule("SW-074")
def test_red_five_forbids_a_card_that_nothing_is_left_to_pay_for(lay):
    """
    With the price of the card alone, a card that only moves Luke can't be played.
    """
    with lay(villains=VADER, Ann=chased(1)) as scene:
        assert scene.why_not("Ambition") == "There is nothing you could do with Ambition."


def test_red_five_is_paid_for_every_step(lay):
    """
    Conflicted Luke's second step costs another.
    """
    with lay(villains=VADER, Ann=chased(3, cloud_city=[conflicted()])) as scene:
        plays(scene, "Lured into a Trap")
        scene["Ann"].picks("Death Star")
        scene["Ann"].confirms()
        scene["Ann"].picks("Mustafar")
        scene["Ann"].confirms()

        assert luke_is(scene) == ("Mustafar", "Conflicted")
        assert scene.pool("purse", "Ann") == {}


def test_red_five_ends_the_way_when_ambition_does(lay):
    """
    With nothing left after the first step there is no second.
    """
    with lay(villains=VADER, Ann=chased(2, cloud_city=[conflicted()])) as scene:
        plays(scene, "Lured into a Trap")
        scene["Ann"].picks("Death Star")
        scene["Ann"].confirms()

        scene.expect("Ann", prompt="What do you do?")
        assert luke_is(scene) == ("Death Star", "Conflicted")


def test_red_five_engaged_costs_nothing(lay):
    """
    Engaged it lets Luke go.
    """
    ann = {"at": "mustafar", "ambition": 1, "hand": ["lured_into_a_trap"], "fleet": [engaged("executor", "red_five")]}
    with lay(villains=VADER, Ann=ann) as scene:
        plays(scene, "Lured into a Trap")
        scene["Ann"].picks("Cloud City")

        assert luke_is(scene) == ("Cloud City", "Focused")


def test_red_five_lets_fate_cards_move_luke(lay):
    """
    Fate cards move him free of it.
    """
    with lay(villains=VADER, active=1, Ann=fated("vader_han_solo", rebels=["red_five"], ambition=2), Bob=BOB) as scene:
        fates(scene, "Han Solo")
        scene["Bob"].picks("Mustafar")
        scene["Bob"].picks("Cloud City")

        assert luke_is(scene) == ("Cloud City", "Focused")
        assert scene.pool("purse", "Ann") == {"AMBITION": 2}


def test_red_five_does_not_hinder_turning_luke(lay):
    """
    It is about moves only.
    """
    with lay(villains=VADER, Ann=chased(3, hand=["i_am_your_father"], mustafar=[LUKE])) as scene:
        plays(scene, "I Am Your Father")

        assert luke_is(scene)[1] == "Conflicted"


def test_red_five_is_paid_for_the_freezing_chamber_too(lay):
    """
    An Item of his is one of his own cards: without Ambition it removes the Hero, and Luke stays.
    """
    ann = {
        "at": "cloud_city",
        "credits": 2,
        "cloud_city": ["carbon_freezing_chamber", "vader_yoda"],
        "rebels": ["red_five"],
    }
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Activate")

        scene.expect("Ann", prompt="What do you do?")
        scene.happened("Removed", card="Yoda")
        assert luke_is(scene) == ("Death Star", "Focused")
