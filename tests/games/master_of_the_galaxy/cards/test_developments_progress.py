"""The developments of progress: what they do when they are implemented, and that they do nothing before."""

import pytest

from tabletop.games.master_of_the_galaxy.testing import front, held, route, system
from tests.games.master_of_the_galaxy.cards.implemented import almost, done, symbols, takes


def drawn_by(scene, who):
    """Return how many cubes a player drew in Phase 1."""
    return len(scene.happened("CubesDrawn", player=who).fields["cubes"])


# ------------------------------------------------------------------------------------------------ Artificial Minds


def test_artificial_minds_draw_one_cube_more(galaxy):
    """
    Ann draws four cubes in her Phase 1.
    """
    with galaxy(Ann={"cards": [done("artificial_minds")], "bag": "RRRRRR"}, phase="gain resources") as scene:
        assert scene["Ann"].pool("drawn") == {"RED": 4}
        assert scene["Ann"].pool("bag") == {"RED": 2}


def test_artificial_minds_and_chief_scientist_draw_five_cubes(galaxy):
    """
    With the Chief Scientist, who has his two scientific symbols, Ann draws five cubes.
    """
    ann = {"cards": [done("artificial_minds"), done("quantum_archive"), "chief_scientist"], "bag": "RRRRRR"}
    with galaxy(Ann=ann, phase="gain resources") as scene:
        assert drawn_by(scene, "Ann") == 5


@pytest.mark.parametrize(("ann", "bob"), [([almost("artificial_minds")], []), ([], [done("artificial_minds")])])
def test_artificial_minds_draw_nothing_more_otherwise(galaxy, ann, bob):
    """
    If they are not implemented, or if they are Bob's, Ann draws three cubes.
    """
    with galaxy(Ann={"cards": ann, "bag": "RRRRRR"}, Bob=bob, phase="gain resources") as scene:
        assert drawn_by(scene, "Ann") == 3


# ------------------------------------------------------------------------------------------------ Quantum Archive


def test_quantum_archive_gains_any_card_of_a_development_deck(galaxy):
    """
    Ann names the commerce deck, and takes the Lend-Lease from the middle of it; then the deck is shuffled.
    """
    deck = ["free_port", "trade_fleet", "lend_lease", "space_exchange"]
    with galaxy(Ann={"cards": [done("quantum_archive")]}, commerce_deck=deck) as scene:
        scene["Ann"].picks("Discard Quantum Archive")
        scene.can_pick_exactly("commerce", "expansion", "progress")
        scene["Ann"].picks("commerce")
        scene.can_pick("Free Port", "Trade Fleet", "Lend-Lease", "Space Exchange", "Media Concern")
        scene["Ann"].picks("Lend-Lease")

        assert scene["Ann"].zone("cards") == ("Lend-Lease",)
        assert len(scene.zone("commerce_deck")) == 8
        scene.happened("Shuffled")


def test_quantum_archive_can_not_gain_itself(galaxy):
    """
    It lies on the bottom of the progress deck by then, and may not be chosen.
    """
    with galaxy(Ann={"cards": [done("quantum_archive")]}) as scene:
        scene["Ann"].picks("Discard Quantum Archive")
        scene["Ann"].picks("progress")
        scene.can_pick("Time Engine", "Stasis Field")
        scene.cannot_pick("Quantum Archive")
        scene["Ann"].picks("Time Engine")

        assert scene["Ann"].zone("cards") == ("Time Engine",)
        assert "Quantum Archive" in scene.zone("progress_deck")


def test_quantum_archive_that_is_not_implemented_gains_nothing(galaxy):
    """
    With a slot empty, discarding it brings no card.
    """
    with galaxy(Ann={"cards": [almost("quantum_archive")]}) as scene:
        scene["Ann"].picks("Discard Quantum Archive")

        scene["Ann"].is_asked("What do you do with your cards?")
        assert scene["Ann"].zone("cards") == ()


# ------------------------------------------------------------------------------------------------ Warp Artillery


def battle(red, blue, *, ann=(), bob=()):
    """Say what lies there while Ann, red, and Bob, blue, fight the Trade War with some cubes."""
    return {
        "Ann": list(ann),
        "Bob": list(bob),
        "systems": [system("e1", "Ann"), system("i1", "Bob")],
        "fronts": [front("trade_war", "e1_i1", red=("e1", "Ann"), blue=("i1", "Bob"), red_cubes=red, blue_cubes=blue)],
    }


