"""Minion cards: what is printed on each (M1 to M21), and the Ops of M1 to M9."""

from typing import NamedTuple

import pytest

from tabletop.games.supervillain.testing import asteroid, mob, site

MOB_PLAYED = "You have played your Mob of this turn."
OPS_PLAYED = "You have played your Ops of this turn."


class Printed(NamedTuple):
    """What a Minion card shows when it is played: its Power as a Mob, and its marks."""

    power: int
    boosted: bool = False
    swift: bool = False
    asteroid_proof: bool = False


def try_out(galaxy, card):
    """Play a card as a Mob and as Ops, before and after another one without marks, and say what this shows of it."""
    plain = "Payday" if card == "Extortion" else "Extortion"
    lay = {"Ann": {"hand": [card, plain], "projects": ["Cloning Vats"]}, "minion_deck": ["Shuttle Run", "Shuttle Run"]}
    with galaxy(**lay) as scene:
        scene["Ann"].picks(f"Play {card} as a Mob")
        power = scene.card("Cloning Vats", of="Ann").workforce
        tokens = scene.card(card, of="Ann").tokens
        before = scene.why_not(f"Play {plain} as a Mob")
    with galaxy(**lay) as scene:
        scene["Ann"].picks(f"Play {plain} as a Mob")
        assert scene.why_not(f"Play {card} as a Mob") == before
    assert before in (None, MOB_PLAYED)

    with galaxy(**lay) as scene:
        scene["Ann"].picks(f"Play {card} as Ops")
        ops_before = scene.why_not(f"Play {plain} as Ops")
    with galaxy(**lay) as scene:
        scene["Ann"].picks(f"Play {plain} as Ops")
        assert scene.why_not(f"Play {card} as Ops") == ops_before
    assert ops_before in (None, OPS_PLAYED)
    assert tokens in ({}, {"TOKEN": 1})
    return Printed(power, before is None, ops_before is None, bool(tokens))


# ------------------------------------------------------------------------------------------------ what is printed on them


def test_adrenaline_shot_as_it_is_printed(galaxy):
    """
    It brings 300 million as a Mob, and is Swift, and not Boosted or Asteroid-proof.
    """
    printed = try_out(galaxy, "Adrenaline Shot")

    assert printed == Printed(300, swift=True)


def test_mental_restart_as_it_is_printed(galaxy):
    """
    It brings 500 million as a Mob, and has no mark.
    """
    printed = try_out(galaxy, "Mental Restart")

    assert printed == Printed(500)


def test_fuel_crew_as_it_is_printed(galaxy):
    """
    It brings 400 million as a Mob, and has no mark.
    """
    printed = try_out(galaxy, "Fuel Crew")

    assert printed == Printed(400)


def test_overload_as_it_is_printed(galaxy):
    """
    It brings 600 million as a Mob, and has no mark.
    """
    printed = try_out(galaxy, "Overload")

    assert printed == Printed(600)


def test_volley_as_it_is_printed(galaxy):
    """
    It brings 400 million as a Mob, and has no mark.
    """
    printed = try_out(galaxy, "Volley")

    assert printed == Printed(400)


def test_twin_volley_as_it_is_printed(galaxy):
    """
    It brings 700 million as a Mob, and has no mark.
    """
    printed = try_out(galaxy, "Twin Volley")

    assert printed == Printed(700)


def test_flak_crew_as_it_is_printed(galaxy):
    """
    It brings 300 million as a Mob, and is Swift and Asteroid-proof, and not Boosted.
    """
    printed = try_out(galaxy, "Flak Crew")

    assert printed == Printed(300, swift=True, asteroid_proof=True)


def test_long_range_battery_as_it_is_printed(galaxy):
    """
    It brings 500 million as a Mob, and has no mark.
    """
    printed = try_out(galaxy, "Long-Range Battery")

    assert printed == Printed(500)


def test_course_correction_as_it_is_printed(galaxy):
    """
    It brings 400 million as a Mob, and has no mark.
    """
    printed = try_out(galaxy, "Course Correction")

    assert printed == Printed(400)


def test_riveters_as_it_is_printed(galaxy):
    """
    It brings 300 million as a Mob, and is Swift and Asteroid-proof, and not Boosted.
    """
    printed = try_out(galaxy, "Riveters")

    assert printed == Printed(300, swift=True, asteroid_proof=True)


