"""Why something is not on offer, for what a client can point at or put into words."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from tabletop._base.texts import Text
from tabletop._play.decisions import CHANCE, NOT_HERE, label_for
from tabletop._play.deeds import Deed
from tabletop._play.stack import Usable

from .reader import Reader

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabletop._play.decisions import Decision
    from tabletop._play.game import Game


#: How many letters the id of a card has.
LENGTH_OF_ID: Final = 12
#: No more of what is asked about is compared with the options.
LONGEST: Final = 100


def why_not(game: Game, decision: Decision, wanted: object) -> Text | None:
    """Say why something is not on offer; None if it is. Cards go by the ids that the seat sees which decides."""
    reader = Reader(game, None if decision.seat == CHANCE else decision.seat)
    meant = card_meant(reader, wanted)
    reason = decision.why_not(meant)
    if reason is not NOT_HERE or decision.seat == CHANCE:
        return reason
    for usable in used_up(reader, decision):
        if meant in usable.cards or str(label_for(usable, decision.seat)) == wanted:
            return Text(
                "tabletop.used-up", "{ability} has been used this turn.", ability=usable.label_for(decision.seat)
            )
    labels = [option.label for option in decision.options]
    for words in get_close_matches(meant[:LONGEST], labels, 1) if isinstance(meant, str) else ():
        return Text(
            "tabletop.did-you-mean", "Nothing like that could be chosen here; did you mean {option}?", option=words
        )
    return NOT_HERE


def card_meant(reader: Reader, wanted: object) -> Any:
    """Return the card that goes by an id among what a reader sees, or else what was given."""
    if isinstance(wanted, str) and len(wanted) == LENGTH_OF_ID:
        for row in range(len(reader.layout.kinds)):
            if reader.id(row) == wanted:
                return reader.game.card_at(row)
    return wanted


def used_up(reader: Reader, decision: Decision) -> Iterator[Usable]:
    """Go through the abilities that the seat has used up which is asked what it does now."""
    if not any(isinstance(thing, Deed) for thing in decision.options.things):
        return
    for row, used in enumerate(reader.columns["used"]):
        card = reader.game.card_at(row) if used and reader.knows(row) else None
        if card is not None and card.controller == reader.game.players[decision.seat]:
            for ability in card.abilities:
                if ability.mark == "activated" and used & ability.bit:
                    yield Usable(card, ability)
