"""Strength: what is printed, tokens, and what holds only for a while (SW-109 to SW-114)."""

import pytest

from tabletop.games.villainous.star_wars.testing import captive, carrying, with_tokens
from tests.games.villainous.star_wars.deeds import aims_fate, goes_on, plays, uses_ambition


@pytest.mark.rule("SW-109")
def test_strength_is_what_is_printed_and_what_changes_it(war):
    """
    A Soldier's 2, 1 for the Shield, 1 for the Leader and 1 for a token are 5.
    """
    here = [carrying(with_tokens("soldier", 1), "shield"), "leader"]
    with war(Ann={"at": "camp", "camp": here}) as scene:
        assert scene.card("soldier", zone="bottom").strength == 5
        assert scene.card("leader").strength == 2


@pytest.mark.rule("SW-109", "SW-Q25")
def test_strength_is_never_below_zero(war):
    """
    Three -1 tokens on a Soldier make 0.
    """
    with war(Ann={"at": "camp", "camp": [with_tokens("soldier", -3)]}) as scene:
        assert scene.card("soldier", zone="bottom").strength == 0


@pytest.mark.rule("SW-Q25")
def test_everything_is_added_before_it_is_cut_at_zero(war):
    """
    Three -1 tokens and a Shield on a Soldier make 0, and with a Leader besides they make 1.
    """
    card = carrying(with_tokens("soldier", -3), "shield")
    with war(Ann={"at": "camp", "camp": [card]}) as scene:
        assert scene.card("soldier", zone="bottom").strength == 0
    with war(Ann={"at": "camp", "camp": [card, "leader"]}) as scene:
        assert scene.card("soldier", zone="bottom").strength == 1


@pytest.mark.rule("SW-110")
def test_vehicles_have_no_strength(war):
    """
    Neither of the two kinds shows one.
    """
    with war(Ann={"at": "camp", "fleet": ["frigate"], "rebels": ["cutter"]}) as scene:
        assert "strength" not in scene.card("frigate").has
        assert "strength" not in scene.card("cutter", zone="rebels").has


@pytest.mark.rule("SW-111")
def test_a_token_counts_as_long_as_it_lies_there(lay):
    """
    Plo Koon's token is there in the next turn, too.
    """
    ann = {"at": "utapau", "florrum": ["plo_koon"], "fate_deck": ["grievous_may_the_force_be_with_you"]}
    with lay(active=1, Ann=ann, Bob={"at": "the_bridge"}) as scene:
        aims_fate(scene["Bob"], "May the Force Be With You")
        scene["Bob"].passes()

        assert scene.card("plo_koon").strength == 4
        assert scene.card("plo_koon").tokens == {"PLUS": 1}
        scene["Ann"].picks("Florrum")


