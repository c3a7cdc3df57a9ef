"""Rulesets: checked when they are registered, found through entry points, and played with a user's own values."""

import itertools
import re
import time
from abc import abstractmethod
from typing import Any, Literal, Optional

import attrs
import pytest

import tabletop
from tabletop import (
    BadOption,
    BadRuleset,
    Card,
    Effect,
    Facts,
    Game,
    Rule,
    UnknownGame,
    ZoneOf,
    activated,
    column,
    effect,
    event,
    forbids,
    instead,
    modifies,
    permits,
    quantity,
    reaction,
    state_based,
    when,
    zone,
)
from tabletop._base.reading import read_file
from tabletop._rules import catalogue, registry
from tabletop._rules import ruleset as rulesets_module
from tests.engine.rulesets import Folk, Left, Rang, Village, Villager, lay, run, village


class Ox(Folk, strength=4, copies=3, set="farm", provenance="reconstructed"):
    """It pulls,
    and it pulls."""


class Hen(Folk, strength=1, tags=("bird", "small"), nickname=None):
    """It lays eggs."""


async def wait(game):
    """Wait for Ann."""
    lay(game, game.players[0].field, *game.ruleset.cards, owner=game.players[0])
    await game.players[0].confirms("a")


# ------------------------------------------------------------------------------------------------ faults


def faults(*cards, effects=(), **declared):
    """Return what is wrong with a ruleset, without the lines where it stands."""
    with pytest.raises(BadRuleset) as refused:
        tabletop.register(village(wait, cards=cards, effects=effects, **declared))
    assert refused.value.name == "TestVillage"
    assert all(f"\n- {fault}" in str(refused.value) for fault in refused.value.faults)
    return [re.sub(r" \(\S+\.py:\d+\)$", "", fault) for fault in refused.value.faults]


def answers_late(self):
    """Not a coroutine."""


@attrs.define
class NoDefaults(Facts):
    """A fact has no default."""

    year: int


@pytest.mark.parametrize(
    ("declared", "fault"),
    [
        ({"id": "The Village"}, "id is 'The Village': use small letters, digits and hyphens"),
        ({"id": ""}, "id is '': use small letters, digits and hyphens"),
        ({"title": ""}, "title is empty"),
        ({"__doc__": None}, "the game has no docstring: say in a few sentences what it is about"),
        ({"seats": ()}, "seats is []: list how many may play"),
        ({"seats": (2, 0)}, "seats is [2, 0]: list how many may play"),
        ({"seats": (True,)}, "seats is [True]: list how many may play"),
        ({"revision": 0}, "revision is 0: count from 1"),
        ({"revision": "1"}, "revision is '1': count from 1"),
        ({"set_up": answers_late}, "set_up is not async"),
        ({"step": answers_late}, "there is no async step"),
        ({"step": Game.step}, "there is no async step"),
        ({"mood": column("calm")}, "mood is a column of the game: declare a fact instead"),
        ({"options_class": dict}, "options_class dict is not a class of attrs"),
        ({"facts_class": int}, "facts_class int is no subclass of Facts"),
    ],
)
def test_a_fault_of_a_game_is_named(declared, fault):
    """
    Everything that does not hold together is said, in words, and only that.
    """
    assert faults(**declared) == [fault]


class Stable(Villager):
    """Somebody with a stable for what is no card."""

    stalls: "ZoneOf[int]" = zone()
    loft: "ZoneOf[Dragon]" = zone()  # noqa: F821 (nobody knows it, and that is what is wrong)
    yard: "ZoneOf[Ox | Hen]" = zone()
    meadow: ZoneOf[Any] = zone()


def test_a_zone_is_declared_for_kinds_of_card():
    """
    A name that means nothing, or no card, is a fault; several kinds and anything at all are fine.
    """
    assert faults(Ox, Hen, player_class=Stable) == [
        "<ZoneOf player.stalls> is declared for int, which is no kind of card of TestVillage",
        "<ZoneOf player.loft> is declared for Dragon, which is no kind of card of TestVillage",
    ]


def test_facts_need_defaults():
    """
    A fact without a default could not be on the table before the set-up.
    """
    (fault,) = faults(facts_class=NoDefaults)

    assert fault.startswith("facts_class NoDefaults: every fact needs a default (")


def test_faults_of_cards_are_named():
    """
    A card needs a class line, a docstring, a number of copies, and the numbers that its values start at.
    """

    class Nameless(Folk, strength=1):
        pass

    class Many(Folk, strength=1, copies=-1):
        """Too few."""

    class Half(Folk, strength=1, copies=0.5):
        """Too odd."""

    class Weightless(Folk, copies=1):
        """It has no strength."""

    assert faults(Folk, Nameless, Many, Half, Weightless) == [
        "Folk has no class line, so it is a kind of card and not a card: give it copies, at least",
        "Folk has a strength and no such number in its class line",
        "Nameless has no docstring: say what the card does, or that it does nothing",
        "Many has copies=-1: that is a number of cards",
        "Half has copies=0.5: that is a number of cards",
        "Weightless has a strength and no such number in its class line",
    ]


def test_cards_and_effects_are_told_apart():
    """
    No two cards have one id, not even of one class name; nothing is listed twice; no two columns have one name.
    """

    def scout():
        class Scout(Folk, strength=1):
            """It looks ahead."""

        return Scout

    def fog():
        @effect
        class Fog(Effect):
            """Nobody sees."""

        return Fog

    class Spy(Card, copies=1, id="ox"):
        """It is no ox."""

        mood = column(0)

    assert faults(scout(), scout()) == ["Scout and Scout have one id, 'scout'"]
    assert faults(Ox, Spy) == ["Spy and Ox have one id, 'ox'", "two columns of cards are called 'mood'"]
    assert faults(Ox, Hen, Ox) == ["Ox is listed twice"]
    assert faults(effects=[fog(), fog()]) == ["Fog is listed twice"]


def test_faults_of_abilities_are_named():
    """
    What acts is async and what answers is not; an ability is about what its mark is about, and works in places there are.
    """

    class Other(Villager):
        """A villager of another game."""

        attic = tabletop.zone()

    class Odd(Folk, strength=1):
        """Nothing about it is right."""

        @when(Rang)
        def hear(self, rang):
            """Not async"""

        @modifies(Folk.strength)
        async def lift(self, folk):
            """Async"""

        @when(Folk.strength)
        async def feel(self, strength):
            """A value is no event"""

        @instead(7)
        async def count(self, seven):
            """A number is no event"""

        @reaction(Folk)
        async def react(self, folk):
            """A card is no event"""

        @modifies(Left)
        def weigh(self, left):
            """An event is no value"""

        @permits(int)
        def allow(self, number):
            """A number is no permission"""

        @forbids("everything")
        def forbid(self, thing):
            """A word is neither"""

        @when(Rang, "loud")
        async def listen(self, rang):
            """A word is no condition"""

        @when(Rang, works_in=Other.attic)
        async def hide(self, rang):
            """There is no attic"""

        @activated()
        def use(self):
            """Not async"""

        @state_based()
        def look(self):
            """Not async"""

    strength = "<Computed card.strength>"
    assert faults(Odd) == [
        "Odd.hear is not async, and an ability marked when acts",
        "Odd.lift is async, and an ability marked modifies only answers a question",
        f"Odd.feel is marked when {strength}, which is no class of event",
        "Odd.count is marked instead 7, which is no class of event",
        f"Odd.react is marked reaction {Folk!r}, which is no class of event",
        f"Odd.weigh is marked modifies {Left!r}, which is no quantity or permission",
        "Odd.allow is marked permits <class 'int'>, which is no quantity or permission",
        "Odd.forbid is marked forbids 'everything', which is neither an event nor a permission",
        "Odd.listen has a condition that can't be asked: ('loud',)",
        "Odd.hide works in <ZoneOf player.attic>, which TestVillage does not have",
        "Odd.use is not async, and an ability marked activated acts",
        "Odd.look is not async, and an ability marked state_based acts",
    ]


def test_an_ability_of_the_game_itself_is_a_fault():
    """
    What works all the time is a rule with a name and a text of its own, and a rule without a text is named.
    """

    class Custom(Village):
        """A custom."""

        @when(Rang)
        async def toll(self, rang):
            """Toll"""

    class Silent(Rule):
        pass

    assert faults(toll=Custom.toll) == [
        "TestVillage.toll is an ability of the game: put it into a Rule, and that into rules"
    ]
    assert faults(rules=[Silent]) == ["the rule Silent has no docstring: say what it is"]


def test_what_a_base_leaves_open_has_to_be_said():
    """
    A card or a game that does not say what its base leaves to it is refused; one that says it is not.
    """

    class Guild(Folk):
        """Folk of a guild."""

        @property
        @abstractmethod
        def trade(self):
            """What they make."""

    class Baker(Guild, strength=1):
        """Bakes."""

        trade = "bread"

    class Idler(Guild, strength=1):
        """Makes nothing."""

    class Fair(Village):
        """A village with a fair."""

        @abstractmethod
        async def hold_fair(self):
            """Hold it."""

    assert faults(Baker, Idler) == ["Idler does not say what trade is"]
    assert faults(hold_fair=Fair.hold_fair) == ["TestVillage does not say what hold_fair is"]


def test_faults_of_effects_and_rules_are_named():
    """
    Effects are made by their decorator; abilities of effects and of the game are checked like those of cards.
    """

    class Bare(Effect):
        """It is not decorated."""

    @effect
    class Fog(Effect):
        """Nobody hears."""

        @when(Rang, once_per_turn=True)
        def muffle(self, rang):
            """Not async"""

    class Custom(Rule):
        """A custom."""

        @when(Rang)
        def toll(self, rang):
            """Not async"""

    once = "works once per turn, and only cards can be remembered to have been used"
    assert faults(effects=[Bare]) == ["Bare is not made under its decorator: write @effect above the class"]
    assert faults(effects=[Fog], rules=[Custom]) == [
        "Fog.muffle is not async, and an ability marked when acts",
        f"Fog.muffle {once}",
        "Custom.toll is not async, and an ability marked when acts",
    ]


@pytest.mark.parametrize("thing", [int, object(), None, "village", Folk])
def test_only_games_are_registered(thing):
    """
    What is no game can't be registered, and says so.
    """
    with pytest.raises(BadRuleset, match="it is no subclass of tabletop"):
        tabletop.register(thing)
    if isinstance(thing, type):
        with pytest.raises(BadRuleset):
            tabletop.new(thing)


def test_a_refused_ruleset_is_not_there():
    """
    Nothing is registered if anything is wrong.
    """
    faults(id="broken-village", title="")

    with pytest.raises(UnknownGame):
        tabletop.ruleset("broken-village")


# ------------------------------------------------------------------------------------------------ finding


def test_a_registered_game_is_found_by_name():
    """
    What is registered is listed and played like what is installed, and a newer class takes its place.
    """
    first, second = village(wait), village(wait)
    rules = tabletop.register(first)

    assert tabletop.ruleset("village") is rules is tabletop.ruleset(rules) is tabletop.ruleset(first)
    assert tabletop.games()["village"] is rules
    assert tabletop.ruleset(second) is not rules
    assert tabletop.ruleset("village").game is second


def test_installed_games_are_found_through_their_entry_points():
    """
    The example plugins are there without being imported by anybody.
    """
    games = tabletop.games()

    assert {"tic-tac-toe", "leduc-poker", "hedge-court"} <= set(games)
    assert list(games) == sorted(games)
    assert games["tic-tac-toe"].title == "Tic-tac-toe"
    assert repr(games["leduc-poker"]) == "<ruleset leduc-poker: 3 kinds of card>"


@pytest.mark.parametrize("name", ["chess", "", 7, None, ["tic-tac-toe"], "x" * 1000])
def test_a_game_that_is_not_there_is_refused(name):
    """
    The error lists what there is.
    """
    with pytest.raises(UnknownGame, match="hedge-court") as refused:
        tabletop.new(name)
    assert refused.value.name == name
    assert "tic-tac-toe" in refused.value.installed
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize(
    ("loads", "name", "fault"),
    [
        (lambda: village(wait), "hamlet", "its entry point says 'hamlet' and the game says 'village'"),
        (lambda: 7, "7", "it is no subclass of tabletop.Game"),
    ],
)
def test_an_entry_point_must_hold_what_it_says(monkeypatch, loads, name, fault):
    """
    A plugin whose entry point has another name than its game, or no game in it, is refused.
    """

    class Point:
        """An entry point."""

        name = "hamlet"
        load = staticmethod(loads)

    monkeypatch.setattr(registry, "_entry_points", lambda: {"hamlet": Point})

    with pytest.raises(BadRuleset) as refused:
        tabletop.ruleset("hamlet")
    assert (refused.value.name, refused.value.faults) == (name, (fault,))


def test_games_are_still_listed_after_the_package_of_games_is_imported():
    """
    Importing ``tabletop.games`` puts a module where the function was, and it can be called all the same.
    """
    import tabletop.games

    assert "tic-tac-toe" in tabletop.games()


# ------------------------------------------------------------------------------------------------ what there is


def test_a_ruleset_tells_what_it_is():
    """
    Name, title, seats, revision and text are there for menus.
    """
    rules = tabletop.register(village(wait, cards=[Ox, Hen]))

    assert (rules.name, rules.title, rules.seats, rules.revision) == ("village", "The Village", (2, 1, 3, 4), 1)
    assert rules.text == "A village of a test."
    assert (rules.options, rules.own_cards) == ((), {})


def test_a_catalogue_lists_every_card():
    """
    A card is listed with what is printed on it, its text, its kind, its set, and where it is known from.
    """
    ox, hen = tabletop.register(village(wait, cards=[Ox, Hen])).catalogue

    assert (ox.id, ox.name, ox.kind, ox.set, ox.copies, ox.provenance) == (
        "ox",
        "Ox",
        "folk",
        "farm",
        3,
        "reconstructed",
    )
    assert (ox.numbers, ox.text) == ({"strength": 4}, "It pulls, and it pulls.")
    assert hen.numbers == {"strength": 1, "tags": ("bird", "small"), "nickname": None}


def test_a_deck_has_every_card_as_often_as_there_are_copies():
    """
    Three oxen and a hen.
    """
    assert tabletop.register(village(wait, cards=[Ox, Hen])).deck() == (Ox, Ox, Ox, Hen)


@attrs.frozen(kw_only=True)
class Choices:
    """What can be chosen."""

    rounds: int = attrs.field(default=3, metadata={"help": "How many rounds?"})
    title: str = "x"
    fast: bool = False
    teams: tuple[tuple[str, ...], ...]


def test_options_are_listed():
    """
    An option is listed with its type, its default and what it means; without a default it has to be given.
    """
    rules = tabletop.register(village(wait, options_class=Choices))

    assert [(one.name, one.type, one.default, one.help) for one in rules.options] == [
        ("rounds", "int", 3, "How many rounds?"),
        ("title", "str", "x", ""),
        ("fast", "bool", False, ""),
        ("teams", "tuple[tuple[str, ...], ...]", None, ""),
    ]


