"""
Abilities, declared at their edge: when one applies is data on its method, what it does is the method's body.

The marks work on methods of cards, of lasting effects and of rules. A condition is any ``(self, event) -> bool``;
all conditions of an ability must hold. What listens for what is found by the event or the value that it is about,
never by asking every card.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar

import attrs

from tabletop._base.errors import RulesBug
from tabletop._base.texts import Text, key_of

from .computed import Computed, Relation
from .made import faults_of_made

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabletop._table.layout import Layout
    from tabletop._table.places import ZoneKind

    from .cards import Card
    from .effects import Effect, Rule
    from .events import Event


F = TypeVar("F", bound=Callable[..., Any])

S = TypeVar("S")
K = TypeVar("K", bound="type[Card | Effect | Rule]")
E = TypeVar("E", bound="Event")
Condition = Callable[[Any, Any], bool]
#: The body of an ability that acts on an event, and of one that says what happens instead.
Acting = Callable[[S, E], Coroutine[Any, Any, object]]
Replacing = Callable[[S, E], Coroutine[Any, Any, "Event | None"]]

Layer = Literal["set", "add", "last"]

Mark = Literal["when", "instead", "forbids", "permits", "modifies", "activated", "reaction", "state_based"]


@attrs.frozen(eq=False, kw_only=True)
class Ability:
    """One ability of a printed card: what its edge declares."""

    mark: Mark
    name: str
    run: Callable[..., Any]
    on: type[Event] | Computed[Any] | Relation[Any] | None = None
    where: tuple[Condition, ...] = ()
    optional: bool = False
    once_per_turn: bool = False
    commutes: bool = False
    price: int = 0
    kind: str = ""
    works_in: tuple[ZoneKind, ...] = ()
    layer: Layer = "add"
    bit: int = 0
    text: Text = attrs.field(default=Text("", ""))

    def applies(self, source: Any, event: Any) -> bool:
        """Say whether every condition holds."""
        for condition in self.where:  # noqa: SIM110 (asked so often that a generator would show)
            if not condition(source, event):
                return False
        return True


def _mark(mark: Mark, works_in: ZoneKind | tuple[ZoneKind, ...] | None = None, **edge: Any) -> Callable[[F], F]:
    places = () if works_in is None else works_in if isinstance(works_in, tuple) else (works_in,)

    def declare(method: F) -> F:
        marks = getattr(method, "__abilities__", ())
        method.__abilities__ = (*marks, {"mark": mark, "works_in": places, **edge})  # type: ignore[attr-defined]
        return method

    return declare


def when(
    event: type[E],
    *where: Callable[[Any, E], bool],
    optional: bool = False,
    once_per_turn: bool = False,
    commutes: bool = False,
    works_in: ZoneKind | tuple[ZoneKind, ...] | None = None,
) -> Callable[[Acting[S, E]], Acting[S, Any]]:
    """
    Mark a trigger: after *event* has happened, the ability waits its turn; an *optional* one asks its controller first.

    One that *commutes* brings the same before or after whatever else waits, such as "gain a coin": nobody puts it in order.

    >>> from tabletop.conditions import another
    >>> from tabletop_hedge_court import Banished, Folk
    >>> class Vulture(Folk, might=1):
    ...     "When other folk are banished, put a laurel on Vulture."
    ...     @when(Banished, another)
    ...     async def feed(self, loss):
    ...         await self.honour()
    """
    return _mark(
        "when",
        on=event,
        where=where,
        optional=optional,
        once_per_turn=once_per_turn,
        commutes=commutes,
        works_in=works_in,
    )


def instead(
    event: type[E],
    *where: Callable[[Any, E], bool],
    optional: bool = False,
    once_per_turn: bool = False,
    works_in: ZoneKind | tuple[ZoneKind, ...] | None = None,
) -> Callable[[Replacing[S, E]], Replacing[S, Any]]:
    """
    Mark a replacement: it steps in before *event* happens, at most once for each event.

    Its body returns the event that happens instead (perhaps the same, changed), or None if nothing does.

    >>> from tabletop.conditions import another
    >>> from tabletop_hedge_court import Banished, Folk
    >>> class Decoy(Folk, might=1):
    ...     "If other folk would be banished, you may banish Decoy instead."
    ...     @instead(Banished, another, optional=True)
    ...     async def step_in(self, blow):
    ...         return Banished(self)
    """
    return _mark("instead", on=event, where=where, optional=optional, once_per_turn=once_per_turn, works_in=works_in)


def forbids(
    what: type[Event] | Computed[bool] | Relation[Any],
    *where: Condition,
    works_in: ZoneKind | tuple[ZoneKind, ...] | None = None,
) -> Callable[[F], F]:
    """
    Mark a prohibition: while its body returns True, an event can't happen or a permission isn't given. Can't beats can.

    >>> from tabletop.conditions import another
    >>> from tabletop_hedge_court import Banished, Folk
    >>> class Saint(Folk, might=1):
    ...     "Other folk can't be banished."
    ...     @forbids(Banished, another)
    ...     def shelter(self, blow):
    ...         return True
    """
    return _mark("forbids", on=what, where=where, works_in=works_in)


def permits(
    what: Computed[bool] | Relation[Any], *where: Condition, works_in: ZoneKind | tuple[ZoneKind, ...] | None = None
) -> Callable[[F], F]:
    """
    Mark a leave: while its body returns True, a permission is given, unless something forbids it.

    >>> from tabletop import Card, Player, permission
    >>> class Guest(Player):
    ...     may_dance = permission()
    >>> class Band(Card, copies=1):
    ...     "Whoever controls Band may dance."
    ...     @permits(Guest.may_dance)
    ...     def play(self, guest):
    ...         return guest == self.controller
    """
    return _mark("permits", on=what, where=where, works_in=works_in)


def modifies(
    what: Computed[int],
    *where: Condition,
    layer: Layer = "add",
    works_in: ZoneKind | tuple[ZoneKind, ...] | None = None,
) -> Callable[[F], F]:
    """
    Mark a modifier of a quantity: its body returns what it says, or None if it has no say in this case.

    In the *layer* "set" it says where to start, in "add" what to add, and in "last" what comes out whatever came before.

    >>> from tabletop.conditions import another, mine
    >>> from tabletop_hedge_court import Folk
    >>> class Marshal(Folk, might=2):
    ...     "Your other folk have +2 might."
    ...     @modifies(Folk.might, mine, another)
    ...     def lead(self, folk):
    ...         return 2
    """
    return _mark("modifies", on=what, where=where, layer=layer, works_in=works_in)


def activated(
    *where: Condition,
    once_per_turn: bool = False,
    price: int = 0,
    kind: str = "",
    works_in: ZoneKind | tuple[ZoneKind, ...] | None = None,
) -> Callable[[F], F]:
    """
    Mark an ability that its controller uses at will; conditions are asked with None for an event.

    A *price* is what it costs, in whatever the rules take: :meth:`Player.why_not_pay` says of it who can't pay.
    Where rules know several kinds, such as those that take an action, *kind* names one, and :meth:`Game.usable` lists it.

    >>> from tabletop.conditions import my_turn
    >>> from tabletop_hedge_court import Folk
    >>> class Scholar(Folk, might=1):
    ...     "Once on each of your turns, you may draw a card."
    ...     @activated(my_turn, once_per_turn=True)
    ...     async def study(self):
    ...         "Draw a card"
    ...         await self.controller.draw()
    """
    return _mark("activated", where=where, once_per_turn=once_per_turn, price=price, kind=kind, works_in=works_in)


def reaction(
    event: type[E],
    *where: Callable[[Any, E], bool],
    once_per_turn: bool = False,
    works_in: ZoneKind | tuple[ZoneKind, ...] | None = None,
) -> Callable[[Acting[S, E]], Acting[S, Any]]:
    """
    Mark an ability that its controller may use in the reaction window of *event*, from wherever it *works in*.

    >>> from tabletop.conditions import by_others
    >>> from tabletop_hedge_court import Noble, Played, Trick
    >>> class Gossip(Trick, copies=1):
    ...     "When another noble plays a trick, you may discard Gossip to draw two cards."
    ...     @reaction(Played, by_others, works_in=Noble.hand)
    ...     async def spread(self, played):
    ...         "Draw two cards"
    ...         await self.game.move(self, self.owner.discard)
    ...         await self.controller.draw(2)
    """
    return _mark("reaction", on=event, where=where, once_per_turn=once_per_turn, works_in=works_in)


def state_based(*where: Condition) -> Callable[[F], F]:
    """
    Mark a check of the state: whenever things are settled its body runs, and returns True if it changed anything.

    >>> from tabletop_hedge_court import Folk
    >>> class Dandy(Folk, might=2):
    ...     "When Dandy is alone at your court, banish Dandy."
    ...     @state_based()
    ...     async def leave(self):
    ...         return len(self.controller.court) == 1 and await self.banish() is not None
    """
    return _mark("state_based", where=where)


def abilities_of(cls: type) -> tuple[Ability, ...]:
    """Collect what is marked on a class and its bases, a method of a subclass standing for the one it overrides."""
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        for name, method in vars(base).items():
            if name in found or hasattr(method, "__abilities__"):
                found[name] = method
    abilities: list[Ability] = []
    for name, method in found.items():
        edges: Sequence[dict[str, Any]] = getattr(method, "__abilities__", ())
        for edge in edges:
            words = (method.__doc__ or name.replace("_", " ")).strip().split("\n")[0]
            text, bit = Text(key_of(cls, name), words), 1 << len(abilities)
            where = (*getattr(cls, "abilities_work_if", ()), *edge.get("where", ()))
            declared = {**edge, "name": name, "run": method, "bit": bit, "text": text, "where": where}
            abilities.append(Ability(**declared))
    return tuple(abilities)


class Found(NamedTuple):
    """
    The abilities with one mark about one thing: of cards, of lasting effects, and of the rules.

    Those of cards come with their rows, where they work, and the bit that is set when they are used up.
    """

    cards: tuple[tuple[int, Ability, tuple[ZoneKind, ...], int], ...]
    effects: dict[type[Effect], tuple[Ability, ...]]
    rules: tuple[tuple[type[Rule], Ability], ...]
    #: Whether there are any, and any that work somewhere else than in play.
    any: bool
    elsewhere: bool


class Declared(NamedTuple):
    """The abilities of a ruleset with one mark about one thing: of printed cards, of lasting effects, and of the rules."""

    cards: dict[type[Card], tuple[Ability, ...]]
    effects: dict[type[Effect], tuple[Ability, ...]]
    rules: tuple[tuple[type[Rule], Ability], ...]


class AbilityIndex(dict[type, bool | None]):
    """
    The abilities that the cards of one table have, and those of lasting effects and of the rules, by what they are about.

    By a type of event it holds whether any could forbid or replace it, or None if nothing on this table ever listens for it.
    """

    def __init__(self, layout: Layout) -> None:
        self._ruleset = layout.ruleset
        self._rows_of = layout.rows_of
        #: The abilities that were asked for, by their mark and what they are about.
        self.found: dict[tuple[str, Any], Found] = {}
        #: What the abilities of each printed card are about, and those of lasting effects, of all that was asked for.
        self.about_of: dict[type[Card] | None, list[tuple[str, Any]]] = {}

    def about(self, mark: str, on: Any = None) -> Found:
        """Return the abilities that could be at work here with one mark, about an event, a computed value or anything."""
        try:
            return self.found[mark, on]
        except KeyError:
            pass
        declared, rows_of = self._ruleset.declared(mark, on), self._rows_of
        here = [kind for kind in declared.cards if kind in rows_of]
        cards = [
            (row, ability, ability.works_in, ability.bit if ability.once_per_turn else 0)
            for kind in here
            for ability in declared.cards[kind]
            for row in rows_of[kind]
        ]
        cards.sort(key=itemgetter(0))
        for kind in (*here, None) if declared.effects else here:
            self.about_of.setdefault(kind, []).append((mark, on))
        found = self.found[mark, on] = Found(
            tuple(cards),
            declared.effects,
            declared.rules,
            any=bool(cards or declared.effects or declared.rules),
            elsewhere=any(map(itemgetter(2), cards)),
        )
        return found

    def __missing__(self, event: type) -> bool | None:
        """Find out about an event that is asked about for the first time, if it can happen at all."""
        sound = self._ruleset.sound
        if event not in sound:
            for words in faults_of_made(event):
                raise RulesBug(words)
            sound.add(event)
        interfere = self.about("forbids", event).any or self.about("instead", event).any
        found = self[event] = interfere if interfere or self.about("when", event).any else None
        return found


def picked(sources: Iterable[K], mark: str, on: Any) -> dict[K, tuple[Ability, ...]]:
    """Pick what has abilities of a mark that are about *on*, with these abilities."""
    marks = (mark, "permits", "forbids")
    found: dict[K, tuple[Ability, ...]] = {}
    for kind in sources:
        for ability in kind.abilities:
            if ability.mark in marks and is_about(ability, mark, on):
                found[kind] = (*found.get(kind, ()), ability)
    return found


def is_about(ability: Ability, mark: str, on: Any) -> bool:
    """Say whether an ability has a mark and is about an event (or one of its bases), a computed value, or anything."""
    if isinstance(on, Computed | Relation):
        return ability.on is on and ability.mark in (mark, "permits", "forbids")
    if ability.mark != mark:
        return False
    return on is None or (isinstance(ability.on, type) and issubclass(on, ability.on))
