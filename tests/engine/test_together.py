"""Several players decide at the same time: nobody learns what another picks before all have answered."""

import copy
import json
import pickle
from random import Random
from threading import Barrier, Thread

import pytest

import tabletop
from tabletop import OWNER, Card, CardPlayer, Event, Facts, Game, Match, Outcome, Ruleset, Sealed, event, facts, zone
from tabletop._outside.imagine import picked_blindly
from tabletop._play.kernel import Elsewhere
from tabletop.bots import GreedyBot, LookaheadBot, RandomBot, play_out
from tabletop.testing import table
from tests.engine.rulesets import play


class Bidder(CardPlayer):
    """Somebody with cards to bid with."""

    hand = zone(OWNER)
    bids = zone()


class Coin(Card, copies=5):
    """No ability."""


class Gem(Card, copies=5):
    """No ability."""


@facts
class Bids(Facts):
    """How often was bid."""

    rounds: int = 0


@event
class Bid(Event):
    """Somebody's bid is shown."""

    text = "{player} bids {card}."
    player: Bidder
    card: Card

    def happen(self, game):
        """It lies open."""
        self.card.move(self.player.bids)


class Auction(Game):
    """All bid a card of their hands in secret, three times; then more bid at the same time how much."""

    id, title, seats = "auction", "Auction", (2, 3)
    player_class = Bidder
    facts_class = Bids
    cards = (Coin, Gem)

    async def set_up(self):
        """Deal three cards to each."""
        self.add_cards(([Coin, Gem] * 5)[: 3 * len(self.players)], self.players[0].hand)
        for place, card in enumerate(self.players[0].hand.cards):
            card.move(self.players[place % len(self.players)].hand)

    async def step(self):
        """Bid cards, then numbers, in one step."""
        cards = await self.together(player.choose("What do you bid?", player.hand) for player in self.players)
        for player, card in zip(self.players, cards, strict=True):
            if card:
                await self.perform(Bid(player, card))
        numbers = await self.together(player.choose_number("How many?", 0, 4) for player in self.players)
        self.set_facts(rounds=self.facts.rounds + 1)
        if self.facts.rounds == 2:
            self.end(Outcome.by_points(numbers, "All have bid."))


AUCTION = Ruleset(Auction)


@pytest.fixture
def match():
    """Three who bid, with a log, in a game that is installed."""
    tabletop.register(Auction)
    return tabletop.new("auction", ["Ann", "Bob", "Cy"], seed=1)


def waits(match):
    """Say for whom a match waits, with the sequences of what they decide."""
    return [(one.seat, one.sequence) for one in match.decisions]


def told(match, seat):
    """Return all that a reader is told, as bytes."""
    return tabletop.to_json([match.view(seat), match.events(seat)])


# ---------------------------------------------------------------------------------------------------- answers


def test_all_have_a_decision_open(match):
    """
    Each sees its own question, with the same sequence, and all are told for whom the match waits.
    """
    assert waits(match) == [(0, 1), (1, 1), (2, 1)]
    assert match.decision is match.decisions[0]
    assert repr(match) == "<match of auction, 0 answers, waiting for seats 0 and 1 and 2>"
    for seat in range(3):
        view = match.view(seat)
        assert (view.waiting, view.decision.seat, view.decision.sequence) == ((0, 1, 2), seat, 1)
    assert match.view().decision is None
    assert match.view().waiting_for.english == "Ann, Bob and Cy decide"


def test_they_answer_in_any_order(match):
    """
    Whoever has answered is asked no more; the rest go on with the decision that they had, and then all bids are shown.
    """
    match.answer("Coin", seat=2)

    assert (match.number, match.sequence, waits(match)) == (1, 2, [(0, 1), (1, 1)])
    assert (match.view(2).decision, match.view(2).waiting) == (None, (0, 1))
    assert match.view(0).decision.sequence == 1
    assert match.view(0).zone("bids", 2).count == 0

    match.answer(tabletop.Answer(sequence=1, seat=0, picks=(0,)))
    match.answer(0)

    assert [match.view().zone("bids", seat).count for seat in range(3)] == [1, 1, 1]
    assert match.answers == (Sealed(2, match.answers[0].picked), Sealed(0, 0), Sealed(1, 0))
    assert waits(match) == [(0, 4), (1, 4), (2, 4)]


