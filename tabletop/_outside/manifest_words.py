"""What a game tells, asks and says: read off what it declares and off its sources."""

from __future__ import annotations

import re
from functools import cached_property
from string import Formatter
from typing import TYPE_CHECKING, Any, Final, cast

import attrs

from tabletop._base.texts import Text, key_of, slug
from tabletop._rules.cards import kinds_by_name
from tabletop._rules.effects import field_names, key_of_effect
from tabletop._rules.events import Event, fields_of

from . import reader, reasons
from .manifest_entries import DecisionEntry, DeedEntry, EventEntry, FieldEntry, TextEntry
from .sources import asked_in, deeds_in, events_in, modules_of, sentences_in, texts_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tabletop._rules.ruleset import Ruleset

    from .manifest_parts import Gatherer
    from .sources import Asked

#: What stands in a field, by the name of its annotation.
NAMED: Final = {
    "int": "number", "str": "word", "bool": "truth", "Text": "text", "Words": "text", "Supply": "supply",
    "Zone": "zone", "Pool": "pool", "Card": "card", "Player": "player",
}  # fmt: skip

LISTS: Final = ("tuple", "list", "Sequence", "Iterable")

#: The kinds of decision that the engine itself knows, and what it tells when it asks so.
KINDS: Final = {"pick": (), "order": (), "number": (), "confirm": ("about",), "react": ()}

#: What a decision may tell besides its question and its options, and what stands there.
TOLD: Final = {"about": "card", "at_least": "number", "at_most": "number", "ordered": "truth"}

#: What is put together while a match goes on.
ALWAYS: Final = {
    "tabletop.number": "{number}",
    "tabletop.several": "{part0}, {part1}",
    "tabletop.Something": "Something happens.",
    "tabletop.decides": "{player} decides",
    "tabletop.decides-on": "{player} decides: {source}: {what}",
    "tabletop.both": "{part0} and {part1}",
    "tabletop.decide": "{player} decide",
    "tabletop.decide-on": "{player} decide: {source}: {what}",
    "tabletop.is-asked": "{player} is asked: {prompt}",
    "tabletop.is-asked-for": "{player} is asked for {source}: {prompt}",
    "tabletop.are-asked": "{player} are asked: {prompt}",
    "tabletop.are-asked-for": "{player} are asked for {source}: {prompt}",
}


