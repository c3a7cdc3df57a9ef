"""Minion cards: the Ops of M10 to M21."""

import pytest

from tabletop.games.supervillain.testing import asteroid, bluff_safe, mob, site


def points_of(scene, name):
    """Return the Domination points of a Villain, as everybody sees them."""
    return next(player.values["points"] for player in scene.view().players if player.name == name)


def name_of_stolen(scene, seat):
    """Return the name of the card that was stolen last, as a seat knows it."""
    return scene.happened("MinionStolen", seen_by=seat).fields["card"].name


# ------------------------------------------------------------------------------------------------ tokens


@pytest.mark.parametrize("chosen", [(), ("Payday",), ("Payday", "Volley")])
def test_riveters_protect_up_to_two_of_your_mobs(galaxy, chosen):
    """
    None, one or two of Ann's three Mobs get a token, on whatever Projects they lie.
    """
    projects = [site("Cloning Vats", "Payday", "Volley"), site("Star of Death", "Night Shift")]
    with galaxy(Ann={"hand": ["Riveters"], "projects": projects}) as scene:
        scene["Ann"].picks("Play Riveters as Ops")
        assert (scene.decision.at_least, scene.decision.at_most) == (0, 2)
        scene["Ann"].picks(*chosen)

        tokens = {name: scene.card(name, of="Ann").tokens for name in ("Payday", "Volley", "Night Shift")}
        assert tokens == {name: {"TOKEN": 1} if name in chosen else {} for name in tokens}


def test_riveters_protect_only_your_mobs_without_a_token(galaxy):
    """
    Neither a protected Mob, nor a Mob of Bob, nor a Secret Facility can be chosen.
    """
    ann = {
        "hand": ["Riveters"],
        "projects": [site("Cloning Vats", mob("Payday"), "Volley")],
        "facilities": ["Wormhole"],
    }
    with galaxy(Ann=ann, Bob={"projects": [site("Star of Death", "Night Shift")]}) as scene:
        scene["Ann"].picks("Play Riveters as Ops")
        scene.can_pick_exactly("Volley")
        scene["Ann"].picks("Volley")

        assert scene.card("Volley", of="Ann").tokens == {"TOKEN": 1}


def test_riveters_without_an_unprotected_mob_of_yours_do_nothing(galaxy):
    """
    A protected Mob gets no second token.
    """
    with galaxy(Ann={"hand": ["Riveters"], "projects": [site("Cloning Vats", mob("Payday"))]}) as scene:
        scene["Ann"].picks("Play Riveters as Ops")

        assert scene.zone("minion_discard") == ("Riveters",)
        assert scene.card("Payday", of="Ann").tokens == {"TOKEN": 1}
        scene.did_not_happen("TokenPut")


@pytest.mark.parametrize("chosen", ["Wormhole", "Scrapyard"])
def test_bunker_detail_protects_one_of_your_secret_facilities(galaxy, chosen):
    """
    Only one of Ann's own that has no token can be chosen: no Project, no Mob, and nothing of Bob.
    """
    ann = {
        "hand": ["Bunker Detail"],
        "projects": [site("Cloning Vats", "Payday")],
        "facilities": ["Wormhole", "Scrapyard", bluff_safe("Bomb Depot")],
    }
    with galaxy(Ann=ann, Bob={"facilities": ["Spy Satellite"]}) as scene:
        scene["Ann"].picks("Play Bunker Detail as Ops")
        scene.can_pick_exactly("Wormhole", "Scrapyard")
        scene["Ann"].picks(chosen)

        assert scene.card(chosen, of="Ann").tokens == {"TOKEN": 1}
        assert len(scene.events("TokenPut")) == 1


def test_bunker_detail_without_an_unprotected_facility_does_nothing(galaxy):
    """
    A protected one gets no second token, and a Project never gets one.
    """
    ann = {"hand": ["Bunker Detail"], "projects": ["Cloning Vats"], "facilities": [bluff_safe("Wormhole")]}
    with galaxy(Ann=ann) as scene:
        scene["Ann"].picks("Play Bunker Detail as Ops")

        assert scene.zone("minion_discard") == ("Bunker Detail",)
        scene.did_not_happen("TokenPut")


