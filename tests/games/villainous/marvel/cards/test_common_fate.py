"""The common Fate cards of the box: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import activates, ends_turn, fates, goes_on, plays
from tests.games.villainous.seen import actions_told, kinds_in, on, zone_of

LAB = "aim_laboratory"
MASQUE = ("madame_masque", "loki")
LOCATIONS = ("A.I.M. Laboratory", "Boca Caliente", "Project P.E.G.A.S.U.S.", "Bagalia")
NEXT = "What do you do?"


def struck(lay, card, bob=(), **told):
    """Lay a table where Bob, who is Loki, takes a Fate action against Ann and turns up a card."""
    scene = lay(active=1, Bob={"at": "jotunheim", **dict(bob or {})}, fate_deck=[card, *told.pop("below", [])], **told)
    fates(scene)
    return scene


# ------------------------------------------------------------------------------------------------ Melinda May


@pytest.mark.parametrize("victim", ["A.I.M. Agent", "Kid Loki"])
def test_melinda_may_may_defeat_a_weak_ally_where_she_is(lay, victim):
    """
    Of Strength 2 or less, whoever controls it: Bob picks.
    """
    with struck(lay, "melinda_may", Ann={LAB: ["aim_agent", "graviton", of("Bob", "kid_loki")]}) as scene:
        scene["Bob"].picks("A.I.M. Laboratory")
        scene.can_pick_exactly("A.I.M. Agent", "Kid Loki", "Pass")
        scene["Bob"].picks(victim)

        scene.happened("Defeated", card=victim)


def test_melinda_may_defeats_nobody_elsewhere(lay):
    """
    Where there is no weak Ally nobody is asked.
    """
    with struck(lay, "melinda_may", Ann={LAB: ["aim_agent"], "bagalia": ["graviton"]}) as scene:
        scene["Bob"].picks("Bagalia")

        scene.expect("Bob", prompt=NEXT)
        assert scene.card("melinda_may").strength == 4


def test_melinda_may_need_not_defeat_anybody(lay):
    """
    Bob passes.
    """
    with struck(lay, "melinda_may", Ann={LAB: ["aim_agent"]}) as scene:
        goes_on(scene, "Bob", "A.I.M. Laboratory", "Pass")

        scene.did_not_happen("Defeated")


# ------------------------------------------------------------------------------------------------ Deathlok


@pytest.mark.parametrize(
    ("told", "strength"),
    [
        ({}, 4),
        ({LAB: ["psionic_headband", carrying("aim_agent", "aim_battlesuit")]}, 6),
        ({"specialties": ["hoverchair", "supreme_intellect"]}, 4),
        ({LAB: [of("Bob", carrying("kid_loki", of("Bob", "horned_helmet")))]}, 4),
        ({"hand": ["cosmic_cube"], "discard": ["aim_battlesuit"]}, 4),
    ],
    ids=["none", "loose and attached", "Specialties", "of another player", "in hand and on the pile"],
)
def test_deathlok_counts_the_items_of_the_domains_owner(lay, told, strength):
    """
    Loose or attached; Specialties, Items of others and those elsewhere do not count.
    """
    with lay(Ann={"bagalia": ["deathlok"], **told}) as scene:
        assert scene.card("deathlok").strength == strength


def test_deathlok_counts_contracts_on_heroes(lay):
    """
    They are Items of Madame Masque in her Domain.
    """
    ann = {
        "manhattan": [
            carrying("deathlok", of("Ann", "maggia_contract")),
            carrying("quake", of("Ann", "maggia_contract")),
        ]
    }
    with lay(villains=MASQUE, Ann=ann) as scene:
        assert scene.card("deathlok").strength == 6


# ------------------------------------------------------------------------------------------------ Mockingbird, Agent 13


def test_mockingbird_shield_makes_the_target_discard_by_lot(lay):
    """
    One card of the hand, and nobody chooses.
    """
    hand = ["aim_agent", "graviton", "mentallo"]
    with struck(lay, "mockingbird_shield", Ann=hand, chance=[1]) as scene:
        scene["Bob"].picks("Bagalia")

        assert scene.zone("discard", "Ann") == ("Graviton A.I.M.",)
        assert len(scene.hand("Ann")) == 2


def test_mockingbird_shield_does_nothing_to_an_empty_hand(lay):
    """
    She has 3 Strength.
    """
    with struck(lay, "mockingbird_shield", {"hand": ["ikol"]}) as scene:
        scene["Bob"].picks("Bagalia")

        scene.did_not_happen("Discarded")
        assert scene.card("mockingbird_shield").strength == 3


@pytest.mark.rule("MV-Q32")
def test_agent_13_may_return_an_ally_of_3_or_less(lay):
    """
    From anywhere in the Domain; its tokens go back, and its Items to their pile.
    """
    ally = carrying(with_tokens("aim_scientist", -1), "aim_battlesuit")
    with struck(lay, "agent_13", Ann={LAB: [ally], "boca_caliente": ["graviton", "aim_hover_trooper"]}) as scene:
        scene["Bob"].picks("Bagalia")
        scene.can_pick_exactly("A.I.M. Scientist", "A.I.M. Hover Trooper", "Pass")
        scene["Bob"].picks("A.I.M. Scientist")

        assert scene.hand("Ann") == ("A.I.M. Scientist",)
        assert scene.zone("discard", "Ann") == ("A.I.M. Battlesuit",)


def test_agent_13_returns_no_ally_abroad_and_none_of_others(lay):
    """
    Only those the targeted player has at home.
    """
    bob = {"bifrost": [of("Ann", "aim_infiltrator")]}
    with struck(lay, "agent_13", bob, Ann={LAB: [of("Bob", "kid_loki")]}) as scene:
        scene["Bob"].picks("Bagalia")

        scene.expect("Bob", prompt=NEXT)


# ------------------------------------------------------------------------------------------------ Maria Hill, Nick Fury


def test_maria_hill_leads_the_other_heroes_of_shield(lay):
    """
    1 more for each in the same Domain, not for herself, not for others.
    """
    with lay(Ann={LAB: ["maria_hill"], "bagalia": ["quake", "quasar"]}, Bob={"bifrost": ["deathlok"]}) as scene:
        strengths = [scene.card(card).strength for card in ("maria_hill", "quake", "quasar", "deathlok")]

        assert strengths == [3, 5, 5, 4]


def test_maria_hill_leads_only_while_she_is_there(lay):
    """
    With her vanquished Quake has 4.
    """
    with lay(Ann={"at": "bagalia", LAB: ["maria_hill", "graviton"], "boca_caliente": ["quake"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card("quake").strength == 4


@pytest.mark.rule("MV-193")
def test_nick_fury_shield_finds_another_hero_of_shield(lay):
    """
    Played at a location of Bob's choice, in Ann's Domain, with what that Hero says of being played.
    """
    with struck(lay, "nick_fury_shield", Ann={LAB: ["aim_agent"]}, fate_discard=["quake", "quasar"]) as scene:
        scene["Bob"].picks("Bagalia")
        scene.can_pick_exactly(*LOCATIONS)
        scene["Bob"].picks("A.I.M. Laboratory")

        assert scene.card(LAB).top == ("Quake S.H.I.E.L.D.",)
        assert scene.card("aim_agent", of="Ann", zone="bottom").strength == 1


def test_nick_fury_shield_does_not_find_himself(lay):
    """
    With nobody else of S.H.I.E.L.D. anywhere nothing happens.
    """
    with struck(lay, "nick_fury_shield", fate_discard=["quasar"], rest={"Fate": "between"}) as scene:
        scene["Bob"].picks("Bagalia")

        scene.expect("Bob", prompt=NEXT)
        assert scene.card("bagalia").top == ("Nick Fury S.H.I.E.L.D.",)


# ------------------------------------------------------------------------------------------------ Quake, Phil Coulson, Peggy Carter


def test_quake_weakens_all_allies_where_she_is(lay):
    """
    A -1 token for each, whoever controls it; those elsewhere keep their Strength.
    """
    with struck(lay, "quake", Ann={LAB: ["aim_agent", of("Bob", "king_loki")], "bagalia": ["graviton"]}) as scene:
        scene["Bob"].picks("A.I.M. Laboratory")

        assert scene.card("aim_agent", of="Ann", zone="bottom").tokens == {"MINUS": 1}
        assert scene.card("king_loki", of="Bob", zone="top").strength == 3
        assert scene.card("graviton", of="Ann", zone="bottom").strength == 4


def test_quake_weakens_no_hero(lay):
    """
    Neither herself nor another one beside her.
    """
    with struck(lay, "quake", Ann={LAB: ["quasar"]}) as scene:
        scene["Bob"].picks("A.I.M. Laboratory")

        assert (scene.card("quake").strength, scene.card("quasar").strength) == (4, 5)


def test_phil_coulson_is_avenged(lay):
    """
    When he is defeated each other Hero of the Domain gets +1.
    """
    ann = {"at": "bagalia", LAB: ["phil_coulson", "aim_agent"], "boca_caliente": ["quasar", "gwenpool"]}
    with lay(Ann=ann, Bob={"bifrost": ["deathlok"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert [scene.card(card).strength for card in ("quasar", "gwenpool", "deathlok")] == [6, 3, 4]
        assert scene.card("quasar").tokens == {"PLUS": 1}


@pytest.mark.rule("MV-203")
def test_phil_coulson_who_is_found_or_spared_is_not_avenged(lay):
    """
    A Decoy removed in his place is no defeat.
    """
    ann = {"at": "bagalia", LAB: ["phil_coulson", "life_model_decoy", "aim_agent"], "boca_caliente": ["quasar"]}
    with lay(Ann=ann) as scene:
        goes_on(scene, "Ann", "Vanquish", "Phil Coulson S.H.I.E.L.D.")

        assert scene.card("phil_coulson").at == "A.I.M. Laboratory"
        assert scene.card("quasar").strength == 5


@pytest.mark.rule("MV-162")
def test_peggy_carter_is_a_protector(lay):
    """
    With 3 Strength.
    """
    with lay(Ann={"at": "bagalia", LAB: ["peggy_carter", "gwenpool", "graviton"]}) as scene:
        assert scene.card("peggy_carter").strength == 3
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Peggy Carter S.H.I.E.L.D.",)


def test_peggy_carter_leaves_other_locations_alone(lay):
    """
    Gwenpool elsewhere is vanquished.
    """
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "graviton"], "boca_caliente": ["peggy_carter"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Gwenpool",)


# ------------------------------------------------------------------------------------------------ Life Model Decoy


@pytest.mark.rule("MV-Q37")
def test_life_model_decoy_takes_the_blow(lay):
    """
    It must: nobody is asked; it goes to the pile, the Hero stays, and the Ally used goes.
    """
    with lay(Ann={"at": "bagalia", LAB: ["quake", "life_model_decoy", "graviton"]}) as scene:
        goes_on(scene, "Ann", "Vanquish", "Quake S.H.I.E.L.D.")

        assert scene.card(LAB).top == ("Quake S.H.I.E.L.D.",)
        assert scene.zone("fate_discard") == ("Life Model Decoy S.H.I.E.L.D.",)
        assert scene.zone("discard", "Ann") == ("Graviton A.I.M.",)


def test_life_model_decoy_is_defeated_itself_like_any_hero(lay):
    """
    Also with another one beside it.
    """
    with lay(Ann={"at": "bagalia", LAB: ["life_model_decoy", "life_model_decoy", "aim_scientist"]}) as scene:
        goes_on(scene, "Ann", "Vanquish", "Life Model Decoy S.H.I.E.L.D. (A.I.M. Laboratory)")

        assert len(scene.card(LAB).top) == 1
        scene.happened("Defeated", card="Life Model Decoy S.H.I.E.L.D.")
        scene.did_not_happen("Removed")


@pytest.mark.parametrize(
    "told",
    [
        {LAB: ["gwenpool", "life_model_decoy", "graviton"]},
        {LAB: ["agent_13", "graviton"], "boca_caliente": ["life_model_decoy"]},
    ],
    ids=["no Hero of S.H.I.E.L.D.", "elsewhere"],
)
def test_life_model_decoy_saves_only_heroes_of_shield_beside_it(lay, told):
    """
    Gwenpool is defeated, and so is Agent 13 with the Decoy elsewhere.
    """
    with lay(Ann={"at": "bagalia", **told}) as scene:
        scene["Ann"].picks("Vanquish")
        if scene.decision.kind == "vanquish":
            scene["Ann"].picks("Gwenpool")

        assert scene.zone("fate_discard") in (("Gwenpool",), ("Agent 13 S.H.I.E.L.D.",))
        scene.did_not_happen("Removed")


def test_life_model_decoys_go_one_at_a_time(lay):
    """
    Of two one is removed.
    """
    with lay(Ann={"at": "bagalia", LAB: ["quake", "life_model_decoy", "life_model_decoy", "graviton"]}) as scene:
        goes_on(scene, "Ann", "Vanquish", "Quake S.H.I.E.L.D.")
        if scene.decision.kind == "order":
            scene.pick(scene.options[0])

        assert len(scene.events("Removed")) == 1
        assert len(scene.card(LAB).top) == 2


def test_life_model_decoy_takes_the_blow_of_a_card_as_well(lay):
    """
    An Assassin defeats no Agent 13 beside it.
    """
    ann = {"at": "los_angeles", "power": 2, "hand": ["maggia_assassin"], "manhattan": ["agent_13", "life_model_decoy"]}
    with lay(villains=MASQUE, Ann=ann) as scene:
        plays(scene, "Ann", "Maggia Assassin", "Manhattan")
        scene["Ann"].picks("Agent 13 S.H.I.E.L.D.")

        assert scene.card("manhattan").top == ("Agent 13 S.H.I.E.L.D.",)
        assert scene.card("vendetta_tile").settled == 0


# ------------------------------------------------------------------------------------------------ Under Surveillance


def test_under_surveillance_shows_all_hands(lay):
    """
    At once, and what is drawn later, too.
    """
    told = {"Ann": ["mentallo"], "Bob": {"at": "jotunheim", "hand": ["ikol"], "deck": ["norn_stones"]}}
    with lay(active=1, fate_deck=["under_surveillance"], **told) as scene:
        fates(scene)
        assert kinds_in(zone_of(scene, "Bob", "hand", 0)) == ["mentallo"]
        assert kinds_in(zone_of(scene, "Ann", "hand", 1)) == ["ikol"]
        ends_turn(scene)

        assert "norn_stones" in kinds_in(zone_of(scene, "Ann", "hand", 1))
        assert len(kinds_in(zone_of(scene, "Ann", "hand", 1))) == 4
        goes_on(scene, "Ann", "Bagalia")


def test_under_surveillance_hides_nothing_again_but_shows_nothing_new_afterwards(lay):
    """
    With the Event resolved what is drawn is hidden.
    """
    event = crisis("under_surveillance", of("Ann", "graviton"), of("Ann", "graviton"))
    told = {
        "Ann": {"at": "bagalia", LAB: ["aim_agent"], "deck": ["mentallo", "supreme_intellect"]},
        "Bob": {"at": "bifrost"},
    }
    with lay(crises=[event], **told) as scene:
        goes_on(scene, "Ann", "Relocate", "Under Surveillance", "Pass")

        assert scene["Ann"].sees("Mentallo")
        assert not scene["Bob"].sees("Mentallo")
        assert not scene["Bob"].sees("Supreme Intellect")
        scene["Bob"].picks("Jotunheim")


def test_under_surveillance_one_card_from_hand_is_played_a_turn(lay):
    """
    A second Play a Card finds nothing, and in the next turn there is one again.
    """
    told = {"Ann": {"at": LAB, "power": 4, "hand": ["aim_agent"] * 3}, "Bob": {"at": "bifrost"}}
    with lay(crises=["under_surveillance"], **told) as scene:
        plays(scene, "Ann", "A.I.M. Agent", "Bagalia")
        assert scene.why_not("Play a Card") == "You have no card that you could play."
        ends_turn(scene, "Ann")
        goes_on(scene, "Bob", "Jotunheim", "Pass")
        scene["Ann"].picks("Bagalia")
        plays(scene, "Ann", "A.I.M. Agent", "Bagalia")


def test_under_surveillance_cards_from_elsewhere_do_not_count(lay):
    """
    A Hover Trooper from the pile is played besides, before or after.
    """
    ann = {"at": LAB, "power": 4, "hand": ["aim_agent"], "discard": ["aim_hover_trooper"]}
    with lay(Ann=ann, crises=["under_surveillance"]) as scene:
        plays(scene, "Ann", "A.I.M. Agent", "Bagalia")
        plays(scene, "Ann", "A.I.M. Hover Trooper", "Bagalia")

        assert scene.card("bagalia").bottom == ("A.I.M. Agent", "A.I.M. Hover Trooper")


def test_under_surveillance_a_card_played_before_it_counts(lay):
    """
    Bob has played one, then turns it up: there is no second one.
    """
    bob = {"at": "bifrost", "power": 4, "hand": ["frost_giant", "frost_giant"]}
    with lay(active=1, Bob=bob, fate_deck=["under_surveillance"]) as scene:
        plays(scene, "Bob", "Frost Giant", "Jotunheim")
        scene["Bob"].picks("Fate")

        assert scene.zone("crises") == ("Under Surveillance",)
        assert scene.why_not("Play a Card") == "You have used that symbol this turn."


@pytest.mark.rule("MV-170")
def test_under_surveillance_pays_2_power_and_a_card(lay):
    """
    With 10 Strength there.
    """
    event = crisis("under_surveillance", of("Ann", "graviton"), of("Ann", "graviton"))
    with lay(Ann={"at": "bagalia", LAB: ["aim_agent"]}, crises=[event]) as scene:
        goes_on(scene, "Ann", "Relocate", "Under Surveillance")

        assert scene.pool("purse", "Ann") == {"POWER": 2}
        assert len(scene.hand("Ann")) == 1


# ------------------------------------------------------------------------------------------------ Incoming


def test_incoming_strengthens_every_hero_in_every_domain(lay):
    """
    By 1; Allies stay as they are.
    """
    with lay(Ann={LAB: ["quasar", "aim_agent"]}, Bob={"bifrost": ["quake"]}, crises=["incoming"]) as scene:
        assert (scene.card("quasar").strength, scene.card("quake").strength) == (6, 5)
        assert scene.card("aim_agent", of="Ann", zone="bottom").strength == 2


@pytest.mark.rule("MV-Q22")
def test_incoming_lets_each_defeat_a_hero_of_4_at_home(lay):
    """
    Compared without the penalty; not one with 5, not one behind a Protector, none of others. Passing is fine.
    """
    event = crisis("incoming", of("Ann", "graviton"))
    ann = {"at": "bagalia", LAB: ["quake"], "boca_caliente": ["quasar", "gwenpool"], "bagalia": ["graviton"]}
    with lay(Ann=ann, Bob={"bifrost": ["agent_13"]}, crises=[event]) as scene:
        goes_on(scene, "Ann", "Relocate", "Incoming")

        scene.can_pick_exactly("Quake S.H.I.E.L.D.", "Pass")
        scene["Ann"].passes()
        scene.did_not_happen("Defeated")


# ------------------------------------------------------------------------------------------------ Infiltrated


def infiltrated(lay, **ann):
    """Lay a table where Ann's turn begins under Infiltrated."""
    scene = lay(active=1, Ann={"at": "boca_caliente", **ann}, Bob={"at": "bifrost"}, crises=["infiltrated"])
    ends_turn(scene)
    return scene


