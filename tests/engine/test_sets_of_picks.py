"""Things that must be right together are chosen one after the other, with what fits, until they are enough."""

from tests.engine.rulesets import labels, play

PILES = (1, 2, 3, 4)


def at_most_five(chosen, pile):
    """Say why a pile would be too much."""
    return "That is too much." if sum(chosen) + pile > 5 else None


def carry(told, **how):
    """Have the first villager carry piles, and tell which."""

    async def day(game):
        told.append(await game.players[0].choose_set("Which pile?", PILES, **how))

    return play(day)


def test_things_are_chosen_until_they_are_enough():
    """
    Before that nobody can be done, from then on one may.
    """
    told = []
    match = carry(told, enough=lambda chosen: sum(chosen) >= 5)

    assert labels(match) == ["1", "2", "3", "4"]
    match.answer("4")
    assert labels(match) == ["1", "2", "3"]
    match.answer("2")
    assert labels(match) == ["1", "3", "Pass"]
    match.answer("Pass")
    assert told == [(4, 2)]


def test_what_does_not_fit_is_not_on_offer_and_says_why():
    """
    Each choice counts what is chosen already.
    """
    told = []
    match = carry(told, enough=lambda chosen: True, fits=at_most_five)

    match.answer("3")
    assert labels(match) == ["1", "2", "Pass"]
    assert str(match.why_not("4")) == "That is too much."
    match.answer("2")
    assert told == [(3, 2)]


def test_it_ends_when_nothing_fits_any_more():
    """
    Nobody is asked about nothing.
    """
    told = []
    match = carry(told, enough=lambda chosen: False, fits=at_most_five)

    match.answer("4")
    assert told == [(4, 1)]


def test_all_may_be_chosen():
    """
    After the last one nobody is asked.
    """
    told = []
    match = carry(told, enough=lambda chosen: len(chosen) >= 3)
    for pile in ("1", "2", "3", "4"):
        match.answer(pile)

    assert told == [PILES]


def test_something_may_be_done_at_once_with_each():
    """
    It is done before the next one is chosen.
    """
    done = []

    async def day(game):
        async def pay(pile):
            done.append(pile)

        await game.players[0].choose_set("Which pile?", PILES, enough=lambda chosen: True, at_once=pay)

    match = play(day)
    match.answer("2")

    assert done == [2]
    match.answer("Pass")
    assert match.outcome is not None