def test_what_comes_back_is_in_the_order_of_the_questions():
    """
    However they come, the answers are told apart by the questions.
    """
    found = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match = tabletop.new(AUCTION, 3, seed=1)
        for _ in range(2):
            for _ in range(2):
                for seat in order:
                    match.answer(seat % 2 if match.view(seat).decision.kind == "pick" else seat, seat=seat)
        found.append((match.outcome, match.digest()[:0]))

    assert match.outcome.points == (0, 1, 2)
    assert found[0] == found[1] == found[2]


def test_who_has_answered_can_not_answer_again(match):
    """
    A second click on the decision that was answered is stale; without a sequence it is the wrong seat.
    """
    match.answer(0, seat=1)
    before = match.digest(), match.sequence

    with pytest.raises(tabletop.StaleAnswer) as stale:
        match.answer(1, seat=1, sequence=1)
    with pytest.raises(tabletop.WrongSeat) as wrong:
        match.answer(1, seat=1)

    assert (stale.value.given, stale.value.waiting) == (1, None)
    assert str(stale.value) == "this answers sequence 1, but this seat has answered it"
    assert str(wrong.value) == "seat 1 has nothing to decide now: the match waits for seats 0 and 2"
    assert (match.digest(), match.sequence) == before


def test_a_refused_answer_changes_nothing(match):
    """
    What is not on offer is refused, for whichever seat, and so is a sequence that never was.
    """
    match.answer(0, seat=2)
    before = match.digest(), match.sequence, waits(match)

    for wrong in ({"answer": 7, "seat": 1}, {"answer": "Ruby"}, {"answer": 0, "seat": 9}, {"answer": 0, "sequence": 9}):
        with pytest.raises(tabletop.AnswerError):
            match.answer(**wrong)
    with pytest.raises(tabletop.WrongSeat):
        match.answer(tabletop.Answer(sequence=1, seat=0, picks=(0,)), seat=2)

    assert (match.digest(), match.sequence, waits(match)) == before


def test_a_sealed_answer_can_be_given_as_such(match):
    """
    What :attr:`tabletop.Match.answers` tells can be given again.
    """
    match.answer(Sealed(1, 0))
    match.answer(Sealed(2, 1), seat=2)

    assert waits(match) == [(0, 1)]
    with pytest.raises(tabletop.WrongSeat):
        match.answer(Sealed(1, 0))


def test_why_not_is_said_to_each(match):
    """
    Of what several decide, a seat asks about its own.
    """
    assert match.why_not("Coin", seat=1) is None
    assert str(match.why_not("Coyn", seat=2)) == "Nothing like that could be chosen here; did you mean Coin?"
    with pytest.raises(tabletop.WrongSeat):
        match.why_not("Coin", seat=7)


# ---------------------------------------------------------------------------------------------------- secrets


@pytest.mark.parametrize("who", range(3))
def test_nobody_learns_what_was_sealed(who):
    """
    Whatever a seat answers while others think, all others are told the same, byte for byte, and who looks on, too.
    """
    ways = [tabletop.new(AUCTION, ["Ann", "Bob", "Cy"], seed=1) for _ in range(2)]
    for picked, match in enumerate(ways):
        match.answer(picked, seat=who)

    for seat in (None, 0, 1, 2):
        assert told(ways[0], seat) == told(ways[1], seat)
        assert [str(frame) for frame in ways[0].stack] == [str(frame) for frame in ways[1].stack]


def test_a_guess_has_other_answers_than_the_sealed_ones(match):
    """
    Who imagines keeps its own answer, and guesses those of the others, who could have answered anything.
    """
    match.answer(0, seat=0)
    match.answer(1, seat=1)
    dreams = [match.imagine(0, Random(seed)) for seed in range(20)]

    assert all(dream.view(0) == match.view(0) for dream in dreams)
    assert all(waits(dream) == waits(match) for dream in dreams)
    given = [{one.seat: one.picked for one in dream._now.since} for dream in dreams]
    assert {one[0] for one in given} == {0}
    assert {one[1] for one in given} == {0, 1, 2}
    for dream in dreams:
        dream.answer(0, seat=2)
        assert len(dream.view().zone("bids", 0).cards) == 1


def test_a_spectator_guesses_all_answers(match):
    """
    Nobody's own answers are known to who looks on.
    """
    match.answer(2, seat=0)
    picks = {match.imagine(None, Random(seed))._now.since[0].picked for seed in range(20)}

    assert picks == {0, 1, 2}


