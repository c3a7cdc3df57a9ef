"""Supremacy symbols: where they come from, when they come and go, and what needs them (MG-032 to MG-038, MG-160)."""

import pytest

from tabletop import when
from tabletop.conditions import by_me
from tabletop.games.master_of_the_galaxy import Cancelled, Commerce, Government, Leader, board_cards
from tabletop.games.master_of_the_galaxy.testing import cubes, front, held, orbit, route, system
from tabletop.testing import laid
from tests.games.master_of_the_galaxy.small import DEVELOPMENTS, POLITICS, SPECIES, SmallGalaxy, small_board

ALLOCATE = "What do you do with your cubes?"
USE = "What do you do with your cards?"


class Turncoat(Leader, needs=("cultural",), copies=3):
    """Discard: take the cubes off your agendas, then two blue cubes from the reserve. It needs a cultural symbol."""

    async def on_discard(self, you):
        for project in [one for one in you.projects if one.kind == "agenda"]:
            await self.game.bring_home(project.card, project.indexes)
        await you.take_coloured("blue", 2)


class Witness(Leader, needs=("cultural",), copies=3):
    """Whenever you cancel a project, take a red cube from the reserve. It needs a cultural symbol."""

    @when(Cancelled, by_me)
    async def look_on(self, cancelled):
        """Take a red cube"""
        await self.controller.take_coloured("red")


class Pickpocket(Leader, needs=(), covert="R", steals="white", copies=3):
    """A covert operation that steals white cubes."""


class Council(Government, copies=3):
    """Whenever you cancel a project, take a red cube from the reserve. Discard: take two blue ones."""

    @when(Cancelled, by_me)
    async def look_on(self, cancelled):
        """Take a red cube"""
        await self.controller.take_coloured("red")

    async def on_discard(self, you):
        await you.take_coloured("blue", 2)


class Registry(Commerce, takes="YB", symbols=("economic",), copies=3):
    """Whenever you cancel a project, take a red cube from the reserve."""

    @when(Cancelled, by_me)
    async def look_on(self, cancelled):
        """Take a red cube"""
        await self.controller.take_coloured("red")


class GalaxyOfPowers(SmallGalaxy):
    """The small galaxy with cards that need symbols, or give them."""

    id = "master-symbols"
    title = "Master of the Galaxy, a small one with powers"
    cards = (
        *SPECIES, *POLITICS, *DEVELOPMENTS, Turncoat, Witness, Pickpocket, Council, Registry,
        *board_cards(small_board(), provenance="made up"),
    )  # fmt: skip


def powers(**told):
    """Lay a table of the galaxy with cards that need symbols."""
    return orbit(GalaxyOfPowers, **told)


def registry(filled):
    """Lay a Registry with cubes."""
    return laid("registry", filled=filled.ljust(2, "."), cubes=cubes(filled)) if filled else laid("registry")


def symbols(scene, name):
    """Return the symbols that everybody sees a player have: which, and how many."""
    pairs = next(player for player in scene.view().players if player.name == name).values["supremacy"]
    return {kind: count for kind, count in zip(pairs[::2], pairs[1::2], strict=True) if count}


def sources(scene, name):
    """Return where everybody sees the symbols of a player come from."""
    return sorted(next(player for player in scene.view().players if player.name == name).values["symbol_sources"])


def clash(*, red="", blue="", against="Bob"):
    """Lay an Invasion (military) between Ann's Caela Second, red, and Hub, blue."""
    ends = {"red": ("caela_second", "Ann"), "blue": ("hub", against)}
    return front("invasion", "caela_second_hub", **ends, red_cubes=red, blue_cubes=blue)


AT_WAR = [system("caela_second", "Ann"), system("hub", "Bob")]

# ------------------------------------------------------------------------------------------------ kinds and sources


@pytest.mark.rule("MG-032")
def test_there_are_five_kinds_of_symbols(small):
    """
    Of each of five kinds everybody sees how many a player has.
    """
    scene = small()

    kinds = scene.view().players[0].values["supremacy"][::2]
    assert kinds == ("cultural", "economic", "diplomatic", "scientific", "military")


