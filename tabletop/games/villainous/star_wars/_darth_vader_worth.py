"""How well Darth Vader stands, for bots: Luke and the Emperor above all, then what may bring them where they should be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop.games.villainous._cards import Ally

from ._ambition import AMBITION, CREDITS
from ._conditions import Condition
from ._worth import can_use

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabletop.games.villainous._places import Place, Symbol

    from ._cards import DarkSideVillainCard
    from ._players import DarkSideVillain
    from .darth_vader import LukeSkywalkerTile

#: What takes part in the Objective: the Emperor in play, and at the Throne Room; Luke on his conflicted side, and each
#: location that he is nearer, less of it without the Emperor there; when all three are there but for the mover: that Ambition
#: is missing, that the mover must go and return first, that it has only to come, and that it is there in its own turn.
OF_EMPEROR: Final = 60
OF_EMPEROR_AT_THE_THRONE: Final = 25
OF_CONFLICT: Final = 60
OF_STEP: Final = 45
OF_EARLY_STEP: Final = 25
OF_PATIENCE: Final = 15
OF_RETURN: Final = 60
OF_MOMENT: Final = 100
OF_LAST_STEP: Final = 300
#: A Hero whom the Allies at the same place could defeat, and more of it beside focused Luke.
OF_PREY: Final = 4
OF_PREY_BESIDE_LUKE: Final = 8
#: Ambition that is still needed, and any more of it; Credits to be spent, and any more of them.
OF_NEEDED_AMBITION: Final = 8
OF_MORE_AMBITION: Final = 2
OF_CREDIT: Final = 3
OF_MORE_CREDITS: Final = 1
PLENTY: Final = 5
LAST_PRICE: Final = 6
PRICE_OF_WORDS: Final = 3
PRICE_OF_EMPEROR: Final = 3
#: What the Emperor's lightning costs, and whom it defeats.
PRICE_OF_HELP: Final = 2
WEAK: Final = 3
#: What lies on the board, and is in the way there.
OF_ALLY: Final = 2
OF_STRENGTH: Final = 4
OF_VEHICLE: Final = 10
OF_HERO: Final = 4
OF_COVERED_SYMBOL: Final = 5
OF_COVERED_AMBITION: Final = 12
OF_LOOSE_REBEL: Final = 18
OF_RESTRICTION: Final = 50
#: What can still be done with the symbols of this turn, if anything of use.
OF_SYMBOL: Final = {"vanquish": 12, "play": 6, "fate": 32, "maneuver": 1, "activate": 2, "discard": 6, AMBITION: 25}
#: A card in hand is in the way of a new one, but for those that are waited for: by id.
OF_HAND_SIZE: Final = 8
OF_CLOGGING_CARD: Final = -8
OF_WAITING_CARD: Final = -4
#: While the Emperor is not in play, the deck has to be turned over for what brings him, and nothing else is held for long.
OF_SUMMONS: Final = {"emperor_palpatine": 25, "the_emperor_commands_it": 18}
OF_EARLY_CARD: Final = 3


def standing(you: DarkSideVillain, luke: LukeSkywalkerTile, emperor: Ally | None) -> int:
    """Say how near Luke's fall is, and what there is to bring it about."""
    distance = steps_left(you, luke.spot)
    wanted = {} if you.mover.attached else wishes(you, luke, emperor, distance)
    means = money(you, needed_ambition(luke, emperor, distance)) + board(you, emperor) + hand(you, wanted)
    return quest(you, luke, emperor, distance) + means + chances(you, luke, emperor, wanted)


def steps_left(you: DarkSideVillain, spot: Place | None) -> int:
    """Say how many locations lie between a place and the Throne Room, which is the last of them."""
    return len(you.locations) - 1 - you.locations.index(spot) if spot in you.locations else 0


# ------------------------------------------------------------------------------------------------ the Objective


def quest(you: DarkSideVillain, luke: LukeSkywalkerTile, emperor: Ally | None, distance: int) -> int:
    """Say what is reached of the Objective."""
    waits = emperor is not None and steps_left(you, emperor.spot) == 0
    worth = OF_EMPEROR * (emperor is not None) + OF_EMPEROR_AT_THE_THRONE * waits + OF_CONFLICT * luke.conflicted
    worth += (OF_STEP if waits else OF_EARLY_STEP) * (len(you.locations) - 1 - distance)
    if not luke.conflicted:
        worth += OF_PREY_BESIDE_LUKE * hunt(you, luke.spot, emperor) // 10
    return worth + (moment(you, luke.spot) if waits and luke.conflicted and distance == 0 else 0)


def moment(you: DarkSideVillain, throne: Place | None) -> int:
    """Say whether the mover comes at the right moment: with enough Ambition, and not before."""
    if you.game.active == you and you.spot == throne and you.ambition >= LAST_PRICE and can_use(you, AMBITION):
        return OF_LAST_STEP
    if you.ambition >= LAST_PRICE - 1 and you.spot != throne:
        return OF_MOMENT
    return OF_RETURN if you.ambition >= LAST_PRICE - 2 else OF_PATIENCE


def hunt(you: DarkSideVillain, spot: Place | None, emperor: Ally | None) -> int:
    """Say how near the Allies at a place are to defeating the weakest Hero there, from 0 to 10; the Emperor has his own way."""
    weakest = min([hero.strength for hero in you.heroes_at(spot)], default=None)
    if weakest is None:
        return 0
    if emperor is not None and emperor.spot == spot and weakest <= WEAK:
        return 10
    strength = sum([ally.strength for ally in you.allies_at(spot) if ally != emperor])
    return 10 if strength >= weakest else 7 * strength // weakest


