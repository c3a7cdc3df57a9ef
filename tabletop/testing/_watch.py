"""The light checks, made after every answer of every game: nothing is lost, all invariants hold, and games end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop import Match, RulesBug, SetupError, TabletopError

from ._control import Gifts
from ._inside import cards_counted, decks_by_backs, state_of, supplies_counted
from ._tally import Broken, Tally, broken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from ._cases import Case, Picked, Policy

#: The words that the kernel ends a match with that took too long.
TOO_LONG = "tabletop.too-long"


class Watch:
    """
    Somebody who counts the cards and the supplies of a match after every answer.

    Who has seen from the beginning what was given to whom minds who controls what, too.
    """

    def __init__(self, match: Match, gifts: Gifts | None = None) -> None:
        self.gifts = gifts
        self.cards = cards_counted(state_of(match))[1]
        self.look(match)

    def look(self, match: Match) -> None:
        """Count everything, and ask for the invariants of the game."""
        state = state_of(match)
        counts, cards = cards_counted(state)
        if any(count != 1 for count in counts):
            odd = [f"{cards[row][0].name} (card {row}) {count} times" for row, count in enumerate(counts) if count != 1]
            broken("conservation", f"cards that are not in exactly one place: {', '.join(odd[:5])}", match.number)
        if cards[: len(self.cards)] != self.cards:
            broken("conservation", "a card has become another card, or changed its owner", match.number)
        self.cards = cards
        for name, (there, total, fewest) in supplies_counted(state).items():
            if fewest < 0 or (total is not None and there != total):
                why = f"there are {there} {name} of {total}, and the emptiest pool has {fewest}"
                broken("conservation", why, match.number)
        if self.gifts is not None:
            self.gifts.look(match)
        for invariant, why in match.invariants():
            broken("invariants", f"{invariant}: {why}", match.number)


def check_backs(match: Match) -> None:
    """Cards that could be taken for each other lie in one deck when the table is laid."""
    for back, decks in decks_by_backs(state_of(match)).items():
        if len(decks) > 1:
            why = f"cards with the back {back!r} lie in several decks, and could be taken for each other"
            broken("backs", f"{why}: {', '.join(decks)}; give each deck a back of its own", match.number)


def guarding(action: Callable[[], None], match: Callable[[], Match | None]) -> None:
    """Do something with a match; what the rules raise by mistake is a broken check."""
    try:
        action()
    except (Broken, SetupError):
        raise
    except RulesBug as error:
        now = match()
        broken("rules", f"{type(error).__name__}: {error}", None if now is None else now.number + 1)
    except (TabletopError, RecursionError) as error:
        broken("rules", f"{type(error).__name__}: {error}")


def watched_game(
    case: Case,
    policy: Policy,
    rng: Random,
    tally: Tally,
    answers: list[Picked],
    *,
    most: int,
    seen: Callable[[Match], None],
) -> None:
    """
    Play a game to its end under the light checks; *answers* holds those given, up to the moment of a failure.

    Whoever wants to see it is shown every moment.
    """
    match: Match | None = None

    def play() -> None:
        nonlocal match
        match = case.begin()
        check_backs(match)
        watch = Watch(match, gifts)
        seen(match)
        while (decision := match.decision) is not None:
            if case.is_long_enough(len(answers)):
                return
            if len(answers) >= most:
                broken("ends", f"the game has not ended after {most:,} answers")
            answers.append(policy(decision, rng))
            match.answer(answers[-1])
            watch.look(match)
            seen(match)
        if match.outcome is None:
            broken("ends", "nobody has to decide, and there is no outcome")
        if match.outcome.how.key == TOO_LONG:
            broken("ends", f"the match was drawn after {match.number:,} answers, because it took too long")

    with Gifts() as gifts:
        guarding(play, lambda: match)
    tally.add("decisions", len(answers))
    tally.longest = max(tally.longest, len(answers))


def rewatch(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Play answers that are known under the light checks."""
    match: Match | None = None

    def play() -> None:
        nonlocal match
        match = case.begin()
        check_backs(match)
        watch = Watch(match, gifts)
        for picked in answers:
            if match.decision is None or picked not in match.decision:
                break
            match.answer(picked)
            watch.look(match)
        if match.decision is None and match.outcome is not None and match.outcome.how.key == TOO_LONG:
            broken("ends", f"the match was drawn after {match.number:,} answers, because it took too long")

    with Gifts() as gifts:
        guarding(play, lambda: match)