def test_a_guess_in_which_others_are_asked_is_none():
    """
    Who could choose among two kinds of card has one of each; whatever is guessed, it has been asked.
    """

    class Kinds(Auction):
        """Bid a kind of card."""

        id, title = "kinds", "Kinds"

        async def step(self):
            """Ask who has a choice."""
            await self.together(
                player.choose("Which kind?", sorted({card.name for card in player.hand})) for player in self.players
            )
            self.end(Outcome.won_by(0, len(self.players), "All have bid."))

    match = tabletop.new(Ruleset(Kinds), 3, seed=1)
    match.answer(0, seat=1)
    dreams = [match.imagine(2, Random(seed)) for seed in range(60)]  # Cy has seen none of the others' cards

    assert all(dream.view(2) == match.view(2) for dream in dreams)


def test_a_guess_in_the_next_choice_knows_what_was_shown(match):
    """
    What all have answered happens again in the guess.
    """
    for seat in range(3):
        match.answer(0, seat=seat)
    match.answer(3, seat=1)
    dream = match.imagine(2, Random(1))

    assert dream.view(2) == match.view(2)


# ---------------------------------------------------------------------------------------------------- undo


def test_a_seat_takes_its_answer_back_while_others_think(match):
    """
    It decides anew, with a new sequence; what others decide keeps theirs, and a late click on the old one is stale.
    """
    match.answer(0, seat=1)
    match.undo(1)

    assert (match.number, match.sequence, waits(match)) == (0, 3, [(0, 1), (1, 3), (2, 1)])
    match.answer(0, seat=0, sequence=1)
    with pytest.raises(tabletop.StaleAnswer):
        match.answer(0, seat=1, sequence=1)
    match.answer(2, seat=1, sequence=3)
    assert waits(match) == [(2, 1)]


def test_others_answers_stay(match):
    """
    Ann takes hers back after Bob has answered, too: his stays sealed.
    """
    match.answer(0, seat=0)
    match.answer(1, seat=1)
    match.undo(0)

    assert (match.answers, waits(match)) == ((Sealed(1, 1),), [(0, 4), (2, 1)])


def test_a_seat_takes_its_answer_back_after_all_have_answered(match):
    """
    The choice is open again for it alone: what the others have answered stays, and what came of it is undone.
    """
    for seat in (2, 0, 1):
        match.answer(0, seat=seat)
    match.undo(0)

    assert match.answers == (Sealed(2, 0), Sealed(1, 0))
    assert waits(match) == [(0, 5)]
    assert match.view().zone("bids", 2).count == 0
    match.answer("Gem" if "Gem" in match.decision else 1)
    assert match.view().zone("bids", 2).count == 1


def test_so_it_is_after_a_rest_and_when_nobody_knows_the_way(match):
    """
    The step was over with the last answer, and the match was saved and loaded since: with all rests before, or without.
    """
    for seat in (0, 1, 2, 1, 0, 2):
        match.answer(0, seat=seat)
    assert match.is_at_rest
    for one in (match, tabletop.load(match.save(), log=True), tabletop.load(match.save())):
        one.undo(1)
        assert (one.number, waits(one)) == (5, [(1, 9)])
        assert [answer.seat for answer in one.answers[3:]] == [0, 2]
        one.answer(4)
        assert one.is_at_rest


def test_the_last_answer_is_taken_back_without_a_seat(match):
    """
    Without a seat it is who answered last.
    """
    match.answer(0, seat=2)
    match.answer(0, seat=0)
    match.undo()

    assert match.answers == (Sealed(2, 0),)
    match.undo()
    assert match.answers == ()
    with pytest.raises(tabletop.NoSuchMoment):
        match.undo()


def test_who_has_not_answered_has_nothing_to_take_back(match):
    """
    The error names who decided last; the match stays as it was.
    """
    match.answer(0, seat=2)
    before = match.digest(), match.sequence

    with pytest.raises(tabletop.NothingToUndo) as refused:
        match.undo(1)

    assert str(refused.value) == "seat 1 has nothing to take back: what was decided last was decided by seat 2"
    assert (refused.value.seat, refused.value.decided) == (1, (2,))
    assert (match.digest(), match.sequence) == before
    with pytest.raises(tabletop.NoSuchSeat):
        match.undo(7)


