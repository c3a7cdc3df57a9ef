"""Whatever can give a secret away is planted once, and the battery finds it: each kind of leak with the check for it."""

import pytest

from tabletop import Event, LookedAt, Outcome, Text, displayed, event
from tabletop._outside.reader import Reader
from tabletop._outside.sequential import Sequential
from tabletop.testing import RulesetFailure, _secrets, check_ruleset, recheck
from tabletop.testing._twins import dealt_anew
from tests.testing import broken_rulesets as broken

#: The card that nobody knows, and the hand that only its owner knows.
HIGH = 3


def high(cards):
    """Say whether there is a high card among some."""
    return any(card.printed.pips == HIGH for card in cards)


@event
class Hinted(Event):
    """Somebody is told more than is said."""

    text = "Somebody hints."
    words: str


class TellsInFields(broken.Sound):
    """An event has a field that its text does not show, with the name of a hidden card."""

    id = "tells-in-fields"

    async def twist(self, player):
        """Hint at the top card."""
        await self.perform(Hinted(player.deck.first.name))


class TellsByEvents(broken.Sound):
    """Something happens if a hidden card is high, and nothing otherwise."""

    id = "tells-by-events"

    async def twist(self, player):
        """Say something, or nothing."""
        if high([player.deck.first]):
            await self.perform(Hinted("Now!"))


class TellsRows(broken.Sound):
    """The number of a hidden card's row is noted, by which it can be known again."""

    id = "tells-rows"

    async def twist(self, player):
        """Note it."""
        self.set_facts(note=str(player.deck.first.row))


class TellsOrder(broken.Sound):
    """How far down in a deck the first high card lies is noted."""

    id = "tells-the-order"

    async def twist(self, player):
        """Count from the top."""
        self.set_facts(
            note=str([card.printed.pips == HIGH for card in player.deck].index(True)) if high(player.deck) else ""
        )


class TellsWhoKnows(broken.Sound):
    """It is noted whether somebody knows a certain card of another hand."""

    id = "tells-who-knows"

    async def twist(self, player):
        """Look at any card of another hand, and note whether it was the first."""
        hand = player.next.hand
        await self.perform(LookedAt(player, await self.pick_at_random(hand.cards)))
        self.set_facts(note=str(player in hand.first.known_to))


class TellsCounts(broken.Sound):
    """Somebody gets a coin if a hidden card is high."""

    id = "tells-by-coins"

    async def twist(self, player):
        """Pay."""
        if high([player.deck.first]):
            await self.transfer(self.COIN, 1, self.box, player.next.purse)


class TellsPrompts(broken.Sound):
    """A question names a card of another hand."""

    id = "tells-in-questions"

    async def twist(self, player):
        """Ask."""
        await player.confirms(f"Do you fear {player.next.hand.first.name}?")


class TellsByWhoIsAsked(broken.Sound):
    """A question goes to one seat or the other, by the number of a card that nobody sees."""

    id = "tells-by-who-is-asked"

    async def twist(self, player):
        """Ask one of them."""
        if player.deck:
            who = player if player.deck.first.row % 2 else player.next
            await who.confirms("Do you go on?")


class TellsLabels(broken.Sound):
    """An option names a card of another hand."""

    id = "tells-in-labels"

    async def twist(self, player):
        """Ask."""
        await player.choose("What now?", [f"Beware of {player.next.hand.first.name}", "Go on"])


class TellsOptions(broken.Sound):
    """There are more options if another hand has a high card."""

    id = "tells-by-options"

    async def twist(self, player):
        """Ask."""
        await player.choose("What now?", ["Go on", "Wait", *["Run"] * high(player.next.hand)])


class TellsReasons(broken.Sound):
    """Why something can't be chosen rests on another hand."""

    id = "tells-in-reasons"

    async def twist(self, player):
        """Offer all cards but the first."""
        why = "They are too strong." if high(player.next.hand) else "You are too weak."
        cards = player.hand.cards
        await player.choose(
            "Which one?", cards, why_not=lambda card: why if card == cards[0] else None, ask_anyway=True
        )


class AsksSeveral(broken.Sound):
    """All show a card of their hands at the same time, and nothing of that is wrong."""

    id = "asks-several"

    async def twist(self, player):
        """Ask all of them."""
        await self.together(
            one.choose("Which one?", one.hand.cards, why_not=self.why_no_card(one), ask_anyway=True)
            for one in self.players
        )

    def why_no_card(self, player):
        """Say why a card can't be shown."""
        return lambda card: "It was drawn first." if card == player.hand.first else None