def test_infiltrated_costs_power_before_each_move(lay):
    """
    1, to spare the Allies.
    """
    with infiltrated(lay, power=2, bagalia=["aim_agent"]) as scene:
        scene["Ann"].confirms()

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert scene.card("aim_agent", of="Ann", zone="bottom").strength == 2
        scene["Ann"].picks("Bagalia")


def test_infiltrated_or_else_weakens_an_ally_of_the_players_choice(lay):
    """
    One at home gets a -1 token.
    """
    with infiltrated(lay, power=2, bagalia=["aim_agent", "graviton"]) as scene:
        scene["Ann"].declines()
        scene["Ann"].picks("Graviton A.I.M.")

        assert scene.card("graviton", of="Ann", zone="bottom").tokens == {"MINUS": 1}
        assert scene.pool("purse", "Ann") == {"POWER": 2}
        scene["Ann"].picks("Bagalia")


def test_infiltrated_weakens_without_asking_who_has_no_power(lay):
    """
    The one Ally there gets the token.
    """
    with infiltrated(lay, bagalia=["aim_agent"]) as scene:
        assert scene.card("aim_agent", of="Ann", zone="bottom").strength == 1
        scene["Ann"].picks("Bagalia")


def test_infiltrated_leaves_those_alone_who_have_no_ally_at_home(lay):
    """
    Allies abroad do not count.
    """
    told = {"Ann": {"at": "manhattan", "power": 2}, "Bob": {"at": "bifrost", "jotunheim": [of("Ann", "spymaster")]}}
    with lay(villains=MASQUE, active=1, crises=["infiltrated"], **told) as scene:
        ends_turn(scene)

        scene.expect("Ann", prompt="Where do you go?")
        assert scene.pool("purse", "Ann") == {"POWER": 2}
        scene["Ann"].picks("Los Angeles")


