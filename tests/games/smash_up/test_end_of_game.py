"""The end of the game (SU-002, SU-069, SU-120 to SU-122)."""

import pytest

from tabletop import when
from tabletop.games.smash_up import Action, LostVP, Minion, SmashUp, TurnEnds

#: Minions enough for Star Portal, whose breakpoint is 17.
PORTAL = ["Pinkerton"] * 5


class Windfall(Action, faction="cowboys", copies=0):
    """Gain 5 VP."""

    async def on_play(self) -> None:
        await self.controller.gain(5)


class Tax(Action, faction="cowboys", copies=0):
    """You lose 1 VP, and each other player 2."""

    async def on_play(self) -> None:
        for player in self.game.players:
            await self.game.perform(LostVP(player, 1 if player == self.controller else 2))


class Saver(Minion, faction="cowboys", power=0, copies=0):
    """At the end of each turn, gain 1 VP."""

    @when(TurnEnds)
    async def save_up(self, ends: TurnEnds) -> None:
        """Gain 1 VP"""
        await self.controller.gain(1)


class Practice(SmashUp):
    """The game with cards that are made up for these tests."""

    id = "smash-up-ends"
    title = "Smash Up ends"
    cards = (*SmashUp.cards, Windfall, Tax, Saver)


def having(points, *hand):
    """What a player with some points and cards has."""
    return {"points": {"VP": points} if points else {}, "hand": list(hand)}


@pytest.mark.rule("SU-002", "SU-120")
@pytest.mark.parametrize(("points", "over"), [(14, False), (15, True), (16, True)])
def test_fifteen_points_at_the_end_of_a_turn_end_the_game(smash, points, over):
    """
    One less than fifteen is not enough, fifteen is.
    """
    with smash(["Longhouse"], Ann=having(points), Bob=having(3)) as scene:
        scene["Ann"].passes()

        assert (scene.outcome is not None) is over
        if over:
            assert scene.outcome.winners == (0,)
            assert scene.outcome.points == (points, 3)


@pytest.mark.rule("SU-002", "SU-Q01")
def test_fifteen_points_in_the_middle_of_a_turn_end_nothing(smash):
    """
    Ann reaches fifteen while she plays cards, plays on, and wins only at the end of her turn.
    """
    with smash(["Longhouse"], game=Practice, Ann=having(10, "Windfall", "Mummy"), Bob=having(3)) as scene:
        scene["Ann"].picks("Windfall")
        assert scene["Ann"].pool("points") == {"VP": 15}
        assert scene.outcome is None
        scene["Ann"].picks("Mummy")
        scene["Ann"].passes()

        assert scene.outcome.winners == (0,)
        scene.happened("TurnEnds", player="Ann")


@pytest.mark.rule("SU-002", "SU-Q01")
def test_who_gets_to_fifteen_first_does_not_win_by_that(smash):
    """
    Ann has fifteen while she plays cards, and then a base brings Bob seventeen: the end of the turn decides.
    """
    ann = having(10, "Windfall")
    with smash({"Star Portal": {"Bob": PORTAL}}, game=Practice, Ann=ann, Bob=having(14)) as scene:
        scene["Ann"].picks("Windfall")
        scene["Ann"].passes()
        scene.nobody_reacts()

        assert scene.outcome.winners == (1,)
        assert scene.outcome.points == (15, 17)


@pytest.mark.rule("SU-002")
def test_points_for_a_base_end_the_game_only_after_the_draw(smash):
    """
    The base that brings Ann her fifteenth point is replaced, and she draws two cards, before she wins.
    """
    with smash({"Star Portal": {"Ann": PORTAL}}, Ann=having(12)) as scene:
        scene["Ann"].passes()
        while scene.decision is not None:
            scene.pick("No" if "No" in scene.options else "Pass")

        assert scene.outcome.winners == (0,)
        kinds = [event.kind for event in scene.events()]
        order = ["GainedVP", "BaseDiscarded", "BaseEntered", "Drew", "Drew", "TurnEnds", "Ended"]
        assert [kind for kind in kinds if kind in order] == order


