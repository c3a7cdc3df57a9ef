"""The game of Smash Up, put together from its rooms: each is a module beside this one."""

from __future__ import annotations

from collections.abc import Iterable

from . import bases, factions, titans
from ._boxes import CORE_SET, OOPS_YOU_DID_IT_AGAIN
from ._burying import Burying, UncoverOne
from ._cards import Base, SmashCard
from ._draft import SettingUp
from ._duels import Duels
from ._effects import (
    BASE_SCORED,
    END_OF_PLAYING,
    END_OF_THAT_TURN,
    END_OF_TURN,
    END_OF_YOUR_TURN,
    START_OF_YOUR_TURN,
    BreakpointChanged,
    ExtraAction,
    ExtraMinion,
    Strengthened,
    Unaffected,
)
from ._factions import SmashUpSet
from ._looks import LOOKS
from ._table import CountersGivePower
from ._titans import TitansClash


class SmashUp(SettingUp, Duels, Burying):
    """
    Shuffle two factions into one deck and smash bases: whoever has the most power there when one breaks scores the most.

    A turn has five phases: what happens at its start; playing up to one minion and one action; scoring the bases
    whose breakpoint is reached; drawing two cards; what happens at its end.
    Who has the most victory points at the end of a turn, and at least fifteen, wins.
    """

    id = "smash-up"
    title = "Smash Up"
    revision = 2
    looks = LOOKS
    seats = (2, 3, 4)
    own_sets = (OOPS_YOU_DID_IT_AGAIN, CORE_SET)
    expansion_class = SmashUpSet
    cards = (*factions.CARDS, *bases.CARDS, *titans.CARDS)
    effects = (
        Strengthened, Unaffected, BreakpointChanged, ExtraMinion, ExtraAction,
        *factions.EFFECTS, *bases.EFFECTS, *titans.EFFECTS,
    )  # fmt: skip
    rules = (CountersGivePower, UncoverOne, TitansClash)
    durations = (END_OF_TURN, END_OF_YOUR_TURN, START_OF_YOUR_TURN, END_OF_PLAYING, END_OF_THAT_TURN, BASE_SCORED)

    def invariants(self) -> Iterable[tuple[str, bool]]:
        """What must be true of every table of this game."""
        lying = [card for card in self.in_play(SmashCard) if not isinstance(card, Base)]
        titans = [titan.controller for base in self.bases for titan in base.titans]
        yield (
            "all that lies on a base or a minion lies on one that is in play",
            all(card.host.in_play for card in lying),
        )
        yield (
            "what lies face down is buried",
            all(card.face_up or card in card.base.buried for card in lying),
        )
        yield "nobody has more than one titan in play", all(titans.count(player) <= 1 for player in self.players)
