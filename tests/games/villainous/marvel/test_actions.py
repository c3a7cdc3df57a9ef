"""Power, playing cards, activating and discarding (MV-069 to MV-087, MV-118, MV-119)."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of
from tests.games.villainous.marvel.deeds import activates, ends_turn, goes_on, plays
from tests.games.villainous.seen import on

LAB = "aim_laboratory"
LOCATIONS = ("A.I.M. Laboratory", "Boca Caliente", "Project P.E.G.A.S.U.S.", "Bagalia")
NO_CARD = "You have no card that you could play."
NOTHING_TO_ACTIVATE = "Nothing of yours can be activated."
SPENT = "You have used that symbol this turn."


# ------------------------------------------------------------------------------------------------ Gain Power


@pytest.mark.rule("MV-069")
@pytest.mark.parametrize(("place", "count"), [("bagalia", 1), ("project_pegasus", 2), ("boca_caliente", 3)])
def test_power_is_gained_as_the_symbol_shows(lay, place, count):
    """
    One, two or three.
    """
    with lay(Ann={"at": place, "power": 1}) as scene:
        scene["Ann"].picks(f"Gain Power {count}")

        assert scene.pool("purse", "Ann") == {"POWER": 1 + count}


@pytest.mark.rule("MV-072")
def test_what_a_symbol_brings_says_so(lay):
    """
    The price is paid and the card is played because of the symbol.
    """
    with lay(Ann={"at": "bagalia", "power": 3, "hand": ["aim_hover_trooper"], "bagalia": []}) as scene:
        plays(scene, "Ann", "A.I.M. Hover Trooper", "Boca Caliente")

        used, told = scene.happened("SymbolUsed"), [scene.happened(kind) for kind in ("Spent", "Played", "PlayDone")]
        assert {event.cause for event in told} == {used.id}


@pytest.mark.rule("MV-Q02", "MV-004")
def test_power_never_runs_out(lay):
    """
    With 30 Power in play, more than there are tokens in the box, there is more to gain.
    """
    with lay(Ann={"at": "boca_caliente", "power": 30}, Bob={"power": 20}) as scene:
        scene["Ann"].picks("Gain Power 3")

        assert scene.pool("purse", "Ann") == {"POWER": 33}


# ------------------------------------------------------------------------------------------------ Play a Card


@pytest.mark.rule("MV-070", "MV-071", "MV-072")
def test_one_card_is_played_and_paid(lay):
    """
    An A.I.M. Hover Trooper costs 2, and the symbol is used.
    """
    with lay(Ann={"at": "bagalia", "power": 3, "hand": ["aim_hover_trooper", "aim_agent"], "bagalia": []}) as scene:
        plays(scene, "Ann", "A.I.M. Hover Trooper", "Boca Caliente")

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert scene.hand("Ann") == ("A.I.M. Agent",)
        assert scene.why_not("Play a Card") == SPENT


@pytest.mark.rule("MV-073")
def test_a_card_that_can_not_be_paid_can_not_be_played(lay):
    """
    With 1 Power there is no Hover Trooper, and the refusal says what is missing.
    """
    with lay(Ann={"at": "bagalia", "power": 1, "hand": ["aim_hover_trooper", "aim_agent"]}) as scene:
        scene["Ann"].picks("Play a Card")

        assert scene.why_not("A.I.M. Hover Trooper") == "2 Power needed: you have 1."
        goes_on(scene, "Ann", "A.I.M. Agent", "Bagalia")


@pytest.mark.rule("MV-074")
def test_a_card_for_nothing_takes_a_symbol(lay):
    """
    A Maggia Contract costs 0: with the one symbol used, the second stays in hand.
    """
    hand = ["maggia_contract", "maggia_contract"]
    ann = {"at": "los_angeles", "hand": hand, "manhattan": ["deathlok", "quake"]}
    with lay(villains=("madame_masque", "loki"), Ann=ann) as scene:
        plays(scene, "Ann", "Maggia Contract", "Deathlok S.H.I.E.L.D.")

        assert scene.hand("Ann") == ("Maggia Contract",)
        assert scene.why_not("Play a Card") == SPENT


@pytest.mark.rule("MV-075", "MV-077", "MV-130", "MV-131", "MV-138")
@pytest.mark.parametrize("card", ["A.I.M. Agent", "Psionic Headband"])
@pytest.mark.parametrize("place", LOCATIONS)
def test_allies_and_items_go_to_the_bottom_of_any_location(lay, card, place):
    """
    To that of the mover or to any other.
    """
    with lay(Ann={"at": "bagalia", "power": 1, "hand": [card]}) as scene:
        plays(scene, "Ann", card, place)

        assert scene.card(place).bottom == (card,)
        assert scene.card(place).top == ()


@pytest.mark.rule("MV-075", "MV-078", "MV-130")
@pytest.mark.parametrize("event", ["Incoming", "Schism in A.I.M."])
def test_an_ally_may_be_played_straight_to_an_event(lay, event):
    """
    It is paid in full and lies at the Event.
    """
    ann = {"at": "bagalia", "power": 2, "hand": ["aim_hover_trooper"], "crises": ["schism_in_aim"]}
    with lay(Ann=ann, crises=["incoming"]) as scene:
        plays(scene, "Ann", "A.I.M. Hover Trooper", event)

        assert scene.card(event).front == ("A.I.M. Hover Trooper",)
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("MV-079", "MV-Q07", "MV-181")
def test_only_the_targeted_villain_plays_allies_to_a_targeted_event(lay):
    """
    M.O.D.O.K. is offered the Global Event and his own, and not Loki's.
    """
    ann = {"at": "bagalia", "power": 1, "hand": ["aim_agent"], "crises": ["schism_in_aim"]}
    with lay(Ann=ann, Bob={"crises": ["the_trial_of_loki"]}, crises=["incoming"]) as scene:
        plays(scene, "Ann", "A.I.M. Agent")

        scene.can_pick_exactly(*LOCATIONS, "Incoming", "Schism in A.I.M.")
        scene["Ann"].picks("Incoming")


@pytest.mark.rule("MV-079")
def test_any_player_plays_allies_to_a_global_event(lay):
    """
    Loki, too.
    """
    with lay(active=1, Bob={"at": "bifrost", "power": 2, "hand": ["lorelei"]}, crises=["incoming"]) as scene:
        plays(scene, "Bob", "Lorelei", "Incoming")

        assert scene.card("incoming").front == ("Lorelei",)


@pytest.mark.rule("MV-076")
def test_an_item_is_never_played_to_an_event_or_abroad(lay):
    """
    It is offered the four locations.
    """
    ann = {"at": "bagalia", "power": 1, "hand": ["psionic_headband"], "crises": ["schism_in_aim"]}
    with lay(Ann=ann, crises=["incoming"]) as scene:
        plays(scene, "Ann", "Psionic Headband")

        scene.can_pick_exactly(*LOCATIONS)
        scene["Ann"].picks("Bagalia")


@pytest.mark.rule("MV-076", "MV-139", "MV-142")
def test_an_item_is_not_attached_to_an_ally_at_an_event(lay):
    """
    A Battlesuit takes an Ally at home: with one at an Event only it cannot be played.
    """
    ann = {"at": "bagalia", "power": 1, "hand": ["aim_battlesuit"], "crises": [crisis("schism_in_aim", "aim_agent")]}
    with lay(Ann=ann) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


@pytest.mark.rule("MV-080", "MV-Q08")
def test_a_card_whose_text_can_not_be_followed_can_not_be_played(lay):
    """
    A Psionic Beam takes somebody to strike, and says so if there is nobody.
    """
    with lay(Ann={"at": "bagalia", "power": 3, "hand": ["psionic_beam", "aim_agent"]}) as scene:
        scene["Ann"].picks("Play a Card")

        assert scene.why_not("Psionic Beam") == "What it says cannot all be done now."
        goes_on(scene, "Ann", "A.I.M. Agent", "Bagalia")


@pytest.mark.rule("MV-Q08")
def test_what_is_left_to_choice_need_not_be_possible(lay):
    """
    The Beam's Vanquish is optional: without Allies it can be played. So can Graviton without any Hero.
    """
    with lay(Ann={"at": "bagalia", "power": 1, "hand": ["psionic_beam"], LAB: ["quasar"]}) as scene:
        plays(scene, "Ann", "Psionic Beam")

        assert scene.card("quasar").strength == 2
    with lay(Ann={"at": "bagalia", "power": 3, "hand": ["graviton"]}) as scene:
        plays(scene, "Ann", "Graviton A.I.M.", "Bagalia")

        assert scene.card("graviton", of="Ann").at == "Bagalia"


@pytest.mark.rule("MV-143", "MV-071")
def test_an_effect_is_paid_done_once_and_discarded(lay):
    """
    A Tribute pays 1 for the Maggia Ally and goes face up to the pile.
    """
    ann = {"at": "los_angeles", "hand": ["maggia_tribute"], "manhattan": ["maggia_enforcer"]}
    with lay(villains=("madame_masque", "loki"), Ann=ann) as scene:
        plays(scene, "Ann", "Maggia Tribute")

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert scene.zone("discard", "Ann") == ("Maggia Tribute",)


# ------------------------------------------------------------------------------------------------ Activate


@pytest.mark.rule("MV-081", "MV-086")
def test_one_symbol_activates_one_card(lay):
    """
    One of two Scientists works, and the symbol is used.
    """
    ann = {"at": "project_pegasus", "bagalia": ["aim_scientist"], "boca_caliente": ["aim_scientist"]}
    with lay(Ann=ann) as scene:
        activates(scene, "A.I.M. Scientist: Gain 1 Power, or 2 at A.I.M. Laboratory (Bagalia)")

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert scene.why_not("Activate") == SPENT


@pytest.mark.rule("MV-082")
def test_an_activation_is_paid_first(lay):
    """
    The Hood's 1 Power is paid before the Hero gets a token.
    """
    ann = {"at": "maggia_casino_ship", "power": 1, "manhattan": ["the_hood", "deathlok"]}
    with lay(villains=("madame_masque", "loki"), Ann=ann) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {}
        assert scene.card("deathlok").strength == 3
        kinds = [event.kind for event in scene.events()]
        assert kinds.index("Spent") < kinds.index("TokensPut")


@pytest.mark.rule("MV-082")
def test_an_activation_that_can_not_be_paid_can_not_be_used(lay):
    """
    Without Power The Hood does nothing.
    """
    ann = {"at": "maggia_casino_ship", "manhattan": ["the_hood", "deathlok"]}
    with lay(villains=("madame_masque", "loki"), Ann=ann) as scene:
        assert scene.why_not("Activate") == NOTHING_TO_ACTIVATE


@pytest.mark.rule("MV-083")
def test_each_use_takes_a_symbol_and_the_price(lay):
    """
    With the Headband's second symbol the Cube is activated twice, and paid twice.
    """
    ann = {"at": LAB, "power": 6, LAB: ["psionic_headband", "cosmic_cube", "aim_agent"]}
    with lay(Ann=ann) as scene:
        activates(scene)
        activates(scene)

        assert scene.pool("purse", "Ann") == {}
        assert scene.card("aim_agent", of="Ann", zone="bottom").strength == 6
        assert scene.why_not("Activate") == SPENT


@pytest.mark.rule("MV-084")
def test_what_is_at_an_event_or_abroad_can_be_activated(lay):
    """
    A Scientist at an Event gains Power; an Infiltrator abroad makes Loki pay.
    """
    with lay(Ann={"at": LAB}, crises=[crisis("incoming", of("Ann", "aim_scientist"))]) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 1}
    with lay(Ann={"at": LAB}, Bob={"power": 1, "bifrost": [of("Ann", "aim_infiltrator")]}) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 1}


@pytest.mark.rule("MV-085", "MV-086")
def test_playing_a_card_does_not_activate_it(lay):
    """
    A Scientist that is played gains nothing, and costs as much as is printed.
    """
    with lay(Ann={"at": LAB, "power": 1, "hand": ["aim_scientist"]}) as scene:
        plays(scene, "Ann", "A.I.M. Scientist", "A.I.M. Laboratory")

        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("MV-087", "MV-094")
def test_cards_of_others_can_not_be_activated(lay):
    """
    Loki's President at M.O.D.O.K.'s is nothing for M.O.D.O.K.
    """
    with lay(Ann={"at": LAB, "power": 5, "bagalia": [of("Bob", "president_loki")]}) as scene:
        assert scene.why_not("Activate") == NOTHING_TO_ACTIVATE


# ------------------------------------------------------------------------------------------------ Discard Cards


@pytest.mark.rule("MV-118", "MV-119")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_any_number_of_cards_is_discarded_face_up(lay, count):
    """
    None, some or all: they go to the own pile, and nothing is drawn for them yet.
    """
    hand = ["aim_agent", "graviton", "mentallo"]
    names = ["A.I.M. Agent", "Graviton A.I.M.", "Mentallo A.I.M."]
    with lay(Ann={"at": LAB, "hand": hand}, Bob={"at": "bifrost"}) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks(*names[:count])

        assert sorted(scene.zone("discard", "Ann")) == names[:count]
        assert len(scene.hand("Ann")) == 3 - count
        assert all(scene["Bob"].sees(name) for name in names[:count])
        ends_turn(scene, "Ann")
        assert len(scene.hand("Ann")) == 4
        scene["Bob"].picks("Jotunheim")


@pytest.mark.rule("MV-140")
def test_an_item_that_needs_an_ally_can_not_be_played_without_one(lay):
    """
    With nobody at home there is no Battlesuit; with one it goes under that Ally.
    """
    with lay(Ann={"at": "bagalia", "power": 1, "hand": ["aim_battlesuit"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD
    with lay(Ann={"at": "bagalia", "power": 1, "hand": ["aim_battlesuit"], LAB: ["aim_agent"]}) as scene:
        plays(scene, "Ann", "A.I.M. Battlesuit")

        assert on(scene, "Bob", "aim_agent") == {"attached": ["aim_battlesuit"]}


@pytest.mark.rule("MV-139")
def test_an_item_is_not_attached_to_the_ally_of_another(lay):
    """
    Loki's Ally in the Domain is no Ally of M.O.D.O.K.
    """
    hand = ["aim_battlesuit"]
    with lay(Ann={"at": "bagalia", "power": 1, "hand": hand, LAB: [of("Bob", carrying("king_loki"))]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD
