"""A user's own values, laid over the cards of the game: what becomes of them, and which are refused."""

import json

import pytest

import tabletop
from tabletop.games.supervillain.testing import asteroid, site

#: Something of every kind, as a file has it and as a mapping.
FILE = """
[wormhole]
cost = 450
points = 0
copies = 5
name = "Rift"

[payday]
power = 250
boosted = true
swift = true
asteroid_proof = true
"""
MAPPING = {
    "wormhole": {"cost": 450, "points": 0, "copies": 5, "name": "Rift"},
    "payday": {"power": 250, "boosted": True, "swift": True, "asteroid_proof": True},
}
CHANGED = set(MAPPING)


def catalogue(rules):
    """Return the printed cards of a ruleset by their ids."""
    return {card.id: card for card in rules.catalogue}


@pytest.fixture
def file(tmp_path):
    """Write a TOML file, and return its path."""

    def write(text):
        path = tmp_path / "mine.toml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


# ------------------------------------------------------------------------------------------------ what it looks like


def test_a_file_and_a_mapping_say_the_same(file):
    """
    A match with values from a TOML file, by its path or its name, has the same cards as one with a mapping.
    """
    path = file(FILE)
    matches = [tabletop.new("supervillain", 3, seed=4, cards=cards) for cards in (path, str(path), MAPPING)]

    assert len({json.dumps(match.setup.own_cards) for match in matches}) == 1
    assert len({match.save() for match in matches}) == 1
    assert matches[0].setup.own_cards == MAPPING


def test_the_catalogue_of_the_match_has_the_own_values(file):
    """
    Costs, points, copies, Power, names and marks are those of the file, and everything else is as ever.
    """
    rules = tabletop.new("supervillain", cards=file(FILE)).ruleset
    wormhole, payday = catalogue(rules)["wormhole"], catalogue(rules)["payday"]

    assert (wormhole.name, wormhole.copies, wormhole.numbers) == ("Rift", 5, {"cost": 450, "points": 0})
    assert payday.numbers == {"power": 250, "boosted": True, "swift": True, "asteroid_proof": True}
    assert (payday.name, payday.copies) == ("Payday", 2)


def test_only_what_was_changed_is_yours_part_by_part():
    """
    A changed card is the user's, but only the changed parts of it are; what is known of the others stays known.
    """
    before = catalogue(tabletop.ruleset("supervillain"))["transgalactic_bank"]
    bank = catalogue(tabletop.new("supervillain", cards={"transgalactic_bank": {"cost": 900}}).ruleset)[before.id]

    assert (before.provenance, bank.provenance) == ("reconstructed", "yours")
    assert bank.origins == {**before.origins, "cost": "yours"}
    assert bank.parts["yours"] == ["cost"]
    assert (bank.origins["points"], bank.origins["copies"]) == ("known", "reconstructed")


@pytest.mark.parametrize(
    ("card", "changes"),
    [
        ("wormhole", {"name": "Rift", "copies": 3}),
        ("wormhole", {"cost": 1, "points": 2}),
        ("payday", {"power": 0, "swift": True}),
        ("bad_luck_emitter", {"spares_owner": False}),
    ],
)
def test_each_changed_part_is_yours(card, changes):
    """
    Whatever is laid over a card, its part of the card is named as the user's.
    """
    made = catalogue(tabletop.new("supervillain", cards={card: changes}).ruleset)[card]

    assert {part for part, origin in made.origins.items() if origin == "yours"} == set(changes)


def test_all_other_cards_stay_reconstructed():
    """
    No card but the changed ones differs from the installed game in anything.
    """
    installed = catalogue(tabletop.ruleset("supervillain"))
    own = catalogue(tabletop.new("supervillain", cards=MAPPING).ruleset)

    assert {id for id, card in own.items() if card != installed[id]} == CHANGED
    assert {card.provenance for id, card in own.items() if id not in CHANGED} == {"reconstructed"}
    assert list(own) == list(installed)


