"""The governments: what their projects are, and what they do for whoever has them."""

import pytest

from tabletop.games.master_of_the_galaxy.testing import front, held, route, system

#: Seven cards that have no project which would come in the way.
SEVEN = ["prophet", "warlord", "headhunter", "archivist", "counterspy", "kingmaker", "grand_marshal"]
AMBERLINE = [system("e1", "Ann")]


def symbols(scene, who):
    """Return the symbols that a player has, with how many of each."""
    pairs = next(player.values["supremacy"] for player in scene.view().players if player.name == who)
    return {symbol: count for symbol, count in zip(pairs[::2], pairs[1::2], strict=True) if count}


@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("federation", ("yellow", "white", "white", "blue")),
        ("empire", ("red", "red", "yellow", "white")),
        ("anarchists", ("black", "red", "white", "yellow")),
        ("republic", ("blue", "blue", "yellow")),
        ("corporation", ("yellow", "yellow", "yellow")),
        ("technocracy", ("blue", "blue")),
        ("theocracy", ("white", "white", "yellow", "blue", "black")),
        ("junta", ("red", "red", "red", "white", "black")),
        ("council", ("yellow", "yellow", "blue", "white", "black")),
    ],
)
def test_which_slots_a_government_has(galaxy, card, slots):
    """
    A government before Ann shows its one project, empty.
    """
    with galaxy(Ann=[card]) as scene:
        assert scene.card(card).slots == slots


# ------------------------------------------------------------------------------------------------ Federation


def test_federation_constructs_a_base(galaxy):
    """
    The fourth cube completes the base project: all four come back, and a base waits on the Federation.
    """
    ann = {"cards": [held("federation", "YWW")], "drawn": "B", "bag": ""}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Put a blue cube on Federation: base")
        scene["Ann"].is_asked("Which base do you place?")

        assert scene.card("Federation").base_place == {"GRAY": 1}
        assert scene["Ann"].pool("bag") == {"BLUE": 1, "YELLOW": 1, "WHITE": 2}
        scene["Ann"].passes()


def test_federation_lets_its_owner_keep_eight_cards(galaxy):
    """
    With the Federation and seven other cards Ann may end her turn.
    """
    with galaxy(Ann=["Federation", *SEVEN]) as scene:
        scene.can_pick("Pass")


def test_federation_does_not_let_its_owner_keep_nine_cards(galaxy):
    """
    With the Federation and eight other cards Ann must discard one.
    """
    with galaxy(Ann=["Federation", *SEVEN, "warlord"]) as scene:
        scene.cannot_pick("Pass")
        scene["Ann"].picks("Discard Prophet")

        scene.can_pick("Pass")


def test_federation_of_an_opponent_lets_nobody_else_keep_eight_cards(galaxy):
    """
    If the Federation is Bob's, Ann's limit is seven.
    """
    with galaxy(Ann=[*SEVEN, "warlord"], Bob=["Federation"]) as scene:
        scene.cannot_pick("Pass")


def test_federation_helps_no_longer_when_it_is_discarded(galaxy):
    """
    With nine cards it does not help to discard the Federation: eight are too many without it.
    """
    with galaxy(Ann=["Federation", *SEVEN, "warlord"]) as scene:
        scene["Ann"].picks("Discard Federation")

        scene.cannot_pick("Pass")


# ------------------------------------------------------------------------------------------------ Empire


def empire(corner_bases, **bob):
    """Say what lies there when Ann could place the base of her Empire in Cinder, where she has some bases."""
    return {
        "phase": "place bases",
        "Ann": {"cards": [held("empire", base="Ann")], "bag": ""},
        "Bob": bob or {"cards": [held("black_market", "YYRK")]},
        "systems": [system("s1", "Ann", bases=corner_bases)],
        "tracks": [route("s1_b1", "Ann", "s1", "WW")],
        "conflict_deck": ["trade_war"],
        "government_deck": ["republic"],
    }


