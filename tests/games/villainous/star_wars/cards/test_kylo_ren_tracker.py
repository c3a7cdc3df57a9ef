"""Kylo Ren's mover, his Destiny Tracker and his Sector: what each does, and what it must not do."""

import pytest

import tabletop
from tabletop.games.villainous.star_wars.testing import engaged
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.kylo import VILLAINS, dark, fate, own_turn, vanquish
from tests.games.villainous.star_wars.rules import RULES

# ------------------------------------------------------------------------------------------------ Destiny Tracker


def test_destiny_tracker_begins_with_six_tokens_on_the_light_path():
    """
    At the start all six Destiny tokens are on the light path, and none is dark.
    """
    match = tabletop.new("star-wars-villainous", ["Ann", "Bob"], seed=1, villains=VILLAINS)

    view = match.view(0)
    assert [card.kind for zone in view.zones for card in zone.cards if zone.name == "beside" and card] == [
        "destiny_tracker"
    ]
    assert [
        dict(card.pools["light"]) for zone in view.zones for card in zone.cards if card and card.kind == "kylo_ren"
    ] == [{"DESTINY": 6}]


def test_there_are_no_more_than_six_destiny_tokens():
    """
    None is left in the supply.
    """
    match = tabletop.new("star-wars-villainous", ["Ann", "Bob"], seed=1, villains=VILLAINS)

    assert [dict(pool.supplies).get("DESTINY", 0) for pool in match.view(0).pools if pool.name == "box"] == [0]


def test_destiny_tracker_moves_a_token_for_a_vanquished_hero(lay):
    """
    When a Hero of the Sector is defeated, a token goes from the light path to the dark path.
    """
    with own_turn(lay, jakku=["finn", "captain_phasma"], dark=1) as scene:
        vanquish(scene)

        assert dark(scene) == 2


def test_destiny_tracker_moves_a_token_for_each_hero(lay):
    """
    Each Hero counts, one after the other.
    """
    ann = {"jakku": ["finn", "captain_phasma"], "exegol": ["poe_dameron", "knights_of_ren"], "hand": ["more"]}
    with own_turn(lay, **ann, ambition=1) as scene:
        vanquish(scene, "Finn")
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Play More!")

        assert dark(scene) == 2


@pytest.mark.rule("SW-197")
def test_destiny_tracker_moves_nothing_for_a_removed_hero(lay):
    """
    A removed Hero was not defeated.
    """
    with own_turn(lay, jakku=["kylo_luke_skywalker", "praetorian_guards"]) as scene:
        vanquish(scene)

        assert dark(scene) == 0


def test_destiny_tracker_moves_nothing_for_a_vehicle(lay):
    """
    A Vehicle is no Hero.
    """
    with own_turn(lay, fleet=[engaged("tie_silencer", "kylo_millennium_falcon")]) as scene:
        vanquish(scene)

        assert dark(scene) == 0


def test_destiny_tracker_counts_supreme_leader_snoke_once(lay):
    """
    He is no Hero: his own text moves one token, and the tracker none.
    """
    knights = ["knights_of_ren"] * 3
    with own_turn(lay, jakku=["supreme_leader_snoke", *knights]) as scene:
        vanquish(scene)

        assert dark(scene) == 1


def test_destiny_tracker_does_not_count_allies(lay):
    """
    The Allies used up in a Vanquish are no Heroes.
    """
    with own_turn(lay, jakku=["finn", "general_hux", "captain_phasma"]) as scene:
        vanquish(scene, "General Hux", "Captain Phasma")

        assert dark(scene) == 1


def test_destiny_tracker_does_not_count_heroes_of_others(lay):
    """
    A Hero defeated in Bob's Sector is nothing to Kylo Ren.
    """
    bob = {"at": "tython", "nevarro_city": ["koska_reeves", "dark_troopers"]}
    with lay(villains=VILLAINS, active=1, Ann={"at": "crait"}, Bob=bob) as scene:
        scene["Bob"].picks("Vanquish")

        scene.happened("Defeated")
        assert dark(scene) == 0


def test_destiny_tracker_is_not_in_the_sector(lay):
    """
    It lies beside it: the mover can't go there, and it covers nothing.
    """
    with own_turn(lay) as scene:
        tracker = scene.card("destiny_tracker")

        assert (tracker.zone, tracker.at, tracker.controller) == ("beside", "", "Ann")


def test_destiny_tracker_never_holds_more_than_six(lay):
    """
    With one token left on the light path, Han Solo's defeat brings that one, and it wins.
    """
    with own_turn(lay, jakku=["kylo_han_solo", "captain_phasma"], dark=5) as scene:
        vanquish(scene)

        assert dark(scene) == 6


# ------------------------------------------------------------------------------------------------ Kylo Ren


def test_kylo_ren_tells_how_many_tokens_are_dark(lay):
    """
    Everybody sees how near the Objective is.
    """
    with own_turn(lay, dark=4) as scene:
        assert scene.card("kylo_ren").progress == "4 of 6 Destiny tokens on the dark path"


def test_kylo_ren_does_not_tell_of_tokens_that_there_are_not(lay):
    """
    Without any Hero defeated nothing is dark.
    """
    with own_turn(lay) as scene:
        assert scene.card("kylo_ren").progress == "0 of 6 Destiny tokens on the dark path"