@pytest.mark.parametrize(
    ("given", "option", "why"),
    [
        ({"speed": 1}, "speed", "there is no such option; there is rounds, title, fast, teams"),
        ({"rounds": "3"}, "rounds", "should be of type int"),
        ({"rounds": True}, "rounds", "should be of type int"),
        ({"rounds": 2**63}, "rounds", "more than 64 bits"),
        ({"title": 3}, "title", "should be of type str"),
        ({"fast": 1}, "fast", "should be of type bool"),
        ({"teams": "ab"}, "teams", "should be a list"),
        ({"teams": [["a"], "b"]}, "teams", "should be a list"),
        ({"teams": [["a"], [3]]}, "teams", "should be of type str"),
    ],
)
def test_an_option_that_will_not_do_is_refused(given, option, why):
    """
    Nothing is coerced, and the error names the option and what would do.
    """
    with pytest.raises(BadOption, match=why) as refused:
        tabletop.new(village(wait, options_class=Choices), **({"teams": ()} | given))
    assert refused.value.option.startswith(option)
    assert refused.value.game == "village"


def test_an_option_without_a_default_has_to_be_given():
    """
    A match that is not told what it must know is refused, and not only with a TypeError.
    """
    for given in ({}, {"rounds": 2}):
        with pytest.raises(BadOption, match="teams"):
            tabletop.new(village(wait, options_class=Choices), **given)


def test_a_check_of_all_options_says_which_one_will_not_do():
    """
    What a class of options finds out about several together is blamed on the option that its message begins with.
    """

    @attrs.frozen(kw_only=True)
    class Fences:
        posts: int = 2
        rails: int = 1

        def __attrs_post_init__(self):
            if self.rails >= self.posts:
                raise ValueError("rails: there are more posts than rails")
            if self.posts > 9:
                raise ValueError("so much wood is there not: nowhere")

    with pytest.raises(BadOption, match="there are more posts than rails") as refused:
        tabletop.new(village(wait, options_class=Fences), posts=2, rails=2)
    with pytest.raises(BadOption, match="so much wood is there not: nowhere") as refused_all:
        tabletop.new(village(wait, options_class=Fences), rails=2, posts=10)

    assert (refused.value.option, refused_all.value.option) == ("rails", "rails")


def test_a_game_without_options_says_so():
    """
    There is nothing to choose.
    """
    with pytest.raises(BadOption, match="there is no such option; there is no options"):
        tabletop.new("tic-tac-toe", size=4)


@attrs.frozen(kw_only=True)
class Shapes:
    """Options of all shapes."""

    pair: tuple[int, str] = attrs.field(default=(1, "a"))
    loose: tuple = ()
    mode: Literal["fast", "slow", 3] = "fast"
    maybe: int | None = None
    union: Optional[str] = None  # noqa: UP045 (people write that too)
    numbers: list[int] = attrs.field(factory=list)
    anything: Any = None

    @pair.validator
    def check_pair(self, attribute, value):
        if value[0] == 13:
            raise ValueError("thirteen is bad luck")


@pytest.mark.parametrize(
    "given",
    [
        {"pair": [2, "b"]},
        {"loose": [1, "x", None]},
        {"mode": "slow"},
        {"mode": 3},
        {"maybe": 7},
        {"maybe": None},
        {"union": "x"},
        {"numbers": [1, 2]},
        {"anything": {"deep": [1]}},
    ],
)
def test_options_of_all_shapes_are_taken(given):
    """
    Pairs, words of a closed set, what may be missing, and lists are read as they are declared, and come through saves.
    """
    match = tabletop.new(village(wait, options_class=Shapes), **given)

    (name,) = given
    value = getattr(match.setup.options, name)
    assert value == (tuple(given[name]) if name in ("pair", "loose") else given[name])
    assert tabletop.load(match.save()).setup.options == match.setup.options


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"pair": [2]}, "should have 2 parts, not 1"),
        ({"pair": [2, 3]}, "should be of type str"),
        ({"pair": [13, "a"]}, "thirteen is bad luck"),
        ({"loose": 3}, "should be a list"),
        ({"mode": "quick"}, "should be one of 'fast', 'slow', 3"),
        ({"mode": 3.0}, "should be one of"),
        ({"maybe": "x"}, r"should be int \| None"),
        ({"maybe": 2**63}, r"should be int \| None"),
        ({"numbers": ["x"]}, "should be of type int"),
    ],
)
def test_options_of_other_shapes_are_refused(given, why):
    """
    What does not fit is refused in words of what would.
    """
    with pytest.raises(BadOption, match=why):
        tabletop.new(village(wait, options_class=Shapes), **given)


def test_options_reach_the_rules():
    """
    Rules read their options, with defaults for what was not given.
    """

    async def day(game):
        return game.options

    assert run(day) is not None
    match = tabletop.new(village(wait, options_class=Choices), teams=[["a"], []])
    assert match.setup.options == Choices(teams=(("a",), ()))


# ------------------------------------------------------------------------------------------------ own values


def own(cards):
    """Begin a match with own values for cards, and return its cards by their classes."""
    match = tabletop.new(village(wait, cards=[Ox, Hen]), cards=cards)
    return {card.kind: card for card in match.view().zone("field", 0).cards}, match


def test_a_user_may_have_other_values():
    """
    Own values replace what is printed, and the card says that it is the user's.
    """
    cards, match = own({"ox": {"strength": 9, "name": "Bull", "copies": 1}, "hen": {"tags": ["fat"]}})

    assert (cards["ox"].name, cards["ox"].values["strength"], cards["ox"].provenance) == ("Bull", 9, "yours")
    assert match.ruleset.by_id["hen"].printed.tags == ("fat",)
    assert [card.provenance for card in match.ruleset.catalogue] == ["yours", "yours"]
    assert len(match.ruleset.deck()) == 2
    assert isinstance(match._live().players[0].field.first, Ox)
    assert [card.name for card in match._live().all_cards(Ox)] == ["Bull"]
    assert tabletop.ruleset("village").catalogue[0].provenance == "reconstructed"


def test_own_values_may_be_in_a_file(tmp_path):
    """
    A TOML file has a table for each card.
    """
    path = tmp_path / "mine.toml"
    path.write_text('[ox]\nstrength = 9\nname = "Bull"\n[hen]\ntags = ["fat"]\n', encoding="utf-8")

    for given in (path, str(path)):
        assert own(given)[0]["ox"].name == "Bull"


def test_a_file_is_read_no_further_than_it_takes_to_know_that_it_is_too_long(tmp_path):
    """
    However long it is, one byte over the limit tells.
    """
    path = tmp_path / "long.toml"
    path.write_bytes(bytes(range(100)))

    assert read_file(path, 10) == bytes(range(11))
    assert read_file(path, 100) == bytes(range(100))


@pytest.mark.parametrize("text", [b"[ox", b"\xff", b"ox = 3", b"[ox]\nstrength = 1.5", b"[ox]\nstrength = 1979-05-27"])
def test_a_file_that_will_not_do_is_refused(tmp_path, text):
    """
    What can't be read, or is not a table of values, is refused with our error.
    """
    path = tmp_path / "mine.toml"
    path.write_bytes(text)

    with pytest.raises(BadOption):
        own(path)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a" + ".a" * 20_000 + " = 1", "the key 'a.a.a.a.a.a.a.a.a.' has too many parts"),
        ("[ox]\nstrength = " + "[" * 5_000 + "]" * 5_000, "it is nested too deep"),
        ("[ox]\nstrength = " + "{a = " * 5_000 + "1" + "}" * 5_000, "it is nested too deep"),
        ("#" * (256 * 1024 + 1), "it has more than 262,144 bytes"),
        ('"a b"' + '."a b"' * 20_000 + " = 1", 'the key \'"a b"."a b"."a b"."a b"."a b"."a b"'),
        ("'.'" + ".'.'" * 20_000 + " = 1", "the key"),
        ('""' + '.""' * 20_000 + " = 1", "the key"),
        ("a" * 250_000, "Expected '=' after a key"),
        ('[ox]\nname = "' + "a" * 250_000, "Unterminated string"),
        ('[ox]\nname = "' + r"\"" * 120_000, "Unterminated string"),
        ("[ox]\nname = " + "a " * 120_000, "Invalid value"),
        ("[ox]\nname = 1" + " \t" * 120_000 + "!", "Expected newline"),
    ],
    ids=itertools.count(),
)
def test_a_file_that_would_take_long_is_refused_at_once(tmp_path, text, why):
    """
    Keys of many parts, deep nesting, endless words and large files are refused before they cost anything.
    """
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")

    began = time.process_time()
    with pytest.raises(BadOption, match=re.escape(f"cannot be read: {why}")):
        own(path)
    assert time.process_time() - began < 1


@pytest.mark.parametrize("path", ["/nowhere/mine.toml", "", "a\0b", 7, object()])
def test_a_file_that_is_not_there_is_refused(path):
    """
    Whatever is given for a file, the error says that it can't be read.
    """
    with pytest.raises(BadOption, match="cannot be read") as refused:
        own(path)
    assert refused.value.option == "cards"


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    """
    The error says which file (of a long path, sixty characters) and why, and a file is read as UTF-8 on any machine.
    """
    path = tmp_path / "mine.toml"
    path.write_bytes('[ox]\nname = "Öchslein"'.encode())
    assert own(path)[0]["ox"].name == "Öchslein"

    with pytest.raises(BadOption) as refused:
        own(7)
    assert str(refused.value).startswith("option 'cards' of 7: cannot be read: ")
    long = "/nowhere/" + "x" * 240
    with pytest.raises(BadOption) as refused:
        own(long)
    assert refused.value.game == f"'{long[:198]}…"


