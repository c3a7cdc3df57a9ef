"""Phases: what a game does next is the name of one of its methods, kept among its facts."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

import attrs

from .facts import Facts

if TYPE_CHECKING:
    from tabletop._play.game import Game

G = TypeVar("G", bound="Game")
Body = Callable[[G], Coroutine[Any, Any, None]]


@attrs.frozen(slots=False, kw_only=True)
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

    def __repr__(self) -> str:
        return f"<phase {self.name}>"

    @overload
    def __get__(self, game: None, owner: type) -> Phase[G]: ...
    @overload
    def __get__(self, game: G, owner: type) -> PhaseNow: ...
    def __get__(self, game: G | None, owner: type) -> Phase[G] | PhaseNow:
        return self if game is None else PhaseNow(game, self)

    def leads_to(self, names: Mapping[str, Phase[Any]]) -> tuple[str, ...]:
        """Return the names of the phases, of those with these *names* in code, that the body of this one speaks of."""
        return tuple([names[name].name for name in self.body.__code__.co_names if name in names])


class PhaseNow:
    """A phase of one game in progress: what :meth:`Game.go_to` takes."""

    __slots__ = ("game", "phase")

    def __init__(self, game: Game, phase: Phase[Any]) -> None:
        self.game = game
        self.phase = phase

    @property
    def is_now(self) -> bool:
        """Whether the game is in this phase."""
        return bool(self.game.facts.phase == self.phase.name)


def phase(body: Body[G]) -> Phase[G]:
    """
    Mark a method of a game as a phase: it is done when the match comes to rest in it, again and again until it goes on.

    The name of the phase is that of the method, and its docstring says what is done. A game with phases has
    :class:`PhaseFacts`, begins in the phase to which its set-up goes, and needs no ``step`` of its own.

    >>> import tabletop
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
    >>> match = tabletop.new(Day, seed=1)
    noon False
    >>> tabletop.ruleset(Day).phases["first light"].leads_to
    ('noon',)
    """
    return Phase(body)
