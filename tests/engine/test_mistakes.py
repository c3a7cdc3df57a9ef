"""What Python lets an author write although it can't be meant: each mistake is told with its file and its line."""

import importlib
import inspect
import sys
from textwrap import dedent

import pytest

import tabletop
from tabletop import BadRuleset, RulesBug, activated, modifies, when
from tabletop._rules import bodies, mistakes, registry, whereabouts
from tabletop._rules.faults import NO_OPTIONS
from tabletop.testing import check_ruleset, random_match
from tests.engine.rulesets import Days, Folk, Rang, Village

SOUND = '''\

from __future__ import annotations

from functools import cached_property

import tabletop
from tabletop import (
    OWNER, Card, CardPlayer, Deed, Effect, Event, Facts, Game, Outcome, Player, Relation, Rule, ZoneOf, activated, cached,
    column, deed, displayed, effect, event, facts, forbids, instead, modifies, permission, permits, phase, quantity,
    reaction, relation, state_based, when, zone,
)


class Animal(Card):
    """An animal that lives in a tree."""

    weight = quantity(floor=0)
    may_sleep = permission()
    asleep = column(default=False)

    @relation
    def likes(self, other):
        """Everybody likes everybody."""


class Trick(Card):
    """Something that is only ever in a hand."""


class Squirrel(Player):
    """Somebody with a hand and a tree."""

    hand = zone(OWNER)
    tree: ZoneOf[Animal] = zone(in_play=True)


@event
class Climbed(Event):
    """An animal climbs a tree."""

    text = "{squirrel} sends {animal} up."
    squirrel: Squirrel
    animal: Animal

    def happen(self, game):
        self.animal = self.animal.move(self.squirrel.tree, shown=True)


@event
class Rustled(Event):
    """Leaves rustle: others may wait for it."""

    text = "Leaves rustle."


@effect
class Tired(Effect):
    """An animal is tired by {hours} hours."""

    hours: int


@facts
class Season(Facts):
    """What time of the year it is."""

    nuts: int = 0


@deed
class Climb(Deed):
    """Send {animal} up"""

    animal: Animal

    async def do(self):
        await self.animal.game.perform(Climbed(self.animal.owner, self.animal))


class Owl(Animal, weight=4, copies=2):
    """When an animal climbs, Owl is tired."""

    @when(Climbed)
    async def wake(self, climbed):
        """Be tired"""
        self.game.begin(Tired(3), until="end of turn", source=self)


class Wind(Trick, copies=2):
    """When an animal climbs, you may let leaves rustle."""

    @reaction(Climbed, works_in=Squirrel.hand)
    async def blow(self, climbed):
        """Let leaves rustle"""
        await self.game.perform(Rustled())


#: MORE


class Forest(Game):
    """Animals climb trees, and after three of them it is over."""

    id = "forest"
    title = "Forest"
    player_class = Squirrel
    facts_class = Season
    cards = (Owl, Wind, *[kind for name, kind in list(globals().items()) if name.startswith("My")])
    effects = (Tired,)

    async def set_up(self):
        """Everybody has a hand."""
        for player in self.players:
            self.add_cards(self.ruleset.deck(), player.hand, owner=player)

    async def step(self):
        """Send an animal up."""
        animals = [card for card in self.active.hand if isinstance(card, Animal)]
        await self.active.does("Who climbs?", [Climb(animal) for animal in animals], ask_anyway=True)
        self.set_facts(nuts=self.facts.nuts + 1, active=self.active.next.seat)
        self.twist()
        if self.facts.nuts == 3:
            self.end(Outcome.drawn(2, "It is winter."))

    def twist(self):
        """Do what is wrong; nothing is, here."""
'''


@pytest.fixture
def forest(tmp_path, monkeypatch):
    """Write a module with the small game and something more in it or instead, and import it."""
    monkeypatch.syspath_prepend(tmp_path)
    made = []

    def write(more="", *instead):
        text = SOUND.replace("#: MORE", dedent(more))
        for old, new in instead:
            assert old in text
            text = text.replace(old, new)
        made.append(f"forest_{len(made)}")
        (tmp_path / f"{made[-1]}.py").write_text(text)
        importlib.invalidate_caches()
        return importlib.import_module(made[-1])

    yield write
    for name in made:
        sys.modules.pop(name, None)
    registry._registered.pop("forest", None)


