"""Words for the tests of developments: how their slots are filled, and what they bring."""

from tabletop.games.master_of_the_galaxy.testing import held

#: Of every development how its slots are filled, and the symbols that it gives then.
DEVELOPMENTS = {
    "space_exchange": ("YYB", {"economic": 1}),
    "customs_union": ("YYWW", {"diplomatic": 1}),
    "credit_bureau": ("YYYB*", {"economic": 1}),
    "free_port": ("YYWW", {"economic": 1}),
    "black_market": ("YYRK", {"diplomatic": 1}),
    "media_concern": ("YYWB", {"cultural": 1}),
    "lend_lease": ("YYBRW", {"diplomatic": 1, "economic": 1}),
    "patent_office": ("YBBW", {"scientific": 1}),
    "trade_fleet": ("YYYW", {"economic": 1}),
    "jump_gates": ("WWYB", {"cultural": 1}),
    "terraforming": ("WWWY", {"cultural": 1}),
    "colony_ships": ("WWYY*", {"diplomatic": 1}),
    "garrison": ("RRWW", {"military": 1}),
    "prefab_bases": ("WWYB", {"cultural": 1}),
    "frontier_law": ("WRY", {"military": 1}),
    "open_borders": ("WWYYB", {"cultural": 1, "diplomatic": 1}),
    "privateers": ("RRYW*", {"military": 1}),
    "trade_stations": ("WYY", {"economic": 1}),
    "artificial_minds": ("BBBBW*", {"scientific": 1}),
    "quantum_archive": ("BBY", {"scientific": 1}),
    "warp_artillery": ("BBRR", {"military": 1}),
    "singularity_bomb": ("BBRK*", {"military": 1}),
    "time_engine": ("BBBK*", {"scientific": 1}),
    "stasis_field": ("BBWWR", {"scientific": 1, "military": 1}),
    "universal_translator": ("BBWY", {"cultural": 1}),
    "nanofactories": ("BWW", {"scientific": 1}),
    "mind_network": ("BBYW", {"diplomatic": 1}),
}  # fmt: skip
COLOURS = {"R": "red", "B": "blue", "Y": "yellow", "W": "white", "K": "black"}


def symbols(scene, who):
    """Return the symbols that a player has, with how many of each."""
    pairs = next(player.values["supremacy"] for player in scene.view().players if player.name == who)
    return {symbol: count for symbol, count in zip(pairs[::2], pairs[1::2], strict=True) if count}


def done(card):
    """Lay a development that is implemented."""
    return held(card, DEVELOPMENTS[card][0].replace("*", ""))


def almost(card):
    """Lay a development whose first slot is empty, so that it is not implemented."""
    return held(card, "." + DEVELOPMENTS[card][0].replace("*", "")[1:])


def takes(scene, who, *colours):
    """Have a player take cubes from the reserve."""
    for colour in colours:
        scene[who].is_asked("Which cube do you take from the reserve?")
        scene[who].picks(colour)
