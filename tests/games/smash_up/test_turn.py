"""The turn, phase by phase (SU-033 to SU-045, SU-052 to SU-070)."""

import pytest

from tabletop import when
from tabletop.conditions import mine
from tabletop.games.smash_up import (
    START_OF_YOUR_TURN,
    Action,
    ActionOnBase,
    ActionOnMinion,
    Minion,
    SmashUp,
    TurnBegan,
    TurnEnds,
    start_of_turn,
)
from tabletop.testing import laid

START = "What do you do at the start of your turn?"
UNCOVER = "Smash Up turns: Uncover a card"
#: Minions enough for Star Portal, whose breakpoint is 17.
PORTAL = ["Pinkerton"] * 5


def own_turn(card, event):
    """Say whether it is the turn of the card's player."""
    return event.player == card.controller


class Sunrise(ActionOnBase, faction="cowboys", copies=0):
    """Play on a base. Ongoing: At the start of your turn, gain 1 VP."""

    @when(TurnBegan, own_turn)
    async def rise(self, began: TurnBegan) -> None:
        """Gain 1 VP"""
        await self.controller.gain(1)


class Rooster(Minion, faction="cowboys", power=1, copies=0):
    """At the start of your turn, you may draw a card."""

    @start_of_turn()
    async def crow(self) -> None:
        """Draw a card"""
        await self.controller.draw()


class Recruiter(Minion, faction="cowboys", power=1, copies=0):
    """At the start and at the end of your turn, you may play an extra minion."""

    @when(TurnBegan, own_turn)
    async def call_early(self, began: TurnBegan) -> None:
        """Play an extra minion"""
        await self.controller.play_extra_minion(about=self)

    @when(TurnEnds, own_turn)
    async def call_late(self, ends: TurnEnds) -> None:
        """Play an extra minion"""
        await self.controller.play_extra_minion(about=self)


class LongBlessing(Action, faction="cowboys", copies=0):
    """One of your minions gets +3 power until the start of your next turn."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(mine)
        await minion.change_power(3, until=START_OF_YOUR_TURN)


class Weigher(ActionOnMinion, faction="cowboys", copies=0):
    """Play on a minion. At the start and at the end of your turn, gain VP equal to its power."""

    @when(TurnBegan, own_turn)
    async def weigh_early(self, began: TurnBegan) -> None:
        """Gain VP equal to its power"""
        await self.controller.gain(self.host.power)

    @when(TurnEnds, own_turn)
    async def weigh_late(self, ends: TurnEnds) -> None:
        """Gain VP equal to its power"""
        await self.controller.gain(self.host.power)


class Brewer(ActionOnMinion, faction="cowboys", copies=0):
    """Play on a minion. At the end of your turn, it gets a +1 power counter."""

    @when(TurnEnds, own_turn)
    async def brew(self, ends: TurnEnds) -> None:
        """It gets a +1 power counter"""
        await self.host.add_counters()


class Loan(Action, faction="cowboys", copies=0):
    """Another player takes control of one of your minions, and then you take it back."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(mine)
        await minion.give_control_to(self.controller.next)
        await minion.give_control_to(self.controller)


class Ruin(Action, faction="cowboys", copies=0):
    """A minion gets -5 power until the end of the turn."""

    async def on_play(self) -> None:
        minion = await self.choose_minion()
        await minion.change_power(-5)


class Flicker(Action, faction="cowboys", copies=0):
    """Return one of your minions to your hand, and play it again as an extra minion."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(mine)
        await minion.return_to_hand()
        await self.controller.play_extra_minion()


class Seek(Action, faction="cowboys", copies=0):
    """Search your deck for a minion, show it and take it to your hand."""

    async def on_play(self) -> None:
        player = self.controller
        for card in await player.search_deck("Which minion?", lambda card: isinstance(card, Minion)):
            await player.take_card(card)
        await player.deck.shuffle()


class Practice(SmashUp):
    """The game with cards that are made up for these tests."""

    id = "smash-up-turns"
    title = "Smash Up turns"
    cards = (
        *SmashUp.cards, Sunrise, Rooster, Recruiter, LongBlessing, Weigher, Brewer, Loan, Ruin, Flicker, Seek,
    )  # fmt: skip


def starting(smash, bases, **told):
    """A table at the start of Ann's turn."""
    return smash(bases, game=Practice, phase="start turn", free_minion=False, free_action=False, **told)


