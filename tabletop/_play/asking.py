"""Asking players: the only way in which rules ever stop."""

from __future__ import annotations

from itertools import compress, count
from types import coroutine
from typing import TYPE_CHECKING, Any, TypeVar, cast

from tabletop._base.errors import RulesBug
from tabletop._rules.cards import Card

from .decisions import CHANCE, PASSED, Decision, Options, Sealed, Together, blind_picks, label_for, unseen_zone
from .lookup import MOST_EVENTS, ForeignValue, Lookup

if TYPE_CHECKING:
    from collections.abc import Coroutine, Generator, Iterable, Sequence

    from tabletop._base.texts import Why, Words
    from tabletop._rules.players import Player

    from .decisions import Among


T = TypeVar("T")


@coroutine
def ask(decision: Decision | Together) -> Generator[Decision | Together, Any, Any]:
    """Wait for the answer to a decision; it comes as the number of an option, or several."""
    return (yield decision)


def mark_of(words: str, key: bytes) -> bytes:
    """Return what stands for words, and tells nothing of them to anybody without the key."""
    from hashlib import blake2b

    return blake2b(words.encode(), key=key, digest_size=16, person=b"tabletop picks").digest()


class Asking(Lookup):
    """Asks players, and answers for them where there is nothing to decide, or where the answer is known."""

    __slots__ = ()

    def answer_again(self) -> tuple[int, Any, Decision]:
        """Take the next answer that was given before."""
        self.answers += 1
        return self.again.pop()

    @coroutine
    def ask_one(
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
        among: Among | None = None,
    ) -> Generator[Decision, Any, Any]:
        """See :meth:`Player.choose`."""
        again = self.again
        if again and again[-1][0] == self.happened:
            return self._chosen_again(things)
        wanted = things if type(things) is tuple else tuple(things)
        offered: Sequence[Any] = wanted
        if why_not is not None and among is None:
            offered = [thing for thing in wanted if why_not(thing) is None]
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
            seat, might = player.seat, wanted if among is None else among
            if unseen_zone(offered[0], seat) is not None:
                offered = self._mixed_up(offered, seat)
            options = Options(offered, seat)
            # By their places, since a call with names takes longer, once for every answer.
            asked = Decision(seat, kind, prompt, options, might, why_not, about, default, openly, among is None)
            chosen = offered[(yield asked)]
        return None if chosen is PASSED else chosen

    def _chosen_again(self, things: Iterable[Any]) -> Any:
        """Return what was chosen of these when it was played before; what nobody has listed yet nobody lists for that."""
        _, answer, before = self.answer_again()
        chosen = before.options.things[answer]
        if chosen is PASSED:
            return None
        if not isinstance(things, tuple | list):
            try:
                return self.in_our_handles(chosen)
            except ForeignValue:
                pass  # it is found by its place
        return self._found_again(tuple(things), before, answer)

    def _found_again(self, things: Sequence[Any], before: Decision, answer: int) -> Any:
        """Return which of these was chosen: what was picked blindly as the card that it was, all else by its place."""
        chosen, found = before.options.things[answer], things[before.place(answer)]
        if isinstance(chosen, Card) and found != chosen:
            return next((thing for thing in things if thing == chosen), found)
        return found

    def _mixed_up(self, things: Sequence[Any], seat: int) -> Sequence[Any]:
        """Lay what a seat picks blindly in an order that tells nothing of how it lies, and is the same whenever this is asked."""
        mixed, key, answers = list(things), self.setup.id_key, self.answers
        blindly = blind_picks(things, [label_for(thing, seat) for thing in things], seat)
        places: dict[int | None, list[int]] = {}
        for place in compress(count(), blindly):
            places.setdefault(unseen_zone(things[place], seat), []).append(place)
        for there in places.values():
            cards = [things[place] for place in there]
            cards.sort(key=lambda card: mark_of(f"{card.row}/{card.incarnation}/{answers}", key))
            for place, card in zip(there, cards, strict=True):
                mixed[place] = card
        return mixed

    async def together(self, questions: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
        """
        Ask several players at the same time, each one question, and return what they choose, in the order of the questions.

        None of them learns what others choose before all have chosen, and all choose from the table as it is now.

        >>> import tabletop
        >>> class Draw(tabletop.Game):
        ...     "Whoever shows more fingers wins."
        ...     id, title = "draw", "Draw"
        ...     async def step(self):
        ...         ann, bob = await self.together(
        ...             player.choose_number("How many fingers?", 0, 5) for player in self.players
        ...         )
        ...         self.end(tabletop.Outcome.won_by(int(bob > ann), 2, "More fingers."))
        >>> match = tabletop.new(tabletop.Ruleset(Draw), ["Ann", "Bob"])
        >>> match.answer(3, seat=1)
        >>> match.view(0).waiting, match.view(1).decision
        ((0,), None)
        >>> match.answer(2, seat=0)
        >>> match.outcome.winners
        (1,)
        """
        self._sort_again()
        begun, chosen, asked = tuple(questions), dict[int, T](), dict[int, Decision]()
        try:
            for place, question in enumerate(begun):
                try:
                    decision = question.send(None)
                except StopIteration as done:
                    chosen[place] = done.value
                else:
                    asked[place] = self._one_of_several(decision, asked.values())
            picks = await self._picks(tuple(asked.values()))
            for place, picked in zip(asked, picks, strict=True):
                try:
                    begun[place].send(picked)
                except StopIteration as done:
                    chosen[place] = done.value
                else:
                    raise RulesBug("of those who are asked together each is asked only one question")
        finally:
            for question in begun:
                question.close()
        return [chosen[place] for place in range(len(begun))]

    def _one_of_several(self, decision: Any, others: Iterable[Decision]) -> Decision:
        """Return a decision that is open beside others, or say that it can't be."""
        if type(decision) is not Decision or decision.seat == CHANCE:
            raise RulesBug("only players can be asked together, each with one question such as player.choose(...)")
        if any(one.seat == decision.seat for one in others):
            raise RulesBug(f"{self.players[decision.seat]} can't be asked two questions together")
        decision.asked_at = self.happened
        return decision

    async def _picks(self, decisions: tuple[Decision, ...]) -> Sequence[Any]:
        """Wait for all answers to decisions that are open at once; a single one is open like any other."""
        if len(decisions) < 2:
            return [await ask(decision) for decision in decisions]
        for decision in decisions:
            decision.beside = decisions
        return cast("Sequence[Any]", await ask(Together(decisions)))

    def _sort_again(self) -> None:
        """Put known answers that were sealed together in the order of their questions."""
        again = self.again
        if again and type(again[-1][1]) is Sealed:
            order = again[-1][2].beside
            known = [again.pop() for _ in order]
            known.sort(key=lambda one: order.index(one[2]), reverse=True)
            again += [(when, sealed.picked, decision) for when, sealed, decision in known]

    @coroutine
    def ask_some(
        self,
        player: Player,
        prompt: Words,
        things: Iterable[Any],
        at_least: int = 0,
        at_most: int | None = None,
        ordered: bool = False,
        why_not: Why | None = None,
        about: Any = None,
        kind: str = "pick",
        default: Sequence[Any] = (),
        openly: Words | None = None,
        among: Among | None = None,
    ) -> Generator[Decision, Any, tuple[Any, ...]]:
        """See :meth:`Player.choose_some`."""
        wanted = things if type(things) is tuple else tuple(things)
        again = self.again
        if again and again[-1][0] == self.happened:
            _, answers, before = self.answer_again()
            return tuple([self._found_again(wanted, before, answer) for answer in answers])
        offered: Sequence[Any] = wanted
        if why_not is not None and among is None:
            offered = [thing for thing in wanted if why_not(thing) is None]
        most = len(offered) if at_most is None else min(at_most, len(offered))
        least = min(at_least, most)
        if most == 0 or (least == len(offered) and (not ordered or least == 1)):
            self._count()
            return tuple(offered[:most])
        if unseen_zone(offered[0], player.seat) is not None:
            offered = self._mixed_up(offered, player.seat)
        options, might = Options(offered, player.seat), wanted if among is None else among
        picked = yield Decision(
            player.seat, kind, prompt, options, might, why_not, about, default, openly, among is None,
            at_least=least, at_most=most, ordered=ordered, single=False,
        )  # fmt: skip
        return tuple([offered[index] for index in picked])
