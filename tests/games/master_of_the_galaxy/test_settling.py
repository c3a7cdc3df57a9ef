"""Settling planets (MG-057 to MG-063)."""

import pytest

from tabletop.games.master_of_the_galaxy.testing import front, held, system


@pytest.mark.rule("MG-058", "MG-059")
@pytest.mark.parametrize(("cube", "gained"), [("R", {"RED": 3}), ("Y", {"YELLOW": 2})])
def test_a_planet_brings_three_cubes_of_the_systems_colour_or_two_of_another(small, cube, gained):
    """
    In red Rubra a red cube brings three red ones, and a yellow cube two yellow ones.
    """
    ann = {"drawn": cube, "bag": ""}
    with small(Ann=ann, systems=[system("rubra", "Ann")]) as scene:
        colour = {"R": "red", "Y": "yellow"}[cube]
        scene["Ann"].picks(f"Put a {colour} cube on Rubra: planets")
        scene["Ann"].passes()

        assert scene["Ann"].pool("bag") == gained
        assert scene.card("rubra").filled[0] == cube


@pytest.mark.rule("MG-059", "MG-048")
def test_the_reward_for_a_planet_comes_at_the_end_of_the_phase(small):
    """
    The cubes for a settled planet are not in the bag before the last drawn cube is dealt with.
    """
    with small(Ann={"drawn": "RY", "bag": ""}, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks("Put a red cube on Rubra: planets")
        assert scene["Ann"].pool("bag") == {}

        scene["Ann"].picks("Return a yellow cube to the bag")

        assert scene["Ann"].pool("bag") == {"RED": 3, "YELLOW": 1}


@pytest.mark.rule("MG-057")
def test_planets_are_settled_only_where_one_has_a_base(small):
    """
    With a base in Rubra alone Ann settles neither in Bob's Caela nor in neutral Hub nor under a black hole.
    """
    systems = [system("rubra", "Ann"), system("caela", "Bob"), system("nive_first", hole=True)]
    with small(Ann={"drawn": "R"}, systems=systems) as scene:
        scene.can_pick_exactly(
            "Put a red cube on Rubra: planets",
            "Put a red cube on a route from Rubra to Rubra First",
            "Put a red cube on a route from Rubra to Rubra Second",
            "Return a red cube to the bag",
        )


@pytest.mark.rule("MG-058")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow", "white"])
def test_a_planet_takes_a_cube_of_any_colour_but_black(small, colour):
    """
    Red, blue, yellow and white cubes settle a planet, and a black one does not.
    """
    with small(Ann={"drawn": colour[0].upper() + "K"}, systems=[system("rubra", "Ann")]) as scene:
        scene.can_pick(f"Put a {colour} cube on Rubra: planets")
        scene.cannot_pick("Put a black cube on Rubra: planets")


@pytest.mark.rule("MG-058")
def test_a_planet_takes_only_a_cube_that_was_drawn_this_turn(small):
    """
    The blue cube in Ann's bag settles nothing.
    """
    with small(Ann={"drawn": "R", "bag": "B"}, systems=[system("rubra", "Ann")]) as scene:
        scene.can_pick("Put a red cube on Rubra: planets")
        scene.cannot_pick("Put a blue cube on Rubra: planets")


@pytest.mark.rule("MG-060")
@pytest.mark.parametrize("left", [2, 1, 0])
def test_with_a_short_reserve_one_takes_what_there_is(small, left):
    """
    Of the three red cubes that are due Ann takes as many as are left, and no others instead.
    """
    bob = {"bag": "R" * (44 - left)}
    with small(Ann={"drawn": "R", "bag": ""}, Bob=bob, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks("Put a red cube on Rubra: planets")

        assert scene["Ann"].pool("bag") == ({"RED": left} if left else {})
        assert "RED" not in scene.pool("box")


@pytest.mark.rule("MG-061", "MG-058")
def test_a_settled_planet_is_not_settled_again(small):
    """
    With all three planets of Rubra settled, no cube fits there.
    """
    with small(Ann={"drawn": "W"}, systems=[system("rubra", "Ann", planets="RRB")]) as scene:
        scene.can_pick_exactly("Return a white cube to the bag")


@pytest.mark.rule("MG-061", "MG-103")
def test_a_cube_on_a_planet_is_not_stolen(small):
    """
    The only blue cube of Bob's systems and cards lies on a planet, so that Ann's operation steals nothing.
    """
    ann = {"cards": [held("thief", "R")], "drawn": "R", "bag": ""}
    with small(Ann=ann, systems=[system("rubra", "Bob", planets="B")]) as scene:
        scene["Ann"].picks("Put a red cube on Thief: covert operation")

        assert scene.card("rubra").cubes == {"BLUE": 1}
        assert scene["Ann"].pool("bag") == {"RED": 2}


@pytest.mark.rule("MG-061")
def test_a_cube_on_a_planet_is_no_loot(small):
    """
    The winner of a conflict takes no cube from the planets of the loser, if there is no other cube.
    """
    plot = front("plot", "rubra_rubra_first", red=("rubra_first", "Bob"), blue=("rubra", "Ann"), blue_cubes="B")
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob", planets="B")]
    with small(Ann={"drawn": "K", "bag": ""}, systems=systems, fronts=[plot]) as scene:
        scene["Ann"].picks("Put a black cube on Plot: blue side")

        assert scene.card("rubra_first").cubes == {"BLUE": 1}
        assert scene["Ann"].pool("bag") == {"BLUE": 1, "BLACK": 1}


@pytest.mark.rule("MG-061", "MG-151")
def test_a_black_hole_sends_the_cubes_of_planets_to_the_reserve(small):
    """
    When neutral Hub is devoured, the red cube on its planet is in the reserve again.
    """
    with small(Ann=["devourer"], systems=[system("hub", planets="R")]) as scene:
        scene["Ann"].picks("Discard Devourer")
        scene["Ann"].picks("Hub")

        assert scene.card("hub").cubes == {}
        assert scene.pool("box")["RED"] == 45


@pytest.mark.rule("MG-062")
def test_several_planets_are_settled_in_one_turn_also_in_one_system(small):
    """
    Two red cubes in red Rubra and a red one in blue Rubra First bring three, three and two.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Ann")]
    with small(Ann={"drawn": "RRR", "bag": ""}, systems=systems) as scene:
        scene["Ann"].picks("Put a red cube on Rubra: planets")
        scene["Ann"].picks("Put a red cube on Rubra: planets")
        scene["Ann"].picks("Put a red cube on Rubra First: planets")
        scene["Ann"].picks("red planet of Rubra First")
        scene["Ann"].picks("red planet of Rubra [2]")

        assert scene["Ann"].pool("bag") == {"RED": 8}
        assert scene.card("rubra").filled == "RR."
        assert scene.card("rubra_first").filled == "R."


@pytest.mark.rule("MG-063", "MG-061")
def test_a_planet_stays_settled_when_the_last_base_leaves(small):
    """
    Bob's last base leaves Rubra First, and the cube on its planet stays there.
    """
    with small(Ann=["raider"], systems=[system("rubra_first", "Bob", planets="R")]) as scene:
        scene["Ann"].picks("Discard Raider")

        assert scene.card("rubra_first").controller is None
        assert scene.card("rubra_first").filled == "R."


@pytest.mark.rule("MG-063")
def test_a_planet_stays_settled_when_another_player_takes_the_system(small):
    """
    Ann conquers Rubra First, and the cube with which Bob settled a planet there stays where it is.
    """
    invasion = front("invasion", "rubra_rubra_first", red=("rubra", "Ann"), blue=("rubra_first", "Bob"), red_cubes="R")
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob", planets="Y")]
    with small(
        Ann={"drawn": "R", "bag": "WW"}, Bob={"bag": ""}, systems=systems, fronts=[invasion], leader_deck=["idle"]
    ) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].confirms()
        scene["Ann"].picks("Idle")

        assert scene.card("rubra_first").controller == "Ann"
        assert scene.card("rubra_first").filled == "Y."