def test_bunker_detail_as_it_is_printed(galaxy):
    """
    It brings 400 million as a Mob, and is Asteroid-proof, and not Boosted or Swift.
    """
    printed = try_out(galaxy, "Bunker Detail")

    assert printed == Printed(400, asteroid_proof=True)


def test_night_shift_as_it_is_printed(galaxy):
    """
    It brings 200 million as a Mob, and is Boosted, and not Swift or Asteroid-proof.
    """
    printed = try_out(galaxy, "Night Shift")

    assert printed == Printed(200, boosted=True)


def test_shuttle_run_as_it_is_printed(galaxy):
    """
    It brings 200 million as a Mob, and is Boosted and Swift, and not Asteroid-proof.
    """
    printed = try_out(galaxy, "Shuttle Run")

    assert printed == Printed(200, boosted=True, swift=True)


def test_switcheroo_as_it_is_printed(galaxy):
    """
    It brings 300 million as a Mob, and is Boosted, and not Swift or Asteroid-proof.
    """
    printed = try_out(galaxy, "Switcheroo")

    assert printed == Printed(300, boosted=True)


def test_press_gang_as_it_is_printed(galaxy):
    """
    It brings 500 million as a Mob, and has no mark.
    """
    printed = try_out(galaxy, "Press Gang")

    assert printed == Printed(500)


def test_lost_and_found_as_it_is_printed(galaxy):
    """
    It brings 400 million as a Mob, and is Swift, and not Boosted or Asteroid-proof.
    """
    printed = try_out(galaxy, "Lost and Found")

    assert printed == Printed(400, swift=True)


def test_saboteurs_as_it_is_printed(galaxy):
    """
    It brings 600 million as a Mob, and has no mark.
    """
    printed = try_out(galaxy, "Saboteurs")

    assert printed == Printed(600)


def test_pickpockets_as_it_is_printed(galaxy):
    """
    It brings 200 million as a Mob, and is Boosted, and not Swift or Asteroid-proof.
    """
    printed = try_out(galaxy, "Pickpockets")

    assert printed == Printed(200, boosted=True)


def test_extortion_as_it_is_printed(galaxy):
    """
    It brings 600 million as a Mob, and has no mark.
    """
    printed = try_out(galaxy, "Extortion")

    assert printed == Printed(600)


def test_payday_as_it_is_printed(galaxy):
    """
    It brings 500 million as a Mob, and has no mark.
    """
    printed = try_out(galaxy, "Payday")

    assert printed == Printed(500)


def test_dismantlers_as_it_is_printed(galaxy):
    """
    It brings 700 million as a Mob, and has no mark.
    """
    printed = try_out(galaxy, "Dismantlers")

    assert printed == Printed(700)


# ------------------------------------------------------------------------------------------------ M1 to M9 as Ops


def test_adrenaline_shot_gives_one_more_mob(galaxy):
    """
    With it two Mobs without the word Boosted may be played, but not three.
    """
    hand = ["Adrenaline Shot", "Payday", "Volley", "Extortion"]
    with galaxy(Ann={"hand": hand, "projects": ["Cloning Vats"]}) as scene:
        scene["Ann"].picks("Play Adrenaline Shot as Ops")
        scene["Ann"].picks("Play Payday as a Mob")
        scene["Ann"].picks("Play Volley as a Mob")

        assert scene.card("Cloning Vats", of="Ann").mobs == ("Payday", "Volley")
        assert scene.why_not("Play Extortion as a Mob") == MOB_PLAYED


def test_adrenaline_shot_works_after_the_mob_of_the_turn_and_more_than_once(galaxy):
    """
    Two of them, played when the Mob of the turn lies already, give two more.
    """
    hand = ["Volley", "Adrenaline Shot", "Adrenaline Shot", "Payday", "Fuel Crew", "Extortion"]
    with galaxy(Ann={"hand": hand, "projects": ["Cloning Vats"]}) as scene:
        scene["Ann"].picks("Play Volley as a Mob")
        scene["Ann"].picks("Play Adrenaline Shot as Ops")
        scene["Ann"].picks("Play Adrenaline Shot as Ops")
        scene["Ann"].picks("Play Payday as a Mob")
        scene["Ann"].picks("Play Fuel Crew as a Mob")

        assert scene.card("Cloning Vats", of="Ann").workforce == 1300
        assert scene.why_not("Play Extortion as a Mob") == MOB_PLAYED


