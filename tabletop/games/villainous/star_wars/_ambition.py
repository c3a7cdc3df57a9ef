"""The actions of this box, and all that Ambition pays for (SW-058 to SW-067)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from tabletop import Deed, Text, deed
from tabletop.games.villainous._actions import Action as AnyAction
from tabletop.games.villainous._actions import (
    Activate,
    DiscardCards,
    Fate,
    GainMoney,
    MoveCard,
    PlayCard,
    Vanquish,
)
from tabletop.games.villainous._turn import UseAbility

if TYPE_CHECKING:
    from tabletop.games.villainous._cards import VillainCard

    from ._players import DarkSideVillain

AMBITION: Final = "ambition"
CREDITS: Final = "credits"
#: The kind of ability that an Ambition action uses.
BY_AMBITION: Final = "ambition"

WITH_AMBITION: Final = Text("villainous.with-ambition", "What do you do with Ambition?")
NOTHING_FOR_AMBITION: Final = Text("villainous.nothing-for-ambition", "There is nothing you could do with Ambition.")
NOT_CREDITS: Final = Text("villainous.not-credits", "It costs Ambition: that takes an Ambition action.")
NOT_AMBITION: Final = Text("villainous.not-ambition", "It costs Credits: that takes a Play a Card action.")
IS_CONDITION: Final = Text("villainous.is-condition", "A Condition is played in an opponent's turn.")


def why_not_paid_in(card: VillainCard, currency: str) -> Text | None:
    """Say why a card can't be played with an action that plays cards of one currency (SW-066, SW-067, SW-131)."""
    paid_in = card.printed["paid_in"]
    if paid_in == "":
        return IS_CONDITION
    if paid_in == currency:
        return None
    return NOT_CREDITS if currency == CREDITS else NOT_AMBITION


class PlayForCredits(PlayCard):
    """Play one card from hand that costs Credits (SW-068 to SW-071)."""

    def why_no_card(self, you: Any, card: VillainCard) -> Text | None:
        return why_not_paid_in(card, CREDITS) or super().why_no_card(you, card)


class CollectCredits(GainMoney):
    """Take Credits from the supply (SW-058)."""

    kind = CREDITS
    title = "Collect Credits"
    currency = CREDITS


class Maneuver(MoveCard):
    """Put one card of the Villain side at another location, or let Vehicles join or part (SW-075 to SW-081)."""

    kind = "maneuver"
    title = "Maneuver"


@deed
class PlayForAmbition(Deed):
    """Play {card}"""

    you: DarkSideVillain
    card: VillainCard

    def why_not(self) -> Text | None:
        return why_not_paid_in(self.card, AMBITION) or self.you.game.why_not_play(self.you, self.card)

    async def do(self) -> None:
        await self.you.game.play_own(self.you, self.card)


class UseAmbition(AnyAction):
    """Play one card that costs Ambition, use one Ambition Ability, or reveal another Mission (SW-060)."""

    kind = AMBITION
    title = "Ambition"

    def deeds(self, you: Any) -> Iterator[Deed]:
        """List what Ambition can be used for."""
        yield from [PlayForAmbition(you, card) for card in you.hand]
        yield from [UseAbility(you, usable) for usable in you.game.usable(you, kind=BY_AMBITION)]
        yield from you.mover.ambition_deeds()

    def why_not(self, you: Any) -> Text | None:
        return None if any(one.why_not() is None for one in self.deeds(you)) else NOTHING_FOR_AMBITION

    async def carry_out(self, you: Any, amount: int) -> bool:
        chosen = await you.choose_unseen(
            WITH_AMBITION, self.deeds(you), why_not=lambda one: one.why_not(), kind="ambition"
        )
        if chosen is not None:
            await chosen.do()
        return chosen is not None


#: Every action of this box, by how its symbol is written.
ACTIONS: Final = {
    action.kind: action
    for action in (
        PlayForCredits(), CollectCredits(), UseAmbition(), Maneuver(), Vanquish(), DiscardCards(), Activate(), Fate()
    )
}  # fmt: skip
