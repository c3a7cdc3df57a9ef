"""How Moff Gideon wins: he, Doctor Pershing and the captured Grogu at Laboratory Samples, and 5 Ambition for that Item."""

import pytest

from tabletop import Rule, forbids
from tabletop.games.villainous import ActionTaken
from tabletop.games.villainous.star_wars import StarWarsVillainous
from tabletop.games.villainous.star_wars.testing import captive, carrying, engaged, sector
from tabletop.games.villainous.words import taking
from tests.games.villainous.star_wars.gideon import ambition, fate, gideon, lying, money, open_symbols

WIN = "Laboratory Samples: Experiment on Grogu, and win"
READY = ("laboratory_samples", "doctor_pershing", captive("grogu"))
#: Something else that he could do with Ambition at any time.
MARCH = "Death Troopers: Maneuver it"


def about_to_win(*there, place="nevarro_city", game="star-wars-villainous", **told):
    """Lay what Moff Gideon needs at a place, where he stands with 5 Ambition, unless something else is said."""
    return gideon(game=game, Ann={"at": place, "ambition": 5, place: list(there or READY), **told})


def cannot_experiment(scene):
    """Make sure that Ann can't use Laboratory Samples, though she can take an Ambition action for Death Troopers."""
    scene["Ann"].picks("Ambition")
    scene.cannot_pick(WIN)
    scene["Ann"].picks(MARCH)
    scene["Ann"].picks(scene.options[0])
    assert scene.outcome is None


# ------------------------------------------------------------------------------------------------ won


@pytest.mark.rule("SW-217")
def test_he_wins_at_once():
    """
    The Ambition is paid, the match is over in the middle of the turn, and Moff Gideon has won it.
    """
    with about_to_win() as scene:
        ambition(scene, WIN)

        assert scene.outcome.winners == (0,)
        assert "Moff Gideon has reached the Objective." in str(scene.outcome.how)
        assert money(scene, "Ann") == (0, 0)


def test_he_wins_where_the_ambition_symbol_is_in_the_lower_row():
    """
    At Old Imperial Base no Hero can cover it: with Fennec Shand there he wins all the same.
    """
    with about_to_win(*READY, "fennec_shand", place="old_imperial_base") as scene:
        ambition(scene, WIN)

        assert scene.outcome.winners == (0,)


def test_he_wins_in_the_turn_after_captured():
    """
    Captured brings Grogu to Old Imperial Base; Moff Gideon goes there in his next turn, and wins.
    """
    told = {"hand": ["gideon_captured"], "ambition": 9, "fate_deck": ["grogu"]}
    with gideon(Ann={"at": "nevarro_city", **told, "old_imperial_base": list(READY[:2])}) as scene:
        ambition(scene, "Play Captured", "Old Imperial Base")
        scene["Ann"].passes()
        scene["Bob"].picks("Utapau")
        scene["Bob"].passes()
        scene["Ann"].picks("Old Imperial Base")
        assert money(scene, "Ann") == (0, 5)
        ambition(scene, WIN)

        assert scene.outcome.winners == (0,)


def test_he_wins_when_dark_troopers_have_captured_grogu():
    """
    Grogu covers the Ambition symbol of The Bridge, until Dark Troopers capture him from elsewhere.
    """
    told = {
        "at": "old_imperial_base",
        "the_bridge": ["laboratory_samples", "doctor_pershing", "dark_troopers", "grogu"],
    }
    with gideon(Ann={**told, "ambition": 4}) as scene:
        assert open_symbols(scene, "the_bridge") == ["fate", "play"]
        ambition(scene, "Dark Troopers: Move Grogu to the Villain side")
        scene["Ann"].passes()
        scene["Bob"].picks("Utapau")
        scene["Bob"].passes()
        scene["Ann"].picks("The Bridge")
        ambition(scene, WIN)

        assert scene.outcome.winners == (0,)


def test_he_wins_with_samples_that_were_maneuvered():
    """
    Laboratory Samples can be brought to Grogu and Doctor Pershing instead.
    """
    told = {"ambition": 5, "old_imperial_base": list(READY[1:]), "the_bridge": ["laboratory_samples"]}
    with gideon(Ann={"at": "old_imperial_base", **told}) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Laboratory Samples")
        scene["Ann"].picks("Old Imperial Base")
        ambition(scene, WIN)

        assert scene.outcome.winners == (0,)


