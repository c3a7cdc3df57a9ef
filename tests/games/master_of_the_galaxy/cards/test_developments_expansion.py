"""The developments of expansion: what they do when they are implemented, and that they do nothing before."""

import pytest

from tabletop.games.master_of_the_galaxy.testing import front, held, route, system
from tests.games.master_of_the_galaxy.cards.implemented import COLOURS, almost, done, takes

AMBERLINE = [system("e1", "Ann")]


# ------------------------------------------------------------------------------------------------ Jump Gates


def placing(cards, *, of="e1", bases=1, **told):
    """Say what lies there when Ann could place the base that waits on her Traders."""
    return {
        "phase": "place bases",
        "Ann": {"cards": [held("traders", base="Ann"), *cards], "bag": ""},
        "systems": [system(of, "Ann", bases=bases)],
        "leader_deck": ["archivist"],
        "conflict_deck": ["crusade"],
        "government_deck": ["council"],
        **told,
    }


def test_jump_gates_complete_a_route_with_its_last_slot_empty(galaxy):
    """
    With two cubes on three slots Ann places her base in Crimson Heart.
    """
    with galaxy(**placing([done("jump_gates")], tracks=[route("e1_i1", "Ann", "e1", "YY")])) as scene:
        scene["Ann"].picks("Place the base of Traders in Crimson Heart")
        scene["Ann"].picks("Archivist")

        assert scene.card("i1").controller == "Ann"
        assert scene.card("e1_i1").cubes == {"YELLOW": 2}


def test_jump_gates_join_a_system_for_its_second_base(galaxy):
    """
    A route with its last slot empty joins Amberline, where a second base may come.
    """
    with galaxy(**placing([done("jump_gates")], tracks=[route("e1_i1", "Ann", "e1", "YY")])) as scene:
        scene["Ann"].picks("Place the base of Traders in Amberline")
        scene["Ann"].picks("Crusade")

        assert scene.card("e1").base_count == 2


@pytest.mark.parametrize(("ann", "bob", "filled"), [
    ([almost("jump_gates")], [], "YY"), ([], [done("jump_gates")], "YY"), ([done("jump_gates")], [], "Y"),
])  # fmt: skip
def test_jump_gates_complete_nothing_otherwise(galaxy, ann, bob, filled):
    """
    The base can't be placed if they are not implemented, if they are Bob's, and with two slots empty.
    """
    with galaxy(**placing(ann, Bob=bob, tracks=[route("e1_i1", "Ann", "e1", filled)])) as scene:
        scene["Ann"].is_asked("What do you do with your cards?")
        assert scene.card("Traders").base_place == {"GRAY": 1}


def test_jump_gates_need_a_cube_on_the_track(galaxy):
    """
    Chalk is one short track away from Cinder, but without a cube on it there is no route.
    """
    with galaxy(**placing([done("jump_gates")], of="s1", tracks=[route("s1_a1", "Ann", "s1", "BB")])) as scene:
        scene.can_pick_exactly(
            "Place the base of Traders in Cinder", "Place the base of Traders in Sapphira", "Pass"
        )  # fmt: skip
        scene["Ann"].passes()


def test_jump_gates_discarded_leave_bases_where_they_are(galaxy):
    """
    Ann places a base over a route with an empty slot, then discards the Jump Gates: the base stays.
    """
    with galaxy(**placing([done("jump_gates")], tracks=[route("e1_i1", "Ann", "e1", "YY")])) as scene:
        scene["Ann"].picks("Place the base of Traders in Crimson Heart")
        scene["Ann"].picks("Archivist")
        scene["Ann"].picks("Discard Jump Gates")

        assert scene.card("i1").controller == "Ann"


def test_jump_gates_discarded_leave_routes_incomplete(galaxy):
    """
    After Ann has discarded the Jump Gates, her base can't be placed in the next turn.
    """
    told = placing([done("jump_gates")], tracks=[route("e1_i1", "Ann", "e1", "YY")])
    with galaxy(**told) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Discard Jump Gates")
        scene["Ann"].passes()
        takes(scene, "Ann", "red")
        scene["Bob"].picks("Return a white cube to the bag")
        scene["Bob"].passes()
        while scene.decision.kind == "allocate":
            scene["Ann"].picks(next(label for label in scene.options if label.startswith("Return")))

        scene["Ann"].is_asked("What do you do with your cards?")


