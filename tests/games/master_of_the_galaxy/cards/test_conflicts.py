"""The conflicts: the symbol of who leads, the loot, and what winning brings on either side."""

import pytest

from tabletop.games.master_of_the_galaxy.testing import front, held, route, system

#: What Bob has that can be taken: two yellow cubes, a white one, and two red ones.
STOCK = [held("free_port", "YYW"), held("garrison", "RR")]
#: What comes up when Ann places a base where none was.
LEADERS = ["archivist", "kingmaker"]


def symbols(scene, who):
    """Return the symbols that a player has, with how many of each."""
    pairs = next(player.values["supremacy"] for player in scene.view().players if player.name == who)
    return {symbol: count for symbol, count in zip(pairs[::2], pairs[1::2], strict=True) if count}


def contest(card, red, blue):
    """Lay a conflict between Ann's Amberline, on the red side, and Bob's Crimson Heart, with cubes on both sides."""
    return {
        "systems": [system("e1", "Ann"), system("i1", "Bob")],
        "fronts": [front(card, "e1_i1", red=("e1", "Ann"), blue=("i1", "Bob"), red_cubes=red, blue_cubes=blue)],
    }


def holders(galaxy, card, red, blue):
    """Return who has symbols, and which, while a conflict goes on between Ann on the red side and Bob on the blue one."""
    with galaxy(**contest(card, red, blue)) as scene:
        return {who: has for who in ("Ann", "Bob") if (has := symbols(scene, who))}


def last_cube(card, side, cubes, drawn, bob=(), **told):
    """Say what lies there when Ann lacks one cube for victory on her side over Bob, whose other side holds nothing."""
    mine, other = ("e1", "Ann"), ("i1", "Bob")
    red, blue = (mine, other) if side == "red" else (other, mine)
    return {
        "Ann": {"cards": [], "drawn": drawn, "bag": ""},
        "Bob": {"cards": [*STOCK, *bob], "bag": ""},
        "systems": [system("e1", "Ann"), system("i1", "Bob")],
        "fronts": [front(card, "e1_i1", red=red, blue=blue, **{f"{side}_cubes": cubes})],
        "leader_deck": LEADERS,
        **told,
    }  # fmt: skip


def against_nobody(card, side, cubes, drawn):
    """Say the same of a conflict of Ann's about Crimson Heart while that is neutral."""
    mine, other = ("e1", "Ann"), ("i1", None)
    red, blue = (mine, other) if side == "red" else (other, mine)
    return {
        "Ann": {"cards": [], "drawn": drawn, "bag": ""},
        "systems": [system("e1", "Ann")],
        "fronts": [front(card, "e1_i1", red=red, blue=blue, **{f"{side}_cubes": cubes})],
        "leader_deck": LEADERS,
    }


def wins(scene, label, loot):
    """Have Ann put her last cube on her side, and take the first cubes that she can get, as often as she has a choice."""
    scene["Ann"].picks(label)
    for _ in range(loot):
        scene["Ann"].is_asked("Which cube do you take?")
        scene["Ann"].picks(scene.options[0])


def claims(scene):
    """Have Ann place a base in Crimson Heart, and keep the Archivist."""
    scene["Ann"].is_asked("Place a base in Crimson Heart?")
    scene["Ann"].confirms()
    scene["Ann"].picks("Archivist")


def takes_from_reserve(scene, colour, loot):
    """Have Ann take cubes of a colour from the reserve, as many as she is asked for."""
    for _ in range(loot):
        scene["Ann"].is_asked("Which cube do you take from the reserve?")
        scene["Ann"].picks(colour)
    scene["Ann"].is_asked("What do you do with your cards?")


def owners(scene):
    """Return who has Crimson Heart, and the names of all cards of Ann and of Bob."""
    return scene.card("i1").controller, scene["Ann"].zone("cards"), scene["Bob"].zone("cards")


SIDES = {
    "border_war": (("red", "red", "red", "red", "white*"), ("red", "red", "red", "white", "white*"), 2),
    "trade_war": (("yellow", "yellow", "yellow", "red"), ("yellow", "yellow", "yellow", "yellow"), 3),
    "cold_war": (("blue", "blue", "red", "black"), ("blue", "blue", "blue", "red", "red"), 2),
    "crusade": (("red", "red", "white", "white", "white*"), ("white", "white", "white", "red", "red"), 2),
    "espionage": (("blue", "blue", "blue", "black"), ("blue", "yellow", "yellow", "black"), 2),
    "blockade": (("red", "red", "yellow", "yellow"), ("yellow", "yellow", "white", "red"), 2),
    "annexation": (("red", "red", "red", "yellow", "yellow*"), ("red", "red", "yellow", "yellow"), 1),
    "assimilation": (("white", "white", "white", "blue", "blue"), ("white", "white", "white", "blue"), 2),
    "total_war": (("red", "red", "red", "red*", "red*", "white"), ("red", "red", "red", "red*", "red*", "white"), 4),
}  # fmt: skip


@pytest.mark.parametrize("card", SIDES)
def test_which_slots_the_sides_of_a_conflict_have_and_how_much_loot(galaxy, card):
    """
    The slots of the red side come first, then those of the blue side; the loot is a number.
    """
    red, blue, loot = SIDES[card]
    with galaxy(Ann=[card]) as scene:
        assert scene.card(card).slots == (*red, *blue)
        assert scene.card(card).loot == loot


@pytest.mark.parametrize("card", SIDES)
def test_a_conflict_before_a_player_gives_no_symbol(galaxy, card):
    """
    As long as Ann only has the card, nobody leads.
    """
    with galaxy(Ann=[card]) as scene:
        assert symbols(scene, "Ann") == {}
        assert symbols(scene, "Bob") == {}


@pytest.mark.parametrize("card", SIDES)
def test_a_conflict_that_is_discarded_brings_nothing_but_the_usual_cube(galaxy, card):
    """
    A conflict has no ability that is triggered by discarding.
    """
    with galaxy(Ann={"cards": [card], "bag": ""}, systems=[system("e1", "Ann"), system("i1", "Bob")]) as scene:
        scene["Ann"].picks(f"Discard {scene.card(card).name}")
        scene["Ann"].passes()
        scene["Ann"].picks("red")

        assert scene["Ann"].pool("bag") == {"RED": 1}
        assert scene.card("i1").controller == "Bob"


# ------------------------------------------------------------------------------------------------ Border War


def test_border_war_gives_a_military_symbol_for_the_lead(galaxy):
    """
    Whoever has more cubes on the Border War has a military symbol, on a tie nobody.
    """
    assert holders(galaxy, "border_war", "RR", "R") == {"Ann": {"military": 1}}
    assert holders(galaxy, "border_war", "R", "RR") == {"Bob": {"military": 1}}
    assert holders(galaxy, "border_war", "R", "R") == {}


def test_border_war_red_takes_the_system(galaxy):
    """
    Ann wins the Border War on the red side: two cubes of Bob's, and a base in Crimson Heart; the starred cube is lost.
    """
    with galaxy(**last_cube("border_war", "red", "RRR.W", "R")) as scene:
        wins(scene, "Put a red cube on Border War: red side", 2)
        claims(scene)

        assert owners(scene) == ("Ann", ("Border War", "Archivist"), ("Free Port", "Garrison"))
        assert scene["Ann"].pool("bag") == {"RED": 4, "YELLOW": 2}
        assert scene["Bob"].pool("unused") == {"BROWN": 9}


def test_border_war_red_may_leave_the_system_neutral(galaxy):
    """
    If Ann places no base there, Crimson Heart is nobody's, and she draws no leader.
    """
    with galaxy(**last_cube("border_war", "red", "RRR.W", "R")) as scene:
        wins(scene, "Put a red cube on Border War: red side", 2)
        scene["Ann"].declines()

        assert owners(scene) == (None, ("Border War",), ("Free Port", "Garrison"))


def test_border_war_blue_discards_a_leader(galaxy):
    """
    Ann wins on the blue side: of Bob's leaders she has the Prophet discarded, which gives him no extra turn.
    """
    with galaxy(**last_cube("border_war", "blue", "RRRW", "W", ["prophet", "warlord"])) as scene:
        wins(scene, "Put a white cube on Border War: blue side", 2)
        scene["Ann"].is_asked("Which card is discarded?")
        scene.can_pick_exactly("Prophet", "Warlord")
        scene["Ann"].picks("Prophet")

        assert owners(scene) == ("Bob", ("Border War",), ("Free Port", "Garrison", "Warlord"))
        assert scene.zone("leader_deck")[-1] == "Prophet"
        assert scene["Ann"].pool("bag") == {"RED": 3, "WHITE": 1, "YELLOW": 2}
        scene.did_not_happen("ExtraTurnGranted")


