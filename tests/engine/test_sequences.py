"""Numbers that never come back: views, events and decisions carry a sequence, and answers echo it."""

import random

import pytest

import tabletop
from tabletop import Answer, MalformedSave, StaleAnswer, TableBranched, fold, load, read_answer, to_data
from tabletop._outside.reader import Reader
from tabletop.testing import random_match
from tests.engine.rulesets import changed

GAME = "hedge-court"


def court(answers=0, **how):
    """Return a match of Hedge Court after so many answers at random."""
    return random_match(GAME, seed=7, most=answers, **how)


def first_answer(match):
    """Give the first answer that will do."""
    decision = match.decision
    match.answer(0 if decision.single else list(range(decision.at_least)))


def sequences(match, seat=0):
    """Return every sequence and every id that a seat was ever told, as its match tells them now."""
    return {seen.sequence for seen in match.events(seat)} | {match.view(seat).sequence}


def test_the_sequence_goes_up_with_every_answer():
    """
    It begins with 1, so that 0 stands for having seen nothing.
    """
    match = court()
    assert match.sequence == 1

    seen = [match.sequence]
    for _ in range(5):
        first_answer(match)
        seen.append(match.sequence)

    assert seen == [1, 2, 3, 4, 5, 6]


def test_views_events_and_decisions_carry_it():
    """
    What is sent says up to where the reader has been told.
    """
    match = court(6)
    view = match.view(match.decision.seat)

    assert view.sequence == view.decision.sequence == match.decision.sequence == match.sequence
    assert [seen.sequence for seen in match.events(0)] == sorted(seen.sequence for seen in match.events(0))
    assert match.events(0)[-1].sequence == match.sequence


def test_an_answer_echoes_the_sequence_of_its_decision():
    """
    It is read from outside with the sequence, and an answer to another one is stale.
    """
    match = court()
    answer = read_answer('{"sequence": 1, "seat": 0, "picks": [0]}')
    assert answer == Answer(sequence=1, seat=0, picks=(0,))

    match.answer(answer)
    with pytest.raises(StaleAnswer) as caught:
        match.answer(answer)

    assert (caught.value.given, caught.value.waiting) == (1, 2)


@pytest.mark.parametrize("wrong", [0, 2, True, "1", 1.0])
def test_an_answer_to_no_decision_that_waits_is_stale(wrong):
    """
    Only the very sequence will do.
    """
    match = court()
    with pytest.raises(StaleAnswer):
        match.answer(0, sequence=wrong)
    assert match.number == 0


def test_a_late_click_on_a_decision_that_was_taken_back_is_stale():
    """
    Ann answers, takes it back and is asked again: a click on any decision of before is refused, and numbers are the same.
    """
    match = court(3)
    before = match.decision
    first_answer(match)
    late = match.decision
    match.undo()

    assert match.decision.number == before.number
    for old in (before, late):
        with pytest.raises(StaleAnswer):
            match.answer(0, seat=match.decision.seat, sequence=old.sequence)
    match.answer(0, seat=match.decision.seat, sequence=match.decision.sequence)
    assert match.sequence > late.sequence


def test_no_sequence_and_no_event_id_ever_comes_back():
    """
    Whatever is undone, gone back to, saved and loaded: what is told of another moment has another sequence and other ids.
    """
    dice = random.Random(3)
    match, told = court(), {}
    for _ in range(120):
        told.setdefault(match.sequence, set()).add((match.number, match.digest()))
        told.setdefault(match.view(0).sequence, set()).add((match.number, match.digest()))
        deed = dice.randrange(8)
        if match.decision is None or (deed == 0 and match.number):
            match.undo()
        elif deed == 1:
            match = match.at(dice.randrange(match.number + 1))
        elif deed == 2:
            match = load(match.save())
        else:
            first_answer(match)

    assert all(len(moments) == 1 for moments in told.values())
    ids = [seen.id for seen in match.events(0)]
    assert len(set(ids)) == len(ids)
    assert max(told) <= match.sequence


