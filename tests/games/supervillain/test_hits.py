"""Asteroids that hit, tokens, and what is set off by it (SV-006, SV-056 to SV-074, SV-Q01, SV-Q15, SV-Q16, SV-Q18, SV-Q19)."""

import pytest

from tabletop.conditions import mine
from tabletop.games.supervillain import (
    Destroyed,
    Domination,
    FacilityDestroyed,
    MobDestroyed,
    by_my_asteroid,
    if_destroyed,
    up_to,
    whenever,
)
from tabletop.games.supervillain.testing import asteroid, bluff_safe, lair, mob, site
from tests.games.supervillain.small import PEOPLE, SITES, SmallGalaxy

BUILD, LAUNCH = "Start a new Project", "Launch an Asteroid"
DRAW = "Draw a Minion card"


class Battery(Domination, cost=300, points=0, copies=4):
    """Secret Facility, whenever an Asteroid of yours destroys anything: launch an Asteroid."""

    @whenever(Destroyed, by_my_asteroid)
    async def fire(self, destroyed: Destroyed) -> None:
        """Launch an Asteroid"""
        await self.controller.launch(about=self)


class Hook(Domination, cost=300, points=0, copies=4):
    """Secret Facility, whenever an Asteroid of yours destroys anything: retarget an Asteroid of another Villain."""

    @whenever(Destroyed, by_my_asteroid)
    async def catch(self, destroyed: Destroyed) -> None:
        """Retarget an Asteroid"""
        await self.controller.retarget(self.game.asteroids_not_of(self.controller), about=self)


class Phoenix(Domination, cost=300, points=0, copies=4):
    """Secret Facility, if destroyed: put a Minion card from the discard pile on one of your Projects."""

    @if_destroyed
    async def rise(self, destroyed: FacilityDestroyed) -> None:
        """Put a Minion card on a Project"""
        await self.controller.recycle(up_to(1000), about=self)


class Grudge(Domination, cost=300, points=0, copies=4):
    """Secret Facility, whenever one of your Mobs is destroyed: destroy a Mob of another Villain."""

    @whenever(MobDestroyed, mine)
    async def retaliate(self, destroyed: MobDestroyed) -> None:
        """Destroy a Mob"""
        you = self.controller
        victim = await you.choose("Which Mob?", self.game.mobs_not_of(you), about=self)
        if victim is not None:
            await self.game.destroy(victim)


class StormOfTests(SmallGalaxy):
    """The small galaxy with Secret Facilities that do more when something is destroyed."""

    id = "supervillain-storm"
    title = "Supervillain, a storm for tests"
    cards = (*SITES, *PEOPLE, Battery, Hook, Phoenix, Grudge)


def storm(**told):
    """Lay a table of the small galaxy with cards that are set off by destruction."""
    return lair(StormOfTests, **told)


def morning(small, *, charged=False, hand=(), facilities=(), **told):
    """Begin Ann's Morning with an Asteroid of hers that is aimed at Bob."""
    ann = {"hand": list(hand), "facilities": list(facilities), "asteroids": [asteroid("Shed", "Bob", charged=charged)]}
    return small(phase="act one", Ann=ann, **told)


def kinds(scene, *wanted):
    """Return what happened of some kinds, in order."""
    return [event.kind for event in scene.events() if event.kind in wanted]


# ------------------------------------------------------------------------------------------------ Act I


@pytest.mark.rule("SV-006")
def test_every_asteroid_of_the_active_villain_hits_in_act_one(small):
    """
    Two of Ann's hit Bob and Cid before she draws the card of Act II and turns up the one of Act III.
    """
    ann = {"asteroids": [asteroid("Shed", "Bob"), asteroid("Lair", "Cid")]}
    bob, cid = {"projects": [site("Colossus", "Crew")]}, {"projects": [site("Castle", "Gang")]}
    with small(phase="act one", Ann=ann, Bob=bob, Cid=cid) as scene:
        scene["Ann"].picks("Shed")

        scene["Ann"].is_asked(kind="launch or build")
        assert scene.zone("minion_discard") == ("Crew", "Gang")
        assert scene.zone("domination_discard") == ("Shed", "Lair")
        assert kinds(scene, "Drew", "FlightEnded", "TurnedUp") == [
            "Drew", "FlightEnded", "Drew", "FlightEnded", "Drew", "TurnedUp",
        ]  # fmt: skip


