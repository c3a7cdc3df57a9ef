"""The common Fate cards of Infinite Power: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tabletop.games.villainous.marvel.testing import domain as lay
from tests.games.villainous.marvel.deeds import activates, ends_turn, goes_on, plays
from tests.games.villainous.seen import on

LAB = "aim_laboratory"
MASQUE = ("madame_masque", "loki")
LOCATIONS = ("A.I.M. Laboratory", "Boca Caliente", "Project P.E.G.A.S.U.S.", "Bagalia")
LOKIS = ("Odin's Throne", "Bifrost", "Jotunheim", "Sanctum Sanctorum")
NEXT = "What do you do?"
NO_CARD = "You have no card that you could play."
UNDYING = {"mode": "undying"}


def struck(card, bob=(), below=(), **told):
    """Lay a table where Bob, who is Loki, takes a Fate action against Ann and turns up a card."""
    scene = lay(active=1, Bob={"at": "jotunheim", **dict(bob or {})}, fate_deck=[card, *below], **told)
    scene["Bob"].picks("Fate")
    return scene


# ------------------------------------------------------------------------------------------------ Iron Man


@pytest.mark.rule("MV-Q55")
@pytest.mark.parametrize(("power", "left"), [(1, {"POWER": 1}), (2, {"POWER": 2})])
def test_iron_man_makes_every_activation_dearer(power, left):
    """
    A Scientist that costs nothing costs 1, and gains 1.
    """
    with lay(Ann={"at": LAB, "power": power, "bagalia": ["iron_man", "aim_scientist"]}) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == left
        scene.happened("Spent", count=1)


def test_iron_man_takes_power_that_is_there():
    """
    Without any nothing is activated.
    """
    with lay(Ann={"at": LAB, "bagalia": ["iron_man", "aim_scientist"]}) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


@pytest.mark.rule("MV-034")
def test_iron_man_is_of_no_concern_to_others_nor_to_what_is_not_activated():
    """
    In another Domain he changes nothing, and paying for the Dungeons is no activation.
    """
    with lay(Ann={"at": LAB, "bagalia": ["aim_scientist"]}, Bob={"bifrost": ["iron_man"]}) as scene:
        activates(scene)
        assert scene.pool("purse", "Ann") == {"POWER": 1}
    with lay(Ann={"at": LAB, "power": 2, "bagalia": ["iron_man", "dungeons_of_asgard"]}) as scene:
        scene["Ann"].picks("Dungeons of Asgard")
        assert scene.pool("purse", "Ann") == {}


# ------------------------------------------------------------------------------------------------ Black Widow, Nick Fury


@pytest.mark.parametrize("victim", ["Graviton A.I.M.", "King Loki"])
def test_black_widow_may_defeat_any_ally_where_she_is(victim):
    """
    However strong, and whoever controls it.
    """
    with struck("black_widow", Ann={LAB: ["graviton", of("Bob", "king_loki")], "bagalia": ["aim_agent"]}) as scene:
        scene["Bob"].picks("A.I.M. Laboratory")
        scene.can_pick_exactly("Graviton A.I.M.", "King Loki", "Pass")
        scene["Bob"].picks(victim)

        scene.happened("Defeated", card=victim)


def test_black_widow_need_not_defeat_anybody():
    """
    Bob passes.
    """
    with struck("black_widow", Ann={LAB: ["graviton"]}) as scene:
        goes_on(scene, "Bob", "A.I.M. Laboratory", "Pass")

        scene.did_not_happen("Defeated")
        assert scene.card("black_widow").strength == 2


@pytest.mark.parametrize(("has", "left"), [(0, 0), (1, 0), (4, 2), (5, 2)])
def test_nick_fury_takes_half_of_the_power(has, left):
    """
    Rounded up, of the targeted player alone.
    """
    with struck("nick_fury", {"power": 3}, Ann={"power": has}) as scene:
        scene["Bob"].picks("Bagalia")

        assert scene.pool("purse", "Ann").get("POWER", 0) == left
        assert scene.pool("purse", "Bob") == {"POWER": 3}


def test_nick_fury_does_nothing_later():
    """
    With 2 Strength he stays, and takes nothing more.
    """
    with lay(Ann={"at": "bagalia", "power": 4, LAB: ["nick_fury", "aim_agent"]}, Bob={"at": "bifrost"}) as scene:
        scene["Ann"].passes()

        assert scene.pool("purse", "Ann") == {"POWER": 4}
        assert scene.card("nick_fury").strength == 2
        scene["Bob"].picks("Jotunheim")


# ------------------------------------------------------------------------------------------------ Hulk


@pytest.mark.rule("MV-Q37", "MV-Q50", "MV-Q38")
def test_hulk_leaps_to_another_domain():
    """
    Vanquished he gets +1 and goes where Ann says; the Allies used are discarded.
    """
    with lay(Ann={"at": "bagalia", LAB: [with_tokens("hulk", -1), "graviton"]}) as scene:
        scene["Ann"].picks("Vanquish")
        scene.expect("Ann")
        scene.can_pick_exactly(*LOKIS)
        scene["Ann"].picks("Bifrost")

        assert on(scene, "Bob", "bifrost") == {"top": ["hulk"]}
        assert scene.card("hulk").strength == 5
        assert scene.card("hulk").tokens == {"PLUS": 1, "MINUS": 1}
        assert scene.card("hulk").controller == "Bob"
        assert scene.zone("discard", "Ann") == ("Graviton A.I.M.",)


@pytest.mark.rule("MV-Q50")
def test_hulk_goes_to_the_player_whom_the_owner_picks():
    """
    Of three players Ann has two to choose from.
    """
    ann = {"at": "bagalia", LAB: ["hulk", with_tokens("graviton", 1)]}
    with lay(villains=("modok", "loki", "madame_masque"), Ann=ann, Bob={}, Cid={}) as scene:
        scene["Ann"].picks("Vanquish")
        scene.can_pick(*LOKIS, "Manhattan")
        scene["Ann"].picks("Manhattan")

        assert scene.card("hulk").controller == "Cid"


@pytest.mark.rule("MV-Q37", "MV-Q50")
def test_hulk_who_leaps_was_not_defeated():
    """
    Madame Masque settles no vendetta, and nothing is paid.
    """
    ann = {"at": "los_angeles", "manhattan": ["hulk", "count_nefaria"]}
    with lay(villains=MASQUE, Ann=ann) as scene:
        goes_on(scene, "Ann", "Vanquish", "Bifrost")

        assert scene.card("vendetta_tile").settled == 0
        assert scene.zone("fate_discard") == ()


@pytest.mark.parametrize("card", ["stark_armor", "maggia_contract"])
def test_hulk_carries_nothing(card):
    """
    No Item of the Fate deck and none of a Villain is attached to him.
    """
    if card == "stark_armor":
        with struck("stark_armor", Ann={LAB: ["hulk"]}) as scene:
            assert scene.zone("fate_discard") == ("Stark Armor",)
    else:
        ann = {"at": "los_angeles", "hand": [card], "manhattan": ["hulk"]}
        with lay(villains=MASQUE, Ann=ann) as scene:
            assert scene.why_not("Play a Card") == NO_CARD


# ------------------------------------------------------------------------------------------------ Falcon, Hawkeye, She-Hulk


@pytest.mark.rule("MV-Q38")
def test_falcon_may_fetch_a_weak_hero_from_any_domain():
    """
    Of Strength 3 or less, with tokens and Items, to his location; nothing that Hero says of being played happens.
    """
    bob = {"bifrost": [carrying(with_tokens("agent_13", -1), "stark_armor"), "quasar"]}
    with struck("falcon", bob, Ann={LAB: ["gwenpool"], "bagalia": ["aim_agent"]}) as scene:
        scene["Bob"].picks("Bagalia")
        scene.can_pick_exactly("Agent 13 S.H.I.E.L.D.", "Gwenpool", "Pass")
        scene["Bob"].picks("Agent 13 S.H.I.E.L.D.")

        assert scene.card("bagalia").top == ("Falcon", "Agent 13 S.H.I.E.L.D.")
        assert on(scene, "Ann", "agent_13") == {"attached": ["stark_armor"]}
        assert scene.card("agent_13").strength == 3
        assert scene.hand("Ann") == ()


def test_falcon_need_not_fetch_anybody():
    """
    And he fetches nobody who is with him already.
    """
    with struck("falcon", Ann={LAB: ["gwenpool"]}) as scene:
        goes_on(scene, "Bob", "Bagalia", "Pass")
        assert scene.card(LAB).top == ("Gwenpool",)
    with struck("falcon", Ann={LAB: ["gwenpool"]}) as scene:
        scene["Bob"].picks("A.I.M. Laboratory")
        scene.expect("Bob", prompt=NEXT)


def test_hawkeye_may_defeat_an_ally_at_an_event():
    """
    However strong, at any Event; of the targeted player only.
    """
    event = crisis("incoming", of("Ann", "aim_agent"), of("Bob", "kid_loki"))
    with struck("hawkeye", Ann={"crises": [crisis("schism_in_aim", "graviton")]}, crises=[event]) as scene:
        scene["Bob"].picks("Bagalia")
        scene.can_pick_exactly("A.I.M. Agent", "Graviton A.I.M.", "Pass")
        scene["Bob"].picks("Graviton A.I.M.")

        assert scene.zone("discard", "Ann") == ("Graviton A.I.M.",)


def test_hawkeye_defeats_nobody_in_a_domain():
    """
    An Ally beside him is safe.
    """
    with struck("hawkeye", Ann={LAB: ["aim_agent"]}) as scene:
        scene["Bob"].picks("A.I.M. Laboratory")

        scene.expect("Bob", prompt=NEXT)


def test_she_hulk_keeps_allies_from_events():
    """
    They are neither played nor relocated there.
    """
    ann = {"at": "bagalia", "power": 1, "hand": ["aim_agent"], LAB: ["she_hulk"], "crises": ["schism_in_aim"]}
    with lay(Ann={**ann, "boca_caliente": ["aim_scientist"]}, crises=["incoming"]) as scene:
        plays(scene, "Ann", "A.I.M. Agent")
        scene.can_pick_exactly(*LOCATIONS)
        scene["Ann"].picks("Bagalia")
        goes_on(scene, "Ann", "Relocate", "A.I.M. Scientist")
        scene.can_pick_exactly("A.I.M. Laboratory", "Project P.E.G.A.S.U.S.", "Bagalia")
        scene["Ann"].picks("Bagalia")


@pytest.mark.rule("MV-034")
def test_she_hulk_keeps_nobody_elsewhere_from_events():
    """
    At Loki's she is no concern of M.O.D.O.K.
    """
    with lay(Ann={"at": "bagalia", LAB: ["aim_agent"]}, Bob={"bifrost": ["she_hulk"]}, crises=["incoming"]) as scene:
        goes_on(scene, "Ann", "Relocate", "Incoming")

        assert scene.card("incoming").front == ("A.I.M. Agent",)


# ------------------------------------------------------------------------------------------------ Vision, Thor


@pytest.mark.parametrize(("place", "symbol", "left"), [("boca_caliente", 3, {"POWER": 2}), ("bagalia", 1, {})])
def test_vision_makes_each_gain_smaller(place, symbol, left):
    """
    By 1: of 3 there are 2, of 1 there is none.
    """
    with lay(Ann={"at": place, LAB: ["vision"]}) as scene:
        scene["Ann"].picks(f"Gain Power {symbol}")

        assert scene.pool("purse", "Ann") == left


def test_vision_takes_from_every_gain_and_from_nobody_else():
    """
    From a reward as well; Bob gains all.
    """
    event = crisis("under_surveillance", of("Ann", "graviton"), of("Bob", "king_loki"))
    with lay(Ann={"at": "bagalia", LAB: ["vision"], "boca_caliente": ["aim_agent"]}, crises=[event]) as scene:
        goes_on(scene, "Ann", "Relocate", "Under Surveillance")

        assert (scene.pool("purse", "Ann"), scene.pool("purse", "Bob")) == ({"POWER": 1}, {"POWER": 2})


def test_vision_does_not_make_losses_or_prices_smaller():
    """
    What is paid is paid in full.
    """
    with lay(Ann={"at": "bagalia", "power": 2, "hand": ["aim_hover_trooper"], LAB: ["vision"]}) as scene:
        plays(scene, "Ann", "A.I.M. Hover Trooper", "Bagalia")

        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("MV-162")
def test_thor_is_a_protector():
    """
    With 5 Strength.
    """
    with lay(Ann={"at": "bagalia", LAB: ["thor", "gwenpool", "graviton", "aim_agent"]}) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Graviton A.I.M.")

        assert scene.zone("fate_discard") == ("Thor",)


@pytest.mark.rule("MV-164")
def test_thor_leaves_other_locations_alone():
    """
    Gwenpool elsewhere is vanquished; Effects cost what is printed, unlike with Thor, Avenger.
    """
    ann = {
        "at": "bagalia",
        "power": 1,
        "hand": ["psionic_beam"],
        LAB: ["gwenpool", "aim_agent"],
        "boca_caliente": ["thor"],
    }
    with lay(Ann=ann) as scene:
        scene["Ann"].picks("Vanquish")
        assert scene.zone("fate_discard") == ("Gwenpool",)
        plays(scene, "Ann", "Psionic Beam")
        assert scene.card("thor").strength == 2


# ------------------------------------------------------------------------------------------------ the Captains


def test_captain_marvel_pulls_all_allies_of_the_domain_to_her():
    """
    Ann's at the bottom, those of others on top; she is not asked, nor is anybody.
    """
    ann = {LAB: ["aim_agent", of("Bob", "kid_loki")], "boca_caliente": ["graviton"], "bagalia": ["mentallo"]}
    with struck("captain_marvel", Ann=ann) as scene:
        scene["Bob"].picks("Bagalia")

        assert on(scene, "Ann", "bagalia") == {
            "top": ["captain_marvel", "kid_loki"],
            "bottom": ["mentallo", "aim_agent", "graviton"],
        }
        scene.did_not_happen("MischiefEarned")
        assert scene.card("kid_loki", of="Bob", zone="top").controller == "Bob"


def test_captain_marvel_leaves_allies_abroad_and_at_events_alone():
    """
    They are not in that Domain; Heroes stay, too.
    """
    bob = {"bifrost": [of("Ann", "aim_infiltrator")]}
    ann = {LAB: ["gwenpool"], "crises": [crisis("schism_in_aim", "graviton")]}
    with struck("captain_marvel", bob, Ann=ann) as scene:
        scene["Bob"].picks("Bagalia")

        scene.did_not_happen("Relocated")
        assert scene.card("captain_marvel").strength == 6


def test_captain_america_strengthens_all_heroes_of_the_domain():
    """
    A +1 token for each, for himself as well, and for nobody elsewhere.
    """
    with struck("captain_america", {"bifrost": ["quasar"]}, Ann={LAB: ["gwenpool", "aim_agent"]}) as scene:
        scene["Bob"].picks("Bagalia")

        assert [scene.card(card).strength for card in ("captain_america", "gwenpool", "quasar")] == [4, 3, 5]
        assert scene.card("aim_agent", of="Ann", zone="bottom").strength == 2


def test_captain_america_leaves_the_tokens_behind():
    """
    When he is vanquished, Gwenpool keeps hers, and he himself lies in the pile.
    """
    ann = {"at": "bagalia", LAB: [with_tokens("captain_america", 1), with_tokens("gwenpool", 1), "graviton"]}
    with lay(Ann=ann) as scene:
        goes_on(scene, "Ann", "Vanquish", "Captain America")

        assert "Captain America" in scene.zone("fate_discard")
        assert scene.card("gwenpool").strength == 3


def test_captain_america_does_nothing_for_a_hero_who_comes_later():
    """
    It is said once, when he is played: Quasar is as strong as ever beside him.
    """
    with struck("quasar", Ann={LAB: ["captain_america"]}) as scene:
        scene["Bob"].picks("A.I.M. Laboratory")

        assert (scene.card("quasar").strength, scene.card("captain_america").strength) == (5, 3)
        scene.did_not_happen("TokensPut")


# ------------------------------------------------------------------------------------------------ Protected Vibranium, the Raft


@pytest.mark.parametrize(
    ("event", "card", "name", "price"),
    [
        ("protected_vibranium", "psionic_headband", "Psionic Headband", 2),
        ("lockdown_at_the_raft", "aim_agent", "A.I.M. Agent", 2),
        ("protected_vibranium", "aim_agent", "A.I.M. Agent", 1),
        ("lockdown_at_the_raft", "psionic_headband", "Psionic Headband", 1),
    ],
)
def test_protected_vibranium_and_the_raft_make_items_and_allies_dearer(event, card, name, price):
    """
    Items by the one, Allies by the other, for everybody.
    """
    with lay(Ann={"at": "bagalia", "power": 2, "hand": [card]}, crises=[event]) as scene:
        plays(scene, "Ann", name, "Bagalia")

        assert scene.pool("purse", "Ann").get("POWER", 0) == 2 - price


def test_lockdown_at_the_raft_makes_no_specialty_or_effect_dearer():
    """
    A Hoverchair costs 3.
    """
    told = {"at": LAB, "power": 3, "hand": ["hoverchair"]}
    with lay(Ann=told, crises=["lockdown_at_the_raft", "protected_vibranium"], options=UNDYING) as scene:
        plays(scene, "Ann", "Hoverchair")

        assert scene.pool("purse", "Ann") == {}


def ending(event, **ann):
    """Lay a table where Ann ends an Event that takes 8 with her Agent, and is asked about the reward."""
    there = crisis(event, of("Ann", with_tokens("graviton", 2)))
    scene = lay(Ann={"at": "bagalia", LAB: ["aim_agent"], **ann}, crises=[there])
    goes_on(scene, "Ann", "Relocate", scene.card(event).name)
    return scene


@pytest.mark.rule("MV-193", "MV-194")
@pytest.mark.parametrize(
    ("event", "card"), [("protected_vibranium", "Cosmic Cube"), ("lockdown_at_the_raft", "Mentallo A.I.M.")]
)
def test_protected_vibranium_and_the_raft_let_one_take_a_card_of_the_pile(event, card):
    """
    An Item by the one, an Ally by the other: what is on the pile comes first.
    """
    with ending(event, discard=["cosmic_cube", "mentallo", "demand_obedience"]) as scene:
        scene["Ann"].confirms()

        assert scene.hand("Ann") == (card,)
        scene.did_not_happen("Shuffled")


@pytest.mark.rule("MV-196")
def test_protected_vibranium_lets_one_take_an_item_of_the_deck():
    """
    It is shown, and the deck shuffled.
    """
    with ending("protected_vibranium") as scene:
        scene["Ann"].confirms()
        scene["Ann"].picks("Cosmic Cube")

        assert scene.hand("Ann") == ("Cosmic Cube",)
        scene.happened("TurnedUp", card="Cosmic Cube", seen_by="Bob")
        scene.happened("Shuffled")


def test_lockdown_at_the_raft_need_not_bring_anything():
    """
    Declining leaves the deck alone.
    """
    with ending("lockdown_at_the_raft") as scene:
        scene["Ann"].declines()

        assert scene.hand("Ann") == ()
        scene.did_not_happen("Shuffled")


# ------------------------------------------------------------------------------------------------ Helicarrier Alert


@pytest.mark.rule("MV-Q56")
@pytest.mark.parametrize(("held", "then"), [(0, 3), (2, 3), (3, 3), (4, 4)])
def test_helicarrier_alert_lets_hands_be_filled_to_three(held, then):
    """
    Whoever has more keeps it.
    """
    hand = ["aim_agent"] * held
    with lay(Ann={"at": "bagalia", "hand": hand}, Bob={"at": "bifrost"}, crises=["helicarrier_alert"]) as scene:
        ends_turn(scene, "Ann")

        assert len(scene.hand("Ann")) == then
        scene["Bob"].picks("Jotunheim")


def test_helicarrier_alert_brings_three_cards():
    """
    To whoever had an Ally there, and not to others; then four are drawn up to again.
    """
    event = crisis("helicarrier_alert", of("Ann", "graviton"))
    with lay(Ann={"at": "bagalia", LAB: ["aim_agent"]}, Bob={"at": "bifrost"}, crises=[event]) as scene:
        goes_on(scene, "Ann", "Relocate", "Helicarrier Alert")
        assert (len(scene.hand("Ann")), len(scene.hand("Bob"))) == (3, 0)
        ends_turn(scene, "Ann")

        assert len(scene.hand("Ann")) == 4
        scene["Bob"].picks("Jotunheim")


# ------------------------------------------------------------------------------------------------ Avengers Assemble


@pytest.mark.rule("MV-Q53")
def test_avengers_assemble_strikes_who_turns_it_up():
    """
    Bob plays a Fate card on himself, and makes all choices.
    """
    with struck("avengers_assemble", {"bifrost": ["frost_giant"]}, ["melinda_may"]) as scene:
        scene.expect("Bob", prompt="Where do you put Melinda May S.H.I.E.L.D.?")
        scene.can_pick_exactly(*LOKIS)
        scene["Bob"].picks("Odin's Throne")

        assert scene.card("melinda_may").controller == "Bob"
        assert scene.zone("crises") == ("Avengers Assemble",)


@pytest.mark.rule("MV-Q53", "MV-178")
def test_avengers_assemble_strikes_everybody_at_the_start_of_their_turn():
    """
    Before the move, and it is the own Domain that is offered.
    """
    told = {"Ann": {"at": LAB, LAB: ["aim_agent"]}, "Bob": {"at": "bifrost"}}
    with lay(active=1, fate_deck=["quasar", "quake"], crises=["avengers_assemble"], **told) as scene:
        ends_turn(scene)
        scene.can_pick_exactly(*LOCATIONS)
        goes_on(scene, "Ann", "Boca Caliente", "Bagalia", "Pass")
        scene.can_pick_exactly(*LOKIS)
        goes_on(scene, "Bob", "Bifrost", "Jotunheim")

        assert scene.card("boca_caliente").top == ("Quasar",)
        assert scene.card("bifrost").top == ("Quake S.H.I.E.L.D.",)


@pytest.mark.rule("MV-Q53", "MV-114", "MV-182", "MV-176")
@pytest.mark.parametrize("card", ["stark_armor", "the_trial_of_loki", "incoming"])
def test_avengers_assemble_discards_what_can_not_be_played_on_oneself(card):
    """
    An Item with nobody to carry it, one's own Targeted Event, a second Global Event.
    """
    with struck("avengers_assemble", below=[card]) as scene:
        scene.expect("Bob", prompt=NEXT)
        assert len(scene.zone("fate_discard")) == 1
        assert scene.zone("crises", "Bob") == ()


@pytest.mark.rule("MV-Q53", "MV-008")
def test_avengers_assemble_puts_another_global_event_into_play_in_undying():
    """
    Beside itself.
    """
    with struck("avengers_assemble", below=["incoming"], options=UNDYING) as scene:
        assert scene.zone("crises") == ("Avengers Assemble", "Incoming")


@pytest.mark.rule("MV-Q53")
def test_avengers_assemble_tests_conditions_against_oneself():
    """
    Banished takes Power that Bob has, and is discarded if he has none.
    """
    with struck("avengers_assemble", {"power": 4}, ["banished"]) as scene:
        assert scene.pool("purse", "Bob") == {"POWER": 2}
    with struck("avengers_assemble", below=["banished"], Ann={"power": 4}) as scene:
        assert scene.pool("purse", "Ann") == {"POWER": 4}
        scene.did_not_happen("Lost")


@pytest.mark.rule("MV-170", "MV-Q37")
def test_avengers_assemble_lets_all_heroes_at_home_be_defeated():
    """
    Protectors and all; Heroes of others stay.
    """
    event = crisis("avengers_assemble", of("Ann", with_tokens("graviton", 4)))
    ann = {"at": "bagalia", LAB: ["aim_agent", "quasar", "gwenpool"], "boca_caliente": ["quake"]}
    with lay(Ann=ann, Bob={"bifrost": ["deathlok"]}, crises=[event]) as scene:
        goes_on(scene, "Ann", "Relocate", "Avengers Assemble")

        assert sorted(scene.zone("fate_discard")) == ["Avengers Assemble", "Gwenpool", "Quake S.H.I.E.L.D.", "Quasar"]
        assert scene.card("deathlok").at == "Bifrost"


@pytest.mark.rule("MV-Q37")
def test_avengers_assemble_sends_hulk_away():
    """
    He leaps instead of being defeated, and the others fall.
    """
    event = crisis("avengers_assemble", of("Ann", with_tokens("graviton", 4)))
    ann = {"at": "bagalia", LAB: ["aim_agent", "hulk", "gwenpool"]}
    with lay(Ann=ann, crises=[event]) as scene:
        goes_on(scene, "Ann", "Relocate", "Avengers Assemble", "Bifrost")

        assert sorted(scene.zone("fate_discard")) == ["Avengers Assemble", "Gwenpool"]
        assert scene.card("hulk").controller == "Bob"
