"""Projects are completed, at the very moment they have what they need (SV-026 to SV-031)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop import Rule, Text, state_based

from ._cards import FINISHED, WAITING, Domination
from ._events import MobDismissed, ProjectCompleted

if TYPE_CHECKING:
    from ._table import VillainTable

#: What a Project does on the stack when it is completed.
COMPLETED: Final = Text("supervillain.completed", "is completed")


def a_project_has_enough(rule: ProjectsAreCompleted, _: object) -> bool:
    """Say whether a Project has what it needs, and is not being completed already."""
    return any(villain.ready for villain in rule.game.players)


class ProjectsAreCompleted(Rule):
    """A Project is completed at the very moment it has what it needs."""

    game: VillainTable

    @state_based(a_project_has_enough)
    async def complete(self) -> bool:
        """Several are completed one after the other."""  # SV-026, SV-Q26
        ready = [project for villain in self.game.clockwise for project in villain.ready]
        for project in ready:
            project.set(stage=WAITING)
        while theirs := self.completed_next(ready):
            asked = Text("supervillain.complete", "Which Project do you complete first?")
            project = await theirs[0].controller.choose(asked, theirs) or theirs[0]
            await self.game.resolving(project, COMPLETED, self._turn_over(project))
        return True

    def completed_next(self, ready: list[Domination]) -> list[Domination]:
        """List the Projects that the first Villain in turn has to complete, without those that lack something by now."""
        waiting = [project for project in ready if project.is_current and project.stage == WAITING]
        for project in waiting:
            if not (project.is_project and project.has_enough):
                project.set(stage="")
        for villain in self.game.clockwise:
            theirs = [project for project in waiting if project.stage == WAITING and project.controller == villain]
            if theirs:
                return theirs
        return []

    async def _turn_over(self, project: Domination) -> None:
        game, villain = self.game, project.controller
        # Step 1: its Mobs are discarded.
        mobs = await game.put_in_order(project.mobs)
        project.set(stage=FINISHED)
        await game.perform_together([MobDismissed(mob) for mob in mobs])
        # Step 2: what it does when complete; it is a Project still.
        await project.when_complete()
        await game.settle()
        # Steps 3 and 4: it is a Secret Facility, and others react (SV-Q27: if it is still there).
        if project in villain.projects:
            await game.perform(ProjectCompleted(villain, project))
        elif project.is_current:
            project.set(stage="")  # It is a Project still, but somebody else's.
