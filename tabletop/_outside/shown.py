"""What is worked out and shown, kept for all copies of a match as long as nothing has changed that it rests on."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

from tabletop._base.errors import RulesBug
from tabletop._rules.cards import Card
from tabletop._rules.effects import Effect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from tabletop._play.game import Game
    from tabletop._play.memory import OfCells
    from tabletop._rules.holders import Holder

    from .views import Shown


#: What is noted in vain again and again is noted once in so many times.
PAUSE_AT_MOST: Final = 8


class Kept:
    """
    What was worked out for a holder, and at which number of the table.

    Where it was noted on what that rests, it says how it was there: the numbers of the latest changes, which no two tables
    share that differ, and what was at work.
    """

    __slots__ = ("at_work", "changes", "changes_in", "is_noted", "life", "listed", "pause", "values", "version", "wait")

    def __init__(self, values: Mapping[str, Shown], life: Any, version: int) -> None:
        self.values = values
        #: Which life of a card it is of.
        self.life = life
        self.version = version
        self.is_noted = False
        #: What finds the numbers of the latest changes on which it rests, if it rests on any, and which these were.
        self.changes_in: Callable[[Sequence[int]], Any] | None = None
        self.changes: Any = None
        self.at_work: tuple[tuple[tuple[str, Any], Any], ...] = ()
        #: The numbers of the latest changes that may have put others to work.
        self.listed: tuple[int, int] = (0, 0)
        #: How often it is worked out again before it is noted, and how often after that if to note it was of no use.
        self.wait = 0
        self.pause = 1


class Remembering:
    """What a game shows of its holders: what others have worked out before is taken from them if it is still so."""

    def __init__(self, game: Game) -> None:
        self.game = game
        layout = game.table.layout
        self.kept: dict[Any, Kept] = game.setup.shown.setdefault(layout, {})
        self.touched = touched = game.table.touched
        self.listed = touched[layout.at_work_cell], touched[layout.elsewhere_cell]
        self._at_work: dict[tuple[str, Any], Any] = {}

    def values(self, place: tuple[str, int], life: Any) -> Mapping[str, Shown]:
        """Return what is shown of a holder: what it is, which one of these, and which life of a card."""
        kept, version = self.kept.get(place), self.game.table.version
        if kept is None or kept.life != life:
            self.kept[place] = made = Kept(worked_out(self.game.holder(*place)), life, version)
        elif kept.version == version:
            return kept.values
        elif (
            kept.is_noted
            and (kept.changes_in is None or kept.changes_in(self.touched) == kept.changes)
            and (kept.listed == self.listed or self.are_at_work(kept.at_work))
        ):
            kept.version, kept.wait, kept.pause, kept.listed = version, 0, 1, self.listed
            return kept.values
        else:
            self.kept[place] = made = self.anew(self.game.holder(*place), kept)
        return made.values

    def anew(self, holder: Holder, kept: Kept) -> Kept:
        """Work out again what is shown of a holder; what was noted in vain is not noted for a while, and then for longer."""
        if kept.wait:
            made = Kept(worked_out(holder), holder.key, self.game.table.version)
            made.wait, made.pause = kept.wait - 1, kept.pause
        else:
            made = self.noted(holder)
            made.wait, made.pause = kept.pause, min(2 * kept.pause, PAUSE_AT_MOST)
        if made.values == kept.values:
            made.values = kept.values
        return made

    def are_at_work(self, listed: Iterable[tuple[tuple[str, Any], Any]]) -> bool:
        """Say whether the same abilities are at work as were once."""
        found = self._at_work
        for about, sources in listed:  # noqa: SIM110 (asked so often that a generator would show)
            if (found[about] if about in found else self.at_work(about)) != sources:
                return False
        return True

    def noted(self, holder: Holder) -> Kept:
        """Work out what is shown of a holder, and note on what it rests."""
        game = self.game
        rests_on: OfCells | None = None
        try:
            values, rests_on = game.worked_out_of_cells(worked_out, (holder,))
        except RulesBug:  # what rests on more than the table can be shown, and is not known for long
            values = worked_out(holder)
        made = Kept(values, holder.key, game.table.version)
        if rests_on is not None:
            made.listed = self.listed
            made.is_noted = True
            if rests_on[0]:
                made.changes_in = itemgetter(*rests_on[0])
                made.changes = made.changes_in(game.table.touched)
            made.at_work = tuple([(about, self.at_work(about)) for about in rests_on[1]])
        return made

    def at_work(self, about: tuple[str, Any]) -> Any:
        """Return which abilities are at work, told by what is the same in all copies."""
        found = self._at_work.get(about)
        if found is None:
            game = self.game
            found = self._at_work[about] = [(sign_of(game, source), one) for source, one in game.at_work(*about)]
        return found


def sign_of(game: Game, source: Any) -> Any:
    """Return what tells the source of an ability from others, in all copies of a match."""
    if isinstance(source, Card):
        return source.key
    if isinstance(source, Effect):
        return next(lasting for lasting in game.table.lasting if lasting.number == source.number)
    return type(source)


def worked_out(holder: Holder) -> Mapping[str, Shown]:
    """Work out what is shown of a holder: its quantities and permissions, and what else it shows."""
    found: dict[str, Shown] = {computed.name: getattr(holder, computed.name) for computed in holder.computed}
    for one in holder.displayed_kinds:
        found[one.name] = one.work_out(holder)
    return found
