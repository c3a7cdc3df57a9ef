"""What lasts for a turn in the Marvel boxes."""

from __future__ import annotations

from tabletop import Effect, effect, modifies
from tabletop.games.villainous._cards import Character

from ._cards import weakens


@effect
class LessStrength(Effect):
    """{character} has {less} less Strength."""

    character: Character
    less: int

    @modifies(Character.strength, lambda effect, character: character == effect.character, weakens)
    def weaken(self, character: Character) -> int:
        return -self.less
