"""Building: Mobs are played on Projects, and Projects are completed (SV-019 to SV-031)."""

from __future__ import annotations

from typing import Final

from tabletop import Text, check

from ._asteroids import Asteroids
from ._cards import FINISHED, WAITING, Domination
from ._events import MobDismissed, ProjectCompleted

#: What a Project does on the stack when it is completed.
COMPLETED: Final = Text("supervillain.completed", "is completed")


class Building(Asteroids):
    """Completes Projects."""

    @check()
    async def complete_projects(self) -> bool:
        """Complete Projects at the very moment they have what they need: several one after the other (SV-026, SV-Q26)."""
        ready = [
            project
            for villain in self.clockwise
            for project in villain.projects
            if not project.stage and project.has_enough
        ]
        for project in ready:
            project.set(stage=WAITING)
        for villain in self.clockwise:
            theirs = [project for project in ready if project.controller == villain]
            while theirs:
                asked = Text("supervillain.complete", "Which Project do you complete first?")
                project = await villain.choose(asked, theirs) or theirs[0]
                theirs.remove(project)
                await self.complete(project)
        return bool(ready)

    async def complete(self, project: Domination) -> None:
        """Complete a Project, unless something has come between that undoes it."""
        if project.has_enough:
            await self.resolving(project, COMPLETED, self._complete(project))
        else:
            project.set(stage="")

    async def _complete(self, project: Domination) -> None:
        villain = project.controller
        # Step 1: its Mobs are discarded.
        mobs = await self.in_order(villain, project.mobs)
        project.set(stage=FINISHED)
        await self.do(*[MobDismissed(mob) for mob in mobs])
        # Step 2: what it does when complete; it is a Project still.
        await project.when_complete()
        await self.settle()
        # Steps 3 and 4: it is a Secret Facility, and others react (SV-Q27: if it is still there).
        if project in villain.projects:
            await self.do(ProjectCompleted(villain, project))
