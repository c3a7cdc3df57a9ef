"""What opens over the table: help, card texts, the log, questions, and the end."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from . import _colours as colours
from ._listing import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult

    from tabletop._outside.views import OutcomeView

HELP: Final = (
    ("arrows, Enter", "go to an option and choose it"),
    ("1-9, 0, A-Z", "choose an option at once"),
    ("space, Enter", "mark each of several, then confirm"),
    ("mouse", "click an option, or a card to read it"),
    ("page up, down", "scroll the table"),
    ("t", "cards: the texts of all that you see"),
    ("l", "log: all that happened"),
    ("w", "why not: what can't be chosen now, and why"),
    ("u", "undo: take your last answer back, if that is fair"),
    ("s", "save to a file"),
    ("p", "pause the bots; after the end, play again"),
    ("+ and -", "bots play faster or slower"),
    ("?", "this help"),
    ("q", "quit"),
)


class Dialog(ModalScreen[str | None]):
    """Something over the table that Escape closes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", "Close", show=False),
    ]

    def action_close(self) -> None:
        """Close without an answer."""
        _ = self.dismiss(None)


class Page(Dialog):
    """A page to read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,enter,question_mark,l,w", "close", "Close", show=False)]

    def __init__(self, title: str, page: Text, *, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.page = page
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        """Lay the page out."""
        with Vertical(classes="dialog tall"):
            yield Static(Text(self.heading), classes="title")
            with VerticalScroll(id="reading"):
                yield Static(self.page)
            yield Static(Text("Escape closes"), classes="faint")

    def on_mount(self) -> None:
        """Be ready to scroll."""
        reading = self.query_one("#reading", VerticalScroll)
        reading.focus()
        if self.at_end:
            reading.scroll_end(animate=False)


def help_page() -> Page:
    """Return the page that lists the keys."""
    page = Text()
    for keys, words in HELP:
        page.append(f"{keys:<14}", Style(color=colours.GOLD))
        page.append(f" {words}\n")
    return Page("Keys", page)


class Texts(Dialog):
    """All cards that are seen, and the text of the one that is picked."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,t", "close", "Close", show=False)]

    def __init__(self, cards: Sequence[tuple[str, Text, Text]], first: str | None) -> None:
        super().__init__()
        self.cards = cards
        self.first = first

    def compose(self) -> ComposeResult:
        """Lay the list and the text out."""
        with Vertical(classes="dialog tall"):
            yield Static(Text("Cards that you see"), classes="title")
            with Horizontal():
                yield OptionList(*[Option(label) for _, label, _ in self.cards], id="cards")
                with VerticalScroll(id="text"):
                    yield Static(id="page")
            yield Static(Text("up and down to go through them, Escape closes"), classes="faint")

    def on_mount(self) -> None:
        """Begin with the card that was asked for."""
        cards = self.query_one("#cards", OptionList)
        ids = [id for id, _, _ in self.cards]
        cards.highlighted = ids.index(self.first) if self.first in ids else 0 if ids else None
        cards.focus()
        if not ids:
            self.query_one("#page", Static).update(Text("You see no cards."))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the text of a card."""
        self.query_one("#page", Static).update(self.cards[event.option_index][2])


class Ask(Dialog):
    """A question with a few answers, each with a key."""

    def __init__(self, title: str, page: Text, answers: Sequence[tuple[str, str, str]]) -> None:
        super().__init__()
        self.heading = title
        self.page = page
        self.answers = answers
        for key, answer, _ in answers:
            self._bindings.bind(key, f"give('{answer}')", show=False)

    def compose(self) -> ComposeResult:
        """Lay the question out."""
        with Vertical(classes="dialog"):
            yield Static(Text(self.heading), classes="title")
            yield Static(self.page)
            with Horizontal(classes="buttons"):
                for key, answer, words in self.answers:
                    yield Button(Text.assemble((key, "bold underline"), f" {words}"), id=answer, compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Take a click."""
        _ = self.dismiss(event.button.id)

    def action_give(self, answer: str) -> None:
        """Take a key."""
        _ = self.dismiss(answer)


def end_page(outcome: OutcomeView, names: Sequence[str]) -> Text:
    """Tell how a match ended: what ended it, and the ranking with points."""
    page = Text.assemble((plain(outcome.how.english), Style(italic=True)), "\n\n")
    wide = max(len(name) for name in names)
    place = 1
    for group in outcome.ranking:
        for seat in group:
            won = seat in outcome.winners
            page.append(f"{place:>3}. ", Style(color=colours.FAINT))
            page.append(plain(names[seat]).ljust(wide), Style(bold=True, color=colours.of_seat(seat)))
            page.append(f"  {outcome.points[seat]:>4} ")
            page.append(" ★ winner\n" if won else "\n", Style(color=colours.GOLD))
        place += len(group)
    if not outcome.winners:
        page.append("\nNobody wins.", Style(color=colours.FAINT))
    return page


class SaveAs(Dialog):
    """Asks for the name of a file, and once more before one is written over."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.file = name
        self.agreed = ""

    def compose(self) -> ComposeResult:
        """Lay the question out."""
        with Vertical(classes="dialog"):
            yield Static(Text("Save the match"), classes="title")
            yield Input(self.file, id="file")
            yield Static(
                Text("Enter saves, Escape closes. The file holds hidden cards too."), id="say", classes="faint"
            )

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the name."""
        name = event.value.strip()
        if not name:
            self.say("A file needs a name.")
        elif Path(name).exists() and self.agreed != name:
            self.agreed = name
            self.say(f"{plain(name)} is there already: Enter writes over it.")
        else:
            _ = self.dismiss(name)

    def say(self, words: str) -> None:
        """Say something below the name."""
        self.query_one("#say", Static).update(Text(words, Style(color=colours.GOLD)))


class Curtain(Screen[None]):
    """Hides the table while the keyboard goes from one player to the next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "lift", "Lift the curtain"),
        Binding("q", "app.leave", "Quit"),
    ]

    def __init__(self, name: Text) -> None:
        super().__init__()
        self.player = name

    def compose(self) -> ComposeResult:
        """Lay the curtain out."""
        with Vertical(id="curtain"):
            yield Static(Text.assemble("Pass the keyboard to ", self.player, "."), classes="big")
            yield Static(Text.assemble("Nobody but ", self.player, " looks? Then press Enter."), classes="faint")

    def on_click(self) -> None:
        """Take a click."""
        self.action_lift()

    def action_lift(self) -> None:
        """Show the table to the next player."""
        _ = self.dismiss(None)
