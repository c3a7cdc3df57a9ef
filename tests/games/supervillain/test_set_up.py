"""Setting up: Villains, decks, opening hands, who begins, and the modes (SV-001 to SV-004, SV-091)."""

import attrs
import pytest

import tabletop
from tabletop import BadOption, WrongSeats
from tabletop.games.supervillain.testing import asteroid, site
from tests.games.supervillain.small import PEOPLE, SITES, SmallGalaxy

NAMES = ["Ann", "Bob", "Cid", "Dot"]


def set_up(seats=2, *, game=SmallGalaxy, seed=1, **options):
    """A match that is set up, up to the first question."""
    return tabletop.new(game, NAMES[:seats], seed=seed, **options)


def counts(view, name):
    """How many cards lie in the zones of a name."""
    return [zone.count for zone in view.zones if zone.name == name]


# ------------------------------------------------------------------------------------------------ Villains


@pytest.mark.rule("SV-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_villains_play(seats):
    """
    A game begins with two, three or four Villains.
    """
    assert [player.name for player in set_up(seats).view().players] == NAMES[:seats]


@pytest.mark.rule("SV-001")
@pytest.mark.parametrize("seats", [0, 1, 5, ["Ann"], [*NAMES, "Eve"]])
def test_other_numbers_of_villains_are_refused(seats):
    """
    One is too few and five are too many, and the refusal says how many would do.
    """
    with pytest.raises(WrongSeats, match="is played by 2, 3, 4 seats"):
        tabletop.new(SmallGalaxy, seats)


# ------------------------------------------------------------------------------------------------ decks and hands


@pytest.mark.rule("SV-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_has_48_domination_and_43_minion_cards(seats):
    """
    The first Villain has turned up a Domination card and drawn a Minion card, and all others lie in their deck.
    """
    view = set_up(seats, game="supervillain").view()

    assert view.zone("turned_up").count + view.zone("domination_deck").count == 48
    assert sum(counts(view, "hand")) + view.zone("minion_deck").count == 43


@pytest.mark.rule("SV-002")
def test_each_deck_has_a_discard_pile_of_its_own():
    """
    Both piles are empty when the game begins.
    """
    view = set_up().view()

    assert view.zone("domination_discard").count == 0
    assert view.zone("minion_discard").count == 0


@pytest.mark.rule("SV-002")
@pytest.mark.parametrize("protector", ["Ann", "Bob"])
def test_all_villains_take_tokens_from_one_supply(small, protector):
    """
    No Villain has tokens of one's own: whoever protects a Mob takes the token from the table.
    """
    seat = NAMES.index(protector)
    villain = {"hand": ["Guard"], "projects": [site("Colossus", "Crew")]}
    with small(active=seat, **{protector: villain}) as scene:
        scene[protector].picks("Play Guard as Ops")

        assert scene.card("Crew", of=protector).tokens == {"TOKEN": 1}
        assert all(pool.holder != "player" for pool in scene.view().pools)


@pytest.mark.rule("SV-003")
def test_both_decks_are_shuffled_separately():
    """
    There are two shuffles, one of each deck, before anybody draws.
    """
    events = [event for event in set_up().events() if event.kind in ("Shuffled", "Drew")]

    assert [event.kind for event in events[:3]] == ["Shuffled", "Shuffled", "Drew"]
    assert {event.fields["zone"].name for event in events[:2]} == {"domination_deck", "minion_deck"}


@pytest.mark.rule("SV-003")
def test_any_card_may_come_first():
    """
    Each Domination card is sometimes turned up first, each Minion card sometimes dealt, never one for the other.
    """
    turned_up, dealt = set(), set()
    for seed in range(150):
        match = set_up(seed=seed, first=0)
        turned_up |= {card.kind for card in match.view().zone("turned_up").cards}
        dealt |= {card.kind for card in match.view(1).zone("hand", 1).cards}

    assert turned_up == {kind.id for kind in SITES}
    assert dealt == {kind.id for kind in PEOPLE}


@pytest.mark.rule("SV-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_villain_draws_two_minion_cards(seats):
    """
    Two each are dealt before the first turn, in which the first Villain draws a third one.
    """
    match = set_up(seats, first=1)
    kinds = [event.kind for event in match.events()]

    assert kinds[: kinds.index("TurnBegan")].count("Drew") == 2 * seats
    assert counts(match.view(), "hand") == [2, 3, 2, 2][:seats]


@pytest.mark.rule("SV-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_begins_with_anything_but_minion_cards(seats):
    """
    There are no Projects, Secret Facilities or Asteroids when the first Villain is asked something.
    """
    view = set_up(seats).view()

    assert [counts(view, name) for name in ("projects", "facilities", "asteroids")] == [[0] * seats] * 3


@pytest.mark.rule("SV-093")
def test_the_first_cards_are_dealt_clockwise_from_the_first_villain():
    """
    With Cid to begin, Cid draws two, then Dot, Ann and Bob.
    """
    drew = [event.fields["player"].name for event in set_up(4, first=2).events() if event.kind == "Drew"]

    assert drew[:8] == ["Cid", "Cid", "Dot", "Dot", "Ann", "Ann", "Bob", "Bob"]


# ------------------------------------------------------------------------------------------------ who begins


@pytest.mark.rule("SV-004")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_named_seat_begins(first):
    """
    Whoever sets up the game may say who met superheroes last.
    """
    match = set_up(3, first=first)

    assert match.view().facts["active"] == first
    assert match.decision.seat == first


@pytest.mark.rule("SV-004")
def test_who_begins_goes_by_lot_if_nobody_is_named():
    """
    The seed decides: each Villain begins sometimes, and the same one with the same seed.
    """
    begins = [set_up(4, seed=seed).decision.seat for seed in range(40)]

    assert set(begins) == {0, 1, 2, 3}
    assert begins == [set_up(4, seed=seed).decision.seat for seed in range(40)]


@pytest.mark.rule("SV-004")
def test_the_lot_may_be_drawn_by_hand():
    """
    With dice of one's own one is asked who begins.
    """
    match = set_up(3, ask_chance=True)

    assert str(match.decision.prompt) == "Who begins?"
    assert [option.label for option in match.decision.options] == ["Ann", "Bob", "Cid"]


@pytest.mark.rule("SV-004")
@pytest.mark.parametrize("first", [-1, 3, 4])
def test_nobody_begins_who_does_not_play(first):
    """
    A seat that is not there is refused, and the refusal says which are.
    """
    with pytest.raises(BadOption, match=f"'first' .*: there is no seat {first}; the seats are 0 to 2"):
        set_up(3, first=first)


# ------------------------------------------------------------------------------------------------ modes


@pytest.mark.rule("SV-085", "SV-086", "SV-091")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("length", ["usual", "blitz", "slow"])
@pytest.mark.parametrize("annihilation", [True, False])
def test_length_and_total_annihilation_combine_with_any_number_of_villains(seats, length, annihilation):
    """
    A game can be set up in each of these ways.
    """
    match = set_up(seats, length=length, total_annihilation=annihilation)

    assert match.decision.kind == "launch or build"


@pytest.mark.rule("SV-091")
@pytest.mark.parametrize("annihilation", [True, False])
def test_team_battle_combines_with_total_annihilation(annihilation):
    """
    Four Villains may play in teams, and charge Asteroids by discarding.
    """
    match = set_up(4, team_battle=True, total_annihilation=annihilation)

    assert match.decision.kind == "launch or build"


@pytest.mark.rule("SV-091")
@pytest.mark.parametrize(
    ("length", "points", "over"), [("blitz", "Lair", False), ("blitz", "Castle", True), ("usual", "Castle", False)]
)
def test_in_a_combined_game_all_its_modes_are_played(small, length, points, over):
    """
    In a blitz with Total Annihilation Ann charges an Asteroid by discarding, and four points win.
    """
    ann = {
        "hand": ["Mass", "Crew", "Crew", "Crew"],
        "projects": [points],
        "facilities": ["Castle"],
        "asteroids": [asteroid("Shed", at="Bob")],
    }
    with small(Ann=ann, options={"length": length, "total_annihilation": True}) as scene:
        scene["Ann"].picks("Discard Minion cards (3) to charge Shed")
        scene["Ann"].picks("Crew", "Crew [2]", "Crew [3]")
        charged = scene.card("Shed", zone="asteroids").tokens
        scene["Ann"].picks("Play Mass as a Mob")

        assert charged == {"CHARGE": 1}
        assert (scene.outcome is not None) == over


@pytest.mark.rule("SV-088")
@pytest.mark.parametrize("seats", [2, 3])
def test_team_battle_is_for_four(seats):
    """
    Fewer Villains don't make two teams.
    """
    with pytest.raises(BadOption, match=f"'team_battle' .*: Team Battle is for 4 seats, not {seats}"):
        set_up(seats, team_battle=True)


@pytest.mark.rule("SV-091", "SV-Q10")
@pytest.mark.parametrize("length", ["blitz", "slow"])
@pytest.mark.parametrize("more", [{}, {"team_goal": 6}])
def test_team_battle_does_not_combine_with_another_length(length, more):
    """
    A team has a goal of its own; the refusal says how to name it.
    """
    with pytest.raises(BadOption, match=f"'length' .*not to that of a {length} game; name it with team_goal"):
        set_up(4, team_battle=True, length=length, **more)


@pytest.mark.rule("SV-Q10")
@pytest.mark.parametrize("goal", [1, 6, 8, 12])
def test_a_table_may_set_another_goal_for_teams(goal):
    """
    Team Battle is played to whatever the Villains agree on.
    """
    assert set_up(4, team_battle=True, team_goal=goal).setup.options.team_goal == goal


@pytest.mark.rule("SV-Q10")
@pytest.mark.parametrize("goal", [0, -3])
def test_a_team_needs_a_point_at_least(goal):
    """
    Nobody has won before the game begins.
    """
    with pytest.raises(BadOption, match=f"'team_goal' .*: a team needs 1 Domination point or more, not {goal}"):
        set_up(4, team_battle=True, team_goal=goal)


@pytest.mark.rule("SV-Q10")
def test_a_goal_for_teams_is_for_team_battle_only():
    """
    Who sets it in another game is told what there is for those.
    """
    with pytest.raises(BadOption, match=r"'team_goal' .*: it is for Team Battle only; set team_battle, or length for"):
        set_up(4, team_goal=6)


@pytest.mark.rule("SV-091")
@pytest.mark.parametrize(
    ("option", "value", "why"),
    [
        ("first", "Ann", "should be int | None, not 'Ann'"),
        ("first", True, "should be int | None, not True"),
        ("length", "long", "should be one of 'usual', 'blitz', 'slow', not 'long'"),
        ("length", 4, "should be one of 'usual', 'blitz', 'slow', not 4"),
        ("team_battle", 1, "should be of type bool, not 1"),
        ("team_goal", "8", "should be of type int, not '8'"),
        ("total_annihilation", None, "should be of type bool, not None"),
        ("own_completion", "no", "should be of type bool, not 'no'"),
        ("jinx_at_the_end", 0, "should be of type bool, not 0"),
        ("pile_in_order", 2, "should be of type bool, not 2"),
        ("goal", 6, "there is no such option; there is first, length, team_battle, team_goal, total_annihilation,"),
    ],
)
def test_what_is_no_way_to_play_is_refused(option, value, why):
    """
    The refusal names the option and says what it could be.
    """
    with pytest.raises(BadOption) as refused:
        set_up(4, **{option: value})

    assert refused.value.option == option
    assert f"option '{option}' of supervillain-small: {why}" in str(refused.value)


@pytest.mark.rule("SV-091")
def test_a_mode_cannot_be_changed_once_the_game_has_begun():
    """
    What was agreed on stays so.
    """
    match = set_up(length="blitz")

    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        match.setup.options.length = "slow"

    assert match.setup.options.length == "blitz"
