"""Small words on the table: names, numbers and facts as a player would read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabletop import Appearance

from ._listing import plain

LONGEST_FACT: Final = 48


def words(name: str) -> str:
    """
    Return a name from the rules as words.

    >>> words("hand_limit"), words("CROWN")
    ('hand limit', 'crown')
    """
    return plain(name).replace("_", " ").lower()


def said(looks: Appearance, holder: str, name: str) -> str:
    """
    Return what people call a place, a column, a value or a fact.

    >>> said(Appearance(words={"player.held": "cards to put back"}), "player", "held")
    'cards to put back'
    """
    return plain(looks.words.get(f"{holder}.{name}", words(name)))


def is_said(looks: Appearance, holder: str, name: str) -> bool:
    """
    Say whether people are told of a column, a value or a fact.

    >>> is_said(Appearance(unsaid=frozenset({"fact.asked"})), "fact", "asked")
    False
    """
    return f"{holder}.{name}" not in looks.unsaid


def value_words(value: Any) -> str:
    """
    Return a value of a fact in a few words.

    >>> value_words((1, None, True)), value_words({"gold": 2}), value_words("ancient_egyptians")
    ('1, –, yes', 'gold 2', 'ancient egyptians')
    """
    if value is None:
        return "–"
    if value is True:
        return "yes"
    if value is False:
        return "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{words(str(name))} {value_words(part)}" for name, part in value.items())
    if isinstance(value, tuple | list):
        return ", ".join(value_words(part) for part in value)
    return plain(value).replace("_", " ")


def is_quiet(value: Any) -> bool:
    """Say whether a value is nothing worth showing: none, no, zero or empty."""
    return value is None or value is False or value in ("", 0, ()) or value == {} or value == []


def fact_words(facts: Mapping[str, Any], looks: Appearance, *, drawn: bool = False) -> list[str]:
    """
    Return the facts of a game but for whose turn it is, each in a few words; lists are left to what the game has *drawn*.

    >>> fact_words({"active": 1, "actions": 2, "storm": False}, Appearance())
    ['actions 2']
    """
    found = []
    for name, value in facts.items():
        if name == "active" or is_quiet(value) or (drawn and isinstance(value, Mapping | tuple | list)):
            continue
        if is_said(looks, "fact", name):
            its = said(looks, "fact", name)
            fact = its if value is True else f"{its} {value_words(value)}"
            found.append(fact if len(fact) <= LONGEST_FACT else fact[: LONGEST_FACT - 1] + "…")
    return found


def supply_words(supplies: Mapping[str, int]) -> str:
    """
    Return what lies in a pool.

    >>> supply_words({"GOLD": 3, "IRON": 0, "TIN": 1})
    '3 gold, 1 tin'
    """
    return ", ".join(f"{count} {words(name)}" for name, count in supplies.items() if count)


def pool_words(name: str, count: int, supplies: Mapping[str, int] | None) -> str:
    """
    Return a pool with what is in it; only the number of pieces if that is all that is seen.

    >>> pool_words("crowns", 2, {"CROWN": 2}), pool_words("bag", 9, None), pool_words("purse", 3, {"GOLD": 3})
    ('crowns 2', 'bag 9', 'purse 3 gold')
    """
    if supplies is None or not count:
        return f"{words(name)} {count}"
    kinds = [supply for supply, pieces in supplies.items() if pieces]
    if len(kinds) == 1 and words(kinds[0]).rstrip("s") == words(name).rstrip("s"):
        return f"{words(name)} {count}"
    return f"{words(name)} {supply_words(supplies)}"
