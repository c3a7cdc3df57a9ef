"""Asteroids in flight: launched, charged, shot down and retargeted (SV-010 to SV-015, SV-045 to SV-055, SV-075 to SV-077)."""

import pytest

from tabletop.games.supervillain import Minion, Villain
from tabletop.games.supervillain.testing import CHARGE, TOKEN, asteroid, lair, site
from tabletop.testing import ScenarioError, laid
from tests.games.supervillain.small import PEOPLE, SITES, SmallGalaxy

BUILD, LAUNCH = "Start a new Project", "Launch an Asteroid"
SHOT = "Discard Minion cards (2) to shoot down Shed"
DEAR_SHOT = "Discard Minion cards (3) to shoot down Shed"


class Interceptor(Minion, power=100, swift=True, copies=4):
    """Ops: shoot down any Asteroid of another Villain."""

    async def ops(self, you: Villain) -> None:
        await you.shoot_down(await you.choose("Which Asteroid?", self.game.asteroids_not_of(you), about=self))


class SkyOfTests(SmallGalaxy):
    """The small galaxy with a Minion that shoots down Asteroids by its effect."""

    id = "supervillain-sky"
    title = "Supervillain, a sky for tests"
    cards = (*SITES, *PEOPLE, Interceptor)


def sky(**told):
    """Lay a table of the small galaxy with Interceptors."""
    return lair(SkyOfTests, **told)


# ------------------------------------------------------------------------------------------------ launching in Act III


@pytest.mark.rule("SV-010")
def test_an_asteroid_of_act_three_is_pointed_at_exactly_one_other_villain(small):
    """
    Ann may point it at Bob, Cid or Dot, never at herself; it lies face down and is aimed at the one she names.
    """
    with small(phase="act three", domination_deck=["Castle"], Cid=[], Dot=[]) as scene:
        scene["Ann"].picks(LAUNCH)
        scene.can_pick_exactly("Bob", "Cid", "Dot")
        scene["Ann"].picks("Cid")

        look = scene.card("Castle", of="Ann")
        assert (look.zone, look.face_up, look.target) == ("asteroids", False, "Cid")
        assert scene["Ann"].zone("projects") == ()
        assert scene.zone("turned_up") == ()


@pytest.mark.rule("SV-010")
def test_with_two_villains_the_target_of_an_asteroid_is_not_asked(small):
    """
    If Ann launches against Bob alone, it is aimed at Bob at once.
    """
    with small(phase="act three", domination_deck=["Castle"]) as scene:
        scene["Ann"].picks(LAUNCH)

        scene["Ann"].is_asked(kind="day")
        assert scene.card("Castle", of="Ann").target == "Bob"


@pytest.mark.rule("SV-010", "SV-055")
def test_the_owner_can_neither_turn_nor_charge_an_asteroid_for_free(small):
    """
    On her Day Ann is offered nothing that changes an Asteroid of hers.
    """
    with small(Ann={"hand": ["Crew", "Crew", "Crew"], "asteroids": [asteroid("Shed", "Bob")]}, Cid=[]) as scene:
        scene.can_pick_exactly("Play Crew as Ops", "Play Crew as Ops [2]", "Play Crew as Ops [3]", "Pass")


@pytest.mark.rule("SV-011")
def test_only_act_three_lets_a_villain_choose_between_project_and_asteroid(small):
    """
    In Act III both are on offer, and Ann can't have neither.
    """
    with small(phase="act three", domination_deck=["Castle"]) as scene:
        scene["Ann"].is_asked(kind="launch or build")
        scene.can_pick_exactly(BUILD, LAUNCH)


@pytest.mark.rule("SV-011")
@pytest.mark.parametrize(
    ("played", "projects", "asteroids"), [("Planner", ("Castle", "Lair"), ()), ("Gunner", (), ("Castle",))]
)
def test_an_effect_fixes_what_becomes_of_a_domination_card(small, played, projects, asteroids):
    """
    A Planner takes Projects and a Gunner launches an Asteroid, and Ann is not asked which it shall be.
    """
    with small(Ann=[played], domination_deck=["Castle", "Lair"]) as scene:
        scene["Ann"].picks(f"Play {played} as Ops")

        scene["Ann"].is_asked(kind="day")
        assert scene["Ann"].zone("projects") == projects
        assert scene["Ann"].zone("asteroids") == asteroids


