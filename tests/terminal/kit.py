"""A table in a terminal for tests: played by keys, read as text."""

import asyncio
from contextlib import asynccontextmanager
from functools import wraps

from tabletop.terminal import Seating
from tabletop.terminal._app import TableApp
from tabletop.terminal._choices import Choices

WIDE = (120, 40)
NARROW = (80, 24)


def played(test):
    """Run an async test."""

    @wraps(test)
    def run(*args, **kwargs):
        asyncio.run(test(*args, **kwargs))

    return run


class Sat:
    """Somebody sitting at the keyboard."""

    def __init__(self, app, pilot):
        self.app = app
        self.pilot = pilot

    @property
    def match(self):
        """The match that is played now."""
        return self.app.table.match

    @property
    def choices(self):
        """The options on the screen."""
        return self.app.table.query_one(Choices)

    @property
    def prompt(self):
        """The question on the screen."""
        return str(self.app.table.query_one("#prompt").render())

    @property
    def said(self):
        """Return what the player was told in passing."""
        return " ".join(f"{note.title} {note.message}" for note in self.app._notifications)

    def text(self):
        """Return all that is on the screen now, as text."""
        width = self.app.size.width
        lines = []
        for strip in self.app.screen._compositor.render_strips():
            lines.append("".join(segment.text for segment in strip)[:width])
        return "\n".join(lines)

    async def press(self, *keys):
        """Press keys, and let the screen follow."""
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self):
        """Wait until a person has to do something, or the match is over."""
        for _ in range(2_000):
            await self.pilot.pause()
            table = self.app.table
            decision = self.match.decision
            if decision is None or decision.seat not in table.seating.bots or not table.seating.people:
                break
            await asyncio.sleep(0.002)
        for _ in range(100):
            if self.text().strip():
                break
            await self.pilot.pause()

    async def answer(self):
        """Answer with the first options that will do."""
        decision = self.choices.decision
        assert decision is not None
        if self.choices.several:
            for index in range(decision.at_least):
                await self.pilot.press("home", *["down"] * index, "space")
            await self.press("enter")
        else:
            await self.press("1")


@asynccontextmanager
async def sit(match, bots=None, *, size=WIDE, pace=0.0, passes_over=False):
    """Sit down at a match, with the kinds of bot by seat."""
    app = TableApp(Seating(match, bots or {}, passes_over=passes_over), pace=pace)
    async with app.run_test(size=size) as pilot:
        sat = Sat(app, pilot)
        await sat.settle()
        yield sat
