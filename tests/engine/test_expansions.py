"""Expansions: what packages of others add to a game, and what is refused of it."""

import copy
import importlib
import inspect
import json
import pickle
import sys
from collections.abc import Iterable
from itertools import count

import attrs
import pytest

import tabletop
from tabletop import (
    Appearance,
    BadExpansion,
    BadOption,
    Card,
    Expansion,
    ForeignSave,
    Form,
    Game,
    MalformedSave,
    Outcome,
    Shape,
    chosen_sets,
    zone,
)
from tabletop._rules.installed import named_everywhere
from tabletop.testing import table

numbers = count()


@attrs.frozen(kw_only=True)
class FairOptions:
    """Which stalls there are."""

    sets: tuple[str, ...] | None = chosen_sets()


class Stall(Card):
    """Something to buy."""


class Bread(Stall, copies=2):
    """(No ability.)"""


class Cheese(Stall, copies=1):
    """(No ability.)"""


class FairSet(Expansion):
    """A set with stalls."""

    def faults(self, others: Iterable[Expansion]) -> Iterable[str]:
        """No two sets are of one maker."""
        for other in others:
            if other.by == self.by:
                yield f"{self.by} has made {other.id}, too"


BAKERS = FairSet(
    game="fair", id="bakers", title="The Bakers", by="bakers", provenance="official", stands_alone=True, cards=(Bread,)
)
DAIRY = FairSet(game="fair", id="dairy", title="The Dairy", by="dairy", provenance="official", cards=(Cheese,))


class Fair(Game):
    """Walk over the fair: all stalls that there are."""

    id = "fair"
    title = "The Fair"
    cards = (Bread, Cheese)
    own_sets = (BAKERS, DAIRY)
    expansion_class = FairSet
    options_class = FairOptions
    looks = Appearance(words={"game.stalls": "the stalls"}, choices={"stall": ("bread",)})
    stalls = zone(in_play=True)

    async def set_up(self) -> None:
        """Put all stalls up."""
        self.add_cards(self.ruleset.deck_of(self.sets), self.stalls)

    async def step(self) -> None:
        """Look at one."""
        stall = await self.active.choose("Which stall?", self.stalls, ask_anyway=True)
        self.end(Outcome.won_by(0, 2, f"It was {stall}."))


CANDY = """
from tabletop import Appearance, Card, effect, Effect, Shape
from tests.engine.test_expansions import FairSet, Stall


class Toffee(Stall, copies=3):
    "(No ability.)"


@effect
class Sticky(Effect):
    "Everything sticks."


CANDY = FairSet(
    game="fair", id="candy", title="Candy", by="sweet tooth", provenance="invented", revision=2,
    cards=(Toffee,), effects=(Sticky,),
)
"""


