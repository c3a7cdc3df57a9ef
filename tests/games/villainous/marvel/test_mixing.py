"""Mixing boxes (MV-210 to MV-216)."""

import pytest

import tabletop
from tabletop import BadOption
from tabletop.games.villainous.marvel import Crisis, GlobalCrisis
from tabletop.testing._inside import live
from tests.games.villainous.marvel.rules import RULES
from tests.games.villainous.seen import every_kind

BOTH = ["mischief-and-malice", "infinite-power"]
COMMON = ("Common Fate of Mischief & Malice", "Common Fate of Infinite Power")


def common_cards(*, seed=1, sets=BOTH, **options):
    """Return the common Fate cards of a match with Villains of the first box."""
    match = tabletop.new(RULES, 2, seed=seed, sets=sets, villains=["loki", "modok"], **options)
    return [kind for kind in every_kind(match) if kind.printed["set"] in COMMON]


def events_among(cards):
    """Return the Events among some cards."""
    return [kind for kind in cards if issubclass(kind, Crisis)]


@pytest.mark.rule("MV-210")
def test_villains_of_another_box_may_take_part():
    """
    With both sets the lot draws from all their Villains.
    """
    game = tabletop.new(RULES, 2, sets=BOTH)

    assert len(game.view().players) == 2


@pytest.mark.rule("MV-212", "MV-213", "MV-214", "MV-216")
@pytest.mark.parametrize("mode", ["inevitable", "undying"])
def test_mixed_there_are_eleven_cards_and_four_events(mode):
    """
    Fifteen common cards in all, with four Global Events among them in both modes.
    """
    cards = common_cards(mode=mode)

    assert len(cards) == 15
    assert len(events_among(cards)) == 4


@pytest.mark.rule("MV-Q35")
def test_undying_has_no_more_events_than_inevitable():
    """
    Four common ones are dealt in both.
    """
    assert [len(events_among(common_cards(mode=mode))) for mode in ("inevitable", "undying")] == [4, 4]


@pytest.mark.rule("MV-216", "MV-Q35", "MV-006")
def test_mixed_in_omnipotent_there_are_eleven_cards():
    """
    And no Event.
    """
    cards = common_cards(mode="omnipotent")

    assert len(cards) == 11
    assert events_among(cards) == []


@pytest.mark.rule("MV-212", "MV-213", "MV-214")
def test_cards_and_events_are_dealt_by_lot_of_all_there_are():
    """
    Every common card and every common Event of both boxes is in the game sometimes, and none too often.
    """
    dealt = [common_cards(seed=seed) for seed in range(40)]

    printed = {kind: kind.printed["copies"] for kind in RULES.cards if kind.printed["set"] in COMMON}
    assert {kind for cards in dealt for kind in cards} == set(printed)
    assert all(cards.count(kind) <= printed[kind] for cards in dealt for kind in set(cards))


@pytest.mark.rule("MV-213", "MV-214")
def test_the_villains_own_fate_cards_are_added_whole():
    """
    With their Targeted Events, and shuffled in with the common ones.
    """
    match = tabletop.new(RULES, 2, seed=1, sets=BOTH, villains=["loki", "modok"])
    fate = [card.id for card in live(match).fate_deck]

    assert len(fate) == 15 + 2 * 11
    assert {"the_trial_of_loki", "schism_in_aim"} <= set(fate)


@pytest.mark.rule("MV-215")
def test_common_cards_that_were_not_dealt_are_out_of_the_game():
    """
    They are in no zone at all.
    """
    match = tabletop.new(RULES, 2, seed=1, sets=BOTH, villains=["loki", "modok"])

    assert len([kind for kind in every_kind(match) if issubclass(kind, GlobalCrisis)]) == 4


@pytest.mark.rule("MV-211")
@pytest.mark.parametrize(("common", "name"), [("mischief-and-malice", COMMON[0]), ("infinite-power", COMMON[1])])
def test_mixing_is_optional(common, name):
    """
    One box's common Fate cards may be played with alone: all of them.
    """
    cards = common_cards(common=[common])

    assert {kind.printed["set"] for kind in cards} == {name}
    assert len(cards) == sum([kind.printed["copies"] for kind in set(cards)]) == 15


@pytest.mark.rule("MV-211")
@pytest.mark.parametrize("common", [["infinite-power"], ["mischief-and-malice", "mischief-and-malice"]])
def test_common_cards_are_of_sets_that_are_played_with(common):
    """
    Another set's, or one named twice, are refused.
    """
    with pytest.raises(BadOption, match="name some of the sets that are played with, each once"):
        common_cards(sets=["mischief-and-malice"], common=common)
