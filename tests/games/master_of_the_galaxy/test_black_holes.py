"""Black holes: systems that do not exist, are devoured, and come back (MG-150 to MG-152, MG-061)."""

import pytest

from tabletop.games.master_of_the_galaxy.testing import front, held, route, system

COVERED = [
    "caela",
    "caela_first",
    "caela_second",
    "aura",
    "aura_first",
    "aura_second",
    "nive",
    "nive_first",
    "nive_second",
]


def sources(scene, seat=0):
    """Return where the symbols of a player come from."""
    return scene.view().players[seat].values["symbol_sources"]


def devours(scene, name):
    """Have Ann discard a Devourer, and say where the black hole comes."""
    scene["Ann"].picks("Discard Devourer")
    if name in scene.options:
        scene["Ann"].picks(name)


def lifts(scene, name):
    """Have Ann discard a Lifter, and say where the black hole goes away."""
    scene["Ann"].picks("Discard Lifter")
    if name in scene.options:
        scene["Ann"].picks(name)


# ------------------------------------------------------------------------------------------------ what a covered system is not


@pytest.mark.rule("MG-150")
def test_no_route_leads_to_a_black_hole(small):
    """
    From Rubra a red cube goes towards its second system, and none towards its first, which is covered.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", hole=True)]
    with small(Ann={"drawn": "R"}, systems=systems) as scene:
        scene.can_pick_exactly(
            "Put a red cube on Rubra: planets",
            "Put a red cube on a route from Rubra to Rubra Second",
            "Return a red cube to the bag",
        )


@pytest.mark.rule("MG-150")
def test_a_black_hole_is_not_settled(small):
    """
    The planets of covered systems, even of the corner where Ann began, are no place for a cube.
    """
    with small(Ann={"drawn": "R"}, systems=[system("rubra", hole=True), system("hub", hole=True)]) as scene:
        scene.can_pick_exactly("Return a red cube to the bag")


@pytest.mark.rule("MG-150")
def test_no_conflict_is_placed_against_a_black_hole(small):
    """
    Ann may place a conflict against the second system beside Rubra, and not against the covered first.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", hole=True)]
    with small(Ann=["invasion"], systems=systems) as scene:
        scene["Ann"].picks("Place Invasion on the board")
        scene.can_pick_exactly("Red faces Rubra, blue faces Rubra Second", "Red faces Rubra Second, blue faces Rubra")
        scene["Ann"].picks("Red faces Rubra, blue faces Rubra Second")


