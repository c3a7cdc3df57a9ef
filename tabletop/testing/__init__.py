"""
The test kit for rulesets: check them whole, lay scenes and play them, count how they can go, and keep golden playthroughs.

``tabletop.testing.strategies`` and ``tabletop.testing.machine`` are for Hypothesis, ``tabletop.testing.pytest_plugin``
is for pytest; nothing here needs either.
"""

from ._battery import CHECKS, check_ruleset, recheck
from ._card_lint import Finding, lint
from ._cases import Case, random_match
from ._census import Census, census
from ._errors import NotAsExpected, RulesetFailure, ScenarioError, WayFailure
from ._faults import check_faults
from ._golden import check_golden, golden
from ._laying import Laid, laid
from ._own_tests import own_tests
from ._perft import divide, perft
from ._prove import Proof, prove
from ._scenes import CardLook, Scene, SceneSeat, table
from ._secrets import packet
from ._tally import Report

__all__ = [
    "CHECKS",
    "CardLook",
    "Case",
    "Census",
    "Finding",
    "Laid",
    "NotAsExpected",
    "Proof",
    "Report",
    "RulesetFailure",
    "ScenarioError",
    "Scene",
    "SceneSeat",
    "WayFailure",
    "census",
    "check_faults",
    "check_golden",
    "check_ruleset",
    "divide",
    "golden",
    "laid",
    "lint",
    "own_tests",
    "packet",
    "perft",
    "prove",
    "random_match",
    "recheck",
    "table",
]