class Speaker:
    """Reads off a ruleset and its sources what is told, asked and said."""

    def __init__(self, rules: Ruleset, found: Gatherer) -> None:
        self.rules = rules
        self.found = found
        self.modules = [*modules_of(rules), reader, reasons]
        own = [module for module in self.modules if not is_engine(module.__name__)]
        self.asked = list(asked_in(own))
        self.sentences = list(sentences_in(own))

    @cached_property
    def named(self) -> dict[str, str]:
        """What stands in a field, by the name of its annotation."""
        cards = dict.fromkeys(kinds_by_name(self.rules.cards), "card")
        players = dict.fromkeys([base.__name__ for base in self.rules.game.player_class.__mro__[:-1]], "player")
        return {**cards, **players, **NAMED}

    # ------------------------------------------------------------------------------------ records

    def events(self) -> tuple[EventEntry, ...]:
        """Return all kinds of event; one that a game writes stands for the engine's of the same name."""
        every = events_in(self.modules)
        own = {kind.__name__ for kind in every if not is_engine(kind.__module__)}
        found = {key_of(kind): kind for kind in every if kind.__name__ not in own or not is_engine(kind.__module__)}
        return tuple([self.event(key, found[key]) for key in sorted(found)])

    def event(self, key: str, kind: type[Event]) -> EventEntry:
        """Return a kind of event."""
        told = [field for field in fields_of(kind) if not field.metadata.get("secret")]
        return EventEntry(
            kind=kind.__name__,
            key=key,
            fields=self.fields(told),
            happens_to=kind.happens_to or None,
            done_by=kind.done_by or None,
        )

    def deeds(self) -> tuple[DeedEntry, ...]:
        """Return all kinds of deed."""
        found = {kind.key: kind for kind in deeds_in(self.modules)}
        return tuple(
            [DeedEntry(key=key, fields=self.fields(attrs.fields(cast("Any", found[key])))) for key in sorted(found)]
        )

    def fields(self, fields: Iterable[attrs.Attribute[Any]]) -> tuple[FieldEntry, ...]:
        """Return the fields of a record."""
        return tuple([self.field(field.name, words_of_type(field.type)) for field in fields])

    def field(self, name: str, words: str) -> FieldEntry:
        """Return a field by the words of its annotation."""
        several = words.partition("[")[0] in LISTS
        inner = words.partition("[")[2].rstrip("]") if several else words
        parts = [part.strip().partition("[")[0] for part in inner.replace(",", "|").split("|")]
        kinds = {self.named.get(part, "data") for part in parts if part not in ("None", "...", "")}
        return FieldEntry(name=name, kind=kinds.pop() if len(kinds) == 1 else "data", several=several)

    def decisions(self) -> tuple[DecisionEntry, ...]:
        """Return all kinds of decision."""
        kinds = sorted({*KINDS, *[asked.kind for asked in self.asked]})
        return tuple([self.decision(kind, [asked for asked in self.asked if asked.kind == kind]) for kind in kinds])

    def decision(self, kind: str, asked: list[Asked]) -> DecisionEntry:
        """Return a kind of decision, by how it is asked somewhere."""
        told = {*KINDS.get(kind, ()), *[name for one in asked for name in one.fields]}
        return DecisionEntry(
            kind=kind,
            fields=tuple([FieldEntry(name=name, kind=TOLD[name], several=False) for name in TOLD if name in told]),
            prompts=tuple(sorted({slug(one.words) for one in asked if one.words is not None})),
        )

    # ------------------------------------------------------------------------------------ texts

    def texts(self) -> tuple[TextEntry, ...]:
        """Return all texts that may be said, by their keys."""
        found = dict([*ALWAYS.items(), *self.said()])
        names = {card.name for card in self.rules.cards}
        return tuple(
            [
                TextEntry(key=key, english=words, arguments=() if words in names else braces(words))
                for key, words in sorted(found.items())
            ]
        )

    def said(self) -> Iterator[tuple[str, str]]:
        """Go through all texts: of events, deeds and options, those that are written out, and plain words."""
        for event in events_in(self.modules):
            yield key_of(event), event.text or event.__name__
        for deed in deeds_in(self.modules):
            yield deed.key, deed.words
        for option in self.rules.options:
            yield f"{self.rules.name}.option.{option.name}", option.help
        yield from self.values()
        yield from texts_in(self.modules)
        yield from self.declared()
        yield from self.effects()
        for words in self.plain_words():
            yield slug(words), words

    def values(self) -> Iterator[tuple[str, str]]:
        """Go through the words that options may be."""
        for option in self.found.options():
            lists = (*option.values.values(), *option.parts.values())
            for value in dict.fromkeys([value for listed in lists for value in listed]):
                if isinstance(value, str):
                    words = self.found.words("option", f"{option.name}.{value}", re.sub(r"[_-]", " ", value))
                    yield f"{option.key}.{value}", words

    def declared(self) -> Iterator[tuple[str, str]]:
        """Go through the texts without arguments that modules and classes keep under a name."""
        for module in self.modules:
            for kept in vars(module).values():
                for one in (kept, *(vars(kept).values() if isinstance(kept, type) else ())):
                    if isinstance(one, Text):
                        yield one.key, one.english
        for holder in (self.rules.game, self.rules.game.player_class, *self.rules.cards, *self.ruled):
            yield from [(one.text.key, one.text.english) for one in holder.abilities]
        yield from [(one.key, one.english) for one in self.rules.game.looks.says if isinstance(one, Text)]

    @property
    def ruled(self) -> tuple[Any, ...]:
        """The lasting effects and the rules of the game."""
        return (*self.rules.effects.values(), *self.rules.game.rules)

    def effects(self) -> Iterator[tuple[str, str]]:
        """Go through the texts of lasting effects, as they are where no field says otherwise."""
        for kind in self.rules.effects.values():
            nothing = [None] * len(field_names(kind))
            yield key_of_effect(kind, *nothing), kind.told(*nothing)

    def plain_words(self) -> Iterator[str]:
        """Go through the words that stand for themselves: what is asked and said, names, and what is on offer as it is."""
        yield from [asked.words for asked in self.asked if asked.words is not None]
        yield from self.sentences
        yield from [str(supply) for supply in self.rules.supplies]
        yield from [card.name for card in self.rules.cards]
        yield from [words for words in self.rules.game.looks.says if isinstance(words, str)]
        yield from self.found.called()


def is_engine(name: str) -> bool:
    """Say whether a module is of the engine and of no game."""
    return name == "tabletop" or (name.startswith("tabletop.") and not name.startswith("tabletop.games."))


def words_of_type(kind: Any) -> str:
    """Return an annotation as it is written."""
    written = kind.__name__ if isinstance(kind, type) and not hasattr(kind, "__args__") else str(kind)
    return re.sub(r"\b[a-z_]\w*\.", "", written.strip("'\""))


def braces(english: str) -> tuple[str, ...]:
    """Return the names in the braces of a text."""
    return tuple(dict.fromkeys([name for _, name, _, _ in Formatter().parse(english) if name]))
