"""Minion cards as Mobs or as Ops (SV-017, SV-018, SV-032, SV-033, SV-Q06, SV-Q07, SV-Q22)."""

import pytest

from tabletop import Text
from tabletop.games.supervillain import Domination, Minion, Villain, once_per_turn
from tabletop.games.supervillain.testing import asteroid, lair, mob, site
from tests.games.supervillain.small import SmallGalaxy

OPS_PLAYED = "You have played your Ops of this turn."
MOB_PLAYED = "You have played your Mob of this turn."


class Arsonist(Minion, power=100, copies=4):
    """Ops: destroy one of your Projects to draw two Minion cards."""

    def why_no_ops(self, you: Villain) -> Text | None:
        return None if you.projects else Text("test.nothing-to-burn", "You have no Project to burn.")

    async def ops(self, you: Villain) -> None:
        project = await you.choose("Which Project do you burn?", you.projects, about=self)
        if project and await self.game.destroy(project):
            await you.draw(2)


class Radio(Domination, cost=300, points=0, copies=4):
    """Secret Facility, once per turn: discard two Minion cards to put another Villain's Mob on your Project."""

    @once_per_turn(discard=2)
    async def lure(self) -> None:
        """Discard two Minion cards to lure a Mob"""
        await self.controller.abduct(about=self)


class Payments(SmallGalaxy):
    """A small galaxy where some things have to be paid for."""

    id = "supervillain-small-payments"
    cards = (*SmallGalaxy.cards, Arsonist, Radio)


# ------------------------------------------------------------------------------------------------ one half of a card


@pytest.mark.rule("SV-017")
def test_a_card_played_as_a_mob_does_nothing_of_its_ops(small):
    """
    A Crew on a Project draws no card, and the Ops of the turn may still be played.
    """
    with small(Ann={"hand": ["Crew", "Gang"], "projects": ["Colossus"]}) as scene:
        scene["Ann"].picks("Play Crew as a Mob")

        assert scene["Ann"].hand == ("Gang",)
        scene.did_not_happen("OpsPlayed")
        scene.can_pick_exactly("Play Gang as Ops", "Pass")


@pytest.mark.rule("SV-017")
def test_a_card_played_as_ops_does_not_work_on_a_project(small):
    """
    A Mass that would complete a Lair as a Mob leaves it as it is, and the Mob of the turn may still be played.
    """
    with small(Ann={"hand": ["Mass", "Gang"], "projects": ["Lair"]}) as scene:
        scene["Ann"].picks("Play Mass as Ops")

        assert scene.card("Lair", of="Ann").workforce == 0
        assert scene.zone("minion_discard") == ("Mass",)
        scene.can_pick_exactly("Play Gang as a Mob", "Pass")


@pytest.mark.rule("SV-017", "SV-032")
def test_the_word_boosted_means_nothing_for_ops(small):
    """
    Two Eager that are played as Ops are one too many.
    """
    with small(Ann=["Eager", "Eager"]) as scene:
        scene["Ann"].picks("Play Eager as Ops")

        assert scene.why_not("Play Eager as Ops") == OPS_PLAYED


@pytest.mark.rule("SV-017")
def test_the_word_swift_means_nothing_for_mobs(small):
    """
    Two Quick that are played as Mobs are one too many.
    """
    with small(Ann={"hand": ["Quick", "Quick"], "projects": ["Colossus"]}) as scene:
        scene["Ann"].picks("Play Quick as a Mob")

        assert scene.why_not("Play Quick as a Mob") == MOB_PLAYED


@pytest.mark.rule("SV-017")
def test_the_symbol_for_a_token_means_nothing_for_ops(small):
    """
    A Sturdy that is played as Ops puts no Asteroid-proof token anywhere.
    """
    with small(Ann={"hand": ["Sturdy"], "projects": [site("Colossus", "Crew")], "facilities": ["Shed"]}) as scene:
        scene["Ann"].picks("Play Sturdy as Ops")

        places = {"Sturdy": "minion_discard", "Crew": "mobs", "Shed": "facilities"}
        assert [scene.card(name, zone=place).tokens for name, place in places.items()] == [{}, {}, {}]