def test_an_ordinary_answer_is_taken_back_by_its_seat_only():
    """
    Where one seat decides at a time, only who decided last has something to take back.
    """
    match = tabletop.new("tic-tac-toe", 2, seed=1)
    match.answer(0)

    with pytest.raises(tabletop.NothingToUndo, match="decided by seat 0"):
        match.undo(1)
    match.undo(0)
    assert match.number == 0


def test_fair_it_is_only_until_all_have_answered(match):
    """
    With the last answer all become known.
    """
    assert not any(match.can_undo(seat) for seat in range(3))
    match.answer(0, seat=0)
    match.answer(0, seat=2)
    assert [match.can_undo(seat) for seat in range(3)] == [True, False, True]
    match.answer(0, seat=1)
    assert not any(match.can_undo(seat) for seat in range(3))


# ---------------------------------------------------------------------------------------------------- other moments


def test_every_moment_can_be_had(match):
    """
    In the midst of what several decide, too; and a match goes on from there.
    """
    for seat in (2, 0, 1, 0):
        match.answer(0, seat=seat)

    assert [[one.seat for one in match.at(number).decisions] for number in range(5)] == [
        [0, 1, 2],
        [0, 1],
        [1],
        [0, 1, 2],
        [1, 2],
    ]
    again = match.at(2)
    again.answer(0)
    assert again.view().zones == match.at(3).view().zones


def test_every_moment_can_be_had_of_a_match_without_a_log():
    """
    In the midst of what several decide, and before, after another choice that came before it in the same step.
    """
    match = tabletop.new(AUCTION, 3, seed=1, log=False)
    for count, seat in enumerate((2, 0, 1, 0, 2), start=1):
        match.answer(0, seat=seat)
        for number in range(count + 1):
            then = match.at(number)
            assert then.answers == match.answers[:number]
            assert then.digest() == match.replay().at(number).digest()
            assert [one.seat for one in then.decisions] == [one.seat for one in match.replay().at(number).decisions]


def test_copies_stand_where_the_match_stands(match):
    """
    Copies of any kind know what was sealed, and which sequences were given out anew.
    """
    match.answer(0, seat=0)
    match.answer(1, seat=2)
    match.undo(0)

    for one in (match.copy(), match.copy(log=True), copy.copy(match), copy.deepcopy(match)):
        assert (waits(one), one.answers) == (waits(match), match.answers)
        one.answer(0, seat=0)
        one.answer(0, seat=1)
        assert waits(one) == [(0, 6), (1, 6), (2, 6)]
    assert waits(match) == [(0, 4), (1, 1)]


def test_a_copy_in_the_next_choice_is_given_what_was_known():
    """
    Without a log a copy gives known answers again without asking: those of several, in whatever order they came.
    """
    match = tabletop.new(AUCTION, 3, seed=1, log=False)
    for seat in (2, 0, 1):
        match.answer(seat % 2, seat=seat)
    for one in (match.copy(), match.at(3)):
        assert one.view(0).zones == match.view(0).zones
        one.answer(0, seat=1)
        assert [picked.seat for picked in one.answers] == [2, 0, 1, 1]
    match.answer(4, seat=2)
    assert [one.seat for one in match.copy().decisions] == [0, 1]
    match.copy().view(0)
    assert match.at(2).decision.seat == 1


def test_replays_come_out_the_same(match):
    """
    From the set-up on, the answers come in the order in which they were given.
    """
    for seat in (2, 0, 1, 1):
        match.answer(0, seat=seat)

    again = match.replay()
    assert (again.digest(), waits(again), again.answers) == (match.digest(), waits(match), match.answers)


@pytest.mark.parametrize("how", ["events", "copy", "replay", "save"])
def test_who_asks_what_happened_changes_no_sequence(how):
    """
    A match without a log plays itself again to have one: a seat still answers what it has seen.
    """
    tabletop.register(Auction)
    match = tabletop.new("auction", 3, seed=1, log=False)
    match.answer(1, seat=0)
    match.undo(0)
    assert waits(match) == [(0, 3), (1, 1), (2, 1)]

    one = {
        "events": lambda: (match.events(1), match)[1],
        "copy": lambda: match.copy(log=True),
        "replay": match.replay,
        "save": lambda: tabletop.load(match.save(), log=True),
    }[how]()

    assert waits(one) == waits(match) == [(0, 3), (1, 1), (2, 1)]
    one.answer(2, seat=1, sequence=1)
    assert waits(one) == [(0, 3), (2, 1)]


