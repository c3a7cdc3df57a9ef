"""A user's own values, laid over the cards of the game: what becomes of them, and which are refused."""

import json

import pytest

import tabletop
from tabletop.games.master_of_the_galaxy import MasterOfTheGalaxy, species
from tabletop.games.master_of_the_galaxy.testing import bag, front, held, orbit, route, system

GAME = "master-of-the-galaxy"
#: Something of every kind, as a file has it and as a mapping.
FILE = """
[traders]
base = "RRK"
receive = ["B", "Y*"]
draws = ["leader", "progress progress"]
agenda = "WW*"
symbols = ["military"]
name = "Hagglers"

[prophet]
needs = []
covert = "RB"
steals = "white"
copies = 3

[republic]
name = "Commonwealth"

[border_war]
loot = 0
red = "RR"
red_objective = "take progress"
symbol = "cultural"

[space_exchange]
takes = "YK"
symbols = ["economic", "economic"]

[a1]
colour = "red"
planets = 3
name = "Ruby"

[s1_b1]
length = 4

[blue_s1]
symbol = "cultural"
"""
MAPPING = {
    "traders": {
        "base": "RRK", "receive": ("B", "Y*"), "draws": ("leader", "progress progress"), "agenda": "WW*",
        "symbols": ("military",), "name": "Hagglers",
    },
    "prophet": {"needs": (), "covert": "RB", "steals": "white", "copies": 3},
    "republic": {"name": "Commonwealth"},
    "border_war": {"loot": 0, "red": "RR", "red_objective": "take progress", "symbol": "cultural"},
    "space_exchange": {"takes": "YK", "symbols": ("economic", "economic")},
    "a1": {"colour": "red", "planets": 3, "name": "Ruby"},
    "s1_b1": {"length": 4},
    "blue_s1": {"symbol": "cultural"},
}  # fmt: skip


def catalogue(rules):
    """Return the printed cards of a ruleset by their ids."""
    return {card.id: card for card in rules.catalogue}


def rules_with(cards):
    """Return the ruleset of a match with own values."""
    return tabletop.new(GAME, 2, seed=1, cards=cards).ruleset


def sources(scene, seat=0):
    """Return where the symbols of a player come from."""
    return scene.view().players[seat].values["symbol_sources"]


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
    matches = [tabletop.new(GAME, 3, seed=4, cards=cards) for cards in (path, str(path), MAPPING)]

    assert len({match.save() for match in matches}) == 1
    assert all(match.setup.own_cards == MAPPING for match in matches)
    assert matches[0].ruleset.catalogue == matches[2].ruleset.catalogue


def test_the_catalogue_of_the_match_has_the_own_values(file):
    """
    Slots, symbols, needs, loot, objectives, colours, planets and lengths are those of the file.
    """
    cards = catalogue(rules_with(file(FILE)))

    for id, changes in MAPPING.items():
        card = cards[id]
        known = {**card.numbers, "name": card.name, "copies": card.copies}
        assert {name: known[name] for name in changes} == changes


def test_what_was_not_changed_is_as_ever(file):
    """
    A changed card keeps everything that the file does not mention.
    """
    before, after = catalogue(tabletop.ruleset(GAME)), catalogue(rules_with(file(FILE)))
    for id, changes in MAPPING.items():
        kept = {name: value for name, value in before[id].numbers.items() if name not in changes}

        assert {name: after[id].numbers[name] for name in kept} == kept
        assert (after[id].text, after[id].kind) == (before[id].text, before[id].kind)


def test_only_what_was_changed_is_yours_part_by_part():
    """
    A changed card is the user's, but only the changed parts of it are; what is known of the others stays known.
    """
    before = catalogue(tabletop.ruleset(GAME))["peace_broker"]
    broker = catalogue(rules_with({"peace_broker": {"needs": ["military"]}}))["peace_broker"]

    assert (before.provenance, broker.provenance) == ("reconstructed", "yours")
    assert broker.origins == {**before.origins, "needs": "yours"}
    assert broker.parts["yours"] == ["needs"]
    assert (broker.origins["ability"], broker.origins["name"]) == ("known", "reconstructed")


