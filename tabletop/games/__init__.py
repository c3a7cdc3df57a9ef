"""
The rulesets that come with tabletop, a package each.

They are found through the entry-point group ``tabletop.games``, like anybody's.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

from tabletop._rules.registry import games

if TYPE_CHECKING:
    from tabletop._rules.ruleset import Ruleset


class _Games(ModuleType):
    """Lets :func:`tabletop.games` be called, although importing this package puts it in the function's place."""

    def __call__(self) -> dict[str, Ruleset]:
        return games()


sys.modules[__name__].__class__ = _Games
