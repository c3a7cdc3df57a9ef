"""Words on cards: play, reveal, look, find, defeat, remove; texts that clash (MV-184 to MV-206)."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import ends_turn, fates, goes_on, plays
from tests.games.villainous.seen import on

LAB = "aim_laboratory"
LOCATIONS = ("A.I.M. Laboratory", "Boca Caliente", "Project P.E.G.A.S.U.S.", "Bagalia")
MASQUE = ("madame_masque", "loki")
NO_CARD = "You have no card that you could play."
BACK = "In which order do they go back on top, the first one on top?"


# ------------------------------------------------------------------------------------------------ Play


@pytest.mark.rule("MV-184", "MV-Q30")
def test_what_a_text_plays_is_paid_and_takes_no_second_symbol(lay):
    """
    Across the Multiverse turns up King Loki: 3 Power more, and he earns as when played from hand.
    """
    bob = {"at": "bifrost", "power": 5, "hand": ["across_the_multiverse"], "deck": ["king_loki"]}
    with lay(active=1, Bob=bob) as scene:
        plays(scene, "Bob", "Across the Multiverse")
        scene["Bob"].confirms()
        scene["Bob"].picks("Bagalia")

        assert scene.pool("purse", "Bob") == {"POWER": 1}
        assert scene.card("loki").mischief == {"MISCHIEF": 2}
        assert scene.card("king_loki", of="Bob", zone="top").at == "Bagalia"


@pytest.mark.rule("MV-184", "MV-Q30", "MV-Q08")
def test_what_can_not_be_paid_is_not_played_by_a_text(lay):
    """
    With 3 Power left after the Effect King Loki would do; with 2 he is taken into hand.
    """
    bob = {"at": "bifrost", "power": 3, "hand": ["across_the_multiverse"], "deck": ["king_loki"]}
    with lay(active=1, Bob=bob) as scene:
        plays(scene, "Bob", "Across the Multiverse")

        assert scene.hand("Bob") == ("King Loki",)
        assert scene.pool("purse", "Bob") == {"POWER": 2}


@pytest.mark.rule("MV-184")
def test_a_card_from_the_discard_pile_is_played_as_from_hand(lay):
    """
    A Hover Trooper costs 2 from the pile, too, and takes the symbol.
    """
    with lay(Ann={"at": "bagalia", "power": 2, "discard": ["aim_hover_trooper"]}) as scene:
        plays(scene, "Ann", "A.I.M. Hover Trooper", "Boca Caliente")

        assert scene.pool("purse", "Ann") == {}
        assert scene.why_not("Play a Card") == "You have used that symbol this turn."
    with lay(Ann={"at": "bagalia", "power": 1, "discard": ["aim_hover_trooper"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


@pytest.mark.rule("MV-184")
def test_a_text_may_waive_the_cost(lay):
    """
    The Cube costs 4, and nothing by Creating the Cube.
    """
    ann = {"at": LAB, "power": 3, LAB: ["aim_agent", "aim_agent"], "hand": ["creating_the_cube"]}
    with lay(Ann=ann) as scene:
        plays(scene, "Ann", "Creating the Cube")

        assert scene.card("cosmic_cube", of="Ann").at == "A.I.M. Laboratory"


# ------------------------------------------------------------------------------------------------ Reveal


@pytest.mark.rule("MV-185", "MV-187", "MV-188")
def test_a_deck_is_revealed_card_by_card_and_the_rest_shuffled_back(lay):
    """
    Everybody sees all that turn up until there is a Hero.
    """
    ann = {"at": "manhattan", "power": 1, "hand": ["masque_draw_them_out"]}
    with lay(villains=MASQUE, Ann=ann, fate_deck=["banished", "stark_armor", "deathlok", "quake"]) as scene:
        before = len(scene.zone("fate_deck"))
        plays(scene, "Ann", "Draw Them Out", "Los Angeles")

        seen = [event.fields["card"].name for event in scene.events("TurnedUp", seen_by="Bob")]
        assert seen == ["Banished", "Stark Armor", "Deathlok S.H.I.E.L.D."]
        assert len(scene.zone("fate_deck")) == before - 1
        assert scene.zone("fate_discard") == ()
        scene.happened("Shuffled")


@pytest.mark.rule("MV-186")
def test_what_is_revealed_from_a_hand_goes_back(lay):
    """
    Wiccan makes Ann show her hand: one card goes, the others stay.
    """
    told = {"Ann": ["aim_agent", "graviton", "mentallo"], "Bob": {"at": "jotunheim"}}
    with lay(active=1, fate_deck=["wiccan_young_avenger"], **told) as scene:
        fates(scene, "Bagalia")
        assert scene["Bob"].sees("Mentallo")
        scene["Bob"].picks("Graviton A.I.M.")

        assert scene.hand("Ann") == ("A.I.M. Agent", "Mentallo A.I.M.")
        assert scene.zone("discard", "Ann") == ("Graviton A.I.M.",)


@pytest.mark.rule("MV-189")
def test_a_deck_that_runs_out_while_revealed_is_renewed_and_revealed_on(lay):
    """
    The Fate deck holds no Hero, its pile does.
    """
    ann = {"at": "manhattan", "power": 1, "hand": ["masque_draw_them_out"]}
    told = {"fate_deck": ["banished"], "fate_discard": ["quake"], "rest": {"Fate": "between"}}
    with lay(villains=MASQUE, Ann=ann, **told) as scene:
        plays(scene, "Ann", "Draw Them Out", "Los Angeles")

        assert on(scene, "Ann", "los_angeles") == {"top": ["quake"]}
        assert scene.zone("fate_deck") == ("Banished",)
        assert scene.zone("fate_discard") == ()


# ------------------------------------------------------------------------------------------------ Look


@pytest.mark.rule("MV-190", "MV-Q41")
def test_who_looks_at_cards_sees_them_alone(lay):
    """
    Mentallo's four are seen by Ann, who puts them back in an order Bob does not know.
    """
    deck = ["quasar", "gwenpool", "deathlok", "quake"]
    with lay(Ann={"at": "bagalia", "power": 2, "hand": ["mentallo"]}, fate_deck=deck) as scene:
        plays(scene, "Ann", "Mentallo A.I.M.", "Bagalia")
        scene.expect("Ann", prompt=BACK)
        scene["Ann"].picks("Quake S.H.I.E.L.D.", "Gwenpool", "Quasar", "Deathlok S.H.I.E.L.D.")

        assert scene.zone("fate_deck")[:4] == ("Quake S.H.I.E.L.D.", "Gwenpool", "Quasar", "Deathlok S.H.I.E.L.D.")
        assert scene["Ann"].sees("Quasar")
        assert not scene["Bob"].sees("Quasar")


@pytest.mark.rule("MV-191")
def test_an_empty_deck_is_renewed_before_it_is_looked_at(lay):
    """
    Two cards are on the pile: Mentallo looks at those.
    """
    told = {"fate_deck": [], "fate_discard": ["quasar", "quake"], "rest": {"Fate": "between"}}
    with lay(Ann={"at": "bagalia", "power": 2, "hand": ["mentallo"]}, **told) as scene:
        plays(scene, "Ann", "Mentallo A.I.M.", "Bagalia")

        scene.can_pick_exactly("Quasar", "Quake S.H.I.E.L.D.")
        scene["Ann"].picks("Quasar", "Quake S.H.I.E.L.D.")


@pytest.mark.rule("MV-Q06", "MV-191")
def test_with_fewer_cards_one_looks_at_those_there_are(lay):
    """
    A deck of two is not renewed.
    """
    told = {"fate_deck": ["quasar", "gwenpool"], "fate_discard": ["quake"], "rest": {"Fate": "between"}}
    with lay(Ann={"at": "bagalia", "power": 2, "hand": ["mentallo"]}, **told) as scene:
        plays(scene, "Ann", "Mentallo A.I.M.", "Bagalia")

        scene.can_pick_exactly("Quasar", "Gwenpool")
        scene["Ann"].picks("Quasar", "Gwenpool")
        assert scene.zone("fate_discard") == ("Quake S.H.I.E.L.D.",)


@pytest.mark.rule("MV-Q41")
def test_a_card_that_is_looked_at_stays_where_it_was(lay):
    """
    Ikol shows the top card to Loki alone; left there it is still on top.
    """
    told = {"Ann": {"at": LAB, LAB: ["aim_agent"]}, "Bob": {"at": "bifrost", "specialties": ["ikol"]}}
    with lay(fate_deck=["quasar", "quake"], **told) as scene:
        ends_turn(scene, "Ann")
        scene["Bob"].confirms()
        assert scene["Bob"].sees("Quasar")
        assert not scene["Ann"].sees("Quasar")
        scene["Bob"].declines()

        assert scene.zone("fate_deck")[0] == "Quasar"
        scene["Bob"].picks("Jotunheim")


# ------------------------------------------------------------------------------------------------ Find


def fury(lay, **told):
    """Lay a table where Bob plays Nick Fury at Ann's Bagalia, who finds another S.H.I.E.L.D. Hero."""
    bob = {"at": "jotunheim", **told.pop("Bob", {})}
    deck = told.pop("fate_deck", [])
    scene = lay(active=1, Bob=bob, fate_deck=["nick_fury_shield", *deck], **told)
    fates(scene, "Bagalia")
    return scene


@pytest.mark.rule("MV-192", "MV-193", "MV-195", "MV-Q31")
def test_what_is_in_play_is_found_first_in_whatever_domain(lay):
    """
    Quake at Loki's and Deathlok at M.O.D.O.K.'s: the finder picks; nobody is defeated or removed.
    """
    with fury(lay, Ann={LAB: ["deathlok"]}, Bob={"bifrost": ["quake"]}, fate_discard=["maria_hill"]) as scene:
        scene.can_pick_exactly("Deathlok S.H.I.E.L.D.", "Quake S.H.I.E.L.D.")
        goes_on(scene, "Bob", "Quake S.H.I.E.L.D.", "A.I.M. Laboratory")

        assert scene.card(LAB).top == ("Deathlok S.H.I.E.L.D.", "Quake S.H.I.E.L.D.")
        scene.did_not_happen("Defeated")
        scene.did_not_happen("Removed")


@pytest.mark.rule("MV-193", "MV-194")
def test_the_pile_is_searched_only_if_there_is_none_in_play(lay):
    """
    Maria Hill on the pile is found, and the deck is left alone.
    """
    with fury(lay, fate_discard=["maria_hill", "quasar"]) as scene:
        scene["Bob"].picks("Bagalia")

        assert scene.card("maria_hill").at == "Bagalia"
        scene.did_not_happen("Shuffled")


