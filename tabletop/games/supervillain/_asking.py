"""What Villains are asked when a card has them choose, and what they choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from tabletop import Text

if TYPE_CHECKING:
    from ._cards import Domination, GalaxyCard, Minion

WHICH_ASTEROID: Final = "Which Asteroid?"
WHICH_CARD: Final = "Which card?"
WHICH_FACILITY: Final = "Which Secret Facility?"
WHICH_MOB: Final = "Which Mob?"
WHICH_PROJECT: Final = "Which Project?"


IS_PROTECTED: Final = Text("supervillain.is-protected", "It has an Asteroid-proof token already.")
IS_CHARGED: Final = Text("supervillain.is-charged", "It has a Charge token already.")


def why_not_protect(thing: GalaxyCard) -> Text | None:
    """Say why a Mob or a Secret Facility gets no Asteroid-proof token."""
    return IS_PROTECTED if thing.is_protected else None


def why_not_charge(asteroid: Domination) -> Text | None:
    """Say why an Asteroid gets no Charge token."""
    return IS_CHARGED if asteroid.is_charged else None


def up_to(power: int, *, but: Iterable[Minion] = ()) -> Callable[[Minion], Text | None]:
    """Make what says why a Minion card has too much Power, or is one of those that are not meant."""
    spared = tuple(but)

    def why_not(card: Minion) -> Text | None:
        if card.power > power:
            return Text("supervillain.too-strong", "It has more than {power} Power.", power=power)
        return Text("supervillain.left-out", "It is left out.") if card in spared else None

    return why_not
