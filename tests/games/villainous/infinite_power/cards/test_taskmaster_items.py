"""Taskmaster's Items and Specialties: what each does, and what it must not do."""

import attrs
import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tabletop.games.villainous.testing import carrying
from tabletop.testing import laid
from tests.games.villainous.infinite_power.hela import marked as with_mark
from tests.games.villainous.infinite_power.taskmaster import (
    ARMORY,
    CAMP,
    ROOM,
    bobs_turn,
    does,
    own_turn,
    plays,
    power,
    strength,
)

NOTHING = "Nothing of yours can be activated."


# ------------------------------------------------------------------------------------------------ Training Academy


def test_training_academy_goes_instead_of_the_allies(lay):
    """
    After a Vanquish at its location each Ally there gets +1 Strength; it is discarded, and those who fought stay.
    """
    with own_turn(lay, camp_hammond=["training_academy", "crossbones", "trainees", "falcon"]) as scene:
        does(scene, "Vanquish", "Crossbones")
        scene["Ann"].passes()
        scene["Ann"].picks("Graduated: Stay")

        assert (strength(scene, "crossbones"), strength(scene, "trainees")) == (4, 2)
        assert scene.zone("discard", "Ann") == ("Training Academy",)


def test_training_academy_saves_all_who_fought(lay):
    """
    Of two Allies used both stay.
    """
    with own_turn(lay, camp_hammond=["training_academy", "crossbones", "anaconda", "thor"]) as scene:
        does(scene, "Vanquish", "Crossbones")

        assert (scene.card("crossbones").at, scene.card("anaconda").at) == (CAMP, CAMP)


def test_training_academy_does_not_hear_of_other_locations(lay):
    """
    A Vanquish elsewhere is nothing to it.
    """
    with own_turn(lay, camp_hammond=["crossbones", "falcon"], armory=["training_academy"]) as scene:
        does(scene, "Vanquish")

        assert (scene.card("training_academy").at, scene.zone("discard", "Ann")) == (ARMORY, ("Crossbones",))


def test_training_academy_is_not_used_twice(lay):
    """
    Of two at a location one is discarded: the Allies are saved by it already.
    """
    with own_turn(lay, camp_hammond=["training_academy", "training_academy", "crossbones", "falcon"]) as scene:
        does(scene, "Vanquish")

        assert scene.zone("discard", "Ann") == ("Training Academy",)
        assert strength(scene, "crossbones") == 4


def test_training_academy_trains_no_allies_of_others(lay):
    """
    Bob's Ally at the location learns nothing.
    """
    with own_turn(lay, camp_hammond=["training_academy", "crossbones", "falcon", of("Bob", "king_loki")]) as scene:
        does(scene, "Vanquish")

        assert (strength(scene, "king_loki", of="Bob"), strength(scene, "crossbones")) == (4, 4)


@pytest.mark.rule("MV-Q37")
def test_training_academy_stays_if_nobody_was_defeated(lay):
    """
    The Hulk leaps away: that is no Vanquish carried through, and the Allies used are discarded.
    """
    with own_turn(lay, camp_hammond=["training_academy", with_tokens("crossbones", 2), "hulk"]) as scene:
        does(scene, "Vanquish", "Bifrost")

        assert (scene.card("training_academy").at, scene.zone("discard", "Ann")) == (CAMP, ("Crossbones",))


@pytest.mark.rule("MV-Q43")
def test_training_academy_or_trainees(lay):
    """
    Where both would save the same Ally, Taskmaster says which does: here the Trainees are not needed.
    """
    with own_turn(lay, camp_hammond=["training_academy", "crossbones", "trainees", "falcon"]) as scene:
        does(scene, "Vanquish", "Crossbones")
        scene["Ann"].passes()
        scene["Ann"].picks("Graduated: Stay")

        assert scene.card("trainees").at == CAMP


def test_training_academy_is_over_after_the_vanquish(lay):
    """
    It saves nobody in the next one.
    """
    ann = {"at": "armory", "camp_hammond": ["training_academy", "crossbones", "falcon", "black_widow"]}
    with own_turn(lay, hand=["taskmasters_bow"], power=2, **ann) as scene:
        plays(scene, "Taskmaster's Bow", ARMORY)
        does(scene, "Vanquish", "Falcon")
        does(scene, "Vanquish")

        assert "Crossbones" in scene.zone("discard", "Ann")