@pytest.mark.rule("MV-193", "MV-196")
def test_the_deck_is_searched_last_and_shuffled(lay):
    """
    Bob looks through it; what he finds is shown.
    """
    deck = ["quasar", "peggy_carter", "gwenpool"]
    with fury(lay, fate_deck=deck, rest={"Fate": "between"}) as scene:
        scene["Bob"].picks("Bagalia")

        assert scene.card("peggy_carter").at == "Bagalia"
        scene.happened("TurnedUp", card="Peggy Carter S.H.I.E.L.D.", seen_by="Ann")
        scene.happened("Shuffled")
        assert not scene["Ann"].sees("Quasar")


@pytest.mark.rule("MV-Q31")
def test_with_nothing_to_find_nothing_is_done(lay):
    """
    Nick Fury is the only one of S.H.I.E.L.D. anywhere.
    """
    with fury(lay, fate_deck=["quasar"], rest={"Fate": "between"}) as scene:
        scene.expect("Bob", prompt="What do you do?")
        assert scene.card("bagalia").top == ("Nick Fury S.H.I.E.L.D.",)


@pytest.mark.rule("MV-Q31", "MV-195")
def test_a_card_found_in_play_comes_anew(lay):
    """
    Quake loses her tokens and her Armor, and weakens the Allies where she is played.
    """
    quake = carrying(with_tokens("quake", 2), "stark_armor")
    with fury(lay, Ann={LAB: ["aim_agent"]}, Bob={"bifrost": [quake]}) as scene:
        scene["Bob"].picks("A.I.M. Laboratory")

        assert scene.card("quake").strength == 4
        assert scene.zone("fate_discard") == ("Stark Armor",)
        assert scene.card("aim_agent", of="Ann", zone="bottom").strength == 1


@pytest.mark.rule("MV-Q31", "MV-193")
def test_hands_and_specialty_areas_are_not_searched(lay):
    """
    The Cube in hand is not found by a search: it is there first because the card names the hand.
    """
    ann = {"at": LAB, "power": 3, LAB: ["aim_agent", "aim_agent"], "hand": ["creating_the_cube", "cosmic_cube"]}
    with lay(Ann=ann) as scene:
        plays(scene, "Ann", "Creating the Cube")

        scene.did_not_happen("Shuffled")
        assert scene.hand("Ann") == ()