# ------------------------------------------------------------------------------------------------ Mobs


@pytest.mark.parametrize("chosen", ["Fuel Crew", "Switcheroo"])
def test_night_shift_puts_a_minion_card_of_up_to_400_on_a_project(galaxy, chosen):
    """
    Ann chooses a weak card in the discard pile and one of her Projects; 500 million are too much.
    """
    ann = {"hand": ["Night Shift"], "projects": ["Cloning Vats", "Star of Death"]}
    bob = {"projects": ["Gravity Net"]}
    with galaxy(Ann=ann, Bob=bob, minion_discard=["Fuel Crew", "Payday", "Switcheroo"]) as scene:
        scene["Ann"].picks("Play Night Shift as Ops")
        scene.can_pick_exactly("Fuel Crew", "Switcheroo")
        scene["Ann"].picks(chosen)
        scene.can_pick_exactly("Cloning Vats", "Star of Death")
        scene["Ann"].picks("Star of Death")

        assert scene.card("Star of Death", of="Ann").mobs == (chosen,)
        assert scene.card(chosen, of="Ann").controller == "Ann"
        assert chosen not in scene.zone("minion_discard")


def test_night_shift_does_not_use_up_the_mob_of_the_turn(galaxy):
    """
    Its Mob is put, not played: another may be played still.
    """
    ann = {"hand": ["Night Shift", "Payday"], "projects": ["Cloning Vats"]}
    with galaxy(Ann=ann, minion_discard=["Fuel Crew"]) as scene:
        scene["Ann"].picks("Play Night Shift as Ops")
        scene["Ann"].picks("Play Payday as a Mob")

        assert scene.card("Cloning Vats", of="Ann").mobs == ("Fuel Crew", "Payday")


def test_night_shift_can_complete_a_project(galaxy):
    """
    The 400 million that it brings back make 1,200.
    """
    ann = {"hand": ["Night Shift"], "projects": [site("Chronosphere", "Payday", "Flak Crew")]}
    with galaxy(Ann=ann, minion_discard=["Fuel Crew"]) as scene:
        scene["Ann"].picks("Play Night Shift as Ops")

        assert scene["Ann"].zone("facilities") == ("Chronosphere",)


@pytest.mark.parametrize(("card", "tokens"), [("Flak Crew", {"TOKEN": 1}), ("Fuel Crew", {})])
def test_night_shift_brings_a_card_with_the_symbol_back_with_a_token(galaxy, card, tokens):
    """
    It enters from a discard pile, so what is printed on it counts: a token, or none.
    """
    ann = {"hand": ["Night Shift"], "projects": ["Cloning Vats"]}
    with galaxy(Ann=ann, minion_discard=[card]) as scene:
        scene["Ann"].picks("Play Night Shift as Ops")

        assert scene.card(card, of="Ann").tokens == tokens


def test_night_shift_cannot_choose_itself(galaxy):
    """
    With nothing else in the pile it does nothing, although it lies there already.
    """
    with galaxy(Ann={"hand": ["Night Shift"], "projects": ["Cloning Vats"]}) as scene:
        scene["Ann"].picks("Play Night Shift as Ops")

        assert scene.zone("minion_discard") == ("Night Shift",)
        assert scene.card("Cloning Vats", of="Ann").mobs == ()


def test_night_shift_can_choose_another_night_shift(galaxy):
    """
    One that lay in the pile before is another Minion card.
    """
    ann = {"hand": ["Night Shift"], "projects": ["Cloning Vats"]}
    with galaxy(Ann=ann, minion_discard=["Night Shift"]) as scene:
        scene["Ann"].picks("Play Night Shift as Ops")

        assert scene.zone("minion_discard") == ("Night Shift",)
        assert scene.card("Cloning Vats", of="Ann").mobs == ("Night Shift",)


