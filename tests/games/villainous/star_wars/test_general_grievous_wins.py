"""How General Grievous wins: the eighth Lightsaber ends the game at once, and nothing else does."""

import pytest

from tabletop.games.villainous import ActionTaken
from tabletop.games.villainous.star_wars import Condition, StarWarsVillainous, answers
from tabletop.games.villainous.star_wars.general_grievous import GRIEVOUS
from tabletop.games.villainous.star_wars.testing import engaged, with_tokens
from tests.games.villainous.star_wars.grievous import ambition, bobs_play, fate, lightsabers, own_turn, vanquish


class Ambush(Condition, set=GRIEVOUS):
    """When an opponent takes any action: defeat a Hero."""

    @answers(ActionTaken)
    async def strike(self, taken: ActionTaken) -> None:
        """Defeat a Hero"""
        hero = await self.choose("Whom do you defeat?", self.controller.defeatable_heroes)
        await hero.defeat()


class Banishment(Condition, set=GRIEVOUS):
    """When an opponent takes any action: remove a Hero."""

    @answers(ActionTaken)
    async def banish(self, taken: ActionTaken) -> None:
        """Remove a Hero"""
        hero = await self.choose("Whom do you remove?", self.controller.heroes)
        await hero.remove()


class WithAmbushes(StarWarsVillainous):
    """The game with two Conditions made up for tests: no printed card defeats or removes a Hero in another player's turn."""

    id = "star-wars-villainous-ambushes"
    title = "Star Wars Villainous, with ambushes"
    cards = (*StarWarsVillainous.cards, Ambush, Banishment)


def holding(count):
    """Say that General Grievous has so many Lightsabers already."""
    return {"collection": {"LIGHTSABER": count}}


def is_won(scene):
    """Say whether Ann has won."""
    return scene.outcome is not None and scene.outcome.winners == (0,)


# ------------------------------------------------------------------------------------------------ the eighth Lightsaber


@pytest.mark.rule("SW-217")
def test_the_eighth_by_a_vanquish_wins(lay):
    """
    With seven Lightsabers, a Hero vanquished wins the game.
    """
    with own_turn(lay, saleucami=["gor", "plo_koon"], **holding(7)) as scene:
        vanquish(scene)

        assert is_won(scene)
        assert str(scene.outcome.how) == "General Grievous has reached the Objective."


def test_the_seventh_wins_nothing(lay):
    """
    With six Lightsabers, the seventh is not enough: the turn goes on.
    """
    with own_turn(lay, saleucami=["gor", "plo_koon"], **holding(6)) as scene:
        vanquish(scene)

        assert (lightsabers(scene), scene.outcome) == (7, None)
        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-217")
def test_the_eighth_by_an_effect_wins(lay):
    """
    Add to My Collection may bring the eighth.
    """
    with own_turn(lay, ambition=4, hand=["add_to_my_collection"], **holding(7)) as scene:
        ambition(scene, "Play Add to My Collection")

        assert is_won(scene)


@pytest.mark.rule("SW-217")
def test_the_eighth_by_an_arrival_wins(lay):
    """
    Malevolence may bring the eighth as the mover arrives, before any action is taken.
    """
    ann = {"at": "florrum", "fleet": ["malevolence"], "saleucami": ["gor", "droidekas", "plo_koon"], **holding(7)}
    with lay(phase="go somewhere", Ann=ann) as scene:
        scene["Ann"].picks("Malevolence")
        scene["Ann"].confirms()

        assert is_won(scene)
        scene.did_not_happen("Arrived")


@pytest.mark.rule("SW-119")
def test_the_eighth_by_a_hero_without_strength_wins(lay):
    """
    A Hero at 0 Strength counts as any other.
    """
    with own_turn(lay, saleucami=["b1_battle_droids", with_tokens("plo_koon", -3)], **holding(7)) as scene:
        vanquish(scene)

        assert is_won(scene)