def test_empire_constructs_a_base(galaxy):
    """
    The fourth cube completes the base project: a base waits on the Empire.
    """
    with galaxy(Ann={"cards": [held("empire", "RRY")], "drawn": "W", "bag": ""}) as scene:
        scene["Ann"].picks("Put a white cube on Empire: base")

        assert scene.card("Empire").base_place == {"GRAY": 1}
        scene["Ann"].passes()


@pytest.mark.parametrize("before", [1, 2])
def test_empire_steals_a_cube_with_a_second_and_with_a_third_base(galaxy, before):
    """
    When Ann places a second or third base in Cinder, she takes a cube off a project of Bob's, but no black one.
    """
    with galaxy(**empire(before)) as scene:
        scene["Ann"].picks("Place the base of Empire in Cinder")
        scene["Ann"].is_asked("Which cube do you steal?")
        scene.can_pick_exactly("yellow on Black Market", "red on Black Market")
        scene["Ann"].picks("red on Black Market")
        scene["Ann"].picks("The next card")
        scene["Ann"].picks(*scene.options)

        assert scene["Ann"].pool("bag") == {"RED": 1}
        assert scene.card("Black Market").slots == ("yellow: yellow", "yellow: yellow", "red", "black: black")
        assert scene.card("Black Market").is_implemented is False


def test_empire_steals_nothing_with_a_first_base(galaxy):
    """
    When Ann places her first base in Chalk, nothing is stolen.
    """
    with galaxy(**empire(1)) as scene:
        scene["Ann"].picks("Place the base of Empire in Chalk")
        scene["Ann"].is_asked("Which card do you keep?")
        scene["Ann"].picks(scene.options[0])

        scene.did_not_happen("CubeStolen")


def test_empire_finds_nothing_to_steal_but_black_cubes(galaxy):
    """
    If Bob's projects hold a black cube only, nothing is stolen.
    """
    with galaxy(**empire(1, cards=[held("black_market", "...K")])) as scene:
        scene["Ann"].picks("Place the base of Empire in Cinder")
        scene["Ann"].is_asked("Which card do you keep?")
        scene["Ann"].picks(scene.options[0])

        scene.did_not_happen("CubeStolen")


def test_empire_of_an_opponent_steals_nothing(galaxy):
    """
    If Ann places a second base and the Empire is Bob's, nobody steals.
    """
    ann = {"cards": [held("federation", "YWW", base="Ann")], "bag": ""}
    told = {**empire(1), "Ann": ann, "Bob": ["Empire"]}
    with galaxy(**told) as scene:
        scene["Ann"].picks("Place the base of Federation in Cinder")
        scene["Ann"].is_asked("Which card do you keep?")
        scene["Ann"].picks(scene.options[0])

        scene.did_not_happen("CubeStolen")


# ------------------------------------------------------------------------------------------------ Anarchists


def test_anarchists_construct_a_base_with_a_black_cube(galaxy):
    """
    The base project of the Anarchists has a black slot, and is complete with a cube of each colour.
    """
    with galaxy(Ann={"cards": [held("anarchists", ".RWY")], "drawn": "K", "bag": ""}) as scene:
        scene["Ann"].picks("Put a black cube on Anarchists: base")

        assert scene.card("Anarchists").base_place == {"GRAY": 1}
        assert scene["Ann"].pool("bag") == {"RED": 1, "WHITE": 1, "YELLOW": 1, "BLACK": 1}
        scene["Ann"].passes()


def test_anarchists_let_black_cubes_fill_slots_of_receive_projects(galaxy):
    """
    A black cube takes the place of a yellow one on the Traders, and the commerce card comes.
    """
    ann = {"cards": ["anarchists", held("traders", "", "Y")], "drawn": "K", "bag": ""}
    with galaxy(Ann=ann, commerce_deck=["free_port"]) as scene:
        scene["Ann"].picks("Put a black cube on Traders: receive (commerce, yellow)")
        scene["Ann"].picks("Free Port")

        assert scene["Ann"].zone("cards") == ("Anarchists", "Traders", "Free Port")
        assert scene["Ann"].pool("bag") == {"YELLOW": 1, "BLACK": 1}