def test_jump_gates_complete_no_route_while_cubes_are_allocated(galaxy):
    """
    A route that lacks its last cube is not rewarded by the Customs Union, and its last slot can still be filled.
    """
    ann = {"cards": [done("jump_gates"), done("customs_union")], "drawn": "YR", "bag": ""}
    with galaxy(Ann=ann, systems=AMBERLINE, tracks=[route("e1_i1", "Ann", "e1", "Y")]) as scene:
        scene["Ann"].picks("Put a yellow cube on Route Amberline–Crimson Heart")
        scene["Ann"].picks("Return a red cube to the bag")

        scene["Ann"].is_asked("What do you do with your cards?")
        scene.did_not_happen("RouteCompleted")


# ------------------------------------------------------------------------------------------------ Terraforming


@pytest.mark.parametrize(("cube", "gained"), [("R", {"RED": 3}), ("Y", {"YELLOW": 3})])
def test_terraforming_always_brings_three_cubes_for_a_planet(galaxy, cube, gained):
    """
    A red planet of yellow Amberline brings three cubes, just as a yellow one.
    """
    with galaxy(Ann={"cards": [done("terraforming")], "drawn": cube, "bag": ""}, systems=AMBERLINE) as scene:
        scene["Ann"].picks(f"Put a {COLOURS[cube]} cube on Amberline: planets")

        assert scene["Ann"].pool("bag") == gained


@pytest.mark.parametrize(("ann", "bob"), [([almost("terraforming")], []), ([], [done("terraforming")])])
def test_terraforming_changes_nothing_otherwise(galaxy, ann, bob):
    """
    If it is not implemented, or if it is Bob's, the red planet brings two cubes.
    """
    with galaxy(Ann={"cards": ann, "drawn": "R", "bag": ""}, Bob=bob, systems=AMBERLINE) as scene:
        scene["Ann"].picks("Put a red cube on Amberline: planets")

        assert scene["Ann"].pool("bag") == {"RED": 2}


# ------------------------------------------------------------------------------------------------ Colony Ships

SAPPHIRA = system("a1", "Ann")


def test_colony_ships_place_an_unused_base_in_a_neutral_system_nearby(galaxy):
    """
    From Sapphira Ann reaches Amberline and Crimson Heart, but not the corner Cinder; a leader comes with the base.
    """
    told = {"systems": [SAPPHIRA], "leader_deck": ["archivist"]}
    with galaxy(Ann={"cards": [done("colony_ships")], "bag": ""}, **told) as scene:
        scene["Ann"].picks("Discard Colony Ships")
        scene.can_pick_exactly("Amberline", "Crimson Heart")
        scene["Ann"].picks("Amberline")
        scene["Ann"].picks("Archivist")

        assert scene.card("e1").controller == "Ann"
        assert scene["Ann"].zone("cards") == ("Archivist",)
        assert scene["Ann"].pool("unused") == {"GRAY": 7}
        assert scene["Ann"].pool("bag") == {"WHITE": 2, "YELLOW": 1}


def test_colony_ships_reach_no_system_of_an_opponent_and_no_black_hole(galaxy):
    """
    With Bob in Amberline and a black hole over Crimson Heart there is no place for a base.
    """
    systems = [SAPPHIRA, system("e1", "Bob"), system("i1", hole=True)]
    with galaxy(Ann=[done("colony_ships")], systems=systems) as scene:
        scene["Ann"].picks("Discard Colony Ships")

        scene["Ann"].is_asked("What do you do with your cards?")
        scene.did_not_happen("BasePlaced")


def test_colony_ships_need_an_unused_base(galaxy):
    """
    A base that waits on a card can't be placed by them.
    """
    ann = {"cards": [done("colony_ships"), held("traders", base="Ann")], "unused": {}}
    eight = [system(place, "Ann", bases=count) for place, count in {"s1": 3, "a1": 2, "b1": 1, "e1": 2}.items()]
    with galaxy(Ann=ann, systems=eight) as scene:
        scene["Ann"].picks("Discard Colony Ships")

        scene["Ann"].is_asked("What do you do with your cards?")
        scene.did_not_happen("BasePlaced")


def test_colony_ships_that_are_not_implemented_place_nothing(galaxy):
    """
    With a slot empty, discarding them places no base.
    """
    with galaxy(Ann=[almost("colony_ships")], systems=[SAPPHIRA]) as scene:
        scene["Ann"].picks("Discard Colony Ships")

        scene["Ann"].is_asked("What do you do with your cards?")
        scene.did_not_happen("BasePlaced")


