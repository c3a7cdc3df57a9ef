"""
The rule ids: digests that define them, tests that name them, notes that explain gaps.

The digests under ``docs/rules`` give every rule of a rulebook an id such as ``SU-014``.
Tests say which rules they pin with ``@pytest.mark.rule("SU-014")``.
This package reads both from their sources, so that neither the docs build nor the test run needs the other.
"""

from rule_ids._citations import Citation, CitingFile, read_citations
from rule_ids._digests import ID, Digest, Question, Rule, digest_paths, read_digest
from rule_ids._faults import Fault
from rule_ids._notes import Notes, read_notes
from rule_ids._survey import DIGESTS, Row, State, Survey, take_survey

__all__ = [
    "DIGESTS",
    "ID",
    "Citation",
    "CitingFile",
    "Digest",
    "Fault",
    "Notes",
    "Question",
    "Row",
    "Rule",
    "State",
    "Survey",
    "digest_paths",
    "read_citations",
    "read_digest",
    "read_notes",
    "take_survey",
]
