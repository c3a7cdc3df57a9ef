"""
The form of a save, by hand: it is read by code that asks for each piece (``tabletop/_saves.py``), not by a class.

Whether a save is *possible* (that these cards can lie there, that these answers were on offer) no schema can say.
"""

from __future__ import annotations

from typing import Any, Final

from tabletop._base import dice
from tabletop._base.reading import A_SEED, BIGGEST, LONGEST_TEXT, MOST_ITEMS, SMALLEST
from tabletop._outside.saving import FORMAT

from ._exporter import DATA


def closed(description: str, **properties: Any) -> dict[str, Any]:
    """Return the schema of a table that has exactly these keys."""
    return {
        "description": description,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def whole(low: int = SMALLEST) -> dict[str, Any]:
    """Return the schema of a whole number of 64 bits."""
    return {"type": "integer", "minimum": low, "maximum": BIGGEST}


def many(items: Any) -> dict[str, Any]:
    """Return the schema of a list."""
    return {"type": "array", "items": items, "maxItems": MOST_ITEMS}


def these(*items: Any) -> dict[str, Any]:
    """Return the schema of a list with as many items, each of one of these kinds: languages with types can say that."""
    kinds = [item for place, item in enumerate(items) if item not in items[:place]]
    each = kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
    return {"type": "array", "items": each, "minItems": len(items), "maxItems": len(items)}


def table_of(items: Any) -> dict[str, Any]:
    """Return the schema of a table with keys of the game's own."""
    return {"type": "object", "additionalProperties": items}


def maybe(kind: Any) -> dict[str, Any]:
    """Return the schema of something that may be missing."""
    return {"anyOf": [kind, {"type": "null"}]}


def ref(name: str) -> dict[str, str]:
    """Point at one of the definitions."""
    return {"$ref": f"#/$defs/{name}"}


TEXT: Final = {"type": "string", "maxLength": LONGEST_TEXT}
COUNT: Final = whole(0)
#: A text, since most programs round numbers of so many bits.
SEED: Final = {"type": "string", "pattern": f"^({A_SEED})$"}
#: A seat, or -1 for nobody.
SEAT_OR_NOBODY: Final = whole(-1)
SCALAR: Final = {"type": ["integer", "string", "boolean", "null"]}
CARD: Final = these(COUNT, COUNT)

OUTCOME: Final = closed(
    "How the match ended.",
    winners=many(COUNT),
    points=many(whole()),
    ranking=many(many(COUNT)),
    how=closed("Why it ended.", key=TEXT, english=TEXT, arguments=table_of(ref("Data"))),
)

LASTING: Final = closed(
    "An effect that lasts: the card that began it is its number and which of its lives is meant.",
    number=whole(1),
    kind=TEXT,
    fields=table_of(ref("Field")),
    until=TEXT,
    source=maybe(CARD),
    controller=SEAT_OR_NOBODY,
)

FIELD: Final = {
    "description": "A field of a lasting effect.",
    "anyOf": [
        SCALAR,
        closed("A card: its number, and which of its lives is meant.", card=CARD),
        closed("A player: the seat.", player=COUNT),
        many(ref("Field")),
    ],
}

TABLE: Final = closed(
    "The table at the last rest. Cards are numbered; of each column only the cells that are not as they start, or all of them.",
    kinds=many(TEXT),
    rows=many(COUNT),
    owners=many(these(SEAT_OR_NOBODY, COUNT)),
    zones=table_of(many(COUNT)),
    cells=table_of({"anyOf": [many(these(COUNT, SCALAR)), many(COUNT), many(these(COUNT, many(TEXT)))]}),
    supplies=table_of(table_of(whole())),
    facts=table_of(ref("Data")),
    lasting=many(ref("Lasting")),
    seed=SEED,
    rolls=COUNT,
    reseeded=maybe(these(COUNT, SEED)),
    outcome=maybe(ref("Outcome")),
)

#: The numbers of the options picked: one, or of a choice of several a list.
PICKS: Final = {"anyOf": [COUNT, many(COUNT)]}

#: An answer: what is picked, and if several seats had something to decide, by whom.
PICKED: Final = {
    "anyOf": [
        *PICKS["anyOf"],
        closed("What a seat picked while others had something to decide, too.", seat=COUNT, picked=PICKS),
    ]
}

SAVE: Final[dict[str, Any]] = {
    **closed(
        "A whole match: what it was set up with, the answers before the last rest, the table then, the answers since.",
        format={"const": FORMAT},
        engine=TEXT,
        game=TEXT,
        revision=whole(1),
        expansions=table_of(whole(1)),
        rules=TEXT,
        dice={"const": dice.ALGORITHM},
        seats={**many({**TEXT, "minLength": 1}), "minItems": 1},
        seed=SEED,
        ids=SEED,
        options=table_of(ref("Data")),
        cards=table_of(table_of(ref("Data"))),
        ask_chance={"type": "boolean"},
        bluff_safe={"type": "boolean"},
        past=maybe(many(ref("Picked"))),
        number=COUNT,
        table=maybe(ref("Table")),
        since=many(ref("Picked")),
        open=many(these(COUNT, COUNT)),
        keys=TEXT,
        here=TEXT,
        values=TEXT,
        branches={**many(these(COUNT, whole(1))), "minItems": 1},
    ),
    "$defs": {
        "Data": DATA,
        "Field": FIELD,
        "Lasting": LASTING,
        "Outcome": OUTCOME,
        "Picked": PICKED,
        "Table": TABLE,
    },
}
