"""Drawing and gaining cards, and how many one may have (MG-021 to MG-026, MG-158, MG-159)."""

import pytest

from tabletop import modifies
from tabletop.games.master_of_the_galaxy import Conflict, Government, Leader, Ruler, own
from tabletop.games.master_of_the_galaxy.testing import KINDS, front, held, orbit, route, system
from tests.games.master_of_the_galaxy.small import SmallGalaxy

DRAW = "Put a white cube on Third: receive"
KEEP = "Which card do you keep?"
ORDER = "In which order do they go to the bottom?"
#: Seven cards, the species among them.
SEVEN = ["plain", "idle", "idle", "idle", "idle", "market", "builders"]


class Poet(Leader, needs=(), copies=1):
    """It does nothing."""


class Painter(Leader, needs=(), copies=1):
    """It does nothing."""


class Quarrel(
    Conflict, symbol="military", loot=0, red="R", red_objective="take leader", blue="B", blue_objective="take leader",
    copies=1,
):  # fmt: skip
    """Red or blue takes a leader."""


class Gatherer(Leader, needs=(), copies=1):
    """Discard: draw a leader, a conflict and a government; then gain a random conflict and a random government."""

    async def on_discard(self, you: Ruler) -> None:
        for deck in ("leader", "conflict", "government"):
            await you.draw_card(deck)
        for deck in ("conflict", "government"):
            await self.game.gain_at_random(you, deck)


class SparseGalaxy(SmallGalaxy):
    """A small galaxy with hardly any politics cards, and no government."""

    id = "master-sparse"
    title = "Master of the Galaxy, a sparse one"
    cards = (
        *[one for one in SmallGalaxy.cards if not issubclass(one, (Leader, Conflict, Government))],
        Poet, Painter, Gatherer, Quarrel,
    )  # fmt: skip


class Sage(Leader, needs=(), copies=1):
    """Who draws a card looks at three."""

    @modifies(Ruler.cards_looked_at, own)
    def look(self, player: Ruler) -> int:
        return 1


class WiseGalaxy(SmallGalaxy):
    """A small galaxy with somebody who looks at three cards."""

    id = "master-wise"
    title = "Master of the Galaxy, a wise one"
    cards = (*SmallGalaxy.cards, Sage)


def drawing(small, *deck):
    """A scene in which Ann has just taken the two top leaders, of a deck that begins as it is said."""
    scene = small(Ann={"cards": ["third"], "drawn": "W"}, leader_deck=list(deck))
    scene["Ann"].picks(DRAW)
    return scene


# ------------------------------------------------------------------------------------------------ the drawing rule


@pytest.mark.rule("MG-021")
@pytest.mark.parametrize(("kept", "other"), [("Idle", "Thief"), ("Thief", "Idle")])
def test_of_the_two_top_cards_one_is_kept_and_the_other_goes_to_the_bottom(small, kept, other):
    """
    Ann keeps either of the two; the other is the last card of the deck, and the third is on top.
    """
    with drawing(small, "idle", "thief", "giver", "again") as scene:
        scene["Ann"].is_asked(KEEP, kind="draw")
        scene["Ann"].picks(kept)

        assert scene["Ann"].zone("cards") == ("Third", kept)
        assert scene.zone("leader_deck")[:2] == ("Giver", "Again")
        assert scene.zone("leader_deck")[-1] == other
        assert scene.zone("drawn_cards") == ()


@pytest.mark.rule("MG-021")
def test_a_draw_offers_the_two_top_cards_and_the_next_one_and_nothing_else(small):
    """
    Ann can't pass, and she can't have a card from further down by its name.
    """
    scene = drawing(small, "idle", "thief", "giver", "again")

    scene.can_pick_exactly("Idle", "Thief", "The next card")
    assert scene.zone("drawn_cards") == ("Idle", "Thief")


