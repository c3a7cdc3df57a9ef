"""How well a Villain stands, for bots: what all Villains have and all dislike, in points; each adds what its Objective needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ._cards import Item

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from tabletop.games.villainous._cards import Character, VillainousCard

    from ._crises import Crisis
    from ._players import MarvelVillain

#: What everybody has: so much that it counts alike whether one gains anything, or another loses as much.
OF_BEING_THERE: Final = 1_000
#: What one of each is worth: a step of an Objective is worth a hundred and more.
OF_POWER: Final = 4
OF_EXTRA_CARD: Final = 3
OF_CLOGGING_CARD: Final = -3
OF_IDLE_CARD: Final = -4
OF_ALLY: Final = 2
OF_STRENGTH: Final = 4
OF_COVERED_SYMBOL: Final = -12
OF_CRISIS: Final = -40
#: An Event where nearly enough Allies are.
OF_ASSAULT: Final = 28
#: Who is on the top side of the own Domain, and each Strength of theirs.
OF_INTRUDER: Final = -22
OF_THEIR_STRENGTH: Final = -2
OF_SPECIALTY: Final = 16
OF_ITEM: Final = 8
#: An open symbol with which something can be done in the own turn; one that gains Power is worth a part of that.
OF_OPEN: Final = {"vanquish": 8, "play": 8, "activate": 8, "fate": 4, "relocate": 3, "discard": 2}
PART_OF_GAIN: Final = 0.75
#: More Power than this is worth little: it is there to be spent.
PLENTY: Final = 10
#: The first few Power are worth more: without any there is nothing to be done.
OF_FIRST_POWER: Final = 2
FEW: Final = 3


def belongings(you: MarvelVillain) -> int:
    """Say what a Villain has: Power, cards in hand, Allies, less what Heroes and Events do to it."""
    troubles = hindrances(you) + intruders(you) + assaults(you) + fears(you)
    return OF_BEING_THERE + money(you) + hand(you) + allies(you) + troubles + prospects(you)


def money(you: MarvelVillain) -> int:
    """Say what Power is worth."""
    return worth_of_power(you.power)


def worth_of_power(power: int) -> int:
    """
    Say what so much Power is worth: the first few more, and what is beyond plenty one point apiece.

    >>> worth_of_power(1), worth_of_power(4), worth_of_power(11)
    (6, 22, 47)
    """
    return OF_FIRST_POWER * min(power, FEW) + OF_POWER * min(power, PLENTY) + max(0, power - PLENTY)


def hand(you: MarvelVillain) -> int:
    """Say what a hand is worth: as it is filled up anyway, cards beyond its size count, and those that nothing can be done with."""
    return OF_EXTRA_CARD * max(0, len(you.hand) - you.hand_size) + OF_IDLE_CARD * len(idle_cards(you))


def idle_cards(you: MarvelVillain) -> list[VillainousCard]:
    """List the cards in hand with which nothing can be done now."""
    return [card for card in you.hand if you.game.why_not_play(you, card, free=True) is not None]


def hopes(you: MarvelVillain, cards: Collection[VillainousCard], of_cards: Mapping[str, int]) -> int:
    """
    Say what some cards in hand are worth: those that are not named are in the way of others,
    and so are all but the best one of those with which nothing can be done now.
    """
    idle = idle_cards(you)
    waiting = sorted([of_cards.get(card.id, OF_CLOGGING_CARD) for card in cards if card in idle])
    able = [of_cards.get(card.id, OF_CLOGGING_CARD) for card in cards if card not in idle]
    return sum(able) + sum(waiting[-1:]) + OF_CLOGGING_CARD * len(waiting[:-1])


def allies(you: MarvelVillain) -> int:
    """Say what Allies are worth, wherever they are."""
    return sum([OF_ALLY + OF_STRENGTH * ally.strength for ally in you.all_allies])


def hindrances(you: MarvelVillain) -> int:
    """Say what it costs that symbols are covered, and that Events lie above the Domain."""
    covered = sum([1 for place in you.places for symbol in place.symbols if symbol.is_covered])
    return OF_COVERED_SYMBOL * covered + OF_CRISIS * sum([crisis.menace_to(you) for crisis in you.crises])


def intruders(you: MarvelVillain) -> int:
    """Say what it costs that Heroes and Allies of others are there."""
    return sum([OF_INTRUDER + OF_THEIR_STRENGTH * one.strength for one in you.opposing])


def assaults(you: MarvelVillain) -> int:
    """Say how near the ends of Events are to which a Villain has sent Allies."""
    return sum([share_of(crisis, you) for crisis in you.game.crises_for(you)])


def share_of(crisis: Crisis, you: MarvelVillain) -> int:
    """Say what a Villain's Allies at an Event are worth there, by how much of what it takes they are."""
    needed = max(1, crisis.requirement)
    sent = sum([ally.strength for ally in crisis.front if ally.controller == you])
    return OF_ASSAULT * crisis.menace_to(you) * min(needed, sent) // needed


def fears(you: MarvelVillain) -> int:
    """Say what Events will cost at the start of the next turn: otherwise others would end theirs early, to see it happen."""
    return 0 if you.game.active == you else -sum([crisis.toll for crisis in (*you.game.crises, *you.crises)])


def prospects(you: MarvelVillain) -> int:
    """Say what can still be done in a turn of one's own with the symbols where the mover is."""
    game = you.game
    if game.active != you:
        return 0
    usable = [one for one in game.symbols_of(you) if one.is_open and game.why_no_action(you, one.kind) is None]
    return sum([OF_OPEN[one.kind] if one.kind in OF_OPEN else worth_of_gain(you, one.amount) for one in usable])


def worth_of_gain(you: MarvelVillain, amount: int) -> int:
    """Say what it is worth that so much Power can still be gained: less than to have it, or nobody would take it."""
    return int(PART_OF_GAIN * (worth_of_power(you.power + amount) - worth_of_power(you.power)))


def equipment(you: MarvelVillain) -> int:
    """Say what Specialties and Items are worth that a Villain has in the own Domain: for those who need them."""
    return OF_SPECIALTY * len(you.specialties) + OF_ITEM * len(you.own(Item))


def can_use(you: MarvelVillain, kind: str) -> bool:
    """Say whether a Villain stands where a symbol of a kind is open, and could do something with it."""
    spot = you.spot
    if spot is None or not [symbol for symbol in spot.symbols if symbol.kind == kind and symbol.is_open]:
        return False
    return you.game.why_no_action(you, kind) is None


def has_open(you: MarvelVillain, kind: str) -> bool:
    """Say whether a Villain stands where a symbol of a kind is open."""
    return any(symbol.kind == kind and symbol.is_open for symbol in you.game.symbols_of(you))


def reach(you: MarvelVillain, targets: Iterable[Character], of_one: int) -> int:
    """Say what some characters are worth whom the Villain's Allies beside them could vanquish: the more, the nearer they are."""
    left: dict[Any, int] = {place: sum([ally.strength for ally in you.allies_at(place)]) for place in you.locations}
    worth = 0
    for target in sorted(targets, key=lambda target: target.strength):
        near = left.get(target.spot, 0)
        is_enough = near >= max(1, target.strength)
        worth += of_one if is_enough else of_one * near // (target.strength + 1)
        left[target.spot] = near - min(near, target.strength)
    return worth