@pytest.mark.parametrize(("red", "blue", "ann", "bob"), [
    ("Y", "Y", {"military": 1, "economic": 1}, {}),
    ("Y", "YY", {"military": 1}, {}),
    ("Y", "YYY", {"military": 1}, {"economic": 1}),
    ("", "", {"military": 1}, {}),
    ("", "Y", {"military": 1}, {"economic": 1}),
])  # fmt: skip
def test_warp_artillery_counts_as_one_cube_more_on_a_side_with_cubes(galaxy, red, blue, ann, bob):
    """
    Ann's side counts one cube more for the lead, and none if it is empty.
    """
    with galaxy(**battle(red, blue, ann=[done("warp_artillery")])) as scene:
        assert symbols(scene, "Ann") == ann
        assert symbols(scene, "Bob") == bob


@pytest.mark.parametrize("red", ["", "Y"])
def test_warp_artillery_of_the_other_side_counts_for_the_other_side(galaxy, red):
    """
    Bob has it, and one cube on his side: against one cube of Ann's he leads, and against none as well.
    """
    with galaxy(**battle(red, "Y", bob=[done("warp_artillery")])) as scene:
        assert symbols(scene, "Ann") == {}
        assert symbols(scene, "Bob") == {"military": 1, "economic": 1}


def test_warp_artillery_that_is_not_implemented_counts_for_nothing(galaxy):
    """
    With a slot empty, a tie gives no symbol.
    """
    with galaxy(**battle("Y", "Y", ann=[almost("warp_artillery")])) as scene:
        assert symbols(scene, "Ann") == {}


def test_warp_artillery_does_not_fill_a_slot(galaxy):
    """
    With three cubes on four slots Ann leads the Trade War, but does not win it.
    """
    told = battle("YYY", "", ann=[])
    with galaxy(**{**told, "Ann": {"cards": [done("warp_artillery")], "drawn": "W"}}) as scene:
        scene["Ann"].picks("Return a white cube to the bag")

        scene.did_not_happen("ConflictWon")
        assert scene.zone("fronts") == ("Trade War",)


# ------------------------------------------------------------------------------------------------ Singularity Bomb


def test_singularity_bomb_has_a_neutral_system_devoured(galaxy):
    """
    Crimson Heart with its settled planet goes under a black hole; Ann's route there comes back, the starred cube is lost.
    """
    systems = [system("e1", "Ann"), system("i1", planets="W")]
    told = {"systems": systems, "tracks": [route("e1_i1", "Ann", "e1", "YY")]}
    with galaxy(Ann={"cards": [done("singularity_bomb")], "bag": ""}, **told) as scene:
        scene["Ann"].picks("Discard Singularity Bomb")
        scene["Ann"].picks("Crimson Heart")

        assert scene.card("i1").bases == {"BLACK_HOLE": 1}
        assert scene.card("i1").cubes == {}
        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "BLUE": 2, "RED": 1}


def test_singularity_bomb_reaches_no_corner_no_base_and_no_hole(galaxy):
    """
    Free corners, the systems of both players, and what is devoured already are not on offer.
    """
    systems = [system("e1", "Ann"), system("i1", "Bob"), system("i2", hole=True)]
    with galaxy(Ann=[done("singularity_bomb")], systems=systems) as scene:
        scene["Ann"].picks("Discard Singularity Bomb")
        scene.can_pick("Sapphira", "Golden Heart")
        scene.cannot_pick("Cinder", "Cobalt", "Aurum", "Alba", "Amberline", "Crimson Heart", "Indigo Heart")
        scene["Ann"].picks("Golden Heart")

        assert scene.card("i3").bases == {"BLACK_HOLE": 1}


def test_singularity_bomb_needs_a_token(galaxy):
    """
    With all nine black holes on the board nothing is devoured.
    """
    holes = ["a2", "a3", "a4", "b2", "b3", "b4", "i2", "i3", "i4"]
    systems = [system("e1", "Ann"), *[system(hole, hole=True) for hole in holes]]
    with galaxy(Ann=[done("singularity_bomb")], systems=systems) as scene:
        scene["Ann"].picks("Discard Singularity Bomb")

        scene["Ann"].is_asked("What do you do with your cards?")
        scene.did_not_happen("Devoured")


