"""How Hela wins: eight Allies and Soul Marks at Odin's Vault with nobody opposing, at whatever moment; nothing else does it."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tests.games.villainous.infinite_power.hela import (
    BIFROST,
    GJOLL,
    HEL,
    VAULT,
    VILLAINS,
    bobs_turn,
    does,
    fated,
    gathered,
    is_won,
    marked,
    own_turn,
    plays,
    souls,
)

SWORDSMEN = ["draugr_swordsman"] * 4
DISIR = ["disir"] * 4


def vault(*cards, allies=0):
    """Say what lies at Odin's Vault: so many of Hela's Allies, and other cards."""
    return {"odins_vault": [*(SWORDSMEN + DISIR)[:allies], *cards]}


# ------------------------------------------------------------------------------------------------ the eighth


@pytest.mark.rule("MV-Q46")
def test_the_eighth_ally_wins(lay):
    """
    With seven Allies at the Vault, an eighth played there wins at once.
    """
    with own_turn(lay, **vault(allies=7), hand=["leah"], power=2) as scene:
        plays(scene, "Leah", VAULT)

        assert is_won(scene)
        assert str(scene.outcome.how) == "Hela has reached the Objective."


@pytest.mark.rule("MV-Q46")
def test_the_eighth_soul_wins(lay):
    """
    With seven Soul Marks, the next marked Hero defeated wins.
    """
    with own_turn(lay, vault=gathered(7), hel=["leah", marked("falcon")]) as scene:
        does(scene, "Vanquish")

        assert is_won(scene)


@pytest.mark.rule("MV-Q46")
def test_any_mix_wins(lay):
    """
    Five Allies and two Soul Marks lack one: Leah is enough.
    """
    with own_turn(lay, **vault(allies=5), vault=gathered(2), hand=["leah"], power=2) as scene:
        plays(scene, "Leah", VAULT)

        assert is_won(scene)


def test_the_seventh_wins_nothing(lay):
    """
    Seven are not enough.
    """
    with own_turn(lay, **vault(allies=3), vault=gathered(3), hand=["leah"], power=2) as scene:
        plays(scene, "Leah", VAULT)

        assert scene.outcome is None
        assert scene.card("hela").progress == "7 of 8 Allies and Soul Marks at Odin's Vault"


def test_an_ally_relocated_there_wins(lay):
    """
    A Relocate action may bring the eighth.
    """
    with own_turn(lay, **vault(allies=7), hel=["leah"]) as scene:
        does(scene, "Relocate", "Leah", VAULT)

        assert is_won(scene)


def test_fenris_wolf_running_there_does_not_win_beside_the_hero(lay):
    """
    He comes as the eighth, but a Hero stands there now.
    """
    with fated(lay, "falcon", VAULT, **vault(allies=7), gjoll=["fenris_wolf"]) as scene:
        scene["Ann"].confirms()

        assert (scene.card("fenris_wolf").at, scene.outcome) == (VAULT, None)


# ------------------------------------------------------------------------------------------------ who is in the way


@pytest.mark.rule("MV-Q46")
@pytest.mark.parametrize("opponent", ["falcon", of("Bob", "kid_loki")])
def test_who_stands_at_the_vault_keeps_her_from_winning(lay, opponent):
    """
    Neither with a Hero nor with Bob's Ally at the Vault does the eighth win.
    """
    with own_turn(lay, **vault(opponent, allies=7), hand=["leah"], power=2) as scene:
        plays(scene, "Leah", VAULT)
        if scene.decision.kind != "act":
            scene["Ann"].passes()

        assert scene.outcome is None


def test_a_hero_elsewhere_is_not_in_the_way(lay):
    """
    A Hero at Hel hinders nobody at the Vault.
    """
    with own_turn(lay, **vault(allies=7), hel=["falcon"], hand=["leah"], power=2) as scene:
        plays(scene, "Leah", VAULT)

        assert is_won(scene)


@pytest.mark.rule("MV-Q46")
def test_a_loose_item_is_not_in_the_way(lay):
    """
    The Dungeons of Asgard lie on top of the Vault: they are no character.
    """
    with own_turn(lay, **vault("dungeons_of_asgard", allies=7), hand=["leah"], power=2) as scene:
        plays(scene, "Leah", VAULT)

        assert is_won(scene)


@pytest.mark.rule("MV-207")
def test_the_last_opponent_gone_wins(lay):
    """
    With eight there, the Hero who is relocated away lets her win.
    """
    with own_turn(lay, **vault(marked("falcon"), allies=8), hand=["deaths_embrace"]) as scene:
        plays(scene, "Death's Embrace")

        assert is_won(scene)


@pytest.mark.rule("MV-219")
def test_the_last_opponent_removed_wins(lay):
    """
    A removal frees the Vault as well.
    """
    with own_turn(lay, **vault(marked("falcon"), allies=8), hand=["soul_for_a_soul"], power=1) as scene:
        plays(scene, "Soul for a Soul")

        assert is_won(scene)


# ------------------------------------------------------------------------------------------------ Allies who fight


@pytest.mark.rule("MV-106")
def test_allies_used_in_a_vanquish_count_no_more(lay):
    """
    Of eight Allies one is used against the Hero there: seven are left, and that wins nothing.
    """
    with own_turn(lay, **vault("falcon", allies=8)) as scene:
        does(scene, "Vanquish", "Draugr Swordsman (Odin's Vault)")
        scene["Ann"].passes()

        assert (scene.outcome, len(scene.card("odins_vault").bottom)) == (None, 7)


@pytest.mark.rule("MV-106")
def test_the_mark_of_the_target_makes_up_for_the_ally(lay):
    """
    If that Hero was marked, the mark takes the place of the Ally.
    """
    with own_turn(lay, **vault(marked("falcon"), allies=8)) as scene:
        does(scene, "Vanquish", "Draugr Swordsman (Odin's Vault)")
        scene["Ann"].passes()

        assert is_won(scene)


@pytest.mark.rule("MV-129")
def test_allies_who_stay_after_a_vanquish_count(lay):
    """
    Against a Hero without Strength nobody is lost: all eight count when it is over.
    """
    with own_turn(lay, **vault(with_tokens("falcon", -2), allies=8)) as scene:
        does(scene, "Vanquish", "Draugr Swordsman (Odin's Vault)")
        scene["Ann"].passes()

        assert is_won(scene)


# ------------------------------------------------------------------------------------------------ in others' turns


@pytest.mark.rule("MV-208")
def test_a_soul_in_bobs_turn_wins(lay):
    """
    Bob vanquishes a marked Hero in his own turn: with that Soul Mark Hela has won.
    """
    bob = {"at": "jotunheim", BIFROST: ["lady_loki", marked("falcon")]}
    with bobs_turn(lay, bob=bob, vault=gathered(7)) as scene:
        does(scene, "Vanquish", who="Bob")

        assert is_won(scene)


@pytest.mark.rule("MV-208")
def test_a_hero_whom_bob_takes_away_wins(lay):
    """
    Falcon's text fetches the last Hero from the Vault: Hela has won in Bob's turn.
    """
    with fated(lay, "falcon", HEL, "Black Widow", **vault("black_widow", allies=8)) as scene:
        assert is_won(scene)


# ------------------------------------------------------------------------------------------------ what does not count


def test_allies_elsewhere_do_not_count(lay):
    """
    The eighth at Gjoll wins nothing.
    """
    with own_turn(lay, **vault(allies=7), hand=["leah"], power=2) as scene:
        plays(scene, "Leah", GJOLL)

        assert scene.outcome is None


def test_allies_at_an_event_do_not_count(lay):
    """
    The eighth at an Event wins nothing.
    """
    kit = {"crises": [crisis("helicarrier_alert")]}
    with own_turn(lay, **vault(allies=7), hand=["leah"], power=2, kit=kit) as scene:
        plays(scene, "Leah", "Helicarrier Alert")

        assert scene.outcome is None


@pytest.mark.rule("MV-Q46")
def test_items_at_the_vault_do_not_count(lay):
    """
    The Nightsword is no Ally.
    """
    with own_turn(lay, **vault(allies=7), hand=["nightsword"], power=2) as scene:
        plays(scene, "Nightsword", VAULT)

        assert scene.outcome is None


def test_marks_on_heroes_do_not_count(lay):
    """
    A Soul Mark on a living Hero is not at the Vault.
    """
    with own_turn(lay, vault=gathered(7), hand=["marked_by_death"], power=1, hel=["falcon"]) as scene:
        plays(scene, "Marked by Death")

        assert (souls(scene), scene.outcome) == (7, None)


def test_bobs_allies_at_his_own_places_do_not_count(lay):
    """
    Eight Allies of Bob win nothing for anybody.
    """
    with lay(villains=VILLAINS, Ann={"at": "hel"}, Bob={BIFROST: ["kid_loki"] * 8}) as scene:
        does(scene, "Gain Power 2")

        assert scene.outcome is None


def test_angela_undoes_a_step(lay):
    """
    She takes a Soul Mark away: the eighth comes one short.
    """
    with fated(lay, "angela", HEL, **vault(allies=6), vault=gathered(1)) as scene:
        does(scene, "Pass", who="Bob")

        assert scene.outcome is None
        assert scene.card("hela").progress == "6 of 8 Allies and Soul Marks at Odin's Vault"
        does(scene, GJOLL)