# ------------------------------------------------------------------------------------------------ Garrison

TO_CHALK = [route("s1_b1", "Ann", "s1", "WW")]


@pytest.mark.parametrize(("bases", "card"), [(1, "Crusade"), (2, "Council")])
def test_garrison_takes_a_red_and_a_white_cube_for_second_and_third_bases(galaxy, bases, card):
    """
    A second and a third base in Cinder each bring a red and a white cube.
    """
    with galaxy(**placing([done("garrison")], of="s1", bases=bases, tracks=TO_CHALK)) as scene:
        scene["Ann"].picks("Place the base of Traders in Cinder")
        scene["Ann"].picks(card)

        assert scene["Ann"].pool("bag") == {"RED": 1, "WHITE": 1}


@pytest.mark.parametrize(("ann", "bob", "where", "card"), [
    ([done("garrison")], [], "Chalk", "Archivist"),
    ([almost("garrison")], [], "Cinder", "Crusade"),
    ([], [done("garrison")], "Cinder", "Crusade"),
])  # fmt: skip
def test_garrison_takes_nothing_otherwise(galaxy, ann, bob, where, card):
    """
    No cubes come for a first base, if it is not implemented, and if it is Bob's.
    """
    with galaxy(**placing(ann, of="s1", tracks=TO_CHALK, Bob=bob)) as scene:
        scene["Ann"].picks(f"Place the base of Traders in {where}")
        scene["Ann"].picks(card)

        scene.did_not_happen("CubesTaken")


# ------------------------------------------------------------------------------------------------ Prefab Bases


def test_prefab_bases_complete_a_base_project_that_lacks_one_cube(galaxy):
    """
    At the end of Phase 2 Ann completes the Federation with three cubes; they come back, and the base can be placed.
    """
    ann = {"cards": [done("prefab_bases"), held("federation", "YWW")], "drawn": "R", "bag": ""}
    with galaxy(Ann=ann, systems=AMBERLINE, tracks=[route("e1_i1", "Ann", "e1", "YYY")]) as scene:
        scene["Ann"].picks("Return a red cube to the bag")
        scene.can_pick_exactly("Federation: base", "Pass")
        scene["Ann"].picks("Federation: base")
        scene.can_pick("Place the base of Federation in Crimson Heart")
        scene["Ann"].passes()

        assert scene["Ann"].pool("bag") == {"RED": 1, "YELLOW": 1, "WHITE": 2}
        assert scene.card("Federation").base_place == {"GRAY": 1}


def test_prefab_bases_may_be_left_alone(galaxy):
    """
    If Ann passes, the three cubes stay on the Federation.
    """
    ann = {"cards": [done("prefab_bases"), held("federation", "YWW")], "drawn": "R", "bag": ""}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Return a red cube to the bag")
        scene["Ann"].passes()

        scene["Ann"].is_asked("What do you do with your cards?")
        assert scene.card("Federation").cubes == {"YELLOW": 1, "WHITE": 2}


def test_prefab_bases_complete_several_base_projects(galaxy):
    """
    Ann completes both the Federation and the Empire with a slot empty.
    """
    ann = {"cards": [done("prefab_bases"), held("federation", "YWW"), held("empire", "RRY")], "drawn": "R"}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Return a red cube to the bag")
        scene["Ann"].picks("Federation: base")
        scene["Ann"].picks("Empire: base")
        scene["Ann"].passes()

        assert scene.card("Federation").base_place == {"GRAY": 1}
        assert scene.card("Empire").base_place == {"GRAY": 1}


@pytest.mark.parametrize(("ann", "bob"), [
    ([almost("prefab_bases"), held("federation", "YWW")], []),
    ([held("federation", "YWW")], [done("prefab_bases")]),
    ([done("prefab_bases"), held("federation", "YW")], []),
    ([done("prefab_bases"), held("republic", "BB"), held("junta", "RRRW"), held("garrison", "RRW")], []),
])  # fmt: skip
def test_prefab_bases_complete_nothing_otherwise(galaxy, ann, bob):
    """
    They don't work unimplemented, for another player, with two slots empty, and for other kinds of project.
    """
    with galaxy(Ann={"cards": ann, "drawn": "R"}, Bob=bob) as scene:
        scene["Ann"].picks("Return a red cube to the bag")

        scene["Ann"].is_asked("What do you do with your cards?")


