"""Completing a Project (SV-026 to SV-031, SV-Q04, SV-Q05, SV-Q20, SV-Q26, SV-Q27)."""

import pytest

from tabletop.games.supervillain import Domination, Minion, MobPut, Villain, up_to
from tabletop.games.supervillain.testing import lair, mob, site
from tests.games.supervillain.small import SmallGalaxy


class Rally(Minion, power=100, swift=True, copies=4):
    """Ops: the Minion cards in the discard pile are put on all Projects at the same moment, one on each."""

    async def ops(self, you: Villain) -> None:
        projects = [project for villain in self.game.clockwise for project in villain.projects]
        cards = [card for card in self.game.minion_discard if card != self]
        await self.game.perform_together(
            [MobPut(card, project) for card, project in zip(cards, projects, strict=False)]
        )


class Convoy(Minion, power=100, swift=True, copies=4):
    """Ops: put a Minion card from the discard pile on one of your Projects, then do it once more."""

    async def ops(self, you: Villain) -> None:
        for _ in range(2):
            await you.recycle(up_to(1000, but=[self]), about=self)


class Scaffold(Domination, cost=300, points=1, copies=4):
    """Project, when complete: put a Minion card from the discard pile on one of your Projects."""

    async def when_complete(self) -> None:
        await self.controller.recycle(up_to(1000), about=self)


class Wrecker(Domination, cost=300, points=1, copies=4):
    """Project, when complete: destroy a Project or a Mob of any Villain."""

    async def when_complete(self) -> None:
        villains = self.game.clockwise
        things = [thing for villain in villains for thing in (*villain.projects, *villain.mobs)]
        thing = await self.choose("What do you destroy?", things)
        if thing is not None:
            await self.game.destroy(thing)


class Phoenix(Domination, cost=300, points=1, copies=4):
    """Project, when complete: destroy it, then take it from the discard pile as your Project."""

    async def when_complete(self) -> None:
        you = self.controller
        await self.game.destroy(self)
        await you.start_project(self.game.domination_discard.first)


class Gift(Domination, cost=300, points=1, copies=4):
    """Project, when complete: it becomes a Project of the next Villain."""

    async def when_complete(self) -> None:
        heir = self.controller.next
        self.move(heir.projects)
        self.give_to(heir)


class Burglar(Domination, cost=300, points=1, copies=4):
    """Project, when complete: take a Project of another Villain, with the Mobs on it."""

    async def when_complete(self) -> None:
        you = self.controller
        project = await self.choose("Which do you take?", [one for villain in you.others for one in villain.projects])
        if project is not None:
            project.move(you.projects)
            project.give_to(you)
            for mob in project.mobs:
                mob.give_to(you)


class Building(SmallGalaxy):
    """A small galaxy where building sites are busier."""

    id = "supervillain-small-building"
    cards = (*SmallGalaxy.cards, Rally, Convoy, Scaffold, Wrecker, Phoenix, Gift, Burglar)


def completed(scene):
    """List who has completed what, in order."""
    return [(event.fields["villain"].name, event.fields["project"].name) for event in scene.events("ProjectCompleted")]


# ------------------------------------------------------------------------------------------------ the very moment


@pytest.mark.rule("SV-026")
@pytest.mark.parametrize(("played", "done"), [("Crew", False), ("Gang", True), ("Mass", True)])
def test_a_project_is_completed_when_its_mobs_reach_its_cost(small, played, done):
    """
    A Lair of 300 million with 100 there is completed by 200 or more, and not by 100.
    """
    with small(Ann={"hand": [played], "projects": [site("Lair", "Crew")]}) as scene:
        scene["Ann"].picks(f"Play {played} as a Mob")

        assert scene["Ann"].zone("facilities") == (("Lair",) if done else ())
        assert scene["Ann"].zone("projects") == (() if done else ("Lair",))


@pytest.mark.rule("SV-026")
def test_what_raises_the_power_of_mobs_counts_for_the_completion(small):
    """
    A Temple of 300 million is completed by a Gang of 200, which counts 100 more there.
    """
    with small(Ann={"hand": ["Gang"], "projects": ["Temple"]}) as scene:
        scene["Ann"].picks("Play Gang as a Mob")

        assert scene["Ann"].zone("facilities") == ("Temple",)


