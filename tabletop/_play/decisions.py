"""Decisions: a match that waits holds exactly one, and the same object lists the options and checks the answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn, Protocol, Self, TypeGuard, final

import attrs

from tabletop._base.errors import IllegalAnswer, MalformedAnswer, NotPortable, StaleAnswer, WrongSeat
from tabletop._base.reading import LARGEST_ANSWER, MOST_PICKS, Reading, parse, size_of
from tabletop._base.texts import A_CARD, NO, PASS, THING, YES, Text, Why, Words, as_text
from tabletop._rules.cards import Card

from .guard import guarded
from .pointing import counted, is_kind, key_of_words

if TYPE_CHECKING:
    from tabletop._rules.setup import Setup
    from tabletop._table.table import Table

#: The seat that decides what dice and shuffles bring, where a match is told to ask for chance.
CHANCE: Final = -1


#: All that somebody might expect among options, or what lists it when it is asked for.
Among = Iterable[Any] | Callable[[], Iterable[Any]]

#: What is said of whatever has nothing to do with a decision.
NOT_HERE: Final = Text("tabletop.not-here", "Nothing like that could be chosen here.")


class Passed:
    """What choosing nothing looks like among the things on offer."""

    def __repr__(self) -> str:
        return "PASSED"


PASSED: Final = Passed()


@attrs.frozen
class Option:
    """
    One thing that may be chosen: its place in the list, its words, and the thing that it points at.

    >>> import tabletop
    >>> option = tabletop.new("leduc-poker", seed=1).decision.options[1]
    >>> option.index, option.label, option.text.key
    (1, 'Raise', 'leduc.raise')
    """

    index: int
    text: Text
    thing: Any = attrs.field(repr=False, eq=False)
    label: str

    def __str__(self) -> str:
        return self.label


class WordsItself(Protocol):
    """What says itself what it is called among options: cards, players and deeds, and whatever else rules offer."""

    def label_for(self, seat: int) -> Text:
        """Return what it is called for the one who picks."""


def words_itself(thing: object) -> TypeGuard[WordsItself]:
    """Say whether something says itself what it is called; a class only says how others are called."""
    return not isinstance(thing, type) and hasattr(thing, "label_for")


def label_for(thing: Any, seat: int) -> Text:
    """Return what an option is called for the one who picks: the words of a text, a number, a name if the seat may know it."""
    if isinstance(thing, Card):
        return thing.label_for(seat)
    if isinstance(thing, Text):
        return thing
    if thing is True:
        return YES
    if thing is False:
        return NO
    if thing is PASSED:
        return PASS
    if words_itself(thing):
        return thing.label_for(seat)
    if is_kind(thing):
        return Text(thing.id, thing.name)
    if isinstance(thing, tuple):
        parts = {f"part{index}": label_for(part, seat) for index, part in enumerate(thing)}
        return Text("tabletop.several", ", ".join(f"{{{name}}}" for name in parts), **parts)
    if isinstance(thing, int):
        return Text("tabletop.number", "{number}", number=thing)
    return as_text(str(thing))


def spoken(text: Text, seat: int) -> str:
    """Return a text in the words of the one who picks: what the seat may not know has no name in it."""
    return text.english.format_map(plain_arguments(text, seat)) if text.arguments else text.english


def plain_words(text: Text, seat: int) -> Text:
    """Return a text whose arguments are only numbers and words, as a seat may know them."""
    return Text(text.key, text.english, **plain_arguments(text, seat)) if text.arguments else text


def plain_arguments(text: Text, seat: int) -> dict[str, Any]:
    """Return the arguments of a text as numbers and words."""
    plain: dict[str, Any] = {}
    for name, value in text.arguments.items():
        if isinstance(value, Text):
            plain[name] = spoken(value, seat)
        elif words_itself(value):
            plain[name] = str(value.label_for(seat))
        elif is_kind(value):
            plain[name] = value.name
        else:
            plain[name] = value if isinstance(value, int) else str(value)
    return plain


def labelled(things: Sequence[Any], seat: int) -> list[tuple[Text, str]]:
    """Name things so that no two names are alike: by whose or where they are where that helps, else by counting."""
    texts = [label_for(thing, seat) for thing in things]
    blindly = blind_picks(things, texts, seat)
    texts = [A_CARD if blind else text for text, blind in zip(texts, blindly, strict=True)]
    labels = [
        str(text) if names_itself(text, thing) else spoken(text, seat)
        for text, thing in zip(texts, things, strict=True)
    ]
    if len(set(labels)) < len(labels):
        labels = [
            f"{label} ({qualifier})"
            if labels.count(label) > 1 and not blind and (qualifier := qualifier_of(thing))
            else label
            for label, thing, blind in zip(labels, things, blindly, strict=True)
        ]
    taken: set[str] = set()
    for index, label in enumerate(labels):
        count = 1
        while labels[index] in taken:
            count += 1
            labels[index] = f"{label} [{count}]"
        taken.add(labels[index])
    return list(zip(texts, labels, strict=True))


def names_itself(text: Text, thing: Any) -> bool:
    """Say whether what a thing is called is its own name: then whoever picks may know it."""
    return text.key == THING and text.arguments["thing"] is thing


def blind_picks(things: Sequence[Any], texts: Sequence[Text], seat: int) -> list[bool]:
    """
    Say of each thing whether it is picked blindly: a card among others on offer that the seat does not know, where it can't look.

    Of those it may know some, but not which of them they are.
    """
    unseen = [unseen_zone(thing, seat) if text is A_CARD else None for thing, text in zip(things, texts, strict=True)]
    dark = [zone for zone in unseen if zone is not None]
    return [bool(dark) and unseen_zone(thing, seat) in dark for thing in things]


def unseen_zone(thing: Any, seat: int) -> int | None:
    """Return the number of the zone where a card lies, if the seat does not see into it and no order can be followed there."""
    if not isinstance(thing, Card):
        return None
    layout, number = thing.game.table.layout, thing.read("zone")
    return number if layout.loose[number] and not layout.zone_seers[number] >> seat & 1 else None


def qualifier_of(thing: Any) -> str:
    """Return what tells a thing from another of its name, if it says so."""
    return str(getattr(thing, "qualifier", ""))


def key_of_option(option: Option, seat: int) -> str:
    """Return the key of an option's words; of a card that is called by its name that is what is printed on it."""
    text, thing = option.text, option.thing
    if isinstance(thing, Card) and names_itself(text, thing):
        return thing.id
    return key_of_words(text, seat)


#: On which table something was offered, and at which number of it; and what offers the same to a seat on another table:
#: what does it, given the set-up and more.
OfferedOn = tuple["Table", int, "Setup", Callable[..., "Options"], tuple[Any, ...]]


class Options(Sequence[Option]):
    """The options of a decision, put into words only when somebody looks at them: as they were called when they were offered."""

    __slots__ = ("_keys", "_options", "offered_on", "seat", "things")

    def __init__(self, things: Sequence[Any], seat: int) -> None:
        self.things = things
        self.seat = seat
        #: None if nobody knows.
        self.offered_on: OfferedOn | None = None
        self._options: list[Option] | None = None
        self._keys: tuple[str, ...] | None = None

    @property
    def _is_past(self) -> bool:
        """Whether the game has gone on since they were offered: then its table says no more what they are called."""
        return self.offered_on is not None and self.offered_on[0].version != self.offered_on[1]

    def _again(self) -> Options:
        """Return the same options on a table as it was then."""
        assert self.offered_on is not None  # noqa: S101 (for the type checker)
        _, _, setup, again, given = self.offered_on
        return again(setup, *given, self.seat)

    def guarded(self, run: Generator[Any, None, None]) -> Any:
        """Return what comes of something that has rules put things into words; meanwhile these can't use the match."""
        return next(run) if self.offered_on is None else guarded(self.offered_on[2].running, None, run)

    def _worded(self) -> list[Option]:
        if self._options is None:
            words = self.guarded(self._wording())
            self._options = [
                Option(index, text, thing, label)
                for index, (thing, (text, label)) in enumerate(zip(self.things, words, strict=True))
            ]
        return self._options

    def _wording(self) -> Generator[list[tuple[Text, str]], None, None]:
        words = None if self._is_past else labelled(self.things, self.seat)
        if words is None or self._is_past:  # another thread may have gone on meanwhile
            words = [(one.text, one.label) for one in self._again()]
        yield words

    @property
    def keys(self) -> tuple[str, ...]:
        """
        The key of each option: the same for the same option in every match, numbered where options are alike.

        >>> import tabletop
        >>> tabletop.new("leduc-poker", seed=1).decision.options.keys
        ('leduc.call', 'leduc.raise')
        """
        if self._keys is None:
            keys = None if self._is_past else counted([key_of_option(option, self.seat) for option in self])
            self._keys = self._again().keys if keys is None or self._is_past else keys
        return self._keys

    def __len__(self) -> int:
        return len(self.things)

    def __getitem__(self, index: Any) -> Any:
        return self._worded()[index]

    def __iter__(self) -> Iterator[Option]:
        return iter(self._worded())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self._worded() == other._worded()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"[{', '.join(repr(option.label) for option in self)}]"