@pytest.mark.rule("SV-012")
def test_an_effect_that_takes_projects_takes_exactly_so_many(small):
    """
    A Planner takes the two top cards, both of them, and the third stays where it is.
    """
    with small(Ann=["Planner"], domination_deck=["Castle", "Lair", "Forge"]) as scene:
        scene["Ann"].picks("Play Planner as Ops")

        assert scene["Ann"].zone("projects") == ("Castle", "Lair")
        assert scene.zone("domination_deck")[0] == "Forge"


# ------------------------------------------------------------------------------------------------ launching by an effect


@pytest.mark.rule("SV-013", "SV-052")
@pytest.mark.parametrize(("first", "second"), [("Bob", "Cid"), ("Cid", "Bob"), ("Bob", "Bob")])
def test_an_effect_aims_each_asteroid_anew(small, first, second):
    """
    A Launchpad launches the two top cards, each into a Villain of Ann's choice, the same one or another.
    """
    ann = {"hand": ["Mass"], "projects": ["Launchpad"]}
    with small(Ann=ann, Cid=[], domination_deck=["Castle", "Lair", "Forge"]) as scene:
        scene["Ann"].picks("Play Mass as a Mob")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks(first)
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks(second)

        launched = [(event.fields["asteroid"].name, event.fields["target"].name) for event in scene.events("Launched")]
        assert launched == [("Castle", first), ("Lair", second)]
        assert scene["Ann"].zone("asteroids") == ("Castle", "Lair")
        assert scene.zone("domination_deck")[0] == "Forge"


@pytest.mark.rule("SV-013")
def test_asteroids_of_one_effect_are_launched_one_by_one(small):
    """
    The first of two is in flight already when Ann is asked about the second.
    """
    ann = {"hand": ["Mass"], "projects": ["Launchpad"]}
    scene = small(Ann=ann, Cid=[], domination_deck=["Castle", "Lair"])
    scene["Ann"].picks("Play Mass as a Mob")
    scene["Ann"].picks("Bob")

    scene["Ann"].is_asked("Into whom do you launch the Asteroid?")
    assert scene["Ann"].zone("asteroids") == ("Castle",)


@pytest.mark.rule("SV-014")
def test_an_asteroid_of_act_three_is_uncharged(small):
    """
    What Ann launches in Act III carries no Charge token.
    """
    with small(phase="act three", domination_deck=["Castle"]) as scene:
        scene["Ann"].picks(LAUNCH)

        assert scene.card("Castle", of="Ann").tokens == {}


@pytest.mark.rule("SV-014", "SV-048")
def test_a_card_that_was_a_charged_asteroid_is_launched_uncharged(small):
    """
    A charged Shed is shot down and comes back from the discard pile as the only card left: it carries no charge.
    """
    ann = {"hand": ["Crew", "Crew", "Crew", "Gunner"]}
    bob = {"asteroids": [asteroid("Shed", "Ann", charged=True)]}
    with small(Ann=ann, Bob=bob, rest={"asteroid": "turned_up", "minion": "minion_deck"}, domination_deck=[]) as scene:
        scene["Ann"].picks(DEAR_SHOT)
        scene["Ann"].picks("Crew", "Crew [2]", "Crew [3]")
        scene["Ann"].picks("Play Gunner as Ops")

        assert scene["Ann"].zone("asteroids") == ("Shed",)
        assert scene.card("Shed", of="Ann").tokens == {}


# ------------------------------------------------------------------------------------------------ what an Asteroid is


