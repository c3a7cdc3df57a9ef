"""What covers symbols, and what uncovers them (SW-044 to SW-050)."""

import pytest

from tabletop.games.villainous.star_wars.testing import captive, carrying, engaged
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.deeds import aims_fate, goes_on, plays, uses_ambition

COVERED = "Something lies over that symbol."


@pytest.mark.rule("SW-044", "SW-Q05")
def test_a_hero_blocks_the_top_row_and_no_other(war):
    """
    At the Camp the top two symbols are covered, and the two below are open.
    """
    with war(Ann={"at": "camp", "hand": ["levy"], "credits": 1, "camp": ["guardian"]}) as scene:
        assert scene.why_not("Play a Card") == COVERED
        assert scene.why_not("Collect Credits 2") == COVERED
        scene.can_pick("Discard Cards")


@pytest.mark.rule("SW-044", "SW-Q05")
def test_a_hero_blocks_only_where_he_is(war):
    """
    The Camp is open though a Hero is at the Tower.
    """
    with war(Ann={"at": "camp", "tower": ["guardian"]}) as scene:
        scene.can_pick("Collect Credits 2")


@pytest.mark.rule("SW-Q05", "SW-176")
def test_on_an_engaged_vehicle_all_symbols_are_blocked(war):
    """
    None of the three can be used.
    """
    with war(Ann={"at": "frigate", "fleet": [engaged("frigate", "cutter")]}) as scene:
        scene.can_pick_exactly("Pass")
        assert scene.why_not("Collect Credits 1") == COVERED


@pytest.mark.rule("SW-045")
def test_a_blocked_symbol_stays_blocked_turn_after_turn(war):
    """
    The mover's going and coming changes nothing about a Hero.
    """
    with war(active=1, Ann={"at": "fort", "camp": ["guardian"]}, Bob={"at": "mill"}) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks("Camp")

        assert scene.why_not("Collect Credits 2") == COVERED


@pytest.mark.rule("SW-045", "SW-046", "SW-156")
def test_vanquishing_a_hero_opens_the_symbols_at_once(war):
    """
    In the same turn the top row can be used.
    """
    with war(Ann={"at": "camp", "camp": ["guardian", "brute"]}) as scene:
        scene["Ann"].picks("Vanquish")

        scene.can_pick("Collect Credits 2")


@pytest.mark.rule("SW-045", "SW-046", "SW-156")
def test_defeating_a_hero_by_a_card_opens_the_symbols(war):
    """
    The Assassin strikes, and the Harbour's top row is free.
    """
    with war(Ann={"at": "harbour", "harbour": ["guardian"], "camp": ["assassin"]}) as scene:
        assert scene.why_not("Maneuver") == COVERED
        scene["Ann"].picks("Activate")

        scene.can_pick("Maneuver")


@pytest.mark.rule("SW-045", "SW-046", "SW-156")
def test_moving_a_hero_away_opens_the_symbols(lay):
    """
    Dark Troopers capture Grogu: what he covered at the Old Imperial Base can be used at once.
    """
    ann = {"at": "old_imperial_base", "old_imperial_base": ["grogu", "dark_troopers"]}
    with lay(villains=("moff_gideon", "general_grievous"), Ann=ann) as scene:
        assert scene.why_not("Maneuver") == COVERED
        uses_ambition(scene["Ann"], "Dark Troopers")

        scene.can_pick("Maneuver")


@pytest.mark.rule("SW-046")
def test_a_symbol_that_was_used_before_stays_used_when_it_is_uncovered(war):
    """
    The Credits were collected, then a Hero came and went: they are not collected twice.
    """
    with war(
        Ann={"at": "camp", "spent": {"camp": 0b0010}, "camp": ["guardian", "brute"]},
    ) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.why_not("Collect Credits 2") == "You have used that symbol this turn."


@pytest.mark.rule("SW-046")
def test_a_hero_played_on_oneself_covers_what_was_not_used_yet(war):
    """
    In the middle of the own turn the top row is closed.
    """
    with war(Ann={"at": "camp", "hand": ["challenge"], "fate_deck": ["guardian"]}) as scene:
        plays(scene["Ann"], "Challenge", "Camp")

        assert scene.why_not("Collect Credits 2") == COVERED


@pytest.mark.rule("SW-047")
def test_another_hero_there_takes_over(war):
    """
    One of two Heroes is vanquished, and the symbols stay blocked.
    """
    with war(Ann={"at": "camp", "camp": ["guardian", "rogue", "brute"]}) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Guardian")

        assert scene.why_not("Collect Credits 2") == COVERED


