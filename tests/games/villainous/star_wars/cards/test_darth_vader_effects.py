"""Darth Vader's Items and Effects: what each does, and what it must not do."""

import pytest

from tabletop import Rule, when
from tabletop.games.villainous import Spent
from tabletop.games.villainous.star_wars import StarWarsVillainous
from tabletop.games.villainous.star_wars.testing import LUKE, conflicted, with_tokens
from tests.games.villainous.star_wars.vader import VADER, luke_is, plays, state_of, why_not_ambition

CANNOT = "What it says cannot all be done now."
INTERROGATE = (
    "Interrogator Droid: Look at the top three cards of your Fate deck, and perhaps play a Hero among them here"
)


# ------------------------------------------------------------------------------------------------ Carbon-Freezing Chamber


def chamber(*beside, **more):
    """Say that the Chamber is at Cloud City, where the mover is, with 2 Credits in hand."""
    return {"at": "cloud_city", "credits": 2, "cloud_city": ["carbon_freezing_chamber", *beside], **more}


def test_carbon_freezing_chamber_is_played_at_cloud_city(lay):
    """
    Ann is not asked where it goes.
    """
    with lay(villains=VADER, Ann={"at": "mustafar", "credits": 2, "hand": ["carbon_freezing_chamber"]}) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Carbon-Freezing Chamber")

        assert scene.card("carbon_freezing_chamber", of="Ann").at == "Cloud City"


def test_carbon_freezing_chamber_cannot_be_maneuvered(lay):
    """
    It stays where it is.
    """
    with lay(villains=VADER, Ann={"at": "death_star", "cloud_city": ["carbon_freezing_chamber"]}) as scene:
        assert scene.why_not("Maneuver") == "Nothing of yours can be moved."


def test_carbon_freezing_chamber_removes_a_hero(lay):
    """
    For 2 Credits it removes a Hero at Cloud City: that is no defeat, and the top row is open at once.
    """
    with lay(villains=VADER, Ann=chamber("vader_yoda")) as scene:
        scene.cannot_pick("Fate")
        scene["Ann"].picks("Activate")
        scene["Ann"].passes()

        scene.did_not_happen("Defeated")
        assert "Yoda" in scene.zone("fate_discard", of="Ann")
        scene.can_pick("Fate")


def test_carbon_freezing_chamber_may_bring_luke(lay):
    """
    Then Luke may be moved to Cloud City, from wherever he is.
    """
    with lay(villains=VADER, Ann=chamber("vader_yoda", mustafar=[conflicted()])) as scene:
        scene["Ann"].picks("Activate")
        scene["Ann"].picks("Cloud City")

        assert luke_is(scene) == ("Cloud City", "Conflicted")


def test_carbon_freezing_chamber_need_not_bring_luke(lay):
    """
    It is a choice.
    """
    with lay(villains=VADER, Ann=chamber("vader_yoda")) as scene:
        scene["Ann"].picks("Activate")
        scene["Ann"].passes()

        assert luke_is(scene) == ("Death Star", "Focused")


def test_carbon_freezing_chamber_does_nothing_without_a_hero_there(lay):
    """
    A Hero elsewhere is out of its reach, and so is Luke.
    """
    with lay(villains=VADER, Ann=chamber(conflicted(), mustafar=["vader_yoda"])) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


def test_carbon_freezing_chamber_costs_two_credits(lay):
    """
    With 1 Credit it can't be used.
    """
    with lay(villains=VADER, Ann={**chamber("vader_yoda"), "credits": 1}) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