class TellsReasonsOfSeveral(AsksSeveral):
    """Where several decide, why the others can't choose something names a card of the first one's hand."""

    id = "tells-in-reasons-of-several"

    def why_no_card(self, player):
        """Name a card that only the first may know."""
        why = f"{self.players[0].hand.first.name} is stronger." if player.seat else "It was drawn first."
        return lambda card: why if card == player.hand.first else None


class Open(broken.Counter):
    """Somebody whose hand shows on their face."""

    @displayed
    def mood(self):
        """Smile at high cards."""
        return high(self.hand)


class TellsDisplayed(broken.Sound):
    """What is shown of a player rests on a hidden hand."""

    id = "tells-by-faces"
    player_class = Open


class TellsOutcome(broken.Sound):
    """The words for the end of the game name a card that nobody has seen."""

    id = "tells-at-the-end"

    def finish(self):
        """Say what would have come."""
        if self.facts.turn >= self.TURNS:
            self.end(Outcome.by_points([0] * len(self.players), f"{self.active.deck.last.name} would have been next."))


class TellsByTexts(broken.Sound):
    """The key of a text, which programs read, rests on a hidden card."""

    id = "tells-by-keys"

    async def twist(self, player):
        """Ask in other words that look the same."""
        key = "sound.high" if high(player.next.hand) else "sound.low"
        await player.confirms(Text(key, "Go on?"))


#: The kind of leak, the ruleset in which it is planted, and the check that finds it first.
LEAKS = {
    "a fact": (broken.CountsPips, "twins"),
    "a fact of the set-up": (broken.Labels, "canaries"),
    "the words of an event": (broken.Whispers, "twins"),
    "a field of an event": (TellsInFields, "twins"),
    "that something happens": (TellsByEvents, "twins"),
    "the row of a card": (TellsRows, "twins"),
    "the order of a hidden zone": (TellsOrder, "twins"),
    "who knows a card": (TellsWhoKnows, "twins"),
    "which known card is buried": (broken.Reminds, "unseen"),
    "a count": (TellsCounts, "twins"),
    "a question": (TellsPrompts, "twins"),
    "who is asked": (TellsByWhoIsAsked, "twins"),
    "the label of an option": (TellsLabels, "twins"),
    "the number of options": (TellsOptions, "twins"),
    "the reason of a refusal": (TellsReasons, "twins"),
    "the reason of a refusal to one of several": (TellsReasonsOfSeveral, "twins"),
    "what is displayed": (TellsDisplayed, "twins"),
    "why the game ends": (TellsOutcome, "canaries"),
    "the key of a text": (TellsByTexts, "twins"),
    "what is imagined": (broken.Stashes, "imagined"),
}


def failure_of(game):
    """Return how a game fails in the battery."""
    with pytest.raises(RulesetFailure) as caught:
        check_ruleset(game, games=10, report=False, skip=["processes", "sources"])
    return caught.value


@pytest.mark.parametrize("kind", LEAKS)
def test_a_leak_of_each_kind_is_found(kind):
    """
    A ruleset that gives one thing away fails, in the check that is for such things.
    """
    game, check = LEAKS[kind]

    assert failure_of(game).check == check


@pytest.mark.parametrize("kind", ["the row of a card", "who knows a card"])
def test_some_leaks_show_only_in_other_rows_or_known_to_others(monkeypatch, kind):
    """
    Cards that are dealt anew into the same rows, and known to the same seats, would not show them.
    """
    monkeypatch.setattr(_secrets, "MAKERS", (dealt_anew,))

    assert check_ruleset(LEAKS[kind][0], games=10, report=False, skip=["processes", "sources"]).games == 10


def test_leaks_are_planted_in_a_sound_ruleset():
    """
    Without any of them nothing is found.
    """
    assert check_ruleset(broken.Sound, games=10, report=False, skip=["processes", "sources"]).counts["twins"] > 0


def test_what_another_seat_picks_from_is_found(monkeypatch):
    """
    Whoever sees pick by pick what the first of several may pick is told of a hand.
    """

    def view(agent, seat=None):
        view, decision = agent.match.view(seat), agent.decision
        if decision is None or view.decision is None:
            return view
        with agent.match._held(agent.match._now) as live:
            return view._replace(decision=Reader(live.game, seat).decision(decision))

    assert check_ruleset(AsksSeveral, games=2, report=False, skip=["processes", "sources"]).counts["twins"] > 0
    monkeypatch.setattr(Sequential, "view", view)

    assert failure_of(AsksSeveral).check == "twins"


def test_what_another_seat_is_asked_may_rest_on_its_hand():
    """
    Only who has no minion may draw another hand: that Ann is asked, and not somebody else, is no leak.
    """
    recheck("smash-up", "twins", seats=3, seed=10000014, answers=[])
