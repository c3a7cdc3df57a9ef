"""The table on the screen: whose eyes it is seen through, who is asked, and what the bots do meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from tabletop import TabletopError

from . import _colours as colours
from ._choices import Choices
from ._chronicle import Chronicle
from ._dialogs import Ask, Curtain, Page, SaveAs, Texts, end_page, help_page
from ._eyes import has_secrets, why_nots
from ._listing import plain
from ._surface import Surface

if TYPE_CHECKING:
    from textual.events import Click
    from textual.widgets import Button

SLOWEST: Final = 10.0
FASTEST: Final = 0.05


class TableScreen(Surface):
    """One match after another, seen by the people who sit here in turn."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "texts", "Cards"),
        Binding("l", "log", "Log"),
        Binding("w", "why_not", "Why not"),
        Binding("u", "undo", "Undo"),
        Binding("s", "save", "Save"),
        Binding("p", "pause", "Pause"),
        Binding("question_mark,f1", "help", "Help", key_display="?"),
        Binding("q", "leave", "Quit"),
        Binding("plus,equals_sign", "pace(0.5)", show=False),
        Binding("minus", "pace(2)", show=False),
        Binding("pageup", "scroll_table(-1)", show=False),
        Binding("pagedown", "scroll_table(1)", show=False),
    ]

    def on_mount(self) -> None:
        """Begin."""
        self.go_on()

    # ------------------------------------------------------------------------------------ the course of play

    def go_on(self) -> None:
        """Show how things are, and have whoever is next decide."""
        decision = self.match.decision
        if decision is None:
            self.viewer = self.seating.alone
            self.refresh_table()
            self.show_end()
        elif decision.seat in self.seating.bots:
            self.refresh_table()
            self.run_worker(self.bot_answers(), group="bots", exclusive=True)
        elif self.seating.passes_over and decision.seat == self.seating.alone and decision.only_answer is not None:
            self.refresh_table()
            self.run_worker(self.pass_over(decision.only_answer), group="bots", exclusive=True)
        elif decision.seat == self.viewer or not has_secrets(self.match, self.viewer, decision.seat):
            self.viewer = decision.seat
            self.refresh_table()
        else:
            self.run_worker(self.pass_on(decision.seat), group="curtain", exclusive=True)

    async def bot_answers(self) -> None:
        """Let a bot think beside the screen, and answer after a moment."""
        match, decision = self.match, self.match.decision
        assert decision is not None  # noqa: S101 (for the type checker)
        bot = self.seating.bots[decision.seat]
        await self.going.wait()
        try:
            thinking = asyncio.to_thread(bot.choose, match.copy(), decision.seat)
            picks, _ = await asyncio.gather(thinking, asyncio.sleep(self.pace))
            await self.going.wait()
            if match is self.match and match.sequence == decision.sequence:
                match.answer(picks, seat=decision.seat, sequence=decision.sequence)
        except TabletopError as error:
            self.complain(error)
            return
        self.go_on()

    async def pass_over(self, picks: tuple[int, ...]) -> None:
        """Give the only answer there is for a person, after a moment."""
        match, number = self.match, self.match.number
        await asyncio.sleep(self.pace)
        await self.going.wait()
        if match is self.match and match.number == number:
            match.answer(picks)
            self.go_on()

    async def pass_on(self, seat: int) -> None:
        """Draw the curtain until the next player sits at the keyboard."""
        self.curtained = True
        self.viewer = seat
        self.refresh_table()
        while self.app.screen is not self:
            await self.app.pop_screen()
        await self.app.push_screen_wait(Curtain(self.painter.seat(seat)))
        self.curtained = False
        self.refresh_table()

    def on_choices_answered(self, event: Choices.Answered) -> None:
        """Answer for the person at the keyboard."""
        decision = event.decision
        if self.curtained or decision.seat != self.viewer:
            return
        single = decision.at_least == decision.at_most == 1
        try:
            self.match.answer(event.picks[0] if single else event.picks, seat=decision.seat, sequence=decision.sequence)
        except TabletopError as error:
            self.complain(error)
            return
        self.go_on()

    def complain(self, error: TabletopError) -> None:
        """Show what was refused, and why."""
        self.notify(plain(error), title=error.code, severity="error", markup=False, timeout=10)

    def show_end(self) -> None:
        """Tell how the match ended."""
        view = self.view
        if view is None or view.outcome is None:
            return
        page = end_page(view.outcome, self.match.seats)
        answers = [("p", "again", "play again"), ("l", "look", "look at the table"), ("q", "leave", "leave")]
        _ = self.app.push_screen(Ask(f"{plain(self.match.ruleset.title)} is over", page, answers), self.after_end)

    def after_end(self, answer: str | None) -> None:
        """Do what was said at the end."""
        if answer == "again":
            self.play_again()
        elif answer == "leave":
            self.app.exit()

    def play_again(self) -> None:
        """Begin another match with the same players."""
        self.seating.begin_again()
        self.sit_down()
        self.go_on()

    # ------------------------------------------------------------------------------------ what the reader does

    def on_choices_marked(self) -> None:
        """Show how many options are marked."""
        self.draw_decision()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Take a click on Done."""
        choices = self.query_one(Choices)
        choices.focus()
        choices.confirm()

    def action_scroll_table(self, pages: int) -> None:
        """Scroll the table."""
        table = self.query_one("#table", VerticalScroll)
        table.scroll_relative(y=pages * max(table.size.height - 2, 1), animate=False)

    def on_click(self, event: Click) -> None:
        """Open the text of a card that is clicked."""
        card = self.card_at(event.style.meta.get("card"))
        if card is not None:
            self.open_texts(card.id)

    def action_texts(self) -> None:
        """Open the texts of all cards that are seen."""
        self.open_texts(next(iter(self.pointed_at()), None))

    def open_texts(self, first: str | None) -> None:
        """Open the card texts at one of them."""
        if not self.curtained:
            _ = self.app.push_screen(Texts(self.texts(), first))

    def action_log(self) -> None:
        """Open the whole log."""
        if not self.curtained:
            _ = self.app.push_screen(Page("What happened", Text("\n").join(self.chronicle.catch_up()), at_end=True))

    def action_why_not(self) -> None:
        """Say what can't be chosen now, and why."""
        view = self.view
        if view is None or view.decision is None:
            self.notify("You have nothing to decide now.", timeout=3)
            return
        page = Text()
        for name, reason in why_nots(self.match, view):
            page.append(f"{plain(name)}: ", Style(bold=True, color=colours.GOLD))
            page.append(f"{plain(reason)}\n")
        _ = self.app.push_screen(Page("Not on offer", page or Text("Nothing that you see is kept from you here.")))

    def action_undo(self) -> None:
        """Take the last answer back, if that is fair."""
        decision = None if self.view is None else self.view.decision
        if decision is not None and self.match.can_undo(decision.seat):
            self.match.undo(decision.seat)
            self.chronicle = Chronicle(self.match, self.viewer)
            self.go_on()
            return
        self.notify(
            "That can't be taken back: something was shown or rolled since, or somebody else has acted.",
            severity="warning",
            timeout=4,
        )

    def action_save(self) -> None:
        """Save the match."""
        if not self.curtained:
            name = f"{self.match.ruleset.name}-{self.match.number}.json"
            _ = self.app.push_screen(SaveAs(name), self.save_as)

    def save_as(self, name: str | None) -> None:
        """Write the match to a file."""
        if name is None:
            return
        try:
            Path(name).write_text(self.match.save(), encoding="utf-8")
        except (OSError, ValueError) as error:
            self.notify(f"{plain(name)}: {error}", title="Not saved", severity="error", markup=False)
            return
        self.notify(f"Saved. Go on later: tabletop play --resume {plain(name)}", markup=False)

    def action_help(self) -> None:
        """Open the help."""
        _ = self.app.push_screen(help_page())

    def action_pause(self) -> None:
        """Stop the bots, or let them go on; after the end, play again."""
        if self.match.decision is None:
            self.play_again()
            return
        (self.going.clear if self.going.is_set() else self.going.set)()
        self.draw_header()

    def action_pace(self, times: float) -> None:
        """Make bots faster or slower."""
        self.pace = min(max(self.pace * times, FASTEST), SLOWEST)
        self.notify(f"Bots wait {self.pace:.1f} seconds.", timeout=2)

    def action_leave(self) -> None:
        """Leave: after the end at once, else when the reader is sure."""
        if self.match.decision is None:
            self.app.exit()
            return
        answers = [("n", "stay", "stay"), ("s", "save", "save first"), ("y", "leave", "leave")]
        if self.curtained:
            del answers[1]
        page = Text("What is not saved is lost.")
        _ = self.app.push_screen(Ask("Leave the match?", page, answers), self.after_leave)

    def after_leave(self, answer: str | None) -> None:
        """Do what was said about leaving."""
        if answer == "leave":
            self.app.exit()
        elif answer == "save":
            self.action_save()
