"""The formal draft: picks forwards and then backwards (SU-023 to SU-027)."""

from random import Random

import pytest

import tabletop
from tabletop import BadOption
from tabletop.games.smash_up import FACTIONS

OOPS = ("ancient_egyptians", "cowboys", "samurai", "vikings")


def draft(seats=2, seed=0, **options):
    """A match that begins with a draft."""
    names = ["Ann", "Bob", "Cid", "Dee"][:seats]
    return tabletop.new("smash-up", names, seed=seed, **{"factions": "draft", **options})


def id_of(name):
    """What a faction goes by in options, by what people call it."""
    return name.lower().replace(" ", "_")


def offered(match):
    """The factions on offer."""
    return [id_of(option.label) for option in match.decision.options]


def picks(match, choose=lambda match: 0):
    """Pick until all have two factions, and return who has picked what."""
    made = []
    while match.decision.kind == "draft":
        option = choose(match)
        made.append((match.decision.seat, id_of(match.decision.options[option].label)))
        match.answer(option)
    return made


def factions_of(match):
    """Which two factions each player has."""
    return [(player.columns["first_faction"], player.columns["second_faction"]) for player in match.view().players]


@pytest.mark.rule("SU-023")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pool_offers_twice_as_many_factions_as_players(seats):
    """
    Exactly twice as many will do, one less is refused with words that say how many it takes.
    """
    enough = FACTIONS[: 2 * seats]

    assert offered(draft(seats, pool=enough)) == list(enough)
    with pytest.raises(BadOption, match=f"{seats} players need {2 * seats} factions to choose from"):
        draft(seats, pool=enough[:-1])


@pytest.mark.rule("SU-023")
def test_people_read_the_names_of_factions():
    """
    They are on offer and in the log by these, and by no other form that only rules know.
    """
    match = draft(first=0)
    assert (match.decision.options[0].label, match.decision.options.keys[0]) == (
        "Ancient Egyptians", "words.ancient-egyptians",
    )  # fmt: skip
    match.answer("Ancient Egyptians")

    assert "Ann picks Ancient Egyptians." in [event.text.english for event in match.events()]


@pytest.mark.rule("SU-023")
def test_a_pool_without_names_is_all_factions():
    """
    Whoever names no pool drafts from everything there is.
    """
    assert offered(draft()) == list(FACTIONS)


@pytest.mark.rule("SU-024", "SU-Q04")
def test_the_lot_says_who_picks_first():
    """
    The first player is drawn before the first pick, over some seeds everybody.
    """
    seats = [draft(3, seed=seed).decision.seat for seed in range(30)]

    assert set(seats) == {0, 1, 2}
    assert draft(3, seed=0).view().facts["first"] == seats[0]


@pytest.mark.rule("SU-Q04")
def test_the_first_to_pick_may_be_named():
    """
    The caller may name the seat instead.
    """
    assert draft(3, first=2).decision.seat == 2


@pytest.mark.rule("SU-Q05")
@pytest.mark.parametrize("first", [0, 1])
def test_who_picks_first_takes_the_first_turn(first):
    """
    The player drawn for the draft is the first player of the game too.
    """
    match = draft(first=first, pool=OOPS)
    picks(match)
    while match.decision.kind == "redraw":
        match.answer("Pass")

    assert match.view().facts["turn"] == 1
    assert match.view().facts["active"] == match.decision.seat == first


@pytest.mark.rule("SU-025", "SU-026")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 0, [0, 1, 1, 0]), (3, 0, [0, 1, 2, 2, 1, 0]), (3, 2, [2, 0, 1, 1, 0, 2]), (4, 1, [1, 2, 3, 0, 0, 3, 2, 1])],
)
def test_picks_run_clockwise_and_then_backwards(seats, first, order):
    """
    Each picks one from the first player on, the last picks again at once, and the first player picks last.
    """
    match = draft(seats, first=first)

    assert [seat for seat, _ in picks(match)] == order
    assert match.decision.kind != "draft"


@pytest.mark.rule("SU-025")
def test_what_one_picks_is_what_one_plays():
    """
    The first pick and the second make the deck of forty cards.
    """
    match = draft(first=0, pool=OOPS)
    for faction in ("samurai", "cowboys", "vikings", "ancient_egyptians"):
        match.answer(faction.replace("_", " ").title())

    assert factions_of(match) == [("samurai", "ancient_egyptians"), ("cowboys", "vikings")]
    assert [match.view().zone("deck", seat).count for seat in (0, 1)] == [35, 35]


@pytest.mark.rule("SU-027")
def test_a_picked_faction_leaves_the_pool():
    """
    With one copy of each nobody can take what is taken, not even the one who has it.
    """
    match = draft(first=0, pool=(*OOPS, "robots"))

    match.answer("Cowboys")
    assert offered(match) == ["ancient_egyptians", "samurai", "vikings", "robots"]
    match.answer("Vikings")
    assert offered(match) == ["ancient_egyptians", "samurai", "robots"]


@pytest.mark.rule("SU-021", "SU-027")
def test_a_second_copy_is_picked_by_somebody_else():
    """
    Of two copies, another player may take the second, the one with the first may not, and then there is none.
    """
    match = draft(3, first=0, pool=OOPS, copies=2)

    match.answer("Cowboys")
    assert "cowboys" in offered(match)
    match.answer("Samurai")
    match.answer("Vikings")
    assert offered(match) == ["ancient_egyptians", "cowboys", "samurai"]
    match.answer("Cowboys")
    assert offered(match) == ["ancient_egyptians", "vikings"]
    match.answer("Vikings")
    assert offered(match) == ["ancient_egyptians", "samurai"]


@pytest.mark.rule("SU-008", "SU-021")
def test_no_pick_leaves_the_last_player_only_what_they_have():
    """
    Where the last player would be left with a second copy of the own faction, that copy has to be picked before.
    """
    match = draft(3, first=0, pool=OOPS[:3], copies=2)
    for faction in ("ancient_egyptians", "cowboys", "samurai", "cowboys"):
        match.answer(faction.replace("_", " ").title())

    assert offered(match) == ["ancient_egyptians"]
    match.answer("Ancient Egyptians")
    assert offered(match) == ["samurai"]


@pytest.mark.rule("SU-008", "SU-021")
@pytest.mark.parametrize(("seats", "pool", "copies"), [(2, 2, 2), (3, 3, 2), (4, 2, 4), (4, 3, 3), (4, 4, 2)])
def test_everybody_gets_two_factions_that_differ_from_a_small_pool(seats, pool, copies):
    """
    Whatever is picked, nobody is left without a second faction.
    """
    random = Random(1)
    for seed in range(25):
        match = draft(seats, seed=seed, pool=OOPS[:pool], copies=copies)
        picks(match, lambda match: random.randrange(len(match.decision.options)))

        assert all(first and second and first != second for first, second in factions_of(match))


def test_everybody_sees_what_is_picked():
    """
    A pick is told to all, and stands in the view of each player.
    """
    match = draft(first=0)
    match.answer("Cowboys")

    (pick,) = [event for event in match.events(1) if event.kind == "FactionPicked"]
    assert pick.text.english == "Ann picks Cowboys."
    assert match.view().players[0].columns["first_faction"] == "cowboys"
