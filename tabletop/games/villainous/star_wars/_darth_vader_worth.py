"""How well Darth Vader stands, for bots: Luke and the Emperor above all, then what may bring them where they should be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop.games.villainous._cards import Hero

from ._ambition import AMBITION

if TYPE_CHECKING:
    from tabletop.games.villainous._places import Place

    from ._cards import Ally
    from ._players import DarkSideVillain
    from .darth_vader import LukeSkywalkerTile

#: What takes part in the Objective: Luke on his conflicted side, each location that he is nearer to the Throne Room, the
#: Emperor in play, and there; that only the mover is missing; that nothing is.
OF_CONFLICT: Final = 60
OF_STEP: Final = 20
OF_EMPEROR: Final = 35
OF_EMPEROR_AT_THE_THRONE: Final = 20
OF_MOMENT: Final = 60
OF_LAST_STEP: Final = 200
#: A Hero beside focused Luke whom the Allies there could defeat.
OF_PREY: Final = 20
#: Ambition that is still needed, and any more of it; Credits to be spent, and any more of them.
OF_NEEDED_AMBITION: Final = 8
OF_MORE_AMBITION: Final = 2
OF_CREDIT: Final = 3
OF_MORE_CREDITS: Final = 1
PLENTY: Final = 6
LAST_PRICE: Final = 6
#: What lies on the board, and is in the way there.
OF_ALLY: Final = 3
OF_STRENGTH: Final = 4
OF_VEHICLE: Final = 12
OF_SYMBOL: Final = 3
OF_HAND_SIZE: Final = 6
OF_HERO: Final = 6
OF_COVERED_PLACE: Final = 10
OF_LOOSE_REBEL: Final = 15
OF_RESTRICTION: Final = 40
#: What cards in hand are worth while they are of use, by id; otherwise each is in the way of another.
HOPES: Final = {
    "emperor_palpatine": 15,
    "the_emperor_commands_it": 15,
    "i_am_your_father": 10,
    "lured_into_a_trap": 6,
    "bring_him_before_me": 6,
    "apology_accepted": 4,
    "the_circle_is_now_complete": 3,
}
OF_CLOGGING_CARD: Final = -3


def standing(you: DarkSideVillain, luke: LukeSkywalkerTile, emperor: Ally | None) -> int:
    """Say how near Luke's fall is, and what there is to bring it about."""
    distance = steps_left(you, luke.spot)
    quest = worth_of_quest(you, luke, emperor, distance)
    return (
        quest + money(you, needed_ambition(luke, emperor, distance)) + board(you) + hand(you, luke, emperor, distance)
    )


def steps_left(you: DarkSideVillain, place: Place | None) -> int:
    """Say how many locations lie between a place and the Throne Room, which is the last of them."""
    return len(you.locations) - 1 - you.locations.index(place) if place in you.locations else 0


# ------------------------------------------------------------------------------------------------ the Objective


def worth_of_quest(you: DarkSideVillain, luke: LukeSkywalkerTile, emperor: Ally | None, distance: int) -> int:
    """Say what is reached of the Objective."""
    worth = OF_CONFLICT * luke.conflicted - OF_STEP * distance + (0 if luke.conflicted else prey(you, luke.spot))
    if emperor is not None:
        worth += OF_EMPEROR + OF_EMPEROR_AT_THE_THRONE * (steps_left(you, emperor.spot) == 0)
    ready = luke.conflicted and distance == 0 and emperor is not None and emperor.spot == luke.spot
    return worth + (moment(you, luke.spot) if ready else 0)


def moment(you: DarkSideVillain, throne: Place | None) -> int:
    """Say whether the mover comes at the right moment: with enough Ambition, and not before."""
    if you.spot != throne:
        return OF_MOMENT
    return OF_LAST_STEP if you.ambition >= LAST_PRICE and can_use(you, AMBITION) else 0


def prey(you: DarkSideVillain, place: Place | None) -> int:
    """Say whether the Allies at a place could defeat a Hero there."""
    strength = sum([ally.strength for ally in you.allies_at(place)])
    return OF_PREY if [hero for hero in you.heroes_at(place) if hero.strength <= strength] else 0


def needed_ambition(luke: LukeSkywalkerTile, emperor: Ally | None, distance: int) -> int:
    """Say how much Ambition is still to be spent."""
    return LAST_PRICE + 3 * (not luke.conflicted) + distance + 4 * (emperor is None)


# ------------------------------------------------------------------------------------------------ means


def money(you: DarkSideVillain, needed: int) -> int:
    """Say what Ambition and Credits are worth: as much as is needed, and less for more than that."""
    ambition = OF_NEEDED_AMBITION * min(you.ambition, needed) + OF_MORE_AMBITION * max(0, you.ambition - needed)
    return ambition + OF_CREDIT * min(you.credits, PLENTY) + OF_MORE_CREDITS * max(0, you.credits - PLENTY)


def board(you: DarkSideVillain) -> int:
    """Say what Allies, ships and open symbols are worth, less what Heroes do to them."""
    allies = sum([OF_ALLY + OF_STRENGTH * ally.strength for ally in you.allies])
    symbols = [] if you.spot is None else [symbol for symbol in you.spot.symbols if can_use(you, symbol.kind)]
    return allies + OF_VEHICLE * len(you.free_vehicles) + OF_SYMBOL * len(symbols) - troubles(you)


def troubles(you: DarkSideVillain) -> int:
    """Say how Heroes, loose Hero Vehicles and Restrictions are in the way."""
    heroes = sum([OF_HERO + OF_STRENGTH * hero.strength for hero in you.heroes])
    covered = len([place for place in you.locations if [card for card in place.top if isinstance(card, Hero)]])
    deep = OF_LOOSE_REBEL * len(you.rebels) + OF_RESTRICTION * len(you.mover.attached)
    return heroes + OF_COVERED_PLACE * covered + deep


def hand(you: DarkSideVillain, luke: LukeSkywalkerTile, emperor: Ally | None, distance: int) -> int:
    """Say what the hand is worth: its size, and the cards that wait for their moment."""
    useless = {"i_am_your_father"} if luke.conflicted else set()
    if emperor is not None:
        useless.add("the_emperor_commands_it")
    if distance == 0:
        useless.update({"lured_into_a_trap", "bring_him_before_me"})
    worth = [OF_CLOGGING_CARD if card.id in useless else HOPES.get(card.id, 0) for card in you.hand]
    return OF_HAND_SIZE * you.hand_size + sum(worth)


def can_use(you: DarkSideVillain, kind: str) -> bool:
    """Say whether an open symbol of a kind is where the mover is, and something could be done with it."""
    if you.spot is None or not [one for one in you.spot.symbols if one.kind == kind and one.is_open]:
        return False
    return you.game.why_no_action(you, kind) is None
