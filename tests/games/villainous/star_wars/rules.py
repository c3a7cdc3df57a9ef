"""The ruleset that tests of Star Wars Villainous look into."""

import tabletop

RULES = tabletop.ruleset("star-wars-villainous")