@pytest.mark.rule("SV-006")
def test_asteroids_of_other_villains_do_not_hit_in_act_one(small):
    """
    In Ann's Morning what Bob and Cid have launched flies on, wherever it is aimed.
    """
    ann = {"projects": [site("Lair", "Crew")]}
    bob, cid = {"asteroids": [asteroid("Shed", "Ann")]}, {"asteroids": [asteroid("Castle", "Bob", charged=True)]}
    with small(phase="act one", Ann=ann, Bob=bob, Cid=cid) as scene:
        scene["Ann"].is_asked(kind="launch or build")

        scene.did_not_happen("FlightEnded")
        assert scene["Bob"].zone("asteroids") == ("Shed",)
        assert scene["Cid"].zone("asteroids") == ("Castle",)


@pytest.mark.rule("SV-Q01")
@pytest.mark.parametrize("order", [("Shed", "Lair", "Castle"), ("Castle", "Shed", "Lair"), ("Lair", "Castle", "Shed")])
def test_the_owner_picks_each_time_which_asteroid_hits_next(small, order):
    """
    Ann is asked before the first and before the second of three; the last one needs no choice.
    """
    ann = {"asteroids": [asteroid(card, "Bob") for card in ("Shed", "Lair", "Castle")]}
    with small(phase="act one", Ann=ann) as scene:
        scene.can_pick_exactly("Shed", "Lair", "Castle")
        scene["Ann"].picks(order[0])
        scene.can_pick_exactly(*[card for card in ("Shed", "Lair", "Castle") if card != order[0]])
        scene["Ann"].picks(order[1])

        assert scene.zone("domination_discard") == order


@pytest.mark.rule("SV-Q01")
def test_an_asteroid_hits_fully_before_the_next_one_is_picked(small):
    """
    When Ann is asked for the second one, the first has destroyed its victim and lies in the discard pile.
    """
    ann = {"asteroids": [asteroid(card, "Bob") for card in ("Shed", "Lair", "Castle")]}
    scene = small(phase="act one", Ann=ann, Bob={"projects": [site("Colossus", "Crew", "Gang")]})
    scene["Ann"].picks("Lair")
    scene["Ann"].picks("Gang")

    scene["Ann"].is_asked("Which Asteroid hits next?")
    assert scene.zone("minion_discard") == ("Gang",)
    assert scene.zone("domination_discard") == ("Lair",)


# ------------------------------------------------------------------------------------------------ the four steps


@pytest.mark.rule("SV-056", "SV-063", "SV-065")
@pytest.mark.parametrize("charged", [False, True])
def test_the_owner_draws_a_card_even_if_nothing_can_be_hit(small, charged):
    """
    Bob has nothing: Ann draws for the hit and for Act II, and the Asteroid is gone all the same.
    """
    with morning(small, charged=charged, minion_deck=["Crew", "Gang"]) as scene:
        assert scene["Ann"].hand == ("Crew", "Gang")
        assert scene.zone("domination_discard") == ("Shed",)
        scene.did_not_happen("Destroyed")


@pytest.mark.rule("SV-056")
def test_the_owner_draws_before_choosing_the_victim(small):
    """
    The card is in Ann's hand when she is asked what the Asteroid hits, and Bob draws nothing.
    """
    scene = morning(small, Bob={"projects": [site("Colossus", "Crew", "Gang")]}, minion_deck=["Mass"])

    scene["Ann"].is_asked("What does the Asteroid hit?")
    assert scene["Ann"].hand == ("Mass",)
    assert scene["Bob"].hand == ()


@pytest.mark.rule("SV-057", "SV-060", "SV-061")
def test_an_uncharged_asteroid_destroys_one_mob_of_the_target(small):
    """
    Ann chooses among Bob's Mobs: no Project, no facility, nothing of Cid's or her own, and she can't pass.
    """
    bob = {"projects": [site("Colossus", "Crew", "Gang"), site("Shed", "Eager"), "Lair"], "facilities": ["Castle"]}
    cid = {"projects": [site("Forge", "Quick")]}
    with morning(small, Bob=bob, Cid=cid) as scene:
        scene["Ann"].is_asked("What does the Asteroid hit?")
        scene.can_pick_exactly("Crew", "Gang", "Eager")
        scene["Ann"].picks("Gang")

        assert scene.zone("minion_discard") == ("Gang",)
        assert scene.card("Colossus", of="Bob").mobs == ("Crew",)
        scene.happened("MobDestroyed", card="Gang")


@pytest.mark.rule("SV-057", "SV-063")
def test_an_uncharged_asteroid_does_nothing_to_a_villain_without_mobs(small):
    """
    Bob's empty Project and his facility are safe from it.
    """
    with morning(small, Bob={"projects": ["Lair"], "facilities": ["Castle"]}) as scene:
        scene["Ann"].is_asked(kind="launch or build")

        assert scene["Bob"].zone("projects") == ("Lair",)
        assert scene["Bob"].zone("facilities") == ("Castle",)
        assert scene.zone("domination_discard") == ("Shed",)


