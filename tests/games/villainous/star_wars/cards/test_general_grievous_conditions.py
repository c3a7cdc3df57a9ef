"""General Grievous' Conditions: what each answers, what it does, and what it must not do."""

import pytest

from tests.games.villainous.star_wars.grievous import HEROES, bobs_play, fate, own_turn

HUNT = "Hunting Jedi: Play a Hero from your Fate deck"
PARRY = "Trained in the Jedi Arts: Have a Hero played from your Fate discard pile instead"

# ------------------------------------------------------------------------------------------------ Hunting Jedi


@pytest.mark.rule("SW-130", "SW-107")
def test_hunting_jedi_plays_a_hero(lay):
    """
    When Bob has taken a Play a Card action, Ann reveals her Fate deck until a Hero turns up, and plays him where she likes.
    """
    with bobs_play(lay, hand=["hunting_jedi"], fate_deck=["exposed", "mace_windu"]) as scene:
        scene["Ann"].picks(HUNT)
        scene["Ann"].picks("Utapau")

        assert scene.card("mace_windu").at == "Utapau"


@pytest.mark.rule("SW-203")
def test_hunting_jedi_shuffles_what_was_revealed_back(lay):
    """
    The cards revealed on the way and the whole Fate discard pile are shuffled back.
    """
    with bobs_play(lay, hand=["hunting_jedi"], fate_deck=["exposed", "mace_windu"], fate_discard=["retreat"]) as scene:
        scene["Ann"].picks(HUNT)
        scene["Ann"].picks("Utapau")

        assert scene.zone("fate_discard", "Ann") == ()
        assert len(scene.zone("fate_deck", "Ann")) == 14


@pytest.mark.rule("SW-134")
def test_hunting_jedi_is_discarded_then(lay):
    """
    It goes to Ann's discard pile, and Bob's turn goes on.
    """
    with bobs_play(lay, hand=["hunting_jedi"], fate_deck=["mace_windu"]) as scene:
        scene["Ann"].picks(HUNT)
        scene["Ann"].picks("Utapau")

        assert scene.zone("discard", "Ann") == ("Hunting Jedi",)
        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("SW-132")
def test_hunting_jedi_costs_nothing(lay):
    """
    Neither money nor a symbol is needed: nothing is paid.
    """
    with bobs_play(lay, hand=["hunting_jedi"], fate_deck=["mace_windu"], credits=1, ambition=1) as scene:
        scene["Ann"].picks(HUNT)
        scene["Ann"].picks("Utapau")

        assert scene.pool("purse", "Ann") == {"CREDIT": 1, "AMBITION": 1}


@pytest.mark.rule("SW-106", "SW-194")
def test_hunting_jedi_plays_the_hero_with_his_ability(lay):
    """
    The Hero has his full effect on Ann, who makes its choices although it is Bob's turn.
    """
    with bobs_play(lay, hand=["hunting_jedi"], fate_deck=["plo_koon"], saleucami=["gor"]) as scene:
        scene["Ann"].picks(HUNT)
        scene["Ann"].picks("Saleucami")
        scene.expect("Ann", prompt="Where does Gor go?")
        scene["Ann"].picks("Utapau")

        assert scene.card("gor").at == "Utapau"


@pytest.mark.rule("SW-133")
def test_hunting_jedi_may_be_kept(lay):
    """
    Ann need not play it.
    """
    with bobs_play(lay, hand=["hunting_jedi"]) as scene:
        scene["Ann"].passes()

        assert scene.hand("Ann") == ("Hunting Jedi",)


@pytest.mark.rule("SW-135")
def test_hunting_jedi_may_be_played_twice_at_once(lay):
    """
    Two of them may answer the same action.
    """
    with bobs_play(lay, hand=["hunting_jedi", "hunting_jedi"], fate_deck=["mace_windu"], saleucami=HEROES[:4]) as scene:
        for _ in range(2):
            scene["Ann"].picks("Hunting Jedi: Play a Hero from your Fate deck")
            scene["Ann"].picks("Utapau")

        assert sorted(scene.card("utapau").top) == ["Ahsoka Tano", "Mace Windu"]


@pytest.mark.rule("SW-137")
def test_hunting_jedi_is_not_replaced_at_once(lay):
    """
    Ann draws no card for it before the end of her own turn.
    """
    with bobs_play(lay, hand=["hunting_jedi"], fate_deck=["mace_windu"]) as scene:
        scene["Ann"].picks(HUNT)
        scene["Ann"].picks("Utapau")
        scene["Bob"].passes()
        scene.expect("Ann", prompt="Where do you go?")

        assert scene.hand("Ann") == ()
        scene["Ann"].picks("Utapau")