def test_he_wins_with_heroes_and_restrictions_about():
    """
    Unexpected Help under his mover and a Hero elsewhere do not stop him.
    """
    with about_to_win(under=["unexpected_help"], tython=["fennec_shand"]) as scene:
        ambition(scene, WIN)

        assert scene.outcome.winners == (0,)


# ------------------------------------------------------------------------------------------------ something is missing


def test_he_does_not_win_without_being_there_himself():
    """
    With his mover at The Bridge nothing can be done with what lies at Nevarro City.
    """
    with about_to_win(at="the_bridge", tython=["death_troopers"]) as scene:
        cannot_experiment(scene)


def test_he_does_not_win_from_a_vehicle():
    """
    On an Ally Vehicle he is at none of the locations.
    """
    with about_to_win(at="outland_tie_fighter", fleet=["outland_tie_fighter"], tython=["death_troopers"]) as scene:
        cannot_experiment(scene)


def test_he_does_not_win_without_grogu_in_play():
    """
    As long as Grogu is in the Fate deck there is nobody to experiment on.
    """
    with about_to_win(*READY[:2], "death_troopers") as scene:
        cannot_experiment(scene)


def test_he_does_not_win_with_grogu_elsewhere():
    """
    A captive at Tython is not at Nevarro City.
    """
    with about_to_win(*READY[:2], "death_troopers", tython=[captive("grogu")]) as scene:
        cannot_experiment(scene)


def test_he_does_not_win_with_grogu_on_the_hero_side():
    """
    At Old Imperial Base, where Grogu covers no Ambition symbol, he is there, but he is not captured.
    """
    with about_to_win(*READY[:2], "grogu", "death_troopers", place="old_imperial_base") as scene:
        cannot_experiment(scene)


def test_he_does_not_win_without_doctor_pershing():
    """
    With Doctor Pershing in hand nobody can experiment.
    """
    with about_to_win(READY[0], READY[2], "death_troopers", hand=["doctor_pershing"]) as scene:
        cannot_experiment(scene)


def test_he_does_not_win_with_doctor_pershing_elsewhere():
    """
    Doctor Pershing has to be at the same place.
    """
    with about_to_win(READY[0], READY[2], "death_troopers", tython=["doctor_pershing"]) as scene:
        cannot_experiment(scene)


def test_he_does_not_win_with_the_samples_elsewhere():
    """
    It is the place of Laboratory Samples that counts.
    """
    with about_to_win(*READY[1:], "death_troopers", tython=["laboratory_samples"]) as scene:
        cannot_experiment(scene)


def test_he_does_not_win_with_samples_that_were_maneuvered_away():
    """
    Once Laboratory Samples lie elsewhere, all that was ready is so no more.
    """
    with about_to_win(*READY, "death_troopers", place="old_imperial_base") as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Laboratory Samples")
        scene["Ann"].picks("The Bridge")

        cannot_experiment(scene)


def test_he_does_not_win_with_four_ambition():
    """
    It costs 5: with 4 he can't, however many Credits he has.
    """
    with about_to_win(ambition=4, credits=9) as scene:
        scene.cannot_pick("Ambition")


@pytest.mark.rule("SW-Q44")
def test_he_does_not_win_on_tython():
    """
    There is no Ambition symbol on Tython, and Laboratory Samples are none.
    """
    with about_to_win(place="tython") as scene:
        scene.cannot_pick("Ambition")


def test_he_does_not_win_while_a_hero_covers_the_ambition_symbol():
    """
    Fennec Shand at Nevarro City covers it.
    """
    with about_to_win(*READY, "fennec_shand") as scene:
        assert scene.why_not("Ambition") == "Something lies over that symbol."


def test_he_wins_when_that_hero_is_vanquished():
    """
    A Vanquish uncovers the symbol, which can be used in the same turn (SW-046).
    """
    with about_to_win(*READY, "koska_reeves", "death_troopers") as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Death Troopers")
        scene["Ann"].passes()
        ambition(scene, WIN)

        assert scene.outcome.winners == (0,)


def test_he_does_not_win_with_a_symbol_that_is_used():
    """
    One Ambition symbol is one use: who has marched with Death Troopers has to come back.
    """
    with about_to_win(tython=["death_troopers"]) as scene:
        ambition(scene, MARCH, "The Bridge")

        assert scene.why_not("Ambition") == "You have used that symbol this turn."


def test_he_does_not_win_by_being_ready():
    """
    All is there at the start of General Grievous' turn: nothing happens until Moff Gideon uses the Item.
    """
    with sector(Ann={"at": "utapau"}, Bob={"at": "nevarro_city", "ambition": 9, "nevarro_city": list(READY)}) as scene:
        assert scene.outcome is None


