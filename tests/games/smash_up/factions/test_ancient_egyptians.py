"""The Ancient Egyptians, card by card."""

import pytest

from tabletop.testing import laid

#: With a Pharaoh they have 25 power, just enough for Longhouse to score.
FOUR_LORDS = ["Zombie Lord"] * 4
FIVE_LORDS = ["Zombie Lord"] * 5
#: What the facts say at the start of Ann's turn.
STARTING = {"phase": "start turn", "free_minion": False, "free_action": False}
UNCOVER = "Uncover a card"


def starting(smash, bases, **told):
    """Lay a table at the start of Ann's turn."""
    return smash(bases, **STARTING, **told)


def uncovers(scene, card=None):
    """Have Ann use her right to uncover a card, and say which one if she has several."""
    (right,) = [label for label in scene.options if UNCOVER in label]
    scene["Ann"].picks(right)
    if card is not None:
        scene["Ann"].picks(card)


def drawn(scene, player):
    """Count the cards that a player has drawn."""
    return len([event for event in scene.events("Drew") if event.text.english.startswith(player)])


def powers(scene, base):
    """Return the power that everybody has at a base, by seat."""
    return next(there.values["powers"] for there in scene.view().zone("bases").cards if there.name == base)


# ------------------------------------------------------------------------------------------------ Pharaoh


def test_pharaoh_draws_when_a_buried_card_is_uncovered_at_any_base(smash):
    """
    Ann uncovers a Mummy at another base than Pharaoh's, and draws a card without being asked.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh"]}, "Pyramids": {"buried": {"Ann": ["Mummy"]}}}
    with starting(smash, bases) as scene:
        uncovers(scene)

        assert scene.card("Pyramids").minions == ("Mummy",)
        assert len(scene["Ann"].hand) == 1


def test_pharaoh_draws_also_for_cards_of_other_players(smash):
    """
    Bob uncovers a card at the start of his turn: Ann has Pharaoh, and draws.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh"]}, "Pyramids": {"buried": {"Bob": ["Mummy"]}}}
    with smash(bases) as scene:
        scene["Ann"].passes()
        assert len(scene["Ann"].hand) == 2
        (right,) = [label for label in scene.options if UNCOVER in label]
        scene["Bob"].picks(right)

        assert len(scene["Ann"].hand) == 3
        assert scene["Bob"].hand == ()


@pytest.mark.rule("SU-197")
def test_pharaoh_draws_once_the_uncovered_card_is_dealt_with(smash):
    """
    The uncovered Walker first discards the top card; then Pharaoh draws the next one.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh"], "buried": {"Ann": ["Walker"]}}}
    with starting(smash, bases, Ann={"deck": ["Tomb Trap", "Lost Knowledge"]}) as scene:
        uncovers(scene)
        scene["Ann"].confirms()

        assert scene["Ann"].zone("discard") == ("Tomb Trap",)
        assert scene["Ann"].hand == ("Lost Knowledge",)


def test_pharaoh_draws_nothing_for_itself(smash):
    """
    Ruling: a Pharaoh that is itself uncovered draws nothing.
    """
    with starting(smash, {"Longhouse": {"buried": {"Ann": ["Pharaoh"]}}}) as scene:
        uncovers(scene)

        assert scene.card("Longhouse").minions == ("Pharaoh",)
        assert scene["Ann"].hand == ()


def test_pharaoh_of_another_player_draws_when_a_pharaoh_is_uncovered(smash):
    """
    Ann uncovers her Pharaoh: that is another card for Bob's, who draws.
    """
    bases = {"Longhouse": {"Bob": ["Pharaoh"], "buried": {"Ann": ["Pharaoh"]}}}
    with starting(smash, bases) as scene:
        uncovers(scene)

        assert scene["Ann"].hand == ()
        assert len(scene["Bob"].hand) == 1


@pytest.mark.rule("SU-135")
def test_pharaoh_draws_nothing_while_it_is_buried_itself(smash):
    """
    Ruling: Pharaoh has to be in play, face up, while the other card is uncovered.
    """
    with starting(smash, {"Longhouse": {"buried": {"Ann": ["Pharaoh", "Mummy"]}}}) as scene:
        uncovers(scene, "Mummy")

        assert scene["Ann"].hand == ()


@pytest.mark.rule("SU-147")
def test_pharaoh_draws_also_for_a_card_that_can_not_be_played(smash):
    """
    Ruling: Dynamite Surprise is turned up and discarded: it has been uncovered, so Ann draws.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh"], "buried": {"Ann": ["Dynamite Surprise"]}}}
    with starting(smash, bases) as scene:
        uncovers(scene)

        assert scene["Ann"].zone("discard") == ("Dynamite Surprise",)
        assert len(scene["Ann"].hand) == 1


