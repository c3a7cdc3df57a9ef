"""The Domination cards that bring two points: each clause of them, and each ruling."""

import pytest

from tabletop.games.supervillain.testing import CHARGE, TOKEN, asteroid, bluff_safe, mob, site

TURN_BACK_TIME = "Chronosphere: Discard a Minion card to take another one with no more Power from the discard pile"
FLING = "Asteroid Foundry: Destroy it to launch an Asteroid"
CAST = "Asteroid Foundry: Discard a Minion card to launch an Asteroid"
CLONE = "Cloning Vats: Play one more Mob this turn"
ENTANGLE = "Gravity Net: Destroy it to shoot down any Asteroid"
SLING = "Gravity Net: Discard two Minion cards to retarget an Asteroid"
EMPTY = "Doomsday Silo: Destroy it to charge up to two of your Asteroids"

#: With these 700 million a Project of 1,100 to 1,300 is completed by Saboteurs of 600.
MOST_OF_IT = "Twin Volley"


# ------------------------------------------------------------------------------------------------ Transgalactic Bank


@pytest.mark.rule("SV-100")
@pytest.mark.parametrize(("played", "points"), [("Fuel Crew", 0), ("Payday", 2)])
def test_transgalactic_bank_costs_1200_million_and_brings_two_points(galaxy, played, points):
    """
    A Transgalactic Bank is not complete with 1,100 million of Power, and brings two points with 1,200.
    """
    with galaxy(Ann={"hand": [played], "projects": [site("Transgalactic Bank", MOST_OF_IT)]}) as scene:
        scene["Ann"].picks(f"Play {played} as a Mob")

        assert scene.view("Bob").players[0].values["points"] == points


def test_transgalactic_bank_draws_a_card_when_complete(galaxy):
    """
    As a Project a Transgalactic Bank draws one Minion card when it is complete.
    """
    ann = {"hand": ["Saboteurs"], "projects": [site("Transgalactic Bank", MOST_OF_IT)]}
    with galaxy(Ann=ann, minion_deck=["Volley", "Payday"], options={"own_completion": False}) as scene:
        scene["Ann"].picks("Play Saboteurs as a Mob")

        assert scene["Ann"].hand == ("Volley",)
        assert scene["Bob"].hand == ()


@pytest.mark.rule("SV-100")
def test_transgalactic_bank_pays_out_whenever_you_complete_a_project(galaxy):
    """
    As a Secret Facility a Transgalactic Bank draws one Minion card each time its Villain completes a Project.
    """
    ann = {
        "hand": ["Night Shift", "Payday"],
        "projects": [site("Bomb Depot", "Night Shift"), "Spy Satellite"],
        "facilities": ["Transgalactic Bank"],
    }
    with galaxy(Ann=ann, minion_deck=["Volley", "Overload"]) as scene:
        scene["Ann"].picks("Play Night Shift as a Mob")
        scene["Ann"].picks("Bomb Depot")
        first = scene["Ann"].hand
        scene["Ann"].picks("Play Payday as a Mob")

        assert first == ("Payday", "Volley")
        assert scene["Ann"].hand == ("Volley", "Overload")


def test_transgalactic_bank_pays_out_twice_if_there_are_two(galaxy):
    """
    Each of two Transgalactic Banks draws a card for the same Project; nobody is asked which comes first.
    """
    ann = {"hand": ["Payday"], "projects": ["Spy Satellite"], "facilities": ["Transgalactic Bank"] * 2}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        assert len(scene["Ann"].hand) == 2


def test_transgalactic_bank_does_not_care_what_others_complete(galaxy):
    """
    A Transgalactic Bank of Ann draws nothing when Bob completes a Project.
    """
    bob = {"hand": ["Payday"], "projects": ["Spy Satellite"]}
    with galaxy(Ann={"facilities": ["Transgalactic Bank"]}, Bob=bob, active=1) as scene:
        scene["Bob"].picks("Play Payday as a Mob")

        assert scene["Bob"].zone("facilities") == ("Spy Satellite",)
        assert scene["Ann"].hand == ()
        assert scene["Bob"].hand == ()


def test_transgalactic_bank_does_not_pay_out_while_it_is_a_project(galaxy):
    """
    A Transgalactic Bank that is still a Project draws nothing when another one is completed.
    """
    with galaxy(Ann={"hand": ["Payday"], "projects": ["Spy Satellite", "Transgalactic Bank"]}) as scene:
        scene["Ann"].picks("Play Payday as a Mob")
        scene["Ann"].picks("Spy Satellite")

        assert scene["Ann"].zone("facilities") == ("Spy Satellite",)
        assert scene["Ann"].hand == ()


@pytest.mark.parametrize(("own", "drawn"), [(True, 2), (False, 1)])
def test_transgalactic_bank_ruling_it_reacts_to_its_own_completion(galaxy, own, drawn):
    """
    A Transgalactic Bank draws as a Project, and once more as a Secret Facility, unless that switch is off.
    """
    ann = {"hand": ["Saboteurs"], "projects": [site("Transgalactic Bank", MOST_OF_IT)]}
    with galaxy(Ann=ann, options={"own_completion": own}) as scene:
        scene["Ann"].picks("Play Saboteurs as a Mob")

        assert len(scene["Ann"].hand) == drawn


