"""What a ruleset declares and writes: its facts and options, what there is, how it is laid out and what a step is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from tabletop._table.places import Supply, pool

from .effects import Rule
from .expansions import Expansion
from .facts import Facts, NoOptions
from .holders import Holder
from .phases import Phase
from .players import Player
from .settling import Agenda, NewestFirst, Ordering

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterable, Mapping, Sequence

    from tabletop._play.stack import Pending

    from .appearance import Appearance
    from .cards import Card
    from .effects import Effect
    from .ruleset import Ruleset


class Plain:
    """How a game looks that does not say: made only when somebody looks."""

    def __get__(self, thing: object, owner: type) -> Appearance:
        from .appearance import Appearance

        return Appearance()


class Rules(Holder):
    """What an author of a ruleset fills in; :class:`tabletop.Game` is this and all that rules can do."""

    __slots__ = ()
    holds_as = "game"
    key = -1
    #: What an author writes of all that stands here.
    _hooks = (
        "active", "asks_openly", "cards", "clockwise", "comes_first", "counts_chances", "drawing", "durations",
        "effects", "expansion_class", "facts_class", "id", "invariants", "longest", "looks", "new_turn",
        "options_class", "ordering", "orders", "own_sets", "picture", "player_class", "read_own", "restock",
        "revision", "rules", "seats", "set_up", "settling", "standing", "step", "title", "usual_sets",
    )  # fmt: skip

    #: The name it is installed under, such as "tic-tac-toe".
    id: ClassVar[str] = ""
    #: The name on the box.
    title: ClassVar[str] = ""
    #: Raised whenever a ruling or a card changes so that old replays would go another way.
    revision: ClassVar[int] = 1
    #: A match that takes more answers than this is drawn.
    longest: ClassVar[int] = 20_000
    #: Whether those who wait may hear every question, with *a card* for each that they do not know. If it would tell them
    #: more, such as what is in a hand, a decision says openly what they are told instead.
    asks_openly: ClassVar[bool] = False
    #: In which order what was set off is settled: a class of :class:`Agenda`.
    settling: ClassVar[type[Agenda]] = NewestFirst
    #: Who puts in order what waits at the same time.
    ordering: ClassVar[Ordering] = Ordering.ACTIVE_PLAYER
    #: Whether :meth:`standing` counts what can still be done in a turn, so that bots judge each deed by itself, with care.
    counts_chances: ClassVar[bool] = False
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
    #: The rules that work all the time.
    rules: ClassVar[Sequence[type[Rule]]] = ()
    #: The sets that it comes with, if they are told apart; all their cards are among its cards.
    own_sets: ClassVar[Sequence[Expansion]] = ()
    #: What its sets are, its own and those of others.
    expansion_class: ClassVar[type[Expansion]] = Expansion
    #: The expansions that it is played with: there are some only where it was asked for with them.
    expansions: ClassVar[Sequence[Expansion]] = ()
    #: The words that lasting effects may be given for how long they last.
    durations: ClassVar[Sequence[str]] = ("end of turn",)
    #: How it looks, where what is declared does not tell: data for frontends.
    looks: ClassVar[Appearance] = cast("Appearance", Plain())
    supplies: ClassVar[tuple[Supply, ...]] = ()
    #: What is declared under :func:`phase`, by the names of the methods, and by the names that facts have.
    phases: ClassVar[Mapping[str, Phase[Any]]] = {}
    phases_by_name: ClassVar[Mapping[str, Phase[Any]]] = {}

    #: Where all supplies come from.
    box = pool()

    # A ruleset narrows these by annotations of its own: ``facts: CourtFacts``, ``players: tuple[Courtier, ...]``,
    # and below ``active: Courtier`` and ``clockwise: tuple[Courtier, ...]``.
    options: Any
    players: tuple[Any, ...]
    facts: Facts
    ruleset: Ruleset

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        parts = super().collect(Phase)
        cls.supplies = tuple([one for one in parts if isinstance(one, Supply)])
        cls.phases = {one.body.__name__: one for one in parts if isinstance(one, Phase)}
        cls.phases_by_name = {one.name: one for one in cls.phases.values()}

    # ------------------------------------------------------------------------------------ what a ruleset writes

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        active: Player = self.players[self.facts.active]
        return active

    @property
    def clockwise(self) -> tuple[Player, ...]:
        """The players in the order of play, from the active one."""
        return (self.active, *self.active.others)

    @property
    def usual_sets(self) -> Sequence[Any]:
        """The sets that are played with if none is named: the game's own, unless rules say otherwise."""
        return self.own_sets

    @property
    def sets(self) -> tuple[Any, ...]:
        """
        The sets that are played with, the game's own first, and then expansions by their ids.

        If none is named that stands alone, :attr:`usual_sets` are played with, too.
        """
        named: Sequence[str] = self.options.sets or ()
        chosen = [one for one in self.ruleset.sets if one.id in named]
        usual = () if any(one.stands_alone for one in chosen) else self.usual_sets
        return tuple([one for one in self.ruleset.sets if one in usual or one in chosen])

    async def set_up(self) -> None:
        """Lay the table: which cards there are and where they start."""

    def step(self) -> Coroutine[Any, Any, None]:
        """
        Do the next thing: a start of turn, one action, the scoring of one base. Called again and again until the end.

        A game with phases does the phase that its facts name.
        """
        facts: Any = self.facts
        phase = self.phases_by_name[facts.phase]
        self.ruleset.phases_reached.add(phase.name)
        return phase.body(self)

    def invariants(self) -> Iterable[tuple[str, bool]]:
        """Name the invariants of this game and say of each whether it holds; asked in tests and when a save is loaded."""
        return ()

    def orders(self, waiting: Sequence[Pending]) -> Any:
        """Say who puts abilities in order that wait at the same time, as :attr:`ordering` has it; rules may say otherwise."""
        return self.active if self.ordering is Ordering.ACTIVE_PLAYER else waiting[0].controller

    def comes_first(self, waiting: Sequence[Pending]) -> Sequence[Pending]:
        """Say which of the abilities that wait at the same time come before the others, as :attr:`ordering` has it."""
        if self.ordering is Ordering.ACTIVE_PLAYER:
            return waiting
        acting = next(player for player in self.clockwise for one in waiting if one.controller == player)
        return [one for one in waiting if one.controller == acting]

    @classmethod
    def read_own(cls, name: str, value: Any) -> Sequence[type[Card]] | None:
        """
        Read a user's own values that are no card's, such as a whole board; None if nothing goes by that *name*.

        The cards that it returns take the place of all that have the same backs.
        What won't do is refused with a ``ValueError`` whose words begin with the place and a colon.
        """
        return None

    def standing(self, player: Any) -> int | None:
        """
        Say how well a player stands, for bots: the more, the better. Nobody is shown it.

        It may rest on what every player may know, and on what only this one knows. None if the ruleset has no idea of it.
        """
        return None

    @classmethod
    def picture(cls, view: Any) -> str:
        """Draw a view for a terminal, for games that are better drawn than listed. Nothing by default."""
        return ""

    @classmethod
    def drawing(cls, view: Any) -> str:
        """Draw a view as SVG, for notebooks and web pages. Nothing by default."""
        return ""
