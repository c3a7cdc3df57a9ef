"""Options as clients get them: under a key that never changes, with all that can be clicked on."""

import random

import pytest

import tabletop
from tabletop import Deed, Player, Spot, deed
from tabletop.conditions import mine, unmet, worded
from tests.engine.rulesets import Folk, lay, play, village


class Ox(Folk, strength=4):
    """Strong."""


class Cow(Folk, strength=2):
    """Mild."""


GAMES = ("tic-tac-toe", "leduc-poker", "hedge-court", "smash-up", "supervillain", "master-of-the-galaxy")


def offered(things, *, lay_out=None, seat=0):
    """Return the options that a seat sees when it is offered what *things* makes of a game and its players."""

    async def day(game):
        if lay_out is not None:
            lay_out(game, *game.players)
        await game.players[seat].choose("?", things(game, *game.players), ask_anyway=True)

    return play(day, cards=(Ox, Cow)).view(seat).decision.options


def keys_of(name, seats, *, answers=60):
    """Return the keys that a random match offers, decision by decision."""
    match, dice = tabletop.new(name, seats, seed=11), random.Random(5)
    found = []
    while match.decision and match.number < answers:
        found.append(match.decision.options.keys)
        decision = match.decision
        match.answer(
            dice.sample(range(len(decision.options)), decision.at_most if decision.single else decision.at_least)
        )
    return found


@pytest.mark.parametrize("name", GAMES)
def test_keys_are_the_same_whoever_plays(name):
    """
    Nothing of one table is in a key: no name of a player and no id of a card.
    """
    assert keys_of(name, ["Ann", "Bob"]) == keys_of(name, ["Zoe", "Yan"])


@pytest.mark.parametrize("name", GAMES)
def test_no_two_options_of_a_decision_have_one_key(name):
    """
    What is alike is numbered.
    """
    for keys in keys_of(name, ["Ann", "Bob"]):
        assert len(set(keys)) == len(keys)


def test_keys_name_cards_by_print_players_by_seat_and_places_by_whose_they_are():
    """
    A card that the seat does not know is a card, and no more.
    """

    @deed
    class Lend(Deed):
        """Lend {folk} to {friends} for {supply}, from {box} to {zone}"""

        folk: Folk
        friends: tuple[Player, ...]
        supply: object
        box: object
        zone: object

    def lay_out(game, ann, bob):
        lay(game, ann.field, Ox, Ox, owner=ann)
        lay(game, bob.hand, Cow, owner=bob)

    def things(game, ann, bob):
        lend = Lend(ann.field.first, (ann, bob), game.COIN, game.box, bob.hand)
        return [*ann.field, *bob.hand, bob, bob.field, game.box, 3, (ann, "cart"), lend]

    options = offered(things, lay_out=lay_out)

    assert [option.key.removeprefix("test-options.") for option in options] == [
        "ox",
        "ox [2]",
        "tabletop.a-card",
        "tabletop.thing(thing=1)",
        "tabletop.place(holder=1, place=field)",
        "words.box",
        "tabletop.number(number=3)",
        "tabletop.several(part0=tabletop.thing(thing=0), part1=words.cart)",
        "Lend(box=box, folk=ox, friends=0+1, supply=COIN, zone=1.hand)",
    ]
    ox, other = options[0].cards[0], options[1].cards[0]
    assert ox != other
    assert [[(one.kind, one.of) for one in option.targets] for option in options] == [
        [("card", ox)],
        [("card", other)],
        [],
        [("seat", 1)],
        [("zone", "1.field")],
        [("pool", "box")],
        [],
        [("seat", 0)],
        [("card", ox), ("seat", 0), ("seat", 1), ("supply", "COIN"), ("pool", "box"), ("zone", "1.hand")],
    ]


