"""The command line: what is installed, what the rules and cards say, saves played again, and games played."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import tabletop
from tabletop import BadSeed, MalformedSave, Match, NoSuchSeat, Ruleset, TabletopError, UnknownGame
from tabletop._base.reading import LARGEST_SAVE, read_file
from tabletop.terminal import _listing as listing
from tabletop.terminal._seating import Seating, did_you_mean, read_bots, read_names, read_values

if TYPE_CHECKING:
    from collections.abc import Sequence

#: What a command returns when all is well, and when it was asked for something that can't be.
WELL = 0
REFUSED = 2

#: What is said of an option that several commands have.
WITH_SETS = "with these expansions added"

EXAMPLES = """\
examples:
  tabletop games
  tabletop play hedge-court
  tabletop play hedge-court --seats Ann,Bob,Cyd --bots Cyd=random
  tabletop play tic-tac-toe --watch
  tabletop play --resume hedge-court.json
  tabletop start my-game
  tabletop check my-game
  tabletop check smash-up.kitchen-garden
"""
#: What somebody does next who has started a project.
STARTED = """
Next:
  cd {home}
  pip install -e '.[play,test]'
  tabletop play {game}
  pytest
  tabletop check ."""


class Parser(argparse.ArgumentParser):
    """A parser that says what was probably meant."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and leave."""
        _, _, rest = message.partition("invalid choice: '")
        if rest:
            message += did_you_mean(rest.partition("'")[0], list(COMMANDS))
        super().error(message)


# ------------------------------------------------------------------------------------------------ what was asked for


def rules_of(name: str) -> Ruleset:
    """Return an installed game, or say what there is."""
    try:
        return tabletop.ruleset(name)
    except UnknownGame as error:
        hint = did_you_mean(name, error.installed)
        error.args = (f"{error}{hint}",)
        raise


def rules_with_sets(name: str, sets: str | None) -> Ruleset:
    """Return an installed game with the sets that are named."""
    rules = rules_of(name)
    return rules if sets is None else rules.with_sets([part.strip() for part in sets.split(",") if part.strip()])


def rules_with(asked: argparse.Namespace) -> Ruleset:
    """Return a game with the expansions that are named, and with a user's own values laid over its cards."""
    from tabletop._rules.own_values import own_values

    rules = rules_with_sets(asked.game, asked.sets)
    return rules if asked.cards is None else rules.with_cards(own_values(asked.cards))


def read_match(path: str, *, verify: bool = False) -> Match:
    """Return the match in a file."""
    try:
        text = read_file(path, LARGEST_SAVE)
    except OSError as error:
        raise MalformedSave(f"{path:.200}", error.strerror or "cannot be read") from None
    except ValueError:  # a path with a sign that no path has
        raise MalformedSave(f"{path:.200}", "cannot be read") from None
    return tabletop.load(text, verify=verify)


def read_seat(given: str | None, names: Sequence[str]) -> int | None:
    """Return a seat by its number or name; None is a spectator."""
    if given is None:
        return None
    if given in names:
        return names.index(given)
    if given.isdecimal() and len(given) < 4 and int(given) < len(names):
        return int(given)
    raise NoSuchSeat(given, len(names))


# ------------------------------------------------------------------------------------------------ commands


def show_games(asked: argparse.Namespace) -> None:
    """List what is installed."""
    print(listing.game_list(tabletop.games()))


def show_rules(asked: argparse.Namespace) -> None:
    """Tell what a game is about."""
    print(listing.rules_page(rules_of(asked.game)))


def show_cards(asked: argparse.Namespace) -> None:
    """List the cards of a game, or tell all of one."""
    rules = rules_with(asked)
    if asked.card is None:
        print(listing.card_table(rules, asked.kind))
    else:
        print(listing.card_page(listing.find_card(rules, asked.card), rules))


def show_schema(asked: argparse.Namespace) -> None:
    """Print one JSON Schema, or all of them by name."""
    import json

    from tabletop.schemas import NAMES, schema

    found = schema(asked.name) if asked.name else {name: schema(name) for name in NAMES}
    print(json.dumps(found, indent=2, ensure_ascii=False))


def show_manifest(asked: argparse.Namespace) -> None:
    """Print what a frontend has to know of a game."""
    import json

    found = tabletop.to_data(tabletop.manifest(rules_with(asked)))
    print(json.dumps(found, indent=2, ensure_ascii=False))


def check(asked: argparse.Namespace) -> int:
    """Check a game or an expansion as its author would want it before others play it."""
    from tabletop.testing._command import check

    return check(asked.plugin, asked.games, asked.length, partial(print, flush=True))


