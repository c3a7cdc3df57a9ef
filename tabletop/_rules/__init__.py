"""What the rules say: cards, players, events, abilities, and the rulesets that they add up to."""