# ------------------------------------------------------------------------------------------------ Training Dummy


def test_training_dummy_trains_an_ally(lay):
    """
    Activated for nothing, it gives an Ally at its location +1 Strength.
    """
    with own_turn(lay, at="camp_hammond", training_room=["training_dummy", "crossbones", "anaconda"]) as scene:
        does(scene, "Activate", "Anaconda")

        assert (strength(scene, "anaconda"), strength(scene, "crossbones")) == (4, 3)


def test_training_dummy_trains_nobody_elsewhere(lay):
    """
    With nobody beside it, it can't be activated.
    """
    with own_turn(lay, at="camp_hammond", training_room=["training_dummy"], armory=["crossbones"]) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_training_dummy_trains_no_allies_of_others(lay):
    """
    Bob's Ally does not train.
    """
    with own_turn(lay, at="camp_hammond", training_room=["training_dummy", of("Bob", "kid_loki")]) as scene:
        assert scene.why_not("Activate") == NOTHING


# ------------------------------------------------------------------------------------------------ Bow, Shield and Sword


def test_taskmasters_bow_adds_a_vanquish(lay):
    """
    Where it lies there is one more Vanquish symbol.
    """
    with own_turn(lay, at="camp_hammond", camp_hammond=["taskmasters_bow"], armory=["crossbones", "falcon"]) as scene:
        does(scene, "Vanquish")

        assert scene.zone("fate_discard") == ("Falcon",)


def test_taskmasters_bow_adds_none_elsewhere(lay):
    """
    At another location there is none.
    """
    with own_turn(lay, at="camp_hammond", armory=["taskmasters_bow", "crossbones", "falcon"]) as scene:
        scene.cannot_pick("Vanquish")


def test_taskmasters_sword_sharpens_the_allies_there(lay):
    """
    His Allies at its location have +1 Strength, others do not.
    """
    ann = {"camp_hammond": ["taskmasters_sword", "crossbones", of("Bob", "kid_loki")], "armory": ["anaconda"]}
    with own_turn(lay, **ann) as scene:
        assert (strength(scene, "crossbones"), strength(scene, "anaconda")) == (4, 3)
        assert strength(scene, "kid_loki", of="Bob") == 1


def test_taskmasters_sword_does_nothing_for_who_leaves(lay):
    """
    Relocated away, an Ally has no more of it.
    """
    ann = {"at": "solomon_institute", "camp_hammond": ["taskmasters_sword", "crossbones"]}
    with own_turn(lay, **ann) as scene:
        does(scene, "Relocate", "Crossbones", ROOM)

        assert strength(scene, "crossbones") == 3


@pytest.mark.rule("MV-Q47")
def test_taskmasters_shield_stops_a_removal(lay):
    """
    Found by the Avengers, Crossbones stays; the Shield is removed, and the Hero as well.
    """
    ann = {"camp_hammond": ["taskmasters_shield", "crossbones"], "armory": ["falcon"]}
    with bobs_turn(lay, kit={"fate_deck": ["found_by_the_avengers"]}, **ann) as scene:
        does(scene, "Fate", who="Bob")
        scene["Ann"].confirms()

        assert (scene.card("crossbones").at, scene.zone("discard", "Ann")) == (CAMP, ("Taskmaster's Shield",))
        assert "Falcon" in scene.zone("fate_discard")


def test_taskmasters_shield_stops_a_defeat(lay):
    """
    Black Widow's shot hits the Shield.
    """
    ann = {"camp_hammond": ["taskmasters_shield", "crossbones"]}
    with bobs_turn(lay, kit={"fate_deck": ["black_widow"]}, **ann) as scene:
        does(scene, "Fate", CAMP, "Crossbones", who="Bob")
        scene["Ann"].confirms()

        assert (scene.card("crossbones").at, scene.zone("discard", "Ann")) == (CAMP, ("Taskmaster's Shield",))


@pytest.mark.rule("MV-Q36")
def test_taskmasters_shield_saves_a_used_ally(lay):
    """
    An Ally used in a Vanquish is defeated, for this text: the Shield goes instead.
    """
    with own_turn(lay, camp_hammond=["taskmasters_shield", "crossbones", "falcon"]) as scene:
        does(scene, "Vanquish")
        scene["Ann"].confirms()

        assert (scene.card("crossbones").at, scene.zone("discard", "Ann")) == (CAMP, ("Taskmaster's Shield",))


