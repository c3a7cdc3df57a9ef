"""Abilities (SV-034 to SV-044, SV-103, SV-104, SV-Q15 to SV-Q17, SV-Q19, SV-Q28 to SV-Q30)."""

import pytest

from tabletop.conditions import mine
from tabletop.games.supervillain import (
    Destroyed,
    Domination,
    MobDestroyed,
    Supervillain,
    by_my_asteroid,
    destroy_this_facility,
    once_per_turn,
    up_to,
    whenever,
)
from tabletop.games.supervillain.testing import asteroid, bluff_safe, lair, mob, site
from tests.games.supervillain.small import SmallGalaxy

FORGE = "Forge: Draw a Minion card"
CAVE_IN = "Mine: Destroy it to draw a Minion card"
BLAST = "Mine: Destroy it to draw two Minion cards"
WHICH_FIRST = "Which of these comes first?"


class Barracks(Domination, cost=300, points=0, copies=4):
    """
    Secret Facility, once per turn: you may play one more Mob without the word Boosted this turn.
    Secret Facility, destroy this: the same.
    """

    @once_per_turn()
    async def drill(self) -> None:
        """Play one more Mob"""
        self.controller.allow_one_more_mob()

    @destroy_this_facility
    async def mutiny(self) -> None:
        """Destroy it to play one more Mob"""
        self.controller.allow_one_more_mob()


class Vendetta(Domination, cost=300, points=0, copies=4):
    """Secret Facility, whenever one of your Mobs is destroyed: destroy another Villain's Mob, then draw a card."""

    @whenever(MobDestroyed, mine)
    async def retaliate(self, destroyed: MobDestroyed) -> None:
        """Destroy a Mob of another Villain"""
        mob = await self.choose("Which Mob do you destroy?", self.game.mobs_not_of(self.controller))
        if mob is not None:
            await self.game.destroy(mob)
        await self.controller.draw()


class Relay(Domination, cost=300, points=0, copies=4):
    """Secret Facility, whenever an Asteroid of yours destroys something: launch an Asteroid."""

    @whenever(Destroyed, by_my_asteroid)
    async def reload(self, destroyed: Destroyed) -> None:
        """Launch an Asteroid"""
        await self.controller.launch(about=self)


class Morgue(Domination, cost=300, points=0, copies=4):
    """Secret Facility, whenever one of your Mobs is destroyed: put it on one of your Projects."""

    @whenever(MobDestroyed, mine)
    async def revive(self, destroyed: MobDestroyed) -> None:
        """Put a Minion card from the discard pile on one of your Projects"""
        await self.controller.recycle(up_to(1000), about=self)


class Machines(SmallGalaxy):
    """A small galaxy where one thing leads to another."""

    id = "supervillain-small-machines"
    cards = (*SmallGalaxy.cards, Barracks, Vendetta, Relay, Morgue)


def points(scene, seat=0):
    """Tell how many Domination points a Villain has."""
    return scene.view().players[seat].values["points"]


def kinds(scene, *among):
    """List which of some kinds of things happened, in order."""
    return [event.kind for event in scene.events() if event.kind in among]


def drawers(scene):
    """List who has drawn cards, in order."""
    return [event.fields["player"].name for event in scene.events("Drew")]


def in_any_order(scene):
    """Let abilities that are all alike come in the order in which they are named."""
    while scene.decision.kind == "order":
        scene.pick(scene.options[0])


# ------------------------------------------------------------------------------------------------ both sides of a card


@pytest.mark.rule("SV-103")
@pytest.mark.parametrize("card", [card for card in Supervillain.cards if issubclass(card, Domination)])
def test_every_domination_card_has_a_project_ability_and_a_facility_ability(card):
    """
    The text of each Domination card has one line for each of its two sides.
    """
    sides = [line.strip().partition(":")[0].partition(",")[0] for line in (card.__doc__ or "").splitlines()]

    assert (sides.count("Project"), sides.count("Secret Facility")) == (1, 1)


