"""Bases: constructed on cards, placed in systems, removed and used again (MG-074 to MG-087, MG-154, MG-156, MG-157)."""

import pytest

from tabletop.games.master_of_the_galaxy.testing import front, held, route, system

RETURN_WHITE = "Return a white cube to the bag"
WHICH = "Which base do you place?"
PHASE_3 = "What do you do with your cards?"
FIRST, SECOND = "rubra_rubra_first", "rubra_rubra_second"
IN_RUBRA = "Place the base of Plain in Rubra"
IN_FIRST = "Place the base of Plain in Rubra First"


def built(*cards, **more):
    """Say that Ann has cards, a cube to return, and an empty bag."""
    return {"cards": [*cards], "drawn": "W", "bag": "", **more}


def waits_on(card):
    """Lay a card of Ann's on which a constructed base waits."""
    return held(card, base="Ann")


# ------------------------------------------------------------------------------------------------ constructing


@pytest.mark.rule("MG-074")
@pytest.mark.parametrize(("card", "before", "cube"), [("Plain", "R", "blue"), ("Builders", "R", "red")])
def test_a_completed_base_project_brings_its_cubes_back_and_a_base_onto_the_card(small, card, before, cube):
    """
    On a species as on a government the cubes go home, and one of Ann's unused bases lies on the card.
    """
    ann = {"cards": [held(card.lower(), before)], "drawn": cube[0].upper(), "bag": ""}
    with small(Ann=ann, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks(f"Put a {cube} cube on {card}: base")

        assert scene.card(card).base_place == {"GRAY": 1}
        assert scene["Ann"].pool("unused") == {"GRAY": 7}
        assert sum(scene["Ann"].pool("bag").values()) == 2
        assert scene.card(card).filled == ""


@pytest.mark.rule("MG-074")
def test_a_government_without_a_base_project_constructs_none(small):
    """
    Dreamers have an agenda only, so nothing is put on a base there.
    """
    with small(Ann={"cards": ["dreamers"], "drawn": "W", "bag": ""}) as scene:
        scene.can_pick_exactly(
            "Put a white cube on Dreamers: agenda (cultural, white)",
            "Put a white cube on Dreamers: agenda (cultural, white starred)",
            RETURN_WHITE,
        )


@pytest.mark.rule("MG-074")
def test_the_base_is_constructed_only_after_the_last_cube_is_dealt_with(small):
    """
    With a cube left to deal with, the full project still holds its cubes, and no base is there.
    """
    ann = {"cards": [held("builders", "R")], "drawn": "RW", "bag": ""}
    with small(Ann=ann, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks("Put a red cube on Builders: base")

        assert scene.card("builders").base_place == {}
        assert scene.card("builders").filled == "RR"


@pytest.mark.rule("MG-075")
def test_a_card_holds_one_base_and_completing_its_project_again_brings_only_the_cubes_back(small):
    """
    A base waits on Plain; the second time nothing is constructed, and both cubes are in the bag.
    """
    ann = {"cards": [held("plain", "R", base="Ann")], "drawn": "B", "bag": ""}
    with small(Ann=ann, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks("Put a blue cube on Plain: base")

        scene.did_not_happen("Constructed")
        assert scene.card("plain").base_place == {"GRAY": 1}
        assert scene["Ann"].pool("unused") == {"GRAY": 7}
        assert scene["Ann"].pool("bag") == {"RED": 1, "BLUE": 1}


@pytest.mark.rule("MG-076")
def test_a_new_base_may_be_begun_while_the_old_one_waits(small):
    """
    A cube goes on the base project of Plain although a base lies there.
    """
    ann = {"cards": [waits_on("plain")], "drawn": "R", "bag": ""}
    with small(Ann=ann, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks("Put a red cube on Plain: base")

        look = scene.card("plain")
        assert (look.base_place, look.filled[:2]) == ({"GRAY": 1}, "R.")


@pytest.mark.rule("MG-077")
def test_species_and_governments_construct_independently(small):
    """
    In one phase Plain and Builders both are completed, and a base waits on each of them.
    """
    ann = {"cards": [held("plain", "R"), held("builders", "R")], "drawn": "RB", "bag": ""}
    with small(Ann=ann, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks("Put a blue cube on Plain: base")
        scene["Ann"].picks("Put a red cube on Builders: base")
        scene["Ann"].picks("Builders: base")

        assert [scene.card(name).base_place for name in ("plain", "builders")] == [{"GRAY": 1}, {"GRAY": 1}]
        assert scene["Ann"].pool("unused") == {"GRAY": 6}


@pytest.mark.rule("MG-077")
def test_a_base_waiting_on_the_species_does_not_keep_a_government_from_constructing(small):
    """
    The place on Plain is taken, that on Builders is not.
    """
    ann = {"cards": [waits_on("plain"), held("builders", "R")], "drawn": "R", "bag": ""}
    with small(Ann=ann, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks("Put a red cube on Builders: base")

        assert [scene.card(name).base_place for name in ("plain", "builders")] == [{"GRAY": 1}, {"GRAY": 1}]


EIGHT = [
    system("rubra", "Ann", bases=3), system("rubra_first", "Ann", bases=2), system("rubra_second", "Ann"),
    system("aura_first", "Ann", bases=2),
]  # fmt: skip


@pytest.mark.rule("MG-157", "MG-154")
def test_without_an_unused_base_a_base_project_brings_only_its_cubes_back(small):
    """
    Eight bases are on the board and the ninth waits on Plain, so Builders have none to construct.
    """
    ann = {"cards": [waits_on("plain"), held("builders", "R")], "drawn": "R", "bag": ""}
    with small(Ann=ann, systems=EIGHT) as scene:
        scene["Ann"].picks("Put a red cube on Builders: base")

        scene.did_not_happen("Constructed")
        assert scene.card("builders").base_place == {}
        assert scene["Ann"].pool("bag") == {"RED": 2}


# ------------------------------------------------------------------------------------------------ when to place


@pytest.mark.rule("MG-078")
@pytest.mark.parametrize("drawn", ["RBW", "BRW"], ids=["red first", "blue first"])
def test_a_base_is_placed_at_the_end_of_the_phase_in_which_it_was_constructed(small, drawn):
    """
    Ann completes Plain; as soon as all her cubes are dealt with she places the base.
    """
    ann = {"cards": ["plain"], "drawn": drawn, "bag": ""}
    with small(Ann=ann, systems=[system("rubra", "Ann")], tracks=[route(FIRST, "Ann", "rubra", "RR")]) as scene:
        for letter in drawn[:2]:
            scene["Ann"].picks(f"Put a {'red' if letter == 'R' else 'blue'} cube on Plain: base")
        scene["Ann"].is_asked("What do you do with your cubes?")
        scene["Ann"].picks(RETURN_WHITE)

        scene["Ann"].is_asked(WHICH)
        scene.can_pick_exactly(IN_RUBRA, IN_FIRST, "Pass")


@pytest.mark.rule("MG-078")
def test_in_phase_3_no_base_is_placed(small):
    """
    A base waits, the route is there, but Ann is past Phase 2.
    """
    tracks = [route(FIRST, "Ann", "rubra", "RR")]
    with small(Ann=[waits_on("plain")], systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene["Ann"].is_asked(PHASE_3)
        scene.can_pick_exactly("Pass")


@pytest.mark.rule("MG-087")
def test_placing_is_optional_and_can_be_done_in_a_later_turn(small):
    """
    Ann passes; the base stays on Plain, and after Bob's turn and her allocation she is asked again.
    """
    tracks = [route(FIRST, "Ann", "rubra", "RR")]
    with small(Ann=built(waits_on("plain")), systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene["Ann"].picks(RETURN_WHITE)
        scene["Ann"].passes()
        scene["Ann"].is_asked(PHASE_3)
        scene["Ann"].passes()
        scene["Bob"].picks(RETURN_WHITE)
        scene["Bob"].passes()
        scene["Ann"].picks(RETURN_WHITE)

        scene["Ann"].is_asked(WHICH)
        scene.did_not_happen("BasePlaced")
        assert scene.card("plain").base_place == {"GRAY": 1}


# ------------------------------------------------------------------------------------------------ where to place


@pytest.mark.rule("MG-156")
def test_a_base_goes_only_to_a_neutral_system_or_to_an_own_one(small):
    """
    Rubra and Rubra First are joined to Ann, Rubra Second is Bob's, and only the first two are on offer.
    """
    systems = [system("rubra", "Ann"), system("rubra_second", "Bob"), system("nive_first", hole=True)]
    tracks = [route(FIRST, "Ann", "rubra", "RR")]
    with small(Ann=built(waits_on("plain")), systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks(RETURN_WHITE)

        scene.can_pick_exactly(IN_RUBRA, IN_FIRST, "Pass")


@pytest.mark.rule("MG-156", "MG-081", "MG-Q34")
def test_without_any_system_a_base_goes_to_any_neutral_one_without_a_route(small):
    """
    Ann has lost all: she may begin again in every system but Bob's and the black hole.
    """
    systems = [system("caela", "Bob"), system("hub", hole=True)]
    corners = ("Rubra", "Caela", "Aura", "Nive")
    everywhere = [*corners, *[f"{corner} {which}" for corner in corners for which in ("First", "Second")]]
    with small(Ann=built(waits_on("plain")), systems=systems, leader_deck=["idle", "giver"]) as scene:
        scene["Ann"].picks(RETURN_WHITE)
        scene.can_pick_exactly(*[f"Place the base of Plain in {one}" for one in everywhere if one != "Caela"], "Pass")
        scene["Ann"].picks("Place the base of Plain in Aura Second")
        scene["Ann"].picks("Idle")

        assert (scene.card("aura_second").controller, scene.card("aura_second").base_count) == ("Ann", 1)


@pytest.mark.rule("MG-081")
def test_only_the_first_of_two_bases_needs_no_route(small):
    """
    Ann has no system and two bases: with the first placed she has one again, and there is no route for the second.
    """
    ann = built(waits_on("plain"), waits_on("builders"))
    with small(Ann=ann, systems=[system("caela", "Bob")], leader_deck=["idle", "giver"]) as scene:
        scene["Ann"].picks(RETURN_WHITE)
        scene["Ann"].picks("Place the base of Plain in Hub")
        scene["Ann"].picks("Idle")

        scene["Ann"].is_asked(PHASE_3)
        assert scene.card("builders").base_place == {"GRAY": 1}


@pytest.mark.rule("MG-Q34")
def test_a_player_who_loses_all_systems_stays_in_the_game_and_comes_back(small):
    """
    A Raider takes Bob's last base; in his turn he places the base that waits on Other in Aura.
    """
    systems = [system("rubra", "Ann"), system("caela", "Bob")]
    bob = {"cards": [held("other", base="Bob")], "bag": "W"}
    with small(Ann=["raider"], Bob=bob, systems=systems, leader_deck=["idle", "giver"]) as scene:
        scene["Ann"].picks("Discard Raider")
        scene["Ann"].passes()
        scene["Ann"].picks("white")
        scene["Bob"].picks(RETURN_WHITE)
        scene["Bob"].picks("Place the base of Other in Aura")
        scene["Bob"].picks("Idle")

        assert scene.outcome is None
        assert scene.card("aura").controller == "Bob"
        assert scene["Bob"].pool("unused") == {"BROWN": 8}


@pytest.mark.rule("MG-079")
@pytest.mark.parametrize(("cubes", "reached"), [("", False), ("R", False), ("RR", True)])
def test_a_neutral_system_needs_a_completed_route_from_an_own_one(small, cubes, reached):
    """
    No route, or one of two cubes, does not lead to Rubra First; a full one does.
    """
    tracks = [route(FIRST, "Ann", "rubra", cubes)] if cubes else []
    tracks += [route(SECOND, "Ann", "rubra", "RR")]
    with small(Ann=built(waits_on("plain")), systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene["Ann"].picks(RETURN_WHITE)

        more = [IN_FIRST] if reached else []
        scene.can_pick_exactly(IN_RUBRA, "Place the base of Plain in Rubra Second", *more, "Pass")


@pytest.mark.rule("MG-079")
def test_a_route_completed_in_the_same_phase_will_do(small):
    """
    Ann fills the last slot to Rubra First, and then places a base there.
    """
    ann = {"cards": [waits_on("plain")], "drawn": "R", "bag": ""}
    tracks = [route(FIRST, "Ann", "rubra", "R")]
    with small(Ann=ann, systems=[system("rubra", "Ann")], tracks=tracks, leader_deck=["idle", "giver"]) as scene:
        scene["Ann"].picks("Put a red cube on Route Rubra–Rubra First")
        scene["Ann"].picks(IN_FIRST)
        scene["Ann"].picks("Idle")

        assert (scene.card("rubra_first").controller, scene.card("rubra_first").base_count) == ("Ann", 1)
        assert scene.card(FIRST).filled == "RR"


@pytest.mark.rule("MG-079")
def test_two_routes_to_one_system_offer_it_once(small):
    """
    Ann has completed a route to Hub from either side, and it is on offer only once.
    """
    systems = [system("rubra_second", "Ann"), system("aura_first", "Ann", bases=2)]
    tracks = [
        route("rubra_second_hub", "Ann", "rubra_second", "RRR"),
        route("aura_first_hub", "Ann", "aura_first", "RRR"),
    ]
    with small(Ann=built(waits_on("plain")), systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks(RETURN_WHITE)

        scene.can_pick_exactly("Place the base of Plain in Hub", "Pass")


@pytest.mark.rule("MG-080")
def test_a_completed_route_waits_for_a_base(small):
    """
    The route was completed long ago; the base that Ann finishes only now goes to Rubra First.
    """
    ann = {"cards": [held("plain", "R")], "drawn": "B", "bag": ""}
    tracks = [route(FIRST, "Ann", "rubra", "RR")]
    with small(Ann=ann, systems=[system("rubra", "Ann")], tracks=tracks) as scene:
        scene["Ann"].picks("Put a blue cube on Plain: base")

        scene.can_pick(IN_FIRST)


@pytest.mark.rule("MG-080")
def test_once_somebody_else_claims_the_system_the_route_waits_in_vain(small):
    """
    Ann and Bob both have a completed route to Hub; she claims it, and in his turn he can't place a base there.
    """
    systems = [system("rubra_first", "Ann"), system("caela_first", "Bob")]
    tracks = [
        route("rubra_first_hub", "Ann", "rubra_first", "RRR"),
        route("caela_first_hub", "Bob", "caela_first", "RRR"),
        route("caela_caela_first", "Bob", "caela_first", "BB"),
    ]
    bob = {"cards": [held("other", base="Bob")], "bag": ""}
    decks = {"leader_deck": ["idle", "giver"]}
    with small(Ann=built(waits_on("plain")), Bob=bob, systems=systems, tracks=tracks, **decks) as scene:
        scene["Ann"].picks(RETURN_WHITE)
        scene["Ann"].picks("Place the base of Plain in Hub")
        scene["Ann"].picks("Idle")
        scene["Ann"].passes()
        scene["Bob"].picks("Return 3 red cubes to the bag")

        scene["Bob"].is_asked(WHICH)
        scene.can_pick("Place the base of Other in Caela")
        scene.cannot_pick("Place the base of Other in Hub")


@pytest.mark.rule("MG-082")
def test_a_second_base_needs_an_established_route(small):
    """
    No route joins Rubra to any other system, so the base stays on Plain.
    """
    with small(Ann=built(waits_on("plain")), systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks(RETURN_WHITE)

        scene["Ann"].is_asked(PHASE_3)
        assert scene.card("plain").base_place == {"GRAY": 1}


@pytest.mark.rule("MG-082", "MG-Q05")
@pytest.mark.parametrize(("cubes", "is_joined"), [("B", False), ("BB", True)])
def test_a_route_that_leads_here_from_another_own_system_joins_both(small, cubes, is_joined):
    """
    With a completed route from Rubra First to Rubra both may get another base, with an unfinished one neither.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Ann")]
    tracks = [route(FIRST, "Ann", "rubra_first", cubes)]
    with small(Ann=built(waits_on("plain")), systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks(RETURN_WHITE)

        assert scene.options == ((IN_RUBRA, IN_FIRST, "Pass") if is_joined else ("Pass",))


@pytest.mark.rule("MG-082")
def test_a_route_elsewhere_does_not_join_a_system(small):
    """
    A completed route leads from Rubra to Rubra First; Aura, which is Ann's too, has none and gets no second base.
    """
    systems = [system("rubra", "Ann"), system("aura_first", "Ann")]
    tracks = [route(FIRST, "Ann", "rubra", "RR")]
    with small(Ann=built(waits_on("plain")), systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks(RETURN_WHITE)

        scene.can_pick_exactly(IN_RUBRA, IN_FIRST, "Pass")


@pytest.mark.rule("MG-083")
@pytest.mark.parametrize("planets", ["", "R", "RB", "RBY"])
@pytest.mark.parametrize(("bases", "has_room"), [(1, True), (2, True), (3, False)])
def test_a_system_holds_as_many_bases_as_it_has_planets_settled_or_not(small, planets, bases, has_room):
    """
    Rubra has three planets: a third base fits, a fourth does not, however many are settled.
    """
    systems = [system("rubra", "Ann", bases=bases, planets=planets)]
    tracks = [route(FIRST, "Ann", "rubra", "RR")]
    with small(Ann=built(waits_on("plain")), systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks(RETURN_WHITE)

        scene.can_pick_exactly(*([IN_RUBRA] if has_room else []), IN_FIRST, "Pass")


@pytest.mark.rule("MG-083")
def test_a_system_with_one_planet_holds_one_base(small):
    """
    Rubra Second is joined to Rubra and full with the one base there.
    """
    systems = [system("rubra", "Ann"), system("rubra_second", "Ann")]
    tracks = [route(SECOND, "Ann", "rubra", "RR")]
    with small(Ann=built(waits_on("plain")), systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks(RETURN_WHITE)

        scene.can_pick_exactly(IN_RUBRA, "Pass")


# ------------------------------------------------------------------------------------------------ after placing


@pytest.mark.rule("MG-084")
def test_the_place_on_the_card_is_empty_after_placing_and_holds_a_base_of_a_later_turn(small):
    """
    Ann places the base of Plain; next turn she completes the project again, and a new base lies there.
    """
    ann = built(held("plain", "R", base="Ann"), drawn="B")
    tracks = [route(FIRST, "Ann", "rubra", "RR")]
    with small(Ann=ann, systems=[system("rubra", "Ann")], tracks=tracks, leader_deck=["idle", "giver"]) as scene:
        scene["Ann"].picks("Return a blue cube to the bag")
        scene["Ann"].picks(IN_FIRST)
        scene["Ann"].picks("Idle")
        emptied = scene.card("plain").base_place
        scene["Ann"].passes()
        scene["Bob"].picks(RETURN_WHITE)
        scene["Bob"].passes()
        scene["Ann"].picks("Put a blue cube on Plain: base")

        assert emptied == {}
        assert scene.card("plain").base_place == {"GRAY": 1}


@pytest.mark.rule("MG-084")
def test_placing_makes_no_room_for_a_base_finished_in_the_same_phase(small):
    """
    The project of Plain is completed while a base waits there; only that one is placed, and then Plain is empty.
    """
    ann = built(held("plain", "R", base="Ann"), drawn="B")
    tracks = [route(FIRST, "Ann", "rubra", "RR")]
    with small(Ann=ann, systems=[system("rubra", "Ann")], tracks=tracks, leader_deck=["idle", "giver"]) as scene:
        scene["Ann"].picks("Put a blue cube on Plain: base")
        scene["Ann"].picks(IN_FIRST)
        scene["Ann"].picks("Idle")

        scene["Ann"].is_asked(PHASE_3)
        scene.did_not_happen("Constructed")
        assert scene.card("plain").base_place == {}
        assert scene["Ann"].pool("bag") == {"RED": 1, "BLUE": 1}


DRAWS = {
    "leader_deck": ["idle", "giver"],
    "conflict_deck": ["plot", "heist"],
    "government_deck": ["readers", "dreamers"],
}


@pytest.mark.rule("MG-085")
@pytest.mark.parametrize(("there", "gained"), [(0, "Idle"), (1, "Plot"), (2, "Readers")])
def test_placing_draws_a_leader_a_conflict_or_a_government_by_the_bases_there(small, there, gained):
    """
    The first base in Hub brings a leader, the second a conflict, the third a government.
    """
    systems = [system("rubra_first", "Ann", bases=2)]
    systems += [system("hub", "Ann", bases=there)] if there else []
    tracks = [route("rubra_first_hub", "Ann", "rubra_first", "BBB")]
    with small(Ann=built(waits_on("plain")), systems=systems, tracks=tracks, **DRAWS) as scene:
        scene["Ann"].picks(RETURN_WHITE)
        scene["Ann"].picks("Place the base of Plain in Hub")
        scene["Ann"].is_asked("Which card do you keep?")
        scene["Ann"].picks(gained)

        assert scene["Ann"].zone("cards") == ("Plain", gained)
        assert scene.card("hub").base_count == there + 1


@pytest.mark.rule("MG-086", "MG-085")
def test_several_waiting_bases_are_placed_in_one_phase_each_with_its_draw(small):
    """
    From Plain Ann claims Rubra First and draws a leader, from Builders she adds a second base there and draws a conflict.
    """
    ann = built(waits_on("plain"), waits_on("builders"))
    tracks = [route(FIRST, "Ann", "rubra", "RR")]
    with small(Ann=ann, systems=[system("rubra", "Ann")], tracks=tracks, **DRAWS) as scene:
        scene["Ann"].picks(RETURN_WHITE)
        scene["Ann"].picks(IN_FIRST)
        scene["Ann"].picks("Idle")
        scene["Ann"].picks("Place the base of Builders in Rubra First")
        scene["Ann"].picks("Plot")

        scene["Ann"].is_asked(PHASE_3)
        assert scene["Ann"].zone("cards") == ("Plain", "Builders", "Idle", "Plot")
        assert scene.card("rubra_first").base_count == 2


@pytest.mark.rule("MG-086")
def test_after_the_first_of_two_bases_one_may_stop(small):
    """
    Ann places the base of Builders and keeps that of Plain.
    """
    ann = built(waits_on("plain"), waits_on("builders"))
    tracks = [route(FIRST, "Ann", "rubra", "RR")]
    with small(Ann=ann, systems=[system("rubra", "Ann")], tracks=tracks, **DRAWS) as scene:
        scene["Ann"].picks(RETURN_WHITE)
        scene["Ann"].picks("Place the base of Builders in Rubra")
        scene["Ann"].picks("Plot")
        scene["Ann"].is_asked(WHICH)
        scene["Ann"].passes()

        scene["Ann"].is_asked(PHASE_3)
        assert [scene.card(name).base_place for name in ("plain", "builders")] == [{"GRAY": 1}, {}]


# ------------------------------------------------------------------------------------------------ conquered and removed

RAID = [front("invasion", FIRST, red=("rubra", "Ann"), blue=("rubra_first", "Bob"), red_cubes="R")]


@pytest.mark.rule("MG-Q17", "MG-085")
def test_a_base_in_a_captured_system_draws_a_leader(small):
    """
    Ann wins Rubra First from Bob and puts a base there: it is her first in that system.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob")]
    with small(Ann={"drawn": "R", "bag": ""}, systems=systems, fronts=RAID, **DRAWS) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].confirms()
        scene["Ann"].picks("Idle")

        assert scene["Ann"].zone("cards") == ("Invasion", "Idle")
        assert scene.card("rubra_first").controller == "Ann"


@pytest.mark.rule("MG-Q35", "MG-154")
def test_a_capture_empties_a_system_at_its_limit_first(small):
    """
    Both places in Rubra First are Bob's; they are unused again, and one of Ann's comes in.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob", bases=2)]
    with small(Ann={"drawn": "R", "bag": ""}, systems=systems, fronts=RAID, **DRAWS) as scene:
        unused = scene["Bob"].pool("unused")
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].confirms()
        scene["Ann"].picks("Idle")

        assert scene.card("rubra_first").bases == {"GRAY": 1}
        assert unused == {"BROWN": 7}
        assert scene["Bob"].pool("unused") == {"BROWN": 9}
        assert scene["Ann"].pool("unused") == {"GRAY": 7}


@pytest.mark.rule("MG-154")
def test_a_removed_base_is_unused_again_and_can_be_constructed(small):
    """
    Bob has no base left to construct until a Raider takes one off the board; then his Builders get it.
    """
    bobs = [
        system("caela", "Bob", bases=3), system("caela_first", "Bob", bases=2), system("caela_second", "Bob"),
        system("nive_first", "Bob", bases=2),
    ]  # fmt: skip
    bob = {"cards": [held("other", base="Bob"), held("builders", "R")], "bag": "R"}
    with small(Ann=["raider"], Bob=bob, systems=[system("rubra", "Ann"), *bobs]) as scene:
        before = scene["Bob"].pool("unused")
        scene["Ann"].picks("Discard Raider")
        scene["Ann"].picks("Caela First")
        freed = scene["Bob"].pool("unused")
        scene["Ann"].passes()
        scene["Ann"].picks("white")
        scene["Bob"].picks("Put a red cube on Builders: base")

        assert (before, freed) == ({}, {"BROWN": 1})
        assert scene["Bob"].pool("unused") == {}
        assert scene.card("builders", of="Bob").base_place == {"BROWN": 1}
