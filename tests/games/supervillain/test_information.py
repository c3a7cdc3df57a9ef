"""What everybody may know, the order of acting and of the piles, and taking back (SV-092 to SV-096)."""

from random import Random

import pytest

from tabletop.games.supervillain import Domination
from tabletop.games.supervillain.testing import asteroid, bluff_safe, lair, mob, site
from tabletop.testing import laid
from tests.games.supervillain.small import PEOPLE, SmallGalaxy

TURN_BACK_TIME = "Chronosphere: Discard a Minion card to take another one with no more Power from the discard pile"
READERS = ("Ann", "Bob", "Cid", None)


class Hut(Domination, cost=300, points=0, copies=1):
    """It does nothing."""


class Cabin(Domination, cost=300, points=0, copies=1):
    """It does nothing."""


class Barn(Domination, cost=300, points=0, copies=1):
    """It does nothing."""


class PoorGalaxy(SmallGalaxy):
    """A small galaxy with three Domination cards."""

    id = "supervillain-poor"
    title = "Supervillain, a poor galaxy"
    cards = (Hut, Cabin, Barn, *PEOPLE)


def names(view, zone, place=None):
    """The names of the cards in a zone, as far as a reader knows them."""
    return [None if card is None else card.name for card in view.zone(zone, place).cards]


# ------------------------------------------------------------------------------------------------ views


@pytest.mark.rule("SV-092")
@pytest.mark.parametrize("reader", READERS)
def test_everybody_knows_how_many_cards_each_villain_has(small, reader):
    """
    Each hand is counted in every view, also in that of a spectator.
    """
    with small(Ann=["Gang"], Bob=["Crew", "Mass", "Mass"], Cid=[]) as scene:
        assert [scene.view(reader).zone("hand", seat).count for seat in range(3)] == [1, 3, 0]


@pytest.mark.rule("SV-092")
@pytest.mark.parametrize("reader", READERS)
def test_only_its_villain_sees_a_hand(small, reader):
    """
    Ann sees her Gang, and nobody else does.
    """
    with small(Ann=["Gang"], Bob=["Mass"], Cid=[]) as scene:
        view = scene.view(reader)

        assert ([card.kind for card in view.cards.values()].count("gang") == 1) == (reader == "Ann")
        assert names(view, "hand", 0) == (["Gang"] if reader == "Ann" else [])
        assert names(view, "hand", 1) == (["Mass"] if reader == "Bob" else [])


@pytest.mark.rule("SV-092")
@pytest.mark.parametrize("reader", READERS)
def test_nobody_sees_what_lies_in_the_decks(small, reader):
    """
    Only how many cards lie there is known.
    """
    with small(domination_deck=["Castle"], minion_deck=["Gang"], Cid=[]) as scene:
        view = scene.view(reader)

        assert view.zone("domination_deck").count == len(scene.zone("domination_deck"))
        assert view.zone("minion_deck").count == len(scene.zone("minion_deck"))
        assert not view.cards


@pytest.mark.rule("SV-053", "SV-092")
@pytest.mark.parametrize("reader", ["Ann", "Bob", "Cid"])
def test_every_villain_may_look_at_the_front_of_an_asteroid(small, reader):
    """
    It lies face down, and its name, its target and its Charge token are known to all.
    """
    with small(Ann={"asteroids": [asteroid("Castle", at="Cid", charged=True)]}, Cid=[]) as scene:
        (castle,) = scene.view(reader).zone("asteroids", 0).cards

        assert (castle.name, castle.face_up, castle.columns["target"]) == ("Castle", False, "Cid")
        assert castle.pools["tokens"] == {"CHARGE": 1}


@pytest.mark.rule("SV-053", "SV-092")
@pytest.mark.parametrize("reader", READERS)
def test_everybody_may_look_at_the_front_of_an_asteroid_launched_from_the_deck(small, reader):
    """
    A card that nobody has seen before is known to all once it flies.
    """
    with small(Ann=["Gunner"], Cid=[], domination_deck=["Castle"]) as scene:
        scene["Ann"].picks("Play Gunner as Ops")
        scene["Ann"].picks("Bob")

        assert names(scene.view(reader), "asteroids", 0) == ["Castle"]