def test_infiltrated_strengthens_up_to_two_allies_at_home(lay):
    """
    As its reward.
    """
    event = crisis("infiltrated", of("Ann", "graviton"), of("Ann", "aim_agent"))
    ann = {"at": "bagalia", LAB: ["aim_agent"], "bagalia": ["mentallo", "graviton", "aim_hover_trooper"]}
    with lay(Ann=ann, crises=[event]) as scene:
        goes_on(scene, "Ann", "Relocate", "A.I.M. Agent", "Infiltrated")
        assert scene.decision.at_most == 2
        scene["Ann"].picks("Mentallo A.I.M.", "Graviton A.I.M.")

        assert scene.card("mentallo", of="Ann", zone="bottom").strength == 3
        assert scene.card("aim_hover_trooper", of="Ann", zone="bottom").strength == 3


# ------------------------------------------------------------------------------------------------ Knock Knock


@pytest.mark.parametrize(
    ("ann", "bob", "requirement"),
    [([], [], 4), (["quake"], [], 5), (["quake", "agent_13"], ["deathlok"], 7), (["quasar"], [], 4)],
)
def test_knock_knock_takes_more_for_each_hero_of_shield(lay, ann, bob, requirement):
    """
    In whatever Domain; others do not count.
    """
    with lay(Ann={LAB: ann}, Bob={"bifrost": bob}, crises=["knock_knock"]) as scene:
        assert scene.card("knock_knock").requirement == requirement