def test_kinds_of_cards_are_called_by_their_names():
    """
    What is printed is on offer, and not a card: it has the key of a card of its kind, and nothing to click on.
    """

    @deed
    class Name(Deed):
        """Name {kind}"""

        kind: type

    options = offered(lambda game, ann, bob: [Ox, Cow, (Ox, 3), Name(Cow)])

    assert [(option.label, option.key, option.targets) for option in options] == [
        ("Ox", "ox", ()),
        ("Cow", "cow", ()),
        ("Ox, 3", "tabletop.several(part0=ox, part1=tabletop.number(number=3))", ()),
        ("Name Cow", "test-options.Name(kind=cow)", ()),
    ]


def test_places_on_cards_are_those_of_the_id_of_the_card():
    """
    A basket is that of its ox, and so is a spot that rules name on it.
    """

    class Horn:
        targets = ()

        def __init__(self, ox):
            self.targets = (Spot("horns", 1, on=ox), Spot("hills", 2))

        def __str__(self):
            return "a horn"

    def lay_out(game, ann, bob):
        lay(game, ann.field, Ox, owner=ann)

    options = offered(
        lambda game, ann, bob: [ann.field.first, ann.field.first.basket, Horn(ann.field.first)], lay_out=lay_out
    )

    ox = options[0].cards[0]
    assert [option.targets for option in options[1:]] == [
        (("zone", f"{ox}.basket", None, None),),
        (("spot", ox, "horns", 1), ("spot", None, "hills", 2)),
    ]


def test_more_and_less_have_keys_of_their_own():
    """
    A sign before a number is said in its key: without it, both would have the same.
    """

    async def day(game):
        await game.players[0].choose("What changes?", ["+1 Strength", "-1 Strength", "3-4 days", "both"])

    assert play(day).decision.options.keys == (
        "words.plus-1-strength",
        "words.minus-1-strength",
        "words.3-4-days",
        "words.both",
    )


def test_the_keys_of_a_game_can_be_listed():
    """
    All cards are in the list, and whatever random games offer.
    """
    keys = tabletop.option_keys("leduc-poker", games=3)

    assert keys == tabletop.option_keys("leduc-poker", games=3)
    assert {"leduc.call", "leduc.fold", "leduc.raise", "tabletop.pass", "tabletop.yes"} < set(keys)
    assert "squire" in tabletop.option_keys("hedge-court", games=0)
    assert len(tabletop.option_keys("hedge-court", games=2)) > len(tabletop.option_keys("hedge-court", games=0))


def test_eight_games_are_played_to_list_keys_unless_it_is_said_how_many():
    """
    Each game may offer what none before it did: more of them are only played by who asks for it.
    """
    seen = []

    async def day(game):
        seen.append(game)
        await game.players[0].choose("Which?", [f"road {len(seen)}", "none"])

    keys = tabletop.option_keys(village(day))

    assert {key for key in keys if "road" in key} == {f"words.road-{number}" for number in range(1, 9)}


def asked(how, **kwargs):
    """Return a match in which Ann is asked as *how* makes of a game and its players."""

    async def day(game):
        await how(game, *game.players)

    return play(day, cards=(Ox, Cow), **kwargs)


DEFAULTS = {
    "passing": (lambda game, ann, bob: ann.choose("?", "abc", optional=True), (3,)),
    "no": (lambda game, ann, bob: ann.confirms("?"), (1,)),
    "the first": (lambda game, ann, bob: ann.choose("?", "abc"), (0,)),
    "what rules say": (lambda game, ann, bob: ann.choose("?", "abc", optional=True, default="b"), (1,)),
    "no more than on offer": (lambda game, ann, bob: ann.choose("?", "abc", default="z"), (0,)),
    "none": (lambda game, ann, bob: ann.choose_some("?", "abc"), ()),
    "the first two": (lambda game, ann, bob: ann.choose_some("?", "abc", at_least=2), (0, 1)),
    "those that rules say": (lambda game, ann, bob: ann.choose_some("?", "abc", at_least=1, default="ca"), (0, 2)),
    "too few said": (lambda game, ann, bob: ann.choose_some("?", "abc", at_least=2, default="c"), (0, 1)),
    "in order": (lambda game, ann, bob: ann.choose_some("?", "abc", ordered=True, default="ca"), (2, 0)),
}


