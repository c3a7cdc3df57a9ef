"""Cards together: what only shows where several of them meet."""

import pytest

from tabletop.games.master_of_the_galaxy.testing import front, held, route, system
from tabletop.testing._inside import entries, live
from tests.games.master_of_the_galaxy.cards.implemented import done, symbols

# ------------------------------------------------------------------------------------------------ a conflict that is over


@pytest.mark.rule("MG-133", "MG-118", "MG-038")
def test_the_symbol_of_a_lead_is_gone_at_the_moment_the_system_is_lost(galaxy):
    """
    Raider Captain makes b2 neutral: the red link gives Bob a fourth symbol at once, but his lead there no fifth any more.
    """
    ann = {"cards": [held("warriors", "", "", "", "RRRYWW"), "raider_captain"], "bag": ""}
    bob = {"cards": [held("envoys", "", "", "", "YYBWRK"), done("customs_union")], "bag": ""}
    war = front("annexation", "s2_b2", red=("b2", "Bob"), blue=("s2", "Ann"), red_cubes="R", by="Bob")
    systems = [system("s2", "Ann"), system("a1", "Bob"), system("b2", "Bob")]
    with galaxy(Ann=ann, Bob=bob, fronts=[war], systems=systems) as scene:
        assert symbols(scene, "Bob")["diplomatic"] == 4
        scene["Ann"].picks("Discard Raider Captain")

        assert scene.outcome is None
        assert symbols(scene, "Bob")["diplomatic"] == 4
        # Nor is there a fifth one after any event on the way.
        moments = [live(scene.match).at(entry.after) for entry in entries(scene.match)]
        assert [game.players[1].supremacy for game in moments if 5 in game.players[1].supremacy] == []
        assert any(4 in game.players[1].supremacy for game in moments)


@pytest.mark.rule("MG-133", "MG-118", "MG-038")
@pytest.mark.parametrize("bobs_route", [False, True])
def test_the_symbol_of_a_lead_is_gone_at_the_moment_the_system_is_claimed(galaxy, bobs_route):
    """
    Ann claims the neutral system that she fights for: what the new link gives comes when her lead is over, whoever had a route.
    """
    ann = {"cards": [held("scholars", "", "", "", "BBBYWR"), done("time_engine"), done("colony_ships")], "bag": ""}
    war = front("espionage", "a1_i1", red=("a1", "Ann"), blue=("i1", None), red_cubes="B")
    tracks = [route("e1_i1", "Bob", "e1", "Y")] if bobs_route else []
    systems = [system("a1", "Ann"), system("e1", "Bob")]
    with galaxy(Ann=ann, systems=systems, tracks=tracks, fronts=[war]) as scene:
        scene["Ann"].picks("Discard Colony Ships")
        scene["Ann"].picks("The next card")
        scene["Ann"].picks(*scene.options)

        assert scene.outcome is None
        assert symbols(scene, "Ann")["scientific"] == 4


@pytest.mark.rule("MG-133", "MG-118", "MG-038")
def test_all_leads_about_a_system_are_over_at_the_moment_it_is_claimed(galaxy):
    """
    Ann leads three conflicts about the system that she claims, two of them for one symbol: none of them counts any more.
    """
    ann = {"cards": [held("scholars", "", "", "", "BBBYWR"), done("colony_ships")], "bag": ""}
    fronts = [
        front(conflict, track, red=(place, "Ann"), blue=("i1", None), red_cubes=cube)
        for conflict, track, place, cube in (
            ("trade_war", "b1_i1", "b1", "Y"), ("espionage", "a1_i1", "a1", "B"), ("cold_war", "e4_i1", "e4", "B"),
        )
    ]  # fmt: skip
    systems = [system("a1", "Ann"), system("b1", "Ann"), system("e4", "Ann")]
    with galaxy(Ann=ann, systems=systems, fronts=fronts) as scene:
        assert symbols(scene, "Ann")["scientific"] == 4
        scene["Ann"].picks("Discard Colony Ships")
        scene["Ann"].picks("Crimson Heart")
        scene["Ann"].picks("The next card")
        scene["Ann"].picks(*scene.options)

        assert scene.outcome is None
        assert symbols(scene, "Ann")["scientific"] == 3


