"""The lowest floor: words, errors, chance as numbers, and what plain data is."""

if __doc__ is None:  # pragma: no cover (another process tests it)
    raise ImportError(
        "tabletop does not run under python -OO, which throws docstrings away: they are the texts of cards; python -O will do"
    )
