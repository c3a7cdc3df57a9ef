"""What was set off and waits, and which of it comes next: an object that knows abilities and frames, no game and no table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from tabletop._play.stack import Frame, Pending

    from .abilities import Ability

#: The group of nothing that waits.
NO_GROUP: Final = -1
#: Reads off the group of what waits.
GROUP: Final = attrgetter("group")


class Ordering(Enum):
    """
    Who puts in order what waits at the same time.

    >>> from tabletop.games.supervillain import Supervillain
    >>> Supervillain.ordering
    <Ordering.APNAP: 'each player'>
    """

    #: The active player, all of it.
    ACTIVE_PLAYER = "active player"
    #: Each player their own, the active player's first and then clockwise: "active player, nonactive player".
    APNAP = "each player"


class Agenda(ABC):
    """
    What is being resolved, what was set off meanwhile and waits, and what comes when a resolution is settled.

    All of it lies in numbered groups; a subclass for each order of settling says under which group something waits,
    and which group comes next. A ruleset names the class as its :attr:`tabletop.Game.settling`.

    >>> from tabletop import Game
    >>> Game.settling().unsettled
    0
    """

    #: Whether each resolution ends by settling what it has set off, and whatever happens is settled at once.
    nests: ClassVar[bool] = False

    __slots__ = ("checking", "finishing", "held", "last_group", "stack", "triggers")

    def __init__(self) -> None:
        #: What is being resolved, the innermost last.
        self.stack: list[Frame] = []
        #: The abilities that wait, in the order in which they were set off.
        self.triggers: list[Pending] = []
        #: The resolutions that are done but for what comes when all is settled that they have set off.
        self.finishing: list[Frame] = []
        #: How many bodies are being resolved as one, so that nothing settles in between.
        self.held = 0
        #: Whether checks of the state are being made.
        self.checking = False
        self.last_group = 0

    @property
    def is_due(self) -> bool:
        """Whether what comes of something is settled as soon as it has happened: unless something else is being resolved."""
        return not (self.held or self.stack or self.checking)

    @property
    def waiting(self) -> list[Pending]:
        """The abilities that come next, together; none if something else comes first."""
        return self.of_group(self.group_of_next(self.current)) if self.triggers else []

    @property
    def unsettled(self) -> int:
        """How many abilities and resolutions still wait."""
        return len(self.triggers) + len(self.finishing)

    @property
    def current(self) -> int:
        """The group of what is being resolved; 0 if nothing is."""
        return self.stack[-1].group if self.stack else 0

    def new_group(self) -> int:
        """Begin another group."""
        self.last_group += 1
        return self.last_group

    def of_group(self, group: int) -> list[Pending]:
        """Return the abilities that wait in a group."""
        return [pending for pending in self.triggers if pending.group == group]

    # ------------------------------------------------------------------------------------ what an order of settling says

    def begin_moment(self) -> None:
        """Something has happened: what it sets off waits together."""
        self.last_group += 1

    def add(self, pending: Pending) -> None:
        """Let an ability wait that was just set off."""
        pending.group = self.last_group
        self.triggers.append(pending)

    def open(self, frame: Frame, pending: Pending | None = None) -> None:
        """Begin to resolve an ability that waited, or something else."""
        frame.group = 0 if pending is None else pending.group
        self.stack.append(frame)

    @abstractmethod
    def group_of_next(self, floor: int) -> int:
        """Return the group of the abilities that come next, of those from *floor* on that a resolution may settle."""

    def next(self, *, later: bool = False) -> list[Pending] | Frame | None:
        """
        Return what comes next: abilities that wait together, a resolution that can be finished, or nothing.

        With *later*, what was set off by the resolution that goes on keeps waiting, and only what came after it is settled.
        """
        return self.of_group(self.group_of_next(0)) or (self.finishing[-1] if self.finishing else None)

    # ------------------------------------------------------------------------------------ what is over

    def close(self) -> None:
        """The innermost resolution is over."""
        self.stack.pop()

    def drop(self, source: object, ability: Ability) -> None:
        """Let an ability of something wait no longer."""
        self.triggers[:] = [one for one in self.triggers if one.source != source or one.ability is not ability]

    def clear(self) -> None:
        """Forget everything."""
        self.stack.clear()
        self.triggers.clear()
        self.finishing.clear()
        self.held = self.last_group = 0
        self.checking = False


class NewestFirst(Agenda):
    """
    What the newest event has set off comes first; what comes afterwards, when nothing waits.

    >>> from tabletop import Game
    >>> Game.settling
    <class 'tabletop._rules.settling.NewestFirst'>
    """

    __slots__ = ()

    def group_of_next(self, floor: int) -> int:
        """The newest."""
        return self.triggers[-1].group if self.triggers else NO_GROUP


class ByResolution(Agenda):
    """
    What was set off during the latest resolution (of a card, say) comes first, before what the interrupted one has set off.

    When all of that is settled, the resolution is finished by what comes afterwards.

    >>> from tabletop.games.smash_up import SmashUp
    >>> SmashUp.settling is ByResolution
    True
    """

    __slots__ = ()

    def begin_moment(self) -> None:
        """All that a resolution sets off waits together, whenever it happens."""

    def add(self, pending: Pending) -> None:
        """Let an ability wait with all that its resolution sets off."""
        pending.group = self.current
        self.triggers.append(pending)

    def open(self, frame: Frame, pending: Pending | None = None) -> None:
        """An ability that waited belongs to the resolution that has set it off; anything else is a new one."""
        if pending is None:
            self.last_group += 1
        frame.group = self.last_group if pending is None else pending.group
        self.stack.append(frame)

    def group_of_next(self, floor: int) -> int:
        """The latest resolution that has set anything off."""
        latest = max([pending.group for pending in self.triggers]) if self.triggers else NO_GROUP
        return latest if latest >= floor else NO_GROUP

    def next(self, *, later: bool = False) -> list[Pending] | Frame | None:
        """Return what the latest resolution has set off, or the latest resolution itself if nothing of that is left."""
        floor = (self.stack[-1].group if self.stack else 0) + later
        waiting = self.group_of_next(floor) if self.triggers else NO_GROUP
        if self.finishing:
            latest = max(self.finishing, key=GROUP)
            if latest.group >= floor and latest.group > waiting:
                return latest
        return self.of_group(waiting) or None


class Nested(Agenda):
    """
    Whatever is being resolved settles only what it has set off itself, the oldest first.

    So each ability is resolved fully, with all that comes of it, before the next.

    >>> from tabletop.games.supervillain import Supervillain
    >>> Supervillain.settling is Nested
    True
    """

    nests = True
    __slots__ = ()

    @property
    def is_due(self) -> bool:
        """Whether what comes of something is settled as soon as it has happened: always, unless it is part of a whole."""
        return not self.held

    def open(self, frame: Frame, pending: Pending | None = None) -> None:
        """Whatever is set off from now on is this resolution's."""
        frame.group = self.new_group()
        self.stack.append(frame)

    def group_of_next(self, floor: int) -> int:
        """The oldest that the resolution has set off itself."""
        return min([pending.group for pending in self.triggers if pending.group >= floor], default=NO_GROUP)

    def next(self, *, later: bool = False) -> list[Pending] | Frame | None:
        """Return the oldest of what the resolution that goes on has set off."""
        return self.of_group(self.group_of_next(self.current)) or None