#: Decks without cards, so that a test says what is in them.
NOTHING = {kind.id: {"copies": 0} for kind in SmashUp.cards if issubclass(kind, Minion | Action)}


def one(scene, words):
    """The first option that begins with some words."""
    return next(label for label in scene.options if label.startswith(words))


def total(scene, name):
    """The power at a base, as everybody sees it."""
    return next(base.values["total"] for base in scene.view().zone("bases").cards if base.name == name)


def on(minion, *actions, of="Ann"):
    """A minion with actions of its player on it."""
    return laid(minion, owner=of, attached=[laid(action, owner=of) for action in actions])


# The order of phases


@pytest.mark.rule("SU-033", "SU-034", "SU-057", "SU-Q02")
def test_a_turn_is_five_phases_in_order(smash):
    """
    Start, playing, scoring, drawing, end; then the player to the left begins.
    """
    with starting(smash, {"Star Portal": {"Ann": ["Rooster", *PORTAL]}}, Ann=["Sheriff"]) as scene:
        scene["Ann"].is_asked(START)
        scene["Ann"].passes()
        scene["Ann"].is_asked(kind="play")
        scene["Ann"].picks("Sheriff")
        scene["Ann"].passes()
        while scene.facts.active == 0:
            scene.pick("No" if "No" in scene.options else "Pass")

        kinds = [event.kind for event in scene.events()]
        order = ["TurnBegan", "MinionPlayed", "BeforeScoring", "Scores", "AfterScoring", "BaseDiscarded", "Drew"]
        assert [kind for kind in kinds if kind in (*order, "TurnEnds")] == [*order, "Drew", "TurnEnds", "TurnBegan"]
        scene["Bob"].is_asked(kind="play")


@pytest.mark.rule("SU-034")
@pytest.mark.parametrize(("active", "after"), [(0, "Bob"), (1, "Cid"), (2, "Ann")])
def test_the_player_to_the_left_is_next(smash, active, after):
    """
    After each turn the next seat has a turn of its own, with both free plays.
    """
    with smash(active=active, Cid=[]) as scene:
        scene.pass_()

        scene.expect(after, kind="play")
        assert scene.facts.turn == 2
        assert (scene.facts.free_minion, scene.facts.free_action) == (True, True)


# Start of the turn


@pytest.mark.rule("SU-035")
def test_what_lasts_until_the_start_of_a_turn_ends_before_anything_happens_then(smash):
    """
    A blessing until the start of Ann's turn holds through Bob's, and is gone when Ann's minion is weighed.
    """
    bases = {"Longhouse": {"Ann": [on("Pinkerton", "Weigher")]}}
    with smash(bases, game=Practice, Ann=["Long Blessing"]) as scene:
        scene["Ann"].picks("Long Blessing")
        scene["Ann"].passes()
        assert scene["Ann"].pool("points") == {"VP": 7}
        assert scene.card("Pinkerton").power == 7
        scene["Bob"].passes()

        assert scene.card("Pinkerton").power == 4
        assert scene["Ann"].pool("points") == {"VP": 7 + 4}


@pytest.mark.rule("SU-036", "SU-037")
@pytest.mark.parametrize("first", ["Rooster", "Sunrise"])
def test_everything_at_the_start_of_a_turn_gets_its_chance_in_an_order_of_choice(smash, first):
    """
    Two Sunrises and a Rooster all happen, in the order that the current player picks.
    """
    bases = {
        "Longhouse": {"Ann": ["Rooster"], "actions": {"Ann": ["Sunrise"]}},
        "Pyramids": {"actions": {"Ann": ["Sunrise"]}},
    }
    with starting(smash, bases) as scene:
        scene["Ann"].is_asked(START)
        scene["Ann"].picks(one(scene, first))
        while scene.decision.kind == "start":
            scene["Ann"].picks(scene.options[0])

        happened = [event.kind for event in scene.events() if event.kind in ("Drew", "GainedVP")]
        assert sorted(happened) == ["Drew", "GainedVP", "GainedVP"]
        assert happened[0] == {"Rooster": "Drew", "Sunrise": "GainedVP"}[first]
        scene["Ann"].is_asked(kind="play")


