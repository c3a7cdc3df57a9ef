"""A small sound ruleset, and one variant of it for each way in which a ruleset can be broken."""

import random

from tabletop import (
    NOBODY,
    OWNER,
    Card,
    Event,
    Facts,
    Game,
    Moved,
    Outcome,
    Player,
    cached,
    column,
    displayed,
    event,
    facts,
    pool,
    supply,
    when,
    zone,
)


class Number(Card):
    """A card with a number on it."""

    looks = column(0)


class One(Number, pips=1, copies=3):
    """The lowest card."""


class Two(Number, pips=2, copies=2):
    """The middle card."""


class Three(Number, pips=3, copies=2):
    """The highest card."""


class Counter(Player):
    """Somebody with a deck, a hand, a pile and a purse."""

    deck = zone(NOBODY, ordered=True)
    hand = zone(OWNER)
    pile = zone()
    purse = pool()


@facts
class Notes(Facts):
    """What is noted besides the cards."""

    turn: int = 0
    note: str = ""
    seen: tuple = ()


@event
class Whispered(Event):
    """Somebody says something."""

    text = "Somebody whispers: {words}"
    words: str


class Sound(Game):
    """Everybody draws a card and lays one open; whoever lays a high one takes a coin. After six turns it is over."""

    id = "sound"
    title = "Sound"
    seats = (2, 3)
    player_class = Counter
    facts_class = Notes
    cards = (One, Two, Three)
    COIN = supply(total=12)
    TURNS = 6

    async def set_up(self):
        """Everybody shuffles a deck of all cards."""
        for player in self.players:
            self.add_cards(self.ruleset.deck(), player.deck, owner=player)
            await player.deck.shuffle()
            await self.draw(player, player.deck, player.hand, 2)

    async def step(self):
        """Draw a card, lay one open, and perhaps take a coin."""
        player = self.active
        await self.draw(player, player.deck, player.hand)
        card = await player.choose("Which card do you lay?", self.offered(player), ask_anyway=True)
        laid = await self.move(card, player.pile)
        if laid.printed.pips == 3:
            await self.transfer(self.COIN, 1, self.box, player.purse)
        self.set_facts(turn=self.facts.turn + 1, active=player.next.seat)
        await self.twist(player)
        self.finish()

    def finish(self):
        """End the game after so many turns."""
        if self.facts.turn >= self.TURNS:
            self.end(Outcome.by_points([player.purse[self.COIN] for player in self.players], "It is over."))

    def offered(self, player):
        """Say which cards may be laid."""
        return player.hand.cards

    async def twist(self, player):
        """Do what is wrong; nothing is, here."""


class Tower(Number, pips=4, copies=1):
    """A card that others lie on."""

    floors = zone(in_play=True)
    flags = pool()
    height = column(1)


class Builder(Counter):
    """Somebody with a yard."""

    yard = zone(in_play=True)
    tired = column(default=False)


class Towers(Sound):
    """As sound as the other, with cards that lie on cards."""

    id = "towers"
    player_class = Builder
    cards = (One, Two, Three, Tower)
    FLAG = supply()


class Drops(Sound):
    """Drops a card under the table."""

    id = "drops-a-card"

    async def twist(self, player):
        """Lose the top of a deck."""
        zones = self.table.own("zones")
        zones[player.deck.number] = zones[player.deck.number][1:]


class Mints(Sound):
    """Makes coins out of nothing."""

    id = "mints-coins"

    async def twist(self, player):
        """Make a coin."""
        self.table.own(self.COIN.column)[player.purse.number] += 1


class Promises(Sound):
    """Promises what it does not keep."""

    id = "promises-too-much"

    def invariants(self):
        """Promise that the game is short."""
        yield "there are only two turns", self.facts.turn < 3


