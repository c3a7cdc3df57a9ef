"""What is in a Sector and what is not, and what belongs to whom (SW-019 to SW-030)."""

import pytest

from tabletop.games.villainous.star_wars.testing import engaged
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.deeds import aims_fate, plays, uses_ambition


@pytest.mark.rule("SW-019")
@pytest.mark.parametrize("place", ["fort", "tower"])
def test_a_hero_on_the_hero_side_is_in_the_sector(war, place):
    """
    Wherever the Hero stands, a text about Heroes of the Sector reaches him.
    """
    with war(Ann={"at": "harbour", "camp": ["assassin"], place: ["guardian"]}) as scene:
        scene["Ann"].picks("Activate")

        assert scene.card("guardian").zone == "fate_discard"


@pytest.mark.rule("SW-019")
def test_an_ally_on_the_villain_side_is_in_the_sector(war):
    """
    A text about Allies reaches one at a location where the mover is not.
    """
    with war(Ann={"at": "camp", "hand": ["sacrifice"], "tower": ["soldier"]}) as scene:
        plays(scene["Ann"], "Sacrifice")

        assert "Soldier" in scene.zone("discard", "Ann")


@pytest.mark.rule("SW-019")
def test_vehicles_in_deep_space_are_in_the_sector(lay):
    """
    Escape Plan may remove a Hero Vehicle that is engaged in Deep Space.
    """
    with lay(
        Ann={
            "at": "florrum",
            "ambition": 1,
            "hand": ["escape_plan"],
            "fleet": [engaged("soulless_one", "the_negotiator")],
        }
    ) as scene:
        uses_ambition(scene["Ann"], "Play Escape Plan", "The Negotiator")

        assert scene.zone("fate_discard", "Ann") == ("The Negotiator",)
        assert scene.zone("fleet", "Ann") == ("Soulless One",)


@pytest.mark.rule("SW-020")
@pytest.mark.parametrize("where", ["hand", "deck", "discard"])
def test_cards_in_hand_deck_and_pile_are_outside(war, where):
    """
    An Ally there is none of the Sector: what removes an Ally cannot be played.
    """
    cards = {"hand": ["sacrifice"]}
    cards[where] = [*cards.get(where, []), "soldier"]
    with war(Ann={"at": "camp", **cards}) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


@pytest.mark.rule("SW-020")
def test_a_hero_on_the_discard_pile_can_not_be_vanquished(war):
    """
    A Vanquish is against Heroes who are in the Sector.
    """
    with war(Ann={"at": "camp", "camp": ["brute"], "fate_discard": ["guardian"]}) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


@pytest.mark.rule("SW-021", "SW-170", "SW-036")
def test_a_vehicle_in_play_is_one_place_more(war):
    """
    With an Ally Vehicle there are five places in all.
    """
    with war(active=1, Ann={"at": "camp", "fleet": ["frigate"]}) as scene:
        scene["Bob"].passes()

        scene.can_pick_exactly("Harbour", "Fort", "Tower", "Frigate")
        scene["Ann"].picks("Fort")


@pytest.mark.rule("SW-022", "SW-041")
def test_two_equal_symbols_are_two_uses(war):
    """
    The Fort shows Play a Card twice: two cards can be played there, and no third one.
    """
    with war(Ann={"at": "fort", "credits": 1, "hand": ["recruit", "banner", "sacrifice"]}) as scene:
        plays(scene["Ann"], "Recruit", "Fort")
        plays(scene["Ann"], "Banner", "Fort")

        assert scene.why_not("Play a Card") == "You have used that symbol this turn."


@pytest.mark.rule("SW-023")
def test_a_kind_of_action_may_not_occur_on_a_board(lay):
    """
    No location of General Grievous shows Activate.
    """
    with lay() as scene:
        symbols = [symbol for place in scene.view().zone("board", 0).cards for symbol in place.values["actions"]]

        assert not [symbol for symbol in symbols if "activate" in symbol]
        assert [symbol for symbol in symbols if "maneuver" in symbol]


