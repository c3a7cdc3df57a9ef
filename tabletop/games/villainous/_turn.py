"""The turn: the start with the move, actions one by one, and the end (SW-031 to SW-057, MV-044 to MV-067)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from tabletop import Deed, Spot, Supply, Text, Usable, deed, phase

from ._actions import ACTIVATE, AT_WILL, VANQUISH, WHAT_TO_ACTIVATE, Action
from ._events import ActionsDone, ActionTaken, DrawsUp, MoverMoved, SymbolUsed, TurnBegan
from ._places import Place, Symbol, SymbolBearer
from ._table import NEXT_TURN
from ._vanquish import Fights

if TYPE_CHECKING:
    from ._cards import VillainousCard
    from ._players import Villain

WHERE_TO: Final = Text("villainous.where-to", "Where do you go?")
ALREADY_THERE: Final = Text("villainous.already-there", "You are there already.")
CANNOT_GO: Final = Text("villainous.cannot-go", "Something keeps you from going there.")
WHAT_NOW: Final = Text("villainous.what-now", "What do you do?")
IS_SPENT: Final = Text("villainous.is-spent", "You have used that symbol this turn.")
IS_ELSEWHERE: Final = Text("villainous.is-elsewhere", "Your mover is not there.")
IS_COVERED: Final = Text("villainous.is-covered", "Something lies over that symbol.")
IS_FORBIDDEN: Final = Text("villainous.is-forbidden", "Something forbids you that action.")


class Turns(Fights):
    """Plays turns."""

    #: What can be done with symbols, by how they are written.
    actions: ClassVar[Mapping[str, Action]] = {}

    # ------------------------------------------------------------------------------------ what boxes say

    async def start_of_turn(self, you: Villain) -> None:
        """Do what comes before the move."""

    async def arrive(self, you: Villain, moved: MoverMoved) -> None:
        """Do what comes of it that a mover has come to a place."""

    @abstractmethod
    async def fate(self, you: Villain) -> bool:
        """Have a Villain take a Fate action; say whether it was taken."""

    def bearers_of(self, you: Villain) -> Sequence[SymbolBearer]:
        """List what has symbols that a Villain may have used."""
        return you.places

    @abstractmethod
    def movable(self, you: Villain) -> Iterable[VillainousCard]:
        """List what the action that moves cards could move."""

    @abstractmethod
    async def move_card(self, you: Villain, card: VillainousCard) -> bool:
        """Have a Villain move a card by the action for it; say whether it was moved."""

    # ------------------------------------------------------------------------------------ the turn

    async def begin_turn(self, you: Villain) -> None:
        """Begin a turn: every symbol can be used again."""
        self.new_turn()
        for bearer in self.bearers_of(self.active):
            if bearer.spent:
                bearer.set(spent=0)
        self.go_to(self.go_somewhere, active=you.seat, turn=self.facts.turn + 1)
        self.let_last(you)

    def let_last(self, you: Villain) -> None:
        """What lasts until the end of a player's next turn has only this turn left."""
        for lasting in self.lasting:
            if lasting.until == NEXT_TURN and lasting.controller is you:
                self.lift(lasting)
                self.begin(lasting, until="end of turn", source=lasting.source, controller=you)

    @phase
    async def go_somewhere(self) -> None:
        """The turn starts, and the mover goes to another place."""
        you = self.active
        self.go_to(self.act)
        await self.perform(TurnBegan(you))
        await self.start_of_turn(you)
        place = await you.choose(
            WHERE_TO, you.places, why_not=lambda place: self.why_not_go(you, place), kind="move the mover"
        )
        if place is not None:
            await self.move_mover(you, place)

    @phase
    async def act(self) -> None:
        """The active Villain uses one symbol or one ability, or is done."""
        you = self.active
        deeds, among = (deed for deed in self.deeds_of(you) if deed.why_not() is None), partial(self.all_deeds_of, you)
        done = await you.does(WHAT_NOW, deeds, optional=True, kind="act", ask_anyway=True, among=among)
        if done is None:
            self.go_to(self.draw_up)

    @phase
    async def draw_up(self) -> None:
        """The active Villain draws up to the hand size, and the turn passes to the left."""
        you = self.active
        await self.perform(ActionsDone(you))
        if await self.perform(DrawsUp(you)) is not None:
            await you.draw(max(0, you.hand_size - len(you.hand)))
        await self.settle()
        self.expire("end of turn")
        await self.begin_turn(you.next)

    # ------------------------------------------------------------------------------------ going

    def ways_to_go(self, you: Villain) -> list[Place]:
        """List the places to which a mover may go from where it is."""
        return [place for place in you.places if self.why_not_go(you, place) is None]

    def why_not_go(self, you: Villain, place: Place) -> Text | None:
        """Say why a mover can't go to a place."""
        if place is you.spot:
            return ALREADY_THERE
        return None if self.is_free(MoverMoved) or self.can(MoverMoved(you, you.mover, place)) else CANNOT_GO

    async def move_mover(self, you: Villain, place: Place) -> None:
        """Move a mover, with all that comes of its arrival."""
        moved = MoverMoved(you, you.mover, place)
        if await self.perform(moved) is not None:
            await self.arrive(you, moved)
            await self.answer(moved)

    # ------------------------------------------------------------------------------------ what one may do

    def deeds_of(self, you: Villain) -> list[Deed]:
        """List what a Villain might do: the symbols of the place, of two that are alike one, then abilities that take no action."""
        offered: dict[str, UseSymbol] = {}
        for symbol in self.symbols_of(you):
            alike = offered.get(symbol.printed)
            if alike is None or (symbol.is_open and not alike.symbol.is_open):
                offered[symbol.printed] = UseSymbol(you, symbol)
        return [*offered.values(), *[UseAbility(you, usable) for usable in self.usable(you, kind=AT_WILL)]]

    def all_deeds_of(self, you: Villain) -> list[Deed | Elsewhere]:
        """List what a Villain might do, and the symbols elsewhere, which somebody might want to use."""
        here = self.symbols_of(you)
        symbols = [symbol for bearer in self.bearers_of(you) for symbol in bearer.symbols if symbol not in here]
        return [*self.deeds_of(you), *[Elsewhere(symbol) for symbol in symbols]]

    def symbols_of(self, you: Villain) -> Sequence[Symbol]:
        """List the symbols where a Villain's mover stands, the top row first."""
        return () if you.spot is None else you.spot.symbols

    def why_no_action(self, you: Villain, kind: str) -> Text | None:
        """Say why a Villain can't take an action of a kind, whether or not there is a symbol for it."""
        return self.actions[kind].why_not(you) if you.may_take(kind) else IS_FORBIDDEN

    async def take_action(self, you: Villain, kind: str, amount: int = 0) -> bool:
        """Have a Villain take an action that can be taken; others hear of it when all that it set off is done (SW-Q48)."""
        taken = await self.actions[kind].take(you, amount)
        if taken is not None:
            await self.tell_of(taken)
        return taken is not None

    async def tell_of(self, taken: ActionTaken) -> None:
        """Let others hear of an action that was taken, and answer it."""
        if await self.perform(taken) is not None:
            await self.answer(taken)

    async def vanquish_by_card(
        self, you: Villain, targets: Sequence[VillainousCard], *, optional: bool = False
    ) -> bool:
        """Have a Villain take a Vanquish action against one of some targets, as a card says; say whether there was one."""
        taken = you.may_take(VANQUISH) and await self.vanquish(you, targets, optional=optional)
        if taken:
            await self.tell_of(ActionTaken(you, VANQUISH))
        return taken

    # ------------------------------------------------------------------------------------ abilities

    @abstractmethod
    def currency_of(self, usable: Usable) -> Supply:
        """Return in what an ability is paid."""

    def why_not_use_ability(self, you: Villain, usable: Usable, *, free: bool = False) -> Text | None:
        """Say why a Villain can't pay for an ability, if so."""
        return None if free else you.why_not_afford(self.currency_of(usable), self.price_of_use(you, usable))

    def price_of_use(self, you: Villain, usable: Usable) -> int:
        """Return how much an ability costs now."""
        return usable.price

    def could_activate(self, you: Villain, *, but: VillainousCard | None = None) -> bool:
        """Say whether a Villain could activate anything now, perhaps *but* one card."""
        able = [one for one in self.usable(you, kind=ACTIVATE) if one.source != but]
        return any(self.why_not_use_ability(you, one) is None for one in able)

    async def may_activate(
        self, you: Villain, card: VillainousCard, *, about: VillainousCard, free: bool = False
    ) -> bool:
        """Let a Villain activate a card, for its price or *free*, as another card says; say whether it was activated."""
        able = [one for one in self.usable(you, kind=ACTIVATE) if one.source == card]
        open_ = [one for one in able if self.why_not_use_ability(you, one, free=free) is None]
        chosen = await you.choose(WHAT_TO_ACTIVATE, open_, optional=True, about=about, kind=ACTIVATE)
        return chosen is not None and await self.use_ability(you, chosen, free=free)

    async def use_ability(self, you: Villain, usable: Usable, *, free: bool = False) -> bool:
        """Have a Villain pay for an ability, unless it is free, and use it; say whether it was paid."""
        if not free and not await you.pay(self.currency_of(usable), self.price_of_use(you, usable)):
            return False
        await self.use(usable)
        return True