class Expected:
    """Things that a player might expect among options, put into words once: those there, and perhaps what else might have been."""

    __slots__ = ("by_words", "further", "things")

    def __init__(self, things: Iterable[Any], seat: int) -> None:
        self.things = list(things)
        self.further: Expected | None = None
        self.by_words: dict[str, list[Any]] = {}
        for thing in self.things:
            self.by_words.setdefault(str(label_for(thing, seat)), []).append(thing)

    def meant_by(self, wanted: object) -> list[Any]:
        """List what somebody means: by its words, or with the thing itself or a card that it points at."""
        if isinstance(wanted, str):
            return self.by_words.get(wanted, [])
        return [thing for thing in self.things if thing == wanted or wanted in pointed_at(thing)]


def pointed_at(thing: Any) -> Sequence[Any]:
    """Return the cards that something points at; those at a place are not the place."""
    return () if isinstance(thing, Card) else getattr(thing, "cards", ())


@attrs.define(eq=False, repr=False)
class Decision:
    """
    What a match waits for: which seat decides, what it is asked, and what is on offer.

    Everything on offer is legal and everything else is not.
    From *at_least* to *at_most* options are to be picked, no option twice; if *ordered*, their order counts.

    >>> import tabletop
    >>> decision = tabletop.new("leduc-poker", seed=1).decision
    >>> decision
    <decision 0, seat 0: What do you do? ['Call', 'Raise']>
    >>> "Call" in decision, "Fold" in decision
    (True, False)
    """

    seat: int
    kind: str
    _prompt: Words
    options: Options
    _wanted: Among
    _why_not: Why | None = None
    about: Any = None
    #: What absent players do, if rules say so, and what those who wait are told.
    _wish: Any = None
    openly: Words | None = None
    #: Whether what is on offer was picked from all that might be by asking why not; else that is asked when somebody asks.
    _is_sifted: bool = True
    at_least: int = 1
    at_most: int = 1
    ordered: bool = False
    single: bool = True
    #: How many answers had been given when it was asked, and the sequence of the match then, which answers echo.
    number: int = attrs.field(init=False)
    sequence: int = attrs.field(init=False)
    #: How much had happened since the latest rest.
    asked_at: int = attrs.field(init=False)
    #: If it is one of several that are open at once: all of these, in the order in which rules take the answers.
    beside: tuple[Decision, ...] = attrs.field(init=False, default=())
    #: What is on offer, once somebody has asked why something is not.
    _expected: Expected | None = attrs.field(init=False, default=None)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> NoReturn:
        raise NotPortable(
            "a decision", "it points at what lies on a table; pickle the match, or the decision of a view"
        )

    @property
    def prompt(self) -> Text:
        """What the seat is asked."""
        return as_text(self._prompt)

    @property
    def only_answer(self) -> tuple[int, ...] | None:
        """
        The one answer that would be accepted, if there is no other: a frontend may give it without asking anybody.

        Such questions are asked so that nobody learns from silence what a player could do: see :doc:`/how-to/frontend`.

        >>> import tabletop
        >>> tabletop.new("leduc-poker", seed=1).decision.only_answer is None
        True
        """
        count = len(self.options)
        return None if self.at_least < count or (self.ordered and count > 1) else tuple(range(count))

    def place(self, option: int) -> int:
        """Return where an option that is no passing stands among all that might have been on offer."""
        if self._why_not is None or not self._is_sifted:
            return option
        chosen = self.options.things[option]
        return next(place for place, thing in enumerate(self.among) if thing is chosen)

    @property
    def among(self) -> Iterable[Any]:
        """All that might have been on offer."""
        return self._wanted() if callable(self._wanted) else self._wanted

    @property
    def default(self) -> tuple[int, ...]:
        """
        The picks of a player who is absent: what the rules say, or else passing or No where that is on offer, or the first.

        >>> import tabletop
        >>> match = tabletop.new("leduc-poker", seed=1)
        >>> match.decision.default
        (0,)
        >>> match.answer(match.decision.default)
        """
        things, wished = self.options.things, (self._wish,) if self.single else self._wish
        picks = [
            index
            for wish in wished
            for index, thing in enumerate(things)
            if wish is thing or (wish is not None and wish == thing)
        ]
        if picks and self.at_least <= len(picks) <= self.at_most:
            return tuple(picks if self.ordered else sorted(picks))
        if not self.single:
            return tuple(range(self.at_least))
        return (next((index for index, thing in enumerate(things) if thing is PASSED or thing is False), 0),)

    def __repr__(self) -> str:
        how_many = "" if self.single else f", {self.at_least} to {self.at_most} of"
        return f"<decision {self.number}, seat {self.seat}: {self.prompt}{how_many} {self.options!r}>"

    def __contains__(self, answer: object) -> bool:
        """Say whether an answer would be accepted."""
        try:
            self.read(answer)
        except (MalformedAnswer, IllegalAnswer):
            return False
        return True

    def read(self, answer: object) -> int | tuple[int, ...]:
        """Return an answer as the index, or for a choice of several the indices, that it stands for; or refuse it."""
        if self.single:
            if isinstance(answer, list | tuple):
                if len(answer) != 1:
                    raise IllegalAnswer(answer, "exactly one option is to be picked")
                answer = answer[0]
            return self._index(answer)
        if not isinstance(answer, list | tuple):
            answer = (answer,)
        if len(answer) > MOST_PICKS:
            raise MalformedAnswer(type(answer).__name__, f"nobody picks more than {MOST_PICKS} options")
        picks = tuple([self._index(pick) for pick in answer])
        if len(set(picks)) < len(picks):
            raise IllegalAnswer(picks, "no option can be picked twice")
        if not self.at_least <= len(picks) <= self.at_most:
            raise IllegalAnswer(picks, f"from {self.at_least} to {self.at_most} options are to be picked")
        return picks if self.ordered else tuple(sorted(picks))

    def _index(self, pick: object) -> int:
        count = len(self.options)
        if type(pick) is int:
            if 0 <= pick < count:
                return pick
            raise IllegalAnswer(pick, f"options are numbered 0 to {count - 1}")
        if isinstance(pick, Option):
            if 0 <= pick.index < count and self.options[pick.index] == pick:
                return pick.index
            raise IllegalAnswer(pick.label, f"the options are {self.options!r:.2000}")
        if isinstance(pick, str):
            for option in self.options:
                if option.label == pick:
                    return option.index
            raise IllegalAnswer(pick, f"the options are {self.options!r:.2000}")
        raise MalformedAnswer(pick, "an answer is the number, the words or the option itself, or a list of those")

    def why_not(self, wanted: object) -> Text | None:
        """
        Say why something a player might expect can't be chosen; None if it can be.

        *wanted* is the thing, its name, or a card that it points at.
        """
        reason: Text | None = self.options.guarded(self._reason(wanted))
        return reason

    def _reason(self, wanted: object) -> Generator[Text | None, None, None]:
        expected = self._expected
        if expected is None:
            expected = self._expected = Expected(self.options.things, self.seat)
        if expected.meant_by(wanted) or any(option.label == wanted for option in self.options):
            yield None
        if self._why_not is not None:
            if expected.further is None:
                expected.further = Expected(self.among, self.seat)
            for thing in expected.further.meant_by(wanted):
                reason = self._why_not(thing)
                if reason is not None:
                    yield as_text(reason)
        yield NOT_HERE


