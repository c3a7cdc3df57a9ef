"""What the rulebook itself says of single cards (SV-097 to SV-100)."""

import pytest

from tabletop.games.supervillain.testing import asteroid, site

#: A Mob that is strong enough for any Project, whatever the printed costs are.
STRONG = {"payday": {"power": 5000}}


@pytest.mark.rule("SV-013", "SV-014", "SV-097")
@pytest.mark.parametrize("targets", [("Bob", "Cid"), ("Cid", "Bob"), ("Bob", "Bob")])
def test_big_bang_generator_launches_two_asteroids_when_complete(galaxy, targets):
    """
    Big Bang Generator takes two cards off the deck, each aimed at a Villain of one's choice; both are uncharged.
    """
    ann = {"hand": ["Payday"], "projects": ["Big Bang Generator"]}
    with galaxy(Ann=ann, Cid=[], domination_deck=["Wormhole", "Scrapyard"], cards=STRONG) as scene:
        scene["Ann"].picks("Play Payday as a Mob")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks(targets[0])
        assert scene["Ann"].zone("projects") == ("Big Bang Generator",)
        scene["Ann"].picks(targets[1])

        flying = [scene.card(name, zone="asteroids") for name in ("Wormhole", "Scrapyard")]
        assert [card.target for card in flying] == list(targets)
        assert [card.tokens for card in flying] == [{}, {}]
        assert scene["Ann"].zone("facilities") == ("Big Bang Generator",)


@pytest.mark.rule("SV-034", "SV-097")
def test_big_bang_generator_launches_only_once(galaxy):
    """
    As a Secret Facility Big Bang Generator launches nothing when another Project is completed.
    """
    ann = {"hand": ["Payday"], "projects": ["Transgalactic Bank"], "facilities": ["Big Bang Generator"]}
    with galaxy(Ann=ann, cards=STRONG) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        assert scene["Ann"].zone("facilities") == ("Big Bang Generator", "Transgalactic Bank")
        scene.did_not_happen("Launched")


@pytest.mark.rule("SV-098")
def test_chronosphere_takes_any_card_of_the_discard_pile_as_a_project(galaxy):
    """
    Chronosphere offers the whole Domination discard pile, not only its last card, and Ann has no say in what becomes of it.
    """
    ann = {"hand": ["Payday"], "projects": ["Chronosphere"]}
    pile = ["Wormhole", "Scrapyard", "Gravity Net"]
    with galaxy(Ann=ann, domination_discard=pile, cards=STRONG) as scene:
        scene["Ann"].picks("Play Payday as a Mob")
        scene.can_pick_exactly(*pile)
        scene["Ann"].picks("Scrapyard")

        assert scene["Ann"].zone("projects") == ("Scrapyard",)
        assert scene["Ann"].zone("asteroids") == ()
        assert scene.zone("domination_discard") == ("Wormhole", "Gravity Net")


@pytest.mark.rule("SV-028", "SV-098")
def test_chronosphere_takes_the_card_before_it_is_a_facility(galaxy):
    """
    The new Project starts while Chronosphere is still one itself, and only then is Chronosphere completed.
    """
    ann = {"hand": ["Payday"], "projects": ["Chronosphere"]}
    with galaxy(Ann=ann, domination_discard=["Wormhole"], cards=STRONG) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        kinds = [event.kind for event in scene.events() if event.kind in ("ProjectStarted", "ProjectCompleted")]
        assert kinds == ["ProjectStarted", "ProjectCompleted"]
        assert scene["Ann"].zone("facilities") == ("Chronosphere",)


@pytest.mark.rule("SV-098")
def test_chronosphere_finds_nothing_in_an_empty_pile(galaxy):
    """
    With no Domination card discarded, Chronosphere is completed and takes none from elsewhere; itself it never finds.
    """
    with galaxy(Ann={"hand": ["Payday"], "projects": ["Chronosphere"]}, cards=STRONG) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        assert (scene["Ann"].zone("projects"), scene["Ann"].zone("facilities")) == ((), ("Chronosphere",))
        scene.did_not_happen("ProjectStarted")


