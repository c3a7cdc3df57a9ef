"""What a frontend has to know of a game, read off what the game declares."""

import ast
import random
import re
import sys
import types
from itertools import combinations
from typing import Literal

import attrs
import jsonschema_rs
import pytest

import tabletop
from tabletop import (
    Appearance,
    Board,
    Card,
    Game,
    Player,
    Refused,
    Shape,
    Text,
    column,
    displayed,
    permission,
    pool,
    quantity,
    schemas,
    supply,
    zone,
)
from tabletop._base.texts import slug
from tabletop._outside import sources
from tabletop._outside.manifest_parts import Gatherer, plain
from tabletop._outside.manifest_words import Speaker, words_of_type
from tabletop._rules.appearance import BODIES, LYING
from tests.engine.rulesets import village

GAMES = sorted(tabletop.games())
FITS = jsonschema_rs.Draft202012Validator(schemas.schema("manifest"))
WORDS_OF_FIELDS = {
    "card", "player", "zone", "pool", "supply", "text", "number", "word", "truth", "data",
}  # fmt: skip


@pytest.fixture(scope="module", params=GAMES)
def manifest(request):
    """The manifest of every installed game."""
    return tabletop.manifest(request.param)


# ------------------------------------------------------------------------------------------------ of every game


def test_a_manifest_fits_its_schema(manifest):
    """
    As data it is what the published schema says.
    """
    FITS.validate(tabletop.to_data(manifest))


def test_a_manifest_is_the_same_every_time(manifest):
    """
    Nothing in it rests on chance or on what was asked before.
    """
    assert tabletop.to_json(tabletop.manifest(manifest.game)) == tabletop.to_json(manifest)


def values_of(option):
    """Return all that an option may be, or that may be in its list."""
    return [value for values in (*option.values.values(), *option.parts.values()) for value in values]


def test_every_place_of_a_view_has_a_shape(manifest):
    """
    Whatever zone or pool a view shows, the manifest says how things lie there.
    """
    places = {(place.holder, place.name): place for place in manifest.places}
    view = tabletop.new(manifest.game, seed=1).view(0)

    assert {(one.holder, one.name) for one in (*view.zones, *view.pools)} <= places.keys()
    assert {place.lying for place in places.values()} <= set(LYING)
    assert {thing.body for thing in (*manifest.things, *manifest.supplies)} <= set(BODIES)


def test_every_card_is_a_thing_with_a_back(manifest):
    """
    Each printed card is of a kind that the manifest knows, and its back is one of that kind's.
    """
    things = {thing.kind: thing for thing in manifest.things}

    assert [card.id for card in manifest.cards if card.back not in things[card.kind].backs] == []
    assert {kind for place in manifest.places for kind in (*place.on, *place.holds)} <= things.keys()


def test_what_looks_say_is_about_something(manifest):
    """
    Every place, word and silence that a game adds is about something that it declares.
    """
    looks = tabletop.ruleset(manifest.game).game.looks
    places = {f"{place.holder}.{place.name}" for place in manifest.places}
    told = {f"{one.holder}.{one.name}" for one in manifest.properties}
    told |= {f"card.{name}" for card in manifest.cards for name in card.printed}
    supplies = {f"supply.{one.name}" for one in manifest.supplies}
    things = {one.kind for one in manifest.things}

    assert looks.places.keys() - places == set()
    assert looks.unsaid - told == set()
    phases, words = {f"phase.{one.name}" for one in manifest.phases}, {f"thing.{kind}" for kind in things}
    values = {f"option.{one.name}.{value}" for one in manifest.options for value in values_of(one)}
    assert looks.words.keys() - places - told - supplies - phases - words - values == set()
    assert looks.things.keys() - things - supplies == set()
    assert {name for board in looks.boards for name in board.places} - places == set()
    assert (looks.choices.keys() | looks.limits.keys()) - {option.name for option in manifest.options} == set()


def test_spots_are_on_their_boards(manifest):
    """
    Every spot is from 0 to 100 per cent from the left and from the top.
    """
    spots = [spot for board in manifest.boards for spot in board.spots.values()]

    assert [spot for spot in spots if not (0 <= spot.x <= 100 and 0 <= spot.y <= 100)] == []
    assert all(board.spots for board in manifest.boards)


