"""
Sphinx extension: the cards of an installed game, listed from its classes, so that no list goes stale.

```` ```{catalogue} hedge-court ```` makes a table for each kind of card; ``:set: Name`` picks the cards of one set, and
``:by: word`` makes a section for each value of a printed word, with one table of all kinds; ``:by: set`` makes the tables of
all kinds for each set, and ``:words: a b`` shows printed words beside the numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

import tabletop
from tables import table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

    from tabletop._rules.catalogue import CatalogueCard

COLUMNS = {"Card": 24, "Copies": 8, "Numbers": 18, "Text": 50}
WITHOUT_NUMBERS = {"Card": 24, "Copies": 8, "Text": 68}


class Catalogue(SphinxDirective):
    """The cards of one game: a table for each kind, with a sentence on where their values are known from."""

    required_arguments = 1
    option_spec: ClassVar[dict[str, Any]] = {
        "set": directives.unchanged_required,
        "by": directives.unchanged_required,
        "words": directives.unchanged_required,
    }

    def run(self) -> list[nodes.Node]:
        """Build the tables."""
        rules = tabletop.ruleset(self.arguments[0])
        wanted = self.options.get("set")
        cards = [card for card in rules.catalogue if wanted in (None, card.set)]
        if not cards:
            raise self.error(f"{rules.title} has no cards" + (f" of the set {wanted!r}" if wanted else ""))
        words = self.options.get("words", "").split()
        by = self.options.get("by")
        if by == "set":
            return [nodes.paragraph(text=summary(cards)), *tables_by_set(cards, words)]
        if by:
            values = dict.fromkeys(str(card.numbers.get(by, "")) for card in cards)
            return [
                nodes.paragraph(text=summary(cards)),
                *[
                    kind_table(
                        value.replace("_", " ").title(), [card for card in cards if card.numbers.get(by) == value]
                    )
                    for value in values
                ],
            ]
        return [nodes.paragraph(text=summary(cards)), *tables_by_kind(cards, words)]


def tables_by_kind(cards: Sequence[CatalogueCard], words: Sequence[str], title: str = "") -> list[nodes.Node]:
    """Return a table for each kind of card."""
    kinds = dict.fromkeys(card.kind for card in cards)
    return [kind_table(title + kind, [card for card in cards if card.kind == kind], words) for kind in kinds]


def tables_by_set(cards: Sequence[CatalogueCard], words: Sequence[str]) -> list[nodes.Node]:
    """Return the tables of one set after the other."""
    found: list[nodes.Node] = []
    for name in dict.fromkeys(card.set for card in cards):
        found += tables_by_kind([card for card in cards if card.set == name], words, f"{name}: ")
    return found


def summary(cards: Iterable[CatalogueCard]) -> str:
    """Say how many cards there are, and how many of them are known from where."""
    every = list(cards)
    sources = dict.fromkeys(card.provenance for card in every)
    parts = [f"{sum(card.provenance == source for card in every)} {source}" for source in sources]
    return f"{len(every)} different cards, {sum(card.copies for card in every)} in all: {', '.join(parts)}."


def kind_table(kind: str, cards: Sequence[CatalogueCard], words: Sequence[str] = ()) -> nodes.table:
    """Return the table of one kind of card, with a title; without numbers if none has any printed."""
    numbered = any(card.numbers for card in cards)
    rows = [row(card, numbered=numbered, words=words) for card in cards]
    made = table(COLUMNS if numbered else WITHOUT_NUMBERS, rows, css="catalogue")
    made.insert(0, nodes.title(text=kind[:1].upper() + kind[1:]))
    return made


def row(card: CatalogueCard, *, numbered: bool, words: Sequence[str] = ()) -> list[str | nodes.Node]:
    """Return the cells for one card."""
    name = nodes.container(
        "", nodes.paragraph("", "", nodes.strong(text=card.name)), nodes.paragraph("", "", nodes.literal(text=card.id))
    )
    marks = [card.provenance] if card.provenance != "official" else []
    marks += [str(card.numbers[word]) for word in ("edition",) if word in card.numbers]
    if marks:
        name += nodes.paragraph("", "", nodes.emphasis(text=", ".join(marks)))
    for origin, parts in card.parts.items():
        name += nodes.paragraph(text=f"{origin}: {', '.join(parts)}", classes=["origin"])
    return [name, str(card.copies), *([numbers(card.numbers, words)] if numbered else []), card.text]


def numbers(printed: Mapping[str, Any], words: Sequence[str] = ()) -> str:
    """Return the numbers that are printed on a card in a line, and some of the words."""
    return ", ".join(
        f"{name.replace('_', ' ')} {'-'.join(map(str, value)) if isinstance(value, tuple) else value}"
        for name, value in printed.items()
        if (value and name in words) or not isinstance(value, str | bool)
    )


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect the directive."""
    app.add_directive("catalogue", Catalogue)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