def test_singularity_bomb_that_is_not_implemented_does_nothing(galaxy):
    """
    With a slot empty, no system is devoured.
    """
    with galaxy(Ann=[almost("singularity_bomb")]) as scene:
        scene["Ann"].picks("Discard Singularity Bomb")

        scene["Ann"].is_asked("What do you do with your cards?")
        scene.did_not_happen("Devoured")


# ------------------------------------------------------------------------------------------------ Time Engine


def test_time_engine_brings_an_extra_turn(galaxy):
    """
    Ann discards it, loses the starred black cube, ends her turn, and has another one before Bob.
    """
    with galaxy(Ann={"cards": [done("time_engine")], "bag": ""}) as scene:
        scene["Ann"].picks("Discard Time Engine")
        assert scene["Ann"].pool("bag") == {"BLUE": 3}

        scene["Ann"].passes()
        takes(scene, "Ann", "red")
        scene["Ann"].is_asked("What do you do with your cubes?")
        scene["Ann"].picks(scene.options[-1])
        scene["Ann"].passes()

        scene["Bob"].is_asked("What do you do with your cubes?")


def test_time_engine_and_trade_fleet_bring_two_extra_turns(galaxy):
    """
    Ann discards both in one turn, and has two more before Bob.
    """
    with galaxy(Ann={"cards": [done("time_engine"), done("trade_fleet")], "bag": ""}) as scene:
        scene["Ann"].picks("Discard Time Engine")
        scene["Ann"].picks("Discard Trade Fleet")
        scene["Ann"].passes()
        takes(scene, "Ann", "red", "red", "red")
        for _ in range(2):
            scene["Ann"].picks(scene.options[-1])
            scene["Ann"].passes()

        scene["Bob"].is_asked("What do you do with your cubes?")
        assert [event.fields["player"].name for event in scene.events("TurnBegan")] == ["Ann", "Ann", "Bob"]


def test_time_engine_that_is_not_implemented_brings_no_extra_turn(galaxy):
    """
    With a slot empty, it is Bob's turn after Ann's.
    """
    with galaxy(Ann=[almost("time_engine")]) as scene:
        scene["Ann"].picks("Discard Time Engine")
        scene["Ann"].passes()
        takes(scene, "Ann", "red")

        scene["Bob"].is_asked("What do you do with your cubes?")


# ------------------------------------------------------------------------------------------------ Stasis Field


def test_stasis_field_has_an_opponent_skip_the_next_turn(galaxy):
    """
    Of Bob and Cid Ann names Bob, whose next turn passes without any phase.
    """
    with galaxy(Ann=[done("stasis_field")], Bob=[], Cid=[]) as scene:
        scene["Ann"].picks("Discard Stasis Field")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks("Bob")
        scene["Ann"].passes()
        takes(scene, "Ann", "red")

        scene["Cid"].is_asked("What do you do with your cubes?")
        scene.happened("TurnSkipped", player="Bob")
        assert scene["Bob"].pool("bag") == {"WHITE": 1}


def test_stasis_field_has_one_turn_skipped_only(galaxy):
    """
    After the skipped turn Bob's next one is played.
    """
    with galaxy(Ann={"cards": [done("stasis_field")], "bag": ""}) as scene:
        scene["Ann"].picks("Discard Stasis Field")
        scene["Ann"].passes()
        takes(scene, "Ann", "red")
        scene["Ann"].picks(scene.options[-1])
        scene["Ann"].passes()

        scene["Bob"].is_asked("What do you do with your cubes?")


def test_stasis_field_that_is_not_implemented_has_nobody_skip(galaxy):
    """
    With a slot empty, Bob's turn comes as ever.
    """
    with galaxy(Ann=[almost("stasis_field")]) as scene:
        scene["Ann"].picks("Discard Stasis Field")
        scene["Ann"].passes()
        takes(scene, "Ann", "red")

        scene["Bob"].is_asked("What do you do with your cubes?")


# ------------------------------------------------------------------------------------------------ Universal Translator


def test_universal_translator_helps_leaders_that_lack_one_symbol(galaxy):
    """
    The Warlord lacks a military symbol and the Chief Scientist two scientific ones: only the Warlord works.
    """
    with galaxy(Ann=[done("universal_translator"), "warlord", "chief_scientist"]) as scene:
        assert scene.card("Warlord").is_powered is True
        assert scene.card("Chief Scientist").is_powered is False


