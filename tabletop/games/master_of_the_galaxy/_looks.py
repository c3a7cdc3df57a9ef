"""How Master of the Galaxy looks, for frontends: what its declarations do not tell."""

from __future__ import annotations

from typing import Final

from tabletop import Appearance, Board, Form, Shape

from ._slots import BRIGHT

CUBE: Final = Form(body="token", width=8, height=8)

BASE: Final = Form(body="figure", width=12, height=12)

ON_BOARD: Final = Shape(lying="point", lies_on="board")

LOOKS: Final = Appearance(
    places={
        "game.systems": ON_BOARD,
        "game.tracks": ON_BOARD,
        "game.links": ON_BOARD,
        "game.fronts": ON_BOARD,
        "game.drawn_cards": Shape(lying="row", shown=None, kept=False),
    },
    things={
        "system": Form(body="board", width=45, height=45),
        "track": Form(body="board", width=60, height=12),
        "link": Form(body="board", width=12, height=12),
        "conflict": Form(body="tile", width=40, height=20),
        "supply.RED": CUBE,
        "supply.BLUE": CUBE,
        "supply.YELLOW": CUBE,
        "supply.WHITE": CUBE,
        "supply.BLACK": CUBE,
        "supply.GRAY": BASE,
        "supply.BROWN": BASE,
        "supply.ORANGE": BASE,
        "supply.PURPLE": BASE,
        "supply.BLACK_HOLE": Form(body="tile", width=40, height=40),
    },
    words={
        "game.fronts": "conflicts",
        "game.box": "reserve",
        "supply.GRAY": "gray bases",
        "supply.BROWN": "brown bases",
        "supply.ORANGE": "orange bases",
        "supply.PURPLE": "purple bases",
        "card.base_place": "place for a base",
    },
    unsaid=frozenset(
        {
            "fact.first",
            "player.home",
            "player.cubes_per_turn",
            "player.cards_looked_at",
            "player.settling",
            "player.spoils",
            "player.leniency",
            "player.artillery",
            "player.gates",
            "player.may_mix_routes",
            "player.may_place_without_route",
            "player.may_prefabricate",
            "player.may_be_robbed",
            "card.filled",
            "card.on",
            "card.red_system",
            "card.blue_system",
            "card.red_seat",
            "card.blue_seat",
            "card.placed_by",
            "card.led_by",
            "card.departs",
            "card.at",
            "card.x",
            "card.y",
            "card.ends",
            "card.closest",
            "card.tracks",
            "card.joins",
            "card.may_be_attacked",
        }
    ),
    boards=(
        Board(
            name="the galaxy",
            places=("game.systems", "game.tracks", "game.links", "game.fronts"),
            x="x",
            y="y",
            between={"ends": 0, "systems": 8},
            at="on",
        ),
    ),
    says=(*BRIGHT, "commerce", "expansion", "progress"),
)