@pytest.mark.rule("SV-058", "SV-059", "SV-060", "SV-061")
def test_a_charged_asteroid_may_hit_mobs_empty_projects_and_facilities(small):
    """
    Ann chooses among all of Bob's but the Project with a Mob on it, and she can't pass.
    """
    bob = {"projects": [site("Colossus", "Crew"), "Lair"], "facilities": ["Castle"]}
    scene = morning(small, charged=True, Bob=bob, Cid={"facilities": ["Forge"]})

    scene["Ann"].is_asked("What does the Asteroid hit?")
    scene.can_pick_exactly("Crew", "Lair", "Castle")


@pytest.mark.rule("SV-058", "SV-066")
@pytest.mark.parametrize(
    ("victim", "kind", "minions", "dominations"),
    [
        ("Crew", "MobDestroyed", ("Crew",), ("Shed",)),
        ("Lair", "ProjectDestroyed", (), ("Lair", "Shed")),
        ("Castle", "FacilityDestroyed", (), ("Castle", "Shed")),
    ],
)
def test_what_is_destroyed_goes_to_the_discard_pile_of_its_kind(small, victim, kind, minions, dominations):
    """
    A Mob goes to the Minion discard pile, a Project or a facility to the Domination discard pile.
    """
    bob = {"projects": [site("Colossus", "Crew"), "Lair"], "facilities": ["Castle"]}
    with morning(small, charged=True, Bob=bob) as scene:
        scene["Ann"].picks(victim)

        scene.happened(kind, card=victim)
        assert scene.zone("minion_discard") == minions
        assert scene.zone("domination_discard") == dominations


@pytest.mark.rule("SV-059")
def test_the_mobs_of_a_project_keep_a_charged_asteroid_off_it(small):
    """
    A Project with a single protected Mob can't be hit; when the Mob is gone, the next Asteroid hits the Project.
    """
    ann = {"asteroids": [asteroid("Shed", "Bob", charged=True), asteroid("Forge", "Bob", charged=True)]}
    with small(phase="act one", Ann=ann, Bob={"projects": [site("Lair", mob("Crew"))]}) as scene:
        scene["Ann"].picks("Shed")

        assert scene.zone("domination_discard") == ("Shed", "Lair", "Forge")
        assert kinds(scene, "MobDestroyed", "ProjectDestroyed") == ["MobDestroyed", "ProjectDestroyed"]


@pytest.mark.rule("SV-060", "SV-Q18")
def test_the_target_has_no_say_in_what_is_hit(small):
    """
    Bob has a protected facility and an unprotected one: Ann picks the one without, and Bob is never asked.
    """
    with morning(small, charged=True, Bob={"facilities": [bluff_safe("Castle"), "Lair"]}) as scene:
        scene["Ann"].is_asked("What does the Asteroid hit?")
        scene["Ann"].picks("Lair")

        scene["Ann"].is_asked(kind="launch or build")
        assert scene["Bob"].zone("facilities") == ("Castle",)
        assert scene.card("Castle", of="Bob").tokens == {"TOKEN": 1}


@pytest.mark.rule("SV-061")
def test_the_only_possible_victim_is_destroyed_without_a_choice(small):
    """
    Ann's Asteroid destroys the one Mob Bob has, whether she likes it or not.
    """
    with morning(small, Bob={"projects": [site("Lair", "Crew")]}) as scene:
        scene["Ann"].is_asked(kind="launch or build")

        assert scene.zone("minion_discard") == ("Crew",)


@pytest.mark.rule("SV-062", "SV-069")
def test_the_owner_may_choose_a_protected_mob_and_only_strip_it(small):
    """
    Ann may hit the Crew without a token or the Gang with one; if she hits the Gang it loses just the token.
    """
    with morning(small, Bob={"projects": [site("Colossus", "Crew", mob("Gang"))]}) as scene:
        scene.can_pick_exactly("Crew", "Gang")
        scene["Ann"].picks("Gang")

        assert scene.card("Colossus", of="Bob").mobs == ("Crew", "Gang")
        assert scene.card("Gang", of="Bob").tokens == {}


@pytest.mark.rule("SV-065")
def test_the_asteroid_is_discarded_last_and_loses_its_charge(small):
    """
    A charged Asteroid destroys, sets off the Shrine, and then goes to the discard pile without its Charge token.
    """
    bob = {"projects": [site("Colossus", "Crew")], "facilities": ["Shrine"]}
    with morning(small, charged=True, Bob=bob) as scene:
        scene["Ann"].picks("Crew")

        told = [event for event in scene.events() if event.kind in ("Drew", "MobDestroyed", "FlightEnded")]
        assert [event.kind for event in told] == ["Drew", "MobDestroyed", "Drew", "FlightEnded", "Drew"]
        assert scene.card("Shed", zone="domination_discard").tokens == {}
        assert scene["Ann"].zone("asteroids") == ()


