"""A sound ruleset in which nearly everything can be hidden, looked at, shown, mixed up and handed over."""

from tabletop import (
    NOBODY,
    OWNER,
    Card,
    Facts,
    Game,
    LookedAt,
    Outcome,
    Player,
    column,
    facts,
    modifies,
    pool,
    quantity,
    supply,
    when,
    zone,
)
from tabletop import Moved as Goes


class Figure(Card):
    """A card that lies face up or face down in the field."""

    might = quantity(floor=0)


class Pawn(Figure, might=1, copies=4):
    """No ability."""


class Knight(Figure, might=2, copies=3):
    """It wears armour."""

    armour = column(3)


class Banner(Figure, might=0, copies=2):
    """Others of its owner have more might."""

    @modifies(Figure.might)
    def lift(self, figure):
        return 1 if figure.in_play and figure.owner == self.owner else 0


class Cart(Figure, might=1, copies=2):
    """It carries gems and a card."""

    load = zone(NOBODY)
    gems = pool()
    hoard = pool(OWNER)


class Spy(Figure, might=1, copies=2):
    """When any figure goes somewhere, Spy's owner may draw, once a turn."""

    @when(Goes, optional=True, once_per_turn=True)
    async def listen(self, moved):
        """Draw a card"""
        await self.game.draw(self.owner, self.owner.deck, self.owner.hand)


class Keeper(Player):
    """Somebody with many hidden things."""

    deck = zone(NOBODY, ordered=True)
    hand = zone(OWNER)
    field = zone(in_play=True)
    pile = zone()
    secret = pool(OWNER)
    shown = pool()


@facts
class Clock(Facts):
    """How far the game is."""

    turn: int = 0


