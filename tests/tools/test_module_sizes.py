"""No module grows into a room of its own."""

import ast
import io
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "tabletop").rglob("*.py"))
MOST = 400
#: What stands between lines of code, or says nothing.
NO_CODE = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER,
}  # fmt: skip


def lines_of_code(source):
    """Count the lines of a module without docstrings, comments and blank lines."""
    words = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(
            node
        ):
            words.update(range(node.body[0].lineno, node.body[0].end_lineno + 1))
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    lines = {line for token in tokens if token.type not in NO_CODE for line in range(token.start[0], token.end[0] + 1)}
    return len(lines - words)


def test_what_is_counted_is_code():
    """
    Docstrings, comments and blank lines are not.
    """
    assert (
        lines_of_code(
            '"""Words.\n\nMore."""\n\n# why\nfirst = (\n    1,\n)\n\n\ndef second():\n    """Words."""\n    return 2\n'
        )
        == 5
    )


@pytest.mark.slow
def test_a_module_has_at_most_400_lines_of_code():
    """
    Whatever is longer is several rooms: part it by idea.
    """
    counts = {str(module.relative_to(ROOT)): lines_of_code(module.read_text(encoding="utf-8")) for module in MODULES}

    assert counts
    assert {module: count for module, count in counts.items() if count > MOST} == {}