def test_all_that_is_told_and_asked_is_listed(manifest):
    """
    Random matches tell and ask nothing whose key, kind or fields the manifest does not have.
    """
    texts = {text.key: text for text in manifest.texts}
    named = texts.keys() | {card.id for card in manifest.cards}
    events = {event.kind: event for event in manifest.events}
    decisions = {decision.kind: {field.name for field in decision.fields} for decision in manifest.decisions}
    for seed in range(2):
        match, dice = tabletop.new(manifest.game, seed=seed), random.Random(seed)
        while match.decision and match.number < 120:
            shown = match.view(match.decision.seat).decision
            filled = {"about": shown.about, "at_least": shown.at_least - 1, "at_most": shown.at_most - 1}
            told = {
                name for name, value in (*filled.items(), ("ordered", shown.ordered)) if value not in (None, 0, False)
            }
            assert told <= decisions[shown.kind], shown
            waiting = match.view(None)
            lasting = [*[one.text for one in waiting.effects], *[one.text for one in waiting.stack]]
            for text in (shown.prompt, waiting.waiting_for, *lasting):
                assert text.key in texts, text
                assert set(text.arguments) == set(texts[text.key].arguments), text
            for option in shown.options:
                assert option.key.partition("(")[0].partition(" ")[0] in named, option.key
            match.answer(dice.sample(range(len(shown.options)), dice.randint(shown.at_least, shown.at_most)))
        for event in match.events(0):
            assert event.text.key in texts, event.text
            asked = bool(event.waiting)  # which says what is waited for, with the fields of that text
            told = texts[event.text.key].arguments if asked else [field.name for field in events[event.kind].fields]
            assert set(event.fields) <= set(told), event


def test_no_kind_of_event_is_listed_twice(manifest):
    """
    A client looks them up by their names: what a game calls as the engine does is the game's.
    """
    kinds = [event.kind for event in manifest.events]

    assert sorted(set(kinds)) == sorted(kinds)


def test_all_that_is_called_something_can_be_translated(manifest):
    """
    The words of places, things, supplies, values, phases, boards and options are texts, and so are those that options may be.
    """
    english = {text.english.casefold() for text in manifest.texts}
    keys = {text.key for text in manifest.texts}
    called = (*manifest.places, *manifest.things, *manifest.supplies, *manifest.phases)
    shown = [one.words for one in manifest.properties if one.shown]
    told = [*[one.words for one in called], *[one.text for one in manifest.phases], *shown]

    assert {words.casefold() for words in (*told, *[one.name for one in manifest.boards])} <= english
    for option in manifest.options:
        words = {value for value in values_of(option) if isinstance(value, str)}
        assert {option.key, *[f"{option.key}.{value}" for value in words]} <= keys


def test_no_two_cards_of_a_board_share_a_spot(manifest):
    """
    Whatever has a place of its own on a board has one that nothing else has, and all that lies there has one or tells where.
    """
    for board in manifest.boards:
        spots = [(spot.x, spot.y) for spot in board.spots.values()]
        places = [place for place in manifest.places if f"{place.holder}.{place.name}" in board.places]
        there = [card.id for card in manifest.cards for place in places if card.kind in place.holds]

        assert len(set(spots)) == len(spots)
        assert board.at is not None or set(there) <= board.spots.keys()


def test_keys_are_keys(manifest):
    """
    No key is a sentence, and all say of whom they are.
    """
    assert [text.key for text in manifest.texts if " " in text.key or "." not in text.key] == []
    assert len({text.key for text in manifest.texts}) == len(manifest.texts)


def test_one_key_has_one_text(manifest):
    """
    No two texts that are written out have one key and different English.
    """
    rules = tabletop.ruleset(manifest.game)
    found = {}
    for key, english in Speaker(rules, Gatherer(rules)).said():
        if not key.startswith("words."):
            found.setdefault(key, set()).add(english)

    assert {key: english for key, english in found.items() if len(english) > 1} == {}


