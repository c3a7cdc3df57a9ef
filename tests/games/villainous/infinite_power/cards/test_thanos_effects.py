"""Thanos' Effects: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, held, of, with_tokens
from tests.games.villainous.infinite_power.stones import (
    STONES,
    carrier,
    claimed,
    legion,
    loose,
    picks,
    plays,
    power,
    thanos,
)

NO_CARD = "You have no card that you could play."
#: Where Taskmaster could activate.
PLACE = "solomon_institute"
WELL, TASTE, JUDGMENT, TITAN = "Consult the Well", "Taste of Cosmic Power", "Deliver Judgment", "The Mad Titan"


# ------------------------------------------------------------------------------------------------ Consult the Well


def test_consult_the_well_gives_a_random_stone(lay):
    """
    Chance says which of the unclaimed Stones an opponent gets, for 2 Power.
    """
    told = {"specialties": ["mind_stone"], "bob": {"bifrost": ["kid_loki"]}}
    with thanos(lay, hand=["consult_the_well"], chance=[1], **told) as scene:
        plays(scene, WELL)

        assert scene.card("kid_loki", of="Bob").attached == ("Reality Stone",)
        assert power(scene) == 8


def test_consult_the_well_lets_thanos_pick_the_opponent(lay):
    """
    With three at the table one of the two others gets it.
    """
    with thanos(lay, hand=["consult_the_well"], bob={"bifrost": ["kid_loki"]}, cat={"bagalia": ["aim_agent"]}) as scene:
        plays(scene, WELL)
        scene.can_pick_exactly("Bob", "Cat")
        scene["Ann"].picks("Cat")

        assert len(scene.card("aim_agent", of="Cat").attached) == 1


def test_consult_the_well_sends_an_ally_after_it(lay):
    """
    When it is placed, one of his Allies may go there, from home or from abroad.
    """
    told = {"titan": ["ebony_maw"], "bob": {"bifrost": ["kid_loki"], "jotunheim": legion()}}
    with thanos(lay, hand=["consult_the_well"], **told) as scene:
        plays(scene, WELL)
        scene.can_pick("Ebony Maw", "The Legions of Thanos")
        scene["Ann"].picks("Ebony Maw")

        assert scene.card("bifrost").top == ("Ebony Maw",)


def test_consult_the_well_may_send_nobody(lay):
    """
    It is a may.
    """
    with thanos(lay, hand=["consult_the_well"], titan=["ebony_maw"], bob={"bifrost": ["kid_loki"]}) as scene:
        plays(scene, WELL)
        scene["Ann"].passes()

        assert scene.card("titan").bottom == ("Ebony Maw",)


def test_consult_the_well_needs_an_unclaimed_stone(lay):
    """
    With all six in Domains it cannot be played.
    """
    told = {"specialties": STONES[:5], "bob": {"bifrost": [loose(STONES[5])]}}
    with thanos(lay, hand=["consult_the_well"], **told) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


# ------------------------------------------------------------------------------------------------ A Small Price to Pay


@pytest.mark.parametrize(
    ("bob", "cat", "gained"),
    [([], [], 1), ([loose()], [], 2), ([carrier(), loose("time_stone")], [], 2), ([loose()], ["power_stone"], 3)],
    ids=["nobody", "one", "two of one", "both"],
)
def test_a_small_price_to_pay_counts_villains(lay, bob, cat, gained):
    """
    1 Power, and 1 more for each other Villain with a Stone, however many.
    """
    third = {"bagalia": [held(stone, "Cat") for stone in cat]}
    with thanos(lay, hand=["a_small_price_to_pay"], power=0, bob={"bifrost": bob}, cat=third) as scene:
        plays(scene, "A Small Price to Pay...")

        assert power(scene) == gained


def test_a_small_price_to_pay_does_not_count_his_own(lay):
    """
    Stones that he has claimed give nothing.
    """
    with thanos(lay, hand=["a_small_price_to_pay"], power=0, specialties=STONES[:2]) as scene:
        plays(scene, "A Small Price to Pay...")

        assert power(scene) == 1


# ------------------------------------------------------------------------------------------------ Taste of Cosmic Power


def test_taste_of_cosmic_power_wins_alone_and_stays(lay):
    """
    A Legion of 2 gets a token, vanquishes Nebula's 3 and is not discarded.
    """
    with thanos(lay, hand=["taste_of_cosmic_power"], titan=["nebula", "the_legions_of_thanos"]) as scene:
        plays(scene, TASTE, "Nebula")

        assert scene.zone("fate_discard") == ("Nebula",)
        assert scene.card("the_legions_of_thanos", of="Ann", zone="bottom").strength == 3


def test_taste_of_cosmic_power_keeps_nobody_in_the_next_vanquish(lay):
    """
    The Legion that stayed is used again, by an action, and discarded as ever.
    """
    there = ["nebula", with_tokens("gamora", -1), "the_legions_of_thanos"]
    with thanos(lay, hand=["taste_of_cosmic_power"], titan=there) as scene:
        plays(scene, TASTE, "Nebula")
        scene["Ann"].picks("Vanquish")

        assert sorted(scene.zone("fate_discard")) == ["Gamora", "Nebula"]
        assert "The Legions of Thanos" in scene.zone("discard", "Ann")


def test_taste_of_cosmic_power_may_spare(lay):
    """
    The token comes in any case, the Vanquish is a may.
    """
    with thanos(lay, hand=["taste_of_cosmic_power"], titan=["nebula", "the_legions_of_thanos"]) as scene:
        plays(scene, TASTE)
        scene["Ann"].passes()

        assert scene.card("titan").top == ("Nebula",)


def test_taste_of_cosmic_power_takes_the_ally_alone(lay):
    """
    Black Dwarf beside it does not help against 5.
    """
    with thanos(
        lay, hand=["taste_of_cosmic_power"], titan=[with_tokens("gamora", 2), "ebony_maw", "black_swan"]
    ) as scene:
        plays(scene, TASTE, "Black Swan")

        assert scene.card("titan").top == ("Gamora",)


def test_taste_of_cosmic_power_is_not_enough_for_drax(lay):
    """
    It takes two Allies to vanquish him.
    """
    with thanos(lay, hand=["taste_of_cosmic_power"], titan=["drax_the_destroyer", "black_dwarf"]) as scene:
        plays(scene, TASTE)

        assert scene.card("titan").top == ("Drax the Destroyer",)


def test_taste_of_cosmic_power_claims_abroad(lay):
    """
    An Ally abroad vanquishes a carrier, and the Stone is claimed.
    """
    with thanos(lay, hand=["taste_of_cosmic_power"], bob={"bifrost": [carrier(), *legion()]}) as scene:
        plays(scene, TASTE, "Kid Loki")

        assert claimed(scene) == ("Mind Stone",)
        assert scene.card("bifrost").top == ("The Legions of Thanos",)


def test_taste_of_cosmic_power_spares_others_abroad(lay):
    """
    An Ally abroad without a Stone is no target.
    """
    with thanos(lay, hand=["taste_of_cosmic_power"], bob={"bifrost": ["kid_loki", *legion()]}) as scene:
        plays(scene, TASTE)

        assert scene.card("bifrost").bottom == ("Kid Loki",)


def test_taste_of_cosmic_power_works_at_an_event(lay):
    """
    The token there may be what resolves it.
    """
    event = crisis("helicarrier_alert", of("Ann", "ebony_maw"), of("Ann", "black_swan"))
    with thanos(lay, hand=["taste_of_cosmic_power"], crises=[event]) as scene:
        plays(scene, TASTE, "Ebony Maw")

        scene.happened("CrisisEnded")


# ------------------------------------------------------------------------------------------------ Deliver Judgment


def test_deliver_judgment_brings_two_and_strengthens_all(lay):
    """
    Up to two Allies go to a location with a Stone, and each of his Allies there gets a token.
    """
    told = {"titan": ["ebony_maw", "black_dwarf"], "bob": {"bifrost": [carrier(), *legion()]}}
    with thanos(lay, hand=["deliver_judgment"], **told) as scene:
        plays(scene, JUDGMENT, "Ebony Maw", "Black Dwarf")

        assert [scene.card(name, of="Ann").strength for name in ("ebony_maw", "black_dwarf")] == [5, 7]
        assert scene.card("the_legions_of_thanos", zone="top").strength == 3
        assert scene.card("kid_loki", of="Bob").strength == 1


def test_deliver_judgment_may_bring_nobody(lay):
    """
    Those who are there get their tokens all the same.
    """
    told = {"titan": ["ebony_maw"], "bob": {"bifrost": [carrier(), *legion()]}}
    with thanos(lay, hand=["deliver_judgment"], **told) as scene:
        plays(scene, JUDGMENT)
        scene["Ann"].passes()

        assert scene.card("the_legions_of_thanos", zone="top").strength == 3
        assert scene.card("ebony_maw", of="Ann").strength == 4


def test_deliver_judgment_needs_a_location_with_a_stone(lay):
    """
    Claimed Stones lie at no location.
    """
    with thanos(lay, hand=["deliver_judgment"], titan=["ebony_maw"], specialties=STONES[:2]) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_deliver_judgment_picks_among_locations(lay):
    """
    With Stones at two locations Thanos says where.
    """
    told = {"bob": {"bifrost": [carrier()], "jotunheim": [loose("time_stone"), *legion()]}}
    with thanos(lay, hand=["deliver_judgment"], **told) as scene:
        plays(scene, JUDGMENT)
        scene.can_pick_exactly("Bifrost", "Jotunheim")
        scene["Ann"].picks("Jotunheim")

        assert scene.card("the_legions_of_thanos", zone="top").strength == 3


# ------------------------------------------------------------------------------------------------ The Mad Titan


def test_the_mad_titan_costs_as_much_as_the_victim_has(lay):
    """
    Nebula with a token falls for 4 Power, and the Ally stays.
    """
    with thanos(lay, hand=["the_mad_titan"], titan=[with_tokens("nebula", 1), "black_swan"]) as scene:
        plays(scene, TITAN)

        assert scene.zone("fate_discard") == ("Nebula",)
        assert power(scene) == 6
        assert scene.card("titan").bottom == ("Black Swan",)


def test_the_mad_titan_offers_only_who_can_be_paid_for(lay):
    """
    With 4 Power Drax is out of reach, and is not on offer.
    """
    told = {"titan": ["nebula", "drax_the_destroyer", "black_swan"], "knowhere": ["gamora", "ebony_maw"], "power": 4}
    with thanos(lay, at="the_infinity_well", hand=["the_mad_titan"], **told) as scene:
        picks(scene, "Ann", "Play a Card", TITAN)
        scene.can_pick_exactly("Nebula", "Gamora")
        scene["Ann"].picks("Gamora")

        assert scene.zone("fate_discard")[0] == "Gamora"
        assert power(scene) == 1


def test_the_mad_titan_needs_enough_power(lay):
    """
    With 2 Power nobody of 3 can be paid for.
    """
    with thanos(lay, hand=["the_mad_titan"], titan=["nebula", "black_swan"], power=2) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_the_mad_titan_needs_an_ally_there(lay):
    """
    A Hero with no Ally of his beside is safe.
    """
    with thanos(lay, hand=["the_mad_titan"], titan=["nebula"], knowhere=["black_swan"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_the_mad_titan_strikes_anybody_abroad(lay):
    """
    Abroad, too: any character there that is not his, a Hero as well.
    """
    with thanos(lay, hand=["the_mad_titan"], bob={"bifrost": ["kid_loki", "lady_sif", *legion()]}) as scene:
        plays(scene, TITAN, "Lady Sif")

        assert scene.zone("fate_discard") == ("Lady Sif",)
        assert power(scene) == 7


def test_the_mad_titan_claims(lay):
    """
    Defeating a carrier claims the Stone.
    """
    with thanos(lay, hand=["the_mad_titan"], bob={"bifrost": [carrier(), *legion()]}) as scene:
        plays(scene, TITAN)

        assert claimed(scene) == ("Mind Stone",)
        assert power(scene) == 9


def test_the_mad_titan_does_not_strike_his_own(lay):
    """
    His Allies are no victims.
    """
    with thanos(lay, hand=["the_mad_titan"], titan=["black_swan", "ebony_maw"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


@pytest.mark.rule("MV-Q22")
def test_the_mad_titan_heeds_protectors(lay):
    """
    Beside Thor, Nebula cannot be defeated.
    """
    with thanos(lay, hand=["the_mad_titan"], titan=["nebula", "thor", "black_swan"]) as scene:
        plays(scene, TITAN)

        assert scene.zone("fate_discard") == ("Thor",)


@pytest.mark.rule("MV-Q55")
def test_the_mad_titan_may_cost_more(lay):
    """
    Thor, Avenger makes Effects 1 dearer: with 3 Power Nebula is too dear then.
    """
    told = {"titan": ["nebula", "black_swan"], "knowhere": ["thor_avenger"]}
    with thanos(lay, at="the_infinity_well", hand=["the_mad_titan"], power=3, **told) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_the_mad_titan_with_a_surcharge_is_paid_in_full(lay):
    """
    3 for Nebula and 1 for Thor, Avenger.
    """
    told = {"titan": ["nebula", "black_swan"], "knowhere": ["thor_avenger"]}
    with thanos(lay, at="the_infinity_well", hand=["the_mad_titan"], power=4, **told) as scene:
        plays(scene, TITAN)

        assert power(scene) == 0
        assert "Nebula" in scene.zone("fate_discard")


# ------------------------------------------------------------------------------------------------ Warp Reality


def test_warp_reality_takes_an_effect(lay):
    """
    An Effect of the discard pile goes to hand; other cards stay.
    """
    told = {"discard": ["ebony_maw", "the_mad_titan", "deliver_judgment"]}
    with thanos(lay, hand=["warp_reality"], **told) as scene:
        plays(scene, "Warp Reality")
        scene.can_pick_exactly("The Mad Titan", "Deliver Judgment")
        scene["Ann"].picks("The Mad Titan")

        assert scene.hand("Ann") == ("The Mad Titan",)
        assert power(scene) == 9


def test_warp_reality_does_not_take_itself(lay):
    """
    It is not on the pile yet: with no other Effect there it cannot be played.
    """
    with thanos(lay, hand=["warp_reality"], discard=["ebony_maw"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_warp_reality_finds_nothing_while_hank_pym_is_there(lay):
    """
    Played on Thanos, Hank Pym shuts his discard pile.
    """
    told = {"discard": ["the_mad_titan"], "titan": ["hank_pym"]}
    with thanos(lay, hand=["warp_reality"], **told) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


# ------------------------------------------------------------------------------------------------ copied by Taskmaster


def copied(lay, effect, **told):
    """Have Bob's Taskmaster, with Cat's Loki at the table, repeat an Effect of Thanos by Photographic Reflexes."""
    memory = carrying("photographic_reflexes", held(effect, "Bob", of="Ann"))
    bob = {"at": PLACE, "specialties": [memory], "power": 0, **told.pop("bob", {})}
    seats = {"Ann": {"at": "knowhere", **told.pop("ann", {})}, "Bob": bob, "Cat": told.pop("cat", {})}
    scene = lay(villains=("thanos", "taskmaster", "loki"), active=1, **told, **seats)
    return picks(scene, "Bob", "Activate")


def test_consult_the_well_gives_thanos_nothing(lay):
    """
    Repeated by Taskmaster, it gives a Stone to Loki: Thanos has to claim his.
    """
    with copied(lay, "consult_the_well", cat={"bifrost": ["kid_loki"]}) as scene:
        assert len(scene.card("kid_loki", of="Cat").attached) == 1


@pytest.mark.rule("MV-Q48")
def test_the_mad_titan_repeated_costs_nothing(lay):
    """
    Taskmaster picks the victim beside his Ally, and pays nothing.
    """
    with copied(lay, "the_mad_titan", bob={PLACE: ["crossbones", "gamora"]}) as scene:
        assert scene.zone("fate_discard") == ("Gamora",)
        assert power(scene, "Bob") == 0
        assert scene.zone("discard", "Ann") == ("The Mad Titan",)