# ------------------------------------------------------------------------------------------------ Frontier Law


def test_frontier_law_draws_a_conflict_for_a_base_in_a_neutral_system(galaxy):
    """
    With her first base in Chalk Ann draws both a conflict and a leader.
    """
    with galaxy(**placing([done("frontier_law")], of="s1", tracks=TO_CHALK)) as scene:
        scene["Ann"].picks("Place the base of Traders in Chalk")
        scene["Ann"].picks("Crusade")
        scene["Ann"].picks("Archivist")

        assert scene["Ann"].zone("cards") == ("Traders", "Frontier Law", "Crusade", "Archivist")


def test_frontier_law_draws_a_conflict_for_a_base_after_a_victory(galaxy):
    """
    When Ann wins Total War, Crimson Heart is neutral before she places her base, so a conflict comes, too.
    """
    told = {
        "systems": [system("e1", "Ann"), system("i1", "Bob")],
        "fronts": [front("total_war", "e1_i1", red=("e1", "Ann"), blue=("i1", "Bob"), red_cubes="RRRRR")],
        "leader_deck": ["archivist"],
        "conflict_deck": ["crusade"],
    }
    with galaxy(Ann={"cards": [done("frontier_law")], "drawn": "W"}, **told) as scene:
        scene["Ann"].picks("Put a white cube on Total War: red side")
        scene["Ann"].confirms()
        scene["Ann"].picks("Crusade")
        scene["Ann"].picks("Archivist")

        assert scene["Ann"].zone("cards") == ("Frontier Law", "Total War", "Crusade", "Archivist")


@pytest.mark.parametrize(("ann", "bob", "where", "card"), [
    ([done("frontier_law")], [], "Cinder", "Crusade"),
    ([almost("frontier_law")], [], "Chalk", "Archivist"),
    ([], [done("frontier_law")], "Chalk", "Archivist"),
])  # fmt: skip
def test_frontier_law_draws_nothing_otherwise(galaxy, ann, bob, where, card):
    """
    No additional card comes for a second base, if it is not implemented, and if it is Bob's.
    """
    with galaxy(**placing(ann, of="s1", tracks=TO_CHALK, Bob=bob)) as scene:
        scene["Ann"].picks(f"Place the base of Traders in {where}")
        scene["Ann"].picks(card)

        assert len(scene.events("CardGained")) == 1


# ------------------------------------------------------------------------------------------------ Open Borders


def test_open_borders_let_second_bases_be_placed_without_a_route(galaxy):
    """
    No route joins Amberline, and Ann places a second base there all the same; in a neutral system she can't.
    """
    with galaxy(**placing([done("open_borders")])) as scene:
        scene.can_pick_exactly("Place the base of Traders in Amberline", "Pass")
        scene["Ann"].picks("Place the base of Traders in Amberline")
        scene["Ann"].picks("Crusade")

        assert scene.card("e1").base_count == 2


def test_open_borders_let_third_bases_be_placed_without_a_route(galaxy):
    """
    In Cinder with its three planets there is room for a third base.
    """
    with galaxy(**placing([done("open_borders")], of="s1", bases=2)) as scene:
        scene["Ann"].picks("Place the base of Traders in Cinder")
        scene["Ann"].picks("Council")

        assert scene.card("s1").base_count == 3


@pytest.mark.parametrize(("ann", "bob", "bases"), [
    ([almost("open_borders")], [], 1), ([], [done("open_borders")], 1), ([done("open_borders")], [], 2),
])  # fmt: skip
def test_open_borders_open_nothing_otherwise(galaxy, ann, bob, bases):
    """
    The base can't be placed if they are not implemented, if they are Bob's, and where there are no more planets.
    """
    with galaxy(**placing(ann, bases=bases, Bob=bob)) as scene:
        scene["Ann"].is_asked("What do you do with your cards?")
        assert scene.card("e1").base_count == bases


# ------------------------------------------------------------------------------------------------ Privateers