@pytest.mark.rule("SU-036")
def test_an_optional_ability_at_the_start_may_be_left_and_works_once(smash):
    """
    The Rooster need not crow, crows no more than once, and not in Play Cards.
    """
    with starting(smash, {"Star Portal": {"Ann": ["Rooster", "Rooster"]}}) as scene:
        scene["Ann"].picks(scene.options[0])
        scene.can_pick_exactly("Rooster: Draw a card", "Pass")
        scene["Ann"].passes()

        scene["Ann"].is_asked(kind="play")
        scene.cannot_pick("Rooster: Draw a card")
        assert len(scene["Ann"].hand) == 1


@pytest.mark.rule("SU-036")
def test_the_start_of_a_turn_is_that_of_its_player(smash):
    """
    Bob's Rooster and Bob's Sunrise do nothing at the start of Ann's turn.
    """
    bases = {"Longhouse": {"Bob": ["Rooster"], "actions": {"Bob": ["Sunrise"]}}}
    with starting(smash, bases) as scene:
        scene["Ann"].is_asked(kind="play")
        assert scene["Bob"].pool("points") == {}


@pytest.mark.rule("SU-Q06")
def test_an_ability_that_appears_at_the_start_of_a_turn_is_used_in_it(smash):
    """
    A Rooster that is uncovered at the start of the turn may crow at once, but once.
    """
    with starting(smash, {"Longhouse": {"buried": {"Ann": ["Rooster"]}}}) as scene:
        scene["Ann"].picks(UNCOVER)
        scene["Ann"].picks("Rooster: Draw a card")

        scene["Ann"].is_asked(kind="play")
        assert len(scene["Ann"].hand) == 1


@pytest.mark.rule("SU-038")
@pytest.mark.parametrize("late", [True, False])
def test_uncovering_is_ordered_among_the_events_of_the_start(smash, late):
    """
    The right to uncover a card may be used before a Sunrise or after it.
    """
    bases = {"Longhouse": {"actions": {"Ann": ["Sunrise"]}, "buried": {"Ann": ["Pinkerton"]}}}
    with starting(smash, bases) as scene:
        scene.can_pick_exactly("Sunrise: Gain 1 VP", UNCOVER)
        scene["Ann"].picks(*(["Sunrise"] if late else [UNCOVER]))
        if late:
            scene["Ann"].picks(UNCOVER)

        order = [event.kind for event in scene.events() if event.kind in ("GainedVP", "Uncovered")]
        assert order == (["GainedVP", "Uncovered"] if late else ["Uncovered", "GainedVP"])
        scene["Ann"].is_asked(kind="play")


@pytest.mark.rule("SU-039")
def test_an_extra_play_at_the_start_is_used_at_once(smash):
    """
    What the Recruiter grants at the start of the turn is played then, and leaves the free minion of the turn.
    """
    with starting(smash, {"Longhouse": {"Ann": ["Recruiter"]}}, Ann=["Pinkerton", "Pinkerton"]) as scene:
        scene["Ann"].picks(one(scene, "Pinkerton"))
        assert len(scene.card("Longhouse").minions) == 2
        scene["Ann"].is_asked(kind="play")
        scene["Ann"].picks(one(scene, "Pinkerton"))

        assert len(scene.card("Longhouse").minions) == 3


