"""Deeds: things that players may do, which word themselves, say why not, and do themselves."""

import pytest

import tabletop
from tabletop import Deed, deed
from tests.engine.rulesets import Folk, Rang, Villager, labels, lay, play, settled, told


class Ox(Folk, strength=4):
    """It pulls."""


class Hen(Folk, strength=1):
    """It lays eggs."""


@deed
class Ring(Deed):
    """Ring {times} times"""

    game: tabletop.Game
    times: int

    def why_not(self):
        """Say when it is too loud."""
        return "That would wake everybody." if self.times > 2 else None

    async def do(self):
        """Ring."""
        await self.game.perform(Rang(self.times))


@deed
class Feed(Deed):
    """Feed {folk}"""

    folk: Folk
    price = 2

    async def do(self):
        """It is well fed."""
        self.folk.set(mood="fed")


@deed
class Sleep(Deed):
    """Sleep"""


def ringing(**how):
    """Begin a match in which Ann may ring."""

    async def day(game):
        chosen = await game.active.does("What do you do?", [Ring(game, times) for times in (1, 2, 3)], **how)
        await game.active.choose(f"You did {chosen and chosen.times}. Go on?", ("yes", "no"))

    return play(day)


def test_a_deed_is_worded_by_its_first_line():
    """
    Fields stand in it in braces.
    """
    assert labels(ringing()) == ["Ring 1 times", "Ring 2 times"]


def test_what_is_chosen_is_done():
    """
    The deed that a player chooses happens, and is returned.
    """
    match = settled(ringing(), "Ring 2 times")

    assert "The bell rings 2 times." in told(match, 0)
    assert str(match.decision.prompt) == "You did 2. Go on?"


def test_a_deed_says_why_it_can_not_be_done():
    """
    It is not on offer, and can be asked about by its words.
    """
    assert str(ringing().why_not("Ring 3 times")) == "That would wake everybody."


def test_a_deed_costs_nothing_unless_it_says_otherwise():
    """
    Who can pay for nothing may still do it.
    """

    class Poor(Villager):
        def why_not_pay(self, price):
            return "Your purse is empty."

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        await ann.does("What do you do?", [Ring(game, 1), Feed(ox)], optional=True)

    assert labels(play(day, cards=[Ox], player_class=Poor)) == ["Ring 1 times", "Pass"]


def test_who_passes_does_nothing():
    """
    None of the deeds is done.
    """
    match = settled(ringing(optional=True), "Pass")

    assert str(match.decision.prompt) == "You did None. Go on?"
    assert not any("rings" in line for line in told(match, 0))


def test_a_deed_may_be_chosen_and_done_later():
    """
    What comes in between is up to the rules.
    """

    async def day(game):
        chosen = await game.active.choose_deed("What?", [Ring(game, 1), Ring(game, 2)])
        await game.perform(Rang(9))
        await chosen.do()

    assert [line for line in told(settled(play(day), "Ring 1 times"), 0) if "rings" in line] == [
        "The bell rings 9 times.",
        "The bell rings 1 times.",
    ]


def test_a_deed_points_at_the_cards_among_its_fields():
    """
    A frontend can show what an option is about; deeds of cards of one name are told apart as these are.
    """

    async def day(game):
        ann, bob = game.players
        oxen = [lay(game, player.field, Ox, owner=player)[0] for player in (ann, bob)]
        await game.active.does("Whom do you feed?", [Feed(card) for card in (*oxen, *lay(game, ann.field, Hen))])

    match = play(day, cards=(Ox, Hen))
    shown = match.view(0).decision.options
    herd = [card.id for zone in match.view(0).zones if zone.name == "field" for card in zone.cards]

    assert [option.cards for option in shown] == [(herd[0],), (herd[2],), (herd[1],)]
    assert labels(match) == ["Feed Ox (Seat 1)", "Feed Ox (Seat 2)", "Feed Hen"]
    assert [option.thing.price for option in match.decision.options] == [2, 2, 2]


def test_a_deed_that_does_not_say_what_it_does_is_a_bug():
    """
    It is told by its name.
    """

    async def day(game):
        await game.active.does("What?", [Sleep()], ask_anyway=True)

    with pytest.raises(tabletop.RulesBug, match="Sleep does not say what it does"):
        play(day).answer("Sleep")


class Cock(Folk, strength=1):
    """It crows when somebody rings, and when it likes."""

    @tabletop.when(Rang)
    async def answer(self, event):
        """Crow back"""
        self.set(mood="loud")

    @tabletop.activated(price=3)
    async def crow(self):
        """Crow"""
        self.set(mood="proud")


def test_abilities_are_deeds():
    """
    What waits and what could be used are offered and done like any other deed.
    """
    moods = []

    async def day(game):
        (cock,) = lay(game, game.active.field, Cock, owner=game.active)
        (usable,) = game.usable(game.active)
        await game.perform_unsettled(Rang(1))
        (pending,) = game.waiting
        assert (usable.price, usable.cards, pending.cards) == (3, (cock,), (cock,))
        for _ in range(2):
            await game.active.does("What?", [usable, pending])
            moods.append(cock.mood)

    with pytest.raises(tabletop.RulesBug):
        settled(play(day, cards=(Cock,)), "Cock: Crow back", "Cock: Crow back")
    assert moods == ["loud"]
    moods.clear()
    settled(play(day, cards=(Cock,)), "Cock: Crow", "Cock: Crow back")
    assert moods == ["proud", "loud"]


def test_deeds_of_the_same_are_the_same():
    """
    They can be compared, and kept in sets.
    """
    assert Ring(None, 2) == Ring(None, 2) != Ring(None, 3)
    assert {Ring(None, 2), Ring(None, 2)} == {Ring(None, 2)}