def test_adrenaline_shot_is_not_used_up_by_boosted_mobs(galaxy):
    """
    After a Boosted Mob two others may be played still.
    """
    hand = ["Adrenaline Shot", "Night Shift", "Payday", "Volley"]
    with galaxy(Ann={"hand": hand, "projects": ["Cloning Vats"]}) as scene:
        scene["Ann"].picks("Play Adrenaline Shot as Ops")
        scene["Ann"].picks("Play Night Shift as a Mob")
        scene["Ann"].picks("Play Payday as a Mob")

        scene.can_pick("Play Volley as a Mob")


def test_adrenaline_shot_lasts_for_this_turn_only(galaxy):
    """
    A Mob that it allows and nobody plays is lost: next turn there is one Mob as ever.
    """
    hand = ["Adrenaline Shot", "Payday", "Volley"]
    with galaxy(Ann={"hand": hand, "projects": ["Cloning Vats"]}, domination_deck=["Wormhole", "Scrapyard"]) as scene:
        scene["Ann"].picks("Play Adrenaline Shot as Ops")
        scene["Ann"].passes()
        scene["Bob"].picks("Start a new Project")
        scene["Bob"].passes()
        scene["Ann"].picks("Start a new Project")
        scene["Ann"].picks("Play Payday as a Mob")
        scene["Ann"].picks("Cloning Vats")

        assert scene.why_not("Play Volley as a Mob") == MOB_PLAYED


@pytest.mark.rule("SV-099", "SV-012")
def test_mental_restart_swaps_a_project_for_the_two_top_cards(galaxy):
    """
    The Project that Ann chooses is destroyed, and she takes both top cards as Projects: none may be launched.
    """
    ann = {"hand": ["Mental Restart"], "projects": ["Wormhole", "Scrapyard"]}
    with galaxy(Ann=ann, domination_deck=["Bomb Depot", "Spy Satellite", "Prefab Yard"]) as scene:
        scene["Ann"].picks("Play Mental Restart as Ops")
        scene.can_pick_exactly("Wormhole", "Scrapyard")
        scene["Ann"].picks("Wormhole")

        scene.expect("Ann", prompt="What do you do?")
        assert scene["Ann"].zone("projects") == ("Scrapyard", "Bomb Depot", "Spy Satellite")
        assert scene.zone("domination_discard") == ("Wormhole",)
        assert scene["Ann"].zone("asteroids") == ()


def test_mental_restart_takes_the_cards_one_after_the_other(galaxy):
    """
    First the top card starts, then the next.
    """
    ann = {"hand": ["Mental Restart"], "projects": ["Wormhole"]}
    with galaxy(Ann=ann, domination_deck=["Bomb Depot", "Spy Satellite"]) as scene:
        scene["Ann"].picks("Play Mental Restart as Ops")

        kinds = [event.kind for event in scene.events() if event.kind in ("ProjectDestroyed", "ProjectStarted")]
        assert kinds == ["ProjectDestroyed", "ProjectStarted", "ProjectStarted"]
        assert scene["Ann"].zone("projects") == ("Bomb Depot", "Spy Satellite")


def test_mental_restart_cannot_be_played_without_a_project_of_ones_own(galaxy):
    """
    Neither a Secret Facility nor somebody else's Project can be destroyed for it.
    """
    ann = {"hand": ["Mental Restart"], "facilities": ["Wormhole"], "asteroids": [asteroid("Scrapyard", "Bob")]}
    with galaxy(Ann=ann, Bob={"projects": ["Bomb Depot"]}) as scene:
        scene.cannot_pick("Play Mental Restart as Ops")

        assert scene.why_not("Play Mental Restart as Ops") == "You have no Project to destroy."


def test_mental_restart_destroys_the_mobs_on_the_project_too(galaxy):
    """
    They are destroyed and not discarded, tokens or not, and their tokens go back.
    """
    ann = {"hand": ["Mental Restart"], "projects": [site("Cloning Vats", mob("Volley"), "Payday")]}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Play Mental Restart as Ops")

        scene.happened("MobDestroyed", card="Volley")
        scene.happened("MobDestroyed", card="Payday")
        assert scene.zone("minion_discard") == ("Mental Restart", "Volley", "Payday")
        assert scene.card("Volley", zone="minion_discard").tokens == {}


