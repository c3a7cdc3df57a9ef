"""Setting up: players, factions, decks, bases and opening hands (SU-001 to SU-022)."""

from collections import Counter
from itertools import combinations

import pytest

import tabletop
from tabletop import BadOption, WrongSeats
from tabletop.games.smash_up import FACTIONS, Action, Base, Minion, Titan
from tabletop.testing import Scene

OOPS = ("ancient_egyptians", "cowboys", "samurai", "vikings")
PAIRS = (("cowboys", "ancient_egyptians"), ("samurai", "vikings"))
TWICE = (("cowboys", "ancient_egyptians"), ("cowboys", "ancient_egyptians"))
RULES = tabletop.ruleset("smash-up")
REDRAW = "Show this hand and draw another"


def kinds(of, **printed):
    """The printed cards of one kind that have certain values, in the current wording."""
    return [
        kind
        for kind in RULES.cards
        if issubclass(kind, of)
        and kind.printed.get("edition", "current") == "current"
        and all(kind.printed[name] == value for name, value in printed.items())
    ]


def set_up(seats=2, seed=0, **options):
    """A match that is set up, up to the first question."""
    return tabletop.new("smash-up", ["Ann", "Bob", "Cid", "Dee"][:seats], seed=seed, **options)


def without(kind):
    """Printed values of one's own, with which decks of the Cowboys and Ancient Egyptians have no cards of a kind."""
    return {
        card.id: {"copies": 0} for card in kinds(kind) if card.printed["faction"] in ("cowboys", "ancient_egyptians")
    }


def factions_of(match):
    """Which two factions each player has."""
    return [(player.columns["first_faction"], player.columns["second_faction"]) for player in match.view().players]


def hand_of(match, seat):
    """The kinds of card in a hand."""
    return [RULES.by_id[card.kind] for card in match.view(seat).zone("hand", seat).cards]


def first_seed(wanted, **options):
    """The first match of some options, seed by seed, that is as wanted."""
    return next(match for seed in range(2_000) if wanted(match := set_up(seed=seed, **options)))


def begin(match):
    """Have everybody keep the opening hand."""
    while match.decision.kind == "redraw":
        match.answer("Pass")
    return match


# Players