# ------------------------------------------------------------------------------------------------ what a hit sets off


@pytest.mark.rule("SV-064", "SV-Q15")
@pytest.mark.parametrize("order", [("Ann", "Cid", "Bob"), ("Cid", "Bob", "Ann"), ("Bob", "Ann", "Cid")])
def test_the_owner_of_the_asteroid_orders_what_it_sets_off_whosever_it_is(small, order):
    """
    Crypts of Ann, Bob and Cid react to a Mob destroyed by Ann's Asteroid; she says each time which comes first.
    """
    crypts = {"facilities": ["Crypt"]}
    bob = {"projects": [site("Lair", "Crew")], **crypts}
    with morning(small, facilities=["Crypt"], Bob=bob, Cid=crypts, Dot=[]) as scene:
        scene["Ann"].is_asked("Which of these comes first?", kind="order")
        scene["Ann"].picks(f"Crypt: {DRAW} ({order[0]})")
        scene["Ann"].is_asked("Which of these comes first?", kind="order")
        scene["Ann"].picks(f"Crypt: {DRAW} ({order[1]})")

        drawn = [event.fields["player"].name for event in scene.events("Drew")]
        assert drawn == ["Ann", *order, "Ann"]


@pytest.mark.rule("SV-064")
def test_a_villain_does_not_order_what_anothers_asteroid_sets_off_of_theirs(small):
    """
    Both abilities are Bob's, and the Asteroid is Ann's: she is asked.
    """
    scene = morning(small, Bob={"projects": [site("Lair", "Crew")], "facilities": ["Crypt", "Shrine"]})

    scene["Ann"].is_asked("Which of these comes first?", kind="order")
    scene.can_pick_exactly(f"Crypt: {DRAW}", f"Shrine: {DRAW}")


@pytest.mark.rule("SV-064")
def test_what_is_destroyed_without_an_asteroid_is_not_ordered_across_villains(small):
    """
    A Vandal of Ann's does it on her Day: the abilities go clockwise from her, and nobody is asked.
    """
    crypts = {"facilities": ["Crypt"]}
    bob = {"projects": [site("Lair", "Crew")], **crypts}
    with small(Ann={"hand": ["Vandal"], **crypts}, Bob=bob, Cid=crypts) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Crew")

        scene["Ann"].is_asked(kind="day")
        assert [event.fields["player"].name for event in scene.events("Drew")] == ["Ann", "Bob", "Cid"]


@pytest.mark.rule("SV-Q15")
def test_facilities_whose_condition_does_not_fit_stay_silent_in_a_hit(small):
    """
    Bob's Shrine mourns the Mob that he lost, Cid's Shrine does not.
    """
    bob, cid = {"projects": [site("Lair", "Crew")], "facilities": ["Shrine"]}, {"facilities": ["Shrine"]}
    with morning(small, Bob=bob, Cid=cid) as scene:
        assert len(scene["Bob"].hand) == 1
        assert scene["Cid"].hand == ()


@pytest.mark.rule("SV-Q15")
def test_a_destroyed_facility_does_not_react_to_its_own_destruction_by_whenever(small):
    """
    Ann's charged Asteroid destroys Bob's Crypt: it draws nothing for him, while Cid's draws for him.
    """
    with morning(small, charged=True, Bob={"facilities": ["Crypt"]}, Cid={"facilities": ["Crypt"]}) as scene:
        assert scene["Bob"].hand == ()
        assert len(scene["Cid"].hand) == 1


@pytest.mark.rule("SV-Q15", "SV-040")
def test_a_destroyed_facility_fires_what_it_does_if_destroyed(small):
    """
    Ann's charged Asteroid destroys Bob's Launchpad: he launches an Asteroid, and aims it himself.
    """
    with morning(small, charged=True, Bob={"facilities": ["Launchpad"]}, Cid=[], domination_deck=["Castle"]) as scene:
        scene["Bob"].is_asked("Into whom do you launch the Asteroid?")
        scene["Bob"].picks("Cid")

        assert scene["Bob"].zone("asteroids") == ("Castle",)
        assert scene["Bob"].card("Castle").target == "Cid"


@pytest.mark.rule("SV-Q15")
def test_what_a_facility_does_if_destroyed_waits_for_its_own_destruction(small):
    """
    Ann's charged Asteroid destroys Bob's Castle: neither his Launchpad nor Cid's launches anything.
    """
    bob, cid = {"facilities": ["Launchpad", "Castle"]}, {"facilities": ["Launchpad"]}
    with morning(small, charged=True, Bob=bob, Cid=cid) as scene:
        scene["Ann"].picks("Castle")

        scene["Ann"].is_asked(kind="launch or build")
        scene.did_not_happen("Launched")


