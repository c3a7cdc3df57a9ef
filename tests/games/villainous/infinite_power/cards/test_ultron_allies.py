"""Ultron's Allies: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tests.games.villainous.infinite_power.sentries import ARRAY, BASE, COMPLEX, LAB, ultron
from tests.games.villainous.infinite_power.stones import picks, plays, power

NO_CARD = "You have no card that you could play."
ALERT = "helicarrier_alert"


def test_duplicate_sentry_has_its_strength(lay):
    """
    It has 2 Strength for 1 Power, and no ability.
    """
    with ultron(lay, hand=["duplicate_sentry"]) as scene:
        plays(scene, "Duplicate Sentry", "Research Lab")

        assert scene.card("duplicate_sentry", of="Ann", zone="bottom").strength == 2
        assert power(scene) == 9


def test_duplicate_sentry_is_not_played_without_power(lay):
    """
    It costs 1 Power, and he has none.
    """
    with ultron(lay, hand=["duplicate_sentry"], power=0) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


# ------------------------------------------------------------------------------------------------ Flying Sentry


def alert(lay, *allies, **told):
    """Lay Helicarrier Alert with Allies, where a Giant Sentry that Ann relocates resolves it."""
    event = crisis(ALERT, *[of("Ann", ally) for ally in allies])
    return ultron(lay, at=LAB, crises=[event], **{ARRAY: ["giant_sentry"]}, **told)


def test_flying_sentry_flies_home_from_an_event(lay):
    """
    When the Event is resolved, it may go to a location of the Domain; the reward is Ultron's all the same.
    """
    with alert(lay, "flying_sentry") as scene:
        picks(scene, "Ann", "Relocate", "Helicarrier Alert")
        scene["Ann"].confirms()
        scene["Ann"].picks("Reconfiguration Base")

        assert scene.card("reconfiguration_base").bottom == ("Flying Sentry",)
        assert scene.zone("discard", "Ann") == ("Giant Sentry",)
        assert len(scene.hand("Ann")) == 3


def test_flying_sentry_may_stay_and_be_lost(lay):
    """
    It is a may.
    """
    with alert(lay, "flying_sentry") as scene:
        picks(scene, "Ann", "Relocate", "Helicarrier Alert")
        scene["Ann"].declines()

        assert set(scene.zone("discard", "Ann")) == {"Flying Sentry", "Giant Sentry"}


def test_duplicate_sentry_does_not_fly_home_from_an_event(lay):
    """
    Once the Event is resolved it is discarded, and nobody is asked.
    """
    with alert(lay, "duplicate_sentry", "alkhema") as scene:
        picks(scene, "Ann", "Relocate", "Helicarrier Alert")

        assert "Duplicate Sentry" in scene.zone("discard", "Ann")
        scene.expect("Ann", prompt="What do you do?")


def test_flying_sentry_saves_only_itself(lay):
    """
    Others at the Event are discarded.
    """
    with alert(lay, "flying_sentry", with_tokens("alkhema", -1)) as scene:
        picks(scene, "Ann", "Relocate", "Helicarrier Alert")
        scene["Ann"].confirms()
        scene["Ann"].picks("Reconfiguration Base")

        assert set(scene.zone("discard", "Ann")) == {"Alkhema", "Giant Sentry"}


def test_two_flying_sentries_fly_home(lay):
    """
    Each is asked for itself.
    """
    with alert(lay, with_tokens("flying_sentry", -3), with_tokens("flying_sentry", -3)) as scene:
        picks(scene, "Ann", "Relocate", "Helicarrier Alert")
        scene["Ann"].confirms()
        scene["Ann"].picks("Reconfiguration Base")
        scene["Ann"].confirms()
        scene["Ann"].picks("Research Lab")

        assert scene.card("reconfiguration_base").bottom == ("Flying Sentry",)
        assert scene.card("research_lab").bottom == ("Flying Sentry",)


def test_flying_sentry_keeps_its_tokens(lay):
    """
    Relocated it stays the same card.
    """
    with alert(lay, with_tokens("flying_sentry", 1)) as scene:
        picks(scene, "Ann", "Relocate", "Helicarrier Alert")
        scene["Ann"].confirms()
        scene["Ann"].picks("Reconfiguration Base")

        assert scene.card("flying_sentry", zone="bottom").strength == 4


def test_flying_sentry_at_home_stays(lay):
    """
    Only one at the Event is asked.
    """
    with alert(lay, **{BASE: ["flying_sentry"]}) as scene:
        picks(scene, "Ann", "Relocate", "Giant Sentry", "Helicarrier Alert")

        assert scene.card("reconfiguration_base").bottom == ("Flying Sentry",)
        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("MV-099")
def test_flying_sentry_does_not_come_back_by_an_action(lay):
    """
    Until the Event is resolved it stays there.
    """
    with ultron(lay, at=LAB, crises=[crisis(ALERT, of("Ann", "flying_sentry"))]) as scene:
        assert scene.why_not("Relocate") == "Nothing of yours can be moved."


# ------------------------------------------------------------------------------------------------ Heavy Attack Sentry


def test_heavy_attack_sentry_adds_a_vanquish_symbol(lay):
    """
    At its location Ultron may vanquish.
    """
    with ultron(lay, **{COMPLEX: ["heavy_attack_sentry"], LAB: ["wasp", "alkhema"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Wasp",)
        assert scene.why_not("Vanquish") == "You have used that symbol this turn."


def test_heavy_attack_sentry_is_for_its_own_location(lay):
    """
    Elsewhere it adds nothing.
    """
    with ultron(lay, **{LAB: ["heavy_attack_sentry", "wasp", "alkhema"]}) as scene:
        scene.cannot_pick("Vanquish")


def test_two_heavy_attack_sentries_add_two_symbols(lay):
    """
    Each has its own.
    """
    told = {COMPLEX: ["heavy_attack_sentry"] * 2, LAB: ["wasp", "mockingbird", "alkhema", "giant_sentry"]}
    with ultron(lay, **told) as scene:
        picks(scene, "Ann", "Vanquish", "Mockingbird", "Alkhema")
        scene["Ann"].passes()
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Mockingbird", "Wasp")


def test_heavy_attack_sentry_is_not_covered_by_heroes(lay):
    """
    Its symbol counts as one of the bottom row.
    """
    with ultron(lay, **{COMPLEX: ["heavy_attack_sentry", "mockingbird"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Mockingbird",)


def test_heavy_attack_sentry_at_an_event_is_ready_again_next_turn(lay):
    """
    Its symbol used, it goes to an Event, and nothing stays spent in Bob's turn.
    """
    told = {"specialties": [], "upgrades": 3, COMPLEX: ["wasp", "alkhema"], ARRAY: ["heavy_attack_sentry"]}
    with ultron(lay, at=ARRAY, crises=["avengers_assemble"], **told) as scene:
        scene["Ann"].picks("Vanquish")
        picks(scene, "Ann", "Activate", "Avengers Assemble")
        scene["Ann"].passes()

        assert scene.card("heavy_attack_sentry", zone="front").spent == 0


# ------------------------------------------------------------------------------------------------ Alkhema


def test_alkhema_defeats_a_character_at_her_location(lay):
    """
    However strong it is; Ultron picks.
    """
    with ultron(lay, hand=["alkhema"], **{LAB: ["wonder_man", with_tokens("wasp", 5)]}) as scene:
        plays(scene, "Alkhema", "Wasp")

        assert scene.zone("fate_discard") == ("Wasp",)


def test_alkhema_may_have_to_defeat_her_own(lay):
    """
    An Ally of Ultron's is a character, too, and somebody has to fall.
    """
    with ultron(lay, hand=["alkhema"], **{LAB: ["duplicate_sentry"]}) as scene:
        plays(scene, "Alkhema")

        assert scene.zone("discard", "Ann") == ("Duplicate Sentry",)


@pytest.mark.rule("MV-080")
def test_alkhema_is_played_where_somebody_is(lay):
    """
    With nobody to defeat there she cannot be played to a location.
    """
    with ultron(lay, hand=["alkhema"], **{LAB: ["wasp"], BASE: ["mockingbird"]}) as scene:
        picks(scene, "Ann", "Play a Card", "Alkhema")
        scene.can_pick_exactly("Research Lab", "Reconfiguration Base")
        scene["Ann"].picks("Research Lab")


@pytest.mark.rule("MV-080")
def test_alkhema_needs_somebody_to_defeat(lay):
    """
    In an empty Domain she cannot be played.
    """
    with ultron(lay, hand=["alkhema"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


@pytest.mark.rule("MV-Q22")
def test_alkhema_heeds_protectors(lay):
    """
    Thor has to be first.
    """
    with ultron(lay, hand=["alkhema"], **{LAB: ["wasp", "thor"]}) as scene:
        plays(scene, "Alkhema")

        assert scene.zone("fate_discard") == ("Thor",)


# ------------------------------------------------------------------------------------------------ Giant Sentry


def test_giant_sentry_costs_6(lay):
    """
    Paid in Power, it leaves the hand alone.
    """
    with ultron(lay, hand=["giant_sentry", "flying_sentry", "duplicate_sentry"]) as scene:
        plays(scene, "Giant Sentry", "Research Lab", "Pay 6 Power")

        assert power(scene) == 4
        assert scene.card("giant_sentry", of="Ann").strength == 6
        assert len(scene.hand("Ann")) == 2


def test_giant_sentry_costs_two_sentries(lay):
    """
    Instead two other Sentries of the hand are discarded, with no Power at all.
    """
    told = {"hand": ["giant_sentry", "flying_sentry", "duplicate_sentry", "alkhema"], "power": 0}
    with ultron(lay, **told) as scene:
        plays(scene, "Giant Sentry", "Research Lab", "Discard two other Sentries", "Flying Sentry", "Duplicate Sentry")

        assert scene.card("research_lab").bottom == ("Giant Sentry",)
        assert scene.zone("discard", "Ann") == ("Flying Sentry", "Duplicate Sentry")
        assert scene.hand("Ann") == ("Alkhema",)


def test_giant_sentry_is_always_asked_about_its_price(lay):
    """
    With too few Sentries the question is asked all the same, or it would tell what is in the hand.
    """
    with ultron(lay, hand=["giant_sentry", "flying_sentry"]) as scene:
        plays(scene, "Giant Sentry", "Research Lab")
        scene["Ann"].is_asked("How do you pay for Giant Sentry?")
        assert scene.why_not("Discard two other Sentries") == "You don't have what that takes."
        scene["Ann"].picks("Pay 6 Power")


def test_giant_sentry_needs_one_of_both(lay):
    """
    With 5 Power and one other Sentry it cannot be played.
    """
    with ultron(lay, hand=["giant_sentry", "flying_sentry", "alkhema"], power=5) as scene:
        scene["Ann"].picks("Play a Card")
        scene.cannot_pick("Giant Sentry")
        scene["Ann"].picks("Flying Sentry")
        scene["Ann"].picks("Research Lab")


def test_giant_sentry_does_not_count_itself(lay):
    """
    Of two Giant Sentries in hand one may be discarded for the other, with a third Sentry.
    """
    with ultron(lay, hand=["giant_sentry", "giant_sentry"], power=5) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


@pytest.mark.rule("MV-Q55")
def test_giant_sentry_paid_in_sentries_costs_no_surcharge(lay):
    """
    Lockdown at the Raft adds 1 Power to what is paid in Power.
    """
    told = {"hand": ["giant_sentry", "flying_sentry", "duplicate_sentry"], "power": 0}
    with ultron(lay, crises=["lockdown_at_the_raft"], **told) as scene:
        plays(scene, "Giant Sentry", "Research Lab", "Discard two other Sentries", "Flying Sentry", "Duplicate Sentry")

        assert scene.card("research_lab").bottom == ("Giant Sentry",)


# ------------------------------------------------------------------------------------------------ Jocasta


def test_jocasta_relocates_a_hero(lay):
    """
    From any Domain to any location of any Domain; Ultron picks.
    """
    with ultron(lay, hand=["jocasta"], **{LAB: ["wasp"]}, bob={"bifrost": ["lady_sif"]}) as scene:
        plays(scene, "Jocasta", "Research Lab", "Wasp", "Jotunheim")

        assert scene.card("wasp").at == "Jotunheim"
        assert scene.card("wasp").controller == "Bob"
        assert power(scene) == 6


def test_jocasta_relocates_a_hero_of_another(lay):
    """
    Even from the Domain of one opponent to that of another.
    """
    with ultron(lay, hand=["jocasta"], bob={"bifrost": ["lady_sif"]}, cat={}) as scene:
        plays(scene, "Jocasta", "Research Lab", "Lady Sif", "Bagalia")

        assert scene.card("lady_sif").controller == "Cat"


def test_jocasta_may_relocate_nobody(lay):
    """
    It is a may.
    """
    with ultron(lay, hand=["jocasta"], **{LAB: ["wasp"]}) as scene:
        plays(scene, "Jocasta", "Research Lab")
        scene["Ann"].passes()

        assert scene.card("wasp").at == "Research Lab"


def test_jocasta_is_played_without_a_hero(lay):
    """
    With no Hero anywhere she is just played.
    """
    with ultron(lay, hand=["jocasta"]) as scene:
        plays(scene, "Jocasta", "Research Lab")

        assert scene.card("jocasta", of="Ann").strength == 3


@pytest.mark.rule("MV-Q38")
def test_jocasta_sets_off_nothing_that_is_said_of_being_played(lay):
    """
    Mockingbird, relocated to Loki, takes no Power there.
    """
    with ultron(lay, hand=["jocasta"], **{LAB: ["mockingbird"]}, bob={"power": 4}) as scene:
        plays(scene, "Jocasta", "Research Lab", "Mockingbird", "Bifrost")

        assert power(scene, "Bob") == 4