@pytest.mark.rule("SV-092")
@pytest.mark.parametrize("reader", READERS)
def test_everybody_sees_both_discard_piles(small, reader):
    """
    Every card in them is known to all.
    """
    with small(minion_discard=["Gang", "Mass"], domination_discard=["Shed", "Castle"], Cid=[]) as scene:
        assert names(scene.view(reader), "minion_discard") == ["Gang", "Mass"]
        assert names(scene.view(reader), "domination_discard") == ["Shed", "Castle"]


@pytest.mark.rule("SV-092")
@pytest.mark.parametrize("reader", READERS)
def test_everybody_sees_what_lies_on_the_table(small, reader):
    """
    Projects, the Mobs on them and Secret Facilities are known to all, with their tokens.
    """
    ann = {"projects": [site("Lair", mob("Sturdy"))], "facilities": [bluff_safe("Castle")]}
    with small(Ann=ann, Cid=[]) as scene:
        view = scene.view(reader)
        (lair,), (castle,) = view.zone("projects", 0).cards, view.zone("facilities", 0).cards
        (sturdy,) = view.zone("mobs", lair.id).cards

        assert (lair.name, castle.name, sturdy.name) == ("Lair", "Castle", "Sturdy")
        assert castle.pools["tokens"] == sturdy.pools["tokens"] == {"TOKEN": 1}
        assert [player.values["points"] for player in view.players] == [2, 0, 0]


@pytest.mark.rule("SV-092")
def test_a_played_card_is_shown_to_all(small):
    """
    Bob does not know Ann's Gang and Mass until she plays one as a Mob and the other as Ops.
    """
    with small(Ann={"hand": ["Gang", "Mass"], "projects": ["Colossus"]}) as scene:
        known = [scene["Bob"].sees("gang"), scene["Bob"].sees("mass")]
        scene["Ann"].picks("Play Gang as a Mob")
        known += [scene["Bob"].sees("gang"), scene["Bob"].sees("mass")]
        scene["Ann"].picks("Play Mass as Ops")
        known += [scene["Bob"].sees("gang"), scene["Bob"].sees("mass")]

        assert known == [False, False, True, False, True, True]


# ------------------------------------------------------------------------------------------------ order of acting


@pytest.mark.rule("SV-093", "SV-Q30")
@pytest.mark.parametrize(
    ("active", "order"),
    [("Ann", ["Ann", "Bob", "Cid"]), ("Bob", ["Bob", "Cid", "Ann"]), ("Cid", ["Cid", "Ann", "Bob"])],
)
def test_villains_act_clockwise_from_the_active_one(small, active, order):
    """
    When a Crew is destroyed all three Crypts welcome it: the active Villain's first, then the others' in turn.
    """
    villains = {name: {"facilities": ["Crypt"]} for name in ("Ann", "Bob", "Cid")}
    villains[active] = {"hand": ["Vandal"], "facilities": ["Crypt"], "projects": [site("Colossus", "Crew")]}
    with small(active=("Ann", "Bob", "Cid").index(active), **villains) as scene:
        scene[active].picks("Play Vandal as Ops")
        scene[active].picks("Crew")

        assert [event.fields["player"].name for event in scene.events("Drew")] == order


@pytest.mark.rule("SV-092")
@pytest.mark.parametrize("reader", [1, None])
def test_who_has_seen_a_card_taken_knows_it_while_others_are_discarded(galaxy, reader):
    """
    Ann takes Riveters from the pile and then discards others, which all see: the Riveters are still in her hand.
    """
    ann = {"hand": ["Payday", "Fuel Crew", "Night Shift"], "facilities": ["Chronosphere"]}
    bob = {"asteroids": [asteroid("Scrapyard", at="Ann")]}
    with galaxy(Ann=ann, Bob=bob, minion_discard=["Riveters"]) as scene:
        scene["Ann"].picks(TURN_BACK_TIME)
        scene["Ann"].picks("Payday")
        scene["Ann"].picks("Discard Minion cards (2) to shoot down Scrapyard")
        scene["Ann"].picks("Fuel Crew", "Night Shift")
        dreams = [scene.match.imagine(reader, Random(seed)) for seed in range(6)]

        assert scene["Ann"].hand == ("Riveters",)
        assert {tuple(names(dream.view(0), "hand", 0)) for dream in dreams} == {("Riveters",)}


