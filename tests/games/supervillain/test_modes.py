"""The modes, alone and together (SV-085 to SV-091, SV-Q08 in teams, SV-Q09, SV-Q10)."""

import pytest

import tabletop
from tabletop.games.supervillain.testing import asteroid, site
from tests.games.supervillain.small import SITES

SEATS = ("Ann", "Bob", "Cid", "Dot")
TEAMS = {"team_battle": True}
DOOM = {"total_annihilation": True}
CHARGE_SHED = "Discard Minion cards (3) to charge Shed"
#: Only one Domination card is printed: a test says where it lies, and then there is no other.
ONE_SITE = {kind.id: {"copies": int(kind.id == "colossus")} for kind in SITES}
#: Facilities by the points that they bring together.
WORTH = {0: [], 1: ["Lair"], 2: ["Castle"], 3: ["Castle", "Lair"], 4: ["Castle"] * 2, 5: ["Castle", "Castle", "Lair"]}
WORTH |= {6: ["Castle"] * 3, 7: ["Castle", "Castle", "Castle", "Lair"], 8: ["Castle"] * 4}


def lairs(*points):
    """Give each Villain facilities for so many points."""
    return {name: {"facilities": WORTH[count]} for name, count in zip(SEATS, points, strict=False)}


def building(small, *points, options, **kit):
    """Lay Ann in the middle of her Day with a Mob that completes a Lair for her, and everybody with some points."""
    villains = lairs(*points)
    villains["Ann"] |= {"hand": ["Mass"], "projects": ["Lair"]}
    return small(**villains, options=options, **kit)


# ------------------------------------------------------------------------------------------------ Blitz and slow


@pytest.mark.rule("SV-085")
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize(("before", "has_won"), [(2, False), (3, True)])
def test_in_a_blitz_galaxy_four_points_win(small, count, before, has_won):
    """
    With any number of Villains the fourth point wins a Blitz, and the third does not.
    """
    with building(small, *[before, *[0] * (count - 1)], options={"length": "blitz"}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert len(scene.match.seats) == count
        assert (scene.outcome is not None) == has_won


@pytest.mark.rule("SV-086")
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize(("before", "has_won"), [(4, False), (5, False), (6, True)])
def test_slowly_it_takes_seven_points(small, count, before, has_won):
    """
    With any number of Villains five and six points are not enough for the slow game, and seven are.
    """
    with building(small, *[before, *[0] * (count - 1)], options={"length": "slow"}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert (scene.outcome is not None) == has_won


@pytest.mark.rule("SV-079")
@pytest.mark.parametrize("given", [{}, {"length": "usual"}])
@pytest.mark.parametrize(("before", "has_won"), [(3, False), (4, True)])
def test_without_a_mode_the_goal_is_five(small, given, before, has_won):
    """
    Four points do not win a usual game, and five do.
    """
    with building(small, before, 0, options=given) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert (scene.outcome is not None) == has_won


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"length": "endless"}, "option 'length' of supervillain: should be one of 'usual', 'blitz', 'slow'"),
        ({"blitz": True}, "option 'blitz' of supervillain: there is no such option"),
        ({"total_annihilation": "yes"}, "option 'total_annihilation' of supervillain: should be of type bool"),
        ({"first": 4}, "option 'first' of supervillain: there is no seat 4; the seats are 0 to 3"),
        ({"first": -1}, "option 'first' of supervillain: there is no seat -1"),
    ],
)
def test_a_mode_that_does_not_exist_is_refused(options, why):
    """
    The error names the option, and says what would do.
    """
    with pytest.raises(tabletop.BadOption, match=why):
        tabletop.new("supervillain", 4, **options)


# ------------------------------------------------------------------------------------------------ Total Annihilation


