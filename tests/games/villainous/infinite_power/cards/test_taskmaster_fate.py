"""Taskmaster's Fate cards: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tests.games.villainous.infinite_power.hela import marked, souls
from tests.games.villainous.infinite_power.taskmaster import (
    ARMORY,
    BIFROST,
    CAMP,
    ROOM,
    bobs_turn,
    does,
    fated,
    own_turn,
    plays,
    power,
    strength,
)

CLONE = "scarlet_spider_clone"
CLONE_THERE = "Scarlet Spider Clone (Armory)"
GOES_HOME = "Butterball: Pay 3 Power and discard a card to remove him?"


def places_of_clones(scene):
    """List where on Ann's board Scarlet Spider Clones are."""
    return [
        place
        for place in ("solomon_institute", "training_room", "armory", "camp_hammond")
        for name in scene.card(place).top
        if name == "Scarlet Spider Clone"
    ]


# ------------------------------------------------------------------------------------------------ Scarlet Spider Clone


@pytest.mark.rule("MV-Q52")
def test_scarlet_spider_clone_brings_the_other_two(lay):
    """
    Played at Camp Hammond, one brings both others out of the deck to the same location.
    """
    with fated(lay, CLONE, CAMP) as scene:
        assert places_of_clones(scene) == ["camp_hammond"] * 3


@pytest.mark.rule("MV-Q52")
def test_scarlet_spider_clone_finds_those_discarded(lay):
    """
    The others may be in the discard pile.
    """
    with fated(lay, CLONE, CAMP, kit={"fate_discard": [CLONE, CLONE]}) as scene:
        assert places_of_clones(scene) == ["camp_hammond"] * 3
        assert scene.zone("fate_discard") == ()


@pytest.mark.rule("MV-Q31")
def test_scarlet_spider_clone_finds_those_in_play(lay):
    """
    One in Bob's Domain and one at the Armory come anew: their tokens are gone.
    """
    bob = {"jotunheim": [CLONE]}
    with fated(lay, CLONE, CAMP, CLONE_THERE, bob=bob, armory=[with_tokens(CLONE, 3)]) as scene:
        assert places_of_clones(scene) == ["camp_hammond"] * 3
        assert scene.card("jotunheim").top == ()
        assert scene.pool("box").get("PLUS", 0) == 0


@pytest.mark.rule("MV-Q52")
def test_scarlet_spider_clone_searches_once_for_each(lay):
    """
    The copies that come in do not search again: three are played in all.
    """
    with fated(lay, CLONE, CAMP) as scene:
        played = [event for event in scene.events("Played") if str(event.text.english).count("Scarlet Spider Clone")]

        assert len(played) == 3


@pytest.mark.rule("MV-097")
def test_scarlet_spider_clone_finds_nobody_when_relocated(lay):
    """
    Relocated, it brings nobody.
    """
    with own_turn(lay, hand=["blood_spider"], power=2, camp_hammond=[CLONE]) as scene:
        plays(scene, "Blood Spider", ROOM, "Scarlet Spider Clone")

        assert places_of_clones(scene) == ["training_room"]


# ------------------------------------------------------------------------------------------------ Butterball


def test_butterball_cannot_be_vanquished(lay):
    """
    He has no Strength, and can't be defeated all the same.
    """
    with own_turn(lay, camp_hammond=["butterball", "crossbones"]) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


def test_butterball_is_sent_home_before_a_move(lay):
    """
    For 3 Power and a card of hand Ann removes him before she moves.
    """
    with bobs_turn(lay, camp_hammond=["butterball"], power=3, hand=["redeploy", "trainees"]) as scene:
        scene["Bob"].passes()
        scene.expect("Ann", prompt=GOES_HOME)
        scene["Ann"].confirms()
        scene["Ann"].picks("Trainees")

        assert (power(scene), scene.zone("fate_discard"), scene.zone("discard", "Ann")) == (
            0,
            ("Butterball",),
            ("Trainees",),
        )
        does(scene, ROOM)


