"""How well Moff Gideon stands: each step to his Objective counts, and a greedy bot takes the last ones."""

import pytest

from tabletop.bots import GreedyBot
from tabletop.games.villainous.star_wars.general_grievous import GeneralGrievous
from tabletop.games.villainous.star_wars.testing import captive, carrying, engaged
from tests.games.villainous.star_wars.gideon import gideon, lying

BASE = "old_imperial_base"
GATHERED = ["laboratory_samples", "doctor_pershing", captive("grogu")]


def standing(active=0, **told):
    """Return how well Moff Gideon stands, who is at The Bridge unless something else is said."""
    with gideon(Ann={"at": "the_bridge", **told}, active=active) as scene:
        return scene.match.standings[0]


CHILD = {"tython": [captive("grogu")]}
SAMPLES = {"tython": ["laboratory_samples"]}

#: Pairs of Sectors, the better one first, and how much better it is.
BETTER = {
    "Grogu in play, though he covers symbols": ({"tython": ["grogu"]}, {}, 30 - 6),
    "Grogu captured": (CHILD, {"tython": ["grogu"]}, 80 + 6),
    "Dark Troopers beside Grogu": (
        {"tython": ["grogu", "dark_troopers"]},
        {"tython": ["grogu"], "nevarro_city": ["dark_troopers"]},
        10 + 20,
    ),
    "nobody else beside both": (
        {"tython": ["grogu", "dark_troopers"], "nevarro_city": ["fennec_shand"]},
        {"tython": ["grogu", "dark_troopers", "fennec_shand"]},
        20 + 10 - 6,
    ),
    "nobody beside Grogu": (
        {"tython": ["grogu"], "nevarro_city": ["fennec_shand"]},
        {"tython": ["grogu", "fennec_shand"]},
        10 - 6,
    ),
    "no second Hero beside him": (
        {"tython": ["grogu", "fennec_shand"], "nevarro_city": ["koska_reeves"]},
        {"tython": ["grogu", "fennec_shand", "koska_reeves"]},
        10 - 6,
    ),
    "Doctor Pershing in play": ({"tython": ["doctor_pershing"]}, {}, 25),
    "Doctor Pershing where the Samples could come to": (
        {BASE: ["doctor_pershing"]},
        {"tython": ["doctor_pershing"]},
        30,
    ),
    "Doctor Pershing in play rather than in hand": (
        {BASE: ["doctor_pershing"]},
        {"hand": ["doctor_pershing"], "credits": 1},
        25 + 30 - 15 - 2,
    ),
    "the Samples in play": (SAMPLES, {}, 15),
    "the Samples in play rather than in hand": (
        {BASE: ["laboratory_samples"]},
        {"hand": ["laboratory_samples"], "ambition": 2},
        40 + 35 - 15 - 2 * (3 + 1),
    ),
    "the Samples where Ambition is": ({"nevarro_city": ["laboratory_samples"]}, SAMPLES, 40 + 25 - 15),
    "the Samples where Ambition is never covered": (
        {BASE: ["laboratory_samples"]},
        {"nevarro_city": ["laboratory_samples"]},
        35 - 25,
    ),
    "the Samples where it is covered rather than where none is": (
        {"nevarro_city": ["laboratory_samples", "fennec_shand"]},
        {"tython": ["laboratory_samples", "fennec_shand"]},
        40 - 15,
    ),
    "Doctor Pershing beside the Samples": (
        {BASE: GATHERED[:2]},
        {"tython": ["doctor_pershing"], BASE: GATHERED[:1]},
        30,
    ),
    "Grogu beside both": ({BASE: GATHERED}, {"tython": GATHERED[2:], BASE: GATHERED[:2]}, 30),
    "Ambition with all gathered": ({BASE: GATHERED, "ambition": 4}, {BASE: GATHERED, "ambition": 3}, 15 + 3 + 1),
    "no more than he cannot spend at once": ({BASE: GATHERED, "ambition": 5}, {BASE: GATHERED, "ambition": 4}, 3 + 1),
    "Ambition with only the Samples there": (
        {BASE: GATHERED[:1], "ambition": 4},
        {BASE: GATHERED[:1], "ambition": 3},
        3 + 1,
    ),
    "Ambition with all gathered where it cannot be used": (
        {"tython": GATHERED, "ambition": 4},
        {"tython": GATHERED, "ambition": 3},
        3 + 1,
    ),
    "no Hero over the Ambition symbol where all are gathered": (
        {"nevarro_city": GATHERED, "ambition": 4},
        {"nevarro_city": [*GATHERED, "fennec_shand"], "ambition": 4},
        25 + 4 * 15 + 6 + 5,
    ),
    "the mover away until all is ready": (
        {BASE: GATHERED, "ambition": 4},
        {BASE: GATHERED, "ambition": 4, "at": BASE},
        4 * 15,
    ),
    "the mover there when all is ready": (
        {BASE: GATHERED, "ambition": 5, "at": BASE},
        {BASE: GATHERED, "ambition": 5},
        700 - 4 * 15,
    ),
    "the mover there in his own turn": (
        {BASE: GATHERED, "ambition": 5, "at": BASE},
        {BASE: GATHERED, "ambition": 5, "at": BASE, "active": 1},
        700 - 200,
    ),
    "Dark Troopers": ({"tython": ["dark_troopers"]}, {}, 8 + 8),
    "Dark Troopers rather than what they cost": (
        {"tython": ["dark_troopers"]},
        {"hand": ["dark_troopers"], "credits": 3},
        8 + 8 - 3 * 2,
    ),
    "Dark Troopers beyond two": ({"tython": ["dark_troopers"] * 3}, {"tython": ["dark_troopers"] * 2}, 8),
    "Beskar": ({"tython": [carrying("the_client", "beskar")]}, {"tython": ["the_client"]}, 10),
    "a ship": ({"fleet": ["outland_tie_fighter"]}, {}, 10),
    "a ship that is free": (
        {"fleet": ["outland_tie_fighter"]},
        {"fleet": [engaged("outland_tie_fighter", "razor_crest")]},
        10,
    ),
    "Credits": ({"credits": 6}, {"credits": 5}, 1 + 1),
    "Credits in plenty": ({"credits": 7}, {"credits": 6}, 1),
    "Ambition that is needed": ({"ambition": 12}, {"ambition": 11}, 3 + 1),
    "more Ambition than is needed": ({"ambition": 13}, {"ambition": 12}, 1),
    "Ambition that is needed with the Samples": ({**SAMPLES, "ambition": 10}, {**SAMPLES, "ambition": 9}, 3 + 1),
    "more than is needed with the Samples": ({**SAMPLES, "ambition": 11}, {**SAMPLES, "ambition": 10}, 1),
    "Ambition that is needed with Grogu": ({**CHILD, "ambition": 7}, {**CHILD, "ambition": 6}, 3 + 1),
    "more than is needed with Grogu": ({**CHILD, "ambition": 8}, {**CHILD, "ambition": 7}, 1),
    "no Hero": ({}, {"tython": ["fennec_shand"]}, 5 + 6),
    "no second Hero at a place that is covered": (
        {"tython": ["fennec_shand"]},
        {"tython": ["fennec_shand", "koska_reeves"]},
        5,
    ),
    "no loose Hero Vehicle": ({}, {"rebels": ["razor_crest"]}, 20),
    "no Restriction": ({}, {"under": ["unexpected_help"]}, 25),
}


