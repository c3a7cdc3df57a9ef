"""A user's own values, laid over places and cards: what becomes of them, and which are refused."""

import json

import pytest

import tabletop

GAME = "star-wars-villainous"
TWO = ["general_grievous", "moff_gideon"]
#: Something of every kind, as a file has it and as a mapping.
FILE = """
[saleucami]
name = "Tatooine"
upper = ["fate", "play", "activate"]
lower = ["credits 4"]

[gor]
name = "Ronderu"
cost = 1
strength = 5
copies = 2

[dark_troopers]
paid_in = "ambition"

[soulless_one]
symbols = ["credits 3", "play"]

[plo_koon]
strength = 1
"""
MAPPING = {
    "saleucami": {"name": "Tatooine", "upper": ["fate", "play", "activate"], "lower": ["credits 4"]},
    "gor": {"name": "Ronderu", "cost": 1, "strength": 5, "copies": 2},
    "dark_troopers": {"paid_in": "ambition"},
    "soulless_one": {"symbols": ["credits 3", "play"]},
    "plo_koon": {"strength": 1},
}


def new(**told):
    """Begin a match of General Grievous and Moff Gideon."""
    return tabletop.new(GAME, 2, villains=TWO, **{"seed": 4, **told})


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
    matches = [new(cards=cards) for cards in (path, str(path), MAPPING)]

    assert len({json.dumps(match.setup.own_cards) for match in matches}) == 1
    assert len({match.save() for match in matches}) == 1


def test_the_catalogue_of_the_match_has_the_own_values(file):
    """
    Names, copies, costs, currencies, Strengths and symbols are those of the file, and everything else is as ever.
    """
    cards = catalogue(new(cards=file(FILE)).ruleset)
    gor, place = cards["gor"], cards["saleucami"]

    assert (gor.name, gor.copies, gor.numbers) == ("Ronderu", 2, {"cost": 1, "paid_in": "credits", "strength": 5})
    assert (place.numbers["upper"], place.numbers["lower"]) == (("fate", "play", "activate"), ("credits 4",))
    assert cards["dark_troopers"].numbers["paid_in"] == "ambition"
    assert cards["soulless_one"].numbers["symbols"] == ("credits 3", "play")


def test_only_what_was_changed_is_yours():
    """
    A changed card is the user's, but only the changed parts of it are, and no other card differs in anything.
    """
    installed, own = catalogue(tabletop.ruleset(GAME)), catalogue(new(cards=MAPPING).ruleset)

    assert own["gor"].parts == {"yours": ["name", "cost", "strength", "copies"]}
    assert {card.provenance for id, card in own.items() if id in MAPPING} == {"yours"}
    assert {id for id, card in own.items() if card != installed[id]} == set(MAPPING)


def test_views_say_which_cards_are_yours(lay):
    """
    On the table every place and every card says where its values are from.
    """
    with lay(Ann={"at": "florrum", "saleucami": ["gor", "plo_koon"]}, Bob={}, cards=MAPPING) as scene:
        there = {card.name: card.provenance for zone in scene.view("Ann").zones for card in zone.cards if card}

        assert {there[name] for name in ("Tatooine", "Ronderu", "Plo Koon")} == {"yours"}
        assert {there[name] for name in ("Florrum", "General Grievous", "Tython")} == {"official"}


# ------------------------------------------------------------------------------------------------ the match plays by them


def test_own_symbols_are_what_one_can_use(lay):
    """
    At a place with other symbols the mover finds those, and no others.
    """
    cards = {"florrum": {"upper": ["credits 4"], "lower": []}}
    with lay(Ann={"at": "florrum"}, Bob={}, cards=cards) as scene:
        scene.cannot_pick("Vanquish")
        scene["Ann"].picks("Collect Credits 4")

        assert scene.pool("purse", "Ann")["CREDIT"] == 4


def test_a_card_is_paid_with_its_own_cost_and_currency(lay):
    """
    Gor for 2 Ambition is no card for a Play a Card action, and takes an Ambition action.
    """
    cards = {"gor": {"cost": 2, "paid_in": "ambition"}}
    with lay(Ann={"at": "florrum", "ambition": 3, "hand": ["gor"]}, Bob={}, cards=cards) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Play Gor")
        scene["Ann"].picks("Florrum")

        assert (scene.pool("purse", "Ann")["AMBITION"], scene.card("gor", of="Ann").strength) == (2, 3)


def test_own_strengths_decide_who_is_strong_enough(lay):
    """
    A Plo Koon of Strength 4 is too strong for Gor, and one of Strength 3 not.
    """
    ann = {"at": "florrum", "lair_of_grievous": ["gor", "plo_koon"]}
    with lay(Ann=ann, Bob={}, cards={"plo_koon": {"strength": 4}}) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."
    with lay(Ann=ann, Bob={}, cards={"plo_koon": {"strength": 3}}) as scene:
        scene.can_pick("Vanquish")


@pytest.mark.parametrize(("copies", "size"), [(0, 29), (1, 30), (7, 36)])
def test_own_copies_change_the_size_of_the_deck(copies, size):
    """
    Deck and hand are together as large as the copies say.
    """
    view = new(cards={"gor": {"copies": copies}}).view()

    assert view.zone("deck", 0).count + view.zone("hand", 0).count == size