def marked(module):
    """Return the places in a module that are marked as wrong."""
    with open(module.__file__) as file:
        lines = file.read().split("\n")
    return [f"{module.__file__}:{number}" for number, line in enumerate(lines, 1) if line.endswith("# <-")]


def refusal(module):
    """Register the game of a module, and return all that is said of it."""
    with pytest.raises(BadRuleset) as refused:
        tabletop.register(module.Forest)
    return list(refused.value.faults)


def test_the_small_game_is_sound(forest):
    """
    Without a mistake nothing is said, and it is played to its end.
    """
    module = forest()

    assert check_ruleset(module.Forest, games=4, report=False).games == 4


KEEP = (
    "what cards and players keep are columns, changed with set(...), and what a game keeps are facts, changed with "
    "set_facts(...)"
)

KEEP_OF_EFFECTS = (
    "what a lasting effect keeps are its fields, which stay as they were when it was begun: end it, and begin another"
)


def card(body, line="MyFox(Animal, weight=3, copies=1)"):
    """Write a card."""
    return f"class {line}:\n    'A fox.'\n" + "\n".join(f"    {part}" for part in dedent(body).strip().split("\n"))


#: What is written beside the rest, and what is said of it, at the line that is marked.
BESIDE = {
    "an event that can't be awaited": (
        """
        @event
        class Fell(Event):
            "An animal falls."
            async def happen(self, game): ...  # <-
        """,
        "Fell.happen is async, and would never be done: write def happen, and await before or after it",
    ),
    "a text with a field that is not there": (
        """
        @event  # <-
        class Fell(Event):
            text = "{animal} falls from {tree.name}, and {animal[0]} again."
            animal: Animal
        """,
        "the text of Fell names {tree}, which is no field of it: its fields are animal",
    ),
    "a text with a field that is secret": (
        """
        import attrs
        @event  # <-
        class Fell(Event):
            text = "An animal falls on {what}."
            what: int = attrs.field(metadata={"secret": True})
        """,
        "the text of Fell names {what}, which is secret: its fields are none",
    ),
    "words of a deed with a field that is not there": (
        """
        @deed  # <-
        class Jump(Deed):
            "Jump to {tree}, {where}"
            animal: Animal
            where = "there"
        """,
        "the words of Jump name {tree}, which is no field of it: its fields are animal",
    ),
    "an event without its decorator": (
        """
        class Fell(Event):  # <-
            animal: Animal
        """,
        "Fell is not made under its decorator: write @event above the class",
    ),
    "an event that is built on another, without its decorator": (
        """
        class FellAgain(Climbed):  # <-
            "It falls again."
        """,
        "FellAgain is not made under its decorator: write @event above the class",
    ),
    "a deed without its decorator": (
        """
        class Jump(Deed):  # <-
            "Jump."
        """,
        "Jump is not made under its decorator: write @deed above the class",
    ),
    "facts without their decorator": (
        """
        class Weather(Season):  # <-
            rain: int = 0
        """,
        "Weather is not made under its decorator: write @facts above the class",
    ),
    "an effect without its decorator": (
        """
        class Hungry(Effect):  # <-
            hours: int
        """,
        "Hungry is not made under its decorator: write @effect above the class",
    ),
    "an effect that is begun and not listed": (
        """
        @effect
        class Hungry(Effect):
            "An animal is hungry."
        """
        + card(
            """
            @when(Climbed)
            async def bark(self, climbed):
                def then():
                    return Hungry()  # <-
                self.game.begin(then(), until="end of turn")
            """
        ).replace("\n", "\n        "),
        "MyFox.bark speaks of the lasting effect Hungry, which Forest does not list: put it into effects",
    ),
    "a special of a card in hand that does not say where it works": (
        card(
            """
            @reaction(Climbed)  # <-
            async def bark(self, climbed): ...
            """,
            "MyFox(Trick, copies=1)",
        ),
        "MyFox.bark never works, since no zone in play is declared for such a card: "
        "write works_in=... for where it works, such as a hand",
    ),
    "a trigger that does not take its event": (
        card("@when(Climbed)  # <-\nasync def bark(self): ..."),
        "MyFox.bark is marked when, and is given the event: write def bark(self, event)",
    ),
    "an ability to use that wants an event": (
        card("@activated()  # <-\nasync def bark(self, climbed): ..."),
        "MyFox.bark is marked activated, and is given nothing but itself: write def bark(self)",
    ),
    "a modifier that does not take what it modifies": (
        card("@modifies(Animal.weight)  # <-\ndef grow(self): ..."),
        "MyFox.grow is marked modifies, and is given the card: write def grow(self, card)",
    ),
    "a permission of a relation that takes too little": (
        card("@permits(Animal.likes)  # <-\ndef grow(self, one): ..."),
        "MyFox.grow is marked permits, and is given the one and the other: write def grow(self, one, other)",
    ),
    "a trigger that says it is given another event": (
        card("@when(Climbed)  # <-\nasync def bark(self, event: Rustled): ..."),
        "MyFox.bark is marked when Climbed, and says that it is given Rustled: write the one or the other",
    ),
    "a modifier of a card that says it is given a player": (
        card("@modifies(Animal.weight)  # <-\ndef grow(self, animal: Squirrel): ..."),
        "MyFox.grow is marked modifies <Computed card.weight>, and says that it is given Squirrel: "
        "write the one or the other",
    ),
    "a modifier that returns a truth": (
        card("@modifies(Animal.weight)  # <-\ndef grow(self, animal: Animal) -> bool: ..."),
        "MyFox.grow is marked modifies, and says that it returns bool: it has to return int or None",
    ),
    "a prohibition that returns nothing": (
        card("@forbids(Climbed)  # <-\ndef guard(self, climbed: Climbed | Rustled) -> None: ..."),
        "MyFox.guard is marked forbids, and says that it returns None: it has to return bool",
    ),
    "a replacement that returns a truth": (
        card("@instead(Climbed)  # <-\nasync def guard(self, climbed: Event) -> bool: ..."),
        "MyFox.guard is marked instead, and says that it returns bool: it has to return Event or None",
    ),
    "a check of the state that returns nothing": (
        card("@state_based()  # <-\nasync def guard(self) -> None: ..."),
        "MyFox.guard is marked state_based, and says that it returns None: it has to return bool",
    ),
    "a body that is not async": (
        card("@when(Climbed)  # <-\ndef bark(self, climbed): ..."),
        "MyFox.bark is not async, and an ability marked when acts",
    ),
    "a card that overrides a verb": (
        card("def move(self, to): ...  # <-"),
        "MyFox.move takes the place of what the engine has as Card.move: call it something else",
    ),
    "a card with a column of a name that is taken": (
        "class MyFox(Animal, weight=3, copies=1):  # <-\n    'A fox.'\n    place = column(0)",
        "MyFox.place takes the place of what the engine has as Card.place: call it something else",
    ),
    "a card that is given its name in its body": (
        "class MyFox(Animal, weight=3, copies=1):  # <-\n    'A fox.'\n    name = 'Red Fox'",
        'MyFox.name takes the place of what the engine has as Card.name: write name="..." on the class line',
    ),
    "a card that is given a text in its body": (
        "class MyFox(Animal, weight=3, copies=1):  # <-\n    'A fox.'\n    text = 'It is red.'",
        "MyFox.text takes the place of what the engine has as Card.text: the docstring is the text",
    ),
    "a card that overrides what makes it": (
        card("def __init__(self, *given): ...  # <-"),
        "MyFox.__init__ takes the place of what the engine has as Card.__init__: call it something else",
    ),
    "a card that overrides a verb by what is mixed into it": (
        "class Loud:\n    def turn(self): ...  # <-\n\n" + card("pass", "MyFox(Loud, Animal, weight=3, copies=1)"),
        "Loud.turn takes the place of what the engine has as Card.turn: call it something else",
    ),
    "a card that notes something on itself": (
        card("async def on_play(self):\n    self.barks = 3  # <-"),
        f"MyFox.on_play sets self.barks: {KEEP}",
    ),
    "a value of a card that is worked out and noted": (
        card("@property\ndef barks(self):\n    self.count = 3  # <-\n    return 3"),
        f"MyFox.barks sets self.count: {KEEP}",
    ),
}  # fmt: skip