@pytest.mark.rule("SV-087", "SV-Q09")
def test_total_annihilation_charges_an_asteroid_for_three_cards(small):
    """
    Ann chooses three of her four cards, they are discarded without effect, and her Asteroid is charged.
    """
    ann = {"hand": ["Crew", "Gang", "Gunner", "Mass"], "asteroids": [asteroid("Shed", "Bob")]}
    with small(Ann=ann, options=DOOM) as scene:
        scene["Ann"].picks(CHARGE_SHED)
        scene["Ann"].picks("Crew", "Gunner", "Mass")

        assert scene.card("Shed", zone="asteroids").tokens == {"CHARGE": 1}
        assert (scene["Ann"].hand, sorted(scene.zone("minion_discard"))) == (("Gang",), ["Crew", "Gunner", "Mass"])
        assert len(scene["Ann"].zone("asteroids")) == 1


@pytest.mark.rule("SV-055", "SV-087")
def test_asteroids_of_a_name_that_could_be_charged_are_told_apart_by_where_they_fly(small):
    """
    Ann has two Sheds in flight, at Bob and at Cid: it is said which is which.
    """
    ann = {"hand": ["Crew", "Gang", "Mass"], "asteroids": [asteroid("Shed", "Bob"), asteroid("Shed", "Cid")]}
    with small(options=DOOM, Ann=ann, Bob={}, Cid={}) as scene:
        scene.can_pick(f"{CHARGE_SHED} (Ann, at Bob)", f"{CHARGE_SHED} (Ann, at Cid)")


def test_without_total_annihilation_cards_charge_nothing(small):
    """
    In a usual game charging is no free action.
    """
    ann = {"hand": ["Crew"] * 4, "asteroids": [asteroid("Shed", "Bob")]}
    with small(Ann=ann) as scene:
        scene.can_pick("Pass")
        scene.cannot_pick(CHARGE_SHED)


@pytest.mark.rule("SV-087")
def test_two_cards_are_too_few_to_charge(small):
    """
    It takes three cards, and the reason says how many there are.
    """
    with small(Ann={"hand": ["Crew"] * 2, "asteroids": [asteroid("Shed", "Bob")]}, options=DOOM) as scene:
        assert scene.why_not(CHARGE_SHED) == "Minion cards needed: 3. You have 2."


@pytest.mark.rule("SV-Q09")
def test_several_asteroids_are_charged_in_one_day(small):
    """
    Six cards charge two Asteroids, and Ann may still play her Mob and her Ops.
    """
    ann = {"hand": ["Crew"] * 8, "asteroids": [asteroid("Shed", "Bob"), asteroid("Lair", "Bob")]}
    ann["projects"] = ["Colossus"]
    with small(Ann=ann, options=DOOM) as scene:
        scene["Ann"].picks(CHARGE_SHED)
        scene["Ann"].picks("Crew", "Crew [2]", "Crew [3]")
        scene["Ann"].picks("Discard Minion cards (3) to charge Lair")
        scene["Ann"].picks("Crew", "Crew [2]", "Crew [3]")

        assert [scene.card(name, zone="asteroids").tokens for name in ("Shed", "Lair")] == [{"CHARGE": 1}] * 2
        scene.can_pick("Play Crew as a Mob", "Play Crew as Ops")


@pytest.mark.rule("SV-054", "SV-Q09")
def test_a_charged_asteroid_is_not_charged_again(small):
    """
    One Charge token is all that an Asteroid holds.
    """
    ann = {"hand": ["Crew"] * 3, "asteroids": [asteroid("Shed", "Bob", charged=True)]}
    with small(Ann=ann, options=DOOM) as scene:
        assert scene.why_not(CHARGE_SHED) == "It carries a Charge token already."


@pytest.mark.rule("SV-Q09")
@pytest.mark.parametrize("target", ["Ann", "Cid"])
def test_only_own_asteroids_are_charged_for_cards(small, target):
    """
    Bob's Asteroid is not for Ann to charge, wherever it is aimed.
    """
    bob = {"asteroids": [asteroid("Shed", target)]}
    with small(Ann=["Crew"] * 3, Bob=bob, Cid=[], options=DOOM) as scene:
        scene.can_pick("Play Crew as Ops")
        scene.cannot_pick(CHARGE_SHED)