def test_what_happened_lately_brings_the_sequences_that_were_given_out(match):
    """
    A match that was loaded plays itself again from the last rest to tell what happened since, and sends what is open as it is.
    """
    match.answer(0, seat=0)
    match.undo(0)
    match.answer(0, seat=2)
    loaded = tabletop.load(match.save())
    since = loaded.sequence - 1

    for seat in (0, 1, None):
        assert tabletop.to_json(loaded.events(seat, since=since)) == tabletop.to_json(match.events(seat, since=since))
    assert [event.decision.sequence for event in loaded.events(1, since=since) if event.decision] == [1]


def test_events_bring_a_view_up_to_date(match):
    """
    From every moment on, for every reader: events tell who is waited for, and bring who still decides the decision again.
    """
    views = {seat: [tabletop.to_data(match.view(seat))] for seat in (None, 0, 1, 2)}
    for seat in (2, 0, 1, 1, 2, 0):
        match.answer(0, seat=seat)
        for reader, seen in views.items():
            now = tabletop.to_data(match.view(reader))
            for before in seen:
                assert tabletop.fold(before, match.events(reader, since=before["sequence"])) == now
            seen.append(now)

    asked = [event for event in match.events(0) if event.kind == "Asked"]
    assert [event.waiting for event in asked[:4]] == [(0, 1, 2), (0, 1), (1,), (0, 1, 2)]
    assert [event.decision and event.decision.sequence for event in asked[:4]] == [1, 1, None, 4]


def test_after_an_undo_events_bring_the_new_sequences(match):
    """
    Who takes a fresh view after it is brought up to date as ever.
    """
    match.answer(0, seat=0)
    match.undo(0)
    before = tabletop.to_data(match.view(0))
    match.answer(0, seat=1)

    assert before["decision"]["sequence"] == 3
    assert tabletop.fold(before, match.events(0, since=3)) == tabletop.to_data(match.view(0))
    with pytest.raises(tabletop.TableBranched):
        match.events(0, since=2)


def click(match, seat, ready, raised):
    """Answer when all are ready, and note what is refused."""
    ready.wait()
    try:
        match.answer(0, seat=seat, sequence=1)
    except tabletop.TabletopError as error:
        raised.append(error)


def test_both_answer_at_once_from_two_threads():
    """
    None of them is in the other's way: a seat is refused only if its own decision was answered.
    """
    for _ in range(20):
        match = tabletop.new(AUCTION, 3, seed=1)
        ready, raised = Barrier(3), []

        clicks = [Thread(target=click, args=(match, seat, ready, raised)) for seat in (0, 1, 1)]
        for one in clicks:
            one.start()
        for one in clicks:
            one.join()

        assert [error.code for error in raised] == ["answer.stale"]
        assert sorted(one.seat for one in match.answers) == [0, 1]


def quicker(monkeypatch, seat, picked):
    """Have a seat answer while the next answer is being carried out."""
    still, real = [seat], Match._give

    def give(self, now, answer):
        if still:
            self.answer(picked, seat=still.pop())
        real(self, now, answer)

    monkeypatch.setattr(Match, "_give", give)


def test_an_answer_counts_although_another_seat_was_quicker(match, monkeypatch):
    """
    Another seat answers while this one's answer is being carried out: it is given again, after the other one.
    """
    quicker(monkeypatch, 2, 0)
    match.answer(1, seat=0)

    assert match.answers == (Sealed(2, 0), Sealed(0, 1))


def test_the_same_seat_was_quicker(match, monkeypatch):
    """
    From another window the same decision was answered meanwhile: then this answer is stale.
    """
    quicker(monkeypatch, 0, 2)
    with pytest.raises(tabletop.StaleAnswer):
        match.answer(1, seat=0)

    assert match.answers == (Sealed(0, 2),)


@pytest.mark.parametrize("given", [0, Sealed(0, 9), Sealed(0, (0,)), Sealed(7, 0)])
def test_answers_that_lead_elsewhere_are_noticed(match, given):
    """
    Played again, an answer is no sealed one, is not on offer, is a choice of several or for somebody who is not asked.
    """
    with pytest.raises(Elsewhere):
        Match(match.setup, match._now.checkpoint, (given,), log=False)


# ---------------------------------------------------------------------------------------------------- saves