@pytest.mark.parametrize(("projects", "pile"), [([], "Fuel Crew"), (["Cloning Vats"], "Payday")])
def test_night_shift_without_a_project_or_a_weak_card_does_nothing(galaxy, projects, pile):
    """
    It may be played all the same, and what is in the pile stays there.
    """
    ann = {"hand": ["Night Shift"], "projects": projects}
    with galaxy(Ann=ann, Bob={"projects": ["Gravity Net"]}, minion_discard=[pile]) as scene:
        scene["Ann"].picks("Play Night Shift as Ops")

        assert scene.zone("minion_discard") == (pile, "Night Shift")
        scene.did_not_happen("MobPut")


def test_shuttle_run_puts_one_of_your_mobs_on_another_of_your_projects(galaxy):
    """
    Ann chooses the Mob, and any other Project of hers.
    """
    projects = [site("Cloning Vats", "Payday", "Volley"), "Star of Death", "Gravity Net"]
    bob = {"projects": [site("Asteroid Foundry", "Night Shift")]}
    with galaxy(Ann={"hand": ["Shuttle Run"], "projects": projects}, Bob=bob) as scene:
        scene["Ann"].picks("Play Shuttle Run as Ops")
        scene.can_pick_exactly("Payday", "Volley")
        scene["Ann"].picks("Volley")
        scene.can_pick_exactly("Star of Death", "Gravity Net")
        scene["Ann"].picks("Gravity Net")

        assert scene.card("Cloning Vats", of="Ann").mobs == ("Payday",)
        assert scene.card("Gravity Net", of="Ann").mobs == ("Volley",)


@pytest.mark.parametrize(("moved", "tokens"), [(mob("Payday"), {"TOKEN": 1}), ("Payday", {}), ("Flak Crew", {})])
def test_shuttle_run_leaves_a_mob_its_token_or_its_lack_of_one(galaxy, moved, tokens):
    """
    A Mob that has lost the token printed on it gets no new one.
    """
    projects = [site("Cloning Vats", moved), "Star of Death"]
    with galaxy(Ann={"hand": ["Shuttle Run"], "projects": projects}) as scene:
        scene["Ann"].picks("Play Shuttle Run as Ops")

        (name,) = scene.card("Star of Death", of="Ann").mobs
        assert scene.card(name, of="Ann").tokens == tokens


def test_shuttle_run_can_complete_a_project_and_leaves_the_mob_of_the_turn(galaxy):
    """
    The Mob is put, not played.
    """
    projects = [site("Cloning Vats", "Payday"), site("Wormhole", "Fuel Crew")]
    ann = {"hand": ["Shuttle Run", "Volley"], "projects": projects}
    with galaxy(Ann=ann, domination_deck=["Scrapyard"]) as scene:
        scene["Ann"].picks("Play Shuttle Run as Ops")
        scene["Ann"].picks("Payday")

        assert scene["Ann"].zone("facilities") == ("Wormhole",)
        scene.can_pick("Play Volley as a Mob")


@pytest.mark.parametrize("projects", [[site("Cloning Vats", "Payday", "Volley")], ["Cloning Vats", "Star of Death"]])
def test_shuttle_run_without_a_mob_or_a_second_project_does_nothing(galaxy, projects):
    """
    Mobs and Projects of Bob are no help.
    """
    bob = {"projects": [site("Asteroid Foundry", "Fuel Crew"), "Gravity Net"]}
    with galaxy(Ann={"hand": ["Shuttle Run"], "projects": projects}, Bob=bob) as scene:
        scene["Ann"].picks("Play Shuttle Run as Ops")

        assert scene.zone("minion_discard") == ("Shuttle Run",)
        scene.did_not_happen("MobPut")


