"""The kinds of card in Smash Up: minions, actions, bases and titans."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from tabletop import (
    Card,
    Event,
    Text,
    ZoneOf,
    activated,
    column,
    displayed,
    permission,
    pool,
    quantity,
    reaction,
    state_based,
    zone,
)
from tabletop.conditions import by_others, unmet, worded

from ._events import (
    ActionAttached,
    Affect,
    BeforeScoring,
    Buried,
    Destroyed,
    Discarded,
    GotCounters,
    LostCounters,
    MinionPlayed,
    MovedToBase,
    PowerChanged,
    PutInDeck,
    Returned,
    TitanPlayed,
    TookControl,
    Transferred,
)
from ._factions import Faction
from ._players import Smasher

if TYPE_CHECKING:
    from tabletop import Zone

    from ._duels import Duel
    from .game import SmashUp

F = TypeVar("F", bound=Callable[..., Any])


def first_print(first_print_of: type[SmashCard], year: int, **printed: Any) -> dict[str, Any]:
    """Return what is printed on the first print of a card, which stands for it if that edition is played."""
    card = first_print_of
    return {"id": f"{card.id}_{year}", "name_of": card.id, "edition": "first", **name_and_faction(card), **printed}


def revision(revises: type[SmashCard], **printed: Any) -> dict[str, Any]:
    """Return what is printed on a card of a revised deck that has the name of one of the old deck."""
    return {"id": f"{revises.id}_r", "edition": "revised", **name_and_faction(revises), **printed}


def name_and_faction(card: type[SmashCard]) -> dict[str, Any]:
    """Return what other prints of a card have in common with it."""
    return {"name": card.name, **{part: card.printed[part] for part in ("set", "provenance", "faction")}}


class SmashCard(Card):
    """A card of this game. Its class line says its faction, or of which card it is the first print or the revision."""

    game: SmashUp
    controller: Smasher
    owner: Smasher
    counters = pool()

    def __init_subclass__(cls, **printed: Any) -> None:
        faction = printed.get("faction")
        if isinstance(faction, Faction):
            printed = {"set": faction.set, "provenance": faction.provenance, **printed, "faction": faction.id}
        if "first_print_of" in printed:
            printed = first_print(**printed)
        elif "revises" in printed:
            printed = revision(**printed)
        super().__init_subclass__(**printed)

    # ------------------------------------------------------------------------------------ where it is

    if TYPE_CHECKING:

        @property
        def lies_on(self) -> Base | Minion | None:
            """The base or the minion that this card lies on; of a card that is gone, the one it last lay on; None if on none."""

    else:
        lies_on = Card.host

    @property
    def where(self) -> Base | None:
        """The base where this card is, or last was; None if it lies at none."""
        below = self.lies_on
        while below is not None and not isinstance(below, Base):
            below = below.lies_on
        return below

    @property
    def host(self) -> Base | Minion:
        """The base or the minion that this card lies on, or last lay on."""
        below = self.lies_on
        if below is None:
            raise TypeError(f"{self} lies on nothing")
        return below

    @property
    def base(self) -> Base:
        """The base where this card is, or last was."""
        host = self.host
        return host if isinstance(host, Base) else host.base

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name: where it lies and who has it, of a card out of play whose it is."""
        base = self.where if self.in_play and not isinstance(self, Base) else None
        if base is None:
            return super().qualifier
        return f"at {base}, {self.controller}"

    @property
    def is_buried(self) -> bool:
        """Whether this card is buried."""
        return self.in_play and not self.face_up

    @property
    def is_there(self) -> bool:
        """Whether this card is still in play, as what it was."""
        return self.is_current and self.in_play

    @property
    def faction(self) -> str:
        """The faction of this card."""
        return str(self.printed["faction"])

    # ------------------------------------------------------------------------------------ what is done to it

    async def name_faction(self, asked: Text | str, factions: Iterable[str]) -> str:
        """Have its player name one of some factions, by what people call it; return its id, or nothing if there is none."""
        called = self.game.factions_called(factions)
        return called.get(await self.choose(asked, list(called)) or "", "")

    async def destroy(self, *, by: Smasher | None = None) -> Destroyed | None:
        """Destroy this card."""
        return await self.game.perform(Destroyed(self, *self.game.cause(by))) if self.is_there else None

    async def return_to_hand(self) -> Returned | None:
        """Return this card to its owner's hand; a buried one to its controller's, as nobody sees whose it is (SU-Q23)."""
        to = self.controller.hand if self.is_buried else self.owner.hand
        return await self.game.perform(Returned(self, *self.game.cause(), to)) if self.is_there else None

    async def put_in_deck(self, *, first: bool = False) -> PutInDeck | None:
        """Put this card under its owner's deck, or on top of it; a buried one under its controller's (SU-Q23)."""
        to = self.controller.deck if self.is_buried else self.owner.deck
        return await self.game.perform(PutInDeck(self, *self.game.cause(), to, first)) if self.is_there else None

    async def bury(self, base: Base | None, *, by: Smasher | None = None) -> Buried | None:
        """Bury this card at a base."""
        if base is None or not self.is_current or not base.is_there:
            return None
        player, source = self.game.cause(by)
        whose = player or self.controller
        return await self.game.perform(Buried(self, player, source, whose, base))

    async def add_counters(self, count: int = 1) -> GotCounters | None:
        """Put +1 power counters on this card."""
        return (
            await self.game.perform(GotCounters(self, *self.game.cause(), count)) if self.is_there and count else None
        )

    async def remove_counters(self, count: int = 1) -> LostCounters | None:
        """Take +1 power counters off this card, back to the pool."""
        count = min(count, self.counters[self.game.COUNTER])
        return (
            await self.game.perform(LostCounters(self, *self.game.cause(), count)) if self.is_there and count else None
        )

    async def give_control_to(self, player: Smasher) -> TookControl | None:
        """Put this card under somebody's control."""
        return await self.game.perform(TookControl(self, *self.game.cause(), player)) if self.is_there else None

    @property
    def in_discard(self) -> Self | None:
        """This card that has left play, as it lies in its owner's discard pile now; None if it is not there."""
        now: Self = self.game.card_at(self.row)
        return now if now in self.owner.discard else None

    # ------------------------------------------------------------------------------------ asking

    def choose_minion(
        self,
        *where: Callable[[Self, Minion], bool],
        prompt: str = "Which minion?",
        optional: bool = False,
        player: Smasher | None = None,
    ) -> Awaitable[Minion | None]:
        """Have the controller (or another *player*) choose a minion in play for which all conditions hold."""
        chooser, found, why_not = player or self.controller, self.minions_where(where), unmet(self, where)
        return chooser.choose(prompt, found, optional=optional, why_not=why_not, about=self, among=self.all_minions)

    def choose_minions(
        self,
        *where: Callable[[Self, Minion], bool],
        prompt: str = "Which minions?",
        at_least: int = 0,
        at_most: int | None = None,
    ) -> Awaitable[tuple[Minion, ...]]:
        """Have the controller choose several minions in play for which all conditions hold."""
        found, why_not = self.minions_where(where), unmet(self, where)
        return self.controller.choose_some(
            prompt, found, at_least=at_least, at_most=at_most, why_not=why_not, about=self, among=self.all_minions
        )

    async def destroy_minion(
        self, *where: Callable[[Self, Minion], bool], prompt: str = "Which minion is destroyed?", optional: bool = False
    ) -> None:
        """Destroy a minion for which all conditions hold."""
        victim = await self.choose_minion(*where, prompt=prompt, optional=optional)
        if victim:
            await victim.destroy()

    async def move_minion(self, *where: Callable[[Self, Minion], bool], prompt: str = "Which minion?") -> None:
        """Move a minion for which all conditions hold to another base."""
        minion = await self.choose_minion(*where, prompt=prompt)
        if minion:
            await minion.move_elsewhere()

    def all_minions(self) -> Iterator[Minion]:
        """Go through all minions in play, base by base."""
        return self.game.minions

    def minions_where(self, where: Sequence[Callable[[Self, Minion], bool]]) -> Iterator[Minion]:
        """Go through the minions in play for which all conditions hold: where they have to be here, only through those."""
        base = self.where if here in where else None
        for minion in self.game.minions if base is None else base.minions:
            for condition in where:
                if not condition(self, minion):
                    break
            else:
                yield minion

    def choose_opponent(
        self, *where: Callable[[Self, Smasher], bool], prompt: str = "Which opponent?"
    ) -> Awaitable[Smasher | None]:
        """Have the controller choose another player for whom all conditions hold."""
        return self.controller.choose(prompt, self.controller.others, why_not=unmet(self, where), about=self)

    def choose_base(
        self, *where: Callable[[Self, Base], bool], prompt: str = "Which base?", optional: bool = False
    ) -> Awaitable[Base | None]:
        """Have the controller choose a base in play for which all conditions hold."""
        return self.controller.choose(
            prompt, self.game.bases.cards, optional=optional, why_not=unmet(self, where), about=self
        )


def not_cancelled(base: Base, _: object) -> bool:
    """Say whether the abilities of a base work."""
    return base.abilities_work


class Base(SmashCard):
    """A card that players fight over: it scores when the power there reaches its breakpoint."""

    breakpoint = quantity(floor=0)
    minions: ZoneOf[Minion] = zone(in_play=True)
    #: Actions that are played on this base.
    actions: ZoneOf[Action] = zone(in_play=True)
    buried: ZoneOf[DeckCard] = zone(in_play=True, ordered=True)
    titans: ZoneOf[Titan] = zone(in_play=True)
    #: Whether this base is being scored.
    scoring = column(default=False)
    #: Which seats have used what this base offers once per turn, a bit for each.
    served = column(default=0, shown=False)
    #: Whether nothing cancels its abilities.
    abilities_work = permission(True)
    abilities_work_if = (not_cancelled,)

    @displayed
    def powers(self) -> tuple[int, ...]:
        """The power of every seat here."""
        powers = [0] * len(self.game.players)
        for one in self.forces:
            powers[one.controller.seat] += one.power
        return tuple(powers)

    @displayed
    def total(self) -> int:
        """The power of everybody here together."""
        return sum([one.power for one in self.forces])

    @displayed
    def would_get(self) -> tuple[int, ...]:
        """What every seat would get if this base scored now, before abilities have their say."""
        return tuple(self.game.awards_of(self))

    @property
    def forces(self) -> tuple[Minion | Titan, ...]:
        """All minions and titans here."""
        return self.minions.cards + self.titans.cards

    @property
    def is_ready(self) -> bool:
        """Whether this base has to score."""
        return self.total >= self.breakpoint

    @property
    def where(self) -> Base:
        """The base itself."""
        return self

    @property
    def place_for_actions(self) -> Zone[Action]:
        """Where actions lie that are played on this base."""
        return self.actions

    def place_for(self, card: Movable) -> Zone[Minion] | Zone[Titan]:
        """Return where a minion lies here, or a titan."""
        return self.titans if isinstance(card, Titan) else self.minions

    def power_of(self, player: Smasher) -> int:
        """Return the power of a player here: of minions and titans."""
        return sum([one.power for one in self.forces if one.controller == player])

    def minions_of(self, player: Smasher) -> list[Minion]:
        """Return the minions that a player has here."""
        return [minion for minion in self.minions if minion.controller == player]

    def buried_of(self, player: Smasher) -> list[DeckCard]:
        """Return the buried cards that a player has here."""
        return [card for card in self.buried if card.controller == player]

    @property
    def cards(self) -> tuple[SmashCard, ...]:
        """All cards that lie on this base itself."""
        return (*self.minions, *self.actions, *self.buried, *self.titans)

    def has_served(self, player: Smasher) -> bool:
        """Say whether a player has used this turn what this base offers once per turn."""
        return bool(self.served >> player.seat & 1)

    def serve(self, player: Smasher) -> None:
        """Remember that a player has used what this base offers once per turn."""
        self.set(served=self.served | 1 << player.seat)


class DeckCard(SmashCard):
    """A card of a player's deck, which is played as a minion or as an action."""

    #: As what this kind of card is played: as a minion or as an action; a fusion as either.
    played_as: ClassVar[tuple[type[DeckCard], ...]] = ()
    #: What it is played on, if it stays in play as an action: bases or minions.
    plays_on: ClassVar[type[SmashCard] | None] = None
    #: Whether it is played only on a minion of whoever plays it.
    only_on_your_own: ClassVar[bool] = False
    #: Whether it is played only before a base scores.
    only_before_scoring: ClassVar[bool] = False

    async def on_play(self) -> None:
        """Do what the card says when it is played."""

    async def on_play_as_action(self) -> None:
        """Do what the card says when it is played as an action."""
        await self.on_play()

    async def on_uncover(self, base: Base) -> None:
        """Do what the card says when it is uncovered at a base: as when it is played, unless it says otherwise."""
        await self.on_play_as_action()

    async def on_revealed(self, player: Smasher) -> None:
        """Do what the card does at the moment when another player reveals it in its owner's deck."""

    def is_its_moment(self, player: Smasher) -> bool:
        """Say whether the card's text lets a player play it at this moment."""
        return not self.only_before_scoring or self.game.before_scoring.is_now

    def could_be_on(self, host: Base | Minion) -> bool:
        """Say whether the card's text lets it be played on a certain base or minion, whoever plays it."""
        return True

    def hosts(self, player: Smasher, base: Base | None = None) -> list[Base | Minion]:
        """List what it could be played on by a player, perhaps only at one base."""
        free = self.game.is_free(ActionAttached)
        bases = self.game.bases.cards if base is None else (base,)
        places: Iterable[Base | Minion] = bases
        if self.plays_on is Minion:
            places = [minion for one in bases for minion in one.minions]
        return [
            host
            for host in places
            if (not self.only_on_your_own or host.controller == player)
            and self.could_be_on(host)
            and (free or self.game.can(ActionAttached(host, player, self, self)))
        ]


class Movable(SmashCard):
    """A card that moves between bases and has power there: a minion or a titan."""

    async def move_to(self, base: Base | None) -> MovedToBase | None:
        """Move this card to another base, with everything on it."""
        if base is None or not self.is_there or not base.is_there or base == self.base:
            return None
        return await self.game.perform(MovedToBase(self, *self.game.cause(), base, self.base))

    async def move_elsewhere(
        self, *, prompt: str = "To which base?", player: Smasher | None = None, optional: bool = False
    ) -> MovedToBase | None:
        """Move this card to another base of its player's choice (or another *player's*)."""
        if not self.is_there:
            return None
        others = [base for base in self.game.bases if base != self.base]
        chooser = player or self.game.cause()[0] or self.controller
        return await self.move_to(await chooser.choose(prompt, others, optional=optional, about=self, kind="place"))


class Minion(Movable, DeckCard):
    """A card that lies at a base and gives its controller power there."""

    power = quantity(floor=0)
    #: Whether this is a Microbot: by its name, or because it counts as one.
    is_microbot = permission(lambda card: card.printed.get("microbot", False))
    #: Actions that are played on this minion.
    attached: ZoneOf[Action] = zone(in_play=True)
    #: Whether it is in a duel.
    duels = column(default=False)

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name, too: its power, where that is not the printed one."""
        changed = self.in_play and self.face_up and self.power != self.printed["power"]
        return f"{super().qualifier}, power {self.power}" if changed else super().qualifier

    @property
    def place_for_actions(self) -> Zone[Action]:
        """Where actions lie that are played on this minion."""
        return self.attached

    async def change_power(self, amount: int, *, until: str = "end of turn") -> PowerChanged | None:
        """Give this minion more power, or less, for a while."""
        if not self.is_there:
            return None
        return await self.game.perform(PowerChanged(self, *self.game.cause(), amount, until))

    async def duel(self, rival: Minion | None) -> Duel | None:
        """Duel another minion at the same base; None if there was no duel, or it stopped without a winner."""
        return None if rival is None else await self.game.duel(self, rival)

    @property
    def rivals(self) -> list[Minion]:
        """The minions of other players where this one is."""
        return [minion for minion in self.base.minions if minion.controller != self.controller]

    async def duel_here_if_wanted(self) -> Duel | None:
        """Duel a minion of another player here, if the controller wants to."""
        if not self.is_there or self.game.facts.dueling:
            return None
        return await self.duel(await self.choose("Which minion does it duel?", self.rivals, optional=True))


class Fusion(Minion):
    """A minion that may be played as an action instead: then it does something else, and is discarded like one."""


class Action(DeckCard):
    """A card that is played for what it does; some stay on a base or a minion."""

    async def transfer_to(self, host: Base | Minion | None) -> Transferred | None:
        """Put this action onto another base or minion."""
        if host is None or not self.is_there or not host.is_there or host == self.host:
            return None
        return await self.game.perform(Transferred(self, *self.game.cause(), host))


class ActionOnBase(Action):
    """An action that stays on a base."""

    plays_on = Base
    host: Base


class ActionOnMinion(Action):
    """An action that stays on a minion."""

    plays_on = Minion
    host: Minion


def is_beset(shelter: Shelter, _: object) -> bool:
    """Say whether other players have actions on minions that a shelter keeps safe."""
    return bool(shelter.shaken_off)


class Shelter(Action):
    """An action that keeps other players' actions off some minions."""

    @property
    def sheltered(self) -> Iterable[Minion]:
        """The minions that it keeps safe: the one that it lies on."""
        return [self.host] if isinstance(self.host, Minion) else []

    @property
    def shaken_off(self) -> list[Action]:
        """The actions of other players on these minions."""
        whose = self.controller
        return [action for minion in self.sheltered for action in minion.attached if action.controller != whose]

    @state_based(is_beset)
    async def shake_off(self) -> bool:
        """Discard the actions of other players on these minions."""
        return bool(await self.game.perform_together([Discarded(action) for action in self.shaken_off]))


def could_be_played(card: DeckCard, _: object) -> bool:
    """Say whether the card's player may play it at this moment."""
    return card.controller.may_play_actions and card.is_its_moment(card.controller)


class ActionOrSpecial(Action):
    """An action that is played on one's turn, or before a base scores."""

    @reaction(BeforeScoring, could_be_played, works_in=Smasher.hand)
    async def play_before_scoring(self, event: BeforeScoring) -> None:
        """Play it"""
        await self.game.play(self.controller, self)


class SpecialAction(ActionOrSpecial):
    """An action that is played only before a base scores."""

    only_before_scoring = True


class BuriesItself(Action):
    """An action that buries itself when it is played, and does something when it is uncovered."""

    async def on_play(self) -> None:
        await self.bury(await self.choose_base(prompt="At which base does it bury itself?"))

    async def on_uncover(self, base: Base) -> None:
        """Do what the card says when it is uncovered."""


Minion.played_as = (Minion,)
Action.played_as = (Action,)
Fusion.played_as = (Minion, Action)


class Titan(Movable):
    """A giant that waits beside the deck; in play it has no power but what counters and its text give it."""

    power = quantity(0, floor=0)

    async def enter(self, base: Base | None) -> TitanPlayed | None:
        """Play this titan at a base, unless its player has one in play already."""
        player = self.owner
        if base is None or player.titan or not self.is_current or not base.is_there:
            return None
        return await self.game.perform(TitanPlayed(self, player, base))


