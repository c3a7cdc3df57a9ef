"""Why something is not on offer, for what a client can point at or put into words."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from tabletop._base.texts import Text
from tabletop._play.decisions import CHANCE, NOT_HERE, label_for
from tabletop._play.deeds import Deed
from tabletop._play.pointing import targets_of
from tabletop._play.stack import Usable
from tabletop._rules.cards import Card
from tabletop._rules.catalogue import kind_name, spaced_words
from tabletop._rules.players import Player

from .reader import Reader

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tabletop._play.decisions import Decision
    from tabletop._play.game import Game


#: How many letters the id of a card has.
LENGTH_OF_ID: Final = 12
#: No more cards are named.
NAMED_AT_MOST: Final = 5
#: No more of what is asked about is compared with the options.
LONGEST: Final = 100


def why_not(game: Game, decision: Decision, wanted: object) -> Text | None:
    """Say why something is not on offer; None if it is. Cards go by the ids that the seat sees which decides."""
    reader = Reader(game, None if decision.seat == CHANCE else decision.seat)
    meant = card_meant(reader, wanted)
    reason = decision.why_not(meant)
    if reason is not NOT_HERE or decision.seat == CHANCE:
        return reason
    for usable in used_up(reader, decision):
        if meant in usable.cards or str(label_for(usable, decision.seat)) == wanted:
            return Text(
                "tabletop.used-up", "{ability} has been used this turn.", ability=usable.label_for(decision.seat)
            )
    if isinstance(meant, Card):
        return unlike_the_others(reader, decision, meant) or NOT_HERE
    labels = [option.label for option in decision.options]
    for words in get_close_matches(meant[:LONGEST], labels, 1) if isinstance(meant, str) else ():
        return Text(
            "tabletop.did-you-mean", "Nothing like that could be chosen here; did you mean {option}?", option=words
        )
    return NOT_HERE


def card_meant(reader: Reader, wanted: object) -> Any:
    """Return the card that goes by an id among what a reader sees, or else what was given."""
    if isinstance(wanted, str) and len(wanted) == LENGTH_OF_ID:
        for row in range(len(reader.layout.kinds)):
            if reader.id(row) == wanted:
                return reader.game.card_at(row)
    return wanted


def unlike_the_others(reader: Reader, decision: Decision, card: Card) -> Text | None:
    """Say in what a card differs from all that are on offer: where it lies, its kind, whose it is, or else which they are."""
    targets = [one for thing in decision.options.things for one in targets_of(thing)]
    there = [one for one in targets if isinstance(one, Card)]
    if not there:
        return no_card([one for one in targets if isinstance(one, Player)])
    if not all(reader.knows(one.row) for one in there):
        return None
    looks, places = reader.game.looks, list(dict.fromkeys([one.zone.kind for one in there]))
    if card.zone.kind not in places:
        words = [looks.words.get(f"{place.holder}.{place.name}", spaced_words(place.name)) for place in places]
        return Text("tabletop.only-there", "Only what lies here can be chosen: {places}.", places=in_words(words))
    kinds = list(dict.fromkeys([kind_name(type(one)) for one in there]))
    if reader.knows(card.row) and kind_name(type(card)) not in kinds:
        words = [with_article(looks.words.get(f"thing.{kind}", kind)) for kind in kinds]
        return Text("tabletop.only-such", "Only {kinds} can be chosen here.", kinds=in_words(words))
    owners = list(dict.fromkeys([one.controller for one in there]))
    if card.controller not in owners and None not in owners:
        names = [owner.name for owner in owners]
        return Text("tabletop.only-theirs", "Only cards of {players} can be chosen here.", players=in_words(names))
    names = list(dict.fromkeys([one.name for one in there]))
    if len(names) > NAMED_AT_MOST or (reader.knows(card.row) and card.name in names):
        return None
    return Text("tabletop.only-these", "Only {cards} can be chosen here.", cards=in_words(names))


def no_card(players: Iterable[Player]) -> Text:
    """Say that no card is on offer, but perhaps some players."""
    names = list(dict.fromkeys([player.name for player in players]))
    if not names:
        return Text("tabletop.no-card", "No card can be chosen here.")
    return Text("tabletop.only-players", "Only players can be chosen here: {players}.", players=in_words(names))


def with_article(words: str) -> str:
    """Return words for a kind of thing as one of them."""
    return f"{'an' if words[0].lower() in 'aeiou' else 'a'} {words}"


def in_words(parts: Iterable[str]) -> str:
    """Return words as a list of which one is meant."""
    *others, last = parts
    return f"{', '.join(others)} or {last}" if others else last


def used_up(reader: Reader, decision: Decision) -> Iterator[Usable]:
    """Go through the abilities that the seat has used up which is asked what it does now."""
    if not any(isinstance(thing, Deed) for thing in decision.options.things):
        return
    for row, used in enumerate(reader.columns["used"]):
        card = reader.game.card_at(row) if used and reader.knows(row) else None
        if card is not None and card.controller == reader.game.players[decision.seat]:
            for ability in card.abilities:
                if ability.mark == "activated" and used & ability.bit:
                    yield Usable(card, ability)
