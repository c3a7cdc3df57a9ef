"""Strength: tokens, gains and losses, and 0 (MV-120 to MV-128)."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import activates, goes_on, plays
from tests.games.villainous.seen import look_at

LAB = "aim_laboratory"
MASQUE = ("madame_masque", "loki")


@pytest.mark.rule("MV-120")
def test_characters_have_the_strength_that_is_printed(lay):
    """
    An Agent 2, Quasar 5; a Battlesuit changes the Agent's.
    """
    with lay(Ann={LAB: ["aim_agent", "quasar"]}) as scene:
        assert (scene.card("aim_agent", of="Ann").strength, scene.card("quasar").strength) == (2, 5)
    with lay(Ann={LAB: [carrying("aim_agent", "aim_battlesuit"), "quasar"]}) as scene:
        assert scene.card("aim_agent", of="Ann").strength == 4


@pytest.mark.rule("MV-121")
@pytest.mark.parametrize(("count", "strength"), [(1, 3), (3, 5), (-1, 1)])
def test_a_token_counts_as_long_as_it_lies_there(lay, count, strength):
    """
    Turn after turn.
    """
    with lay(Ann={"at": "bagalia", LAB: [with_tokens("aim_agent", count)]}, Bob={"at": "bifrost"}) as scene:
        scene["Ann"].passes()
        goes_on(scene, "Bob", "Jotunheim", "Pass")
        scene["Ann"].picks("A.I.M. Laboratory")

        assert look_at(scene, "Ann", "aim_agent").values["strength"] == strength


@pytest.mark.parametrize(
    ("who", "name", "said"), [("frost_giant", "Frost Giant", "+1"), ("heimdall", "Heimdall", "-1")]
)
def test_a_token_is_told_of_with_its_sign(lay, who, name, said):
    """
    Loki's Scepter gives an Ally +1 Strength, or a Hero -1: so it is written.
    """
    bob = {
        "at": "sanctum_sanctorum",
        "mischief": {"MISCHIEF": 1},
        "sanctum_sanctorum": ["lokis_scepter"],
        "bifrost": [who],
    }
    with lay(active=1, Bob=bob) as scene:
        goes_on(scene, "Bob", "Activate")

        assert scene.happened("TokensPut").text.english == f"{name} gets {said} Strength."


@pytest.mark.rule("MV-121")
def test_tokens_go_along_when_a_card_is_relocated(lay):
    """
    To another location, and to an Event.
    """
    with lay(Ann={"at": "bagalia", LAB: [with_tokens("aim_agent", 2)]}, crises=["incoming"]) as scene:
        goes_on(scene, "Ann", "Relocate", "Incoming")

        assert look_at(scene, "Ann", "aim_agent").values["strength"] == 4


@pytest.mark.rule("MV-Q32")
def test_tokens_of_a_card_that_leaves_play_go_back(lay):
    """
    A Hover Trooper with tokens is used up: on the pile it has none, nor when it comes back.
    """
    ann = {"at": "bagalia", "power": 2, LAB: ["gwenpool", with_tokens("aim_hover_trooper", 2)]}
    with lay(Ann=ann) as scene:
        scene["Ann"].picks("Vanquish")
        plays(scene, "Ann", "A.I.M. Hover Trooper", "Bagalia")

        assert scene.card("aim_hover_trooper", of="Ann", zone="bottom").strength == 3
        assert scene.card("aim_hover_trooper", of="Ann", zone="bottom").tokens == {}


@pytest.mark.rule("MV-Q32")
def test_plus_and_minus_lie_together_and_cancel(lay):
    """
    A Hero with +1 gets -1: both tokens lie there, and he is as strong as printed.
    """
    ann = {"at": "maggia_casino_ship", "power": 1, "manhattan": ["the_hood", with_tokens("deathlok", 1)]}
    with lay(villains=MASQUE, Ann=ann) as scene:
        activates(scene)

        assert scene.card("deathlok").tokens == {"PLUS": 1, "MINUS": 1}
        assert scene.card("deathlok").strength == 4


@pytest.mark.rule("MV-122", "MV-123")
def test_a_loss_at_a_location_ends_when_either_leaves(lay):
    """
    Lorelei goes elsewhere: Doctor Strange has 4 again, and the Hero where she comes to has 2 less.
    """
    bob = {"at": "bifrost", "odins_throne": ["lorelei", "doctor_strange"], "jotunheim": ["warriors_three"]}
    with lay(active=1, Bob=bob) as scene:
        assert (scene.card("doctor_strange").strength, scene.card("warriors_three").strength) == (2, 4)
        goes_on(scene, "Bob", "Relocate", "Jotunheim")

        assert (scene.card("doctor_strange").strength, scene.card("warriors_three").strength) == (4, 2)


@pytest.mark.rule("MV-122")
def test_a_gain_ends_with_its_cause(lay):
    """
    With Monica Rappaccini elsewhere, an Agent has what is printed.
    """
    with lay(Ann={"at": "bagalia", LAB: ["monica_rappaccini", "aim_agent"]}) as scene:
        assert scene.card("aim_agent", of="Ann", zone="bottom").strength == 3
        goes_on(scene, "Ann", "Relocate", "Monica Rappaccini A.I.M.", "Bagalia")

        assert scene.card("aim_agent", of="Ann", zone="bottom").strength == 2


@pytest.mark.rule("MV-122")
def test_what_lasts_for_a_turn_ends_with_it(lay):
    """
    Quasar struck by a Beam has 2, and 5 again in the next turn.
    """
    ann = {"at": "bagalia", "power": 1, "hand": ["psionic_beam"], LAB: ["quasar", "aim_scientist"]}
    with lay(Ann=ann, Bob={"at": "bifrost"}) as scene:
        plays(scene, "Ann", "Psionic Beam")
        assert scene.card("quasar").strength == 2

        scene["Ann"].passes()
        assert scene.card("quasar").strength == 5
        scene["Bob"].picks("Jotunheim")


@pytest.mark.rule("MV-124")
def test_tokens_and_other_changes_add_up(lay):
    """
    Printed 2, two tokens, a Battlesuit and Monica make 7.
    """
    agent = carrying(with_tokens("aim_agent", 2), "aim_battlesuit")
    with lay(Ann={LAB: ["monica_rappaccini", agent]}) as scene:
        assert scene.card("aim_agent", of="Ann", zone="bottom").strength == 7


@pytest.mark.rule("MV-Q15", "MV-124")
def test_strength_is_never_below_0(lay):
    """
    Everything is added before it is cut: Gwenpool with three -1 has 0, and with two +1 more 1.
    """
    with lay(Ann={LAB: [with_tokens("gwenpool", -3)]}) as scene:
        assert scene.card("gwenpool").strength == 0
    with lay(Ann={LAB: [with_tokens("gwenpool", -3), "maria_hill"]}) as scene:
        assert scene.card("gwenpool").strength == 0
    with lay(Ann={LAB: [with_tokens("deathlok", -5), "maria_hill"]}) as scene:
        assert scene.card("deathlok").strength == 0
    with lay(Ann={LAB: [with_tokens("deathlok", -4), "maria_hill"]}) as scene:
        assert scene.card("deathlok").strength == 1


@pytest.mark.rule("MV-125", "MV-128")
@pytest.mark.parametrize("card", ["gwenpool", "aim_agent"])
def test_a_character_at_0_stays(lay, card):
    """
    A Hero and an Ally, turn after turn.
    """
    with lay(Ann={"at": "bagalia", LAB: [with_tokens(card, -2)]}, Bob={"at": "bifrost"}) as scene:
        scene["Ann"].passes()

        assert look_at(scene, "Ann", card).values["strength"] == 0
        assert look_at(scene, "Ann", card).values["at"] == "A.I.M. Laboratory"
        scene["Bob"].picks("Jotunheim")


@pytest.mark.rule("MV-Q26", "MV-173")
def test_abilities_at_an_event_reach_only_that_event_and_none_from_domains_reaches_it(lay):
    """
    Executioner at an Event beside Enchantress has 4: her being there is in no Domain.
    """
    event = crisis("incoming", of("Bob", "executioner"), of("Bob", "enchantress"))
    with lay(Bob={"bifrost": ["frost_giant"]}, crises=[event], options={"mode": "inevitable"}) as scene:
        assert scene.card("executioner", of="Bob").strength == 4


@pytest.mark.rule("MV-Q26")
def test_an_ally_at_an_event_still_has_what_is_about_itself(lay):
    """
    Ms. M.O.D.O.K. counts Loyalty wherever she is.
    """
    with lay(Ann={"loyalty": 3, "crises": [crisis("schism_in_aim", "ms_modok")]}) as scene:
        assert scene.card("ms_modok", of="Ann").strength == 5
