"""The three ways to win, and the moment of victory (MG-027 to MG-031)."""

import pytest

from tabletop.games.master_of_the_galaxy import Government, board_cards
from tabletop.games.master_of_the_galaxy.testing import front, held, orbit, route, system
from tabletop.testing import laid
from tests.games.master_of_the_galaxy.small import DEVELOPMENTS, POLITICS, SPECIES, SmallGalaxy, small_board

ALLOCATE = "What do you do with your cubes?"
USE = "What do you do with your cards?"
EXPANSION = "Expansion: nine bases are on the board."
CONQUEST = "Conquest: another starting system is taken."
DOMINATION = "Domination: five symbols of one kind."
ROUTE_TO_CAELA = route("caela_caela_first", "Ann", "caela_first", "YY")


class Embassy(Government, agenda="W", symbols=("diplomatic", "diplomatic", "diplomatic", "diplomatic"), copies=4):
    """An agenda with four symbols of one kind."""


class Parade(Government, agenda="R", symbols=("military", "military", "military", "military"), copies=4):
    """An agenda with four symbols of another kind."""


class Pageant(Government, agenda="R", symbols=("military", "economic", "cultural", "scientific"), copies=4):
    """An agenda with four different symbols."""


def crossed_board():
    """Return the small board with two red links more, both to Hub."""
    board = small_board()
    more = [{"kind": "red", "systems": [end, "hub"], "symbol": "diplomatic"} for end in ("caela", "aura", "nive")]
    return {**board, "links": [*board["links"], *more]}


class GalaxyOfSymbols(SmallGalaxy):
    """The small galaxy with agendas that give many symbols, and more links."""

    id = "master-winning"
    title = "Master of the Galaxy, a small one with many symbols"
    cards = (
        *SPECIES, *POLITICS, *DEVELOPMENTS, Embassy, Parade, Pageant, *board_cards(crossed_board(), provenance="made up"),
    )  # fmt: skip


def rich(**told):
    """Lay a table of the galaxy with many symbols."""
    return orbit(GalaxyOfSymbols, **told)


#: Both agendas fulfilled.
EMBASSY = laid("embassy", filled="W", cubes={"WHITE": 1})
PARADE = laid("parade", filled="R", cubes={"RED": 1})


def won(scene):
    """Return who has won, and how; None if the game goes on."""
    if scene.outcome is None:
        return None
    return [scene.match.seats[seat] for seat in scene.outcome.winners], str(scene.outcome.how)


# ------------------------------------------------------------------------------------------------ Expansion


def ann_with_bases_on_board(small, count):
    """Lay a table where Ann has so many bases on the board, one of which may come, over a route, into Caela First."""
    spread = {"rubra": 3, "hub": 3, "rubra_first": count - 6}
    systems = [system(place, "Ann", bases=bases) for place, bases in spread.items()]
    ann = [held("plain", base="Ann"), held("builders", base="Ann")]
    tracks = [route("caela_first_hub", "Ann", "hub", "RRR")]
    return small(phase="place bases", Ann=ann[: 9 - count], systems=systems, tracks=tracks)


@pytest.mark.rule("MG-027")
def test_the_ninth_base_on_the_board_wins(small):
    """
    Ann has eight bases on the board; with the ninth in Caela First she wins by Expansion.
    """
    scene = ann_with_bases_on_board(small, 8)
    scene["Ann"].picks("Place the base of Plain in Caela First")

    assert won(scene) == (["Ann"], EXPANSION)


@pytest.mark.rule("MG-027")
def test_the_eighth_base_on_the_board_does_not_win(small):
    """
    Ann has seven bases on the board; with the eighth the game goes on, and she draws a leader for it.
    """
    scene = ann_with_bases_on_board(small, 7)
    scene["Ann"].picks("Place the base of Plain in Caela First")

    assert won(scene) is None
    scene["Ann"].is_asked("Which card do you keep?")


