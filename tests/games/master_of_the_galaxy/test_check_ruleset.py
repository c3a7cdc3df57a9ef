"""Master of the Galaxy holds everything that tabletop promises of every game."""

import json
import random
from collections import Counter

import pytest

import tabletop
from tabletop.testing import census, check_ruleset, random_match
from tests.games.playthroughs import DEEP_CHECKS, at_random

#: Both ways to set up, with every option there is.
SET_UPS = {
    "usual": {},
    "drafted": {"draft": True, "conquest": "foreign", "black_hole_links": False, "tie_keeps_lead": True},
}
#: What takes back what was built.
UNDOING = ("CancelProject", "ReturnCubes", "Discard")
#: Games that are played at random last for thousands of answers.
BEGINNING = 25
#: Half of all random games are over by then; who mostly returns cubes to the bag plays five times as long.
LONG = 3_000


@pytest.mark.slow
def test_the_beginning_of_a_game_holds():
    """
    The first ten answers of a game, under every check of the kit; more games and all set-ups are the battery's.
    """
    report = check_ruleset("master-of-the-galaxy", games=1, length=10)

    assert report.games == 1


@pytest.mark.battery
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", SET_UPS)
def test_master_of_the_galaxy_holds(name):
    """
    The beginnings of some games, with every number of seats, under every check of the kit.
    """
    games = 3 if name == "usual" else 1
    report = check_ruleset("master-of-the-galaxy", games=games, options=SET_UPS[name], length=BEGINNING)

    assert report.games == games


@pytest.mark.battery
def test_every_phase_is_come_to():
    """
    In some games of both set-ups, each played on for four hundred answers, there is no phase that none comes to.
    """
    report = check_ruleset(
        "master-of-the-galaxy", games=2, seats=2, options=list(SET_UPS.values()), length=400, skip=DEEP_CHECKS
    )

    assert report.unreached == ()


@pytest.mark.deep
@pytest.mark.timeout(43_200)
@pytest.mark.parametrize("name", SET_UPS)
def test_master_of_the_galaxy_holds_in_ten_thousand_games(name):
    """
    Five thousand games of each set-up under the light checks; of six thousand beginnings every twentieth under all.

    Games are broken off after three thousand answers.
    """
    report = check_ruleset(
        "master-of-the-galaxy", profile="deep", games=5_000, options=SET_UPS[name], length=LONG, skip=DEEP_CHECKS
    )
    beginnings = check_ruleset(
        "master-of-the-galaxy", profile="deep", games=6_000, options=SET_UPS[name], length=BEGINNING
    )

    assert report.games == 5_000
    assert beginnings.counts["games looked at deeply"] == 300


@pytest.mark.deep
@pytest.mark.timeout(43_200)
def test_every_ability_fires_in_many_random_games():
    """
    In two thousand games of players who mostly build every card is gained and every ability is at work.
    """
    counted = census(
        "master-of-the-galaxy",
        games=2_000,
        options=lambda number: SET_UPS[list(SET_UPS)[number % 2]],
        policy=building,
    )
    print(counted)

    assert counted.idle == ()


def building(decision, dice):
    """Pick anything, but mostly leave alone what undoes one's own work: players at random hardly ever finish anything."""
    things = decision.options.things
    kept = [index for index, thing in enumerate(things) if type(thing).__name__ not in UNDOING]
    if decision.single and dice.random() < 0.97:
        if things[-1:] and decision.kind == "use" and decision.options[-1].label == "Pass":
            return len(things) - 1
        return dice.choice(kept or range(len(things)))
    return at_random(decision, dice)


def test_conservation_in_a_whole_random_game():
    """
    After every answer of a random game there are 200 cubes, nine bases a seat and every card.
    """
    match = tabletop.new("master-of-the-galaxy", 3, seed=5, log=False)
    dice = random.Random(5)
    everything = pieces(match)
    while match.decision and match.number < 1_500:
        count = dice.randint(match.decision.at_least, match.decision.at_most)
        match.answer(dice.sample(range(len(match.decision.options)), count))
        if match.number % 10 == 0:
            assert pieces(match) == everything

    assert sum(everything[colour] for colour in ("RED", "BLUE", "YELLOW", "WHITE", "BLACK")) == 200
    assert [everything[base] for base in ("GRAY", "BROWN", "ORANGE", "PURPLE")] == [9] * 4


def pieces(match):
    """Count all pieces in a view, wherever they lie, and all cards."""
    view = match.view()
    found = Counter()
    for pool in view.pools:
        found.update(pool.supplies)
    for zone in view.zones:
        found["cards"] += zone.count
        for card in zone.cards:
            if card is not None:
                for supplies in card.pools.values():
                    found.update(supplies)
    return found


@pytest.mark.parametrize("filled", ["{}..", "Q{}", "{}"])
def test_a_save_says_of_each_slot_what_lies_there(filled):
    """
    A save in which a card has other slots than are printed on it, or cubes of no colour, is refused.
    """
    match = random_match("master-of-the-galaxy", seats=2, seed=3, most=60)
    data = json.loads(match.save())
    cell = next(cell for cell in data["table"]["cells"]["card.filled"] if "." in cell[1])
    cell[1] = filled.format(cell[1][1:])

    with pytest.raises(tabletop.ImpossibleSave, match="a card says of each of its slots"):
        tabletop.load(json.dumps(data))


def test_nothing_on_the_board_lies_face_down():
    """
    Every system, track and card shows its face, in a save as well.
    """
    data = json.loads(random_match("master-of-the-galaxy", seats=2, seed=1, most=9).save())
    data["table"]["cells"]["face_up"] = [[0, False]]

    with pytest.raises(tabletop.ImpossibleSave, match="only what may lie face down does"):
        tabletop.load(json.dumps(data), from_rest=True)


@pytest.mark.parametrize("number", range(4, 40, 4))
def test_a_save_says_of_each_conflict_on_the_board_where_it_is_fought(number):
    """
    A save in which the deck of conflicts lies on the board is refused wherever the match is: they are fought on no track.
    """
    match = random_match("master-of-the-galaxy", seats=4, seed=3, most=number)
    data = json.loads(match.save())
    zones = data["table"]["zones"]
    zones["fronts"] = zones.pop("conflict_deck")

    with pytest.raises(tabletop.ImpossibleSave):
        tabletop.load(json.dumps(data), from_rest=True)