@pytest.mark.rule("SW-024", "SW-050")
def test_own_cards_go_to_the_villain_side_and_do_not_block(war):
    """
    An Ally beside the mover leaves all symbols open.
    """
    with war(Ann={"at": "camp", "credits": 1, "hand": ["soldier"]}) as scene:
        plays(scene["Ann"], "Soldier", "Camp")

        assert scene.card("camp").bottom == ("Soldier",)
        assert actions_told(scene.card("camp")) == (
            "upper: play, spent",
            "upper: credits 2, open",
            "lower: vanquish, open",
            "lower: discard, open",
        )


@pytest.mark.rule("SW-025")
@pytest.mark.parametrize("card", ["guardian", "barricade"])
def test_heroes_and_items_of_the_fate_deck_go_to_the_hero_side_and_block(war, card):
    """
    Whichever it is, it covers the top row of where it is put.
    """
    with war(active=1, Ann={"at": "camp", "fate_deck": [card, "storm"]}, Bob={"at": "mill"}) as scene:
        aims_fate(scene["Bob"], card, "Camp")

        assert scene.card("camp").top == (scene.card(card, of="Ann").name,)
        assert actions_told(scene.card("camp"))[:2] == ("upper: play, covered", "upper: credits 2, covered")


@pytest.mark.rule("SW-026", "SW-168")
def test_deep_space_has_a_half_for_each_side(war):
    """
    Ally Vehicles lie in the one, Hero Vehicles that are not engaged in the other.
    """
    with war(active=1, Ann={"fate_deck": ["cutter", "storm"], "fleet": []}, Bob={"at": "mill"}) as scene:
        aims_fate(scene["Bob"], "Cutter")

        assert scene.zone("rebels", "Ann") == ("Cutter",)
        assert scene.zone("fleet", "Ann") == ()


@pytest.mark.rule("SW-027")
def test_cards_of_a_sector_act_on_its_owner_only(war):
    """
    A Warden in Ann's Sector keeps Ann from playing Allies, and not Bob.
    """
    with war(
        active=1, Ann={"at": "camp", "tower": ["warden"]}, Bob={"at": "village", "credits": 1, "hand": ["miller"]}
    ) as scene:
        plays(scene["Bob"], "Miller", "Village")

        assert scene.card("miller", of="Bob").at == "Village"


@pytest.mark.rule("SW-027")
def test_a_text_about_every_hero_reaches_the_own_sector_only(lay):
    """
    Me and the Kid Will Survive weakens the Heroes in Moff Gideon's Sector, and no others.
    """
    with lay(
        active=1,
        Ann={"utapau": ["kit_fisto"]},
        Bob={"at": "nevarro_city", "ambition": 2, "hand": ["me_and_the_kid_will_survive"], "tython": ["fennec_shand"]},
    ) as scene:
        uses_ambition(scene["Bob"], "Play Me and the Kid Will Survive")

        assert scene.card("fennec_shand").strength == 2
        assert scene.card("kit_fisto").strength == 3


@pytest.mark.rule("SW-028")
def test_a_card_in_play_goes_on_acting_while_it_stays(war):
    """
    The Warden bars Allies while she stands there, and no longer when she is defeated.
    """
    with war(Ann={"at": "fort", "hand": ["recruit"], "harbour": ["warden"]}) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."
    with war(Ann={"at": "fort", "hand": ["recruit"], "fate_discard": ["warden"]}) as scene:
        scene.can_pick("Play a Card")


@pytest.mark.rule("SW-029")
def test_any_number_of_cards_share_a_location(war):
    """
    A seventh Ally goes where six Allies and two Heroes are, and all of them are seen by everybody.
    """
    here = ["soldier", "soldier", "brute", "recruit", "zealot", "adept", "guardian", "rogue"]
    with war(Ann={"at": "fort", "hand": ["recruit"], "tower": here}) as scene:
        plays(scene["Ann"], "Recruit", "Tower")

        assert len(scene.card("tower").bottom) == 7
        assert len(scene.card("tower").top) == 2
        assert scene["Bob"].sees("Adept")


@pytest.mark.rule("SW-030", "SW-Q03")
def test_credits_and_ambition_are_open_to_all(war):
    """
    Bob and a spectator see how much Ann has of both.
    """
    with war(Ann={"credits": 3, "ambition": 2}) as scene:
        for reader in ("Bob", None):
            purse = next(pool for pool in scene.view(reader).pools if pool.name == "purse" and pool.place == 0)
            assert purse.supplies == {"CREDIT": 3, "AMBITION": 2}