@pytest.mark.parametrize("card", sorted(MAPPING))
def test_each_changed_part_is_yours(card):
    """
    Whatever is laid over a card or a place of the board, its part of it is named as the user's.
    """
    made = catalogue(rules_with({card: MAPPING[card]}))[card]

    assert made.provenance == "yours"
    assert {part for part, origin in made.origins.items() if origin == "yours"} == set(MAPPING[card])


def test_all_other_cards_stay_reconstructed():
    """
    No card but the changed ones differs from the installed game in anything.
    """
    installed, own = catalogue(tabletop.ruleset(GAME)), catalogue(rules_with(MAPPING))

    assert {id for id, card in own.items() if card != installed[id]} == set(MAPPING)
    assert {card.provenance for id, card in own.items() if id not in MAPPING} == {"reconstructed"}
    assert list(own) == list(installed)


def test_views_say_which_cards_are_yours(galaxy):
    """
    On the table every card and every system says where its values are from.
    """
    ann = ["traders", "prophet", "space_exchange"]
    with galaxy(Ann=ann, cards={"traders": {"base": "RR"}, "a1": {"planets": 3}, "s1_b1": {"length": 4}}) as scene:
        there = {
            card.name: card.provenance
            for zone in scene.view("Ann").zones
            if zone.name in ("cards", "systems", "tracks")
            for card in zone.cards
        }

        assert {name for name, provenance in there.items() if provenance == "yours"} == {
            "Traders", "Sapphira", "Cinder–Chalk",
        }  # fmt: skip
        assert set(there.values()) == {"yours", "reconstructed"}


def test_an_own_name_is_what_everybody_reads(galaxy):
    """
    Choices and events call a card and a system by the new name, and the id is the old one.
    """
    cards = {"traders": {"name": "Hagglers"}, "s1": {"name": "Ember"}}
    ann = {"cards": ["traders"], "drawn": "R"}
    with galaxy(Ann=ann, systems=[system("s1", "Ann")], cards=cards) as scene:
        scene.can_pick("Put a red cube on Ember: planets")
        scene["Ann"].picks("Put a red cube on Ember: planets")

        assert scene.happened("PlanetSettled").text.english == "Ann has settled a planet of Ember."
        assert scene["Ann"].zone("cards") == ("Hagglers",)
        assert scene.card("s1").name == "Ember"


# ------------------------------------------------------------------------------------------------ the match plays by them


def test_own_slots_of_a_base_project_are_what_is_filled(galaxy):
    """
    A base on Traders takes one black cube if the user says so, and is constructed with it.
    """
    ann = {"cards": ["traders"], "drawn": "K", "bag": ""}
    with galaxy(Ann=ann, cards={"traders": {"base": "K*"}}) as scene:
        scene["Ann"].picks("Put a black cube on Traders: base")

        assert scene.card("traders", of="Ann").base_place == {"GRAY": 1}
        assert scene["Ann"].pool("bag") == {}


def test_own_decks_are_drawn_from(galaxy):
    """
    A receive project with the decks of the user's own draws from each of them, in their order.
    """
    ann = {"cards": ["traders"], "drawn": "W"}
    decks = {"leader_deck": ["prophet", "kingmaker"], "progress_deck": ["time_engine", "nanofactories"]}
    cards = {"traders": {"receive": ["W"], "draws": ["leader progress"]}}
    with galaxy(Ann=ann, **decks, cards=cards) as scene:
        scene["Ann"].picks("Put a white cube on Traders: receive")
        scene["Ann"].picks("Prophet")
        scene["Ann"].picks("Time Engine")

        assert scene["Ann"].zone("cards") == ("Traders", "Prophet", "Time Engine")


def test_an_own_agenda_gives_its_own_symbols(galaxy):
    """
    An agenda of one white slot is fulfilled with one cube, and gives just the symbol that the user says.
    """
    ann = {"cards": ["traders"], "drawn": "W"}
    with galaxy(Ann=ann, cards={"traders": {"agenda": "W", "symbols": ["scientific"], "base": "R"}}) as scene:
        scene["Ann"].picks("Put a white cube on Traders: agenda")

        assert sources(scene) == ("scientific: Traders",)


@pytest.mark.parametrize(("needs", "powered"), [([], True), (["economic"], True), (["economic"] * 2, False)])
def test_own_needs_decide_whether_a_leader_works(galaxy, needs, powered):
    """
    A Prophet works with the symbols that the user says, here with one economic symbol at most.
    """
    cards = {"prophet": {"needs": needs}, "space_exchange": {"takes": "Y", "symbols": ["economic"]}}
    with galaxy(Ann=["prophet"], systems=[system("s3", "Ann")], cards=cards) as scene:
        assert sources(scene) == ("economic: Aurum",)
        assert scene.card("prophet", of="Ann").is_powered == powered


def test_an_own_covert_operation_steals_the_own_colour(galaxy):
    """
    A Prophet with one red slot that steals white takes the white cube of a route of Bob's.
    """
    cards = {"prophet": {"covert": "R", "steals": "white"}}
    systems, tracks = [system("s1", "Bob")], [route("s1_b1", "Bob", "s1", "W")]
    ann = {"cards": ["prophet"], "drawn": "R", "bag": ""}
    with galaxy(Ann=ann, systems=systems, tracks=tracks, cards=cards) as scene:
        scene["Ann"].picks("Put a red cube on Prophet: covert operation")

        assert scene.happened("CubeStolen", player="Bob").fields["colour"] == "white"
        assert scene["Ann"].pool("bag") == {"RED": 1, "WHITE": 1}


def test_an_own_conflict_is_fought_for_its_own_prize(galaxy):
    """
    A Border War of one red slot on the red side, without loot, lets the winner take a leader.
    """
    cards = {"border_war": {"red": "R", "red_objective": "take leader", "loot": 0, "symbol": "scientific"}}
    war = front("border_war", "s1_b1", ("s1", "Ann"), ("b1", "Bob"))
    systems, tracks = [system("s1", "Ann"), system("b1", "Bob")], [route("b1_i1", "Bob", "b1", "W")]
    with galaxy(
        Ann={"drawn": "R"}, Bob=["prophet"], systems=systems, tracks=tracks, fronts=[war], cards=cards
    ) as scene:
        scene["Ann"].picks("Put a red cube on Border War: red side")

        assert scene["Ann"].zone("cards") == ("Border War", "Prophet")
        assert scene.card("b1_i1").filled.startswith("W")


def test_an_own_conflict_gives_its_own_symbol_to_who_leads(galaxy):
    """
    Who leads in a Border War has the symbol that the user has given to it.
    """
    war = front("border_war", "s3_b3", ("s3", "Bob"), ("b3", "Ann"))
    systems = [system("s3", "Bob"), system("b3", "Ann")]
    cards = {"border_war": {"symbol": "scientific", "blue": "RYYYY"}}
    ann = {"drawn": "RW"}
    with galaxy(Ann=ann, systems=systems, fronts=[war], cards=cards) as scene:
        assert "scientific: Border War" not in sources(scene)
        scene["Ann"].picks("Put a red cube on Border War: blue side")
        assert "scientific: Border War" in sources(scene)
        scene["Ann"].picks("Return a white cube to the bag")


def test_own_slots_implement_a_development(galaxy):
    """
    A Space Exchange of one black slot is implemented with it, and gives two scientific symbols if the user says so.
    """
    cards = {"space_exchange": {"takes": "K", "symbols": ["scientific", "scientific"]}}
    ann = {"cards": ["space_exchange"], "drawn": "K"}
    with galaxy(Ann=ann, leader_deck=["prophet", "kingmaker"], cards=cards) as scene:
        scene["Ann"].picks("Put a black cube on Space Exchange: development")
        scene["Ann"].picks("Prophet")

        assert sources(scene) == ("scientific: Space Exchange",) * 2


@pytest.mark.parametrize(("colour", "gained"), [("white", 3), ("red", 2)])
def test_an_own_colour_of_a_system_decides_what_settling_brings(galaxy, colour, gained):
    """
    A white cube brings three in a system that is white by the user's values, and two in a red one.
    """
    ann = {"drawn": "W", "bag": ""}
    with galaxy(Ann=ann, systems=[system("a1", "Ann")], cards={"a1": {"colour": colour}}) as scene:
        scene["Ann"].picks("Put a white cube on Sapphira: planets")

        assert scene["Ann"].pool("bag") == {"WHITE": gained}


