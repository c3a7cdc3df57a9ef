"""Words for people: a key with arguments, and an English default beside it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final


class Text:
    """
    Something a person reads: a *key* for translators, named arguments, and the *english* to fall back on.

    Arguments may be cards, players, numbers or texts; whoever shows the text puts in the names that the reader may know.

    >>> str(Text("tutorial.greet", "Hello, {who}!", who="Ann"))
    'Hello, Ann!'
    """

    __slots__ = ("arguments", "english", "key")

    def __init__(self, key: str, english: str, /, **arguments: Any) -> None:
        self.key = key
        self.english = english
        self.arguments = arguments

    def __str__(self) -> str:
        said = self.english.format_map(self.arguments) if self.arguments else self.english
        return said if ".." not in said else with_one_stop(said)

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Text):
            return NotImplemented
        return (self.key, self.english, self.arguments) == (other.key, other.english, other.arguments)

    def __hash__(self) -> int:
        return hash((self.key, self.english))


def with_one_stop(said: str) -> str:
    """
    Return a sentence without a second full stop, where it ends with a name that has one.

    >>> with_one_stop("Ann plays S.H.I.E.L.D.."), with_one_stop("Wait...")
    ('Ann plays S.H.I.E.L.D.', 'Wait...')
    """
    return re.sub(r"(?<!\.)\.\.(?!\.)", ".", said)


def as_text(words: Text | str) -> Text:
    """Give a plain string a key that is made of it: it stays as long as the words do."""
    return words if isinstance(words, Text) else Text(slug(words), words)


@lru_cache(maxsize=4096)
def slug(words: str) -> str:
    """
    Return a key that is made of words.

    >>> slug("Which of Ann's cards do you take?")
    'words.which-of-ann-s-cards-do-you-take'
    >>> slug("+1 Strength"), slug("-1 Strength")
    ('words.plus-1-strength', 'words.minus-1-strength')
    """
    signed = re.sub(r"(?<!\w)[+-](?=\d)", lambda sign: "plus " if sign[0] == "+" else "minus ", words.casefold())
    made = re.sub(r"[\W_]+", "-", signed)
    return f"words.{made.strip('-')}"


def spaced(name: str) -> str:
    """
    Part a class name into words.

    >>> spaced("RunEmOff")
    'Run Em Off'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ", name)


def key_of(kind: type, name: str = "") -> str:
    """
    Return the key under which the words of a class are translated, or of something in it that has a *name*.

    It begins with the module that the class is in, or if that is private, with the package: a class may move within it.
    """
    public = [part for part in kind.__module__.split(".") if not part.startswith("_")]
    module = "tabletop" if kind.__module__.startswith("tabletop._") else "".join(public[-1:]).replace("_", "-")
    return ".".join(filter(None, (module, kind.__name__, name)))


#: The key of the name of something.
THING: Final = "tabletop.thing"


def called(thing: Any) -> Text:
    """Return the name of a card or a player, for readers who may or may not know it."""
    return Text(THING, "{thing}", thing=thing)


YES: Final = Text("tabletop.yes", "Yes")

NO: Final = Text("tabletop.no", "No")

PASS: Final = Text("tabletop.pass", "Pass")

DONE: Final = Text("tabletop.done", "Done")

A_CARD: Final = Text("tabletop.a-card", "a card")

Words = Text | str

Why = Callable[[Any], Words | None]
