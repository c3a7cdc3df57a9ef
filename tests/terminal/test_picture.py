"""The table as words in boxes, for any game."""

import pytest

import tabletop
from tabletop import NOBODY, OWNER, Text
from tabletop.bots import RandomBot, play_out
from tabletop.terminal._chronicle import Chronicle
from tabletop.terminal._picture import Painter


class Sailor(tabletop.Card, strength=3, cost=1, copies=2):
    """Sails."""

    strength = tabletop.quantity()
    berths = tabletop.quantity(1)
    asleep = tabletop.column(default=False)
    coins = tabletop.pool()

    @tabletop.modifies(berths, lambda card, other: other is card and card.asleep)
    def spread_out(self, card):
        return 1


class Island(tabletop.Card, size=20, copies=1):
    """Sailors lie here."""

    crew = tabletop.zone(in_play=True)


@tabletop.effect
class Fog(tabletop.Effect):
    """Nobody sees far."""


@tabletop.facts
class Weather(tabletop.Facts):
    """What the weather is like."""

    wind: str = "west"
    storm: bool = True
    calm: bool = False


class Captain(tabletop.Player):
    """Has a hand, a pile and a chest."""

    hand = tabletop.zone(OWNER)
    pile = tabletop.zone()
    deck = tabletop.zone(NOBODY)
    chest = tabletop.pool(OWNER)
    luck = tabletop.column(default=4)


class Islands(tabletop.Game):
    """Sail to islands."""

    id = "islands"
    title = "Islands"
    player_class = Captain
    facts_class = Weather
    cards = (Sailor, Island)
    effects = (Fog,)
    COIN = tabletop.supply()
    PEARL = tabletop.supply(total=9, called="Black pearls")
    sea = tabletop.zone(in_play=True)

    async def set_up(self):
        self.add_cards([Island], self.sea)
        island = self.sea.first
        for player in self.players:
            self.add_cards([Sailor], island.crew, owner=player)
            self.add_cards([Sailor], player.hand, owner=player)
            self.add_cards([Sailor] * 9, player.pile, owner=player)
            self.add_cards([Sailor] * 2, player.deck, owner=player)
            player.take(self.COIN, 2 + player.seat, to=player.chest)
        sailor = island.crew.first
        sailor.set(asleep=True)
        self.pay(self.COIN, 2, self.box, sailor.coins)
        self.begin(Fog(), until="end of turn", controller=self.players[1])

    async def step(self):
        await self.active.choose("Where to?", ["north", "south"])
        self.end(tabletop.Outcome.drawn(2, "Home."))


def drawn(seat=0, width=100, match=None):
    """Return the table of islands as a seat sees it, as text."""
    match = match or tabletop.new(Islands, ["Ann", "Bob"], seed=1)
    return Painter(match.ruleset, match.seats).table(match.view(seat), width).plain


def test_cards_on_cards_are_drawn_below_them():
    """What lies on a card is on a line below it, each with the name of whoever controls it."""
    table = drawn()

    assert "▌Island size 20" in table or "▌Island 20" in table
    (line,) = [line for line in table.split("\n") if "↳ Island: crew" in line]
    assert line.count("Sailor") == 2
    assert "(Ann)" in line
    assert "(Bob)" in line


def test_columns_and_pools_of_cards_are_drawn():
    """What lies on a card, and what it has become, is in its box."""
    assert "2 coin asleep" in drawn()


def test_a_number_that_is_as_it_is_of_all_is_not_told():
    """What every card has alike is not worth a word, until it is another one."""
    table = drawn()

    assert table.count("berths 2") == 1
    assert "berths 1" not in table


def test_a_supply_is_called_as_people_call_it():
    """What lies in a pool goes by what it is called, if that is not its name."""
    assert "box 9 black pearls" in drawn()


def test_own_hand_is_open_and_others_are_counts():
    """The own hand is drawn card by card, and of the others' only the number of cards."""
    ann, bob = drawn().split("Ann (you)")[1], drawn().split("Ann (you)")[0]

    assert "hand  ▌Sailor" in ann.replace("   ", "  ").replace("   ", " ")
    assert "hand 1" in bob
    assert "deck 2" in ann


def test_pools_of_others_are_counts():
    """The own chest is drawn with what is in it, the others' with the number of pieces only."""
    table = drawn()

    assert "chest 2 coin" in table
    assert "chest 3 coin" not in table
    assert "chest 3" in table


def test_columns_of_players_are_drawn():
    """What stands on a player's board is drawn with the name."""
    assert "luck 4" in drawn()


def test_long_piles_are_cut():
    """Of a long pile out of play only the last cards are drawn, with the number of the others."""
    assert "7 more ▌Sailor" in drawn()


def test_lasting_effects_are_drawn():
    """What lasts is drawn with whose it is and until when."""
    assert "⧗ Bob: Nobody sees far. (until end of turn)" in drawn()


@pytest.mark.parametrize("width", [40, 60, 78, 120])
def test_no_line_of_cards_is_wider_than_the_table(width):
    """Boxes go on below where a line is full."""
    match = tabletop.new("hedge-court", ["Ann", "Bob"], seed=3)
    bot = RandomBot(2)
    for _ in range(20):
        if match.decision is None:
            break
        match.answer(bot.choose(match, match.decision.seat))
        lines = [line for line in drawn(0, width, match).split("\n") if "▌" in line]
        assert all(len(line) <= width for line in lines)