@pytest.fixture
def fair():
    """The fair, registered."""
    return tabletop.register(Fair)


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Install packages that bring expansions: each has a module with some code, and entry points."""

    def install(code: str = CANDY, **points: str) -> str:
        """Install a package, and return the name of its module; ``fair_candy="CANDY"`` is the entry point ``fair.candy``."""
        name = f"package_{next(numbers):03}"  # told in this order
        folder = tmp_path / name
        info = folder / f"{name}-1.0.dist-info"
        info.mkdir(parents=True)
        (folder / f"{name}.py").write_text(code)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        lines = [f"{point.replace('_', '.')} = {name}:{value}" for point, value in points.items()]
        (info / "entry_points.txt").write_text("\n".join(["[tabletop.expansions]", *lines, ""]))
        monkeypatch.syspath_prepend(folder)
        return name

    return install


def stalls(match):
    """List what lies on the table."""
    return sorted(card.name for card in match.view().cards.values())


def more(**told):
    """Return an expansion of the fair that is right but for what is told."""
    right = {"game": "fair", "id": "more", "title": "More", "by": "us", "provenance": "invented"}
    return FairSet(**{**right, **told})


def told(fault):
    """Return what is wrong, and in which file and line, without the folder."""
    words, _, place = fault.rpartition(" (")
    return f"{words} ({place.rpartition('/')[2]}" if words else fault


def faults(one, name="fair.more"):
    """Return what is wrong with an expansion."""
    with pytest.raises(BadExpansion) as refused:
        tabletop.register_expansion(one)
    assert refused.value.name == name
    return [told(fault) for fault in refused.value.faults]


# ------------------------------------------------------------------------------------------------ what is played with


def test_an_expansion_may_be_made_in_no_module():
    """
    Code that was typed in somewhere has no name, and its expansions are made all the same.
    """
    typed = {"Expansion": Expansion}
    exec(
        compile("one = Expansion(game='fair', id='odd', title='Odd', by='us', provenance='ours')", "typed", "exec"),
        typed,
    )

    assert typed["one"].written == "typed:1"


@pytest.mark.usefixtures("fair")
def test_an_installed_expansion_that_nobody_names_changes_nothing(package):
    """
    The save of a match is the same, letter by letter, with and without it, and it is not even imported.
    """
    before = tabletop.new("fair", seed=1).save()
    name = package(fair_candy="CANDY")

    assert tabletop.new("fair", seed=1).save() == before
    assert name not in sys.modules


@pytest.mark.parametrize(
    ("sets", "there"),
    [
        (None, ["Bread", "Bread", "Cheese"]),
        (["bakers"], ["Bread", "Bread"]),
        (["dairy"], ["Bread", "Bread", "Cheese"]),
        (["candy"], ["Bread", "Bread", "Cheese", "Toffee", "Toffee", "Toffee"]),
        (["candy", "bakers"], ["Bread", "Bread", "Toffee", "Toffee", "Toffee"]),
    ],
)
@pytest.mark.usefixtures("fair")
def test_sets_are_named(package, sets, there):
    """
    What is named is played with, and the game's own sets too unless one is named that stands alone.
    """
    package(fair_candy="CANDY")

    assert stalls(tabletop.new("fair", seed=1, sets=sets)) == there


@pytest.mark.usefixtures("fair")
def test_the_order_of_names_and_of_packages_does_not_matter(package):
    """
    Expansions come by their ids, whoever was installed first and however they are named.
    """
    fruit = CANDY.replace("Toffee", "Apple").replace("Sticky", "Sour").replace("sweet tooth", "orchard")
    fruit = fruit.replace('id="candy", title="Candy"', 'id="apples", title="Apples"')
    package(fair_candy="CANDY")
    package(fruit, fair_apples="CANDY")
    one, other = [
        tabletop.new("fair", seed=1, sets=named)
        for named in (["candy", "bakers", "apples"], ["apples", "candy", "bakers"])
    ]

    assert one.ruleset is other.ruleset
    assert [kind.id for kind in one.ruleset.cards] == ["bread", "cheese", "apple", "toffee"]
    assert [str(option) for option in one.decision.options] == [str(option) for option in other.decision.options]


@pytest.mark.parametrize(
    ("sets", "why"),
    [
        ([], "name one set or several, each once"),
        (["dairy", "dairy"], "name one set or several, each once"),
        (["sweets"], "there is no set 'sweets' here; there is bakers, dairy, candy"),
        ("candy", "should be a list, not 'candy'"),
        ([7], "should be of type str, not 7"),
    ],
)
@pytest.mark.usefixtures("fair")
def test_what_names_no_set_is_refused(package, sets, why):
    """
    The error says which sets there are.
    """
    package(fair_candy="CANDY")

    with pytest.raises(BadOption, match=why):
        tabletop.new("fair", sets=sets)


@pytest.mark.usefixtures("fair")
def test_a_ruleset_is_asked_for_with_sets(package):
    """
    Its matches are begun with these sets, unless others are named; its cards are listed, and own values are laid over them.
    """
    package(fair_candy="CANDY")
    rules = tabletop.ruleset("fair").with_sets(["candy", "bakers"])

    assert stalls(tabletop.new(rules)) == ["Bread", "Bread", "Toffee", "Toffee", "Toffee"]
    assert stalls(tabletop.new(rules, sets=["bakers"])) == ["Bread", "Bread"]
    assert stalls(tabletop.new(rules, sets=None)) == ["Bread", "Bread", "Cheese"]
    assert [card.name for card in rules.catalogue] == ["Bread", "Cheese", "Toffee"]
    assert stalls(tabletop.new(rules.with_cards({"toffee": {"copies": 1}}))) == ["Bread", "Bread", "Toffee"]
    own = tabletop.ruleset("fair").with_cards({"bread": {"copies": 1}})
    assert stalls(tabletop.new(own.with_sets(["candy"]))) == ["Bread", "Cheese", "Toffee", "Toffee", "Toffee"]
    assert stalls(tabletop.new(own, sets=["bakers"])) == ["Bread"]
    assert stalls(tabletop.new("fair", sets=["candy"], cards={"toffee": {"copies": 0}})) == ["Bread", "Bread", "Cheese"]


@pytest.mark.usefixtures("fair")
def test_a_scene_is_laid_with_an_expansion(package):
    """
    A test lays its cards like any others.
    """
    package(fair_candy="CANDY")

    every = ["toffee", "toffee", "toffee", "bread", "bread", "cheese"]
    with table("fair", shared={"stalls": every}, options={"sets": ["candy"]}, A={}, B={}) as scene:
        scene["A"].picks("Toffee")


@pytest.mark.usefixtures("fair")
def test_copies_and_pickles_of_a_match_keep_its_expansions(package):
    """
    A match goes on with them after a copy, a pickle and an undo, and so does a ruleset.
    """
    package(fair_candy="CANDY")
    match = tabletop.new("fair", seed=1, sets=["candy"])
    rules = tabletop.ruleset("fair").with_sets(["candy"]).with_cards({"toffee": {"copies": 1}})

    assert pickle.loads(pickle.dumps(match)).digest() == match.digest() == copy.copy(match).digest()
    again = pickle.loads(pickle.dumps(rules))
    assert (again.named, again.own_cards, again.game.expansions) == (("candy",), rules.own_cards, rules.game.expansions)
    named = tabletop.ruleset("fair").with_sets(["candy"])
    assert pickle.loads(pickle.dumps(named)) is named is tabletop.ruleset("fair").with_sets(["candy"])
    assert named is not tabletop.ruleset("fair").with_sets(["candy", "dairy"])
    assert pickle.loads(pickle.dumps(match.ruleset)) is match.ruleset


@pytest.mark.usefixtures("fair")
def test_the_class_of_a_game_with_expansions_stands_for_both(package):
    """
    Whoever asks with it gets the same ruleset, and the plain game goes on under its name.
    """
    package(fair_candy="CANDY")
    rules = tabletop.new("fair", sets=["candy"]).ruleset

    assert tabletop.ruleset(rules.game) is rules
    assert tabletop.ruleset("fair").game is Fair


# ------------------------------------------------------------------------------------------------ lists


@pytest.mark.usefixtures("fair")
def test_expansions_are_listed(package):
    """
    Each with who has made it; what can't be imported or does not hold together is left out, with a warning.
    """
    package(fair_candy="CANDY")
    package("import nowhere_to_be_found", fair_lost="LOST", other_thing="LOST")

    with pytest.warns(
        UserWarning, match=r"left out: the expansion fair.lost cannot be used:\n- it can't be imported: Module"
    ):
        found = tabletop.expansions("fair")

    assert [(name, one.by, one.revision) for name, one in found.items()] == [("candy", "sweet tooth", 2)]
    assert repr(found["candy"]) == "<expansion fair.candy, revision 2>"
    assert tabletop.expansions("hedge-court") == {}


def test_the_names_of_all_expansions_are_known_without_importing_any(package):
    """
    What can't be imported is among them, too.
    """
    package("import nowhere_to_be_found", fair_lost="LOST")

    assert "fair.lost" in named_everywhere()


@pytest.mark.usefixtures("fair")
def test_the_manifest_names_all_sets(package):
    """
    A frontend reads which sets there are without importing one, and of an expansion that is asked for its cards and looks.
    """
    package(fair_candy="CANDY")
    (option,) = tabletop.manifest("fair").options

    assert option.parts == {"2": ("bakers", "dairy", "candy")}
    assert [card.id for card in tabletop.manifest("fair").cards] == ["bread", "cheese"]
    candy = tabletop.manifest(tabletop.ruleset("fair").with_sets(["candy"]))
    assert [(card.id, card.provenance) for card in candy.cards][-1] == ("toffee", "official")


def test_a_game_looks_as_its_expansions_add(fair):
    """
    Choices and words that may be said grow longer; what the game says of itself it keeps.
    """

    class Wide(FairSet):
        """A set with looks."""

        looks = Appearance(
            words={"game.stalls": "rows", "card.x": "y"}, choices={"stall": ("wide",), "tent": ("a",)}, says=("wide",),
            unsaid=frozenset({"card.x"}), places={"game.stalls": Shape(lying="row")}, things={"stall": Form(width=99)},
        )  # fmt: skip

    class Tent(Stall, copies=1):
        """(No ability.)"""

    tabletop.register_expansion(
        Wide(game="fair", id="wide", title="Wide", by="us", provenance="invented", cards=(Tent,))
    )
    looks = fair.with_sets(["wide"]).game.looks

    assert looks.words == {"game.stalls": "the stalls", "card.x": "y"}
    assert looks.choices == {"stall": ("bread", "wide"), "tent": ("a",)}
    assert (looks.says, looks.unsaid) == (("wide",), frozenset({"card.x"}))
    assert (looks.places["game.stalls"].lying, looks.things["stall"].width) == ("row", 99)


# ------------------------------------------------------------------------------------------------ saves


@pytest.mark.usefixtures("fair")
def test_a_save_names_the_expansions_with_their_revisions(package):
    """
    It loads where they are, verified too.
    """
    package(fair_candy="CANDY")
    match = tabletop.new("fair", seed=1, sets=["candy", "dairy"])
    again = tabletop.load(match.save(), verify=True)

    assert json.loads(match.save())["expansions"] == {"candy": 2}
    assert json.loads(tabletop.new("fair", sets=["dairy"]).save())["expansions"] == {}
    assert again.digest() == match.digest()
    assert again.ruleset is match.ruleset


@pytest.mark.parametrize(
    ("change", "error", "why"),
    [
        (
            {"expansions": {"toys": 1}},
            ForeignSave,
            "the save is of 'fair with the expansion toys', and what is here is only candy",
        ),
        (
            {"expansions": {"candy": 1}},
            ForeignSave,
            "'the expansion candy, revision 1', and what is here is revision 2 of it",
        ),
        ({"expansions": {"candy": "2"}}, MalformedSave, "at expansions.candy: should be a whole number"),
        ({"expansions": []}, MalformedSave, "at expansions: should be a table"),
        ({"expansions": {}}, MalformedSave, r"should name \['candy'\], as the sets of the options do"),
        ({"options": {"sets": None}}, MalformedSave, r"should name \[\], as the sets of the options do"),
        ({"options": {"sets": ["x"]}}, MalformedSave, "there is no set 'x' here"),
    ],
)
@pytest.mark.usefixtures("fair")
def test_a_save_with_expansions_that_are_not_these_is_refused(package, change, error, why):
    """
    The error says what is missing, or in what it contradicts itself.
    """
    package(fair_candy="CANDY")
    save = {**json.loads(tabletop.new("fair", seed=1, sets=["candy"]).save()), **change}

    with pytest.raises(error, match=why):
        tabletop.load(json.dumps(save))


@pytest.mark.usefixtures("fair")
def test_a_save_says_what_is_missing_where_no_expansion_is_installed():
    """
    The game alone is not enough.
    """
    save = {**json.loads(tabletop.new("fair", seed=1).save()), "expansions": {"candy": 2}}

    with pytest.raises(ForeignSave, match="'fair with the expansion candy', and what is here is only the game itself"):
        tabletop.load(json.dumps(save))


# ------------------------------------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ({"title": ""}, "title is empty"),
        ({"by": ""}, "by is empty"),
        ({"provenance": ""}, "provenance is empty"),
        ({"revision": 0}, "revision is 0: count from 1"),
        ({"revision": "1"}, "revision is '1': count from 1"),
        ({"cards": (7,)}, "7 is among its cards, and is no class of cards"),
        (
            {"title": "The Bakers"},
            "fair has a set bakers, 'The Bakers', of its own: choose another id and another title",
        ),
        ({"by": "bakers"}, "bakers has made bakers, too"),
    ],
)
@pytest.mark.usefixtures("fair")
def test_what_does_not_hold_together_is_refused_with_its_place(told, fault):
    """
    The file and the line of the expansion stand before what is wrong with it.
    """
    one = more(**told)
    line = one.written.rpartition(":")[2]

    assert faults(one) == [f"{fault} (test_expansions.py:{line})"]


@pytest.mark.parametrize(
    ("id", "fault"),
    [
        ("dairy", "fair has a set dairy, 'The Dairy', of its own: choose another id and another title"),
        ("Big Fair", "id is 'Big Fair': use small letters, digits and hyphens"),
    ],
)
@pytest.mark.usefixtures("fair")
def test_an_id_that_will_not_do_is_refused(id, fault):
    """
    It has a form, and the game's own sets have theirs already.
    """
    assert [words.rpartition(" (")[0] for words in faults(more(id=id), f"fair.{id}")] == [fault]


@pytest.mark.usefixtures("fair")
def test_a_card_that_does_not_hold_together_is_refused_with_its_place(package):
    """
    The file and the line of the class stand before what is wrong with it: here are four.
    """
    name = package(
        "from tabletop import effect, Effect, when\n"
        "from tests.engine.test_expansions import FairSet, Stall, Cheese\n"
        "class Silent(Stall, copies=1):\n"
        "    pass\n"
        "class OtherBread(Stall, id='bread', copies=1):\n"
        "    'Bread.'\n"
        "class Sticky(Effect):\n"
        "    'It sticks.'\n"
        "ALL = FairSet(game='fair', id='bad', title='Bad', by='us', provenance='invented',\n"
        "    cards=(Silent, OtherBread, Cheese), effects=(Sticky,))\n",
        fair_bad="ALL",
    )

    with pytest.raises(BadExpansion) as refused:
        tabletop.new("fair", sets=["bad"])

    assert [told(fault) for fault in refused.value.faults] == [
        f"Silent has no docstring: say what the card does, or that it does nothing ({name}.py:3)",
        f"OtherBread and Bread have one id, 'bread' ({name}.py:5)",
        f"Cheese is listed twice (test_expansions.py:{inspect.getsourcelines(Cheese)[1]})",
        f"Sticky is not made under its decorator: write @effect above the class ({name}.py:7)",
    ]


@pytest.mark.usefixtures("fair")
def test_a_class_that_was_written_nowhere_is_told_with_the_expansion():
    """
    One that was made by code has no line: the one of the expansion has to do.
    """
    silent = type(Stall)("Silent", (Stall,), {"__module__": "nowhere"}, copies=1)
    one = more(cards=(silent,))

    (fault,) = faults(one)

    assert fault.startswith("Silent has no docstring")
    assert fault.endswith(f"(test_expansions.py:{one.written.rpartition(':')[2]})")


def test_an_expansion_says_where_it_is_written():
    """
    Whether it is made anew or out of another one: the line that does so is meant.
    """
    one, line = more(), inspect.getsourcelines(more)[1]
    other = attrs.evolve(one, id="other")

    assert one.written == f"{__file__}:{line + 3}"
    assert other.written.rpartition(":")[0] == __file__
    assert other.written != one.written


@pytest.mark.usefixtures("fair")
def test_two_packages_with_one_expansion_are_refused(package):
    """
    Nobody could know which is meant: both are named, with what they bring.
    """
    one, other = package(fair_candy="CANDY"), package(fair_candy="CANDY")

    with pytest.raises(BadExpansion) as refused:
        tabletop.new("fair", sets=["candy"])

    (fault,) = refused.value.faults
    assert fault == f"two packages bring it, {one} ({one}:CANDY) and {other} ({other}:CANDY): uninstall one"


@pytest.mark.usefixtures("fair")
def test_expansions_that_do_not_go_together_are_refused(package):
    """
    Each for itself holds together, and is played alone; both have a card of one id, and are of one maker.
    """
    package(fair_candy="CANDY")
    package(CANDY.replace('id="candy"', 'id="sweets"').replace('"Candy"', '"Sweets"'), fair_sweets="CANDY")

    assert len(stalls(tabletop.new("fair", sets=["candy"]))) == len(stalls(tabletop.new("fair", sets=["sweets"]))) == 6
    with pytest.raises(BadExpansion, match=r"fair\.candy with fair\.sweets") as refused:
        tabletop.new("fair", sets=["candy", "sweets"])
    said = [fault.rpartition(" (")[0] for fault in refused.value.faults]
    assert said == [
        "Toffee and Toffee have one id, 'toffee'",
        "Sticky is listed twice",
        "sweet tooth has made sweets, too",
        "sweet tooth has made candy, too",
    ]


@pytest.mark.usefixtures("fair")
@pytest.mark.parametrize(
    ("points", "fault"),
    [
        ({"fair_toffee": "CANDY"}, "it is fair.candy, and its entry point says fair.toffee"),
        ({"fair_toffee": "Toffee"}, "it is type, no tests.engine.test_expansions.FairSet"),
        ({"fair_toffee": "Nothing"}, "it can't be imported: AttributeError"),
    ],
)
def test_an_entry_point_of_expansions_must_hold_what_it_says(package, points, fault):
    """
    What is not there, is something else, or goes by another name is refused.
    """
    package(**points)

    with pytest.raises(BadExpansion) as refused:
        tabletop.new("fair", sets=["toffee"])
    assert fault in refused.value.faults[0]


FUDGE = f"""{CANDY}

