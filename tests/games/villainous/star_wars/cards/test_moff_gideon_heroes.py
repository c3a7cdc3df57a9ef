"""The Heroes against Moff Gideon: what each does, and what each must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import captive, carrying, sector, with_tokens
from tests.games.villainous.star_wars.gideon import fate, gideon, lying, money, open_symbols


def revealed(*cards, **bob):
    """Have Ann, who is General Grievous, take a Fate action against Bob, who is Moff Gideon."""
    scene = sector(Ann={"at": "utapau"}, Bob={"fate_deck": list(cards), **bob})
    scene["Ann"].picks("Fate")
    return scene


# ------------------------------------------------------------------------------------------------ The Mandalorian


@pytest.mark.rule("SW-113")
@pytest.mark.parametrize("grogu", ["grogu", captive("grogu")])
def test_the_mandalorian_is_stronger_with_grogu(grogu):
    """
    Where Grogu is, on whichever side, he is 6 strong.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["the_mandalorian", grogu]}) as scene:
        assert scene.card("the_mandalorian").strength == 6
        assert scene.card("the_mandalorian").tokens == {}


def test_the_mandalorian_is_no_stronger_without_grogu():
    """
    With Grogu elsewhere he is 4 strong.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["the_mandalorian"], "the_bridge": ["grogu"]}) as scene:
        assert scene.card("the_mandalorian").strength == 4


def test_the_mandalorian_is_no_stronger_before_grogu_comes():
    """
    With Grogu not in play he is 4 strong.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["the_mandalorian"]}) as scene:
        assert scene.card("the_mandalorian").strength == 4


@pytest.mark.rule("SW-113")
def test_the_mandalorian_gains_and_loses_it_as_they_meet_and_part():
    """
    When the captured Grogu is maneuvered away it ends, and when he comes back it returns.
    """
    told = {
        "at": "old_imperial_base",
        "tython": ["the_mandalorian", captive("grogu")],
        "fleet": ["imperial_light_cruiser"],
    }
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("The Bridge")
        assert scene.card("the_mandalorian").strength == 4
        scene["Ann"].passes()
        scene["Bob"].picks("Utapau")
        scene["Bob"].passes()
        scene["Ann"].picks("Imperial Light Cruiser")
        scene["Ann"].picks("Gain 1 Ambition")
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Tython")

        assert scene.card("the_mandalorian").strength == 6


def test_the_mandalorian_takes_six_strength_to_vanquish_beside_grogu():
    """
    Dark Troopers, 5 strong, can't vanquish him there.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["the_mandalorian", "grogu", "dark_troopers"]}) as scene:
        scene.cannot_pick("Vanquish")


def test_the_mandalorian_makes_no_other_hero_stronger():
    """
    It is his Strength alone.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["the_mandalorian", "grogu", "fennec_shand"]}) as scene:
        assert scene.card("fennec_shand").strength == 3


# ------------------------------------------------------------------------------------------------ Grogu


def test_grogu_has_to_be_the_card_that_is_played():
    """
    Revealed by a Fate action, he comes to a location with another Hero, and The Jedi are discarded without a question.
    """
    with revealed("grogu", "the_jedi", tython=["fennec_shand"], the_bridge=["koska_reeves"]) as scene:
        scene.expect("Ann", prompt="Where do you put Grogu?")
        scene.can_pick_exactly("Tython", "The Bridge")
        scene["Ann"].picks("The Bridge")

        assert lying(scene, "the_bridge", "top") == ("Koska Reeves", "Grogu")
        assert scene["Bob"].zone("fate_discard") == ("The Jedi",)


def test_grogu_has_to_be_played_as_the_second_card_as_well():
    """
    It does not matter which of the two he is.
    """
    with revealed("fennec_shand", "grogu", tython=["koska_reeves"]) as scene:
        assert lying(scene, "tython", "top") == ("Koska Reeves", "Grogu")
        assert scene["Bob"].zone("fate_discard") == ("Fennec Shand",)


def test_grogu_is_discarded_with_the_other_card_where_no_hero_is():
    """
    With no Hero in the Sector both revealed cards are discarded.
    """
    with revealed("grogu", "fennec_shand") as scene:
        scene.expect("Ann", prompt="What do you do?")

        assert set(scene["Bob"].zone("fate_discard")) == {"Grogu", "Fennec Shand"}
        scene.did_not_happen("Played")


