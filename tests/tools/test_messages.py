"""What is compiled with the types of the schemas is what every game hands out, and what must not fit is bent in every way."""

import json

import jsonschema_rs
import pytest

import tabletop
from tabletop import schemas
from tools.messages import __main__ as messages

GAMES = sorted(tabletop.games())


@pytest.fixture(scope="module")
def recorded():
    """What matches of a small game hand out."""
    return messages.record("hedge-court")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_recorded_with_all_kinds_of_message(name):
    """
    Of each game there are manifests, views, decisions, events, answers and saves, for seats and for spectators.
    """
    found = messages.record(name)

    assert all(found[kind] for kind in schemas.NAMES)
    assert {view["seat"] for view in found["view"]} >= {0, 1, None}


def test_a_module_holds_messages_as_literals_of_their_types(recorded):
    """
    A list for each kind, each message on a line of its own, as JSON, which is TypeScript too.
    """
    lines = messages.module(recorded).splitlines()

    start = lines.index("export const answers: Answer[] = [") + 1
    assert [json.loads(line.strip().rstrip(",")) for line in lines[start : lines.index("];", start)]] == recorded[
        "answer"
    ]
    assert 'import type { View } from "./view";' in lines


def test_every_misfit_is_announced_as_an_error(recorded):
    """
    Before each message that must not fit stands that it is an error, so that the compiler objects where it would fit.
    """
    lines = messages.module_of_misfits(recorded).splitlines()

    found = [place for place, line in enumerate(lines) if line.startswith("export const misfit")]
    assert len(found) == sum(
        [len(schemas.schema(kind)["required"]) + len(recorded[kind][-1]) + 1 for kind in schemas.NAMES]
    )
    assert all(lines[place - 1].startswith("// @ts-expect-error: ") for place in found)


def test_no_misfit_fits_the_schema(recorded):
    """
    What the compiler has to refuse, the schema refuses too.
    """
    fits = {kind: jsonschema_rs.Draft202012Validator(schemas.schema(kind)) for kind in schemas.NAMES}

    assert [why for kind, why, bent in messages.misfits(recorded) if fits[kind].is_valid(bent)] == []


def test_what_is_folded_leads_from_view_to_view():
    """
    What the client has to fold, the library folds, for every reader.
    """
    steps = messages.steps("leduc-poker")

    assert {step["before"]["seat"] for step in steps} == {0, 1, None}
    assert all(tabletop.fold(step["before"], step["events"]) == step["after"] for step in steps)