@pytest.mark.rule("MG-031")
def test_a_constructed_base_on_a_card_does_not_count_for_expansion(small):
    """
    Ann has eight bases on the board and constructs the ninth on Plain: she has not won yet.
    """
    systems = [system("rubra", "Ann", bases=3), system("hub", "Ann", bases=3), system("rubra_first", "Ann", bases=2)]
    ann = {"cards": [held("plain", "R")], "drawn": "B"}
    with small(Ann=ann, systems=systems) as scene:
        scene["Ann"].picks("Put a blue cube on Plain: base")

        assert scene.card("plain", of="Ann").base_place == {"GRAY": 1}
        assert won(scene) is None
        scene["Ann"].is_asked(USE)


@pytest.mark.rule("MG-027")
def test_the_ninth_base_may_also_come_by_a_conflict(small):
    """
    Ann wins a conflict against neutral Caela First and puts her ninth base there: that is Expansion too.
    """
    systems = [system("rubra", "Ann", bases=3), system("hub", "Ann", bases=3), system("rubra_first", "Ann", bases=2)]
    fronts = [front("invasion", "caela_first_hub", red=("hub", "Ann"), blue=("caela_first", None), red_cubes="R")]
    scene = small(Ann={"drawn": "R"}, systems=systems, fronts=fronts)
    scene["Ann"].picks("Put a red cube on Invasion: red side")
    scene["Ann"].confirms()

    assert won(scene) == (["Ann"], EXPANSION)


# ------------------------------------------------------------------------------------------------ Domination


@pytest.mark.rule("MG-028")
def test_five_identical_symbols_from_cards_and_systems_win():
    """
    Rubra gives Ann a military symbol, and the agenda of the Parade four more: five win by Domination.
    """
    scene = rich(Ann={"cards": ["parade"], "drawn": "R"}, systems=[system("rubra", "Ann")])
    scene["Ann"].picks("Put a red cube on Parade: agenda")

    assert won(scene) == (["Ann"], DOMINATION)


@pytest.mark.rule("MG-028")
def test_four_identical_symbols_do_not_win():
    """
    Ann has no base in Rubra: the agenda of the Parade gives her four symbols, and the game goes on.
    """
    with rich(Ann={"cards": ["parade"], "drawn": "R"}, systems=[system("hub", "Ann")]) as scene:
        scene["Ann"].picks("Put a red cube on Parade: agenda")

        assert won(scene) is None
        scene["Ann"].is_asked(USE)