def test_transgalactic_bank_ruling_the_game_is_over_before_it_draws(galaxy):
    """
    A Transgalactic Bank that brings the fifth point draws as a Project only: then the game is over.
    """
    ann = {
        "hand": ["Saboteurs"],
        "projects": [site("Transgalactic Bank", MOST_OF_IT)],
        "facilities": ["Star of Death", "Minion Academy"],
    }
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Play Saboteurs as a Mob")

        assert scene.outcome.winners == (0,)
        assert len(scene["Ann"].hand) == 1


# ------------------------------------------------------------------------------------------------ Chronosphere


@pytest.mark.rule("SV-098")
def test_chronosphere_takes_a_domination_card_from_the_discard_pile_when_complete(galaxy):
    """
    When a Chronosphere is complete its Villain takes any card of the Domination discard pile as a Project.
    """
    ann = {"hand": ["Saboteurs"], "projects": [site("Chronosphere", MOST_OF_IT)]}
    with galaxy(Ann=ann, domination_discard=["Wormhole", "Scrapyard"]) as scene:
        scene["Ann"].picks("Play Saboteurs as a Mob")
        scene.can_pick_exactly("Wormhole", "Scrapyard")
        scene["Ann"].picks("Scrapyard")

        assert scene["Ann"].zone("projects") == ("Scrapyard",)
        assert scene["Ann"].zone("asteroids") == ()
        assert scene.zone("domination_discard") == ("Wormhole",)


@pytest.mark.rule("SV-098")
def test_chronosphere_ruling_the_project_is_taken_before_it_is_turned(galaxy):
    """
    The card is taken while the Chronosphere is still a Project.
    """
    ann = {"hand": ["Saboteurs"], "projects": [site("Chronosphere", MOST_OF_IT)]}
    with galaxy(Ann=ann, domination_discard=["Wormhole", "Scrapyard"]) as scene:
        scene["Ann"].picks("Play Saboteurs as a Mob")

        assert "Chronosphere" in scene["Ann"].zone("projects")
        assert scene["Ann"].zone("facilities") == ()

        scene["Ann"].picks("Wormhole")

        assert scene["Ann"].zone("facilities") == ("Chronosphere",)


def test_chronosphere_takes_nothing_from_an_empty_pile(galaxy):
    """
    With an empty Domination discard pile a Chronosphere is just completed.
    """
    with galaxy(Ann={"hand": ["Saboteurs"], "projects": [site("Chronosphere", MOST_OF_IT)]}) as scene:
        scene["Ann"].picks("Play Saboteurs as a Mob")

        assert scene["Ann"].zone("projects") == ()
        assert scene["Ann"].zone("facilities") == ("Chronosphere",)


def test_chronosphere_exchanges_a_minion_card_for_one_with_no_more_power(galaxy):
    """
    For a card of 500 million a Chronosphere fetches one of at most 500 from the discard pile.
    """
    ann = {"hand": ["Payday", "Night Shift"], "facilities": ["Chronosphere"]}
    pile = ["Volley", "Press Gang", "Saboteurs", "Dismantlers"]
    with galaxy(Ann=ann, minion_discard=pile) as scene:
        scene["Ann"].picks(TURN_BACK_TIME)
        scene["Ann"].picks("Payday")
        scene.can_pick_exactly("Volley", "Press Gang")
        scene["Ann"].picks("Press Gang")

        assert scene["Ann"].hand == ("Night Shift", "Press Gang")
        assert scene.zone("minion_discard") == ("Volley", "Saboteurs", "Dismantlers", "Payday")


def test_chronosphere_ruling_the_card_just_discarded_cannot_be_taken_back(galaxy):
    """
    If nothing else in the pile is weak enough, the card that a Chronosphere has cost is gone for nothing.
    """
    ann = {"hand": ["Payday", "Night Shift"], "facilities": ["Chronosphere"]}
    with galaxy(Ann=ann, minion_discard=["Saboteurs"]) as scene:
        scene["Ann"].picks(TURN_BACK_TIME)
        scene["Ann"].picks("Payday")

        assert scene["Ann"].hand == ("Night Shift",)
        assert scene.zone("minion_discard") == ("Saboteurs", "Payday")


def test_chronosphere_may_bring_another_copy_of_the_card_it_costs(galaxy):
    """
    A second copy of the discarded card is another card: the Chronosphere may take it.
    """
    with galaxy(Ann={"hand": ["Payday"], "facilities": ["Chronosphere"]}, minion_discard=["Payday"]) as scene:
        scene["Ann"].picks(TURN_BACK_TIME)

        assert scene["Ann"].hand == ("Payday",)
        assert scene.zone("minion_discard") == ("Payday",)


