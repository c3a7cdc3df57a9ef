"""The sets of Villains that there are, and which options can't be had together with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop import Refused
from tabletop.games.villainous.infinite_power.box import INFINITE_POWER

from .box import MISCHIEF_AND_MALICE

#: The sets of Villains that are in the box, the usual one first.
OWN_SETS: Final = (MISCHIEF_AND_MALICE, INFINITE_POWER)

#: With how many players the sets are played (MV-001).
SEATS: Final = (2, 3, 4)


def refused() -> Iterator[Refused]:
    """Say which options can't be had together; the set that is played with if none is named is the first."""
    first, *_ = OWN_SETS
    for box in OWN_SETS:
        words = f"{box.name} alone is for {box.seats} seats at most."
        too_many = tuple([seats for seats in SEATS if seats > box.seats])
        if too_many:
            yield Refused(options={"sets": (box.id,)}, seats=too_many, why=words)
        for other in OWN_SETS:
            if other is not box:
                words = f"{other.name} is not played with: name it among the sets."
                yield Refused(options={"sets": (box.id,), "common": (other.id,)}, why=words)
                for mover in other.movers:
                    words = f"{mover.name} is of the set {other.name}: name it among the sets."
                    yield Refused(options={"sets": (box.id,), "villains": (mover.id,)}, why=words)
        yield Refused(options={"sets": None, "common": (box.id,)}, why="Name the sets that are played with.")
        if box is not first:
            alone = tuple([seats for seats in SEATS if seats <= first.seats])
            for mover in box.movers:
                words = f"{mover.name} is of the set {box.name}: name it among the sets."
                yield Refused(options={"sets": None, "villains": (mover.id,)}, seats=alone, why=words)
