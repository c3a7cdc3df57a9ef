"""
Hedge Court for tabletop: a small card game that uses every part of the engine.

Two to four nobles gather folk at their court. At the end of each turn whoever has the mightiest court takes a crown;
seven crowns win.
"""

from __future__ import annotations

from typing import Any, Final

from tabletop import (
    NOBODY,
    OWNER,
    Card,
    CardPlayer,
    Deed,
    Effect,
    Event,
    Facts,
    Game,
    Outcome,
    Rule,
    Text,
    ZoneOf,
    activated,
    column,
    deed,
    effect,
    event,
    facts,
    forbids,
    instead,
    modifies,
    pool,
    quantity,
    reaction,
    supply,
    when,
    zone,
)
from tabletop.conditions import another, by_others, mine, my_turn

ANSWER_ONLY: Final = Text("hedge-court.answer-only", "Parry only answers tricks of others.")
END_OF_TURN: Final = "end of turn"
MASKED_FOLK: Final = Text("hedge-court.masked", "masked folk")


# ------------------------------------------------------------------------------------------------ players and events


class Noble(CardPlayer):
    """A noble with a deck, a hand, a court and a discard pile."""

    deck: ZoneOf[CourtCard] = zone(NOBODY, ordered=True, refilled_from="discard")
    hand: ZoneOf[CourtCard] = zone(OWNER)
    court: ZoneOf[Folk] = zone(in_play=True)
    discard: ZoneOf[CourtCard] = zone()
    crowns = pool()
    hand_limit = quantity(5, floor=0)
    game: HedgeCourt

    @property
    def might(self) -> int:
        """The might of all folk at this court."""
        return sum([folk.might for folk in self.court])


@facts
class Season(Facts):
    """Whose turn it is, how many actions are left of it, and how many turns there were."""

    actions: int = 0
    turn: int = 0


@event(to="folk", by="noble", renews="folk")
class Joined(Event):
    """Folk join a court."""

    text = "{folk} joins the court of {noble}."
    folk: Folk
    noble: Noble

    def happen(self, game: HedgeCourt) -> None:
        if self.folk.may_lie_face_down:
            self.folk.turn(face_up=False)
        self.folk.move(self.noble.court)


@event(to="folk")
class Banished(Event):
    """Folk are sent away from court, into the discard pile."""

    text = "{folk} is banished."
    looks_back = True
    folk: Folk

    def happen(self, game: HedgeCourt) -> None:
        self.folk.move(self.folk.owner.discard)


@event(to="trick", by="noble", renews="trick")
class Played(Event):
    """A trick is played: it is seen by all, and others may answer it."""

    text = "{noble} plays {trick}."
    noble: Noble
    trick: Trick

    def happen(self, game: HedgeCourt) -> None:
        self.trick.move(game.between)


@event(to="trick", by="noble", renews="parry trick")
class Parried(Event):
    """A trick is cancelled before it does anything."""

    text = "{noble} parries {trick}."
    noble: Noble
    parry: Parry
    trick: Trick

    def happen(self, game: HedgeCourt) -> None:
        self.parry.move(self.noble.discard)
        self.trick.move(self.trick.owner.discard)


@event(to="folk")
class Honoured(Event):
    """Laurels are put on folk."""

    text = "Laurels for {folk}: {count}."
    folk: Folk
    count: int

    def happen(self, game: HedgeCourt) -> None:
        game.pay(game.LAUREL, self.count, game.box, self.folk.laurels)


@event(by="noble")
class Crowned(Event):
    """A noble takes a crown."""

    text = "{noble} takes a crown."
    noble: Noble

    def happen(self, game: HedgeCourt) -> None:
        game.pay(game.CROWN, 1, game.box, self.noble.crowns)


@event(to="folk", by="noble")
class Unmasked(Event):
    """Masked folk show their face."""

    text = "{noble} unmasks {folk}."
    noble: Noble
    folk: Folk

    def happen(self, game: HedgeCourt) -> None:
        self.folk.turn(face_up=True)


@event(to="folk")
class FellAsleep(Event):
    """Folk fall asleep."""

    text = "{folk} falls asleep."
    folk: Folk

    def happen(self, game: HedgeCourt) -> None:
        self.folk.set(asleep=True)


@event(by="noble")
class TurnBegan(Event):
    """A turn begins."""

    text = "It is the turn of {noble}."
    noble: Noble


# ------------------------------------------------------------------------------------------------ kinds of card


class CourtCard(Card):
    """A card of this game."""

    game: HedgeCourt
    controller: Noble
    owner: Noble
    #: Masked folk join the court face down, and nothing else ever lies so.
    may_lie_face_down = False

    async def on_play(self) -> None:
        """Do what the card says when it is played."""


class Folk(CourtCard):
    """Somebody who joins a court and adds might to it; every laurel adds one."""

    might = quantity(floor=0)
    laurels = pool()
    #: Folk who are asleep have no might until their noble's next turn begins.
    asleep = column(default=False)

    def label_for(self, seat: int) -> Text:
        """Call folk by their name, and at court those whom a seat does not know masked folk."""
        words = super().label_for(seat)
        return MASKED_FOLK if words.key == "tabletop.a-card" and self.in_play else words

    async def banish(self) -> Banished | None:
        """Send these folk away, unless something is in the way."""
        return await self.game.perform(Banished(self)) if self.is_current else None

    async def on_unmask(self) -> None:
        """Do what the card says when it is turned face up."""

    async def honour(self, count: int = 1) -> None:
        """Put laurels on these folk."""
        if count and self.is_current:
            await self.game.perform(Honoured(self, count))


class Trick(CourtCard):
    """Something that is done once; then it is discarded."""


def not_yet_cancelled(card: CourtCard, played: Played) -> bool:
    """Say whether the trick still waits to be done."""
    return played.trick in card.game.between


def can_go(card: Folk, _: object) -> bool:
    """Say whether nothing keeps these folk from being banished."""
    return card.game.can(Banished(card))


def in_company(card: Folk, _: object) -> bool:
    """Say whether its noble has other folk too."""
    return len(card.controller.court) > 1


def has_listeners(card: Folk, _: object) -> bool:
    """Say whether anybody is awake at the courts of others."""
    return bool(listeners_of(card.controller))


def listeners_of(noble: Noble) -> list[Folk]:
    """List who is awake at the courts of others."""
    return [folk for other in noble.others for folk in other.court if not folk.asleep]


# ------------------------------------------------------------------------------------------------ folk


class Squire(Folk, might=2, copies=4):
    """No ability."""


class Herald(Folk, might=1, copies=2):
    """When Herald joins your court, draw a card."""

    async def on_play(self) -> None:
        await self.controller.draw()


class Captain(Folk, might=1, copies=2):
    """Your other folk have +1 might."""

    @modifies(Folk.might, mine, another)
    def lead(self, folk: Folk) -> int:
        return 1 if folk.in_play else 0


class Blackmailer(Folk, might=1, copies=2):
    """When Blackmailer joins your court, choose another noble: they banish one of their folk."""

    async def on_play(self) -> None:
        rivals = [noble for noble in self.controller.others if noble.court]
        rival = await self.choose("Whom do you blackmail?", rivals)
        if rival:
            victim = await rival.choose("Whom do you banish?", rival.court.cards, about=self)
            if victim:
                await victim.banish()


class Bodyguard(Folk, might=2, copies=2):
    """If another of your folk would be banished, you may banish Bodyguard instead."""

    @instead(Banished, mine, another, can_go, optional=True)
    async def step_in(self, blow: Banished) -> Banished:
        """Banish Bodyguard instead of {folk}"""
        return Banished(self)


class Abbess(Folk, might=1, copies=1):
    """Your folk with laurels can't be banished."""

    @forbids(Banished, mine)
    def shelter(self, blow: Banished) -> bool:
        return blow.folk.laurels[self.game.LAUREL] > 0


class Widow(Folk, might=1, copies=2):
    """When another of your folk is banished, put as many laurels on Widow as their might was, up to three."""

    @when(Banished, mine, another)
    async def mourn(self, loss: Banished) -> None:
        """Put laurels on Widow"""
        await self.honour(min(loss.folk.might, 3))


class Gravedigger(Folk, might=1, copies=2):
    """When any other folk are banished, you may draw a card. Do this only once each turn."""

    @when(Banished, another, optional=True, once_per_turn=True)
    async def dig(self, loss: Banished) -> None:
        """Draw a card"""
        await self.controller.draw()


class Smith(Folk, might=1, copies=2):
    """Once on each of your turns, you may put a laurel on another of your folk."""

    @activated(in_company, once_per_turn=True)
    async def forge(self) -> None:
        """Put a laurel on another of your folk"""
        friends = [folk for folk in self.controller.court if folk != self]
        friend = await self.choose("Who gets the laurel?", friends)
        if friend:
            await friend.honour()


class Jester(Folk, might=1, copies=1):
    """
    Once on each of your turns, you may put one of another noble's folk to sleep.
    Who is asleep has no might, and wakes up when their noble's next turn begins.
    """

    @activated(has_listeners, once_per_turn=True)
    async def sing(self) -> None:
        """Put folk of another noble to sleep"""
        sleeper = await self.choose("Who falls asleep?", listeners_of(self.controller))
        if sleeper:
            await self.game.perform(FellAsleep(sleeper))


class Mummer(Folk, might=4, copies=2):
    """Masked: joins your court face down and without might. Unmask it as one of the things you do on your turn."""

    may_lie_face_down = True


