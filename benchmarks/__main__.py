"""The command line: ``python -m benchmarks``."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from .run import run


def at_least_one(text: str) -> int:
    """Read a number of rounds."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} rounds measure nothing")
    return number


def parser() -> argparse.ArgumentParser:
    """Return the parser of our command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description="Measure tabletop and its peers in one run and print the ratios.",
    )
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="NAME",
        help="rulesets or peers, by any part of the name; what they are compared with comes along",
    )
    parser.add_argument("--rounds", type=at_least_one, default=5, help="how often to measure everything (5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what was asked for and print the table."""
    asked = parser().parse_args(arguments)
    report = run(asked.only, asked.rounds, lambda line: print(line, file=sys.stderr))
    print(report.as_text())
    if asked.json:
        text = json.dumps(report.as_data(), ensure_ascii=False, indent=2)
        asked.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
