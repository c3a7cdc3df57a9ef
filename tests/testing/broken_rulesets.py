"""A small sound ruleset, and one variant of it for each way in which a ruleset can be broken."""

import random

from tabletop import (
    NOBODY,
    OWNER,
    Card,
    Event,
    Facts,
    Game,
    Outcome,
    Player,
    cached,
    column,
    displayed,
    event,
    facts,
    pool,
    supply,
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


class Dithers(Sound):
    """Rolls dice of its own between two questions."""

    id = "dithers"

    async def step(self):
        """Note a number that no table knows, and ask on."""
        await self.active.choose("What now?", ["this", "that"])
        self.set_facts(note=str(random.random()))
        await self.active.choose("Really?", ["yes", "no"])
        self.set_facts(turn=self.facts.turn + 1)
        self.finish()


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


class Riddler(Sound):
    """Asks for a heap of cards, a number and a word before it goes on; there is one odd way to answer that it can't stand."""

    id = "riddles"
    heap = ("first", "second", "third")
    word = "open"

    async def step(self):
        """Ask three things; what is wrong shows only when all three are answered in one way."""
        player = self.active
        heap = await player.choose_some("Which of them, in what order?", self.heap, at_least=0, at_most=3, ordered=True)
        number = await player.choose("How many?", [1, 2, 3])
        word = await player.choose("Which word?", ["shut", "open", "ajar"])
        if (list(heap), number, word) == (["third", "first"], 2, "ajar"):
            await self.go_wrong(player)
        self.set_facts(turn=self.facts.turn + 1)
        self.finish()

    async def go_wrong(self, player):
        """Do what is wrong; nothing is, here."""


class RiddlerDrops(Riddler):
    """Drops a card under the table, on that one way."""

    id = "riddles-and-drops"

    async def go_wrong(self, player):
        """Lose the top of a deck."""
        zones = self.table.own("zones")
        zones[player.deck.number] = zones[player.deck.number][1:]


class RiddlerFails(Riddler):
    """Fails on that one way."""

    id = "riddles-and-fails"

    async def go_wrong(self, player):
        """Divide by nothing."""
        self.set_facts(note=str(1 // 0))


class Chancer(Sound):
    """Rolls a die and shuffles a deck whenever it is told to; what comes of a six is wrong in one of its variants."""

    id = "takes-chances"

    async def step(self):
        """Ask what to leave to chance."""
        player = self.active
        what = await player.choose("What do you leave to chance?", ["a die", "the deck", "the hand"])
        if what == "a die":
            face = await self.roll_die(6)
            self.set_facts(note=f"It is a {face}.")
            if face == 6:
                await self.six(player)
        elif what == "the deck":
            await self.shuffle(player.deck)
        else:
            await self.shuffle(player.hand)
        self.set_facts(turn=self.facts.turn + 1)
        self.finish()

    async def six(self, player):
        """Do what is wrong; nothing is, here."""


class ChancerFails(Chancer):
    """Fails if the die shows a six."""

    id = "fails-at-a-six"

    async def six(self, player):
        """Divide by nothing."""
        self.set_facts(note=str(1 // 0))


class Rolls(Sound):
    """Rolls a die, tells what it shows, and rolls it again if that is wanted."""

    id = "rolls"

    async def step(self):
        """Roll, ask and roll."""
        player = self.active
        await player.choose("What now?", ["Roll", "Wait"])
        first = await self.roll_die(6)
        again = await player.choose(f"It is a {first}. What now?", ["Roll", "Stop"])
        second = await self.roll_die(6) if again == "Roll" else first
        self.set_facts(turn=self.facts.turn + 1, note=f"{first} and {second}")
        self.finish()


class SharesBacks(Sound):
    """The cards of both decks have one back, so that those of one are imagined in the other."""

    id = "shares-backs"
    player_class = Stacker

    async def set_up(self):
        """Everybody has a second deck."""
        await super().set_up()
        for player in self.players:
            self.add_cards([Three] * 3, player.stack, owner=player)
