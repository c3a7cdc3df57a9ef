"""Saves: written whole, read through one strict door, and refused with the place of what is wrong."""

import json
import re
import subprocess
import sys
import time
import tracemalloc
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from random import Random

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabletop
from tabletop import (
    Effect,
    ForeignSave,
    ImpossibleSave,
    MalformedSave,
    Outcome,
    Text,
    effect,
    modifies,
)
from tabletop._base import dice
from tabletop._base.reading import DEEPEST, LARGEST_SAVE, LONGEST_TEXT, MOST_ITEMS
from tabletop._outside import loading
from tabletop._outside.marks import words_on
from tabletop._rules import ruleset as rulesets_module
from tabletop.testing import random_match
from tabletop.testing._inside import load_unmarked
from tests.engine.rulesets import NIGHTFALL, Folk, Villager, changed, lay, play, settled, village


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


class Hen(Folk, strength=1, copies=3):
    """It lays eggs."""


@effect
class Fed(Effect):
    """This one is stronger."""

    folk: object
    more: object = 1

    @modifies(Folk.strength)
    def strengthen(self, folk):
        return self.more if folk == self.folk else 0


KIT = {"cards": [Ox, Hen], "effects": [Fed]}


async def work(game):
    """Lay out cards, coins and an effect, and ask twice."""
    ann, bob = game.players
    ox, hen = lay(game, ann.field, Ox, Hen, owner=ann)
    lay(game, bob.hand, Hen, owner=bob)
    ox.set(mood="cross", scars=2)
    ox.turn(face_up=False)
    hen.give_to(bob)
    game.pay(game.COIN, 3, game.box, hen.coins)
    game.begin(Fed(hen, 2), until=NIGHTFALL, source=ox, controller=bob)
    game.players[1].set(luck=await game.roll_die(6))


async def rest(game):
    """Ask Ann some questions."""
    ann = game.players[0]
    await ann.confirms("One?")
    await ann.choose_some("Which?", "abc", at_most=2)
    await ann.confirms("Three?")


def at_rest():
    """Return a match at rest, with something of everything on its table."""
    return play(work, rest, rest, **KIT)


def in_the_middle():
    """Return a match in the middle of an effect, with rests behind it."""
    return settled(at_rest(), "Yes", ["a", "c"], "No", "Yes", [])


# ------------------------------------------------------------------------------------------------ whole


@pytest.mark.parametrize("make", [at_rest, in_the_middle, lambda: settled(in_the_middle(), "No")])
@pytest.mark.parametrize("verify", [False, True])
def test_a_match_comes_back_as_it_was(make, verify):
    """
    At rest, in the middle of an effect or over: a loaded match looks, saves and plays on the same.
    """
    match = make()
    text = match.save()

    loaded = tabletop.load(text, verify=verify)

    assert loaded.save() == text
    assert (loaded.digest(), loaded.answers, loaded.number) == (match.digest(), match.answers, match.number)
    assert [loaded.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]
    assert [loaded.events(seat) for seat in (0, 1, None)] == [match.events(seat) for seat in (0, 1, None)]
    assert loaded.outcome == match.outcome
    while match.decision:
        for one in (match, loaded):
            one.answer(0)
    assert loaded.save() == match.save()


def test_a_save_may_be_bytes():
    """
    A file read as bytes will do.
    """
    text = in_the_middle().save()

    assert tabletop.load(text.encode()).number == 5
    for encoding in ("utf-16", "utf-32", "utf-8-sig"):
        with pytest.raises(MalformedSave):
            tabletop.load(text.encode(encoding))


def test_a_match_can_be_saved_while_it_is_set_up():
    """
    A draft in the set-up is saved by its answers alone.
    """

    async def set_up(game):
        for villager in game.players:
            lay(game, villager.field, Ox if await villager.confirms("An ox?") else Hen, owner=villager)

    match = settled(play(rest, set_up=set_up, **KIT), "No")
    loaded = tabletop.load(match.save(), verify=True)

    assert (loaded.decision.seat, loaded.number) == (1, 1)
    assert json.loads(match.save())["table"] is None
    assert loaded.view(0) == match.view(0)
    for one in (match, loaded):
        one.answer("Yes")
    assert loaded.save() == match.save()


def test_a_loaded_match_can_be_taken_back_to_its_beginning():
    """
    Moments before the checkpoint of a loaded match are had by playing again.
    """
    match = in_the_middle()
    loaded = tabletop.load(match.save())

    assert loaded.first_moment == 0
    for number in range(match.number + 1):
        assert loaded.at(number).digest() == match.at(number).digest()
        assert loaded.at(number).events(0) == match.at(number).events(0)
    while loaded.number:
        loaded.undo()
        match.undo()
        assert loaded.decision.prompt == match.decision.prompt
        assert loaded.events(1) == match.events(1)


def test_a_match_in_which_answers_were_taken_back_again_and_again_loads():
    """
    Each time it has branched off later than before, and no sequence has come back.
    """
    match = tabletop.new("leduc-poker", seed=1)
    for answer in ("Raise", "Raise", None, "Call", "Call", "Raise", None):
        match.undo() if answer is None else match.answer(answer)

    loaded = tabletop.load(match.save())

    assert (loaded.number, loaded.sequence) == (match.number, match.sequence)
    assert loaded.events() == match.events()


def test_a_save_tells_the_same_twice():
    """
    Saving changes nothing and gives the same text each time.
    """
    match = in_the_middle()

    assert match.save() == match.save() == match.copy().save()


def test_a_fingerprint_can_be_had_from_a_save():
    """
    A fingerprint is the SHA-256 of the table and the answers since, as JSON with sorted keys and no spaces: in any language.
    """
    match = in_the_middle()
    data = json.loads(match.save())
    words = json.dumps([data["table"], data["since"]], sort_keys=True, separators=(",", ":"))

    assert match.digest() == sha256(words.encode()).hexdigest()


def test_a_fingerprint_tells_dice_apart_from_the_beginning():
    """
    Matches with other dice have other fingerprints, even before anything is rolled in the set-up.
    """

    async def set_up(game):
        await game.players[0].confirms("Ready?")

    one, same, other = (play(rest, set_up=set_up, seed=seed) for seed in (1, 1, 2))

    assert one.digest() == same.digest() != other.digest()


def test_options_come_back():
    """
    Options of all kinds are in the save, whether or not their class can be hashed.
    """

    @attrs.define
    class Choices:
        """What can be chosen."""

        rounds: int = 3
        title: str = "x"
        fast: bool = False
        teams: tuple[tuple[str, ...], ...] = ()
        extras: list[str] = attrs.field(factory=list)

    async def day(game):
        lay(game, game.square, Ox)
        await game.players[0].confirms("a")

    made = village(day, options_class=Choices, **KIT)
    match = tabletop.new(made, rounds=5, teams=(("a", "b"), ()), fast=True, extras=["e"])
    match.answer("Yes")

    loaded = tabletop.load(match.save(), verify=True)
    assert loaded.setup.options == Choices(5, "x", True, (("a", "b"), ()), ["e"])


