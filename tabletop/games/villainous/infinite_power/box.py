"""The set Infinite Power: Taskmaster, Hela, Thanos, Killmonger and Ultron, and its common Fate cards."""

from __future__ import annotations

from typing import Final

from tabletop.games.villainous.marvel._mixing import MarvelSet

from . import common_fate, hela, killmonger, taskmaster, thanos, thanos_fate, ultron

INFINITE_POWER: Final = MarvelSet(
    id="infinite-power",
    title="Infinite Power",
    by="the publisher",
    provenance="official",
    stands_alone=True,
    seats=4,
    movers=(taskmaster.Taskmaster, hela.Hela, thanos.Thanos, killmonger.Killmonger, ultron.Ultron),
    common=common_fate.CARDS,
    cards=(
        *common_fate.CARDS,
        *taskmaster.CARDS,
        *hela.CARDS,
        *thanos.CARDS,
        *thanos_fate.CARDS,
        *killmonger.CARDS,
        *ultron.CARDS,
    ),
    effects=(*taskmaster.EFFECTS, *thanos.EFFECTS),
)