def test_carbon_freezing_chamber_is_used_from_a_vehicle_too(lay):
    """
    Any Activate symbol will do, that of the TIE Advanced as well.
    """
    ann = {**chamber("vader_yoda"), "at": "tie_advanced_x1", "fleet": ["tie_advanced_x1"]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Activate")
        scene["Ann"].passes()

        scene.happened("Removed", card="Yoda")


def test_carbon_freezing_chamber_takes_who_cannot_be_defeated_just_now(lay):
    """
    Nothing prevents a removal: the Millennium Falcon takes nobody aboard.
    """
    with lay(villains=VADER, Ann=chamber("vader_yoda", rebels=["vader_millennium_falcon"])) as scene:
        scene["Ann"].picks("Activate")
        scene["Ann"].passes()

        assert "Yoda" in scene.zone("fate_discard", of="Ann")


# ------------------------------------------------------------------------------------------------ Interrogator Droid

TOP = ["vader_han_solo", "use_the_force", "vader_yoda", "its_a_trap"]


def droid(**more):
    """Say that a Droid is at Mustafar, and what lies on top of the Fate deck."""
    return {"at": "cloud_city", "credits": 1, "mustafar": ["interrogator_droid"], "fate_deck": TOP, **more}


def test_interrogator_droid_plays_a_hero_where_it_is(lay):
    """
    Of the top three Ann plays one at the Droid's location, whose ability happens; the others go back as she likes.
    """
    with lay(villains=VADER, Ann=droid()) as scene:
        scene["Ann"].picks("Activate")
        scene["Ann"].picks("Han Solo")
        scene["Ann"].picks("Yoda", "Use the Force")
        scene["Ann"].picks("Cloud City")

        assert scene.card("vader_han_solo", of="Ann").at == "Mustafar"
        assert luke_is(scene) == ("Cloud City", "Focused")
        assert scene.zone("fate_deck", of="Ann")[:3] == ("Yoda", "Use the Force", "It's a Trap!")
        assert state_of(scene, "mustafar", "ambition") == "covered"


def test_interrogator_droid_need_not_play_anybody(lay):
    """
    She may put all three back.
    """
    with lay(villains=VADER, Ann=droid()) as scene:
        scene["Ann"].picks("Activate")
        scene["Ann"].passes()
        scene["Ann"].picks("Yoda", "Use the Force", "Han Solo")

        assert scene.zone("fate_deck", of="Ann")[:3] == ("Yoda", "Use the Force", "Han Solo")
        scene.did_not_happen("Played")


def test_interrogator_droid_shows_the_cards_to_nobody_else(lay):
    """
    Bob does not learn what Ann has looked at.
    """
    with lay(villains=VADER, Ann=droid()) as scene:
        scene["Ann"].picks("Activate")

        scene["Ann"].is_asked("Which Hero do you play?")
        assert not scene["Bob"].sees("Yoda")
        scene["Ann"].passes()
        scene["Ann"].picks("Yoda", "Use the Force", "Han Solo")


def test_interrogator_droid_asks_also_when_there_is_no_hero(lay):
    """
    Otherwise Bob would know that there was none.
    """
    setbacks = ["use_the_force", "its_a_trap", "stolen_data_tapes"]
    with lay(villains=VADER, Ann=droid(fate_deck=setbacks)) as scene:
        scene["Ann"].picks("Activate")

        scene["Ann"].is_asked("Which Hero do you play?")
        scene["Ann"].passes()
        scene["Ann"].picks("Use the Force", "It's a Trap!", "Stolen Data Tapes")


@pytest.mark.rule("SW-085")
def test_interrogator_droid_takes_a_symbol_for_each(lay):
    """
    Two Droids take two Activate actions: Cloud City has one.
    """
    with lay(villains=VADER, Ann={**droid(), "credits": 2, "cloud_city": ["interrogator_droid"]}) as scene:
        scene["Ann"].picks("Activate")
        scene["Ann"].picks(f"{INTERROGATE} (Mustafar)")
        scene["Ann"].passes()
        scene["Ann"].picks("Yoda", "Use the Force", "Han Solo")

        assert scene.why_not("Activate") == "You have used that symbol this turn."


@pytest.mark.rule("SW-071")
def test_interrogator_droid_is_played_for_nothing(lay):
    """
    It costs no Credits, but a Play a Card action.
    """
    with lay(villains=VADER, Ann={"at": "mustafar", "hand": ["interrogator_droid"]}) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Interrogator Droid")
        scene["Ann"].picks("Cloud City")

        scene.cannot_pick("Play a Card")
        scene.did_not_happen("LookedAt")


# ------------------------------------------------------------------------------------------------ I Am Your Father


@pytest.mark.parametrize("where", ["mover", "emperor"])
def test_i_am_your_father_turns_luke(lay, where):
    """
    Luke is where the mover is, or where Emperor Palpatine is: he is Conflicted then.
    """
    luke = {"mustafar": [LUKE]} if where == "mover" else {"cloud_city": [LUKE, "emperor_palpatine"]}
    with lay(villains=VADER, Ann={"at": "mustafar", "ambition": 3, "hand": ["i_am_your_father"], **luke}) as scene:
        plays(scene, "I Am Your Father")

        assert luke_is(scene)[1] == "Conflicted"
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("SW-074")
def test_i_am_your_father_is_not_heard_from_afar(lay):
    """
    With neither of them where Luke is, it can't be played.
    """
    ann = {
        "at": "mustafar",
        "ambition": 3,
        "hand": ["i_am_your_father", "bait_the_trap"],
        "cloud_city": ["emperor_palpatine"],
    }
    with lay(villains=VADER, Ann={**ann, "fate_deck": ["chewbacca"]}) as scene:
        assert why_not_ambition(scene, "Play I Am Your Father") == CANNOT
        scene["Ann"].picks("Play Bait the Trap")


@pytest.mark.rule("SW-074")
@pytest.mark.parametrize("beside", [[conflicted()], [LUKE, "vader_leia_organa"]], ids=["conflicted", "with Leia"])
def test_i_am_your_father_cannot_be_played_for_nothing(lay, beside):
    """
    Luke is Conflicted already, or Leia forbids it.
    """
    ann = {"at": "emperors_throne_room", "ambition": 4, "hand": ["i_am_your_father", "bait_the_trap"]}
    with lay(villains=VADER, Ann={**ann, "emperors_throne_room": beside, "fate_deck": ["chewbacca"]}) as scene:
        assert why_not_ambition(scene, "Play I Am Your Father") == CANNOT
        scene["Ann"].picks("Play Bait the Trap")


# ------------------------------------------------------------------------------------------------ Lured into a Trap


def lured(luke, **more):
    """Say that Ann can play Lured into a Trap, and how Luke lies at Cloud City."""
    return {"at": "mustafar", "ambition": 1, "hand": ["lured_into_a_trap"], "cloud_city": [luke], **more}


def test_lured_into_a_trap_moves_luke_one_step(lay):
    """
    Focused, he goes to an adjacent location, and no farther.
    """
    with lay(villains=VADER, Ann=lured(LUKE)) as scene:
        plays(scene, "Lured into a Trap")
        scene.can_pick_exactly("Death Star", "Emperor's Throne Room")
        scene["Ann"].picks("Emperor's Throne Room")

        scene.expect("Ann", prompt="What do you do?")
        assert luke_is(scene) == ("Emperor's Throne Room", "Focused")


def test_lured_into_a_trap_moves_conflicted_luke_twice(lay):
    """
    Conflicted, he may be moved once more.
    """
    with lay(villains=VADER, Ann=lured(conflicted())) as scene:
        plays(scene, "Lured into a Trap")
        scene["Ann"].picks("Death Star")
        scene["Ann"].picks("Mustafar")

        assert luke_is(scene) == ("Mustafar", "Conflicted")


def test_lured_into_a_trap_may_lead_back(lay):
    """
    The second step may go back to where he was.
    """
    with lay(villains=VADER, Ann=lured(conflicted())) as scene:
        plays(scene, "Lured into a Trap")
        scene["Ann"].picks("Death Star")
        scene["Ann"].picks("Cloud City")

        assert luke_is(scene) == ("Cloud City", "Conflicted")


def test_lured_into_a_trap_may_end_after_one_step(lay):
    """
    The second step is a choice.
    """
    with lay(villains=VADER, Ann=lured(conflicted())) as scene:
        plays(scene, "Lured into a Trap")
        scene["Ann"].picks("Emperor's Throne Room")
        scene["Ann"].passes()

        assert luke_is(scene) == ("Emperor's Throne Room", "Conflicted")


@pytest.mark.rule("SW-174")
def test_lured_into_a_trap_never_leads_to_a_vehicle(lay):
    """
    Vehicles are adjacent to nothing.
    """
    with lay(villains=VADER, Ann=lured(LUKE, fleet=["executor"])) as scene:
        plays(scene, "Lured into a Trap")

        scene.cannot_pick("Executor")
        scene["Ann"].picks("Death Star")


# ------------------------------------------------------------------------------------------------ Bring Him Before Me


def test_bring_him_before_me_brings_luke_to_the_emperor(lay):
    """
    However far it is.
    """
    ann = {"at": "mustafar", "ambition": 1, "hand": ["bring_him_before_me"], "mustafar": [LUKE]}
    with lay(villains=VADER, Ann={**ann, "emperors_throne_room": ["emperor_palpatine"]}) as scene:
        plays(scene, "Bring Him Before Me")

        assert luke_is(scene) == ("Emperor's Throne Room", "Focused")


@pytest.mark.rule("SW-074")
@pytest.mark.parametrize("emperor", [[], ["emperor_palpatine"]], ids=["not in play", "already there"])
def test_bring_him_before_me_needs_the_emperor_elsewhere(lay, emperor):
    """
    It can't be played without the Emperor, or if Luke is with him.
    """
    ann = {"at": "mustafar", "ambition": 1, "hand": ["bring_him_before_me", "bait_the_trap"]}
    with lay(villains=VADER, Ann={**ann, "cloud_city": [LUKE, *emperor], "fate_deck": ["chewbacca"]}) as scene:
        assert why_not_ambition(scene, "Play Bring Him Before Me") == CANNOT
        scene["Ann"].picks("Play Bait the Trap")


# ------------------------------------------------------------------------------------------------ The Emperor Commands It


def commanding(ambition, **more):
    """Say that Ann can play The Emperor Commands It with so much Ambition."""
    return {"at": "mustafar", "ambition": ambition, "hand": ["the_emperor_commands_it"], **more}


def test_the_emperor_commands_it_takes_the_emperor_out_of_the_deck(lay):
    """
    The deck is revealed up to him; the cards passed over are shuffled in again, and his 3 Ambition are paid.
    """
    deck = ["boba_fett", "executor", "emperor_palpatine"]
    with lay(villains=VADER, Ann=commanding(4, deck=deck)) as scene:
        plays(scene, "The Emperor Commands It")
        scene["Ann"].picks("Cloud City")

        assert scene.card("emperor_palpatine", of="Ann").at == "Cloud City"
        assert scene.pool("purse", "Ann") == {}
        assert scene.zone("discard", of="Ann") == ("The Emperor Commands It",)
        assert scene.happened("Placed", card="Emperor Palpatine")


@pytest.mark.rule("SW-Q37")
def test_the_emperor_commands_it_takes_him_off_the_discard_pile(lay):
    """
    He is looked for on the pile before the deck, and has to be paid for.
    """
    with lay(villains=VADER, Ann=commanding(4, discard=["emperor_palpatine"])) as scene:
        plays(scene, "The Emperor Commands It")
        scene["Ann"].picks("Emperor's Throne Room")

        assert scene.card("emperor_palpatine", of="Ann").at == "Emperor's Throne Room"
        scene.did_not_happen("TurnedUp")
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("SW-210")
@pytest.mark.rule("SW-Q39")
def test_the_emperor_commands_it_puts_him_anywhere_if_he_is_in_play(lay):
    """
    In the Sector he costs nothing more, keeps his tokens, and may stay where he is.
    """
    there = {"cloud_city": [with_tokens("emperor_palpatine", 1)]}
    with lay(villains=VADER, Ann=commanding(1, **there)) as scene:
        plays(scene, "The Emperor Commands It")
        scene.can_pick_exactly("Mustafar", "Death Star", "Cloud City", "Emperor's Throne Room")
        scene["Ann"].picks("Cloud City")

        emperor = scene.card("emperor_palpatine", of="Ann")
        assert (emperor.at, emperor.strength) == ("Cloud City", 5)


@pytest.mark.rule("SW-Q37")
def test_the_emperor_commands_it_needs_all_four_ambition(lay):
    """
    With 3 Ambition his price can't be paid after that of the card.
    """
    ann = commanding(3, deck=["emperor_palpatine"], fate_deck=["chewbacca"])
    with lay(villains=VADER, Ann={**ann, "hand": [*ann["hand"], "bait_the_trap"]}) as scene:
        assert why_not_ambition(scene, "Play The Emperor Commands It") == CANNOT
        scene["Ann"].picks("Play Bait the Trap")


class EverythingHasItsPrice(Rule):
    """Whoever pays Ambition loses one more."""

    @when(Spent)
    async def take(self, spent):
        """Lose 1 Ambition"""
        await spent.player.lose_ambition(1)


class Dear(StarWarsVillainous):
    """A game in which Ambition is lost where it is paid."""

    rules = (*StarWarsVillainous.rules, EverythingHasItsPrice)


def test_the_emperor_commands_it_throws_him_away_if_he_cannot_be_paid_any_more(lay):
    """
    If Ambition is lost between the two prices, he is found, but goes to the pile; nobody is placed.
    """
    with lay(Dear, villains=VADER, Ann=commanding(4, deck=["emperor_palpatine"])) as scene:
        plays(scene, "The Emperor Commands It")

        assert sorted(scene.zone("discard", of="Ann")) == ["Emperor Palpatine", "The Emperor Commands It"]
        scene.did_not_happen("Placed")


def test_the_emperor_commands_it_does_not_look_into_the_hand(lay):
    """
    With him in hand it can't be played.
    """
    ann = {"at": "mustafar", "ambition": 5, "hand": ["the_emperor_commands_it", "emperor_palpatine"]}
    with lay(villains=VADER, Ann=ann) as scene:
        assert why_not_ambition(scene, "Play The Emperor Commands It") == CANNOT
        scene["Ann"].picks("Play Emperor Palpatine")
        scene["Ann"].picks("Mustafar")


# ------------------------------------------------------------------------------------------------ Bait the Trap


def test_bait_the_trap_brings_a_weakened_hero_to_luke(lay):
    """
    The first Hero of the Fate deck is played where Luke is, with all abilities, and then gets -1 Strength.
    """
    fate = ["use_the_force", "chewbacca"]
    with lay(
        villains=VADER, Ann={"at": "mustafar", "ambition": 1, "hand": ["bait_the_trap"], "fate_deck": fate}
    ) as scene:
        plays(scene, "Bait the Trap")

        hero = scene.card("chewbacca", of="Ann")
        assert (hero.at, hero.strength) == ("Death Star", 3)


@pytest.mark.rule("SW-106")
def test_bait_the_trap_has_ann_choose_for_the_hero(lay):
    """
    What the Hero says is used in full, and Ann makes its choices.
    """
    ann = {"at": "mustafar", "ambition": 1, "hand": ["bait_the_trap"], "fate_deck": ["vader_han_solo"]}
    with lay(villains=VADER, Ann=ann) as scene:
        plays(scene, "Bait the Trap")
        scene["Ann"].picks("Cloud City")

        assert luke_is(scene) == ("Cloud City", "Focused")
        assert scene.card("vader_han_solo", of="Ann").at == "Death Star"


# ------------------------------------------------------------------------------------------------ Apology Accepted


def test_apology_accepted_turns_an_ally_into_ambition(lay):
    """
    Boba Fett is removed for 2 Ambition: that is no defeat.
    """
    ann = {"at": "mustafar", "hand": ["apology_accepted"], "cloud_city": ["boba_fett", "emperor_palpatine"]}
    with lay(villains=VADER, Ann=ann) as scene:
        plays(scene, "Apology Accepted")

        scene.happened("Removed", card="Boba Fett")
        assert scene.pool("purse", "Ann") == {"AMBITION": 2}


@pytest.mark.rule("SW-074")
def test_apology_accepted_never_takes_the_emperor(lay):
    """
    With nobody but Emperor Palpatine it can't be played.
    """
    ann = {"at": "mustafar", "hand": ["apology_accepted"], "cloud_city": ["emperor_palpatine"]}
    with lay(villains=VADER, Ann=ann) as scene:
        assert scene.why_not("Ambition") == "There is nothing you could do with Ambition."


@pytest.mark.rule("SW-063")
def test_apology_accepted_takes_an_ambition_action(lay):
    """
    It costs nothing, but a Play a Card action does not play it.
    """
    ann = {"at": "death_star", "hand": ["apology_accepted"], "cloud_city": ["boba_fett"]}
    with lay(villains=VADER, Ann=ann) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."
