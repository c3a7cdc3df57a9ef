"""Conflicts: placed on tracks, led, and won (MG-112 to MG-131, MG-054, MG-026)."""

import pytest

from tabletop.games.master_of_the_galaxy import Conflict
from tabletop.games.master_of_the_galaxy.testing import front, held, orbit, route, system
from tabletop.testing import laid
from tests.games.master_of_the_galaxy.small import SmallGalaxy

FIRST, SECOND = "rubra_rubra_first", "rubra_rubra_second"
FIRST_HUB, SECOND_HUB = "rubra_first_hub", "rubra_second_hub"
ANN, BOB, NEUTRAL = ("rubra", "Ann"), ("rubra_first", "Bob"), ("rubra_first", None)
#: Ann sits in Rubra, and Bob beside her in Rubra First.
NEIGHBOURS = (system("rubra", "Ann"), system("rubra_first", "Bob"))
#: Ann sits in Rubra, and nobody in Rubra First.
ALONE = (system("rubra", "Ann"),)


class Coup(
    Conflict, symbol="diplomatic", loot=0, red="R", red_objective="take government",
    blue="B", blue_objective="discard government", copies=2,
):  # fmt: skip
    """Red takes a government, blue has one discarded."""


class Sack(
    Conflict, symbol="diplomatic", loot=0, red="R", red_objective="take development",
    blue="B", blue_objective="discard commerce", copies=2,
):  # fmt: skip
    """Red takes a development, blue has a commerce card discarded."""


class GalaxyOfCoups(SmallGalaxy):
    """The small galaxy with conflicts that bring cards and no loot."""

    id = "master-coups"
    title = "Master of the Galaxy, one with coups"
    cards = (*SmallGalaxy.cards, Coup, Sack)


def fights(conflict, *, red=0, blue=1, **told):
    """Lay a conflict of that galaxy between the players who have Rubra (Ann) and Rubra First (Bob), Ann on one side."""
    ends = ("rubra", "rubra_first") if red == 0 else ("rubra_first", "rubra")
    lies = laid(
        conflict, on=FIRST, red_system=ends[0], blue_system=ends[1], red_seat=red, blue_seat=blue, placed_by=0
    )  # fmt: skip
    return orbit(GalaxyOfCoups, systems=NEIGHBOURS, fronts=[lies], **told)


def symbols(scene, name, which):
    """Count how many symbols of a kind a player has."""
    values = scene.view(name).players[scene.match.seats.index(name)].values["supremacy"]
    return dict(zip(values[::2], values[1::2], strict=True))[which]


def kinds(scene, *wanted):
    """List the kinds of what happened, but only those that are asked about."""
    return [event.kind for event in scene.events() if event.kind in wanted]


# ------------------------------------------------------------------------------------------------ placing


@pytest.mark.rule("MG-112", "MG-131")
def test_any_number_of_conflicts_may_be_placed_in_a_phase(small):
    """
    Ann places two conflicts, one after the other, and is still asked what else she does.
    """
    with small(Ann=["invasion", "heist", "idle"], systems=[*NEIGHBOURS, system("rubra_second", "Bob")]) as scene:
        scene["Ann"].picks("Place Invasion on the board")
        scene["Ann"].picks("Red faces Rubra, blue faces Rubra First")
        scene["Ann"].picks("Place Heist on the board")
        scene["Ann"].picks("Red faces Rubra Second, blue faces Rubra")

        scene["Ann"].is_asked("What do you do with your cards?")
        assert set(scene.zone("fronts")) == {"Invasion", "Heist"}
        assert scene["Ann"].zone("cards") == ("Idle",)


@pytest.mark.rule("MG-112")
def test_conflicts_are_not_placed_while_cubes_are_allocated(small):
    """
    In Phase 2 Ann can't place her conflict, and in Phase 3 she can.
    """
    with small(Ann={"cards": ["invasion"], "drawn": "W"}, systems=NEIGHBOURS) as scene:
        scene.cannot_pick("Place Invasion on the board")
        scene["Ann"].picks("Return a white cube to the bag")

        scene.can_pick("Place Invasion on the board", "Discard Invasion")


@pytest.mark.rule("MG-116")
def test_a_conflict_that_is_not_on_the_board_takes_no_cubes(small):
    """
    Ann's Invasion lies before her, and her red cube does not fit on it.
    """
    with small(Ann={"cards": ["invasion"], "drawn": "R"}, systems=NEIGHBOURS) as scene:
        scene.cannot_pick("Put a red cube on Invasion: red side")


@pytest.mark.rule("MG-112")
def test_placing_a_conflict_is_optional(small):
    """
    Ann passes with a conflict in front of her, and keeps it.
    """
    with small(Ann=["invasion"], systems=NEIGHBOURS) as scene:
        scene["Ann"].passes()

        scene["Bob"].is_asked()
        assert scene["Ann"].zone("cards") == ("Invasion",)
        assert scene.zone("fronts") == ()


@pytest.mark.rule("MG-113", "MG-114")
def test_a_conflict_lies_between_an_own_system_and_a_foreign_or_neutral_neighbour(small):
    """
    From Rubra Ann reaches Bob's Rubra First and neutral Rubra Second, either way round, but not Hub behind them.
    """
    with small(Ann=["invasion"], systems=NEIGHBOURS) as scene:
        scene["Ann"].picks("Place Invasion on the board")

        scene.can_pick_exactly(
            "Red faces Rubra, blue faces Rubra First",
            "Red faces Rubra First, blue faces Rubra",
            "Red faces Rubra, blue faces Rubra Second",
            "Red faces Rubra Second, blue faces Rubra",
        )
        scene["Ann"].picks("Red faces Rubra, blue faces Rubra First")


