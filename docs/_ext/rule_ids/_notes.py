"""Notes: why a rule is pinned only in part, or left out on purpose."""

import tomllib
from pathlib import Path
from typing import Any, Final

import attrs

from rule_ids._digests import ID
from rule_ids._faults import Fault

STATES: Final = ("partial", "out of scope")


@attrs.frozen
class Notes:
    """The reason given for each rule that no test pins in full."""

    path: Path
    reasons: dict[str, tuple[str, str]]
    """By id: the state (``partial`` or ``out of scope``) and the reason."""
    lines: dict[str, int]
    faults: tuple[Fault, ...]


def read_notes(path: Path) -> Notes:
    """Read the notes at *path*: one table for each state, with a reason by id."""
    text = path.read_text(encoding="utf-8")
    lines = _lines_of_ids(text)
    reasons: dict[str, tuple[str, str]] = {}
    faults: list[Fault] = []
    for state, table in tomllib.loads(text).items():
        fault = _fault_of_table(state, table)
        if fault:
            faults.append(Fault(path, 1, fault))
            continue
        for id, reason in table.items():
            fault = f"{id} has a note already" if id in reasons else _fault_of_reason(id, reason)
            if fault:
                faults.append(Fault(path, lines.get(id, 1), fault))
            else:
                reasons[id] = (state, reason)
    return Notes(path, reasons, lines, tuple(faults))


def _lines_of_ids(text: str) -> dict[str, int]:
    """The line each id's own entry stands on, which the TOML reader does not tell."""
    starts = ((ID.match(line.lstrip(" \"'")), number) for number, line in enumerate(text.splitlines(), 1))
    return {match[0]: number for match, number in starts if match}


def _fault_of_table(state: str, table: Any) -> str | None:
    if state not in STATES or not isinstance(table, dict):
        return f"notes stand in [partial] or ['out of scope'], not in {state!r}"
    return None


def _fault_of_reason(id: str, reason: Any) -> str | None:
    if not ID.fullmatch(id):
        return f"{id!r} is not an id such as 'XX-001' or 'XX-Q01'"
    if not isinstance(reason, str) or not reason.strip():
        return f"the note for {id} says nothing"
    return None