def vibranium(lay, hand):
    """Lay a table where Bob ends Protected Vibranium, and may take an Item; all his cards but three Items are out of the way."""
    bob = {
        "at": "bifrost",
        "odins_throne": ["lorelei"],
        "hand": hand,
        "deck": ["lorelei", *ITEMS[len(hand) :], "kid_loki"],
    }
    event = crisis("protected_vibranium", of("Bob", with_tokens("king_loki", 3)))
    scene = lay(active=1, Bob=bob, crises=[event], rest={"Loki Villain": "between"})
    goes_on(scene, "Bob", "Relocate", "Protected Vibranium", "Yes")
    return scene


ITEMS = ["lokis_scepter", "horned_helmet", "lokis_scepter"]


@pytest.mark.rule("MV-196", "MV-019")
@pytest.mark.parametrize("held", [1, 2, 3])
def test_whoever_searches_a_deck_tells_nobody_what_is_in_hand(lay, held):
    """
    However many of three Items are in Bob's hand, he looks through his whole deck and is asked; only what he finds is shown.
    """
    with vibranium(lay, ITEMS[:held]) as scene:
        scene.expect("Bob", prompt="Which one do you find?")
        assert len(scene.events("LookedAt", seen_by="Ann")) == len(scene.zone("deck", "Bob"))
        scene["Bob"].picks(scene.options[0])

        assert len(scene.events("TurnedUp", seen_by="Ann")) == (1 if held < 3 else 0)


# ------------------------------------------------------------------------------------------------ Defeat and remove


@pytest.mark.rule("MV-197", "MV-198")
def test_a_card_defeats_without_a_symbol_and_without_comparing(lay):
    """
    Melinda May defeats an Ally, who goes to its own pile; nobody is used for it.
    """
    told = {"Ann": {LAB: ["aim_agent"]}, "Bob": {"at": "jotunheim"}}
    with lay(active=1, fate_deck=["melinda_may"], **told) as scene:
        fates(scene, "A.I.M. Laboratory")
        scene["Bob"].picks("A.I.M. Agent")

        scene.happened("Defeated", card="A.I.M. Agent")
        scene.did_not_happen("UsedUp")
        assert scene.zone("discard", "Ann") == ("A.I.M. Agent",)


@pytest.mark.rule("MV-199", "MV-Q33")
def test_what_is_removed_goes_to_its_pile_also_in_anothers_turn(lay):
    """
    Toni Ho takes Ann's Headband apart in Bob's turn.
    """
    told = {"Ann": {LAB: ["psionic_headband"]}, "Bob": {"at": "jotunheim"}}
    with lay(active=1, fate_deck=["toni_ho"], **told) as scene:
        fates(scene, "Bagalia")
        scene["Bob"].picks("Psionic Headband")

        assert scene.zone("discard", "Ann") == ("Psionic Headband",)
        scene.happened("Removed", card="Psionic Headband")


@pytest.mark.rule("MV-200")
def test_nothing_saves_an_ally_from_being_removed(lay):
    """
    A Bio-Duplicate steps in when a Vanquish would cost an Ally, and not now.
    """
    told = {"Ann": {"manhattan": ["bio_duplicate", "maggia_enforcer"]}, "Bob": {"at": "jotunheim"}}
    with lay(villains=MASQUE, active=1, fate_deck=["aim_defectors"], **told) as scene:
        fates(scene, "Maggia Enforcer")

        assert scene.zone("discard", "Ann") == ("Maggia Enforcer",)
        assert scene.card("manhattan").bottom == ("Bio-Duplicate",)


@pytest.mark.rule("MV-201")
def test_one_removes_a_card_in_ones_own_turn_without_a_symbol(lay):
    """
    The Dungeons go for 2 Power in Ann's turn, wherever her mover is; in Bob's turn nobody asks her.
    """
    told = {
        "Ann": {"at": "boca_caliente", "power": 2, LAB: ["dungeons_of_asgard", "aim_agent"]},
        "Bob": {"at": "bifrost"},
    }
    with lay(active=1, **told) as scene:
        scene.cannot_pick("Dungeons of Asgard")
        ends_turn(scene)
        goes_on(scene, "Ann", "Bagalia", "Dungeons of Asgard")

        assert scene.zone("fate_discard") == ("Dungeons of Asgard",)
        scene.did_not_happen("SymbolUsed")