@pytest.mark.rule("SV-087", "SV-Q09")
def test_an_asteroid_can_be_charged_on_the_day_it_is_launched(small):
    """
    What Ann launches in Act III of the same turn is in flight, and hers.
    """
    told = {"phase": "act three", "domination_deck": ["Shed"], "options": DOOM}
    with small(Ann=["Crew"] * 3, **told) as scene:
        scene["Ann"].picks("Launch an Asteroid")
        scene["Ann"].picks(CHARGE_SHED)

        assert scene.card("Shed", zone="asteroids").tokens == {"CHARGE": 1}
        assert scene["Ann"].hand == ()


@pytest.mark.rule("SV-Q09")
def test_nobody_charges_in_anothers_day(small):
    """
    Bob has an Asteroid and cards, but it is Ann's Day: she is asked, and his Asteroid flies on uncharged.
    """
    bob = {"hand": ["Crew"] * 3, "asteroids": [asteroid("Shed", "Ann")]}
    with small(Ann=[], Bob=bob, options=DOOM) as scene:
        scene["Ann"].is_asked(kind="day")

        assert scene.options == ("Pass",)
        assert scene.view("Bob").decision is None


# ------------------------------------------------------------------------------------------------ Team Battle


@pytest.mark.rule("SV-088")
@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ((3, 0, 4, 0), (0, 2)),
        ((7, 0, 0, 0), (0, 2)),
        ((5, 0, 1, 0), ()),
        ((3, 4, 3, 3), ()),
        ((3, 3, 0, 4), ()),
        ((0, 4, 4, 3), ()),
    ],
)
def test_partners_opposite_each_other_win_with_eight_points_together(small, points, winners):
    """
    With one more point Ann and Cid have eight together and win; five of her own, or eight with a neighbour, do not.
    """
    with building(small, *points, options=TEAMS) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert ((scene.outcome and scene.outcome.winners) or ()) == winners


@pytest.mark.rule("SV-088")
def test_a_team_wins_with_both_partners_first_in_the_ranking(small):
    """
    Bob and Dot win together although Ann alone has more points than Dot; everybody's own points are told.
    """
    villains = lairs(4, 5, 3, 2)
    villains["Bob"] |= {"hand": ["Mass"], "projects": ["Lair"]}
    with small(active=1, **villains, options=TEAMS) as scene:
        scene["Bob"].picks("Play Mass as a Mob")

        assert (scene.outcome.winners, scene.outcome.points) == ((1, 3), (4, 6, 3, 2))
        assert scene.outcome.ranking == ((1, 3), (0, 2))


@pytest.mark.rule("SV-088")
@pytest.mark.parametrize("count", [2, 3])
def test_team_battle_is_for_exactly_four(count):
    """
    With two or three seats it is refused, and the error says why.
    """
    with pytest.raises(tabletop.BadOption, match=f"Team Battle is for 4 seats, not {count}") as refused:
        tabletop.new("supervillain", count, team_battle=True)

    assert refused.value.option == "team_battle"


@pytest.mark.rule("SV-089")
@pytest.mark.parametrize(("options", "targets"), [(TEAMS, ("Bob", "Dot")), ({}, ("Bob", "Cid", "Dot"))])
@pytest.mark.parametrize("by", ["Act III", "Ops"])
def test_no_asteroid_is_launched_into_a_partner(small, options, targets, by):
    """
    In Team Battle Ann may aim at Bob and Dot, otherwise at Cid, too: in Act III and by an effect alike.
    """
    told = {"phase": "act three"} if by == "Act III" else {}
    with small(Ann=["Gunner"], Cid=[], Dot=[], options=options, **told) as scene:
        scene["Ann"].picks("Launch an Asteroid" if told else "Play Gunner as Ops")

        scene.can_pick_exactly(*targets)
        scene["Ann"].picks("Dot")
        assert len(scene["Ann"].zone("asteroids")) == 1


