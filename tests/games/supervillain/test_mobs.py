"""Mobs: played, put, swapped and stolen (SV-019 to SV-025, SV-Q03, SV-Q20, SV-Q22)."""

import pytest

from tabletop.games.supervillain.testing import asteroid, mob, site

PLAYED = "You have played your Mob of this turn."
PROJECT = "Start a new Project"

# ------------------------------------------------------------------------------------------------ playing


@pytest.mark.rule("SV-019", "SV-024")
def test_a_mob_is_played_from_hand_onto_one_of_one_s_own_projects(small):
    """
    Ann chooses between her two Projects; that of Bob and her Secret Facility are not among them.
    """
    ann = {"hand": ["Crew"], "projects": ["Colossus", "Shed"], "facilities": ["Lair"]}
    with small(Ann=ann, Bob={"projects": ["Temple"]}) as scene:
        scene["Ann"].picks("Play Crew as a Mob")
        scene.expect("Ann", prompt="On which Project do you play Crew?")
        scene.can_pick_exactly("Colossus", "Shed")
        scene["Ann"].picks("Shed")

        crew = scene.card("Crew", of="Ann")
        assert (crew.zone, crew.controller, crew.face_up) == ("mobs", "Ann", True)
        assert scene.card("Shed", of="Ann").mobs == ("Crew",)
        assert scene["Ann"].hand == ()
        scene.happened("MobPlayed", villain="Ann", mob="Crew", project="Shed", seen_by="Bob")


@pytest.mark.rule("SV-019")
@pytest.mark.parametrize("name", ["Crew", "Eager"])
def test_without_a_project_no_mob_can_be_played(small, name):
    """
    A Secret Facility of one's own or a Project of another Villain will not do, Boosted or not.
    """
    with small(Ann={"hand": [name], "facilities": ["Lair"]}, Bob={"projects": ["Colossus"]}) as scene:
        scene.can_pick_exactly(f"Play {name} as Ops", "Pass")
        assert scene.why_not(f"Play {name} as a Mob") == "You have no Project to lay a Mob on."


@pytest.mark.rule("SV-020")
def test_one_mob_without_boosted_may_be_played_per_turn(small):
    """
    After the first one the second is refused, and it says why; in her next turn Ann may play it.
    """
    with small(Ann={"hand": ["Crew", "Gang"], "projects": ["Colossus"]}, domination_deck=["Shed"]) as scene:
        scene["Ann"].picks("Play Crew as a Mob")
        why = scene.why_not("Play Gang as a Mob")
        scene["Ann"].passes()
        scene["Bob"].picks(PROJECT)
        scene["Bob"].passes()
        scene["Ann"].picks("Launch an Asteroid")

        assert why == PLAYED
        scene.can_pick("Play Gang as a Mob")


@pytest.mark.rule("SV-020", "SV-043")
@pytest.mark.parametrize("foremen", [1, 2])
def test_an_effect_may_raise_the_limit(small, foremen):
    """
    Each Foreman lets Ann play one Mob more, this turn only.
    """
    ann = {"hand": [*["Foreman"] * foremen, *["Crew"] * 4], "projects": ["Colossus"]}
    with small(Ann=ann) as scene:
        for _ in range(foremen):
            scene["Ann"].picks("Play Foreman as Ops")
        for _ in range(1 + foremen):
            scene["Ann"].picks("Play Crew as a Mob")

        assert scene.card("Colossus", of="Ann").mobs == ("Crew",) * (1 + foremen)
        assert scene.why_not("Play Crew as a Mob") == PLAYED


@pytest.mark.rule("SV-020", "SV-043")
def test_a_mob_play_that_is_not_used_is_lost(small):
    """
    Ann plays a Foreman and no Mob; in her next turn she may play one Mob again, and not two.
    """
    with small(Ann={"hand": ["Foreman", "Crew", "Crew"], "projects": ["Colossus"]}) as scene:
        scene["Ann"].picks("Play Foreman as Ops")
        scene["Ann"].passes()
        in_bobs_turn = scene.view().players[0].columns["mobs_left"]
        scene["Bob"].picks(PROJECT)
        scene["Bob"].passes()
        scene["Ann"].picks("Launch an Asteroid")
        scene["Ann"].picks("Play Crew as a Mob")

        assert in_bobs_turn == 0
        assert scene.why_not("Play Crew as a Mob") == PLAYED