@pytest.mark.rule("MG-133", "MG-118", "MG-038")
def test_a_lead_about_a_system_that_is_taken_in_another_conflict_is_over(galaxy):
    """
    Ann takes b2 with her Crusade: Bob, who led an Annexation from there, has no symbol of that any more.
    """
    bob = {"cards": [held("envoys", "YY", "", "", "YYBWRK"), done("customs_union")], "bag": ""}
    fronts = [
        front("annexation", "b2_i2", red=("b2", "Bob"), blue=("i2", "Cid"), red_cubes="R", by="Bob"),
        front("crusade", "s2_b2", red=("s2", "Ann"), blue=("b2", "Bob"), red_cubes="RRWW", by="Ann"),
    ]
    systems = [system("s2", "Ann"), system("a1", "Bob"), system("b2", "Bob"), system("i2", "Cid")]
    with galaxy(Ann={"drawn": "W", "bag": ""}, Bob=bob, Cid=[], fronts=fronts, systems=systems) as scene:
        scene["Ann"].picks("Put a white cube on Crusade: red side")
        while scene.decision.kind == "steal":
            scene["Ann"].picks(scene.options[0])

        assert scene.outcome is None
        assert symbols(scene, "Bob")["diplomatic"] == 4
        scene["Ann"].declines()


@pytest.mark.rule("MG-133", "MG-136", "MG-137")
def test_what_a_placing_sets_off_comes_when_all_of_it_is_done(galaxy):
    """
    Frontier Law draws a conflict when the one about the claimed system is in the deck again, which was empty before.
    """
    others = ["border_war", "trade_war", "cold_war", "crusade", "espionage", "blockade", "annexation", "assimilation"]
    told = {
        "systems": [system("s1", "Ann"), system("i1", "Ann"), system("s3", "Bob")],
        "fronts": [front("total_war", "s1_b1", ("s1", "Ann"), ("b1", None))],
        "tracks": [route("b1_i1", "Ann", "i1", "RRR")],
        "leader_deck": ["warlord"],
        "cards": {card: {"copies": 0} for card in others},
    }
    with galaxy(Ann=[held("traders", base="Ann"), done("frontier_law")], phase="place bases", **told) as scene:
        scene["Ann"].picks("Place the base of Traders in Chalk")

        assert "Total War" in scene["Ann"].zone("cards")
        scene["Ann"].picks("The next card")
        scene["Ann"].picks(*scene.options)


# ------------------------------------------------------------------------------------------------ cards of one's own


@pytest.mark.parametrize("seed", range(6))
def test_a_second_theocracy_puts_back_a_cube_that_is_still_drawn(galaxy, seed):
    """
    With two of them Ann may exchange twice, and has three cubes in the end, whatever she puts back.
    """
    ann = {"cards": ["theocracy", "theocracy"], "bag": "RWBY"}
    with galaxy(Ann=ann, phase="gain resources", seed=seed, cards={"theocracy": {"copies": 2}}) as scene:
        while scene.decision.kind != "allocate":
            scene.pick(scene.options[0])

        assert sum(scene["Ann"].pool("drawn").values()) == 3


@pytest.mark.rule("MG-119")
def test_nobody_fills_a_side_when_the_other_one_is_full(galaxy):
    """
    Ann fills her side of one slot with Junta: Bob can't fill his before she has won.
    """
    systems = [system("s1", "Ann"), system("b1", "Bob"), system("s3", "Bob")]
    ann, bob = {"cards": ["junta", "trade_war"], "bag": "Y"}, {"bag": "Y"}
    with galaxy(Ann=ann, Bob=bob, systems=systems, cards={"trade_war": {"red": "Y", "blue": "Y"}}) as scene:
        scene["Ann"].picks("Place Trade War on the board")
        scene["Ann"].picks("Red faces Cinder, blue faces Chalk")
        scene["Ann"].picks("Put a yellow cube on Trade War: red side")
        scene["Ann"].passes()

        scene["Bob"].is_asked("What do you do with your cubes?")
        scene.cannot_pick("Put a yellow cube on Trade War: blue side")


def test_prefab_bases_do_not_finish_the_project_of_a_card_with_a_base(galaxy):
    """
    The card has a base already, so that another one could not be put there.
    """
    ann = {"cards": [held("traders", "YYB", base="Ann"), done("prefab_bases")], "bag": "RB", "drawn": ""}
    with galaxy(Ann=ann, phase="rewards", systems=[system("s1", "Ann")]) as scene:
        scene["Ann"].is_asked("What do you do with your cards?")
        scene.did_not_happen("Constructed")