@pytest.mark.rule("MG-113")
def test_no_conflict_is_placed_between_own_systems_or_against_a_black_hole(small):
    """
    With Rubra First her own and Rubra Second devoured, Ann can only fight about Hub, from Rubra First.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Ann"), system("rubra_second", hole=True)]
    with small(Ann=["invasion"], systems=systems) as scene:
        scene["Ann"].picks("Place Invasion on the board")

        scene.can_pick_exactly("Red faces Rubra First, blue faces Hub", "Red faces Hub, blue faces Rubra First")
        scene["Ann"].picks("Red faces Hub, blue faces Rubra First")


@pytest.mark.rule("MG-113")
@pytest.mark.parametrize(
    "systems", [(), (system("rubra", "Ann"), system("rubra_first", hole=True), system("rubra_second", hole=True))]
)
def test_without_a_track_for_it_a_conflict_can_only_be_discarded(small, systems):
    """
    Without a system, or without a neighbour who could be attacked, Ann can't place her conflict, and is told why.
    """
    with small(Ann=["invasion"], systems=systems) as scene:
        scene.can_pick_exactly("Discard Invasion", "Pass")
        told = scene.why_not("Place Invasion on the board")
        assert told == "There is no system next to yours that could be attacked."


@pytest.mark.rule("MG-114", "MG-116")
@pytest.mark.parametrize(
    ("faces", "anns", "bobs"),
    [
        ("Red faces Rubra, blue faces Rubra First", ("yellow", "red"), ("white", "blue")),
        ("Red faces Rubra First, blue faces Rubra", ("white", "blue"), ("yellow", "red")),
    ],
)
def test_who_places_a_conflict_says_which_side_faces_which_system(small, faces, anns, bobs):
    """
    From the next turns on Bob, and then Ann, put cubes on the side that faces their system, and only there.
    """
    ann, bob = {"cards": ["heist"], "bag": "YW"}, {"bag": "YW"}
    with small(Ann=ann, Bob=bob, systems=NEIGHBOURS) as scene:
        scene["Ann"].picks("Place Heist on the board")
        scene["Ann"].picks(faces)
        scene["Ann"].passes()
        scene.cannot_pick(f"Put a {anns[0]} cube on Heist: {anns[1]} side")
        scene["Bob"].picks(f"Put a {bobs[0]} cube on Heist: {bobs[1]} side")
        scene["Bob"].picks(f"Return a {anns[0]} cube to the bag")
        scene["Bob"].passes()

        scene.can_pick(f"Put a {anns[0]} cube on Heist: {anns[1]} side")
        scene.cannot_pick(f"Put a {bobs[0]} cube on Heist: {bobs[1]} side")


@pytest.mark.rule("MG-116")
def test_nobody_puts_cubes_on_a_conflict_in_the_phase_in_which_it_is_placed(small):
    """
    Right after placing it Ann is only offered to stop it again or to pass.
    """
    with small(Ann={"cards": ["invasion"], "bag": "RR"}, systems=NEIGHBOURS) as scene:
        scene["Ann"].picks("Place Invasion on the board")
        scene["Ann"].picks("Red faces Rubra, blue faces Rubra First")

        scene.can_pick_exactly("Propose to stop Invasion", "Pass")


@pytest.mark.rule("MG-116")
def test_who_owns_neither_system_puts_no_cubes_on_a_conflict(small):
    """
    Cid has cubes of all colours, and can't put one on the conflict of Ann and Bob.
    """
    fronts = [front("invasion", FIRST, ANN, BOB)]
    with small(Bob={"bag": ""}, Cid={"drawn": "RB"}, systems=NEIGHBOURS, fronts=fronts, active=2) as scene:
        scene.can_pick_exactly("Return a red cube and a blue cube to the bag")


@pytest.mark.rule("MG-115", "MG-Q12")
@pytest.mark.parametrize("cubes", ["R", "RR"])
def test_the_route_on_the_track_of_a_conflict_comes_back(small, cubes):
    """
    A route from Rubra to neutral Rubra First returns to Ann's bag when she places a conflict there, complete or not.
    """
    tracks = [route(FIRST, "Ann", "rubra", cubes)]
    with small(Ann={"cards": ["invasion"], "bag": ""}, systems=ALONE, tracks=tracks) as scene:
        scene["Ann"].picks("Place Invasion on the board")
        scene["Ann"].picks("Red faces Rubra, blue faces Rubra First")

        assert scene["Ann"].pool("bag") == {"RED": len(cubes)}
        assert scene.card(FIRST).filled == ""
        assert scene.card(FIRST).controller is None


@pytest.mark.rule("MG-Q13")
def test_routes_on_other_tracks_to_a_neutral_system_stay_when_it_is_attacked(small):
    """
    A conflict about Hub on one track leaves Bob's route and Ann's other one alone.
    """
    systems = [system("rubra_first", "Ann"), system("rubra_second", "Ann"), system("caela_first", "Bob")]
    tracks = [route("caela_first_hub", "Bob", "caela_first", "RRR"), route(SECOND_HUB, "Ann", "rubra_second", "Y")]
    with small(Ann={"cards": ["invasion"], "bag": ""}, systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks("Place Invasion on the board")
        scene["Ann"].picks("Red faces Rubra First, blue faces Hub")

        assert scene.card("caela_first_hub").filled == "RRR"
        assert scene.card(SECOND_HUB).filled == "Y.."
        assert scene["Ann"].pool("bag") == {}


@pytest.mark.rule("MG-Q13")
def test_routes_to_a_neutral_system_come_back_when_a_conflict_has_it_claimed(small):
    """
    When Ann wins Hub and puts a base there, Bob takes his route to it back.
    """
    systems = [system("rubra_first", "Ann"), system("caela_first", "Bob")]
    fronts = [front("kidnapping", FIRST_HUB, ("rubra_first", "Ann"), ("hub", None), red_cubes="R")]
    tracks = [route("caela_first_hub", "Bob", "caela_first", "RRR")]
    ann, bob = {"drawn": "R"}, {"bag": ""}
    with small(Ann=ann, Bob=bob, systems=systems, tracks=tracks, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a red cube on Kidnapping: red side")
        scene["Ann"].confirms()
        scene["Ann"].picks("Idle")

        assert scene.card("hub").controller == "Ann"
        assert scene.card("caela_first_hub").filled == ""
        assert scene["Bob"].pool("bag") == {"RED": 3}


@pytest.mark.rule("MG-Q11")
def test_a_track_holds_one_conflict_and_a_system_several(small):
    """
    With a conflict between Rubra First and Hub, Ann may still fight about Hub from Rubra Second, but not on that track.
    """
    systems = [system("rubra_first", "Ann"), system("rubra_second", "Ann"), system("rubra", "Bob")]
    fronts = [
        front("heist", FIRST_HUB, ("rubra_first", "Ann"), ("hub", None)),
        front("plot", FIRST, ("rubra", "Bob"), ("rubra_first", "Ann")),
    ]
    with small(Ann=["invasion"], systems=systems, fronts=fronts) as scene:
        scene["Ann"].picks("Place Invasion on the board")

        scene.can_pick_exactly(
            "Red faces Rubra Second, blue faces Hub",
            "Red faces Hub, blue faces Rubra Second",
            "Red faces Rubra Second, blue faces Rubra",
            "Red faces Rubra, blue faces Rubra Second",
        )
        scene["Ann"].picks("Red faces Rubra Second, blue faces Hub")
        assert scene.zone("fronts") == ("Heist", "Plot", "Invasion")


@pytest.mark.rule("MG-026")
def test_a_conflict_on_the_board_does_not_count_against_the_card_limit(small):
    """
    With eight cards Ann can't end her turn; when one of them is a conflict on the board, she can.
    """
    cards = ["plain", "invasion", "idle", "idle", "giver", "giver", "fan", "fan"]
    with small(Ann={"cards": cards}, systems=NEIGHBOURS) as scene:
        scene.cannot_pick("Pass")
        scene["Ann"].picks("Place Invasion on the board")
        scene["Ann"].picks("Red faces Rubra, blue faces Rubra First")
        scene["Ann"].passes()

        scene["Bob"].is_asked()
        assert len(scene["Ann"].zone("cards")) == 7


# ------------------------------------------------------------------------------------------------ leading


@pytest.mark.rule("MG-117", "MG-Q10")
@pytest.mark.parametrize(
    ("red", "blue", "anns", "bobs"), [("", "", 0, 0), ("R", "", 1, 0), ("", "B", 0, 1), ("R", "B", 0, 0), ("R", "BB", 0, 1)]
)  # fmt: skip
def test_the_side_with_more_cubes_has_the_symbol_and_on_a_tie_nobody(small, red, blue, anns, bobs):
    """
    Of a Kidnapping the side with more cubes has a cultural symbol; with as many on both sides nobody has it.
    """
    fronts = [front("kidnapping", FIRST, ANN, BOB, red_cubes=red, blue_cubes=blue)]
    with small(systems=NEIGHBOURS, fronts=fronts) as scene:
        assert symbols(scene, "Ann", "cultural") == anns
        assert symbols(scene, "Bob", "cultural") == bobs


@pytest.mark.rule("MG-117")
@pytest.mark.parametrize(("red", "anns"), [("", 0), ("R", 1)])
def test_against_a_neutral_system_one_cube_is_enough_to_lead(small, red, anns):
    """
    Ann leads against neutral Rubra First with a single cube, and not with none.
    """
    fronts = [front("kidnapping", FIRST, ANN, NEUTRAL, red_cubes=red)]
    with small(systems=ALONE, fronts=fronts) as scene:
        assert symbols(scene, "Ann", "cultural") == anns


@pytest.mark.rule("MG-117", "MG-118", "MG-Q10")
def test_the_symbol_goes_over_when_the_other_side_takes_the_lead(small):
    """
    Ann leads by one to nothing; with Bob's first cube nobody has the symbol, with his second one he has it.
    """
    fronts = [front("kidnapping", FIRST, ANN, BOB, red_cubes="R")]
    with small(Bob={"drawn": "BB"}, systems=NEIGHBOURS, fronts=fronts, active=1) as scene:
        assert (symbols(scene, "Ann", "cultural"), symbols(scene, "Bob", "cultural")) == (1, 0)
        scene["Bob"].picks("Put a blue cube on Kidnapping: blue side")

        assert (symbols(scene, "Ann", "cultural"), symbols(scene, "Bob", "cultural")) == (0, 0)

        scene["Bob"].picks("Put a blue cube on Kidnapping: blue side")

        assert (symbols(scene, "Ann", "cultural"), symbols(scene, "Bob", "cultural")) == (0, 1)


@pytest.mark.rule("MG-Q10")
def test_by_the_other_reading_who_led_keeps_the_symbol_on_a_tie(small):
    """
    If ties keep the lead, Ann has the symbol until Bob has more cubes than she has.
    """
    fronts = [front("kidnapping", FIRST, ANN, BOB)]
    ann, bob, options = {"drawn": "R"}, {"bag": "BB"}, {"tie_keeps_lead": True}
    with small(Ann=ann, Bob=bob, systems=NEIGHBOURS, fronts=fronts, options=options) as scene:
        scene["Ann"].picks("Put a red cube on Kidnapping: red side")
        scene["Ann"].passes()
        scene["Bob"].picks("Put a blue cube on Kidnapping: blue side")

        assert (symbols(scene, "Ann", "cultural"), symbols(scene, "Bob", "cultural")) == (1, 0)

        scene["Bob"].picks("Put a blue cube on Kidnapping: blue side")

        assert (symbols(scene, "Ann", "cultural"), symbols(scene, "Bob", "cultural")) == (0, 1)


@pytest.mark.rule("MG-118")
def test_the_symbol_of_the_lead_ends_with_the_conflict(small):
    """
    When the conflict in which Ann leads is cancelled, she has its symbol no more.
    """
    fronts = [front("kidnapping", FIRST, ANN, BOB, red_cubes="R")]
    with small(Ann=["peacemaker"], systems=NEIGHBOURS, fronts=fronts) as scene:
        assert symbols(scene, "Ann", "cultural") == 1
        scene["Ann"].picks("Discard Peacemaker")

        assert symbols(scene, "Ann", "cultural") == 0


@pytest.mark.rule("MG-131")
def test_a_player_leads_in_several_conflicts_at_a_time(small):
    """
    Ann has the symbols of both conflicts that she leads.
    """
    fronts = [
        front("kidnapping", FIRST, ANN, BOB, red_cubes="R"),
        front("heist", SECOND, ANN, ("rubra_second", None), red_cubes="Y"),
    ]
    with small(systems=NEIGHBOURS, fronts=fronts) as scene:
        assert (symbols(scene, "Ann", "cultural"), symbols(scene, "Ann", "scientific")) == (1, 1)


# ------------------------------------------------------------------------------------------------ sides are projects


@pytest.mark.rule("MG-130")
def test_cubes_are_stolen_from_a_side_of_a_conflict(small):
    """
    Ann's Thief takes Bob's blue cube off the conflict, and Bob leads no more.
    """
    fronts = [front("kidnapping", FIRST, ANN, BOB, blue_cubes="B")]
    ann = {"cards": [held("thief", "R")], "drawn": "R", "bag": ""}
    with small(Ann=ann, Bob={"bag": ""}, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Put a red cube on Thief: covert operation")

        scene.happened("CubeStolen", player="Bob", card="Kidnapping", colour="blue")
        assert scene["Ann"].pool("bag") == {"RED": 2, "BLUE": 1}
        assert scene.card("kidnapping", zone="fronts").filled == ""
        assert symbols(scene, "Bob", "cultural") == 0


@pytest.mark.rule("MG-130", "MG-054")
def test_the_own_side_of_a_conflict_is_cancelled_with_a_black_cube(small):
    """
    Ann's cubes and the black one go into her bag; Bob's cubes and the card stay where they are.
    """
    fronts = [front("kidnapping", FIRST, ANN, BOB, red_cubes="R", blue_cubes="BB")]
    with small(Ann={"drawn": "K", "bag": ""}, Bob={"bag": ""}, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Cancel Kidnapping: red side with a black cube")

        assert scene["Ann"].pool("bag") == {"RED": 1, "BLACK": 1}
        assert scene["Bob"].pool("bag") == {}
        assert scene.card("kidnapping", zone="fronts").filled == "..BB."


@pytest.mark.rule("MG-054", "MG-130")
def test_an_opponents_side_of_a_conflict_is_not_cancelled(small):
    """
    Ann has no cubes on her side, and can't cancel Bob's.
    """
    fronts = [front("kidnapping", FIRST, ANN, BOB, blue_cubes="BB")]
    with small(Ann={"drawn": "K"}, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene.can_pick_exactly("Return a black cube to the bag", "Propose to stop Kidnapping")


@pytest.mark.rule("MG-054")
def test_a_starred_cube_of_a_cancelled_side_goes_to_the_reserve(small):
    """
    Of both blue cubes on Ann's side only the one on the plain slot comes back to her.
    """
    fronts = [front("invasion", FIRST, ("rubra_first", "Bob"), ANN, blue_cubes="BB")]
    with small(Ann={"drawn": "KW", "bag": ""}, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Cancel Invasion: blue side with a black cube")

        assert scene["Ann"].pool("bag") == {"BLUE": 1, "BLACK": 1}
        assert scene.card("invasion", zone="fronts").filled == ""


# ------------------------------------------------------------------------------------------------ winning


@pytest.mark.rule("MG-119")
def test_a_conflict_is_won_at_the_end_of_phase_two(small):
    """
    Ann fills her side, and wins only when her last cube is dealt with.
    """
    fronts = [front("kidnapping", FIRST, ANN, BOB, red_cubes="R", blue_cubes="BB")]
    with small(Ann={"drawn": "RW"}, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Put a red cube on Kidnapping: red side")
        scene.did_not_happen("ConflictWon")
        scene["Ann"].picks("Return a white cube to the bag")

        scene.happened("ConflictWon", player="Ann", loser="Bob")


@pytest.mark.rule("MG-119")
def test_leading_wins_no_conflict(small):
    """
    With two of three slots filled against none Bob leads, but the conflict goes on.
    """
    fronts = [front("kidnapping", FIRST, ANN, BOB, blue_cubes="B")]
    with small(Bob={"drawn": "B"}, systems=NEIGHBOURS, fronts=fronts, active=1) as scene:
        scene["Bob"].picks("Put a blue cube on Kidnapping: blue side")

        scene.did_not_happen("ConflictWon")
        assert scene.zone("fronts") == ("Kidnapping",)


@pytest.mark.rule("MG-120", "MG-121")
def test_when_a_conflict_is_won_all_cubes_return_and_the_winner_takes_the_card(small):
    """
    Both get their cubes back, but Bob's starred one goes to the reserve; the card that Bob placed is Ann's.
    """
    fronts = [front("invasion", FIRST, ANN, BOB, by="Bob", red_cubes="R", blue_cubes=".B")]
    with small(Ann={"drawn": "R", "bag": ""}, Bob={"bag": ""}, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].declines()

        assert scene["Ann"].pool("bag") == {"RED": 2}
        assert scene["Bob"].pool("bag") == {}
        assert scene["Ann"].zone("cards") == ("Invasion",)
        assert scene.card("invasion", of="Ann").filled == ""
        assert scene.zone("fronts") == ()


@pytest.mark.rule("MG-120")
def test_the_winners_starred_cubes_go_to_the_reserve(small):
    """
    Ann fills blue slots, one of them starred: she gets one of her two cubes back, and Bob the one from his side.
    """
    fronts = [front("invasion", FIRST, ("rubra_first", "Bob"), ANN, red_cubes="R", blue_cubes=".B")]
    with small(Ann={"drawn": "B", "bag": ""}, Bob={"bag": ""}, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Put a blue cube on Invasion: blue side")
        scene["Ann"].declines()

        assert scene["Ann"].pool("bag") == {"BLUE": 1}
        assert scene["Bob"].pool("bag") == {"RED": 1}


@pytest.mark.rule("MG-119", "MG-121")
def test_who_wins_may_place_the_card_again_in_the_same_turn(small):
    """
    The card is won at the end of Phase 2, so Ann may place it in her Phase 3.
    """
    fronts = [front("kidnapping", FIRST, ANN, BOB, red_cubes="R")]
    with small(Ann={"drawn": "R"}, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Put a red cube on Kidnapping: red side")

        scene.can_pick("Place Kidnapping on the board")


@pytest.mark.rule("MG-122", "MG-098", "MG-Q15")
def test_loot_is_taken_from_projects_but_not_from_planets_or_conflicts_and_never_black(small):
    """
    Ann may take cubes off Bob's species, developments and routes, starred ones too, but only the farthest off a route.
    """
    fronts = [
        front("invasion", FIRST, ANN, BOB, red_cubes="R"),
        front("heist", FIRST_HUB, ("rubra_first", "Bob"), ("hub", None), red_cubes="Y"),
    ]
    bob = {"cards": [held("other", "", "Y"), held("bank", ".B"), held("reactor", "K")], "bag": ""}
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob", planets="B"), system("rubra_second", "Bob")]
    tracks = [route(SECOND_HUB, "Bob", "rubra_second", "RRR")]
    with small(Ann={"drawn": "R", "bag": ""}, Bob=bob, systems=systems, tracks=tracks, fronts=fronts) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene.can_pick_exactly("yellow on Other", "blue on Bank", "red on Rubra Second–Hub")
        scene["Ann"].picks("blue on Bank")
        scene.can_pick_exactly("yellow on Other", "red on Rubra Second–Hub")
        scene["Ann"].picks("red on Rubra Second–Hub")
        scene["Ann"].declines()

        assert scene["Ann"].pool("bag") == {"RED": 3, "BLUE": 1}
        assert scene.card("bank", of="Bob").filled == ""
        assert scene.card(SECOND_HUB).filled == "RR."
        assert scene.card("reactor", of="Bob").filled == "K"
        assert scene.card("rubra_first").filled == "B."


@pytest.mark.rule("MG-Q15")
def test_the_cubes_of_a_route_are_looted_one_after_another_from_its_end(small):
    """
    Both cubes come off the far end of Bob's route, so the one next to the departure stays.
    """
    fronts = [front("invasion", FIRST, ANN, BOB, red_cubes="R")]
    systems = [*NEIGHBOURS, system("rubra_second", "Bob")]
    tracks = [route(SECOND_HUB, "Bob", "rubra_second", "YYY")]
    with small(Ann={"drawn": "R", "bag": ""}, Bob={"bag": ""}, systems=systems, tracks=tracks, fronts=fronts) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].declines()

        assert scene["Ann"].pool("bag") == {"RED": 2, "YELLOW": 2}
        assert scene.card(SECOND_HUB).filled == "Y.."


@pytest.mark.rule("MG-122")
def test_loot_is_as_many_cubes_as_there_are(small):
    """
    An Invasion brings two cubes; of Bob's only one Ann takes that one, and of Cid's none.
    """
    fronts = [front("invasion", FIRST, ANN, BOB, red_cubes="R")]
    bob, cid = {"cards": [held("market", "Y")], "bag": ""}, [held("lab", "B")]
    with small(Ann={"drawn": "R", "bag": ""}, Bob=bob, Cid=cid, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].declines()

        assert scene["Ann"].pool("bag") == {"RED": 2, "YELLOW": 1}
        assert scene.card("lab", of="Cid").filled == "B"


@pytest.mark.rule("MG-122")
def test_looted_cubes_switch_developments_off_at_once(small):
    """
    Bob's Market lost its cube to Ann, and gives its economic symbol no more.
    """
    fronts = [front("invasion", FIRST, ANN, BOB, red_cubes="R")]
    with small(Ann={"drawn": "R"}, Bob=[held("market", "Y")], systems=NEIGHBOURS, fronts=fronts) as scene:
        assert symbols(scene, "Bob", "economic") == 1
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].declines()

        assert symbols(scene, "Bob", "economic") == 0


@pytest.mark.rule("MG-Q47")
def test_the_rewards_of_a_conflict_come_in_the_order_of_the_rules(small):
    """
    Cubes come back, then the card, then the loot, then the system, then its base.
    """
    fronts = [front("invasion", FIRST, ANN, BOB, red_cubes="R")]
    ann, bob = {"drawn": "R"}, [held("market", "Y"), held("lab", "B")]
    with small(Ann=ann, Bob=bob, systems=NEIGHBOURS, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].picks("blue on Lab")
        scene["Ann"].confirms()
        scene["Ann"].picks("Idle")

        wanted = ["ConflictWon", "CardGained", "CubeRobbed", "CubeRobbed", "BasesRemoved", "BasePlaced", "CardGained"]
        assert kinds(scene, *wanted) == wanted


@pytest.mark.rule("MG-Q47")
def test_loot_may_come_from_a_route_that_the_objective_clears_afterwards(small):
    """
    Two of the three cubes of Bob's route from Rubra First are Ann's before he takes the last one back.
    """
    fronts = [front("invasion", FIRST, ANN, BOB, red_cubes="R")]
    tracks = [route(FIRST_HUB, "Bob", "rubra_first", "BBB")]
    ann, bob = {"drawn": "R", "bag": ""}, {"bag": ""}
    with small(Ann=ann, Bob=bob, systems=NEIGHBOURS, tracks=tracks, fronts=fronts) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].declines()

        assert scene["Ann"].pool("bag") == {"RED": 2, "BLUE": 2}
        assert scene["Bob"].pool("bag") == {"BLUE": 1}
        assert scene.card(FIRST_HUB).filled == ""


@pytest.mark.rule("MG-120", "MG-Q47")
def test_cubes_of_the_conflict_itself_are_no_loot(small):
    """
    Bob's cubes on the conflict are back in his bag before Ann takes any.
    """
    fronts = [front("invasion", FIRST, ANN, BOB, red_cubes="R", blue_cubes="B")]
    with small(Ann={"drawn": "R", "bag": ""}, Bob={"bag": ""}, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].declines()

        scene.did_not_happen("CubeRobbed")
        assert scene["Bob"].pool("bag") == {"BLUE": 1}


# ------------------------------------------------------------------------------------------------ a system is won


@pytest.mark.rule("MG-124", "MG-125", "MG-Q14", "MG-Q17")
def test_the_winner_of_a_system_clears_it_and_may_put_a_base_there(small):
    """
    Bob loses both bases and his routes from and to Rubra First, not his others; Ann's base there brings her a leader.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob", bases=2), system("hub", "Bob")]
    tracks = [
        route(FIRST_HUB, "Bob", "hub", "BBB"),
        route("caela_first_hub", "Bob", "hub", "YY"),
        route(SECOND, "Ann", "rubra", "RR"),
    ]
    fronts = [front("invasion", FIRST, ANN, BOB, red_cubes="R")]
    ann, bob = {"drawn": "R", "bag": ""}, {"bag": ""}
    with small(Ann=ann, Bob=bob, systems=systems, tracks=tracks, fronts=fronts, leader_deck=["idle", "fan"]) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].picks("yellow on Caela First–Hub")
        scene["Ann"].picks("blue on Rubra First–Hub")
        scene["Ann"].is_asked("Place a base in Rubra First?")
        scene["Ann"].confirms()
        scene["Ann"].is_asked("Which card do you keep?")
        scene["Ann"].picks("Idle")

        assert scene.card("rubra_first").controller == "Ann"
        assert scene.card("rubra_first").bases == {"GRAY": 1}
        assert scene["Bob"].pool("unused") == {"BROWN": 8}
        assert scene["Bob"].pool("bag") == {"BLUE": 2}
        assert scene.card(FIRST_HUB).filled == ""
        assert scene.card("caela_first_hub").filled == "Y.."
        assert scene.card(SECOND).filled == "RR"
        assert scene["Ann"].zone("cards") == ("Invasion", "Idle")


