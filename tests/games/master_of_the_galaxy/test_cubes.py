"""Cubes: drawn, allocated, cancelled, and lost to the reserve (MG-039 to MG-056, MG-097, MG-098, MG-145, MG-153)."""

import random

import pytest

import tabletop
from tabletop.games.master_of_the_galaxy import Government, Leader, Ruler
from tabletop.games.master_of_the_galaxy.testing import front, held, orbit, route, system
from tests.games.master_of_the_galaxy.small import SmallGalaxy

LEADERS = {kind.name for kind in SmallGalaxy.cards if issubclass(kind, Leader)}
ALLOCATE, USE = "What do you do with your cubes?", "What do you do with your cards?"


class Miners(Government, receive=("B*",), draws=("commerce",), copies=2):
    """Receive a commerce card for a cube that is lost."""


class Beggar(Leader, needs=(), copies=2):
    """Discard: take three cubes from the reserve."""

    async def on_discard(self, you: Ruler) -> None:
        await you.take_cubes(3)


class MinedGalaxy(SmallGalaxy):
    """The small galaxy with a receive project whose slot is irretrievable, and a leader that takes cubes."""

    id = "master-mined"
    title = "Master of the Galaxy, with mines"
    cards = (*SmallGalaxy.cards, Miners, Beggar)


# ------------------------------------------------------------------------------------------------ Phase 1


@pytest.mark.rule("MG-039")
def test_three_cubes_are_drawn_from_the_bag(small):
    """
    Of six cubes in the bag three are drawn, and three stay there.
    """
    with small(Ann={"bag": "RRBBYK"}, phase="start", chance=[0, 0, 0]) as scene:
        scene["Ann"].is_asked(ALLOCATE)

        assert scene["Ann"].pool("drawn") == {"RED": 2, "BLUE": 1}
        assert scene["Ann"].pool("bag") == {"BLUE": 1, "YELLOW": 1, "BLACK": 1}


@pytest.mark.rule("MG-039")
def test_of_a_bag_with_fewer_than_three_cubes_all_are_drawn(small):
    """
    A bag with a yellow and a black cube is emptied.
    """
    with small(Ann={"bag": "YK"}, phase="start") as scene:
        assert scene["Ann"].pool("drawn") == {"YELLOW": 1, "BLACK": 1}
        assert scene["Ann"].pool("bag") == {}


@pytest.mark.rule("MG-040")
@pytest.mark.parametrize(("chance", "drawn"), [([0, 0, 0], {"RED": 3}), ([5, 4, 3], {"BLACK": 3})])
def test_which_cubes_are_drawn_is_up_to_chance(small, chance, drawn):
    """
    Ann is not asked which cubes she draws: chance alone decides between three red and three black ones.
    """
    with small(Ann={"bag": "RRRKKK"}, phase="start", chance=chance) as scene:
        assert scene["Ann"].pool("drawn") == drawn
        assert len(scene.events("CubesDrawn")) == 1


@pytest.mark.rule("MG-040", "MG-Q49")
@pytest.mark.parametrize("seat", ["Ann", "Bob", None])
def test_everybody_may_look_into_a_bag(small, seat):
    """
    Ann, Bob and whoever looks on can count the cubes in Ann's bag.
    """
    with small(Ann={"bag": "RRBK"}) as scene:
        bags = [pool for pool in scene.view(seat).pools if (pool.name, pool.place) == ("bag", 0)]

        assert [dict(bag.supplies) for bag in bags] == [{"RED": 2, "BLUE": 1, "BLACK": 1}]


# ------------------------------------------------------------------------------------------------ the Adventurer


@pytest.mark.rule("MG-041", "MG-Q24")
def test_with_an_empty_bag_one_gains_a_leader_and_takes_the_black_cubes_back(small):
    """
    Ann gains a random leader, then the black cube of her agenda goes into the bag, and she draws it in Phase 1.

    The agenda is switched off by that, and its blue cubes stay.
    """
    ann = {"cards": [held("other", "", "", "", "BBK")], "bag": ""}
    with small(Ann=ann, phase="start", systems=[system("aura", "Ann")]) as scene:
        scene["Ann"].is_asked(ALLOCATE)

        assert scene["Ann"].zone("cards")[1] in LEADERS
        assert len(scene.events("Shuffled")) == 1
        told = [event.kind for event in scene.events() if event.kind in ("CardGained", "CubesWentHome", "CubesDrawn")]
        assert told == ["CardGained", "CubesWentHome", "CubesDrawn"]
        assert scene["Ann"].pool("drawn") == {"BLACK": 1}
        assert scene.card("other").cubes == {"BLUE": 2}
        assert scene.view("Ann").players[0].values["symbol_sources"] == ("economic: Aura",)