@pytest.mark.rule("SW-218")
def test_the_eighth_in_another_players_turn_wins(lay):
    """
    It may come in Bob's turn: the game is over then and there.
    """
    ann = {"hand": ["ambush"], "saleucami": ["plo_koon"], **holding(7)}
    with lay(WithAmbushes, active=1, Ann=ann, Bob={"at": "tython"}) as scene:
        scene["Bob"].picks("Collect Credits 2")
        scene["Ann"].picks("Ambush: Defeat a Hero")

        assert is_won(scene)


# ------------------------------------------------------------------------------------------------ two at once


@pytest.mark.parametrize("hero", ["kit_fisto", "grievous_ahsoka_tano"])
def test_two_at_once_win_with_six(lay, hero):
    """
    With six Lightsabers, a Hero who gives one more than usual brings the seventh and the eighth.
    """
    with own_turn(lay, saleucami=["gor", hero], **holding(6)) as scene:
        vanquish(scene)

        assert is_won(scene)
        assert lightsabers(scene) == 8


@pytest.mark.parametrize("hero", ["kit_fisto", "grievous_ahsoka_tano"])
def test_two_at_once_make_no_nine(lay, hero):
    """
    With seven Lightsabers, the eighth ends the game before there could be a ninth.
    """
    with own_turn(lay, saleucami=["gor", hero], **holding(7)) as scene:
        vanquish(scene)

        assert is_won(scene)
        assert (lightsabers(scene), len(scene.events("LightsaberCollected"))) == (8, 1)


def test_two_at_once_win_nothing_with_five(lay):
    """
    With five Lightsabers two more make seven.
    """
    with own_turn(lay, saleucami=["gor", "kit_fisto"], **holding(5)) as scene:
        vanquish(scene)

        assert (lightsabers(scene), scene.outcome) == (7, None)


# ------------------------------------------------------------------------------------------------ what gives nothing


@pytest.mark.rule("SW-197")
def test_a_hero_who_is_removed_gives_nothing(lay):
    """
    Removed he was not defeated: with seven Lightsabers the game goes on.
    """
    ann = {"hand": ["banishment"], "saleucami": ["kit_fisto"], **holding(7)}
    with lay(WithAmbushes, active=1, Ann=ann, Bob={"at": "tython"}) as scene:
        scene["Bob"].picks("Collect Credits 2")
        scene["Ann"].picks("Banishment: Remove a Hero")

        assert (lightsabers(scene), scene.outcome) == (7, None)
        assert scene.zone("fate_discard", "Ann") == ("Kit Fisto",)


@pytest.mark.rule("SW-110")
def test_a_vehicle_that_is_vanquished_gives_nothing(lay):
    """
    A Hero Vehicle is no Hero.
    """
    with own_turn(lay, fleet=[engaged("soulless_one", "the_negotiator")], **holding(7)) as scene:
        vanquish(scene)

        assert (lightsabers(scene), scene.outcome) == (7, None)


def test_a_vehicle_that_is_removed_gives_nothing(lay):
    """
    Nor is one that Escape Plan removes.
    """
    with own_turn(lay, ambition=1, hand=["escape_plan"], rebels=["the_negotiator"], **holding(7)) as scene:
        ambition(scene, "Play Escape Plan", "The Negotiator")

        assert (lightsabers(scene), scene.outcome) == (7, None)


def test_an_ally_who_is_defeated_gives_nothing(lay):
    """
    Anakin Skywalker's victims bring no Lightsaber.
    """
    with fate(lay, "grievous_anakin_skywalker", "Saleucami", saleucami=["gor"], **holding(7)) as scene:
        assert (lightsabers(scene), scene.outcome) == (7, None)


def test_a_hero_who_is_played_gives_nothing(lay):
    """
    A Hero who comes into play brings none: he has to be defeated.
    """
    with bobs_play(lay, hand=["hunting_jedi"], fate_deck=["mace_windu"], **holding(7)) as scene:
        scene["Ann"].picks("Hunting Jedi: Play a Hero from your Fate deck")
        scene["Ann"].picks("Utapau")

        assert (lightsabers(scene), scene.outcome) == (7, None)