# ------------------------------------------------------------------------------------------------ order of the piles


@pytest.mark.rule("SV-094")
def test_cards_go_to_the_discard_pile_as_things_happen(small):
    """
    Ops lie there before what they destroy, and what is destroyed later lies after it.
    """
    ann = {"hand": ["Vandal", "Vandal"], "projects": [site("Colossus", "Crew", "Gang")]}
    with small(Ann=ann, minion_discard=["Mass"]) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Gang")
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Crew")

        assert scene.zone("minion_discard") == ("Mass", "Vandal", "Gang", "Vandal", "Crew")


@pytest.mark.rule("SV-094")
@pytest.mark.parametrize("order", [("Gang", "Crew", "Sturdy"), ("Sturdy", "Crew", "Gang")])
def test_a_villain_may_order_the_mobs_of_a_completed_project(small, order):
    """
    With pile_in_order Ann is asked in which order they go to the discard pile.
    """
    ann = {"hand": ["Gang"], "projects": [site("Lair", "Crew", mob("Sturdy"))]}
    with small(Ann=ann, options={"pile_in_order": True}) as scene:
        scene["Ann"].picks("Play Gang as a Mob")
        scene.expect("Ann", prompt="In which order do these Mobs go to the discard pile?", kind="order")
        scene["Ann"].picks(*order)

        assert scene.zone("minion_discard") == order


@pytest.mark.rule("SV-094")
def test_nobody_orders_mobs_that_are_all_alike(small):
    """
    With pile_in_order, too, three Mobs of one name go to the discard pile without a question.
    """
    ann = {"hand": ["Crew"], "projects": [site("Lair", "Crew", "Crew")]}
    with small(Ann=ann, options={"pile_in_order": True}) as scene:
        scene["Ann"].picks("Play Crew as a Mob")

        scene.expect("Ann", kind="day")
        assert scene.zone("minion_discard") == ("Crew", "Crew", "Crew")


@pytest.mark.rule("SV-094", "SV-Q17")
@pytest.mark.parametrize("order", [("Gang", "Crew"), ("Crew", "Gang")])
def test_the_owner_of_a_destroyed_project_orders_its_mobs(small, order):
    """
    Ann destroys Bob's Project: with pile_in_order it is Bob who orders the Mobs on it.
    """
    bob = {"projects": [site("Colossus", "Crew", "Gang")]}
    with small(Ann=["Vandal"], Bob=bob, options={"pile_in_order": True}) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Colossus")
        scene["Bob"].picks(*order)

        assert scene.zone("minion_discard") == ("Vandal", *order)


@pytest.mark.rule("SV-094")
@pytest.mark.parametrize("order", [("Gang", "Crew"), ("Crew", "Gang")])
def test_a_villain_may_order_what_is_discarded_together(small, order):
    """
    With pile_in_order the cards that shoot down an Asteroid lie there in the order in which they are named.
    """
    bob = {"asteroids": [asteroid("Shed", at="Ann")]}
    with small(Ann=["Crew", "Gang", "Mass"], Bob=bob, options={"pile_in_order": True}) as scene:
        scene["Ann"].picks("Discard Minion cards (2) to shoot down Shed")
        scene["Ann"].picks(*order)

        assert scene.zone("minion_discard") == order