def test_different_words_have_different_keys(manifest):
    """
    No two plain words of a game share the key that is made of them.
    """
    rules = tabletop.ruleset(manifest.game)
    words = {
        words.casefold().strip(" .?!").replace("_", " ") for words in Speaker(rules, Gatherer(rules)).plain_words()
    }

    assert [two for two in combinations(sorted(words), 2) if slug(two[0]) == slug(two[1])] == []


def test_fields_are_of_known_kinds(manifest):
    """
    What stands in the fields of events and deeds is told in ten words.
    """
    fields = [field for one in (*manifest.events, *manifest.deeds) for field in one.fields]

    assert {field.kind for field in fields} <= WORDS_OF_FIELDS


def test_what_is_refused_is_refused(manifest):
    """
    Options that the manifest says can't be had together are refused when somebody tries, with the seats that it names.
    """
    for one in manifest.refused:
        for seats in one.seats:
            with pytest.raises(tabletop.BadOption):
                tabletop.new(manifest.game, seats, seed=1, **one.options)


def test_every_value_of_an_option_will_do_by_itself(manifest):
    """
    What an option may be, one value at a time, a match can be set up with.
    """
    defaults = {option.name: option.default for option in manifest.options}

    def is_barred(seats, name, value):
        options = {**defaults, name: value}
        return any(
            seats in one.seats and name in one.options and all(options[key] == one.options[key] for key in one.options)
            for one in manifest.refused
        )

    for option in manifest.options:
        for seats in manifest.seats:
            parts = [(one,) for one in option.parts.get(str(seats), ()) if option.each == 1]
            for value in (*option.values.get(str(seats), ()), *parts):
                if not is_barred(seats, option.name, value):
                    assert set_up(manifest.game, seats, option.name, value, option.parts.get(str(seats), ())).decision


def set_up(game, seats, name, value, parts):
    """Set a match up with an option; of a list that is too short for so many seats, with all that may be in it."""
    try:
        return tabletop.new(game, seats, seed=1, **{name: value})
    except tabletop.BadOption:
        if value in parts or value[0] not in parts:
            raise
        return tabletop.new(game, seats, seed=1, **{name: parts})


# ------------------------------------------------------------------------------------------------ of games made for it


class Fish(Card):
    """A kind of card."""

    scales = column(default=0)
    barrel = zone()
    weight = quantity()
    wet = permission(True)

    @displayed
    def smell(self) -> str:
        """How it smells."""
        return "of fish"


class Carp(Fish, weight=3, friends=frozenset({"pike", "eel"}), family=Fish, depth=(1, {"m": 2}), east=20, south=40):
    """It swims."""


class Eel(Fish, weight=1, east=40, south=60):
    """It winds."""


class Reed(Card, ends=("carp", "eel")):
    """It sways."""


class Mud(Card, banks=("carp",)):
    """It lies beside one of them."""


class Frog(Card, banks=("carp", "eel")):
    """It sits at the side."""


class Swan(Card, east=50, south=50):
    """It is in the very middle."""


class Cygnet(Card, banks=("swan",)):
    """So there is no middle to go to."""


def is_hungry(player):
    """Without an annotation: a number, then."""
    return 1


def is_patient(player) -> bool:
    """With one."""
    return True


class Angler(Player):
    """Somebody with a hidden hand."""

    hand: tabletop.ZoneOf[Fish] = zone(tabletop.OWNER)
    hunger = quantity(is_hungry)
    patience = permission(is_patient)


@attrs.frozen(kw_only=True)
class PondOptions:
    """How it is set up."""

    depth: int = 3
    bait: Literal["worm", "bread"] = "worm"
    sizes: tuple[Literal["small", "large"], ...] | None = None
    names: tuple[str, ...] | bool = ()
    crews: Literal["by lot"] | tuple[tuple[str, str], ...] = "by lot"
    place: str

    def __attrs_post_init__(self):
        """Nobody fishes deep with bread."""


