"""What a match was set up with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .ruleset import Ruleset


@attrs.define(eq=False)
class Setup:
    """All that a match was set up with: played from here, the same answers lead to the same table."""

    ruleset: Ruleset
    seats: tuple[str, ...]
    #: Never shown: whoever has it knows every deck.
    seed: int = attrs.field(repr=False)
    options: Any
    own_cards: Mapping[str, Any]
    ask_chance: bool
    bluff_safe: bool
    #: From what the ids of cards are made, if not from the seed.
    id_seed: int | None = attrs.field(default=None, repr=False)
    #: The ids that were made, for all copies of the match.
    ids: dict[tuple[int, int, int], str] = attrs.field(factory=dict, init=False, repr=False)

    @property
    def id_seed_or_seed(self) -> int:
        """From what the ids of cards are made."""
        return self.seed if self.id_seed is None else self.id_seed

    @property
    def id_key(self) -> bytes:
        """What the ids of cards are made with; the seed can't be found out from an id."""
        from hashlib import blake2b

        return blake2b(str(self.id_seed_or_seed).encode(), digest_size=16, person=b"tabletop ids").digest()