def test_own_values_of_cards_come_back():
    """
    A match with own values for some cards is loaded with the same.
    """

    async def day(game):
        lay(game, game.players[0].field, Ox, owner=game.players[0])
        await game.players[0].confirms("a")

    async def more(game):
        await game.players[0].confirms("b")

    values = {"ox": {"strength": 7, "name": "Bull"}}
    match = settled(tabletop.new(village(day, more, **KIT), cards=values), "Yes")
    values["ox"]["strength"] = 8
    loaded = tabletop.load(match.save(), verify=True)

    (bull,) = loaded.view().zone("field", 0).cards
    assert (bull.name, bull.values["strength"], bull.provenance) == ("Bull", 7, "yours")


def test_a_ruleset_with_own_values_keeps_them_in_saves():
    """
    It makes no difference whether own values are given to the match or laid over the ruleset before.
    """

    async def day(game):
        lay(game, game.players[0].field, Ox, Hen, owner=game.players[0])
        await game.players[0].confirms("a")

    async def more(game):
        await game.players[0].confirms("b")

    rules = tabletop.register(village(day, more, **KIT))
    laid = rules.with_cards({"ox": {"strength": 7}, "hen": {"strength": 2}}).with_cards({"ox": {"name": "Bull"}})
    match = settled(tabletop.new(laid, cards={"hen": {"strength": 3}}), "Yes")
    loaded = tabletop.load(match.save(), verify=True)

    assert [(card.name, card.values["strength"]) for card in match.view().zone("field", 0).cards] == [
        ("Bull", 7),
        ("Hen", 3),
    ]
    assert loaded.view() == match.view()
    assert not rules.own_cards


def test_a_last_word_may_hold_cards_and_players():
    """
    An outcome whose words name things can be saved, and reads the same.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        game.end(
            Outcome.won_by(
                0,
                2,
                Text(
                    "v.won",
                    "{who} won {times} times with {ox}, {said}.",
                    who=ann,
                    times=3,
                    ox=ox,
                    said=Text("v.y", "yes {n}", n=None),
                ),
            )
        )

    match = play(day, seats=["Ann", "Bob"], **KIT)
    loaded = tabletop.load(match.save(), verify=True)

    assert str(loaded.outcome.how) == str(match.outcome.how) == "Ann won 3 times with Ox, yes None."
    assert loaded.view(1) == match.view(1)
    assert loaded.events(1) == match.events(1)


def test_columns_may_hold_anything_plain():
    """
    A column that starts as None takes numbers, words and truths, and others may be emptied.
    """

    class Pilgrim(Villager):
        """A villager with a vow."""

        vow = tabletop.column(None)
        awake = tabletop.column(True)

    async def day(game):
        ann, bob = game.players
        ann.set(vow="silence", awake=False, luck=None)
        bob.set(vow=3)

    loaded = tabletop.load(play(day, rest, player_class=Pilgrim, **KIT).save(), verify=True)

    assert [one.columns for one in loaded.view().players] == [
        {"luck": None, "vow": "silence", "awake": False},
        {"luck": 0, "vow": 3, "awake": True},
    ]


# ------------------------------------------------------------------------------------------------ refused


def refused(text, error, **kwargs):
    """Try to load something, and return why it was refused."""
    with pytest.raises(error) as raised:
        tabletop.load(text, **kwargs)
    assert isinstance(raised.value, tabletop.SaveError)
    assert len(str(raised.value)) < 600
    return raised.value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "7",
        "null",
        '"save"',
        '{"a": 1.5}',
        '{"a": NaN}',
        '{"a": 1e400}',
        '{"a": 1, "a": 2}',
        b"\xff\xfe",
        "[" * 100_000,
        '{"a":' * 100_000,
        "\ud800",
        pytest.param('{"a": ' + "9" * 5000 + "}", id="huge"),
        None,
        7,
        ["x"],
    ],
)
def test_what_is_no_save_is_refused(text):
    """
    Whatever is given, only our errors come out.
    """
    with pytest.raises(MalformedSave) as raised:
        tabletop.load(text)
    assert raised.value.path == ""
    assert str(raised.value).startswith("not a save, at the top: ")


def test_a_save_has_at_most_four_megabytes():
    """
    The limit is exact, and larger texts are not even parsed.
    """
    fits, too_large = " " * LARGEST_SAVE, "[" * (LARGEST_SAVE + 1)

    refused(fits, MalformedSave)
    error = refused(too_large, tabletop.SaveTooLarge)
    assert (error.size, error.limit) == (LARGEST_SAVE + 1, LARGEST_SAVE)
    refused("é" * (LARGEST_SAVE // 2 + 1), tabletop.SaveTooLarge)


@pytest.mark.parametrize("piece", ["[],", "{},", '{"a":[]},', "0,", '"",'])
def test_a_save_that_would_take_much_memory_is_not_parsed(piece):
    """
    What is small as text and large in memory is counted first.
    """
    text = "[" + piece * (LARGEST_SAVE // len(piece) - 2) + "0]"

    tracemalloc.start()
    error = refused(text, MalformedSave)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert "it has more than 200,000 parts" in str(error)
    assert most < 32 * 2**20


def test_the_most_that_is_parsed_takes_little_memory_and_time():
    """
    The largest texts that are parsed, long ones and deep ones, take less than 64 MB and 100 ms for each kB.
    """
    texts = [
        "[" + '{"a":1},' * 60_000 + "0]",
        '["' + "x" * (LARGEST_SAVE - 4) + '"]',
        '["' + "\N{SNOWMAN}" * (LARGEST_SAVE // 3 - 2) + '"]',
        '["\N{GRINNING FACE}' + "x" * (LARGEST_SAVE - 10) + '"]',
        "[" * 90_000 + "]" * 90_000,
        "{" + ",".join(f'"{number}":0' for number in range(90_000)) + "}",
        "[" * 2_000 + '\\"' * 2_000_000,
        "[" * 2_000 + '"\\' * 2_000_000,
    ]
    for text in texts:
        tracemalloc.start()
        began = time.process_time()
        refused(text, tabletop.SaveError)
        took = time.process_time() - began
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()

        assert most < 64 * 2**20
        assert took < 5


def test_who_has_no_room_left_is_told_so(monkeypatch):
    """
    A good save is not called nested too deep because whoever loads it has used up what Python lets a call nest.
    """

    def too_much(*given, **options):
        raise RecursionError

    text = at_rest().save()
    monkeypatch.setattr(json, "loads", too_much)

    with pytest.raises(RecursionError):
        tabletop.load(text)
    with pytest.raises(RecursionError):
        tabletop.load("[" * DEEPEST + "]" * DEEPEST)
    assert "nested too deep" in str(refused("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), MalformedSave))


def test_what_chance_was_asked_stays_what_it_was():
    """
    Rules may take what chance has brought out of their list: a copy that is answered further is saved, and its save loaded.
    """

    async def day(game):
        left = ["ox", "hen", "cat", "dog"]
        while len(left) > 1:
            left.remove(await game.pick_at_random(left))
        await game.players[0].confirms("Enough?")

    made = play(day, ask_chance=True).copy()
    for number in (0, 0):
        made.answer(number)
        made = made.copy()

    assert [str(option.label) for option in made.decision.options] == ["cat", "dog"]
    assert tabletop.load(made.save()).digest() == made.digest()


def after_calls(calls, last):
    """Call something after so many calls in each other."""
    return after_calls(calls - 1, last) if calls else last()


def at_any_depth(last):
    """Call something ever nearer to Python's limit, and return what came of each that it did not refuse."""
    done = []
    for calls in range(300):
        with suppress(RecursionError):
            done.append(after_calls(sys.getrecursionlimit() - 10 - calls, last))
    return done