@pytest.mark.parametrize(("how", "picks"), DEFAULTS.values(), ids=DEFAULTS)
def test_who_is_absent_answers_harmlessly(how, picks):
    """
    Whoever does not answer passes where that is possible, and otherwise takes the first, unless rules say otherwise.
    """
    match = asked(how)

    assert match.decision.default == match.view(0).decision.default == picks
    match.answer(match.decision.default)
    assert match.number == 1


def test_absent_players_play_every_game_through():
    """
    Every default is a legal answer.
    """
    for name in GAMES:
        match = tabletop.new(name, ["Ann", "Bob"], seed=3, log=False)
        while match.decision and match.number < 300:
            match.answer(match.decision.default)
        assert match.number > 1


def waited_for(match):
    """Return what each reader is told of whom the match waits for."""
    views = [match.view(seat) for seat in (0, 1, None)]
    return [view.waiting_for and view.waiting_for.english for view in views]


def test_who_waits_is_told_in_public_words_for_what():
    """
    The prompt is for who decides; others hear what rules say openly, or else what is being resolved, as they know it.
    """

    class Drover(Folk, strength=1):
        """It calls."""

        @tabletop.activated()
        async def call(self):
            """Call the herd"""
            await self.choose("Which secret?", ["a", "b"])

    async def hidden(game, ann, bob):
        lay(game, ann.hand, Ox, owner=ann)
        await ann.choose(
            "Which secret?",
            ["a", "b"],
            openly=tabletop.Text("test.hides", "{ann} hides {ox}", ann=ann, ox=ann.hand.first),
        )

    async def day(game):
        ann, bob = game.players
        await hidden(game, ann, bob)
        await ann.choose_some("Which secrets?", ["a", "b"], openly="Ann counts")
        await ann.choose("Which secret?", ["a", "b"])
        lay(game, ann.field, Drover, owner=ann)
        await game.use(game.usable(ann)[0])

    match = play(day, cards=(Ox, Drover), seats=["Ann", "Bob"])
    found = []
    while match.decision:
        found.append(waited_for(match))
        match.answer(match.decision.default)

    assert found == [
        ["Ann hides Ox", "Ann hides a card", "Ann hides a card"],
        ["Ann counts"] * 3,
        ["Ann decides"] * 3,
        ["Ann decides: Drover: Call the herd"] * 3,
    ]
    assert waited_for(match) == [None] * 3


def test_who_waits_may_hear_the_question_itself():
    """
    Where a game asks openly, others hear what is asked and for which card, as they know it, unless it says something else.
    """

    class Drover(Folk, strength=1):
        """It calls."""

        @tabletop.activated()
        async def call(self):
            """Call the herd"""
            await self.choose("Which of them?", ["a", "b"])

    async def day(game):
        ann, _ = game.players
        (ox,) = lay(game, ann.hand, Ox, owner=ann)
        await ann.choose(tabletop.Text("test.keeps", "Do you keep {ox}?", ox=ox), ["a", "b"])
        await ann.choose("Which secret?", ["a", "b"], openly="Ann hides something")
        lay(game, ann.field, Drover, owner=ann)
        await game.use(game.usable(ann)[0])

    match = play(day, cards=(Ox, Drover), seats=["Ann", "Bob"], asks_openly=True)
    found = []
    while match.decision:
        found.append(waited_for(match))
        match.answer(match.decision.default)

    assert found == [
        ["Ann is asked: Do you keep Ox?", *["Ann is asked: Do you keep a card?"] * 2],
        ["Ann hides something"] * 3,
        ["Ann is asked for Drover: Which of them?"] * 3,
    ]


def test_chance_is_waited_for_as_well():
    """
    Where chance is asked, it is chance that decides.
    """

    async def day(game):
        await game.roll_die(6)

    assert waited_for(play(day, ask_chance=True)) == ["Chance decides"] * 3


def test_an_option_says_what_it_puts_where():
    """
    A deed says so itself; where rules ask for a place, each option is where the card goes that they ask about.
    """

    @deed
    class Hand(Deed):
        """Hand a coin over"""

        what: object
        to: Player

        @property
        def puts(self):
            return self.what, self.to

    def lay_out(game, ann, bob):
        lay(game, ann.field, Ox, owner=ann)
        lay(game, bob.hand, Cow, owner=bob)

    async def day(game):
        ann, bob = game.players
        lay_out(game, ann, bob)
        await ann.choose("?", [Hand(game.COIN, bob), Hand(bob.hand.first, ann), Hand(ann.field.first, "home"), "none"])
        await ann.choose("?", [bob.field, bob, "nowhere"], about=ann.field.first, kind="place")
        await ann.choose("?", [bob.field, bob], about=ann.field.first)
        await ann.choose("?", [bob.field, bob], kind="place")

    match = play(day, cards=(Ox, Cow))
    found = []
    while match.decision:
        view = match.view(0)
        found.append([option.puts for option in view.decision.options])
        match.answer(0)

    ox = ("card", view.zone("field", 0).cards[0].id, None, None)
    bob = ("seat", 1, None, None)
    assert found == [
        [(("supply", "COIN", None, None), bob), None, None, None],
        [(ox, ("zone", "1.field", None, None)), (ox, bob), None],
        [None, None],
        [None, None],
    ]


def puts_of(name, *, seed, answers=250):
    """Return what the options of a random match put where, by kind."""
    match, dice, found = tabletop.new(name, 2, seed=seed), random.Random(seed), set()
    while match.decision and match.number < answers:
        decision = match.view(match.decision.seat).decision
        found |= {(option.puts.what.kind, option.puts.to.kind) for option in decision.options if option.puts}
        match.answer(dice.sample(range(len(decision.options)), decision.at_least))
    return found


@pytest.mark.parametrize(
    ("name", "pair"),
    [("smash-up", ("card", "card")), ("supervillain", ("card", "card")), ("master-of-the-galaxy", ("supply", "spot"))],
)
def test_games_let_cards_and_cubes_be_dragged(name, pair):
    """
    Minions go to bases, Mobs on Projects, cubes on slots.
    """
    assert pair in puts_of(name, seed=4)


def test_a_card_that_an_effect_cannot_choose_is_asked_about_by_id_and_in_the_words_of_the_condition():
    """
    Every condition has its say in turn; one without words of its own says as much as it can.
    """

    @worded("It is too weak.")
    def strong(card, folk):
        return folk.strength > 2

    def lay_out(game, ann, bob):
        lay(game, ann.field, Ox, Cow, owner=ann)
        lay(game, bob.field, Ox, owner=bob)

    async def day(game):
        ann = game.players[0]
        lay_out(game, *game.players)
        folk = [*ann.field, *game.players[1].field]
        await ann.choose("Who pulls?", folk, why_not=unmet(folk[0], (mine, strong)), ask_anyway=True)
        await ann.choose(
            "Who pulls?", folk, why_not=unmet(folk[0], (lambda one, other: one != other,)), ask_anyway=True
        )

    match = play(day, cards=(Ox, Cow))
    view = match.view(0)
    ids = [card.id for seat in (0, 1) for card in view.zone("field", seat).cards]
    foreign = match.view(1).zone("field", 0).cards[1].id

    assert [str(match.why_not(one)) for one in ids] == ["None", "It is too weak.", "It is not yours."]
    assert str(match.why_not(foreign)) == "Nothing like that could be chosen here."
    match.answer("Ox") if len(match.decision.options) == 1 else match.answer(0)
    assert str(match.why_not(ids[0])) == "It does not fit what Ox asks for."


def test_a_deed_is_asked_about_by_its_card():
    """
    If nothing can be done with a card, the first reason counts.
    """

    @deed
    class Lead(Deed):
        """Lead {folk} out"""

        folk: Folk

        def why_not(self):
            return "It sleeps." if isinstance(self.folk, Cow) else None

    async def day(game):
        ann = game.players[0]
        await ann.does("?", [Lead(one) for one in lay(game, ann.field, Ox, Cow, owner=ann)], ask_anyway=True)

    match = play(day, cards=(Ox, Cow))

    ids = {card.name: card.id for card in match.view(0).zone("field", 0).cards}
    assert [str(match.why_not(ids[name])) for name in ("Ox", "Cow")] == ["None", "It sleeps."]


def test_a_card_that_no_condition_speaks_of_is_told_by_what_is_on_offer():
    """
    Where it lies, what it is or whose it is: in what a card differs from all that are on offer is said of it.
    """

    class Elder(Folk):
        """A kind of its own."""

    class Sage(Elder, strength=0):
        """Wise."""

    class Beast(Folk):
        """Another."""

    class Dog(Beast, strength=1):
        """Loud."""

    async def day(game):
        ann, bob = game.players
        lay(game, ann.field, Ox, Cow, Dog, owner=ann)
        lay(game, ann.hand, Ox, owner=ann)
        lay(game, bob.field, Ox, Sage, owner=bob)
        lay(game, game.square, Ox)
        await ann.choose("Which?", ann.field.cards[:1], ask_anyway=True)
        await ann.choose("Which?", [ann.hand.first, game.square.first])
        await ann.choose("Which?", [*ann.field.cards[:2], *bob.field])
        await ann.choose("Which?", ["this", "that"])
        await ann.choose("Who?", game.players)
        lay(game, bob.hand, Cow, owner=bob)
        await ann.choose("Which?", [*ann.field, bob.hand.first])

    match = play(
        day,
        cards=(Ox, Cow, Sage, Dog),
        seats=["Ann", "Bob"],
        looks=tabletop.Appearance(words={"player.hand": "cards held"}),
    )
    view = match.view(0)
    ox, cow, pet = [card.id for card in view.zone("field", 0).cards]
    (held,), (theirs, _) = [[card.id for card in view.zone(*where).cards] for where in (("hand", 0), ("field", 1))]

    assert [str(match.why_not(one)) for one in (ox, cow, held, theirs)] == [
        "None",
        "Only Ox can be chosen here.",
        "Only what lies here can be chosen: field.",
        "Only cards of Ann can be chosen here.",
    ]
    match.answer(0)
    assert str(match.why_not(ox)) == "Only what lies here can be chosen: cards held or square."
    match.answer(0)
    assert str(match.why_not(held)) == "Only what lies here can be chosen: field."
    assert str(match.why_not(pet)) == "Only a folk or an elder can be chosen here."
    match.answer(0)
    assert str(match.why_not(held)) == "No card can be chosen here."
    match.answer(0)
    assert str(match.why_not(held)) == "Only players can be chosen here: Ann or Bob."
    match.answer(0)  # a card that Ann does not know among them
    assert str(match.why_not(held)) == "Nothing like that could be chosen here."


def test_used_up_abilities_say_so():
    """
    What is done once a turn is not on offer again, by its words or by its card.
    """

    class Well(Folk, strength=0):
        """Once each turn, draw water."""

        @tabletop.activated(once_per_turn=True)
        async def draw_water(self):
            """Draw water"""

        @tabletop.activated(lambda well, _: False)
        async def dry_up(self):
            """Dry up"""

    class Spring(Folk, strength=0):
        """Draw water."""

        @tabletop.activated()
        async def drink(self):
            """Drink"""

    async def day(game):
        ann, bob = game.players
        lay(game, ann.field, Well, Spring, Spring, owner=ann)
        lay(game, bob.field, Well, owner=bob)
        await game.use(game.usable(bob)[0])
        await ann.does("?", game.usable(ann), ask_anyway=True)
        await ann.does("?", game.usable(ann), ask_anyway=True)
        await ann.choose("?", ["a", "b"])

    match = play(day, cards=(Well, Spring))
    view = match.view(0)
    well, spring, _ = [card.id for card in view.zone("field", 0).cards]
    theirs = view.zone("field", 1).cards[0].id

    assert [match.why_not(one) for one in (well, "Well: Draw water")] == [None, None]
    match.answer("Well: Draw water")
    told = [str(match.why_not(one)) for one in (well, "Well: Draw water", spring, theirs)]
    assert told == [
        *["Well: Draw water has been used this turn."] * 2,
        "None",
        "Only cards of Seat 1 can be chosen here.",
    ]
    match.answer(0)
    assert str(match.why_not(well)) == "No card can be chosen here."