def test_a_spectator_sees_no_hand():
    """Who does not sit at the table sees nobody's hand."""
    table = drawn(None)

    assert "(you)" not in table
    assert table.count("hand 1") == 2


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(tabletop.games()))
def test_every_view_of_every_game_can_be_drawn(game):
    """Whatever is installed can be drawn at every moment, for every seat and for a spectator."""
    match = tabletop.new(game, seed=4)
    painter, bot = Painter(match.ruleset, match.seats), RandomBot(4)
    for _ in range(40):
        for seat in (None, *range(len(match.seats))):
            view = match.view(seat)
            assert painter.table(view, 80).plain
            assert isinstance(painter.stack(view).plain, str)
            for card in view.cards.values():
                assert painter.catalogue.page(card, view).plain
                assert painter.catalogue.line(card).plain
        if match.decision is None:
            break
        match.answer(bot.choose(match, match.decision.seat))


def test_control_characters_are_not_drawn():
    """What a game draws can't move the cursor."""

    class Loud(tabletop.Game):
        """A game that rings."""

        id = "loud"
        title = "Loud"

        async def step(self):
            await self.active.choose(Text("loud.what", "What?\x1b[2J"), ["a", "b"])

        @classmethod
        def picture(cls, view):
            return "ring\a\x1b[31m\nring"

    table = drawn(0, 80, tabletop.new(Loud, seed=1))

    assert "\x1b" not in table
    assert "\a" not in table
    assert "ring" in table


def test_the_log_grows_with_the_match():
    """The log has each event once, whether it is read after every answer or only at the end."""
    match = tabletop.new("hedge-court", ["Ann", "Bob"], seed=3)
    step_by_step = Chronicle(match, 0)
    bot = RandomBot(2)
    for _ in range(15):
        step_by_step.catch_up()
        match.answer(bot.choose(match, match.decision.seat))

    assert [str(line) for line in step_by_step.catch_up()] == [str(line) for line in Chronicle(match, 0).catch_up()]


def test_that_somebody_decides_is_no_entry_of_the_log():
    """The log tells what happens; whom the match waits for stands elsewhere."""

    class Thoughts(tabletop.Game):
        """Think, twice."""

        id = "thoughts"
        title = "Thoughts"

        async def step(self):
            for player in self.players:
                await player.choose("What do you think?", ["this", "that"])
            self.end(tabletop.Outcome.drawn(2, "Enough."))

    match = tabletop.new(Thoughts, ["Ann", "Bob"], seed=1)
    play_out(match, [RandomBot(), RandomBot()])

    assert [str(line) for line in Chronicle(match, 0).catch_up()] == ["Enough."]


def test_what_goes_without_saying_is_not_drawn():
    """Permissions are told where they are not as usual, truths by their names, and empty open places not at all."""

    class Guest(tabletop.Player):
        """Somebody who may dance and may not leave."""

        hand = tabletop.zone(OWNER)
        wardrobe = tabletop.zone()
        may_dance = tabletop.permission(True)
        may_leave = tabletop.permission()
        may_sing = tabletop.permission(lambda guest: guest.seat == 0)

    class Waltz(tabletop.Card, copies=1):
        """Nobody may dance any more, and everybody may leave."""

        @tabletop.forbids(Guest.may_dance)
        def end(self, guest):
            return guest.seat == 1

    class Ball(tabletop.Game):
        """A ball."""

        id = "ball"
        title = "Ball"
        player_class = Guest
        cards = (Waltz,)
        floor = tabletop.zone(in_play=True)

        async def set_up(self):
            self.add_cards(self.ruleset.deck(), self.floor)

        async def step(self):
            await self.active.choose("Dance?", (True, False))

    match = tabletop.new(tabletop.Ruleset(Ball), ["Ann", "Bob"])
    ann, bob = [
        next(
            line
            for line in Painter(match.ruleset, match.seats).table(match.view(0), 100).plain.split("\n")
            if name in line
        )
        for name in ("Ann", "Bob")
    ]

    assert ("may sing" in ann, "may sing" in bob) == (True, False)
    assert ("may dance: no" in ann, "may dance: no" in bob) == (False, True)
    assert "leave" not in ann + bob
    assert "hand 0" in bob
    assert "wardrobe" not in ann + bob


@pytest.mark.parametrize("game", sorted(tabletop.games()))
def test_what_is_there_for_the_rules_is_not_drawn(game):
    """Columns and values that tell people nothing are nowhere, and places that are not kept are drawn only while in use."""
    match, bot = tabletop.new(game, seed=2), RandomBot(2)
    painter, looks = Painter(match.ruleset, match.seats), match.ruleset.game.looks
    places = {zone.name for zone in match.ruleset.game.zone_kinds}
    unsaid = {name.partition(".")[2] for name in looks.unsaid if not name.startswith("fact.")} - places
    for _ in range(60):
        if match.decision is None:
            break
        match.answer(bot.choose(match, match.decision.seat))
        table = painter.table(match.view(0), 100).plain
        assert "dueling 0" not in table
        assert "turned 0" not in table
        assert [name for name in unsaid if f" {name.replace('_', ' ')} " in table and len(name) > 4] == []


def test_places_go_by_what_people_call_them():
    """A zone has the name that the looks of the game give it, in the picture and where a card says where it lies."""

    class Archipelago(Islands):
        """Islands whose piles have another name."""

        id = "archipelago"
        looks = tabletop.Appearance(
            words={"player.pile": "the heap", "player.luck": "fortune", "supply.COIN": "doubloons"},
            unsaid=frozenset({"card.asleep"}),
        )

    table = drawn(match=tabletop.new(tabletop.Ruleset(Archipelago), ["Ann", "Bob"], seed=1))

    assert "the heap" in table
    assert "fortune 4" in table
    assert "2 doubloons" in table
    assert "asleep" not in table
