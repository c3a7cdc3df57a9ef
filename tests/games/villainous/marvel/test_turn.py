"""The turn: the move, the actions (MV-044 to MV-056)."""

import pytest

from tabletop.games.villainous.marvel.testing import of
from tests.games.villainous.marvel.deeds import activates, ends_turn, goes_on, plays

LAB = "aim_laboratory"
LOCATIONS = ("A.I.M. Laboratory", "Boca Caliente", "Project P.E.G.A.S.U.S.", "Bagalia")
SPENT = "You have used that symbol this turn."


def turn_of_ann(lay, bob=None, **ann):
    """Lay a table where Bob is about to end a turn, and let him."""
    scene = lay(active=1, Ann={"boca_caliente": ["aim_agent"], **ann}, Bob={"at": "bifrost", **(bob or {})})
    ends_turn(scene)
    return scene


@pytest.mark.rule("MV-044")
def test_a_turn_has_three_steps_in_a_fixed_order(lay):
    """
    The mover goes, then there are actions, and then cards are drawn.
    """
    with turn_of_ann(lay, at=LAB) as scene:
        goes_on(scene, "Ann", "Bagalia", "Gain Power 1", "Pass")

        kinds = [event.kind for event in scene.events() if event.kind != "Asked"]
        start = kinds.index("TurnBegan")
        assert kinds[start + 1 : start + 5] == ["MoverMoved", "SymbolUsed", "Gained", "ActionTaken"]
        end = ["ActionsDone", "DrawsUp", "Drew", "Drew", "Drew", "Drew", "TurnBegan"]
        assert kinds[start + 5 : start + 12] == end
        scene["Bob"].picks("Jotunheim")


@pytest.mark.rule("MV-021")
def test_turns_pass_clockwise(lay):
    """
    After Ann comes Bob, then Cid, then Ann again.
    """
    told = {"Ann": {"at": "manhattan"}, "Bob": {"at": "bifrost"}, "Cid": {"at": LAB, LAB: ["aim_agent"]}}
    with lay(villains=("madame_masque", "loki", "modok"), **told) as scene:
        ends_turn(scene, "Ann")
        goes_on(scene, "Bob", "Jotunheim", "Pass")
        goes_on(scene, "Cid", "Bagalia", "Pass")
        goes_on(scene, "Ann", "Los Angeles")


# ------------------------------------------------------------------------------------------------ the move


@pytest.mark.rule("MV-045", "MV-046", "MV-047", "MV-049")
@pytest.mark.parametrize("at", [LAB, "boca_caliente", "project_pegasus", "bagalia"])
def test_the_mover_goes_to_any_other_location_of_its_own(lay, at):
    """
    It has to go, may not stay, and may go as far as it likes.
    """
    with turn_of_ann(lay, at=at) as scene:
        here = scene.card(at).name

        scene.can_pick_exactly(*[place for place in LOCATIONS if place != here])
        scene["Ann"].picks(next(place for place in LOCATIONS if place != here))


@pytest.mark.rule("MV-048", "MV-012")
def test_from_the_portrait_all_four_locations_are_open(lay):
    """
    It stands nowhere yet.
    """
    with turn_of_ann(lay) as scene:
        scene.can_pick_exactly(*LOCATIONS)
        scene["Ann"].picks("Bagalia")


@pytest.mark.rule("MV-050")
def test_covering_cards_do_not_stop_the_mover(lay):
    """
    It goes to a Hero and an opponent's Ally, and only the covered symbols are lost.
    """
    with turn_of_ann(lay, at=LAB, bagalia=["quasar", of("Bob", "king_loki")]) as scene:
        scene["Ann"].picks("Bagalia")

        assert scene.why_not("Gain Power 1") == "Something lies over that symbol."
        assert scene.card("modok").at == "Bagalia"


# ------------------------------------------------------------------------------------------------ actions


@pytest.mark.rule("MV-051")
def test_the_symbols_where_the_mover_is_decide(lay):
    """
    At Bagalia there is Power and no Fate.
    """
    with lay(Ann={"at": "bagalia", "hand": ["aim_agent"]}) as scene:
        scene.can_pick("Gain Power 1")
        scene.cannot_pick("Gain Power 3", "Fate", "Discard Cards")


