"""Questions of two things: why not in the usual case, what permits it, what forbids it, and what players are told."""

import pytest

import tabletop
from tabletop import Card, forbids, permits, relation
from tests.engine.rulesets import Folk, labels, lay, play, run


class Hound(Folk, strength=3):
    """It chases who is weaker."""

    @relation
    def chases(self, other):
        """Say why it does not chase another."""
        return None if other.strength < self.strength else "It is too strong."


class Hare(Folk, strength=1, copies=2):
    """It runs."""


class Boar(Folk, strength=5):
    """It stands."""


class Hunter(Folk, strength=2):
    """Hounds chase boars, too."""

    @permits(Hound.chases)
    def urge(self, hound, other):
        return isinstance(other, Boar)


class Shepherd(Folk, strength=2):
    """Calm hounds chase nobody with coins."""

    @forbids(Hound.chases, lambda card, hound: hound.mood == "calm")
    def call_back(self, hound, other):
        """Call it back"""
        return other.coins[other.game.COIN] > 0


CARDS = (Hound, Hare, Boar, Hunter, Shepherd)


def chase(*kinds, rich=False):
    """Return whether a hound chases a hare and a boar among others, and why not."""

    async def day(game):
        ann = game.players[0]
        hound, hare, boar, *_ = lay(game, ann.field, Hound, Hare, Boar, *kinds)
        if rich:
            game.pay(game.COIN, 1, game.box, hare.coins)
            game.pay(game.COIN, 1, game.box, boar.coins)
        return [(hound.chases(other), reason_of(hound.chases.why_not(other))) for other in (hare, boar)]

    return run(day, cards=CARDS)


def reason_of(words):
    """Return a reason as words."""
    return None if words is None else str(words)


def test_the_usual_case_says_why_not():
    """
    What the declaration finds nothing against is so, and of the rest it says why not.
    """
    assert chase() == [(True, None), (False, "It is too strong.")]


def test_what_permits_it_makes_it_so():
    """
    It takes away the usual reason, of those that it speaks of.
    """
    assert chase(Hunter) == [(True, None), (True, None)]


def test_what_forbids_it_has_the_last_word():
    """
    Be it permitted or usual: the reason is then the card and its words.
    """
    assert chase(Hunter, Shepherd, rich=True) == [(False, "Shepherd: Call it back"), (False, "Shepherd: Call it back")]


def test_a_condition_is_asked_of_the_first_of_the_two():
    """
    An angry hound is not called back.
    """

    async def day(game):
        hound, hare, _ = lay(game, game.players[0].field, Hound, Hare, Shepherd)
        game.pay(game.COIN, 1, game.box, hare.coins)
        hound.set(mood="angry")
        return hound.chases(hare)

    assert run(day, cards=CARDS) is True


def test_a_choice_shows_the_reason():
    """
    Given to a choice it says what is not on offer, and why.
    """

    async def day(game):
        ann = game.players[0]
        hound, hare, boar = lay(game, ann.field, Hound, Hare, Boar)
        await ann.choose("Whom?", [hare, boar], why_not=hound.chases.why_not, ask_anyway=True)

    match = play(day, cards=CARDS)

    assert labels(match) == ["Hare"]
    assert str(match.why_not("Boar")) == "It is too strong."


def test_a_relation_cannot_be_set():
    """
    It is asked, like all that is worked out.
    """

    async def day(game):
        (hound,) = lay(game, game.players[0].field, Hound)
        with pytest.raises(AttributeError, match="chases is worked out"):
            hound.chases = None

    run(day, cards=CARDS)


@pytest.mark.parametrize(("mark", "words"), [(tabletop.modifies, "no quantity or permission")])
def test_only_permits_and_forbids_speak_of_relations(mark, words):
    """
    A ruleset that modifies one is refused.
    """

    class Meddler(Folk, strength=1):
        """It modifies what is no number."""

        @mark(Hound.chases)
        def meddle(self, hound):
            return 1

    with pytest.raises(tabletop.BadRuleset, match=words):
        play(cards=(*CARDS, Meddler))


def test_kinds_of_card_inherit_a_relation():
    """
    On the class it is the declaration itself.
    """
    assert repr(Hound.chases) == "<Relation card.chases>"
    assert issubclass(Hound, Card)
