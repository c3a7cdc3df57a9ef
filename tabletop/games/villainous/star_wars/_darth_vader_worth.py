"""How well Darth Vader stands, for bots: Luke and the Emperor above all, then what may bring them where they should be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop.games.villainous._cards import Ally, Hero

from ._ambition import AMBITION

if TYPE_CHECKING:
    from tabletop.games.villainous._places import Place

    from ._cards import DarkSideVillainCard
    from ._players import DarkSideVillain
    from .darth_vader import LukeSkywalkerTile

#: What takes part in the Objective: Luke on his conflicted side, each location that he is nearer to the Throne Room; the
#: Emperor in play, at the Throne Room, and where focused Luke is; that only the mover is missing, or Ambition, or nothing.
OF_CONFLICT: Final = 60
OF_STEP: Final = 30
OF_EMPEROR: Final = 35
OF_EMPEROR_AT_THE_THRONE: Final = 20
OF_EMPEROR_AT_HAND: Final = 12
OF_MOMENT: Final = 60
OF_PATIENCE: Final = 25
OF_LAST_STEP: Final = 200
#: A Hero whom the Allies at the same place could defeat, and much more of it beside focused Luke.
OF_PREY: Final = 5
OF_PREY_BESIDE_LUKE: Final = 12
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
#: An Ambition symbol while a card that is of use could be played with it, or a Discard symbol under a Restriction.
OF_CHANCE: Final = 6
OF_HAND_SIZE: Final = 6
OF_HERO: Final = 6
OF_COVERED_PLACE: Final = 10
OF_LOOSE_REBEL: Final = 15
OF_RESTRICTION: Final = 40
#: What cards in hand are worth while they are of use, by id; others are in the way of these, Allies less than the rest.
OF_CLOGGING_CARD: Final = -5
OF_WAITING_ALLY: Final = -2
HOPES: Final = {
    "emperor_palpatine": 15,
    "the_emperor_commands_it": 15,
    "i_am_your_father": 12,
    "lured_into_a_trap": 6,
    "bring_him_before_me": 6,
    "apology_accepted": 0,
    "the_circle_is_now_complete": 0,
    "executor": 0,
}


def standing(you: DarkSideVillain, luke: LukeSkywalkerTile, emperor: Ally | None) -> int:
    """Say how near Luke's fall is, and what there is to bring it about."""
    distance = steps_left(you, luke.spot)
    useless = set(HOPES) if you.mover.attached else done_with(luke, emperor, distance)
    means = money(you, needed_ambition(luke, emperor, distance)) + board(you) + hand(you, useless)
    return worth_of_quest(you, luke, emperor, distance) + means + place(you, useless)


def steps_left(you: DarkSideVillain, spot: Place | None) -> int:
    """Say how many locations lie between a place and the Throne Room, which is the last of them."""
    return len(you.locations) - 1 - you.locations.index(spot) if spot in you.locations else 0


# ------------------------------------------------------------------------------------------------ the Objective


def worth_of_quest(you: DarkSideVillain, luke: LukeSkywalkerTile, emperor: Ally | None, distance: int) -> int:
    """Say what is reached of the Objective."""
    worth = OF_CONFLICT * luke.conflicted - OF_STEP * distance
    if not luke.conflicted:
        worth += OF_PREY_BESIDE_LUKE * hunt(you, luke.spot) // 10
    if emperor is not None:
        at_throne, at_hand = steps_left(you, emperor.spot) == 0, not luke.conflicted and emperor.spot == luke.spot
        worth += OF_EMPEROR + OF_EMPEROR_AT_THE_THRONE * at_throne + OF_EMPEROR_AT_HAND * at_hand
    ready = luke.conflicted and distance == 0 and emperor is not None and emperor.spot == luke.spot
    return worth + (moment(you, luke.spot) if ready else 0)


def moment(you: DarkSideVillain, throne: Place | None) -> int:
    """Say whether the mover comes at the right moment: with enough Ambition, and not before."""
    if you.spot != throne:
        return OF_MOMENT
    return OF_LAST_STEP if you.ambition >= LAST_PRICE and can_use(you, AMBITION) else OF_PATIENCE


def hunt(you: DarkSideVillain, spot: Place | None) -> int:
    """Say how near the Allies at a place are to defeating the weakest Hero there: from 0 to 10, where they can."""
    weakest = min([hero.strength for hero in you.heroes_at(spot)], default=None)
    strength = sum([ally.strength for ally in you.allies_at(spot)])
    if weakest is None:
        return 0
    return 10 if strength >= weakest else 7 * strength // weakest


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
    prey = sum([OF_PREY * hunt(you, one) // 10 for one in you.locations])
    return allies + prey + OF_VEHICLE * len(you.free_vehicles) - troubles(you)


def place(you: DarkSideVillain, useless: set[str]) -> int:
    """Say what the place of the mover is worth: symbols that could be used, and one that is just the right one."""
    kinds = [] if you.spot is None else [one.kind for one in you.spot.symbols if can_use(you, one.kind)]
    wanted = [card for card in you.hand if hope(card, useless) > 0 and you.game.why_not_play(you, card) is None]
    right = "discard" if you.mover.attached else AMBITION if wanted else ""
    return OF_SYMBOL * len(kinds) + OF_CHANCE * (right in kinds)


def troubles(you: DarkSideVillain) -> int:
    """Say how Heroes, loose Hero Vehicles and Restrictions are in the way."""
    heroes = sum([OF_HERO + OF_STRENGTH * hero.strength for hero in you.heroes])
    covered = len([one for one in you.locations if [card for card in one.top if isinstance(card, Hero)]])
    deep = OF_LOOSE_REBEL * len(you.rebels) + OF_RESTRICTION * len(you.mover.attached)
    return heroes + OF_COVERED_PLACE * covered + deep


def hand(you: DarkSideVillain, useless: set[str]) -> int:
    """Say what the hand is worth: its size, and the cards that wait for their moment; under a Restriction none does."""
    return OF_HAND_SIZE * you.hand_size + sum([hope(card, useless) for card in you.hand])


def done_with(luke: LukeSkywalkerTile, emperor: Ally | None, distance: int) -> set[str]:
    """List the cards that are of no use any more."""
    found = {"i_am_your_father"} if luke.conflicted else set()
    found.update({"lured_into_a_trap", "bring_him_before_me"} if distance == 0 else ())
    return found | ({"the_emperor_commands_it", "executor"} if emperor is not None else set())


def hope(card: DarkSideVillainCard, useless: set[str]) -> int:
    """Say what a card in hand is worth, or how it is in the way."""
    if card.id in HOPES and card.id not in useless:
        return HOPES[card.id]
    return OF_WAITING_ALLY if isinstance(card, Ally) else OF_CLOGGING_CARD


def can_use(you: DarkSideVillain, kind: str) -> bool:
    """Say whether an open symbol of a kind is where the mover is, and something could be done with it."""
    if you.spot is None or not [one for one in you.spot.symbols if one.kind == kind and one.is_open]:
        return False
    return you.game.why_no_action(you, kind) is None
