"""What happens in Smash Up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop import Event, event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop import Zone

    from ._cards import Base, DeckCard, Minion, Movable, SmashCard, Titan
    from ._players import Smasher
    from .game import SmashUp


# ------------------------------------------------------------------------------------------------ being affected


@event(to="card", by="by")
class Affect(Event):
    """Something that affects a card in play (SU-169): on whose behalf, and through which card."""

    card: SmashCard
    by: Smasher | None
    source: SmashCard | None


class WentToDiscard(Event):
    """A card goes from play to a discard pile: destroyed, or discarded after its base has scored."""

    looks_back = True
    happens_to = "card"
    card: SmashCard

    def happen(self, game: SmashUp) -> None:
        game.leave_play(self.card, self.card.owner.discard)


@event
class Destroyed(Affect, WentToDiscard):
    """A card in play is destroyed."""

    text = "{card} is destroyed."


@event
class Discarded(WentToDiscard):
    """A card goes to its owner's discard pile because its base has scored, or what it lay on is gone."""

    text = "{card} is discarded."
    card: SmashCard


@event
class MovedToBase(Affect):
    """A minion or a titan moves to another base, with everything on it."""

    if TYPE_CHECKING:
        card: Movable
    text = "{card} moves from {origin} to {base}."
    base: Base
    origin: Base

    def happen(self, game: SmashUp) -> None:
        self.card.move(self.base.place_for(self.card))


@event
class Returned(Affect):
    """A card goes back to its owner's hand."""

    text = "{card} returns to {to}."
    looks_back = True
    to: Zone[DeckCard]

    def happen(self, game: SmashUp) -> None:
        game.leave_play(self.card, self.to)


@event
class PutInDeck(Affect):
    """A card in play goes under a deck, on top of it, or is shuffled into it."""

    text = "{card} goes to {to}."
    looks_back = True
    to: Zone[DeckCard]
    first: bool

    def happen(self, game: SmashUp) -> None:
        game.leave_play(self.card, self.to, first=self.first)


@event
class PowerChanged(Affect):
    """A minion gets more or less power for a while."""

    if TYPE_CHECKING:
        card: Minion
    text = "{card} gets {amount} power."
    amount: int
    until: str

    def happen(self, game: SmashUp) -> None:
        from ._effects import Strengthened

        game.begin(Strengthened(self.card, self.amount), until=self.until, source=self.source, controller=self.by)


@event
class GotCounters(Affect):
    """+1 power counters are put on a card."""

    text = "{card} gets +1 power counters: {count}."
    count: int

    def happen(self, game: SmashUp) -> None:
        game.pay(game.COUNTER, self.count, game.box, self.card.counters)


@event
class LostCounters(Affect):
    """+1 power counters are taken off a card."""

    text = "{card} loses +1 power counters: {count}."
    count: int

    def happen(self, game: SmashUp) -> None:
        game.pay(game.COUNTER, self.count, self.card.counters, game.box)


@event
class TookControl(Affect):
    """Somebody gains control of a card."""

    text = "{player} takes control of {card}."
    player: Smasher

    def happen(self, game: SmashUp) -> None:
        self.card.give_to(self.player)


@event(renews="action")
class ActionAttached(Affect):
    """An action is played on a base or a minion: that is the *card* which it affects."""

    if TYPE_CHECKING:
        card: Base | Minion
    text = "{action} is played on {card}."
    action: DeckCard

    def happen(self, game: SmashUp) -> None:
        self.action.move(self.card.place_for_actions)


@event
class Transferred(Affect):
    """An action that lies on a base or a minion goes onto another one."""

    text = "{card} goes onto {host}."
    host: Base | Minion

    def happen(self, game: SmashUp) -> None:
        self.card.move(self.host.place_for_actions)


# ------------------------------------------------------------------------------------------------ playing cards


@event(to="minion", by="player", renews="minion")
class MinionPlayed(Event):
    """A minion is played at a base."""

    text = "{player} plays {minion} at {base}."
    minion: Minion
    player: Smasher
    base: Base

    def happen(self, game: SmashUp) -> None:
        if not self.minion.face_up:
            self.minion.turn(face_up=True)
        self.minion.move(self.base.minions, shown=True).give_to(self.player)
        game.count_play(self.player, minion=True)


