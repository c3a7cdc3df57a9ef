"""Scenes: a table laid as a test wants it, and played from the seats' side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

import attrs

from tabletop import CHANCE, Card, Decision, EventView, Match, Outcome, Pool, View, Zone, to_json
from tabletop._base.texts import PASS
from tabletop._outside.views import CardNamed, PlaceNamed, PlayerNamed

from ._errors import NotAsExpected, ScenarioError, unknown
from ._inside import is_at_rest, live
from ._laying import begin_laid, kind_called

if TYPE_CHECKING:
    from types import TracebackType

#: How many of the last events a report tells.
TOLD: Final = 8


def table(
    game: Any,
    seats: Sequence[str] | int | None = None,
    *,
    seed: int = 0,
    facts: Mapping[str, Any] | None = None,
    shared: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    cards: Any = None,
    rest: str | Mapping[str, str] | None = None,
    extra: bool = False,
    bluff_safe: bool = True,
    chance: Sequence[int | str] | None = None,
    **hands: Mapping[str, Any],
) -> Scene:
    """
    Lay a table as a test wants it, and return the scene that is played on it.

    A keyword for each seat says what lies there: zones with their cards by name (in order, the top of a deck first),
    pools with their pieces, columns. *shared* says the same of the game's own zones and pools, *facts* names facts.
    The match is set up as ever, then the named cards are taken from wherever their owner has a copy, decks first.
    What else lay in a named zone goes back into its owner's deck, or into the zone *rest*
    (with several decks, one zone for each back that cards have).
    Named cards of a deck lie on top of it, and the others stay below.
    Nobody remembers any card, except as :func:`laid` says.
    With *extra* there may be more copies than are printed. With *chance*, dice and shuffles bring what it lists, in order.

    >>> ann = {"court": ["captain"], "hand": ["feast"]}
    >>> with table("hedge-court", Ann=ann, Bob={}, facts={"actions": 2, "turn": 1}) as scene:
    ...     scene.expect("Ann", prompt="What do you do?")
    ...     scene["Ann"].picks("Feast")
    ...     scene["Bob"].passes()
    ...     scene.card("captain", of="Ann").might
    4
    """
    match = begin_laid(
        game,
        seats,
        seed=seed,
        facts=facts or {},
        shared=shared or {},
        options=options or {},
        cards=cards,
        rest=rest,
        extra=extra,
        bluff_safe=bluff_safe,
        ask_chance=chance is not None,
        hands=hands,
    )
    return Scene(match, chance=chance)


@attrs.frozen
class CardLook:
    """
    A card of a scene as it lies there now: what is printed on it, its columns, its numbers and its pools are attributes.

    It is a look and not the card: after something has happened, look again.
    """

    id: str
    name: str
    zone: str
    #: The names of the cards that it lies on, the nearest first: an action on a minion at a base has two.
    lies_on: tuple[str, ...]
    owner: str | None
    controller: str | None
    face_up: bool
    known_to: tuple[str, ...]
    has: Mapping[str, Any]

    def __getattr__(self, name: str) -> Any:
        try:
            return self.has[name]
        except KeyError:
            raise AttributeError(f"{self.name} has no {name}; it has {', '.join(self.has)}") from None


class Scene:
    """
    A match on a table that was laid for a test: it tells what it sees, and fails with a report if that is not as expected.

    Used in a ``with`` statement it makes sure that nothing is left over at the end.
    """

    def __init__(self, match: Match, *, chance: Sequence[int | str] | None = None) -> None:
        #: The match itself.
        self.match = match
        self._chance = list(chance or ())
        self._bring_chance()

    def __enter__(self) -> Scene:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self.finished()

    def __repr__(self) -> str:
        return f"<scene of {self.match!r}>"

    def __getitem__(self, name: str) -> SceneSeat:
        return SceneSeat(self, self._seat(name))

    @property
    def seats(self) -> tuple[SceneSeat, ...]:
        """The seats, to play from: ``ann, bob = scene.seats``."""
        return tuple(SceneSeat(self, seat) for seat in range(len(self.match.seats)))

    def _seat(self, name: str) -> int:
        if name not in self.match.seats:
            raise unknown("seat", name, self.match.seats)
        return self.match.seats.index(name)

    # ------------------------------------------------------------------------------------ the decision

    @property
    def decision(self) -> Decision | None:
        """What the match waits for."""
        return self.match.decision

    @property
    def options(self) -> tuple[str, ...]:
        """The labels of what is on offer."""
        return () if self.decision is None else tuple(option.label for option in self.decision.options)

    def expect(self, seat: str | None = None, *, prompt: str | None = None, kind: str | None = None) -> None:
        """Make sure that a seat is asked something, and nothing else waits."""
        decision = self._waiting(f"{seat or 'somebody'} is asked {prompt or 'something'!r}", seat)
        if seat is not None and decision.seat != self._seat(seat):
            self._fail(f"expected {seat} to decide")
        if prompt is not None and prompt != self._prompt(decision):
            self._fail(f"expected the prompt {prompt!r}")
        if kind is not None and kind != decision.kind:
            self._fail(f"expected a decision of the kind {kind!r}, not {decision.kind!r}")

    def can_pick_exactly(self, *labels: str) -> None:
        """Make sure that these are on offer, and nothing else."""
        self._waiting("something is on offer")
        if sorted(labels) != sorted(self.options):
            missing = [label for label in labels if label not in self.options]
            more = [label for label in self.options if label not in labels]
            self._fail(f"expected exactly {list(labels)} on offer; missing: {missing}, besides: {more}")

    def can_pick(self, *labels: str) -> None:
        """Make sure that these are on offer, whatever else is."""
        self._waiting("something is on offer")
        missing = [label for label in labels if not matching(self.options, label)]
        if missing:
            self._fail(f"expected on offer: {missing}")

    def cannot_pick(self, *labels: str) -> None:
        """Make sure that these are not on offer."""
        self._waiting("something is on offer")
        there = [label for label in labels if matching(self.options, label)]
        if there:
            self._fail(f"expected not on offer: {there}")

    def why_not(self, label: str) -> str | None:
        """Return why something is not on offer; None if it is."""
        self._waiting("something is on offer")
        why = self.match.why_not(label)
        return None if why is None else str(why)

    def pick(self, *labels: str | int, seat: str | None = None) -> None:
        """
        Pick what goes by these labels; nothing picks nothing.

        Upper and lower case do not matter, nor does what tells two options of a name apart if only one fits.
        """
        decision = self._waiting(f"{', '.join(map(str, labels)) or 'nothing'} is picked", seat)
        if seat is not None and decision.seat != self._seat(seat):
            self._fail(f"expected {seat} to decide")
        picks = [self._index(str(label), decision) for label in labels]
        if decision.single and len(picks) != 1:
            self._fail("exactly one option is to be picked")
        if not decision.single and not decision.at_least <= len(picks) <= decision.at_most:
            self._fail(f"from {decision.at_least} to {decision.at_most} options are to be picked, not {len(picks)}")
        self._give(decision, picks)

    def _give(self, decision: Decision, picks: Sequence[int]) -> None:
        """Give an answer that is on offer, and let chance bring what follows."""
        self.match.answer(picks, seat=decision.seat, sequence=decision.sequence)
        self._bring_chance()

    def pass_(self, *, seat: str | None = None) -> None:
        """Pass."""
        self.pick(str(PASS), seat=seat)

    def confirm(self, *, seat: str | None = None) -> None:
        """Say yes."""
        self.pick("Yes", seat=seat)

    def decline(self, *, seat: str | None = None) -> None:
        """Say no."""
        self.pick("No", seat=seat)

    def nobody_reacts(self) -> None:
        """Have everybody pass who is asked for a reaction, as long as that is what is asked."""
        while self.decision is not None and self.decision.kind == "react":
            self.pass_()

    def _index(self, label: str, decision: Decision) -> int:
        labels = [option.label for option in decision.options]
        found = matching(labels, label)
        if not found:
            why = self.match.why_not(label, seat=decision.seat)
            self._fail(f"{label!r} is not on offer" + (f": {why}" if why is not None else ""))
        if len(found) > 1:
            self._fail(f"{label!r} could be any of {[labels[index] for index in found]}: say which")
        return found[0]

    def _waiting(self, wanted: str, seat: str | None = None) -> Decision:
        """Return what a seat has to decide, if several decide at the same time, or else whatever waits."""
        if self.decision is None:
            self._fail(f"expected that {wanted}, but the match is over")
        number = None if seat is None else self._seat(seat)
        return next((one for one in self.match.decisions if one.seat == number), self.decision)

    def _prompt(self, decision: Decision) -> str:
        """Return a prompt in the words that the seat itself gets."""
        if decision.seat == CHANCE:
            return str(decision.prompt)
        view = self.match.view(decision.seat).decision
        return str(decision.prompt) if view is None else view.prompt.english

    def _bring_chance(self) -> None:
        """Have chance bring what the test says."""
        while self.decision is not None and self.decision.seat == CHANCE:
            if not self._chance:
                self._fail("chance is asked, and the test says no more what it brings: give chance= one more entry")
            brought = self._chance.pop(0)
            if brought not in self.decision:
                self._fail(f"chance can't bring {brought!r}")
            self.match.answer(brought)

    # ------------------------------------------------------------------------------------ the table

    def view(self, seat: str | None = None) -> View:
        """Return what a seat, or a spectator, may know."""
        return self.match.view(None if seat is None else self._seat(seat))

    @property
    def facts(self) -> Any:
        """The facts, all of them."""
        return live(self.match).table.facts

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return self.match.outcome

    def zone(self, name: str, of: str | None = None) -> tuple[str, ...]:
        """Return the names of the cards in a zone, in order, whoever may see them."""
        return tuple(card.name for card in self._zone(name, of))

    def hand(self, of: str) -> tuple[str, ...]:
        """Return the names of the cards in a hand."""
        return self.zone("hand", of)

    def pool(self, name: str, of: str | None = None) -> dict[str, int]:
        """Return what a pool holds of each supply of which it holds any."""
        holder = self._holder(of)
        there = {kind.name: Pool(holder.game, number) for number, kind in self._pools(holder)}
        if name not in there:
            raise unknown("pool", name, there)
        return dict(there[name].counts)

    def _pools(self, holder: Any) -> Iterator[tuple[int, Any]]:
        for number, (kind, place) in enumerate(live(self.match).table.layout.pools):
            if kind.holder == holder.holds_as and place == holder.place:
                yield number, kind

    def _holder(self, of: str | None) -> Any:
        game = live(self.match)
        return game if of is None else game.players[self._seat(of)]

    def _zone(self, name: str, of: str | None) -> Zone[Any]:
        holder = self._holder(of)
        names = [kind.name for kind in holder.zone_kinds]
        if name not in names:
            raise unknown("zone", name, names)
        found: Zone[Any] = getattr(holder, name)
        return found

    def card(self, name: str, *, of: str | None = None, zone: str | None = None, at: str | None = None) -> CardLook:
        """
        Look at a card: the one of a name that lies most openly (in play, then in the open, then hidden).

        *of* says whose it must be (who controls or owns it), *zone* where it must lie, *at* on which card: a base, say.
        """
        game = live(self.match)
        kind = self._called(name)
        seat = None if of is None else self._seat(of)
        below = None if at is None else self._called(at)
        found: dict[int, list[Any]] = {}
        for card in game.all_cards(kind):
            whose = {holder.seat for holder in (card.controller, card.owner) if holder is not None}
            on = below is None or any(isinstance(one, below) for one in beneath(card))
            if (seat is None or seat in whose) and (zone is None or card.zone.name == zone) and on:
                found.setdefault(openness(card), []).append(card)
        if not found:
            where = ("" if zone is None else f" in {zone}") + ("" if below is None else f" at {below.name}")
            self._fail(f"there is no {kind.name}{where}" + ("" if of is None else f" of {of}"))
        cards = found[min(found)]
        if len(cards) > 1:
            places = sorted({card.zone.name for card in cards})
            raise ScenarioError(
                f"{len(cards)} cards are called {kind.name} ({', '.join(places)}): say of whom, or where"
            )
        return self._look(cards[0])

    def _called(self, name: str) -> type[Card]:
        """Return the kind of card that goes by a name."""
        kind = kind_called(self.match.ruleset.cards, name)
        if kind is None:
            raise unknown("card", name, [one.id for one in self.match.ruleset.cards])
        return kind

    def _look(self, card: Any) -> CardLook:
        known = live(self.match).table.columns["known"][card.row]
        has: dict[str, Any] = {**card.printed}
        has |= {column.name: card.read(column.key) for column in card.columns}
        has |= {computed.name: getattr(card, computed.name) for computed in card.computed}
        has |= {one.name: one.work_out(card) for one in card.displayed_kinds}
        has |= {kind.name: dict(getattr(card, kind.name).counts) for kind in card.pool_kinds}
        has |= {kind.name: tuple(one.name for one in getattr(card, kind.name)) for kind in card.zone_kinds}
        names = self.match.seats
        return CardLook(
            id=card.id,
            name=card.name,
            zone=card.zone.name,
            lies_on=tuple(one.name for one in beneath(card)),
            owner=None if card.owner is None else card.owner.name,
            controller=None if card.controller is None else card.controller.name,
            face_up=card.face_up,
            known_to=tuple(name for seat, name in enumerate(names) if known >> seat & 1),
            has=has,
        )

    # ------------------------------------------------------------------------------------ what happened

    def events(self, kind: str | None = None, *, seen_by: str | None = None) -> tuple[EventView, ...]:
        """Return what happened in this scene, of one kind or of all, as a seat or a spectator saw it."""
        told = self.match.events(None if seen_by is None else self._seat(seen_by))
        return tuple(event for event in told if kind is None or event.kind == kind)

    def happened(self, kind: str, *, seen_by: str | None = None, **fields: Any) -> EventView:
        """Make sure that something happened, perhaps with fields that go by these names; return the latest."""
        event: EventView
        for event in reversed(self.events(kind, seen_by=seen_by)):
            if all(names_of(event.fields.get(name)) == str(value) for name, value in fields.items()):
                return event
        self._fail(f"expected {kind} to have happened" + (f", with {fields}" if fields else ""))

    def did_not_happen(self, kind: str) -> None:
        """Make sure that something did not happen."""
        if self.events(kind):
            self._fail(f"expected {kind} not to have happened")

    # ------------------------------------------------------------------------------------ the end of it

    def finished(self) -> None:
        """Make sure that nothing is left over: the match is over, or at rest before another step, with chance used up."""
        if self._chance:
            self._fail(f"chance was to bring {self._chance}, and nobody asked for it")
        if self.decision is not None and not is_at_rest(self.match):
            self._fail("a decision is left over")

    def report(self) -> str:
        """Tell how the table is: what waits, what is on offer, what is being resolved and what happened last."""
        decision = self.decision
        if decision is None:
            lines = [f"the match is over: {self.outcome and self.outcome.how}"]
        else:
            who = "chance" if decision.seat == CHANCE else self.match.seats[decision.seat]
            lines = [f"{who} is asked: {self._prompt(decision)!r} ({decision.kind})"]
            if not decision.single:
                lines.append(f"picks {decision.at_least} to {decision.at_most}")
            lines.append(f"on offer: {', '.join(self.options)}")
        stack = [f"{frame.name or 'a card'}: {frame.text.english}" for frame in self.match.stack]
        lines.append(f"being resolved: {', '.join(stack) or 'nothing'}")
        told = [event.text.english for event in self.match.events() if event.kind != "Asked"][-TOLD:]
        lines += ["last events:", *[f"  {text}" for text in told or ["(none)"]]]
        return "\n".join(lines)

    def _fail(self, what: str) -> NoReturn:
        raise NotAsExpected(f"{what}\n\n{self.report()}")


class SceneSeat:
    """One seat of a scene, to tell a story from: ``ann.picks("Feast")``."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    @property
    def name(self) -> str:
        """What the seat is called."""
        return self.scene.match.seats[self.seat]

    def __repr__(self) -> str:
        return f"<{self.name} in {self.scene!r}>"

    def is_asked(self, prompt: str | None = None, *, kind: str | None = None) -> None:
        """Make sure that this seat decides."""
        self.scene.expect(self.name, prompt=prompt, kind=kind)

    def picks(self, *labels: str | int) -> None:
        """Pick something as this seat."""
        self.scene.pick(*labels, seat=self.name)

    def passes(self) -> None:
        """Pass as this seat."""
        self.scene.pass_(seat=self.name)

    def confirms(self) -> None:
        """Say yes as this seat."""
        self.scene.confirm(seat=self.name)

    def declines(self) -> None:
        """Say no as this seat."""
        self.scene.decline(seat=self.name)

    @property
    def hand(self) -> tuple[str, ...]:
        """The names of the cards in hand."""
        return self.scene.hand(self.name)

    def zone(self, name: str) -> tuple[str, ...]:
        """Return the names of the cards in a zone of this seat."""
        return self.scene.zone(name, self.name)

    def pool(self, name: str) -> dict[str, int]:
        """Return what a pool of this seat holds."""
        return self.scene.pool(name, self.name)

    def card(self, name: str, *, zone: str | None = None, at: str | None = None) -> CardLook:
        """Look at a card of this seat."""
        return self.scene.card(name, of=self.name, zone=zone, at=at)

    def sees(self, words: str) -> bool:
        """Say whether some words occur anywhere in what this seat may know."""
        return words in to_json(self.scene.view(self.name))


