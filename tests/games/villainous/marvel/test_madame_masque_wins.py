"""How Madame Masque wins: the eighth vendetta ends the game at once, and nothing else does."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot, play_out
from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.masque import (
    ANGELES,
    BIFROST,
    CASTLE,
    MANHATTAN,
    SHIP,
    VILLAINS,
    does,
    fated,
    own_turn,
    plays,
    power,
    vendettas,
)
from tests.games.villainous.marvel.rules import RULES

LONGEST = 80


def is_won(scene):
    """Say whether Ann has won."""
    return scene.outcome is not None and scene.outcome.winners == (0,)


# ------------------------------------------------------------------------------------------------ the eighth vendetta


@pytest.mark.rule("MV-207")
def test_the_eighth_by_a_vanquish_wins(lay):
    """
    With seven settled, a Hero vanquished wins the game.
    """
    with own_turn(lay, settled=7, castle_nefaria=["hammerhead", "iron_fist"]) as scene:
        does(scene, "Vanquish")

        assert is_won(scene)
        assert str(scene.outcome.how) == "Madame Masque has reached the Objective."


def test_the_seventh_wins_nothing(lay):
    """
    With six settled, the seventh is not enough.
    """
    with own_turn(lay, settled=6, castle_nefaria=["hammerhead", "iron_fist"]) as scene:
        does(scene, "Vanquish")

        assert (vendettas(scene), scene.outcome) == (7, None)


def test_the_eighth_by_an_assassin_wins(lay):
    """
    A Hero defeated by a card of hers counts.
    """
    with own_turn(lay, settled=7, power=2, hand=["maggia_assassin"], castle_nefaria=["bethany_cabe"]) as scene:
        plays(scene, "Maggia Assassin", "Castle Nefaria", "Bethany Cabe")

        assert is_won(scene)


def test_the_eighth_by_a_personal_vendetta_wins(lay):
    """
    A Vanquish by an Effect counts.
    """
    ann = {"settled": 7, "power": 1, "hand": ["personal_vendetta"], CASTLE: ["maggia_enforcer", "iron_fist"]}
    with own_turn(lay, **ann) as scene:
        plays(scene, "Personal Vendetta")

        assert is_won(scene)


@pytest.mark.rule("MV-208")
def test_the_eighth_by_a_reward_in_another_turn_wins(lay):
    """
    In Bob's turn his Ally resolves Incoming, and her reward takes the eighth Hero: the game is over.
    """
    incoming = crisis("incoming", of("Ann", "hammerhead"), of("Bob", "kid_loki"))
    bob = {"at": "jotunheim", "power": 3, "hand": ["king_loki"]}
    ann = {"at": MANHATTAN, "settled": 7, CASTLE: ["bethany_cabe"]}
    with lay(villains=VILLAINS, active=1, Ann=ann, Bob=bob, crises=[incoming]) as scene:
        for answer in ("Play a Card", "King Loki", "Incoming"):
            scene["Bob"].picks(answer)
        scene["Ann"].picks("Bethany Cabe")

        assert is_won(scene)


@pytest.mark.rule("MV-Q16")
def test_the_eighth_by_a_hero_without_strength_wins(lay):
    """
    A Hero at 0 Strength counts as any other.
    """
    ann = {"settled": 7, CASTLE: ["maggia_enforcer", with_tokens("iron_fist", -3)]}
    with own_turn(lay, **ann) as scene:
        does(scene, "Vanquish")

        assert is_won(scene)


def test_the_eighth_who_was_lured_wins(lay):
    """
    A Hero drawn out by herself in the same turn counts.
    """
    ann = {"at": ANGELES, "settled": 7, "power": 0, "hand": ["unfinished_business"], CASTLE: ["hammerhead"]}
    with own_turn(lay, kit={"fate_discard": ["iron_fist"]}, **ann) as scene:
        plays(scene, "Unfinished Business", "Castle Nefaria")
        does(scene, "Vanquish")

        assert is_won(scene)


# ------------------------------------------------------------------------------------------------ what settles nothing


def test_an_opposing_ally_settles_nothing(lay):
    """
    With seven settled, an Ally of Loki's is no Hero.
    """
    with own_turn(lay, settled=7, castle_nefaria=["hammerhead", of("Bob", "kid_loki")]) as scene:
        does(scene, "Vanquish")

        assert (vendettas(scene), scene.outcome) == (7, None)


@pytest.mark.rule("MV-Q37")
def test_a_decoy_settles_nothing(lay):
    """
    A Decoy that is removed in a Hero's place was not defeated.
    """
    ann = {"settled": 7, CASTLE: ["hammerhead", "maria_hill", "life_model_decoy"]}
    with own_turn(lay, **ann) as scene:
        does(scene, "Vanquish", "Maria Hill S.H.I.E.L.D.")

        assert (vendettas(scene), scene.outcome) == (7, None)


def test_a_decoy_that_is_defeated_settles_one(lay):
    """
    A Decoy that is vanquished itself is a Hero.
    """
    with own_turn(lay, settled=7, castle_nefaria=["hammerhead", "life_model_decoy"]) as scene:
        does(scene, "Vanquish")

        assert is_won(scene)


def test_somebody_elses_defeat_settles_nothing(lay):
    """
    A Hero whom Loki vanquishes is no vendetta of hers, though her Contract lies on it.
    """
    bob = {"at": "jotunheim", BIFROST: ["king_loki", carrying("iron_fist", of("Ann", "maggia_contract"))]}
    with lay(villains=VILLAINS, active=1, Ann={"at": MANHATTAN, "settled": 7}, Bob=bob) as scene:
        scene["Bob"].picks("Vanquish")

        assert (vendettas(scene), scene.outcome) == (7, None)


@pytest.mark.rule("MV-203")
def test_a_hero_who_is_found_anew_settles_nothing(lay):
    """
    A Hero who leaves her Domain without a defeat counts for nothing: Nick Fury's recruit comes from there.
    """
    ann = {"settled": 7, CASTLE: ["deathlok"]}
    with fated(lay, "nick_fury_shield", "Manhattan", "Manhattan", **ann) as scene:
        assert (vendettas(scene), scene.outcome) == (7, None)


def test_a_hero_who_is_sent_away_settles_nothing(lay):
    """
    A Hero who is relocated to another Domain was not defeated.
    """
    ann = {"settled": 7, "power": 3, "hand": ["hammerhead"], CASTLE: ["iron_fist"]}
    with own_turn(lay, kit={"crises": [crisis("knock_knock", of("Ann", "maggia_enforcer"))]}, **ann) as scene:
        plays(scene, "Hammerhead", "Knock Knock")
        does(scene, "Iron Fist", "Bifrost")

        assert (vendettas(scene), scene.outcome) == (7, None)


def test_a_hero_under_protection_settles_nothing(lay):
    """
    A Hero under Witness Protection cannot be the eighth before her next turn is over.
    """
    with fated(lay, "witness_protection", settled=7, castle_nefaria=["iron_fist", "hammerhead"]) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks("Los Angeles")

        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


# ------------------------------------------------------------------------------------------------ at once, and in the open


@pytest.mark.rule("MV-207")
def test_the_end_comes_in_the_middle_of_a_vanquish(lay):
    """
    Nothing happens after the eighth vendetta: no Power comes, the Ally is not discarded, the action never ends.
    """
    with own_turn(lay, settled=7, castle_nefaria=["hammerhead", "iron_fist"]) as scene:
        does(scene, "Vanquish")

        for never in ("Vanquished", "UsedUp", "ActionTaken"):
            scene.did_not_happen(never)
        assert (power(scene), scene.card("hammerhead").at) == (0, "Castle Nefaria")


def test_everybody_sees_how_near_she_is(lay):
    """
    How many vendettas are settled is told to all.
    """
    with own_turn(lay, settled=5) as scene:
        assert scene["Bob"].sees("5 of 8 vendettas settled")


def test_she_starts_with_none(lay):
    """
    At the start none is settled.
    """
    with own_turn(lay) as scene:
        assert scene.card("madame_masque").progress == "0 of 8 vendettas settled"


# ------------------------------------------------------------------------------------------------ what bots go for


def standing(lay, **ann):
    """Return how well Ann stands with what she has."""
    with own_turn(lay, **ann) as scene:
        return scene.match.standings[0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"settled": 1}, {CASTLE: ["hammerhead", "iron_fist"]}),
        ({CASTLE: ["hammerhead", "iron_fist"]}, {CASTLE: ["hammerhead"]}),
        ({CASTLE: ["hammerhead", "iron_fist"]}, {CASTLE: ["iron_fist"], SHIP: ["hammerhead"]}),
        ({CASTLE: [carrying("iron_fist", "maggia_contract")]}, {CASTLE: ["iron_fist"]}),
        ({"power": 3}, {"power": 2}),
        ({"specialties": ["golden_mask"]}, {}),
        ({}, {"crises": [crisis("maggia_gang_war")]}),
    ],
)
def test_what_is_good_for_her(lay, better, worse):
    """
    Vendettas are best; Heroes are good to have, within reach and with a Contract; so are Power and Specialties.
    """
    assert standing(lay, **better) > standing(lay, **worse)


BESET = {CASTLE: ["iron_fist", "hammerhead"]}


@pytest.mark.parametrize(
    ("better", "worse", "by"),
    [
        ({"settled": 1}, {}, 200),
        ({CASTLE: ["iron_fist"]}, {}, 66 - 22 - 3 * 2 - 2 * 12),
        (BESET, {CASTLE: ["iron_fist"], SHIP: ["hammerhead"]}, 50),
        (
            {CASTLE: ["iron_fist", "maggia_enforcer"]},
            {CASTLE: ["iron_fist"], SHIP: ["maggia_enforcer"]},
            50 * 2 // 4,
        ),
        ({CASTLE: [carrying("iron_fist", "maggia_contract")]}, {CASTLE: ["iron_fist"]}, 10),
        ({"specialties": ["golden_mask"]}, {}, 16),
        ({"at": MANHATTAN, **BESET}, BESET, 12 + 8 + 4),
        ({"at": MANHATTAN, CASTLE: ["hammerhead"]}, {CASTLE: ["hammerhead"]}, 4),
    ],
)
def test_what_is_worth_so_much_to_her(lay, better, worse, by):
    """
    A vendetta counts most, then a Hero within reach, the nearer the better.
    """
    nowhere = {"at": "nowhere"}

    assert standing(lay, **{**nowhere, **better}) - standing(lay, **{**nowhere, **worse}) == by


@pytest.mark.parametrize(
    ("card", "by"),
    [
        ("masque_draw_them_out", 8),
        ("maggia_assassin", 8),
        ("personal_vendetta", 7),
        ("unfinished_business", 7 - 4),
        ("the_hit_list", 6),
        ("maggia_contract", 6),
        ("count_nefaria", 5),
        ("ani_men", 4),
        ("bio_duplicate", 3),
        ("maggia_enforcer", 3),
        ("sleep_gas_pistol", -3),
    ],
)
def test_what_cards_are_worth_to_her(lay, card, by):
    """
    What brings Heroes, and who gets the better of them, is good to have in hand.
    """
    assert standing(lay, at="nowhere", hand=[card], **BESET) - standing(lay, at="nowhere", **BESET) == by


@pytest.mark.slow
def test_a_bot_wins_as_madame_masque():
    """
    Against somebody who plays at random it wins within so many turns of its own.
    """
    match = tabletop.new(RULES, 2, seed=1, villains=("madame_masque", "modok"))
    play_out(match, [GreedyBot(1), RandomBot(2)])
    turns = [event for event in match.events() if event.kind == "TurnBegan"]

    assert match.outcome.winners == (0,)
    assert len(turns) <= 2 * LONGEST