@pytest.mark.rule("SV-037")
def test_a_facility_ability_does_not_work_on_a_project(small):
    """
    A Forge that is a Project can't be used, and a Shrine that is one does not mourn.
    """
    ann = {"hand": ["Vandal"], "projects": ["Forge", "Shrine", site("Colossus", "Crew")]}
    with small(Ann=ann) as scene:
        scene.cannot_pick(FORGE)
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Crew")

        scene.did_not_happen("Drew")


@pytest.mark.rule("SV-037", "SV-040")
def test_a_project_does_not_strike_back_if_destroyed(small):
    """
    A Launchpad that is destroyed as a Project launches nothing.
    """
    with small(Ann={"hand": ["Vandal"]}, Bob={"projects": ["Launchpad"]}) as scene:
        scene["Ann"].picks("Play Vandal as Ops")

        assert scene.zone("domination_discard") == ("Launchpad",)
        assert scene["Bob"].zone("asteroids") == ()


@pytest.mark.rule("SV-037")
def test_a_project_ability_does_not_work_on_a_facility(small):
    """
    A Mine that is a Secret Facility offers only what stands on that side.
    """
    with small(Ann={"facilities": ["Mine"]}) as scene:
        scene.can_pick_exactly(BLAST, "Pass")


@pytest.mark.rule("SV-036")
def test_a_project_ability_may_go_on_as_long_as_it_is_a_project(small):
    """
    Each Mob on a Temple counts 100 million more; the Mobs on other Projects do not.
    """
    with small(Ann={"projects": [site("Temple", "Crew"), site("Colossus", "Crew")]}) as scene:
        assert scene.card("Temple", of="Ann").workforce == 200
        assert scene.card("Temple", of="Ann").missing == 100
        assert scene.card("Colossus", of="Ann").workforce == 100


@pytest.mark.rule("SV-037", "SV-036")
def test_a_project_ability_that_went_on_ends_with_the_project(small):
    """
    A Temple that is a Secret Facility makes no Mobs stronger.
    """
    with small(Ann={"projects": [site("Colossus", "Crew")], "facilities": ["Temple"]}) as scene:
        assert scene.card("Colossus", of="Ann").workforce == 100


# ------------------------------------------------------------------------------------------------ when complete


@pytest.mark.rule("SV-034")
def test_what_a_project_does_when_complete_it_does_once(small):
    """
    A Forge draws one card when it is completed, and none when another Project is.
    """
    with small(Ann={"hand": ["Mass", "Foreman", "Mass"], "projects": ["Forge", "Lair"]}) as scene:
        scene["Ann"].picks("Play Foreman as Ops")
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Forge")
        after = drawers(scene)
        scene["Ann"].picks("Play Mass as a Mob")

        assert after == ["Ann"]
        assert drawers(scene) == ["Ann"]


@pytest.mark.rule("SV-034")
def test_a_project_that_is_destroyed_was_not_completed(small):
    """
    A Forge that a Vandal destroys draws nothing for Bob.
    """
    with small(Ann=["Vandal"], Bob={"projects": ["Forge"]}) as scene:
        scene["Ann"].picks("Play Vandal as Ops")

        assert scene.zone("domination_discard") == ("Forge",)
        scene.did_not_happen("Drew")


# ----------------------------------------------------------------------------------------------- destroy this: Projects


@pytest.mark.rule("SV-035")
def test_a_project_is_destroyed_first_and_then_its_ability_is_used(small):
    """
    A Mine goes to the discard pile, then Ann draws a card.
    """
    with small(Ann={"projects": ["Mine"]}) as scene:
        scene["Ann"].picks(CAVE_IN)

        assert scene.zone("domination_discard") == ("Mine",)
        assert kinds(scene, "ProjectDestroyed", "Drew") == ["ProjectDestroyed", "Drew"]
        scene.cannot_pick(CAVE_IN, BLAST)


