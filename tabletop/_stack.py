"""What is being resolved, what waits to be, and what could be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from ._texts import Text

if TYPE_CHECKING:
    from ._abilities import Ability
    from ._events import Event


@attrs.define(eq=False)
class Frame:
    """One ability that is being resolved: what it is an ability of, its words, and on whose behalf it works."""

    source: Any
    text: Text
    controller: Any
    #: The number of the logged event that set it off.
    entry: int | None = None


class Pending:
    """One ability that waits to be resolved, because of an event."""

    __slots__ = ("ability", "controller", "entry", "event", "group", "source")

    def __init__(
        self, source: Any, ability: Ability, event: Event | None, group: int, entry: int | None = None
    ) -> None:
        self.source = source
        self.ability = ability
        self.event = event
        self.group = group
        self.entry = entry
        self.controller = source.controller or source.game.active

    def words_for(self, seat: int) -> Text:
        """Return what it is called when somebody puts abilities in order."""
        return Text("tabletop.ability", "{source}: {ability}", source=self.source, ability=self.ability.text)

    @property
    def owner(self) -> Any:
        """Whose it is, to tell two of a name apart."""
        return self.controller


class Usable:
    """One ability that a player could use now."""

    __slots__ = ("ability", "source")

    def __init__(self, source: Any, ability: Ability) -> None:
        self.source = source
        self.ability = ability

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Usable) and self.source == other.source and self.ability is other.ability

    def __hash__(self) -> int:
        return hash((self.source, self.ability.name))

    def words_for(self, seat: int) -> Text:
        """Return what it is called among the things a player could do."""
        return Text("tabletop.ability", "{source}: {ability}", source=self.source, ability=self.ability.text)

    @property
    def owner(self) -> Any:
        """Whose it is, to tell two of a name apart."""
        return self.source.controller
