"""What is at work now: lasting effects, and the abilities of cards, of effects and of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from tabletop._base.errors import RulesBug
from tabletop._rules.effects import Lasting, alive, fields_of, owner_of

from .lookup import Lookup

if TYPE_CHECKING:
    from tabletop._rules.abilities import Ability
    from tabletop._rules.cards import Card
    from tabletop._rules.effects import Effect
    from tabletop._rules.index import Found
    from tabletop._rules.players import Player
    from tabletop._rules.setup import Setup
    from tabletop._table.table import Snapshot


class Sources(Lookup):
    """Keeps lasting effects, and finds the abilities that work now."""

    def __init__(self, snapshot: Snapshot, setup: Setup) -> None:
        super().__init__(snapshot, setup)
        self._effects: dict[int, Effect] = {}
        self._rules = {kind: kind(self) for kind in self.rules}

    def _working(self, listed: Found) -> list[tuple[Any, Ability]]:
        """List which of these abilities work now, each with its source."""
        found: list[tuple[Any, Ability]] = []
        cards, effects, rules = listed
        columns = self.table.columns
        if cards:
            layout = self.table.layout
            zone, face_up, used, in_play = columns["zone"], columns["face_up"], columns["used"], layout.in_play
            for row, ability, works_in, bit in cards:
                number = zone[row]
                if in_play[number]:
                    if not face_up[row] or (works_in and layout.zones[number].kind not in works_in):
                        continue
                elif not works_in or layout.zones[number].kind not in works_in:
                    continue
                if not used[row] & bit:
                    found.append((self.card_at(row), ability))
        if effects:
            for lasting in columns["lasting"]:
                for ability in effects.get(lasting.kind, ()):
                    found.append((self._effect(lasting), ability))
        for kind, ability in rules:
            found.append((self._rules[kind], ability))
        return found

    # ------------------------------------------------------------------------------------ lasting effects

    def begin(
        self, effect: Effect, *, until: str, source: Card | None = None, controller: Player | None = None
    ) -> Effect:
        """Start a lasting effect; it works until :meth:`expire` is told that its time is over."""
        if until not in self.durations:
            raise RulesBug(f"{until!r} is none of the durations of {self.title}: {', '.join(self.durations)}")
        table = self.table
        number = 1 + max([lasting.number for lasting in table.lasting], default=0)
        whose = controller if controller is not None or source is None else source.controller
        ref = None if source is None else source.ref
        lasting = Lasting(number, type(effect), fields_of(effect), until, ref, owner_of(whose))
        table.put("lasting", (*table.lasting, lasting))
        self._effects.pop(number, None)
        return self._effect(lasting)

    def expire(self, until: str, *, controller: Player | None = None) -> int:
        """End all lasting effects of a duration (perhaps only one player's), at the same instant; return how many there were."""
        table = self.table
        kept = tuple(
            [
                lasting
                for lasting in table.lasting
                if lasting.until != until or (controller is not None and lasting.controller != controller.seat)
            ]
        )
        ended = len(table.lasting) - len(kept)
        if ended:
            table.put("lasting", kept)
        return ended

    def lift(self, effect: Effect) -> None:
        """End one lasting effect."""
        table = self.table
        table.put("lasting", tuple([lasting for lasting in table.lasting if lasting.number != effect.number]))

    @property
    def lasting(self) -> tuple[Any, ...]:
        """The lasting effects that are working, oldest first."""
        return tuple([self._effect(lasting) for lasting in self.table.lasting])

    def _effect(self, lasting: Lasting) -> Effect:
        made = self._effects.get(lasting.number)
        if made is None or type(made) is not lasting.kind or fields_of(made) != lasting.fields:
            made = self._effects[lasting.number] = alive(cast("Any", self), lasting)
        return made
