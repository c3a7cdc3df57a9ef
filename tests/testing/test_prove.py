"""Every way that a scene can go is walked: one odd way is found, chance branches, and a cut is told."""

import pytest

import tabletop
from tabletop._outside import event_views
from tabletop.testing import ScenarioError, WayFailure, prove, table
from tests.testing import broken_rulesets as broken


def scene_of(game, **more):
    """Lay a small table at which Ann is asked something."""
    return table(game, Ann=more.pop("ann", {}), Bob={}, **more)


def feast():
    """Lay a table of Hedge Court at which Ann holds a Feast."""
    return table("hedge-court", Ann={"hand": ["feast"]}, Bob={}, facts={"actions": 2, "turn": 1})


# ------------------------------------------------------------------------------------------------ all ways


def test_every_answer_to_every_question_is_walked():
    """
    Of three things none, one, two or all are picked in any order (16 ways), then there are 3 numbers, then 3 words.
    """
    proof = prove(scene_of(broken.Riddler))

    assert proof.complete
    assert proof.positions == 1 + 16 + 16 * 3 + 1
    assert proof.ends == 1
    assert len(proof.longest) == 3


def test_a_position_at_rest_is_looked_at_only_once():
    """
    However the riddle is answered, the table comes to rest in the same position: 144 ways lead to one end.
    """
    assert prove(scene_of(broken.Riddler)).ends == 1


def test_the_scene_stays_as_it_was():
    """
    A proof is walked on copies.
    """
    scene = feast()
    before = scene.match.digest()
    prove(scene)

    assert scene.match.digest() == before
    assert scene.match.number == 0


def test_a_proof_may_begin_with_one_answer():
    """
    Of the ways to play a turn only those are walked that begin with the Feast.
    """
    proof = prove(feast(), first="Feast")

    assert proof.complete
    assert proof.fired == ("feast.on_play",)
    assert proof.longest[0] == "What do you do? Feast"


def test_a_proof_goes_on_from_the_middle_of_an_effect():
    """
    What was answered before stays answered: of the riddle a number and a word are left.
    """
    scene = scene_of(broken.Riddler)
    scene.pick("second")
    proof = prove(scene.match)

    assert proof.positions == 1 + 3 + 1


def test_what_was_at_work_before_is_not_told():
    """
    The Feast was played before the proof begins.
    """
    scene = feast()
    scene.pick("Feast")
    scene.nobody_reacts()
    proof = prove(scene)

    assert "feast.on_play" not in proof.fired


def test_a_match_that_is_over_has_one_position():
    """
    Nobody decides any more.
    """
    match = tabletop.new("tic-tac-toe", seed=1)
    for square in ("top left", "left", "top", "centre", "top right"):
        match.answer(square)
    proof = prove(match)

    assert (proof.positions, proof.ends, proof.longest, proof.complete) == (1, 1, (), True)


# ------------------------------------------------------------------------------------------------ faults


@pytest.mark.parametrize(("game", "check"), [(broken.RiddlerDrops, "conservation"), (broken.RiddlerFails, "rules")])
def test_a_fault_is_found_that_only_one_odd_way_of_answering_reaches(game, check):
    """
    Of 144 ways one is wrong; it is found, told in words, and given again as numbers.
    """
    with pytest.raises(WayFailure) as failure:
        prove(scene_of(game))

    assert failure.value.check == check
    assert failure.value.way[1:] == ("How many? 2", "Which word? ajar")
    assert failure.value.way[0] == "Which of them, in what order? third + first"
    assert failure.value.answers == ((2, 0), 1, 2)
    assert "Which word? ajar" in str(failure.value)


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (broken.Drops, "conservation"),
        (broken.Mints, "conservation"),
        (broken.Repeats, "options"),
        (broken.Notices, "looking"),
        (broken.Restless, "memory"),
        (broken.Gambles, "undo"),
        (broken.Dithers, "replay"),
        (broken.Forgets, "rules"),
    ],
)
def test_each_check_of_a_position_finds_what_is_wrong(game, check):
    """
    What the battery finds in whole games is found on the ways of one scene, too.
    """
    with pytest.raises(WayFailure) as failure:
        prove(scene_of(game, ann={"hand": ["one", "two"]}))

    assert failure.value.check == check


def test_the_second_way_to_a_table_is_checked_like_the_first():
    """
    Whoever notes either word comes to a table that was reached before, but taken back and given again the answer leads elsewhere.
    """
    with pytest.raises(WayFailure) as failure:
        prove(scene_of(broken.Wavers))

    assert failure.value.check == "undo"
    assert failure.value.way == ("Which word? either",)


def test_events_that_do_not_fold_are_found_on_a_way(monkeypatch):
    """
    If events told nothing of what has changed, the ways of a scene would say so.
    """
    monkeypatch.setattr(event_views, "happenings", lambda *_: ())

    with pytest.raises(WayFailure) as failure:
        prove(scene_of(broken.Sound, ann={"hand": ["one", "two"]}))

    assert failure.value.check == "fold"


# ------------------------------------------------------------------------------------------------ chance