@pytest.mark.rule("MG-041")
def test_with_a_cube_in_the_bag_the_adventurer_stays_away(small):
    """
    With a single red cube in the bag Ann gains no leader, and her black cubes stay where they are.
    """
    ann = {"cards": [held("other", "", "", "", "BBK")], "bag": "R"}
    with small(Ann=ann, phase="start") as scene:
        assert scene["Ann"].zone("cards") == ("Other",)
        assert scene.card("other").cubes == {"BLUE": 2, "BLACK": 1}


@pytest.mark.rule("MG-041")
def test_the_black_cubes_come_back_from_conflicts_and_half_filled_projects_and_only_the_own_ones(small):
    """
    The black cube on Ann's side of a conflict and that on her half-filled agenda come back, and Bob's stays.
    """
    ann = {"cards": [held("third", "", "", "K.")], "bag": ""}
    bob = {"cards": [held("fourth"), held("reactor", "K")]}
    plot = front("plot", "rubra_rubra_first", red=("rubra_first", "Bob"), blue=("rubra", "Ann"), blue_cubes="BK")
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob")]
    with small(Ann=ann, Bob=bob, phase="start", systems=systems, fronts=[plot]) as scene:
        assert scene["Ann"].pool("drawn") == {"BLACK": 2}
        assert scene.card("plot").cubes == {"BLUE": 1}
        assert scene.card("reactor").cubes == {"BLACK": 1}


@pytest.mark.rule("MG-Q23")
def test_without_black_cubes_the_bag_stays_empty_and_it_happens_again_next_turn(small):
    """
    With no black cube on her projects Ann gains a leader, draws nothing, and gains another leader in her next turn.
    """
    ann = {"cards": [held("plain", "R")], "bag": ""}
    with small(Ann=ann, phase="start") as scene:
        scene["Ann"].is_asked(USE)

        assert len(scene["Ann"].zone("cards")) == 2
        assert scene["Ann"].pool("bag") == scene["Ann"].pool("drawn") == {}
        assert scene.card("plain").cubes == {"RED": 1}

        scene["Ann"].passes()
        scene["Bob"].picks("Return a white cube to the bag")
        scene["Bob"].passes()
        scene["Ann"].is_asked(USE)

        assert len(scene["Ann"].zone("cards")) == 3


@pytest.mark.rule("MG-Q24", "MG-097")
def test_the_adventurer_takes_a_black_cube_off_an_implemented_card_and_loses_a_starred_one(small):
    """
    Reactor is switched off by losing its black cube, which goes to the reserve because its slot is irretrievable.
    """
    ann = {"cards": [held("reactor", "K")], "bag": ""}
    with small(Ann=ann, phase="start") as scene:
        scene["Ann"].is_asked(USE)

        assert scene["Ann"].pool("bag") == {}
        assert scene.pool("box")["BLACK"] == 20
        assert scene.card("reactor").is_implemented is False
        assert scene.view("Ann").players[0].values["symbol_sources"] == ()


# ------------------------------------------------------------------------------------------------ where cubes go


@pytest.mark.rule("MG-042", "MG-043")
def test_a_cube_goes_on_a_fitting_slot_or_a_planet_or_cancels_or_is_returned(small):
    """
    A red cube fits a base, a planet and two routes; a black one a black slot and a project to cancel; what is left goes back.
    """
    ann = {"cards": [held("third", ".W")], "drawn": "RK"}
    with small(Ann=ann, systems=[system("rubra", "Ann")]) as scene:
        scene.can_pick_exactly(
            "Put a red cube on Third: base",
            "Put a red cube on Rubra: planets",
            "Put a red cube on a route from Rubra to Rubra First",
            "Put a red cube on a route from Rubra to Rubra Second",
            "Put a black cube on Third: agenda",
            "Cancel Third: base with a black cube",
            "Return a red cube and a black cube to the bag",
        )


@pytest.mark.rule("MG-042")
@pytest.mark.parametrize(("cube", "colour"), [("R", "red"), ("K", "black")])
def test_a_returned_cube_lies_in_the_bag_and_nowhere_else(small, cube, colour):
    """
    A cube of any colour that is returned goes into the bag, although it would fit on a card.
    """
    ann = {"cards": ["plain", "reactor"], "drawn": cube, "bag": ""}
    with small(Ann=ann) as scene:
        scene["Ann"].picks(f"Return a {colour} cube to the bag")

        scene["Ann"].is_asked(USE)
        assert scene["Ann"].pool("bag") == {colour.upper(): 1}
        assert scene["Ann"].pool("drawn") == {}
        assert scene.card("plain").cubes == scene.card("reactor").cubes == {}


@pytest.mark.rule("MG-042")
def test_all_cubes_that_are_left_are_returned_with_one_answer(small):
    """
    Ann puts one of four cubes on a card and returns the others at once.
    """
    with small(Ann={"cards": ["plain"], "drawn": "RRBK", "bag": ""}) as scene:
        scene["Ann"].picks("Put a red cube on Plain: base")
        scene["Ann"].picks("Return a red cube, a blue cube and a black cube to the bag")

        scene["Ann"].is_asked(USE)
        assert scene["Ann"].pool("bag") == {"RED": 1, "BLUE": 1, "BLACK": 1}
        assert scene["Ann"].pool("drawn") == {}