def test_chronosphere_works_once_per_turn_and_not_without_a_card(galaxy):
    """
    A Chronosphere is not on offer for a second time in a turn, nor for an empty hand.
    """
    with galaxy(Ann={"hand": ["Payday"], "facilities": ["Chronosphere"]}, minion_discard=["Volley"]) as scene:
        scene["Ann"].picks(TURN_BACK_TIME)

        assert scene["Ann"].hand == ("Volley",)
        scene.cannot_pick(TURN_BACK_TIME)

    with galaxy(Ann={"facilities": ["Chronosphere"]}, minion_discard=["Volley"]) as scene:
        assert scene.why_not(TURN_BACK_TIME) == "Minion cards needed: 1. You have 0."


def test_chronosphere_turns_no_time_back_while_a_project_or_in_anothers_turn(galaxy):
    """
    What a Chronosphere offers as a Secret Facility it offers neither as a Project nor to anybody on Bob's Day.
    """
    with galaxy(Ann={"hand": ["Payday"], "projects": ["Chronosphere"]}, minion_discard=["Volley"]) as scene:
        scene.cannot_pick(TURN_BACK_TIME)

    ann, bob = {"hand": ["Payday"], "facilities": ["Chronosphere"]}, ["Payday"]
    with galaxy(Ann=ann, Bob=bob, minion_discard=["Volley"], active=1) as scene:
        scene["Bob"].is_asked("What do you do?")
        scene.cannot_pick(TURN_BACK_TIME)


# ------------------------------------------------------------------------------------------------ Star of Death


def star_nearly_complete(**more):
    """Lay a Star of Death before Ann that lacks her Dismantlers only."""
    return {"hand": ["Dismantlers"], "projects": [site("Star of Death", MOST_OF_IT)], **more}


def test_star_of_death_has_all_others_discard_two_cards_of_their_choice(galaxy):
    """
    When a Star of Death is complete the other Villains discard two Minion cards each, clockwise.
    """
    bob, cid = ["Payday", "Volley", "Overload"], ["Riveters", "Payday", "Volley"]
    with galaxy(Ann=star_nearly_complete(), Bob=bob, Cid=cid) as scene:
        scene["Ann"].picks("Play Dismantlers as a Mob")
        scene["Bob"].picks("Payday", "Overload")
        scene["Cid"].picks("Riveters", "Volley")

        assert scene["Bob"].hand == ("Volley",)
        assert scene["Cid"].hand == ("Payday",)
        assert scene.zone("minion_discard")[2:] == ("Payday", "Overload", "Riveters", "Volley")


@pytest.mark.parametrize("hand", [[], ["Payday"], ["Payday", "Volley"]])
def test_star_of_death_takes_all_they_have_if_fewer(galaxy, hand):
    """
    Who has no more than two Minion cards discards all of them to a Star of Death.
    """
    ann = star_nearly_complete(hand=["Dismantlers", "Riveters", "Overload", "Payday"])
    with galaxy(Ann=ann, Bob=hand) as scene:
        scene["Ann"].picks("Play Dismantlers as a Mob")

        assert scene["Bob"].hand == ()
        assert scene["Ann"].hand == ("Riveters", "Overload", "Payday")


def test_star_of_death_ruling_the_partner_discards_too(galaxy):
    """
    In Team Battle the partner is another Villain: a Star of Death makes all three discard.
    """
    hands = {name: ["Payday", "Volley"] for name in ("Bob", "Cid", "Dot")}
    with galaxy(Ann=star_nearly_complete(), **hands, options={"team_battle": True}) as scene:
        scene["Ann"].picks("Play Dismantlers as a Mob")

        assert [scene[name].hand for name in hands] == [(), (), ()]


@pytest.mark.parametrize(
    ("bob", "charged", "destroyed"),
    [
        ({"projects": [site("Wormhole", "Payday")]}, False, "MobDestroyed"),
        ({"projects": ["Wormhole"]}, True, "ProjectDestroyed"),
        ({"facilities": ["Wormhole"]}, True, "FacilityDestroyed"),
    ],
)
def test_star_of_death_draws_when_your_asteroid_destroys_something(galaxy, bob, charged, destroyed):
    """
    A Star of Death draws a card for a Mob, a Project or a Secret Facility that an Asteroid of its Villain destroys.

    The ruling: the card for the hit itself is drawn as well, and here the one of Act II.
    """
    ann = {"facilities": ["Star of Death"], "asteroids": [asteroid("Scrapyard", "Bob", charged=charged)]}
    with galaxy(Ann=ann, Bob=bob, phase="act one") as scene:
        scene["Ann"].picks("Start a new Project")

        scene.happened(destroyed)
        assert len(scene["Ann"].hand) == 3


@pytest.mark.parametrize("place", [{"projects": [site("Wormhole", mob("Payday"))]}, {"projects": []}])
def test_star_of_death_ruling_a_stripped_token_draws_nothing(galaxy, place):
    """
    A hit that takes a token only, or nothing, is no destruction to a Star of Death: two cards, for the hit and Act II.
    """
    ann = {"facilities": ["Star of Death"], "asteroids": [asteroid("Scrapyard", "Bob")]}
    with galaxy(Ann=ann, Bob=place, phase="act one") as scene:
        scene["Ann"].picks("Start a new Project")

        assert len(scene["Ann"].hand) == 2
        scene.did_not_happen("MobDestroyed")


