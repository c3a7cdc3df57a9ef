"""What is on the screen: the table through one reader's eyes, the log, the question and the card at hand."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from rich.style import Style
from rich.text import Text
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Footer, OptionList, Static

from . import _colours as colours
from ._choices import Choices, how_many
from ._chronicle import Chronicle
from ._eyes import reasons_for
from ._listing import plain
from ._picture import Painter
from ._words import fact_words, said

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.events import MouseMove, Resize

    from tabletop import Match, View
    from tabletop._outside.views import CardView

    from ._seating import Seating

#: The side log shows so many lines; key l shows all.
LINES_BESIDE: Final = 200


class Surface(Screen[None]):
    """Draws a match as one reader may see it, and nothing while the curtain is down."""

    def __init__(self, seating: Seating, *, pace: float) -> None:
        super().__init__()
        self.seating = seating
        self.pace = pace
        #: The seat whose eyes the table is seen through; None is a spectator's.
        self.viewer: int | None = None
        #: Whether the table is hidden, because the keyboard is being passed on.
        self.curtained = False
        self.going = asyncio.Event()
        self.going.set()
        self.view: View | None = None
        self.sit_down()

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.seating.match

    def sit_down(self) -> None:
        """Make ready for a match."""
        self.viewer = self.seating.alone
        self.painter = Painter(self.match.ruleset, self.match.seats)
        self.chronicle = Chronicle(self.match, self.viewer)

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        yield Static(id="header")
        with Horizontal(id="top"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="picture")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="lines")
        yield Static(id="latest")
        with Horizontal(id="bottom"):
            with Vertical(id="decision"):
                yield Static(id="stack")
                yield Static(id="prompt")
                yield Choices(id="choices")
                yield Button(Text("Done"), id="done", compact=True)
                yield Static(id="hint")
            yield Static(id="card")
        yield Footer()

    # ------------------------------------------------------------------------------------ drawing

    def refresh_table(self) -> None:
        """Draw everything anew, as the reader may see it."""
        if self.chronicle.match is not self.match or self.chronicle.reader != self.viewer:
            self.chronicle = Chronicle(self.match, self.viewer)
        self.view = None if self.curtained else self.match.view(self.viewer)
        decision = None if self.view is None else self.view.decision
        self.query_one(Choices).ask(decision)
        self.draw_header()
        self.draw_log()
        self.draw_decision()
        self.draw_table()

    def draw_header(self) -> None:
        """Show what is played, how far it is, and who decides."""
        width = self.size.width or 80
        left = Text(f" {plain(self.match.ruleset.title)} ", Style(bold=True, color=colours.GOLD))
        right = self.who()
        if self.view is not None:
            looks = self.match.ruleset.game.looks
            facts = fact_words(self.view.facts, looks, drawn=self.painter.drawn(self.view) is not None)
            told = " · ".join([*facts, f"move {self.view.number}"])
            left.append(
                told[: max(width - left.cell_len - right.cell_len - 2, 0)], Style(color=colours.FAINT, bold=False)
            )
        left.append(" " * max(width - left.cell_len - right.cell_len - 1, 1))
        self.query_one("#header", Static).update(left.append_text(right))

    def who(self) -> Text:
        """Say who decides."""
        decision = self.match.decision
        if decision is None:
            return Text("the match is over", Style(color=colours.GOLD))
        name = self.painter.seat(decision.seat)
        if decision.seat in self.seating.bots:
            return name.append(
                " thinks…" if self.going.is_set() else " (paused)", Style(bold=False, color=colours.FAINT)
            )
        return name.append(" decides", Style(bold=False, color=colours.FAINT))

    def draw_log(self) -> None:
        """Show what happened, the latest last."""
        lines = [] if self.curtained else self.chronicle.catch_up()
        self.query_one("#lines", Static).update(Text("\n").join(lines[-LINES_BESIDE:]))
        self.query_one("#latest", Static).update(Text("\n").join(lines[-2:]))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def draw_decision(self) -> None:
        """Show what the reader is asked, or for whom everybody waits."""
        view = self.view
        stack = self.query_one("#stack", Static)
        stack.display = view is not None and bool(view.stack)
        if view is not None:
            stack.update(self.painter.stack(view))
        self.query_one("#prompt", Static).update(self.prompt())
        choices = self.query_one(Choices)
        done = self.query_one("#done", Button)
        done.display = choices.several
        done.disabled = not choices.is_enough
        self.draw_hint()

    def prompt(self) -> Text:
        """Return the question, with how many answers it wants and whether the last one can be taken back."""
        view = self.view
        if view is None:
            return Text()
        decision = view.decision
        if decision is None:
            if view.outcome is not None:
                return Text("The match is over: p plays again, q leaves.", Style(color=colours.GOLD))
            names = [self.painter.seat(seat) for seat in view.waiting]
            return Text("Waiting for ").append_text(Text(" and ").join(names)).append(".")
        prompt = Text(plain(decision.prompt.english), Style(bold=True))
        about = self.card_at(decision.about)
        if about is not None and about.name is not None:
            prompt = Text(f"{plain(about.name)}: ", Style(color=colours.GOLD)).append_text(prompt)
        notes = [how_many(decision, len(self.query_one(Choices).marked))]
        notes += ["u takes your last answer back"] if self.match.can_undo(decision.seat) else []
        for note in filter(None, notes):
            prompt.append(f"  {note}", Style(bold=False, color=colours.FAINT))
        return prompt

    def draw_table(self) -> None:
        """Show the table, with the cards that the option at hand points at standing out."""
        picture = self.query_one("#picture", Static)
        if self.view is None:
            picture.update(Text())
            return
        width = max(self.query_one("#table", VerticalScroll).scrollable_content_region.width, 40)
        picture.update(self.painter.table(self.view, width, marked=frozenset(self.pointed_at())))

    def draw_hint(self, card: CardView | None = None) -> None:
        """Show the text of a card: of the one at hand, unless told otherwise."""
        if card is None:
            card = next(filter(None, map(self.card_at, self.pointed_at())), None)
        view = self.view
        if card is None or view is None:
            self.query_one("#card", Static).update(Text())
            self.query_one("#hint", Static).update(Text())
            return
        reasons = reasons_for(self.match, view, card)
        self.query_one("#card", Static).update(self.painter.catalogue.page(card, view, reasons))
        self.query_one("#hint", Static).update(self.painter.catalogue.line(card))

    def pointed_at(self) -> list[str]:
        """Return the ids of the cards that the option at hand is about, or else the decision."""
        choices = self.query_one(Choices)
        decision = choices.decision
        if decision is None:
            return []
        at = choices.highlighted
        ids = list(decision.options[at].cards) if at is not None and at < len(decision.options) else []
        return ids or ([decision.about] if decision.about else [])

    def card_at(self, id: str | None) -> CardView | None:
        """Return a card that the reader sees by its id."""
        return None if self.view is None or id is None else self.view.cards.get(id)

    # ------------------------------------------------------------------------------------ what is looked at

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what the option at hand is about."""
        self.draw_hint()
        self.draw_table()

    def on_mouse_move(self, event: MouseMove) -> None:
        """Show the text of the card under the mouse."""
        card = self.card_at(event.style.meta.get("card"))
        if card is not None:
            self.draw_hint(card)

    def on_resize(self, event: Resize) -> None:
        """Draw for the new width."""
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Draw what depends on the width."""
        self.draw_header()
        self.draw_table()

    def texts(self) -> list[tuple[str, Text, Text]]:
        """Return all cards that are seen: id, label, and the page about it."""
        view = self.view
        rows: list[tuple[str, Text, Text]] = []
        for zone in () if view is None else view.zones:
            place = said(self.match.ruleset.game.looks, zone.holder, zone.name)
            if zone.holder == "player" and isinstance(zone.place, int):
                place = f"{plain(self.match.seats[zone.place])}'s {place}"
            for card in zone.cards:
                if card is not None and view is not None:
                    label = self.painter.catalogue.box(card).append(f" {place}", Style(color=colours.FAINT))
                    page = self.painter.catalogue.page(card, view, reasons_for(self.match, view, card))
                    rows.append((card.id or "", label, page))
        return rows
