"""The Infinity Stones: how they change hands, what each does on both of its faces, and what neither must do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, held, of, with_tokens
from tests.games.villainous.infinite_power.stones import (
    STONES,
    bobs_turn,
    carrier,
    claimed,
    legion,
    loose,
    picks,
    plays,
    power,
    thanos,
)

WELL = "Consult the Well"


# ------------------------------------------------------------------------------------------------ getting one


def test_all_stones_lie_aside_at_the_start(lay):
    """
    None of the six is in anybody's Domain.
    """
    with thanos(lay) as scene:
        assert len(scene.zone("aside", "Ann")) == 6
        assert claimed(scene) == ()


def test_a_stone_goes_on_an_ally_at_home(lay):
    """
    Whoever gets a Stone puts it on an Ally of their own, and picks which one.
    """
    with thanos(lay, hand=["consult_the_well"], bob={"bifrost": ["kid_loki"], "jotunheim": ["lorelei"]}) as scene:
        plays(scene, WELL)
        scene["Bob"].is_asked("Where do you put the Stone?")
        scene.can_pick_exactly("Kid Loki", "Lorelei")
        scene["Bob"].picks("Lorelei")

        assert len(scene.card("lorelei", of="Bob").attached) == 1


def test_a_stone_lies_loose_without_an_ally_at_home(lay):
    """
    An Ally abroad does not count: with nobody at home it lies at a location that its holder picks.
    """
    abroad = {"titan": [of("Bob", "kid_loki")]}
    with thanos(lay, hand=["consult_the_well"], chance=[0], **abroad) as scene:
        plays(scene, WELL)
        scene["Bob"].picks("Jotunheim")

        assert scene.card("jotunheim").bottom == ("Mind Stone",)
        assert scene.card("mind_stone").controller == "Bob"


def test_a_loose_stone_covers_nothing(lay):
    """
    The symbols of its location are open.
    """
    with bobs_turn(lay, bob={"at": "bifrost", "bifrost": [loose()]}) as scene:
        scene.can_pick("Fate", "Gain Power 1")


def test_a_stone_gives_no_strength(lay):
    """
    Who carries it is no stronger.
    """
    with thanos(lay, bob={"bifrost": [carrier()]}) as scene:
        assert scene.card("kid_loki", of="Bob").strength == 1


def test_two_stones_may_lie_on_one_ally(lay):
    """
    A second Stone may go where the first one is.
    """
    with thanos(lay, hand=["consult_the_well"], bob={"bifrost": [carrier()]}) as scene:
        plays(scene, WELL)

        assert len(scene.card("kid_loki", of="Bob").attached) == 2


# ------------------------------------------------------------------------------------------------ where it goes


def test_a_stone_goes_along_within_the_domain(lay):
    """
    Relocated to another location of the Domain, an Ally takes its Stone along.
    """
    with bobs_turn(lay, bob={"at": "bifrost", "bifrost": [carrier()]}) as scene:
        picks(scene, "Bob", "Relocate", "Jotunheim")

        assert scene.card("kid_loki", of="Bob").attached == ("Mind Stone",)


def test_a_stone_does_not_go_to_an_event(lay):
    """
    Its carrier goes to the Event, and it stays loose at the location left.
    """
    with bobs_turn(lay, bob={"at": "bifrost", "bifrost": [carrier()]}, crises=["helicarrier_alert"]) as scene:
        picks(scene, "Bob", "Relocate", "Helicarrier Alert")

        assert scene.card("kid_loki", of="Bob").attached == ()
        assert scene.card("bifrost").bottom == ("Mind Stone",)
        assert scene.card("mind_stone").controller == "Bob"


def test_a_stone_does_not_go_abroad_with_its_carrier(lay):
    """
    Master of Illusion takes Kid Loki to Titan: the Stone stays at Bifrost, and Bob's.
    """
    told = {"at": "odins_throne", "hand": ["master_of_illusion"], "mischief": {"MISCHIEF": 2}, "bifrost": [carrier()]}
    with bobs_turn(lay, bob=told) as scene:
        picks(scene, "Bob", "Play a Card", "Master Of Illusion", "1", "Kid Loki", "Titan")

        assert scene.card("bifrost").bottom == ("Mind Stone",)
        assert scene.card("mind_stone").controller == "Bob"
        assert scene.card("titan").top == ("Kid Loki",)


def test_a_stone_stays_when_its_carrier_is_used_up(lay):
    """
    Bob's own Vanquish with the carrier leaves it loose where he stood.
    """
    told = {"jotunheim": [carrier(ally="king_loki"), *legion()]}
    with bobs_turn(lay, bob=told) as scene:
        scene["Bob"].picks("Vanquish")

        assert scene.card("jotunheim").bottom == ("Mind Stone",)
        assert claimed(scene) == ()


@pytest.mark.rule("MV-219")
def test_a_removed_carrier_gives_nothing(lay):
    """
    Sacrifices Must Be Made removes him by Thanos' hand: the Stone stays loose.
    """
    event = crisis("sacrifices_must_be_made", with_tokens("ebony_maw", 1))
    with thanos(lay, above=[event], knowhere=["the_legions_of_thanos"], bob={"bifrost": [carrier()]}) as scene:
        picks(scene, "Ann", "Relocate", "Sacrifices Must Be Made")

        assert scene.zone("discard", "Bob") == ("Kid Loki",)
        assert scene.card("bifrost").bottom == ("Mind Stone",)
        assert claimed(scene) == ()


def test_a_stone_is_passed_over_by_texts_that_remove_items(lay):
    """
    Molecular Rearranger names Allies and Items, and never a Stone.
    """
    told = {"bifrost": [loose()], "jotunheim": ["lokis_scepter"]}
    with thanos(lay, bob=told, fate_deck=["molecular_rearranger"]) as scene:
        scene["Ann"].picks("Fate")

        assert scene.zone("discard", "Bob") == ("Loki's Scepter",)
        assert scene.card("bifrost").bottom == ("Mind Stone",)


def test_a_loose_stone_is_relocated_by_its_holder(lay):
    """
    Like any loose Item it goes to another location of the Domain, and to none else.
    """
    with bobs_turn(lay, bob={"at": "bifrost", "bifrost": [loose()]}, crises=["helicarrier_alert"]) as scene:
        scene["Bob"].picks("Relocate")
        scene.can_pick_exactly("Odin's Throne", "Jotunheim", "Sanctum Sanctorum")
        scene["Bob"].picks("Jotunheim")

        assert scene.card("jotunheim").bottom == ("Mind Stone",)


def test_a_carried_stone_is_not_relocated_by_itself(lay):
    """
    It moves with who carries it.
    """
    with bobs_turn(lay, bob={"at": "bifrost", "bifrost": [carrier()]}) as scene:
        scene["Bob"].picks("Relocate")
        scene.cannot_pick("Mind Stone")
        scene["Bob"].picks("Jotunheim")


def test_thanos_does_not_relocate_stones_of_others(lay):
    """
    A loose Stone is its holder's.
    """
    with thanos(lay, bob={"bifrost": [loose()]}) as scene:
        assert scene.why_not("Relocate") == "Nothing of yours can be moved."


# ------------------------------------------------------------------------------------------------ claiming


def test_thanos_claims_from_a_carrier_abroad(lay):
    """
    With an Ally beside the carrier, a Vanquish of his reaches that far; the Stone lies in his Specialty area.
    """
    with thanos(lay, bob={"bifrost": [carrier(), *legion()]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert claimed(scene) == ("Mind Stone",)
        assert scene.card("mind_stone").controller == "Ann"
        assert scene.zone("discard", "Bob") == ("Kid Loki",)


@pytest.mark.parametrize("stone", STONES)
def test_thanos_claims_whichever_stone_it_is(lay, stone):
    """
    The Ally who carries it falls, and the Stone changes hands.
    """
    with thanos(lay, bob={"bifrost": [carrying("kid_loki", held(stone)), *legion()]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert claimed(scene) == (stone.replace("_", " ").title(),)
        assert scene.card(stone).controller == "Ann"


def test_thanos_claims_all_stones_of_a_carrier(lay):
    """
    Two Stones on one Ally are claimed one after the other.
    """
    both = carrying("kid_loki", held("mind_stone"), held("time_stone"))
    with thanos(lay, bob={"bifrost": [both, *legion()]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert claimed(scene) == ("Mind Stone", "Time Stone")


def test_thanos_claims_a_loose_stone_of_strength_2(lay):
    """
    One Legion is enough for a loose Stone, and is discarded after it.
    """
    with thanos(lay, bob={"bifrost": [loose(), *legion()]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert claimed(scene) == ("Mind Stone",)
        assert scene.zone("discard", "Ann") == ("The Legions of Thanos",)
        scene.did_not_happen("Defeated")


def test_a_loose_stone_takes_strength_2(lay):
    """
    Black Swan alone has 1, which is not enough.
    """
    with thanos(lay, bob={"bifrost": [loose(), of("Ann", "black_swan")]}) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


@pytest.mark.rule("MV-100")
def test_other_characters_abroad_are_no_targets(lay):
    """
    Without a Stone an Ally abroad is safe, even beside a Stone.
    """
    with thanos(lay, bob={"bifrost": ["kid_loki", "lorelei", loose(), *legion()]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("discard", "Bob") == ()
        assert claimed(scene) == ("Mind Stone",)


@pytest.mark.rule("MV-102")
def test_thanos_needs_an_ally_where_the_stone_is(lay):
    """
    An Ally at another location of that Domain does not fight.
    """
    with thanos(lay, bob={"bifrost": [carrier()], "jotunheim": legion()}) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


def test_thanos_vanquishes_at_home_as_ever(lay):
    """
    A Hero in his Domain is a target, with Allies there.
    """
    with thanos(lay, titan=["nebula", "ebony_maw"], bob={"bifrost": [carrier()]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Nebula",)


@pytest.mark.rule("MV-109")
def test_others_do_not_vanquish_abroad(lay):
    """
    Bob's Kid Loki at Titan fights nobody there, a Legion neither.
    """
    with bobs_turn(lay, titan=[of("Bob", "king_loki"), "the_legions_of_thanos"]) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


def test_what_is_attached_to_a_stone_is_discarded_when_it_is_claimed(lay):
    """
    A Power Dampener on it goes to the Fate pile.
    """
    dampened = held("mind_stone", attached=[of("Bob", "power_dampener")])
    with thanos(lay, bob={"bifrost": [carrying("kid_loki", dampened), *legion()]}, cat={}) as scene:
        scene["Ann"].picks("Vanquish")

        assert claimed(scene) == ("Mind Stone",)
        assert scene.zone("fate_discard") == ("Power Dampener",)


def test_a_dampened_stone_cannot_be_activated(lay):
    """
    A Power Dampener may lie on a Stone, which counts as an Item.
    """
    dampened = held("time_stone", attached=[of("Bob", "power_dampener")])
    with bobs_turn(lay, bob={"at": "odins_throne", "bifrost": [carrying("kid_loki", dampened)]}) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


def test_another_players_defeat_claims_nothing(lay):
    """
    Black Widow, played by Cat, defeats the carrier: the Stone stays loose.
    """
    told = {"bob": {"bifrost": [carrier()]}, "cat": {"at": "boca_caliente"}, "fate_deck": ["black_widow"]}
    with thanos(lay, active=2, **told) as scene:
        picks(scene, "Cat", "Fate", "Bob", "Bifrost", "Kid Loki")

        assert scene.card("bifrost").bottom == ("Mind Stone",)
        assert claimed(scene) == ()


def test_a_fate_card_of_thanos_claims(lay):
    """
    Black Widow, played by Thanos, defeats the carrier: any defeat that he causes claims.
    """
    with thanos(lay, bob={"bifrost": [carrier()]}, fate_deck=["black_widow"]) as scene:
        picks(scene, "Ann", "Fate", "Bifrost", "Kid Loki")

        assert claimed(scene) == ("Mind Stone",)


# ------------------------------------------------------------------------------------------------ going after them


def test_thanos_relocates_to_a_location_with_a_stone(lay):
    """
    From home an Ally goes to the location abroad that holds a Stone, and lies on top there.
    """
    with thanos(lay, titan=["the_legions_of_thanos"], bob={"bifrost": [carrier()]}) as scene:
        scene["Ann"].picks("Relocate")
        scene.can_pick_exactly("Sanctuary II", "The Infinity Well", "Knowhere", "Bifrost")
        scene["Ann"].picks("Bifrost")

        assert scene.card("bifrost").top == ("The Legions of Thanos",)


def test_thanos_relocates_from_one_domain_to_another(lay):
    """
    An Ally abroad goes straight to a Stone elsewhere.
    """
    with thanos(lay, bob={"jotunheim": legion(), "bifrost": [loose()]}) as scene:
        picks(scene, "Ann", "Relocate", "Bifrost")

        assert scene.card("bifrost").top == ("The Legions of Thanos",)


@pytest.mark.rule("MV-092")
def test_thanos_does_not_relocate_where_no_stone_is(lay):
    """
    Without Stones abroad no location there is on offer.
    """
    with thanos(lay, titan=["the_legions_of_thanos"], specialties=["mind_stone"]) as scene:
        scene["Ann"].picks("Relocate")
        scene.can_pick_exactly("Sanctuary II", "The Infinity Well", "Knowhere")
        scene["Ann"].picks("Knowhere")


def test_items_of_thanos_stay_at_home(lay):
    """
    Only Allies go after Stones.
    """
    with thanos(lay, titan=["space_throne"], bob={"bifrost": [carrier()]}) as scene:
        scene["Ann"].picks("Relocate")
        scene.can_pick_exactly("Sanctuary II", "The Infinity Well", "Knowhere")
        scene["Ann"].picks("Knowhere")


# ------------------------------------------------------------------------------------------------ the item sides


def holds(lay, stone, **bob):
    """Lay Bob's turn at Odin's Throne, where he can activate a Stone that Kid Loki carries."""
    return bobs_turn(lay, bob={"at": "odins_throne", "bifrost": [carrier(stone)], "power": 0, **bob})


def test_mind_stone_finds_any_card(lay):
    """
    Its holder takes any card of the deck into hand, shown to all, and gains nothing.
    """
    with holds(lay, "mind_stone") as scene:
        picks(scene, "Bob", "Activate", "Lorelei")

        assert scene.hand("Bob") == ("Lorelei",)
        assert power(scene, "Bob") == 0
        assert scene.happened("TurnedUp").fields["card"] is not None


def test_power_stone_gives_2_strength(lay):
    """
    An Ally at home gets two +1 tokens.
    """
    with holds(lay, "power_stone") as scene:
        scene["Bob"].picks("Activate")

        assert scene.card("kid_loki", of="Bob").strength == 3


@pytest.mark.rule("MV-033")
def test_power_stone_does_not_reach_abroad(lay):
    """
    It works for Allies in the Domain where it is.
    """
    told = {"at": "odins_throne", "bifrost": [loose("power_stone")]}
    with bobs_turn(lay, bob=told, titan=[of("Bob", "king_loki")]) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


def test_reality_stone_keeps_the_allies_used(lay):
    """
    The Hero is vanquished, and Kid Loki stays.
    """
    with holds(
        lay, "reality_stone", bifrost=[carrier("reality_stone", with_tokens("kid_loki", 3)), "lady_sif"]
    ) as scene:
        scene["Bob"].picks("Activate")

        assert scene.zone("fate_discard") == ("Lady Sif",)
        assert scene.card("kid_loki", of="Bob").attached == ("Reality Stone",)


def test_reality_stone_adds_no_strength_for_others(lay):
    """
    That is for Thanos alone: 2 are not enough against 3.
    """
    with holds(
        lay, "reality_stone", bifrost=[carrier("reality_stone", with_tokens("kid_loki", 1)), "lady_sif"]
    ) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


def test_the_next_vanquish_after_the_reality_stone_is_as_usual(lay):
    """
    Allies stay in that one only.
    """
    told = {"at": "knowhere", "specialties": ["reality_stone"], "sanctuary_ii": ["deaths_favor"]}
    with thanos(lay, **{**told, "titan": ["ebony_maw", "nebula"], "knowhere": ["black_dwarf", "gamora"]}) as scene:
        picks(scene, "Ann", "Vanquish", "Nebula")

        assert scene.zone("discard", "Ann") == ("Ebony Maw",)


def test_soul_stone_plays_an_ally_from_the_pile(lay):
    """
    King Loki comes back without his cost.
    """
    with holds(lay, "soul_stone", discard=["king_loki", "ikol"]) as scene:
        picks(scene, "Bob", "Activate", "Jotunheim")

        assert scene.card("jotunheim").bottom == ("King Loki",)
        assert power(scene, "Bob") == 0


def test_soul_stone_needs_an_ally_in_the_pile(lay):
    """
    A Specialty there is not enough.
    """
    with holds(lay, "soul_stone", discard=["ikol"]) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


def test_space_stone_relocates_any_number(lay):
    """
    Two Allies go, each once, and then it is enough.
    """
    with holds(lay, "space_stone", jotunheim=["lorelei"]) as scene:
        picks(scene, "Bob", "Activate", "Kid Loki", "Jotunheim", "Lorelei", "Bifrost")

        assert scene.card("jotunheim").bottom == ("Kid Loki",)
        assert scene.card("bifrost").bottom == ("Lorelei",)


def test_space_stone_may_relocate_fewer(lay):
    """
    Any number may be none.
    """
    with holds(lay, "space_stone", jotunheim=["lorelei"]) as scene:
        scene["Bob"].picks("Activate")
        scene["Bob"].passes()

        assert scene.card("lorelei", of="Bob").at == "Jotunheim"


def test_time_stone_gives_1_power_and_a_card(lay):
    """
    Gain 1 Power and draw a card.
    """
    with holds(lay, "time_stone") as scene:
        scene["Bob"].picks("Activate")

        assert power(scene, "Bob") == 1
        assert len(scene.hand("Bob")) == 1


def test_a_held_stone_is_activated_as_often_as_there_are_actions(lay):
    """
    An Item is not bound to once a turn.
    """
    told = {"at": "odins_throne", "sanctum_sanctorum": [carrier("time_stone")], "specialties": ["norn_stones"]}
    with bobs_turn(lay, bob={**told, "power": 0}) as scene:
        scene["Bob"].picks("Activate")

        assert power(scene, "Bob") == 1


@pytest.mark.rule("MV-087")
def test_thanos_does_not_activate_stones_of_others(lay):
    """
    Until he has claimed it, it is not his.
    """
    with thanos(lay, at="sanctuary_ii", bob={"bifrost": [carrier("time_stone")]}) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


# ------------------------------------------------------------------------------------------------ the claimed sides


def has(lay, stone, **ann):
    """Lay Ann's turn at Sanctuary II, where she can activate a Stone that she has claimed."""
    return thanos(lay, **{"at": "sanctuary_ii", "specialties": [stone], "power": 0, **ann})


