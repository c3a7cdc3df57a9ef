"""Which abilities of a ruleset do something, and which of them were at work in a match: noted while it is played."""

from __future__ import annotations

import inspect
from collections import Counter
from contextlib import ExitStack, contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, Final

from tabletop import Card, Game, Ruleset
from tabletop._play.game import GameEnded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tabletop._rules.abilities import Ability

#: The marks of what acts. Modifiers, prohibitions and leaves only answer questions, so there is no way that they could go.
ACTING: Final = ("when", "instead", "activated", "reaction", "state_based")

#: Who wants to know what is at work, the innermost last.
listening: list[Noted] = []
#: How many listen to each ruleset.
heard: Counter[tuple[type[Game], tuple[type[Card], ...]]] = Counter()


class Noted(dict[str, None]):
    """The names of what was at work in matches after so many answers, in the order in which it was first seen."""

    def __init__(self, since: int) -> None:
        super().__init__()
        self.since = since


def acting_abilities(rules: Ruleset) -> tuple[str, ...]:
    """
    Name all that a ruleset can do of itself: what acts on cards, lasting effects and rules.

    That is each ability with a mark of :data:`ACTING`, and each text of a card that its kind of card asks for: a method
    without a mark, to be awaited, that stands for one of its bases. One that several cards share goes by their base.

    >>> import tabletop
    >>> [name for name in acting_abilities(tabletop.ruleset("hedge-court")) if name.startswith("herald")]
    ['herald.on_play']
    """
    marked = [f"{name_of(source)}.{one.name}" for source in sources(rules) for one in source.abilities if acts(one)]
    texts = [f"{name_of(base)}.{name}" for kind in rules.cards for base, name in own_texts(kind)]
    return tuple(dict.fromkeys([*marked, *texts]))


def sources(rules: Ruleset) -> list[Any]:
    """List all classes of a ruleset that have abilities."""
    return [*rules.cards, *rules.effects.values(), *rules.game.rules]


def name_of(source: Any) -> str:
    """Return what a card, an effect or a rule goes by: a printed card by its id."""
    kind: Any = source if isinstance(source, type) else type(source)
    return str(kind.id) if issubclass(kind, Card) and kind.is_printed else kind.__name__


def acts(ability: Ability) -> bool:
    """Say whether an ability does anything, and does not only answer questions."""
    return ability.mark in ACTING


def own_texts(kind: type[Card]) -> Iterator[tuple[type, str]]:
    """Go through the texts of a printed card that have no mark: where each is written, and its name."""
    bases = kind.__mro__
    for place, base in enumerate(bases):
        for name, method in vars(base).items():
            if inspect.iscoroutinefunction(method) and not hasattr(method, "__abilities__"):
                asked_for = any(name in vars(above) for above in bases[place + 1 :])
                if asked_for and getattr(kind, name) is method:
                    yield base, name


# ------------------------------------------------------------------------------------------------ noting


@contextmanager
def noting(rules: Ruleset, since: int = -1) -> Iterator[Noted]:
    """Note what is at work in matches of a ruleset while this lasts, of what comes after so many answers."""
    noted = Noted(since)
    with hearing(rules):
        listening.append(noted)
        try:
            yield noted
        finally:
            listening.pop()


@contextmanager
def hearing(rules: Ruleset) -> Iterator[None]:
    """Have all that a ruleset can do tell when it is at work."""
    what = rules.game, rules.cards
    heard[what] += 1
    with ExitStack() as undo:
        undo.callback(heard.subtract, [what])
        if heard[what] == 1:
            for source in sources(rules):
                for ability in filter(acts, source.abilities):
                    undo.callback(object.__setattr__, ability, "run", ability.run)
                    object.__setattr__(ability, "run", telling(ability))
            texts = dict.fromkeys(text for kind in rules.cards for text in own_texts(kind))
            for base, name in texts:
                written = vars(base)[name]
                undo.callback(setattr, base, name, written)
                setattr(base, name, telling_text(f"{name_of(base)}.{name}", written))
        yield


def tell(source: Any, name: str) -> None:
    """Tell all who listen that something is at work."""
    for noted in listening:
        if source.game.answers > noted.since:
            noted[name] = None


def telling(ability: Ability) -> Callable[..., Any]:
    """
    Return the body of an ability, telling when it is at work.

    A check of the state without any condition is made all the time: it is at work if it changes anything, or ends the game.
    """
    run, name = ability.run, ability.name

    @wraps(run)
    async def told(source: Any, *given: Any) -> Any:
        if ability.mark != "state_based" or ability.where:
            tell(source, f"{name_of(source)}.{name}")
            return await run(source, *given)
        try:
            changed = await run(source)
        except GameEnded:
            tell(source, f"{name_of(source)}.{name}")
            raise
        if changed:
            tell(source, f"{name_of(source)}.{name}")
        return changed

    return told


def telling_text(name: str, written: Callable[..., Any]) -> Callable[..., Any]:
    """Return a text of a card, telling when it is resolved."""

    @wraps(written)
    async def told(card: Any, *given: Any, **more: Any) -> Any:
        tell(card, name)
        return await written(card, *given, **more)

    return told
