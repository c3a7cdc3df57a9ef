"""What playthroughs of all games share: who plays them, how far, and how closely they are looked at."""

from random import Random

import tabletop

NAMES = ["Ann", "Bob", "Cid", "Dot"]
#: Larger files than this nobody reviews.
LARGEST = 100_000
#: The checks that look at every moment of a game from all sides, and take a hundred times as long as playing it.
DEEP_CHECKS = (
    "chance", "history", "replay", "undo", "looking", "options", "refusals", "fold", "twins", "canaries", "unseen",
    "saves", "lies", "processes",
)  # fmt: skip


def at_random(decision, dice):
    """Pick anything."""
    if decision.single:
        return dice.randrange(len(decision.options))
    return tuple(dice.sample(range(len(decision.options)), dice.randint(decision.at_least, decision.at_most)))


def eager(decision, dice):
    """Play whatever can be played, use whatever can be used, and say yes to everything."""
    if not decision.single or len(decision.options) == 1 or decision.kind == "confirm":
        return 0 if decision.single else at_random(decision, dice)
    return dice.randrange(len(decision.options) - (decision.options[-1].label == "Pass"))


def played(game, seats, number, options, most):
    """Play the beginning of a match: every third at random, the others eagerly."""
    match = tabletop.new(game, NAMES[:seats], seed=number, **options)
    dice = Random(number)
    policy = at_random if number % 3 == 0 else eager
    while match.decision and match.number < most:
        match.answer(policy(match.decision, dice))
    return match