def test_kylo_ren_stands_better_with_each_dark_token(lay):
    """
    A bot prefers a table with a token more on the dark path, and one with less of the light in Deep Space.
    """
    with (
        own_turn(lay, dark=2) as two,
        own_turn(lay, dark=3) as three,
        own_turn(lay, dark=2, rebels=["black_one"]) as loose,
    ):
        standings = [scene.match.standings[0] for scene in (loose, two, three)]

    assert standings == sorted(set(standings))


def test_conditions_may_not_fill_the_whole_hand(lay):
    """
    One Condition in a hand of two is worth keeping, a second one of another kind is in the way of other cards.
    """
    ships = ["black_one", "kylo_millennium_falcon"]
    hands = [[], ["hunt_them_down"], ["hunt_them_down", "consumed_by_rage"]]
    none, one, two = [own_turn(lay, rebels=ships, hand=hand) for hand in hands]
    with none, one, two:
        standings = [scene.match.standings[0] for scene in (none, one, two)]

        assert one.view("Ann").players[0].values["hand_size"] == 2

    assert standings[1] == max(standings)


def test_kylo_ren_stands_better_with_a_hero_whom_he_can_defeat(lay):
    """
    A Hero is worth more to him where strong Allies are than elsewhere, and Luke Skywalker is only in the way.
    """
    guards = {"jakku": ["praetorian_guards"]}
    with (
        own_turn(lay, jakku=["praetorian_guards", "finn"]) as prey,
        own_turn(lay, **guards, exegol=["finn"]) as far,
        own_turn(lay, **guards, exegol=["kylo_luke_skywalker"]) as luke,
    ):
        standings = [scene.match.standings[0] for scene in (luke, far, prey)]

    assert standings == sorted(set(standings))


# ------------------------------------------------------------------------------------------------ the Sector


@pytest.mark.parametrize(
    ("place", "upper", "lower"),
    [
        ("jakku", ("play", "maneuver"), ("credits 2", "discard")),
        ("starkiller_base", ("vanquish", "credits 2"), ("ambition", "play")),
        ("crait", ("play", "ambition"), ("vanquish", "fate")),
        ("exegol", ("ambition", "discard"), ("credits 2", "play")),
    ],
    ids=["jakku", "starkiller_base", "crait", "exegol"],
)
def test_each_location_has_its_symbols(place, upper, lower):
    """
    Each location has two symbols in each row.
    """
    printed = RULES.by_id[place].printed

    assert (printed["upper"], printed["lower"]) == (upper, lower)


def test_jakku_collects_two_credits_and_maneuvers(lay):
    """
    At Jakku Ann collects Credits and moves Allies.
    """
    with own_turn(lay, at="jakku", exegol=["general_hux"]) as scene:
        scene.can_pick("Collect Credits 2", "Maneuver", "Discard Cards")
        scene.cannot_pick("Vanquish", "Ambition", "Fate")


@pytest.mark.rule("SW-044")
def test_jakku_is_covered_by_a_hero(lay):
    """
    A Hero there covers the top row.
    """
    with own_turn(lay, at="jakku", jakku=["finn"], exegol=["general_hux"]) as scene:
        assert scene.why_not("Maneuver") == "Something lies over that symbol."


def test_starkiller_base_collects_two_credits(lay):
    """
    At Starkiller Base Ann collects 2 Credits, and there is no Fate.
    """
    with own_turn(lay, at="starkiller_base") as scene:
        scene.can_pick("Collect Credits 2")
        scene.cannot_pick("Fate", "Maneuver")


@pytest.mark.rule("SW-044")
def test_starkiller_base_is_covered_by_a_hero(lay):
    """
    A Hero there covers Vanquish and Credits, but not Ambition.
    """
    ann = {"starkiller_base": ["finn"], "jakku": ["poe_dameron", "captain_phasma"], "under": ["torn_apart"]}
    with own_turn(lay, at="starkiller_base", **ann, ambition=2) as scene:
        scene.can_pick_exactly("Ambition", "Pass")


def test_crait_has_the_only_fate(lay):
    """
    Fate actions are taken at Crait.
    """
    with own_turn(lay, at="crait") as scene:
        scene.can_pick("Fate")


@pytest.mark.rule("SW-044")
def test_crait_covered_still_vanquishes(lay):
    """
    Its Vanquish and Fate are in the bottom row, and stay open under a Hero.
    """
    with own_turn(lay, at="crait", crait=["finn", "captain_phasma"], under=["torn_apart"], ambition=2) as scene:
        scene.can_pick_exactly("Vanquish", "Fate", "Pass")


def test_exegol_collects_two_credits_and_discards(lay):
    """
    At Exegol Ann collects Credits and throws cards away.
    """
    with own_turn(lay, at="exegol") as scene:
        scene.can_pick_exactly("Collect Credits 2", "Discard Cards", "Pass")


@pytest.mark.rule("SW-044")
def test_exegol_is_covered_by_a_hero(lay):
    """
    A Hero there covers Ambition and Discard Cards.
    """
    with fate(lay, "finn", "Exegol") as scene:
        covered = [action for action in actions_told(scene.card("exegol")) if action.endswith("covered")]

        assert covered == ["upper: ambition, covered", "upper: discard, covered"]