@pytest.mark.rule("SV-015")
def test_the_front_of_an_asteroid_does_nothing(small):
    """
    A Crypt, a Temple and a Castle that fly as Asteroids neither react nor bring points, and a Forge is not on offer.
    """
    flying = [asteroid(card, "Bob") for card in ("Crypt", "Temple", "Castle", "Forge")]
    ann = {"hand": ["Mass"], "projects": ["Lair", site("Shed", "Crew")], "asteroids": flying}
    with small(Ann=ann, Bob=[], Cid=[]) as scene:
        scene.cannot_pick("Forge: Draw a Minion card")
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Lair")

        assert scene["Ann"].hand == ()
        assert scene.view("Bob").players[0].values["points"] == 1


@pytest.mark.rule("SV-015")
def test_a_crypt_in_flight_does_not_welcome_the_destroyed(small):
    """
    Ann destroys a Mob while a Crypt of hers flies as an Asteroid: she draws nothing for it.
    """
    ann = {"hand": ["Vandal"], "asteroids": [asteroid("Crypt", "Bob")]}
    with small(Ann=ann, Bob={"projects": [site("Lair", "Crew", "Eager")]}) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Crew")

        assert scene["Ann"].hand == ()


@pytest.mark.rule("SV-015")
def test_an_asteroid_is_not_a_domination_card_that_can_be_launched(small):
    """
    When deck and discard pile are empty, Ann can't launch the card that is in flight: the game ends instead.
    """
    ann = {"hand": ["Gunner"], "asteroids": [asteroid("Shed", "Bob")]}
    scene = small(Ann=ann, rest={"asteroid": "turned_up", "minion": "minion_deck"}, domination_deck=[])
    scene["Ann"].picks("Play Gunner as Ops")

    assert scene.outcome is not None
    assert scene["Ann"].zone("asteroids") == ("Shed",)


@pytest.mark.rule("SV-052")
def test_an_effect_launches_the_top_card_of_the_deck(small):
    """
    A Gunner takes the card that lies on top, not the next one and none from the discard pile.
    """
    with small(Ann=["Gunner"], domination_deck=["Castle", "Lair"], domination_discard=["Forge"]) as scene:
        scene["Ann"].picks("Play Gunner as Ops")

        assert scene["Ann"].zone("asteroids") == ("Castle",)
        assert scene.zone("domination_deck")[0] == "Lair"
        assert scene.zone("domination_discard") == ("Forge",)


@pytest.mark.rule("SV-053")
@pytest.mark.parametrize("who", ["Ann", "Bob", "Cid", None])
def test_anyone_may_look_at_the_front_of_an_asteroid(small, who):
    """
    A Castle that a Gunner has launched from the deck is no secret to anybody, although it lies face down.
    """
    with small(Ann=["Gunner"], Cid=[], domination_deck=["Castle"]) as scene:
        scene["Ann"].picks("Play Gunner as Ops")
        scene["Ann"].picks("Bob")

        assert scene["Ann"].card("Castle").face_up is False
        flying = next(zone for zone in scene.view(who).zones if (zone.name, zone.place) == ("asteroids", 0))
        assert [card.name for card in flying.cards] == ["Castle"]


@pytest.mark.rule("SV-053")
@pytest.mark.parametrize("who", ["Ann", "Bob", "Cid", None])
def test_a_retargeted_asteroid_may_still_be_looked_at_by_anyone(small, who):
    """
    When the Asteroid of Bob's Launchpad gets a new owner it stays face down, and everybody still knows what it is.
    """
    bob = {"facilities": ["Launchpad"]}
    with small(Ann=["Vandal", "Navigator"], Bob=bob, Cid=[], domination_deck=["Castle"]) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Bob"].picks("Cid")
        scene["Ann"].picks("Play Navigator as Ops")
        scene["Ann"].picks("Bob")

        assert scene["Ann"].card("Castle").face_up is False
        flying = next(zone for zone in scene.view(who).zones if (zone.name, zone.place) == ("asteroids", 0))
        assert [card.name for card in flying.cards] == ["Castle"]


# ------------------------------------------------------------------------------------------------ charging


@pytest.mark.rule("SV-054")
def test_charging_puts_a_charge_token_on_an_asteroid(small):
    """
    A Charger puts one token on an uncharged Asteroid, whoever owns it.
    """
    with small(Ann=["Charger"], Bob={"asteroids": [asteroid("Shed", "Cid")]}, Cid=[]) as scene:
        scene["Ann"].picks("Play Charger as Ops")

        assert scene.card("Shed", of="Bob").tokens == {"CHARGE": 1}
        scene.happened("Charged", seen_by="Ann", asteroid="Shed")


