"""Whose turn comes next: clockwise, extra turns, and turns that are skipped (MG-017, MG-147 to MG-149)."""

import pytest

from tabletop.games.master_of_the_galaxy.testing import front, held, system

TURN = "What do you do with your cubes?"
CARDS = "What do you do with your cards?"


def goes_on(scene, player, *discards):
    """Have a player return all drawn cubes, discard some cards and be done; cubes for discards are red ones."""
    while scene.decision.kind == "allocate":
        scene[player].picks(scene.options[-1])
    for name in discards:
        scene[player].is_asked(CARDS)
        scene[player].picks(f"Discard {name}")
    scene[player].passes()
    while scene.decision.kind == "cube":
        scene[player].picks("red")


def turns(scene):
    """Return who took the turns that have begun, and who skipped theirs, in this order."""
    told = [event for event in scene.events() if event.kind in ("TurnBegan", "TurnSkipped")]
    return [("-" if event.kind == "TurnSkipped" else "") + event.fields["player"].name for event in told]


# ------------------------------------------------------------------------------------------------ clockwise


@pytest.mark.rule("MG-017")
@pytest.mark.parametrize("others", [["Bob"], ["Bob", "Cid"], ["Bob", "Cid", "Dot"]])
def test_play_goes_clockwise(small, others):
    """
    After Ann come the others in the order of their seats, and then Ann again.
    """
    with small(**{name: [] for name in others}) as scene:
        for name in ["Ann", *others]:
            goes_on(scene, name)

        assert turns(scene) == [*others, "Ann"]
        scene["Ann"].is_asked(TURN)


@pytest.mark.rule("MG-017")
def test_whoever_was_first_play_goes_clockwise_from_the_active_player(small):
    """
    After Cid, who took the first turn of the game, comes Dot, and after Dot comes Ann.
    """
    with small(Cid=[], Dot=[], first=2, active=2) as scene:
        goes_on(scene, "Cid")
        goes_on(scene, "Dot")

        assert turns(scene) == ["Dot", "Ann"]


# ------------------------------------------------------------------------------------------------ extra turns


@pytest.mark.rule("MG-147")
def test_an_extra_turn_comes_after_this_one(small):
    """
    Ann takes a whole further turn, with cubes drawn anew, and after it comes Bob.
    """
    with small(Ann={"cards": ["again", "idle"], "bag": "WWWWW"}) as scene:
        goes_on(scene, "Ann", "Again")

        scene["Ann"].is_asked(TURN)
        assert sum(scene["Ann"].pool("drawn").values()) == 3
        goes_on(scene, "Ann")
        assert turns(scene) == ["Ann", "Bob"]


@pytest.mark.rule("MG-147")
def test_two_extra_turns_in_a_row_are_the_most(small):
    """
    Ann has an extra turn granted in every turn: she takes two of them, and then it is Bob's turn.
    """
    with small(Ann=["again"] * 4) as scene:
        for _ in range(3):
            goes_on(scene, "Ann", "Again")

        assert turns(scene) == ["Ann", "Ann", "Bob"]
        assert scene["Ann"].zone("cards") == ("Again",)