def test_views_say_which_cards_are_yours(galaxy):
    """
    On the table every card says where its values are from: in hand, as a Project, as a Mob and as an Asteroid.
    """
    ann = {"hand": ["Payday", "Volley"], "projects": [site("Wormhole", "Payday"), "Scrapyard"]}
    bob = {"asteroids": [asteroid("Wormhole", "Ann"), asteroid("Gravity Net", "Ann")]}
    with galaxy(Ann=ann, Bob=bob, cards={**MAPPING, "wormhole": {"name": "Rift"}}) as scene:
        there = [card for zone in scene.view("Ann").zones for card in zone.cards if card is not None and card.name]

        assert {(card.name, card.provenance) for card in there} == {
            ("Payday", "yours"),
            ("Rift", "yours"),
            ("Volley", "reconstructed"),
            ("Scrapyard", "reconstructed"),
            ("Gravity Net", "reconstructed"),
        }


def test_an_own_name_is_what_everybody_reads(galaxy):
    """
    Choices, events and prompts call the card by its new name, and its text and id are the old ones.
    """
    cards = {"payday": {"name": "Bank Holiday"}}
    with galaxy(Ann=["Payday"], cards=cards) as scene:
        scene.cannot_pick("Play Payday as Ops")
        scene["Ann"].picks("Play Bank Holiday as Ops")

        assert scene.happened("OpsPlayed").text.english == "Ann plays Bank Holiday as Ops."
        assert scene.card("payday", zone="minion_discard").name == "Bank Holiday"
        assert catalogue(scene.match.ruleset)["payday"].text == "Ops: draw two Minion cards."


# ------------------------------------------------------------------------------------------------ the match plays by them


@pytest.mark.parametrize(("power", "cost", "completed"), [(300, 301, False), (300, 300, True), (10, 11, False)])
def test_a_project_is_completed_at_its_own_cost(galaxy, power, cost, completed):
    """
    Power and cost of the user's own decide whether a Mob completes a Project.
    """
    cards = {"transgalactic_bank": {"cost": cost}, "payday": {"power": power}}
    with galaxy(Ann={"hand": ["Payday"], "projects": ["Transgalactic Bank"]}, cards=cards) as scene:
        assert scene.card("Transgalactic Bank", of="Ann").missing == cost
        scene["Ann"].picks("Play Payday as a Mob")

        assert (scene["Ann"].zone("facilities") == ("Transgalactic Bank",)) == completed


@pytest.mark.parametrize(("points", "total", "has_won"), [(0, 0, False), (1, 3, False), (2, 6, True)])
def test_own_points_count(galaxy, points, total, has_won):
    """
    Three Wormholes bring three times what the user says, and win if that is enough.
    """
    ann = {"hand": ["Payday"], "facilities": ["Wormhole"] * 3}
    with galaxy(Ann=ann, cards={"wormhole": {"points": points}}) as scene:
        scene["Ann"].picks("Play Payday as Ops")

        assert scene.view().players[0].values["points"] == total
        assert (scene.outcome is not None) == has_won


@pytest.mark.parametrize(
    ("cards", "domination", "minion"),
    [
        ({}, 48, 43),
        ({"wormhole": {"copies": 5}}, 51, 43),
        ({"wormhole": {"copies": 0}, "scrapyard": {"copies": 1}}, 45, 43),
        ({"payday": {"copies": 100}}, 48, 141),
        ({"payday": {"copies": 0}, "volley": {"copies": 0}}, 48, 39),
    ],
)
def test_own_copies_change_the_size_of_the_decks(cards, domination, minion):
    """
    The decks are as large as the copies say, before hands are dealt and cards turned up.
    """
    match = tabletop.new("supervillain", 2, seed=3, first=0, cards=cards)
    count = {zone.name: zone.count for zone in match.view().zones if zone.holder == "game"}
    hands = sum(zone.count for zone in match.view().zones if zone.name == "hand")

    assert count["domination_deck"] + count["turned_up"] == domination
    assert count["minion_deck"] + hands == minion


def test_a_game_may_consist_of_a_single_domination_card():
    """
    With no copies of anything else every Domination card that turns up is a Wormhole.
    """
    others = [card.id for card in tabletop.ruleset("supervillain").catalogue if card.kind == "domination"]
    cards = {id: {"copies": 10 if id == "wormhole" else 0} for id in others}
    match = tabletop.new("supervillain", 2, seed=3, cards=cards)
    (turned_up,) = match.view().zone("turned_up").cards

    assert (turned_up.name, match.view().zone("domination_deck").count) == ("Wormhole", 9)


