"""Rules of tabletop games: play them, save them, look at them through any seat's eyes, and write your own."""

from typing import TYPE_CHECKING, Any

from ._base.errors import (
    AnswerError,
    BadDice,
    BadExpansion,
    BadName,
    BadOption,
    BadRuleset,
    BadSeed,
    BrokenInvariant,
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
    NothingToUndo,
    NotPortable,
    ReentrantUse,
    RulesBug,
    RulesLoop,
    SaveError,
    SaveTooLarge,
    SetupError,
    StaleAnswer,
    TableBranched,
    TabletopError,
    UnknownFormat,
    UnknownGame,
    WrongSeat,
    WrongSeats,
)
from ._base.texts import Text
from ._outside.match import Match
from ._outside.matches import load, load_sequential, new
from ._play.decisions import CHANCE, Answer, Decision, Option, Sealed, read_answer
from ._play.deeds import Deed, deed
from ._play.game import Game
from ._play.pointing import Spot
from ._play.stack import Pending, Usable
from ._rules.abilities import activated, forbids, instead, modifies, permits, reaction, state_based, when
from ._rules.cards import Card, origins
from ._rules.computed import Relation, cached, displayed, permission, quantity, relation
from ._rules.effects import Effect, Rule, effect
from ._rules.events import (
    Discarded,
    Drew,
    Event,
    LookedAt,
    Moved,
    Paid,
    Played,
    Revealed,
    Rolled,
    SetOff,
    Shuffled,
    Sold,
    Stolen,
    Used,
    event,
    words_of,
)
from ._rules.expansions import Expansion, chosen_sets
from ._rules.facts import Facts, fact, facts, starting_seat
from ._rules.outcomes import Outcome
from ._rules.phases import PhaseFacts, phase
from ._rules.players import CardPlayer, Player
from ._rules.registry import expansions, games, register, register_expansion, ruleset
from ._rules.ruleset import Ruleset
from ._rules.settling import Agenda, ByResolution, Nested, NewestFirst, Ordering
from ._rules.zones import Pool, Zone
from ._table.places import EVERYBODY, NOBODY, OWNER, Supply, ZoneOf, column, pool, supply, zone

if TYPE_CHECKING:
    from ._outside.happenings import EventView, fold
    from ._outside.manifest import Manifest, manifest
    from ._outside.option_keys import option_keys
    from ._outside.views import View, to_data, to_json
    from ._rules.appearance import Appearance, Board, Form, Refused, Shape, Teams
    from ._rules.explanations import Explanation

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Import what is not needed to play only when somebody asks for it, and keep it: rollouts never do."""
        if name in {"View", "to_data", "to_json"}:
            from ._outside import views as module
        elif name in {"EventView", "fold"}:
            from ._outside import happenings as module
        elif name in {"Manifest", "manifest"}:
            from ._outside import manifest as module
        elif name == "option_keys":
            from ._outside import option_keys as module
        elif name in {"Appearance", "Board", "Form", "Refused", "Shape", "Teams"}:
            from ._rules import appearance as module
        elif name == "Explanation":
            from ._rules import explanations as module
        else:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(module, name)
        return found


__all__ = [
    "CHANCE",
    "EVERYBODY",
    "NOBODY",
    "OWNER",
    "Agenda",
    "Answer",
    "AnswerError",
    "Appearance",
    "BadDice",
    "BadExpansion",
    "BadName",
    "BadOption",
    "BadRuleset",
    "BadSeed",
    "Board",
    "BrokenInvariant",
    "ByResolution",
    "Card",
    "CardPlayer",
    "Decision",
    "Deed",
    "Discarded",
    "Diverged",
    "Drew",
    "Effect",
    "Event",
    "EventView",
    "Expansion",
    "Explanation",
    "Facts",
    "ForeignSave",
    "Form",
    "Game",
    "IllegalAnswer",
    "ImpossibleSave",
    "LookedAt",
    "MalformedAnswer",
    "MalformedSave",
    "Manifest",
    "Match",
    "MissingExtra",
    "Moved",
    "Nested",
    "NewestFirst",
    "NoSuchMoment",
    "NoSuchSeat",
    "NoSuchThing",
    "NotPortable",
    "NothingToDecide",
    "NothingToUndo",
    "Option",
    "Ordering",
    "Outcome",
    "Paid",
    "Pending",
    "PhaseFacts",
    "Played",
    "Player",
    "Pool",
    "ReentrantUse",
    "Refused",
    "Relation",
    "Revealed",
    "Rolled",
    "Rule",
    "RulesBug",
    "RulesLoop",
    "Ruleset",
    "SaveError",
    "SaveTooLarge",
    "Sealed",
    "SetOff",
    "SetupError",
    "Shape",
    "Shuffled",
    "Sold",
    "Spot",
    "StaleAnswer",
    "Stolen",
    "Supply",
    "TableBranched",
    "TabletopError",
    "Teams",
    "Text",
    "UnknownFormat",
    "UnknownGame",
    "Usable",
    "Used",
    "View",
    "WrongSeat",
    "WrongSeats",
    "Zone",
    "ZoneOf",
    "activated",
    "cached",
    "chosen_sets",
    "column",
    "deed",
    "displayed",
    "effect",
    "event",
    "expansions",
    "fact",
    "facts",
    "fold",
    "forbids",
    "games",
    "instead",
    "load",
    "load_sequential",
    "manifest",
    "modifies",
    "new",
    "option_keys",
    "origins",
    "permission",
    "permits",
    "phase",
    "pool",
    "quantity",
    "reaction",
    "read_answer",
    "register",
    "register_expansion",
    "relation",
    "ruleset",
    "starting_seat",
    "state_based",
    "supply",
    "to_data",
    "to_json",
    "when",
    "words_of",
    "zone",
]
