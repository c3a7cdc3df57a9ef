"""Killmonger's Items and Specialties: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, of
from tests.games.villainous.infinite_power.killmonger import (
    BIFROST,
    CITY,
    FALLS,
    MOUND,
    NOT_NOW,
    SCHOOL,
    VILLAINS,
    does,
    own_turn,
    plays,
    power,
)

NOTHING = "Nothing of yours can be activated."
NO_CARDS = "You have no card that you could play."

# ------------------------------------------------------------------------------------------------ Weapons Cache


@pytest.mark.parametrize("count", [1, 2, 3])
def test_weapons_cache_weakens_a_character(lay, count):
    """
    For 1 to 3 Power a character there has so much less Strength.
    """
    with own_turn(lay, power=5, the_golden_city=["weapons_cache", "klaw"]) as scene:
        does(scene, "Weapons Cache", str(count))

        assert (scene.card("klaw").strength, power(scene)) == (7 - count, 5 - count)


def test_weapons_cache_takes_no_more_than_there_is(lay):
    """
    With 2 Power he can pay 1 or 2.
    """
    with own_turn(lay, power=2, the_golden_city=["weapons_cache", "klaw"]) as scene:
        does(scene, "Weapons Cache")

        scene.can_pick_exactly("1", "2")
        scene["Ann"].picks("1")


def test_weapons_cache_takes_no_more_than_3(lay):
    """
    However rich he is, 3 is the most.
    """
    with own_turn(lay, power=9, the_golden_city=["weapons_cache", "klaw"]) as scene:
        does(scene, "Weapons Cache")

        scene.can_pick_exactly("1", "2", "3")
        scene["Ann"].picks("3")


def test_weapons_cache_needs_power(lay):
    """
    Without Power there is nothing to pay.
    """
    with own_turn(lay, the_golden_city=["weapons_cache", "klaw"]) as scene:
        scene.cannot_pick("Weapons Cache")


def test_weapons_cache_takes_no_symbol(lay):
    """
    It is no Activated Ability: it works where no Activate symbol is, and Iron Man does not make it dearer.
    """
    with own_turn(lay, power=1, the_golden_city=["weapons_cache", "klaw"], warrior_falls=["iron_man"]) as scene:
        does(scene, "Weapons Cache")

        assert (scene.card("klaw").strength, power(scene)) == (6, 0)


def test_weapons_cache_reaches_its_location_only(lay):
    """
    Somebody elsewhere cannot be chosen.
    """
    with own_turn(lay, power=3, the_golden_city=["weapons_cache", "klaw"], the_great_mound=["shuri"]) as scene:
        does(scene, "Weapons Cache", "3")

        assert (scene.card("klaw").strength, scene.card("shuri").strength) == (4, 3)


def test_weapons_cache_lasts_for_the_turn(lay):
    """
    In Bob's turn the character has its Strength again.
    """
    with own_turn(lay, power=3, the_golden_city=["weapons_cache", "klaw"]) as scene:
        does(scene, "Weapons Cache", "3")
        scene["Ann"].passes()
        scene["Bob"].picks("Jotunheim")

        assert scene.card("klaw").strength == 7


def test_weapons_cache_is_used_once_a_turn(lay):
    """
    Three shots a turn are all it has.
    """
    with own_turn(lay, power=9, the_golden_city=["weapons_cache", "klaw"]) as scene:
        does(scene, "Weapons Cache", "1")

        scene.cannot_pick("Weapons Cache")


def test_weapons_cache_does_not_use_up_another(lay):
    """
    A second Cache serves in the same turn: what they take adds up.
    """
    with own_turn(lay, power=9, the_golden_city=["weapons_cache", "weapons_cache", "klaw"]) as scene:
        does(scene, scene.options[2], "3", "Weapons Cache", "3")

        assert scene.card("klaw").strength == 1


def test_weapons_cache_is_for_his_own_turn(lay):
    """
    In Bob's turn it cannot be used.
    """
    ann = {"at": FALLS, "power": 3, CITY: ["weapons_cache", "klaw"]}
    with lay(villains=VILLAINS, active=1, Ann=ann, Bob={"at": BIFROST}) as scene:
        scene.cannot_pick("Weapons Cache")


def test_weapons_cache_does_not_weaken_luke_cage(lay):
    """
    Whose Strength cannot be lowered keeps it.
    """
    ann = {"at": FALLS, "power": 3, CITY: ["weapons_cache", "luke_cage"]}
    with lay(villains=("killmonger", "madame_masque"), Ann=ann) as scene:
        does(scene, "Weapons Cache", "3")

        assert scene.card("luke_cage").strength == 5


# ------------------------------------------------------------------------------------------------ Explosives


def test_explosives_defeat_one(lay):
    """
    Removed, they defeat a character of Strength 4 or less there.
    """
    with own_turn(lay, the_golden_city=["explosives", "shuri"]) as scene:
        does(scene, "Explosives")

        assert (scene.zone("fate_discard"), scene.zone("discard", "Ann")) == (("Shuri",), ("Explosives",))


def test_explosives_defeat_two(lay):
    """
    They may defeat a second one.
    """
    with own_turn(lay, the_golden_city=["explosives", "shuri", "vision"]) as scene:
        does(scene, "Explosives", "Shuri", "Vision")

        assert sorted(scene.zone("fate_discard")) == ["Shuri", "Vision"]


def test_explosives_may_leave_it_at_one(lay):
    """
    One may be enough.
    """
    with own_turn(lay, the_golden_city=["explosives", "shuri", "vision"]) as scene:
        does(scene, "Explosives", "Shuri")
        scene["Ann"].passes()

        assert scene.zone("fate_discard") == ("Shuri",)


def test_explosives_defeat_no_third(lay):
    """
    Two are the most.
    """
    with own_turn(lay, the_golden_city=["explosives", "shuri", "vision", "falcon"]) as scene:
        does(scene, "Explosives", "Shuri", "Vision")

        assert scene.card("falcon").at == "The Golden City"


def test_explosives_spare_the_strong(lay):
    """
    Somebody of Strength 5 or more is too strong, and they cannot be used for nothing.
    """
    with own_turn(lay, the_golden_city=["explosives", "thor", "klaw"]) as scene:
        scene.cannot_pick("Explosives")


def test_explosives_reach_their_location_only(lay):
    """
    Somebody elsewhere is safe.
    """
    with own_turn(lay, the_golden_city=["explosives"], warrior_falls=["shuri"]) as scene:
        scene.cannot_pick("Explosives")


def test_explosives_bring_klaw_down(lay):
    """
    With three shots of a Weapons Cache first, they defeat Klaw.
    """
    with own_turn(lay, power=3, the_golden_city=["explosives", "weapons_cache", "klaw"]) as scene:
        does(scene, "Weapons Cache", "3", "Explosives")

        assert scene.zone("aside", "Ann") == ("Klaw",)


@pytest.mark.rule("MV-Q22")
def test_explosives_defeat_a_protector_first(lay):
    """
    The Dora Milaje goes first, and then Shuri beside her may go, too.
    """
    with own_turn(lay, the_golden_city=["explosives", "dora_milaje", "shuri"]) as scene:
        does(scene, "Explosives", "Shuri")

        assert sorted(scene.zone("fate_discard")) == ["Dora Milaje", "Shuri"]


@pytest.mark.rule("MV-Q51")
def test_explosives_can_be_used_abroad(lay):
    """
    In another Domain they are still his: they may explode there.
    """
    bob = {BIFROST: [of("Ann", "explosives"), "kid_loki"]}
    with own_turn(lay, bob=bob) as scene:
        does(scene, "Explosives")

        assert (scene.zone("discard", "Bob"), scene.zone("discard", "Ann")) == (("Kid Loki",), ("Explosives",))


def test_explosives_are_for_his_own_turn(lay):
    """
    In Bob's turn they cannot be used.
    """
    ann = {"at": FALLS, CITY: ["explosives", "shuri"]}
    with lay(villains=VILLAINS, active=1, Ann=ann, Bob={"at": BIFROST}) as scene:
        scene.cannot_pick("Explosives")


# ------------------------------------------------------------------------------------------------ Wound


@pytest.mark.parametrize("victim", ["shuri", "klaw"])
def test_wound_weakens_its_bearer(lay, victim):
    """
    Attached to a Hero or to Klaw it takes 2 Strength.
    """
    with own_turn(lay, at=SCHOOL, power=1, hand=["wound"], the_golden_city=[victim]) as scene:
        before = scene.card(victim).strength
        plays(scene, "Wound")

        assert scene.card(victim).strength == before - 2


def test_wound_is_attached_to_an_opposing_ally(lay):
    """
    An opponent's Ally in the Domain can be wounded.
    """
    with own_turn(lay, at=SCHOOL, power=1, hand=["wound"], the_golden_city=[of("Bob", "king_loki")]) as scene:
        plays(scene, "Wound")

        assert scene.card("king_loki", zone="top").strength == 2


def test_wound_is_not_for_his_own_allies(lay):
    """
    A character that he controls cannot be wounded.
    """
    with own_turn(lay, at=SCHOOL, power=1, hand=["wound"], the_golden_city=["rook"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


def test_wound_is_not_for_hulk(lay):
    """
    Nothing can be attached to Hulk.
    """
    with own_turn(lay, at=SCHOOL, power=1, hand=["wound"], the_golden_city=["hulk"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


def test_wound_does_not_weaken_luke_cage(lay):
    """
    Whose Strength cannot be lowered keeps it under a Wound.
    """
    ann = {"at": FALLS, CITY: [carrying("luke_cage", "wound")]}
    with lay(villains=("killmonger", "madame_masque"), Ann=ann) as scene:
        assert scene.card("luke_cage").strength == 5


def test_wound_goes_along(lay):
    """
    It stays on the Hero who is relocated.
    """
    with own_turn(lay, at=SCHOOL, hand=["taunt"], the_golden_city=[carrying("shuri", "wound")]) as scene:
        plays(scene, "Taunt", "Warrior Falls")

        assert (scene.card("wound").at, scene.card("shuri").strength) == ("Warrior Falls", 1)


def test_wound_is_discarded_with_its_bearer(lay):
    """
    It goes to Killmonger's pile when the Hero is defeated.
    """
    with own_turn(lay, the_golden_city=["explosives", carrying("shuri", "wound")]) as scene:
        does(scene, "Explosives")

        assert sorted(scene.zone("discard", "Ann")) == ["Explosives", "Wound"]


# ------------------------------------------------------------------------------------------------ Hacking Rig


@pytest.mark.parametrize(("theirs", "gained"), [(1, 1), (5, 3), (6, 3)])
def test_hacking_rig_gains_half(lay, theirs, gained):
    """
    Half of what the richest player has, rounded up, comes from the supply: Bob keeps his.
    """
    with own_turn(lay, at=MOUND, bob={"power": theirs}, the_golden_city=["hacking_rig"]) as scene:
        does(scene, "Activate")

        assert (power(scene), power(scene, "Bob")) == (gained, theirs)


@pytest.mark.parametrize("own", [5, 6])
def test_hacking_rig_is_not_for_the_richest(lay, own):
    """
    With the most Power, alone or together with somebody, he cannot activate it.
    """
    with own_turn(lay, at=MOUND, power=own, bob={"power": 5}, the_golden_city=["hacking_rig"]) as scene:
        assert scene.why_not("Activate") == NOTHING


# ------------------------------------------------------------------------------------------------ Armored Rhino


def test_armored_rhino_weakens_heroes_beside_the_mover(lay):
    """
    Heroes where the mover stands have 1 Strength less.
    """
    with own_turn(lay, warrior_falls=["shuri"], specialties=["armored_rhino"]) as scene:
        assert scene.card("shuri").strength == 2


def test_armored_rhino_weakens_nobody_else(lay):
    """
    Heroes elsewhere and opposing Allies keep theirs.
    """
    ann = {FALLS: [of("Bob", "king_loki")], CITY: ["shuri"], "specialties": ["armored_rhino"]}
    with own_turn(lay, **ann) as scene:
        assert (scene.card("king_loki", zone="top").strength, scene.card("shuri").strength) == (4, 3)


def test_armored_rhino_does_not_weaken_luke_cage(lay):
    """
    Whose Strength cannot be lowered keeps it beside the mover.
    """
    ann = {"at": FALLS, FALLS: ["luke_cage"], "specialties": ["armored_rhino"]}
    with lay(villains=("killmonger", "madame_masque"), Ann=ann) as scene:
        assert scene.card("luke_cage").strength == 5


def test_armored_rhino_follows_the_mover(lay):
    """
    When the mover has gone on, the Heroes there have their Strength again.
    """
    ann = {"at": FALLS, FALLS: ["shuri"], CITY: ["vision"], "specialties": ["armored_rhino"]}
    with lay(villains=VILLAINS, phase="go somewhere", Ann=ann) as scene:
        scene["Ann"].picks("The Golden City")

        assert (scene.card("shuri").strength, scene.card("vision").strength) == (3, 3)


# ------------------------------------------------------------------------------------------------ Heart-Shaped Herb


def test_heart_shaped_herb_plays_a_card(lay):
    """
    It gives one more Play a Card action, for the price of the card.
    """
    with own_turn(lay, at=MOUND, power=2, hand=["rook"], specialties=["heart_shaped_herb"]) as scene:
        does(scene, "Heart-Shaped Herb", "Rook", "Warrior Falls")

        assert (scene.card("rook").at, power(scene)) == ("Warrior Falls", 0)


def test_heart_shaped_herb_serves_once_a_turn(lay):
    """
    A second card takes a symbol.
    """
    ann = {"at": MOUND, "power": 4, "hand": ["rook", "king"], "specialties": ["heart_shaped_herb"]}
    with own_turn(lay, **ann) as scene:
        does(scene, "Heart-Shaped Herb", "Rook", "Warrior Falls")

        scene.cannot_pick("Heart-Shaped Herb")


def test_heart_shaped_herb_waits_for_klaws_defeat(lay):
    """
    While Klaw is in the Domain it cannot be played.
    """
    ann = {"at": SCHOOL, "power": 3, "hand": ["heart_shaped_herb", "rook"], CITY: ["klaw"]}
    with own_turn(lay, **ann) as scene:
        scene["Ann"].picks("Play a Card")

        assert scene.why_not("Heart-Shaped Herb") == NOT_NOW
        does(scene, "Rook", "Warrior Falls")


def test_heart_shaped_herb_comes_when_klaw_is_gone(lay):
    """
    Without Klaw it can be played, and used in the same turn.
    """
    with own_turn(lay, at=SCHOOL, power=5, hand=["heart_shaped_herb", "rook"]) as scene:
        plays(scene, "Heart-Shaped Herb")
        does(scene, "Heart-Shaped Herb", "Rook", "Warrior Falls")

        assert scene.card("rook").at == "Warrior Falls"


# ------------------------------------------------------------------------------------------------ Rage of K'liluna


def rages(lay, **ann):
    """Lay the start of Ann's turn, with Rage of K'liluna."""
    ann = {"at": FALLS, "specialties": ["rage_of_kliluna"], **ann}
    return lay(villains=VILLAINS, phase="go somewhere", Ann=ann)


def test_rage_of_kliluna_finds_fury_in_the_deck(lay):
    """
    Before the move a card may be discarded to find Killmonger's Fury, which is shown and taken into hand.
    """
    with rages(lay, hand=["king"], deck=["rook", "killmongers_fury"]) as scene:
        scene["Ann"].confirms()
        does(scene, "The Golden City")

        assert (scene.hand("Ann"), scene.zone("discard", "Ann")) == (("Killmonger's Fury",), ("King",))
        scene.happened("TurnedUp")


@pytest.mark.rule("MV-194")
def test_rage_of_kliluna_finds_fury_in_the_pile_first(lay):
    """
    What is in the discard pile is taken, and the deck is not searched.
    """
    with rages(lay, hand=["king"], discard=["killmongers_fury"]) as scene:
        scene["Ann"].confirms()
        scene["Ann"].picks("The Golden City")

        assert scene.hand("Ann") == ("Killmonger's Fury",)
        scene.did_not_happen("Shuffled")


def test_rage_of_kliluna_may_be_declined(lay):
    """
    He may keep his cards.
    """
    with rages(lay, hand=["king"]) as scene:
        scene["Ann"].declines()
        scene["Ann"].picks("The Golden City")

        assert scene.hand("Ann") == ("King",)


def test_rage_of_kliluna_needs_a_card(lay):
    """
    With an empty hand there is nothing to discard.
    """
    with rages(lay, hand=[]) as scene:
        scene["Ann"].picks("The Golden City")


def test_rage_of_kliluna_is_for_his_own_move(lay):
    """
    Before Bob's move he finds nothing.
    """
    ann = {"at": FALLS, "specialties": ["rage_of_kliluna"], "hand": ["king"]}
    with lay(villains=VILLAINS, phase="go somewhere", active=1, Ann=ann, Bob={"at": BIFROST}) as scene:
        scene["Bob"].picks("Jotunheim")


def test_rage_of_kliluna_is_a_specialty_for_1(lay):
    """
    For 1 Power it is laid in the Specialty area.
    """
    with own_turn(lay, at=SCHOOL, hand=["rage_of_kliluna"], power=1) as scene:
        plays(scene, "Rage of K'liluna")

        assert (scene.zone("specialties", "Ann")[-1], power(scene)) == ("Rage of K'liluna", 0)


@pytest.mark.rule("MV-194")
def test_rage_of_kliluna_takes_the_fury_that_it_discards(lay):
    """
    If the card he discards is a Killmonger's Fury, that is the one he finds.
    """
    with rages(lay, hand=["killmongers_fury"]) as scene:
        scene["Ann"].confirms()
        scene["Ann"].picks("The Golden City")

        assert (scene.hand("Ann"), scene.zone("discard", "Ann")) == (("Killmonger's Fury",), ())


# ------------------------------------------------------------------------------------------------ Stolen Wisdom


def studies(lay, **ann):
    """Lay the end of Ann's turn, with Stolen Wisdom and a deck of hers."""
    scene = own_turn(lay, specialties=["stolen_wisdom"], **{"deck": ["rook", "wound", "king", "explosives"], **ann})
    scene["Ann"].passes()
    return scene