@pytest.mark.parametrize(
    ("planets", "settled", "free"), [(1, "R", False), (2, "R.", True), (3, "RB.", True), (3, "RBY", False)]
)
def test_own_planets_are_as_many_as_can_be_settled(galaxy, planets, settled, free):
    """
    Sapphira has as many planets as the user says, and no more are settled.
    """
    given = {"filled": settled, "cubes": bag(settled)}
    laid_down = tabletop.testing.laid("a1", controller="Ann", bases={"GRAY": 1}, **given)
    cards = {"a1": {"planets": planets}}
    with galaxy(Ann={"drawn": "K", "bag": ""}, systems=[laid_down], cards=cards) as scene:
        assert len(scene.card("a1").slots) == planets
        scene["Ann"].picks("Return a black cube to the bag")
    with galaxy(Ann={"drawn": "R"}, systems=[laid_down], cards=cards) as scene:
        assert (scene.why_not("Put a red cube on Sapphira: planets") is None) == free


@pytest.mark.parametrize(("planets", "room"), [(1, False), (2, True)])
def test_own_planets_limit_the_bases(galaxy, planets, room):
    """
    A second base may come to Chalk, which has one planet, only if the user gives it another one.
    """
    systems, tracks = [system("s1", "Ann"), system("b1", "Ann")], [route("s1_b1", "Ann", "s1", "RR")]
    cards = {"b1": {"planets": planets}}
    ann = [held("traders", base="Ann")]
    with galaxy(Ann=ann, systems=systems, tracks=tracks, phase="place bases", cards=cards) as scene:
        assert (scene.why_not("Place the base of Traders in Chalk") is None) == room
        scene["Ann"].passes()


@pytest.mark.parametrize(("length", "completed"), [(1, True), (2, False), (8, False)])
def test_an_own_length_decides_when_a_route_is_complete(galaxy, length, completed):
    """
    A track of one slot is a completed route with the first cube, a longer one is not.
    """
    ann = {"drawn": "R"}
    with galaxy(Ann=ann, systems=[system("s1", "Ann")], cards={"s1_b1": {"length": length}}) as scene:
        scene["Ann"].picks("Put a red cube on a route from Cinder to Chalk")

        assert len(scene.events("RouteCompleted")) == completed
        assert len(scene.card("s1_b1").slots) == length


def test_an_own_symbol_of_a_link_is_given(galaxy):
    """
    The blue link of Cinder gives the symbol that the user says.
    """
    with galaxy(systems=[system("s1", "Ann")], cards={"blue_s1": {"symbol": "diplomatic"}}) as scene:
        assert sources(scene) == ("diplomatic: Cinder",)


@pytest.mark.parametrize("copies", [0, 1, 5])
def test_own_copies_change_the_size_of_the_decks(copies):
    """
    The leader deck has eighteen cards, and with other copies of a Prophet as many more or fewer.
    """
    match = tabletop.new(GAME, 2, seed=3, cards={"prophet": {"copies": copies}})
    usual = tabletop.ruleset(GAME)

    printed = catalogue(usual)["prophet"].copies
    assert match.view().zone("leader_deck").count == 18 + copies - printed


def test_a_whole_match_is_played_with_own_values():
    """
    With other values of every kind many turns are played, with drawn cubes, species, and systems of other colours.
    """
    match = played(tabletop.new(GAME, 4, seed=5, cards=MAPPING), 150)

    assert match.outcome is None
    assert len([event for event in match.events() if event.kind == "TurnBegan"]) > 8


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
    match = played(tabletop.new(GAME, 2, seed=5, cards=path), 15)
    path.unlink()
    loaded = tabletop.load(match.save(), verify=True)

    assert loaded.setup.own_cards == MAPPING
    assert [loaded.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]
    assert loaded.ruleset.catalogue == match.ruleset.catalogue
    assert played(loaded, 10).save() == played(match, 10).save()


def test_copies_and_replays_keep_own_values():
    """
    A copied match and a replayed one play with the same cards as the original.
    """
    match = played(tabletop.new(GAME, 2, seed=5, cards=MAPPING), 10)

    for other in (match.copy(), match.replay(), match.at(5)):
        assert catalogue(other.ruleset)["traders"].name == "Hagglers"


