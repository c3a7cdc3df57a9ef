"""Fate cards: what they cost, and Restrictions under the mover (SW-152 to SW-165)."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying, engaged
from tests.games.villainous.star_wars.deeds import aims_fate, goes_on, plays

FORBIDDEN = "Something forbids you that action."


def fate_of_ann(war, *deck, **ann):
    """Lay a table where Bob may take a Fate action, and some cards lie on top of Ann's Fate deck."""
    return war(active=1, Ann={"at": "camp", "fate_deck": list(deck), **ann}, Bob={"at": "mill"})


# ------------------------------------------------------------------------------------------------ Fate cards


@pytest.mark.rule("SW-152")
@pytest.mark.parametrize(
    ("card", "where"),
    [("guardian", "top"), ("barricade", "top"), ("storm", "fate_discard"), ("fog", "attached"), ("cutter", "rebels")],
)
def test_each_kind_of_fate_card_goes_its_way(war, card, where):
    """
    Heroes and Items to the Hero side, Effects to the pile, Restrictions under the mover, Vehicles to Deep Space.
    """
    with fate_of_ann(war, card, "martyr") as scene:
        aims_fate(scene["Bob"], card)
        if where == "top":
            scene["Bob"].picks("Fort")

        assert scene.card(card, of="Ann", zone=where).zone == where


@pytest.mark.rule("SW-153")
def test_fate_cards_cost_nothing(war):
    """
    Bob has no money at all.
    """
    with fate_of_ann(war, "guardian", "storm") as scene:
        aims_fate(scene["Bob"], "Guardian", "Camp")

        scene.did_not_happen("Spent")


@pytest.mark.rule("SW-153", "SW-157")
def test_a_fate_card_may_need_something_to_be_played(war):
    """
    The Cloak goes to a Hero, if there is one.
    """
    with fate_of_ann(war, "cloak", "storm", fort=["guardian"], tower=["soldier"]) as scene:
        aims_fate(scene["Bob"], "Cloak")

        assert scene.card("guardian", zone="top").attached == ("Cloak",)
        assert scene.card("guardian", zone="top").strength == 5


@pytest.mark.rule("SW-158")
def test_a_fate_effect_is_done_and_goes_to_the_fate_pile(war):
    """
    The Storm removes an Ally, and lies on Ann's Fate discard pile.
    """
    with fate_of_ann(war, "storm", "guardian", fort=["soldier"]) as scene:
        aims_fate(scene["Bob"], "Storm")

        assert "Storm" in scene.zone("fate_discard", "Ann")
        assert scene.zone("discard", "Ann") == ("Soldier",)
        assert scene.zone("fate_discard", "Bob") == ()