@pytest.mark.rule("MG-028")
def test_five_symbols_of_different_kinds_do_not_win():
    """
    Two military symbols and three of other kinds are five, but not five identical ones.
    """
    with rich(Ann={"cards": ["pageant"], "drawn": "R"}, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks("Put a red cube on Pageant: agenda")

        assert won(scene) is None


@pytest.mark.rule("MG-028", "MG-160")
def test_an_agenda_that_is_full_wins_only_with_its_reward():
    """
    Ann fills the agenda that would win, but has another cube to deal with: she wins when all cubes are dealt with.
    """
    scene = rich(Ann={"cards": ["parade"], "drawn": "RW"}, systems=[system("rubra", "Ann")])
    scene["Ann"].picks("Put a red cube on Parade: agenda")
    scene["Ann"].is_asked(ALLOCATE)
    before = won(scene)
    scene["Ann"].picks("Return a white cube to the bag")

    assert before is None
    assert won(scene) == (["Ann"], DOMINATION)


@pytest.mark.rule("MG-028")
def test_leading_a_conflict_may_bring_the_fifth_symbol_in_the_middle_of_the_allocation():
    """
    Ann has four military symbols; her first cube on Invasion brings the fifth and wins, with a cube left to allocate.
    """
    fronts = [front("invasion", "rubra_first_hub", red=("hub", "Ann"), blue=("rubra_first", None))]
    ann = {"cards": [PARADE], "drawn": "RW"}
    scene = rich(Ann=ann, systems=[system("hub", "Ann")], fronts=fronts)
    scene["Ann"].picks("Put a red cube on Invasion: red side")

    assert won(scene) == (["Ann"], DOMINATION)


# ------------------------------------------------------------------------------------------------ Conquest


@pytest.mark.rule("MG-029")
def test_a_base_on_a_second_starting_system_wins(small):
    """
    Ann holds Rubra and places a base in Caela over a route: she wins by Conquest.
    """
    systems = [system("rubra", "Ann"), system("caela_first", "Ann")]
    ann = {"cards": [held("plain", base="Ann")], "home": "rubra"}
    scene = small(phase="place bases", Ann=ann, systems=systems, tracks=[ROUTE_TO_CAELA])
    scene["Ann"].picks("Place the base of Plain in Caela")

    assert won(scene) == (["Ann"], CONQUEST)


@pytest.mark.rule("MG-029")
def test_taking_an_opponents_starting_system_in_a_conflict_wins(small):
    """
    Ann holds Rubra, wins a conflict against Bob's Caela and puts a base there: that is Conquest.
    """
    systems = [system("rubra", "Ann"), system("caela_first", "Ann"), system("caela", "Bob")]
    fronts = [front("invasion", "caela_caela_first", red=("caela_first", "Ann"), blue=("caela", "Bob"), red_cubes="R")]
    scene = small(Ann={"drawn": "R", "home": "rubra"}, systems=systems, fronts=fronts)
    scene["Ann"].picks("Put a red cube on Invasion: red side")
    before = won(scene)
    scene["Ann"].confirms()

    assert before is None
    assert won(scene) == (["Ann"], CONQUEST)


@pytest.mark.rule("MG-029")
def test_driving_an_opponent_out_of_a_starting_system_is_no_conquest(small):
    """
    Ann wins the conflict against Bob's Caela but puts no base there: it is neutral, and the game goes on.
    """
    systems = [system("rubra", "Ann"), system("caela_first", "Ann"), system("caela", "Bob")]
    fronts = [front("invasion", "caela_caela_first", red=("caela_first", "Ann"), blue=("caela", "Bob"), red_cubes="R")]
    with small(Ann={"drawn": "R", "home": "rubra"}, systems=systems, fronts=fronts) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].declines()

        assert scene.card("caela").controller is None
        assert won(scene) is None


@pytest.mark.rule("MG-029")
def test_a_second_base_in_the_own_starting_system_is_no_conquest(small):
    """
    A second base in Rubra is not a second starting system.
    """
    ann = {"cards": [held("plain", base="Ann")], "home": "rubra"}
    tracks = [route("rubra_rubra_first", "Ann", "rubra", "RR")]
    scene = small(phase="place bases", Ann=ann, systems=[system("rubra", "Ann")], tracks=tracks)
    scene["Ann"].picks("Place the base of Plain in Rubra")

    assert scene.card("rubra").base_count == 2
    assert won(scene) is None


def ann_without_a_home(small, conquest, corner):
    """Lay a table where Ann, who began in Rubra, has lost everything, and let her place a base in a corner."""
    ann = {"cards": [held("plain", base="Ann"), held("builders", base="Ann")], "home": "rubra"}
    scene = small(phase="place bases", Ann=ann, options={"conquest": conquest})
    scene["Ann"].picks(f"Place the base of Plain in {corner}")
    return scene


@pytest.mark.rule("MG-Q02")
@pytest.mark.parametrize("corner", ["Rubra", "Caela"])
def test_who_has_lost_the_home_does_not_win_with_one_corner(small, corner):
    """
    Ann has lost her home: regaining it, or taking another corner instead, is not yet a win.
    """
    scene = ann_without_a_home(small, "second", corner)

    assert scene.card(corner.lower()).controller == "Ann"
    assert won(scene) is None


@pytest.mark.rule("MG-Q02")
@pytest.mark.parametrize(("corner", "expected"), [("Rubra", None), ("Caela", (["Ann"], CONQUEST))])
def test_by_the_other_reading_any_corner_but_the_own_first_one_wins(small, corner, expected):
    """
    With the option, Ann without a home wins by taking Caela, but not by regaining Rubra, where she began.
    """
    scene = ann_without_a_home(small, "foreign", corner)

    assert scene.card(corner.lower()).controller == "Ann"
    assert won(scene) == expected


