"""How well Darth Vader stands, for bots."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot, play_out
from tabletop.games.villainous.star_wars.testing import LUKE, conflicted, with_tokens
from tests.games.villainous.star_wars.vader import VADER, ready

HALL = "emperors_throne_room"
#: Where no symbol is.
NOWHERE = {"at": "portrait"}
EMPEROR = {"cloud_city": ["emperor_palpatine"]}
ENTHRONED = {HALL: ["emperor_palpatine"]}

#: Pairs of Sectors, the better one first, and how much better it is.
BETTER = {
    "Luke nearer to the Throne Room": ({"cloud_city": [LUKE]}, {}, 25),
    "Luke nearer to the Emperor at the Throne Room": ({"cloud_city": [LUKE], **ENTHRONED}, ENTHRONED, 45),
    "Luke there, for which no Ambition is needed any more": (
        {HALL: [LUKE, "emperor_palpatine"]},
        {"cloud_city": [LUKE], **ENTHRONED},
        45 + 8,
    ),
    "Luke conflicted, though he covers two symbols": ({"death_star": [conflicted()]}, {}, 60 + 3 * 8 - 2 * 5),
    "the Emperor in play": (EMPEROR, {}, 60 + 3 * 8),
    "the Emperor in play rather than in hand": (EMPEROR, {"hand": ["emperor_palpatine"]}, 60 + 3 * 8 - 25),
    "the Emperor at the Throne Room": (ENTHRONED, EMPEROR, 25 + 45 - 25),
    "Luke brought before the Emperor rather than the card for it": (
        {HALL: [LUKE, "emperor_palpatine"], "ambition": 4},
        {"cloud_city": [LUKE], **ENTHRONED, "ambition": 5, "hand": ["bring_him_before_me"]},
        45 - 15,
    ),
    "Luke turned rather than the card for it": (
        {HALL: [conflicted(), "emperor_palpatine"], "ambition": 4},
        {HALL: [LUKE, "emperor_palpatine"], "ambition": 7, "hand": ["i_am_your_father"]},
        60 + 60 - 26 - 2 * 5,
    ),
    "the Emperor in hand rather than what he waits for": (
        {"hand": ["emperor_palpatine"]},
        {"hand": ["i_am_your_father"]},
        25 - 3,
    ),
    "Ambition that is needed": ({"ambition": 13}, {"ambition": 12}, 8),
    "more Ambition than is needed": ({"ambition": 14}, {"ambition": 13}, 2),
    "Ambition that is needed with the Emperor in play": ({**EMPEROR, "ambition": 10}, {**EMPEROR, "ambition": 9}, 8),
    "more than is needed with the Emperor in play": ({**EMPEROR, "ambition": 11}, {**EMPEROR, "ambition": 10}, 2),
    "Credits": ({"credits": 5}, {"credits": 4}, 3),
    "more than five Credits": ({"credits": 6}, {"credits": 5}, 1),
    "an Ally": ({"cloud_city": ["boba_fett"]}, {}, 2 + 3 * 4),
    "an Ally rather than the card": ({"cloud_city": ["boba_fett"]}, {"hand": ["boba_fett"]}, 2 + 3 * 4 + 4),
    "an Ally who could defeat a Hero": (
        {"cloud_city": ["vader_leia_organa", "boba_fett"]},
        {"cloud_city": ["vader_leia_organa"], "mustafar": ["boba_fett"]},
        4,
    ),
    "an Ally who is half as strong as a Hero": (
        {"cloud_city": ["vader_yoda", "legion_501st"]},
        {"cloud_city": ["vader_yoda"], "mustafar": ["legion_501st"]},
        1,
    ),
    "an Ally who is just as strong as a Hero beside focused Luke": (
        {"death_star": [LUKE, with_tokens("vader_leia_organa", 1), "boba_fett"]},
        {"death_star": [LUKE, with_tokens("vader_leia_organa", 1)], "cloud_city": ["boba_fett"]},
        4 + 8,
    ),
    "the Emperor beside a Hero whom he could defeat": (
        {"cloud_city": ["vader_han_solo", "emperor_palpatine"]},
        {**EMPEROR, "death_star": [LUKE, "vader_han_solo"]},
        4,
    ),
    "a free ship": ({"fleet": ["executor"]}, {}, 10),
    "no Hero": ({}, {"cloud_city": ["vader_yoda"]}, 4 + 4 * 4 + 2 * 5),
    "no Hero over an Ambition symbol": (
        {"cloud_city": ["vader_yoda"]},
        {"mustafar": ["vader_yoda"]},
        12 - 5,
    ),
    "a weaker Hero": ({"cloud_city": ["vader_leia_organa"]}, {"cloud_city": ["vader_yoda"]}, 2 * 4),
    "no loose Hero Vehicle": ({}, {"rebels": ["red_five"]}, 18 + 8),
    "no Restriction": ({}, {"under": ["more_powerful_than_you_can_imagine"]}, 50),
    "what he waits for thrown away under a Restriction": (
        {"under": ["more_powerful_than_you_can_imagine"]},
        {"under": ["more_powerful_than_you_can_imagine"], "hand": ["the_emperor_commands_it", "i_have_you_now"]},
        8 + 4,
    ),
    "no second card of the same name": ({"hand": ["i_have_you_now"]}, {"hand": ["i_have_you_now"] * 2}, 8),
}


def standing(lay, active=0, **ann):
    """Return how well Ann stands."""
    with lay(villains=VADER, Ann={**NOWHERE, **ann}, active=active) as scene:
        return scene.match.standings[0]


@pytest.mark.parametrize(("better", "worse", "by"), BETTER.values(), ids=BETTER)
def test_darth_vader_stands_better_with(lay, better, worse, by):
    """
    Each of these is better than to be without it, all else alike, and by so much.
    """
    assert standing(lay, **better) - standing(lay, **worse) == by


def test_darth_vader_does_not_count_on_the_emperor_s_strength(lay):
    """
    Beside a Hero who is too strong for his lightning the Emperor is worth no more than elsewhere.
    """
    beside = {"cloud_city": ["vader_yoda", "emperor_palpatine"]}
    elsewhere = {**EMPEROR, "death_star": [LUKE, "vader_yoda"]}

    assert standing(lay, **beside) == standing(lay, **elsewhere)


# ------------------------------------------------------------------------------------------------ the last step

COVERED = {"under": ["more_powerful_than_you_can_imagine"]}


@pytest.mark.parametrize(
    ("better", "worse", "by"),
    [
        ({"ambition": 4}, {"ambition": 3}, 60 - 15 + 8),
        ({"ambition": 5}, {"ambition": 4}, 8),
        ({"ambition": 5, **NOWHERE}, {"ambition": 4, **NOWHERE}, 100 - 60 + 8),
        ({"ambition": 5, **NOWHERE}, {"ambition": 5}, 100 - 60),
        ({}, NOWHERE, 300 - 100),
        ({}, COVERED, 300 - 60 + 50),
    ],
)
def test_darth_vader_s_mover_comes_when_all_is_ready(lay, better, worse, by):
    """
    It stays away until there is Ambition enough for the turn in which it comes, and then it comes.
    """
    assert standing(lay, **ready(**better)) - standing(lay, **ready(**worse)) == by


def test_darth_vader_is_not_there_yet_in_another_s_turn(lay):
    """
    The last step is taken in a turn of his own: until then the mover has to go and return.
    """
    assert standing(lay, **ready()) - standing(lay, active=1, **ready()) == 300 - 60


# ------------------------------------------------------------------------------------------------ the hand

AT_ODDS = {HALL: [LUKE], **EMPEROR}
HUNTED = {**EMPEROR, "rebels": ["red_five"]}
#: Cards in hand, with what each is worth without the Emperor, with him at Cloud City, with him at the Throne Room, with Luke
#: there without him, and with a Hero Vehicle about.
HOPES = {
    "the_emperor_commands_it": (18, 12, -8, 12, 12),
    "i_am_your_father": (3, 26, 26, 26, 26),
    "bait_the_trap": (3, 3, 3, 12, 3),
    "lured_into_a_trap": (3, 10, 10, -8, 10),
    "bring_him_before_me": (3, 15, 15, -8, 15),
    "apology_accepted": (2, 2, 2, 2, 2),
    "legion_501st": (-4, 10, -4, 10, 10),
    "tie_advanced_x1": (-8, -8, -8, -8, 6),
    "executor": (-8, -8, -8, -8, 6),
    "interrogator_droid": (-8,) * 5,
    "vader_stormtroopers": (-4,) * 5,
    "i_have_you_now": (-4,) * 5,
}


@pytest.mark.parametrize("card", HOPES)
def test_darth_vader_waits_for_cards_that_bring_him_on(lay, card):
    """
    A card in hand is worth what it could still do, and else it is in the way.
    """
    hopes = [
        standing(lay, **sector, hand=[card]) - standing(lay, **sector)
        for sector in ({}, EMPEROR, ENTHRONED, AT_ODDS, HUNTED)
    ]

    assert tuple(hopes) == HOPES[card]


@pytest.mark.parametrize(
    ("card", "hope"), [("i_am_your_father", -8), ("lured_into_a_trap", -8), ("apology_accepted", 2)]
)
def test_darth_vader_waits_for_nothing_when_all_is_ready(lay, card, hope):
    """
    With Luke conflicted before the Emperor, what would bring that about is in the way.
    """
    assert standing(lay, **ready(hand=[card])) - standing(lay, **ready()) == hope


# ------------------------------------------------------------------------------------------------ symbols

BEFORE_THE_EMPEROR = {"cloud_city": ["emperor_palpatine", LUKE, "vader_han_solo"]}
BEFORE_LUKE = {"cloud_city": ["emperor_palpatine", LUKE, "vader_yoda"]}
#: Where the mover is, what else there is, and what the open symbols there are worth.
CHANCES = {
    "Credits": ("mustafar", {}, 3 * 2),
    "no Credits with plenty": ("mustafar", {"credits": 5}, 0),
    "Credits with less than plenty": ("mustafar", {"credits": 4}, 3 * 2),
    "what is in the way can be played and discarded": ("mustafar", {"hand": ["interrogator_droid"]}, 3 * 2 + 6 + 6),
    "two of three cards are kept": (
        "mustafar",
        {"hand": ["interrogator_droid", "bait_the_trap", "i_have_you_now"]},
        3 * 2 + 6 + 6,
    ),
    "what he waits for is played": (
        "mustafar",
        {**EMPEROR, "hand": ["bring_him_before_me"], "ambition": 3},
        3 * 2 + 25,
    ),
    "what he waits for is too dear": ("mustafar", {**EMPEROR, "hand": ["bring_him_before_me"]}, 3 * 2),
    "what he does not wait for is not played": (
        "mustafar",
        {**EMPEROR, "hand": ["executor"], "ambition": 3},
        3 * 2 + 6,
    ),
    "the Emperor's lightning": ("mustafar", {**BEFORE_THE_EMPEROR, "ambition": 2}, 3 * 2 + 25),
    "lightning that is too dear": ("mustafar", {**BEFORE_THE_EMPEROR, "ambition": 1}, 3 * 2),
    "lightning far from Luke": (
        "mustafar",
        {"cloud_city": ["emperor_palpatine", "vader_han_solo"], "ambition": 2},
        3 * 2,
    ),
    "nobody for the lightning": ("mustafar", {"cloud_city": ["emperor_palpatine", LUKE], "ambition": 2}, 3 * 2),
    "lightning that is too weak": ("mustafar", {**BEFORE_LUKE, "ambition": 2}, 3 * 2),
    "a Maneuver and a Vanquish": ("death_star", {"cloud_city": ["vader_leia_organa", "boba_fett"]}, 2 * 2 + 1 + 12),
    "Fate": ("cloud_city", {}, 2 * 2 + 32),
    "an Activate": ("cloud_city", {"credits": 1, "mustafar": ["interrogator_droid"]}, 2 * 2 + 32 + 2),
    "nothing under a Hero": ("cloud_city", {"cloud_city": ["vader_yoda"]}, 2 * 2),
    "nothing at all": (HALL, {}, 0),
}


@pytest.mark.parametrize(("at", "ann", "chance"), CHANCES.values(), ids=CHANCES)
def test_darth_vader_sees_what_symbols_are_good_for(lay, at, ann, chance):
    """
    An open symbol is worth something in a turn of his own if anything of use can be done with it.
    """
    assert standing(lay, **{**ann, "at": at}) - standing(lay, **ann) == chance
    assert standing(lay, active=1, **{**ann, "at": at}) == standing(lay, active=1, **ann)


# ------------------------------------------------------------------------------------------------ bots


def test_darth_vader_s_bot_goes_for_the_win(lay):
    """
    When all is ready a greedy bot takes the Ambition action.
    """
    with lay(villains=VADER, Ann=ready()) as scene:
        assert scene.options[GreedyBot(1).choose(scene.match, 0)] == "Ambition"


def test_darth_vader_s_bot_takes_the_win(lay):
    """
    Of all that Ambition could do then it takes Luke's defeat.
    """
    with lay(villains=VADER, Ann=ready(hand=["apology_accepted"], mustafar=["boba_fett"])) as scene:
        scene["Ann"].picks("Ambition")
        scene.can_pick("Play Apology Accepted")
        scene["Ann"].picks(scene.options[GreedyBot(1).choose(scene.match, 0)])

        assert scene.outcome.winners == (0,)


@pytest.mark.slow
def test_darth_vader_s_bot_wins_against_chance():
    """
    A greedy Darth Vader beats a General Grievous who plays at random.
    """
    match = tabletop.new("star-wars-villainous", 2, seed=1, villains=VADER, first=0)

    play_out(match, [GreedyBot(1), RandomBot(2)])

    assert match.outcome.winners == (0,)
