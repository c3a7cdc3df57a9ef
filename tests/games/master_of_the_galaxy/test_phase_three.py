"""Phase 3: discarding cards, what that triggers and brings, and the limit of seven cards (MG-025, MG-139 to MG-146)."""

import pytest

from tabletop.games.master_of_the_galaxy import Leader, Ruler
from tabletop.games.master_of_the_galaxy.testing import front, held, orbit, system
from tests.games.master_of_the_galaxy.small import SmallGalaxy

ASKED = "What do you do with your cards?"
RESERVE = "Which cube do you take from the reserve?"
INVADE = "Place Invasion on the board"
#: Bags that leave next to nothing in the reserve.
ALL_BRIGHT = "R" * 45 + "B" * 45 + "Y" * 45 + "W" * 45


class Renouncer(Leader, needs=("military",), copies=2):
    """Discard: take back the cubes of your developments, then take two blue cubes from the reserve."""

    async def on_discard(self, you: Ruler) -> None:
        for card in you.cards:
            if card.deck_name == "progress":
                await self.game.bring_home(card)
        await you.take_coloured("blue", 2)


class Haggler(Leader, needs=(), copies=2):
    """Discard: take a red cube from the reserve. You may take two yellow cubes, too."""

    async def on_discard(self, you: Ruler) -> None:
        await you.take_coloured("red")
        if await you.confirms("Take two yellow cubes?", about=self):
            await you.take_coloured("yellow", 2)


class GalaxyOfDiscards(SmallGalaxy):
    """The small galaxy with leaders that do several things one after the other."""

    id = "master-discards"
    title = "Master of the Galaxy, for tests of discarding"
    cards = (*SmallGalaxy.cards, Renouncer, Haggler)


def discards(scene, *names):
    """Have Ann discard cards, one after the other."""
    for name in names:
        scene["Ann"].picks(f"Discard {name}")


# ------------------------------------------------------------------------------------------------ what may be done


@pytest.mark.rule("MG-139")
@pytest.mark.parametrize("card", ["idle", "giver", "builders", "market", "invasion", "beacon"])
def test_any_card_may_be_discarded_with_or_without_an_ability(small, card):
    """
    Whatever is said on a card and of whichever kind it is, Ann may discard it.
    """
    with small(Ann=[card]) as scene:
        scene["Ann"].is_asked(ASKED)
        discards(scene, card.title())

        assert scene["Ann"].zone("cards") == ()
        assert scene.happened("CardDiscarded", player="Ann", card=card.title())


@pytest.mark.rule("MG-139")
def test_conflicts_and_discards_come_in_any_order(small):
    """
    Ann may discard, then place a conflict, then discard, then place another one.
    """
    ann = ["idle", "giver", "invasion", "plot"]
    with small(Ann=ann, systems=[system("rubra", "Ann")]) as scene:
        discards(scene, "Idle")
        scene["Ann"].picks(INVADE)
        scene["Ann"].picks("Red faces Rubra, blue faces Rubra First")
        discards(scene, "Giver")
        scene["Ann"].picks("Place Plot on the board")
        scene["Ann"].picks("Red faces Rubra, blue faces Rubra Second")

        assert scene["Ann"].zone("cards") == ()
        assert scene.zone("fronts") == ("Invasion", "Plot")


@pytest.mark.rule("MG-139")
def test_nothing_needs_to_be_discarded(small):
    """
    With few cards Ann may just be done; Bob's turn comes, and she has her cards and takes no cubes.
    """
    with small(Ann=["plain", "idle", "giver"]) as scene:
        scene["Ann"].passes()

        scene["Bob"].is_asked("What do you do with your cubes?")
        assert scene["Ann"].zone("cards") == ("Plain", "Idle", "Giver")
        assert scene["Ann"].pool("bag") == {"WHITE": 1}


@pytest.mark.rule("MG-139")
def test_only_own_cards_are_discarded(small):
    """
    In Ann's Phase 3 her own cards are on offer, and no card of Bob's.
    """
    with small(Ann=["idle"], Bob=["giver"]) as scene:
        scene.can_pick_exactly("Discard Idle", "Pass")


@pytest.mark.rule("MG-139")
def test_cards_are_not_discarded_while_cubes_are_allocated(small):
    """
    In Phase 2 neither discarding nor placing conflicts is on offer.
    """
    ann = {"cards": ["idle", "invasion"], "drawn": "R"}
    with small(Ann=ann, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].is_asked("What do you do with your cubes?")
        scene.cannot_pick("Discard Idle", "Discard Invasion", INVADE)


@pytest.mark.rule("MG-139")
def test_conflicts_without_a_place_can_be_discarded_only(small):
    """
    Without a system of hers Ann can't place a conflict, but discard it.
    """
    with small(Ann=["invasion"]) as scene:
        scene.can_pick_exactly("Discard Invasion", "Pass")


# ------------------------------------------------------------------------------------------------ the species


@pytest.mark.rule("MG-Q19")
def test_a_species_is_never_discarded(small):
    """
    Ann may discard all cards but her species, even if she has too many cards.
    """
    with small(Ann=["plain", *["idle"] * 4, *["giver"] * 3]) as scene:
        scene.cannot_pick("Discard Plain")


@pytest.mark.rule("MG-Q19")
def test_a_species_is_never_taken(small):
    """
    An objective to take a leader finds none before Bob, who has his species alone, and keeps it.
    """
    war = front("kidnapping", "rubra_rubra_first", ("rubra", "Ann"), ("rubra_first", "Bob"), red_cubes="R")
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob")]
    with small(Ann={"drawn": "R"}, Bob=["plain"], systems=systems, fronts=[war]) as scene:
        scene["Ann"].picks("Put a red cube on Kidnapping: red side")

        assert scene.happened("ConflictWon", player="Ann")
        assert scene["Bob"].zone("cards") == ("Plain",)


# ------------------------------------------------------------------------------------------------ where cards go


@pytest.mark.rule("MG-Q08")
def test_discarded_cards_go_under_their_own_deck_in_the_order_chosen(small):
    """
    What Ann discards first lies above what she discards later; every card is under the deck of its kind.
    """
    with small(Ann=["idle", "giver", "builders", "market", "lab"], leader_deck=["fan"]) as scene:
        discards(scene, "Giver", "Builders", "Idle", "Lab", "Market")

        assert scene.zone("leader_deck")[0] == "Fan"
        assert scene.zone("leader_deck")[-2:] == ("Giver", "Idle")
        assert scene.zone("government_deck")[-1] == "Builders"
        assert scene.zone("commerce_deck")[-1] == "Market"
        assert scene.zone("progress_deck")[-1] == "Lab"


@pytest.mark.rule("MG-Q08")
def test_a_card_discarded_to_an_empty_deck_is_its_new_top(small):
    """
    If Ann holds the only government that there is, it comes back to the deck, face up, and can be gained again.
    """
    cards = {"builders": {"copies": 1}, "readers": {"copies": 0}, "dreamers": {"copies": 0}}
    with small(Ann=["builders", "gambler"], cards=cards) as scene:
        assert scene.zone("government_deck") == ()
        discards(scene, "Builders")
        assert scene.zone("government_deck") == ("Builders",)
        assert scene.card("builders").known_to == ("Ann", "Bob")
        discards(scene, "Gambler")

        assert scene["Ann"].zone("cards") == ("Builders",)


# ------------------------------------------------------------------------------------------------ what it triggers


@pytest.mark.rule("MG-140")
def test_discarding_triggers_the_ability(small):
    """
    When Ann discards a Giver, she takes two blue cubes at once.
    """
    with small(Ann=["giver", "idle"]) as scene:
        discards(scene, "Giver")

        assert scene["Ann"].pool("bag") == {"BLUE": 2, "WHITE": 1}
        assert scene["Ann"].zone("cards") == ("Idle",)


@pytest.mark.rule("MG-140")
def test_a_card_that_an_opponent_has_discarded_triggers_nothing(small):
    """
    When Ann wins and has Bob's Giver discarded, nobody takes blue cubes for it.
    """
    war = front("kidnapping", "rubra_rubra_first", ("rubra_first", "Bob"), ("rubra", "Ann"), blue_cubes="BB")
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob")]
    with small(Ann={"drawn": "B"}, Bob=["giver"], systems=systems, fronts=[war]) as scene:
        scene["Ann"].picks("Put a blue cube on Kidnapping: blue side")

        scene.happened("CardDiscarded", card="Giver")
        scene.did_not_happen("CubesTaken")
        assert (scene["Bob"].zone("cards"), scene["Bob"].pool("bag")) == ((), {"WHITE": 1})
        assert scene.zone("leader_deck")[-1] == "Giver"


@pytest.mark.rule("MG-140")
def test_a_card_that_is_taken_triggers_nothing(small):
    """
    When Ann wins and takes Bob's Giver, nobody takes blue cubes for it until she discards it herself.
    """
    war = front("kidnapping", "rubra_rubra_first", ("rubra", "Ann"), ("rubra_first", "Bob"), red_cubes="R")
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob")]
    with small(Ann={"drawn": "R"}, Bob=["giver"], systems=systems, fronts=[war]) as scene:
        scene["Ann"].picks("Put a red cube on Kidnapping: red side")
        scene.did_not_happen("CubesTaken")
        discards(scene, "Giver")

        assert scene["Ann"].pool("bag") == {"WHITE": 1, "RED": 2, "BLUE": 2}
        assert scene["Bob"].pool("bag") == {"WHITE": 1}


@pytest.mark.rule("MG-140")
def test_discards_count_for_the_owner_only(small):
    """
    What Ann discards brings Bob nothing, now or at the end of the phase.
    """
    with small(Ann=["giver"]) as scene:
        discards(scene, "Giver")
        scene["Ann"].passes()
        scene["Ann"].picks("red")

        assert sum(scene["Bob"].pool("bag").values()) + sum(scene["Bob"].pool("drawn").values()) == 1


@pytest.mark.rule("MG-108", "MG-140")
def test_a_leader_without_its_symbols_triggers_nothing(small):
    """
    A Proud that lacks military symbols is just discarded, with two of them it brings cubes.
    """
    bank = held("bank", "YB")
    for cards, brought in ((["proud", bank], None), (["proud", bank, held("reactor", "K")], 2)):
        with small(Ann=cards) as scene:
            discards(scene, "Proud")

            assert scene["Ann"].pool("bag").get("BLUE") == brought


@pytest.mark.rule("MG-091", "MG-140")
@pytest.mark.parametrize("filled", ["", "Y.", ".B"])
def test_a_development_that_is_not_implemented_triggers_nothing(small, filled):
    """
    A Bank with an empty slot is just discarded.
    """
    with small(Ann=[held("bank", filled)]) as scene:
        discards(scene, "Bank")

        scene.did_not_happen("CubesTaken")


@pytest.mark.rule("MG-141")
@pytest.mark.parametrize(("takes", "gained"), [(True, {"RED": 1, "YELLOW": 2}), (False, {"RED": 1})])
def test_a_triggered_ability_is_carried_out_but_its_may_is_optional(takes, gained):
    """
    A Haggler brings a red cube in any case; the yellow ones Ann may take or leave.
    """
    with orbit(GalaxyOfDiscards, Ann={"cards": ["haggler"], "bag": ""}) as scene:
        discards(scene, "Haggler")
        scene["Ann"].is_asked("Take two yellow cubes?")
        if takes:
            scene["Ann"].confirms()
        else:
            scene["Ann"].declines()

        assert scene["Ann"].pool("bag") == gained


@pytest.mark.rule("MG-141")
def test_what_an_ability_must_do_cannot_be_passed(small):
    """
    Who discards a Jailer must name somebody who skips a turn, if there are several opponents.
    """
    with small(Ann=["jailer"], Cid=[]) as scene:
        discards(scene, "Jailer")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks("Cid")

        scene.happened("SkipMarked", player="Cid")


@pytest.mark.rule("MG-141", "MG-Q39")
def test_an_ability_is_completed_though_its_symbol_is_lost_on_the_way():
    """
    A Renouncer takes the very cube back that gave its military symbol, and brings blue cubes all the same.
    """
    ann = {"cards": ["renouncer", held("reactor", "K")], "bag": ""}
    with orbit(GalaxyOfDiscards, Ann=ann) as scene:
        discards(scene, "Renouncer")

        assert not scene.card("reactor", of="Ann").filled
        assert scene["Ann"].pool("bag") == {"BLUE": 2}


@pytest.mark.rule("MG-Q39")
def test_without_its_symbol_at_the_beginning_an_ability_does_nothing():
    """
    A Renouncer whose owner lacks a military symbol takes nothing back and brings nothing.
    """
    ann = {"cards": ["renouncer", held("lab", "B")], "bag": ""}
    with orbit(GalaxyOfDiscards, Ann=ann) as scene:
        discards(scene, "Renouncer")

        assert (scene.card("lab", of="Ann").filled, scene["Ann"].pool("bag")) == ("B", {})


# ------------------------------------------------------------------------------------------------ cubes and bases on them


@pytest.mark.rule("MG-142", "MG-097")
def test_cubes_of_a_discarded_card_go_to_the_bag_and_starred_ones_to_the_reserve(small):
    """
    Off discarded Dreamers one white cube goes into Ann's bag, the one on the starred slot to the reserve.
    """
    with small(Ann={"cards": [held("dreamers", "WW")], "bag": "RR"}) as scene:
        discards(scene, "Dreamers")

        assert scene["Ann"].pool("bag") == {"RED": 2, "WHITE": 1}
        assert scene["Bob"].pool("bag") == {"WHITE": 1}


@pytest.mark.rule("MG-142")
def test_cubes_of_an_unfinished_project_come_back_too(small):
    """
    Off discarded Builders the first red cube of a base goes back into the bag; a covert operation likewise.
    """
    with small(Ann={"cards": [held("builders", "R"), held("thief", "R")], "bag": ""}) as scene:
        discards(scene, "Builders", "Thief")

        assert scene["Ann"].pool("bag") == {"RED": 2}


@pytest.mark.rule("MG-142")
def test_a_discarded_development_sends_cubes_home_and_still_triggers(small):
    """
    An implemented Bank brings its cubes back, but for the starred one, and its two blue cubes besides.
    """
    with small(Ann={"cards": [held("bank", "YB")], "bag": ""}) as scene:
        discards(scene, "Bank")

        assert scene["Ann"].pool("bag") == {"YELLOW": 1, "BLUE": 2}
        assert scene.view().players[0].values["symbol_sources"] == ()


@pytest.mark.rule("MG-Q18")
def test_a_base_on_a_discarded_government_is_unused_again(small):
    """
    The base that waits on Builders goes back to the unused ones when they are discarded.
    """
    with small(Ann=[held("builders", base="Ann")]) as scene:
        assert scene["Ann"].pool("unused") == {"GRAY": 8}
        discards(scene, "Builders")

        assert scene["Ann"].pool("unused") == {"GRAY": 9}


# ------------------------------------------------------------------------------------------------ seven cards


@pytest.mark.rule("MG-025", "MG-143")
@pytest.mark.parametrize(("others", "enough"), [(6, True), (7, False), (9, False)])
def test_nobody_ends_a_turn_with_more_than_seven_cards(small, others, enough):
    """
    With seven cards, the species included, Ann may be done, with more she may not.
    """
    cards = ["plain", *["idle", "giver", "fan"] * 3][: others + 1]
    with small(Ann=cards) as scene:
        assert (scene.why_not("Pass") is None) == enough


@pytest.mark.rule("MG-143")
def test_somebody_discards_down_to_seven(small):
    """
    With nine cards Ann discards two, one after the other, before she can be done.
    """
    with small(Ann=["plain", *["idle"] * 4, *["market"] * 4]) as scene:
        scene.cannot_pick("Pass")
        discards(scene, "Idle")
        scene.cannot_pick("Pass")
        discards(scene, "Market")

        scene.can_pick("Pass")
        assert len(scene["Ann"].zone("cards")) == 7


@pytest.mark.rule("MG-026", "MG-143")
def test_placing_a_conflict_helps_as_well_as_discarding(small):
    """
    With eight cards Ann may place a conflict instead of discarding a card: on the board it does not count.
    """
    with small(Ann=["plain", *["idle"] * 4, "fan", "market", "invasion"], systems=[system("nive", "Ann")]) as scene:
        scene.cannot_pick("Pass")
        scene["Ann"].picks(INVADE)
        scene["Ann"].picks("Red faces Nive, blue faces Nive First")
        scene["Ann"].passes()

        scene["Bob"].is_asked("What do you do with your cubes?")
        assert len(scene["Ann"].zone("cards")) == 7


@pytest.mark.rule("MG-025")
def test_during_a_turn_there_is_no_limit(small):
    """
    With nine cards Ann receives a tenth in Phase 2, and only in Phase 3 must get rid of some.
    """
    ann = {"cards": ["third", *["market"] * 4, *["colony"] * 4], "drawn": "W"}
    with small(Ann=ann, leader_deck=["idle", "fan"]) as scene:
        scene["Ann"].picks("Put a white cube on Third: receive")
        scene["Ann"].picks("Idle")

        assert len(scene["Ann"].zone("cards")) == 10
        scene["Ann"].is_asked(ASKED)
        scene.cannot_pick("Pass")


@pytest.mark.rule("MG-025")
def test_the_limit_is_about_ones_own_turn(small):
    """
    At the end of Ann's turn nobody minds that Bob has nine cards: it is his own turn in which he must discard.
    """
    bob = ["other", *["market"] * 4, *["colony"] * 4]
    with small(Ann=["plain"], Bob={"cards": bob, "bag": "K"}) as scene:
        scene["Ann"].passes()

        scene["Bob"].is_asked("What do you do with your cubes?")
        assert len(scene["Bob"].zone("cards")) == 9
        scene["Bob"].picks("Return a black cube to the bag")
        scene["Bob"].is_asked(ASKED)
        scene.cannot_pick("Pass")


# ------------------------------------------------------------------------------------------------ cubes for discards


@pytest.mark.rule("MG-144")
@pytest.mark.parametrize(("count", "brought"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 5)])
def test_cubes_come_by_the_number_of_discarded_cards(small, count, brought):
    """
    One card brings one cube, two bring three, three or more bring five.
    """
    with small(Ann={"cards": ["idle"] * count, "bag": ""}) as scene:
        discards(scene, *["Idle"] * count)
        assert scene["Ann"].pool("bag") == {}
        scene["Ann"].passes()
        for _ in range(brought):
            scene["Ann"].is_asked(RESERVE)
            scene["Ann"].picks("yellow")

        scene["Bob"].is_asked("What do you do with your cubes?")
        assert sum(scene["Ann"].pool("bag").values()) == brought


@pytest.mark.rule("MG-144")
def test_the_cubes_may_be_of_different_colours(small):
    """
    For three cards Ann takes five cubes as she likes, of one colour or of several.
    """
    with small(Ann={"cards": ["idle", "market", "fan"], "bag": ""}) as scene:
        discards(scene, "Idle", "Market", "Fan")
        scene["Ann"].passes()
        for colour in ("red", "blue", "red", "white", "yellow"):
            scene["Ann"].picks(colour)

        assert scene["Ann"].pool("bag") == {"RED": 2, "BLUE": 1, "WHITE": 1, "YELLOW": 1}


@pytest.mark.rule("MG-144")
def test_what_was_discarded_in_an_earlier_turn_does_not_count_again(small):
    """
    Two cards of this turn bring three cubes; in the extra turn after it a third card brings one.
    """
    ann = {"cards": ["again", "idle", "market"], "bag": "R"}
    with small(Ann=ann) as scene:
        discards(scene, "Again", "Idle")
        scene["Ann"].passes()
        for _ in range(3):
            scene["Ann"].picks("blue")
        while "Discard Market" not in scene.options:
            scene["Ann"].picks(scene.options[0])
        discards(scene, "Market")
        scene["Ann"].passes()
        scene["Ann"].picks("yellow")

        scene["Bob"].is_asked("What do you do with your cubes?")
        assert scene["Ann"].pool("bag") == {"RED": 1, "BLUE": 3, "YELLOW": 1}


@pytest.mark.rule("MG-145")
def test_black_is_never_taken_from_the_reserve(small):
    """
    For a discarded card Ann may take a cube of any colour but black.
    """
    with small(Ann=["idle"]) as scene:
        discards(scene, "Idle")
        scene["Ann"].passes()
        scene.can_pick_exactly("red", "blue", "yellow", "white")
        scene["Ann"].picks("white")


@pytest.mark.rule("MG-145")
def test_black_is_no_reward_of_a_conflict_either(small):
    """
    Who wins a conflict against a neutral system takes its cubes from the reserve, and none of them is black.
    """
    war = front("invasion", "rubra_rubra_first", ("rubra", "Ann"), ("rubra_first", None), red_cubes="R")
    with small(Ann={"drawn": "R"}, systems=[system("rubra", "Ann")], fronts=[war]) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].declines()
        for _ in range(2):
            scene["Ann"].is_asked(RESERVE)
            scene.can_pick_exactly("red", "blue", "yellow", "white")
            scene["Ann"].picks("blue")

        assert scene["Ann"].pool("bag") == {"WHITE": 1, "RED": 2, "BLUE": 2}


@pytest.mark.rule("MG-Q38")
def test_of_a_colour_that_is_used_up_nothing_is_taken(small):
    """
    With one red cube in the reserve, and no blue one, Ann takes the red one and then other colours.
    """
    with small(Ann={"cards": ["idle", "fan"], "bag": "K"}, Bob={"bag": "R" * 44 + "B" * 45}) as scene:
        discards(scene, "Idle", "Fan")
        scene["Ann"].passes()
        scene.can_pick_exactly("red", "yellow", "white")
        scene["Ann"].picks("red")
        scene.can_pick_exactly("yellow", "white")
        scene["Ann"].picks("white")
        scene["Ann"].picks("white")

        assert scene["Ann"].pool("bag") == {"BLACK": 1, "RED": 1, "WHITE": 2}


@pytest.mark.rule("MG-145", "MG-Q38", "MG-153")
def test_when_only_black_is_left_nothing_more_comes(small):
    """
    Of the five cubes for three cards Ann gets the two bright ones that there are, and no black one.
    """
    ann = {"cards": ["idle", "fan", "market"], "bag": "K"}
    with small(Ann=ann, Bob={"bag": ALL_BRIGHT[2:]}) as scene:
        discards(scene, "Idle", "Fan", "Market")
        scene["Ann"].passes()

        scene["Bob"].is_asked("What do you do with your cubes?")
        assert scene["Ann"].pool("bag") == {"BLACK": 1, "RED": 2}


@pytest.mark.rule("MG-Q38", "MG-153")
def test_an_empty_reserve_brings_nothing(small):
    """
    If all bright cubes are in Bob's bag, a discarded card brings Ann none.
    """
    with small(Ann={"cards": ["idle"], "bag": "K"}, Bob={"bag": ALL_BRIGHT}) as scene:
        discards(scene, "Idle")
        scene["Ann"].passes()

        scene["Bob"].is_asked("What do you do with your cubes?")
        assert scene["Ann"].pool("bag") == {"BLACK": 1}


@pytest.mark.rule("MG-146")
def test_discards_that_the_limit_forces_count(small):
    """
    With nine cards Ann has to discard two, and takes three cubes for them.
    """
    with small(Ann={"cards": ["plain", *["idle"] * 4, *["market"] * 4], "bag": ""}) as scene:
        discards(scene, "Idle", "Market")
        scene["Ann"].passes()
        for _ in range(3):
            scene["Ann"].picks("red")

        assert scene["Ann"].pool("bag") == {"RED": 3}


@pytest.mark.rule("MG-146")
def test_discards_with_abilities_count(small):
    """
    A Giver brings its two blue cubes and, at the end of the phase, one more cube as a discarded card.
    """
    with small(Ann={"cards": ["giver"], "bag": ""}) as scene:
        discards(scene, "Giver")
        scene["Ann"].passes()
        scene["Ann"].picks("red")

        assert scene["Ann"].pool("bag") == {"BLUE": 2, "RED": 1}


@pytest.mark.rule("MG-146")
def test_conflicts_that_are_placed_bring_no_cubes(small):
    """
    Ann places a conflict and discards one card: she takes one cube.
    """
    with small(Ann={"cards": ["invasion", "idle"], "bag": ""}, systems=[system("rubra", "Ann")]) as scene:
        scene["Ann"].picks(INVADE)
        scene["Ann"].picks("Red faces Rubra, blue faces Rubra Second")
        discards(scene, "Idle")
        scene["Ann"].passes()
        scene["Ann"].picks("white")

        scene["Bob"].is_asked("What do you do with your cubes?")
        assert scene["Ann"].pool("bag") == {"WHITE": 1}