def test_universal_translator_helps_each_leader_with_another_symbol(galaxy):
    """
    The Warlord counts a military symbol more, the Counterspy a diplomatic one, and the Prophet one cultural one.
    """
    with galaxy(Ann=[done("universal_translator"), "warlord", "counterspy", "prophet"]) as scene:
        assert scene.card("Warlord").is_powered is True
        assert scene.card("Counterspy").is_powered is True
        assert scene.card("Prophet").is_powered is True


def test_universal_translator_lets_an_ability_work(galaxy):
    """
    The Prophet needs two cultural symbols; the Translator gives one, and lets him lack the other: the extra turn comes.
    """
    with galaxy(Ann=[done("universal_translator"), "prophet"]) as scene:
        scene["Ann"].picks("Discard Prophet")

        scene.happened("ExtraTurnGranted", player="Ann")


def test_universal_translator_gives_no_symbol_for_winning(galaxy):
    """
    Ann has the cultural symbol that is printed on it, and no other.
    """
    with galaxy(Ann=[done("universal_translator"), "warlord"]) as scene:
        assert symbols(scene, "Ann") == {"cultural": 1}


@pytest.mark.parametrize(("ann", "bob"), [
    ([almost("universal_translator")], []), ([], [done("universal_translator")]),
])  # fmt: skip
def test_universal_translator_helps_nobody_otherwise(galaxy, ann, bob):
    """
    If it is not implemented, or if it is Bob's, Ann's Warlord lacks his symbol.
    """
    with galaxy(Ann=[*ann, "warlord"], Bob=bob) as scene:
        assert scene.card("Warlord").is_powered is False


# ------------------------------------------------------------------------------------------------ Nanofactories


def test_nanofactories_let_white_cubes_fill_slots_of_base_projects(galaxy):
    """
    A white cube on the last slot, a red one, completes the base project of the Empire.
    """
    ann = {"cards": [done("nanofactories"), held("empire", "R.YW")], "drawn": "W", "bag": ""}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Put a white cube on Empire: base")

        assert scene.card("Empire").base_place == {"GRAY": 1}
        assert scene["Ann"].pool("bag") == {"RED": 1, "YELLOW": 1, "WHITE": 2}
        scene["Ann"].passes()


def test_nanofactories_let_white_cubes_fill_no_black_slots(galaxy):
    """
    The Anarchists lack their black cube only: a white one does not fit there.
    """
    with galaxy(Ann={"cards": [done("nanofactories"), held("anarchists", ".RWY")], "drawn": "W"}) as scene:
        scene.can_pick_exactly("Return a white cube to the bag")


def test_nanofactories_let_white_cubes_fill_no_other_projects(galaxy):
    """
    Blue and yellow slots of receive projects, developments and agendas take no white cube.
    """
    ann = [done("nanofactories"), "republic", "space_exchange", held("council", "...W"), "peace_broker"]
    with galaxy(Ann={"cards": ann, "drawn": "W"}) as scene:
        scene.can_pick_exactly("Return a white cube to the bag")


@pytest.mark.parametrize(("ann", "bob", "cube"), [
    ([almost("nanofactories")], [], "white"),
    ([], [done("nanofactories")], "white"),
    ([done("nanofactories")], [], "yellow"),
])  # fmt: skip
def test_nanofactories_fill_nothing_otherwise(galaxy, ann, bob, cube):
    """
    They don't work unimplemented, for another player, and for cubes of another colour.
    """
    drawn = {"white": "W", "yellow": "Y"}[cube]
    with galaxy(Ann={"cards": [*ann, held("empire", "R.YW")], "drawn": drawn}, Bob=bob) as scene:
        scene.cannot_pick(f"Put a {cube} cube on Empire: base")


def test_nanofactories_help_only_after_their_reward(galaxy):
    """
    In the phase in which Ann completes them, a white cube does not fit on the red slot of the Empire yet.
    """
    ann = {"cards": [almost("nanofactories"), held("empire", "R.YW")], "drawn": "BW"}
    with galaxy(Ann=ann, leader_deck=["archivist"]) as scene:
        scene["Ann"].picks("Put a blue cube on Nanofactories: development")
        scene.cannot_pick("Put a white cube on Empire: base")
        scene["Ann"].picks("Return a white cube to the bag")
        scene["Ann"].picks("Archivist")

        assert scene.card("Nanofactories").is_implemented is True