def test_switcheroo_swaps_one_of_your_mobs_with_a_mob_of_another_villain(galaxy):
    """
    Ann chooses both, however strong they are; each lies where the other was and is of that Project's Villain.
    """
    ann = {"hand": ["Switcheroo"], "projects": [site("Cloning Vats", "Night Shift", "Volley")]}
    bob = {"projects": [site("Star of Death", "Dismantlers", "Payday")]}
    with galaxy(Ann=ann, Bob=bob, Cid={"projects": [site("Gravity Net", "Fuel Crew")]}) as scene:
        scene["Ann"].picks("Play Switcheroo as Ops")
        scene.can_pick_exactly("Night Shift", "Volley")
        scene["Ann"].picks("Night Shift")
        scene.can_pick_exactly("Dismantlers", "Payday", "Fuel Crew")
        scene["Ann"].picks("Dismantlers")

        assert sorted(scene.card("Cloning Vats", of="Ann").mobs) == ["Dismantlers", "Volley"]
        assert sorted(scene.card("Star of Death", of="Bob").mobs) == ["Night Shift", "Payday"]
        assert scene.card("Dismantlers").controller == "Ann"
        assert scene.card("Night Shift").controller == "Bob"


def test_switcheroo_leaves_each_mob_its_token_or_its_lack_of_one(galaxy):
    """
    Ann's protected Mob takes its token along, and Bob's Flak Crew that has lost its own gets none.
    """
    ann = {"hand": ["Switcheroo"], "projects": [site("Cloning Vats", mob("Volley"))]}
    with galaxy(Ann=ann, Bob={"projects": [site("Star of Death", "Flak Crew")]}) as scene:
        scene["Ann"].picks("Play Switcheroo as Ops")

        assert scene.card("Volley", of="Bob").tokens == {"TOKEN": 1}
        assert scene.card("Flak Crew", of="Ann").tokens == {}


def test_switcheroo_can_complete_the_other_villains_project(galaxy):
    """
    Ann's 700 million complete Bob's Wormhole in her turn: it is his, and he takes a Project for it.
    """
    ann = {"hand": ["Switcheroo"], "projects": [site("Cloning Vats", "Dismantlers")]}
    bob = {"projects": [site("Wormhole", "Night Shift", "Fuel Crew")]}
    with galaxy(Ann=ann, Bob=bob, domination_deck=["Scrapyard"]) as scene:
        scene["Ann"].picks("Play Switcheroo as Ops")
        scene["Ann"].picks("Night Shift")

        assert scene["Bob"].zone("facilities") == ("Wormhole",)
        assert scene["Bob"].zone("projects") == ("Scrapyard",)
        assert scene.card("Cloning Vats", of="Ann").mobs == ("Night Shift",)


def test_switcheroo_can_complete_your_project_and_leaves_the_mob_of_the_turn(galaxy):
    """
    A swap is no play of a Mob.
    """
    projects = [site("Wormhole", "Night Shift", "Fuel Crew"), "Star of Death"]
    bob = {"projects": [site("Cloning Vats", "Payday")]}
    with galaxy(Ann={"hand": ["Switcheroo", "Volley"], "projects": projects}, Bob=bob) as scene:
        scene["Ann"].picks("Play Switcheroo as Ops")
        scene["Ann"].picks("Night Shift")

        assert scene["Ann"].zone("facilities") == ("Wormhole",)
        scene.can_pick("Play Volley as a Mob")


@pytest.mark.parametrize(("own", "theirs"), [([], ["Payday"]), (["Payday", "Volley"], [])])
def test_switcheroo_takes_a_mob_of_each_side(galaxy, own, theirs):
    """
    Without one of Ann's or one of another Villain nothing happens; two Mobs of hers are no pair.
    """
    ann = {"hand": ["Switcheroo"], "projects": [site("Cloning Vats", *own), "Star of Death"]}
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", *theirs)]}) as scene:
        scene["Ann"].picks("Play Switcheroo as Ops")

        assert scene.zone("minion_discard") == ("Switcheroo",)
        scene.did_not_happen("MobsSwapped")


