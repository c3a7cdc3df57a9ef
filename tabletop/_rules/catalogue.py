"""What a ruleset has to offer: its printed cards and its options, for lists and pages."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import attrs

from tabletop._base.texts import spaced

from .cards import Card
from .fingerprint import FRAME

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabletop._play.game import Game


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


def entry_of(kind: type[Card]) -> CatalogueCard:
    """Return a printed card as it stands in a catalogue."""
    return CatalogueCard(
        id=kind.id,
        name=kind.name,
        kind=kind_name(kind),
        set=kind.printed["set"],
        copies=kind.printed["copies"],
        numbers={name: value for name, value in kind.printed.items() if name not in FRAME},
        text=" ".join((kind.__doc__ or "").split()),
        provenance=kind.printed["provenance"],
        origins=dict(kind.printed["origins"]),
    )


def options_of(game: type[Game]) -> tuple[GameOption, ...]:
    """Return the options that a game can be set up with."""
    fields: tuple[attrs.Attribute[Any], ...] = attrs.fields(game.options_class)
    return tuple(
        GameOption(
            field.name,
            str(field.type).removeprefix("<class '").removesuffix("'>"),
            None if field.default is attrs.NOTHING else field.default,
            field.metadata.get("help", ""),
        )
        for field in fields
    )


def phases_of(game: type[Game]) -> dict[str, PhaseEntry]:
    """Return the phases of a game by their names, in the order in which they are declared."""
    return {
        one.name: PhaseEntry(one.name, inspect.cleandoc(one.__doc__ or ""), one.leads_to(game))
        for one in game.phases.values()
    }


def spaced_words(name: str) -> str:
    """Return a name in code as words."""
    return name.replace("_", " ")


def kind_name(kind: type[Card]) -> str:
    """Return what kind of card a printed card is: the nearest base that is not itself printed, and is a kind to people."""
    bases = [base for base in kind.__mro__[1:] if issubclass(base, Card) and not base.is_printed]
    base = next(base for base in bases if vars(base).get("is_a_kind", True))
    return spaced(base.__name__).lower()
