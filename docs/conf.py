"""How the documentation is built: offline, and with every warning an error."""

import sys
import tomllib
from pathlib import Path

here = Path(__file__).parent
sys.path.insert(0, str(here / "_ext"))

with (here.parent / "pyproject.toml").open("rb") as file:
    release = tomllib.load(file)["project"]["version"]

project = "tabletop"
author = "the tabletop authors"
copyright = author  # noqa: A001  # the name Sphinx asks for
version = release

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
    "sphinx.ext.doctest",
    "sphinx.ext.intersphinx",
    "sphinx_copybutton",
    "conformance",
    "catalogue",
    "faces",
    "generated",
    "phases",
    "floors",
    "journey",
    "figures",
    "noticing",
    "proofs",
]
exclude_patterns = ["_build", "_ext", "_inventories"]

# A name in backticks that leads nowhere is an error, not a guess.
nitpicky = True

autodoc_member_order = "bysource"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 72
add_module_names = False

# Inventories are kept in the repository, so that building needs no network.
intersphinx_mapping = {"python": ("https://docs.python.org/3", str(here / "_inventories" / "python.inv"))}

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

# Pages run their {doctest} and {testcode} blocks; the samples in docstrings run with the tests.
doctest_global_setup = "import tabletop"
doctest_global_cleanup = """
from tabletop._rules import installed, registry
registry._registered.clear()
installed._registered.clear()
"""
doctest_test_doctest_blocks = ""

html_theme = "furo"
html_title = f"tabletop {release}"
html_static_path = ["_static"]
html_css_files = ["conformance.css", "pages.css"]
