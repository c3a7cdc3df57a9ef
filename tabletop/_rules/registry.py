"""Finding rulesets: by name, through entry points, or as they are registered."""

from __future__ import annotations

import copyreg
import warnings
from typing import TYPE_CHECKING, Any, TypeGuard

from tabletop._base.errors import BadExpansion, BadRuleset, UnknownGame, clipped

from .expansions import Expansion
from .faults import faults_of
from .game_class import Rules
from .installed import keep, named_expansions, usable_expansions
from .mistakes import unlisted
from .ruleset import Ruleset

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from importlib.metadata import EntryPoint

    from tabletop._play.game import Game


#: The entry-point group in which rulesets are found.
GROUP = "tabletop.games"

_registered: dict[str, Ruleset] = {}


def is_game(thing: object) -> TypeGuard[type[Game]]:
    """Say whether something is a class of games."""
    return isinstance(thing, type) and issubclass(thing, Rules)


def register(game: type[Game]) -> Ruleset:
    """
    Check a ruleset and make it playable under its id in this process; installed packages use an entry point instead.

    >>> from tabletop import register
    >>> from tabletop_tic_tac_toe import TicTacToe
    >>> register(TicTacToe)
    <ruleset tic-tac-toe: 0 kinds of card>
    """
    from .fingerprint import fingerprint_of_sources, release

    faults = list(faults_of(game)) if is_game(game) else ["it is no subclass of tabletop.Game"]
    if faults:
        raise BadRuleset(getattr(game, "__name__", clipped(game)), faults)
    for words in unlisted(game):
        warnings.warn(words, stacklevel=2)
    made = Ruleset(game)
    # Read now, as it is saved with each match: who writes new rules over these does not change what is played here.
    fingerprint_of_sources(game)
    release()
    _registered[game.id] = made
    return made


def _entry_points() -> Mapping[str, EntryPoint]:
    from importlib.metadata import entry_points

    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def ruleset(name: str | type[Game] | Ruleset) -> Ruleset:
    """
    Return an installed ruleset by its name.

    >>> import tabletop
    >>> tabletop.ruleset("tic-tac-toe").seats
    (2,)
    """
    if isinstance(name, Ruleset):
        return name
    if is_game(name) and name.expansions:
        return ruleset(name.__mro__[1]).joined_with(tuple(name.expansions))
    if isinstance(name, type):
        made = _registered.get(name.id) if is_game(name) else None
        return made if made is not None and made.game is name else register(name)
    if not isinstance(name, str):
        raise UnknownGame(name, sorted({*_entry_points(), *_registered}))
    if name in _registered:
        return _registered[name]
    points = _entry_points()
    if name not in points:
        raise UnknownGame(name, sorted({*points, *_registered}))
    try:
        loaded = points[name].load()
    except Exception as error:  # whatever a stranger's package does when it is imported
        raise BadRuleset(name, [f"it can't be imported: {type(error).__name__}: {error}"]) from error
    if is_game(loaded) and loaded.id != name:
        raise BadRuleset(name, [f"its entry point says {name!r} and the game says {loaded.id!r}"])
    return register(loaded)


def is_found(rules: Ruleset) -> bool:
    """Say whether a ruleset is the one that goes by its name, whatever values of their own a user has laid over it."""
    try:
        return ruleset(rules.name).game is rules.plain.game
    except UnknownGame:
        return False


def by_name(rules: Ruleset) -> tuple[Any, ...]:
    """Say how a ruleset is pickled: by its name, if others find the same one under it."""
    if not is_found(rules):
        return rules.__reduce__()
    expansions = [one.id for one in rules.game.expansions]
    return (found_again, (rules.name, rules.own_cards, rules.named, expansions))


copyreg.pickle(Ruleset, by_name)


def found_again(
    name: str, own_cards: Mapping[str, Any], named: Sequence[str] | None, expansions: Sequence[str]
) -> Ruleset:
    """Return a ruleset by its name, with the sets it was asked for with and a user's own values: a pickle has no more of it."""
    rules = ruleset(name)
    if named is not None:
        rules = rules.with_sets(named)
    elif expansions:
        rules = rules.joined_with(named_expansions(rules.game, expansions))
    return rules.with_cards(own_cards) if own_cards else rules


def register_expansion(expansion: Expansion) -> Expansion:
    """
    Check an expansion and make it playable in this process; installed packages use an entry point instead.

    >>> from tabletop import register_expansion
    >>> from tabletop_kitchen_garden import KITCHEN_GARDEN
    >>> register_expansion(KITCHEN_GARDEN)
    <expansion smash-up.kitchen-garden, revision 1>
    """
    if not isinstance(expansion, Expansion):
        raise BadExpansion(clipped(expansion), ["it is no tabletop.Expansion"])
    return keep(ruleset(expansion.game).plain.game, expansion, expansion.name)


def expansions(game: str | type[Game] | Ruleset) -> dict[str, Expansion]:
    """
    Return the expansions of a game that are installed, by their ids.

    One that does not hold together is left out, with a warning that says why.

    >>> import tabletop
    >>> tabletop.expansions("smash-up")["kitchen-garden"].title
    'The Kitchen Garden'
    """
    return {one.id: one for one in usable_expansions(ruleset(game).plain.game)}


def games() -> dict[str, Ruleset]:
    """
    Return all installed rulesets by name, with their seats, options and cards.

    One that does not hold together is left out, with a warning that says why.

    >>> import tabletop
    >>> tabletop.games()["leduc-poker"].title
    "Leduc hold'em"
    """
    found: dict[str, Ruleset] = {}
    for name in sorted({*_entry_points(), *_registered}):
        try:
            found[name] = ruleset(name)
        except BadRuleset as error:
            warnings.warn(f"left out: {error}", stacklevel=2)
    return found