@pytest.mark.rule("SV-054")
def test_a_charged_asteroid_is_not_charged_once_more(small):
    """
    A Charger does nothing to an Asteroid that has its token.
    """
    with small(Ann={"hand": ["Charger"], "asteroids": [asteroid("Shed", "Bob", charged=True)]}) as scene:
        scene["Ann"].picks("Play Charger as Ops")

        assert scene.card("Shed", of="Ann").tokens == {"CHARGE": 1}
        scene.did_not_happen("Charged")


@pytest.mark.rule("SV-055")
def test_discarding_minion_cards_charges_nothing_in_the_usual_game(small):
    """
    Only Total Annihilation has Ann discard three Minion cards to charge her Asteroid.
    """
    ann = {"hand": ["Crew", "Crew", "Crew"], "asteroids": [asteroid("Shed", "Bob")]}
    with small(Ann=ann) as usual, small(Ann=ann, options={"total_annihilation": True}) as annihilation:
        usual.cannot_pick("Discard Minion cards (3) to charge Shed")
        annihilation.can_pick("Discard Minion cards (3) to charge Shed")


# ------------------------------------------------------------------------------------------------ shooting down


@pytest.mark.rule("SV-045", "SV-048")
def test_two_minion_cards_of_ones_choice_shoot_down_an_uncharged_asteroid(small):
    """
    Ann picks which two go; the Asteroid goes to the Domination discard pile at once, and Bob gets no Minion card.
    """
    with small(Ann=["Crew", "Gang", "Mass"], Bob={"asteroids": [asteroid("Shed", "Ann")]}) as scene:
        scene["Ann"].picks(SHOT)
        scene["Ann"].picks("Crew", "Mass")

        assert scene["Ann"].hand == ("Gang",)
        assert sorted(scene.zone("minion_discard")) == ["Crew", "Mass"]
        assert scene.zone("domination_discard") == ("Shed",)
        assert scene["Bob"].zone("asteroids") == scene["Bob"].hand == ()


@pytest.mark.rule("SV-045", "SV-048")
def test_three_minion_cards_shoot_down_a_charged_asteroid(small):
    """
    It costs one card more, and the Charge token goes back: in the discard pile there is none on it.
    """
    with small(Ann=["Crew", "Gang", "Mass"], Bob={"asteroids": [asteroid("Shed", "Ann", charged=True)]}) as scene:
        scene["Ann"].picks(DEAR_SHOT)

        assert scene["Ann"].hand == ()
        assert scene.zone("domination_discard") == ("Shed",)
        assert scene.card("Shed", zone="domination_discard").tokens == {}
        assert scene["Bob"].hand == ()


@pytest.mark.rule("SV-045")
@pytest.mark.parametrize(
    ("hand", "charged", "price"), [(["Crew"], False, 2), (["Crew", "Gang"], True, 3), ([], False, 2), ([], True, 3)]
)
def test_who_has_too_few_minion_cards_shoots_nothing_down(small, hand, charged, price):
    """
    One card too few is not enough, and Ann is told so.
    """
    with small(Ann=hand, Bob={"asteroids": [asteroid("Shed", "Ann", charged=charged)]}) as scene:
        shot = f"Discard Minion cards ({price}) to shoot down Shed"

        scene.cannot_pick(shot)
        assert scene.why_not(shot) == f"Minion cards needed: {price}. You have {len(hand)}."


@pytest.mark.rule("SV-045")
def test_one_shoots_down_as_often_as_one_can_pay(small):
    """
    With five cards Ann shoots down an uncharged and a charged Asteroid in the same Day, but not a third one.
    """
    flying = [asteroid("Shed", "Ann"), asteroid("Lair", "Ann", charged=True), asteroid("Castle", "Ann")]
    with small(Ann=["Crew"] * 5, Bob={"asteroids": flying}) as scene:
        scene["Ann"].picks(SHOT)
        scene["Ann"].picks("Crew", "Crew [2]")
        scene["Ann"].picks("Discard Minion cards (3) to shoot down Lair")

        assert scene.zone("domination_discard") == ("Shed", "Lair")
        assert scene["Bob"].zone("asteroids") == ("Castle",)
        scene.can_pick_exactly("Pass")


