"""What players do again and again, in few words."""

from tabletop.testing import SceneSeat


def plays(seat: SceneSeat, card: str, *answers: str) -> None:
    """Play a card with a Play a Card action, and answer what is asked then."""
    seat.picks("Play a Card")
    goes_on(seat, card, *answers)


def uses_ambition(seat: SceneSeat, what: str, *answers: str) -> None:
    """Take an Ambition action for something, and answer what is asked then."""
    seat.picks("Ambition")
    goes_on(seat, what, *answers)


def aims_fate(seat: SceneSeat, *answers: str) -> None:
    """Take a Fate action, and answer what is asked then."""
    seat.picks("Fate")
    goes_on(seat, *answers)


def goes_on(seat: SceneSeat, *answers: str) -> None:
    """Answer one question after the other."""
    for answer in answers:
        seat.picks(answer)
