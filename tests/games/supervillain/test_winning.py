"""Winning, running out of cards, and refilling decks (SV-078 to SV-084, SV-102, SV-Q11 to SV-Q13)."""

import pytest

import tabletop
from tabletop import forbids, modifies
from tabletop.games.supervillain import Domination, Minion, Villain, as_facility, destroy_this_facility, up_to
from tabletop.games.supervillain.domination import CARDS as DOMINATION_CARDS
from tabletop.games.supervillain.testing import asteroid, lair, mob, site
from tests.games.supervillain.small import PEOPLE, SITES, SmallGalaxy


def without(kinds, *, but):
    """Print no copies of some cards, but for a single one of a named card."""
    return {kind.id: {"copies": int(kind.id == but)} for kind in kinds}


#: Decks of one card: a test says where it lies, so that the deck and its discard pile are as empty as it wants.
ONE_SITE = without(SITES, but="colossus")
ONE_PERSON = without(PEOPLE, but="gang")


class Veil(Domination, cost=300, points=0, copies=4):
    """Secret Facility: nobody wins by points. Destroy this: nothing more happens."""

    @forbids(Villain.may_win, as_facility)
    def cover(self, villain: Villain) -> bool:
        """Nobody wins"""
        return True

    @destroy_this_facility
    async def lift(self) -> None:
        """Destroy it"""


class Drums(Domination, cost=300, points=0, copies=4):
    """Secret Facility: each Mob on any Project counts 100 million more."""

    @modifies(Domination.workforce, as_facility)
    def drive(self, project: Domination) -> int:
        return 100 * len(project.mobs)


class Herald(Minion, power=100, swift=True, copies=4):
    """Ops: put another Minion card from the discard pile on one of your Projects, then draw a Minion card."""

    async def ops(self, you: Villain) -> None:
        await you.recycle(up_to(1000, but=[self]), about=self)
        await you.draw()


class VeiledGalaxy(SmallGalaxy):
    """The small galaxy with a Veil that keeps everybody from winning, Drums for all Mobs, and a Herald who does two things."""

    id = "supervillain-veiled"
    title = "Supervillain, a veiled galaxy"
    cards = (*SITES, Veil, Drums, *PEOPLE, Herald)


@pytest.fixture
def veiled():
    """Lay a table with a Veil, Drums and a Herald among the cards."""
    return lambda **told: lair(VeiledGalaxy, **told)


def points(scene):
    """Return the points that everybody sees."""
    return [player.values["points"] for player in scene.view().players]


# ------------------------------------------------------------------------------------------------ Domination points


@pytest.mark.rule("SV-078")
def test_points_are_the_sum_over_secret_facilities(small):
    """
    A Shed, a Lair and a Castle bring 0, 1 and 2; Projects and Asteroids bring nothing.
    """
    ann = {"facilities": ["Shed", "Lair", "Castle"], "projects": ["Castle"], "asteroids": [asteroid("Castle", "Bob")]}
    with small(Ann=ann, Bob={"facilities": ["Lair"]}) as scene:
        assert points(scene) == [3, 1]


@pytest.mark.rule("SV-029", "SV-078")
def test_points_rise_on_completion(small):
    """
    A Castle brings its two points as soon as it is completed.
    """
    with small(Ann={"hand": ["Mass"], "projects": ["Castle"], "facilities": ["Lair"]}) as scene:
        assert points(scene) == [1, 0]
        scene["Ann"].picks("Play Mass as a Mob")

        assert points(scene) == [3, 0]


@pytest.mark.rule("SV-078")
@pytest.mark.parametrize("lost_by", ["Vandal", "Rebuilder"])
def test_points_fall_when_a_facility_is_destroyed_or_turned_back(small, lost_by):
    """
    Whoever loses a Castle loses its two points with it.
    """
    with small(Ann=[lost_by], Bob={"facilities": ["Castle", "Lair"]}) as scene:
        scene["Ann"].picks(f"Play {lost_by} as Ops")
        scene["Ann"].picks("Castle")

        assert points(scene) == [0, 1]


