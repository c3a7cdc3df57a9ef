"""Thanos' Allies and Items: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import of, with_tokens
from tests.games.villainous.infinite_power.stones import carrier, claimed, legion, loose, picks, plays, power, thanos

NOWHERE = "There is nowhere to put it."


# ------------------------------------------------------------------------------------------------ Allies


def test_the_legions_of_thanos_have_their_strength(lay):
    """
    They have 2 Strength for 1 Power, and no ability.
    """
    with thanos(lay, hand=["the_legions_of_thanos"]) as scene:
        plays(scene, "The Legions of Thanos", "Titan")

        assert scene.card("the_legions_of_thanos", of="Ann", zone="bottom").strength == 2
        assert power(scene) == 9


@pytest.mark.rule("MV-132")
def test_the_legions_of_thanos_are_not_played_abroad(lay):
    """
    Not even beside a Stone: they have to be relocated there.
    """
    with thanos(lay, hand=["the_legions_of_thanos"], bob={"bifrost": [carrier()]}) as scene:
        picks(scene, "Ann", "Play a Card", "The Legions of Thanos")
        scene.can_pick_exactly("Sanctuary II", "Titan", "The Infinity Well", "Knowhere")
        scene["Ann"].picks("Titan")


def test_black_dwarf_is_not_played_to_an_event(lay):
    """
    Only the locations are on offer.
    """
    with thanos(lay, hand=["black_dwarf"], crises=["helicarrier_alert"]) as scene:
        picks(scene, "Ann", "Play a Card", "Black Dwarf")
        scene.can_pick_exactly("Sanctuary II", "Titan", "The Infinity Well", "Knowhere")
        scene["Ann"].picks("Titan")

        assert scene.card("black_dwarf", of="Ann").strength == 6


def test_black_dwarf_is_not_relocated_to_an_event(lay):
    """
    He goes to locations, abroad to Stones, too.
    """
    with thanos(lay, titan=["black_dwarf"], crises=["helicarrier_alert"], bob={"bifrost": [loose()]}) as scene:
        scene["Ann"].picks("Relocate")
        scene.can_pick_exactly("Sanctuary II", "The Infinity Well", "Knowhere", "Bifrost")
        scene["Ann"].picks("Bifrost")


def test_black_swan_takes_on_the_strongest_ally_beside_a_stone(lay):
    """
    With a Stone there she adds the Strength of the strongest Ally that is not hers: 1 and 4.
    """
    with thanos(lay, bob={"bifrost": [loose(), "kid_loki", "king_loki", of("Ann", "black_swan")]}) as scene:
        assert scene.card("black_swan").strength == 5


def test_black_swan_counts_a_carrier(lay):
    """
    A Stone that is carried is at the location, too, and its carrier is somebody else's Ally.
    """
    with thanos(lay, bob={"bifrost": [carrier(ally="king_loki"), of("Ann", "black_swan")]}) as scene:
        assert scene.card("black_swan").strength == 5
        assert scene.why_not("Vanquish") is None


@pytest.mark.parametrize(
    "bifrost", [["king_loki"], [loose()], [loose(), of("Ann", "ebony_maw")]], ids=["no Stone", "nobody", "own Allies"]
)
def test_black_swan_alone_has_1(lay, bifrost):
    """
    Without a Stone, without other Allies or with Allies of her own player she has what is printed.
    """
    with thanos(lay, bob={"bifrost": [*bifrost, of("Ann", "black_swan")]}) as scene:
        assert scene.card("black_swan").strength == 1


def test_black_swan_does_not_count_heroes(lay):
    """
    A Hero there is no Ally.
    """
    with thanos(lay, bob={"bifrost": [loose(), "thor_avenger", of("Ann", "black_swan")]}) as scene:
        assert scene.card("black_swan").strength == 1


def test_black_swan_loses_it_with_the_ally(lay):
    """
    The bonus is no token: as soon as the Stone is claimed it is gone.
    """
    with thanos(lay, bob={"bifrost": [carrier(), of("Ann", "black_swan"), of("Ann", "ebony_maw")]}) as scene:
        picks(scene, "Ann", "Vanquish", "Ebony Maw")
        scene["Ann"].passes()

        assert claimed(scene) == ("Mind Stone",)
        assert scene.card("black_swan").strength == 1


def test_corvus_glaive_brings_legions(lay):
    """
    Relocated abroad, he may bring one of The Legions of Thanos from wherever it is.
    """
    told = {"titan": ["corvus_glaive", "the_legions_of_thanos"], "knowhere": ["the_legions_of_thanos"]}
    with thanos(lay, **told, bob={"bifrost": [carrier()]}) as scene:
        picks(scene, "Ann", "Relocate", "Corvus Glaive", "Bifrost")
        scene["Ann"].confirms()
        scene["Ann"].picks("The Legions of Thanos (Titan)")

        assert set(scene.card("bifrost").top) == {"Corvus Glaive", "The Legions of Thanos"}
        assert scene.card("knowhere").bottom == ("The Legions of Thanos",)


def test_corvus_glaive_may_go_alone(lay):
    """
    It is a may.
    """
    with thanos(lay, titan=["corvus_glaive", "the_legions_of_thanos"], bob={"bifrost": [carrier()]}) as scene:
        picks(scene, "Ann", "Relocate", "Corvus Glaive", "Bifrost")
        scene["Ann"].declines()

        assert scene.card("bifrost").top == ("Corvus Glaive",)


def test_corvus_glaive_brings_nobody_at_home(lay):
    """
    Another location of his own Domain is not abroad.
    """
    with thanos(lay, titan=["corvus_glaive", "the_legions_of_thanos"]) as scene:
        picks(scene, "Ann", "Relocate", "Corvus Glaive", "Knowhere")

        assert scene.card("titan").bottom == ("The Legions of Thanos",)


def test_corvus_glaive_brings_no_others(lay):
    """
    Ebony Maw is no Legion.
    """
    with thanos(lay, titan=["corvus_glaive", "ebony_maw"], bob={"bifrost": [carrier()]}) as scene:
        picks(scene, "Ann", "Relocate", "Corvus Glaive", "Bifrost")

        assert scene.card("titan").bottom == ("Ebony Maw",)


@pytest.mark.rule("MV-097")
def test_corvus_glaive_played_abroad_brings_nobody(lay):
    """
    Played there by the Soul Stone he is not relocated.
    """
    told = {"specialties": ["soul_stone"], "discard": ["corvus_glaive"], "titan": ["the_legions_of_thanos"]}
    with thanos(lay, at="sanctuary_ii", **told, bob={"bifrost": [carrier()]}) as scene:
        picks(scene, "Ann", "Activate", "Bifrost")

        assert scene.card("bifrost").top == ("Corvus Glaive",)


def test_ebony_maw_stays_after_a_carrier(lay):
    """
    Used against somebody else's Ally with a Stone he is not discarded.
    """
    with thanos(lay, bob={"bifrost": [carrier(), of("Ann", "ebony_maw")]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert claimed(scene) == ("Mind Stone",)
        assert scene.card("bifrost").top == ("Ebony Maw",)


def test_ebony_maw_saves_himself_alone(lay):
    """
    Who fought beside him is discarded.
    """
    with thanos(
        lay, bob={"bifrost": [carrier(ally=with_tokens("king_loki", 2)), of("Ann", "ebony_maw"), *legion()]}
    ) as scene:
        picks(scene, "Ann", "Vanquish", "Ebony Maw")

        assert scene.card("bifrost").top == ("Ebony Maw",)
        assert scene.zone("discard", "Ann") == ("The Legions of Thanos",)


@pytest.mark.parametrize("bifrost", [[loose()]], ids=["a loose Stone"])
def test_ebony_maw_is_discarded_after_a_loose_stone(lay, bifrost):
    """
    A loose Stone is no Ally.
    """
    with thanos(lay, bob={"bifrost": [*bifrost, of("Ann", "ebony_maw")]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("discard", "Ann") == ("Ebony Maw",)


def test_ebony_maw_is_discarded_after_others(lay):
    """
    At home, against a Hero or an Ally without a Stone, he is used up as ever.
    """
    with thanos(lay, titan=[of("Bob", "kid_loki"), "ebony_maw"]) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("discard", "Ann") == ("Ebony Maw",)


def test_proxima_midnight_defeats_a_hero(lay):
    """
    Played where Nebula is, she defeats her.
    """
    with thanos(lay, hand=["proxima_midnight"], titan=["nebula"]) as scene:
        plays(scene, "Proxima Midnight")

        assert scene.zone("fate_discard") == ("Nebula",)
        assert scene.card("titan").bottom == ("Proxima Midnight",)


def test_proxima_midnight_may_have_to_defeat_her_own(lay):
    """
    An Ally of her player is a character as well, and one has to fall.
    """
    with thanos(lay, hand=["proxima_midnight"], titan=["the_legions_of_thanos"]) as scene:
        plays(scene, "Proxima Midnight")

        assert scene.zone("discard", "Ann") == ("The Legions of Thanos",)


def test_proxima_midnight_defeats_nobody_above_3(lay):
    """
    Gamora with 4 is too strong, and Ebony Maw.
    """
    told = {"titan": [with_tokens("gamora", 1), "ebony_maw"], "knowhere": ["black_swan"]}
    with thanos(lay, hand=["proxima_midnight"], **told) as scene:
        plays(scene, "Proxima Midnight")

        assert scene.card("knowhere").bottom == ("Proxima Midnight",)
        assert scene.zone("discard", "Ann") == ("Black Swan",)


@pytest.mark.rule("MV-080")
def test_proxima_midnight_needs_somebody_to_defeat(lay):
    """
    With nobody weak enough anywhere she cannot be played.
    """
    with thanos(lay, hand=["proxima_midnight"], titan=["ebony_maw"]) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


def test_proxima_midnight_claims(lay):
    """
    Played by the Soul Stone beside a carrier, she defeats him, and the Stone is claimed.
    """
    told = {"specialties": ["soul_stone"], "discard": ["proxima_midnight"]}
    with thanos(lay, at="sanctuary_ii", **told, bob={"bifrost": [carrier()]}) as scene:
        picks(scene, "Ann", "Activate")

        assert claimed(scene) == ("Soul Stone", "Mind Stone")


# ------------------------------------------------------------------------------------------------ Items


def favored(lay, **ann):
    """Lay the start of Ann's turn, at Titan, with Death's Favor at Sanctuary II."""
    told = {"phase": "go somewhere", "at": "titan", "sanctuary_ii": ["deaths_favor"]}
    return thanos(lay, **{**told, **ann})


def test_deaths_favor_gives_a_vanquish(lay):
    """
    When the mover comes there, Thanos may vanquish, wherever his Allies are.
    """
    with favored(lay, titan=["nebula", "ebony_maw"]) as scene:
        picks(scene, "Ann", "Sanctuary II", "Vanquish")

        assert scene.zone("fate_discard") == ("Nebula",)


def test_deaths_favor_gives_an_activation(lay):
    """
    Or he may activate; the symbol of the location is still there.
    """
    with favored(lay, specialties=["time_stone", "mind_stone"]) as scene:
        picks(scene, "Ann", "Sanctuary II", "Activate", "Time Stone: Gain 2 Power and draw a card")

        assert power(scene) == 12
        scene.can_pick("Activate")


def test_deaths_favor_may_be_declined(lay):
    """
    It is a may.
    """
    with favored(lay, titan=["nebula", "ebony_maw"]) as scene:
        scene["Ann"].picks("Sanctuary II")
        scene["Ann"].passes()

        assert scene.card("titan").top == ("Nebula",)


def test_deaths_favor_is_for_its_own_location(lay):
    """
    Elsewhere he gets nothing.
    """
    with favored(lay, titan=["nebula", "ebony_maw"]) as scene:
        scene["Ann"].picks("Knowhere")
        scene.expect("Ann", prompt="What do you do?")


def test_deaths_favor_lies_once_at_a_location(lay):
    """
    The second one goes to another location.
    """
    with thanos(lay, hand=["deaths_favor"], titan=["deaths_favor"]) as scene:
        picks(scene, "Ann", "Play a Card", "Death's Favor")
        scene.can_pick_exactly("Sanctuary II", "The Infinity Well", "Knowhere")
        scene["Ann"].picks("Knowhere")


def test_deaths_favor_is_not_relocated_to_another(lay):
    """
    Relocation does not bring two of them together.
    """
    with thanos(lay, titan=["deaths_favor"], knowhere=["deaths_favor"]) as scene:
        picks(scene, "Ann", "Relocate", "Death's Favor (Titan)")
        scene.can_pick_exactly("Sanctuary II", "The Infinity Well")
        scene["Ann"].picks("Sanctuary II")


def test_space_throne_adds_a_relocate_symbol(lay):
    """
    Where it lies Thanos may relocate once more.
    """
    with thanos(lay, at="sanctuary_ii", sanctuary_ii=["space_throne"], titan=["ebony_maw"]) as scene:
        picks(scene, "Ann", "Relocate", "Ebony Maw", "Knowhere")

        assert scene.card("ebony_maw", of="Ann").at == "Knowhere"
        assert scene.why_not("Relocate") == "You have used that symbol this turn."


def test_space_throne_is_for_its_own_location(lay):
    """
    Elsewhere it adds nothing.
    """
    with thanos(lay, at="sanctuary_ii", titan=["space_throne", "ebony_maw"]) as scene:
        scene.cannot_pick("Relocate")