def test_a_die_of_six_is_walked_six_ways():
    """
    Each face leads to a table of its own.
    """
    proof = prove(scene_of(broken.Chancer), first="a die")

    assert proof.complete
    assert proof.ends == 6


def test_a_fault_is_found_that_only_a_six_reaches():
    """
    Whatever the dice of the match would bring, all that they could bring is walked.
    """
    with pytest.raises(WayFailure) as failure:
        prove(scene_of(broken.ChancerFails), first="a die")

    assert failure.value.way == ("What do you leave to chance? a die", "What does chance bring? 6")


def test_a_small_shuffle_is_walked_in_every_order():
    """
    Three cards that differ can come in six orders.
    """
    proof = prove(scene_of(broken.Chancer, ann={"hand": ["one", "two", "three"]}), first="the hand")

    assert proof.complete
    assert proof.ends == 6


def test_a_large_shuffle_is_sampled_and_the_proof_says_so():
    """
    Nobody walks all orders of a deck of five or more.
    """
    proof = prove(scene_of(broken.Chancer), first="the deck")

    assert not proof.complete
    assert proof.cut == ()
    assert proof.sampled == ("'Which card comes next?' of 120",)
    assert proof.ends == 2
    assert str(proof).startswith("complete, but that chance was sampled, at 'Which card comes next?' of 120: ")


def test_how_much_of_chance_is_walked_can_be_said():
    """
    With room for four ways a die of six is sampled, and four cards come in some of their 24 orders only.
    """
    hand = {"hand": ["one", "one", "two", "three"]}
    die = prove(scene_of(broken.Chancer), first="a die", chance=4)
    all_orders = prove(scene_of(broken.Chancer, ann=hand), first="the hand", chance=24)
    few_orders = prove(scene_of(broken.Chancer, ann=hand), first="the hand", chance=23)

    assert die.sampled == ("'What does chance bring?' of 6",)
    assert die.ends == 2
    assert all_orders.complete
    assert all_orders.ends == 24
    assert few_orders.sampled == ("'Which card comes next?' of 24",)
    assert few_orders.ends == 2


def test_a_proof_goes_on_from_where_the_dice_have_brought_something():
    """
    What the dice of the match brought before stays as it was, and what they bring from here on goes every way.
    """
    scene = scene_of(broken.Rolls)
    scene.pick("Roll")
    shown = scene.decision.prompt
    proof = prove(scene)

    assert proof.complete
    assert proof.longest[0].startswith(str(shown))
    assert proof.ends == 6


# ------------------------------------------------------------------------------------------------ cuts


def test_a_proof_tells_where_it_was_cut():
    """
    With ten positions the riddle is not solved.
    """
    proof = prove(scene_of(broken.Riddler), positions=10)

    assert not proof.complete
    assert proof.positions == 10
    assert "'Which of them, in what order?', 4 of 16 answers" in proof.cut
    assert str(proof).startswith("cut, at ")


def test_a_proof_tells_what_was_sampled_besides_where_it_was_cut():
    """
    Of three things to leave to chance two are tried, and of all orders of the deck two.
    """
    proof = prove(scene_of(broken.Chancer), answers=2)

    assert proof.cut[0] == "'What do you leave to chance?', 2 of 3 answers"
    assert str(proof).startswith(
        f"cut, at {'; '.join(proof.cut)}, and chance was sampled, at 'Which card comes next?' of 120: "
    )


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ({"answers": -1}, "answers should be a whole number from 0 on, not -1"),
        ({"positions": "all"}, "positions should be a whole number from 0 on, not 'all'"),
        ({"chance": 2.5}, "chance should be a whole number from 0 on, not 2.5"),
    ],
)
def test_how_much_is_walked_is_a_number(how, why):
    """
    What can't be counted is refused before anything is walked.
    """
    with pytest.raises(ScenarioError) as error:
        prove(scene_of(broken.Riddler), **how)

    assert str(error.value) == why


def test_what_is_no_scene_is_not_proved():
    """
    The refusal says what can be.
    """
    with pytest.raises(ScenarioError) as error:
        prove("riddles")

    assert str(error.value) == "only a scene or a match can be proved, not 'riddles'"


def test_of_a_decision_with_too_many_answers_some_are_walked():
    """
    Of 16 ways to pick, 6 are walked to their ends: the fewest and the most that can be picked among them.
    """
    proof = prove(scene_of(broken.Riddler), answers=6)

    assert proof.cut == ("'Which of them, in what order?', 6 of 16 answers",)
    assert proof.positions == 1 + 6 + 6 * 3 + 1


def test_of_a_single_choice_with_too_many_options_some_are_walked():
    """
    Three squares of nine.
    """
    proof = prove(tabletop.new("tic-tac-toe", seed=1), answers=3)

    assert proof.cut == ("'Where do you put your mark?', 3 of 9 answers",)
    assert proof.ends == 3


def test_more_copies_than_are_printed_do_not_matter():
    """
    Such a table can't be saved and loaded, but it can be walked.
    """
    ann = {"hand": ["feast"] * 9}
    scene = table("hedge-court", Ann=ann, Bob={}, facts={"actions": 2, "turn": 1}, extra=True)

    assert prove(scene, first=0).fired == ("feast.on_play",)