@pytest.mark.rule("MG-021")
def test_with_both_at_the_bottom_the_next_card_must_be_kept(small):
    """
    Ann has the third card without another question about it; the fourth is on top.
    """
    with drawing(small, "idle", "thief", "giver", "again") as scene:
        scene["Ann"].picks("The next card")
        scene["Ann"].picks("Idle", "Thief")

        scene["Ann"].is_asked(kind="use")
        assert scene["Ann"].zone("cards") == ("Third", "Giver")
        assert scene.zone("leader_deck")[0] == "Again"
        assert set(scene.zone("leader_deck")[-2:]) == {"Idle", "Thief"}


@pytest.mark.rule("MG-021")
def test_two_equal_cards_are_two_cards(small):
    """
    If both are Idle, Ann keeps one of them and the other goes to the bottom.
    """
    with drawing(small, "idle", "idle", "giver") as scene:
        scene.can_pick_exactly("Idle", "Idle [2]", "The next card")
        scene["Ann"].picks("Idle [2]")

        assert scene["Ann"].zone("cards") == ("Third", "Idle")
        assert scene.zone("leader_deck")[0] == "Giver"
        assert scene.zone("leader_deck")[-1] == "Idle"


@pytest.mark.rule("MG-158")
@pytest.mark.parametrize("seat", [None, "Ann", "Bob"])
def test_the_next_card_is_seen_before_the_choice(small, seat):
    """
    While Ann is asked, everybody sees the two cards and the one that is on top of the deck now, but none below it.
    """
    scene = drawing(small, "idle", "thief", "giver", "again")
    view = scene.view(seat)

    scene["Ann"].is_asked(KEEP)
    assert [card.kind for card in view.zone("drawn_cards").cards] == ["idle", "thief"]
    assert view.zone("leader_deck").cards[0].kind == "giver"
    assert not any(view.zone("leader_deck").cards[1:])


@pytest.mark.rule("MG-158")
def test_everybody_remembers_which_cards_went_to_the_bottom(small):
    """
    Cards were open when they went under the deck, so Bob still knows that they are there.
    """
    with drawing(small, "idle", "thief", "giver") as scene:
        scene["Ann"].picks("The next card")
        scene["Ann"].picks("Thief", "Idle")

        assert [card.kind for card in scene.view("Bob").zone("leader_deck").cards[-2:]] == ["thief", "idle"]


@pytest.mark.rule("MG-Q48")
@pytest.mark.parametrize("order", [("Idle", "Thief"), ("Thief", "Idle")])
def test_who_puts_cards_under_a_deck_decides_in_which_order(small, order):
    """
    Ann puts both of her cards to the bottom: the one that she names last is the last card of the deck.
    """
    with drawing(small, "idle", "thief", "giver") as scene:
        scene["Ann"].picks("The next card")
        scene["Ann"].is_asked(ORDER)
        scene.can_pick_exactly("Idle", "Thief")
        scene["Ann"].picks(*order)

        assert scene.zone("leader_deck")[-2:] == order


@pytest.mark.rule("MG-Q48")
@pytest.mark.parametrize("order", [("Idle", "Giver"), ("Giver", "Idle")])
def test_whoever_looks_at_more_cards_orders_those_that_are_not_kept(order):
    """
    A Sage lets Ann look at three: she keeps one and decides in which order the two others go to the bottom.
    """
    deck = ["idle", "thief", "giver", "again"]
    with orbit(WiseGalaxy, Ann={"cards": ["third", "sage"], "drawn": "W"}, leader_deck=deck) as scene:
        scene["Ann"].picks(DRAW)
        scene.can_pick_exactly("Idle", "Thief", "Giver", "The next card")
        scene["Ann"].picks("Thief")
        scene["Ann"].is_asked(ORDER)
        scene["Ann"].picks(*order)

        assert scene["Ann"].zone("cards") == ("Third", "Sage", "Thief")
        assert scene.zone("leader_deck")[-2:] == order


# ------------------------------------------------------------------------------------------------ small decks


def sparse(leader_deck=(), **told):
    """A table where Bob has whatever leader is not in the deck, so that the deck has just these cards."""
    others = [name for name in ("poet", "painter", "gatherer") if name not in leader_deck]
    told.setdefault("Bob", others)
    return orbit(SparseGalaxy, leader_deck=list(leader_deck), **told)


@pytest.mark.rule("MG-Q09")
@pytest.mark.parametrize("order", [("Poet", "Painter"), ("Painter", "Poet")])
def test_two_cards_of_a_deck_just_change_places(order):
    """
    With two leaders left Ann puts both on the bottom of the empty deck and has the one that is on top then.
    """
    with sparse(["poet", "painter"], Ann={"cards": ["third"], "drawn": "W"}) as scene:
        scene["Ann"].picks(DRAW)
        scene.can_pick_exactly("Poet", "Painter", "The next card")
        scene["Ann"].picks("The next card")
        scene["Ann"].picks(*order)

        assert scene["Ann"].zone("cards") == ("Third", order[0])
        assert scene.zone("leader_deck") == (order[1],)


@pytest.mark.rule("MG-Q09")
def test_of_two_cards_of_a_deck_one_may_be_kept():
    """
    With two leaders left Ann keeps one, and the other is the whole deck, which everybody sees.
    """
    with sparse(["poet", "painter"], Ann={"cards": ["third"], "drawn": "W"}) as scene:
        scene["Ann"].picks(DRAW)
        scene["Ann"].picks("Painter")

        assert scene["Ann"].zone("cards") == ("Third", "Painter")
        assert [card.kind for card in scene.view("Bob").zone("leader_deck").cards] == ["poet"]


@pytest.mark.rule("MG-Q09")
def test_the_only_card_of_a_deck_is_taken():
    """
    With one leader left Ann has it without being asked.
    """
    with sparse(["poet"], Ann={"cards": ["third"], "drawn": "W"}) as scene:
        scene["Ann"].picks(DRAW)

        scene["Ann"].is_asked(kind="use")
        assert scene["Ann"].zone("cards") == ("Third", "Poet")
        assert scene.zone("leader_deck") == ()


@pytest.mark.rule("MG-Q09")
def test_nothing_is_drawn_from_an_empty_deck():
    """
    Without a leader in the deck Ann gains none and nothing else instead.
    """
    with sparse(Ann={"cards": ["third"], "drawn": "W"}) as scene:
        scene["Ann"].picks(DRAW)

        scene["Ann"].is_asked(kind="use")
        assert scene["Ann"].zone("cards") == ("Third",)
        scene.did_not_happen("CardGained")


@pytest.mark.rule("MG-Q09")
def test_a_random_card_of_an_empty_deck_is_none():
    """
    The Gatherer draws itself, as the deck has nothing else, and the only conflict; there is none for its second half.
    """
    with sparse(Ann=["third", "gatherer"], Bob=["poet", "painter"]) as scene:
        scene["Ann"].picks("Discard Gatherer")

        assert scene["Ann"].zone("cards") == ("Third", "Gatherer", "Quarrel")
        assert (scene.zone("government_deck"), scene.zone("conflict_deck")) == ((), ())


@pytest.mark.rule("MG-014")
def test_a_card_that_comes_into_an_empty_deck_lies_face_up():
    """
    Ann discards the Poet into a deck without cards, and everybody sees it there.
    """
    with sparse(Ann=["poet"], Bob=["painter", "gatherer"]) as scene:
        scene["Ann"].picks("Discard Poet")

        assert [card.kind for card in scene.view("Bob").zone("leader_deck").cards] == ["poet"]


# ------------------------------------------------------------------------------------------------ random, chosen cards


@pytest.mark.rule("MG-022")
def test_a_random_card_is_gained_without_a_choice(small):
    """
    A Gambler shuffles the governments and brings one of them; Ann is not asked, and no other card moves.
    """
    with small(Ann=["gambler"]) as scene:
        before = len(scene.zone("government_deck"))
        scene["Ann"].picks("Discard Gambler")

        scene["Ann"].is_asked(kind="use")
        scene.happened("Shuffled", zone="government_deck")
        (card,) = scene["Ann"].zone("cards")
        assert issubclass(KINDS[card.casefold()], Government)
        assert len(scene.zone("government_deck")) == before - 1
        scene.did_not_happen("CardPutUnder")