@pytest.mark.rule("MG-150")
def test_with_black_holes_all_around_there_is_no_place_for_a_conflict(small):
    """
    If both neighbours of Rubra are covered, Ann can't place a conflict at all.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", hole=True), system("rubra_second", hole=True)]
    with small(Ann=["invasion"], systems=systems) as scene:
        scene.cannot_pick("Place Invasion on the board")


@pytest.mark.rule("MG-150")
def test_no_base_is_placed_in_a_black_hole(small):
    """
    Who has no system at all may place a base in any neutral one, but in none that is covered.
    """
    ann = [held("plain", base="Ann")]
    with small(Ann=ann, phase="place bases", systems=[system(name, hole=True) for name in COVERED]) as scene:
        scene["Ann"].is_asked("Which base do you place?")
        scene.can_pick_exactly(
            "Place the base of Plain in Rubra",
            "Place the base of Plain in Rubra First",
            "Place the base of Plain in Rubra Second",
            "Place the base of Plain in Hub",
            "Pass",
        )
        scene["Ann"].passes()


@pytest.mark.rule("MG-150", "MG-Q03")
def test_green_and_blue_links_of_a_black_hole_give_nothing(small):
    """
    With Hub covered Rubra First has no scientific symbol from its green link, and covered Rubra no military one.
    """
    systems = [system("rubra_first", "Ann"), system("hub", hole=True), system("rubra", hole=True)]
    with small(systems=systems) as scene:
        given = [source.split(":")[0] for seat in (0, 1) for source in sources(scene, seat)]

        assert "scientific" not in given
        assert "military" not in given


# ------------------------------------------------------------------------------------------------ red links


@pytest.mark.rule("MG-Q03")
@pytest.mark.parametrize(("switch", "given"), [(True, ("diplomatic",)), (False, ())])
def test_whether_a_red_link_to_a_black_hole_gives_its_symbol_is_a_switch(small, switch, given):
    """
    Ann holds the living end of the red link to covered Caela First: by the usual reading she has the symbol.
    """
    systems = [system("rubra_first", "Ann"), system("caela_first", hole=True)]
    with small(options={"black_hole_links": switch}, systems=systems) as scene:
        assert tuple(source.split(":")[0] for source in sources(scene)) == given


@pytest.mark.rule("MG-Q03")
def test_the_living_end_gives_the_symbol_unless_it_is_said_otherwise(small):
    """
    Without any switch Ann has the diplomatic symbol.
    """
    with small(systems=[system("rubra_first", "Ann"), system("caela_first", hole=True)]) as scene:
        assert sources(scene) == ("diplomatic: Rubra First–Caela First",)


@pytest.mark.rule("MG-151", "MG-Q03")
@pytest.mark.parametrize(("switch", "after"), [(True, ("diplomatic",)), (False, ())])
def test_symbols_are_worked_out_anew_when_the_other_end_is_devoured(small, switch, after):
    """
    When neutral Caela First is devoured, Ann keeps the symbol of the red link or loses it, by the reading.
    """
    ann = ["devourer"]
    with small(options={"black_hole_links": switch}, Ann=ann, systems=[system("rubra_first", "Ann")]) as scene:
        assert sources(scene) == ("diplomatic: Rubra First–Caela First",)
        devours(scene, "Caela First")

        assert tuple(source.split(":")[0] for source in sources(scene)) == after


@pytest.mark.rule("MG-Q03", "MG-152")
def test_by_the_other_reading_the_symbol_comes_back_with_the_system(small):
    """
    When the black hole on Caela First is taken away, Ann's red link leads to a neutral system again and gives its symbol.
    """
    systems = [system("rubra_first", "Ann"), system("caela_first", hole=True)]
    with small(options={"black_hole_links": False}, Ann=["lifter"], systems=systems) as scene:
        assert sources(scene) == ()
        lifts(scene, "Caela First")

        assert sources(scene) == ("diplomatic: Rubra First–Caela First",)


# ------------------------------------------------------------------------------------------------ devouring


@pytest.mark.rule("MG-151", "MG-061")
def test_cubes_on_the_planets_of_a_devoured_system_go_to_the_reserve(small):
    """
    The cubes on the planets of Hub go into nobody's bag.
    """
    systems = [system("rubra", "Ann"), system("hub", planets="RBY")]
    with small(Ann={"cards": ["devourer"], "bag": "W"}, systems=systems) as scene:
        devours(scene, "Hub")

        hub = scene.card("hub")
        assert (hub.bases, hub.cubes, hub.filled) == ({"BLACK_HOLE": 1}, {}, "")
        assert [seat.pool("bag") for seat in scene.seats] == [{"WHITE": 1}, {"WHITE": 1}]


@pytest.mark.rule("MG-151", "MG-153")
def test_cubes_of_devoured_planets_can_be_taken_from_the_reserve_again(small):
    """
    With all other red cubes in Bob's bag, the one from Hub's planet is the only red one that Ann can take afterwards.
    """
    systems = [system("rubra", "Ann"), system("hub", planets="R")]
    with small(Ann=["devourer"], Bob={"bag": "R" * 44}, systems=systems) as scene:
        devours(scene, "Hub")
        scene["Ann"].passes()
        scene.can_pick_exactly("red", "blue", "yellow", "white")
        scene["Ann"].picks("red")

        assert scene["Ann"].pool("bag") == {"WHITE": 1, "RED": 1}


@pytest.mark.rule("MG-151")
def test_cubes_of_routes_on_its_tracks_return_to_their_owners(small):
    """
    When Hub is devoured, Ann and Bob take the cubes of their routes to it back, complete or not.
    """
    systems = [system("rubra_first", "Ann"), system("caela_first", "Bob")]
    tracks = [
        route("rubra_first_hub", "Ann", "rubra_first", "BBB"),
        route("caela_first_hub", "Bob", "caela_first", "RR"),
    ]
    with small(Ann={"cards": ["devourer"], "bag": ""}, systems=systems, tracks=tracks) as scene:
        devours(scene, "Hub")

        assert scene["Ann"].pool("bag") == {"BLUE": 3}
        assert scene["Bob"].pool("bag") == {"WHITE": 1, "RED": 2}
        assert (scene.card("rubra_first_hub").controller, scene.card("caela_first_hub").controller) == (None, None)


@pytest.mark.rule("MG-151")
def test_routes_elsewhere_are_left_alone(small):
    """
    When Hub is devoured, the route between Rubra and Rubra First stays.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Ann")]
    tracks = [route("rubra_rubra_first", "Ann", "rubra", "RR"), route("rubra_first_hub", "Ann", "rubra_first", "B")]
    with small(Ann=["devourer"], systems=systems, tracks=tracks) as scene:
        devours(scene, "Hub")

        assert scene.card("rubra_rubra_first").filled == "RR"
        assert scene.card("rubra_first_hub").filled == ""