@pytest.mark.rule("SV-021")
def test_any_number_of_boosted_mobs_may_be_played_before_and_after_the_regular_one(small):
    """
    Ann plays two Boosted Mobs, a Crew, and two more Boosted Mobs; another Crew is too many.
    """
    ann = {"hand": [*["Eager"] * 4, "Crew", "Crew"], "projects": ["Colossus"]}
    with small(Ann=ann) as scene:
        for name in ("Eager", "Eager", "Crew", "Eager", "Eager"):
            scene["Ann"].picks(f"Play {name} as a Mob")

        assert scene.card("Colossus", of="Ann").mobs == ("Eager", "Eager", "Crew", "Eager", "Eager")
        assert scene.card("Colossus", of="Ann").workforce == 500
        assert scene.why_not("Play Crew as a Mob") == PLAYED


@pytest.mark.rule("SV-021")
def test_boosted_mobs_are_ordinary_mobs_otherwise(small):
    """
    They complete a Project and are discarded with the others, or an Asteroid destroys them.
    """
    ann = {"hand": ["Eager"], "projects": [site("Lair", "Gang")], "asteroids": [asteroid("Shed", at="Bob")]}
    with small(phase="act one", Ann=ann, Bob={"projects": [site("Colossus", "Eager")]}) as scene:
        scene["Ann"].picks("Launch an Asteroid")
        scene["Ann"].picks("Play Eager as a Mob")

        assert scene["Ann"].zone("facilities") == ("Lair",)
        assert scene.zone("minion_discard") == ("Eager", "Gang", "Eager")
        assert scene.card("Colossus", of="Bob").mobs == ()


@pytest.mark.rule("SV-021", "SV-032")
def test_boosted_has_nothing_to_do_with_ops(small):
    """
    A Boosted Mob played as Ops is the one Ops of the turn, and Swift Ops played as a Mob are the one Mob.
    """
    with small(Ann={"hand": ["Eager", "Gang", "Quick", "Crew"], "projects": ["Colossus"]}) as scene:
        scene["Ann"].picks("Play Eager as Ops")
        scene["Ann"].picks("Play Quick as a Mob")

        assert scene.why_not("Play Gang as Ops") == "You have played your Ops of this turn."
        assert scene.why_not("Play Crew as a Mob") == PLAYED


# ------------------------------------------------------------------------------------------------ tokens


@pytest.mark.rule("SV-022")
@pytest.mark.parametrize(("name", "tokens"), [("Sturdy", {"TOKEN": 1}), ("Crew", {}), ("Eager", {})])
def test_a_mob_with_the_symbol_gets_a_token_when_it_is_played(small, name, tokens):
    """
    A Sturdy gets one as soon as it lies on the Project, others don't.
    """
    with small(Ann={"hand": [name], "projects": ["Colossus"]}) as scene:
        scene["Ann"].picks(f"Play {name} as a Mob")

        assert scene.card(name, of="Ann").tokens == tokens


@pytest.mark.rule("SV-022", "SV-Q03")
@pytest.mark.parametrize(("name", "tokens"), [("Sturdy", {"TOKEN": 1}), ("Crew", {})])
def test_a_mob_with_the_symbol_gets_a_token_when_it_is_put_from_the_discard_pile(small, name, tokens):
    """
    A Digger puts a Sturdy on a Project: it enters the table, so it gets a token.
    """
    with small(Ann={"hand": ["Digger"], "projects": ["Colossus"]}, minion_discard=[name]) as scene:
        scene["Ann"].picks("Play Digger as Ops")

        assert scene.card(name, of="Ann").tokens == tokens


@pytest.mark.rule("SV-022", "SV-067")
def test_the_token_lies_on_the_mob_and_not_on_the_project(small):
    """
    The Project that a Sturdy is played on has no token itself, and is completed like any other.
    """
    with small(Ann={"hand": ["Sturdy"], "projects": [site("Lair", "Gang")]}) as scene:
        scene["Ann"].picks("Play Sturdy as a Mob")

        assert scene.card("Lair", of="Ann").tokens == {}
        assert scene["Ann"].zone("facilities") == ("Lair",)


