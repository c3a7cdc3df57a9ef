"""The rules of tic-tac-toe, played."""

import itertools
import json

import pytest

import tabletop

SQUARES = ("top left", "top", "top right", "left", "centre", "right", "bottom left", "bottom", "bottom right")
ROWS = (
    ("top left", "top", "top right"),
    ("left", "centre", "right"),
    ("bottom left", "bottom", "bottom right"),
    ("top left", "left", "bottom left"),
    ("top", "centre", "bottom"),
    ("top right", "right", "bottom right"),
    ("top left", "centre", "bottom right"),
    ("top right", "centre", "bottom left"),
)
#: Nine marks, none of them three in a row.
DRAWN = ("top left", "centre", "bottom right", "bottom", "top", "top right", "bottom left", "left", "right")


def play(*squares):
    """Begin a match and mark squares in turn."""
    match = tabletop.new("tic-tac-toe", ["Xenia", "Otto"], seed=1)
    for square in squares:
        match.answer(square)
    return match


def harmless(row):
    """Return squares outside *row* that two marks of the other player can stand on."""
    return [square for square in SQUARES if square not in row][:2]


def board(match):
    """Return the squares as everybody sees them."""
    return match.view().facts["squares"]


# ------------------------------------------------------------------------------------------------ turns and squares


def test_the_board_begins_empty_and_x_begins():
    """
    Nine squares are empty, and the first seat may mark any of them.
    """
    match = play()

    assert board(match) == (None,) * 9
    assert match.decision.seat == 0
    assert [option.label for option in match.decision.options] == list(SQUARES)
    assert str(match.decision.prompt) == "Where do you put your mark?"


def test_players_take_turns():
    """
    After every mark it is the other's turn.
    """
    match = play()
    seats = []
    for square in DRAWN:
        seats.append(match.decision.seat)
        match.answer(square)

    assert seats == [0, 1] * 4 + [0]


@pytest.mark.parametrize("square", SQUARES)
def test_a_mark_stands_where_it_was_put(square):
    """
    The first mark is on its square and nowhere else.
    """
    match = play(square)

    assert board(match) == tuple(0 if name == square else None for name in SQUARES)


@pytest.mark.parametrize("taken", SQUARES)
def test_a_taken_square_is_not_on_offer(taken):
    """
    Nobody can mark a marked square; asking why not says so, and trying changes nothing.
    """
    match = play(taken)
    before = match.digest()

    assert [option.label for option in match.decision.options] == [square for square in SQUARES if square != taken]
    assert str(match.why_not(taken)) == "That square is taken."
    assert all(match.why_not(square) is None for square in SQUARES if square != taken)
    with pytest.raises(tabletop.IllegalAnswer, match=taken):
        match.answer(taken)
    assert match.digest() == before


def test_nobody_plays_out_of_turn():
    """
    An answer for the other seat is refused.
    """
    match = play("centre")

    with pytest.raises(tabletop.WrongSeat):
        match.answer("top", seat=0)
    match.answer("top", seat=1)

    assert board(match)[1] == 1


# ------------------------------------------------------------------------------------------------ the end


@pytest.mark.parametrize("row", [row[turned:] + row[:turned] for row in ROWS for turned in range(3)])
def test_three_in_a_row_win_at_once(row):
    """
    Whoever has three marks in any of the eight rows wins with the third, whichever of them that is.
    """
    match = play()
    for mine, theirs in itertools.zip_longest(row, harmless(row)):
        match.answer(mine)
        if theirs:
            assert match.outcome is None
            match.answer(theirs)

    assert match.decision is None
    assert match.outcome == tabletop.Outcome(
        winners=(0,),
        points=(1, 0),
        ranking=((0,), (1,)),
        how=tabletop.Text("tic-tac-toe.three", "Three in a row!"),
    )


@pytest.mark.parametrize("row", ROWS)
def test_the_second_player_can_win_too(row):
    """
    Three marks of the second player in a row win as well.
    """
    mine = next(
        marks
        for marks in itertools.combinations([square for square in SQUARES if square not in row], 3)
        if set(marks) not in map(set, ROWS)
    )

    match = play(*itertools.chain.from_iterable(zip(mine, row, strict=True)))

    assert match.outcome.winners == (1,)
    assert match.outcome.points == (0, 1)


@pytest.mark.parametrize("last", SQUARES)
def test_three_that_are_in_no_row_win_nothing(last):
    """
    Wherever the third mark stands, two others win with it only in one of the eight rows.
    """
    for one, other in itertools.combinations([square for square in SQUARES if square != last], 2):
        theirs = [square for square in SQUARES if square not in (one, other, last)]
        match = play(one, theirs[0], other, theirs[1], last)
        assert (match.outcome is not None) == ({one, other, last} in map(set, ROWS))


def test_a_full_board_is_a_draw():
    """
    When all nine squares are marked and nobody has three in a row, nobody wins.
    """
    match = play(*DRAWN)

    assert match.decision is None
    assert None not in board(match)
    assert match.outcome == tabletop.Outcome(
        winners=(),
        points=(0, 0),
        ranking=((0, 1),),
        how=tabletop.Text("tic-tac-toe.full", "The board is full."),
    )


def test_three_in_a_row_with_the_last_mark_win():
    """
    A full board is no draw if the mark that fills it makes three in a row.
    """
    match = play("top left", "top", "top right", "left", "centre", "right", "bottom", "bottom left", "bottom right")

    assert None not in board(match)
    assert match.outcome.winners == (0,)


def test_nothing_is_marked_after_the_end():
    """
    A match that is over takes no more answers.
    """
    match = play("top left", "left", "top", "centre", "top right")

    with pytest.raises(tabletop.NothingToDecide):
        match.answer("right")


# ------------------------------------------------------------------------------------------------ looking


def test_the_picture_shows_the_board():
    """
    X and O stand where they were marked, a dot where nobody did.
    """
    match = play("centre", "top left", "right")

    assert match.ruleset.game.picture(match.view()) == "O · ·\n· X X\n· · ·"


def test_a_square_is_where_to_click_for_it():
    """
    A frontend is told of a board of three rows and columns, whose squares stand for the options that mark them.
    """
    match = play("top")
    (drawn,) = tabletop.manifest("tic-tac-toe").boards

    assert drawn.fact == "squares"
    assert [(spot.x, spot.y) for spot in drawn.spots.values()] == [(x, y) for y in (16, 50, 83) for x in (16, 50, 83)]
    targets = [target for option in match.view(1).decision.options for target in option.targets]
    assert [(target.name, target.number) for target in targets] == [("squares", n) for n in (0, 2, 3, 4, 5, 6, 7, 8)]


def test_both_seats_and_spectators_see_the_same():
    """
    Nothing is hidden: views differ in who looks, and in the decision of the seat that decides.
    """
    match = play("centre", "top left")
    views = [tabletop.to_data(match.view(seat)) for seat in (None, 0, 1)]
    own = [(view.pop("seat"), view.pop("decision") is not None) for view in views]

    assert own == [(None, False), (0, True), (1, False)]
    assert views[0] == views[1] == views[2]


def test_both_seats_see_the_same_happen():
    """
    Everybody is told of every mark: who put it and where.
    """
    match = play("centre", "top left")
    told = [[(event.kind, event.text.english) for event in match.events(seat)] for seat in (None, 0, 1)]

    assert ("Marked", "Xenia marks centre.") in told[0]
    assert ("Marked", "Otto marks top left.") in told[0]
    assert told[0] == told[1] == told[2]


def test_the_outcome_is_shown_to_all():
    """
    At the end every view says who won and how.
    """
    match = play("top left", "left", "top", "centre", "top right")

    for seat in (None, 0, 1):
        assert match.view(seat).outcome.winners == (0,)
        assert match.view(seat).outcome.how.english == "Three in a row!"
        assert match.view(seat).waiting == ()


# ------------------------------------------------------------------------------------------------ back, away and again


def test_a_mark_can_be_taken_back_until_the_other_answers():
    """
    Only who put the last mark may fairly take it back; undoing empties the square and gives the turn back.
    """
    match = play("centre", "top left")

    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo()

    assert board(match) == board(play("centre"))
    assert match.decision.seat == 1
    assert match.can_undo(0)


def test_a_win_can_be_taken_back():
    """
    Taking back the winning mark opens the match again.
    """
    match = play("top left", "left", "top", "centre", "top right")
    match.undo()

    assert match.outcome is None
    match.answer("bottom")
    assert match.decision.seat == 1


def test_nothing_can_be_taken_back_at_the_beginning():
    """
    Before the first mark there is nothing to undo.
    """
    match = play()

    assert not match.can_undo(0)
    with pytest.raises(tabletop.NoSuchMoment):
        match.undo()


@pytest.mark.parametrize("marks", range(10))
def test_a_match_goes_on_from_a_save(marks):
    """
    Saved and loaded after any number of marks, a match is the same and ends the same.
    """
    match = play(*DRAWN[:marks])
    loaded = tabletop.load(match.save(), verify=True)

    assert loaded.digest() == match.digest()
    assert loaded.view() == match.view()
    for square in DRAWN[marks:]:
        loaded.answer(square)
    assert loaded.digest() == play(*DRAWN).digest()


def test_a_replay_is_the_same_match():
    """
    Played again from its set-up, a match comes out the same, events included.
    """
    match = play(*DRAWN)
    again = match.replay()

    assert again.digest() == match.digest()
    assert again.events() == match.events()
    assert match.answers == again.answers


def test_any_earlier_moment_can_be_had():
    """
    The match as it was after each mark is the match that was played up to there.
    """
    match = play(*DRAWN)

    for marks in range(10):
        assert match.at(marks).digest() == play(*DRAWN[:marks]).digest()


def test_a_copy_goes_its_own_way():
    """
    Marks in a copy do not show in the original.
    """
    match = play("centre")
    twin = match.copy()
    twin.answer("top")

    assert board(match) == board(play("centre"))
    assert board(twin) == board(play("centre", "top"))


def test_chance_has_no_part_in_it():
    """
    The same marks give the same match, whatever the seed.
    """
    matches = [tabletop.new("tic-tac-toe", ["Xenia", "Otto"], seed=seed) for seed in (1, 2)]
    for match in matches:
        for square in DRAWN:
            match.answer(square)

    assert matches[0].view() == matches[1].view()
    assert json.loads(matches[0].save())["table"]["rolls"] == 0