def test_pharaoh_draws_nothing_when_a_card_is_buried(smash):
    """
    Only uncovering counts.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh", "Pyramid Engineer"]}}
    with smash(bases, Ann=["Mummy", "Tomb Trap"]) as scene:
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks("Tomb Trap")

        assert scene["Ann"].hand == ("Mummy",)


@pytest.mark.rule("SU-143")
def test_pharaoh_uncovers_a_minion_before_its_base_scores(smash):
    """
    Rulings: the card that Pharaoh uncovers is played at once, lands on the scoring base and counts; Pharaoh draws for it.
    """
    there = {"Ann": ["Pharaoh", *FOUR_LORDS], "Bob": ["Archmage"], "buried": {"Ann": ["Priest of Anubis"]}}
    with smash({"Longhouse": there, "Saloon": {}}, Bob=["Lost Knowledge"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()

        assert scene.card("Longhouse").minions[-1] == "Priest of Anubis"
        assert powers(scene, "Longhouse") == (29, 4)
        assert len(scene["Ann"].hand) == 1
        scene.nobody_reacts()


def test_pharaoh_chooses_among_its_players_cards_at_its_base(smash):
    """
    Neither Bob's buried card nor one of Ann at another base is among those that Pharaoh may uncover before scoring.
    """
    there = {"Ann": ["Pharaoh", *FOUR_LORDS], "buried": {"Ann": ["Archmage", "Walker"], "Bob": ["Mummy"]}}
    with smash({"Longhouse": there, "Saloon": {"buried": {"Ann": ["Chronomage"]}}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene.can_pick_exactly("Archmage", "Walker")
        scene["Ann"].picks("Archmage")
        scene.nobody_reacts()

        assert scene.card("Saloon").buried == ("Chronomage",)


def test_pharaoh_need_not_uncover_before_scoring(smash):
    """
    Ann declines: her buried card is discarded with the base, and nothing is drawn for it.
    """
    there = {"Ann": ["Pharaoh", *FOUR_LORDS], "buried": {"Ann": ["Archmage"]}}
    with smash({"Longhouse": there, "Saloon": {}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].declines()
        scene.nobody_reacts()

        assert "Archmage" in scene["Ann"].zone("discard")
        scene.did_not_happen("Uncovered")


def test_pharaoh_uncovers_only_when_its_own_base_scores(smash):
    """
    Another base scores: Pharaoh, elsewhere, uncovers nothing.
    """
    bases = {"Longhouse": {"Ann": FIVE_LORDS}, "Saloon": {"Ann": ["Pharaoh"], "buried": {"Ann": ["Archmage"]}}}
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene.nobody_reacts()

        scene.happened("Scores")
        assert scene.card("Saloon").buried == ("Archmage",)


def test_pharaoh_makes_standard_actions_work_before_scoring(smash):
    """
    Ruling: an ordinary action that is uncovered before scoring is resolved, not just discarded.
    """
    there = {"Ann": ["Pharaoh", *FOUR_LORDS], "buried": {"Ann": ["Mystic Studies"]}}
    with smash({"Longhouse": there, "Saloon": {}}, Bob=["Lost Knowledge"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()

        assert len(scene["Ann"].hand) == 3
        assert "Mystic Studies" in scene["Ann"].zone("discard")
        scene.nobody_reacts()


# ------------------------------------------------------------------------------------------------ Priest of Anubis


def test_priest_of_anubis_has_more_power_over_a_buried_card(smash):
    """
    While Ann has a card buried where her Priest of Anubis is, it has 6 power.
    """
    with smash({"Longhouse": {"Ann": ["Priest of Anubis"], "buried": {"Ann": ["Mummy"]}}}) as scene:
        assert scene.card("Priest of Anubis", of="Ann").power == 6


def test_priest_of_anubis_does_not_count_the_cards(smash):
    """
    Ruling: two buried cards give no more than one.
    """
    with smash({"Longhouse": {"Ann": ["Priest of Anubis"], "buried": {"Ann": ["Mummy", "Pharaoh"]}}}) as scene:
        assert scene.card("Priest of Anubis", of="Ann").power == 6


@pytest.mark.parametrize(
    "bases",
    [
        {"Longhouse": {"Ann": ["Priest of Anubis"]}},
        {"Longhouse": {"Ann": ["Priest of Anubis"], "buried": {"Bob": ["Mummy"]}}},
        {"Longhouse": {"Ann": ["Priest of Anubis"]}, "Saloon": {"buried": {"Ann": ["Mummy"]}}},
    ],
    ids=["nothing buried", "another player's", "elsewhere"],
)
def test_priest_of_anubis_needs_a_card_of_its_player_here(smash, bases):
    """
    Ruling: a card of another player does not count, nor does one at another base.
    """
    with smash(bases) as scene:
        assert scene.card("Priest of Anubis", of="Ann").power == 4


def test_priest_of_anubis_loses_the_power_when_the_last_card_is_uncovered(smash):
    """
    Ruling: the bonus goes as soon as the last buried card is uncovered.
    """
    with starting(smash, {"Longhouse": {"Ann": ["Priest of Anubis"], "buried": {"Ann": ["Mummy"]}}}) as scene:
        uncovers(scene)

        assert scene.card("Priest of Anubis", of="Ann").power == 4


@pytest.mark.rule("SU-136")
def test_priest_of_anubis_has_no_power_while_buried(smash):
    """
    Buried beside another card it adds nothing to its base.
    """
    with smash({"Longhouse": {"buried": {"Ann": ["Priest of Anubis", "Mummy"]}}}) as scene:
        assert sum(powers(scene, "Longhouse")) == 0


# ------------------------------------------------------------------------------------------------ Pyramid Engineer


def test_pyramid_engineer_may_uncover_a_card_here(smash):
    """
    Played where Ann has a card buried, Pyramid Engineer may uncover it: it is played as an extra.
    """
    with smash({"Longhouse": {"buried": {"Ann": ["Enchantress"]}}}, Ann=["Pyramid Engineer", "Summon"]) as scene:
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks("Enchantress")

        assert scene.card("Longhouse").minions == ("Pyramid Engineer", "Enchantress")
        assert len(scene["Ann"].hand) == 2


def test_pyramid_engineer_need_not_uncover(smash):
    """
    Ann leaves the card buried.
    """
    with smash({"Longhouse": {"buried": {"Ann": ["Enchantress"]}}}, Ann=["Pyramid Engineer"]) as scene:
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].passes()

        assert scene.card("Longhouse").buried == ("Enchantress",)


def test_pyramid_engineer_uncovers_only_your_own_cards_here(smash):
    """
    Ruling: Bob's card and one at another base can't be chosen: there is nothing to ask.
    """
    bases = {"Longhouse": {"buried": {"Bob": ["Mummy"]}}, "Saloon": {"buried": {"Ann": ["Walker"]}}}
    with smash(bases, Ann=["Pyramid Engineer"]) as scene:
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks("Longhouse")

        scene.expect("Ann", kind="play")
        assert scene.card("Saloon").buried == ("Walker",)


@pytest.mark.rule("SU-143")
def test_pyramid_engineer_uncovered_card_is_an_extra(smash):
    """
    The uncovered action uses up no free play: Ann plays one from her hand as well.
    """
    bases = {"Longhouse": {"buried": {"Ann": ["Mystic Studies"]}}}
    with smash(bases, Ann={"hand": ["Pyramid Engineer", "Scry"]}) as scene:
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks("Mystic Studies")

        assert scene.facts.free_action
        assert scene["Ann"].zone("discard") == ("Mystic Studies",)
        scene.can_pick("Scry")


@pytest.mark.rule("SU-052", "SU-128")
def test_pyramid_engineer_talent_buries_a_card_unseen(smash):
    """
    Ann buries a card from her hand where Pyramid Engineer is; Bob does not see which.
    """
    with smash({"Longhouse": {"Ann": ["Pyramid Engineer"]}, "Saloon": {}}, Ann=["Mummy", "Tomb Trap"]) as scene:
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks("Tomb Trap")

        assert scene.card("Longhouse").buried == ("Tomb Trap",)
        assert not scene["Bob"].sees("Tomb Trap")
        assert scene.facts.free_action


@pytest.mark.rule("SU-053")
def test_pyramid_engineer_talent_works_on_the_turn_it_arrives_and_once(smash):
    """
    Ruling: the talent works once each turn, also on the turn on which Pyramid Engineer is played.
    """
    with smash({"Longhouse": {}}, Ann=["Pyramid Engineer", "Mummy", "Tomb Trap"]) as scene:
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks("Mummy")

        scene.cannot_pick("Pyramid Engineer")


def test_pyramid_engineer_talent_needs_a_card_in_hand(smash):
    """
    With an empty hand there is nothing to bury.
    """
    with smash({"Longhouse": {"Ann": ["Pyramid Engineer"]}}) as scene:
        scene.cannot_pick("Pyramid Engineer")


def test_pyramid_engineer_of_another_player_builds_nothing(smash):
    """
    The talent of Bob's Pyramid Engineer is not Ann's to use, nor his on her turn.
    """
    with smash({"Longhouse": {"Bob": ["Pyramid Engineer"]}}, Ann=["Mummy"], Bob=["Mummy"]) as scene:
        scene.cannot_pick("Pyramid Engineer")


# ------------------------------------------------------------------------------------------------ Mummy


def scores_with_mummy(smash, *, there=None, mummy="Mummy", other="Saloon", **told):
    """Lay Longhouse about to score, with a Mummy of Ann and enough else, and have Ann end her phase."""
    longhouse = {"Ann": [mummy, *FIVE_LORDS], **(there or {})}
    scene = smash({"Longhouse": longhouse, other: {}, "So-So Corral": {}}, **told)
    scene["Ann"].passes()
    return scene


@pytest.mark.rule("SU-089", "SU-090")
def test_mummy_may_be_buried_at_another_base_after_scoring(smash):
    """
    After Longhouse has scored Ann buries her Mummy at Saloon: it is not discarded with the others.
    """
    with scores_with_mummy(smash) as scene:
        scene["Ann"].confirms()
        scene["Ann"].picks("Saloon")
        scene.nobody_reacts()

        mummy = scene.card("Mummy", zone="buried")
        assert scene.card("Saloon").buried == ("Mummy",)
        assert (mummy.face_up, mummy.controller) == (False, "Ann")
        assert "Mummy" not in scene["Ann"].zone("discard")


def test_mummy_may_stay_and_be_discarded(smash):
    """
    The burial is up to Ann.
    """
    with scores_with_mummy(smash) as scene:
        scene["Ann"].declines()
        scene.nobody_reacts()

        assert "Mummy" in scene["Ann"].zone("discard")
        scene.did_not_happen("Buried")


@pytest.mark.rule("SU-252")
def test_mummy_never_visits_hand_or_discard_pile(smash):
    """
    Ruling: it goes straight under the other base: Sakura Garden, which draws for minions that are discarded, does not see it.
    """
    there = {"Ann": ["Mummy"], "Bob": FOUR_LORDS}
    with smash({"Sakura Garden": there, "Saloon": {}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene.nobody_reacts()
        while scene.decision.kind == "order":
            scene["Ann"].picks(scene.options[0])

        assert scene.card("Saloon").buried == ("Mummy",)
        assert (drawn(scene, "Ann"), drawn(scene, "Bob")) == (2, 1)
        scene.did_not_happen("Returned")


def test_mummy_can_not_be_buried_at_its_own_base_or_the_next_one(smash):
    """
    Ruling: the base that replaces the scored one is not there yet, and the scored one is no other base.
    """
    with scores_with_mummy(smash) as scene:
        scene["Ann"].confirms()
        scene.can_pick_exactly("Saloon", "So-So Corral")
        scene["Ann"].picks("So-So Corral")
        scene.nobody_reacts()


def test_mummy_loses_what_lies_on_it(smash):
    """
    Ruling: counters and cards on it are discarded before it is buried.
    """
    curse = laid("Ancient Curse", owner="Bob")
    mummy = laid("Mummy", owner="Ann", counters={"COUNTER": 2}, attached=[curse])
    with scores_with_mummy(smash, mummy=mummy) as scene:
        scene["Ann"].confirms()
        scene["Ann"].picks("Saloon")
        scene.nobody_reacts()

        assert scene.card("Mummy", zone="buried").counters == {}
        assert "Ancient Curse" in scene["Bob"].zone("discard")


@pytest.mark.rule("SU-135", "SU-251")
def test_mummy_that_is_still_buried_can_not_do_it(smash):
    """
    Ruling: a face-down Mummy is discarded with its base.
    """
    there = {"Ann": FIVE_LORDS, "buried": {"Ann": ["Mummy"]}}
    with smash({"Longhouse": there, "Saloon": {}}) as scene:
        scene["Ann"].passes()
        scene.nobody_reacts()

        assert "Mummy" in scene["Ann"].zone("discard")
        scene.did_not_happen("Buried")


@pytest.mark.rule("SU-251")
def test_mummy_uncovered_before_scoring_can_do_it(smash):
    """
    Ruling: Pharaoh uncovers the Mummy before the base scores; afterwards it may be buried elsewhere.
    """
    there = {"Ann": ["Pharaoh", *FOUR_LORDS], "buried": {"Ann": ["Mummy"]}}
    with smash({"Longhouse": there, "Saloon": {}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene.nobody_reacts()
        scene["Ann"].confirms()
        scene.nobody_reacts()

        assert scene.card("Saloon").buried == ("Mummy",)


def test_mummy_buried_at_star_portal_draws(smash):
    """
    Ruling: burying it at Star Portal lets its controller draw a card, besides the two of the turn.
    """
    with scores_with_mummy(smash, other="Star Portal") as scene:
        scene["Ann"].confirms()
        scene["Ann"].picks("Star Portal")
        scene.nobody_reacts()

        assert drawn(scene, "Ann") == 3


def test_mummy_elsewhere_does_nothing(smash):
    """
    A Mummy at another base is not asked about when Longhouse scores.
    """
    with smash({"Longhouse": {"Ann": FIVE_LORDS}, "Saloon": {"Ann": ["Mummy"]}}) as scene:
        scene["Ann"].passes()
        scene.nobody_reacts()

        assert scene.card("Saloon").minions == ("Mummy",)


@pytest.mark.rule("SU-201")
def test_mummy_of_another_player_is_buried_for_that_player(smash):
    """
    On Ann's turn Bob decides about his Mummy, and controls it when it is buried.
    """
    there = {"Ann": FIVE_LORDS, "Bob": ["Mummy"]}
    with smash({"Longhouse": there, "Saloon": {}}) as scene:
        scene["Ann"].passes()
        scene["Bob"].confirms()
        scene.nobody_reacts()

        assert scene.card("Mummy", zone="buried").controller == "Bob"


# ------------------------------------------------------------------------------------------------ Ancient Curse


def test_ancient_curse_takes_two_power(smash):
    """
    A minion with Ancient Curse on it has 2 power less, for good.
    """
    with smash({"Longhouse": {"Bob": ["Pharaoh"]}}, Ann=["Ancient Curse"]) as scene:
        scene["Ann"].picks("Ancient Curse")
        assert scene.card("Pharaoh", of="Bob").power == 3
        scene["Ann"].passes()

        assert scene.card("Pharaoh", of="Bob").power == 3
        assert scene.card("Pharaoh", of="Bob").attached == ("Ancient Curse",)


@pytest.mark.rule("SU-215")
def test_ancient_curse_leaves_no_less_than_nothing(smash):
    """
    Ruling: two curses on a Mummy leave it 0 power.
    """
    curses = [laid("Ancient Curse", owner="Ann"), laid("Ancient Curse", owner="Ann")]
    with smash({"Longhouse": {"Bob": [laid("Mummy", owner="Bob", attached=curses)]}}) as scene:
        assert scene.card("Mummy", of="Bob").power == 0
        assert sum(powers(scene, "Longhouse")) == 0


def test_ancient_curse_counts_against_power(smash):
    """
    A minion with a counter and a curse has one less than printed.
    """
    curse = laid("Ancient Curse", owner="Bob")
    bases = {"Longhouse": {"Ann": [laid("Sheriff", owner="Ann", counters={"COUNTER": 1}, attached=[curse])]}}
    with smash(bases) as scene:
        assert scene.card("Sheriff", of="Ann").power == 4


def test_ancient_curse_may_remove_one_counter(smash):
    """
    Ruling: one counter goes, not all: of two on Bob's Pharaoh one is left.
    """
    pharaoh = laid("Pharaoh", owner="Bob", counters={"COUNTER": 2})
    with smash({"Longhouse": {"Bob": [pharaoh]}}, Ann=["Ancient Curse"]) as scene:
        scene["Ann"].picks("Ancient Curse")
        scene["Ann"].is_asked("Remove a +1 power counter?")
        scene["Ann"].confirms()

        assert scene.card("Pharaoh", of="Bob").counters == {"COUNTER": 1}
        assert scene.card("Pharaoh", of="Bob").power == 4


def test_ancient_curse_need_not_remove_a_counter(smash):
    """
    Ann may leave the counter: it is her choice, as she plays the curse.
    """
    pharaoh = laid("Pharaoh", owner="Bob", counters={"COUNTER": 1})
    with smash({"Longhouse": {"Bob": [pharaoh]}}, Ann=["Ancient Curse"]) as scene:
        scene["Ann"].picks("Ancient Curse")
        scene["Ann"].declines()

        assert scene.card("Pharaoh", of="Bob").counters == {"COUNTER": 1}
        assert scene.card("Pharaoh", of="Bob").power == 4


def test_ancient_curse_goes_on_any_minion(smash):
    """
    Ann may curse a minion of her own as well; the other one is unharmed.
    """
    bases = {"Longhouse": {"Ann": ["Archmage"], "Bob": ["Pharaoh"]}}
    with smash(bases, Ann=["Ancient Curse"]) as scene:
        scene["Ann"].picks("Ancient Curse")
        scene.can_pick_exactly("Archmage", "Pharaoh")
        scene["Ann"].picks("Archmage")

        assert scene.card("Archmage", of="Ann").power == 2
        assert scene.card("Pharaoh", of="Bob").power == 5


@pytest.mark.rule("SU-050")
def test_ancient_curse_needs_a_minion(smash):
    """
    With no minion in play it can't be played.
    """
    with smash({"Longhouse": {}}, Ann=["Ancient Curse"]) as scene:
        assert scene.why_not("Ancient Curse") is not None


@pytest.mark.rule("SU-174")
def test_ancient_curse_stays_with_its_player(smash):
    """
    Ruling: Bob controls the cursed minion, and the curse is Ann's and works.
    """
    curse = laid("Ancient Curse", owner="Ann")
    pharaoh = laid("Pharaoh", owner="Ann", controller="Bob", attached=[curse])
    with smash({"Longhouse": {"Bob": [pharaoh]}}) as scene:
        assert scene.card("Ancient Curse", zone="attached").controller == "Ann"
        assert powers(scene, "Longhouse") == (0, 3)


# ------------------------------------------------------------------------------------------------ Blessing of Anubis


@pytest.mark.rule("SU-241")
def test_blessing_of_anubis_buries_itself(smash):
    """
    Ann plays it, everybody sees it, and it lies face down at the base of her choice; that was her action.
    """
    with smash({"Longhouse": {"Ann": ["Mummy"]}, "Saloon": {}}, Ann=["Blessing of Anubis"]) as scene:
        scene["Ann"].picks("Blessing of Anubis")
        scene["Ann"].picks("Longhouse")

        scene.happened("ActionPlayed", action="Blessing of Anubis", seen_by="Bob")
        assert scene.card("Longhouse").buried == ("Blessing of Anubis",)
        assert not scene.card("Blessing of Anubis", zone="buried").face_up
        assert not scene.facts.free_action
        assert scene.card("Mummy", of="Ann").power == 2


@pytest.mark.rule("SU-242", "SU-149")
def test_blessing_of_anubis_blesses_your_minions_when_uncovered(smash):
    """
    Uncovered, it gives each minion that Ann has there +2 power, and goes to the discard pile; it is not buried again.
    """
    bases = {
        "Longhouse": {"Ann": ["Mummy", "Archmage"], "Bob": ["Chronomage"], "buried": {"Ann": ["Blessing of Anubis"]}},
        "Saloon": {"Ann": ["Pharaoh"]},
    }
    with starting(smash, bases) as scene:
        uncovers(scene)

        assert scene.card("Mummy", of="Ann").power == 4
        assert scene.card("Archmage", of="Ann").power == 6
        assert scene.card("Chronomage", of="Bob").power == 3
        assert scene.card("Pharaoh", of="Ann").power == 5
        assert scene["Ann"].zone("discard") == ("Blessing of Anubis",)


def test_blessing_of_anubis_lasts_until_the_end_of_the_turn(smash):
    """
    On Bob's turn the power is as before.
    """
    bases = {"Longhouse": {"Ann": ["Mummy"], "buried": {"Ann": ["Blessing of Anubis"]}}}
    with starting(smash, bases) as scene:
        uncovers(scene)
        assert scene.card("Mummy", of="Ann").power == 4
        scene["Ann"].passes()

        assert scene.card("Mummy", of="Ann").power == 2


def test_blessing_of_anubis_gives_nothing_to_minions_that_come_later(smash):
    """
    Ruling: a minion that arrives later in the turn gets nothing.
    """
    bases = {"Longhouse": {"Ann": ["Mummy"], "buried": {"Ann": ["Blessing of Anubis"]}}}
    with starting(smash, bases, Ann=["Archmage"]) as scene:
        uncovers(scene)
        scene["Ann"].picks("Archmage")

        assert scene.card("Archmage", of="Ann").power == 4


@pytest.mark.rule("SU-Q27")
def test_blessing_of_anubis_works_the_same_if_another_card_has_buried_it(smash):
    """
    Ruling: buried unseen by Pyramid Engineer, it works when Lost Knowledge uncovers it.
    """
    ann = ["Blessing of Anubis", "Lost Knowledge"]
    with smash({"Longhouse": {"Ann": ["Pyramid Engineer"]}}, Ann=ann) as scene:
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks("Blessing of Anubis")
        assert not scene["Bob"].sees("Blessing of Anubis")
        scene["Ann"].picks("Lost Knowledge")

        assert scene.card("Pyramid Engineer", of="Ann").power == 5


# ------------------------------------------------------------------------------------------------ Lost Knowledge


def test_lost_knowledge_buries_a_card(smash):
    """
    Ann chooses to bury: one card from her hand, at any base.
    """
    bases = {"Longhouse": {"buried": {"Ann": ["Walker"]}}, "Saloon": {}}
    with smash(bases, Ann=["Lost Knowledge", "Mummy", "Archmage"]) as scene:
        scene["Ann"].picks("Lost Knowledge")
        scene["Ann"].picks("bury")
        scene["Ann"].picks("Saloon")
        scene["Ann"].picks("Mummy")

        assert scene.card("Saloon").buried == ("Mummy",)
        assert scene["Ann"].hand == ("Archmage",)
        assert scene.card("Longhouse").buried == ("Walker",)


def test_lost_knowledge_uncovers_a_card(smash):
    """
    Ann chooses to uncover: one of her cards, at any base, and not Bob's.
    """
    bases = {
        "Longhouse": {"buried": {"Ann": ["Archmage"], "Bob": ["Mummy"]}},
        "Saloon": {"buried": {"Ann": ["Walker"]}},
    }
    with smash(bases, Ann=["Lost Knowledge", "Mummy"]) as scene:
        scene["Ann"].picks("Lost Knowledge")
        scene["Ann"].picks("uncover")
        scene.can_pick_exactly("Archmage", "Walker")
        scene["Ann"].picks("Archmage")

        assert scene.card("Longhouse").minions == ("Archmage",)
        assert scene["Ann"].hand == ("Mummy",)


def test_lost_knowledge_can_not_bury_itself(smash):
    """
    Ruling: it has left the hand: with no other card there is nothing to bury.
    """
    with smash({"Longhouse": {}, "Saloon": {}}, Ann=["Lost Knowledge"]) as scene:
        scene["Ann"].picks("Lost Knowledge")

        scene.did_not_happen("Buried")
        assert scene["Ann"].zone("discard") == ("Lost Knowledge",)


def test_lost_knowledge_must_do_what_is_possible(smash):
    """
    The mode is mandatory: with a hand and nothing buried, Ann has to bury a card.
    """
    with smash({"Longhouse": {}}, Ann=["Lost Knowledge", "Mummy", "Walker"]) as scene:
        scene["Ann"].picks("Lost Knowledge")
        scene.can_pick_exactly("Mummy", "Walker")
        scene["Ann"].picks("Walker")

        assert scene.card("Longhouse").buried == ("Walker",)


@pytest.mark.rule("SU-202")
def test_lost_knowledge_before_scoring_uses_no_free_action_and_works_anywhere(smash):
    """
    Rulings: played before Longhouse scores it uncovers a card at another base, though Ann's free action is spent.
    """
    bases = {"Longhouse": {"Ann": FIVE_LORDS}, "Saloon": {"buried": {"Ann": ["Archmage"]}}}
    with smash(bases, Ann=["Lost Knowledge"], free_action=False) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Lost Knowledge")
        scene.nobody_reacts()

        assert scene.card("Saloon").minions == ("Archmage",)
        assert scene["Ann"].zone("discard")[0] == "Lost Knowledge"


def test_lost_knowledge_buries_before_scoring(smash):
    """
    Ruling: as a Special it may bury too, at a base that does not score.
    """
    bases = {"Longhouse": {"Ann": FIVE_LORDS}, "Saloon": {}}
    with smash(bases, Bob=["Lost Knowledge", "Mummy"]) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Lost Knowledge")
        scene["Bob"].picks("Saloon")
        scene.nobody_reacts()

        assert scene.card("Saloon").buried == ("Mummy",)
        assert scene.card("Mummy", zone="buried").controller == "Bob"


def test_lost_knowledge_is_not_played_on_another_players_turn_without_scoring(smash):
    """
    If no base scores Bob can't play it on Ann's turn.
    """
    bases = {"Longhouse": {"buried": {"Bob": ["Mummy"]}}}
    with smash(bases, Bob=["Lost Knowledge"]) as scene:
        scene["Ann"].passes()

        scene.expect("Bob", prompt="What do you do at the start of your turn?")
        assert scene["Bob"].hand == ("Lost Knowledge",)
        scene["Bob"].passes()


# ------------------------------------------------------------------------------------------------ Mummy Strength


def test_mummy_strength_gives_two_power(smash):
    """
    Where nothing is buried, one of Ann's minions gets +2 power until the end of the turn.
    """
    bases = {"Longhouse": {"Ann": ["Mummy"], "Bob": ["Archmage"]}, "Saloon": {"buried": {"Ann": ["Walker"]}}}
    with smash(bases, Ann=["Mummy Strength"]) as scene:
        scene["Ann"].picks("Mummy Strength")
        assert scene.card("Mummy", of="Ann").power == 4
        assert scene.card("Archmage", of="Bob").power == 4
        scene["Ann"].passes()

        assert scene.card("Mummy", of="Ann").power == 2
        scene["Bob"].is_asked(kind="play")


@pytest.mark.parametrize("who", ["Ann", "Bob"])
def test_mummy_strength_gives_four_where_any_card_is_buried(smash, who):
    """
    Whoever has buried the card, the bonus is +4.
    """
    with smash({"Longhouse": {"Ann": ["Mummy"], "buried": {who: ["Walker"]}}}, Ann=["Mummy Strength"]) as scene:
        scene["Ann"].picks("Mummy Strength")

        assert scene.card("Mummy", of="Ann").power == 6


def test_mummy_strength_stays_when_the_buried_card_is_gone(smash):
    """
    Ruling: the bonus is fixed when it is given.
    """
    bases = {"Longhouse": {"Ann": ["Chronomage"], "buried": {"Ann": ["Walker"]}}}
    ann = {"hand": ["Mummy Strength", "Pyramid Engineer"], "deck": ["Tomb Trap"]}
    with smash(bases, Ann=ann) as scene:
        scene["Ann"].picks("Mummy Strength")
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks("Walker")
        scene["Ann"].declines()

        assert scene.card("Longhouse").buried == ()
        assert scene.card("Chronomage", of="Ann").power == 7


def test_mummy_strength_chooses_the_minion_first(smash):
    """
    Ruling: the condition is looked up where the chosen minion is; only minions of Ann can be chosen.
    """
    bases = {
        "Longhouse": {"Ann": ["Chronomage"], "Bob": ["Pharaoh"], "buried": {"Ann": ["Walker"]}},
        "Saloon": {"Ann": ["Archmage"]},
    }
    with smash(bases, Ann=["Mummy Strength"]) as scene:
        scene["Ann"].picks("Mummy Strength")
        scene.can_pick_exactly("Chronomage", "Archmage")
        scene["Ann"].picks("Archmage")

        assert scene.card("Archmage", of="Ann").power == 6


def test_mummy_strength_2018_gives_three_where_a_card_is_buried(smash):
    """
    In the first print the larger bonus is +3.
    """
    bases = {"Longhouse": {"Ann": ["Mummy"], "buried": {"Bob": ["Walker"]}}}
    with smash(bases, Ann=["mummy_strength_2018"]) as scene:
        scene["Ann"].picks("Mummy Strength")

        assert scene.card("Mummy", of="Ann").power == 5


def test_mummy_strength_2018_gives_two_elsewhere(smash):
    """
    In the first print the smaller bonus is +2 as well.
    """
    with smash({"Longhouse": {"Ann": ["Mummy"]}}, Ann=["mummy_strength_2018"]) as scene:
        scene["Ann"].picks("Mummy Strength")

        assert scene.card("Mummy", of="Ann").power == 4


# ------------------------------------------------------------------------------------------------ Plague of Locusts


def test_plague_of_locusts_weakens_minions_of_others_at_one_base(smash):
    """
    Each minion that others have at the chosen base gets -1 power; Ann's and those elsewhere get nothing.
    """
    bases = {
        "Longhouse": {"Ann": ["Archmage"], "Bob": ["Pharaoh", "Sheriff"], "Cid": ["Chronomage"]},
        "Saloon": {"Bob": ["Zombie Lord"]},
    }
    with smash(bases, Ann=["Plague of Locusts"], Cid=[]) as scene:
        scene["Ann"].picks("Plague of Locusts")
        scene["Ann"].picks("Longhouse")

        assert powers(scene, "Longhouse") == (4, 8, 2)
        assert powers(scene, "Saloon") == (0, 5, 0)


def test_plague_of_locusts_lasts_until_the_end_of_the_turn(smash):
    """
    On Bob's turn his minion is as strong as before.
    """
    with smash({"Longhouse": {"Bob": ["Pharaoh"]}}, Ann=["Plague of Locusts"]) as scene:
        scene["Ann"].picks("Plague of Locusts")
        assert scene.card("Pharaoh", of="Bob").power == 4
        scene["Ann"].passes()

        assert scene.card("Pharaoh", of="Bob").power == 5


@pytest.mark.rule("SU-215")
def test_plague_of_locusts_leaves_no_less_than_nothing(smash):
    """
    Ruling: power does not go below 0.
    """
    mummy = laid("Mummy", owner="Bob", attached=[laid("Ancient Curse", owner="Ann")])
    with smash({"Longhouse": {"Bob": [mummy]}}, Ann=["Plague of Locusts"]) as scene:
        scene["Ann"].picks("Plague of Locusts")

        assert scene.card("Mummy", of="Bob").power == 0


def test_plague_of_locusts_spares_minions_that_come_later(smash):
    """
    Ruling: the minion that Bob uncovers afterwards, before the base scores, is not hit.
    """
    bases = {
        "Longhouse": {"Ann": FIVE_LORDS, "Bob": ["Mummy"], "buried": {"Bob": ["Archmage"]}},
        "Saloon": {},
    }
    with smash(bases, Ann=["Plague of Locusts"], Bob=["Lost Knowledge"]) as scene:
        scene["Ann"].picks("Plague of Locusts")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].passes()
        while scene.decision.seat == 0:
            scene["Ann"].passes()
        scene["Bob"].picks("Lost Knowledge")

        assert powers(scene, "Longhouse") == (25, 5)
        scene.nobody_reacts()
        scene["Bob"].declines()
        scene.nobody_reacts()


@pytest.mark.rule("SU-082")
def test_plague_of_locusts_before_scoring_does_not_stop_the_scoring(smash):
    """
    Ruling: Bob weakens Ann's five minions below the breakpoint; the base scores all the same.
    """
    bases = {"Longhouse": {"Ann": FIVE_LORDS}, "Saloon": {}}
    with smash(bases, Bob=["Plague of Locusts", "Lost Knowledge"]) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Plague of Locusts")
        scene["Bob"].picks("Longhouse")
        assert sum(powers(scene, "Longhouse")) == 20
        scene.nobody_reacts()

        assert scene["Ann"].pool("points") == {"VP": 5}


def test_plague_of_locusts_before_scoring_may_visit_another_base(smash):
    """
    Ruling: the base need not be the one that scores.
    """
    bases = {"Longhouse": {"Ann": FIVE_LORDS}, "Saloon": {"Ann": ["Archmage"]}}
    with smash(bases, Bob=["Plague of Locusts", "Lost Knowledge"]) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Plague of Locusts")
        scene["Bob"].picks("Saloon")

        assert scene.card("Archmage", of="Ann").power == 3
        scene.nobody_reacts()


# ------------------------------------------------------------------------------------------------ Seal the Tomb


def test_seal_the_tomb_buries_two_cards_at_one_base(smash):
    """
    Ann buries two cards from her hand at Saloon; no more than two can be chosen.
    """
    bases = {"Longhouse": {}, "Saloon": {}}
    with smash(bases, Ann=["Seal the Tomb", "Mummy", "Archmage", "Walker"]) as scene:
        scene["Ann"].picks("Seal the Tomb")
        scene["Ann"].picks("Saloon")
        assert (scene.decision.at_least, scene.decision.at_most) == (0, 2)
        scene["Ann"].picks("Mummy", "Walker")

        assert scene.card("Saloon").buried == ("Mummy", "Walker")
        assert scene["Ann"].hand == ("Archmage",)


@pytest.mark.rule("SU-239")
def test_seal_the_tomb_may_bury_nothing(smash):
    """
    Up to two may be none.
    """
    with smash({"Longhouse": {}}, Ann=["Seal the Tomb", "Mummy"]) as scene:
        scene["Ann"].picks("Seal the Tomb")
        scene["Ann"].picks()

        assert scene["Ann"].hand == ("Mummy",)
        assert scene["Ann"].zone("discard") == ("Seal the Tomb",)


def test_seal_the_tomb_makes_star_portal_work_twice(smash):
    """
    Ruling: two burials at Star Portal are two triggers.
    """
    with smash({"Star Portal": {}}, Ann=["Seal the Tomb", "Mummy", "Archmage"]) as scene:
        scene["Ann"].picks("Seal the Tomb")
        scene["Ann"].picks("Mummy", "Archmage")
        while scene.decision.kind == "order":
            scene["Ann"].picks(scene.options[0])

        assert len(scene["Ann"].hand) == 2


def test_seal_the_tomb_uncovers_one_card_after_the_other(smash):
    """
    Ruling: Archmage is played out before Blessing of Anubis is turned up, which then benefits it.
    """
    bases = {"Longhouse": {"buried": {"Ann": ["Archmage", "Blessing of Anubis"], "Bob": ["Mummy"]}}}
    with smash(bases, Ann=["Seal the Tomb"]) as scene:
        scene["Ann"].picks("Seal the Tomb")
        scene.can_pick_exactly("Archmage", "Blessing of Anubis", "Pass")
        scene["Ann"].picks("Archmage")
        scene["Ann"].picks("Blessing of Anubis")

        assert scene.card("Archmage", of="Ann").power == 6


def test_seal_the_tomb_uncovers_at_one_base_only(smash):
    """
    With cards at two bases Ann chooses one of them, and of that one at most two cards.
    """
    bases = {
        "Longhouse": {"buried": {"Ann": ["Archmage", "Chronomage", "Mummy"]}},
        "Saloon": {"buried": {"Ann": ["Walker"]}},
        "So-So Corral": {"buried": {"Bob": ["Mummy"]}},
    }
    with smash(bases, Ann=["Seal the Tomb"]) as scene:
        scene["Ann"].picks("Seal the Tomb")
        scene.can_pick_exactly("Longhouse", "Saloon")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Archmage", "Chronomage", "Mummy", "Pass")
        scene["Ann"].picks("Archmage")
        scene["Ann"].picks("Mummy")

        assert scene.card("Longhouse").minions == ("Archmage", "Mummy")
        assert scene.card("Longhouse").buried == ("Chronomage",)


@pytest.mark.rule("SU-239")
def test_seal_the_tomb_may_uncover_fewer(smash):
    """
    Ann uncovers one of two cards, and stops.
    """
    bases = {"Longhouse": {"buried": {"Ann": ["Archmage", "Mummy"]}}}
    with smash(bases, Ann=["Seal the Tomb"]) as scene:
        scene["Ann"].picks("Seal the Tomb")
        scene["Ann"].picks("Mummy")
        scene["Ann"].passes()

        assert scene.card("Longhouse").buried == ("Archmage",)


def test_seal_the_tomb_does_one_or_the_other(smash):
    """
    With cards in hand and buried ones, Ann picks a mode first.
    """
    bases = {"Longhouse": {"buried": {"Ann": ["Archmage"]}}}
    with smash(bases, Ann=["Seal the Tomb", "Mummy"]) as scene:
        scene["Ann"].picks("Seal the Tomb")
        scene.can_pick_exactly("bury", "uncover")
        scene["Ann"].picks("uncover")
        scene["Ann"].picks("Archmage")

        assert scene["Ann"].hand == ("Mummy",)
        assert scene.card("Longhouse").buried == ()


def test_seal_the_tomb_can_not_bury_itself(smash):
    """
    Ruling: it is not in hand any more.
    """
    with smash({"Longhouse": {}}, Ann=["Seal the Tomb"]) as scene:
        scene["Ann"].picks("Seal the Tomb")

        scene.did_not_happen("Buried")
        assert scene["Ann"].zone("discard") == ("Seal the Tomb",)


# ------------------------------------------------------------------------------------------------ Tomb Trap


@pytest.mark.rule("SU-241")
def test_tomb_trap_buries_itself(smash):
    """
    Played, it destroys nobody: it is shown, and lies face down at a base of Ann's choice.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}, "Saloon": {}}, Ann=["Tomb Trap"]) as scene:
        scene["Ann"].picks("Tomb Trap")
        scene["Ann"].picks("Longhouse")

        assert scene.card("Longhouse").buried == ("Tomb Trap",)
        assert scene.card("Longhouse").minions == ("Mummy",)
        assert scene["Bob"].sees("Tomb Trap")


def test_tomb_trap_destroys_a_minion_here_when_uncovered(smash):
    """
    Uncovered, it destroys a minion of power 4 or less at that base, anybody's; stronger ones and those elsewhere are safe.
    """
    bases = {
        "Longhouse": {"Ann": ["Archmage"], "Bob": ["Mummy", "Pharaoh"], "buried": {"Ann": ["Tomb Trap"]}},
        "Saloon": {"Bob": ["Chronomage"]},
    }
    with starting(smash, bases) as scene:
        uncovers(scene)
        scene.can_pick_exactly("Archmage", "Mummy", "Pass")
        scene["Ann"].picks("Mummy")

        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert "Tomb Trap" in scene["Ann"].zone("discard")
        assert scene.happened("Destroyed", card="Mummy", by="Ann")


def test_tomb_trap_looks_at_the_power_that_a_minion_has_now(smash):
    """
    A cursed Pharaoh has 3 power and can be destroyed; a Mummy with three counters has 5 and can't.
    """
    pharaoh = laid("Pharaoh", owner="Bob", attached=[laid("Ancient Curse", owner="Ann")])
    mummy = laid("Mummy", owner="Bob", counters={"COUNTER": 3})
    bases = {"Longhouse": {"Bob": [pharaoh, mummy], "buried": {"Ann": ["Tomb Trap"]}}}
    with starting(smash, bases) as scene:
        uncovers(scene)

        scene.can_pick_exactly("Pharaoh", "Pass")
        scene["Ann"].passes()


def test_tomb_trap_need_not_destroy_and_is_discarded(smash):
    """
    Ruling: Ann declines: Tomb Trap goes to the discard pile all the same.
    """
    bases = {"Longhouse": {"Bob": ["Mummy"], "buried": {"Ann": ["Tomb Trap"]}}}
    with starting(smash, bases) as scene:
        uncovers(scene)
        scene["Ann"].passes()

        assert scene["Ann"].zone("discard") == ("Tomb Trap",)
        assert scene.card("Longhouse").minions == ("Mummy",)


# ------------------------------------------------------------------------------------------------ You Can Take It With You


@pytest.mark.rule("SU-241")
def test_you_can_take_it_with_you_buries_itself(smash):
    """
    Played, it draws nothing, and is buried.
    """
    with smash({"Longhouse": {}, "Saloon": {}}, Ann=["You Can Take It With You"]) as scene:
        scene["Ann"].picks("You Can Take It With You")
        scene["Ann"].picks("Saloon")

        assert scene.card("Saloon").buried == ("You Can Take It With You",)
        assert scene["Ann"].hand == ()
        assert not scene.facts.free_action


@pytest.mark.rule("SU-242")
def test_you_can_take_it_with_you_draws_three_cards_when_uncovered(smash):
    """
    Uncovered, it draws three cards and is discarded.
    """
    with starting(smash, {"Longhouse": {"buried": {"Ann": ["You Can Take It With You"]}}}) as scene:
        uncovers(scene)

        assert len(scene["Ann"].hand) == 3
        assert scene["Ann"].zone("discard") == ("You Can Take It With You",)


@pytest.mark.rule("SU-139")
def test_you_can_take_it_with_you_left_at_a_scored_base_draws_nothing(smash):
    """
    Ruling: face down at a base that scores it is simply discarded: Ann draws the two cards of her turn and no more.
    """
    there = {"Ann": FIVE_LORDS, "buried": {"Ann": ["You Can Take It With You"]}}
    with smash({"Longhouse": there, "Saloon": {}}) as scene:
        scene["Ann"].passes()
        scene.nobody_reacts()

        assert "You Can Take It With You" in scene["Ann"].zone("discard")
        assert drawn(scene, "Ann") == 2


@pytest.mark.rule("SU-236")
def test_mummy_strength_may_be_played_without_a_minion(smash):
    """
    Ann has no minion that could get the power, and Bob's gets none.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Mummy Strength"]) as scene:
        scene["Ann"].picks("Mummy Strength")

        assert scene.card("Mummy", of="Bob").power == 2
        assert scene["Ann"].zone("discard") == ("Mummy Strength",)