@pytest.mark.rule("MG-151", "MG-Q29")
def test_a_conflict_about_a_devoured_system_returns_to_who_placed_it(small):
    """
    Bob's conflict against neutral Hub comes back before him with its cubes; it is not discarded.
    """
    systems = [system("rubra_first", "Ann"), system("caela_first", "Bob")]
    war = front("invasion", "caela_first_hub", ("hub", None), ("caela_first", "Bob"), by="Bob", blue_cubes="B")
    with small(Ann=["devourer"], systems=systems, fronts=[war]) as scene:
        devours(scene, "Hub")

        scene.did_not_happen("ConflictWon")
        assert (scene.zone("fronts"), scene["Bob"].zone("cards")) == ((), ("Invasion",))
        assert scene["Bob"].pool("bag") == {"WHITE": 1, "BLUE": 1}
        assert scene.happened("CardGained", player="Bob", card="Invasion")
        assert [event.fields["card"].name for event in scene.events("CardDiscarded")] == ["Devourer"]


@pytest.mark.rule("MG-097", "MG-Q29")
def test_a_starred_cube_of_such_a_conflict_goes_to_the_reserve(small):
    """
    Off the starred slot of Ann's own conflict the cube goes to the reserve, the other one into her bag; the card is hers.
    """
    war = front("invasion", "rubra_first_hub", ("hub", None), ("rubra_first", "Ann"), blue_cubes="BB")
    ann = {"cards": ["devourer"], "bag": ""}
    with small(Ann=ann, systems=[system("rubra_first", "Ann")], fronts=[war]) as scene:
        devours(scene, "Hub")

        assert scene["Ann"].pool("bag") == {"BLUE": 1}
        assert scene["Ann"].zone("cards") == ("Invasion",)


@pytest.mark.rule("MG-151", "MG-118")
def test_the_symbol_of_a_lead_there_is_lost(small):
    """
    Who leads against a system has the symbol of the conflict no more when that is devoured.
    """
    war = front("invasion", "rubra_first_hub", ("rubra_first", "Ann"), ("hub", None), red_cubes="R")
    with small(Ann=["devourer"], systems=[system("rubra_first", "Ann")], fronts=[war]) as scene:
        assert "military: Invasion" in sources(scene)
        devours(scene, "Hub")

        assert "military: Invasion" not in sources(scene)


