"""Computed values: worked out from the table whenever it has changed, and explained on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletop._base.texts import Text, called
from tabletop._rules.cards import Card

from .memory import Memory

if TYPE_CHECKING:
    from tabletop._base.texts import Words
    from tabletop._rules.abilities import Ability
    from tabletop._rules.computed import Cached, Computed, D, Relation
    from tabletop._rules.explanations import Explanation


PRINTED: Final = Text("tabletop.printed", "printed")

#: What had a say in a value, in which layer, and what it said.
Said = tuple[Text, str, Any]

#: What has a say in a number: where it starts, what sets it, what is added, and what has the last word.
LAYERS: Final = ("is", "set", "add", "last")

KEPT_IN_RANGE: Final = Text("tabletop.range", "limit")


class Values(Memory):
    """Works out quantities, permissions, relations, and whatever else is remembered."""

    __slots__ = ()

    def work_out_cached(self, cached: Cached[D], thing: Any) -> D:
        """Work out what a ruleset lets us remember; of a card that has left play as it last was."""
        if isinstance(thing, Card) and self.table.true["incarnation"][thing.row] != thing.incarnation:
            ghost: Values = self.as_last_known(thing)
            return cached.work_out(ghost.card_at(thing.row))
        return cached.work_out(thing)

    def value(self, computed: Computed[Any], thing: Any, reasons: list[Said] | None = None) -> Any:
        """Work out a quantity or a permission of a card, a player or the game, and tell the *reasons* if somebody asks."""
        if computed.holder == "card" and self.table.true["incarnation"][thing.row] != thing.incarnation:
            ghost: Values = self.as_last_known(thing)
            return ghost.value(computed, ghost.card_at(thing.row), reasons)
        start = thing.printed[computed.name] if computed.base is None else computed.start(thing)
        if reasons is not None:
            reasons.append((PRINTED, "is", start))
        modifiers = self.listed["modifies", computed].found
        if isinstance(start, bool):
            return self._permission(start, modifiers, thing, reasons)
        added: int = 0
        last: int | None = None
        for source, ability in modifiers:
            for condition in ability.where:
                if not condition(source, thing):
                    break
            else:
                amount, layer = ability.run(source, thing), ability.layer
                if not amount and (amount is None or layer == "add"):
                    continue
                if layer == "add":
                    added += amount
                elif layer == "set":
                    start = amount
                else:
                    last = amount
                if reasons is not None:
                    reasons.append((called(source), layer, amount))
        if reasons is not None:
            reasons.sort(key=lambda said: LAYERS.index(said[1]))
        kept = result = start + added if last is None else last
        floor, ceiling = computed.floor, computed.ceiling
        if floor is not None and result < floor:
            kept = floor
        elif ceiling is not None and result > ceiling:
            kept = ceiling
        if reasons is not None and kept != result:
            reasons.append((KEPT_IN_RANGE, "set", kept))
        return kept

    def _permission(
        self, start: bool, modifiers: list[tuple[Any, Ability]], thing: Any, reasons: list[Said] | None
    ) -> bool:
        result = start
        for mark, says in (("permits", True), ("forbids", False)):
            for source, ability in modifiers:
                if ability.mark == mark and ability.applies(source, thing) and ability.run(source, thing):
                    result = says
                    if reasons is not None:
                        reasons.append((called(source), mark, says))
        return result

    def is_modified(self, computed: Computed[Any]) -> bool:
        """Say whether anything at work has a say in a quantity or a permission: if not, everything has what it starts at."""
        return bool(self.at_work("modifies", computed))

    def explain(self, computed: Computed[Any], thing: Any) -> Explanation:
        """Say why a quantity or a permission is what it is; of a card that has left play, why it was what it last was."""
        from tabletop._rules.explanations import Explanation, Reason

        reasons: list[Said] = []
        result = self.value(computed, thing, reasons)
        return Explanation(result, tuple([Reason(*said) for said in reasons]))

    def why_not_related(self, relation: Relation[D], one: Any, other: D) -> Words | None:
        """Say why two things are not related; None if they are: something may permit it, and what forbids it has the last word."""
        key = one.key, other.key  # type: ignore[attr-defined]
        reason: Words | None = self.remembered(relation, key, self._why_not_related, relation, one, other)
        return reason

    def _why_not_related(self, relation: Relation[D], one: Any, other: D) -> Words | None:
        reason = relation.base(one, other)
        for source, ability in self.at_work("modifies", relation):
            if not ability.applies(source, one) or not ability.run(source, one, other):
                continue
            if ability.mark == "forbids":
                return Text("tabletop.ability", "{source}: {ability}", source=source, ability=ability.text)
            reason = None
        return reason
