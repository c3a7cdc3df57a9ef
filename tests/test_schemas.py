"""The published schemas fit everything that matches hand out, and nothing that is bent."""

import copy
import json
import random
from importlib.metadata import entry_points
from pathlib import Path

import jsonschema
import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabletop
from tabletop import schemas
from tabletop._base.reading import LARGEST_ANSWER
from tabletop._play.decisions import read_answer
from tabletop.schemas import __main__ as command
from tabletop.schemas._exporter import export

GAMES = sorted(point.name for point in entry_points(group="tabletop.games"))
VALIDATORS = {name: jsonschema_rs.Draft202012Validator(schemas.schema(name)) for name in schemas.NAMES}
#: The reference in Python: hundreds of times as slow, and right about whatever Python can hold.
REFERENCE = {name: jsonschema.Draft202012Validator(schemas.schema(name)) for name in schemas.NAMES}
MOST_ANSWERS = 40

numbers = st.integers(0, 2**63 - 1)
answers = st.builds(tabletop.Answer, numbers, numbers, st.lists(numbers, max_size=5).map(tuple))


def fits(name, data):
    """Say whether data fits a schema."""
    return VALIDATORS[name].is_valid(data)


def assert_fits(name, data):
    """Fail with the place where data does not fit a schema."""
    VALIDATORS[name].validate(data)


def random_picks(decision, dice):
    """Pick as many options as may be picked."""
    count = dice.randint(decision.at_least, decision.at_most)
    return dice.sample(range(len(decision.options)), count)


def played(name, seats, *, seed, answers):
    """Play a match at random, up to so many answers."""
    match, dice = tabletop.new(name, seats, seed=seed), random.Random(seed)
    while match.decision and match.number < answers:
        match.answer(random_picks(match.decision, dice))
    return match


def through_json(value):
    """Return a value as a frontend gets it."""
    return json.loads(tabletop.to_json(value))


def tables():
    """List every installed game with every number of seats."""
    return [(name, seats) for name in GAMES for seats in tabletop.games()[name].seats]


# ------------------------------------------------------------------------------------------------ what is published


def test_the_published_files_are_what_the_classes_say(tmp_path):
    """
    Every schema lies beside the module as a file; `python -m tabletop.schemas` writes them anew.
    """
    command.write(tmp_path)

    published = {path.name: path.read_text(encoding="utf-8") for path in Path(schemas.__file__).parent.glob("*.json")}
    assert published == {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert sorted(published) == [f"{name}.json" for name in schemas.NAMES]


@pytest.mark.parametrize("name", schemas.NAMES)
def test_a_schema_is_one(name):
    """
    Each is a schema of draft 2020-12, and its file says the same.
    """
    text = (Path(schemas.__file__).parent / f"{name}.json").read_text(encoding="utf-8")

    jsonschema.Draft202012Validator.check_schema(schemas.schema(name))
    assert json.loads(text) == schemas.schema(name)


@pytest.mark.parametrize("name", schemas.NAMES)
def test_every_record_is_closed_and_complete(name):
    """
    Wherever a schema names properties, those are required that have no default, and no others may be there.
    """
    records = [part for part in parts_of(schemas.schema(name)) if "properties" in part]

    assert records
    needed = [[name for name, kind in part["properties"].items() if "default" not in kind] for part in records]
    assert [part["required"] for part in records] == needed
    assert [part for part in records if part["additionalProperties"]] == []


def parts_of(schema):
    """List all schemas inside a schema that have a type."""
    if isinstance(schema, dict):
        if "type" in schema:
            yield schema
        for part in schema.values():
            yield from parts_of(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from parts_of(part)


def test_there_is_no_schema_of_anything_else():
    """
    Asking for another schema says which there are.
    """
    with pytest.raises(tabletop.NoSuchThing, match="answer, decision, event, manifest, save, view"):
        schemas.schema("weather")


@pytest.mark.parametrize("name", schemas.NAMES)
def test_languages_with_types_can_say_what_a_schema_says(name):
    """
    No list has parts of different kinds by their places: what generates types turns such a list into one of nothing.

    `npx json-schema-to-typescript tabletop/schemas/event.json` writes the types.
    """
    text = json.dumps(schemas.schema(name))

    assert "prefixItems" not in text
    assert '"items": false' not in text


def test_a_list_of_parts_of_their_own_is_no_part_of_a_record():
    """
    A pair without names is refused when the schema is made.
    """

    class Pair:
        _fields = ("both",)
        both: tuple[int, str]

    with pytest.raises(TypeError, match="name its parts"):
        export(Pair)


def test_what_cannot_be_exported_is_named():
    """
    A field of a kind that JSON does not have is refused when the schema is made.
    """

    class Odd:
        _fields = ("size",)
        size: float

    with pytest.raises(TypeError, match="float"):
        export(Odd)


# ------------------------------------------------------------------------------------------------ what fits


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), tables())
def test_everything_a_match_hands_out_fits(name, seats):
    """
    Views, decisions, events, saves and answers of random matches fit, for every seat and for spectators.
    """
    for seed in range(2):
        match, dice = tabletop.new(name, seats, seed=seed), random.Random(seed)
        while match.decision and match.number < MOST_ANSWERS:
            for seat in (None, *range(seats)):
                assert_fits("view", tabletop.to_data(match.view(seat)))
            decision = match.decision
            shown = match.view(decision.seat).decision
            answer = tabletop.Answer(decision.sequence, decision.seat, tuple(random_picks(decision, dice)))
            assert_fits("decision", tabletop.to_data(shown))
            assert_fits("answer", through_json(answer))
            match.answer(answer)
        assert_fits("save", json.loads(match.save()))
        assert_fits("view", tabletop.to_data(match.view()))
        for seat in (None, *range(seats)):
            for event in match.events(seat):
                assert_fits("event", tabletop.to_data(event))


