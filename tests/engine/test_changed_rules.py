"""Rules that have changed since a match was saved: it goes on as it was, or it is refused, and never becomes another."""

import importlib
import json
import sys
from random import Random

import pytest

import tabletop
from tabletop import Diverged, ForeignSave, SaveError
from tabletop._outside import loading
from tabletop._rules.fingerprint import fingerprint_of_sources, imported_by, short, sources_of
from tests.engine.rulesets import play, settled

#: A small game in two modules, as an author would write it.
FAIR = '''
"""A fair at which animals are shown."""

from tabletop import NOBODY, OWNER, Card, Game, Outcome, PhaseFacts, Player, column, facts, phase, quantity, zone

from .worth import worth


class Owner(Player):
    """Somebody who shows animals."""

    deck = zone(NOBODY, ordered=True)
    hand = zone(OWNER)
    ring = zone(in_play=True)
    fame = column(0)


class Animal(Card):
    """An animal."""

    weight = quantity(floor=0, ceiling=9)


class Ox(Animal, weight=4, copies=6):
    """It pulls."""


class Hen(Animal, weight=1, copies=6):
    """It lays eggs."""


class Cat(Animal, weight=2, copies=6):
    """It hides."""


@facts
class Day(PhaseFacts):
    """What day it is."""

    day: int = 0


class Fair(Game):
    """Show animals until the year is over."""

    id = "fair"
    title = "The Fair"
    seats = (2,)
    cards = (Ox, Hen, Cat)
    player_class = Owner
    facts_class = Day
    facts: Day

    async def set_up(self):
        for player in self.players:
            self.add_cards(self.ruleset.deck(), player.deck, owner=player)
            await self.shuffle(player.deck)
            self.deal(player, 3)
        self.go_to(self.morning)

    def deal(self, player, count):
        for _ in range(count):
            player.deck.first.move(player.hand)

    @phase
    async def morning(self):
        """Who is active draws."""
        self.deal(self.active, 1)
        self.go_to(self.show)

    @phase
    async def show(self):
        """Who is active shows an animal."""
        player = self.active
        shown = await player.choose("What do you show?", list(player.hand), default=player.hand.first)
        shown = shown.move(player.ring)
        player.set(fame=player.fame + worth(shown))
        praised = await player.choose_some("What do you praise?", ["hoof", "hair", "horn"], at_least=1, at_most=2)
        if "hair" in praised:
            player.set(fame=player.fame + 1)
        if await player.confirms("Do you draw?"):
            self.deal(player, 1)
        self.go_to(self.evening)

    @phase
    async def evening(self):
        """Another one is active."""
        how = await self.active.choose("How do you rest?", ["sleep", "sing", "dance"])
        if how == "sing":
            self.active.set(fame=self.active.fame + 2)
        if self.facts.day == 9:
            self.end(Outcome.by_points([player.fame for player in self.players], "The year is over."))
        self.set_facts(day=self.facts.day + 1, active=1 - self.facts.active)
        self.go_to(self.morning)
'''
WORTH = '''
"""What animals are worth."""


def worth(animal):
    """Return how much fame an animal brings."""
    return animal.weight
'''
#: What an author may do without raising the revision: what is edited, and what stands there then.
EDITS = {
    "cards on offer in another order": ("list(player.hand)", "list(player.hand)[::-1]"),
    "words on offer in another order": ('["sleep", "sing", "dance"]', '["dance", "sing", "sleep"]'),
    "words of several in another order": ('["hoof", "hair", "horn"]', '["horn", "hair", "hoof"]'),
    "one more option at the end": ('["sleep", "sing", "dance"]', '["sleep", "sing", "dance", "eat"]'),
    "one more option at the beginning": ('["sleep", "sing", "dance"]', '["eat", "sleep", "sing", "dance"]'),
    "one option less": ('["sleep", "sing", "dance"]', '["sleep", "sing"]'),
    "another default": ("default=player.hand.first", "default=player.hand.last"),
    "more to be picked": ("at_least=1, at_most=2", "at_least=0, at_most=3"),
    "another power": ("class Ox(Animal, weight=4", "class Ox(Animal, weight=5"),
    "a floor under a power": ("quantity(floor=0", "quantity(floor=2"),
    "another phase order": ("self.go_to(self.show)", "self.go_to(self.evening)"),
    "another shuffle": ("await self.shuffle(player.deck)", "[await self.shuffle(player.deck) for _ in range(2)]"),
    "no shuffle": ("await self.shuffle(player.deck)", "pass"),
    "a removed card": ("cards = (Ox, Hen, Cat)", "cards = (Ox, Hen)"),
    "more copies": ("class Cat(Animal, weight=2, copies=6", "class Cat(Animal, weight=2, copies=7"),
    "a renamed card": ("Cat", "Tom"),
    "renamed words": ('"sleep"', '"rest"'),
    "another effect": ('if how == "sing"', 'if how == "dance"'),
    "an effect in another module": ("return animal.weight", "return animal.weight + 1"),
    "more cards to begin with": ("self.deal(player, 3)", "self.deal(player, 4)"),
    "a question less": ('if await player.confirms("Do you draw?")', "if player.fame < 9"),
    "a longer year": ("self.facts.day == 9", "self.facts.day == 10"),
    "another start": ("fame = column(0)", "fame = column(1)"),
}
#: Edits that change nothing for anybody who plays.
HARMLESS = {
    "a comment": ("return animal.weight", "return animal.weight  # as it is printed"),
    "the same in other words": ('if how == "sing":', 'if how in ("sing",):'),
    "a text that nobody is asked for": ("It lays eggs.", "It lays an egg every day."),
}


