"""Packages built and installed in fresh environments, with nothing fetched from anywhere."""

import subprocess
import sys
import sysconfig
import venv
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: What the library itself needs, and what its test kit needs; they are copied from here, so that nothing is fetched.
NEEDED = ("attrs", "cattrs", "typing_extensions")
FOR_TESTS = ("iniconfig", "packaging", "pluggy", "pygments", "pytest")


def run(*command, **more):
    """Run a program, and return what it prints."""
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, timeout=300, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def pip(*arguments):
    """Run pip: it fetches nothing, and builds with what is installed here."""
    return run(sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments)


def fresh(home, needed=NEEDED):
    """Make a new environment in which nothing is installed but what is needed; return its interpreter."""
    venv.create(home, with_pip=False, symlinks=True)
    paths = sysconfig.get_paths("venv", vars={"base": str(home), "platbase": str(home)})
    for name in needed:
        for file in distribution(name).files:
            if ".." not in file.parts:
                target = Path(paths["purelib"], file)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(file.locate().read_bytes())
    return Path(paths["scripts"], "python")


def built(folder, source):
    """Build the wheel of a project, and return it."""
    target = folder / source.name
    pip("wheel", "--quiet", "--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", target, source)
    (wheel,) = target.iterdir()
    return wheel


def install(python, *wheels):
    """Install wheels in an environment."""
    pip("--python", python, "install", "--quiet", "--no-index", "--no-deps", *wheels)