def start(asked: argparse.Namespace) -> None:
    """Write a project to start from."""
    from tabletop.starting import start

    folder = Path(asked.folder)
    written = start(asked.name, folder)
    print("\n".join([f"{folder / asked.name} is a game in a package of its own:", *[f"  {file}" for file in written]]))
    print(STARTED.format(home=folder / asked.name, game=asked.name))


def replay(asked: argparse.Namespace) -> None:
    """Play a save again, and print what a seat saw."""
    match = read_match(asked.file)
    seat = read_seat(asked.seat, match.seats)
    again = match.replay()
    reader = "a spectator" if seat is None else listing.plain(match.seats[seat])
    print(f"{listing.plain(match.ruleset.title)}: {', '.join(match.seats)}; as {reader} saw it")
    answers = 0
    for event in again.events(seat):
        if event.kind == "Asked":
            answers += 1
        elif event.kind != "Something":
            print(f"{answers:4}  {listing.plain(event.text.english)}")
    view = match.view(seat)
    if view.outcome is None:
        waiting = " and ".join([match.seats[seat] if seat >= 0 else "chance" for seat in view.waiting])
        print(f"After {listing.of(match.number, 'answer')} the match waits for {waiting}.")
    else:
        winners = ", ".join(match.seats[seat] for seat in view.outcome.winners) or "nobody"
        print(f"After {listing.of(match.number, 'answer')}: {winners} won, points {list(view.outcome.points)}.")
    print("Played again from the set-up, it comes out the same.")


def play(asked: argparse.Namespace) -> None:
    """Sit down at a table."""
    from tabletop.terminal import play

    play(seating_for(asked), pace=asked.pace)


def seating_for(asked: argparse.Namespace) -> Seating:
    """Return who plays what with whom."""
    if asked.resume is not None:
        match = read_match(asked.resume)
        if asked.game not in (None, match.ruleset.name):
            raise tabletop.ForeignSave(match.ruleset.name, asked.game)
    else:
        rules = rules_with_sets(asked.game, asked.sets)
        names = read_names(asked.seats, rules)
        values = read_values(asked.option, rules)
        match = tabletop.new(rules, names, seed=asked.seed, cards=asked.cards, **values)
    every = range(len(match.seats))
    named = asked.seats is not None and not asked.seats.strip().isdecimal()
    usual: Sequence[int] = every if asked.watch else () if named else every[1:]
    bots = read_bots(asked.bots, match.seats, usual=usual)
    if asked.watch:
        bots = {seat: bots.get(seat, "lookahead") for seat in every}
    return Seating(match, bots, seeded=asked.seed is not None, passes_over=asked.pass_over)


# ------------------------------------------------------------------------------------------------ words


def seed(words: str) -> int:
    """Read a seed."""
    try:
        return int(words)
    except ValueError:
        raise BadSeed from None


def number(words: str) -> int:
    """Read how many games are played, or how many answers are given."""
    if not (words.isdecimal() and len(words) < 7 and int(words) > 0):
        raise argparse.ArgumentTypeError(f"{words!r:.40} is not a number from 1 to 999999")
    return int(words)


def seconds(words: str) -> float:
    """Read how long a bot waits."""
    try:
        found = float(words)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 60:
        raise argparse.ArgumentTypeError(f"{words!r:.40} is not a number of seconds from 0 to 60")
    return found


def add_games(parser: argparse.ArgumentParser) -> None:
    """Nothing more to say."""
    parser.set_defaults(do=show_games)


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Which game."""
    parser.add_argument("game", metavar="GAME")
    parser.set_defaults(do=show_rules)


def add_cards(parser: argparse.ArgumentParser) -> None:
    """Which game, and which of its cards."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("card", metavar="CARD", nargs="?", help="tell all of this card")
    parser.add_argument("--kind", metavar="K", help="only cards of this kind")
    add_changes(parser)
    parser.set_defaults(do=show_cards)


def add_changes(parser: argparse.ArgumentParser) -> None:
    """What is added to a game, and laid over its cards."""
    parser.add_argument("--sets", metavar="ID,ID", help=WITH_SETS)
    parser.add_argument("--cards", metavar="FILE.toml", help="with your own values for some cards laid over")


def add_manifest(parser: argparse.ArgumentParser) -> None:
    """Which game."""
    parser.add_argument("game", metavar="GAME")
    add_changes(parser)
    parser.set_defaults(do=show_manifest)


