"""Fate actions: against whom, what is revealed, who chooses, and what else one may do (SW-097 to SW-108, SW-220)."""

import pytest

from tabletop.games.villainous.star_wars.testing import engaged
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.deeds import aims_fate, goes_on, plays


def fate_of_ann(war, *deck, bob=None, **ann):
    """Lay a table where Bob may take a Fate action, and some cards lie on top of Ann's Fate deck."""
    return war(active=1, Ann={"fate_deck": list(deck), **ann}, Bob={"at": "mill", **(bob or {})})


# ------------------------------------------------------------------------------------------------ the action


@pytest.mark.rule("SW-097")
def test_the_opponent_is_named_before_any_card_is_revealed(war):
    """
    With three players the first question is whose Fate it is, and no card is up by then.
    """
    with war(Ann={"at": "tower"}, Bob={}, Cid={"fate_deck": ["knight", "toll"]}) as scene:
        scene["Ann"].picks("Fate")

        scene.expect("Ann", prompt="Whose Fate is it?")
        scene.can_pick_exactly("Bob", "Cid")
        scene.did_not_happen("TurnedUp")
        goes_on(scene["Ann"], "Cid", "Knight", "East")


@pytest.mark.rule("SW-097", "SW-202")
def test_the_two_top_cards_are_revealed_to_all(war):
    """
    Everybody sees both, and no third one.
    """
    with fate_of_ann(war, "guardian", "rogue", "barricade") as scene:
        scene["Bob"].picks("Fate")

        assert [event.fields["card"].name for event in scene.events("TurnedUp", seen_by="Ann")] == [
            "Guardian",
            "Rogue",
        ]
        goes_on(scene["Bob"], "Rogue", "Camp")


@pytest.mark.rule("SW-097", "SW-010")
def test_the_cards_come_from_the_fate_deck_of_the_opponent(war):
    """
    The own Fate deck is as it was.
    """
    with fate_of_ann(war, "guardian", "rogue") as scene:
        mine, theirs = len(scene.zone("fate_deck", "Bob")), len(scene.zone("fate_deck", "Ann"))
        aims_fate(scene["Bob"], "Rogue", "Camp")

        assert len(scene.zone("fate_deck", "Bob")) == mine
        assert len(scene.zone("fate_deck", "Ann")) == theirs - 2


@pytest.mark.rule("SW-098", "SW-104", "SW-Q16")
def test_one_is_played_and_the_other_is_discarded(war):
    """
    The card that was not picked lies on Ann's Fate discard pile, and nothing is shuffled.
    """
    with fate_of_ann(war, "guardian", "rogue") as scene:
        aims_fate(scene["Bob"], "Guardian", "Camp")

        assert scene.card("camp").top == ("Guardian",)
        assert scene.zone("fate_discard", "Ann") == ("Rogue",)
        scene.did_not_happen("Shuffled")


@pytest.mark.rule("SW-098")
def test_only_the_picked_card_does_what_it_says(war):
    """
    The Rogue that is discarded takes no Credit.
    """
    with fate_of_ann(war, "guardian", "rogue", credits=2) as scene:
        aims_fate(scene["Bob"], "Guardian", "Camp")

        assert scene.pool("purse", "Ann") == {"CREDIT": 2}


@pytest.mark.rule("SW-220")
def test_the_other_card_is_on_the_pile_before_the_picked_one_is_played(war):
    """
    The Exchange finds the Guardian there who was revealed with it.
    """
    with fate_of_ann(war, "exchange", "guardian") as scene:
        aims_fate(scene["Bob"], "Exchange", "Camp")

        assert scene.card("camp").top == ("Guardian",)
        assert scene.zone("fate_discard", "Ann") == ("Exchange",)


@pytest.mark.rule("SW-220", "SW-Q51")
def test_the_return_of_fett_finds_the_hero_revealed_with_it(lay):
    """
    Fennec Shand, who was not picked, returns at once.
    """
    with lay(Ann={"at": "utapau"}, Bob={"fate_deck": ["the_return_of_fett", "fennec_shand"]}) as scene:
        aims_fate(scene["Ann"], "The Return of Fett", "Tython")

        assert scene.card("fennec_shand").at == "Tython"


