"""Conflicts that end without a winner (MG-132 to MG-138)."""

import pytest

from tabletop.games.master_of_the_galaxy.testing import front, held, route, system

FIRST, SECOND = "rubra_rubra_first", "rubra_rubra_second"
FIRST_HUB, SECOND_HUB = "rubra_first_hub", "rubra_second_hub"
ANN, BOB, NEUTRAL = ("rubra", "Ann"), ("rubra_first", "Bob"), ("rubra_first", None)
#: Ann sits in Rubra, and Bob beside her in Rubra First.
NEIGHBOURS = (system("rubra", "Ann"), system("rubra_first", "Bob"))


# ------------------------------------------------------------------------------------------------ by a leader


@pytest.mark.rule("MG-132", "MG-138")
def test_a_leader_cancels_a_conflict_and_all_cubes_return(small):
    """
    Ann's Peacemaker ends it: cubes go home, starred ones to the reserve, and nobody takes loot, a system or a card.
    """
    fronts = [front("invasion", FIRST, ANN, BOB, red_cubes="R", blue_cubes="BB")]
    ann, bob = {"cards": ["peacemaker"], "bag": ""}, {"cards": [held("market", "Y")], "bag": ""}
    with small(Ann=ann, Bob=bob, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Discard Peacemaker")

        scene.happened("ConflictCancelled", conflict="Invasion")
        scene.did_not_happen("ConflictWon")
        assert scene.zone("fronts") == ()
        assert scene["Ann"].pool("bag") == {"RED": 1}
        assert scene["Bob"].pool("bag") == {"BLUE": 1}
        assert scene.card("market", of="Bob").filled == "Y"
        assert scene.card("rubra_first").controller == "Bob"
        assert scene.card("invasion", of="Ann").filled == ""


@pytest.mark.rule("MG-132")
def test_a_leader_cancels_a_conflict_of_others_too(small):
    """
    Of both conflicts on the board Ann's Peacemaker may end the one between Bob and Cid.
    """
    systems = [*NEIGHBOURS, system("hub", "Cid")]
    fronts = [front("invasion", FIRST, ANN, BOB), front("heist", FIRST_HUB, ("hub", "Cid"), BOB, by="Bob")]
    with small(Ann=["peacemaker"], Cid=[], systems=systems, fronts=fronts) as scene:
        scene["Ann"].picks("Discard Peacemaker")
        scene.can_pick_exactly("Invasion", "Heist")
        scene["Ann"].picks("Heist")

        assert scene.zone("fronts") == ("Invasion",)
        assert scene["Cid"].zone("cards") == ("Heist",)


# ------------------------------------------------------------------------------------------------ who has the card then


@pytest.mark.rule("MG-136")
@pytest.mark.parametrize("by", ["Ann", "Bob"])
@pytest.mark.parametrize(("red", "blue", "keeper"), [(ANN, BOB, "Ann"), (BOB, ANN, "Bob")])
def test_the_card_of_a_cancelled_conflict_goes_to_the_red_side(small, by, red, blue, keeper):
    """
    Whoever placed it, and whoever cancels it: it is the red side's.
    """
    fronts = [front("heist", FIRST, red, blue, by=by)]
    with small(Ann=["peacemaker"], systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Discard Peacemaker")

        assert scene[keeper].zone("cards") == ("Heist",)
        assert scene["Bob" if keeper == "Ann" else "Ann"].zone("cards") == ()


@pytest.mark.rule("MG-136", "MG-138")
@pytest.mark.parametrize(
    ("red", "blue", "cubes"), [(ANN, NEUTRAL, {"red_cubes": "Y"}), (NEUTRAL, ANN, {"blue_cubes": "W"})]
)
def test_the_card_of_a_cancelled_conflict_against_a_neutral_system_is_discarded(small, red, blue, cubes):
    """
    Whichever side Ann is on: she has her cube back, and the card lies under its deck.
    """
    fronts = [front("heist", FIRST, red, blue, **cubes)]
    with small(Ann={"cards": ["peacemaker"], "bag": ""}, systems=[system("rubra", "Ann")], fronts=fronts) as scene:
        scene["Ann"].picks("Discard Peacemaker")

        assert scene["Ann"].zone("cards") == ()
        assert scene["Bob"].zone("cards") == ()
        assert scene.zone("conflict_deck")[-1] == "Heist"
        assert len(scene["Ann"].pool("bag")) == 1
        assert scene.card("rubra_first").controller is None


# ------------------------------------------------------------------------------------------------ the system changes


@pytest.mark.rule("MG-133", "MG-136", "MG-138")
def test_a_conflict_is_cancelled_when_its_neutral_system_is_claimed(small):
    """
    Bob claims Hub over his route: Ann has her cube back, and her conflict about Hub is discarded.
    """
    systems = [system("rubra_first", "Ann"), system("caela_first", "Bob")]
    fronts = [front("heist", FIRST_HUB, ("rubra_first", "Ann"), ("hub", None), red_cubes="Y")]
    tracks = [route("caela_first_hub", "Bob", "caela_first", "RRR")]
    bob = {"cards": [held("plain", base="Bob")], "bag": ""}
    kit = {"systems": systems, "tracks": tracks, "fronts": fronts, "leader_deck": ["idle"]}
    with small(Ann={"bag": ""}, Bob=bob, active=1, phase="place bases", **kit) as scene:
        scene["Bob"].picks("Place the base of Plain in Hub")
        scene["Bob"].picks("Idle")

        assert scene.zone("fronts") == ()
        assert scene["Ann"].pool("bag") == {"YELLOW": 1}
        assert scene["Ann"].zone("cards") == ()
        assert scene.zone("conflict_deck")[-1] == "Heist"


@pytest.mark.rule("MG-133", "MG-136")
def test_a_conflict_is_cancelled_when_its_system_is_conquered(small):
    """
    Ann takes Rubra First from Bob: his conflict with Cid about it ends, and the red side has its card.
    """
    systems = [*NEIGHBOURS, system("hub", "Cid")]
    fronts = [
        front("invasion", FIRST, ANN, BOB, red_cubes="R"),
        front("heist", FIRST_HUB, ("hub", "Cid"), BOB, red_cubes="Y", blue_cubes="W", by="Bob"),
    ]
    ann, bob, cid = {"drawn": "R", "bag": ""}, {"bag": ""}, {"bag": ""}
    with small(Ann=ann, Bob=bob, Cid=cid, systems=systems, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].confirms()
        scene["Ann"].picks("Idle")

        assert scene.zone("fronts") == ()
        assert scene["Cid"].zone("cards") == ("Heist",)
        assert scene["Cid"].pool("bag") == {"YELLOW": 1}
        assert scene["Bob"].pool("bag") == {"WHITE": 1}
        assert scene["Ann"].zone("cards") == ("Invasion", "Idle")


@pytest.mark.rule("MG-133")
def test_the_winner_too_loses_other_conflicts_about_the_system_that_is_won(small):
    """
    Ann fights Bob's Rubra First from Rubra and from Hub: when she takes it, the other conflict is cancelled.
    """
    systems = [*NEIGHBOURS, system("hub", "Ann"), system("caela_first", "Bob")]
    fronts = [
        front("invasion", FIRST, ANN, BOB, red_cubes="R"),
        front("heist", FIRST_HUB, BOB, ("hub", "Ann"), blue_cubes="W"),
    ]
    with small(Ann={"drawn": "R", "bag": ""}, systems=systems, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].declines()

        assert scene.zone("fronts") == ()
        assert scene["Bob"].zone("cards") == ("Heist",)
        assert scene["Ann"].pool("bag") == {"RED": 2, "WHITE": 1}


@pytest.mark.rule("MG-Q51", "MG-119")
@pytest.mark.parametrize("keeps", [True, False])
def test_a_completed_conflict_is_won_whatever_is_rewarded_first(small, keeps):
    """
    Ann fills sides of two conflicts about Rubra First; she takes it with the first one, and wins the second one all the same.
    """
    systems = [*NEIGHBOURS, system("hub", "Ann"), system("caela_first", "Bob")]
    fronts = [
        front("invasion", FIRST, ANN, BOB, red_cubes="R"),
        front("heist", FIRST_HUB, BOB, ("hub", "Ann"), blue_cubes="W"),
    ]
    ann, bob = {"drawn": "RW", "bag": ""}, {"cards": [held("builders", "R")], "bag": ""}
    with small(Ann=ann, Bob=bob, systems=systems, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].picks("Put a white cube on Heist: blue side")
        scene["Ann"].picks("Invasion: red side")
        scene["Ann"].picks("Yes" if keeps else "No")
        if keeps:
            scene["Ann"].picks("Idle")

        assert [event.fields["conflict"].name for event in scene.events("ConflictWon")] == ["Invasion", "Heist"]
        scene.did_not_happen("ConflictCancelled")
        assert scene["Bob"].zone("cards") == ()
        assert {"Invasion", "Heist"} <= set(scene["Ann"].zone("cards"))
        assert scene["Ann"].pool("bag") == {"RED": 3, "WHITE": 2}
        assert scene.card("rubra_first").controller == ("Ann" if keeps else None)


@pytest.mark.rule("MG-Q51", "MG-124")
def test_the_winner_of_a_second_conflict_about_a_system_keeps_the_base_that_the_first_one_gave(small):
    """
    Both conflicts are about Rubra First, and both take it: Ann has put a base there with the first, and it stays.
    """
    systems = [*NEIGHBOURS, system("hub", "Ann"), system("caela_first", "Bob")]
    fronts = [
        front("invasion", FIRST, ANN, BOB, red_cubes="R"),
        front("invasion", FIRST_HUB, BOB, ("hub", "Ann"), blue_cubes="B"),
    ]
    ann = {"drawn": "RB", "bag": ""}
    with small(Ann=ann, systems=systems, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a red cube on Invasion: red side")
        scene["Ann"].picks("Put a blue cube on Invasion: blue side")
        scene["Ann"].picks("Invasion: red side")
        scene["Ann"].confirms()
        scene["Ann"].picks("Idle")

        assert len(scene.events("ConflictWon")) == 2
        assert scene.card("rubra_first").controller == "Ann"
        assert scene.card("rubra_first").base_count == 1


@pytest.mark.rule("MG-Q51", "MG-135")
def test_an_objective_reaches_no_conflict_that_is_completed(small):
    """
    Ann wins Plot, which takes a conflict of Bob's: not Heist, whose side she has filled, too, but Kidnapping before him.
    """
    systems = [*NEIGHBOURS, system("hub", "Ann")]
    fronts = [
        front("plot", FIRST, ANN, BOB, red_cubes="R"),
        front("heist", FIRST_HUB, BOB, ("hub", "Ann"), blue_cubes="W"),
    ]
    ann, bob = {"drawn": "YW", "bag": ""}, {"cards": ["kidnapping"], "bag": ""}
    with small(Ann=ann, Bob=bob, systems=systems, fronts=fronts) as scene:
        scene["Ann"].picks("Put a yellow cube on Plot: red side")
        scene["Ann"].picks("Put a white cube on Heist: blue side")
        scene["Ann"].picks("Plot: red side")

        assert [event.fields["conflict"].name for event in scene.events("ConflictWon")] == ["Plot", "Heist"]
        assert sorted(scene["Ann"].zone("cards")) == ["Heist", "Kidnapping", "Plot"]


@pytest.mark.rule("MG-133", "MG-136", "MG-138")
@pytest.mark.parametrize(("red", "blue", "keeper"), [(ANN, BOB, "Ann"), (BOB, ANN, "Bob")])
def test_a_conflict_is_cancelled_when_its_system_becomes_neutral(small, red, blue, keeper):
    """
    Bob's last base leaves Rubra First: the conflict is cancelled, and the red side has its card, even if that is Bob.
    """
    fronts = [front("heist", FIRST, red, blue, red_cubes="Y", blue_cubes="W")]
    ann, bob = {"cards": ["raider"], "bag": ""}, {"bag": ""}
    with small(Ann=ann, Bob=bob, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Discard Raider")

        assert scene.card("rubra_first").controller is None
        assert scene.zone("fronts") == ()
        assert scene[keeper].zone("cards") == ("Heist",)
        assert scene[keeper].pool("bag") == {"YELLOW": 1}
        assert scene["Bob" if keeper == "Ann" else "Ann"].pool("bag") == {"WHITE": 1}


@pytest.mark.rule("MG-133")
def test_a_conflict_goes_on_while_a_base_is_left_in_its_system(small):
    """
    Bob loses one of his two bases in Rubra First, and the conflict about it stays with its cubes.
    """
    systems = [system("rubra", "Ann"), system("rubra_first", "Bob", bases=2)]
    fronts = [front("heist", FIRST, ANN, BOB, red_cubes="Y")]
    with small(Ann=["raider"], systems=systems, fronts=fronts) as scene:
        scene["Ann"].picks("Discard Raider")

        scene.did_not_happen("ConflictCancelled")
        assert scene.card("heist", zone="fronts").filled == "Y..."


@pytest.mark.rule("MG-133")
def test_a_second_base_in_a_system_cancels_no_conflict(small):
    """
    Ann puts another base into Rubra, and her conflicts from there go on.
    """
    fronts = [front("heist", FIRST, ANN, BOB, red_cubes="Y")]
    tracks = [route(SECOND, "Ann", "rubra", "RR")]
    ann = [held("plain", base="Ann")]
    kit = {"systems": NEIGHBOURS, "tracks": tracks, "fronts": fronts, "conflict_deck": ["plot", "invasion"]}
    with small(Ann=ann, phase="place bases", **kit) as scene:
        scene["Ann"].picks("Place the base of Plain in Rubra")
        scene["Ann"].picks("Plot")

        assert scene.card("rubra").bases == {"GRAY": 2}
        assert scene.card("heist", zone="fronts").filled == "Y..."


@pytest.mark.rule("MG-133")
def test_changes_elsewhere_cancel_no_conflict(small):
    """
    Bob loses Caela First, and the conflict about Rubra First goes on.
    """
    systems = [*NEIGHBOURS, system("caela_first", "Bob")]
    fronts = [front("heist", FIRST, ANN, BOB, red_cubes="Y")]
    with small(Ann=["raider"], systems=systems, fronts=fronts) as scene:
        scene["Ann"].picks("Discard Raider")
        scene["Ann"].picks("Caela First")

        scene.did_not_happen("ConflictCancelled")
        assert scene.zone("fronts") == ("Heist",)


@pytest.mark.rule("MG-Q28", "MG-133")
def test_an_attacker_who_claims_the_neutral_system_over_a_route_cancels_the_own_conflict(small):
    """
    Ann claims Hub over her finished route: her cube comes back, the card is discarded, and she has no reward of it.
    """
    systems = [system("rubra_first", "Ann"), system("rubra_second", "Ann")]
    fronts = [front("invasion", FIRST_HUB, ("hub", None), ("rubra_first", "Ann"), blue_cubes="B")]
    tracks = [route(SECOND_HUB, "Ann", "rubra_second", "YYY")]
    ann = {"cards": [held("plain", base="Ann")], "bag": ""}
    kit = {"systems": systems, "tracks": tracks, "fronts": fronts, "leader_deck": ["idle"]}
    with small(Ann=ann, phase="place bases", **kit) as scene:
        scene["Ann"].picks("Place the base of Plain in Hub")
        scene["Ann"].picks("Idle")

        assert scene.card("hub").controller == "Ann"
        assert scene.card(SECOND_HUB).filled == "YYY"
        assert scene.zone("fronts") == ()
        assert scene["Ann"].zone("cards") == ("Plain", "Idle")
        assert scene["Ann"].pool("bag") == {"BLUE": 1}
        assert scene.zone("conflict_deck")[-1] == "Invasion"


@pytest.mark.rule("MG-Q28")
def test_an_attacker_who_claims_the_neutral_system_by_another_conflict_cancels_the_own_one(small):
    """
    Ann fights about Hub on two tracks: winning one of them discards the other one's card.
    """
    systems = [system("rubra_first", "Ann"), system("rubra_second", "Ann")]
    fronts = [
        front("kidnapping", FIRST_HUB, ("rubra_first", "Ann"), ("hub", None), red_cubes="R"),
        front("heist", SECOND_HUB, ("rubra_second", "Ann"), ("hub", None), red_cubes="Y"),
    ]
    ann = {"drawn": "R", "bag": ""}
    with small(Ann=ann, systems=systems, fronts=fronts, leader_deck=["idle"]) as scene:
        scene["Ann"].picks("Put a red cube on Kidnapping: red side")
        scene["Ann"].confirms()
        scene["Ann"].picks("Idle")

        assert scene.zone("fronts") == ()
        assert scene["Ann"].zone("cards") == ("Kidnapping", "Idle")
        assert scene["Ann"].pool("bag") == {"RED": 2, "YELLOW": 1}
        assert scene.zone("conflict_deck")[-1] == "Heist"


@pytest.mark.rule("MG-133")
def test_winning_without_a_base_leaves_other_conflicts_about_the_neutral_system(small):
    """
    Ann declines the base in Hub, so her other conflict about it goes on.
    """
    systems = [system("rubra_first", "Ann"), system("rubra_second", "Ann")]
    fronts = [
        front("kidnapping", FIRST_HUB, ("rubra_first", "Ann"), ("hub", None), red_cubes="R"),
        front("heist", SECOND_HUB, ("rubra_second", "Ann"), ("hub", None), red_cubes="Y"),
    ]
    with small(Ann={"drawn": "R"}, systems=systems, fronts=fronts) as scene:
        scene["Ann"].picks("Put a red cube on Kidnapping: red side")
        scene["Ann"].declines()

        assert scene.zone("fronts") == ("Heist",)
        assert scene.card("heist", zone="fronts").filled == "Y..."


# ------------------------------------------------------------------------------------------------ both agree


@pytest.mark.rule("MG-134", "MG-Q27", "MG-136", "MG-138")
@pytest.mark.parametrize("drawn", ["", "W"])
def test_a_conflict_ends_when_both_sides_agree(small, drawn):
    """
    In her Phase 2 or 3 Ann proposes to stop it, Bob agrees: the cubes come back, and Bob on the red side has the card.
    """
    fronts = [front("heist", FIRST, BOB, ANN, red_cubes="Y", blue_cubes="W")]
    ann, bob = {"drawn": drawn, "bag": ""}, {"bag": ""}
    with small(Ann=ann, Bob=bob, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Propose to stop Heist")
        scene["Bob"].is_asked("Do you agree to stop Heist?")
        scene["Bob"].confirms()

        scene["Ann"].is_asked()
        assert scene.zone("fronts") == ()
        assert scene["Bob"].zone("cards") == ("Heist",)
        assert scene["Ann"].pool("bag") == {"WHITE": 1}
        assert scene["Bob"].pool("bag") == {"YELLOW": 1}
        scene.did_not_happen("ConflictWon")


@pytest.mark.rule("MG-134", "MG-Q27")
def test_a_conflict_goes_on_when_the_other_side_refuses(small):
    """
    Bob refuses: nothing changes, and Ann can't ask him again in this turn.
    """
    fronts = [front("heist", FIRST, ANN, BOB, red_cubes="Y", blue_cubes="W")]
    with small(systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Propose to stop Heist")
        scene["Bob"].declines()

        scene["Ann"].is_asked("What do you do with your cards?")
        scene.can_pick_exactly("Pass")
        assert scene.card("heist", zone="fronts").filled == "Y.W."


@pytest.mark.rule("MG-Q27")
def test_whoever_fights_may_propose_to_stop_in_their_own_turn(small):
    """
    After Ann's turn Bob, on whom she made war, proposes to stop it, and Ann agrees.
    """
    fronts = [front("heist", FIRST, ANN, BOB)]
    with small(systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Propose to stop Heist")
        scene["Ann"].is_asked("Do you agree to stop Heist?")
        scene["Ann"].confirms()

        assert scene["Ann"].zone("cards") == ("Heist",)


@pytest.mark.rule("MG-134", "MG-Q27")
def test_nobody_proposes_to_stop_a_conflict_of_others_or_against_a_neutral_system(small):
    """
    Ann fights about neutral Rubra Second, and Bob with Cid: she has nobody with whom to agree.
    """
    systems = [*NEIGHBOURS, system("hub", "Cid")]
    fronts = [
        front("heist", SECOND, ANN, ("rubra_second", None), red_cubes="Y"),
        front("plot", FIRST_HUB, ("hub", "Cid"), BOB, by="Bob"),
    ]
    with small(Cid=[], systems=systems, fronts=fronts) as scene:
        scene.can_pick_exactly("Pass")


@pytest.mark.rule("MG-134")
def test_only_the_two_sides_of_a_conflict_are_asked_whether_it_ends(small):
    """
    Bob agrees with Ann, and Cid, who fights Bob elsewhere, has no say; that other conflict goes on.
    """
    systems = [*NEIGHBOURS, system("hub", "Cid")]
    fronts = [
        front("heist", FIRST, ANN, BOB),
        front("plot", FIRST_HUB, ("hub", "Cid"), BOB, by="Bob"),
    ]
    with small(Cid=[], systems=systems, fronts=fronts) as scene:
        scene["Ann"].picks("Propose to stop Heist")
        scene["Bob"].confirms()

        scene["Ann"].is_asked("What do you do with your cards?")
        assert scene.zone("fronts") == ("Plot",)


@pytest.mark.rule("MG-138", "MG-119")
def test_a_filled_side_wins_nothing_if_the_conflict_is_stopped_before_the_end_of_the_phase(small):
    """
    Ann fills her side, but before her last cube is dealt with she and Bob agree to stop: there is no reward.
    """
    fronts = [front("heist", FIRST, ANN, BOB, red_cubes="Y")]
    ann, bob = {"drawn": "YB", "bag": ""}, {"cards": [held("market", "Y")], "bag": ""}
    with small(Ann=ann, Bob=bob, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Put a yellow cube on Heist: red side")
        scene["Ann"].picks("Propose to stop Heist")
        scene["Bob"].confirms()
        scene["Ann"].picks("Return a blue cube to the bag")

        scene.did_not_happen("ConflictWon")
        assert scene["Ann"].zone("cards") == ("Heist",)
        assert scene["Ann"].pool("bag") == {"YELLOW": 2, "BLUE": 1}
        assert scene.card("market", of="Bob").filled == "Y"


# ------------------------------------------------------------------------------------------------ as an objective


@pytest.mark.rule("MG-135", "MG-137", "MG-138", "MG-Q46")
def test_a_conflict_that_is_taken_as_an_objective_is_cancelled_and_goes_to_the_one_who_takes_it(small):
    """
    Ann wins a Plot against Bob and takes his conflict with Cid: both have their cubes back, and Ann has the card.
    """
    systems = [*NEIGHBOURS, system("hub", "Cid")]
    fronts = [
        front("plot", FIRST, ANN, BOB, red_cubes="R"),
        front("invasion", FIRST_HUB, ("hub", "Cid"), BOB, by="Bob", red_cubes="R", blue_cubes="B"),
    ]
    ann, bob, cid = {"drawn": "Y", "bag": ""}, {"bag": ""}, {"bag": ""}
    with small(Ann=ann, Bob=bob, Cid=cid, systems=systems, fronts=fronts) as scene:
        scene["Ann"].picks("Put a yellow cube on Plot: red side")

        scene.happened("ConflictCancelled", conflict="Invasion")
        assert scene.zone("fronts") == ()
        assert scene["Ann"].zone("cards") == ("Plot", "Invasion")
        assert scene["Cid"].zone("cards") == ()
        assert scene["Cid"].pool("bag") == {"RED": 1}
        assert scene["Bob"].pool("bag") == {"BLUE": 1}
        assert [event.fields["conflict"].name for event in scene.events("ConflictWon")] == ["Plot"]


@pytest.mark.rule("MG-135", "MG-138", "MG-Q46")
def test_a_conflict_that_is_discarded_as_an_objective_is_cancelled_and_goes_under_its_deck(small):
    """
    Ann wins the blue side of a Plot: her other conflict with Bob ends, its cubes come back, and nobody has its card.
    """
    systems = [*NEIGHBOURS, system("hub", "Ann"), system("caela_first", "Bob")]
    fronts = [
        front("plot", FIRST, BOB, ANN, blue_cubes="B"),
        front("invasion", FIRST_HUB, ("hub", "Ann"), BOB, red_cubes="R", blue_cubes="B"),
    ]
    ann, bob = {"drawn": "K", "bag": ""}, {"bag": ""}
    with small(Ann=ann, Bob=bob, systems=systems, fronts=fronts) as scene:
        scene["Ann"].picks("Put a black cube on Plot: blue side")

        assert scene.zone("fronts") == ()
        assert scene.zone("conflict_deck")[-1] == "Invasion"
        assert scene["Ann"].zone("cards") == ("Plot",)
        assert scene["Bob"].zone("cards") == ()
        assert scene["Ann"].pool("bag") == {"RED": 1, "BLUE": 1, "BLACK": 1}
        assert scene["Bob"].pool("bag") == {"BLUE": 1}


@pytest.mark.rule("MG-137", "MG-136")
def test_a_conflict_against_a_neutral_system_that_is_taken_is_not_discarded(small):
    """
    Bob's conflict about neutral Hub is taken by Ann, who has its card then.
    """
    fronts = [
        front("plot", FIRST, ANN, BOB, red_cubes="R"),
        front("heist", FIRST_HUB, BOB, ("hub", None), by="Bob", red_cubes="Y"),
    ]
    with small(Ann={"drawn": "Y"}, Bob={"bag": ""}, systems=NEIGHBOURS, fronts=fronts) as scene:
        scene["Ann"].picks("Put a yellow cube on Plot: red side")

        assert scene["Ann"].zone("cards") == ("Plot", "Heist")
        assert scene["Bob"].pool("bag") == {"YELLOW": 1}