def test_press_gang_puts_a_mob_of_another_villain_on_one_of_your_projects(galaxy):
    """
    Ann chooses any Mob that is not hers, and any Project that is.
    """
    ann = {"hand": ["Press Gang"], "projects": [site("Cloning Vats", "Volley"), "Star of Death"]}
    bob = {"projects": [site("Gravity Net", "Payday")]}
    with galaxy(Ann=ann, Bob=bob, Cid={"projects": [site("Asteroid Foundry", "Fuel Crew")]}) as scene:
        scene["Ann"].picks("Play Press Gang as Ops")
        scene.can_pick_exactly("Payday", "Fuel Crew")
        scene["Ann"].picks("Fuel Crew")
        scene.can_pick_exactly("Cloning Vats", "Star of Death")
        scene["Ann"].picks("Star of Death")

        assert scene.card("Star of Death", of="Ann").mobs == ("Fuel Crew",)
        assert scene.card("Asteroid Foundry", of="Cid").mobs == ()
        assert scene.card("Fuel Crew").controller == "Ann"


@pytest.mark.parametrize(("taken", "tokens"), [(mob("Payday"), {"TOKEN": 1}), ("Flak Crew", {})])
def test_press_gang_leaves_the_mob_its_token_or_its_lack_of_one(galaxy, taken, tokens):
    """
    A protected Mob may be taken and stays protected; one that has lost its printed token gets no new one.
    """
    ann = {"hand": ["Press Gang"], "projects": ["Cloning Vats"]}
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", taken)]}) as scene:
        scene["Ann"].picks("Play Press Gang as Ops")

        (name,) = scene.card("Cloning Vats", of="Ann").mobs
        assert scene.card(name, of="Ann").tokens == tokens


def test_press_gang_can_complete_your_project_and_leaves_the_mob_of_the_turn(galaxy):
    """
    The stolen 500 million complete Ann's Wormhole; her own Mob may be played still.
    """
    ann = {"hand": ["Press Gang", "Volley"], "projects": [site("Wormhole", "Fuel Crew")]}
    bob = {"projects": [site("Gravity Net", "Payday")]}
    with galaxy(Ann=ann, Bob=bob, domination_deck=["Scrapyard"]) as scene:
        scene["Ann"].picks("Play Press Gang as Ops")

        assert scene["Ann"].zone("facilities") == ("Wormhole",)
        scene.can_pick("Play Volley as a Mob")


@pytest.mark.parametrize(("projects", "theirs"), [([], ["Payday"]), ([site("Cloning Vats", "Volley")], [])])
def test_press_gang_without_a_project_of_yours_or_a_mob_of_theirs_does_nothing(galaxy, projects, theirs):
    """
    The Mobs stay where they are.
    """
    ann = {"hand": ["Press Gang"], "projects": projects}
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", *theirs)]}) as scene:
        scene["Ann"].picks("Play Press Gang as Ops")

        assert scene.zone("minion_discard") == ("Press Gang",)
        scene.did_not_happen("MobPut")


@pytest.mark.parametrize("victim", ["Payday", "Volley"])
def test_saboteurs_destroy_a_mob_of_another_villain(galaxy, victim):
    """
    A token does not save it, and what mourns a Mob of Bob's does so.
    """
    ann = {"hand": ["Saboteurs"], "projects": [site("Cloning Vats", "Fuel Crew")]}
    bob = {"projects": [site("Gravity Net", mob("Payday"), "Volley"), "Wormhole"], "facilities": ["Orbital Fortress"]}
    with galaxy(Ann=ann, Bob=bob, Cid={"projects": [site("Star of Death", "Night Shift")]}) as scene:
        scene["Ann"].picks("Play Saboteurs as Ops")
        scene.can_pick_exactly("Payday", "Volley", "Night Shift")
        scene["Ann"].picks(victim)

        assert scene.zone("minion_discard") == ("Saboteurs", victim)
        assert scene.card(victim, zone="minion_discard").tokens == {}
        scene.happened("MobDestroyed", card=victim)
        assert len(scene["Bob"].hand) == 1


def test_saboteurs_are_no_asteroid(galaxy):
    """
    What Ann destroys with them does not count for her Star of Death.
    """
    ann = {"hand": ["Saboteurs"], "facilities": ["Star of Death"]}
    with galaxy(Ann=ann, Bob={"projects": [site("Gravity Net", "Payday")]}) as scene:
        scene["Ann"].picks("Play Saboteurs as Ops")

        scene.happened("MobDestroyed", card="Payday")
        assert scene["Ann"].hand == ()


