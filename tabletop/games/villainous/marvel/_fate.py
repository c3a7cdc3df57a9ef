"""The one Fate deck: Fate actions, whom a card strikes, Protectors, finding and revealing (MV-111 to MV-117, MV-184 to MV-196)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from tabletop import NOBODY, Event, Text, Zone, ZoneOf, event, zone
from tabletop.games.villainous._cards import FateCard, VillainousCard
from tabletop.games.villainous._events import Defeated, LeftPlay, TurnedUp
from tabletop.games.villainous._game import VillainousGame

from ._cards import Hero, Setback
from ._crises import Crisis, GlobalCrisis, TargetedCrisis
from ._players import MarvelVillain

if TYPE_CHECKING:
    from tabletop.games.villainous._players import Villain

ON_WHOM: Final = Text("villainous.on-whom", "On whom do you play it?")
IS_SHIELDED: Final = Text("villainous.is-shielded", "A Protector has to be defeated first.")

Wanted = Callable[[Any], bool]


@event(to="card", renews="card")
class Found(LeftPlay):
    """A card is found in play and taken from there: tokens go back, and what lies on it goes (MV-195, MV-Q31)."""

    text = "{card} is found."
    card: VillainousCard

    def happen(self, game: VillainousGame) -> None:
        game.take_off(self.card, game.between, self)


@event(by="player")
class FateTaken(Event):
    """A player turns up a card of the Fate deck to play it on somebody."""

    text = "{player} takes a Fate action."
    player: MarvelVillain


class MarvelFate(VillainousGame):
    """Plays cards of the one Fate deck."""

    #: The Fate deck of all, and its pile; in the middle the Global Events.
    fate_deck: ZoneOf[FateCard] = zone(NOBODY, ordered=True, refilled_from="fate_discard")
    fate_discard: ZoneOf[FateCard] = zone()
    crises: ZoneOf[Crisis] = zone(in_play=True)
    players: tuple[MarvelVillain, ...]
    active: MarvelVillain
    clockwise: tuple[MarvelVillain, ...]

    def fate_pile_of(self, card: VillainousCard) -> Zone[Any]:
        """There is one for all (MV-015)."""
        return self.fate_discard

    @property
    def all_crises(self) -> Sequence[Crisis]:
        """The Events in play, the Global ones first."""
        return (*self.crises, *[crisis for you in self.players for crisis in you.crises])

    def crises_for(self, you: Any) -> Sequence[Crisis]:
        """The Events to which a player may send Allies, unless they are over (MV-079, MV-166, MV-181)."""
        return [crisis for crisis in (*self.crises.cards, *you.crises.cards) if not crisis.is_over]

    # ------------------------------------------------------------------------------------ the action

    async def fate(self, you: Any) -> bool:
        """Have a player turn up the top Fate card, and play it on somebody (MV-111 to MV-115)."""
        await self.perform(FateTaken(you))
        card = await self.turn_up(self.fate_deck)
        if card is not None:
            await self.play_fate(you, card)
        return True

    async def play_fate(self, you: MarvelVillain, card: Any) -> None:
        """Have a player play a Fate card on an opponent of their choice; what can't be played is discarded (MV-114)."""
        if isinstance(card, Crisis):
            await self.put_crisis(you, card)
            return
        rivals = [rival for rival in you.others if self.strikes(card, rival, by=you)]
        rival = await you.choose(ON_WHOM, rivals, about=card, kind="fate")
        if rival is None:
            await self.discard_from(you, [card])
        else:
            await self.fate_on(rival, card, by=you)

    def strikes(self, card: FateCard, rival: MarvelVillain, *, by: MarvelVillain) -> bool:
        """Say whether a Fate card can be played on a player."""
        if isinstance(card, Setback) and not card.strikes(rival):
            return False
        return len(self.homes_of(card, rival, by=by)) > 0

    async def fate_on(
        self, rival: MarvelVillain, card: Any, *, by: MarvelVillain, placer: MarvelVillain | None = None, at: Any = None
    ) -> Any:
        """Have somebody play a Fate card on a player, who is "you" on it (MV-034), perhaps only *at* some locations."""
        card.give_to(rival)
        return await self.play_on(rival, card, by=by, placer=placer, at=at)

    async def fate_yourself(self, you: MarvelVillain) -> None:
        """Have a player turn up the top Fate card and play it on themselves (MV-Q53)."""
        card = await self.turn_up(self.fate_deck)
        if isinstance(card, Crisis):
            await self.put_crisis(you, card)
        elif card is not None and self.strikes(card, you, by=you):
            await self.fate_on(you, card, by=you)
        elif card is not None:
            await self.discard_from(you, [card])

    async def put_crisis(self, you: MarvelVillain, crisis: Crisis) -> None:
        """Put an Event into play, or discard it: a second Global one, or one's own Targeted one (MV-175 to MV-182)."""
        homes = crisis.homes(you)
        is_own = isinstance(crisis, TargetedCrisis) and you.crises in homes
        is_too_many = isinstance(crisis, GlobalCrisis) and len(self.crises) > 0 and not self.has_many_crises
        if not homes or is_own or is_too_many:
            await self.discard_from(you, [crisis])
        else:
            await self.play(crisis, you, by=you, to=homes[0])

    @property
    def has_many_crises(self) -> bool:
        """Whether any number of Global Events may be in play at a time."""
        return False

    # ------------------------------------------------------------------------------------ Protectors

    def is_shielded(self, hero: Any) -> bool:
        """Say whether a Protector has to be defeated before a Hero (MV-162)."""
        whose = hero.domain if isinstance(hero, Hero) and not hero.protects else None
        return whose is not None and any(guard.shields(hero) for guard in whose.protectors)

    def may_be_defeated(self, hero: Any, by: Villain) -> bool:
        """Say whether a card could defeat a character."""
        return not self.is_shielded(hero) and self.can(Defeated(hero, by))

    def why_no_victim(self, you: Any, target: VillainousCard, *, stronger: int = 0) -> Text | None:
        """A Protector has to be vanquished first."""
        if self.is_shielded(target):
            return IS_SHIELDED
        return super().why_no_victim(you, target, stronger=stronger)

    # ------------------------------------------------------------------------------------ revealing and finding

    async def reveal_until(self, you: Villain, deck: Zone[Any], wanted: Wanted) -> Any:
        """Reveal cards of a deck until one is as wanted; the others are shuffled back in (MV-187 to MV-189)."""
        found = await self.reveal_until_some(deck, wanted, 1)
        return found[0] if found else None

    async def reveal_until_some(self, deck: Zone[Any], wanted: Wanted, count: int) -> list[Any]:
        """Reveal cards of a deck until so many are as wanted, or as many as there are; the others are shuffled back in."""
        found: list[VillainousCard] = []
        passed: list[VillainousCard] = []
        while len(found) < count and (card := await self.turn_up(deck)) is not None:
            (found if wanted(card) else passed).append(card)
        for one in passed:
            one.move(deck)
        await deck.shuffle()
        return found

    def could_find(self, places: Sequence[VillainousCard], pile: Zone[Any], deck: Zone[Any], wanted: Wanted) -> bool:
        """Say whether a card that is wanted is where one looks for it."""
        return any(wanted(card) for card in (*places, *pile, *deck))

    async def search(
        self, you: Any, places: Sequence[VillainousCard], pile: Zone[Any], deck: Zone[Any], wanted: Wanted
    ) -> Any:
        """
        Have a player find a card: in play, then in a pile, then in a deck, which is shuffled then (MV-192 to MV-196).

        Whether one is asked about a deck depends on what deck and hand hold together, which others can count.
        """
        for where in (places, one_of_each(you.findable if pile == you.discard else pile.cards)):
            there = [card for card in where if wanted(card)]
            if there:
                card = await you.choose("Which one do you find?", there)
                return await self.take_found(card)
        return await self.search_deck(you, deck, wanted)

    async def search_deck(self, you: Villain, deck: Zone[Any], wanted: Wanted) -> Any:
        """Have a player find a card in a deck: it is shown, and the deck is shuffled (MV-196)."""
        inside = await self.look_through(you, deck, wanted)
        held = [card for card in you.hand if wanted(card)] if deck == you.deck else []
        ask = you.choose_unseen if len(one_of_each([*inside, *held])) > 1 else you.choose
        card = await ask("Which one do you find?", one_of_each(inside))
        event = None if card is None else await self.perform(TurnedUp(card))
        await deck.shuffle()
        return None if event is None else event.card

    async def look_through(self, you: Villain, deck: Zone[Any], wanted: Wanted) -> list[Any]:
        """Have a player look for cards in a deck, in their own at each, so that nobody can count; return those that are wanted."""
        inside = [card for card in deck if wanted(card)]
        await self.look_at(you, deck if deck == you.deck else inside)
        return inside

    async def take_found(self, card: Any) -> Any:
        """Take a card that was found from where it is."""
        if not card.in_play:
            return card
        event = await self.perform(Found(card))
        return None if event is None else event.card

    async def take_from_own(self, you: Villain, kind: type[VillainousCard], prompt: Any) -> Any:
        """Let a player take a card of a kind out of their own pile, or their deck, which is shuffled then, into hand."""
        if await you.confirms(prompt):
            card = await self.search(you, (), you.discard, you.deck, lambda one: isinstance(one, kind))
            await you.take_into_hand(card)

    async def find_fate(self, you: Villain, wanted: Wanted) -> Any:
        """Have a player find a Fate card, in any Domain or at the Fate deck."""
        places = [card for rival in self.players for card in rival.lying if isinstance(card, FateCard)]
        return await self.search(you, places, self.fate_discard, self.fate_deck, wanted)


def one_of_each(cards: Sequence[Any]) -> list[Any]:
    """Take one card of each kind, of some that lie where nothing tells those of a kind apart."""
    return list({type(card): card for card in cards}.values())
