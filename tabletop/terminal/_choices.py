"""The options of a decision, to be picked with keys or the mouse."""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING, ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from . import _colours as colours
from ._listing import plain

if TYPE_CHECKING:
    from textual.events import Key

    from tabletop._outside.views import DecisionView

#: The keys that pick the first options at once: digits, then capital letters.
KEYS: Final = "1234567890" + ascii_uppercase


class Choices(OptionList):
    """The options that are on offer: one is picked at once, of several each is marked first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "confirm", "Choose", show=False),
        Binding("space", "mark", "Mark", show=False),
        Binding("pageup", "screen.scroll_table(-1)", show=False),
        Binding("pagedown", "screen.scroll_table(1)", show=False),
    ]

    class Answered(Message):
        """Options were picked."""

        def __init__(self, decision: DecisionView, picks: tuple[int, ...]) -> None:
            super().__init__()
            self.decision = decision
            self.picks = picks

    class Marked(Message):
        """An option of several was marked, or is not marked any more."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.decision: DecisionView | None = None
        self.marked: list[int] = []

    # ------------------------------------------------------------------------------------ what is asked

    def ask(self, decision: DecisionView | None) -> None:
        """Offer the options of a decision, or nothing."""
        self.decision = decision
        self.marked = []
        self.clear_options()
        self.display = decision is not None
        if decision is not None:
            self.add_options([Option(self.label(index)) for index in range(len(decision.options))])
            self.highlighted = 0 if decision.options else None
            self.focus()

    @property
    def several(self) -> bool:
        """Whether more than one option may be picked, or none."""
        return self.decision is not None and not self.decision.at_least == self.decision.at_most == 1

    @property
    def is_enough(self) -> bool:
        """Whether as many options are marked as are wanted."""
        decision = self.decision
        return decision is not None and decision.at_least <= len(self.marked) <= decision.at_most

    def label(self, index: int) -> Text:
        """Return an option with its key, and its mark if several may be picked."""
        decision = self.decision
        assert decision is not None  # noqa: S101 (for the type checker)
        key = KEYS[index] if index < len(KEYS) else " "
        label = Text.assemble((f" {key} ", Style(color=colours.FAINT)), no_wrap=True, overflow="ellipsis")
        if self.several:
            mark = "   "
            if index in self.marked:
                mark = f" {self.marked.index(index) + 1:<2}" if decision.ordered else " ✔ "
            label.append(
                mark, Style(color="#101318", bgcolor=colours.GOLD) if mark.strip() else Style(bgcolor="#3a3f4b")
            )
            label.append(" ")
        label.append(plain(decision.options[index].label))
        return label

    # ------------------------------------------------------------------------------------ picking

    def pick(self, index: int) -> None:
        """Pick an option at once, or mark it if several may be picked."""
        decision = self.decision
        if decision is None or not 0 <= index < len(decision.options):
            return
        self.highlighted = index
        if self.several:
            self.mark(index)
        else:
            self.post_message(self.Answered(decision, (index,)))

    def mark(self, index: int) -> None:
        """Mark an option, or take its mark away; where one more is too many, the last one makes room."""
        decision = self.decision
        if decision is None:
            return
        if index in self.marked:
            self.marked.remove(index)
        else:
            if len(self.marked) >= decision.at_most and self.marked:
                self.marked.pop()
            self.marked.append(index)
        for number in range(len(decision.options)):
            self.replace_option_prompt_at_index(number, self.label(number))
        self.post_message(self.Marked())

    def confirm(self) -> None:
        """Answer with what is marked, if that is enough."""
        decision = self.decision
        if decision is None:
            return
        if self.is_enough:
            picks = self.marked if decision.ordered else sorted(self.marked)
            self.post_message(self.Answered(decision, tuple(picks)))
        else:
            more = decision.at_least - len(self.marked)
            self.app.notify(f"Mark {more} more with the space bar, then press Enter.", severity="warning", timeout=3)

    # ------------------------------------------------------------------------------------ keys and clicks

    def action_select(self) -> None:
        """Take a click on an option."""
        if self.highlighted is not None:
            self.pick(self.highlighted)

    def action_confirm(self) -> None:
        """Take Enter: choose the option that stands out, or all that are marked."""
        if self.several:
            self.confirm()
        else:
            self.action_select()

    def action_mark(self) -> None:
        """Take the space bar."""
        if self.several and self.highlighted is not None:
            self.mark(self.highlighted)

    def on_key(self, event: Key) -> None:
        """Take digits and capital letters."""
        if event.character is not None and event.character in KEYS:
            event.stop()
            self.pick(KEYS.index(event.character))


def how_many(decision: DecisionView, marked: int) -> str:
    """Say how many options are to be picked, and how."""
    low, high = decision.at_least, decision.at_most
    if low == high == 1:
        return ""
    wanted = str(low) if low == high else f"{low} to {high}"
    order = " in order" if decision.ordered else ""
    return f"mark {wanted}{order} (space), then Enter: {marked} so far"
