"""What comes with M.O.D.O.K. in the box: how many cards, which symbols, and what of it is known from where."""

import pytest

from tabletop.games.villainous import FateCard, VillainCard
from tabletop.games.villainous.marvel import modok

LOCATIONS = [
    ("A.I.M. Laboratory", ("play", "activate"), ("play", "discard")),
    ("Boca Caliente", ("play", "discard"), ("gain 3", "fate")),
    ("Project P.E.G.A.S.U.S.", ("gain 2", "fate"), ("play", "activate")),
    ("Bagalia", ("play", "gain 1"), ("vanquish", "relocate")),
]


@pytest.mark.rule("MV-002")
@pytest.mark.parametrize(("kind", "count"), [(VillainCard, 30), (FateCard, 11)])
def test_both_decks_are_whole(kind, count):
    """
    He has thirty cards of his own, and eleven Fate cards.
    """
    assert sum(card.printed["copies"] for card in modok.CARDS if issubclass(card, kind)) == count


@pytest.mark.rule("MV-027")
def test_the_domain_has_four_locations():
    """
    From left to right, each with its symbols.
    """
    printed = [
        (card.name, card.printed["upper"], card.printed["lower"])
        for card in modok.CARDS
        if issubclass(card, modok.Location)
    ]

    assert printed == LOCATIONS


def test_no_card_passes_for_the_publishers():
    """
    Every card says that it is a reconstruction, and what of it is not.
    """
    assert {card.printed["provenance"] for card in modok.CARDS} == {"reconstructed"}
    assert modok.CosmicCube.printed["origins"]["name"] == "known"
    assert modok.AIMAgent.printed["origins"]["kind"] == "proven"
    assert modok.PsionicBeam.printed["origins"]["name"] == "reconstructed"
