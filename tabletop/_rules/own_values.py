"""A user's own values: laid over printed cards, or read by the game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop._base.errors import BadOption, clipped
from tabletop._base.reading import LARGEST_OWN_VALUES, LONGEST_TEXT, read_file, why_not_plain

from .cards import zones_of
from .faults import faults_of_card

if TYPE_CHECKING:
    from pathlib import Path

    from .cards import Card
    from .ruleset import Ruleset


#: Of more cards than this, an error names only those that somebody could mean.
LONGEST_LIST = 40


#: One part of a key.
PART = r"""(?:[\w-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*')"""

#: Keys with so many parts mean nothing here, and take long to read. None begins in the middle of a word, where it would be
#: looked for again and again.
LONG_KEY = re.compile(rf"""(?<![\w"'\\-])(?:{PART}[ \t]*\.[ \t]*){{9}}""")


#: What is printed on every card and is nobody's to change.
FRAME = {"provenance", "origins", "back", "set"}


class LaidOver(NamedTuple):
    """What own values make of a ruleset: cards that stand for others, the values themselves, and cards beside the printed ones."""

    instead: dict[type[Card], type[Card]]
    own: dict[str, dict[str, Any]]
    others: list[type[Card]]


def own_values(path: str | Path) -> Mapping[str, Any]:
    """Read values of a user's own for some cards from a TOML file."""
    import tomllib

    try:
        words = read_file(path, LARGEST_OWN_VALUES)
        if len(words) > LARGEST_OWN_VALUES:
            raise ValueError(f"it has more than {LARGEST_OWN_VALUES:,} bytes")
        text = words.decode()
        if found := LONG_KEY.search(text):
            raise ValueError(f"the key {clipped(found[0], 40)} has too many parts")
        return tomllib.loads(text)
    except RecursionError:
        raise BadOption(clipped(path, 200), "cards", "cannot be read: it is nested too deep") from None
    except (OSError, ValueError, TypeError) as error:
        raise BadOption(clipped(path, 200), "cards", f"cannot be read: {error}") from None


def laid_over(rules: Ruleset, values: Mapping[str, Mapping[str, Any]]) -> LaidOver:
    """Lay a user's own values over the cards of a ruleset."""
    own = {name: dict(changes) for name, changes in rules.own_cards.items()}
    originals = {kind.id: kind for kind in rules.game.cards}
    others: dict[str, Sequence[type[Card]]] = {}
    for name, changes in {**own, **values}.items():
        read = None if name in originals else read_own(rules, name, changes)
        if read is not None:
            own[name], others[name] = dict(changes), read
            continue
        if name not in originals:
            raise BadOption(rules.name, "cards", f"there is no card {clipped(name)}; {perhaps(rules, name)}")
        if not isinstance(changes, Mapping):
            raise BadOption(rules.name, f"cards.{name}", "give a table of values, such as copies = 2")
        if changes:
            own.setdefault(name, {}).update(changes)
    instead = {
        originals[name]: printed_anew(rules, originals[name], changes)
        for name, changes in own.items()
        if name not in others
    }
    every = [kind for kinds in others.values() for kind in kinds]
    replaced = {kind.printed["back"] for kind in every}
    for kind in instead:
        if kind.printed["back"] in replaced:
            raise BadOption(rules.name, f"cards.{kind.id}", f"the {', '.join(others)} of your own takes its place")
    return LaidOver(instead, own, every)


def read_own(rules: Ruleset, name: object, value: Any) -> Sequence[type[Card]] | None:
    """Have the game read own values that are no card's."""
    try:
        read = rules.game.read_own(name, value) if isinstance(name, str) else None
    except ValueError as error:
        place, _, why = str(error).partition(": ")
        raise BadOption(rules.name, f"cards.{place}", why) from None
    places = frozenset(zones_of(rules.game, rules.game.cards))
    for kind in read or ():
        for fault in faults_of_card(rules.game, kind, places):
            raise BadOption(rules.name, f"cards.{name}", fault)
    return read


def perhaps(rules: Ruleset, name: object) -> str:
    """Say which cards there are, or of very many which ones somebody could mean."""
    if len(rules.by_id) <= LONGEST_LIST:
        return f"there is {', '.join(rules.by_id)}"
    from difflib import get_close_matches

    alike = get_close_matches(str(name)[:LONGEST_TEXT], rules.by_id, n=5)
    return f"perhaps you mean {', '.join(alike)}" if alike else f"`tabletop cards {rules.name}` lists them"


def printed_anew(rules: Ruleset, kind: type[Card], changes: dict[str, Any]) -> type[Card]:
    """Return a printed card with other values on it."""
    known = {name: value for name, value in {"name": kind.name, **kind.printed}.items() if name not in FRAME}
    for name, value in changes.items():
        if type(value) is list and type(known.get(name)) is tuple:
            changes[name] = tuple(value)  # TOML and JSON have lists only
        if why := why_not_printed(kind, known, name, changes[name]):
            raise BadOption(rules.name, f"cards.{kind.id}.{name}", why)
    origins = {**kind.printed["origins"], **dict.fromkeys(changes, "yours")}
    print_ = {"name": kind.name, **kind.printed, **changes}
    print_.update(id=kind.id, provenance="yours", origins=origins)
    made: type[Card] = type(kind)(kind.__name__, (kind,), {"__doc__": kind.__doc__}, **print_)  # type: ignore[misc]
    for name, why in made.misprints():
        raise BadOption(rules.name, f"cards.{kind.id}.{name}", why)
    return made


def why_not_printed(kind: type[Card], known: Mapping[str, Any], name: str, value: Any) -> str | None:
    """Say why a value can't be printed on a card on which others are *known* to be; None if it can."""
    if name not in known:
        return f"no such value is printed on {kind.name}; there is {', '.join(known)}"
    if type(value) is not type(known[name]):
        return f"{clipped(value, 40)} should be of the kind of {clipped(known[name], 40)}"
    if why := why_not_plain(value):
        return f"{clipped(value, 40)} {why}"
    if name == "copies" and not 0 <= value <= 100:
        return "a card has 0 to 100 copies"
    if name == "name" and not (str(value).strip() and str(value).isprintable()):
        return "a card needs a name that can be printed, on one line"
    return None