@pytest.mark.rule("MG-042", "MG-139")
@pytest.mark.parametrize("drawn", ["R", "RRY"])
def test_who_can_only_go_on_is_not_asked(small, drawn):
    """
    No cube of Ann's fits anywhere, and she has no card to use: her cubes are back in the bag, and Bob is asked.
    """
    bob = {"cards": ["plain"], "bag": "RRR"}
    with small(Ann={"drawn": drawn, "bag": ""}, Bob=bob, options={"stops": False}) as scene:
        scene["Bob"].is_asked(ALLOCATE)
        assert len(scene.events("CubeReturned")) == len(drawn)
        assert sum(scene["Ann"].pool("bag").values()) == len(drawn)


@pytest.mark.rule("MG-042")
def test_a_cube_that_fits_once_another_one_lies_there_is_kept_until_then(small):
    """
    No cube fits but the black one, which cancels a project; then a slot is free for the yellow one, which Ann still has.
    """
    ann = {"cards": [held("market", "Y")], "drawn": "YK", "bag": ""}
    with small(Ann=ann, options={"stops": False}) as scene:
        scene.can_pick_exactly(
            "Cancel Market: development with a black cube", "Return a yellow cube and a black cube to the bag"
        )
        scene["Ann"].picks("Cancel Market: development with a black cube")

        scene.can_pick_exactly("Put a yellow cube on Market: development", "Return a yellow cube to the bag")


@pytest.mark.rule("MG-042")
def test_phase_2_lasts_until_every_drawn_cube_is_dealt_with(small):
    """
    With two of three cubes dealt with, nothing but the third one is asked for, and Ann can't leave it.
    """
    with small(Ann={"cards": ["plain"], "drawn": "RBY"}) as scene:
        scene["Ann"].picks("Put a red cube on Plain: base")
        scene["Ann"].picks("Put a blue cube on Plain: base")

        scene["Ann"].is_asked(ALLOCATE)
        scene.can_pick_exactly("Put a yellow cube on Plain: agenda", "Return a yellow cube to the bag")


@pytest.mark.rule("MG-043")
@pytest.mark.parametrize(
    ("cube", "colour", "kinds"),
    [
        ("R", "red", ("base", "receive", "agenda")),
        ("B", "blue", ("base", "receive")),
        ("Y", "yellow", ("agenda",)),
        ("W", "white", ("agenda",)),
        ("K", "black", ()),
    ],
)
def test_a_slot_takes_only_a_cube_of_its_colour(small, cube, colour, kinds):
    """
    Of the projects of Plain (base red and blue, receive red or blue, agenda red, yellow and white) each takes its colours.
    """
    with small(Ann={"cards": ["plain"], "drawn": cube}) as scene:
        fitting = [f"Put a {colour} cube on Plain: {kind}" for kind in kinds]
        scene.can_pick_exactly(*fitting, f"Return a {colour} cube to the bag")


@pytest.mark.rule("MG-043")
def test_a_filled_slot_takes_no_further_cube(small):
    """
    With a red cube on the red slot of Plain's base, another red one fits only elsewhere.
    """
    with small(Ann={"cards": [held("plain", "R")], "drawn": "R"}) as scene:
        scene.can_pick("Put a red cube on Plain: agenda")
        scene.cannot_pick("Put a red cube on Plain: base")


