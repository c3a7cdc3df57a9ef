"""What players see: places with their symbols, both sides, Vehicles, money, progress, and no hands of others."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying, engaged, with_tokens
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.deeds import goes_on, plays


def zone_of(scene, reader, name, place):
    """Return what a reader sees of a zone of a seat."""
    return next(zone for zone in scene.view(reader).zones if zone.name == name and zone.place == place)


def on(scene, reader, card):
    """Return the names of what a reader sees on a card, by zone."""
    whose = next(one.id for zone in scene.view(reader).zones for one in zone.cards if one and one.kind == card)
    return {zone.name: [one.kind for one in zone.cards] for zone in scene.view(reader).zones if zone.place == whose}


@pytest.mark.rule("SW-008", "SW-022")
@pytest.mark.parametrize("reader", ["Ann", "Bob", None])
def test_everybody_sees_the_places_in_their_order_with_their_symbols(war, reader):
    """
    From left to right, and of each place the top row first.
    """
    with war(Ann={"at": "camp"}) as scene:
        board = zone_of(scene, reader, "board", 0).cards

        assert [place.kind for place in board] == ["camp", "harbour", "fort", "tower"]
        assert actions_told(board[2]) == (
            "upper: credits 1, open",
            "upper: ambition, open",
            "lower: play, open",
            "lower: play, open",
        )


@pytest.mark.rule("SW-041", "SW-044")
def test_a_symbol_is_shown_as_open_spent_or_covered(war):
    """
    One was used before a Hero came over it, one is covered, one was used, and one is open.
    """
    with war(Ann={"at": "fort", "spent": {"fort": 0b0101}, "fort": ["guardian"]}) as scene:
        place = zone_of(scene, "Bob", "board", 0).cards[2]

        assert actions_told(place) == (
            "upper: credits 1, covered",
            "upper: ambition, covered",
            "lower: play, spent",
            "lower: play, open",
        )


@pytest.mark.rule("SW-029", "SW-024", "SW-025")
@pytest.mark.parametrize("reader", ["Ann", "Bob", None])
def test_everybody_sees_both_sides_of_a_place(war, reader):
    """
    Heroes on one side and Allies on the other, with what lies on them.
    """
    with war(Ann={"at": "camp", "fort": ["guardian", carrying("soldier", "shield"), "brute"]}) as scene:
        assert on(scene, reader, "fort") == {"top": ["guardian"], "bottom": ["soldier", "brute"]}
        assert on(scene, reader, "soldier") == {"attached": ["shield"]}


@pytest.mark.rule("SW-007", "SW-160")
def test_everybody_sees_where_the_mover_is_and_what_lies_under_it(war):
    """
    The Warlord at the Camp with a Fog, the Baron still on his portrait.
    """
    with war(Ann={"at": "camp", "under": ["fog"]}) as scene:
        assert on(scene, "Bob", "camp") == {"stand": ["warlord"]}
        assert on(scene, "Bob", "warlord") == {"attached": ["fog"]}
        assert [card.kind for card in zone_of(scene, "Ann", "portrait", 1).cards] == ["baron"]


@pytest.mark.rule("SW-026", "SW-175")
@pytest.mark.parametrize("reader", ["Ann", "Bob", None])
def test_everybody_sees_the_vehicles_and_who_engages_whom(war, reader):
    """
    The Frigate with its foe, the Corvette without, and a loose Cutter.
    """
    with war(Ann={"fleet": [engaged("frigate", "cutter"), "corvette"], "rebels": ["cutter"]}) as scene:
        assert [ship.kind for ship in zone_of(scene, reader, "fleet", 0).cards] == ["frigate", "corvette"]
        assert on(scene, reader, "frigate") == {"foes": ["cutter"]}
        assert on(scene, reader, "corvette") == {}
        assert len(zone_of(scene, reader, "rebels", 0).cards) == 1


@pytest.mark.rule("SW-109", "SW-092")
def test_everybody_sees_strengths_and_prices(war):
    """
    The Soldier's Strength now, and not only what is printed.
    """
    with war(Ann={"fort": [with_tokens("soldier", 2)]}) as scene:
        soldier = next(
            card for zone in scene.view("Bob").zones for card in zone.cards if card and card.kind == "soldier"
        )

        assert soldier.values["strength"] == 4
        assert soldier.pools["tokens"] == {"PLUS": 2}


@pytest.mark.rule("SW-017")
def test_progress_is_told_in_words(lay):
    """
    How many Lightsabers there are, and who of those whom Moff Gideon needs is where.
    """
    ann = {"collection": {"LIGHTSABER": 3}}
    with lay(Ann=ann, Bob={"tython": ["doctor_pershing"], "the_bridge": ["grogu"]}) as scene:
        told = [player.values["progress"] for player in scene.view().players]

        assert told == ["3 of 8 Lightsabers", "Grogu at The Bridge, Doctor Pershing at Tython"]


@pytest.mark.rule("SW-012", "SW-020")
def test_nobody_sees_the_hand_of_another(war):
    """
    Bob and a spectator see how many cards Ann has, and none of them.
    """
    with war(Ann={"hand": ["adept", "banner"]}) as scene:
        for reader in ("Bob", None):
            assert zone_of(scene, reader, "hand", 0).count == 2
            assert zone_of(scene, reader, "hand", 0).cards == ()
        assert not scene["Bob"].sees("Adept")
        assert scene["Ann"].sees("Adept")


@pytest.mark.rule("SW-009", "SW-010")
def test_nobody_sees_into_a_deck(war):
    """
    Its player does not either; how many cards it has is seen by all.
    """
    with war(Ann={"deck": ["adept"], "fate_deck": ["warden"]}) as scene:
        for reader in ("Ann", "Bob", None):
            assert zone_of(scene, reader, "deck", 0).cards == zone_of(scene, reader, "fate_deck", 0).cards == ()
        assert not scene["Ann"].sees("Adept")
        assert zone_of(scene, "Bob", "deck", 0).count == len(scene.zone("deck", "Ann"))


@pytest.mark.rule("SW-Q55")
def test_discard_piles_are_open(war):
    """
    Both piles of every player, to everybody.
    """
    with war(Ann={"discard": ["levy", "brute"], "fate_discard": ["warden"]}) as scene:
        for reader in ("Ann", "Bob", None):
            assert sorted(card.kind for card in zone_of(scene, reader, "discard", 0).cards) == ["brute", "levy"]
            assert [card.kind for card in zone_of(scene, reader, "fate_discard", 0).cards] == ["warden"]


@pytest.mark.rule("SW-056")
def test_hand_sizes_are_open(war):
    """
    Everybody sees up to how many cards Ann will draw.
    """
    with war(Ann={"rebels": ["cutter"]}) as scene:
        assert [player.values["hand_size"] for player in scene.view("Bob").players] == [3, 4]


@pytest.mark.rule("SW-030")
def test_what_happens_is_told_with_the_names_of_the_tokens(war):
    """
    Credits, Ambition and Strength are called what people call them.
    """
    with war(Ann={"at": "camp", "credits": 1, "hand": ["herald"]}) as scene:
        plays(scene["Ann"], "Herald", "Camp")

        told = [event.text.english for event in scene.events(seen_by="Bob")]
        assert "Ann pays 1 Credit." in told
        assert "Ann gains 1 Ambition." in told


@pytest.mark.rule("SW-012")
def test_what_is_drawn_is_told_to_who_draws(war):
    """
    Bob hears that Ann draws, and not what.
    """
    with war(Ann={"at": "camp", "hand": ["levy", "brute", "spies"], "deck": ["adept"]}) as scene:
        scene["Ann"].passes()

        assert scene["Ann"].sees("Adept")
        assert not scene["Bob"].sees("Adept")
        assert "Adept" not in [event.text.english for event in scene.events(seen_by="Bob")]
        scene["Bob"].picks("Mill")


@pytest.mark.rule("SW-012", "SW-083")
def test_being_asked_tells_nobody_what_is_in_a_hand(war):
    """
    Whoever takes a Play a Card action for free is asked, also with nothing to play: others can't tell.
    """
    with war(Ann={"at": "camp", "hand": ["gift", "brute"]}) as scene:
        plays(scene["Ann"], "Gift")

        goes_on(scene["Ann"], "Brute", "Fort")
    with war(Ann={"at": "camp", "hand": ["gift", "spies"]}) as scene:
        plays(scene["Ann"], "Gift")

        scene.can_pick_exactly("Pass")
        scene["Ann"].passes()