@pytest.mark.rule("MG-033")
def test_symbols_come_from_agendas_developments_leads_and_links(small):
    """
    Ann has symbols of a species, a government, a development, a conflict that she leads, and a link.
    """
    cards = [held("plain", "", "", "", "RYW"), held("dreamers", "WW"), held("bank", "YB"), "proud"]
    scene = small(Ann=cards, systems=[*AT_WAR, system("aura", "Ann")], fronts=[clash(red="R")])

    assert symbols(scene, "Ann") == {"cultural": 3, "economic": 2, "military": 2}
    assert sources(scene, "Ann") == [
        "cultural: Dreamers", "cultural: Plain", "cultural: Plain", "economic: Aura", "economic: Bank",
        "military: Bank", "military: Invasion",
    ]  # fmt: skip
    assert symbols(scene, "Bob") == {}


@pytest.mark.rule("MG-033")
def test_leaders_and_conflicts_before_a_player_give_no_symbols(small):
    """
    A leader shows symbols that it needs, and a conflict the one for its lead: to own them gives none.
    """
    scene = small(Ann=["thief", "proud", "invasion"])

    assert symbols(scene, "Ann") == {}


# ------------------------------------------------------------------------------------------------ links


@pytest.mark.rule("MG-034")
@pytest.mark.parametrize(
    ("systems", "expected"),
    [
        ([system("hub", "Ann")], 0),
        ([system("hub", "Ann"), system("rubra_first", "Bob")], 0),
        ([system("hub", "Ann"), system("rubra_first", hole=True)], 0),
        ([system("hub", "Ann", bases=3)], 0),
        ([system("hub", "Ann"), system("rubra_first", "Ann")], 1),
        ([system("hub", "Ann", bases=3), system("rubra_first", "Ann", bases=2)], 1),
    ],
)
def test_a_green_link_gives_its_symbol_while_one_has_bases_at_both_ends(small, systems, expected):
    """
    The green link from Rubra First to Hub is scientific: for whoever holds both, however many bases are there.
    """
    scene = small(systems=systems)

    assert symbols(scene, "Ann").get("scientific", 0) == expected
    assert "scientific" not in symbols(scene, "Bob")


@pytest.mark.rule("MG-035", "MG-037")
@pytest.mark.parametrize(
    ("other", "expected"),
    [
        ({}, 1),
        ({"of": "Bob"}, 1),
        ({"hole": True}, 1),
        ({"of": "Ann"}, 0),
    ],
)
def test_a_red_link_gives_its_symbol_to_who_holds_exactly_one_end(small, other, expected):
    """
    Ann holds Rubra First: she has the diplomatic symbol, whatever is at the other end, but a base of hers.
    """
    scene = small(systems=[system("rubra_first", "Ann"), system("caela_first", **other)])

    assert symbols(scene, "Ann").get("diplomatic", 0) == expected


@pytest.mark.rule("MG-036")
def test_two_players_at_the_ends_of_a_red_link_both_have_its_symbol(small):
    """
    Ann holds Rubra First and Bob Caela First: both have the diplomatic symbol.
    """
    scene = small(systems=[system("rubra_first", "Ann"), system("caela_first", "Bob")])

    assert symbols(scene, "Ann") == {"diplomatic": 1}
    assert symbols(scene, "Bob") == {"diplomatic": 1}


@pytest.mark.rule("MG-037", "MG-038")
def test_placing_a_base_at_the_other_end_of_a_red_link_loses_its_symbol(small):
    """
    Ann holds Rubra First and Hub; when she claims Caela First, too, the diplomatic symbol is gone at once.
    """
    tracks = [route("caela_first_hub", "Ann", "hub", "RRR")]
    systems = [system("rubra_first", "Ann"), system("hub", "Ann")]
    scene = small(phase="place bases", Ann=[held("plain", base="Ann")], systems=systems, tracks=tracks)
    before = symbols(scene, "Ann")
    scene["Ann"].picks("Place the base of Plain in Caela First")

    assert before == {"diplomatic": 1, "scientific": 1}
    assert symbols(scene, "Ann") == {"scientific": 1}


@pytest.mark.rule("MG-037", "MG-038")
def test_losing_the_own_end_of_a_red_link_loses_its_symbol(small):
    """
    Bob's Raider destroys Ann's only base in Rubra First: she loses the diplomatic symbol, and Bob at the other end keeps his.
    """
    systems = [system("rubra_first", "Ann"), system("caela_first", "Bob"), system("nive", "Ann")]
    with small(Bob=["raider"], systems=systems, active=1) as scene:
        scene["Bob"].picks("Discard Raider")
        scene["Bob"].picks("Rubra First")

        assert symbols(scene, "Ann") == {}
        assert symbols(scene, "Bob") == {"diplomatic": 1}


