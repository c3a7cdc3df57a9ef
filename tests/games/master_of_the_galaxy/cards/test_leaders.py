"""The eighteen leaders: their covert operations, and their abilities with and without the symbols that they need."""

import pytest

from tabletop.games.master_of_the_galaxy import COLOURS
from tabletop.games.master_of_the_galaxy.testing import front, held, route, system
from tabletop.testing import NotAsExpected

#: The cubes of agendas, by their species: those that are fulfilled give leaders the symbols that they need.
AGENDAS = {
    "traders": "YYWBK",  # economic, economic, diplomatic
    "scholars": "BBBYWR",  # scientific, scientific, cultural
    "warriors": "RRRYWW",  # military, military, economic
    "settlers": "WWWYRB",  # cultural, cultural, scientific
    "envoys": "YYBWRK",  # diplomatic, diplomatic, military
    "hive": "RBYWW",  # military, scientific, economic
    "nomads": "RWWBY",  # military, cultural, diplomatic
}
#: What Bob has where something is stolen: a cube of every colour.
PREY = held("machines", "YB", "", "R", "...W")
PREY_CUBES = {"YELLOW": 1, "BLUE": 1, "RED": 1, "WHITE": 1}


def fulfilled(species, base=None):
    """Lay a species with a fulfilled agenda; with *base* a constructed base of that player waits on it."""
    return held(species, "", "", "", AGENDAS[species], base=base)


def spying(galaxy, leader, cubes):
    """Lay a leader of Ann, who has no symbol, and cubes that she has drawn; Bob has a cube of every colour."""
    return galaxy(Ann={"cards": [leader], "drawn": cubes, "bag": ""}, Bob=[PREY, held("theocracy", "....K")])


def puts(scene, project, cubes):
    """Have Ann put drawn cubes on a project, one for each letter."""
    for letter in cubes:
        scene["Ann"].picks(f"Put a {COLOURS[letter]} cube on {project}")


def takes_all(scene, kind):
    """Have Ann take the first thing on offer as long as she is asked a question of a kind; return how often."""
    count = 0
    while scene.decision.kind == kind:
        scene["Ann"].picks(scene.options[0])
        count += 1
    return count


def shuffled(scene):
    """Return the names of the decks that were shuffled, in order."""
    return [event.fields["zone"].name for event in scene.events("Shuffled")]


def bases(scene, place):
    """Return the bases in a system."""
    return scene.card(place).bases


def skips(scene, seat):
    """Return how many turns a player is to skip."""
    return scene.view("Ann").players[seat].columns["skips"]


# ------------------------------------------------------------------------------------------------ Peace Broker


