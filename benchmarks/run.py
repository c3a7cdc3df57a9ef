"""Choose the sources, open them and go round."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from . import ours, peers
from .aims import COMPARISONS, IMPORT
from .figures import Bench, Comparison, Figure, Key, Missing, Probe, Source, compare
from .report import Report
from .timing import left_alone

Say = Callable[[str], None]


def chosen(sources: Sequence[Source], only: Sequence[str]) -> list[Source]:
    """
    Return the sources that *only* names, and those they are compared with.

    Any part of a name will do; no names at all choose everything.
    """
    names = {source.name for source in sources}
    named = {name for name in names if any(word.lower() in name.lower() for word in only)}
    pairs = [(c.ours[0], c.peer[0]) for c in COMPARISONS if c.peer]
    beside = {name for pair in pairs if named.intersection(pair) for name in pair}
    return [source for source in sources if not only or source.name in named | beside]


def open_all(sources: Sequence[Source], say: Say) -> tuple[dict[str, Bench], dict[str, str]]:
    """Set every source up; return those that are ready, and why the others are not."""
    ready: dict[str, Bench] = {}
    skipped: dict[str, str] = {}
    for source in sources:
        say(f"setting up {source.name}")
        try:
            ready[source.name] = source.open()
        except Missing as reason:
            skipped[source.name] = str(reason)
    return ready, skipped


def in_order(probes: Mapping[Key, Probe], comparisons: Sequence[Comparison]) -> list[Key]:
    """Order the probes so that those that are compared run side by side."""
    compared = [key for c in comparisons for key in (c.ours, c.peer) if key and key in probes]
    return list(dict.fromkeys([*compared, *probes]))


def go_round(probes: Mapping[Key, Probe], rounds: int, say: Say) -> dict[Key, Figure]:
    """Measure every probe once per round."""
    samples: dict[Key, list[float]] = {key: [] for key in probes}
    order = in_order(probes, COMPARISONS)
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        for key in order:
            with left_alone():
                samples[key].append(probes[key].measure())
    return {key: Figure(*key, probe.unit, tuple(samples[key])) for key, probe in probes.items()}


def run(only: Sequence[str], rounds: int, say: Say) -> Report:
    """Measure what *only* names, *rounds* times, and report."""
    skipped: dict[str, str] = {}
    try:
        games = ours.sources()
    except Missing as reason:
        games, skipped["tabletop"] = [], str(reason)
    ready, not_ready = open_all(chosen([*games, *peers.sources()], only), say)
    probes = {(name, p.name): p for name, bench in ready.items() for p in bench.probes}
    figures = go_round(probes, rounds, say)
    return Report(
        rounds=rounds,
        rows=compare(figures, COMPARISONS, [game.name for game in games]),
        figures=list(figures.values()),
        versions={name: bench.version for name, bench in ready.items() if bench.version},
        skipped=skipped | not_ready,
        notes=_notes(figures) if IMPORT in ready else (),
    )


def _notes(figures: Mapping[Key, Figure]) -> list[str]:
    share = figures[IMPORT, "attrs"].best / figures[IMPORT, "tabletop"].best
    too_much = ", ".join(ours.uninvited())
    return [
        f"import tabletop: attrs is {share:.0%} of it; "
        + (f"it loads too much: {too_much}." if too_much else "it loads no extra and no game."),
    ]
