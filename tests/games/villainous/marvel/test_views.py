"""What players see in Marvel Villainous: hands, decks, piles, Domains, Events and progress."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import ends_turn, goes_on, plays
from tests.games.villainous.seen import actions_told, kinds_in, look_at, on, zone_of

LAB = "aim_laboratory"
READERS = pytest.mark.parametrize("reader", ["Ann", "Bob", None])


@pytest.mark.rule("MV-019", "MV-026")
def test_nobody_sees_the_hand_of_another(lay):
    """
    Bob and a spectator see how many cards Ann has, and none of them.
    """
    with lay(Ann=["mentallo", "hoverchair"]) as scene:
        for reader in ("Bob", None):
            assert zone_of(scene, reader, "hand", 0).count == 2
            assert zone_of(scene, reader, "hand", 0).cards == ()
        assert not scene["Bob"].sees("Mentallo")
        assert scene["Ann"].sees("Mentallo")


@pytest.mark.rule("MV-013", "MV-016")
def test_nobody_sees_into_a_deck(lay):
    """
    Not even its player.
    """
    with lay(Ann={"deck": ["mentallo"]}, fate_deck=["quasar"]) as scene:
        for reader in ("Ann", "Bob", None):
            assert zone_of(scene, reader, "deck", 0).cards == zone_of(scene, reader, "fate_deck", None).cards == ()
        assert not scene["Ann"].sees("Mentallo")
        assert not scene["Ann"].sees("Quasar")


@READERS
@pytest.mark.rule("MV-Q42", "MV-035")
def test_discard_piles_are_open(lay, reader):
    """
    Everybody's, and that of the Fate deck.
    """
    with lay(Ann={"discard": ["mentallo", "hoverchair"]}, fate_discard=["quasar"]) as scene:
        assert sorted(kinds_in(zone_of(scene, reader, "discard", 0))) == ["hoverchair", "mentallo"]
        assert kinds_in(zone_of(scene, reader, "fate_discard", None)) == ["quasar"]


@READERS
@pytest.mark.rule("MV-037")
def test_everybody_sees_a_domain(lay, reader):
    """
    Both sides of a location with what lies on its cards, the mover, and the Specialty area.
    """
    ann = {"at": LAB, LAB: ["quasar", of("Bob", "king_loki"), carrying("aim_agent", "aim_battlesuit")]}
    with lay(Ann={**ann, "specialties": ["hoverchair"]}) as scene:
        there = on(scene, reader, LAB)

        assert there == {"top": ["quasar", "king_loki"], "bottom": ["aim_agent"], "stand": ["modok"]}
        assert on(scene, reader, "aim_agent") == {"attached": ["aim_battlesuit"]}
        assert kinds_in(zone_of(scene, reader, "specialties", 0)) == ["loyalty_tile", "hoverchair"]


@READERS
@pytest.mark.rule("MV-037", "MV-039", "MV-180")
def test_everybody_sees_events_and_who_is_there(lay, reader):
    """
    The Global one, those above the Domains, and how much Strength each takes.
    """
    ann = {"crises": [crisis("schism_in_aim", "aim_agent")]}
    with lay(Ann=ann, Bob={"bifrost": ["deathlok"]}, crises=["knock_knock"]) as scene:
        assert kinds_in(zone_of(scene, reader, "crises", None)) == ["knock_knock"]
        assert kinds_in(zone_of(scene, reader, "crises", 0)) == ["schism_in_aim"]
        assert on(scene, reader, "schism_in_aim") == {"front": ["aim_agent"]}
        assert look_at(scene, reader, "knock_knock").values["requirement"] == 5


@READERS
@pytest.mark.rule("MV-120", "MV-121")
def test_everybody_sees_strengths_and_tokens(lay, reader):
    """
    As they are now.
    """
    with lay(Ann={LAB: [with_tokens("aim_agent", 2)]}) as scene:
        agent = look_at(scene, reader, "aim_agent")

        assert agent.values["strength"] == 4
        assert agent.pools["tokens"] == {"PLUS": 2}


@READERS
@pytest.mark.rule("MV-057")
def test_everybody_sees_what_is_spent_and_covered(lay, reader):
    """
    Symbol by symbol.
    """
    with lay(Ann={"at": "bagalia", "spent": {"bagalia": 0b0100}, "bagalia": ["quasar"]}) as scene:
        seen = look_at(scene, reader, "bagalia")

        assert actions_told(seen) == (
            "upper: play, covered",
            "upper: gain 1, covered",
            "lower: vanquish, spent",
            "lower: relocate, open",
        )


@READERS
@pytest.mark.rule("MV-043", "MV-023")
def test_everybody_sees_how_near_each_objective_is(lay, reader):
    """
    In words.
    """
    told = {"Ann": {"loyalty": 3, LAB: ["cosmic_cube"]}, "Bob": {"mischief": {"MISCHIEF": 2}}}
    with lay(**told) as scene:
        assert [player.values["progress"] for player in scene.view(reader).players] == [
            "Loyalty 3 of 5, the Cosmic Cube is there",
            "0 of 10 Mischief spent, 2 to spend",
        ]


@pytest.mark.rule("MV-019")
def test_what_is_drawn_is_told_to_who_draws(lay):
    """
    Bob hears that Ann draws, and not what.
    """
    told = {"Ann": {"at": LAB, "hand": ["aim_agent"] * 3, "deck": ["mentallo"]}, "Bob": {"at": "bifrost"}}
    with lay(**told) as scene:
        ends_turn(scene, "Ann")

        assert scene["Ann"].sees("Mentallo")
        assert not scene["Bob"].sees("Mentallo")
        scene["Bob"].picks("Jotunheim")


@pytest.mark.rule("MV-019", "MV-118")
def test_a_discard_action_tells_only_what_is_discarded(lay):
    """
    What stays in hand stays unseen.
    """
    with lay(Ann={"at": LAB, "hand": ["mentallo", "graviton"]}) as scene:
        goes_on(scene, "Ann", "Discard Cards", "Graviton A.I.M.")

        assert scene["Bob"].sees("Graviton")
        assert not scene["Bob"].sees("Mentallo")


@pytest.mark.rule("MV-082", "MV-072")
def test_what_happens_is_told_in_words(lay):
    """
    Power and Strength are called what people call them.
    """
    with lay(Ann={"at": "bagalia", "power": 1, "hand": ["aim_agent"]}) as scene:
        plays(scene, "Ann", "A.I.M. Agent", "Bagalia")
        scene["Ann"].picks("Gain Power 1")

        told = [event.text.english for event in scene.events(seen_by="Bob")]
        assert "Ann pays 1 Power." in told
        assert "Ann gains 1 Power." in told