def beneath(card: Card) -> Iterator[Card]:
    """Go through the cards that a card lies on, from the nearest to the last."""
    kind, place = card.game.table.layout.zones[card.zone.number]
    if kind.holder == "card":
        below: Card = card.game.card_at(place)
        yield below
        yield from beneath(below)


def openness(card: Card) -> int:
    """Tell how openly a card lies: 0 in play, 1 in the open, 2 where somebody sees it, 3 where nobody does."""
    layout = card.game.table.layout
    number = card.zone.number
    if layout.in_play[number]:
        return 0
    seers = layout.zone_seers[number]
    return 1 if seers == layout.everybody else 2 if seers else 3


def names_of(value: Any) -> str:
    """Return a field of an event in a word: the name of a card, a player or a place, or the thing itself."""
    return str(value.name or "a card") if isinstance(value, CardNamed | PlayerNamed | PlaceNamed) else str(value)


def matching(labels: Sequence[str], label: str) -> list[int]:
    """Return the options that a label could stand for: itself, or else whatever is alike but for a suffix or case."""
    if label in labels:
        return [labels.index(label)]
    wanted = label.casefold()
    return [
        index
        for index, there in enumerate(labels)
        if there.casefold() == wanted or there.casefold().startswith((f"{wanted} (", f"{wanted} [", f"{wanted}: "))
    ]