@pytest.mark.parametrize(("name", "seats"), tables())
def test_every_save_on_the_way_fits(name, seats):
    """
    A match can be saved at any moment: saves before the first answer, in the middle of effects and at the end fit.
    """
    match, dice = tabletop.new(name, seats, seed=5), random.Random(5)
    assert_fits("save", json.loads(match.save()))
    while match.decision and match.number < 2 * MOST_ANSWERS:
        match.answer(random_picks(match.decision, dice))

        assert_fits("save", json.loads(match.save()))


def test_chance_that_is_asked_for_fits():
    """
    Where chance is a decision, views say that the match waits for it, and saves hold what it brought.
    """
    match = tabletop.new("leduc-poker", ask_chance=True, seed=1)
    match.answer(3)

    assert match.view(0).waiting == (tabletop.CHANCE,)
    assert_fits("view", tabletop.to_data(match.view(0)))
    assert_fits("save", json.loads(match.save()))


def test_own_values_of_cards_fit():
    """
    A save holds the values that a user laid over the printed ones.
    """
    match = tabletop.new("leduc-poker", cards={"jack": {"rank": 5}})

    assert json.loads(match.save())["cards"] == {"jack": {"rank": 5}}
    assert_fits("save", json.loads(match.save()))


# ------------------------------------------------------------------------------------------------ what does not fit


def examples():
    """One piece of data for each schema, from the middle of a match."""
    match = played("hedge-court", 3, seed=3, answers=18)
    assert match.decision
    seat = match.decision.seat
    view = through_json(match.view(seat))
    return {
        "answer": through_json(tabletop.Answer(match.decision.sequence, seat, (0,))),
        "decision": view["decision"],
        "event": through_json(match.events(seat)[-2]),
        "manifest": through_json(tabletop.manifest("supervillain")),
        "save": json.loads(match.save()),
        "view": view,
    }


EXAMPLES = examples()
PROPERTIES = [(name, key) for name, data in EXAMPLES.items() for key in data]
REQUIRED = [(name, key) for name, key in PROPERTIES if key in schemas.schema(name)["required"]]
#: One of each kind of JSON value; no piece of our data is a fraction.
VALUES = (None, True, 7, 0.5, "word", [0.5], {"word": 0.5})


def kind_of(value):
    """Say what JSON calls a value."""
    names = {bool: "boolean", int: "integer", float: "number", str: "string", list: "array", dict: "object"}
    return names.get(type(value), "null")


#: Where null may stand for something that there is not.
MAY_BE_NULL = {
    ("decision", "about"),
    ("event", "cause"),
    ("event", "by"),
    ("save", "past"),
    ("save", "table"),
    ("view", "seat"),
    ("view", "waiting_for"),
    ("view", "decision"),
    ("view", "outcome"),
}


@pytest.mark.parametrize("name", schemas.NAMES)
def test_the_examples_fit_until_something_is_added(name):
    """
    A key that the schema does not name is refused; what has its default is left out.
    """
    schema = schemas.schema(name)
    assert list(EXAMPLES[name]) == [key for key in schema["properties"] if key in EXAMPLES[name]]
    assert {*EXAMPLES[name]} >= {*schema["required"]}
    assert fits(name, EXAMPLES[name])

    assert not fits(name, {**EXAMPLES[name], "extra": None})


@pytest.mark.slow
@pytest.mark.parametrize("name", schemas.NAMES)
def test_the_reference_is_of_the_same_opinion(name):
    """
    The reference takes and refuses the examples, whole and bent, as the fast validator does.
    """
    dice = random.Random(name)
    tried = [EXAMPLES[name], *[bend(EXAMPLES[name], dice) for _ in range(60)]]

    verdicts = [fits(name, data) for data in tried]

    assert set(verdicts) == {True, False}
    assert [REFERENCE[name].is_valid(data) for data in tried] == verdicts


