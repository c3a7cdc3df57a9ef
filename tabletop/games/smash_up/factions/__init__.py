"""The factions, a module each; every one lists its cards and the lasting effects that they begin."""

from typing import Any, Final

from . import (
    aliens,
    ancient_egyptians,
    cowboys,
    dinosaurs,
    ninjas,
    pirates,
    robots,
    samurai,
    tricksters,
    vikings,
    wizards,
    zombies,
)

MODULES: Final[tuple[Any, ...]] = (
    ancient_egyptians, cowboys, samurai, vikings,
    aliens, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies,
)  # fmt: skip
CARDS: Final = tuple([card for module in MODULES for card in module.CARDS])
EFFECTS: Final = tuple([effect for module in MODULES for effect in module.EFFECTS])
