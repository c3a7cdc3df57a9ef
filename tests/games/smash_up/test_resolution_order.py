"""In which order a card, and what it sets off, is resolved (SU-071 to SU-077, SU-051)."""

import pytest

from tabletop.games.smash_up import Action, Minion, SmashUp
from tabletop.testing import laid

#: Decks without cards, so that a test says what is in them.
NOTHING = {kind.id: {"copies": 0} for kind in SmashUp.cards if issubclass(kind, Minion | Action)}


class Spyglass(Action, faction="cowboys", copies=0):
    """Look at the hand of each other player."""

    async def on_play(self) -> None:
        for player in reversed(self.controller.others):
            await self.controller.look_at_hand(player)


class Practice(SmashUp):
    """The game with a card that is made up for these tests."""

    id = "smash-up-order"
    title = "Smash Up order"
    cards = (*SmashUp.cards, Spyglass)


def one(scene, words):
    """The first option that begins with some words."""
    return next(label for label in scene.options if label.startswith(words))


def order_of(scene, *kinds):
    """What happened, of some kinds of event, in order."""
    return [event.kind for event in scene.events() if event.kind in kinds]


def to_the_end(scene):
    """Have everybody pass or decline until Ann plays cards again."""
    while scene.decision.kind != "play":
        scene.pick(next(label for label in ("Pass", "No", *scene.options) if label in scene.options))


# Step 1: the card itself


