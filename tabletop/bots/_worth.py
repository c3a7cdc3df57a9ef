"""What a match is worth to a seat, at its end or while it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop import Match, Outcome, View

#: How much of a win it is to be far ahead when nobody has won yet.
NOT_YET = 0.5
#: How far ahead one is by so many pieces and numbers.
FAR = 10


def margin(scores: list[int], seat: int) -> int:
    """Return by how much a seat is ahead of the best other one (behind: a negative number)."""
    rivals = scores[:seat] + scores[seat + 1 :]
    return scores[seat] - max(rivals, default=0)


def win_share(outcome: Outcome, seat: int) -> float:
    """Return 1 for a win, a part of it for a shared one, a half of it if nobody won, else 0."""
    if not outcome.winners:
        return 0.5
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def holdings(view: View) -> list[int]:
    """Add up what each player visibly has: pieces in their pools, cards in play with their numbers."""
    have = [0] * len(view.players)
    for pool in view.pools:
        if pool.holder == "player" and pool.place is not None:
            have[pool.place] += 2 * pool.count
    for zone in view.zones:
        for card in zone.cards:
            if card is not None and card.controller is not None:
                have[card.controller] += 1 + sum(value for value in card.values.values() if isinstance(value, int))
    return have


def worth(match: Match, seat: int) -> tuple[float, int]:
    """Return how far a match is won for a seat, from 0 to 1, and by how many points it leads."""
    outcome = match.outcome
    if outcome is not None:
        return win_share(outcome, seat), margin(list(outcome.points), seat)
    told = match.standings
    have = list(told) or holdings(match.view(seat))
    ahead = margin(have, seat)
    return 0.5 + NOT_YET / 2 * (lead(have[seat], have[seat] - ahead) if told else ahead / (abs(ahead) + FAR)), 0


def lead(mine: int, rival: int) -> float:
    """
    Return how far somebody is ahead of the best rival, from -1 to 1.

    How far is far goes by what the rival has. More of one's own is always worth more, and more of a rival's never is,
    also where one of them has less than nothing.
    """
    far = max(FAR, rival)
    if mine < 0 <= rival:
        return far / (rival + far) * FAR / (FAR - mine) - 1
    return (mine - rival) / (abs(mine - rival) + far)
