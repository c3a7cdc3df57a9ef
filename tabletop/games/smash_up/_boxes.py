"""The sets that come with the game, with all that is in them."""

from __future__ import annotations

from typing import Any, Final

from . import bases, factions, titans
from ._factions import CORE, CORE_FACTIONS, OOPS, OOPS_FACTIONS, SmashUpSet

EVERY: Final = (*factions.CARDS, *bases.CARDS, *titans.CARDS)


def box(id: str, title: str, **told: Any) -> SmashUpSet:
    """Return a set of the publisher's, with all cards that are of it."""
    cards = tuple([card for card in EVERY if card.printed["set"] == title])
    return SmashUpSet(
        id=id, title=title, by="the publisher", provenance="official", stands_alone=True, cards=cards, **told
    )


OOPS_YOU_DID_IT_AGAIN: Final = box("oops", OOPS, factions=OOPS_FACTIONS)
CORE_SET: Final = box("core-set", CORE, factions=CORE_FACTIONS)
