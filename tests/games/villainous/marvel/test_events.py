"""Events, Global and Targeted, and the modes (MV-006 to MV-010, MV-166 to MV-183)."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import ends_turn, fates, goes_on, plays
from tests.games.villainous.seen import actions_told, on

LAB = "aim_laboratory"
MASQUE = ("madame_masque", "loki")
THREE = ("modok", "loki", "madame_masque")


def sends(scene, event, who="Ann"):
    """Have a player relocate the one Ally there is to an Event."""
    goes_on(scene, who, "Relocate", event)


# ------------------------------------------------------------------------------------------------ Global Events


@pytest.mark.rule("MV-175", "MV-039")
def test_a_global_event_is_put_into_play_at_once(lay):
    """
    Nobody is asked on whom: it lies in the middle.
    """
    with lay(villains=THREE, active=1, Ann={}, Bob={"at": "jotunheim"}, Cid={}, fate_deck=["incoming"]) as scene:
        fates(scene)

        scene.expect("Bob", prompt="What do you do?")
        assert scene.zone("crises") == ("Incoming",)


@pytest.mark.rule("MV-007", "MV-176", "MV-177")
def test_a_second_global_event_is_discarded(lay):
    """
    It was the result of that Fate action: no other card is turned up.
    """
    told = {"fate_deck": ["infiltrated", "quasar"], "crises": ["incoming"]}
    with lay(active=1, Bob={"at": "jotunheim"}, **told) as scene:
        fates(scene)

        assert scene.zone("crises") == ("Incoming",)
        assert scene.zone("fate_discard") == ("Infiltrated",)
        assert len(scene.events("TurnedUp")) == 1


@pytest.mark.rule("MV-008")
def test_in_undying_a_second_global_event_lies_beside_the_first(lay):
    """
    Any number may be in play.
    """
    told = {"fate_deck": ["infiltrated"], "crises": ["incoming", "knock_knock"], "options": {"mode": "undying"}}
    with lay(active=1, Bob={"at": "jotunheim"}, **told) as scene:
        fates(scene)

        assert scene.zone("crises") == ("Incoming", "Knock Knock", "Infiltrated")


@pytest.mark.rule("MV-009")
def test_in_undying_all_penalties_count_at_once(lay):
    """
    Deathlok has 1 more by Incoming, and covers the bottom row by Knock Knock.
    """
    told = {"crises": ["incoming", "knock_knock"], "options": {"mode": "undying"}}
    with lay(Ann={LAB: ["deathlok"]}, **told) as scene:
        assert scene.card("deathlok").strength == 5
        assert all(symbol.endswith("covered") for symbol in actions_told(scene.card(LAB)))


@pytest.mark.rule("MV-178")
def test_a_global_penalty_is_on_all(lay):
    """
    Bob turned Incoming up, and his Heroes are stronger as well as Ann's.
    """
    told = {"Ann": {LAB: ["deathlok"]}, "Bob": {"at": "jotunheim", "bifrost": ["quasar"]}}
    with lay(active=1, fate_deck=["incoming"], **told) as scene:
        fates(scene)

        assert (scene.card("deathlok").strength, scene.card("quasar").strength) == (5, 6)


@pytest.mark.rule("MV-177")
def test_a_global_event_is_all_that_comes_of_a_fate_action(lay):
    """
    After it was put into play no other card is turned up.
    """
    with lay(active=1, Bob={"at": "jotunheim"}, fate_deck=["incoming", "quasar"]) as scene:
        fates(scene)

        assert len(scene.events("TurnedUp")) == 1
        scene.expect("Bob", prompt="What do you do?")


# ------------------------------------------------------------------------------------------------ Targeted Events


@pytest.mark.rule("MV-179", "MV-180", "MV-112")
@pytest.mark.parametrize("others", [[], ["incoming"]])
def test_a_targeted_event_is_played_on_its_villain(lay, others):
    """
    Cid turns up M.O.D.O.K.'s: nobody is asked, with a Global Event around or without.
    """
    told = {"Ann": {}, "Bob": {}, "Cid": {"at": "manhattan"}}
    with lay(villains=THREE, active=2, fate_deck=["schism_in_aim"], crises=others, **told) as scene:
        scene["Cid"].picks("Fate")

        assert scene.zone("crises", "Ann") == ("Schism in A.I.M.",)
        scene.expect("Cid", prompt="What do you do?")


@pytest.mark.rule("MV-182")
def test_ones_own_targeted_event_is_discarded(lay):
    """
    Loki turns up his own Trial: nothing comes of it.
    """
    with lay(active=1, Bob={"at": "jotunheim"}, fate_deck=["the_trial_of_loki", "quasar"]) as scene:
        fates(scene)

        assert scene.zone("crises", "Bob") == ()
        assert scene.zone("fate_discard") == ("The Trial of Loki",)
        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("MV-Q29")
def test_a_targeted_event_of_nobody_who_plays_is_discarded(lay):
    """
    Madame Masque does not play: her Gang War goes to the pile.
    """
    with lay(active=1, Bob={"at": "jotunheim"}, fate_deck=["maggia_gang_war"]) as scene:
        fates(scene)

        assert scene.zone("fate_discard") == ("Maggia Gang War",)


@pytest.mark.rule("MV-180")
def test_a_targeted_event_is_not_part_of_the_domain(lay):
    """
    Its Allies are not at home: they do not count for the Loyalty tile.
    """
    ann = {"at": LAB, "power": 2, LAB: ["aim_agent"] * 2, "crises": [crisis("schism_in_aim", "aim_agent")]}
    with lay(Ann=ann) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


@pytest.mark.rule("MV-181", "MV-010")
@pytest.mark.parametrize("mode", ["inevitable", "undying"])
def test_only_the_named_villain_resolves_a_targeted_event(lay, mode):
    """
    M.O.D.O.K. is not offered Loki's Trial; Loki sends his Allies there and gets the reward.
    """
    bob = {"at": "bifrost", "jotunheim": ["king_loki"], "crises": [crisis("the_trial_of_loki", "lady_loki")]}
    with lay(Ann={"at": "bagalia", LAB: ["graviton"]}, Bob=bob, options={"mode": mode}) as scene:
        scene["Ann"].picks("Relocate")
        scene.cannot_pick("The Trial of Loki")
        scene["Ann"].picks("Bagalia")
    with lay(active=1, Bob=bob, options={"mode": mode}) as scene:
        sends(scene, "The Trial of Loki", "Bob")

        assert scene.zone("fate_discard") == ("The Trial of Loki",)
        assert scene.card("loki").mischief == {"MISCHIEF": 2}


@pytest.mark.rule("MV-183", "MV-Q28")
def test_several_targeted_events_lie_with_one_villain(lay):
    """
    A second one is played beside the first, and both count: two Gang Wars take 2 Strength.
    """
    told = {"Ann": {"crises": ["maggia_gang_war"], "manhattan": ["count_nefaria"]}, "Bob": {"at": "jotunheim"}}
    with lay(villains=MASQUE, active=1, fate_deck=["maggia_gang_war"], **told) as scene:
        fates(scene)

        assert len(scene.zone("crises", "Ann")) == 2
        assert scene.card("count_nefaria", of="Ann").strength == 3


# ------------------------------------------------------------------------------------------------ penalties


@pytest.mark.rule("MV-166")
def test_a_penalty_counts_until_the_event_is_resolved(lay):
    """
    With Incoming over Deathlok has 4 again.
    """
    event = crisis("incoming", of("Ann", "graviton"))
    with lay(
        Ann={"at": "bagalia", LAB: ["deathlok"], "bagalia": [with_tokens("graviton", 0)]}, crises=[event]
    ) as scene:
        assert scene.card("deathlok").strength == 5
        sends(scene, "Incoming")
        scene["Ann"].passes()

        assert scene.zone("fate_discard") == ("Incoming",)
        assert scene.card("deathlok").strength == 4


@pytest.mark.rule("MV-166")
def test_an_event_that_comes_again_counts_again(lay):
    """
    Resolved once, it is turned up once more, and can be resolved once more.
    """
    ann = {"at": "bagalia", "bagalia": ["graviton"], LAB: ["deathlok", "aim_agent"]}
    told = {"fate_deck": [], "rest": {"Fate": "between"}, "crises": [crisis("knock_knock", of("Ann", "aim_agent"))]}
    with lay(Ann=ann, Bob={"at": "bifrost"}, **told) as scene:
        goes_on(scene, "Ann", "Relocate", "Graviton A.I.M.", "Knock Knock", "Pass", "Pass")
        assert scene.zone("fate_discard") == ("Knock Knock",)

        goes_on(scene, "Bob", "Jotunheim", "Fate")
        assert scene.zone("crises") == ("Knock Knock",)
        assert all(symbol.endswith("covered") for symbol in actions_told(scene.card(LAB)))


# ------------------------------------------------------------------------------------------------ resolving


@pytest.mark.rule("MV-167", "MV-168", "MV-171", "MV-172")
def test_an_event_is_resolved_as_soon_as_enough_strength_is_there(lay):
    """
    Graviton with 4 is enough for Knock Knock: both go to their piles.
    """
    with lay(Ann={"at": "bagalia", LAB: ["graviton"]}, crises=["knock_knock"]) as scene:
        sends(scene, "Knock Knock")

        assert scene.zone("crises") == ()
        assert scene.zone("fate_discard") == ("Knock Knock",)
        assert scene.zone("discard", "Ann") == ("Graviton A.I.M.",)


@pytest.mark.rule("MV-167", "MV-168")
def test_with_less_strength_an_event_stays(lay):
    """
    A Hover Trooper with 3 waits there.
    """
    with lay(Ann={"at": "bagalia", LAB: ["aim_hover_trooper"]}, crises=["knock_knock"]) as scene:
        sends(scene, "Knock Knock")

        assert scene.card("knock_knock").front == ("A.I.M. Hover Trooper",)


@pytest.mark.rule("MV-169", "MV-170", "MV-172", "MV-Q24")
def test_allies_of_all_players_count_together_and_all_get_the_reward(lay):
    """
    Ann's 6 and Bob's 4 end the Surveillance: each gains 2 Power and a card, and Cid gains nothing.
    """
    event = crisis("under_surveillance", of("Ann", "graviton"), of("Bob", "king_loki"))
    told = {"Ann": {"at": "bagalia", LAB: ["aim_agent"]}, "Bob": {}, "Cid": {}}
    with lay(villains=THREE, crises=[event], **told) as scene:
        sends(scene, "Under Surveillance")

        assert [scene.pool("purse", name) for name in ("Ann", "Bob", "Cid")] == [{"POWER": 2}, {"POWER": 2}, {}]
        assert [len(scene.hand(name)) for name in ("Ann", "Bob", "Cid")] == [1, 1, 0]
        assert sorted(scene.zone("discard", "Ann")) == ["A.I.M. Agent", "Graviton A.I.M."]
        assert scene.zone("discard", "Bob") == ("King Loki",)


@pytest.mark.rule("MV-170", "MV-Q24")
def test_the_reward_is_for_each_villain_once_however_many_allies(lay):
    """
    Three Allies, and still 2 Power.
    """
    event = crisis("under_surveillance", of("Ann", "graviton"), of("Ann", "graviton"))
    with lay(Ann={"at": "bagalia", LAB: ["aim_agent"]}, crises=[event]) as scene:
        sends(scene, "Under Surveillance")

        assert scene.pool("purse", "Ann") == {"POWER": 2}


@pytest.mark.rule("MV-Q24")
def test_rewards_go_clockwise_from_the_active_player(lay):
    """
    Bob resolves it in his turn: he is asked first, then Cid, then Ann.
    """
    event = crisis("infiltrated", of("Ann", "aim_agent"), of("Cid", "count_nefaria"))
    told = {"Ann": {LAB: ["aim_agent"]}, "Bob": {"at": "bifrost", "jotunheim": ["lorelei"]}}
    more = {"Cid": {"manhattan": ["maggia_enforcer"]}}
    with lay(villains=THREE, active=1, crises=[event], **told, **more) as scene:
        sends(scene, "Infiltrated", "Bob")

        for name in ("Cid", "Ann"):
            scene.expect(name, prompt="Which Allies get +1 Strength?")
            scene[name].picks()
        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("MV-Q24", "MV-166")
def test_the_penalty_stops_before_the_reward(lay):
    """
    Deathlok had 5 under Incoming: for its reward he has 4, and may be defeated.
    """
    event = crisis("incoming", of("Ann", "graviton"))
    with lay(Ann={"at": "bagalia", LAB: ["deathlok"], "bagalia": ["graviton"]}, crises=[event]) as scene:
        sends(scene, "Incoming")

        scene.expect("Ann", prompt="Which Hero do you defeat?")
        scene["Ann"].picks("Deathlok S.H.I.E.L.D.")
        assert sorted(scene.zone("fate_discard")) == ["Deathlok S.H.I.E.L.D.", "Incoming"]


@pytest.mark.rule("MV-Q24", "MV-172")
def test_the_reward_comes_before_event_and_allies_are_discarded(lay):
    """
    While Ann chooses, all of them still lie there.
    """
    event = crisis("incoming", of("Ann", "graviton"))
    with lay(Ann={"at": "bagalia", LAB: ["deathlok"], "bagalia": ["graviton"]}, crises=[event]) as scene:
        sends(scene, "Incoming")

        assert scene.card("incoming").front == ("Graviton A.I.M.", "Graviton A.I.M.")
        scene["Ann"].passes()
        assert scene.zone("crises") == ()


@pytest.mark.rule("MV-Q25", "MV-172")
def test_an_ally_at_0_at_an_event_is_discarded_like_the_others(lay):
    """
    None is left out as not needed.
    """
    event = crisis("knock_knock", of("Ann", with_tokens("aim_agent", -2)), of("Bob", "kid_loki"))
    with lay(Ann={"at": "bagalia", LAB: ["graviton"]}, crises=[event]) as scene:
        sends(scene, "Knock Knock")

        assert sorted(scene.zone("discard", "Ann")) == ["A.I.M. Agent", "Graviton A.I.M."]
        assert scene.zone("discard", "Bob") == ("Kid Loki",)


@pytest.mark.rule("MV-170")
def test_a_villain_whose_only_ally_there_has_0_gets_the_reward_as_well(lay):
    """
    At least one Ally is what it takes.
    """
    event = crisis("under_surveillance", of("Bob", with_tokens("kid_loki", -1)), of("Ann", with_tokens("graviton", 4)))
    with lay(Ann={"at": "bagalia", LAB: ["aim_agent"]}, Bob={}, crises=[event]) as scene:
        sends(scene, "Under Surveillance")

        assert scene.pool("purse", "Bob") == {"POWER": 2}


@pytest.mark.rule("MV-Q23", "MV-168")
def test_an_ally_played_there_resolves_it_before_its_own_ability(lay):
    """
    Mentallo completes Knock Knock; then he still looks at the Fate deck.
    """
    event = crisis("knock_knock", of("Ann", "aim_agent"))
    with lay(Ann={"at": "bagalia", "power": 2, "hand": ["mentallo"]}, crises=[event]) as scene:
        plays(scene, "Ann", "Mentallo A.I.M.", "Knock Knock")

        assert scene.zone("fate_discard") == ("Knock Knock",)
        scene.expect("Ann", prompt="In which order do they go back on top, the first one on top?")
        scene.pick(*scene.options)


@pytest.mark.rule("MV-Q23")
def test_what_the_ability_is_about_may_be_gone_then(lay):
    """
    The Super-Adaptoid completes the Event and is discarded: there is nobody left to get tokens.
    """
    event = crisis("knock_knock", of("Ann", "aim_agent"))
    ann = {"at": "bagalia", "power": 4, "hand": ["super_adaptoid"], LAB: ["quasar"]}
    with lay(Ann=ann, crises=[event]) as scene:
        plays(scene, "Ann", "Super-Adaptoid", "Knock Knock")
        goes_on(scene, "Ann", "Pass")

        assert "Super-Adaptoid" in scene.zone("discard", "Ann")
        assert scene.card("super_adaptoid", of="Ann", zone="discard").tokens == {}
        scene.did_not_happen("TokensPut")


@pytest.mark.rule("MV-Q23", "MV-168")
def test_strength_that_rises_without_a_move_resolves_it(lay):
    """
    Loyalty rises, Ms. M.O.D.O.K. is stronger, and the Schism is over.
    """
    ann = {"at": LAB, "power": 2, "loyalty": 2, LAB: ["aim_agent"] * 3}
    with lay(Ann={**ann, "crises": [crisis("schism_in_aim", "ms_modok", "aim_agent")]}) as scene:
        scene["Ann"].picks("Activate")

        assert scene.zone("crises", "Ann") == ()
        assert scene.card("loyalty_tile").loyalty == 4


@pytest.mark.rule("MV-Q23", "MV-168")
def test_a_requirement_that_falls_in_another_players_turn_resolves_it(lay):
    """
    Bob vanquishes a S.H.I.E.L.D. Hero, and Ann's Allies are enough for Knock Knock.
    """
    event = crisis("knock_knock", of("Ann", "graviton"))
    bob = {"at": "jotunheim", "bifrost": ["agent_13", "lorelei"]}
    with lay(active=1, Bob=bob, crises=[event]) as scene:
        assert scene.card("knock_knock").requirement == 5
        scene["Bob"].picks("Vanquish")

        assert sorted(scene.zone("fate_discard")) == ["Agent 13 S.H.I.E.L.D.", "Knock Knock"]
        assert scene.zone("discard", "Ann") == ("Graviton A.I.M.",)


@pytest.mark.rule("MV-Q23")
def test_an_event_is_resolved_in_the_middle_of_a_vanquish(lay):
    """
    With the Hero defeated Knock Knock is over before the Ally that was used is discarded.
    """
    event = crisis("knock_knock", of("Bob", "king_loki"))
    with lay(active=1, Bob={"at": "jotunheim", "bifrost": ["agent_13", "frost_giant"]}, crises=[event]) as scene:
        scene["Bob"].picks("Vanquish")

        kinds = [one.kind for one in scene.events()]
        assert kinds.index("CrisisEnded") < kinds.index("UsedUp")


@pytest.mark.rule("MV-Q27")
def test_a_global_event_that_is_not_turned_up_by_a_fate_action_is_not_played(lay):
    """
    Draw Them Out passes it over and shuffles it back.
    """
    ann = {"at": "manhattan", "power": 1, "hand": ["masque_draw_them_out"]}
    with lay(villains=MASQUE, Ann=ann, fate_deck=["incoming", "the_trial_of_loki", "deathlok"]) as scene:
        before = len(scene.zone("fate_deck"))
        plays(scene, "Ann", "Draw Them Out", "Los Angeles")

        assert scene.zone("crises") == scene.zone("crises", "Bob") == ()
        assert len(scene.zone("fate_deck")) == before - 1
        assert on(scene, "Ann", "los_angeles") == {"top": ["deathlok"]}
        scene.happened("Shuffled")


@pytest.mark.rule("MV-006", "MV-206")
def test_in_omnipotent_texts_about_events_are_skipped(lay):
    """
    Doctor Strange still returns an Ally from abroad; nobody is asked about Events.
    """
    told = {"Ann": {"bagalia": [of("Bob", "kid_loki")], "at": "boca_caliente"}, "options": {"mode": "omnipotent"}}
    with lay(fate_deck=["doctor_strange"], **told) as scene:
        goes_on(scene, "Ann", "Fate", "Bifrost", "Kid Loki")

        assert scene.hand("Bob") == ("Kid Loki",)


@pytest.mark.rule("MV-166")
def test_a_penalty_that_comes_in_mid_turn_counts_at_once(lay):
    """
    Bob turns Incoming up, and then his Frost Giants are too weak.
    """
    bob = {"at": "jotunheim", "bifrost": ["deathlok", "king_loki"]}
    with lay(active=1, Bob=bob, fate_deck=["incoming"]) as scene:
        scene.can_pick("Vanquish")
        fates(scene)

        assert scene.why_not("Vanquish") == "There is nobody to vanquish."
        ends_turn(scene)
        scene["Ann"].picks("Bagalia")
