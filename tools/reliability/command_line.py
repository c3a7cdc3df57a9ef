"""A check of the command line: whatever stands on it, or in a file that it names, is done or refused in one line."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from tabletop import Ruleset, TabletopError, cli
from tabletop.testing import Case
from tabletop.testing._cases import Picked
from tabletop.testing._doors import Doorkeeper
from tabletop.testing._input import bitten, some_id
from tabletop.testing._tally import Tally

#: What the check is called.
NAME: Final = "command line"
#: How many commands to play are tried of each game.
COMMANDS: Final = 12


def check_command_line(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Whatever stands on the command line, or in a file that it names, is done or refused in one line."""
    keeper = Doorkeeper(NAME, "odd inputs", tally)
    match = case.play(answers)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.json"
        path.write_bytes(bitten(match.save().encode(), rng))
        for command in commands(case.ruleset, str(path), rng, COMMANDS):
            keeper.hand_in(obey, command, Refusal, f"tabletop {' '.join(command):.300}")


class Refusal(Exception):
    """The command line says what is wrong, and nothing else."""


def obey(command: Sequence[str]) -> None:
    """Do what a command says, but for sitting down at a table; a refusal has one line, as far as people see."""
    said, wrong = io.StringIO(), io.StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(wrong):
            if command[0] == "play":
                cli.seating_for(cli.parser().parse_args(command))
                return
            code = cli.main(command)
    except TabletopError as error:
        raise Refusal from error
    except SystemExit as error:
        code = error.code if isinstance(error.code, int) else -1
    if code == cli.REFUSED and wrong.getvalue().strip():
        raise Refusal
    if code != cli.WELL:
        raise AssertionError(f"it returns {code}, and says {wrong.getvalue()!r:.300}")


def commands(rules: Ruleset, path: str, rng: Random, count: int) -> Iterator[list[str]]:
    """Make commands that are near to right ones."""
    names = [option.name for option in rules.options] or ["nothing"]
    for _ in range(count):
        words = {
            "--seats": rng.choice(("Ann,Bob", "2", "99", ",,", "Ann,Ann")),
            "--bots": rng.choice(("Bob=random", "none", "lookahead", "Bob=")),
            "--seed": rng.choice(("7", "0x7", "9" * 60)),
            "--option": f"{rng.choice(names)}={rng.choice(('yes', '1', 'none', 'a,b', '[[1]]', '[' * 5_000))}",
        }
        chosen = rng.sample(sorted(words), rng.randint(1, 3))
        yield ["play", rules.name, *[part for name in chosen for part in (name, gnawed(words[name], rng))]]
    yield ["replay", path, "--seat", gnawed("0", rng)]
    yield ["play", "--resume", path]
    yield ["cards", rules.name, gnawed(some_id(rules), rng)]
    yield ["cards", rules.name, "--sets", gnawed("base-game,x", rng)]
    yield ["cards", rules.name, "--cards", path]
    yield ["rules", gnawed(rules.name, rng)]
    yield ["schema", gnawed("view", rng)]


def gnawed(words: str, rng: Random) -> str:
    """Return words of which some letters were changed, at most every other time; none that stands for an option of its own."""
    if rng.random() < 0.5:
        return words
    found = bitten(words.encode(), rng).decode("latin-1").replace("\0", "")
    return found.lstrip("-")
