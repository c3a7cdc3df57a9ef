"""Tables of Smash Up for tests: bases with minions and whatever else lies there, in the middle of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tabletop.testing import Scene, laid, table

__all__ = ["belonging", "buried", "laid_base", "smash"]

#: What the facts of a turn are called; everything else is told of a player or of the whole table.
FACTS: Final = ("active", "phase", "turn", "first", "free_minion", "free_action", "uncovered", "asked")
#: What players play if nothing is said.
FACTIONS: Final = (
    ("cowboys", "vikings"),
    ("samurai", "ancient_egyptians"),
    ("robots", "wizards"),
    ("aliens", "zombies"),
)


def belonging(player: str, cards: Iterable[Any], **has: Any) -> list[Any]:
    """
    Say of cards that they are a player's; what is laid already stays as it is.

    >>> [card.owner for card in belonging("Bob", ["zapbot", "warbot"])]
    ['Bob', 'Bob']
    """
    return [card if not isinstance(card, str) else laid(card, owner=player, **has) for card in cards]


def buried(card: str, player: str) -> Any:
    """
    Lay a card face down, which only its player knows.

    >>> buried("Mummy", "Bob").known_to
    ('Bob',)
    """
    return laid(card, owner=player, face_up=False, known_to=(player,))


def laid_base(name: str, there: Mapping[str, Any], players: Iterable[str]) -> Any:
    """
    Lay a base with minions of players, and whatever else lies there: ``buried``, ``actions``, ``titans``, by their players.

    >>> laid_base("Saloon", {"Ann": ["Sheriff"], "buried": {"Ann": ["Mummy"]}}, ["Ann"]).card
    'Saloon'
    """
    minions = [card for player in players for card in belonging(player, there.get(player, ()))]
    others: dict[str, Any] = {
        zone: [card for player, cards in there[zone].items() for card in belonging(player, cards)]
        for zone in ("actions", "titans")
        if zone in there
    }
    under = [
        buried(card, player) if isinstance(card, str) else card
        for player, cards in there.get("buried", {}).items()
        for card in cards
    ]
    columns: dict[str, Any] = {name: there[name] for name in ("scoring", "served") if name in there}
    return laid(name, minions=minions, buried=under, **others, **columns)


def smash(bases: Any = ("Saloon", "Pyramids"), **told: Any) -> Scene:
    """
    Lay a table in the middle of Ann's Play Cards phase, with both free plays left.

    *bases* says what lies where: ``{"Saloon": {"Ann": ["Sheriff"], "Bob": ["Mummy"], "buried": {"Bob": ["Pharaoh"]},
    "actions": {"Ann": ["Gold Strike"]}}}``. A list of names lays empty bases.
    Every player is given a list of cards in hand, or a mapping of zones. Who is not named is Ann or Bob with an empty hand.
    Any card may be laid for anybody: ``laid(name, owner=..., counters={"COUNTER": 2}, attached=[...])`` says more of one.
    All else is told to :func:`tabletop.testing.table`: ``options`` with the ``factions`` and ``sets``, say.

    >>> with smash({"Saloon": {"Bob": ["Zapbot"]}}, Ann=["Cannon"]) as scene:
    ...     scene["Ann"].picks("Cannon")
    ...     scene["Ann"].picks("Zapbot")
    ...     scene.zone("discard", of="Bob")
    ('Zapbot',)
    """
    given: dict[str, Any] = {name: told.pop(name) for name in FACTS if name in told}
    facts: dict[str, Any] = {"phase": "play cards", "turn": 1, "free_minion": True, "free_action": True, **given}
    kit = {name: told.pop(name) for name in list(told) if name[0].islower()}
    options = {"first": 0, **kit.pop("options", {})}
    players: dict[str, Any] = {}
    for name in dict.fromkeys(["Ann", "Bob", *told]):
        has = told.get(name, [])
        has = {"hand": has} if not isinstance(has, Mapping) else {"hand": [], **has}
        players[name] = {
            zone: belonging(name, cards) if isinstance(cards, list) else cards for zone, cards in has.items()
        }
    if not options.get("factions"):
        options["factions"] = FACTIONS[: len(players)]
    places = bases if isinstance(bases, Mapping) else {name: {} for name in bases}
    shared = {"bases": [laid_base(name, there, players) for name, there in places.items()], **kit.pop("shared", {})}
    game = kit.pop("game", "smash-up")
    return table(game, facts=facts, shared=shared, options=options, extra=True, **kit, **players)
