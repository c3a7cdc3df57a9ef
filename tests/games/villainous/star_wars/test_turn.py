"""The turn: Ambition, the move, the actions and the draw (SW-031 to SW-043, SW-051 to SW-057)."""

import pytest

from tabletop.games.villainous.star_wars.testing import engaged
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.deeds import aims_fate, plays

LOCATIONS = ("Camp", "Harbour", "Fort", "Tower")


def turn_of_ann(war, **ann):
    """Lay a table where Bob is about to end a turn, and let him."""
    scene = war(active=1, Ann=ann, Bob={"at": "village"})
    scene["Bob"].passes()
    return scene


# ------------------------------------------------------------------------------------------------ the four steps


@pytest.mark.rule("SW-031")
def test_a_turn_has_four_steps_in_a_fixed_order(war):
    """
    Ambition is gained, then the mover goes, then there are actions, and then cards are drawn.
    """
    with turn_of_ann(war, at="camp") as scene:
        scene["Ann"].picks("Fort")
        scene["Ann"].picks("Collect Credits 1")
        scene["Ann"].passes()

        kinds = [event.kind for event in scene.events() if event.kind != "Asked"]
        start = kinds.index("TurnBegan")
        assert kinds[start + 1 : start + 6] == ["Gained", "MoverMoved", "SymbolUsed", "Gained", "ActionTaken"]
        assert kinds[start + 6 : start + 13] == ["ActionsDone", "DrawsUp", *4 * ["Drew"], "TurnBegan"]
        scene["Bob"].picks("Mill")


@pytest.mark.rule("SW-032")
def test_a_turn_begins_with_one_ambition(war):
    """
    The player whose turn it is gains 1, and nobody else does.
    """
    with turn_of_ann(war, at="camp", ambition=2) as scene:
        assert scene.pool("purse", "Ann") == {"AMBITION": 3}
        assert scene.pool("purse", "Bob") == {}
        scene["Ann"].picks("Fort")


@pytest.mark.rule("SW-033", "SW-Q01")
def test_nothing_limits_what_one_holds(war):
    """
    With 25 Ambition and 30 Credits one gains more: that there are 25 tokens in the box does not matter.
    """
    with war(
        villains=("general_grievous", "baron"), Ann={"at": "utapau", "ambition": 40, "credits": 30, "hand": ["gor"]}
    ) as scene:
        plays(scene["Ann"], "Gor", "Utapau")
        scene["Ann"].picks("Collect Credits 2")

        assert scene.pool("purse", "Ann") == {"AMBITION": 41, "CREDIT": 29}


# ------------------------------------------------------------------------------------------------ the move


@pytest.mark.rule("SW-034", "SW-035")
def test_the_mover_has_to_go_to_another_location(war):
    """
    It may go to all others, and to stay is not on offer.
    """
    with turn_of_ann(war, at="camp") as scene:
        scene.can_pick_exactly("Harbour", "Fort", "Tower")
        assert scene.why_not("Camp") == "You are there already."
        scene["Ann"].picks("Harbour")

        assert scene.card("warlord").at == "Harbour"


@pytest.mark.rule("SW-034")
def test_the_mover_goes_only_in_the_own_sector(war):
    """
    No place of an opponent is on offer.
    """
    with turn_of_ann(war, at="camp") as scene:
        scene.cannot_pick("Village", "Mill", "Bridge", "Manor")
        scene["Ann"].picks("Harbour")


@pytest.mark.rule("SW-037")
def test_from_the_portrait_all_four_locations_are_open(war):
    """
    The portrait is no location.
    """
    with turn_of_ann(war) as scene:
        scene.can_pick_exactly(*LOCATIONS)
        scene["Ann"].picks("Camp")


@pytest.mark.rule("SW-036", "SW-172")
def test_a_mover_on_a_vehicle_has_to_leave_it(war):
    """
    It comes from a Vehicle as from any place, and may not stay there.
    """
    with turn_of_ann(war, at="frigate", fleet=["frigate"]) as scene:
        scene.can_pick_exactly(*LOCATIONS)
        scene["Ann"].picks("Camp")

        assert scene.card("warlord").at == "Camp"


@pytest.mark.rule("SW-036", "SW-170")
def test_a_mover_may_go_from_vehicle_to_vehicle(war):
    """
    Another Ally Vehicle is one of the places to go to.
    """
    with turn_of_ann(war, at="corvette", fleet=["corvette", "frigate"]) as scene:
        scene["Ann"].picks("Frigate")

        assert scene.card("warlord").at == "Frigate"
        scene.can_pick("Collect Credits 1")


@pytest.mark.rule("SW-038")
def test_heroes_do_not_stop_the_mover(war):
    """
    It may go to where two Heroes are.
    """
    with turn_of_ann(war, at="camp", fort=["guardian", "guardian"]) as scene:
        scene["Ann"].picks("Fort")

        assert scene.card("warlord").at == "Fort"


@pytest.mark.rule("SW-039", "SW-171")
def test_a_vehicle_does_what_it_says_before_any_action(war):
    """
    The Credits of the Frigate are there when the first action is taken.
    """
    with turn_of_ann(war, at="camp", fleet=["frigate"]) as scene:
        scene["Ann"].picks("Frigate")

        scene.expect("Ann", prompt="What do you do?")
        assert scene.pool("purse", "Ann") == {"AMBITION": 1, "CREDIT": 2}


@pytest.mark.rule("SW-171", "SW-Q21")
def test_what_a_vehicle_lets_one_do_may_be_left(war):
    """
    The Corvette says that one may draw: the question comes before any action, and no is an answer.
    """
    with turn_of_ann(war, at="camp", fleet=["corvette"]) as scene:
        scene["Ann"].picks("Corvette")
        scene.expect("Ann", prompt="Do you draw a card?")
        scene["Ann"].declines()

        assert scene.hand("Ann") == ()


@pytest.mark.rule("SW-171", "SW-Q21")
def test_a_vehicle_is_reached_by_a_text_too(war):
    """
    Whoever goes to a Vehicle by a card's text has its ability as well.
    """
    with war(Ann={"at": "camp", "hand": ["forward"], "fleet": ["frigate"]}) as scene:
        plays(scene["Ann"], "Forward", "Frigate")

        assert scene.pool("purse", "Ann") == {"CREDIT": 2}


# ------------------------------------------------------------------------------------------------ actions


@pytest.mark.rule("SW-040")
def test_the_symbols_where_the_mover_stands_say_what_can_be_done(war):
    """
    At the Tower one can collect 1 Credit and take a Fate action, and there is no Discard Cards and no Play a Card.
    """
    with war(Ann={"at": "tower", "hand": ["levy"], "credits": 5}) as scene:
        scene.can_pick("Collect Credits 1", "Fate")
        scene.cannot_pick("Play a Card", "Discard Cards", "Ambition")


@pytest.mark.rule("SW-040", "SW-Q36")
def test_a_card_that_moves_the_villain_opens_the_symbols_of_the_new_place(war):
    """
    Sent from the Camp to the Fort in the middle of a turn, the Warlord uses what is there, and no more what was here.
    """
    with war(Ann={"at": "camp", "hand": ["forward"]}) as scene:
        plays(scene["Ann"], "Forward", "Fort")

        scene.can_pick("Collect Credits 1")
        scene.cannot_pick("Collect Credits 2", "Discard Cards")


@pytest.mark.rule("SW-Q36", "SW-041")
def test_symbols_stay_used_when_the_mover_comes_back(war):
    """
    Away and back again in one turn: the symbol that was used is not open again.
    """
    with war(Ann={"at": "fort", "hand": ["forward", "levy"], "credits": 1, "tower": ["engineer"]}) as scene:
        plays(scene["Ann"], "Forward", "Camp")

        assert actions_told(scene.card("fort"))[2] == "lower: play, spent"
        assert actions_told(scene.card("camp"))[0] == "upper: play, open"


@pytest.mark.rule("SW-041")
def test_each_symbol_is_used_once_a_turn(war):
    """
    Credits are collected once, and again in the next turn there.
    """
    with war(Ann={"at": "camp"}) as scene:
        scene["Ann"].picks("Collect Credits 2")

        assert scene.why_not("Collect Credits 2") == "You have used that symbol this turn."


@pytest.mark.rule("SW-041")
def test_symbols_are_open_again_in_a_later_turn(war):
    """
    What was used when the mover was there last can be used anew.
    """
    with war(active=1, Ann={"at": "fort", "camp": []}, Bob={"at": "mill"}) as scene:
        scene["Bob"].picks("Collect Credits 1")
        scene["Bob"].passes()
        scene["Ann"].picks("Camp")
        scene["Ann"].passes()

        assert actions_told(scene.card("mill"))[1] == "upper: credits 1, open"
        scene["Bob"].picks("Bridge")


@pytest.mark.rule("SW-042")
@pytest.mark.parametrize("order", [("Collect Credits 2", "Discard Cards"), ("Discard Cards", "Collect Credits 2")])
def test_actions_are_taken_in_any_order(war, order):
    """
    Either one first.
    """
    with war(Ann={"at": "camp", "hand": ["levy"]}) as scene:
        for action in order:
            scene["Ann"].picks(action)
            if action == "Discard Cards":
                scene["Ann"].picks("Levy")

        assert scene.pool("purse", "Ann") == {"CREDIT": 2}
        assert scene.hand("Ann") == ()


@pytest.mark.rule("SW-042")
def test_no_action_has_to_be_taken(war):
    """
    One may be done at once.
    """
    with war(Ann={"at": "camp"}) as scene:
        scene["Ann"].passes()

        assert not scene.events("SymbolUsed")
        scene["Bob"].picks("Mill")


@pytest.mark.rule("SW-043", "SW-090")
def test_an_action_may_be_carried_out_anywhere_in_the_sector(war):
    """
    From the Camp the Warlord vanquishes a Hero at the Tower.
    """
    with war(Ann={"at": "camp", "tower": ["guardian", "brute"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard", "Ann") == ("Guardian",)


# ------------------------------------------------------------------------------------------------ the draw


@pytest.mark.rule("SW-051")
@pytest.mark.parametrize("there", [0, 1, 3])
def test_a_hand_is_filled_up_to_four_at_the_end_of_the_turn(war, there):
    """
    However few cards there are.
    """
    with war(Ann={"at": "camp", "hand": ["soldier", "levy", "brute"][:there]}) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 4
        assert len(scene.events("Drew")) == 4 - there
        scene["Bob"].picks("Mill")


@pytest.mark.rule("SW-052", "SW-055")
@pytest.mark.parametrize("there", [4, 6])
def test_a_hand_of_four_or_more_draws_nothing_and_loses_nothing(war, there):
    """
    Four cards stay four, and six stay six.
    """
    with war(Ann={"at": "camp", "hand": ["soldier", "soldier", "levy", "levy", "brute", "brute"][:there]}) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == there
        scene["Bob"].picks("Mill")


@pytest.mark.rule("SW-053")
def test_an_empty_deck_is_made_anew_while_drawing(war):
    """
    One card is left: it is drawn, the pile is shuffled, and drawing goes on.
    """
    with war(Ann={"at": "camp", "hand": ["levy"], "deck": ["brute"]}, rest={"Warlord Villain": "discard"}) as scene:
        pile = len(scene.zone("discard", "Ann"))
        scene["Ann"].passes()

        assert scene.hand("Ann")[:2] == ("Levy", "Brute")
        assert len(scene.hand("Ann")) == 4
        assert len(scene.zone("deck", "Ann")) == pile - 2
        assert scene.zone("discard", "Ann") == ()
        scene["Bob"].picks("Mill")


@pytest.mark.rule("SW-054")
def test_a_hand_is_not_filled_up_in_the_middle_of_a_turn(war):
    """
    The last card is played, and none is drawn before the turn is done.
    """
    with war(Ann={"at": "fort", "hand": ["recruit"]}) as scene:
        plays(scene["Ann"], "Recruit", "Fort")

        assert scene.hand("Ann") == ()


@pytest.mark.rule("SW-054", "SW-137")
def test_others_do_not_draw_at_the_end_of_a_turn(war):
    """
    Bob's hand is as small after Ann's turn as before.
    """
    with war(Ann={"at": "fort"}, Bob={"hand": ["plot"]}) as scene:
        scene["Ann"].passes()

        assert scene.hand("Bob") == ("Plot",)
        scene["Bob"].picks("Mill")


def test_turns_are_counted(war):
    """
    After Ann's fifth turn comes the sixth, which is Bob's.
    """
    with war(Ann={"at": "camp"}) as scene:
        scene["Ann"].passes()

        assert (scene.facts.turn, scene.facts.active) == (6, 1)
        scene["Bob"].picks("Mill")


def test_of_two_symbols_that_are_alike_the_first_is_used(war):
    """
    At the Fort a card can be played twice: the left one of the two symbols goes first.
    """
    with war(Ann={"at": "fort", "hand": ["levy"], "credits": 1}) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Levy")

        assert actions_told(scene.card("fort"))[2:] == ("lower: play, spent", "lower: play, open")


# ------------------------------------------------------------------------------------------------ hand size


@pytest.mark.rule("SW-056", "SW-057", "SW-179", "SW-Q08")
@pytest.mark.parametrize(("rebels", "size"), [(1, 3), (2, 2), (4, 0), (5, 0)])
def test_each_hero_vehicle_that_is_not_engaged_takes_one_off_the_hand_size(war, rebels, size):
    """
    One means three, two mean two, and five mean none.
    """
    with war(Ann={"at": "camp", "rebels": ["cutter"] * rebels}) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == size
        scene["Bob"].picks("Mill")


@pytest.mark.rule("SW-056", "SW-179", "SW-Q08")
def test_an_engaged_hero_vehicle_does_not_count(war):
    """
    With one engaged and one not, the hand is filled up to three.
    """
    with war(Ann={"at": "camp", "fleet": [engaged("frigate", "cutter")], "rebels": ["cutter"]}) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 3
        scene["Bob"].picks("Mill")


@pytest.mark.rule("SW-056")
def test_hero_vehicles_cut_the_hand_of_their_sector_only(war):
    """
    Bob draws up to four.
    """
    with war(active=1, Ann={"rebels": ["cutter"]}, Bob={"at": "mill"}) as scene:
        scene["Bob"].passes()

        assert len(scene.hand("Bob")) == 4
        scene["Ann"].picks("Camp")


@pytest.mark.rule("SW-180", "SW-055")
def test_no_card_is_discarded_for_a_smaller_hand_size(war):
    """
    With four cards and a hand size of two nothing is drawn and nothing is lost.
    """
    with war(Ann={"at": "camp", "hand": ["levy"] * 4, "rebels": ["cutter", "cutter"]}) as scene:
        scene["Ann"].passes()

        assert scene.hand("Ann") == ("Levy",) * 4
        scene["Bob"].picks("Mill")


@pytest.mark.rule("SW-057")
def test_hand_size_is_taken_when_cards_are_drawn(war):
    """
    A Hero Vehicle that leaves in the turn costs no card any more.
    """
    with war(Ann={"at": "tower", "hand": [], "rebels": ["cutter"], "fleet": ["frigate"]}) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 4
        scene["Bob"].picks("Mill")


@pytest.mark.rule("SW-Q07")
def test_three_cards_are_enough_for_a_hand_size_of_three(war):
    """
    Nothing is drawn, though three cards are fewer than four.
    """
    with war(Ann={"at": "camp", "hand": ["levy"] * 3, "rebels": ["cutter"]}) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 3
        scene["Bob"].picks("Mill")


@pytest.mark.rule("SW-Q07")
def test_a_card_that_raises_the_hand_size_draws_above_four(lay):
    """
    With the Imperial Light Cruiser's choice four cards become five.
    """
    with lay(
        active=0,
        Ann={"at": "florrum"},
        Bob={"at": "tython", "hand": ["beskar"] * 4, "fleet": ["imperial_light_cruiser"]},
    ) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Imperial Light Cruiser")
        scene["Bob"].picks("Draw up to five cards")
        scene["Bob"].passes()

        assert len(scene.hand("Bob")) == 5
        scene["Ann"].picks("Utapau")


@pytest.mark.rule("SW-Q47")
def test_a_hand_size_that_a_card_sets_is_cut_by_hero_vehicles_too(lay):
    """
    Five by the Imperial Light Cruiser, less one for a loose Hero Vehicle, are four.
    """
    bob = {
        "at": "tython",
        "fleet": [engaged("imperial_light_cruiser", "razor_crest")],
        "rebels": ["captured_imperial_shuttle"],
    }
    with lay(active=0, Ann={"at": "florrum"}, Bob=bob) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Imperial Light Cruiser")
        scene["Bob"].picks("Draw up to five cards")
        scene["Bob"].passes()

        assert len(scene.hand("Bob")) == 4
        scene["Ann"].picks("Utapau")


@pytest.mark.rule("SW-Q47")
def test_under_repair_leaves_two_less_one_for_each_loose_hero_vehicle(lay):
    """
    Two, less one.
    """
    with lay(Ann={"at": "florrum", "under": ["under_repair"], "rebels": ["the_negotiator"]}) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 1
        scene["Bob"].picks("Tython")


@pytest.mark.rule("SW-Q47")
def test_who_holds_the_cards_picks_what_is_thrown_away(lay):
    """
    Bob plays Under Repair, and Ann says which two of her four cards go.
    """
    hand = ["gor", "magna_guard", "droidekas", "escape_plan"]
    with lay(active=1, Ann={"hand": hand, "fate_deck": ["under_repair", "retreat"]}, Bob={"at": "the_bridge"}) as scene:
        aims_fate(scene["Bob"], "Under Repair")
        scene["Ann"].picks("Gor", "Escape Plan")

        assert scene.hand("Ann") == ("Magna Guard", "Droidekas")
