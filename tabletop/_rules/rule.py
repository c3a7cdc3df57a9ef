"""Rules that work all the time, as if they were printed on a card that is always in play."""

from __future__ import annotations

from typing import Any, ClassVar

from .abilities import Ability, abilities_of


class Rule:
    """
    A rule with abilities of its own: a class with marked methods, listed as one of a game's :attr:`Game.rules`.

    The docstring is its text. An ability of a rule is controlled by whoever is active.

    >>> from tabletop import Rule, modifies
    >>> from tabletop_hedge_court import Folk
    >>> class LaurelsAddMight(Rule):
    ...     "Every laurel on folk at court adds one to their might."
    ...     @modifies(Folk.might)
    ...     def crown(self, folk):
    ...         return folk.laurels[self.game.LAUREL]
    """

    abilities: ClassVar[tuple[Ability, ...]] = ()
    game: Any  # subclasses say of which game: ``game: SmashUp``

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.abilities = abilities_of(cls)

    def __init__(self, game: Any) -> None:
        self.game = game

    @property
    def controller(self) -> Any:
        """Whoever is active."""
        return self.game.active

    @property
    def name(self) -> str:
        """What log and stack call the rules."""
        return str(self.game.title)

    def __str__(self) -> str:
        return self.name
