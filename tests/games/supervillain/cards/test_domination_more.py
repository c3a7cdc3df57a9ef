"""The Domination cards from Insurance Vault to Prefab Yard: the last ones with a point, and those without."""

import pytest

from tabletop.games.supervillain.testing import TOKEN, asteroid, bluff_safe, mob, site

#: What lets somebody use an ability, as it is offered on the Day.
LET_GO = "Dead Man's Switch: Destroy it to launch an Asteroid"
OVERLOAD = "Tractor Beam: Destroy it to put a Mob of another Villain on one of your Projects"
PULL = "Tractor Beam: Discard two Minion cards to put a Mob of another Villain on one of your Projects"
REVERSE = "Reverse Engine: Destroy it to turn a Secret Facility back into a Project"
RAM = "Point Defence: Destroy it to shoot down an incoming Asteroid"
FIRE = "Point Defence: Discard a Minion card to shoot down an incoming Asteroid that is not charged"
SHIELD = "Shield Projector: Put an Asteroid-proof token on one of your Mobs"
RECRUIT = "Recruiting Office: Draw a Minion card"
BLOW_UP = "Bomb Depot: Destroy it to destroy a Mob of another Villain"
ARM = "Bomb Depot: Destroy it to charge any Asteroid"
ASSEMBLE = "Prefab Yard: Put a weak Minion card from the discard pile on one of your Projects"

#: A charged Asteroid of Bob's that hits Ann in the morning; what else there is, a test says.
HITTER = {"asteroids": [asteroid("Doomsday Silo", at="Ann", charged=True)]}
BOBS_MORNING = {"phase": "act one", "active": 1}


def points(scene, villain):
    """Return the Domination points of a Villain."""
    return next(player.values["points"] for player in scene.view().players if player.name == villain)


def aims(scene, villain):
    """Return the names of the Villains into whom one has launched Asteroids, in order."""
    fields = [event.fields for event in scene.events("Launched")]
    return [launched["target"].name for launched in fields if launched["villain"].name == villain]


@pytest.mark.parametrize(
    ("card", "cost", "brings"),
    [
        ("Insurance Vault", 600, 1),
        ("Dead Man's Switch", 700, 1),
        ("Tractor Beam", 900, 1),
        ("Scrapyard", 700, 1),
        ("Reverse Engine", 800, 1),
        ("Point Defence", 500, 0),
        ("Shield Projector", 400, 0),
        ("Recruiting Office", 600, 0),
        ("Bomb Depot", 400, 0),
        ("Spy Satellite", 500, 0),
        ("Prefab Yard", 600, 0),
    ],
)
def test_what_a_card_costs_and_what_it_brings(galaxy, card, cost, brings):
    """
    Ann's Project needs its cost in millions, and the same card brings Bob points as a Secret Facility.
    """
    with galaxy(Ann={"projects": [card]}, Bob={"facilities": [card]}) as scene:
        assert scene.card(card, of="Ann").missing == cost
        assert (points(scene, "Ann"), points(scene, "Bob")) == (0, brings)


# ------------------------------------------------------------------------------------------------ Insurance Vault


def test_insurance_vault_protects_a_mob_when_complete(galaxy):
    """
    Saboteurs complete the Insurance Vault, and one of the two Mobs on the Cloning Vats gets a token.
    """
    ann = {"hand": ["Saboteurs"], "projects": ["Insurance Vault", site("Cloning Vats", "Fuel Crew", "Payday")]}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Play Saboteurs as a Mob")
        scene["Ann"].picks("Insurance Vault")
        scene["Ann"].picks("Fuel Crew")

        assert scene.card("Fuel Crew", of="Ann", zone="mobs").tokens == TOKEN
        assert scene.card("Payday", of="Ann", zone="mobs").tokens == {}
        assert scene["Ann"].zone("facilities") == ("Insurance Vault",)


def test_insurance_vault_protects_only_own_mobs_without_a_token(galaxy):
    """
    Neither a Mob that is protected already nor a Mob of Bob's can be chosen.
    """
    mobs = [mob("Volley"), "Fuel Crew", "Payday"]
    ann = {"hand": ["Saboteurs"], "projects": ["Insurance Vault", site("Cloning Vats", *mobs)]}
    with galaxy(Ann=ann, Bob={"projects": [site("Cloning Vats", "Press Gang")]}) as scene:
        scene["Ann"].picks("Play Saboteurs as a Mob")
        scene["Ann"].picks("Insurance Vault")

        scene.can_pick_exactly("Fuel Crew", "Payday")

        scene["Ann"].picks("Payday")


def test_insurance_vault_has_no_mobs_of_its_own_left_to_protect(galaxy):
    """
    Ruling: its own Mobs are gone when it works, so without Mobs elsewhere nothing gets a token.
    """
    ann = {"hand": ["Press Gang"], "projects": [site("Insurance Vault", "Night Shift")]}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Play Press Gang as a Mob")

        assert scene["Ann"].zone("facilities") == ("Insurance Vault",)
        assert scene.zone("minion_discard") == ("Night Shift", "Press Gang")
        scene.did_not_happen("TokenPut")


def test_insurance_vault_does_not_protect_secret_facilities(galaxy):
    """
    The token is for a Mob: a Recruiting Office gets none.
    """
    ann = {"hand": ["Saboteurs"], "projects": ["Insurance Vault"], "facilities": ["Recruiting Office"]}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Play Saboteurs as a Mob")

        assert scene.card("Recruiting Office", of="Ann").tokens == {}
        assert points(scene, "Ann") == 1


def test_insurance_vault_draws_three_cards_if_destroyed(galaxy):
    """
    Bob's charged Asteroid destroys it, and Ann draws three cards in his Morning.
    """
    ann = {"facilities": ["Insurance Vault"]}
    with galaxy(**BOBS_MORNING, Ann=ann, Bob=HITTER) as scene:
        assert len(scene["Ann"].hand) == 3
        assert points(scene, "Ann") == 0
        assert scene.zone("domination_discard") == ("Insurance Vault", "Doomsday Silo")


def test_insurance_vault_pays_nothing_for_another_facility(galaxy):
    """
    Bob destroys the Recruiting Office beside it, and Ann draws nothing.
    """
    with galaxy(**BOBS_MORNING, Ann={"facilities": ["Insurance Vault", "Recruiting Office"]}, Bob=HITTER) as scene:
        scene["Bob"].picks("Recruiting Office")

        assert scene["Ann"].zone("facilities") == ("Insurance Vault",)
        assert scene["Ann"].hand == ()


def test_insurance_vault_pays_nothing_for_a_lost_token(galaxy):
    """
    The token saves it, so it is not destroyed.
    """
    with galaxy(**BOBS_MORNING, Ann={"facilities": [bluff_safe("Insurance Vault")]}, Bob=HITTER) as scene:
        scene.happened("TokenDiscarded", card="Insurance Vault")
        assert scene["Ann"].zone("facilities") == ("Insurance Vault",)
        assert scene["Ann"].hand == ()


def test_insurance_vault_pays_nothing_as_a_project(galaxy):
    """
    A Project without Mobs is destroyed, and Ann draws nothing: it is no Secret Facility yet.
    """
    with galaxy(**BOBS_MORNING, Ann={"projects": ["Insurance Vault"]}, Bob=HITTER) as scene:
        scene.happened("ProjectDestroyed", card="Insurance Vault")
        assert scene["Ann"].hand == ()


