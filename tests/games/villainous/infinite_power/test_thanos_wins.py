"""How Thanos wins, and when he does not: scenes of the sixth Infinity Stone, and what bots go for."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot, play_out
from tabletop.games.villainous.marvel.testing import carrying, crisis, held
from tests.games.villainous.infinite_power.stones import (
    STONES,
    bobs_turn,
    carrier,
    claimed,
    legion,
    loose,
    picks,
    plays,
    thanos,
)
from tests.games.villainous.marvel.rules import RULES

FIVE, LAST = STONES[:5], STONES[5]


def last_one(lay, **told):
    """Lay Ann's turn with five Stones claimed; the sixth is on Bob's Kid Loki, with a Legion beside him."""
    return thanos(lay, **{"specialties": FIVE, "bob": {"bifrost": [carrier(LAST), *legion()]}, **told})


def has_won(scene):
    """Say whether Ann has won."""
    return scene.outcome is not None and scene.outcome.winners == (0,)


# ------------------------------------------------------------------------------------------------ ways to win


@pytest.mark.rule("MV-207")
def test_the_sixth_stone_wins_at_once(lay):
    """
    Claimed by a Vanquish, it ends the game before the Ally used is discarded.
    """
    with last_one(lay) as scene:
        scene["Ann"].picks("Vanquish")

        assert has_won(scene)
        scene.did_not_happen("UsedUp")


def test_a_loose_sixth_stone_wins(lay):
    """
    A Vanquish against a loose Stone wins as well.
    """
    with last_one(lay, bob={"bifrost": [loose(LAST), *legion()]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert has_won(scene)


def test_the_mad_titan_wins(lay):
    """
    Any defeat that Thanos causes claims.
    """
    with last_one(lay, hand=["the_mad_titan"]) as scene:
        plays(scene, "The Mad Titan")

        assert has_won(scene)


def test_a_taste_of_cosmic_power_wins(lay):
    """
    A Legion alone takes the last Stone.
    """
    with last_one(lay, hand=["taste_of_cosmic_power"]) as scene:
        plays(scene, "Taste of Cosmic Power", "Kid Loki")

        assert has_won(scene)


def test_proxima_midnight_wins(lay):
    """
    The Soul Stone plays her beside the last carrier, whom she defeats.
    """
    with last_one(lay, at="sanctuary_ii", discard=["proxima_midnight"], specialties=FIVE) as scene:
        picks(
            scene,
            "Ann",
            "Activate",
            "Soul Stone: Play an Ally from your discard pile without paying, even beside an Infinity Stone",
        )
        scene["Ann"].picks("Kid Loki")

        assert has_won(scene)


def test_the_reality_stone_wins(lay):
    """
    With +1 Strength a Legion defeats even Lady Loki with a token.
    """
    with last_one(lay, at="sanctuary_ii", specialties=["reality_stone", *STONES[:2], *STONES[3:5]]) as scene:
        picks(scene, "Ann", "Activate", "Reality Stone: Vanquish with +1 Strength for each Ally used, and keep them")

        assert has_won(scene)


def test_deaths_favor_wins(lay):
    """
    Coming to Death's Favor he vanquishes at once, before his actions.
    """
    with last_one(lay, phase="go somewhere", at="titan", sanctuary_ii=["deaths_favor"]) as scene:
        picks(scene, "Ann", "Sanctuary II", "Vanquish")

        assert has_won(scene)


def test_two_stones_at_once_win(lay):
    """
    With four claimed, a carrier of two brings both.
    """
    both = carrying("kid_loki", held("space_stone"), held("time_stone"))
    with last_one(lay, specialties=STONES[:4], bob={"bifrost": [both, *legion()]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert has_won(scene)


def test_a_fate_card_of_thanos_wins(lay):
    """
    Gamora, played on Loki by Thanos, defeats the last carrier.
    """
    with last_one(lay, bob={"bifrost": [carrier(LAST)]}, fate_deck=["gamora"]) as scene:
        picks(scene, "Ann", "Fate", "Bifrost")

        assert has_won(scene)


@pytest.mark.rule("MV-208")
def test_thanos_may_win_after_adam_warlock_has_gone(lay):
    """
    With six claimed he wins the moment that Hero is vanquished.
    """
    told = {"specialties": STONES, "titan": ["adam_warlock", "black_dwarf"], "bob": {}}
    with last_one(lay, **told) as scene:
        scene["Ann"].picks("Vanquish")

        assert has_won(scene)


def test_thanos_wins_when_adam_warlock_goes_to_another_domain(lay):
    """
    In Bob's turn Wasp takes Adam Warlock out of the Domain: Thanos wins.
    """
    told = {"specialties": STONES, "titan": ["adam_warlock"], "fate_deck": ["wasp"], "bob": {}}
    with bobs_turn(lay, **told) as scene:
        picks(scene, "Bob", "Fate", "Knowhere", "Adam Warlock", "Bifrost")

        assert has_won(scene)


# ------------------------------------------------------------------------------------------------ what does not win


def test_the_fifth_stone_does_not_win(lay):
    """
    Five are not all.
    """
    with last_one(lay, specialties=STONES[:4]) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.outcome is None
        assert len(claimed(scene)) == 5


def test_a_stone_of_another_does_not_count(lay):
    """
    Five claimed and one with Loki is no win.
    """
    with last_one(lay) as scene:
        assert scene.outcome is None


def test_adam_warlock_stands_in_the_way(lay):
    """
    With that Hero in his Domain the sixth Stone does not win.
    """
    with last_one(lay, titan=["adam_warlock"]) as scene:
        scene["Ann"].picks("Vanquish")

        assert len(claimed(scene)) == 6
        assert scene.outcome is None


def test_adam_warlock_elsewhere_does_not_matter(lay):
    """
    In the Domain of Loki he stops nobody.
    """
    with last_one(lay, bob={"bifrost": [carrier(LAST), *legion()], "jotunheim": ["adam_warlock"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert has_won(scene)


@pytest.mark.rule("MV-219")
def test_a_removed_last_carrier_does_not_win(lay):
    """
    Sacrifices Must Be Made removes him, and the Stone stays loose.
    """
    event = crisis("sacrifices_must_be_made", "ebony_maw")
    told = {"above": [event], "titan": ["corvus_glaive"], "bob": {"bifrost": [carrier(LAST)]}}
    with last_one(lay, **told) as scene:
        picks(scene, "Ann", "Relocate", "Sacrifices Must Be Made")

        assert scene.outcome is None
        assert scene.card("bifrost").bottom == ("Time Stone",)


def test_the_last_stone_given_away_does_not_win(lay):
    """
    Consult the Well gives it to Loki.
    """
    with last_one(lay, hand=["consult_the_well"], bob={"bifrost": ["kid_loki"]}) as scene:
        plays(scene, "Consult the Well")

        assert scene.outcome is None
        assert scene.card("kid_loki", of="Bob").attached == ("Time Stone",)


# ------------------------------------------------------------------------------------------------ what bots go for


def standing(lay, **ann):
    """Return how well Ann stands with what she has."""
    with thanos(lay, **ann) as scene:
        return scene.match.standings[0]


def test_a_claimed_stone_is_worth_most(lay):
    """
    Better one Stone than the chance of one.
    """
    chance = standing(lay, bob={"bifrost": [carrier(), *legion()]})

    assert standing(lay, specialties=["mind_stone"]) > chance


def test_a_stone_abroad_is_a_chance(lay):
    """
    A Stone that somebody holds is better than one beside the Domain.
    """
    assert standing(lay, bob={"bifrost": [carrier()]}) > standing(lay, bob={"bifrost": ["kid_loki"]})


def test_allies_are_better_beside_a_stone(lay):
    """
    The nearer they are to vanquishing the carrier, the better.
    """
    near = standing(lay, bob={"bifrost": [carrier(), *legion()]})

    assert near > standing(lay, bob={"bifrost": [carrier()], "jotunheim": legion()})


def test_he_stands_better_where_he_could_vanquish(lay):
    """
    At Knowhere, with a carrier in reach, he is better off than elsewhere.
    """
    there = {"bob": {"bifrost": [carrier(), *legion()]}}

    assert standing(lay, **there) > standing(lay, at="titan", **there)


IN_REACH = {"bob": {"bifrost": [carrier(), *legion()]}}
HELD = {"titan": ["ebony_maw"], "bob": {"bifrost": [carrier()]}}


@pytest.mark.parametrize(
    ("better", "worse", "by"),
    [
        ({"specialties": ["mind_stone"]}, {}, 200),
        ({"bob": {"bifrost": [carrier()]}}, {"bob": {"bifrost": ["kid_loki"]}}, 40),
        (IN_REACH, {"bob": {"bifrost": [carrier()], "jotunheim": legion()}}, 60),
        (
            {"bob": {"bifrost": [carrier(ally="executioner"), *legion()]}},
            {"bob": {"bifrost": [carrier(ally="executioner")], "jotunheim": legion()}},
            60 * 2 // 5,
        ),
        ({**IN_REACH, "at": "knowhere"}, IN_REACH, 40 + 8 + 3 + 4),
        ({**HELD, "at": "titan"}, HELD, 15 + 3 + 4 + 4),
    ],
)
def test_what_is_worth_so_much_to_him(lay, better, worse, by):
    """
    A Stone counts most, then one that another holds, with his Allies beside it, and to stand where that can be used.
    """
    bare = {"at": "nowhere", "power": 0}

    assert standing(lay, **{**bare, **better}) - standing(lay, **{**bare, **worse}) == by


def test_a_greedy_bot_takes_the_last_stone(lay):
    """
    It vanquishes the carrier, and wins.
    """
    with last_one(lay) as scene:
        decision = scene.match.decision

        assert decision.options[GreedyBot(1).choose(scene.match, 0)].label == "Vanquish"


@pytest.mark.slow
def test_a_greedy_thanos_wins():
    """
    Against one who plays at random he gathers all six Stones.
    """
    sets = ("infinite-power", "mischief-and-malice")
    match = tabletop.new(RULES, 2, seed=1, log=False, sets=sets, villains=("thanos", "loki"))

    assert play_out(match, [GreedyBot(1), RandomBot(2)]).winners == (0,)
