"""How well Moff Gideon stands: each step to his Objective counts, and a greedy bot takes the last ones."""

import pytest

from tabletop.bots import GreedyBot
from tabletop.games.villainous.star_wars.general_grievous import GeneralGrievous
from tabletop.games.villainous.star_wars.testing import captive, carrying, engaged
from tests.games.villainous.star_wars.gideon import gideon, lying

BASE = "old_imperial_base"
GATHERED = ["laboratory_samples", "doctor_pershing", captive("grogu")]


def standing(**told):
    """Return how well Moff Gideon stands, who is at The Bridge unless something else is said."""
    with gideon(Ann={"at": "the_bridge", **told}) as scene:
        return scene.match.standings[0]


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({}, {"tython": ["grogu"]}),
        ({"tython": ["grogu"]}, {"tython": [captive("grogu")]}),
        ({"tython": ["grogu"], "nevarro_city": ["dark_troopers"]}, {"tython": ["grogu", "dark_troopers"]}),
        ({"tython": ["grogu", "fennec_shand"]}, {"tython": ["grogu"], "nevarro_city": ["fennec_shand"]}),
        ({}, {"tython": ["doctor_pershing"]}),
        ({"hand": ["doctor_pershing"], "credits": 1}, {BASE: ["doctor_pershing"]}),
        ({"hand": ["laboratory_samples"], "ambition": 2}, {BASE: ["laboratory_samples"]}),
        ({"tython": ["laboratory_samples"]}, {"nevarro_city": ["laboratory_samples"]}),
        ({"nevarro_city": ["laboratory_samples"]}, {BASE: ["laboratory_samples"]}),
        ({"tython": ["doctor_pershing"], BASE: GATHERED[:1]}, {BASE: GATHERED[:2]}),
        ({"tython": GATHERED[2:], BASE: GATHERED[:2]}, {BASE: GATHERED}),
        ({BASE: GATHERED, "ambition": 3}, {BASE: GATHERED, "ambition": 4}),
        ({BASE: GATHERED, "ambition": 4, "at": BASE}, {BASE: GATHERED, "ambition": 4}),
        ({BASE: GATHERED, "ambition": 5}, {BASE: GATHERED, "ambition": 5, "at": BASE}),
        ({"hand": ["dark_troopers"], "credits": 3}, {"tython": ["dark_troopers"]}),
        ({"tython": ["the_client"]}, {"tython": [carrying("the_client", "beskar")]}),
        ({"credits": 2}, {"credits": 3}),
        ({"tython": ["fennec_shand"]}, {}),
        ({"rebels": ["razor_crest"]}, {}),
        ({"under": ["unexpected_help"]}, {}),
        ({"fleet": [engaged("outland_tie_fighter", "razor_crest")]}, {"fleet": ["outland_tie_fighter"]}),
        ({"hand": ["experimentation"]}, {}),
    ],
)
def test_what_is_better_for_him(worse, better):
    """
    Every step to the Objective counts, and what is in the way of it.
    """
    assert standing(**worse) < standing(**better)


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