@pytest.mark.rule("MG-022")
def test_a_random_card_may_be_any_of_the_deck(small):
    """
    Whatever lies on top, each government comes sometimes.
    """
    gained = set()
    for seed in range(25):
        scene = small(Ann=["gambler"], government_deck=["builders", "builders"], seed=seed)
        scene["Ann"].picks("Discard Gambler")
        gained |= set(scene["Ann"].zone("cards"))

    assert gained == {"Builders", "Readers", "Dreamers"}


@pytest.mark.rule("MG-023")
def test_a_searched_deck_offers_all_its_cards(small):
    """
    A Scholar names a development deck, then may take any card of it, and of no other; Ann has to take one.
    """
    scene = small(Ann=["scholar"])
    scene["Ann"].picks("Discard Scholar")
    scene.can_pick_exactly("commerce", "expansion", "progress")
    scene["Ann"].picks("progress")

    assert {label.split(" [")[0] for label in scene.options} == {"Lab", "Reactor"}
    assert len(scene.options) == 9


@pytest.mark.rule("MG-023")
def test_a_searched_deck_is_shuffled_after_the_card_is_taken(small):
    """
    Ann takes a Reactor from the bottom; then the deck is shuffled, once, and no card goes under it.
    """
    deck = ["lab"] * 5 + ["reactor"] * 4
    with small(Ann=["scholar"], progress_deck=deck) as scene:
        scene["Ann"].picks("Discard Scholar")
        scene["Ann"].picks("progress")
        scene["Ann"].picks("Reactor [4]")

        kinds = [event.kind for event in scene.events() if event.kind in ("CardGained", "Shuffled", "CardPutUnder")]
        assert kinds == ["CardGained", "Shuffled"]
        assert scene["Ann"].zone("cards") == ("Reactor",)
        assert len(scene.zone("progress_deck")) == len(deck) - 1


@pytest.mark.rule("MG-023")
def test_nobody_else_sees_through_a_deck_that_is_searched(small):
    """
    While Ann looks through the deck Bob sees no card of it, and afterwards both know no more than its top card.
    """
    scene = small(Ann=["scholar"])
    scene["Ann"].picks("Discard Scholar")
    scene["Ann"].picks("progress")
    during = scene.view("Bob").zone("progress_deck").cards
    scene["Ann"].picks(scene.options[0])

    assert not any(during)
    for name in ("Ann", "Bob"):
        assert not any(scene.view(name).zone("progress_deck").cards[1:])


# ------------------------------------------------------------------------------------------------ gaining


def fan_of(*cards, cubes=""):
    """Ann's things with a Fan, who takes a red cube whenever she gains a card; there is a white cube in her bag."""
    return {"cards": ["fan", *cards], "bag": "W", "drawn": cubes}


def cheers(scene, name="Ann"):
    """How often somebody's Fan has cheered."""
    return len([event for event in scene.events("CubesTaken") if event.fields["player"].name == name])


@pytest.mark.rule("MG-024")
@pytest.mark.parametrize("picks", [[("Idle",)], [("Thief",)], [("The next card",), ("Idle", "Thief")]])
def test_a_drawn_card_is_gained(small, picks):
    """
    The Fan cheers once for a draw, whichever card is kept, and not for those that go to the bottom.
    """
    with small(Ann=fan_of("third", cubes="W"), leader_deck=["idle", "thief", "giver"]) as scene:
        scene["Ann"].picks(DRAW)
        for pick in picks:
            scene["Ann"].picks(*pick)

        assert cheers(scene) == 1
        assert scene["Ann"].pool("bag") == {"RED": 1, "WHITE": 2}


@pytest.mark.rule("MG-024")
def test_each_card_of_a_double_draw_is_gained(small):
    """
    Readers draw two progress cards, one after the other, and the Fan cheers for each.
    """
    with small(Ann=fan_of("readers", cubes="BB"), progress_deck=["lab", "lab", "reactor", "reactor"]) as scene:
        scene["Ann"].picks("Put a blue cube on Readers: receive")
        scene["Ann"].picks("Put a blue cube on Readers: receive")
        scene["Ann"].picks("Lab")
        between = cheers(scene)
        scene["Ann"].picks("Reactor")

        assert (between, cheers(scene)) == (1, 2)