@pytest.mark.rule("SW-099", "SW-194")
def test_who_takes_the_fate_action_makes_the_choices(war):
    """
    Bob says where the Harrier goes, which Ally is moved, and where to.
    """
    with fate_of_ann(war, "harrier", "storm", camp=["soldier"], fort=["brute"]) as scene:
        aims_fate(scene["Bob"], "Harrier", "Camp")
        scene.expect("Bob", prompt="Which Ally is moved?")
        goes_on(scene["Bob"], "Brute", "Tower")

        assert scene.card("brute").at == "Tower"


@pytest.mark.rule("SW-100", "SW-Q15")
def test_a_card_that_does_nothing_may_be_picked(war):
    """
    The Storm finds no Ally: it is discarded, and the Guardian is, too.
    """
    with fate_of_ann(war, "storm", "guardian") as scene:
        aims_fate(scene["Bob"], "Storm")

        assert sorted(scene.zone("fate_discard", "Ann")) == ["Guardian", "Storm"]


@pytest.mark.rule("SW-100", "SW-Q15")
def test_a_card_that_can_not_be_played_may_be_picked(war):
    """
    The Cloak has no Hero to go to: it is discarded without effect.
    """
    with fate_of_ann(war, "cloak", "storm") as scene:
        aims_fate(scene["Bob"], "Cloak")

        assert sorted(scene.zone("fate_discard", "Ann")) == ["Cloak", "Storm"]
        scene.did_not_happen("Played")


@pytest.mark.rule("SW-100")
def test_one_of_the_two_has_to_be_picked(war):
    """
    Nobody may pick neither, though both do nothing.
    """
    with fate_of_ann(war, "storm", "exchange") as scene:
        scene["Bob"].picks("Fate")

        scene.can_pick_exactly("Storm", "Exchange")
        scene["Bob"].picks("Storm")


@pytest.mark.rule("SW-101", "SW-155", "SW-154")
def test_a_hero_goes_to_any_location_but_to_no_vehicle(war):
    """
    All four locations are on offer, and the Frigate is not.
    """
    with fate_of_ann(war, "guardian", "storm", fleet=["frigate"]) as scene:
        aims_fate(scene["Bob"], "Guardian")
        scene.can_pick_exactly("Camp", "Harbour", "Fort", "Tower")
        scene["Bob"].picks("Harbour")

        assert scene.card("harbour").top == ("Guardian",)


@pytest.mark.rule("SW-102", "SW-175", "SW-Q18")
def test_a_hero_vehicle_has_to_engage_an_ally_vehicle(war):
    """
    There is one, and nobody is asked whether.
    """
    with fate_of_ann(war, "cutter", "storm", fleet=["frigate"]) as scene:
        aims_fate(scene["Bob"], "Cutter")

        assert scene.card("frigate").foes == ("Cutter",)
        assert scene.zone("rebels", "Ann") == ()


@pytest.mark.rule("SW-102", "SW-Q19")
def test_the_fate_player_picks_among_free_ally_vehicles(war):
    """
    Bob is asked which one the Cutter engages, and one that is engaged is not on offer.
    """
    with fate_of_ann(war, "cutter", "storm", fleet=[engaged("frigate", "cutter"), "frigate", "corvette"]) as scene:
        aims_fate(scene["Bob"], "Cutter")
        scene.expect("Bob", prompt="Which Ally Vehicle does Cutter engage?")
        scene.can_pick_exactly("Frigate", "Corvette")
        scene["Bob"].picks("Corvette")

        assert scene.card("corvette").foes == ("Cutter",)


@pytest.mark.rule("SW-Q19", "SW-178")
def test_a_hero_vehicle_stays_loose_if_all_ally_vehicles_are_engaged(war):
    """
    No second one goes onto the same Frigate.
    """
    with fate_of_ann(war, "cutter", "storm", fleet=[engaged("frigate", "cutter")]) as scene:
        aims_fate(scene["Bob"], "Cutter")

        assert scene.card("frigate").foes == ("Cutter",)
        assert scene.zone("rebels", "Ann") == ("Cutter",)


