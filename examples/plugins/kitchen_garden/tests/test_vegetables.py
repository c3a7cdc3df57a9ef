"""The Vegetables, card by card."""

import pytest

from tabletop.testing import laid


def grown(card, counters, owner="Ann"):
    """Lay a minion with +1 power counters."""
    return laid(card, owner=owner, counters={"COUNTER": counters})


def counters(scene, card, of="Ann"):
    """Count the +1 power counters on a card in play."""
    return scene.card(card, of=of).counters.get("COUNTER", 0)


# ------------------------------------------------------------------------------------------------ minions


def test_pumpkin_gives_a_counter_to_the_next_minion_there(garden):
    """
    After Ann plays a Pea beside her Pumpkin, the Pea may get a counter.
    """
    with garden({"Jungle Oasis": {"Ann": ["Pumpkin"]}, "The Allotment": {}}, Ann=["Pea"]) as scene:
        scene["Ann"].picks("Pea")
        scene["Ann"].picks("Jungle Oasis")
        scene["Ann"].confirms()

        assert counters(scene, "Pea") == 1


def test_pumpkin_does_nothing_for_itself_or_elsewhere(garden):
    """
    It asks neither when it comes itself, nor for a minion at another base.
    """
    with garden({"Jungle Oasis": {"Ann": ["Pumpkin"]}, "The Allotment": {}}, Ann=["Pea"]) as scene:
        scene["Ann"].picks("Pea")
        scene["Ann"].picks("The Allotment")

        assert counters(scene, "Pea") == counters(scene, "Pumpkin") == 0


def test_scarecrow_keeps_weak_minions_of_others_away(garden):
    """
    Bob's Zapbot can't be moved by him to where Ann's Scarecrow stands; his Warbot can.
    """
    bases = {"Jungle Oasis": {"Bob": ["First Mate", "Buccaneer"]}, "The Allotment": {"Ann": ["Scarecrow"]}}
    with garden(bases, Bob=["Dinghy"], active=1) as scene:
        scene["Bob"].picks("Dinghy")
        scene["Bob"].picks("First Mate", "Buccaneer")

        assert scene.card("First Mate", of="Bob").lies_on == ("Jungle Oasis",)
        assert scene.card("Buccaneer", of="Bob").lies_on == ("The Allotment",)


def test_beetroot_helps_a_neighbour(garden):
    """
    Played beside two Peas, it gives one of them a counter.
    """
    with garden({"Jungle Oasis": {"Ann": ["Pea", "Scarecrow"]}, "The Allotment": {}}, Ann=["Beetroot"]) as scene:
        scene["Ann"].picks("Beetroot")
        scene["Ann"].picks("Jungle Oasis")
        scene.can_pick_exactly("Pea", "Scarecrow")
        scene["Ann"].picks("Scarecrow")

        assert counters(scene, "Scarecrow") == 1


def test_pea_takes_a_counter_over_and_draws(garden):
    """
    Ann moves a counter from her Scarecrow to the Pea, and draws a card.
    """
    bases = {"Jungle Oasis": {"Ann": [grown("Scarecrow", 2)]}, "The Allotment": {}}
    with garden(bases, Ann=["Pea"]) as scene:
        scene["Ann"].picks("Pea")
        scene["Ann"].picks("Jungle Oasis")
        scene["Ann"].picks("Scarecrow")

        assert (counters(scene, "Scarecrow"), counters(scene, "Pea")) == (1, 1)
        assert len(scene["Ann"].hand) == 1


def test_pea_without_counters_around_asks_nothing(garden):
    """
    Where nothing has grown there is nothing to move, and nothing is drawn.
    """
    with garden({"Jungle Oasis": {"Ann": ["Scarecrow"]}, "The Allotment": {}}, Ann=["Pea"]) as scene:
        scene["Ann"].picks("Pea")
        scene["Ann"].picks("Jungle Oasis")

        assert scene["Ann"].hand == ()


# ------------------------------------------------------------------------------------------------ actions


def test_compost_takes_cards_back_into_the_deck(garden):
    """
    Two cards go from Ann's discard pile into her deck, and she draws.
    """
    with garden(Ann={"hand": ["Compost"], "discard": ["Pea", "Beetroot"]}) as scene:
        scene["Ann"].picks("Compost")
        scene["Ann"].picks("Pea", "Beetroot")

        assert scene["Ann"].zone("discard") == ("Compost",)
        assert len(scene["Ann"].hand) == 1


