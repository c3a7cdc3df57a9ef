"""The box Mischief & Malice: Loki, M.O.D.O.K. and Madame Masque, and the common Fate cards."""

from __future__ import annotations

from typing import Final

from . import common_fate, loki, madame_masque, modok
from ._mixing import MarvelSet

MISCHIEF_AND_MALICE: Final = MarvelSet(
    id="mischief-and-malice",
    title="Mischief & Malice",
    by="the publisher",
    provenance="reconstructed",
    stands_alone=True,
    seats=3,
    movers=(loki.Loki, modok.MODOK, madame_masque.MadameMasque),
    common=common_fate.CARDS,
    cards=(*common_fate.CARDS, *loki.CARDS, *modok.CARDS, *madame_masque.CARDS),
    effects=(*madame_masque.EFFECTS,),
)