@pytest.mark.rule("SV-102")
@pytest.mark.parametrize("worth", [-1, 3])
def test_no_facility_can_be_printed_with_other_points(worth):
    """
    A card with fewer than 0 or more than 2 points keeps its game from being registered.
    """

    class Folly(Domination, cost=300, points=worth):
        """It does nothing."""

    class Misprinted(SmallGalaxy):
        """A galaxy with a misprint."""

        id = "supervillain-misprinted"
        cards = (*SITES, Folly, *PEOPLE)

    with pytest.raises(tabletop.BadRuleset, match=f"points={worth}: a Secret Facility brings 0 to 2 Domination points"):
        tabletop.register(Misprinted)


@pytest.mark.rule("SV-102")
def test_every_card_of_the_game_brings_up_to_two_points():
    """
    All Domination cards have 0, 1 or 2 points, and there are some of each.
    """
    assert {kind.printed["points"] for kind in DOMINATION_CARDS} == {0, 1, 2}


# ------------------------------------------------------------------------------------------------ winning by points


@pytest.mark.rule("SV-079")
@pytest.mark.parametrize(("built", "has_won"), [("Shed", False), ("Lair", True), ("Castle", True)])
def test_five_points_or_more_win(small, built, has_won):
    """
    With four points already another one or two win, and none does not.
    """
    ann = {"hand": ["Mass"], "projects": [built], "facilities": ["Castle", "Castle"]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert (scene.outcome is not None) == has_won
        assert scene["Ann"].zone("facilities") == ("Castle", "Castle", built)


@pytest.mark.rule("SV-079")
def test_who_wins_by_points_is_told_with_points_and_ranking(small):
    """
    The winner comes first, then the others by their points, with equals side by side.
    """
    villains = {
        "Ann": {"facilities": ["Lair"]},
        "Bob": {"facilities": ["Castle", "Lair"]},
        "Cid": {"hand": ["Mass"], "projects": ["Castle"], "facilities": ["Castle", "Castle"]},
        "Dot": {"facilities": ["Castle", "Lair"]},
    }
    with small(active=2, **villains) as scene:
        scene["Cid"].picks("Play Mass as a Mob")

        assert scene.view("Bob").outcome.ranking == scene.outcome.ranking
        assert (scene.outcome.winners, scene.outcome.points) == ((2,), (1, 3, 6, 3))
        assert scene.outcome.ranking == ((2,), (1, 3), (0,))
        assert str(scene.outcome.how) == "This Galaxy has a Supervillain."
        assert scene.decision is None


@pytest.mark.rule("SV-028", "SV-079")
def test_a_project_does_its_last_work_before_it_wins(small):
    """
    A Launchpad launches its two Asteroids while it is still a Project; then it is turned, and its point wins.
    """
    ann = {"hand": ["Mass"], "projects": ["Launchpad"], "facilities": ["Castle", "Castle"]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert scene.outcome.winners == (0,)
        assert len(scene["Ann"].zone("asteroids")) == 2


@pytest.mark.rule("SV-030", "SV-079", "SV-Q05")
def test_victory_comes_before_what_reacts_to_the_completion(small):
    """
    With five points the game is over before a Temple, old or new, draws a card.
    """
    ann = {"hand": ["Mass"], "projects": ["Temple"], "facilities": ["Castle", "Lair", "Temple"]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert scene.outcome.points == (5, 0)
        assert scene["Ann"].hand == ()


@pytest.mark.rule("SV-079")
def test_victory_cuts_short_what_is_going_on(veiled):
    """
    A Herald who completes the winning Castle does not live to draw the card that its Ops promise.
    """
    ann = {"hand": ["Herald"], "projects": ["Castle"], "facilities": ["Castle", "Lair"]}
    with veiled(Ann=ann, minion_discard=["Mass"]) as scene:
        scene["Ann"].picks("Play Herald as Ops")

        assert scene.outcome.winners == (0,)
        assert scene["Ann"].hand == ()


@pytest.mark.rule("SV-079", "SV-Q04")
def test_a_villain_wins_in_anothers_turn(small):
    """
    Ann swaps a strong Mob onto Bob's Castle, and so makes Bob the Supervillain.
    """
    ann = {"hand": ["Juggler"], "projects": [site("Colossus", "Mass")]}
    bob = {"projects": [site("Castle", "Crew")], "facilities": ["Castle", "Lair"]}
    with small(Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Play Juggler as Ops")
        scene["Ann"].picks("Mass")

        assert (scene.outcome.winners, scene.outcome.points) == ((1,), (0, 5))


@pytest.mark.rule("SV-079", "SV-Q26")
@pytest.mark.parametrize(("had", "winner", "bobs"), [("Lair", 0, 2), ("Shed", 1, 3)])
def test_of_two_projects_at_the_same_moment_the_first_wins_if_it_can(veiled, had, winner, bobs):
    """
    Drums complete a Castle of Ann's and one of Bob's together: hers comes first, and if that wins, his does not come at all.
    """
    ann = {"hand": ["Mass"], "projects": ["Drums", site("Castle", "Gang")], "facilities": ["Castle", had]}
    bob = {"projects": [site("Castle", "Gang")], "facilities": ["Castle", "Lair"]}
    with veiled(Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Play Mass as a Mob")
        scene["Ann"].picks("Drums")

        assert scene.outcome.winners == (winner,)
        assert len(scene["Bob"].zone("facilities")) == bobs


@pytest.mark.rule("SV-079")
def test_nobody_wins_whom_something_forbids_to_win(veiled):
    """
    Under a Veil the fifth point does not end the game.
    """
    ann = {"hand": ["Mass"], "projects": ["Castle"], "facilities": ["Castle", "Lair"]}
    with veiled(Ann=ann, Bob={"facilities": ["Veil"]}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert scene.outcome is None
        assert points(scene) == [5, 0]


@pytest.mark.rule("SV-079")
def test_who_may_win_comes_before_who_has_more_points_and_may_not(galaxy):
    """
    The winner is first in the ranking, although somebody who is kept from winning has more points.
    """
    ann = {"hand": ["Payday"], "facilities": ["Transgalactic Bank"] * 3, "asteroids": [asteroid("Wormhole", "Bob")]}
    bob = {"facilities": ["Transgalactic Bank"] * 4}
    cid = {"facilities": ["Bad Luck Emitter"], "asteroids": [asteroid("Scrapyard", "Bob", charged=True)]}
    with galaxy(Ann=ann, Bob=bob, Cid=cid) as scene:
        scene["Ann"].picks("Play Payday as Ops")

        assert scene.outcome.points[:2] == (6, 8)
        assert (scene.outcome.winners, scene.outcome.ranking) == ((0,), ((0,), (1,), (2,)))


@pytest.mark.rule("SV-079")
def test_a_villain_wins_in_the_middle_of_a_hit(veiled):
    """
    Ann's Asteroid destroys the Veil that kept her from winning: the game is over before its flight is.
    """
    ann = {"facilities": ["Castle", "Castle", "Lair"], "asteroids": [asteroid("Shed", "Bob", charged=True)]}
    with veiled(Ann=ann, Bob={"facilities": ["Veil"]}, phase="act one") as scene:
        assert scene.outcome.winners == (0,)
        assert scene["Ann"].zone("asteroids") == ("Shed",)
        scene.did_not_happen("FlightEnded")


@pytest.mark.rule("SV-093", "SV-Q13")
@pytest.mark.parametrize(("rich", "winner"), [(("Ann", "Bob"), 1), (("Ann", "Dot"), 3), (("Ann", "Cid", "Dot"), 2)])
def test_of_several_at_the_same_moment_the_next_clockwise_wins(veiled, rich, winner):
    """
    When Bob lifts his Veil and several have five points, the first of them clockwise from Bob wins, alone.
    """
    enough = ["Castle", "Castle", "Lair"]
    villains = {name: {"facilities": enough if name in rich else []} for name in ("Ann", "Bob", "Cid", "Dot")}
    villains["Bob"] = {"facilities": [*villains["Bob"]["facilities"], "Veil"]}
    with veiled(active=1, **villains) as scene:
        scene["Bob"].picks("Veil: Destroy it")

        assert scene.outcome.winners == (winner,)


# ------------------------------------------------------------------------------------------------ Bad Luck Emitter


def cursed(galaxy, **told):
    """Lay Ann with points enough, and Bob with a Bad Luck Emitter and a charged Asteroid aimed at her."""
    ann = {"hand": ["Payday"], "facilities": ["Transgalactic Bank"] * 3, **told.pop("Ann", {})}
    bob = {"facilities": ["Bad Luck Emitter"], "asteroids": [asteroid("Wormhole", "Ann", charged=True)]}
    return galaxy(Ann=ann, Bob={**bob, **told.pop("Bob", {})}, **told)


@pytest.mark.rule("SV-079", "SV-Q11")
def test_a_bad_luck_emitter_keeps_from_winning_who_has_a_charged_asteroid_coming(galaxy):
    """
    Ann has six points and goes on playing.
    """
    with cursed(galaxy) as scene:
        scene["Ann"].picks("Play Payday as Ops")

        assert scene.outcome is None
        assert scene.view().players[0].values["may_win"] is False


@pytest.mark.rule("SV-Q11")
@pytest.mark.parametrize(
    "bob",
    [
        {"asteroids": [asteroid("Wormhole", "Ann")]},
        {"asteroids": [asteroid("Wormhole", "Cid", charged=True)]},
        {"asteroids": []},
        {"facilities": [], "projects": ["Bad Luck Emitter"]},
        {"facilities": []},
    ],
    ids=["uncharged", "at another", "no Asteroid", "a Project", "no Emitter"],
)
def test_without_a_charged_asteroid_and_an_emitter_that_works_there_is_no_block(galaxy, bob):
    """
    The Asteroid must be charged and aimed at the Villain, and the Emitter a Secret Facility.
    """
    with cursed(galaxy, Bob=bob, Cid=[]) as scene:
        scene["Ann"].picks("Play Payday as Ops")

        assert scene.outcome.winners == (0,)


@pytest.mark.rule("SV-Q11")
@pytest.mark.parametrize("whose", ["Ann", "Bob"])
def test_a_bad_luck_emitter_spares_its_owner(galaxy, whose):
    """
    With the only Emitter before her Ann wins in spite of the charged Asteroid; with one of Bob's, too, she does not.
    """
    ann = {"facilities": ["Transgalactic Bank"] * 3 + ["Bad Luck Emitter"]}
    bob = {"facilities": ["Bad Luck Emitter"] if whose == "Bob" else []}
    with cursed(galaxy, Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Play Payday as Ops")

        assert (scene.outcome is not None) == (whose == "Ann")


@pytest.mark.rule("SV-Q11")
def test_a_bad_luck_emitter_works_whosever_the_asteroid_is(galaxy):
    """
    Cid's Asteroid serves Bob's Emitter as well as one of Bob's own.
    """
    cid = {"asteroids": [asteroid("Wormhole", "Ann", charged=True)]}
    with cursed(galaxy, Bob={"asteroids": []}, Cid=cid) as scene:
        scene["Ann"].picks("Play Payday as Ops")

        assert scene.outcome is None


@pytest.mark.rule("SV-Q11")
@pytest.mark.parametrize(
    ("hand", "label"),
    [
        (["Payday"] * 3, "Discard Minion cards (3) to shoot down Wormhole"),
        (["Long-Range Battery"], "Play Long-Range Battery as Ops"),
        (["Course Correction"], "Play Course Correction as Ops"),
        (["Dismantlers"], "Play Dismantlers as Ops"),
    ],
    ids=["shot down for cards", "shot down by Ops", "retargeted", "Emitter turned back"],
)
def test_when_the_block_ends_who_still_has_the_points_wins_at_once(galaxy, hand, label):
    """
    Whether the Asteroid is gone, is aimed at another or the Emitter no longer works: Ann has won that moment.
    """
    with cursed(galaxy, Ann={"hand": hand}) as scene:
        scene["Ann"].picks(label)

        assert (scene.outcome.winners, scene.outcome.points[0]) == ((0,), 6)


@pytest.mark.rule("SV-Q11")
def test_a_second_charged_asteroid_keeps_the_block_up(galaxy):
    """
    Ann shoots down one of two charged Asteroids, and still does not win.
    """
    flying = [asteroid("Wormhole", "Ann", charged=True), asteroid("Scrapyard", "Ann", charged=True)]
    with cursed(galaxy, Ann={"hand": ["Payday"] * 3}, Bob={"asteroids": flying}) as scene:
        scene["Ann"].picks("Discard Minion cards (3) to shoot down Wormhole")

        assert scene.outcome is None
        assert points(scene)[0] == 6


@pytest.mark.rule("SV-Q11")
def test_when_the_block_ends_who_lost_the_points_does_not_win(galaxy):
    """
    Bob's Asteroid destroys one of Ann's Banks: with that it is gone, and so is her sixth point.
    """
    with cursed(galaxy, active=1, phase="act one") as scene:
        assert scene.view().players[0].values["may_win"] is False
        scene["Bob"].picks("Transgalactic Bank (Ann) [2]")

        assert scene.view().players[0].values["may_win"] is True
        assert points(scene)[0] == 4
        assert scene.outcome is None
        scene["Bob"].picks("Start a new Project")


@pytest.mark.rule("SV-Q12")
@pytest.mark.parametrize(
    ("matters", "charged", "winners"),
    [(False, True, (0,)), (True, True, ()), (True, False, (0,)), (False, False, (0,))],
)
def test_whether_an_emitter_matters_when_the_cards_run_out_is_an_option(galaxy, matters, charged, winners):
    """
    The count at the end looks at points only; with jinx_at_the_end whoever is blocked does not win it, and nobody else does.
    """
    only = without(DOMINATION_CARDS, but="bad_luck_emitter")
    ann = {"facilities": ["Transgalactic Bank"] * 2}
    bob = {"facilities": ["Bad Luck Emitter"], "asteroids": [asteroid("Wormhole", "Ann", charged=charged)]}
    told = {"cards": only, "phase": "act three", "options": {"jinx_at_the_end": matters}}
    with galaxy(Ann=ann, Bob=bob, **told) as scene:
        assert scene.outcome.winners == winners
        assert scene.outcome.points[0] == 4


# ------------------------------------------------------------------------------------------------ running out


@pytest.mark.rule("SV-080", "SV-081")
def test_without_domination_cards_act_three_ends_the_game_and_most_points_win(small):
    """
    Ann's Day is played to its end; then Bob must turn up a card, there is none anywhere, and Ann has the most points.
    """
    ann = {"projects": ["Colossus"], "facilities": ["Castle", "Lair"]}
    with small(Ann=ann, Bob={"facilities": ["Castle"]}, Cid={"facilities": ["Castle"]}, cards=ONE_SITE) as scene:
        scene.can_pick("Pass")
        scene["Ann"].passes()

        assert (scene.outcome.winners, scene.outcome.points) == ((0,), (3, 2, 2))
        assert scene.outcome.ranking == ((0,), (1, 2))
        assert str(scene.outcome.how) == "The Domination cards have run out: the most points win."


@pytest.mark.rule("SV-080")
def test_an_effect_without_a_domination_card_ends_the_game(small):
    """
    A Gunner who has nothing to launch ends the game in the middle of Ann's Day, and Bob, who has more points, wins.
    """
    ann = {"hand": ["Gunner", "Crew"], "projects": ["Colossus"]}
    with small(Ann=ann, Bob={"facilities": ["Lair"]}, cards=ONE_SITE) as scene:
        scene["Ann"].picks("Play Gunner as Ops")

        assert (scene.outcome.winners, scene.outcome.ranking) == ((1,), ((1,), (0,)))
        assert scene["Ann"].hand == ("Crew",)


@pytest.mark.rule("SV-080")
def test_the_last_domination_card_is_used_before_the_game_ends(small):
    """
    A Planner takes the only card that is left as a Project, and the second one ends the game.
    """
    with small(Ann=["Planner"], Bob={"facilities": ["Lair"]}, domination_deck=["Colossus"], cards=ONE_SITE) as scene:
        scene["Ann"].picks("Play Planner as Ops")

        assert scene["Ann"].zone("projects") == ("Colossus",)
        assert scene.outcome.winners == (1,)


@pytest.mark.rule("SV-080", "SV-082")
@pytest.mark.parametrize("where", ["domination_deck", "domination_discard"])
def test_as_long_as_either_pile_has_a_card_the_game_goes_on(small, where):
    """
    A Gunner launches the last card of the deck, or the last of the discard pile, and the game goes on without any.
    """
    with small(Ann=["Gunner"], cards=ONE_SITE, **{where: ["Colossus"]}) as scene:
        scene["Ann"].picks("Play Gunner as Ops")

        assert scene.outcome is None
        assert scene["Ann"].zone("asteroids") == ("Colossus",)
        assert (scene.zone("domination_deck"), scene.zone("domination_discard")) == ((), ())


@pytest.mark.rule("SV-081")
@pytest.mark.parametrize(
    ("bob", "cid", "winners", "ranking"),
    [
        (["Castle"], ["Lair"], (), ((0, 1), (2,))),
        (["Castle"], ["Castle"], (), ((0, 1, 2),)),
        (["Lair"], ["Lair"], (0,), ((0,), (1, 2))),
        (["Castle", "Lair"], ["Castle"], (1,), ((1,), (0, 2))),
    ],
)
def test_a_tie_for_most_points_saves_the_world(small, bob, cid, winners, ranking):
    """
    When the cards have run out, several with the most points are all no winners; a tie further down does not matter.
    """
    ann = {"projects": ["Colossus"], "facilities": ["Castle"]}
    told = {"Bob": {"facilities": bob}, "Cid": {"facilities": cid}}
    with small(Ann=ann, **told, phase="act three", cards=ONE_SITE) as scene:
        assert (scene.outcome.winners, scene.outcome.ranking) == (winners, ranking)
        assert ("the world is saved" in str(scene.outcome.how)) == (not winners)


@pytest.mark.rule("SV-081")
def test_with_no_points_at_all_the_world_is_saved(small):
    """
    Villains who have built nothing are tied, too.
    """
    with small(Ann={"projects": ["Colossus"]}, phase="act three", cards=ONE_SITE) as scene:
        assert (scene.outcome.winners, scene.outcome.points) == ((), (0, 0))


# ------------------------------------------------------------------------------------------------ refilling


@pytest.mark.rule("SV-082")
def test_an_empty_domination_deck_is_refilled_in_act_three(small):
    """
    The card that Ann turns up is one of the former discard pile, and the others are the new deck.
    """
    told = {"domination_discard": ["Shed", "Lair", "Mine"], "cards": ONE_SITE, "phase": "act three"}
    with small(Ann={"projects": ["Colossus"]}, **told) as scene:
        there = (*scene.zone("turned_up"), *scene.zone("domination_deck"))

        assert sorted(there) == ["Lair", "Mine", "Shed"]
        assert len(scene.zone("turned_up")) == 1
        assert scene.zone("domination_discard") == ()
        scene["Ann"].picks("Start a new Project")


@pytest.mark.rule("SV-082")
def test_the_domination_discard_pile_is_shuffled_and_only_when_needed(small):
    """
    The last card of the deck comes before any of the discard pile; which comes after it is up to chance.
    """
    pile = ["Shed", "Lair", "Castle", "Forge"]
    second = set()
    for seed in range(12):
        told = {"domination_deck": ["Colossus"], "domination_discard": pile, "cards": ONE_SITE, "seed": seed}
        with small(Ann=["Planner"], **told) as scene:
            scene["Ann"].picks("Play Planner as Ops")
            first, then = scene["Ann"].zone("projects")

            assert first == "Colossus"
            second.add(then)

    assert len(second) > 1


@pytest.mark.rule("SV-082")
def test_an_empty_domination_deck_is_not_refilled_before_a_card_is_needed(small):
    """
    After the last card is launched, the discard pile stays where it is.
    """
    told = {"domination_deck": ["Colossus"], "domination_discard": ["Shed"], "cards": ONE_SITE}
    with small(Ann=["Gunner"], **told) as scene:
        scene["Ann"].picks("Play Gunner as Ops")

        assert (scene.zone("domination_deck"), scene.zone("domination_discard")) == ((), ("Shed",))


@pytest.mark.rule("SV-083")
def test_an_empty_minion_deck_is_refilled(small):
    """
    Ann draws from the former discard pile, in which the Crew lies that she has just played as Ops.
    """
    ann = {"hand": ["Crew"], "projects": [site("Colossus", "Gang")]}
    with small(Ann=ann, minion_discard=["Mass"], cards=ONE_PERSON) as scene:
        scene["Ann"].picks("Play Crew as Ops")

        assert sorted((*scene["Ann"].hand, *scene.zone("minion_deck"))) == ["Crew", "Mass"]
        assert (len(scene["Ann"].hand), scene.zone("minion_discard")) == (1, ())


@pytest.mark.rule("SV-083")
def test_the_last_card_of_the_minion_deck_is_drawn_before_it_is_refilled(small):
    """
    Of two cards that a Mine brings, the first is the last of the deck, and the second comes from the discard pile.
    """
    with small(Ann={"facilities": ["Mine"]}, minion_deck=["Gang"], minion_discard=["Mass"], cards=ONE_PERSON) as scene:
        scene["Ann"].picks("Mine: Destroy it to draw two Minion cards")

        assert scene["Ann"].hand == ("Gang", "Mass")


@pytest.mark.rule("SV-083")
def test_without_minion_cards_nobody_draws_and_the_game_goes_on(small):
    """
    With both Minion piles empty Bob draws nothing in Act II, a Mine brings what there is, and nobody loses or wins.
    """
    ann = {"facilities": ["Mine"], "projects": [site("Colossus", "Mass")]}
    with small(Ann=ann, minion_deck=["Gang"], cards=ONE_PERSON) as scene:
        scene["Ann"].picks("Mine: Destroy it to draw two Minion cards")
        assert scene["Ann"].hand == ("Gang",)
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="launch or build")
        assert scene["Bob"].hand == ()
        scene["Bob"].picks("Start a new Project")


@pytest.mark.rule("SV-084")
def test_asteroid_proof_tokens_never_run_out(small):
    """
    With twelve tokens on the table the thirteenth Sturdy still gets one.
    """
    ann = {"hand": ["Sturdy"], "projects": [site("Colossus", *[mob("Sturdy")] * 12)]}
    with small(Ann=ann) as scene:
        scene["Ann"].picks("Play Sturdy as a Mob")

        zone = next(zone for zone in scene.view().zones if zone.name == "mobs" and zone.count)
        assert [card.pools["tokens"] for card in zone.cards] == [{"TOKEN": 1}] * 13


@pytest.mark.rule("SV-084")
def test_charge_tokens_never_run_out(small):
    """
    With four Charge tokens on the table a fifth Asteroid can still be charged.
    """
    flying = [asteroid("Shed", "Bob", charged=True)] * 4
    with small(Ann={"hand": ["Charger"], "asteroids": [*flying, asteroid("Lair", "Bob")]}) as scene:
        scene["Ann"].picks("Play Charger as Ops")
        scene["Ann"].picks("Lair")

        assert scene.card("Lair", zone="asteroids").tokens == {"CHARGE": 1}