@pytest.mark.rule("MV-051", "MV-Q05")
def test_who_is_moved_in_mid_turn_uses_the_symbols_there(lay):
    """
    By Hoverchair from P.E.G.A.S.U.S. to Bagalia: Bagalia's symbols are open, and those left behind are not.
    """
    ann = {"at": "project_pegasus", "specialties": ["hoverchair"], "power": 1}
    with lay(Ann=ann) as scene:
        activates(scene)
        scene["Ann"].picks("Bagalia")

        scene.cannot_pick("Gain Power 2", "Fate")
        scene["Ann"].picks("Gain Power 1")


@pytest.mark.rule("MV-Q05", "MV-052")
def test_symbols_used_before_stay_used(lay):
    """
    Back at P.E.G.A.S.U.S. the Power taken there this turn is not taken again.
    """
    ann = {"at": "project_pegasus", "specialties": ["hoverchair", "hoverchair"], "power": 2}
    with lay(Ann=ann) as scene:
        scene["Ann"].picks("Gain Power 2")
        goes_on(scene, "Ann", "Activate", "Hoverchair: Move to another location", "A.I.M. Laboratory")
        goes_on(scene, "Ann", "Activate", "Project P.E.G.A.S.U.S.")

        assert scene.why_not("Gain Power 2") == SPENT
        scene.can_pick("Fate")


@pytest.mark.rule("MV-052")
def test_a_symbol_is_used_once_a_turn(lay):
    """
    Power is taken once; in the next turn it can be taken again.
    """
    with lay(Ann={"at": "bagalia", "boca_caliente": ["aim_agent"]}, Bob={"at": "bifrost"}) as scene:
        scene["Ann"].picks("Gain Power 1")
        assert scene.why_not("Gain Power 1") == SPENT

        goes_on(scene, "Ann", "Pass")
        goes_on(scene, "Bob", "Jotunheim", "Pass")
        goes_on(scene, "Ann", "Boca Caliente", "Pass")
        goes_on(scene, "Bob", "Bifrost", "Pass")
        goes_on(scene, "Ann", "Bagalia", "Gain Power 1")


@pytest.mark.rule("MV-052", "MV-028")
def test_two_equal_symbols_are_two_uses(lay):
    """
    The Laboratory shows Play a Card twice: two cards are played, and no third.
    """
    with lay(Ann={"at": LAB, "power": 3, "hand": ["aim_agent"] * 3}) as scene:
        plays(scene, "Ann", "A.I.M. Agent", "Bagalia")
        plays(scene, "Ann", "A.I.M. Agent", "Bagalia")

        assert len(scene.hand("Ann")) == 1
        assert scene.why_not("Play a Card") == SPENT


@pytest.mark.rule("MV-053")
@pytest.mark.parametrize("order", [("Gain Power 1", "Vanquish"), ("Vanquish", "Gain Power 1")])
def test_symbols_are_used_in_any_order(lay, order):
    """
    Power first or the Vanquish first.
    """
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "aim_agent"]}) as scene:
        goes_on(scene, "Ann", *order)

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert scene.zone("fate_discard") == ("Gwenpool",)


@pytest.mark.rule("MV-054")
def test_a_player_may_use_no_symbol_at_all(lay):
    """
    Ann passes at once.
    """
    with lay(Ann={"at": "bagalia", "power": 2}, Bob={"at": "bifrost"}) as scene:
        scene["Ann"].passes()

        assert scene.pool("purse", "Ann") == {"POWER": 2}
        scene["Bob"].picks("Jotunheim")


@pytest.mark.rule("MV-055", "MV-077", "MV-103", "MV-131")
def test_actions_reach_all_locations_of_the_domain(lay):
    """
    From Bagalia a card is played to the Laboratory, and somebody is vanquished at Boca Caliente.
    """
    ann = {"at": "bagalia", "power": 1, "hand": ["aim_agent"], "boca_caliente": ["gwenpool", "aim_hover_trooper"]}
    with lay(Ann=ann) as scene:
        plays(scene, "Ann", "A.I.M. Agent", "A.I.M. Laboratory")
        scene["Ann"].picks("Vanquish")

        assert scene.card(LAB).bottom == ("A.I.M. Agent",)
        assert scene.zone("fate_discard") == ("Gwenpool",)


@pytest.mark.rule("MV-056")
def test_after_the_draw_there_are_no_more_actions(lay):
    """
    Who is done draws, and the next player is asked.
    """
    with lay(Ann={"at": "bagalia"}, Bob={"at": "bifrost"}) as scene:
        scene["Ann"].passes()

        scene.expect("Bob", prompt="Where do you go?")
        scene["Bob"].picks("Jotunheim")