def test_saves_hold_what_was_sealed(match):
    """
    With the sequences of what is still open, and verified, too.
    """
    match.answer(0, seat=0)
    match.answer(1, seat=2)
    match.undo(0)
    pickled = pickle.loads(pickle.dumps(match))
    for one in (tabletop.load(match.save()), tabletop.load(match.save(), verify=True), pickled):
        assert (waits(one), one.answers, one.sequence) == (waits(match), match.answers, match.sequence)
        assert one.save() == match.save()
        one.answer(0, seat=0, sequence=4)
        one.answer(0, seat=1, sequence=1)
        assert one.view().zone("bids", 2).count == 1

    data = json.loads(match.save())
    assert (data["since"], data["open"]) == ([{"seat": 2, "picked": 1}], [[0, 4], [1, 1]])


def test_past_choices_are_in_saves_too(match):
    """
    A loaded match plays itself again through all that several decided, and takes answers back.
    """
    for seat in (0, 1, 2, 1, 0, 2):
        match.answer(0, seat=seat)
    one = tabletop.load(match.save(), verify=True)

    assert one.answers == match.answers
    assert tabletop.to_json(one.events(0)) == tabletop.to_json(match.events(0))
    one.undo(1)
    assert (one.number, waits(one)) == (5, [(1, 9)])
    assert [answer.seat for answer in one.answers[3:]] == [0, 2]
    one.answer(4)
    assert one.is_at_rest


SPOILED = {
    "for no seat": (lambda data: data.update(since=[0]), "several decide here"),
    "for a seat that has answered": (lambda data: data["since"].append({"seat": 2, "picked": 0}), "nothing to decide"),
    "more than there is": (lambda data: data["since"][0].update(picked=9), "not on offer"),
    "a pick that is none": (lambda data: data["since"][0].update(picked="x"), "whole number"),
    "no seat": (lambda data: data["since"][0].pop("seat"), "missing"),
    "nothing is open": (lambda data: data.update(open=[]), "should tell the sequences of the seats"),
    "open for others": (lambda data: data.update(open=[[0, 1], [2, 1]]), "should tell the sequences of the seats"),
    "a sequence to come": (lambda data: data.update(open=[[0, 99], [1, 1]]), "no sequence above 2"),
}


@pytest.mark.parametrize("how", SPOILED)
def test_spoiled_saves_are_refused(match, how):
    """
    What could not have been sealed is refused, and the error says what would be right.
    """
    match.answer(1, seat=2)
    data = json.loads(match.save())
    spoil, why = SPOILED[how]
    spoil(data)

    with pytest.raises(tabletop.SaveError, match=why):
        tabletop.load(json.dumps(data))


def test_only_one_decides_where_only_one_does():
    """
    An answer that says for which seat, where one decides alone, is refused.
    """
    match = tabletop.new("hedge-court", 2, seed=1)
    while match.is_at_rest:
        match.answer(list(range(match.decision.at_least)) if not match.decision.single else 0)
    data = json.loads(match.save())
    data["since"][0] = {"seat": 0, "picked": data["since"][0]}

    with pytest.raises(tabletop.ImpossibleSave, match="only one decides here"):
        tabletop.load(json.dumps(data))


# ---------------------------------------------------------------------------------------------------- questions


def asking(questions, *, openly=False):
    """Return a match of a game that asks what *questions* returns, once, and then is over."""

    class Asks(Game):
        """Asks once."""

        id, title, seats, asks_openly = "asks", "Asks", (2, 3), openly

        async def step(self):
            """Ask."""
            chosen = await self.together(questions(self))
            self.end(Outcome.won_by(0, len(self.players), repr(chosen)))

    return tabletop.new(Ruleset(Asks), ["Ann", "Bob"], seed=1)


def test_who_has_but_one_thing_to_choose_is_not_asked():
    """
    As always; the other is asked as if alone, and what comes back is in order.
    """
    match = asking(lambda game: [player.choose("Which?", "ab"[: player.seat + 1]) for player in game.players])

    assert [one.seat for one in match.decisions] == [1]
    assert not match.decision.beside
    match.answer("b")
    assert match.answers == (1,)
    assert str(match.outcome.how) == "['a', 'b']"