def test_stolen_wisdom_takes_two_items(lay):
    """
    Instead of drawing he reveals his deck until two Items have come, and takes both.
    """
    with studies(lay) as scene:
        scene["Ann"].confirms()
        scene["Bob"].picks("Jotunheim")

        assert sorted(scene.hand("Ann")) == ["Explosives", "Wound"]
        scene.did_not_happen("Drew")


@pytest.mark.rule("MV-188")
def test_stolen_wisdom_shuffles_the_others_back(lay):
    """
    What else was revealed goes back into the deck, which is shuffled; nothing is discarded.
    """
    with studies(lay) as scene:
        scene["Ann"].confirms()
        scene["Bob"].picks("Jotunheim")

        assert scene.zone("discard", "Ann") == ()
        scene.happened("Shuffled")


def test_stolen_wisdom_may_be_declined(lay):
    """
    He may draw up as always.
    """
    with studies(lay, hand=["knight"]) as scene:
        scene["Ann"].declines()
        scene["Bob"].picks("Jotunheim")

        assert scene.hand("Ann") == ("Knight", "Rook", "Wound", "King")


def test_stolen_wisdom_works_with_three_cards(lay):
    """
    With three cards in hand he gets two Items: five cards in all.
    """
    with studies(lay, hand=["knight"] + ["taunt"] * 2) as scene:
        scene["Ann"].confirms()
        scene["Bob"].picks("Jotunheim")

        assert len(scene.hand("Ann")) == 5


def test_stolen_wisdom_does_not_work_with_four_cards(lay):
    """
    With four cards in hand there is nothing to replace.
    """
    with studies(lay, hand=["taunt"] * 4) as scene:
        scene["Bob"].picks("Jotunheim")

        assert len(scene.hand("Ann")) == 4


def test_stolen_wisdom_is_for_his_own_turn(lay):
    """
    At the end of Bob's turn it does nothing.
    """
    ann = {"at": FALLS, "specialties": ["stolen_wisdom"], "hand": []}
    with lay(villains=VILLAINS, active=1, Ann=ann, Bob={"at": BIFROST}) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks("The Golden City")


def test_stolen_wisdom_is_a_specialty_for_3(lay):
    """
    For 3 Power it is laid in the Specialty area.
    """
    with own_turn(lay, at=SCHOOL, hand=["stolen_wisdom"], power=3) as scene:
        plays(scene, "Stolen Wisdom")

        assert (scene.zone("specialties", "Ann")[-1], power(scene)) == ("Stolen Wisdom", 0)


def test_stolen_wisdom_is_not_played_for_2(lay):
    """
    With 2 Power it stays in hand.
    """
    with own_turn(lay, at=SCHOOL, hand=["stolen_wisdom"], power=2) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS
