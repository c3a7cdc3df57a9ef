"""The nine species: what each of their projects takes, and what it brings."""

from collections.abc import Mapping

from tabletop.games.master_of_the_galaxy import COLOURS
from tabletop.games.master_of_the_galaxy.testing import held

#: What lies on top of the decks: the first two are drawn, and the third is the next card.
TOPS: Mapping[str, list[str]] = {
    "commerce_deck": ["free_port", "trade_fleet", "patent_office"],
    "expansion_deck": ["garrison", "jump_gates", "terraforming"],
    "progress_deck": ["mind_network", "time_engine", "nanofactories"],
}


def fills(scene, project, cubes, about=""):
    """Have Ann put drawn cubes on a project, one for each letter; *about* tells apart two projects of a kind."""
    for letter in cubes:
        label = f"Put a {COLOURS[letter]} cube on {project}"
        fitting = [there for there in scene.options if there.startswith(label)]
        scene["Ann"].picks(next((there for there in fitting if about in there), fitting[0]))


def symbols(scene):
    """Return how many symbols of each kind Ann has."""
    pairs = scene.view("Bob").players[0].values["supremacy"]
    return {symbol: number for symbol, number in zip(pairs[::2], pairs[1::2], strict=True) if number}


# ------------------------------------------------------------------------------------------------ Traders


def test_traders_construct_a_base(galaxy):
    """
    Two yellow cubes, a blue one and a red one construct a base on Traders, and go back into the bag.
    """
    ann = {"cards": ["traders"], "drawn": "YYBR", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Traders: base", "YYBR")

        assert scene.card("traders").base_place == {"GRAY": 1}
        assert scene.card("traders").filled == ""
        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "BLUE": 1, "RED": 1}
        assert scene["Ann"].pool("unused") == {"GRAY": 8}


def test_traders_receive_a_commerce_card(galaxy):
    """
    Two yellow cubes on Traders draw a commerce card, and go back into the bag.
    """
    ann = {"cards": ["traders"], "drawn": "YY", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Traders: receive", "YY")
        scene.can_pick_exactly("Free Port", "Trade Fleet", "The next card")
        scene["Ann"].picks("Free Port")

        assert scene["Ann"].zone("cards") == ("Traders", "Free Port")
        assert scene.card("traders").filled == ""
        assert scene["Ann"].pool("bag") == {"YELLOW": 2}


def test_traders_receive_any_development(galaxy):
    """
    Four blue cubes on Traders draw a card from the development deck that Ann likes.
    """
    ann = {"cards": ["traders"], "drawn": "BBBB", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Traders: receive", "BBBB", about="development")
        scene.can_pick_exactly("commerce", "expansion", "progress")
        scene["Ann"].picks("commerce")
        scene["Ann"].picks("The next card")
        scene["Ann"].picks("Free Port", "Trade Fleet")

        assert scene["Ann"].zone("cards") == ("Traders", "Patent Office")
        assert scene.card("traders").filled == ""
        assert scene["Ann"].pool("bag") == {"BLUE": 4}


def test_traders_fulfil_their_agenda(galaxy):
    """
    Two yellow cubes, a white one, a blue one and a black one on the agenda of Traders stay there,
    and give two economic and a diplomatic symbol.
    """
    ann = {"cards": ["traders"], "drawn": "YYWBK", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Traders: agenda", "YYWB")
        before = symbols(scene)
        fills(scene, "Traders: agenda", "K")

        assert before == {}
        assert symbols(scene) == {"economic": 2, "diplomatic": 1}
        assert scene.card("traders").cubes == {"YELLOW": 2, "WHITE": 1, "BLUE": 1, "BLACK": 1}
        assert scene["Ann"].pool("bag") == {}


def test_traders_lose_the_blue_cube_on_the_starred_slot_of_their_agenda(galaxy):
    """
    If Ann cancels the agenda of Traders, one blue cube goes to the reserve and the others into the bag.

    The symbols are lost.
    """
    ann = {"cards": [held("traders", "", "", "", "YYWBK")], "drawn": "K", "bag": ""}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Cancel Traders: agenda with a black cube")

        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "WHITE": 1, "BLACK": 2}
        assert symbols(scene) == {}


# ------------------------------------------------------------------------------------------------ Scholars


def test_scholars_construct_a_base(galaxy):
    """
    A yellow cube, a white one and two blue ones construct a base on Scholars, and go back into the bag.
    """
    ann = {"cards": ["scholars"], "drawn": "YWBB", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Scholars: base", "YWBB")

        assert scene.card("scholars").base_place == {"GRAY": 1}
        assert scene.card("scholars").filled == ""
        assert scene["Ann"].pool("bag") == {"YELLOW": 1, "WHITE": 1, "BLUE": 2}
        assert scene["Ann"].pool("unused") == {"GRAY": 8}


def test_scholars_receive_a_progress_card(galaxy):
    """
    Two blue cubes on Scholars draw a progress card, and go back into the bag.
    """
    ann = {"cards": ["scholars"], "drawn": "BB", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Scholars: receive", "BB")
        scene.can_pick_exactly("Mind Network", "Time Engine", "The next card")
        scene["Ann"].picks("Mind Network")

        assert scene["Ann"].zone("cards") == ("Scholars", "Mind Network")
        assert scene.card("scholars").filled == ""
        assert scene["Ann"].pool("bag") == {"BLUE": 2}


def test_scholars_receive_any_development(galaxy):
    """
    Two yellow cubes and two white ones on Scholars draw a card from the development deck that Ann likes.
    """
    ann = {"cards": ["scholars"], "drawn": "YYWW", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Scholars: receive", "YYWW", about="development")
        scene.can_pick_exactly("commerce", "expansion", "progress")
        scene["Ann"].picks("expansion")
        scene["Ann"].picks("Jump Gates")

        assert scene["Ann"].zone("cards") == ("Scholars", "Jump Gates")
        assert scene.card("scholars").filled == ""
        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "WHITE": 2}


def test_scholars_fulfil_their_agenda(galaxy):
    """
    Three blue cubes, a yellow one, a white one and a red one on the agenda of Scholars stay there,
    and give two scientific and a cultural symbol.
    """
    ann = {"cards": ["scholars"], "drawn": "BBBYWR", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Scholars: agenda", "BBBYW")
        before = symbols(scene)
        fills(scene, "Scholars: agenda", "R")

        assert before == {}
        assert symbols(scene) == {"cultural": 1, "scientific": 2}
        assert scene.card("scholars").cubes == {"BLUE": 3, "YELLOW": 1, "WHITE": 1, "RED": 1}
        assert scene["Ann"].pool("bag") == {}


# ------------------------------------------------------------------------------------------------ Warriors


def test_warriors_construct_a_base(galaxy):
    """
    A yellow cube, a blue one and two red ones construct a base on Warriors, and go back into the bag.
    """
    ann = {"cards": ["warriors"], "drawn": "YBRR", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Warriors: base", "YBRR")

        assert scene.card("warriors").base_place == {"GRAY": 1}
        assert scene.card("warriors").filled == ""
        assert scene["Ann"].pool("bag") == {"YELLOW": 1, "BLUE": 1, "RED": 2}
        assert scene["Ann"].pool("unused") == {"GRAY": 8}


def test_warriors_receive_an_expansion_card(galaxy):
    """
    Two white cubes on Warriors draw an expansion card, and go back into the bag.
    """
    ann = {"cards": ["warriors"], "drawn": "WW", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Warriors: receive", "WW")
        scene.can_pick_exactly("Garrison", "Jump Gates", "The next card")
        scene["Ann"].picks("Garrison")

        assert scene["Ann"].zone("cards") == ("Warriors", "Garrison")
        assert scene.card("warriors").filled == ""
        assert scene["Ann"].pool("bag") == {"WHITE": 2}


def test_warriors_receive_any_development(galaxy):
    """
    Two red cubes, a yellow one, a white one and a blue one on Warriors draw a card
    from the development deck that Ann likes.
    """
    ann = {"cards": ["warriors"], "drawn": "RRYWB", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Warriors: receive", "RRYWB", about="development")
        scene.can_pick_exactly("commerce", "expansion", "progress")
        scene["Ann"].picks("progress")
        scene["Ann"].picks("The next card")
        scene["Ann"].picks("Mind Network", "Time Engine")

        assert scene["Ann"].zone("cards") == ("Warriors", "Nanofactories")
        assert scene.card("warriors").filled == ""
        assert scene["Ann"].pool("bag") == {"RED": 2, "YELLOW": 1, "WHITE": 1, "BLUE": 1}


def test_warriors_fulfil_their_agenda(galaxy):
    """
    Three red cubes, a yellow one and two white ones on the agenda of Warriors stay there,
    and give two military and an economic symbol.
    """
    ann = {"cards": ["warriors"], "drawn": "RRRYWW", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Warriors: agenda", "RRRYW")
        before = symbols(scene)
        fills(scene, "Warriors: agenda", "W")

        assert before == {}
        assert symbols(scene) == {"economic": 1, "military": 2}
        assert scene.card("warriors").cubes == {"RED": 3, "YELLOW": 1, "WHITE": 2}
        assert scene["Ann"].pool("bag") == {}


def test_warriors_lose_the_red_cube_on_the_starred_slot_of_their_agenda(galaxy):
    """
    If Ann cancels the agenda of Warriors, one red cube goes to the reserve and the others into the bag.

    The symbols are lost.
    """
    ann = {"cards": [held("warriors", "", "", "", "RRRYWW")], "drawn": "K", "bag": ""}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Cancel Warriors: agenda with a black cube")

        assert scene["Ann"].pool("bag") == {"RED": 2, "YELLOW": 1, "WHITE": 2, "BLACK": 1}
        assert symbols(scene) == {}


# ------------------------------------------------------------------------------------------------ Settlers


def test_settlers_construct_a_base(galaxy):
    """
    Two yellow cubes, a white one and a red one construct a base on Settlers, and go back into the bag.
    """
    ann = {"cards": ["settlers"], "drawn": "YYWR", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Settlers: base", "YYWR")

        assert scene.card("settlers").base_place == {"GRAY": 1}
        assert scene.card("settlers").filled == ""
        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "WHITE": 1, "RED": 1}
        assert scene["Ann"].pool("unused") == {"GRAY": 8}


def test_settlers_receive_an_expansion_card(galaxy):
    """
    Two white cubes on Settlers draw an expansion card, and go back into the bag.
    """
    ann = {"cards": ["settlers"], "drawn": "WW", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Settlers: receive", "WW")
        scene.can_pick_exactly("Garrison", "Jump Gates", "The next card")
        scene["Ann"].picks("Garrison")

        assert scene["Ann"].zone("cards") == ("Settlers", "Garrison")
        assert scene.card("settlers").filled == ""
        assert scene["Ann"].pool("bag") == {"WHITE": 2}


def test_settlers_receive_any_development(galaxy):
    """
    Two yellow cubes, a blue one and a red one on Settlers draw a card from the development deck that Ann likes.
    """
    ann = {"cards": ["settlers"], "drawn": "YYBR", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Settlers: receive", "YYBR", about="development")
        scene.can_pick_exactly("commerce", "expansion", "progress")
        scene["Ann"].picks("commerce")
        scene["Ann"].picks("Trade Fleet")

        assert scene["Ann"].zone("cards") == ("Settlers", "Trade Fleet")
        assert scene.card("settlers").filled == ""
        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "BLUE": 1, "RED": 1}


def test_settlers_fulfil_their_agenda(galaxy):
    """
    Three white cubes, a yellow one, a red one and a blue one on the agenda of Settlers stay there,
    and give two cultural and a scientific symbol.
    """
    ann = {"cards": ["settlers"], "drawn": "WWWYRB", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Settlers: agenda", "WWWYR")
        before = symbols(scene)
        fills(scene, "Settlers: agenda", "B")

        assert before == {}
        assert symbols(scene) == {"cultural": 2, "scientific": 1}
        assert scene.card("settlers").cubes == {"WHITE": 3, "YELLOW": 1, "RED": 1, "BLUE": 1}
        assert scene["Ann"].pool("bag") == {}


# ------------------------------------------------------------------------------------------------ Envoys


def test_envoys_construct_a_base(galaxy):
    """
    Two yellow cubes and two white ones construct a base on Envoys, and go back into the bag.
    """
    ann = {"cards": ["envoys"], "drawn": "YYWW", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Envoys: base", "YYWW")

        assert scene.card("envoys").base_place == {"GRAY": 1}
        assert scene.card("envoys").filled == ""
        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "WHITE": 2}
        assert scene["Ann"].pool("unused") == {"GRAY": 8}


def test_envoys_receive_a_commerce_card(galaxy):
    """
    Two yellow cubes on Envoys draw a commerce card, and go back into the bag.
    """
    ann = {"cards": ["envoys"], "drawn": "YY", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Envoys: receive", "YY")
        scene.can_pick_exactly("Free Port", "Trade Fleet", "The next card")
        scene["Ann"].picks("Free Port")

        assert scene["Ann"].zone("cards") == ("Envoys", "Free Port")
        assert scene.card("envoys").filled == ""
        assert scene["Ann"].pool("bag") == {"YELLOW": 2}


def test_envoys_receive_any_development(galaxy):
    """
    Two blue cubes and two white ones on Envoys draw a card from the development deck that Ann likes.
    """
    ann = {"cards": ["envoys"], "drawn": "BBWW", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Envoys: receive", "BBWW", about="development")
        scene.can_pick_exactly("commerce", "expansion", "progress")
        scene["Ann"].picks("expansion")
        scene["Ann"].picks("The next card")
        scene["Ann"].picks("Garrison", "Jump Gates")

        assert scene["Ann"].zone("cards") == ("Envoys", "Terraforming")
        assert scene.card("envoys").filled == ""
        assert scene["Ann"].pool("bag") == {"BLUE": 2, "WHITE": 2}


def test_envoys_fulfil_their_agenda(galaxy):
    """
    Two yellow cubes, a blue one, a white one, a red one and a black one on the agenda of Envoys stay there,
    and give two diplomatic and a military symbol.
    """
    ann = {"cards": ["envoys"], "drawn": "YYBWRK", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Envoys: agenda", "YYBWR")
        before = symbols(scene)
        fills(scene, "Envoys: agenda", "K")

        assert before == {}
        assert symbols(scene) == {"diplomatic": 2, "military": 1}
        assert scene.card("envoys").cubes == {"YELLOW": 2, "BLUE": 1, "WHITE": 1, "RED": 1, "BLACK": 1}
        assert scene["Ann"].pool("bag") == {}


# ------------------------------------------------------------------------------------------------ Hive


def test_hive_construct_a_base(galaxy):
    """
    Two white cubes, a yellow one and a blue one construct a base on Hive, and go back into the bag.
    """
    ann = {"cards": ["hive"], "drawn": "WWYB", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Hive: base", "WWYB")

        assert scene.card("hive").base_place == {"GRAY": 1}
        assert scene.card("hive").filled == ""
        assert scene["Ann"].pool("bag") == {"WHITE": 2, "YELLOW": 1, "BLUE": 1}
        assert scene["Ann"].pool("unused") == {"GRAY": 8}


def test_hive_receive_a_progress_card(galaxy):
    """
    Two blue cubes on Hive draw a progress card, and go back into the bag.
    """
    ann = {"cards": ["hive"], "drawn": "BB", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Hive: receive", "BB")
        scene.can_pick_exactly("Mind Network", "Time Engine", "The next card")
        scene["Ann"].picks("Mind Network")

        assert scene["Ann"].zone("cards") == ("Hive", "Mind Network")
        assert scene.card("hive").filled == ""
        assert scene["Ann"].pool("bag") == {"BLUE": 2}


def test_hive_receive_any_development(galaxy):
    """
    Two red cubes and two white ones on Hive draw a card from the development deck that Ann likes.
    """
    ann = {"cards": ["hive"], "drawn": "RRWW", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Hive: receive", "RRWW", about="development")
        scene.can_pick_exactly("commerce", "expansion", "progress")
        scene["Ann"].picks("progress")
        scene["Ann"].picks("Time Engine")

        assert scene["Ann"].zone("cards") == ("Hive", "Time Engine")
        assert scene.card("hive").filled == ""
        assert scene["Ann"].pool("bag") == {"RED": 2, "WHITE": 2}


def test_hive_fulfil_their_agenda(galaxy):
    """
    A red cube, a blue one, a yellow one and two white ones on the agenda of Hive stay there,
    and give a military, a scientific and an economic symbol.
    """
    ann = {"cards": ["hive"], "drawn": "RBYWW", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Hive: agenda", "RBYW")
        before = symbols(scene)
        fills(scene, "Hive: agenda", "W")

        assert before == {}
        assert symbols(scene) == {"economic": 1, "scientific": 1, "military": 1}
        assert scene.card("hive").cubes == {"RED": 1, "BLUE": 1, "YELLOW": 1, "WHITE": 2}
        assert scene["Ann"].pool("bag") == {}


# ------------------------------------------------------------------------------------------------ Nomads


def test_nomads_construct_a_base(galaxy):
    """
    A yellow cube, a red one and two white ones construct a base on Nomads, and go back into the bag.
    """
    ann = {"cards": ["nomads"], "drawn": "YRWW", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Nomads: base", "YRWW")

        assert scene.card("nomads").base_place == {"GRAY": 1}
        assert scene.card("nomads").filled == ""
        assert scene["Ann"].pool("bag") == {"YELLOW": 1, "RED": 1, "WHITE": 2}
        assert scene["Ann"].pool("unused") == {"GRAY": 8}


def test_nomads_receive_an_expansion_card(galaxy):
    """
    Two red cubes on Nomads draw an expansion card, and go back into the bag.
    """
    ann = {"cards": ["nomads"], "drawn": "RR", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Nomads: receive", "RR")
        scene.can_pick_exactly("Garrison", "Jump Gates", "The next card")
        scene["Ann"].picks("Garrison")

        assert scene["Ann"].zone("cards") == ("Nomads", "Garrison")
        assert scene.card("nomads").filled == ""
        assert scene["Ann"].pool("bag") == {"RED": 2}


def test_nomads_receive_any_development(galaxy):
    """
    Two yellow cubes and two blue ones on Nomads draw a card from the development deck that Ann likes.
    """
    ann = {"cards": ["nomads"], "drawn": "YYBB", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Nomads: receive", "YYBB", about="development")
        scene.can_pick_exactly("commerce", "expansion", "progress")
        scene["Ann"].picks("commerce")
        scene["Ann"].picks("The next card")
        scene["Ann"].picks("Free Port", "Trade Fleet")

        assert scene["Ann"].zone("cards") == ("Nomads", "Patent Office")
        assert scene.card("nomads").filled == ""
        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "BLUE": 2}


def test_nomads_fulfil_their_agenda(galaxy):
    """
    A red cube, two white ones, a blue one and a yellow one on the agenda of Nomads stay there,
    and give a military, a cultural and a diplomatic symbol.
    """
    ann = {"cards": ["nomads"], "drawn": "RWWBY", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Nomads: agenda", "RWWB")
        before = symbols(scene)
        fills(scene, "Nomads: agenda", "Y")

        assert before == {}
        assert symbols(scene) == {"cultural": 1, "diplomatic": 1, "military": 1}
        assert scene.card("nomads").cubes == {"RED": 1, "WHITE": 2, "BLUE": 1, "YELLOW": 1}
        assert scene["Ann"].pool("bag") == {}


# ------------------------------------------------------------------------------------------------ Machines


def test_machines_construct_a_base(galaxy):
    """
    A yellow cube, two blue ones and a white one construct a base on Machines, and go back into the bag.
    """
    ann = {"cards": ["machines"], "drawn": "YBBW", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Machines: base", "YBBW")

        assert scene.card("machines").base_place == {"GRAY": 1}
        assert scene.card("machines").filled == ""
        assert scene["Ann"].pool("bag") == {"YELLOW": 1, "BLUE": 2, "WHITE": 1}
        assert scene["Ann"].pool("unused") == {"GRAY": 8}


def test_machines_receive_a_progress_card(galaxy):
    """
    Two blue cubes on Machines draw a progress card, and go back into the bag.
    """
    ann = {"cards": ["machines"], "drawn": "BB", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Machines: receive", "BB")
        scene.can_pick_exactly("Mind Network", "Time Engine", "The next card")
        scene["Ann"].picks("Mind Network")

        assert scene["Ann"].zone("cards") == ("Machines", "Mind Network")
        assert scene.card("machines").filled == ""
        assert scene["Ann"].pool("bag") == {"BLUE": 2}


def test_machines_receive_any_development(galaxy):
    """
    Two red cubes, a white one and a yellow one on Machines draw a card from the development deck that Ann likes.
    """
    ann = {"cards": ["machines"], "drawn": "RRWY", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Machines: receive", "RRWY", about="development")
        scene.can_pick_exactly("commerce", "expansion", "progress")
        scene["Ann"].picks("expansion")
        scene["Ann"].picks("Jump Gates")

        assert scene["Ann"].zone("cards") == ("Machines", "Jump Gates")
        assert scene.card("machines").filled == ""
        assert scene["Ann"].pool("bag") == {"RED": 2, "WHITE": 1, "YELLOW": 1}


def test_machines_fulfil_their_agenda(galaxy):
    """
    Two blue cubes, a yellow one, a white one and a red one on the agenda of Machines stay there,
    and give a scientific, an economic and a cultural symbol.
    """
    ann = {"cards": ["machines"], "drawn": "BBYWR", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Machines: agenda", "BBYW")
        before = symbols(scene)
        fills(scene, "Machines: agenda", "R")

        assert before == {}
        assert symbols(scene) == {"cultural": 1, "economic": 1, "scientific": 1}
        assert scene.card("machines").cubes == {"BLUE": 2, "YELLOW": 1, "WHITE": 1, "RED": 1}
        assert scene["Ann"].pool("bag") == {}


def test_machines_lose_the_white_cube_on_the_starred_slot_of_their_agenda(galaxy):
    """
    If Ann cancels the agenda of Machines, one white cube goes to the reserve and the others into the bag.

    The symbols are lost.
    """
    ann = {"cards": [held("machines", "", "", "", "BBYWR")], "drawn": "K", "bag": ""}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Cancel Machines: agenda with a black cube")

        assert scene["Ann"].pool("bag") == {"BLUE": 2, "YELLOW": 1, "RED": 1, "BLACK": 1}
        assert symbols(scene) == {}


# ------------------------------------------------------------------------------------------------ Shadows


def test_shadows_construct_a_base(galaxy):
    """
    Two red cubes and two blue ones construct a base on Shadows, and go back into the bag.
    """
    ann = {"cards": ["shadows"], "drawn": "RRBB", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Shadows: base", "RRBB")

        assert scene.card("shadows").base_place == {"GRAY": 1}
        assert scene.card("shadows").filled == ""
        assert scene["Ann"].pool("bag") == {"RED": 2, "BLUE": 2}
        assert scene["Ann"].pool("unused") == {"GRAY": 8}


def test_shadows_receive_a_commerce_card(galaxy):
    """
    Two black cubes and two white ones on Shadows draw a commerce card, and go back into the bag.
    """
    ann = {"cards": ["shadows"], "drawn": "KKWW", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Shadows: receive", "KKWW")
        scene.can_pick_exactly("Free Port", "Trade Fleet", "The next card")
        scene["Ann"].picks("Free Port")

        assert scene["Ann"].zone("cards") == ("Shadows", "Free Port")
        assert scene.card("shadows").filled == ""
        assert scene["Ann"].pool("bag") == {"BLACK": 2, "WHITE": 2}


def test_shadows_receive_any_development(galaxy):
    """
    Two blue cubes, two red ones and a white one on Shadows draw a card from the development deck that Ann likes.
    """
    ann = {"cards": ["shadows"], "drawn": "BBRRW", "bag": ""}
    with galaxy(Ann=ann, **TOPS) as scene:
        fills(scene, "Shadows: receive", "BBRRW", about="development")
        scene.can_pick_exactly("commerce", "expansion", "progress")
        scene["Ann"].picks("progress")
        scene["Ann"].picks("The next card")
        scene["Ann"].picks("Mind Network", "Time Engine")

        assert scene["Ann"].zone("cards") == ("Shadows", "Nanofactories")
        assert scene.card("shadows").filled == ""
        assert scene["Ann"].pool("bag") == {"BLUE": 2, "RED": 2, "WHITE": 1}


def test_shadows_fulfil_their_agenda(galaxy):
    """
    A black cube, two red ones and two blue ones on the agenda of Shadows stay there,
    and give a military, a scientific and a diplomatic symbol.
    """
    ann = {"cards": ["shadows"], "drawn": "KRRBB", "bag": ""}
    with galaxy(Ann=ann) as scene:
        fills(scene, "Shadows: agenda", "KRRB")
        before = symbols(scene)
        fills(scene, "Shadows: agenda", "B")

        assert before == {}
        assert symbols(scene) == {"diplomatic": 1, "scientific": 1, "military": 1}
        assert scene.card("shadows").cubes == {"BLACK": 1, "RED": 2, "BLUE": 2}
        assert scene["Ann"].pool("bag") == {}


def test_shadows_lose_the_blue_cube_on_the_starred_slot_of_their_agenda(galaxy):
    """
    If Ann cancels the agenda of Shadows, one blue cube goes to the reserve and the others into the bag.

    The symbols are lost.
    """
    ann = {"cards": [held("shadows", "", "", "", "KRRBB")], "drawn": "K", "bag": ""}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Cancel Shadows: agenda with a black cube")

        assert scene["Ann"].pool("bag") == {"BLACK": 2, "RED": 2, "BLUE": 1}
        assert symbols(scene) == {}