@pytest.mark.rule("MG-035", "MG-038")
def test_losing_one_of_two_ends_of_a_red_link_brings_its_symbol(small):
    """
    Ann has both ends and no symbol; when Bob's Raider destroys one of them, she has it.
    """
    systems = [system("rubra_first", "Ann"), system("caela_first", "Ann"), system("nive", "Bob")]
    with small(Bob=["raider"], systems=systems, active=1) as scene:
        before = symbols(scene, "Ann")
        scene["Bob"].picks("Discard Raider")
        scene["Bob"].picks("Rubra First")

        assert before == {}
        assert symbols(scene, "Ann") == {"diplomatic": 1}


@pytest.mark.rule("MG-034", "MG-038")
def test_the_symbol_of_a_green_link_comes_with_the_base_and_goes_with_it(small):
    """
    Ann's base in Hub brings the scientific symbol at once; Bob's Raider takes it again with the base.
    """
    tracks = [route("rubra_first_hub", "Ann", "rubra_first", "RRR")]
    systems = [system("rubra_first", "Ann"), system("nive", "Bob")]
    ann = [held("plain", base="Ann")]
    with small(
        phase="place bases", Ann=ann, Bob={"cards": ["raider"], "bag": ""}, systems=systems, tracks=tracks
    ) as scene:
        scene["Ann"].picks("Place the base of Plain in Hub")
        with_base = symbols(scene, "Ann")
        scene["Ann"].picks(scene.options[0])
        scene["Ann"].passes()
        scene["Bob"].picks("Discard Raider")
        scene["Bob"].picks("Hub")

        assert with_base["scientific"] == 1
        assert "scientific" not in symbols(scene, "Ann")


@pytest.mark.rule("MG-Q25")
def test_a_blue_symbol_belongs_to_whoever_has_a_base_there(small):
    """
    Bob began in Caela and lost it; a base in Rubra, where Ann began, gives him its military symbol, and Ann has it no more.
    """
    bob = {"cards": [held("plain", base="Bob")], "home": "caela"}
    scene = small(phase="place bases", active=1, Ann={"home": "rubra"}, Bob=bob, systems=[system("nive", "Ann")])
    scene["Bob"].picks("Place the base of Plain in Rubra")

    assert symbols(scene, "Bob") == {"military": 1}
    assert symbols(scene, "Ann") == {}


# ------------------------------------------------------------------------------------------------ black holes


@pytest.mark.rule("MG-Q03")
@pytest.mark.parametrize(("given", "expected"), [(True, {"diplomatic": 1}), (False, {})])
def test_a_red_link_to_a_black_hole_gives_its_symbol_unless_the_option_says_otherwise(small, given, expected):
    """
    Ann holds Rubra First, and Caela First is a black hole: the living end gives the symbol, by the other reading it does not.
    """
    systems = [system("rubra_first", "Ann"), system("caela_first", hole=True)]
    scene = small(systems=systems, options={"black_hole_links": given})

    assert symbols(scene, "Ann") == expected


@pytest.mark.rule("MG-Q03", "MG-038")
@pytest.mark.parametrize(("given", "expected"), [(True, {"diplomatic": 1}), (False, {})])
def test_when_an_end_of_a_red_link_is_devoured_symbols_are_recomputed_by_the_same_reading(small, given, expected):
    """
    Ann has the symbol with a neutral Caela First; when that is devoured she keeps it, by the other reading she loses it.
    """
    scene = small(Ann=["devourer"], systems=[system("rubra_first", "Ann")], options={"black_hole_links": given})
    with scene:
        before = symbols(scene, "Ann")
        scene["Ann"].picks("Discard Devourer")
        scene["Ann"].picks("Caela First")

        assert before == {"diplomatic": 1}
        assert symbols(scene, "Ann") == expected


@pytest.mark.rule("MG-Q03")
@pytest.mark.parametrize("given", [True, False])
def test_a_red_link_is_alive_again_when_the_black_hole_is_lifted(small, given):
    """
    When Caela First comes out of its black hole, Ann in Rubra First has the symbol by either reading.
    """
    systems = [system("rubra_first", "Ann"), system("caela_first", hole=True)]
    with small(Ann=["lifter"], systems=systems, options={"black_hole_links": given}) as scene:
        scene["Ann"].picks("Discard Lifter")

        assert symbols(scene, "Ann") == {"diplomatic": 1}


