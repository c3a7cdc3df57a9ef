"""The Heroes against General Grievous: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying, engaged, with_tokens
from tests.games.villainous.star_wars.grievous import ambition, bobs_play, fate, lightsabers, own_turn, vanquish

# ------------------------------------------------------------------------------------------------ Anakin Skywalker


def test_grievous_anakin_skywalker_defeats_all_allies_at_his_location(lay):
    """
    When he is played, every Ally where he is played is defeated.
    """
    allies = ["gor", "magna_guard", "b1_battle_droids"]
    with fate(lay, "grievous_anakin_skywalker", "Saleucami", saleucami=allies) as scene:
        assert sorted(scene.zone("discard", "Ann")) == ["B1 Battle Droids", "Gor", "Magna Guard"]
        assert scene.happened("Defeated")


def test_grievous_anakin_skywalker_spares_allies_elsewhere(lay):
    """
    Allies at other locations stay.
    """
    with fate(lay, "grievous_anakin_skywalker", "Saleucami", utapau=["gor"]) as scene:
        assert scene.card("gor").at == "Utapau"


def test_grievous_anakin_skywalker_spares_heroes(lay):
    """
    Heroes at his location stay, and no Lightsaber is collected.
    """
    with fate(lay, "grievous_anakin_skywalker", "Saleucami", saleucami=["plo_koon", "gor"]) as scene:
        assert scene.card("plo_koon").at == "Saleucami"
        assert lightsabers(scene) == 0


def test_grievous_anakin_skywalker_does_nothing_when_moved(lay):
    """
    It is being played that counts: moved to other Allies by Kit Fisto, he defeats nobody.
    """
    ann = {"saleucami": ["gor"], "utapau": ["grievous_anakin_skywalker"]}
    with fate(lay, "kit_fisto", "Florrum", "Pass", "Saleucami", **ann) as scene:
        assert scene.card("grievous_anakin_skywalker").at == "Saleucami"
        assert scene.card("gor").at == "Saleucami"


@pytest.mark.rule("SW-106")
def test_grievous_anakin_skywalker_played_by_ann_herself(lay):
    """
    Played by General Grievous' own Condition he has his full effect.
    """
    ann = {"hand": ["hunting_jedi"], "fate_deck": ["grievous_anakin_skywalker"], "saleucami": ["gor"]}
    with bobs_play(lay, **ann) as scene:
        scene["Ann"].picks("Hunting Jedi: Play a Hero from your Fate deck")
        scene["Ann"].picks("Saleucami")

        assert "Gor" in scene.zone("discard", "Ann")


# ------------------------------------------------------------------------------------------------ Kit Fisto


@pytest.mark.rule("SW-Q50")
def test_kit_fisto_moves_each_hero_to_a_place_of_its_own(lay):
    """
    When he is played, each Hero is moved or left, one after the other, he himself among them.
    """
    ann = {"saleucami": ["plo_koon"], "utapau": ["mace_windu"]}
    with fate(lay, "kit_fisto", "Florrum", "Florrum", "Lair of Grievous", "Saleucami", **ann) as scene:
        where = [scene.card(hero).at for hero in ("plo_koon", "kit_fisto", "mace_windu")]

        assert where == ["Florrum", "Lair of Grievous", "Saleucami"]


@pytest.mark.rule("SW-Q50")
def test_kit_fisto_may_leave_some(lay):
    """
    Some may be moved and others left.
    """
    ann = {"saleucami": ["plo_koon"], "utapau": ["mace_windu"]}
    with fate(lay, "kit_fisto", "Florrum", "Pass", "Pass", "Saleucami", **ann) as scene:
        where = [scene.card(hero).at for hero in ("plo_koon", "kit_fisto", "mace_windu")]

        assert where == ["Saleucami", "Florrum", "Saleucami"]


def test_kit_fisto_moves_no_allies(lay):
    """
    Nobody is asked about Allies.
    """
    with fate(lay, "kit_fisto", "Saleucami", saleucami=["gor"]) as scene:
        scene.expect("Bob", prompt="Where does Kit Fisto go?")
        scene["Bob"].passes()

        assert scene.card("gor").at == "Saleucami"


@pytest.mark.rule("SW-155")
def test_kit_fisto_moves_nobody_to_a_vehicle(lay):
    """
    A Hero can go to the other three locations, and not to a Vehicle.
    """
    with fate(lay, "kit_fisto", "Saleucami", fleet=["malevolence"]) as scene:
        scene.can_pick_exactly("Lair of Grievous", "Florrum", "Utapau", "Pass")
        scene["Bob"].passes()


def test_kit_fisto_gives_a_second_lightsaber(lay):
    """
    When he is defeated, General Grievous collects two Lightsabers.
    """
    with own_turn(lay, saleucami=["gor", "kit_fisto"]) as scene:
        vanquish(scene)

        assert lightsabers(scene) == 2


@pytest.mark.rule("SW-118")
def test_kit_fisto_without_strength_gives_a_second_lightsaber(lay):
    """
    At 0 Strength his ability goes on: two Lightsabers.
    """
    with own_turn(lay, saleucami=["gor", with_tokens("kit_fisto", -3)]) as scene:
        vanquish(scene)

        assert lightsabers(scene) == 2


def test_kit_fisto_gives_nothing_for_others(lay):
    """
    Another Hero defeated beside him gives one.
    """
    with own_turn(lay, saleucami=["gor", "kit_fisto", "plo_koon"]) as scene:
        vanquish(scene, "Plo Koon")

        assert lightsabers(scene) == 1


# ------------------------------------------------------------------------------------------------ Plo Koon


@pytest.mark.rule("SW-Q50")
def test_plo_koon_moves_allies_away(lay):
    """
    When he is played, each Ally at his location is moved or left, each to a location of its own.
    """
    ann = {"saleucami": ["gor", "magna_guard", "droidekas"]}
    with fate(lay, "plo_koon", "Saleucami", "Utapau", "Florrum", "Pass", **ann) as scene:
        assert scene.card("gor").at == "Utapau"
        assert scene.card("magna_guard", of="Ann", zone="bottom").at == "Florrum"
        assert scene.card("droidekas", of="Ann", zone="bottom").at == "Saleucami"


def test_plo_koon_moves_nobody_elsewhere(lay):
    """
    Allies at other locations are not moved.
    """
    with fate(lay, "plo_koon", "Saleucami", utapau=["gor"]) as scene:
        scene.expect("Bob", prompt="What do you do?")


def test_plo_koon_moves_no_heroes(lay):
    """
    Heroes at his location are not moved, nor is he.
    """
    with fate(lay, "plo_koon", "Saleucami", saleucami=["mace_windu"]) as scene:
        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("SW-082")
def test_plo_koon_moves_nobody_to_a_vehicle(lay):
    """
    Allies can go to the other three locations, and not to a Vehicle.
    """
    with fate(lay, "plo_koon", "Saleucami", saleucami=["gor"], fleet=["malevolence"]) as scene:
        scene.can_pick_exactly("Lair of Grievous", "Florrum", "Utapau", "Pass")
        scene["Bob"].passes()


@pytest.mark.rule("SW-078")
def test_plo_koon_moves_allies_with_their_items(lay):
    """
    What is attached to an Ally goes along.
    """
    with fate(lay, "plo_koon", "Saleucami", "Utapau", saleucami=[carrying("gor", "beskar")]) as scene:
        assert scene.card("beskar", of="Ann").at == "Utapau"


def test_plo_koon_weakens_droids_that_he_parts(lay):
    """
    B1 Battle Droids that are left alone have no Strength any more.
    """
    with fate(lay, "plo_koon", "Saleucami", "Utapau", "Pass", saleucami=["gor", "b1_battle_droids"]) as scene:
        assert scene.card("b1_battle_droids", of="Ann", zone="bottom").strength == 0


@pytest.mark.rule("SW-118")
def test_plo_koon_without_strength_still_covers(lay):
    """
    At 0 Strength he goes on covering the top row.
    """
    with own_turn(lay, credits=3, hand=["gor"], florrum=[with_tokens("plo_koon", -3)]) as scene:
        assert scene.why_not("Play a Card") == "Something lies over that symbol."


def test_plo_koon_gives_one_lightsaber(lay):
    """
    Defeated he gives one Lightsaber, as most Heroes do.
    """
    with own_turn(lay, saleucami=["gor", "plo_koon"]) as scene:
        vanquish(scene)

        assert lightsabers(scene) == 1


# ------------------------------------------------------------------------------------------------ Obi-Wan Kenobi


def test_grievous_obi_wan_kenobi_removes_an_ally_vehicle(lay):
    """
    When he is played, an Ally Vehicle is removed.
    """
    with fate(lay, "grievous_obi_wan_kenobi", "Saleucami", fleet=["soulless_one"]) as scene:
        assert (scene.zone("fleet", "Ann"), scene.zone("discard", "Ann")) == ((), ("Soulless One",))


@pytest.mark.rule("SW-099")
def test_grievous_obi_wan_kenobi_removes_a_vehicle_of_bobs_choice(lay):
    """
    Of two, whoever played him picks the one.
    """
    ann = {"fleet": ["soulless_one", "malevolence"]}
    with fate(lay, "grievous_obi_wan_kenobi", "Saleucami", "Malevolence", **ann) as scene:
        assert scene.zone("fleet", "Ann") == ("Soulless One",)


@pytest.mark.rule("SW-183")
def test_grievous_obi_wan_kenobi_spares_the_vehicle_with_the_mover(lay):
    """
    The Ally Vehicle on which the mover stands cannot be removed: the other one goes.
    """
    ann = {"at": "soulless_one", "fleet": ["soulless_one", "malevolence"]}
    with fate(lay, "grievous_obi_wan_kenobi", "Saleucami", **ann) as scene:
        assert scene.zone("fleet", "Ann") == ("Soulless One",)


@pytest.mark.rule("SW-183")
def test_grievous_obi_wan_kenobi_removes_nothing_if_the_mover_is_on_the_only_vehicle(lay):
    """
    If the mover stands on the only one, nothing is removed, and he still comes into play.
    """
    ann = {"at": "soulless_one", "fleet": ["soulless_one"]}
    with fate(lay, "grievous_obi_wan_kenobi", "Saleucami", **ann) as scene:
        assert scene.zone("fleet", "Ann") == ("Soulless One",)
        assert scene.card("grievous_obi_wan_kenobi").at == "Saleucami"


@pytest.mark.rule("SW-186")
def test_grievous_obi_wan_kenobi_leaves_the_hero_vehicle_behind(lay):
    """
    If it was engaged, the Hero Vehicle stays behind and is not engaged any more.
    """
    ann = {"fleet": [engaged("soulless_one", "the_negotiator")]}
    with fate(lay, "grievous_obi_wan_kenobi", "Saleucami", **ann) as scene:
        assert scene.zone("rebels", "Ann") == ("The Negotiator",)


def test_grievous_obi_wan_kenobi_removes_no_hero_vehicle(lay):
    """
    Hero Vehicles are not for him to remove.
    """
    with fate(lay, "grievous_obi_wan_kenobi", "Saleucami", rebels=["the_negotiator"]) as scene:
        scene.did_not_happen("Removed")


# ------------------------------------------------------------------------------------------------ Ahsoka Tano


@pytest.mark.rule("SW-Q56")
def test_grievous_ahsoka_tano_grows_with_every_hero(lay):
    """
    Whenever another Hero is played, she gets a +1 token.
    """
    with fate(lay, "mace_windu", "Florrum", saleucami=["grievous_ahsoka_tano"]) as scene:
        ahsoka = scene.card("grievous_ahsoka_tano")

        assert (ahsoka.strength, ahsoka.tokens) == (3, {"PLUS": 1})


def test_grievous_ahsoka_tano_grows_with_a_hero_that_ann_plays(lay):
    """
    Who plays the Hero does not matter.
    """
    ann = {"ambition": 2, "hand": ["count_dookus_orders"], "deck": ["gor"], "fate_deck": ["mace_windu"]}
    with own_turn(lay, saleucami=["grievous_ahsoka_tano"], **ann) as scene:
        ambition(scene, "Play Count Dooku's Orders", "Utapau", "Florrum")

        assert scene.card("grievous_ahsoka_tano").strength == 3


def test_grievous_ahsoka_tano_does_not_grow_by_herself(lay):
    """
    Being played herself gives her nothing.
    """
    with fate(lay, "grievous_ahsoka_tano", "Saleucami", utapau=["mace_windu"]) as scene:
        assert scene.card("grievous_ahsoka_tano").strength == 2


def test_grievous_ahsoka_tano_does_not_grow_with_a_vehicle(lay):
    """
    A Hero Vehicle is no Hero.
    """
    with fate(lay, "the_negotiator", saleucami=["grievous_ahsoka_tano"]) as scene:
        assert scene.card("grievous_ahsoka_tano").strength == 2


def test_grievous_ahsoka_tano_does_not_grow_with_a_hero_that_moves(lay):
    """
    A Hero who moves is not played: Kit Fisto gives her one token, whomever he moves.
    """
    ann = {"saleucami": ["grievous_ahsoka_tano"], "utapau": ["mace_windu"]}
    with fate(lay, "kit_fisto", "Florrum", "Pass", "Utapau", "Saleucami", **ann) as scene:
        assert scene.card("grievous_ahsoka_tano").strength == 3


def test_grievous_ahsoka_tano_does_not_grow_with_heroes_of_others(lay):
    """
    A Hero played on Bob is none of her business.
    """
    bob = {"at": "tython", "fate_deck": ["the_mandalorian", "razor_crest"]}
    with lay(Ann={"at": "utapau", "saleucami": ["grievous_ahsoka_tano"]}, Bob=bob) as scene:
        for pick in ("Fate", "The Mandalorian", "The Bridge"):
            scene["Ann"].picks(pick)

        assert scene.card("grievous_ahsoka_tano").strength == 2


@pytest.mark.rule("SW-111", "SW-Q40")
def test_grievous_ahsoka_tano_keeps_her_strength_until_she_goes(lay):
    """
    The gain stays when the other Hero is gone, and is gone when she leaves play.
    """
    with own_turn(lay, saleucami=["magna_guard", "mace_windu", with_tokens("grievous_ahsoka_tano", 1)]) as scene:
        vanquish(scene, "Mace Windu")
        kept = scene.card("grievous_ahsoka_tano").strength
    with own_turn(lay, saleucami=["gor", with_tokens("grievous_ahsoka_tano", 1)]) as scene:
        vanquish(scene)

        assert kept == 3
        assert scene.card("grievous_ahsoka_tano").tokens == {}


def test_grievous_ahsoka_tano_gives_a_second_lightsaber(lay):
    """
    When she is defeated, General Grievous collects two Lightsabers.
    """
    with own_turn(lay, saleucami=["gor", "grievous_ahsoka_tano"]) as scene:
        vanquish(scene)

        assert lightsabers(scene) == 2


# ------------------------------------------------------------------------------------------------ Mace Windu


@pytest.mark.rule("SW-Q56")
def test_mace_windu_weakens_every_ally(lay):
    """
    When he is played, every Ally in the Sector gets a -1 token, wherever it is.
    """
    with fate(lay, "mace_windu", "Florrum", saleucami=["gor"], utapau=["magna_guard"]) as scene:
        guard = scene.card("magna_guard", of="Ann", zone="bottom")

        assert (scene.card("gor").strength, guard.strength) == (2, 3)
        assert guard.tokens == {"MINUS": 1}


@pytest.mark.rule("SW-111", "SW-Q56")
def test_mace_windu_weakens_for_good(lay):
    """
    The Strength does not come back when he is defeated.
    """
    ann = {"saleucami": ["mace_windu", "magna_guard"], "utapau": [with_tokens("gor", -1)]}
    with own_turn(lay, **ann) as scene:
        vanquish(scene)

        assert scene.card("gor").strength == 2


@pytest.mark.rule("SW-Q56")
def test_mace_windu_does_not_weaken_who_comes_later(lay):
    """
    An Ally played while he is there has its whole Strength.
    """
    ann = {"at": "lair_of_grievous", "credits": 3, "hand": ["gor"], "saleucami": ["mace_windu"]}
    with own_turn(lay, **ann) as scene:
        for pick in ("Play a Card", "Gor", "Utapau"):
            scene["Ann"].picks(pick)

        assert scene.card("gor").strength == 3


def test_mace_windu_does_not_weaken_heroes(lay):
    """
    Heroes keep their Strength.
    """
    with fate(lay, "mace_windu", "Florrum", saleucami=["plo_koon"]) as scene:
        assert scene.card("plo_koon").strength == 3


def test_mace_windu_does_not_weaken_allies_of_others(lay):
    """
    Allies of Bob are in another Sector.
    """
    ann = {"at": "florrum", "fate_deck": ["mace_windu", "exposed"], "saleucami": ["gor"]}
    with lay(active=1, Ann=ann, Bob={"at": "the_bridge", "tython": ["death_troopers"]}) as scene:
        for pick in ("Fate", "Mace Windu", "Florrum"):
            scene["Bob"].picks(pick)

        assert scene.card("death_troopers", of="Bob", zone="bottom").strength == 2
