"""The table of what is proved of each game has all that there is to prove: `make prove` compares it with what it finds."""

import tomllib
from pathlib import Path

import pytest

import tabletop
from tabletop.testing._firing import acting_abilities

PROOFS = tomllib.loads((Path(__file__).parent / "proofs.toml").read_text(encoding="utf-8"))
ACTING = {name: acting_abilities(tabletop.ruleset(name)) for name in tabletop.games()}


@pytest.mark.parametrize("game", [name for name, acting in ACTING.items() if acting])
def test_every_ability_of_a_game_is_in_the_table(game):
    """
    An ability that no scene has set off would be missing here: each is complete, or it is named.
    """
    told = PROOFS[game]

    assert told["abilities"] == len(ACTING[game])
    assert told["complete"] + len(told["sampled"]) + len(told["cut"]) == len(ACTING[game])
    assert {*told["sampled"], *told["cut"]} <= set(ACTING[game])
