"""What the log of Master of the Galaxy tells everybody."""

import pytest

from tabletop.games.master_of_the_galaxy.testing import front, held, route, system

FIRST = "rubra_rubra_first"
ANN, BOB = ("rubra", "Ann"), ("rubra_first", "Bob")
NEIGHBOURS = (system("rubra", "Ann"), system("rubra_first", "Bob"))


def told(scene, kind):
    """Return what the log says of all events of a kind."""
    return [event.text.english for event in scene.events(kind)]


@pytest.mark.rule("MG-042")
@pytest.mark.parametrize(
    ("picked", "words"),
    [
        ("Plain: base", "the base project of Plain"),
        ("Plain: receive", "the project of Plain that draws commerce"),
        ("Plain: agenda", "the agenda of Plain"),
        ("Thief: covert operation", "the covert operation of Thief"),
        ("Rubra: planets", "a planet of Rubra"),
        ("a route from Rubra to Rubra Second", "the route Rubra–Rubra Second"),
        ("Invasion: red side", "the red side of Invasion"),
    ],
)
def test_a_cube_is_told_with_the_project_that_it_is_for(small, picked, words):
    """
    On a card with several projects everybody reads for which of them a cube was meant.
    """
    ann = {"cards": ["plain", "thief"], "drawn": "R", "bag": ""}
    with small(Ann=ann, systems=NEIGHBOURS, fronts=[front("invasion", FIRST, ANN, BOB)]) as scene:
        scene["Ann"].picks(f"Put a red cube on {picked}")

        assert told(scene, "CubePlaced") == [f"Ann puts a red cube on {words}."]


@pytest.mark.rule("MG-038")
def test_symbols_are_told_whenever_they_change(small):
    """
    Ann, with the military symbol of her corner, takes the lead in Plot and has an economic one, too; Bob's stay as they are.
    """
    with small(Ann={"drawn": "YRB"}, systems=NEIGHBOURS, fronts=[front("plot", FIRST, ANN, BOB)]) as scene:
        scene["Ann"].picks("Put a blue cube on Rubra: planets")
        before = len(scene.events("SymbolsChanged"))
        scene["Ann"].picks("Put a yellow cube on Plot: red side")

        assert told(scene, "SymbolsChanged")[before:] == ["Ann has the symbols 1 economic, 1 military now."]


@pytest.mark.rule("MG-038")
def test_the_loss_of_the_last_symbol_is_told(small):
    """
    Ann's only symbol was for the lead in a conflict that she and Bob agree to stop.
    """
    nests = (system("rubra_second", "Ann"), system("hub", "Bob"))
    fronts = [front("plot", "rubra_second_hub", ("rubra_second", "Ann"), ("hub", "Bob"), red_cubes="R")]
    with small(systems=nests, fronts=fronts) as scene:
        scene["Ann"].picks("Propose to stop Plot")
        scene["Bob"].confirms()

        assert told(scene, "SymbolsChanged")[-1] == "Ann has no symbols now."