@pytest.mark.rule("SW-Q48")
def test_hunting_jedi_does_not_answer_an_ambition_action(lay):
    """
    A card played with an Ambition action is no Play a Card action.
    """
    bob = {"at": "nevarro_city", "ambition": 2, "hand": ["me_and_the_kid_will_survive"], "tython": ["the_mandalorian"]}
    with lay(active=1, Ann={"at": "florrum", "hand": ["hunting_jedi"]}, Bob=bob) as scene:
        scene["Bob"].picks("Ambition")
        scene["Bob"].picks("Play Me and the Kid Will Survive")

        scene.expect("Bob", prompt="What do you do?")


def test_hunting_jedi_does_not_answer_other_actions(lay):
    """
    Collecting Credits sets it off as little.
    """
    with lay(active=1, Ann={"hand": ["hunting_jedi"]}, Bob={"at": "nevarro_city"}) as scene:
        scene["Bob"].picks("Collect Credits 2")

        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("SW-131")
def test_hunting_jedi_does_not_answer_ann_herself(lay):
    """
    In her own turn it cannot be played, neither for her own Play a Card action nor by it.
    """
    with own_turn(lay, at="lair_of_grievous", credits=3, hand=["gor", "hunting_jedi"]) as scene:
        scene["Ann"].picks("Play a Card")
        why_not = scene.why_not("Hunting Jedi")
        scene["Ann"].picks("Gor")
        scene["Ann"].picks("Utapau")

        assert why_not == "A Condition is played in an opponent's turn."
        scene.expect("Ann", prompt="What do you do?")


def test_hunting_jedi_needs_a_hero_to_reveal(lay):
    """
    When all her Heroes are in the Sector it cannot be played.
    """
    with bobs_play(lay, hand=["hunting_jedi"], saleucami=HEROES) as scene:
        scene.expect("Bob", prompt="What do you do?")


# ------------------------------------------------------------------------------------------------ Trained in the Jedi Arts


def aim(lay, **ann):
    """Have Bob take a Fate action against Ann, who has Trained in the Jedi Arts in hand."""
    ann = {"at": "florrum", "hand": ["trained_in_the_jedi_arts"], "fate_discard": ["plo_koon", "mace_windu"], **ann}
    scene = lay(active=1, Ann={"fate_deck": ["kit_fisto", "exposed"], **ann}, Bob={"at": "the_bridge"})
    scene["Bob"].picks("Fate")
    return scene


@pytest.mark.rule("SW-099")
def test_trained_in_the_jedi_arts_has_a_hero_played_from_the_pile(lay):
    """
    Instead of revealing cards Bob plays a Hero of Ann's Fate discard pile: he chooses which one, and where.
    """
    with aim(lay) as scene:
        scene["Ann"].picks(PARRY)
        scene.expect("Bob", prompt="Which Hero do you play?")
        scene.can_pick_exactly("Plo Koon", "Mace Windu")
        scene["Bob"].picks("Mace Windu")
        scene["Bob"].picks("Utapau")

        assert scene.card("mace_windu").at == "Utapau"


def test_trained_in_the_jedi_arts_stops_the_reveal(lay):
    """
    Nothing of the Fate deck is revealed.
    """
    with aim(lay) as scene:
        scene["Ann"].picks(PARRY)
        scene["Bob"].picks("Mace Windu")
        scene["Bob"].picks("Utapau")

        scene.did_not_happen("TurnedUp")
        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("SW-099")
def test_trained_in_the_jedi_arts_lets_bob_choose_for_the_hero(lay):
    """
    Bob plays the Hero, and so makes the choices of his ability.
    """
    with aim(lay, saleucami=["gor"]) as scene:
        scene["Ann"].picks(PARRY)
        scene["Bob"].picks("Plo Koon")
        scene["Bob"].picks("Saleucami")
        scene.expect("Bob", prompt="Where does Gor go?")
        scene["Bob"].picks("Utapau")

        assert scene.card("gor").at == "Utapau"


@pytest.mark.rule("SW-134")
def test_trained_in_the_jedi_arts_is_discarded_then(lay):
    """
    It goes to Ann's discard pile; the Fate action was taken.
    """
    with aim(lay) as scene:
        scene["Ann"].picks(PARRY)
        scene["Bob"].picks("Mace Windu")
        scene["Bob"].picks("Utapau")

        assert scene.zone("discard", "Ann") == ("Trained in the Jedi Arts",)
        assert scene.happened("ActionTaken").fields["kind"] == "fate"


