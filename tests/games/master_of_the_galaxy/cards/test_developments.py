"""The developments of commerce, and what all developments have: slots and symbols."""

import pytest

from tabletop.games.master_of_the_galaxy.testing import front, held, route, system
from tests.games.master_of_the_galaxy.cards.implemented import COLOURS, DEVELOPMENTS, almost, done, symbols, takes

AMBERLINE = [system("e1", "Ann")]
EXCHANGE = "Space Exchange: Exchange a cube of your bag"


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_which_slots_a_development_has(galaxy, card):
    """
    A development before Ann shows its slots, the irretrievable ones with a star.
    """
    slots, _ = DEVELOPMENTS[card]
    with galaxy(Ann=[card]) as scene:
        shown = "".join({colour: letter for letter, colour in COLOURS.items()}[slot.rstrip("*")] + "*" * slot.count("*")
                        for slot in scene.card(card).slots)  # fmt: skip
        assert shown == slots


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_a_development_gives_its_symbols_when_it_is_implemented(galaxy, card):
    """
    Bob has the symbols with all slots filled, and Ann, who lacks one cube, has none.
    """
    with galaxy(Ann=[almost(card)], Bob=[done(card)]) as scene:
        assert symbols(scene, "Bob") == DEVELOPMENTS[card][1]
        assert symbols(scene, "Ann") == {}


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_a_development_is_implemented_with_its_last_cube(galaxy, card):
    """
    Ann puts the last cube on the development: it stays there, a leader comes, and with it the symbols.
    """
    colour = COLOURS[DEVELOPMENTS[card][0][0]]
    with galaxy(Ann={"cards": [almost(card)], "drawn": DEVELOPMENTS[card][0][0]}, leader_deck=["archivist"]) as scene:
        scene["Ann"].picks(f"Put a {colour} cube on {scene.card(card).name}: development")
        scene["Ann"].picks("Archivist")
        if scene.decision.kind == "order":
            scene["Ann"].picks(*scene.options)

        assert scene.card(card).is_implemented is True
        assert symbols(scene, "Ann") == DEVELOPMENTS[card][1]


# ------------------------------------------------------------------------------------------------ Space Exchange


def test_space_exchange_gives_a_cube_for_one_of_another_colour(galaxy):
    """
    Ann has a red and a black cube in her bag, and gives the red one for a blue one; the black one can't be exchanged.
    """
    with galaxy(Ann={"cards": [done("space_exchange")], "bag": "RK"}) as scene:
        scene["Ann"].picks(EXCHANGE)
        scene.can_pick_exactly("red for blue", "red for yellow", "red for white")
        scene["Ann"].picks("red for blue")

        assert scene["Ann"].pool("bag") == {"BLUE": 1, "BLACK": 1}


def test_space_exchange_works_once_in_a_turn(galaxy):
    """
    After one exchange there is no other in this turn, but there is one in Ann's next turn.
    """
    with galaxy(Ann={"cards": [done("space_exchange")], "bag": "RRRRR"}) as scene:
        scene["Ann"].picks(EXCHANGE)
        scene["Ann"].picks("red for blue")
        scene.can_pick_exactly("Discard Space Exchange", "Pass")
        scene["Ann"].passes()
        scene["Bob"].picks("Return a white cube to the bag")
        scene["Bob"].passes()
        scene["Ann"].picks(scene.options[-1])

        scene.can_pick(EXCHANGE)


@pytest.mark.parametrize("told", [
    {"Ann": {"cards": [almost("space_exchange")], "bag": "RR"}},
    {"Ann": {"bag": "RR"}, "Bob": [done("space_exchange")]},
    {"Ann": {"cards": [done("space_exchange")], "bag": "RR", "drawn": "R"}},
    {"Ann": {"cards": [done("space_exchange")], "bag": "KK"}},
    {"Ann": {"cards": [done("space_exchange")], "bag": "R"}, "Bob": {"bag": "B" * 44 + "Y" * 43 + "W" * 45}},
])  # fmt: skip
def test_space_exchange_does_nothing_otherwise(galaxy, told):
    """
    There is no exchange if it is not implemented, if it is Bob's, in Phase 2, with black cubes only, and with an empty reserve.
    """
    with galaxy(**told) as scene:
        scene.cannot_pick(EXCHANGE)