def test_claimed_mind_stone_gives_power_too(lay):
    """
    Any card of the deck, and 1 Power.
    """
    with has(lay, "mind_stone") as scene:
        picks(scene, "Ann", "Activate", "Ebony Maw")

        assert scene.hand("Ann") == ("Ebony Maw",)
        assert power(scene) == 1


def test_claimed_power_stone_goes_to_one(lay):
    """
    One Ally gets both tokens.
    """
    with has(lay, "power_stone", titan=["black_swan", "ebony_maw"]) as scene:
        picks(scene, "Ann", "Activate", "Ebony Maw")

        assert scene.card("ebony_maw", of="Ann").strength == 6


def test_claimed_power_stone_is_shared_by_two(lay):
    """
    Two Allies get one token each.
    """
    with has(lay, "power_stone", titan=["black_swan", "ebony_maw"]) as scene:
        scene["Ann"].picks("Activate")
        scene["Ann"].picks("Black Swan", "Ebony Maw")

        assert scene.card("ebony_maw", of="Ann").strength == 5
        assert scene.card("black_swan", of="Ann").strength == 2


def test_claimed_reality_stone_adds_1_strength(lay):
    """
    A Legion of 2 is enough for Nebula's 3, and stays.
    """
    with has(lay, "reality_stone", titan=["nebula", "the_legions_of_thanos"]) as scene:
        scene["Ann"].picks("Activate")

        assert scene.zone("fate_discard") == ("Nebula",)
        assert scene.card("the_legions_of_thanos", of="Ann", zone="bottom").strength == 2