@pytest.mark.rule("SW-103", "SW-Q17")
def test_an_empty_fate_deck_is_made_anew_in_the_middle_of_revealing(war):
    """
    The last card is turned up, the pile is shuffled, and the second card comes from it; the first is no part of that.
    """
    rest = {"Warlord Fate": "fate_discard"}
    with war(active=1, Ann={"fate_deck": ["guardian"]}, Bob={"at": "mill"}, rest=rest) as scene:
        pile = len(scene.zone("fate_discard", "Ann"))
        scene["Bob"].picks("Fate")

        assert scene.zone("between")[0] == "Guardian"
        assert len(scene.zone("between")) == 2
        assert len(scene.zone("fate_deck", "Ann")) == pile - 1
        scene["Bob"].picks("Guardian")
        scene["Bob"].picks("Camp")
        assert len(scene.zone("fate_discard", "Ann")) == 1


@pytest.mark.rule("SW-Q17")
def test_with_one_fate_card_left_that_one_is_played(war):
    """
    The Beggar's only Fate card is played without a choice, but for where.
    """
    with war(villains=("warlord", "beggar"), Ann={"at": "tower"}) as scene:
        scene["Ann"].picks("Fate")
        scene["Ann"].picks("Alley")

        assert scene.card("constable").at == "Alley"


@pytest.mark.rule("SW-Q17")
def test_without_any_fate_card_nothing_happens(war):
    """
    The Beggar's only Fate card is in play: the action is used, and nothing else happens.
    """
    with war(villains=("warlord", "beggar"), Ann={"at": "tower"}, Bob={"alley": ["constable"]}) as scene:
        scene["Ann"].picks("Fate")

        assert scene.why_not("Fate") == "You have used that symbol this turn."
        assert scene.card("constable").at == "Alley"
        scene.did_not_happen("Played")


# ------------------------------------------------------------------------------------------------ forcing an engagement


@pytest.mark.rule("SW-105", "SW-189", "SW-Q20")
def test_a_fate_action_may_force_two_vehicles_to_engage(war):
    """
    In place of all the rest: nothing is revealed.
    """
    with fate_of_ann(war, "guardian", "storm", fleet=["frigate"], rebels=["cutter"]) as scene:
        aims_fate(scene["Bob"], "Force two Vehicles to engage")

        assert scene.card("frigate").foes == ("Cutter",)
        scene.did_not_happen("TurnedUp")
        scene.did_not_happen("Discarded")


@pytest.mark.rule("SW-105")
def test_the_fate_player_may_reveal_cards_all_the_same(war):
    """
    Both ways are on offer.
    """
    with fate_of_ann(war, "guardian", "storm", fleet=["frigate"], rebels=["cutter"]) as scene:
        aims_fate(scene["Bob"], "Reveal two Fate cards", "Guardian", "Camp")

        assert scene.card("frigate").foes == ()


@pytest.mark.rule("SW-Q20")
def test_the_acting_player_picks_the_pair(war):
    """
    Of two Ally Vehicles and two Hero Vehicles Bob picks one each.
    """
    with fate_of_ann(war, fleet=["frigate", "corvette"], rebels=["cutter", "cutter"]) as scene:
        aims_fate(scene["Bob"], "Force two Vehicles to engage", "Corvette")
        scene.expect("Bob", prompt="Which Hero Vehicle?")
        scene.pick(scene.options[0])

        assert scene.card("corvette").foes == ("Cutter",)
        assert scene.zone("rebels", "Ann") == ("Cutter",)


@pytest.mark.rule("SW-Q20")
@pytest.mark.parametrize(
    "ann",
    [{"fleet": ["frigate"]}, {"rebels": ["cutter"]}, {"fleet": [engaged("frigate", "cutter")], "rebels": ["cutter"]}],
)
def test_without_two_free_vehicles_nothing_is_forced(war, ann):
    """
    An Ally Vehicle and a Hero Vehicle are needed, and neither may be engaged.
    """
    with fate_of_ann(war, "guardian", "storm", **ann) as scene:
        scene["Bob"].picks("Fate")

        scene.can_pick_exactly("Guardian", "Storm")
        goes_on(scene["Bob"], "Guardian", "Camp")


@pytest.mark.rule("SW-Q59")
def test_an_engagement_may_be_forced_with_the_mover_aboard(war):
    """
    Ann's mover is on the Frigate, and in her next turn its symbols were closed.
    """
    with fate_of_ann(war, at="frigate", fleet=["frigate"], rebels=["cutter"]) as scene:
        aims_fate(scene["Bob"], "Force two Vehicles to engage")

        assert all(words.endswith("covered") for words in actions_told(scene.card("frigate")))


# ------------------------------------------------------------------------------------------------ Fate on oneself


