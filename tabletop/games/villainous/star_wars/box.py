"""The box Power of the Dark Side: five Villains with their decks."""

from __future__ import annotations

from typing import Final

from tabletop.games.villainous._sets import VillainousSet

from . import asajj_ventress, darth_vader, darth_vader_fate, general_grievous, kylo_ren, moff_gideon

POWER_OF_THE_DARK_SIDE: Final = VillainousSet(
    game="star-wars-villainous",
    id="power-of-the-dark-side",
    title="Power of the Dark Side",
    by="the publisher",
    provenance="reconstructed",
    stands_alone=True,
    movers=(
        asajj_ventress.AsajjVentress,
        darth_vader.DarthVader,
        general_grievous.GeneralGrievous,
        kylo_ren.KyloRen,
        moff_gideon.MoffGideon,
    ),
    cards=(
        *asajj_ventress.CARDS,
        *darth_vader.CARDS,
        *darth_vader_fate.CARDS,
        *general_grievous.CARDS,
        *kylo_ren.CARDS,
        *moff_gideon.CARDS,
    ),
    effects=(*kylo_ren.EFFECTS, *moff_gideon.EFFECTS),
)