def test_insurance_vault_cannot_be_destroyed_at_will(galaxy):
    """
    Ruling: Ann is not offered anything that her own Insurance Vault could be destroyed with.
    """
    with galaxy(Ann={"facilities": ["Insurance Vault"]}) as scene:
        scene.can_pick_exactly("Pass")


def test_insurance_vault_that_is_turned_back_is_not_destroyed(galaxy):
    """
    Ruling: Bob's Dismantlers make it a Project again, and Ann draws nothing.
    """
    with galaxy(active=1, Ann={"facilities": ["Insurance Vault"]}, Bob=["Dismantlers"]) as scene:
        scene["Bob"].picks("Play Dismantlers as Ops")

        assert scene["Ann"].zone("projects") == ("Insurance Vault",)
        assert scene["Ann"].hand == ()


# ------------------------------------------------------------------------------------------------ Dead Man's Switch


def test_dead_mans_switch_is_blown_up_to_launch_an_asteroid(galaxy):
    """
    Ann destroys the Project, and the top Domination card flies at Cid, uncharged.
    """
    with galaxy(Ann={"projects": ["Dead Man's Switch"]}, Cid=[], domination_deck=["Wormhole"]) as scene:
        scene["Ann"].picks(LET_GO)
        scene["Ann"].picks("Cid")

        scene.happened("Launched", villain="Ann", asteroid="Wormhole", target="Cid")
        assert scene["Ann"].zone("asteroids") == ("Wormhole",)
        assert scene.card("Wormhole", of="Ann").tokens == {}
        assert scene.zone("domination_discard") == ("Dead Man's Switch",)


def test_dead_mans_switch_takes_its_mobs_along(galaxy):
    """
    The Mobs on the Project are destroyed with it.
    """
    with galaxy(Ann={"projects": [site("Dead Man's Switch", "Fuel Crew", mob("Night Shift"))]}) as scene:
        scene["Ann"].picks(LET_GO)

        assert [event.fields["card"].name for event in scene.events("MobDestroyed")] == ["Fuel Crew", "Night Shift"]
        assert scene.zone("minion_discard") == ("Fuel Crew", "Night Shift")
        assert len(scene["Ann"].zone("asteroids")) == 1


def test_dead_mans_switch_may_be_blown_up_as_a_project_only(galaxy):
    """
    Ruling: a Project may be blown up at will, a Secret Facility may not.
    """
    with galaxy(Ann={"projects": ["Dead Man's Switch"]}) as scene:
        scene.can_pick_exactly(LET_GO, "Pass")
    with galaxy(Ann={"facilities": ["Dead Man's Switch"]}) as scene:
        scene.can_pick_exactly("Pass")


def test_dead_mans_switch_is_not_blown_up_in_anothers_turn(galaxy):
    """
    On Bob's Day neither Bob nor Ann may blow up Ann's Project.
    """
    with galaxy(active=1, Ann={"projects": ["Dead Man's Switch"]}) as scene:
        scene["Bob"].is_asked()
        scene.can_pick_exactly("Pass")


def test_dead_mans_switch_that_is_completed_launches_nothing(galaxy):
    """
    It has nothing to do when complete: it is a Secret Facility for one point.
    """
    with galaxy(Ann={"hand": ["Twin Volley"], "projects": ["Dead Man's Switch"]}) as scene:
        scene["Ann"].picks("Play Twin Volley as a Mob")

        assert points(scene, "Ann") == 1
        scene.did_not_happen("Launched")


@pytest.mark.parametrize("targets", [("Bob", "Bob"), ("Cid", "Bob")])
def test_dead_mans_switch_launches_two_asteroids_if_destroyed(galaxy, targets):
    """
    Bob's Asteroid destroys it, and Ann aims two Asteroids, at one Villain or at two.
    """
    with galaxy(**BOBS_MORNING, Ann={"facilities": ["Dead Man's Switch"]}, Bob=HITTER, Cid=[]) as scene:
        for target in targets:
            scene["Ann"].is_asked("Into whom do you launch the Asteroid?")
            scene["Ann"].picks(target)

        assert aims(scene, "Ann") == list(targets)
        assert len(scene["Ann"].zone("asteroids")) == 2
        assert points(scene, "Ann") == 0


def test_dead_mans_switch_strikes_before_a_target_can_react(galaxy):
    """
    Ruling: launched on Cid's turn, the Asteroids hit on Ann's next one, which comes before Bob's.
    """
    cid = {"asteroids": [asteroid("Doomsday Silo", at="Ann", charged=True)]}
    bob = {"projects": [site("Cloning Vats", "Fuel Crew", "Payday")]}
    ann, deck = {"facilities": ["Dead Man's Switch"]}, ["Wormhole", "Scrapyard"]
    with galaxy(phase="act one", active=2, Ann=ann, Bob=bob, Cid=cid, domination_deck=deck) as scene:
        scene["Ann"].picks("Bob")
        scene["Ann"].picks("Bob")
        scene["Cid"].picks("Start a new Project")
        assert scene.card("Cloning Vats", of="Bob").mobs == ("Fuel Crew", "Payday")

        scene["Cid"].passes()
        scene["Ann"].picks("Scrapyard")
        scene["Ann"].picks("Payday")

        assert scene.card("Cloning Vats", of="Bob").mobs == ()
        assert scene["Ann"].zone("asteroids") == ()


def test_dead_mans_switch_as_a_project_does_not_strike_back(galaxy):
    """
    A destroyed Project launches nothing, for nobody has blown it up.
    """
    with galaxy(**BOBS_MORNING, Ann={"projects": ["Dead Man's Switch"]}, Bob=HITTER) as scene:
        scene.happened("ProjectDestroyed", card="Dead Man's Switch")
        scene.did_not_happen("Launched")


def test_dead_mans_switch_does_not_strike_back_for_a_lost_token(galaxy):
    """
    Its token saves it, so that nothing is launched.
    """
    with galaxy(**BOBS_MORNING, Ann={"facilities": [bluff_safe("Dead Man's Switch")]}, Bob=HITTER) as scene:
        assert scene["Ann"].zone("facilities") == ("Dead Man's Switch",)
        scene.did_not_happen("Launched")


def test_dead_mans_switch_that_is_turned_back_does_not_strike_back(galaxy):
    """
    Bob's Dismantlers make it a Project again: that is no destruction.
    """
    with galaxy(active=1, Ann={"facilities": ["Dead Man's Switch"]}, Bob=["Dismantlers"]) as scene:
        scene["Bob"].picks("Play Dismantlers as Ops")

        assert scene["Ann"].zone("projects") == ("Dead Man's Switch",)
        scene.did_not_happen("Launched")


# ------------------------------------------------------------------------------------------------ Tractor Beam


def test_tractor_beam_is_blown_up_to_abduct_a_mob(galaxy):
    """
    Ann destroys the Project, and one of Bob's Mobs lies on the Project of hers that she chooses.
    """
    ann = {"projects": [site("Tractor Beam", "Night Shift"), "Cloning Vats", "Star of Death"]}
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", "Fuel Crew", "Payday")]}) as scene:
        scene["Ann"].picks(OVERLOAD)
        scene["Ann"].picks("Payday")
        scene.can_pick_exactly("Cloning Vats", "Star of Death")
        scene["Ann"].picks("Star of Death")

        assert scene.card("Star of Death", of="Ann").mobs == ("Payday",)
        assert scene.card("Gravity Net", of="Bob").mobs == ("Fuel Crew",)
        assert scene.zone("domination_discard") == ("Tractor Beam",)
        assert scene.zone("minion_discard") == ("Night Shift",)


