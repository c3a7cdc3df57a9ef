"""How a game looks, as data: what its declarations can't say of places, things, words, options and boards."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, get_args

import attrs

from tabletop._base.texts import Words

#: How things lie in a place: unseen on each other, seen on each other, side by side, held, in rows and columns,
#: each on a spot of its own, and loose pieces.
Lying = Literal["deck", "pile", "row", "hand", "grid", "point", "heap"]

#: What a thing is to the hand.
Body = Literal["card", "tile", "board", "figure", "token"]

#: What a place lies on.
Base = Literal["table", "seat", "card", "board"]

LYING: Final = get_args(Lying)

BODIES: Final = get_args(Body)

NONE: Final[Mapping[str, Any]] = MappingProxyType({})


@attrs.frozen(kw_only=True)
class Shape:
    """
    How things lie in a place, where that differs from what its declaration tells: None leaves it as it is told there.

    *shown* is how many are shown (the last ones), *at* a spot of what it lies on in per cent from the left and the top.
    A place that is not *kept* is drawn only while something lies there.

    >>> import tabletop
    >>> tabletop.Shape(lying="row", at=(50, 10)).at
    (50, 10)
    """

    lying: Lying | None = None
    lies_on: Base | None = None
    at: tuple[int, int] | None = None
    shown: int | None = None
    kept: bool | None = None


@attrs.frozen(kw_only=True)
class Form:
    """
    What a kind of thing is to the hand, and how wide and high it is in millimetres.

    >>> import tabletop
    >>> tabletop.Form(body="tile", width=40, height=40).body
    'tile'
    """

    body: Body = "card"
    width: int = 63
    height: int = 88


@attrs.frozen(kw_only=True)
class Board:
    """
    A board on which every thing has a spot.

    Cards lie where the printed numbers *x* and *y* say, in per cent from the left and the top, or *between* other cards
    whose ids are printed on them: by the name of that list, so far from the middle to the side (towards the middle of the
    board from a single card). A list among the facts fills a grid of *columns*.

    >>> import tabletop
    >>> tabletop.Board(name="the galaxy", places=("game.systems",), x="x", y="y").width
    100
    """

    name: str
    width: int = 100
    height: int = 100
    #: The places whose cards lie on it, such as ``"game.systems"``.
    places: tuple[str, ...] = ()
    x: str = ""
    y: str = ""
    between: Mapping[str, int] = NONE
    #: The column of a card without a spot of its own that tells on the spot of which card it lies, by id.
    at: str = ""
    #: A fact that is a list with a value for each square, row by row.
    fact: str = ""
    columns: int = 0
    rows: int = 0


@attrs.frozen(kw_only=True)
class Refused:
    """
    Options that can't be had together, or not with some numbers of seats; those of values that can be listed are found alone.

    >>> import tabletop
    >>> tabletop.Refused(options={"team_battle": True}, seats=(2, 3), why="It takes four.").seats
    (2, 3)
    """

    options: Mapping[str, Any]
    why: str
    #: With how many seats; with any number, if none is named.
    seats: tuple[int, ...] = ()


@attrs.frozen(kw_only=True)
class Teams:
    """
    Who plays together, with some options.

    >>> import tabletop
    >>> tabletop.Teams(options={"team_battle": True}, teams=((0, 2), (1, 3))).teams
    ((0, 2), (1, 3))
    """

    options: Mapping[str, Any]
    teams: tuple[tuple[int, ...], ...]


@attrs.frozen(kw_only=True)
class Appearance:
    """
    How a game looks, where its declarations do not tell: data for frontends, which :func:`tabletop.manifest` puts together.

    Places, columns, values, facts and phases go by their holder and name: ``"player.hand"``, ``"card.filled"``,
    ``"fact.turn"``, ``"phase.act one"``; things by the kind of card (``"thing.hero"`` among the words); supplies by
    ``"supply.COIN"``; and what an option may be by ``"option.mode.undying"``.

    >>> import tabletop
    >>> class Fair(tabletop.Game):
    ...     "A game with a stall."
    ...     id, title = "fair", "The Fair"
    ...     stall = tabletop.zone()
    ...     looks = tabletop.Appearance(places={"game.stall": tabletop.Shape(lying="row")}, words={"game.stall": "the stall"})
    ...     async def step(self):
    ...         self.end(tabletop.Outcome.drawn(2, "It is closed."))
    >>> [(place.words, place.lying) for place in tabletop.manifest(tabletop.Ruleset(Fair)).places if place.name == "stall"]
    [('the stall', 'row')]
    """

    places: Mapping[str, Shape] = NONE
    things: Mapping[str, Form] = NONE
    #: What people call something, if not by its name.
    words: Mapping[str, str] = NONE
    #: What tells people nothing: columns, values and facts that are there for the rules.
    unsaid: frozenset[str] = frozenset()
    #: The values that an option may have (or each of several), and the least and the most of a number.
    choices: Mapping[str, tuple[Any, ...]] = NONE
    limits: Mapping[str, tuple[int | None, int | None]] = NONE
    refused: tuple[Refused, ...] = ()
    teams: tuple[Teams, ...] = ()
    boards: tuple[Board, ...] = ()
    #: Words that no source spells out, such as colours that are on offer as they are.
    says: tuple[Words, ...] = ()
