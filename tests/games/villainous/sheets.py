"""Sheets of what is printed on places and cards, and the cards of a box to compare them with."""

import tomllib
from pathlib import Path
from typing import Any

import attrs
import pytest

from tabletop import Ruleset
from tabletop.games.villainous import Place, VillainCard

#: What is on a sheet about a card, and is printed under the same name.
NUMBERS = ("copies", "cost", "paid_in", "strength", "protector")


@attrs.frozen
class Sheets:
    """The sheets of a box, and its rules."""

    rules: Ruleset
    sheets: dict[str, dict[str, Any]]
    #: Of each kind on a sheet, the class of this box that its cards are of.
    classes: dict[str, str]

    @classmethod
    def of(cls, rules: Ruleset, folder: Path, **classes: str) -> "Sheets":
        """Read the sheets in a folder."""
        read = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))}
        return cls(rules, read, {kind.replace("_", " "): name for kind, name in classes.items()})

    def __getitem__(self, name: str) -> dict[str, Any]:
        """Return a sheet."""
        return self.sheets[name]

    @property
    def played(self) -> list[str]:
        """The Villains on these sheets that can be played."""
        return [mover.id for one in self.rules.sets for mover in one.movers if mover.id in self.sheets]

    def of_set(self, name: str) -> list[type[Any]]:
        """Return all registered cards of a set: a Villain's mover, places, decks and tiles, or common cards."""
        return [card for card in self.rules.cards if card.printed["set"] == name]

    def own(self, villain: str) -> list[type[Any]]:
        """Return all registered cards of a Villain."""
        return self.of_set(self.rules.by_id[villain].printed["set"])

    def places(self, villain: str) -> list[type[Any]]:
        """Return the printed locations of a Villain, in their order."""
        return [card for card in self.own(villain) if issubclass(card, Place) and not issubclass(card, VillainCard)]

    def decks(self, villain: str) -> dict[str, type[Any]]:
        """Return the cards of both decks of a Villain, and the tiles, by their names."""
        none = (self.rules.by_id[villain], *self.places(villain))
        return {card.name: card for card in self.own(villain) if card not in none}

    def rows(self, part: str) -> list[Any]:
        """Pair every entry of a part of the sheets with its Villain, of those that can be played."""
        return [
            pytest.param(villain, one, id=f"{villain}-{one['name']}")
            for villain in self.played
            for one in self.sheets[villain][part]
        ]

    def check_places(self, villain: str) -> None:
        """Assert that the places of a Villain are those on the sheet, in their order, with their symbols."""
        sheet = [(place["name"], tuple(place["upper"]), tuple(place["lower"])) for place in self[villain]["location"]]
        printed = [(place.name, place.printed["upper"], place.printed["lower"]) for place in self.places(villain)]

        assert printed == sheet

    def check_card(self, card: type[Any], sheet: dict[str, Any]) -> None:
        """Assert that a card is of the kind of its sheet, with the same numbers and symbols."""
        numbers = {name: sheet[name] for name in NUMBERS if name in sheet}

        assert self.classes[sheet["kind"]] in {one.__name__ for one in card.__mro__}
        assert {name: card.printed[name] for name in numbers} == numbers
        assert list(card.printed.get("symbols", ())) == sheet.get("symbols", [])


def check_origins(card: type[Any], sheet: dict[str, Any]) -> None:
    """Assert that of each part of a card it is said where it is known from, and that nothing of ours passes for official."""
    wholly_known = set(sheet.get("provenance", {}).values()) <= {"known"}

    assert dict(card.printed["origins"]) == sheet.get("provenance", {})
    assert card.printed["provenance"] == ("official" if wholly_known else "reconstructed")