# ------------------------------------------------------------------------------------------------ Grogu is freed again


def bob_cannot_win(scene):
    """Have Ann end her turn, and Bob come to Old Imperial Base, where all was ready: there is nothing to do with Ambition."""
    scene["Ann"].passes()
    scene["Bob"].picks("Old Imperial Base")
    scene.cannot_pick("Ambition")


def nearly(**told):
    """Say what Bob has, who is Moff Gideon at Tython, if all is ready for him at Old Imperial Base."""
    return {"at": "tython", "ambition": 5, "old_imperial_base": list(READY), **told}


def test_he_would_win_in_his_next_turn():
    """
    If nothing is done against it, Moff Gideon goes to Old Imperial Base and wins.
    """
    with fate("the_bounty", **nearly()) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Old Imperial Base")
        scene["Bob"].picks("Ambition")
        scene["Bob"].picks(WIN)

        assert scene.outcome.winners == (1,)


def test_the_jedi_free_grogu():
    """
    On the Hero side of that very place Grogu is captured no more.
    """
    with fate("the_jedi", "Old Imperial Base", **nearly()) as scene:
        bob_cannot_win(scene)


def test_self_protection_takes_grogu_away():
    """
    Captured still, he is at another place than Doctor Pershing.
    """
    with fate("self_protection", "Tython", **nearly()) as scene:
        assert lying(scene, "tython") == ("Grogu",)
        bob_cannot_win(scene)


def test_unexpected_help_frees_grogu_and_defeats_the_doctor():
    """
    Grogu is on the Hero side, and Doctor Pershing on the discard pile.
    """
    with fate("unexpected_help", **nearly()) as scene:
        assert "Doctor Pershing" in scene["Bob"].zone("discard")
        bob_cannot_win(scene)


def test_the_razor_crest_takes_grogu_away():
    """
    It moves him, captured as he is, to another place.
    """
    with fate("razor_crest", "Grogu", "The Bridge", **nearly()) as scene:
        bob_cannot_win(scene)


def test_bo_katan_kryze_takes_the_ambition():
    """
    With the Darksaber in play 5 Ambition are 3, and 4 in his turn.
    """
    told = nearly(tython=[carrying("dark_troopers", "darksaber")], ambition=5)
    with fate("bo_katan_kryze", "The Bridge", **told) as scene:
        bob_cannot_win(scene)


# ------------------------------------------------------------------------------------------------ a ban


class NoAmbition(Rule):
    """A ban on Ambition actions, as a Restriction of another Villain has it."""

    @forbids(ActionTaken, taking("ambition"))
    def ban(self, taken):
        """Say that nobody takes one."""
        return True


class WarWithoutAmbition(StarWarsVillainous):
    """The game with that ban."""

    rules = (*StarWarsVillainous.rules, NoAmbition)


def test_he_does_not_win_while_ambition_actions_are_forbidden():
    """
    All is ready and paid for, but the ban counts (SW-216).
    """
    with about_to_win(game=WarWithoutAmbition) as scene:
        assert scene.why_not("Ambition") == "Something forbids you that action."


def test_he_does_not_win_by_a_vehicle_that_is_engaged():
    """
    On the Outland TIE Fighter a Hero Vehicle covers the Ambition symbol.
    """
    ship = engaged("outland_tie_fighter", "razor_crest")
    with about_to_win(at="outland_tie_fighter", fleet=[ship]) as scene:
        assert scene.why_not("Ambition") == "Something lies over that symbol."


# ------------------------------------------------------------------------------------------------ what is told of it


def test_his_progress_is_told():
    """
    Everybody can read where the three are, and whether Grogu is captured.
    """
    with gideon(Ann={"at": "tython", "the_bridge": [captive("grogu"), "doctor_pershing"]}) as scene:
        assert scene.card("moff_gideon").progress == "Grogu captured at The Bridge, Doctor Pershing at The Bridge"


def test_his_progress_is_told_of_a_free_grogu():
    """
    On the Hero side Grogu is only said to be there.
    """
    with gideon(Ann={"at": "tython", "the_bridge": ["grogu", "laboratory_samples"]}) as scene:
        assert scene.card("moff_gideon").progress == "Grogu at The Bridge, Laboratory Samples at The Bridge"


def test_his_progress_is_told_before_anything_is_ready():
    """
    With none of them in play that is what is said.
    """
    with gideon(Ann={"at": "tython"}) as scene:
        assert scene.card("moff_gideon").progress == "Nothing is ready"
