"""What happens in Villainous, whichever the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from tabletop import Event, Supply, Text, Zone, event

if TYPE_CHECKING:
    from ._cards import Bearer, Character, Mover, VillainousCard
    from ._game import VillainousGame
    from ._places import Place
    from ._players import Villain


# ------------------------------------------------------------------------------------------------ turns and actions


@event(by="player")
class TurnBegan(Event):
    """A turn begins."""

    text = "It is {player}'s turn."
    player: Villain


@event(by="player")
class ActionsDone(Event):
    """A player is done with the actions of a turn."""

    text = "{player} is done with the actions."
    player: Villain


@event(by="player")
class DrawsUp(Event):
    """A player is about to draw up to the hand size at the end of a turn."""

    begins = True
    text = "{player} draws up."
    player: Villain


@event(to="mover", by="player")
class MoverMoved(Event):
    """A mover goes to another place."""

    begins = True
    text = "{mover} goes to {to}."
    player: Villain
    mover: Mover
    to: Place

    def happen(self, game: VillainousGame) -> None:
        self.mover.move(self.to.stand)


@event(by="player")
class SymbolUsed(Event):
    """A symbol is used for this turn."""

    begins = True
    text = "{player} uses {action} at {bearer}."
    player: Villain
    action: str
    bearer: VillainousCard
    index: int
    printed: str

    def happen(self, game: VillainousGame) -> None:
        game.spend_symbol(self.bearer, self.index)


CALLED: Any = attrs.Factory(lambda taken: taken.player.game.actions[taken.kind].title, takes_self=True)


@event(by="player")
class ActionTaken(Event):
    """A player has taken an action, with all that it set off; whether one may take it is whether this can happen."""

    text = "{player} is done with {action}."
    player: Villain
    kind: str
    #: How many cards a Discard action has thrown away, and how many are left in hand.
    discarded: int = 0
    left: int = 0
    #: What people call it.
    action: str = attrs.field(init=False, repr=False, default=CALLED)


# ------------------------------------------------------------------------------------------------ money


def in_words(money: Any) -> Text:
    """Say how much money it is: of a single piece in the singular."""
    called = str(money.supply).removesuffix("s") if money.count == 1 else str(money.supply)
    return Text("villainous.money", "{count} {called}", count=money.count, called=called)


IN_WORDS: Any = attrs.Factory(in_words, takes_self=True)


class Money(Event):
    """Money comes or goes: what all such events have."""

    player: Villain
    supply: Supply
    count: int


@event(by="player")
class Gained(Money):
    """A player takes money."""

    text = "{player} gains {money}."
    player: Villain
    supply: Supply
    count: int
    money: Text = attrs.field(init=False, repr=False, default=IN_WORDS)

    def happen(self, game: VillainousGame) -> None:
        game.pay(self.supply, self.count, game.box, self.player.purse)


@event(by="player")
class Lost(Money):
    """A player loses money, as much as there is."""

    text = "{player} loses {money}."
    player: Villain
    supply: Supply
    count: int
    money: Text = attrs.field(init=False, repr=False, default=IN_WORDS)

    def happen(self, game: VillainousGame) -> None:
        self.count = game.pay(self.supply, self.count, self.player.purse, game.box, up_to=True)


@event(by="player")
class Spent(Money):
    """A player pays."""

    text = "{player} pays {money}."
    player: Villain
    supply: Supply
    count: int
    money: Text = attrs.field(init=False, repr=False, default=IN_WORDS)

    def happen(self, game: VillainousGame) -> None:
        game.pay(self.supply, self.count, self.player.purse, game.box)


# ------------------------------------------------------------------------------------------------ cards come into play


class CameIntoPlay(Event):
    """A card comes onto a board, played or placed: what both have."""

    player: Villain
    card: VillainousCard
    to: Zone[Any]

    def happen(self, game: VillainousGame) -> None:
        game.lay(self.card, self.to)


@event(to="card", by="player", renews="card")
class Played(CameIntoPlay):
    """A card is played, by whoever does it and on whoever's board."""

    text = "{player} plays {card}."
    player: Villain
    card: VillainousCard
    to: Zone[Any]


@event(to="card", by="player", renews="card")
class Placed(CameIntoPlay):
    """A card is placed: what it says of being played does not happen (SW-191)."""

    text = "{player} places {card}."
    player: Villain
    card: VillainousCard
    to: Zone[Any]