@pytest.mark.parametrize("name", ["hedge-court", "marvel-villainous", "smash-up"])
def test_a_good_save_is_not_blamed_for_a_caller_without_room(name):
    """
    However near to Python's limit of nested calls a save is loaded, there is a match or Python's own error.
    """
    text = random_match(name, seats=2, seed=3, most=20).save()

    loaded = at_any_depth(lambda: tabletop.load(text))

    assert {match.save() for match in loaded} == {text}


def test_rules_are_not_blamed_for_a_caller_without_room():
    """
    Nor are they said to call themselves without end when there is no room left for an answer; and nothing has changed.
    """
    match = random_match("hedge-court", seats=2, seed=3, most=20)
    before = match.digest()

    def answer():
        after = match.copy()
        after.answer(0)
        return after.digest()

    expected = answer()

    assert set(at_any_depth(answer)) == {expected}
    assert match.digest() == before


@pytest.mark.parametrize(("given_", "known"), [(3, 2), (1, 2), ("2", 2), (True, 2), (None, 2)])
def test_other_formats_are_refused(given_, known):
    """
    A save of another format is told apart before anything else is read.
    """
    error = refused(json.dumps({"format": given_}), tabletop.UnknownFormat)

    assert (error.given, error.known) == (given_, known)


def test_a_save_of_something_else_says_what_is_here():
    """
    The error names what was saved and what there is instead.
    """
    text = at_rest().save()

    there = ", ".join(sorted(tabletop.games()))
    for change, message in (
        ({"game": "chess"}, f"the save is of 'chess', and what is here is only {there}"),
        (
            {"revision": 2, "engine": "0.0.9"},
            "the save is of 'village, revision 2', and what is here is revision 1 of it: "
            "finish it on the release that saved it (tabletop 0.0.9), or load it with from_rest=True",
        ),
        ({"dice": "other/1"}, f"the save is of 'dice other/1', and what is here is dice {dice.ALGORITHM}"),
    ):
        assert str(refused(changed(text, **change), ForeignSave)) == message


def test_a_column_in_which_most_cells_have_changed_is_saved_whole():
    """
    Cards that have all been in hidden places are told without their numbers, and come back.
    """

    async def set_up(game):
        ann = game.players[0]
        lay(game, ann.deck, *[Ox] * 3, owner=ann)
        for ox in list(ann.deck):
            ox.move(ann.hand).move(ann.deck)

    match = play(rest, set_up=set_up, **KIT)
    table = json.loads(match.save())["table"]

    assert (table["owners"], table["cells"]["incarnation"]) == ([[0, 3]], [2, 2, 2])
    assert tabletop.load(match.save()).digest() == match.digest()


def test_a_save_has_no_blanks_and_takes_any_letters():
    """
    A save is one line of JSON with nothing to spare, and names in any alphabet come back.
    """
    match = play(rest, seats=["Zoë 赵 \U0001f642", "Ｚｅｄ"], **KIT)
    text = match.save()

    assert text == json.dumps(json.loads(text), separators=(",", ":"))
    assert tabletop.load(json.dumps(json.loads(text), ensure_ascii=False)).seats == match.seats