@pytest.mark.rule("SU-069", "SU-120")
def test_points_of_the_end_of_a_turn_count(smash):
    """
    Bob's Saver brings him the fifteenth point when Ann's turn ends, so he wins then.
    """
    with smash({"Longhouse": {"Bob": ["Saver"]}}, game=Practice, Ann=having(3), Bob=having(14)) as scene:
        scene["Ann"].passes()

        assert scene.outcome.winners == (1,)


@pytest.mark.rule("SU-069")
def test_what_lasts_until_the_end_of_the_turn_is_over_when_the_game_is(smash):
    """
    The test for the win comes after the bonuses of the turn have ended.
    """
    with smash({"Pyramids": {"Ann": ["Mummy"]}}, Ann=having(15, "Quick Draw")) as scene:
        scene["Ann"].picks("Quick Draw")
        assert scene.card("Mummy").power == 4
        scene["Ann"].passes()

        assert scene.outcome.winners == (0,)
        assert scene.card("Mummy").power == 2


@pytest.mark.rule("SU-120")
@pytest.mark.parametrize(("points", "winner"), [((15, 18, 16), 1), ((16, 15, 17), 2), ((20, 15, 15), 0)])
def test_the_most_points_win_in_whoevers_turn(smash, points, winner):
    """
    It is Ann's turn, but whoever has the most wins, of several with fifteen or more.
    """
    ann, bob, cid = map(having, points)
    with smash(["Longhouse"], Ann=ann, Bob=bob, Cid=cid) as scene:
        scene["Ann"].passes()

        assert scene.outcome.winners == (winner,)


@pytest.mark.rule("SU-121", "SU-122", "SU-Q22")
@pytest.mark.parametrize("points", [(15, 15), (18, 18), (3, 15, 15), (15, 17, 17), (16, 16, 16)])
def test_a_shared_lead_lets_the_game_go_on(smash, points):
    """
    With two at the top nobody wins, neither alone nor together; not even if somebody behind them has fifteen.
    """
    seats = dict(zip(("Ann", "Bob", "Cid"), map(having, points), strict=False))
    with smash(["Longhouse"], **seats) as scene:
        for _ in range(3):
            scene.pass_()

        assert scene.outcome is None
        assert scene.facts.turn == 4


@pytest.mark.rule("SU-121")
def test_the_first_turn_that_ends_with_one_ahead_decides(smash):
    """
    Fifteen all after Ann's turn; after Bob's he has twenty, and wins.
    """
    with smash(["Longhouse"], game=Practice, Ann=having(15), Bob=having(15, "Windfall")) as scene:
        scene["Ann"].passes()
        assert scene.outcome is None
        scene["Bob"].picks("Windfall")
        scene["Bob"].passes()

        assert scene.outcome.winners == (1,)
        assert scene.outcome.points == (15, 20)


@pytest.mark.rule("SU-121")
def test_a_lead_that_is_shared_again_does_not_decide(smash):
    """
    One ahead in the middle of a turn is not enough: at its end they share the lead again.
    """
    with smash(
        {"Longhouse": {"Ann": ["Saver"], "Bob": ["Saver"]}}, game=Practice, Ann=having(14), Bob=having(14)
    ) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks(scene.options[0])

        assert scene.outcome is None
        assert (scene["Ann"].pool("points"), scene["Bob"].pool("points")) == ({"VP": 15}, {"VP": 15})


@pytest.mark.rule("SU-Q21")
def test_after_a_tie_the_threshold_counts_again(smash):
    """
    Fifteen all; then a Tax leaves Bob with fourteen and Ann with thirteen: Bob leads alone, and has not won.
    """
    with smash(["Longhouse"], game=Practice, Ann=having(15), Bob=having(15, "Tax")) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Tax")
        scene["Bob"].passes()

        assert scene.outcome is None
        assert (scene["Ann"].pool("points"), scene["Bob"].pool("points")) == ({"VP": 13}, {"VP": 14})
        scene["Ann"].is_asked(kind="play")