def test_privateers_steal_two_cubes_of_two_colours(galaxy):
    """
    Ann steals a red cube of Cid's and then a yellow one of Bob's: no second red one is on offer, and never a black one.
    """
    ann = {"cards": [done("privateers")], "bag": ""}
    told = {"Bob": [held("black_market", "YY.K")], "Cid": [held("garrison", "RRW")]}
    with galaxy(Ann=ann, **told) as scene:
        scene["Ann"].picks("Discard Privateers")
        scene["Ann"].picks("red on Garrison")
        scene["Ann"].is_asked("Which cube do you steal?")
        scene.can_pick_exactly("yellow on Black Market", "white on Garrison")
        scene["Ann"].picks("yellow on Black Market")

        assert scene["Ann"].pool("bag") == {"RED": 3, "YELLOW": 2}


def test_privateers_may_steal_both_cubes_from_one_opponent(galaxy):
    """
    Ann takes a red and a white cube off Bob's Garrison, which is implemented no longer.
    """
    with galaxy(Ann={"cards": [done("privateers")], "bag": ""}, Bob=[done("garrison")]) as scene:
        scene["Ann"].picks("Discard Privateers")
        scene["Ann"].picks("red on Garrison")

        assert scene.card("Garrison").is_implemented is False
        assert scene["Ann"].pool("bag") == {"RED": 3, "YELLOW": 1, "WHITE": 1}


def test_privateers_are_offered_cubes_that_are_alike_only_once(galaxy):
    """
    Of two white cubes one is on offer; of two yellow ones both, since one lies on an irretrievable slot; then a white one follows.
    """
    with galaxy(Ann=[done("privateers")], Bob=[held("colony_ships", "WWYY")]) as scene:
        scene["Ann"].picks("Discard Privateers")
        scene.can_pick_exactly(
            "white on Colony Ships", "yellow on Colony Ships (Bob)", "yellow on Colony Ships (Bob) [2]"
        )
        scene["Ann"].picks("yellow on Colony Ships (Bob) [2]")

        assert scene.card("Colony Ships").slots == ("white", "white: white", "yellow: yellow", "yellow*")


def test_privateers_steal_one_cube_if_there_is_one_colour_only(galaxy):
    """
    If Bob has yellow cubes only, Ann steals one of them.
    """
    with galaxy(Ann=[done("privateers")], Bob=[held("free_port", "YY")]) as scene:
        scene["Ann"].picks("Discard Privateers")

        assert len(scene.events("CubeStolen")) == 1


def test_privateers_find_nothing_to_steal(galaxy):
    """
    If Bob has black cubes and settled planets only, nothing is stolen.
    """
    systems = [system("e1", "Bob", planets="RY")]
    with galaxy(Ann=[done("privateers")], Bob=[held("black_market", "...K")], systems=systems) as scene:
        scene["Ann"].picks("Discard Privateers")

        scene["Ann"].is_asked("What do you do with your cards?")
        scene.did_not_happen("CubeStolen")


def test_privateers_that_are_not_implemented_steal_nothing(galaxy):
    """
    With a slot empty, discarding them steals nothing.
    """
    with galaxy(Ann=[almost("privateers")], Bob=[done("garrison")]) as scene:
        scene["Ann"].picks("Discard Privateers")

        scene["Ann"].is_asked("What do you do with your cards?")
        scene.did_not_happen("CubeStolen")


# ------------------------------------------------------------------------------------------------ Trade Stations


@pytest.mark.parametrize(("where", "card"), [("Chalk", "Archivist"), ("Cinder", "Crusade")])
def test_trade_stations_take_a_yellow_cube_for_every_base(galaxy, where, card):
    """
    A first base in Chalk and a second one in Cinder each bring a yellow cube.
    """
    with galaxy(**placing([done("trade_stations")], of="s1", tracks=TO_CHALK)) as scene:
        scene["Ann"].picks(f"Place the base of Traders in {where}")
        scene["Ann"].picks(card)

        assert scene["Ann"].pool("bag") == {"YELLOW": 1}


@pytest.mark.parametrize(("ann", "bob"), [([almost("trade_stations")], []), ([], [done("trade_stations")])])
def test_trade_stations_take_nothing_otherwise(galaxy, ann, bob):
    """
    No cube comes if they are not implemented, nor if they are Bob's.
    """
    with galaxy(**placing(ann, of="s1", tracks=TO_CHALK, Bob=bob)) as scene:
        scene["Ann"].picks("Place the base of Traders in Chalk")
        scene["Ann"].picks("Archivist")

        scene.did_not_happen("CubesTaken")