@pytest.mark.rule("MG-151")
def test_conflicts_elsewhere_go_on(small):
    """
    When Hub is devoured, a conflict on a track that does not lead there stays.
    """
    war = front("invasion", "rubra_rubra_first", ("rubra", "Ann"), ("rubra_first", "Bob"), red_cubes="R")
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob")]
    with small(Ann=["devourer"], systems=systems, fronts=[war]) as scene:
        devours(scene, "Hub")

        assert scene.zone("fronts") == ("Invasion",)
        assert scene.card("invasion").cubes == {"RED": 1}


@pytest.mark.rule("MG-Q33")
def test_a_system_with_bases_is_not_devoured(small):
    """
    Of the systems that are no corners the neutral ones can be devoured, but none where Ann or Bob has a base.
    """
    systems = [system("rubra_first", "Ann"), system("caela_first", "Bob"), system("aura_first", hole=True)]
    with small(Ann=["devourer"], systems=systems) as scene:
        scene["Ann"].picks("Discard Devourer")
        scene.can_pick_exactly(
            "Rubra Second", "Caela Second", "Aura Second", "Nive First", "Nive Second", "Hub"
        )  # fmt: skip
        scene["Ann"].picks("Hub")


@pytest.mark.rule("MG-Q31")
def test_there_are_no_more_than_nine_black_holes(small):
    """
    With nine of them on the board a Devourer finds no token, and nothing is devoured.
    """
    systems = [system("rubra", "Ann"), *[system(name, hole=True) for name in COVERED]]
    with small(Ann=["devourer"], systems=systems) as scene:
        devours(scene, "Hub")

        scene.did_not_happen("Devoured")
        assert scene.card("hub").bases == {}


@pytest.mark.rule("MG-Q31")
def test_the_ninth_black_hole_may_be_placed(small):
    """
    With eight of them on the board there is one more.
    """
    systems = [system("rubra", "Ann"), *[system(name, hole=True) for name in COVERED[:-1]]]
    with small(Ann=["devourer"], systems=systems) as scene:
        devours(scene, "Hub")

        assert scene.card("hub").bases == {"BLACK_HOLE": 1}


# ------------------------------------------------------------------------------------------------ coming back


@pytest.mark.rule("MG-152")
def test_a_system_whose_black_hole_is_taken_away_is_neutral_again(small):
    """
    Rubra First lies open again: nobody's, with all its tracks, so that Ann may place a conflict against it.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", hole=True), system("rubra_second", "Bob")]
    with small(Ann=["lifter", "invasion"], systems=systems) as scene:
        lifts(scene, "Rubra First")
        back = scene.card("rubra_first")
        assert (back.bases, back.controller) == ({}, None)
        scene["Ann"].picks("Place Invasion on the board")
        scene["Ann"].picks("Red faces Rubra, blue faces Rubra First")

        assert scene.zone("fronts") == ("Invasion",)


@pytest.mark.rule("MG-152")
def test_a_route_may_lead_to_a_system_that_has_come_back(small):
    """
    In Ann's next turn a red cube may go on the track to Rubra First.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", hole=True)]
    with small(Ann={"cards": ["lifter", "again"], "bag": "R"}, Bob={"skips": 1}, systems=systems) as scene:
        lifts(scene, "Rubra First")
        scene["Ann"].passes()
        scene["Ann"].picks("red")

        scene["Ann"].is_asked("What do you do with your cubes?")
        scene.can_pick("Put a red cube on a route from Rubra to Rubra First")


@pytest.mark.rule("MG-152", "MG-Q31")
def test_the_token_of_a_system_that_has_come_back_can_be_used_again(small):
    """
    With nine black holes Ann takes one away, and devours Hub with it.
    """
    systems = [system("rubra", "Ann"), *[system(name, hole=True) for name in COVERED]]
    with small(Ann=["lifter", "devourer"], systems=systems) as scene:
        lifts(scene, "Aura First")
        devours(scene, "Hub")

        assert (scene.card("aura_first").bases, scene.card("hub").bases) == ({}, {"BLACK_HOLE": 1})