# ------------------------------------------------------------------------------------------------ Mind Network


def theft(*bob, **told):
    """Say what lies there when Ann's Grand Marshal lacks one cube to steal a yellow one."""
    return {
        "Ann": {"cards": [held("grand_marshal", "R")], "drawn": "R", "bag": ""},
        "Bob": {"cards": list(bob), "bag": ""},
        **told,
    }


COVERT = "Put a red cube on Grand Marshal: covert operation"


def test_mind_network_takes_a_cube_when_one_is_stolen(galaxy):
    """
    Ann steals a yellow cube off Bob's Free Port, and Bob takes a red one from the reserve.
    """
    with galaxy(**theft(done("mind_network"), held("free_port", "Y"))) as scene:
        scene["Ann"].picks(COVERT)
        scene["Ann"].picks("yellow on Free Port")
        scene["Bob"].is_asked("Which cube do you take from the reserve?")
        scene.can_pick_exactly("red", "blue", "yellow", "white")
        scene["Bob"].picks("red")

        assert scene["Bob"].pool("bag") == {"RED": 1}
        assert scene["Ann"].pool("bag") == {"RED": 2, "YELLOW": 1}


def test_mind_network_works_when_the_theft_switches_it_off(galaxy):
    """
    Ann steals the yellow cube off the Mind Network itself: it is off now, and Bob takes a cube all the same.
    """
    with galaxy(**theft(done("mind_network"))) as scene:
        scene["Ann"].picks(COVERT)
        takes(scene, "Bob", "white")

        assert scene["Bob"].pool("bag") == {"WHITE": 1}
        assert scene.card("Mind Network").is_implemented is False
        assert symbols(scene, "Bob") == {}


def test_mind_network_takes_nothing_for_a_theft_after_it_was_switched_off(galaxy):
    """
    The Privateers steal two cubes of the Mind Network: it is off after the first, so the second brings Bob nothing.
    """
    with galaxy(
        Ann={"cards": [done("privateers")], "bag": ""}, Bob={"cards": [done("mind_network")], "bag": ""}
    ) as scene:
        scene["Ann"].picks("Discard Privateers")
        scene["Ann"].picks("yellow on Mind Network")
        takes(scene, "Bob", "red")
        scene["Ann"].picks("white on Mind Network")

        scene["Ann"].is_asked("What do you do with your cards?")
        assert len(scene.events("CubeStolen")) == 2
        assert scene["Bob"].pool("bag") == {"RED": 1}


def test_mind_network_that_is_not_implemented_takes_nothing(galaxy):
    """
    With a slot empty before the theft, Bob takes no cube.
    """
    with galaxy(**theft(almost("mind_network"))) as scene:
        scene["Ann"].picks(COVERT)

        scene.happened("CubeStolen", player="Bob")
        scene.did_not_happen("CubesTaken")


def test_mind_network_takes_nothing_for_thefts_from_others(galaxy):
    """
    If Ann steals from Cid, Bob's Mind Network brings nothing.
    """
    told = theft(held("mind_network", "BB.W"), done("mind_network"), Cid=[held("free_port", "Y")])
    with galaxy(**told) as scene:
        scene["Ann"].picks(COVERT)
        scene["Ann"].picks("yellow on Free Port")

        scene.did_not_happen("CubesTaken")


def test_mind_network_takes_nothing_for_loot(galaxy):
    """
    What the winner of a conflict takes is not stolen.
    """
    told = {
        "Ann": {"drawn": "R"},
        "Bob": {"cards": [done("mind_network")], "bag": ""},
        "systems": [system("e1", "Ann"), system("i1", "Bob")],
        "fronts": [front("annexation", "e1_i1", red=("i1", "Bob"), blue=("e1", "Ann"), blue_cubes="R.YY")],
    }
    with galaxy(**told) as scene:
        scene["Ann"].picks("Put a red cube on Annexation: blue side")
        scene["Ann"].picks("yellow on Mind Network")

        scene["Ann"].is_asked("What do you do with your cards?")
        scene.did_not_happen("CubesTaken")