@pytest.mark.rule("MG-147")
@pytest.mark.parametrize(("granted", "taken"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_several_extra_turns_of_one_turn_follow_each_other(small, granted, taken):
    """
    For several cards in one turn Ann takes several extra turns, but no more than two.
    """
    with small(Ann=["again"] * granted) as scene:
        goes_on(scene, "Ann", *["Again"] * granted)
        for _ in range(taken):
            scene["Ann"].is_asked(TURN)
            goes_on(scene, "Ann")

        scene["Bob"].is_asked(TURN)
        assert turns(scene) == [*["Ann"] * taken, "Bob"]


@pytest.mark.rule("MG-Q30")
def test_a_third_extra_turn_lapses(small):
    """
    The third extra turn that was granted in a row is not taken later either: after Ann's next turn comes Bob.
    """
    with small(Ann=["again"] * 3) as scene:
        goes_on(scene, "Ann", "Again", "Again", "Again")
        goes_on(scene, "Ann")
        goes_on(scene, "Ann")
        goes_on(scene, "Bob")
        goes_on(scene, "Ann")

        assert turns(scene) == ["Ann", "Ann", "Bob", "Ann", "Bob"]


@pytest.mark.rule("MG-147", "MG-Q30")
def test_a_turn_by_others_ends_the_row(small):
    """
    After two extra turns and Bob's turn Ann may take two extra turns again.
    """
    with small(Ann=["again"] * 4) as scene:
        goes_on(scene, "Ann", "Again", "Again")
        goes_on(scene, "Ann")
        goes_on(scene, "Ann")
        goes_on(scene, "Bob")
        goes_on(scene, "Ann", "Again", "Again")
        goes_on(scene, "Ann")
        goes_on(scene, "Ann")

        assert turns(scene) == ["Ann", "Ann", "Bob", "Ann", "Ann", "Ann", "Bob"]


@pytest.mark.rule("MG-147", "MG-Q30")
def test_a_skipped_turn_ends_the_row_as_well(small):
    """
    Bob skips his turn after Ann's two extra turns: she is next, and may take two extra turns again.
    """
    with small(Ann=["again"] * 4, Bob={"skips": 1}) as scene:
        goes_on(scene, "Ann", "Again", "Again")
        goes_on(scene, "Ann")
        goes_on(scene, "Ann")
        goes_on(scene, "Ann", "Again", "Again")
        goes_on(scene, "Ann")
        goes_on(scene, "Ann")

        assert turns(scene) == ["Ann", "Ann", "-Bob", "Ann", "Ann", "Ann", "Bob"]


@pytest.mark.rule("MG-Q30")
def test_an_extra_turn_that_is_skipped_does_not_count_for_the_next_player(small):
    """
    Ann's extra turn is skipped by a token of hers; Bob may take two extra turns in a row all the same.
    """
    with small(Ann={"cards": ["again"], "skips": 1}, Bob=["again"] * 2) as scene:
        goes_on(scene, "Ann", "Again")
        goes_on(scene, "Bob", "Again", "Again")
        goes_on(scene, "Bob")
        goes_on(scene, "Bob")

        assert turns(scene) == ["-Ann", "Bob", "Bob", "Bob", "Ann"]


@pytest.mark.rule("MG-147")
def test_after_extra_turns_the_neighbour_is_next(small):
    """
    With three players it is Bob who follows Ann's extra turn, and not Cid.
    """
    with small(Ann=["again"], Cid=[]) as scene:
        goes_on(scene, "Ann", "Again")
        goes_on(scene, "Ann")
        goes_on(scene, "Bob")

        assert turns(scene) == ["Ann", "Bob", "Cid"]


# ------------------------------------------------------------------------------------------------ skipped turns


@pytest.mark.rule("MG-148")
def test_a_skipped_turn_is_marked_until_it_comes(small):
    """
    When Ann discards a Jailer against Bob, everybody sees that he is to skip a turn; Cid is not.
    """
    with small(Ann=["jailer"], Cid=[]) as scene:
        scene["Ann"].picks("Discard Jailer")
        scene["Ann"].picks("Bob")

        assert [player.columns["skips"] for player in scene.view().players] == [0, 1, 0]
        scene.did_not_happen("TurnSkipped")


@pytest.mark.rule("MG-148")
def test_several_skips_stack(small):
    """
    For two Jailers Bob skips his next two turns.
    """
    with small(Ann=["jailer"] * 2) as scene:
        goes_on(scene, "Ann", "Jailer", "Jailer")
        goes_on(scene, "Ann")
        goes_on(scene, "Ann")

        assert turns(scene) == ["-Bob", "Ann", "-Bob", "Ann", "Bob"]


@pytest.mark.rule("MG-148", "MG-149")
def test_several_opponents_may_have_to_skip(small):
    """
    Bob and Dot skip their turns, so that Cid follows Ann, and Ann follows Cid.
    """
    with small(Bob={"skips": 1}, Cid=[], Dot={"skips": 1}) as scene:
        goes_on(scene, "Ann")
        goes_on(scene, "Cid")

        assert turns(scene) == ["-Bob", "Cid", "-Dot", "Ann"]


@pytest.mark.rule("MG-149")
def test_a_skipped_turn_removes_one_token_and_has_no_phases(small):
    """
    Bob draws no cubes, is asked nothing and discards nothing; of his two tokens one is left, and Cid is next.
    """
    bob = {"cards": ["other", *["market"] * 4, *["colony"] * 4], "bag": "RRR", "skips": 2}
    with small(Bob=bob, Cid=[]) as scene:
        goes_on(scene, "Ann")

        scene["Cid"].is_asked(TURN)
        assert scene.view().players[1].columns["skips"] == 1
        assert (scene["Bob"].pool("bag"), len(scene["Bob"].zone("cards"))) == ({"RED": 3}, 9)
        assert all(event.fields["player"].name != "Bob" for event in scene.events("CubesDrawn"))


@pytest.mark.rule("MG-149")
def test_a_skipped_turn_calls_no_adventurer(small):
    """
    With an empty bag Bob gains no leader in a turn that he skips, and gets no black cubes back.
    """
    bob = {"cards": [held("reactor", "K")], "bag": "", "skips": 1}
    with small(Bob=bob, Cid=[]) as scene:
        goes_on(scene, "Ann")

        assert scene["Bob"].zone("cards") == ("Reactor",)
        assert (scene["Bob"].pool("bag"), scene.card("reactor", of="Bob").filled) == ({}, "K")


@pytest.mark.rule("MG-149")
def test_a_base_that_waits_is_not_placed_and_a_full_side_does_not_win_in_a_skipped_turn(small):
    """
    Bob's constructed base still waits, and the conflict whose side of his is full goes on, when his turn is skipped.
    """
    war = front("invasion", "rubra_rubra_first", ("rubra", "Ann"), ("rubra_first", "Bob"), blue_cubes="BB")
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob")]
    bob = {"cards": [held("other", base="Bob")], "skips": 1}
    with small(Bob=bob, Cid=[], systems=systems, fronts=[war]) as scene:
        goes_on(scene, "Ann")

        scene["Cid"].is_asked(TURN)
        assert scene.card("other", of="Bob").base_place == {"BROWN": 1}
        scene.did_not_happen("ConflictWon")


@pytest.mark.rule("MG-149")
def test_who_skips_plays_again_when_all_tokens_are_gone(small):
    """
    After one skipped turn Bob's next one is played.
    """
    with small(Bob={"skips": 1}) as scene:
        goes_on(scene, "Ann")
        goes_on(scene, "Ann")

        scene["Bob"].is_asked(TURN)
        assert turns(scene) == ["-Bob", "Ann", "Bob"]
        assert scene.view().players[1].columns["skips"] == 0


@pytest.mark.rule("MG-Q31")
def test_there_are_skips_though_all_black_hole_tokens_are_used(small):
    """
    With nine black holes on the board Bob still is made to skip turns, more than one of them.
    """
    covered = [
        "caela", "caela_first", "caela_second", "aura", "aura_first", "aura_second", "nive", "nive_first", "nive_second",
    ]  # fmt: skip
    systems = [system("rubra", "Ann"), *[system(name, hole=True) for name in covered]]
    with small(Ann=["jailer"] * 2, systems=systems) as scene:
        goes_on(scene, "Ann", "Jailer", "Jailer")

        assert turns(scene) == ["-Bob", "Ann"]
        assert scene.view().players[1].columns["skips"] == 1


@pytest.mark.rule("MG-Q31")
def test_skips_use_up_no_black_holes(small):
    """
    With ten skips marked there still are tokens for black holes on the board.
    """
    ann = {"cards": ["devourer"], "skips": 0}
    with small(Ann=ann, Bob={"skips": 10}, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks("Discard Devourer")
        scene["Ann"].picks("Hub")

        assert scene.card("hub").bases == {"BLACK_HOLE": 1}
        assert scene.view().players[1].columns["skips"] == 10
