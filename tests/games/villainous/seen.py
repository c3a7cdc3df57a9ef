"""What tests of Villainous read out of a view, whichever the box."""

from tabletop.testing._inside import live


def counts(view, name):
    """How many cards lie in the zones of a name, seat by seat."""
    return [zone.count for zone in view.zones if zone.name == name]


def villains_of(match):
    """Which Villain each seat plays."""
    return [player.values["villain"] for player in match.view().players]


def money_of(match, supply):
    """How much of a supply each seat has."""
    return [(pool.supplies or {}).get(supply, 0) for pool in match.view().pools if pool.name == "purse"]


def zone_of(scene, reader, name, place):
    """Return what a reader sees of a zone: of a seat by its number, of the table by None."""
    return next(zone for zone in scene.view(reader).zones if zone.name == name and zone.place == place)


def kinds_in(zone):
    """Return the ids of the cards that can be seen in a zone."""
    return [card.kind for card in zone.cards if card]


def look_at(scene, reader, card):
    """Return what a reader sees of the first card of a kind."""
    return next(one for zone in scene.view(reader).zones for one in zone.cards if one and one.kind == card)


def on(scene, reader, card):
    """Return the ids of what a reader sees on a card, by zone."""
    whose = look_at(scene, reader, card).id
    return {zone.name: kinds_in(zone) for zone in scene.view(reader).zones if zone.place == whose}


def every_kind(match):
    """Return the printed cards of all that lies on the table of a match, also where nobody may look."""
    game = live(match)
    return [type(game.card_at(row)) for row in range(len(game.table.columns["zone"]))]


def actions_told(card):
    """Return the symbols of a card with their states, as a reader or a scene sees them."""
    values = getattr(card, "values", None) or {"actions": card.actions, "states": card.states}
    return tuple(f"{action}, {state}" for action, state in zip(values["actions"], values["states"], strict=True))
