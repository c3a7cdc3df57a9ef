"""
A game in progress, as its rules see it: the handles, the questions that rules ask, and the verbs that change the table.

A ruleset is a subclass of :class:`Game`: its declarations say what there is, ``set_up`` lays the table,
and ``step`` does one thing each time the match is at rest.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from types import coroutine
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeVar, cast, dataclass_transform

import attrs

from . import _dice
from ._cards import Card, Holder, Player, Words
from ._decisions import CHANCE, PASSED, Decision, plain_words
from ._effects import CardRef, Effect, Lasting, alive, fields_of, owner_of
from ._errors import RulesBug, RulesLoop
from ._events import Drew, Event, LookedAt, Moved, Paid, Revealed, Shuffled, words_of
from ._log import Asked, Ended, Entry
from ._modifiers import Computed, Explanation, Reason
from ._outcomes import Outcome
from ._places import Pool, Supply, Zone, pool
from ._roster import NOBODYS, ZoneSpot
from ._stack import Frame, Pending, Usable
from ._table import State, Table
from ._texts import Text, called

if TYPE_CHECKING:
    from ._abilities import Ability
    from ._roster import Heard, Listeners
    from ._setup import Setup

E = TypeVar("E", bound=Event)
T = TypeVar("T")

#: More events than this between two rests, or abilities inside abilities, are taken for a loop.
MOST_EVENTS: Final = 10_000
DEEPEST: Final = 100
#: What a table sees who is not sitting at it.
TOO_LONG: Final = Text("tabletop.too-long", "The match took too long.")
PRINTED: Final = Text("tabletop.printed", "printed")
KEPT_IN_RANGE: Final = Text("tabletop.range", "limit")


@attrs.frozen(slots=False, kw_only=True)
class Facts:
    """
    What a game keeps on the table besides cards and supplies; subclass it under :func:`facts`.

    >>> @facts
    ... class Weather(Facts):
    ...     "How it is outside."
    ...     raining: bool = False
    >>> Weather()
    Weather(active=0, raining=False)
    """

    #: The seat whose turn it is.
    active: int = 0


F = TypeVar("F", bound=Facts)


@dataclass_transform(frozen_default=True, kw_only_default=True)
def facts(cls: type[F]) -> type[F]:
    """
    Make a class of :class:`Facts` with the annotated fields, each with a default.

    >>> @facts
    ... class Clock(Facts):
    ...     "What time it is."
    ...     hour: int = 12
    >>> Clock(hour=3).hour
    3
    """
    return attrs.frozen(slots=False, kw_only=True)(cls)


@attrs.frozen(kw_only=True)
class NoOptions:
    """The options of a game that has none."""


class GameEnded(Exception):
    """Leaves the rules at the moment a game ends."""


@coroutine
def _ask(decision: Decision) -> Generator[Decision, Any, Any]:
    return (yield decision)


class Game(Holder):
    """
    One game in progress. Everything here is for rules: the outside has :class:`tabletop.Match`.

    >>> import tabletop
    >>> class Coin(Game):
    ...     "Call a coin: who calls it right wins."
    ...     id, title = "coin", "Coin"
    ...     async def step(self):
    ...         called = await self.active.choose("What do you call?", ("heads", "tails"))
    ...         fell = await self.pick_at_random(("heads", "tails"))
    ...         self.end(Outcome.won_by(0 if called == fell else 1, 2, f"It is {fell}."))
    >>> match = tabletop.new(tabletop.Ruleset(Coin), seed=1)
    >>> match.answer("tails")
    >>> str(match.outcome.how) in ("It is heads.", "It is tails.")
    True
    """

    holds_as = "game"
    key = -1

    #: The name it is installed under, such as "tic-tac-toe".
    id: ClassVar[str] = ""
    #: The name on the box.
    title: ClassVar[str] = ""
    #: Raised whenever a ruling or a card changes so that old replays would go another way.
    revision: ClassVar[int] = 1
    #: A match that takes more answers than this is drawn.
    longest: ClassVar[int] = 20_000
    #: Which of the abilities that wait come first: those of the newest event, of the oldest, or whichever is chosen.
    settles: ClassVar[Literal["newest", "oldest", "together"]] = "newest"
    #: With how many seats it is played.
    seats: ClassVar[Sequence[int]] = (2,)
    #: What its players are.
    player_class: ClassVar[type[Player]] = Player
    #: What its record of facts is.
    facts_class: ClassVar[type[Facts]] = Facts
    #: A frozen class of attrs with the options that it can be set up with.
    options_class: ClassVar[type[Any]] = NoOptions
    #: The printed cards that this ruleset knows.
    cards: ClassVar[Sequence[type[Card]]] = ()
    #: The lasting effects that this ruleset knows.
    effects: ClassVar[Sequence[type[Effect]]] = ()
    #: The words that lasting effects may be given for how long they last.
    durations: ClassVar[Sequence[str]] = ("end of turn",)
    supplies: ClassVar[tuple[Supply, ...]] = ()

    #: Where all supplies come from.
    box = pool()

    # A ruleset narrows these by annotations of its own: ``facts: CourtFacts``, ``players: tuple[Courtier, ...]``.
    options: Any
    players: Any
    facts: Any

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.collect()
        cls.supplies = tuple(
            {
                name: one
                for base in reversed(cls.__mro__)
                for name, one in vars(base).items()
                if isinstance(one, Supply)
            }.values()
        )

    def __init__(self, state: State, setup: Setup) -> None:
        self.table = Table(state)
        self.setup = setup
        self.ruleset = setup.ruleset
        self.options = setup.options
        self.facts = state["facts"]
        self.players = tuple([self.player_class(self, seat) for seat in range(len(setup.seats))])
        self.stack: list[Frame] = []
        self.queue: list[Pending] = []
        self.log: list[Entry] | None = None
        self.answers = 0
        self._group = 0
        self._events = 0
        self._cards: list[Card | None] = [None] * len(self.table.roster.kinds)
        self._zones: dict[int, Zone] = {}
        self._looks: dict[tuple[int, int], State] = {}
        #: Worked out since the table last changed: what modifies each computed value, and its values for each holder.
        self.values: dict[Computed[Any], tuple[list[tuple[Any, Ability]], dict[Any, Any]]] = {}
        self.values_version = -1
        self._effects: dict[int, Effect] = {}

    # ------------------------------------------------------------------------------------ what a ruleset writes

    async def set_up(self) -> None:
        """Lay the table: which cards there are and where they start."""

    async def step(self) -> None:
        """Do the next thing: a start of turn, one action, the scoring of one base. Called again and again until the end."""

    def promises(self) -> Iterable[tuple[str, bool]]:
        """Name the invariants of this game and say of each whether it holds; asked in tests and when a save is loaded."""
        return ()

    def orders(self, waiting: Sequence[Pending]) -> Any:
        """Say who puts abilities in order that wait at the same time: the active player, unless the rules say otherwise."""
        return self.active

    async def restock(self, deck: Zone) -> None:
        """Put cards into a deck from which somebody draws although it is empty. As it is, nothing is put there."""

    def could_lie(self, kind: type[Card], zone: Zone) -> bool:
        """Say whether a card whose face is hidden could be of *kind* if it lies in *zone*, in play. Any could, as it is."""
        return True

    @classmethod
    def picture(cls, view: Any) -> str:
        """Draw a view for a terminal, for games that are better drawn than listed. Nothing by default."""
        return ""

    # ------------------------------------------------------------------------------------ handles

    @property
    def game(self) -> Game:
        """The game itself, as for every holder."""
        return self

    @property
    def controller(self) -> Any:
        """For abilities that are rules: whoever is active."""
        return self.active

    @property
    def name(self) -> str:
        """What log and stack call the rules."""
        return self.title

    @property
    def row(self) -> int:
        """The number of the rules among the sources of abilities."""
        return -1

    @property
    def active(self) -> Any:
        """The player whose turn it is."""
        return self.players[self.facts.active]

    def __repr__(self) -> str:
        return f"<{self.title} in progress>"

    def __str__(self) -> str:
        return self.title

    def holder(self, kind: str, place: int) -> Any:
        """Return the game, the player or the card that a place belongs to."""
        if kind == "game":
            return self
        return self.players[place] if kind == "player" else self.card_at(place)

    def zone_at(self, number: int) -> Zone:
        """Return a zone by its number."""
        try:
            return self._zones[number]
        except KeyError:
            found = self._zones[number] = Zone(self, number)
            return found

    def card_at(self, row: int) -> Any:
        """Return the card in a row, as it is now."""
        card = self._cards[row]
        incarnation = self.table.sheet["incarnation"][row]
        if card is None or card.incarnation != incarnation:
            card = self._cards[row] = self.table.roster.kinds[row](self, row, incarnation)
        return card

    def cards_at(self, rows: Iterable[int]) -> tuple[Any, ...]:
        """Return the cards in some rows, as they are now."""
        cards, incarnations, card_at = self._cards, self.table.sheet["incarnation"], self.card_at
        return tuple(
            [
                card if (card := cards[row]) is not None and card.incarnation == incarnations[row] else card_at(row)
                for row in rows
            ]
        )

    def card(self, ref: CardRef) -> Any:
        """Return the card that plain values stand for, gone or not."""
        now = self.card_at(ref.row)
        return now if now.incarnation == ref.incarnation else self.table.roster.kinds[ref.row](self, *ref)

    def cards_in(self, fields: Iterable[Any]) -> list[Any]:
        """Return the cards, still what they were, that plain values stand for, also inside of others."""
        found: list[Any] = []
        for field in fields:
            if isinstance(field, CardRef):
                card = self.card(field)
                found += [card] if card.is_current else []
            elif isinstance(field, tuple):
                found += self.cards_in(field)
        return found

    def all_cards(self, kind: type[T]) -> tuple[T, ...]:
        """Return every card of a kind that exists, wherever it is."""
        kinds = self.table.roster.kinds
        return tuple([self.card_at(row) for row in range(len(kinds)) if issubclass(kinds[row], kind)])

    def in_play(self, kind: type[T]) -> tuple[T, ...]:
        """Return every card of a kind that lies in play, zone by zone, in order."""
        roster, zones = self.table.roster, self.table.sheet["zones"]
        kinds = roster.kinds
        found = []
        for number, playing in enumerate(roster.in_play):
            if playing:
                found += [self.card_at(row) for row in zones[number] if issubclass(kinds[row], kind)]
        return tuple(found)

    # ------------------------------------------------------------------------------------ looking back

    def remember(self, card: Card) -> None:
        """Keep the look of a card that is about to leave play."""
        self._looks[card.row, card.incarnation] = self.table.state()
        for kind in (*card.zone_kinds, *card.pool_kinds):
            vars(card).pop(kind.name, None)  # from now on it is asked for as it was

    def last_look(self, card: Card) -> State:
        """Return the table as it was just before a card left play; of a card that was not in play, as it is now."""
        return self._looks.get((card.row, card.incarnation), self.table.sheet)

    def look_back(self, card: Card) -> Any:
        """Return the game as it was just before a card left play, to look at and not to play."""
        return self.at(self.last_look(card))

    def rest(self) -> None:
        """Forget what belongs to the step that is over: looks of what is gone, and what was being resolved."""
        if self.queue or self.stack or self._looks:
            if self.queue and self.table.outcome is None:
                raise RulesBug(f"{self.title} came to rest with {len(self.queue)} abilities waiting: settle them first")
            self.queue.clear()
            self.stack.clear()
            self._looks.clear()
        self._events = 0
        if self.answers >= self.longest and self.table.outcome is None:
            self.table.put("outcome", Outcome.drawn(len(self.players), TOO_LONG))

    def at(self, state: State) -> Any:
        """Return this game at another moment, to look at and not to play."""
        ghost = type(self)(state, self.setup)
        ghost._looks = self._looks
        return ghost

    # ------------------------------------------------------------------------------------ asking players

    async def ask_one(
        self,
        player: Player,
        prompt: Words,
        things: Iterable[Any],
        optional: bool,
        unless: Callable[[Any], Words | None] | None,
        about: Any,
        kind: str,
        always: bool,
    ) -> Any:
        """See :meth:`Player.choose`."""
        wanted = things if isinstance(things, (list, tuple, range)) else list(things)
        offered: Sequence[Any] = wanted if unless is None else [thing for thing in wanted if unless(thing) is None]
        if optional:
            if not offered and not always:
                return self._forced(None)
            offered = [*offered, PASSED]
        elif not offered:
            return self._forced(None)
        elif len(offered) == 1 and not always:
            return self._forced(offered[0])
        picked = await _ask(Decision(player.seat, kind, prompt, offered, 1, 1, False, True, about, wanted, unless))
        thing = offered[picked]
        return None if thing is PASSED else thing

    def _forced(self, answer: Any) -> Any:
        """Give the only answer there is; to do so without end is a loop."""
        self._count()
        return answer

    async def ask_some(
        self,
        player: Player,
        prompt: Words,
        things: Iterable[Any],
        at_least: int,
        at_most: int | None,
        ordered: bool,
        unless: Callable[[Any], Words | None] | None,
        about: Any,
        kind: str,
    ) -> tuple[Any, ...]:
        """See :meth:`Player.choose_some`."""
        wanted = list(things)
        offered = wanted if unless is None else [thing for thing in wanted if unless(thing) is None]
        most = len(offered) if at_most is None else min(at_most, len(offered))
        least = min(at_least, most)
        if most == 0 or (least == len(offered) and (not ordered or least == 1)):
            return cast("tuple[Any, ...]", self._forced(tuple(offered[:most])))
        picked = await _ask(
            Decision(player.seat, kind, prompt, offered, least, most, ordered, False, about, wanted, unless)
        )
        return tuple([offered[index] for index in picked])

    # ------------------------------------------------------------------------------------ chance

    async def rolls(self, limits: Sequence[int], *, prompt: Words = "What does chance bring?") -> list[int]:
        """Roll once for every number of *limits*, from 0 up to but not including it."""
        if self.setup.ask_chance:
            results = []
            for limit in limits:
                outcomes = range(limit)
                asked = Decision(CHANCE, "chance", prompt, outcomes, 1, 1, False, True, None, outcomes, None)
                results.append(await _ask(asked) if limit > 1 else 0)
            return results
        sheet = self.table.sheet
        seed, rolls, reseeded = sheet["seed"], sheet["rolls"], sheet["reseeded"]
        if reseeded is not None and rolls >= reseeded[0]:
            seed = reseeded[1]
        chance = _dice.stream(seed, rolls)
        self.table.put("rolls", rolls + 1)
        roll = chance.random
        return [int(roll() * limit) for limit in limits]

    async def pick_at_random(self, things: Sequence[T], *, prompt: Words = "What does chance bring?") -> T:
        """Pick one of *things*, all equally likely."""
        (pick,) = await self.rolls((len(things),), prompt=prompt)
        return things[pick]

    async def roll_die(self, sides: int) -> int:
        """Roll a die with faces from 1 to *sides*."""
        return await self.pick_at_random(range(1, sides + 1))

    async def shuffle(self, zone: Zone) -> None:
        """Put a zone in a random order."""
        rows = self.table.sheet["zones"][zone.number]
        if len(rows) > 1:
            picks = await self.rolls(range(len(rows), 1, -1), prompt=Text("tabletop.shuffle", "Which card comes next?"))
            await self.attempt(Shuffled(zone, tuple(_dice.arranged(rows, picks))))

    async def draw_at_random(self, pool: Pool, count: int = 1) -> tuple[Supply, ...]:
        """Draw pieces from a pool as out of a bag, without putting them back; say which supplies they were of."""
        bag = [kind for kind in self.supplies for _ in range(pool[kind])]
        drawn = []
        for limit in range(len(bag), max(len(bag) - count, 0), -1):
            (pick,) = await self.rolls((limit,))
            drawn.append(bag.pop(pick))
        return tuple(drawn)

    # ------------------------------------------------------------------------------------ laying the table

    def add_cards(self, cards: Iterable[type[Card]], to: Zone, *, owner: Player | None = None) -> None:
        """Bring new cards into existence, in a zone; they are their *owner's*, or nobody's."""
        added = self.ruleset.kinds(cards)
        old = self.table.roster
        roster = self.ruleset.roster(old.seats, old.kinds + added, old.owners + (owner_of(owner),) * len(added))
        self.table.add(roster, [to.number] * len(added))
        self._cards.extend([None] * len(added))

    def set_facts(self, **changes: Any) -> None:
        """Change facts."""
        self.facts = self.table.set_facts(changes)

    def end(self, outcome: Outcome) -> None:
        """End the match, here and now: nothing after this call is done."""
        self.table.put("outcome", attrs.evolve(outcome, how=plain_words(outcome.how, len(self.players))))
        raise GameEnded

    # ------------------------------------------------------------------------------------ supplies

    def pay(self, supply: Supply, count: int, source: Pool, to: Pool, *, up_to: bool = False) -> int:
        """
        Move *count* pieces from one pool to another, or with *up_to* as many as there are; return how many moved.

        If there are too few and *up_to* is not said, nothing moves.
        """
        if count < 0:
            raise RulesBug(f"nobody can pay {count} {supply.name}: pay the other way round")
        if source.game is not self or to.game is not self:
            return 0  # a pool on a card that is gone
        if not (source.number == 0 and supply.total is None):
            there = source[supply]
            if there < count:
                count = there if up_to else 0
        if count:
            self.table.pay(supply, count, source.number, to.number)
        return count

    # ------------------------------------------------------------------------------------ common verbs

    async def draw(self, player: Player, deck: Zone, to: Zone, count: int = 1) -> list[Any]:
        """Have a player draw cards from the top of a deck, which is restocked when somebody needs a card it does not have."""
        drawn = []
        for _ in range(count):
            if not deck:
                await self.restock(deck)
                if not deck:
                    break
            event = await self.attempt(Drew(player, deck.first, to))
            if event is not None:
                drawn.append(event.card)
        return drawn

    async def move(self, card: Card, to: Zone, *, first: bool = False) -> Any:
        """Move a card, as an event of its own; return the card as it is afterwards, or None if it did not move."""
        if not card.is_current:
            return None
        event = await self.attempt(Moved(card, to, first))
        return None if event is None else event.card

    async def look_at(self, player: Player, cards: Iterable[Card]) -> tuple[Any, ...]:
        """Let a player look at cards; return them."""
        looked = tuple(cards)
        for card in looked:
            await self.attempt(LookedAt(player, card))
        return looked

    async def reveal(self, card: Card) -> Revealed | None:
        """Show a card to everybody."""
        return await self.attempt(Revealed(card)) if card.is_current else None

    async def transfer(self, supply: Supply, count: int, source: Pool, to: Pool) -> int:
        """Move up to *count* pieces, as an event of its own; return how many moved."""
        there = count if source.number == 0 and supply.total is None else min(count, source[supply])
        event = await self.attempt(Paid(supply, there, source, to)) if there else None
        return 0 if event is None else event.count

    # ------------------------------------------------------------------------------------ lasting effects

    def begin(
        self, effect: Effect, *, until: str, source: Card | None = None, controller: Player | None = None
    ) -> Effect:
        """Start a lasting effect; it works until :meth:`expire` is told that its time is over."""
        if until not in self.durations:
            raise RulesBug(f"{until!r} is none of the durations of {self.title}: {', '.join(self.durations)}")
        table = self.table
        number = 1 + max([lasting.number for lasting in table.lasting], default=0)
        whose = controller if controller is not None or source is None else source.controller
        ref = None if source is None else source.ref
        lasting = Lasting(number, type(effect), fields_of(effect), until, ref, owner_of(whose))
        table.put("lasting", (*table.lasting, lasting))
        self._effects.pop(number, None)
        return self._effect(lasting)

    def expire(self, until: str, *, controller: Player | None = None) -> int:
        """End all lasting effects of a duration (perhaps only one player's), at the same instant; return how many there were."""
        table = self.table
        kept = tuple(
            [
                lasting
                for lasting in table.lasting
                if lasting.until != until or (controller is not None and lasting.controller != controller.seat)
            ]
        )
        ended = len(table.lasting) - len(kept)
        if ended:
            table.put("lasting", kept)
        return ended

    def lift(self, effect: Effect) -> None:
        """End one lasting effect."""
        table = self.table
        table.put("lasting", tuple([lasting for lasting in table.lasting if lasting.number != effect.number]))

    @property
    def lasting(self) -> tuple[Any, ...]:
        """The lasting effects that are working, oldest first."""
        return tuple([self._effect(lasting) for lasting in self.table.lasting])

    def _effect(self, lasting: Lasting) -> Effect:
        made = self._effects.get(lasting.number)
        if made is None or type(made) is not lasting.kind or fields_of(made) != lasting.fields:
            made = self._effects[lasting.number] = alive(self, lasting)
        return made

    # ------------------------------------------------------------------------------------ abilities

    def _working(self, heard: Heard) -> list[tuple[Any, Ability]]:
        """List which of these abilities work now, each with its source."""
        found: list[tuple[Any, Ability]] = []
        cards, effects, rules = heard
        sheet = self.table.sheet
        if cards:
            roster = self.table.roster
            zone, face_up, used, in_play = sheet["zone"], sheet["face_up"], sheet["used"], roster.in_play
            for row, ability in cards:
                number = zone[row]
                playing = in_play[number]
                if ability.works_in:
                    if roster.zones[number].kind not in ability.works_in:
                        continue
                elif not playing:
                    continue
                if (playing and not face_up[row]) or (ability.once_per_turn and used[row] & ability.bit):
                    continue
                found.append((self.card_at(row), ability))
        if effects:
            for lasting in sheet["lasting"]:
                for ability in effects.get(lasting.kind, ()):
                    found.append((self._effect(lasting), ability))
        for ability in rules:
            found.append((self, ability))
        return found

    def can(self, event: Event) -> bool:
        """Say whether nothing forbids an event."""
        listeners = self.table.roster.listeners(type(event))
        return listeners is None or not self._forbidden(event, listeners)

    def _forbidden(self, event: Event, listeners: Listeners) -> bool:
        return any(
            ability.applies(source, event) and ability.run(source, event)
            for source, ability in self._working(listeners.forbids)
        )

    async def attempt(self, event: E) -> E | None:
        """
        Try to make an event happen: unless it is forbidden or replaced, it does, and abilities that wait for it queue up.

        Returns the event if it is what happened, and None if nothing did or something else instead.
        """
        self._events += 1
        if self._events > MOST_EVENTS:
            self._count()
        listeners = self.table.roster.listeners(type(event))
        if listeners is None:
            if self.log is None:
                event.happen(self)
            else:
                self._occur(event)
            return event
        final = await self._allowed(event, listeners) if listeners.interfere else event
        if final is None:
            return None
        if final is not event:
            listeners = self.table.roster.listeners(type(final))
        self._group += 1
        early = self._waiting_for(final, listeners) if final.looks_back else None
        self._occur(final)
        waiting = self._waiting_for(final, listeners) if early is None else early
        self._trigger(final, waiting, len(self.log) - 1 if self.log else None)
        return event if final is event else None

    async def attempt_together(self, events: Iterable[E]) -> list[E]:
        """Try to make several events happen at one moment: see :meth:`attempt`. What they set off, waits as one."""
        final: list[Event] = []
        wanted = list(events)
        for event in wanted:
            self._count()
            listeners = self.table.roster.listeners(type(event))
            allowed = event if listeners is None else await self._allowed(event, listeners)
            if allowed is not None:
                final.append(allowed)
        self._group += 1
        listening = [(event, self.table.roster.listeners(type(event))) for event in final]
        early = [self._waiting_for(event, on) if event.looks_back else None for event, on in listening]
        first = None if self.log is None else len(self.log)
        for happening in final:
            self._occur(happening, first if len(final) > 1 else None)
        for index, ((happened, on), before) in enumerate(zip(listening, early, strict=True)):
            waiting = self._waiting_for(happened, on) if before is None else before
            self._trigger(happened, waiting, None if first is None else first + index)
        return [event for event in wanted if any(event is done for done in final)]

    async def _allowed(self, event: Event, listeners: Listeners) -> Event | None:
        """Ask prohibitions, then replacements (each at most once), and after each change prohibitions again."""
        applied: list[tuple[int, Ability]] = []
        current: Event = event
        on: Listeners | None = listeners
        while on is not None:
            if self._forbidden(current, on):
                return None
            ready = [
                Pending(source, ability, current, 0)
                for source, ability in self._working(on.instead)
                if (source.row, ability) not in applied and ability.applies(source, current)
            ]
            if not ready:
                break
            chosen = ready[0]
            if len(ready) > 1:
                chosen = await self.orders(ready).choose(
                    Text("tabletop.instead", "Which of these applies first?"), ready, kind="order"
                )
            applied.append((chosen.source.row, chosen.ability))
            if chosen.ability.optional and not await self._wants(chosen):
                continue
            result = await self._resolve(chosen)
            if result is None:
                return None
            current = result
            on = self.table.roster.listeners(type(current))
        return current

    def _occur(self, event: Event, batch: int | None = None) -> None:
        log = self.log
        if log is None:
            event.happen(self)
            return
        before = self.table.state()
        cause = next((frame.entry for frame in reversed(self.stack) if frame.entry is not None), None)
        event.happen(self)
        log.append(Entry(len(log), self.answers, cause, event, before, self.table.state(), tuple(self.stack), batch))

    def note(self, decision: Decision | None) -> None:
        """Log that the match waits for somebody, or that it is over."""
        log, outcome = self.log, self.table.outcome
        assert log is not None  # noqa: S101 (for the type checker)
        if decision is not None:
            event: Event = Asked(self.players[decision.seat] if decision.seat >= 0 else "Chance")
        else:
            event = Ended("" if outcome is None else outcome.how)
        state = self.table.state()
        log.append(Entry(len(log), self.answers, None, event, state, state, tuple(self.stack), None, decision))

    def _count(self) -> None:
        self._events += 1
        if self._events > MOST_EVENTS:
            raise RulesLoop(f"more than {MOST_EVENTS:,} events and choices without coming to rest")

    def _waiting_for(self, event: Event, listeners: Listeners | None) -> list[tuple[Any, Ability]]:
        return [] if listeners is None else self._working(listeners.when)

    def _trigger(self, event: Event, waiting: Iterable[tuple[Any, Ability]], entry: int | None) -> None:
        for source, ability in waiting:
            if ability.applies(source, event):
                self.queue.append(Pending(source, ability, event, self._group, entry))

    async def settle(self) -> None:
        """Resolve abilities that wait, as :attr:`settles` says, until none waits and no check changes anything."""
        checking = self.ruleset.has_checks
        if checking:
            await self.check_state()
        while self.queue:
            together = self.queue
            if self.settles != "together":
                group = self.queue[-1 if self.settles == "newest" else 0].group
                together = [pending for pending in self.queue if pending.group == group]
            chosen = together[0]
            if len(together) > 1:
                chosen = await self.orders(together).choose(
                    Text("tabletop.order", "Which of these comes first?"), together, kind="order"
                )
            self.queue.remove(chosen)
            self._count()
            if chosen.ability.once_per_turn and self._is_used(chosen):
                continue
            if not chosen.ability.optional or await self._wants(chosen):
                await self._resolve(chosen)
            if checking:
                await self.check_state()

    async def check_state(self) -> None:
        """Run all checks of the state until none of them changes anything."""
        changed = True
        while changed:
            changed = False
            for source, ability in self._working(self.table.roster.heard("check")):
                self._count()
                if isinstance(source, Card) and not source.is_current:
                    continue  # an earlier check has removed it
                if ability.applies(source, None) and await ability.run(source):
                    changed = True

    def _is_used(self, pending: Pending) -> bool:
        card = pending.source
        return isinstance(card, Card) and card.is_current and bool(card.read("used") & pending.ability.bit)

    async def _wants(self, pending: Pending) -> bool:
        asked = Text("tabletop.use", "{source}: {ability}?", source=pending.source, ability=pending.text)
        wants: bool = await pending.controller.confirms(asked, about=pending.source)
        return wants

    async def _resolve(self, pending: Pending, *arguments: Any) -> Any:
        """Carry out an ability on top of the stack."""
        if len(self.stack) >= DEEPEST:
            raise RulesLoop(f"more than {DEEPEST} abilities inside each other")
        source = pending.source
        if pending.ability.once_per_turn and isinstance(source, Card) and source.is_current:
            self.table.write("used", source.row, source.read("used") | pending.ability.bit)
        frame = Frame(source, pending.text, pending.controller, pending.entry)
        self.stack.append(frame)
        given = arguments or ((pending.event,) if pending.event is not None else ())
        result = await pending.ability.run(source, *given)
        self.stack.pop()
        return result

    async def resolving(self, source: Any, text: Text, body: Any) -> Any:
        """Carry out a *body* (something to await) on top of the stack, as when a card's own text is resolved."""
        self.stack.append(Frame(source, text, source.controller, len(self.log) - 1 if self.log else None))
        result = await body
        self.stack.pop()
        return result

    # ------------------------------------------------------------------------------------ abilities at will

    def usable(self, player: Player) -> list[Usable]:
        """List the activated abilities that a player may use now."""
        return [
            Usable(source, ability)
            for source, ability in self._working(self.table.roster.heard("activated"))
            if source.controller == player and ability.applies(source, None)
        ]

    def specials(self, player: Player, event: Event) -> list[Usable]:
        """List the specials that a player may use in the reaction window of *event*."""
        return [
            Usable(source, ability)
            for source, ability in self._working(self.table.roster.heard("special", type(event)))
            if source.controller == player and ability.applies(source, event)
        ]

    async def use(self, usable: Usable, event: Event | None = None) -> None:
        """Use an activated ability, or a special in the window of *event*."""
        self._count()
        await self._resolve(Pending(usable.source, usable.ability, event, 0))

    async def open_window(self, event: Event, *, starting: Player | None = None) -> None:
        """
        Let everybody react to *event*: what it sets off in play goes first, then specials, round and round until all pass.

        Who might hold a special where others can't see is asked even without one, unless the match is not guarded:
        being asked must not tell anybody anything. To what is forbidden or replaced nobody reacts.
        """
        happened = await self.attempt(event)
        await self.settle()
        if happened is None:
            return
        player = starting or self.active
        passes = 0
        while passes < len(self.players):
            chosen = None
            ready = self.specials(player, event)
            if ready or (self.setup.guarded and self._could_hold(player, event)):
                chosen = await player.choose(
                    Text("tabletop.react", "React to: {event}", event=words_of(event)),
                    ready,
                    optional=True,
                    always=True,
                    kind="react",
                )
            if chosen is None:
                passes += 1
            else:
                passes = 0
                await self.use(chosen, event)
                await self.settle()
            player = player.next

    def _could_hold(self, player: Player, event: Event) -> bool:
        """Say whether, for all that everybody knows, a player might hold a special for *event* where it is hidden."""
        roster, sheet = self.table.roster, self.table.sheet
        known, everybody = sheet["known"], roster.everybody
        places = {
            place
            for row, ability in roster.heard("special", type(event)).cards
            if known[row] != everybody
            and (
                roster.owners[row] == NOBODYS
                or (roster.owners[row] == player.seat and ability.applies(self.card_at(row), event))
            )
            for place in ability.works_in
        }
        for place in places:
            number = roster.zone_numbers.get(ZoneSpot(place, player.seat)) if place.holder == "player" else None
            if number is None or not roster.hidden[number]:
                continue
            if any(known[row] != everybody for row in sheet["zones"][number]):
                return True
        return False

    def new_turn(self) -> None:
        """Let every ability that works once per turn work again."""
        if any(self.table.sheet["used"]):
            for row, used in enumerate(self.table.sheet["used"]):
                if used:
                    self.table.write("used", row, 0)

    # ------------------------------------------------------------------------------------ computed values

    def value(self, computed: Computed[Any], thing: Any) -> Any:
        """Work out a quantity or a permission of a card, a player or the game."""
        table = self.table
        if self.values_version != table.version:
            self.values = {}
            self.values_version = table.version
        known = self.values.get(computed)
        if known is None:
            known = self.values[computed] = self._working(table.roster.heard("modifies", computed)), {}
        modifiers, values = known
        if computed.holder == "card" and table.sheet["incarnation"][thing.row] != thing.incarnation:
            ghost = self.look_back(thing)
            result = ghost.value(computed, ghost.card_at(thing.row))
        else:
            result = self._compute(computed, thing, modifiers, None)
        values[thing.key] = result
        return result

    def explain(self, computed: Computed[Any], thing: Any) -> Explanation:
        """Say why a quantity or a permission is what it is; of a card that has left play, why it was what it last was."""
        if isinstance(thing, Card) and not thing.is_current:
            ghost = self.look_back(thing)
            then: Explanation = ghost.explain(computed, ghost.card_at(thing.row))
            return then
        reasons: list[Reason] = []
        modifiers = self._working(self.table.roster.heard("modifies", computed))
        result = self._compute(computed, thing, modifiers, reasons)
        return Explanation(result, tuple(reasons))

    def _compute(
        self, computed: Computed[Any], thing: Any, modifiers: list[tuple[Any, Ability]], reasons: list[Reason] | None
    ) -> Any:
        start = thing.printed.numbers[computed.name] if computed.base is None else computed.start(thing)
        if reasons is not None:
            reasons.append(Reason(PRINTED, "is", start))
        if isinstance(start, bool):
            return self._compute_permission(start, modifiers, thing, reasons)
        result: int = start
        later: list[tuple[Any, Ability, int]] = []
        for source, ability in modifiers:
            if not ability.where or ability.applies(source, thing):
                amount = ability.run(source, thing)
                if not amount and (amount is None or ability.layer == "add"):
                    continue
                if ability.layer != "set":
                    later.append((source, ability, amount))
                    continue
                result = amount
                if reasons is not None:
                    reasons.append(Reason(called(source), "set", amount))
        if later:
            result = self._add_up(result, later, reasons)
        floor, ceiling = computed.floor, computed.ceiling
        kept = result
        if floor is not None and result < floor:
            kept = floor
        elif ceiling is not None and result > ceiling:
            kept = ceiling
        if kept != result and reasons is not None:
            reasons.append(Reason(KEPT_IN_RANGE, "set", kept))
        return kept

    def _add_up(self, result: int, later: list[tuple[Any, Ability, int]], reasons: list[Reason] | None) -> int:
        """Add what is added, then let whatever has the last word have it."""
        for layer in ("add", "last"):
            for source, ability, amount in later:
                if ability.layer == layer:
                    result = result + amount if layer == "add" else amount
                    if reasons is not None:
                        reasons.append(Reason(called(source), layer, amount))
        return result

    def _compute_permission(
        self, start: bool, modifiers: list[tuple[Any, Ability]], thing: Any, reasons: list[Reason] | None
    ) -> bool:
        result = start
        for mark, says in (("permits", True), ("forbids", False)):
            for source, ability in modifiers:
                if ability.mark == mark and ability.applies(source, thing) and ability.run(source, thing):
                    result = says
                    if reasons is not None:
                        reasons.append(Reason(called(source), mark, says))
        return result