# ------------------------------------------------------------------------------------------------ Customs Union


@pytest.mark.parametrize(("cube", "bag"), [("Y", {"YELLOW": 1}), ("R", {"RED": 1})])
def test_customs_union_takes_a_cube_of_the_colour_of_a_route(galaxy, cube, bag):
    """
    When Ann completes a route, she takes a cube of the colour that lies on it.
    """
    ann = {"cards": [done("customs_union")], "drawn": cube, "bag": ""}
    with galaxy(Ann=ann, systems=AMBERLINE, tracks=[route("e1_i1", "Ann", "e1", cube * 2)]) as scene:
        scene["Ann"].picks(f"Put a {COLOURS[cube]} cube on Route Amberline–Crimson Heart")

        assert scene["Ann"].pool("bag") == bag


def test_customs_union_takes_a_cube_for_every_route(galaxy):
    """
    Two routes that are completed in one phase bring two cubes.
    """
    ann = {"cards": [done("customs_union")], "drawn": "YY", "bag": ""}
    tracks = [route("e1_i1", "Ann", "e1", "YY"), route("e1_i2", "Ann", "e1", "YY")]
    with galaxy(Ann=ann, systems=AMBERLINE, tracks=tracks) as scene:
        scene["Ann"].picks("Put a yellow cube on Route Amberline–Crimson Heart")
        scene["Ann"].picks("Put a yellow cube on Route Amberline–Indigo Heart")
        scene["Ann"].picks("Route Amberline–Crimson Heart")

        assert scene["Ann"].pool("bag") == {"YELLOW": 2}


@pytest.mark.parametrize(("ann", "bob", "filled"), [
    ([almost("customs_union")], [], "YY"), ([], [done("customs_union")], "YY"), ([done("customs_union")], [], "Y"),
])  # fmt: skip
def test_customs_union_takes_nothing_otherwise(galaxy, ann, bob, filled):
    """
    No cube comes if it is not implemented, if it is Bob's, and as long as the route is not complete.
    """
    told = {"systems": AMBERLINE, "tracks": [route("e1_i1", "Ann", "e1", filled)]}
    with galaxy(Ann={"cards": ann, "drawn": "Y", "bag": ""}, Bob=bob, **told) as scene:
        scene["Ann"].picks("Put a yellow cube on Route Amberline–Crimson Heart")

        scene.did_not_happen("CubesTaken")


# ------------------------------------------------------------------------------------------------ Credit Bureau


def test_credit_bureau_takes_five_cubes_in_addition_to_those_for_discarding(galaxy):
    """
    Ann discards it, takes five cubes at once, and one more at the end of the phase; the starred blue one is lost.
    """
    with galaxy(Ann={"cards": [done("credit_bureau")], "bag": ""}) as scene:
        scene["Ann"].picks("Discard Credit Bureau")
        scene.can_pick_exactly("red", "blue", "yellow", "white")
        takes(scene, "Ann", "red", "red", "red", "white", "white")
        scene["Ann"].is_asked("What do you do with your cards?")
        scene["Ann"].passes()
        takes(scene, "Ann", "white")

        scene["Bob"].is_asked("What do you do with your cubes?")
        assert scene["Ann"].pool("bag") == {"YELLOW": 3, "RED": 3, "WHITE": 3}


def test_credit_bureau_that_is_not_implemented_takes_nothing(galaxy):
    """
    If a slot is empty, discarding it brings the usual cube only.
    """
    with galaxy(Ann={"cards": [almost("credit_bureau")], "bag": ""}) as scene:
        scene["Ann"].picks("Discard Credit Bureau")
        scene["Ann"].is_asked("What do you do with your cards?")

        scene.did_not_happen("CubesTaken")


# ------------------------------------------------------------------------------------------------ Free Port


def test_free_port_takes_a_yellow_cube_for_a_planet(galaxy):
    """
    A red cube on yellow Amberline brings Ann two red cubes and a yellow one.
    """
    with galaxy(Ann={"cards": [done("free_port")], "drawn": "R", "bag": ""}, systems=AMBERLINE) as scene:
        scene["Ann"].picks("Put a red cube on Amberline: planets")

        assert scene["Ann"].pool("bag") == {"RED": 2, "YELLOW": 1}