@pytest.mark.rule("SW-048", "SW-159")
def test_a_restriction_never_blocks_symbols(lay):
    """
    Under Repair lies under the mover, and every symbol there can be used.
    """
    with lay(Ann={"at": "saleucami", "under": ["under_repair"]}) as scene:
        assert [words.rpartition(", ")[2] for words in actions_told(scene.card("saleucami"))] == ["open"] * 4
        scene.can_pick("Fate", "Collect Credits 2", "Discard Cards")


@pytest.mark.rule("SW-048")
def test_only_the_text_of_a_restriction_limits_its_player(war):
    """
    The Blockade stops Play a Card actions and nothing else.
    """
    with war(Ann={"at": "camp", "under": ["blockade"], "hand": ["recruit"]}) as scene:
        assert scene.why_not("Play a Card") == "Something forbids you that action."
        scene.can_pick("Collect Credits 2")


@pytest.mark.rule("SW-049", "SW-106")
def test_a_hero_one_plays_on_oneself_blocks_too(lay):
    """
    Count Dooku's Orders bring a Hero who covers the top row where he is put.
    """
    ann = {"hand": ["count_dookus_orders"], "deck": ["gor"], "fate_deck": ["kit_fisto"]}
    with lay(Ann={"at": "florrum", "ambition": 2, **ann}) as scene:
        uses_ambition(scene["Ann"], "Play Count Dooku's Orders", "Utapau", "Florrum", "Pass")

        assert actions_told(scene.card("florrum"))[:2] == ("upper: play, covered", "upper: discard, covered")


@pytest.mark.rule("SW-049", "SW-025", "SW-157", "SW-Q33")
def test_a_fate_item_blocks_on_its_own(war):
    """
    A Barricade without any Hero covers the top row.
    """
    with war(Ann={"at": "camp", "camp": ["barricade"]}) as scene:
        assert scene.why_not("Collect Credits 2") == COVERED


@pytest.mark.rule("SW-Q33")
def test_a_fate_item_goes_with_the_hero_it_is_attached_to(war):
    """
    When her bearer is vanquished the Cloak is discarded, and nothing covers the top row any more.
    """
    with war(Ann={"at": "camp", "camp": [carrying("guardian", "cloak"), "brute", "soldier"]}) as scene:
        goes_on(scene["Ann"], "Vanquish", "Brute")

        assert sorted(scene.zone("fate_discard", "Ann")) == ["Cloak", "Guardian"]
        scene.can_pick("Collect Credits 2")


@pytest.mark.rule("SW-050", "SW-Q06")
def test_a_hero_on_the_villain_side_blocks_nothing(lay):
    """
    Grogu captured at the mover's location leaves the top row open.
    """
    with lay(
        villains=("moff_gideon", "general_grievous"), Ann={"at": "nevarro_city", "nevarro_city": [captive("grogu")]}
    ) as scene:
        scene.can_pick("Collect Credits 2")


@pytest.mark.rule("SW-Q06", "SW-075")
def test_a_hero_on_the_villain_side_can_be_maneuvered(lay):
    """
    Captured, Grogu goes where he is sent, and stays on the Villain side.
    """
    with lay(
        villains=("moff_gideon", "general_grievous"),
        Ann={"at": "old_imperial_base", "nevarro_city": [captive("grogu")]},
    ) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Tython")

        assert scene.card("tython").bottom == ("Grogu",)


@pytest.mark.rule("SW-Q06")
def test_a_hero_on_the_villain_side_may_be_vanquished(war):
    """
    A Guardian who was brought there is a target like any other Hero at that location.
    """
    with war(Ann={"at": "camp", "tower": [captive("guardian"), "brute"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard", "Ann") == ("Guardian",)


@pytest.mark.rule("SW-044")
def test_a_fate_card_played_in_another_turn_covers_the_symbols(war):
    """
    What Bob plays at the Camp is in the way in Ann's next turn.
    """
    with war(active=1, Ann={"at": "fort", "fate_deck": ["guardian", "storm"]}, Bob={"at": "mill"}) as scene:
        aims_fate(scene["Bob"], "Guardian", "Camp")
        scene["Bob"].passes()
        scene["Ann"].picks("Camp")

        assert scene.why_not("Collect Credits 2") == COVERED