@pytest.mark.rule("SV-018")
@pytest.mark.parametrize("deed", ["as a Mob", "as Ops"])
def test_a_played_card_is_no_minion_card_that_could_be_discarded(small, deed):
    """
    With one card left in hand Ann can't shoot an Asteroid down: neither Mobs nor played Ops pay for it.
    """
    ann = {"hand": ["Gang", "Mass"], "projects": [site("Colossus", "Crew")]}
    with small(Ann=ann, Bob={"asteroids": [asteroid("Shed", at="Ann")]}) as scene:
        scene.can_pick("Discard Minion cards (2) to shoot down Shed")
        scene["Ann"].picks(f"Play Gang {deed}")

        why = scene.why_not("Discard Minion cards (2) to shoot down Shed")
        assert why == "Minion cards needed: 2. You have 1."


@pytest.mark.rule("SV-018")
def test_only_cards_in_hand_can_be_discarded(small):
    """
    Who discards chooses among the hand, not among the Mobs.
    """
    ann = {"hand": ["Gang", "Mass", "Quick"], "projects": [site("Colossus", "Crew")]}
    with small(Ann=ann, Bob={"asteroids": [asteroid("Shed", at="Ann")]}) as scene:
        scene["Ann"].picks("Discard Minion cards (2) to shoot down Shed")

        scene.can_pick_exactly("Gang", "Mass", "Quick")
        scene["Ann"].picks("Gang", "Quick")


# ------------------------------------------------------------------------------------------------ how many


@pytest.mark.rule("SV-032")
def test_one_ops_without_the_word_swift_may_be_played_each_turn(small):
    """
    After a Gang a Mass can't be played as Ops, and Ann is told why.
    """
    with small(Ann=["Gang", "Mass"]) as scene:
        scene["Ann"].picks("Play Gang as Ops")

        scene.cannot_pick("Play Mass as Ops")
        assert scene.why_not("Play Mass as Ops") == OPS_PLAYED


@pytest.mark.rule("SV-032")
def test_swift_ops_may_be_played_before_and_after_the_other_one(small):
    """
    Quick, Guard, Gang, Foreman: all of them are played in one turn, and only the Gang is not Swift.
    """
    order = ["Quick", "Guard", "Gang", "Foreman"]
    with small(Ann=order) as scene:
        for card in order:
            scene["Ann"].picks(f"Play {card} as Ops")

        assert [event.fields["card"].name for event in scene.events("OpsPlayed")] == order


@pytest.mark.rule("SV-032")
def test_the_next_turn_brings_a_new_ops(small):
    """
    Ann plays a Gang, then it is Bob's turn, who has an Ops of his own to play, and then she plays a Mass.
    """
    bob = {"hand": ["Gang"], "projects": ["Colossus"]}
    with small(Ann=["Gang", "Mass"], Bob=bob, minion_deck=["Crew", "Crew"]) as scene:
        scene["Ann"].picks("Play Gang as Ops")
        scene["Ann"].passes()
        scene["Bob"].picks("Start a new Project")
        scene["Bob"].picks("Play Gang as Ops")
        scene["Bob"].passes()
        scene["Ann"].picks("Start a new Project")

        scene.can_pick("Play Mass as Ops")


@pytest.mark.rule("SV-032")
def test_playing_a_mob_does_not_count_as_playing_ops(small):
    """
    After the Mob of the turn Ops may be played as well.
    """
    with small(Ann={"hand": ["Gang", "Mass"], "projects": ["Colossus"]}) as scene:
        scene["Ann"].picks("Play Gang as a Mob")
        scene["Ann"].picks("Play Mass as Ops")

        assert scene.card("Colossus", of="Ann").mobs == ("Gang",)
        assert scene.zone("minion_discard") == ("Mass",)


# ----------------------------------------------------------------------------------------------- shown, discarded, done


@pytest.mark.rule("SV-033")
def test_ops_are_discarded_before_anything_comes_of_them(small):
    """
    While Ann decides into whom her Gunner launches, the card lies in the discard pile already.
    """
    with small(Ann=["Gunner"], Cid=[]) as scene:
        scene["Ann"].picks("Play Gunner as Ops")

        scene.can_pick_exactly("Bob", "Cid")
        assert scene["Ann"].hand == ()
        assert scene.zone("minion_discard") == ("Gunner",)
        scene["Ann"].picks("Cid")


@pytest.mark.rule("SV-033")
def test_ops_lie_below_what_is_discarded_because_of_them(small):
    """
    A Vandal is on the discard pile before the Mob that it destroys.
    """
    with small(Ann=["Vandal"], Bob={"projects": [site("Colossus", "Crew")]}) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Crew")

        assert scene.zone("minion_discard") == ("Vandal", "Crew")