@pytest.mark.rule("SV-105")
def test_shooting_down_uses_up_neither_the_mob_nor_the_ops(small):
    """
    After it Ann still plays one Mob and one Ops, and before it she may have played both.
    """
    ann = {"hand": ["Crew", "Gang", "Sturdy", "Sturdy", "Mass", "Mass"], "projects": ["Colossus"]}
    with small(Ann=ann, Bob={"asteroids": [asteroid("Shed", "Ann"), asteroid("Lair", "Ann")]}) as scene:
        scene["Ann"].picks(SHOT)
        scene["Ann"].picks("Sturdy", "Sturdy [2]")
        scene["Ann"].picks("Play Crew as a Mob")
        scene["Ann"].picks("Play Gang as Ops")
        scene["Ann"].picks("Discard Minion cards (2) to shoot down Lair")

        assert scene.card("Colossus", of="Ann").mobs == ("Crew",)
        assert scene.zone("domination_discard") == ("Shed", "Lair")
        assert scene["Ann"].hand == ()


@pytest.mark.rule("SV-105")
def test_the_text_of_cards_discarded_to_shoot_down_does_nothing(small):
    """
    Discarded Quick and Gunner draw no card and launch nothing.
    """
    with small(Ann=["Quick", "Gunner"], Bob={"asteroids": [asteroid("Shed", "Ann")]}) as scene:
        scene["Ann"].picks(SHOT)

        assert scene["Ann"].hand == scene["Ann"].zone("asteroids") == ()
        scene.did_not_happen("OpsPlayed")


@pytest.mark.rule("SV-046")
def test_discarding_reaches_only_asteroids_aimed_at_oneself(small):
    """
    Ann can't shoot down what Bob aims at Cid; what he aims at her she can.
    """
    bob = {"asteroids": [asteroid("Shed", "Cid"), asteroid("Lair", "Ann")]}
    with small(Ann=["Crew"] * 3, Bob=bob, Cid=[]) as scene:
        scene.can_pick("Discard Minion cards (2) to shoot down Lair")
        scene.cannot_pick(SHOT)


@pytest.mark.rule("SV-046", "SV-047")
def test_an_effect_on_any_asteroid_reaches_all_but_ones_own():
    """
    An Interceptor may shoot down what flies at Ann or at others, but no Asteroid of hers.
    """
    ann = {"hand": ["Interceptor"], "asteroids": [asteroid("Castle", "Bob")]}
    bob = {"asteroids": [asteroid("Shed", "Cid"), asteroid("Lair", "Ann")]}
    with sky(Ann=ann, Bob=bob, Cid={"asteroids": [asteroid("Forge", "Bob")]}) as scene:
        scene["Ann"].picks("Play Interceptor as Ops")
        scene.can_pick_exactly("Shed", "Lair", "Forge")
        scene["Ann"].picks("Shed")

        assert scene["Bob"].zone("asteroids") == ("Lair",)
        scene.happened("ShotDown", villain="Ann", asteroid="Shed")


@pytest.mark.rule("SV-047")
def test_an_effect_finds_nothing_to_shoot_down_among_ones_own():
    """
    With nothing but Asteroids of her own in flight, an Interceptor does nothing for Ann.
    """
    with sky(Ann={"hand": ["Interceptor"], "asteroids": [asteroid("Castle", "Bob")]}) as scene:
        scene["Ann"].picks("Play Interceptor as Ops")

        assert scene["Ann"].zone("asteroids") == ("Castle",)
        scene.did_not_happen("ShotDown")


@pytest.mark.rule("SV-048")
def test_an_asteroid_shot_down_by_an_effect_leaves_its_charge_and_brings_its_owner_nothing():
    """
    The Charge token is gone, the card lies in the discard pile, and Bob draws nothing, now or in his Morning.
    """
    bob = {"asteroids": [asteroid("Shed", "Ann", charged=True)]}
    with sky(Ann=["Interceptor"], Bob=bob) as scene:
        scene["Ann"].picks("Play Interceptor as Ops")

        assert scene.card("Shed", zone="domination_discard").tokens == {}
        scene["Ann"].passes()
        assert len(scene["Bob"].hand) == 1
        assert len(scene.events("Drew")) == 1


@pytest.mark.rule("SV-Q23")
def test_what_is_aimed_at_a_partner_is_not_incoming(small):
    """
    In Team Battle Ann can't shoot down by discarding what Bob aims at her partner Cid, only what he aims at her.
    """
    bob = {"asteroids": [asteroid("Shed", "Cid"), asteroid("Lair", "Ann")]}
    with small(Ann=["Crew"] * 3, Bob=bob, Cid=[], Dot=[], options={"team_battle": True}) as scene:
        scene.can_pick("Discard Minion cards (2) to shoot down Lair")
        scene.cannot_pick(SHOT)


@pytest.mark.rule("SV-Q24")
def test_nobody_shoots_down_in_the_morning(small):
    """
    From Act I to Act III Ann is asked about her Asteroids and the new card only; the shot is on offer on the Day.
    """
    ann = {"hand": ["Gang"] * 3, "asteroids": [asteroid("Lair", "Bob"), asteroid("Castle", "Bob")]}
    with small(phase="act one", Ann=ann, Bob={"asteroids": [asteroid("Shed", "Ann")]}) as scene:
        scene.can_pick_exactly("Lair", "Castle")
        scene["Ann"].picks("Lair")
        scene.can_pick_exactly(BUILD, LAUNCH)
        scene["Ann"].picks(BUILD)

        scene.can_pick(SHOT)


@pytest.mark.rule("SV-Q24")
def test_nobody_shoots_down_in_the_evening_or_in_anothers_turn(small):
    """
    With nine cards Ann only discards in the Evening; then Bob has his turn, and what Cid aims at Ann flies on.
    """
    with small(phase="evening", Ann=["Gang"] * 9, Cid={"asteroids": [asteroid("Shed", "Ann")]}) as scene:
        scene["Ann"].is_asked("Which Minion cards do you discard?")
        scene.can_pick_exactly("Gang", *[f"Gang [{number}]" for number in range(2, 10)])
        scene["Ann"].picks("Gang", "Gang [2]")
        scene["Bob"].picks(BUILD)

        scene["Bob"].is_asked(kind="day")
        scene.cannot_pick(SHOT)
        assert scene["Cid"].zone("asteroids") == ("Shed",)


@pytest.mark.rule("SV-049")
def test_a_target_has_one_day_to_react_to_an_asteroid_launched_before_its_turn(small):
    """
    What Ann launches on her Day does not hit in Bob's Morning; on his Day he may shoot it down.
    """
    bob = {"hand": ["Gang", "Gang"], "projects": [site("Colossus", "Crew")]}
    with small(Ann=["Gunner"], Bob=bob, domination_deck=["Shed", "Lair"]) as scene:
        scene["Ann"].picks("Play Gunner as Ops")
        scene["Ann"].passes()
        scene["Bob"].picks(BUILD)

        scene.can_pick(SHOT)
        assert scene.card("Colossus", of="Bob").mobs == ("Crew",)


@pytest.mark.rule("SV-049")
def test_an_asteroid_hits_at_the_start_of_its_owners_next_turn(small):
    """
    If Bob lets it fly, what Ann launched hits as soon as it is her turn again.
    """
    with small(Ann=["Gunner"], Bob={"projects": [site("Colossus", "Crew")]}, domination_deck=["Shed", "Lair"]) as scene:
        scene["Ann"].picks("Play Gunner as Ops")
        scene["Ann"].passes()
        scene["Bob"].picks(BUILD)
        scene.did_not_happen("FlightEnded")
        scene["Bob"].passes()

        scene["Ann"].is_asked(kind="launch or build")
        scene.happened("FlightEnded", asteroid="Shed")
        assert scene.card("Colossus", of="Bob").mobs == ()


