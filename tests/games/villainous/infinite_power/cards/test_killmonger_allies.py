"""Killmonger's Allies: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.infinite_power.killmonger import (
    BIFROST,
    CITY,
    FALLS,
    MOUND,
    NOT_NOW,
    SCHOOL,
    VILLAINS,
    does,
    fated,
    own_turn,
    plays,
    power,
)

# ------------------------------------------------------------------------------------------------ Dog of War


def test_dog_of_war_may_go_to_another_domain(lay):
    """
    It may be played to another Domain, where it covers symbols.
    """
    with own_turn(lay, at=SCHOOL, power=1, hand=["dog_of_war"]) as scene:
        plays(scene, "Dog of War", "Bifrost")

        assert (scene.card("dog_of_war", zone="top").at, power(scene)) == ("Bifrost", 0)


def test_dog_of_war_may_stay_at_home(lay):
    """
    It may be played at home as well, on the bottom side.
    """
    with own_turn(lay, at=SCHOOL, power=1, hand=["dog_of_war"]) as scene:
        plays(scene, "Dog of War", "Warrior Falls")

        assert scene.card("dog_of_war", zone="bottom").at == "Warrior Falls"


def test_dog_of_war_covers_symbols_abroad(lay):
    """
    On the top side of another Domain it covers what a Hero would cover.
    """
    bob = {"at": BIFROST, BIFROST: [of("Ann", "dog_of_war")]}
    with lay(villains=VILLAINS, active=1, Ann={"at": FALLS}, Bob=bob) as scene:
        assert scene.why_not("Fate") == "Something lies over that symbol."


def test_dog_of_war_can_be_hit_by_black_widow_abroad(lay):
    """
    A text about an Ally at that location reaches it there.
    """
    table = {"villains": VILLAINS, "fate_deck": ["black_widow"]}
    with lay(Ann={"at": FALLS}, Bob={BIFROST: [of("Ann", "dog_of_war")]}, **table) as scene:
        does(scene, "Fate", "Bifrost", "Dog of War")

        assert scene.zone("discard", "Ann") == ("Dog of War",)


def test_dog_of_war_is_gathered_by_captain_marvel_abroad(lay):
    """
    Captain Marvel gathers all Allies of the Domain, it too.
    """
    table = {"villains": VILLAINS, "fate_deck": ["captain_marvel"]}
    with lay(Ann={"at": FALLS}, Bob={BIFROST: [of("Ann", "dog_of_war")]}, **table) as scene:
        does(scene, "Fate", "Jotunheim")

        assert scene.card("dog_of_war", zone="top").at == "Jotunheim"


@pytest.mark.rule("MV-132")
def test_knight_stays_at_home(lay):
    """
    An Ally that does not say so cannot be played to another Domain.
    """
    with own_turn(lay, at=SCHOOL, power=3, hand=["knight"]) as scene:
        does(scene, "Play a Card", "Knight")

        scene.can_pick_exactly("Warrior Falls", "Institute of Technology", "The Great Mound", "The Golden City")
        scene["Ann"].picks("Warrior Falls")


# ------------------------------------------------------------------------------------------------ Knight and King


def test_knight_has_its_strength(lay):
    """
    It has 5 Strength and no ability.
    """
    with own_turn(lay, the_great_mound=["knight"]) as scene:
        assert scene.card("knight").strength == 5


def test_king_fetches_an_item(lay):
    """
    When played, he may bring a loose Item to his location.
    """
    with own_turn(lay, at=SCHOOL, power=2, hand=["king"], warrior_falls=["weapons_cache"]) as scene:
        plays(scene, "King", "The Golden City", "Weapons Cache")

        assert (scene.card("weapons_cache", zone="bottom").at, scene.card("king").strength) == ("The Golden City", 4)


def test_king_need_not_fetch(lay):
    """
    He may leave it where it is.
    """
    with own_turn(lay, at=SCHOOL, power=2, hand=["king"], warrior_falls=["weapons_cache"]) as scene:
        plays(scene, "King", "The Golden City")
        scene["Ann"].passes()

        assert scene.card("weapons_cache", zone="bottom").at == "Warrior Falls"


def test_king_fetches_nothing_attached(lay):
    """
    An Item attached to a character is not loose.
    """
    with own_turn(lay, at=SCHOOL, power=2, hand=["king"], warrior_falls=[carrying("shuri", "wound")]) as scene:
        plays(scene, "King", "The Golden City")

        scene.did_not_happen("Relocated")


def test_king_fetches_nothing_from_abroad(lay):
    """
    Explosives in another Domain are not in his.
    """
    bob = {BIFROST: [of("Ann", "explosives")]}
    with own_turn(lay, at=SCHOOL, power=2, hand=["king"], bob=bob) as scene:
        plays(scene, "King", "The Golden City")

        scene.did_not_happen("Relocated")


@pytest.mark.rule("MV-096")
def test_king_at_an_event_fetches_nothing(lay):
    """
    An Event is no location: a loose Item cannot go there.
    """
    ann = {"at": SCHOOL, "power": 2, "hand": ["king"], FALLS: ["weapons_cache"]}
    with own_turn(lay, kit={"crises": [crisis("helicarrier_alert")]}, **ann) as scene:
        plays(scene, "King", "Helicarrier Alert")

        scene.did_not_happen("Relocated")


# ------------------------------------------------------------------------------------------------ Rook


def test_rook_is_removed_for_an_ally_used_alone(lay):
    """
    If the one Ally used in a Vanquish beside him would be lost, he may be removed instead.
    """
    with own_turn(lay, the_golden_city=["knight", "rook", "shuri"]) as scene:
        does(scene, "Vanquish", "Knight")
        scene["Ann"].passes()
        scene["Ann"].confirms()

        assert scene.card("knight").at == "The Golden City"
        assert scene.zone("discard", "Ann") == ("Rook",)


def test_rook_need_not_be_removed(lay):
    """
    He may stay, and the Knight is discarded.
    """
    with own_turn(lay, the_golden_city=["knight", "rook", "shuri"]) as scene:
        does(scene, "Vanquish", "Knight")
        scene["Ann"].passes()
        scene["Ann"].declines()

        assert scene.zone("discard", "Ann") == ("Knight",)


def test_rook_saves_an_ally_from_a_fate_card(lay):
    """
    Black Widow's victim may be saved, too: its player decides.
    """
    with fated(lay, "black_widow", "The Golden City", "Knight", the_golden_city=["knight", "rook"]) as scene:
        scene["Ann"].confirms()

        assert scene.card("knight").at == "The Golden City"
        assert scene.zone("discard", "Ann") == ("Rook",)


@pytest.mark.rule("MV-Q36")
def test_rook_saves_none_with_whom_he_fights(lay):
    """
    Used himself, he saves nobody.
    """
    with own_turn(lay, the_golden_city=["rook", "king", with_tokens("klaw", -1)]) as scene:
        does(scene, "Vanquish", "King")

        assert sorted(scene.zone("discard", "Ann")) == ["King", "Rook"]


@pytest.mark.rule("MV-Q36")
def test_rook_saves_none_of_two(lay):
    """
    Where two others are used he saves neither.
    """
    with own_turn(lay, the_golden_city=["knight", "dog_of_war", "rook", "klaw"]) as scene:
        does(scene, "Vanquish", "Knight", "Dog of War")
        scene["Ann"].passes()

        assert sorted(scene.zone("discard", "Ann")) == ["Dog of War", "Knight"]
        assert scene.card("rook").at == "The Golden City"


def test_rook_saves_nobody_elsewhere(lay):
    """
    He has to be at the same location.
    """
    with own_turn(lay, the_golden_city=["knight", "shuri"], warrior_falls=["rook"]) as scene:
        does(scene, "Vanquish")

        assert scene.zone("discard", "Ann") == ("Knight",)


def test_rook_does_not_save_himself(lay):
    """
    It has to be another Ally.
    """
    with own_turn(lay, the_golden_city=["rook", "dora_milaje"]) as scene:
        does(scene, "Vanquish")

        assert scene.zone("discard", "Ann") == ("Rook",)


def test_rook_saves_no_hero(lay):
    """
    A Hero beside him is defeated as always.
    """
    with own_turn(
        lay, at=SCHOOL, power=2, hand=["killmongers_fury"], the_golden_city=["rook", with_tokens("shuri", 1)],
    ) as scene:  # fmt: skip
        plays(scene, "Killmonger's Fury", "Shuri")

        assert scene.zone("fate_discard") == ("Shuri",)


# ------------------------------------------------------------------------------------------------ W'Kabi


def test_wkabi_makes_activations_cheaper(lay):
    """
    Activated Abilities cost 1 Power less.
    """
    ann = {"at": MOUND, "power": 2, CITY: ["wkabi", "explosives"], "specialties": ["control_the_mines"]}
    with own_turn(lay, **ann) as scene:
        does(scene, "Activate", "Bifrost")

        assert power(scene) == 1


@pytest.mark.rule("MV-Q55")
def test_wkabi_and_iron_man(lay):
    """
    First the discount, never below 0, then the surcharge: the Hacking Rig costs 1 with both.
    """
    with own_turn(
        lay, at=MOUND, power=1, bob={"power": 6}, the_golden_city=["wkabi", "hacking_rig", "iron_man"]
    ) as scene:
        does(scene, "Activate")

        assert power(scene) == 3


def test_wkabi_does_not_make_cards_cheaper(lay):
    """
    Cards to be played cost what they cost.
    """
    with own_turn(lay, at=SCHOOL, power=3, hand=["knight"], the_golden_city=["wkabi"]) as scene:
        plays(scene, "Knight", "Warrior Falls")

        assert power(scene) == 0


@pytest.mark.rule("MV-Q26")
def test_wkabi_at_an_event_does_nothing(lay):
    """
    At an Event he is in no Domain: activations cost what they cost.
    """
    ann = {"at": MOUND, "power": 2, CITY: ["explosives"], "specialties": ["control_the_mines"]}
    with own_turn(lay, kit={"crises": [crisis("helicarrier_alert", of("Ann", "wkabi"))]}, **ann) as scene:
        does(scene, "Activate", "Bifrost")

        assert power(scene) == 0


def test_wkabi_waits_for_klaws_defeat(lay):
    """
    While Klaw is in the Domain he cannot be played.
    """
    with own_turn(lay, at=SCHOOL, power=2, hand=["wkabi", "rook"], the_golden_city=["klaw"]) as scene:
        scene["Ann"].picks("Play a Card")

        assert scene.why_not("W'Kabi") == NOT_NOW
        does(scene, "Rook", "Warrior Falls")


def test_wkabi_comes_when_klaw_is_gone(lay):
    """
    Without Klaw he can be played.
    """
    with own_turn(lay, at=SCHOOL, power=2, hand=["wkabi"]) as scene:
        plays(scene, "W'Kabi", "Warrior Falls")

        assert scene.card("wkabi").at == "Warrior Falls"