def test_claimed_reality_stone_reaches_stones_abroad(lay):
    """
    A granted Vanquish of his reaches as far as any.
    """
    with has(lay, "reality_stone", bob={"bifrost": [carrier("mind_stone"), *legion()]}) as scene:
        scene["Ann"].picks("Activate")

        assert claimed(scene) == ("Reality Stone", "Mind Stone")
        assert scene.card("bifrost").top == ("The Legions of Thanos",)


def test_claimed_soul_stone_reaches_a_stone_abroad(lay):
    """
    The Ally may come back beside a Stone in another Domain, and nowhere else there.
    """
    with has(lay, "soul_stone", discard=["ebony_maw"], bob={"bifrost": [carrier("mind_stone")]}) as scene:
        scene["Ann"].picks("Activate")
        scene.can_pick_exactly("Sanctuary II", "Titan", "The Infinity Well", "Knowhere", "Bifrost")
        scene["Ann"].picks("Bifrost")

        assert scene.card("bifrost").top == ("Ebony Maw",)


def test_claimed_soul_stone_needs_an_ally_in_the_pile(lay):
    """
    With nobody there who could come back it cannot be activated.
    """
    with has(lay, "soul_stone", discard=["taste_of_cosmic_power"]) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


def test_held_soul_stone_stays_at_home(lay):
    """
    Only the claimed side goes abroad.
    """
    with holds(lay, "soul_stone", discard=["ikol", "executioner"]) as scene:
        scene["Bob"].picks("Activate")
        scene.can_pick_exactly("Odin's Throne", "Bifrost", "Jotunheim", "Sanctum Sanctorum")
        scene["Bob"].picks("Bifrost")