@pytest.mark.parametrize(("boosted", "why"), [(True, None), (False, "You have played your Mob of this turn.")])
@pytest.mark.parametrize("card", ["Payday", "Night Shift"])
def test_an_own_mark_boosted_works(galaxy, card, boosted, why):
    """
    With the mark a Mob may be played beyond the limit, without it not, whatever is printed.
    """
    ann = {"hand": [card], "projects": ["Star of Death"], "mobs_left": 0}
    with galaxy(Ann=ann, cards={card.lower().replace(" ", "_"): {"boosted": boosted}}) as scene:
        assert scene.why_not(f"Play {card} as a Mob") == why


@pytest.mark.parametrize(("swift", "why"), [(True, None), (False, "You have played your Ops of this turn.")])
@pytest.mark.parametrize("card", ["Payday", "Adrenaline Shot"])
def test_an_own_mark_swift_works(galaxy, card, swift, why):
    """
    With the mark Ops may be played beyond the limit, without it not, whatever is printed.
    """
    with galaxy(Ann={"hand": [card], "ops_left": 0}, cards={card.lower().replace(" ", "_"): {"swift": swift}}) as scene:
        assert scene.why_not(f"Play {card} as Ops") == why


@pytest.mark.parametrize(("proof", "tokens"), [(True, {"TOKEN": 1}), (False, {})])
@pytest.mark.parametrize("card", ["Payday", "Flak Crew"])
def test_an_own_symbol_brings_a_token(galaxy, card, proof, tokens):
    """
    A Mob gets an Asteroid-proof token if the user's symbol says so, whatever is printed.
    """
    cards = {card.lower().replace(" ", "_"): {"asteroid_proof": proof}, "star_of_death": {"cost": 5000}}
    with galaxy(Ann={"hand": [card], "projects": ["Star of Death"]}, cards=cards) as scene:
        scene["Ann"].picks(f"Play {card} as a Mob")

        assert scene.card(card, zone="mobs").tokens == tokens


@pytest.mark.rule("SV-Q11")
@pytest.mark.parametrize("spares", [True, False])
def test_whom_a_bad_luck_emitter_blocks_is_data(galaxy, spares):
    """
    An Emitter that does not spare its owner keeps Ann from winning by her own Emitter.
    """
    ann = {"hand": ["Payday"], "facilities": ["Bad Luck Emitter", *["Transgalactic Bank"] * 3]}
    bob = {"asteroids": [asteroid("Wormhole", "Ann", charged=True)]}
    with galaxy(Ann=ann, Bob=bob, cards={"bad_luck_emitter": {"spares_owner": spares}}) as scene:
        scene["Ann"].picks("Play Payday as Ops")

        assert (scene.outcome is not None) == spares


def test_effects_go_by_own_values(galaxy):
    """
    Lost and Found, which reaches Power 400, finds a card that the user has made that weak, and one made stronger not.
    """
    cards = {"payday": {"power": 400}, "flak_crew": {"power": 401}}
    with galaxy(Ann=["Lost and Found"], minion_discard=["Payday", "Flak Crew", "Volley"], cards=cards) as scene:
        scene["Ann"].picks("Play Lost and Found as Ops")
        scene.can_pick_exactly("Payday", "Volley")
        scene["Ann"].picks("Payday")

        assert scene["Ann"].hand == ("Payday",)


# ------------------------------------------------------------------------------------------------ saves


def played(match, answers):
    """Give some answers, always the first that will do."""
    for _ in range(answers):
        match.answer(list(range(match.decision.at_least)))
    return match


def test_saves_carry_own_values(file):
    """
    A loaded match has the same values, shows the same to everybody, and goes on in the same way, without the file.
    """
    path = file(FILE)
    match = played(tabletop.new("supervillain", 2, seed=5, cards=path), 30)
    path.unlink()
    loaded = tabletop.load(match.save(), verify=True)

    assert loaded.setup.own_cards == MAPPING
    assert [loaded.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]
    assert loaded.ruleset.catalogue == match.ruleset.catalogue
    assert played(loaded, 20).save() == played(match, 20).save()


def test_copies_and_replays_keep_own_values():
    """
    A copied match and a replayed one play with the same cards as the original.
    """
    match = played(tabletop.new("supervillain", 2, seed=5, cards=MAPPING), 20)

    for other in (match.copy(), match.replay(), match.at(10)):
        assert catalogue(other.ruleset)["wormhole"].name == "Rift"


