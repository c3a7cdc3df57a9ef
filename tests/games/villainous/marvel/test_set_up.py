"""Setting up: seats, Villains, modes, decks, hands, Power, and who begins (MV-001 to MV-024)."""

import pytest

import tabletop
from tabletop import BadOption, WrongSeats
from tabletop.games.villainous import FateCard, VillainCard
from tabletop.games.villainous.marvel import Crisis, GlobalCrisis, TargetedCrisis
from tabletop.games.villainous.testing import board_of
from tabletop.testing._inside import live
from tests.games.villainous.marvel.rules import RULES
from tests.games.villainous.seen import counts, every_kind, kinds_in, money_of, villains_of

NAMES = ["Ann", "Bob", "Cid", "Dot"]
THREE = ["modok", "loki", "madame_masque"]
BOTH = ["mischief-and-malice", "infinite-power"]
MODES = ["inevitable", "undying", "omnipotent"]


def set_up(seats=2, *, seed=1, **options):
    """A match that is set up, up to the first question."""
    return tabletop.new(RULES, NAMES[:seats], seed=seed, **options)


def events_in(match):
    """The ids of the Events on the table."""
    return {kind.id for kind in every_kind(match) if issubclass(kind, Crisis)}


# ------------------------------------------------------------------------------------------------ players


@pytest.mark.rule("MV-001")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_play_this_box(seats):
    """
    A game begins with two or three Villains.
    """
    assert [player.name for player in set_up(seats).view().players] == NAMES[:seats]


@pytest.mark.rule("MV-001", "MV-Q01")
def test_four_need_another_box():
    """
    With this box alone a fourth seat is refused, and the refusal says what to add.
    """
    with pytest.raises(BadOption, match="4 seats take another set: add infinite-power"):
        set_up(4, sets=["mischief-and-malice"])


@pytest.mark.rule("MV-001", "MV-Q01", "MV-210")
def test_four_play_with_mixed_boxes():
    """
    With both boxes four Villains play, and if none are named they do as well.
    """
    assert len(set(villains_of(set_up(4, sets=BOTH)))) == 4
    assert set_up(4).view() == set_up(4, sets=BOTH).view()


@pytest.mark.rule("MV-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats):
    """
    One is too few and five are too many, and the refusal says how many would do.
    """
    with pytest.raises(WrongSeats, match="is played by 2, 3, 4 seats"):
        tabletop.new(RULES, seats)


@pytest.mark.rule("MV-011")
def test_everybody_plays_another_villain():
    """
    However the lots fall, no Villain is played twice, and each is played by any seat.
    """
    drawn = [villains_of(set_up(3, seed=seed)) for seed in range(30)]

    assert all(sorted(names) == ["Loki", "M.O.D.O.K.", "Madame Masque"] for names in drawn)
    assert len({names[0] for names in drawn}) == 3


@pytest.mark.rule("MV-011")
def test_no_villain_is_named_twice():
    """
    Two players cannot both be Loki.
    """
    with pytest.raises(BadOption, match="loki is named twice: everybody plays another Villain"):
        set_up(villains=["loki", "loki"])


@pytest.mark.rule("MV-011")
@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"villains": THREE}, "3 Villains are named for 2 seats: name 2 at most"),
        ({"villains": ["thor"]}, "there is no Villain 'thor'; there is loki, modok, madame_masque"),
        ({"villains": ["loki", "hela"]}, "hela is of another set: add infinite-power to the sets"),
        (
            {"villains": ["loki"], "sets": ["infinite-power"]},
            "loki is of another set: add mischief-and-malice to the sets",
        ),
    ],
)
def test_villains_that_do_not_fit_are_refused(options, why):
    """
    Too many, one that there is not, and one of a set that is not played with: the refusal says what would do.
    """
    with pytest.raises(BadOption, match=why):
        set_up(**options)


@pytest.mark.rule("MV-011")
def test_who_is_not_named_goes_by_lot():
    """
    With one name the first seat plays that Villain, and the second any other one.
    """
    drawn = [villains_of(set_up(seed=seed, villains=["loki"])) for seed in range(20)]

    assert {tuple(names) for names in drawn} == {("Loki", "M.O.D.O.K."), ("Loki", "Madame Masque")}


@pytest.mark.rule("MV-210")
@pytest.mark.parametrize(
    ("sets", "why"),
    [
        ([], "name one set or several, each once"),
        (["infinite-power", "infinite-power"], "name one set or several, each once"),
        (["infinite_power"], "there is no set 'infinite_power' here; there is mischief-and-malice, infinite-power"),
        ("infinite-power", "should be a list, not 'infinite-power'"),
    ],
)
def test_sets_that_do_not_fit_are_refused(sets, why):
    """
    None at all, one twice, and one that there is not.
    """
    with pytest.raises(BadOption, match=why):
        set_up(sets=sets)