def test_anarchists_let_black_cubes_fill_only_receive_projects(galaxy):
    """
    A black cube goes on the receive project of the Republic, but not on a yellow slot of an agenda, a base project,
    a development or a covert operation.
    """
    ann = {"cards": [held("anarchists", "K"), "republic", "hive", "free_port", "prophet"], "drawn": "K"}
    with galaxy(Ann=ann) as scene:
        puts = [label for label in scene.options if label.startswith("Put a black cube")]

        assert {label.split(" (")[0].removeprefix("Put a black cube on ") for label in puts} == {
            "Republic: receive", "Hive: receive",
        }  # fmt: skip


def test_anarchists_of_an_opponent_fill_nothing(galaxy):
    """
    If the Anarchists are Bob's, Ann's black cube does not fit on her Republic.
    """
    with galaxy(Ann={"cards": ["republic"], "drawn": "K"}, Bob=["Anarchists"]) as scene:
        scene.can_pick_exactly("Return a black cube to the bag")


def test_anarchists_let_other_colours_fill_nothing(galaxy):
    """
    A red cube does not fit on the Republic, with Anarchists or without.
    """
    with galaxy(Ann={"cards": [held("anarchists", "KRW"), "republic"], "drawn": "R"}) as scene:
        scene.can_pick_exactly("Return a red cube to the bag")


# ------------------------------------------------------------------------------------------------ Republic


def test_republic_receives_any_development(galaxy):
    """
    When its three slots are filled, Ann chooses from which of the three development decks she draws.
    """
    ann = {"cards": [held("republic", "BB")], "drawn": "Y", "bag": ""}
    with galaxy(Ann=ann, expansion_deck=["garrison"]) as scene:
        scene["Ann"].picks("Put a yellow cube on Republic: receive")
        scene.can_pick_exactly("commerce", "expansion", "progress")
        scene["Ann"].picks("expansion")
        scene["Ann"].picks("Garrison")

        assert scene["Ann"].zone("cards") == ("Republic", "Garrison")
        assert scene["Ann"].pool("bag") == {"BLUE": 2, "YELLOW": 1}


def test_republic_takes_two_cubes_for_a_development(galaxy):
    """
    When Ann completes the Space Exchange, she takes a red and a white cube, and then draws a leader.
    """
    ann = {"cards": ["republic", held("space_exchange", "YY")], "drawn": "B", "bag": ""}
    with galaxy(Ann=ann, leader_deck=["prophet"]) as scene:
        scene["Ann"].picks("Put a blue cube on Space Exchange: development")
        scene.can_pick_exactly("red", "blue", "yellow", "white")
        scene["Ann"].picks("red")
        scene["Ann"].picks("white")
        scene["Ann"].picks("Prophet")

        assert scene["Ann"].zone("cards") == ("Republic", "Space Exchange", "Prophet")
        assert scene["Ann"].pool("bag") == {"RED": 1, "WHITE": 1}


def test_republic_takes_nothing_for_an_agenda(galaxy):
    """
    An agenda that is fulfilled is no development: it brings no cubes.
    """
    ann = {"cards": ["republic", held("junta", "RRRW")], "drawn": "K", "bag": ""}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Put a black cube on Junta: agenda")

        scene.happened("AgendaFulfilled", player="Ann")
        scene.did_not_happen("CubesTaken")
        assert scene["Ann"].zone("cards") == ("Republic", "Junta")


def test_republic_of_an_opponent_takes_nothing(galaxy):
    """
    If Ann completes a development and the Republic is Bob's, nobody takes cubes.
    """
    ann = {"cards": [held("space_exchange", "YY")], "drawn": "B"}
    with galaxy(Ann=ann, Bob=["Republic"], leader_deck=["prophet"]) as scene:
        scene["Ann"].picks("Put a blue cube on Space Exchange: development")
        scene["Ann"].picks("Prophet")

        scene.did_not_happen("CubesTaken")


# ------------------------------------------------------------------------------------------------ Corporation


def test_corporation_receives_two_commerce_cards(galaxy):
    """
    When its three yellow slots are filled, Ann draws twice from the commerce deck.
    """
    ann = {"cards": [held("corporation", "YY")], "drawn": "Y", "bag": ""}
    with galaxy(Ann=ann, commerce_deck=["free_port", "trade_fleet", "lend_lease"]) as scene:
        scene["Ann"].picks("Put a yellow cube on Corporation: receive")
        scene["Ann"].picks("Free Port")
        scene["Ann"].picks("Lend-Lease")

        assert scene["Ann"].zone("cards") == ("Corporation", "Free Port", "Lend-Lease")
        assert scene["Ann"].pool("bag") == {"YELLOW": 3}


@pytest.mark.parametrize(("discarded", "cubes"), [(1, 2), (2, 4), (3, 6)])
def test_corporation_takes_one_cube_more_for_discards(galaxy, discarded, cubes):
    """
    One, two and three discarded cards bring Ann a cube more than the usual one, three and five.
    """
    with galaxy(Ann={"cards": ["Corporation", "prophet", "warlord", "archivist"], "bag": ""}) as scene:
        for card in ["Prophet", "Warlord", "Archivist"][:discarded]:
            scene["Ann"].picks(f"Discard {card}")
        scene["Ann"].passes()
        for _ in range(cubes):
            scene["Ann"].is_asked("Which cube do you take from the reserve?")
            scene["Ann"].picks("red")

        scene["Bob"].is_asked(kind="allocate")
        assert scene["Ann"].pool("bag") == {"RED": cubes}


def test_corporation_takes_nothing_without_a_discard(galaxy):
    """
    If Ann discards nothing, her turn brings no cube.
    """
    with galaxy(Ann={"cards": ["Corporation"], "bag": ""}) as scene:
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="allocate")
        assert scene["Ann"].pool("bag") == {}


def test_corporation_must_still_be_there_at_the_end_of_the_phase(galaxy):
    """
    If Ann discards the Corporation itself, she takes the usual cube only.
    """
    with galaxy(Ann={"cards": ["Corporation"], "bag": ""}) as scene:
        scene["Ann"].picks("Discard Corporation")
        scene["Ann"].passes()
        scene["Ann"].picks("yellow")

        scene["Bob"].is_asked(kind="allocate")
        assert scene["Ann"].pool("bag") == {"YELLOW": 1}


def test_corporation_of_an_opponent_takes_nothing(galaxy):
    """
    If Ann discards a card and the Corporation is Bob's, only Ann takes a cube.
    """
    with galaxy(Ann={"cards": ["prophet"], "bag": ""}, Bob=["Corporation"]) as scene:
        scene["Ann"].picks("Discard Prophet")
        scene["Ann"].passes()
        scene["Ann"].picks("yellow")

        scene["Bob"].is_asked(kind="allocate")
        assert [event.fields["player"].name for event in scene.events("CubesTaken")] == ["Ann"]


# ------------------------------------------------------------------------------------------------ Technocracy


def test_technocracy_receives_a_progress_card(galaxy):
    """
    When its two blue slots are filled, Ann draws a progress card.
    """
    ann = {"cards": [held("technocracy", "B")], "drawn": "B", "bag": ""}
    with galaxy(Ann=ann, progress_deck=["stasis_field"]) as scene:
        scene["Ann"].picks("Put a blue cube on Technocracy: receive")
        scene["Ann"].picks("Stasis Field")

        assert scene["Ann"].zone("cards") == ("Technocracy", "Stasis Field")
        assert scene["Ann"].pool("bag") == {"BLUE": 2}


def test_technocracy_lets_blue_cubes_fill_white_slots_of_developments(galaxy):
    """
    A blue cube on the last white slot implements the Free Port.
    """
    ann = {"cards": ["technocracy", held("free_port", "YYW")], "drawn": "B"}
    with galaxy(Ann=ann, leader_deck=["prophet"]) as scene:
        scene["Ann"].picks("Put a blue cube on Free Port: development")
        scene["Ann"].picks("Prophet")

        assert scene.card("Free Port").is_implemented is True
        assert scene.card("Free Port").slots[-1] == "white: blue"


def test_technocracy_lets_blue_cubes_fill_no_other_slots(galaxy):
    """
    A blue cube goes neither on yellow slots of a development nor on white slots of other projects.
    """
    ann = {
        "cards": [held("technocracy", "B"), held("free_port", "..WW"), "settlers", "prophet", "federation"],
        "drawn": "B",
    }
    with galaxy(Ann=ann) as scene:
        puts = [label for label in scene.options if label.startswith("Put")]

        assert sorted(puts) == [
            "Put a blue cube on Federation: base",
            "Put a blue cube on Settlers: agenda",
            "Put a blue cube on Settlers: receive",
            "Put a blue cube on Technocracy: receive",
        ]


def test_technocracy_lets_only_blue_cubes_fill_white_slots(galaxy):
    """
    A red cube does not fit on the white slots of the Free Port.
    """
    with galaxy(Ann={"cards": ["Technocracy", "free_port"], "drawn": "R"}) as scene:
        scene.can_pick_exactly("Return a red cube to the bag")


def test_technocracy_of_an_opponent_fills_nothing(galaxy):
    """
    If the Technocracy is Bob's, Ann's blue cube does not fit on the Free Port.
    """
    with galaxy(Ann={"cards": ["free_port"], "drawn": "B"}, Bob=["Technocracy"]) as scene:
        scene.can_pick_exactly("Return a blue cube to the bag")


def test_technocracy_lost_leaves_its_cubes_where_they_are(galaxy):
    """
    A Free Port with a blue cube on a white slot stays implemented when the Technocracy is discarded.
    """
    with galaxy(Ann=["Technocracy", held("free_port", "YYWB")]) as scene:
        scene["Ann"].picks("Discard Technocracy")

        assert scene.card("Free Port").is_implemented is True
        assert symbols(scene, "Ann") == {"economic": 1}


# ------------------------------------------------------------------------------------------------ Theocracy


def test_theocracy_has_an_agenda_for_cultural_and_economic(galaxy):
    """
    With all five slots filled Ann has one symbol of both, and the cubes stay.
    """
    with galaxy(Ann={"cards": [held("theocracy", "WWYB")], "drawn": "K"}) as scene:
        assert symbols(scene, "Ann") == {}

        scene["Ann"].picks("Put a black cube on Theocracy: agenda")

        assert symbols(scene, "Ann") == {"cultural": 1, "economic": 1}
        assert scene.card("Theocracy").cubes == {"WHITE": 2, "YELLOW": 1, "BLUE": 1, "BLACK": 1}


def test_theocracy_puts_a_drawn_cube_back_and_draws_another_one(galaxy):
    """
    Ann draws red, blue and yellow, puts the blue one back, and draws the white one instead; she is not asked again.
    """
    ann = {"cards": ["Theocracy"], "bag": "RBYW"}
    with galaxy(Ann=ann, phase="gain resources", chance=[0, 0, 0, 1]) as scene:
        scene["Ann"].is_asked(kind="confirm")
        scene["Ann"].confirms()
        scene.can_pick_exactly("red", "blue", "yellow")
        scene["Ann"].picks("blue")

        scene["Ann"].is_asked("What do you do with your cubes?")
        assert scene["Ann"].pool("drawn") == {"RED": 1, "YELLOW": 1, "WHITE": 1}
        assert scene["Ann"].pool("bag") == {"BLUE": 1}