@pytest.mark.rule("SW-157", "SW-Q33")
def test_a_fate_item_moves_with_the_hero_it_is_attached_to(war):
    """
    The Phantom takes the Cloak along when she slips away.
    """
    with war(Ann={"at": "camp", "tower": [carrying("phantom", "cloak"), "brute"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card("cloak", zone="attached").at == "Camp"


# ------------------------------------------------------------------------------------------------ Restrictions


@pytest.mark.rule("SW-159")
def test_a_restriction_goes_under_the_mover_and_acts(war):
    """
    The Blockade stops Ann's Play a Card actions in her next turn.
    """
    with fate_of_ann(war, "blockade", "storm", hand=["recruit"], at="fort") as scene:
        aims_fate(scene["Bob"], "Blockade")
        assert scene.card("warlord").attached == ("Blockade",)
        scene["Bob"].passes()
        scene["Ann"].picks("Camp")

        assert scene.why_not("Play a Card") == FORBIDDEN


@pytest.mark.rule("SW-159", "SW-007")
def test_a_restriction_lies_under_a_mover_on_the_portrait_too(war):
    """
    Before the first move it acts as well.
    """
    with fate_of_ann(war, "blockade", "storm", hand=["recruit"], at=None) as scene:
        aims_fate(scene["Bob"], "Blockade")
        scene["Bob"].passes()
        scene["Ann"].picks("Camp")

        assert scene.why_not("Play a Card") == FORBIDDEN


@pytest.mark.rule("SW-159", "SW-027")
def test_a_restriction_limits_its_villain_only(war):
    """
    Bob plays cards as ever.
    """
    with war(active=1, Ann={"at": "camp", "under": ["blockade"]}, Bob={"at": "village", "hand": ["plot"]}) as scene:
        plays(scene["Bob"], "Plot")

        assert scene.pool("purse", "Bob") == {"CREDIT": 1}


@pytest.mark.rule("SW-160")
def test_a_restriction_goes_along_with_the_mover(war):
    """
    Wherever the Warlord goes, on a Vehicle too, the Blockade is there.
    """
    with war(active=1, Ann={"at": "camp", "under": ["blockade"], "hand": ["recruit"], "fleet": ["frigate"]}) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks("Frigate")

        assert scene.card("blockade").at == "Frigate"
        assert scene.why_not("Play a Card") == FORBIDDEN


@pytest.mark.rule("SW-161", "SW-Q35", "SW-165")
def test_a_restriction_goes_when_its_requirement_is_met(war):
    """
    In the middle of the actions Ann pays 2 Credits, and plays a card in the same turn.
    """
    with war(Ann={"at": "camp", "under": ["blockade"], "hand": ["recruit"]}) as scene:
        scene["Ann"].picks("Collect Credits 2")
        scene["Ann"].picks("Blockade")

        assert scene.pool("purse", "Ann") == {}
        assert scene.zone("fate_discard", "Ann") == ("Blockade",)
        plays(scene["Ann"], "Recruit", "Camp")


@pytest.mark.rule("SW-161", "SW-Q35")
def test_removing_a_restriction_takes_no_symbol(war):
    """
    The Credits are all that it costs.
    """
    with war(Ann={"at": "camp", "credits": 2, "under": ["blockade"]}) as scene:
        scene["Ann"].picks("Blockade")

        scene.did_not_happen("SymbolUsed")


@pytest.mark.rule("SW-161")
def test_a_restriction_stays_while_its_requirement_is_not_met(war):
    """
    With 1 Credit the Blockade cannot be removed.
    """
    with war(Ann={"at": "camp", "credits": 1, "under": ["blockade"]}) as scene:
        assert scene.why_not("Blockade: Remove it") == "2 Credits needed: you have 1."


@pytest.mark.rule("SW-Q35")
def test_a_restriction_is_removed_in_the_own_turn(war):
    """
    In Bob's turn nobody is asked about it.
    """
    with war(active=1, Ann={"at": "camp", "credits": 5, "under": ["blockade"]}, Bob={"at": "village"}) as scene:
        scene["Bob"].picks("Collect Credits 3")

        scene.expect("Bob", prompt="What do you do?")
        scene.cannot_pick("Blockade")


@pytest.mark.rule("SW-Q35", "SW-161")
def test_a_restriction_whose_requirement_is_an_event_goes_at_once(war):
    """
    The Fog lifts as soon as an Ally is removed, also in Bob's turn.
    """
    with fate_of_ann(war, "storm", "guardian", fort=["soldier"], under=["fog"]) as scene:
        aims_fate(scene["Bob"], "Storm")

        assert scene.card("warlord").attached == ()
        assert "Fog" in scene.zone("fate_discard", "Ann")


@pytest.mark.rule("SW-161")
def test_a_whole_hand_thrown_away_lifts_the_silence(war):
    """
    With the last card, in one action, it goes at once.
    """
    with war(Ann={"at": "camp", "hand": ["levy", "spies"], "under": ["silence"]}) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks("Levy", "Spies")

        assert scene.zone("fate_discard", "Ann") == ("Silence",)


@pytest.mark.rule("SW-161")
def test_a_part_of_the_hand_does_not_lift_the_silence(war):
    """
    One card of two is not all of it.
    """
    with war(Ann={"at": "camp", "hand": ["levy", "spies"], "under": ["silence"]}) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks("Levy")

        assert scene.card("warlord").attached == ("Silence",)


@pytest.mark.rule("SW-Q34")
def test_an_empty_hand_is_thrown_away_as_a_whole(war):
    """
    A Discard Cards action with no card at all lifts the Silence.
    """
    with war(Ann={"at": "camp", "hand": [], "under": ["silence"]}) as scene:
        scene["Ann"].picks("Discard Cards")

        assert scene.zone("fate_discard", "Ann") == ("Silence",)
        assert scene.why_not("Discard Cards") == "You have used that symbol this turn."


@pytest.mark.rule("SW-164", "SW-Q35")
def test_several_restrictions_lie_under_one_mover_and_all_act(war):
    """
    Neither Play a Card nor Vanquish, and a third one comes besides.
    """
    ann = {"under": ["blockade", "fog"], "hand": ["recruit"], "camp": ["rogue", "brute"], "at": "fort", "ambition": 5}
    with fate_of_ann(war, "silence", "storm", **ann) as scene:
        aims_fate(scene["Bob"], "Silence")
        scene["Bob"].passes()
        goes_on(scene["Ann"], "Harbour")

        assert scene.card("warlord").attached == ("Blockade", "Fog", "Silence")
        assert scene.why_not("Vanquish") == FORBIDDEN
        assert scene.why_not("Ambition") == FORBIDDEN


@pytest.mark.rule("SW-165", "SW-Q35")
def test_a_removed_restriction_goes_to_the_fate_pile_of_its_owner(lay):
    """
    Unexpected Help goes to Moff Gideon's Fate discard pile.
    """
    here = ["koska_reeves", "dark_troopers"]
    with lay(active=1, Bob={"at": "nevarro_city", "tython": here, "under": ["unexpected_help"]}) as scene:
        scene["Bob"].picks("Vanquish")

        assert sorted(scene.zone("fate_discard", "Bob")) == ["Koska Reeves", "Unexpected Help"]


@pytest.mark.rule("SW-Q58")
def test_unexpected_help_goes_after_a_vanquish_of_vehicles_too(lay):
    """
    A Vanquish action on a pair counts.
    """
    bob = {"fleet": [engaged("imperial_light_cruiser", "razor_crest")], "under": ["unexpected_help"]}
    with lay(active=1, Bob={"at": "nevarro_city", **bob}) as scene:
        scene["Bob"].picks("Vanquish")

        assert "Unexpected Help" in scene.zone("fate_discard", "Bob")


@pytest.mark.rule("SW-Q58")
def test_without_grogu_unexpected_help_forbids_nothing(lay):
    """
    Allies go to any location; with Grogu there, not to his.
    """
    bob = {"at": "nevarro_city", "credits": 1, "hand": ["gideon_stormtroopers"], "under": ["unexpected_help"]}
    with lay(active=1, Bob=bob) as scene:
        goes_on(scene["Bob"], "Play a Card", "Stormtroopers")
        scene.can_pick_exactly("Nevarro City", "Old Imperial Base", "Tython", "The Bridge")
        scene["Bob"].picks("Tython")
    with lay(active=1, Bob={**bob, "tython": ["grogu"]}) as scene:
        goes_on(scene["Bob"], "Play a Card", "Stormtroopers")
        scene.can_pick_exactly("Nevarro City", "Old Imperial Base", "The Bridge")
        scene["Bob"].picks("The Bridge")


@pytest.mark.rule("SW-Q58")
def test_without_a_target_there_is_no_vanquish_and_unexpected_help_stays(lay):
    """
    Nobody can be vanquished.
    """
    with lay(active=1, Bob={"at": "nevarro_city", "under": ["unexpected_help"]}) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."