@pytest.mark.parametrize(("name", "key"), REQUIRED)
def test_no_required_property_may_be_missing(name, key):
    """
    Without any one of the properties that have no default, nothing fits.
    """
    without = {other: value for other, value in EXAMPLES[name].items() if other != key}

    assert not fits(name, without)


@pytest.mark.parametrize(("name", "key"), PROPERTIES)
def test_no_property_may_be_of_another_kind(name, key):
    """
    A property takes values of its own kind, perhaps null, and none of any other.
    """
    schema = schemas.schema(name)["properties"][key]
    own = {kind_of(EXAMPLES[name][key])} | ({"null"} if (name, key) in MAY_BE_NULL else set())
    if (name, key) in MAY_BE_NULL:
        assert fits(name, {**EXAMPLES[name], key: None})

    wrong = [value for value in VALUES if kind_of(value) not in own]
    if EXAMPLES[name][key] is None:  # the example does not show what else it may be
        wrong = [0.5, [0.5], {"word": 0.5}]

    assert [value for value in wrong if fits(name, {**EXAMPLES[name], key: value})] == [], schema


@pytest.mark.parametrize("name", schemas.NAMES)
def test_fractions_fit_nowhere(name):
    """
    However deep it stands, a number that becomes a fraction is refused.
    """
    places = list(places_of(EXAMPLES[name], int))

    assert places
    assert [place for place in places if fits(name, changed(EXAMPLES[name], place, 0.5))] == []


@pytest.mark.parametrize("name", ["decision", "event", "view"])
def test_records_inside_are_checked_too(name):
    """
    A text without its key, a zone without its count do not fit.
    """
    records = [
        (place, record)
        for place in places_of(EXAMPLES[name], dict)
        if not {"now", "arguments"} & {*place}  # there, anything may stand
        and ((record := at(EXAMPLES[name], place)).keys() >= {"key", "english"} or record.keys() >= {"holder", "count"})
    ]

    assert records
    for place, record in records:
        for key in record.keys() - {"arguments"}:
            assert not fits(name, changed(EXAMPLES[name], place, {k: v for k, v in record.items() if k != key}))


def places_of(data, kind, path=()):
    """List the paths to all values of one type."""
    if type(data) is kind:
        yield path
    steps = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, part in steps:
        yield from places_of(part, kind, (*path, step))


def at(data, path):
    """Return what stands at a path."""
    for step in path:
        data = data[step]
    return data


def changed(data, path, value):
    """Return data with something else at a path."""
    if not path:
        return value
    data = copy.deepcopy(data)
    at(data, path[:-1])[path[-1]] = value
    return data


def test_a_save_names_picks_by_number():
    """
    The answers in a save are numbers of options; their words are refused by the schema and by loading alike.
    """
    match = tabletop.new("leduc-poker", ask_chance=True, seed=1)
    match.answer(3)
    save = json.loads(match.save())
    assert save["since"] == [3]
    save["since"] = ["3"]

    assert not fits("save", save)
    with pytest.raises(tabletop.MalformedSave, match="since"):
        tabletop.load(json.dumps(save))


@pytest.mark.parametrize("name", GAMES)
def test_what_the_schema_of_saves_refuses_cannot_be_loaded(name):
    """
    The schema is no stricter than the loader: bent saves that do not fit are refused there too, as saves.
    """
    dice = random.Random(name)
    refused = 0
    for seed in range(4):
        save = json.loads(played(name, None, seed=seed, answers=3 + 9 * seed).save())
        for _ in range(100):
            bent = bend(save, dice)
            if fits("save", bent):
                continue
            refused += 1
            with pytest.raises(tabletop.SaveError):
                tabletop.load(json.dumps(bent), log=False)
    assert refused > 100


def bend(save, dice):
    """Change one place of a save: another value or kind of value, a key or an item too few or too many."""
    places = {kind: list(places_of(save, kind)) for kind in (dict, list, int, str, bool, type(None))}
    kind = dice.choice([kind for kind, found in places.items() if found])
    place = dice.choice(places[kind])
    value = copy.deepcopy(at(save, place))
    if kind is dict and value and dice.random() < 0.5:
        del value[dice.choice(sorted(value))]
    elif kind is dict and dice.random() < 0.5:
        value["word"] = dice.choice(VALUES)
    elif kind is list and value and dice.random() < 0.5:
        value.pop()
    elif kind is list and dice.random() < 0.5:
        value.append(dice.choice(VALUES))
    else:
        value = dice.choice((*VALUES, -1, -2, 2**63, -(2**63) - 1, "w" * 1001, [], {}))
    return changed(save, place, value)


# ------------------------------------------------------------------------------------------------ answers


