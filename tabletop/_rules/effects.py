"""What is at work beside cards: rules all the time, and lasting effects for a while, as "until the end of the turn"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, TypeVar, cast, dataclass_transform

import attrs

from tabletop._base.texts import key_of, slug, spaced
from tabletop._table.layout import NOBODYS

from .abilities import Ability, abilities_of
from .made import refuse_to_be

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop._play.game import Game

    from .cards import Card
    from .players import Player


T = TypeVar("T", bound="Effect")
#: A field in the text of an effect, perhaps a number with its sign.
FIELD: Final = r"\{(\w+)(:\+)?\}"


class CardRef(NamedTuple):
    """A card as plain values: its row, and which of its lives is meant."""

    row: int
    incarnation: int


class PlayerRef(NamedTuple):
    """A player as a plain value."""

    seat: int


class Lasting(NamedTuple):
    """A lasting effect as it lies on the table."""

    number: int
    kind: type[Effect]
    fields: tuple[Any, ...]
    until: str
    source: CardRef | None
    controller: int


class Effect:
    """
    A lasting effect, made under :func:`effect` with fields and abilities of its own.

    Fields may be cards, players, numbers, words, truths and tuples of these.
    The docstring is its text, with fields in braces: ``{less}``, or ``{less:+}`` for a number with its sign.

    >>> from tabletop import modifies
    >>> from tabletop_hedge_court import Folk
    >>> @effect
    ... class Feared(Effect):
    ...     "All folk have {less} less might."
    ...     less: int
    ...     @modifies(Folk.might)
    ...     def frighten(self, folk):
    ...         return -self.less
    """

    #: The decorator that makes a class of these, and what an author writes of what stands here.
    made_under: ClassVar[str] = "effect"
    _hooks: ClassVar[tuple[str, ...]] = ("name", "told")
    abilities: ClassVar[tuple[Ability, ...]] = ()
    #: What log and stack call it: made from the name of its class.
    name: ClassVar[str] = ""
    #: The names that stand in its body.
    written: ClassVar[tuple[str, ...]] = ()
    #: The names of its fields.
    made_of: ClassVar[tuple[str, ...]] = ()
    #: Set while the effect is on a table.
    game: Game
    number: int = 0
    until: str = ""
    #: The card that began it, if one did.
    source: Card | None = None
    controller: Any = None

    if not TYPE_CHECKING:  # the decorator makes another one
        __init__ = refuse_to_be

    def __str__(self) -> str:
        return type(self).name

    @classmethod
    def told(cls, *fields: Any) -> str:
        """Return its text for people, with fields in braces: the docstring, unless it takes other words by its *fields*."""
        return text_of(cls)


@dataclass_transform(eq_default=False)
def effect(cls: type[T]) -> type[T]:
    """
    Make a class of :class:`Effect` with the annotated fields.

    >>> @effect
    ... class Blessed(Effect):
    ...     "Somebody is blessed."
    ...     times: int
    >>> Blessed(3).times
    3
    """
    written = tuple(vars(cls))
    made = attrs.define(slots=False, eq=False)(cls)
    made.written = (*written, *vars(cls).get("__annotations__", ()))
    made.abilities = abilities_of(made)
    made.made_of = tuple([field.name for field in attrs.fields(cast("Any", made))])
    if "name" not in vars(made):
        made.name = spaced(made.__name__)
    return made


@effect
class DoneOnce(Effect):
    """A player has done what can be done only once for a while."""

    player: Player
    what: str

    @classmethod
    def told(cls, *fields: Any) -> str:
        """Say what has been done."""
        return "Done once: {what}."


def plain(value: Any) -> Any:
    """Turn handles into plain values that a table may hold."""
    if isinstance(value, tuple | list):
        return tuple([plain(part) for part in value])
    to_ref = getattr(value, "ref", None)
    return value if to_ref is None else to_ref


def live(game: Game, value: Any) -> Any:
    """Turn plain values back into handles on *game*."""
    if isinstance(value, CardRef):
        return game.card(value)
    if isinstance(value, PlayerRef):
        return game.players[value.seat]
    if isinstance(value, tuple):
        return tuple([live(game, part) for part in value])
    return value


def alive(game: Game, lasting: Lasting) -> Effect:
    """Make the effect that a table holds work on *game*."""
    made = lasting.kind(*live(game, lasting.fields))
    made.game = game
    made.number = lasting.number
    made.until = lasting.until
    made.source = None if lasting.source is None else game.card(lasting.source)
    made.controller = None if lasting.controller == NOBODYS else game.players[lasting.controller]
    return made


def fields_of(lasting_effect: Effect) -> tuple[Any, ...]:
    """Return the declared fields of an effect as plain values."""
    return tuple([plain(getattr(lasting_effect, name)) for name in lasting_effect.made_of])


def key_of_effect(kind: type[Effect], *fields: Any) -> str:
    """Return the key of the text of an effect: that of its class, or of the words that it takes instead."""
    words = kind.told(*fields)
    return key_of(kind) if words == text_of(kind) else slug(words)


def text_of(kind: type[Effect]) -> str:
    """Return the docstring of an effect on one line."""
    return " ".join((kind.__doc__ or "").split())


def fields_in(game: Game, lasting: Lasting) -> dict[str, Any]:
    """Return the fields of a lasting effect by their names."""
    return dict(zip(field_names(lasting.kind), live(game, lasting.fields), strict=True))


def fields_told(game: Game, lasting: Lasting) -> dict[str, Any]:
    """Return the fields that stand in the text of a lasting effect."""
    told = {name for name, _ in re.findall(FIELD, lasting.kind.told(*lasting.fields))}
    return {name: value for name, value in fields_in(game, lasting).items() if name in told}


def in_words(game: Game, lasting: Lasting, name: Callable[[Any], str]) -> str:
    """Return the text of a lasting effect with its fields in it, as somebody calls them who has a *name* for everything."""
    values = fields_in(game, lasting)

    def word(found: re.Match[str]) -> str:
        value = values.get(found[1], found)
        return found[0] if value is found else f"{value:+}" if found[2] and type(value) is int else name(value)

    return re.sub(FIELD, word, lasting.kind.told(*lasting.fields))


def field_names(kind: type[Effect]) -> tuple[str, ...]:
    """Return the names of the fields of an effect."""
    return kind.made_of


def owner_of(player: Player | None) -> int:
    """Return a player's seat, or the number of nobody."""
    return NOBODYS if player is None else player.seat


class Rule:
    """
    A rule with abilities of its own: a class with marked methods, listed as one of a game's :attr:`Game.rules`.

    The docstring is its text. An ability of a rule is controlled by whoever is active.

    >>> from tabletop import Rule, modifies
    >>> from tabletop_hedge_court import Folk
    >>> class LaurelsAddMight(Rule):
    ...     "Every laurel on folk at court adds one to their might."
    ...     @modifies(Folk.might)
    ...     def crown(self, folk):
    ...         return folk.laurels[self.game.LAUREL]
    """

    abilities: ClassVar[tuple[Ability, ...]] = ()
    #: The names that stand in its body.
    written: ClassVar[tuple[str, ...]] = ()
    #: Under what it is remembered whether its abilities apply.
    key: ClassVar[int] = -1
    game: Game

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.written = tuple(vars(cls))
        cls.abilities = abilities_of(cls)

    def __init__(self, game: Any) -> None:
        self.game = game

    @property
    def controller(self) -> Any:
        """Whoever is active."""
        return self.game.active

    @property
    def name(self) -> str:
        """What log and stack call the rules."""
        return self.game.title

    def __str__(self) -> str:
        return self.name
