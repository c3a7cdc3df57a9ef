"""The turn: Morning with its three acts, Day, Evening (SV-005 to SV-018, SV-032, SV-033, SV-050, SV-051)."""

from __future__ import annotations

from typing import Any, Final

import attrs

from tabletop import Text, Zone, ZoneOf, phase, zone

from ._asteroids import Asteroids
from ._cards import Domination
from ._deeds import deeds_of
from ._events import Launched, TurnBegan, TurnedUp
from ._villains import HAND_LIMIT, Villain
from ._winning import Winning

TAKE: Final = Text("supervillain.take", "Start a new Project")
LAUNCH: Final = Text("supervillain.launch", "Launch an Asteroid")


@attrs.frozen
class Course:
    """What may become of the card of Act III, and where it goes then."""

    words: Text
    card: Domination
    to: Zone[Any]

    def label_for(self, seat: int) -> Text:
        """Return what it is called."""
        return self.words

    @property
    def targets(self) -> tuple[Zone[Any], ...]:
        """Where the card goes."""
        return (self.to,)

    @property
    def puts(self) -> tuple[Domination, Zone[Any]]:
        """The card, where it goes."""
        return self.card, self.to


class Turns(Asteroids, Winning):
    """Plays turns."""

    #: Where the Domination card of Act III lies until it is a Project or an Asteroid.
    turned_up: ZoneOf[Domination] = zone()

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
        courses = Course(TAKE, event.card, you.projects), Course(LAUNCH, event.card, you.asteroids)
        chosen = await you.choose(asked, courses, about=event.card, kind="launch or build")
        target = await you.aim(about=event.card) if chosen is courses[1] else None
        self.go_to(self.day)
        if target is None:
            await you.start_project(event.card)
        else:
            await self.perform(Launched(you, event.card, target))

    # ------------------------------------------------------------------------------------ Day

    @phase
    async def day(self) -> None:
        """The active Villain does one thing, or is done."""
        you = self.active
        done = await you.does("What do you do?", deeds_of(you), optional=True, kind="day", ask_anyway=True)
        if done is None:
            self.go_to(self.evening)

    # ------------------------------------------------------------------------------------ Evening

    @phase
    async def evening(self) -> None:
        """Discard down to seven Minion cards, and pass the turn clockwise."""
        you = self.active
        await you.discard_some(max(0, len(you.hand) - HAND_LIMIT))
        you.set(mobs_left=0, ops_left=0)
        await self.begin_turn(you.next)
