"""Domination cards that bring one point, from Wormhole to Minion Academy: each clause of them, and each ruling."""

import pytest

from tabletop.games.supervillain.testing import CHARGE, TOKEN, asteroid, mob, site

COLLAPSE = "Wormhole: Destroy it to swap two Mobs"
SPARK = "Big Bang Generator: Discard two Minion cards to charge one of your Asteroids"
DEFLECT = "Bad Luck Emitter: Destroy it to shoot down an incoming Asteroid"
SPLICE = "DNA Splitter: Swap one of your Mobs with another"
TRAIN = "Minion Academy: Discard a Minion card to draw one"

#: With these 500 million a Project of 700 to 900 is completed by a Fuel Crew of 400.
HALF_OF_IT = "Press Gang"


def points_of(scene, seat):
    """Tell how many Domination points a Villain is seen to have."""
    return scene.view().players[seat].values["points"]


# ------------------------------------------------------------------------------------------------ Wormhole


def test_wormhole_is_destroyed_to_swap_two_mobs(galaxy):
    """
    As a Project a Wormhole may be destroyed to swap two Mobs of any Villains, with the tokens on them.
    """
    ann = {"projects": ["Wormhole", site("Scrapyard", "Payday")]}
    bob = {"projects": [site("Bomb Depot", "Night Shift"), site("Gravity Net", mob("Riveters"))]}
    with galaxy(Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks(COLLAPSE)
        scene.can_pick_exactly("Payday", "Night Shift", "Riveters")
        scene["Ann"].picks("Riveters")
        scene["Ann"].picks("Payday")

        assert scene.zone("domination_discard") == ("Wormhole",)
        assert scene.card("Scrapyard", of="Ann").mobs == ("Riveters",)
        assert scene.card("Riveters", of="Ann").tokens == TOKEN
        assert scene.card("Gravity Net", of="Bob").mobs == ("Payday",)


def test_wormhole_may_swap_two_mobs_of_one_other_villain(galaxy):
    """
    Neither of the Mobs that a Wormhole swaps needs to be its Villain's.
    """
    bob = {"projects": [site("Bomb Depot", "Night Shift"), site("Gravity Net", "Riveters")]}
    with galaxy(Ann={"projects": ["Wormhole"]}, Bob=bob) as scene:
        scene["Ann"].picks(COLLAPSE)
        scene["Ann"].picks("Night Shift")

        assert scene.card("Bomb Depot", of="Bob").mobs == ("Riveters",)
        assert scene.card("Gravity Net", of="Bob").mobs == ("Night Shift",)


def test_wormhole_swaps_no_mobs_of_the_same_project(galaxy):
    """
    After one Mob is chosen the other one must lie on another Project than that.
    """
    ann = {"projects": ["Wormhole", site("Gravity Net", "Payday", "Volley")]}
    bob = {"projects": [site("Star of Death", "Riveters", "Overload")]}
    with galaxy(Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks(COLLAPSE)
        scene["Ann"].picks("Payday")
        scene.can_pick_exactly("Riveters", "Overload")
        scene["Ann"].picks("Overload")

        assert sorted(scene.card("Gravity Net", of="Ann").mobs) == ["Overload", "Volley"]


@pytest.mark.parametrize("others", [[], [site("Gravity Net", "Volley", "Overload")]])
def test_wormhole_takes_its_own_mobs_with_it(galaxy, others):
    """
    The Mobs on a Wormhole are destroyed with it and can't be swapped: with Mobs on one more Project only, none are.
    """
    with galaxy(Ann={"projects": [site("Wormhole", "Payday"), *others]}) as scene:
        scene["Ann"].picks(COLLAPSE)

        scene.happened("MobDestroyed", card="Payday")
        assert scene.zone("minion_discard") == ("Payday",)
        scene.did_not_happen("MobsSwapped")


@pytest.mark.parametrize(
    ("strong", "weak", "completed"),
    [(("Ann", "Gravity Net"), ("Bob", "Scrapyard"), "Bob"), (("Bob", "Gravity Net"), ("Ann", "Scrapyard"), "Ann")],
)
def test_wormhole_ruling_a_swap_may_complete_a_project_of_either_villain(galaxy, strong, weak, completed):
    """
    A Twin Volley comes to lie where Night Shift was: that Project is completed at once, Bob's too, in Ann's turn.
    """
    lairs = {"Ann": ["Wormhole"], "Bob": []}
    lairs[strong[0]].append(site(strong[1], "Twin Volley"))
    lairs[weak[0]].append(site(weak[1], "Night Shift"))
    with galaxy(Ann={"projects": lairs["Ann"]}, Bob={"projects": lairs["Bob"]}) as scene:
        scene["Ann"].picks(COLLAPSE)
        scene["Ann"].picks("Twin Volley")

        assert scene[completed].zone("facilities") == ("Scrapyard",)
        assert scene.card("Gravity Net", of=strong[0]).mobs == ("Night Shift",)


def test_wormhole_collapses_on_its_villains_day_and_as_a_project_only(galaxy):
    """
    A Wormhole is not destroyed at will as a Secret Facility, nor on Bob's Day.
    """
    with galaxy(Ann={"facilities": ["Wormhole"]}) as scene:
        scene.cannot_pick(COLLAPSE)

    with galaxy(Ann={"projects": ["Wormhole"]}, active=1) as scene:
        scene.cannot_pick(COLLAPSE)


def test_wormhole_draws_a_project_in_whenever_you_complete_one(galaxy):
    """
    As a Secret Facility a Wormhole makes the top Domination card a Project for each that its Villain completes.
    """
    ann = {"hand": ["Payday"], "projects": ["Spy Satellite"], "facilities": ["Wormhole"]}
    with galaxy(Ann=ann, domination_deck=["Gravity Net", "Scrapyard"]) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        assert scene["Ann"].zone("facilities") == ("Wormhole", "Spy Satellite")
        assert scene["Ann"].zone("projects") == ("Gravity Net",)
        assert scene["Ann"].zone("asteroids") == ()


def test_wormhole_does_not_care_what_others_complete(galaxy):
    """
    A Wormhole of Ann draws nothing in when Bob completes a Project.
    """
    bob = {"hand": ["Payday"], "projects": ["Spy Satellite"]}
    with galaxy(Ann={"facilities": ["Wormhole"]}, Bob=bob, active=1) as scene:
        scene["Bob"].picks("Play Payday as a Mob")

        assert scene["Bob"].zone("facilities") == ("Spy Satellite",)
        assert scene["Ann"].zone("projects") == scene["Bob"].zone("projects") == ()


def test_wormhole_draws_nothing_in_while_it_is_a_project(galaxy):
    """
    A Wormhole that is still a Project does not react to another one.
    """
    with galaxy(Ann={"hand": ["Payday"], "projects": ["Spy Satellite", "Wormhole"]}) as scene:
        scene["Ann"].picks("Play Payday as a Mob")
        scene["Ann"].picks("Spy Satellite")

        assert scene["Ann"].zone("projects") == ("Wormhole",)


@pytest.mark.parametrize(("own", "projects"), [(True, ("Gravity Net",)), (False, ())])
def test_wormhole_ruling_it_reacts_to_its_own_completion(galaxy, own, projects):
    """
    A Wormhole that is completed draws in a Project at once, unless that switch is off.
    """
    ann = {"hand": ["Fuel Crew"], "projects": [site("Wormhole", HALF_OF_IT)]}
    with galaxy(Ann=ann, domination_deck=["Gravity Net"], options={"own_completion": own}) as scene:
        scene["Ann"].picks("Play Fuel Crew as a Mob")

        assert scene["Ann"].zone("facilities") == ("Wormhole",)
        assert scene["Ann"].zone("projects") == projects


def test_wormhole_ruling_with_no_domination_card_left_the_game_ends(galaxy):
    """
    A Wormhole has to draw a Project in when there is none anywhere: the most points win.
    """
    ann = {"hand": ["Payday"], "projects": ["Spy Satellite"], "facilities": ["Wormhole"]}
    rest = {"minion": "minion_deck", "asteroid": "turned_up"}
    with galaxy(Ann=ann, domination_deck=[], rest=rest) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        assert scene.outcome.winners == (0,)
        assert scene.outcome.points == (1, 0)


def test_wormhole_draws_from_the_discard_pile_when_the_deck_is_empty(galaxy):
    """
    With cards in the Domination discard pile only, a Wormhole gets one of those.
    """
    ann = {"hand": ["Payday"], "projects": ["Spy Satellite"], "facilities": ["Wormhole"]}
    rest = {"minion": "minion_deck", "asteroid": "turned_up"}
    with galaxy(Ann=ann, domination_deck=[], domination_discard=["Gravity Net"], rest=rest) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        assert scene["Ann"].zone("projects") == ("Gravity Net",)
        assert scene.zone("domination_discard") == ()


# ------------------------------------------------------------------------------------------------ Big Bang Generator


@pytest.mark.rule("SV-097")
@pytest.mark.parametrize(("first", "second"), [("Bob", "Cid"), ("Cid", "Cid")])
def test_big_bang_generator_launches_two_asteroids_when_complete(galaxy, first, second):
    """
    When a Big Bang Generator is complete two Asteroids are launched, each into whom one likes, both uncharged.
    """
    ann = {"hand": ["Fuel Crew"], "projects": [site("Big Bang Generator", HALF_OF_IT)]}
    with galaxy(Ann=ann, Cid=[], domination_deck=["Gravity Net", "Scrapyard", "Bomb Depot"]) as scene:
        scene["Ann"].picks("Play Fuel Crew as a Mob")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks(first)
        scene["Ann"].picks(second)

        assert scene["Ann"].zone("asteroids") == ("Gravity Net", "Scrapyard")
        flying = [scene.card(name, of="Ann") for name in ("Gravity Net", "Scrapyard")]
        assert tuple(one.target for one in flying) == (first, second)
        assert [one.tokens for one in flying] == [{}, {}]
        assert scene["Ann"].zone("facilities") == ("Big Bang Generator",)


def test_big_bang_generator_charges_one_of_your_asteroids_for_two_cards(galaxy):
    """
    As a Secret Facility a Big Bang Generator charges an uncharged Asteroid of its own Villain for two Minion cards.
    """
    ann = {
        "hand": ["Payday", "Volley", "Overload"],
        "facilities": ["Big Bang Generator"],
        "asteroids": [
            asteroid("Wormhole", "Bob"),
            asteroid("Scrapyard", "Bob"),
            asteroid("Gravity Net", "Bob", charged=True),
        ],
    }
    with galaxy(Ann=ann, Bob={"asteroids": [asteroid("Bomb Depot", "Ann")]}) as scene:
        scene["Ann"].picks(SPARK)
        scene["Ann"].picks("Volley", "Overload")
        scene.can_pick_exactly("Wormhole", "Scrapyard")
        scene["Ann"].picks("Scrapyard")

        assert scene["Ann"].hand == ("Payday",)
        assert scene.card("Scrapyard", of="Ann").tokens == CHARGE
        assert scene.card("Wormhole", of="Ann").tokens == {}


def test_big_bang_generator_charges_once_per_turn_for_two_cards(galaxy):
    """
    A Big Bang Generator takes two Minion cards, no fewer, and works once per turn.
    """
    flying = [asteroid("Wormhole", "Bob"), asteroid("Scrapyard", "Bob")]
    ann = {"hand": ["Payday", "Volley", "Overload", "Riveters"], "facilities": ["Big Bang Generator"]}
    with galaxy(Ann={**ann, "asteroids": flying}) as scene:
        scene["Ann"].picks(SPARK)
        scene["Ann"].picks("Payday", "Volley")
        scene["Ann"].picks("Wormhole")

        assert scene["Ann"].hand == ("Overload", "Riveters")
        scene.cannot_pick(SPARK)

    with galaxy(Ann={**ann, "hand": ["Payday"], "asteroids": flying}) as scene:
        assert scene.why_not(SPARK) == "Minion cards needed: 2. You have 1."


def test_big_bang_generator_costs_its_cards_with_nothing_to_charge_too(galaxy):
    """
    Charged Asteroids and those of others can't be charged: the Big Bang Generator takes its cards for nothing.
    """
    ann = {
        "hand": ["Payday", "Volley"],
        "facilities": ["Big Bang Generator"],
        "asteroids": [asteroid("Gravity Net", "Bob", charged=True)],
    }
    with galaxy(Ann=ann, Bob={"asteroids": [asteroid("Bomb Depot", "Ann")]}) as scene:
        scene["Ann"].picks(SPARK)

        assert scene["Ann"].hand == ()
        assert scene.card("Gravity Net", of="Ann").tokens == CHARGE
        scene.did_not_happen("Charged")


def test_big_bang_generator_charges_nothing_as_a_project_nor_in_anothers_turn(galaxy):
    """
    A Big Bang Generator is used by its Villain on the own Day, and once it is a Secret Facility.
    """
    has = {"hand": ["Payday", "Volley"], "asteroids": [asteroid("Wormhole", "Bob")]}
    with galaxy(Ann={**has, "projects": ["Big Bang Generator"]}) as scene:
        scene.cannot_pick(SPARK)

    with galaxy(Ann={**has, "facilities": ["Big Bang Generator"]}, Bob=["Payday", "Volley"], active=1) as scene:
        scene.cannot_pick(SPARK)


# ------------------------------------------------------------------------------------------------ Bad Luck Emitter


@pytest.mark.parametrize("charged", [False, True])
def test_bad_luck_emitter_is_destroyed_to_shoot_down_an_incoming_asteroid(galaxy, charged):
    """
    As a Project a Bad Luck Emitter may be destroyed to shoot down one of the Asteroids that are aimed at its Villain.
    """
    bob = {
        "asteroids": [
            asteroid("Wormhole", "Ann", charged=charged),
            asteroid("Scrapyard", "Ann"),
            asteroid("Gravity Net", "Cid"),
        ]
    }
    with galaxy(Ann={"projects": ["Bad Luck Emitter"]}, Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks(DEFLECT)
        scene.can_pick_exactly("Wormhole", "Scrapyard")
        scene["Ann"].picks("Wormhole")

        assert scene["Bob"].zone("asteroids") == ("Scrapyard", "Gravity Net")
        assert scene.zone("domination_discard") == ("Bad Luck Emitter", "Wormhole")


def test_bad_luck_emitter_reaches_no_asteroid_that_is_not_incoming(galaxy):
    """
    A Bad Luck Emitter may be destroyed without an incoming Asteroid, and nothing comes of it.
    """
    bob = {"asteroids": [asteroid("Wormhole", "Cid")]}
    with galaxy(Ann={"projects": ["Bad Luck Emitter"]}, Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks(DEFLECT)

        assert scene["Bob"].zone("asteroids") == ("Wormhole",)
        assert scene.zone("domination_discard") == ("Bad Luck Emitter",)


def test_bad_luck_emitter_deflects_on_its_villains_day_and_as_a_project_only(galaxy):
    """
    A Bad Luck Emitter is not destroyed at will as a Secret Facility, nor on Bob's Day.
    """
    bob = {"asteroids": [asteroid("Wormhole", "Ann")]}
    with galaxy(Ann={"facilities": ["Bad Luck Emitter"]}, Bob=bob) as scene:
        scene.cannot_pick(DEFLECT)

    with galaxy(Ann={"projects": ["Bad Luck Emitter"]}, Bob=bob, active=1) as scene:
        scene.cannot_pick(DEFLECT)


#: With a Minion Academy, or another one that brings one point, this makes five.
FOUR_POINTS = ["Star of Death", "Cloning Vats"]


def about_to_win(**more):
    """Lay four points and a Minion Academy that lacks a Payday only."""
    return {
        "hand": ["Payday"],
        "projects": [site("Minion Academy", "Press Gang")],
        "facilities": FOUR_POINTS,
        **more,
    }


@pytest.mark.rule("SV-Q11")
@pytest.mark.parametrize(("charged", "wins"), [(True, False), (False, True)])
def test_bad_luck_emitter_keeps_others_from_winning_under_a_charged_asteroid(galaxy, charged, wins):
    """
    Bob gets his fifth point while an Asteroid is aimed at him: if it is charged a Bad Luck Emitter keeps him from winning.
    """
    ann = {"facilities": ["Bad Luck Emitter"], "asteroids": [asteroid("Scrapyard", "Bob", charged=charged)]}
    with galaxy(Ann=ann, Bob=about_to_win(), active=1) as scene:
        scene["Bob"].picks("Play Payday as a Mob")

        assert points_of(scene, 1) == 5
        assert (scene.outcome is not None) == wins


def test_bad_luck_emitter_does_not_need_the_asteroid_to_be_its_villains(galaxy):
    """
    Whoever's charged Asteroid it is: Cid's at Bob is good enough for the Bad Luck Emitter of Ann.
    """
    cid = {"asteroids": [asteroid("Scrapyard", "Bob", charged=True)]}
    with galaxy(Ann={"facilities": ["Bad Luck Emitter"]}, Bob=about_to_win(), Cid=cid, active=1) as scene:
        scene["Bob"].picks("Play Payday as a Mob")

        assert scene.outcome is None


@pytest.mark.parametrize(
    "ann",
    [
        {"facilities": ["Bad Luck Emitter"], "asteroids": [asteroid("Scrapyard", "Cid", charged=True)]},
        {"projects": ["Bad Luck Emitter"], "asteroids": [asteroid("Scrapyard", "Bob", charged=True)]},
        {"asteroids": [asteroid("Scrapyard", "Bob", charged=True)]},
    ],
    ids=["aimed at another", "a Project still", "no Emitter"],
)
def test_bad_luck_emitter_is_no_help_if_it_is_a_project_or_the_asteroid_flies_elsewhere(galaxy, ann):
    """
    Bob wins: no charged Asteroid is aimed at him, or no Bad Luck Emitter is a Secret Facility.
    """
    with galaxy(Ann=ann, Bob=about_to_win(), Cid=[], active=1) as scene:
        scene["Bob"].picks("Play Payday as a Mob")

        assert scene.outcome.winners == (1,)


@pytest.mark.rule("SV-Q11")
def test_bad_luck_emitter_spares_its_owner(galaxy):
    """
    Ann wins with a Bad Luck Emitter of her own, although a charged Asteroid is aimed at her.
    """
    bob = {"asteroids": [asteroid("Scrapyard", "Ann", charged=True)]}
    ann = about_to_win(facilities=["Bad Luck Emitter", "Wormhole", "Star of Death"])
    with galaxy(Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        assert scene.outcome.winners == (0,)


@pytest.mark.rule("SV-Q11")
def test_bad_luck_emitter_of_two_villains_hits_each_other(galaxy):
    """
    A Bad Luck Emitter of one's own is no help against another's.
    """
    ann = {"facilities": ["Bad Luck Emitter"], "asteroids": [asteroid("Scrapyard", "Bob", charged=True)]}
    bob = about_to_win(facilities=["Bad Luck Emitter", "Wormhole", "Star of Death"])
    with galaxy(Ann=ann, Bob=bob, active=1, domination_deck=["Gravity Net"]) as scene:
        scene["Bob"].picks("Play Payday as a Mob")

        assert points_of(scene, 1) == 5
        assert scene.outcome is None


@pytest.mark.rule("SV-Q11")
def test_bad_luck_emitter_ruling_they_win_at_once_when_the_asteroid_is_gone(galaxy):
    """
    Bob has five points and shoots down the charged Asteroid that jinxed him: he wins at once.
    """
    ann = {"facilities": ["Bad Luck Emitter"], "asteroids": [asteroid("Scrapyard", "Bob", charged=True)]}
    bob = {"hand": ["Flak Crew"], "facilities": [*FOUR_POINTS, "Wormhole"]}
    with galaxy(Ann=ann, Bob=bob, active=1) as scene:
        assert scene.outcome is None

        scene["Bob"].picks("Play Flak Crew as Ops")

        assert scene.outcome.winners == (1,)


@pytest.mark.rule("SV-Q11")
def test_bad_luck_emitter_ruling_they_win_at_once_when_it_is_turned_back(galaxy):
    """
    Bob has five points and makes the Bad Luck Emitter a Project again: he wins at once.
    """
    ann = {"facilities": ["Bad Luck Emitter"], "asteroids": [asteroid("Scrapyard", "Bob", charged=True)]}
    bob = {"hand": ["Dismantlers"], "facilities": [*FOUR_POINTS, "Wormhole"]}
    with galaxy(Ann=ann, Bob=bob, active=1) as scene:
        scene["Bob"].picks("Play Dismantlers as Ops")

        assert scene["Ann"].zone("projects") == ("Bad Luck Emitter",)
        assert scene.outcome.winners == (1,)


def test_bad_luck_emitter_ruling_they_do_not_win_without_the_points(galaxy):
    """
    The charged Asteroid hits one of Bob's Secret Facilities: the jinx is over, and so are his five points.
    """
    ann = {"facilities": ["Bad Luck Emitter"], "asteroids": [asteroid("Scrapyard", "Bob", charged=True)]}
    with galaxy(Ann=ann, Bob={"facilities": [*FOUR_POINTS, "Wormhole"]}, phase="act one") as scene:
        scene["Ann"].picks("Wormhole")
        scene["Ann"].picks("Start a new Project")

        assert points_of(scene, 1) == 4
        assert scene.outcome is None


@pytest.mark.rule("SV-Q12")
@pytest.mark.parametrize(("jinx", "winners"), [(False, (1,)), (True, ())])
def test_bad_luck_emitter_ruling_it_does_not_touch_the_count_when_the_cards_run_out(galaxy, jinx, winners):
    """
    No Domination card is left for Bob's Wormhole: he has the most points and wins, jinx or no jinx, unless a switch is on.
    """
    ann = {"facilities": ["Bad Luck Emitter"], "asteroids": [asteroid("Scrapyard", "Bob", charged=True)]}
    bob = {"hand": ["Payday"], "projects": ["Spy Satellite"], "facilities": ["Wormhole", "Star of Death"]}
    rest = {"minion": "minion_deck", "asteroid": "turned_up"}
    scene = galaxy(Ann=ann, Bob=bob, active=1, domination_deck=[], rest=rest, options={"jinx_at_the_end": jinx})
    with scene:
        scene["Bob"].picks("Play Payday as a Mob")

        assert scene.outcome.winners == winners


@pytest.mark.rule("SV-090")
@pytest.mark.parametrize(("at", "wins"), [("Bob", False), ("Dot", False), ("Ann", True), ("Cid", True)])
def test_bad_luck_emitter_blocks_the_whole_other_team(galaxy, at, wins):
    """
    In Team Battle a charged Asteroid at either partner keeps both from winning, if the Bad Luck Emitter is the other team's.
    """
    shooter = "Ann" if at in ("Bob", "Dot") else "Bob"
    villains = {
        "Ann": {"facilities": ["Bad Luck Emitter"]},
        "Bob": about_to_win(),
        "Cid": {},
        "Dot": {"facilities": ["Transgalactic Bank", "Scrapyard"]},
    }
    villains[shooter] = {**villains[shooter], "asteroids": [asteroid("Gravity Net", at, charged=True)]}
    with galaxy(**villains, active=1, options={"team_battle": True}) as scene:
        scene["Bob"].picks("Play Payday as a Mob")

        assert points_of(scene, 1) + points_of(scene, 3) == 8
        assert (scene.outcome is not None) == wins


@pytest.mark.rule("SV-090", "SV-Q11")
def test_bad_luck_emitter_spares_its_owners_partner(galaxy):
    """
    In Team Battle a Bad Luck Emitter does not keep its own team from winning, at whichever of them the Asteroid flies.
    """
    cid = {"facilities": ["Bad Luck Emitter", "Transgalactic Bank"]}
    bob = {"asteroids": [asteroid("Gravity Net", "Ann", charged=True), asteroid("Scrapyard", "Cid", charged=True)]}
    with galaxy(Ann=about_to_win(), Bob=bob, Cid=cid, Dot=[], options={"team_battle": True}) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        assert scene.outcome.winners == (0, 2)


# ------------------------------------------------------------------------------------------------ DNA Splitter


def test_dna_splitter_draws_a_card_when_complete(galaxy):
    """
    When a DNA Splitter is complete its Villain draws one Minion card.
    """
    ann = {"hand": ["Fuel Crew"], "projects": [site("DNA Splitter", HALF_OF_IT)]}
    with galaxy(Ann=ann, minion_deck=["Volley", "Payday"]) as scene:
        scene["Ann"].picks("Play Fuel Crew as a Mob")

        assert scene["Ann"].zone("facilities") == ("DNA Splitter",)
        assert scene["Ann"].hand == ("Volley",)


def test_dna_splitter_swaps_a_mob_for_one_of_another_that_is_little_stronger(galaxy):
    """
    For a Mob of 400 million a DNA Splitter may take one of another Villain with 500 at most.
    """
    ann = {"facilities": ["DNA Splitter"], "projects": [site("Gravity Net", "Volley")]}
    bob = {"projects": [site("Star of Death", "Night Shift", "Payday", "Saboteurs")]}
    with galaxy(Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks(SPLICE)
        scene.can_pick_exactly("Night Shift", "Payday")
        scene["Ann"].picks("Payday")

        assert scene.card("Gravity Net", of="Ann").mobs == ("Payday",)
        assert sorted(scene.card("Star of Death", of="Bob").mobs) == ["Night Shift", "Saboteurs", "Volley"]


def test_dna_splitter_swaps_own_mobs_of_any_power_on_different_projects(galaxy):
    """
    Among the Mobs of its own Villain a DNA Splitter minds no Power, but they must lie on different Projects.
    """
    ann = {
        "facilities": ["DNA Splitter"],
        "projects": [site("Gravity Net", "Night Shift", "Payday"), site("Star of Death", "Twin Volley")],
    }
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks(SPLICE)
        scene["Ann"].picks("Night Shift")

        assert sorted(scene.card("Gravity Net", of="Ann").mobs) == ["Payday", "Twin Volley"]
        assert scene.card("Star of Death", of="Ann").mobs == ("Night Shift",)


def test_dna_splitter_offers_only_own_mobs_that_have_a_partner(galaxy):
    """
    A Mob for which a DNA Splitter could get nothing is not to be chosen.
    """
    ann = {"facilities": ["DNA Splitter"], "projects": [site("Gravity Net", "Night Shift", "Payday")]}
    with galaxy(Ann=ann, Bob={"projects": [site("Star of Death", "Saboteurs")]}) as scene:
        scene["Ann"].picks(SPLICE)

        assert sorted(scene.card("Gravity Net", of="Ann").mobs) == ["Night Shift", "Saboteurs"]
        assert scene.card("Star of Death", of="Bob").mobs == ("Payday",)


def test_dna_splitter_does_nothing_without_a_partner(galaxy):
    """
    With only a far stronger Mob of Bob a DNA Splitter may be used, and it swaps nothing.
    """
    ann = {"facilities": ["DNA Splitter"], "projects": [site("Gravity Net", "Night Shift", "Volley")]}
    with galaxy(Ann=ann, Bob={"projects": [site("Star of Death", "Twin Volley")]}) as scene:
        scene["Ann"].picks(SPLICE)

        scene.did_not_happen("MobsSwapped")
        scene.cannot_pick(SPLICE)


def test_dna_splitter_completes_a_project_and_leaves_the_mob_play_alone(galaxy):
    """
    A DNA Splitter swap counts at once, and a Mob may be played after it as ever.
    """
    ann = {
        "hand": ["Volley"],
        "facilities": ["DNA Splitter"],
        "projects": [site("Spy Satellite", "Fuel Crew"), "Gravity Net"],
    }
    with galaxy(Ann=ann, Bob={"projects": [site("Star of Death", "Payday")]}) as scene:
        scene["Ann"].picks(SPLICE)
        scene["Ann"].picks("Play Volley as a Mob")

        assert scene["Ann"].zone("facilities") == ("DNA Splitter", "Spy Satellite")
        assert scene.card("Gravity Net", of="Ann").mobs == ("Volley",)


def test_dna_splitter_leaves_the_tokens_on_the_mobs(galaxy):
    """
    Mobs that a DNA Splitter swaps keep their token, or their lack of one.
    """
    ann = {"facilities": ["DNA Splitter"], "projects": [site("Gravity Net", "Riveters")]}
    with galaxy(Ann=ann, Bob={"projects": [site("Star of Death", mob("Flak Crew"))]}) as scene:
        scene["Ann"].picks(SPLICE)

        assert scene.card("Flak Crew", of="Ann").tokens == TOKEN
        assert scene.card("Riveters", of="Bob").tokens == {}


def test_dna_splitter_works_once_per_turn_on_its_villains_day_as_a_facility(galaxy):
    """
    A DNA Splitter is not on offer again, nor as a Project, nor on Bob's Day.
    """
    projects = [site("Gravity Net", "Volley")]
    bob = {"projects": [site("Star of Death", "Payday")]}
    with galaxy(Ann={"facilities": ["DNA Splitter"], "projects": projects}, Bob=bob) as scene:
        scene["Ann"].picks(SPLICE)

        scene.cannot_pick(SPLICE)

    with galaxy(Ann={"projects": ["DNA Splitter", *projects]}, Bob=bob) as scene:
        scene.cannot_pick(SPLICE)

    with galaxy(Ann={"facilities": ["DNA Splitter"], "projects": projects}, Bob=bob, active=1) as scene:
        scene.cannot_pick(SPLICE)


# ------------------------------------------------------------------------------------------------ Minion Academy


def test_minion_academy_draws_a_card_when_complete(galaxy):
    """
    When a Minion Academy is complete its Villain draws one Minion card.
    """
    ann = {"hand": ["Fuel Crew"], "projects": [site("Minion Academy", HALF_OF_IT)]}
    with galaxy(Ann=ann, minion_deck=["Volley", "Payday"]) as scene:
        scene["Ann"].picks("Play Fuel Crew as a Mob")

        assert scene["Ann"].zone("facilities") == ("Minion Academy",)
        assert scene["Ann"].hand == ("Volley",)


def test_minion_academy_trains_a_card_into_another(galaxy):
    """
    As a Secret Facility a Minion Academy draws a Minion card for one of the hand, of one's choice.
    """
    ann = {"hand": ["Payday", "Night Shift"], "facilities": ["Minion Academy"]}
    with galaxy(Ann=ann, minion_deck=["Volley"]) as scene:
        scene["Ann"].picks(TRAIN)
        scene["Ann"].picks("Night Shift")

        assert scene["Ann"].hand == ("Payday", "Volley")
        assert scene.zone("minion_discard") == ("Night Shift",)
        scene.cannot_pick(TRAIN)


def test_minion_academy_is_paid_from_the_hand_only(galaxy):
    """
    A Mob is no Minion card any more: with an empty hand the Minion Academy can't be paid.
    """
    with galaxy(Ann={"facilities": ["Minion Academy"], "projects": [site("Gravity Net", "Payday")]}) as scene:
        assert scene.why_not(TRAIN) == "Minion cards needed: 1. You have 0."


def test_minion_academy_trains_nobody_as_a_project_nor_in_anothers_turn(galaxy):
    """
    A Minion Academy is used by its Villain on the own Day, and once it is a Secret Facility.
    """
    with galaxy(Ann={"hand": ["Payday"], "projects": ["Minion Academy"]}) as scene:
        scene.cannot_pick(TRAIN)

    with galaxy(Ann={"hand": ["Payday"], "facilities": ["Minion Academy"]}, Bob=["Payday"], active=1) as scene:
        scene.cannot_pick(TRAIN)
