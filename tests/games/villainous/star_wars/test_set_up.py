"""Setting up: seats, Villains, decks, hands, Credits, and who begins (SW-001 to SW-018)."""

import attrs
import pytest

import tabletop
from tabletop import BadOption, WrongSeats
from tabletop.games.villainous.star_wars.testing import board_of
from tests.games.villainous.star_wars.small import SmallWar

NAMES = ["Ann", "Bob", "Cid", "Dot"]
GAME = "star-wars-villainous"
FOUR = ["warlord", "baron", "count", "moff_gideon"]


def set_up(seats=2, *, game=SmallWar, seed=1, **options):
    """A match that is set up, up to the first question."""
    return tabletop.new(game, NAMES[:seats], seed=seed, **options)


def counts(view, name):
    """How many cards lie in the zones of a name, seat by seat."""
    return [zone.count for zone in view.zones if zone.name == name]


def villains_of(match):
    """Which Villain each seat plays."""
    return [player.values["villain"] for player in match.view().players]


def money_of(match, supply):
    """How much of a supply each seat has."""
    return [(pool.supplies or {}).get(supply, 0) for pool in match.view().pools if pool.name == "purse"]


# ------------------------------------------------------------------------------------------------ players


@pytest.mark.rule("SW-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_villains_play(seats):
    """
    A game begins with two, three or four Villains.
    """
    assert [player.name for player in set_up(seats).view().players] == NAMES[:seats]


@pytest.mark.rule("SW-001")
@pytest.mark.parametrize("seats", [0, 1, 5, ["Ann"], [*NAMES, "Eve"]])
def test_other_numbers_of_players_are_refused(seats):
    """
    One is too few and five are too many, and the refusal says how many would do.
    """
    with pytest.raises(WrongSeats, match="is played by 2, 3, 4 seats"):
        tabletop.new(GAME, seats)


@pytest.mark.rule("SW-001", "SW-005")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_plays_another_villain(seats):
    """
    However the lots fall, no Villain is played twice.
    """
    for seed in range(20):
        assert len(set(villains_of(set_up(seats, seed=seed)))) == seats


# ------------------------------------------------------------------------------------------------ Villains


@pytest.mark.rule("SW-005")
def test_seats_play_the_villains_that_are_named_for_them():
    """
    The first name is for the first seat, and so on.
    """
    match = set_up(3, villains=["baron", "moff_gideon", "warlord"])

    assert villains_of(match) == ["Baron", "Moff Gideon", "Warlord"]


@pytest.mark.rule("SW-005")
def test_who_is_not_named_goes_by_lot():
    """
    With one name, the first seat plays that Villain and the second any other one.
    """
    drawn = [villains_of(set_up(seed=seed, villains=["baron"])) for seed in range(60)]

    assert {first for first, _ in drawn} == {"Baron"}
    assert {second for _, second in drawn} == {mover.name for mover in SmallWar.own_sets[0].movers} - {"Baron"}


@pytest.mark.rule("SW-005")
def test_any_villain_may_be_drawn_for_any_seat():
    """
    Without names every Villain is sometimes drawn for every seat.
    """
    drawn = [villains_of(set_up(seed=seed)) for seed in range(80)]

    assert (
        {first for first, _ in drawn}
        == {second for _, second in drawn}
        == {one.name for one in SmallWar.own_sets[0].movers}
    )


@pytest.mark.rule("SW-005")
@pytest.mark.parametrize(
    ("villains", "why"),
    [
        (["baron", "warlord", "count"], "3 Villains are named for 2 seats: name 2 at most"),
        (["baron", "thanos"], "there is no Villain 'thanos'; there is .*general_grievous.*baron"),
        (["baron", "baron"], "baron is named twice: everybody plays another Villain"),
    ],
)
def test_names_that_do_not_fit_are_refused(villains, why):
    """
    Too many names, a name that is no Villain, and a Villain named twice are refused with a reason.
    """
    with pytest.raises(BadOption, match=why):
        set_up(villains=villains)


class SmallestWar(SmallWar):
    """The small war with two Villains."""

    id = "smallest-war"
    own_sets = (
        attrs.evolve(
            SmallWar.own_sets[0],
            movers=[mover for mover in SmallWar.own_sets[0].movers if mover.id in ("baron", "warlord")],
        ),
    )


@pytest.mark.rule("SW-005")
@pytest.mark.parametrize("villains", [[], ["baron"], ["warlord", "baron"]])
def test_a_seat_for_which_no_villain_is_left_is_refused(villains):
    """
    Three seats can't play a game of two Villains, whoever is named.
    """
    with pytest.raises(
        BadOption, match="'villains' of smallest-war: there are 3 seats, but only the Villains warlord, baron"
    ):
        set_up(3, game=SmallestWar, villains=villains)


@pytest.mark.rule("SW-005")
def test_villains_nobody_plays_stay_out_of_the_game():
    """
    On the table are only the cards of the two Villains who are played.
    """
    match = set_up(villains=["baron", "warlord"])

    assert {card.printed["set"] for card in all_cards(match)} == {"Baron", "Warlord"}


def all_cards(match):
    """The printed cards of everything on the table, whoever may see it."""
    by_id = match.ruleset.by_id
    return [by_id[card.kind] for seat in (0, 1) for zone in match.view(seat).zones for card in zone.cards if card.kind]


# ------------------------------------------------------------------------------------------------ Sectors


@pytest.mark.rule("SW-007", "SW-037")
def test_the_mover_starts_on_the_portrait():
    """
    Before the first move it stands at no place, and so all four locations are open to it.
    """
    match = set_up(villains=["warlord", "baron"], first=0)

    assert [card.kind for card in match.view().zone("portrait", 0).cards] == ["warlord"]
    assert [option.label for option in match.decision.options] == ["Camp", "Harbour", "Fort", "Tower"]


@pytest.mark.rule("SW-008", "SW-021")
@pytest.mark.parametrize("villain", [mover.id for mover in SmallWar.own_sets[0].movers])
def test_a_sector_shows_four_locations_in_their_order(villain):
    """
    From left to right, as they are printed.
    """
    match = set_up(villains=[villain])

    assert [card.kind for card in match.view().zone("board", 0).cards] == board_of(match.ruleset, villain)
    assert len(board_of(match.ruleset, villain)) == 4


# ------------------------------------------------------------------------------------------------ decks and hands


@pytest.mark.rule("SW-002", "SW-009", "SW-010")
def test_each_player_has_a_villain_deck_of_30_and_a_fate_deck_of_15():
    """
    Four of the 30 cards are in hand, and both discard piles are empty.
    """
    view = set_up(game=GAME, villains=["general_grievous", "moff_gideon"]).view()

    assert counts(view, "deck") == [26, 26]
    assert counts(view, "fate_deck") == [15, 15]
    assert counts(view, "discard") == counts(view, "fate_discard") == [0, 0]


@pytest.mark.rule("SW-006", "SW-018")
def test_a_guide_may_add_a_step_to_the_set_up():
    """
    Asajj Ventress' Missions lie in a deck of their own, and nobody else has such a deck.
    """
    view = set_up(game=GAME, villains=["asajj_ventress", "moff_gideon"], first=1).view()

    missions = [zone for zone in view.zones if zone.name == "mission_deck"]
    assert [zone.place for zone in missions] == [view.zone("portrait", 0).cards[0].id]
    assert counts(view, "deck")[0] + missions[0].count == counts(view, "deck")[1]


@pytest.mark.rule("SW-009", "SW-010")
def test_all_decks_are_shuffled_before_anybody_draws():
    """
    Each player shuffles two decks, and no card is drawn before.
    """
    events = [event for event in set_up(3, villains=FOUR[:3]).events() if event.kind in ("Shuffled", "Drew")]

    assert [event.kind for event in events[:7]] == ["Shuffled"] * 6 + ["Drew"]
    assert {event.fields["zone"].name for event in events[:6]} == {"deck", "fate_deck"}


@pytest.mark.rule("SW-009")
def test_any_card_of_the_villain_deck_may_be_dealt():
    """
    Each card of a Villain deck is sometimes in the opening hand, and never one of another deck.
    """
    dealt = set()
    for seed in range(120):
        match = set_up(seed=seed, game=GAME, villains=["general_grievous", "moff_gideon"], first=1)
        dealt |= {card.kind for card in match.view(0).zone("hand", 0).cards}

    assert dealt == {
        card.id
        for card in tabletop.ruleset(GAME).cards
        if card.printed["set"] == "General Grievous" and card.printed["back"] == "General Grievous Villain"
    }


@pytest.mark.rule("SW-012")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_four_cards(seats):
    """
    Four cards from the own Villain deck.
    """
    assert counts(set_up(seats, villains=FOUR[:seats]).view(), "hand") == [4] * seats


@pytest.mark.rule("SW-012")
def test_a_hand_is_secret():
    """
    Its player sees the four cards, and the others see that there are four.
    """
    match = set_up()

    assert all(card.kind for card in match.view(0).zone("hand", 0).cards)
    assert not any(card.kind for card in match.view(1).zone("hand", 0).cards)
    assert not any(card.kind for card in match.view().zone("hand", 0).cards)


@pytest.mark.rule("SW-013")
def test_nobody_is_asked_for_another_opening_hand():
    """
    The first question of the game is where the first mover goes.
    """
    match = set_up()

    assert [event.kind for event in match.events() if event.kind == "Asked"] == ["Asked"]
    assert match.decision.kind == "move the mover"


@pytest.mark.rule("SW-003", "SW-Q01")
def test_there_are_eight_lightsabers():
    """
    The other tokens are as many as anybody may need.
    """
    totals = {supply.name: supply.total for supply in tabletop.ruleset(GAME).supplies}

    assert totals["LIGHTSABER"] == 8
    assert [totals[name] for name in ("CREDIT", "AMBITION", "PLUS", "MINUS")] == [None] * 4


# ------------------------------------------------------------------------------------------------ who begins, and with what


@pytest.mark.rule("SW-014", "SW-Q02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_caller_says_who_begins(first):
    """
    A named seat has the first turn.
    """
    assert set_up(3, first=first).decision.seat == first


@pytest.mark.rule("SW-014", "SW-Q02")
def test_otherwise_a_lot_says_who_begins():
    """
    Without a name every seat begins sometimes, and the same seed brings the same seat.
    """
    first = [set_up(3, seed=seed).decision.seat for seed in range(40)]

    assert set(first) == {0, 1, 2}
    assert first == [set_up(3, seed=seed).decision.seat for seed in range(40)]


@pytest.mark.rule("SW-015")
@pytest.mark.parametrize(("seats", "first", "there"), [(2, 0, [0, 1]), (3, 1, [2, 0, 1]), (4, 2, [2, 2, 0, 1])])
def test_credits_at_the_start_go_by_turn_order(seats, first, there):
    """
    Nothing for the first, 1 for the second, 2 each for the third and the fourth.
    """
    assert money_of(set_up(seats, first=first), "CREDIT") == there


@pytest.mark.rule("SW-016", "SW-032")
def test_nobody_starts_with_ambition():
    """
    Only the one whose turn has begun has 1.
    """
    assert money_of(set_up(3, first=1), "AMBITION") == [0, 1, 0]


@pytest.mark.rule("SW-017")
def test_objectives_are_open():
    """
    Everybody can read what each Villain has to do, and how near it is.
    """
    match = set_up(game=GAME, villains=["general_grievous", "moff_gideon"])

    for seat in (0, 1, None):
        assert [player.values["progress"] for player in match.view(seat).players] == [
            "0 of 8 Lightsabers",
            "Nothing is ready",
        ]
        assert match.view(seat).zone("portrait", 0).cards[0].kind == "general_grievous"
    assert "all eight Lightsabers" in match.ruleset.by_id["general_grievous"].__doc__
