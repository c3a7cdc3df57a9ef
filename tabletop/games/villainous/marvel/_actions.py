"""The actions of the Marvel boxes (MV-069 to MV-119)."""

from __future__ import annotations

from typing import Final

from tabletop.games.villainous._actions import Activate, DiscardCards, Fate, GainMoney, MoveCard, PlayCard, Vanquish

POWER: Final = "power"


class GainPower(GainMoney):
    """Take Power from the supply (MV-069)."""

    kind = "gain"
    title = "Gain Power"
    currency = POWER


class Relocate(MoveCard):
    """Put one of one's Allies or Items at another place (MV-088)."""

    kind = "relocate"
    title = "Relocate"


#: Every action of these boxes, by how its symbol is written.
ACTIONS: Final = {
    action.kind: action
    for action in (PlayCard(), GainPower(), Activate(), Relocate(), Vanquish(), DiscardCards(), Fate())
}