def test_peace_broker_steals_a_red_cube_without_any_symbols(galaxy):
    """
    Two yellow cubes and a blue one on Peace Broker go back into the bag, and a red cube of Bob's with them.
    """
    with spying(galaxy, "peace_broker", "YYB") as scene:
        puts(scene, "Peace Broker: covert operation", "YYB")

        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "BLUE": 1, "RED": 1}
        assert scene.card("peace_broker").filled == ""
        assert scene.card("machines").cubes == {"YELLOW": 1, "BLUE": 1, "WHITE": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


BROKERS_WAR = front(
    "border_war", "i1_i2", red=("i1", "Bob"), blue=("i2", "Cid"), red_cubes="RR", blue_cubes="R", by="Cid"
)
WAR_ZONE = [system("i1", "Bob"), system("i2", "Cid")]


def test_peace_broker_cancels_a_conflict_of_others(galaxy):
    """
    If Ann discards Peace Broker with a diplomatic symbol, the war of Bob and Cid ends without a winner.

    The card goes to Bob on the red side, and all cubes go back.
    """
    ann = [fulfilled("envoys"), "peace_broker"]
    with galaxy(Ann=ann, Bob={"bag": ""}, Cid={"bag": ""}, systems=WAR_ZONE, fronts=[BROKERS_WAR]) as scene:
        scene["Ann"].picks("Discard Peace Broker")

        assert scene.zone("fronts") == ()
        assert scene["Bob"].zone("cards") == ("Border War",)
        assert (scene["Bob"].pool("bag"), scene["Cid"].pool("bag")) == ({"RED": 2}, {"RED": 1})
        assert scene.zone("leader_deck")[-1] == "Peace Broker"


def test_peace_broker_chooses_among_all_conflicts(galaxy):
    """
    With several conflicts on the board Ann says which one ends; one against a neutral system is discarded.
    """
    other = front("cold_war", "s1_a1", red=("s1", "Ann"), blue=("a1", None))
    systems = [*WAR_ZONE, system("s1", "Ann")]
    ann = [fulfilled("envoys"), "peace_broker"]
    with galaxy(Ann=ann, Cid=[], systems=systems, fronts=[BROKERS_WAR, other]) as scene:
        scene["Ann"].picks("Discard Peace Broker")
        scene.can_pick_exactly("Border War", "Cold War")
        scene["Ann"].picks("Cold War")

        assert scene.zone("fronts") == ("Border War",)
        assert scene["Ann"].zone("cards") == ("Envoys",)
        assert scene.zone("conflict_deck")[-1] == "Cold War"


def test_peace_broker_cancels_nothing_without_a_diplomatic_symbol(galaxy):
    """
    Without the symbol Peace Broker is only discarded.
    """
    with galaxy(Ann=["peace_broker"], Cid=[], systems=WAR_ZONE, fronts=[BROKERS_WAR]) as scene:
        scene["Ann"].picks("Discard Peace Broker")

        assert scene.zone("fronts") == ("Border War",)
        assert scene["Ann"].zone("cards") == ()


def test_peace_broker_finds_no_conflict(galaxy):
    """
    With no conflict on the board Peace Broker is discarded, and nothing else happens.
    """
    with galaxy(Ann=[fulfilled("envoys"), "peace_broker"]) as scene:
        scene["Ann"].picks("Discard Peace Broker")

        scene["Ann"].is_asked(kind="use")
        scene.did_not_happen("ConflictCancelled")
        assert scene["Ann"].zone("cards") == ("Envoys",)


# ------------------------------------------------------------------------------------------------ Chief Scientist


def test_chief_scientist_steals_a_white_cube_without_any_symbols(galaxy):
    """
    Two blue cubes on Chief Scientist go back into the bag, and a white cube of Bob's with them.
    """
    with spying(galaxy, "chief_scientist", "BB") as scene:
        puts(scene, "Chief Scientist: covert operation", "BB")

        assert scene["Ann"].pool("bag") == {"BLUE": 2, "WHITE": 1}
        assert scene.card("chief_scientist").filled == ""
        assert scene.card("machines").cubes == {"YELLOW": 1, "BLUE": 1, "RED": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


@pytest.mark.parametrize(
    ("cards", "drawn"),
    [
        ([fulfilled("scholars"), "chief_scientist"], 4),
        ([fulfilled("settlers"), "chief_scientist"], 3),
        (["scholars", "chief_scientist"], 3),
    ],
)
def test_chief_scientist_draws_one_cube_more(galaxy, cards, drawn):
    """
    With two scientific symbols Ann draws four cubes, with one or none of them Chief Scientist does nothing.
    """
    with galaxy(phase="gain resources", Ann={"cards": cards, "bag": "WWWWWWW"}) as scene:
        assert scene["Ann"].pool("drawn") == {"WHITE": drawn}
        assert "Chief Scientist" in scene["Ann"].zone("cards")


def test_chief_scientist_draws_five_cubes_together_with_artificial_minds(galaxy):
    """
    With Artificial Minds implemented, too, Ann draws five cubes.
    """
    cards = [fulfilled("scholars"), "chief_scientist", held("artificial_minds", "BBBBW")]
    with galaxy(phase="gain resources", Ann={"cards": cards, "bag": "WWWWWWW"}) as scene:
        assert scene["Ann"].pool("drawn") == {"WHITE": 5}
        assert scene["Ann"].zone("cards")[1:] == ("Chief Scientist", "Artificial Minds")


def test_chief_scientist_draws_nothing_for_others(galaxy):
    """
    If Bob has Chief Scientist, Ann draws three cubes.
    """
    bob = [fulfilled("scholars"), "chief_scientist"]
    with galaxy(phase="gain resources", Ann={"bag": "WWWWWWW"}, Bob=bob) as scene:
        assert scene["Ann"].pool("drawn") == {"WHITE": 3}
        assert scene["Bob"].zone("cards") == ("Scholars", "Chief Scientist")


def test_chief_scientist_does_nothing_when_discarded(galaxy):
    """
    Discarded with all symbols, Chief Scientist draws no cube.
    """
    with galaxy(Ann={"cards": [fulfilled("scholars"), "chief_scientist"], "bag": "WW"}) as scene:
        scene["Ann"].picks("Discard Chief Scientist")

        scene["Ann"].is_asked(kind="use")
        assert (scene["Ann"].pool("bag"), scene["Ann"].pool("drawn")) == ({"WHITE": 2}, {})


# ------------------------------------------------------------------------------------------------ Colonial Governor


def test_colonial_governor_steals_a_blue_cube_without_any_symbols(galaxy):
    """
    A yellow cube and a white one on Colonial Governor go back into the bag, and a blue cube of Bob's with them.
    """
    with spying(galaxy, "colonial_governor", "YW") as scene:
        puts(scene, "Colonial Governor: covert operation", "YW")

        assert scene["Ann"].pool("bag") == {"YELLOW": 1, "WHITE": 1, "BLUE": 1}
        assert scene.card("colonial_governor").filled == ""
        assert scene.card("machines").cubes == {"YELLOW": 1, "RED": 1, "WHITE": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


@pytest.mark.parametrize(
    ("cards", "cube", "gained"),
    [
        ([fulfilled("traders"), "colonial_governor"], "Y", {"YELLOW": 3}),
        ([fulfilled("traders"), "colonial_governor"], "R", {"RED": 3}),
        (["colonial_governor"], "Y", {"YELLOW": 2}),
        (["colonial_governor"], "R", {"RED": 3}),
    ],
)
def test_colonial_governor_always_gains_three_cubes_for_a_planet(galaxy, cards, cube, gained):
    """
    With an economic symbol a yellow cube on red Cinder brings three, too; without it Colonial Governor is idle.
    """
    ann = {"cards": cards, "drawn": cube, "bag": ""}
    with galaxy(Ann=ann, systems=[system("s1", "Ann")]) as scene:
        puts(scene, "Cinder: planets", cube)

        assert scene["Ann"].pool("bag") == gained
        assert "Colonial Governor" in scene["Ann"].zone("cards")


def test_colonial_governor_settles_nothing_for_others(galaxy):
    """
    If Bob has Colonial Governor, Ann gains two cubes for a planet of another colour.
    """
    bob = [fulfilled("traders"), "colonial_governor"]
    with galaxy(Ann={"drawn": "Y", "bag": ""}, Bob=bob, systems=[system("s1", "Ann")]) as scene:
        puts(scene, "Cinder: planets", "Y")

        assert scene["Ann"].pool("bag") == {"YELLOW": 2}
        assert scene["Bob"].zone("cards") == ("Traders", "Colonial Governor")


@pytest.mark.parametrize(("first", "white"), [("white planet of Cinder", 3), ("Trade War: red side", 2)])
def test_colonial_governor_is_tested_when_the_reward_is_given(galaxy, first, white):
    """
    The economic symbol comes from the lead in Trade War, which Ann wins in the same phase.

    As long as the planet is rewarded first, Colonial Governor works; afterwards the symbol is gone.
    """
    war = front("trade_war", "s1_a1", red=("s1", "Ann"), blue=("a1", "Bob"), red_cubes="YYY")
    ann = {"cards": ["colonial_governor"], "drawn": "WR", "bag": ""}
    with galaxy(Ann=ann, systems=[system("s1", "Ann"), system("a1", "Bob")], fronts=[war]) as scene:
        puts(scene, "Cinder: planets", "W")
        puts(scene, "Trade War: red side", "R")
        scene["Ann"].picks(first)

        assert scene["Ann"].pool("bag") == {"WHITE": white, "YELLOW": 3, "RED": 1}
        assert scene["Ann"].zone("cards") == ("Colonial Governor", "Trade War")


def test_colonial_governor_may_get_its_symbol_after_the_planet_was_settled(galaxy):
    """
    Without the symbol when the cube is put on the planet, but with it at the end of the phase, Ann gains three cubes.
    """
    war = front("trade_war", "s1_a1", red=("s1", "Ann"), blue=("a1", "Bob"))
    ann = {"cards": ["colonial_governor"], "drawn": "WR", "bag": ""}
    with galaxy(Ann=ann, systems=[system("s1", "Ann"), system("a1", "Bob")], fronts=[war]) as scene:
        puts(scene, "Cinder: planets", "W")
        puts(scene, "Trade War: red side", "R")

        assert scene["Ann"].pool("bag") == {"WHITE": 3}
        assert scene["Ann"].zone("cards") == ("Colonial Governor",)


# ------------------------------------------------------------------------------------------------ Prophet


def test_prophet_steals_a_yellow_cube_without_any_symbols(galaxy):
    """
    Two white cubes and a yellow one on Prophet go back into the bag, and a yellow cube of Bob's with them.
    """
    with spying(galaxy, "prophet", "WWY") as scene:
        puts(scene, "Prophet: covert operation", "WWY")

        assert scene["Ann"].pool("bag") == {"WHITE": 2, "YELLOW": 2}
        assert scene.card("prophet").filled == ""
        assert scene.card("machines").cubes == {"BLUE": 1, "RED": 1, "WHITE": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


def test_prophet_takes_an_extra_turn(galaxy):
    """
    If Ann discards Prophet with two cultural symbols, it is her turn again right after this one.
    """
    ann = {"cards": [fulfilled("settlers"), "prophet"], "bag": "WWW"}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Discard Prophet")
        scene["Ann"].passes()
        scene["Ann"].picks("white")

        scene["Ann"].is_asked(kind="allocate")
        assert scene.facts.turn == 6
        assert scene["Ann"].zone("cards") == ("Settlers",)


def test_prophet_takes_one_extra_turn_only(galaxy):
    """
    After the extra turn it is Bob's turn.
    """
    ann = {"cards": [fulfilled("settlers"), "prophet"], "bag": ""}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Discard Prophet")
        scene["Ann"].passes()
        scene["Ann"].picks("red")
        scene["Ann"].picks("Return a red cube to the bag")
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="allocate")
        assert scene.facts.turn == 7


@pytest.mark.parametrize("cards", [["prophet"], [fulfilled("scholars"), "prophet"]])
def test_prophet_takes_no_extra_turn_without_two_cultural_symbols(galaxy, cards):
    """
    With one cultural symbol or none Prophet is only discarded, and Bob is next.
    """
    with galaxy(Ann=cards) as scene:
        scene["Ann"].picks("Discard Prophet")
        scene["Ann"].passes()
        scene["Ann"].picks("white")

        scene["Bob"].is_asked(kind="allocate")
        scene.did_not_happen("ExtraTurnGranted")


def test_prophet_takes_no_third_extra_turn_in_a_row(galaxy):
    """
    In her second extra turn Ann's Prophet is in vain: Bob is next.
    """
    with galaxy(Ann=[fulfilled("settlers"), "prophet"], extra_in_row=2) as scene:
        scene["Ann"].picks("Discard Prophet")
        scene["Ann"].passes()
        scene["Ann"].picks("white")

        scene["Bob"].is_asked(kind="allocate")
        assert scene.facts.extra_in_row == 0


def test_prophet_does_nothing_when_it_is_lost_otherwise(galaxy):
    """
    If Ann's victory in Border War makes Bob discard Prophet, he takes no extra turn.
    """
    war = front("border_war", "s1_a1", red=("a1", "Bob"), blue=("s1", "Ann"), blue_cubes="RRRW")
    systems = [system("s1", "Ann"), system("a1", "Bob")]
    with galaxy(Ann={"drawn": "W"}, Bob=[fulfilled("settlers"), "prophet"], systems=systems, fronts=[war]) as scene:
        puts(scene, "Border War: blue side", "W")
        takes_all(scene, "steal")

        assert scene.zone("leader_deck")[-1] == "Prophet"
        scene.did_not_happen("ExtraTurnGranted")


# ------------------------------------------------------------------------------------------------ Grand Marshal


def test_grand_marshal_steals_a_yellow_cube_without_any_symbols(galaxy):
    """
    Two red cubes on Grand Marshal go back into the bag, and a yellow cube of Bob's with them.
    """
    with spying(galaxy, "grand_marshal", "RR") as scene:
        puts(scene, "Grand Marshal: covert operation", "RR")

        assert scene["Ann"].pool("bag") == {"RED": 2, "YELLOW": 1}
        assert scene.card("grand_marshal").filled == ""
        assert scene.card("machines").cubes == {"BLUE": 1, "RED": 1, "WHITE": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


def test_grand_marshal_makes_an_opponent_skip_a_turn(galaxy):
    """
    Ann discards Grand Marshal with two military symbols and names Bob; after her turn it is Cid's.
    """
    with galaxy(Ann=[fulfilled("warriors"), "grand_marshal"], Cid=[]) as scene:
        scene["Ann"].picks("Discard Grand Marshal")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks("Bob")
        scene["Ann"].passes()
        scene["Ann"].picks("white")

        scene["Cid"].is_asked(kind="allocate")
        scene.happened("TurnSkipped", player="Bob")
        assert skips(scene, 1) == 0


def test_grand_marshal_adds_to_other_skipped_turns(galaxy):
    """
    If Bob is to skip a turn already, he is to skip two then; among two players he is not asked for.
    """
    with galaxy(Ann=[fulfilled("warriors"), "grand_marshal"], Bob={"skips": 1}) as scene:
        scene["Ann"].picks("Discard Grand Marshal")

        scene["Ann"].is_asked(kind="use")
        assert (skips(scene, 0), skips(scene, 1)) == (0, 2)


@pytest.mark.parametrize("cards", [["grand_marshal"], [fulfilled("envoys"), "grand_marshal"]])
def test_grand_marshal_needs_two_military_symbols(galaxy, cards):
    """
    With one military symbol or none Grand Marshal is only discarded.
    """
    with galaxy(Ann=cards) as scene:
        scene["Ann"].picks("Discard Grand Marshal")

        assert skips(scene, 1) == 0
        assert scene.zone("leader_deck")[-1] == "Grand Marshal"


# ------------------------------------------------------------------------------------------------ Void Architect


def test_void_architect_steals_a_blue_cube_without_any_symbols(galaxy):
    """
    A blue cube and two red ones on Void Architect go back into the bag, and a blue cube of Bob's with them.
    """
    with spying(galaxy, "void_architect", "BRR") as scene:
        puts(scene, "Void Architect: covert operation", "BRR")

        assert scene["Ann"].pool("bag") == {"BLUE": 2, "RED": 2}
        assert scene.card("void_architect").filled == ""
        assert scene.card("machines").cubes == {"YELLOW": 1, "RED": 1, "WHITE": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


def test_void_architect_has_a_neutral_system_devoured(galaxy):
    """
    With a scientific and a military symbol Ann puts a black hole on Amberline, with all that it does.

    The cubes on its planets go to the reserve, Bob's route to it comes back, and Ann's conflict with it is hers again.
    """
    war = front("cold_war", "a1_e1", red=("a1", "Ann"), blue=("e1", None), red_cubes="B")
    with galaxy(
        Ann={"cards": [fulfilled("hive"), "void_architect"], "bag": ""},
        Bob={"bag": ""},
        systems=[system("a1", "Ann"), system("b2", "Bob"), system("e1", planets="W.")],
        tracks=[route("b2_e1", "Bob", "b2", "RRR")],
        fronts=[war],
    ) as scene:
        scene["Ann"].picks("Discard Void Architect")
        scene["Ann"].picks("Amberline")

        assert bases(scene, "e1") == {"BLACK_HOLE": 1}
        assert scene.card("e1").filled == ""
        assert scene["Ann"].pool("bag") == {"BLUE": 1}
        assert scene["Bob"].pool("bag") == {"RED": 3}
        assert scene["Ann"].zone("cards") == ("Hive", "Cold War")


def test_void_architect_reaches_neutral_systems_that_are_no_starting_systems(galaxy):
    """
    Starting systems, systems with bases and black holes are not on offer.
    """
    systems = [
        system("s1", "Ann"), system("b1", "Bob"), *[system(place, hole=True) for place in ("a1", "a2", "a3")],
        *[system(place, "Bob") for place in ("b2", "b3", "b4")],
    ]  # fmt: skip
    scene = galaxy(Ann=[fulfilled("hive"), "void_architect"], systems=systems)
    scene["Ann"].picks("Discard Void Architect")

    scene.can_pick_exactly(
        "Garnet", "Amberline", "Paleway", "Rustward", "Azure Deep",
        "Crimson Heart", "Indigo Heart", "Golden Heart", "Silver Heart",
    )  # fmt: skip


def test_void_architect_finds_no_token(galaxy):
    """
    With nine black holes on the board nothing is devoured.
    """
    holes = ("a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "e1")
    systems = [system(place, hole=True) for place in holes]
    with galaxy(Ann=[fulfilled("hive"), "void_architect"], systems=systems) as scene:
        scene["Ann"].picks("Discard Void Architect")

        scene["Ann"].is_asked(kind="use")
        scene.did_not_happen("Devoured")
        assert scene["Ann"].zone("cards") == ("Hive",)


@pytest.mark.parametrize("species", ["scholars", "warriors"])
def test_void_architect_needs_both_symbols(galaxy, species):
    """
    With scientific or military symbols alone Void Architect is only discarded.
    """
    with galaxy(Ann=[fulfilled(species), "void_architect"]) as scene:
        scene["Ann"].picks("Discard Void Architect")

        scene["Ann"].is_asked(kind="use")
        scene.did_not_happen("Devoured")
        assert scene.zone("leader_deck")[-1] == "Void Architect"


# ------------------------------------------------------------------------------------------------ Light Bringer


def test_light_bringer_steals_a_red_cube_without_any_symbols(galaxy):
    """
    A blue cube and a white one on Light Bringer go back into the bag, and a red cube of Bob's with them.
    """
    with spying(galaxy, "light_bringer", "BW") as scene:
        puts(scene, "Light Bringer: covert operation", "BW")

        assert scene["Ann"].pool("bag") == {"BLUE": 1, "WHITE": 1, "RED": 1}
        assert scene.card("light_bringer").filled == ""
        assert scene.card("machines").cubes == {"YELLOW": 1, "BLUE": 1, "WHITE": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


def test_light_bringer_takes_a_black_hole_off_a_system(galaxy):
    """
    With a scientific symbol Ann chooses a system that comes back; the black hole on a starting system is not on offer.
    """
    systems = [system(place, hole=True) for place in ("s3", "a3", "b3")]
    with galaxy(Ann=[fulfilled("scholars"), "light_bringer"], systems=systems) as scene:
        scene["Ann"].picks("Discard Light Bringer")
        scene.can_pick_exactly("Ivory Reach", "Lazuli")
        scene["Ann"].picks("Lazuli")

        assert bases(scene, "b3") == {}
        assert bases(scene, "a3") == {"BLACK_HOLE": 1}
        assert scene.card("b3").controller is None


def test_light_bringer_makes_tracks_lead_there_again(galaxy):
    """
    Once the black hole is off Sapphira, Ann may place a conflict against it from Cinder.
    """
    systems = [system("s1", "Ann"), system("a1", hole=True), system("b1", hole=True)]
    with galaxy(Ann=[fulfilled("scholars"), "light_bringer", "cold_war"], systems=systems) as scene:
        before = "Place Cold War on the board" in scene.options
        scene["Ann"].picks("Discard Light Bringer")
        scene["Ann"].picks("Sapphira")

        assert not before
        scene.can_pick("Place Cold War on the board")


def test_light_bringer_finds_no_black_hole(galaxy):
    """
    With a black hole on a starting system alone nothing happens.
    """
    with galaxy(Ann=[fulfilled("scholars"), "light_bringer"], systems=[system("s3", hole=True)]) as scene:
        scene["Ann"].picks("Discard Light Bringer")

        scene["Ann"].is_asked(kind="use")
        scene.did_not_happen("HoleLifted")
        assert bases(scene, "s3") == {"BLACK_HOLE": 1}


def test_light_bringer_needs_a_scientific_symbol(galaxy):
    """
    Without the symbol Light Bringer is only discarded.
    """
    with galaxy(Ann=["light_bringer"], systems=[system("a3", hole=True)]) as scene:
        scene["Ann"].picks("Discard Light Bringer")

        assert bases(scene, "a3") == {"BLACK_HOLE": 1}
        assert scene.zone("leader_deck")[-1] == "Light Bringer"


# ------------------------------------------------------------------------------------------------ Warlord


def test_warlord_steals_a_white_cube_without_any_symbols(galaxy):
    """
    A red cube and a white one on Warlord go back into the bag, and a white cube of Bob's with them.
    """
    with spying(galaxy, "warlord", "RW") as scene:
        puts(scene, "Warlord: covert operation", "RW")

        assert scene["Ann"].pool("bag") == {"RED": 1, "WHITE": 2}
        assert scene.card("warlord").filled == ""
        assert scene.card("machines").cubes == {"YELLOW": 1, "BLUE": 1, "RED": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


RICH = held("hive", "WWY", "B", "RR", "RB")


def at_war(galaxy, ann, bob):
    """Lay Blockade, which brings two cubes: a yellow cube wins it for Ann on the red side against Bob."""
    war = front("blockade", "s2_b2", red=("s2", "Ann"), blue=("b2", "Bob"), red_cubes="RRY")
    systems = [system("s2", "Ann"), system("b2", "Bob")]
    return galaxy(Ann={"cards": ann, "drawn": "Y"}, Bob=bob, systems=systems, fronts=[war])


@pytest.mark.parametrize(("cards", "taken"), [([fulfilled("warriors"), "warlord"], 4), (["warlord"], 2)])
def test_warlord_takes_two_cubes_more(galaxy, cards, taken):
    """
    With a military symbol Ann takes four cubes of Bob's instead of two, otherwise Warlord does nothing.
    """
    with at_war(galaxy, cards, [RICH]) as scene:
        puts(scene, "Blockade: red side", "Y")

        assert takes_all(scene, "steal") == taken
        assert sum(scene.card("hive").cubes.values()) == 8 - taken
        assert "Warlord" in scene["Ann"].zone("cards")


def test_warlord_takes_what_is_there(galaxy):
    """
    If Bob has a single cube, Ann takes that one, and nothing of his planets.
    """
    war = front("blockade", "s2_b2", red=("s2", "Ann"), blue=("b2", "Bob"), red_cubes="RRY")
    systems = [system("s2", "Ann"), system("b2", "Bob", planets="W")]
    ann = {"cards": [fulfilled("warriors"), "warlord"], "drawn": "Y", "bag": ""}
    with galaxy(Ann=ann, Bob=[held("hive", "W")], systems=systems, fronts=[war]) as scene:
        puts(scene, "Blockade: red side", "Y")

        assert scene["Ann"].pool("bag") == {"RED": 2, "YELLOW": 2, "WHITE": 1}
        assert scene.card("b2").filled == "W"
        assert "Warlord" in scene["Ann"].zone("cards")


def test_warlord_takes_two_more_from_the_reserve_against_a_neutral_system(galaxy):
    """
    Against neutral Vermilion Ann takes four cubes from the reserve.
    """
    war = front("blockade", "s2_b2", red=("s2", "Ann"), blue=("b2", None), red_cubes="RRY")
    ann = {"cards": [fulfilled("warriors"), "warlord"], "drawn": "Y", "bag": ""}
    with galaxy(Ann=ann, systems=[system("s2", "Ann")], fronts=[war]) as scene:
        puts(scene, "Blockade: red side", "Y")
        scene["Ann"].declines()

        assert takes_all(scene, "cube") == 4
        assert scene["Ann"].pool("bag") == {"RED": 6, "YELLOW": 2}
        assert "Warlord" in scene["Ann"].zone("cards")


def test_warlord_is_tested_after_the_cubes_and_the_symbol_of_the_conflict_are_gone(galaxy):
    """
    A military symbol from the lead in Border War is lost with the victory, so that Ann takes two cubes only.
    """
    war = front("border_war", "s2_b2", red=("b2", "Bob"), blue=("s2", "Ann"), blue_cubes="RRRW")
    systems = [system("s2", "Ann"), system("b2", "Bob")]
    with galaxy(Ann={"cards": ["warlord"], "drawn": "W"}, Bob=[RICH], systems=systems, fronts=[war]) as scene:
        before = scene.card("warlord").is_powered
        puts(scene, "Border War: blue side", "W")

        assert before
        assert takes_all(scene, "steal") == 2
        assert scene["Ann"].zone("cards") == ("Warlord", "Border War")


def test_warlord_takes_nothing_for_others(galaxy):
    """
    If Bob, who loses, has Warlord, Ann takes two cubes.
    """
    with at_war(galaxy, [], [fulfilled("warriors"), "warlord"]) as scene:
        puts(scene, "Blockade: red side", "Y")

        assert takes_all(scene, "steal") == 2
        assert scene["Bob"].zone("cards") == ("Warriors", "Warlord")


# ------------------------------------------------------------------------------------------------ Headhunter


def test_headhunter_steals_a_red_cube_without_any_symbols(galaxy):
    """
    A yellow cube, a blue one and a black one on Headhunter go back into the bag, and a red cube of Bob's with them.
    """
    with spying(galaxy, "headhunter", "YBK") as scene:
        puts(scene, "Headhunter: covert operation", "YBK")

        assert scene["Ann"].pool("bag") == {"YELLOW": 1, "BLUE": 1, "BLACK": 1, "RED": 1}
        assert scene.card("headhunter").filled == ""
        assert scene.card("machines").cubes == {"YELLOW": 1, "BLUE": 1, "WHITE": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


def test_headhunter_gains_a_leader_of_an_opponent(galaxy):
    """
    With two diplomatic symbols Ann chooses among the leaders of Bob and Cid, and gains one; her own is not on offer.
    """
    bob, cid = ["warlord", "federation", "free_port"], ["pathfinder", "cold_war"]
    with galaxy(Ann=[fulfilled("envoys"), "headhunter", "prophet"], Bob=bob, Cid=cid) as scene:
        scene["Ann"].picks("Discard Headhunter")
        scene.can_pick_exactly("Warlord", "Pathfinder")
        scene["Ann"].picks("Pathfinder")

        assert scene["Ann"].zone("cards") == ("Envoys", "Prophet", "Pathfinder")
        assert scene["Cid"].zone("cards") == ("Cold War",)
        scene.happened("CardGained", player="Ann", card="Pathfinder")


def test_headhunter_has_the_cubes_on_the_leader_go_back_to_its_former_owner(galaxy):
    """
    The red cube on Bob's Warlord goes into Bob's bag.
    """
    bob = {"cards": [held("warlord", "R")], "bag": ""}
    with galaxy(Ann={"cards": [fulfilled("envoys"), "headhunter"], "bag": ""}, Bob=bob) as scene:
        scene["Ann"].picks("Discard Headhunter")

        assert scene["Bob"].pool("bag") == {"RED": 1}
        assert scene["Ann"].pool("bag") == {}
        assert scene["Ann"].card("warlord").filled == ""


def test_headhunter_does_not_set_off_what_discarding_the_leader_does(galaxy):
    """
    A Grand Marshal that Ann gains makes nobody skip a turn.
    """
    with galaxy(Ann=[fulfilled("envoys"), "headhunter"], Bob=[fulfilled("warriors"), "grand_marshal"]) as scene:
        scene["Ann"].picks("Discard Headhunter")

        assert scene["Ann"].zone("cards") == ("Envoys", "Grand Marshal")
        scene.did_not_happen("SkipMarked")


def test_headhunter_finds_no_leader(galaxy):
    """
    If no opponent has a leader, nothing is gained.
    """
    with galaxy(Ann=[fulfilled("envoys"), "headhunter", "prophet"], Bob=["federation"]) as scene:
        scene["Ann"].picks("Discard Headhunter")

        scene["Ann"].is_asked(kind="use")
        assert scene["Ann"].zone("cards") == ("Envoys", "Prophet")


@pytest.mark.parametrize("cards", [["headhunter"], [fulfilled("nomads"), "headhunter"]])
def test_headhunter_needs_two_diplomatic_symbols(galaxy, cards):
    """
    With one diplomatic symbol or none Headhunter is only discarded.
    """
    with galaxy(Ann=cards, Bob=["warlord"]) as scene:
        scene["Ann"].picks("Discard Headhunter")

        assert scene["Bob"].zone("cards") == ("Warlord",)
        assert scene.zone("leader_deck")[-1] == "Headhunter"


# ------------------------------------------------------------------------------------------------ Trade Magnate


def test_trade_magnate_steals_a_white_cube_without_any_symbols(galaxy):
    """
    Two yellow cubes on Trade Magnate go back into the bag, and a white cube of Bob's with them.
    """
    with spying(galaxy, "trade_magnate", "YY") as scene:
        puts(scene, "Trade Magnate: covert operation", "YY")

        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "WHITE": 1}
        assert scene.card("trade_magnate").filled == ""
        assert scene.card("machines").cubes == {"YELLOW": 1, "BLUE": 1, "RED": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


@pytest.mark.parametrize(
    ("agenda", "yellow"), [("YYWBK", 4), ("", 2)], ids=["with the symbol", "without the symbol"]
)  # fmt: skip
def test_trade_magnate_takes_two_yellow_cubes_for_a_commerce_card(galaxy, agenda, yellow):
    """
    With an economic symbol two yellow cubes come with a commerce card that Ann draws, besides those of the project.
    """
    ann = {"cards": [held("traders", "", "Y", "", agenda), "trade_magnate"], "drawn": "Y", "bag": ""}
    with galaxy(Ann=ann, commerce_deck=["free_port"]) as scene:
        puts(scene, "Traders: receive", "Y")
        scene["Ann"].picks("Free Port")

        assert scene["Ann"].pool("bag") == {"YELLOW": yellow}
        assert scene["Ann"].zone("cards") == ("Traders", "Trade Magnate", "Free Port")


def test_trade_magnate_counts_a_commerce_card_taken_in_a_war(galaxy):
    """
    A commerce card that Ann takes from Bob as the objective of Trade War is gained, too.
    """
    war = front("trade_war", "s1_a1", red=("s1", "Ann"), blue=("a1", "Bob"), red_cubes="YYY")
    ann = {"cards": [fulfilled("warriors"), "trade_magnate"], "drawn": "R", "bag": ""}
    systems = [system("s1", "Ann"), system("a1", "Bob")]
    with galaxy(Ann=ann, Bob=["free_port"], systems=systems, fronts=[war]) as scene:
        puts(scene, "Trade War: red side", "R")

        assert scene["Ann"].zone("cards") == ("Warriors", "Trade Magnate", "Trade War", "Free Port")
        assert scene["Ann"].pool("bag") == {"RED": 1, "YELLOW": 5}


@pytest.mark.parametrize("deck", ["expansion", "progress"])
def test_trade_magnate_takes_nothing_for_other_developments(galaxy, deck):
    """
    An expansion or progress card brings no yellow cubes.
    """
    ann = {"cards": [held("traders", "", "", "BBB", "YYWBK"), "trade_magnate"], "drawn": "B", "bag": ""}
    with galaxy(Ann=ann) as scene:
        puts(scene, "Traders: receive", "B")
        scene["Ann"].picks(deck)
        scene["Ann"].picks("The next card")
        scene["Ann"].picks(*scene.options)

        assert scene["Ann"].pool("bag") == {"BLUE": 4}
        assert len(scene["Ann"].zone("cards")) == 3
        assert "Trade Magnate" in scene["Ann"].zone("cards")


def test_trade_magnate_takes_nothing_when_others_gain_commerce_cards(galaxy):
    """
    If Ann draws a commerce card, Bob's Trade Magnate takes nothing.
    """
    ann = {"cards": [held("envoys", "", "Y")], "drawn": "Y"}
    bob = {"cards": [fulfilled("traders"), "trade_magnate"], "bag": "W"}
    with galaxy(Ann=ann, Bob=bob, commerce_deck=["free_port"]) as scene:
        puts(scene, "Envoys: receive", "Y")
        scene["Ann"].picks("Free Port")

        assert scene["Bob"].pool("bag") == {"WHITE": 1}
        assert scene["Bob"].zone("cards") == ("Traders", "Trade Magnate")


def test_trade_magnate_takes_what_the_reserve_has(galaxy):
    """
    With one yellow cube in the reserve Ann takes that one.
    """
    ann = {"cards": [held("traders", "", "Y", "", "YYWBK"), "trade_magnate"], "drawn": "Y", "bag": ""}
    with galaxy(Ann=ann, Bob={"bag": "Y" * 40}, commerce_deck=["free_port"]) as scene:
        puts(scene, "Traders: receive", "Y")
        scene["Ann"].picks("Free Port")

        assert scene["Ann"].pool("bag") == {"YELLOW": 3}
        assert "Trade Magnate" in scene["Ann"].zone("cards")


# ------------------------------------------------------------------------------------------------ Talent Scout


def test_talent_scout_steals_a_yellow_cube_without_any_symbols(galaxy):
    """
    A white cube and a blue one on Talent Scout go back into the bag, and a yellow cube of Bob's with them.
    """
    with spying(galaxy, "talent_scout", "WB") as scene:
        puts(scene, "Talent Scout: covert operation", "WB")

        assert scene["Ann"].pool("bag") == {"WHITE": 1, "BLUE": 1, "YELLOW": 1}
        assert scene.card("talent_scout").filled == ""
        assert scene.card("machines").cubes == {"BLUE": 1, "RED": 1, "WHITE": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


def scouting(galaxy, *cards, home="s4", **told):
    """Lay a Headhunter of Ann, which gains a leader of Bob's, and with it her other cards."""
    ann = {"cards": [fulfilled("envoys"), "headhunter", *cards], "bag": ""}
    return galaxy(Ann=ann, systems=[system(home, "Ann")], **told)


def test_talent_scout_steals_a_cube_of_any_colour_for_another_leader(galaxy):
    """
    With a cultural symbol Ann steals a cube of any colour but black when she gains Warlord.
    """
    bob = ["warlord", PREY, held("theocracy", "....K")]
    with scouting(galaxy, "talent_scout", Bob=bob) as scene:
        scene["Ann"].picks("Discard Headhunter")
        scene.can_pick_exactly("yellow on Machines", "blue on Machines", "red on Machines", "white on Machines")
        scene["Ann"].picks("white on Machines")

        assert scene["Ann"].pool("bag") == {"WHITE": 1}
        assert scene.card("machines").cubes == {"YELLOW": 1, "BLUE": 1, "RED": 1}
        assert scene["Ann"].zone("cards") == ("Envoys", "Talent Scout", "Warlord")


def test_talent_scout_steals_once_for_each_leader(galaxy):
    """
    For the two leaders of Kingmaker Ann steals two cubes, and none for the government.
    """
    ann = {"cards": [fulfilled("nomads"), "kingmaker", "talent_scout"], "bag": ""}
    with galaxy(Ann=ann, Bob=[PREY]) as scene:
        scene["Ann"].picks("Discard Kingmaker")
        scene["Ann"].picks("red on Machines")
        scene["Ann"].picks("blue on Machines")

        assert scene["Ann"].pool("bag") == {"RED": 1, "BLUE": 1}
        assert len(scene["Ann"].zone("cards")) == 5
        assert "Talent Scout" in scene["Ann"].zone("cards")


def test_talent_scout_steals_nothing_when_it_is_gained_itself(galaxy):
    """
    Ann gains Talent Scout from Bob, and no cube is stolen.
    """
    with scouting(galaxy, Bob=["talent_scout", PREY]) as scene:
        scene["Ann"].picks("Discard Headhunter")

        assert scene["Ann"].zone("cards") == ("Envoys", "Talent Scout")
        assert scene.card("machines").cubes == PREY_CUBES


def test_talent_scout_steals_nothing_without_a_cultural_symbol(galaxy):
    """
    From a base in Cinder Ann has no cultural symbol, and steals nothing when she gains Warlord.
    """
    with scouting(galaxy, "talent_scout", home="s1", Bob=["warlord", PREY]) as scene:
        scene["Ann"].picks("Discard Headhunter")

        assert scene["Ann"].zone("cards") == ("Envoys", "Talent Scout", "Warlord")
        assert scene.card("machines").cubes == PREY_CUBES


def test_talent_scout_steals_nothing_when_others_gain_leaders(galaxy):
    """
    If Ann gains Warlord from Bob, Cid's Talent Scout steals nothing.
    """
    cid = [fulfilled("settlers"), "talent_scout"]
    with scouting(galaxy, Bob=["warlord", PREY], Cid=cid) as scene:
        scene["Ann"].picks("Discard Headhunter")
        scene["Ann"].picks("Warlord")

        scene.did_not_happen("CubeStolen")
        assert scene["Cid"].zone("cards") == ("Settlers", "Talent Scout")


def test_talent_scout_finds_nothing_to_steal(galaxy):
    """
    If Bob has only a settled planet and a black cube, nothing is stolen.
    """
    with galaxy(
        Ann={"cards": [fulfilled("envoys"), "headhunter", "talent_scout"], "bag": ""},
        Bob=["warlord", held("theocracy", "....K")],
        systems=[system("s4", "Ann"), system("s2", "Bob", planets="R")],
    ) as scene:
        scene["Ann"].picks("Discard Headhunter")

        scene["Ann"].is_asked(kind="use")
        scene.did_not_happen("CubeStolen")
        assert scene["Ann"].zone("cards") == ("Envoys", "Talent Scout", "Warlord")


# ------------------------------------------------------------------------------------------------ Raider Captain


def test_raider_captain_has_no_covert_operation(galaxy):
    """
    No cube can be put on Raider Captain.
    """
    with spying(galaxy, "raider_captain", "RBYWK") as scene:
        five = "a red cube, a blue cube, a yellow cube, a white cube and a black cube"
        scene.can_pick_exactly(f"Return {five} to the bag")


def raiding(galaxy, *systems, species="warriors", **told):
    """Lay a Raider Captain of Ann, who sits in Sapphira, and other systems."""
    ann = {"cards": [fulfilled(species), "raider_captain"], "bag": ""}
    return galaxy(Ann=ann, systems=[system("a1", "Ann"), *systems], **told)


def test_raider_captain_removes_a_base_of_an_opponent(galaxy):
    """
    With a military and an economic symbol Ann removes one of Bob's two bases in Amberline; it is unused again.
    """
    with raiding(galaxy, system("e1", "Bob", bases=2)) as scene:
        scene["Ann"].picks("Discard Raider Captain")

        assert bases(scene, "e1") == {"BROWN": 1}
        assert scene.card("e1").controller == "Bob"
        assert scene["Bob"].pool("unused") == {"BROWN": 8}


def test_raider_captain_makes_a_system_neutral_with_its_last_base(galaxy):
    """
    With the last base Bob loses Amberline, his route from there, and the conflict about it ends.
    """
    war = front("cold_war", "a1_e1", red=("e1", "Bob"), blue=("a1", "Ann"), blue_cubes="B", by="Bob")
    tracks = [route("e1_i1", "Bob", "e1", "YY")]
    with raiding(galaxy, system("e1", "Bob"), tracks=tracks, fronts=[war], Bob={"bag": ""}) as scene:
        scene["Ann"].picks("Discard Raider Captain")

        assert bases(scene, "e1") == {}
        assert scene.card("e1").controller is None
        assert scene["Bob"].pool("bag") == {"YELLOW": 2}
        assert scene["Ann"].pool("bag") == {"BLUE": 1}
        assert scene["Bob"].zone("cards") == ("Cold War",)
        assert scene["Ann"].zone("cards") == ("Warriors",)


def test_raider_captain_chooses_among_neighbouring_systems_of_opponents(galaxy):
    """
    On offer are systems of opponents next to Ann's; Cinder is a starting system, and Rustward is far away.
    """
    systems = [system("e1", "Bob"), system("i1", "Cid"), system("s1", "Bob"), system("e3", "Bob")]
    with raiding(galaxy, *systems, Cid=[]) as scene:
        scene["Ann"].picks("Discard Raider Captain")
        scene.can_pick_exactly("Amberline", "Crimson Heart")
        scene["Ann"].picks("Crimson Heart")

        assert bases(scene, "i1") == {}
        assert bases(scene, "e1") == {"BROWN": 1}
        assert scene["Ann"].zone("cards") == ("Warriors",)


def test_raider_captain_finds_no_base(galaxy):
    """
    If Bob has no base next to Ann's but in a starting system, none is removed.
    """
    with raiding(galaxy, system("s1", "Bob"), system("e3", "Bob")) as scene:
        scene["Ann"].picks("Discard Raider Captain")

        scene["Ann"].is_asked(kind="use")
        scene.did_not_happen("BasesRemoved")
        assert scene["Ann"].zone("cards") == ("Warriors",)


@pytest.mark.parametrize("species", ["envoys", "traders"])
def test_raider_captain_needs_both_symbols(galaxy, species):
    """
    With military or economic symbols alone Raider Captain is only discarded.
    """
    with raiding(galaxy, system("e1", "Bob"), species=species) as scene:
        scene["Ann"].picks("Discard Raider Captain")

        assert bases(scene, "e1") == {"BROWN": 1}
        assert scene.zone("leader_deck")[-1] == "Raider Captain"


# ------------------------------------------------------------------------------------------------ Archivist


def test_archivist_has_no_covert_operation(galaxy):
    """
    No cube can be put on Archivist.
    """
    with spying(galaxy, "archivist", "RBYWK") as scene:
        five = "a red cube, a blue cube, a yellow cube, a white cube and a black cube"
        scene.can_pick_exactly(f"Return {five} to the bag")


def test_archivist_gains_any_card_of_a_development_deck(galaxy):
    """
    With an economic and a scientific symbol Ann chooses a deck and any of its cards; then the deck is shuffled.
    """
    with galaxy(Ann=[fulfilled("hive"), "archivist"], Bob=["garrison"]) as scene:
        scene["Ann"].picks("Discard Archivist")
        scene.can_pick_exactly("commerce", "expansion", "progress")
        scene["Ann"].picks("expansion")
        scene.can_pick_exactly(
            "Jump Gates", "Terraforming", "Colony Ships", "Prefab Bases", "Frontier Law", "Open Borders", "Privateers",
            "Trade Stations",
        )  # fmt: skip
        scene["Ann"].picks("Privateers")

        assert scene["Ann"].zone("cards") == ("Hive", "Privateers")
        assert len(scene.zone("expansion_deck")) == 7
        scene.happened("CardGained", player="Ann", card="Privateers")
        assert shuffled(scene) == ["expansion_deck"]


@pytest.mark.parametrize("species", ["traders", "scholars"])
def test_archivist_needs_both_symbols(galaxy, species):
    """
    With economic or scientific symbols alone Archivist is only discarded.
    """
    with galaxy(Ann=[fulfilled(species), "archivist"]) as scene:
        scene["Ann"].picks("Discard Archivist")

        scene["Ann"].is_asked(kind="use")
        scene.did_not_happen("CardGained")
        assert scene.zone("leader_deck")[-1] == "Archivist"


# ------------------------------------------------------------------------------------------------ Master Navigator


def test_master_navigator_steals_a_blue_cube_without_any_symbols(galaxy):
    """
    Two blue cubes and a yellow one on Master Navigator go back into the bag, and a blue cube of Bob's with them.
    """
    with spying(galaxy, "master_navigator", "BBY") as scene:
        puts(scene, "Master Navigator: covert operation", "BBY")

        assert scene["Ann"].pool("bag") == {"BLUE": 3, "YELLOW": 1}
        assert scene.card("master_navigator").filled == ""
        assert scene.card("machines").cubes == {"YELLOW": 1, "RED": 1, "WHITE": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


WISE = (fulfilled("scholars"), "master_navigator")


def sailing(galaxy, filled, *, drawn="RBYW", ann=WISE, bob=()):
    """Lay a route of Ann's from red Cinder to blue Sapphira."""
    return galaxy(
        Ann={"cards": list(ann), "drawn": drawn, "bag": ""},
        Bob=list(bob),
        systems=[system("s1", "Ann")],
        tracks=[route("s1_a1", "Ann", "s1", filled)],
    )


def on_route(scene):
    """Return the colours of the cubes that Ann could put on her route."""
    return [label.split()[2] for label in scene.options if label.endswith("Route Cinder–Sapphira")]


def test_master_navigator_may_mix_the_colours_of_a_route(galaxy):
    """
    With a scientific symbol red and blue cubes fit on a route from red Cinder to blue Sapphira, whatever came first.
    """
    with sailing(galaxy, "R", drawn="BR") as scene:
        offered = on_route(scene)
        puts(scene, "Route Cinder–Sapphira", "BR")

        assert offered == ["red", "blue"]
        assert scene.card("s1_a1").filled == "RBR"
        scene.happened("RouteCompleted", player="Ann")
        assert "Master Navigator" in scene["Ann"].zone("cards")


def test_master_navigator_allows_no_third_colour(galaxy):
    """
    Yellow and white cubes do not fit on that route.
    """
    with sailing(galaxy, "R") as scene:
        assert on_route(scene) == ["red", "blue"]
        assert "Master Navigator" in scene["Ann"].zone("cards")


def test_master_navigator_needs_a_scientific_symbol(galaxy):
    """
    Without the symbol a red route stays red.
    """
    with sailing(galaxy, "R", ann=("master_navigator",)) as scene:
        assert on_route(scene) == ["red"]
        assert scene["Ann"].zone("cards") == ("Master Navigator",)


def test_master_navigator_without_its_symbol_goes_on_with_the_first_colour_of_a_mixed_route(galaxy):
    """
    A mixed route that began with blue stays, and takes only blue cubes then.
    """
    with sailing(galaxy, "BR", ann=("master_navigator",)) as scene:
        assert scene.card("s1_a1").filled == "BR."
        assert on_route(scene) == ["blue"]
        assert scene["Ann"].zone("cards") == ("Master Navigator",)


def test_master_navigator_helps_nobody_else(galaxy):
    """
    If Bob has Master Navigator, Ann's route stays red.
    """
    with sailing(galaxy, "R", ann=(), bob=WISE) as scene:
        assert on_route(scene) == ["red"]
        assert scene["Bob"].zone("cards") == ("Scholars", "Master Navigator")


# ------------------------------------------------------------------------------------------------ Pathfinder


def test_pathfinder_steals_a_blue_cube_without_any_symbols(galaxy):
    """
    Two white cubes on Pathfinder go back into the bag, and a blue cube of Bob's with them.
    """
    with spying(galaxy, "pathfinder", "WW") as scene:
        puts(scene, "Pathfinder: covert operation", "WW")

        assert scene["Ann"].pool("bag") == {"WHITE": 2, "BLUE": 1}
        assert scene.card("pathfinder").filled == ""
        assert scene.card("machines").cubes == {"YELLOW": 1, "RED": 1, "WHITE": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


def test_pathfinder_places_a_constructed_base_without_a_route(galaxy):
    """
    With a cultural symbol Ann places her constructed base in a neutral system next to hers, and draws a leader for it.
    """
    ann = [fulfilled("settlers", base="Ann"), "pathfinder"]
    with galaxy(Ann=ann, systems=[system("s4", "Ann")], leader_deck=["warlord", "archivist"]) as scene:
        scene["Ann"].picks("Discard Pathfinder")
        scene.can_pick_exactly("Garnet", "Saffron")
        scene["Ann"].picks("Garnet")
        scene["Ann"].picks("Archivist")

        assert bases(scene, "a4") == {"GRAY": 1}
        assert scene.card("settlers").base_place == {}
        assert scene["Ann"].pool("unused") == {"GRAY": 7}
        assert scene["Ann"].zone("cards") == ("Settlers", "Archivist")


def test_pathfinder_reaches_no_starting_system_and_nothing_occupied_or_far(galaxy):
    """
    From Chalk Ann reaches Crimson Heart, but neither the corner Cinder, nor Azure Deep of Bob's, nor a black hole.
    """
    systems = [system("b1", "Ann"), system("a1", "Ann"), system("e4", "Bob"), system("e1", hole=True)]
    ann = [fulfilled("settlers", base="Ann"), "pathfinder"]
    with galaxy(Ann=ann, systems=systems) as scene:
        scene["Ann"].picks("Discard Pathfinder")
        scene["Ann"].picks("The next card")
        scene["Ann"].picks(*scene.options)

        assert bases(scene, "i1") == {"GRAY": 1}
        assert "Pathfinder" not in scene["Ann"].zone("cards")


def test_pathfinder_chooses_among_waiting_bases(galaxy):
    """
    With bases on Settlers and on Empire Ann says which one is placed.
    """
    ann = [fulfilled("settlers", base="Ann"), held("empire", base="Ann"), "pathfinder"]
    with galaxy(Ann=ann, systems=[system("s4", "Ann")], leader_deck=["warlord"]) as scene:
        scene["Ann"].picks("Discard Pathfinder")
        scene["Ann"].picks("Garnet")
        scene.can_pick_exactly("Settlers", "Empire")
        scene["Ann"].picks("Empire")
        scene["Ann"].picks("Warlord")

        assert scene.card("empire").base_place == {}
        assert scene.card("settlers").base_place == {"GRAY": 1}
        assert "Pathfinder" not in scene["Ann"].zone("cards")


def test_pathfinder_finds_no_constructed_base(galaxy):
    """
    Unused bases do not count: without a constructed one nothing is placed.
    """
    with galaxy(Ann=[fulfilled("settlers"), "pathfinder"], systems=[system("s4", "Ann")]) as scene:
        scene["Ann"].picks("Discard Pathfinder")

        scene["Ann"].is_asked(kind="use")
        scene.did_not_happen("BasePlaced")
        assert scene["Ann"].zone("cards") == ("Settlers",)


def test_pathfinder_needs_a_cultural_symbol(galaxy):
    """
    Without the symbol Pathfinder is only discarded.
    """
    ann = [held("settlers", base="Ann"), "pathfinder"]
    with galaxy(Ann=ann, systems=[system("s1", "Ann")]) as scene:
        scene["Ann"].picks("Discard Pathfinder")

        scene.did_not_happen("BasePlaced")
        assert scene.card("settlers").base_place == {"GRAY": 1}
        assert scene.zone("leader_deck")[-1] == "Pathfinder"


# ------------------------------------------------------------------------------------------------ Counterspy


def test_counterspy_steals_a_red_cube_without_any_symbols(galaxy):
    """
    A yellow cube and a black one on Counterspy go back into the bag, and a red cube of Bob's with them.
    """
    with spying(galaxy, "counterspy", "YK") as scene:
        puts(scene, "Counterspy: covert operation", "YK")

        assert scene["Ann"].pool("bag") == {"YELLOW": 1, "BLACK": 1, "RED": 1}
        assert scene.card("counterspy").filled == ""
        assert scene.card("machines").cubes == {"YELLOW": 1, "BLUE": 1, "WHITE": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


def stealing(galaxy, *cards, **told):
    """Lay a Peace Broker of Ann's on which a blue cube steals a red one, and cards of Bob's."""
    ann = {"cards": [held("peace_broker", "YY")], "drawn": "B", "bag": ""}
    return galaxy(Ann=ann, Bob=list(cards), **told)


SECRETS = (fulfilled("envoys"), held("garrison", "RRWW"))


def test_counterspy_guards_developments_and_agendas(galaxy):
    """
    With a diplomatic symbol neither the agenda nor the development of Bob's can be robbed, so that nothing is stolen.
    """
    with stealing(galaxy, *SECRETS, held("privateers", "R"), "counterspy") as scene:
        puts(scene, "Peace Broker: covert operation", "B")

        scene.did_not_happen("CubeStolen")
        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "BLUE": 1}
        assert "Counterspy" in scene["Bob"].zone("cards")


def test_counterspy_guards_nothing_else(galaxy):
    """
    Base projects, covert operations, routes and conflicts of Bob's can be robbed as ever.
    """
    war = front("border_war", "s1_a1", red=("a1", "Bob"), blue=("s1", "Ann"), red_cubes="R", by="Bob")
    systems = [system("s1", "Ann"), system("a1", "Bob"), system("b2", "Bob")]
    tracks = [route("b2_e1", "Bob", "b2", "R")]
    cards = (*SECRETS, held("empire", "R"), held("warlord", "R"), "counterspy")
    with stealing(galaxy, *cards, systems=systems, tracks=tracks, fronts=[war]) as scene:
        puts(scene, "Peace Broker: covert operation", "B")
        scene.can_pick_exactly(
            "red on Empire", "red on Warlord", "red on Vermilion–Amberline", "red on Border War"
        )  # fmt: skip
        scene["Ann"].picks("red on Empire")

        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "BLUE": 1, "RED": 1}
        assert "Counterspy" in scene["Bob"].zone("cards")


def test_counterspy_guards_nothing_without_a_diplomatic_symbol(galaxy):
    """
    Without the symbol Bob's development and agenda can be robbed.
    """
    with stealing(galaxy, fulfilled("warriors"), held("privateers", "R"), "counterspy") as scene:
        puts(scene, "Peace Broker: covert operation", "B")
        scene.can_pick("red on Privateers")
        scene["Ann"].picks("red on Privateers")

        assert scene.card("privateers").filled == ""
        assert "Counterspy" in scene["Bob"].zone("cards")


def test_counterspy_guards_nobody_else(galaxy):
    """
    Bob's Counterspy guards his cards, not those of Cid.
    """
    with stealing(galaxy, *SECRETS, "counterspy", Cid=[held("privateers", "R")]) as scene:
        puts(scene, "Peace Broker: covert operation", "B")

        assert scene["Cid"].card("privateers").filled == ""
        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "BLUE": 1, "RED": 1}
        assert "Counterspy" in scene["Bob"].zone("cards")


def test_counterspy_lets_the_winner_of_a_conflict_take_cubes(galaxy):
    """
    What Ann takes for winning Blockade is not stolen: she may take it from Bob's development.
    """
    war = front("blockade", "s2_b2", red=("s2", "Ann"), blue=("b2", "Bob"), red_cubes="RRY")
    ann, systems = {"drawn": "Y", "bag": ""}, [system("s2", "Ann"), system("b2", "Bob")]
    with galaxy(Ann=ann, Bob=[*SECRETS, "counterspy"], systems=systems, fronts=[war]) as scene:
        puts(scene, "Blockade: red side", "Y")
        scene.can_pick("blue on Envoys", "white on Envoys")
        scene["Ann"].picks("white on Envoys")
        scene["Ann"].picks("blue on Envoys")

        assert scene["Ann"].pool("bag") == {"RED": 2, "YELLOW": 2, "WHITE": 1, "BLUE": 1}
        assert "Counterspy" in scene["Bob"].zone("cards")


# ------------------------------------------------------------------------------------------------ Quartermaster


def test_quartermaster_steals_a_yellow_cube_without_any_symbols(galaxy):
    """
    A yellow cube and a red one on Quartermaster go back into the bag, and a yellow cube of Bob's with them.
    """
    with spying(galaxy, "quartermaster", "YR") as scene:
        puts(scene, "Quartermaster: covert operation", "YR")

        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "RED": 1}
        assert scene.card("quartermaster").filled == ""
        assert scene.card("machines").cubes == {"BLUE": 1, "RED": 1, "WHITE": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


def test_quartermaster_takes_the_cubes_of_projects_back(galaxy):
    """
    With an economic symbol Ann takes the cubes of three projects back; the starred one goes to the reserve.
    """
    ann = {"cards": [held("traders", "YR", "Y", "", "YYWBK"), "quartermaster"], "bag": ""}
    tracks = [route("s1_a1", "Ann", "s1", "RRR")]
    with galaxy(Ann=ann, systems=[system("s1", "Ann")], tracks=tracks) as scene:
        scene["Ann"].picks("Discard Quartermaster")
        scene["Ann"].picks("Traders: base", "Traders: agenda", "Route Cinder–Sapphira")

        assert scene["Ann"].pool("bag") == {"YELLOW": 3, "RED": 4, "WHITE": 1, "BLACK": 1}
        assert scene.card("traders").cubes == {"YELLOW": 1}
        assert scene.card("s1_a1").controller is None


def test_quartermaster_reaches_three_of_her_projects_but_no_planets(galaxy):
    """
    Ann may choose up to three of her projects, conflicts as well, but nothing of Bob's, and no planet.
    """
    war = front("cold_war", "s1_a1", red=("s1", "Ann"), blue=("a1", "Bob"), red_cubes="B", blue_cubes="B")
    ann = [fulfilled("traders"), "quartermaster", held("garrison", "RRWW"), held("warlord", "R"), "prophet"]
    systems = [system("s1", "Ann", planets="R"), system("a1", "Bob")]
    scene = galaxy(Ann=ann, Bob=[PREY], systems=systems, fronts=[war])
    scene["Ann"].picks("Discard Quartermaster")

    scene.can_pick_exactly(
        "Traders: agenda", "Garrison: development", "Warlord: covert operation", "Cold War: red side"
    )  # fmt: skip
    with pytest.raises(NotAsExpected, match="from 0 to 3 options"):
        scene["Ann"].picks(*scene.options)


def test_quartermaster_may_take_nothing_back(galaxy):
    """
    Ann may choose no project at all.
    """
    ann = {"cards": [fulfilled("traders"), "quartermaster"], "bag": ""}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Discard Quartermaster")
        scene["Ann"].picks()

        assert scene["Ann"].pool("bag") == {}
        assert scene["Ann"].zone("cards") == ("Traders",)


def test_quartermaster_needs_an_economic_symbol(galaxy):
    """
    Without the symbol the cubes stay where they are, but for those on Quartermaster.
    """
    ann = {"cards": [held("scholars", "Y"), held("quartermaster", "R")], "bag": ""}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Discard Quartermaster")

        scene["Ann"].is_asked(kind="use")
        assert scene["Ann"].pool("bag") == {"RED": 1}
        assert scene.card("scholars").cubes == {"YELLOW": 1}


# ------------------------------------------------------------------------------------------------ Kingmaker


def test_kingmaker_steals_a_white_cube_without_any_symbols(galaxy):
    """
    A white cube, a yellow one and a black one on Kingmaker go back into the bag, and a white cube of Bob's with them.
    """
    with spying(galaxy, "kingmaker", "WYK") as scene:
        puts(scene, "Kingmaker: covert operation", "WYK")

        assert scene["Ann"].pool("bag") == {"WHITE": 2, "YELLOW": 1, "BLACK": 1}
        assert scene.card("kingmaker").filled == ""
        assert scene.card("machines").cubes == {"YELLOW": 1, "BLUE": 1, "RED": 1}
        assert scene.card("theocracy").cubes == {"BLACK": 1}


OTHERS = [
    "peace_broker", "chief_scientist", "colonial_governor", "grand_marshal", "void_architect", "light_bringer",
    "warlord", "headhunter", "trade_magnate", "talent_scout", "raider_captain", "archivist", "master_navigator",
    "pathfinder", "counterspy",
]  # fmt: skip


def test_kingmaker_gains_two_random_leaders_and_a_random_government(galaxy):
    """
    With a cultural and a diplomatic symbol Ann gains the two leaders that are left, and a government, without a choice.
    """
    ann = [fulfilled("nomads"), "kingmaker"]
    with galaxy(Ann=ann, Cid=OTHERS) as scene:
        left = scene.zone("leader_deck")
        scene["Ann"].picks("Discard Kingmaker")

        scene["Ann"].is_asked(kind="use")
        assert left == ("Prophet", "Quartermaster")
        assert set(scene["Ann"].zone("cards")[1:3]) == {"Prophet", "Quartermaster"}
        assert len(scene["Ann"].zone("cards")) == 4
        assert len(scene.zone("government_deck")) == 8


def test_kingmaker_shuffles_both_decks(galaxy):
    """
    Before every card that is gained its deck is shuffled.
    """
    with galaxy(Ann=[fulfilled("nomads"), "kingmaker"]) as scene:
        scene["Ann"].picks("Discard Kingmaker")

        assert shuffled(scene) == ["leader_deck", "leader_deck", "government_deck"]
        assert scene.zone("leader_deck")[-1] == "Kingmaker"


def test_kingmaker_goes_under_its_deck_after_the_leaders_are_gained(galaxy):
    """
    With one other leader left Ann gains that one, and Kingmaker does not come back.
    """
    ann = [fulfilled("nomads"), "kingmaker"]
    with galaxy(Ann=ann, Cid=[*OTHERS, "prophet"]) as scene:
        scene["Ann"].picks("Discard Kingmaker")

        assert scene["Ann"].zone("cards")[:2] == ("Nomads", "Quartermaster")
        assert len(scene["Ann"].zone("cards")) == 3
        assert scene.zone("leader_deck") == ("Kingmaker",)


def test_kingmaker_counts_as_one_discarded_card(galaxy):
    """
    At the end of the phase Ann takes one cube for discarding Kingmaker, and the cubes on it are hers again.
    """
    ann = {"cards": [fulfilled("nomads"), held("kingmaker", "WY")], "bag": ""}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Discard Kingmaker")
        scene["Ann"].passes()
        scene["Ann"].picks("red")

        assert scene["Ann"].pool("bag") == {"WHITE": 1, "YELLOW": 1, "RED": 1}
        assert "Kingmaker" not in scene["Ann"].zone("cards")


@pytest.mark.parametrize("species", ["settlers", "envoys"])
def test_kingmaker_needs_both_symbols(galaxy, species):
    """
    With cultural or diplomatic symbols alone Kingmaker is only discarded.
    """
    with galaxy(Ann=[fulfilled(species), "kingmaker"]) as scene:
        scene["Ann"].picks("Discard Kingmaker")

        scene["Ann"].is_asked(kind="use")
        scene.did_not_happen("CardGained")
        assert scene.zone("leader_deck")[-1] == "Kingmaker"
