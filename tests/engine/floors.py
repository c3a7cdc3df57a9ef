"""The floors of the engine, from the lowest to the highest, and the modules on them."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

import tabletop

HOME = Path(tabletop.__file__).parent
FLOORS = ("_base", "_table", "_rules", "_play", "_outside")


def sources() -> list[Path]:
    """
    Return the source of every module of the engine, floor by floor.
    """
    return [path for floor in FLOORS for path in sorted((HOME / floor).glob("[!_]*.py"))]


def modules() -> list[ModuleType]:
    """
    Return every module of the engine.
    """
    return [import_module(f"tabletop.{path.parent.name}.{path.stem}") for path in sources()]