@pytest.mark.rule("MG-Q03")
@pytest.mark.parametrize("given", [True, False])
@pytest.mark.parametrize(
    "systems",
    [
        [system("hub", "Ann"), system("rubra_first", hole=True)],
        [system("rubra", hole=True), system("rubra_second", "Ann")],
    ],
    ids=["green", "blue"],
)
def test_green_and_blue_links_to_a_black_hole_give_nothing(small, given, systems):
    """
    A green link with one end in a black hole gives nothing, nor does the blue one of a corner that is a black hole.
    """
    scene = small(systems=systems, options={"black_hole_links": given})

    assert symbols(scene, "Ann") == {}
    assert symbols(scene, "Bob") == {}


# ------------------------------------------------------------------------------------------------ leads in conflicts


@pytest.mark.rule("MG-160")
def test_the_symbol_for_a_lead_comes_at_once_while_cubes_are_allocated(small):
    """
    Ann puts the first cube on Invasion: she has its military symbol while another cube is still to be dealt with.
    """
    with small(Ann={"drawn": "RW"}, systems=AT_WAR, fronts=[clash()]) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].is_asked(ALLOCATE)

        assert symbols(scene, "Ann") == {"military": 1}


@pytest.mark.rule("MG-160", "MG-038")
def test_the_symbol_for_a_lead_goes_at_once_when_the_other_side_comes_level(small):
    """
    Ann leads with one cube to none; when Bob puts one on his side, her symbol is gone in the middle of his allocation.
    """
    with small(Bob={"drawn": "BW"}, active=1, systems=AT_WAR, fronts=[clash(red="R")]) as scene:
        before = symbols(scene, "Ann")
        scene["Bob"].picks("Put a blue cube on Invasion: blue side (Caela Second–Hub, system, blue)")
        scene["Bob"].is_asked(ALLOCATE)

        assert before == {"military": 1}
        assert symbols(scene, "Ann") == {}
        assert symbols(scene, "Bob") == {}


@pytest.mark.rule("MG-160")
def test_the_symbol_for_a_lead_goes_at_once_when_the_own_side_is_cancelled(small):
    """
    Ann leads Invasion and cancels her side with a black cube: the symbol is gone while she still has a cube.
    """
    with small(Ann={"drawn": "KW"}, systems=AT_WAR, fronts=[clash(red="R", blue="B")]) as scene:
        scene["Ann"].picks("Cancel Invasion: red side with a black cube")
        scene["Ann"].is_asked(ALLOCATE)

        assert symbols(scene, "Ann") == {}
        assert symbols(scene, "Bob") == {"military": 1}


@pytest.mark.rule("MG-Q10")
def test_on_a_tie_nobody_has_the_symbol(small):
    """
    One cube on either side: neither Ann, who led, nor Bob, who drew level, has the symbol.
    """
    with small(Bob={"drawn": "B"}, active=1, systems=AT_WAR, fronts=[clash(red="R")]) as scene:
        scene["Bob"].picks("Put a blue cube on Invasion: blue side (Caela Second–Hub, system, blue)")

        assert symbols(scene, "Ann") == {}
        assert symbols(scene, "Bob") == {}


@pytest.mark.rule("MG-Q10")
def test_by_the_other_reading_who_led_keeps_the_symbol_on_a_tie_until_the_other_side_leads(small):
    """
    With the option Ann keeps her symbol when Bob draws level, and loses it to him with his next cube.
    """
    fronts = [front("kidnapping", "caela_second_hub", red=("caela_second", "Ann"), blue=("hub", "Bob"))]
    told = {"systems": AT_WAR, "fronts": fronts, "options": {"tie_keeps_lead": True}}
    with small(Ann={"drawn": "R"}, Bob={"bag": "BBW"}, **told) as scene:
        scene["Ann"].picks("Put a red cube on Kidnapping: red side")
        scene["Ann"].passes()
        scene["Bob"].picks("Put a blue cube on Kidnapping: blue side")
        on_tie = symbols(scene, "Ann"), symbols(scene, "Bob")
        scene["Bob"].picks("Put a blue cube on Kidnapping: blue side")

        assert on_tie == ({"cultural": 1}, {})
        assert (symbols(scene, "Ann"), symbols(scene, "Bob")) == ({}, {"cultural": 1})


@pytest.mark.rule("MG-Q10")
def test_by_the_other_reading_nobody_has_the_symbol_of_a_conflict_without_cubes(small):
    """
    With the option Ann, who led alone, cancels her side: with no cubes left that is no tie that she could keep.
    """
    told = {"systems": AT_WAR, "fronts": [clash()], "options": {"tie_keeps_lead": True}}
    with small(Ann={"drawn": "RKW"}, **told) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        leading = symbols(scene, "Ann")
        scene["Ann"].picks("Cancel Invasion: red side with a black cube")

        assert leading == {"military": 1}
        assert symbols(scene, "Ann") == {}


# ------------------------------------------------------------------------------------------------ agendas


@pytest.mark.rule("MG-099")
def test_a_fulfilled_agenda_gives_its_symbols_and_keeps_its_cubes(small):
    """
    Ann puts the last cube on the agenda of Plain: she has its two cultural symbols, and the cubes stay there.
    """
    ann = {"cards": [held("plain", "", "", "", "RY.")], "drawn": "W", "bag": ""}
    with small(Ann=ann) as scene:
        before = symbols(scene, "Ann")
        scene["Ann"].picks("Put a white cube on Plain: agenda")

        assert before == {}
        assert symbols(scene, "Ann") == {"cultural": 2}
        assert scene.card("plain", of="Ann").cubes == {"RED": 1, "YELLOW": 1, "WHITE": 1}
        assert scene["Ann"].pool("bag") == {}


@pytest.mark.rule("MG-160")
def test_the_symbols_of_an_agenda_come_only_at_the_end_of_the_phase(small):
    """
    The agenda of Plain is full, but Ann has another cube: she has its symbols only after that is dealt with.
    """
    ann = {"cards": [held("plain", "", "", "", "RY.")], "drawn": "WY"}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Put a white cube on Plain: agenda")
        during = symbols(scene, "Ann")
        scene["Ann"].picks("Return a yellow cube to the bag")

        assert during == {}
        assert symbols(scene, "Ann") == {"cultural": 2}


@pytest.mark.rule("MG-160", "MG-048")
def test_the_symbols_of_an_agenda_come_in_the_order_of_the_rewards(small):
    """
    Ann fulfils two agendas in a phase: each gives its symbols only when she takes its reward.
    """
    ann = {"cards": [held("plain", "", "", "", "RY."), held("dreamers", "W"), held("builders", "R")], "drawn": "WWR"}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Put a white cube on Plain: agenda")
        scene["Ann"].picks("Put a white cube on Dreamers: agenda")
        scene["Ann"].picks("Put a red cube on Builders: base")
        scene["Ann"].is_asked("Which reward comes next?")
        before = symbols(scene, "Ann")
        scene["Ann"].picks("Plain: agenda")
        then = symbols(scene, "Ann")
        scene["Ann"].picks("Dreamers: agenda")

        assert (before, then) == ({}, {"cultural": 2})
        assert symbols(scene, "Ann") == {"cultural": 3}


@pytest.mark.rule("MG-160", "MG-100")
def test_the_symbols_of_an_agenda_go_at_once_when_it_is_cancelled(small):
    """
    Ann cancels her fulfilled agenda: its symbols are gone while she still has a cube to deal with.
    """
    ann = {"cards": [held("plain", "", "", "", "RYW")], "drawn": "KY"}
    with small(Ann=ann) as scene:
        before = symbols(scene, "Ann")
        scene["Ann"].picks("Cancel Plain: agenda with a black cube")
        scene["Ann"].is_asked(ALLOCATE)

        assert before == {"cultural": 2}
        assert symbols(scene, "Ann") == {}


@pytest.mark.rule("MG-100")
def test_losing_one_cube_of_an_agenda_loses_all_its_symbols():
    """
    Bob's Pickpocket steals one cube of Ann's agenda: both its symbols are gone, and the other cubes stay.
    """
    bob = {"cards": ["pickpocket"], "drawn": "R"}
    ann = [held("plain", "", "", "", "RYW")]
    with powers(Ann=ann, Bob=bob, active=1, systems=[system("nive", "Bob")]) as scene:
        before = symbols(scene, "Ann")
        scene["Bob"].picks("Put a red cube on Pickpocket: covert operation")

        assert before == {"cultural": 2}
        assert symbols(scene, "Ann") == {}
        assert scene.card("plain", of="Ann").cubes == {"RED": 1, "YELLOW": 1}


@pytest.mark.rule("MG-100")
def test_refilling_an_agenda_regains_its_symbols(small):
    """
    Ann puts the missing blue cube back on the agenda of Other: its symbol is hers again.
    """
    ann = {"cards": [held("other", "", "", "", "B.K")], "drawn": "B"}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Put a blue cube on Other: agenda")

        assert symbols(scene, "Ann") == {"military": 1}


@pytest.mark.rule("MG-101")
def test_the_agenda_of_a_government_works_like_one_of_a_species(small):
    """
    Ann fulfils the agenda of the Dreamers, and has their symbol; when she discards them, it is gone.
    """
    ann = {"cards": [held("dreamers", "W")], "drawn": "W", "bag": ""}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Put a white cube on Dreamers: agenda")
        fulfilled = symbols(scene, "Ann")
        stayed = scene.card("dreamers", of="Ann").cubes
        scene["Ann"].picks("Discard Dreamers")

        assert fulfilled == {"cultural": 1}
        assert stayed == {"WHITE": 2}
        assert symbols(scene, "Ann") == {}


@pytest.mark.rule("MG-101")
def test_governments_with_other_projects_give_no_symbols(small):
    """
    Builders construct bases and Readers receive cards: full slots there are no agenda.
    """
    scene = small(Ann=[held("builders", "RR"), held("readers", "BB")])

    assert symbols(scene, "Ann") == {}


# ------------------------------------------------------------------------------------------------ developments


@pytest.mark.rule("MG-091", "MG-092", "MG-093")
@pytest.mark.parametrize(
    ("filled", "expected"), [("", {}), ("Y.", {}), (".B", {}), ("YB", {"economic": 1, "military": 1})]
)
def test_a_development_gives_its_symbols_only_while_all_its_slots_are_filled(small, filled, expected):
    """
    Bank has an economic and a military symbol: without one of its cubes it gives neither.
    """
    scene = small(Ann=[held("bank", filled)])

    assert symbols(scene, "Ann") == expected


@pytest.mark.rule("MG-092", "MG-160")
def test_implementing_a_development_brings_its_symbols_at_the_end_of_the_phase_and_keeps_its_cubes(small):
    """
    Ann fills Bank and has another cube: its symbols come with the reward, and its cubes stay.
    """
    ann = {"cards": [held("bank", "Y")], "drawn": "BR", "bag": ""}
    scene = small(Ann=ann)
    scene["Ann"].picks("Put a blue cube on Bank: development")
    during = symbols(scene, "Ann")
    scene["Ann"].picks("Return a red cube to the bag")

    assert during == {}
    assert symbols(scene, "Ann") == {"economic": 1, "military": 1}
    assert scene.card("bank", of="Ann").cubes == {"YELLOW": 1, "BLUE": 1}
    assert scene["Ann"].pool("bag") == {"RED": 1}


@pytest.mark.rule("MG-092", "MG-048")
def test_the_ability_of_a_development_works_only_after_its_reward():
    """
    Ann fills the Registry and then cancels a project in the same phase: that brings no red cube yet.
    """
    ann = {"cards": [registry("Y"), held("builders", "R")], "drawn": "BK", "bag": ""}
    scene = powers(Ann=ann)
    scene["Ann"].picks("Put a blue cube on Registry: development")
    scene["Ann"].picks("Cancel Builders: base with a black cube")

    assert scene["Ann"].pool("bag") == {"BLACK": 1, "RED": 1}
    scene.did_not_happen("CubesTaken")


@pytest.mark.rule("MG-091", "MG-092")
@pytest.mark.parametrize(("filled", "red"), [("", 1), (".B", 1), ("YB", 2)])
def test_the_ability_of_a_development_works_only_when_it_is_implemented(filled, red):
    """
    Ann cancels a project with a red cube: an implemented Registry brings another red one, a half-filled one does not.
    """
    ann = {"cards": [registry(filled), held("builders", "R")], "drawn": "K", "bag": ""}
    with powers(Ann=ann) as scene:
        scene["Ann"].picks("Cancel Builders: base with a black cube")

        assert scene["Ann"].pool("bag")["RED"] == red