@pytest.mark.rule("SV-089", "SV-Q08")
def test_no_asteroid_is_retargeted_at_a_partner(small):
    """
    Ann takes over an Asteroid of Bob's, and may point it at Bob or Dot but not at Cid.
    """
    bob = {"asteroids": [asteroid("Shed", "Ann")]}
    with small(Ann=["Navigator"], Bob=bob, Cid=[], Dot=[], options=TEAMS) as scene:
        scene["Ann"].picks("Play Navigator as Ops")

        scene.can_pick_exactly("Bob", "Dot")
        scene["Ann"].picks("Bob")
        assert scene["Ann"].zone("asteroids") == ("Shed",)


@pytest.mark.rule("SV-Q32", "SV-075")
def test_an_asteroid_of_a_partner_is_not_retargeted(small):
    """
    Of the Asteroids of Bob, Cid and Dot those of Bob and Dot are opponents': Ann's partner keeps his.
    """
    flying = {
        name: {"asteroids": [asteroid("Shed", at)]} for name, at in (("Bob", "Ann"), ("Cid", "Bob"), ("Dot", "Cid"))
    }
    with small(Ann=["Navigator"], **flying, options=TEAMS) as scene:
        scene["Ann"].picks("Play Navigator as Ops")

        scene.can_pick_exactly("Shed (Bob, at Ann)", "Shed (Dot, at Cid)")
        scene["Ann"].picks("Shed (Dot, at Cid)")
        scene["Ann"].picks("Dot")
        assert scene["Cid"].zone("asteroids") == ("Shed",)


@pytest.mark.rule("SV-Q32")
@pytest.mark.parametrize("card", ["Gravity Net", "Course Correction"])
def test_no_card_retargets_an_asteroid_of_a_partner(galaxy, card):
    """
    With nothing but her partner's Asteroid in flight, Ann retargets none.
    """
    ann = {"hand": ["Payday", "Payday", "Course Correction"], "facilities": ["Gravity Net"]}
    cid = {"asteroids": [asteroid("Wormhole", "Bob")]}
    with galaxy(Ann=ann, Cid=cid, Dot=[], options=TEAMS) as scene:
        if card == "Gravity Net":
            scene["Ann"].picks("Gravity Net: Discard two Minion cards to retarget an Asteroid")
            scene["Ann"].picks("Payday", "Payday [2]")
        else:
            scene["Ann"].picks("Play Course Correction as Ops")

        scene.did_not_happen("Retargeted")
        assert scene["Cid"].zone("asteroids") == ("Wormhole",)


@pytest.mark.rule("SV-Q32", "SV-046")
@pytest.mark.parametrize("card", ["Gravity Net", "Long-Range Battery"])
def test_any_asteroid_means_that_of_a_partner_too(galaxy, card):
    """
    What reaches any Asteroid reaches that of Ann's partner Cid, which she may shoot down.
    """
    cid = {"asteroids": [asteroid("Wormhole", "Bob")]}
    with galaxy(
        Ann={"hand": ["Long-Range Battery"], "projects": ["Gravity Net"]}, Cid=cid, Dot=[], options=TEAMS
    ) as scene:
        if card == "Gravity Net":
            scene["Ann"].picks("Gravity Net: Destroy it to shoot down any Asteroid")
        else:
            scene["Ann"].picks("Play Long-Range Battery as Ops")

        scene.happened("ShotDown", villain="Ann", asteroid="Wormhole")
        assert scene["Cid"].zone("asteroids") == ()


@pytest.mark.rule("SV-089")
def test_partners_share_neither_projects_nor_hands(small):
    """
    Ann can't lay her Mob on Cid's Project, and does not see his cards.
    """
    cid = {"hand": ["Gunner", "Gang"], "projects": [site("Lair", "Gang")]}
    with small(Ann=["Gang"], Cid=cid, Dot=[], options=TEAMS) as scene:
        (hand,) = [zone for zone in scene.view("Ann").zones if zone.name == "hand" and zone.place == 2]

        assert scene.why_not("Play Gang as a Mob") == "You have no Project to lay a Mob on."
        assert (hand.count, [card for card in hand.cards if card is not None]) == (2, [])


@pytest.mark.rule("SV-089", "SV-Q23")
def test_partners_do_not_shoot_down_each_others_asteroids_for_cards(small):
    """
    An Asteroid aimed at Cid is not incoming for Ann.
    """
    bob = {"asteroids": [asteroid("Shed", "Cid"), asteroid("Lair", "Ann")]}
    with small(Ann=["Crew"] * 2, Bob=bob, Cid=[], Dot=[], options=TEAMS) as scene:
        scene.can_pick("Discard Minion cards (2) to shoot down Lair")
        scene.cannot_pick("Discard Minion cards (2) to shoot down Shed")


@pytest.mark.rule("SV-090", "SV-Q11")
@pytest.mark.parametrize(
    ("target", "charged", "emitter", "has_won"),
    [
        ("Ann", True, "Bob", False),
        ("Cid", True, "Bob", False),
        ("Cid", True, "Dot", False),
        ("Ann", False, "Bob", True),
        ("Cid", False, "Bob", True),
        ("Cid", True, "Cid", True),
        ("Cid", True, "Ann", True),
        ("Ann", True, "Cid", True),
    ],
)
def test_a_bad_luck_emitter_blocks_the_whole_other_team(galaxy, target, charged, emitter, has_won):
    """
    A charged Asteroid at either partner keeps both from winning, but never by an Emitter of their own team.
    """
    villains = {"Ann": {"hand": ["Payday"], "facilities": ["Transgalactic Bank"] * 2}, "Bob": {}, "Cid": {}, "Dot": {}}
    villains["Cid"] = {"facilities": ["Transgalactic Bank"] * 2}
    has = villains[emitter].get("facilities", [])
    villains[emitter] = {**villains[emitter], "facilities": [*has, "Bad Luck Emitter"]}
    villains["Bob"] = {**villains["Bob"], "asteroids": [asteroid("Wormhole", target, charged=charged)]}
    with galaxy(**villains, options=TEAMS) as scene:
        scene["Ann"].picks("Play Payday as Ops")

        assert (scene.outcome is not None) == has_won
        assert [scene.view().players[seat].values["may_win"] for seat in (0, 2)] == [has_won, has_won]


@pytest.mark.rule("SV-090")
def test_a_bad_luck_emitter_does_not_block_a_team_for_an_asteroid_at_the_other(galaxy):
    """
    A charged Asteroid aimed at Bob does not keep Ann and Cid from winning.
    """
    villains = {"Ann": {"hand": ["Payday"], "facilities": ["Transgalactic Bank"] * 4}, "Cid": {}}
    villains |= {"Bob": {"facilities": ["Bad Luck Emitter"]}, "Dot": {}}
    villains["Cid"] = {"asteroids": [asteroid("Wormhole", "Bob", charged=True)]}
    with galaxy(**villains, options=TEAMS) as scene:
        scene["Ann"].picks("Play Payday as Ops")

        assert scene.outcome.winners == (0, 2)


# ------------------------------------------------------------------------------------------------ teams without cards


@pytest.mark.rule("SV-Q10")
@pytest.mark.parametrize(
    ("points", "winners", "ranking"),
    [
        ((3, 2, 0, 2), (1, 3), ((1, 3), (0, 2))),
        ((0, 2, 5, 2), (0, 2), ((0, 2), (1, 3))),
        ((3, 2, 1, 2), (), ((0, 1, 2, 3),)),
        ((0, 0, 0, 0), (), ((0, 1, 2, 3),)),
    ],
)
def test_when_the_cards_run_out_teams_compare_their_sums(small, points, winners, ranking):
    """
    The most points of a single Villain do not matter, and teams with the same sum save the world.
    """
    villains = lairs(*points)
    villains["Ann"] |= {"projects": ["Colossus"]}
    with small(**villains, phase="act three", options=TEAMS, cards=ONE_SITE) as scene:
        assert (scene.outcome.winners, scene.outcome.ranking) == (winners, ranking)
        assert scene.outcome.points == points


# ------------------------------------------------------------------------------------------------ together