@pytest.mark.rule("SW-133")
def test_trained_in_the_jedi_arts_may_be_kept(lay):
    """
    If Ann does not play it, two cards are revealed as usual.
    """
    with aim(lay) as scene:
        scene["Ann"].passes()

        scene.expect("Bob", prompt="Which Fate card do you play?")
        scene["Bob"].picks("Exposed")


def test_trained_in_the_jedi_arts_needs_a_hero_on_the_pile(lay):
    """
    While there is no Hero on the Fate discard pile it cannot be played, whatever else lies there.
    """
    with aim(lay, fate_discard=["retreat", "the_negotiator"]) as scene:
        scene.expect("Bob", prompt="Which Fate card do you play?")
        scene["Bob"].picks("Exposed")


@pytest.mark.rule("SW-Q46")
def test_trained_in_the_jedi_arts_stops_a_forced_engagement(lay):
    """
    It answers as soon as Ann is named, and so takes the place of forcing two Vehicles to engage as well.
    """
    with aim(lay, fleet=["malevolence"], rebels=["the_negotiator"]) as scene:
        scene["Ann"].picks(PARRY)
        scene["Bob"].picks("Mace Windu")
        scene["Bob"].picks("Utapau")

        scene.did_not_happen("Engaged")
        assert scene.zone("rebels", "Ann") == ("The Negotiator",)


@pytest.mark.rule("SW-Q46")
def test_trained_in_the_jedi_arts_is_asked_before_what_the_action_is(lay):
    """
    Only when Ann has not answered does Bob say whether he reveals cards or forces two Vehicles to engage.
    """
    with aim(lay, fleet=["malevolence"], rebels=["the_negotiator"]) as scene:
        scene.expect("Ann", kind="react")
        scene["Ann"].passes()
        scene["Bob"].picks("Force two Vehicles to engage")

        assert scene.card("malevolence").foes == ("The Negotiator",)


@pytest.mark.rule("SW-135", "SW-Q27")
def test_trained_in_the_jedi_arts_may_be_played_twice_at_once(lay):
    """
    Two of them may answer the same Fate action: Bob plays a Hero for each.
    """
    with aim(lay, hand=["trained_in_the_jedi_arts"] * 2) as scene:
        scene["Ann"].picks(PARRY)
        scene["Bob"].picks("Mace Windu")
        scene["Bob"].picks("Utapau")
        scene["Ann"].picks(PARRY)
        scene["Bob"].picks("Florrum")

        assert (scene.card("mace_windu").at, scene.card("plo_koon").at) == ("Utapau", "Florrum")


@pytest.mark.rule("SW-Q27")
def test_trained_in_the_jedi_arts_is_tested_again_for_a_second_one(lay):
    """
    With one Hero on the pile, the second one finds none.
    """
    with aim(lay, hand=["trained_in_the_jedi_arts"] * 2, fate_discard=["mace_windu"]) as scene:
        scene["Ann"].picks(PARRY)
        scene["Bob"].picks("Utapau")

        scene.expect("Bob", prompt="What do you do?")


def test_trained_in_the_jedi_arts_does_not_help_against_a_fate_action_on_others(lay):
    """
    It answers only a Fate action against Ann herself, not her own against Bob.
    """
    ann = {"at": "utapau", "hand": ["trained_in_the_jedi_arts"], "fate_discard": ["plo_koon"]}
    with lay(Ann=ann, Bob={"at": "tython", "fate_deck": ["the_mandalorian", "razor_crest"]}) as scene:
        scene["Ann"].picks("Fate")
        scene.expect("Ann", prompt="Which Fate card do you play?")
        scene["Ann"].picks("Razor Crest")

        assert scene.hand("Ann") == ("Trained in the Jedi Arts",)


@pytest.mark.rule("SW-106")
def test_trained_in_the_jedi_arts_does_not_answer_heroes_that_ann_plays_herself(lay):
    """
    A Hero that Hunting Jedi brings comes by no Fate action: only that Condition is asked for.
    """
    ann = {"hand": ["hunting_jedi", "trained_in_the_jedi_arts"], "fate_discard": ["plo_koon"]}
    with bobs_play(lay, fate_deck=["mace_windu"], **ann) as scene:
        scene["Ann"].picks(HUNT)
        scene["Ann"].picks("Utapau")

        assert scene.hand("Ann") == ("Trained in the Jedi Arts",)


def test_hunting_jedi_and_a_fate_action_have_nothing_to_do_with_each_other(lay):
    """
    Hunting Jedi does not answer a Fate action.
    """
    with fate(lay, "exposed", hand=["hunting_jedi"], other="retreat") as scene:
        assert scene.hand("Ann") == ("Hunting Jedi",)