@pytest.mark.rule("MV-011", "MV-013")
def test_villains_nobody_plays_stay_out_of_the_game():
    """
    Neither Madame Masque's deck nor her Fate cards are on the table when nobody plays her.
    """
    there = {kind.printed["set"] for kind in every_kind(set_up(villains=THREE[:2]))}

    assert there == {"M.O.D.O.K.", "Loki", "Common Fate of Mischief & Malice"}


# ------------------------------------------------------------------------------------------------ components


@pytest.mark.rule("MV-002")
@pytest.mark.parametrize("villain", THREE)
def test_a_villain_has_30_villain_cards_and_11_fate_cards(villain):
    """
    Each of the three, with a mover and four locations.
    """
    name = RULES.by_id[villain].printed["set"]
    own = [kind for kind in RULES.deck() if kind.printed["set"] == name]

    assert len([kind for kind in own if issubclass(kind, VillainCard)]) == 30
    assert len([kind for kind in own if issubclass(kind, FateCard)]) == 11
    assert len(board_of(RULES, villain)) == 4


@pytest.mark.rule("MV-003")
def test_there_are_15_common_fate_cards():
    """
    Four of them are Global Events.
    """
    common = [kind for kind in RULES.deck() if kind.printed["set"] == "Common Fate of Mischief & Malice"]

    assert len(common) == 15
    assert len([kind for kind in common if issubclass(kind, GlobalCrisis)]) == 4


@pytest.mark.rule("MV-004", "MV-Q02")
def test_there_are_fifteen_mischief():
    """
    Power and Strength tokens are as many as anybody may need.
    """
    totals = {supply.name: supply.total for supply in RULES.supplies}

    assert totals["MISCHIEF"] == 15
    assert [totals[name] for name in ("POWER", "PLUS", "MINUS")] == [None] * 3


# ------------------------------------------------------------------------------------------------ modes


@pytest.mark.rule("MV-005")
def test_a_game_has_one_of_three_modes():
    """
    Inevitable if nothing is said, and there is no fourth.
    """
    assert set_up().view().players
    with pytest.raises(BadOption, match="mode"):
        set_up(mode="easy")


@pytest.mark.rule("MV-006")
def test_omnipotent_has_no_events():
    """
    Neither Global nor Targeted ones are on the table.
    """
    match = set_up(3, mode="omnipotent")

    assert events_in(match) == set()
    assert counts(match.view(), "fate_deck") == [11 + 3 * 10]


@pytest.mark.rule("MV-007", "MV-008", "MV-010")
@pytest.mark.parametrize("mode", ["inevitable", "undying"])
def test_the_other_modes_have_all_events(mode):
    """
    Both have the same decks, with four Global Events and that of each Villain.
    """
    match = set_up(villains=THREE[:2], mode=mode)

    assert events_in(match) == {
        "under_surveillance", "incoming", "infiltrated", "knock_knock", "the_trial_of_loki", "schism_in_aim"
    }  # fmt: skip


# ------------------------------------------------------------------------------------------------ what lies where


@pytest.mark.rule("MV-012", "MV-048")
def test_the_mover_starts_on_the_portrait():
    """
    Before the first move it stands at no location, and so all four are open to it.
    """
    match = set_up(villains=["loki", "modok"], first=0)

    assert kinds_in(match.view().zone("portrait", 0)) == ["loki"]
    assert [option.label for option in match.decision.options] == [
        "Odin's Throne", "Bifrost", "Jotunheim", "Sanctum Sanctorum"
    ]  # fmt: skip


@pytest.mark.rule("MV-013", "MV-014")
@pytest.mark.parametrize(("seats", "count"), [(2, 37), (3, 48)])
def test_there_is_one_fate_deck_for_all(seats, count):
    """
    The 15 common cards and 11 of each Villain.
    """
    assert counts(set_up(seats).view(), "fate_deck") == [count]


@pytest.mark.rule("MV-013")
def test_the_fate_deck_is_shuffled():
    """
    Its top card is now a common one, now one of either Villain.
    """
    tops = set()
    for seed in range(40):
        match = set_up(seed=seed, villains=["loki", "modok"], first=0)
        tops.add(live(match).fate_deck.first.printed["set"])

    assert tops == {"Common Fate of Mischief & Malice", "Loki", "M.O.D.O.K."}


@pytest.mark.rule("MV-013", "MV-016")
def test_no_deck_can_be_seen():
    """
    Nobody knows a card of any deck, but everybody how many there are.
    """
    match = set_up(first=0)

    for reader in (0, 1, None):
        view = match.view(reader)
        assert counts(view, "deck") == [26, 26]
        assert not [card for zone in view.zones if zone.name in ("deck", "fate_deck") for card in zone.cards]