def test_star_of_death_does_not_care_what_other_means_destroy(galaxy):
    """
    A Mob that Saboteurs destroy is none that an Asteroid destroys: the Star of Death draws nothing.
    """
    ann = {"hand": ["Saboteurs"], "facilities": ["Star of Death"]}
    with galaxy(Ann=ann, Bob={"projects": [site("Wormhole", "Payday")]}) as scene:
        scene["Ann"].picks("Play Saboteurs as Ops")

        scene.happened("MobDestroyed", card="Payday")
        assert scene["Ann"].hand == ()


def test_star_of_death_does_not_care_what_asteroids_of_others_destroy(galaxy):
    """
    Bob's Asteroid destroys a Mob of Cid, and the Star of Death of Ann draws nothing.
    """
    bob, cid = {"asteroids": [asteroid("Scrapyard", "Cid")]}, {"projects": [site("Wormhole", "Payday")]}
    with galaxy(Ann={"facilities": ["Star of Death"]}, Bob=bob, Cid=cid, active=1, phase="act one") as scene:
        scene["Bob"].picks("Start a new Project")

        scene.happened("MobDestroyed", card="Payday")
        assert scene["Ann"].hand == ()


def test_star_of_death_does_not_gloat_while_it_is_a_project(galaxy):
    """
    A Star of Death that is still a Project draws nothing for what an Asteroid destroys.
    """
    ann = {"projects": ["Star of Death"], "asteroids": [asteroid("Scrapyard", "Bob")]}
    with galaxy(Ann=ann, Bob={"projects": [site("Wormhole", "Payday")]}, phase="act one") as scene:
        scene["Ann"].picks("Start a new Project")

        scene.happened("MobDestroyed", card="Payday")
        assert len(scene["Ann"].hand) == 2


# ------------------------------------------------------------------------------------------------ Asteroid Foundry


def test_asteroid_foundry_is_destroyed_to_launch_an_asteroid(galaxy):
    """
    As a Project an Asteroid Foundry may be destroyed to launch the top Domination card into a Villain of one's choice.
    """
    with galaxy(Ann={"projects": ["Asteroid Foundry"]}, Bob=[], Cid=[], domination_deck=["Wormhole"]) as scene:
        scene["Ann"].picks(FLING)
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks("Cid")

        launched = scene.card("Wormhole", of="Ann")
        assert (launched.zone, launched.target, launched.face_up, launched.tokens) == ("asteroids", "Cid", False, {})
        assert scene.zone("domination_discard") == ("Asteroid Foundry",)
        assert scene["Ann"].zone("projects") == ()


def test_asteroid_foundry_takes_its_mobs_with_it(galaxy):
    """
    The Mobs on an Asteroid Foundry that is destroyed are destroyed as well.
    """
    with galaxy(Ann={"projects": [site("Asteroid Foundry", "Payday")]}) as scene:
        scene["Ann"].picks(FLING)

        scene.happened("MobDestroyed", card="Payday")
        assert scene.zone("minion_discard") == ("Payday",)
        assert len(scene["Ann"].zone("asteroids")) == 1


def test_asteroid_foundry_casts_an_asteroid_for_a_minion_card(galaxy):
    """
    As a Secret Facility an Asteroid Foundry launches an Asteroid for a Minion card, and stays.
    """
    ann = {"hand": ["Payday", "Volley"], "facilities": ["Asteroid Foundry"]}
    with galaxy(Ann=ann, Cid=[], domination_deck=["Wormhole", "Scrapyard"]) as scene:
        scene["Ann"].picks(CAST)
        scene["Ann"].picks("Volley")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks("Bob")

        assert scene["Ann"].hand == ("Payday",)
        assert scene.zone("minion_discard") == ("Volley",)
        assert scene["Ann"].zone("asteroids") == ("Wormhole",)
        assert scene.card("Wormhole", of="Ann").target == "Bob"
        assert scene["Ann"].zone("facilities") == ("Asteroid Foundry",)


def test_asteroid_foundry_casts_once_per_turn_and_not_without_a_card(galaxy):
    """
    An Asteroid Foundry works once per turn, and its card must be paid.
    """
    with galaxy(Ann={"hand": ["Payday", "Volley"], "facilities": ["Asteroid Foundry"]}) as scene:
        scene["Ann"].picks(CAST)
        scene["Ann"].picks("Payday")

        assert len(scene["Ann"].zone("asteroids")) == 1
        scene.cannot_pick(CAST)

    with galaxy(Ann={"facilities": ["Asteroid Foundry"]}) as scene:
        assert scene.why_not(CAST) == "Minion cards needed: 1. You have 0."


def test_asteroid_foundry_offers_what_its_side_says_on_its_villains_day_only(galaxy):
    """
    A Project flings, a Secret Facility casts, and on Bob's Day an Asteroid Foundry of Ann does neither.
    """
    with galaxy(Ann={"hand": ["Payday"], "projects": ["Asteroid Foundry"]}) as scene:
        scene.can_pick(FLING)
        scene.cannot_pick(CAST)

    with galaxy(Ann={"hand": ["Payday"], "facilities": ["Asteroid Foundry"]}) as scene:
        scene.can_pick(CAST)
        scene.cannot_pick(FLING)

    ann = {"hand": ["Payday"], "projects": ["Asteroid Foundry"], "facilities": ["Asteroid Foundry"]}
    with galaxy(Ann=ann, Bob=["Payday"], active=1) as scene:
        scene.cannot_pick(CAST, FLING)


