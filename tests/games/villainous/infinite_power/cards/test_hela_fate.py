"""Hela's Fate cards: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tabletop.games.villainous.testing import carrying
from tests.games.villainous.infinite_power.hela import (
    BIFROST,
    GJOLL,
    HEL,
    does,
    fated,
    gathered,
    is_marked,
    marked,
    own_turn,
    plays,
    souls,
    supply,
)

NO_CARD = "You have no card that you could play."


# ------------------------------------------------------------------------------------------------ Heroes


def test_valkyrior_is_a_hero_of_strength_three(lay):
    """
    It stands in the way like any Hero.
    """
    with fated(lay, "valkyrior", HEL, hand=["leah"]) as scene:
        assert (scene.card("valkyrior", zone="top").strength, scene.card("valkyrior", zone="top").at) == (3, HEL)


def test_valkyrior_cannot_be_marked_by_leah(lay):
    """
    No text puts a Soul Mark on it.
    """
    with own_turn(lay, hand=["leah"], power=2, hel=["valkyrior"]) as scene:
        plays(scene, "Leah", HEL)

        scene.did_not_happen("SoulMarked")


def test_angela_takes_a_mark_from_the_vault(lay):
    """
    Played, she takes one of two Soul Marks to the supply.
    """
    with fated(lay, "angela", HEL, vault=gathered(2)) as scene:
        assert (souls(scene), supply(scene)) == (1, 14)


def test_angela_finds_an_empty_vault(lay):
    """
    Where there is none she takes none.
    """
    with fated(lay, "angela", HEL) as scene:
        assert (souls(scene), supply(scene)) == (0, 15)


def test_angela_takes_one_from_whatever_domain(lay):
    """
    Her text names Odin's Vault: it is robbed even if she is played in Bob's Domain.
    """
    with own_turn(lay, at="gjoll", vault=gathered(2), kit={"fate_deck": ["angela"]}) as scene:
        does(scene, "Fate", "Bifrost")

        assert souls(scene) == 1


def test_balder_takes_a_mark_off_a_hero(lay):
    """
    Bob says which of two Heroes in Ann's Domain loses the mark.
    """
    with fated(lay, "balder", GJOLL, "Falcon", hel=[marked("falcon"), marked("black_widow")]) as scene:
        assert (is_marked(scene, "falcon"), is_marked(scene, "black_widow"), supply(scene)) == (False, True, 14)


def test_balder_reaches_this_domain_only(lay):
    """
    A marked Hero in Bob's Domain keeps the mark.
    """
    with fated(lay, "balder", GJOLL, bob={"jotunheim": [marked("heimdall")]}) as scene:
        assert is_marked(scene, "heimdall")


# ------------------------------------------------------------------------------------------------ Effects


def test_fate_intervenes_shuffles_the_pile_into_the_deck(lay):
    """
    Ann's discard pile is gone.
    """
    with fated(lay, "fate_intervenes", discard=["leah", "disir"]) as scene:
        assert scene.zone("discard", "Ann") == ()
        assert {"Leah", "Dísir"} <= set(scene.zone("deck", "Ann"))


def test_fate_intervenes_leaves_the_others_alone(lay):
    """
    Bob's discard pile stays.
    """
    with fated(lay, "fate_intervenes", discard=["leah"], bob={"discard": ["kid_loki"]}) as scene:
        assert scene.zone("discard", "Bob") == ("Kid Loki",)


@pytest.mark.rule("MV-114")
def test_fate_intervenes_needs_a_discard_pile(lay):
    """
    Against somebody without discarded cards it can't be played, and is discarded.
    """
    with fated(lay, "fate_intervenes") as scene:
        assert scene.zone("fate_discard") == ("Fate Intervenes",)
        scene.did_not_happen("Played")


def test_revive_souls_brings_a_hero_back(lay):
    """
    Bob picks a discarded Hero and the place in Ann's Domain; the Hero is played.
    """
    kit = {"fate_discard": ["nick_fury", "falcon"]}
    with fated(lay, "revive_souls", "Nick Fury", HEL, power=5, kit=kit) as scene:
        assert (scene.card("nick_fury", zone="top").at, scene.pool("purse", "Ann")) == (HEL, {"POWER": 2})


@pytest.mark.rule("MV-114")
def test_revive_souls_needs_a_discarded_hero(lay):
    """
    Without one it is discarded.
    """
    with fated(lay, "revive_souls", kit={"fate_discard": ["odin_force"]}) as scene:
        assert scene.zone("fate_discard") == ("Odin-Force", "Revive Souls")


# ------------------------------------------------------------------------------------------------ Conquer Valhalla


def test_conquer_valhalla_bars_the_discard_pile(lay):
    """
    Dísir do not rise out of it.
    """
    with own_turn(lay, discard=["disir"], power=9, crises=["conquer_valhalla"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_conquer_valhalla_bars_raise_the_dead(lay):
    """
    A permission is no match for the ban.
    """
    ann = {"specialties": ["raise_the_dead"], "discard": ["draugr_swordsman"], "crises": ["conquer_valhalla"]}
    with own_turn(lay, power=9, **ann) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_conquer_valhalla_makes_swordsmen_forget(lay):
    """
    The discarded ones count no more.
    """
    ann = {"discard": ["draugr_swordsman"], "crises": ["conquer_valhalla"]}
    with own_turn(lay, hel=["draugr_swordsman"], **ann) as scene:
        assert scene.card("draugr_swordsman", zone="bottom").strength == 2


def test_conquer_valhalla_bars_finding(lay):
    """
    A text that finds an Item finds one in the deck, not the one in the discard pile.
    """
    kit = {"crises": [crisis("protected_vibranium", *[of("Ann", with_tokens("disir", 4))])]}
    ann = {"discard": ["nightsword"], "crises": ["conquer_valhalla"], "hand": ["leah"], "power": 2}
    with own_turn(lay, kit=kit, **ann) as scene:
        plays(scene, "Leah", "Protected Vibranium")
        scene["Ann"].confirms()

        assert "Nightsword" in scene.zone("discard", "Ann")
        assert scene.hand("Ann") == ("Nightsword",)


def test_conquer_valhalla_does_not_bar_others(lay):
    """
    Whoever is not Hela uses the own discard pile as ever.
    """
    villains = ("hela", "taskmaster")
    bob = {"at": "solomon_institute", "discard": ["crossbones"], "power": 2}
    with lay(villains=villains, active=1, Ann={"crises": ["conquer_valhalla"]}, Bob=bob) as scene:
        plays(scene, "Crossbones", "Armory", who="Bob")

        assert scene.card("crossbones").at == "Armory"


def test_conquer_valhalla_marks_every_hero(lay):
    """
    Resolved, it lets Hela put a Soul Mark on every Hero who has none and can carry one.
    """
    event = crisis("conquer_valhalla", with_tokens("disir", 2))
    ann = {"hel": ["falcon", marked("black_widow"), "valkyrior"], "crises": [event], "hand": ["leah"], "power": 2}
    with own_turn(lay, bob={BIFROST: ["heimdall"]}, **ann) as scene:
        plays(scene, "Leah", "Conquer Valhalla")
        scene["Ann"].confirms()

        assert is_marked(scene, "falcon")
        assert is_marked(scene, "heimdall")
        assert supply(scene) == 12
        assert "Conquer Valhalla" in scene.zone("fate_discard")


def test_conquer_valhalla_may_be_resolved_without_marks(lay):
    """
    She need not put any.
    """
    event = crisis("conquer_valhalla", with_tokens("disir", 2))
    with own_turn(lay, hel=["falcon"], crises=[event], hand=["leah"], power=2) as scene:
        plays(scene, "Leah", "Conquer Valhalla")
        scene["Ann"].declines()

        assert not is_marked(scene, "falcon")


@pytest.mark.rule("MV-Q45")
def test_conquer_valhalla_marks_as_many_as_there_are_marks(lay):
    """
    With one Soul Mark left Hela says which of two Heroes gets it.
    """
    event = crisis("conquer_valhalla", with_tokens("disir", 2))
    ann = {"odins_vault": ["falcon", "black_widow"], "crises": [event], "hand": ["leah"], "power": 2}
    with own_turn(lay, vault=gathered(14), **ann) as scene:
        plays(scene, "Leah", "Conquer Valhalla")
        scene["Ann"].confirms()
        scene["Ann"].picks("Black Widow")

        assert (is_marked(scene, "falcon"), is_marked(scene, "black_widow")) == (False, True)


@pytest.mark.rule("MV-166")
def test_conquer_valhalla_bars_nothing_when_it_is_over(lay):
    """
    Once resolved, Dísir rise again.
    """
    event = crisis("conquer_valhalla", with_tokens("disir", 2))
    with own_turn(lay, at="odins_vault", crises=[event], hand=["leah"], discard=["disir"], power=4) as scene:
        plays(scene, "Leah", "Conquer Valhalla")
        plays(scene, "Dísir (discard)", HEL)

        assert scene.card("disir", zone="bottom").at == HEL


@pytest.mark.rule("MV-182")
def test_conquer_valhalla_is_not_played_on_oneself(lay):
    """
    Turned up by Hela it is discarded.
    """
    with own_turn(lay, at="gjoll", kit={"fate_deck": ["conquer_valhalla"]}) as scene:
        does(scene, "Fate")

        assert scene.zone("fate_discard") == ("Conquer Valhalla",)


# ------------------------------------------------------------------------------------------------ Odin-Force


def test_odin_force_frees_a_hero_and_protects(lay):
    """
    The Hero to whom it is attached loses the mark and is a Protector.
    """
    with fated(lay, "odin_force", hel=[marked("falcon")]) as scene:
        assert (is_marked(scene, "falcon"), supply(scene), scene.card("falcon").protects) == (False, 15, True)


def test_odin_force_keeps_marks_away(lay):
    """
    The Hero can't get another one.
    """
    with own_turn(lay, hand=["leah"], power=2, hel=[carrying("falcon", "odin_force")]) as scene:
        plays(scene, "Leah", HEL)

        scene.did_not_happen("SoulMarked")


def test_odin_force_does_not_shield_its_bearer_from_a_vanquish(lay):
    """
    The Protector can be vanquished; those beside only after that.
    """
    ann = {"hel": [carrying("falcon", "odin_force"), "black_widow", "disir"]}
    with own_turn(lay, **ann) as scene:
        does(scene, "Vanquish")

        assert set(scene.zone("fate_discard")) == {"Falcon", "Odin-Force"}


@pytest.mark.rule("MV-114")
def test_odin_force_needs_a_hero(lay):
    """
    Without a Hero in the Domain it is discarded.
    """
    with fated(lay, "odin_force") as scene:
        assert scene.zone("fate_discard") == ("Odin-Force",)


def test_odin_force_frees_its_bearer_only(lay):
    """
    A Hero beside its bearer can be marked.
    """
    with own_turn(lay, hand=["leah"], power=2, hel=[carrying("falcon", "odin_force"), "black_widow"]) as scene:
        plays(scene, "Leah", HEL, "Black Widow")

        assert is_marked(scene, "black_widow")
