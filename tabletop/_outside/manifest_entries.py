"""What a manifest is made of: places, things, options, events, decisions, texts, cards and boards, as plain records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs


@attrs.frozen(kw_only=True)
class SpotEntry:
    """A spot, in per cent from the left and the top of what it lies on."""

    x: int
    y: int


@attrs.frozen(kw_only=True)
class PlaceEntry:
    """
    A place for cards (a zone) or pieces (a pool), which everybody, every player or some cards have one of.

    *lying* is its shape, *lies_on* what it lies on, *spot* where; *on* are the kinds of thing that have one, and *holds*
    those that may lie there (any if none is named). *shown* is how many are shown, the last ones; null is all.
    A place that is not *kept* is drawn only while something lies there.
    """

    holder: str
    name: str
    words: str
    pool: bool
    lying: str
    lies_on: str
    spot: SpotEntry | None
    on: tuple[str, ...]
    holds: tuple[str, ...]
    sees: str
    in_play: bool
    ordered: bool
    refilled_from: str | None
    shown: int | None
    kept: bool


@attrs.frozen(kw_only=True)
class ThingEntry:
    """
    A kind of thing: what it is to the hand, how large in millimetres, and what its sides are told by.

    *face* is the field of a card in a view that tells its face, and *back* the field of a card in the manifest that tells
    its back; *backs* are all that there are.
    """

    kind: str
    words: str
    body: str
    width: int
    height: int
    face: str
    back: str
    backs: tuple[str, ...]


@attrs.frozen(kw_only=True)
class SupplyEntry:
    """A kind of piece, all alike: how many there are, or null if they never run out."""

    name: str
    words: str
    total: int | None
    body: str
    width: int
    height: int


@attrs.frozen(kw_only=True)
class PropertyEntry:
    """
    A column, a value or a fact of a view, by what has it; people are shown only what is *shown*.

    *source* is column, quantity, permission, displayed or fact, and *kind* number, word, truth or data.
    """

    holder: str
    name: str
    words: str
    source: str
    kind: str
    shown: bool


@attrs.frozen(kw_only=True)
class TurnPhaseEntry:
    """A phase: its name, what people call it, what is done in it, and the names of those to which it may lead."""

    name: str
    words: str
    text: str
    leads_to: tuple[str, ...]


@attrs.frozen(kw_only=True)
class OptionEntry:
    """
    An option of the set-up; its words are the text with its *key*, and those of a value that is a word have both as key.

    *kind* is truth, number, word, seat or data. *values* are what it may be, by the number of seats, if that can be listed.
    *several* says that it may be a list, *each* of how many words or numbers every part of it is made, and *parts* are
    what those may be, by the number of seats.
    """

    name: str
    key: str
    kind: str
    several: bool
    each: int
    default: Any
    values: Mapping[str, tuple[Any, ...]]
    parts: Mapping[str, tuple[Any, ...]]
    at_least: int | None
    at_most: int | None


@attrs.frozen(kw_only=True)
class RefusedEntry:
    """Options that can't be had together; with which numbers of seats, and why not."""

    options: Mapping[str, Any]
    seats: tuple[int, ...]
    why: str


@attrs.frozen(kw_only=True)
class TeamsEntry:
    """Which seats play together, with some options."""

    options: Mapping[str, Any]
    teams: tuple[tuple[int, ...], ...]


@attrs.frozen(kw_only=True)
class FieldEntry:
    """A field: its name, what is in it (card, player, zone, pool, supply, text, number, word, truth or data), and if several."""

    name: str
    kind: str
    several: bool


@attrs.frozen(kw_only=True)
class EventEntry:
    """A kind of event, with the fields that it tells; which card it happens to and who does it are named by field."""

    kind: str
    key: str
    fields: tuple[FieldEntry, ...]
    happens_to: str | None
    done_by: str | None


@attrs.frozen(kw_only=True)
class DecisionEntry:
    """
    A kind of decision, with the keys of the questions that are known to be asked so.

    *fields* are those of a decision that tell something for this kind: which card it is *about*, how many are picked
    if that is not always one, and whether their order counts.
    """

    kind: str
    fields: tuple[FieldEntry, ...]
    prompts: tuple[str, ...]


@attrs.frozen(kw_only=True)
class DeedEntry:
    """Something that may be on offer: the key of its words, and its fields."""

    key: str
    fields: tuple[FieldEntry, ...]


@attrs.frozen(kw_only=True)
class TextEntry:
    """A text: its key, English, and the names of the arguments that go into its braces."""

    key: str
    english: str
    arguments: tuple[str, ...]


@attrs.frozen(kw_only=True)
class CardEntry:
    """A printed card: what it is, what is printed on it, and where that is known from."""

    id: str
    name: str
    kind: str
    set: str
    back: str
    copies: int
    text: str
    printed: Mapping[str, Any]
    provenance: str
    origins: Mapping[str, str]


@attrs.frozen(kw_only=True)
class BoardEntry:
    """
    A board: its proportions, the places whose cards lie on it, and the spots of cards by their ids.

    A card without a spot lies on that of the card whose id its column *at* holds.
    Where a *fact* is drawn on it, the spots go by the numbers of its squares.
    """

    name: str
    width: int
    height: int
    places: tuple[str, ...]
    at: str | None
    fact: str | None
    spots: Mapping[str, SpotEntry]