def test_border_war_blue_finds_no_leader(galaxy):
    """
    If Bob has no leader, the other rewards stand.
    """
    with galaxy(**last_cube("border_war", "blue", "RRRW", "W")) as scene:
        wins(scene, "Put a white cube on Border War: blue side", 2)

        assert owners(scene) == ("Bob", ("Border War",), ("Free Port", "Garrison"))
        scene.did_not_happen("CardDiscarded")


def test_border_war_is_not_won_with_an_empty_slot(galaxy):
    """
    Four cubes on five slots win nothing.
    """
    with galaxy(**last_cube("border_war", "red", "RRR", "R")) as scene:
        scene["Ann"].picks("Put a red cube on Border War: red side")

        scene.did_not_happen("ConflictWon")
        assert scene.zone("fronts") == ("Border War",)


def test_border_war_against_a_neutral_system_discards_nobodys_leader(galaxy):
    """
    On the blue side against nobody Ann places a base and takes two cubes from the reserve, and Bob keeps the Prophet.
    """
    with galaxy(**against_nobody("border_war", "blue", "RRRW", "W"), Bob=["prophet"]) as scene:
        scene["Ann"].picks("Put a white cube on Border War: blue side")
        claims(scene)
        takes_from_reserve(scene, "blue", 2)

        assert owners(scene) == ("Ann", ("Border War", "Archivist"), ("Prophet",))
        assert scene["Ann"].pool("bag") == {"RED": 3, "WHITE": 1, "BLUE": 2}


# ------------------------------------------------------------------------------------------------ Trade War


def test_trade_war_gives_an_economic_symbol_for_the_lead(galaxy):
    """
    Whoever has more cubes on the Trade War has an economic symbol, on a tie nobody.
    """
    assert holders(galaxy, "trade_war", "YY", "Y") == {"Ann": {"economic": 1}}
    assert holders(galaxy, "trade_war", "Y", "YY") == {"Bob": {"economic": 1}}
    assert holders(galaxy, "trade_war", "Y", "Y") == {}


@pytest.mark.parametrize(
    ("side", "cubes", "drawn", "bag"),
    [("red", "YYY", "R", {"RED": 1, "YELLOW": 5, "WHITE": 1}), ("blue", "YYY", "Y", {"YELLOW": 6, "WHITE": 1})],
)
def test_trade_war_takes_a_commerce_card_on_either_side(galaxy, side, cubes, drawn, bag):
    """
    Ann wins three cubes, and one of Bob's two commerce cards; no other development can be taken.
    """
    colour = {"R": "red", "Y": "yellow"}[drawn]
    with galaxy(**last_cube("trade_war", side, cubes, drawn, ["credit_bureau"])) as scene:
        wins(scene, f"Put a {colour} cube on Trade War: {side} side", 3)
        scene["Ann"].is_asked("Which card do you take?")
        scene.can_pick_exactly("Free Port", "Credit Bureau")
        scene["Ann"].picks("Free Port")

        assert owners(scene) == ("Bob", ("Trade War", "Free Port"), ("Garrison", "Credit Bureau"))
        assert scene["Ann"].pool("bag") == bag


def test_trade_war_brings_the_card_without_its_cubes(galaxy):
    """
    The Credit Bureau that Ann takes arrives empty: of its cubes Bob has back what she left, but for the starred one.
    """
    bob = {"cards": [held("credit_bureau", "YYYB"), held("garrison", "RR")], "bag": ""}
    told = {**last_cube("trade_war", "red", "YYY", "R"), "Bob": bob}
    with galaxy(**told) as scene:
        scene["Ann"].picks("Put a red cube on Trade War: red side")
        scene["Ann"].picks("red on Garrison")
        scene["Ann"].picks("red on Garrison")
        scene["Ann"].picks(scene.options[0])

        assert scene["Ann"].card("Credit Bureau").cubes == {}
        assert scene["Ann"].card("Credit Bureau").is_implemented is False
        assert scene["Bob"].pool("bag") == {"YELLOW": 2}


def test_trade_war_finds_no_commerce_card(galaxy):
    """
    If Bob has none, Ann takes the three cubes only.
    """
    told = {**last_cube("trade_war", "red", "YYY", "R"), "Bob": [held("garrison", "RRWW"), "prophet"]}
    with galaxy(**told) as scene:
        wins(scene, "Put a red cube on Trade War: red side", 2)

        assert owners(scene) == ("Bob", ("Trade War",), ("Garrison", "Prophet"))
        assert len(scene.events("CubeRobbed")) == 3


def test_trade_war_against_a_neutral_system_brings_a_base_and_three_cubes(galaxy):
    """
    Ann places a base in Crimson Heart, and takes three cubes from the reserve.
    """
    with galaxy(**against_nobody("trade_war", "red", "YYY", "R"), Bob=["free_port"]) as scene:
        scene["Ann"].picks("Put a red cube on Trade War: red side")
        claims(scene)
        takes_from_reserve(scene, "white", 3)

        assert owners(scene) == ("Ann", ("Trade War", "Archivist"), ("Free Port",))
        assert scene["Ann"].pool("bag") == {"RED": 1, "YELLOW": 3, "WHITE": 3}


# ------------------------------------------------------------------------------------------------ Cold War


def test_cold_war_gives_a_scientific_symbol_for_the_lead(galaxy):
    """
    Whoever has more cubes on the Cold War has a scientific symbol, on a tie nobody.
    """
    assert holders(galaxy, "cold_war", "BB", "B") == {"Ann": {"scientific": 1}}
    assert holders(galaxy, "cold_war", "B", "BB") == {"Bob": {"scientific": 1}}
    assert holders(galaxy, "cold_war", "B", "B") == {}


def test_cold_war_red_discards_a_government(galaxy):
    """
    A black cube wins the red side for Ann: two cubes, and of Bob's governments she has the Council discarded.
    """
    with galaxy(**last_cube("cold_war", "red", "BBR", "K", ["council", "empire"])) as scene:
        wins(scene, "Put a black cube on Cold War: red side", 2)
        scene["Ann"].is_asked("Which card is discarded?")
        scene.can_pick_exactly("Council", "Empire")
        scene["Ann"].picks("Council")

        assert owners(scene) == ("Bob", ("Cold War",), ("Free Port", "Garrison", "Empire"))
        assert scene.zone("government_deck")[-1] == "Council"
        assert scene["Ann"].pool("bag") == {"BLUE": 2, "RED": 1, "BLACK": 1, "YELLOW": 2}


def test_cold_war_red_frees_the_base_on_a_discarded_government(galaxy):
    """
    A base that waited on the Empire is unused again when the Empire is discarded, and its cubes go back to Bob.
    """
    with galaxy(**last_cube("cold_war", "red", "BBR", "K", [held("empire", "RW", base="Bob")])) as scene:
        wins(scene, "Put a black cube on Cold War: red side", 2)

        assert scene["Bob"].pool("unused") == {"BROWN": 8}
        assert scene["Bob"].pool("bag") == {"RED": 1, "WHITE": 1}


def test_cold_war_blue_takes_a_leader(galaxy):
    """
    Ann wins on the blue side: two cubes, and the Warlord of Bob's two leaders.
    """
    with galaxy(**last_cube("cold_war", "blue", "BBBR", "R", ["prophet", "warlord", "council"])) as scene:
        wins(scene, "Put a red cube on Cold War: blue side", 2)
        scene.can_pick_exactly("Prophet", "Warlord")
        scene["Ann"].picks("Warlord")

        assert owners(scene) == ("Bob", ("Cold War", "Warlord"), ("Free Port", "Garrison", "Prophet", "Council"))


def test_cold_war_against_a_neutral_system_takes_nobodys_leader(galaxy):
    """
    Ann takes two cubes from the reserve; Bob's Prophet stays where it is, and no base is placed if she declines.
    """
    with galaxy(**against_nobody("cold_war", "blue", "BBBR", "R"), Bob=["prophet"]) as scene:
        scene["Ann"].picks("Put a red cube on Cold War: blue side")
        scene["Ann"].declines()
        takes_from_reserve(scene, "yellow", 2)

        assert owners(scene) == (None, ("Cold War",), ("Prophet",))
        assert scene["Ann"].pool("bag") == {"BLUE": 3, "RED": 2, "YELLOW": 2}


# ------------------------------------------------------------------------------------------------ Crusade


def test_crusade_gives_a_cultural_symbol_for_the_lead(galaxy):
    """
    Whoever has more cubes on the Crusade has a cultural symbol, on a tie nobody.
    """
    assert holders(galaxy, "crusade", "RR", "W") == {"Ann": {"cultural": 1}}
    assert holders(galaxy, "crusade", "R", "WW") == {"Bob": {"cultural": 1}}
    assert holders(galaxy, "crusade", "R", "W") == {}


@pytest.mark.parametrize(
    ("side", "cubes", "drawn", "bag"),
    [
        ("red", "RRWW", "W", {"RED": 2, "WHITE": 2, "YELLOW": 2}),
        ("blue", "WWWR", "R", {"RED": 2, "WHITE": 3, "YELLOW": 2}),
    ],
)
def test_crusade_takes_the_system_on_either_side(galaxy, side, cubes, drawn, bag):
    """
    Ann wins two cubes and Crimson Heart; a white cube on the starred slot of the red side goes to the reserve.
    """
    colour = {"R": "red", "W": "white"}[drawn]
    with galaxy(**last_cube("crusade", side, cubes, drawn)) as scene:
        wins(scene, f"Put a {colour} cube on Crusade: {side} side", 2)
        claims(scene)

        assert owners(scene) == ("Ann", ("Crusade", "Archivist"), ("Free Port", "Garrison"))
        assert scene["Ann"].pool("bag") == bag


def test_crusade_sends_home_the_routes_of_the_loser(galaxy):
    """
    Bob's route from Crimson Heart goes back into his bag when he loses that system.
    """
    told = last_cube("crusade", "red", "RRWW", "W", tracks=[route("b1_i1", "Bob", "i1", "RR")])
    with galaxy(**told) as scene:
        scene["Ann"].picks("Put a white cube on Crusade: red side")
        scene["Ann"].picks("white on Free Port")
        scene["Ann"].picks("red on Garrison")
        scene["Ann"].declines()

        assert scene.card("b1_i1").cubes == {}
        assert scene["Bob"].pool("bag") == {"RED": 2}


def test_crusade_against_a_neutral_system_brings_a_base_and_two_cubes(galaxy):
    """
    Ann places a base in Crimson Heart, and takes two cubes from the reserve.
    """
    with galaxy(**against_nobody("crusade", "blue", "WWWR", "R")) as scene:
        scene["Ann"].picks("Put a red cube on Crusade: blue side")
        claims(scene)
        takes_from_reserve(scene, "blue", 2)

        assert owners(scene) == ("Ann", ("Crusade", "Archivist"), ())
        assert scene["Ann"].pool("bag") == {"RED": 2, "WHITE": 3, "BLUE": 2}


# ------------------------------------------------------------------------------------------------ Espionage


def test_espionage_gives_a_scientific_symbol_for_the_lead(galaxy):
    """
    Whoever has more cubes on Espionage has a scientific symbol, on a tie nobody.
    """
    assert holders(galaxy, "espionage", "BB", "B") == {"Ann": {"scientific": 1}}
    assert holders(galaxy, "espionage", "B", "BY") == {"Bob": {"scientific": 1}}
    assert holders(galaxy, "espionage", "B", "B") == {}


def test_espionage_red_takes_a_progress_card(galaxy):
    """
    Ann wins two cubes, and of Bob's two progress cards the Stasis Field.
    """
    with galaxy(**last_cube("espionage", "red", "BBB", "K", ["stasis_field", "time_engine", "prophet"])) as scene:
        wins(scene, "Put a black cube on Espionage: red side", 2)
        scene.can_pick_exactly("Stasis Field", "Time Engine")
        scene["Ann"].picks("Stasis Field")

        assert owners(scene)[1:] == (("Espionage", "Stasis Field"), ("Free Port", "Garrison", "Time Engine", "Prophet"))
        assert scene["Ann"].pool("bag") == {"BLUE": 3, "BLACK": 1, "YELLOW": 2}


def test_espionage_blue_takes_a_leader(galaxy):
    """
    Ann wins two cubes, and of Bob's two leaders the Prophet.
    """
    with galaxy(**last_cube("espionage", "blue", "BYY", "K", ["stasis_field", "prophet", "warlord"])) as scene:
        wins(scene, "Put a black cube on Espionage: blue side", 2)
        scene.can_pick_exactly("Prophet", "Warlord")
        scene["Ann"].picks("Prophet")

        assert owners(scene)[1:] == (("Espionage", "Prophet"), ("Free Port", "Garrison", "Stasis Field", "Warlord"))


def test_espionage_takes_no_black_cubes_as_loot(galaxy):
    """
    If Bob's projects hold black cubes only, there is no loot.
    """
    told = {**last_cube("espionage", "red", "BBB", "K"), "Bob": [held("time_engine", "...K")]}
    with galaxy(**told) as scene:
        scene["Ann"].picks("Put a black cube on Espionage: red side")

        scene.did_not_happen("CubeRobbed")
        assert owners(scene)[1:] == (("Espionage", "Time Engine"), ())


