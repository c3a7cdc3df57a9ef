"""Chance: dice, shuffles and bags."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from tabletop._base import dice
from tabletop._base.texts import Text
from tabletop._rules.events import Shuffled

from .asking import ask
from .decisions import CHANCE, Decision, Options
from .performing import Performing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop._base.texts import Words
    from tabletop._rules.zones import Pool, Zone
    from tabletop._table.places import Supply


T = TypeVar("T")


class Chance(Performing):
    """Rolls the dice of the table, or asks what they bring."""

    __slots__ = ()

    async def rolls(
        self, limits: Sequence[int], *, prompt: Words = "What does chance bring?", called: Sequence[Any] | None = None
    ) -> list[int]:
        """
        Roll once for every number of *limits*, from 0 up to but not including it.

        Who is asked what chance brings is offered what the numbers are *called*.
        """
        if self.setup.ask_chance:
            return await self.ask_chance(limits, prompt, called)
        columns = self.table.columns
        seed, rolls, reseeded = columns["seed"], columns["rolls"], columns["reseeded"]
        if reseeded is not None and rolls >= reseeded[0]:
            seed = reseeded[1]
        chance = dice.stream(seed, rolls)
        self.table.put("rolls", rolls + 1)
        roll = chance.random
        return [int(roll() * limit) for limit in limits]

    async def ask_chance(self, limits: Sequence[int], prompt: Words, called: Sequence[Any] | None) -> list[int]:
        """Ask chance for a number below each of *limits*, if there is more than one."""
        results = []
        for limit in limits:
            # Rules may go on to take what chance has brought out of their list: what was asked stays what it was.
            outcomes = range(limit) if called is None else tuple(called)
            options = Options(outcomes, CHANCE)
            asked = Decision(CHANCE, "chance", prompt, options, wanted=outcomes)
            results.append(await ask(asked) if limit > 1 else 0)
        return results

    async def pick_at_random(self, things: Sequence[T], *, prompt: Words = "What does chance bring?") -> T:
        """Pick one of *things*, all equally likely."""
        (pick,) = await self.rolls((len(things),), prompt=prompt, called=things)
        return things[pick]

    async def roll_die(self, sides: int) -> int:
        """Roll a die with faces from 1 to *sides*."""
        return await self.pick_at_random(range(1, sides + 1))

    async def shuffle(self, zone: Zone[Any]) -> None:
        """Put a zone in a random order."""
        rows = self.table.columns["zones"][zone.number]
        if len(rows) > 1:
            picks = await self.rolls(range(len(rows), 1, -1), prompt=Text("tabletop.shuffle", "Which card comes next?"))
            await self.perform_unsettled(Shuffled(zone, tuple(dice.arranged(rows, picks))))

    async def draw_at_random(self, pool: Pool, count: int = 1) -> tuple[Supply, ...]:
        """Draw pieces from a pool as out of a bag, without putting them back; say which supplies they were of."""
        columns, number = self.table.columns, pool.number
        bag = [kind for kind in self.supplies for _ in range(columns[kind.column][number])]
        drawn = []
        for limit in range(len(bag), max(len(bag) - count, 0), -1):
            (pick,) = await self.rolls((limit,), called=tuple(bag))
            drawn.append(bag.pop(pick))
        return tuple(drawn)