def test_grogu_comes_to_no_place_with_allies_alone():
    """
    Allies are no other Heroes.
    """
    with revealed("grogu", "the_jedi", tython=["dark_troopers"]) as scene:
        assert "Grogu" in scene["Bob"].zone("fate_discard")


def test_grogu_covers_symbols_on_the_hero_side():
    """
    Like any Hero he covers the upper row.
    """
    with gideon(Ann={"at": "nevarro_city", "nevarro_city": ["grogu"]}) as scene:
        assert open_symbols(scene, "nevarro_city") == ["play", "vanquish"]


@pytest.mark.rule("SW-Q06")
def test_grogu_covers_nothing_on_the_villain_side():
    """
    Captured, he blocks no symbols.
    """
    with gideon(Ann={"at": "nevarro_city", "nevarro_city": [captive("grogu")]}) as scene:
        assert open_symbols(scene, "nevarro_city") == ["credits 2", "ambition", "play", "vanquish"]


@pytest.mark.rule("SW-Q06")
def test_grogu_can_be_maneuvered_on_the_villain_side():
    """
    A Maneuver brings the captive to another location, and there he is on the Villain side.
    """
    with gideon(Ann={"at": "old_imperial_base", "tython": [captive("grogu")]}) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("The Bridge")

        assert lying(scene, "the_bridge") == ("Grogu",)


@pytest.mark.rule("SW-076")
def test_grogu_cannot_be_maneuvered_on_the_hero_side():
    """
    On the Hero side no Maneuver moves him.
    """
    with gideon(Ann={"at": "old_imperial_base", "tython": ["grogu"]}) as scene:
        scene.cannot_pick("Maneuver")