@pytest.mark.rule("MG-Q02")
def test_who_has_lost_the_home_and_holds_one_corner_wins_with_a_second_one(small):
    """
    Ann, who began in Rubra, holds Nive instead; a base in Caela makes two corners and wins, although neither is her first.
    """
    systems = [system("nive", "Ann"), system("caela_first", "Ann")]
    ann = {"cards": [held("plain", base="Ann")], "home": "rubra"}
    scene = small(phase="place bases", Ann=ann, systems=systems, tracks=[ROUTE_TO_CAELA])
    scene["Ann"].picks("Place the base of Plain in Caela")

    assert won(scene) == (["Ann"], CONQUEST)


# ------------------------------------------------------------------------------------------------ the moment


@pytest.mark.rule("MG-030")
def test_the_game_ends_in_the_middle_of_a_phase(small):
    """
    Ann's ninth base wins at once: no card is drawn for it, nobody is asked anything more, and Phase 3 never comes.
    """
    scene = ann_with_bases_on_board(small, 8)
    scene["Ann"].picks("Place the base of Plain in Caela First")

    assert won(scene) == (["Ann"], EXPANSION)
    assert scene.decision is None
    assert scene.facts.phase == "place bases"
    scene.did_not_happen("CardSeen")


@pytest.mark.rule("MG-030")
def test_the_game_ends_before_other_rewards_of_the_phase_are_given():
    """
    Ann completes a winning agenda and settles a planet; she takes the agenda first, and the cubes never come.
    """
    ann = {"cards": ["parade"], "drawn": "RW", "bag": ""}
    scene = rich(Ann=ann, systems=[system("rubra", "Ann")])
    scene["Ann"].picks("Put a red cube on Parade: agenda")
    scene["Ann"].picks("Put a white cube on Rubra: planets")
    scene["Ann"].picks("Parade: agenda")

    assert won(scene) == (["Ann"], DOMINATION)
    assert scene["Ann"].pool("bag") == {}


@pytest.mark.rule("MG-030")
def test_a_player_may_win_in_the_turn_of_another():
    """
    Ann has four diplomatic symbols and both ends of a red link; Bob's Raider destroys one end, which gives her the fifth.
    """
    systems = [system("rubra_first", "Ann"), system("caela_first", "Ann"), system("nive_first", "Bob")]
    scene = rich(Ann=[EMBASSY], Bob=["raider"], systems=systems, active=1)
    scene["Bob"].picks("Discard Raider")
    scene["Bob"].picks("Caela First")

    assert won(scene) == (["Ann"], DOMINATION)


def hub_comes_back(*, active, four):
    """
    Have the active player lift the black hole off Hub, under the option that red links to black holes give nothing.

    Ann, Bob and Cid each hold the other end of a red link to Hub; those of *four* have four such symbols before.
    """
    names = ("Ann", "Bob", "Cid")
    players = {
        name: [*(["lifter"] if seat == active else []), *([EMBASSY] if name in four else [])]
        for seat, name in enumerate(names)
    }
    systems = [system(place, name) for place, name in zip(("caela", "aura", "nive"), names, strict=True)]
    systems.append(system("hub", hole=True))
    scene = rich(active=active, systems=systems, options={"black_hole_links": False}, **players)
    scene[names[active]].picks("Discard Lifter")
    return scene


@pytest.mark.rule("MG-Q26")
@pytest.mark.parametrize(
    ("active", "four", "winner"),
    [
        (0, ("Ann", "Bob"), "Ann"),
        (1, ("Ann", "Bob"), "Bob"),
        (1, ("Ann", "Cid"), "Cid"),
        (2, ("Ann", "Bob"), "Ann"),
        (2, ("Bob",), "Bob"),
    ],
)
def test_of_those_who_win_at_the_same_moment_it_is_the_active_player_or_the_next_one_clockwise(active, four, winner):
    """
    When Hub comes out of its black hole, several players get their fifth symbol: the first of them from the active one wins.
    """
    scene = hub_comes_back(active=active, four=four)

    assert won(scene) == ([winner], DOMINATION)