def add_check(parser: argparse.ArgumentParser) -> None:
    """Which game or expansion, and how much of it."""
    parser.add_argument(
        "plugin",
        metavar="PLUGIN",
        help="an installed game or expansion, such as smash-up.kitchen-garden; a module, such as my_game or my_game:MyGame; "
        "or the path of a file, package or project",
    )
    parser.add_argument(
        "--games", type=number, metavar="N", help="how many random games are played (24, and 12 with an expansion)"
    )
    parser.add_argument(
        "--length",
        type=number,
        metavar="N",
        help="after how many answers a game is broken off (never, and 300 with an expansion)",
    )
    parser.set_defaults(do=check)


def add_start(parser: argparse.ArgumentParser) -> None:
    """What it is called, and where."""
    parser.add_argument("name", metavar="NAME", help="the id of the new game, such as my-game, and of its folder")
    parser.add_argument("--in", dest="folder", default=".", metavar="FOLDER", help="where its folder is made (here)")
    parser.set_defaults(do=start)


def add_replay(parser: argparse.ArgumentParser) -> None:
    """Which file, and through whose eyes."""
    parser.add_argument("file", metavar="FILE", help="a match saved by tabletop")
    parser.add_argument("--seat", metavar="N", help="number (from 0) or name of the seat whose log to print")
    parser.set_defaults(do=replay)


def add_schema(parser: argparse.ArgumentParser) -> None:
    """Which schema."""
    parser.add_argument(
        "name", nargs="?", help="view, decision, event, manifest, answer or save; all of them if left out"
    )
    parser.set_defaults(do=show_schema)


def add_play(parser: argparse.ArgumentParser) -> None:
    """Everything about who plays what."""
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--seats", metavar="ANN,BOB", help="names of the seats, or how many; named ones are people's")
    parser.add_argument(
        "--bots",
        metavar="BOB=KIND,...",
        help="which seats bots take, and of which kind: greedy, lookahead or random; or one kind for all but the first seat, "
        "or none (left out: bots that look ahead take all seats but the first, unless seats are named)",
    )
    parser.add_argument("--seed", type=seed, metavar="N", help="the same seed deals the same cards")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; see tabletop rules"
    )
    parser.add_argument("--sets", metavar="ID,ID", help=WITH_SETS)
    parser.add_argument("--cards", metavar="FILE.toml", help="your own values for some cards")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved match")
    parser.add_argument("--watch", action="store_true", help="only bots play")
    parser.add_argument("--pace", type=seconds, default=0.7, metavar="SECONDS", help="how long bots wait (0.7)")
    parser.add_argument(
        "--pass-over", action="store_true", help="do not wait for a person where there is only one answer, such as Pass"
    )
    parser.set_defaults(do=play)


COMMANDS = {
    "games": ("list the installed games", add_games),
    "rules": ("tell what a game is about and what it can be set up with", add_rules),
    "cards": ("list the cards of a game, or tell all of one", add_cards),
    "play": ("play in the terminal, with people and bots", add_play),
    "start": ("write a small game in a package of its own, with tests, to start from", add_start),
    "check": ("look for mistakes in a game or an expansion, play it at random, and say what is broken", add_check),
    "replay": ("play a saved match again, check it, and print its log", add_replay),
    "manifest": ("print what a frontend has to know of a game, as JSON", add_manifest),
    "schema": ("print the JSON Schemas of views, decisions, events, manifests, answers and saves", add_schema),
}


def parser() -> Parser:
    """Return what reads the command line."""
    made = Parser(
        prog="tabletop",
        description="Rules of tabletop games: play them, and look at them.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--version", action="version", version=installed_version())
    commands = made.add_subparsers(title="commands", metavar="COMMAND", required=True, dest="command")
    for name, (words, add) in COMMANDS.items():
        add(commands.add_parser(name, help=words, description=words[0].upper() + words[1:] + "."))
    return made


def installed_version() -> str:
    """Return which version this is."""
    try:
        return f"tabletop {version('tabletop-rules')}"
    except PackageNotFoundError:
        return "tabletop, not installed"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, and return the exit code: 0 if all is well, 1 if a ruleset is broken, 2 if it was refused."""
    try:
        asked = parser().parse_args(arguments)
        if asked.command == "play" and asked.game is None and asked.resume is None:
            known = ", ".join(sorted(tabletop.games()))
            raise UnknownGame("", sorted(tabletop.games())) if not known else NoGame(known)
        code: int | None = asked.do(asked)
    except TabletopError as error:
        first, *_ = listing.plain(error).split("\n")
        print(f"tabletop: [{error.code}] {first}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return WELL
    return WELL if code is None else code


class NoGame(tabletop.SetupError):
    """Nobody said what to play."""

    def __init__(self, known: str) -> None:
        super().__init__(f"what do you want to play? There is: {known}")


if __name__ == "__main__":
    sys.exit(main())
