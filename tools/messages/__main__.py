"""
Compile recorded messages of every game with the TypeScript types that the published schemas give: ``make types``.

Into the folder ``made`` go the types, made of the schemas by json-schema-to-typescript; for each game a module with what
its matches hand out, as literals of those types; and a module of misfits, each of which the compiler has to refuse.
Then ``tsc --strict`` compiles all of it, and the small client among the examples, whose pictures have to come out as views do.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import tabletop
from tabletop.schemas import NAMES, schema

FOLDER: Final = Path(__file__).parent
MADE: Final = FOLDER / "made"
#: Where the compiler puts what it makes of TypeScript.
PROGRAM: Final = MADE / "js"
#: A match goes on for so many answers at most, and after every so many of them views and a save are kept.
ANSWERS: Final = 120
EVERY: Final = 20
#: Of each kind of event or decision so many are kept of a match.
OF_A_KIND: Final = 2

#: Messages by the name of their schema.
Messages = dict[str, list[Any]]


# ------------------------------------------------------------------------------------------------ recording


def record(name: str) -> Messages:
    """Return messages of two random matches of a game: of the smallest and of the largest number of seats."""
    found: Messages = {kind: [] for kind in NAMES}
    found["manifest"].append(tabletop.to_data(tabletop.manifest(name)))
    seats = tabletop.games()[name].seats
    for seed, count in enumerate((seats[0], seats[-1])):
        play(tabletop.new(name, count, seed=seed), Random(seed), found)  # noqa: S311 (not a secret)
    return found


def play(match: tabletop.Match, dice: Random, found: Messages) -> None:
    """Play a match at random, and keep of each kind of message some."""
    kept: dict[tuple[str, ...], int] = {}

    def keep(kind: str, message: Any, *alike: str) -> None:
        kept[kind, *alike] = kept.get((kind, *alike), 0) + 1
        if not alike or kept[kind, *alike] <= OF_A_KIND:
            found[kind].append(tabletop.to_data(message))

    readers = [*range(len(match.seats)), None]
    while (decision := match.decision) is not None and match.number < ANSWERS:
        if match.number % EVERY == 0:
            found["save"].append(json.loads(match.save()))
            for seat in readers:
                keep("view", match.view(seat))
        picks = dice.sample(range(len(decision.options)), dice.randint(decision.at_least, decision.at_most))
        keep("decision", match.view(decision.seat).decision, decision.kind, decision.prompt.key)
        keep("answer", tabletop.Answer(decision.sequence, decision.seat, tuple(picks)), decision.kind)
        match.answer(picks)
    found["save"].append(json.loads(match.save()))
    for seat in readers:
        keep("view", match.view(seat))
        for event in match.events(seat):
            keep("event", event, event.kind, str(event.by is None), *sorted({one.what for one in event.happenings}))


def steps(name: str) -> list[dict[str, Any]]:
    """Return what readers of a random match are told: a view, the events since, and the view after them."""
    match, dice, found = tabletop.new(name, seed=1), Random(1), []  # noqa: S311 (not a secret)
    readers = [*range(len(match.seats)), None]
    while (decision := match.decision) is not None and match.number < ANSWERS // 4:
        before, since = [tabletop.to_data(match.view(seat)) for seat in readers], match.sequence
        match.answer(dice.sample(range(len(decision.options)), dice.randint(decision.at_least, decision.at_most)))
        for view, seat in zip(before, readers, strict=True):
            events, after = match.events(seat, since=since), match.view(seat)
            found.append({"before": view, "events": tabletop.to_data(events), "after": tabletop.to_data(after)})
    return found


def misfits(messages: Messages) -> Iterator[tuple[str, str, Any]]:
    """Go through messages that do not fit: without what is always said, with something more, or with another kind of value."""
    for kind in NAMES:
        good = messages[kind][-1]
        for name in schema(kind)["required"]:
            yield kind, f"without {name}", {other: value for other, value in good.items() if other != name}
        for name in good:
            yield kind, f"{name} is of another kind", {**good, name: another_kind_than(good[name])}
        yield kind, "something more", {**good, "more": 1}


def another_kind_than(value: Any) -> Any:
    """Return data that cannot stand where a value of ours does."""
    if value is None:  # where there may be something else
        return [True]
    return 7 if isinstance(value, str) else "a word"


# ------------------------------------------------------------------------------------------------ TypeScript


def module(messages: Messages) -> str:
    """Return a module with messages as literals of their types."""
    lists = [
        f"export const {kind}s: {kind.title()}[] = [\n"
        + "".join([f"  {literal(one)},\n" for one in messages[kind]])
        + "];"
        for kind in NAMES
    ]
    return "\n".join([IMPORTS, *lists, ""])


def module_of_misfits(messages: Messages) -> str:
    """Return a module of messages that the compiler has to refuse: where it takes one, that is an error."""
    found = [
        f"// @ts-expect-error: {why}\nexport const misfit{number}: {kind.title()} = {literal(bent)};"
        for number, (kind, why, bent) in enumerate(misfits(messages))
    ]
    return "\n".join([IMPORTS, *found, ""])


#: Fold events as the client does, and compare.
FOLDING: Final = """
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { folded } from "./examples/web_client.js";

for (const { before, events, after } of JSON.parse(readFileSync(new URL("steps.json", import.meta.url), "utf8"))) {
  assert.deepEqual(events.reduce(folded, before), after);
}
"""

IMPORTS: Final = "\n".join([f'import type {{ {kind.title()} }} from "./{kind}";' for kind in NAMES])


def literal(message: Any) -> str:
    """Return a message on one line."""
    return json.dumps(message, separators=(",", ":"))


def write(recorded: Mapping[str, Messages]) -> None:
    """Write the types and all modules anew."""
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir()
    for kind in NAMES:
        (MADE / f"{kind}.json").write_text(json.dumps(schema(kind)), encoding="utf-8")
        run("json2ts", "-i", str(MADE / f"{kind}.json"), "-o", str(MADE / f"{kind}.ts"))
    for name, messages in recorded.items():
        (MADE / f"recorded-{name}.ts").write_text(module(messages), encoding="utf-8")
    (MADE / "misfits.ts").write_text(module_of_misfits(recorded["hedge-court"]), encoding="utf-8")


def fold(names: Sequence[str]) -> None:
    """Have the client, as the compiler has left it, fold the events of matches, and compare what comes out with views."""
    (PROGRAM / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (PROGRAM / "folding.js").write_text(FOLDING, encoding="utf-8")
    for name in names:
        (PROGRAM / "steps.json").write_text(json.dumps(steps(name)), encoding="utf-8")
        subprocess.run(["node", str(PROGRAM / "folding.js")], check=True)  # noqa: S603, S607 (our own words)


def run(command: str, *words: str) -> None:
    """Run something that npm has installed."""
    subprocess.run([str(FOLDER / "node_modules" / ".bin" / command), *words], check=True)  # noqa: S603 (our own words)


def main() -> None:
    """Record, write and compile."""
    recorded = {name: record(name) for name in sorted(tabletop.games())}
    write(recorded)
    try:
        run("tsc", "--project", str(FOLDER))
        fold(list(recorded))
    except subprocess.CalledProcessError:
        sys.exit(
            "The types that the schemas give do not fit what is handed out, or the client goes wrong with it: see above."
        )
    for name, messages in recorded.items():
        print(f"{name}: {', '.join([f'{len(messages[kind])} {kind}s' for kind in NAMES])}")
    print("All of them fit the types, none of the misfits does, and the client's pictures are the views.")


if __name__ == "__main__":
    main()