@attrs.frozen
class Answer:
    """
    An answer as a frontend sends it: the sequence of the decision that it answers, for which seat, with which picks.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", seed=1)
    >>> match.answer(Answer(sequence=1, seat=0, picks=(4,)))
    >>> match.view().facts["squares"][4]
    0
    """

    sequence: int
    seat: int
    picks: tuple[int, ...]


@attrs.frozen
class Sealed:
    """
    What a seat picks while others decide at the same time: sealed until the last of them has answered.

    In :attr:`tabletop.Match.answers` such an answer tells whose it is, since they come in any order.

    >>> import tabletop
    >>> tabletop.Sealed(seat=1, picked=3)
    Sealed(seat=1, picked=3)
    """

    seat: int
    picked: Any


@final
@attrs.frozen(eq=False, repr=False)
class Together:
    """Decisions that several seats have open at once."""

    decisions: tuple[Decision, ...]


def decision_of(open_now: Sequence[Decision], seat: object, sequence: object) -> Decision:
    """Return which of the decisions that are open a seat answers; refuse another seat, or who saw another decision."""
    decision = next((one for one in open_now if one.seat == seat), None) if type(seat) is int else None
    latest = open_now[0] if decision is None else decision
    if sequence is not None and (type(sequence) is not int or sequence != latest.sequence):
        raise StaleAnswer(sequence, latest.sequence)
    if seat is None:
        return latest
    if decision is None:
        has_answered = sequence is not None and any(one.seat == seat for one in latest.beside)
        raise StaleAnswer(sequence, None) if has_answered else WrongSeat(seat, [one.seat for one in open_now])
    return decision


