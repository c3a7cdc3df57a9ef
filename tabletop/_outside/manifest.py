"""What a frontend has to know of a game before the first view: everything that can lie, be told, be asked and be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from tabletop._rules.registry import ruleset

from .manifest_entries import (
    BoardEntry,
    CardEntry,
    DecisionEntry,
    DeedEntry,
    EventEntry,
    OptionEntry,
    PlaceEntry,
    PropertyEntry,
    RefusedEntry,
    SupplyEntry,
    TeamsEntry,
    TextEntry,
    ThingEntry,
    TurnPhaseEntry,
)
from .manifest_parts import Gatherer
from .manifest_words import Speaker

if TYPE_CHECKING:
    from tabletop._play.game import Game
    from tabletop._rules.ruleset import Ruleset


@attrs.frozen(kw_only=True)
class Manifest:
    """
    What a frontend has to know of a game before the first view.

    >>> import tabletop
    >>> manifest = tabletop.manifest("leduc-poker")
    >>> [(place.holder, place.name, place.lying) for place in manifest.places]
    [('game', 'deck', 'deck'), ('game', 'board', 'pile'), ('game', 'box', 'heap'), ('player', 'hand', 'hand'), \
('player', 'stack', 'heap'), ('player', 'stake', 'heap')]
    """

    game: str
    title: str
    revision: int
    text: str
    seats: tuple[int, ...]
    places: tuple[PlaceEntry, ...]
    things: tuple[ThingEntry, ...]
    supplies: tuple[SupplyEntry, ...]
    properties: tuple[PropertyEntry, ...]
    phases: tuple[TurnPhaseEntry, ...]
    options: tuple[OptionEntry, ...]
    refused: tuple[RefusedEntry, ...]
    teams: tuple[TeamsEntry, ...]
    events: tuple[EventEntry, ...]
    decisions: tuple[DecisionEntry, ...]
    deeds: tuple[DeedEntry, ...]
    texts: tuple[TextEntry, ...]
    cards: tuple[CardEntry, ...]
    boards: tuple[BoardEntry, ...]


def manifest(game: str | type[Game] | Ruleset) -> Manifest:
    """
    Return what a frontend has to know of a game; :func:`tabletop.to_json` writes it.

    It rests on what the game declares and on the data of its :attr:`~tabletop.Game.looks`, and is the same every time.

    >>> import tabletop
    >>> court = tabletop.manifest("hedge-court")
    >>> [supply.words for supply in court.supplies], court.cards[0].name, court.options
    (['crown', 'laurel'], 'Squire', ())
    """
    rules = ruleset(game)
    found = Gatherer(rules)
    said = Speaker(rules, found)
    return Manifest(
        game=rules.name,
        title=rules.title,
        revision=rules.revision,
        text=rules.text,
        seats=rules.seats,
        places=found.places(),
        things=found.things(),
        supplies=found.supplies(),
        properties=found.properties(),
        phases=found.phases(),
        options=found.options(),
        refused=found.refused(),
        teams=found.teams(),
        events=said.events(),
        decisions=said.decisions(),
        deeds=said.deeds(),
        texts=said.texts(),
        cards=found.cards(),
        boards=found.boards(),
    )
