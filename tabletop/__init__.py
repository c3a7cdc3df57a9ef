"""Rules of tabletop games: play them, save them, look at them through any seat's eyes, and write your own."""

from typing import TYPE_CHECKING, Any

from ._abilities import activated, check, forbids, instead, modifies, permits, special, when
from ._answers import read_answer
from ._cards import Card, Player, origins
from ._decisions import CHANCE, Answer, Decision, Option
from ._effects import Effect, effect
from ._errors import (
    AnswerError,
    BadName,
    BadOption,
    BadRuleset,
    BadSeed,
    BrokenPromise,
    Diverged,
    ForeignSave,
    IllegalAnswer,
    ImpossibleSave,
    MalformedAnswer,
    MalformedSave,
    MissingExtra,
    NoSuchMoment,
    NoSuchSeat,
    NoSuchThing,
    NothingToDecide,
    RulesBug,
    RulesLoop,
    SaveError,
    SaveTooLarge,
    SetupError,
    StaleAnswer,
    TabletopError,
    UnknownFormat,
    UnknownGame,
    WrongSeat,
    WrongSeats,
)
from ._events import Drew, Event, LookedAt, Moved, Paid, Revealed, Rolled, Shuffled, event
from ._game import Game
from ._match import Match, load, new
from ._modifiers import Explanation, derived, permission, quantity, shown
from ._outcomes import Outcome
from ._places import EVERYBODY, NOBODY, OWNER, Pool, Supply, Zone, column, pool, supply, zone
from ._rules import Facts, facts
from ._rulesets import Ruleset, games, register, ruleset
from ._stack import Pending, Usable
from ._texts import Text

if TYPE_CHECKING:
    from ._views import EventView, View, fold, to_data, to_json

_LOOKING = {"EventView", "View", "fold", "to_data", "to_json"}


def __getattr__(name: str) -> Any:
    """Import what is for looking at matches only when somebody looks: rollouts never do."""
    if name in _LOOKING:
        from . import _views

        return getattr(_views, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "CHANCE",
    "EVERYBODY",
    "NOBODY",
    "OWNER",
    "Answer",
    "AnswerError",
    "BadName",
    "BadOption",
    "BadRuleset",
    "BadSeed",
    "BrokenPromise",
    "Card",
    "Decision",
    "Diverged",
    "Drew",
    "Effect",
    "Event",
    "EventView",
    "Explanation",
    "Facts",
    "ForeignSave",
    "Game",
    "IllegalAnswer",
    "ImpossibleSave",
    "LookedAt",
    "MalformedAnswer",
    "MalformedSave",
    "Match",
    "MissingExtra",
    "Moved",
    "NoSuchMoment",
    "NoSuchSeat",
    "NoSuchThing",
    "NothingToDecide",
    "Option",
    "Outcome",
    "Paid",
    "Pending",
    "Player",
    "Pool",
    "Revealed",
    "Rolled",
    "RulesBug",
    "RulesLoop",
    "Ruleset",
    "SaveError",
    "SaveTooLarge",
    "SetupError",
    "Shuffled",
    "StaleAnswer",
    "Supply",
    "TabletopError",
    "Text",
    "UnknownFormat",
    "UnknownGame",
    "Usable",
    "View",
    "WrongSeat",
    "WrongSeats",
    "Zone",
    "activated",
    "check",
    "column",
    "derived",
    "effect",
    "event",
    "facts",
    "fold",
    "forbids",
    "games",
    "instead",
    "load",
    "modifies",
    "new",
    "origins",
    "permission",
    "permits",
    "pool",
    "quantity",
    "read_answer",
    "register",
    "ruleset",
    "shown",
    "special",
    "supply",
    "to_data",
    "to_json",
    "when",
    "zone",
]