@pytest.mark.rule("SV-Q03", "SV-074")
@pytest.mark.parametrize(
    ("stolen", "name", "tokens"),
    [(mob("Sturdy"), "Sturdy", {"TOKEN": 1}), ("Sturdy", "Sturdy", {}), (mob("Crew"), "Crew", {"TOKEN": 1})],
)
def test_a_stolen_mob_keeps_its_token_or_its_lack_of_one(small, stolen, name, tokens):
    """
    A Thief puts Bob's Mob on Ann's Project just as it is, whatever is printed on it.
    """
    with small(
        Ann={"hand": ["Thief"], "projects": ["Colossus"]}, Bob={"projects": [site("Colossus", stolen)]}
    ) as scene:
        scene["Ann"].picks("Play Thief as Ops")

        assert scene.card("Colossus", of="Ann").mobs == (name,)
        assert scene.card("Colossus", of="Bob").mobs == ()
        assert scene.card(name, of="Ann").tokens == tokens


@pytest.mark.rule("SV-Q03")
@pytest.mark.parametrize(("sturdy", "tokens"), [(mob("Sturdy"), {"TOKEN": 1}), ("Sturdy", {})])
def test_a_swapped_mob_keeps_its_token_or_its_lack_of_one(small, sturdy, tokens):
    """
    A Sturdy that changes places with a Crew neither gets a token nor loses or hands on the one it has.
    """
    ann = {"hand": ["Juggler"], "projects": [site("Colossus", sturdy)]}
    with small(Ann=ann, Bob={"projects": [site("Colossus", "Crew")]}) as scene:
        scene["Ann"].picks("Play Juggler as Ops")
        scene["Ann"].picks("Sturdy")

        assert scene.card("Sturdy", of="Bob").tokens == tokens
        assert scene.card("Crew", of="Ann").tokens == {}


# ------------------------------------------------------------------------------------------------ staying


@pytest.mark.rule("SV-023")
def test_a_mob_stays_on_its_project(small):
    """
    After a whole round Ann's Mobs are still there, those of the earlier turns too.
    """
    with small(Ann={"hand": ["Gang"], "projects": [site("Colossus", "Crew")]}) as scene:
        scene["Ann"].picks("Play Gang as a Mob")
        scene["Ann"].passes()
        scene["Bob"].picks(PROJECT)
        scene["Bob"].passes()
        scene["Ann"].picks("Launch an Asteroid")

        assert scene.card("Colossus", of="Ann").mobs == ("Crew", "Gang")


@pytest.mark.rule("SV-023")
@pytest.mark.parametrize(
    ("ops", "left"),
    [("Vandal", ()), ("Thief", ()), ("Juggler", ("Gang",)), ("Charger", ("Crew",)), ("Quick", ("Crew",))],
)
def test_a_mob_stays_until_something_removes_it(small, ops, left):
    """
    Bob's Crew is destroyed, stolen or swapped by Ops that say so, and stays where it is with others.
    """
    ann = {"hand": [ops], "projects": [site("Colossus", "Gang")], "asteroids": [asteroid("Shed", at="Bob")]}
    with small(Ann=ann, Bob={"projects": [site("Castle", "Crew")]}) as scene:
        scene["Ann"].picks(f"Play {ops} as Ops")
        if ops in ("Vandal", "Juggler"):
            scene["Ann"].picks("Crew")

        assert scene.card("Castle", of="Bob").mobs == left


@pytest.mark.rule("SV-023", "SV-057")
def test_an_asteroid_removes_a_mob(small):
    """
    Bob's Crew is gone once Ann's Asteroid has hit it.
    """
    ann = {"asteroids": [asteroid("Shed", at="Bob")]}
    with small(phase="act one", Ann=ann, Bob={"projects": [site("Castle", "Crew")]}) as scene:
        assert scene.card("Castle", of="Bob").mobs == ()
        assert scene.zone("minion_discard") == ("Crew",)