@pytest.mark.rule("SV-064", "SV-Q15")
@pytest.mark.parametrize("first", ["Launchpad: Launch an Asteroid", f"Crypt: {DRAW}"])
def test_the_owner_of_the_asteroid_orders_an_if_destroyed_among_the_others(small, first):
    """
    Bob's Launchpad is destroyed and Cid's Crypt reacts to it: Ann says which comes first.
    """
    bob, cid = {"facilities": ["Launchpad"]}, {"facilities": ["Crypt"]}
    with morning(small, charged=True, Bob=bob, Cid=cid, domination_deck=["Castle"]) as scene:
        scene["Ann"].is_asked("Which of these comes first?")
        scene["Ann"].picks(first)
        scene["Bob"].is_asked("Into whom do you launch the Asteroid?")
        drawn_before = len(scene["Cid"].hand)
        scene["Bob"].picks("Ann")

        assert drawn_before == (0 if first.startswith("Launchpad") else 1)
        assert len(scene["Cid"].hand) == 1


@pytest.mark.rule("SV-037")
def test_a_project_that_is_destroyed_does_nothing_that_it_would_do_as_a_facility(small):
    """
    A Launchpad that is still a Project launches nothing when a charged Asteroid destroys it.
    """
    with morning(small, charged=True, Bob={"projects": ["Launchpad"]}, Cid=[]) as scene:
        scene["Ann"].is_asked(kind="launch or build")

        scene.did_not_happen("Launched")
        assert scene.zone("domination_discard") == ("Launchpad", "Shed")


# ------------------------------------------------------------------------------------------------ hits within hits


@pytest.mark.rule("SV-Q16", "SV-006")
def test_an_asteroid_launched_in_ones_own_act_one_does_not_hit_in_it():
    """
    Ann's Battery launches an Asteroid at Bob while hers hits: it flies on, and Bob's other Mob lives.
    """
    ann = {"facilities": ["Battery"], "asteroids": [asteroid("Shed", "Bob")]}
    bob = {"projects": [site("Colossus", "Crew", "Gang")]}
    with storm(phase="act one", Ann=ann, Bob=bob, domination_deck=["Castle", "Lair"]) as scene:
        scene["Ann"].picks("Crew")

        scene["Ann"].is_asked(kind="launch or build")
        assert scene["Ann"].zone("asteroids") == ("Castle",)
        assert scene.card("Colossus", of="Bob").mobs == ("Gang",)


@pytest.mark.rule("SV-Q16")
def test_an_asteroid_launched_in_ones_own_act_one_hits_in_the_next():
    """
    What the Battery launched hits at the start of Ann's next turn, and sets off the next one.
    """
    ann = {"facilities": ["Battery"], "asteroids": [asteroid("Shed", "Bob")]}
    bob = {"projects": [site("Colossus", "Crew", "Gang")]}
    with storm(phase="act one", Ann=ann, Bob=bob, domination_deck=["Castle", "Lair", "Forge", "Mine"]) as scene:
        scene["Ann"].picks("Crew")
        scene["Ann"].picks(BUILD)
        scene["Ann"].passes()
        scene["Bob"].picks(BUILD)
        scene["Bob"].passes()

        scene["Ann"].is_asked(kind="launch or build")
        assert scene.card("Colossus", of="Bob").mobs == ()
        assert scene["Ann"].zone("asteroids") == ("Mine",)