@pytest.mark.parametrize("change", [{"game": "chess"}, {"revision": 2}, {"dice": "other/1"}, {"game": "x" * 1000}])
def test_other_games_and_rules_are_refused(change):
    """
    A save of another game, other rulings or other dice is not ours to load.
    """
    refused(changed(at_rest().save(), **change), ForeignSave)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("game", 7, "game"),
        ("game", "x" * 1001, "game"),
        ("game", "\ud800", "game"),
        ("revision", "1", "revision"),
        ("seats", "Ann", "seats"),
        ("seats", ["Ann"] * 5, "set-up"),
        ("seats", ["Ann", 3], r"seats\[1\]"),
        ("seats", ["Ann", "Ann"], "set-up"),
        ("seed", 7, "seed"),
        ("seed", "007", "seed"),
        ("seed", "1" * 33, "seed"),
        ("seed", 1.5, "no save|not a save"),
        ("ids", None, "ids"),
        ("options", [], "options"),
        ("options", {"speed": 3}, "set-up"),
        ("cards", [], "cards"),
        ("cards", {"ox": 3}, "set-up"),
        ("cards", {"ox": {"strength": "x"}}, "set-up"),
        ("cards", {"unicorn": {}}, "set-up"),
        ("ask_chance", 0, "ask_chance"),
        ("bluff_safe", "yes", "bluff_safe"),
        ("past", 3, "past"),
        ("past", [0], "number"),
        ("past", [0, "x", 1], r"past\[1\]"),
        ("past", [-1, 0, 0], "past"),
        ("past", [0, [0, -2], 1], r"past\[1\]"),
        ("number", -1, "number"),
        ("number", 10**6, "number"),
        ("number", True, "number"),
        ("table", [], "table"),
        ("since", None, "since"),
        ("since", [None], r"since\[0\]"),
        ("table__kinds", [7], r"table.kinds\[0\]"),
        ("table__kinds", ["unicorn"], r"table.kinds\[0\]"),
        ("table__rows", [0, 1, 9], "table.rows"),
        ("table__owners", [0, 0], r"table.owners\[0\]"),
        ("table__owners", [[0, 2]], "table.owners"),
        ("table__owners", [[0, 4]], r"table.owners\[0\]"),
        ("table__owners", [[0, 2], [0, 0], [0, 1]], r"table.owners\[1\]"),
        ("table__owners", [[0, 2], [2, 1]], r"table.owners\[1\]"),
        ("table__owners", [[-2, 3]], r"table.owners\[0\]"),
        ("table__owners", [[0, 3, 3]], r"table.owners\[0\]"),
        ("table__zones", [[0]], "table.zones"),
        ("table__zones", {"0.barn": [0]}, "table.zones"),
        ("table__zones", {"2.hand": [0]}, "table.zones"),
        ("table__zones", {"0.hand": [0, 7]}, r"table.zones.0.hand"),
        ("table__zones", {"0.hand": [0], "1.hand": [0]}, "table.zones"),
        ("table__zones", {"0.hand": [0, 0]}, "table.zones"),
        ("table__zones", {"0.hand": [0]}, "table.zones"),
        ("table__zones", {"0.field": [1], "0.hand": [2], "#0.basket": [0]}, "table"),
        ("table__cells", [], "table.cells"),
        ("table__cells", {"card.speed": []}, "table.cells"),
        ("table__cells", {"card.mood": {}}, "table.cells.card.mood"),
        ("table__cells", {"card.mood": [[0]]}, "table.cells.card.mood"),
        ("table__cells", {"card.mood": [[9, "x"]]}, "table.cells.card.mood"),
        ("table__cells", {"card.mood": [[True, "x"]]}, "table.cells.card.mood"),
        ("table__cells", {"card.mood": [[0, 3]]}, "table.cells.card.mood"),
        ("table__cells", {"card.mood": [[0, ["x"]]]}, "table.cells.card.mood"),
        ("table__cells", {"card.scars": [[0, True]]}, "table.cells.card.scars"),
        ("table__cells", {"card.scars": [[0, 2**63]]}, "table.cells.card.scars"),
        ("table__cells", {"card.mood": [[0, "x" * 1001]]}, "table.cells.card.mood"),
        ("table__cells", {"card.mood": [[0, "\ud800"]]}, "table.cells.card.mood"),
        ("table__cells", {"known": [[0, -1]]}, "table.cells.known"),
        ("table__cells", {"known": [[0, None]]}, "table.cells.known"),
        ("table__cells", {"known": [[0, 64]]}, "table"),
        ("table__cells", {"known": [[1, 0]]}, "table"),
        ("table__cells", {"incarnation": [[0, -1]]}, "table.cells.incarnation"),
        ("table__cells", {"incarnation": [0, 0, -1]}, "table.cells.incarnation"),
        ("table__cells", {"incarnation": [0, 0]}, "table.cells.incarnation"),
        ("table__cells", {"incarnation": [0, 0, "0"]}, "table.cells.incarnation"),
        ("table__cells", {"incarnation": 3}, "table.cells.incarnation"),
        ("table__cells", {"controller": [[0, 5]]}, "table"),
        ("table__cells", {"controller": [[0, -2]]}, "table"),
        ("table__supplies", {"COIN": {}}, "table.supplies"),
        ("table__supplies", {"COIN": {"box": 21}, "GRAIN": {}}, "table"),
        ("table__supplies", {"COIN": {"box": 21, "0.purse": -1}, "GRAIN": {}}, "table"),
        ("table__supplies", {"COIN": {"box": "x"}, "GRAIN": {}}, "table.supplies.COIN.box"),
        ("table__supplies", {"COIN": {"bank": 20}, "GRAIN": {}}, "table.supplies.COIN"),
        ("table__cells", {"used": [[0, ["fly"]]]}, "table.cells.used"),
        ("table__cells", {"used": [[0, "fly"]]}, "table.cells.used"),
        ("table__facts", {"active": 0, "day": "x"}, "table.facts.day"),
        ("table__facts", {"active": 0, "day": 1, "moon": 2}, "table.facts"),
        ("table__facts", {"active": 2, "day": 1}, "table"),
        ("table__facts", {"active": 0, "day": 99}, "table"),
        ("table__facts", [], "table.facts"),
        ("table__lasting", [{}], r"table.lasting\[0\]"),
        ("table__rolls", -1, "table.rolls"),
        ("table__seed", None, "table.seed"),
        ("table__reseeded", [1], "table.reseeded"),
        ("table__outcome", [], "table.outcome"),
    ],
)
def test_a_save_that_was_meddled_with_is_refused_with_its_place(path, value, where):
    """
    Each piece is held to its kind, its range and the invariants of the table, and the error names the place.
    """
    error = refused(changed(at_rest().save(), **{path: value}), tabletop.SaveError)

    assert re.search(where, getattr(error, "path", "") + str(error)), error


LASTING = {
    "number": 1,
    "kind": "Fed",
    "fields": {"folk": {"card": [1, 0]}, "more": 2},
    "until": "nightfall",
    "source": None,
    "controller": 1,
}


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"number": 0}, "number"),
        ({"kind": 3}, "kind"),
        ({"kind": "Curse"}, "kind"),
        ({"fields": {}}, "fields"),
        ({"fields": [{"card": [1, 0]}, 2]}, "fields"),
        ({"fields": {"folk": {"card": [9, 0]}, "more": 2}}, "fields.folk"),
        ({"fields": {"folk": {"card": [1, 1]}, "more": 2}}, "fields.folk"),
        ({"fields": {"folk": {"card": [1]}, "more": 2}}, "fields.folk"),
        ({"fields": {"folk": {"player": 2}, "more": 2}}, "fields.folk"),
        ({"fields": {"folk": {"player": 0, "card": [1, 0]}, "more": 2}}, "fields.folk"),
        ({"fields": {"folk": {}, "more": 2}}, "fields.folk"),
        ({"fields": {"folk": "x" * 1001, "more": 2}}, "fields.folk"),
        ({"fields": {"folk": 2**63, "more": 2}}, "fields.folk"),
        ({"until": "later"}, "until"),
        ({"source": [7, 0]}, "source"),
        ({"controller": 2}, "controller"),
        ({"speed": 1}, ""),
    ],
)
def test_a_lasting_effect_that_was_meddled_with_is_refused(change, where):
    """
    Effects are held to their fields, and to cards and players that are or were there.
    """
    error = refused(changed(at_rest().save(), table__lasting=[LASTING | change]), tabletop.SaveError)

    assert error.path.startswith(f"table.lasting[0]{'.' if where else ''}{where}")


def nested(depth):
    """Return a list in a list in a list."""
    value = 1
    for _ in range(depth):
        value = [value]
    return value