def test_a_match_is_played_with_empty_decks():
    """
    With no copies of any card nobody can play anything, and the turns go on.
    """
    none = {
        card.id: {"copies": 0}
        for card in tabletop.ruleset(GAME).cards
        if card.printed["back"].endswith(("Villain", "Fate"))
    }
    match = played(new(cards=none), 60)

    assert [match.view().zone(name, 0).count for name in ("deck", "hand", "fate_deck")] == [0, 0, 0]
    assert match.view().facts["turn"] > 5


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
    match = played(new(cards=path), 30)
    path.unlink()
    loaded = tabletop.load(match.save(), verify=True)

    assert json.loads(json.dumps(loaded.setup.own_cards)) == MAPPING
    assert [loaded.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]
    assert played(loaded, 20).save() == played(match, 20).save()


# ------------------------------------------------------------------------------------------------ what is refused

SYMBOLS = "play, credits, ambition, maneuver, vanquish, discard, activate, fate"
NUMBERED = "should be a word such as 'play', or one with its number such as 'credits 2'"
REFUSED = [
    # symbols
    ("saleucami", {"upper": ["plai", "fate"]}, f"there is no symbol 'plai'; there is {SYMBOLS}"),
    ("saleucami", {"lower": ["Credits 2"]}, f"there is no symbol 'Credits 2'; there is {SYMBOLS}"),
    ("saleucami", {"lower": ["credits"]}, f"'credits' {NUMBERED}"),
    ("saleucami", {"lower": ["credits two"]}, f"'credits two' {NUMBERED}"),
    ("saleucami", {"lower": ["credits 0"]}, f"'credits 0' {NUMBERED}"),
    ("saleucami", {"lower": ["credits -1"]}, f"'credits -1' {NUMBERED}"),
    ("saleucami", {"lower": ["credits ²"]}, f"'credits ²' {NUMBERED}"),
    ("saleucami", {"lower": ["play 2"]}, f"'play 2' {NUMBERED}"),
    ("saleucami", {"lower": [""]}, f"there is no symbol ''; there is {SYMBOLS}"),
    ("saleucami", {"lower": [2]}, f"there is no symbol 2; there is {SYMBOLS}"),
    ("saleucami", {"lower": "play"}, "'play' should be of the kind of"),
    ("soulless_one", {"symbols": ["fight"]}, f"there is no symbol 'fight'; there is {SYMBOLS}"),
    ("soulless_one", {"symbols": ["credits"]}, f"'credits' {NUMBERED}"),
    # numbers and currencies
    ("gor", {"cost": -1}, "a card costs 0 or more"),
    ("gor", {"cost": "3"}, "'3' should be of the kind of 3"),
    ("gor", {"strength": -1}, "a Strength is 0 or more"),
    ("gor", {"strength": True}, "True should be of the kind of 3"),
    ("plo_koon", {"strength": -1}, "a Strength is 0 or more"),
    ("gor", {"paid_in": "gold"}, "a card is paid in credits or ambition"),
    ("gor", {"paid_in": ""}, "a card is paid in credits or ambition"),
    ("hunting_jedi", {"paid_in": "credits"}, "it is never paid"),
    ("hunting_jedi", {"cost": 1}, "it is never paid"),
    ("gor", {"copies": 101}, "a card has 0 to 100 copies"),
    ("gor", {"name": " "}, "a card needs a name"),
    # what is on the table once
    ("saleucami", {"copies": 2}, "it is on the table once"),
    ("saleucami", {"copies": 0}, "it is on the table once"),
    ("general_grievous", {"copies": 2}, "it is on the table once"),
    # what is not printed there
    ("saleucami", {"cost": 3}, "no such value is printed on Saleucami"),
    ("plo_koon", {"cost": 3}, "no such value is printed on Plo Koon"),
    ("soulless_one", {"upper": ["play"]}, "no such value is printed on Soulless One"),
    ("gor", {"provenance": "official"}, "no such value is printed on Gor"),
    ("gor", {"set": "Moff Gideon"}, "no such value is printed on Gor"),
    ("general_grievous", {"objective": "survive"}, "no such value is printed on General Grievous"),
]


def toml(value):
    """Write a value as TOML does, which is as JSON does."""
    return json.dumps(value, ensure_ascii=False)


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
    ("card", "why"),
    [
        ("grievous_obi_wan", "there is no card 'grievous_obi_wan'; perhaps you mean grievous_obi_wan_kenobi"),
        ("Gor", "there is no card 'Gor'; perhaps you mean gor"),
        ("xyzzy", "there is no card 'xyzzy'; `tabletop cards star-wars-villainous` lists them"),
    ],
)
def test_a_card_that_does_not_exist_is_refused_with_a_hint(card, why):
    """
    The error says which card somebody could mean, or where they are listed.
    """
    with pytest.raises(tabletop.BadOption) as refused:
        tabletop.new(GAME, cards={card: {"copies": 3}})

    assert refused.value.option == "cards"
    assert why in str(refused.value)


def test_a_save_with_values_that_will_not_do_is_refused():
    """
    Whoever changes the values in a save gets the same words as for a new match.
    """
    save = json.loads(new(cards=MAPPING).save())
    save["cards"]["saleucami"]["upper"] = ["run"]

    with pytest.raises(tabletop.SaveError, match="there is no symbol 'run'"):
        tabletop.load(json.dumps(save))
