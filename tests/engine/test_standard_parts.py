"""What most games need: who begins, decks that are refilled, drawing and discarding, and things done once."""

import attrs
import pytest

import tabletop
from tabletop import NOBODY, OWNER, CardPlayer, starting_seat, zone
from tests.engine.rulesets import Folk, Village, Villager, labels, lay, play, run, settled


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


class Hen(Folk, strength=1, copies=3):
    """It lays eggs."""


class Keeper(CardPlayer, Villager):
    """A villager with cards."""

    deck = zone(NOBODY, ordered=True, refilled_from="discard")
    hand = zone(OWNER)
    discard = zone()


HERD = {"cards": (Ox, Hen), "player_class": Keeper}


# ------------------------------------------------------------------------------------------------ who begins


@attrs.frozen(kw_only=True)
class Begun:
    """Who begins."""

    first: int | None = starting_seat()


class Started(Village):
    """A village in which somebody begins."""

    cards = (Ox, Hen)
    options_class = Begun

    async def set_up(self):
        """Say who begins."""
        self.set_facts(active=(await self.first_player()).seat)

    async def step(self):
        """Ask whoever begins."""
        await self.active.confirms("Do you begin?")


def test_an_option_names_who_begins():
    """
    The seat that it names is the active one.
    """
    assert tabletop.new(Started, seats=3, seed=1, first=2).decision.seat == 2


def test_who_begins_is_drawn_by_lot():
    """
    Chance is asked by name.
    """
    match = tabletop.new(Started, ["Ann", "Bob"], seed=1, ask_chance=True)

    assert (str(match.decision.prompt), labels(match)) == ("Who begins?", ["Ann", "Bob"])
    match.answer("Bob")
    assert match.decision.seat == 1


@pytest.mark.parametrize("first", [-1, 2])
def test_only_a_seat_can_begin(first):
    """
    The error says which seats there are.
    """
    with pytest.raises(
        tabletop.BadOption, match=f"option 'first' of village: there is no seat {first}; the seats are 0 to 1"
    ):
        tabletop.new(Started, seats=2, seed=1, first=first)


# ------------------------------------------------------------------------------------------------ decks and hands


def test_a_deck_is_refilled_from_its_discard_pile():
    """
    When a card of it is needed and there is none.
    """

    async def day(game):
        ann = game.active
        lay(game, ann.discard, Ox, Hen, owner=ann)
        drawn = await ann.draw(3)
        return sorted(map(str, drawn)), len(ann.deck), len(ann.discard)

    assert run(day, **HERD) == (["Hen", "Ox"], 0, 0)


def test_a_deck_that_is_not_refilled_runs_out():
    """
    Then nothing is drawn, and the discard pile stays.
    """

    class Wasteful(Keeper):
        """Somebody whose discarded cards are gone."""

        deck = zone(NOBODY, ordered=True)

    async def day(game):
        lay(game, game.active.discard, Ox, owner=game.active)
        return await game.active.draw(), len(game.active.discard)

    assert run(day, cards=(Ox,), player_class=Wasteful) == ([], 1)


def test_a_player_chooses_what_to_discard():
    """
    As many cards as asked for, to the piles of their owners.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, ann.hand, Ox, Ox, owner=ann)
        lay(game, ann.hand, Hen, owner=bob)
        await ann.discard_some(2)
        await ann.choose(f"{len(ann.discard)} {len(bob.discard)}", ("yes", "no"))

    match = play(day, **HERD)

    assert str(match.decision.prompt) == "Which cards do you discard?"
    assert str(settled(match, (0, 2)).decision.prompt) == "1 1"


@pytest.mark.parametrize(("limit", "left"), [(2, 2), (3, 3), (5, 3)])
def test_hands_are_cut_to_a_limit(limit, left):
    """
    Who has no more than that keeps all.
    """

    async def day(game):
        ann = game.active
        lay(game, ann.hand, Ox, Ox, Hen, owner=ann)
        await ann.discard_down_to(limit)
        await ann.choose(str(len(ann.hand)), ("yes", "no"))

    match = play(day, **HERD)
    if limit < 3:
        match.answer((0,))

    assert str(match.decision.prompt) == str(left)


# ------------------------------------------------------------------------------------------------ once


def test_a_player_does_something_once():
    """
    Until then it is remembered, for this player alone.
    """

    async def day(game):
        ann, bob = game.players
        told = [ann.has_done("rest"), ann.once("rest", until="nightfall"), ann.once("rest"), bob.once("rest")]
        told += [ann.once("feast"), ann.has_done("rest")]
        game.expire("nightfall")
        return [*told, ann.has_done("rest"), bob.has_done("rest")]

    assert run(day, durations=("nightfall", "end of turn")) == [False, True, False, True, True, True, False, True]
