"""What was set off is resolved: settled in the order that the game's agenda says, each ability on top of the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NoReturn

from tabletop._base.errors import RulesBug, RulesLoop
from tabletop._base.texts import Text
from tabletop._rules.cards import Card
from tabletop._rules.effects import Effect
from tabletop._rules.holders import KEEP
from tabletop._rules.mistakes import place_of_write
from tabletop._rules.outcomes import Outcome
from tabletop._rules.whereabouts import placed

from .chronicle import Chronicle
from .stack import Frame, Pending

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tabletop._rules.players import Player
    from tabletop._rules.setup import Setup
    from tabletop._table.table import Snapshot


#: More abilities than this inside each other are taken for a loop.
DEEPEST: Final = 100

COMES_FIRST: Final = Text("tabletop.order", "Which of these comes first?")

TOO_LONG: Final = Text("tabletop.too-long", "The match took too long.")


def alike(one: Pending, other: Pending) -> bool:
    """Say whether two triggers are one and the same, set off at once, of cards that nothing tells apart."""
    if one.ability is not other.ability or one.ability.mark != "when":
        return False
    here, there = one.source, other.source
    if not isinstance(here, Card) or not isinstance(there, Card) or one.event is not other.event:
        return False
    read = ("zone", "controller", *[column.key for column in here.columns])
    return all(here.read(key) == there.read(key) for key in read) and not (is_laden(here) or is_laden(there))


def is_laden(card: Card) -> bool:
    """Say whether anything lies on a card."""
    return any(len(getattr(card, kind.name)) for kind in (*card.zone_kinds, *card.pool_kinds))


class Resolving(Chronicle):
    """Resolves the abilities that wait."""

    __slots__ = ("_kept", "_quiet_at", "checks_state")

    def __init__(self, snapshot: Snapshot, setup: Setup) -> None:
        super().__init__(snapshot, setup)
        #: Whether any ability of this game is a check of the state.
        self.checks_state = self.ruleset.has_checks
        #: How much is kept beside the table, of which nothing is more than it should be.
        self._kept = 0
        #: At which number of the table no check of the state had anything to do.
        self._quiet_at = -1

    @property
    def waiting(self) -> tuple[Pending, ...]:
        """The abilities that wait and come next, in the order in which they were set off; none if something else comes first."""
        return tuple(self.agenda.waiting)

    def rest(self) -> Snapshot:
        """Come to rest: forget what belongs to the step that is over, and return the table as it is from then on."""
        agenda = self.agenda
        if agenda.stack or agenda.triggers or agenda.finishing:
            if agenda.unsettled and self.table.outcome is None:
                raise RulesBug(
                    f"{self.title} came to rest with {agenda.unsettled} abilities waiting: settle them first"
                )
            agenda.clear()
        if self._gone:
            self.forget_looks()
            self.forget_the_moment()
        kept = self.__dict__
        if len(kept) != self._kept:
            if not kept.keys() <= (self.ruleset.kept or self._note_what_is_kept()):
                self._refuse_what_is_kept()
            self._kept = len(kept)
        self.happened = 0
        self.latest = self.begun = None
        if self.answers >= self.longest and self.table.outcome is None:
            self.table.put("outcome", Outcome.drawn(len(self.players), TOO_LONG))
        return self.table.snapshot()

    def _note_what_is_kept(self) -> frozenset[str]:
        """Note what every game of this ruleset keeps beside its table: what the engine does, and its places."""
        places = [*self.zone_kinds, *self.pool_kinds]
        names = {*vars(self.at(self.table.snapshot())), *[place.name for place in places], *self.phases}
        self.ruleset.kept = frozenset(names)
        return self.ruleset.kept

    def _refuse_what_is_kept(self) -> NoReturn:
        """Say what was set on the game that no copy and no save would have."""
        names = sorted(vars(self).keys() - self.ruleset.kept)
        game: Any = type(self)
        raise RulesBug(placed(f"{', '.join(names)} can't be set on {self!r}: {KEEP}", place_of_write(game, names[0])))

    # ------------------------------------------------------------------------------------ settling

    async def settle(self, *, later: bool = False) -> None:
        """
        Resolve abilities that wait, as :attr:`settling` says, until none waits and no check changes anything.

        With *later*, and if the latest resolution goes first, those that were set off here itself keep waiting.
        """
        agenda = self.agenda
        if agenda.held:
            return
        checking, table = self.checks_state, self.table
        while True:
            if checking and not self._quiet_at == self.known_at == table.version:
                await self.check_state()
            found = agenda.next(later=later) if agenda.triggers or agenda.finishing else None
            if found is None:
                return
            if isinstance(found, Frame):
                await self._finish(found)
            else:
                await self.resolve(await self._first_of(found, COMES_FIRST))

    async def _first_of(self, together: list[Pending], asked: Text) -> Pending:
        """Return the first of the abilities that wait together: who puts them in order is asked, if there is anything to it."""
        if len(together) == 1:
            return together[0]
        first = self.comes_first(together)
        if len(first) == 1:
            return first[0]
        for pending in first:
            if pending.ability.commutes:
                return pending
        if all(alike(first[0], other) for other in first[1:]):
            return first[0]
        chosen: Pending = await self.orders(first).choose(asked, first, kind="order")
        return chosen

    async def resolve(self, pending: Pending, *, wanted: bool | None = None) -> None:
        """Resolve one of the abilities that wait; an optional one only if it is *wanted*, which its controller is asked."""
        self.agenda.triggers.remove(pending)
        self._count()
        if wanted is None:
            wanted = not pending.ability.optional or await self._wants(pending)
        if wanted:
            await self._carry_out(pending)

    async def check_state(self) -> None:
        """
        Make all checks of the state until none of them changes anything.

        Whether one has anything to do is remembered, but for lasting effects.
        """
        changed = True
        while changed:
            changed, quiet = False, True
            for source, ability in self.listed["state_based", None].found:
                if isinstance(source, Card) and not source.is_current:
                    continue  # an earlier check has removed it
                lasts = isinstance(source, Effect)
                if lasts:
                    applies = ability.applies(source, None)
                else:
                    applies = self.remembered(ability, source.key, ability.applies, source, None)
                if applies:
                    self._count()
                    self.agenda.checking = True
                    changed = await ability.run(source) or changed
                    self.agenda.checking = quiet = False
                elif lasts:
                    quiet = False
            if quiet:
                self._quiet_at = self.table.version

    async def _wants(self, pending: Pending) -> bool:
        asked = Text("tabletop.use", "{source}: {ability}?", source=pending.source, ability=pending.text)
        wants: bool = await pending.controller.confirms(asked, about=pending.source)
        return wants

    # ------------------------------------------------------------------------------------ resolving

    async def _carry_out(self, pending: Pending) -> Any:
        """Carry out an ability on top of the stack."""
        agenda, source, ability = self.agenda, pending.source, pending.ability
        if len(agenda.stack) >= DEEPEST:
            raise RulesLoop(f"more than {DEEPEST} abilities inside each other")
        if ability.once_per_turn:
            self._use_up(pending)
        frame = Frame(source, pending.text, pending.controller, pending.cause)
        agenda.open(frame, pending)
        if self.log is not None:
            self.begin_to_say(self.log, frame, ability)
        given = () if pending.event is None else (pending.event,)
        result = await ability.run(source, *given)
        if agenda.nests and ability.mark != "instead":
            await self.settle()
        agenda.close()
        return result

    def _use_up(self, pending: Pending) -> None:
        """Let an ability work no more this turn, not even where it waits already."""
        card, ability = pending.source, pending.ability
        if isinstance(card, Card) and card.is_current:
            self.table.write("used", card.row, card.read("used") | ability.bit)
        self.agenda.drop(card, ability)

    async def resolving(
        self,
        source: Any,
        text: Text,
        body: Any,
        *,
        controller: Player | None = None,
        afterwards: Callable[[], Awaitable[None]] | None = None,
    ) -> Any:
        """
        Carry out a *body* (something to await) on top of the stack, as when a card's own text is resolved.

        It is done on behalf of the source's controller, unless another one is named.
        *afterwards* is called when all that this has set off is settled.
        """
        agenda = self.agenda
        try:
            frame = Frame(source, text, controller or source.controller, self.latest, afterwards=afterwards)
        except Exception:
            body.close()  # It will not be awaited, and that is not what is wrong here.
            raise
        agenda.open(frame)
        result = await body
        if agenda.nests:
            await self.settle()
            if afterwards is not None:
                await afterwards()
                await self.settle()
        elif afterwards is not None:
            agenda.finishing.append(frame)
        agenda.close()
        return result

    async def _finish(self, frame: Frame) -> None:
        """Do what comes when all is settled that a resolution has set off."""
        self.agenda.finishing.remove(frame)
        self.agenda.stack.append(frame)
        await frame.afterwards()
        self.agenda.close()
