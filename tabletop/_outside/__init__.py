"""What the outside sees: matches, views, events, saves."""