@pytest.mark.rule("SV-033")
def test_everybody_sees_which_ops_are_played(small):
    """
    Bob, and somebody who watches, see that Ann plays a Quick, but not what she draws.
    """
    with small(Ann=["Quick"], minion_deck=["Mass"]) as scene:
        scene["Ann"].picks("Play Quick as Ops")

        scene.happened("OpsPlayed", seen_by="Bob", card="Quick")
        assert scene.happened("Drew", seen_by="Bob").fields["card"].name is None


# ------------------------------------------------------------------------------------------------ what it can't do


@pytest.mark.rule("SV-Q06")
def test_ops_that_take_a_card_from_the_discard_pile_do_not_take_themselves(small):
    """
    A Digger finds nothing in a discard pile where it alone lies.
    """
    with small(Ann={"hand": ["Digger"], "projects": ["Colossus"]}) as scene:
        scene["Ann"].picks("Play Digger as Ops")

        assert scene.zone("minion_discard") == ("Digger",)
        assert scene.card("Colossus", of="Ann").mobs == ()


@pytest.mark.rule("SV-Q06")
def test_ops_may_take_another_copy_of_themselves(small):
    """
    A Digger that was discarded earlier is put on the Project by the one that is played.
    """
    ann = {"hand": ["Digger"], "projects": ["Colossus"]}
    with small(Ann=ann, minion_discard=["Digger"]) as scene:
        scene["Ann"].picks("Play Digger as Ops")

        assert scene.card("Colossus", of="Ann").mobs == ("Digger",)
        assert scene.zone("minion_discard") == ("Digger",)


@pytest.mark.rule("SV-Q07")
@pytest.mark.parametrize("card", ["Charger", "Juggler", "Thief", "Navigator", "Digger", "Rebuilder", "Guard", "Vandal"])
def test_ops_that_can_do_nothing_may_be_played(small, card):
    """
    On an empty table each of them is played, discarded, and nothing comes of it.
    """
    with small(Ann=[card]) as scene:
        scene["Ann"].picks(f"Play {card} as Ops")

        assert scene.zone("minion_discard") == (card,)
        assert [event.kind for event in scene.events() if event.kind != "Asked"] == ["OpsPlayed"]


@pytest.mark.rule("SV-Q07")
def test_a_mob_is_not_stolen_where_it_could_not_go(small):
    """
    A Thief without a Project may be played, and Bob keeps his Mob.
    """
    with small(Ann=["Thief"], Bob={"projects": [site("Colossus", "Crew")]}) as scene:
        scene["Ann"].picks("Play Thief as Ops")

        assert scene.card("Colossus", of="Bob").mobs == ("Crew",)


@pytest.mark.rule("SV-Q07")
def test_ops_whose_cost_can_not_be_paid_can_not_be_played():
    """
    An Arsonist needs a Project to burn: without one it can't be played, and Ann is told why.
    """
    with lair(Payments, Ann=["Arsonist"]) as scene:
        scene.cannot_pick("Play Arsonist as Ops")

        assert scene.why_not("Play Arsonist as Ops") == "You have no Project to burn."


@pytest.mark.rule("SV-Q07")
def test_ops_whose_cost_can_be_paid_are_played():
    """
    With a Project the Arsonist burns it and draws two cards.
    """
    with lair(Payments, Ann={"hand": ["Arsonist"], "projects": ["Shed"]}) as scene:
        scene["Ann"].picks("Play Arsonist as Ops")

        assert scene.zone("domination_discard") == ("Shed",)
        assert len(scene["Ann"].hand) == 2


@pytest.mark.rule("SV-Q07")
def test_an_ability_whose_cost_can_not_be_paid_can_not_be_used():
    """
    A Radio takes two Minion cards: with one it is not on offer, and Ann is told why.
    """
    with lair(Payments, Ann={"hand": ["Crew"], "facilities": ["Radio"]}) as scene:
        scene.cannot_pick("Radio: Discard two Minion cards to lure a Mob")

        why = scene.why_not("Radio: Discard two Minion cards to lure a Mob")
        assert why == "Minion cards needed: 2. You have 1."