def test_tractor_beam_abducts_nobody_without_another_project(galaxy):
    """
    Destroyed as the only Project, it puts Bob's Mob nowhere.
    """
    with galaxy(
        Ann={"projects": ["Tractor Beam"]}, Bob={"projects": [site("Gravity Net", "Fuel Crew", "Payday")]}
    ) as scene:
        scene["Ann"].picks(OVERLOAD)

        assert scene["Ann"].zone("projects") == ()
        assert scene.card("Gravity Net", of="Bob").mobs == ("Fuel Crew", "Payday")
        scene.did_not_happen("MobPut")


def test_tractor_beam_costs_two_minion_cards_each_time(galaxy):
    """
    Ann discards two of her three cards, and puts one of Bob's Mobs on her Project.
    """
    ann = {"hand": ["Volley", "Payday", "Overload"], "facilities": ["Tractor Beam"], "projects": ["Cloning Vats"]}
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", "Fuel Crew")]}) as scene:
        scene["Ann"].picks(PULL)
        scene["Ann"].picks("Volley", "Overload")

        assert scene["Ann"].hand == ("Payday",)
        assert scene.zone("minion_discard") == ("Volley", "Overload")
        assert scene.card("Cloning Vats", of="Ann").mobs == ("Fuel Crew",)
        assert scene["Ann"].zone("facilities") == ("Tractor Beam",)


def test_tractor_beam_reaches_the_mobs_of_all_others_but_no_own_ones(galaxy):
    """
    Ann chooses among the Mobs of Bob and Cid.
    """
    ann = {
        "hand": ["Volley", "Payday"],
        "facilities": ["Tractor Beam"],
        "projects": [site("Cloning Vats", "Overload")],
    }
    bob, cid = {"projects": [site("Gravity Net", "Fuel Crew")]}, {"projects": [site("Gravity Net", mob("Riveters"))]}
    with galaxy(Ann=ann, Bob=bob, Cid=cid) as scene:
        scene["Ann"].picks(PULL)

        scene.can_pick_exactly("Fuel Crew", "Riveters")

        scene["Ann"].picks("Riveters")


@pytest.mark.parametrize(("abducted", "tokens"), [(mob("Riveters"), TOKEN), ("Riveters", {})])
def test_tractor_beam_leaves_the_token_of_a_mob_as_it_is(galaxy, abducted, tokens):
    """
    A Mob keeps its token, and one that has lost it gets no new one.
    """
    ann = {"hand": ["Volley", "Payday"], "facilities": ["Tractor Beam"], "projects": ["Cloning Vats"]}
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", abducted)]}) as scene:
        scene["Ann"].picks(PULL)

        assert scene.card("Riveters", of="Ann", zone="mobs").tokens == tokens


def test_tractor_beam_uses_up_no_play_and_may_complete_a_project(galaxy):
    """
    The abducted Mob completes the Bomb Depot, and Ann still plays her Mob afterwards.
    """
    ann = {
        "hand": ["Volley", "Payday", "Overload"],
        "facilities": ["Tractor Beam"],
        "projects": ["Bomb Depot", "Cloning Vats"],
    }
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", "Fuel Crew")]}) as scene:
        scene["Ann"].picks(PULL)
        scene["Ann"].picks("Volley", "Overload")
        scene["Ann"].picks("Bomb Depot")

        assert scene["Ann"].zone("facilities") == ("Tractor Beam", "Bomb Depot")
        scene.can_pick("Play Payday as a Mob")


def test_tractor_beam_takes_its_price_for_nothing(galaxy):
    """
    Where no other Villain has a Mob, the cards are discarded and nothing is put.
    """
    ann = {
        "hand": ["Volley", "Payday"],
        "facilities": ["Tractor Beam"],
        "projects": [site("Cloning Vats", "Overload")],
    }
    with galaxy(Ann=ann, Bob={"projects": ["Gravity Net"]}) as scene:
        scene["Ann"].picks(PULL)

        assert scene["Ann"].hand == ()
        assert scene.card("Cloning Vats", of="Ann").mobs == ("Overload",)
        scene.did_not_happen("MobPut")


def test_tractor_beam_cannot_be_used_with_one_card(galaxy):
    """
    One Minion card does not pay for it.
    """
    ann = {"hand": ["Volley"], "facilities": ["Tractor Beam"], "projects": ["Cloning Vats"]}
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", "Fuel Crew")]}) as scene:
        scene.cannot_pick(PULL)
        assert scene.why_not(PULL) == "Minion cards needed: 2. You have 1."


def test_tractor_beam_pulls_once_per_turn(galaxy):
    """
    Ann has cards and Bob has Mobs for another time, but it is used.
    """
    ann = {"hand": ["Volley", "Payday"] * 2, "facilities": ["Tractor Beam"], "projects": ["Cloning Vats"]}
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", "Fuel Crew", "Overload")]}) as scene:
        scene["Ann"].picks(PULL)
        scene["Ann"].picks("Volley", "Payday")
        scene["Ann"].picks("Fuel Crew")

        scene.cannot_pick(PULL)


def test_tractor_beam_works_on_one_side_only(galaxy):
    """
    A Project is not paid for, and a Secret Facility is not blown up.
    """
    bob = {"projects": [site("Gravity Net", "Fuel Crew")]}
    with galaxy(Ann={"hand": ["Volley", "Payday"], "projects": ["Tractor Beam"]}, Bob=bob) as scene:
        scene.can_pick(OVERLOAD)
        scene.cannot_pick(PULL)
    with galaxy(Ann={"hand": ["Volley", "Payday"], "facilities": ["Tractor Beam"]}, Bob=bob) as scene:
        scene.can_pick(PULL)
        scene.cannot_pick(OVERLOAD)


@pytest.mark.parametrize("where", ["projects", "facilities"])
def test_tractor_beam_rests_in_anothers_turn(galaxy, where):
    """
    On Bob's Day nobody uses Ann's Tractor Beam.
    """
    ann = {"hand": ["Volley", "Payday"], "projects": [], where: ["Tractor Beam"]}
    with galaxy(active=1, Ann=ann, Bob={"projects": [site("Cloning Vats", "Fuel Crew")]}) as scene:
        scene["Bob"].is_asked()
        scene.can_pick_exactly("Pass")


# ------------------------------------------------------------------------------------------------ Scrapyard


def test_scrapyard_takes_a_weak_card_from_the_discard_pile_when_complete(galaxy):
    """
    Power 300 can be taken and 400 cannot, nor the Twin Volley that completed it.
    """
    ann = {"hand": ["Twin Volley"], "projects": ["Scrapyard"]}
    with galaxy(Ann=ann, minion_discard=["Night Shift", "Fuel Crew", "Flak Crew"]) as scene:
        scene["Ann"].picks("Play Twin Volley as a Mob")
        scene.can_pick_exactly("Night Shift", "Flak Crew")
        scene["Ann"].picks("Flak Crew")

        assert scene["Ann"].hand == ("Flak Crew",)
        assert scene.zone("minion_discard") == ("Night Shift", "Fuel Crew", "Twin Volley")
        assert points(scene, "Ann") == 1


def test_scrapyard_may_take_one_of_its_own_mobs(galaxy):
    """
    Ruling: the Mobs just discarded from it lie in the pile, and Riveters are weak enough.
    """
    with galaxy(Ann={"hand": ["Fuel Crew"], "projects": [site("Scrapyard", "Riveters")]}) as scene:
        scene["Ann"].picks("Play Fuel Crew as a Mob")

        assert scene["Ann"].hand == ("Riveters",)
        assert scene.zone("minion_discard") == ("Fuel Crew",)


def test_scrapyard_takes_nothing_where_all_are_too_strong(galaxy):
    """
    It is completed nevertheless.
    """
    ann = {"hand": ["Twin Volley"], "projects": ["Scrapyard"]}
    with galaxy(Ann=ann, minion_discard=["Fuel Crew"]) as scene:
        scene["Ann"].picks("Play Twin Volley as a Mob")

        assert scene["Ann"].hand == ()
        assert scene["Ann"].zone("facilities") == ("Scrapyard",)
        scene.did_not_happen("MinionTaken")


@pytest.mark.parametrize(("where", "how"), [("projects", BLOW_UP), ("facilities", ARM)])
@pytest.mark.parametrize("who", ["Ann", "Bob"])
def test_scrapyard_draws_when_a_villain_blows_up_something_of_their_own(galaxy, who, where, how):
    """
    Ruling: a Project blown up by its owner counts, and so does a Secret Facility; Ann counts herself, too.
    """
    lairs = {"Ann": {"facilities": ["Scrapyard"]}, "Bob": {}}
    lairs[who] = {**lairs[who], where: [*lairs[who].get(where, []), "Bomb Depot"]}
    with galaxy(active=["Ann", "Bob"].index(who), **lairs) as scene:
        scene[who].picks(how)

        assert len(scene["Ann"].hand) == 1
        assert scene["Bob"].hand == ()


@pytest.mark.parametrize("where", ["projects", "facilities"])
def test_scrapyard_draws_when_an_asteroid_destroys_something(galaxy, where):
    """
    Bob's Asteroid destroys what Cid has in his Morning, and Ann draws a card.
    """
    bob = {"asteroids": [asteroid("Doomsday Silo", at="Cid", charged=True)]}
    with galaxy(**BOBS_MORNING, Ann={"facilities": ["Scrapyard"]}, Bob=bob, Cid={where: ["Bomb Depot"]}) as scene:
        assert scene["Cid"].zone(where) == ()
        assert len(scene["Ann"].hand) == 1


def test_scrapyard_does_not_mind_destroyed_mobs(galaxy):
    """
    Bob's Mob is destroyed, and Ann draws nothing.
    """
    ann = {"hand": ["Saboteurs"], "facilities": ["Scrapyard"]}
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", "Fuel Crew")]}) as scene:
        scene["Ann"].picks("Play Saboteurs as Ops")

        scene.happened("MobDestroyed", card="Fuel Crew")
        assert scene["Ann"].hand == ()


def test_scrapyard_counts_a_project_with_mobs_once(galaxy):
    """
    A Project goes down with two Mobs, and Ann draws one card.
    """
    bob = {"projects": [site("Dead Man's Switch", "Night Shift", "Flak Crew")]}
    with galaxy(active=1, Ann={"facilities": ["Scrapyard"]}, Bob=bob) as scene:
        scene["Bob"].picks(LET_GO)

        assert len(scene.events("MobDestroyed")) == 2
        assert len(scene["Ann"].hand) == 1


def test_scrapyard_does_not_mind_its_own_destruction_but_another_one_does(galaxy):
    """
    Ruling: it is no Secret Facility any more then; only the other Scrapyard draws a card.
    """
    with galaxy(**BOBS_MORNING, Ann={"facilities": ["Scrapyard"]}, Bob=HITTER) as scene:
        assert scene["Ann"].zone("facilities") == ()
        assert scene["Ann"].hand == ()
    cid = {"facilities": ["Scrapyard"]}
    with galaxy(**BOBS_MORNING, Ann={"facilities": ["Scrapyard"]}, Bob=HITTER, Cid=cid) as scene:
        assert scene["Ann"].hand == ()
        assert len(scene["Cid"].hand) == 1


def test_scrapyard_does_not_mind_what_is_turned_back(galaxy):
    """
    Bob's Recruiting Office becomes a Project again: that is no destruction.
    """
    ann = {"hand": ["Dismantlers"], "facilities": ["Scrapyard"]}
    with galaxy(Ann=ann, Bob={"facilities": ["Recruiting Office"]}) as scene:
        scene["Ann"].picks("Play Dismantlers as Ops")

        assert scene["Bob"].zone("projects") == ("Recruiting Office",)
        assert scene["Ann"].hand == ()


def test_scrapyard_draws_nothing_as_a_project(galaxy):
    """
    Bob blows up his Bomb Depot, and Ann's Scrapyard is not built yet.
    """
    with galaxy(active=1, Ann={"projects": ["Scrapyard"]}, Bob={"projects": ["Bomb Depot"]}) as scene:
        scene["Bob"].picks(BLOW_UP)

        assert scene["Ann"].hand == ()


# ------------------------------------------------------------------------------------------------ Reverse Engine


def test_reverse_engine_draws_a_card_when_complete(galaxy):
    """
    Payday and Flak Crew complete it, and Ann draws a card.
    """
    with galaxy(Ann={"hand": ["Payday"], "projects": [site("Reverse Engine", "Flak Crew")]}) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        assert len(scene["Ann"].hand) == 1
        assert points(scene, "Ann") == 1


def test_reverse_engine_makes_a_facility_a_project_again(galaxy):
    """
    Ann destroys it, and one of Bob's Secret Facilities becomes Bob's Project.
    """
    bob = {"facilities": ["Recruiting Office", "Chronosphere"]}
    with galaxy(Ann={"facilities": ["Reverse Engine"]}, Bob=bob) as scene:
        scene["Ann"].picks(REVERSE)
        scene["Ann"].picks("Chronosphere")

        assert scene["Bob"].zone("projects") == ("Chronosphere",)
        assert scene["Bob"].zone("facilities") == ("Recruiting Office",)
        assert scene["Ann"].zone("facilities") == ()
        assert scene.zone("domination_discard") == ("Reverse Engine",)


def test_reverse_engine_takes_points_at_once_and_the_facility_is_built_anew(galaxy):
    """
    Ruling: both Villains lose their points, and the Chronosphere takes its full cost again.
    """
    with galaxy(Ann={"facilities": ["Reverse Engine"]}, Bob={"facilities": ["Chronosphere"]}) as scene:
        assert (points(scene, "Ann"), points(scene, "Bob")) == (1, 2)

        scene["Ann"].picks(REVERSE)

        assert (points(scene, "Ann"), points(scene, "Bob")) == (0, 0)
        assert scene.card("Chronosphere", of="Bob").missing == 1200


def test_reverse_engine_discards_the_token_of_the_facility(galaxy):
    """
    A token does not keep the Chronosphere from being turned back, and does not stay on it.
    """
    with galaxy(Ann={"facilities": ["Reverse Engine"]}, Bob={"facilities": [bluff_safe("Chronosphere")]}) as scene:
        scene["Ann"].picks(REVERSE)

        assert scene["Bob"].zone("projects") == ("Chronosphere",)
        assert scene.card("Chronosphere", of="Bob").tokens == {}