def test_what_is_changed_afterwards_in_the_mapping_does_not_matter():
    """
    A match keeps its values, whatever becomes of the mapping that they came from; and it leaves the mapping as it was.
    """
    values = {"wormhole": {"cost": 450}}
    match = tabletop.new("supervillain", cards=values)
    assert values == {"wormhole": {"cost": 450}}
    values["wormhole"]["cost"] = 1

    assert match.setup.own_cards == {"wormhole": {"cost": 450}}
    assert catalogue(tabletop.load(match.save()).ruleset)["wormhole"].numbers["cost"] == 450


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"points": 3}, "a Secret Facility brings 0 to 2 Domination points"),
        ({"cost": 0}, "a Project takes 1 million"),
        ({"copies": 101}, "0 to 100 copies"),
        ({"prize": 3}, "no such value is printed on Wormhole"),
    ],
)
def test_a_save_with_values_that_will_not_do_is_refused(changes, why):
    """
    Whoever changes the values in a save gets the same words as for a new match.
    """
    save = json.loads(tabletop.new("supervillain", seed=1, cards=MAPPING).save())
    save["cards"]["wormhole"] = changes

    with pytest.raises(tabletop.SaveError, match=why):
        tabletop.load(json.dumps(save))


# ------------------------------------------------------------------------------------------------ what is refused

REFUSED = [
    ("wormhole", {"cost": 0}, "a Project takes 1 million of Minion Power or more"),
    ("wormhole", {"cost": -100}, "a Project takes 1 million of Minion Power or more"),
    ("wormhole", {"cost": 800.0}, "800.0 should be of the kind of 800"),
    ("wormhole", {"cost": "800"}, "'800' should be of the kind of 800"),
    ("wormhole", {"cost": True}, "True should be of the kind of 800"),
    ("wormhole", {"cost": [800]}, "should be of the kind of 800"),
    ("wormhole", {"points": 3}, "a Secret Facility brings 0 to 2 Domination points"),
    ("wormhole", {"points": -1}, "a Secret Facility brings 0 to 2 Domination points"),
    ("wormhole", {"copies": -1}, "a card has 0 to 100 copies"),
    ("wormhole", {"copies": 101}, "a card has 0 to 100 copies"),
    ("wormhole", {"copies": 2.0}, "2.0 should be of the kind of 2"),
    ("wormhole", {"name": ""}, "a card needs a name"),
    ("wormhole", {"name": " \t"}, "a card needs a name"),
    ("wormhole", {"name": 5}, "5 should be of the kind of 'Wormhole'"),
    ("wormhole", {"power": 300}, "no such value is printed on Wormhole"),
    ("wormhole", {"provenance": "official"}, "no such value is printed on Wormhole"),
    ("wormhole", {"origins": {"cost": "known"}}, "no such value is printed on Wormhole"),
    ("wormhole", {"back": "minion"}, "no such value is printed on Wormhole"),
    ("wormhole", {"id": "rift"}, "no such value is printed on Wormhole"),
    ("payday", {"power": -1}, "the Power of a Mob is 0 or more (in millions)"),
    ("payday", {"power": "strong"}, "'strong' should be of the kind of 500"),
    ("payday", {"boosted": 1}, "1 should be of the kind of False"),
    ("payday", {"swift": "yes"}, "'yes' should be of the kind of False"),
    ("payday", {"asteroid_proof": 0}, "0 should be of the kind of False"),
    ("payday", {"cost": 300}, "no such value is printed on Payday"),
    ("payday", {"spares_owner": True}, "no such value is printed on Payday"),
    ("bad_luck_emitter", {"spares_owner": 0}, "0 should be of the kind of True"),
]