#: What is written instead of something, and what is said of it, at the line that is marked.
INSTEAD = {
    "a player who overrides a verb": (
        ("    hand = zone(OWNER)", "    hand = zone(OWNER)\n    def take(self, supply): ...  # <-"),
        "Squirrel.take takes the place of what the engine has as Player.take: call it something else",
    ),
    "a player with a zone of a name that is taken": (
        ("class Squirrel(Player):", "class Squirrel(Player):  # <-\n    set = zone()"),
        "Squirrel.set takes the place of what the engine has as Player.set: call it something else",
    ),
    "a player who is given a name in the class": (
        ("class Squirrel(Player):", "class Squirrel(Player):  # <-\n    name = 'Bushy'"),
        "Squirrel.name takes the place of what the engine has as Player.name: call it something else",
    ),
    "a game that overrides what it is made with": (
        ("    def twist(self):", "    @classmethod  # <-\n    def collect(cls): ...\n\n    def twist(self):"),
        "Forest.collect takes the place of what the engine has as Holder.collect: call it something else",
    ),
    "a game with a zone where the engine keeps its table": (
        ("class Forest(Game):\n", "class Forest(Game):  # <-\n    __doc__ = 'A forest.'\n    table = zone()\n"),
        "Forest.table takes the place of what the engine has as Lookup.table: call it something else",
    ),
    "an effect with a field of a name that is taken": (
        ('@effect\nclass Tired(Effect):', "@effect  # <-\nclass Tired(Effect):\n    until: str"),
        "Tired.until takes the place of what the engine has as Effect.until: call it something else",
    ),
    "a rule with a name that is taken": (
        ("    effects = (Tired,)", "    class Custom(Rule):  # <-\n        'A custom.'\n        key = 7\n"
         "    effects, rules = (Tired,), (Custom,)"),
        "Custom.key takes the place of what the engine has as Rule.key: call it something else",
    ),
    "a game that keeps something itself": (
        ('        """Do what is wrong; nothing is, here."""', "        self.turns = 3  # <-"),
        f"Forest.twist sets self.turns: {KEEP}",
    ),
    "a game that counts something itself": (
        ('        """Do what is wrong; nothing is, here."""', "        self.nuts_found += 1  # <-"),
        f"Forest.twist sets self.nuts_found: {KEEP}",
    ),
    "a lasting effect that notes something on itself": (
        ("    hours: int\n", "    hours: int\n\n    @when(Climbed)\n    async def wane(self, climbed):\n"
         "        self.hours -= 1  # <-\n"),
        f"Tired.wane sets self.hours: {KEEP_OF_EFFECTS}",
    ),
    "a rule that notes something on itself": (
        ("    effects = (Tired,)", "    class Custom(Rule):\n        'A custom.'\n        @when(Climbed)\n"
         "        async def note(self, climbed):\n            self.last = climbed.animal  # <-\n"
         "    effects, rules = (Tired,), (Custom,)"),
        f"Custom.note sets self.last: {KEEP}",
    ),
    "a phase that keeps something": (
        ("    def twist(self):", "    @phase\n    async def dusk(self):\n        'It is late.'\n        self.late = True  # <-\n\n"
         "    def twist(self):"),
        f"Forest.dusk sets self.late: {KEEP}",
    ),
    "an option that nobody could give": (
        ("class Forest(Game):\n",
         "import attrs\n\n@attrs.frozen  # <-\nclass Forestry:\n    nuts: int = 3\n    seed: int = 0\n\n"
         "class Forest(Game):\n    __doc__ = 'A forest.'\n    options_class = Forestry\n"),
        "the option seed of Forestry could never be given, since tabletop.new takes its own seed: call it something else",
    ),
    "a game whose facts are not made": (
        ("@facts\nclass Season(Facts):", "class Season(Facts):  # <-"),
        "Season is not made under its decorator: write @facts above the class",
    ),
    "a game whose effect is not made": (
        ("@effect\nclass Tired(Effect):", "class Tired(Effect):  # <-"),
        "Tired is not made under its decorator: write @effect above the class",
    ),
    "an event that others wait for and that is not made": (
        ("@event\nclass Climbed(Event):", "class Climbed(Event):  # <-"),
        "Climbed is not made under its decorator: write @event above the class",
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("more", "instead", "words"),
    [
        *[pytest.param(more, (), words, id=name) for name, (more, words) in BESIDE.items()],
        *[pytest.param("", (instead,), words, id=name) for name, (instead, words) in INSTEAD.items()],
    ],
)
def test_each_mistake_is_told_with_its_line(forest, more, instead, words):
    """
    Registering a game with one mistake in it names the class, the file and the line, and what to write instead.
    """
    module = forest(more, *instead)

    (place,) = marked(module)
    assert f"{words} ({place})" in refusal(module)


def test_no_option_has_the_name_of_what_a_match_is_set_up_with():
    """
    What beginning a match takes itself is what no option may be called.
    """
    taken = inspect.signature(tabletop.new).parameters.values()

    assert {one.name for one in taken if one.kind is not one.VAR_KEYWORD} == set(NO_OPTIONS)


def test_all_mistakes_are_told_together_in_the_order_of_their_lines(forest):
    """
    Whoever makes several mistakes hears of all of them at once, from the top of the file to its end.
    """
    module = forest(
        card("def move(self, to): ...  # <-") + "\n\n" + "class Fell(Event):  # <-\n    animal: Animal\n",
        ('        """Do what is wrong; nothing is, here."""', "        self.turns = 3  # <-"),
    )

    told = [words.rpartition(" (")[2].rstrip(")") for words in refusal(module)]

    assert told == marked(module)


def test_what_only_looks_like_a_mistake_is_left_alone(forest):
    """
    A base that others build on needs no decorator, what comes behind the engine's own hides nothing, a body may take
    more than it is given, and nobody judges words that mean nothing where they stand.
    """
    module = forest(
        """
        class Sound(Event):
            "What is heard."
            animal: Animal

        @event
        class Howled(Sound):
            text = "{animal} howls."
            animal: Animal

        class Loud:
            def turn(self): ...

        class MyFox(Animal, Loud, weight=3, copies=1):
            "It howls whenever it can."

            def __init_subclass__(cls, **printed):
                super().__init_subclass__(**printed)
                cls.voice = "loud"

            @when(Howled)
            async def bark(self, howled: NobodyKnows, times: int = 3) -> object: ...
            @when(Howled)
            async def yap(self, *given: "Nobody | Knows") -> None: ...
            @forbids(Climbed)
            def stay(self, climbed: object) -> object: ...
            @forbids(Animal.likes)
            def grudge(self, one: Animal, other: Animal) -> bool: ...
            @modifies(Animal.weight)
            def grow(self, animal: object) -> int | None: ...
            @instead(Climbed)
            async def hide(self, climbed: Climbed) -> Event | None: ...
            async def on_play(self):
                def weigh(cat):
                    cat.weight = 7
                    cat.weight += 7
                weigh(self)
        """
    )

    assert tabletop.register(module.Forest).title == "Forest"


def test_a_body_may_be_anything_that_can_be_called(forest):
    """
    What is no plain function is taken as it is, and so are annotations that are classes.
    """
    module = forest()

    class Fox(module.Animal, weight=3, copies=1):
        """It is hungry."""

        @modifies(module.Animal.weight)
        def grow(self, animal: module.Squirrel | module.Forest) -> "int":
            return 1

        grow.__annotations__["return"] = int | None
        eat = activated()(Eating())

    game = type("Foxes", (module.Forest,), {"cards": (Fox,), "__doc__": "Foxes."})
    with pytest.raises(BadRuleset) as refused:
        tabletop.register(game)

    assert [words.partition(" that it is")[0] for words in refused.value.faults if "Fox.grow" in words] == [
        "Fox.grow is marked modifies <Computed card.weight>, and says"
    ]


class Eating:
    """Something that can be called, and is no function."""

    __doc__ = "Eat"

    def __call__(self, fox):
        """Eat something."""


# ------------------------------------------------------------------------------------------------ in a game


def failure(module):
    """Play a game until its rules fail, and return how."""
    with pytest.raises(RulesBug) as failed:
        random_match(module.Forest, seed=1)
    return str(failed.value)


TWIST = '        """Do what is wrong; nothing is, here."""'


def test_an_effect_that_is_not_listed_cannot_be_begun(forest):
    """
    Where the code does not show which effect it is, it is refused when it is begun.
    """
    module = forest(
        "@effect  # <-\nclass Hungry(Effect):\n    'It is hungry.'",
        (TWIST, "        self.begin(globals()['Hungry'](), until='end of turn')"),
    )

    (place,) = marked(module)
    assert failure(module) == f"Forest does not list the effect Hungry: put it into effects ({place})"


LOCAL = {
    "an event without its decorator": (
        "class Fell(Climbed):  # <-\n    'It falls.'",
        "Fell is not made under its decorator: write @event above the class ({place})",
    ),
    "an event that can't be awaited": (
        "@event  # <-\nclass Fell(Event):\n    async def happen(self, game): ...\n    def __init__(self, *given): ...",
        "Fell.happen is async, and would never be done: write def happen, and await before or after it",
    ),
}


@pytest.mark.parametrize(("made", "words"), LOCAL.values(), ids=LOCAL)
def test_an_event_that_nobody_saw_before_is_refused_when_it_happens(forest, made, words):
    """
    An event that is made on the way is looked at before it happens for the first time.
    """
    lines = ["        player = self.active", *[f"        {line}" for line in made.split("\n")]]
    doing = "        await self.perform(Fell(player, player.hand.first))"
    module = forest("", ('        """Send an animal up."""', "\n".join([*lines, doing])))

    (place,) = marked(module)
    assert words.format(place=place) in failure(module)


@pytest.mark.parametrize("kind", ["event", "effect", "deed"])
def test_nothing_is_made_of_a_class_without_its_decorator(forest, kind):
    """
    What is made of a class that stands alone says what is missing, and where.
    """
    module = forest("", (TWIST, f"        class Odd({kind.title()}):  # <-\n            hours: int\n        Odd(3)"))

    (place,) = marked(module)
    assert f"TypeError: Odd is not made under its decorator: write @{kind} above the class ({place})" in failure(module)


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("self.players[0].tired = 3", f"tired can't be set on <seat 0: Seat 1>: {KEEP}"),
        ("self.find('wind').barks = 3", f"barks can't be set on <Wind #2.0>: {KEEP}"),
        ("self.find('owl').asleep = True", "asleep is a column: change it with set(asleep=...)"),
        ("self.find('wind').game.turns = 3", f"turns can't be set on <Forest in progress>: {KEEP}"),
        ("setattr(self, 'turns', 3)", f"turns can't be set on <Forest in progress>: {KEEP}"),
        ("vars(self)['turns'] = 3", f"turns can't be set on <Forest in progress>: {KEEP}"),
        ("vars(self)[''.join(['tur', 'ns'])] = 3", f"turns can't be set on <Forest in progress>: {KEEP}"),
        ("self.facts.nuts = 3", "nuts is a fact and can't be set: write set_facts(nuts=...)"),
        ("self.facts.rain = 3", "Season has no fact rain: declare it, and write set_facts(rain=...)"),
        ("del self.facts.nuts", "nuts is a fact and can't be set: write set_facts(nuts=...)"),
    ],
)
def test_nothing_is_kept_on_a_handle(forest, written, words):
    """
    Cards, players and games take no attributes, and facts are changed by the game: the error says where such things go.
    """
    module = forest("", (TWIST, f"        {written}  # <-"))

    (place,) = marked(module)
    told = failure(module)
    assert words in told
    assert told.endswith(f" ({place})") != ("join" in written)