def test_going_back_twice_to_one_moment_is_not_the_same_sequence():
    """
    An undo is something that happens too: what is asked again is another question.
    """
    match = court(4)
    seen = {match.sequence}
    for _ in range(3):
        match.undo()
        seen.add(match.sequence)
        first_answer(match)
        seen.add(match.sequence)

    assert len(seen) == 7


@pytest.mark.parametrize("undone", [0, 1, 3])
def test_a_save_goes_on_above_it(undone):
    """
    A loaded match has the sequence of the one that was saved, what was taken back included, and goes on from there.
    """
    match = court(8)
    for _ in range(undone):
        match.undo()
    loaded = load(match.save())

    assert loaded.sequence == match.sequence == 9 + undone
    assert loaded.view(0) == match.view(0)
    assert loaded.events(0) == match.events(0)
    assert load(match.save(), verify=True, log=True).events(1) == match.events(1)


def test_a_match_that_is_played_again_has_the_same_sequences():
    """
    Replaying is no new branch.
    """
    match = court(8)
    match.undo()
    first_answer(match)

    assert match.replay().view(0) == match.view(0)
    assert match.replay().events(0) == match.events(0)


def test_an_imagined_match_has_the_same_sequence():
    """
    A seat can't tell it from the real one by its numbers.
    """
    match = court(8)
    match.undo()

    assert match.imagine(0, random.Random(1)).view(0) == match.view(0)


@pytest.mark.parametrize("log", [True, False])
def test_events_since_a_sequence_are_what_is_new(log):
    """
    Folded into the view of that sequence they give the view of now, with a log or without, of a loaded match too.
    """
    match = court(12, log=log)
    views = {match.at(number).number: None for number in range(12)}
    again = court(0, log=log)
    for picked in match.answers:
        views[again.number] = (again.sequence, to_data(again.view(0)))
        again.answer(picked)
    for sequence, before in views.values():
        for one in (match, match.copy(), load(match.save())):
            news = one.events(0, since=sequence)
            assert fold(before, news) == to_data(one.view(0))
            assert news == tuple(seen for seen in match.events(0) if seen.sequence > sequence)
    assert match.events(0, since=match.sequence) == ()
    assert match.events(0, since=0) == match.events(0)


def test_events_keep_their_ids_however_they_are_come_by():
    """
    Ids, causes and batches are the same from a log, from a copy, from a save, and from part of one.
    """
    match = random_match("smash-up", seats=2, seed=5, most=90)
    whole = {seen.id: seen for seen in match.events(1)}
    assert any(seen.cause for seen in whole.values())
    for since in (0, 40, 77, 89, 90):
        for one in (match, match.copy(), load(match.save())):
            for seen in one.events(1, since=since):
                assert seen.id in whole
                assert (seen.cause, seen.batch, seen.text) == (
                    whole[seen.id].cause,
                    whole[seen.id].batch,
                    whole[seen.id].text,
                )


@pytest.mark.parametrize("wrong", [-1, 99, True, None, "3", 2.0])
def test_a_sequence_that_never_was_is_refused(wrong):
    """
    Nothing goes on from a moment that nobody was ever told of.
    """
    match = court(5)
    with pytest.raises(TableBranched) as caught:
        match.events(0, since=wrong)

    assert (caught.value.given, caught.value.first, caught.value.last) == (wrong, 1, 6)
    assert caught.value.code == "sequence.branched"


@pytest.mark.parametrize("saved", [False, True])
def test_who_comes_back_after_an_undo_is_told_that_the_table_has_branched(saved):
    """
    Whoever saw nothing since the last undo takes a fresh view, and is told what is new from there on.
    """
    match = court(5)
    match.undo()
    match = load(match.save()) if saved else match

    for old in range(1, 7):
        with pytest.raises(TableBranched, match="take a fresh view"):
            match.events(0, since=old)
    fresh = match.view(0)
    assert match.events(0, since=fresh.sequence) == ()
    first_answer(match)
    assert fold(to_data(fresh), match.events(0, since=fresh.sequence)) == to_data(match.view(0))


