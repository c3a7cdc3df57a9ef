"""
What no game of a run ever does: abilities that never fire, options that are never on offer, cards imagined where none lie.

Of a game with expansions it is what they bring that is told: the game itself is for others to try.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Self

import attrs

from tabletop import Card, Deed, Game, Ruleset
from tabletop._rules.abilities import Declared
from tabletop._rules.catalogue import kind_name
from tabletop._rules.made import is_made
from tabletop._rules.mistakes import kinds_of, made_in, modules_of

from ._inside import lying, state_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabletop import Match
    from tabletop._rules.abilities import Ability
    from tabletop._table.places import ZoneKind

#: The marks of abilities that are options: players use them at will.
OPTIONS = ("activated", "reaction")


class CountedRuleset(Ruleset):
    """A ruleset whose abilities count how often they are at work: of what only answers a question, how often it had a say."""

    def __init__(self, rules: Ruleset) -> None:
        vars(self).update(vars(rules))
        self.fired: Counter[str] = Counter()
        self._counting: dict[Ability, Ability] = {}
        self._layouts, self._declared, self._blank = {}, {}, {}

    def declared(self, mark: str, on: Any) -> Declared:
        """Return whatever has abilities of a mark that are about *on*, with abilities that count."""
        found = self._declared.get((mark, on))
        if found is None:
            cards, effects, rules = super().declared(mark, on)
            found = self._declared[mark, on] = Declared(
                {kind: tuple([self.counting(kind, one) for one in abilities]) for kind, abilities in cards.items()},
                {kind: tuple([self.counting(kind, one) for one in abilities]) for kind, abilities in effects.items()},
                tuple([(rule, self.counting(rule, one)) for rule, one in rules]),
            )
        return found

    def counting(self, kind: type[Any], ability: Ability) -> Ability:
        """Return an ability that counts when it is at work, always the same one."""
        made = self._counting.get(ability)
        if made is None:
            name = ability_name(kind, ability)

            def run(*given: Any) -> Any:
                said = ability.run(*given)
                if said:
                    self.fired[name] += 1
                return said

            made = self._counting[ability] = attrs.evolve(ability, run=run)
        return made


def ability_name(kind: type[Any], ability: Ability) -> str:
    """Return what an ability is called in a report: the id of its card or the name of its class, and its method."""
    return f"{kind.id if issubclass(kind, Card) else kind.__name__}.{ability.name}"


class Sights:
    """All that was seen in the games of a run."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.counted = CountedRuleset(rules)
        self.played: set[type[Any]] = set()
        self.offered: set[str] = set()
        self.looked_at: set[tuple[ZoneKind, type[Any]]] = set()
        #: Which kinds of card lay in which zones, and which somebody could imagine there.
        self.lay: dict[tuple[str, str], None] = {}
        self.dreamt: dict[tuple[str, str], None] = {}

    def __enter__(self) -> Self:
        """Note which cards are resolved while this lasts."""
        resolving, played = Game.resolving, self.played

        def noted(game: Game, source: Any, *given: Any, **more: Any) -> Any:
            played.add(type(source))
            return resolving(game, source, *given, **more)

        Game.resolving = noted  # type: ignore[assignment, method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        del Game.resolving

    def see(self, match: Match) -> None:
        """Look at one moment of a match."""
        for zone, kind in dict.fromkeys(lying(match)).keys() - self.looked_at:
            self.looked_at.add((zone, kind))
            self.lay[zone_name(zone), kind_name(kind)] = None
            if zone.in_play or any(zone in ability.works_in for ability in kind.abilities):
                self.played.add(kind)
        self.played.update(lasting.kind for lasting in state_of(match)["lasting"])
        if match.decision is not None:
            for thing in match.decision.options.things:
                if isinstance(thing, Deed):
                    ability: Ability | None = getattr(thing, "ability", None)
                    source = type(getattr(thing, "source", None))
                    self.offered.add(type(thing).__name__ if ability is None else ability_name(source, ability))

    def dream(self, match: Match) -> None:
        """Look at a match that somebody imagines."""
        for zone, kind in lying(match):
            if not zone.in_play:
                self.dreamt[zone_name(zone), kind_name(kind)] = None

    def unplayed(self) -> Iterator[str]:
        """Go through the cards of expansions that were in no game to be played."""
        if self.rules.game.expansions:
            for kind in self.tried():
                if issubclass(kind, Card) and kind not in self.played:
                    yield kind.id

    def idle(self) -> Iterator[str]:
        """Go through the abilities that never fired, although their cards were played, and that were no options."""
        for kind, ability in self.could_have():
            name = ability_name(kind, ability)
            if not self.counted.fired[name] and (ability.mark not in OPTIONS or name in self.offered):
                yield name

    def unoffered(self) -> Iterator[str]:
        """Go through the options that were never on offer: abilities although their cards were played, and deeds."""
        for kind, ability in self.could_have():
            name = ability_name(kind, ability)
            if ability.mark in OPTIONS and not self.counted.fired[name] and name not in self.offered:
                yield name
        for kind in made_in(modules_of(self.written()), []):
            if (
                issubclass(kind, Deed)
                and is_made(kind)
                and not kind.__subclasses__()
                and kind.__name__ not in self.offered
            ):
                yield kind.__name__

    def could_have(self) -> Iterator[tuple[type[Any], Ability]]:
        """Go through the abilities that could have been at work: of cards and effects that were there, and of rules."""
        rules = () if self.rules.game.expansions else self.rules.game.rules
        for kind in [*[kind for kind in self.tried() if kind in self.played], *rules]:
            for ability in kind.abilities:
                yield kind, ability

    def tried(self) -> list[type[Any]]:
        """Return the cards and effects that are tried: of the game, or of the expansions that it is played with."""
        game, expansions = self.rules.game, self.rules.game.expansions
        if not expansions:
            return [*self.rules.cards, *game.effects]
        return [kind for one in expansions for kind in (*self.rules.kinds(one.cards), *one.effects)]

    def written(self) -> list[type[Any]]:
        """Return the classes in whose modules deeds may stand."""
        return self.tried() if self.rules.game.expansions else kinds_of(self.rules.game)

    def misplaced(self) -> Iterator[str]:
        """Go through what somebody could imagine where no such card ever lay."""
        for zone, kind in sorted(self.dreamt.keys() - self.lay.keys()):
            yield f"{kind} in {zone}"


def zone_name(zone: ZoneKind) -> str:
    """Return what a zone is called in a report."""
    return f"{zone.holder}.{zone.name}"