class Fudge(Stall, copies=1):
    "(No ability.)"


class Sweet(Stall):
    "Any sweet."
"""


@pytest.mark.usefixtures("fair")
def test_a_card_that_no_expansion_lists_is_told_of(package):
    """
    A printed card that lies in a module of an expansion and in none of its lists was forgotten; a kind of card was not.
    """
    name = package(FUDGE, fair_candy="CANDY")
    line = FUDGE.split("\n").index("class Fudge(Stall, copies=1):") + 1

    with pytest.warns(UserWarning, match="Fudge") as warned:
        match = tabletop.new("fair", sets=["candy"])

    assert [told(str(one.message)) for one in warned] == [
        f"Fudge is a printed card that fair.candy does not list: put it into its cards ({name}.py:{line})"
    ]
    assert stalls(match) == ["Bread", "Bread", "Cheese", "Toffee", "Toffee", "Toffee"]


@pytest.mark.usefixtures("fair")
def test_an_expansion_that_lists_nothing_is_told_of_all(package):
    """
    What stands beside it was forgotten, too.
    """
    package(CANDY.replace("cards=(Toffee,), effects=(Sticky,),", ""), fair_candy="CANDY")

    with pytest.warns(UserWarning, match=r"Toffee is a printed card that fair\.candy does not list"):
        assert list(tabletop.expansions("fair")) == ["candy"]


@pytest.mark.usefixtures("fair")
def test_cards_that_lie_apart_from_their_expansion_are_told_of(package):
    """
    The modules of all cards that it lists are looked at.
    """
    cards = package(FUDGE.partition("CANDY =")[0] + FUDGE[FUDGE.index("class Fudge") :])
    package(
        f"from tests.engine.test_expansions import FairSet\nfrom {cards} import Toffee\n"
        "CANDY = FairSet(game='fair', id='candy', title='Candy', by='us', provenance='invented', cards=(Toffee,))\n",
        fair_candy="CANDY",
    )

    with pytest.warns(UserWarning, match=rf"Fudge is a printed card .* \(.*{cards}\.py:15\)") as warned:
        tabletop.new("fair", sets=["candy"])

    assert len(warned) == 1


@pytest.mark.usefixtures("fair")
def test_a_card_that_another_expansion_lists_is_not_forgotten(package):
    """
    Of several expansions in a module each lists its own cards, and one that stands in no module says nothing of one.
    """
    both = f"{FUDGE}\nFUDGE = FairSet(game='fair', id='fudge', title='Fudge', by='me', provenance='ours', cards=(Fudge,))\n"
    package(both, fair_candy="CANDY", fair_fudge="FUDGE")
    alone = importlib.import_module(package(FUDGE))

    assert list(tabletop.expansions("fair")) == ["candy", "fudge"]
    assert tabletop.register_expansion(more(cards=(alone.Toffee,))).cards == (alone.Toffee,)


def test_a_game_without_the_option_takes_no_expansions():
    """
    Nobody could name one.
    """
    one = Expansion(game="tic-tac-toe", id="big", title="Big", by="us", provenance="invented")

    (fault,) = faults(one, "tic-tac-toe.big")

    assert fault.startswith("tic-tac-toe takes no expansions: its options have no sets = chosen_sets() (")
    with pytest.raises(BadOption, match="there is no set 'big' here; there is none"):
        tabletop.ruleset("tic-tac-toe").with_sets(["big"])


def test_a_game_need_not_say_more_of_its_expansions():
    """
    Cards are all that a plain expansion brings.
    """

    class PlainFair(Fair):
        """The fair, without makers."""

        id = "plain-fair"
        own_sets = ()
        expansion_class = Expansion

    class Honey(Stall, copies=1):
        """(No ability.)"""

    tabletop.register(PlainFair)
    tabletop.register_expansion(
        Expansion(game="plain-fair", id="bees", title="Bees", by="us", provenance="invented", cards=(Honey,))
    )

    assert stalls(tabletop.new("plain-fair", sets=["bees"])) == ["Bread", "Bread", "Cheese", "Honey"]


@attrs.frozen(kw_only=True)
class TennisOptions:
    """To how many sets is played."""

    sets: int = 3


def test_an_option_of_that_name_may_mean_something_else():
    """
    A game whose option is not declared by chosen_sets reads it as it likes.
    """

    class Tennis(Game):
        """Play some sets."""

        id = "tennis"
        title = "Tennis"
        options_class = TennisOptions

        async def step(self) -> None:
            """Play one."""
            await self.active.choose("How?", ("well", "badly"))

    match = tabletop.new(Tennis, sets=5)

    assert match.setup.options.sets == 5
    assert (tabletop.manifest(Tennis).options[0].values, tabletop.manifest(Tennis).options[0].parts) == ({}, {})


def test_an_expansion_is_tried_out_with_the_usual_options_unless_it_says_more():
    """
    On every table with it there is something of it, so nothing has to be chosen for that.
    """
    assert DAIRY.trial(2, 0) == {}


@pytest.mark.parametrize("thing", [7, None, Fair, Bread])
def test_only_expansions_are_registered_as_such(thing):
    """
    Anything else is refused by name.
    """
    with pytest.raises(BadExpansion, match=r"it is no tabletop\.Expansion"):
        tabletop.register_expansion(thing)


def test_an_expansion_of_a_game_that_is_not_there_is_refused():
    """
    The error names the games that are.
    """
    with pytest.raises(tabletop.UnknownGame, match="no game 'chess' is installed"):
        tabletop.register_expansion(more(game="chess"))