def test_theocracy_may_draw_the_very_cube_that_was_put_back(galaxy):
    """
    If nothing else is in the bag, the black cube that Ann puts back comes again.
    """
    with galaxy(Ann={"cards": ["Theocracy"], "bag": "RBK"}, phase="gain resources") as scene:
        scene["Ann"].confirms()
        scene["Ann"].picks("black")

        scene["Ann"].is_asked("What do you do with your cubes?")
        assert scene["Ann"].pool("drawn") == {"RED": 1, "BLUE": 1, "BLACK": 1}


def test_theocracy_may_be_left_alone(galaxy):
    """
    If Ann does not want to, she keeps the cubes that she has drawn.
    """
    ann = {"cards": ["Theocracy"], "bag": "RBYW"}
    with galaxy(Ann=ann, phase="gain resources", chance=[0, 0, 0]) as scene:
        scene["Ann"].declines()

        scene["Ann"].is_asked("What do you do with your cubes?")
        assert scene["Ann"].pool("drawn") == {"RED": 1, "BLUE": 1, "YELLOW": 1}
        scene.did_not_happen("CubeReturned")


def test_theocracy_works_again_in_the_next_turn(galaxy):
    """
    What was done in one turn of Ann's can be done in her next one.
    """
    with galaxy(Ann={"cards": ["Theocracy"], "bag": "R"}, phase="gain resources") as scene:
        scene["Ann"].confirms()
        scene["Ann"].picks("Return a red cube to the bag")
        scene["Ann"].passes()
        scene["Bob"].picks("Return a white cube to the bag")
        scene["Bob"].passes()

        scene["Ann"].is_asked(kind="confirm")
        scene["Ann"].declines()


def test_theocracy_of_an_opponent_changes_nothing(galaxy):
    """
    If the Theocracy is Bob's, nobody is asked when Ann draws.
    """
    with galaxy(Ann={"bag": "RBY"}, Bob=["Theocracy"], phase="gain resources") as scene:
        scene["Ann"].is_asked("What do you do with your cubes?")
        assert len(scene.events("CubesDrawn")) == 1


# ------------------------------------------------------------------------------------------------ Junta


def test_junta_has_an_agenda_for_military_and_scientific(galaxy):
    """
    With all five slots filled Ann has one symbol of both.
    """
    with galaxy(Ann={"cards": [held("junta", "RRRW")], "drawn": "K"}) as scene:
        assert symbols(scene, "Ann") == {}

        scene["Ann"].picks("Put a black cube on Junta: agenda")

        assert symbols(scene, "Ann") == {"military": 1, "scientific": 1}


def test_junta_puts_a_fitting_cube_on_her_side_and_leads_at_once(galaxy):
    """
    When Ann places the Border War, she puts a white cube from her bag on her red side, and has its symbol at once.
    """
    with galaxy(Ann={"cards": ["Junta", "border_war"], "bag": "RWBK"}, systems=AMBERLINE) as scene:
        scene["Ann"].picks("Place Border War on the board")
        scene["Ann"].picks("Red faces Amberline, blue faces Crimson Heart")
        scene.can_pick_exactly(
            "Put a red cube on Border War: red side", "Put a white cube on Border War: red side", "Pass"
        )
        scene["Ann"].picks("Put a white cube on Border War: red side")

        assert scene.card("Border War").cubes == {"WHITE": 1}
        assert scene["Ann"].pool("bag") == {"RED": 1, "BLUE": 1, "BLACK": 1}
        assert symbols(scene, "Ann") == {"military": 1}


