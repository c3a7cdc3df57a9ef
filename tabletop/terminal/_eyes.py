"""What one reader may be told, and what must stay behind the curtain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop import EVERYBODY, Card, NoSuchThing, to_data

from ._words import words

if TYPE_CHECKING:
    from tabletop import Match, Ruleset, View
    from tabletop._outside.views import CardView
    from tabletop._rules.explanations import Explanation

NOT_HERE = "tabletop.not-here"


def has_secrets(match: Match, seat: int | None, other: int) -> bool:
    """Say whether *seat* sees or was told anything that *other* does not, the other way round, or soon could."""
    if could_hide(match.ruleset) or shared_part(match.view(seat)) != shared_part(match.view(other)):
        return True
    told = [[event.text.english for event in match.events(reader)] for reader in (seat, other)]
    return told[0] != told[1]


def could_hide(rules: Ruleset) -> bool:
    """Say whether a game has anything that some seats see and others may not: cards, or hidden pools."""
    game = rules.game
    pools = (*game.pool_kinds, *game.player_class.pool_kinds)
    return bool(rules.cards) or any(kind.sees is not EVERYBODY for kind in pools)


def shared_part(view: View) -> Any:
    """Return what a reader sees, without what is each reader's own by nature: ids and decisions."""
    return without_ids({**to_data(view), "seat": None, "decision": None})


def without_ids(data: Any) -> Any:
    """Return data of a view without the ids of cards, which are other ones for each reader."""
    if isinstance(data, dict):
        hidden = {"id", "card", "source"} | ({"place"} if data.get("holder") == "card" else set())
        return {name: without_ids(part) for name, part in data.items() if name not in hidden}
    return [without_ids(part) for part in data] if isinstance(data, list) else data


def reasons_for(match: Match, view: View, card: CardView) -> list[str]:
    """Say why the numbers of a card are what they are, and why it can't be chosen if the game gives a reason."""
    found = []
    if card.id is not None:
        for name in card.values:
            try:
                explanation = match.explain(card.id, name, seat=view.seat)
            except NoSuchThing:
                continue
            if len(explanation.reasons) > 1:
                found.append(f"{words(name)}: {explained(explanation, view)}")
    decision = view.decision
    offered = decision is None or any(card.id in option.cards for option in decision.options)
    if not offered and card.name is not None:
        reason = match.why_not(card.name)
        if reason is not None and reason.key != NOT_HERE:
            found.append(f"not now: {reason}")
    return found


def explained(explanation: Explanation, view: View) -> str:
    """Put an explanation into words, naming only cards that the reader sees."""
    seen = {card.name for card in view.cards.values()}
    said = []
    for reason in explanation.reasons:
        cards = [value for value in reason.source.arguments.values() if isinstance(value, Card)]
        hidden = any(card.name not in seen for card in cards)
        said.append(f"{'a card' if hidden else reason.source} {reason.layer} {reason.amount}")
    return ", ".join(said)


def why_nots(match: Match, view: View) -> list[tuple[str, str]]:
    """List the cards that the reader sees and can't choose now for a reason that the game gives."""
    found: dict[str, str] = {}
    for card in view.cards.values():
        if card.name is not None and card.name not in found:
            reason = match.why_not(card.name)
            if reason is not None and reason.key != NOT_HERE:
                found[card.name] = str(reason)
    return list(found.items())