@pytest.mark.rule("SV-026")
@pytest.mark.parametrize("card", ["Thief", "Digger", "Juggler"])
def test_it_does_not_matter_what_brings_the_last_mob(small, card):
    """
    A Mob that is stolen, fetched from the discard pile or swapped there completes a Project as well.
    """
    ann = {"hand": [card], "projects": [site("Lair", "Crew")]}
    bob = {"projects": [site("Colossus", "Mass")]}
    with small(Ann=ann, Bob=bob, minion_discard=["Mass"]) as scene:
        scene["Ann"].picks(f"Play {card} as Ops")
        if card == "Juggler":
            scene["Ann"].picks("Crew")

        assert scene["Ann"].zone("facilities") == ("Lair",)


@pytest.mark.rule("SV-026")
def test_a_project_is_completed_in_the_middle_of_an_effect():
    """
    A Convoy puts two Mobs: the first completes a Lair at once, so its Mobs are there for the second.
    """
    ann = {"hand": ["Convoy"], "projects": [site("Lair", "Gang"), "Colossus"]}
    with lair(Building, Ann=ann, minion_discard=["Crew"]) as scene:
        scene["Ann"].picks("Play Convoy as Ops")
        scene["Ann"].picks("Lair")

        scene.can_pick_exactly("Crew", "Gang")
        assert scene["Ann"].zone("facilities") == ("Lair",)

        scene["Ann"].picks("Gang")
        assert scene.card("Colossus", of="Ann").mobs == ("Gang",)


