"""Areas and ownership: Domains, sides, Events, piles, the Vault (MV-025 to MV-043, MV-217)."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of
from tests.games.villainous.marvel.deeds import activates, fates, goes_on, plays
from tests.games.villainous.seen import actions_told, look_at, on, zone_of

LAB = "aim_laboratory"
LOCATIONS = ("A.I.M. Laboratory", "Boca Caliente", "Project P.E.G.A.S.U.S.", "Bagalia")


# ------------------------------------------------------------------------------------------------ Domains


@pytest.mark.rule("MV-025")
def test_items_of_a_domain_lie_at_locations_or_on_allies(lay):
    """
    Deathlok counts what M.O.D.O.K. has there, loose or attached.
    """
    with lay(
        Ann={LAB: ["psionic_headband", carrying("aim_agent", "aim_battlesuit")], "bagalia": ["deathlok"]}
    ) as scene:
        assert scene.card("deathlok").strength == 6


@pytest.mark.rule("MV-025", "MV-030")
def test_the_specialty_area_is_part_of_the_domain(lay):
    """
    A Power Dampener reaches a Specialty there.
    """
    bob = {"at": "jotunheim"}
    ann = {"specialties": ["hoverchair"]}
    with lay(active=1, Ann=ann, Bob=bob, fate_deck=["power_dampener"]) as scene:
        fates(scene, "Hoverchair")

        assert on(scene, "Ann", "hoverchair") == {"attached": ["power_dampener"]}


@pytest.mark.rule("MV-026")
@pytest.mark.parametrize("where", ["hand", "discard", "crises"])
def test_hands_piles_and_events_are_in_no_domain(lay, where):
    """
    The Loyalty tile takes three A.I.M. Allies at home: one that is elsewhere does not count.
    """
    third = {where: [crisis("schism_in_aim", "aim_agent") if where == "crises" else "aim_agent"]}
    ann = {"at": LAB, "power": 2, "bagalia": ["aim_hover_trooper", "aim_hover_trooper"]}
    with lay(Ann={**ann, "hand": ["aim_agent"], **third}) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."
    with lay(Ann={**ann, "boca_caliente": ["aim_agent"]}) as scene:
        activates(scene)

        assert scene.card("loyalty_tile").loyalty == 1


@pytest.mark.rule("MV-027", "MV-028", "MV-037")
@pytest.mark.parametrize("reader", ["Ann", "Bob", None])
def test_four_locations_with_their_own_symbols_are_seen_from_left_to_right(lay, reader):
    """
    Every symbol is a use of its own, and two alike are two.
    """
    with lay(Ann={"at": LAB}) as scene:
        board = zone_of(scene, reader, "board", 0).cards

        assert [place.kind for place in board] == ["aim_laboratory", "boca_caliente", "project_pegasus", "bagalia"]
        assert actions_told(board[0]) == (
            "upper: play, open",
            "upper: activate, open",
            "lower: play, open",
            "lower: discard, open",
        )


@pytest.mark.rule("MV-030", "MV-040", "MV-049")
def test_the_mover_goes_to_no_other_area(lay):
    """
    Neither to the Specialty area, nor to an Event, nor to a location of another Domain.
    """
    told = {"specialties": ["hoverchair"], "crises": ["the_trial_of_loki"], "bagalia": ["aim_agent"]}
    with lay(active=1, Ann={"at": "bagalia", **told}, Bob={"at": "bifrost"}, crises=["incoming"]) as scene:
        scene["Bob"].passes()

        scene.can_pick_exactly(*LOCATIONS[:3])
        scene["Ann"].picks("Boca Caliente")


# ------------------------------------------------------------------------------------------------ sides


@pytest.mark.rule("MV-031", "MV-062")
def test_own_cards_lie_at_the_bottom_and_cover_nothing(lay):
    """
    With Allies and Items there all symbols are open.
    """
    with lay(Ann={"at": LAB, LAB: ["aim_agent", "psionic_headband"]}) as scene:
        place = scene.card(LAB)

        assert place.bottom == ("A.I.M. Agent", "Psionic Headband")
        assert all(symbol.endswith("open") for symbol in actions_told(place))


@pytest.mark.rule("MV-032", "MV-157", "MV-160")
@pytest.mark.parametrize("card", ["quasar", "dungeons_of_asgard"])
def test_heroes_and_fate_items_lie_on_top_and_cover(lay, card):
    """
    The top row is covered, the bottom row is not.
    """
    with lay(active=1, Ann={"at": LAB}, Bob={"at": "jotunheim"}, fate_deck=[card]) as scene:
        fates(scene, "A.I.M. Laboratory")

        assert len(scene.card(LAB).top) == 1
        assert [symbol.rpartition(" ")[2] for symbol in actions_told(scene.card(LAB))] == ["covered"] * 2 + ["open"] * 2


@pytest.mark.rule("MV-036", "MV-037")
@pytest.mark.parametrize("reader", ["Ann", "Bob", None])
def test_any_number_of_cards_share_a_location_and_all_are_seen(lay, reader):
    """
    Five on top and five below, and everybody sees them all.
    """
    heroes = ["quasar", "gwenpool", "lady_sif", "deathlok", "quake"]
    allies = ["aim_agent"] * 4 + [carrying("graviton", "aim_battlesuit")]
    with lay(Ann={LAB: [*heroes, *allies]}) as scene:
        assert on(scene, reader, LAB) == {"top": heroes, "bottom": ["aim_agent"] * 4 + ["graviton"]}
        assert on(scene, reader, "graviton") == {"attached": ["aim_battlesuit"]}


# ------------------------------------------------------------------------------------------------ what cards reach


@pytest.mark.rule("MV-033")
def test_an_ability_reaches_only_the_domain_where_the_card_is(lay):
    """
    Maria Hill strengthens Deathlok in her own Domain, and not Quake in another one.
    """
    with lay(Ann={LAB: ["maria_hill"], "bagalia": ["deathlok"]}, Bob={"bifrost": ["quake"]}) as scene:
        assert scene.card("deathlok").strength == 5
        assert scene.card("quake").strength == 4


@pytest.mark.rule("MV-034", "MV-159")
def test_a_fate_card_acts_on_the_owner_of_the_domain_only(lay):
    """
    Thor makes Effects dearer for Loki, in whose Domain he is, and not for M.O.D.O.K.
    """
    loki = {"at": "odins_throne", "power": 1, "hand": ["tricksters_gambit", "kid_loki"], "bifrost": ["thor_avenger"]}
    modok = {"at": LAB, "power": 1, "bagalia": [of("Bob", "kid_loki")]}
    with lay(active=1, Ann=modok, Bob=loki) as scene:
        scene["Bob"].picks("Play a Card")

        assert scene.why_not("Trickster's Gambit") == "2 Power needed: you have 1."
        goes_on(scene, "Bob", "Kid Loki", "Jotunheim")
    with lay(Ann={"at": LAB, "power": 1, "hand": ["psionic_beam"], "bagalia": ["quasar"]}, Bob=loki) as scene:
        plays(scene, "Ann", "Psionic Beam")

        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("MV-034", "MV-136")
def test_an_ally_abroad_acts_on_the_owner_of_the_domain_it_is_in(lay):
    """
    An A.I.M. Infiltrator at Loki's makes Loki's Items dearer, and nobody else's.
    """
    loki = {
        "at": "odins_throne",
        "power": 2,
        "hand": ["lokis_scepter", "kid_loki"],
        "bifrost": [of("Ann", "aim_infiltrator")],
    }
    with lay(active=1, Bob=loki) as scene:
        scene["Bob"].picks("Play a Card")

        assert scene.why_not("Loki's Scepter") == "3 Power needed: you have 2."
        goes_on(scene, "Bob", "Kid Loki", "Jotunheim")
    with lay(Ann={"at": LAB, "power": 1, "hand": ["psionic_headband"]}, Bob=loki) as scene:
        plays(scene, "Ann", "Psionic Headband", "Bagalia")

        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("MV-035")
def test_a_card_works_as_long_as_it_stays(lay):
    """
    While Lorelei is there a Hero is weaker; from a hand or a pile she does nothing.
    """
    with lay(Bob={"bifrost": ["doctor_strange", "lorelei"]}) as scene:
        assert scene.card("doctor_strange").strength == 2
    with lay(Bob={"bifrost": ["doctor_strange"], "hand": ["lorelei"], "discard": ["lorelei"]}) as scene:
        assert scene.card("doctor_strange").strength == 4


# ------------------------------------------------------------------------------------------------ piles


@pytest.mark.rule("MV-038", "MV-110", "MV-015")
def test_cards_go_to_the_piles_of_the_decks_they_come_from(lay):
    """
    An Ally of Loki that M.O.D.O.K. vanquishes goes to Loki's pile, and a Hero to that of all.
    """
    with lay(Ann={"at": "bagalia", LAB: [of("Bob", "kid_loki"), "aim_agent"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("discard", "Bob") == ("Kid Loki",)
        assert scene.zone("discard", "Ann") == ("A.I.M. Agent",)
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "aim_agent"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Gwenpool",)


# ------------------------------------------------------------------------------------------------ Events


@pytest.mark.rule("MV-039", "MV-173")
def test_a_global_event_lies_in_nobodys_domain(lay):
    """
    It lies in the middle, and an Ally there is not at home: nothing at home counts it.
    """
    with lay(
        Ann={"at": LAB, LAB: ["monica_rappaccini", "aim_agent"]}, crises=[crisis("incoming", of("Ann", "aim_agent"))]
    ) as scene:
        strengths = [card.values["strength"] for card in cards_called(scene, "aim_agent")]

        assert sorted(strengths) == [2, 3]
        assert scene.zone("crises") == ("Incoming",)


def cards_called(scene, card):
    """All cards of a kind that everybody sees."""
    return [one for zone in scene.view().zones for one in zone.cards if one and one.kind == card]


@pytest.mark.rule("MV-041")
def test_heroes_are_not_played_to_events(lay):
    """
    The Fate player is offered the four locations, whatever Events there are.
    """
    told = {"Ann": {"crises": ["schism_in_aim"]}, "Bob": {"at": "jotunheim"}, "crises": ["incoming"]}
    with lay(active=1, fate_deck=["quasar"], **told) as scene:
        fates(scene)

        scene.can_pick_exactly(*LOCATIONS)
        scene["Bob"].picks("Bagalia")


@pytest.mark.rule("MV-041")
def test_heroes_are_not_moved_to_events(lay):
    """
    Graviton sends a Hero to another location, and to no Event.
    """
    ann = {"at": LAB, "power": 3, "hand": ["graviton"], "bagalia": ["quasar"], "crises": ["schism_in_aim"]}
    with lay(Ann=ann, crises=["incoming"]) as scene:
        plays(scene, "Ann", "Graviton A.I.M.", "Bagalia")
        scene["Ann"].picks("Quasar")

        scene.can_pick_exactly(*LOCATIONS[:3])
        scene["Ann"].picks("Boca Caliente")


# ------------------------------------------------------------------------------------------------ Power


@pytest.mark.rule("MV-042", "MV-017")
def test_power_comes_from_the_vault_and_goes_back_there(lay):
    """
    Nobody else's Power changes when M.O.D.O.K. gains and pays.
    """
    with lay(Ann={"at": "bagalia", "power": 1, "hand": ["aim_agent"]}, Bob={"power": 5}) as scene:
        scene["Ann"].picks("Gain Power 1")
        plays(scene, "Ann", "A.I.M. Agent", "Bagalia")

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert scene.pool("purse", "Bob") == {"POWER": 5}


@pytest.mark.rule("MV-042")
def test_a_text_may_name_another_source_of_power(lay):
    """
    An A.I.M. Infiltrator makes the owner of the Domain pay.
    """
    with lay(Ann={"at": LAB}, Bob={"power": 5, "bifrost": [of("Ann", "aim_infiltrator")]}) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert scene.pool("purse", "Bob") == {"POWER": 4}


@pytest.mark.rule("MV-217")
@pytest.mark.parametrize("reader", ["Ann", "Bob", None])
def test_power_is_open_to_all(lay, reader):
    """
    Everybody sees how much each player has.
    """
    with lay(Ann={"power": 3}, Bob={"power": 5}) as scene:
        there = [pool.supplies for pool in scene.view(reader).pools if pool.name == "purse"]

        assert there == [{"POWER": 3}, {"POWER": 5}]


@pytest.mark.rule("MV-137")
def test_nothing_forces_the_use_of_an_ally(lay):
    """
    Allies who could vanquish may be left where they are.
    """
    with lay(Ann={"at": "bagalia", "bagalia": ["gwenpool", "aim_agent"]}, Bob={"at": "bifrost"}) as scene:
        scene.can_pick("Vanquish", "Relocate")
        scene["Ann"].passes()

        assert look_at(scene, "Ann", "aim_agent").values["at"] == "Bagalia"
        goes_on(scene, "Bob", "Jotunheim")
