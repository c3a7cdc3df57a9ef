"""Loki's Effects: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, of, with_tokens
from tests.games.villainous.marvel.deeds import goes_on, plays
from tests.games.villainous.marvel.loki import ABROAD, HOME, LOKI, NO_CARD, at_work, mischief_of, spent_by
from tests.games.villainous.seen import on

LAB = "aim_laboratory"
NO_MISCHIEF = "There is not enough Mischief to spend."
NO_LOKI = "No Loki Ally of yours is in another Domain."
KID = {"bagalia": [of("Ann", "kid_loki")]}


def why_no(scene, card):
    """Why a card in Ann's hand can't be played: beside it she holds a card that can."""
    scene["Ann"].picks("Play a Card")
    why = scene.why_not(card)
    goes_on(scene, "Ann", "Frost Giant", "Bifrost")
    return why


# ------------------------------------------------------------------------------------------------ Sow Discord


@pytest.mark.parametrize(
    ("way", "power", "held"), [("Lose 2 Power", {"POWER": 1}, 3), ("Discard two cards", {"POWER": 3}, 1)]
)
def test_sow_discord_lets_the_opponent_choose(way, power, held):
    """
    Bob loses 2 Power, or discards two cards of his choice; Loki has spent 1 Mischief and no Power.
    """
    hand = ["mentallo", "graviton", "cosmic_cube"]
    with at_work({"power": 3, "hand": hand}, mischief=2, hand=["sow_discord"]) as scene:
        plays(scene, "Ann", "Sow Discord")
        scene.expect("Bob", prompt="What do you do?")
        scene["Bob"].picks(way)
        if way == "Discard two cards":
            scene["Bob"].picks("Mentallo A.I.M.", "Cosmic Cube")

        assert scene.pool("purse", "Bob") == power
        assert len(scene.hand("Bob")) == held
        assert (mischief_of(scene), spent_by(scene)) == (1, 1)


@pytest.mark.parametrize(
    ("told", "way"),
    [
        ({"power": 2, "hand": ["mentallo"]}, "Lose 2 Power"),
        ({"power": 1, "hand": ["mentallo"] * 2}, "Discard two cards"),
    ],
)
def test_sow_discord_is_done_in_full_if_it_can_be(told, way):
    """
    Of two options one that can be done in full must be chosen: there is but one.
    """
    with at_work(told, mischief=1, hand=["sow_discord"]) as scene:
        plays(scene, "Ann", "Sow Discord")

        scene.can_pick_exactly(way)
        scene["Bob"].picks(way)


def test_sow_discord_takes_everything_from_who_can_do_neither():
    """
    With 1 Power and one card Bob loses both.
    """
    with at_work({"power": 1, "hand": ["mentallo"]}, mischief=1, hand=["sow_discord"]) as scene:
        plays(scene, "Ann", "Sow Discord")

        assert scene.pool("purse", "Bob") == {}
        assert scene.zone("discard", "Bob") == ("Mentallo A.I.M.",)


def test_sow_discord_is_of_no_harm_to_who_has_nothing():
    """
    It can be played all the same: the Mischief is spent.
    """
    with at_work(mischief=1, hand=["sow_discord"]) as scene:
        plays(scene, "Ann", "Sow Discord")

        assert spent_by(scene) == 1
        assert scene.zone("discard", "Ann") == ("Sow Discord",)


def test_sow_discord_takes_mischief():
    """
    Without any it says what is missing.
    """
    with at_work(power=2, hand=["sow_discord", "frost_giant"]) as scene:
        assert why_no(scene, "Sow Discord") == NO_MISCHIEF


def test_sow_discord_asks_which_opponent(lay):
    """
    Of two opponents Loki chooses one, and the other loses nothing.
    """
    ann = {"at": "odins_throne", "mischief": {"MISCHIEF": 1}, "hand": ["sow_discord"]}
    with lay(villains=(*LOKI, "madame_masque"), Ann=ann, Bob={"power": 2}, Cid={"power": 2}) as scene:
        plays(scene, "Ann", "Sow Discord")
        scene["Ann"].picks("Cid")
        scene["Cid"].picks("Lose 2 Power")

        assert (scene.pool("purse", "Bob"), scene.pool("purse", "Cid")) == ({"POWER": 2}, {})


# ------------------------------------------------------------------------------------------------ Silver Tongue


def test_silver_tongue_talks_somebody_away():
    """
    A Hero goes to another location of the Domain, and Loki gains 2 Power; Kid Loki abroad is given up.
    """
    with at_work(KID, power=1, mischief=2, hand=["silver_tongue"], bifrost=["quasar"]) as scene:
        plays(scene, "Ann", "Silver Tongue")
        scene.can_pick_exactly("Odin's Throne", "Jotunheim", "Sanctum Sanctorum")
        scene["Ann"].picks("Jotunheim")

        assert scene.card("quasar").at == "Jotunheim"
        assert scene.card("jotunheim").top == ("Quasar",)
        assert scene.pool("purse", "Ann") == {"POWER": 2}
        assert (mischief_of(scene), spent_by(scene)) == (0, 2)
        scene.happened("Removed", card="Kid Loki")


def test_silver_tongue_moves_an_opponents_ally():
    """
    It stays on the top side, and its player's.
    """
    with at_work(KID, power=1, mischief=2, hand=["silver_tongue"], bifrost=[of("Bob", "aim_infiltrator")]) as scene:
        plays(scene, "Ann", "Silver Tongue")
        scene["Ann"].picks("Jotunheim")

        assert scene.card("jotunheim").top == ("A.I.M. Infiltrator",)
        assert scene.card("aim_infiltrator", of="Bob", zone="top").controller == "Bob"


@pytest.mark.parametrize(
    ("bob", "told", "why"),
    [
        (KID, {"mischief": 2}, "What it says cannot all be done now."),
        (KID, {"mischief": 1, "bifrost": ["quasar"]}, NO_MISCHIEF),
        ({}, {"mischief": 2, "bifrost": ["quasar", "kid_loki"]}, NO_LOKI),
    ],
    ids=["nobody to talk to", "too little Mischief", "no Loki abroad"],
)
def test_silver_tongue_takes_a_character_mischief_and_a_loki(bob, told, why):
    """
    Each of them is missing once, and it says which.
    """
    with at_work(bob, power=3, hand=["silver_tongue", "frost_giant"], **told) as scene:
        assert why_no(scene, "Silver Tongue") == why


def test_silver_tongue_gives_up_one_of_several_lokis():
    """
    Loki picks which; the others stay abroad.
    """
    bob = {"bagalia": [of("Ann", "kid_loki")], LAB: [of("Ann", "king_loki")]}
    with at_work(bob, power=1, mischief=2, hand=["silver_tongue"], bifrost=["quasar"]) as scene:
        plays(scene, "Ann", "Silver Tongue")
        goes_on(scene, "Ann", "Kid Loki", "Jotunheim")

        assert "Kid Loki" in scene.zone("discard", "Ann")
        assert scene.card("king_loki", of="Ann", zone="top").at == "A.I.M. Laboratory"


# ------------------------------------------------------------------------------------------------ Glorious Purpose


def test_glorious_purpose_defeats_a_hero():
    """
    However strong, for 2 Power, 3 Mischief and a Loki abroad.
    """
    with at_work(KID, power=2, mischief=3, hand=["glorious_purpose"], bifrost=["quasar"]) as scene:
        plays(scene, "Ann", "Glorious Purpose")

        scene.happened("Defeated", card="Quasar")
        assert scene.zone("fate_discard") == ("Quasar",)
        assert "Kid Loki" in scene.zone("discard", "Ann")
        assert (mischief_of(scene), spent_by(scene)) == (0, 3)
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("MV-203")
def test_glorious_purpose_removes_a_weak_ally():
    """
    Of Strength 2 that another player has at home: a removal, and no defeat.
    """
    with at_work({**KID, LAB: ["aim_agent", "graviton"]}, power=2, mischief=3, hand=["glorious_purpose"]) as scene:
        plays(scene, "Ann", "Glorious Purpose")

        assert scene.zone("discard", "Bob") == ("A.I.M. Agent",)
        scene.happened("Removed", card="A.I.M. Agent")
        scene.did_not_happen("Defeated")


def test_glorious_purpose_offers_both():
    """
    Heroes at home and weak Allies of others at their home.
    """
    told = {
        "power": 2,
        "mischief": 3,
        "hand": ["glorious_purpose"],
        "bifrost": ["quasar", of("Bob", "aim_infiltrator")],
    }
    with at_work({**KID, LAB: ["aim_agent", "graviton"]}, **told) as scene:
        plays(scene, "Ann", "Glorious Purpose")

        scene.can_pick_exactly("Quasar", "A.I.M. Agent")
        scene["Ann"].picks("Quasar")


@pytest.mark.rule("MV-Q22")
def test_glorious_purpose_is_bound_by_protectors():
    """
    Beside Lady Sif only she can be defeated.
    """
    with at_work(KID, power=2, mischief=3, hand=["glorious_purpose"], bifrost=["lady_sif", "deathlok"]) as scene:
        plays(scene, "Ann", "Glorious Purpose")

        assert scene.zone("fate_discard") == ("Lady Sif",)


@pytest.mark.parametrize(
    ("bob", "told", "why"),
    [
        ({**KID, LAB: ["graviton"]}, {"mischief": 3}, "What it says cannot all be done now."),
        (KID, {"mischief": 2, "bifrost": ["quasar"]}, NO_MISCHIEF),
        ({}, {"mischief": 3, "bifrost": ["quasar"]}, NO_LOKI),
    ],
    ids=["nobody", "too little Mischief", "no Loki abroad"],
)
def test_glorious_purpose_takes_a_target_mischief_and_a_loki(bob, told, why):
    """
    Each of them is missing once, and it says which.
    """
    with at_work(bob, power=4, hand=["glorious_purpose", "frost_giant"], **told) as scene:
        assert why_no(scene, "Glorious Purpose") == why


# ------------------------------------------------------------------------------------------------ Master of Illusion


@pytest.mark.parametrize("count", [1, 2])
def test_master_of_illusion_draws_what_is_spent(count):
    """
    One or two, as Loki chooses.
    """
    with at_work(power=1, mischief=3, hand=["master_of_illusion"]) as scene:
        plays(scene, "Ann", "Master of Illusion")
        scene["Ann"].picks(str(count))

        assert len(scene.hand("Ann")) == count
        assert (mischief_of(scene), spent_by(scene)) == (3 - count, count)


def test_master_of_illusion_is_paid_before_it_is_played():
    """
    Power first, then Mischief, and then the card lies there.
    """
    with at_work(power=1, mischief=1, hand=["master_of_illusion"]) as scene:
        plays(scene, "Ann", "Master of Illusion")

        kinds = [event.kind for event in scene.events()]
        assert kinds.index("Spent") < kinds.index("MischiefSpent") < kinds.index("Played") < kinds.index("Drew")


def test_master_of_illusion_with_one_mischief_asks_nothing():
    """
    There is no choice how much; without Mischief it can't be played.
    """
    with at_work(power=1, mischief=1, hand=["master_of_illusion"]) as scene:
        plays(scene, "Ann", "Master of Illusion")
        assert len(scene.hand("Ann")) == 1
    with at_work(power=3, hand=["master_of_illusion", "frost_giant"]) as scene:
        assert why_no(scene, "Master of Illusion") == NO_MISCHIEF


@pytest.mark.rule("MV-204", "MV-097", "MV-Q31")
@pytest.mark.parametrize("goal", ["Bagalia", "Jotunheim"])
def test_master_of_illusion_sends_a_loki_to_any_domain(goal):
    """
    With tokens and Items, abroad or to another location at home; nothing is earned.
    """
    king = carrying(with_tokens("king_loki", 1), "horned_helmet")
    with at_work(power=1, mischief=1, hand=["master_of_illusion"], bifrost=[king]) as scene:
        plays(scene, "Ann", "Master of Illusion")
        scene["Ann"].picks("King Loki")
        scene.can_pick_exactly(*ABROAD, *[place for place in HOME if place != "Bifrost"])
        scene["Ann"].picks(goal)

        assert on(scene, "Bob", goal.lower())[("top" if goal == "Bagalia" else "bottom")] == ["king_loki"]
        assert scene.card("king_loki", of="Ann").strength == 7
        assert mischief_of(scene) == 0


def test_master_of_illusion_brings_a_loki_home():
    """
    From abroad; from an Event none comes, and none goes to one.
    """
    with at_work(KID, power=1, mischief=1, hand=["master_of_illusion"], crises=["incoming"]) as scene:
        plays(scene, "Ann", "Master of Illusion")
        scene["Ann"].picks("Kid Loki")
        scene.cannot_pick("Incoming")
        scene["Ann"].picks("Bifrost")

        assert scene.card("bifrost").bottom == ("Kid Loki",)


def test_master_of_illusion_moves_nobody_who_is_no_loki():
    """
    A Frost Giant stays where it is.
    """
    with at_work(power=1, mischief=1, hand=["master_of_illusion"], bifrost=["frost_giant"]) as scene:
        plays(scene, "Ann", "Master of Illusion")

        scene.expect("Ann", prompt="What do you do?")
        assert scene.card("frost_giant", of="Ann", zone="bottom").at == "Bifrost"


# ------------------------------------------------------------------------------------------------ Trickster's Gambit


def test_tricksters_gambit_earns_for_each_other_domain(lay):
    """
    Two Lokis in one Domain and one in another: 2 Mischief.
    """
    ann = {"at": "odins_throne", "power": 1, "hand": ["tricksters_gambit"]}
    bob = {"bagalia": [of("Ann", "kid_loki")], LAB: [of("Ann", "king_loki")]}
    with lay(villains=(*LOKI, "madame_masque"), Ann=ann, Bob=bob, Cid={"manhattan": [of("Ann", "kid_loki")]}) as scene:
        plays(scene, "Ann", "Trickster's Gambit")

        assert mischief_of(scene) == 2


@pytest.mark.parametrize("told", [{"bifrost": ["kid_loki"]}, {}])
def test_tricksters_gambit_takes_a_loki_abroad(told):
    """
    With none there it can't be played.
    """
    with at_work(power=5, hand=["tricksters_gambit"], **told) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


# ------------------------------------------------------------------------------------------------ Across the Multiverse


def multiverse(*deck, **told):
    """Lay a table where Ann plays Across the Multiverse, with some cards on top of her deck."""
    scene = at_work(hand=["across_the_multiverse"], deck=list(deck), **{"power": 5, **told})
    plays(scene, "Ann", "Across the Multiverse")
    return scene


@pytest.mark.rule("MV-184", "MV-187")
def test_across_the_multiverse_plays_a_loki_abroad():
    """
    The first Loki is paid for, and earns what he earns.
    """
    with multiverse("frost_giant", "lorelei", "king_loki") as scene:
        scene["Ann"].confirms()
        scene.can_pick_exactly(*ABROAD)
        scene["Ann"].picks("Bagalia")

        assert mischief_of(scene) == 2
        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert len(scene.events("TurnedUp", seen_by="Bob")) == 3


def test_across_the_multiverse_takes_a_loki_into_hand():
    """
    If Loki likes it better: he costs nothing then.
    """
    with multiverse("king_loki") as scene:
        scene["Ann"].declines()

        assert scene.hand("Ann") == ("King Loki",)
        assert scene.pool("purse", "Ann") == {"POWER": 4}
        assert mischief_of(scene) == 0


@pytest.mark.rule("MV-188")
def test_across_the_multiverse_shuffles_the_others_back():
    """
    None of those that were passed over is discarded.
    """
    with multiverse("frost_giant", "lorelei", "king_loki") as scene:
        scene["Ann"].declines()

        assert scene.zone("discard", "Ann") == ("Across the Multiverse",)
        assert "Lorelei" in scene.zone("deck", "Ann")
        scene.happened("Shuffled")


def test_across_the_multiverse_is_stopped_by_heimdall():
    """
    He forbids playing abroad: the Loki is taken into hand.
    """
    with multiverse("king_loki", bifrost=["heimdall"]) as scene:
        assert scene.hand("Ann") == ("King Loki",)


@pytest.mark.rule("MV-189")
def test_across_the_multiverse_goes_on_with_the_discard_pile():
    """
    No Loki in the deck: the pile becomes the deck.
    """
    with multiverse("frost_giant", power=1, discard=["kid_loki"], rest={"Loki Villain": "between"}) as scene:
        assert scene.hand("Ann") == ("Kid Loki",)
        assert scene.zone("deck", "Ann") == ("Frost Giant",)


def test_across_the_multiverse_without_any_loki_does_nothing():
    """
    All is shuffled back.
    """
    with multiverse("frost_giant", "lorelei", rest={"Loki Villain": "between"}) as scene:
        assert scene.hand("Ann") == ()
        assert sorted(scene.zone("deck", "Ann")) == ["Frost Giant", "Lorelei"]
        assert scene.zone("discard", "Ann") == ("Across the Multiverse",)
