"""The README keeps what it shows."""

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
PRINTED = "X O ·\nX X O\nX · O\nThree in a row!\n"


def test_the_sample_in_the_readme_runs(capsys):
    """
    The sample plays a match to its end and prints what it says.
    """
    (sample,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    names = {}

    exec(sample, names)

    assert names["match"].decision is None
    assert capsys.readouterr().out == PRINTED


def test_the_links_in_the_readme_lead_somewhere():
    """
    Every file the README points to is there.
    """
    links = re.findall(r"\]\(([^)]+)\)", README.read_text(encoding="utf-8"))

    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []
