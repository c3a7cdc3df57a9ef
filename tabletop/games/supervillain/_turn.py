"""The turn: Morning with its three acts, Day, Evening (SV-005 to SV-018, SV-032, SV-033, SV-050, SV-051)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tabletop import Text, Usable, phase

from ._cards import Domination, Minion
from ._events import MobPlayed, OpsPlayed, TurnBegan, TurnedUp
from ._villains import HAND_LIMIT, Villain
from ._winning import Winning

#: How many Minion cards charge an Asteroid in Total Annihilation.
CHARGE_PRICE: Final = 3
TAKE: Final = Text("supervillain.take", "Start a new Project")
LAUNCH: Final = Text("supervillain.launch", "Launch an Asteroid")
#: What a Minion card does on the stack.
OPS: Final = Text("supervillain.ops", "is played as Ops")


class AsMob(NamedTuple):
    """A Minion card that could be played as a Mob."""

    card: Minion

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the things a Villain could do."""
        return Text("supervillain.as-mob", "Play {card} as a Mob", card=self.card)


class AsOps(NamedTuple):
    """A Minion card that could be played as Ops."""

    card: Minion

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the things a Villain could do."""
        return Text("supervillain.as-ops", "Play {card} as Ops", card=self.card)


class Shot(NamedTuple):
    """An incoming Asteroid that could be shot down by discarding Minion cards."""

    asteroid: Domination
    price: int

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name: whose Asteroid it is."""
        return self.asteroid.qualifier

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the things a Villain could do."""
        words = "Discard Minion cards ({price}) to shoot down {asteroid}"
        return Text("supervillain.shoot", words, price=self.price, asteroid=self.asteroid)


class Charging(NamedTuple):
    """An own Asteroid that could be charged by discarding Minion cards."""

    asteroid: Domination

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name: at whom the Asteroid flies."""
        return self.asteroid.qualifier

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the things a Villain could do."""
        words = "Discard Minion cards ({price}) to charge {asteroid}"
        return Text("supervillain.charge", words, price=CHARGE_PRICE, asteroid=self.asteroid)


class Turns(Winning):
    """Plays turns."""

    # ------------------------------------------------------------------------------------ Morning

    async def begin_turn(self, villain: Villain) -> None:
        """Begin a turn: what works once per turn works again, and one Mob and one Ops may be played."""
        self.new_turn()
        villain.set(mobs_left=1, ops_left=1)
        self.go_to(self.act_one, active=villain.seat, turn=self.facts.turn + 1)
        await self.perform(TurnBegan(villain))

    @phase
    async def act_one(self) -> None:
        """One of the active Villain's Asteroids hits; when none is left that flew at the start of the turn, the act is over."""
        you = self.active
        due = [asteroid for asteroid in you.asteroids if asteroid.launched < self.facts.turn]
        asteroid = await you.choose(Text("supervillain.which-hits", "Which Asteroid hits next?"), due)
        if asteroid is None:
            self.go_to(self.act_two)
        else:
            await self.hit(asteroid)

    @phase
    async def act_two(self) -> None:
        """The active Villain draws a Minion card."""
        await self.active.draw()
        self.go_to(self.act_three)

    @phase
    async def act_three(self) -> None:
        """The active Villain turns up a Domination card, and takes it as a Project or launches it: the only such choice."""
        you = self.active
        event = TurnedUp(you, await self.top_domination_card())
        await self.perform(event)
        asked = Text("supervillain.act-three", "What becomes of {card}?", card=event.card)
        chosen = await you.choose(asked, (TAKE, LAUNCH), about=event.card, kind="launch or build")
        target = await you.aims(about=event.card) if chosen == LAUNCH else None
        self.go_to(self.day)
        if target is None:
            await self.start_project(you, event.card)
        else:
            await self.launch(you, event.card, target)

    # ------------------------------------------------------------------------------------ Day

    @phase
    async def day(self) -> None:
        """The active Villain does one thing, or is done."""
        you = self.active
        things: list[Any] = [deed(card) for deed in (AsMob, AsOps) for card in you.hand]
        things += [Shot(asteroid, asteroid.price_for(you)) for asteroid in you.incoming]
        if self.options.total_annihilation:
            things += [Charging(asteroid) for asteroid in you.asteroids]
        chosen = await you.choose(
            Text("supervillain.day", "What do you do?"),
            [*things, *self.usable(you)],
            optional=True,
            ask_anyway=True,
            why_not=self.why_not_do,
            kind="day",
        )
        if chosen is None:
            self.go_to(self.evening)
        else:
            await self.carry_on(you, chosen)

    def why_not_do(self, deed: Any) -> Text | None:
        """Say why the active Villain can't do something, if so."""
        you = self.active
        if isinstance(deed, AsMob):
            if not you.building_sites:
                return Text("supervillain.no-project", "You have no Project to lay a Mob on.")
            if not deed.card.printed["boosted"] and you.mobs_left < 1:
                return Text("supervillain.mob-played", "You have played your Mob of this turn.")
        elif isinstance(deed, AsOps):
            if not deed.card.printed["swift"] and you.ops_left < 1:
                return Text("supervillain.ops-played", "You have played your Ops of this turn.")
            return deed.card.why_no_ops(you)
        elif isinstance(deed, Charging) and deed.asteroid.is_charged:
            return Text("supervillain.charged", "It carries a Charge token already.")
        return self.why_not_pay(you, self.price_of(deed))

    def price_of(self, deed: Any) -> int:
        """Return how many Minion cards something costs."""
        if isinstance(deed, Shot):
            return deed.price
        if isinstance(deed, Charging):
            return CHARGE_PRICE
        return deed.ability.price if isinstance(deed, Usable) else 0

    def why_not_pay(self, you: Villain, price: int) -> Text | None:
        """Say why somebody can't discard so many Minion cards, if so."""
        if len(you.hand) >= price:
            return None
        words = "Minion cards needed: {price}. You have {count}."
        return Text("supervillain.too-dear", words, price=price, count=len(you.hand))

    async def carry_on(self, you: Villain, deed: Any) -> None:
        """Do what a Villain has chosen to do on the Day."""
        if isinstance(deed, AsMob):
            asked = Text("supervillain.play-where", "On which Project do you play {card}?", card=deed.card)
            project = await you.choose(asked, you.building_sites, about=deed.card)
            if project is not None:
                await self.perform(MobPlayed(you, deed.card, project))
        elif isinstance(deed, AsOps):
            await self.play_ops(you, deed.card)
        elif isinstance(deed, Shot):
            await you.discards(deed.price, about=deed.asteroid)
            await self.shoot_down(you, deed.asteroid)
        elif isinstance(deed, Charging):
            await you.discards(CHARGE_PRICE, about=deed.asteroid)
            await self.charge(deed.asteroid)
        else:
            await self.use(deed)

    async def play_ops(self, you: Villain, card: Minion) -> None:
        """Play a Minion card as Ops: show it, discard it at once, then carry out its effect (SV-033)."""
        event = OpsPlayed(you, card)
        await self.perform(event)
        await self.resolving(event.card, OPS, event.card.ops(you), controller=you)

    # ------------------------------------------------------------------------------------ Evening

    @phase
    async def evening(self) -> None:
        """Discard down to seven Minion cards, and pass the turn clockwise."""
        you = self.active
        await you.discards(max(0, len(you.hand) - HAND_LIMIT))
        you.set(mobs_left=0, ops_left=0)
        await self.begin_turn(you.next)
