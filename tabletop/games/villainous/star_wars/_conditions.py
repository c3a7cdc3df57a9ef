"""Conditions: cards that are played from hand in an opponent's turn (SW-130 to SW-137)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

from tabletop import Event, Text, event, reaction
from tabletop.games.villainous.words import by_a_rival

from ._cards import DarkSideVillainCard
from ._players import DarkSideVillain

if TYPE_CHECKING:
    from .game import StarWarsVillainous

E = TypeVar("E", bound=Event)
C = TypeVar("C", bound="Condition")

CARRIED_OUT = Text("villainous.condition", "is played")


class Condition(DarkSideVillainCard):
    """A card that answers what an opponent does."""

    usual_currency = ""


@event(to="card", by="player", renews="card")
class ConditionPlayed(Event):
    """A Condition is played from hand."""

    text = "{player} plays {card}."
    player: DarkSideVillain
    card: Condition

    def happen(self, game: StarWarsVillainous) -> None:
        self.card.move(game.between, shown=True)


def answers(
    event: type[E], *where: Callable[[Any, E], bool]
) -> Callable[[Callable[[C, E], Coroutine[Any, Any, object]]], Any]:
    """Mark what a Condition does when another player does something in their own turn; then it is discarded (SW-134)."""

    def declare(method: Callable[[C, E], Coroutine[Any, Any, object]]) -> Any:
        @wraps(method)
        async def played(card: C, answered: E) -> None:
            you, game = card.controller, card.game
            shown = ConditionPlayed(you, card)
            if await game.perform(shown) is not None:
                out: Any = shown.card
                await game.resolving(out, CARRIED_OUT, method(out, answered), controller=you)
                await game.discard_from(you, [out])

        return reaction(event, by_a_rival, *where, works_in=DarkSideVillain.hand)(played)

    return declare