@pytest.mark.parametrize(
    ("cards", "option", "why"),
    [
        ({"unicorn": {}}, "cards", "there is no card 'unicorn'; there is ox, hen"),
        ({3: {}}, "cards", "there is no card 3"),
        ({"ox": 3}, "cards.ox", "give a table of values"),
        ({"ox": {"speed": 3}}, "cards.ox.speed", "no such value is printed on Ox"),
        ({"ox": {"provenance": "official"}}, "cards.ox.provenance", "no such value"),
        ({"ox": {"back": "blue"}}, "cards.ox.back", "no such value"),
        ({"ox": {"set": "mine"}}, "cards.ox.set", "no such value"),
        ({"ox": {"id": "cow"}}, "cards.ox.id", "no such value"),
        ({"ox": {"strength": "9"}}, "cards.ox.strength", "'9' should be of the kind of 4"),
        ({"ox": {"strength": True}}, "cards.ox.strength", "True should be of the kind of 4"),
        ({"ox": {"strength": 2**63}}, "cards.ox.strength", "is too much"),
        ({"ox": {"name": "x" * 1001}}, "cards.ox.name", "is too much"),
        ({"ox": {"name": None}}, "cards.ox.name", "should be of the kind"),
        ({"ox": {"copies": 101}}, "cards.ox.copies", "0 to 100"),
        ({"ox": {"copies": -1}}, "cards.ox.copies", "0 to 100"),
        ({"hen": {"tags": [1.5]}}, "cards.hen.tags", "holds what no save can hold"),
        ({"hen": {"name": "\ud800"}}, "cards.hen.name", "holds half a sign"),
    ],
)
def test_an_own_value_that_will_not_do_is_refused(cards, option, why):
    """
    The error names the card and the value, and what would do.
    """
    with pytest.raises(BadOption, match=why) as refused:
        own(cards)
    assert refused.value.option == option
    assert refused.value.game == "village"


LONG = "x" * 80


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ({LONG: {}}, f"option 'cards' of village: there is no card '{'x' * 58}…; there is ox, hen"),
        ({"ox": 3}, "option 'cards.ox' of village: give a table of values, such as copies = 2"),
        (
            {"ox": {"speed": 3}},
            "option 'cards.ox.speed' of village: no such value is printed on Ox; there is name, copies, strength",
        ),
        (
            {"ox": {"strength": LONG}},
            f"option 'cards.ox.strength' of village: '{'x' * 38}… should be of the kind of 4",
        ),
        ({"ox": {"strength": []}}, "option 'cards.ox.strength' of village: [] should be of the kind of 4"),
        ({"hen": {"tags": 3}}, "option 'cards.hen.tags' of village: 3 should be of the kind of ('bird', 'small')"),
        ({"ox": {"copies": 101}}, "option 'cards.ox.copies' of village: a card has 0 to 100 copies"),
    ],
)
def test_an_own_value_is_refused_word_for_word(cards, message):
    """
    What is wrong is said in one sentence, with no more of what was given than can be read.
    """
    with pytest.raises(BadOption) as refused:
        own(cards)

    assert str(refused.value) == message


def test_what_is_printed_is_shown_up_to_forty_characters():
    """
    A long text on a card is cut in what an error says of it.
    """

    class Bard(Folk, strength=1, song=LONG):
        """It sings."""

    with pytest.raises(BadOption) as refused:
        tabletop.new(village(wait, cards=[Bard]), cards={"bard": {"song": 3}})

    assert str(refused.value) == f"option 'cards.bard.song' of village: 3 should be of the kind of '{'x' * 38}…"


@pytest.mark.parametrize(
    ("value", "does"),
    [(2**63 - 1, True), (-(2**63), True), (2**63, False), (-(2**63) - 1, False)],
)
def test_an_own_number_has_64_bits(value, does):
    """
    The limits are exact.
    """
    if does:
        assert own({"ox": {"strength": value}})[1].ruleset.by_id["ox"].printed.strength == value
    else:
        with pytest.raises(BadOption, match="numbers have 64 bits"):
            own({"ox": {"strength": value}})


def test_an_own_text_has_a_thousand_characters():
    """
    The limit is exact.
    """
    assert own({"ox": {"name": "x" * 1000}})[0]["ox"].name == "x" * 1000
    with pytest.raises(BadOption, match="texts have up to 1000 signs"):
        own({"ox": {"name": "x" * 1001}})


def test_a_card_with_own_values_is_the_same_card_otherwise():
    """
    It keeps its id, its name and its text, and only what was given is another.
    """

    class RunEmOff(Folk, strength=1, id="run", name="Run 'Em Off"):
        """Run."""

    rules = tabletop.register(village(wait, cards=[RunEmOff])).with_cards({"run": {"strength": 2}})
    (card,) = rules.catalogue

    assert (card.id, card.name, card.text, card.kind) == ("run", "Run 'Em Off", "Run.", "folk")
    assert (card.numbers["strength"], card.provenance) == (2, "yours")


class Beast(Folk):
    """Folk whose strength is even."""

    @classmethod
    def misprints(cls):
        """Odd strength can't be printed."""
        if cls.printed["strength"] % 2:
            yield "strength", f"{cls.printed['strength']} is odd"


class Mule(Beast, strength=2, origins={"name": "known", "strength": "proven", "copies": "reconstructed"}):
    """It stays where it is."""


class Bison(Beast, strength=4, origins={"name": "known", "strength": "known"}):
    """It grazes."""


def test_a_card_says_part_by_part_where_it_is_known_from():
    """
    A card is official if every part of it is known, and a reconstruction otherwise.
    """
    mule, bison, ox = tabletop.Ruleset(village(wait, cards=[Mule, Bison, Ox])).catalogue

    assert (mule.provenance, bison.provenance) == ("reconstructed", "official")
    assert mule.parts == {"known": ["name"], "proven": ["strength"], "reconstructed": ["copies"]}
    assert (ox.origins, ox.parts) == ({}, {})