class Pond(Game):
    """A pond."""

    id, title = "pond", "The Pond"
    seats = (2, 3)
    player_class = Angler
    options_class = PondOptions
    cards = (Carp, Eel, Reed, Mud, Frog, Swan, Cygnet)
    COIN = supply(total=5)
    water: tabletop.ZoneOf[Fish] = zone(in_play=True)
    creel = pool()
    looks = Appearance(
        places={"game.water": Shape(lying="point", lies_on="board", at=(10, 20), shown=2, kept=True)},
        words={"game.water": "the water", "supply.COIN": "pence"},
        unsaid=frozenset({"card.scales"}),
        limits={"depth": (1, 9)},
        choices={"crews": ("ann", "bob")},
        refused=(Refused(options={"depth": 9, "bait": "bread"}, why="Too deep for bread."),),
        boards=(
            Board(
                name="the pond",
                places=("game.water",),
                x="east",
                y="south",
                between={"ends": 0, "banks": 10},
                at="under",
            ),
            Board(name="the shore", fact="active", columns=2, rows=2),
        ),
        says=("splash", Text("pond.plop", "Plop {times} times")),
    )


@pytest.fixture
def pond():
    """What a frontend knows of the pond."""
    return tabletop.manifest(tabletop.Ruleset(Pond))


def place(manifest, holder, name):
    """Return a place of a manifest."""
    return next(one for one in manifest.places if (one.holder, one.name) == (holder, name))


def told(manifest, holder, name):
    """Return something that views tell."""
    return next(one for one in manifest.properties if (one.holder, one.name) == (holder, name))


def test_a_place_is_as_it_is_declared(pond):
    """
    A hidden hand is a hand, with what may lie in it; a zone on cards is one, with the cards that have it.
    """
    hand, barrel = place(pond, "player", "hand"), place(pond, "card", "barrel")

    assert (hand.lying, hand.lies_on, hand.holds, hand.sees, hand.shown) == ("hand", "seat", ("fish",), "owner", None)
    assert (barrel.lying, barrel.lies_on, barrel.on, barrel.holds, barrel.kept) == ("row", "card", ("fish",), (), False)


def test_a_place_is_as_the_game_says(pond):
    """
    What the looks of a game say of a place goes before what its declaration tells.
    """
    water = place(pond, "game", "water")

    assert (water.words, water.lying, water.lies_on, water.shown, water.kept) == (
        "the water",
        "point",
        "board",
        2,
        True,
    )
    assert (water.spot.x, water.spot.y) == (10, 20)


def test_values_say_what_they_are(pond):
    """
    Columns, quantities, permissions and what is displayed are told apart, and what tells people nothing is not shown.
    """
    assert [(told(pond, "card", name).source, told(pond, "card", name).kind) for name in ("weight", "wet", "smell")] == [
        ("quantity", "number"), ("permission", "truth"), ("displayed", "data"),
    ]  # fmt: skip
    assert [told(pond, "player", name).kind for name in ("hunger", "patience")] == ["number", "truth"]
    assert not told(pond, "card", "scales").shown
    assert told(pond, "card", "weight").shown


def test_printed_values_are_data(pond):
    """
    Sets are put in order, classes go by their names, and what lies inside is data, too.
    """
    carp = next(card for card in pond.cards if card.id == "carp")

    assert carp.printed["friends"] == ["eel", "pike"]
    assert carp.printed["family"] == "fish"
    assert carp.printed["depth"] == [1, {"m": 2}]
    assert plain(Pond.COIN) == "COIN"
    assert plain(2.5) == "2.5"


def test_spots_come_from_what_is_printed(pond):
    """
    A card lies where its numbers say, or between those whose ids it names, perhaps to the side; squares fill a grid.
    """
    water, shore = pond.boards

    assert {name: (spot.x, spot.y) for name, spot in water.spots.items()} == {
        "carp": (20, 40), "eel": (40, 60), "reed": (30, 50), "mud": (29, 43), "frog": (23, 57), "swan": (50, 50),
        "cygnet": (50, 50),
    }  # fmt: skip
    assert {name: (spot.x, spot.y) for name, spot in shore.spots.items()} == {
        "0": (25, 25), "1": (75, 25), "2": (25, 75), "3": (75, 75),
    }  # fmt: skip


def test_what_is_not_said_to_be_otherwise_is_of_the_usual_size(pond):
    """
    A card is as large as most are, and a board square.
    """
    assert {(one.body, one.width, one.height) for one in pond.things} == {("card", 63, 88)}
    assert {(one.width, one.height) for one in pond.boards} == {(100, 100)}
    assert [(one.body, one.width, one.height) for one in pond.supplies] == [("token", 15, 15)]


def test_what_a_board_does_not_have_is_nothing(pond):
    """
    Only one of them has a column that says on which spot a card lies, and only the other is filled by a fact.
    """
    assert [(one.at, one.fact) for one in pond.boards] == [("under", None), (None, "active")]


def test_the_events_that_every_game_has_say_who_does_them(pond):
    """
    What a player does with a card happens to that card; a shuffle happens to nothing, and nobody does it.
    """
    told = {one.kind: (one.happens_to, one.done_by) for one in pond.events}

    assert (told["Discarded"], told["Rolled"], told["Shuffled"]) == (("card", "player"), (None, "player"), (None, None))


def test_options_are_data(pond):
    """
    Kinds, lists, bounds, defaults and the values by number of seats.
    """
    options = {option.name: option for option in pond.options}

    assert (options["depth"].kind, options["depth"].at_least, options["depth"].at_most) == ("number", 1, 9)
    assert options["bait"].values == {"2": ("worm", "bread"), "3": ("worm", "bread")}
    assert (options["sizes"].several, options["sizes"].kind, options["sizes"].each) == (True, "word", 1)
    assert (options["sizes"].values, options["sizes"].parts["2"]) == ({}, ("small", "large"))
    assert (options["crews"].several, options["crews"].each) == (True, 2)
    assert (options["crews"].values["3"], options["crews"].parts["3"]) == (("by lot",), ("ann", "bob"))
    assert (options["names"].kind, options["names"].several) == ("data", True)
    assert (options["place"].default, options["place"].values) == (None, {})
    assert [(one.options, one.seats) for one in pond.refused] == [({"depth": 9, "bait": "bread"}, (2, 3))]


def test_fields_are_what_they_are_annotated_as(pond):
    """
    Cards, players and places are told from words and numbers, one from several, and what may be many things is data.
    """
    told = {one.kind: {field.name: (field.kind, field.several) for field in one.fields} for one in pond.events}

    assert told["Drew"] == {"player": ("player", False), "card": ("card", False), "to": ("zone", False)}
    assert told["Rolled"] == {"player": ("player", False), "result": ("number", False)}


def test_the_seat_that_begins_is_one_of_those_that_play():
    """
    By the number of seats: by lot, or any of them.
    """
    (first,) = [option for option in tabletop.manifest("supervillain").options if option.name == "first"]

    assert first.kind == "seat"
    assert first.values == {"2": (None, 0, 1), "3": (None, 0, 1, 2), "4": (None, 0, 1, 2, 3)}


def test_two_values_that_are_refused_together_are_found():
    """
    Nobody has to write down what the options themselves refuse.
    """
    found = tabletop.manifest("supervillain").refused

    assert {"length": "blitz", "team_battle": True} in [one.options for one in found]


@attrs.frozen(kw_only=True)
class TripOptions:
    """How far it goes: as many miles as one likes, or all the way."""

    miles: int | Literal["all"] = 3
    quick: bool = False

    def __attrs_post_init__(self):
        """Nobody goes all the way quickly."""
        if self.miles == "all" and self.quick:
            raise ValueError("It is too far.")


def test_a_single_word_beside_numbers_is_tried_as_well():
    """
    Of an option that may be any number, what can be listed is the word.
    """
    found = tabletop.manifest(village(options_class=TripOptions)).refused

    assert [(one.options, one.why) for one in found] == [({"miles": "all", "quick": True}, "It is too far.")]


def test_words_of_a_game_have_keys(pond):
    """
    Plain words get a key that is made of them, and a text keeps its own, with its arguments.
    """
    texts = {text.key: text for text in pond.texts}

    assert texts["words.splash"].english == "splash"
    assert texts["pond.plop"].arguments == ("times",)
    assert texts["words.carp"].english == "Carp"


@pytest.mark.parametrize("name", ["{", "}", "{folk}", "{0.__class__}"])
def test_a_brace_in_the_name_of_a_card_is_a_sign_like_others(name):
    """
    A name stands for itself, in a user's own values too, and has no arguments.
    """
    rules = tabletop.ruleset("leduc-poker").with_cards({"jack": {"name": name}})
    (told,) = [text for text in tabletop.manifest(rules).texts if text.english == name]

    assert told.arguments == ()


def test_what_events_say_is_among_the_texts():
    """
    Of each event of a game, under its key, with what it names.
    """
    texts = {text.key: text for text in tabletop.manifest("hedge-court").texts}

    assert texts["tabletop-hedge-court.Banished"].english == "{folk} is banished."
    assert texts["tabletop-hedge-court.Banished"].arguments == ("folk",)


# ------------------------------------------------------------------------------------------------ sources


def module_of(source, name="shop"):
    """Return a module with a source."""
    module = types.ModuleType(name)
    exec(compile(source, name, "exec"), vars(module))
    return module


@pytest.fixture
def shop(monkeypatch):
    """Make modules whose sources are given as words."""
    written = {}
    monkeypatch.setattr(sources, "source_of", lambda module: written.get(module.__name__))

    def make(source):
        module = module_of(source)
        written["shop"] = ast.parse(source)
        return [module]

    return make


def test_texts_are_found_in_sources(shop):
    """
    Those that are spelled out, and those whose English stands under a name; others can't be.
    """
    source = "from tabletop import Text\nHELLO = 'Hello!'\nN = 1\n"
    source += "def greet(x):\n    Text('a', 'A'), Text('b', HELLO), Text('c', N), Text('d', x.y), Text(x, 'E')"

    assert list(sources.texts_in(shop(source))) == [("a", "A"), ("b", "Hello!")]


def test_what_is_said_is_told_from_what_is_explained(shop):
    """
    Sentences are what a game says, but for docstrings and for single words.
    """
    source = "'What it is.'\ndef sell():\n    'It sells.'\n"
    source += "    return ['Sold!', 'a thing', 'gone', 'Price {n}.', '']\ndef close():\n    pass"

    assert list(sources.sentences_in(shop(source))) == ["Sold!"]


def test_how_somebody_is_asked_is_found_in_sources(shop):
    """
    By the method, or by the kind that is named; the question too if it is spelled out, and what a decision tells then.
    """
    source = "def sell(you, asked):\n"
    source += "    you.confirms('Sold?'), you.choose(asked, kind='price', about=you), you.put_in_order(asked)\n"
    source += "    you.does(), you.nods('No'), [one for one in you][0]()"

    assert set(sources.asked_in(shop(source))) == {
        ("confirm", "Sold?", frozenset()),
        ("price", None, frozenset({"about"})),
        ("pick", None, frozenset()),
        ("order", None, frozenset({"at_least", "at_most", "ordered"})),
    }


def test_a_module_without_a_source_says_nothing():
    """
    What was written into a running Python can still be played; its texts are those that it declares.
    """
    module = types.ModuleType("nowhere")

    assert sources.source_of(module) is None
    assert list(sources.imported_by(module)) == []
    assert list(sources.sentences_in([module])) == []
    assert list(sources.calls_in([module])) == []


def test_a_game_is_read_with_what_it_imports():
    """
    Its own modules and the engine, but nothing of other games, of the terminal or of tests.
    """
    names = [module.__name__ for module in sources.modules_of(tabletop.ruleset("smash-up"))]

    assert {"tabletop.games.smash_up._duels", "tabletop._rules.events"} <= set(names)
    assert [name for name in names if "supervillain" in name or name.startswith(sources.APART)] == []
    assert names == sorted(names)
    assert all(name in sys.modules for name in names)


def test_a_game_of_another_package_is_read_as_well():
    """
    What a package of somebody else's writes is its own; of the library it is read what it uses.
    """
    names = [module.__name__ for module in sources.modules_of(tabletop.ruleset("leduc-poker"))]

    assert {"tabletop_leduc", "tabletop._rules.events"} <= set(names)


@pytest.mark.parametrize(
    ("annotation", "words"),
    [(int, "int"), ("tabletop.Player", "Player"), (tuple[int, ...], "tuple[int, ...]"), ("'Card'", "Card")],
)
def test_annotations_are_read_as_they_are_written(annotation, words):
    """
    Without the modules from which their names come.
    """
    assert words_of_type(annotation) == words


@tabletop.facts
class Tide(tabletop.Facts):
    """How the water stands."""

    high: bool = True
    asked: int = tabletop.fact(0, shown=False)


class Shore(Pond):
    """A pond with a tide."""

    id = "shore"
    facts_class = Tide

    async def step(self):
        self.set_facts(asked=self.facts.asked + 1)
        await self.active.choose("Which one?", (1, 2))


def test_a_fact_that_is_not_shown_is_in_no_view_and_in_no_manifest():
    """
    The rules have it, a save keeps it, and nobody is told of it.
    """
    match = tabletop.new(tabletop.Ruleset(Shore), 2, seed=1, place="here")
    match.answer(0)

    assert match.view(0).facts == {"active": 0, "high": True}
    assert '"asked":1' in match.save().replace(" ", "")
    assert [one.name for one in tabletop.manifest(tabletop.Ruleset(Shore)).properties if one.holder == "fact"] == [
        "active",
        "high",
    ]


def test_a_number_on_offer_is_a_number():
    """
    Numbers have one key, and stand in its brackets, so that no translator has to write them down.
    """
    option = tabletop.new(tabletop.Ruleset(Shore), 2, seed=1, place="here").view(0).decision.options[1]

    assert (option.key, option.label) == ("tabletop.number(number=2)", "2")


def test_no_rule_goes_by_its_number(manifest):
    """
    Nobody who plays has the digest at hand: neither what is said of a game nor what is shown of a match names its rules' ids.
    """
    shown = [tabletop.to_json(manifest)]
    for seed in range(2):
        match, dice = tabletop.new(manifest.game, seed=seed), random.Random(seed)
        while match.decision and match.number < 120:
            shown.append(tabletop.to_json(match.view(match.decision.seat)))
            match.answer(dice.sample(range(len(match.decision.options)), match.decision.at_least))
        shown.append(tabletop.to_json(match.events(0)))

    assert [found for text in shown for found in re.findall(r".{30}\b[A-Z]{2}-Q?\d{2,3}\b", text)] == []


def test_no_key_names_a_private_module(manifest):
    """
    A class may move within its package, and its words keep their translations.
    """
    keys = {text.key for text in manifest.texts} | set(tabletop.option_keys(manifest.game, games=1))

    assert [key for key in keys if key.startswith("_") or "(_" in key] == []


def test_a_board_holds_no_grid_unless_it_says_so():
    """
    Without columns and rows of squares there are none.
    """
    board = tabletop.Board(name="the sea")

    assert (board.columns, board.rows, board.places, board.between) == (0, 0, (), {})


def test_what_helps_with_options_can_be_translated():
    """
    What helps whoever sets a match up is a text, for each option.
    """
    rules = tabletop.ruleset("supervillain")
    told = {text.key: text.english for text in tabletop.manifest("supervillain").texts}

    assert rules.options
    assert {one.name: told[f"supervillain.option.{one.name}"] for one in rules.options} == {
        one.name: one.help for one in rules.options
    }


def test_what_a_game_asks_is_read_off_its_own_modules():
    """
    What the engine asks in all games it tells by itself.
    """
    rules = tabletop.ruleset("hedge-court")

    assert {"Who is ambushed?", "What do you do?"} <= {one.words for one in Speaker(rules, Gatherer(rules)).asked}


def test_what_a_decision_tells_is_one_of_each(pond):
    """
    There is one card that it is about, and one number of how many at least.
    """
    told = [field for one in pond.decisions for field in one.fields]

    assert told
    assert not any(field.several for field in told)


def test_an_event_says_to_what_it_happens_and_who_does_it():
    """
    By the names of these fields; some say only one of them, or neither.
    """
    told = {one.kind: (one.happens_to, one.done_by) for one in tabletop.manifest("hedge-court").events}

    assert told["Banished"][0] == "folk"
    assert (None, None) in told.values()
