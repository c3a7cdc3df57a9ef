"""Playing cards: the free ones of a turn, extra ones, and the order in which a card and what it sets off are resolved."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from tabletop import Deed, Text, deed

from ._cards import Action, Base, DeckCard, Minion, SmashCard
from ._effects import END_OF_PLAYING, FREE_ACTION, FREE_MINION, Allowance, Extra, ExtraMinion
from ._events import ActionAttached, ActionPlayed, CardsSeen, MinionPlayed, PlayDiscarded
from ._table import PLAYED, SmashTable

if TYPE_CHECKING:
    from ._players import Smasher

AS_KIND: Final[dict[type[DeckCard], Text]] = {
    Minion: Text("smash-up.as-a-minion", "As a minion"),
    Action: Text("smash-up.as-an-action", "As an action"),
}


#: Why a card can't be played for which no play is left: an action, and a minion.
NO_PLAY: Final = (
    ("smash-up.no-action-left", "no play is left for an action like {card}."),
    ("smash-up.no-minion-left", "no play is left for a minion like {card}."),
)


class Plays(SmashTable):
    """Plays cards."""

    # ------------------------------------------------------------------------------------ what may be played

    def bases_for(self, player: Smasher, minion: Minion, *plays: Allowance) -> Sequence[Base]:
        """List the bases at which a player may play a minion, perhaps only with one of some *plays*."""
        bases: Sequence[Base] = self.bases.cards
        if not self.is_free(MinionPlayed):
            bases = [base for base in bases if self.can(MinionPlayed(minion, player, base))]
        if plays and not [play for play in plays if not play.restrictions]:
            bases = [base for base in bases if any(play.fits(player, minion, base) for play in plays)]
        return bases

    def allowances(self, player: Smasher) -> list[Allowance]:
        """List the plays that a player has left in this Play Cards phase, the most restricted ones first."""
        found: list[Allowance] = [
            effect for effect in self.lasting if isinstance(effect, Extra) and effect.controller == player
        ]
        found.sort(key=lambda extra: -extra.restrictions)
        if self.facts.free_minion:
            found.append(FREE_MINION)
        if self.facts.free_action:
            found.append(FREE_ACTION)
        return found

    def playable(self, player: Smasher, left: Sequence[Allowance]) -> list[DeckCard]:
        """List the cards in hand that a player can play with one of the plays that are left."""
        of_minions = [play for play in left if play.kind is Minion]
        of_any_minion = [play for play in of_minions if not play.restrictions]
        anywhere = of_any_minion and self.bases and self.is_free(MinionPlayed)
        acts = len(of_minions) < len(left)
        return [
            card
            for card in player.hand
            if (of_minions and isinstance(card, Minion) and (anywhere or self.has_place(player, card, *of_minions)))
            or (acts and Action in card.played_as and self.why_not_as(Action, player, card) is None)
        ]

    def has_place(self, player: Smasher, minion: Minion, *plays: Allowance) -> bool:
        """Say whether there is a base at which a player may play a minion with one of some plays."""
        for base in self.bases:
            for play in plays:
                if play.fits(player, minion, base) and self.can(MinionPlayed(minion, player, base)):
                    return True
        return False

    def why_not_extra(
        self, player: Smasher, card: DeckCard, base: Base | None = None, *, anytime: bool = False
    ) -> Text | None:
        """Say why a card can't be played now, however many plays there were; or at *anytime*, even in vain."""
        reasons = [self.why_not_as(kind, player, card, base, anytime=anytime) for kind in card.played_as]
        return None if None in reasons else reasons[0]

    def why_not_as(
        self,
        kind: type[DeckCard],
        player: Smasher,
        card: DeckCard,
        base: Base | None = None,
        *,
        anytime: bool = False,
    ) -> Text | None:
        """Say why a card can't be played now as a minion, or as an action: see :meth:`why_not_extra`."""
        if kind is Minion and isinstance(card, Minion):
            bases = self.bases.cards if base is None else (base,)
            if not any(self.can(MinionPlayed(card, player, one)) for one in bases):
                return Text("smash-up.no-base", "{card} can't be played at any base.", card=card)
            return None
        if not player.may_play_actions:
            return Text("smash-up.no-actions", "{player} can't play actions.", player=player)
        if not anytime and not card.is_its_moment(player):
            return Text("smash-up.only-before", "{card} is played only before a base scores.", card=card)
        if card.plays_on is not None and not card.hosts(player, base):
            return Text("smash-up.no-host", "there is nothing to play {card} on.", card=card)
        return None

    def why_not_with(self, allowance: Allowance, player: Smasher, card: DeckCard) -> Text | None:
        """Say why a card can't be played with one of the plays that are left, if that fits it."""
        if allowance.kind is not Minion or not isinstance(card, Minion):
            return self.why_not_as(allowance.kind, player, card)
        if self.has_place(player, card, allowance):
            return None
        return Text("smash-up.no-base", "{card} can't be played at any base.", card=card)

    async def choose_kind(
        self, player: Smasher, card: DeckCard, kinds: Iterable[type[DeckCard]]
    ) -> type[DeckCard] | None:
        """Have a player say whether a fusion is played as a minion or as an action; any other card is what it is."""
        names = {kind: AS_KIND[kind] for kind in kinds}
        chosen = await player.choose("As what do you play it?", tuple(names.values()), about=card)
        return next((kind for kind, name in names.items() if name is chosen), None)

    # ------------------------------------------------------------------------------------ using plays up

    async def play_with_allowance(
        self, player: Smasher, card: DeckCard, left: Iterable[Allowance], base: Base | None = None
    ) -> None:
        """Play a card with one of the plays that are left; which one is asked if they are not alike."""
        fitting = [play for play in left if play.fits(player, card, base)]
        kind: type[DeckCard] | None = card.played_as[0]
        if len(card.played_as) > 1:
            usable = [play for play in fitting if self.why_not_with(play, player, card) is None]
            kind = await self.choose_kind(player, card, [play.kind for play in usable])
            fitting = [play for play in fitting if play.kind is kind]
        if isinstance(card, Minion) and kind is Minion and base is None:
            bases = self.bases_for(player, card, *fitting)
            base = await player.choose("Where do you play it?", bases, about=card, kind="place")
        used = fitting[0] if fitting else None
        if len(fitting) > 1:
            different = unlike([play for play in fitting if play.fits(player, card, base)], player)
            used = await player.choose("Which play do you use?", different, about=card)
        if used is not None:
            used.use_up(self)
        await self.play(player, card, base=base, kind=kind)

    def keep_for_later(self, player: Smasher, extra: Extra) -> None:
        """Give a player a play that is left for the rest of the Play Cards phase."""
        self.begin(extra, until=END_OF_PLAYING, controller=player)

    async def offer_extra(self, player: Smasher, extra: Extra, *, at_once: bool, about: SmashCard | None) -> None:
        """Let a player play an extra card now, or keep that for later where the rules let one (SU-205 to SU-211)."""
        if player.hand:
            chosen = await player.choose(
                Text("smash-up.extra", "Play {extra} now?", extra=extra.label_for(player.seat)),
                self.playable(player, [extra]),
                optional=True,
                ask_anyway=True,
                about=about,
                kind="extra",
            )
            if chosen is not None:
                await self.play(player, chosen, plays=(extra,), kind=extra.kind)
                return
        if player.is_playing_cards and not at_once:
            self.keep_for_later(player, extra)

    async def play_extra_from(
        self,
        player: Smasher,
        cards: Iterable[DeckCard],
        *,
        prompt: str,
        extra: ExtraMinion | None = None,
        about: SmashCard | None = None,
    ) -> None:
        """Let a player play one of some minions, now or never: from a discard pile, say."""
        plays = () if extra is None else (extra,)
        minions = [card for card in cards if isinstance(card, Minion) and self.bases_for(player, card, *plays)]
        minion = await player.choose(prompt, minions, optional=True, about=about)
        if minion:
            await self.play(player, minion, plays=plays, kind=Minion)

    # ------------------------------------------------------------------------------------ playing

    async def play(
        self,
        player: Smasher,
        card: DeckCard,
        *,
        base: Base | None = None,
        plays: Iterable[Allowance] = (),
        uncovered: bool = False,
        text: Callable[[], Awaitable[None]] | None = None,
        kind: type[DeckCard] | None = None,
    ) -> bool:
        """
        Play a card, and say whether it was played; what it sets off waits until everything in progress is done (SU-071).

        It is played at a *base*, or its player chooses where, perhaps only where one of some *plays* lets it be played.
        *text* is what is done in place of what it says.
        A fusion is played as the *kind* that is named, or as its player chooses.
        """
        if not card.is_current:
            return False
        if kind is None:
            possible = [one for one in card.played_as if self.why_not_as(one, player, card, base) is None]
            kind = await self.choose_kind(player, card, possible or card.played_as)
        if kind is Minion and isinstance(card, Minion):
            if base is None:
                where = self.bases_for(player, card, *plays)
                base = await player.choose("Where do you play it?", where, about=card, kind="place")
            elif not self.can(MinionPlayed(card, player, base)):
                base = None
            if base is None:
                return False
            card.give_to(player)
            body = self._play_minion(card, player, base)
        else:
            host = None
            if card.plays_on is not None:
                host = await player.choose("On what do you play it?", card.hosts(player, base), about=card)
            if not player.may_play_actions or (card.plays_on is not None and host is None):
                return False
            card = card.move(self.resolving_cards, shown=True)
            card.give_to(player)
            if text is None:
                text = partial(card.on_uncover, base) if uncovered and base else card.on_play_as_action
            body = self._play_action(card, player, host, text)
        seen: list[tuple[int, int]] = []
        before = self.facts.seen
        if before:
            self.set_facts(seen=())
        await self.resolving(card, PLAYED, body, afterwards=lambda: self._finish_playing(card, seen))
        seen.extend(self.facts.seen)
        if self.facts.seen != before:
            self.set_facts(seen=before)
        return True

    async def _play_minion(self, minion: Minion, player: Smasher, base: Base) -> None:
        if await self.perform(MinionPlayed(minion, player, base)) is not None:
            await minion.on_play()

    async def _play_action(
        self, action: DeckCard, player: Smasher, host: Base | Minion | None, text: Callable[[], Awaitable[None]]
    ) -> None:
        await self.perform(ActionPlayed(action, player))
        if host is None or await self.perform(ActionAttached(host, player, action, action)) is not None:
            await text()

    async def _finish_playing(self, card: DeckCard, seen: list[tuple[int, int]]) -> None:
        """Steps 4 and 5: cards in hand that this has set off are played, then it is discarded if it does not stay."""
        for player in dict(seen):
            whose = self.in_turn_order([self.players[whose] for other, whose in seen if other == player])
            await self.me_first(CardsSeen(self.players[player], tuple(whose)))
        if card in self.resolving_cards:
            await self.perform(PlayDiscarded(card))

    def count_play(self, player: Smasher, *, minion: bool) -> None:
        """Count what a player has played this turn."""
        counted = {"cards_played": player.cards_played + 1}
        if minion:
            counted["minions_played"] = player.minions_played + 1
            if not player.game.play_cards.is_now:
                counted["minions_played_early"] = player.minions_played_early + 1
        player.set(**counted)

    # ------------------------------------------------------------------------------------ being seen

    def note_seen(self, player: Smasher, whose: Smasher) -> None:
        """Remember that the card being played lets a player see cards of another; a base is no card of a player."""
        if player != whose and not isinstance(self.cause()[1], Base):
            self.set_facts(seen=(*self.facts.seen, (player.seat, whose.seat)))

    async def answer_reveal(self, player: Smasher, whose: Smasher, cards: Iterable[DeckCard]) -> None:
        """Let cards of a deck act at the moment when another player reveals them."""
        if player == whose or isinstance(self.cause()[1], Base):
            return
        for card in cards:
            if card in whose.deck:
                await card.on_revealed(player)


def unlike(plays: Sequence[Allowance], player: Smasher) -> list[Allowance]:
    """
    Return one of all plays that are alike, the most restricted ones first.

    The free play and extras without conditions are alike: the free one goes first.
    """
    restricted = {str(play.label_for(player.seat)): play for play in reversed(plays) if play.restrictions}
    open_ = [play for play in plays if not play.restrictions]
    return sorted([*restricted.values(), *open_[-1:]], key=lambda play: -play.restrictions)


@deed
class PlayCard(Deed):
    """A card in hand that is played with one of the plays that are left in the Play Cards phase."""

    player: Smasher
    card: DeckCard
    left: Sequence[Allowance]

    def label_for(self, seat: int) -> Text:
        """Return what the card is called."""
        return self.card.label_for(seat)

    def why_not(self) -> Text | None:
        """Say why the card can't be played with any of these plays."""
        player, card, reason = self.player, self.card, None
        for play in self.left:
            if play.fits(player, card, None):
                reason = player.game.why_not_with(play, player, card)
                if reason is None:
                    return None
        return reason or Text(*NO_PLAY[isinstance(card, Minion)], card=card)

    async def do(self) -> None:
        """Play it."""
        await self.player.game.play_with_allowance(self.player, self.card, self.left)