def test_free_port_takes_a_yellow_cube_for_every_planet(galaxy):
    """
    Two planets bring two yellow cubes.
    """
    with galaxy(Ann={"cards": [done("free_port")], "drawn": "RW", "bag": ""}, systems=AMBERLINE) as scene:
        scene["Ann"].picks("Put a red cube on Amberline: planets")
        scene["Ann"].picks("Put a white cube on Amberline: planets")
        scene["Ann"].picks("red planet of Amberline")

        assert scene["Ann"].pool("bag") == {"RED": 2, "WHITE": 2, "YELLOW": 2}


@pytest.mark.parametrize(("ann", "bob"), [([almost("free_port")], []), ([], [done("free_port")])])
def test_free_port_takes_nothing_otherwise(galaxy, ann, bob):
    """
    No yellow cube comes if it is not implemented, nor if it is Bob's.
    """
    with galaxy(Ann={"cards": ann, "drawn": "R", "bag": ""}, Bob=bob, systems=AMBERLINE) as scene:
        scene["Ann"].picks("Put a red cube on Amberline: planets")

        assert scene["Ann"].pool("bag") == {"RED": 2}
        assert scene["Bob"].pool("bag") == {"WHITE": 1}


@pytest.mark.parametrize(
    ("first", "gained"), [("Free Port: development", {"RED": 2, "YELLOW": 1}), ("red planet of Amberline", {"RED": 2})]
)
def test_free_port_completed_in_the_same_phase_must_be_rewarded_first(galaxy, first, gained):
    """
    If Ann completes the Free Port and settles a planet in one phase, the order of the rewards decides.
    """
    ann = {"cards": [almost("free_port")], "drawn": "YR", "bag": ""}
    with galaxy(Ann=ann, systems=AMBERLINE, leader_deck=["archivist"]) as scene:
        scene["Ann"].picks("Put a red cube on Amberline: planets")
        scene["Ann"].picks("Put a yellow cube on Free Port: development")
        scene["Ann"].picks(first)
        scene["Ann"].picks("Archivist")

        assert scene["Ann"].pool("bag") == gained


# ------------------------------------------------------------------------------------------------ Black Market


def test_black_market_takes_a_cube_for_a_black_one_that_is_returned(galaxy):
    """
    When Ann returns two black cubes unused, she takes a cube of another colour for the first one, and none for the second.
    """
    with galaxy(Ann={"cards": [done("black_market")], "drawn": "KK", "bag": ""}) as scene:
        scene["Ann"].picks("Return 2 black cubes to the bag")
        scene.can_pick_exactly("red", "blue", "yellow", "white")
        takes(scene, "Ann", "red")

        scene["Ann"].is_asked("What do you do with your cards?")
        assert scene["Ann"].pool("bag") == {"BLACK": 2, "RED": 1}


def test_black_market_works_again_in_the_next_turn(galaxy):
    """
    In her next turn Ann takes a cube again.
    """
    with galaxy(Ann={"cards": [done("black_market")], "drawn": "K", "bag": ""}) as scene:
        scene["Ann"].picks("Return a black cube to the bag")
        takes(scene, "Ann", "red")
        scene["Ann"].passes()
        scene["Bob"].picks("Return a white cube to the bag")
        scene["Bob"].passes()
        scene["Ann"].picks("Return a red cube and a black cube to the bag")
        takes(scene, "Ann", "white")

        assert scene["Ann"].pool("bag") == {"RED": 1, "BLACK": 1, "WHITE": 1}


def test_black_market_takes_nothing_for_a_black_cube_that_is_used(galaxy):
    """
    A black cube that cancels a project goes into the bag, too, but it is not returned unused.
    """
    with galaxy(Ann={"cards": [done("black_market"), held("free_port", "YY")], "drawn": "K", "bag": ""}) as scene:
        scene["Ann"].picks("Cancel Free Port: development with a black cube")

        scene.did_not_happen("CubesTaken")
        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "BLACK": 1}


def test_black_market_takes_nothing_for_a_black_cube_that_is_put_back_in_phase_1(galaxy):
    """
    What the Theocracy puts back was not returned in Phase 2.
    """
    ann = {"cards": [done("black_market"), "theocracy"], "bag": "KRB"}
    with galaxy(Ann=ann, phase="gain resources") as scene:
        scene["Ann"].confirms()
        scene["Ann"].picks("black")

        scene["Ann"].is_asked("What do you do with your cubes?")
        scene.did_not_happen("CubesTaken")


