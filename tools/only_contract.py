"""An import contract that lists what is allowed: everything else is forbidden, however new."""

import sys
from fnmatch import fnmatchcase
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyContract(Contract):
    """
    The modules import nothing but the standard library and what the contract names; those that it names under *but* are left out.

    Names are patterns as in a shell; one that matches nothing yet is no mistake, so that a contract may come
    before the package it is about.
    Only direct imports are looked at: what may be imported is itself under a contract or is meant to be free.
    """

    type_name = "only"

    # The base class puts the lists of the configuration where these fields stand.
    modules: Any = fields.ListField(subfield=fields.StringField())
    but: Any = fields.ListField(subfield=fields.StringField(), required=False)
    may_import: Any = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Collect every import that the contract does not allow."""
        illegal = [
            (importer, imported, detail["line_number"])
            for importer in sorted(_matching(graph.modules, self.modules) - _matching(graph.modules, self.but or []))
            for imported in sorted(self._illegal(graph.find_modules_directly_imported_by(importer)))
            for detail in graph.get_import_details(importer=importer, imported=imported)
        ]
        return ContractCheck(kept=not illegal, metadata={"illegal": illegal})

    def _illegal(self, imported: set[str]) -> set[str]:
        third_party = {name for name in imported if name.split(".")[0] not in sys.stdlib_module_names}
        return third_party - _matching(third_party, self.may_import)

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line for each import that has to go."""
        for importer, imported, line in check.metadata["illegal"]:
            output.print_error(f"{importer} imports {imported} (line {line})")


def _matching(names: set[str], patterns: list[str]) -> set[str]:
    return {name for name in names if any(fnmatchcase(name, pattern) for pattern in patterns)}