@pytest.mark.rule("MG-024")
def test_a_random_card_is_gained(small):
    """
    The Fan cheers when a Gambler brings a government.
    """
    with small(Ann=fan_of("gambler")) as scene:
        scene["Ann"].picks("Discard Gambler")

        assert cheers(scene) == 1


@pytest.mark.rule("MG-024")
def test_a_chosen_card_is_gained(small):
    """
    The Fan cheers when a Scholar brings a card.
    """
    with small(Ann=fan_of("scholar")) as scene:
        scene["Ann"].picks("Discard Scholar")
        scene["Ann"].picks("commerce")
        scene["Ann"].picks(scene.options[0])

        assert cheers(scene) == 1


@pytest.mark.rule("MG-024")
def test_the_leader_that_comes_with_an_empty_bag_is_gained(small):
    """
    Bob begins his turn without a cube: the random leader counts, and his Fan cheers, so that he draws a red cube.
    """
    with small(Bob={"cards": ["fan"], "bag": ""}) as scene:
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="allocate")
        assert cheers(scene, "Bob") == 1
        assert scene["Bob"].pool("drawn") == {"RED": 1}


@pytest.mark.rule("MG-024")
def test_the_card_for_a_placed_base_is_gained(small):
    """
    The leader for a first base makes the Fan cheer.
    """
    systems = [system("rubra", "Ann")]
    tracks = [route("rubra_rubra_first", "Ann", "rubra", "RR")]
    ann = {"cards": ["fan", held("plain", base="Ann")], "bag": "W"}
    with small(Ann=ann, systems=systems, tracks=tracks, phase="place bases", leader_deck=["idle", "thief"]) as scene:
        scene["Ann"].picks("Place the base of Plain in Rubra First")
        scene["Ann"].picks("Idle")

        assert cheers(scene) == 1


@pytest.mark.rule("MG-024")
def test_the_card_for_an_implemented_development_is_gained(small):
    """
    The leader for a first Market makes the Fan cheer.
    """
    with small(Ann=fan_of("market", cubes="Y"), leader_deck=["idle", "thief"]) as scene:
        scene["Ann"].picks("Put a yellow cube on Market")
        scene["Ann"].picks("Idle")

        assert cheers(scene) == 1


def fought(card, *more, cubes="", ann=(), bob=()):
    """What to lay for a conflict in which Ann, on the red side, has a red cube against Bob's none."""
    red, blue = ("rubra", "Ann"), ("rubra_first", "Bob")
    return {
        "Ann": fan_of(*ann, cubes=cubes),
        "Bob": list(bob),
        "systems": [system("rubra", "Ann"), system("rubra_first", "Bob")],
        "fronts": [front(card, "rubra_rubra_first", red=red, blue=blue, red_cubes="R"), *more],
    }


@pytest.mark.rule("MG-159", "MG-024")
def test_a_conflict_that_is_won_is_gained(small):
    """
    Ann fills the red side: the card comes to her, and the Fan cheers for it.
    """
    with small(**fought("kidnapping", cubes="R")) as scene:
        scene["Ann"].picks("Put a red cube on Kidnapping: red side")

        assert scene["Ann"].zone("cards") == ("Fan", "Kidnapping")
        assert cheers(scene) == 1


@pytest.mark.rule("MG-024", "MG-159")
def test_a_leader_taken_from_an_opponent_is_gained_besides_the_conflict(small):
    """
    The Fan cheers for the Kidnapping that Ann wins, and again for the leader that she takes.
    """
    with small(**fought("kidnapping", cubes="R", bob=["idle"])) as scene:
        scene["Ann"].picks("Put a red cube on Kidnapping: red side")

        assert scene["Ann"].zone("cards") == ("Fan", "Kidnapping", "Idle")
        assert scene["Bob"].zone("cards") == ()
        assert cheers(scene) == 2


