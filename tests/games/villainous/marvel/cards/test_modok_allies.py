"""M.O.D.O.K.'s Allies: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import activates, plays

LAB = "aim_laboratory"


# ------------------------------------------------------------------------------------------------ A.I.M. Agent


def test_aim_agent_costs_one_and_has_two_strength(lay):
    """
    For 1 Power an Agent of Strength 2 comes to any location.
    """
    with lay(Ann={"at": LAB, "power": 1, "hand": ["aim_agent"]}) as scene:
        plays(scene, "Ann", "A.I.M. Agent", at="Bagalia")

        assert (scene.card("aim_agent", of="Ann").at, scene.card("aim_agent", of="Ann").strength) == ("Bagalia", 2)
        assert scene.pool("purse", "Ann") == {}


def test_aim_agent_has_nothing_to_activate(lay):
    """
    An Agent has no ability.
    """
    with lay(Ann={"at": LAB, LAB: ["aim_agent"]}) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


@pytest.mark.rule("MV-132")
def test_aim_agent_stays_out_of_other_domains(lay):
    """
    Only who says so may be played to another Domain.
    """
    with lay(Ann={"at": LAB, "power": 1, "hand": ["aim_agent"]}) as scene:
        plays(scene, "Ann", "A.I.M. Agent")

        scene.can_pick_exactly("A.I.M. Laboratory", "Boca Caliente", "Project P.E.G.A.S.U.S.", "Bagalia")
        scene.pick("Bagalia")


# ------------------------------------------------------------------------------------------------ A.I.M. Scientist


def test_aim_scientist_gains_power(lay):
    """
    Activated, a Scientist gains 1 Power.
    """
    with lay(Ann={"at": LAB, "bagalia": ["aim_scientist"]}) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 1}


def test_aim_scientist_gains_more_at_the_laboratory(lay):
    """
    At A.I.M. Laboratory it is 2 Power.
    """
    with lay(Ann={"at": "project_pegasus", LAB: ["aim_scientist"]}) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 2}


def test_aim_scientist_goes_by_its_own_place(lay):
    """
    That the mover stands at the Laboratory makes no difference.
    """
    with lay(Ann={"at": LAB, "boca_caliente": ["aim_scientist"]}) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 1}


@pytest.mark.rule("MV-084")
def test_aim_scientist_works_at_an_event(lay):
    """
    Being at an Event does not stop it.
    """
    with lay(Ann={"at": LAB, "crises": [crisis("schism_in_aim", "aim_scientist")]}) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 1}


@pytest.mark.rule("MV-083")
def test_aim_scientist_takes_a_symbol_for_each_use(lay):
    """
    Every use takes another Activate symbol: the Laboratory has one.
    """
    with lay(Ann={"at": LAB, LAB: ["aim_scientist"]}) as scene:
        activates(scene)

        assert scene.why_not("Activate") == "You have used that symbol this turn."


# ------------------------------------------------------------------------------------------------ A.I.M. Infiltrator


def test_aim_infiltrator_goes_abroad(lay):
    """
    It may be played to a location of another Domain, where it lies on top.
    """
    with lay(Ann={"at": LAB, "power": 2, "hand": ["aim_infiltrator"]}) as scene:
        plays(scene, "Ann", "A.I.M. Infiltrator", at="Jotunheim")

        assert scene.card("aim_infiltrator", of="Ann").zone == "top"
        assert scene.card("aim_infiltrator", of="Ann").at == "Jotunheim"


def test_aim_infiltrator_may_stay_at_home(lay):
    """
    It may be played at home as well, and lies at the bottom there.
    """
    with lay(Ann={"at": LAB, "power": 2, "hand": ["aim_infiltrator"]}) as scene:
        plays(scene, "Ann", "A.I.M. Infiltrator", at="Bagalia")

        assert scene.card("aim_infiltrator", of="Ann").zone == "bottom"


@pytest.mark.rule("MV-133")
def test_aim_infiltrator_covers_symbols_abroad(lay):
    """
    In another Domain it covers the top symbols as a Hero does.
    """
    with lay(active=1, Bob={"at": "bifrost", "bifrost": [of("Ann", "aim_infiltrator")]}) as scene:
        assert scene.why_not("Fate") == "Something lies over that symbol."


def test_aim_infiltrator_makes_items_dearer(lay):
    """
    Where it is, each Item costs the owner of that Domain 1 Power more.
    """
    bob = {"at": "bifrost", "power": 2, "jotunheim": [of("Ann", "aim_infiltrator")], "hand": ["lokis_scepter"]}
    with lay(active=1, Bob=bob) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


def test_aim_infiltrator_makes_items_dearer_by_one(lay):
    """
    Loki's Scepter, for 2, costs 3.
    """
    bob = {"at": "bifrost", "power": 3, "jotunheim": [of("Ann", "aim_infiltrator")], "hand": ["lokis_scepter"]}
    with lay(active=1, Bob=bob) as scene:
        plays(scene, "Bob", "Loki's Scepter", at="Bifrost")

        assert scene.pool("purse", "Bob") == {}


def test_aim_infiltrator_does_not_touch_other_cards(lay):
    """
    Allies cost what they did.
    """
    bob = {"at": "bifrost", "power": 2, "jotunheim": [of("Ann", "aim_infiltrator")], "hand": ["frost_giant"]}
    with lay(active=1, Bob=bob) as scene:
        plays(scene, "Bob", "Frost Giant", at="Bifrost")

        assert scene.pool("purse", "Bob") == {}


def test_aim_infiltrator_does_not_make_its_own_players_items_dearer(lay):
    """
    M.O.D.O.K. pays for Items what is printed, wherever the Infiltrator is.
    """
    ann = {"at": LAB, "power": 1, LAB: ["aim_agent", "aim_infiltrator"], "hand": ["aim_battlesuit"]}
    with lay(Ann=ann, Bob={"jotunheim": [of("Ann", "aim_infiltrator")]}) as scene:
        plays(scene, "Ann", "A.I.M. Battlesuit", at="A.I.M. Agent")

        assert scene.pool("purse", "Ann") == {}


def test_aim_infiltrator_at_home_leaves_others_alone(lay):
    """
    At home it makes nothing dearer for anybody.
    """
    bob = {"at": "bifrost", "power": 2, "hand": ["lokis_scepter"]}
    with lay(active=1, Ann={"at": LAB, LAB: ["aim_infiltrator"]}, Bob=bob) as scene:
        plays(scene, "Bob", "Loki's Scepter", at="Bifrost")

        assert scene.pool("purse", "Bob") == {}


def test_aim_infiltrator_has_its_host_pay(lay):
    """
    Activated abroad, the owner of that Domain pays 1 Power, which does not come from the Vault.
    """
    with lay(Ann={"at": LAB}, Bob={"power": 3, "jotunheim": [of("Ann", "aim_infiltrator")]}) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert scene.pool("purse", "Bob") == {"POWER": 2}
        scene.did_not_happen("Gained")


def test_aim_infiltrator_needs_somebody_with_power(lay):
    """
    Who has no Power cannot be made to pay.
    """
    with lay(Ann={"at": LAB}, Bob={"jotunheim": [of("Ann", "aim_infiltrator")]}) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


def test_aim_infiltrator_at_home_cannot_be_activated(lay):
    """
    At home there is nobody to pay.
    """
    with lay(Ann={"at": LAB, "power": 5, LAB: ["aim_infiltrator"]}, Bob={"power": 5}) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


# ------------------------------------------------------------------------------------------------ A.I.M. Hover Trooper


def test_aim_hover_trooper_is_played_from_hand(lay):
    """
    From hand it is played like any Ally.
    """
    with lay(Ann={"at": LAB, "power": 2, "hand": ["aim_hover_trooper"]}) as scene:
        plays(scene, "Ann", "A.I.M. Hover Trooper", at="Bagalia")

        assert scene.card("aim_hover_trooper", of="Ann").at == "Bagalia"


def test_aim_hover_trooper_rises_from_the_discard_pile(lay):
    """
    It may be played out of the discard pile, with a symbol and for its cost.
    """
    with lay(Ann={"at": LAB, "power": 3, "discard": ["aim_hover_trooper"]}) as scene:
        plays(scene, "Ann", "A.I.M. Hover Trooper", at="Bagalia")

        assert scene.card("aim_hover_trooper", of="Ann").at == "Bagalia"
        assert scene.pool("purse", "Ann") == {"POWER": 1}


def test_aim_hover_trooper_costs_the_same_from_the_pile(lay):
    """
    Who can't pay can't call it back.
    """
    with lay(Ann={"at": LAB, "power": 1, "discard": ["aim_hover_trooper"]}) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


def test_aim_hover_trooper_is_the_only_one_to_rise(lay):
    """
    Other cards stay in the pile.
    """
    with lay(Ann={"at": LAB, "power": 9, "discard": ["aim_hover_trooper", "aim_agent"]}) as scene:
        scene["Ann"].picks("Play a Card")

        scene.can_pick_exactly("A.I.M. Hover Trooper")
        scene.pick("A.I.M. Hover Trooper")
        scene.pick("Bagalia")


def test_aim_hover_trooper_in_hand_is_told_from_one_in_the_pile(lay):
    """
    With one in hand and one in the pile the player sees which is which.
    """
    ann = {"at": LAB, "power": 2, "hand": ["aim_hover_trooper"], "discard": ["aim_hover_trooper"]}
    with lay(Ann=ann) as scene:
        plays(scene, "Ann", "A.I.M. Hover Trooper (discard)", at="Bagalia")

        assert scene.hand("Ann") == ("A.I.M. Hover Trooper",)
        assert scene.zone("discard", of="Ann") == ()


def test_aim_hover_trooper_needs_a_symbol(lay):
    """
    Where both Play a Card symbols are used or covered it stays in the pile.
    """
    ann = {"at": "bagalia", "power": 9, "discard": ["aim_hover_trooper"], "bagalia": ["quasar"]}
    with lay(Ann=ann) as scene:
        assert scene.why_not("Play a Card") == "Something lies over that symbol."


# ------------------------------------------------------------------------------------------------ Monica Rappaccini


def test_monica_rappaccini_strengthens_other_aim_allies(lay):
    """
    Other A.I.M. Allies at her location have +1 Strength.
    """
    with lay(Ann={"at": LAB, LAB: ["monica_rappaccini", "aim_agent"]}) as scene:
        assert scene.card("aim_agent", of="Ann").strength == 3


def test_monica_rappaccini_does_not_strengthen_herself(lay):
    """
    She is an A.I.M. Ally, but no other one.
    """
    with lay(Ann={"at": LAB, LAB: ["monica_rappaccini"]}) as scene:
        assert scene.card("monica_rappaccini", of="Ann").strength == 3


def test_monica_rappaccini_reaches_her_location_only(lay):
    """
    Who is elsewhere has no more.
    """
    with lay(Ann={"at": LAB, LAB: ["monica_rappaccini"], "bagalia": ["aim_agent"]}) as scene:
        assert scene.card("aim_agent", of="Ann").strength == 2


def test_monica_rappaccini_does_not_lead_others(lay):
    """
    Allies without A.I.M. in their names have no more.
    """
    with lay(Ann={"at": LAB, LAB: ["monica_rappaccini", "super_adaptoid"]}) as scene:
        assert scene.card("super_adaptoid", of="Ann").strength == 2


@pytest.mark.rule("MV-173")
def test_monica_rappaccini_gives_nothing_at_an_event(lay):
    """
    At an Event she gives nothing.
    """
    with lay(Ann={"at": LAB, "crises": [crisis("schism_in_aim", "monica_rappaccini", "aim_agent")]}) as scene:
        assert scene.card("aim_agent", of="Ann").strength == 2


# ------------------------------------------------------------------------------------------------ Mentallo

FIVE = ["quasar", "toni_ho", "gwenpool", "heimdall", "lady_sif"]


def test_mentallo_orders_the_top_of_the_fate_deck(lay):
    """
    When played, four cards are looked at and put back in any order.
    """
    with lay(fate_deck=FIVE, Ann={"at": LAB, "power": 2, "hand": ["mentallo"]}) as scene:
        plays(scene, "Ann", "Mentallo A.I.M.", at="Bagalia")
        scene["Ann"].picks("Heimdall", "Gwenpool", "Toni Ho", "Quasar")

        assert scene.zone("fate_deck")[:5] == ("Heimdall", "Gwenpool", "Toni Ho", "Quasar", "Lady Sif")


def test_mentallo_keeps_it_to_himself(lay):
    """
    The others see none of it.
    """
    with lay(fate_deck=FIVE, Ann={"at": LAB, "power": 2, "hand": ["mentallo"]}) as scene:
        plays(scene, "Ann", "Mentallo A.I.M.", at="Bagalia")

        assert scene["Ann"].sees("Heimdall")
        assert not scene["Bob"].sees("Toni Ho")
        scene["Ann"].picks("Heimdall", "Gwenpool", "Toni Ho", "Quasar")


@pytest.mark.rule("MV-191")
def test_mentallo_looks_at_fewer_if_there_are_no_more(lay):
    """
    With two cards left he looks at two; the discard pile stays.
    """
    ann = {"at": LAB, "power": 2, "hand": ["mentallo"]}
    with lay(fate_deck=["quasar", "toni_ho"], rest={"Fate": "fate_discard"}, Ann=ann) as scene:
        plays(scene, "Ann", "Mentallo A.I.M.", at="Bagalia")
        scene["Ann"].picks("Toni Ho", "Quasar")

        assert scene.zone("fate_deck") == ("Toni Ho", "Quasar")


@pytest.mark.rule("MV-191")
def test_mentallo_looks_into_a_new_deck_if_there_is_none(lay):
    """
    Only an empty deck is renewed from the discard pile.
    """
    with lay(fate_deck=[], rest={"Fate": "fate_discard"}, Ann={"at": LAB, "power": 2, "hand": ["mentallo"]}) as scene:
        plays(scene, "Ann", "Mentallo A.I.M.", at="Bagalia")
        scene["Ann"].picks(*scene.options)

        assert scene.zone("fate_discard") == ()


# ------------------------------------------------------------------------------------------------ Graviton


def test_graviton_throws_heroes_elsewhere(lay):
    """
    When played, up to two Heroes go to other locations.
    """
    ann = {"at": LAB, "power": 3, "hand": ["graviton"], "bagalia": ["quasar"], "boca_caliente": ["toni_ho"]}
    with lay(Ann=ann) as scene:
        plays(scene, "Ann", "Graviton A.I.M.", at="Bagalia")
        scene["Ann"].picks("Quasar", "Toni Ho")
        scene["Ann"].picks("Project P.E.G.A.S.U.S.")
        scene["Ann"].picks("Boca Caliente")

        assert scene.card("quasar").at == "Boca Caliente"
        assert scene.card("toni_ho").at == "Project P.E.G.A.S.U.S."


def test_graviton_need_not(lay):
    """
    It is up to two: none will do.
    """
    with lay(Ann={"at": LAB, "power": 3, "hand": ["graviton"], "bagalia": ["quasar"]}) as scene:
        plays(scene, "Ann", "Graviton A.I.M.", at="Bagalia")
        scene["Ann"].picks()

        assert scene.card("quasar").at == "Bagalia"


def test_graviton_throws_no_third(lay):
    """
    A third Hero stays.
    """
    heroes = ["quasar", "toni_ho", "gwenpool"]
    with lay(Ann={"at": LAB, "power": 3, "hand": ["graviton"], "bagalia": heroes}) as scene:
        plays(scene, "Ann", "Graviton A.I.M.", at="Bagalia")

        assert scene.decision.at_most == 2
        scene["Ann"].picks()


def test_graviton_has_no_say_in_other_domains(lay):
    """
    Heroes of others are not his to throw, nor do Heroes of yours go there.
    """
    ann = {"at": LAB, "power": 3, "hand": ["graviton"], "bagalia": ["quasar"]}
    with lay(Ann=ann, Bob={"bifrost": ["heimdall"]}) as scene:
        plays(scene, "Ann", "Graviton A.I.M.", at="Bagalia")
        scene.can_pick_exactly("Quasar")
        scene["Ann"].picks("Quasar")

        scene.can_pick_exactly("A.I.M. Laboratory", "Boca Caliente", "Project P.E.G.A.S.U.S.")
        scene.pick("Boca Caliente")


@pytest.mark.rule("MV-Q23")
def test_graviton_throws_heroes_after_his_event_is_over(lay):
    """
    Played to an Event that he resolves, he is discarded with it, and does all the same what he does when played.
    """
    ann = {"at": LAB, "power": 3, "hand": ["graviton"], "bagalia": ["quasar"]}
    with lay(Ann={**ann, "crises": [crisis("schism_in_aim", "monica_rappaccini")]}) as scene:
        plays(scene, "Ann", "Graviton A.I.M.", at="Schism in A.I.M.")
        scene["Ann"].picks("Quasar")
        scene["Ann"].picks("Boca Caliente")

        assert scene.zone("fate_discard") == ("Schism in A.I.M.",)
        assert scene.card("quasar").at == "Boca Caliente"


# ------------------------------------------------------------------------------------------------ Ms. M.O.D.O.K.


def test_ms_modok_grows_with_loyalty(lay):
    """
    She has +1 Strength for each point of Loyalty.
    """
    with lay(Ann={"at": LAB, "loyalty": 3, LAB: ["ms_modok"]}) as scene:
        assert scene.card("ms_modok", of="Ann").strength == 5


def test_ms_modok_without_loyalty_has_two(lay):
    """
    At Loyalty 0 she has what is printed.
    """
    with lay(Ann={"at": LAB, LAB: ["ms_modok"]}) as scene:
        assert scene.card("ms_modok", of="Ann").strength == 2


def test_ms_modok_grows_at_an_event_too(lay):
    """
    It is about herself and the tile: at an Event she has it as well.
    """
    with lay(Ann={"at": LAB, "loyalty": 2, "crises": [crisis("schism_in_aim", "ms_modok")]}) as scene:
        assert scene.card("ms_modok", of="Ann").strength == 4


@pytest.mark.rule("MV-Q18")
def test_ms_modok_is_no_aim_ally(lay):
    """
    There is no A.I.M. in her name: with two Agents she does not make three.
    """
    with lay(Ann={"at": LAB, "power": 2, LAB: ["ms_modok", "aim_agent", "aim_agent"]}) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


# ------------------------------------------------------------------------------------------------ Super-Adaptoid


def test_super_adaptoid_copies_a_heros_strength(lay):
    """
    When played, it gets as much Strength as a Hero has, who may be in any Domain.
    """
    with lay(Ann={"at": LAB, "power": 4, "hand": ["super_adaptoid"]}, Bob={"bifrost": ["lady_sif"]}) as scene:
        plays(scene, "Ann", "Super-Adaptoid", at="Bagalia")

        assert scene.card("super_adaptoid", of="Ann").strength == 5


def test_super_adaptoid_copies_four_at_most(lay):
    """
    Quasar has 5: it gets 4.
    """
    with lay(Ann={"at": LAB, "power": 4, "hand": ["super_adaptoid"], "bagalia": ["quasar"]}) as scene:
        plays(scene, "Ann", "Super-Adaptoid", at="Bagalia")

        assert scene.card("super_adaptoid", of="Ann").tokens == {"PLUS": 4}


def test_super_adaptoid_goes_by_the_strength_of_now(lay):
    """
    Tokens of the Hero count.
    """
    ann = {"at": LAB, "power": 4, "hand": ["super_adaptoid"], "bagalia": [with_tokens("toni_ho", 1)]}
    with lay(Ann=ann) as scene:
        plays(scene, "Ann", "Super-Adaptoid", at="Bagalia")

        assert scene.card("super_adaptoid", of="Ann").tokens == {"PLUS": 3}


def test_super_adaptoid_copies_one_of_several(lay):
    """
    Its player picks the Hero.
    """
    ann = {"at": LAB, "power": 4, "hand": ["super_adaptoid"], "bagalia": ["quasar"]}
    with lay(Ann=ann, Bob={"bifrost": ["lady_sif"]}) as scene:
        plays(scene, "Ann", "Super-Adaptoid", at="Bagalia")
        scene["Ann"].picks("Lady Sif")

        assert scene.card("super_adaptoid", of="Ann").tokens == {"PLUS": 3}


def test_super_adaptoid_without_a_hero_stays_as_it_is(lay):
    """
    It can be played, and gets nothing.
    """
    with lay(Ann={"at": LAB, "power": 4, "hand": ["super_adaptoid"]}) as scene:
        plays(scene, "Ann", "Super-Adaptoid", at="Bagalia")

        assert scene.card("super_adaptoid", of="Ann").strength == 2


def test_super_adaptoid_copies_no_strength_of_a_hero_at_zero(lay):
    """
    Of a Hero without Strength it gets no token at all.
    """
    ann = {"at": LAB, "power": 4, "hand": ["super_adaptoid"], "bagalia": [with_tokens("toni_ho", -2)]}
    with lay(Ann=ann) as scene:
        plays(scene, "Ann", "Super-Adaptoid", at="Bagalia")

        scene.did_not_happen("TokensPut")


def test_super_adaptoid_copies_nobody_when_relocated(lay):
    """
    Relocating is not playing.
    """
    ann = {"at": "bagalia", LAB: ["super_adaptoid"], "boca_caliente": ["quasar"]}
    with lay(Ann=ann) as scene:
        scene["Ann"].picks("Relocate")
        scene["Ann"].picks("Boca Caliente")

        assert scene.card("super_adaptoid", of="Ann").strength == 2
