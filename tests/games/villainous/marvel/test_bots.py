"""How well Villains stand, and that a bot which goes by it comes to its Objective."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot, play_out
from tabletop.games.villainous.marvel.testing import crisis, of
from tabletop.games.villainous.testing import carrying
from tests.games.villainous.marvel.rules import RULES

LAB = "aim_laboratory"
TWO = ["aim_agent", "aim_agent"]
CREW = [*TWO, "aim_agent"]


def standing(lay, ann, bob=()):
    """Say how well Ann stands who is M.O.D.O.K., or Bob, who is Loki, if he has anything."""
    with lay(Ann={"at": LAB, **ann}, Bob={"at": "bifrost", **dict(bob)}) as scene:
        return scene.match.standings[1 if bob else 0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"loyalty": 2}, {"loyalty": 1}),
        ({"bagalia": ["cosmic_cube"]}, {"hand": ["cosmic_cube"]}),
        ({"bagalia": ["aim_agent"]}, {"bagalia": ["super_adaptoid"]}),
        ({"power": 3}, {"power": 1}),
        ({}, {"bagalia": ["quasar"]}),
        ({}, {"on_tile": ["power_dampener"]}),
        ({}, {"crises": [crisis("schism_in_aim")]}),
        (
            {"bagalia": [carrying("aim_scientist", "power_dampener")]},
            {"bagalia": ["aim_scientist"], "on_tile": ["power_dampener"]},
        ),
        ({"bagalia": TWO, "boca_caliente": ["quasar"]}, {"bagalia": [*TWO, "quasar"]}),
        ({"bagalia": CREW}, {"bagalia": [*CREW, *TWO, "toni_ho"]}),
        (
            {"crises": [crisis("schism_in_aim", of("Ann", "aim_agent"))], "bagalia": CREW},
            {"crises": [crisis("schism_in_aim")], "bagalia": [*CREW, "aim_agent"]},
        ),
        (
            {"at": LAB, "power": 3, "loyalty": 5, "bagalia": ["cosmic_cube"]},
            {"at": "bagalia", "power": 3, "loyalty": 5, "bagalia": ["cosmic_cube"]},
        ),
        (
            {"power": 3, "loyalty": 5, "bagalia": ["cosmic_cube"]},
            {"power": 1, "loyalty": 5, "bagalia": ["cosmic_cube", "aim_agent", "aim_agent"]},
        ),
    ],
)
def test_modok_stands_better_with_what_he_needs(lay, better, worse):
    """
    Loyalty, the Cube, A.I.M. and Power count, and what is in the way counts against him.
    """
    assert standing(lay, better) > standing(lay, worse)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"spent_mischief": {"MISCHIEF": 2}}, {"mischief": {"MISCHIEF": 2}}),
        ({"mischief": {"MISCHIEF": 2}}, {"mischief": {"MISCHIEF": 1}}),
        ({"bifrost": ["lorelei"]}, {"bifrost": ["heimdall"]}),
    ],
)
def test_loki_stands_better_with_what_he_needs(lay, better, worse):
    """
    Mischief counts that is spent, and less so Mischief that is earned.
    """
    assert standing(lay, {}, better) > standing(lay, {}, worse)


#: What stands before the locations of M.O.D.O.K.: somebody strong, and Allies who are enough together.
BESIEGED = {LAB: ["quasar", "aim_agent"], "bagalia": ["graviton"]}
READY = {"loyalty": 5, LAB: ["cosmic_cube", "aim_agent"]}
#: Pairs of Domains of M.O.D.O.K., the better one first, and how much better it is.
WORTH_TO_MODOK = {
    "Loyalty": ({"loyalty": 2, LAB: ["aim_agent"]}, {"loyalty": 1, LAB: ["aim_agent"]}, 200),
    "an A.I.M. Ally": ({LAB: ["aim_agent"]}, {}, 50 + 2 + 2 * 4),
    "an A.I.M. Ally without whom Loyalty is in vain": ({"loyalty": 1, LAB: ["aim_agent"]}, {"loyalty": 1}, 150 + 60),
    "two A.I.M. Allies at one location": ({LAB: TWO}, {LAB: ["aim_agent"]}, 60 + 30),
    "a fourth A.I.M. Ally": ({LAB: [*CREW, "aim_agent"]}, {LAB: CREW}, 10 - 4),
    "the Cube": ({LAB: ["cosmic_cube"]}, {}, 140 + 8),
    "no Cube in hand without Loyalty": ({"loyalty": 1}, {"loyalty": 1, "hand": ["cosmic_cube"]}, 3 + 4),
    "the Cube in hand with Loyalty": ({"loyalty": 2, "hand": ["cosmic_cube"]}, {"loyalty": 2}, 25 - 3 - 4),
    "what brings it": ({"loyalty": 2, "hand": ["creating_the_cube"]}, {"loyalty": 2}, 25 - 3 - 4),
    "nobody who keeps him from the Objective": ({}, {LAB: ["sunspot_new_avenger"]}, 60 + 22 + 4 * 2 + 2 * 12),
    "no Hero": ({}, {LAB: ["quasar"]}, 22 + 5 * 2 + 2 * 12),
    "nothing that dampens Loyalty": ({}, {"on_tile": ["power_dampener"]}, 60),
    "a Specialty": ({"specialties": ["hoverchair"]}, {}, 16),
    "an Item": ({LAB: ["psionic_headband"]}, {}, 8),
    "the Power for the last step": ({**READY, "power": 3}, {**READY, "power": 2}, 60 + 4 + 2),
    "more than that": ({**READY, "power": 4}, {**READY, "power": 3}, 4),
    "the last step": ({**READY, "power": 3, "at": LAB}, {**READY, "power": 3}, 200 + 8 + 2),
    "no last step without the Power": ({**READY, "power": 2, "at": LAB}, {**READY, "power": 2}, 2),
    "an Ally beside a Hero": (
        {LAB: ["quasar", "graviton"]},
        {LAB: ["quasar"], "bagalia": ["graviton"]},
        8 * 4 // 6,
    ),
}


def worth(lay, active=0, **ann):
    """Say how well Ann stands, who is M.O.D.O.K., with her mover at no location unless something else is said."""
    with lay(Ann=ann, active=active) as scene:
        return scene.match.standings[0]


@pytest.mark.parametrize(("better", "worse", "by"), WORTH_TO_MODOK.values(), ids=WORTH_TO_MODOK)
def test_what_is_worth_so_much_to_modok(lay, better, worse, by):
    """
    Each of these is so much better than to be without it.
    """
    assert worth(lay, **better) - worth(lay, **worse) == by


@pytest.mark.parametrize(
    ("card", "by"),
    [
        ("aim_agent", 6),
        ("aim_scientist", 6),
        ("monica_rappaccini", 6),
        ("graviton", 4),
        ("mentallo", 4),
        ("psionic_beam", 3),
        ("demand_obedience", 4 - 4),
        ("super_adaptoid", -3),
    ],
)
def test_what_cards_are_worth_to_modok(lay, card, by):
    """
    Some are good to have in hand, others are in their way, and so are those for which there is no use now.
    """
    assert worth(lay, hand=[card], **BESIEGED) - worth(lay, **BESIEGED) == by


@pytest.mark.parametrize(("villains", "tiles"), [(("modok", "loki"), 1), (("loki", "modok"), 0)])
def test_who_has_nothing_stands_as_all_do_at_first(lay, villains, tiles):
    """
    Nothing but being there counts, and the Loyalty tile.
    """
    with lay(villains=villains) as scene:
        assert scene.match.standings[0] == 1_000 + 16 * tiles


#: Pairs of Domains of Loki, the better one first, and how much better it is.
WORTH_TO_LOKI = {
    "Mischief that is spent": ({"spent_mischief": {"MISCHIEF": 1}}, {}, 100),
    "Mischief that is earned": ({"mischief": {"MISCHIEF": 1}}, {}, 50),
    "a card for Mischief that there is": (
        {"mischief": {"MISCHIEF": 1}, "hand": ["sow_discord"]},
        {"mischief": {"MISCHIEF": 1}},
        5,
    ),
    "no second card for Mischief that there is not": (
        {"hand": ["sow_discord"]},
        {"hand": ["sow_discord", "silver_tongue"]},
        3 + 4,
    ),
    "nobody who keeps him from earning Mischief": ({}, {"bifrost": ["heimdall"]}, 40 + 22 + 4 * 2 + 2 * 12),
    "no trial": ({}, {"crises": [crisis("the_trial_of_loki")]}, 40 + 40),
    "no other Hero": ({}, {"bifrost": ["lady_sif"]}, 22 + 3 * 2 + 2 * 12),
    "an Ally beside a Hero": (
        {"bifrost": ["lady_sif", "executioner"]},
        {"bifrost": ["lady_sif"], "jotunheim": ["executioner"]},
        8,
    ),
    "a Loki": ({"bifrost": ["kid_loki"]}, {}, 2 + 4),
}


@pytest.mark.parametrize(("better", "worse", "by"), WORTH_TO_LOKI.values(), ids=WORTH_TO_LOKI)
def test_what_is_worth_so_much_to_loki(lay, better, worse, by):
    """
    Each of these is so much better than to be without it.
    """
    with lay(villains=("loki", "modok"), Ann=better) as one, lay(villains=("loki", "modok"), Ann=worse) as other:
        assert one.match.standings[0] - other.match.standings[0] == by


def test_more_mischief_than_is_needed_is_worth_nothing(lay):
    """
    With eight spent two more are enough.
    """
    spent = {"spent_mischief": {"MISCHIEF": 8}}
    with (
        lay(villains=("loki", "modok"), Ann={**spent, "mischief": {"MISCHIEF": 2}}) as enough,
        lay(villains=("loki", "modok"), Ann={**spent, "mischief": {"MISCHIEF": 3}}) as more,
    ):
        assert enough.match.standings[0] == more.match.standings[0]


def test_a_loki_abroad_is_worth_more(lay):
    """
    In another Domain Kid Loki is nearer to what he is for.
    """
    abroad, home = {"Bob": {"bagalia": [of("Ann", "kid_loki")]}}, {"Ann": {"bifrost": ["kid_loki"]}}
    with lay(villains=("loki", "modok"), **abroad) as there, lay(villains=("loki", "modok"), **home) as here:
        assert there.match.standings[0] - here.match.standings[0] == 8


@pytest.mark.parametrize(
    ("card", "by"),
    [
        ("king_loki", 8),
        ("kid_loki", 6),
        ("lady_loki", 6),
        ("alligator_loki", 6),
        ("loki_agent_of_asgard", 6),
        ("across_the_multiverse", 5),
        ("tricksters_gambit", 5 - 4),
        ("lorelei", 3),
        ("executioner", 3),
        ("frost_giant", 2),
        ("enchantress", -3),
    ],
)
def test_what_cards_are_worth_to_loki(lay, card, by):
    """
    Lokis most, then what sends them abroad.
    """
    with lay(villains=("loki", "modok"), Ann={"hand": [card]}) as scene:
        assert scene.match.standings[0] == 1_000 + by


def test_who_is_hindered_all_over_still_has_something(lay):
    """
    No standing is negative, as then bots would not tell what is bad for their rivals.
    """
    heroes = {
        LAB: ["quasar"],
        "boca_caliente": ["luke_cage"],
        "project_pegasus": ["thor"],
        "bagalia": ["captain_marvel"],
    }

    assert standing(lay, {"crises": [crisis("schism_in_aim")], **heroes}) > 0


def test_an_event_is_feared_by_those_whose_turn_it_is_not(lay):
    """
    Avengers Assemble strikes at the start of a turn: nobody ends theirs early to see it strike the next one.
    """
    told = {"Ann": {"at": LAB}, "Bob": {"at": "bifrost"}}
    with lay(**told) as scene:
        ann, bob = scene.match.standings
    with lay(**told, crises=["avengers_assemble"]) as scene:
        assert scene.match.standings[0] == ann
        assert scene.match.standings[1] < bob


def worth_of_an_agent_there(lay, *heroes):
    """Say how much better Ann stands with an Agent at Knock Knock than without, with some Heroes at her Laboratory."""
    with lay(Ann={LAB: list(heroes)}, crises=[crisis("knock_knock", of("Ann", "aim_agent"))]) as scene:
        there = scene.match.standings[0]
    with lay(Ann={LAB: list(heroes)}, crises=[crisis("knock_knock")]) as scene:
        return there - scene.match.standings[0]


def test_knock_knock_is_worth_more_allies_to_those_whose_symbols_it_covers(lay):
    """
    Quake covers both symbols of the bottom row, so that Ann should do something about it; Quasar covers none.
    """
    assert worth_of_an_agent_there(lay, "quake") > worth_of_an_agent_there(lay, "quasar")


@pytest.mark.slow
@pytest.mark.parametrize("villain", ["modok", "loki"])
def test_a_greedy_bot_wins(villain):
    """
    Who takes what looks best right then beats who plays at random, with either Villain.
    """
    rival = "loki" if villain == "modok" else "modok"
    match = tabletop.new(RULES, 2, seed=2, villains=(villain, rival))
    play_out(match, [GreedyBot(2), RandomBot(3)])

    assert match.outcome.winners == (0,)