LONG = "x" * 60
#: What messages show of it: forty characters in all.
CUT = "'" + "x" * 38 + "…"


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("number", 10**6, "number: should be a whole number from 0 to 25000, not 1000000"),
        ("past", [0], "number: should be 1, the number of answers in the past"),
        ("options", {"speed": 3}, "set-up: option 'speed' of village: there is no such option; there is no options"),
        ("past", [2**63], f"past[0]: should be a whole number from 0 to {2**63 - 1}, not {2**63}"),
        ("past", [0, -1], f"past[1]: should be a whole number from 0 to {2**63 - 1}, not -1"),
        ("past", [[2**63]], f"past[0]: should all be whole numbers from 0 to {2**63 - 1}"),
        ("past", [[0], "x"], f"past[1]: should be a whole number from 0 to {2**63 - 1}, not 'x'"),
        ("seed", LONG, f"seed: should be a seed, of up to 32 signs from 0 to f, not {CUT}"),
        ("game", "\ud8001", "game: should be a text of at most 1,000 characters, not '\\ud8001'"),
        ("game", "\udfff", "game: should be a text of at most 1,000 characters, not '\\udfff'"),
        ("game", "x" * 1001, f"game: should be a text of at most 1,000 characters, not {CUT}"),
        ("cards", [], "cards: should be a table"),
        ("options", [], "options: should be a table"),
        (
            "options",
            {"a": [2**63]},
            f"options.a[]: should be a whole number from {-(2**63)} to {2**63 - 1}, not {2**63}",
        ),
        (
            "options",
            {"a": {LONG: "x" * 1001}},
            f"options.a.{LONG}: should be a text of at most 1,000 characters, not {CUT}",
        ),
        ("options", nested(65), "options" + "[]" * 65 + ": is nested more than 64 deep"),
        ("since", [0] * 100_001, "since: has 100,001 items, more than 100,000"),
        ("table", LONG, f"table: should be a table, not {CUT}"),
        (
            "table__outcome",
            {"how": {}, "who": 1},
            "table.outcome: missing: ['winners', 'points', 'ranking'], unknown: ['who']",
        ),
        (
            "table__outcome",
            dict.fromkeys(("winners", "points", "ranking", "how", "y" * 150, "x" * 150), 1),
            f"table.outcome: missing: [], unknown: ['{'x' * 150}', '{'y' * 43}…",
        ),
        ("bluff_safe", LONG, f"bluff_safe: should be true or false, not {CUT}"),
        ("table__kinds", [LONG], f"table.kinds[0]: village has no card {CUT}"),
        ("table__kinds", [[]], "table.kinds[0]: village has no card []"),
        ("table__rows", [0, 1, 2], "table.rows: should all be whole numbers from 0 to 1"),
        ("table__owners", [[0, 2]], "table.owners: should tell of 3 cards, not of 2"),
        (
            "table__owners",
            [[2, 3]],
            "table.owners[0]: should be a seat, or -1, and how many of 3 cards in a row are its own",
        ),
        ("table__reseeded", [3, 0], "table.reseeded[1]: should be a seed, of up to 32 signs from 0 to f, not 0"),
        ("table__zones", LONG, "table.zones: should be a table"),
        ("table__zones", {LONG: []}, f"table.zones: there is no place {CUT}"),
        ("table__zones", {"0.hand": 3}, "table.zones.0.hand: should be a list, not 3"),
        ("table__zones", {"0.hand": [3]}, "table.zones.0.hand: should all be whole numbers from 0 to 2"),
        ("table__zones", {"0.hand": [0], "1.hand": [0]}, "table.zones: card 0 lies in 0.hand and 1.hand"),
        ("table__zones", {"0.hand": [0, 2]}, "table.zones: card 1 lies nowhere"),
        ("table__zones", {"0.field": [1], "0.hand": [2], "#0.basket": [0]}, "table: no card lies on itself: card 0"),
        ("table__cells", [], "table.cells: should be a table"),
        (
            "table__cells",
            {name: [] for name in ("a" * 50, "b" * 50)},
            f"table.cells: has no column ['{'a' * 50}', '{'b' * 43}…",
        ),
        (
            "table__cells",
            {"card.mood": [LONG]},
            f"table.cells.card.mood: should be pairs of a number and a value, not {CUT}",
        ),
        (
            "table__cells",
            {"card.mood": [[3, "x"]]},
            "table.cells.card.mood: should be pairs of a number and a value, not [3, 'x']",
        ),
        ("table__cells", {"card.scars": [[0, LONG]]}, f"table.cells.card.scars: {CUT} should be of type int"),
        ("table__cells", {"card.mood": [[0, 7]]}, "table.cells.card.mood: 7 should be of type str"),
        ("table__cells", {"card.mood": [[0, ["x"]]]}, "table.cells.card.mood: ['x'] should be of type str"),
        ("table__cells", {"used": [[0, None]]}, "table.cells.used: should be a list, not None"),
        ("table__cells", {"used": [[0, [LONG]]]}, f"table.cells.used: Ox has no ability {CUT}"),
        ("table__cells", {"face_up": [[0, None]]}, "table.cells.face_up: None should be of type bool"),
        ("table__cells", {"card.scars": [[0, 2**63]]}, "table.cells.card.scars: is a number of more than 64 bits"),
        ("table__cells", {"known": [[0, -1]]}, "table.cells.known: -1 is less than nothing"),
        (
            "table__supplies__COIN",
            {"box": None},
            f"table.supplies.COIN.box: should be a whole number from {-(2**63)} to {2**63 - 1}, not None",
        ),
        ("table__supplies__COIN", {"bank": 1}, "table.supplies.COIN: there is no place 'bank'"),
        ("table__facts", [], "table.facts: should be a table of values, not []"),
        ("table__facts", [LONG], f"table.facts: should be a table of values, not ['{'x' * 37}…"),
        ("table__facts", {"active": 0, "day": "x"}, "table.facts.day: should be of type int, not 'x'"),
        ("table__facts", {"active": 0, "day": 1, "sun": 3, "moon": 2}, "table.facts: has no moon, sun"),
        ("table__lasting__0__kind", LONG, f"table.lasting[0].kind: village has no lasting effect {CUT}"),
        (
            "table__lasting__0__fields",
            {"folk": 1},
            "table.lasting[0].fields: missing: ['more'], unknown: []",
        ),
        (
            "table__lasting__0__fields",
            {"folk": 1, "more": nested(65)},
            "table.lasting[0].fields.more" + "[0]" * 65 + ": is nested more than 64 deep",
        ),
        ("table__lasting__0__until", "later", "table.lasting[0].until: should be one of nightfall, forever"),
        ("table__lasting__0__source", [3, 0], "table.lasting[0].source: there never was a card 3.0"),
        ("table__lasting__0__source", [0, 2**63 - 1], f"table.lasting[0].source: there never was a card 0.{2**63 - 1}"),
        (
            "table__lasting__0__source",
            [0, 2**63],
            f"table.lasting[0].source: should all be whole numbers from 0 to {2**63 - 1}",
        ),
    ],
)
def test_what_was_meddled_with_is_named_word_for_word(path, value, message):
    """
    An error says where something is wrong, what stands there (never too much of it) and what should.
    """
    error = refused(changed(at_rest().save(), **{path: value}), tabletop.SaveError)

    assert str(error).partition(", at ")[2] == message


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("table__cells__card.scars", [[0, -(2**63)], [1, 2**63 - 1]]),
        ("table__cells__used", [[0, []]]),
        ("table__reseeded", [2**63 - 1, "-" + "f" * 32]),
        ("table__lasting", []),
        ("past", []),
    ],
)
def test_what_is_just_within_its_limits_is_read(path, value):
    """
    Numbers of 64 bits are taken to the last, and cells that say what was so anyway.
    """
    assert load_unmarked(changed(at_rest().save(), **{path: value})).number == 0