@pytest.fixture
def published(tmp_path, monkeypatch):
    """
    Publish the fair as it is, or with an edit, in the place of what was published before.
    """
    numbers = iter(range(100))

    def publish(old="", new="", *, fair=FAIR, worth=WORTH):
        home = tmp_path / f"release{next(numbers)}"
        (home / "fair").mkdir(parents=True)
        forget()
        for name, source in (("__init__", fair), ("worth", worth)):
            (home / "fair" / f"{name}.py").write_text(source.replace(old, new) if old else source, encoding="utf-8")
        monkeypatch.syspath_prepend(home)
        importlib.invalidate_caches()
        return tabletop.register(importlib.import_module("fair").Fair)

    yield publish
    forget()


def forget():
    """Let the fair be imported anew."""
    for name in ("fair", "fair.worth"):
        sys.modules.pop(name, None)


def told(match):
    """Return what anybody sees of a match, and what the numbers of its next answer mean."""
    decision = match.decision
    waiting = None if decision is None else (decision.seat, decision.options.keys, decision.default)
    return [match.view(seat) for seat in (0, 1, None)], waiting, match.outcome


def year(seed=3):
    """Go through a whole match: its save at each decision, and what is told there."""
    match, dice = tabletop.new("fair", seed=seed), Random(seed)
    yield match.save(), told(match), match.is_at_rest
    while (decision := match.decision) is not None:
        count = dice.randint(decision.at_least, decision.at_most)
        match.answer(dice.sample(range(len(decision.options)), count))
        yield match.save(), told(match), match.is_at_rest


def outcome_of(text, before):
    """Say how loading goes: the match goes on as it was, or it is refused, or it has silently become another."""
    try:
        match = tabletop.load(text)
    except SaveError:
        return "refused"
    return "goes on" if told(match) == before else "another"


@pytest.mark.filterwarnings("ignore:.*is a printed card that:UserWarning")
@pytest.mark.parametrize("edit", EDITS)
def test_no_edit_changes_a_running_match_silently(published, edit):
    """
    Whatever is edited, each match of a year looks and is asked as before, or is refused; and somewhere the edit shows.
    """
    published()
    saves = [*year()]
    published(*EDITS[edit])

    found = [outcome_of(text, before) for text, before, _ in saves]

    assert "another" not in found
    assert "refused" in found