def test_espionage_against_a_neutral_system_brings_a_base_and_two_cubes(galaxy):
    """
    Ann places a base in Crimson Heart, and takes two cubes from the reserve, but no progress card of Bob's.
    """
    with galaxy(**against_nobody("espionage", "red", "BBB", "K"), Bob=["stasis_field"]) as scene:
        scene["Ann"].picks("Put a black cube on Espionage: red side")
        claims(scene)
        takes_from_reserve(scene, "white", 2)

        assert owners(scene) == ("Ann", ("Espionage", "Archivist"), ("Stasis Field",))


# ------------------------------------------------------------------------------------------------ Blockade


def test_blockade_gives_an_economic_symbol_for_the_lead(galaxy):
    """
    Whoever has more cubes on the Blockade has an economic symbol, on a tie nobody.
    """
    assert holders(galaxy, "blockade", "RR", "Y") == {"Ann": {"economic": 1}}
    assert holders(galaxy, "blockade", "R", "YY") == {"Bob": {"economic": 1}}
    assert holders(galaxy, "blockade", "R", "Y") == {}


def test_blockade_red_takes_a_conflict_that_lies_before_the_loser(galaxy):
    """
    Ann wins two cubes, and of Bob's two conflicts the Crusade; the Blockade itself can't be meant.
    """
    with galaxy(**last_cube("blockade", "red", "R.YY", "R", ["crusade", "total_war"])) as scene:
        wins(scene, "Put a red cube on Blockade: red side", 2)
        scene.can_pick_exactly("Crusade", "Total War")
        scene["Ann"].picks("Crusade")

        assert owners(scene)[1:] == (("Blockade", "Crusade"), ("Free Port", "Garrison", "Total War"))
        assert scene["Ann"].pool("bag") == {"RED": 2, "YELLOW": 4}


def test_blockade_red_takes_a_conflict_off_the_board(galaxy):
    """
    Ann may take the Crusade in which Bob fights elsewhere: it is cancelled, its cubes go home, and she has the card.
    """
    crusade = front("crusade", "b1_i1", red=("i1", "Bob"), blue=("b1", None), by="Bob", red_cubes="RW")
    told = last_cube("blockade", "red", "R.YY", "R", ["total_war"])
    with galaxy(**{**told, "fronts": [*told["fronts"], crusade]}) as scene:
        wins(scene, "Put a red cube on Blockade: red side", 2)
        scene.can_pick_exactly("Crusade", "Total War")
        scene["Ann"].picks("Crusade")

        assert owners(scene)[1:] == (("Blockade", "Crusade"), ("Free Port", "Garrison", "Total War"))
        assert scene.zone("fronts") == ()
        assert scene["Bob"].pool("bag") == {"RED": 1, "WHITE": 1}
        scene.did_not_happen("CardDiscarded")


def test_blockade_blue_discards_an_expansion_card(galaxy):
    """
    Ann wins two cubes, and of Bob's two expansion cards she has the Terraforming discarded.
    """
    with galaxy(**last_cube("blockade", "blue", "YYW", "R", ["terraforming", "prophet"])) as scene:
        wins(scene, "Put a red cube on Blockade: blue side", 2)
        scene["Ann"].is_asked("Which card is discarded?")
        scene.can_pick_exactly("Garrison", "Terraforming")
        scene["Ann"].picks("Terraforming")

        assert owners(scene)[1:] == (("Blockade",), ("Free Port", "Garrison", "Prophet"))
        assert scene.zone("expansion_deck")[-1] == "Terraforming"


def test_blockade_blue_triggers_no_discard_ability(galaxy):
    """
    Implemented Colony Ships that are discarded by the Blockade place no base.
    """
    bob = {"cards": [held("colony_ships", "WWYY")], "bag": ""}
    told = {**last_cube("blockade", "blue", "YYW", "R"), "Bob": bob}
    with galaxy(**told) as scene:
        wins(scene, "Put a red cube on Blockade: blue side", 2)

        scene.did_not_happen("BasePlaced")
        assert scene["Bob"].zone("cards") == ()