@pytest.mark.parametrize(("ann", "bob", "cube"), [
    ([almost("black_market")], [], "K"), ([], [done("black_market")], "K"), ([done("black_market")], [], "R"),
])  # fmt: skip
def test_black_market_takes_nothing_otherwise(galaxy, ann, bob, cube):
    """
    No cube comes if it is not implemented, if it is Bob's, and for a cube of another colour.
    """
    with galaxy(Ann={"cards": ann, "drawn": cube, "bag": ""}, Bob=bob) as scene:
        scene["Ann"].picks(f"Return a {COLOURS[cube]} cube to the bag")

        scene["Ann"].is_asked("What do you do with your cards?")
        scene.did_not_happen("CubesTaken")


# ------------------------------------------------------------------------------------------------ Media Concern

PROGRESS = ["stasis_field", "time_engine", "nanofactories", "mind_network"]


def test_media_concern_looks_at_three_cards(galaxy):
    """
    Ann draws a progress card: of three she keeps one, and the others go to the bottom in her order.
    """
    ann = {"cards": [done("media_concern"), held("technocracy", "B")], "drawn": "B"}
    with galaxy(Ann=ann, progress_deck=PROGRESS) as scene:
        scene["Ann"].picks("Put a blue cube on Technocracy: receive")
        scene.can_pick_exactly("Stasis Field", "Time Engine", "Nanofactories", "The next card")
        scene["Ann"].picks("Time Engine")
        scene["Ann"].picks("Nanofactories", "Stasis Field")

        assert scene["Ann"].zone("cards") == ("Media Concern", "Technocracy", "Time Engine")
        assert scene.zone("progress_deck")[-2:] == ("Nanofactories", "Stasis Field")


def test_media_concern_can_put_all_three_cards_under_the_deck(galaxy):
    """
    Ann keeps none of the three, and gains the next card, which lay on top then.
    """
    ann = {"cards": [done("media_concern"), held("technocracy", "B")], "drawn": "B"}
    with galaxy(Ann=ann, progress_deck=PROGRESS) as scene:
        scene["Ann"].picks("Put a blue cube on Technocracy: receive")
        scene["Ann"].picks("The next card")
        scene["Ann"].picks("Time Engine", "Nanofactories", "Stasis Field")

        assert scene["Ann"].zone("cards") == ("Media Concern", "Technocracy", "Mind Network")
        assert scene.zone("progress_deck")[-3:] == ("Time Engine", "Nanofactories", "Stasis Field")


@pytest.mark.parametrize(("concern", "bob"), [([almost("media_concern")], []), ([], [done("media_concern")])])
def test_media_concern_looks_at_two_cards_otherwise(galaxy, concern, bob):
    """
    If it is not implemented, or if it is Bob's, Ann looks at two cards.
    """
    ann = {"cards": [*concern, held("technocracy", "B")], "drawn": "B"}
    with galaxy(Ann=ann, Bob=bob, progress_deck=PROGRESS) as scene:
        scene["Ann"].picks("Put a blue cube on Technocracy: receive")
        scene.can_pick_exactly("Stasis Field", "Time Engine", "The next card")
        scene["Ann"].picks("Stasis Field")

        assert "Stasis Field" in scene["Ann"].zone("cards")


# ------------------------------------------------------------------------------------------------ Lend-Lease


def lending(**told):
    """Say what lies there when Ann has many projects, and could discard her Lend-Lease."""
    return {
        "Ann": {"cards": [done("lend_lease"), done("credit_bureau"), held("garrison", "R"), "prophet"], "bag": ""},
        "systems": [system("e1", "Ann", planets="R.")],
        "tracks": [route("e1_i2", "Ann", "e1", "BB")],
        "fronts": [front("crusade", "e1_i1", red=("e1", "Ann"), blue=("i1", None), red_cubes="RR")],
        **told,
    }