def test_taskmasters_shield_need_not_be_given(lay):
    """
    It is up to Taskmaster.
    """
    with own_turn(lay, camp_hammond=["taskmasters_shield", "crossbones", "falcon"]) as scene:
        does(scene, "Vanquish")
        scene["Ann"].declines()

        assert scene.zone("discard", "Ann") == ("Crossbones",)


def test_taskmasters_shield_saves_nobody_elsewhere(lay):
    """
    It protects its own location only.
    """
    with own_turn(lay, camp_hammond=["crossbones", "falcon"], armory=["taskmasters_shield"]) as scene:
        does(scene, "Vanquish")

        assert scene.zone("discard", "Ann") == ("Crossbones",)


def test_taskmasters_shield_saves_no_allies_of_others(lay):
    """
    Bob's Ally who is vanquished there is not saved by it.
    """
    ann = {"camp_hammond": ["taskmasters_shield", "crossbones", of("Bob", "kid_loki")]}
    with own_turn(lay, **ann) as scene:
        does(scene, "Vanquish")
        scene["Ann"].declines()

        assert scene.zone("discard", "Bob") == ("Kid Loki",)


# ------------------------------------------------------------------------------------------------ Lesson Plan


def test_lesson_plan_finds_in_the_discard_pile_first(lay):
    """
    For 1 Power he takes an Item or an Effect of the discard pile into hand.
    """
    ann = {"specialties": ["lesson_plan"], "discard": ["redeploy", "crossbones", "taskmasters_sword"]}
    with own_turn(lay, at="camp_hammond", power=1, **ann) as scene:
        does(scene, "Activate", "Taskmaster's Sword")

        assert (scene.hand("Ann"), power(scene)) == (("Taskmaster's Sword",), 0)


@pytest.mark.rule("MV-194")
def test_lesson_plan_finds_in_the_deck_then(lay):
    """
    With neither discarded he finds one in the deck.
    """
    ann = {"specialties": ["lesson_plan"], "discard": ["crossbones"], "deck": ["anaconda", "training_dummy"]}
    with own_turn(lay, at="camp_hammond", power=1, **ann) as scene:
        does(scene, "Activate", "Training Dummy")

        assert scene.hand("Ann") == ("Training Dummy",)


def test_lesson_plan_finds_no_ally(lay):
    """
    Allies and Specialties are not on offer.
    """
    ann = {
        "specialties": ["lesson_plan"],
        "discard": ["redeploy", "crossbones", "photographic_reflexes", "trainer_for_hire"],
    }
    with own_turn(lay, at="camp_hammond", power=1, **ann) as scene:
        does(scene, "Activate")
        scene.can_pick_exactly("Redeploy", "Trainer for Hire")
        does(scene, "Redeploy")


@pytest.mark.rule("MV-082")
def test_lesson_plan_has_to_be_paid(lay):
    """
    Without Power it can't be activated.
    """
    with own_turn(lay, at="camp_hammond", specialties=["lesson_plan"], discard=["redeploy"]) as scene:
        assert scene.why_not("Activate") == NOTHING


# ------------------------------------------------------------------------------------------------ Photographic Reflexes


def remembering(effect):
    """Lay Photographic Reflexes with an Effect of Bob's that Taskmaster has attached."""
    return carrying("photographic_reflexes", attrs.evolve(laid(effect), owner="Bob", controller="Ann"))


@pytest.mark.rule("MV-Q48")
def test_photographic_reflexes_attach_what_bob_played(lay):
    """
    After Bob's Maggia Tribute has been done, Taskmaster pays 1 Power and attaches it.
    """
    with tribute(lay, power=1) as scene:
        pays_tribute(scene)
        scene["Ann"].confirms()

        assert scene.card("photographic_reflexes").attached == ("Maggia Tribute",)
        assert (power(scene), power(scene, "Bob"), scene.zone("discard", "Bob")) == (0, 1, ())


def tribute(lay, **ann):
    """Lay Bob's turn as Madame Masque, who can play Maggia Tribute with one Enforcer at home."""
    kit = {"villains": ("taskmaster", "madame_masque")}
    bob = {"at": "manhattan", "hand": ["maggia_tribute"], "manhattan": ["maggia_enforcer"]}
    return bobs_turn(lay, bob=bob, kit=kit, specialties=["photographic_reflexes"], **ann)


def pays_tribute(scene):
    """Have Bob play Maggia Tribute."""
    plays(scene, "Maggia Tribute", who="Bob")