def test_blockade_against_a_neutral_system_takes_nobodys_conflict(galaxy):
    """
    Ann places a base in Crimson Heart, and takes two cubes from the reserve; Bob keeps the Crusade.
    """
    with galaxy(**against_nobody("blockade", "red", "R.YY", "R"), Bob=["crusade"]) as scene:
        scene["Ann"].picks("Put a red cube on Blockade: red side")
        claims(scene)
        takes_from_reserve(scene, "white", 2)

        assert owners(scene) == ("Ann", ("Blockade", "Archivist"), ("Crusade",))


# ------------------------------------------------------------------------------------------------ Annexation


def test_annexation_gives_a_diplomatic_symbol_for_the_lead(galaxy):
    """
    Whoever has more cubes on the Annexation has a diplomatic symbol, on a tie nobody.
    """
    assert holders(galaxy, "annexation", "RR", "R") == {"Ann": {"diplomatic": 1}}
    assert holders(galaxy, "annexation", "R", "RR") == {"Bob": {"diplomatic": 1}}
    assert holders(galaxy, "annexation", "R", "R") == {}


def test_annexation_red_takes_the_system(galaxy):
    """
    Ann wins one cube and Crimson Heart; the starred yellow cube goes to the reserve.
    """
    with galaxy(**last_cube("annexation", "red", "RR.YY", "R")) as scene:
        wins(scene, "Put a red cube on Annexation: red side", 1)
        claims(scene)

        assert owners(scene) == ("Ann", ("Annexation", "Archivist"), ("Free Port", "Garrison"))
        assert scene["Ann"].pool("bag") == {"RED": 3, "YELLOW": 2}


def test_annexation_blue_takes_a_government(galaxy):
    """
    Ann wins one cube, and of Bob's two governments the Empire; the base that waited there is Bob's, unused.
    """
    bob = [held("empire", base="Bob"), "council", "prophet"]
    with galaxy(**last_cube("annexation", "blue", "R.YY", "R", bob)) as scene:
        wins(scene, "Put a red cube on Annexation: blue side", 1)
        scene.can_pick_exactly("Empire", "Council")
        scene["Ann"].picks("Empire")

        assert owners(scene) == ("Bob", ("Annexation", "Empire"), ("Free Port", "Garrison", "Council", "Prophet"))
        assert scene.card("Empire").base_place == {}
        assert scene["Bob"].pool("unused") == {"BROWN": 8}


def test_annexation_against_a_neutral_system_brings_a_base_and_one_cube(galaxy):
    """
    Ann places a base in Crimson Heart, and takes one cube from the reserve, but no government of Bob's.
    """
    with galaxy(**against_nobody("annexation", "blue", "R.YY", "R"), Bob=["council"]) as scene:
        scene["Ann"].picks("Put a red cube on Annexation: blue side")
        claims(scene)
        takes_from_reserve(scene, "white", 1)

        assert owners(scene) == ("Ann", ("Annexation", "Archivist"), ("Council",))


# ------------------------------------------------------------------------------------------------ Assimilation


def test_assimilation_gives_a_cultural_symbol_for_the_lead(galaxy):
    """
    Whoever has more cubes on the Assimilation has a cultural symbol, on a tie nobody.
    """
    assert holders(galaxy, "assimilation", "WW", "W") == {"Ann": {"cultural": 1}}
    assert holders(galaxy, "assimilation", "W", "WW") == {"Bob": {"cultural": 1}}
    assert holders(galaxy, "assimilation", "W", "W") == {}


def test_assimilation_red_takes_the_system(galaxy):
    """
    Ann wins two cubes and Crimson Heart.
    """
    with galaxy(**last_cube("assimilation", "red", "WWWB", "B")) as scene:
        wins(scene, "Put a blue cube on Assimilation: red side", 2)
        claims(scene)

        assert owners(scene) == ("Ann", ("Assimilation", "Archivist"), ("Free Port", "Garrison"))
        assert scene["Ann"].pool("bag") == {"WHITE": 3, "BLUE": 2, "YELLOW": 2}


def test_assimilation_blue_takes_a_development_of_any_kind(galaxy):
    """
    Ann wins two cubes, and one of Bob's developments of commerce, expansion and progress: the Stasis Field.
    """
    with galaxy(**last_cube("assimilation", "blue", "WWW", "B", ["stasis_field", "prophet", "council"])) as scene:
        wins(scene, "Put a blue cube on Assimilation: blue side", 2)
        scene["Ann"].is_asked("Which card do you take?")
        scene.can_pick_exactly("Free Port", "Garrison", "Stasis Field")
        scene["Ann"].picks("Stasis Field")

        assert owners(scene)[1:] == (
            ("Assimilation", "Stasis Field"), ("Free Port", "Garrison", "Prophet", "Council"),
        )  # fmt: skip