@pytest.mark.parametrize("given_", [2**63 - 1, [2**63 - 1]])
def test_what_was_answered_is_a_number_of_64_bits(given_):
    """
    Answers before the table are only looked into when they are needed, but they are numbers of options.
    """
    loaded = tabletop.load(changed(at_rest().save(), past=[given_], number=1))

    assert loaded.answers == (tuple(given_) if isinstance(given_, list) else given_,)


def test_a_match_without_a_past_may_be_at_any_moment_that_could_be():
    """
    Where nobody knows the past, the number of answers is taken as it is, up to the most that there can be.
    """
    text = changed(at_rest().save(), past=None, number=25_000)

    assert tabletop.load(text).number == 25_000
    error = refused(changed(text, number=25_001), MalformedSave)
    assert str(error) == "not a save, at number: should be a whole number from 0 to 25000, not 25001"


def test_a_table_is_missing_only_before_the_first_rest():
    """
    Where answers were given before the last rest there must be a table.
    """
    error = refused(changed(in_the_middle().save(), table=None), MalformedSave)
    assert str(error) == "not a save, at table: is missing, although answers were given"


def test_fields_may_be_nested_but_not_too_deep():
    """
    Sixty-four lists inside each other are read, one more is not.
    """

    def with_field(value):
        return changed(at_rest().save(), table__lasting=[LASTING | {"fields": {"folk": {"player": 0}, "more": value}}])

    assert load_unmarked(with_field(nested(DEEPEST))).number == 0
    refused(with_field(nested(DEEPEST + 1)), MalformedSave)
    refused(with_field(nested(800)), MalformedSave)


HOW = {"key": "k", "english": "e", "arguments": {}}
OUTCOME = {"winners": [0], "points": [1, 0], "ranking": [[0], [1]], "how": HOW}


def test_an_outcome_is_held_to_its_seats():
    """
    Winners, points and ranking are of the seats at the table, and words are words.
    """
    over = settled(in_the_middle(), "No").save()
    assert load_unmarked(changed(over, table__outcome=OUTCOME)).outcome.winners == (0,)
    for change in (
        {"winners": [2]},
        {"points": [1]},
        {"ranking": [[0], [7]]},
        {"ranking": [0]},
        {"how": {}},
        {"how": {"key": "k", "english": 3, "arguments": {}}},
        {"how": {"key": "k", "english": "{who}", "arguments": {"x": 1}}},
        {"how": {"key": "k", "english": "{x.__class__}", "arguments": {"x": 1}}},
        {"how": {"key": "k", "english": "{x.__class__}", "arguments": {"x": 1, "x.__class__": 1}}},
        {"how": {"key": "k", "english": "{x[0]}", "arguments": {"x": "a", "x[0]": 1}}},
        {"how": {"key": "k", "english": "{x:>1000000000}", "arguments": {"x": 1}}},
        {"how": {"key": "k", "english": "{x!r}", "arguments": {"x": 1}}},
        {"how": {"key": "k", "english": "{", "arguments": {"x": 1}}},
        {"how": {"key": "k", "english": "{x}", "arguments": {"x": [1]}}},
        {"how": {"key": "k", "english": "e", "arguments": []}},
    ):
        refused(changed(over, table__outcome=OUTCOME | change), tabletop.SaveError)


def test_an_outcome_is_refused_word_for_word():
    """
    What is wrong with an outcome is named with its place, and the seats are counted to the last.
    """
    over = settled(in_the_middle(), "No").save()
    big = 2**63
    for change, message in (
        ({"winners": [2]}, "winners: should all be whole numbers from 0 to 1"),
        ({"ranking": [[0], [2]]}, "ranking[1]: should all be whole numbers from 0 to 1"),
        ({"points": [big, 0]}, f"points: should all be whole numbers from {-big} to {big - 1}"),
        ({"how": HOW | {"arguments": []}}, "how.arguments: should be a table of numbers and texts"),
        (
            {"how": HOW | {"english": "{", "arguments": {"x": 1}}},
            "how.english: Single '{' encountered in format string",
        ),
        (
            {"how": HOW | {"english": f"{{{LONG}}}", "arguments": {"x": 1}}},
            f"how.english: has a place for '{'x' * 39}, which is none of its arguments",
        ),
    ):
        error = refused(changed(over, table__outcome=OUTCOME | change), MalformedSave)
        assert str(error) == f"not a save, at table.outcome.{message}"


def test_an_outcome_may_be_anything_that_its_seats_allow():
    """
    The last seat may win, points have 64 bits, and a text without arguments may have any braces it likes.
    """
    over = settled(in_the_middle(), "No").save()
    how = HOW | {"english": "A draw :-{ {who} knows."}
    given_ = OUTCOME | {"winners": [1], "points": [2**63 - 1, -(2**63)], "ranking": [[1], [0]], "how": how}

    outcome = load_unmarked(changed(over, table__outcome=given_)).outcome

    assert (outcome.winners, outcome.points) == ((1,), (2**63 - 1, -(2**63)))
    assert str(outcome.how) == "A draw :-{ {who} knows."


@pytest.mark.parametrize(
    ("limit", "options"),
    [
        (LONGEST_TEXT, lambda size: {"title": "x" * size}),
        (LONGEST_TEXT, lambda size: {"x" * size: 1}),
        (MOST_ITEMS, lambda size: {"numbers": [1] * size}),
    ],
)
def test_data_is_of_limited_size(limit, options):
    """
    Texts, keys and lists have limits that are exact.
    """
    text = at_rest().save()

    assert refused(changed(text, options=options(limit)), MalformedSave).path == "set-up"
    assert refused(changed(text, options=options(limit + 1)), MalformedSave).path.startswith("options")


def test_data_is_of_limited_depth():
    """
    Options nested too deep are refused by their depth.
    """

    def nested(depth):
        value = 1
        for _ in range(depth):
            value = {"x": value}
        return changed(at_rest().save(), options=value)

    assert refused(nested(DEEPEST), MalformedSave).path == "set-up"
    assert "nested more than 64" in str(refused(nested(DEEPEST + 1), MalformedSave))


@pytest.mark.parametrize(
    ("since", "why"),
    [
        ([9], "options are numbered"),
        ([0, [5]], "options are numbered"),
        ([0, [0, 1, 2]], "from 0 to 2"),
        ([0, [], 0], "ends the step"),
        ([0, [], 0, 0], "ends the step"),
        ([[0, 1]], "exactly one"),
    ],
)
def test_answers_since_the_rest_must_be_on_offer(since, why):
    """
    Answers that nobody could have given are refused, and so are those that go past the next rest.
    """
    error = refused(changed(at_rest().save(), since=since), ImpossibleSave)

    assert why in str(error)
    assert re.fullmatch(r"since\[\d\]", error.path)


def test_answers_after_the_step_are_refused():
    """
    A table on which the step is over before anybody decides takes no answers.
    """
    text = changed(play(work, rest, **KIT).save(), table__facts={"active": 0, "day": 0}, since=[0])

    error = refused(text, ImpossibleSave)
    assert str(error) == "an impossible table, at since[0]: the step was over before this answer"