@pytest.mark.parametrize("edit", HARMLESS)
def test_edits_that_change_nothing_refuse_nothing(published, edit):
    """
    A match goes on under other sources of the same rules.
    """
    published()
    saves = [*year()]
    published(*HARMLESS[edit])

    assert {outcome_of(text, before) for text, before, _ in saves} == {"goes on"}


def test_the_answer_that_means_something_else_is_told(published):
    """
    The error says which answer it is, and what would do.
    """
    published()
    match = tabletop.new("fair", seed=3)
    for answer in (0, [0], "Yes", "sing", 0, [2]):
        match.answer(answer)
    text = match.save()
    published(*EDITS["words of several in another order"])

    with pytest.raises(Diverged, match="that answer does not mean the same any more") as raised:
        tabletop.load(text)

    assert raised.value.number == 5
    assert f"finish it on the release that saved it (tabletop {json.loads(text)['engine']})" in str(raised.value)
    assert "load it with from_rest=True" in str(raised.value)


def test_what_was_answered_before_the_last_rest_is_played_again_where_sources_differ(published):
    """
    A table that the new rules would not have come to is refused, although it could lie there.
    """
    published()
    match = tabletop.new("fair", seed=3)
    for answer in (0, [0], "Yes", "sing"):
        match.answer(answer)
    text = match.save()
    published(*EDITS["another effect"])

    with pytest.raises(Diverged, match=r"the table comes out different; finish it on the release"):
        tabletop.load(text)


@pytest.mark.parametrize("edit", ["words on offer in another order", "another effect", "another power", "more copies"])
def test_a_match_continues_from_its_last_rest_if_told_to(published, edit):
    """
    The table of the last rest is taken as it lies, under the rules that are here; the answers since are not given.
    """
    published()
    match = tabletop.new("fair", seed=3)
    for answer in (0, [0], "Yes", "sing", 0, [2]):
        match.answer(answer)
    text = match.save()
    published(*EDITS[edit])

    loaded = tabletop.load(text, from_rest=True, log=True)

    assert (loaded.number, loaded.is_at_rest, loaded.answers) == (4, True, None)
    assert loaded.sequence == match.sequence + 1
    assert loaded.view(0).zones == match.at(4).view(0).zones
    loaded.answer(0)
    assert tabletop.load(loaded.save()).digest() == loaded.digest()
    assert loaded.events(0)[-1].sequence == loaded.sequence


def test_a_match_at_rest_continues_as_it_is(published):
    """
    Where nothing was answered since the last rest, nothing is left out, and the sequence stays.
    """
    published()
    match = tabletop.new("fair", seed=3)
    begun = tabletop.load(match.save(), from_rest=True)
    for answer in (0, [0], "Yes"):
        match.answer(answer)

    loaded = tabletop.load(match.save(), from_rest=True)

    assert (begun.number, begun.sequence, loaded.number, loaded.sequence) == (0, 1, 3, 4)
    assert loaded.view(0) == match.view(0)


def test_a_set_up_in_which_answers_were_given_begins_anew(published):
    """
    Before the first rest there is only the set-up to continue from.
    """

    async def set_up(game):
        await game.players[0].confirms("a")
        await game.players[0].confirms("b")

    async def day(game):
        await game.players[0].confirms("c")

    match = settled(play(day, set_up=set_up), "Yes")

    loaded = tabletop.load(match.save(), from_rest=True)

    assert (loaded.number, loaded.sequence, loaded.answers) == (0, 3, ())


def test_a_match_that_continues_from_its_first_rest_can_be_saved_again(published):
    """
    It keeps where it began, and all sequences of its own: so it is loaded like any other.
    """

    async def set_up(game):
        await game.players[0].confirms("a")

    async def day(game):
        await game.players[0].confirms("b")
        await game.players[0].confirms("c")

    match = settled(play(day, set_up=set_up), "Yes", "Yes")

    loaded = tabletop.load(match.save(), from_rest=True)

    assert (loaded.number, loaded.sequence) == (1, 4)
    assert tabletop.load(loaded.save()).sequence == 4