@event(to="action", by="player", renews="action")
class ActionPlayed(Event):
    """An action is played: it is resolved, and anything it sets off, before it goes where it goes."""

    text = "{player} plays {action}."
    action: DeckCard
    player: Smasher

    def happen(self, game: SmashUp) -> None:
        game.count_play(self.player, minion=False)


@event(to="titan", by="player", renews="titan")
class TitanPlayed(Event):
    """A titan enters play."""

    text = "{player} plays {titan} at {base}."
    titan: Titan
    player: Smasher
    base: Base

    def happen(self, game: SmashUp) -> None:
        self.titan.move(self.base.titans).give_to(self.player)


@event(to="card")
class SetAside(Event):
    """A titan leaves play, and waits beside its owner's deck again."""

    text = "{card} is set aside."
    looks_back = True
    card: Titan

    def happen(self, game: SmashUp) -> None:
        game.leave_play(self.card, self.card.owner.titans)


@event(to="card", renews="card")
class PlayDiscarded(Event):
    """A card that was played, and does not stay, goes to its owner's discard pile."""

    text = "{card} is discarded."
    card: DeckCard

    def happen(self, game: SmashUp) -> None:
        self.card.move(self.card.owner.discard)


@event(by="player")
class CardsSeen(Event):
    """Somebody has looked at or revealed cards in the hands or decks of others."""

    text = "{player} has seen cards of {whose}."
    player: Smasher
    whose: tuple[Smasher, ...]


# ------------------------------------------------------------------------------------------------ hands, decks, points


@event(by="player")
class GainedVP(Event):
    """Somebody gains victory points."""

    text = "{player} gains {count} VP."
    player: Smasher
    count: int

    def happen(self, game: SmashUp) -> None:
        game.pay(game.VP, self.count, game.box, self.player.points)


@event(by="player")
class LostVP(Event):
    """Somebody loses victory points."""

    text = "{player} loses {count} VP."
    player: Smasher
    count: int

    def happen(self, game: SmashUp) -> None:
        game.pay(game.VP, self.count, self.player.points, game.box, up_to=True)


@event(to="card", by="player", renews="card")
class DiscardedFromHand(Event):
    """A card is discarded from a hand, to the pile of its owner."""

    text = "{player} discards {card}."
    player: Smasher
    card: DeckCard

    def happen(self, game: SmashUp) -> None:
        self.card.move(self.card.owner.discard, shown=True)


@event(to="card", by="player", renews="card")
class TookToHand(Event):
    """Somebody takes a card into hand."""

    text = "{player} takes {card}."
    player: Smasher
    card: DeckCard

    def happen(self, game: SmashUp) -> None:
        if self.card.in_play:
            game.leave_play(self.card, self.player.hand)
        else:
            self.card.move(self.player.hand)


@event(to="card", by="player", renews="card")
class PutOnOwnDeck(Event):
    """Somebody puts a card from hand on top of the own deck, unseen."""

    text = "{player} puts {card} on top of the deck."
    player: Smasher
    card: DeckCard

    def happen(self, game: SmashUp) -> None:
        self.card.move(self.player.deck, first=True)


@event(to="card", renews="card")
class Boxed(Event):
    """A card goes into the box, out of the game for good."""

    text = "{card} goes into the box."
    card: SmashCard

    def happen(self, game: SmashUp) -> None:
        self.card.move(game.boxed)


# ------------------------------------------------------------------------------------------------ burying


@event(renews="card")
class Buried(Affect):
    """A card is buried at a base; if it was in play, that affects it."""

    text = "{player} buries {card} at {base}."
    player: Smasher
    base: Base

    def happen(self, game: SmashUp) -> None:
        game.clear(self.card)
        self.card.turn(face_up=False)
        self.card.move(self.base.buried).give_to(self.player)


@event
class BuriedMoved(Affect):
    """A buried card is taken to another base, still face down."""

    text = "{card} is taken to {base}."
    base: Base

    def happen(self, game: SmashUp) -> None:
        self.card.move(self.base.buried)


@event(to="card", by="player")
class Uncovered(Event):
    """A buried card is turned face up."""

    text = "{player} uncovers {card} at {base}."
    card: DeckCard
    player: Smasher
    base: Base

    def happen(self, game: SmashUp) -> None:
        game.clear(self.card)
        self.card.turn(face_up=True)


