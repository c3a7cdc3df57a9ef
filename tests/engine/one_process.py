"""
Play a match of every installed game, and print what everybody saw of it as one number a game.

Run by the tests in processes of all kinds: ``python one_process.py WAY [ANSWERS]``.
"""

import gc
import hashlib
import sys
import threading

import tabletop


def picked(decision, number):
    """Return an answer that follows from nothing but the decision and how many came before."""
    if decision.single:
        return number * 7 % len(decision.options)
    return list(range(decision.at_least))


def seen_of(game, answers):
    """Return the digest of all that everybody saw, after each answer, of one match."""
    match = tabletop.new(game, seed=77)
    readers = [*range(len(match.seats)), None]
    seen = hashlib.sha256()
    while match.decision and match.number < answers:
        for reader in readers:
            seen.update(tabletop.to_json(match.view(reader)).encode())
        match.answer(picked(match.decision, match.number))
    for reader in readers:
        for event in match.events(reader):
            seen.update(tabletop.to_json(event).encode())
    seen.update(match.save().encode())
    return seen.hexdigest()


def tell(games, answers):
    """Print a line for each game."""
    for line in sorted(f"{game} {seen_of(game, answers)}" for game in games):
        print(line)


def main(way, answers):
    """Play in a way of one's own."""
    games = sorted(tabletop.games())
    if way == "backwards":
        games.reverse()
    elif way == "without collecting garbage":
        gc.disable()
    elif way == "collecting garbage all the time":
        gc.set_threshold(1)
    elif way == "with little room to recurse":
        sys.setrecursionlimit(300)
    if way == "in a thread":
        thread = threading.Thread(target=tell, args=(games, answers))
        thread.start()
        thread.join()
    else:
        tell(games, answers)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