def test_an_impossible_table_is_no_rest_to_continue_from(published):
    """
    What no play could lead to is refused in this way, too.
    """
    published()
    data = json.loads(tabletop.new("fair", seed=3).save())
    data["table"]["facts"]["active"] = 7

    with pytest.raises(SaveError):
        tabletop.load(json.dumps(data), from_rest=True)


def test_another_revision_is_refused_or_continued_from_its_rest(published):
    """
    A raised revision refuses all matches of the one before, and says what would do.
    """
    published()
    match = tabletop.new("fair", seed=3)
    match.answer(0)
    text = match.save()
    published('id = "fair"', 'id = "fair"\n    revision = 2')

    with pytest.raises(ForeignSave, match=r"revision 2 of it: finish it on the release .* from_rest=True"):
        tabletop.load(text)
    assert tabletop.load(text, from_rest=True).number == 0


def test_another_release_of_the_engine_plays_the_match_again(published, monkeypatch):
    """
    On another release the whole match is played again: it comes out the same, or it is refused.
    """
    published()
    *_, (text, before, _) = year()
    data = json.loads(text)
    data["past"][0] = 1 - data["past"][0]
    other = json.dumps(data)
    assert tabletop.load(other).number == tabletop.load(text).number

    monkeypatch.setattr(loading, "release", lambda: "9.9.9")

    assert (outcome_of(text, before), outcome_of(other, before)) == ("goes on", "refused")


def test_a_match_that_did_not_begin_with_a_set_up_is_compared_where_it_is(published):
    """
    A dream can't be played again; its marks are compared all the same.
    """
    published()
    match = tabletop.new("fair", seed=3)
    match.answer(0)
    text = match.imagine(0, Random(1)).save()
    published(*HARMLESS["a comment"])
    assert tabletop.load(text).number == 1
    published(*EDITS["words of several in another order"])

    with pytest.raises(Diverged, match="what is waited for is not as it was"):
        tabletop.load(text)


def test_a_match_that_did_not_begin_with_a_set_up_is_refused_where_only_cards_lie_otherwise(published):
    """
    One more card is drawn before the same question: that no number and no word tells of it makes it no better.
    """
    published()
    match = tabletop.new("fair", seed=3)
    match.answer(0)
    text = match.imagine(0, Random(1)).save()
    published("shown = shown.move(player.ring)", "self.deal(player, 1); shown = shown.move(player.ring)")

    with pytest.raises(Diverged, match="what lies there"):
        tabletop.load(text)


@pytest.mark.parametrize("marks", ["", "0000", "00000000", "xyz"])
def test_marks_that_are_none_are_refused(published, marks):
    """
    A save has one mark for each answer since its last rest.
    """
    published()
    match = tabletop.new("fair", seed=3)
    match.answer(0)
    data = json.loads(match.save())
    assert len(data["keys"]) == 4

    with pytest.raises(Diverged):
        tabletop.load(json.dumps(data | {"keys": marks}))


def test_a_fingerprint_tells_all_modules_of_a_package_apart(published):
    """
    What rules take from other modules of theirs is in it, and the engine and Python are not; it is the same each time.
    """
    edits = ((), (), ("return animal.weight", "return animal.weight + 1"))

    prints = [fingerprint_of_sources(published(*edit).game) for edit in edits]
    names = sources_of(tabletop.ruleset("smash-up").game)

    assert prints[0] == prints[1] != prints[2]
    assert all(len(one) == 12 for one in prints)
    assert all(name.startswith("tabletop.games.smash_up") for name in names)
    assert len(names) > 20


def test_rules_without_sources_have_no_fingerprint_and_are_played_again():
    """
    Rules that were typed in leave no source to compare: their matches are played again when they are loaded.
    """
    space = {"__name__": "typed_in"}
    exec("from tabletop import Game\nclass Typed(Game):\n    id = title = 'typed'", space)
    assert fingerprint_of_sources(space["Typed"]) == ""