@pytest.mark.rule("SV-049")
def test_an_asteroid_launched_in_anothers_turn_may_leave_no_day_to_react(small):
    """
    Ann destroys Bob's Launchpad on her Day; what he launches into Cid hits in his Morning, before Cid has a turn.
    """
    bob = {"facilities": ["Launchpad"]}
    with small(Ann=["Vandal"], Bob=bob, Cid={"projects": [site("Lair", "Crew")]}, domination_deck=["Shed"]) as scene:
        scene["Ann"].picks("Play Vandal as Ops")
        scene["Ann"].picks("Launchpad")
        scene["Bob"].picks("Cid")
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="launch or build")
        scene.happened("FlightEnded", asteroid="Shed")
        assert scene.card("Lair", of="Cid").mobs == ()


# ------------------------------------------------------------------------------------------------ retargeting


@pytest.mark.rule("SV-075", "SV-Q08")
@pytest.mark.parametrize("target", ["Bob", "Cid", "Dot"])
def test_a_retargeted_asteroid_gets_a_new_owner_and_any_other_target(small, target):
    """
    Ann points Bob's Asteroid at Bob himself, at Cid as before, or at Dot, but not at herself.
    """
    with small(Ann=["Navigator"], Bob={"asteroids": [asteroid("Shed", "Cid")]}, Cid=[], Dot=[]) as scene:
        scene["Ann"].picks("Play Navigator as Ops")
        scene.can_pick_exactly("Bob", "Cid", "Dot")
        scene["Ann"].picks(target)

        assert scene["Ann"].zone("asteroids") == ("Shed",)
        assert scene["Bob"].zone("asteroids") == ()
        assert scene["Ann"].card("Shed").target == target


@pytest.mark.rule("SV-075", "SV-Q08", "SV-010")
def test_ones_own_asteroid_is_never_retargeted(small):
    """
    A Navigator is offered Asteroids of Bob and Cid, not the one that is Ann's.
    """
    ann = {"hand": ["Navigator"], "asteroids": [asteroid("Castle", "Bob")]}
    bob, cid = {"asteroids": [asteroid("Shed", "Cid")]}, {"asteroids": [asteroid("Lair", "Ann")]}
    scene = small(Ann=ann, Bob=bob, Cid=cid)
    scene["Ann"].picks("Play Navigator as Ops")

    scene.can_pick_exactly("Shed", "Lair")


@pytest.mark.rule("SV-Q08")
def test_a_navigator_without_an_asteroid_of_anothers_does_nothing(small):
    """
    If only Ann has an Asteroid, it flies on as before.
    """
    with small(Ann={"hand": ["Navigator"], "asteroids": [asteroid("Castle", "Bob")]}, Cid=[]) as scene:
        scene["Ann"].picks("Play Navigator as Ops")

        assert scene["Ann"].card("Castle").target == "Bob"
        scene.did_not_happen("Retargeted")


@pytest.mark.rule("SV-077", "SV-Q08")
@pytest.mark.parametrize(("charged", "tokens"), [(True, {"CHARGE": 1}), (False, {})])
def test_the_charge_stays_on_a_retargeted_asteroid(small, charged, tokens):
    """
    A charged one stays charged, and an uncharged one uncharged.
    """
    with small(Ann=["Navigator"], Bob={"asteroids": [asteroid("Shed", "Ann", charged=charged)]}) as scene:
        scene["Ann"].picks("Play Navigator as Ops")

        assert scene["Ann"].card("Shed").tokens == tokens


@pytest.mark.rule("SV-Q08")
def test_in_team_battle_nobody_points_an_asteroid_at_a_partner(small):
    """
    Ann may point Bob's Asteroid at Bob or Dot, not at her partner Cid whom it was aimed at.
    """
    bob = {"asteroids": [asteroid("Shed", "Cid")]}
    scene = small(Ann=["Navigator"], Bob=bob, Cid=[], Dot=[], options={"team_battle": True})
    scene["Ann"].picks("Play Navigator as Ops")

    scene.can_pick_exactly("Bob", "Dot")


