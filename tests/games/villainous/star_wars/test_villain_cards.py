"""Allies, Items and Effects of a Villain (SW-120 to SW-129)."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.deeds import aims_fate, goes_on, plays, uses_ambition

NO_CARD = "You have no card that you could play."


@pytest.mark.rule("SW-120", "SW-Q11")
def test_an_ally_is_paid_as_its_card_says(war):
    """
    The Soldier takes Credits and leaves the Ambition; the Zealot takes Ambition and leaves the Credits.
    """
    with war(Ann={"at": "fort", "credits": 3, "ambition": 3, "hand": ["soldier", "zealot"]}) as scene:
        plays(scene["Ann"], "Soldier", "Fort")
        assert scene.pool("purse", "Ann") == {"CREDIT": 2, "AMBITION": 3}
        uses_ambition(scene["Ann"], "Play Zealot", "Fort")

        assert scene.pool("purse", "Ann") == {"CREDIT": 2, "AMBITION": 2}
        assert scene.card("fort").bottom == ("Soldier", "Zealot")


@pytest.mark.rule("SW-Q11")
def test_the_currency_is_not_to_be_chosen(war):
    """
    Without Credits a Soldier is not played for Ambition.
    """
    with war(Ann={"at": "fort", "ambition": 9, "hand": ["soldier"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD
        assert scene.why_not("Ambition") == "There is nothing you could do with Ambition."


@pytest.mark.rule("SW-122", "SW-155", "SW-167", "SW-Q10")
@pytest.mark.parametrize("card", ["Recruit", "Banner"])
def test_allies_and_items_can_not_be_played_to_a_vehicle(war, card):
    """
    The Frigate is not among the places, though the mover is on it.
    """
    with war(Ann={"at": "frigate", "credits": 1, "hand": [card], "fleet": ["frigate"]}) as scene:
        goes_on(scene["Ann"], "Play a Card", card)

        scene.can_pick_exactly("Camp", "Harbour", "Fort", "Tower")
        scene["Ann"].picks("Camp")


@pytest.mark.rule("SW-123")
def test_nothing_forces_the_use_of_an_ally(war):
    """
    A Brute beside a weak Rogue stays as long as his Villain likes.
    """
    with war(Ann={"at": "camp", "camp": ["rogue", "brute"]}) as scene:
        scene["Ann"].passes()

        assert scene.card("camp").bottom == ("Brute",)
        scene["Bob"].picks("Mill")


@pytest.mark.rule("SW-125")
def test_an_item_that_attaches_goes_under_an_ally(war):
    """
    The Shield may go to any Ally of the Sector, and to no location and no Hero.
    """
    with war(
        Ann={"at": "fort", "credits": 1, "hand": ["shield"], "camp": ["soldier", "guardian"], "tower": ["brute"]}
    ) as scene:
        goes_on(scene["Ann"], "Play a Card", "Shield")
        scene.can_pick_exactly("Soldier", "Brute")
        scene["Ann"].picks("Brute")

        assert scene.card("brute", zone="bottom").attached == ("Shield",)
        assert scene.card("shield", zone="attached").at == "Tower"


@pytest.mark.rule("SW-126")
def test_an_item_that_attaches_can_not_be_played_without_an_ally(war):
    """
    A Hero and an Ally of another Villain do not help.
    """
    with war(
        Ann={"at": "fort", "credits": 1, "hand": ["shield", "levy"], "camp": []}, Bob={"mill": ["miller"]}
    ) as scene:
        scene["Ann"].picks("Play a Card")

        assert scene.why_not("Shield") == "There is nowhere to put it."
        scene["Ann"].picks("Levy")


@pytest.mark.rule("SW-127")
@pytest.mark.parametrize("way", ["vanquish", "removal", "defeat"])
def test_attached_items_are_discarded_with_their_ally(lay, war, way):
    """
    Used in a Vanquish, removed, or defeated by a card: the Items go to their pile.
    """
    bearer = carrying("dark_troopers", "beskar", "beskar")
    here = {"vanquish": [bearer, "koska_reeves"]}.get(way, [bearer])
    fate = {"removal": ["the_jedi"], "defeat": ["unexpected_help"]}.get(way, ["the_bounty"])
    bob = {"at": "nevarro_city", "tython": [*here, *(["grogu"] if way != "vanquish" else [])]}
    active = 1 if way == "vanquish" else 0
    with lay(active=active, Ann={"at": "utapau"}, Bob={**bob, "fate_deck": [*fate, "self-protection"]}) as scene:
        if way == "vanquish":
            scene["Bob"].picks("Vanquish")
        else:
            aims_fate(scene["Ann"], scene.card(fate[0]).name)
            if way == "removal":
                scene["Ann"].picks("The Bridge")

        assert sorted(scene.zone("discard", "Bob")) == ["Beskar", "Beskar", "Dark Troopers"]


@pytest.mark.rule("SW-127")
def test_each_item_goes_to_the_pile_it_belongs_to(war):
    """
    A Hero's Cloak goes to the Fate pile.
    """
    with war(Ann={"at": "harbour", "camp": ["assassin"], "tower": [carrying("guardian", "cloak")]}) as scene:
        scene["Ann"].picks("Activate")

        assert sorted(scene.zone("fate_discard", "Ann")) == ["Cloak", "Guardian"]
        assert scene.zone("discard", "Ann") == ()


@pytest.mark.rule("SW-128")
def test_an_effect_is_paid_done_once_and_discarded(war):
    """
    The Levy costs 1 and brings 3, and lies face up on the pile.
    """
    with war(Ann={"at": "camp", "credits": 1, "hand": ["levy"]}) as scene:
        plays(scene["Ann"], "Levy")

        assert scene.pool("purse", "Ann") == {"CREDIT": 3}
        assert scene.zone("discard", "Ann") == ("Levy",)
        assert scene["Bob"].sees("Levy")


@pytest.mark.rule("SW-128")
def test_an_effect_is_paid_before_it_brings_anything(war):
    """
    Without a Credit the Levy is not played, though it would bring 3.
    """
    with war(Ann={"at": "camp", "hand": ["levy"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


@pytest.mark.rule("SW-Q42", "SW-Q43")
def test_the_darksaber_stays_when_its_ally_is_defeated_by_a_card(lay):
    """
    Unexpected Help defeats the Ally; the Darksaber lies loose at the location, and covers nothing there.
    """
    bob = {"at": "nevarro_city", "tython": [carrying("dark_troopers", "darksaber"), "grogu"]}
    with lay(Ann={"at": "utapau"}, Bob={**bob, "fate_deck": ["unexpected_help", "the_bounty"]}) as scene:
        aims_fate(scene["Ann"], "Unexpected Help")

        assert scene.card("tython").bottom == ("Darksaber",)


@pytest.mark.rule("SW-Q43")
def test_the_darksaber_goes_when_its_ally_is_removed(lay):
    """
    The Jedi removes the Dark Troopers: the Darksaber goes to the pile with them.
    """
    bob = {"at": "nevarro_city", "tython": [carrying("dark_troopers", "darksaber"), "grogu"]}
    with lay(Ann={"at": "utapau"}, Bob={**bob, "fate_deck": ["the_jedi", "the_bounty"]}) as scene:
        aims_fate(scene["Ann"], "The Jedi", "The Bridge")

        assert sorted(scene.zone("discard", "Bob")) == ["Dark Troopers", "Darksaber"]


@pytest.mark.rule("SW-Q43")
def test_the_next_ally_who_comes_takes_the_darksaber(lay):
    """
    A new Ally has the Item's +1 and the token.
    """
    bob = {"at": "nevarro_city", "credits": 1, "hand": ["gideon_stormtroopers"], "tython": ["darksaber"]}
    with lay(active=1, Bob=bob) as scene:
        plays(scene["Bob"], "Stormtroopers", "Tython")

        assert scene.card("gideon_stormtroopers", zone="bottom").attached == ("Darksaber",)
        assert scene.card("gideon_stormtroopers", zone="bottom").strength == 3


@pytest.mark.rule("SW-Q43")
def test_a_hero_who_comes_takes_the_darksaber_with_the_token_alone(lay):
    """
    Fennec Shand comes, takes it, and has 4.
    """
    bob = {"tython": ["darksaber"], "fate_deck": ["fennec_shand", "the_bounty"]}
    with lay(Ann={"at": "utapau"}, Bob=bob) as scene:
        aims_fate(scene["Ann"], "Fennec Shand", "Tython")

        assert scene.card("fennec_shand").attached == ("Darksaber",)
        assert scene.card("fennec_shand").strength == 4


@pytest.mark.rule("SW-Q43")
def test_grogu_never_takes_the_darksaber(lay):
    """
    He comes, and it stays where it lies.
    """
    bob = {"hand": ["gideon_captured"], "tython": ["darksaber"], "fate_discard": ["grogu"]}
    with lay(active=1, Bob={"at": "the_bridge", "ambition": 5, **bob}) as scene:
        uses_ambition(scene["Bob"], "Play Captured", "Tython")

        assert scene.card("tython").bottom == ("Darksaber", "Grogu")


@pytest.mark.rule("SW-Q43", "SW-079")
def test_the_loose_darksaber_can_be_maneuvered(lay):
    """
    And covers nothing where it lies.
    """
    with lay(active=1, Bob={"at": "old_imperial_base", "tython": ["darksaber"]}) as scene:
        assert all(words.endswith("open") for words in actions_told(scene.card("tython")))
        goes_on(scene["Bob"], "Maneuver", "The Bridge")

        assert scene.card("the_bridge").bottom == ("Darksaber",)


@pytest.mark.rule("SW-Q43")
def test_the_darksaber_stays_when_a_hero_who_carries_it_is_vanquished(lay):
    """
    It lies where the Hero was.
    """
    here = [carrying("koska_reeves", "darksaber"), "dark_troopers"]
    with lay(active=1, Bob={"at": "nevarro_city", "tython": here}) as scene:
        scene["Bob"].picks("Vanquish")

        assert scene.zone("fate_discard", "Bob") == ("Koska Reeves",)
        assert scene.card("tython").bottom == ("Darksaber",)


@pytest.mark.rule("SW-Q44")
def test_allies_and_items_show_no_symbols(lay):
    """
    The Client and Laboratory Samples add no Ambition action to the place where they are.
    """
    with lay(active=1, Bob={"at": "tython", "ambition": 9, "tython": ["the_client", "laboratory_samples"]}) as scene:
        scene.cannot_pick("Ambition")