@pytest.mark.rule("SV-035", "SV-Q17")
def test_the_mobs_on_a_project_are_destroyed_with_it(small):
    """
    Both Mobs on a Mine go with it, and the Shrine mourns for each of them.
    """
    ann = {"projects": [site("Mine", "Crew", mob("Sturdy"))], "facilities": ["Shrine"]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks(CAVE_IN)
        in_any_order(scene)

        assert scene.zone("minion_discard") == ("Crew", "Sturdy")
        assert kinds(scene, "MobDestroyed", "ProjectDestroyed") == ["MobDestroyed", "MobDestroyed", "ProjectDestroyed"]
        assert drawers(scene) == ["Ann"] * 3


@pytest.mark.rule("SV-Q17")
def test_a_project_and_its_mobs_are_each_a_destruction(small):
    """
    A Crypt welcomes a Project and the two Mobs on it: three cards.
    """
    with small(Ann=["Vandal"], Bob={"projects": [site("Colossus", "Crew", "Gang")], "facilities": ["Crypt"]}) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Colossus")
        in_any_order(scene)

        assert drawers(scene) == ["Bob"] * 3


@pytest.mark.rule("SV-Q17", "SV-094")
def test_whose_mobs_are_destroyed_with_a_project_orders_them_on_the_pile(small):
    """
    If the order of the pile is played for, Bob says how his Mobs go there when Ann's Vandal destroys their Project.
    """
    bob = {"projects": [site("Colossus", "Crew", "Gang")]}
    with small(Ann=["Vandal"], Bob=bob, options={"pile_in_order": True}) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Colossus")
        scene["Bob"].is_asked("In which order do these Mobs go to the discard pile?")
        scene["Bob"].picks("Gang", "Crew")

        assert scene.zone("minion_discard") == ("Vandal", "Gang", "Crew")


@pytest.mark.rule("SV-035", "SV-Q28")
def test_nobody_destroys_a_project_in_anothers_turn(small):
    """
    On Ann's Day only her Mine is on offer, and only to her.
    """
    with small(Ann={"projects": ["Mine"]}, Bob={"projects": ["Mine"]}) as scene:
        scene["Ann"].is_asked(kind="day")
        scene["Ann"].picks(CAVE_IN)

        assert scene["Bob"].zone("projects") == ("Mine",)
        scene.cannot_pick(CAVE_IN)


# ------------------------------------------------------------------------------------------------ once per turn


@pytest.mark.rule("SV-038")
def test_a_facility_works_once_per_turn(small):
    """
    A Forge draws a card, and is no longer on offer.
    """
    with small(Ann={"facilities": ["Forge"]}) as scene:
        scene["Ann"].picks(FORGE)

        assert drawers(scene) == ["Ann"]
        scene.cannot_pick(FORGE)


@pytest.mark.rule("SV-038")
def test_a_facility_works_again_in_its_villains_next_turn(small):
    """
    After Bob's turn, in which nobody is offered it, Ann's Forge draws again.
    """
    with small(Ann={"facilities": ["Forge"]}) as scene:
        scene["Ann"].picks(FORGE)
        scene["Ann"].passes()
        scene["Bob"].picks("Start a new Project")
        scene["Bob"].is_asked(kind="day")
        scene.cannot_pick(FORGE)
        scene["Bob"].passes()
        scene["Ann"].picks("Start a new Project")

        scene["Ann"].is_asked(kind="day")
        scene.can_pick(FORGE)


@pytest.mark.rule("SV-038")
def test_nobody_has_to_use_a_facility(small):
    """
    Ann ends her Day with a Forge unused, and draws nothing for it.
    """
    with small(Ann={"facilities": ["Forge"]}) as scene:
        scene.can_pick_exactly(FORGE, "Pass")
        scene["Ann"].passes()

        assert "Ann" not in drawers(scene)


@pytest.mark.rule("SV-Q29")
def test_each_copy_of_a_facility_works_once_per_turn(small):
    """
    Of two Forges each draws a card in the same turn.
    """
    with small(Ann={"facilities": ["Forge", "Forge"]}) as scene:
        scene["Ann"].picks(next(option for option in scene.options if option.startswith(FORGE)))
        scene["Ann"].picks(FORGE)

        assert drawers(scene) == ["Ann", "Ann"]
        scene.cannot_pick(FORGE)


@pytest.mark.rule("SV-Q29")
def test_a_facility_that_is_built_anew_is_not_fresh_again_in_that_turn(small):
    """
    A Forge that was used, turned back and completed once more can't be used until Ann's next turn.
    """
    ann = {"hand": ["Rebuilder", "Mass"], "facilities": ["Forge"]}
    with small(Ann=ann, minion_deck=["Crew", "Crew", "Crew"]) as scene:
        scene["Ann"].picks(FORGE)
        scene["Ann"].picks("Play Rebuilder as Ops")
        scene["Ann"].picks("Play Mass as a Mob")

        assert scene["Ann"].zone("facilities") == ("Forge",)
        scene.cannot_pick(FORGE)


@pytest.mark.rule("SV-Q29")
def test_a_facility_that_was_not_used_can_be_used_when_it_is_built_anew(small):
    """
    A Forge that was turned back and completed in one turn can be used if it has not been.
    """
    ann = {"hand": ["Rebuilder", "Mass"], "facilities": ["Forge"]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Rebuilder as Ops")
        scene["Ann"].picks("Play Mass as a Mob")

        scene.can_pick(FORGE)


@pytest.mark.rule("SV-104")
@pytest.mark.parametrize(("card", "ability"), [("Forge", FORGE), ("Mine", BLAST)])
def test_a_facility_can_be_used_in_the_turn_in_which_it_was_completed(small, card, ability):
    """
    What was a Project a moment ago works as a Secret Facility at once.
    """
    with small(Ann={"hand": ["Mass"], "projects": [card]}) as scene:
        scene.cannot_pick(ability)
        scene["Ann"].picks("Play Mass as a Mob")
        before = len(drawers(scene))
        scene["Ann"].picks(ability)

        assert len(drawers(scene)) > before


@pytest.mark.rule("SV-Q28")
def test_abilities_are_not_used_in_the_morning(small):
    """
    In Act III Ann has only the choice between Project and Asteroid, whatever she has.
    """
    with small(Ann={"facilities": ["Forge", "Mine"], "projects": ["Mine"]}, phase="act three") as scene:
        scene.can_pick_exactly("Start a new Project", "Launch an Asteroid")
        scene["Ann"].picks("Start a new Project")

        scene.can_pick(FORGE, BLAST, CAVE_IN)


@pytest.mark.rule("SV-Q28")
def test_abilities_are_not_used_in_the_evening(small):
    """
    In the Evening Ann is asked what she discards, and nothing else.
    """
    with small(Ann={"hand": ["Crew"] * 7 + ["Gang"], "facilities": ["Forge"]}, phase="evening") as scene:
        scene["Ann"].is_asked("Which Minion cards do you discard?")

        scene.cannot_pick(FORGE)
        scene["Ann"].picks("Gang")


# --------------------------------------------------------------------------------------------- destroy this: facilities


@pytest.mark.rule("SV-039")
def test_a_facility_is_destroyed_first_and_then_its_ability_is_used(small):
    """
    A Mine goes to the discard pile with its point, then Ann draws two cards.
    """
    with small(Ann={"facilities": ["Mine"]}) as scene:
        before = points(scene)
        scene["Ann"].picks(BLAST)

        assert (before, points(scene)) == (1, 0)
        assert scene.zone("domination_discard") == ("Mine",)
        assert kinds(scene, "FacilityDestroyed", "Drew") == ["FacilityDestroyed", "Drew", "Drew"]


@pytest.mark.rule("SV-039", "SV-Q28")
def test_nobody_destroys_a_facility_in_anothers_turn(small):
    """
    Bob's Mine is on offer neither to Ann nor to Bob on her Day, and nobody has to destroy one.
    """
    with small(Ann={"facilities": ["Shed"]}, Bob={"facilities": ["Mine"]}) as scene:
        scene["Ann"].is_asked(kind="day")

        scene.can_pick_exactly("Pass")


@pytest.mark.rule("SV-041", "SV-040")
def test_a_facility_that_works_if_destroyed_is_not_destroyed_at_will(small):
    """
    With a Launchpad there is nothing that Ann could do.
    """
    with small(Ann={"facilities": ["Launchpad"]}) as scene:
        scene.can_pick_exactly("Pass")


# ----------------------------------------------------------------------------------------------- whenever, if destroyed


@pytest.mark.rule("SV-040")
def test_a_facility_reacts_every_time(small):
    """
    A Temple rejoices over each of two Projects that are completed in one turn.
    """
    ann = {"hand": ["Foreman", "Mass", "Mass"], "projects": ["Lair", "Shed"], "facilities": ["Temple"]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Foreman as Ops")
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Lair")
        scene["Ann"].picks("Play Mass as a Mob")

        assert drawers(scene) == ["Ann", "Ann"]


@pytest.mark.rule("SV-040")
def test_a_facility_reacts_in_anothers_turn_and_nobody_is_asked_whether(small):
    """
    Ann destroys a Mob of Bob: his Shrine draws a card at once, in her turn.
    """
    bob = {"projects": [site("Colossus", "Crew")], "facilities": ["Shrine"]}
    with small(Ann=["Vandal"], Bob=bob) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Crew")

        assert drawers(scene) == ["Bob"]
        scene["Ann"].is_asked(kind="day")


@pytest.mark.rule("SV-040")
def test_a_facility_that_is_destroyed_strikes_back_in_anothers_turn(small):
    """
    Ann destroys Bob's Launchpad: it is Bob who aims its Asteroid, and he has to.
    """
    with small(Ann=["Vandal"], Bob={"facilities": ["Launchpad"]}, Cid=[]) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Bob"].is_asked()
        scene.can_pick_exactly("Ann", "Cid")
        scene["Bob"].picks("Cid")

        assert len(scene["Bob"].zone("asteroids")) == 1


@pytest.mark.rule("SV-040")
def test_only_the_facility_that_is_destroyed_strikes_back(small):
    """
    Of Bob's two Launchpads the one that stands launches nothing, and neither does Ann's.
    """
    bob = {"facilities": ["Launchpad", "Launchpad"]}
    with small(Ann={"hand": ["Vandal"], "facilities": ["Launchpad"]}, Bob=bob) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks(next(option for option in scene.options if "Bob" in option))

        assert len(scene.events("Launched")) == 1
        scene.happened("Launched", villain="Bob", target="Ann")


@pytest.mark.rule("SV-Q15", "SV-040")
def test_a_facility_does_not_react_to_its_own_destruction_but_others_do(small):
    """
    Of Bob's two Crypts, by Asteroid or by Ops, the one that is destroyed draws nothing and the other one does.
    """
    ann = {"asteroids": [asteroid("Shed", at="Bob", charged=True)], "hand": ["Vandal"]}
    with small(Ann=ann, Bob={"facilities": ["Crypt", "Crypt"]}, phase="act one") as scene:
        scene["Ann"].picks(scene.options[0])
        by_asteroid = drawers(scene)
        scene["Ann"].picks("Launch an Asteroid")
        scene["Ann"].picks("Play Vandal as Ops")

        assert by_asteroid == ["Ann", "Bob", "Ann"]
        assert drawers(scene) == by_asteroid
        assert scene["Bob"].zone("facilities") == ()


# ------------------------------------------------------------------------------------------------ turned back


@pytest.mark.rule("SV-042")
def test_a_facility_that_is_turned_back_brings_no_points_any_more(small):
    """
    A Castle that becomes a Project of Bob again costs him its two points.
    """
    with small(Ann=["Rebuilder"], Bob={"facilities": ["Castle"]}) as scene:
        before = points(scene, 1)
        scene["Ann"].picks("Play Rebuilder as Ops")

        assert (before, points(scene, 1)) == (2, 0)
        assert scene["Bob"].zone("projects") == ("Castle",)


@pytest.mark.rule("SV-042")
def test_a_facility_that_is_turned_back_works_as_a_project_again(small):
    """
    A Mine can be destroyed for one card again instead of two.
    """
    with small(Ann={"hand": ["Rebuilder"], "facilities": ["Mine"]}) as scene:
        scene["Ann"].picks("Play Rebuilder as Ops")

        scene.can_pick_exactly(CAVE_IN, "Pass")


@pytest.mark.rule("SV-042")
def test_what_went_on_goes_on_again_when_a_facility_is_turned_back(small):
    """
    A Temple that is turned back needs a Mob of 200 million, and does not rejoice over another Project.
    """
    ann = {"hand": ["Rebuilder", "Mass", "Crew", "Foreman"], "projects": ["Shed"], "facilities": ["Temple"]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Foreman as Ops")
        scene["Ann"].picks("Play Rebuilder as Ops")
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Shed")
        scene["Ann"].picks("Play Crew as a Mob")

        assert scene.card("Temple", of="Ann").workforce == 200
        scene.did_not_happen("Drew")


@pytest.mark.rule("SV-Q19", "SV-067")
def test_a_token_is_discarded_when_a_facility_is_turned_back(small):
    """
    A guarded Lair becomes a Project without its Asteroid-proof token.
    """
    with small(Ann=["Rebuilder"], Bob={"facilities": [bluff_safe("Lair")]}) as scene:
        scene["Ann"].picks("Play Rebuilder as Ops")

        assert scene.card("Lair", of="Bob").zone == "projects"
        assert scene.card("Lair", of="Bob").tokens == {}


@pytest.mark.rule("SV-Q19")
def test_the_full_cost_is_paid_anew_for_what_was_turned_back(small):
    """
    A Forge that is turned back takes Mobs again, needs all 300 million, and works once more when it has them.
    """
    ann = {"hand": ["Rebuilder", "Gang", "Eager"], "facilities": ["Forge"]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Rebuilder as Ops")
        scene["Ann"].picks("Play Gang as a Mob")
        missing = scene.card("Forge", of="Ann").missing
        scene["Ann"].picks("Play Eager as a Mob")

        assert missing == 100
        assert scene["Ann"].zone("facilities") == ("Forge",)
        assert drawers(scene) == ["Ann"]


# ----------------------------------------------------------------------------------------------- to the end of the turn


@pytest.mark.rule("SV-043")
@pytest.mark.parametrize("gone", [False, True])
def test_what_a_facility_gave_lasts_to_the_end_of_the_turn(gone):
    """
    Ann may play one more Mob because of a Barracks, also if that is destroyed for it.
    """
    ann = {"hand": ["Crew", "Gang", "Mass"], "projects": ["Colossus"], "facilities": ["Barracks"]}
    with lair(Machines, Ann=ann) as scene:
        scene["Ann"].picks("Barracks: Destroy it to play one more Mob" if gone else "Barracks: Play one more Mob")
        scene["Ann"].picks("Play Crew as a Mob")
        scene["Ann"].picks("Play Gang as a Mob")

        assert scene.card("Colossus", of="Ann").mobs == ("Crew", "Gang")
        assert scene.why_not("Play Mass as a Mob") == "You have played your Mob of this turn."


@pytest.mark.rule("SV-043")
def test_an_extra_mob_that_is_not_played_is_lost():
    """
    Ann does not play her extra Mob: in her next turn she may play one, as ever.
    """
    ann = {"hand": ["Crew", "Gang"], "projects": ["Colossus"], "facilities": ["Barracks"]}
    with lair(Machines, Ann=ann, minion_deck=["Mass", "Mass"]) as scene:
        scene["Ann"].picks("Barracks: Play one more Mob")
        scene["Ann"].passes()
        scene["Bob"].picks("Launch an Asteroid")
        scene["Bob"].passes()
        scene["Ann"].picks("Launch an Asteroid")
        scene["Ann"].picks("Play Crew as a Mob")

        assert scene.why_not("Play Gang as a Mob") == "You have played your Mob of this turn."


# ----------------------------------------------------------------------------------------------- discarded or destroyed


@pytest.mark.rule("SV-044")
def test_what_goes_from_hand_to_the_pile_is_discarded_and_not_destroyed(small):
    """
    A Crypt welcomes neither Minion cards that are discarded nor the Asteroid that is shot down with them.
    """
    with small(
        Ann={"hand": ["Crew", "Gang"], "facilities": ["Crypt"]}, Bob={"asteroids": [asteroid("Shed", at="Ann")]}
    ) as scene:
        scene["Ann"].picks("Discard Minion cards (2) to shoot down Shed")

        assert scene.zone("minion_discard") == ("Crew", "Gang")
        assert kinds(scene, "Discarded", "ShotDown", "Drew") == ["Discarded", "Discarded", "ShotDown"]


@pytest.mark.rule("SV-044")
def test_what_goes_from_the_table_to_the_pile_is_destroyed_but_its_token_is_not(small):
    """
    A Mob with an Asteroid-proof token is destroyed: a Crypt welcomes one thing and not two.
    """
    bob = {"projects": [site("Colossus", mob("Crew"))], "facilities": ["Crypt"]}
    with small(Ann=["Vandal"], Bob=bob) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Crew")

        assert scene.zone("minion_discard") == ("Vandal", "Crew")
        assert scene.card("Crew", zone="minion_discard").tokens == {}
        assert drawers(scene) == ["Bob"]


# ------------------------------------------------------------------------------------------------ several at once


@pytest.mark.rule("SV-Q30", "SV-093")
@pytest.mark.parametrize(("active", "order"), [(0, ["Ann", "Bob", "Cid"]), (1, ["Bob", "Cid", "Ann"])])
def test_the_active_villains_facilities_react_first(small, active, order):
    """
    Everybody's Crypt welcomes what a Vandal destroys: the active Villain's first, then clockwise.
    """
    has = {name: {"facilities": ["Crypt"]} for name in ("Ann", "Bob", "Cid")}
    has[order[0]]["hand"] = ["Vandal"]
    has["Cid"]["projects"] = ["Shed"]
    with small(**has, active=active) as scene:
        scene[order[0]].picks("Play Vandal as Ops")
        scene[order[0]].picks("Shed")

        assert drawers(scene) == order


@pytest.mark.rule("SV-Q30")
@pytest.mark.parametrize("first", ["Shrine", "Vendetta"])
def test_a_villain_orders_the_reactions_of_own_facilities(first):
    """
    Bob's Shrine and his Vendetta react to one destroyed Mob in Ann's turn: Bob says which goes first.
    """
    ann = {"hand": ["Vandal"], "projects": [site("Colossus", "Gang")]}
    bob = {"projects": [site("Colossus", "Crew")], "facilities": ["Shrine", "Vendetta"]}
    with lair(Machines, Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Crew")
        scene["Bob"].is_asked(WHICH_FIRST)
        scene["Bob"].picks(next(option for option in scene.options if option.startswith(first)))

        happened = kinds(scene, "MobDestroyed", "Drew")
        by_first = {"Shrine": ["Drew", "MobDestroyed", "Drew"], "Vendetta": ["MobDestroyed", "Drew", "Drew"]}
        assert happened == ["MobDestroyed", *by_first[first]]


@pytest.mark.rule("SV-Q30", "SV-Q16")
def test_one_reaction_is_carried_out_fully_before_the_next():
    """
    Bob's Vendetta destroys a Mob in its turn: what that sets off is done, then its own rest, then Cid's Crypt.
    """
    bob = {"projects": [site("Colossus", "Crew")], "facilities": ["Vendetta"]}
    cid = {"projects": [site("Colossus", "Gang")], "facilities": ["Crypt"]}
    with lair(Machines, Ann=["Vandal"], Bob=bob, Cid=cid) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Crew")

        told = [event for event in scene.events() if event.kind in ("MobDestroyed", "Drew")]
        assert [event.kind for event in told] == ["MobDestroyed", "MobDestroyed", "Drew", "Drew", "Drew"]
        assert drawers(scene) == ["Cid", "Bob", "Cid"]


@pytest.mark.rule("SV-Q30", "SV-Q16")
def test_reactions_to_reactions_come_first():
    """
    Ann's and Bob's Vendettas answer each other: each is over only when what it set off is.
    """
    ann = {"hand": ["Vandal"], "projects": [site("Colossus", "Mass")], "facilities": ["Vendetta"]}
    bob = {"projects": [site("Colossus", "Crew", "Gang")], "facilities": ["Vendetta"]}
    with lair(Machines, Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Crew")

        destroyed = [event.fields["card"].name for event in scene.events("MobDestroyed")]
        assert destroyed == ["Crew", "Mass", "Gang"]
        assert drawers(scene) == ["Bob", "Ann", "Bob"]


# ----------------------------------------------------------------------------------------------- in the middle of Act I


@pytest.mark.rule("SV-Q16")
def test_an_asteroid_launched_in_ones_own_first_act_does_not_hit_in_it():
    """
    Ann's Relay launches because her Asteroid has hit: the new one is in flight still when Act I is over.
    """
    ann = {"asteroids": [asteroid("Shed", at="Bob")], "facilities": ["Relay"]}
    bob = {"projects": [site("Colossus", "Crew", "Gang")]}
    with lair(Machines, Ann=ann, Bob=bob, phase="act one", domination_deck=["Lair"]) as scene:
        scene["Ann"].picks("Crew")
        scene["Ann"].is_asked(kind="launch or build")

        assert scene["Ann"].zone("asteroids") == ("Lair",)
        assert scene.card("Colossus", of="Bob").mobs == ("Gang",)
        scene["Ann"].picks("Start a new Project")


@pytest.mark.rule("SV-Q16")
def test_an_asteroid_launched_in_the_first_act_hits_in_the_next_turn():
    """
    What Ann's Relay has launched hits at the start of her next turn.
    """
    ann = {"asteroids": [asteroid("Shed", at="Bob")], "facilities": ["Relay"]}
    bob = {"projects": [site("Colossus", "Crew", "Gang")]}
    with lair(Machines, Ann=ann, Bob=bob, phase="act one", domination_deck=["Lair"]) as scene:
        scene["Ann"].picks("Crew")
        scene["Ann"].picks("Start a new Project")
        scene["Ann"].passes()
        scene["Bob"].picks("Start a new Project")
        scene["Bob"].passes()

        assert scene.card("Colossus", of="Bob").mobs == ()
        scene.happened("FlightEnded", asteroid="Lair")
        scene["Ann"].picks("Start a new Project")


@pytest.mark.rule("SV-Q16")
def test_what_an_asteroid_sets_off_is_over_before_the_next_one_hits():
    """
    Bob's Morgue lays the first Asteroid's victim on his Lair and so completes it; then Ann's second Asteroid hits.
    """
    flying = [asteroid("Shed", at="Bob"), asteroid("Castle", at="Bob")]
    bob = {"projects": [site("Colossus", "Mass"), site("Lair", "Crew")], "facilities": ["Morgue"]}
    with lair(Machines, Ann={"asteroids": flying}, Bob=bob, phase="act one") as scene:
        scene["Ann"].picks("Shed")
        scene["Ann"].picks("Mass")
        scene["Bob"].picks("Lair")

        order = kinds(scene, "MobDestroyed", "MobPut", "ProjectCompleted", "FlightEnded")
        assert order == ["MobDestroyed", "MobPut", "ProjectCompleted", "FlightEnded", "FlightEnded"]
        assert scene["Bob"].zone("facilities") == ("Morgue", "Lair")
        scene["Ann"].picks("Start a new Project")


@pytest.mark.rule("SV-Q16", "SV-040")
def test_a_facility_that_is_hit_strikes_back_before_the_flight_is_over(small):
    """
    Bob's Launchpad launches in Ann's Act I: that is done with before her Asteroid is laid aside.
    """
    ann = {"asteroids": [asteroid("Shed", at="Bob", charged=True)]}
    with small(Ann=ann, Bob={"facilities": ["Launchpad"]}, phase="act one") as scene:
        assert kinds(scene, "FacilityDestroyed", "Launched", "FlightEnded") == [
            "FacilityDestroyed",
            "Launched",
            "FlightEnded",
        ]
        assert len(scene["Bob"].zone("asteroids")) == 1
        scene["Ann"].picks("Start a new Project")