FORM: Final = '{"sequence": 7, "seat": 0, "picks": [2]}'


class Part(Reading):
    """One piece of an answer."""

    __slots__ = ()

    def should_be(self, wanted: str) -> MalformedAnswer:
        """Return the error for something that is not what it should be."""
        return MalformedAnswer(self.data, f"{self.path} should be {wanted}")


def read_answer(data: str | bytes | Mapping[str, Any]) -> Answer:
    """
    Read an answer from JSON, or from what JSON was parsed to: to which sequence, for which seat, and the picks by number.

    Nothing else may stand in it and nothing is coerced: what has another form is refused.
    Seats are players: nobody can answer for chance this way.

    >>> read_answer('{"sequence": 7, "seat": 0, "picks": [2]}')
    Answer(sequence=7, seat=0, picks=(2,))
    """
    if isinstance(data, str | bytes):
        data = _parsed(data)
    if not isinstance(data, Mapping):
        raise MalformedAnswer(data, f"an answer is a table such as {FORM}")
    if data.keys() != {"sequence", "seat", "picks"}:
        raise MalformedAnswer(data, f"an answer has exactly sequence, seat and picks, such as {FORM}")
    picks = data["picks"]
    if not isinstance(picks, list | tuple) or len(picks) > MOST_PICKS:
        raise Part(picks, "picks").should_be(f"a list of at most {MOST_PICKS} numbers of options")
    sequence, seat = Part(data["sequence"], "sequence").number(0), Part(data["seat"], "seat").number(0)
    return Answer(sequence, seat, tuple([pick.number(0) for pick in Part(list(picks), "picks").each()]))


def _parsed(text: str | bytes) -> Any:
    if size_of(text, LARGEST_ANSWER) > LARGEST_ANSWER:
        raise MalformedAnswer(text, f"an answer has at most {LARGEST_ANSWER:,} bytes")
    try:
        return parse(text)
    except ValueError as error:
        raise MalformedAnswer(text, f"it cannot be read ({error}); an answer is a table such as {FORM}") from None