def test_only_so_many_deals_are_remembered(monkeypatch):
    """
    What set-ups deal is remembered for a while, so that loading again is quick, and forgotten later.
    """
    monkeypatch.setattr(loading, "DEALT_KEPT", 2)

    async def set_up(game):
        for villager in game.players:
            lay(game, villager.field, Ox, owner=villager)

    made = village(rest, set_up=set_up, **KIT)
    for seats in (1, 2, 3, 4, 1):
        assert tabletop.load(tabletop.new(made, seats=seats).save()).seats
        assert 1 <= len(tabletop.ruleset(made).dealt) <= 2


def test_what_a_set_up_deals_is_looked_up_once():
    """
    Loading a match again deals its cards no second time.
    """
    deals = []

    async def set_up(game):
        deals.append(1)
        lay(game, game.square, Ox)
        await game.players[0].confirms("Ready?")

    text = settled(play(rest, rest, set_up=set_up, **KIT), "Yes", "Yes", ["a"], "No").save()
    deals.clear()
    for _ in range(3):
        assert tabletop.load(text).number == 4

    assert len(deals) == 1


def test_cards_are_those_that_these_options_deal():
    """
    What one choice of options deals is no proof for another.
    """

    @attrs.define
    class Choices:
        """Which beast."""

        hens: bool = False

    async def set_up(game):
        lay(game, game.square, Hen if game.options.hens else Ox)

    text = tabletop.new(village(rest, set_up=set_up, options_class=Choices, **KIT)).save()

    assert tabletop.load(text).number == 0
    error = refused(changed(text, options={"hens": True}), ImpossibleSave)
    assert str(error) == "an impossible table, at table.rows: these are not the cards that this set-up deals"


def test_a_past_that_deals_other_cards_is_refused():
    """
    Cards on the table must be those that the set-up deals.
    """

    async def set_up(game):
        lay(game, game.players[0].field, Ox, Hen, owner=game.players[0])

    text = play(rest, rest, set_up=set_up, **KIT).save()

    assert tabletop.load(text).number == 0
    refused(changed(text, table__rows=[0, 0]), ImpossibleSave)
    refused(changed(text, table__owners=[[0, 1], [1, 1]]), ImpossibleSave)
    error = refused(changed(text, past=[9, 9], number=2, table__rows=[0, 0]), ImpossibleSave)
    assert str(error) == "an impossible table, at past: 9 is not on offer: options are numbered 0 to 1"


def test_a_match_without_a_past_has_no_more_cards_than_there_are():
    """
    Where nobody knows the beginning, nobody has more copies of a card than are printed.
    """

    async def set_up(game):
        lay(game, game.players[0].field, Ox, Ox, Ox, owner=game.players[0])
        lay(game, game.square, Hen, Hen, Hen)

    match = play(rest, set_up=set_up, **KIT)
    text = match.imagine(0, Random(1)).save()
    assert tabletop.load(text).answers is None

    data = json.loads(text)
    data["table"]["rows"].append(data["table"]["rows"][0])
    data["table"]["owners"].append([0, 1])
    data["table"]["zones"]["square"].append(6)
    error = refused(json.dumps(data), ImpossibleSave)
    assert str(error) == "an impossible table, at table.rows: 4 times Ox, which has 3 copies"


@pytest.mark.parametrize("hens", [6, 7])
def test_cards_of_nobody_may_come_from_every_seat(hens):
    """
    Where nobody knows the beginning, cards without an owner may be as many as all seats together have copies.
    """

    async def set_up(game):
        lay(game, game.square, *[Hen] * hens)

    text = play(rest, set_up=set_up, **KIT).imagine(0, Random(1)).save()

    if hens == 6:
        assert tabletop.load(text).answers is None
    else:
        assert "7 times Hen, which has 3 copies" in str(refused(text, ImpossibleSave))


def test_a_match_without_a_past_cannot_be_played_again():
    """
    An imagined match has no set-up to go back to, and says so.
    """
    with pytest.raises(tabletop.Diverged) as raised:
        at_rest().imagine(0, Random(1)).replay()
    assert str(raised.value) == (
        "played again, the match goes another way at answer 0: "
        "it did not begin with a set-up, so there is nothing to play again"
    )


def test_a_past_that_lies_is_found_out_when_it_is_needed():
    """
    A save is loaded by its table; a past that does not lead there is refused when verified, logged, or gone back to.
    """
    text = changed(settled(at_rest(), "Yes", ["a"], "No").save(), past=[0, [99], 1])

    refused(text, tabletop.Diverged, verify=True)
    refused(text, tabletop.Diverged, log=True)
    match = tabletop.load(text)
    for act in (match.replay, match.undo, match.events, lambda: match.at(2), lambda: match.copy(log=True)):
        with pytest.raises(tabletop.Diverged) as raised:
            act()
        assert raised.value.number == 1
    match.answer("Yes")
    assert match.number == 4


def test_a_table_that_lies_plausibly_is_found_out_by_a_verified_load():
    """
    What no invariant can see, such as better luck, a replay does.
    """
    data = json.loads(at_rest().save())
    data["table"]["cells"]["player.luck"] = [[0, 99]]

    match = load_unmarked(json.dumps(data))
    assert match.view().players[0].columns["luck"] == 99
    with pytest.raises(tabletop.Diverged) as raised:
        load_unmarked(json.dumps(data), verify=True)
    assert str(raised.value) == "played again, the match goes another way at answer 0: the table comes out different"
    refused(json.dumps(data), tabletop.Diverged)
    with pytest.raises(tabletop.Diverged):
        match.events(0)


def test_invariants_that_fail_on_a_lie_refuse_it():
    """
    A table on which even the invariants of the game can't be asked is impossible.
    """

    def invariants(game):
        yield "luck is good", 10 // (game.players[0].luck - 7) < 10

    text = play(work, rest, rest, invariants=invariants, **KIT).save()
    assert tabletop.load(text)

    error = refused(changed(text, table__cells={"player.luck": [[0, 7]]}), ImpossibleSave)
    assert "its invariants can't be asked: ZeroDivisionError" in str(error)


def test_words_that_fail_on_a_lie_refuse_it():
    """
    A table of which the rules can't even say what may be done is impossible.
    """

    class Riddle:
        """Something whose name rests on the table."""

        def __init__(self, player):
            self.player = player

        def label_for(self, seat):
            return tabletop.Text("village.riddle", f"number {10 // (self.player.luck - 7)}")

    async def ask(game):
        await game.players[0].choose("Which?", [Riddle(game.players[0]), "another"])

    text = play(ask, **KIT).save()
    assert tabletop.load(text)

    error = refused(changed(text, table__cells={"player.luck": [[0, 7]]}), ImpossibleSave)
    assert "the rules can't tell what it is: ZeroDivisionError" in str(error)