@pytest.mark.parametrize("chosen", ["Wormhole", "Scrapyard"])
def test_fuel_crew_charges_one_of_your_asteroids(galaxy, chosen):
    """
    Only an own Asteroid without a Charge token can be chosen; it gets one.
    """
    flying = [asteroid("Wormhole", "Bob"), asteroid("Scrapyard", "Bob"), asteroid("Prefab Yard", "Bob", charged=True)]
    bob = {"asteroids": [asteroid("Spy Satellite", "Ann")]}
    with galaxy(Ann={"hand": ["Fuel Crew"], "asteroids": flying}, Bob=bob) as scene:
        scene["Ann"].picks("Play Fuel Crew as Ops")
        scene.can_pick_exactly("Wormhole", "Scrapyard")
        scene["Ann"].picks(chosen)

        assert scene.card(chosen, of="Ann").tokens == {"CHARGE": 1}
        assert len(scene.events("Charged")) == 1


def test_fuel_crew_without_an_uncharged_asteroid_of_yours_does_nothing(galaxy):
    """
    It may be played, and is discarded; a charged Asteroid keeps its one token.
    """
    ann = {"hand": ["Fuel Crew"], "asteroids": [asteroid("Wormhole", "Bob", charged=True)]}
    with galaxy(Ann=ann, Bob={"asteroids": [asteroid("Scrapyard", "Ann")]}) as scene:
        scene["Ann"].picks("Play Fuel Crew as Ops")

        assert scene.zone("minion_discard") == ("Fuel Crew",)
        assert scene.card("Wormhole", of="Ann").tokens == {"CHARGE": 1}
        scene.did_not_happen("Charged")


@pytest.mark.parametrize("chosen", [(), ("Wormhole",), ("Wormhole", "Scrapyard")])
def test_overload_charges_up_to_two_of_your_asteroids(galaxy, chosen):
    """
    None, one or two of Ann's three Asteroids get a Charge token.
    """
    flying = [asteroid(name, "Bob") for name in ("Wormhole", "Scrapyard", "Prefab Yard")]
    with galaxy(Ann={"hand": ["Overload"], "asteroids": flying}) as scene:
        scene["Ann"].picks("Play Overload as Ops")
        scene["Ann"].picks(*chosen)

        charged = [name for name in scene["Ann"].zone("asteroids") if scene.card(name, of="Ann").tokens]
        assert charged == list(chosen)


def test_overload_charges_no_more_than_two(galaxy):
    """
    Three Asteroids cannot be chosen.
    """
    flying = [asteroid(name, "Bob") for name in ("Wormhole", "Scrapyard", "Prefab Yard")]
    with galaxy(Ann={"hand": ["Overload"], "asteroids": flying}) as scene:
        scene["Ann"].picks("Play Overload as Ops")

        assert (scene.decision.at_least, scene.decision.at_most) == (0, 2)
        scene["Ann"].picks()


def test_overload_reaches_only_uncharged_asteroids_of_your_own(galaxy):
    """
    Neither Bob's Asteroid nor a charged one of Ann's can be chosen, and she need not choose the one that is left.
    """
    flying = [asteroid("Wormhole", "Bob"), asteroid("Prefab Yard", "Bob", charged=True)]
    bob = {"asteroids": [asteroid("Spy Satellite", "Ann")]}
    with galaxy(Ann={"hand": ["Overload"], "asteroids": flying}, Bob=bob) as scene:
        scene["Ann"].picks("Play Overload as Ops")
        scene.can_pick_exactly("Wormhole")
        scene["Ann"].picks()

        scene.did_not_happen("Charged")


def test_volley_launches_one_asteroid(galaxy):
    """
    The top Domination card flies face down and uncharged at the Villain that Ann chooses, never at herself.
    """
    with galaxy(Ann=["Volley"], Cid=[], domination_deck=["Wormhole", "Scrapyard"]) as scene:
        scene["Ann"].picks("Play Volley as Ops")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks("Cid")

        launched = scene.card("Wormhole", of="Ann")
        assert scene["Ann"].zone("asteroids") == ("Wormhole",)
        assert (launched.target, launched.face_up, launched.tokens) == ("Cid", False, {})


def test_volley_gives_no_choice_to_build(galaxy):
    """
    What is launched can't be taken as a Project, and between two Villains there is nothing to ask.
    """
    with galaxy(Ann=["Volley"], domination_deck=["Wormhole"]) as scene:
        scene["Ann"].picks("Play Volley as Ops")

        scene.expect("Ann", prompt="What do you do?")
        assert scene.card("Wormhole", of="Ann").target == "Bob"
        assert scene["Ann"].zone("projects") == ()