@pytest.mark.rule("SV-011", "SV-012", "SV-099")
def test_mental_restart_gives_two_projects_for_one(galaxy):
    """
    Mental Restart destroys a Project with the Mobs on it, then both top cards become Projects, and neither an Asteroid.
    """
    ann = {"hand": ["Mental Restart"], "projects": [site("Chronosphere", "Payday")]}
    with galaxy(Ann=ann, domination_deck=["Wormhole", "Scrapyard", "Gravity Net"]) as scene:
        scene["Ann"].picks("Play Mental Restart as Ops")

        assert scene["Ann"].zone("projects") == ("Wormhole", "Scrapyard")
        assert scene["Ann"].zone("asteroids") == ()
        assert scene.zone("domination_discard") == ("Chronosphere",)
        assert scene.zone("minion_discard") == ("Mental Restart", "Payday")


@pytest.mark.rule("SV-099")
def test_mental_restart_destroys_a_project_of_ones_own_choice_and_no_others(galaxy):
    """
    Ann chooses among her own Projects; Bob's, and her facilities and Asteroids, are not for Mental Restart.
    """
    ann = {"hand": ["Mental Restart"], "projects": ["Chronosphere", "Gravity Net"], "facilities": ["Wormhole"]}
    ann["asteroids"] = [asteroid("Star of Death", "Bob")]
    with galaxy(Ann=ann, Bob={"projects": ["Scrapyard"]}) as scene:
        scene["Ann"].picks("Play Mental Restart as Ops")
        scene.can_pick_exactly("Chronosphere", "Gravity Net")
        scene["Ann"].picks("Gravity Net")

        assert len(scene["Ann"].zone("projects")) == 3
        assert scene.zone("domination_discard") == ("Gravity Net",)


@pytest.mark.rule("SV-099", "SV-Q07")
def test_mental_restart_needs_a_project_to_destroy(galaxy):
    """
    The destroyed Project is what Mental Restart costs: without one it can't be played as Ops, not even for Bob's.
    """
    with galaxy(Ann=["Mental Restart"], Bob={"projects": ["Scrapyard"]}) as scene:
        assert scene.why_not("Play Mental Restart as Ops") == "You have no Project to destroy."


@pytest.mark.rule("SV-026", "SV-100")
@pytest.mark.parametrize(("power", "completed"), [(1199, False), (1200, True)])
def test_transgalactic_bank_costs_1200_million(galaxy, power, completed):
    """
    Transgalactic Bank takes 1,200 million of Minion Power, and not one less.
    """
    ann = {"hand": ["Payday"], "projects": ["Transgalactic Bank"]}
    with galaxy(Ann=ann, cards={"payday": {"power": power}}) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        assert (scene["Ann"].zone("facilities") == ("Transgalactic Bank",)) == completed


@pytest.mark.rule("SV-100")
def test_transgalactic_bank_brings_two_points(galaxy):
    """
    Two points come with Transgalactic Bank, and none while it is a Project.
    """
    told = {"Ann": {"facilities": ["Transgalactic Bank"]}, "Bob": {"projects": ["Transgalactic Bank"]}}
    with galaxy(**told) as scene:
        assert [player.values["points"] for player in scene.view().players] == [2, 0]


@pytest.mark.rule("SV-030", "SV-100")
@pytest.mark.parametrize(("owner", "reacts"), [("Ann", True), ("Bob", False)])
def test_transgalactic_bank_reacts_when_its_villain_completes_a_project(galaxy, owner, reacts):
    """
    Ann completes a Project: Transgalactic Bank brings her a card if it is hers, and none if it is Bob's.
    """
    told = {"Ann": {"hand": ["Payday"], "projects": ["Bad Luck Emitter"]}, "Bob": {}}
    told[owner]["facilities"] = ["Transgalactic Bank"]
    with galaxy(**told, cards=STRONG) as scene:
        scene["Ann"].picks("Play Payday as a Mob")

        assert scene["Ann"].zone("facilities")[-1] == "Bad Luck Emitter"
        assert bool(scene.events("Drew")) == reacts