@pytest.mark.rule("MG-091")
@pytest.mark.parametrize(("filled", "bag"), [("Y", {"YELLOW": 1}), ("YB", {"YELLOW": 1, "BLUE": 2})])
def test_even_the_discard_ability_of_a_development_is_blank_until_it_is_implemented(small, filled, bag):
    """
    Discarding an implemented Bank brings two blue cubes; a half-filled one brings just its cube back.
    """
    with small(Ann={"cards": [held("bank", filled)], "bag": ""}) as scene:
        scene["Ann"].picks("Discard Bank")

        assert scene["Ann"].pool("bag") == bag


@pytest.mark.rule("MG-093")
def test_a_stolen_cube_ends_all_symbols_of_a_development_at_once(small):
    """
    Bob's Thief steals the blue cube of Ann's Bank: the economic and the military symbol are gone, the yellow cube stays.
    """
    bob = {"cards": [held("thief", "R")], "drawn": "R"}
    with small(Ann=[held("bank", "YB")], Bob=bob, active=1, systems=[system("nive", "Bob")]) as scene:
        before = symbols(scene, "Ann")
        scene["Bob"].picks("Put a red cube on Thief: covert operation")

        assert before == {"economic": 1, "military": 1}
        assert symbols(scene, "Ann") == {}
        assert scene.card("bank", of="Ann").cubes == {"YELLOW": 1}


@pytest.mark.rule("MG-093", "MG-160")
def test_cancelling_a_development_ends_its_symbols_and_its_ability_at_once():
    """
    Ann cancels the Registry and then another project: its symbol is gone, and the second time brings no red cube.
    """
    ann = {"cards": [registry("YB"), held("builders", "R")], "drawn": "KK", "bag": ""}
    with powers(Ann=ann) as scene:
        scene["Ann"].picks("Cancel Registry: development with a black cube")
        taken = len(scene.events("CubesTaken"))
        during = symbols(scene, "Ann")
        scene["Ann"].picks("Cancel Builders: base with a black cube")

        assert during == {}
        assert len(scene.events("CubesTaken")) == taken


# ------------------------------------------------------------------------------------------------ leaders