@pytest.mark.parametrize("second", ["Bob", "Cid"])
def test_twin_volley_launches_two_asteroids(galaxy, second):
    """
    The two top Domination cards fly, each at a Villain chosen anew: the same one or another.
    """
    with galaxy(Ann=["Twin Volley"], Cid=[], domination_deck=["Wormhole", "Scrapyard", "Prefab Yard"]) as scene:
        scene["Ann"].picks("Play Twin Volley as Ops")
        scene["Ann"].picks("Bob")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks(second)

        assert scene["Ann"].zone("asteroids") == ("Wormhole", "Scrapyard")
        assert scene.card("Wormhole", of="Ann").target == "Bob"
        assert scene.card("Scrapyard", of="Ann").target == second


def test_twin_volley_launches_uncharged_asteroids_one_after_the_other(galaxy):
    """
    The first is in flight before the second is aimed, and neither carries a Charge token.
    """
    with galaxy(Ann=["Twin Volley"], Cid=[], domination_deck=["Wormhole", "Scrapyard"]) as scene:
        scene["Ann"].picks("Play Twin Volley as Ops")
        scene["Ann"].picks("Bob")
        in_flight = scene["Ann"].zone("asteroids")
        scene["Ann"].picks("Bob")

        assert in_flight == ("Wormhole",)
        assert [scene.card(name, of="Ann").tokens for name in ("Wormhole", "Scrapyard")] == [{}, {}]


@pytest.mark.parametrize("chosen", ["Wormhole", "Scrapyard"])
def test_flak_crew_shoots_down_an_incoming_asteroid_charged_or_not(galaxy, chosen):
    """
    It goes to the discard pile without its Charge token, costs no more cards, and its owner draws nothing.
    """
    flying = [asteroid("Wormhole", "Ann"), asteroid("Scrapyard", "Ann", charged=True)]
    with galaxy(Ann=["Flak Crew", "Payday"], Bob={"asteroids": flying}) as scene:
        scene["Ann"].picks("Play Flak Crew as Ops")
        scene["Ann"].picks(chosen)

        assert scene.zone("domination_discard") == (chosen,)
        assert scene.card(chosen, zone="domination_discard").tokens == {}
        assert (scene["Ann"].hand, scene["Bob"].hand) == (("Payday",), ())


