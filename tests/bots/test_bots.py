"""Bots answer legally, know no more than their seat, and look ahead."""

from collections import Counter
from random import Random
from types import SimpleNamespace

import pytest

import tabletop
from tabletop import Outcome
from tabletop.bots import KINDS, GreedyBot, LookaheadBot, RandomBot, make_bot, play_out
from tabletop.bots._candidates import candidates
from tabletop.bots._worth import worth
from tests.engine.rulesets import THE_END, Folk, lay, play

GAMES = ("tic-tac-toe", "leduc-poker", "hedge-court")


def quick(seed):
    """Return a look-ahead bot that thinks for a moment only."""
    return LookaheadBot(seed, worlds=3, depth=20)


def duel(game, seed, bot, *, seat):
    """Play a look-ahead bot at a seat of two against a random one, and return the outcome."""
    bots = [RandomBot(seed), RandomBot(seed)]
    bots[seat] = bot
    return play_out(tabletop.new(game, seats=["Ann", "Bob"], seed=seed, log=False), bots)


def after(game, answers, seed=3, **kwargs):
    """Return a match after some answers of a random bot, at the first decision of several options from there."""
    match = tabletop.new(game, seed=seed, log=False, **kwargs)
    bot = RandomBot(seed)
    while match.decision and (match.number < answers or len(match.decision.options) < 2):
        match.answer(bot.choose(match, match.decision.seat))
    assert match.decision is not None
    return match


def test_lookahead_as_first_mover_hardly_loses_tic_tac_toe():
    """Against a random bot the look-ahead bot that begins wins nearly every game of tic-tac-toe."""
    outcomes = Counter(duel("tic-tac-toe", seed, LookaheadBot(seed), seat=0).winners for seed in range(30))

    assert outcomes[(0,)] >= 27
    assert outcomes[(1,)] == 0


@pytest.mark.slow
def test_lookahead_wins_chips_at_leduc():
    """Over many hands of leduc, half of them from each seat, the look-ahead bot takes chips from the random one."""
    chips = [duel("leduc-poker", seed, LookaheadBot(seed), seat=seed % 2).points[seed % 2] for seed in range(120)]

    assert sum(chips) / len(chips) > 1


@pytest.mark.slow
def test_lookahead_wins_at_hedge_court():
    """The look-ahead bot wins most matches of hedge-court, even when it thinks for a short while."""
    bots = [LookaheadBot(seed, worlds=6, depth=60) for seed in range(14)]
    won = sum(seed % 2 in duel("hedge-court", seed, bot, seat=seed % 2).winners for seed, bot in enumerate(bots))

    assert won >= 10


@pytest.mark.battery
@pytest.mark.timeout(600)
def test_greed_wins_where_a_ruleset_says_what_is_good():
    """The greedy bot wins nearly every game of supervillain, whose Villains show how well they stand."""
    won = sum(seed % 2 in duel("supervillain", seed, GreedyBot(seed), seat=seed % 2).winners for seed in range(8))

    assert won >= 7


def test_greed_does_well_without_being_told_what_is_good():
    """In hedge-court, where nobody shows how they stand, what lies before everybody is counted."""
    won = sum(seed % 2 in duel("hedge-court", seed, GreedyBot(seed), seat=seed % 2).winners for seed in range(10))

    assert won >= 6


def test_greed_goes_for_what_it_is_told_to_value():
    """A bot that wants nothing but a few crowns has fewer, whatever the ruleset thinks of that."""

    def held(match, seat):
        return match.view(seat).pool("crowns", seat).count

    def spendthrift(match, seat):
        return -held(match, seat)

    match = after("hedge-court", 0)
    rich, poor = [GreedyBot(1, value=value) for value in (held, spendthrift)]
    worlds = [match.copy(), match.copy()]
    seat = match.decision.seat
    for world, bot in zip(worlds, (rich, poor), strict=True):
        for _ in range(12):
            if world.decision:
                chooser = bot if world.decision.seat == seat else RandomBot(1)
                world.answer(chooser.choose(world, world.decision.seat))

    assert held(worlds[0], seat) > held(worlds[1], seat)