def test_knock_knock_lets_heroes_of_shield_cover_the_bottom_row(lay):
    """
    And those of others cover the top row only.
    """
    with lay(Ann={"at": LAB, LAB: ["quake"], "bagalia": ["quasar"]}, crises=["knock_knock"]) as scene:
        assert all(symbol.endswith("covered") for symbol in actions_told(scene.card(LAB)))
        assert [symbol.rpartition(" ")[2] for symbol in actions_told(scene.card("bagalia"))[2:]] == ["open", "open"]


def test_knock_knock_covers_added_symbols_as_well(lay):
    """
    The Headband's Activate symbol counts as one of the bottom row.
    """
    with lay(Ann={"at": LAB, LAB: ["quake", "psionic_headband", "aim_scientist"]}, crises=["knock_knock"]) as scene:
        assert scene.why_not("Activate") == "Something lies over that symbol."
    with lay(Ann={"at": LAB, LAB: ["quake", "psionic_headband", "aim_scientist"]}) as scene:
        activates(scene)


@pytest.mark.rule("MV-Q38")
def test_knock_knock_sends_a_hero_abroad(lay):
    """
    One from home to a location of another Domain, or none.
    """
    with lay(Ann={"at": "bagalia", LAB: ["quasar"], "bagalia": ["graviton"]}, crises=["knock_knock"]) as scene:
        goes_on(scene, "Ann", "Relocate", "Knock Knock", "Quasar")
        scene.can_pick_exactly("Odin's Throne", "Bifrost", "Jotunheim", "Sanctum Sanctorum")
        scene["Ann"].picks("Bifrost")

        assert on(scene, "Bob", "bifrost") == {"top": ["quasar"]}
