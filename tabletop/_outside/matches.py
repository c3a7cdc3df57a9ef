"""Where a match comes from: a new one is begun, a saved one is loaded."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tabletop._base.errors import BadOption, clipped
from tabletop._rules.registry import by_name, ruleset
from tabletop._rules.setup import read_setup, with_named_sets

from .match import Match, begin

if TYPE_CHECKING:
    from tabletop._play.game import Game
    from tabletop._rules.ruleset import Ruleset

    from .sequential import Sequential


def new(
    game: str | type[Game] | Ruleset,
    seats: int | Sequence[str] | None = None,
    *,
    seed: int | None = None,
    log: bool = True,
    cards: Any = None,
    ask_chance: bool = False,
    bluff_safe: bool = True,
    **options: Any,
) -> Match:
    """
    Begin a match of an installed game.

    *seats* are names, or how many there are.
    The same *seed* and the same answers give the same match; without one, chance is drawn from the system once.
    Without a *log* a match is faster, and plays itself again when somebody asks for its events.
    *cards* are printed values of your own for some cards, or the path of a TOML file that has them.
    With *ask_chance*, dice and shuffles become decisions of the seat :data:`tabletop.CHANCE`.
    With *bluff_safe*, seats are asked for reactions that they might have, so that being asked tells nobody anything.
    All other *options* are the game's own; one of them may be ``sets``, the sets that are played with.

    >>> import tabletop
    >>> tabletop.new("leduc-poker", seats=["Ann", "Bob"], seed=1)
    <match of leduc-poker, 0 answers, waiting for seat 0>
    """
    rules, options = with_named_sets(ruleset(game), options)
    switches: dict[str, object] = {"log": log, "ask_chance": ask_chance, "bluff_safe": bluff_safe}
    for name, given in switches.items():
        if type(given) is not bool:
            raise BadOption(rules.name, name, f"{clipped(given)} is neither True nor False")
    if cards is not None:
        from tabletop._rules.own_values import own_values

        rules = rules.with_cards(cards if isinstance(cards, Mapping) else own_values(cards))
    wanted = rules.seats[0] if seats is None else seats
    setup = read_setup(rules, seats=wanted, seed=seed, options=options, ask_chance=ask_chance, bluff_safe=bluff_safe)
    return begin(setup, log=log)


def load(text: str | bytes, *, verify: bool = False, from_rest: bool = False, log: bool = False) -> Match:
    """
    Return the match that was saved as *text*, or refuse it and say what is wrong and where.

    A table that breaks an invariant of its game is refused.
    If the rules have changed since it was saved, it goes on exactly as it would have, or is refused.
    *from_rest* continues from the last rest instead, under the rules that are here: what was answered since is not given.
    With *verify* the match is also played again from its set-up, and refused if that leads elsewhere.
    With a *log* it plays itself again at once to have one, and otherwise when somebody asks for its events.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", seats=["Ann", "Bob"], seed=7)
    >>> match.answer("centre")
    >>> tabletop.load(match.save()).decision.seat
    1
    """
    from .loading import load as loaded

    match = loaded(text, verify=verify, from_rest=from_rest)
    if log:
        match._logged()
    return match


def by_save(match: Match) -> tuple[Any, ...]:
    """Say how a match is pickled: as its save; one that nobody could load is refused here, and not where it is read."""
    by_name(match.ruleset)
    return load, (match.save(),)


copyreg.pickle(Match, by_save)


def load_sequential(text: str | bytes) -> Sequential:
    """
    Return the sequential form of a match that was saved as *text*, with the picks so far, or refuse it.

    >>> import tabletop
    >>> agent = tabletop.new("tic-tac-toe", seats=["Ann", "Bob"], seed=7).sequential()
    >>> agent.answer("centre")
    >>> tabletop.load_sequential(agent.save()).decision.seat
    1
    """
    from .loading import read_text

    top = read_text(text).table("match", "picks")
    made = load(top["match"].of_type(str, "the save of a match")).sequential()
    for pick in top["picks"].each():
        made.pick_again(pick, pick.number(0))
    return made
