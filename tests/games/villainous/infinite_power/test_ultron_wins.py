"""How Ultron wins, and when he does not: scenes of Age of Ultron, and what bots go for."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot, play_out
from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tests.games.villainous.infinite_power.sentries import ARRAY, BASE, COMPLEX, LAB, UPGRADE, posts, ultron, upgrades
from tests.games.villainous.infinite_power.stones import picks, plays, power
from tests.games.villainous.marvel.rules import RULES

INVASION = "invasion_of_stark_enterprises"
EVERYWHERE = (LAB, ARRAY, BASE, COMPLEX)
#: A turn that is long enough for a bot to win.
LONGEST = 60


def last_one(lay, **told):
    """Lay Ann's turn with three tiles face up and a Sentry at each location."""
    return ultron(lay, **{"upgrades": 3, **posts(*EVERYWHERE), **told})


def has_won(scene):
    """Say whether Ann has won."""
    return scene.outcome is not None and scene.outcome.winners == (0,)


# ------------------------------------------------------------------------------------------------ ways to win


@pytest.mark.rule("MV-207")
def test_age_of_ultron_wins_at_once(lay):
    """
    Turned face up for 8 Power, it ends the game.
    """
    with last_one(lay) as scene:
        scene["Ann"].picks(UPGRADE[4])

        assert has_won(scene)
        assert power(scene) == 2


def test_age_of_ultron_wins_with_just_enough(lay):
    """
    8 Power are enough.
    """
    with last_one(lay, power=8) as scene:
        scene["Ann"].picks(UPGRADE[4])

        assert has_won(scene)


def test_he_may_win_in_the_middle_of_his_actions(lay):
    """
    The fourth Sentry is played first, then the tile is turned.
    """
    with last_one(lay, hand=["duplicate_sentry"], **{COMPLEX: []}) as scene:
        plays(scene, "Duplicate Sentry", "Stark Industries Industrial Complex")
        scene["Ann"].picks(UPGRADE[4])

        assert has_won(scene)


def test_a_sentry_from_the_pile_may_be_the_last_one(lay):
    """
    Transformation brings it back.
    """
    with last_one(lay, discard=["flying_sentry"], **{COMPLEX: []}) as scene:
        plays(scene, "Flying Sentry", "Stark Industries Industrial Complex")
        scene["Ann"].picks(UPGRADE[4])

        assert has_won(scene)


def test_reconfigure_may_bring_the_power(lay):
    """
    With 4 Power and four manned locations it gives what is missing.
    """
    with last_one(lay, hand=["reconfigure"], power=4) as scene:
        plays(scene, "Reconfigure")
        scene["Ann"].picks(UPGRADE[4])

        assert has_won(scene)


def test_a_relocated_sentry_may_man_the_last_location(lay):
    """
    Ultimate relocates one of two, and the tile is turned.
    """
    told = {LAB: ["duplicate_sentry", "flying_sentry"], COMPLEX: [], "at": ARRAY, "power": 9}
    with last_one(lay, **told) as scene:
        picks(scene, "Ann", "Activate", "Flying Sentry", "Stark Industries Industrial Complex")
        scene["Ann"].picks(UPGRADE[4])

        assert has_won(scene)


def test_heroes_do_not_stop_him(lay):
    """
    Covered symbols do not matter to an upgrade.
    """
    with last_one(lay, **{COMPLEX: ["duplicate_sentry", "wonder_man"]}) as scene:
        scene["Ann"].picks(UPGRADE[4])

        assert has_won(scene)


def test_a_sentry_without_strength_mans_its_location(lay):
    """
    Nothing is said of Strength.
    """
    with last_one(lay, **{COMPLEX: [with_tokens("duplicate_sentry", -3)]}) as scene:
        scene["Ann"].picks(UPGRADE[4])

        assert has_won(scene)


# ------------------------------------------------------------------------------------------------ what does not win


def test_the_third_tile_does_not_win(lay):
    """
    Ultimate is not the last one.
    """
    with last_one(lay, upgrades=2) as scene:
        scene["Ann"].picks(UPGRADE[3])
        three = scene.options[:3]
        scene["Ann"].picks(*three)

        assert upgrades(scene) == 3
        assert scene.outcome is None


@pytest.mark.parametrize(
    "told",
    [{COMPLEX: []}, {COMPLEX: ["alkhema"]}, {"power": 7}, {COMPLEX: [of("Bob", "kid_loki")]}],
    ids=["three locations", "no Sentry", "no Power", "somebody else"],
)
def test_age_of_ultron_is_not_turned_with_less(lay, told):
    """
    It takes a Sentry at all four locations, and 8 Power.
    """
    with last_one(lay, **told) as scene:
        scene.cannot_pick(UPGRADE[4])


def test_a_sentry_at_an_event_mans_no_location(lay):
    """
    It has to be in the Domain.
    """
    event = crisis("avengers_assemble", of("Ann", "flying_sentry"))
    with last_one(lay, crises=[event], **{COMPLEX: []}) as scene:
        scene.cannot_pick(UPGRADE[4])


