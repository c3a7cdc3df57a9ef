"""Handles: a player of one match, as the rules speak of one."""

from __future__ import annotations

from operator import methodcaller
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypedDict, TypeVar, Unpack

from tabletop._base.texts import Text, called

from .effects import DoneOnce, PlayerRef
from .events import Discarded, Played
from .holders import Holder, also_called, keep_nothing

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Sequence

    from tabletop._base.texts import Why, Words
    from tabletop._play.decisions import Among
    from tabletop._play.deeds import Deed

    from .cards import T
    from .zones import Pool, Zone

D = TypeVar("D", bound="Deed")

#: What is said of a card that is being done.
IS_PLAYED: Final = Text("tabletop.is-played", "is played")
#: Asks a deed why it can't be done.
WHY_NOT: Final = methodcaller("why_not")


class HowAsked(TypedDict, total=False):
    """How somebody is asked: see :meth:`Player.choose`."""

    optional: bool
    about: Any
    kind: str
    ask_anyway: bool
    default: Any
    openly: Words
    in_vain: Words
    among: Among


class Player(Holder):
    """
    A seat of one match; games declare zones, pools and columns of every player on a subclass of this.

    >>> from tabletop import OWNER, zone
    >>> class Farmer(Player):
    ...     "A farmer with a hidden hand and an open barn."
    ...     hand = zone(OWNER)
    ...     barn = zone(in_play=True)
    >>> Farmer.barn
    <ZoneOf player.barn>
    """

    __slots__ = ("cells", "game", "seat")
    holds_as = "player"
    seat: int
    cells: Any
    _hooks: tuple[str, ...] = ("label_for", "why_not_pay")

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        super().collect()

    def __init__(self, game: Any, seat: int) -> None:
        put_game(self, game)
        put_seat(self, seat)
        #: The columns of the table.
        put_cells(self, game.table.columns)

    if not TYPE_CHECKING:  # so that the type checker refuses it too
        __setattr__ = keep_nothing

    @property
    def ref(self) -> PlayerRef:
        """This player as a plain value."""
        return PlayerRef(self.seat)

    @property
    def name(self) -> str:
        """What the player is called at this table."""
        return str(self.game.setup.seats[self.seat])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.seat == other.seat

    def __hash__(self) -> int:
        return self.seat

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.name}>"

    def __str__(self) -> str:
        return self.name

    def label_for(self, seat: int) -> Text:
        """Return what the player is called."""
        return called(self)

    @property
    def others(self) -> tuple[Self, ...]:
        """The other players, clockwise from this one."""
        everybody: tuple[Self, ...] = self.game.players
        return tuple(everybody[self.seat + 1 :] + everybody[: self.seat])

    @property
    def next(self) -> Self:
        """The player to the left."""
        everybody: tuple[Self, ...] = self.game.players
        return everybody[(self.seat + 1) % len(everybody)]

    def set(self, **changes: Any) -> None:
        """Change columns of this player."""
        for name, value in changes.items():
            self.game.table.write(f"player.{name}", self.seat, value)

    # ------------------------------------------------------------------------------------ asking

    async def choose(
        self,
        prompt: Words,
        things: Iterable[T],
        *,
        optional: bool = False,
        why_not: Why | None = None,
        about: Any = None,
        kind: str = "pick",
        ask_anyway: bool = False,
        default: T | None = None,
        openly: Words | None = None,
        in_vain: Words | None = None,
        among: Among | None = None,
    ) -> T | None:
        """
        Have this player choose one of *things*; None if there are none, or if the choice is *optional* and they pass.

        *why_not* tells of a thing why it can't be chosen (or None): such things are not on offer, and can be asked about.
        A single thing that must be chosen is chosen without asking, unless somebody is to be *asked anyway*.
        Players who are absent pass if they may, or choose the first, unless there is a *default*.
        Those who wait are told *openly* what for, and only what is being resolved if there are no words for them.
        With *in_vain* they are asked that instead where they can do nothing but pass, even if they must choose otherwise.
        If the *kind* is "place", each of the things is where the card goes that it is *about*.
        Where the things are found otherwise than by asking *why_not* of each, they can be chosen *among* more: of these (or of
        what a function lists) *why_not* is asked only when somebody asks why something is not on offer.
        """
        chosen: T | None = await self.game.ask_one(  # which is no coroutine that Python would miss if nobody awaits it
            self, prompt, things, optional, why_not, about, kind, ask_anyway, default, openly, in_vain, among
        )
        return chosen

    async def choose_some(
        self,
        prompt: Words,
        things: Iterable[T],
        *,
        at_least: int = 0,
        at_most: int | None = None,
        ordered: bool = False,
        why_not: Why | None = None,
        about: Any = None,
        kind: str = "pick",
        default: Sequence[T] = (),
        openly: Words | None = None,
        among: Among | None = None,
    ) -> tuple[T, ...]:
        """Have this player choose from *at_least* to *at_most* of *things* (as many as there are), perhaps in order."""
        chosen: tuple[T, ...] = await self.game.ask_some(
            self, prompt, things, at_least, at_most, ordered, why_not, about, kind, default, openly, among
        )
        return chosen

    async def choose_set(
        self,
        prompt: Words,
        things: Iterable[T],
        *,
        enough: Callable[[tuple[T, ...]], bool],
        fits: Callable[[tuple[T, ...], T], Words | None] | None = None,
        at_once: Callable[[T], Awaitable[object]] | None = None,
        about: Any = None,
        kind: str = "pick",
    ) -> tuple[T, ...]:
        """
        Have this player choose things that must be right together, such as enough of them for a sum: one after the other.

        What *fits* says why not of (given what is chosen already) is not on offer, and can be asked about.
        Once those chosen are *enough*, the player may be done with it. What is done *at once* with each can't be taken back.
        """
        chosen: tuple[T, ...] = ()
        left = list(things)
        while left:

            def why_not(thing: T, chosen: tuple[T, ...] = chosen) -> Words | None:
                return None if fits is None else fits(chosen, thing)

            one = await self.choose(prompt, left, optional=enough(chosen), why_not=why_not, about=about, kind=kind)
            if one is None:
                break
            chosen = (*chosen, one)
            left.remove(one)
            if at_once is not None:
                await at_once(one)
        return chosen

    async def put_in_order(self, prompt: Words, things: Sequence[T], *, about: Any = None) -> tuple[T, ...]:
        """Have this player say in which order *things* go."""
        every = len(things)
        return await self.choose_some(
            prompt, things, at_least=every, at_most=every, ordered=True, about=about, kind="order"
        )

    async def choose_number(self, prompt: Words, low: int, high: int, *, about: Any = None) -> int:
        """Have this player name a number from *low* to *high*."""
        chosen = await self.choose(prompt, range(low, high + 1), about=about, kind="number")
        return low if chosen is None else chosen

    async def confirms(self, prompt: Words, *, about: Any = None) -> bool:
        """Ask this player yes or no."""
        return bool(await self.choose(prompt, (True, False), about=about, kind="confirm"))

    async def choose_deed(self, prompt: Words, deeds: Iterable[D], **how: Unpack[HowAsked]) -> D | None:
        """Have this player choose one of some *deeds* that can be done now, as :meth:`choose` does, and not do it yet."""
        chosen: D | None = await self.game.ask_one(self, prompt, deeds, why_not=self._what_hinders, **how)
        return chosen

    async def does(self, prompt: Words, deeds: Iterable[D], **how: Unpack[HowAsked]) -> D | None:
        """Have this player choose one of some *deeds* that can be done now, and do it; None if there is none or they pass."""
        chosen: D | None = await self.game.ask_one(self, prompt, deeds, why_not=self._what_hinders, **how)
        if chosen is not None:
            await chosen.do()
        return chosen

    @property
    def _what_hinders(self) -> Callable[[Any], Words | None]:
        """What says why not of a deed: the deed itself, where no price is ever too high."""
        return WHY_NOT if type(self).why_not_pay is Player.why_not_pay else self._why_not

    def why_not_pay(self, price: Any) -> Words | None:
        """Say why this player can't pay the price of a deed, in whatever the rules take; None if nothing is in the way."""
        return None

    def _why_not(self, deed: Deed) -> Words | None:
        reason, price = deed.why_not(), deed.price
        return self.why_not_pay(price) if reason is None and price else reason

    # ------------------------------------------------------------------------------------ once

    def has_done(self, what: str) -> bool:
        """Say whether this player has done something that is done only once for a while: see :meth:`once`."""
        return any(
            isinstance(effect, DoneOnce) and effect.player == self and effect.what == what
            for effect in self.game.lasting
        )

    def once(self, what: str, *, until: str = "end of turn") -> bool:
        """Say whether this player has not done something yet, and remember until then that it is done."""
        if self.has_done(what):
            return False
        self.game.begin(DoneOnce(self, what), until=until, controller=self)
        return True

    # ------------------------------------------------------------------------------------ supplies

    def take(self, supply: Any, count: int = 1, *, source: Pool | None = None, to: Pool) -> int:
        """Move pieces into one of this player's pools, from the box unless told otherwise; return how many there were."""
        return int(self.game.pay(supply, count, self.game.box if source is None else source, to, up_to=True))


also_called(Player, "seat", "place", "key")
#: Handles of players are made for each game in progress.
put_game, put_seat, put_cells = (getattr(Player, name).__set__ for name in ("game", "seat", "cells"))


class CardPlayer(Player):
    """
    A player who draws from a ``deck`` into a ``hand`` and discards to a ``discard`` pile: zones that games declare.

    >>> from tabletop import NOBODY, OWNER, zone
    >>> class Gambler(CardPlayer):
    ...     "Somebody with cards."
    ...     deck = zone(NOBODY, ordered=True, refilled_from="discard")
    ...     hand = zone(OWNER)
    ...     discard = zone()
    >>> Gambler.discard
    <ZoneOf player.discard>
    """

    __slots__ = ()
    _hooks = ("draw", "discard_cards", "discard_some", "discard_down_to", "discard_prompt")
    #: What a player is asked who discards.
    discard_prompt: ClassVar[Words] = Text("tabletop.discard", "Which cards do you discard?")

    if TYPE_CHECKING:
        deck: Any
        hand: Any
        discard: Any

    async def draw(self, count: int = 1) -> list[Any]:
        """Draw cards, as many as there are."""
        return await self.game.draw(self, self.deck, self.hand, count)

    async def play_once(self, card: Any, through: Zone[Any]) -> bool:
        """
        Play a card that is done once: it lies in a zone while all may answer it, then it is done, and discarded.

        What it does is its method ``on_play``, which is asked on behalf of this player, even if the card is nobody's.
        If an answer has taken it away from there, it is not done; return whether it was.
        """
        game = self.game
        played = Played(self, card, through)
        await game.open_window(played)
        if played.card not in through:
            return False
        done: Any = played.card
        await game.resolving(done, IS_PLAYED, done.on_play(), controller=self)
        await game.settle()
        if done in through:
            await self.discard_cards([done])
        return True

    async def discard_cards(self, cards: Iterable[Any]) -> None:
        """Discard cards, each to its owner's pile, or to the game's if nobody owns it."""
        for card in cards:
            if card.is_current:
                await self.game.perform_unsettled(Discarded(self, card))

    async def discard_some(self, count: int = 1, *, ordered: bool = False, about: Any = None) -> tuple[Any, ...]:
        """Discard cards from hand of this player's own choice, as many of them as there are; return them."""
        cards = await self.choose_some(
            self.discard_prompt, self.hand, at_least=count, at_most=count, ordered=ordered, about=about
        )
        await self.discard_cards(cards)
        return cards

    async def discard_down_to(self, limit: int) -> None:
        """Discard what is in hand beyond a limit."""
        surplus = len(self.hand) - limit
        if surplus > 0:
            await self.discard_some(surplus)