@pytest.mark.rule("SV-Q16", "SV-076")
def test_an_asteroid_retargeted_in_ones_own_act_one_does_not_hit_in_it():
    """
    Ann's Hook catches Bob's Asteroid in the middle of a hit: it is hers, and hits in her next turn.
    """
    ann = {"facilities": ["Hook"], "asteroids": [asteroid("Shed", "Bob")]}
    bob = {"projects": [site("Colossus", "Crew", "Gang")], "asteroids": [asteroid("Castle", "Ann")]}
    with storm(phase="act one", Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Crew")

        scene["Ann"].is_asked(kind="launch or build")
        assert scene["Ann"].zone("asteroids") == ("Castle",)
        assert scene.card("Colossus", of="Bob").mobs == ("Gang",)


@pytest.mark.rule("SV-Q16")
def test_an_effect_in_a_hit_is_carried_out_fully_before_the_hit_goes_on():
    """
    Bob's Phoenix puts a Mass on his Lair: that is completed, and his Temple rejoices, before Ann's Asteroid is discarded.
    """
    bob = {"projects": [site("Lair", "Crew")], "facilities": ["Phoenix", "Temple"]}
    ann = {"asteroids": [asteroid("Shed", "Bob", charged=True)]}
    with storm(phase="act one", Ann=ann, Bob=bob, minion_discard=["Mass"]) as scene:
        scene["Ann"].picks("Phoenix")

        told = kinds(scene, "FacilityDestroyed", "MobPut", "ProjectCompleted", "Drew", "FlightEnded", "TurnedUp")
        assert told == [
            "Drew", "FacilityDestroyed", "MobPut", "ProjectCompleted", "Drew", "FlightEnded", "Drew", "TurnedUp",
        ]  # fmt: skip
        assert len(scene["Bob"].hand) == 1
        assert scene["Bob"].zone("facilities") == ("Temple", "Lair")


@pytest.mark.rule("SV-Q16")
def test_an_asteroid_launched_in_a_hit_is_in_flight_before_the_next_one_hits(small):
    """
    Bob's Launchpad strikes back in the middle of Ann's Act I: only then is her second Asteroid next.
    """
    ann = {"asteroids": [asteroid("Shed", "Bob", charged=True), asteroid("Forge", "Bob")]}
    bob = {"facilities": ["Launchpad"], "projects": [site("Lair", "Crew")]}
    with small(phase="act one", Ann=ann, Bob=bob, Cid=[], domination_deck=["Castle"]) as scene:
        scene["Ann"].picks("Shed")
        scene["Ann"].picks("Launchpad")
        scene["Bob"].is_asked("Into whom do you launch the Asteroid?")
        assert scene["Ann"].zone("asteroids") == ("Shed", "Forge")
        scene["Bob"].picks("Cid")

        assert kinds(scene, "Launched", "FlightEnded") == ["Launched", "FlightEnded", "FlightEnded"]
        assert scene["Bob"].zone("asteroids") == ("Castle",)


@pytest.mark.rule("SV-Q16")
def test_what_a_reaction_to_a_hit_sets_off_comes_before_the_other_reactions():
    """
    Bob's Grudge destroys a Mob of Cid's in return, and Cid's Shrine mourns it at once; Bob's Shrine comes after that.
    """
    bob = {"projects": [site("Lair", "Crew")], "facilities": ["Grudge", "Shrine"]}
    cid = {"projects": [site("Forge", "Gang")], "facilities": ["Shrine"]}
    ann = {"asteroids": [asteroid("Shed", "Bob")]}
    with storm(phase="act one", Ann=ann, Bob=bob, Cid=cid) as scene:
        scene["Ann"].is_asked("Which of these comes first?")
        scene["Ann"].picks("Grudge: Destroy a Mob")

        assert [event.fields["player"].name for event in scene.events("Drew")] == ["Ann", "Cid", "Bob", "Ann"]


@pytest.mark.rule("SV-Q16", "SV-Q30")
def test_what_a_reaction_to_a_hit_sets_off_is_not_ordered_by_the_owner_of_the_asteroid():
    """
    Bob's Grudge destroys a Mob of Cid's in the middle of Ann's hit: Cid says which of his abilities comes first.
    """
    bob = {"projects": [site("Lair", "Crew")], "facilities": ["Grudge"]}
    cid = {"projects": [site("Castle", "Gang")], "facilities": ["Shrine", bluff_safe("Shrine")]}
    with storm(phase="act one", Ann={"asteroids": [asteroid("Shed", "Bob")]}, Bob=bob, Cid=cid) as scene:
        scene["Cid"].is_asked("Which of these comes first?", kind="order")
        scene["Cid"].picks(scene.options[0])

        assert [event.fields["player"].name for event in scene.events("Drew")] == ["Ann", "Cid", "Cid", "Ann"]


# ------------------------------------------------------------------------------------------------ Asteroid-proof tokens


@pytest.mark.rule("SV-067", "SV-Q19", "SV-042")
def test_a_token_goes_when_a_facility_becomes_a_project_again(small):
    """
    A protected Castle of Bob's is turned back: there is no token on the Project, and his points are gone.
    """
    with small(Ann=["Rebuilder"], Bob={"facilities": [bluff_safe("Castle")]}) as scene:
        scene["Ann"].picks("Play Rebuilder as Ops")

        assert scene["Bob"].zone("projects") == ("Castle",)
        assert scene.card("Castle", of="Bob").tokens == {}
        assert scene.view("Ann").players[1].values["points"] == 0


@pytest.mark.rule("SV-067")
def test_a_project_can_not_be_protected(small):
    """
    A Guard is offered Mobs and facilities, no Projects.
    """
    ann = {"hand": ["Guard"], "projects": [site("Lair", "Crew"), "Forge"], "facilities": ["Castle"]}
    scene = small(Ann=ann)
    scene["Ann"].picks("Play Guard as Ops")

    scene.can_pick_exactly("Crew", "Castle")


@pytest.mark.rule("SV-Q19")
def test_a_facility_turned_back_is_built_anew_at_full_cost(small):
    """
    Mobs may be laid on it again; 100 million are not enough for it, 300 are, and then there is no token on it.
    """
    ann = {"hand": ["Rebuilder", "Eager", "Gang"], "facilities": [bluff_safe("Castle")]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Rebuilder as Ops")
        scene["Ann"].picks("Play Eager as a Mob")
        assert scene.card("Castle", of="Ann").missing == 200
        assert scene["Ann"].zone("facilities") == ()
        scene["Ann"].picks("Play Gang as a Mob")

        assert scene["Ann"].zone("facilities") == ("Castle",)
        assert scene.card("Castle", of="Ann").tokens == {}


@pytest.mark.rule("SV-067")
@pytest.mark.parametrize("at", ["Crew", "Castle"])
def test_a_token_may_lie_on_a_mob_and_on_a_facility(small, at):
    """
    A Guard puts one where Ann says, also at another Villain's.
    """
    bob = {"projects": [site("Lair", "Crew")], "facilities": ["Castle"]}
    with small(Ann=["Guard"], Bob=bob) as scene:
        scene["Ann"].picks("Play Guard as Ops")
        scene["Ann"].picks(at)

        assert scene.card(at, of="Bob").tokens == {"TOKEN": 1}


@pytest.mark.rule("SV-068")
@pytest.mark.parametrize(
    "bob", [{"projects": [site("Lair", mob("Crew"))]}, {"facilities": [bluff_safe("Crypt")]}], ids=["Mob", "facility"]
)
def test_a_second_token_is_not_put(small, bob):
    """
    A Guard does nothing to what is protected already.
    """
    with small(Ann=["Guard"], Bob=bob) as scene:
        scene["Ann"].picks("Play Guard as Ops")

        assert scene.card("Crew" if "projects" in bob else "Crypt", of="Bob").tokens == {"TOKEN": 1}
        scene.did_not_happen("TokenPut")


@pytest.mark.rule("SV-069", "SV-072")
def test_a_token_saves_a_mob_from_an_uncharged_asteroid(small):
    """
    The token is discarded and the Mob stays; that is no destruction, so neither Shrine nor Crypt reacts.
    """
    bob = {"projects": [site("Lair", mob("Crew"))], "facilities": ["Shrine"]}
    with morning(small, facilities=["Crypt"], Bob=bob) as scene:
        assert scene.card("Lair", of="Bob").mobs == ("Crew",)
        assert scene.card("Crew", of="Bob").tokens == {}
        assert scene["Bob"].hand == ()
        assert len(scene["Ann"].hand) == 2
        scene.happened("TokenDiscarded", card="Crew")
        scene.did_not_happen("MobDestroyed")


@pytest.mark.rule("SV-056", "SV-065", "SV-069")
def test_an_asteroid_that_only_strips_a_token_is_spent(small):
    """
    Ann draws for the hit, and the Asteroid goes to the discard pile as ever.
    """
    with morning(small, Bob={"projects": [site("Lair", mob("Crew"))]}) as scene:
        assert len(scene["Ann"].hand) == 2
        assert scene.zone("domination_discard") == ("Shed",)


@pytest.mark.rule("SV-070")
def test_a_token_does_not_save_a_mob_from_a_charged_asteroid(small):
    """
    The Mob is destroyed together with its token: in the discard pile it has none, and the Shrine mourns.
    """
    bob = {"projects": [site("Lair", mob("Crew"))], "facilities": ["Shrine"]}
    with morning(small, charged=True, Bob=bob) as scene:
        scene["Ann"].picks("Crew")

        assert scene.zone("minion_discard") == ("Crew",)
        assert scene.card("Crew", zone="minion_discard").tokens == {}
        assert len(scene["Bob"].hand) == 1
        scene.did_not_happen("TokenDiscarded")


@pytest.mark.rule("SV-071", "SV-072")
def test_a_token_saves_a_facility_from_a_charged_asteroid(small):
    """
    Bob's Launchpad loses its token and stays, and since it was not destroyed it launches nothing.
    """
    with morning(small, charged=True, Bob={"facilities": [bluff_safe("Launchpad")]}, Cid=[]) as scene:
        scene["Ann"].is_asked(kind="launch or build")

        assert scene["Bob"].zone("facilities") == ("Launchpad",)
        assert scene.card("Launchpad", of="Bob").tokens == {}
        scene.did_not_happen("Launched")
        scene.did_not_happen("FacilityDestroyed")


@pytest.mark.rule("SV-Q18", "SV-062")
def test_a_charged_asteroid_may_be_wasted_on_a_protected_facility(small):
    """
    Ann picks the protected Castle although the Lair has no token, and the token saves what she picked.
    """
    with morning(small, charged=True, Bob={"facilities": [bluff_safe("Castle"), "Lair"]}) as scene:
        scene["Ann"].picks("Castle")

        assert scene["Bob"].zone("facilities") == ("Castle", "Lair")
        assert scene.card("Castle", of="Bob").tokens == {}


@pytest.mark.rule("SV-073")
def test_a_token_saves_only_once(small):
    """
    The first of two Asteroids takes the token of a Sturdy, the second destroys it, although the symbol is printed on it.
    """
    ann = {"asteroids": [asteroid("Shed", "Bob"), asteroid("Forge", "Bob")]}
    bob = {"projects": [site("Lair", mob("Sturdy"))]}
    with small(phase="act one", Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Shed")

        assert kinds(scene, "TokenDiscarded", "MobDestroyed") == ["TokenDiscarded", "MobDestroyed"]
        assert scene.zone("minion_discard") == ("Sturdy",)


@pytest.mark.rule("SV-073")
def test_a_printed_symbol_does_not_renew_a_token(small):
    """
    A Sturdy that has lost its token gets none when a turn begins and ends.
    """
    with morning(small, Bob={"projects": [site("Colossus", mob("Sturdy"))]}) as scene:
        scene["Ann"].picks(BUILD)
        scene["Ann"].passes()
        scene["Bob"].picks(BUILD)
        scene["Bob"].passes()

        assert scene.card("Sturdy", of="Bob").tokens == {}


@pytest.mark.rule("SV-074")
@pytest.mark.parametrize(("stolen", "tokens"), [(mob("Crew"), {"TOKEN": 1}), ("Sturdy", {})], ids=["with", "without"])
def test_a_stolen_mob_keeps_its_token_and_gets_no_new_one(small, stolen, tokens):
    """
    A protected Crew brings its token along; a Sturdy without one gets none, although the symbol is printed on it.
    """
    ann = {"hand": ["Thief"], "projects": ["Colossus"]}
    with small(Ann=ann, Bob={"projects": [site("Lair", stolen)]}) as scene:
        scene["Ann"].picks("Play Thief as Ops")

        name = scene.card("Colossus", of="Ann").mobs[0]
        assert scene.card("Lair", of="Bob").mobs == ()
        assert scene.card(name, of="Ann").tokens == tokens


@pytest.mark.rule("SV-Q03")
def test_swapped_mobs_keep_their_token_or_the_lack_of_one(small):
    """
    A Juggler swaps a protected Crew with a Sturdy that lost its token: each keeps what it had.
    """
    ann = {"hand": ["Juggler"], "projects": [site("Colossus", mob("Crew"))]}
    with small(Ann=ann, Bob={"projects": [site("Lair", "Sturdy")]}) as scene:
        scene["Ann"].picks("Play Juggler as Ops")
        scene["Ann"].picks("Crew")

        assert scene.card("Crew", of="Bob").tokens == {"TOKEN": 1}
        assert scene.card("Sturdy", of="Ann").tokens == {}


def test_tokens_do_not_help_against_other_effects(small):
    """
    A Vandal destroys a protected facility outright: tokens save from Asteroids only.
    """
    with small(Ann=["Vandal"], Bob={"facilities": [bluff_safe("Castle")]}) as scene:
        scene["Ann"].picks("Play Vandal as Ops")

        assert scene.zone("domination_discard") == ("Castle",)
        assert scene.card("Castle", zone="domination_discard").tokens == {}
        scene.did_not_happen("TokenDiscarded")


# ------------------------------------------------------------------------------------------------ told apart


def test_targets_of_one_name_are_told_apart_by_their_protection(small):
    """
    Of two Mobs of a name one is protected, which makes all the difference for a hit.
    """
    ann = {"asteroids": [asteroid("Shed", "Bob")]}
    bob = {"projects": [site("Colossus", mob("Sturdy"), "Sturdy")]}
    with small(phase="act one", Ann=ann, Bob=bob) as scene:
        scene.can_pick("Sturdy (Colossus, Bob)", "Sturdy (Colossus, Bob, protected)")
        scene["Ann"].picks("Sturdy (Colossus, Bob, protected)")

        assert scene.zone("minion_discard") == ()


def test_projects_of_one_name_are_told_apart_by_what_they_lack(small):
    """
    Ann may play a Mob on either of two Lairs, one of which has a Mob already.
    """
    with small(Ann={"hand": ["Crew"], "projects": [site("Lair", "Crew"), "Lair"]}) as scene:
        scene["Ann"].picks("Play Crew as a Mob")

        scene.can_pick_exactly("Lair (Ann, 200 missing)", "Lair (Ann, 300 missing)")
        scene["Ann"].picks("Lair (Ann, 300 missing)")
