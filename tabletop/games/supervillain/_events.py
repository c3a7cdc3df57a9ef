"""What happens in Supervillain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from tabletop import Event, Text, event

if TYPE_CHECKING:
    from ._cards import Domination, GalaxyCard, Minion
    from ._villains import Villain
    from .game import Supervillain


def with_owner(card: GalaxyCard) -> Text:
    """Name a card with the Villain it lies before, or with the pile it comes from."""
    if not card.in_play:
        return Text("supervillain.from-discard", "{card} from the discard pile", card=card)
    return Text("supervillain.of", "{card} of {villain}", card=card, villain=card.controller)


# ------------------------------------------------------------------------------------------------ turns


@event(by="villain")
class TurnBegan(Event):
    """A turn begins."""

    text = "It is the turn of {villain}."
    villain: Villain


# ------------------------------------------------------------------------------------------------ Minion cards


@event(to="card", by="villain", renews="card")
class Discarded(Event):
    """A Minion card goes from a hand to the discard pile."""

    text = "{villain} discards {card}."
    villain: Villain
    card: Minion

    def happen(self, game: Supervillain) -> None:
        self.card.move(game.minion_discard)


@event(to="card", by="villain", renews="card")
class MinionTaken(Event):
    """Somebody takes a Minion card from the discard pile into hand."""

    text = "{villain} takes {card} from the discard pile."
    villain: Villain
    card: Minion

    def happen(self, game: Supervillain) -> None:
        self.card.move(self.villain.hand)


@event(to="card", by="thief", renews="card")
class MinionStolen(Event):
    """A Minion card goes from one hand to another; only these two see which."""

    text = "{thief} takes {card} from the hand of {villain}."
    thief: Villain
    card: Minion
    villain: Villain

    def happen(self, game: Supervillain) -> None:
        self.card.move(self.thief.hand)


@event(to="card", by="villain", renews="card")
class OpsPlayed(Event):
    """A Minion card is played as Ops: it is shown and discarded at once, then its effect is carried out (SV-033)."""

    text = "{villain} plays {card} as Ops."
    villain: Villain
    card: Minion

    def happen(self, game: Supervillain) -> None:
        self.card.move(game.minion_discard)
        if not self.card.printed["swift"]:
            self.villain.set(ops_left=self.villain.ops_left - 1)


# ------------------------------------------------------------------------------------------------ Mobs


@event(to="mob", by="villain", renews="mob")
class MobPlayed(Event):
    """A Minion card is played from hand as a Mob."""

    text = "{villain} plays {mob} on {project}."
    villain: Villain
    mob: Minion
    project: Domination

    def happen(self, game: Supervillain) -> None:
        if not self.mob.printed["boosted"]:
            self.villain.set(mobs_left=self.villain.mobs_left - 1)
        game.lay_mob(self.mob, self.project)


@event(to="mob", renews="mob")
class MobPut(Event):
    """A Mob is put on a Project: from another one, or a Minion card from the discard pile."""

    text = "{what} is put on {project} of {villain}."
    mob: Minion
    project: Domination
    #: Whose Project it is, and the Mob with whose it was.
    villain: Villain = attrs.Factory(lambda self: self.project.controller, takes_self=True)
    what: Text = attrs.Factory(lambda self: with_owner(self.mob), takes_self=True)

    def happen(self, game: Supervillain) -> None:
        game.lay_mob(self.mob, self.project)


@event
class MobsSwapped(Event):
    """Two Mobs change places."""

    text = "{what} and {in_exchange} change places."
    one: Minion
    other: Minion
    #: Both with whose they were.
    what: Text = attrs.Factory(lambda self: with_owner(self.one), takes_self=True)
    in_exchange: Text = attrs.Factory(lambda self: with_owner(self.other), takes_self=True)

    def happen(self, game: Supervillain) -> None:
        here, there = self.one.project, self.other.project
        game.lay_mob(self.one, there)
        game.lay_mob(self.other, here)


@event(to="mob")
class MobDismissed(Event):
    """A Mob of a completed Project is discarded, not destroyed (SV-027)."""

    text = "{mob} is discarded."
    mob: Minion

    def happen(self, game: Supervillain) -> None:
        self.mob.move(game.minion_discard)


# ------------------------------------------------------------------------------------------------ Projects and Secret Facilities


@event(to="card", by="villain", renews="card")
class TurnedUp(Event):
    """The top Domination card is turned up for all to see (SV-008)."""

    text = "{villain} turns up {card}."
    villain: Villain
    card: Domination

    def happen(self, game: Supervillain) -> None:
        self.card.move(game.turned_up)


@event(to="project", by="villain", renews="project")
class ProjectStarted(Event):
    """Somebody takes a Domination card as a Project."""

    text = "{villain} starts {project}."
    villain: Villain
    project: Domination

    def happen(self, game: Supervillain) -> None:
        begun: Domination = self.project.move(self.villain.projects)
        begun.give_to(self.villain)


@event(to="project", by="villain")
class ProjectCompleted(Event):
    """A Project is rotated: it ceases to be one, and is a Secret Facility from now on (SV-029)."""

    text = "{villain} completes {project}."
    villain: Villain
    project: Domination

    def happen(self, game: Supervillain) -> None:
        self.project.set(stage="")
        self.project.move(self.villain.facilities)


@event(to="facility")
class TurnedBack(Event):
    """A Secret Facility becomes a Project of its Villain again; a token on it is discarded (SV-042, SV-067)."""

    text = "{what} becomes a Project again."
    facility: Domination
    #: The Secret Facility with whose it is.
    what: Text = attrs.Factory(lambda self: with_owner(self.facility), takes_self=True)

    def happen(self, game: Supervillain) -> None:
        self.facility.move(self.facility.controller.projects)
        game.pay(game.TOKEN, self.facility.tokens[game.TOKEN], self.facility.tokens, game.box)


# ------------------------------------------------------------------------------------------------ destruction


@event(to="card")
class Destroyed(Event):
    """A Mob, a Project or a Secret Facility is destroyed, perhaps by an Asteroid."""

    text = "{what} is destroyed."
    looks_back = True
    card: Domination | Minion
    asteroid: Domination | None
    #: The card with whose it was.
    what: Text = attrs.Factory(lambda self: with_owner(self.card), takes_self=True)

    def happen(self, game: Supervillain) -> None:
        self.card.move(game.domination_discard)


@event
class MobDestroyed(Destroyed):
    """A Mob is destroyed."""

    def happen(self, game: Supervillain) -> None:
        self.card.move(game.minion_discard)


@event
class ProjectDestroyed(Destroyed):
    """A Project is destroyed."""


@event
class FacilityDestroyed(Destroyed):
    """A Secret Facility is destroyed."""


@event(to="card")
class TokenPut(Event):
    """An Asteroid-proof token is put on a Mob or a Secret Facility."""

    text = "{card} gets an Asteroid-proof token."
    card: GalaxyCard

    def happen(self, game: Supervillain) -> None:
        game.pay(game.TOKEN, 1, game.box, self.card.tokens)


@event(to="card")
class TokenDiscarded(Event):
    """An Asteroid-proof token is discarded instead of what it lies on: that is no destruction (SV-072)."""

    text = "The Asteroid-proof token on {card} is discarded."
    card: GalaxyCard

    def happen(self, game: Supervillain) -> None:
        game.pay(game.TOKEN, 1, self.card.tokens, game.box)


# ------------------------------------------------------------------------------------------------ Asteroids


@event(to="asteroid", by="villain", renews="asteroid")
class Launched(Event):
    """An Asteroid is launched into a Villain: face down and uncharged."""

    text = "{villain} launches {asteroid} into {target}."
    villain: Villain
    asteroid: Domination
    target: Villain

    def happen(self, game: Supervillain) -> None:
        flying: Domination = self.asteroid.move(self.villain.asteroids, shown=True)
        flying.turn(face_up=False)
        flying.point(self.villain, self.target)


@event(to="asteroid", by="villain")
class Retargeted(Event):
    """Somebody becomes the owner of an Asteroid, and points it at another Villain; its charge stays on it."""

    text = "{villain} retargets {asteroid} at {target}."
    villain: Villain
    asteroid: Domination
    target: Villain

    def happen(self, game: Supervillain) -> None:
        self.asteroid.move(self.villain.asteroids)
        self.asteroid.point(self.villain, self.target)


@event(to="asteroid")
class Charged(Event):
    """A Charge token is put on an Asteroid."""

    text = "{asteroid} is charged."
    asteroid: Domination

    def happen(self, game: Supervillain) -> None:
        game.pay(game.CHARGE, 1, game.box, self.asteroid.tokens)


@event(to="asteroid", by="villain")
class ShotDown(Event):
    """An Asteroid is shot down."""

    text = "{villain} shoots down {asteroid}."
    villain: Villain
    asteroid: Domination

    def happen(self, game: Supervillain) -> None:
        self.asteroid.move(game.domination_discard)


@event(to="asteroid")
class FlightEnded(Event):
    """An Asteroid has hit: its flight is over."""

    text = "The flight of {asteroid} is over."
    asteroid: Domination

    def happen(self, game: Supervillain) -> None:
        self.asteroid.move(game.domination_discard)
