"""
A fresh process that plays games again and prints what comes out: ``python -m tabletop.testing.worker``.

It reads what to play as JSON from its standard input, and answers with one fingerprint a game.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from hashlib import sha256
from importlib.metadata import EntryPoint
from typing import Any

from tabletop import Ruleset, register, register_expansion, ruleset, to_json

from ._cases import POLICIES, Case, dice
from ._checks import readers
from ._writes import writes_of


def fingerprint(case: Case, policy: str) -> str:
    """Play a game, and return a fingerprint of all its tables, decisions, views and events."""
    match = case.begin(log=True)
    rng = dice("worker", case.seed)
    found = sha256()
    while match.decision is not None and not case.is_long_enough(match.number):
        found.update(f"{match.digest()} {match.decision!r} {match.decision.seat}".encode())
        match.answer(POLICIES[policy](match.decision, rng))
    found.update(f"{match.digest()} {match.outcome!r}".encode())
    for seat in readers(match):
        found.update(to_json(match.view(seat)).encode())
    found.update(to_json(match.events(case.seed % case.seats)).encode())
    return found.hexdigest()


def ruleset_at(address: str, name: str) -> Ruleset:
    """Return a ruleset that lies where an entry point would say: ``module:Class``; or the installed one."""
    if not address:
        return ruleset(name)
    return register(EntryPoint(name, address, "tabletop.games").load())


def run(orders: Any) -> list[Any]:
    """Play what is ordered, and return fingerprints, or all that was written."""
    rules = ruleset_at(orders["address"], orders["game"])
    for address in orders["expansions"]:
        register_expansion(EntryPoint(address, address, "tabletop.expansions").load())
    plays = [
        partial(fingerprint, Case(ruleset=rules, seats=seats, seed=seed, options=options, length=length), policy)
        for seats, seed, options, length, policy in orders["games"]
    ]
    return [writes_of(play) for play in plays] if orders["writes"] else [play() for play in plays]


def main() -> None:
    """Read orders, and print what comes out."""
    orders = json.load(sys.stdin)
    sys.path[:] = orders["path"]
    sys.stdout.write(json.dumps(run(orders)))


if __name__ == "__main__":
    main()