@pytest.mark.rule("SV-094")
def test_nobody_is_asked_for_an_order_that_makes_no_difference(small):
    """
    As the game is usually set up, the Mobs of a completed Project are discarded without a question.
    """
    ann = {"hand": ["Gang"], "projects": [site("Lair", "Crew", mob("Sturdy"))]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Gang as a Mob")

        scene.expect("Ann", kind="day")
        assert sorted(scene.zone("minion_discard")) == ["Crew", "Gang", "Sturdy"]


@pytest.mark.rule("SV-094")
@pytest.mark.parametrize("in_order", [True, False])
def test_taking_a_card_leaves_the_others_in_their_order(small, in_order):
    """
    A Digger takes the Gang out of the middle of the pile; the rest lies as before.
    """
    ann = {"hand": ["Digger"], "projects": ["Colossus"]}
    pile = ["Mass", "Crew", "Gang", "Quick", "Eager"]
    with small(Ann=ann, minion_discard=pile, options={"pile_in_order": in_order}) as scene:
        scene["Ann"].picks("Play Digger as Ops")
        scene["Ann"].picks("Gang")

        assert scene.zone("minion_discard") == ("Mass", "Crew", "Quick", "Eager", "Digger")


@pytest.mark.rule("SV-095")
@pytest.mark.parametrize("pile", [["Hut", "Cabin", "Barn"], ["Barn", "Cabin", "Hut"]])
def test_the_order_of_the_domination_discard_pile_does_not_matter(pile):
    """
    However the cards lie there, each of them may come first once they are shuffled into the deck again.
    """

    def first(seed):
        with lair(PoorGalaxy, phase="act three", seed=seed, domination_discard=pile) as scene:
            return scene.zone("turned_up")

    assert {first(seed) for seed in range(30)} == {("Hut",), ("Cabin",), ("Barn",)}


# ------------------------------------------------------------------------------------------------ taking back


def may_undo(scene):
    """Who may take the last answer back."""
    return [name for seat, name in enumerate(scene.match.seats) if scene.match.can_undo(seat)]


@pytest.mark.rule("SV-096")
@pytest.mark.parametrize(
    ("deed", "more"),
    [
        ("Play Gang as a Mob", ()),
        ("Play Gang as Ops", ()),
        ("Play Guard as Ops", ("Crew",)),
        ("Play Rebuilder as Ops", ()),
        ("Discard Minion cards (2) to shoot down Shed", ("Gang", "Guard")),
    ],
)
def test_what_reveals_nothing_new_may_be_taken_back(small, deed, more):
    """
    Ann takes back what she has just done, and Bob could not; everything lies as before.
    """
    ann = {
        "hand": ["Gang", "Guard", "Rebuilder"],
        "projects": [site("Colossus", "Crew")],
        "facilities": [bluff_safe("Castle")],
    }
    with small(Ann=ann, Bob={"asteroids": [asteroid("Shed", at="Ann")]}) as scene:
        before = scene.match.digest()
        scene["Ann"].picks(deed)
        if more:
            scene["Ann"].picks(*more)
        after, fair = scene.match.digest(), []
        while scene.match.number > 0:
            fair.append(may_undo(scene))
            scene.match.undo()

        assert fair == [["Ann"]] * (2 if more else 1)
        assert after != before
        assert scene.match.digest() == before
        assert scene["Ann"].hand == ("Gang", "Guard", "Rebuilder")


@pytest.mark.rule("SV-096")
@pytest.mark.parametrize(
    "deed",
    [
        "Play Crew as Ops",
        "Play Gunner as Ops",
        "Play Planner as Ops",
        "Forge: Draw a Minion card",
        "Mine: Destroy it to draw a Minion card",
        "Pass",
    ],
)
def test_what_draws_or_turns_up_a_card_may_not_be_taken_back(small, deed):
    """
    A drawn Minion card ends the right to take back, and so does a Domination card that comes off the deck.
    """
    ann = {"hand": ["Crew", "Gunner", "Planner"], "projects": ["Mine"], "facilities": ["Forge"]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks(deed)

        assert may_undo(scene) == []


@pytest.mark.rule("SV-096")
@pytest.mark.parametrize(("project", "fair"), [("Lair", ["Ann"]), ("Forge", []), ("Launchpad", [])])
def test_a_completion_may_be_taken_back_unless_it_reveals_something(small, project, fair):
    """
    A Lair does nothing, a Forge draws a Minion card, a Launchpad launches cards of the deck.
    """
    with small(Ann={"hand": ["Mass"], "projects": [project]}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert scene["Ann"].zone("facilities") == (project,)
        assert may_undo(scene) == fair


@pytest.mark.rule("SV-096")
def test_one_may_take_back_up_to_the_last_draw(small):
    """
    Ann draws with a Forge, then plays a Gang: she takes the Gang back, and no more.
    """
    with small(Ann={"hand": ["Gang"], "projects": ["Colossus"], "facilities": ["Forge"]}) as scene:
        scene["Ann"].picks("Forge: Draw a Minion card")
        scene["Ann"].picks("Play Gang as a Mob")
        first = may_undo(scene)
        scene.match.undo()

        assert first == ["Ann"]
        assert may_undo(scene) == []
        assert len(scene["Ann"].hand) == 2


@pytest.mark.rule("SV-096")
@pytest.mark.parametrize("chosen", ["Start a new Project", "Launch an Asteroid"])
def test_the_choice_of_act_three_may_be_taken_back(small, chosen):
    """
    The card has been seen by all before; taking it as a Project or launching it shows nothing new.
    """
    with small(phase="act three", domination_deck=["Castle"]) as scene:
        scene["Ann"].picks(chosen)
        fair = may_undo(scene)
        scene.match.undo()

        assert fair == ["Ann"]
        scene.expect("Ann", prompt="What becomes of Castle?")
        scene.can_pick_exactly("Start a new Project", "Launch an Asteroid")


@pytest.mark.rule("SV-096")
def test_only_who_decided_last_may_take_back(small):
    """
    Ann destroys Bob's Project and Bob orders its Mobs: then Bob may take that back, and Ann nothing.
    """
    bob = {"projects": [site("Colossus", "Crew", "Gang")]}
    with small(Ann=["Vandal"], Bob=bob, options={"pile_in_order": True}) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Colossus")
        before = may_undo(scene)
        scene["Bob"].picks("Gang", "Crew")

        assert before == ["Ann"]
        assert may_undo(scene) == ["Bob"]


# ------------------------------------------------------------------------------------------------ what is asked, and decks


@pytest.mark.rule("SV-092")
def test_everybody_hears_what_a_villain_is_asked(small):
    """
    While Ann makes up her mind about a Castle, Bob and whoever watches are told what about.
    """
    with small(phase="act three", domination_deck=["Castle"]) as scene:
        heard = [scene.view(reader).waiting_for.english for reader in ("Ann", "Bob", None)]

        assert heard == ["Ann is asked: What becomes of Castle?"] * 3


@pytest.mark.rule("SV-003")
def test_who_has_seen_the_top_of_the_minion_deck_knows_what_is_drawn(small):
    """
    Minion cards lie in an order: Bob knows the two on top, and after Ann has drawn the first one he still knows the second.
    """
    deck = [laid("Gang", known_to=("Bob",)), laid("Crew", known_to=("Bob",))]
    with small(Ann={"facilities": ["Forge"]}, minion_deck=deck) as scene:
        scene["Ann"].picks("Forge: Draw a Minion card")
        view = scene.view("Bob")

        assert names(view, "hand", 0) == ["Gang"]
        assert names(view, "minion_deck")[0] == "Crew"


@pytest.mark.rule("SV-003")
def test_who_has_seen_the_top_of_the_domination_deck_still_knows_it_when_another_card_is_taken(small):
    """
    Domination cards lie in an order, too: Bob knows the third one, and it is on top after Ann has launched two.
    """
    ann = {"hand": ["Mass"], "projects": ["Launchpad"]}
    with small(Ann=ann, Cid=[], domination_deck=["Castle", "Lair", laid("Forge", known_to=("Bob",))]) as scene:
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Bob")
        scene["Ann"].picks("Bob")

        assert names(scene.view("Bob"), "domination_deck")[0] == "Forge"