def careful(*days):
    """Return a match in a village whose standing, Ann's luck, counts what she can still do in a turn."""
    return play(*days, counts_chances=True, standing=lambda game, player: player.luck)


def luck(match):
    """Return how lucky Ann is."""
    return match.view().players[0].columns["luck"]


@pytest.mark.parametrize("seed", range(6))
def test_greed_with_care_finds_the_one_good_answer_to_a_further_question(seed):
    """One door of six leads to luck, all others to misfortune: the bot goes, and through that door."""

    async def day(game):
        ann = game.players[0]
        if await ann.confirms("Do you go?"):
            door = await ann.choose_number("Through which door?", 1, 6)
            ann.set(luck=5 if door == 4 else -5)

    match = careful(day, day)
    for _ in range(2):
        match.answer(GreedyBot(seed).choose(match, 0))

    assert luck(match) == 5


@pytest.mark.parametrize("seed", range(6))
def test_greed_with_care_judges_a_deed_when_it_is_done(seed):
    """What one might do wrong in another step is no reason to leave a coin where it lies."""

    async def find(game):
        if await game.players[0].confirms("Do you take the coin?"):
            game.players[0].set(luck=1)

    async def lose(game):
        ann = game.players[0]
        stakes = await ann.choose_number("How much do you lose?", 0, 30)
        ann.set(luck=ann.luck and ann.luck - stakes)

    match = careful(find, lose)
    match.answer(GreedyBot(seed).choose(match, 0))

    assert luck(match) == 1


def test_greed_without_care_looks_on_until_another_is_asked():
    """Where standing tells only what there is, the bot leaves a coin that it would lose a hundred others with."""

    async def ask_bob(game):
        await game.players[1].confirms("Do you sleep?")

    async def find(game):
        if await game.players[0].confirms("Do you take the coin?"):
            game.players[0].set(luck=1)

    async def lose(game):
        ann = game.players[0]
        stakes = await ann.choose_number("How much do you lose?", 50, 100)
        ann.set(luck=ann.luck and ann.luck - stakes)

    match = play(find, lose, ask_bob, standing=lambda game, player: player.luck)
    match.answer(GreedyBot(1).choose(match, 0))

    assert luck(match) == 0


def test_a_value_that_is_none_is_refused():
    """What a bot is told to value is a function, and that returns a number."""
    match = after("hedge-court", 0)
    seat = match.decision.seat

    with pytest.raises(TypeError, match="value is a function of a match and a seat, and not 'crowns'"):
        GreedyBot(1, value="crowns")
    for odd in (None, (1, 2), float("nan")):
        with pytest.raises(TypeError, match="the value of a match is a number, and not"):
            GreedyBot(1, value=lambda match, seat, odd=odd: odd).choose(match, seat)


@pytest.mark.parametrize("bots", [[RandomBot(1)], {1: RandomBot(1)}, []])
def test_a_seat_without_a_bot_is_named(bots):
    """Every seat needs a bot before any of them answers."""
    match = tabletop.new("hedge-court", ["Ann", "Bob"], seed=1)

    with pytest.raises(ValueError, match=r"every seat needs a bot, and there is none for .*(Ann|Bob)"):
        play_out(match, bots)
    assert match.number == 0