def test_saboteurs_without_a_mob_of_another_villain_do_nothing(galaxy):
    """
    They touch neither Ann's Mobs nor Projects and Secret Facilities of Bob.
    """
    ann = {"hand": ["Saboteurs"], "projects": [site("Cloning Vats", "Fuel Crew")]}
    with galaxy(Ann=ann, Bob={"projects": ["Gravity Net"], "facilities": ["Wormhole"]}) as scene:
        scene["Ann"].picks("Play Saboteurs as Ops")

        assert scene.zone("minion_discard") == ("Saboteurs",)
        scene.did_not_happen("Destroyed")


# ------------------------------------------------------------------------------------------------ Minion cards


@pytest.mark.parametrize("chosen", ["Fuel Crew", "Pickpockets"])
def test_lost_and_found_takes_a_minion_card_of_up_to_400_into_hand(galaxy, chosen):
    """
    Ann chooses a weak card in the discard pile; 500 million are too much, and so is another Lost and Found.
    """
    pile = ["Fuel Crew", "Payday", "Lost and Found", "Pickpockets"]
    with galaxy(Ann=["Lost and Found"], minion_discard=pile) as scene:
        scene["Ann"].picks("Play Lost and Found as Ops")
        scene.can_pick_exactly("Fuel Crew", "Pickpockets")
        scene["Ann"].picks(chosen)

        assert scene["Ann"].hand == (chosen,)
        assert chosen not in scene.zone("minion_discard")


def test_lost_and_found_lets_the_card_be_played_in_the_same_turn(galaxy):
    """
    What it fetches is an ordinary Minion card in hand.
    """
    ann = {"hand": ["Lost and Found"], "projects": ["Cloning Vats"]}
    with galaxy(Ann=ann, minion_discard=["Fuel Crew"]) as scene:
        scene["Ann"].picks("Play Lost and Found as Ops")

        scene.can_pick("Play Fuel Crew as a Mob", "Play Fuel Crew as Ops")


@pytest.mark.parametrize("pile", ["Payday", "Lost and Found"])
def test_lost_and_found_without_such_a_card_does_nothing(galaxy, pile):
    """
    It fetches neither itself nor its like nor a strong card.
    """
    with galaxy(Ann=["Lost and Found"], minion_discard=[pile]) as scene:
        scene["Ann"].picks("Play Lost and Found as Ops")

        assert scene.zone("minion_discard") == (pile, "Lost and Found")
        assert scene["Ann"].hand == ()


def test_pickpockets_take_a_card_from_the_hand_of_a_villain_you_choose(galaxy):
    """
    Only another Villain who has a card can be chosen.
    """
    with galaxy(Ann=["Pickpockets", "Volley"], Bob=["Payday"], Cid=[], Dot=["Fuel Crew"]) as scene:
        scene["Ann"].picks("Play Pickpockets as Ops")
        scene.can_pick_exactly("Bob", "Dot")
        scene["Ann"].picks("Dot")

        assert scene["Ann"].hand == ("Volley", "Fuel Crew")
        assert (scene["Bob"].hand, scene["Dot"].hand) == (("Payday",), ())


@pytest.mark.parametrize(("brought", "stolen", "left"), [(0, "Payday", "Volley"), (1, "Volley", "Payday")])
def test_pickpockets_take_a_card_at_random(galaxy, brought, stolen, left):
    """
    Chance says which: nobody is asked.
    """
    with galaxy(Ann=["Pickpockets"], Bob=["Payday", "Volley"], chance=[brought]) as scene:
        scene["Ann"].picks("Play Pickpockets as Ops")

        assert scene["Ann"].hand == (stolen,)
        assert scene["Bob"].hand == (left,)


