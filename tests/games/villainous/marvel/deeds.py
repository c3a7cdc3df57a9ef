"""What tests of Marvel Villainous do again and again: play a card, take a Fate action, activate, let a turn begin."""

from tabletop.testing import Scene


def plays(scene: Scene, who: str, card: str, at: str = "") -> None:
    """Have a player play a card by the action for it, perhaps at a place that is asked for."""
    scene[who].picks("Play a Card")
    scene[who].picks(card)
    if at:
        scene[who].picks(at)


def fates(scene: Scene, at: str = "") -> None:
    """Have Bob take a Fate action against Ann, perhaps with a place that is asked for."""
    scene["Bob"].picks("Fate")
    if at:
        scene["Bob"].picks(at)


def activates(scene: Scene, ability: str = "") -> None:
    """Have Ann activate something, which has to be named if there are several."""
    scene["Ann"].picks("Activate")
    if ability:
        scene["Ann"].picks(ability)


def ends_turn(scene: Scene, who: str = "Bob") -> None:
    """Have a player be done, so that the next one's turn begins."""
    scene[who].passes()


def goes_on(scene: Scene, who: str, *answers: str) -> None:
    """Have a player answer one question after the other."""
    for answer in answers:
        scene[who].picks(answer)
