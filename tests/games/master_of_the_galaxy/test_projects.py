"""Projects on cards: receiving cards, developments, and stealing (MG-049, MG-088 to MG-096, MG-102 to MG-107)."""

import pytest

import tabletop
from tabletop import when
from tabletop.conditions import by_me
from tabletop.games.master_of_the_galaxy import CardGained, Commerce, Government, Leader, Ruler
from tabletop.games.master_of_the_galaxy.testing import cubes, front, held, orbit, route, system
from tabletop.testing import laid
from tests.games.master_of_the_galaxy.small import SmallGalaxy

USE, KEEP, STEAL = "What do you do with your cards?", "Which card do you keep?", "Which cube do you steal?"
OPERATE = "Put a red cube on Thief: covert operation"
THIEF = {"cards": [held("thief", "R")], "drawn": "R", "bag": ""}


class Herald(Commerce, takes="YY", symbols=("military",), copies=3):
    """Whenever you gain a card, take a red cube from the reserve."""

    @when(CardGained, by_me)
    async def cheer(self, gained: CardGained) -> None:
        """Take a red cube"""
        await self.controller.take_coloured("red")


class Burglar(Leader, needs=(), copies=2):
    """Discard: steal a cube of any colour."""

    async def on_discard(self, you: Ruler) -> None:
        await you.steal(about=self)


class Guild(Commerce, takes="YYY", symbols=(), copies=2):
    """It does nothing."""


class Guards(Commerce, takes="RR", symbols=(), copies=2):
    """It does nothing."""


class Posts(Government, receive=("RR",), draws=("commerce",), copies=2):
    """Receive a commerce card."""


class BusyGalaxy(SmallGalaxy):
    """The small galaxy with a development that has an ability, larger ones, and a leader that steals any cube."""

    id = "master-busy"
    title = "Master of the Galaxy, a busy one"
    cards = (*SmallGalaxy.cards, Herald, Burglar, Guild, Guards, Posts)


def busy(**told):
    """Lay a table of the busy galaxy."""
    return orbit(BusyGalaxy, **told)


def holding(card, filled):
    """Lay a card of the busy galaxy with cubes on its slots."""
    return laid(card, filled=filled, cubes=cubes(filled))


def sources(scene, seat=0):
    """Return where a player's symbols come from."""
    return scene.view(None).players[seat].values["symbol_sources"]


# ------------------------------------------------------------------------------------------------ which cubes stay


@pytest.mark.rule("MG-049")
@pytest.mark.parametrize(
    ("card", "put"),
    [
        ("rubra", "Put a red cube on Rubra: planets"),
        ("rubra_rubra_first", "Put a red cube on Route Rubra–Rubra First"),
        ("guards", "Put a red cube on Guards: development"),
        ("fifth", "Put a red cube on Fifth: agenda"),
    ],
)
def test_cubes_stay_on_planets_tracks_developments_and_agendas(card, put):
    """
    When the project is complete and rewarded, its red cubes are still there.
    """
    ann = {"cards": [held("fifth", "", "", "R"), holding("guards", "R.")], "drawn": "R", "bag": ""}
    systems = [system("rubra", "Ann", planets="R")]
    tracks = [route("rubra_rubra_first", "Ann", "rubra", "R")]
    with busy(Ann=ann, systems=systems, tracks=tracks, leader_deck=["idle"]) as scene:
        scene["Ann"].picks(put)
        if card == "guards":
            scene["Ann"].picks("Idle")

        scene["Ann"].is_asked(USE)
        assert scene.card(card).cubes == {"RED": 2}


@pytest.mark.rule("MG-049")
@pytest.mark.parametrize(
    ("card", "put"),
    [
        ("fifth", "Put a red cube on Fifth: base"),
        ("posts", "Put a red cube on Posts: receive"),
        ("thief", "Put a red cube on Thief: covert operation"),
        ("invasion", "Put a red cube on Invasion: red side"),
    ],
)
def test_cubes_return_from_base_receive_steal_and_conflict_projects(card, put):
    """
    When the project is complete and rewarded, its red cubes are in the bag.
    """
    ann = {"cards": [held("fifth", "R"), holding("posts", "R."), held("thief", "R")], "drawn": "R", "bag": ""}
    invasion = front(
        "invasion", "rubra_rubra_second", red=("rubra", "Ann"), blue=("rubra_second", "Bob"), red_cubes="R"
    )
    systems = [system("rubra", "Ann"), system("rubra_second", "Bob")]
    with busy(Ann=ann, systems=systems, fronts=[invasion], commerce_deck=["market"]) as scene:
        scene["Ann"].picks(put)
        if card == "posts":
            scene["Ann"].picks("Market")
        if card == "invasion":
            scene["Ann"].declines()

        scene["Ann"].is_asked(USE)
        assert scene.card(card).cubes == {}
        assert scene["Ann"].pool("bag") == {"RED": 2}