@pytest.mark.rule("MV-015", "MV-016")
def test_all_discard_piles_are_empty_at_the_start():
    """
    There is one for Fate cards, and one for each Villain deck.
    """
    view = set_up(3).view()

    assert counts(view, "fate_discard") == [0]
    assert counts(view, "discard") == [0, 0, 0]


@pytest.mark.rule("MV-016")
def test_villain_decks_are_shuffled_before_anybody_draws():
    """
    One shuffle for each Villain deck and one for the Fate deck, and then hands are dealt.
    """
    events = [event.kind for event in set_up(3).events() if event.kind in ("Shuffled", "Drew")]

    assert events[:5] == ["Shuffled"] * 4 + ["Drew"]


@pytest.mark.rule("MV-024")
def test_a_guide_may_add_a_step_to_the_set_up():
    """
    M.O.D.O.K. has his Loyalty tile in the Specialty area from the start; Loki has no tile, and no Mischief yet.
    """
    view = set_up(villains=["modok", "loki"]).view()

    assert kinds_in(view.zone("specialties", 0)) == ["loyalty_tile"]
    assert kinds_in(view.zone("specialties", 1)) == []
    assert [player.values["progress"] for player in view.players][1] == "0 of 10 Mischief spent, 0 to spend"


# ------------------------------------------------------------------------------------------------ hands


@pytest.mark.rule("MV-018")
@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_starts_with_four_cards(seats):
    """
    Four cards from the own Villain deck.
    """
    match = set_up(seats, villains=THREE[:seats])

    assert counts(match.view(), "hand") == [4] * seats
    for seat, villain in enumerate(THREE[:seats]):
        hand = kinds_in(match.view(seat).zone("hand", seat))
        assert {RULES.by_id[card].printed["back"] for card in hand} == {f"{RULES.by_id[villain].name} Villain"}


@pytest.mark.rule("MV-019")
def test_a_hand_is_secret():
    """
    Its player sees the four cards, and the others see that there are four.
    """
    match = set_up()

    assert len(kinds_in(match.view(0).zone("hand", 0))) == 4
    assert kinds_in(match.view(1).zone("hand", 0)) == kinds_in(match.view().zone("hand", 0)) == []


@pytest.mark.rule("MV-020")
def test_nobody_is_asked_for_another_opening_hand():
    """
    The first question of the game is where the first mover goes.
    """
    match = set_up()

    assert [event.kind for event in match.events() if event.kind == "Asked"] == ["Asked"]
    assert match.decision.kind == "move the mover"


# ------------------------------------------------------------------------------------------------ who begins, and with what


@pytest.mark.rule("MV-021", "MV-Q03")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_caller_says_who_begins(first):
    """
    A named seat has the first turn.
    """
    assert set_up(3, first=first).decision.seat == first


@pytest.mark.rule("MV-021", "MV-Q03")
def test_otherwise_a_lot_says_who_begins():
    """
    Without a name every seat begins sometimes, and the same seed brings the same seat.
    """
    first = [set_up(3, seed=seed).decision.seat for seed in range(40)]

    assert set(first) == {0, 1, 2}
    assert first == [set_up(3, seed=seed).decision.seat for seed in range(40)]


@pytest.mark.rule("MV-022", "MV-Q01")
@pytest.mark.parametrize(("seats", "first", "there"), [(2, 0, [0, 1]), (2, 1, [1, 0]), (3, 1, [2, 0, 1])])
def test_power_at_the_start_goes_by_turn_order(seats, first, there):
    """
    Nothing for the first, 1 for the second, 2 for the third.
    """
    assert money_of(set_up(seats, first=first), "POWER") == there


@pytest.mark.rule("MV-022", "MV-Q01")
def test_the_fourth_starts_with_two_power_as_well():
    """
    Nobody starts with 3.
    """
    assert money_of(set_up(4, first=2, sets=BOTH), "POWER") == [2, 2, 0, 1]


@pytest.mark.rule("MV-023", "MV-029", "MV-043")
@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_objectives_are_open(reader):
    """
    Everybody can read what each Villain has to do, and how near it is.
    """
    match = set_up(3, villains=THREE)

    assert [kinds_in(match.view(reader).zone("portrait", seat)) for seat in range(3)] == [[one] for one in THREE]
    assert [player.values["progress"] for player in match.view(reader).players] == [
        "Loyalty 0 of 5, no Cosmic Cube yet",
        "0 of 10 Mischief spent, 0 to spend",
        "0 of 8 vendettas settled",
    ]
    assert all(RULES.by_id[one].__doc__.startswith("Objective: ") for one in THREE)


@pytest.mark.rule("MV-156")
def test_each_villain_has_one_targeted_event():
    """
    A Villain icon is on the Fate cards of a Villain, and on one Event of each.
    """
    events = [kind for kind in RULES.deck() if issubclass(kind, TargetedCrisis)]

    assert {kind.printed["set"] for kind in events} >= {"Loki", "M.O.D.O.K.", "Madame Masque"}