@event(to="card", renews="card")
class Relocated(Event):
    """A card goes to another place, by an action (then it is a maneuver) or by a card's text."""

    text = "{card} goes to {to}."
    card: VillainousCard
    to: VillainousCard
    side: str
    maneuver: bool = False

    def happen(self, game: VillainousGame) -> None:
        game.put_at(self.card, self.to, self.side)


@event(to="card")
class Attached(Event):
    """A card that lies in play is attached to another."""

    text = "{card} is attached to {bearer}."
    card: VillainousCard
    bearer: Bearer

    def happen(self, game: VillainousGame) -> None:
        self.card.move(self.bearer.attached)


@event(to="character")
class TokensPut(Event):
    """Strength tokens are put on a character: +1 each if there are more than 0, -1 each if fewer."""

    text = "{character} gets {change} Strength."
    character: Character
    count: int
    #: How the log writes that: with its sign.
    change: str = ""

    def happen(self, game: VillainousGame) -> None:
        self.change = f"{self.count:+}"
        supply = game.PLUS if self.count > 0 else game.MINUS
        game.pay(supply, abs(self.count), game.box, self.character.tokens)


# ------------------------------------------------------------------------------------------------ cards leave


class LeftPlay(Event):
    """A card leaves its board for a discard pile: what all ways have."""

    looks_back = True
    card: VillainousCard

    def happen(self, game: VillainousGame) -> None:
        game.take_off(self.card, self.card.pile, self)


class Fell(LeftPlay):
    """A character is defeated, or an Ally is lost in a Vanquish: for a text that waits for a defeat, both (SW-Q42, MV-Q36)."""

    card: Character


@event(to="card", by="player")
class Defeated(Fell):
    """A character is defeated, by a player or by a card alone."""

    text = "{card} is defeated."
    card: Character
    player: Villain
    #: Whether it is part of a Vanquish, of which there is more to tell: see :class:`Vanquished`.
    in_vanquish: bool = False
    #: What was attached to the character and stays where it was.
    left_behind: tuple[VillainousCard, ...] = attrs.field(init=False, repr=False, default=())


@event(to="card")
class UsedUp(Fell):
    """An Ally that was used in a Vanquish is discarded."""

    text = "{card} is discarded."
    card: Character
    #: Against whom, and who else was used.
    target: VillainousCard
    used: tuple[Character, ...]


@event(to="card")
class Removed(LeftPlay):
    """A card is removed: that is no defeat (SW-197)."""

    text = "{card} is removed."
    card: VillainousCard


@event(to="card")
class Returned(LeftPlay):
    """A card goes back to the hand of its player."""

    text = "{card} goes back to hand."
    card: VillainousCard

    def happen(self, game: VillainousGame) -> None:
        game.take_off(self.card, self.card.owner.hand, self)


@event(by="player")
class Vanquished(Event):
    """A player has carried out a Vanquish."""

    text = "{player} has vanquished {target}."
    player: Villain
    target: VillainousCard
    used: tuple[Character, ...]
    #: How strong the target was, just before.
    strength: int = 0
    #: Whether the target was defeated, and nothing else happened instead (SW-Q53).
    is_defeated: bool = True


# ------------------------------------------------------------------------------------------------ hands, decks and piles


@event(to="card", by="player", renews="card")
class Discarded(Event):
    """A card goes to its discard pile: from a hand, from a deck, or found in play and laid nowhere else (SW-Q39)."""

    text = "{player} discards {card}."
    player: Villain
    card: VillainousCard
    #: Whether it was played from hand, and its text has been carried out.
    played_from_hand: bool = False

    def happen(self, game: VillainousGame) -> None:
        if self.card.in_play:
            game.take_off(self.card, self.card.pile)
            return
        there = self.card.move(self.card.pile, shown=True)
        if there is not None:
            there.give_to(there.owner)


@event(to="card", renews="card")
class TurnedUp(Event):
    """A card is turned up from the top of a deck."""

    text = "{card} is turned up."
    card: VillainousCard

    def happen(self, game: VillainousGame) -> None:
        self.card.move(game.between)


@event(to="card", by="player", renews="card")
class Taken(Event):
    """A player takes a card into hand."""

    text = "{player} takes {card}."
    player: Villain
    card: VillainousCard

    def happen(self, game: VillainousGame) -> None:
        self.card.move(self.player.hand)


@event(to="card", renews="card")
class PutBack(Event):
    """A card goes back on top of a deck."""

    text = "{card} goes back on top of {deck}."
    card: VillainousCard
    deck: Zone[Any]

    def happen(self, game: VillainousGame) -> None:
        self.card.move(self.deck, first=True)