@pytest.mark.rule("SV-Q07")
def test_an_ability_that_can_do_nothing_may_be_used_for_its_cost():
    """
    Without a Mob to lure the Radio takes its two cards all the same.
    """
    with lair(Payments, Ann={"hand": ["Crew", "Gang"], "facilities": ["Radio"]}) as scene:
        scene["Ann"].picks("Radio: Discard two Minion cards to lure a Mob")

        assert scene.zone("minion_discard") == ("Crew", "Gang")
        scene.did_not_happen("MobPut")


# ------------------------------------------------------------------------------------------------ put, not played


@pytest.mark.rule("SV-Q22")
@pytest.mark.parametrize("card", ["Digger", "Thief"])
def test_a_mob_that_comes_from_elsewhere_is_put_and_not_played(small, card):
    """
    A Mob from the discard pile or from another Villain leaves Ann the Mob that she may play from hand.
    """
    ann = {"hand": [card, "Gang"], "projects": ["Colossus"]}
    bob = {"projects": [site("Colossus", "Crew")]}
    with small(Ann=ann, Bob=bob, minion_discard=["Crew"]) as scene:
        scene["Ann"].picks(f"Play {card} as Ops")
        scene["Ann"].picks("Play Gang as a Mob")

        assert scene.card("Colossus", of="Ann").mobs == ("Crew", "Gang")


@pytest.mark.rule("SV-Q22")
def test_a_mob_may_be_put_when_none_may_be_played_any_more(small):
    """
    After the Mob of the turn a Digger still puts one from the discard pile.
    """
    ann = {"hand": ["Gang", "Digger"], "projects": ["Colossus"]}
    with small(Ann=ann, minion_discard=["Crew"]) as scene:
        scene["Ann"].picks("Play Gang as a Mob")
        scene["Ann"].picks("Play Digger as Ops")

        assert scene.card("Colossus", of="Ann").mobs == ("Gang", "Crew")


@pytest.mark.rule("SV-Q22")
def test_an_extra_mob_is_one_from_the_hand(small):
    """
    After a Foreman two Mobs are played from hand, whatever a Digger has put there; a third one is too many.
    """
    hand = ["Foreman", "Digger", "Crew", "Gang", "Mass"]
    with small(Ann={"hand": hand, "projects": ["Colossus"]}, minion_discard=["Quick"]) as scene:
        scene["Ann"].picks("Play Foreman as Ops")
        scene["Ann"].picks("Play Digger as Ops")
        scene["Ann"].picks("Quick")
        scene["Ann"].picks("Play Crew as a Mob")
        scene["Ann"].picks("Play Gang as a Mob")

        assert scene.card("Colossus", of="Ann").mobs == ("Quick", "Crew", "Gang")
        assert scene.why_not("Play Mass as a Mob") == MOB_PLAYED


# ------------------------------------------------------------------------------------------------ why not


def test_a_minion_card_of_too_much_power_is_told_so(galaxy):
    """
    Lost and Found takes no Saboteurs, who have 600, and no other Lost and Found.
    """
    pile = ["Night Shift", "Saboteurs", "Lost and Found", "Volley"]
    with galaxy(Ann={"hand": ["Lost and Found"], "projects": ["Cloning Vats"]}, minion_discard=pile) as scene:
        scene["Ann"].picks("Play Lost and Found as Ops")

        scene.can_pick_exactly("Night Shift", "Volley")
        assert scene.why_not("Saboteurs") == "It has more than 400 Power."
        assert scene.why_not("Lost and Found") == "It is left out."
        scene["Ann"].picks("Night Shift")


def test_what_has_a_token_or_a_charge_already_is_told_so(galaxy):
    """
    A Mob never gets a second Asteroid-proof token and an Asteroid no second charge: such a one is not on offer, and told so.
    """
    mobs, asteroids = ["Volley", "Payday", mob("Night Shift")], ["Wormhole", "Scrapyard", "Doomsday Silo"]
    ann = {
        "hand": ["Riveters", "Fuel Crew"],
        "projects": [site("Cloning Vats", *mobs)],
        "asteroids": [asteroid(name, at="Bob", charged=name == "Doomsday Silo") for name in asteroids],
    }
    for hand, told, token in (
        ("Riveters", "Night Shift", "It has an Asteroid-proof token already."),
        ("Fuel Crew", "Doomsday Silo", "It has a Charge token already."),
    ):
        with galaxy(Ann=ann) as scene:
            scene["Ann"].picks(f"Play {hand} as Ops")

            assert scene.why_not(told) == token
            scene["Ann"].picks(scene.match.decision.options[0].label)
