"""
JSON Schemas (draft 2020-12) of all that crosses the table's edge: manifests, views, decisions, events, answers and saves.

They are made from the same classes that the data is made from, and published as files beside this module for
frontends in other languages; ``python -m tabletop.schemas`` writes the files anew.
A save is a secret of its host, whatever reads it.
"""

from __future__ import annotations

from typing import Any, Final

from tabletop._base.errors import NoSuchThing
from tabletop._base.reading import BIGGEST, MOST_PICKS
from tabletop._outside.happenings import EventView
from tabletop._outside.manifest import Manifest
from tabletop._outside.views import DecisionView, View
from tabletop._play.decisions import Answer

from ._exporter import export
from ._save import SAVE

__all__ = ["NAMES", "schema"]

#: What there are schemas of.
NAMES: Final = ("answer", "decision", "event", "manifest", "save", "view")


def schema(name: str) -> dict[str, Any]:
    """
    Return one of the schemas as data.

    >>> schema("answer")["required"]
    ['sequence', 'seat', 'picks']
    """
    if name not in NAMES:
        raise NoSuchThing(name, f"the schemas: {', '.join(NAMES)}")
    frame = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": f"urn:tabletop:{name}"}
    return {**frame, "title": name.title(), **_body(name)}


def _body(name: str) -> dict[str, Any]:
    if name == "answer":
        return _answer()
    if name == "save":
        return SAVE
    return export({"decision": DecisionView, "event": EventView, "manifest": Manifest, "view": View}[name])


def _answer() -> dict[str, Any]:
    """An answer comes from strangers: what :func:`tabletop.read_answer` limits is limited here."""
    made = export(Answer)
    whole = {"type": "integer", "minimum": 0, "maximum": BIGGEST}
    return {
        **made,
        "properties": {
            "sequence": whole,
            "seat": whole,
            "picks": {**made["properties"]["picks"], "items": whole, "maxItems": MOST_PICKS},
        },
    }
