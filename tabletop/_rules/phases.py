"""Phases: what a game does next is the name of one of its methods, kept among its facts."""

from __future__ import annotations

import dis
from collections.abc import Callable, Coroutine
from inspect import isfunction
from types import CodeType
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload
from weakref import WeakKeyDictionary

from .facts import Facts, facts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabletop._play.game import Game

G = TypeVar("G", bound="Game")
Body = Callable[[G], Coroutine[Any, Any, None]]


@facts
class PhaseFacts(Facts):
    """
    The facts of a game with phases: beside whose turn it is, the phase that comes next.

    >>> PhaseFacts()
    PhaseFacts(active=0, phase='')
    """

    #: The phase that is done when the match comes to rest.
    phase: str = ""


class Phase(Generic[G]):
    """A declared phase: its name, what is done in it, and to which phases it may lead."""

    def __init__(self, body: Body[G]) -> None:
        self.body = body
        self.name = body.__name__.replace("_", " ")
        self.__doc__ = body.__doc__
        self._leads_to: WeakKeyDictionary[type[Game], tuple[str, ...]] = WeakKeyDictionary()

    def __repr__(self) -> str:
        return f"<phase {self.name}>"

    @overload
    def __get__(self, game: None, owner: type) -> Phase[G]: ...
    @overload
    def __get__(self, game: G, owner: type) -> PhaseNow: ...
    def __get__(self, game: G | None, owner: type) -> Phase[G] | PhaseNow:
        if game is None:
            return self
        found = vars(game)[self.body.__name__] = PhaseNow(
            game, self.name
        )  # from now on it is found without asking here
        return found

    def leads_to(self, game: type[Game]) -> tuple[str, ...]:
        """Return the names of the phases of a game to which this one goes on: read off its code once."""
        found = self._leads_to.get(game)
        if found is None:
            found = self._leads_to[game] = phases_named(self.body, game)
        return found


class PhaseNow:
    """A phase of one game in progress: what :meth:`Game.go_to` takes."""

    __slots__ = ("game", "name")

    def __init__(self, game: Game, name: str) -> None:
        self.game = game
        self.name = name

    @property
    def is_now(self) -> bool:
        """Whether the game is in this phase."""
        facts: Any = self.game.facts
        return bool(facts.phase == self.name)


def phase(body: Body[G]) -> Phase[G]:
    """
    Mark a method of a game as a phase: it is done when the match comes to rest in it, again and again until it goes on.

    The name of the phase is that of the method, and its docstring says what is done. A game with phases has
    :class:`PhaseFacts`, begins in the phase to which its set-up goes, and needs no ``step`` of its own.

    >>> import tabletop
    >>> from tabletop import phase
    >>> class Day(tabletop.Game):
    ...     "It dawns, and then it is noon."
    ...     id, title, facts_class = "day", "Day", tabletop.PhaseFacts
    ...     async def set_up(self):
    ...         self.go_to(self.first_light)
    ...     @phase
    ...     async def first_light(self):
    ...         "The sun rises."
    ...         self.go_to(self.noon)
    ...     @phase
    ...     async def noon(self):
    ...         "It is hot."
    ...         print(self.facts.phase, self.first_light.is_now)
    ...         self.end(tabletop.Outcome.drawn(2, "The day is over."))
    >>> rules = tabletop.Ruleset(Day)
    >>> match = tabletop.new(rules, seed=1)
    noon False
    >>> rules.phases["first light"].leads_to
    ('noon',)
    """
    return Phase(body)


def phases_named(body: Body[Any], game: type[Game]) -> tuple[str, ...]:
    """Return the names of the phases that a body names, itself or in the methods of the game that it calls."""
    found: dict[str, None] = {}
    codes = [body.__code__]
    for code in codes:
        for name in read_off_game(code):
            if name in game.phases:
                found[game.phases[name].name] = None
            else:
                methods = [vars(base).get(name) for base in game.__mro__]
                codes += [one.__code__ for one in methods if isfunction(one) and one.__code__ not in codes]
    return tuple(found)


def read_off_game(code: CodeType) -> Iterator[str]:
    """Go through what code reads off ``self``, ``game`` or a ``.game``, but for what it only asks whether it is now."""
    steps = list(dis.get_instructions(code))
    names = [step.argval[-1] if step.argval and isinstance(step.argval, tuple) else step.argval for step in steps]
    for owner, step, then in zip(names, steps[1:], [*names[2:], None], strict=False):
        if owner in ("self", "game") and step.opname in ("LOAD_ATTR", "LOAD_METHOD") and then != "is_now":
            yield step.argval
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from read_off_game(inner)
