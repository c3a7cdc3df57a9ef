"""Missions: the rules that all of them share."""

import pytest

import tabletop
from tabletop import Rule, instead
from tabletop.games.villainous import Defeated
from tabletop.games.villainous.star_wars import StarWarsVillainous
from tabletop.games.villainous.star_wars.testing import under_way

RESET = "Ambush on Rugosa: Find its Heroes and place each at a location of its own"
HAND = ["nightsisters", "energy_bow", "krayts_claw"]
THREE = ("Nightsisters", "Energy Bow", "Krayt's Claw")


def missions(scene):
    """Return the face-up Missions."""
    return scene.card("asajj_ventress").missions


def discards_three(scene):
    """Have Ann discard three cards."""
    scene["Ann"].picks("Discard Cards")
    scene["Ann"].picks(*THREE)


# ------------------------------------------------------------------------------------------------ set-up


def begun(*villains):
    """Return the view of a seat of a fresh game, at its first decision."""
    return tabletop.new("star-wars-villainous", seed=3, villains=villains, first=0)


@pytest.mark.rule("SW-018", "SW-Q04", "SW-139", "SW-Q28")
def test_missions_are_a_deck_of_their_own():
    """
    The five Missions are taken out of the deck of 30; the top one is turned up with the first turn, after the first Ambition.
    """
    view = begun("asajj_ventress", "general_grievous").view(0)
    counts = {
        zone.name: zone.count for zone in view.zones if zone.name in ("deck", "mission_deck", "missions") and zone.count
    }

    assert counts == {"deck": 26, "mission_deck": 4, "missions": 1}


def test_missions_have_a_back_of_their_own():
    """
    Their backs are darker, so no Mission is ever mistaken for a card of the deck.
    """
    rules = tabletop.ruleset("star-wars-villainous")

    assert rules.by_id["raid_on_kamino"].printed["back"] == "Asajj Ventress Mission"
    assert rules.by_id["nightsisters"].printed["back"] == "Asajj Ventress Villain"


@pytest.mark.rule("SW-139")
def test_no_mission_is_turned_up_before_her_first_turn():
    """
    As long as it is somebody else's first turn, all five lie face down.
    """
    view = begun("general_grievous", "asajj_ventress").view(1)

    assert [zone.count for zone in view.zones if zone.name == "mission_deck"] == [5]


@pytest.mark.rule("SW-Q28")
def test_the_first_ambition_comes_before_the_first_mission(asajj):
    """
    First she gains Ambition, then the Mission is turned up, then she moves.
    """
    with asajj(at="portrait", phase="go somewhere") as scene:
        kinds = [event.kind for event in scene.events()]
        assert kinds.index("Gained") < kinds.index("MissionRevealed")
        scene["Ann"].picks("Teth")


@pytest.mark.rule("SW-138")
def test_only_villains_of_missions_have_missions():
    """
    Nobody else has a Mission deck, or an Ambition action that reveals one.
    """
    rules = tabletop.ruleset("star-wars-villainous")
    held = {mover.id: {zone.name for zone in mover.zone_kinds} for mover in rules.sets[0].movers}

    assert [mover for mover, zones in held.items() if "mission_deck" in zones] == ["asajj_ventress"]


def test_a_second_turn_reveals_no_second_mission(asajj):
    """
    With a Mission face up the start of a turn reveals none.
    """
    with asajj(phase="go somewhere", missions=["raid_on_kamino"]) as scene:
        scene["Ann"].picks("Teth")

        assert missions(scene) == ("Raid on Kamino",)


# ------------------------------------------------------------------------------------------------ tasks


@pytest.mark.rule("SW-140")
def test_a_mission_says_its_tasks(asajj):
    """
    Everybody sees its tasks, and which of them are done.
    """
    with asajj(missions=[under_way("raid_on_kamino", 1)]) as scene:
        assert scene.card("raid_on_kamino").to_do == (
            "Maneuver a card to Kamino: done",
            "Defeat a Hero at Kamino: open",
            "Defeat a Hero: open",
            "Discard three or more cards with one Discard action: open",
        )


@pytest.mark.rule("SW-144", "SW-Q30")
def test_a_task_puts_a_token_of_the_supply_on_the_mission(asajj):
    """
    Tasks are done in any order; the token does not come out of her own Ambition.
    """
    with asajj(ambition=2, missions=["raid_on_kamino"], hand=HAND) as scene:
        discards_three(scene)

        assert scene.card("raid_on_kamino").marked == 0b1000
        assert scene.pool("purse", "Ann") == {"AMBITION": 2}


def test_a_task_that_is_marked_is_not_marked_again(asajj):
    """
    The same deed again marks nothing more on that Mission.
    """
    with asajj(missions=[under_way("raid_on_kamino", 4)], hand=HAND) as scene:
        discards_three(scene)

        scene.did_not_happen("TaskMarked")