def test_junta_may_keep_the_cube_in_the_bag(galaxy):
    """
    Ann may place the Border War and put nothing on it.
    """
    with galaxy(Ann={"cards": ["Junta", "border_war"], "bag": "RW"}, systems=AMBERLINE) as scene:
        scene["Ann"].picks("Place Border War on the board")
        scene["Ann"].picks("Red faces Amberline, blue faces Crimson Heart")
        scene["Ann"].passes()

        assert scene.card("Border War").cubes == {}
        assert symbols(scene, "Ann") == {}


def test_junta_puts_only_cubes_that_fit(galaxy):
    """
    A yellow and a blue cube fit nowhere on the Border War, so Ann is not asked.
    """
    with galaxy(Ann={"cards": ["Junta", "border_war"], "bag": "YB"}, systems=AMBERLINE) as scene:
        scene["Ann"].picks("Place Border War on the board")
        scene["Ann"].picks("Red faces Amberline, blue faces Crimson Heart")

        scene["Ann"].is_asked("What do you do with your cards?")
        assert scene["Ann"].pool("bag") == {"YELLOW": 1, "BLUE": 1}


def test_junta_puts_a_black_cube_where_the_side_has_a_black_slot(galaxy):
    """
    On the blue side of Espionage a black cube fits.
    """
    with galaxy(Ann={"cards": ["Junta", "espionage"], "bag": "K"}, systems=AMBERLINE) as scene:
        scene["Ann"].picks("Place Espionage on the board")
        scene["Ann"].picks("Red faces Crimson Heart, blue faces Amberline")
        scene["Ann"].picks("Put a black cube on Espionage: blue side")

        assert scene.card("Espionage").cubes == {"BLACK": 1}
        assert symbols(scene, "Ann") == {"scientific": 1}


def test_junta_works_for_every_conflict_that_is_placed(galaxy):
    """
    Ann places two conflicts in one turn, and puts a cube on either.
    """
    with galaxy(Ann={"cards": ["Junta", "border_war", "blockade"], "bag": "RR"}, systems=AMBERLINE) as scene:
        scene["Ann"].picks("Place Border War on the board")
        scene["Ann"].picks("Red faces Amberline, blue faces Crimson Heart")
        scene["Ann"].picks("Put a red cube on Border War: red side")
        scene["Ann"].picks("Place Blockade on the board")
        scene["Ann"].picks("Red faces Amberline, blue faces Sapphira")
        scene["Ann"].picks("Put a red cube on Blockade: red side")

        assert symbols(scene, "Ann") == {"military": 1, "economic": 1}


def test_junta_of_an_opponent_puts_nothing(galaxy):
    """
    If Ann places a conflict against Bob, who has the Junta, nobody puts a cube on it.
    """
    bob = {"cards": ["Junta"], "bag": "RR"}
    systems = [system("e1", "Ann"), system("i1", "Bob")]
    with galaxy(Ann={"cards": ["border_war"], "bag": "RR"}, Bob=bob, systems=systems) as scene:
        scene["Ann"].picks("Place Border War on the board")
        scene["Ann"].picks("Red faces Amberline, blue faces Crimson Heart")

        scene["Ann"].is_asked("What do you do with your cards?")
        assert scene.card("Border War").cubes == {}


# ------------------------------------------------------------------------------------------------ Council


def test_council_has_an_agenda_for_diplomatic_and_economic(galaxy):
    """
    With all five slots filled Ann has one symbol of both.
    """
    with galaxy(Ann={"cards": [held("council", "YYBW")], "drawn": "K"}) as scene:
        assert symbols(scene, "Ann") == {}

        scene["Ann"].picks("Put a black cube on Council: agenda")

        assert symbols(scene, "Ann") == {"diplomatic": 1, "economic": 1}