@pytest.mark.parametrize(("better", "worse", "by"), BETTER.values(), ids=BETTER)
def test_moff_gideon_stands_better_with(better, worse, by):
    """
    Every step to the Objective counts, and what is in the way of it, by so much.
    """
    assert standing(**better) - standing(**worse) == by


@pytest.mark.parametrize(
    ("card", "hope"),
    [
        ("gideon_captured", 70),
        ("laboratory_samples", 15),
        ("doctor_pershing", 15),
        ("dark_troopers", 0),
        ("beskar", 0),
        ("the_client", -4),
        ("experimentation", -4),
    ],
)
def test_a_few_cards_are_waited_for(card, hope):
    """
    What would bring Moff Gideon on is good to have in hand, what would only help him a little is not, nor in the way.
    """
    assert standing(hand=[card]) - standing() == hope


@pytest.fixture
def steady_rival(monkeypatch):
    """Have General Grievous stand equally well all the time."""
    monkeypatch.setattr(GeneralGrievous, "standing", lambda grievous: 700)


def bot_plays(scene, answers, seed=2):
    """Have a greedy bot answer for Ann, at most so often, as long as she is asked."""
    bot = GreedyBot(seed)
    for _ in range(answers):
        if scene.decision is None or scene.decision.seat != 0:
            return
        scene.match.answer(bot.choose(scene.match, 0))


@pytest.mark.usefixtures("steady_rival")
def test_a_greedy_bot_goes_where_all_is_ready_and_wins():
    """
    With all gathered at Old Imperial Base and 5 Ambition, it goes there and uses the Samples, whatever else it could do.
    """
    told = {
        "at": "tython",
        BASE: GATHERED,
        "ambition": 5,
        "tython": ["death_troopers"],
        "hand": ["darksaber", "beskar"],
    }
    with gideon(Ann=told, phase="go somewhere") as scene:
        bot_plays(scene, 12)

        assert scene.outcome is not None
        assert scene.outcome.winners == (0,)


@pytest.mark.usefixtures("steady_rival")
@pytest.mark.parametrize("seed", range(4))
def test_a_greedy_bot_does_not_leave_the_samples_unused(seed):
    """
    Arrived where all is ready, it wins in that turn.
    """
    told = {"at": BASE, BASE: GATHERED, "ambition": 7, "tython": ["death_troopers"], "hand": ["darksaber", "beskar"]}
    with gideon(Ann=told) as scene:
        bot_plays(scene, 12, seed)

        assert scene.outcome is not None


@pytest.mark.usefixtures("steady_rival")
def test_a_greedy_bot_captures_grogu():
    """
    With Dark Troopers beside him alone, it has them capture him.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["dark_troopers", "grogu"]}) as scene:
        bot_plays(scene, 3)

        assert "Grogu" in lying(scene, "tython")
