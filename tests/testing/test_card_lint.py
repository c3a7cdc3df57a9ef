"""The lint finds what a table can't save, copy or play again, each fault once, and leaves what is well alone."""

import re
import sys
from pathlib import Path
from textwrap import dedent, indent
from types import ModuleType

import pytest

import tabletop
import tabletop_hedge_court
import tabletop_leduc
import tabletop_tic_tac_toe
from tabletop.testing import Finding, ScenarioError, lint
from tabletop.testing._card_lint import lint_ruleset
from tests.testing import broken_rulesets

HEAD = """
from __future__ import annotations
import os
import random
import secrets
import time
import uuid
from datetime import datetime
from random import choice as any_of
from tabletop import Card, Event, Game, Player, event

SUITS = frozenset({"cups", "swords"})

class Duel(Game):
    async def brawl(self): ...
    def winner(self): ...

class Folk(Card):
    game: Duel
    async def banish(self): ...
    def bow(self): ...

async def toast(folk): ...
def bells(folk): ...
"""


@pytest.fixture
def found_in(tmp_path):
    """Write a script of a card, and return what is found in it as codes and the lines they are on."""

    def look(body, head=HEAD):
        file = tmp_path / "sample.py"
        script = indent(dedent(body).strip(), " " * 8)
        file.write_text(f"{head}\nclass Sample(Folk):\n    async def on_play(self, guest: Folk, things):\n{script}\n")
        lines = file.read_text().splitlines()
        return [(found.code, lines[found.line - 1].strip()) for found in lint(file)]

    return look