@pytest.mark.rule("SU-039")
def test_an_extra_play_at_the_start_is_lost_if_it_is_not_used(smash):
    """
    Declined at the start of the turn, it can't be kept for Play Cards.
    """
    with starting(smash, {"Star Portal": {"Ann": ["Recruiter"]}}, Ann=["Pinkerton", "Pinkerton"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks(one(scene, "Pinkerton"))

        scene["Ann"].is_asked(kind="play")
        scene.can_pick_exactly("Pass")


# Play Cards


@pytest.mark.rule("SU-040", "SU-041")
@pytest.mark.parametrize("order", [("Pinkerton", "Quick Draw"), ("Quick Draw", "Pinkerton")])
def test_one_minion_and_one_action_are_played_in_either_order(smash, order):
    """
    One of each is free, whichever comes first, and no second one of either.
    """
    hand = ["Pinkerton", "Pinkerton", "Quick Draw", "Quick Draw"]
    with smash({"Star Portal": {"Ann": ["Mummy"]}}, Ann=hand) as scene:
        for card in order:
            scene["Ann"].picks(one(scene, card))
            if scene.decision.kind != "play":
                scene["Ann"].picks("Mummy")

        scene.can_pick_exactly("Pass")
        assert scene["Ann"].hand == ("Pinkerton", "Quick Draw")
        assert "no play is left" in scene.why_not("Pinkerton")
        assert "no play is left" in scene.why_not("Quick Draw")


@pytest.mark.rule("SU-041")
def test_abilities_are_used_before_between_and_after_the_free_plays(smash):
    """
    A base, a Deputy and a Talent are used before, between and after the minion and the action.
    """
    bases = {"Pyramids": {"Ann": ["Pyramid Engineer"]}}
    hand = ["Pinkerton", "Plague of Locusts", "Deputy", "Mummy", "Mummy"]
    with smash(bases, Ann=hand) as scene:
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks(one(scene, "Mummy"))
        scene["Ann"].picks("Pinkerton")
        scene["Ann"].picks("Deputy: Discard it to give a minion +2 power")
        scene["Ann"].picks("Pinkerton")
        scene["Ann"].picks("Plague of Locusts")
        scene["Ann"].picks("Pyramid Engineer")

        scene["Ann"].is_asked(kind="play")
        assert scene["Ann"].hand == ()
        assert len(scene.card("Pyramids").buried) == 2


@pytest.mark.rule("SU-042")
@pytest.mark.parametrize("played", [[], ["Pinkerton"], ["Plague of Locusts"]])
def test_playing_nothing_or_only_one_card_is_legal(smash, played):
    """
    Ann may be done with both plays left, or with one.
    """
    with smash(["Longhouse"], Ann=["Pinkerton", "Plague of Locusts"]) as scene:
        for card in played:
            scene["Ann"].picks(card)
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="play")
        assert len(scene["Ann"].hand) == 2 - len(played) + 2


@pytest.mark.rule("SU-043")
def test_an_unused_minion_is_not_an_action_and_not_kept(smash):
    """
    Without the minion of the turn, there is no second action now and no second minion next turn.
    """
    hand = ["Pinkerton", "Pinkerton", "Plague of Locusts", "Plague of Locusts"]
    with smash(["Star Portal"], Ann=hand) as scene:
        scene["Ann"].picks(one(scene, "Plague of Locusts"))
        scene.can_pick_exactly("Pinkerton (Ann)", "Pinkerton (Ann) [2]", "Pass")
        scene["Ann"].passes()
        scene["Bob"].passes()
        scene["Ann"].picks(one(scene, "Pinkerton"))

        assert "no play is left" in scene.why_not("Pinkerton")


@pytest.mark.rule("SU-044", "SU-045")
def test_bases_are_examined_only_when_the_player_is_done(smash):
    """
    A base that reaches its breakpoint waits until Ann says that she is done.
    """
    bases = {"Star Portal": {"Ann": ["Pinkerton", "Pinkerton", "Pinkerton"]}}
    with smash(bases, Ann=["Sheriff", "Plague of Locusts"]) as scene:
        scene["Ann"].picks("Sheriff")
        assert total(scene, "Star Portal") == 17
        scene["Ann"].is_asked(kind="play")
        scene.did_not_happen("BeforeScoring")

        scene["Ann"].passes()
        while scene.facts.active == 0:
            scene.pick("No" if "No" in scene.options else "Pass")
        scene.happened("Scores", base="Star Portal")


@pytest.mark.rule("SU-045")
def test_a_base_that_has_dropped_below_its_breakpoint_does_not_score(smash):
    """
    It has the breakpoint for a while in Play Cards, and one less when Ann is done.
    """
    bases = {"Star Portal": {"Ann": ["Pinkerton", "Pinkerton", "Pinkerton"], "Bob": ["Gunfighter"]}}
    with smash(bases, Ann=["Mummy", "Plague of Locusts"]) as scene:
        scene["Ann"].picks("Mummy")
        assert total(scene, "Star Portal") == 17
        scene["Ann"].picks("Plague of Locusts")
        assert total(scene, "Star Portal") == 16
        scene["Ann"].passes()

        scene.did_not_happen("Scores")
        scene["Bob"].is_asked(kind="play")


@pytest.mark.rule("SU-057", "SU-002")
def test_scoring_is_compulsory(smash):
    """
    Ann is not asked whether a ready base of her rival's scores: it does.
    """
    with smash({"Star Portal": {"Bob": PORTAL}}, Bob={"points": {"VP": 2}, "hand": []}) as scene:
        scene["Ann"].passes()

        assert scene["Bob"].pool("points") == {"VP": 5}
        assert scene.zone("base_discard") == ("Star Portal",)


# Talents, and what works on your turn


@pytest.mark.rule("SU-052", "SU-054")
def test_a_talent_is_used_in_its_controllers_play_cards_phase_by_choice(smash):
    """
    Ann may use her own engineer's Talent and not Bob's, and may leave it.
    """
    bases = {"Longhouse": {"Ann": ["Pyramid Engineer"], "Bob": ["Pyramid Engineer"]}}
    with smash(bases, Ann=["Mummy"], Bob=["Mummy"]) as scene:
        scene.can_pick_exactly(
            "Mummy",
            "Pyramid Engineer: Bury a card from your hand here",
            "Longhouse: Put a card on top of your deck for +2 power",
            "Pass",
        )
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="play")
        scene.can_pick("Pyramid Engineer")
        assert scene.card("Longhouse").buried == ()


