"""Moff Gideon's Vehicles, and those of the Heroes against him: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import captive, engaged
from tests.games.villainous.star_wars.gideon import fate, gideon, lying, money, open_symbols
from tests.games.villainous.star_wars.rules import RULES

CRUISER = "Imperial Light Cruiser"
TIE = "Outland TIE Fighter"


def setting_out(to, *, ship=None, **told):
    """Have Ann, who is Moff Gideon, go from Tython to a ship of her fleet."""
    fleet = [ship or ("imperial_light_cruiser" if to == CRUISER else "outland_tie_fighter")]
    scene = gideon(Ann={"at": "tython", "fleet": fleet, **told}, phase="go somewhere")
    scene["Ann"].picks(to)
    return scene


# ------------------------------------------------------------------------------------------------ Imperial Light Cruiser


def test_imperial_light_cruiser_gives_ambition():
    """
    Arriving there, Moff Gideon may choose 1 Ambition, beside that of the start of the turn.
    """
    with setting_out(CRUISER) as scene:
        scene["Ann"].picks("Gain 1 Ambition")

        assert money(scene, "Ann") == (0, 2)


def test_imperial_light_cruiser_lets_five_cards_be_drawn():
    """
    Or he draws up to five cards at the end of that turn, and gains no Ambition.
    """
    with setting_out(CRUISER) as scene:
        scene["Ann"].picks("Draw up to five cards")
        assert scene.hand("Ann") == ()
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 5
        assert money(scene, "Ann") == (0, 1)


def test_imperial_light_cruiser_changes_nothing_about_drawing_for_ambition():
    """
    Who takes the Ambition draws up to four.
    """
    with setting_out(CRUISER) as scene:
        scene["Ann"].picks("Gain 1 Ambition")
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 4


def test_imperial_light_cruiser_lets_five_cards_be_drawn_in_that_turn_only():
    """
    At the end of the next turn it is four again.
    """
    with setting_out(CRUISER) as scene:
        scene["Ann"].picks("Draw up to five cards")
        scene["Ann"].passes()
        scene["Bob"].picks("Utapau")
        scene["Bob"].passes()
        scene["Ann"].picks("The Bridge")
        assert scene.card("moff_gideon").at == "The Bridge"
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks(*scene.options[:3])
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 4


@pytest.mark.rule("SW-Q47")
def test_imperial_light_cruiser_minds_loose_hero_vehicles():
    """
    With a Hero Vehicle loose in Deep Space the five are four.
    """
    with setting_out(CRUISER, rebels=["razor_crest"]) as scene:
        scene["Ann"].picks("Draw up to five cards")
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 4


@pytest.mark.rule("SW-177")
def test_imperial_light_cruiser_does_so_engaged_as_well():
    """
    Engaged, its symbols are covered, and still it does what it says.
    """
    with setting_out(CRUISER, ship=engaged("imperial_light_cruiser", "razor_crest")) as scene:
        scene["Ann"].picks("Gain 1 Ambition")

        assert money(scene, "Ann") == (0, 2)
        assert open_symbols(scene, "imperial_light_cruiser") == []


def test_imperial_light_cruiser_does_nothing_for_who_goes_elsewhere():
    """
    Only arriving there brings something.
    """
    fleet = ["imperial_light_cruiser"]
    with gideon(Ann={"at": "tython", "fleet": fleet}, phase="go somewhere") as scene:
        scene["Ann"].picks("The Bridge")

        scene.expect("Ann", prompt="What do you do?")
        assert money(scene, "Ann") == (0, 1)


def test_imperial_light_cruiser_has_its_three_symbols():
    """
    It costs 3 Credits, goes to Deep Space, and has Fate, Play a Card and Maneuver.
    """
    with gideon(Ann={"at": "nevarro_city", "hand": ["imperial_light_cruiser"], "credits": 3}) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks(CRUISER)

        assert scene["Ann"].zone("fleet") == (CRUISER,)
        assert open_symbols(scene, "imperial_light_cruiser") == ["fate", "play", "maneuver"]
        assert money(scene, "Ann") == (0, 0)


# ------------------------------------------------------------------------------------------------ Outland TIE Fighter


def test_outland_tie_fighter_brings_a_hero_with_less_strength():
    """
    Arriving there, the Fate deck is revealed until a Hero turns up, who is played at any location with a -1 token.
    """
    told = {"fate_deck": ["the_jedi", "fennec_shand"], "fate_discard": ["the_bounty"]}
    with setting_out(TIE, **told) as scene:
        scene["Ann"].picks("The Bridge")

        assert lying(scene, "the_bridge", "top") == ("Fennec Shand",)
        assert scene.card("fennec_shand").strength == 2
        assert scene.card("fennec_shand").tokens == {"MINUS": 1}
        assert scene["Ann"].zone("fate_discard") == ()


def test_outland_tie_fighter_leaves_no_choice():
    """
    It happens whether Moff Gideon likes it or not: all he may say is where.
    """
    with setting_out(TIE, fate_deck=["fennec_shand"]) as scene:
        scene.can_pick_exactly("Nevarro City", "Old Imperial Base", "Tython", "The Bridge")

        scene["Ann"].picks("Tython")


def test_outland_tie_fighter_comes_before_any_action():
    """
    The Hero is there before a symbol of the Vehicle can be used.
    """
    with setting_out(TIE, fate_deck=["koska_reeves"]) as scene:
        scene["Ann"].picks("Tython")

        scene.expect("Ann", prompt="What do you do?")
        assert lying(scene, "tython", "top") == ("Koska Reeves",)


def test_outland_tie_fighter_weakens_no_other_hero():
    """
    A Hero who was there before keeps her Strength.
    """
    with setting_out(TIE, fate_deck=["koska_reeves"], tython=["fennec_shand"]) as scene:
        scene["Ann"].picks("The Bridge")

        assert scene.card("fennec_shand").strength == 3


def test_outland_tie_fighter_brings_grogu_where_no_hero_is():
    """
    Grogu can be the Hero: it is no Fate action, so he comes to any location.
    """
    with setting_out(TIE, fate_deck=["grogu"]) as scene:
        scene["Ann"].picks("The Bridge")

        assert lying(scene, "the_bridge", "top") == ("Grogu",)


def test_outland_tie_fighter_lets_the_hero_do_what_she_says():
    """
    Koska Reeves is played: with the Darksaber in play Moff Gideon loses 1 Credit.
    """
    with setting_out(TIE, fate_deck=["koska_reeves"], tython=["darksaber"], credits=3) as scene:
        scene["Ann"].picks("The Bridge")

        assert money(scene, "Ann") == (2, 1)


def test_outland_tie_fighter_brings_nobody_when_all_heroes_are_in_play():
    """
    Without a Hero in the deck or on the pile nothing happens.
    """
    heroes = ["the_mandalorian", "bo_katan_kryze", "koska_reeves", "fennec_shand", "grogu"]
    with setting_out(TIE, tython=heroes) as scene:
        scene.expect("Ann", prompt="What do you do?")
        scene.did_not_happen("TokensPut")


def test_outland_tie_fighter_has_its_three_symbols():
    """
    It has Ambition, Maneuver and Vanquish.
    """
    with gideon(Ann={"at": "tython", "fleet": ["outland_tie_fighter"]}) as scene:
        assert open_symbols(scene, "outland_tie_fighter") == ["ambition", "maneuver", "vanquish"]


# ------------------------------------------------------------------------------------------------ Razor Crest


def test_razor_crest_moves_a_hero():
    """
    Whoever plays it may move a Hero to any location.
    """
    with fate("razor_crest", "Fennec Shand", "The Bridge", tython=["fennec_shand"]) as scene:
        assert lying(scene, "the_bridge", "top") == ("Fennec Shand",)
        assert scene["Bob"].zone("rebels") == ("Razor Crest",)


def test_razor_crest_need_not_move_anybody():
    """
    That is up to whoever plays it.
    """
    with fate("razor_crest", tython=["fennec_shand"]) as scene:
        scene["Ann"].passes()

        assert lying(scene, "tython", "top") == ("Fennec Shand",)


def test_razor_crest_moves_no_ally():
    """
    Only Heroes are on offer.
    """
    with fate("razor_crest", tython=["fennec_shand", "death_troopers"]) as scene:
        scene.can_pick_exactly("Fennec Shand", "Pass")

        scene["Ann"].passes()


def test_razor_crest_moves_a_captive_who_stays_captured():
    """
    Grogu on the Villain side can be moved, and stays on that side.
    """
    with fate("razor_crest", "Grogu", "The Bridge", tython=[captive("grogu")]) as scene:
        assert lying(scene, "the_bridge") == ("Grogu",)


def test_razor_crest_engages_first():
    """
    With a free Ally Vehicle there it is engaged with that, and covers its symbols.
    """
    with fate("razor_crest", fleet=["outland_tie_fighter"]) as scene:
        assert scene.card("outland_tie_fighter", of="Bob").foes == ("Razor Crest",)
        assert open_symbols(scene, "outland_tie_fighter") == []


# ------------------------------------------------------------------------------------------------ Captured Imperial Shuttle


def test_captured_imperial_shuttle_discards_four_cards_of_the_deck():
    """
    The top four cards of Moff Gideon's deck go to his discard pile.
    """
    deck = ["dark_troopers", "beskar", "gideon_captured", "darksaber", "the_client"]
    with fate("captured_imperial_shuttle", other="the_jedi", deck=deck, hand=["experimentation"]) as scene:
        assert scene["Bob"].zone("discard") == ("Dark Troopers", "Beskar", "Captured", "Darksaber")
        assert scene["Bob"].zone("deck")[0] == "The Client"
        assert scene.hand("Bob") == ("Experimentation",)


def short_deck(*deck):
    """Have the Captured Imperial Shuttle come to Moff Gideon, whose deck holds a few cards; all others are on his pile."""
    kinds = [card for card in RULES.cards if card.printed["back"] == "Moff Gideon Villain"]
    his = [card.id for card in kinds for _ in range(card.printed["copies"])]
    for card in deck:
        his.remove(card)
    return fate("captured_imperial_shuttle", other="the_jedi", deck=list(deck), discard=his)


@pytest.mark.rule("SW-Q52")
def test_captured_imperial_shuttle_discards_what_is_there_of_a_short_deck():
    """
    A deck of two cards is discarded, and the pile is not shuffled to go on.
    """
    with short_deck("dark_troopers", "beskar") as scene:
        assert scene["Bob"].zone("deck") == ()
        assert scene["Bob"].zone("discard")[-2:] == ("Dark Troopers", "Beskar")


def test_captured_imperial_shuttle_discards_nothing_of_the_fate_deck():
    """
    It is his own deck that is meant: of the Fate deck only the two revealed cards are gone.
    """
    with fate("captured_imperial_shuttle", other="the_jedi") as scene:
        assert scene["Bob"].zone("fate_discard") == ("The Jedi",)
        assert len(scene["Bob"].zone("fate_deck")) == 13


def test_captured_imperial_shuttle_goes_with_its_pair():
    """
    Engaged it can be vanquished with the Vehicle that it is engaged with; no Ally is needed.
    """
    told = {"at": "nevarro_city", "fleet": [engaged("outland_tie_fighter", "captured_imperial_shuttle")]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene["Ann"].zone("fate_discard") == ("Captured Imperial Shuttle",)
        assert scene["Ann"].zone("discard") == ("Outland TIE Fighter",)