@pytest.mark.rule("SW-111", "SW-Q40")
def test_tokens_go_back_when_their_card_leaves_play(war):
    """
    A Guardian who was vanquished with tokens comes back without any.
    """
    here = [with_tokens("guardian", -2), with_tokens("brute", 1)]
    with war(Ann={"at": "camp", "camp": here}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card("guardian", zone="fate_discard").tokens == {}
        assert scene.card("brute", zone="discard").tokens == {}


@pytest.mark.rule("SW-Q40")
def test_tokens_go_back_when_a_card_is_removed(war):
    """
    A Soldier who was removed has no token on the pile.
    """
    with war(Ann={"at": "camp", "hand": ["sacrifice"], "camp": [with_tokens("soldier", 2)]}) as scene:
        plays(scene["Ann"], "Sacrifice")

        assert scene.card("soldier", zone="discard").tokens == {}


@pytest.mark.rule("SW-Q01")
def test_there_are_tokens_enough(war):
    """
    Twenty +1 tokens lie on one Soldier, more than there are in the box.
    """
    with war(Ann={"at": "camp", "camp": [with_tokens("soldier", 20)]}) as scene:
        assert scene.card("soldier", zone="bottom").strength == 22


@pytest.mark.rule("SW-112")
def test_strength_without_a_token_holds_while_its_cause_holds(war):
    """
    A Soldier has 1 more beside the Leader, and no more when the Leader is removed.
    """
    with war(Ann={"at": "camp", "hand": ["sacrifice"], "camp": ["soldier"], "fort": ["leader"]}) as scene:
        assert scene.card("soldier", zone="bottom").strength == 3
        plays(scene["Ann"], "Sacrifice", "Leader")

        assert scene.card("soldier", zone="bottom").strength == 2


@pytest.mark.rule("SW-112", "SW-114")
def test_strength_while_something_holds_leaves_no_token(war):
    """
    The Leader puts no token on the Soldier.
    """
    with war(Ann={"at": "camp", "camp": ["soldier", "leader"]}) as scene:
        assert scene.card("soldier", zone="bottom").tokens == {}


@pytest.mark.rule("SW-112")
def test_strength_is_counted_again_when_an_ally_comes(lay):
    """
    B1 Battle Droids are stronger as soon as another Ally is maneuvered to them.
    """
    with lay(Ann={"at": "utapau", "florrum": ["b1_battle_droids"], "saleucami": ["gor"]}) as scene:
        assert scene.card("b1_battle_droids", zone="bottom").strength == 0
        goes_on(scene["Ann"], "Maneuver", "Gor", "Florrum")

        assert scene.card("b1_battle_droids", zone="bottom").strength == 1


@pytest.mark.rule("SW-113")
@pytest.mark.parametrize("grogu", ["grogu", captive("grogu")])
def test_the_mandalorian_is_stronger_with_grogu_on_either_side(lay, grogu):
    """
    4 alone, and 6 with Grogu at his location.
    """
    with lay(Bob={"tython": ["the_mandalorian", grogu]}) as scene:
        assert scene.card("the_mandalorian").strength == 6
    with lay(Bob={"tython": ["the_mandalorian"], "the_bridge": [grogu]}) as scene:
        assert scene.card("the_mandalorian").strength == 4


@pytest.mark.rule("SW-113")
def test_it_ends_when_they_part_and_returns_when_they_meet(lay):
    """
    Grogu is maneuvered away, and in a later turn back again.
    """
    ann = {"at": "old_imperial_base", "tython": ["the_mandalorian", captive("grogu")]}
    with lay(villains=("moff_gideon", "general_grievous"), Ann=ann) as scene:
        goes_on(scene["Ann"], "Maneuver", "The Bridge")
        assert scene.card("the_mandalorian").strength == 4
        scene["Ann"].passes()
        goes_on(scene["Bob"], "Florrum", "Pass")
        goes_on(scene["Ann"], "Tython", "Pass")
        goes_on(scene["Bob"], "Utapau", "Pass")
        goes_on(scene["Ann"], "Old Imperial Base", "Maneuver", "Tython")

        assert scene.card("the_mandalorian").strength == 6


@pytest.mark.rule("SW-Q56")
def test_every_hero_gets_a_token_that_stays(lay):
    """
    Me and the Kid Will Survive puts a token on each Hero there is, and none on one who comes later.
    """
    ann = {"hand": ["me_and_the_kid_will_survive", "you_have_something_i_want"], "fate_deck": ["koska_reeves"]}
    with lay(
        villains=("moff_gideon", "general_grievous"),
        Ann={**ann, "at": "nevarro_city", "ambition": 9, "tython": ["fennec_shand"]},
    ) as scene:
        uses_ambition(scene["Ann"], "Play Me and the Kid Will Survive")
        scene["Ann"].passes()
        goes_on(scene["Bob"], "Florrum", "Pass")
        scene["Ann"].picks("The Bridge")
        uses_ambition(scene["Ann"], "Play You Have Something I Want", "Tython")

        assert scene.card("fennec_shand").tokens == {"MINUS": 1}
        assert scene.card("koska_reeves").tokens == {}


@pytest.mark.rule("SW-Q56")
def test_mace_windu_puts_a_token_on_every_ally(lay):
    """
    They stay weak when he is gone.
    """
    ann = {"florrum": ["gor"], "utapau": ["magna_guard"], "fate_deck": ["mace_windu", "retreat"]}
    with lay(active=1, Ann=ann, Bob={"at": "the_bridge"}) as scene:
        aims_fate(scene["Bob"], "Mace Windu", "Saleucami")

        assert scene.card("gor").tokens == scene.card("magna_guard", zone="bottom").tokens == {"MINUS": 1}


@pytest.mark.rule("SW-109", "SW-017")
def test_where_a_strength_comes_from_is_told(war):
    """
    Everybody may have the Soldier's Strength explained: what is printed, the token and the Shield.
    """
    with war(Ann={"at": "camp", "camp": [carrying(with_tokens("soldier", 1), "shield")]}) as scene:
        soldier = next(card for zone in scene.view("Bob").zones if zone.name == "bottom" for card in zone.cards)
        told = scene.match.explain(soldier.id, "strength", seat=1)

        assert told.value == 4