def test_reverse_engine_reaches_others_only(galaxy):
    """
    The Secret Facilities of Bob and Cid can be chosen, Ann's own Bomb Depot cannot.
    """
    bob, cid = {"facilities": ["Recruiting Office"]}, {"facilities": ["Chronosphere"]}
    with galaxy(Ann={"facilities": ["Reverse Engine", "Bomb Depot"]}, Bob=bob, Cid=cid) as scene:
        scene["Ann"].picks(REVERSE)

        scene.can_pick_exactly("Recruiting Office", "Chronosphere")

        scene["Ann"].picks("Recruiting Office")


def test_reverse_engine_is_destroyed_for_nothing(galaxy):
    """
    Where no other Villain has a Secret Facility it may be used, and that is all.
    """
    with galaxy(Ann={"facilities": ["Reverse Engine", "Bomb Depot"]}, Bob={"projects": ["Chronosphere"]}) as scene:
        scene["Ann"].picks(REVERSE)

        assert scene["Ann"].zone("facilities") == ("Bomb Depot",)
        assert scene["Bob"].zone("projects") == ("Chronosphere",)
        scene.did_not_happen("TurnedBack")


@pytest.mark.parametrize(("active", "where"), [(0, "projects"), (1, "facilities")])
def test_reverse_engine_works_as_a_facility_on_its_owners_day_only(galaxy, active, where):
    """
    A Project can't be destroyed for it, nor can a Secret Facility on Bob's Day.
    """
    lair = {where: ["Reverse Engine"]}
    with galaxy(active=active, Ann=lair, Bob={"facilities": ["Insurance Vault"]}) as scene:
        scene.can_pick_exactly("Pass")


# ------------------------------------------------------------------------------------------------ Point Defence


@pytest.mark.parametrize("charged", [False, True])
def test_point_defence_is_blown_up_to_shoot_down_an_asteroid(galaxy, charged):
    """
    The Project goes for one incoming Asteroid, whether that is charged or not.
    """
    bob = {"asteroids": [asteroid("Wormhole", at="Ann", charged=charged)]}
    with galaxy(Ann={"projects": [site("Point Defence", "Fuel Crew")]}, Bob=bob) as scene:
        scene["Ann"].picks(RAM)

        assert scene["Bob"].zone("asteroids") == ()
        assert scene.zone("domination_discard") == ("Point Defence", "Wormhole")
        assert scene.zone("minion_discard") == ("Fuel Crew",)
        assert scene["Bob"].hand == ()