# ------------------------------------------------------------------------------------------------ receiving cards


@pytest.mark.rule("MG-088")
def test_a_receive_project_returns_its_cubes_and_draws_from_its_deck(small):
    """
    A red cube on Plain's first receive project comes back, and Ann draws a commerce card by the drawing rule.
    """
    ann = {"cards": ["plain"], "drawn": "R", "bag": ""}
    with small(Ann=ann, commerce_deck=["bank", "market", "market"]) as scene:
        scene["Ann"].picks("Put a red cube on Plain: receive")

        scene["Ann"].is_asked(KEEP)
        scene.can_pick_exactly("Bank", "Market", "The next card")
        assert scene["Ann"].pool("bag") == {"RED": 1}
        assert scene.card("plain").cubes == {}

        scene["Ann"].picks("Bank")

        assert scene["Ann"].zone("cards") == ("Plain", "Bank")


@pytest.mark.rule("MG-088")
def test_a_receive_project_of_two_cards_draws_twice(small):
    """
    Readers brings two progress cards, each drawn by the drawing rule.
    """
    ann = {"cards": [held("readers", "B")], "drawn": "B", "bag": ""}
    with small(Ann=ann, progress_deck=["lab", "reactor", "reactor", "lab"]) as scene:
        scene["Ann"].picks("Put a blue cube on Readers: receive")
        scene["Ann"].picks("Lab")
        scene["Ann"].is_asked(KEEP)
        scene["Ann"].picks("Reactor")

        assert scene["Ann"].zone("cards") == ("Readers", "Lab", "Reactor")


@pytest.mark.rule("MG-088")
def test_a_half_filled_receive_project_brings_nothing(small):
    """
    One of two blue cubes stays on Readers, and no card is drawn.
    """
    with small(Ann={"cards": ["readers"], "drawn": "B", "bag": ""}) as scene:
        scene["Ann"].picks("Put a blue cube on Readers: receive")

        scene["Ann"].is_asked(USE)
        assert scene.card("readers").cubes == {"BLUE": 1}
        assert scene["Ann"].zone("cards") == ("Readers",)


@pytest.mark.rule("MG-089")
@pytest.mark.parametrize(("deck", "card"), [("commerce", "Market"), ("expansion", "Colony"), ("progress", "Lab")])
def test_of_any_development_one_chooses_the_deck(small, deck, card):
    """
    Plain's second receive project brings a card of the commerce, expansion or progress deck, as Ann likes.
    """
    ann = {"cards": [held("plain", "", "", "B")], "drawn": "B"}
    decks = {"commerce_deck": ["market"], "expansion_deck": ["colony"], "progress_deck": ["lab"]}
    with small(Ann=ann, **decks) as scene:
        scene["Ann"].picks("Put a blue cube on Plain: receive")
        scene.can_pick_exactly("commerce", "expansion", "progress")
        scene["Ann"].picks(deck)
        scene["Ann"].picks(card)

        assert scene["Ann"].zone("cards") == ("Plain", card)


@pytest.mark.rule("MG-090")
def test_a_receive_project_is_repeatable(small):
    """
    Plain's first receive project is completed in two turns of Ann, and brings a card each time.
    """
    ann = {"cards": ["plain"], "drawn": "R", "bag": ""}
    with small(Ann=ann, commerce_deck=["bank", "market", "market", "market"]) as scene:
        scene["Ann"].picks("Put a red cube on Plain: receive")
        scene["Ann"].picks("Bank")
        scene["Ann"].passes()
        scene["Bob"].picks("Return a white cube to the bag")
        scene["Bob"].passes()
        scene["Ann"].picks("Put a red cube on Plain: receive")
        scene["Ann"].picks(scene.options[0])

        assert len(scene["Ann"].zone("cards")) == 3


# ------------------------------------------------------------------------------------------------ developments


@pytest.mark.rule("MG-091")
def test_a_development_with_an_empty_slot_gives_no_symbol(small):
    """
    Bank with one of its two cubes gives neither of its symbols.
    """
    with small(Ann=[held("bank", "Y")]) as scene:
        assert sources(scene) == ()
        assert scene.card("bank").is_implemented is False


@pytest.mark.rule("MG-091")
@pytest.mark.parametrize(("filled", "bag"), [("Y", {"YELLOW": 1}), ("YB", {"YELLOW": 1, "BLUE": 2})])
def test_the_discard_ability_of_a_development_works_only_if_it_is_implemented(small, filled, bag):
    """
    Discarding Bank brings two blue cubes if all its slots are filled, and none with a slot empty.
    """
    with small(Ann={"cards": [held("bank", filled)], "bag": ""}) as scene:
        scene["Ann"].picks("Discard Bank")

        assert scene["Ann"].pool("bag") == bag


@pytest.mark.rule("MG-091", "MG-092")
@pytest.mark.parametrize(("filled", "reds"), [("Y.", {}), ("YY", {"RED": 1})])
def test_the_ability_of_a_development_works_only_if_it_is_implemented(filled, reds):
    """
    Herald brings a red cube for a gained card if both its slots are filled, and none with a slot empty.
    """
    with busy(Ann={"cards": [holding("herald", filled), "gambler"], "bag": ""}) as scene:
        scene["Ann"].picks("Discard Gambler")

        assert scene["Ann"].pool("bag") == reds


@pytest.mark.rule("MG-092", "MG-048")
def test_a_completed_development_keeps_its_cubes_and_works_from_its_reward_on(small):
    """
    Bank gives nothing while Ann still has a cube to deal with; after that both symbols are hers, and the cubes stay.
    """
    ann = {"cards": [held("bank", "Y")], "drawn": "BR", "bag": ""}
    with small(Ann=ann, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a blue cube on Bank: development")
        assert sources(scene) == ()

        scene["Ann"].picks("Return a red cube to the bag")
        assert sources(scene) == ("economic: Bank", "military: Bank")

        scene["Ann"].picks("Idle")
        assert scene.card("bank").cubes == {"YELLOW": 1, "BLUE": 1}


@pytest.mark.rule("MG-092")
def test_a_development_sees_the_card_that_its_own_reward_draws():
    """
    Herald is active when the leader for it is drawn, and brings a red cube for that.
    """
    ann = {"cards": [holding("herald", "Y.")], "drawn": "Y", "bag": ""}
    with busy(Ann=ann, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a yellow cube on Herald: development")
        scene["Ann"].picks("Idle")

        assert scene["Ann"].pool("bag") == {"RED": 1}


@pytest.mark.rule("MG-093")
def test_a_development_that_loses_a_cube_is_switched_off_at_once():
    """
    Ann takes the yellow cubes of her Herald back: its symbol is gone before the phase is over.
    """
    with busy(Ann={"cards": [holding("herald", "YY")], "drawn": "KR"}) as scene:
        assert sources(scene) == ("military: Herald",)

        scene["Ann"].picks("Cancel Herald: development with a black cube")

        scene.can_pick("Return a red cube to the bag")
        assert sources(scene) == ()
        assert scene.card("herald").is_implemented is False


@pytest.mark.rule("MG-094", "MG-Q20")
def test_no_fourth_development_of_a_type_is_worked_on(small):
    """
    With three commerce cards implemented, no cube goes on a fourth, half-filled or not; a progress card is free.
    """
    ann = {"cards": ["lab", "market", held("bank", "Y"), *[held("market", "Y")] * 3], "drawn": "YB"}
    with small(Ann=ann) as scene:
        scene.can_pick_exactly(
            "Put a blue cube on Lab: development",
            "Return a blue cube and a yellow cube to the bag",
        )
        assert scene.card("bank").cubes == {"YELLOW": 1}


@pytest.mark.rule("MG-094")
def test_a_third_development_of_a_type_is_worked_on(small):
    """
    With two commerce cards implemented, a cube may go on the third, and on a fourth that is half-filled.
    """
    ann = {"cards": ["guild", held("bank", ".B"), *[held("market", "Y")] * 2], "drawn": "Y"}
    with busy(Ann=ann) as scene:
        scene.can_pick("Put a yellow cube on Guild: development", "Put a yellow cube on Bank: development")


@pytest.mark.rule("MG-Q20")
def test_when_one_of_three_developments_is_switched_off_a_fourth_is_worked_on_again(small):
    """
    Ann cancels one of three implemented commerce cards, and may then put a cube on Bank.
    """
    ann = {"cards": [held("bank", ".B"), holding("herald", "YY"), *[held("market", "Y")] * 2], "drawn": "KY"}
    with busy(Ann=ann) as scene:
        scene.cannot_pick("Put a yellow cube on Bank: development")

        scene["Ann"].picks("Cancel Herald: development with a black cube")

        scene.can_pick("Put a yellow cube on Bank: development")


@pytest.mark.rule("MG-095")
@pytest.mark.parametrize(
    ("there", "deck", "card"),
    [(0, "leader_deck", "Idle"), (1, "conflict_deck", "Plot"), (2, "government_deck", "Readers")],
)
def test_a_development_brings_a_politics_card_by_how_many_of_its_type_there_are_now(small, there, deck, card):
    """
    The first commerce card brings a leader, the second a conflict, the third a government; a progress card does not count.
    """
    ann = {"cards": [held("bank", ".B"), held("lab", "B"), *[held("market", "Y")] * there], "drawn": "Y", "bag": ""}
    with small(Ann=ann, **{deck: [card.lower()]}) as scene:
        scene["Ann"].picks("Put a yellow cube on Bank: development")
        scene["Ann"].picks(card)

        assert scene["Ann"].zone("cards")[-1] == card
        assert len(scene.events("CardGained")) == 1


@pytest.mark.rule("MG-096")
@pytest.mark.parametrize(
    ("others", "deck", "card"),
    [(0, "leader_deck", "Idle"), (1, "conflict_deck", "Plot"), (2, "government_deck", "Readers")],
)
def test_a_development_implemented_again_brings_a_card_again_by_the_count_then_reached(small, others, deck, card):
    """
    Lab is cancelled and completed again in a turn: it brings a card as if it had never been implemented.
    """
    ann = {"cards": [held("lab", "B"), *[held("reactor", "K")] * others], "drawn": "KB", "bag": ""}
    with small(Ann=ann, **{deck: [card.lower()]}) as scene:
        scene["Ann"].picks("Cancel Lab: development with a black cube")
        scene["Ann"].picks("Put a blue cube on Lab: development")
        scene["Ann"].picks(card)

        assert scene.card("lab").is_implemented is True
        assert scene["Ann"].zone("cards")[-1] == card


@pytest.mark.rule("MG-Q21")
def test_two_developments_of_a_type_in_one_phase_are_rewarded_one_by_one(small):
    """
    Market and Bank are completed together: the first to be rewarded brings a leader, the other one a conflict.
    """
    ann = {"cards": ["market", held("bank", ".B")], "drawn": "YY"}
    with small(Ann=ann, leader_deck=["idle"], conflict_deck=["plot"]) as scene:
        scene["Ann"].picks("Put a yellow cube on Market: development")
        scene["Ann"].picks("Put a yellow cube on Bank: development")
        scene["Ann"].picks("Bank: development")

        assert sources(scene) == ("economic: Bank", "military: Bank")
        scene["Ann"].picks("Idle")
        scene["Ann"].picks("Plot")

        assert scene["Ann"].zone("cards") == ("Market", "Bank", "Idle", "Plot")


@pytest.mark.rule("MG-Q21", "MG-094")
def test_with_two_of_a_type_implemented_only_one_more_is_completed_in_a_phase(small):
    """
    As soon as the third commerce card is full, the fourth takes no cube, although the third is not rewarded yet.
    """
    ann = {"cards": [held("bank", ".B"), holding("herald", "Y."), *[held("market", "Y")] * 2], "drawn": "YY"}
    with busy(Ann=ann) as scene:
        scene["Ann"].picks("Put a yellow cube on Bank: development")

        scene.can_pick_exactly("Return a yellow cube to the bag")


# ------------------------------------------------------------------------------------------------ stealing


@pytest.mark.rule("MG-102", "MG-103")
def test_an_operation_steals_one_cube_of_its_colour_from_any_project_of_any_opponent(small):
    """
    Blue cubes on half-filled projects, agendas, developments, routes and conflicts of Bob and Cid are on offer, no others.
    """
    bob = [held("plain", ".B", "", "B"), held("other", "", "", "", "BBK"), held("lab", "B"), held("market", "Y")]
    cid = [held("bank", ".B")]
    invasion = front(
        "invasion", "rubra_rubra_second", red=("rubra", "Bob"), blue=("rubra_second", "Cid"), red_cubes="R",
        blue_cubes="B",
    )  # fmt: skip
    systems = [system("rubra", "Bob", planets="B"), system("rubra_second", "Cid")]
    tracks = [route("rubra_rubra_first", "Bob", "rubra", "B")]
    ann = {"cards": [held("thief", "R"), held("beacon", "W"), held("reactor")], "drawn": "R", "bag": "B"}
    with small(Ann=ann, Bob=bob, Cid=cid, systems=systems, tracks=tracks, fronts=[invasion]) as scene:
        scene["Ann"].picks(OPERATE)

        scene["Ann"].is_asked(STEAL)
        wanted = {"Plain", "Other", "Lab", "Bank", "Invasion", "Rubra–Rubra First"}
        assert {label.removeprefix("blue on ").split(" (")[0].split(" [")[0] for label in scene.options} == wanted

        scene["Ann"].picks("blue on Bank")
        assert scene["Ann"].pool("bag") == {"BLUE": 2, "RED": 2}
        assert scene.card("bank").cubes == {}


@pytest.mark.rule("MG-102")
def test_an_operation_returns_its_cubes_before_it_steals(small):
    """
    The two red cubes of the operation lie in the bag, and one of two blue cubes that Bob has here and there beside them.
    """
    with small(Ann=THIEF, Bob=[held("other", "", "", "", "B"), held("lab", "B")]) as scene:
        scene["Ann"].picks(OPERATE)
        assert scene["Ann"].pool("bag") == {"RED": 2}
        scene["Ann"].picks("blue on Lab")

        assert scene["Ann"].pool("bag") == {"RED": 2, "BLUE": 1}
        assert scene.card("lab").cubes == {}
        assert scene.card("other").cubes == {"BLUE": 1}
        assert scene.card("thief").cubes == {}


@pytest.mark.rule("MG-102")
def test_an_operation_steals_nothing_of_ones_own(small):
    """
    With blue cubes only on her own projects, in bags and of drawn ones Ann steals nothing.
    """
    ann = {"cards": [held("thief", "R"), held("lab", "B")], "drawn": "R", "bag": ""}
    with small(Ann=ann, Bob={"cards": ["plain"], "bag": "BBB"}) as scene:
        scene["Ann"].picks(OPERATE)

        scene["Ann"].is_asked(USE)
        assert scene.card("lab").cubes == {"BLUE": 1}
        assert scene["Bob"].pool("bag") == {"BLUE": 3}


@pytest.mark.rule("MG-104")
def test_black_cubes_are_never_stolen():
    """
    A leader that steals a cube of any colour reaches all of Bob's cubes but the black one.
    """
    bob = [held("other", "YW", "", "", "BBK"), held("reactor", "K"), held("builders", "R")]
    with busy(Ann=["burglar"], Bob=bob) as scene:
        scene["Ann"].picks("Discard Burglar")

        assert {label.split()[0] for label in scene.options} == {"yellow", "white", "blue", "red"}
        scene["Ann"].picks("red on Builders")


@pytest.mark.rule("MG-104")
def test_with_nothing_but_black_cubes_to_steal_nothing_is_stolen():
    """
    If Bob's only cube is black, a theft of any colour fails.
    """
    with busy(Ann={"cards": ["burglar"], "bag": ""}, Bob=[held("reactor", "K")]) as scene:
        scene["Ann"].picks("Discard Burglar")

        scene["Ann"].is_asked(USE)
        assert scene["Ann"].pool("bag") == {}
        assert scene.card("reactor").is_implemented is True


@pytest.mark.rule("MG-104")
def test_no_operation_that_steals_black_cubes_can_be_printed():
    """
    A leader whose operation steals black cubes keeps its game from being registered.
    """

    class Blackmail(Leader, needs=(), covert="RR", steals="black"):
        """A covert operation."""

    class Blackmailed(SmallGalaxy):
        """A galaxy with such a leader."""

        id = "master-blackmailed"
        cards = (*SmallGalaxy.cards, Blackmail)

    with pytest.raises(tabletop.BadRuleset, match="steals='black': a covert operation steals red, blue, yellow, white"):
        tabletop.register(Blackmailed)


@pytest.mark.rule("MG-105", "MG-Q37")
def test_of_a_route_only_the_farthest_cube_is_stolen_and_the_route_is_incomplete_then(small):
    """
    Of the two blue cubes on Bob's route the one at Rubra First goes, and a base of his waits in vain for the connection.
    """
    bob = {"cards": [held("plain", base="Bob")], "drawn": "", "bag": "W"}
    tracks = [route("rubra_rubra_first", "Bob", "rubra", "BB")]
    with small(Ann=THIEF, Bob=bob, systems=[system("rubra", "Bob")], tracks=tracks) as scene:
        scene["Ann"].picks(OPERATE)

        assert scene.card("rubra_rubra_first").filled == "B."
        assert scene.card("rubra_rubra_first").controller == "Bob"

        scene["Ann"].passes()
        scene["Bob"].picks("Return a white cube to the bag")
        scene["Bob"].is_asked(USE)


@pytest.mark.rule("MG-105")
def test_a_stolen_last_cube_leaves_no_route(small):
    """
    When the only cube of Bob's route is stolen, the track is free.
    """
    tracks = [route("rubra_rubra_first", "Bob", "rubra", "B")]
    with small(Ann=THIEF, systems=[system("rubra", "Bob")], tracks=tracks) as scene:
        scene["Ann"].picks(OPERATE)

        assert scene.card("rubra_rubra_first").filled == ""
        assert scene.card("rubra_rubra_first").controller is None


@pytest.mark.rule("MG-105")
@pytest.mark.parametrize(("filled", "left"), [("BR", "BR"), ("RB", "R.")])
def test_a_cube_nearer_to_the_departure_is_not_stolen(small, filled, left):
    """
    Of a route with a red and a blue cube the blue one is stolen only if it is the farthest.
    """
    tracks = [route("rubra_rubra_first", "Bob", "rubra", filled)]
    with small(Ann=THIEF, systems=[system("rubra", "Bob")], tracks=tracks) as scene:
        scene["Ann"].picks(OPERATE)

        assert scene.card("rubra_rubra_first").filled == left


@pytest.mark.rule("MG-Q37")
def test_a_base_that_was_placed_over_a_route_stays_when_a_cube_of_it_is_stolen(small):
    """
    Bob's base in Rubra First stays where it is when the route that led there loses a cube.
    """
    tracks = [route("rubra_rubra_first", "Bob", "rubra", "BB")]
    systems = [system("rubra", "Bob"), system("rubra_first", "Bob")]
    with small(Ann=THIEF, systems=systems, tracks=tracks) as scene:
        scene["Ann"].picks(OPERATE)

        assert scene.card("rubra_rubra_first").filled == "B."
        assert scene.card("rubra_first").controller == "Bob"


@pytest.mark.rule("MG-106", "MG-093")
@pytest.mark.parametrize(
    ("card", "projects", "symbol"),
    [("lab", ("B",), "scientific: Lab"), ("other", ("", "", "", "BBK"), "military: Other")],
)
def test_stealing_from_a_development_or_an_agenda_switches_it_off(small, card, projects, symbol):
    """
    Bob loses the symbol of his development, or agenda, with the blue cube that Ann steals from it.
    """
    with small(Ann=THIEF, Bob=[held(card, *projects)]) as scene:
        assert sources(scene, 1) == (symbol,)

        scene["Ann"].picks(OPERATE)
        if card == "other":
            scene["Ann"].picks(scene.options[0])

        assert sources(scene, 1) == ()


@pytest.mark.rule("MG-107")
def test_a_theft_without_such_a_cube_fails_and_the_cubes_still_return(small):
    """
    Bob has red and yellow cubes but no blue one: nothing is stolen, and the operation's red cubes are in Ann's bag.
    """
    with small(Ann=THIEF, Bob=[held("plain", "R"), held("market", "Y")]) as scene:
        scene["Ann"].picks(OPERATE)

        scene["Ann"].is_asked(USE)
        scene.did_not_happen("CubeStolen")
        assert scene["Ann"].pool("bag") == {"RED": 2}
        assert scene.card("thief").cubes == {}
