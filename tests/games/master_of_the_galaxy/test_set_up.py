"""Setting up: bags, corners, black holes, species, the draft, and the options (MG-001 to MG-020, MG-155)."""

import math
from collections import Counter

import attrs
import pytest

import tabletop
from tabletop import BadOption, WrongSeats
from tabletop.games.master_of_the_galaxy import (
    Commerce,
    Conflict,
    Expansion,
    Government,
    Leader,
    MasterOfTheGalaxy,
    MasterOptions,
    Progress,
    Species,
    System,
)
from tabletop.games.master_of_the_galaxy.testing import BASES, DECKS, SEATS, orbit
from tabletop.testing import Scene
from tests.games.master_of_the_galaxy.small import SPECIES, SmallGalaxy

CORNERS = ("Rubra", "Caela", "Aura", "Nive")
#: Which cube brings which corner, as chance counts them.
CUBES = ("red", "blue", "yellow", "white")
KINDS = {
    "leader": Leader, "conflict": Conflict, "government": Government, "commerce": Commerce, "expansion": Expansion,
    "progress": Progress, "species": Species,
}  # fmt: skip
NO_SYMBOLS = ("cultural", 0, "economic", 0, "diplomatic", 0, "scientific", 0, "military", 0)


def set_up(seats=2, *, game=SmallGalaxy, seed=1, **options):
    """A match that is set up, up to the first question."""
    return tabletop.new(game, SEATS[:seats], seed=seed, **options)


def scene_of(seats, **options):
    """The same as a scene, to look at cards; the question about a corner or a species is put already."""
    return Scene(set_up(seats, **options))


def corners_of(seats, cube, **told):
    """A scene in which chance says which cube the first player draws."""
    others = {name: [] for name in SEATS[2:seats]}
    return orbit(
        SmallGalaxy, phase="corners", chance=[cube], species_deck=[one.id for one in SPECIES], **others, **told
    )


def bases(scene):
    """Who sits in which corner, by the corners."""
    return {name: scene.card(name.lower()).controller for name in CORNERS}


def holes(scene):
    """The names of the systems under black holes."""
    systems = [one for one in SmallGalaxy.cards if one.id in scene_systems()]
    return {one.name for one in systems if scene.card(one.id).bases.get("BLACK_HOLE")}


def scene_systems():
    """The ids of all systems of the small board."""
    return {f"{corner.lower()}{more}" for corner in CORNERS for more in ("", "_first", "_second")} | {"hub"}


def all_take_what_comes(scene):
    """Everybody keeps the first card, or takes the first corner, until the first turn."""
    while scene.decision.kind in ("draw", "draft", "corner"):
        scene.pick(scene.options[0])


def tops(scene, *decks, seat="Bob"):
    """Say of which decks somebody sees the top card."""
    return {name for name in decks if scene.view(seat).zone(f"{name}_deck").cards[:1] not in ((), (None,))}


# ------------------------------------------------------------------------------------------------ players, decks, cubes


