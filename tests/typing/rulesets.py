"""
Writing rulesets, as the type checker reads it: never run.

Lines without a comment must type-check; where a comment ignores an error there must be one, or the comment is unused.
"""

from __future__ import annotations

from typing import Any, assert_type

from tabletop import (
    NOBODY,
    Card,
    Deed,
    Effect,
    Event,
    Facts,
    Game,
    Outcome,
    Player,
    Pool,
    Text,
    Zone,
    ZoneOf,
    column,
    deed,
    effect,
    event,
    facts,
    forbids,
    instead,
    modifies,
    permission,
    permits,
    phase,
    pool,
    quantity,
    supply,
    when,
    zone,
)
from tabletop.conditions import another, mine


class Farmer(Player):
    """A player with a barn."""

    barn = pool()
    hand = zone(NOBODY, ordered=True)
    field: ZoneOf[Animal] = zone(in_play=True)
    hand_limit = quantity(5, floor=0)


class Animal(Card):
    """A kind of card."""

    weight = quantity()
    may_graze = permission(True)
    fed = column(False)
    game: Farm
    owner: Farmer


@facts
class Season(Facts):
    """What a farm keeps."""

    year: int = 1


@event
class Grazed(Event):
    """An animal eats."""

    text = "{animal} grazes."
    animal: Animal
    straws: int = 3

    def happen(self, game: Farm) -> None:
        """It has been fed."""
        self.animal.set(fed=True)


@effect
class Drought(Effect):
    """Nothing grazes."""

    depth: int


@event(to="animal", by="farmer")
class Shorn(Event):
    """An animal loses its wool."""

    animal: Animal
    farmer: Farmer


class Cow(Animal, weight=7, copies=2):
    """When this grazes, it gets heavier."""

    @when(Grazed)
    async def chew(self, grazed: Grazed) -> None:
        """Chew."""

    @modifies(Animal.weight)
    def heavy(self, animal: Animal) -> int:
        """Weigh more."""
        return 1

    @forbids(Animal.may_graze)
    def full(self, animal: Animal) -> bool:
        """Stop."""
        return True

    @when("Grazed")  # type: ignore[arg-type]
    async def quoted(self, grazed: Grazed) -> None:
        """Name the event, not its name."""

    @modifies(Animal.may_graze)  # type: ignore[arg-type]
    def odd(self, animal: Animal) -> int:
        """A permission is not a number."""
        return 1

    @permits(Animal.weight)  # type: ignore[arg-type]
    def even(self, animal: Animal) -> bool:
        """A number is not a permission."""
        return True


@deed
class Milk(Deed):
    """Milk {cow}"""

    cow: Cow

    async def do(self) -> None:
        """Milk the cow."""
        await self.cow.game.perform(Grazed(self.cow, self.cow.wheels))  # type: ignore[attr-defined]


def is_hungry(animal: Animal, grazed: Grazed) -> bool:
    """Say whether an animal wants more."""
    return grazed.straws < animal.weight


class Goat(Animal, weight=3, copies=2):
    """When another animal grazes, it does, too."""

    @when(Grazed, another, is_hungry)
    @when(Shorn, mine)
    async def join_in(self, event: Grazed | Shorn) -> None:
        """Graze."""

    @when(Grazed)  # type: ignore[arg-type]
    async def mistaken(self, shorn: Shorn) -> None:
        """The body takes another event."""

    @when(Shorn, is_hungry)  # type: ignore[arg-type]
    async def unasked(self, shorn: Shorn) -> None:
        """The condition is asked about another event."""

    @instead(Grazed)  # type: ignore[arg-type]
    async def nothing(self, grazed: Grazed) -> int:
        """It does not say what happens instead."""
        return 0


class Farm(Game):
    """A game of farming."""

    id = "farm"
    title = "Farm"
    player_class = Farmer
    facts_class = Season
    cards = (Cow,)
    STRAW = supply(total=20)
    facts: Season
    players: tuple[Farmer, ...]

    @phase
    async def winter(self) -> None:
        """Nothing grows."""

    async def step(self) -> None:
        """Feed an animal."""
        farmer = self.players[0]
        assert_type(self.facts.year, int)
        assert_type(farmer.hand, Zone[Any])
        assert_type(farmer.field, Zone[Animal])
        assert_type(farmer.field.first, Animal | None)
        assert_type(farmer.field.cards, tuple[Animal, ...])
        [animal.wheels for animal in farmer.field]  # type: ignore[attr-defined]
        assert_type(farmer.barn, Pool)
        assert_type(farmer.hand_limit, int)
        assert_type(farmer.barn[self.STRAW], int)

        cow = await farmer.choose("Which one?", self.in_play(Cow))
        assert_type(cow, Cow | None)
        cow.weight  # type: ignore[union-attr]
        if cow is not None:
            assert_type(cow.weight, int)
            assert_type(cow.may_graze, bool)
            grazed = await self.perform(Grazed(cow))
            assert_type(grazed, Grazed | None)
            Grazed(cow, straws="many")  # type: ignore[arg-type]
            Grazed(cow, 3, 4)  # type: ignore[call-arg]
            self.begin(Drought(2), until="end of turn", source=cow)
            self.begin(Drought(2), "end of turn")  # type: ignore[call-arg]
        assert_type(await farmer.confirms("Really?"), bool)
        assert_type(await farmer.choose_number("How many?", 1, 3), int)
        if cow is not None:
            assert_type(await farmer.does("What do you do?", [Milk(cow)], optional=True), Milk | None)
        Milk("cow")  # type: ignore[arg-type]
        await farmer.does("What do you do?", ["Milk it"])  # type: ignore[type-var]
        await farmer.does("What do you do?", [], maybe=True)  # type: ignore[call-arg]
        self.go_to(self.winter)
        self.go_to(self.step)  # type: ignore[arg-type]
        self.go_to("winter")  # type: ignore[arg-type]
        words: Any = Text("farm.hello", "Hello, {who}!", who=farmer)
        words.english = 7
        Text("farm.hello")  # type: ignore[call-arg]
        self.facts.year = 2  # type: ignore[misc]
        farmer.choose("Forgotten?", [1, 2])  # type: ignore[unused-coroutine]
        if cow is None:
            self.end("The year is over.")  # type: ignore[arg-type]
        self.end(Outcome.won_by(farmer.seat, 2, "The year is over."))


Season(year=3)
Season(3)  # type: ignore[call-arg]
Season(year="3")  # type: ignore[arg-type]
zone("owner")  # type: ignore[arg-type]
