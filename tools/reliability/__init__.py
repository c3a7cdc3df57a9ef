"""Plays every ruleset for hours, under every check of the kit, and keeps what it has tried and what it has found."""
