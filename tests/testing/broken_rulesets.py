"""A small sound ruleset, and one variant of it for each way in which a ruleset can be broken."""

import random
from itertools import count
from weakref import WeakKeyDictionary

from tabletop import (
    NOBODY,
    OWNER,
    Card,
    Deed,
    Effect,
    Event,
    Facts,
    Game,
    Moved,
    Outcome,
    Player,
    ZoneOf,
    activated,
    cached,
    column,
    deed,
    displayed,
    effect,
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


#: Whoever wavers picks by turns.
TURNS = count()


class Wavers(Sound):
    """Notes the word that was picked; of either word it notes one or the other."""

    id = "wavers"

    async def step(self):
        """Ask for a word; what comes of the third answer comes of the others, too."""
        word = await self.active.choose("Which word?", ["ajar", "open", "either"])
        self.set_facts(note=("ajar", "open")[next(TURNS) % 2] if word == "either" else word)


#: What games have in mind that lies on no table.
HEADS = WeakKeyDictionary()
#: Whoever looks counts on.
LOOKS = count()


class Remembers(Sound):
    """Keeps in mind what should lie on the table."""

    id = "remembers"

    async def twist(self, player):
        """Count turns in the head."""
        HEADS[self] = HEADS.get(self, 0) + 1
        self.set_facts(note=f"{HEADS[self]}")


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


class Welcomes(Sound):
    """Says something when it is taken up, after loading too: what was told under an id is something else then."""

    id = "welcomes"

    async def twist(self, player):
        """Say it once, for all that this game knows."""
        if self not in HEADS:
            HEADS[self] = "it is said"
            await self.perform(Whispered("Welcome"))


class Rhyme(str):
    """A word with something to it that no pickle could find again."""

    __slots__ = ("sound",)


class Rhymer(Counter):
    """Somebody who shows a word of an odd kind."""

    @displayed
    def rhyme(self):
        """Show it: JSON takes it for a word."""
        word = Rhyme("moon")
        word.sound = lambda: "june"
        return word


class Rhymes(Sound):
    """Shows what can be written as JSON, but not be sent to another process."""

    id = "rhymes"
    player_class = Rhymer


class Confuses(Sound):
    """Keeps the game in progress under a name that all matches share, and writes into that."""

    id = "confuses-matches"
    newest = None

    async def step(self):
        """Lay a card open, and note it on the table that was looked at last."""
        type(self).newest = self
        player = self.active
        await self.draw(player, player.deck, player.hand)
        card = await player.choose("Which card do you lay?", self.offered(player), ask_anyway=True)
        await self.move(card, player.pile)
        self.newest.set_facts(note=card.name)
        self.set_facts(turn=self.facts.turn + 1, active=player.next.seat)
        self.finish()


class Moody(Sound):
    """Shows a mood that is not on the table."""

    id = "moody"
    mood = displayed(lambda game: HEADS.get(game, 0))

    async def twist(self, player):
        """Change the mood."""
        HEADS[self] = self.facts.turn


class Restless(Sound):
    """Shows something else each time that anybody looks."""

    id = "restless"
    mood = displayed(lambda game: next(LOOKS))


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
        return HEADS.get(self.game, 0)


class Whims(Sound):
    """Asks for something that rests on more than the table, and forgets it again."""

    id = "whims"
    player_class = Dreamer

    async def twist(self, player):
        """Ask, dream, and ask again when no more than the dice have changed."""
        HEADS[self] = HEADS.get(self, 0) + (player.whim == HEADS.get(self, 0))
        await self.roll_die(6)
        HEADS[self] += 0 * player.whim


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


class Settler(Counter):
    """Somebody with a yard in play, and a stash that only its owner sees."""

    yard = zone(in_play=True)
    stash: ZoneOf[Three] = zone(OWNER)


class Stashes(Sound):
    """Only the highest cards lie in stashes, and their backs are those of all cards."""

    id = "stashes"
    player_class = Settler

    async def set_up(self):
        """Everybody has two cards in a stash."""
        await super().set_up()
        for player in self.players:
            self.add_cards([Three] * 2, player.stash, owner=player)


class Hider(Counter):
    """Somebody with a place to hide cards, which is declared for any."""

    den = zone(OWNER)


class Peg(Card, copies=0, back="card"):
    """It is hidden and does nothing."""


class Hides(Sound):
    """As sound as the other, but pegs are imagined among the cards and cards among the pegs."""

    id = "hides"
    player_class = Hider
    cards = (One, Two, Three, Peg)

    async def set_up(self):
        """Everybody hides two pegs."""
        await super().set_up()
        for player in self.players:
            self.add_cards([Peg] * 2, player.den, owner=player)


class Squats(Sound):
    """Lays a card into a yard of somebody else, and gives it to nobody."""

    id = "squats"
    player_class = Settler

    async def twist(self, player):
        """Lay the first card of the hand down at a neighbour's."""
        if player.hand:
            player.hand.first.move(player.next.yard)


class Sells(Squats):
    """Leaves cards of nobody's in play where nobody holds them, in the hands of whoever had them."""

    id = "sells"
    market = zone(in_play=True)

    async def twist(self, player):
        """Sell a card of nobody's out of a hand."""
        self.add_cards([One], player.hand)
        card = player.hand.last.move(self.market, shown=True)
        self.offer(card)

    def offer(self, card):
        """Forget that nobody has it now."""


class Trades(Sells):
    """As sound as it can be: what is sold is given to nobody."""

    id = "trades"

    def offer(self, card):
        """Have nobody control it."""
        card.give_to(None)


@effect
class Spell(Effect):
    """It works for a turn."""

    @when(Whispered)
    async def echo(self, whispered):
        """Echo"""


class Sleeper(Number, pips=5, copies=2):
    """It does nothing, although it says so much."""

    @when(Whispered)
    async def wake(self, whispered):
        """Wake up"""

    @activated(lambda sleeper, event: False)
    async def rise(self):
        """Rise"""

    @activated()
    async def snore(self):
        """Snore"""


class NeverPlayed(Number, pips=6, copies=0):
    """There is none of it."""

    @when(Whispered)
    async def wake(self, whispered):
        """Wake up"""


@deed
class Shout(Deed):
    """Shout"""


class Idles(Sound):
    """Some of what is written here never happens."""

    id = "idles"
    player_class = Settler
    cards = (One, Two, Three, Sleeper, NeverPlayed)
    effects = (Spell,)

    async def twist(self, player):
        """Lay sleepers down, and let them snore."""
        for card in player.hand:
            if isinstance(card, Sleeper):
                self.begin(Spell(), until="end of turn")
                card.move(player.yard)
        await player.does("What do you do?", [*self.usable(player), Wait()], ask_anyway=True)


@deed
class Wait(Deed):
    """Wait"""

    async def do(self):
        """Do nothing."""