@pytest.mark.rule("SU-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_play(seats):
    """
    A game begins with two, three or four players.
    """
    assert len(set_up(seats).view().players) == seats


@pytest.mark.rule("SU-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats):
    """
    One less than two and one more than four do not play, and the refusal says how many do.
    """
    with pytest.raises(WrongSeats, match="2, 3, 4"):
        tabletop.new("smash-up", seats)


# Factions


@pytest.mark.rule("SU-003")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_is_twenty_cards(faction):
    """
    The minions and actions of a faction are twenty cards, in the current wording.
    """
    assert sum(kind.printed["copies"] for kind in kinds(Minion | Action, faction=faction)) == 20


@pytest.mark.rule("SU-004")
def test_the_set_holds_four_factions_six_pairs_and_eight_bases():
    """
    Four factions, which two players pair in six ways, and eight bases come in this box.
    """
    (box,) = {kind.printed["set"] for kind in kinds(Minion, faction="cowboys")}
    factions = {kind.printed["faction"] for kind in kinds(Minion, set=box)}

    assert factions == set(OOPS)
    assert len(list(combinations(factions, 2))) == 6
    assert sum(kind.printed["copies"] for kind in kinds(Base, set=box)) == 8


@pytest.mark.rule("SU-032")
def test_a_base_has_a_breakpoint_and_three_numbers_of_points():
    """
    Every base says what breaks it, and what its winner, the runner-up and the third get.
    """
    for base in kinds(Base):
        assert base.printed["breakpoint"] > 0
        assert len(base.printed["vp"]) == 3
        assert min(base.printed["vp"]) >= 0


@pytest.mark.rule("SU-006")
def test_two_players_use_all_four_factions_of_one_box():
    """
    With this set alone two players have two factions each.
    """
    factions = factions_of(set_up(pool=OOPS))

    assert sorted(faction for pair in factions for faction in pair) == sorted(OOPS)


@pytest.mark.rule("SU-006")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_need_more_than_one_box(seats):
    """
    Three or four players need another set, or a second copy of this one.
    """
    with pytest.raises(BadOption, match=f"{seats} players need {2 * seats} factions"):
        set_up(seats, pool=OOPS)

    assert len(set_up(seats, pool=OOPS, copies=2).view().players) == seats
    assert len(set_up(seats, pool=FACTIONS).view().players) == seats


@pytest.mark.rule("SU-008")
@pytest.mark.parametrize("how", ["random", PAIRS])
def test_everybody_has_two_factions_that_differ(how):
    """
    Named or dealt at random, each player has exactly two different factions.
    """
    for seed in range(20):
        for first, second in factions_of(set_up(seed=seed, factions=how)):
            assert first in FACTIONS
            assert second in FACTIONS
            assert first != second


@pytest.mark.rule("SU-008", "SU-021")
@pytest.mark.parametrize(("copies", "pool"), [(2, OOPS[:3]), (2, OOPS), (3, OOPS[:2]), (4, OOPS[:2])])
def test_factions_dealt_from_few_never_leave_anybody_one_twice(copies, pool):
    """
    However few factions there are, whoever is dealt to last still gets two that differ.
    """
    seats = len(pool) * copies // 2
    for seed in range(30):
        for first, second in factions_of(set_up(min(seats, 4), seed=seed, pool=pool, copies=copies)):
            assert {first, second} <= set(pool)
            assert first != second


@pytest.mark.rule("SU-008", "SU-021")
@pytest.mark.parametrize("copies", [1, 2])
def test_nobody_pairs_a_faction_with_itself(copies):
    """
    The same faction twice is refused for one player, even if there are two copies of it.
    """
    with pytest.raises(BadOption, match="nobody pairs cowboys with itself") as refused:
        set_up(factions=(("cowboys", "cowboys"), ("samurai", "vikings")), copies=copies)

    assert refused.value.option == "factions"


@pytest.mark.rule("SU-021")
def test_with_two_copies_two_players_have_the_same_faction():
    """
    Two copies let two players use a faction, and a third player not.
    """
    assert factions_of(set_up(factions=TWICE, copies=2)) == list(TWICE)
    with pytest.raises(BadOption, match="cowboys is taken 3 times and there is only 2 of it: see copies"):
        set_up(3, factions=(*TWICE, ("cowboys", "vikings")), copies=2)


@pytest.mark.rule("SU-021")
def test_with_one_copy_a_faction_is_used_once():
    """
    One faction for two players is refused if there is only one copy.
    """
    with pytest.raises(BadOption, match="cowboys is taken 2 times and there is only 1 of it"):
        set_up(factions=(("cowboys", "vikings"), ("cowboys", "samurai")))


# Options that won't do


@pytest.mark.parametrize(
    ("options", "option", "words"),
    [
        ({"factions": (("cowboys", "cow boys"), PAIRS[1])}, "factions", "there is no faction 'cow boys'; there is anc"),
        ({"factions": PAIRS[:1]}, "factions", "a pair for each of the 2 seats, not 1"),
        ({"factions": (*PAIRS, ("robots", "wizards"))}, "factions", "a pair for each of the 2 seats, not 3"),
        ({"factions": (("cowboys",), PAIRS[1])}, "factions", "should have 2 parts, not 1"),
        ({"factions": (("cowboys", "samurai", "vikings"), PAIRS[1])}, "factions", "should have 2 parts, not 3"),
        ({"factions": "bidding"}, "factions", r"'random' \| 'draft'"),
        ({"pool": (*OOPS, "cow boys")}, "pool", "there is no faction 'cow boys'; there is anc"),
        ({"pool": (*OOPS, "cowboys")}, "pool", "named twice; say how many there are of it with copies"),
        ({"pool": OOPS[:3]}, "pool", "2 players need 4 factions"),
        ({"pool": OOPS[:1], "copies": 4}, "pool", "nobody pairs ancient_egyptians with itself: name two"),
        ({"copies": 0}, "copies", "1 to 4 copies of every set, not 0"),
        ({"copies": 5}, "copies", "1 to 4 copies of every set, not 5"),
        ({"first": -1}, "first", "there is no seat -1; the seats are 0 to 1"),
        ({"first": 2}, "first", "there is no seat 2; the seats are 0 to 1"),
        ({"first": "Ann"}, "first", "int"),
        ({"edition": "second"}, "edition", "'current', 'first'"),
        ({"redraw": "burn"}, "redraw", "'discard', 'shuffle'"),
        ({"house_rule": True}, "house_rule", "no such option; there is factions, pool"),
    ],
)
def test_options_that_will_not_do_are_refused_by_name(options, option, words):
    """
    A refusal names the option that is wrong, whatever else was given, and says what would be right.
    """
    with pytest.raises(BadOption, match=words) as refused:
        set_up(**{"tricksters": "2012", **options})

    assert refused.value.option == option


def test_all_that_is_at_the_limit_will_do():
    """
    Four copies, the last seat and a pool just large enough are taken.
    """
    match = set_up(4, first=3, pool=OOPS[:2], copies=4)

    assert match.view().facts["first"] == 3
    assert all(sorted(pair) == sorted(OOPS[:2]) for pair in factions_of(match))


# Decks


@pytest.mark.rule("SU-009", "SU-010")
def test_the_two_factions_are_shuffled_into_one_deck_that_is_its_players_own():
    """
    All cards of the two factions are the player's, in one face-down deck of forty of which five are in hand.
    """
    match = set_up(factions=PAIRS)
    scene = Scene(match)

    names = Counter([*scene["Ann"].hand, *scene["Ann"].zone("deck")])

    assert len(scene["Ann"].hand) == 5
    assert names == Counter(
        {kind.name: kind.printed["copies"] for faction in PAIRS[0] for kind in kinds(Minion | Action, faction=faction)}
    )
    assert match.view(0).zone("deck", 0).count == 35
    assert all(card is None for card in match.view(0).zone("deck", 0).cards)
    assert {card.owner for card in match.view(0).zone("hand", 0).cards} == {0}


@pytest.mark.rule("SU-010", "SU-012")
def test_decks_and_bases_come_in_an_order_of_chance():
    """
    Two seeds deal two orders, and the same seed the same.
    """

    def orders(seed):
        scene = Scene(set_up(seed=seed, factions=PAIRS, first=0))
        return scene["Ann"].zone("deck"), scene["Ann"].hand, scene.zone("bases"), scene.zone("base_deck")

    assert orders(1) == orders(1)
    assert len({orders(seed)[0] for seed in range(5)}) == 5
    assert len({orders(seed)[2:] for seed in range(5)}) == 5
    assert {orders(seed)[0][0] in names_of("cowboys") for seed in range(20)} == {True, False}


def names_of(faction):
    """The names of the cards of a faction."""
    return {kind.name for kind in kinds(Minion | Action, faction=faction)}


@pytest.mark.rule("SU-028")
def test_decks_hold_minions_and_actions_only():
    """
    No base lies in a personal deck, and nothing but bases in the base deck.
    """
    match = set_up(factions=PAIRS, titans=True)
    scene = Scene(match)
    kind_of = {kind.name: kind for kind in RULES.cards}

    for seat in ("Ann", "Bob"):
        assert all(issubclass(kind_of[name], Minion | Action) for name in scene.zone("deck", seat) + scene.hand(seat))
    assert all(issubclass(kind_of[name], Base) for name in scene.zone("base_deck") + scene.zone("bases"))


# Bases


@pytest.mark.rule("SU-011", "SU-022")
@pytest.mark.parametrize(
    ("options", "sets"),
    [
        ({"factions": PAIRS}, [OOPS]),
        ({"factions": TWICE, "copies": 2}, [OOPS]),
        ({"factions": (("robots", "wizards"), ("zombies", "aliens"))}, [FACTIONS[4:]]),
        ({"factions": (("cowboys", "samurai"), ("vikings", "robots"))}, [OOPS, FACTIONS[4:]]),
    ],
)
def test_the_bases_are_those_of_the_sets_in_use_once_each(options, sets):
    """
    Every set that a faction comes from brings its bases once, however many factions or copies of it are in use.
    """
    scene = Scene(set_up(**options))
    factions = [faction for one in sets for faction in one]
    names = [kind.name for kind in kinds(Base) if kind.printed["faction"] in factions]

    assert sorted(scene.zone("bases") + scene.zone("base_deck")) == sorted(names)
    assert len(names) == len(set(names)) >= 8


@pytest.mark.rule("SU-013")
@pytest.mark.parametrize(("seats", "bases"), [(2, 3), (3, 4), (4, 5)])
def test_there_is_one_base_more_than_players(seats, bases):
    """
    Three, four or five bases lie face up in the middle for two, three or four players.
    """
    middle = set_up(seats, pool=OOPS, copies=2).view().zone("bases").cards

    assert len(middle) == bases
    assert all(base.face_up and base.name for base in middle)


# Hands


@pytest.mark.rule("SU-014")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_five_cards(seats):
    """
    Every player has five cards in hand before the first turn, and an empty discard pile.
    """
    view = set_up(seats).view()

    assert [view.zone("hand", seat).count for seat in range(seats)] == [5] * seats
    assert [view.zone("discard", seat).count for seat in range(seats)] == [0] * seats


@pytest.mark.rule("SU-015", "SU-Q03")
def test_a_hand_without_minions_may_be_shown_and_replaced():
    """
    All see the five actions go to the discard pile, where they stay, and five new cards are drawn.
    """
    match = set_up(factions=PAIRS[:1] * 2, copies=2, first=0, cards=without(Minion))
    before = Scene(match)["Ann"].hand

    match.answer(REDRAW)

    view = match.view(1)
    assert sorted(card.name for card in view.zone("discard", 0).cards) == sorted(before)
    assert (view.zone("hand", 0).count, view.zone("deck", 0).count) == (5, 10)
    assert sorted(e.fields["card"].name for e in match.events(1) if e.kind == "Revealed") == sorted(before)


@pytest.mark.rule("SU-015")
def test_a_hand_without_minions_may_be_kept():
    """
    Whoever likes the actions keeps them, and nobody sees them.
    """
    match = set_up(factions=TWICE, copies=2, first=0, cards=without(Minion))
    before = Scene(match)["Ann"].hand

    match.answer("Pass")

    assert Scene(match)["Ann"].hand == before
    assert match.view(1).zone("hand", 0).cards == ()
    assert match.view().zone("discard", 0).count == 0


@pytest.mark.rule("SU-016")
def test_the_second_hand_stays():
    """
    Nobody redraws twice, even if the second hand has no minion either.
    """
    match = set_up(factions=TWICE, copies=2, first=0, cards=without(Minion))

    match.answer(REDRAW)

    assert not any(issubclass(kind, Minion) for kind in hand_of(match, 0))
    assert match.decision.seat == 1
    match.answer(REDRAW)
    assert match.decision.seat == 0
    assert match.decision.kind == "play"


@pytest.mark.rule("SU-017")
def test_one_minion_in_hand_is_enough_to_have_to_keep_it():
    """
    With exactly one minion among the five there is no redraw, and with none there is.
    """
    options = {"factions": TWICE, "copies": 2, "first": 0}
    one = first_seed(lambda match: [issubclass(kind, Minion) for kind in hand_of(match, 0)].count(True) == 1, **options)
    none = first_seed(lambda match: not any(issubclass(kind, Minion) for kind in hand_of(match, 0)), **options)

    assert (one.decision.seat, one.decision.kind) != (0, "redraw")
    assert (none.decision.seat, none.decision.kind) == (0, "redraw")
    assert [option.label for option in none.decision.options] == [REDRAW, "Pass"]


@pytest.mark.rule("SU-Q03")
def test_hands_are_replaced_clockwise_from_the_first_player():
    """
    All whose hand has no minion are asked once, beginning with the one who takes the first turn; nobody else is.
    """
    four = (*TWICE, *TWICE)
    match = set_up(4, factions=four, copies=4, first=2, cards=without(Minion))
    asked = []
    while match.decision.kind == "redraw":
        asked.append(match.decision.seat)
        match.answer("Pass")

    assert asked == [2, 3, 0, 1]


def test_a_house_rule_shuffles_the_first_hand_back():
    """
    With redraw="shuffle" the cards go back into the deck.
    """
    match = set_up(factions=TWICE, copies=2, first=0, cards=without(Minion), redraw="shuffle")

    match.answer(REDRAW)

    assert match.view().zone("discard", 0).count == 0
    assert match.view().zone("deck", 0).count == 15


# Who begins


@pytest.mark.rule("SU-018", "SU-Q04")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_seat_that_is_named_begins(first):
    """
    The caller says who takes the first turn, and later seats have no more cards or points for it.
    """
    match = begin(set_up(3, first=first))

    view = match.view()
    assert (match.decision.seat, view.facts["active"], view.facts["turn"]) == (first, first, 1)
    assert {pool.count for pool in view.pools if pool.name == "points"} == {0}
    assert {view.zone("hand", seat).count for seat in range(3)} == {5}


@pytest.mark.rule("SU-018", "SU-Q04")
def test_without_a_name_the_lot_says_who_begins():
    """
    The seed decides who begins: over some seeds everybody does.
    """
    begins = [begin(set_up(3, seed=seed)).decision.seat for seed in range(30)]

    assert set(begins) == {0, 1, 2}
    assert begins[0] == begin(set_up(3, seed=0)).decision.seat


@pytest.mark.rule("SU-019", "SU-034")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_pass_to_the_left(seats):
    """
    After each turn the next seat takes one, and after the last seat the first.
    """
    match = begin(set_up(seats, first=1, factions="random"))
    turns = {}
    while len(turns) <= seats:
        turns.setdefault(match.view().facts["turn"], match.view().facts["active"])
        match.answer("Pass" if "Pass" in match.decision else 0)

    assert list(turns.values()) == [(1 + turn) % seats for turn in range(seats + 1)]


# Titans


@pytest.mark.rule("SU-020")
def test_titans_begin_beside_their_owners_deck():
    """
    With the option, each titan of a chosen faction lies in the open beside the deck: not in deck, hand or play.
    """
    match = set_up(factions=PAIRS, titans=True)
    view = match.view()
    titans = [kind.name for kind in kinds(Titan) if kind.printed["faction"] in PAIRS[0]]

    assert titans
    assert sorted(card.name for card in view.zone("titans", 0).cards) == sorted(titans)
    assert {card.owner for card in view.zone("titans", 0).cards} == {0}
    assert view.zone("deck", 0).count + view.zone("hand", 0).count == 40
    assert not set(titans) & set(Scene(match)["Ann"].zone("deck") + Scene(match)["Ann"].hand)


@pytest.mark.rule("SU-007")
def test_without_the_option_there_are_no_titans():
    """
    A game of this set alone knows no titan: nobody has one beside the deck.
    """
    view = set_up(factions=PAIRS).view()

    assert [view.zone("titans", seat).count for seat in (0, 1)] == [0, 0]


def test_own_values_change_decks_and_bases():
    """
    With values of one's own a card may come more often, a base not at all, and numbers are what they say.
    """
    own = {"sheriff": {"power": 6, "copies": 3}, "saloon": {"breakpoint": 7}, "drakkar": {"copies": 0}}
    factions = [["cowboys", "vikings"], ["samurai", "ancient_egyptians"]]
    match = tabletop.new("smash-up", ["Ann", "Bob"], seed=1, factions=factions, cards=own)
    view = match.view()
    bases = {base.name: base for base in view.zone("bases").cards}

    assert view.zone("deck", 0).count + view.zone("hand", 0).count == 42
    assert view.zone("deck", 1).count + view.zone("hand", 1).count == 40
    assert view.zone("base_deck").count + len(bases) == 7
    assert match.ruleset.by_id["sheriff"].printed["power"] == 6
    assert {card.provenance for card in match.ruleset.catalogue if card.id in own} == {"yours"}