def toml(value):
    """Write a value as TOML does; what these tests use is written alike in JSON, but for tables."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(part)}" for name, part in value.items()) + " }"
    return json.dumps(value)


@pytest.mark.parametrize("from_file", [False, True], ids=["mapping", "file"])
@pytest.mark.parametrize(("card", "changes", "why"), REFUSED)
def test_a_value_that_will_not_do_is_refused_by_its_place(file, from_file, card, changes, why):
    """
    The error names the card and the value, and says what is wrong, from a file as from a mapping.
    """
    ((name, value),) = changes.items()
    given = file(f"[{card}]\n{name} = {toml(value)}\n") if from_file else {card: changes}

    with pytest.raises(tabletop.BadOption) as refused:
        tabletop.new("supervillain", cards=given)
    assert (refused.value.game, refused.value.option) == ("supervillain", f"cards.{card}.{name}")
    assert why in str(refused.value)


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("transgalactic_bnk", "there is no card 'transgalactic_bnk'; perhaps you mean transgalactic_bank"),
        ("Wormhole", "there is no card 'Wormhole'; perhaps you mean wormhole"),
        ("xyzzy", "there is no card 'xyzzy'; `tabletop cards supervillain` lists them"),
    ],
)
def test_a_card_that_does_not_exist_is_refused_with_a_hint(file, card, why):
    """
    The error says which card somebody could mean, or where they are listed.
    """
    for given in ({card: {"cost": 300}}, file(f"[{card}]\ncost = 300\n")):
        with pytest.raises(tabletop.BadOption) as refused:
            tabletop.new("supervillain", cards=given)

        assert refused.value.option == "cards"
        assert why in str(refused.value)


@pytest.mark.parametrize("given", [5, "cost = 300", [300], None, True])
def test_a_card_without_a_table_of_values_is_refused(given):
    """
    What is said of a card must be values by their names.
    """
    with pytest.raises(tabletop.BadOption, match="give a table of values, such as copies = 2") as refused:
        tabletop.new("supervillain", cards={"wormhole": given})

    assert refused.value.option == "cards.wormhole"


@pytest.mark.parametrize(
    "text",
    ["[wormhole", "[wormhole]\ncost = ", "[wormhole]\ncost = 1\ncost = 2", "cost: 3", b'[wormhole]\nname = "\xff"'],
)
def test_a_file_that_is_no_toml_is_refused(file, text):
    """
    The error names the file, and what is wrong with it.
    """
    path = file(text)

    with pytest.raises(tabletop.BadOption, match="cannot be read") as refused:
        tabletop.new("supervillain", cards=path)
    assert (refused.value.option, path.name in str(refused.value)) == ("cards", True)


def test_a_file_whose_values_are_in_no_table_is_refused(file):
    """
    A value above all tables is taken for a card, and there is none of that name.
    """
    with pytest.raises(tabletop.BadOption, match="there is no card 'cost'"):
        tabletop.new("supervillain", cards=file("cost = 300\n"))


@pytest.mark.parametrize("kind", ["missing", "directory"])
def test_a_file_that_is_not_there_is_refused(tmp_path, kind):
    """
    The error says which file can't be read, and why.
    """
    path = tmp_path / "nowhere.toml" if kind == "missing" else tmp_path

    with pytest.raises(tabletop.BadOption, match="cannot be read: ") as refused:
        tabletop.new("supervillain", cards=path)
    assert path.name in str(refused.value)


def test_an_empty_file_changes_nothing(file):
    """
    No values at all are fine, and all cards are the installed ones.
    """
    match = tabletop.new("supervillain", cards=file(""))

    assert match.ruleset.catalogue == tabletop.ruleset("supervillain").catalogue
    assert match.setup.own_cards == {}


@pytest.mark.parametrize("bad", [{"payday": {"power": -1}}, {"nobody": {"power": 1}}, {"payday": 3}])
def test_one_bad_value_refuses_them_all_and_leaves_nothing_half_done(bad):
    """
    After a refusal the installed game is what it was, and so is the mapping; without the bad value it is accepted.
    """
    before = tabletop.ruleset("supervillain")
    cards = catalogue(before)
    good = {"wormhole": {"cost": 450}}
    given = {**good, **bad}

    with pytest.raises(tabletop.BadOption):
        tabletop.new("supervillain", cards=given)

    assert given == {**good, **bad}
    assert tabletop.ruleset("supervillain") is before
    assert (catalogue(before), before.own_cards) == (cards, {})
    assert tabletop.new("supervillain", seed=1).ruleset is before
    assert catalogue(tabletop.new("supervillain", cards=good).ruleset)["wormhole"].numbers["cost"] == 450


def test_matches_with_and_without_own_values_do_not_disturb_each_other():
    """
    Of three matches side by side each plays by its own cost of a Wormhole.
    """
    usual = tabletop.new("supervillain", seed=1)
    cheap = tabletop.new("supervillain", seed=1, cards={"wormhole": {"cost": 1}})
    dear = tabletop.new("supervillain", seed=1, cards={"wormhole": {"cost": 9999}})
    costs = [catalogue(match.ruleset)["wormhole"].numbers["cost"] for match in (cheap, dear)]

    assert costs == [1, 9999]
    assert usual.ruleset.catalogue == tabletop.ruleset("supervillain").catalogue