@pytest.mark.rule("SU-052", "SU-055")
def test_talents_and_abilities_of_your_turn_do_not_work_at_its_start(smash):
    """
    At the start of the turn neither the engineer, nor Pyramids, nor a Deputy in hand can be used.
    """
    bases = {"Pyramids": {"Ann": ["Pyramid Engineer", "Rooster"]}}
    with starting(smash, bases, Ann=["Deputy"]) as scene:
        scene["Ann"].is_asked(START)
        scene.can_pick_exactly("Rooster: Draw a card", "Pass")
        scene["Ann"].passes()

        scene.can_pick("Pyramid Engineer", "Pyramids", "Deputy: Discard it to give a minion +2 power")


@pytest.mark.rule("SU-055")
def test_abilities_of_your_turn_do_not_work_while_a_base_scores_or_the_turn_ends(smash):
    """
    Before and after a base scores nobody is offered the Deputy or the base, nor when the turn ends.
    """
    bases = {"Star Portal": {"Ann": PORTAL}, "Pyramids": {}}
    with smash(bases, Ann=["Deputy"], Bob=["Deputy"]) as scene:
        scene["Ann"].passes()
        while scene.facts.active == 0:
            assert scene.decision.kind == "react"
            scene.can_pick_exactly("Pass")
            scene.pass_()

        assert "Deputy" in scene["Ann"].hand


@pytest.mark.rule("SU-053")
def test_a_talent_works_once_per_turn_for_each_card(smash):
    """
    Of two engineers each buries one card this turn, and again in the next turn of its player.
    """
    bases = {"Star Portal": {"Ann": ["Pyramid Engineer"]}, "Drakkar": {"Ann": ["Pyramid Engineer"]}}
    with smash(bases, Ann=["Mummy"] * 3) as scene:
        for _ in range(2):
            scene["Ann"].picks(next(label for label in scene.options if "Bury a card" in label))
            scene["Ann"].picks(scene.options[0])
        assert not [label for label in scene.options if "Bury a card" in label]
        scene["Ann"].passes()
        scene["Bob"].passes()
        while scene.decision.kind == "start":
            scene["Ann"].passes()

        assert len([label for label in scene.options if "Bury a card" in label]) == 2


@pytest.mark.rule("SU-Q09")
def test_a_talent_is_fresh_on_a_card_that_has_come_back(smash):
    """
    An engineer that has left play and is played again may bury once more.
    """
    with smash(
        {"Sakura Garden": {"Ann": ["Pyramid Engineer"]}}, game=Practice, Ann=["Flicker", "Mummy", "Mummy"]
    ) as scene:
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks(one(scene, "Mummy"))
        scene.cannot_pick("Pyramid Engineer")
        scene["Ann"].picks("Flicker")
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].passes()

        scene["Ann"].is_asked(kind="play")
        scene.can_pick("Pyramid Engineer: Bury a card from your hand here")


@pytest.mark.rule("SU-053", "SU-Q09")
def test_a_change_of_control_does_not_make_a_talent_fresh(smash):
    """
    An engineer that Bob has had for a moment has still been used this turn.
    """
    with smash({"Drakkar": {"Ann": ["Pyramid Engineer"]}}, game=Practice, Ann=["Loan", "Mummy", "Mummy"]) as scene:
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks(one(scene, "Mummy"))
        scene["Ann"].picks("Loan")

        assert scene.card("Pyramid Engineer").controller == "Ann"
        scene.cannot_pick("Pyramid Engineer")


@pytest.mark.rule("SU-056", "SU-029")
def test_what_a_base_offers_on_your_turn_is_used_once_by_each_player_in_turn(smash):
    """
    Ann buries one card at Pyramids, not two; in his turn Bob may; nobody controls the base.
    """
    with smash(["Pyramids"], Ann=["Pharaoh", "Pharaoh"], Bob=["Mummy"]) as scene:
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks(one(scene, "Pharaoh"))
        scene.cannot_pick("Pyramids")
        scene["Ann"].passes()
        scene["Bob"].picks("Pyramids")

        assert len(scene.card("Pyramids").buried) == 2
        assert scene.card("Pyramids").controller is None


@pytest.mark.rule("SU-056")
def test_each_deputy_in_hand_works_once(smash):
    """
    Once per turn is for each card: two Deputies are discarded in one turn.
    """
    with smash({"Star Portal": {"Ann": ["Mummy"]}}, Ann=["Deputy", "Deputy"]) as scene:
        scene["Ann"].picks(next(label for label in scene.options if "Discard it" in label))
        scene["Ann"].picks(next(label for label in scene.options if "Discard it" in label))

        assert scene.card("Mummy").power == 2 + 2 + 2
        assert scene["Ann"].hand == ()


@pytest.mark.rule("SU-029")
def test_a_base_works_from_when_it_enters_until_it_leaves(smash):
    """
    Pyramids in the base deck or in the discard pile offers nothing; the base that replaces another does at once.
    """
    with smash(
        {"Star Portal": {"Ann": PORTAL}}, Ann=["Mummy"], Bob=["Mummy"], shared={"base_deck": ["Pyramids"]}
    ) as scene:
        scene.cannot_pick("Pyramids")
        scene["Ann"].passes()
        scene.nobody_reacts()

        scene["Bob"].is_asked(kind="play")
        assert "Pyramids" in scene.zone("bases")
        scene.can_pick("Pyramids: Bury a card from your hand here")
        scene.cannot_pick("Star Portal")


# Draw 2 Cards


@pytest.mark.rule("SU-058", "SU-059")
def test_the_current_player_draws_two_and_nobody_else(smash):
    """
    Ann, who played her last card, has no hand until she draws exactly two, unasked; Bob's empty hand stays empty.
    """
    with smash(["Longhouse"], Ann=["Mummy"]) as scene:
        scene["Ann"].picks("Mummy")
        assert scene["Ann"].hand == ()
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="play")
        assert len(scene["Ann"].hand) == 2
        assert scene["Bob"].hand == ()


@pytest.mark.rule("SU-060", "SU-061")
def test_with_one_card_left_the_pile_is_shuffled_between_the_two_draws(smash):
    """
    The last card is drawn first, then the pile becomes the deck and the second card comes from it.
    """
    has = {"hand": [], "deck": ["Pharaoh"], "discard": ["Mummy", "Mummy", "Mummy"]}
    with smash(["Longhouse"], cards=NOTHING, Ann=has) as scene:
        scene["Ann"].passes()

        assert sorted(scene["Ann"].hand) == ["Mummy", "Pharaoh"]
        assert scene["Ann"].zone("deck") == ("Mummy", "Mummy")
        assert scene["Ann"].zone("discard") == ()
        kinds = [event.kind for event in scene.events() if event.kind in ("Drew", "Shuffled")]
        assert kinds == ["Drew", "Shuffled", "Drew"]


@pytest.mark.rule("SU-060")
def test_a_draw_from_an_empty_deck_shuffles_the_pile_first(smash):
    """
    Without any card in the deck the pile is shuffled, and both cards come from it.
    """
    with smash(["Longhouse"], cards=NOTHING, Ann={"discard": ["Mummy", "Mummy", "Mummy"]}) as scene:
        scene["Ann"].passes()

        assert scene["Ann"].hand == ("Mummy", "Mummy")
        assert scene["Ann"].zone("deck") == ("Mummy",)


@pytest.mark.rule("SU-060")
def test_looking_at_more_cards_than_the_deck_has_keeps_them_on_top(smash):
    """
    Ann looks at three cards with one in the deck: that one, and two of the pile.
    """
    has = {"hand": ["Gold in Them Thar Hills"], "deck": ["Pharaoh"], "discard": ["Stagecoach", "Stagecoach"]}
    with smash(["Longhouse"], cards=NOTHING, Ann=has) as scene:
        scene["Ann"].picks("Gold in Them Thar Hills")

        scene.can_pick_exactly("Pharaoh", "Stagecoach (Ann)", "Stagecoach (Ann) [2]")
        scene["Ann"].picks(one(scene, "Stagecoach"))
        scene["Ann"].declines()
        scene["Ann"].picks("Pharaoh", "Stagecoach")
        assert scene["Ann"].zone("deck") == ("Pharaoh", "Stagecoach")
        assert len(scene["Ann"].zone("discard")) == 1