def test_the_whole_story_can_be_told_after_an_undo():
    """
    Since 0 is the beginning, on whatever branch the table is, and folding all of it gives the view of now.
    """
    match = court(9)
    for _ in range(3):
        match.undo()
        match.undo()
        first_answer(match)

    assert fold({}, match.events(1)) == to_data(match.view(1))
    numbers = [seen.sequence for seen in match.events(1)]
    assert numbers == sorted(numbers)


def test_a_match_that_is_over_has_a_sequence_too():
    """
    The end is the last thing that is told; taken back, it is told again under another sequence.
    """
    match = random_match("tic-tac-toe", seed=1)
    end = match.sequence
    assert match.decision is None
    assert match.view(0).sequence == match.events(0)[-1].sequence == end == match.number + 1

    match.undo()
    first_answer(match)
    assert match.decision is None
    assert match.events(0)[-1].sequence == match.sequence > end


def test_catching_up_plays_only_what_is_new(monkeypatch):
    """
    A loaded match is not played from its set-up again when a reader knows all but the last answers.
    """
    match = court(15)
    text, since = match.save(), match.sequence
    played = []
    answer = tabletop.Match.answer
    monkeypatch.setattr(
        tabletop.Match, "answer", lambda self, *args, **more: played.append(1) or answer(self, *args, **more)
    )

    loaded = load(text)
    first_answer(loaded)
    ready = len(played)
    assert loaded.events(0, since=since)
    assert loaded.events(1, since=loaded.sequence) == ()
    assert len(played) == ready


@pytest.mark.parametrize("how", ["logged", "loaded", "undone"])
def test_catching_up_looks_only_at_what_is_new(how, monkeypatch):
    """
    However long the match was: at most one look for each new event, and one at what was seen before.
    """
    match = random_match("smash-up", seats=2, seed=5, most=120)
    if how == "undone":
        match.undo()
    if how == "loaded":
        match = load(match.save())
    since = match.sequence
    first_answer(match)
    looks = []
    look = Reader.table_view
    monkeypatch.setattr(Reader, "table_view", lambda self, *what: looks.append(1) or look(self, *what))

    news = match.events(None, since=since)

    assert news
    assert 0 < len(looks) <= 11


@pytest.mark.parametrize(
    "branches",
    [
        [],
        [[1, 1]],
        [[0, 0]],
        [[0, 1], [0, 9]],
        [[0, 1], [3, 4]],
        [[0, 1], [9, 20]],
        [[0, 1], [4, 20], [2, 40]],
        [[0, 1, 2]],
        [[0, "1"]],
        [0, 1],
        7,
        [[0, 2**63]],
    ],
)
def test_branches_that_cannot_be_are_refused(branches):
    """
    A save whose sequences would come back, or that has none, is no save.
    """
    with pytest.raises(MalformedSave) as caught:
        load(changed(court(5).save(), branches=branches))

    assert caught.value.path.startswith("branches")


def test_picks_in_a_sequential_match_are_forgotten_when_the_table_branches():
    """
    Whoever had picked half of it is asked anew after an undo, although the number of the decision is the same.
    """
    match = random_match("smash-up", seats=2, seed=5, most=0)
    sequential = match.sequential()
    while match.decision.single or match.decision.at_least < 2:
        first_answer(match)
    sequential.answer(0)
    assert len(sequential.decision.options) < len(match.decision.options)
    first_answer(match)
    match.undo()

    assert len(sequential.decision.options) == len(match.decision.options)


@pytest.mark.parametrize("since", [None, "1", True, 1.0, -1, 10**9, [], 2**80])
def test_what_is_no_sequence_leads_nowhere(since):
    """
    Whatever a client sends for the sequence that it has seen last, it is told to take a fresh view.
    """
    match = court(3)

    with pytest.raises(TableBranched, match="take a fresh view"):
        match.events(0, since=since)