@pytest.mark.rule("SW-106", "SW-107", "SW-199")
def test_a_hero_one_plays_on_oneself_does_what_it_says(war):
    """
    The Rogue takes a Credit from her own Villain, who says where she goes.
    """
    with war(Ann={"at": "camp", "credits": 2, "hand": ["challenge"], "fate_deck": ["rogue"]}) as scene:
        plays(scene["Ann"], "Challenge")
        scene.expect("Ann", prompt="Where do you put Rogue?")
        scene["Ann"].picks("Tower")

        assert scene.card("tower").top == ("Rogue",)
        assert scene.pool("purse", "Ann") == {"CREDIT": 1}


@pytest.mark.rule("SW-106", "SW-194")
def test_who_plays_a_hero_on_oneself_makes_the_choices(war):
    """
    Ann moves her own Ally by the Harrier that she played.
    """
    ann = {"at": "camp", "hand": ["challenge"], "fate_deck": ["harrier"], "camp": ["soldier"]}
    with war(Ann=ann) as scene:
        plays(scene["Ann"], "Challenge", "Fort", "Tower")

        assert scene.card("soldier", zone="bottom").at == "Tower"


@pytest.mark.rule("SW-108")
def test_a_fate_action_is_never_against_oneself(war):
    """
    Of three players, the two others are on offer.
    """
    with war(active=1, Ann={"fate_deck": ["rogue", "storm"]}, Bob={"at": "mill"}, Cid={}) as scene:
        scene["Bob"].picks("Fate")

        scene.can_pick_exactly("Cid", "Ann")
        goes_on(scene["Bob"], "Ann", "Rogue", "Camp")


# ------------------------------------------------------------------------------------------------ answers to it


@pytest.mark.rule("SW-Q46")
def test_a_condition_about_fate_is_answered_as_soon_as_the_opponent_is_named(lay):
    """
    Before any card is up, Ann plays Trained in the Jedi Arts, and Bob plays a Hero out of her Fate discard pile instead.
    """
    ann = {"hand": ["trained_in_the_jedi_arts"], "fate_discard": ["plo_koon"], "fate_deck": ["mace_windu", "retreat"]}
    with lay(active=1, Ann=ann, Bob={"at": "the_bridge"}) as scene:
        scene["Bob"].picks("Fate")
        scene.did_not_happen("TurnedUp")
        scene["Ann"].picks("Trained in the Jedi Arts")
        scene["Bob"].picks("Utapau")

        assert scene.card("plo_koon").at == "Utapau"
        scene.did_not_happen("TurnedUp")


@pytest.mark.rule("SW-Q46")
def test_that_condition_takes_the_place_of_a_forced_engagement(lay):
    """
    Bob cannot force anything any more.
    """
    ann = {"hand": ["trained_in_the_jedi_arts"], "fate_discard": ["plo_koon"], "fleet": ["soulless_one"]}
    with lay(active=1, Ann={**ann, "rebels": ["the_negotiator"]}, Bob={"at": "the_bridge"}) as scene:
        scene["Bob"].picks("Fate")
        scene["Ann"].picks("Trained in the Jedi Arts")
        scene["Bob"].picks("Utapau")

        scene.expect("Bob", prompt="What do you do?")
        assert scene.card("soulless_one").foes == ()


# ------------------------------------------------------------------------------------------------ Grogu


@pytest.mark.rule("SW-215", "SW-100")
def test_a_card_that_forces_itself_is_the_one_that_is_played(lay):
    """
    Grogu revealed by a Fate action is played, and the other card is discarded: his text overrules the rulebook.
    """
    bob = {"fate_deck": ["the_bounty", "grogu"], "tython": ["koska_reeves"]}
    with lay(Ann={"at": "utapau"}, Bob=bob) as scene:
        scene["Ann"].picks("Fate")

        assert scene.card("grogu").at == "Tython"
        assert scene.zone("fate_discard", "Bob") == ("The Bounty",)


@pytest.mark.rule("SW-Q15")
def test_grogu_without_another_hero_is_discarded(lay):
    """
    He needs a location with another Hero: without one he cannot be played, and lies on the pile.
    """
    with lay(Ann={"at": "utapau"}, Bob={"fate_deck": ["the_bounty", "grogu"]}) as scene:
        scene["Ann"].picks("Fate")

        assert sorted(scene.zone("fate_discard", "Bob")) == ["Grogu", "The Bounty"]