def test_what_is_used_up_of_a_card_that_nobody_knows_is_told_to_nobody():
    """
    Which of the cards that were turned down and mixed had water is no longer for anybody to say.
    """

    class Well(Folk, strength=0):
        """Once each turn, draw water."""

        @tabletop.activated(once_per_turn=True)
        async def draw_water(self):
            """Draw water"""

    class Spring(Folk, strength=0):
        """Draw water."""

        @tabletop.activated()
        async def drink(self):
            """Drink"""

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Well, Spring, Spring, owner=ann)
        await ann.does("?", game.usable(ann))
        for card in ann.field.cards[:2]:
            card.turn(face_up=False)
        await ann.field.shuffle()
        await ann.does("?", game.usable(ann), ask_anyway=True)

    match = play(day, cards=(Well, Spring))
    match.answer("Well: Draw water")

    assert [option.label for option in match.decision.options] == ["Spring: Drink"]
    assert str(match.why_not("Well: Draw water")).startswith("Nothing like that could be chosen here")


@pytest.mark.parametrize("hidden", [Ox, Cow])
def test_of_a_card_that_nobody_knows_it_is_not_told_whether_its_like_is_on_offer(hidden):
    """
    An ox is on offer, and why a card that lies face down is not says nothing of what it is.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        for card in lay(game, ann.field, hidden, hidden, owner=ann):
            card.turn(face_up=False)
        await ann.field.shuffle()
        await ann.choose("Which?", [ox], ask_anyway=True)

    match = play(day, cards=(Ox, Cow))
    unknown = [card.id for card in match.view(0).zone("field", 0).cards if card.name is None]

    assert [str(match.why_not(id)) for id in unknown] == ["Only Ox can be chosen here."] * 2


def test_near_misses_are_told_what_they_might_have_meant():
    """
    Only words that come close to an option.
    """
    match = asked(lambda game, ann, bob: ann.choose("?", ["plough the field", "sow"]))

    told = [str(match.why_not(words)) for words in ("plow the field", "dance", 7)]
    nothing = "Nothing like that could be chosen here"
    assert told == [f"{nothing}; did you mean plough the field?", f"{nothing}.", f"{nothing}."]


# ------------------------------------------------------------------------------------------------ blindly


def blind(offer, *, seat=0):
    """Return the options of Ann, who knows one of the oxen and cows in Bob's hand and is offered what *offer* makes of it."""

    async def day(game):
        ann, bob = game.players
        cards = lay(game, bob.hand, Ox, Cow, Ox, owner=bob)
        lay(game, bob.hand, Cow, owner=ann)
        await game.look_at(ann, cards[:1])
        await game.players[seat].choose("Which do you take?", offer(bob, cards), ask_anyway=True)

    return play(day, cards=(Ox, Cow)).view(seat).decision.options


def test_who_takes_a_card_unseen_cannot_take_the_one_they_know():
    """
    Ann knows of an ox in Bob's hand, and takes a card from there blindly: nothing tells her which of them it is.
    """
    options = blind(lambda bob, cards: bob.hand)

    assert [option.label for option in options] == ["a card", "a card [2]", "a card [3]", "a card [4]"]
    assert {(option.cards, option.targets, option.puts) for option in options} == {((), (), None)}
    assert {option.key.partition(" ")[0] for option in options} == {"tabletop.a-card"}


def test_who_has_looked_at_all_that_is_on_offer_takes_what_they_want():
    """
    Where every card on offer is known, each is called by its name, whatever else is in that hand.
    """
    assert [option.label for option in blind(lambda bob, cards: cards[:1])] == ["Ox"]


def test_who_sees_a_hand_chooses_from_it_with_open_eyes():
    """
    Bob sees his own cards.
    """
    assert [option.label for option in blind(lambda bob, cards: bob.hand, seat=1)][:2] == [
        "Ox (Seat 2)",
        "Cow (Seat 2)",
    ]