class Plough:
    """Something that an author prints on a card."""


def test_what_is_no_plain_data_is_told_by_its_kind():
    """
    Where an object happens to lie in memory is in no fingerprint.
    """
    assert short([Plough(), 1]) == short([Plough(), 1]) == short(["Plough", 1])
    assert short([Plough(), 2]) != short([Plough(), 1])


# ------------------------------------------------------------------------------------------------ what rules are written in


@pytest.mark.parametrize(
    "how",
    [
        "from .worth import BONUS",
        "from . import worth",
        "import fair.worth",
        "from .worth import (\n    BONUS,  # for all\n)",
        "def bonus():\n    from .worth import BONUS\n    return BONUS",
    ],
)
def test_a_module_belongs_to_rules_whatever_they_take_from_it(published, how):
    """
    Numbers say nothing of where they come from, and what a function imports may not have been needed yet.
    """
    fair = FAIR.replace("from .worth import worth\n", f"{how}\n").replace("worth(shown)", "1")

    prints = [fingerprint_of_sources(published(fair=fair, worth=f"BONUS = {bonus}\n").game) for bonus in (1, 2)]

    assert prints[0] != prints[1]


def test_what_only_looks_like_an_import_is_none(published):
    """
    Words in a docstring name no module; what is not there is no part of the rules.
    """
    fair = FAIR.replace(
        '"""It pulls."""', '"""\n    It pulls, say:\n\n    from ....... import luck\n    import nothing.at.all\n    """'
    )

    assert list(sources_of(published(fair=fair).game)) == ["fair", "fair.worth"]


def test_a_source_in_another_encoding_is_read_as_well():
    """
    Letters that are no UTF-8 name no module, and keep nobody from registering a game.
    """
    source = "import f\xfcr\nfrom .worth import f\xfcr, BONUS\n".encode("latin-1")

    assert "fair.worth.BONUS" in imported_by("fair", source, is_package=True)


def test_rules_that_were_written_over_while_a_match_was_played_are_not_those_that_it_was_played_with(
    published, tmp_path
):
    """
    What a match is saved with are the rules that were read when it began.
    """
    published()
    match = tabletop.new("fair", seed=3)
    for answer in (0, [0], "Yes", "sing"):
        match.answer(answer)
    (tmp_path / "release0" / "fair" / "worth.py").write_text(WORTH.replace("animal.weight", "animal.weight + 1"))
    text = match.save()
    published("return animal.weight", "return animal.weight + 1")

    with pytest.raises(Diverged):
        tabletop.load(text)


# ------------------------------------------------------------------------------------------------ what is on offer and asked

#: A game in which words of an author's own are on offer.
STALL = '''
"""A stall at a fair."""

from dataclasses import dataclass

from tabletop import Card, Effect, Game, OWNER, Player, Text, activated, column, effect, modifies, pool, quantity, supply, zone


class Owner(Player):
    """Somebody who has a stall."""

    hand = zone(OWNER)
    ring = zone(in_play=True)
    purse = pool()
    debt = pool()
    fame = column(0)


class Ox(Card, copies=2):
    """It pulls."""

    weight = quantity(4)

    @activated(once_per_turn=True)
    async def pull(self):
        """Pull"""

    @activated(once_per_turn=True)
    async def push(self):
        """Push"""


@effect
class Fed(Effect):
    """{ox} is heavier."""

    ox: Ox
    more: int
    less: int

    @modifies(Ox.weight)
    def change(self, ox):
        return self.more - self.less


class Win:
    def label_for(self, seat):
        return Text("fair.win", "win")


class Mode:
    def __init__(self, name):
        self.name = name

    def label_for(self, seat):
        return Text("fair." + self.name, self.name)


@dataclass(frozen=True)
class Plain:
    name: str


def sing():
    """Sing"""


def dance():
    """Dance"""


OFFERED = [Mode("win"), Mode("lose")]


class Fair(Game):
    """Look at a stall."""

    id, title, seats, player_class, cards, effects = "fair", "The Fair", (2,), Owner, (Ox,), (Fed,)
    durations = ("ever",)
    COIN = supply(total=9)

    async def set_up(self):
        one, two = self.players
        self.add_cards(self.ruleset.deck(), one.hand, owner=one)
        ox = one.hand.first.move(one.ring)
        self.pay(self.COIN, 9, self.box, one.purse)
        self.begin(Fed(ox, more=3, less=1), until="ever")
        await self.use(next(usable for usable in self.usable(one) if usable.ability.name == "pull"))

    async def step(self):
        one, price = self.players[0], 9
        await one.choose("Which?", OFFERED)
        if await one.confirms(Text("fair.pay", "Do you pay {price}?", price=price)):
            one.set(fame=-price)
'''