@pytest.mark.rule("SU-060", "SU-Q11")
def test_whose_deck_is_empty_shuffles_the_own_pile(smash):
    """
    Ann reveals the top card of Bob's empty deck: Bob's pile is shuffled into it, and Ann's stays.
    """
    bob, ann = {"discard": ["Pharaoh"]}, {"hand": ["Mummy"], "discard": ["Stagecoach"]}
    with smash(["Drakkar"], cards=NOTHING, Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Bob")

        assert scene.happened("Revealed").fields["card"].name == "Pharaoh"
        assert scene["Bob"].zone("deck") == ("Pharaoh",)
        assert scene["Ann"].zone("discard") == ("Stagecoach",)


@pytest.mark.rule("SU-060")
def test_searching_an_empty_deck_shuffles_the_pile_first(smash):
    """
    Ann searches a deck that has run out: she finds the minion that lay in her pile.
    """
    has = {"hand": ["Seek"], "discard": ["Stagecoach", "Pharaoh"]}
    with smash(["Longhouse"], game=Practice, cards=NOTHING, Ann=has) as scene:
        scene["Ann"].picks("Seek")
        scene.can_pick_exactly("Pharaoh", "Pass")
        scene["Ann"].picks("Pharaoh")

        assert scene["Ann"].hand == ("Pharaoh",)
        assert scene["Ann"].zone("deck") == ("Stagecoach",)
        assert scene["Ann"].zone("discard") == ("Seek",)


@pytest.mark.rule("SU-062")
def test_a_deck_that_has_become_empty_is_left_so_until_a_card_is_needed(smash):
    """
    Having drawn exactly the last two cards, Ann has no deck, and her pile stays a pile.
    """
    with smash(["Longhouse"], cards=NOTHING, Ann={"deck": ["Mummy", "Pharaoh"], "discard": ["Stagecoach"]}) as scene:
        scene["Ann"].passes()

        assert scene["Ann"].zone("deck") == ()
        assert scene["Ann"].zone("discard") == ("Stagecoach",)
        scene.did_not_happen("Shuffled")


@pytest.mark.rule("SU-Q10")
@pytest.mark.parametrize("deck", [[], ["Mummy"]])
def test_without_deck_and_pile_one_draws_what_there_is(smash, deck):
    """
    With no card, or one, nothing more is drawn and the game goes on.
    """
    with smash(["Longhouse"], cards=NOTHING, Ann={"deck": deck}) as scene:
        scene["Ann"].passes()

        assert scene["Ann"].hand == tuple(deck)
        scene["Bob"].is_asked(kind="play")


@pytest.mark.rule("SU-Q10")
def test_looking_at_more_cards_than_there_are_shows_what_there_is(smash):
    """
    Ann looks at three cards and owns two: she sees those.
    """
    has = {"hand": ["Gold in Them Thar Hills"], "deck": ["Pharaoh"], "discard": ["Stagecoach"]}
    with smash(["Longhouse"], cards=NOTHING, Ann=has) as scene:
        scene["Ann"].picks("Gold in Them Thar Hills")

        scene.can_pick_exactly("Pharaoh", "Stagecoach")
        scene["Ann"].picks("Stagecoach")
        if scene.decision.kind != "play":
            scene["Ann"].declines()


@pytest.mark.rule("SU-063")
@pytest.mark.parametrize(("hand", "discarded"), [(8, 0), (9, 1), (10, 2), (13, 5)])
def test_after_drawing_a_hand_is_cut_to_ten(smash, hand, discarded):
    """
    Ten cards may be kept; of eleven or more Ann picks which she discards, so that ten are left.
    """
    with smash(["Longhouse"], Ann=["Mummy"] * hand) as scene:
        scene["Ann"].passes()
        if discarded:
            scene["Ann"].is_asked("Which do you discard?")
            assert (scene.decision.at_least, scene.decision.at_most) == (discarded, discarded)
            assert len(scene.options) == hand + 2
            scene["Ann"].picks(*scene.options[:discarded])

        assert len(scene["Ann"].hand) == min(10, hand + 2)
        assert scene["Ann"].zone("discard") == ("Mummy",) * discarded
        scene["Bob"].is_asked(kind="play")


@pytest.mark.rule("SU-064")
def test_any_number_of_cards_may_be_held_at_other_times(smash):
    """
    Bob holds fifteen cards through Ann's turn, and Ann eleven while she plays.
    """
    with smash(["Pyramids"], Ann=["Mummy"] * 11, Bob=["Mummy"] * 15) as scene:
        scene["Ann"].picks(one(scene, "Mummy"))
        assert len(scene["Ann"].hand) == 10
        scene["Ann"].passes()
        scene["Ann"].picks(*scene.options[:2])

        scene["Bob"].is_asked(kind="play")
        assert len(scene["Bob"].hand) == 15


# End of the turn


@pytest.mark.rule("SU-065")
@pytest.mark.parametrize("first", ["Weigher", "Brewer"])
def test_events_of_the_end_come_in_an_order_of_choice(smash, first):
    """
    Ann weighs her minion before its counter comes, or after.
    """
    with smash({"Longhouse": {"Ann": [on("Mummy", "Weigher", "Brewer")]}}, game=Practice) as scene:
        scene["Ann"].passes()
        scene["Ann"].is_asked("Which of these comes first?")
        scene["Ann"].picks(first)

        assert scene["Ann"].pool("points") == {"VP": 2 if first == "Weigher" else 3}


@pytest.mark.rule("SU-066", "SU-067")
def test_bonuses_of_the_turn_hold_for_its_last_events_and_end_together(smash):
    """
    A Mummy with +2 until the end of the turn is weighed at 4, and has 2 when Bob's turn begins, as has the Gunfighter.
    """
    bases = {"Longhouse": {"Ann": [on("Mummy", "Weigher"), "Pinkerton"]}}
    with smash(bases, game=Practice, Ann=["Quick Draw", "Deputy"]) as scene:
        scene["Ann"].picks("Quick Draw")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Deputy: Discard it to give a minion +2 power")
        scene["Ann"].picks("Pinkerton")
        assert (scene.card("Mummy").power, scene.card("Pinkerton").power) == (4, 6)
        scene["Ann"].passes()

        assert scene["Ann"].pool("points") == {"VP": 4}
        assert (scene.card("Mummy").power, scene.card("Pinkerton").power) == (2, 4)
        scene["Bob"].is_asked(kind="play")


@pytest.mark.rule("SU-066", "SU-068")
def test_power_that_comes_at_the_end_of_a_turn_scores_no_base_in_it(smash):
    """
    A curse ends and a counter comes when the turn ends: the base has its breakpoint, and scores in Bob's turn.
    """
    bases = {"Star Portal": {"Ann": [on("Pinkerton", "Brewer"), *["Pinkerton"] * 3]}}
    with smash(bases, game=Practice, Ann=[]) as scene:
        scene["Ann"].passes()
        assert total(scene, "Star Portal") == 17
        scene.did_not_happen("Scores")
        scene["Bob"].is_asked(kind="play")

        scene["Bob"].passes()
        scene.nobody_reacts()
        scene.happened("Scores", base="Star Portal")


@pytest.mark.rule("SU-068")
def test_a_malus_that_ends_with_the_turn_scores_no_base_in_it(smash):
    """
    Ann ruins a minion for this turn: its base is examined without that power, and next in Bob's turn with it.
    """
    with smash({"Star Portal": {"Ann": PORTAL}}, game=Practice, Ann=["Ruin"]) as scene:
        scene["Ann"].picks("Ruin")
        scene["Ann"].picks(scene.options[0])
        scene["Ann"].passes()
        scene.did_not_happen("Scores")
        assert total(scene, "Star Portal") == 20

        scene["Bob"].passes()
        scene.nobody_reacts()
        scene.happened("Scores", base="Star Portal")


@pytest.mark.rule("SU-070")
@pytest.mark.parametrize("used", [True, False])
def test_an_extra_play_at_the_end_is_used_at_once_or_lost(smash, used):
    """
    What the Recruiter grants at the end of the turn is played then or never.
    """
    with smash({"Longhouse": {"Ann": ["Recruiter"]}}, game=Practice, Ann=["Pinkerton"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].is_asked("Play an extra minion now?")
        scene["Ann"].picks("Pinkerton") if used else scene["Ann"].passes()

        scene["Bob"].is_asked(kind="play")
        assert len(scene.card("Longhouse").minions) == 1 + used
        assert scene.view().effects == ()