def test_own_values_are_yours_part_by_part():
    """
    What a user has laid over is theirs, and the other parts are as they were.
    """
    rules = tabletop.Ruleset(village(wait, cards=[Mule])).with_cards({"mule": {"strength": 8}})
    (mule,) = rules.catalogue

    assert mule.provenance == "yours"
    assert mule.origins == {"name": "known", "strength": "yours", "copies": "reconstructed"}


def test_own_values_that_cannot_be_printed_are_refused():
    """
    A kind of card says what can't be printed on it, and why.
    """
    rules = tabletop.Ruleset(village(wait, cards=[Mule]))

    with pytest.raises(tabletop.BadOption, match=r"option 'cards.mule.strength' of village: 7 is odd"):
        rules.with_cards({"mule": {"strength": 7}})
    with pytest.raises(tabletop.BadOption, match=r"'cards.mule.origins' of village: no such value is printed on Mule"):
        rules.with_cards({"mule": {"origins": {}}})
    for name in (" ", "Mule\nof Ann", "\x1b[31mMule"):
        with pytest.raises(tabletop.BadOption, match="a card needs a name that can be printed, on one line"):
            rules.with_cards({"mule": {"name": name}})
    with pytest.raises(tabletop.BadOption, match="is too much"):
        rules.with_cards({"mule": {"strength": 2**64}})


def test_own_values_that_change_nothing_leave_a_card_as_it_is():
    """
    An empty table for a card makes it nobody's own.
    """
    rules = tabletop.Ruleset(village(wait, cards=[Mule])).with_cards({"mule": {}})

    assert (rules.catalogue[0].provenance, rules.own_cards) == ("reconstructed", {})


class Meadow(Card, back="place", copies=1, size=3):
    """A place on the map."""


class Pond(Card, back="place", copies=1, size=1):
    """Another place on the map."""


class Mapped(Village):
    """A village on a map of a user's own."""

    @classmethod
    def read_own(cls, name, value):
        """Read a map: a list of sizes."""
        if name != "map":
            return None
        if not isinstance(value, dict) or not isinstance(value.get("sizes"), list):
            raise ValueError("map.sizes: give a list of sizes")
        return [type(Card)(f"Place{size}", (Card,), {"__doc__": "A place."}, back="place", copies=size, size=size)
                for size in value["sizes"]]  # fmt: skip

    async def set_up(self):
        """Lay the whole map."""
        self.add_cards(self.ruleset.deck(), self.square)

    async def step(self):
        """Tell how large the meadow is."""
        meadow = self.find("meadow") if "meadow" in self.ruleset.by_id else None
        await self.active.choose(f"The meadow is {meadow and meadow.printed['size']}.", ("yes", "no"))


def mapped(**values):
    """Begin a match on a map, perhaps one of a user's own."""
    game = type("TestMapped", (Mapped,), {"cards": (Ox, Meadow, Pond), "__doc__": "A village on a map."})
    return tabletop.new(game, cards=values)


def test_a_card_of_which_there_is_one_is_found_by_its_id():
    """
    The rules find a place by its id.
    """
    assert str(mapped().decision.prompt) == "The meadow is 3."


def test_own_values_may_be_no_cards():
    """
    A map of a user's own takes the place of all places, is saved with the match, and other cards stay.
    """
    match = mapped(map={"sizes": [1, 2]}, ox={"strength": 9})

    assert [card.name for card in match.view().zone("square").cards] == ["Ox", "Ox", "Ox", "Place1", "Place2", "Place2"]
    assert match.ruleset.by_id["ox"].printed.strength == 9
    assert match.setup.own_cards["map"] == {"sizes": [1, 2]}
    assert match.ruleset.with_cards({"map": {"sizes": [4]}}).by_id["place4"].printed.size == 4
    assert str(match.decision.prompt) == "The meadow is None."


@pytest.mark.parametrize(
    ("values", "place", "why"),
    [
        ({"map": 3}, "cards.map.sizes", "give a list of sizes"),
        ({"map": {"sizes": [-1]}}, "cards.map", "has copies=-1: that is a number of cards"),
        ({"map": {"sizes": [1]}, "meadow": {"size": 2}}, "cards.meadow", "map of your own takes its place"),
        ({"mop": {"sizes": [1]}}, "cards", "there is no card 'mop'"),
    ],
)
def test_own_values_that_the_game_does_not_read_are_refused(values, place, why):
    """
    What a game can't read is refused with its place, and so is a card whose place is taken.
    """
    with pytest.raises(BadOption, match=why) as refused:
        mapped(**values)

    assert f"option '{place}'" in str(refused.value)


def test_a_misprint_keeps_a_ruleset_from_being_registered():
    """
    The cards of a ruleset are held to the same.
    """

    class Mare(Beast, strength=3):
        """It runs."""

    with pytest.raises(tabletop.BadRuleset, match="Mare has strength=3: 3 is odd"):
        tabletop.register(village(wait, cards=[Mare]))


@pytest.mark.parametrize("copies", [0, 100])
def test_a_card_has_up_to_a_hundred_copies(copies):
    """
    The limits are exact.
    """
    assert len(own({"ox": {"copies": copies}})[1].ruleset.deck()) == copies + 1


# ------------------------------------------------------------------------------------------------ class lines