def test_forced_and_asked_stand_in_order_in_copies():
    """
    The middle one of three is not asked: a copy gives what was known again, to the right ones.
    """

    class Asks(Game):
        """Asks twice."""

        id, title, seats = "asks", "Asks", (3,)

        async def step(self):
            """Ask three, of whom one has nothing to choose, and then one more."""
            things = {0: "ab", 1: "c", 2: "de"}
            chosen = await self.together(player.choose("Which?", things[player.seat]) for player in self.players)
            more = await self.players[0].choose("And?", "xy")
            self.end(Outcome.won_by(0, 3, f"{chosen} {more}"))

    match = tabletop.new(Ruleset(Asks), 3, seed=1, log=False)
    match.answer("e", seat=2)
    match.answer("a", seat=0)
    twin = match.copy()
    twin.answer("y")

    assert str(twin.outcome.how) == "['a', 'c', 'e'] y"


def test_nobody_is_asked_if_there_is_nothing_to_ask():
    """
    No questions give no answers.
    """
    assert str(asking(lambda game: []).outcome.how) == "[]"


def test_questions_of_all_kinds_can_be_asked_together():
    """
    Several of some things, in order too, numbers, and yes or no.
    """
    match = asking(lambda game: [game.players[0].put_in_order("How?", "ab"), game.players[1].confirms("Really?")])
    match.answer("No", seat=1)
    match.answer(["b", "a"])

    assert str(match.outcome.how) == "[('b', 'a'), False]"


def two_steps(player):
    """Ask a player twice."""

    async def ask():
        return await player.confirms("Once?"), await player.confirms("Twice?")

    return ask()


WRONG = {
    "one question": lambda game: [two_steps(player) for player in game.players],
    "two questions": lambda game: [game.players[0].confirms("Once?"), game.players[0].confirms("Twice?")],
    "each with one question": lambda game: [game.together([player.confirms("?") for player in game.players])],
}


@pytest.mark.parametrize("why", WRONG)
def test_each_is_asked_one_question(why):
    """
    Whatever else is asked together is refused, and says what would be right; no question is left unasked behind.
    """

    def play():
        match = asking(WRONG[why])
        for seat in range(2):
            match.answer(0, seat=seat)

    with pytest.raises(tabletop.RulesBug, match=why):
        play()


def test_chance_is_not_asked_together():
    """
    Dice are not players.
    """

    class Rolls(Game):
        """Rolls."""

        id, title = "rolls", "Rolls"

        async def step(self):
            """Roll together."""
            await self.together([self.pick_at_random((1, 2)), self.players[0].confirms("?")])

    with pytest.raises(tabletop.RulesBug, match="only players can be asked together"):
        tabletop.new(Ruleset(Rolls), ask_chance=True)


@pytest.mark.parametrize("alike", [True, False])
def test_those_who_wait_are_told_the_question_if_rules_ask_openly(alike):
    """
    If all are asked the same; otherwise only who decides.
    """
    match = asking(
        lambda game: [one.confirms("Ready?" if alike else f"Are you {one}?") for one in game.players], openly=True
    )

    words = "Ann and Bob are asked: Ready?" if alike else "Ann and Bob decide"
    assert match.view().waiting_for.english == words


@pytest.mark.parametrize("alike", [True, False])
def test_those_who_wait_are_told_openly_what_for(alike):
    """
    In the words of the rules, if they are the same for all.
    """
    match = asking(
        lambda game: [
            one.choose("Which?", "ab", openly="All pick." if alike else f"{one} picks.") for one in game.players
        ]
    )

    assert match.view().waiting_for.english == ("All pick." if alike else "Ann and Bob decide")


def test_what_is_being_resolved_is_told():
    """
    Of a card that asks all, those who wait are told which.
    """

    class Vote(Card, copies=1):
        """Everybody votes."""

        async def on_play(self):
            """Ask all."""
            votes = await self.game.together(player.confirms("Yes?") for player in self.game.players)
            self.game.end(Outcome.won_by(0, 2, repr(votes)))

    class Parliament(Game):
        """Play a vote."""

        id, title = "parliament", "Parliament"
        player_class = Bidder
        cards = (Vote,)
        between = zone()

        async def step(self):
            """Play the card."""
            card = self.active.hand.first or self.active.bids.first
            await self.active.choose("Ready?", ("Yes",), ask_anyway=True)
            await self.active.play_once(card, self.between)

    with table(Parliament, extra=True, Ann={"hand": ["vote"]}, Bob={}) as scene:
        scene["Ann"].picks("Yes")

        assert scene.match.view().waiting_for.english == "Ann and Bob decide: Vote: is played"
        scene["Bob"].picks("No")
        scene["Ann"].picks("Yes")
        assert str(scene.outcome.how) == "[True, False]"