class Elsewhere(NamedTuple):
    """A symbol of a place where the mover does not stand: it can't be used, but somebody might want to."""

    symbol: Symbol

    @property
    def cards(self) -> tuple[VillainousCard, ...]:
        """The place."""
        return (self.symbol.bearer,)

    def label_for(self, seat: int) -> Text:
        """Return what it is called among what one may think of."""
        return action_of(self.symbol)

    def why_not(self) -> Text:
        """Say that the mover is not there."""
        return IS_ELSEWHERE


def action_of(symbol: Symbol) -> Text:
    """Return what it is called to use a symbol."""
    action = symbol.bearer.game.actions[symbol.kind]
    return Text("villainous.action", "{action}", action=action.called(symbol.amount))


@deed
class UseSymbol(Deed):
    """Use a symbol of the place where the mover stands"""

    you: Villain
    symbol: Symbol

    def label_for(self, seat: int) -> Text:
        return action_of(self.symbol)

    @property
    def cards(self) -> tuple[VillainousCard, ...]:
        """The place."""
        return (self.symbol.bearer,)

    @property
    def targets(self) -> tuple[Any, ...]:
        """The place, and the symbol on it."""
        return self.symbol.bearer, Spot("symbols", self.symbol.index, on=self.symbol.bearer)

    def why_not(self) -> Text | None:
        if self.symbol.is_spent:
            return IS_SPENT
        if self.symbol.is_covered:
            return IS_COVERED
        return self.you.game.why_no_action(self.you, self.symbol.kind)

    async def do(self) -> None:
        game, symbol = self.you.game, self.symbol
        action = game.actions[symbol.kind].called(symbol.amount)
        await game.perform(SymbolUsed(self.you, action, symbol.bearer, symbol.index, symbol.printed))
        await game.take_action(self.you, symbol.kind, symbol.amount)


@deed
class UseAbility(Deed):
    """Use an ability, and pay for it"""

    you: Villain
    usable: Usable

    def label_for(self, seat: int) -> Text:
        return self.usable.label_for(seat)

    @property
    def cards(self) -> tuple[VillainousCard, ...]:
        """The card whose ability it is."""
        return self.usable.cards  # type: ignore[return-value]

    def why_not(self) -> Text | None:
        return self.you.game.why_not_use_ability(self.you, self.usable)

    async def do(self) -> None:
        await self.you.game.use_ability(self.you, self.usable)