@pytest.mark.rule("MG-119")
@pytest.mark.parametrize(
    ("conflict", "side", "cubes", "drawn", "words"),
    [
        ("invasion", "red", "R", "R", "against Bob, for Rubra First and cubes: 2"),
        ("kidnapping", "red", "R", "R", "against Bob, for a leader card to take and cubes: 0"),
        ("heist", "blue", "W", "W", "against Bob, for a government card to discard and cubes: 3"),
    ],
)
def test_who_loses_a_conflict_and_what_was_at_stake_is_told(small, conflict, side, cubes, drawn, words):
    """
    Everybody reads against whom Ann wins, and what that brings her.
    """
    sides = (ANN, BOB) if side == "red" else (BOB, ANN)
    fronts = [front(conflict, FIRST, *sides, **{f"{side}_cubes": cubes})]
    with small(Ann={"drawn": drawn}, systems=NEIGHBOURS, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks(scene.options[[f"{side} side" in label for label in scene.options].index(True)])

        assert told(scene, "ConflictWon") == [f"Ann wins {conflict.title()} {words}."]
        if conflict == "invasion":
            scene["Ann"].declines()


@pytest.mark.rule("MG-129")
def test_a_conflict_about_a_neutral_system_is_told_without_a_loser(small):
    """
    Nobody loses anything when Ann wins against a neutral system.
    """
    fronts = [front("heist", FIRST, ANN, ("rubra_first", None), red_cubes="Y")]
    with small(Ann={"drawn": "Y"}, systems=NEIGHBOURS[:1], fronts=fronts) as scene:
        scene["Ann"].picks("Put a yellow cube on Heist: red side")
        scene["Ann"].declines()

        assert told(scene, "ConflictWon") == ["Ann wins Heist about Rubra First, for a base there and cubes: 3."]
        for _ in range(3):
            scene["Ann"].picks("red")


@pytest.mark.rule("MG-144")
def test_nothing_is_told_of_cards_that_nobody_discarded(small):
    """
    Ann keeps her cards and ends her turn: there is no word about discarding.
    """
    with small(Ann=["idle"]) as scene:
        scene["Ann"].passes()

        assert told(scene, "PhaseClosed") == []


@pytest.mark.rule("MG-144")
def test_how_many_cards_were_discarded_is_told(small):
    """
    Ann has discarded two cards, for which she takes three cubes.
    """
    with small(Ann={"cards": ["idle", held("market", "Y")], "bag": "W"}) as scene:
        scene["Ann"].picks("Discard Idle")
        scene["Ann"].picks("Discard Market")
        scene["Ann"].passes()
        for _ in range(3):
            scene["Ann"].picks("red")

        assert told(scene, "PhaseClosed") == ["Cards that Ann has discarded: 2."]
        assert told(scene, "CubesTaken") == ["Ann takes a red cube from the reserve."] * 3


@pytest.mark.rule("MG-039")
def test_drawn_cubes_are_counted_by_colours(small):
    """
    Two cubes of a colour are told together.
    """
    with small(Bob={"bag": "RRK"}, tracks=[route(FIRST, "Ann", "rubra", "R")], systems=NEIGHBOURS[:1]) as scene:
        scene["Ann"].passes()

        assert told(scene, "CubesDrawn") in (
            ["Bob draws 2 red cubes and a black cube from the bag."],
            ["Bob draws a black cube and 2 red cubes from the bag."],
        )


def reasons(scene, kind):
    """Return because of what all events of a kind have happened: of which card, by which words, on whose behalf."""
    return [(event.by.name, event.by.text.english, event.by.seat) for event in scene.events(kind) if event.by]


@pytest.mark.rule("MG-048", "MG-074")
def test_what_a_completed_project_brings_says_so(small):
    """
    The cubes go home and a base is constructed because the project of Plain is completed.
    """
    with small(Ann={"cards": [held("plain", "R")], "drawn": "B", "bag": ""}, systems=NEIGHBOURS) as scene:
        scene["Ann"].picks("Put a blue cube on Plain: base")

        assert reasons(scene, "CubesWentHome") == [("Plain", "a project is completed", 0)]
        assert reasons(scene, "Constructed") == [("Plain", "a project is completed", 0)]


@pytest.mark.rule("MG-059")
def test_what_a_settled_planet_brings_says_so(small):
    """
    Ann takes cubes because a planet of Rubra is settled.
    """
    with small(Ann={"drawn": "R", "bag": ""}, systems=NEIGHBOURS) as scene:
        scene["Ann"].picks("Put a red cube on Rubra: planets")

        assert reasons(scene, "CubesTaken") == [("Rubra", "a planet is settled", 0)]
        assert reasons(scene, "PlanetSettled") == [("Rubra", "a planet is settled", 0)]


@pytest.mark.rule("MG-085")
def test_cards_that_come_for_a_base_say_so(small):
    """
    For her first base in a system Ann looks at leaders, because the base was placed.
    """
    ann = {"cards": [held("plain", base="Ann")], "drawn": "W", "bag": ""}
    with small(Ann=ann, systems=NEIGHBOURS[:1], tracks=[route(FIRST, "Ann", "rubra", "RR")]) as scene:
        scene["Ann"].picks("Return a white cube to the bag")
        scene["Ann"].picks("Place the base of Plain in Rubra")
        scene["Ann"].picks("The next card")
        scene["Ann"].picks("Invasion", "Plot")

        placed = scene.happened("BasePlaced")
        seen = scene.events("CardSeen")
        assert reasons(scene, "CardSeen") == [("Rubra", "a base was placed there", 0)] * len(seen)
        assert {event.cause for event in seen} == {placed.id}