def test_photographic_reflexes_need_not_look(lay):
    """
    If he does not want it, the Effect goes to Bob's discard pile.
    """
    with tribute(lay, power=1) as scene:
        pays_tribute(scene)
        scene["Ann"].declines()

        assert (power(scene), scene.zone("discard", "Bob")) == (1, ("Maggia Tribute",))


def test_photographic_reflexes_take_power(lay):
    """
    Without Power he is not asked.
    """
    with tribute(lay) as scene:
        pays_tribute(scene)

        assert scene.zone("discard", "Bob") == ("Maggia Tribute",)


@pytest.mark.rule("MV-Q48")
def test_photographic_reflexes_hold_one_effect(lay):
    """
    With one attached, the next is not offered.
    """
    kit = {"villains": ("taskmaster", "madame_masque")}
    bob = {"at": "manhattan", "hand": ["maggia_tribute"], "manhattan": ["maggia_enforcer"]}
    ann = {"specialties": [remembering("personal_vendetta")], "power": 3}
    with bobs_turn(lay, bob=bob, kit=kit, **ann) as scene:
        pays_tribute(scene)

        assert scene.zone("discard", "Bob") == ("Maggia Tribute",)
        assert scene.card("photographic_reflexes").attached == ("Personal Vendetta",)


def test_photographic_reflexes_look_at_no_allies(lay):
    """
    An Ally that Bob plays is no Effect.
    """
    bob = {"at": "odins_throne", "hand": ["frost_giant"], "power": 2}
    with bobs_turn(lay, bob=bob, specialties=["photographic_reflexes"], power=3) as scene:
        plays(scene, "Frost Giant", "Jotunheim", who="Bob")

        scene.expect("Bob", prompt="What do you do?")


def test_photographic_reflexes_look_at_no_discards(lay):
    """
    An Effect that Bob merely discards was not played.
    """
    bob = {"at": "jotunheim", "hand": ["sow_discord"]}
    with bobs_turn(lay, bob=bob, specialties=["photographic_reflexes"], power=3) as scene:
        scene["Bob"].picks("Discard Cards")
        scene["Bob"].picks("Sow Discord")

        assert scene.zone("discard", "Bob") == ("Sow Discord",)


def test_photographic_reflexes_do_not_look_at_his_own(lay):
    """
    His own Effects go to his own discard pile.
    """
    ann = {"specialties": ["photographic_reflexes"], "camp_hammond": ["training_dummy", "crossbones"]}
    with own_turn(lay, hand=["conduct_exercise"], power=3, **ann) as scene:
        plays(scene, "Conduct Exercise")

        assert scene.zone("discard", "Ann") == ("Conduct Exercise",)


def test_photographic_reflexes_do_not_look_at_fate_cards(lay):
    """
    A Fate card is not played from hand.
    """
    with bobs_turn(
        lay,
        specialties=["photographic_reflexes"],
        power=3,
        discard=["redeploy"],
        kit={"fate_deck": ["fate_intervenes"]},
    ) as scene:
        does(scene, "Fate", who="Bob")

        assert scene.zone("fate_discard") == ("Fate Intervenes",)


@pytest.mark.rule("MV-Q48")
def test_photographic_reflexes_play_it_as_his_own(lay):
    """
    Activated, Marked by Death is done by Taskmaster for nothing, and goes to Bob's discard pile.
    """
    kit = {"villains": ("taskmaster", "hela")}
    ann = {"specialties": [remembering("marked_by_death")], "armory": ["falcon"]}
    with own_turn(lay, at="camp_hammond", kit=kit, **ann) as scene:
        does(scene, "Activate")

        assert scene.card("falcon").tokens == {"SOUL_MARK": 1}
        assert (power(scene), scene.zone("discard", "Bob")) == (0, ("Marked by Death",))
        assert scene.card("photographic_reflexes").attached == ()


@pytest.mark.rule("MV-Q48")
def test_photographic_reflexes_read_names_as_they_stand(lay):
    """
    Death's Embrace brings the Hero to Niflheim, which is in Bob's Domain.
    """
    kit = {"villains": ("taskmaster", "hela")}
    ann = {"specialties": [remembering("deaths_embrace")]}
    marked = with_mark("falcon")
    with own_turn(lay, at="camp_hammond", kit=kit, armory=[marked], **ann) as scene:
        does(scene, "Activate")

        assert (scene.card("falcon").at, scene.card("falcon").controller) == ("Niflheim", "Bob")