@pytest.mark.rule("SW-Q53")
@pytest.mark.parametrize("grogu", ["grogu", captive("grogu")])
def test_grogu_is_no_target_of_a_vanquish(grogu):
    """
    With 0 Strength he would be easy, but nobody can choose him.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": [grogu, "dark_troopers"]}) as scene:
        scene.cannot_pick("Vanquish")


def test_grogu_stays_when_another_hero_is_vanquished():
    """
    The Vanquish of Fennec Shand leaves him.
    """
    told = {"at": "nevarro_city", "tython": ["grogu", "koska_reeves", "dark_troopers"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Vanquish")
        scene.expect("Ann", prompt="What do you do?")

        assert lying(scene, "tython", "top") == ("Grogu",)


def test_grogu_can_be_moved_by_cards():
    """
    The Razor Crest moves him like any Hero.
    """
    with fate("razor_crest", "Grogu", "The Bridge", other="the_jedi", tython=["grogu"]) as scene:
        assert lying(scene, "the_bridge", "top") == ("Grogu",)


# ------------------------------------------------------------------------------------------------ Bo-Katan Kryze


@pytest.mark.parametrize(
    "there",
    [["darksaber"], [carrying("death_troopers", "darksaber")], [carrying("fennec_shand", "darksaber")]],
)
def test_bo_katan_kryze_costs_ambition_for_the_darksaber(there):
    """
    With the Darksaber in play, lying loose or held by an Ally or a Hero, Moff Gideon loses 2 Ambition when she is played.
    """
    with fate("bo_katan_kryze", "The Bridge", tython=there, ambition=3) as scene:
        assert money(scene, "Bob") == (0, 1)


def test_bo_katan_kryze_takes_what_there_is():
    """
    With 1 Ambition he loses that.
    """
    with fate("bo_katan_kryze", "The Bridge", tython=["darksaber"], ambition=1, credits=5) as scene:
        assert money(scene, "Bob") == (5, 0)


@pytest.mark.parametrize("where", ["hand", "discard", "deck"])
def test_bo_katan_kryze_costs_nothing_without_the_darksaber(where):
    """
    In hand, on the pile or in the deck it is not in play.
    """
    with fate("bo_katan_kryze", "The Bridge", ambition=3, **{where: ["darksaber"]}) as scene:
        assert money(scene, "Bob") == (0, 3)


def test_bo_katan_kryze_costs_nothing_later():
    """
    A Darksaber that comes into play after her costs no more than itself.
    """
    told = {"at": "nevarro_city", "hand": ["darksaber"], "ambition": 3}
    with gideon(Ann={**told, "tython": ["death_troopers"], "the_bridge": ["bo_katan_kryze"]}) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Play Darksaber")

        assert money(scene, "Ann") == (0, 2)


@pytest.mark.rule("SW-Q49")
def test_bo_katan_kryze_makes_nobody_spend():
    """
    Ambition that is lost is not spent.
    """
    with fate("bo_katan_kryze", "The Bridge", tython=["darksaber"], ambition=3) as scene:
        scene.happened("Lost")
        scene.did_not_happen("Spent")


# ------------------------------------------------------------------------------------------------ Koska Reeves


def test_koska_reeves_costs_a_credit_for_the_darksaber():
    """
    With the Darksaber in play Moff Gideon loses 1 Credit when she is played.
    """
    with fate("koska_reeves", "The Bridge", tython=["darksaber"], credits=3, ambition=3) as scene:
        assert money(scene, "Bob") == (2, 3)


def test_koska_reeves_costs_nothing_without_the_darksaber():
    """
    Without it he keeps his Credits.
    """
    with fate("koska_reeves", "The Bridge", credits=3) as scene:
        assert money(scene, "Bob") == (3, 0)


def test_koska_reeves_takes_nothing_from_who_has_nothing():
    """
    Without a Credit there is none to lose.
    """
    with fate("koska_reeves", "The Bridge", tython=["darksaber"]) as scene:
        assert money(scene, "Bob") == (0, 0)


# ------------------------------------------------------------------------------------------------ Fennec Shand


def test_fennec_shand_takes_two_allies():
    """
    Dark Troopers alone would be strong enough, but a second Ally has to be used.
    """
    told = {"at": "nevarro_city", "tython": ["fennec_shand", "dark_troopers", "gideon_stormtroopers", "the_client"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Dark Troopers")
        scene.cannot_pick("Pass")
        scene["Ann"].picks("Stormtroopers")
        scene["Ann"].passes()

        assert lying(scene, "tython", "top") == ()
        assert lying(scene, "tython") == ("The Client",)
        assert set(scene["Ann"].zone("discard")) == {"Dark Troopers", "Stormtroopers"}


def test_fennec_shand_is_safe_from_one_ally():
    """
    With only one Ally at her place she can't be vanquished, however strong that is.
    """
    told = {"at": "nevarro_city", "tython": ["fennec_shand", "dark_troopers"], "the_bridge": ["death_troopers"]}
    with gideon(Ann=told) as scene:
        scene.cannot_pick("Vanquish")


def test_fennec_shand_is_safe_from_two_weak_allies():
    """
    Two Allies still need her 3 Strength together.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["fennec_shand", "gideon_stormtroopers", "the_client"]}) as scene:
        scene.cannot_pick("Vanquish")


def test_fennec_shand_takes_two_allies_without_any_strength_left():
    """
    Even at 0 she takes two; being above 0 themselves they stay.
    """
    told = {"tython": [with_tokens("fennec_shand", -3), "dark_troopers", "gideon_stormtroopers"]}
    with gideon(Ann={"at": "nevarro_city", **told}) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Dark Troopers")

        assert set(lying(scene, "tython")) == {"Dark Troopers", "Stormtroopers"}
        assert lying(scene, "tython", "top") == ()


def test_fennec_shand_protects_no_other_hero():
    """
    Koska Reeves beside her is vanquished by one Ally.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["fennec_shand", "koska_reeves", "death_troopers"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert lying(scene, "tython", "top") == ("Fennec Shand",)


# ------------------------------------------------------------------------------------------------ printed


@pytest.mark.parametrize(
    ("hero", "strength"),
    [("the_mandalorian", 4), ("grogu", 0), ("bo_katan_kryze", 3), ("koska_reeves", 2), ("fennec_shand", 3)],
)
def test_how_strong_the_heroes_are(hero, strength):
    """
    Each Hero has the printed Strength, and covers the upper symbols of the place.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": [hero]}) as scene:
        assert scene.card(hero).strength == strength
        assert open_symbols(scene, "tython") == ["discard", "credits 2"]
