"""Vanquishing: whom, with whom, and who goes (SW-089 to SW-096, SW-115 to SW-119)."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying, engaged, with_tokens
from tests.games.villainous.star_wars.deeds import goes_on

NO_TARGET = "There is nobody to vanquish."
TOO_WEAK = "Your Allies who can fight there are not strong enough."


@pytest.mark.rule("SW-089", "SW-091", "SW-093")
def test_an_ally_as_strong_as_the_hero_is_enough(war):
    """
    A Brute with 4 against a Guardian with 4: both go face up to their own piles.
    """
    with war(Ann={"at": "camp", "camp": ["guardian", "brute"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard", "Ann") == ("Guardian",)
        assert scene.zone("discard", "Ann") == ("Brute",)
        scene.happened("Vanquished", target="Guardian", seen_by="Bob")


@pytest.mark.rule("SW-091")
def test_a_weaker_ally_is_not_enough(war):
    """
    A Soldier with 2 does not vanquish a Guardian with 4.
    """
    with war(Ann={"at": "camp", "camp": ["guardian", "soldier"]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("SW-091", "SW-090", "SW-093")
def test_the_strengths_of_allies_are_added_up(war):
    """
    Two Soldiers with 2 each vanquish a Guardian with 4, and both go.
    """
    with war(Ann={"at": "camp", "fort": ["guardian", "soldier", "soldier"]}) as scene:
        goes_on(scene["Ann"], "Vanquish", "Soldier (Fort)")

        assert scene.zone("fate_discard", "Ann") == ("Guardian",)
        assert scene.zone("discard", "Ann") == ("Soldier", "Soldier")


@pytest.mark.rule("SW-089")
def test_a_vanquish_defeats_exactly_one(war):
    """
    The second Hero there stays, and a second Vanquish is not on offer.
    """
    with war(Ann={"at": "camp", "fort": ["rogue", "warden", "brute", "soldier"]}) as scene:
        goes_on(scene["Ann"], "Vanquish", "Warden", "Brute", "Pass")

        assert scene.zone("fate_discard", "Ann") == ("Warden",)
        assert scene.card("fort").top == ("Rogue",)
        assert scene.why_not("Vanquish") == "You have used that symbol this turn."


@pytest.mark.rule("SW-090")
def test_allies_elsewhere_do_not_fight(war):
    """
    A Brute at the Camp does nothing to a Guardian at the Fort, be the mover where it may.
    """
    with war(Ann={"at": "camp", "camp": ["brute"], "fort": ["guardian", "soldier"]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("SW-090", "SW-091")
def test_the_refusal_says_that_the_allies_are_too_weak(war):
    """
    Of two Heroes one can be vanquished, and of the other it is said why not.
    """
    here = ["rogue", "rogue", "brute"]
    with war(Ann={"at": "camp", "camp": here, "fort": ["guardian", "soldier"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.why_not("Guardian") == TOO_WEAK
        goes_on(scene["Ann"], "Rogue (Camp)")


@pytest.mark.rule("SW-092", "SW-111")
def test_tokens_count_on_both_sides(war):
    """
    A Soldier with a +1 token vanquishes a Guardian with a -1 token, and without tokens he does not.
    """
    here = [with_tokens("guardian", -1), with_tokens("soldier", 1)]
    with war(Ann={"at": "camp", "camp": here}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard", "Ann") == ("Guardian",)
    with war(Ann={"at": "camp", "camp": [with_tokens("guardian", -1), "soldier"]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("SW-092")
def test_cards_count_on_both_sides(war):
    """
    A Cloak makes a Rogue stronger than a Soldier, and a Shield makes up for it.
    """
    with war(Ann={"at": "camp", "camp": [carrying("warden", "cloak"), "soldier"]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET
    with war(Ann={"at": "camp", "camp": [carrying("warden", "cloak"), carrying("soldier", "shield")]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert sorted(scene.zone("fate_discard", "Ann")) == ["Cloak", "Warden"]
        assert sorted(scene.zone("discard", "Ann")) == ["Shield", "Soldier"]


@pytest.mark.rule("SW-094")
def test_allies_who_were_not_used_stay(lay):
    """
    4 + 1 against 5 leaves a third Ally in place.
    """
    here = [with_tokens("plo_koon", 2), "magna_guard", "b2_super_battle_droids", "gor"]
    with lay(Ann={"at": "florrum", "utapau": here}) as scene:
        goes_on(scene["Ann"], "Vanquish", "Magna Guard", "B2 Super Battle Droids", "Pass")

        assert sorted(scene.zone("discard", "Ann")) == ["B2 Super Battle Droids", "Magna Guard"]
        assert scene.card("utapau").bottom == ("Gor",)


@pytest.mark.rule("SW-Q14")
def test_more_allies_may_be_used_than_needed(war):
    """
    A Brute would be enough for the Rogue; a Soldier is used besides, and both go.
    """
    with war(Ann={"at": "camp", "camp": ["rogue", "brute", "soldier"]}) as scene:
        goes_on(scene["Ann"], "Vanquish", "Brute", "Soldier")

        assert sorted(scene.zone("discard", "Ann")) == ["Brute", "Soldier"]


@pytest.mark.rule("SW-Q14")
def test_one_may_stop_as_soon_as_it_is_enough(war):
    """
    With the Soldier alone the Rogue is vanquished, and the Brute stays.
    """
    with war(Ann={"at": "camp", "camp": ["rogue", "brute", "soldier"]}) as scene:
        goes_on(scene["Ann"], "Vanquish", "Soldier", "Pass")

        assert scene.zone("discard", "Ann") == ("Soldier",)


@pytest.mark.rule("SW-095", "SW-Q13")
def test_an_own_ally_is_no_target(war):
    """
    With Allies alone there is nobody to vanquish.
    """
    with war(Ann={"at": "camp", "camp": ["brute", "soldier"]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("SW-095", "SW-043")
def test_heroes_of_an_opponent_are_no_targets(war):
    """
    A Hero in Bob's Sector is Bob's affair.
    """
    with war(Ann={"at": "camp", "camp": ["brute"]}, Bob={"mill": ["peasant"]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("SW-096", "SW-181", "SW-Q14", "SW-110")
def test_an_engaged_hero_vehicle_is_vanquished_without_allies(war):
    """
    Both Vehicles go to their piles, and the Allies who are there do not matter.
    """
    with war(Ann={"at": "camp", "camp": ["brute"], "fleet": [engaged("frigate", "cutter")]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("discard", "Ann") == ("Frigate",)
        assert scene.zone("fate_discard", "Ann") == ("Cutter",)
        assert scene.card("camp").bottom == ("Brute",)


@pytest.mark.rule("SW-Q53")
def test_a_defeat_that_is_forbidden_makes_no_target(lay):
    """
    Grogu cannot be vanquished, though he has no Strength.
    """
    with lay(
        villains=("moff_gideon", "general_grievous"), Ann={"at": "nevarro_city", "tython": ["grogu", "dark_troopers"]}
    ) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("SW-Q53")
def test_a_defeat_that_is_replaced_costs_the_allies(war):
    """
    The Phantom goes to another location; the Brute is discarded, and the action was taken.
    """
    with war(Ann={"at": "camp", "tower": ["phantom", "brute"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card("phantom").at == "Camp"
        assert scene.zone("discard", "Ann") == ("Brute",)
        assert scene.events("ActionTaken")[-1].fields["kind"] == "vanquish"
        scene.did_not_happen("Defeated")


# ------------------------------------------------------------------------------------------------ without Strength


@pytest.mark.rule("SW-115")
def test_without_strength_a_card_stays_in_place(war):
    """
    An Ally and a Hero at 0 remain where they are.
    """
    with war(Ann={"at": "camp", "fort": [with_tokens("soldier", -2), with_tokens("rogue", -1)]}) as scene:
        assert scene.card("soldier", zone="bottom").strength == 0
        assert scene.card("rogue", zone="top").strength == 0
        scene.pass_()
        scene["Bob"].picks("Mill")

        assert scene.card("fort").bottom == ("Soldier",)
        assert scene.card("fort").top == ("Rogue",)


@pytest.mark.rule("SW-116", "SW-117")
def test_an_ally_without_strength_may_be_used_and_is_lost(war):
    """
    Beside a Brute the Recruit adds nothing, and both are discarded.
    """
    with war(Ann={"at": "camp", "camp": ["guardian", "brute", "recruit"]}) as scene:
        goes_on(scene["Ann"], "Vanquish", "Brute", "Recruit")

        assert sorted(scene.zone("discard", "Ann")) == ["Brute", "Recruit"]


@pytest.mark.rule("SW-116")
def test_an_ally_without_strength_adds_nothing(war):
    """
    A Soldier and a Recruit are still too weak for a Guardian.
    """
    with war(Ann={"at": "camp", "camp": ["guardian", "soldier", "recruit"]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("SW-116")
def test_an_ally_without_strength_uses_its_ability(war):
    """
    An Engineer at 0 is activated as ever.
    """
    with war(Ann={"at": "harbour", "credits": 1, "fort": [with_tokens("engineer", -1)]}) as scene:
        scene["Ann"].picks("Activate")

        assert scene.pool("purse", "Ann") == {"AMBITION": 2}


@pytest.mark.rule("SW-118")
def test_a_hero_without_strength_goes_on_blocking(war):
    """
    The Warden at 0 covers the top row, and bars Allies as ever.
    """
    with war(Ann={"at": "fort", "hand": ["recruit"], "fort": [with_tokens("warden", -2)]}) as scene:
        assert scene.why_not("Collect Credits 1") == "Something lies over that symbol."
        assert scene.why_not("Play a Card") == "You have no card that you could play."


@pytest.mark.rule("SW-119", "SW-Q24")
def test_against_a_hero_without_strength_the_ally_stays(war):
    """
    The Soldier who vanquished a Rogue at 0 is not discarded.
    """
    with war(Ann={"at": "camp", "fort": [with_tokens("rogue", -1), "soldier"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard", "Ann") == ("Rogue",)
        assert scene.card("soldier", zone="bottom").at == "Fort"
        assert scene.zone("discard", "Ann") == ()


@pytest.mark.rule("SW-117", "SW-119", "SW-Q24")
def test_against_a_hero_without_strength_an_ally_without_strength_is_lost(war):
    """
    Used together, the Recruit goes and the Soldier stays.
    """
    with war(Ann={"at": "camp", "fort": [with_tokens("rogue", -1), "soldier", "recruit"]}) as scene:
        goes_on(scene["Ann"], "Vanquish", "Recruit", "Soldier")

        assert scene.zone("discard", "Ann") == ("Recruit",)
        assert scene.card("fort").bottom == ("Soldier",)


@pytest.mark.rule("SW-119", "SW-090")
def test_a_hero_without_strength_needs_an_ally_all_the_same(war):
    """
    With nobody there he is not vanquished.
    """
    with war(Ann={"at": "camp", "camp": ["brute"], "fort": [with_tokens("rogue", -1)]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("SW-Q24")
def test_a_lost_ally_is_discarded_and_not_removed(war):
    """
    What waits for a removal hears nothing of an Ally that was used.
    """
    with war(Ann={"at": "camp", "fort": [with_tokens("rogue", -1), "recruit"]}) as scene:
        scene["Ann"].picks("Vanquish")

        scene.happened("UsedUp", card="Recruit")
        scene.did_not_happen("Removed")


@pytest.mark.rule("SW-Q45")
def test_an_ally_without_strength_can_not_be_kept(lay):
    """
    B2 Super Battle Droids at 0 are discarded, and nothing may be paid to keep them.
    """
    here = ["plo_koon", "magna_guard", with_tokens("b2_super_battle_droids", -1)]
    with lay(Ann={"at": "florrum", "ambition": 3, "utapau": here}) as scene:
        goes_on(scene["Ann"], "Vanquish", "B2 Super Battle Droids")

        assert sorted(scene.zone("discard", "Ann")) == ["B2 Super Battle Droids", "Magna Guard"]
        assert scene.pool("purse", "Ann") == {"AMBITION": 3}


# ------------------------------------------------------------------------------------------------ what waits for it


@pytest.mark.rule("SW-212")
def test_a_vanquished_hero_is_defeated(war):
    """
    The Martyr, vanquished, has her Villain lose 2 Credits.
    """
    with war(Ann={"at": "camp", "credits": 3, "fort": ["martyr", "brute"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.pool("purse", "Ann") == {"CREDIT": 1}


@pytest.mark.rule("SW-Q42")
@pytest.mark.parametrize("used", ["stormtroopers", "dark_troopers"])
def test_an_ally_used_in_a_vanquish_is_defeated_for_a_text_that_waits_for_that(lay, used):
    """
    The Darksaber stays at the location when its Ally is lost in a Vanquish.
    """
    used = {"stormtroopers": "gideon_stormtroopers"}.get(used, used)
    here = [with_tokens("koska_reeves", -1), carrying(used, "darksaber")]
    with lay(villains=("moff_gideon", "general_grievous"), Ann={"at": "nevarro_city", "tython": here}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card("tython").bottom == ("Darksaber",)
        assert scene.zone("discard", "Ann") == (scene.card(used, zone="discard").name,)