def test_what_is_changed_afterwards_in_the_mapping_does_not_matter():
    """
    A match keeps its values, whatever becomes of the mapping that they came from; and it leaves the mapping as it was.
    """
    values = {"traders": {"receive": ["B", "Y"]}}
    match = tabletop.new(GAME, cards=values)
    assert values == {"traders": {"receive": ["B", "Y"]}}
    values["traders"]["receive"][0] = "K"

    assert catalogue(tabletop.load(match.save()).ruleset)["traders"].numbers["receive"] == ("B", "Y")


@pytest.mark.parametrize(
    ("card", "changes", "why"),
    [
        ("traders", {"base": "RX"}, "slots are written with the letters"),
        ("prophet", {"needs": ["royal"]}, "'royal' is none of"),
        ("a1", {"planets": 4}, "a system has 1 to 3 planets"),
        ("s1_b1", {"length": 9}, "a track has 1 to 8 slots"),
        ("traders", {"prize": 3}, "no such value is printed on Traders"),
    ],
)
def test_a_save_with_values_that_will_not_do_is_refused(card, changes, why):
    """
    Whoever changes the values in a save gets the same words as for a new match.
    """
    save = json.loads(tabletop.new(GAME, seed=1, cards=MAPPING).save())
    save["cards"][card] = changes

    with pytest.raises(tabletop.SaveError, match=why):
        tabletop.load(json.dumps(save))


# ------------------------------------------------------------------------------------------------ what is refused

