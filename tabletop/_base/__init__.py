"""The lowest floor: words, errors, chance as numbers, and what plain data is."""