@pytest.mark.rule("MG-126", "MG-124")
def test_without_a_base_of_the_winner_the_system_is_neutral(small):
    """
    Ann declines, and Rubra First belongs to nobody; she draws no leader.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob", bases=2, planets="B")]
    fronts = [front("invasion", FIRST, ANN, BOB, red_cubes="R")]
    with small(Ann={"drawn": "R"}, systems=systems, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].declines()

        assert scene.card("rubra_first").controller is None
        assert scene.card("rubra_first").bases == {}
        assert scene.card("rubra_first").filled == "B."
        assert scene["Bob"].pool("unused") == {"BROWN": 9}
        assert scene["Ann"].zone("cards") == ("Invasion",)


@pytest.mark.rule("MG-124")
def test_the_winner_on_the_blue_side_takes_the_system_that_red_faces(small):
    """
    Blue's objective of an Invasion is a system too: Bob, who is attacked, takes Ann's Rubra.
    """
    fronts = [front("invasion", FIRST, ANN, BOB, blue_cubes="B")]
    with small(Bob={"drawn": "B"}, systems=NEIGHBOURS, fronts=fronts, active=1, leader_deck=["idle", "fan"]) as scene:
        scene["Bob"].picks("Put a blue cube on Invasion: blue side")
        scene["Bob"].confirms()
        scene["Bob"].picks("Idle")

        assert scene.card("rubra").controller == "Bob"
        assert scene.card("rubra_first").controller == "Bob"
        assert scene["Ann"].pool("unused") == {"GRAY": 9}


@pytest.mark.rule("MG-125")
def test_the_base_for_a_won_system_is_an_unused_one_and_not_the_constructed_one(small):
    """
    While Ann has unused bases, the one that waits on Plain stays there.
    """
    fronts = [front("invasion", FIRST, ANN, BOB, red_cubes="R")]
    ann = {"cards": [held("plain", base="Ann")], "drawn": "R"}
    with small(Ann=ann, systems=NEIGHBOURS, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].confirms()
        scene["Ann"].picks("Idle")

        assert scene.card("plain", of="Ann").base_place == {"GRAY": 1}
        assert scene["Ann"].pool("unused") == {"GRAY": 6}


#: Seven bases of Ann.
SEVEN = (system("rubra", "Ann", bases=3), system("rubra_second", "Ann"), system("hub", "Ann", bases=3))


@pytest.mark.rule("MG-125")
@pytest.mark.parametrize(("taken", "kept"), [("Plain", "builders"), ("Builders", "plain")])
def test_without_unused_bases_the_winner_takes_a_constructed_one(small, taken, kept):
    """
    Ann's other bases wait on Plain and Builders: she takes the one she likes, and the other stays.
    """
    fronts = [front("invasion", FIRST, ANN, BOB, red_cubes="R")]
    ann = {"cards": [held("plain", base="Ann"), held("builders", base="Ann")], "drawn": "R"}
    systems = [*SEVEN, system("rubra_first", "Bob")]
    with small(Ann=ann, systems=systems, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].confirms()
        scene["Ann"].picks(taken)
        scene["Ann"].picks("Idle")
        scene["Ann"].passes()

        assert scene.card("rubra_first").bases == {"GRAY": 1}
        assert scene.card(taken, of="Ann").base_place == {}
        assert scene.card(kept, of="Ann").base_place == {"GRAY": 1}


# ------------------------------------------------------------------------------------------------ cards are won


@pytest.mark.rule("MG-127", "MG-123")
def test_who_wins_may_take_a_card_of_the_kind_that_is_shown(small):
    """
    Red of a Kidnapping takes one of Bob's leaders, of Ann's choice, with its cubes back in Bob's bag; the systems stay.
    """
    fronts = [front("kidnapping", FIRST, ANN, BOB, red_cubes="R")]
    bob = {"cards": ["other", held("thief", "R"), "giver", "readers", "market"], "bag": ""}
    with small(Ann={"drawn": "R", "bag": ""}, Bob=bob, Cid=["fan"], systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Put a red cube on Kidnapping: red side")
        scene.can_pick_exactly("Thief", "Giver")
        scene["Ann"].picks("Thief")

        scene.happened("CardGained", player="Ann", card="Thief")
        assert scene["Ann"].zone("cards") == ("Kidnapping", "Thief")
        assert scene["Bob"].zone("cards") == ("Other", "Giver", "Readers", "Market")
        assert scene["Bob"].pool("bag") == {"RED": 1}
        assert scene.card("rubra_first").controller == "Bob"


@pytest.mark.rule("MG-128", "MG-123")
def test_who_wins_may_have_a_card_discarded_without_its_ability(small):
    """
    Blue of a Kidnapping has a leader discarded: Bob's Giver goes under its deck, and gives nobody blue cubes.
    """
    fronts = [front("kidnapping", FIRST, ("rubra_first", "Bob"), ANN, blue_cubes="BB")]
    bob = {"cards": ["giver", "fan", "readers"], "bag": ""}
    with small(Ann={"drawn": "B", "bag": ""}, Bob=bob, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Put a blue cube on Kidnapping: blue side")
        scene.can_pick_exactly("Giver", "Fan")
        scene["Ann"].picks("Giver")

        assert scene["Bob"].zone("cards") == ("Fan", "Readers")
        assert scene["Ann"].zone("cards") == ("Kidnapping",)
        assert scene.zone("leader_deck")[-1] == "Giver"
        assert scene["Bob"].pool("bag") == {}
        assert scene["Ann"].pool("bag") == {"BLUE": 3}


@pytest.mark.rule("MG-128")
def test_a_card_discarded_as_an_objective_does_not_count_for_cubes(small):
    """
    Neither Ann nor Bob takes cubes from the reserve at the end of the turn for the leader that was discarded.
    """
    fronts = [front("kidnapping", FIRST, ("rubra_first", "Bob"), ANN, blue_cubes="BB")]
    ann, bob = {"drawn": "B", "bag": ""}, {"cards": ["idle"], "bag": "W"}
    with small(Ann=ann, Bob=bob, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Put a blue cube on Kidnapping: blue side")
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="allocate")
        scene.did_not_happen("CubesTaken")
        assert scene["Bob"].zone("cards") == ()


@pytest.mark.rule("MG-127", "MG-Q18")
def test_a_captured_development_arrives_without_its_cubes():
    """
    Bob's cubes come back to him, but for the starred one; Ann's Bank is not implemented and gives no symbol.
    """
    bob = {"cards": [held("bank", "YB"), "colony", "lab", "giver"], "bag": ""}
    with fights("sack", Ann={"drawn": "R", "bag": ""}, Bob=bob) as scene:
        scene["Ann"].picks("Put a red cube on Sack: red side")
        scene.can_pick_exactly("Bank", "Colony", "Lab")
        scene["Ann"].picks("Bank")

        assert scene["Bob"].pool("bag") == {"YELLOW": 1}
        assert scene.card("bank", of="Ann").filled == ""
        assert not scene.card("bank", of="Ann").is_implemented
        assert symbols(scene, "Ann", "economic") == 0
        assert scene["Bob"].zone("cards") == ("Colony", "Lab", "Giver")


@pytest.mark.rule("MG-128", "MG-Q18")
def test_a_development_discarded_as_an_objective_has_no_ability_and_returns_its_cubes():
    """
    Bob's implemented Bank goes under its deck without bringing blue cubes; Ann has no say over cards of other kinds.
    """
    bob = {"cards": [held("bank", "YB"), "colony", "lab"], "bag": ""}
    with fights("sack", red=1, blue=0, Ann={"drawn": "B", "bag": ""}, Bob=bob) as scene:
        scene["Ann"].picks("Put a blue cube on Sack: blue side")

        assert scene.zone("commerce_deck")[-1] == "Bank"
        assert scene["Bob"].zone("cards") == ("Colony", "Lab")
        assert scene["Bob"].pool("bag") == {"YELLOW": 1}
        assert scene["Ann"].pool("bag") == {"BLUE": 1}


@pytest.mark.rule("MG-Q18")
@pytest.mark.parametrize(("colour", "red", "blue", "anns"), [("red", 0, 1, ("Builders",)), ("blue", 1, 0, ())])
def test_a_base_that_waits_on_a_captured_or_discarded_government_is_unused_again(colour, red, blue, anns):
    """
    Bob's Builders are taken or discarded: the base on them goes to his unused ones, and their cubes into his bag.
    """
    ann, bob = {"drawn": colour[0].upper(), "bag": ""}, {"cards": [held("builders", "R", base="Bob")], "bag": ""}
    with fights("coup", red=red, blue=blue, Ann=ann, Bob=bob) as scene:
        assert scene["Bob"].pool("unused") == {"BROWN": 7}
        scene["Ann"].picks(f"Put a {colour} cube on Coup: {colour} side")

        assert scene["Bob"].pool("unused") == {"BROWN": 8}
        assert scene["Bob"].pool("bag") == {"RED": 1}
        assert scene["Ann"].zone("cards") == ("Coup", *anns)
        assert scene["Bob"].zone("cards") == ()


@pytest.mark.rule("MG-Q46", "MG-127")
def test_a_conflict_objective_reaches_the_losers_cards_and_conflicts_but_not_the_one_just_won(small):
    """
    Ann chooses among Bob's conflict card and the conflicts in which he fights, whoever with; not Cid's with nobody.
    """
    systems = [*NEIGHBOURS, system("rubra_second", "Cid"), system("hub", "Bob"), system("nive", "Cid")]
    fronts = [
        front("plot", FIRST, ANN, BOB, red_cubes="R"),
        front("invasion", SECOND_HUB, ("rubra_second", "Cid"), ("hub", "Bob"), by="Cid"),
        front("kidnapping", "caela_first_hub", ("hub", "Bob"), ("caela_first", None), by="Bob"),
        front("heist", "nive_nive_first", ("nive", "Cid"), ("nive_first", None), by="Cid"),
    ]
    bob = {"cards": ["heist", "idle"]}
    with small(Ann={"drawn": "Y"}, Bob=bob, Cid=["invasion"], systems=systems, fronts=fronts) as scene:
        scene["Ann"].picks("Put a yellow cube on Plot: red side")
        scene.can_pick_exactly("Heist", "Invasion", "Kidnapping")
        scene["Ann"].picks("Heist")

        assert scene["Ann"].zone("cards") == ("Plot", "Heist")
        assert set(scene.zone("fronts")) == {"Invasion", "Kidnapping", "Heist"}


@pytest.mark.rule("MG-Q50", "MG-127")
def test_without_a_card_of_the_kind_the_winner_takes_none():
    """
    Bob has no government: Ann has the card of the conflict, and goes on with her turn.
    """
    with fights("coup", Ann={"drawn": "R"}, Bob=["idle", "market"]) as scene:
        scene["Ann"].picks("Put a red cube on Coup: red side")

        scene["Ann"].is_asked("What do you do with your cards?")
        assert scene["Ann"].zone("cards") == ("Coup",)
        assert scene["Bob"].zone("cards") == ("Idle", "Market")


@pytest.mark.rule("MG-Q50", "MG-128")
def test_without_a_card_of_the_kind_the_other_rewards_stand(small):
    """
    Bob has no government to discard; Ann still takes two cubes, which is all he has.
    """
    fronts = [front("heist", FIRST, ("rubra_first", "Bob"), ANN, blue_cubes="W")]
    bob = {"cards": [held("beacon", "WW")], "bag": ""}
    with small(Ann={"drawn": "W", "bag": ""}, Bob=bob, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Put a white cube on Heist: blue side")

        assert scene["Ann"].pool("bag") == {"WHITE": 4}
        assert scene["Ann"].zone("cards") == ("Heist",)


@pytest.mark.rule("MG-Q50", "MG-128")
def test_of_several_cards_an_objective_takes_only_one():
    """
    Bob loses one of his two governments.
    """
    with fights("coup", red=1, blue=0, Ann={"drawn": "B"}, Bob=["readers", "dreamers"]) as scene:
        scene["Ann"].picks("Put a blue cube on Coup: blue side")
        scene["Ann"].picks("Dreamers")

        assert scene["Bob"].zone("cards") == ("Readers",)


# ------------------------------------------------------------------------------------------------ against neutral systems


@pytest.mark.rule("MG-129", "MG-Q45", "MG-Q16", "MG-Q17")
def test_against_a_neutral_system_the_winner_gets_card_base_and_cubes_of_any_bright_colours(small):
    """
    Whatever the objective, Ann claims Rubra First without a route, draws a leader, and takes three cubes, never black.
    """
    fronts = [front("heist", FIRST, ANN, NEUTRAL, red_cubes="Y")]
    bob = ["market"]
    with small(Ann={"drawn": "Y", "bag": ""}, Bob=bob, systems=ALONE, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a yellow cube on Heist: red side")
        scene["Ann"].is_asked("Place a base in Rubra First?")
        scene["Ann"].confirms()
        scene["Ann"].picks("Idle")
        scene.can_pick_exactly("red", "blue", "yellow", "white")
        scene["Ann"].picks("red")
        scene["Ann"].picks("blue")
        scene["Ann"].picks("red")

        assert scene.card("rubra_first").controller == "Ann"
        assert scene["Ann"].pool("bag") == {"RED": 2, "BLUE": 1, "YELLOW": 2}
        assert scene["Ann"].zone("cards") == ("Heist", "Idle")
        assert scene["Bob"].zone("cards") == ("Market",)


@pytest.mark.rule("MG-129", "MG-Q45")
def test_the_base_against_a_neutral_system_is_optional(small):
    """
    Ann declines the base, and still has the card and the cubes.
    """
    fronts = [front("plot", FIRST, NEUTRAL, ANN, blue_cubes="B")]
    with small(Ann={"drawn": "K", "bag": ""}, systems=ALONE, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a black cube on Plot: blue side")
        scene["Ann"].declines()
        scene["Ann"].picks("white")

        assert scene.card("rubra_first").controller is None
        assert scene["Ann"].zone("cards") == ("Plot",)
        assert scene["Ann"].pool("bag") == {"BLUE": 1, "BLACK": 1, "WHITE": 1}


@pytest.mark.rule("MG-129")
def test_an_objective_against_a_neutral_system_that_is_a_system_brings_one_base(small):
    """
    Ann wins an Invasion of neutral Rubra First: she is asked for a base once, and takes two cubes.
    """
    fronts = [front("invasion", FIRST, ANN, NEUTRAL, red_cubes="R")]
    with small(Ann={"drawn": "R", "bag": ""}, systems=ALONE, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].confirms()
        scene["Ann"].picks("Idle")
        scene["Ann"].picks("blue")
        scene["Ann"].picks("blue")

        scene["Ann"].is_asked("What do you do with your cards?")
        assert scene.card("rubra_first").bases == {"GRAY": 1}
        assert scene["Ann"].pool("bag") == {"RED": 2, "BLUE": 2}


@pytest.mark.rule("MG-129")
def test_nobody_puts_cubes_on_the_side_of_a_neutral_system(small):
    """
    Neither Ann nor Bob can fill the side that neutral Rubra First faces.
    """
    fronts = [front("invasion", FIRST, ANN, NEUTRAL)]
    bob = {"bag": "B"}
    with small(Ann={"drawn": "B"}, Bob=bob, systems=ALONE, fronts=fronts) as scene:
        scene.cannot_pick("Put a blue cube on Invasion: blue side")
        scene["Ann"].picks("Return a blue cube to the bag")
        scene["Ann"].passes()

        scene.can_pick_exactly("Return a blue cube to the bag")


@pytest.mark.rule("MG-Q45", "MG-125")
def test_without_unused_bases_a_neutral_system_takes_a_constructed_one(small):
    """
    All of Ann's unused bases are constructed or placed: the one on Plain goes to Rubra First.
    """
    fronts = [front("kidnapping", FIRST, ANN, NEUTRAL, red_cubes="R")]
    ann = {"cards": [held("plain", base="Ann"), held("builders", base="Ann")], "drawn": "R"}
    with small(Ann=ann, systems=SEVEN, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a red cube on Kidnapping: red side")
        scene["Ann"].confirms()
        scene["Ann"].picks("Plain")
        scene["Ann"].picks("Idle")
        scene["Ann"].passes()

        assert scene.card("rubra_first").bases == {"GRAY": 1}
        assert scene.card("plain", of="Ann").base_place == {}


def test_two_conflicts_of_a_name_are_told_apart_by_their_tracks(small):
    """
    Ann fights two Invasions: what she may put a cube on, and what she may propose to stop, says on which track it lies.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob"), system("hub", "Ann")]
    fronts = [
        front("invasion", "rubra_rubra_first", ("rubra", "Ann"), ("rubra_first", "Bob")),
        front("invasion", "rubra_first_hub", ("hub", "Ann"), ("rubra_first", "Bob")),
    ]
    with small(Ann={"drawn": "R"}, systems=systems, fronts=fronts) as scene:
        scene.can_pick(
            "Put a red cube on Invasion: red side (Rubra–Rubra First, system, red)",
            "Put a red cube on Invasion: red side (Rubra First–Hub, system, red)",
            "Propose to stop Invasion (Rubra–Rubra First)",
            "Propose to stop Invasion (Rubra First–Hub)",
        )