SLOTS = "slots are written with the letters R, B, Y, W, K, each perhaps with a star after it"
SYMBOL = "is none of cultural, economic, diplomatic, scientific, military"
DECK = "is none of leader, conflict, government, commerce, expansion, progress, development"
REFUSED = [
    # slots
    ("traders", {"base": "RX"}, SLOTS),
    ("traders", {"base": "rb"}, SLOTS),
    ("traders", {"base": "R B"}, SLOTS),
    ("traders", {"base": "*R"}, SLOTS),
    ("traders", {"base": "R**"}, SLOTS),
    ("traders", {"base": ["R"]}, "['R'] should be of the kind of"),
    ("traders", {"base": 3}, "3 should be of the kind of"),
    ("traders", {"base": ""}, "every species has a base project and an agenda, with slots"),
    ("traders", {"agenda": "G"}, SLOTS),
    ("traders", {"agenda": ""}, "every species has a base project and an agenda, with slots"),
    ("traders", {"receive": ["R", "G"]}, SLOTS),
    ("traders", {"receive": ["R", 2]}, "slots are written as one text"),
    ("traders", {"receive": ["R", ""]}, "a project has slots"),
    ("traders", {"receive": "RB"}, "'RB' should be of the kind of"),
    ("prophet", {"covert": "Z"}, SLOTS),
    ("junta", {"agenda": "RRR!"}, SLOTS),
    ("technocracy", {"receive": ["X"]}, SLOTS),
    ("space_exchange", {"takes": "Y*Y*?"}, SLOTS),
    ("space_exchange", {"takes": ""}, "a development has slots"),
    ("border_war", {"red": "Q"}, SLOTS),
    ("border_war", {"blue": "**"}, SLOTS),
    ("border_war", {"red": ""}, "a conflict has slots on both sides"),
    ("border_war", {"blue": ""}, "a conflict has slots on both sides"),
    # symbols and needs
    ("traders", {"symbols": ["royal"]}, f"'royal' {SYMBOL}"),
    ("traders", {"symbols": ["military", 1]}, f"1 {SYMBOL}"),
    ("traders", {"symbols": "military"}, "'military' should be of the kind of"),
    ("prophet", {"needs": ["cultural", "Cultural"]}, f"'Cultural' {SYMBOL}"),
    ("prophet", {"needs": "cultural"}, "'cultural' should be of the kind of"),
    ("junta", {"symbols": ["army"]}, f"'army' {SYMBOL}"),
    ("space_exchange", {"symbols": ["money"]}, f"'money' {SYMBOL}"),
    ("border_war", {"symbol": "war"}, "a symbol is cultural, economic, diplomatic, scientific, military"),
    ("blue_s1", {"symbol": "blue"}, "a symbol is cultural, economic, diplomatic, scientific, military"),
    # decks, colours, objectives and numbers of cards
    ("traders", {"draws": ["leader", "species"]}, f"'species' {DECK}"),
    ("traders", {"draws": ["leader", "leader, progress"]}, f"'leader,' {DECK}"),
    ("traders", {"draws": ["leader", 7]}, f"'7' {DECK}"),
    ("traders", {"draws": ["leader", " "]}, f"'' {DECK}"),
    ("traders", {"draws": ["leader"]}, "name the decks of each receive project, in their order"),
    ("technocracy", {"draws": ["politics"]}, f"'politics' {DECK}"),
    ("prophet", {"steals": "black"}, "a covert operation steals red, blue, yellow, white"),
    ("prophet", {"steals": "green"}, "a covert operation steals red, blue, yellow, white"),
    ("border_war", {"red_objective": "take species"}, "an objective is system, take leader"),
    ("border_war", {"blue_objective": ""}, "an objective is system, take leader"),
    ("border_war", {"loot": -1}, "a conflict brings 0 cubes or more"),
    ("border_war", {"loot": True}, "True should be of the kind of"),
    ("border_war", {"loot": 1.5}, "1.5 should be of the kind of"),
    ("prophet", {"copies": -1}, "a card has 0 to 100 copies"),
    ("prophet", {"copies": 101}, "a card has 0 to 100 copies"),
    ("prophet", {"name": " "}, "a card needs a name"),
    # the board
    ("a1", {"colour": "black"}, "a system is red, blue, yellow, white"),
    ("a1", {"colour": "green"}, "a system is red, blue, yellow, white"),
    ("a1", {"planets": 0}, "a system has 1 to 3 planets"),
    ("a1", {"planets": 4}, "a system has 1 to 3 planets"),
    ("a1", {"planets": "2"}, "'2' should be of the kind of 2"),
    ("s1", {"planets": 2}, "a starting system has 3 planets"),
    ("a1", {"x": 101}, "x and y are 0 to 100"),
    ("a1", {"y": -1}, "x and y are 0 to 100"),
    ("a1", {"copies": 0}, "a system is on the board once"),
    ("a1", {"copies": 2}, "a system is on the board once"),
    ("a1", {"tracks": ["s1_a1"]}, "the tracks that end here are s1_a1, a1_e1, a1_i1"),
    ("s1_b1", {"length": 0}, "a track has 1 to 8 slots"),
    ("s1_b1", {"length": 9}, "a track has 1 to 8 slots"),
    ("s1_b1", {"length": -2}, "a track has 1 to 8 slots"),
    ("s1_b1", {"copies": 0}, "a track is on the board once"),
    ("blue_s1", {"systems": ["s1", "a1"]}, "a blue link has one system, others have two"),
    ("blue_s1", {"line": "pink"}, "a link is blue, red, green"),
    # what is not printed there
    ("traders", {"might": 3}, "no such value is printed on Traders"),
    ("prophet", {"takes": "RR"}, "no such value is printed on Prophet"),
    ("space_exchange", {"needs": []}, "no such value is printed on Space Exchange"),
    ("traders", {"provenance": "official"}, "no such value is printed on Traders"),
    ("traders", {"origins": {"name": "known"}}, "no such value is printed on Traders"),
    ("traders", {"id": "hagglers"}, "no such value is printed on Traders"),
    ("traders", {"back": "leader"}, "no such value is printed on Traders"),
    ("a1", {"bases": 3}, "no such value is printed on Sapphira"),
]  # fmt: skip


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
        tabletop.new(GAME, cards=given)
    assert (refused.value.game, refused.value.option) == (GAME, f"cards.{card}.{name}")
    assert why in str(refused.value)


@pytest.mark.parametrize(
    "colours",
    [{"s1": "blue"}, {"s1": "blue", "s2": "blue"}, {"s1": "white", "s3": "white"}],
)
def test_two_corners_of_a_colour_are_refused(colours):
    """
    Each value for itself would do, but the four starting systems must be of four colours.
    """
    with pytest.raises(tabletop.BadOption, match="each of another colour"):
        tabletop.new(GAME, cards={corner: {"colour": colour} for corner, colour in colours.items()})