@pytest.mark.parametrize(
    ("first", "second"),
    [('Mode("win")', 'Mode("lose")'), ('Plain("win")', 'Plain("lose")'), ("sing", "dance"), ("Win()", 'Mode("win")')],
)
@pytest.mark.parametrize("answered", [0, 1])
def test_things_of_an_authors_own_are_told_apart(published, first, second, answered):
    """
    What is on offer is not what it was if two of them have changed places, whatever they are.
    """
    offered = STALL.replace('Mode("win"), Mode("lose")', f"{first}, {second}")
    published(fair=offered)
    match = tabletop.new("fair", seed=1)
    for _ in range(answered):
        match.answer(0)
    text = match.save()
    assert tabletop.load(text).save() == text
    published(fair=offered.replace(f"[{first}, {second}]", f"[{second}, {first}]"))

    with pytest.raises(Diverged):
        tabletop.load(text)


def test_what_a_question_says_stays_as_it_was(published):
    """
    Whoever was asked for nine is not asked for fifty.
    """
    published(fair=STALL)
    match = tabletop.new("fair", seed=1)
    match.answer(0)
    text = match.save()
    published("price = self.players[0], 9", "price = self.players[0], 50", fair=STALL)

    with pytest.raises(Diverged, match="what is waited for"):
        tabletop.load(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    hand = zone(OWNER)\n", "    aside = zone(OWNER)\n    hand = zone(OWNER)\n"),
        (
            "    hand = zone(OWNER)\n    ring = zone(in_play=True)\n",
            "    ring = zone(in_play=True)\n    hand = zone(OWNER)\n",
        ),
        ("    purse = pool()\n    debt = pool()\n", "    debt = pool()\n    purse = pool()\n"),
        ("    more: int\n    less: int\n", "    less: int\n    more: int\n"),
        (
            "    weight = quantity(4)\n",
            "    weight = quantity(4)\n    @activated(once_per_turn=True)\n    async def rest(self): pass\n",
        ),
    ],
    ids=["a new zone", "zones in another order", "pools in another order", "fields in another order", "a new ability"],
)
def test_places_fields_and_abilities_go_by_their_names(published, old, new):
    """
    A match that goes on from its last rest finds all of them where they were, and in any other way it is refused.
    """
    published(fair=STALL)
    match = tabletop.new("fair", seed=1)
    match.answer(0)
    text, seen = match.save(), match.at(0)
    rest = tabletop.load(text, from_rest=True).save()
    published(old, new, fair=STALL)

    loaded = tabletop.load(text, from_rest=True)

    assert lying(loaded) == lying(seen)
    for saved in (text, rest):
        with pytest.raises(Diverged):
            tabletop.load(saved)


def lying(match):
    """Say what lies where, what it is worth, and what can still be done with it."""
    view = match.view(0)
    zones = {zone.id: [(card.name, card.values) for card in zone.cards if card] for zone in view.zones if zone.count}
    with match._held(match._now) as live:
        usable = [one.ability.name for one in live.game.usable(live.game.players[0])]
    return (
        zones,
        {pool.id: pool.supplies for pool in view.pools if pool.count},
        [one for one in usable if one != "rest"],
    )