class Fails(Sound):
    """Fails in the middle of a turn."""

    id = "fails"

    async def twist(self, player):
        """Divide by nothing, in the third turn."""
        self.set_facts(note=str(1 // (3 - self.facts.turn)))


class Endless(Sound):
    """Never ends."""

    id = "never-ends"
    longest = 30

    def finish(self):
        """Do not end."""

    def offered(self, player):
        """Offer nothing in particular, for ever."""
        return ["Go on", "Wait"]

    async def step(self):
        """Ask, and do nothing."""
        await self.active.choose("What now?", self.offered(self.active))


class Gambles(Sound):
    """Rolls dice of its own."""

    id = "gambles"

    async def twist(self, player):
        """Note a number that no table knows."""
        self.set_facts(note=str(random.random()))


class Remembers(Sound):
    """Keeps in mind what should lie on the table."""

    id = "remembers"
    turns = 0

    async def twist(self, player):
        """Count turns in the head."""
        self.turns += 1
        self.set_facts(note=f"{self.turns}")


class Scribbles(Sound):
    """Keeps a list on the table and writes into it."""

    id = "scribbles"

    async def set_up(self):
        """Lay the list down."""
        await super().set_up()
        self.set_facts(seen=[])

    async def twist(self, player):
        """Write into the list, and so into every table that ever had it."""
        self.facts.seen.append(self.facts.turn)


class Watcher(Counter):
    """Somebody who notices being looked at."""

    @displayed
    def watched(self):
        """Show nothing, but notice it."""
        return self.game.notice()


class Notices(Sound):
    """Changes when somebody looks at it."""

    id = "notices"
    player_class = Watcher

    def notice(self):
        """Count how often somebody looked, where nobody sees it."""
        card = self.players[0].deck.last
        card.set(looks=card.looks + 1)
        return 0


class Repeats(Sound):
    """Offers one thing twice."""

    id = "repeats"

    def offered(self, player):
        """Offer the first card again."""
        return [*player.hand.cards, player.hand.first]


class Forgets(Sound):
    """Refuses what it has offered."""

    id = "forgets"

    async def step(self):
        """Offer three things of which one can't be done."""
        chosen = await self.active.choose("Which one?", ["this", "that", "the other"])
        if chosen == "the other":
            raise LookupError(chosen)
        self.set_facts(turn=self.facts.turn + 1)
        self.finish()


class Moody(Sound):
    """Shows a mood that is not on the table."""

    id = "moody"
    mood_now = 0
    mood = displayed(lambda game: game.mood_now)

    async def twist(self, player):
        """Change the mood."""
        self.mood_now = self.facts.turn


class Bell(Number, pips=2, copies=4):
    """It rings on the pile."""

    @when(Moved, lambda bell, move: move.card != bell, works_in=Counter.pile)
    async def ring(self, move):
        """Ring for {card}"""
        await self.game.perform(Whispered("ding"))


class Rings(Sound):
    """As sound as the others, with cards that do something by themselves."""

    id = "rings"
    cards = (One, Two, Three, Bell)

    async def twist(self, player):
        """Let them."""
        await self.settle()


class CountsPips(Sound):
    """Notes the number on the top card of a deck, where everybody can read it."""

    id = "counts-pips"

    async def twist(self, player):
        """Note it."""
        self.set_facts(note=str([card.printed.pips for card in player.deck][:1]))


class Labels(Sound):
    """Writes the name of the top card on the deck when the table is laid."""

    id = "labels-the-deck"

    async def set_up(self):
        """Note it, once and for all."""
        await super().set_up()
        self.set_facts(note=self.players[0].deck.first.name)


class Whispers(Sound):
    """Tells everybody the top card of a deck."""

    id = "whispers"

    async def twist(self, player):
        """Tell it."""
        if player.deck:
            await self.perform(Whispered(player.deck.first.name))


class Dreamer(Counter):
    """Somebody with a whim."""

    @cached
    def whim(self):
        """What comes to mind, which lies on no table."""
        return self.game.dreams


class Whims(Sound):
    """Asks for something that rests on more than the table, and forgets it again."""

    id = "whims"
    player_class = Dreamer
    dreams = 0

    async def twist(self, player):
        """Ask, dream, and ask again when no more than the dice have changed."""
        self.dreams += player.whim == self.dreams
        await self.roll_die(6)
        self.dreams += 0 * player.whim


@event
class Reminded(Event):
    """Somebody is told something that nobody else hears."""

    text = "You remember: {words}"
    player: Player
    words: str

    def audience(self):
        """Only who is reminded hears it."""
        return (self.player,)


class Buries(Sound):
    """Everybody lays a card under the deck, which nobody else sees."""

    id = "buries"

    async def twist(self, player):
        """Bury the first card of the hand."""
        if player.hand:
            await self.remind(player.next, player.hand.first)
            await self.move(player.hand.first, player.deck)

    async def remind(self, player, card):
        """Tell nobody anything."""


class Reminds(Buries):
    """Tells those who knew the card that is buried which one it is."""

    id = "reminds"

    async def remind(self, player, card):
        """Tell them."""
        await self.perform(Reminded(player, card.name if player in card.known_to else "a card"))


class Sets(Sound):
    """Goes through a set, whose order is another in each process."""

    id = "goes-through-a-set"

    async def twist(self, player):
        """Note whatever comes first."""
        self.set_facts(note=next(iter({f"{letter}{self.facts.turn}" for letter in "abcdefghijkl"})))


class Misreads(Sound):
    """Forgets to await, so that nothing happens; only a reader of the source can see what was meant."""

    id = "misreads"

    async def twist(self, player):
        """Shuffle the deck, but not really."""
        if self.facts.turn == self.TURNS + 1:
            player.deck.shuffle()


class Stacker(Counter):
    """Somebody with a second deck."""

    stack = zone(NOBODY, ordered=True)


class SharesBacks(Sound):
    """The cards of both decks have one back, so that those of one are imagined in the other."""

    id = "shares-backs"
    player_class = Stacker

    async def set_up(self):
        """Everybody has a second deck."""
        await super().set_up()
        for player in self.players:
            self.add_cards([Three] * 3, player.stack, owner=player)