# ------------------------------------------------------------------------------------------------ Cloning Vats


def test_cloning_vats_draw_two_cards_when_complete(galaxy):
    """
    When Cloning Vats are complete their Villain draws two Minion cards.
    """
    ann = {"hand": ["Saboteurs"], "projects": [site("Cloning Vats", "Twin Volley", "Night Shift")]}
    with galaxy(Ann=ann, minion_deck=["Volley", "Payday", "Overload"]) as scene:
        scene["Ann"].picks("Play Saboteurs as a Mob")

        assert scene["Ann"].zone("facilities") == ("Cloning Vats",)
        assert scene["Ann"].hand == ("Volley", "Payday")


def crowd(*facilities):
    """Give Ann four Mobs in hand and a Project that can take three of them."""
    return {
        "hand": ["Volley", "Volley", "Volley", "Fuel Crew"],
        "projects": ["Star of Death"],
        "facilities": list(facilities),
    }


@pytest.mark.parametrize("first", [True, False])
def test_cloning_vats_allow_one_more_mob(galaxy, first):
    """
    Before or after the first Mob: with Cloning Vats a second one may be played, and no third.
    """
    with galaxy(Ann=crowd("Cloning Vats")) as scene:
        for label in (CLONE, "Play Volley as a Mob") if first else ("Play Volley as a Mob", CLONE):
            scene["Ann"].picks(label)
        scene["Ann"].picks("Play Volley as a Mob")

        assert scene.card("Star of Death", of="Ann").mobs == ("Volley", "Volley")
        assert scene.why_not("Play Volley as a Mob") == "You have played your Mob of this turn."


def test_cloning_vats_do_nothing_unless_they_are_used(galaxy):
    """
    Cloning Vats that are not used, or are a Project, allow no second Mob.
    """
    with galaxy(Ann=crowd("Cloning Vats")) as scene:
        scene["Ann"].picks("Play Volley as a Mob")

        scene.cannot_pick("Play Volley as a Mob")

    with galaxy(Ann={**crowd(), "projects": ["Cloning Vats"]}) as scene:
        scene.cannot_pick(CLONE)


def test_cloning_vats_ruling_several_such_effects_add_up(galaxy):
    """
    Two Cloning Vats allow two more Mobs, each of them once per turn.
    """
    with galaxy(Ann=crowd("Cloning Vats", "Cloning Vats")) as scene:
        scene["Ann"].picks(f"{CLONE} (Ann)")
        scene["Ann"].picks(CLONE)
        scene.cannot_pick(CLONE)
        for _ in range(3):
            scene["Ann"].picks("Play Volley as a Mob")

        assert len(scene.card("Star of Death", of="Ann").mobs) == 3
        assert scene.why_not("Play Fuel Crew as a Mob") == "You have played your Mob of this turn."


def test_cloning_vats_ruling_the_permission_is_lost_at_the_end_of_the_turn(galaxy):
    """
    What Cloning Vats allowed and nobody used is gone in the next turn; then they may be used anew.
    """
    with galaxy(Ann=crowd("Cloning Vats")) as scene:
        scene["Ann"].picks(CLONE)
        scene["Ann"].passes()
        scene["Bob"].picks("Launch an Asteroid")
        scene["Bob"].passes()
        scene["Ann"].picks("Launch an Asteroid")
        scene["Ann"].picks("Play Volley as a Mob")

        scene.cannot_pick("Play Volley as a Mob")
        scene.can_pick(CLONE)


def test_cloning_vats_allow_no_second_ops(galaxy):
    """
    Cloning Vats are for Mobs: no further Ops may be played.
    """
    with galaxy(Ann={"hand": ["Payday", "Volley"], "facilities": ["Cloning Vats"]}) as scene:
        scene["Ann"].picks(CLONE)
        scene["Ann"].picks("Play Payday as Ops")

        assert scene.why_not("Play Volley as Ops") == "You have played your Ops of this turn."


def test_cloning_vats_work_for_their_villain_only(galaxy):
    """
    On Bob's Day nobody uses the Cloning Vats of Ann.
    """
    with galaxy(Ann={"facilities": ["Cloning Vats"]}, Bob={"projects": ["Star of Death"]}, active=1) as scene:
        scene.cannot_pick(CLONE)


# ------------------------------------------------------------------------------------------------ Gravity Net