@pytest.mark.rule("SV-026", "SV-Q04")
def test_a_project_is_completed_in_anothers_turn_and_its_owner_chooses(small):
    """
    Ann swaps a strong Mob onto Bob's Launchpad: it is completed at once, and Bob aims its Asteroids.
    """
    ann = {"hand": ["Juggler"], "projects": [site("Colossus", "Mass")]}
    bob = {"projects": [site("Launchpad", "Crew")]}
    with small(Ann=ann, Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks("Play Juggler as Ops")
        scene["Ann"].picks("Mass")
        scene["Bob"].picks("Cid")
        scene["Bob"].picks("Ann")

        assert scene["Bob"].zone("facilities") == ("Launchpad",)
        assert len(scene["Bob"].zone("asteroids")) == 2


# ------------------------------------------------------------------------------------------------ step by step


@pytest.mark.rule("SV-027")
def test_the_mobs_of_a_completed_project_are_discarded_and_not_destroyed(small):
    """
    They go to the Minion discard pile without their tokens, and neither a Shrine nor a Crypt minds.
    """
    ann = {"hand": ["Gang"], "projects": [site("Lair", mob("Sturdy"))], "facilities": ["Shrine"]}
    with small(Ann=ann, Bob={"facilities": ["Crypt"]}) as scene:
        scene["Ann"].picks("Play Gang as a Mob")

        assert scene.zone("minion_discard") == ("Sturdy", "Gang")
        assert scene.card("Sturdy", zone="minion_discard").tokens == {}
        assert (scene["Ann"].hand, scene["Bob"].hand) == ((), ())
        scene.did_not_happen("Destroyed")
        scene.did_not_happen("MobDestroyed")


@pytest.mark.rule("SV-027", "SV-028")
def test_the_mobs_have_gone_before_the_project_does_its_work():
    """
    A Scaffold puts a Minion card from the discard pile: one of those that have just built it can be it.
    """
    ann = {"hand": ["Mass"], "projects": ["Scaffold", "Colossus"]}
    with lair(Building, Ann=ann) as scene:
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Scaffold")

        assert scene.card("Colossus", of="Ann").mobs == ("Mass",)


@pytest.mark.rule("SV-028", "SV-029")
def test_a_project_is_still_one_and_brings_no_points_while_it_does_its_work(small):
    """
    A Launchpad that would bring the fifth point does not win before both its Asteroids are launched.
    """
    ann = {"hand": ["Mass"], "projects": ["Launchpad"], "facilities": ["Castle", "Castle"]}
    with small(Ann=ann, Cid=[]) as scene:
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Bob")

        assert scene["Ann"].zone("projects") == ("Launchpad",)
        assert scene.outcome is None

        scene["Ann"].picks("Cid")
        assert scene.outcome.winners == (0,)


@pytest.mark.rule("SV-028", "SV-029", "SV-030", "SV-034")
def test_a_project_works_before_it_is_turned_and_others_react_after_that(small):
    """
    A Forge draws a card as a Project, then it is turned, then the Temple rejoices.
    """
    with small(Ann={"hand": ["Mass"], "projects": ["Forge"], "facilities": ["Temple"]}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        kinds = [event.kind for event in scene.events() if event.kind in ("MobDismissed", "Drew", "ProjectCompleted")]
        assert kinds == ["MobDismissed", "Drew", "ProjectCompleted", "Drew"]


@pytest.mark.rule("SV-029")
def test_a_completed_project_is_your_secret_facility_with_its_points(small):
    """
    A completed Castle lies among Ann's Secret Facilities and brings her two points.
    """
    with small(Ann={"hand": ["Mass"], "projects": ["Castle"]}) as scene:
        before = scene.view("Bob").players[0].values["points"]
        scene["Ann"].picks("Play Mass as a Mob")

        assert scene.card("Castle", of="Ann").zone == "facilities"
        assert (before, scene.view("Bob").players[0].values["points"]) == (0, 2)


@pytest.mark.rule("SV-029")
def test_a_completed_project_no_longer_works_as_one(small):
    """
    A Mine can be destroyed for one card as a Project, and for two once it is completed.
    """
    with small(Ann={"hand": ["Mass"], "projects": ["Mine"]}) as scene:
        scene.can_pick("Mine: Destroy it to draw a Minion card")
        scene["Ann"].picks("Play Mass as a Mob")

        scene.can_pick_exactly("Mine: Destroy it to draw two Minion cards", "Pass")


@pytest.mark.rule("SV-030")
def test_only_ones_own_facilities_react_to_a_completion(small):
    """
    Ann completes a Lair: Bob's Temple does not rejoice, nor does hers that is a Project still.
    """
    ann = {"hand": ["Mass"], "projects": ["Lair", "Temple"]}
    with small(Ann=ann, Bob={"facilities": ["Temple"]}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Lair")

        assert completed(scene) == [("Ann", "Lair")]
        scene.did_not_happen("Drew")


@pytest.mark.rule("SV-030", "SV-Q04")
def test_who_owns_the_project_completes_it_whoever_brought_the_mob(small):
    """
    Ann swaps a Mob onto Bob's Lair: it is Bob's Temple that rejoices, and not hers.
    """
    ann = {"hand": ["Juggler"], "projects": [site("Colossus", "Mass")], "facilities": ["Temple"]}
    bob = {"projects": [site("Lair", "Crew")], "facilities": ["Temple"]}
    with small(Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Play Juggler as Ops")
        scene["Ann"].picks("Mass")

        assert completed(scene) == [("Bob", "Lair")]
        assert (len(scene["Ann"].hand), len(scene["Bob"].hand)) == (0, 1)


@pytest.mark.rule("SV-031")
def test_power_that_is_not_needed_is_lost(small):
    """
    Two Masses bring 600 million to a Lair of 300: both are gone, and nothing comes to the other Project.
    """
    ann = {"hand": ["Mass"], "projects": [site("Lair", "Gang"), "Colossus"]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Lair")

        assert scene.zone("minion_discard") == ("Gang", "Mass")
        assert scene.card("Colossus", of="Ann").workforce == 0


@pytest.mark.rule("SV-Q20")
def test_no_mob_can_be_moved_away_from_a_completed_project(small):
    """
    When Ann has completed her Lair, a Juggler finds only the Mobs of other Projects.
    """
    ann = {"hand": ["Gang", "Juggler"], "projects": [site("Lair", "Crew"), site("Colossus", "Quick")]}
    with small(Ann=ann, Bob={"projects": [site("Colossus", "Mass")]}) as scene:
        scene["Ann"].picks("Play Gang as a Mob")
        scene["Ann"].picks("Lair")
        scene["Ann"].picks("Play Juggler as Ops")

        scene.can_pick_exactly("Quick", "Mass")
        scene["Ann"].picks("Quick")


# ------------------------------------------------------------------------------------------------ its own completion


@pytest.mark.rule("SV-Q05")
@pytest.mark.parametrize(("own", "drawn"), [(True, 1), (False, 0)])
def test_whether_a_facility_reacts_to_its_own_completion_is_an_option(small, own, drawn):
    """
    As the rulebook is written a Temple rejoices over itself; with own_completion=False it does not.
    """
    ann = {"hand": ["Mass"], "projects": ["Temple"]}
    with small(Ann=ann, options={"own_completion": own}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert len(scene["Ann"].hand) == drawn


@pytest.mark.rule("SV-Q05")
def test_without_own_completion_a_facility_still_reacts_to_that_of_its_like(small):
    """
    With own_completion=False the Temple that stands there rejoices over a second one, which stays quiet itself.
    """
    ann = {"hand": ["Mass"], "projects": ["Temple"], "facilities": ["Temple"]}
    with small(Ann=ann, options={"own_completion": False}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert len(scene["Ann"].hand) == 1


@pytest.mark.rule("SV-Q05", "SV-079")
def test_the_victory_comes_before_anybody_rejoices(small):
    """
    A Temple that brings the fifth point wins the game, and there is nothing left to draw for.
    """
    ann = {"hand": ["Mass"], "projects": ["Temple"], "facilities": ["Castle", "Castle"]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert scene.outcome.winners == (0,)
        scene.did_not_happen("Drew")


# ------------------------------------------------------------------------------------------------ several at once


@pytest.mark.rule("SV-Q26")
@pytest.mark.parametrize(("active", "order"), [(0, ["Ann", "Bob", "Cid"]), (1, ["Bob", "Cid", "Ann"])])
def test_of_projects_that_are_complete_at_once_the_active_villains_comes_first(active, order):
    """
    A Rally completes a Project of everybody: the active Villain goes first, then clockwise.
    """
    has = {name: {"projects": ["Lair"]} for name in ("Ann", "Bob", "Cid")}
    has[order[0]]["hand"] = ["Rally"]
    with lair(Building, **has, active=active, minion_discard=["Mass", "Mass", "Mass"]) as scene:
        scene[order[0]].picks("Play Rally as Ops")

        assert completed(scene) == [(name, "Lair") for name in order]


@pytest.mark.rule("SV-Q26")
def test_a_villain_orders_own_projects_that_are_complete_at_once():
    """
    In Ann's turn Bob's Lair and Castle are complete at once: Bob says which goes first, after Ann's Shed.
    """
    ann = {"hand": ["Rally"], "projects": ["Shed"]}
    bob = {"projects": ["Lair", "Castle"]}
    with lair(Building, Ann=ann, Bob=bob, minion_discard=["Mass", "Mass", "Mass"]) as scene:
        scene["Ann"].picks("Play Rally as Ops")
        scene["Bob"].is_asked("Which Project do you complete first?")
        scene["Bob"].picks("Castle")

        assert completed(scene) == [("Ann", "Shed"), ("Bob", "Castle"), ("Bob", "Lair")]


@pytest.mark.rule("SV-Q26")
def test_one_completion_is_over_before_the_next_begins():
    """
    Of two Forges and a Temple each draws and is turned before the Mobs of the next one go.
    """
    ann = {"hand": ["Rally"], "projects": ["Forge"], "facilities": ["Temple"]}
    with lair(Building, Ann=ann, Bob={"projects": ["Forge"]}, minion_discard=["Mass", "Mass"]) as scene:
        scene["Ann"].picks("Play Rally as Ops")

        kinds = [event.kind for event in scene.events() if event.kind in ("MobDismissed", "Drew", "ProjectCompleted")]
        assert kinds == ["MobDismissed", "Drew", "ProjectCompleted", "Drew", "MobDismissed", "Drew", "ProjectCompleted"]


@pytest.mark.rule("SV-Q26")
def test_a_project_that_waits_for_another_is_checked_again():
    """
    Ann's Wrecker destroys the Mob on Bob's Lair before its turn comes: it is a Project still, to be built anew.
    """
    ann = {"hand": ["Rally"], "projects": ["Wrecker"]}
    bob = {"hand": ["Mass"], "projects": [site("Lair", "Crew")]}
    with lair(Building, Ann=ann, Bob=bob, minion_discard=["Mass", "Gang"]) as scene:
        scene["Ann"].picks("Play Rally as Ops")
        scene["Ann"].picks("Gang")

        assert scene.card("Lair", of="Bob").zone == "projects"
        assert scene.card("Lair", of="Bob").mobs == ("Crew",)
        assert completed(scene) == [("Ann", "Wrecker")]


@pytest.mark.rule("SV-Q26", "SV-026")
def test_a_project_that_waited_in_vain_can_be_completed_later():
    """
    The Lair whose Mob was destroyed while it waited is completed when it has enough again.
    """
    ann = {"hand": ["Rally", "Gang"], "projects": ["Wrecker", site("Lair", "Crew")]}
    with lair(Building, Ann=ann, minion_discard=["Mass", "Gang"]) as scene:
        scene["Ann"].picks("Play Rally as Ops")
        scene["Ann"].picks("Wrecker")
        scene["Ann"].picks("Gang")
        scene["Ann"].picks("Play Gang as a Mob")

        assert completed(scene) == [("Ann", "Wrecker"), ("Ann", "Lair")]


@pytest.mark.rule("SV-Q26")
@pytest.mark.parametrize("whose", ["Ann", "Bob"])
def test_a_project_that_is_destroyed_while_it_waits_is_not_completed(whose):
    """
    A Wrecker destroys a Project that was complete at the same moment, an own one or another Villain's.
    """
    has = {"Ann": {"hand": ["Rally"], "projects": ["Wrecker"]}, "Bob": {"projects": ["Colossus"]}}
    has[whose]["projects"].insert(1 if whose == "Ann" else 0, "Lair")
    with lair(Building, **has, minion_discard=["Mass", "Mass"]) as scene:
        scene["Ann"].picks("Play Rally as Ops")
        if whose == "Ann":
            scene["Ann"].picks("Wrecker")
        scene["Ann"].picks("Lair")

        assert completed(scene) == [("Ann", "Wrecker")]
        assert scene.zone("domination_discard") == ("Lair",)


@pytest.mark.rule("SV-Q26")
def test_who_wins_first_leaves_the_others_nothing_to_complete():
    """
    Ann and Bob reach their fifth points at the same moment: the active Villain completes first, and that is that.
    """
    has = {name: {"projects": ["Lair"], "facilities": ["Castle", "Castle"]} for name in ("Ann", "Bob")}
    has["Bob"]["hand"] = ["Rally"]
    with lair(Building, **has, active=1, minion_discard=["Mass", "Mass"]) as scene:
        scene["Bob"].picks("Play Rally as Ops")

        assert scene.outcome.winners == (1,)
        assert scene["Ann"].zone("projects") == ("Lair",)


# ------------------------------------------------------------------------------------------------ in step 2


@pytest.mark.rule("SV-Q27")
def test_no_mob_can_be_put_on_a_project_that_is_being_turned():
    """
    A Scaffold that is complete, Ann's only Project, finds no place for a Mob, not on itself either.
    """
    with lair(Building, Ann={"hand": ["Mass"], "projects": ["Scaffold"]}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert scene.zone("minion_discard") == ("Mass",)
        assert scene["Ann"].zone("facilities") == ("Scaffold",)


@pytest.mark.rule("SV-Q27")
def test_a_mob_goes_past_the_project_that_is_being_turned():
    """
    A Scaffold asks which of Ann's other Projects the Mob goes to, and does not name itself.
    """
    ann = {"hand": ["Mass"], "projects": ["Scaffold", "Colossus", "Temple"]}
    with lair(Building, Ann=ann) as scene:
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Scaffold")

        scene.can_pick_exactly("Colossus", "Temple")
        scene["Ann"].picks("Colossus")


@pytest.mark.rule("SV-026")
def test_a_project_completed_by_another_one_is_turned_first():
    """
    A Scaffold puts a Mob that completes a Lair: this is done with before the Scaffold itself is turned.
    """
    ann = {"hand": ["Mass"], "projects": ["Scaffold", "Lair"]}
    with lair(Building, Ann=ann) as scene:
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Scaffold")

        assert completed(scene) == [("Ann", "Lair"), ("Ann", "Scaffold")]


@pytest.mark.rule("SV-Q27", "SV-028")
def test_a_project_that_destroys_itself_when_complete_is_not_turned():
    """
    A Wrecker is a Project without Mobs when it works: it can destroy itself, and nobody rejoices over it.
    """
    ann = {"hand": ["Mass"], "projects": ["Wrecker", "Colossus"], "facilities": ["Temple"]}
    with lair(Building, Ann=ann) as scene:
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Wrecker")
        scene["Ann"].picks("Wrecker")

        assert scene.zone("domination_discard") == ("Wrecker",)
        assert scene["Ann"].zone("facilities") == ("Temple",)
        assert scene["Ann"].hand == ()
        scene.did_not_happen("ProjectCompleted")


@pytest.mark.rule("SV-Q27")
def test_a_project_that_comes_back_in_the_meantime_is_a_new_one():
    """
    A Phoenix leaves the table when it is complete and comes back: it is a Project still, and Mobs can be laid on it.
    """
    with lair(Building, Ann={"hand": ["Mass", "Eager"], "projects": ["Phoenix"]}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Play Eager as a Mob")

        assert scene["Ann"].zone("projects") == ("Phoenix",)
        assert scene.card("Phoenix", of="Ann").mobs == ("Eager",)
        scene.did_not_happen("ProjectCompleted")


@pytest.mark.rule("SV-Q27")
def test_a_project_that_is_moved_in_the_meantime_is_not_turned():
    """
    A Gift goes to Bob when it is complete: it is a Project of Bob's now, who has to build it anew.
    """
    with lair(Building, Ann={"hand": ["Mass"], "projects": ["Gift"]}, Bob={"hand": ["Crew"]}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert scene["Bob"].zone("projects") == ("Gift",)
        scene.did_not_happen("ProjectCompleted")

        scene["Ann"].passes()
        scene["Bob"].picks("Launch an Asteroid")
        scene["Bob"].picks("Play Crew as a Mob")
        assert scene.card("Gift", of="Bob").mobs == ("Crew",)


# ------------------------------------------------------------------------------------------------ in other hands


@pytest.mark.rule("SV-Q27")
def test_a_project_that_is_given_to_the_active_villain_is_built_anew():
    """
    Bob's Gift becomes Ann's Project, on which she can play Mobs again, although it is her turn.
    """
    with lair(Building, Ann={"hand": ["Rally", "Crew"]}, Bob={"projects": ["Gift"]}, minion_discard=["Mass"]) as scene:
        scene["Ann"].picks("Play Rally as Ops")

        assert scene["Ann"].zone("projects") == ("Gift",)
        scene.can_pick("Play Crew as a Mob")


@pytest.mark.rule("SV-026", "SV-Q26")
def test_a_waiting_project_that_changes_hands_is_completed_by_whoever_has_it_then():
    """
    Ann's Burglar takes Bob's Lair, which has what it needs: it is completed for Ann.
    """
    ann = {"hand": ["Rally", "Mass"], "projects": ["Burglar"]}
    with lair(Building, Ann=ann, Bob={"projects": ["Lair"]}, minion_discard=["Mass", "Mass"]) as scene:
        scene["Ann"].picks("Play Rally as Ops")

        assert completed(scene) == [("Ann", "Burglar"), ("Ann", "Lair")]


@pytest.mark.rule("SV-026", "SV-Q26")
@pytest.mark.parametrize("victim", ["Lair", "Gang"])
def test_what_has_not_enough_any_more_is_not_offered_for_completion(victim):
    """
    Wrecker destroys the Lair, or a Mob that it needs: of what is left, the Shed, nobody is asked.
    """
    ann = {"hand": ["Rally"], "projects": ["Wrecker", site("Lair", "Crew"), "Shed"]}
    with lair(Building, Ann=ann, minion_discard=["Mass", "Gang", "Mass"]) as scene:
        scene["Ann"].picks("Play Rally as Ops")
        scene["Ann"].picks("Wrecker")
        scene["Ann"].picks(victim)

        scene.expect("Ann", kind="day")
        assert completed(scene) == [("Ann", "Wrecker"), ("Ann", "Shed")]