def test_lend_lease_takes_the_cubes_of_any_projects_back(galaxy):
    """
    Ann takes back what lies on a development, a route and a conflict; of the Credit Bureau the starred blue one is lost.
    """
    with galaxy(**lending()) as scene:
        scene["Ann"].picks("Discard Lend-Lease")
        scene.can_pick_exactly(
            "Credit Bureau: development", "Garrison: development", "Route Amberline–Indigo Heart", "Crusade: red side"
        )
        scene["Ann"].picks("Credit Bureau: development", "Route Amberline–Indigo Heart", "Crusade: red side")

        assert scene["Ann"].pool("bag") == {"YELLOW": 5, "BLUE": 3, "RED": 3, "WHITE": 1}
        assert scene.card("Garrison").cubes == {"RED": 1}
        assert scene.card("e1").cubes == {"RED": 1}


def test_lend_lease_may_take_nothing_back(galaxy):
    """
    Ann may choose no project at all: only the cubes of Lend-Lease itself come back.
    """
    with galaxy(**lending()) as scene:
        scene["Ann"].picks("Discard Lend-Lease")
        scene["Ann"].picks()

        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "BLUE": 1, "RED": 1, "WHITE": 1}
        assert scene.card("Credit Bureau").is_implemented is True


def test_lend_lease_that_is_not_implemented_takes_nothing_back(galaxy):
    """
    With a slot empty, Ann is not asked when she discards it.
    """
    with galaxy(Ann={"cards": [almost("lend_lease"), held("garrison", "R")], "bag": ""}) as scene:
        scene["Ann"].picks("Discard Lend-Lease")

        scene["Ann"].is_asked("What do you do with your cards?")
        assert scene.card("Garrison").cubes == {"RED": 1}


# ------------------------------------------------------------------------------------------------ Patent Office


def implementing(ann, bob):
    """Say what lies there when Ann could complete the Space Exchange."""
    return {
        "Ann": {"cards": [almost("space_exchange"), *ann], "drawn": "Y", "bag": ""},
        "Bob": {"cards": bob, "bag": ""},
        "leader_deck": ["archivist"],
        "conflict_deck": ["crusade"],
    }


def test_patent_office_takes_a_blue_cube_when_an_opponent_completes_a_development(galaxy):
    """
    When Ann completes the Space Exchange, Bob takes a blue cube from the reserve.
    """
    with galaxy(**implementing([], [done("patent_office")])) as scene:
        scene["Ann"].picks("Put a yellow cube on Space Exchange: development")
        scene["Ann"].picks("Archivist")

        assert scene["Bob"].pool("bag") == {"BLUE": 1}


def test_patent_office_takes_nothing_for_the_own_developments(galaxy):
    """
    When Ann completes a development and has the Patent Office herself, no cube comes.
    """
    with galaxy(**implementing([done("patent_office")], [])) as scene:
        scene["Ann"].picks("Put a yellow cube on Space Exchange: development")
        scene["Ann"].picks("Crusade")

        scene.did_not_happen("CubesTaken")


def test_patent_office_that_is_not_implemented_takes_nothing(galaxy):
    """
    With a slot empty, Bob's Patent Office brings nothing.
    """
    with galaxy(**implementing([], [almost("patent_office")])) as scene:
        scene["Ann"].picks("Put a yellow cube on Space Exchange: development")
        scene["Ann"].picks("Archivist")

        assert scene["Bob"].pool("bag") == {}


# ------------------------------------------------------------------------------------------------ Trade Fleet


def test_trade_fleet_brings_an_extra_turn(galaxy):
    """
    Ann discards it, ends her turn, and has another one before Bob.
    """
    with galaxy(Ann={"cards": [done("trade_fleet")], "bag": ""}) as scene:
        scene["Ann"].picks("Discard Trade Fleet")
        scene["Ann"].passes()
        takes(scene, "Ann", "red")
        scene["Ann"].is_asked("What do you do with your cubes?")
        scene["Ann"].picks(scene.options[-1])
        scene["Ann"].passes()

        scene["Bob"].is_asked("What do you do with your cubes?")


def test_trade_fleet_that_is_not_implemented_brings_no_extra_turn(galaxy):
    """
    With a slot empty, it is Bob's turn after Ann's.
    """
    with galaxy(Ann={"cards": [almost("trade_fleet")], "bag": ""}) as scene:
        scene["Ann"].picks("Discard Trade Fleet")
        scene["Ann"].passes()
        takes(scene, "Ann", "red")

        scene["Bob"].is_asked("What do you do with your cubes?")