@pytest.mark.rule("MG-Q32")
def test_planets_that_a_black_hole_has_emptied_can_be_settled_again(small):
    """
    Hub, whose planets were all settled, is devoured and comes back; Ann claims it, and settles a planet for three cubes.
    """
    ann = {"cards": [held("plain", base="Ann"), "devourer", "lifter"], "bag": "R"}
    bob = {"skips": 2}
    with small(Ann=ann, Bob=bob, systems=[system("hub", planets="RRR")], leader_deck=["idle", "idle"]) as scene:
        devours(scene, "Hub")
        lifts(scene, "Hub")
        scene["Ann"].passes()
        for _ in range(3):
            scene["Ann"].picks("red")
        scene["Ann"].picks("Return 3 red cubes to the bag")
        scene["Ann"].picks("Place the base of Plain in Hub")
        scene["Ann"].picks("Idle")
        scene["Ann"].passes()
        scene["Ann"].picks("Put a red cube on Hub: planets")
        scene["Ann"].picks("Return 2 red cubes to the bag")

        assert scene.card("hub").filled == "R.."
        assert scene["Ann"].pool("bag") == {"RED": 6}


# ------------------------------------------------------------------------------------------------ planets otherwise


@pytest.mark.rule("MG-061")
def test_a_planet_is_settled_once_only(small):
    """
    In Hub with all planets settled no cube can be put on them, with one free planet on that one only.
    """
    for planets, free in (("RBY", False), ("R.Y", True)):
        with small(Ann={"drawn": "R"}, systems=[system("hub", "Ann", planets=planets)]) as scene:
            assert (scene.why_not("Put a red cube on Hub: planets") is None) == free
            if free:
                scene["Ann"].picks("Put a red cube on Hub: planets")
                assert scene.card("hub").filled == "RRY"


@pytest.mark.rule("MG-061", "MG-053")
def test_no_black_cube_removes_a_settled_planet(small):
    """
    With a black cube Ann may cancel a project on her card, but not the planets of Rubra.
    """
    ann = {"cards": [held("plain", "R")], "drawn": "K"}
    with small(Ann=ann, systems=[system("rubra", "Ann", planets="RBY")]) as scene:
        scene.can_pick_exactly("Cancel Plain: base with a black cube", "Return a black cube to the bag")


@pytest.mark.rule("MG-061", "MG-063")
def test_a_settled_planet_outlasts_the_bases_there(small):
    """
    When Bob's last base leaves Caela, the cubes stay on its planets.
    """
    systems = [system("rubra", "Ann"), system("caela", "Bob", planets="BY")]
    with small(Ann=["raider"], systems=systems) as scene:
        scene["Ann"].picks("Discard Raider")

        caela = scene.card("caela")
        assert (caela.controller, caela.filled) == (None, "BY.")


@pytest.mark.rule("MG-061", "MG-103")
def test_a_cube_on_a_planet_is_not_stolen(small):
    """
    A covert operation for a blue cube finds none if the only one lies on a planet of Bob's.
    """
    ann = {"cards": [held("thief", "R")], "drawn": "R"}
    systems = [system("rubra", "Ann"), system("caela", "Bob", planets="B")]
    with small(Ann=ann, systems=systems) as scene:
        scene["Ann"].picks("Put a red cube on Thief: covert operation")

        scene.did_not_happen("CubeStolen")
        assert scene.card("caela").filled == "B.."


@pytest.mark.rule("MG-061", "MG-122")
def test_a_cube_on_a_planet_is_no_loot(small):
    """
    Who wins a conflict and takes the system finds its planets settled as they were, and takes no cube from them.
    """
    war = front("invasion", "rubra_rubra_first", ("rubra", "Ann"), ("rubra_first", "Bob"), red_cubes="R")
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob", planets="BY")]
    with small(Ann={"drawn": "R", "bag": ""}, systems=systems, fronts=[war]) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].declines()

        assert scene.card("rubra_first").filled == "BY"
        assert scene["Ann"].pool("bag") == {"RED": 2}