def test_butterball_may_be_kept(lay):
    """
    She need not.
    """
    with bobs_turn(lay, camp_hammond=["butterball"], power=3, hand=["redeploy"]) as scene:
        scene["Bob"].passes()
        scene["Ann"].declines()
        does(scene, ROOM)

        assert (power(scene), scene.card("butterball").at) == (3, CAMP)


@pytest.mark.parametrize("ann", [{"power": 2, "hand": ["redeploy"]}, {"power": 3}])
def test_butterball_takes_power_and_a_card(lay, ann):
    """
    Without 3 Power, or without a card, nobody is asked.
    """
    with bobs_turn(lay, camp_hammond=["butterball"], **ann) as scene:
        scene["Bob"].passes()
        scene.expect("Ann", prompt="Where do you go?")
        does(scene, ROOM)


def test_butterball_waits_for_his_own_villain(lay):
    """
    Before Bob's move nobody sends him home from Ann's Domain.
    """
    with own_turn(lay, camp_hammond=["butterball"], power=9, hand=["redeploy"], bob={"power": 9}) as scene:
        does(scene, "Pass")
        scene.expect("Bob", prompt="Where do you go?")
        does(scene, "Bifrost", who="Bob")


def test_butterball_can_be_removed(lay):
    """
    A removal is no defeat: Found by the Avengers takes him along.
    """
    with fated(lay, "found_by_the_avengers", camp_hammond=["butterball", "crossbones"]) as scene:
        assert "Butterball" in scene.zone("fate_discard")


# ------------------------------------------------------------------------------------------------ Scott Lang and Solo


def test_scott_lang_shrinks_the_allies_there(lay):
    """
    Allies at his location have 1 Strength less, others do not.
    """
    with own_turn(lay, camp_hammond=["scott_lang", "crossbones"], armory=["anaconda"]) as scene:
        assert (strength(scene, "crossbones"), strength(scene, "anaconda")) == (2, 3)


def test_scott_lang_shrinks_no_heroes(lay):
    """
    Heroes beside him keep their Strength.
    """
    with own_turn(lay, camp_hammond=["scott_lang", "falcon"]) as scene:
        assert strength(scene, "falcon") == 2


def test_solo_is_strong_alone(lay):
    """
    The only Hero of the Domain has 5 Strength.
    """
    with own_turn(lay, camp_hammond=["solo"], bob={BIFROST: ["heimdall"]}) as scene:
        assert strength(scene, "solo") == 5


def test_solo_is_weaker_in_company(lay):
    """
    With another Hero anywhere in the Domain he has 3.
    """
    with own_turn(lay, camp_hammond=["solo"], armory=["falcon"]) as scene:
        assert strength(scene, "solo") == 3


def test_solo_does_not_mind_allies(lay):
    """
    Bob's Ally in the Domain is no Hero.
    """
    with own_turn(lay, camp_hammond=["solo"], armory=[of("Bob", "kid_loki")]) as scene:
        assert strength(scene, "solo") == 5


# ------------------------------------------------------------------------------------------------ Found by the Avengers


def test_found_by_the_avengers_removes_an_ally_and_a_hero(lay):
    """
    Bob picks the Ally and the Hero, who may be in any Domain.
    """
    ann = {"camp_hammond": ["crossbones"], "armory": ["anaconda", "falcon"]}
    bob = {"jotunheim": ["heimdall"]}
    with fated(lay, "found_by_the_avengers", "Anaconda", "Heimdall", bob=bob, **ann) as scene:
        assert scene.zone("discard", "Ann") == ("Anaconda",)
        assert "Heimdall" in scene.zone("fate_discard")
        assert (scene.card("falcon").at, scene.card("crossbones").at) == (ARMORY, CAMP)


def test_found_by_the_avengers_finds_allies_abroad(lay):
    """
    An Ally of Taskmaster's in Bob's Domain is one of his, too.
    """
    bob = {"jotunheim": ["heimdall", of("Ann", "crossbones")]}
    with fated(lay, "found_by_the_avengers", bob=bob) as scene:
        assert scene.zone("discard", "Ann") == ("Crossbones",)