@given(answers)
def test_an_answer_is_read_as_it_was_sent(answer):
    """
    Text, bytes and parsed JSON all give the same answer back.
    """
    text = tabletop.to_json(answer)

    assert read_answer(text) == read_answer(text.encode()) == read_answer(json.loads(text)) == answer


def test_a_read_answer_is_taken_by_the_match():
    """
    What a frontend sends as JSON answers the decision that it saw.
    """
    match = tabletop.new("tic-tac-toe")

    match.answer(read_answer('{"sequence": 1, "seat": 0, "picks": [4]}'))

    assert match.answers == (4,)


def test_a_stale_or_foreign_answer_is_refused_by_the_match():
    """
    An answer of good form is still refused if it is late or of another seat, and nothing changes.
    """
    match = tabletop.new("tic-tac-toe")
    before = match.digest()

    with pytest.raises(tabletop.StaleAnswer):
        match.answer(read_answer('{"sequence": 2, "seat": 0, "picks": [4]}'))
    with pytest.raises(tabletop.WrongSeat):
        match.answer(read_answer('{"sequence": 1, "seat": 1, "picks": [4]}'))

    assert match.digest() == before


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.just(0.5) | st.text(),
    lambda parts: st.lists(parts) | st.dictionaries(st.text(), parts),
    max_leaves=5,
)
near_numbers = st.one_of(st.integers(-2, 3), st.integers(2**63 - 2, 2**63 + 2), json_values)
near_answers = st.fixed_dictionaries(
    {},
    optional={
        "sequence": near_numbers,
        "seat": near_numbers,
        "picks": st.lists(near_numbers, max_size=3)
        | near_numbers
        | st.integers(250, 260).map(lambda count: [0] * count),
        "extra": near_numbers,
    },
)


@given(st.one_of(near_answers, answers.map(through_json), json_values))
def test_reader_and_schema_agree(data):
    """
    Exactly what fits the schema is read, and all else is refused as malformed, with a message that is short.
    """
    if REFERENCE["answer"].is_valid(data):
        assert through_json(read_answer(json.dumps(data))) == data
    else:
        with pytest.raises(tabletop.MalformedAnswer) as refusal:
            read_answer(json.dumps(data))
        assert len(str(refusal.value)) < 300


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "such as"),
        ("[]", "a table such as"),
        ("{}", "exactly sequence, seat and picks"),
        ('{"sequence": 1, "seat": 0, "picks": [0], "more": 1}', "exactly sequence, seat and picks"),
        ('{"sequence": 1, "seat": 0, "picks": 4}', "picks should be a list"),
        ('{"sequence": 1, "seat": 0, "picks": [1, "2"]}', r"picks\[1\] should be a whole number"),
        ('{"sequence": 1, "seat": -1, "picks": []}', "seat should be a whole number"),
        ('{"sequence": true, "seat": 0, "picks": []}', "sequence should be a whole number"),
        ('{"sequence": 1, "seat": 0, "picks": [1.0]}', "no whole number"),
        ('{"sequence": 1, "seat": 0, "picks": [NaN]}', "no whole number"),
        ('{"sequence": 1, "sequence": 0, "seat": 0, "picks": []}', "twice"),
        ('{"sequence": 9223372036854775808, "seat": 0, "picks": []}', "from 0 to 9223372036854775807"),
        ('{"sequence": 1, "seat": 0, "picks": [' + "0," * 256 + "0]}", "at most 256"),
        ('{"sequence": ' + "1" * 5000 + ', "seat": 0, "picks": []}', "cannot be read"),
        ("[" * LARGEST_ANSWER, "a table such as"),
        (" " * (LARGEST_ANSWER + 1), "at most 16,384 bytes"),
        ("é" * (LARGEST_ANSWER // 2 + 1), "at most 16,384 bytes"),
        ("\ud800" * (LARGEST_ANSWER // 2), "at most 16,384 bytes"),
        (b"\xff\xfe", "cannot be read"),
    ],
)
def test_a_malformed_answer_is_told_what_would_be_right(text, why):
    """
    Every refusal is of the one family and says what is wanted; the largest texts are not even parsed.
    """
    with pytest.raises(tabletop.MalformedAnswer, match=why):
        read_answer(text)


@pytest.mark.parametrize("data", [None, 7, ["sequence", "seat", "picks"], {1: 2}, {"sequence": 10**5000}])
def test_parsed_data_of_another_form_is_refused(data):
    """
    What somebody else has parsed is checked just as strictly.
    """
    with pytest.raises(tabletop.MalformedAnswer, match="sequence"):
        read_answer(data)


def test_a_number_too_long_to_print_is_refused_in_words():
    """
    Python does not print numbers of thousands of digits, so the message does not try to.
    """
    with pytest.raises(tabletop.MalformedAnswer, match="64 bits"):
        read_answer({"sequence": 10**5000, "seat": 0, "picks": []})
