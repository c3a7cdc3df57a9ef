"""The Fate action and Fate cards (MV-111 to MV-117, MV-153 to MV-161)."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import ends_turn, fates, goes_on
from tests.games.villainous.seen import actions_told, on

LAB = "aim_laboratory"
LOCATIONS = ("A.I.M. Laboratory", "Boca Caliente", "Project P.E.G.A.S.U.S.", "Bagalia")
NO_TARGET = "There is nobody to vanquish."
ON_WHOM = "On whom do you play it?"
MASQUE = ("madame_masque", "loki")
THREE = ("modok", "loki", "madame_masque")


def three(lay, *, fate_deck, **told):
    """Lay a table of three where Bob, who is Loki, is about to take a Fate action."""
    bob = {"at": "jotunheim", **told.pop("Bob", {})}
    return lay(villains=THREE, active=1, fate_deck=fate_deck, Bob=bob, **{"Ann": {}, "Cid": {}, **told})


# ------------------------------------------------------------------------------------------------ the action


@pytest.mark.rule("MV-111")
def test_the_card_is_revealed_before_anybody_is_picked(lay):
    """
    Everybody sees it, and then Bob says on whom he plays it.
    """
    with three(lay, fate_deck=["quasar"], Ann={}, Cid={}) as scene:
        fates(scene)

        scene.expect("Bob", prompt=ON_WHOM)
        scene.happened("TurnedUp", card="Quasar", seen_by="Cid")
        goes_on(scene, "Bob", "Cid", "Manhattan")
        assert on(scene, "Ann", "manhattan") == {"top": ["quasar"]}


@pytest.mark.rule("MV-112", "MV-113", "MV-156")
@pytest.mark.parametrize("card", ["quasar", "lady_sif", "deathlok"])
def test_a_fate_card_is_played_on_any_opponent_and_never_on_oneself(lay, card):
    """
    Whosever icon it has.
    """
    with three(lay, fate_deck=[card]) as scene:
        fates(scene)

        scene.can_pick_exactly("Ann", "Cid")
        goes_on(scene, "Bob", "Ann", "Bagalia")


@pytest.mark.rule("MV-113", "MV-117", "MV-Q14")
def test_the_fate_player_picks_the_location_in_the_others_domain(lay):
    """
    Of two players the one is the target: Bob is asked where, and offered Ann's locations.
    """
    with lay(active=1, Bob={"at": "jotunheim"}, fate_deck=["quasar"]) as scene:
        fates(scene)

        scene.expect("Bob", prompt="Where do you put Quasar?")
        scene.can_pick_exactly(*LOCATIONS)
        scene["Bob"].picks("Boca Caliente")


@pytest.mark.rule("MV-114", "MV-155")
@pytest.mark.parametrize("card", ["stark_armor", "contract_voided", "witness_protection", "aim_defectors", "banished"])
def test_a_card_that_can_not_be_played_is_discarded(lay, card):
    """
    It does nothing, and no other card is turned up.
    """
    with lay(active=1, Bob={"at": "jotunheim"}, fate_deck=[card, "quasar"]) as scene:
        fates(scene)

        scene.expect("Bob", prompt="What do you do?")
        assert len(scene.zone("fate_discard")) == 1
        assert len(scene.events("TurnedUp")) == 1
        scene.did_not_happen("Played")


@pytest.mark.rule("MV-115")
def test_a_card_that_can_be_played_is_played(lay):
    """
    Passing is not on offer, neither when the target nor when the location is picked.
    """
    with three(lay, fate_deck=["quasar"]) as scene:
        fates(scene)
        scene.cannot_pick("Pass")
        scene["Bob"].picks("Ann")
        scene.cannot_pick("Pass")
        scene["Bob"].picks("Bagalia")


@pytest.mark.rule("MV-Q13")
def test_a_target_on_whom_it_can_not_be_played_can_not_be_picked(lay):
    """
    Stark Armor takes a Hero: only Cid has one, and nobody is asked.
    """
    with three(lay, fate_deck=["stark_armor"], Cid={"manhattan": ["deathlok"]}) as scene:
        fates(scene)

        assert on(scene, "Ann", "deathlok") == {"attached": ["stark_armor"]}


@pytest.mark.rule("MV-116")
def test_an_empty_fate_deck_is_renewed_from_its_pile(lay):
    """
    The one card on the pile is shuffled in and turned up.
    """
    told = {"fate_deck": [], "fate_discard": ["quasar"], "rest": {"Fate": "between"}}
    with lay(active=1, Bob={"at": "jotunheim"}, **told) as scene:
        fates(scene, "Bagalia")

        assert scene.card("bagalia").top == ("Quasar",)
        assert scene.zone("fate_discard") == ()


@pytest.mark.rule("MV-Q06", "MV-116")
def test_with_no_fate_card_anywhere_the_action_does_nothing(lay):
    """
    It is taken, and nothing comes of it.
    """
    told = {"fate_deck": [], "rest": {"Fate": "between"}}
    with lay(active=1, Bob={"at": "jotunheim"}, **told) as scene:
        fates(scene)

        scene.expect("Bob", prompt="What do you do?")
        assert scene.why_not("Fate") == "You have used that symbol this turn."


# ------------------------------------------------------------------------------------------------ who chooses


@pytest.mark.rule("MV-Q14")
def test_the_fate_player_makes_the_choices_of_a_fate_card(lay):
    """
    Of two weak Allies at Melinda May's location Bob picks one.
    """
    ann = {LAB: ["aim_agent", "aim_scientist"]}
    with lay(active=1, Ann=ann, Bob={"at": "jotunheim"}, fate_deck=["melinda_may"]) as scene:
        fates(scene, "A.I.M. Laboratory")

        scene.expect("Bob", prompt="Which Ally is defeated?")
        scene["Bob"].picks("A.I.M. Agent")
        assert scene.zone("discard", "Ann") == ("A.I.M. Agent",)


@pytest.mark.rule("MV-Q14")
def test_the_targeted_villain_makes_those_that_the_card_gives_them(lay):
    """
    Bethany Cabe asks Ann.
    """
    ann = {"power": 2, LAB: ["aim_agent"]}
    with lay(active=1, Ann=ann, Bob={"at": "jotunheim"}, fate_deck=["bethany_cabe"]) as scene:
        fates(scene, "Bagalia")

        scene.expect("Ann", prompt="What do you do?")
        scene["Ann"].picks("Lose 2 Power")
        assert scene.pool("purse", "Ann") == {}


# ------------------------------------------------------------------------------------------------ the kinds


@pytest.mark.rule("MV-153", "MV-Q19")
@pytest.mark.parametrize(
    ("card", "where"), [("quasar", "bagalia"), ("dungeons_of_asgard", "bagalia"), ("banished", ""), ("incoming", "")]
)
def test_there_are_heroes_items_effects_and_events(lay, card, where):
    """
    Heroes and Items lie at a location, an Effect on the pile, an Event in the middle.
    """
    with lay(active=1, Ann={"power": 1}, Bob={"at": "jotunheim"}, fate_deck=[card]) as scene:
        fates(scene, where and "Bagalia")

        there = scene.card(card).zone
        assert there == {"banished": "fate_discard", "incoming": "crises"}.get(card, "top")


@pytest.mark.rule("MV-154")
def test_fate_cards_cost_nothing(lay):
    """
    Bob has no Power and needs none.
    """
    with lay(active=1, Bob={"at": "jotunheim"}, fate_deck=["thor"]) as scene:
        fates(scene, "Bagalia")

        scene.did_not_happen("Spent")


@pytest.mark.rule("MV-161", "MV-015")
def test_a_fate_effect_is_done_and_discarded(lay):
    """
    Banished takes half of Ann's Power and goes to the one Fate pile.
    """
    with lay(active=1, Ann={"power": 4}, Bob={"at": "jotunheim"}, fate_deck=["banished"]) as scene:
        fates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 2}
        assert scene.zone("fate_discard") == ("Banished",)


@pytest.mark.rule("MV-158")
@pytest.mark.parametrize("how", ["vanquished", "defeated"])
def test_a_heros_cover_ends_when_the_hero_goes(lay, how):
    """
    Whether Agent 13 is vanquished or defeated by a card.
    """
    ann = {"at": "los_angeles", "power": 2, "los_angeles": ["agent_13"], "hand": ["maggia_assassin"]}
    with lay(villains=MASQUE, Ann=ann) as scene:
        assert actions_told(scene.card("los_angeles"))[1] == "upper: gain 1, covered"
        goes_on(scene, "Ann", "Play a Card", "Maggia Assassin", "Los Angeles")
        goes_on(scene, "Ann", *(["Pass", "Vanquish"] if how == "vanquished" else ["Agent 13 S.H.I.E.L.D."]))

        assert actions_told(scene.card("los_angeles"))[1] == "upper: gain 1, open"


@pytest.mark.rule("MV-159", "MV-Q38")
def test_a_hero_that_goes_to_another_domain_acts_on_its_owner(lay):
    """
    Heimdall, sent by Enchantress from Loki's to M.O.D.O.K.'s, bars M.O.D.O.K. from going abroad, and Loki no longer.
    """
    bob = {"at": "odins_throne", "power": 2, "mischief": {"MISCHIEF": 1}, "hand": ["kid_loki"]}
    there = ["enchantress", carrying(with_tokens("heimdall", 1), "stark_armor")]
    ann = {"at": "bagalia", LAB: ["aim_agent"], "hand": ["aim_infiltrator"], "power": 2}
    with lay(active=1, Ann=ann, Bob={**bob, "jotunheim": there}) as scene:
        goes_on(scene, "Bob", "Activate", "Boca Caliente")

        assert scene.card("heimdall").at == "Boca Caliente"
        assert scene.card("heimdall").strength == 7
        assert on(scene, "Ann", "heimdall") == {"attached": ["stark_armor"]}
        goes_on(scene, "Bob", "Play a Card", "Kid Loki")
        scene.can_pick(*LOCATIONS)
        scene["Bob"].picks("Bagalia")
        ends_turn(scene)
        goes_on(scene, "Ann", "A.I.M. Laboratory", "Play a Card", "A.I.M. Infiltrator")
        scene.can_pick_exactly(*LOCATIONS)
        scene["Ann"].picks("Bagalia")


@pytest.mark.rule("MV-Q38")
def test_what_a_hero_says_of_being_played_does_not_happen_when_he_goes_abroad(lay):
    """
    Agent 13 returns nobody to hand when she is sent.
    """
    bob = {"at": "odins_throne", "power": 1, "mischief": {"MISCHIEF": 1}, "jotunheim": ["enchantress", "agent_13"]}
    with lay(active=1, Ann={LAB: ["aim_agent"]}, Bob=bob) as scene:
        goes_on(scene, "Bob", "Activate", "Bagalia")

        scene.expect("Bob", prompt="What do you do?")
        scene.did_not_happen("Returned")


@pytest.mark.rule("MV-Q38")
def test_a_villains_item_on_a_hero_goes_along(lay):
    """
    A Maggia Contract stays on Deathlok when Knock Knock's reward sends him to Loki, and stays Madame Masque's.
    """
    ann = {
        "at": "manhattan",
        "power": 1,
        "hand": ["maggia_enforcer"],
        "los_angeles": [carrying("quake", "maggia_contract")],
    }
    event = crisis("knock_knock", of("Ann", "hammerhead"))
    with lay(villains=("madame_masque", "loki"), Ann=ann, crises=[event]) as scene:
        goes_on(scene, "Ann", "Play a Card", "Maggia Enforcer", "Knock Knock", "Quake S.H.I.E.L.D.", "Bifrost")

        assert scene.card("quake").controller == "Bob"
        assert on(scene, "Ann", "quake") == {"attached": ["maggia_contract"]}
        assert scene.card("maggia_contract", of="Ann", zone="attached").controller == "Ann"
        scene.did_not_happen("TokensPut")


@pytest.mark.rule("MV-Q39")
def test_protection_lasts_through_the_next_turn_of_that_player(lay):
    """
    In Ann's next turn Gwenpool is safe, and in the one after that no longer.
    """
    told = {"Ann": {"at": LAB, LAB: ["aim_agent", "wiccan_young_avenger"]}, "Bob": {"at": "jotunheim"}}
    with lay(active=1, fate_deck=["witness_protection"], **told) as scene:
        goes_on(scene, "Bob", "Fate", "Pass")
        scene["Ann"].picks("Bagalia")
        assert scene.why_not("Vanquish") == NO_TARGET
        goes_on(scene, "Ann", "Pass")
        goes_on(scene, "Bob", "Bifrost", "Pass")
        goes_on(scene, "Ann", "A.I.M. Laboratory", "Pass")
        goes_on(scene, "Bob", "Jotunheim", "Pass")
        goes_on(scene, "Ann", "Bagalia", "Vanquish")

        assert "Wiccan, Young Avenger" in scene.zone("fate_discard")


@pytest.mark.rule("MV-Q39", "MV-Q53")
def test_protection_that_comes_in_ones_own_turn_lasts_through_the_next_one(lay):
    """
    Avengers Assemble makes Ann protect a Hero in her own turn: he is safe in her next turn as well.
    """
    told = {"Ann": {"at": LAB, LAB: ["aim_agent", "wiccan_young_avenger"]}, "Bob": {"at": "jotunheim"}}
    deck = ["witness_protection", "banished", "banished"]
    with lay(active=1, fate_deck=deck, crises=["avengers_assemble"], **told) as scene:
        ends_turn(scene)
        goes_on(scene, "Ann", "Boca Caliente", "Pass")
        goes_on(scene, "Bob", "Bifrost", "Pass")
        scene["Ann"].picks("Bagalia")

        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("MV-153")
def test_whose_a_fate_card_is_ends_with_it(lay):
    """
    On the pile a Fate Effect is nobody's again.
    """
    with lay(active=1, Ann={"power": 4}, Bob={"at": "jotunheim"}, fate_deck=["banished"]) as scene:
        fates(scene)

        assert scene.card("banished", zone="fate_discard").controller is None