class Assassin(Folk, might=1, copies=1):
    """
    Masked: joins your court face down and without might. Unmask it as one of the things you do on your turn.
    When you do, you may banish one of another noble's folk.
    """

    may_lie_face_down = True

    async def on_unmask(self) -> None:
        targets = [folk for noble in self.controller.others for folk in noble.court]
        victim = await self.choose("Whom does Assassin banish?", targets, optional=True)
        if victim:
            await victim.banish()


class Ghost(Folk, might=1, copies=1):
    """At the start of your turn, if Ghost is in your discard pile, you may take it back to your hand."""

    @when(TurnBegan, my_turn, optional=True, works_in=Noble.discard)
    async def rise(self, began: TurnBegan) -> None:
        """Take Ghost back to your hand"""
        await self.game.move(self, self.controller.hand)


# ------------------------------------------------------------------------------------------------ tricks


@effect
class InHighSpirits(Effect):
    """{folk} has {more:+} might."""

    folk: Folk
    more: int

    @modifies(Folk.might)
    def cheer(self, folk: Folk) -> int:
        return self.more if folk == self.folk else 0


class Feast(Trick, copies=2):
    """One of your folk has +3 might until the end of the turn."""

    async def on_play(self) -> None:
        guest = await self.choose("Who is the guest of honour?", self.controller.court.cards)
        if guest:
            self.game.begin(InHighSpirits(guest, 3), until=END_OF_TURN, source=self)


class Ambush(Trick, copies=3):
    """Banish one of any noble's folk with might 2 or less."""

    async def on_play(self) -> None:
        victim = await self.choose("Who is ambushed?", self.game.in_play(Folk), why_not=too_mighty)
        if victim:
            await victim.banish()


def too_mighty(folk: Folk) -> Text | None:
    """Say why folk can't be ambushed."""
    return (
        Text("hedge-court.too-mighty", "{folk} has might {might}.", folk=folk, might=folk.might)
        if folk.might > 2
        else None
    )


class Census(Trick, copies=1):
    """Look at the three top cards of your deck, and put them back in any order."""

    async def on_play(self) -> None:
        top = await self.game.look_at(self.controller, self.controller.deck.cards[:3])
        ordered = await self.controller.put_in_order("In which order, the top one first?", top, about=self)
        for card in reversed(ordered):
            card.move(self.controller.deck, first=True)


class Tithe(Trick, copies=1):
    """Every other noble discards a card of their choice."""

    async def on_play(self) -> None:
        for noble in self.controller.others:
            card = await noble.choose("Which card do you discard?", noble.hand.cards, about=self)
            if card:
                await self.game.move(card, noble.discard)


class Parry(Trick, copies=2):
    """When another noble plays a trick, you may discard Parry to cancel it."""

    @reaction(Played, by_others, not_yet_cancelled, works_in=Noble.hand)
    async def cancel(self, played: Played) -> None:
        """Cancel it"""
        await self.game.perform(Parried(self.controller, self, played.trick))


# ------------------------------------------------------------------------------------------------ the game


class Might(Rule):
    """What adds to the might of folk at court, and what takes all of it."""

    game: HedgeCourt

    @modifies(Folk.might)
    def count_laurels(self, folk: Folk) -> int:
        """Every laurel adds one."""
        return folk.laurels[self.game.LAUREL]

    @modifies(Folk.might, layer="last")
    def masks_and_sleep(self, folk: Folk) -> int | None:
        """Who is masked or asleep has no might."""
        return 0 if folk.asleep or not folk.face_up else None


class CrownsWin(Rule):
    """Seven crowns win."""

    game: HedgeCourt

    @when(Crowned)
    async def judge(self, crowned: Crowned) -> None:
        """Seven crowns win at once."""
        crowns = self.game.crowns()
        if max(crowns) >= self.game.CROWNS_TO_WIN:
            self.game.end(Outcome.by_points(crowns, Text("hedge-court.seven", "Seven crowns!")))


