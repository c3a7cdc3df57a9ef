"""
Golden playthroughs of Hedge Court: whole matches as texts, beside this file in goldens/.

After a change of rules or words, ``TABLETOP_REWRITE=1 pytest examples/plugins/hedge_court/tests/test_goldens.py``
writes them anew; then the diff is what there is to review.
"""

from pathlib import Path
from random import Random

import pytest

import tabletop
from tabletop.testing import check_golden, golden

GOLDENS = Path(__file__).parent / "goldens"
NAMES = ["Ann", "Bob", "Cid", "Dot"]
#: More answers than this make a file that nobody wants to read.
MOST = 110
LARGEST = 40_000


def at_random(decision, dice):
    """Pick anything."""
    if decision.single:
        return dice.randrange(len(decision.options))
    return tuple(dice.sample(range(len(decision.options)), dice.randint(decision.at_least, decision.at_most)))


def busy(decision, dice):
    """Do as much as there is to do: pass only if there is nothing else, and say yes to everything."""
    if not decision.single or len(decision.options) == 1 or decision.kind == "confirm":
        return 0 if decision.single else at_random(decision, dice)
    labels = [option.label for option in decision.options]
    return dice.randrange(len(labels) - (labels[-1] == "Pass"))


def scheming(decision, dice):
    """Play tricks, use folk and take masks off before anything else; parry what can be parried."""
    labels = [option.label for option in decision.options]
    clever = [index for index, label in enumerate(labels) if label.startswith(CLEVER) or ": " in label]
    return dice.choice(clever) if clever and decision.single else busy(decision, dice)


def lazy(decision, dice):
    """Pass every other time, say no to everything, and keep as many cards as possible."""
    if decision.single and (decision.kind in ("confirm", "react") or dice.random() < 0.5):
        return len(decision.options) - 1
    return at_random(decision, dice)


CLEVER = ("Unmask", "Ambush", "Feast", "Census", "Tithe", "Assassin", "Mummer", "Blackmailer")
POLICIES = (at_random, busy, scheming, lazy)
GAMES = [(policy, seats, seed) for policy in POLICIES for seats in (2, 3, 4) for seed in (1, 2)]


def played(policy, seats, seed):
    """Play a match by a policy, to its end or until it would be too long to read."""
    match = tabletop.new("hedge-court", NAMES[:seats], seed=seed)
    dice = Random(seed)
    while match.decision and match.number < MOST:
        match.answer(policy(match.decision, dice))
    return match


def name_of(policy, seats, seed):
    """Return what the file of a match is called."""
    return f"{seats}-seats-{policy.__name__.replace('_', '-')}-{seed}.txt"


@pytest.mark.parametrize(("policy", "seats", "seed"), GAMES, ids=[name_of(*game) for game in GAMES])
def test_a_match_goes_as_it_always_went(policy, seats, seed):
    """
    Every decision, every option, every event and all that each seat sees is as it was when somebody reviewed it.
    """
    text = golden(played(policy, seats, seed))

    assert len(text.encode()) <= LARGEST
    check_golden(GOLDENS / name_of(policy, seats, seed), text)


def test_every_golden_file_is_replayed():
    """
    No file lies there that no test looks at.
    """
    assert sorted(path.name for path in GOLDENS.iterdir()) == sorted(name_of(*game) for game in GAMES)


def test_the_goldens_show_every_card():
    """
    Taken together the playthroughs play every card there is.
    """
    told = "\n".join(path.read_text(encoding="utf-8") for path in GOLDENS.iterdir())
    shown = [card.name for card in tabletop.ruleset("hedge-court").cards]

    assert [name for name in shown if f"> {name}" not in told] == []