def test_point_defence_reaches_incoming_asteroids_only(galaxy):
    """
    Two of Bob's Asteroids fly at Ann: neither his third, at Cid, nor her own can be chosen.
    """
    ann = {"projects": ["Point Defence"], "asteroids": [asteroid("Scrapyard", at="Bob")]}
    flying = [("Wormhole", "Ann"), ("Gravity Net", "Cid"), ("Prefab Yard", "Ann")]
    bob = {"asteroids": [asteroid(card, at=target) for card, target in flying]}
    with galaxy(Ann=ann, Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks(RAM)
        scene.can_pick_exactly("Wormhole", "Prefab Yard")
        scene["Ann"].picks("Prefab Yard")

        assert scene["Bob"].zone("asteroids") == ("Wormhole", "Gravity Net")


def test_point_defence_is_blown_up_for_nothing(galaxy):
    """
    Without an incoming Asteroid the Project is just destroyed.
    """
    with galaxy(Ann={"projects": ["Point Defence"], "asteroids": [asteroid("Scrapyard", at="Bob")]}) as scene:
        scene["Ann"].picks(RAM)

        assert scene["Ann"].zone("projects") == ()
        assert scene["Ann"].zone("asteroids") == ("Scrapyard",)
        scene.did_not_happen("ShotDown")


def test_point_defence_fires_for_one_card(galaxy):
    """
    Ann discards one of her two cards to shoot down Bob's Asteroid.
    """
    ann = {"hand": ["Volley", "Payday"], "facilities": ["Point Defence"]}
    with galaxy(Ann=ann, Bob={"asteroids": [asteroid("Wormhole", at="Ann")]}) as scene:
        scene["Ann"].picks(FIRE)
        scene["Ann"].picks("Payday")

        assert scene["Ann"].hand == ("Volley",)
        assert scene["Bob"].zone("asteroids") == ()
        assert scene.zone("domination_discard") == ("Wormhole",)
        assert scene["Ann"].zone("facilities") == ("Point Defence",)


def test_point_defence_does_not_fire_at_charged_or_passing_asteroids(galaxy):
    """
    A charged Asteroid at Ann and one at Cid are out of its reach: the card is discarded for nothing.
    """
    bob = {"asteroids": [asteroid("Wormhole", at="Ann", charged=True), asteroid("Gravity Net", at="Cid")]}
    with galaxy(Ann={"hand": ["Volley"], "facilities": ["Point Defence"]}, Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks(FIRE)

        assert scene["Ann"].hand == ()
        assert scene["Bob"].zone("asteroids") == ("Wormhole", "Gravity Net")
        scene.did_not_happen("ShotDown")


def test_point_defence_does_not_fire_without_a_card(galaxy):
    """
    Ann has no Minion card to pay with.
    """
    with galaxy(Ann={"facilities": ["Point Defence"]}, Bob={"asteroids": [asteroid("Wormhole", at="Ann")]}) as scene:
        scene.cannot_pick(FIRE)
        assert scene.why_not(FIRE) == "Minion cards needed: 1. You have 0."


def test_point_defence_fires_once_per_turn(galaxy):
    """
    After one Asteroid the second one can only be shot down as usual.
    """
    ann = {"hand": ["Volley"] * 3, "facilities": ["Point Defence"]}
    bob = {"asteroids": [asteroid("Wormhole", at="Ann"), asteroid("Gravity Net", at="Ann")]}
    with galaxy(Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks(FIRE)
        scene["Ann"].picks("Volley [2]")
        scene["Ann"].picks("Wormhole")

        scene.cannot_pick(FIRE)
        scene.can_pick("Discard Minion cards (2) to shoot down Gravity Net")


def test_point_defence_works_on_one_side_only(galaxy):
    """
    A Project does not fire, and a Secret Facility is not blown up.
    """
    bob = {"asteroids": [asteroid("Wormhole", at="Ann")]}
    with galaxy(Ann={"hand": ["Volley"], "projects": ["Point Defence"]}, Bob=bob) as scene:
        scene.can_pick(RAM)
        scene.cannot_pick(FIRE)
    with galaxy(Ann={"hand": ["Volley"], "facilities": ["Point Defence"]}, Bob=bob) as scene:
        scene.can_pick(FIRE)
        scene.cannot_pick(RAM)


@pytest.mark.parametrize("where", ["projects", "facilities"])
def test_point_defence_rests_in_anothers_turn(galaxy, where):
    """
    On Bob's Day Ann can't use it, and Bob can't either.
    """
    bob = {"asteroids": [asteroid("Wormhole", at="Ann")]}
    with galaxy(active=1, Ann={"hand": ["Volley"], where: ["Point Defence"]}, Bob=bob) as scene:
        scene["Bob"].is_asked()
        scene.can_pick_exactly("Pass")


# ------------------------------------------------------------------------------------------------ Shield Projector


@pytest.mark.parametrize("chosen", [(), ("Payday",), ("Fuel Crew", "Volley")])
def test_shield_projector_protects_up_to_two_mobs_when_complete(galaxy, chosen):
    """
    None, one or two of the three Mobs on the Cloning Vats get a token.
    """
    ann = {
        "hand": ["Overload"],
        "projects": ["Shield Projector", site("Cloning Vats", "Fuel Crew", "Payday", "Volley")],
    }
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Play Overload as a Mob")
        scene["Ann"].picks("Shield Projector")
        scene["Ann"].is_asked("Which Mobs?")
        scene["Ann"].picks(*chosen)

        there = {name: scene.card(name, of="Ann", zone="mobs").tokens for name in ("Fuel Crew", "Payday", "Volley")}
        assert there == {name: TOKEN if name in chosen else {} for name in there}


def test_shield_projector_protects_three_mobs_never(galaxy):
    """
    Two is the most that can be chosen.
    """
    ann = {
        "hand": ["Overload"],
        "projects": ["Shield Projector", site("Cloning Vats", "Fuel Crew", "Payday", "Volley")],
    }
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Play Overload as a Mob")
        scene["Ann"].picks("Shield Projector")

        assert (scene.decision.at_least, scene.decision.at_most) == (0, 2)

        scene["Ann"].picks()


def test_shield_projector_protects_only_own_mobs_without_a_token(galaxy):
    """
    Its own Mobs are gone by then, one of Ann's others has a token, and Bob's are not hers.
    """
    mobs = [mob("Riveters"), "Fuel Crew", "Payday"]
    ann = {"hand": ["Volley"], "projects": [site("Shield Projector", "Night Shift"), site("Cloning Vats", *mobs)]}
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", "Press Gang")]}) as scene:
        scene["Ann"].picks("Play Volley as a Mob")
        scene["Ann"].picks("Shield Projector")

        scene.can_pick_exactly("Fuel Crew", "Payday")

        scene["Ann"].picks()


def test_shield_projector_brings_no_points(galaxy):
    """
    It is completed for its abilities alone.
    """
    with galaxy(Ann={"hand": ["Overload"], "projects": ["Shield Projector"]}) as scene:
        scene["Ann"].picks("Play Overload as a Mob")

        assert scene["Ann"].zone("facilities") == ("Shield Projector",)
        assert points(scene, "Ann") == 0


def test_shield_projector_protects_a_mob_once_per_turn(galaxy):
    """
    One of Ann's unprotected Mobs gets a token for nothing, and the other has to wait.
    """
    mobs = [mob("Riveters"), "Fuel Crew", "Payday"]
    ann = {"facilities": ["Shield Projector"], "projects": [site("Cloning Vats", *mobs)]}
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", "Press Gang")]}) as scene:
        scene["Ann"].picks(SHIELD)
        scene.can_pick_exactly("Fuel Crew", "Payday")
        scene["Ann"].picks("Payday")

        assert scene.card("Payday", of="Ann", zone="mobs").tokens == TOKEN
        assert scene.card("Fuel Crew", of="Ann", zone="mobs").tokens == {}
        scene.cannot_pick(SHIELD)


def test_shield_projector_has_nothing_to_do_where_all_are_protected(galaxy):
    """
    It may be used, and no Mob gets a second token.
    """
    ann = {"facilities": ["Shield Projector"], "projects": [site("Cloning Vats", mob("Riveters"))]}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks(SHIELD)

        assert scene.card("Riveters", of="Ann", zone="mobs").tokens == TOKEN
        scene.did_not_happen("TokenPut")


@pytest.mark.parametrize(("active", "where"), [(0, "projects"), (1, "facilities")])
def test_shield_projector_works_as_a_facility_on_its_owners_day_only(galaxy, active, where):
    """
    A Project has no ability to use, nor has a Secret Facility on Bob's Day.
    """
    ann = {"projects": [site("Cloning Vats", "Fuel Crew")]}
    ann[where] = [*ann.get(where, []), "Shield Projector"]
    with galaxy(active=active, Ann=ann) as scene:
        scene.can_pick_exactly("Pass")


# ------------------------------------------------------------------------------------------------ Recruiting Office


def test_recruiting_office_draws_when_complete_and_once_more_as_a_facility(galaxy):
    """
    Saboteurs complete it for one card, and the new Secret Facility draws another in the same turn.
    """
    with galaxy(Ann={"hand": ["Saboteurs"], "projects": ["Recruiting Office"]}) as scene:
        scene["Ann"].picks("Play Saboteurs as a Mob")
        assert len(scene["Ann"].hand) == 1

        scene["Ann"].picks(RECRUIT)

        assert len(scene["Ann"].hand) == 2
        assert points(scene, "Ann") == 0


def test_recruiting_office_draws_once_per_turn(galaxy):
    """
    It draws one card, and is at rest for this turn.
    """
    with galaxy(Ann={"facilities": ["Recruiting Office"]}) as scene:
        scene["Ann"].picks(RECRUIT)

        assert len(scene["Ann"].hand) == 1
        scene.cannot_pick(RECRUIT)


def test_recruiting_office_draws_again_in_the_next_turn(galaxy):
    """
    After Bob's turn it is fresh.
    """
    with galaxy(Ann={"facilities": ["Recruiting Office"]}) as scene:
        scene["Ann"].picks(RECRUIT)
        scene["Ann"].passes()
        scene["Bob"].picks("Start a new Project")
        scene["Bob"].passes()
        scene["Ann"].picks("Start a new Project")

        scene.can_pick(RECRUIT)


def test_two_copies_of_recruiting_office_draw_a_card_each(galaxy):
    """
    Once per turn is said of one card.
    """
    with galaxy(Ann={"facilities": ["Recruiting Office"] * 2}) as scene:
        scene["Ann"].picks(f"{RECRUIT} (Ann)")
        scene["Ann"].picks(RECRUIT)

        assert len(scene["Ann"].hand) == 2


@pytest.mark.parametrize(("active", "where"), [(0, "projects"), (1, "facilities")])
def test_recruiting_office_works_as_a_facility_on_its_owners_day_only(galaxy, active, where):
    """
    A Project does not draw, nor does a Secret Facility on Bob's Day.
    """
    with galaxy(active=active, Ann={where: ["Recruiting Office"]}) as scene:
        scene.can_pick_exactly("Pass")


# ------------------------------------------------------------------------------------------------ Bomb Depot


def test_bomb_depot_is_blown_up_with_a_mob_of_another_villain(galaxy):
    """
    Ann destroys the Project with its own Mob, and one of Bob's Mobs: a token is no help.
    """
    bob = {"projects": [site("Gravity Net", "Fuel Crew", mob("Riveters"))]}
    with galaxy(Ann={"projects": [site("Bomb Depot", "Night Shift")]}, Bob=bob) as scene:
        scene["Ann"].picks(BLOW_UP)
        scene["Ann"].picks("Riveters")

        assert scene.card("Gravity Net", of="Bob").mobs == ("Fuel Crew",)
        assert scene.zone("domination_discard") == ("Bomb Depot",)
        assert scene.zone("minion_discard") == ("Night Shift", "Riveters")


def test_bomb_depot_reaches_no_mob_of_its_owner(galaxy):
    """
    Ann chooses among the Mobs of Bob and Cid.
    """
    ann = {"projects": ["Bomb Depot", site("Cloning Vats", "Volley")]}
    bob, cid = {"projects": [site("Gravity Net", "Fuel Crew")]}, {"projects": [site("Gravity Net", "Payday")]}
    with galaxy(Ann=ann, Bob=bob, Cid=cid) as scene:
        scene["Ann"].picks(BLOW_UP)

        scene.can_pick_exactly("Fuel Crew", "Payday")

        scene["Ann"].picks("Payday")


def test_bomb_depot_is_blown_up_for_nothing(galaxy):
    """
    Where no other Villain has a Mob, only the Project is destroyed.
    """
    with galaxy(Ann={"projects": ["Bomb Depot", site("Cloning Vats", "Volley")]}) as scene:
        scene["Ann"].picks(BLOW_UP)

        assert scene["Ann"].zone("projects") == ("Cloning Vats",)
        scene.did_not_happen("MobDestroyed")


@pytest.mark.parametrize(("charged", "owner"), [("Scrapyard", "Ann"), ("Wormhole", "Bob"), ("Gravity Net", "Bob")])
def test_bomb_depot_charges_any_asteroid(galaxy, charged, owner):
    """
    Ann's own Asteroid, one of Bob's at her and one of Bob's at Cid can be charged, but none that is charged already.
    """
    ann = {"facilities": ["Bomb Depot"], "asteroids": [asteroid("Scrapyard", at="Bob")]}
    flying = [asteroid("Wormhole", at="Ann"), asteroid("Gravity Net", at="Cid")]
    bob = {"asteroids": [*flying, asteroid("Prefab Yard", at="Ann", charged=True)]}
    with galaxy(Ann=ann, Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks(ARM)
        scene.can_pick_exactly("Scrapyard", "Wormhole", "Gravity Net")
        scene["Ann"].picks(charged)

        assert scene.card(charged, of=owner).tokens == {"CHARGE": 1}
        assert len(scene.events("Charged")) == 1
        assert scene["Ann"].zone("facilities") == ()
        assert scene.zone("domination_discard") == ("Bomb Depot",)


def test_bomb_depot_has_nothing_to_charge(galaxy):
    """
    Where all Asteroids are charged it may be destroyed, and that is all.
    """
    bob = {"asteroids": [asteroid("Prefab Yard", at="Ann", charged=True)]}
    with galaxy(Ann={"facilities": ["Bomb Depot"]}, Bob=bob) as scene:
        scene["Ann"].picks(ARM)

        assert scene["Ann"].zone("facilities") == ()
        scene.did_not_happen("Charged")


def test_bomb_depot_works_on_one_side_only(galaxy):
    """
    A Project destroys Mobs, a Secret Facility charges Asteroids, and it brings no points.
    """
    with galaxy(Ann={"projects": ["Bomb Depot"]}) as scene:
        scene.can_pick_exactly(BLOW_UP, "Pass")
    with galaxy(Ann={"facilities": ["Bomb Depot"]}) as scene:
        scene.can_pick_exactly(ARM, "Pass")
        assert points(scene, "Ann") == 0


@pytest.mark.parametrize("where", ["projects", "facilities"])
def test_bomb_depot_rests_in_anothers_turn(galaxy, where):
    """
    On Bob's Day nobody blows up Ann's Bomb Depot.
    """
    with galaxy(active=1, Ann={where: ["Bomb Depot"]}, Bob={"projects": [site("Cloning Vats", "Payday")]}) as scene:
        scene["Bob"].is_asked()
        scene.can_pick_exactly("Pass")


# ------------------------------------------------------------------------------------------------ Spy Satellite


@pytest.mark.parametrize(("charged", "copies", "price"), [(False, 1, 1), (True, 1, 2), (True, 2, 1), (False, 2, 1)])
def test_spy_satellite_makes_shots_cheaper(galaxy, charged, copies, price):
    """
    Each Project of this card takes one card off the price of a shot; it never falls below one.
    """
    ann = {"hand": ["Volley"] * price, "projects": ["Spy Satellite"] * copies}
    with galaxy(Ann=ann, Bob={"asteroids": [asteroid("Wormhole", at="Ann", charged=charged)]}) as scene:
        scene["Ann"].picks(f"Discard Minion cards ({price}) to shoot down Wormhole")

        assert scene["Bob"].zone("asteroids") == ()
        assert scene["Ann"].hand == ()
        assert scene.zone("minion_discard") == ("Volley",) * price


def test_spy_satellite_never_makes_shots_free(galaxy):
    """
    With three of them even an uncharged Asteroid takes a card, and Ann has none.
    """
    bob = {"asteroids": [asteroid("Wormhole", at="Ann")]}
    with galaxy(Ann={"projects": ["Spy Satellite"] * 3}, Bob=bob) as scene:
        shot = "Discard Minion cards (1) to shoot down Wormhole"
        assert scene.why_not(shot) == "Minion cards needed: 1. You have 0."


def test_spy_satellite_as_a_facility_does_not_make_shots_cheaper(galaxy):
    """
    The discount is of the Project.
    """
    bob = {"asteroids": [asteroid("Wormhole", at="Ann")]}
    with galaxy(Ann={"hand": ["Volley"], "facilities": ["Spy Satellite"]}, Bob=bob) as scene:
        shot = "Discard Minion cards (2) to shoot down Wormhole"
        assert scene.why_not(shot) == "Minion cards needed: 2. You have 1."


def test_spy_satellite_is_no_help_to_others(galaxy):
    """
    Bob shoots down Ann's Asteroid at the full price.
    """
    ann = {"projects": ["Spy Satellite"], "asteroids": [asteroid("Wormhole", at="Bob")]}
    with galaxy(active=1, Ann=ann, Bob=["Volley"] * 2) as scene:
        scene.can_pick("Discard Minion cards (2) to shoot down Wormhole")


def test_spy_satellite_makes_nothing_else_cheaper(galaxy):
    """
    Neither a Tractor Beam nor charging in Total Annihilation takes fewer cards.
    """
    ann = {
        "hand": ["Volley"],
        "projects": ["Spy Satellite"],
        "facilities": ["Tractor Beam"],
        "asteroids": [asteroid("Wormhole", at="Bob")],
    }
    with galaxy(Ann=ann, options={"total_annihilation": True}) as scene:
        charging = "Discard Minion cards (3) to charge Wormhole"
        assert scene.why_not(PULL) == "Minion cards needed: 2. You have 1."
        assert scene.why_not(charging) == "Minion cards needed: 3. You have 1."


def test_spy_satellite_draws_for_every_asteroid_that_is_launched_into_its_owner(galaxy):
    """
    Bob's Twin Volley launches two Asteroids into Ann, who draws two cards.
    """
    with galaxy(active=1, Ann={"facilities": ["Spy Satellite"]}, Bob=["Twin Volley"]) as scene:
        scene["Bob"].picks("Play Twin Volley as Ops")

        assert aims(scene, "Bob") == ["Ann", "Ann"]
        assert len(scene["Ann"].hand) == 2


def test_spy_satellite_draws_for_an_asteroid_of_the_morning(galaxy):
    """
    In Act III Bob launches what he has turned up, and Ann draws a card.
    """
    with galaxy(phase="act three", active=1, Ann={"facilities": ["Spy Satellite"]}) as scene:
        scene["Bob"].picks("Launch an Asteroid")

        assert len(scene["Ann"].hand) == 1


def test_spy_satellite_draws_neither_for_asteroids_at_others_nor_for_own_ones(galaxy):
    """
    Bob's Asteroid flies at Cid, and then Ann's at Bob.
    """
    with galaxy(active=1, Ann={"facilities": ["Spy Satellite"]}, Bob=["Volley"], Cid=[]) as scene:
        scene["Bob"].picks("Play Volley as Ops")
        scene["Bob"].picks("Cid")

        assert scene["Ann"].hand == ()
    with galaxy(Ann={"hand": ["Volley"], "facilities": ["Spy Satellite"]}) as scene:
        scene["Ann"].picks("Play Volley as Ops")

        assert scene["Ann"].hand == ()


def test_spy_satellite_does_not_take_retargeting_for_launching(galaxy):
    """
    Ruling: Bob points Cid's Asteroid at Ann, and she draws nothing.
    """
    cid = {"asteroids": [asteroid("Wormhole", at="Bob")]}
    with galaxy(active=1, Ann={"facilities": ["Spy Satellite"]}, Bob=["Course Correction"], Cid=cid) as scene:
        scene["Bob"].picks("Play Course Correction as Ops")
        scene["Bob"].picks("Ann")

        scene.happened("Retargeted", seen_by="Ann", asteroid="Wormhole", target="Ann")
        assert scene["Ann"].hand == ()


def test_spy_satellite_as_a_project_draws_nothing(galaxy):
    """
    It warns of launched Asteroids as a Secret Facility only.
    """
    with galaxy(active=1, Ann={"projects": ["Spy Satellite"]}, Bob=["Volley"]) as scene:
        scene["Bob"].picks("Play Volley as Ops")

        assert scene["Ann"].hand == ()


def test_spy_satellite_is_completed_for_no_points(galaxy):
    """
    Payday is just enough for it; it draws nothing for that, and has nothing to use.
    """
    with galaxy(Ann={"hand": ["Payday"], "projects": ["Spy Satellite"]}) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        assert scene["Ann"].zone("facilities") == ("Spy Satellite",)
        assert scene["Ann"].hand == ()
        assert points(scene, "Ann") == 0
        scene.can_pick_exactly("Pass")


# ------------------------------------------------------------------------------------------------ Prefab Yard


@pytest.mark.parametrize(
    ("there", "played", "done"),
    [
        ([], "Payday", True),
        ([], "Fuel Crew", False),
        (["Night Shift"], "Shuttle Run", True),
    ],
)
def test_prefab_yard_counts_each_mob_100_million_more(galaxy, there, played, done):
    """
    For its 600 million a Mob of 500 is enough, or two of 200, but not one of 400.
    """
    with galaxy(Ann={"hand": [played], "projects": [site("Prefab Yard", *there)]}) as scene:
        scene["Ann"].picks(f"Play {played} as a Mob")

        assert scene["Ann"].zone("facilities") == (("Prefab Yard",) if done else ())


def test_prefab_yard_helps_no_other_project(galaxy):
    """
    Fuel Crew counts 500 million on it, but only 400 on the Cloning Vats beside it, or on Bob's Gravity Net.
    """
    ann = {"projects": [site("Prefab Yard", "Fuel Crew"), site("Cloning Vats", "Fuel Crew")]}
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", "Fuel Crew")]}) as scene:
        assert scene.card("Prefab Yard", of="Ann").workforce == 500
        assert scene.card("Prefab Yard", of="Ann").missing == 100
        assert scene.card("Cloning Vats", of="Ann").workforce == 400
        assert scene.card("Gravity Net", of="Bob").workforce == 400


def test_prefab_yard_helps_as_a_project_only(galaxy):
    """
    As a Secret Facility it brings neither a bonus nor points.
    """
    ann = {"facilities": ["Prefab Yard"], "projects": [site("Cloning Vats", "Fuel Crew")]}
    with galaxy(Ann=ann) as scene:
        assert scene.card("Cloning Vats", of="Ann").workforce == 400
        assert points(scene, "Ann") == 0


def test_prefab_yard_does_not_make_its_mobs_stronger_for_other_effects(galaxy):
    """
    Ruling: for a DNA Splitter, Flak Crew on Bob's Prefab Yard has Power 300 and may be swapped with a Mob of 200.
    """
    ann = {"facilities": ["DNA Splitter"], "projects": [site("Cloning Vats", "Night Shift")]}
    with galaxy(Ann=ann, Bob={"projects": [site("Prefab Yard", "Flak Crew")]}) as scene:
        scene["Ann"].picks("DNA Splitter: Swap one of your Mobs with another")

        assert scene.card("Cloning Vats", of="Ann").mobs == ("Flak Crew",)
        assert scene.card("Cloning Vats", of="Ann").workforce == 300
        assert scene.card("Prefab Yard", of="Bob").mobs == ("Night Shift",)


def test_prefab_yard_puts_a_weak_card_from_the_discard_pile_on_a_project(galaxy):
    """
    Power 200 can be chosen, 300 can't; the Mob goes to one of Ann's own Projects.
    """
    ann = {"facilities": ["Prefab Yard"], "projects": ["Cloning Vats", "Star of Death"]}
    pile = ["Night Shift", "Flak Crew", "Pickpockets"]
    with galaxy(Ann=ann, Bob={"projects": ["Gravity Net"]}, minion_discard=pile) as scene:
        scene["Ann"].picks(ASSEMBLE)
        scene.can_pick_exactly("Night Shift", "Pickpockets")
        scene["Ann"].picks("Pickpockets")
        scene.can_pick_exactly("Cloning Vats", "Star of Death")
        scene["Ann"].picks("Star of Death")

        assert scene.card("Star of Death", of="Ann").mobs == ("Pickpockets",)
        assert scene.zone("minion_discard") == ("Night Shift", "Flak Crew")


def test_prefab_yard_puts_one_card_per_turn_and_uses_up_no_play(galaxy):
    """
    Ann still plays her Mob of this turn, but the second card stays in the pile.
    """
    ann = {"hand": ["Payday"], "facilities": ["Prefab Yard"], "projects": ["Cloning Vats"]}
    with galaxy(Ann=ann, minion_discard=["Night Shift", "Pickpockets"]) as scene:
        scene["Ann"].picks(ASSEMBLE)
        scene["Ann"].picks("Night Shift")

        scene.cannot_pick(ASSEMBLE)
        scene.can_pick("Play Payday as a Mob")


def test_prefab_yard_may_complete_a_project(galaxy):
    """
    Night Shift from the pile is what the Bomb Depot still needs.
    """
    ann = {"facilities": ["Prefab Yard"], "projects": [site("Bomb Depot", "Shuttle Run")]}
    with galaxy(Ann=ann, minion_discard=["Night Shift"]) as scene:
        scene["Ann"].picks(ASSEMBLE)

        assert scene["Ann"].zone("facilities") == ("Prefab Yard", "Bomb Depot")
        assert scene.zone("minion_discard") == ("Shuttle Run", "Night Shift")


@pytest.mark.parametrize(("projects", "pile"), [([], ["Night Shift"]), (["Cloning Vats"], ["Flak Crew"])])
def test_prefab_yard_does_nothing_without_a_project_or_a_weak_card(galaxy, projects, pile):
    """
    It may be used, and everything stays where it is.
    """
    ann = {"facilities": ["Prefab Yard"], "projects": projects}
    with galaxy(Ann=ann, minion_discard=pile) as scene:
        scene["Ann"].picks(ASSEMBLE)

        assert scene.zone("minion_discard") == tuple(pile)
        scene.did_not_happen("MobPut")


@pytest.mark.parametrize(("active", "where"), [(0, "projects"), (1, "facilities")])
def test_prefab_yard_works_as_a_facility_on_its_owners_day_only(galaxy, active, where):
    """
    A Project does not look into the pile, nor does a Secret Facility on Bob's Day.
    """
    with galaxy(active=active, Ann={where: ["Prefab Yard"]}, minion_discard=["Night Shift"]) as scene:
        scene.can_pick_exactly("Pass")