@pytest.mark.rule("MG-159")
@pytest.mark.parametrize("lies", ["before Bob", "on the board"])
def test_a_conflict_taken_as_an_objective_is_gained(small, lies):
    """
    The Fan cheers for the Plot and for the conflict that it brings, be it one before Bob or one on the board.
    """
    other = front("invasion", "rubra_first_hub", red=("rubra_first", "Bob"), blue=("hub", None), by="Bob")
    on_board = lies == "on the board"
    told = fought("plot", *([other] if on_board else []), cubes="Y", bob=[] if on_board else ["invasion"])
    with small(**told) as scene:
        scene["Ann"].picks("Put a yellow cube on Plot: red side")

        assert scene["Ann"].zone("cards") == ("Fan", "Plot", "Invasion")
        assert cheers(scene) == 2


@pytest.mark.rule("MG-159")
def test_a_conflict_that_comes_by_a_cancellation_is_gained(small):
    """
    A Peacemaker ends a conflict in which Ann is red: the Fan cheers for its card.
    """
    with small(**fought("invasion", ann=["peacemaker"])) as scene:
        scene["Ann"].picks("Discard Peacemaker")

        assert scene["Ann"].zone("cards") == ("Fan", "Invasion")
        assert cheers(scene) == 1


@pytest.mark.rule("MG-159")
def test_a_conflict_that_a_black_hole_sends_back_is_gained(small):
    """
    A Devourer takes the neutral system that Ann fights: the Fan cheers for the card that comes back.
    """
    fronts = [front("invasion", "rubra_rubra_first", red=("rubra", "Ann"), blue=("rubra_first", None))]
    with small(Ann=fan_of("devourer"), systems=[system("rubra", "Ann")], fronts=fronts) as scene:
        scene["Ann"].picks("Discard Devourer")
        scene["Ann"].picks("Rubra First")

        assert scene["Ann"].zone("cards") == ("Fan", "Invasion")
        assert cheers(scene) == 1


@pytest.mark.rule("MG-024")
def test_a_card_that_an_opponent_gains_is_none_of_mine(small):
    """
    Bob's Fan stays quiet when Ann gains a government.
    """
    with small(Ann=["gambler"], Bob=["fan"]) as scene:
        scene["Ann"].picks("Discard Gambler")

        scene.happened("CardGained", player="Ann")
        assert cheers(scene, "Bob") == 0


@pytest.mark.rule("MG-024")
def test_a_card_that_is_discarded_or_placed_is_not_gained(small):
    """
    The Fan stays quiet when Ann discards a card and places another on the board.
    """
    with small(Ann=fan_of("idle", "invasion"), systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks("Discard Idle")
        scene["Ann"].picks("Place Invasion on the board")
        scene["Ann"].picks("Red faces Rubra, blue faces Rubra First")

        assert scene["Ann"].zone("cards") == ("Fan",)
        assert cheers(scene) == 0


# ------------------------------------------------------------------------------------------------ seven cards


@pytest.mark.rule("MG-025")
def test_with_seven_cards_a_turn_may_end(small):
    """
    Six cards and a species are not too many.
    """
    with small(Ann=SEVEN) as scene:
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="allocate")
        assert len(scene["Ann"].zone("cards")) == 7


@pytest.mark.rule("MG-025")
@pytest.mark.parametrize("more", [["lab"], ["lab", "lab", "colony"]])
def test_with_more_than_seven_cards_a_turn_cannot_end(small, more):
    """
    The species counts: with eight Ann has to discard one before she may pass, with ten three.
    """
    scene = small(Ann=[*SEVEN, *more])
    for card in more:
        scene.cannot_pick("Pass")
        scene["Ann"].picks(next(one for one in scene.options if one.startswith(f"Discard {card.title()}")))
    scene["Ann"].passes()

    scene["Ann"].is_asked("Which cube do you take from the reserve?")
    assert len(scene["Ann"].zone("cards")) == 7


@pytest.mark.rule("MG-025")
def test_the_species_counts_but_is_not_discarded(small):
    """
    Seven cards besides the species are too many, seven without one are not.
    """
    few = ["idle", "idle", "idle", "idle", "market", "builders", "lab"]
    without, besides = small(Ann=few), small(Ann=["plain", *few])

    without.can_pick("Pass")
    besides.cannot_pick("Pass", "Discard Plain")


