"""The check that a game comes out the same in another process, however Python orders its sets there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tabletop import Expansion, Ruleset, games

from ._cases import POLICIES, Case
from ._tally import Tally, broken
from ._writes import differing, writes_of
from .worker import fingerprint

if TYPE_CHECKING:
    from collections.abc import Sequence

#: What Python makes the hashes of words from; "random" is another number each time.
HASH_SEEDS: Final = ("0", "1", "random")
#: No batch takes longer than this, in seconds.
PATIENCE: Final = 600


def address_of(rules: Ruleset) -> str | None:
    """Return where a fresh process finds a game: nothing if it is installed, None if there is no such place."""
    game = rules.plain.game
    installed = games().get(game.id)
    if installed is not None and installed.game is game and game.__module__ not in ("__main__",):
        from importlib.metadata import entry_points

        if any(point.name == game.id for point in entry_points(group="tabletop.games")):
            return ""
    module = sys.modules.get(game.__module__)
    if game.__module__ == "__main__" or getattr(module, game.__qualname__, None) is not game:
        return None
    return f"{game.__module__}:{game.__qualname__}"


def addresses_of(expansions: Sequence[Expansion]) -> list[str] | None:
    """Return where a fresh process finds some expansions; None if there is no such place for one of them."""
    found = []
    for one in expansions:
        things = vars(sys.modules[one.module]) if one.module in sys.modules and one.module != "__main__" else {}
        name = next((name for name, thing in things.items() if thing is one), None)
        if name is None:
            return None
        found.append(f"{one.module}:{name}")
    return found


def policy_name(case: Case) -> str:
    """Return by which policy a worker plays a case."""
    return list(POLICIES)[case.seed % len(POLICIES)]


class Odd(NamedTuple):
    """A case that comes out another way in a fresh process, and the first write that differs there."""

    number: int
    difference: str


def check_processes(cases: Sequence[Case], tally: Tally) -> Odd | None:
    """Play some cases here and in fresh processes; return the first case that comes out another way there."""
    rules = cases[0].ruleset
    address, expansions = address_of(rules), addresses_of(rules.game.expansions)
    if address is None or expansions is None or rules._instead:
        return None
    here = [fingerprint(case, policy_name(case)) for case in cases]
    orders = {
        "game": rules.name,
        "address": address,
        "expansions": expansions,
        "path": sys.path,
        "writes": False,
        "games": [[case.seats, case.seed, dict(case.options), case.length, policy_name(case)] for case in cases],
    }
    for hash_seed in HASH_SEEDS:
        there = ask_worker(orders, hash_seed)
        tally.add("games in fresh processes", len(cases))
        for number, (one, other) in enumerate(zip(here, there, strict=True)):
            if one != other:
                return Odd(number, first_write(cases[number], orders, number, hash_seed))
    return None


def first_write(case: Case, orders: dict[str, Any], number: int, hash_seed: str) -> str:
    """Play a case again here and there, and say which write is the first that differs."""
    here = writes_of(lambda: fingerprint(case, policy_name(case)))
    there: Any = ask_worker({**orders, "games": orders["games"][number : number + 1], "writes": True}, hash_seed)
    return differing(here, [(words, line) for words, line in there[0]])


def ask_worker(orders: dict[str, Any], hash_seed: str) -> list[Any]:
    """Have a fresh process play, and return what comes out."""
    # The process needs the machine's own environment to start at all; no rule reads it.
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}  # noqa: TID251
    done = subprocess.run(
        [sys.executable, "-m", "tabletop.testing.worker"],
        input=json.dumps(orders),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment,
        check=False,
    )
    if done.returncode != 0:
        broken("processes", f"a fresh process can't play the game: {done.stderr[-1000:]}")
    found: list[Any] = json.loads(done.stdout)
    return found
