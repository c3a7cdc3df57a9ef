"""A small village to try the engine in: each test writes the cards it needs, and what happens on each day."""

import json

import tabletop
from tabletop import (
    NOBODY,
    OWNER,
    Card,
    Event,
    Facts,
    Game,
    Outcome,
    Player,
    Text,
    column,
    event,
    facts,
    permission,
    pool,
    quantity,
    supply,
    zone,
)

NIGHTFALL = "nightfall"
THE_END = Text("village.end", "The year is over.")


class Villager(Player):
    """Somebody with a deck, a hand, a field where folk work, and a purse."""

    deck = zone(NOBODY, ordered=True)
    hand = zone(OWNER)
    field = zone(in_play=True)
    discard = zone()
    purse = pool()
    sack = pool(OWNER)
    luck = column(0)
    hand_limit = quantity(5, floor=0, ceiling=7)


class Folk(Card):
    """A card that works in a field."""

    strength = quantity(floor=0, ceiling=9)
    may_rest = permission()
    coins = pool()
    basket = zone(in_play=True)
    mood = column("calm")
    scars = column(0, stays=True)


@facts
class Days(Facts):
    """How many days there were."""

    day: int = 0


@event
class Hired(Event):
    """Folk come to work in a field."""

    text = "{folk} works for {villager}."
    folk: Folk
    villager: Villager

    def happen(self, game):
        self.folk = self.folk.move(self.villager.field, shown=True)


@event
class Left(Event):
    """Folk leave the field."""

    text = "{folk} leaves."
    looks_back = True
    folk: Folk

    def happen(self, game):
        self.folk.move(self.folk.owner.discard)


@event
class Rang(Event):
    """The bell rings: nothing more, but others may wait for it."""

    text = "The bell rings {times} times."
    times: int = 1


class Village(Game):
    """A village where each day is whatever a test says."""

    id = "village"
    title = "The Village"
    seats = (2, 1, 3, 4)
    player_class = Villager
    facts_class = Days
    durations = (NIGHTFALL, "forever")
    COIN = supply(total=20)
    GRAIN = supply()
    square = zone()
    pot = zone(NOBODY)
    stock = pool(NOBODY)
    days = ()
    facts: Days
    players: tuple[Villager, ...]

    async def step(self):
        """Do what the test says for this day; after the last day nobody wins."""
        if self.facts.day == len(self.days):
            self.end(Outcome.drawn(len(self.players), THE_END))
        await self.days[self.facts.day](self)
        self.set_facts(day=self.facts.day + 1)


def village(*days, cards=(), effects=(), **declared):
    """Return a ruleset in which these are the days, with these cards."""
    body = {"days": days, "cards": tuple(cards), "effects": tuple(effects), "__doc__": "A village of a test."}
    return type("TestVillage", (Village,), body | declared)


def play(*days, seats=2, seed=1, cards=(), effects=(), log=True, bluff_safe=True, ask_chance=False, **declared):
    """Begin a match in a village of these days."""
    made = village(*days, cards=cards, effects=effects, **declared)
    return tabletop.new(made, seats=seats, seed=seed, log=log, bluff_safe=bluff_safe, ask_chance=ask_chance)


def run(day, **kwargs):
    """Play a day on which nobody decides anything, and return what its script returns."""
    told = []

    async def once(game):
        told.append(await day(game))

    match = play(once, **kwargs)
    assert match.outcome is not None, match
    return told[0]


async def unsettled(game, *events):
    """Make events happen at one moment, and leave waiting what they set off."""
    game.agenda.held += 1
    happened = await game.perform_together(events)
    game.agenda.held -= 1
    return happened


def lay(game, to, *kinds, owner=None):
    """Bring cards into existence in a zone, and return them."""
    before = len(to)
    game.add_cards(kinds, to, owner=owner)
    return to.cards[before:]


def settled(match, *answers):
    """Answer, and return the match."""
    for answer in answers:
        match.answer(answer)
    return match


def labels(match):
    """Return what is on offer, in words."""
    return [option.label for option in match.decision.options]


def told(match, seat):
    """Return the texts of all that a seat saw happen."""
    return [seen.text.english for seen in match.events(seat)]


def story(match, seat=None):
    """Return all that a seat saw happen, whatever the sequences: causes and batches are places in the list."""
    events = match.events(seat)
    places = {seen.id: place for place, seen in enumerate(events)}
    return [
        (one.kind, one.text, one.fields, one.private, places.get(one.cause), places.get(one.batch)) for one in events
    ]


def changed(text, **pieces):
    """Return a save with other pieces; the name of a piece is its path, with two underscores for each dot."""
    data = json.loads(text)
    for path, value in pieces.items():
        *places, last = path.split("__")
        part = data
        for place in places:
            part = part[int(place) if place.isdigit() else place]
        part[last] = value
    return json.dumps(data)