@pytest.mark.rule("MG-108")
@pytest.mark.parametrize(
    ("cards", "bag"),
    [
        ([], {}),
        ([held("plain", "", "", "", "RYW")], {}),
        ([held("bank", "YB")], {"BLUE": 2}),
    ],
    ids=["one of two", "two, but of another kind", "both"],
)
def test_a_leader_works_only_while_its_owner_has_every_symbol_on_it(small, cards, bag):
    """
    Rubra gives Ann one military symbol; Proud needs two, and without the second its text is blank.
    """
    with small(Ann={"cards": ["proud", *cards], "bag": ""}, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks("Discard Proud")

        assert scene["Ann"].pool("bag") == bag


@pytest.mark.rule("MG-108")
@pytest.mark.parametrize(("filled", "red"), [("WW", 2), ("W.", 1)])
def test_a_passive_ability_of_a_leader_needs_its_symbols_too(filled, red):
    """
    The Witness needs a cultural symbol: with the Dreamers' agenda fulfilled a cancellation brings a red cube, else not.
    """
    ann = {"cards": ["witness", held("dreamers", filled), held("builders", "R")], "drawn": "K", "bag": ""}
    with powers(Ann=ann) as scene:
        scene["Ann"].picks("Cancel Builders: base with a black cube")

        assert scene["Ann"].pool("bag")["RED"] == red


@pytest.mark.rule("MG-108")
def test_a_leader_works_again_when_its_symbols_are_back():
    """
    Ann fulfils the Dreamers' agenda, which powers the Turncoat; before, its text was blank.
    """
    ann = {"cards": ["turncoat", held("dreamers", "W")], "drawn": "W", "bag": ""}
    with powers(Ann=ann) as scene:
        before = scene.card("turncoat", of="Ann").is_powered
        scene["Ann"].picks("Put a white cube on Dreamers: agenda")

        assert not before
        assert scene.card("turncoat", of="Ann").is_powered


@pytest.mark.rule("MG-109")
def test_a_covert_operation_needs_no_symbols(small):
    """
    Ann has no military symbol, which the Thief needs: its covert operation steals Bob's blue cube all the same.
    """
    ann = {"cards": [held("thief", "R")], "drawn": "R", "bag": ""}
    with small(Ann=ann, Bob=[held("bank", "YB")], systems=[system("nive", "Ann")]) as scene:
        scene["Ann"].picks("Put a red cube on Thief: covert operation")

        assert symbols(scene, "Ann") == {}
        assert scene["Ann"].pool("bag") == {"RED": 2, "BLUE": 1}


@pytest.mark.rule("MG-Q39")
def test_a_leader_whose_symbols_vanish_after_its_activation_began_carries_on():
    """
    The Turncoat takes the cubes off the agenda that powers it, and still takes two blue cubes.
    """
    ann = {"cards": ["turncoat", held("plain", "", "", "", "RYW")], "bag": ""}
    with powers(Ann=ann) as scene:
        scene["Ann"].picks("Discard Turncoat")

        assert symbols(scene, "Ann") == {}
        assert scene["Ann"].pool("bag") == {"RED": 1, "YELLOW": 1, "BLUE": 2}


@pytest.mark.rule("MG-111")
def test_any_number_of_leaders_may_be_owned_and_all_their_operations_carried_out(small):
    """
    Ann has six leaders beside her species, and two Thieves steal in one phase; she may end her turn with all of them.
    """
    leaders = [held("thief", "R"), held("thief", "R"), "thief", "idle", "giver", "proud"]
    ann = {"cards": ["plain", *leaders], "drawn": "RR", "bag": ""}
    bob = [held("other", "", "", "", "BBK")]
    with small(Ann=ann, Bob=bob, systems=[system("nive", "Ann")]) as scene:
        for _ in range(2):
            scene["Ann"].picks(next(one for one in scene.options if one.startswith("Put a red cube on Thief")))
        while scene.decision.kind in ("reward", "steal"):
            scene["Ann"].picks(scene.options[0])
        scene["Ann"].passes()

        assert scene["Ann"].zone("cards") == ("Plain", "Thief", "Thief", "Thief", "Idle", "Giver", "Proud")
        assert len(scene.events("CubeStolen")) == 2
        assert scene.facts.active == 1


# ------------------------------------------------------------------------------------------------ governments


@pytest.mark.rule("MG-110")
def test_abilities_of_governments_need_nothing():
    """
    Ann has no symbol at all: the Council's passive ability works, and its discard ability, too.
    """
    ann = {"cards": ["council", held("builders", "R")], "drawn": "K", "bag": ""}
    with powers(Ann=ann) as scene:
        scene["Ann"].picks("Cancel Builders: base with a black cube")
        scene["Ann"].picks("Discard Council")

        assert symbols(scene, "Ann") == {}
        assert scene["Ann"].pool("bag") == {"BLACK": 1, "RED": 2, "BLUE": 2}


@pytest.mark.rule("MG-Q44")
def test_every_government_works_by_itself():
    """
    Ann has two Councils: a cancellation brings a red cube for each of them.
    """
    ann = {"cards": ["council", "council", held("builders", "R")], "drawn": "K", "bag": ""}
    with powers(Ann=ann) as scene:
        scene["Ann"].picks("Cancel Builders: base with a black cube")
        while scene.decision.kind != "use":
            scene["Ann"].picks(scene.options[0])

        assert scene["Ann"].pool("bag") == {"BLACK": 1, "RED": 3}


@pytest.mark.rule("MG-Q44")
def test_any_number_of_governments_may_be_owned_each_with_its_own_place_for_a_base(small):
    """
    Ann has six governments; two Builders construct in one phase, and a base waits on each of them.
    """
    governments = [held("builders", "R"), held("builders", "R"), "readers", "readers", "dreamers", "dreamers"]
    ann = {"cards": ["plain", *governments], "drawn": "RR", "bag": ""}
    with small(Ann=ann, systems=[system("nive", "Ann")]) as scene:
        for _ in range(2):
            scene["Ann"].picks(next(one for one in scene.options if one.startswith("Put a red cube on Builders")))
        while scene.decision.kind == "reward":
            scene["Ann"].picks(scene.options[0])

        assert len(scene.events("Constructed")) == 2
        assert scene["Ann"].pool("unused") == {"GRAY": 6}
        scene["Ann"].is_asked(USE)
        assert len(scene["Ann"].zone("cards")) == 7
