"""Star Wars Villainous: Power of the Dark Side, put together from its rooms: each is a module beside this one."""

from __future__ import annotations

from typing import Any, Final

from tabletop import Event, Shape, Supply, Usable, supply
from tabletop.games.villainous._game import VillainousGame
from tabletop.games.villainous._looks import looks_of
from tabletop.games.villainous._picture import picture

from ._ambition import ACTIONS, BY_AMBITION
from ._deep_space import DeepSpace
from ._players import DarkSideVillain
from ._vehicles import LooseVehiclesCutTheHand, NobodyLosesTheShipTheyStandOn
from .box import POWER_OF_THE_DARK_SIDE

#: Credits at the start, by turn order (SW-015).
STARTING_CREDITS: Final = (0, 1, 2, 2)
AMBITION_PER_TURN: Final = 1


class StarWarsVillainous(DeepSpace):
    """
    Be the Villain, and win the way only your Villain can.

    On a turn you gain 1 Ambition, move to another place of your Sector, use the symbols there, and draw up to four cards.
    By Fate actions the others put Heroes in your way; whoever reaches their own Objective first wins at once.
    """

    id = "star-wars-villainous"
    title = "Star Wars Villainous: Power of the Dark Side"
    seats = (2, 3, 4)
    longest = 5_000
    player_class = DarkSideVillain
    rules = (*VillainousGame.rules, LooseVehiclesCutTheHand, NobodyLosesTheShipTheyStandOn)
    actions = ACTIONS
    own_sets = (POWER_OF_THE_DARK_SIDE,)
    looks = looks_of(
        own_sets,
        {"player.beside": "beside the Sector", "card.aboard": "on board", "card.to_do": "still to do"},
        places={"player.beside": Shape(lying="row"), "card.mission_deck": Shape(lying="deck", kept=True)},
        unsaid={"card.may_welcome", "card.marked"},
    )
    cards = (*POWER_OF_THE_DARK_SIDE.cards,)
    effects = (*POWER_OF_THE_DARK_SIDE.effects,)
    #: Credits, Ambition and Strength tokens never run out (SW-Q01).
    CREDIT = supply(called="Credits")
    AMBITION = supply(called="Ambition")
    LIGHTSABER = supply(total=8, called="Lightsabers")
    DESTINY = supply(total=6, called="Destiny tokens")
    players: tuple[DarkSideVillain, ...]
    active: DarkSideVillain
    clockwise: tuple[DarkSideVillain, ...]

    async def set_up(self) -> None:
        """Everybody takes a Villain with its decks; then Credits by turn order, and four cards each."""
        for you, mover in zip(self.players, await self.cast(), strict=True):
            await self.deal_in(you, mover)
        first = await self.first_player()
        self.set_facts(active=first.seat)
        for you, count in zip(self.clockwise, STARTING_CREDITS, strict=False):
            self.pay(self.CREDIT, count, self.box, you.purse)
        await self.deal_hands()
        await self.begin_turn(first)

    @classmethod
    def picture(cls, view: Any) -> str:
        """Write the places of all Sectors, with their symbols."""
        return picture(view, ("board", "fleet"))

    @classmethod
    def drawing(cls, view: Any) -> str:
        """Draw the Sectors as SVG."""
        from .drawing import draw

        return draw(view)

    async def start_of_turn(self, you: Any) -> None:
        """Everybody gains 1 Ambition at the start of a turn (SW-032); then comes what a Villain has to do (SW-Q28)."""
        await you.gain_ambition(AMBITION_PER_TURN)
        await you.mover.start_of_turn()

    # ------------------------------------------------------------------------------------ answering

    async def announce(self, event: Any) -> Any:
        """Make an event happen, and let Conditions answer it."""
        happened = await self.perform(event)
        if happened is not None:
            await self.answer(event)
        return happened

    async def answer(self, event: Event) -> None:
        """Let the others play Conditions, each as many as they like, if any at this table could (SW-130, SW-Q27)."""
        if self.comes_later(type(event)):
            await self.let_react(event, in_a_row=True)

    # ------------------------------------------------------------------------------------ paying for abilities

    def currency_of(self, usable: Usable) -> Supply:
        """Ambition Abilities take Ambition, all others Credits (SW-064, SW-086)."""
        return self.AMBITION if usable.ability.kind == BY_AMBITION else self.CREDIT