# ------------------------------------------------------------------------------------------------ duels


@event
class DuelEvent(Event):
    """A moment of a duel at which the duelists may react."""

    challenger: Minion
    challenged: Minion

    @property
    def minions(self) -> tuple[Minion, Minion]:
        """The two minions."""
        return self.challenger, self.challenged

    @property
    def base(self) -> Base:
        """Where the duel is."""
        return self.challenger.base

    def involves(self, player: Smasher) -> bool:
        """Say whether a minion of a player is in the duel."""
        return any(minion.controller == player for minion in self.minions)


@event(to="challenged")
class Challenged(Event):
    """A minion challenges another to a duel; that has not begun yet."""

    text = "{challenger} challenges {challenged}."
    challenger: Minion
    challenged: Minion


@event
class DuelBegan(DuelEvent):
    """A duel begins: nobody has laid a card down."""

    text = "{challenger} duels {challenged}."


@event
class DuelMoment(DuelEvent):
    """A duel goes on: cards were laid down, or one was revealed, or all is done and the minions are compared."""

    text = "{challenger} and {challenged} duel: {moment}."
    moment: str


@event(to="card", by="player", renews="card")
class DuelCardLaid(Event):
    """A card is laid down, face down, for a duel."""

    text = "{player} lays down {card} for the duel."
    player: Smasher
    card: DeckCard

    def happen(self, game: SmashUp) -> None:
        self.card.move(self.player.dueling)


@event(to="minion", by="player")
class DuelWon(Event):
    """A duel is decided for a minion (for both, if they are equally strong)."""

    text = "{minion} wins the duel."
    minion: Minion
    player: Smasher


# ------------------------------------------------------------------------------------------------ turns and scoring


@event(by="player")
class TurnBegan(Event):
    """A turn begins."""

    text = "It is the turn of {player}."
    player: Smasher


@event(by="player")
class TurnEnds(Event):
    """A turn ends."""

    text = "The turn of {player} ends."
    player: Smasher


@event(to="base")
class BeforeScoring(Event):
    """A base is about to score."""

    text = "Before {base} scores."
    base: Base


@event(to="base")
class Scores(Event):
    """A base scores: whoever placed there is about to get these points, by seat."""

    begins = True
    text = "{base} scores."
    base: Base
    #: Points by seat. Abilities that work when a base scores change them.
    awards: list[int]
    winners: tuple[Smasher, ...]


@event(to="base")
class AfterScoring(Event):
    """A base has scored: its cards, and it, still lie there."""

    text = "After {base} has scored."
    base: Base
    winners: tuple[Smasher, ...]
    runners_up: tuple[Smasher, ...]


@event(to="base")
class BaseDiscarded(Event):
    """A base goes to the discard pile of bases."""

    text = "{base} is discarded."
    looks_back = True
    base: Base

    def happen(self, game: SmashUp) -> None:
        self.base.move(game.base_discard)


@event(to="base", renews="base")
class BaseEntered(Event):
    """A base enters the middle, in the place of another or as one of the first."""

    text = "{base} enters play."
    base: Base
    replaced: Base | None

    def happen(self, game: SmashUp) -> None:
        self.base.move(game.bases)


@event
class BaseSwapped(BaseEntered):
    """A base enters the middle in the place of another, which goes into the base deck; what lay there stays, not moved."""

    if TYPE_CHECKING:
        replaced: Base
    text = "{base} takes the place of {replaced}."

    def happen(self, game: SmashUp) -> None:
        old = self.replaced
        new: Base = self.base.move(game.bases)
        places = (
            (old.minions, new.minions),
            (old.actions, new.actions),
            (old.buried, new.buried),
            (old.titans, new.titans),
        )
        for place, other in places:
            for card in place.cards:
                card.move(other)
        old.move(game.base_deck)


@event(by="player")
class FactionPicked(Event):
    """Somebody picks a faction."""

    text = "{player} picks {called}."
    player: Smasher
    faction: str
    called: str

    def happen(self, game: SmashUp) -> None:
        place = "second_faction" if self.player.first_faction else "first_faction"
        self.player.set(**{place: self.faction})


def seats_of(players: Iterable[Smasher]) -> tuple[int, ...]:
    """Return the seats of players."""
    return tuple([player.seat for player in players])