def test_a_hero_of_another_sector_gives_nothing(lay):
    """
    A Hero that Moff Gideon vanquishes brings General Grievous no Lightsaber.
    """
    bob = {"at": "nevarro_city", "tython": ["dark_troopers", "the_mandalorian"]}
    with lay(active=1, Ann={**holding(7)}, Bob=bob) as scene:
        scene["Bob"].picks("Vanquish")

        scene.happened("Defeated")
        assert (lightsabers(scene), scene.outcome) == (7, None)


# ------------------------------------------------------------------------------------------------ lost again


def test_a_lightsaber_lost_again_has_to_be_collected_again(lay):
    """
    Captured takes the seventh back: the next Hero brings the seventh once more, and wins nothing.
    """
    ann = {"hand": ["ambush"], "saleucami": ["plo_koon"], "fate_deck": ["grievous_captured", "exposed"], **holding(7)}
    with lay(WithAmbushes, active=1, Ann=ann, Bob={"at": "the_bridge"}) as scene:
        scene["Bob"].picks("Fate")
        scene["Bob"].picks("Captured")
        lost = lightsabers(scene)
        scene["Ann"].picks("Ambush: Defeat a Hero")

        assert (lost, lightsabers(scene), scene.outcome) == (6, 7, None)


def test_a_lightsaber_lost_again_can_be_the_eighth_later(lay):
    """
    Lightsabers that went back can be collected again: from six, Kit Fisto brings the last two.
    """
    ann = {"hand": ["ambush"], "saleucami": ["kit_fisto"], "fate_deck": ["grievous_captured", "exposed"], **holding(7)}
    with lay(WithAmbushes, active=1, Ann=ann, Bob={"at": "the_bridge"}) as scene:
        scene["Bob"].picks("Fate")
        scene["Bob"].picks("Captured")
        scene["Ann"].picks("Ambush: Defeat a Hero")

        assert is_won(scene)


# ------------------------------------------------------------------------------------------------ at once


@pytest.mark.rule("SW-217")
def test_the_end_comes_in_the_middle_of_a_vanquish(lay):
    """
    Nothing happens after the eighth Lightsaber: Gor brings no Ambition and is not discarded, and the action never ends.
    """
    with own_turn(lay, saleucami=["gor", "plo_koon"], **holding(7)) as scene:
        vanquish(scene)

        for never in ("Vanquished", "Gained", "UsedUp", "ActionTaken"):
            scene.did_not_happen(never)
        assert scene.card("gor").at == "Saleucami"


@pytest.mark.rule("SW-217")
def test_the_end_comes_in_the_middle_of_an_effect(lay):
    """
    Add to My Collection is not even discarded, and no card is drawn.
    """
    with own_turn(lay, ambition=4, hand=["add_to_my_collection"], **holding(7)) as scene:
        ambition(scene, "Play Add to My Collection")

        scene.did_not_happen("Discarded")
        assert scene.hand("Ann") == ()


@pytest.mark.rule("SW-217")
def test_the_end_leaves_bob_no_answer(lay):
    """
    Bob, who could answer the action with a Condition, is not asked any more.
    """
    ann = {"at": "florrum", "saleucami": ["gor", "plo_koon"], **holding(7)}
    with lay(WithAmbushes, Ann=ann, Bob={"hand": ["ambush"], "tython": ["the_mandalorian"]}) as scene:
        vanquish(scene)

        assert is_won(scene)


# ------------------------------------------------------------------------------------------------ in the open


def test_everybody_sees_how_near_he_is(lay):
    """
    How many Lightsabers there are is told to all.
    """
    with own_turn(lay, **holding(5)) as scene:
        assert scene["Bob"].sees("5 of 8 Lightsabers")


def test_he_starts_without_lightsabers(lay):
    """
    At the start none is collected.
    """
    with own_turn(lay) as scene:
        assert scene.card("general_grievous").progress == "0 of 8 Lightsabers"