def test_what_a_card_declares_to_be_set_is_set(forest):
    """
    A property of an author's own may have something to do when it is set.
    """
    module = forest()

    class Fox(module.Animal, weight=3, copies=1):
        """A fox."""

        @property
        def mood(self):
            """How it feels."""
            return self.asleep

        @mood.setter
        def mood(self, value):
            self.set(asleep=value)

    def twist(self):
        self.add_cards([Fox], self.active.tree, owner=self.active)
        fox = self.active.tree.last
        fox.mood = True
        moods.append(fox.mood)

    moods = []
    random_match(
        type("Foxes", (module.Forest,), {"cards": (Fox, *module.Forest.cards), "twist": twist, "__doc__": "Foxes."})
    )
    assert moods == [True] * 3


# ------------------------------------------------------------------------------------------------ cards that nobody lists


def test_a_card_that_no_game_lists_is_told_of(forest):
    """
    A printed card that lies in a module of a game and in none of its lists was forgotten; a kind of card was not.
    """
    module = forest(
        "class Hawk(Animal, weight=3, copies=1):  # <-\n    'A hawk.'\n\nclass Bird(Animal):\n    'A bird.'"
    )

    (place,) = marked(module)
    words = f"Hawk is a printed card that Forest does not list: put it into cards ({place})"
    with pytest.warns(UserWarning, match="Hawk") as told:
        tabletop.register(module.Forest)
    assert [str(one.message) for one in told] == [words]


