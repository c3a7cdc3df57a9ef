"""The factions, a module each; every one lists its cards and the lasting effects that they begin."""

from typing import Final

from . import ancient_egyptians, cowboys

FACTION_MODULES: Final = (ancient_egyptians, cowboys)
CARDS: Final = tuple([card for module in FACTION_MODULES for card in module.CARDS])
EFFECTS: Final = tuple([effect for module in FACTION_MODULES for effect in module.EFFECTS])