@pytest.mark.rule("MG-044")
def test_cubes_of_one_turn_go_on_several_projects_and_an_older_one_may_wait(small):
    """
    Ann puts one cube each on a base, an agenda and a development, and completes the one that she began last.
    """
    ann = {"cards": [held("plain", "", "", "B"), "lab"], "drawn": "RYB"}
    with small(Ann=ann, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a red cube on Plain: base")
        scene["Ann"].picks("Put a yellow cube on Plain: agenda")
        scene["Ann"].picks("Put a blue cube on Lab: development")
        scene["Ann"].picks("Idle")

        assert scene.card("lab").is_implemented is True
        assert scene.card("plain").cubes == {"RED": 1, "YELLOW": 1, "BLUE": 1}


@pytest.mark.rule("MG-045")
def test_slots_are_filled_in_any_order(small):
    """
    The last slot of an agenda may be filled before the first and the second.
    """
    with small(Ann={"cards": ["plain"], "drawn": "YW"}) as scene:
        scene["Ann"].picks("Put a white cube on Plain: agenda")
        scene["Ann"].picks("Put a yellow cube on Plain: agenda")

        assert scene.card("plain").filled.endswith(".YW")


@pytest.mark.rule("MG-046")
def test_no_cube_goes_on_an_opponents_project(small):
    """
    Bob's species, development, route, planets and side of a conflict offer nothing to Ann's red cube.
    """
    invasion = front("invasion", "rubra_rubra_first", red=("rubra", "Bob"), blue=("rubra_first", "Cid"))
    systems = [system("rubra", "Bob"), system("rubra_first", "Cid")]
    tracks = [route("rubra_rubra_second", "Bob", "rubra", "R")]
    with small(
        Ann={"drawn": "R"}, Bob=["plain", held("bank", "Y")], Cid=[], systems=systems, tracks=tracks, fronts=[invasion]
    ) as scene:
        scene.can_pick_exactly("Return a red cube to the bag")


@pytest.mark.rule("MG-047")
def test_a_project_is_complete_when_all_its_slots_are_filled_and_not_before(small):
    """
    Two cubes on three slots of an agenda bring no symbols, and the third brings both.
    """
    for drawn, symbols in (("Y", ()), ("YW", ("cultural: Plain", "cultural: Plain"))):
        with small(Ann={"cards": [held("plain", "", "", "", "R")], "drawn": drawn}) as scene:
            scene["Ann"].picks("Put a yellow cube on Plain: agenda")
            if "W" in drawn:
                scene["Ann"].picks("Put a white cube on Plain: agenda")

            scene["Ann"].is_asked(USE)
            assert scene.view("Ann").players[0].values["symbol_sources"] == symbols


# ------------------------------------------------------------------------------------------------ rewards


@pytest.mark.rule("MG-048", "MG-Q22")
def test_rewards_come_when_all_cubes_are_dealt_with_in_the_order_that_one_likes(small):
    """
    A base and a development are completed, and nothing comes of them until the last cube is returned; then Ann chooses.
    """
    ann = {"cards": [held("plain", "R"), "lab"], "drawn": "BBY"}
    with small(Ann=ann, leader_deck=["idle"], systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks("Put a blue cube on Plain: base")
        scene["Ann"].picks("Put a blue cube on Lab: development")

        scene["Ann"].is_asked(ALLOCATE)
        scene.did_not_happen("Constructed")
        scene.did_not_happen("Implemented")
        assert scene.card("lab").is_implemented is False
        assert scene.card("plain").cubes == {"RED": 1, "BLUE": 1}

        scene["Ann"].picks("Return a yellow cube to the bag")
        scene["Ann"].is_asked("Which reward comes next?")
        scene.can_pick_exactly("Plain: base", "Lab: development")
        scene["Ann"].picks("Lab: development")
        scene["Ann"].picks("Idle")

        told = [event.kind for event in scene.events() if event.kind in ("Constructed", "Implemented")]
        assert told == ["Implemented", "Constructed"]


@pytest.mark.rule("MG-048")
def test_everything_completed_in_the_phase_is_rewarded(small):
    """
    A planet, an agenda and a route are completed with three cubes, and all three are rewarded.
    """
    ann = {"cards": [held("plain", "", "", "", ".YW")], "drawn": "RRR", "bag": ""}
    tracks = [route("rubra_rubra_first", "Ann", "rubra", "R")]
    with small(Ann=ann, systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene["Ann"].picks("Put a red cube on Rubra: planets")
        scene["Ann"].picks("Put a red cube on Plain: agenda")
        scene["Ann"].picks("Put a red cube on Route Rubra–Rubra First")
        scene["Ann"].picks("Route Rubra–Rubra First")
        scene["Ann"].picks("Plain: agenda")

        told = [event.kind for event in scene.events()]
        assert [kind for kind in told if kind in ("RouteCompleted", "AgendaFulfilled", "PlanetSettled")] == [
            "RouteCompleted",
            "AgendaFulfilled",
            "PlanetSettled",
        ]


@pytest.mark.rule("MG-048", "MG-160")
@pytest.mark.parametrize(
    ("card", "projects", "symbol"),
    [("Fourth", ("", "", "W"), "diplomatic: Fourth"), ("Dreamers", ("W",), "cultural: Dreamers")],
)
def test_a_fulfilled_agenda_gives_its_symbols_only_at_the_end_of_the_phase(small, card, projects, symbol):
    """
    The agenda of a species, or a government, gives no symbol while Ann still has a cube to deal with.
    """
    with small(Ann={"cards": [held(card.lower(), *projects)], "drawn": "WB"}) as scene:
        scene["Ann"].picks(f"Put a white cube on {card}: agenda")
        assert scene.view("Ann").players[0].values["symbol_sources"] == ()

        scene["Ann"].picks("Return a blue cube to the bag")

        assert scene.view("Ann").players[0].values["symbol_sources"] == (symbol,)


@pytest.mark.rule("MG-Q22")
def test_a_base_and_a_route_finished_now_serve_at_once(small):
    """
    A base constructed in this phase is placed over a route that was completed in this phase, after all rewards.
    """
    ann = {"cards": [held("plain", "R")], "drawn": "BB"}
    tracks = [route("rubra_rubra_first", "Ann", "rubra", "B")]
    with small(Ann=ann, systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene["Ann"].picks("Put a blue cube on Plain: base")
        scene["Ann"].picks("Put a blue cube on Route Rubra–Rubra First")
        scene["Ann"].picks("Plain: base")

        scene["Ann"].is_asked("Which base do you place?")
        scene.can_pick("Place the base of Plain in Rubra First")
        scene.happened("RouteCompleted")


@pytest.mark.rule("MG-Q22")
def test_a_card_drawn_as_a_reward_can_be_discarded_for_its_ability_in_the_same_turn(small):
    """
    Giver, drawn for a development, is discarded in the Phase 3 that follows and brings two blue cubes.
    """
    with small(Ann={"cards": ["lab"], "drawn": "B", "bag": ""}, leader_deck=["giver"]) as scene:
        scene["Ann"].picks("Put a blue cube on Lab: development")
        scene["Ann"].picks("Giver")
        scene["Ann"].picks("Discard Giver")

        assert scene["Ann"].pool("bag") == {"BLUE": 2}


@pytest.mark.rule("MG-Q22")
def test_a_card_drawn_as_a_reward_takes_no_cube_in_the_same_phase(small):
    """
    The leader that a development brings comes when all cubes are dealt with, so that its operation waits for the next turn.
    """
    with small(Ann={"cards": ["lab"], "drawn": "BR"}, leader_deck=["thief"]) as scene:
        scene["Ann"].picks("Put a blue cube on Lab: development")

        scene.can_pick_exactly("Return a red cube to the bag")
        scene["Ann"].picks("Return a red cube to the bag")
        scene["Ann"].picks("Thief")
        scene["Ann"].is_asked(USE)


# ------------------------------------------------------------------------------------------------ black cubes


@pytest.mark.rule("MG-050", "MG-055")
def test_a_black_cube_cancels_a_project_and_all_cubes_go_into_the_bag(small):
    """
    Two cubes of Plain's agenda and the black cube lie in the bag then, where nothing can be done with the black one.
    """
    ann = {"cards": [held("plain", "R", "", "", "RY")], "drawn": "KW", "bag": ""}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Cancel Plain: agenda with a black cube")

        scene.can_pick_exactly("Put a white cube on Plain: agenda", "Return a white cube to the bag")
        assert scene["Ann"].pool("bag") == {"RED": 1, "YELLOW": 1, "BLACK": 1}
        assert scene["Ann"].pool("drawn") == {"WHITE": 1}
        assert scene.card("plain").cubes == {"RED": 1}


@pytest.mark.rule("MG-050")
def test_a_black_cube_cancels_any_of_the_own_projects_and_none_of_another(small):
    """
    Base, receive project, agenda, development, operation, route and side of a conflict are on offer, Bob's things are not.
    """
    ann = {"cards": [held("plain", "R", "R", "", "R"), held("lab", "B"), held("thief", "R"), "market"], "drawn": "K"}
    bob = [held("other", "Y"), held("bank", "Y")]
    invasion = front(
        "invasion", "rubra_rubra_second", red=("rubra", "Ann"), blue=("rubra_second", "Bob"), red_cubes="R",
        blue_cubes="B",
    )  # fmt: skip
    tracks = [route("rubra_rubra_first", "Ann", "rubra", "R")]
    systems = [system("rubra", "Ann"), system("rubra_second", "Bob")]
    with small(Ann=ann, Bob=bob, systems=systems, tracks=tracks, fronts=[invasion]) as scene:
        cancelled = ["Plain: base", "Plain: receive", "Plain: agenda", "Lab: development", "Thief: covert operation"]
        cancelled += ["Route Rubra–Rubra First", "Invasion: red side"]
        scene.can_pick_exactly(
            *[f"Cancel {project} with a black cube" for project in cancelled],
            "Return a black cube to the bag",
            "Propose to stop Invasion",
        )


@pytest.mark.rule("MG-051", "MG-097")
def test_a_cancelled_project_loses_the_cubes_on_irretrievable_slots(small):
    """
    The white cube on the starred slot of Plain's agenda goes to the reserve, and the yellow one into the bag.
    """
    ann = {"cards": [held("plain", "", "", "", ".YW")], "drawn": "K", "bag": ""}
    with small(Ann=ann) as scene:
        reserve = scene.pool("box")["WHITE"]
        scene["Ann"].picks("Cancel Plain: agenda with a black cube")

        assert scene["Ann"].pool("bag") == {"YELLOW": 1, "BLACK": 1}
        assert scene.pool("box")["WHITE"] == reserve + 1


@pytest.mark.rule("MG-052")
def test_without_a_black_cube_no_project_is_cancelled(small):
    """
    Neither with a drawn red cube, nor with a black one that is only in the bag, nor in Phase 3 Ann can cancel her base.
    """
    with small(Ann={"cards": [held("plain", "R")], "drawn": "R", "bag": "K"}) as scene:
        scene.cannot_pick("Cancel Plain: base with a black cube")
        scene["Ann"].picks("Return a red cube to the bag")

        scene["Ann"].is_asked(USE)
        scene.cannot_pick("Cancel Plain: base with a black cube")
        assert scene.card("plain").cubes == {"RED": 1}


@pytest.mark.rule("MG-053")
def test_planets_cannot_be_cancelled(small):
    """
    A settled planet offers nothing to a black cube.
    """
    with small(Ann={"drawn": "K"}, systems=[system("rubra", "Ann", planets="R")]) as scene:
        scene.can_pick_exactly("Return a black cube to the bag")


@pytest.mark.rule("MG-054")
def test_cancelling_the_own_side_of_a_conflict_leaves_the_card_and_the_other_side(small):
    """
    Ann's red cube goes back into her bag, Bob's blue one and the card stay on the board, and Ann may begin anew.
    """
    invasion = front(
        "invasion", "rubra_rubra_first", red=("rubra", "Ann"), blue=("rubra_first", "Bob"), red_cubes="R",
        blue_cubes="B",
    )  # fmt: skip
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob")]
    with small(Ann={"drawn": "KR", "bag": ""}, systems=systems, fronts=[invasion]) as scene:
        scene["Ann"].picks("Cancel Invasion: red side with a black cube")

        assert scene["Ann"].pool("bag") == {"RED": 1, "BLACK": 1}
        assert scene.zone("fronts") == ("Invasion",)
        assert scene.card("invasion").cubes == {"BLUE": 1}
        scene.can_pick("Put a red cube on Invasion: red side")


@pytest.mark.rule("MG-055")
def test_each_black_cube_cancels_one_project(small):
    """
    With two black cubes Ann cancels one project and fills a black slot with the second: the first can't be used again.
    """
    ann = {"cards": [held("plain", "R"), held("lab", "B"), "reactor"], "drawn": "KK", "bag": ""}
    with small(Ann=ann, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Cancel Lab: development with a black cube")
        scene["Ann"].picks("Put a black cube on Reactor: development")
        scene["Ann"].picks("Idle")

        scene["Ann"].is_asked(USE)
        assert scene["Ann"].pool("bag") == {"BLUE": 1, "BLACK": 1}
        assert scene.card("plain").cubes == {"RED": 1}


@pytest.mark.rule("MG-056")
def test_black_cubes_fill_black_slots(small):
    """
    Two black cubes fulfil an agenda with two black slots.
    """
    with small(Ann={"cards": ["third"], "drawn": "KK"}) as scene:
        scene["Ann"].picks("Put a black cube on Third: agenda")
        scene["Ann"].picks("Put a black cube on Third: agenda")

        assert scene.card("third").cubes == {"BLACK": 2}
        assert scene.view("Ann").players[0].values["symbol_sources"] == ("economic: Third",)


@pytest.mark.rule("MG-Q36")
def test_a_black_cube_from_the_bag_fills_no_slot(small):
    """
    With black cubes only in the bag, a black slot can't be filled: cubes come from those drawn this turn.
    """
    with small(Ann={"cards": ["third"], "drawn": "Y", "bag": "KK"}) as scene:
        scene.can_pick_exactly("Return a yellow cube to the bag")


@pytest.mark.rule("MG-Q04")
def test_a_cube_placed_this_turn_can_be_cancelled_in_the_same_phase(small):
    """
    Ann puts a red cube on a base and takes it back with a black one.
    """
    with small(Ann={"cards": ["plain"], "drawn": "RK", "bag": ""}) as scene:
        scene["Ann"].picks("Put a red cube on Plain: base")
        scene["Ann"].picks("Cancel Plain: base with a black cube")

        assert scene["Ann"].pool("bag") == {"RED": 1, "BLACK": 1}
        assert scene.card("plain").cubes == {}


@pytest.mark.rule("MG-Q04")
def test_a_project_completed_and_cancelled_in_the_same_phase_gives_no_reward(small):
    """
    Lab is completed and cancelled: no leader is drawn for it, and it gives no symbol.
    """
    with small(Ann={"cards": ["lab"], "drawn": "BK", "bag": ""}, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a blue cube on Lab: development")
        scene["Ann"].picks("Cancel Lab: development with a black cube")

        scene["Ann"].is_asked(USE)
        scene.did_not_happen("Implemented")
        assert scene["Ann"].zone("cards") == ("Lab",)


@pytest.mark.rule("MG-Q04")
def test_a_project_cancelled_and_completed_again_in_the_same_phase_gives_one_reward(small):
    """
    Lab is completed, cancelled and completed with another cube: one leader is drawn.
    """
    with small(Ann={"cards": ["lab"], "drawn": "BBK", "bag": ""}, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a blue cube on Lab: development")
        scene["Ann"].picks("Cancel Lab: development with a black cube")
        scene["Ann"].picks("Put a blue cube on Lab: development")
        scene["Ann"].picks("Idle")

        scene["Ann"].is_asked(USE)
        assert len(scene.events("Implemented")) == 1


# ------------------------------------------------------------------------------------------------ irretrievable slots


@pytest.mark.rule("MG-097")
def test_a_starred_cube_is_lost_when_a_receive_project_returns_its_cubes():
    """
    The blue cube on the starred slot of Miners goes to the reserve when the project is completed.
    """
    with orbit(MinedGalaxy, Ann={"cards": ["miners"], "drawn": "B", "bag": ""}, commerce_deck=["market"]) as scene:
        scene["Ann"].picks("Put a blue cube on Miners: receive")
        scene["Ann"].picks("Market")

        assert scene["Ann"].pool("bag") == {}
        assert scene.pool("box")["BLUE"] == 45


@pytest.mark.rule("MG-097")
def test_a_starred_cube_is_lost_when_its_card_is_discarded(small):
    """
    Of the two white cubes on Dreamers one comes back into the bag, and the one of the starred slot does not.
    """
    with small(Ann={"cards": [held("dreamers", "WW")], "bag": ""}, Bob={"bag": ""}) as scene:
        scene["Ann"].picks("Discard Dreamers")

        assert scene["Ann"].pool("bag") == {"WHITE": 1}
        assert scene.pool("box")["WHITE"] == 44


@pytest.mark.rule("MG-097")
def test_a_starred_cube_is_lost_when_a_conflict_ends(small):
    """
    Ann's red cube comes back from a cancelled conflict, and Bob's blue one on a starred slot does not.
    """
    invasion = front(
        "invasion", "rubra_rubra_first", red=("rubra", "Ann"), blue=("rubra_first", "Bob"), red_cubes="R",
        blue_cubes=".B",
    )  # fmt: skip
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob")]
    with small(Ann={"cards": ["peacemaker"], "bag": ""}, Bob={"bag": ""}, systems=systems, fronts=[invasion]) as scene:
        scene["Ann"].picks("Discard Peacemaker")

        assert scene["Bob"].pool("bag") == {}
        assert scene["Ann"].pool("bag") == {"RED": 1}
        assert scene.pool("box")["BLUE"] == 45


@pytest.mark.rule("MG-098")
def test_a_stolen_starred_cube_goes_into_the_thiefs_bag(small):
    """
    Ann's operation steals the blue cube from the starred slot of Bob's Bank: it lies in her bag.
    """
    ann = {"cards": [held("thief", "R")], "drawn": "R", "bag": ""}
    with small(Ann=ann, Bob={"cards": [held("bank", ".B")]}) as scene:
        scene["Ann"].picks("Put a red cube on Thief: covert operation")

        assert scene["Ann"].pool("bag") == {"RED": 2, "BLUE": 1}
        assert scene.card("bank").cubes == {}


@pytest.mark.rule("MG-098")
def test_the_winner_of_a_conflict_takes_a_starred_cube_into_the_own_bag(small):
    """
    Ann's loot is the white cube from the starred slot of Bob's agenda: it lies in her bag.
    """
    plot = front(
        "plot", "rubra_rubra_first", red=("rubra_first", "Bob"), blue=("rubra", "Ann"), blue_cubes="B"
    )  # fmt: skip
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob")]
    bob = {"cards": [held("plain", "", "", "", "..W")]}
    with small(Ann={"drawn": "K", "bag": ""}, Bob=bob, systems=systems, fronts=[plot]) as scene:
        scene["Ann"].picks("Put a black cube on Plot: blue side")

        assert scene["Ann"].pool("bag") == {"BLUE": 1, "BLACK": 1, "WHITE": 1}


# ------------------------------------------------------------------------------------------------ the reserve


@pytest.mark.rule("MG-145")
def test_no_black_cube_is_taken_for_discarded_cards(small):
    """
    For a discarded card Ann takes a cube of any colour but black.
    """
    with small(Ann={"cards": ["idle"], "bag": ""}) as scene:
        scene["Ann"].picks("Discard Idle")
        scene["Ann"].passes()

        scene.can_pick_exactly("red", "blue", "yellow", "white")
        scene["Ann"].picks("red")


@pytest.mark.rule("MG-145", "MG-153")
@pytest.mark.parametrize("card", ["Idle", "Beggar"])
def test_with_only_black_cubes_in_the_reserve_nothing_is_taken(card):
    """
    Neither the discard of a card nor its ability brings a black cube, even if there is no other one.
    """
    ann = {"cards": [card.lower()], "bag": "R" * 45 + "B" * 45}
    with orbit(MinedGalaxy, Ann=ann, Bob={"bag": "Y" * 45 + "W" * 45}) as scene:
        scene["Ann"].picks(f"Discard {card}")
        scene["Ann"].passes()

        scene["Bob"].is_asked(ALLOCATE)
        assert scene["Ann"].pool("bag") == {"RED": 45, "BLUE": 45}
        assert scene.pool("box")["BLACK"] == 20


@pytest.mark.rule("MG-145")
def test_a_conflict_with_a_neutral_system_brings_no_black_cube(small):
    """
    The cube that Plot brings against a neutral system is of any colour but black.
    """
    plot = front("plot", "rubra_rubra_first", red=("rubra_first", None), blue=("rubra", "Ann"), blue_cubes="B")
    with small(Ann={"drawn": "K", "bag": ""}, systems=[system("rubra", "Ann")], fronts=[plot]) as scene:
        scene["Ann"].picks("Put a black cube on Plot: blue side")
        scene["Ann"].declines()

        scene.can_pick_exactly("red", "blue", "yellow", "white")
        scene["Ann"].picks("red")


@pytest.mark.rule("MG-153")
def test_all_gains_stop_at_what_the_reserve_holds():
    """
    With two blue cubes and nothing else of a colour left, Ann takes two where three are named, and nothing for the discard.
    """
    ann = {"cards": ["beggar"], "bag": "R" * 45 + "B" * 43}
    with orbit(MinedGalaxy, Ann=ann, Bob={"bag": "Y" * 45 + "W" * 45}) as scene:
        scene["Ann"].picks("Discard Beggar")
        scene["Ann"].passes()

        scene["Bob"].is_asked(ALLOCATE)
        assert scene["Ann"].pool("bag") == {"RED": 45, "BLUE": 45}


@pytest.mark.rule("MG-153")
def test_a_cube_that_is_lost_to_the_reserve_can_be_taken_again(small):
    """
    All white cubes are in use; when the one on an irretrievable slot is lost, Ann may take a white one for a discard.
    """
    ann = {"cards": [held("plain", "", "", "", "..W"), "idle"], "drawn": "K", "bag": ""}
    with small(Ann=ann, Bob={"bag": "W" * 44}) as scene:
        assert "WHITE" not in scene.pool("box")

        scene["Ann"].picks("Cancel Plain: agenda with a black cube")
        scene["Ann"].picks("Discard Idle")
        scene["Ann"].passes()
        scene["Ann"].picks("white")

        assert scene["Ann"].pool("bag") == {"BLACK": 1, "WHITE": 1}
        assert "WHITE" not in scene.pool("box")


def test_options_point_at_what_they_are_about(small):
    """
    A cube points at where it would go, one that begins a route also at where that departs, and a discard at its card.
    """

    def pointed_at(scene):
        view = scene.match.view(0)
        return {
            one.label: [view.cards[card].name for card in one.cards]
            for one in view.decision.options
            if one.label != "Pass"
        }

    with small(Ann={"cards": ["plain"], "drawn": "K"}, systems=[system("rubra", "Ann", planets="RRR")]) as scene:
        assert pointed_at(scene) == {"Return a black cube to the bag": []}
    with small(
        Ann={"cards": [held("plain", "R")], "drawn": "RK"}, systems=[system("rubra", "Ann", planets="RRR")]
    ) as scene:
        found = pointed_at(scene)
        assert found["Put a red cube on a route from Rubra to Rubra First"] == ["Rubra–Rubra First", "Rubra"]
        assert found["Cancel Plain: base with a black cube"] == ["Plain"]
    with small(Ann=["idle"]) as scene:
        assert pointed_at(scene) == {"Discard Idle": ["Idle"]}


@pytest.mark.rule("MG-042")
def test_cubes_that_go_back_can_be_dragged_into_the_bag(small):
    """
    All that are left, from where they lie.
    """
    with small(Ann={"drawn": "RY", "bag": ""}) as scene:
        (back,) = [one for one in scene.view("Ann").decision.options if one.label.startswith("Return")]

        assert [target.of for target in back.targets] == ["0.bag"]
        assert (back.puts.what.of, back.puts.to.of) == ("0.drawn", "0.bag")


def test_whoever_points_at_a_card_where_no_cube_goes_is_told_what_is_in_the_way():
    """
    Of systems and tracks where one has no base, of projects of others, and of complete ones; it is never just not on offer.
    """
    match, dice, told = tabletop.new("master-of-the-galaxy", seats=["Ann", "Bob"], seed=1), random.Random(1), set()
    while match.number < 250:
        decision = match.decision
        if decision.kind == "allocate":
            told |= {str(match.why_not(card)) for card in match.view(decision.seat).cards}
        match.answer(dice.sample(range(len(decision.options)), decision.at_least or decision.at_most))

    assert "Nothing like that could be chosen here." not in told
    assert told > {
        "You have a base at neither end of it.",
        "You have no base there.",
        "That is not your project.",
        "None of your cubes fits there.",
    }
