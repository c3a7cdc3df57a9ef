"""The README keeps what it shows."""

import re
from pathlib import Path

import tabletop

README = Path(__file__).parents[1] / "README.md"


def samples():
    """Return the samples of the README."""
    return re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_sample_in_the_readme_runs(capsys):
    """
    The sample plays a match to its end, prints the outcome and saves what can be loaded.
    """
    match_sample, _ = samples()
    names = {}

    exec(match_sample, names)

    match = names["match"]
    assert match.decision is None
    assert capsys.readouterr().out == f"{match.outcome}\n"
    assert tabletop.load(names["text"]).outcome == match.outcome


def test_the_card_in_the_readme_is_a_card():
    """
    The card that the README shows has the ability that its text tells of.
    """
    _, card = samples()
    names = {}

    exec(card, names)

    assert [ability.mark for ability in names["Bodyguard"].abilities] == ["instead"]


def test_the_links_in_the_readme_lead_somewhere():
    """
    Every page the README points to is there.
    """
    links = re.findall(r"\]\(([^)]+)\)", README.read_text(encoding="utf-8"))

    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []
