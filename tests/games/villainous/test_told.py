"""What events tell of what happens in both boxes, besides what tests of either box look at."""

import pytest

import tabletop
from tabletop.games.villainous.star_wars.testing import engaged, sector


def taken(scene):
    """Return what is told of the last action: its kind, how many cards it has thrown away, and how many are left."""
    fields = scene.events("ActionTaken")[-1].fields
    return fields["kind"], fields["discarded"], fields["left"]


def test_an_action_that_discards_nothing_says_so():
    """
    Of how many cards went, and how many were left then, only a Discard action tells.
    """
    with sector(Ann={"at": "utapau", "hand": ["gor", "gor"]}) as scene:
        scene["Ann"].picks("Collect Credits 2")

        assert taken(scene) == ("credits", 0, 0)


def test_a_discard_action_says_how_many_went_and_how_many_are_left():
    """
    Two of three go.
    """
    with sector(Ann={"at": "saleucami", "hand": ["gor", "droidekas", "magna_guard"]}) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks("Gor", "Droidekas")

        assert taken(scene) == ("discard", 2, 1)


def test_a_vanquish_of_a_pair_is_one_without_strength():
    """
    No Ally is used, no Strength is compared, and the Hero Vehicle is defeated.
    """
    with sector(Ann={"at": "florrum", "fleet": [engaged("malevolence", "the_negotiator")]}) as scene:
        scene["Ann"].picks("Vanquish")

        told = scene.happened("Vanquished", target="The Negotiator")
        assert (told.fields["used"], told.fields["strength"], told.fields["is_defeated"]) == ([], 0, True)


def test_what_a_symbol_brings_says_so():
    """
    The Credits come because of the symbol, and so does what others are told of the action.
    """
    with sector(Ann={"at": "utapau"}) as scene:
        scene["Ann"].picks("Collect Credits 2")

        used = scene.happened("SymbolUsed")
        assert [scene.happened(kind).cause for kind in ("Gained", "ActionTaken")] == [used.id, used.id]
        assert used.cause is None


def test_cards_are_drawn_because_somebody_draws_up():
    """
    At the end of a turn nothing but that is the cause.
    """
    with sector(Ann={"at": "utapau", "deck": ["gor"]}) as scene:
        scene["Ann"].picks("Pass")

        assert scene.happened("Drew").cause == scene.happened("DrawsUp").id


@pytest.mark.parametrize("game", ["marvel-villainous", "star-wars-villainous"])
def test_of_a_place_elsewhere_one_is_told_that_the_mover_is_not_there(game):
    """
    Its symbols could be used if the mover stood there.
    """
    match = tabletop.new(game, ["Ann", "Bob"], seed=2)
    match.answer(0)
    seat = match.decision.seat
    here, *_, there = sorted(
        (card.id for card in match.view(seat).zone("board", seat).cards),
        key=lambda card: match.why_not(card) is not None,
    )

    assert (match.decision.kind, match.why_not(here)) == ("act", None)
    assert str(match.why_not(there)) == "Your mover is not there."


@pytest.mark.parametrize("game", ["marvel-villainous", "star-wars-villainous"])
def test_turns_are_counted_and_everybody_has_a_progress_from_the_beginning(game):
    """
    The first turn is the first one, and each that begins is one more; no Villain is without words on the way to the Objective.
    """
    match = tabletop.new(game, ["Ann", "Bob"], seed=2)
    assert match.view().facts["turn"] == 1
    assert all(player.values["progress"] and player.values["villain"] for player in match.view().players)

    first = match.view().facts["active"]
    while match.view().facts["active"] == first:
        match.answer(match.decision.default)

    assert match.view().facts["turn"] == 2


@pytest.mark.parametrize("game", ["marvel-villainous", "star-wars-villainous"])
def test_of_symbols_their_states_are_told_and_no_number_of_the_engine_s_own(game):
    """
    A place says of each symbol whether it is open; how that is kept is nobody's business.
    """
    match = tabletop.new(game, ["Ann", "Bob"], seed=2)
    places = [card for card in match.view().cards.values() if "states" in card.values]

    assert len(places) >= 8
    assert all(set(card.values["states"]) <= {"open", "spent", "covered"} for card in places)
    assert not any("spent" in card.values for card in places)


@pytest.mark.parametrize("name", ["marvel-villainous", "star-wars-villainous"])
def test_who_plays_which_villain_is_asked_by_their_names(name):
    """
    Where chance is asked, it answers by the name of a Villain or is told why nobody plays it.
    """
    match = tabletop.new(name, seed=1, ask_chance=True)
    wanted = match.decision.options[-1].label

    assert wanted == match.decision.options[-1].thing.name
    assert match.decision.options.keys == tuple([mover.id for mover in match.decision.options.things])
    match.answer(wanted)
    assert wanted not in match.decision
    assert str(match.why_not(wanted)).startswith("Nothing like that could be chosen here")
