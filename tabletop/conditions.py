"""
Conditions that cards of all games share.

A condition is asked about a card, or about an event: then it goes by what the event's declaration says that it happens
``to`` and ``by`` whom it is done. All of them work in :func:`tabletop.when` and the other marks, and where a card chooses.
A condition of your own finds what it is about with :func:`the_card`.
"""

from ._rules.conditions import another, by_me, by_others, itself, mine, my_turn, the_card, theirs

__all__ = ["another", "by_me", "by_others", "itself", "mine", "my_turn", "the_card", "theirs"]
