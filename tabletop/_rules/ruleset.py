"""Rulesets: what a game's declarations add up to."""

from __future__ import annotations

import inspect
from functools import cached_property
from typing import TYPE_CHECKING, Any, NoReturn, Self

from tabletop._base.errors import NotPortable
from tabletop._table.layout import Layout, Places
from tabletop._table.table import empty

from .abilities import AbilityIndex, Declared, picked
from .cards import kinds_in_zones
from .effects import DoneOnce, Effect
from .installed import named_expansions
from .joining import check_together, joined

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tabletop._play.game import Game
    from tabletop._table.layout import OnCards
    from tabletop._table.places import Column, ZoneKind
    from tabletop._table.table import Snapshot

    from .cards import Card
    from .catalogue import CatalogueCard, GameOption, PhaseEntry
    from .expansions import Expansion


#: Layouts that are kept for matches with the same cards.
LAYOUTS_KEPT = 64


class Ruleset:
    """
    A registered ruleset: what is played, with how many, with which options and cards.

    >>> import tabletop
    >>> hedge_court = tabletop.ruleset("hedge-court")
    >>> hedge_court.title, hedge_court.seats, hedge_court.catalogue[0].name
    ('Hedge Court', (2, 3, 4), 'Squire')
    """

    def __init__(
        self,
        game: type[Game],
        *,
        instead: Mapping[type[Card], type[Card]] | None = None,
        own_cards: Mapping[str, Mapping[str, Any]] | None = None,
        others: Sequence[type[Card]] = (),
        plain: Ruleset | None = None,
        named: Sequence[str] | None = None,
    ) -> None:
        self.game = game
        #: The same without expansions and without own values.
        self.plain: Ruleset = plain or self
        #: The sets that matches of it are begun with, if their option ``sets`` does not say.
        self.named = None if named is None else tuple(named)
        #: A user's own values for some cards, by their ids.
        self.own_cards: Mapping[str, Mapping[str, Any]] = own_cards or {}
        self._instead = dict(instead or {})
        replaced = {kind.printed["back"] for kind in others}
        kept = [self._instead.get(kind, kind) for kind in game.cards if kind.printed["back"] not in replaced]
        self.cards: tuple[type[Card], ...] = (*kept, *others)
        self.by_id = {kind.id: kind for kind in self.cards}
        effects: tuple[type[Effect], ...] = (DoneOnce, *game.effects)
        self.effects = {effect.__name__: effect for effect in effects}
        self.supplies = game.supplies
        columns: dict[str, Column[Any]] = {}
        for kind in self.cards:
            columns.update({column.key: column for column in kind.columns})
        self.card_columns = tuple(columns.values())
        self.player_columns = game.player_class.columns
        self.card_defaults = (
            ("used", 0),
            *[(column.key, column.default) for column in self.card_columns if not column.stays],
        )
        #: What kinds of card lie in each zone, of those that are declared for only some.
        self.kinds_in = kinds_in_zones(game, self.cards)
        #: Whether any ability of this ruleset is a check of the state.
        sources: list[Any] = [*self.cards, *game.effects, *game.rules]
        self.has_checks = any(ability.mark == "state_based" for source in sources for ability in source.abilities)
        #: The layouts that set-ups with some seats and options were found to deal.
        self.dealt: set[tuple[int, str, tuple[type[Card], ...], tuple[int, ...]]] = set()
        #: The phases that were done in any match so far, for tests that want to know.
        self.phases_reached: set[str] = set()
        #: What a game in progress keeps beside its table: everything else is refused when it comes to rest.
        self.kept: frozenset[str] = frozenset()
        #: How far it has paid to note what a remembered value rests on; below 0 it does not.
        self.pays: dict[Any, int] = {}
        #: The events that are made as they should be: each is looked at when it is asked about for the first time.
        self.sound: set[type] = set()
        self._layouts: dict[Any, Layout] = {}
        self._places: dict[Any, Places] = {}
        self._with: dict[tuple[Expansion, ...], Ruleset] = {}
        self._named: dict[tuple[tuple[Expansion, ...], tuple[str, ...]], Ruleset] = {}
        self._declared: dict[tuple[str, Any], Declared] = {}
        self._deck: tuple[type[Card], ...] | None = None
        self._blank: dict[int, Snapshot] = {}

    def __repr__(self) -> str:
        return f"<ruleset {self.name}: {len(self.cards)} kinds of card>"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> NoReturn:  # what other processes find under its name they find there, as the registry says
        raise NotPortable(f"the ruleset {self.name}", "it is not what other processes find under that name")

    # ------------------------------------------------------------------------------------ what it is

    @property
    def name(self) -> str:
        """The name it is installed under."""
        return self.game.id

    @property
    def title(self) -> str:
        """The name on the box."""
        return self.game.title

    @property
    def seats(self) -> tuple[int, ...]:
        """With how many seats it is played."""
        return tuple(self.game.seats)

    @property
    def revision(self) -> int:
        """Which state of its rulings this is."""
        return self.game.revision

    @property
    def text(self) -> str:
        """What the game is about, in a few sentences."""
        return inspect.cleandoc(self.game.__doc__ or "")

    @property
    def options(self) -> tuple[GameOption, ...]:
        """The options it can be set up with."""
        from .catalogue import options_of

        return options_of(self.game)

    @cached_property
    def catalogue(self) -> tuple[CatalogueCard, ...]:
        """Every printed card: what it is called, what is printed on it, and where that is known from."""
        from .catalogue import entry_of

        return tuple([entry_of(kind) for kind in self.cards])

    @cached_property
    def phases(self) -> Mapping[str, PhaseEntry]:
        """The phases of the game by their names, in the order in which they are declared."""
        from .catalogue import phases_of

        return phases_of(self.game)

    @property
    def sets(self) -> tuple[Expansion, ...]:
        """The sets that it knows: the game's own, and the expansions that it was asked for with."""
        return (*self.game.own_sets, *self.game.expansions)

    def kind(self, kind: type[Card]) -> type[Card]:
        """Return the class that stands for a printed card here: another one where a user has laid own values over it."""
        return self._instead.get(kind, kind)

    def deck(self) -> tuple[type[Card], ...]:
        """Return every card of the ruleset as often as there are copies of it."""
        if self._deck is None:
            self._deck = tuple([kind for kind in self.cards for _ in range(kind.printed["copies"])])
        return self._deck

    def deck_of(self, sets: Iterable[Expansion]) -> tuple[type[Card], ...]:
        """Return every card as often as there are copies of it, without those of sets that are not among *sets*."""
        played = list(sets)
        out = {kind for one in self.sets if one not in played for kind in self.kinds(one.cards)}
        return tuple([kind for kind in self.deck() if kind not in out])

    def kinds(self, kinds: Iterable[type[Card]]) -> tuple[type[Card], ...]:
        """Return the classes that stand for printed cards here."""
        return tuple([self.kind(kind) for kind in kinds]) if self._instead else tuple(kinds)

    # ------------------------------------------------------------------------------------ own values

    def with_cards(self, values: Mapping[str, Mapping[str, Any]]) -> Ruleset:
        """Return this ruleset with other printed values for some cards: ``{"squire": {"might": 3}}``."""
        from .own_values import laid_over

        instead, own, others = laid_over(self, values)
        return Ruleset(self.game, instead=instead, own_cards=own, others=others, plain=self.plain, named=self.named)

    # ------------------------------------------------------------------------------------ expansions

    def with_sets(self, ids: Sequence[str]) -> Ruleset:
        """
        Return this ruleset with the expansions among some sets, which its matches are then begun with.

        For the same sets it is the same one.

        >>> import tabletop
        >>> tabletop.ruleset("smash-up").with_sets(["kitchen-garden"]).game.expansions
        (<expansion smash-up.kitchen-garden, revision 1>,)
        """
        plain, asked = self.plain, (named_expansions(self.plain.game, ids), tuple(ids))
        if asked not in plain._named:
            plain._named[asked] = Ruleset(plain.joined_with(asked[0]).game, plain=plain, named=ids)
        made = plain._named[asked]
        return made.with_cards(self.own_cards) if self.own_cards else made

    def joined_with(self, expansions: tuple[Expansion, ...]) -> Ruleset:
        """Return this ruleset with some expansions and no others, the same one for the same expansions."""
        if expansions == tuple(self.game.expansions):
            return self
        plain = self.plain
        if expansions and expansions not in plain._with:
            if len(expansions) > 1:
                check_together(plain.game, expansions)
            plain._with[expansions] = Ruleset(joined(plain.game, expansions), plain=plain)
        made = plain._with[expansions] if expansions else plain
        return made.with_cards(self.own_cards) if self.own_cards else made

    # ------------------------------------------------------------------------------------ for the table

    def could_lie(self, kind: type[Card], zone: ZoneKind) -> bool:
        """Say whether a printed card could lie in a zone: whether it is of the kind that the zone is declared for."""
        return zone not in self.kinds_in or issubclass(kind, self.kinds_in[zone])

    def layout(self, seats: int, kinds: Sequence[type[Card]], owners: Sequence[int]) -> Layout:
        """Return the layout for these cards, the same one for the same cards."""
        key = (seats, tuple(kinds), tuple(owners))
        layout = self._layouts.get(key)
        if layout is None:
            if len(self._layouts) >= LAYOUTS_KEPT:
                self._layouts.clear()
            layout = self._layouts[key] = Layout(self, seats, kinds, owners)
        return layout

    def places(self, seats: int, owners: tuple[int, ...], on_cards: OnCards) -> Places:
        """Return the places on a table whose cards are these owners', with such places on them: the same ones for the same."""
        key = seats, owners, on_cards
        places = self._places.get(key)
        if places is None:
            if len(self._places) >= LAYOUTS_KEPT:
                self._places.clear()
            places = self._places[key] = Places(self, seats, owners, on_cards)
        return places

    def abilities_on(self, layout: Layout) -> AbilityIndex:
        """Return which abilities listen for what on a table."""
        return AbilityIndex(layout)

    def declared(self, mark: str, on: Any) -> Declared:
        """Return whatever has abilities of a mark that are about *on*, with these abilities."""
        found = self._declared.get((mark, on))
        if found is None:
            found = self._declared[mark, on] = Declared(
                picked(self.cards, mark, on),
                picked(self.effects.values(), mark, on),
                tuple([(rule, one) for rule, some in picked(self.game.rules, mark, on).items() for one in some]),
            )
        return found

    def blank(self, seats: int) -> Snapshot:
        """Return a table for some seats before any set-up."""
        state = self._blank.get(seats)
        if state is None:
            state = self._blank[seats] = empty(self, seats)
        return state