@pytest.mark.rule("MG-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_play(seats):
    """
    A game begins with two, three or four players.
    """
    assert tuple(player.name for player in set_up(seats).view().players) == SEATS[:seats]


@pytest.mark.rule("MG-001")
@pytest.mark.parametrize("seats", [0, 1, 5, ["Ann"], [*SEATS, "Eve"]])
def test_other_numbers_of_players_are_refused(seats):
    """
    One is too few and five are too many, and the refusal says how many would do.
    """
    with pytest.raises(WrongSeats, match="is played by 2, 3, 4 seats"):
        tabletop.new(SmallGalaxy, seats)


@pytest.mark.rule("MG-002")
@pytest.mark.parametrize(
    ("deck", "count"),
    [
        ("leader", 18), ("conflict", 9), ("government", 9), ("expansion", 9), ("commerce", 9), ("progress", 9),
        ("species", 9),
    ],
)  # fmt: skip
def test_the_game_has_seven_decks(deck, count):
    """
    When the third player is asked for a corner, nobody has drawn from any of the seven decks.
    """
    assert set_up(3, game=MasterOfTheGalaxy).view().zone(f"{deck}_deck").count == count


@pytest.mark.rule("MG-002")
def test_every_deck_is_shuffled_separately():
    """
    There are seven shuffles, one of each deck, before a base is placed or a card drawn.
    """
    events = [event for event in set_up().events() if event.kind in ("Shuffled", "BasePlaced", "CardSeen")]

    assert [event.kind for event in events[:8]] == ["Shuffled"] * 7 + ["BasePlaced"]
    assert {event.fields["zone"].name for event in events[:7]} == {f"{deck}_deck" for deck in DECKS}


@pytest.mark.rule("MG-002")
def test_any_card_of_a_deck_may_come_first_and_none_of_another():
    """
    In many games each small deck shows each of its kinds of card on top once, and never one of another deck.
    """
    seen = {deck: set() for deck in DECKS}
    for seed in range(60):
        scene = scene_of(2, seed=seed)
        species = scene.view().zone("drawn_cards").cards[0]
        all_take_what_comes(scene)
        for deck in DECKS[:-1]:
            seen[deck].add(scene.view().zone(f"{deck}_deck").cards[0].kind)
        seen["species"].add(species.kind)

    small = [one for one in SmallGalaxy.cards if not issubclass(one, Leader)]
    for deck, kind in KINDS.items():
        assert seen[deck] <= {one.id for one in SmallGalaxy.cards if issubclass(one, kind)}
        assert seen[deck] >= {one.id for one in small if issubclass(one, kind)}
    assert len(seen["leader"]) > 6


@pytest.mark.rule("MG-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bag_has_five_cubes_of_each_colour_and_the_rest_is_the_reserve(seats):
    """
    Each player begins with 25 cubes; of the 45 (black: 20) of a colour the others lie in the common reserve.
    """
    pools = set_up(seats).view().pools
    bags = [dict(one.supplies) for one in pools if one.name == "bag"]
    (reserve,) = [one.supplies for one in pools if one.name == "box"]

    colours = ("RED", "BLUE", "YELLOW", "WHITE", "BLACK")
    assert bags == [dict.fromkeys(colours, 5)] * seats
    assert [reserve.get(colour, 0) for colour in colours] == [45 - 5 * seats] * 4 + [20 - 5 * seats]


@pytest.mark.rule("MG-004")
def test_every_player_has_nine_bases():
    """
    Before corners are picked in a draft, all nine bases of everybody are unused.
    """
    unused = [dict(one.supplies) for one in set_up(4, draft=True).view().pools if one.name == "unused"]

    assert unused == [{base: 9} for base in BASES]


@pytest.mark.rule("MG-004")
def test_nobody_begins_with_a_symbol_of_any_kind():
    """
    Before there are bases on the board all five symbols of everybody are at none.
    """
    players = set_up(4, draft=True).view().players

    assert [player.values["supremacy"] for player in players] == [NO_SYMBOLS] * 4


@pytest.mark.rule("MG-005")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("draft", [False, True])
def test_a_named_seat_begins(first, draft):
    """
    Whoever is named to be first gets the first corner, or the first species in a draft, and has the first turn.
    """
    scene = scene_of(3, first=first, draft=draft)
    kind = "CardGained" if draft else "BasePlaced"
    all_take_what_comes(scene)

    assert scene.events(kind)[0].fields["player"].seat == first
    scene.happened("TurnBegan", player=SEATS[first])
    scene.expect(SEATS[first], kind="allocate")


@pytest.mark.rule("MG-005")
def test_who_begins_goes_by_lot_if_nobody_is_named():
    """
    The seed decides: each player begins sometimes, and the same one with the same seed.
    """
    begins = [set_up(4, seed=seed).decision.seat for seed in range(40)]

    assert set(begins) == {0, 1, 2, 3}
    assert begins == [set_up(4, seed=seed).decision.seat for seed in range(40)]


@pytest.mark.rule("MG-005")
def test_the_lot_may_be_drawn_by_hand():
    """
    With dice of one's own one is asked who begins.
    """
    match = set_up(3, ask_chance=True)
    while str(match.decision.prompt) == "Which card comes next?":
        match.answer(0)

    assert str(match.decision.prompt) == "Who begins?"
    assert [option.label for option in match.decision.options] == ["Ann", "Bob", "Cid"]


# ------------------------------------------------------------------------------------------------ corners


@pytest.mark.rule("MG-006")
@pytest.mark.parametrize(("cube", "corner"), list(zip(CUBES, CORNERS, strict=True)))
def test_the_first_players_corner_is_that_of_the_cubes_colour(cube, corner):
    """
    A red cube brings the red corner, a blue one the blue corner, and so on.
    """
    scene = corners_of(2, cube)

    assert bases(scene)[corner] == "Ann"


@pytest.mark.rule("MG-006")
def test_the_first_cube_is_never_black_and_goes_back():
    """
    Chance can bring one of the four bright colours, and the bags are full when that is over.
    """
    match = set_up(3, first=0, ask_chance=True)
    while str(match.decision.prompt) != "Which cube is drawn?":
        match.answer(0)
    options = [option.label for option in match.decision.options]
    match.answer(2)

    bags = [one.count for one in match.view().pools if one.name == "bag"]
    drawn = [one.count for one in match.view().pools if one.name == "drawn"]
    assert options == list(CUBES)
    assert (bags, drawn) == ([25] * 3, [0] * 3)


@pytest.mark.rule("MG-006")
def test_the_seed_decides_which_cube_comes():
    """
    In many games Ann begins in each of the corners.
    """
    homes = {set_up(2, seed=seed, first=0).view().players[0].columns["home"] for seed in range(30)}

    assert homes == {name.lower() for name in CORNERS}


@pytest.mark.rule("MG-007")
def test_starting_systems_lie_in_the_corners_with_three_planets_and_colours_of_their_own(galaxy):
    """
    On the board of the game there are four, in the outermost corners of it, and none has a colour of another or black.
    """
    scene = galaxy()
    found = [scene.card(one.id) for one in MasterOfTheGalaxy.cards if one.printed.get("start")]

    assert {(look.x, look.y) for look in found} == {(0, 0), (100, 0), (100, 100), (0, 100)}
    assert [look.planets for look in found] == [3] * 4
    assert Counter(look.colour for look in found) == Counter(["red", "blue", "yellow", "white"])


@pytest.mark.rule("MG-007", "MG-010")
def test_the_starting_systems_of_the_game_come_in_clockwise_order():
    """
    With four players on the real board each sits in the next corner clockwise from that of the previous one.
    """
    players = set_up(4, game=MasterOfTheGalaxy, first=0).view().players
    places = {one.id: (one.printed["x"], one.printed["y"]) for one in MasterOfTheGalaxy.cards if "start" in one.printed}

    clockwise = [(0, 0), (100, 0), (100, 100), (0, 100)]
    sat = [clockwise.index(places[player.columns["home"]]) for player in players]
    assert [(corner - sat[0]) % 4 for corner in sat] == [0, 1, 2, 3]


@pytest.mark.rule("MG-008")
@pytest.mark.parametrize(
    ("cube", "first", "second"),
    [("red", "Rubra", "Aura"), ("blue", "Caela", "Nive"), ("yellow", "Aura", "Rubra"), ("white", "Nive", "Caela")],
)
def test_two_players_begin_in_opposite_corners(cube, first, second):
    """
    Bob is not asked: he starts opposite Ann, and the other two corners are nobody's.
    """
    scene = corners_of(2, cube)

    assert {name: who for name, who in bases(scene).items() if who} == {first: "Ann", second: "Bob"}


@pytest.mark.rule("MG-009")
@pytest.mark.parametrize(
    ("cube", "left", "free"),
    [
        ("red", "Caela", ("Aura", "Nive")),
        ("blue", "Aura", ("Nive", "Rubra")),
        ("yellow", "Nive", ("Rubra", "Caela")),
        ("white", "Rubra", ("Caela", "Aura")),
    ],
)
def test_of_three_players_the_second_sits_left_of_the_first_and_the_third_picks(cube, left, free):
    """
    Bob starts in the next corner clockwise, and Cid in whichever of the other two he likes.
    """
    for pick in free:
        scene = corners_of(3, cube)
        scene["Cid"].is_asked("In which corner do you start?", kind="corner")
        scene.can_pick_exactly(*free)
        scene["Cid"].picks(pick)

        assert bases(scene)[left] == "Bob"
        assert [bases(scene)[name] for name in free if name != pick] == [None]
        assert bases(scene)[pick] == "Cid"


@pytest.mark.rule("MG-009")
def test_it_is_the_third_in_turn_order_who_picks_a_corner():
    """
    If Bob is first, Cid sits left of him and Ann picks.
    """
    scene = corners_of(3, "red", first=1, active=1)

    scene["Ann"].is_asked(kind="corner")
    assert (bases(scene)["Rubra"], bases(scene)["Caela"]) == ("Bob", "Cid")


@pytest.mark.rule("MG-010")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_four_players_sit_clockwise(start):
    """
    Each sits in the corner to the left of the previous player, and nobody is asked.
    """
    scene = corners_of(4, CUBES[start])

    assert bases(scene) == {CORNERS[(start + number) % 4]: name for number, name in enumerate(SEATS)}


@pytest.mark.rule("MG-011")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_puts_one_base_on_the_own_corner(seats):
    """
    One base of each player lies on the board, in the starting system, and eight are unused.
    """
    scene = corners_of(seats, "red")
    all_take_what_comes(scene)

    for name in SEATS[:seats]:
        (home,) = [corner for corner, who in bases(scene).items() if who == name]
        assert scene.card(home.lower()).bases == {BASES[SEATS.index(name)]: 1}
        assert scene[name].pool("unused") == {BASES[SEATS.index(name)]: 8}
        assert scene.view().players[SEATS.index(name)].values["bases_on_board"] == 1


@pytest.mark.rule("MG-011", "MG-Q01")
@pytest.mark.parametrize("draft", [False, True])
def test_the_first_base_brings_no_politics_card(draft):
    """
    When the first turn begins everybody has a species and nothing else, and all leaders lie in their deck.
    """
    scene = scene_of(4, draft=draft)
    all_take_what_comes(scene)
    kinds = {one.name for one in SPECIES}

    assert [len(scene[name].zone("cards")) for name in SEATS] == [1] * 4
    assert {card for name in SEATS for card in scene[name].zone("cards")} <= kinds
    assert len(scene.zone("leader_deck")) == sum(
        one.printed["copies"] for one in SmallGalaxy.cards if issubclass(one, Leader)
    )


# ------------------------------------------------------------------------------------------------ black holes


@pytest.mark.rule("MG-012")
def test_with_four_players_there_are_no_black_holes():
    """
    No corner is free, so no token is used.
    """
    scene = corners_of(4, "red")

    assert holes(scene) == set()


@pytest.mark.rule("MG-012")
@pytest.mark.parametrize(("pick", "free"), [("Aura", "Nive"), ("Nive", "Aura")])
def test_with_three_players_one_corner_and_the_two_systems_closest_to_it_are_black_holes(pick, free):
    """
    Three tokens lie on the corner that nobody took and on its two systems.
    """
    scene = corners_of(3, "red")
    before = holes(scene)
    scene["Cid"].picks(pick)

    assert before == set()
    assert holes(scene) == {free, f"{free} First", f"{free} Second"}


@pytest.mark.rule("MG-012")
@pytest.mark.parametrize(("cube", "free"), [("red", ("Caela", "Nive")), ("white", ("Rubra", "Aura"))])
def test_with_two_players_two_corners_and_their_systems_are_black_holes(cube, free):
    """
    Six tokens lie on the two free corners and the systems closest to them, and Hub stays open.
    """
    scene = corners_of(2, cube)

    assert holes(scene) == {f"{name}{more}" for name in free for more in ("", " First", " Second")}


@pytest.mark.rule("MG-012")
@pytest.mark.parametrize(("seats", "used"), [(2, 6), (3, 3), (4, 0)])
def test_the_board_of_the_game_gets_its_black_holes(seats, used):
    """
    Of the nine tokens six, three or none lie on the real board.
    """
    match = set_up(seats, game=MasterOfTheGalaxy)
    if match.decision.kind == "corner":
        match.answer(0)
    (reserve,) = [one.supplies for one in match.view().pools if one.name == "box"]

    assert 9 - reserve["BLACK_HOLE"] == used


@pytest.mark.rule("MG-012")
def test_black_holes_on_the_board_of_the_game_lie_on_the_systems_closest_to_the_free_corners():
    """
    Whichever corner is free, two systems go with it, and no other system is as near.
    """
    places = {one.id: one.printed for one in MasterOfTheGalaxy.cards if issubclass(one, System)}
    corners = [look for look in places.values() if look["start"]]

    for corner in corners:
        far = {
            name: math.dist((corner["x"], corner["y"]), (look["x"], look["y"]))
            for name, look in places.items()
            if look is not corner
        }
        assert set(corner["closest"]) == set(sorted(far, key=far.__getitem__)[:2])
        assert sorted(far.values())[1] < sorted(far.values())[2]


# ------------------------------------------------------------------------------------------------ species and decks


@pytest.mark.rule("MG-013")
def test_everybody_draws_a_species_in_turn_order():
    """
    From the first player on, clockwise, each looks at two species and keeps one, and everybody sees which.
    """
    scene = corners_of(4, "red", first=1, active=1)
    for name, options in (
        ("Bob", ("Plain", "Other")), ("Cid", ("Third", "Fourth")),
        ("Dot", ("Fifth", "Sixth")), ("Ann", ("Other", "Fourth")),
    ):  # fmt: skip
        scene[name].is_asked("Which card do you keep?", kind="draw")
        scene.can_pick_exactly(*options, "The next card")
        scene[name].picks(options[0])

    assert [scene[name].zone("cards") for name in SEATS] == [("Other",), ("Plain",), ("Third",), ("Fifth",)]
    assert [card.kind for card in scene.view("Cid").zone("cards", 1).cards] == ["plain"]
    scene.expect("Bob", kind="allocate")


@pytest.mark.rule("MG-013")
def test_the_species_deck_lies_face_up():
    """
    The top species is seen before Ann takes it, and while she looks at two everybody sees which one comes next.
    """
    scene = corners_of(2, "red")

    scene["Ann"].is_asked(kind="draw")
    kinds = [event.kind for event in scene.events() if event.kind in ("Revealed", "CardSeen")]
    assert kinds == ["Revealed", "CardSeen", "Revealed", "CardSeen", "Revealed"]
    for name in (None, "Ann", "Bob"):
        assert scene.view(name).zone("species_deck").cards[0].kind == "third"


@pytest.mark.rule("MG-Q40", "MG-013")
def test_a_species_may_be_taken_from_the_top_instead():
    """
    Ann puts both under the deck and has the third; the two come round again for those who draw later.
    """
    scene = corners_of(3, "red")
    scene["Cid"].picks("Aura")
    scene["Ann"].picks("The next card")
    scene["Ann"].picks("Other", "Plain")
    scene["Bob"].picks("Fourth")
    scene.can_pick_exactly("Sixth", "Other", "The next card")
    scene["Cid"].picks("The next card")
    scene["Cid"].picks("Sixth", "Other")

    assert [scene[name].zone("cards") for name in SEATS[:3]] == [("Third",), ("Fourth",), ("Plain",)]
    assert scene.zone("species_deck") == ("Fifth", "Sixth", "Other")


@pytest.mark.rule("MG-014")
def test_all_decks_are_turned_up_when_everybody_has_a_species():
    """
    Until the last species is drawn nobody sees a card of the other decks; then everybody sees the top card of each.
    """
    scene = scene_of(2)
    before = tops(scene, *DECKS[:-1])
    all_take_what_comes(scene)

    assert before == set()
    for name in (None, "Ann", "Bob"):
        assert tops(scene, *DECKS[:-1], seat=name) == set(DECKS[:-1])
        for deck in DECKS[:-1]:
            assert not any(scene.view(name).zone(f"{deck}_deck").cards[1:])


@pytest.mark.rule("MG-014", "MG-018")
def test_after_a_draft_all_decks_are_turned_up():
    """
    The first turn begins with the top card of every deck in sight.
    """
    scene = scene_of(2, draft=True)
    all_take_what_comes(scene)

    assert tops(scene, *DECKS[:-1]) == set(DECKS[:-1])


@pytest.mark.rule("MG-014")
@pytest.mark.parametrize(("leader", "deck"), [("gambler", "government"), ("scholar", "commerce")])
def test_the_new_top_card_of_a_deck_is_seen_after_a_shuffle(small, leader, deck):
    """
    After a random card, and after one that was searched for, everybody sees the card that is on top now, and no other.
    """
    with small(Ann=[leader]) as scene:
        scene["Ann"].picks(f"Discard {leader.title()}")
        if leader == "scholar":
            scene["Ann"].picks("commerce")
            scene["Ann"].picks(scene.options[0])

        top, *others = scene.view("Bob").zone(f"{deck}_deck").cards
        assert top.name == scene.zone(f"{deck}_deck")[0]
        assert not any(others)


@pytest.mark.rule("MG-014")
@pytest.mark.parametrize(("picks", "top"), [([("Idle",)], "giver"), ([("The next card",), ("Idle", "Thief")], "again")])
def test_the_new_top_card_of_a_deck_is_seen_after_a_draw(small, picks, top):
    """
    When Ann has drawn a leader, one of the first two or the third, everybody sees the one that comes next.
    """
    ann = {"cards": ["third"], "drawn": "W"}
    with small(Ann=ann, leader_deck=["idle", "thief", "giver", "again"]) as scene:
        scene["Ann"].picks("Put a white cube on Third: receive")
        for pick in picks:
            scene["Ann"].picks(*pick)

        assert scene.view("Bob").zone("leader_deck").cards[0].kind == top


@pytest.mark.rule("MG-015")
@pytest.mark.parametrize("seat", [None, "Ann", "Bob", "Cid"])
def test_all_cards_lie_open(small, seat):
    """
    Nobody has a hand: Bob and whoever looks on see each card of Ann, conflicts as well as leaders.
    """
    with small(Ann=["plain", "idle", "invasion", "builders", "market"], Cid=[]) as scene:
        view = scene.view(seat)

        assert [card.kind for card in view.zone("cards", 0).cards] == [
            "plain",
            "idle",
            "invasion",
            "builders",
            "market",
        ]
        assert {zone.name for zone in view.zones if zone.holder == "player"} == {"cards"}


# ------------------------------------------------------------------------------------------------ blue links


@pytest.mark.rule("MG-016")
@pytest.mark.parametrize(
    ("cube", "first", "second"),
    [
        ("red", "military: Rubra", "economic: Aura"),
        ("blue", None, None),
        ("yellow", "economic: Aura", "military: Rubra"),
        ("white", None, None),
    ],
)
def test_a_blue_line_gives_its_symbol_to_who_starts_there(cube, first, second):
    """
    Whoever starts in Rubra has its military symbol, in Aura its economic one; Caela and Nive have none.
    """
    scene = corners_of(2, cube)
    sources = [player.values["symbol_sources"] for player in scene.view().players]

    assert sources == [(first,) if first else (), (second,) if second else ()]


@pytest.mark.rule("MG-Q42")
def test_the_blue_line_of_a_free_corner_is_void():
    """
    If Ann and Bob start in Caela and Nive, the symbols of Rubra and Aura are nobody's.
    """
    scene = corners_of(2, "blue")

    assert [player.values["supremacy"] for player in scene.view().players] == [NO_SYMBOLS] * 2
    assert [scene.card(link).holders for link in ("blue_rubra", "blue_aura")] == [(), ()]


# ------------------------------------------------------------------------------------------------ turns


@pytest.mark.rule("MG-017")
@pytest.mark.parametrize("first", [0, 2])
def test_play_goes_clockwise(first):
    """
    From the first player on each takes a turn in the order of the seats, and then the first one again.
    """
    scene = scene_of(4, first=first)
    all_take_what_comes(scene)
    while len(scene.events("TurnBegan")) < 6:
        scene.pick(next(label for label in scene.options if label.startswith(("Pass", "Return"))))

    order = [event.fields["player"].seat for event in scene.events("TurnBegan")]
    assert order[:6] == [(first + number) % 4 for number in range(6)]


@pytest.mark.rule("MG-155")
def test_a_turn_is_gaining_then_allocating_then_using_cards(small):
    """
    Bob's turn begins, he draws a cube, deals with it, is asked about his cards, and then it is Ann's turn.
    """
    with small() as scene:
        scene["Ann"].passes()
        scene["Bob"].is_asked("What do you do with your cubes?", kind="allocate")
        scene["Bob"].picks("Return a white cube to the bag")
        scene["Bob"].is_asked("What do you do with your cards?", kind="use")
        scene["Bob"].passes()
        scene["Ann"].is_asked(kind="allocate")

    kinds = ("TurnBegan", "CubesDrawn", "CubeReturned")
    assert [(event.kind, event.fields["player"].name) for event in scene.events() if event.kind in kinds] == [
        ("TurnBegan", "Bob"), ("CubesDrawn", "Bob"), ("CubeReturned", "Bob"), ("TurnBegan", "Ann"), ("CubesDrawn", "Ann"),
    ]  # fmt: skip


@pytest.mark.rule("MG-155")
def test_a_phase_does_not_come_back(small):
    """
    A cube that comes into the bag in Phase 3 is not drawn any more in that turn, and no card is discarded in Phase 2.
    """
    with small(Ann={"cards": ["giver"], "drawn": "R", "bag": ""}) as scene:
        scene.cannot_pick("Discard Giver")
        scene["Ann"].picks("Return a red cube to the bag")
        scene["Ann"].picks("Discard Giver")
        scene["Ann"].is_asked(kind="use")

        assert scene["Ann"].pool("bag") == {"RED": 1, "BLUE": 2}
        assert scene["Ann"].pool("drawn") == {}


# ------------------------------------------------------------------------------------------------ the draft


def drafted(seats, **options):
    """A scene in which players draft, beginning with Ann unless it is said otherwise."""
    return scene_of(seats, draft=True, **{"first": 0, **options})


@pytest.mark.rule("MG-018")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_draft_two_species_more_than_players_are_revealed(seats):
    """
    Everybody sees them, and the first player may take any one of them.
    """
    scene = drafted(seats, game=MasterOfTheGalaxy)
    shown = scene.view("Bob").zone("drawn_cards").cards

    scene.expect("Ann", prompt="Which species do you take?", kind="draft")
    scene.can_pick_exactly(*scene.zone("drawn_cards"))
    assert len({card.kind for card in shown}) == seats + 2
    assert len(scene.zone("species_deck")) == 9 - seats - 2


@pytest.mark.rule("MG-018", "MG-Q41")
def test_a_draft_draws_no_cube_for_a_corner_and_places_no_base_before_the_species():
    """
    When the first species is to be taken no corner is anybody's, and dice were asked for shuffles and who begins only.
    """
    match = set_up(3, draft=True, ask_chance=True)
    asked = set()
    while match.decision.seat == tabletop.CHANCE:
        asked.add(str(match.decision.prompt))
        match.answer(0)

    assert asked <= {"Which card comes next?", "Who begins?"}
    assert match.decision.kind == "draft"
    assert set(bases(Scene(match)).values()) == {None}


@pytest.mark.rule("MG-018")
def test_who_is_first_in_a_draft_goes_by_lot_too():
    """
    In many games each player is sometimes the first to take a species.
    """
    assert {set_up(3, draft=True, seed=seed).decision.seat for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("MG-019")
def test_species_are_taken_clockwise_from_the_first_player():
    """
    Bob takes one, then Cid one of the others, then Ann one of what is left then.
    """
    scene = drafted(3, first=1)
    taken, offered = [], []
    while scene.decision.kind == "draft":
        offered.append((scene.match.seats[scene.decision.seat], len(scene.options)))
        taken.append(scene.options[-1])
        scene.pick(scene.options[-1])

    assert offered == [("Bob", 5), ("Cid", 4), ("Ann", 3)]
    assert [scene[name].zone("cards") for name in ("Bob", "Cid", "Ann")] == [(name,) for name in taken]
    assert len(set(taken)) == 3


@pytest.mark.rule("MG-019")
def test_the_species_that_nobody_took_are_shuffled_back():
    """
    After the last one is taken none lies revealed, all others are in the deck, and it has been shuffled again.
    """
    scene = drafted(2)
    shuffled = len([event for event in scene.events("Shuffled") if event.fields["zone"].name == "species_deck"])
    scene.pick(scene.options[0])
    scene.pick(scene.options[0])
    again = len([event for event in scene.events("Shuffled") if event.fields["zone"].name == "species_deck"])

    taken = {*scene["Ann"].zone("cards"), *scene["Bob"].zone("cards")}
    assert scene.zone("drawn_cards") == ()
    assert taken | set(scene.zone("species_deck")) == {one.name for one in SPECIES}
    assert (len(scene.zone("species_deck")), again - shuffled) == (4, 1)
    assert not any(scene.view().zone("species_deck").cards)


@pytest.mark.rule("MG-020")
@pytest.mark.parametrize("first", [0, 2])
def test_corners_are_picked_counter_clockwise_from_the_last_player(first):
    """
    The last to take a species is the first to pick any corner, and the first player gets the last one left.
    """
    scene = drafted(4, first=first)
    order, offered = [], []
    while scene.decision.kind == "draft":
        scene.pick(scene.options[0])
    while scene.decision.kind == "corner":
        order.append(scene.decision.seat)
        offered.append(scene.options)
        scene.pick(scene.options[-1])

    assert order == [(first - number) % 4 for number in (1, 2, 3)]
    assert offered == [CORNERS, CORNERS[:3], CORNERS[:2]]
    assert [bases(scene)[name] for name in CORNERS] == [SEATS[(first + number) % 4] for number in range(4)]


@pytest.mark.rule("MG-020", "MG-Q41")
@pytest.mark.parametrize(
    ("picks", "free"), [(("Rubra", "Caela"), ("Aura", "Nive")), (("Aura", "Rubra"), ("Caela", "Nive"))]
)
def test_two_drafting_players_may_sit_side_by_side_and_black_holes_follow(picks, free):
    """
    Bob picks any corner, Ann any other one, and the free ones and their systems become black holes after that.
    """
    scene = drafted(2)
    while scene.decision.kind == "draft":
        scene.pick(scene.options[0])
    scene["Bob"].is_asked("In which corner do you start?", kind="corner")
    scene.can_pick_exactly(*CORNERS)
    scene["Bob"].picks(picks[0])
    between = holes(scene)
    scene.can_pick_exactly(*[name for name in CORNERS if name != picks[0]])
    scene["Ann"].picks(picks[1])

    assert between == set()
    assert holes(scene) == {f"{name}{more}" for name in free for more in ("", " First", " Second")}
    assert (bases(scene)[picks[0]], bases(scene)[picks[1]]) == ("Bob", "Ann")


@pytest.mark.rule("MG-020")
def test_a_drafted_corner_has_a_base_and_is_the_home_of_its_player():
    """
    Bob's one base lies in the corner that he picked, and eight are unused.
    """
    scene = drafted(2)
    while scene.decision.kind == "draft":
        scene.pick(scene.options[0])
    scene["Bob"].picks("Nive")

    assert scene.card("nive").bases == {"BROWN": 1}
    assert scene["Bob"].pool("unused") == {"BROWN": 8}
    assert scene.view().players[1].columns["home"] == "nive"


@pytest.mark.rule("MG-Q41")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draft_hands_out_one_species_each_and_no_second_one(seats):
    """
    After the corners the first turn begins at once, without another species being drawn.
    """
    scene = drafted(seats)
    while scene.decision.kind in ("draft", "corner"):
        scene.pick(scene.options[0])

    scene.expect("Ann", kind="allocate")
    assert [len(scene[name].zone("cards")) for name in SEATS[:seats]] == [1] * seats
    assert len(holes(scene)) == {2: 6, 3: 3, 4: 0}[seats]


# ------------------------------------------------------------------------------------------------ options


@pytest.mark.rule("MG-005")
@pytest.mark.parametrize("first", [-1, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
def test_nobody_begins_who_does_not_play(first, draft):
    """
    A seat that is not there is refused, and the refusal says which are.
    """
    with pytest.raises(BadOption, match=f"'first' .*: there is no seat {first}; the seats are 0 to 2"):
        set_up(3, first=first, draft=draft)


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [
        ("first", "Ann", "should be int | None, not 'Ann'"),
        ("first", True, "should be int | None, not True"),
        ("first", 1.0, "should be int | None, not 1.0"),
        ("draft", 1, "should be of type bool, not 1"),
        ("draft", None, "should be of type bool, not None"),
        ("conquest", "third", "should be one of 'second', 'foreign', not 'third'"),
        ("conquest", 2, "should be one of 'second', 'foreign', not 2"),
        ("black_hole_links", "yes", "should be of type bool, not 'yes'"),
        ("tie_keeps_lead", 0, "should be of type bool, not 0"),
        ("stops", "no", "should be of type bool, not 'no'"),
        (
            "drafting",
            True,
            "there is no such option; there is first, draft, conquest, black_hole_links, tie_keeps_lead, stops",
        ),
    ],
)
def test_what_is_no_way_to_play_is_refused(option, value, why):
    """
    The refusal names the option and says what it could be.
    """
    with pytest.raises(BadOption) as refused:
        set_up(4, **{option: value})

    assert refused.value.option == option
    assert f"option '{option}' of master-small: {why}" in str(refused.value)


@pytest.mark.parametrize("option", [one.name for one in attrs.fields(MasterOptions)])
def test_every_option_says_what_it_is_for(option):
    """
    Whoever sets up a game can be told about each of them in a sentence.
    """
    told = attrs.fields_dict(MasterOptions)[option].metadata["help"]

    assert told[0].islower()
    assert len(told.split()) > 4


@pytest.mark.parametrize(
    ("option", "usual"),
    [
        ("first", None),
        ("draft", False),
        ("conquest", "second"),
        ("black_hole_links", True),
        ("tie_keeps_lead", False),
        ("stops", False),
    ],
)
def test_options_have_a_usual_value(option, usual):
    """
    Without a word the game is played by the rulings of its digest, and not by the other readings.
    """
    assert getattr(set_up().setup.options, option) == usual


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("conquest", ["second", "foreign"])
@pytest.mark.parametrize("links", [False, True])
@pytest.mark.parametrize("tie", [False, True])
def test_options_combine(seats, draft, conquest, links, tie):
    """
    Every way to play can be set up with each of the others, and comes to a first turn.
    """
    scene = scene_of(
        seats,
        game=MasterOfTheGalaxy,
        first=0,
        draft=draft,
        conquest=conquest,
        black_hole_links=links,
        tie_keeps_lead=tie,
    )
    all_take_what_comes(scene)

    scene.expect("Ann", kind="allocate")


def test_an_option_cannot_be_changed_once_the_game_has_begun():
    """
    What was agreed on stays so.
    """
    match = set_up(conquest="foreign")

    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        match.setup.options.conquest = "second"

    assert match.setup.options.conquest == "foreign"
