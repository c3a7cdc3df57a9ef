"""What the games of both boxes have in common: who plays which Villain, and how the table is laid."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, NoReturn

import attrs

from tabletop import BadOption, Rule, chosen_sets, modifies, starting_seat

from ._cards import Character, FateCard, Mover, VillainCard, VillainousCard
from ._places import Place, SymbolBearer
from ._players import HAND_SIZE, Villain
from ._sets import VillainousSet
from ._turn import Turns


class TokensChangeStrength(Rule):
    """Every token on a character adds to its Strength or takes from it (SW-111)."""

    @modifies(Character.strength)
    def count(self, character: Character) -> int:
        """Strength tokens"""
        return character.strength_of_tokens


@attrs.frozen(kw_only=True)
class VillainousOptions:
    """How a game is set up."""

    first: int | None = starting_seat()
    villains: tuple[str, ...] = attrs.field(
        default=(), metadata={"help": "which Villain each seat plays, by id; those not named go by lot"}
    )
    sets: tuple[str, ...] | None = chosen_sets()


class VillainousGame(Turns):
    """The base of both boxes."""

    expansion_class = VillainousSet
    options_class = VillainousOptions
    counts_chances = True
    rules: ClassVar[Sequence[type[Rule]]] = (TokensChangeStrength,)
    options: VillainousOptions
    sets: tuple[VillainousSet, ...]

    # ------------------------------------------------------------------------------------ set-up

    @property
    def available(self) -> Sequence[type[Mover]]:
        """The Villains that may take part in this game: those of the sets that are played with."""
        return [mover for box in self.sets for mover in box.movers]

    async def cast(self) -> list[type[Mover]]:
        """Say who plays which Villain: as named, the others by lot, and never one twice (SW-005)."""
        self.refuse_villains()
        by_id = {mover.id: mover for mover in self.available}
        cast = [by_id[name] for name in self.options.villains]
        while len(cast) < len(self.players):
            left = [mover for mover in self.available if mover not in cast]
            cast.append(await self.pick_at_random(left, prompt="Which Villain is it?"))
        return cast

    def refuse_villains(self) -> None:
        """Refuse Villains that are named if they don't fit the seats, and seats for which there are too few of them."""
        named, seats = self.options.villains, len(self.players)
        if seats > len(self.available):
            self.refuse_cast(f"there are {seats} seats, but only the Villains {ids_of(self.available)}")
        if len(named) > seats:
            self.refuse_cast(f"{len(named)} Villains are named for {seats} seats: name {seats} at most")
        for name in named:
            if name not in [mover.id for mover in self.available]:
                self.refuse_cast(self.why_no_villain(name))
            if named.count(name) > 1:
                self.refuse_cast(f"{name} is named twice: everybody plays another Villain")

    def refuse_cast(self, why: str) -> NoReturn:
        """Refuse the Villains that are named."""
        raise BadOption(self.id, "villains", why)

    def why_no_villain(self, name: str) -> str:
        """Say why nobody can play a Villain of a name, and who could be played."""
        known: tuple[Any, ...] = self.ruleset.sets
        others = [box.id for box in known if name in [mover.id for mover in box.movers]]
        if others:
            return f"{name} is of another set: add {others[0]} to the sets"
        return f"there is no Villain {name!r}; there is {ids_of(self.available)}"

    async def deal_in(self, you: Villain, mover: type[Mover]) -> None:
        """Lay out what belongs to a Villain."""
        deck = [kind for kind in self.ruleset.deck() if kind.printed["set"] == mover.printed["set"]]
        self.add_own(you, deck, Place, you.board, but=VillainCard)
        self.add_own(you, deck, Mover, you.portrait)
        you.set(mover_row=next(card.row for card in you.portrait))
        self.add_own(you, deck, VillainCard, you.deck)
        await self.deal_fate(you, [kind for kind in deck if issubclass(kind, FateCard)])
        await you.mover.set_up()
        await you.deck.shuffle()

    def add_own(
        self, you: Villain, deck: Iterable[type[Any]], kind: type[VillainousCard], to: Any, *, but: Any = ()
    ) -> None:
        """Bring the cards of a kind into a zone of a Villain."""
        self.add_cards([one for one in deck if issubclass(one, kind) and not issubclass(one, but)], to, owner=you)

    @abstractmethod
    async def deal_fate(self, you: Villain, cards: Sequence[type[FateCard]]) -> None:
        """Lay out the Fate cards that come with a Villain."""

    async def deal_hands(self) -> None:
        """Deal everybody the first cards (SW-012)."""
        for you in self.clockwise:
            await you.draw(HAND_SIZE)

    # ------------------------------------------------------------------------------------ for bots and tests

    def standing(self, player: Villain) -> int:
        """Say how well a Villain stands."""
        return player.mover.standing()

    def invariants(self) -> Iterable[tuple[str, bool]]:
        """What must be true of every table of both boxes."""
        for you in self.players:
            yield "every Villain has a mover, and it is where it can be", may_be_there(you)
        lying = self.in_play(VillainousCard)
        yield "what lies on a board is somebody's to control", all(card.controller is not None for card in lying)
        yield (
            "only the active Villain's symbols are spent",
            not [
                bearer for bearer in self.in_play(SymbolBearer) if bearer.spent and bearer.controller is not self.active
            ],
        )


def ids_of(movers: Iterable[type[Mover]]) -> str:
    """Return the ids of some Villains."""
    return ", ".join([mover.id for mover in movers])


def may_be_there(you: Villain) -> bool:
    """Say whether the mover of a player is one, and is on the portrait or at one of the player's own places."""
    mover = you.mover
    return issubclass(type(mover), Mover) and mover.owner is you and (mover in you.portrait or mover.spot in you.places)