@pytest.mark.rule("SU-071", "SU-047")
def test_a_card_is_resolved_completely_before_what_it_sets_off(smash):
    """
    Gunfighter duels to the end before Gold Strike draws for its being played.
    """
    bases = {"Longhouse": {"Bob": ["Mummy"], "actions": {"Ann": ["Gold Strike"]}}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        assert scene["Ann"].hand == ()
        scene["Ann"].picks("Mummy")
        to_the_end(scene)

        assert order_of(scene, "MinionPlayed", "DuelBegan", "Destroyed", "Drew") == [
            "MinionPlayed", "DuelBegan", "Destroyed", "Drew",
        ]  # fmt: skip
        assert len(scene["Ann"].hand) == 1


# Step 2: cards that are part-way through


@pytest.mark.rule("SU-072")
def test_a_card_that_is_part_way_through_is_finished_before_triggers(smash):
    """
    Ann plays the Pharaoh that she has dug up, puts the other cards back, and only then Gold Strike draws: the top one.
    """
    bases = {"Longhouse": {"actions": {"Ann": ["Gold Strike"]}}}
    ann = {"hand": ["Gold in Them Thar Hills"], "deck": ["Pharaoh", "Stagecoach", "Quick Draw"]}
    with smash(bases, Ann=ann) as scene:
        scene["Ann"].picks("Gold in Them Thar Hills")
        scene["Ann"].picks("Pharaoh")
        scene["Ann"].confirms()
        scene["Ann"].is_asked("In which order, the top one first?")
        assert scene.card("Longhouse").minions == ("Pharaoh",)
        assert scene["Ann"].hand == ()
        scene["Ann"].picks("Quick Draw", "Stagecoach")

        assert scene["Ann"].hand == ("Quick Draw",)


# Step 3: abilities of cards in play


def two_triggers(smash, **told):
    """Ann plays a Gunfighter where a base and an action of hers wait for that, and declines its own duel."""
    bases = {"So-So Corral": {"Bob": ["Mummy"], "actions": {"Ann": ["Gold Strike"]}}}
    scene = smash(bases, Ann=["Gunfighter"], **told)
    scene["Ann"].picks("Gunfighter")
    scene["Ann"].passes()
    return scene


@pytest.mark.rule("SU-073")
@pytest.mark.parametrize(("first", "order"), [("Gold Strike", ["Drew", "DuelBegan"]), ("So-So", ["DuelBegan", "Drew"])])
def test_the_current_player_orders_what_a_card_has_set_off(smash, first, order):
    """
    Ann has Gold Strike draw before the duel of So-So Corral, or after it.
    """
    with two_triggers(smash) as scene:
        scene["Ann"].is_asked("Which of these comes first?")
        scene["Ann"].picks(one(scene, first))
        scene["Ann"].picks("Mummy")
        to_the_end(scene)

        assert order_of(scene, "Drew", "DuelBegan") == order


@pytest.mark.rule("SU-073")
def test_the_current_player_orders_abilities_of_others_too(smash):
    """
    In Ann's turn both Pinkertons wait for a duel, and Ann says that Bob's comes first.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton"], "Bob": ["Pinkerton"]}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Pinkerton")
        scene["Ann"].is_asked("Which of these comes first?")
        scene["Ann"].picks(next(label for label in scene.options if "Bob" in label))

        assert scene.decision.seat == 1
        to_the_end(scene)


@pytest.mark.rule("SU-Q17")
def test_who_orders_does_not_decide_for_others(smash):
    """
    Ann says when Bob's Pinkerton comes up; whether it puts a counter on his minion, Bob says.
    """
    bases = {"Longhouse": {"Bob": ["Pinkerton", "Sheriff"]}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Sheriff")
        scene["Bob"].is_asked()
        scene.can_pick_exactly("Yes", "No")
        scene["Bob"].declines()
        to_the_end(scene)

        assert scene.card("Sheriff").counters == {}
        scene.did_not_happen("GotCounters")


@pytest.mark.rule("SU-Q14")
def test_what_a_trigger_sets_off_joins_those_that_wait(smash):
    """
    The haiku on the loser of So-So Corral's duel joins the Gold Strike that still waits, and Ann orders the two.
    """
    haiku = laid("Final Haiku", owner="Bob")
    bases = {
        "So-So Corral": {
            "Bob": [laid("Mummy", owner="Bob", attached=[haiku]), "Sheriff"],
            "actions": {"Ann": ["Gold Strike"]},
        }
    }
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].passes()
        scene["Ann"].picks(one(scene, "So-So Corral"))
        scene["Ann"].picks("Mummy")
        while scene.decision.kind != "order":
            scene.pass_()

        scene["Ann"].is_asked("Which of these comes first?")
        assert sorted(label.split(":")[0] for label in scene.options) == ["Final Haiku", "Gold Strike"]
        scene["Ann"].picks(one(scene, "Final Haiku"))
        assert scene.card("Sheriff").power == 7
        assert len(scene["Ann"].hand) == 1


# Step 4: cards in hand


def looked_at(smash, *hand, **told):
    """A table where Ann looks at Bob's cards with Cast the Runes, and Bob has a Dynamite Surprise, or two."""
    bases = {"Saloon": {"Ann": ["Mummy", "Mummy"], "Bob": ["Sheriff"]}, "Star Portal": {}}
    scene = smash(bases, Ann=["Cast the Runes", "Gold Strike"], Bob=list(hand), **told)
    scene["Ann"].picks("Cast the Runes")
    scene["Ann"].picks(*scene.options)
    return scene


@pytest.mark.rule("SU-074")
def test_cards_in_hand_come_after_abilities_of_cards_in_play(smash):
    """
    Star Portal draws for the Gold Strike that Cast the Runes has let Ann play, before Bob answers Cast the Runes.
    """
    with looked_at(smash, "Dynamite Surprise") as scene:
        assert scene.decision.seat == 0
        scene["Ann"].picks("Gold Strike")
        scene["Ann"].picks("Star Portal")

        scene["Bob"].is_asked(kind="react")
        scene.can_pick_exactly("Dynamite Surprise: Play it", "Pass")
        assert len(scene["Ann"].hand) == 1
        scene["Bob"].passes()
        to_the_end(scene)
        assert scene["Bob"].hand == ("Dynamite Surprise",)


@pytest.mark.rule("SU-074")
def test_cards_in_hand_are_played_in_rounds(smash):
    """
    After Bob has played one, it comes round to him again, and he plays the other.
    """
    with looked_at(smash, "Dynamite Surprise", "Dynamite Surprise") as scene:
        scene["Ann"].passes()
        for _ in range(2):
            scene["Bob"].picks(one(scene, "Dynamite Surprise"))
            if "Mummy" in scene.options[0]:
                scene["Bob"].picks(scene.options[0])
            while scene.decision.kind == "confirm":
                scene.decline()
        to_the_end(scene)

        assert scene["Ann"].zone("discard").count("Mummy") == 2
        assert scene["Bob"].zone("discard").count("Dynamite Surprise") == 2


@pytest.mark.rule("SU-074")
def test_cards_in_hands_are_played_clockwise_from_the_current_player(smash):
    """
    Ann has seen Cid's cards and then Bob's: Bob is asked first, passes, and after Cid has played one, plays his.
    """
    bases = {"Longhouse": {"Ann": ["Mummy", "Mummy"]}}
    dynamite = ["Dynamite Surprise"]
    with smash(bases, game=Practice, Ann=["Spyglass"], Bob=dynamite, Cid=dynamite) as scene:
        scene["Ann"].picks("Spyglass")
        assert scene.happened("CardsSeen").text.english == "Ann has seen cards of Bob, Cid."
        scene["Bob"].passes()
        for seat in ("Cid", "Bob"):
            scene[seat].picks("Dynamite Surprise")
            if scene.decision.kind == "pick":
                scene[seat].picks(scene.options[0])

        scene.nobody_reacts()
        assert scene["Ann"].zone("discard").count("Mummy") == 2
        scene["Ann"].is_asked(kind="play")


@pytest.mark.rule("SU-Q14")
def test_abilities_that_a_card_in_hand_sets_off_go_before_the_next_one(smash):
    """
    The Saloon offers drinks for the first minion that is blown up before Bob is asked for his second Dynamite.
    """
    with looked_at(smash, "Dynamite Surprise", "Dynamite Surprise") as scene:
        scene["Ann"].passes()
        scene["Bob"].picks(one(scene, "Dynamite Surprise"))
        scene["Bob"].picks(scene.options[0])

        scene["Ann"].is_asked("Draw 1?")
        scene["Ann"].declines()
        scene["Bob"].is_asked("Draw 1?")
        scene["Bob"].declines()
        scene["Bob"].is_asked(kind="react")
        scene["Bob"].passes()
        to_the_end(scene)


# Step 5: where the card goes


@pytest.mark.rule("SU-051", "SU-075", "SU-Q13")
def test_a_standard_action_is_discarded_after_everything_it_has_set_off(smash):
    """
    While Bob is asked for a Special, Cast the Runes is neither in hand nor in the pile; then it is discarded.
    """
    with looked_at(smash, "Dynamite Surprise") as scene:
        scene["Ann"].passes()
        scene["Bob"].is_asked(kind="react")
        assert scene.zone("resolving_cards") == ("Cast the Runes",)
        assert scene["Ann"].zone("discard") == ()
        assert "Cast the Runes" not in scene["Ann"].hand
        scene["Bob"].passes()
        to_the_end(scene)

        assert scene.zone("resolving_cards") == ()
        assert scene["Ann"].zone("discard") == ("Cast the Runes",)


@pytest.mark.rule("SU-075")
def test_a_card_that_stays_is_not_discarded(smash):
    """
    Gold Strike lies on its base when all is done, and a minion at its base.
    """
    with smash({"Star Portal": {}}, Ann=["Gold Strike", "Mummy"]) as scene:
        scene["Ann"].picks("Gold Strike")
        scene["Ann"].picks("Mummy")

        assert scene.card("Star Portal").actions == ("Gold Strike",)
        assert scene.card("Star Portal").minions == ("Mummy",)
        assert scene["Ann"].zone("discard") == ()


@pytest.mark.rule("SU-077", "SU-Q13")
@pytest.mark.parametrize("pile", [["Stagecoach"], []])
def test_an_action_that_sets_off_a_reshuffle_is_no_part_of_it(smash, pile):
    """
    Seal the Tomb uncovers a card, Pharaoh draws for that from a shuffled pile in which Seal the Tomb is not yet.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh"], "buried": {"Ann": ["Pinkerton"]}}}
    ann = {"hand": ["Seal the Tomb"], "discard": pile}
    with smash(bases, cards=NOTHING, Ann=ann) as scene:
        scene["Ann"].picks("Seal the Tomb")
        while scene.decision.kind != "play":
            scene.pick(scene.options[0])

        scene.happened("Uncovered", card="Pinkerton")
        assert scene["Ann"].hand == tuple(pile)
        assert scene["Ann"].zone("deck") == ()
        assert scene["Ann"].zone("discard") == ("Seal the Tomb",)


# A card that plays another


@pytest.mark.rule("SU-076", "SU-259")
def test_the_latest_card_is_served_first(smash):
    """
    Pyramid Engineer, played at So-So Corral, uncovers a Mummy there: Mummy's duel comes first, then the engineer's.
    """
    with smash({"So-So Corral": {"Bob": ["Sheriff"], "buried": {"Ann": ["Mummy"]}}}, Ann=["Pyramid Engineer"]) as scene:
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Sheriff")
        scene["Ann"].picks("Sheriff")

        duels = [event.fields["challenger"].name for event in scene.events("DuelBegan")]
        assert duels == ["Mummy", "Pyramid Engineer"]


@pytest.mark.rule("SU-076", "SU-072")
def test_the_outer_card_is_finished_before_triggers_of_the_inner_one(smash):
    """
    Seal the Tomb uncovers two Mummies at So-So Corral: both lie there before either duels, and the later one duels first.
    """
    bases = {"So-So Corral": {"Bob": ["Sheriff"], "buried": {"Ann": ["Mummy", "Deputy"]}}}
    with smash(bases, Ann=["Seal the Tomb"]) as scene:
        scene["Ann"].picks("Seal the Tomb")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Deputy")
        assert len(scene.card("So-So Corral").minions) == 3
        scene.did_not_happen("DuelBegan")
        assert scene.zone("resolving_cards") == ("Seal the Tomb",)
        scene["Ann"].picks("Sheriff")
        scene["Ann"].picks("Sheriff")

        assert [event.fields["minion"].name for event in scene.events("MinionPlayed")] == ["Mummy", "Deputy"]
        assert [event.fields["challenger"].name for event in scene.events("DuelBegan")] == ["Deputy", "Mummy"]


# What prevails


@pytest.mark.rule("SU-Q12")
def test_all_cards_of_a_scored_base_are_discarded(smash):
    """
    Not minions only, as the summary page has it: actions and buried cards go too.
    """
    there = {"Ann": ["Pinkerton"] * 5, "actions": {"Ann": ["Gold Strike"]}, "buried": {"Bob": ["Pharaoh"]}}
    with smash({"Star Portal": there}) as scene:
        scene["Ann"].passes()
        scene.nobody_reacts()

        assert sorted(scene["Ann"].zone("discard")) == ["Gold Strike", *["Pinkerton"] * 5]
        assert scene["Bob"].zone("discard") == ("Pharaoh",)
        scene["Bob"].is_asked(kind="play")