def takes(how, seed, kinds=(Cow, Ox, Cow, Ox), **kwargs):
    """Return a match in which Ann takes cards from Bob's hand blindly, into which all saw an Ox go last."""

    async def day(game):
        ann, bob = game.players
        lay(game, bob.hand, *kinds, owner=bob)
        (last,) = lay(game, game.square, Ox, owner=bob)
        await game.move(last, bob.hand)
        for card in await how(ann, bob):
            card.move(ann.field, shown=True)
            ann.set(luck=card.row)
        await ann.confirms("Well?")

    return play(day, cards=(Ox, Cow), seed=seed, **kwargs)


async def takes_one(ann, bob):
    """Ann takes a card."""
    return [await ann.choose("Which?", bob.hand)]


async def takes_a_listed_one(ann, bob):
    """Ann takes one of what is listed anew, but not the first one."""
    first = bob.hand.first
    return [await ann.choose("Which?", list(bob.hand), why_not=lambda one: "No." if one == first else None)]


async def takes_one_or_none(ann, bob):
    """Ann takes a card from Bob's hand or from his field, or none."""
    return [await ann.choose("Which?", [*bob.hand, *bob.field], optional=True)]


async def takes_two(ann, bob):
    """Ann takes two cards."""
    return await ann.choose_some("Which?", bob.hand, at_least=2, at_most=2)


WAYS = (takes_one, takes_a_listed_one, takes_one_or_none, takes_two)


def taken(match):
    """Return which card Ann took last."""
    return match.view().players[0].columns["luck"]


@pytest.mark.parametrize("how", WAYS)
def test_the_place_of_what_is_picked_blindly_does_not_tell_what_it_is(how):
    """
    All saw which card came last to Bob's hand, and the last option is that one no more often than any other is.
    """
    found = []
    for seed in range(40):
        match = takes(how, seed)
        some = [option.index for option in match.decision.options if option.label.startswith("a card")]
        match.answer(some[-1] if match.decision.single else some[-2:])
        found.append(taken(match))

    assert 1 <= found.count(4) <= 25
    assert len(set(found)) > 3


@pytest.mark.parametrize("log", [True, False])
@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("pick", range(3))
def test_what_is_picked_blindly_stays_the_same_card(how, pick, log):
    """
    In copies, in what is played again or loaded, and after taking back, the same option is the same card.
    """
    match = takes(how, 7, log=log)
    picks = pick if match.decision.single else [pick, pick + 1]
    other = match.copy()
    loaded = tabletop.load(match.save())
    for one in (match, other, loaded):
        one.answer(picks)
    again = match.copy()
    again.answer("Yes")
    back = match.copy()
    back.undo()
    back.answer(picks)

    assert {taken(one) for one in (match, other, loaded, again, back, match.replay())} == {taken(match)}
    assert tabletop.load(match.save(), verify=True).digest() == match.digest() == other.digest()


def test_what_is_picked_blindly_from_two_hands_stays_from_these_hands():
    """
    Nothing but the order within each hand is mixed, and what can be told stays where it was.
    """

    async def day(game):
        ann, bob, cid = game.players
        hands = [lay(game, one.hand, *[Ox, Cow] * 4, owner=one) for one in (bob, cid)]
        (open_one,) = lay(game, bob.field, Ox, owner=bob)
        await ann.choose("Which?", [*hands[0], open_one, *hands[1]])

    things = play(day, cards=(Ox, Cow), seats=3)._now.decision.options.things
    rows = [thing.row for thing in things]

    assert [sorted(rows[:8]), rows[8], sorted(rows[9:])] == [[*range(8)], 16, [*range(8, 16)]]
    assert rows[:8] != sorted(rows[:8])
    assert rows[9:] != sorted(rows[9:])


def test_a_known_card_elsewhere_keeps_its_name_beside_unseen_ones():
    """
    What lies in the open, or in another order that can be followed, is not blind because of a hand.
    """

    async def day(game):
        ann, bob = game.players
        (secret,) = lay(game, bob.hand, Cow, owner=bob)
        (open_one,) = lay(game, bob.field, Ox, owner=bob)
        top, below = lay(game, bob.deck, Ox, Cow, owner=bob)
        await game.look_at(ann, [top])
        await ann.choose("Which?", [secret, open_one, top, below])

    options = play(day, cards=(Ox, Cow)).view(0).decision.options

    assert [option.label for option in options] == ["a card", "Ox (Seat 2)", "Ox (Seat 2) [2]", "a card (Seat 2)"]