@pytest.mark.rule("SV-Q20", "SV-031")
def test_a_completed_project_has_no_mobs_that_could_be_moved(small):
    """
    Once the Lair is complete its Mobs lie on the discard pile: a Juggler finds the Crew on the Colossus only.
    """
    ann = {"hand": ["Mass", "Juggler"], "projects": [site("Lair", "Gang"), site("Colossus", "Crew")]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Lair")
        scene["Ann"].picks("Play Juggler as Ops")

        scene.did_not_happen("MobsSwapped")
        assert scene.card("Lair", of="Ann").mobs == ()
        assert scene.card("Colossus", of="Ann").mobs == ("Crew",)


# ------------------------------------------------------------------------------------------------ putting and swapping


@pytest.mark.rule("SV-024", "SV-Q22")
def test_a_mob_is_put_outside_the_limit(small):
    """
    When Ann has played her Mob, a Digger still puts two more on her Project, though none of them is Boosted.
    """
    ann = {"hand": ["Crew", "Digger", "Digger"], "projects": ["Colossus"]}
    with small(Ann=ann, minion_discard=["Gang", "Mass"]) as scene:
        scene["Ann"].picks("Play Crew as a Mob")
        scene["Ann"].picks("Play Digger as Ops")
        scene["Ann"].picks("Gang")
        scene["Ann"].picks("Play Digger as Ops")
        scene["Ann"].picks("Mass")

        assert scene.card("Colossus", of="Ann").mobs == ("Crew", "Gang", "Mass")
        assert [event.fields["mob"].name for event in scene.events("MobPlayed")] == ["Crew"]


@pytest.mark.rule("SV-024")
def test_swapped_mobs_change_places(small):
    """
    Ann's Crew goes where Bob's Gang was, and the other way round; each is its new Villain's.
    """
    ann = {"hand": ["Juggler"], "projects": [site("Colossus", "Crew")]}
    with small(Ann=ann, Bob={"projects": [site("Colossus", "Gang")]}) as scene:
        scene["Ann"].picks("Play Juggler as Ops")
        scene["Ann"].picks("Gang")

        assert scene.card("Colossus", of="Ann").mobs == ("Gang",)
        assert scene.card("Colossus", of="Bob").mobs == ("Crew",)
        assert (scene.card("Gang", of="Ann").controller, scene.card("Crew", of="Bob").controller) == ("Ann", "Bob")


@pytest.mark.rule("SV-025", "SV-Q22")
@pytest.mark.parametrize("ops", ["Digger", "Thief", "Juggler"])
def test_putting_and_swapping_use_up_no_mob_play(small, ops):
    """
    After any of these Ann may still play the one Mob of her turn, and no more than that.
    """
    ann = {"hand": [ops, "Crew", "Crew"], "projects": [site("Colossus", "Gang")]}
    bob = {"projects": [site("Colossus", "Mass")]}
    with small(Ann=ann, Bob=bob, minion_discard=["Sturdy"]) as scene:
        scene["Ann"].picks(f"Play {ops} as Ops")
        if ops == "Juggler":
            scene["Ann"].picks("Gang")
        moved = [event.kind for event in scene.events() if event.kind in ("MobPut", "MobsSwapped")]
        scene["Ann"].picks("Play Crew as a Mob")

        assert len(moved) == 1
        assert scene.card("Colossus", of="Ann").mobs[-1] == "Crew"
        assert scene.why_not("Play Crew as a Mob") == PLAYED


@pytest.mark.rule("SV-Q22")
def test_a_mob_put_uses_up_no_more_than_a_foreman_gives(small):
    """
    Ann puts a Mob with a Digger after a Foreman: both her Mob plays are left.
    """
    ann = {"hand": ["Foreman", "Digger", "Crew", "Crew"], "projects": ["Colossus"]}
    with small(Ann=ann, minion_discard=["Gang"]) as scene:
        scene["Ann"].picks("Play Foreman as Ops")
        scene["Ann"].picks("Play Digger as Ops")
        scene["Ann"].picks("Gang")
        scene["Ann"].picks("Play Crew as a Mob")
        scene["Ann"].picks("Play Crew as a Mob")

        assert scene.card("Colossus", of="Ann").mobs == ("Gang", "Crew", "Crew")