@pytest.mark.rule("MV-202", "MV-203")
def test_discards_of_a_vanquish_are_no_removals(lay):
    """
    Neither the target nor the Ally that was used is removed.
    """
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "aim_agent"]}) as scene:
        scene["Ann"].picks("Vanquish")

        scene.did_not_happen("Removed")


@pytest.mark.rule("MV-203")
def test_a_removal_sets_off_nothing_that_waits_for_a_defeat(lay):
    """
    A Decoy that is removed settles no vendetta for Madame Masque.
    """
    ann = {"at": "los_angeles", "manhattan": ["quake", "life_model_decoy", "count_nefaria"]}
    with lay(villains=MASQUE, Ann=ann) as scene:
        goes_on(scene, "Ann", "Vanquish", "Quake S.H.I.E.L.D.")

        scene.happened("Removed", card="Life Model Decoy S.H.I.E.L.D.")
        assert scene.card("vendetta_tile").settled == 0


# ------------------------------------------------------------------------------------------------ texts that clash


@pytest.mark.rule("MV-204")
def test_a_card_overrules_the_rulebook(lay):
    """
    No Ally goes abroad but those that say so; no Fate card comes into one's own Domain but by Draw Them Out.
    """
    ann = {"at": "manhattan", "power": 1, "hand": ["masque_draw_them_out"]}
    with lay(villains=MASQUE, Ann=ann, fate_deck=["deathlok"]) as scene:
        plays(scene, "Ann", "Draw Them Out", "Los Angeles")

        assert scene.card("deathlok").controller == "Ann"


@pytest.mark.rule("MV-205")
def test_a_ban_counts_against_a_permission(lay):
    """
    Kid Loki may go abroad, and with Heimdall there he may not.
    """
    bob = {"at": "bifrost", "power": 1, "hand": ["kid_loki"]}
    with lay(active=1, Bob={**bob, "jotunheim": ["heimdall"]}) as scene:
        plays(scene, "Bob", "Kid Loki")

        scene.cannot_pick(*LOCATIONS)
        scene["Bob"].picks("Bifrost")


@pytest.mark.rule("MV-206")
def test_in_omnipotent_a_card_is_played_for_what_is_not_about_events(lay):
    """
    Kate Bishop may defeat an Ally at her location.
    """
    told = {"Ann": {LAB: ["aim_agent"]}, "Bob": {"at": "jotunheim"}, "options": {"mode": "omnipotent"}}
    with lay(active=1, fate_deck=["kate_bishop_young_avenger"], **told) as scene:
        fates(scene, "A.I.M. Laboratory")
        scene["Bob"].picks("A.I.M. Agent")

        assert scene.zone("discard", "Ann") == ("A.I.M. Agent",)


@pytest.mark.rule("MV-Q31")
def test_an_ally_at_an_event_can_be_where_a_text_reaches_it(lay):
    """
    Kate Bishop reaches an Ally at an Event, too, since she says so.
    """
    told = {"Ann": {"crises": [crisis("schism_in_aim", "aim_agent")]}, "Bob": {"at": "jotunheim"}}
    with lay(active=1, fate_deck=["kate_bishop_young_avenger"], **told) as scene:
        fates(scene, "A.I.M. Laboratory")
        scene["Bob"].picks("A.I.M. Agent")

        assert scene.zone("discard", "Ann") == ("A.I.M. Agent",)


@pytest.mark.rule("MV-133")
def test_whom_defeats_reach_abroad(lay):
    """
    Alligator Loki bites an Ally of the Domain where it comes.
    """
    bob = {"at": "bifrost", "power": 1, "hand": ["alligator_loki"]}
    with lay(active=1, Ann={LAB: ["aim_agent", of("Bob", "kid_loki")]}, Bob=bob) as scene:
        plays(scene, "Bob", "Alligator Loki", "A.I.M. Laboratory")

        scene.can_pick_exactly("A.I.M. Agent", "Pass")
        scene["Bob"].picks("A.I.M. Agent")
