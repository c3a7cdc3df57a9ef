"""The kinds of action that both boxes have: when one can be taken, and what is done."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from tabletop import Text, Usable

from ._cards import VillainCard
from ._events import ActionTaken
from ._vanquish import NO_TARGET

if TYPE_CHECKING:
    from ._players import Villain

NO_CARDS: Final = Text("villainous.no-cards", "You have no card that you could play.")
NOTHING_TO_ACTIVATE: Final = Text("villainous.nothing-to-activate", "Nothing of yours can be activated.")
NOTHING_TO_MOVE: Final = Text("villainous.nothing-to-move", "Nothing of yours can be moved.")

WHAT_TO_ACTIVATE: Final = Text("villainous.what-to-activate", "What do you activate?")

#: How a Vanquish is written, which cards grant, too.
VANQUISH: Final = "vanquish"
#: The kind of ability that an Activate action uses, and that of abilities which take no action.
ACTIVATE: Final = "activate"
AT_WILL: Final = "at will"


class Action:
    """One kind of action, as it is printed at places."""

    #: How it is written on class lines, and what people call it.
    kind: ClassVar[str] = ""
    title: ClassVar[str] = ""

    def called(self, amount: int) -> str:
        """Return what it is called, with its number if it has one."""
        return f"{self.title} {amount}" if amount else self.title

    def why_not(self, you: Villain) -> Text | None:
        """Say why a Villain can do nothing with it, if so."""
        return None

    @abstractmethod
    async def carry_out(self, you: Villain, amount: int) -> bool:
        """Do it; say whether it was taken."""

    async def take(self, you: Villain, amount: int) -> ActionTaken | None:
        """Do it; return what others are told of it, or None if it was not taken."""
        return ActionTaken(you, self.kind) if await self.carry_out(you, amount) else None


class PlayCard(Action):
    """Play one card from hand that is paid in the usual currency (SW-068)."""

    kind = "play"
    title = "Play a Card"
    prompt: ClassVar[str] = "Which card do you play?"

    def why_not(self, you: Villain) -> Text | None:
        return None if any(self.why_no_card(you, card) is None for card in you.within_reach) else NO_CARDS

    def why_no_card(self, you: Villain, card: VillainCard) -> Text | None:
        """Say why a card in hand can't be played with this action."""
        return you.game.why_not_play(you, card)

    async def carry_out(self, you: Villain, amount: int) -> bool:
        card = await you.choose_unseen(
            self.prompt, you.within_reach, why_not=lambda one: self.why_no_card(you, one), kind="play"
        )
        return card is not None and await you.game.play_own(you, card) is not None


class DiscardCards(Action):
    """Discard any number of cards from hand (SW-083)."""

    kind = "discard"
    title = "Discard Cards"

    async def carry_out(self, you: Villain, amount: int) -> bool:
        return await self.take(you, amount) is not None

    async def take(self, you: Villain, amount: int) -> ActionTaken | None:
        cards = await you.choose_some("Which cards do you discard?", you.hand, kind="discard")
        await you.discard_cards(cards)
        return ActionTaken(you, self.kind, discarded=len(cards), left=len(you.hand))


class Activate(Action):
    """Use one ability of a card that is activated (SW-085, SW-086)."""

    kind = "activate"
    title = "Activate"

    def why_not(self, you: Villain) -> Text | None:
        return None if you.game.could_activate(you) else NOTHING_TO_ACTIVATE

    async def carry_out(self, you: Villain, amount: int) -> bool:
        chosen: Usable | None = await you.choose(
            WHAT_TO_ACTIVATE,
            you.game.usable(you, kind=ACTIVATE),
            why_not=lambda one: you.game.why_not_use_ability(you, one),
            kind="activate",
        )
        return chosen is not None and await you.game.use_ability(you, chosen)


class Vanquish(Action):
    """Defeat somebody with Allies (SW-089)."""

    kind = VANQUISH
    title = "Vanquish"

    def why_not(self, you: Villain) -> Text | None:
        return None if you.game.could_vanquish(you) else NO_TARGET

    async def carry_out(self, you: Villain, amount: int) -> bool:
        return await you.game.vanquish(you)


class GainMoney(Action):
    """Take money from the supply (SW-058)."""

    #: What is taken, as class lines call it.
    currency: ClassVar[str] = ""

    async def carry_out(self, you: Villain, amount: int) -> bool:
        await you.gain(you.game.currency(self.currency), amount)
        return True


class Fate(Action):
    """Play a card of a Fate deck on an opponent."""

    kind = "fate"
    title = "Fate"

    async def carry_out(self, you: Villain, amount: int) -> bool:
        return await you.game.fate(you)


class MoveCard(Action):
    """Put one of one's cards at another place."""

    def why_not(self, you: Villain) -> Text | None:
        return None if any(True for _ in you.game.movable(you)) else NOTHING_TO_MOVE

    async def carry_out(self, you: Villain, amount: int) -> bool:
        card = await you.choose("Which card do you move?", you.game.movable(you), kind="move")
        return card is not None and await you.game.move_card(you, card)