def test_council_leaves_a_system_with_one_base_open(galaxy):
    """
    Ann may place the Border War against Bob's single base in Sapphira, either way round.
    """
    systems = [system("e1", "Ann"), system("a1", "Bob")]
    with galaxy(Ann=["border_war"], Bob=["Council"], systems=systems) as scene:
        scene["Ann"].picks("Place Border War on the board")
        scene.can_pick("Red faces Amberline, blue faces Sapphira", "Red faces Sapphira, blue faces Amberline")
        scene["Ann"].picks("Red faces Sapphira, blue faces Amberline")

        assert scene.card("Border War").on == "a1_e1"


def test_council_protects_a_system_with_two_bases(galaxy):
    """
    With two bases of Bob's in Sapphira Ann can place the Border War only against the neutral systems around.
    """
    systems = [system("e1", "Ann"), system("a1", "Bob", bases=2)]
    with galaxy(Ann=["border_war"], Bob=["Council"], systems=systems) as scene:
        scene["Ann"].picks("Place Border War on the board")
        scene.can_pick("Red faces Amberline, blue faces Crimson Heart")
        scene.cannot_pick("Red faces Amberline, blue faces Sapphira", "Red faces Sapphira, blue faces Amberline")
        scene["Ann"].picks("Red faces Amberline, blue faces Crimson Heart")


def test_council_protects_no_longer_when_it_is_gone(galaxy):
    """
    Without the Council Bob's two bases protect Sapphira from nothing.
    """
    systems = [system("e1", "Ann"), system("a1", "Bob", bases=2)]
    with galaxy(Ann=["border_war"], Bob=["federation"], government_deck=["Council"], systems=systems) as scene:
        scene["Ann"].picks("Place Border War on the board")
        scene["Ann"].picks("Red faces Amberline, blue faces Sapphira")

        assert scene.card("Border War").blue_system == "a1"


def test_council_can_leave_no_place_for_a_conflict(galaxy):
    """
    If the only neighbour left is Bob's Cinder with two bases, Ann can't place the Border War at all.
    """
    systems = [system("b1", "Ann"), system("s1", "Bob", bases=2), *[system(hole, hole=True) for hole in ("e4", "i1")]]
    with galaxy(Ann=["border_war"], Bob=["Council"], systems=systems) as scene:
        scene.cannot_pick("Place Border War on the board")


def test_council_protects_only_its_owner(galaxy):
    """
    Bob's Council does not protect Cid's Sapphira, nor does Ann's own keep her from placing a conflict there.
    """
    systems = [system("e1", "Ann", bases=2), system("a1", "Cid", bases=2)]
    with galaxy(Ann=["border_war"], Bob=["Council"], Cid=[], systems=systems) as scene:
        scene["Ann"].picks("Place Border War on the board")
        scene["Ann"].picks("Red faces Amberline, blue faces Sapphira")

        assert scene.card("Border War").blue_system == "a1"


def test_council_lets_its_owner_place_conflicts_from_a_strong_system(galaxy):
    """
    With two bases in Amberline and the Council, Ann may place a conflict against Bob's single base.
    """
    systems = [system("e1", "Ann", bases=2), system("i1", "Bob")]
    with galaxy(Ann=["Council", "border_war"], systems=systems) as scene:
        scene["Ann"].picks("Place Border War on the board")
        scene["Ann"].picks("Red faces Amberline, blue faces Crimson Heart")

        assert scene.card("Border War").on == "e1_i1"


def test_council_lets_conflicts_on_the_board_go_on(galaxy):
    """
    A Border War that lies there already can be fought and won, although Bob has the Council and two bases.
    """
    border_war = front("border_war", "a1_e1", red=("e1", "Ann"), blue=("a1", "Bob"), red_cubes="RRR.W")
    systems = [system("e1", "Ann"), system("a1", "Bob", bases=2)]
    with galaxy(Ann={"drawn": "R"}, Bob=["Council"], systems=systems, fronts=[border_war]) as scene:
        scene["Ann"].picks("Put a red cube on Border War: red side")
        scene["Ann"].declines()

        scene.happened("ConflictWon", player="Ann")
        assert scene.card("Sapphira").controller is None