# ------------------------------------------------------------------------------------------------ when abilities work


def playing_cards(card: SmashCard, _: object) -> bool:
    """Say whether it is the Play Cards phase of the card's player (for a base, of anybody)."""
    return card.game.play_cards.is_now and card.controller in (card.game.active, None)


def starting_turn(card: SmashCard, _: object) -> bool:
    """Say whether it is the start of the turn of the card's player (for a base, of anybody)."""
    return card.game.start_turn.is_now and card.controller in (card.game.active, None)


def talent(*where: Callable[[Any, None], bool]) -> Callable[[F], F]:
    """Mark a Talent, or what a base lets players do once on each of their turns (SU-052 to SU-056)."""
    return activated(playing_cards, *where, once_per_turn=True)


def start_of_turn(*where: Callable[[Any, None], bool]) -> Callable[[F], F]:
    """Mark what a player may do at the start of a turn (SU-036)."""
    return activated(starting_turn, *where, once_per_turn=True)


# ------------------------------------------------------------------------------------------------ conditions


def a_minion(_: object, thing: Card | Event) -> bool:
    """Say whether it is a minion, face up, or happens to one."""
    one = thing if isinstance(thing, Card) else thing.subject
    return isinstance(one, Minion) and one.face_up


@worded(Text("smash-up.not-here", "It is not at this base."))
def here(card: SmashCard, thing: Card | Event) -> bool:
    """Say whether it is at the same base (for a base: at it), or happens there."""
    place: object = thing
    if isinstance(thing, Event):
        place = getattr(thing, "base", None) or thing.subject
    there = place.where if isinstance(place, SmashCard) else None
    return there is not None and there == card.where


@worded(Text("smash-up.not-elsewhere", "It is at this base."))
def elsewhere(card: SmashCard, thing: Card | Event) -> bool:
    """Say whether it is at another base."""
    return not here(card, thing)


def on_its_host(card: SmashCard, thing: Card | Event) -> bool:
    """Say whether it is the minion that this action lies on, or it happens to it."""
    return thing.subject == card.lies_on


def by_another_player(card: SmashCard, event: Affect) -> bool:
    """Say whether a card of another player does it; what a base does, nobody does."""
    return by_others(card, event) and not isinstance(event.source, Base)


def by_an_action(_: object, event: Affect) -> bool:
    """Say whether an action does it, or a fusion that is played as one."""
    source = event.source
    return isinstance(source, Action) or (isinstance(source, Fusion) and source in source.game.resolving_cards)


@worded(Text("smash-up.not-outnumbered", "It does not have less power than you have minions here."))
def outnumbered(card: SmashCard, minion: Minion) -> bool:
    """Say whether a minion has less power than the card's player has minions here."""
    return minion.power < len(card.base.minions_of(card.controller))


def up_to(power: int) -> Callable[[object, Minion], bool]:
    """Make the condition that a minion has so much power or less."""

    @worded(Text("smash-up.too-strong", "It has more than {power} power.", power=power))
    def weak_enough(_: object, minion: Minion) -> bool:
        return minion.power <= power

    return weak_enough


def not_served(base: Base, played: MinionPlayed) -> bool:
    """Say whether a base has not yet done this turn, for the player of a minion, what it does once per turn."""
    return not base.has_served(played.player)


def has_hand(card: SmashCard, _: object) -> bool:
    """Say whether the card's player has cards in hand."""
    return bool(card.controller.hand)


@worded(Text("smash-up.not-where-mine", "You have no minion there."))
def where_mine(card: SmashCard, base: Base) -> bool:
    """Say whether the card's player has a minion at a base."""
    return bool(base.minions_of(card.controller))
