"""The ruleset that tests of Marvel Villainous look into."""

import tabletop

RULES = tabletop.ruleset("marvel-villainous")
