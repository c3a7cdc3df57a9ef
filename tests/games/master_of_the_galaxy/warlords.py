"""Bots that would rather take a starting system than do anything else."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from tabletop.bots import GreedyBot
from tests.games.master_of_the_galaxy.orbit import KINDS

if TYPE_CHECKING:
    from tabletop import Match, View

#: What these things are worth beside the standing of which a warlord thinks little.
STEP = 150
WAR_CARD = 150
WAR = 300
VICTORY = 1_500
LITTLE = 0.6
#: What ends all thoughts of what else might be good.
EVERYTHING = 10_000_000
#: A route that is on its way is nearly as good as a system there.
ON_ITS_WAY = 0.7


def warlord(seed: int) -> GreedyBot:
    """Return a bot that marches on the corners of others, keeps cards of wars at hand, and fights these."""
    return GreedyBot(seed, worlds=1, value=warlike)


def warlike(match: Match, seat: int) -> float:
    """Return how good a match is for one who would take a starting system of somebody else."""
    if match.outcome is not None:
        return EVERYTHING if seat in match.outcome.winners else -EVERYTHING
    view = match.view(seat)
    standing = [player.values["standing"] for player in view.players]
    rivals = max(standing[:seat] + standing[seat + 1 :])
    corners = {player.columns["home"] for player in view.players if player.seat != seat}
    cards = [card for card in view.zone("cards", seat).cards if "system" in objectives(card.kind)]
    return (
        LITTLE * (standing[seat] - rivals / 5)
        + WAR_CARD * min(len(cards), 2)
        + wars(view, seat, corners)
        - STEP * way(view, seat, corners)
    )


def objectives(kind: str) -> tuple[str, ...]:
    """Return what the sides of a conflict fight for, red first; nothing if the card is none."""
    printed = KINDS[kind].printed.numbers
    return (printed["red_objective"], printed["blue_objective"]) if "loot" in printed else ()


def wars(view: View, seat: int, corners: set[str]) -> float:
    """Return what the conflicts about these corners are worth that a seat has begun or been drawn into."""
    worth = 0.0
    for card in view.zone("fronts").cards:
        for side, other, number in (("red", "blue", 0), ("blue", "red", 1)):
            at_stake = card.columns[f"{other}_system"] in corners and objectives(card.kind)[number] == "system"
            if card.columns[f"{side}_seat"] == seat and at_stake:
                slots = len(KINDS[card.kind].printed.numbers[side].replace("*", ""))
                worth += WAR + VICTORY * card.values["strengths"][number] / slots
    return worth


def way(view: View, seat: int, corners: set[str]) -> float:
    """Return how far it is to the nearest of these corners, the longest route on its way there taken into account."""
    systems = {card.kind: card for card in view.zone("systems").cards}
    far = steps_to({corner for corner in corners if systems[corner].controller not in (None, seat)}, view)
    nearest = min([far.get(place, 9) for place, card in systems.items() if card.controller == seat], default=9)
    ahead = 0.0
    for track in view.zone("tracks").cards:
        departs, filled = track.columns["departs"], track.columns["filled"]
        if track.controller == seat and departs:
            one, other = track.values["joins"]
            leads_to = other if departs == one else one
            if systems[leads_to].controller is None and leads_to in far:
                done = len(filled.replace(".", "")) / len(filled)
                ahead = max(ahead, (nearest - far[leads_to]) * done)
    return nearest - ON_ITS_WAY * ahead


def steps_to(corners: set[str], view: View) -> dict[str, int]:
    """Return how many tracks away every system is from the nearest of some."""
    tracks = [track.values["joins"] for track in view.zone("tracks").cards]
    far = dict.fromkeys(sorted(corners), 0)
    waiting = deque(far)
    while waiting:
        here = waiting.popleft()
        for one, other in tracks:
            there = other if here == one else one
            if here in (one, other) and there not in far:
                far[there] = far[here] + 1
                waiting.append(there)
    return far