# ---------------------------------------------------------------------------------------------------- others who play


def test_agents_and_bots_play_it():
    """
    Bots answer for any seat that decides, and the sequential form takes picks of each in turn and takes them back.
    """
    match = tabletop.new(AUCTION, 3, seed=1)
    bots = [GreedyBot(1), LookaheadBot(2), RandomBot(3)]
    match.answer(bots[2].choose(match, 2), seat=2)
    with pytest.raises(tabletop.WrongSeat):
        bots[2].choose(match, 2)
    for seat in (1, 0):
        match.answer(bots[seat].choose(match, seat), seat=seat)
    assert len(play_out(match, bots).points) == 3

    agent = tabletop.new(AUCTION, 3, seed=1).sequential()
    agent.answer(0)
    agent.answer(0)
    agent.undo()
    assert (agent.decision.seat, agent.match.number) == (1, 1)


@pytest.mark.parametrize("ordered", [True, False])
def test_any_answer_is_picked_blindly(ordered):
    """
    Guesses of what others have sealed are answers that they could have given, of every size.
    """
    match = asking(
        lambda game: [one.choose_some("Which?", "abc", at_least=1, at_most=2, ordered=ordered) for one in game.players]
    )
    picks = {picked_blindly(match.decision, Random(seed)) for seed in range(99)}

    assert all(one in match.decision for one in picks)
    assert len(picks) == (9 if ordered else 6)


def test_fair_it_is_before_several_are_asked_at_the_same_time():
    """
    Who answered alone, before anybody was asked with others, may take that back as long as none of them has answered.
    """

    async def day(game):
        ann, bob = game.players
        await ann.confirms("Well?")
        await game.together([player.confirms("All well?") for player in (ann, bob)])

    match = play(day)
    match.answer("Yes")

    assert [match.can_undo(seat) for seat in (0, 1)] == [True, False]


def test_what_others_have_answered_stays_where_there_were_rests_before(match):
    """
    In a later round a seat takes back its own bid alone, as in the first one.
    """
    for seat in (0, 1, 2) * 2:
        match.answer(0, seat=seat)
    assert match._now.checkpoint.number == 6
    match.answer("Gem", seat=0)
    match.answer("Coin", seat=1)
    bid = match.answers[-1]
    match.undo(0)

    assert match.answers[6:] == (bid,)
    assert [one.seat for one in match.decisions] == [0, 2]
    assert match._now.answers_since(6) == (bid,)


def test_who_is_not_asked_with_the_others_takes_nothing_back_and_answers_nothing():
    """
    A third seat at the table is told that it is not its turn, and not that somebody was quicker.
    """

    async def day(game):
        await game.together([player.confirms("All well?") for player in game.players[:2]])

    match = play(day, seats=3)
    match.answer("Yes", seat=0)

    assert [match.can_undo(seat) for seat in range(3)] == [True, False, False]
    with pytest.raises(tabletop.WrongSeat):
        match.answer(tabletop.Answer(sequence=match.decision.sequence, seat=2, picks=(0,)))
    with pytest.raises(tabletop.StaleAnswer):
        match.answer(tabletop.Answer(sequence=match.decision.sequence, seat=0, picks=(0,)))


def test_a_copy_knows_who_was_asked_alone_and_who_together():
    """
    What was asked of one alone, of two together, and of one again is asked in a copy as it was.
    """

    async def day(game):
        ann, bob = game.players
        said = await game.together([ann.choose_number("How many?", 1, 3)])
        said += await game.together([player.choose_number("How many?", 4, 6) for player in (ann, bob)])
        ann.set(luck=sum([one * 10**place for place, one in enumerate(said)]))
        await ann.confirms("All well?")
        await ann.confirms("Really?")

    match = play(day, log=False)
    match.answer(1)
    match.answer(2, seat=1)
    match.answer(0, seat=0)
    made = match.copy()
    for one in (match, made):
        one.answer("Yes")

    assert [one.view(0).players[0].columns["luck"] for one in (match, made)] == [642, 642]


def test_a_save_of_many_who_are_asked_at_the_beginning_loads():
    """
    More seats decide than there are sequences yet.
    """
    match = tabletop.new(Auction, 3, seed=1)

    assert waits(tabletop.load(match.save())) == waits(match) == [(0, 1), (1, 1), (2, 1)]