class Hidden(Game):
    """Everybody does one of many things with hidden cards and gems; after a while it is over."""

    id = "hidden-things"
    title = "Hidden Things"
    seats = (2, 3)
    player_class = Keeper
    facts_class = Clock
    cards = (Pawn, Knight, Banner, Cart, Spy)
    RED = supply(total=6)
    BLUE = supply(total=6)
    bag = pool(NOBODY)
    pit = zone(NOBODY)
    TURNS = 14

    async def set_up(self):
        """Shuffle decks and fill the bag."""
        for gem in (self.RED, self.BLUE):
            self.pay(gem, 6, self.box, self.bag)
        for player in self.players:
            self.add_cards(self.ruleset.deck(), player.deck, owner=player)
            await player.deck.shuffle()
            await self.draw(player, player.deck, player.hand, 3)

    def deeds(self, player):
        """List what a player could do."""
        rival = player.next
        possible = {
            "play face down": player.hand,
            "play face up": player.hand,
            "turn up": [card for card in player.field if not card.face_up],
            "peek at the field": [card for card in rival.field if not card.face_up],
            "look at the top": player.deck,
            "hand over at random": player.hand,
            "hand over": player.hand,
            "steal": rival.hand,
            "take a gem": range(self.bag[self.RED] + self.bag[self.BLUE]),
            "show a gem": player.secret.counts,
            "back into the deck": player.hand,
            "take up": player.field,
            "show a card": player.hand,
            "mix": player.hand,
            "bury": player.hand,
            "dig": self.pit,
            "load": [card for card in player.field if isinstance(card, Cart)] if player.hand else [],
        }
        return [deed for deed, things in possible.items() if len(list(things))]

    async def step(self):
        """Do one deed."""
        player = self.active
        self.new_turn()
        await self.draw(player, player.deck, player.hand)
        deed = await player.choose("What do you do?", self.deeds(player), optional=True, ask_anyway=True)
        if deed:
            await getattr(self, deed.replace(" ", "_"))(player, player.next)
        await self.settle()
        self.set_facts(turn=self.facts.turn + 1, active=player.next.seat)
        if self.facts.turn >= self.TURNS:
            for card in self.in_play(Figure):
                card.turn(face_up=True)
            points = [sum(card.might for card in keeper.field) for keeper in self.players]
            self.end(Outcome.by_points(points, "It is late."))

    async def restock(self, deck):
        """Shuffle the pile."""
        for card in deck.holder.pile:
            card.move(deck)
        await deck.shuffle()

    async def play_face_down(self, player, rival):
        """Lay a card where nobody sees its face."""
        card = await player.choose("Which card?", player.hand, ask_anyway=True)
        card.turn(face_up=False)
        await self.move(card, player.field)

    async def play_face_up(self, player, rival):
        """Lay a card open."""
        card = await player.choose("Which card?", player.hand, ask_anyway=True)
        await self.move(card, player.field)

    async def turn_up(self, player, rival):
        """Turn a card up."""
        card = await player.choose("Which card?", [card for card in player.field if not card.face_up], ask_anyway=True)
        card.turn(face_up=True)

    async def peek_at_the_field(self, player, rival):
        """Look at a hidden card of a rival."""
        card = await player.choose("Which card?", [card for card in rival.field if not card.face_up], ask_anyway=True)
        await self.perform(LookedAt(player, card))

    async def look_at_the_top(self, player, rival):
        """Look at the top card of the deck, and leave it there or lay it under the deck."""
        top = player.deck.first
        await self.perform(LookedAt(player, top))
        if await player.confirms("Under the deck?", about=top):
            await self.move(top, player.deck)

    async def hand_over_at_random(self, player, rival):
        """Give away a random card."""
        await self.move(await self.pick_at_random(player.hand.cards), rival.hand)

    async def hand_over(self, player, rival):
        """Give away a card of one's choice."""
        await self.move(await player.choose("Which card?", player.hand, ask_anyway=True), rival.hand)

    async def steal(self, player, rival):
        """Take a card out of a hidden hand."""
        await self.move(await player.choose("Which card?", rival.hand, ask_anyway=True), player.hand)

    async def take_a_gem(self, player, rival):
        """Take a gem out of the bag, unseen by others."""
        for gem in await self.draw_at_random(self.bag):
            self.pay(gem, 1, self.bag, player.secret)

    async def show_a_gem(self, player, rival):
        """Show a gem."""
        gem = await player.choose("Which gem?", [gem for gem in self.supplies if player.secret[gem]], ask_anyway=True)
        await self.transfer(gem, 1, player.secret, player.shown)

    async def back_into_the_deck(self, player, rival):
        """Lay a card on the deck."""
        card = await player.choose("Which card?", player.hand, ask_anyway=True)
        await self.move(card, player.deck, first=True)

    async def take_up(self, player, rival):
        """Take a card of the field back."""
        card = await player.choose("Which card?", player.field, ask_anyway=True)
        if isinstance(card, Cart):
            for passenger in card.load:
                await self.move(passenger, player.pile)
            for gem in self.supplies:
                self.pay(gem, card.gems[gem], card.gems, player.secret)
                self.pay(gem, card.hoard[gem], card.hoard, player.secret)
        await self.move(card, player.hand)

    async def show_a_card(self, player, rival):
        """Show a card of the hand to all."""
        await self.reveal(await player.choose("Which card?", player.hand, ask_anyway=True))

    async def mix(self, player, rival):
        """Shuffle the hand."""
        await player.hand.shuffle()

    async def bury(self, player, rival):
        """Throw a card into the pit, where nobody sees it."""
        await self.move(await player.choose("Which card?", player.hand, ask_anyway=True), self.pit)

    async def dig(self, player, rival):
        """Take a random card out of the pit."""
        await self.move(await self.pick_at_random(self.pit.cards), player.hand)

    async def load(self, player, rival):
        """Lay a card on a cart, and gems into it: red ones where all see them, blue ones where nobody else does."""
        carts = [card for card in player.field if isinstance(card, Cart)]
        cart = await player.choose("Which cart?", carts, ask_anyway=True)
        await self.move(await player.choose("Which card?", player.hand, ask_anyway=True), cart.load)
        for gem in self.supplies:
            self.pay(gem, 1, player.secret, cart.gems if gem is self.RED else cart.hoard)
