"""The turn: Morning, Day, Evening (SV-005 to SV-018, SV-050, SV-051, SV-101, SV-Q02, Q21, Q24, Q28 and Q31)."""

import pytest

from tabletop.games.supervillain import Domination, Minion, Villain, up_to
from tabletop.games.supervillain.testing import asteroid, lair, site
from tests.games.supervillain.small import Crew, Gang, Mass, SmallGalaxy, Vandal

PROJECT = "Start a new Project"
ASTEROID = "Launch an Asteroid"


class Builder(Minion, power=100, swift=True, copies=4):
    """Ops: put a Minion card from the discard pile on your Project, then launch an Asteroid."""

    async def ops(self, you: Villain) -> None:
        await you.recycle(up_to(1000, but=[self]), about=self)
        await you.launch(about=self)


class Waster(Minion, power=100, swift=True, copies=4):
    """Ops: discard a Minion card."""

    async def ops(self, you: Villain) -> None:
        await you.discard_some(about=self)


class BusyGalaxy(SmallGalaxy):
    """A small galaxy with Ops that take more than one step, or Minion cards."""

    id = "supervillain-busy"
    title = "Supervillain, a busy galaxy"
    cards = (*SmallGalaxy.cards, Builder, Waster)


class LastCastle(Domination, cost=300, points=2, copies=1):
    """It does nothing, and it is the only one."""


class EmptyGalaxy(SmallGalaxy):
    """A galaxy with a single Domination card."""

    id = "supervillain-empty"
    title = "Supervillain, an empty galaxy"
    cards = (LastCastle, Crew, Gang, Mass, Vandal)


def kinds(scene, *names):
    """What happened in a scene, of some kinds."""
    return [event.kind for event in scene.events() if event.kind in names]


# ------------------------------------------------------------------------------------------------ the turn


@pytest.mark.rule("SV-005", "SV-006", "SV-007", "SV-008", "SV-056")
def test_a_turn_is_morning_day_and_evening(small):
    """
    Bob's Asteroid hits, then Bob draws, then Bob turns up a card, then Bob has a Day.
    """
    with small(Bob={"asteroids": [asteroid("Shed", at="Ann")]}) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks(PROJECT)

        told = kinds(scene, "TurnBegan", "Drew", "FlightEnded", "TurnedUp", "ProjectStarted")
        assert told == ["TurnBegan", "Drew", "FlightEnded", "Drew", "TurnedUp", "ProjectStarted"]
        scene.expect("Bob", prompt="What do you do?", kind="day")


@pytest.mark.rule("SV-005", "SV-008")
def test_no_act_may_be_skipped(small):
    """
    In Act I one says which Asteroid hits next, in Act III what becomes of the card; neither can be passed.
    """
    ann = {"asteroids": [asteroid("Shed", at="Bob"), asteroid("Lair", at="Bob")]}
    with small(phase="act one", Ann=ann) as scene:
        scene.can_pick_exactly("Shed", "Lair")
        scene["Ann"].picks("Lair")

        scene.can_pick_exactly(PROJECT, ASTEROID)


@pytest.mark.rule("SV-006")
def test_in_act_one_all_own_asteroids_hit(small):
    """
    All three of Ann's hit before she draws for Act II, and that of Bob flies on.
    """
    ann = {"asteroids": [asteroid("Shed", at="Bob"), asteroid("Lair", at="Cid"), asteroid("Castle", at="Bob")]}
    bob = {"asteroids": [asteroid("Forge", at="Ann")]}
    with small(phase="act one", Ann=ann, Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks("Shed")
        scene["Ann"].picks("Castle")

        told = kinds(scene, "Drew", "FlightEnded", "TurnedUp")
        assert told == ["Drew", "FlightEnded"] * 3 + ["Drew", "TurnedUp"]
        assert [scene["Ann"].zone("asteroids"), scene["Bob"].zone("asteroids")] == [(), ("Forge",)]


@pytest.mark.rule("SV-006")
def test_in_act_one_only_the_active_villain_s_asteroids_hit(small):
    """
    Without an own Asteroid nothing happens in Act I: one draws for Act II at once.
    """
    with small(phase="act one", Bob={"asteroids": [asteroid("Shed", at="Ann")]}) as scene:
        assert kinds(scene, "Drew", "FlightEnded", "TurnedUp") == ["Drew", "TurnedUp"]
        scene.did_not_happen("FlightEnded")


@pytest.mark.rule("SV-007", "SV-092")
def test_the_card_drawn_in_act_two_is_hidden_from_the_others(small):
    """
    Ann sees that she has drawn Gang, and Bob that she has drawn a card.
    """
    with small(phase="act two", minion_deck=["Gang", "Mass"]) as scene:
        assert scene["Ann"].hand == ("Gang",)
        scene.happened("Drew", player="Ann", card="Gang", seen_by="Ann")
        assert scene.happened("Drew", player="Ann", seen_by="Bob").fields["card"].name is None
        assert not scene["Bob"].sees("gang")


@pytest.mark.rule("SV-008")
def test_the_card_of_act_three_is_turned_up_for_all_to_see(small):
    """
    Everybody sees the Castle before Ann decides what becomes of it.
    """
    with small(phase="act three", domination_deck=["Castle", "Lair"], Cid=[]) as scene:
        scene.expect("Ann", prompt="What becomes of Castle?")
        scene.can_pick_exactly(PROJECT, ASTEROID)
        assert all(scene[name].sees("castle") for name in ("Ann", "Bob", "Cid"))
        assert not any(scene[name].sees("lair") for name in ("Ann", "Bob", "Cid"))


@pytest.mark.rule("SV-008")
def test_the_card_of_act_three_can_be_dragged_to_where_it_goes(small):
    """
    Among Ann's Projects, or among her Asteroids.
    """
    with small(phase="act three", domination_deck=["Castle", "Lair"]) as scene:
        castle = scene.view("Ann").zone("turned_up").cards[0].id
        options = scene.view("Ann").decision.options

        assert [(option.key, option.puts.what.of, option.puts.to.of) for option in options] == [
            ("supervillain.take", castle, "0.projects"),
            ("supervillain.launch", castle, "0.asteroids"),
        ]
        assert [[target.of for target in option.targets] for option in options] == [["0.projects"], ["0.asteroids"]]
        scene["Ann"].picks(PROJECT)


@pytest.mark.rule("SV-009")
def test_as_a_project_the_card_is_placed_upright(small):
    """
    The Castle lies face up before Ann, as a Project, and can be worked on the same Day.
    """
    with small(phase="act three", domination_deck=["Castle"], Ann=["Crew"]) as scene:
        scene["Ann"].picks(PROJECT)
        scene["Ann"].picks("Play Crew as a Mob")

        castle = scene.card("Castle", of="Ann")
        assert (castle.zone, castle.face_up, castle.controller) == ("projects", True, "Ann")
        assert (castle.workforce, castle.missing, castle.points) == (100, 200, 2)
        assert scene.view().players[0].values["points"] == 0


@pytest.mark.rule("SV-009", "SV-Q02")
def test_there_is_no_limit_on_projects(small):
    """
    Ann has six Projects already, takes a seventh, and chooses among all of them where a Mob goes.
    """
    six = ["Shed", "Lair", "Forge", "Mine", "Temple", "Crypt"]
    with small(phase="act three", domination_deck=["Castle"], Ann={"hand": ["Crew"], "projects": six}) as scene:
        scene["Ann"].picks(PROJECT)
        scene["Ann"].picks("Play Crew as a Mob")
        scene.expect("Ann", prompt="On which Project do you play Crew?")
        scene.can_pick_exactly(*six, "Castle")
        scene["Ann"].picks("Forge")

        assert scene.card("Forge", of="Ann").mobs == ("Crew",)
        assert scene.card("Castle", of="Ann").mobs == ()


# ------------------------------------------------------------------------------------------------ launching


@pytest.mark.rule("SV-010", "SV-014")
def test_as_an_asteroid_the_card_is_turned_face_down_and_pointed_at_another_villain(small):
    """
    Ann may point it at Bob, Cid or Dot, never at herself; it is uncharged.
    """
    with small(phase="act three", domination_deck=["Castle"], Cid=[], Dot=[]) as scene:
        scene["Ann"].picks(ASTEROID)
        scene.expect("Ann", prompt="Into whom do you launch the Asteroid?")
        scene.can_pick_exactly("Bob", "Cid", "Dot")
        scene["Ann"].picks("Cid")

        castle = scene.card("Castle", of="Ann")
        assert (castle.zone, castle.face_up, castle.controller) == ("asteroids", False, "Ann")
        assert (castle.target, castle.tokens) == ("Cid", {})


@pytest.mark.rule("SV-010")
def test_the_owner_cannot_point_an_asteroid_elsewhere(small):
    """
    Ann has nothing that would do it: even Ops that retarget Asteroids leave her own alone.
    """
    ann = {"hand": ["Navigator"], "asteroids": [asteroid("Shed", at="Bob")]}
    with small(Ann=ann, Cid=[]) as scene:
        scene.can_pick_exactly("Play Navigator as Ops", "Pass")
        scene["Ann"].picks("Play Navigator as Ops")

        scene.did_not_happen("Retargeted")
        assert scene.card("Shed", zone="asteroids").target == "Bob"


@pytest.mark.rule("SV-011", "SV-012")
def test_drawing_projects_gives_exactly_so_many_projects(small):
    """
    A Planner draws two: both are Projects, nobody is asked, and the third card stays where it is.
    """
    with small(Ann=["Planner"], domination_deck=["Castle", "Shed", "Temple"]) as scene:
        scene["Ann"].picks("Play Planner as Ops")

        assert scene["Ann"].zone("projects") == ("Castle", "Shed")
        assert scene.zone("domination_deck")[0] == "Temple"
        scene.expect("Ann", kind="day")


@pytest.mark.rule("SV-011", "SV-052")
def test_launching_gives_an_asteroid_and_never_a_project(small):
    """
    A Gunner launches the top card: with one other Villain there is nothing to ask.
    """
    with small(Ann=["Gunner"], domination_deck=["Castle"]) as scene:
        scene["Ann"].picks("Play Gunner as Ops")

        assert (scene["Ann"].zone("asteroids"), scene["Ann"].zone("projects")) == (("Castle",), ())
        scene.expect("Ann", kind="day")


@pytest.mark.rule("SV-013", "SV-014")
@pytest.mark.parametrize(("first", "second"), [("Bob", "Cid"), ("Cid", "Bob"), ("Bob", "Bob")])
def test_of_several_asteroids_each_is_aimed_by_itself(small, first, second):
    """
    A Launchpad launches the two top cards, one by one, into different Villains or the same.
    """
    ann = {"hand": ["Mass"], "projects": ["Launchpad"]}
    with small(Ann=ann, Cid=[], domination_deck=["Castle", "Shed", "Temple"]) as scene:
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks(first)
        launched = scene["Ann"].zone("asteroids")
        scene["Ann"].picks(second)

        aimed = [event.fields["target"].name for event in scene.events("Launched")]
        assert (launched, scene["Ann"].zone("asteroids")) == (("Castle",), ("Castle", "Shed"))
        assert aimed == [first, second]
        assert scene.card("Castle", zone="asteroids").tokens == scene.card("Shed", zone="asteroids").tokens == {}


@pytest.mark.rule("SV-014")
def test_a_card_that_was_charged_before_is_launched_uncharged():
    """
    The only card there is hits charged in Act I, is launched in Act III, and has no Charge token any more.
    """
    ann = {"asteroids": [asteroid("Last Castle", at="Bob", charged=True)]}
    with lair(EmptyGalaxy, phase="act one", Ann=ann) as scene:
        scene["Ann"].picks(ASTEROID)

        scene.expect("Ann", kind="day")
        assert scene.card("Last Castle", of="Ann").tokens == {}


# ------------------------------------------------------------------------------------------------ what counts as a card


@pytest.mark.rule("SV-015")
@pytest.mark.parametrize("lying", ["projects", "facilities", "asteroids"])
def test_what_lies_on_the_table_is_no_domination_card(lying):
    """
    With the only card there is on the table, the Domination cards have run out in Act III.
    """
    there = asteroid("Last Castle", at="Ann") if lying == "asteroids" else "Last Castle"
    with lair(EmptyGalaxy, phase="act two", Bob={lying: [there]}) as scene:
        assert scene.outcome is not None
        assert str(scene.outcome.how).startswith("The Domination cards have run out")


@pytest.mark.rule("SV-101", "SV-082")
def test_what_was_an_asteroid_is_a_domination_card_again_in_the_discard_pile():
    """
    The only card there is hits as an Asteroid in Act I, and is turned up again in Act III.
    """
    with lair(EmptyGalaxy, phase="act one", Ann={"asteroids": [asteroid("Last Castle", at="Bob")]}) as scene:
        scene.expect("Ann", prompt="What becomes of Last Castle?")
        assert kinds(scene, "FlightEnded", "TurnedUp") == ["FlightEnded", "TurnedUp"]


@pytest.mark.rule("SV-101")
@pytest.mark.parametrize("lying", ["projects", "facilities"])
def test_what_was_a_project_or_facility_is_a_domination_card_again_in_the_discard_pile(lying):
    """
    Ann destroys the only card there is on the table; Bob turns it up in the next turn.
    """
    with lair(EmptyGalaxy, Ann=["Vandal"], Bob={lying: ["Last Castle"]}) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].passes()

        scene.expect("Bob", prompt="What becomes of Last Castle?")


@pytest.mark.rule("SV-101")
@pytest.mark.parametrize("played", ["as a Mob", "as Ops"])
def test_what_was_a_mob_or_ops_is_a_minion_card_again_in_the_discard_pile(small, played):
    """
    Once Mass has been played and discarded, a Digger may put it on a Project.
    """
    ann = {"hand": ["Mass", "Digger"], "projects": ["Shed", "Colossus"]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks(f"Play Mass {played}")
        if played == "as a Mob":
            scene["Ann"].picks("Shed")
        in_discard = scene.zone("minion_discard")
        scene["Ann"].picks("Play Digger as Ops")
        if played == "as Ops":
            scene["Ann"].picks("Colossus")

        assert in_discard == ("Mass",)
        assert scene.card("Colossus", of="Ann").mobs == ("Mass",)


@pytest.mark.rule("SV-015")
@pytest.mark.parametrize("name", ["Crypt", "Shrine", "Temple"])
def test_what_the_front_of_an_asteroid_says_is_irrelevant(small, name):
    """
    Neither a destruction nor a completion sets off an Asteroid that would react to it as a Secret Facility.
    """
    ann = {
        "hand": ["Vandal", "Mass"],
        "projects": [site("Colossus", "Crew"), "Shed"],
        "asteroids": [asteroid(name, at="Bob")],
    }
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Crew")
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Shed")

        assert scene["Ann"].zone("facilities") == ("Shed",)
        scene.did_not_happen("Drew")


@pytest.mark.rule("SV-015", "SV-078")
def test_asteroids_bring_no_points_and_offer_nothing(small):
    """
    Three Castles in flight are not six points, and a Forge or Mine in flight can't be used.
    """
    names = ("Castle", "Castle", "Castle", "Forge", "Mine")
    with small(Ann={"asteroids": [asteroid(name, at="Bob") for name in names]}) as scene:
        scene.can_pick_exactly("Pass")
        assert scene.view().players[0].values["points"] == 0
        assert scene.outcome is None


@pytest.mark.rule("SV-017")
def test_played_as_a_mob_a_card_has_no_ops(small):
    """
    A Crew on a Project draws nothing, and is not played as Ops any more.
    """
    with small(Ann={"hand": ["Crew"], "projects": ["Colossus"]}) as scene:
        scene.can_pick_exactly("Play Crew as a Mob", "Play Crew as Ops", "Pass")
        scene["Ann"].picks("Play Crew as a Mob")

        scene.did_not_happen("Drew")
        scene.can_pick_exactly("Pass")
        assert scene.card("Colossus", of="Ann").mobs == ("Crew",)


@pytest.mark.rule("SV-017")
def test_played_as_ops_a_card_has_no_power(small):
    """
    A Mass as Ops lies on the discard pile, and brings a Project nothing.
    """
    with small(Ann={"hand": ["Mass"], "projects": ["Shed"]}) as scene:
        scene["Ann"].picks("Play Mass as Ops")

        scene.can_pick_exactly("Pass")
        assert scene.zone("minion_discard") == ("Mass",)
        assert (scene.card("Shed", of="Ann").zone, scene.card("Shed", of="Ann").workforce) == ("projects", 0)


@pytest.mark.rule("SV-018", "SV-045")
@pytest.mark.parametrize("played", ["as a Mob", "as Ops"])
def test_a_played_card_cannot_be_discarded(small, played):
    """
    Ann has two cards to shoot down an Asteroid; once one is a Mob or Ops, the other is too little.
    """
    ann = {"hand": ["Gang", "Mass"], "projects": ["Colossus"]}
    with small(Ann=ann, Bob={"asteroids": [asteroid("Shed", at="Ann")]}) as scene:
        scene.can_pick("Discard Minion cards (2) to shoot down Shed")
        scene["Ann"].picks(f"Play Gang {played}")

        why = scene.why_not("Discard Minion cards (2) to shoot down Shed")
        assert why == "Minion cards needed: 2. You have 1."


@pytest.mark.rule("SV-018")
def test_ops_that_discard_a_minion_card_do_not_discard_themselves_or_mobs():
    """
    A Waster takes a card from the hand; from an empty hand it takes nothing, whatever lies on the table.
    """
    ann = {"hand": ["Waster", "Waster", "Gang"], "projects": [site("Colossus", "Crew")]}
    with lair(BusyGalaxy, Ann=ann) as scene:
        scene["Ann"].picks("Play Waster as Ops")
        scene.can_pick_exactly("Waster", "Gang")
        scene["Ann"].picks("Gang")
        scene["Ann"].picks("Play Waster as Ops")

        assert len(scene.events("Discarded")) == 1
        assert scene.card("Colossus", of="Ann").mobs == ("Crew",)


# ------------------------------------------------------------------------------------------------ the Day


@pytest.mark.rule("SV-016", "SV-020", "SV-032")
def test_what_is_done_on_the_day_is_done_in_any_order(small):
    """
    Ann mixes Swift Ops, an ability, a Boosted Mob, a shot, Ops, another Boosted Mob, a Mob and a Project's ability.
    """
    ann = {
        "hand": ["Eager", "Eager", "Foreman", "Gang", "Gang", "Mass", "Mass"],
        "projects": ["Colossus", "Mine"],
        "facilities": ["Forge"],
    }
    bob = {"asteroids": [asteroid("Shed", at="Ann")]}
    with small(Ann=ann, Bob=bob, minion_deck=["Charger", "Charger"]) as scene:
        scene["Ann"].picks("Play Foreman as Ops")
        scene["Ann"].picks("Forge: Draw a Minion card")
        scene["Ann"].picks("Play Eager as a Mob")
        scene["Ann"].picks("Colossus")
        scene["Ann"].picks("Discard Minion cards (2) to shoot down Shed")
        scene["Ann"].picks("Charger", "Mass")
        scene["Ann"].picks("Play Gang as Ops")
        scene["Ann"].picks("Play Eager as a Mob")
        scene["Ann"].picks("Colossus")
        scene["Ann"].picks("Play Gang as a Mob")
        scene["Ann"].picks("Colossus")
        scene["Ann"].picks("Mine: Destroy it to draw a Minion card")

        assert scene.card("Colossus", of="Ann").mobs == ("Eager", "Eager", "Gang")
        assert scene["Ann"].hand == ("Mass", "Charger")
        assert scene["Bob"].zone("asteroids") == ()
        scene.can_pick_exactly("Play Mass as a Mob", "Play Charger as a Mob", "Play Charger as Ops", "Pass")


@pytest.mark.rule("SV-016")
def test_everything_on_the_day_is_optional(small):
    """
    Ann could do a lot, and does nothing.
    """
    ann = {"hand": ["Gang", "Quick"], "projects": ["Mine"], "facilities": ["Forge"]}
    with small(Ann=ann, Bob={"asteroids": [asteroid("Shed", at="Ann")]}) as scene:
        scene["Ann"].passes()

        scene.expect("Bob", kind="launch or build")
        assert scene["Ann"].hand == ("Gang", "Quick")
        assert (scene["Ann"].zone("projects"), scene["Ann"].zone("facilities")) == (("Mine",), ("Forge",))


@pytest.mark.rule("SV-016")
def test_there_is_a_day_even_if_nothing_can_be_done(small):
    """
    With nothing at all Ann may still only pass.
    """
    with small() as scene:
        scene.expect("Ann", prompt="What do you do?")
        scene.can_pick_exactly("Pass")


@pytest.mark.rule("SV-016")
def test_what_may_be_done_on_the_day_points_at_its_card(small):
    """
    A card in hand, an Asteroid to shoot down and a Secret Facility to use are pointed at, for who likes to click on them.
    """
    ann = {"hand": ["Quick", "Quick"], "projects": ["Shed"], "facilities": ["Forge"]}
    with small(Ann=ann, Bob={"asteroids": [asteroid("Lair", at="Ann")]}) as scene:
        view = scene.match.view(0)
        names = {card.id: card.name for zone in view.zones for card in zone.cards if card is not None}

        assert view.decision is not None
        assert {option.label: [names[card] for card in option.cards] for option in view.decision.options} == {
            "Play Quick as a Mob": ["Quick"],
            "Play Quick as a Mob [2]": ["Quick"],
            "Play Quick as Ops": ["Quick"],
            "Play Quick as Ops [2]": ["Quick"],
            "Discard Minion cards (2) to shoot down Lair": ["Lair"],
            "Forge: Draw a Minion card": ["Forge"],
            "Pass": [],
        }


@pytest.mark.rule("SV-016", "SV-020", "SV-032")
def test_one_mob_and_one_ops_may_be_played(small):
    """
    After one of each the others can't be played, and it says why.
    """
    with small(Ann={"hand": ["Gang", "Gang", "Mass"], "projects": ["Colossus"]}) as scene:
        scene["Ann"].picks("Play Gang as a Mob")
        scene["Ann"].picks("Play Gang as Ops")

        scene.can_pick_exactly("Pass")
        assert scene.why_not("Play Mass as a Mob") == "You have played your Mob of this turn."
        assert scene.why_not("Play Mass as Ops") == "You have played your Ops of this turn."


@pytest.mark.rule("SV-016", "SV-Q24")
@pytest.mark.parametrize("phase", ["act one", "act two", "act three"])
def test_nothing_can_be_done_in_the_morning_but_its_acts(small, phase):
    """
    Whatever Ann has in hand and on the table, in the Morning she decides on the card of Act III only.
    """
    ann = {"hand": ["Eager", "Quick", "Gang"], "projects": ["Colossus", "Mine"], "facilities": ["Forge"]}
    with small(phase=phase, Ann=ann, Bob={"asteroids": [asteroid("Shed", at="Ann")]}) as scene:
        scene.expect("Ann", kind="launch or build")
        scene.can_pick_exactly(PROJECT, ASTEROID)


@pytest.mark.rule("SV-Q24")
def test_nothing_is_shot_down_in_the_evening(small):
    """
    Ann has to discard two cards in the Evening: that shoots nothing down.
    """
    with small(Ann=["Gang"] * 9, Bob={"asteroids": [asteroid("Shed", at="Ann")]}) as scene:
        scene["Ann"].passes()
        scene.can_pick_exactly("Gang", *[f"Gang [{number}]" for number in range(2, 10)])
        scene["Ann"].picks("Gang", "Gang [2]")

        scene.did_not_happen("ShotDown")
        scene.happened("FlightEnded", asteroid="Shed")


@pytest.mark.rule("SV-Q24")
def test_nothing_is_shot_down_in_another_s_turn(small):
    """
    Bob launches an Asteroid into Ann on his Day, and it is Bob who goes on.
    """
    with small(active=1, Ann=["Gang", "Gang", "Gang"], Bob=["Gunner"]) as scene:
        scene["Bob"].picks("Play Gunner as Ops")

        scene.expect("Bob", kind="day")
        scene.cannot_pick(*[option for option in scene.options if "shoot down" in option])
        assert len(scene["Bob"].zone("asteroids")) == 1


@pytest.mark.rule("SV-Q28")
@pytest.mark.parametrize(
    ("lying", "name", "ability"),
    [
        ("projects", "Mine", "Mine: Destroy it to draw a Minion card"),
        ("facilities", "Mine", "Mine: Destroy it to draw two Minion cards"),
        ("facilities", "Forge", "Forge: Draw a Minion card"),
    ],
)
def test_abilities_are_used_on_the_day_only(small, lying, name, ability):
    """
    Not in the Morning, only once the card of Act III has become something.
    """
    with small(phase="act three", Ann={lying: [name]}) as scene:
        scene.cannot_pick(ability)
        scene["Ann"].picks(ASTEROID)

        scene.can_pick(ability)


@pytest.mark.rule("SV-Q28")
@pytest.mark.parametrize("lying", ["projects", "facilities"])
@pytest.mark.parametrize("name", ["Mine", "Forge"])
def test_abilities_are_used_in_one_s_own_turn_only(small, lying, name):
    """
    On Bob's Day neither Bob nor Ann can use what is Ann's.
    """
    with small(active=1, Ann={lying: [name]}) as scene:
        scene.expect("Bob", kind="day")
        scene.can_pick_exactly("Pass")


@pytest.mark.rule("SV-Q31")
def test_no_action_is_started_while_another_is_carried_out(small):
    """
    While a Gunner's Asteroid is being aimed, there is nothing else to be done: the Day goes on after it.
    """
    ann = {"hand": ["Gunner", "Quick", "Eager", "Gang"], "projects": ["Mine", "Colossus"], "facilities": ["Forge"]}
    with small(Ann=ann, Cid=[]) as scene:
        scene["Ann"].picks("Play Gunner as Ops")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks("Bob")

        scene.can_pick("Play Quick as Ops", "Play Eager as a Mob", "Forge: Draw a Minion card")


@pytest.mark.rule("SV-Q31", "SV-026")
def test_completions_and_what_they_set_off_happen_in_between():
    """
    A Builder's first half completes a Forge: it is turned and a Temple rejoices before the second half.
    """
    ann = {"hand": ["Builder"], "projects": ["Forge"], "facilities": ["Temple"]}
    with lair(BusyGalaxy, Ann=ann, minion_discard=["Mass"]) as scene:
        scene["Ann"].picks("Play Builder as Ops")

        told = kinds(scene, "OpsPlayed", "MobPut", "Drew", "ProjectCompleted", "Launched")
        assert told == ["OpsPlayed", "MobPut", "Drew", "ProjectCompleted", "Drew", "Launched"]


@pytest.mark.rule("SV-Q31", "SV-079")
def test_victory_comes_in_between_as_well():
    """
    A Builder's first half completes a Castle and brings the fifth point: the second half does not take place.
    """
    ann = {"hand": ["Builder"], "projects": ["Castle"], "facilities": ["Castle", "Lair"]}
    with lair(BusyGalaxy, Ann=ann, minion_discard=["Mass"]) as scene:
        scene["Ann"].picks("Play Builder as Ops")

        assert scene.outcome.winners == (0,)
        scene.did_not_happen("Launched")


# ------------------------------------------------------------------------------------------------ the Evening


@pytest.mark.rule("SV-050")
@pytest.mark.parametrize("too_many", [("Mass",), ("Mass", "Gang [2]", "Gang [5]")])
def test_in_the_evening_one_discards_down_to_seven(small, too_many):
    """
    With more than seven Minion cards Ann chooses which she discards, as many as are too many.
    """
    with small(Ann=[*["Gang"] * 3, "Mass", *["Gang"] * (3 + len(too_many))]) as scene:
        scene["Ann"].passes()
        scene.expect("Ann", prompt="Which Minion cards do you discard?")
        scene["Ann"].picks(*too_many)

        assert scene["Ann"].hand == ("Gang",) * 7
        assert len(scene.zone("minion_discard")) == len(too_many)
        scene.expect("Bob", kind="launch or build")


@pytest.mark.rule("SV-050")
def test_seven_minion_cards_may_be_kept(small):
    """
    With seven in hand, and Mobs on the table besides, Ann discards nothing.
    """
    with small(Ann={"hand": ["Gang"] * 7, "projects": [site("Colossus", "Crew", "Mass")]}) as scene:
        scene["Ann"].passes()

        scene.did_not_happen("Discarded")
        scene.expect("Bob", kind="launch or build")


@pytest.mark.rule("SV-050")
def test_there_is_no_hand_limit_but_in_one_s_own_evening(small):
    """
    Ann draws a tenth card on her Day and keeps it till the Evening, and Bob's nine are not counted then.
    """
    with small(Ann={"hand": ["Gang"] * 9, "facilities": ["Forge"]}, Bob=["Mass"] * 9) as scene:
        scene["Ann"].picks("Forge: Draw a Minion card")
        on_the_day = len(scene["Ann"].hand)
        scene["Ann"].passes()
        scene["Ann"].picks("Gang", "Gang [2]", "Gang [3]")

        assert on_the_day == 10
        assert len(scene["Ann"].hand) == 7
        assert len(scene["Bob"].hand) == 10


@pytest.mark.rule("SV-Q21")
def test_what_is_discarded_in_the_evening_is_seen_by_all(small):
    """
    Bob sees which card Ann discards, and where it lies.
    """
    with small(Ann=["Mass", *["Gang"] * 7]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Mass")

        scene.happened("Discarded", villain="Ann", card="Mass", seen_by="Bob")
        assert [card.name for card in scene.view("Bob").zone("minion_discard").cards] == ["Mass"]
        assert not scene["Bob"].sees("gang")


@pytest.mark.rule("SV-004", "SV-051")
def test_turns_pass_clockwise(small):
    """
    After Ann come Bob, Cid and Dot, then Ann again.
    """
    with small(Cid=[], Dot=[]) as scene:
        scene["Ann"].passes()
        for name in ("Bob", "Cid", "Dot", "Ann"):
            scene[name].picks(PROJECT)
            scene[name].passes()

        began = [event.fields["villain"].name for event in scene.events("TurnBegan")]
        assert began == ["Bob", "Cid", "Dot", "Ann", "Bob"]
        assert scene.facts.turn == 10


@pytest.mark.rule("SV-016", "SV-020", "SV-032")
def test_each_turn_has_a_mob_and_an_ops_of_its_own(small):
    """
    Ann has played a Mob and Ops; Bob may play one of each after her, and Ann again in her next turn.
    """
    ann = {"hand": ["Gang", "Gang", "Gang"], "projects": ["Colossus"]}
    with small(Ann=ann, Bob={"hand": ["Gang"], "projects": ["Colossus"]}) as scene:
        scene["Ann"].picks("Play Gang as a Mob")
        scene["Ann"].picks("Play Gang as Ops")
        scene["Ann"].passes()
        scene["Bob"].picks(ASTEROID)
        scene.can_pick("Play Gang as a Mob", "Play Gang as Ops")
        scene["Bob"].passes()
        scene["Ann"].picks(ASTEROID)

        scene.can_pick("Play Gang as a Mob", "Play Gang as Ops")