def test_a_class_line_prints_a_card():
    """
    Id and name come from the class name unless they are given; a class without a line is a kind of card.
    """

    class RunEmOff(Folk, strength=1):
        """Run."""

    class UFO(Folk, strength=1, id="saucer", name="Flying Saucer"):
        """Fly."""

    class Beast(Folk):
        """A kind of card."""

    class Wolf(Ox, strength=5):
        """A card that is another card but for one number."""

    assert (RunEmOff.id, RunEmOff.name, RunEmOff.is_printed) == ("run_em_off", "Run Em Off", True)
    assert (UFO.id, UFO.name, Beast.is_printed) == ("saucer", "Flying Saucer", False)
    assert (dict(Wolf.printed)["copies"], Wolf.printed.strength) == (3, 5)


def test_a_kind_of_card_is_the_nearest_that_is_not_printed():
    """
    A card made after another card is of the same kind.
    """

    class Wolf(Ox, strength=5):
        """Another."""

    class Loud:
        """Something that cards may share."""

    class Howler(Loud, Folk, strength=2):
        """It howls."""

    assert [catalogue.kind_name(kind) for kind in (Ox, Wolf, Howler)] == ["folk"] * 3


def test_supplies_and_places_are_inherited():
    """
    A game made after another has all that was declared there, and its own.
    """

    class City(Village):
        """A bigger village."""

        GOLD = tabletop.supply(total=5)
        COIN = tabletop.supply(total=3)
        walls = tabletop.zone()
        days = ()

    assert [(one.name, one.total) for one in City.supplies] == [("COIN", 3), ("GRAIN", None), ("GOLD", 5)]
    assert [kind.name for kind in City.zone_kinds] == ["square", "pot", "walls"]
    assert quantity(3).start(None) == 3


def test_layouts_are_shared_and_forgotten():
    """
    Tables with the same cards share what never changes; only so many are kept.
    """
    rules = tabletop.register(village(wait, cards=[Ox, Hen]))
    first = rules.layout(2, (Ox,), (0,))

    assert rules.layout(2, (Ox,), (0,)) is first
    for count in range(rulesets_module.LAYOUTS_KEPT):
        rules.layout(2, (Hen,) * (count + 1), (0,) * (count + 1))
    assert rules.layout(2, (Ox,), (0,)) is not first


def test_an_event_can_be_any_small_record():
    """
    Events compare by what they are about.
    """

    @event
    class Met(tabletop.Event):
        """Two meet."""

        first: int
        second: int = 2

    assert Met(1) == Met(1, 2) != Met(2)
    assert repr(Met(1)).endswith("Met(first=1, second=2)")


class CannotBeImported:
    """An entry point of a package that fails when it is imported."""

    @staticmethod
    def load():
        """Fail, as a package without one of its dependencies does."""
        raise ImportError("no module named 'moonstone'")


def test_a_package_that_cannot_be_imported_is_named_with_its_reason(monkeypatch):
    """
    Who asks for a broken package by name is told what broke it.
    """
    monkeypatch.setattr(registry, "_entry_points", lambda: {"moonstone": CannotBeImported})

    with pytest.raises(BadRuleset, match="it can't be imported: ImportError: no module named 'moonstone'"):
        tabletop.ruleset("moonstone")


def test_one_broken_package_does_not_hide_the_others(monkeypatch):
    """
    A listing leaves out what is broken, says so, and lists the rest.
    """
    points = {**registry._entry_points(), "moonstone": CannotBeImported}
    monkeypatch.setattr(registry, "_entry_points", lambda: points)

    with pytest.warns(UserWarning, match="left out: the ruleset moonstone"):
        listed = tabletop.games()

    assert "moonstone" not in listed
    assert {"tic-tac-toe", "leduc-poker", "hedge-court"} <= set(listed)


def test_own_values_for_a_card_that_is_not_among_very_many_name_those_that_are_like_it():
    """
    Nobody reads a list of two hundred cards: the refusal names what was perhaps meant, and where the list is.
    """
    with pytest.raises(BadOption, match="there is no card 'sherif'; perhaps you mean sheriff") as refused:
        tabletop.new("smash-up", cards={"sherif": {"power": 6}})
    with pytest.raises(BadOption, match="there is no card 'xyzzy'; `tabletop cards smash-up` lists them"):
        tabletop.new("smash-up", cards={"xyzzy": {"power": 6}})

    assert len(str(refused.value)) < 300


def test_five_cards_that_are_like_it_are_named_and_no_more():
    """
    Who has twenty cards of nearly the same name is not told of all of them.
    """
    made = village(cards=[type(f"Sheriff{number}", (Folk,), {"__doc__": "-"}, strength=1) for number in range(50)])

    with pytest.raises(BadOption, match="perhaps you mean") as refused:
        tabletop.new(made, cards={"sherif": {"strength": 6}})

    assert str(refused.value).count("sheriff") == 5


def test_a_type_checker_knows_the_fields_of_records():
    """
    What is made of annotated fields says so, so that a field too many or one that is missing is an error in an editor.
    """
    told = [made.__dataclass_transform__ for made in (tabletop.deed, tabletop.effect, tabletop.event, tabletop.facts)]

    assert len(told) == 4
    assert told[0]["kwargs"] == {"frozen_default": True}