@pytest.mark.rule("MG-025")
def test_during_a_turn_there_is_no_limit(small):
    """
    With seven cards Ann draws two more in her Phase 2; only at the end she must come down to seven.
    """
    ann = {"cards": ["plain", "readers", "idle", "idle", "idle", "market", "builders"], "drawn": "BB"}
    with small(Ann=ann, progress_deck=["lab", "lab", "reactor", "reactor"]) as scene:
        scene["Ann"].picks("Put a blue cube on Readers: receive")
        scene["Ann"].picks("Put a blue cube on Readers: receive")
        scene["Ann"].picks("Lab")
        scene["Ann"].picks("Reactor")

        scene["Ann"].is_asked(kind="use")
        assert len(scene["Ann"].zone("cards")) == 9
        scene.cannot_pick("Pass")


@pytest.mark.rule("MG-025")
def test_the_limit_is_for_the_end_of_the_own_turn(small):
    """
    Bob has nine cards while Ann plays, and nobody asks him to discard before his own Phase 3.
    """
    with small(Bob=[*SEVEN, "lab", "lab"]) as scene:
        scene["Ann"].passes()
        scene["Bob"].is_asked(kind="allocate")
        scene["Bob"].picks("Return a white cube to the bag")

        scene["Bob"].is_asked(kind="use")
        assert len(scene["Bob"].zone("cards")) == 9
        scene.cannot_pick("Pass")


@pytest.mark.rule("MG-026")
def test_a_conflict_on_the_board_does_not_count(small):
    """
    Before Ann the Invasion is the eighth card; when it lies on the board she may pass.
    """
    with small(Ann=[*SEVEN, "invasion"], systems=[system("rubra", "Ann")]) as scene:
        scene.cannot_pick("Pass")
        scene["Ann"].picks("Place Invasion on the board")
        scene["Ann"].picks("Red faces Rubra, blue faces Rubra First")
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="allocate")
        assert len(scene["Ann"].zone("cards")) == 7
        assert scene.zone("fronts") == ("Invasion",)


@pytest.mark.rule("MG-026")
def test_any_number_of_conflicts_on_the_board_does_not_count(small):
    """
    With two conflicts on the board from earlier turns Ann may still have seven cards.
    """
    fronts = [
        front("invasion", "rubra_rubra_first", red=("rubra", "Ann"), blue=("rubra_first", None)),
        front("plot", "rubra_rubra_second", red=("rubra_second", None), blue=("rubra", "Ann")),
    ]
    with small(Ann=SEVEN, systems=[system("rubra", "Ann")], fronts=fronts) as scene:
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="allocate")
        assert len(scene["Ann"].zone("cards")) == 7


# ------------------------------------------------------------------------------------------------ bags


@pytest.mark.rule("MG-Q49")
@pytest.mark.parametrize("seat", [None, "Ann", "Bob"])
def test_everybody_may_know_what_is_in_a_bag(small, seat):
    """
    Each player, and whoever looks on, can count the cubes in both bags by their colours.
    """
    with small(Ann={"bag": "RRBK"}, Bob={"bag": "YW"}) as scene:
        bags = [dict(one.supplies) for one in scene.view(seat).pools if one.name == "bag"]

        assert bags == [{"RED": 2, "BLUE": 1, "BLACK": 1}, {"YELLOW": 1, "WHITE": 1}]


@pytest.mark.rule("MG-Q49")
def test_only_which_cubes_are_drawn_is_left_to_chance(small):
    """
    Bob has a red and three blue cubes: whether the red one is among the three that he draws, the seed decides.
    """
    drawn = set()
    for seed in range(20):
        with small(Bob={"bag": "RBBB"}, seed=seed) as scene:
            scene["Ann"].passes()
            drawn.add(tuple(sorted(scene["Bob"].pool("drawn").items())))

    assert drawn == {(("BLUE", 3),), (("BLUE", 2), ("RED", 1))}
