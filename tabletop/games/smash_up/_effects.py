"""What lasts for a while in Smash Up: more power, protection, plays that may still be made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from tabletop import Effect, Text, effect, forbids, modifies

from ._cards import Action, Base, DeckCard, Minion, SmashCard
from ._events import Affect, BaseEntered

if TYPE_CHECKING:
    from ._players import Smasher
    from ._table import SmashTable
    from .game import SmashUp

END_OF_TURN: Final = "end of turn"
#: The end of the next turn of whoever began it; of this one, if it is theirs.
END_OF_YOUR_TURN: Final = "end of your turn"
START_OF_YOUR_TURN: Final = "start of your turn"
END_OF_PLAYING: Final = "end of the Play Cards phase"
BASE_SCORED: Final = "base scored"
#: The end of the turn whose number the effect has.
END_OF_THAT_TURN: Final = "end of that turn"


class SmashEffect(Effect):
    """A lasting effect of this game."""

    game: SmashUp
    controller: Smasher


class ForNextBase(SmashEffect):
    """Something that happens when another base takes the place of one that scores."""

    base: Base


def in_its_place(effect: ForNextBase, entered: BaseEntered) -> bool:
    """Say whether the base that enters play takes the place of the one that is waited for."""
    return entered.replaced == effect.base


@effect
class Strengthened(Effect):
    """{minion} has {amount:+} power."""

    minion: Minion
    amount: int

    @modifies(Minion.power)
    def strengthen(self, minion: Minion) -> int:
        return self.amount if minion == self.minion else 0


@effect
class BreakpointChanged(Effect):
    """{base} has {amount:+} breakpoint."""

    base: Base
    amount: int

    @modifies(Base.breakpoint)
    def change(self, base: Base) -> int:
        return self.amount if base == self.base else 0


@effect
class Unaffected(Effect):
    """{by_card} can't affect {minions} any more."""

    minions: tuple[SmashCard, ...]
    by_card: SmashCard | None

    @forbids(Affect)
    def keep_safe(self, event: Affect) -> bool:
        return event.source == self.by_card and event.card in self.minions


@effect
class ExtraMinion(Effect):
    """This player may play an extra minion."""

    kind: ClassVar[type[DeckCard]] = Minion
    most_power: int | None
    base: Base | None
    where_none: bool

    @classmethod
    def told(cls, *fields: Any) -> str:
        """Say which extra minion it is."""
        most_power, base, where_none = fields
        power = "" if most_power is None else " of power {most_power} or less"
        place = " at {base}" if base is not None else " where they have none" if where_none else ""
        return f"This player may play an extra minion{power}{place}."

    @property
    def restrictions(self) -> int:
        """How much it asks of the minion that is played with it."""
        return (self.most_power is not None) + 2 * self.where_none + 2 * (self.base is not None)

    def fits(self, player: Smasher, card: DeckCard, base: Base | None) -> bool:
        """Say whether a minion could be played with it, at a certain base or at any."""
        if Minion not in card.played_as:
            return False
        if self.most_power is not None and card.printed["power"] > self.most_power:
            return False
        if base is None:
            return True
        return (self.base is None or base == self.base) and not (self.where_none and base.minions_of(player))

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the plays that could be used up."""
        if self.base is not None:
            return Text("smash-up.extra-minion-at", "an extra minion at {base}", base=self.base)
        if self.where_none:
            return Text("smash-up.extra-minion-where-none", "an extra minion where you have none")
        if self.most_power is not None:
            return Text(
                "smash-up.extra-minion-up-to", "an extra minion of power {power} or less", power=self.most_power
            )
        return Text("smash-up.extra-minion", "an extra minion")

    def use_up(self, game: SmashTable) -> None:
        """Take it away."""
        game.lift(self)


@effect
class ExtraAction(Effect):
    """This player may play an extra action."""

    kind: ClassVar[type[DeckCard]] = Action
    #: How much it asks of the action that is played with it: nothing.
    restrictions: ClassVar[int] = 0

    def fits(self, player: Smasher, card: DeckCard, base: Base | None) -> bool:
        """Say whether a card could be played with it."""
        return Action in card.played_as

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the plays that could be used up."""
        return Text("smash-up.extra-action", "an extra action")

    def use_up(self, game: SmashTable) -> None:
        """Take it away."""
        game.lift(self)


class FreePlay(NamedTuple):
    """The one minion, or the one action, that everybody may play each turn."""

    kind: type[Minion] | type[Action]

    @property
    def restrictions(self) -> int:
        """How much it asks of the card that is played with it: nothing."""
        return 0

    def fits(self, player: Smasher, card: DeckCard, base: Base | None) -> bool:
        """Say whether a card could be played with it."""
        return self.kind in card.played_as

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the plays that could be used up."""
        return Text("smash-up.free", "the free {kind} of this turn", kind=self.kind.__name__.lower())

    def use_up(self, game: SmashTable) -> None:
        """Take it away, for this turn."""
        game.set_facts(**{f"free_{self.kind.__name__.lower()}": False})


FREE_MINION: Final = FreePlay(Minion)
FREE_ACTION: Final = FreePlay(Action)
Extra = ExtraMinion | ExtraAction
Allowance = FreePlay | Extra
