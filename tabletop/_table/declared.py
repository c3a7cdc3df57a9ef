"""What is declared in the bodies of games, players and cards: it gets its name and its kind of holder there."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from tabletop._rules.holders import Holder


T = TypeVar("T")
C = TypeVar("C", covariant=True)

D = TypeVar("D", bound="Declared")

Scalar = int | str | bool | None


class Sees(Enum):
    """Who sees what lies in a place (a card that lies face down there is shown to nobody new)."""

    EVERYBODY = "everybody"
    OWNER = "owner"
    NOBODY = "nobody"


EVERYBODY = Sees.EVERYBODY

OWNER = Sees.OWNER

NOBODY = Sees.NOBODY


class Declared:
    """Something declared in the body of a game, a player or a card, which there gets its name and its kind of holder."""

    __slots__ = ("holder", "name")

    def __init__(self) -> None:
        self.name = ""
        self.holder = ""

    def __set_name__(self, owner: type[Holder], name: str) -> None:
        self.name = name
        self.holder = owner.holds_as

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.holder}.{self.name}>"


class Slot(Generic[D]):
    """What a declaration puts into a class: asked of the class it gives the declaration, of an instance what it declares."""

    __slots__ = ("declared",)

    def __init__(self, declared: D) -> None:
        self.declared: D = declared

    def __set_name__(self, owner: type[Holder], name: str) -> None:
        self.declared.__set_name__(owner, name)