def test_two_tiles_in_a_turn_do_not_go(lay):
    """
    After Ultimate he has to wait, though all that the last one takes is there.
    """
    told = {LAB: ["duplicate_sentry"] * 4, "power": 20}
    with last_one(lay, upgrades=2, **told) as scene:
        scene["Ann"].picks(UPGRADE[3])
        scene["Ann"].picks(*[label for label in scene.options if "(Research Lab)" in label][:3])

        assert upgrades(scene) == 3
        scene.cannot_pick(UPGRADE[4])


def test_the_next_turn_he_may_go_on(lay):
    """
    A turn later the next tile is turned.
    """
    told = {LAB: ["duplicate_sentry"] * 4, "power": 20}
    with last_one(lay, upgrades=2, **told) as scene:
        scene["Ann"].picks(UPGRADE[3])
        scene["Ann"].picks(*[label for label in scene.options if "(Research Lab)" in label][:3])
        scene["Ann"].passes()
        scene["Bob"].picks("Bifrost")
        scene["Bob"].passes()
        picks(scene, "Ann", "Research Lab", UPGRADE[4])

        assert has_won(scene)


@pytest.mark.parametrize("tile", ["transformation", "optimization", "ultimate"])
def test_a_switched_off_tile_keeps_him_from_winning(lay, tile):
    """
    A Deactivation Switch on any tile stops the last one.
    """
    with last_one(lay, on_tile={tile: ["deactivation_switch"]}) as scene:
        scene.cannot_pick(UPGRADE[4])


def test_he_does_not_win_in_another_turn(lay):
    """
    Nothing is turned in Bob's turn.
    """
    with last_one(lay, active=1, bob={"at": "bifrost"}) as scene:
        scene.cannot_pick(UPGRADE[4])


# ------------------------------------------------------------------------------------------------ what bots go for


def standing(lay, **ann):
    """Return how well Ann stands with what she has."""
    with ultron(lay, **ann) as scene:
        return scene.match.standings[0]


def test_a_tile_is_worth_more_than_what_it_takes(lay):
    """
    Whoever has turned it, and paid, stands better.
    """
    before = standing(lay, power=4, **posts(LAB, ARRAY, BASE))

    assert standing(lay, power=0, upgrades=1, **posts(LAB, ARRAY, BASE)) > before


@pytest.mark.parametrize(
    ("better", "worse", "by"),
    [
        ({"upgrades": 1}, {}, 250),
        ({"power": 4}, {"power": 3}, 6 + 4),
        ({"power": 5}, {"power": 4}, 4),
        ({"upgrades": 1, "power": 5}, {"upgrades": 1, "power": 4}, 6 + 4),
        ({"upgrades": 1, "power": 6}, {"upgrades": 1, "power": 5}, 4),
        (posts(LAB), {}, 80 // 3 + 80 // 10 + 2 + 2 * 4),
        (posts(LAB, ARRAY), posts(LAB), 80 * 2 // 3 - 80 // 3 + 80 // 10 + 2 + 2 * 4),
        (posts(LAB, ARRAY, BASE, COMPLEX), posts(LAB, ARRAY, BASE), 80 // 10 + 2 + 2 * 4),
        ({LAB: ["duplicate_sentry"] * 2}, posts(LAB), 2 + 2 * 4),
    ],
)
def test_what_is_worth_so_much_to_him(lay, better, worse, by):
    """
    A tile counts most, then the Power that the next one costs, and as many manned locations as it takes.
    """
    bare = {"at": "nowhere", "power": 0}

    assert standing(lay, **{**bare, **better}) - standing(lay, **{**bare, **worse}) == by


def test_ultimate_is_worth_three_sentries(lay):
    """
    Even with the Sentries gone.
    """
    before = standing(lay, power=6, upgrades=2, **{LAB: ["flying_sentry"] * 3})

    assert standing(lay, power=0, upgrades=3) > before


def test_sentries_are_better_apart(lay):
    """
    At three locations they bring him nearer than at one.
    """
    assert standing(lay, **posts(LAB, ARRAY, BASE)) > standing(lay, **{LAB: ["duplicate_sentry"] * 3})


def test_a_sentry_ends_the_invasion_rather_than_man_one_location_more(lay):
    """
    As Transformation takes three locations, a fourth Sentry is better where Ultron gets his Power back.
    """
    besieged = posts(LAB, ARRAY, BASE)
    at_home = standing(lay, above=[crisis(INVASION)], **besieged, **posts(COMPLEX))

    assert standing(lay, above=[crisis(INVASION, of("Ann", "duplicate_sentry"))], **besieged) > at_home


def test_a_greedy_bot_turns_the_last_tile(lay):
    """
    It pays, and wins.
    """
    with last_one(lay) as scene:
        decision = scene.match.decision

        assert decision.options[GreedyBot(1).choose(scene.match, 0)].label == UPGRADE[4]


@pytest.mark.slow
def test_a_greedy_ultron_wins():
    """
    Against one who plays at random he turns all four tiles within 60 turns of both.
    """
    sets = ("infinite-power", "mischief-and-malice")
    match = tabletop.new(RULES, 2, seed=1, sets=sets, villains=("ultron", "loki"))
    outcome = play_out(match, [GreedyBot(1), RandomBot(2)])

    assert outcome.winners == (0,)
    assert len([event for event in match.events() if event.kind == "TurnBegan"]) <= LONGEST
