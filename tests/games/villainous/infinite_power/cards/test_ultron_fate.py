"""Ultron's Fate cards: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, held, of, with_tokens
from tests.games.villainous.infinite_power.sentries import ARRAY, BASE, COMPLEX, LAB, bobs_fate, ultron
from tests.games.villainous.infinite_power.stones import picks, plays, power

NO_CARD = "You have no card that you could play."
SWITCH = "deactivation_switch"


# ------------------------------------------------------------------------------------------------ Hank Pym


def test_hank_pym_shuts_the_discard_pile_for_finding(lay):
    """
    Protected Vibranium gives an Item of the deck then, not of the pile.
    """
    event = crisis("protected_vibranium", of("Ann", "giant_sentry"))
    told = {"discard": ["assembly_line"], BASE: ["hank_pym"], ARRAY: ["alkhema"], "deck": ["impervious_alloy"]}
    with ultron(lay, at=LAB, crises=[event], **told) as scene:
        picks(scene, "Ann", "Relocate", "Protected Vibranium")
        scene["Ann"].confirms()
        scene.can_pick("Impervious Alloy")
        scene["Ann"].picks("Impervious Alloy")

        assert "Assembly Line" in scene.zone("discard", "Ann")


def test_hank_pym_elsewhere_shuts_nothing(lay):
    """
    In Loki's Domain he is Loki's trouble.
    """
    with ultron(lay, upgrades=1, discard=["flying_sentry"], bob={"bifrost": ["hank_pym"]}) as scene:
        scene.can_pick("Play a Card")


@pytest.mark.rule("MV-066")
def test_hank_pym_does_not_keep_the_deck_from_being_renewed(lay):
    """
    Shuffling the pile into a new deck is neither playing nor finding.
    """
    told = {"deck": [], "discard": ["alkhema"], COMPLEX: ["hank_pym"]}
    with ultron(lay, rest={"Ultron Villain": "discard"}, **told) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Bifrost")

        assert len(scene.hand("Ann")) == 4


# ------------------------------------------------------------------------------------------------ Mockingbird


def test_mockingbird_takes_2_power(lay):
    """
    When played, 2 Power are lost.
    """
    with bobs_fate(lay, "mockingbird", "Research Lab") as scene:
        assert power(scene) == 8
        assert scene.card("mockingbird").strength == 2


def test_mockingbird_takes_no_more_than_there_is(lay):
    """
    With 1 Power that is lost.
    """
    with bobs_fate(lay, "mockingbird", "Research Lab", power=1) as scene:
        assert power(scene) == 0
        assert power(scene, "Bob") == 10


# ------------------------------------------------------------------------------------------------ Scarlet Witch


def test_scarlet_witch_discards_all_of_a_kind(lay):
    """
    Whoever played her names a kind, the hand is shown, and all of that kind goes.
    """
    hand = ["alkhema", "reconfigure", "duplicate_sentry", "assembly_line"]
    with bobs_fate(lay, "scarlet_witch", "Research Lab", "Ally", hand=hand) as scene:
        assert scene.hand("Ann") == ("Reconfigure", "Assembly Line")
        assert scene["Bob"].sees("Reconfigure")


@pytest.mark.parametrize(
    ("kind", "left"),
    [("Item", ("Alkhema", "Reconfigure")), ("Effect", ("Alkhema", "Assembly Line")), ("Specialty", None)],
)
def test_scarlet_witch_discards_nothing_else(lay, kind, left):
    """
    Cards of other kinds stay in hand; there may be none of the kind named.
    """
    hand = ["alkhema", "reconfigure", "assembly_line"]
    with bobs_fate(lay, "scarlet_witch", "Research Lab", kind, hand=hand) as scene:
        assert scene.hand("Ann") == (left or ("Alkhema", "Reconfigure", "Assembly Line"))


# ------------------------------------------------------------------------------------------------ Wasp


def test_wasp_takes_a_hero_to_another_domain(lay):
    """
    Whoever played her may relocate a Hero of this Domain to any location of any other.
    """
    with bobs_fate(
        lay, "wasp", "Ann", "Research Lab", "Wonder Man", "Bagalia", cat={}, **{LAB: ["wonder_man"]}
    ) as scene:
        assert scene.card("wonder_man").controller == "Cat"


def test_wasp_may_go_herself(lay):
    """
    She is a Hero of this Domain, too.
    """
    with bobs_fate(lay, "wasp", "Research Lab", "Wasp", "Reconfiguration Base") as scene:
        assert scene.card("wasp").at == "Reconfiguration Base"


def test_wasp_may_relocate_nobody(lay):
    """
    It is a may.
    """
    with bobs_fate(lay, "wasp", "Research Lab", **{LAB: ["wonder_man"]}) as scene:
        scene["Bob"].passes()

        assert scene.card("wonder_man").at == "Research Lab"


def test_wasp_does_not_fetch_heroes_of_other_domains(lay):
    """
    Only Heroes of the Domain where she is played are on offer.
    """
    with bobs_fate(lay, "wasp", "Research Lab", bob={"bifrost": ["lady_sif"]}) as scene:
        scene.cannot_pick("Lady Sif")
        scene["Bob"].passes()


# ------------------------------------------------------------------------------------------------ Wonder Man


def vanquish_wonder_man(lay, **told):
    """Have Ann vanquish Wonder Man at the Reconfiguration Base."""
    scene = ultron(lay, **{"at": BASE, "fate_deck": ["thor", "vision"], BASE: ["wonder_man", "giant_sentry"], **told})
    return picks(scene, "Ann", "Vanquish")


def test_wonder_man_brings_vision_from_the_deck(lay):
    """
    Defeated, he is followed by Vision at the same location.
    """
    with vanquish_wonder_man(lay) as scene:
        assert scene.zone("fate_discard") == ("Wonder Man",)
        assert scene.card("vision").at == "Reconfiguration Base"
        assert scene.card("vision").controller == "Ann"


def test_wonder_man_brings_vision_from_the_pile(lay):
    """
    The discard pile comes before the deck.
    """
    with vanquish_wonder_man(lay, fate_deck=["thor"], fate_discard=["vision"]) as scene:
        assert scene.card("vision").at == "Reconfiguration Base"


@pytest.mark.rule("MV-Q31")
def test_wonder_man_relocates_vision_with_his_tokens(lay):
    """
    Vision in play, in whatever Domain, is relocated, and keeps what is on him.
    """
    with vanquish_wonder_man(lay, fate_deck=["thor"], bob={"bifrost": [with_tokens("vision", 1)]}) as scene:
        assert scene.card("vision").at == "Reconfiguration Base"
        assert scene.card("vision").strength == 5
        assert scene.card("vision").controller == "Ann"


def test_wonder_man_removed_brings_nobody(lay):
    """
    Only his defeat does; relocated by Jocasta he brings nobody either.
    """
    with ultron(lay, hand=["jocasta"], fate_deck=["vision"], **{LAB: ["wonder_man"]}) as scene:
        plays(scene, "Jocasta", "Research Lab", "Wonder Man", "Bifrost")

        assert scene.card("vision").zone == "fate_deck"


def test_wonder_man_defeated_elsewhere_brings_vision_there(lay):
    """
    In Loki's Domain, where Loki vanquishes him, Vision comes to Loki.
    """
    told = {"at": "jotunheim", "bifrost": ["wonder_man", with_tokens("king_loki", 1)]}
    with ultron(lay, active=1, fate_deck=["thor", "vision"], bob=told) as scene:
        scene["Bob"].picks("Vanquish")

        assert scene.card("vision").at == "Bifrost"
        assert scene.card("vision").controller == "Bob"


# ------------------------------------------------------------------------------------------------ Molecular Rearranger


def test_molecular_rearranger_removes_all_of_a_name(lay):
    """
    Whoever played it names a card; all of that name at home are removed.
    """
    told = {LAB: ["duplicate_sentry", "alkhema"], ARRAY: ["duplicate_sentry"]}
    with bobs_fate(lay, "molecular_rearranger", "Duplicate Sentry (Research Lab)", **told) as scene:
        assert scene.zone("discard", "Ann") == ("Duplicate Sentry", "Duplicate Sentry")
        assert scene.card("research_lab").bottom == ("Alkhema",)
        scene.did_not_happen("Defeated")


def test_molecular_rearranger_removes_items(lay):
    """
    An Item is named as well.
    """
    told = {LAB: ["assembly_line", "alkhema"], ARRAY: ["assembly_line"]}
    with bobs_fate(lay, "molecular_rearranger", "Assembly Line (Research Lab)", **told) as scene:
        assert scene.zone("discard", "Ann") == ("Assembly Line", "Assembly Line")


def test_molecular_rearranger_does_not_reach_events_and_other_domains(lay):
    """
    Sentries there stay.
    """
    event = crisis("avengers_assemble", of("Ann", "duplicate_sentry"))
    told = {LAB: ["duplicate_sentry"], "bob": {"bifrost": [of("Ann", "duplicate_sentry")]}}
    with bobs_fate(lay, "molecular_rearranger", crises=[event], **told) as scene:
        assert scene.zone("discard", "Ann") == ("Duplicate Sentry",)
        assert scene.card("bifrost").top == ("Duplicate Sentry",)


def test_molecular_rearranger_does_not_reach_other_players_cards(lay):
    """
    Kid Loki in Ultron's Domain is not Ultron's: with nothing else there it cannot be played.
    """
    with bobs_fate(lay, "molecular_rearranger", **{LAB: [of("Bob", "kid_loki")]}) as scene:
        assert scene.zone("fate_discard") == ("Molecular Rearranger",)
        assert scene.card("research_lab").top == ("Kid Loki",)


# ------------------------------------------------------------------------------------------------ Deactivation Switch


def test_deactivation_switch_goes_onto_a_face_up_tile(lay):
    """
    Of Ultron's tiles only those that are face up can carry one.
    """
    with bobs_fate(lay, SWITCH, upgrades=2) as scene:
        scene.can_pick_exactly("Transformation", "Optimization")
        scene["Bob"].picks("Optimization")

        assert scene.card("optimization").attached == ("Deactivation Switch",)


def test_deactivation_switch_needs_a_specialty(lay):
    """
    With all tiles face down it is discarded.
    """
    with bobs_fate(lay, SWITCH, **{LAB: ["assembly_line", "alkhema"]}) as scene:
        assert scene.zone("fate_discard") == ("Deactivation Switch",)


def test_deactivation_switch_is_removed_for_2_power(lay):
    """
    In Ultron's own turn, without a symbol.
    """
    with ultron(lay, upgrades=1, on_tile={"transformation": [SWITCH]}) as scene:
        scene["Ann"].picks("Deactivation Switch: Pay 2 Power to remove it")

        assert scene.card("transformation").attached == ()
        assert power(scene) == 8


def test_deactivation_switch_is_not_removed_in_another_turn(lay):
    """
    In Bob's turn nobody is offered it.
    """
    with ultron(lay, active=1, upgrades=1, on_tile={"transformation": [SWITCH]}, bob={"at": "bifrost"}) as scene:
        scene.cannot_pick("Deactivation Switch: Pay 2 Power to remove it")


@pytest.mark.rule("MV-156")
def test_deactivation_switch_switches_off_specialties_of_others(lay):
    """
    On Loki's Ikol it silences it: before his move nothing is asked.
    """
    ikol = carrying("ikol", SWITCH)
    with ultron(lay, bob={"specialties": [ikol]}) as scene:
        scene["Ann"].passes()
        scene["Bob"].is_asked("Where do you go?")
        scene["Bob"].picks("Bifrost")


def test_deactivation_switch_goes_onto_a_claimed_stone(lay):
    """
    A Stone in the Specialty area is a Specialty; one that somebody holds is an Item.
    """
    told = {"specialties": ["time_stone"], "power": 0}
    with lay(
        villains=("thanos", "ultron"), active=1, fate_deck=[SWITCH],
        Ann={"at": "knowhere", **told}, Bob={"at": ARRAY, LAB: [held("mind_stone")]},
    ) as scene:  # fmt: skip
        scene["Bob"].picks("Fate")

        assert scene.card("time_stone").attached == ("Deactivation Switch",)


def test_a_stone_that_is_switched_off_still_counts(lay):
    """
    It cannot be activated, and is claimed all the same.
    """
    told = {"specialties": [carrying("time_stone", SWITCH)]}
    with lay(villains=("thanos", "ultron"), Ann={"at": "sanctuary_ii", **told}) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


# ------------------------------------------------------------------------------------------------ Invasion of Stark Enterprises


INVASION = "invasion_of_stark_enterprises"


def test_invasion_of_stark_enterprises_takes_1_of_what_ultron_gains(lay):
    """
    Of 3 Power he gets 2.
    """
    with ultron(lay, at=ARRAY, power=0, above=[INVASION]) as scene:
        scene["Ann"].picks("Gain Power 3")

        assert power(scene) == 2


def test_invasion_of_stark_enterprises_leaves_nothing_of_1(lay):
    """
    A gain of 1 is none.
    """
    with ultron(lay, power=0, above=[INVASION]) as scene:
        scene["Ann"].picks("Gain Power 1")

        assert power(scene) == 0


def test_invasion_of_stark_enterprises_and_vision_add_up(lay):
    """
    Each takes 1.
    """
    with ultron(lay, at=ARRAY, power=0, above=[INVASION], **{LAB: ["vision"]}) as scene:
        picks(scene, "Ann", "Gain Power 3", "Vision: Gain 1 less")

        assert power(scene) == 1


def test_invasion_of_stark_enterprises_does_not_trouble_others(lay):
    """
    Loki gains what is printed.
    """
    with ultron(lay, active=1, above=[INVASION], bob={"at": "sanctum_sanctorum", "power": 0}) as scene:
        scene["Bob"].picks("Gain Power 3")

        assert power(scene, "Bob") == 3


def test_invasion_of_stark_enterprises_rewards_6_power(lay):
    """
    Resolved with Strength 8 it gives 6 Power, with nothing taken off.
    """
    event = crisis(INVASION, "flying_sentry")
    with ultron(lay, at=LAB, power=0, above=[event], **{ARRAY: ["giant_sentry"]}) as scene:
        picks(scene, "Ann", "Relocate", "Invasion of Stark Enterprises")
        scene["Ann"].declines()

        assert power(scene) == 6


def test_invasion_of_stark_enterprises_is_not_resolved_with_less(lay):
    """
    7 are not enough.
    """
    event = crisis(INVASION, with_tokens("duplicate_sentry", -1))
    with ultron(lay, at=LAB, above=[event], **{ARRAY: ["giant_sentry"]}) as scene:
        picks(scene, "Ann", "Relocate", "Invasion of Stark Enterprises")

        assert scene.zone("crises", "Ann") == ("Invasion of Stark Enterprises",)


@pytest.mark.rule("MV-182")
def test_invasion_of_stark_enterprises_revealed_by_ultron_is_discarded(lay):
    """
    His own Targeted Event does nothing to him.
    """
    with ultron(lay, at=ARRAY, fate_deck=[INVASION]) as scene:
        scene["Ann"].picks("Fate")

        assert scene.zone("fate_discard") == ("Invasion of Stark Enterprises",)
