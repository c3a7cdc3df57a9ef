"""A revision tells apart whatever was changed since it was made."""

import subprocess

import pytest

from tools.revision import revision


@pytest.fixture
def project(tmp_path):
    """
    A folder under git with one module.
    """
    (tmp_path / "rules.py").write_text("PRIZE = 1\n")
    author = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    for words in (("init", "-q"), ("add", "."), (*author, "commit", "-qm", "Rules")):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_a_revision_without_changes_is_its_mark(project):
    """
    Files that are no modules do not count.
    """
    (project / "notes.txt").write_text("Think.")

    assert len(revision(project)) == 10
    assert set(revision(project)) <= set("0123456789abcdef")


def test_every_change_has_a_mark_of_its_own(project):
    """
    Two edits, a new module and another one are five revisions with the one that was made, which is there again without them.
    """
    made = [revision(project)]
    for file, words in (
        ("rules.py", "PRIZE = 2\n"),
        ("rules.py", "PRIZE = 3\n"),
        ("new.py", ""),
        ("new.py", "WON = 1\n"),
    ):
        (project / file).write_text(words)
        made.append(revision(project))
    (project / "rules.py").write_text("PRIZE = 1\n")
    (project / "new.py").unlink()

    assert len(set(made)) == 5
    assert all(one.startswith(f"{made[0]}+") and len(one) == 17 for one in made[1:])
    assert revision(project) == made[0]
    assert revision(project) == revision(project)


def test_without_git_a_revision_is_a_version(tmp_path, monkeypatch):
    """
    Whoever has the project without its history has the number of its version.
    """
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))

    assert "." in revision(tmp_path)