@pytest.mark.rule("SW-145", "SW-146", "SW-147")
def test_a_complete_mission_pays_its_tokens(asajj):
    """
    With the fourth token the Mission is complete: she takes the tokens as Ambition, and puts it on a pile of its own.
    """
    with asajj(ambition=1, missions=[under_way("raid_on_kamino", 1, 2, 3)], hand=HAND) as scene:
        discards_three(scene)

        assert scene.pool("purse", "Ann") == {"AMBITION": 5}
        assert scene.card("asajj_ventress").completed == ("Raid on Kamino",)
        assert "Raid on Kamino" not in scene.zone("discard", "Ann")


@pytest.mark.rule("SW-145")
def test_three_tokens_do_not_complete_a_mission(asajj):
    """
    Three tokens are too few.
    """
    with asajj(missions=[under_way("raid_on_kamino", 1, 2)], hand=HAND) as scene:
        discards_three(scene)

        scene.did_not_happen("MissionCompleted")
        assert missions(scene) == ("Raid on Kamino",)


@pytest.mark.rule("SW-148")
def test_without_a_face_up_mission_the_next_is_revealed_for_free(asajj):
    """
    As soon as the only one is complete, the next is turned up, and costs nothing.
    """
    with asajj(missions=[under_way("raid_on_kamino", 1, 2, 3)], mission_deck=["ambush_on_rugosa"], hand=HAND) as scene:
        discards_three(scene)

        assert missions(scene) == ("Ambush on Rugosa",)
        assert scene.pool("purse", "Ann") == {"AMBITION": 4}


@pytest.mark.rule("SW-148")
def test_with_another_face_up_mission_none_is_revealed(asajj):
    """
    While another Mission is face up, no next one comes for free.
    """
    with asajj(missions=[under_way("raid_on_kamino", 1, 2, 3), "free_the_viceroy"], hand=HAND) as scene:
        discards_three(scene)

        assert missions(scene) == ("Free the Viceroy",)


def test_the_deed_that_completes_a_mission_marks_nothing_on_the_next(asajj):
    """
    A task is a deed done while its Mission is face up.
    """
    with asajj(missions=[under_way("raid_on_kamino", 1, 2, 3)], mission_deck=["ambush_on_rugosa"], hand=HAND) as scene:
        discards_three(scene)

        assert scene.card("ambush_on_rugosa").marked == 0


class NobodyFalls(Rule):
    """Nothing happens where somebody would be defeated, as when a Hero goes aboard instead."""

    @instead(Defeated)
    async def save(self, defeated: Defeated) -> None:
        """Nothing happens"""


class Merciful(StarWarsVillainous):
    """A game in which every defeat is replaced."""

    rules = (*StarWarsVillainous.rules, NobodyFalls)


def test_a_defeat_that_is_replaced_is_no_deed(asajj):
    """
    If something else happens than the defeat, no Hero was defeated; the Allies were used in a Vanquish all the same.
    """
    fight = ["battle_droids", "nightsisters", "luminara_unduli"]
    with asajj(game=Merciful, at="kamino", missions=["ambush_on_rugosa", "raid_on_kamino"], teth=fight) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Nightsisters")

        assert (scene.card("ambush_on_rugosa").marked, scene.card("raid_on_kamino").marked) == (0b0010, 0)


# ------------------------------------------------------------------------------------------------ several Missions


@pytest.mark.rule("SW-149", "SW-060")
@pytest.mark.parametrize(
    ("there", "price"), [(["raid_on_kamino"], 1), (["raid_on_kamino", "free_the_viceroy"], 2)], ids=["one", "two"]
)
def test_another_mission_costs_one_for_each_face_up(asajj, there, price):
    """
    An Ambition action and 1 Ambition for each face-up Mission reveal one more.
    """
    with asajj(ambition=3, missions=there, mission_deck=["ambush_on_rugosa"]) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(f"Reveal another Mission for {price} Ambition")

        assert missions(scene)[-1] == "Ambush on Rugosa"
        assert scene.pool("purse", "Ann") == {"AMBITION": 3 - price}
        scene.cannot_pick("Ambition")


@pytest.mark.rule("SW-149")
def test_another_mission_cannot_be_had_for_too_little(asajj):
    """
    With two face up 1 Ambition is too little.
    """
    with asajj(ambition=1, missions=["raid_on_kamino", "free_the_viceroy"]) as scene:
        scene["Ann"].picks("Ambition")

        assert scene.why_not("Reveal another Mission for 2 Ambition") == "2 Ambition needed: you have 1."
        scene["Ann"].picks("Raid on Kamino: Find its Heroes and place each at a location of its own")
        scene["Ann"].picks("Teth")
        scene["Ann"].picks("Kamino")


@pytest.mark.rule("SW-Q31")
def test_another_mission_takes_an_open_symbol(asajj):
    """
    Without an open Ambition symbol no Mission is revealed.
    """
    with asajj(ambition=5, missions=["raid_on_kamino"], dathomir=["captain_rex"]) as scene:
        scene.cannot_pick("Ambition")


@pytest.mark.rule("SW-Q32")
def test_an_empty_mission_deck_reveals_nothing(asajj):
    """
    Completed Missions never come back: with the deck empty there is none to reveal.
    """
    with asajj(
        ambition=9,
        missions=["raid_on_kamino", "free_the_viceroy", "ambush_on_rugosa"],
        completed=["abduct_the_huttlet", "a_score_to_settle"],
    ) as scene:
        scene["Ann"].picks("Ambition")

        assert scene.why_not("Reveal another Mission for 3 Ambition") == "There is no Mission left to reveal."
        scene["Ann"].picks(RESET)
        scene["Ann"].picks("Teth")


@pytest.mark.rule("SW-150", "SW-151", "SW-Q32")
def test_a_deed_marks_one_of_two_missions(asajj):
    """
    All face-up Missions stay active; a deed that fits two of them marks one, and she picks which.
    """
    with asajj(missions=["raid_on_kamino", "ambush_on_rugosa"], hand=HAND) as scene:
        discards_three(scene)
        task = "Discard three or more cards with one Discard action"
        scene.can_pick_exactly(f"Raid on Kamino: {task}", f"Ambush on Rugosa: {task}")
        scene["Ann"].picks(f"Ambush on Rugosa: {task}")

        assert (scene.card("raid_on_kamino").marked, scene.card("ambush_on_rugosa").marked) == (0, 0b1000)


@pytest.mark.rule("SW-151")
def test_a_shared_task_is_done_twice_for_both(asajj):
    """
    If it is marked on one of them, the same deed once more marks it on the other.
    """
    with asajj(missions=["raid_on_kamino", under_way("ambush_on_rugosa", 4)], hand=HAND) as scene:
        discards_three(scene)

        assert scene.card("raid_on_kamino").marked == 0b1000


def test_a_mission_can_be_marked_in_another_players_turn(asajj):
    """
    A deed counts on whoever's turn it is done.
    """
    bob = {"at": "saleucami", "hand": ["gor"], "credits": 3}
    with asajj(bob, active=1, hand=["sudden_strike"], teth=["nightsisters"], missions=["raid_on_kamino"]) as scene:
        scene["Bob"].picks("Play a Card")
        scene["Bob"].picks("Gor")
        scene["Bob"].picks("Utapau")
        scene["Ann"].picks("Sudden Strike: Take a Maneuver action")
        scene["Ann"].picks("Kamino")

        assert scene.card("raid_on_kamino").marked == 0b0001


# ------------------------------------------------------------------------------------------------ resets


@pytest.mark.rule("SW-141", "SW-Q29")
def test_a_reset_takes_an_ambition_action_and_its_price(asajj):
    """
    It is an Ambition Ability: without the Ambition it can't be used, and nothing forces its use.
    """
    with asajj(ambition=0, missions=["ambush_on_rugosa"]) as scene:
        assert scene.why_not("Ambition") == "There is nothing you could do with Ambition."
    with asajj(at="kamino", ambition=5, missions=["ambush_on_rugosa"]) as scene:
        scene.cannot_pick(RESET)


@pytest.mark.rule("SW-Q29")
def test_a_reset_can_be_used_again(asajj):
    """
    Whenever she takes an Ambition action she may use it, and pays each time.
    """
    with asajj(at="serenno", ambition=2, missions=["ambush_on_rugosa"], teth=["asajj_yoda"]) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(RESET)
        scene["Ann"].picks("Kamino")

        assert scene.card("asajj_yoda").at == "Kamino"
        assert scene.pool("purse", "Ann") == {"AMBITION": 1}


@pytest.mark.rule("SW-Q29")
def test_a_mission_in_the_deck_has_no_reset(asajj):
    """
    Only a face-up Mission can be reset.
    """
    with asajj(ambition=2, missions=["raid_on_kamino"], mission_deck=["ambush_on_rugosa"]) as scene:
        scene["Ann"].picks("Ambition")
        scene.cannot_pick(RESET)
        scene["Ann"].picks("Reveal another Mission for 1 Ambition")


@pytest.mark.rule("SW-143")
def test_heroes_of_one_reset_go_to_different_locations(asajj):
    """
    The second Hero goes to another location than the first, also if the second was there already.
    """
    with asajj(ambition=1, missions=["raid_on_kamino"], teth=["asajj_anakin_skywalker"]) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Raid on Kamino: Find its Heroes and place each at a location of its own")
        scene["Ann"].picks("Teth")
        scene.can_pick_exactly("Dathomir", "Serenno", "Kamino")
        scene["Ann"].picks("Serenno")

        assert scene.card("teth").top == ("Obi-Wan Kenobi",)


@pytest.mark.rule("SW-142")
def test_heroes_of_a_reset_cover_symbols_all_the_same(asajj):
    """
    They are placed and not played, but they cover the symbols and their lasting texts work.
    """
    with asajj(ambition=1, missions=["ambush_on_rugosa"]) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(RESET)
        scene["Ann"].picks("Dathomir")

        scene.cannot_pick("Collect Credits 2")