def test_pickpockets_show_the_card_only_to_the_two_of_you(galaxy):
    """
    Ann and Bob learn which it is; Cid and a spectator don't.
    """
    with galaxy(Ann=["Pickpockets"], Bob=["Payday"], Cid=[]) as scene:
        scene["Ann"].picks("Play Pickpockets as Ops")

        assert [name_of_stolen(scene, seat) for seat in ("Ann", "Bob")] == ["Payday", "Payday"]
        assert [name_of_stolen(scene, seat) for seat in ("Cid", None)] == [None, None]
        assert scene.card("Payday", of="Ann").known_to == ("Ann", "Bob")
        assert not scene["Cid"].sees("Payday")


def test_pickpockets_find_nothing_if_nobody_else_has_a_card(galaxy):
    """
    They are discarded, and Ann's hand stays as it is.
    """
    with galaxy(Ann=["Pickpockets", "Volley"], Cid=[]) as scene:
        scene["Ann"].picks("Play Pickpockets as Ops")

        assert scene["Ann"].hand == ("Volley",)
        scene.did_not_happen("MinionStolen")


def test_extortion_has_every_other_villain_discard_a_card_of_their_own_choice(galaxy):
    """
    Clockwise from Bob, who plays it, Cid chooses first and then Ann; Bob keeps what he has.
    """
    with galaxy(
        Ann=["Payday", "Volley"], Bob=["Extortion", "Fuel Crew"], Cid=["Switcheroo", "Saboteurs"], active=1
    ) as scene:
        scene["Bob"].picks("Play Extortion as Ops")
        scene["Cid"].is_asked("Which Minion cards do you discard?")
        scene.can_pick_exactly("Switcheroo", "Saboteurs")
        scene["Cid"].picks("Saboteurs")
        scene["Ann"].picks("Payday")

        assert scene.zone("minion_discard") == ("Extortion", "Saboteurs", "Payday")
        assert (scene["Ann"].hand, scene["Bob"].hand, scene["Cid"].hand) == (
            ("Volley",),
            ("Fuel Crew",),
            ("Switcheroo",),
        )


def test_extortion_must_be_met_by_everyone_who_has_a_card(galaxy):
    """
    A Villain can't keep all cards, and one without any discards nothing: a Mob is no Minion card.
    """
    cid = {"hand": [], "projects": [site("Cloning Vats", "Volley")]}
    with galaxy(Ann=["Extortion"], Bob=["Payday", "Fuel Crew"], Cid=cid) as scene:
        scene["Ann"].picks("Play Extortion as Ops")
        assert (scene.decision.at_least, scene.decision.at_most) == (1, 1)
        scene["Bob"].picks("Fuel Crew")

        assert scene.zone("minion_discard") == ("Extortion", "Fuel Crew")
        assert scene.card("Cloning Vats", of="Cid").mobs == ("Volley",)


def test_extortion_against_empty_hands_does_nothing(galaxy):
    """
    It may be played all the same; Ann discards none of her own.
    """
    with galaxy(Ann=["Extortion", "Volley"], Cid=[]) as scene:
        scene["Ann"].picks("Play Extortion as Ops")

        assert scene["Ann"].hand == ("Volley",)
        assert scene.zone("minion_discard") == ("Extortion",)


def test_payday_draws_two_minion_cards(galaxy):
    """
    They are the two top cards of the Minion deck, and Bob does not see which.
    """
    with galaxy(Ann=["Payday"], minion_deck=["Volley", "Fuel Crew", "Saboteurs"]) as scene:
        scene["Ann"].picks("Play Payday as Ops")

        assert scene["Ann"].hand == ("Volley", "Fuel Crew")
        assert scene.card("Volley", of="Ann").known_to == ("Ann",)


def test_payday_as_a_mob_draws_nothing(galaxy):
    """
    Whoever plays it as a Mob gets its Power only.
    """
    with galaxy(Ann={"hand": ["Payday"], "projects": ["Cloning Vats"]}) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        assert scene["Ann"].hand == ()


# ------------------------------------------------------------------------------------------------ Secret Facilities