def test_assimilation_blue_switches_off_what_it_takes(galaxy):
    """
    An implemented Stasis Field gives Bob its symbols no longer, and Ann none yet.
    """
    told = last_cube("assimilation", "blue", "WWW", "B", [held("stasis_field", "BBWWR")])
    with galaxy(**told) as scene:
        wins(scene, "Put a blue cube on Assimilation: blue side", 2)
        scene["Ann"].picks("Stasis Field")

        assert (symbols(scene, "Ann"), symbols(scene, "Bob")) == ({}, {})
        assert scene["Bob"].pool("bag") == {"BLUE": 2, "WHITE": 2, "RED": 1}


def test_assimilation_against_a_neutral_system_brings_a_base_and_two_cubes(galaxy):
    """
    Ann places a base in Crimson Heart, and takes two cubes from the reserve, but no development of Bob's.
    """
    with galaxy(**against_nobody("assimilation", "blue", "WWW", "B"), Bob=["free_port"]) as scene:
        scene["Ann"].picks("Put a blue cube on Assimilation: blue side")
        claims(scene)
        takes_from_reserve(scene, "red", 2)

        assert owners(scene) == ("Ann", ("Assimilation", "Archivist"), ("Free Port",))


# ------------------------------------------------------------------------------------------------ Total War


def test_total_war_gives_a_military_symbol_for_the_lead(galaxy):
    """
    Whoever has more cubes on the Total War has a military symbol, on a tie nobody.
    """
    assert holders(galaxy, "total_war", "RR", "R") == {"Ann": {"military": 1}}
    assert holders(galaxy, "total_war", "R", "RR") == {"Bob": {"military": 1}}
    assert holders(galaxy, "total_war", "R", "R") == {}


@pytest.mark.parametrize("side", ["red", "blue"])
def test_total_war_takes_the_system_on_either_side(galaxy, side):
    """
    Ann wins four cubes and Crimson Heart; both starred red cubes go to the reserve.
    """
    with galaxy(**last_cube("total_war", side, "RRRRR", "W")) as scene:
        wins(scene, f"Put a white cube on Total War: {side} side", 3)
        claims(scene)

        assert owners(scene) == ("Ann", ("Total War", "Archivist"), ("Free Port", "Garrison"))
        assert scene["Ann"].pool("bag") == {"RED": 4, "WHITE": 2, "YELLOW": 2}


def test_total_war_takes_what_is_there(galaxy):
    """
    If Bob has three cubes on his projects, Ann takes three.
    """
    told = {**last_cube("total_war", "red", "RRRRR", "W"), "Bob": [held("free_port", "YYW")]}
    with galaxy(**told) as scene:
        wins(scene, "Put a white cube on Total War: red side", 2)
        scene["Ann"].declines()

        assert len(scene.events("CubeRobbed")) == 3
        assert scene["Ann"].pool("bag") == {"RED": 3, "YELLOW": 2, "WHITE": 2}


def test_total_war_sends_home_the_cubes_of_the_loser(galaxy):
    """
    Bob's three cubes on his side go back into his bag, and can't be looted.
    """
    told = last_cube("total_war", "red", "RRRRR", "W")
    fight = front("total_war", "e1_i1", red=("e1", "Ann"), blue=("i1", "Bob"), red_cubes="RRRRR", blue_cubes="RRR")
    with galaxy(**{**told, "Bob": {"bag": ""}, "fronts": [fight]}) as scene:
        scene["Ann"].picks("Put a white cube on Total War: red side")
        scene["Ann"].declines()

        assert scene["Bob"].pool("bag") == {"RED": 3}
        scene.did_not_happen("CubeRobbed")


def test_total_war_against_a_neutral_system_brings_a_base_and_four_cubes(galaxy):
    """
    Ann places a base in Crimson Heart, and takes four cubes from the reserve.
    """
    with galaxy(**against_nobody("total_war", "red", "RRRRR", "W")) as scene:
        scene["Ann"].picks("Put a white cube on Total War: red side")
        claims(scene)
        takes_from_reserve(scene, "blue", 4)

        assert owners(scene) == ("Ann", ("Total War", "Archivist"), ())
        assert scene["Ann"].pool("bag") == {"RED": 3, "WHITE": 1, "BLUE": 4}