@pytest.mark.parametrize("answers", [0, 3, 8])
def test_greed_cannot_tell_twins_apart(answers):
    """What a seat can't see has no say in what the greedy bot picks."""
    match = after("supervillain", answers)
    seat = match.decision.seat
    twin = match.imagine(seat, Random(1))

    assert GreedyBot(4).choose(match, seat) == GreedyBot(4).choose(twin, seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_match(game):
    """Two matches of bots with the same seeds go the same way, answer by answer."""
    matches = [tabletop.new(game, seed=5, log=False) for _ in range(2)]
    for match in matches:
        play_out(match, [quick(1), quick(2)])

    assert matches[0].answers == matches[1].answers
    assert matches[0].digest() == matches[1].digest()


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_another_seed_makes_other_choices(kind):
    """Somewhere in a match a bot of another seed answers otherwise."""
    matches = [tabletop.new("hedge-court", seed=5, log=False) for _ in range(2)]
    bots = [make_bot(kind, seed) for seed in (1, 2)]
    for _ in range(40):
        for match, bot in zip(matches, bots, strict=True):
            match.answer(bot.choose(match, match.decision.seat))
        if matches[0].answers != matches[1].answers:
            break

    assert matches[0].answers != matches[1].answers


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_bots_only_give_legal_answers_and_leave_the_match_alone(game, seed):
    """Whatever a bot answers is on offer, and while it thinks nothing on the table moves."""
    match = tabletop.new(game, seed=seed, log=False)
    bots = [quick(seed), RandomBot(seed)]
    while match.decision:
        before = match.digest()
        answer = bots[match.decision.seat].choose(match, match.decision.seat)
        assert answer in match.decision
        assert match.digest() == before
        match.answer(answer)


@pytest.mark.parametrize("game", ["leduc-poker", "hedge-court"])
@pytest.mark.parametrize("answers", [0, 2, 5, 9])
def test_bots_cannot_tell_twins_apart(game, answers):
    """Dealing anew all that a seat can't see changes nothing about what its bot answers."""
    match = after(game, min(answers, 1) if game == "leduc-poker" else answers)
    seat = match.decision.seat
    dice = Random(answers)
    for bot in (quick(1), RandomBot(1)):
        chosen = {bot.choose(match.imagine(seat, dice), seat) for _ in range(6)}
        assert chosen == {bot.choose(match, seat)}


def flock():
    """Return a ram and a ewe of each strength."""
    return [
        type(Folk)(f"{name}{n}", (Folk,), {"__doc__": "It grazes."}, strength=n)
        for name in ("Ram", "Ewe")
        for n in range(10)
    ]


SHEEP = flock()


async def graze(game):
    """Deal Bob half of the flock."""
    bob = game.players[1]
    lay(game, bob.deck, *SHEEP, owner=bob)
    await bob.deck.shuffle()
    await game.draw(bob, bob.deck, bob.hand, 10)


async def bet(game):
    """Tell how strong all in Bob's hand are, which hardly any other deal fits, and have Ann bet on what the first one is."""
    ann, bob = game.players
    ann.set(luck=int("1" + "".join([str(sheep.strength) for sheep in bob.hand])))
    bets_on_ram = await ann.confirms("Is it a ram?")
    game.end(Outcome.won_by(0 if bets_on_ram is bob.hand.first.name.startswith("Ram") else 1, 2, THE_END))


@pytest.mark.parametrize("kind", [LookaheadBot, GreedyBot])
def test_where_nothing_else_can_be_imagined_bots_do_not_play_on_what_they_cannot_know(kind):
    """Where only the cards as they lie fit what was told, bots that look ahead win no bet more often than by chance."""
    won = 0
    for seed in range(30):
        match = play(graze, bet, cards=SHEEP, seed=seed, log=False)
        assert not match.imagine(0, Random(seed)).is_guess
        match.answer(kind(seed, worlds=2).choose(match, 0))
        won += match.outcome.winners == (0,)

    assert 8 <= won <= 22


def test_more_than_two_can_play():
    """Bots play hedge-court with four to the end."""
    match = tabletop.new("hedge-court", seats=4, seed=2, log=False)

    assert len(play_out(match, [RandomBot(seat) for seat in range(4)]).points) == 4


def test_chance_needs_no_bot():
    """Where dice and shuffles are decisions, bots play on: chance is played for them."""
    match = tabletop.new("leduc-poker", seed=2, log=False, ask_chance=True)

    assert sum(play_out(match, [quick(1), RandomBot(2)]).points) == 0


def test_a_bot_for_another_seat_is_refused():
    """A bot that is asked for a seat that does not decide says so, and after the end too."""
    match = tabletop.new("tic-tac-toe", seed=1)
    for bot in (RandomBot(), LookaheadBot()):
        with pytest.raises(tabletop.WrongSeat):
            bot.choose(match, 1)
    play_out(match, [RandomBot(), RandomBot()])

    with pytest.raises(tabletop.NothingToDecide):
        RandomBot().choose(match, 0)


def test_candidates_are_every_subset_if_there_are_few():
    """Of a choice of up to two of three, ordered or not, all ways are tried, each once."""

    async def step(game):
        picked = await game.active.choose_some("Which?", ["a", "b", "c"], at_most=2, ordered=game.options.ordered)
        game.end(tabletop.Outcome.by_points([len(picked)], "That was it."))

    unordered = candidates(several(step, ordered=False).decision, Random(1), 40)
    ordered = candidates(several(step, ordered=True).decision, Random(1), 40)

    assert unordered == [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]
    assert len(ordered) == len(set(ordered)) == 1 + 3 + 6


def test_candidates_of_too_many_are_a_sample():
    """Of a choice with thousands of ways a few are drawn: different ones, all legal."""

    async def step(game):
        await game.active.choose_some("Which?", range(20), at_least=5, at_most=9, ordered=game.options.ordered)
        game.end(tabletop.Outcome.drawn(1, "That was it."))

    decision = several(step, ordered=True).decision
    found = candidates(decision, Random(1), 12)

    assert 1 < len(found) <= 12
    assert len(set(found)) == len(found)
    assert all(picks in decision for picks in found)


def test_candidates_of_a_long_list_are_a_sample():
    """Of hundreds of single options a few are drawn, in their order."""

    async def step(game):
        await game.active.choose_number("How many?", 0, 500)
        game.end(tabletop.Outcome.drawn(1, "That was it."))

    found = candidates(several(step, ordered=False).decision, Random(1), 10)

    assert found == sorted(set(found))
    assert len(found) == 10


def test_the_budget_bounds_the_thinking():
    """A bot with a small budget imagines fewer worlds: it stops after the one in which the budget runs out."""
    match = after("hedge-court", 2)
    imagined = []

    class Counted:
        decision, decisions, number = match.decision, match.decisions, match.number

        def imagine(self, seat, dice):
            imagined.append(seat)
            return match.imagine(seat, dice)

    LookaheadBot(1, worlds=50, depth=30, budget=1).choose(Counted(), match.decision.seat)

    assert imagined == [match.decision.seat]


def test_unknown_kinds_of_bot_are_refused():
    """Asking for a kind of bot that does not exist names the ones that do."""
    with pytest.raises(tabletop.NoSuchThing, match="lookahead, random"):
        make_bot("deep-thought")


def several(step_of_game, *, ordered):
    """Return a match of a game of one decision."""
    import attrs

    @attrs.frozen
    class Options:
        ordered: bool = False

    class Several(tabletop.Game):
        """A game of one decision."""

        id = "one-decision"
        title = "One decision"
        seats = (1,)
        options_class = Options

        async def step(self):
            await step_of_game(self)

    return tabletop.new(Several, seed=1, ordered=ordered)


@pytest.mark.parametrize("rival", [-300, 0, 7, 300])
def test_whoever_stands_better_is_worth_more(rival):
    """However the best rival stands, at nothing or below it, a better standing of one's own is worth more."""
    worths = [worth(SimpleNamespace(outcome=None, standings=(own, rival)), 0)[0] for own in (-400, 0, 20, 300, 900)]

    assert worths == sorted(set(worths))
    assert all(0 < one < 1 for one in worths)
