"""Asking players: the only way in which rules ever stop."""

from __future__ import annotations

from types import coroutine
from typing import TYPE_CHECKING, Any

from .decisions import PASSED, Decision, Options
from .lookup import MOST_EVENTS, Lookup

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Sequence

    from tabletop._base.texts import Why, Words
    from tabletop._rules.players import Player


@coroutine
def ask(decision: Decision) -> Generator[Decision, Any, Any]:
    """Wait for the answer to a decision; it comes as the number of an option, or several."""
    return (yield decision)


class Asking(Lookup):
    """Asks players, and answers for them where there is nothing to decide, or where the answer is known."""

    def answer_again(self) -> tuple[int, Any, Decision]:
        """Take the next answer that was given before."""
        self.answers += 1
        return self.again.pop()

    async def ask_one(
        self,
        player: Player,
        prompt: Words,
        things: Iterable[Any],
        optional: bool = False,
        why_not: Why | None = None,
        about: Any = None,
        kind: str = "pick",
        ask_anyway: bool = False,
        default: Any = None,
        openly: Words | None = None,
        in_vain: Words | None = None,
    ) -> Any:
        """See :meth:`Player.choose`."""
        wanted = things if type(things) is tuple else tuple(things)
        again = self.again
        if again and again[-1][0] == self.happened:
            _, answer, before = self.answer_again()
            place = before.place(answer)
            return wanted[place] if place < len(wanted) else None
        offered: Sequence[Any] = wanted if why_not is None else [thing for thing in wanted if why_not(thing) is None]
        if in_vain is not None and not offered:
            prompt, optional = in_vain, True
        if optional:
            offered = [*offered, PASSED]
        if len(offered) < 2 and not (ask_anyway and offered):
            self.happened += 1
            if self.happened > MOST_EVENTS:
                self._count()
            chosen = offered[0] if offered else None
        else:
            options = Options(offered, player.seat)
            asked = Decision(player.seat, kind, prompt, options, wanted, why_not, about, default, openly)
            chosen = offered[await ask(asked)]
        return None if chosen is PASSED else chosen

    async def ask_some(
        self,
        player: Player,
        prompt: Words,
        things: Iterable[Any],
        *,
        at_least: int = 0,
        at_most: int | None = None,
        ordered: bool = False,
        why_not: Why | None = None,
        about: Any = None,
        kind: str = "pick",
        default: Sequence[Any] = (),
        openly: Words | None = None,
    ) -> tuple[Any, ...]:
        """See :meth:`Player.choose_some`."""
        wanted = things if type(things) is tuple else tuple(things)
        again = self.again
        if again and again[-1][0] == self.happened:
            _, answers, before = self.answer_again()
            return tuple([wanted[before.place(answer)] for answer in answers])
        offered: Sequence[Any] = wanted if why_not is None else [thing for thing in wanted if why_not(thing) is None]
        most = len(offered) if at_most is None else min(at_most, len(offered))
        least = min(at_least, most)
        if most == 0 or (least == len(offered) and (not ordered or least == 1)):
            self._count()
            return tuple(offered[:most])
        asked = Decision(
            player.seat,
            kind,
            prompt,
            Options(offered, player.seat),
            wanted=wanted,
            why_not=why_not,
            about=about,
            wish=default,
            openly=openly,
            at_least=least,
            at_most=most,
            ordered=ordered,
            single=False,
        )
        picked = await ask(asked)
        return tuple([offered[index] for index in picked])
