"""Finding expansions: by game and id, through entry points, or as they are registered."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

from tabletop._base.errors import BadExpansion, BadOption, clipped

from .joining import check_expansion
from .mistakes import unlisted_by

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from importlib.metadata import EntryPoint

    from tabletop._play.game import Game

    from .expansions import Expansion


#: The entry-point group in which expansions are found.
EXPANSIONS = "tabletop.expansions"

_registered: dict[str, Expansion] = {}


def every_point() -> dict[str, list[EntryPoint]]:
    """Return the entry points of all expansions by their names, in order; of one name there may be several."""
    from importlib.metadata import entry_points

    found: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=EXPANSIONS), key=lambda point: (point.name, point.value)):
        found.setdefault(point.name, []).append(point)
    return found


def points_of(game: str) -> dict[str, list[EntryPoint]]:
    """Return the entry points of the expansions of a game by their names."""
    return {name: points for name, points in every_point().items() if name.partition(".")[0] == game}


def named_everywhere() -> list[str]:
    """Return the names of all expansions that are installed or registered, whatever their game, without importing any."""
    return sorted({*every_point(), *_registered})


def ids_of_expansions(game: type[Game]) -> list[str]:
    """Return the ids of all expansions of a game that are installed or registered, in order, without importing any."""
    names = {*points_of(game.id), *[name for name in _registered if name.partition(".")[0] == game.id]}
    return sorted(name.partition(".")[2] for name in names)


def keep(game: type[Game], one: Expansion, name: str) -> Expansion:
    """Check an expansion that goes by a name, and make it known in this process."""
    check_expansion(game, one, name)
    for words in unlisted_by(one):
        warnings.warn(words, stacklevel=3)
    _registered[name] = one
    return one


def found_expansion(game: type[Game], id: str) -> Expansion:
    """Return an expansion of a game by its id, or say what is wrong with it."""
    name = f"{game.id}.{id}"
    if name in _registered:
        return _registered[name]
    points = points_of(game.id)[name]
    if len(points) > 1:
        raise BadExpansion(name, [f"two packages bring it, {' and '.join(map(package_of, points))}: uninstall one"])
    try:
        loaded = points[0].load()
    except Exception as error:  # whatever a stranger's package does when it is imported
        raise BadExpansion(name, [f"it can't be imported: {type(error).__name__}: {error}"]) from error
    return keep(game, loaded, name)


def package_of(point: EntryPoint) -> str:
    """Say in which package an entry point is, and where it leads."""
    return f"{'?' if point.dist is None else point.dist.name} ({point.value})"


def named_expansions(game: type[Game], ids: Sequence[str]) -> tuple[Expansion, ...]:
    """Return the expansions among some named sets of a game, in the order of their ids; all names have to mean something."""
    if not ids or len(set(ids)) < len(ids):
        raise BadOption(game.id, "sets", "name one set or several, each once")
    own = [one.id for one in game.own_sets]
    wanted = [id for id in ids if id not in own]
    if not wanted:
        return ()
    there = ids_of_expansions(game)
    for id in wanted:
        if id not in there:
            known = ", ".join([*own, *there]) or "none"
            raise BadOption(game.id, "sets", f"there is no set {clipped(id)} here; there is {known}")
    return tuple([found_expansion(game, id) for id in sorted(wanted)])


def usable_expansions(game: type[Game]) -> Iterable[Expansion]:
    """Go through the expansions of a game that hold together; a warning says of any other why it is left out."""
    for id in ids_of_expansions(game):
        try:
            yield found_expansion(game, id)
        except BadExpansion as error:
            warnings.warn(f"left out: {error}", stacklevel=3)