@pytest.mark.rule("SV-091", "SV-Q10")
@pytest.mark.parametrize("length", ["blitz", "slow"])
def test_team_battle_is_not_combined_with_another_length(length):
    """
    The goals contradict each other, so a match is refused, and the error says what to do instead.
    """
    why = f"a team plays to a goal of its own, not to that of a {length} game; name it with team_goal"
    with pytest.raises(tabletop.BadOption, match=why) as refused:
        tabletop.new("supervillain", 4, team_battle=True, length=length)

    assert refused.value.option == "length"


@pytest.mark.rule("SV-Q10")
@pytest.mark.parametrize(("goal", "points", "has_won"), [(5, (3, 0, 1, 0), True), (10, (4, 0, 4, 0), False)])
def test_a_table_may_set_another_goal_for_teams(small, goal, points, has_won):
    """
    A team goal of 5 makes 4 + 1 enough, and with one of 10 even 5 + 4 is not.
    """
    with building(small, *points, options={**TEAMS, "team_goal": goal}) as scene:
        scene["Ann"].picks("Play Mass as a Mob")

        assert (scene.outcome is not None) == has_won


@pytest.mark.rule("SV-Q10")
@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"team_goal": 10}, "it is for Team Battle only"),
        ({"team_goal": 10, "length": "slow"}, "it is for Team Battle only"),
        ({"team_battle": True, "team_goal": 0}, "a team needs 1 Domination point or more, not 0"),
        ({"team_battle": True, "team_goal": "8"}, "should be of type int"),
    ],
)
def test_a_goal_for_teams_that_makes_no_sense_is_refused(options, why):
    """
    Without teams, or below one point, there is no such goal.
    """
    with pytest.raises(tabletop.BadOption, match=why) as refused:
        tabletop.new("supervillain", 4, **options)

    assert refused.value.option == "team_goal"


@pytest.mark.rule("SV-091")
@pytest.mark.parametrize(("length", "before"), [("blitz", 3), ("usual", 4), ("slow", 6)])
def test_total_annihilation_goes_with_every_length(small, length, before):
    """
    Ann charges an Asteroid for three cards, and wins with the points that the length asks for.
    """
    ann = {"hand": ["Crew"] * 3 + ["Mass"], "asteroids": [asteroid("Shed", "Bob")], "projects": ["Lair"]}
    ann["facilities"] = WORTH[before]
    with small(Ann=ann, options={**DOOM, "length": length}) as scene:
        scene["Ann"].picks(CHARGE_SHED)
        scene["Ann"].picks("Crew", "Crew [2]", "Crew [3]")
        assert scene.card("Shed", zone="asteroids").tokens == {"CHARGE": 1}
        scene["Ann"].picks("Play Mass as a Mob")

        assert scene.outcome.points[0] == before + 1


@pytest.mark.rule("SV-091")
def test_total_annihilation_goes_with_team_battle(small):
    """
    Ann may charge her own Asteroid for cards, not her partner's, and their eight points win.
    """
    villains = lairs(3, 0, 4, 0)
    villains["Ann"] |= {"hand": ["Crew"] * 3 + ["Mass"], "projects": ["Lair"], "asteroids": [asteroid("Shed", "Bob")]}
    villains["Cid"] |= {"asteroids": [asteroid("Forge", "Dot")]}
    with small(**villains, options={**TEAMS, **DOOM}) as scene:
        scene.can_pick(CHARGE_SHED)
        scene.cannot_pick("Discard Minion cards (3) to charge Forge")
        scene["Ann"].picks("Play Mass as a Mob")

        assert scene.outcome.winners == (0, 2)


@pytest.mark.rule("SV-091")
@pytest.mark.parametrize(
    "options", [{"length": "blitz"}, {"length": "slow", **DOOM}, {**TEAMS, **DOOM, "team_goal": 9}]
)
def test_modes_are_agreed_before_the_game_and_saved_with_it(options):
    """
    A match knows its modes from the start, and whoever loads it plays by the same.
    """
    match = tabletop.new("supervillain", 4, seed=1, **options)
    loaded = tabletop.load(match.save(), verify=True)

    for agreed in (match.setup.options, loaded.setup.options):
        assert {name: getattr(agreed, name) for name in options} == options