def needed_ambition(luke: LukeSkywalkerTile, emperor: Ally | None, distance: int) -> int:
    """Say how much Ambition is still to be spent."""
    turning = PRICE_OF_WORDS * (not luke.conflicted)
    return LAST_PRICE + turning + (distance > 0) + PRICE_OF_EMPEROR * (emperor is None)


# ------------------------------------------------------------------------------------------------ means


def money(you: DarkSideVillain, needed: int) -> int:
    """Say what Credits are worth, and more Ambition than is needed, less what is missing."""
    over = you.ambition - needed
    ambition = OF_NEEDED_AMBITION * min(0, over) + OF_MORE_AMBITION * max(0, over)
    return ambition + OF_CREDIT * min(you.credits, PLENTY) + OF_MORE_CREDITS * max(0, you.credits - PLENTY)


def board(you: DarkSideVillain, emperor: Ally | None) -> int:
    """Say what Allies and ships are worth, less what Heroes do to them."""
    allies = sum([OF_ALLY + OF_STRENGTH * ally.strength for ally in you.allies if ally != emperor])
    prey = sum([OF_PREY * hunt(you, one, emperor) // 10 for one in you.locations])
    return allies + prey + OF_VEHICLE * len(you.free_vehicles) - troubles(you)


def troubles(you: DarkSideVillain) -> int:
    """Say how Heroes, loose Hero Vehicles and Restrictions are in the way."""
    heroes = sum([OF_HERO + OF_STRENGTH * hero.strength for hero in you.heroes])
    covered = sum([weight_of(symbol) for one in you.locations for symbol in one.symbols if symbol.is_covered])
    deep = OF_LOOSE_REBEL * len(you.rebels) + OF_RESTRICTION * len(you.mover.attached)
    return heroes + covered + deep


def weight_of(symbol: Symbol) -> int:
    """Say how bad it is that a symbol is covered."""
    return OF_COVERED_AMBITION if symbol.kind == AMBITION else OF_COVERED_SYMBOL


# ------------------------------------------------------------------------------------------------ the hand


def wishes(you: DarkSideVillain, luke: LukeSkywalkerTile, emperor: Ally | None, distance: int) -> Mapping[str, int]:
    """List the cards that are waited for, by id, with what they are worth."""
    found = {"apology_accepted": 2} | ({"tie_advanced_x1": 6, "executor": 6} if you.rebels else {})
    if not luke.conflicted:
        found.update(i_am_your_father=26, bait_the_trap=3 if distance else 12)
    if distance:
        found.update(lured_into_a_trap=10, bring_him_before_me=15)
    if emperor is None:
        return {card: min(worth, OF_EARLY_CARD) for card, worth in found.items()} | OF_SUMMONS
    return found | ({"the_emperor_commands_it": 12, "legion_501st": 10} if steps_left(you, emperor.spot) else {})


def hand(you: DarkSideVillain, wanted: Mapping[str, int]) -> int:
    """Say what the hand is worth: its size, and the cards in it, one of each kind."""
    kinds = {card.id: card for card in you.hand}
    second = OF_CLOGGING_CARD * (len(you.hand) - len(kinds))
    return OF_HAND_SIZE * you.hand_size + second + sum([hope(card, wanted) for card in kinds.values()])


def hope(card: DarkSideVillainCard, wanted: Mapping[str, int]) -> int:
    """Say what a card in hand is worth, or how it is in the way."""
    waits = OF_WAITING_CARD if isinstance(card, Ally | Condition) else OF_CLOGGING_CARD
    return wanted.get(card.id, waits)


# ------------------------------------------------------------------------------------------------ chances


def chances(you: DarkSideVillain, luke: LukeSkywalkerTile, emperor: Ally | None, wanted: Mapping[str, int]) -> int:
    """Say what can still be done in a turn of one's own with the symbols where the mover is."""
    if you.spot is None or you.game.active != you:
        return 0
    return sum([chance(you, luke, emperor, one, wanted) for one in you.spot.symbols if one.is_open])


def chance(
    you: DarkSideVillain, luke: LukeSkywalkerTile, emperor: Ally | None, symbol: Symbol, wanted: Mapping[str, int]
) -> int:
    """Say what an open symbol is worth: nothing if nothing of use can be done with it."""
    if symbol.kind == CREDITS:
        return symbol.amount * (2 if you.credits < PLENTY else 0)
    if you.game.why_no_action(you, symbol.kind) is not None:
        return 0
    if symbol.kind == AMBITION:
        return OF_SYMBOL[AMBITION] * (helps(you, luke, emperor) or any(is_ready(you, one, wanted) for one in you.hand))
    if symbol.kind == "discard":
        return OF_SYMBOL["discard"] * len([one for one in you.hand if hope(one, wanted) == OF_CLOGGING_CARD])
    return OF_SYMBOL[symbol.kind]


def helps(you: DarkSideVillain, luke: LukeSkywalkerTile, emperor: Ally | None) -> bool:
    """Say whether the Emperor could turn Luke by defeating a Hero beside him."""
    if emperor is None or luke.conflicted or emperor.spot != luke.spot or you.ambition < PRICE_OF_HELP:
        return False
    return min([hero.strength for hero in you.heroes_at(luke.spot)], default=WEAK + 1) <= WEAK


def is_ready(you: DarkSideVillain, card: DarkSideVillainCard, wanted: Mapping[str, int]) -> bool:
    """Say whether a card that is waited for could be played with an Ambition action now."""
    if card.id not in wanted or card.printed["paid_in"] != AMBITION:
        return False
    return you.game.why_not_play(you, card) is None