#: A code, a script with that fault in its marked line, and one that does the same well.
FAULTS = {
    "own verb": ("forgotten-await", "self.banish()  # !", "await self.banish()"),
    "verb of another card": ("forgotten-await", "guest.banish()  # !", "await guest.banish()\nguest.bow()"),
    "verb of the engine": (
        "forgotten-await",
        "self.controller.choose_some('Who?', things)  # !",
        "await self.controller.choose_some('Who?', things)",
    ),
    "verb that passes a coroutine on": (
        "forgotten-await",
        "self.choose('Who?', things)  # !",
        "await self.choose('Who?', things)",
    ),
    "verb of the game, whose name cards share": (
        "forgotten-await",
        "self.game.move(self, things)  # !",
        "await self.game.move(self, things)\nself.move(things)",
    ),
    "verb of the own game": (
        "forgotten-await",
        "self.game.brawl()  # !",
        "await self.game.brawl()\nself.game.winner()",
    ),
    "function": ("forgotten-await", "toast(self)  # !", "await toast(self)\nbells(self)"),
    "function inside": (
        "forgotten-await",
        "async def cheer(): ...\ncheer()  # !",
        "async def cheer(): ...\nawait cheer()",
    ),
    "super": ("forgotten-await", "super().banish()  # !", "await super().banish()"),
    "coroutine as a condition": (
        "forgotten-await",
        "if self.banish():  # !\n    pass",
        "if await self.banish():\n    pass",
    ),
    "coroutine with a not": ("forgotten-await", "return not self.banish()  # !", "return not await self.banish()"),
    "attribute of a coroutine": (
        "forgotten-await",
        "return self.game.reveal(self).card  # !",
        "return (await self.game.reveal(self)).card",
    ),
    "coroutine gone through": (
        "forgotten-await",
        "for card in self.controller.choose_some('Who?', things):  # !\n    card.bow()",
        "for card in await self.controller.choose_some('Who?', things):\n    card.bow()",
    ),
    "coroutine kept and tested": (
        "forgotten-await",
        "gone = self.banish()  # !\nif gone:\n    pass",
        "gone = self.banish()\nif things:\n    await gone",
    ),
    "coroutine passed on": (
        "forgotten-await",
        "unused = self.banish()  # !",
        "going = guest.banish()\nawait self.game.resolving(self, 'goes', going)\n"
        "await self.game.resolving(self, 'goes', self.banish())\nawait self.game.as_one(self.banish())\n"
        "return lambda: guest.banish()",
    ),
    "coroutine kept as if it were a card": (
        "forgotten-await",
        "card = self.game.reveal(self)  # !\nbells(card)\ncard.bow()",
        "card = await self.game.reveal(self)\nbells(card)\ncard.bow()",
    ),
    "coroutine put into an event": (
        "forgotten-await",
        "card = self.game.reveal(self)  # !\nreturn Folk(card)",
        "card = self.game.reveal(self)\ncard = await card\nreturn Folk(card)",
    ),
    "coroutine given to a verb": (
        "forgotten-await",
        "card = self.game.reveal(self)  # !\nawait self.game.move(card, things)",
        "card = await self.game.reveal(self)\nawait self.game.move(card, things)",
    ),
    "coroutine that decides": (
        "forgotten-await",
        "return 1 if self.banish() else 2  # !",
        "return 1 if await self.banish() else 2",
    ),
    "coroutine kept on the way": (
        "forgotten-await",
        "while gone := self.banish():  # !\n    pass",
        "while gone := await self.banish():\n    pass",
    ),
    "coroutine as a condition of many": (
        "forgotten-await",
        "return [one for one in things if self.banish()]  # !",
        "return [one for one in things if await self.banish()]",
    ),
    "coroutine among conditions": (
        "forgotten-await",
        "gone = self.banish() or things  # !",
        "gone = await self.banish() or things",
    ),
    "verb of a card whose type is told": (
        "forgotten-await",
        "def later(one: 'Folk', two: Folk | None):\n    two.move(things)\n    one.bow()\n    one.banish()  # !",
        "async def later(one: 'Folk', two: Folk | None):\n    two.move(things)\n    await one.banish()",
    ),
    "coroutine returned": (
        "forgotten-await",
        "return guest.banish() if things else None  # !",
        "def later():\n    return guest.banish()\nreturn await later()",
    ),
    "with": (
        "held-over-await",
        "with things:  # !\n    await self.banish()",
        "with things:\n    self.bow()\nawait self.banish()",
    ),
    "async with": ("held-over-await", "async with things:  # !\n    pass", "with things:\n    pass"),
    "with around a function that awaits": (
        "held-over-await",
        "with things:  # !\n    [await toast(one) for one in things]",
        "with things:\n    async def later():\n        await self.banish()\nawait later()",
    ),
    "finally": (
        "held-over-await",
        "try:  # !\n    await self.banish()\nfinally:\n    self.bow()",
        "try:\n    guest.bow()\nfinally:\n    self.bow()\nawait self.banish()",
    ),
    "except": (
        "held-over-await",
        "try:  # !\n    await self.banish()\nexcept ValueError:\n    self.bow()",
        "try:\n    self.bow()\nexcept ValueError:\n    await self.banish()\nelse:\n    await toast(self)",
    ),
    "dice": (
        "randomness",
        "return random.choice(things)  # !",
        "return await self.game.pick_at_random(things)",
    ),
    "dice under another name": ("randomness", "return any_of(things)  # !", "any_of = self.bow\nreturn any_of()"),
    "dice handed on": (
        "randomness",
        "return sorted(things, key=random.random)  # !",
        "def roll(rng: random.Random) -> random.Random:\n    return rng",
    ),
    "secrets": ("randomness", "return secrets.randbelow(6)  # !", "return await self.game.roll_die(6)"),
    "urandom": ("randomness", "return os.urandom(4)  # !", "return os.path.join('cups', 'swords')"),
    "uuid": ("randomness", "return uuid.uuid4()  # !", "return self.ref"),
    "clock": ("clock", "return time.time()  # !", "time = self.game.facts.turn\nreturn time"),
    "calendar": ("clock", "return datetime.now()  # !", "return datetime(1848, 3, 13)"),
    "environment": ("environment", "return os.environ['USER']  # !", "return self.game.options['user']"),
    "getenv": ("environment", "return os.getenv('USER')  # !", "return os.sep"),
    "set": (
        "set-order",
        "for one in {guest, self}:  # !\n    one.bow()",
        "for one in (guest, self):\n    one.bow()\nreturn guest in {guest, self}",
    ),
    "set made of something": (
        "set-order",
        "return [one.name for one in set(things)]  # !",
        "return [one.name for one in sorted(set(things))] + [any(one for one in set(things))]",
    ),
    "set comprehension": (
        "set-order",
        "return {one: 1 for one in {two.name for two in things}}  # !",
        "return {one for one in {two.name for two in things}}",
    ),
    "set by name": (
        "set-order",
        "names = {one.name for one in things}\nfor name in names:  # !\n    self.bow()",
        "names = {one.name for one in things}\nnames = sorted(names)\nfor name in names:\n    self.bow()",
    ),
    "set of the file": (
        "set-order",
        "for suit in SUITS:  # !\n    self.bow()",
        "SUITS = ('cups',)\nfor suit in SUITS:\n    self.bow()",
    ),
    "set made a list": ("set-order", "return list(set(things))  # !", "return sorted(list(set(things)))"),
    "sets together": ("set-order", "return [*({1} | things)]  # !", "return max({1} | things)"),
    "first of a set": ("set-order", "return next(iter({1, 2}))  # !", "return next(iter([1, 2]))"),
    "set by its methods": (
        "set-order",
        "return ''.join({'a'}.union(things))  # !",
        "return ''.join(sorted({'a'}.union(things)))",
    ),
    "pop of a set": (
        "set-order",
        "left = set(things)\nreturn left.pop()  # !",
        "left = list(things)\nreturn left.pop()",
    ),
    "id": ("identity", "return id(self)  # !", "return self.game.id"),
    "hash": (
        "identity",
        "return hash('cups')  # !",
        "class Pair:\n    def __hash__(self):\n        return hash((1, 2))",
    ),
    "table": ("table-write", "self.game.table.write('owner', 1, 2)  # !", "self.set(asleep=True)"),
    "own column": ("table-write", "self.game.table.own('owner')[1] += 2  # !", "return self.game.table.facts"),
    "sheet": (
        "table-write",
        "self.game.table.columns['owner'][1] = 2  # !",
        "return self.game.table.columns['owner'][1]",
    ),
    "column of a sheet": (
        "table-write",
        "self.game.table.columns['owner'].append(2)  # !",
        "things['owner'].append(2)",
    ),
    "note on a card": ("handle-write", "self.tired = True  # !", "tired = True\nthings.tired = tired"),
    "note on another card": ("handle-write", "guest.visits += 1  # !", "guest.set(visits=guest.visits + 1)"),
    "note on the game": ("handle-write", "self.game.round = 3  # !", "self.game.set_facts(round=3)"),
}