@pytest.mark.rule("SV-Q25")
def test_with_two_villains_an_asteroid_is_pointed_back_at_its_former_owner(small):
    """
    Ann isn't asked: there is nobody but Bob.
    """
    with small(Ann=["Navigator"], Bob={"asteroids": [asteroid("Shed", "Ann")]}) as scene:
        scene["Ann"].picks("Play Navigator as Ops")

        scene["Ann"].is_asked(kind="day")
        assert scene["Ann"].card("Shed").target == "Bob"
        scene.happened("Retargeted", seen_by="Bob", villain="Ann", asteroid="Shed", target="Bob")


@pytest.mark.rule("SV-076", "SV-Q14")
def test_a_retargeted_asteroid_does_not_hit_for_its_former_owner(small):
    """
    It would have hit in Bob's Morning; now it flies on, and Bob draws the card of Act II only.
    """
    bob = {"asteroids": [asteroid("Shed", "Ann")], "projects": [site("Lair", "Crew")]}
    with small(Ann=["Navigator"], Bob=bob) as scene:
        scene["Ann"].picks("Play Navigator as Ops")
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="launch or build")
        assert len(scene["Bob"].hand) == 1
        assert scene["Ann"].zone("asteroids") == ("Shed",)
        assert scene.card("Lair", of="Bob").mobs == ("Crew",)


@pytest.mark.rule("SV-076")
def test_a_retargeted_asteroid_hits_at_the_start_of_its_new_owners_next_turn(small):
    """
    In Ann's next Morning it destroys Bob's Mob, and she draws a card for it besides that of Act II.
    """
    bob = {"asteroids": [asteroid("Shed", "Ann")], "projects": [site("Colossus", "Crew")]}
    with small(Ann=["Navigator"], Bob=bob, domination_deck=["Lair"]) as scene:
        scene["Ann"].picks("Play Navigator as Ops")
        scene["Ann"].passes()
        scene["Bob"].picks(BUILD)
        scene["Bob"].passes()

        scene["Ann"].is_asked(kind="launch or build")
        assert len(scene["Ann"].hand) == 2
        assert scene.card("Colossus", of="Bob").mobs == ()
        assert "Shed" in scene.zone("domination_discard")


@pytest.mark.rule("SV-Q14")
def test_the_former_owner_may_shoot_down_what_was_retargeted_at_them(small):
    """
    The Asteroid that Bob launched is Ann's now and incoming for him: he may shoot it down, and she may not.
    """
    bob = {"hand": ["Gang", "Gang"], "asteroids": [asteroid("Shed", "Ann")]}
    with small(Ann=["Navigator", "Crew", "Crew"], Bob=bob) as scene:
        scene.can_pick(SHOT)
        scene["Ann"].picks("Play Navigator as Ops")
        scene.cannot_pick(SHOT)
        scene["Ann"].passes()
        scene["Bob"].picks(BUILD)

        scene.can_pick(SHOT)


# ------------------------------------------------------------------------------------------------ where tokens lie


@pytest.mark.rule("SV-054", "SV-067", "SV-068")
@pytest.mark.parametrize(
    "ann",
    [
        {"projects": [laid("Colossus", tokens=TOKEN)]},
        {"projects": [site("Colossus", laid("Crew", tokens={"TOKEN": 2}))]},
        {"projects": [laid("Colossus", tokens=CHARGE)]},
        {"facilities": [laid("Castle", tokens=CHARGE)]},
    ],
)
def test_no_token_lies_where_it_does_not_belong(small, ann):
    """
    Nothing lies on a Project, two tokens on no card, and a charge on an Asteroid only: other tables there are not.
    """
    with pytest.raises(ScenarioError, match="at most one token lies on a card, and of the kind that can lie there"):
        small(Ann=ann)


@pytest.mark.rule("SV-029")
def test_no_mob_lies_on_a_secret_facility(small):
    """
    When a Project is rotated its Mobs are gone: other tables there are not.
    """
    with pytest.raises(ScenarioError, match="Mobs lie on Projects only"):
        small(Ann={"facilities": [laid("Castle", mobs=["Crew"])]})