def test_claimed_space_stone_sends_allies_to_stones(lay):
    """
    Each Ally goes where a Relocate action of Thanos could bring it.
    """
    with has(lay, "space_stone", titan=["ebony_maw"], bob={"bifrost": [carrier("mind_stone")]}) as scene:
        picks(scene, "Ann", "Activate", "Ebony Maw", "Bifrost")

        assert scene.card("ebony_maw", of="Ann").at == "Bifrost"


def test_claimed_space_stone_lets_corvus_glaive_bring_legions(lay):
    """
    They go one after the other, and he may bring The Legions of Thanos along.
    """
    told = {"titan": ["corvus_glaive", "the_legions_of_thanos"], "bob": {"bifrost": [carrier("mind_stone")]}}
    with has(lay, "space_stone", **told) as scene:
        picks(scene, "Ann", "Activate", "Corvus Glaive", "Bifrost")
        scene["Ann"].confirms()
        scene["Ann"].passes()

        assert set(scene.card("bifrost").top) == {"Corvus Glaive", "The Legions of Thanos"}


def test_claimed_time_stone_gives_2_power(lay):
    """
    Gain 2 Power and draw a card.
    """
    with has(lay, "time_stone") as scene:
        scene["Ann"].picks("Activate")

        assert power(scene) == 2
        assert len(scene.hand("Ann")) == 1


@pytest.mark.rule("MV-146")
def test_a_claimed_stone_is_used_once_a_turn(lay):
    """
    It is a Specialty: Death's Favor gives a second activation, and not of the same Stone.
    """
    told = {"phase": "go somewhere", "at": "titan", "sanctuary_ii": ["deaths_favor"]}
    with has(lay, "time_stone", **told) as scene:
        picks(scene, "Ann", "Sanctuary II", "Activate")

        assert power(scene) == 2
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


@pytest.mark.rule("MV-098", "MV-150")
def test_a_claimed_stone_is_not_relocated(lay):
    """
    A Specialty stays where it is.
    """
    with thanos(lay, specialties=STONES[:2]) as scene:
        assert scene.why_not("Relocate") == "Nothing of yours can be moved."
