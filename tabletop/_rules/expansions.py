"""Expansions: sets of cards that are added to a game, by the game itself or by a package of somebody else's."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

import attrs

if TYPE_CHECKING:
    from .appearance import Appearance
    from .cards import Card
    from .effects import Effect


def maker() -> FrameType:
    """Return the code that is making a value, anew or out of another."""
    frame = sys._getframe(2)
    while frame.f_back is not None and (
        frame.f_code.co_filename.startswith("<attrs") or frame.f_globals.get("__name__", "").startswith("attr.")
    ):
        frame = frame.f_back
    return frame


def written_here() -> str:
    """Return the file and the line from which a value is being made."""
    frame = maker()
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


def module_here() -> str:
    """Return the name of the module from which a value is being made; an empty string if it has none."""
    return str(maker().f_globals.get("__name__", ""))


@attrs.frozen(kw_only=True, eq=False, repr=False)
class Expansion:
    """
    A set of cards that is played with a game: what came in one box, or what somebody adds from outside.

    Packages offer theirs through an entry point in the group ``tabletop.expansions`` that is called ``GAME.ID``, and
    whoever begins a match names it with the option ``sets``.
    A game that wants to know more of its sets has a subclass of this as its :attr:`Game.expansion_class`.

    >>> from tabletop_kitchen_garden import KITCHEN_GARDEN
    >>> KITCHEN_GARDEN, KITCHEN_GARDEN.by, KITCHEN_GARDEN.provenance
    (<expansion smash-up.kitchen-garden, revision 1>, 'the tabletop authors', 'invented')
    """

    #: The id of the game that it adds to.
    game: str
    #: What it is named by in the option ``sets``.
    id: str
    #: The name on the box.
    title: str
    #: Who has made it.
    by: str
    #: Where it is known from: "official" if it is the publisher's, "reconstructed" if that is only so in part, "invented" if
    #: it is its makers' own; what holds for one card that card says.
    provenance: str
    #: Raised whenever one of its cards changes so that old replays would go another way.
    revision: int = 1
    #: Whether it is played without the game's own sets, if no other is named.
    stands_alone: bool = False
    cards: Sequence[type[Card]] = ()
    effects: Sequence[type[Effect]] = ()
    #: The file and the line where it is written.
    written: str = attrs.field(factory=written_here, init=False)
    #: The module where it is written.
    module: str = attrs.field(factory=module_here, init=False)

    @property
    def name(self) -> str:
        """What its entry point is called."""
        return f"{self.game}.{self.id}"

    @property
    def looks(self) -> Appearance:
        """What it adds to how its game looks: see :class:`Appearance`."""
        from .appearance import Appearance

        return Appearance()

    def trial(self, seats: int, number: int) -> Mapping[str, Any]:
        """
        Return the options, beside ``sets``, with which a match of some *seats* has this on the table.

        Whoever tries it out plays with them, and another *number* of a game may lead to others.
        """
        return {}

    def faults(self, others: Sequence[Any]) -> Iterable[str]:
        """Name what does not hold together in it, or with the *others* that are played with it."""
        return ()

    def __repr__(self) -> str:
        return f"<expansion {self.name}, revision {self.revision}>"


#: What is said of the option ``sets``, unless a game says more.
WHICH_SETS: Final = "which sets are played with, the game's own and those of expansions; left out: the game's own"


def chosen_sets(told: str = WHICH_SETS) -> Any:
    """
    Declare the option ``sets``, with which a game says that it takes expansions; :attr:`Game.sets` reads it.

    What is *told* of it is what people read about it.

    >>> import attrs
    >>> @attrs.frozen(kw_only=True)
    ... class FairOptions:
    ...     "How the fair is set up."
    ...     sets: tuple[str, ...] | None = chosen_sets()
    >>> FairOptions().sets is None
    True
    """
    return attrs.field(default=None, metadata={"help": told, "sets": True})
