"""Routes: begun, completed, cancelled, lost, and robbed (MG-064 to MG-073, MG-105)."""

import pytest

from tabletop.games.master_of_the_galaxy.testing import front, held, route, system

ROUTE = "rubra_rubra_first"
TO_FIRST = "a route from Rubra to Rubra First"
GOES_ON = "Route Rubra–Rubra First"
CANCEL = f"Cancel {GOES_ON} with a black cube"
RETURN_WHITE = "Return a white cube to the bag"
ASKED = "What do you do with your cubes?"


def after_bobs_turn(scene):
    """Let Ann end her turn, and Bob, who draws one white cube, do nothing in his."""
    scene["Ann"].passes()
    scene["Bob"].picks(RETURN_WHITE)
    scene["Bob"].passes()


# ------------------------------------------------------------------------------------------------ where, and in which colour


@pytest.mark.rule("MG-064", "MG-069")
def test_a_route_runs_from_a_system_of_yours_along_a_track(small):
    """
    From Rubra Ann can go to both systems beside it, which are neutral, and from nowhere else.
    """
    with small(Ann={"drawn": "R", "bag": ""}, systems=[system("rubra", "Ann")]) as scene:
        scene.can_pick_exactly(
            "Put a red cube on Rubra: planets",
            "Put a red cube on a route from Rubra to Rubra First",
            "Put a red cube on a route from Rubra to Rubra Second",
            "Return a red cube to the bag",
        )
        scene["Ann"].picks(f"Put a red cube on {TO_FIRST}")

        look = scene.card(ROUTE)
        assert (look.controller, look.departs, look.filled) == ("Ann", "rubra", "R.")


@pytest.mark.rule("MG-064")
def test_without_a_system_there_is_no_route(small):
    """
    Ann has no base at either end of any track, so her cube can only go back.
    """
    with small(Ann={"drawn": "R", "bag": ""}, systems=[system("caela", "Bob")]) as scene:
        scene.can_pick_exactly("Return a red cube to the bag")


@pytest.mark.rule("MG-065")
@pytest.mark.parametrize(("cube", "fits"), [("red", True), ("blue", True), ("yellow", False), ("white", False)])
def test_the_first_cube_has_the_colour_of_the_departure_or_of_the_destination(small, cube, fits):
    """
    From red Rubra to blue Rubra First a red or a blue cube can begin a route, a yellow or a white one can't.
    """
    with small(Ann={"drawn": cube[0].upper(), "bag": ""}, systems=[system("rubra", "Ann")]) as scene:
        check = scene.can_pick if fits else scene.cannot_pick
        check(f"Put a {cube} cube on {TO_FIRST}")