def test_flak_crew_reaches_only_what_is_aimed_at_you(galaxy):
    """
    Ann's own Asteroid and one that Bob aims at Cid fly on: without an incoming one nothing happens.
    """
    bob = {"asteroids": [asteroid("Scrapyard", "Cid")]}
    with galaxy(Ann={"hand": ["Flak Crew"], "asteroids": [asteroid("Wormhole", "Bob")]}, Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks("Play Flak Crew as Ops")

        assert scene.zone("minion_discard") == ("Flak Crew",)
        scene.did_not_happen("ShotDown")


def test_flak_crew_as_a_mob_shoots_at_nothing(galaxy):
    """
    Played as a Mob it gets its token, and the incoming Asteroid flies on.
    """
    ann = {"hand": ["Flak Crew"], "projects": ["Cloning Vats"]}
    with galaxy(Ann=ann, Bob={"asteroids": [asteroid("Wormhole", "Ann")]}) as scene:
        scene["Ann"].picks("Play Flak Crew as a Mob")

        assert scene.card("Flak Crew", of="Ann").tokens == {"TOKEN": 1}
        scene.did_not_happen("ShotDown")


@pytest.mark.parametrize("chosen", ["Scrapyard", "Prefab Yard", "Spy Satellite"])
def test_long_range_battery_shoots_down_any_asteroid_of_another_villain(galaxy, chosen):
    """
    It may be aimed at Ann or at somebody else, charged or not; only Ann's own Asteroid is out of reach.
    """
    bob = {"asteroids": [asteroid("Scrapyard", "Ann"), asteroid("Prefab Yard", "Cid", charged=True)]}
    cid = {"asteroids": [asteroid("Spy Satellite", "Bob")]}
    ann = {"hand": ["Long-Range Battery"], "asteroids": [asteroid("Wormhole", "Bob")]}
    with galaxy(Ann=ann, Bob=bob, Cid=cid) as scene:
        scene["Ann"].picks("Play Long-Range Battery as Ops")
        scene.can_pick_exactly("Scrapyard", "Prefab Yard", "Spy Satellite")
        scene["Ann"].picks(chosen)

        assert scene.zone("domination_discard") == (chosen,)
        assert scene.card(chosen, zone="domination_discard").tokens == {}


def test_long_range_battery_never_shoots_down_your_own_asteroid(galaxy):
    """
    With nothing but that in flight it does nothing.
    """
    with galaxy(Ann={"hand": ["Long-Range Battery"], "asteroids": [asteroid("Wormhole", "Bob")]}) as scene:
        scene["Ann"].picks("Play Long-Range Battery as Ops")

        assert scene.zone("minion_discard") == ("Long-Range Battery",)
        scene.did_not_happen("ShotDown")


@pytest.mark.parametrize("target", ["Bob", "Cid"])
def test_course_correction_makes_an_asteroid_yours_and_points_it_anew(galaxy, target):
    """
    Bob's charged Asteroid at Cid is Ann's, keeps its charge, and is aimed at its old owner or at its old target.
    """
    bob = {"asteroids": [asteroid("Scrapyard", "Cid", charged=True)]}
    with galaxy(Ann=["Course Correction"], Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks("Play Course Correction as Ops")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks(target)

        corrected = scene.card("Scrapyard", of="Ann")
        assert (scene["Ann"].zone("asteroids"), scene["Bob"].zone("asteroids")) == (("Scrapyard",), ())
        assert corrected.target == target
        assert corrected.tokens == {"CHARGE": 1}
        assert not corrected.face_up


def test_course_correction_reaches_any_asteroid_but_your_own(galaxy):
    """
    Whether it is aimed at Ann or at another does not matter.
    """
    ann = {"hand": ["Course Correction"], "asteroids": [asteroid("Wormhole", "Bob")]}
    bob = {"asteroids": [asteroid("Scrapyard", "Ann"), asteroid("Prefab Yard", "Cid")]}
    with galaxy(Ann=ann, Bob=bob, Cid={"asteroids": [asteroid("Spy Satellite", "Bob")]}) as scene:
        scene["Ann"].picks("Play Course Correction as Ops")
        scene.can_pick_exactly("Scrapyard", "Prefab Yard", "Spy Satellite")
        scene["Ann"].picks("Scrapyard")
        scene["Ann"].picks("Cid")

        assert scene["Ann"].zone("asteroids") == ("Wormhole", "Scrapyard")


def test_course_correction_lets_the_asteroid_hit_in_your_next_morning(galaxy):
    """
    It spares the turn of its old owner, then it hits him; Ann draws the card.
    """
    bob = {"projects": [site("Cloning Vats", "Payday")], "asteroids": [asteroid("Scrapyard", "Ann")]}
    with galaxy(Ann=["Course Correction"], Bob=bob, domination_deck=["Wormhole", "Prefab Yard"]) as scene:
        scene["Ann"].picks("Play Course Correction as Ops")
        scene["Ann"].passes()
        scene.did_not_happen("FlightEnded")
        scene["Bob"].picks("Start a new Project")
        scene["Bob"].passes()

        scene.happened("MobDestroyed", card="Payday")
        assert len(scene["Ann"].hand) == 2
        scene["Ann"].picks("Start a new Project")


def test_course_correction_never_points_at_a_partner(galaxy):
    """
    In Team Battle Ann turns Bob's Asteroid from herself to Dot; it could not be Cid, who plays with her.
    """
    bob = {"asteroids": [asteroid("Scrapyard", "Ann")]}
    with galaxy(Ann=["Course Correction"], Bob=bob, Cid=[], Dot=[], options={"team_battle": True}) as scene:
        scene["Ann"].picks("Play Course Correction as Ops")
        scene.can_pick_exactly("Bob", "Dot")
        scene["Ann"].picks("Dot")

        assert scene.card("Scrapyard", of="Ann").target == "Dot"


def test_course_correction_without_an_asteroid_of_another_does_nothing(galaxy):
    """
    Ann's own Asteroid keeps its course.
    """
    with galaxy(Ann={"hand": ["Course Correction"], "asteroids": [asteroid("Wormhole", "Bob")]}, Cid=[]) as scene:
        scene["Ann"].picks("Play Course Correction as Ops")

        assert scene.zone("minion_discard") == ("Course Correction",)
        scene.did_not_happen("Retargeted")