def test_a_card_that_another_game_lists_is_not_forgotten(forest):
    """
    Of several games in a module each lists its own cards, a card may be there for others to be made after it, and a
    game that stands in no module says nothing of one.
    """
    module = forest(
        """
        class Hawk(Animal, weight=3, copies=1):
            "A hawk."

        class MyEagle(Hawk, weight=6):
            "A larger hawk."

        class Crow(Animal, weight=1, copies=1):
            "A crow."

        class Sky(Game):
            cards = (Crow,)
        """
    )
    made_up = type("Foxes", (module.Forest,), {"cards": (module.Owl,), "__doc__": "Foxes."})

    assert tabletop.register(module.Forest).title == tabletop.register(made_up).title


# ------------------------------------------------------------------------------------------------ where it is


def test_what_stands_in_no_file_has_no_place(forest):
    """
    What was typed in, or made on the way, is told without a line.
    """
    made = {}
    exec("def typed(): ...", made)

    assert whereabouts.parted(whereabouts.placed("It is (too) long", "there.py:3")) == (
        "It is (too) long",
        "there.py:3",
    )
    assert whereabouts.parted("It is (too) long") == ("It is (too) long", "")
    assert whereabouts.place_of(made["typed"]) == ""
    assert whereabouts.place_of(type("Made", (), {})) == ""
    assert whereabouts.place_of(7) == ""
    assert whereabouts.placed("It is odd", "") == "It is odd"


def test_an_annotation_means_classes_however_it_is_written():
    """
    As text, where annotations are kept so, and as what it stands for; of what is not known here nothing is said.
    """

    def body(card): ...

    assert bodies.meant(body, "int | None") == bodies.meant(body, int | None) == (int, None)
    assert bodies.meant(body, "BadRuleset") == bodies.meant(body, BadRuleset) == (BadRuleset,)
    assert bodies.meant(body, "Nobody | int") == bodies.meant(body, ...) == ()


def test_the_facts_of_a_game_are_looked_at_with_its_events():
    """
    Its record is named by the game, and its events by what abilities are about.
    """

    class Listener(Folk, strength=1):
        """It hears the bell."""

        @when(Rang)
        async def listen(self, rang): ...

    class Hamlet(Village):
        """A village with one listener."""

        cards = (Listener,)

    assert {Days, Rang} <= {*mistakes.kinds_named_by(Hamlet)}