@pytest.mark.rule("MG-065")
@pytest.mark.parametrize(("first", "other"), [("red", "blue"), ("blue", "red")])
def test_the_first_cube_fixes_the_colour_of_the_whole_route(small, first, other):
    """
    After a red cube only red ones go on the route, and after a blue one only blue ones.
    """
    with small(Ann={"drawn": "RRBB", "bag": ""}, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks(f"Put a {first} cube on {TO_FIRST}")

        scene.can_pick(f"Put a {first} cube on {GOES_ON}")
        scene.cannot_pick(f"Put a {other} cube on {GOES_ON}", f"Put a {other} cube on {TO_FIRST}")


@pytest.mark.rule("MG-065")
def test_the_colour_is_fixed_in_later_turns_too(small):
    """
    A route that holds a blue cube from an earlier turn takes a blue one, and no red one.
    """
    tracks = [route(ROUTE, "Ann", "rubra", "B")]
    with small(Ann={"drawn": "RB", "bag": ""}, systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene.can_pick(f"Put a blue cube on {GOES_ON}")
        scene.cannot_pick(f"Put a red cube on {GOES_ON}", f"Put a red cube on {TO_FIRST}")


@pytest.mark.rule("MG-065")
def test_a_cancelled_route_can_be_begun_in_the_other_colour(small):
    """
    Once the blue cube is back in the bag, a red one may begin a route there.
    """
    tracks = [route(ROUTE, "Ann", "rubra", "B")]
    with small(Ann={"drawn": "RK", "bag": ""}, systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene.cannot_pick(f"Put a red cube on {TO_FIRST}")
        scene["Ann"].picks(CANCEL)

        scene.can_pick(f"Put a red cube on {TO_FIRST}")


@pytest.mark.rule("MG-066")
@pytest.mark.parametrize("begun", [False, True], ids=["none yet", "begun"])
def test_black_cubes_never_go_on_routes(small, begun):
    """
    A black cube neither begins a route nor continues one; it may only cancel it.
    """
    tracks = [route(ROUTE, "Ann", "rubra", "R")] if begun else []
    with small(Ann={"drawn": "K", "bag": ""}, systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene.can_pick_exactly(*([CANCEL] if begun else []), "Return a black cube to the bag")


# ------------------------------------------------------------------------------------------------ slots in order


@pytest.mark.rule("MG-067")
def test_slots_are_filled_one_by_one_from_the_departure(small):
    """
    On the way from Rubra First to Hub three cubes lie down one after the other.
    """
    with small(Ann={"drawn": "BBB", "bag": ""}, systems=[system("rubra_first", "Ann")]) as scene:
        scene["Ann"].picks("Put a blue cube on a route from Rubra First to Hub")
        seen = [scene.card("rubra_first_hub").filled]
        for _ in range(2):
            scene["Ann"].picks("Put a blue cube on Route Rubra First–Hub")
            seen.append(scene.card("rubra_first_hub").filled)

        assert seen == ["B..", "BB.", "BBB"]


@pytest.mark.rule("MG-067")
def test_a_stolen_cube_leaves_from_the_far_end_and_the_slot_is_filled_again(small):
    """
    After the theft Bob's route holds the cube next to its departure, and his next one goes beyond that.
    """
    ann = {"cards": [held("thief", "R")], "drawn": "R", "bag": ""}
    tracks = [route("caela_caela_first", "Bob", "caela", "BB")]
    systems = [system("rubra", "Ann"), system("caela", "Bob")]
    with small(Ann=ann, Bob={"bag": "B"}, systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks("Put a red cube on Thief: covert operation")
        left = scene.card("caela_caela_first").filled
        scene["Ann"].passes()
        scene["Bob"].picks("Put a blue cube on Route Caela–Caela First")

        assert left == "B."
        assert scene.card("caela_caela_first").filled == "BB"


@pytest.mark.rule("MG-068")
@pytest.mark.parametrize(("before", "is_complete"), [("", False), ("R", True)])
def test_a_route_is_completed_with_its_last_slot(small, before, is_complete):
    """
    The first of two cubes makes it a route of Ann's, the second a completed one.
    """
    tracks = [route(ROUTE, "Ann", "rubra", before)] if before else []
    with small(Ann={"drawn": "R", "bag": ""}, systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene["Ann"].picks(f"Put a red cube on {GOES_ON if before else TO_FIRST}")

        scene["Ann"].is_asked("What do you do with your cards?")
        assert bool(scene.events("RouteCompleted")) == is_complete
        assert scene.card(ROUTE).controller == "Ann"


@pytest.mark.rule("MG-068", "MG-070", "MG-Q04")
def test_a_single_cube_is_a_route_that_can_be_cancelled_at_once(small):
    """
    Ann has just begun the route; it is unfinished, so a black cube brings the red one back.
    """
    with small(Ann={"drawn": "RK", "bag": ""}, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks(f"Put a red cube on {TO_FIRST}")
        scene["Ann"].picks(CANCEL)

        assert scene["Ann"].pool("bag") == {"RED": 1, "BLACK": 1}
        assert (scene.card(ROUTE).controller, scene.card(ROUTE).filled, scene.card(ROUTE).departs) == (None, "", "")


@pytest.mark.rule("MG-068")
def test_a_full_route_takes_no_more_cubes(small):
    """
    Nothing can be put on a route whose slots are all filled.
    """
    tracks = [route(ROUTE, "Ann", "rubra", "RR")]
    with small(Ann={"drawn": "R", "bag": ""}, systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene.can_pick("Put a red cube on a route from Rubra to Rubra Second")
        scene.cannot_pick(f"Put a red cube on {GOES_ON}", f"Put a red cube on {TO_FIRST}")


# ------------------------------------------------------------------------------------------------ between which systems


@pytest.mark.rule("MG-069", "MG-Q06")
@pytest.mark.parametrize("cube", ["red", "blue"])
def test_between_own_systems_the_first_cube_says_which_end_is_the_departure(small, cube):
    """
    Both ends are Ann's: either may be the departure, in either colour.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Ann")]
    with small(Ann={"drawn": cube[0].upper(), "bag": ""}, systems=systems) as scene:
        scene.can_pick(f"Put a {cube} cube on {TO_FIRST}")
        scene["Ann"].picks(f"Put a {cube} cube on a route from Rubra First to Rubra")

        look = scene.card(ROUTE)
        assert (look.controller, look.departs, look.filled) == ("Ann", "rubra_first", f"{cube[0].upper()}.")


@pytest.mark.rule("MG-069")
def test_no_route_leads_to_a_system_of_an_opponent(small):
    """
    Bob sits in Rubra First, so Ann's cube can go only towards Rubra Second.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob")]
    with small(Ann={"drawn": "R", "bag": ""}, systems=systems) as scene:
        scene.can_pick("Put a red cube on a route from Rubra to Rubra Second")
        scene.cannot_pick(f"Put a red cube on {TO_FIRST}")


@pytest.mark.rule("MG-069")
def test_no_route_leads_into_a_black_hole(small):
    """
    Rubra First is devoured, so Ann's cube can go only towards Rubra Second.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", hole=True)]
    with small(Ann={"drawn": "R", "bag": ""}, systems=systems) as scene:
        scene.can_pick("Put a red cube on a route from Rubra to Rubra Second")
        scene.cannot_pick(f"Put a red cube on {TO_FIRST}")


TWO_WAYS = [system("rubra_first", "Ann"), system("rubra_second", "Ann"), system("caela_first", "Bob")]
ABOUT_HUB = front("invasion", "rubra_first_hub", red=("rubra_first", "Ann"), blue=("hub", None))
FROM_SECOND = "Put a red cube on a route from Rubra Second to Hub"


@pytest.mark.rule("MG-069", "MG-Q43")
def test_no_route_is_begun_to_a_neutral_system_you_are_in_conflict_with(small):
    """
    Ann fights Hub from Rubra First, so she can't go there from Rubra Second either.
    """
    with small(Ann={"drawn": "R", "bag": ""}, systems=TWO_WAYS, fronts=[ABOUT_HUB]) as scene:
        scene.can_pick("Put a red cube on a route from Rubra Second to Rubra")
        scene.cannot_pick(FROM_SECOND, "Put a red cube on a route from Rubra First to Hub")


@pytest.mark.rule("MG-Q43")
def test_somebody_elses_conflict_with_a_neutral_system_keeps_you_from_no_route(small):
    """
    It is Bob who fights Hub, so Ann may go there.
    """
    fronts = [front("invasion", "caela_first_hub", red=("caela_first", "Bob"), blue=("hub", None), by="Bob")]
    with small(Ann={"drawn": "R", "bag": ""}, systems=TWO_WAYS, fronts=fronts) as scene:
        scene.can_pick(FROM_SECOND, "Put a red cube on a route from Rubra First to Hub")


@pytest.mark.rule("MG-Q43")
def test_routes_on_other_tracks_to_a_system_you_fight_keep_their_cubes_but_get_no_more(small):
    """
    When Ann places Invasion before Hub, her route from Rubra Second keeps its cubes, and next turn can't go on.
    """
    ann = {"cards": ["invasion"], "bag": "R"}
    tracks = [route("rubra_second_hub", "Ann", "rubra_second", "RR")]
    with small(Ann=ann, systems=TWO_WAYS[:2], tracks=tracks) as scene:
        scene["Ann"].picks("Place Invasion on the board")
        scene["Ann"].picks("Red faces Rubra First, blue faces Hub")
        after_bobs_turn(scene)

        scene["Ann"].is_asked(ASKED)
        scene.cannot_pick("Put a red cube on Route Rubra Second–Hub")
        assert scene.card("rubra_second_hub").filled == "RR."


@pytest.mark.rule("MG-Q43")
def test_when_the_conflict_is_over_the_route_goes_on(small):
    """
    A Peacemaker ends Ann's conflict with Hub, and on her next turn the route from Rubra Second takes a cube.
    """
    ann = {"cards": ["peacemaker"], "bag": "R"}
    tracks = [route("rubra_second_hub", "Ann", "rubra_second", "RR")]
    with small(Ann=ann, systems=TWO_WAYS[:2], tracks=tracks, fronts=[ABOUT_HUB]) as scene:
        scene["Ann"].picks("Discard Peacemaker")
        scene["Ann"].passes()
        scene["Ann"].picks("white")
        scene["Bob"].picks(RETURN_WHITE)
        scene["Bob"].passes()

        scene.can_pick("Put a red cube on Route Rubra Second–Hub")
        assert scene.zone("fronts") == ()


@pytest.mark.rule("MG-Q43")
def test_over_a_completed_route_a_base_still_comes_to_the_system_and_ends_the_conflict(small):
    """
    Ann places a base in Hub over her old route; Invasion goes to the bottom of its deck, and the red cube on it home.
    """
    ann = {"cards": [held("plain", base="Ann")], "drawn": "W", "bag": ""}
    tracks = [route("rubra_second_hub", "Ann", "rubra_second", "RRR")]
    fronts = [front("invasion", "rubra_first_hub", red=("rubra_first", "Ann"), blue=("hub", None), red_cubes="R")]
    with small(Ann=ann, systems=TWO_WAYS, tracks=tracks, fronts=fronts, leader_deck=["idle", "giver"]) as scene:
        scene["Ann"].picks(RETURN_WHITE)
        scene["Ann"].picks("Place the base of Plain in Hub")
        scene["Ann"].picks("Idle")

        assert scene.card("hub").controller == "Ann"
        assert scene.zone("fronts") == ()
        assert scene.zone("conflict_deck")[-1] == "Invasion"
        assert scene["Ann"].pool("bag") == {"WHITE": 1, "RED": 1}


@pytest.mark.rule("MG-Q07")
@pytest.mark.parametrize("cubes", ["R", "RR"])
def test_one_track_holds_one_route(small, cubes):
    """
    Ann has both ends and a route from Rubra; she can't begin another one from Rubra First on the same track.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Ann")]
    tracks = [route(ROUTE, "Ann", "rubra", cubes)]
    with small(Ann={"drawn": "RB", "bag": ""}, systems=systems, tracks=tracks) as scene:
        scene.cannot_pick(
            "Put a red cube on a route from Rubra First to Rubra",
            "Put a blue cube on a route from Rubra First to Rubra",
        )

        assert scene.options.count(f"Put a red cube on {GOES_ON}") == 2 - len(cubes)


# ------------------------------------------------------------------------------------------------ cancelled


@pytest.mark.rule("MG-070", "MG-Q04")
def test_a_route_completed_this_turn_cannot_be_cancelled(small):
    """
    Ann has just filled the last slot, and her black cube can do nothing against that.
    """
    tracks = [route(ROUTE, "Ann", "rubra", "R")]
    with small(Ann={"drawn": "RK", "bag": ""}, systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene.can_pick(CANCEL)
        scene["Ann"].picks(f"Put a red cube on {GOES_ON}")

        scene.can_pick_exactly("Return a black cube to the bag")


@pytest.mark.rule("MG-070", "MG-Q04")
def test_cubes_of_a_completed_route_stay_until_a_black_cube_brings_them_back_in_a_later_turn(small):
    """
    The route that Ann completes lies there after Bob's turn, and then her black cube brings both red ones back.
    """
    tracks = [route(ROUTE, "Ann", "rubra", "R")]
    with small(Ann={"drawn": "R", "bag": "K"}, systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene["Ann"].picks(f"Put a red cube on {GOES_ON}")
        after_bobs_turn(scene)
        kept = scene.card(ROUTE).filled
        scene["Ann"].picks(CANCEL)

        assert kept == "RR"
        assert scene.card(ROUTE).filled == ""
        assert scene["Ann"].pool("bag") == {"RED": 2, "BLACK": 1}


@pytest.mark.rule("MG-070")
def test_an_unfinished_route_of_an_earlier_turn_can_be_cancelled(small):
    """
    The cube of a route that Ann never completed comes back too.
    """
    tracks = [route("rubra_first_hub", "Ann", "rubra_first", "BB")]
    with small(Ann={"drawn": "K", "bag": ""}, systems=[system("rubra_first", "Ann")], tracks=tracks) as scene:
        scene["Ann"].picks("Cancel Route Rubra First–Hub with a black cube")

        assert scene["Ann"].pool("bag") == {"BLUE": 2, "BLACK": 1}


@pytest.mark.rule("MG-071")
def test_routes_between_own_systems_need_not_be_kept(small):
    """
    Ann takes the cubes between Rubra and Rubra First back, and her bases stay in both systems.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Ann")]
    tracks = [route(ROUTE, "Ann", "rubra", "RR")]
    with small(Ann={"drawn": "K", "bag": ""}, systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks(CANCEL)

        assert scene["Ann"].pool("bag") == {"RED": 2, "BLACK": 1}
        assert [scene.card(place).base_count for place in ("rubra", "rubra_first")] == [1, 1]


# ------------------------------------------------------------------------------------------------ lost


@pytest.mark.rule("MG-072")
def test_a_claim_sends_home_every_route_of_others_to_the_system_and_keeps_the_claimers(small):
    """
    When Ann claims Hub, Bob's completed and his unfinished route to it come back, and so does Cid's; Ann's both stay.
    """
    ann = {"cards": [held("plain", base="Ann")], "drawn": "Y", "bag": ""}
    systems = [system("rubra_first", "Ann"), system("rubra_second", "Ann"), system("caela_first", "Bob")]
    systems += [system("caela_second", "Bob"), system("nive_first", "Cid")]
    tracks = [
        route("rubra_first_hub", "Ann", "rubra_first", "RRR"),
        route("rubra_second_hub", "Ann", "rubra_second", "YY"),
        route("caela_first_hub", "Bob", "caela_first", "YYY"),
        route("caela_second_hub", "Bob", "caela_second", "R"),
        route("nive_first_hub", "Cid", "nive_first", "RR"),
        route("caela_caela_first", "Bob", "caela_first", "B"),
    ]
    bags = {"Bob": {"bag": ""}, "Cid": {"bag": ""}}
    with small(Ann=ann, **bags, systems=systems, tracks=tracks, leader_deck=["idle", "giver"]) as scene:
        scene["Ann"].picks("Return a yellow cube to the bag")
        scene["Ann"].picks("Place the base of Plain in Hub")
        scene["Ann"].picks("Idle")

        assert scene["Bob"].pool("bag") == {"YELLOW": 3, "RED": 1}
        assert scene["Cid"].pool("bag") == {"RED": 2}
        places = ("rubra_first_hub", "rubra_second_hub", "caela_first_hub", "caela_second_hub", "nive_first_hub")
        assert [scene.card(place).filled for place in places] == ["RRR", "YY.", "", "", ""]
        assert scene.card("caela_caela_first").filled == "B."


@pytest.mark.rule("MG-072")
def test_a_second_base_is_no_claim(small):
    """
    Bob's routes elsewhere do not change when Ann only adds a base to a system of hers.
    """
    ann = {"cards": [held("plain", base="Ann")], "drawn": "W", "bag": ""}
    systems = [system("rubra", "Ann"), system("caela", "Bob")]
    tracks = [route(ROUTE, "Ann", "rubra", "RR"), route("caela_caela_first", "Bob", "caela", "BB")]
    with small(Ann=ann, systems=systems, tracks=tracks, conflict_deck=["plot", "heist"]) as scene:
        scene["Ann"].picks(RETURN_WHITE)
        scene["Ann"].picks("Place the base of Plain in Rubra")
        scene["Ann"].picks("Plot")

        assert scene.card("rubra").base_count == 2
        assert scene.card("caela_caela_first").filled == "BB"


BOBS_ROUTES = [
    route("caela_caela_first", "Bob", "caela", "BB"),
    route("caela_first_hub", "Bob", "caela_first", "YY"),
    route("caela_caela_second", "Bob", "caela", "W"),
]
BOBS_TRACKS = ("caela_caela_first", "caela_first_hub", "caela_caela_second")


@pytest.mark.rule("MG-073")
def test_with_the_last_base_all_routes_to_and_from_a_system_are_lost(small):
    """
    A Raider takes Bob's only base in Caela First: his route to it and his unfinished one from it come back, others stay.
    """
    systems = [system("rubra", "Ann"), system("caela", "Bob"), system("caela_first", "Bob")]
    with small(Ann=["raider"], Bob={"bag": ""}, systems=systems, tracks=BOBS_ROUTES) as scene:
        scene["Ann"].picks("Discard Raider")
        scene["Ann"].picks("Caela First")

        assert [scene.card(place).filled for place in BOBS_TRACKS] == ["", "", "W."]
        assert scene["Bob"].pool("bag") == {"BLUE": 2, "YELLOW": 2}
        assert scene.card("caela_first").controller is None


@pytest.mark.rule("MG-073")
def test_as_long_as_a_base_is_left_the_routes_stay(small):
    """
    Of two bases in Caela First the Raider takes one, and no cube of a route moves.
    """
    systems = [system("rubra", "Ann"), system("caela", "Bob"), system("caela_first", "Bob", bases=2)]
    with small(Ann=["raider"], Bob={"bag": ""}, systems=systems, tracks=BOBS_ROUTES) as scene:
        scene["Ann"].picks("Discard Raider")
        scene["Ann"].picks("Caela First")

        assert [scene.card(place).filled for place in BOBS_TRACKS] == ["BB", "YY.", "W."]
        assert scene.card("caela_first").base_count == 1


@pytest.mark.rule("MG-073")
def test_a_lost_conflict_clears_the_routes_like_any_other_loss(small):
    """
    Ann wins Hub from Bob and places no base: his routes to and from it come back, those of other systems stay.
    """
    ann = {"drawn": "R", "bag": ""}
    systems = [system("rubra_first", "Ann"), system("hub", "Bob"), system("caela_first", "Bob"), system("caela", "Bob")]
    tracks = [
        route("caela_first_hub", "Bob", "caela_first", "YYY"),
        route("nive_first_hub", "Bob", "hub", "R"),
        route("caela_caela_second", "Bob", "caela", "W"),
    ]
    fronts = [front("invasion", "rubra_first_hub", red=("rubra_first", "Ann"), blue=("hub", "Bob"), red_cubes="R")]
    with small(Ann=ann, Bob={"bag": ""}, systems=systems, tracks=tracks, fronts=fronts) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].picks("white on Caela–Caela Second")
        scene["Ann"].picks("red on Nive First–Hub")
        scene["Ann"].declines()

        assert scene.card("hub").controller is None
        assert scene["Bob"].pool("bag") == {"YELLOW": 3}
        assert scene.card("caela_first_hub").filled == ""


# ------------------------------------------------------------------------------------------------ robbed

THIEF = {"cards": [held("thief", "R")], "drawn": "R", "bag": ""}


@pytest.mark.rule("MG-105")
def test_only_the_farthest_cube_of_each_route_can_be_stolen(small):
    """
    Bob has five blue cubes on two routes; the covert operation may take one of two, the farthest of each.
    """
    tracks = [route("caela_caela_first", "Bob", "caela", "BB"), route("rubra_first_hub", "Bob", "rubra_first", "BBB")]
    systems = [system("nive", "Ann"), system("caela", "Bob"), system("rubra_first", "Bob")]
    with small(Ann=THIEF, Bob={"bag": ""}, systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks("Put a red cube on Thief: covert operation")
        scene.can_pick_exactly("blue on Caela–Caela First", "blue on Rubra First–Hub")
        scene["Ann"].picks("blue on Rubra First–Hub")

        assert scene.card("rubra_first_hub").filled == "BB."
        assert scene.card("caela_caela_first").filled == "BB"
        assert scene["Ann"].pool("bag") == {"RED": 2, "BLUE": 1}


@pytest.mark.rule("MG-105")
def test_a_cube_behind_the_farthest_one_is_out_of_reach(small):
    """
    On a route with a blue and then a yellow cube there is no blue one for the thief.
    """
    tracks = [route("caela_caela_first", "Bob", "caela", "BY")]
    systems = [system("nive", "Ann"), system("caela", "Bob")]
    with small(Ann=THIEF, Bob={"bag": ""}, systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks("Put a red cube on Thief: covert operation")

        scene.did_not_happen("CubeStolen")
        assert scene.card("caela_caela_first").filled == "BY"


@pytest.mark.rule("MG-105", "MG-068")
def test_a_route_that_loses_its_only_cube_is_no_route_any_more(small):
    """
    The track is free again, without owner or departure.
    """
    tracks = [route("caela_caela_first", "Bob", "caela", "B")]
    systems = [system("nive", "Ann"), system("caela", "Bob")]
    with small(Ann=THIEF, Bob={"bag": ""}, systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks("Put a red cube on Thief: covert operation")

        look = scene.card("caela_caela_first")
        assert (look.controller, look.departs, look.filled) == (None, "", "")


BOB_BUILT = {"cards": [held("other", base="Bob")], "bag": "R"}


@pytest.mark.rule("MG-Q37", "MG-079")
@pytest.mark.parametrize("robbed", [True, False], ids=["robbed", "spared"])
def test_a_completed_route_that_was_robbed_is_no_connection_any_more(small, robbed):
    """
    Bob could place a base over his completed route, but not if the thief took its last cube before.
    """
    tracks = [route("caela_caela_first", "Bob", "caela", "BB")]
    systems = [system("nive", "Ann"), system("caela", "Bob")]
    with small(Ann=THIEF, Bob=BOB_BUILT, systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks("Put a red cube on Thief: covert operation" if robbed else "Return a red cube to the bag")
        scene["Ann"].passes()
        scene["Bob"].picks("Return a red cube to the bag")

        scene["Bob"].is_asked("What do you do with your cards?" if robbed else "Which base do you place?")
        check = scene.cannot_pick if robbed else scene.can_pick
        check("Place the base of Other in Caela First")


@pytest.mark.rule("MG-Q37")
def test_a_base_that_came_over_a_route_stays_when_the_route_is_robbed(small):
    """
    Bob has bases in Caela and Caela First; the stolen cube between them costs him neither.
    """
    tracks = [route("caela_caela_first", "Bob", "caela", "BB")]
    systems = [system("nive", "Ann"), system("caela", "Bob"), system("caela_first", "Bob")]
    with small(Ann=THIEF, Bob={"bag": ""}, systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks("Put a red cube on Thief: covert operation")

        assert scene.card("caela_caela_first").filled == "B."
        assert [scene.card(place).base_count for place in ("caela", "caela_first")] == [1, 1]


# ------------------------------------------------------------------------------------------------ established routes


@pytest.mark.rule("MG-Q05")
@pytest.mark.parametrize(("cubes", "is_joined"), [("R", False), ("RR", True)])
def test_a_route_is_established_when_it_is_completed(small, cubes, is_joined):
    """
    For a second base in Rubra one cube of two is not enough.
    """
    ann = {"cards": [held("plain", base="Ann")], "drawn": "W", "bag": ""}
    tracks = [route(ROUTE, "Ann", "rubra", cubes)]
    with small(Ann=ann, systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene["Ann"].picks(RETURN_WHITE)

        check = scene.can_pick if is_joined else scene.cannot_pick
        check("Place the base of Plain in Rubra")