def test_cards_that_lie_face_down_are_pointed_at_although_nobody_knows_them():
    """
    Whoever chooses one of them clicks on it: it has an id, if no name.
    """

    async def day(game):
        ann, bob = game.players
        for card in lay(game, bob.field, Ox, Cow, owner=bob):
            card.turn(face_up=False)
        await bob.field.shuffle()
        await ann.choose("Which?", bob.field)

    view = play(day, cards=(Ox, Cow)).view(0)
    cards = view.zone("field", 1).cards

    assert [card.name for card in cards] == [None, None]
    assert [option.cards for option in view.decision.options] == [(card.id,) for card in cards]


def test_everybody_is_told_alike_what_is_waited_for():
    """
    Who is asked finds the question there, too; in data a target is a card if nothing else.
    """
    match = tabletop.new("hedge-court", ["Ann", "Bob"], seed=7)
    mine, other = (tabletop.to_data(match.view(seat)) for seat in (0, 1))

    assert mine["waiting_for"] == other["waiting_for"]
    assert mine["waiting_for"]["arguments"]["player"] == {"seat": 0}
    assert mine["decision"]["options"][0]["targets"] == [{"of": match.view(0).decision.options[0].cards[0]}]


def test_a_name_that_ends_with_a_full_stop_ends_a_sentence():
    """
    There are no two in a row, but for three.
    """
    said = tabletop.Text("test.plays", "Ann plays {card}.", card="S.H.I.E.L.D.")
    match = play(lambda game: game.players[0].choose(said, [1, 2]), cards=(Ox,))

    assert str(said) == match.view(0).decision.prompt.english == "Ann plays S.H.I.E.L.D."
    assert str(tabletop.Text("test.wait", "Wait for {card}...", card="it")) == "Wait for it..."


def test_a_known_card_without_an_id_is_pointed_at_by_its_place_among_those_that_are_shown():
    """
    In a deck that is its place in order, in a rival's hand the first that looks like it; of one that is unknown there is none.
    """

    def lay_out(game, ann, bob):
        known = [*lay(game, ann.deck, Ox, Cow, owner=ann)[1:], *lay(game, bob.hand, Cow, Cow, owner=bob)]
        for card in known:
            game.table.show(card.row, 1)

    options = offered(lambda game, ann, bob: [*ann.deck, *bob.hand], lay_out=lay_out)
    targets = [[(one.kind, one.of, one.number) for one in option.targets] for option in options]

    assert sorted(targets) == [[], [("shown", "0.deck", 1)], [("shown", "1.hand", 0)], [("shown", "1.hand", 0)]]


@pytest.mark.parametrize(
    ("count", "words"),
    [(5, "Only Cow0, Cow1, Cow2, Cow3 or Cow4 can be chosen here."), (6, "Nothing like that could be chosen here.")],
)
def test_no_more_than_five_cards_are_named(count, words):
    """
    Of more it is only said that this card could not be chosen.
    """
    kinds = [type(f"Cow{number}", (Folk,), {"__doc__": "No ability."}, strength=1) for number in range(count)]

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, *kinds, Ox, owner=ann)
        await ann.choose("Which?", ann.field.cards[:-1])

    match = play(day, cards=(*kinds, Ox))
    ox = match.view(0).zone("field", 0).cards[-1].id

    assert str(match.why_not(ox)) == words


@pytest.mark.parametrize(("letters", "meant"), [(43, True), (42, False)])
def test_of_long_words_only_the_beginning_is_compared(letters, meant):
    """
    A hundred letters are looked at, however many there are.
    """

    async def day(game):
        await game.players[0].choose("Which?", ["a" * letters, "b"])

    assert ("did you mean" in str(play(day).why_not("a" * 500))) == meant