@pytest.mark.rule("MV-114")
@pytest.mark.parametrize("ann", [{"camp_hammond": ["crossbones"]}, {"camp_hammond": ["falcon"]}])
def test_found_by_the_avengers_needs_both(lay, ann):
    """
    Without an Ally of his, or without any Hero, it is discarded.
    """
    with fated(lay, "found_by_the_avengers", **ann) as scene:
        assert scene.zone("fate_discard") == ("Found by the Avengers",)
        assert scene.zone("discard", "Ann") == ()
        scene.did_not_happen("Played")


@pytest.mark.rule("MV-219")
def test_found_by_the_avengers_brings_no_soul_mark(lay):
    """
    A removed Hero's mark goes to the supply.
    """
    kit = {"villains": ("taskmaster", "hela")}
    bob = {"at": "gjoll", "hel": [marked("falcon")]}
    with fated(lay, "found_by_the_avengers", kit=kit, bob=bob, camp_hammond=["crossbones"]) as scene:
        assert souls(scene) == 0


# ------------------------------------------------------------------------------------------------ Government Work


def test_government_work_keeps_allies_where_they_are(lay):
    """
    His Relocate action brings Allies nowhere but to this Event.
    """
    ann = {"at": "solomon_institute", "camp_hammond": ["crossbones"], "crises": ["government_work"]}
    with own_turn(lay, kit={"crises": ["avengers_assemble"]}, **ann) as scene:
        does(scene, "Relocate")

        assert scene.card("government_work").front == ("Crossbones",)


def test_government_work_keeps_items_where_they_are(lay):
    """
    Items go nowhere at all.
    """
    ann = {"at": "solomon_institute", "camp_hammond": ["training_dummy"], "crises": ["government_work"]}
    with own_turn(lay, **ann) as scene:
        assert scene.why_not("Relocate") == "Nothing of yours can be moved."


def test_government_work_bars_shadow_initiative(lay):
    """
    Nobody is sent abroad.
    """
    ann = {"camp_hammond": ["anaconda"], "hand": ["shadow_initiative"], "crises": ["government_work"]}
    with own_turn(lay, power=1, **ann) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


def test_government_work_bars_no_playing(lay):
    """
    Allies are played as ever.
    """
    with own_turn(lay, hand=["crossbones"], power=2, crises=["government_work"]) as scene:
        plays(scene, "Crossbones", ROOM)

        assert scene.card("crossbones").at == ROOM


def test_government_work_does_not_bind_others(lay):
    """
    Captain Marvel calls his Allies to her all the same: that is not his doing.
    """
    ann = {"camp_hammond": ["crossbones"], "crises": ["government_work"]}
    with fated(lay, "captain_marvel", ARMORY, **ann) as scene:
        assert scene.card("crossbones").at == ARMORY


def test_government_work_does_not_bind_heroes(lay):
    """
    Blood Spider brings a Hero over as ever.
    """
    ann = {"camp_hammond": ["falcon"], "crises": ["government_work"]}
    with own_turn(lay, hand=["blood_spider"], power=2, **ann) as scene:
        plays(scene, "Blood Spider", ROOM, "Falcon")

        assert scene.card("falcon").at == ROOM


def test_government_work_pays_with_an_ally(lay):
    """
    Resolved, it lets him find an Ally, first in the discard pile, and play it for nothing.
    """
    event = crisis("government_work", with_tokens("anaconda", 2))
    ann = {"hand": ["diamondback"], "discard": ["death_shield"], "crises": [event]}
    with own_turn(lay, power=1, **ann) as scene:
        plays(scene, "Diamondback", "Government Work", CAMP)

        assert (scene.card("death_shield").at, power(scene)) == (CAMP, 0)
        assert set(scene.zone("discard", "Ann")) == {"Anaconda", "Diamondback"}


@pytest.mark.rule("MV-181")
def test_government_work_is_for_taskmaster_alone(lay):
    """
    Bob can't send Allies to it.
    """
    bob = {"at": "odins_throne", "hand": ["frost_giant"], "power": 2}
    with bobs_turn(lay, bob=bob, crises=["government_work"]) as scene:
        does(scene, "Play a Card", "Frost Giant", who="Bob")
        scene.cannot_pick("Government Work")
        does(scene, "Jotunheim", who="Bob")