class HedgeCourt(Game):
    """
    Gather folk at your court, and be the mightiest when turns end: each time that brings a crown, and seven crowns win.

    Who begins starts with four cards, and everybody after that with one more.
    On your turn draw a card, then do up to three things: play a card, use what your folk can do, or unmask masked folk.
    Who passes ends the turn.

    At the end of each turn, whosever it was, the court with the most might takes a crown; if there is a tie, nobody does.
    Then the noble whose turn it was discards down to five cards.

    Your court has the might of all its folk together, and every laurel adds one.
    Who draws from an empty deck shuffles the discard pile into a new one.
    When several abilities wait, the noble whose turn it is says which comes first.
    """

    id = "hedge-court"
    title = "Hedge Court"
    asks_openly = True
    seats = (2, 3, 4)
    player_class = Noble
    facts_class = Season
    cards = (
        Squire, Herald, Captain, Blackmailer, Bodyguard, Abbess, Widow, Gravedigger, Smith, Jester, Mummer, Assassin,
        Ghost, Feast, Ambush, Census, Tithe, Parry,
    )  # fmt: skip
    effects = (InHighSpirits,)
    rules = (Might, CrownsWin)
    durations = (END_OF_TURN,)
    CROWN = supply(total=30)
    LAUREL = supply()
    #: Where a trick lies while it is played.
    between: ZoneOf[Trick] = zone()
    facts: Season
    players: tuple[Noble, ...]
    active: Noble

    OPENING_HAND: Final = 4
    ACTIONS: Final = 3
    CROWNS_TO_WIN: Final = 7
    LONGEST: Final = 60

    async def set_up(self) -> None:
        """Everybody shuffles a deck of all cards; who begins draws four, and everybody after that one more."""
        for player in self.players:
            self.add_cards(self.ruleset.deck(), player.deck, owner=player)
            await player.deck.shuffle()
            await player.draw(self.OPENING_HAND + player.seat)

    async def step(self) -> None:
        """Begin a turn, do one thing in it, or end it."""
        if not self.facts.turn or not self.facts.actions:
            await self.begin_turn()
        noble = self.active
        masked = [folk for folk in noble.court if not folk.face_up]
        deeds = [*map(Play, noble.hand), *self.usable(noble), *map(Unmask, masked)]
        chosen = await noble.choose_deed("What do you do?", deeds, optional=True, ask_anyway=True)
        self.set_facts(actions=self.facts.actions - 1 if chosen else 0)
        if chosen:
            await chosen.do()
        await self.settle()
        if not self.facts.actions:
            await self.end_turn()

    async def begin_turn(self) -> None:
        """The active noble draws a card; what works once each turn works again."""
        self.set_facts(actions=self.ACTIONS, turn=self.facts.turn + 1)
        self.new_turn()
        for folk in self.active.court:
            if folk.asleep:
                folk.set(asleep=False)
        await self.perform(TurnBegan(self.active))
        await self.active.draw()

    async def play(self, noble: Noble, card: Any) -> None:
        """Folk join the court; a trick is done, unless it is answered, and discarded."""
        if isinstance(card, Folk):
            joined = await self.perform_unsettled(Joined(card, noble))
            if joined:
                await self.resolving(joined.folk, Text("hedge-court.joins", "joins the court"), joined.folk.on_play())
            return
        played = Played(noble, card)
        await self.open_window(played)
        if played.trick in self.between:
            await self.resolving(played.trick, Text("hedge-court.trick", "is played"), played.trick.on_play())
            await self.settle()
            await self.move(played.trick, card.owner.discard)

    async def unmask(self, noble: Noble, folk: Folk) -> None:
        """Turn masked folk face up, and do what they do then."""
        if await self.perform_unsettled(Unmasked(noble, folk)):
            await self.resolving(folk, Text("hedge-court.unmasks", "is unmasked"), folk.on_unmask())

    async def end_turn(self) -> None:
        """The mightiest court takes a crown, effects end, and the hand is cut to its limit."""
        mights = [noble.might for noble in self.players]
        if mights.count(max(mights)) == 1:
            await self.perform(Crowned(self.players[mights.index(max(mights))]))
        self.expire(END_OF_TURN)
        noble = self.active
        await noble.discard_down_to(noble.hand_limit)
        if self.facts.turn >= self.LONGEST * len(self.players):
            self.end(Outcome.by_points(self.crowns(), Text("hedge-court.old", "The court has grown old.")))
        self.set_facts(active=noble.next.seat, actions=0)

    def crowns(self) -> list[int]:
        """Return everybody's crowns."""
        return [noble.crowns[self.CROWN] for noble in self.players]

    def invariants(self) -> Any:
        """What must be true of every table of this game."""
        yield (
            "nobody has more crowns than win",
            all(noble.crowns[self.CROWN] <= self.CROWNS_TO_WIN for noble in self.players),
        )


@deed
class Play(Deed):
    """A card of one's hand: folk join the court, a trick is done."""

    card: CourtCard

    def label_for(self, seat: int) -> Text:
        """Call it by the card's name."""
        return self.card.label_for(seat)

    def why_not(self) -> Text | None:
        """Say why the card can't be played on its own."""
        return ANSWER_ONLY if isinstance(self.card, Parry) else None

    async def do(self) -> None:
        """Play it."""
        await self.card.game.play(self.card.owner, self.card)


@deed
class Unmask(Deed):
    """Unmask {folk}"""

    folk: Folk
    qualifier = ""  # all of them are at one court

    async def do(self) -> None:
        """Turn the masked folk face up."""
        await self.folk.game.unmask(self.folk.controller, self.folk)
