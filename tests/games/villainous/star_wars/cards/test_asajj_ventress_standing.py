"""How well Asajj Ventress stands, for bots: what is better for her counts more."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot
from tabletop.games.villainous.star_wars.testing import under_way


def standing(asajj, active=0, **ann):
    """Return how well she stands on a table, with her mover at no place unless something else is said."""
    with asajj(**{"at": "portrait", "active": active, **ann}) as scene:
        return scene.match.standings[0]


#: With one card in hand, a Condition, and a Hero over the upper row of both places; a Mission could be reset with Ambition.
HELD_UP = {
    "credits": 20,
    "ambition": 10,
    "hand": ["sudden_strike"],
    "rebels": ["twilight", "resolute"],
    "missions": [under_way("abduct_the_huttlet", 1)],
    "dathomir": ["asajj_yoda"],
    "teth": ["captain_rex"],
}
#: With Credits in plenty and a card to play, and a Hero over the upper row of both places.
RICH = {"credits": 20, "hand": ["nightsisters"], "kamino": ["captain_rex"], "teth": ["asajj_yoda"]}
RAID = {"missions": ["raid_on_kamino"]}
VICEROY = {"missions": ["free_the_viceroy"]}
TO_SETTLE = {"missions": [under_way("a_score_to_settle", 1)]}
HUTTLET = {"missions": ["abduct_the_huttlet"]}
REX = {"teth": ["captain_rex"]}

#: Pairs of Sectors, the better one first, and how much better it is.
BETTER = {
    "a completed Mission": ({"completed": ["free_the_viceroy"]}, {}, 2_400),
    "a completed Mission rather than three tokens": (
        {"completed": ["free_the_viceroy"]},
        {"missions": [under_way("free_the_viceroy", 1, 2, 3)]},
        2_400 - 3 * 400 - 40,
    ),
    "a token": ({"missions": [under_way("free_the_viceroy", 1)]}, VICEROY, 400),
    "a face-up Mission": (VICEROY, {}, 40),
    "three of them rather than one": (
        {"missions": ["free_the_viceroy", "raid_on_kamino", "ambush_on_rugosa"]},
        VICEROY,
        2 * 40,
    ),
    "Ambition": ({"ambition": 5}, {"ambition": 4}, 10 + 4),
    "Ambition in plenty": ({"ambition": 6}, {"ambition": 5}, 4),
    "Credits": ({"credits": 6}, {"credits": 5}, 8 + 2),
    "Credits in plenty": ({"credits": 7}, {"credits": 6}, 2),
    "an Ally": ({"teth": ["nightsisters"]}, {}, 8 + 2 * 12),
    "an Item": ({"teth": ["curved_hilt_lightsabers"]}, {}, 20),
    "a ship": ({"fleet": ["trident_drill_ship"]}, {}, 45),
    "a card in hand": ({"hand": ["nightsisters"]}, {}, 1),
    "no Condition in hand": ({}, {"hand": ["sudden_strike"]}, 5),
    "no second one among four cards": ({"hand": ["sudden_strike"]}, {"hand": ["sudden_strike"] * 2}, 5 + 5),
    "none among three cards": ({"rebels": ["resolute"]}, {"rebels": ["resolute"], "hand": ["sudden_strike"]}, 5),
    "none among two cards": ({"rebels": ["twilight"]}, {"rebels": ["twilight"], "hand": ["sudden_strike"]}, 5 + 5),
    "no Hero whom no task wants": ({}, REX, 20),
    "a Hero whom a task wants": ({**VICEROY, **REX}, VICEROY, 40),
    "a second one for another task": ({**RAID, **REX, "kamino": ["luminara_unduli"]}, {**RAID, **REX}, 40),
    "no third one for whom there is no task": (
        {**RAID, **REX, "kamino": ["luminara_unduli"]},
        {**RAID, **REX, "kamino": ["luminara_unduli"], "serenno": ["asajj_yoda"]},
        20,
    ),
    "a second one, if the first is for the task of a place": (
        {**RAID, "kamino": ["captain_rex", "nightsisters"], "teth": ["luminara_unduli"]},
        {**RAID, "kamino": ["captain_rex", "nightsisters"]},
        40,
    ),
    "Allies beside a Hero": (
        {**VICEROY, "teth": ["captain_rex", "nightsisters"]},
        {**VICEROY, **REX, "kamino": ["nightsisters"]},
        50,
    ),
    "Allies beside a Hero who is stronger": (
        {**RAID, "teth": ["luminara_unduli", "nightsisters"]},
        {**RAID, "teth": ["luminara_unduli"], "kamino": ["nightsisters"]},
        35 * 2 // 3,
    ),
    "no loose Hero Vehicle": ({}, {"rebels": ["resolute"]}, 12),
    "no Restriction": ({}, {"under": ["strange_alliances"]}, 40),
    "4 Credits for a task": ({**TO_SETTLE, "credits": 4}, TO_SETTLE, 4 * (15 + 8 + 2)),
    "no more than those for the task": ({**TO_SETTLE, "credits": 5}, {**TO_SETTLE, "credits": 4}, 8 + 2),
    "Serenno, if 4 Credits are wanted there": (
        {**TO_SETTLE, "at": "serenno"},
        {**TO_SETTLE, "at": "dathomir"},
        20,
    ),
    "an Ally for a task": (
        {**TO_SETTLE, "serenno": ["krayts_claw"]},
        {**TO_SETTLE, "teth": ["krayts_claw"]},
        30,
    ),
    "Serenno, if an Ally is wanted there": (
        {"missions": [under_way("a_score_to_settle", 1, 2)], "at": "serenno", "serenno": ["krayts_claw"]},
        {"missions": [under_way("a_score_to_settle", 1, 2)], "at": "dathomir", "serenno": ["krayts_claw"]},
        20,
    ),
    "an Ally at Teth for a task": ({**HUTTLET, "teth": ["nightsisters"]}, {**HUTTLET, "kamino": ["nightsisters"]}, 40),
    "no more than two of them": (
        {**HUTTLET, "teth": ["nightsisters"] * 3},
        {**HUTTLET, "teth": ["nightsisters"] * 2},
        8 + 2 * 12,
    ),
    "a ship for a task": ({**VICEROY, "fleet": ["trident_drill_ship"]}, VICEROY, 45 + 30),
    "no more than one of them": (
        {**VICEROY, "fleet": ["trident_drill_ship", "ginivex_fanblade_starfighter"]},
        {**VICEROY, "fleet": ["trident_drill_ship"]},
        45,
    ),
    "with Credits in plenty a place to play a card rather than one with more of them": (
        {"at": "kamino", **RICH},
        {"at": "teth", **RICH},
        12 - 2 * 2,
    ),
    "a place to discard a Condition, if it is her whole hand": (
        {"at": "dathomir", **HELD_UP},
        {"at": "teth", **HELD_UP},
        2 + 8 - 2 * 2,
    ),
    "Teth, if nobody is to be there": ({"at": "teth", **HUTTLET}, {"at": "serenno", **HUTTLET}, 70 - 2),
}


@pytest.mark.parametrize(("better", "worse", "by"), BETTER.values(), ids=BETTER)
def test_asajj_ventress_stands_better_with(asajj, better, worse, by):
    """
    She stands better with it, by so much.
    """
    assert standing(asajj, **better) - standing(asajj, **worse) == by


#: Where the mover is, what else there is, and what the open symbols there are worth.
CHANCES = {
    "Credits, a Mission to be revealed, and nothing to discard": ("dathomir", {}, 8 + 2 + 2),
    "little Ambition for that": ("dathomir", RAID, 8 + 2),
    "plenty of Credits": ("dathomir", {**RAID, "credits": 6}, 2 + 2),
    "not plenty yet": ("dathomir", {**RAID, "credits": 5}, 8 + 2),
    "three cards to discard for a task": ("dathomir", {**RAID, "hand": ["curved_hilt_lightsabers"] * 3}, 8 + 60),
    "two cards, which are too few": ("dathomir", {**RAID, "hand": ["curved_hilt_lightsabers"] * 2}, 8 + 2),
    "Conditions to be got rid of": ("dathomir", {**RAID, "hand": ["sudden_strike"] * 3}, 8 + 60),
    "Conditions that no task wants": ("dathomir", {**VICEROY, "hand": ["sudden_strike"] * 3}, 8 + 2 + 2 * 8),
    "a card for Ambition": ("dathomir", {**RAID, "hand": ["mother_talzin"], "ambition": 2}, 8 + 8 + 2),
    "a card that costs too much Ambition": ("dathomir", {"hand": ["mother_talzin"], "ambition": 1}, 8 + 2 + 2),
    "a Fate action for a task": ("serenno", VICEROY, 8 + 60),
    "a Fate action that no task wants": ("serenno", RAID, 8 + 2),
    "a Hero for a task": ("kamino", {**VICEROY, "teth": ["nightsisters", "captain_rex"]}, 2 + 60 + 2),
    "a Hero whom no task wants": ("kamino", {"teth": ["nightsisters", "captain_rex"]}, 2 + 2 + 2),
    "a card to be moved for a task": ("kamino", {**RAID, "teth": ["nightsisters"]}, 60 + 2),
}


@pytest.mark.parametrize(("at", "ann", "chance"), CHANCES.values(), ids=CHANCES)
def test_asajj_ventress_sees_what_symbols_are_good_for(asajj, at, ann, chance):
    """
    An open symbol is worth something in a turn of her own, most of all if it could mark a task.
    """
    assert standing(asajj, **{**ann, "at": at}) - standing(asajj, **ann) == chance
    assert standing(asajj, active=1, **{**ann, "at": at}) == standing(asajj, **ann)


def own(match, seat):
    """Say how well a seat stands, whoever else is there."""
    if match.outcome is not None:
        return 1_000_000 if seat in match.outcome.winners else 0
    return match.standings[seat]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 4])
def test_asajj_ventress_gets_there_with_a_greedy_bot(seed):
    """
    A bot that only looks at what is best right now completes three Missions in fewer than fifty turns of hers.
    """
    match = tabletop.new("star-wars-villainous", seed=seed, villains=("asajj_ventress", "general_grievous"), log=False)
    bots = (GreedyBot(seed, value=own), RandomBot(seed))
    while match.outcome is None and match.view(0).facts["turn"] < 100:
        seat = match.decision.seat
        match.answer(bots[seat].choose(match, seat))

    assert match.outcome is not None
    assert match.outcome.winners == (0,)
