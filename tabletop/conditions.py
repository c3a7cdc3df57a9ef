"""
Conditions that cards of all games share.

A condition is asked about a card, or about an event: then it goes by what the event's declaration says that it happens
``to`` and ``by`` whom it is done. All of them work in :func:`tabletop.when` and the other marks, and where a card chooses.
What a condition of your own is about is the ``subject`` of either.
"""

from ._rules.conditions import another, by_me, by_others, in_play, itself, mine, my_turn, theirs, unmet, worded

__all__ = ["another", "by_me", "by_others", "in_play", "itself", "mine", "my_turn", "theirs", "unmet", "worded"]
