"""How Killmonger wins: the mines, and two Explosives in other Domains, at any moment; nothing less does."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot, play_out
from tabletop.games.villainous.marvel.testing import carrying, of, with_tokens
from tests.games.villainous.infinite_power.killmonger import (
    BIFROST,
    CITY,
    FALLS,
    MOUND,
    SCHOOL,
    VILLAINS,
    does,
    fated,
    is_won,
    own_turn,
    plays,
)
from tests.games.villainous.marvel.rules import RULES

EXPLOSIVES = of("Ann", "explosives")
MINES = {"specialties": ["control_the_mines"]}
ONE = {"jotunheim": [EXPLOSIVES]}
TWO = {"jotunheim": [EXPLOSIVES], "odins_throne": [EXPLOSIVES]}
LONGEST = 60
THREE = ("killmonger", "loki", "madame_masque")


# ------------------------------------------------------------------------------------------------ how he wins


@pytest.mark.rule("MV-207")
def test_the_second_explosives_win(lay):
    """
    With the mines and one Explosives abroad, the second one that is sent wins at once.
    """
    with own_turn(lay, at=MOUND, power=2, bob=ONE, warrior_falls=["explosives"], **MINES) as scene:
        does(scene, "Activate", "Bifrost")

        assert is_won(scene)
        assert str(scene.outcome.how) == "Killmonger has reached the Objective."


def test_both_explosives_may_lie_at_one_location(lay):
    """
    Where they lie abroad does not matter.
    """
    with own_turn(lay, at=MOUND, power=2, bob=ONE, warrior_falls=["explosives"], **MINES) as scene:
        does(scene, "Activate", "Jotunheim")

        assert is_won(scene)


def test_explosives_in_two_domains_win(lay):
    """
    With three at the table, they may lie in two different Domains.
    """
    ann = {"at": MOUND, "power": 2, FALLS: ["explosives"], **MINES}
    with lay(villains=THREE, Ann=ann, Bob=ONE, Cid={}) as scene:
        does(scene, "Activate", "Manhattan")

        assert is_won(scene)


@pytest.mark.rule("MV-207")
def test_klaws_defeat_wins_with_explosives_abroad(lay):
    """
    With two Explosives abroad already, Klaw's defeat in a Vanquish wins.
    """
    with own_turn(lay, bob=TWO, the_golden_city=["knight", "dog_of_war", "klaw"]) as scene:
        does(scene, "Vanquish", "Knight")

        assert is_won(scene)


def test_klaws_defeat_by_explosives_wins(lay):
    """
    The third Explosives may bring him down.
    """
    with own_turn(lay, bob=TWO, the_golden_city=["explosives", with_tokens("klaw", -3)]) as scene:
        does(scene, "Explosives")

        assert is_won(scene)


def test_klaws_defeat_by_fury_wins(lay):
    """
    Killmonger's Fury may do it, too.
    """
    ann = {"at": SCHOOL, "power": 2, "hand": ["killmongers_fury"], CITY: [with_tokens("klaw", -3)]}
    with own_turn(lay, bob=TWO, **ann) as scene:
        plays(scene, "Killmonger's Fury")

        assert is_won(scene)


def test_black_panthers_defeat_wins(lay):
    """
    With two Explosives abroad, Black Panther's defeat gives him the mines back, and the game.
    """
    with own_turn(lay, bob=TWO, the_golden_city=["knight", "rook", "black_panther"], **MINES) as scene:
        does(scene, "Vanquish", "Knight")

        assert is_won(scene)


@pytest.mark.rule("MV-208")
def test_black_panther_lured_away_wins_in_another_turn(lay):
    """
    It may come in Bob's turn: his Falcon calls a weakened Black Panther to another Domain.
    """
    ann = {"at": FALLS, CITY: [with_tokens("black_panther", -3)], **MINES}
    table = {"villains": THREE, "active": 1, "fate_deck": ["falcon"]}
    with lay(Ann=ann, Bob={"at": BIFROST, **TWO}, Cid={}, **table) as scene:
        for answer in ("Fate", "Cid", "Manhattan", "Black Panther"):
            scene["Bob"].picks(answer)

        assert is_won(scene)


# ------------------------------------------------------------------------------------------------ what is not enough


def test_the_first_explosives_win_nothing(lay):
    """
    One Explosives abroad is not enough.
    """
    with own_turn(lay, at=MOUND, power=2, warrior_falls=["explosives"], **MINES) as scene:
        does(scene, "Activate", "Bifrost")

        assert scene.outcome is None
        assert scene.card("killmonger").progress == "the mines are his, 1 of 2 Explosives abroad"


def test_explosives_at_home_do_not_count(lay):
    """
    They have to lie in other Domains.
    """
    with own_turn(lay, bob=ONE, the_golden_city=["explosives", "explosives"], **MINES) as scene:
        assert scene.outcome is None


def test_without_the_mines_nothing_is_won(lay):
    """
    With two Explosives abroad and Klaw in the Domain the game goes on.
    """
    with own_turn(lay, bob=TWO, the_golden_city=["klaw"]) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Jotunheim")

        assert scene.outcome is None


def test_klaws_defeat_alone_wins_nothing(lay):
    """
    The mines alone are not enough.
    """
    with own_turn(lay, bob=ONE, the_golden_city=["knight", "dog_of_war", "klaw"]) as scene:
        does(scene, "Vanquish", "Knight")

        assert scene.outcome is None


def test_black_panther_keeps_the_mines_shut(lay):
    """
    Klaw is defeated while Black Panther is in the Domain: the mines are not his, and nothing is won.
    """
    ann = {CITY: ["knight", "dog_of_war", "klaw"], MOUND: ["black_panther"]}
    with own_turn(lay, bob=TWO, **ann) as scene:
        does(scene, "Vanquish", "Knight")

        assert scene.outcome is None


def test_black_panther_in_time_stops_him(lay):
    """
    Wakanda Forever shuts the mines before the second Explosives can go.
    """
    ann = {"at": MOUND, "power": 9, FALLS: ["explosives"], **MINES}
    with fated(lay, "wakanda_forever", "The Great Mound", bob=ONE, **ann) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks("The Golden City")

        assert scene.why_not("Activate") == "Nothing of yours can be activated."
        assert scene.outcome is None


def test_explosives_used_up_count_no_more(lay):
    """
    One that explodes abroad is gone: the next one is the first again.
    """
    bob = {"jotunheim": [EXPLOSIVES, "kid_loki"]}
    with own_turn(lay, at=MOUND, power=2, bob=bob, warrior_falls=["explosives"], **MINES) as scene:
        does(scene, "Explosives", "Activate", "Bifrost")

        assert scene.outcome is None


@pytest.mark.rule("MV-Q51")
def test_explosives_removed_count_no_more(lay):
    """
    Everett K. Ross removes one abroad: the next one is the first again.
    """
    ann = {"at": CITY, "power": 2, FALLS: ["explosives"], **MINES}
    with own_turn(lay, bob=ONE, kit={"fate_deck": ["everett_k_ross"]}, **ann) as scene:
        does(scene, "Fate", "Bifrost", "Explosives", "Activate", "Bifrost")

        assert scene.outcome is None


def test_other_items_abroad_do_not_count(lay):
    """
    Dogs of War abroad are no Explosives.
    """
    bob = {"jotunheim": [EXPLOSIVES, of("Ann", "dog_of_war"), of("Ann", "dog_of_war")]}
    with own_turn(lay, bob=bob, **MINES) as scene:
        assert scene.outcome is None


def test_mines_that_are_shut_off_are_still_his(lay):
    """
    Under a Power Dampener the tile cannot be activated, but the mines are his: Black Panther's defeat wins.
    """
    ann = {"at": FALLS, CITY: ["knight", "rook", "black_panther"]}
    special = [carrying("control_the_mines", "power_dampener")]
    bob = {"bagalia": [EXPLOSIVES, EXPLOSIVES]}
    with lay(villains=("killmonger", "modok"), Ann={**ann, "specialties": special}, Bob=bob) as scene:
        does(scene, "Vanquish", "Knight")

        assert is_won(scene)


# ------------------------------------------------------------------------------------------------ at once


@pytest.mark.rule("MV-207")
def test_the_end_comes_in_the_middle_of_an_action(lay):
    """
    Nothing happens after the second Explosives has gone: the action never ends, and nobody has another turn.
    """
    with own_turn(lay, at=MOUND, power=2, bob=ONE, warrior_falls=["explosives"], **MINES) as scene:
        does(scene, "Activate", "Bifrost")

        scene.did_not_happen("ActionTaken")
        assert scene.decision is None


def test_everybody_sees_how_near_he_is(lay):
    """
    Whose the mines are, and how many Explosives are abroad, is told to all.
    """
    with own_turn(lay, bob=ONE, **MINES) as scene:
        assert scene["Bob"].sees("the mines are his, 1 of 2 Explosives abroad")


# ------------------------------------------------------------------------------------------------ what bots go for


def standing(lay, **ann):
    """Return how well Ann stands with what she has."""
    with own_turn(lay, **ann) as scene:
        return scene.match.standings[0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (MINES, {CITY: ["knight", "dog_of_war", "klaw"]}),
        ({"bob": ONE}, {FALLS: ["explosives"]}),
        ({FALLS: ["explosives"]}, {}),
        ({CITY: ["klaw", "knight"]}, {CITY: ["klaw"], FALLS: ["knight"]}),
        ({CITY: [carrying("klaw", "wound")]}, {CITY: ["klaw"]}),
        (MINES, {**MINES, FALLS: ["black_panther"]}),
        ({"specialties": ["armored_rhino"]}, {}),
        ({"power": 3}, {"power": 2}),
    ],
)
def test_what_is_good_for_him(lay, better, worse):
    """
    The mines and Explosives abroad are best; Explosives at home, and Klaw weak and beset, are good; Black Panther is not.
    """
    assert standing(lay, **better) > standing(lay, **worse)


KLAW = {CITY: ["klaw"]}
BESET = {CITY: ["klaw", "knight", "dog_of_war"]}


@pytest.mark.parametrize(
    ("better", "worse", "by"),
    [
        ({"bob": {BIFROST: [EXPLOSIVES]}}, {}, 200),
        ({FALLS: ["explosives"]}, {}, 40 + 8),
        ({FALLS: ["explosives"] * 3}, {FALLS: ["explosives"] * 2}, 8),
        ({"bob": ONE, FALLS: ["explosives"] * 2}, {"bob": ONE, FALLS: ["explosives"]}, 8),
        ({}, KLAW, 200 + 22 + 7 * 2 + 2 * 12),
        ({}, {FALLS: ["black_panther"]}, 200 - 3 * 10 + 22 + 4 * 2 + 4 * 12),
        ({CITY: ["klaw", "knight"]}, {**KLAW, FALLS: ["knight"]}, 80 * 5 // 8),
        ({CITY: [with_tokens("klaw", -1)]}, KLAW, 10 + 2),
        (KLAW, {CITY: [with_tokens("klaw", 1)]}, 2),
        ({**BESET, "at": FALLS}, BESET, 12 + 8 + 3 + 4),
        ({**KLAW, "at": FALLS}, KLAW, 4),
        ({"specialties": ["armored_rhino"]}, {}, 16),
    ],
)
def test_what_is_worth_so_much_to_him(lay, better, worse, by):
    """
    Explosives abroad count most, and nobody who keeps the mines; then how weak and beset those are.
    """
    nowhere = {"at": "nowhere"}

    assert standing(lay, **{**nowhere, **better}) - standing(lay, **{**nowhere, **worse}) == by


def test_a_bot_takes_the_mines(lay):
    """
    A bot that could vanquish Klaw does so.
    """
    with own_turn(lay, the_golden_city=["knight", "dog_of_war", "klaw"]) as scene:
        decision = scene.match.decision

        assert decision.options[GreedyBot(1).choose(scene.match, 0)].label == "Vanquish"


@pytest.mark.slow
def test_a_bot_wins_as_killmonger():
    """
    Against somebody who plays at random it wins within so many turns of its own.
    """
    match = tabletop.new(RULES, 2, seed=1, villains=VILLAINS, sets=("infinite-power", "mischief-and-malice"))
    play_out(match, [GreedyBot(1), RandomBot(2)])
    turns = [event for event in match.events() if event.kind == "TurnBegan"]

    assert match.outcome.winners == (0,)
    assert len(turns) <= 2 * LONGEST