def test_a_lack_of_memory_while_loading_is_no_fault_of_the_save():
    """
    Who runs out of memory learns that, and not that the save is bad.
    """
    scarce = []

    def invariants(game):
        if scarce:
            raise MemoryError
        yield "all is well", True

    text = play(work, rest, rest, invariants=invariants, **KIT).save()
    scarce.append(True)

    with pytest.raises(MemoryError):
        tabletop.load(text)


def test_a_broken_invariant_of_the_game_refuses_a_save():
    """
    A table that breaks an invariant of the game is impossible, and the invariant is named.
    """
    text = play(work, rest, rest, invariants=lambda game: [("day one", game.facts.day == 1)], **KIT).save()

    assert "The Village: day one" in str(refused(changed(text, table__facts={"active": 0, "day": 2}), ImpossibleSave))


@given(data=st.data())
def test_no_meddling_brings_anything_but_our_errors(data):
    """
    Any piece of a save replaced by anything: it loads and keeps its invariants, or it is refused with our error.
    """
    save = json.loads(in_the_middle().save())
    part, key = save, None
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        if not keys:
            break
        key = data.draw(st.sampled_from(keys))
        if not isinstance(part[key], dict | list) or not part[key] or data.draw(st.booleans()):
            break
        part = part[key]
    if key is not None:
        part[key] = data.draw(
            st.none() | st.booleans() | st.integers() | st.text(max_size=3) | st.lists(st.integers(-1, 3), max_size=3)
        )
    try:
        match = tabletop.load(json.dumps(save))
    except tabletop.SaveError:
        return
    assert not match.invariants()
    assert match.view(0).seat == 0


def test_loading_executes_nothing(tmp_path):
    """
    While a save is loaded nothing is compiled, imported, opened or started.
    """
    script = tmp_path / "load.py"
    script.write_text(
        "import sys, tabletop\n"
        "match = tabletop.new('hedge-court', seed=1)\n"
        "match.answer(0)\n"
        "text = match.save()\n"
        "tabletop.load(text)\n"
        "seen = []\n"
        "watched = ('exec', 'compile', 'import', 'open', 'marshal', 'pickle', 'socket', 'subprocess', 'os.')\n"
        "sys.addaudithook(lambda event, _: seen.append(event) if event.startswith(watched) else None)\n"
        "tabletop.load(text, verify=True)\n"
        "found, seen = seen, []\n"
        "print(found)\n"
    )

    said = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True, cwd=Path.cwd())

    assert said.stdout.strip() == "[]"


def test_a_save_loads_although_its_cards_were_forgotten_meanwhile(monkeypatch):
    """
    A ruleset remembers only some tables of cards; a match with cards that came later loads also when they were forgotten.
    """
    monkeypatch.setattr(rulesets_module, "LAYOUTS_KEPT", 1)

    async def market(game):
        ann = game.players[0]
        lay(game, ann.hand, Ox, owner=ann)
        lay(game, ann.hand, Ox, owner=ann)
        await ann.choose("Which?", ann.hand)

    match = play(market, cards=(Ox,))
    match.answer(1)
    again = tabletop.load(match.save())

    assert again.digest() == match.digest()
    assert match.replay().digest() == match.digest()


@attrs.frozen(kw_only=True)
class WhoBegins:
    """Who begins."""

    first: int | None = None


async def begin_somewhere(game):
    """Say who begins, and deal an ox when that one agrees."""
    first = await game.first_player()
    await first.confirms("Do you begin?")
    game.add_cards([Ox], first.hand, owner=first)


@pytest.mark.parametrize("answers", [[], [0], [0, 0]], ids=["at the start", "after the set-up", "later"])
def test_a_save_whose_options_no_set_up_takes_is_refused(answers):
    """
    What only the set-up finds wrong with the options is an error of the save, wherever the match stands.
    """

    async def day(game):
        await game.players[0].confirms("Another day?")

    made = village(day, day, set_up=begin_somewhere, options_class=WhoBegins, **KIT)
    text = settled(tabletop.new(made, 2, seed=1, first=0), *answers).save()

    with pytest.raises(MalformedSave, match="options: option 'first' of village: there is no seat 7"):
        tabletop.load(changed(text, options__first=7))


def test_columns_that_are_as_they_start_are_not_compared():
    """
    Of what rules declare only what is otherwise is told in the mark of a table.
    """

    async def day(game):
        ann = game.players[0]
        await ann.confirms("Well?")
        ann.set(luck=3)
        await ann.confirms("Well?")

    match = play(day)
    kept, *_ = words_on(match._now.checkpoint.snapshot)
    match.answer("Yes")
    with match._held(match._now) as live:
        changed, *_ = words_on(live.game.table.snapshot())

    assert kept == []
    assert changed == [(Villager.luck.key, [3, 0])]


def test_a_table_of_which_the_rules_can_work_nothing_out_is_refused():
    """
    Whichever way it is loaded: what it says of lasting effects is nothing that anybody could be shown.
    """
    text = changed(at_rest().save(), table__lasting=[LASTING | {"fields": {"folk": {"card": [1, 0]}, "more": "y"}}])

    for from_rest in (False, True):
        with pytest.raises(ImpossibleSave, match="the rules can't tell what it is: TypeError"):
            tabletop.load(text, from_rest=from_rest)


def test_no_match_has_come_to_an_endless_sequence():
    """
    What could not be counted on is refused, so that every match that is loaded can be saved again.
    """
    error = refused(changed(at_rest().save(), branches=[[0, 2**53 + 1]]), MalformedSave)

    assert str(error) == f"not a save, at branches[0]: no match has come to the sequence {2**53 + 1}"
    assert tabletop.load(changed(at_rest().save(), branches=[[0, 2**53]])).sequence == 2**53


@pytest.mark.parametrize("name", sorted(tabletop.games()))
def test_a_match_that_waits_while_it_is_set_up_can_be_loaded(name):
    """
    Where chance is asked it waits before anything lies there.
    """
    match = tabletop.new(name, seed=1, ask_chance=True)

    assert tabletop.load(match.save()).save() == match.save()


def test_who_is_interrupted_while_a_column_becomes_its_own_has_not_written_to_that_of_others(monkeypatch):
    """
    Rules that write again because of that write to a copy, too: the rest before, and other matches, are as they were.
    """

    class Scarce(list):
        """A column of which no copy can be had the first time."""

        left = 1

        def __getitem__(self, index):
            if isinstance(index, slice) and self.left:
                self.left = 0
                raise MemoryError
            return super().__getitem__(index)

    async def day(game):
        ann = game.players[0]
        await ann.confirms("Well?")
        game.table.true[Villager.luck.key] = column = Scarce(game.table.true[Villager.luck.key])
        with suppress(MemoryError):
            ann.set(luck=1)
        ann.set(luck=2)
        told.append([*column])
        await ann.confirms("Well?")

    told = []
    settled(play(day), "Yes")

    assert told == [[0, 0]]