@pytest.mark.parametrize(("chosen", "whose"), [("Wormhole", "Bob"), ("Scrapyard", "Cid")])
def test_dismantlers_turn_a_facility_of_another_villain_back_into_a_project(galaxy, chosen, whose):
    """
    Ann chooses any Secret Facility that is not hers; it becomes a Project of its Villain, and its points are gone.
    """
    ann = {"hand": ["Dismantlers"], "facilities": ["Bomb Depot"]}
    bob = {"facilities": ["Wormhole"], "projects": ["Cloning Vats"]}
    with galaxy(Ann=ann, Bob=bob, Cid={"facilities": ["Scrapyard"]}) as scene:
        assert points_of(scene, whose) == 1
        scene["Ann"].picks("Play Dismantlers as Ops")
        scene.can_pick_exactly("Wormhole", "Scrapyard")
        scene["Ann"].picks(chosen)

        assert chosen in scene[whose].zone("projects")
        assert scene[whose].zone("facilities") == ()
        assert points_of(scene, whose) == 0


def test_dismantlers_take_the_token_off(galaxy):
    """
    A token does not save the Secret Facility, and it is discarded.
    """
    with galaxy(Ann=["Dismantlers"], Bob={"facilities": [bluff_safe("Wormhole")]}) as scene:
        scene["Ann"].picks("Play Dismantlers as Ops")

        assert scene["Bob"].zone("projects") == ("Wormhole",)
        assert scene.card("Wormhole", of="Bob").tokens == {}


def test_dismantlers_destroy_nothing(galaxy):
    """
    Bob's Insurance Vault does not pay for being turned back.
    """
    with galaxy(Ann=["Dismantlers"], Bob={"facilities": ["Insurance Vault"]}) as scene:
        scene["Ann"].picks("Play Dismantlers as Ops")

        assert scene["Bob"].hand == ()
        scene.did_not_happen("FacilityDestroyed")


def test_dismantlers_make_the_project_cost_its_full_price_again(galaxy):
    """
    It has no Mobs, and Bob can complete it anew: his Minion Academy lets him draw once more.
    """
    bob = {"facilities": ["Minion Academy"], "hand": ["Dismantlers", "Shuttle Run"]}
    deck = {"domination_deck": ["Wormhole"], "minion_deck": ["Volley", "Fuel Crew"]}
    with galaxy(Ann=["Dismantlers"], Bob=bob, **deck) as scene:
        scene["Ann"].picks("Play Dismantlers as Ops")
        assert scene.card("Minion Academy", of="Bob").missing == 800
        scene["Ann"].passes()
        scene["Bob"].picks("Launch an Asteroid")
        scene["Bob"].picks("Play Dismantlers as a Mob")
        scene["Bob"].picks("Play Shuttle Run as a Mob")

        assert scene["Bob"].zone("facilities") == ("Minion Academy",)
        assert scene["Bob"].hand == ("Volley", "Fuel Crew")


def test_dismantlers_end_the_facility_ability(galaxy):
    """
    Bob's Recruiting Office has nothing to offer on his Day while it is a Project.
    """
    with galaxy(Ann=["Dismantlers"], Bob={"facilities": ["Recruiting Office"]}, domination_deck=["Wormhole"]) as scene:
        scene["Ann"].picks("Play Dismantlers as Ops")
        scene["Ann"].passes()
        scene["Bob"].picks("Start a new Project")

        scene.cannot_pick("Recruiting Office: Draw a Minion card")


def test_dismantlers_without_a_facility_of_another_villain_do_nothing(galaxy):
    """
    Ann's own Secret Facility and Bob's Asteroid stay what they are.
    """
    ann = {"hand": ["Dismantlers"], "facilities": ["Wormhole"]}
    with galaxy(Ann=ann, Bob={"projects": ["Cloning Vats"], "asteroids": [asteroid("Scrapyard", "Ann")]}) as scene:
        scene["Ann"].picks("Play Dismantlers as Ops")

        assert scene["Ann"].zone("facilities") == ("Wormhole",)
        scene.did_not_happen("TurnedBack")