def test_corners_may_exchange_their_colours():
    """
    With a blue Cinder and a red Cobalt there still are four colours, and a match can be played.
    """
    match = tabletop.new(GAME, 4, seed=2, cards={"s1": {"colour": "blue"}, "s2": {"colour": "red"}})

    colours = {card.name: card.values["colour"] for card in match.view().zone("systems").cards}
    assert (colours["Cinder"], colours["Cobalt"]) == ("blue", "red")


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("traderz", "there is no card 'traderz'; perhaps you mean traders"),
        ("Traders", "there is no card 'Traders'; perhaps you mean traders"),
        ("xyzzy", "there is no card 'xyzzy'; `tabletop cards master-of-the-galaxy` lists them"),
    ],
)
def test_a_card_that_does_not_exist_is_refused_with_a_hint(file, card, why):
    """
    The error says which card somebody could mean, or where they are listed.
    """
    for given in ({card: {"copies": 3}}, file(f"[{card}]\ncopies = 3\n")):
        with pytest.raises(tabletop.BadOption) as refused:
            tabletop.new(GAME, cards=given)

        assert refused.value.option == "cards"
        assert why in str(refused.value)


@pytest.mark.parametrize("given", [5, "RRB", ["RRB"], None, True])
def test_a_card_without_a_table_of_values_is_refused(given):
    """
    What is said of a card must be values by their names.
    """
    with pytest.raises(tabletop.BadOption, match="give a table of values") as refused:
        tabletop.new(GAME, cards={"traders": given})

    assert refused.value.option == "cards.traders"


@pytest.mark.parametrize("text", ["[traders", "[traders]\nbase = ", "base: RR", b'[traders]\nname = "\xff"'])
def test_a_file_that_is_no_toml_is_refused(file, text):
    """
    The error names the file, and what is wrong with it.
    """
    path = file(text)

    with pytest.raises(tabletop.BadOption, match="cannot be read") as refused:
        tabletop.new(GAME, cards=path)
    assert (refused.value.option, path.name in str(refused.value)) == ("cards", True)


def test_an_empty_file_changes_nothing(file):
    """
    No values at all are fine, and all cards are the installed ones.
    """
    match = tabletop.new(GAME, cards=file(""))

    assert match.ruleset.catalogue == tabletop.ruleset(GAME).catalogue
    assert match.setup.own_cards == {}


@pytest.mark.parametrize("bad", [{"prophet": {"covert": "X"}}, {"nobody": {"copies": 1}}, {"a1": 3}])
def test_one_bad_value_refuses_them_all_and_leaves_nothing_half_done(bad):
    """
    After a refusal the installed game is what it was, and without the bad value the others are accepted.
    """
    before = tabletop.ruleset(GAME)
    cards = catalogue(before)
    good = {"traders": {"base": "RR"}}

    with pytest.raises(tabletop.BadOption):
        tabletop.new(GAME, cards={**good, **bad})

    assert (catalogue(before), before.own_cards) == (cards, {})
    assert tabletop.new(GAME, seed=1).ruleset is before
    assert catalogue(rules_with(good))["traders"].numbers["base"] == "RR"


def test_matches_with_and_without_own_values_do_not_disturb_each_other():
    """
    Of two scenes side by side each has its own length of the track between Cinder and Chalk, and the game the usual one.
    """
    short, long = [
        orbit(MasterOfTheGalaxy, cards={"s1_b1": {"length": length}}, systems=[system("s1", "Ann")])
        for length in (1, 8)
    ]

    assert [len(scene.card("s1_b1").slots) for scene in (short, long)] == [1, 8]
    assert len(orbit(MasterOfTheGalaxy).card("s1_b1").slots) == 2


@pytest.mark.rule("MG-013", "MG-018")
@pytest.mark.parametrize(("seats", "draft", "kept"), [(2, False, 1), (4, False, 3), (2, True, 3), (4, True, 5)])
def test_too_few_species_are_refused(seats, draft, kept):
    """
    Everybody needs one, and a draft two more than there are players; just as many as that will do.
    """
    needed = seats + 2 * draft
    none = {one.id: {"copies": 0} for one in species.CARDS[kept:]}
    with pytest.raises(tabletop.BadOption, match=f"{needed} species are needed, and there would be {kept}"):
        tabletop.new("master-of-the-galaxy", seats, draft=draft, cards=none)

    none = {one.id: {"copies": 0} for one in species.CARDS[needed:]}
    assert tabletop.new("master-of-the-galaxy", seats, draft=draft, cards=none).decision is not None