@pytest.mark.parametrize("charged", [False, True])
def test_gravity_net_is_destroyed_to_shoot_down_any_asteroid(galaxy, charged):
    """
    As a Project a Gravity Net may be destroyed to shoot down any Asteroid of another Villain, wherever it flies.
    """
    bob = {"asteroids": [asteroid("Wormhole", "Cid", charged=charged), asteroid("Scrapyard", "Ann")]}
    ann = {"projects": ["Gravity Net"], "asteroids": [asteroid("Bomb Depot", "Bob")]}
    with galaxy(Ann=ann, Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks(ENTANGLE)
        scene.can_pick_exactly("Wormhole", "Scrapyard")
        scene["Ann"].picks("Wormhole")

        assert scene["Bob"].zone("asteroids") == ("Scrapyard",)
        assert scene.zone("domination_discard") == ("Gravity Net", "Wormhole")


def test_gravity_net_is_destroyed_for_nothing_without_an_asteroid_of_another(galaxy):
    """
    An own Asteroid is no target: the Gravity Net may be destroyed, and nothing comes of it.
    """
    with galaxy(Ann={"projects": ["Gravity Net"], "asteroids": [asteroid("Wormhole", "Bob")]}) as scene:
        scene["Ann"].picks(ENTANGLE)

        assert scene["Ann"].zone("asteroids") == ("Wormhole",)
        assert scene.zone("domination_discard") == ("Gravity Net",)


def test_gravity_net_retargets_an_asteroid_for_two_cards(galaxy):
    """
    As a Secret Facility a Gravity Net makes an Asteroid of another Villain one's own, for two Minion cards.
    """
    ann = {
        "hand": ["Payday", "Volley", "Overload"],
        "facilities": ["Gravity Net"],
        "asteroids": [asteroid("Bomb Depot", "Bob")],
    }
    bob = {"asteroids": [asteroid("Wormhole", "Ann"), asteroid("Scrapyard", "Cid")]}
    with galaxy(Ann=ann, Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks(SLING)
        scene["Ann"].picks("Payday", "Overload")
        scene.can_pick_exactly("Wormhole", "Scrapyard")
        scene["Ann"].picks("Wormhole")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks("Cid")

        assert scene["Ann"].hand == ("Volley",)
        assert scene["Ann"].zone("asteroids") == ("Bomb Depot", "Wormhole")
        assert scene.card("Wormhole", of="Ann").target == "Cid"
        assert scene["Bob"].zone("asteroids") == ("Scrapyard",)


@pytest.mark.parametrize("target", ["Bob", "Cid"])
def test_gravity_net_ruling_the_charge_stays_and_the_former_owner_may_be_the_target(galaxy, target):
    """
    A charged Asteroid that a Gravity Net retargets stays charged, and may go back to Bob, or on to Cid as before.
    """
    ann = {"hand": ["Payday", "Volley"], "facilities": ["Gravity Net"]}
    bob = {"asteroids": [asteroid("Wormhole", "Cid", charged=True)]}
    with galaxy(Ann=ann, Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks(SLING)
        scene["Ann"].picks(target)

        flying = scene.card("Wormhole", of="Ann")
        assert (flying.target, flying.tokens) == (target, CHARGE)


def test_gravity_net_slings_once_per_turn_for_two_cards(galaxy):
    """
    A Gravity Net is no bargain: two cards or nothing, and once per turn.
    """
    bob = {"asteroids": [asteroid("Wormhole", "Ann"), asteroid("Scrapyard", "Ann")]}
    with galaxy(
        Ann={"hand": ["Payday", "Volley", "Overload", "Riveters"], "facilities": ["Gravity Net"]}, Bob=bob
    ) as scene:
        scene["Ann"].picks(SLING)
        scene["Ann"].picks("Payday", "Volley")
        scene["Ann"].picks("Wormhole")

        assert scene["Ann"].hand == ("Overload", "Riveters")
        scene.cannot_pick(SLING)

    with galaxy(Ann={"hand": ["Payday"], "facilities": ["Gravity Net"]}, Bob=bob) as scene:
        assert scene.why_not(SLING) == "Minion cards needed: 2. You have 1."


def test_gravity_net_costs_its_cards_without_an_asteroid_too(galaxy):
    """
    With no Asteroid of another Villain a Gravity Net takes its two cards and does nothing.
    """
    ann = {
        "hand": ["Payday", "Volley"],
        "facilities": ["Gravity Net"],
        "asteroids": [asteroid("Wormhole", "Bob")],
    }
    with galaxy(Ann=ann, Cid=[]) as scene:
        scene["Ann"].picks(SLING)

        assert scene["Ann"].hand == ()
        assert scene.card("Wormhole", of="Ann").target == "Bob"
        scene.did_not_happen("Retargeted")


def test_gravity_net_offers_what_its_side_says_on_its_villains_day_only(galaxy):
    """
    A Project entangles, a Secret Facility slings, and on Bob's Day a Gravity Net of Ann does neither.
    """
    hand, bob = ["Payday", "Volley"], {"hand": ["Payday", "Volley"], "asteroids": [asteroid("Wormhole", "Ann")]}
    with galaxy(Ann={"hand": hand, "projects": ["Gravity Net"]}, Bob=bob) as scene:
        scene.can_pick(ENTANGLE)
        scene.cannot_pick(SLING)

    with galaxy(Ann={"hand": hand, "facilities": ["Gravity Net"]}, Bob=bob) as scene:
        scene.can_pick(SLING)
        scene.cannot_pick(ENTANGLE)

    both = {"hand": hand, "projects": ["Gravity Net"], "facilities": ["Gravity Net"]}
    with galaxy(Ann=both, Bob=bob, active=1) as scene:
        scene.cannot_pick(SLING, ENTANGLE)


# ------------------------------------------------------------------------------------------------ Orbital Fortress


def fortress_nearly_complete(*facilities):
    """Lay an Orbital Fortress before Ann that lacks her Saboteurs only, beside Secret Facilities."""
    return {
        "hand": ["Saboteurs"],
        "projects": [site("Orbital Fortress", MOST_OF_IT), site("Wormhole", "Payday")],
        "facilities": list(facilities),
    }


def test_orbital_fortress_protects_a_facility_when_complete(galaxy):
    """
    When an Orbital Fortress is complete a token is put on one's own Secret Facility that has none.
    """
    ann = fortress_nearly_complete("Scrapyard", "Bomb Depot", bluff_safe("Minion Academy"))
    with galaxy(Ann=ann, Bob={"facilities": ["Spy Satellite"]}) as scene:
        scene["Ann"].picks("Play Saboteurs as a Mob")
        scene["Ann"].picks("Orbital Fortress")
        scene.can_pick_exactly("Scrapyard", "Bomb Depot")
        scene["Ann"].picks("Bomb Depot")

        assert scene.card("Bomb Depot", of="Ann").tokens == TOKEN
        assert scene.card("Scrapyard", of="Ann").tokens == {}
        assert scene.card("Minion Academy", of="Ann").tokens == TOKEN


@pytest.mark.parametrize("others", [[], [bluff_safe("Minion Academy")]])
def test_orbital_fortress_ruling_it_cannot_take_the_token_itself(galaxy, others):
    """
    While the ability works the Orbital Fortress is a Project: if there is nothing else to protect, nothing happens.
    """
    with galaxy(Ann=fortress_nearly_complete(*others), Bob={"facilities": ["Spy Satellite"]}) as scene:
        scene["Ann"].picks("Play Saboteurs as a Mob")
        scene["Ann"].picks("Orbital Fortress")

        assert "Orbital Fortress" in scene["Ann"].zone("facilities")
        assert scene.card("Orbital Fortress", of="Ann").tokens == {}
        scene.did_not_happen("TokenPut")


def test_orbital_fortress_draws_when_an_asteroid_destroys_one_of_your_mobs(galaxy):
    """
    As a Secret Facility an Orbital Fortress draws a card for its Villain's Mob, in another's turn too.
    """
    ann = {"facilities": ["Orbital Fortress"], "projects": [site("Wormhole", "Payday")]}
    bob = {"asteroids": [asteroid("Scrapyard", "Ann")]}
    with galaxy(Ann=ann, Bob=bob, active=1, phase="act one", minion_deck=["Volley", "Overload"]) as scene:
        scene["Bob"].picks("Start a new Project")

        assert scene["Ann"].hand == ("Overload",)


def test_orbital_fortress_draws_when_ops_destroy_one_of_your_mobs(galaxy):
    """
    It is the same to an Orbital Fortress what destroys the Mob: Bob's Saboteurs do.
    """
    ann = {"facilities": ["Orbital Fortress"], "projects": [site("Wormhole", "Payday")]}
    with galaxy(Ann=ann, Bob=["Saboteurs"], active=1) as scene:
        scene["Bob"].picks("Play Saboteurs as Ops")

        assert len(scene["Ann"].hand) == 1
        assert scene["Bob"].hand == ()


def test_orbital_fortress_ruling_one_card_per_destroyed_mob(galaxy):
    """
    A Project is destroyed with three Mobs on it: an Orbital Fortress draws three cards.
    """
    ann = {
        "facilities": ["Orbital Fortress"],
        "projects": [site("Asteroid Foundry", "Night Shift", "Night Shift", mob("Riveters"))],
    }
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks(FLING)

        assert len(scene["Ann"].hand) == 3


def test_orbital_fortress_ruling_mobs_discarded_on_completion_are_not_destroyed(galaxy):
    """
    The Mobs of a completed Project draw nothing from an Orbital Fortress.
    """
    ann = {
        "hand": ["Night Shift"],
        "facilities": ["Orbital Fortress"],
        "projects": [site("Bomb Depot", "Night Shift")],
    }
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Play Night Shift as a Mob")

        assert scene["Ann"].zone("facilities") == ("Orbital Fortress", "Bomb Depot")
        assert scene["Ann"].hand == ()


def test_orbital_fortress_draws_nothing_for_mobs_of_others(galaxy):
    """
    A Mob of Bob is not avenged by the Orbital Fortress of Ann.
    """
    ann = {"hand": ["Saboteurs"], "facilities": ["Orbital Fortress"]}
    with galaxy(Ann=ann, Bob={"projects": [site("Wormhole", "Payday")]}) as scene:
        scene["Ann"].picks("Play Saboteurs as Ops")

        scene.happened("MobDestroyed", card="Payday")
        assert scene["Ann"].hand == ()


@pytest.mark.parametrize("victim", ["Wormhole", "Payday"])
def test_orbital_fortress_draws_nothing_for_a_project_or_a_token(galaxy, victim):
    """
    Neither a Project without Mobs nor a token that saves a Mob is a Mob that is destroyed: Orbital Fortress stays quiet.
    """
    there = "Wormhole" if victim == "Wormhole" else site("Wormhole", mob("Payday"))
    bob = {"asteroids": [asteroid("Scrapyard", "Ann", charged=victim == "Wormhole")]}
    ann = {"projects": [there], "facilities": ["Orbital Fortress"]}
    with galaxy(Ann=ann, Bob=bob, active=1, phase="act one") as scene:
        if victim == "Wormhole":
            scene["Bob"].picks("Wormhole")
        scene["Bob"].picks("Start a new Project")

        scene.happened("ProjectDestroyed" if victim == "Wormhole" else "TokenDiscarded", card=victim)
        assert scene["Ann"].hand == ()


def test_orbital_fortress_avenges_nobody_while_it_is_a_project(galaxy):
    """
    An Orbital Fortress that is still a Project draws nothing for a Mob.
    """
    with galaxy(Ann={"projects": [site("Orbital Fortress", "Payday")]}, Bob=["Saboteurs"], active=1) as scene:
        scene["Bob"].picks("Play Saboteurs as Ops")

        scene.happened("MobDestroyed", card="Payday")
        assert scene["Ann"].hand == ()


# ------------------------------------------------------------------------------------------------ Doomsday Silo


def test_doomsday_silo_launches_an_asteroid_when_complete(galaxy):
    """
    When a Doomsday Silo is complete its Villain launches one Asteroid, uncharged, into somebody of their choice.
    """
    ann = {"hand": ["Fuel Crew"], "projects": [site("Doomsday Silo", MOST_OF_IT)]}
    with galaxy(Ann=ann, Cid=[], domination_deck=["Wormhole", "Scrapyard"]) as scene:
        scene["Ann"].picks("Play Fuel Crew as a Mob")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks("Cid")

        launched = scene.card("Wormhole", of="Ann")
        assert (launched.zone, launched.target, launched.tokens) == ("asteroids", "Cid", {})
        assert scene["Ann"].zone("asteroids") == ("Wormhole",)
        assert scene["Ann"].zone("facilities") == ("Doomsday Silo",)


@pytest.mark.parametrize("chosen", [(), ("Wormhole",), ("Wormhole", "Bomb Depot")])
def test_doomsday_silo_is_destroyed_to_charge_up_to_two_of_your_asteroids(galaxy, chosen):
    """
    As a Secret Facility a Doomsday Silo may be destroyed to charge none, one or two uncharged Asteroids of one's own.
    """
    flying = [asteroid(card, "Bob") for card in ("Wormhole", "Scrapyard", "Bomb Depot")]
    ann = {"facilities": ["Doomsday Silo"], "asteroids": [*flying, asteroid("Gravity Net", "Bob", charged=True)]}
    with galaxy(Ann=ann, Bob={"asteroids": [asteroid("Spy Satellite", "Ann")]}) as scene:
        scene["Ann"].picks(EMPTY)
        scene.can_pick_exactly("Wormhole", "Scrapyard", "Bomb Depot")
        scene["Ann"].picks(*chosen)

        charged = [name for name in scene["Ann"].zone("asteroids") if scene.card(name, of="Ann").tokens == CHARGE]
        assert charged == [*chosen, "Gravity Net"]
        assert scene.card("Spy Satellite", of="Bob").tokens == {}
        assert scene.zone("domination_discard") == ("Doomsday Silo",)


def test_doomsday_silo_charges_no_third_asteroid(galaxy):
    """
    A Doomsday Silo asks for no more than two Asteroids.
    """
    flying = [asteroid(card, "Bob") for card in ("Wormhole", "Scrapyard", "Bomb Depot")]
    with galaxy(Ann={"facilities": ["Doomsday Silo"], "asteroids": flying}) as scene:
        scene["Ann"].picks(EMPTY)

        assert (scene.decision.at_least, scene.decision.at_most) == (0, 2)

        scene["Ann"].picks()


def test_doomsday_silo_may_be_destroyed_without_an_asteroid(galaxy):
    """
    With nothing to charge a Doomsday Silo may be destroyed all the same: its points are gone.
    """
    bob = {"asteroids": [asteroid("Spy Satellite", "Ann")]}
    with galaxy(Ann={"facilities": ["Doomsday Silo"]}, Bob=bob) as scene:
        before = scene.view("Bob").players[0].values["points"]
        scene["Ann"].picks(EMPTY)

        assert (before, scene.view("Bob").players[0].values["points"]) == (2, 0)
        assert scene.card("Spy Satellite", of="Bob").tokens == {}


def test_doomsday_silo_offers_nothing_as_a_project_nor_in_anothers_turn(galaxy):
    """
    A Doomsday Silo is emptied by its Villain only, on the own Day, and once it is a Secret Facility.
    """
    flying = [asteroid("Wormhole", "Bob")]
    with galaxy(Ann={"projects": ["Doomsday Silo"], "asteroids": flying}) as scene:
        scene.cannot_pick(EMPTY)

    with galaxy(Ann={"facilities": ["Doomsday Silo"], "asteroids": flying}, active=1) as scene:
        scene.cannot_pick(EMPTY)