@pytest.mark.parametrize(("code", "bad", "good"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_found_once_and_its_good_twin_is_left_alone(found_in, code, bad, good):
    """
    Each fault is one finding, on its line; what does the same well is none.
    """
    [(found, line)] = found_in(bad)

    assert found == code
    assert line.endswith("# !")
    assert found_in(good) == []


@pytest.mark.parametrize("plugin", [tabletop_tic_tac_toe, tabletop_leduc, tabletop_hedge_court])
def test_the_examples_are_clean(plugin):
    """
    Nothing is found in the rulesets that everybody learns from.
    """
    assert lint(plugin) == ()


def test_events_may_be_written_on_and_move_cards_without_await(found_in):
    """
    What happens in an event happens at once: its cards move by a verb that is no coroutine.
    """
    joined = dedent(
        """
        @event
        class Joined(Event):
            folk: Folk
            player: Player

            def happen(self, game: Duel):
                self.folk = self.folk.move(self.player.court)
                self.folk.move(self.player.court)
        """
    )
    assert found_in("pass", HEAD + joined) == []


def test_in_a_plain_function_the_advice_is_another(tmp_path):
    """
    Where nothing can be awaited, the finding says what can.
    """
    file = tmp_path / "plain.py"
    file.write_text("async def toast(): ...\n\ndef ring():\n    toast()\n")
    [found] = lint(file)

    assert found == Finding(str(file), 4, "forgotten-await", found.text)
    assert "`await toast(...)`, in an `async def`" in found.text
    assert str(found) == f"{file}:4: forgotten-await: {found.text}"


def test_scenes_and_bots_may_confirm_without_await(tmp_path):
    """
    Outside of scripts a verb may be somebody else's of the same name; in a method of a card it is the card's.
    """
    file = tmp_path / "scenes.py"
    file.write_text(
        "from tabletop import Card\n\n\n"
        "def test_it(scene):\n    scene['Bob'].confirms()\n    scene.bob.choose('a')\n\n\n"
        "class Odd(Card):\n    def bow(self):\n        self.rival.confirms('Bow?')\n"
    )

    assert [(one.code, one.line) for one in lint(file)] == [("forgotten-await", 11)]


def test_a_line_may_say_why_it_has_to_be_so(found_in):
    """
    A comment allows one kind of fault on its line, and no other.
    """
    assert found_in("return time.time()  # lint: allow clock, this only names the log") == []
    assert [code for code, _ in found_in("return time.time()  # lint: allow set-order")] == ["clock"]


def package(folder: Path) -> ModuleType:
    """Write a package of two files, one of which forgets to await what the other defines."""
    (folder / "verbs.py").write_text("async def duel(one, other): ...\n")
    (folder / "cards").mkdir()
    (folder / "__init__.py").write_text("")
    cards = "from ..verbs import duel\nfrom .. import verbs\n\nasync def on_play(self):\n    duel(self, self)\n"
    (folder / "cards" / "__init__.py").write_text(
        cards + "    verbs.duel(self, self)\n    await verbs.duel(self, self)\n"
    )
    made = ModuleType("sample_package")
    made.__path__ = [str(folder)]
    return made


def test_all_files_of_a_package_are_read_together(tmp_path):
    """
    A verb of one file is known in the others.
    """
    found = lint(package(tmp_path))

    assert [(Path(one.file).parent.name, one.line) for one in found] == [("cards", 5), ("cards", 6)]
    assert {one.code for one in found} == {"forgotten-await"}
    assert lint(tmp_path) == found


def test_a_ruleset_in_a_package_is_read_as_far_as_it_goes(tmp_path, monkeypatch):
    """
    A verb in another file belongs to the ruleset if something of the ruleset names it.
    """
    home = tmp_path / "guests_of_a_test"
    home.mkdir()
    verbs = "import time\n\n\ndef now():\n    return time.time()\n\n\ndef unused():\n    return time.time()\n"
    game = (
        "from tabletop import Game\nfrom . import verbs\n\n\n"
        "class Guests(Game):\n    'Guests wait.'\n\n    id = 'guests'\n    title = 'Guests'\n\n"
        "    async def step(self):\n        verbs.now()\n"
    )
    (home / "verbs.py").write_text(verbs)
    (home / "__init__.py").write_text(game)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "modules", dict(sys.modules))

    import guests_of_a_test

    found, _ = lint_ruleset(tabletop.ruleset(guests_of_a_test.Guests))

    assert [(Path(one.file).name, one.line, one.code) for one in found] == [("verbs.py", 5, "clock")]


def test_several_places_are_read_in_one_call():
    """
    The findings of all places come in one tuple, in the order of files and lines.
    """
    found = lint(tabletop_leduc, broken_rulesets)

    assert list(found) == sorted(found)
    assert {Path(one.file).name for one in found} == {"broken_rulesets.py"}
    assert {"randomness", "table-write", "set-order", "forgotten-await"} == {one.code for one in found}


def test_what_has_no_source_is_refused(tmp_path):
    """
    A module that was made by hand, a file that is not there and one that is no Python are refused by name.
    """
    (tmp_path / "bad.py").write_text("def (:\n")

    with pytest.raises(ScenarioError, match="no source of made_by_hand"):
        lint(ModuleType("made_by_hand"))
    with pytest.raises(ScenarioError, match=re.escape("none.py")):
        lint(tmp_path / "none.py")
    with pytest.raises(ScenarioError, match=re.escape("bad.py")):
        lint(tmp_path / "bad.py")


def test_a_ruleset_of_a_test_is_read_without_the_test():
    """
    Of a file with many things in it, the check of a ruleset reads only what belongs to the ruleset.
    """
    found, parts = lint_ruleset(tabletop.ruleset(broken_rulesets.Gambles))

    assert [one.code for one in found] == ["randomness"]
    assert parts > 5