def test_watering_can_waters_two_minions(garden):
    """
    Two of Ann's three minions get a counter each, wherever they are.
    """
    bases = {"Jungle Oasis": {"Ann": ["Pea", "Scarecrow"]}, "The Allotment": {"Ann": ["Pumpkin"]}}
    with garden(bases, Ann=["Watering Can"]) as scene:
        scene["Ann"].picks("Watering Can")
        scene["Ann"].picks("Pea", "Pumpkin")

        assert [counters(scene, card) for card in ("Pea", "Scarecrow", "Pumpkin")] == [1, 0, 1]


def test_greenhouse_warms_one_minion_at_the_start_of_a_turn(garden):
    """
    At the start of Ann's turn one of her minions at the base gets a counter.
    """
    bases = {
        "Jungle Oasis": {"Ann": ["Pea"], "actions": {"Ann": ["Greenhouse"]}},
        "The Allotment": {"Ann": ["Pumpkin"]},
    }
    with garden(bases, phase="start turn") as scene:
        scene["Ann"].picks("Greenhouse")

        assert (counters(scene, "Pea"), counters(scene, "Pumpkin")) == (1, 0)


def test_bean_pole_holds_a_minion_up(garden):
    """
    A Pea on a Bean Pole has two more power.
    """
    with garden({"Jungle Oasis": {"Ann": ["Pea"], "Bob": ["Zapbot"]}, "The Allotment": {}}, Ann=["Bean Pole"]) as scene:
        scene["Ann"].picks("Bean Pole")

        assert scene.card("Pea", of="Ann").power == 4


def test_bean_pole_is_only_for_ones_own(garden):
    """
    Where Ann has no minion it can't be played.
    """
    with garden({"Jungle Oasis": {"Bob": ["Zapbot"]}, "The Allotment": {}}, Ann=["Bean Pole"]) as scene:
        scene.cannot_pick("Bean Pole")


def test_bean_pole_keeps_a_minion_where_it_is(garden):
    """
    Bob's Aliens can't return a minion on a Bean Pole to a hand.
    """
    pea = laid("Pea", owner="Ann", attached=[laid("Bean Pole", owner="Ann")])
    with garden({"Jungle Oasis": {"Ann": [pea]}, "The Allotment": {}}, Bob=["Abduction"], active=1) as scene:
        scene["Bob"].picks("Abduction")

        assert scene.card("Pea", of="Ann").zone == "minions"


def test_slugs_eat_what_has_grown(garden):
    """
    Bob's minion loses its counters and one more power, until the end of the turn.
    """
    with garden({"Jungle Oasis": {"Bob": [grown("Warbot", 3, "Bob")]}, "The Allotment": {}}, Ann=["Slugs"]) as scene:
        scene["Ann"].picks("Slugs")

        assert counters(scene, "Warbot", of="Bob") == 0
        assert scene.card("Warbot", of="Bob").power == 3


@pytest.mark.parametrize(("whose", "power"), [("Ann", 3), ("Bob", 2)])
def test_thistles_sting_minions_of_others(garden, whose, power):
    """
    A minion that another player plays among Ann's Thistles has one power less this turn; her own has not.
    """
    bases = {"Jungle Oasis": {"actions": {"Ann": ["Thistles"]}}, "The Allotment": {}}
    hands = {"Ann": {"Ann": ["Cut Lass"]}, "Bob": {"Bob": ["Tenacious Z", "Grave Digger"]}}[whose]
    with garden(bases, **hands, active=("Ann", "Bob").index(whose)) as scene:
        card = {"Ann": "Cut Lass", "Bob": "Tenacious Z"}[whose]
        scene[whose].picks(card)
        scene[whose].picks("Jungle Oasis")

        assert scene.card(card, of=whose).power == {"Ann": 3, "Bob": 1}[whose] == power - (whose == "Bob")


def test_grafting_moves_all_counters(garden):
    """
    All three counters go from the Pea to the Pumpkin.
    """
    bases = {"Jungle Oasis": {"Ann": [grown("Pea", 3)]}, "The Allotment": {"Ann": ["Pumpkin"]}}
    with garden(bases, Ann=["Grafting"]) as scene:
        scene["Ann"].picks("Grafting")

        assert (counters(scene, "Pea"), counters(scene, "Pumpkin")) == (0, 3)


def test_grafting_with_nothing_grown_does_nothing(garden):
    """
    It is played all the same.
    """
    with garden({"Jungle Oasis": {"Ann": ["Pea"]}, "The Allotment": {}}, Ann=["Grafting"]) as scene:
        scene["Ann"].picks("Grafting")

        assert scene["Ann"].zone("discard") == ("Grafting",)


def test_early_frost_destroys_a_bare_weak_minion(garden):
    """
    A minion with a counter is safe, and so is a strong one.
    """
    bases = {"Jungle Oasis": {"Bob": ["Zapbot", grown("Microbot Alpha", 1, "Bob"), "Warbot"]}, "The Allotment": {}}
    with garden(bases, Ann=["Early Frost"]) as scene:
        scene["Ann"].picks("Early Frost")

        assert scene["Bob"].zone("discard") == ("Zapbot",)


def test_early_frost_lets_nothing_grow_for_others(garden):
    """
    Until the start of Ann's next turn Bob's Watering Can does nothing, and hers works.
    """
    bases = {"Jungle Oasis": {"Ann": ["Pea"], "Bob": ["Beetroot"]}, "The Allotment": {}}
    pairs = [["vegetables", "pirates"], ["vegetables", "zombies"]]
    with garden(bases, Ann=["Early Frost", "Watering Can"], options={"factions": pairs, "copies": 2}, free_minion=False,
                Bob=["Watering Can"]) as scene:  # fmt: skip
        scene["Ann"].picks("Early Frost")
        scene["Ann"].picks("Pass")
        scene["Bob"].picks("Watering Can")
        scene["Bob"].picks("Beetroot")

        assert counters(scene, "Beetroot", of="Bob") == 0


def test_harvest_festival_turns_counters_into_a_point(garden):
    """
    Before the base scores Ann takes two counters off her Pumpkin and gains a point.
    """
    bases = {"Jungle Oasis": {"Ann": [grown("Pumpkin", 16)]}, "The Allotment": {}}
    with garden(bases, Ann=["Harvest Festival"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Harvest Festival")

        scene.happened("LostCounters", card="Pumpkin", count=2)
        scene.happened("GainedVP", player="Ann", count=1)


# ------------------------------------------------------------------------------------------------ bases and a titan


def test_the_allotment_gives_its_winner_a_prize(garden):
    """
    When it has scored, the winner puts two counters on a minion at another base.
    """
    bases = {"The Allotment": {"Ann": [grown("Pumpkin", 15)]}, "Jungle Oasis": {"Ann": ["Pea"]}}
    with garden(bases) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Pea")

        assert counters(scene, "Pea") == 2


def test_the_compost_heap_feeds_who_is_left(garden):
    """
    When Bob's Zapbot is destroyed there, his other minion there gets a counter.
    """
    bases = {"The Compost Heap": {"Bob": ["Zapbot", "Warbot"]}, "Jungle Oasis": {}}
    with garden(bases, Ann=["Cannon"]) as scene:
        scene["Ann"].picks("Cannon")
        scene["Ann"].picks("Zapbot")
        scene["Bob"].picks("Warbot")

        assert counters(scene, "Warbot", of="Bob") == 1


def test_the_great_marrow_grows_out_of_a_minion(garden):
    """
    At the start of her turn Ann gives up three counters, and the titan comes where they were.
    """
    bases = {"Jungle Oasis": {"Ann": [grown("Pumpkin", 4)]}, "The Allotment": {}}
    with garden(bases, Ann={"titans": ["The Great Marrow"]}, phase="start turn", options={"titans": True}) as scene:
        scene["Ann"].picks("The Great Marrow")

        assert counters(scene, "Pumpkin") == 1
        assert scene.card("The Great Marrow", of="Ann").lies_on == ("Jungle Oasis",)


def test_the_great_marrow_swells(garden):
    """
    Its talent puts a counter on it, and it has power then.
    """
    bases = {"Jungle Oasis": {"titans": {"Ann": ["The Great Marrow"]}}, "The Allotment": {}}
    with garden(bases, options={"titans": True}) as scene:
        scene["Ann"].picks("The Great Marrow")

        assert scene.card("The Great Marrow", of="Ann").power == 1