@pytest.mark.rule("MV-Q48")
def test_photographic_reflexes_speak_of_his_own_domain(lay):
    """
    "Your Domain" is Taskmaster's: Price of Life sells a soul in another one's, here in Bob's.
    """
    kit = {"villains": ("taskmaster", "hela")}
    ann = {"specialties": [remembering("price_of_life")]}
    with own_turn(lay, at="camp_hammond", kit=kit, bob={"gjoll": [with_mark("heimdall")]}, **ann) as scene:
        does(scene, "Activate")

        assert (power(scene), power(scene, "Bob")) == (4, 0)


@pytest.mark.rule("MV-080")
def test_photographic_reflexes_need_it_to_be_possible(lay):
    """
    If the Effect can't be done in full, they can't be activated, and it stays attached.
    """
    kit = {"villains": ("taskmaster", "hela")}
    ann = {"specialties": [remembering("marked_by_death")]}
    with own_turn(lay, at="camp_hammond", kit=kit, **ann) as scene:
        assert scene.why_not("Activate") == NOTHING


@pytest.mark.rule("MV-080")
def test_photographic_reflexes_mind_who_moves_whom(lay):
    """
    Taunt could lure a Hero, although Government Work lets Taskmaster move no Ally; so it is however often it is asked.
    """
    kit = {"villains": ("taskmaster", "killmonger")}
    ann = {"specialties": [remembering("taunt")], "armory": ["crossbones", "falcon"], "hand": ["redeploy"]}
    with own_turn(lay, at="camp_hammond", kit=kit, crises=[crisis("government_work")], **ann) as scene:
        scene.can_pick("Activate")
        does(scene, "Discard Cards")
        scene["Ann"].picks("Redeploy")

        scene.can_pick("Activate")


def test_photographic_reflexes_cannot_relocate_during_government_work(lay):
    """
    Taunt, attached to them, would relocate an Ally, which Government Work forbids Taskmaster to do: at no time in his turn.
    """
    kit = {"villains": ("taskmaster", "killmonger")}
    ann = {"specialties": [remembering("taunt")], "armory": ["crossbones"]}
    with own_turn(lay, at="solomon_institute", kit=kit, crises=["government_work"], **ann) as scene:
        assert scene.why_not("Activate") == NOTHING
        does(scene, "Gain Power 2")
        assert scene.why_not("Activate") == NOTHING
    with own_turn(lay, at="solomon_institute", kit=kit, **ann) as scene:
        does(scene, "Activate", CAMP)

        assert scene.card("crossbones").at == CAMP


def test_photographic_reflexes_without_an_effect_do_nothing(lay):
    """
    With nothing attached there is nothing to activate.
    """
    with own_turn(lay, at="camp_hammond", specialties=["photographic_reflexes"]) as scene:
        assert scene.why_not("Activate") == NOTHING


@pytest.mark.rule("MV-Q48")
def test_photographic_reflexes_cannot_do_what_takes_mischief(lay):
    """
    Master of Illusion is done by spending Mischief, which only Loki has.
    """
    ann = {"specialties": [remembering("master_of_illusion")]}
    with own_turn(lay, at="camp_hammond", **ann) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_photographic_reflexes_activate_through_an_effect(lay):
    """
    Execute Plan, attached to them, is done if anything else can be activated, and does not count them themselves.
    """
    kit = {"villains": ("taskmaster", "killmonger")}
    effect = remembering("execute_plan")
    with own_turn(lay, at="camp_hammond", kit=kit, specialties=[effect]) as scene:
        assert scene.why_not("Activate") == NOTHING
    with own_turn(
        lay, at="camp_hammond", kit=kit, specialties=[effect], armory=["training_dummy", "crossbones"]
    ) as scene:
        does(scene, "Activate", "Photographic Reflexes: Play the attached Effect")

        assert strength(scene, "crossbones") == 4


@pytest.mark.rule("MV-146")
def test_photographic_reflexes_are_used_once_a_turn(lay):
    """
    As a Specialty they are activated once a turn.
    """
    kit = {"villains": ("taskmaster", "hela")}
    ann = {"specialties": [remembering("marked_by_death")], "armory": ["falcon"]}
    with own_turn(lay, at="camp_hammond", kit=kit, **ann) as scene:
        does(scene, "Activate")

        scene.cannot_pick("Activate")
