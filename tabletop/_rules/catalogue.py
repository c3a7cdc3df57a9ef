"""What a ruleset has to offer: its printed cards and its options, for lists and pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from tabletop._base.texts import spaced

from .cards import Card

if TYPE_CHECKING:
    from collections.abc import Mapping


@attrs.frozen
class CatalogueCard:
    """A printed card as it stands in a catalogue."""

    id: str
    name: str
    kind: str
    set: str
    copies: int
    numbers: Mapping[str, Any]
    text: str
    provenance: str
    #: Where each part of it is known from, if that differs: what is "known" is the publisher's.
    origins: Mapping[str, str]

    @property
    def parts(self) -> dict[str, list[str]]:
        """The parts of the card by where they are known from."""
        found: dict[str, list[str]] = {}
        for part, origin in self.origins.items():
            found.setdefault(origin, []).append(spaced_words(part))
        return found


@attrs.frozen
class GameOption:
    """An option that a game can be set up with."""

    name: str
    type: str
    default: Any
    help: str


@attrs.frozen
class PhaseEntry:
    """A phase of a game as a page shows it: its name, what is done in it, and to which phases it may lead."""

    name: str
    text: str
    leads_to: tuple[str, ...]


def spaced_words(name: str) -> str:
    """Return a name in code as words."""
    return name.replace("_", " ")


def kind_name(kind: type[Card]) -> str:
    """Return what kind of card a printed card is: the nearest base that is not itself printed, and is a kind to people."""
    bases = [base for base in kind.__mro__[1:] if issubclass(base, Card) and not base.is_printed]
    base = next(base for base in bases if vars(base).get("is_a_kind", True))
    return spaced(base.__name__).lower()
