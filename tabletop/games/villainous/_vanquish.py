"""The Vanquish: against whom, with which Allies, and what comes of it (SW-089 to SW-096, SW-115 to SW-119)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tabletop import Text

from ._cards import NOT_THERE, Ally, Character, VillainousCard
from ._events import UsedUp, Vanquished
from ._plays import Plays

if TYPE_CHECKING:
    from ._players import Villain

AGAINST_WHOM: Final = Text("villainous.against-whom", "Whom do you vanquish?")
WITH_WHOM: Final = Text("villainous.with-whom", "Which Ally do you use?")
NO_TARGET: Final = Text("villainous.no-target", "There is nobody to vanquish.")
TOO_WEAK: Final = Text("villainous.too-weak", "Your Allies who can fight there are not strong enough.")
IS_SAFE: Final = Text("villainous.is-safe", "Nobody can vanquish that.")
OTHERS_NEEDED: Final = Text(
    "villainous.others-needed", "Without others you could not pay for there would not be enough."
)
CANNOT_PAY: Final = Text("villainous.cannot-pay", "You can't pay for using that Ally.")


class Fights(Plays):
    """Carries out Vanquishes."""

    #: Whether an Ally of Strength 0 may be used (SW-116; not in Marvel, MV-126).
    zero_fights: ClassVar[bool] = True

    def victims(self, you: Villain) -> Sequence[VillainousCard]:
        """List who might be the target of a Vanquish, strong or not."""
        return [hero for hero in you.heroes if hero.controller == you]

    def why_no_victim(self, you: Villain, target: VillainousCard, *, stronger: int = 0) -> Text | None:
        """Say why a Villain can't vanquish a target, if so; perhaps each Ally used would be so much *stronger*."""
        if not self.may_fall(you, target):
            return IS_SAFE
        foe: Any = target
        return None if self.reaches(you, foe, (), stronger=stronger) else TOO_WEAK

    def may_fall(self, you: Villain, target: VillainousCard) -> bool:
        """Say whether nothing keeps a Villain from vanquishing a target, strength aside."""
        fall = target.fall_to(you)
        return fall is not None and self.can(fall)

    def vanquishable(self, you: Villain, *, stronger: int = 0) -> list[VillainousCard]:
        """List whom a Villain could vanquish now, or could if each Ally used were so much *stronger*."""
        return [target for target in self.victims(you) if self.why_no_victim(you, target, stronger=stronger) is None]

    def could_vanquish(self, you: Villain) -> bool:
        """Say whether a Villain could vanquish anybody now."""
        return any(self.why_no_victim(you, target) is None for target in self.victims(you))

    # ------------------------------------------------------------------------------------ who fights

    def possible_fighters(self, you: Villain) -> Sequence[Ally]:
        """List the Allies that a Villain might use against anybody."""
        return you.allies

    def fighters(self, you: Villain, target: VillainousCard, used: Sequence[Ally]) -> list[Ally]:
        """List the Allies that could be used against a target besides those that are."""
        return [
            ally
            for ally in self.possible_fighters(you)
            if ally not in used and ally.fights(target) and (self.zero_fights or ally.strength > 0)
        ]

    def reaches(self, you: Villain, target: Character, used: Sequence[Ally], *, stronger: int = 0) -> bool:
        """Say whether those used, with all others that could be used and paid for, are enough."""
        able = self.fighters(you, target, used)
        free = [ally for ally in able if ally.price_to_fight(target) is None]
        paid = sorted([ally for ally in able if ally not in free], key=lambda ally: -ally.strength_against(target))
        together = [*used, *free, *paid[: self.affordable(you, paid, target)]]
        return self.is_enough(target, together, stronger=stronger)

    def affordable(self, you: Villain, allies: Sequence[Ally], target: VillainousCard) -> int:
        """Say how many of some Allies with a price a Villain could pay for, each costing as much as the dearest."""
        prices = [price for ally in allies if (price := ally.price_to_fight(target)) is not None]
        return min([you.purse[supply] // count for supply, count in prices], default=0)

    def is_enough(self, target: Character, used: Sequence[Ally], *, stronger: int = 0) -> bool:
        """Say whether Allies are many and strong enough together."""
        strengths = (ally.strength_against(target, used) + stronger for ally in used)
        return len(used) >= target.fighters_needed and sum(strengths) >= target.strength

    def why_not_use(self, you: Villain, target: Character, used: Sequence[Ally], ally: Ally) -> Text | None:
        """Say why a Villain can't use an Ally next, if so: it can't be paid, or then there would not be enough."""
        if not ally.is_current or not ally.fights(target):
            return NOT_THERE
        price = ally.price_to_fight(target)
        if price is None:
            return None
        supply, count = price
        if you.purse[supply] < count:
            return CANNOT_PAY
        others = [one for one in self.fighters(you, target, (*used, ally)) if one.price_to_fight(target) is not None]
        affordable = (you.purse[supply] - count) // count
        paid = sorted(others, key=lambda one: -one.strength_against(target))[:affordable]
        free = [one for one in self.fighters(you, target, used) if one.price_to_fight(target) is None]
        return None if self.is_enough(target, [*used, ally, *free, *paid]) else OTHERS_NEEDED

    # ------------------------------------------------------------------------------------ the fight

    async def vanquish(
        self, you: Villain, targets: Sequence[VillainousCard] | None = None, *, optional: bool = False
    ) -> bool:
        """Have a Villain carry out a Vanquish, perhaps against one of some targets only; say whether there was one."""
        target = await you.choose(
            AGAINST_WHOM,
            self.victims(you) if targets is None else targets,
            why_not=lambda one: self.why_no_victim(you, one),
            kind="vanquish",
            optional=optional,
        )
        if target is None:
            return False
        await self.vanquish_target(you, target)
        self.expire("end of vanquish")
        return True

    async def vanquish_target(self, you: Villain, target: Any) -> None:
        """Have a Villain choose the Allies, and defeat a target with them."""
        await self.fight(you, target, await self.call_to_fight(you, target))

    async def fight(self, you: Villain, target: Any, used: tuple[Ally, ...]) -> None:
        """Have Allies defeat a target; then those that are used up are discarded."""
        strength = target.strength
        tired = [ally for ally in used if strength > 0 or ally.strength == 0]
        spared = [ally for ally in tired if ally.is_spared_by(target)]
        defeated = await self.perform(target.fall_to(you)) is not None
        await self.perform(Vanquished(you, target, used, strength, defeated))
        for ally in tired:
            if ally.is_current and not (defeated and ally in spared):
                await self.perform(UsedUp(ally, target, used))

    async def call_to_fight(self, you: Villain, target: Character) -> tuple[Ally, ...]:
        """Have a Villain choose Allies one by one until they are enough; each is paid for and joins the fight at once."""

        async def join(ally: Ally) -> None:
            price = ally.price_to_fight(target)
            if price is not None:
                await you.pay(*price)
            await ally.join_the_fight(target)

        return await you.choose_set(
            WITH_WHOM,
            self.fighters(you, target, ()),
            enough=lambda used: self.is_enough(target, used),
            fits=lambda used, ally: self.why_not_use(you, target, used, ally),
            at_once=join,
            about=target,
            kind="fight",
        )
