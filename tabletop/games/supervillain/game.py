"""The game of Supervillain, put together from its rooms: each is a module beside this one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tabletop import BadOption

from . import domination, minions
from ._asteroids import TokensSave
from ._building import ProjectsAreCompleted
from ._cards import Domination, Minion
from ._looks import LOOKS
from ._sets import SupervillainSet
from ._turn import Turns
from ._villains import TEAM_SEATS
from ._winning import PointsWin
from ._worth import standing

if TYPE_CHECKING:
    from ._villains import Villain

OPENING_HAND: Final = 2


class Supervillain(Turns):
    """
    Build Secret Facilities with the help of devoted Minions, and launch Asteroids at all who try the same.

    In the Morning your Asteroids hit, you draw a Minion card, and a Domination card becomes your Project or an Asteroid.
    In the Day you lay Mobs on Projects, play Ops and use what you have; who has five Domination points wins at once.
    """

    id = "supervillain"
    title = "Supervillain: This Galaxy Is Mine!"
    revision = 2
    looks = LOOKS
    seats = (2, 3, 4)
    rules = (TokensSave, ProjectsAreCompleted, PointsWin)
    cards = (*domination.CARDS, *minions.CARDS)
    own_sets = (
        SupervillainSet(
            id="base-game", title="This Galaxy Is Mine!", by="the publisher", provenance="reconstructed",
            stands_alone=True, cards=cards,
        ),
    )  # fmt: skip
    expansion_class = SupervillainSet

    async def set_up(self) -> None:
        """Shuffle both decks, deal two Minion cards each; the first turn is a named Villain's, or goes by lot."""
        count = len(self.players)
        if self.options.team_battle and count != TEAM_SEATS:
            raise BadOption(self.id, "team_battle", f"Team Battle is for {TEAM_SEATS} seats, not {count}")
        deck = self.ruleset.deck_of(self.sets)
        self.add_cards([kind for kind in deck if issubclass(kind, Domination)], self.domination_deck)
        self.add_cards([kind for kind in deck if issubclass(kind, Minion)], self.minion_deck)
        self.set_facts(active=(await self.first_player()).seat)
        await self.domination_deck.shuffle()
        await self.minion_deck.shuffle()
        for villain in self.clockwise:
            await villain.draw(OPENING_HAND)
        await self.begin_turn(self.active)

    def standing(self, player: Villain) -> int:
        """Say how well a Villain's side stands, in millions of Minions."""
        return standing(player)

    def invariants(self) -> Iterable[tuple[str, bool]]:
        """What must be true of every table of this game."""
        projects = [project for villain in self.players for project in villain.projects]
        sites, mobs = self.in_play(Domination), self.in_play(Minion)
        on_projects = [(mob, project) for project in projects for mob in project.mobs]
        yield (
            "a Mob is controlled by whose Project it lies on",
            all(mob.controller == project.controller for mob, project in on_projects),
        )
        yield (
            "whatever lies before a Villain is controlled by that Villain",
            all(
                site.controller == villain
                for villain in self.players
                for place in (villain.projects, villain.facilities, villain.asteroids)
                for site in place
            ),
        )
        yield "Mobs lie on Projects only", len(on_projects) == len(mobs)
        yield (
            "at most one token lies on a card, and of the kind that can lie there",
            all(
                len(card.tokens) == 1
                and not (card.is_protected and not isinstance(card, Minion) and not card.is_facility)
                and not (isinstance(card, Domination) and card.is_charged and not card.is_asteroid)
                for card in sites + mobs
                if card.tokens
            ),
        )
        yield (
            "an Asteroid is aimed at another side than its owner's",
            all(asteroid.aimed_at in asteroid.controller.targets for asteroid in self.asteroids),
        )
        yield (
            "a Project that has what it needs is being completed",
            not any(villain.ready for villain in self.players),
        )
