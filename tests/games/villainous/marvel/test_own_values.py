"""A user's own values, laid over places and cards of Marvel: what becomes of them, and which are refused."""

import json

import pytest

import tabletop
from tabletop.games.villainous.marvel.testing import crisis

GAME = "marvel-villainous"
TWO = ["modok", "loki"]
#: Something of every kind, as a file has it and as a mapping.
FILE = """
[boca_caliente]
name = "Nova Roma"
upper = ["fate", "gain 1"]
lower = ["vanquish"]

[aim_agent]
name = "A.I.M. Recruit"
cost = 0
strength = 5
copies = 2

[psionic_headband]
adds = ["gain 2"]

[hoverchair]
cost = 5

[quasar]
strength = 1
protector = false

[incoming]
strength = 3

[loyalty_tile]
name = "Obedience"
"""
MAPPING = {
    "boca_caliente": {"name": "Nova Roma", "upper": ["fate", "gain 1"], "lower": ["vanquish"]},
    "aim_agent": {"name": "A.I.M. Recruit", "cost": 0, "strength": 5, "copies": 2},
    "psionic_headband": {"adds": ["gain 2"]},
    "hoverchair": {"cost": 5},
    "quasar": {"strength": 1, "protector": False},
    "incoming": {"strength": 3},
    "loyalty_tile": {"name": "Obedience"},
}


def new(**told):
    """Begin a match of M.O.D.O.K. and Loki."""
    return tabletop.new(GAME, 2, villains=TWO, **{"seed": 4, **told})


def catalogue(rules):
    """Return the printed cards of a ruleset by their ids."""
    return {card.id: card for card in rules.catalogue}


@pytest.fixture
def file(tmp_path):
    """Write a TOML file, and return its path."""

    def write(text):
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
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
    Names, copies, costs, Strengths and symbols are those of the file.
    """
    cards = catalogue(new(cards=file(FILE)).ruleset)
    agent, place = cards["aim_agent"], cards["boca_caliente"]

    assert (agent.name, agent.copies, agent.numbers["cost"], agent.numbers["strength"]) == ("A.I.M. Recruit", 2, 0, 5)
    assert (place.numbers["upper"], place.numbers["lower"]) == (("fate", "gain 1"), ("vanquish",))
    assert cards["psionic_headband"].numbers["adds"] == ("gain 2",)
    assert cards["quasar"].numbers["protector"] is False


def test_only_what_was_changed_is_yours():
    """
    A changed card is the user's, and no other card differs in anything.
    """
    installed, own = catalogue(tabletop.ruleset(GAME)), catalogue(new(cards=MAPPING).ruleset)

    assert set(own["aim_agent"].parts["yours"]) == {"name", "cost", "strength", "copies"}
    assert {card.provenance for id, card in own.items() if id in MAPPING} == {"yours"}
    assert {id for id, card in own.items() if card != installed[id]} == set(MAPPING)


def test_a_part_that_is_not_ours_stays_what_it_was():
    """
    Of a reconstructed card with an own cost the other parts are reconstructed as before.
    """
    parts = catalogue(new(cards={"aim_agent": {"cost": 3}}).ruleset)["aim_agent"].parts

    assert (parts["yours"], parts["proven"]) == (["cost"], ["kind"])
    assert "strength" in parts["reconstructed"]


# ------------------------------------------------------------------------------------------------ the match plays by them


def test_own_symbols_are_what_one_can_use(lay):
    """
    At a location with other symbols the mover finds those, and no others.
    """
    cards = {"boca_caliente": {"upper": ["gain 4"], "lower": []}}
    with lay(Ann={"at": "boca_caliente"}, Bob={}, cards=cards) as scene:
        scene.cannot_pick("Fate")
        scene["Ann"].picks("Gain Power 4")

        assert scene.pool("purse", "Ann")["POWER"] == 4


def test_an_item_adds_its_own_symbol(lay):
    """
    A Psionic Headband that adds Gain Power 2 adds that, and no Activate.
    """
    ann = {"at": "boca_caliente", "boca_caliente": ["psionic_headband"]}
    with lay(Ann=ann, Bob={}, cards={"psionic_headband": {"adds": ["gain 2"]}}) as scene:
        scene["Ann"].picks("Gain Power 2")

        assert scene.pool("purse", "Ann")["POWER"] == 2


def test_a_card_is_paid_with_its_own_cost(lay):
    """
    An A.I.M. Agent for 3 Power is too dear with 2.
    """
    with lay(
        Ann={"at": "boca_caliente", "power": 2, "hand": ["aim_agent"]}, Bob={}, cards={"aim_agent": {"cost": 3}}
    ) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


def test_own_strengths_decide_who_is_strong_enough(lay):
    """
    A Quasar of Strength 3 is too strong for an A.I.M. Agent, and one of Strength 2 not.
    """
    ann = {"at": "bagalia", "aim_laboratory": ["aim_agent", "quasar"]}
    with lay(Ann=ann, Bob={}, cards={"quasar": {"strength": 3}}) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."
    with lay(Ann=ann, Bob={}, cards={"quasar": {"strength": 2}}) as scene:
        scene.can_pick("Vanquish")


def test_a_protector_can_be_made_none(lay):
    """
    Behind a Quasar that is too strong nobody can be vanquished, and beside one that is no Protector Gwenpool can.
    """
    ann = {"at": "bagalia", "aim_laboratory": ["super_adaptoid", "quasar", "gwenpool"]}
    with lay(Ann=ann, Bob={}) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."
    with lay(Ann=ann, Bob={}, cards={"quasar": {"protector": False}}) as scene:
        scene.can_pick("Vanquish")


def test_an_event_takes_its_own_strength(lay):
    """
    Incoming! with a Strength of 3 is resolved by one A.I.M. Hover Trooper.
    """
    here = {"at": "bagalia", "bagalia": ["aim_hover_trooper"]}
    with lay(Ann=here, Bob={}, crises=[crisis("incoming")], cards={"incoming": {"strength": 3}}) as scene:
        scene["Ann"].picks("Relocate")
        scene["Ann"].picks("Incoming")

        assert scene.happened("CrisisEnded")


@pytest.mark.parametrize(("copies", "size"), [(0, 26), (1, 27), (7, 33)])
def test_own_copies_change_the_size_of_the_deck(copies, size):
    """
    Deck and hand are together as large as the copies say.
    """
    view = new(cards={"aim_agent": {"copies": copies}}).view()

    assert view.zone("deck", 0).count + view.zone("hand", 0).count == size


def test_own_copies_of_fate_cards_change_the_deck_of_all():
    """
    With three Life Model Decoys more the one Fate deck is larger by three.
    """
    sizes = [new(cards=cards).view().zone("fate_deck").count for cards in ({}, {"life_model_decoy": {"copies": 5}})]

    assert sizes[1] - sizes[0] == 3


def test_a_match_is_played_with_empty_decks():
    """
    With no copies of any card nobody can play anything, and the turns go on.
    """
    cards = tabletop.ruleset(GAME).cards
    none = {card.id: {"copies": 0} for card in cards if card.printed["back"].endswith(("Villain", "Fate"))}
    match = played(new(cards=none), 60)

    assert [match.view().zone(name, 0).count for name in ("deck", "hand")] == [0, 0]
    assert match.view().zone("fate_deck").count == 0
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

SYMBOLS = "play, gain, activate, relocate, vanquish, discard, fate"
NUMBERED = "should be a word such as 'play', or one with its number such as 'gain 2'"
REFUSED = [
    # symbols
    ("bifrost", {"upper": ["plai", "fate"]}, f"there is no symbol 'plai'; there is {SYMBOLS}"),
    ("bifrost", {"lower": ["credits 2"]}, f"there is no symbol 'credits 2'; there is {SYMBOLS}"),
    ("bifrost", {"lower": ["gain"]}, f"'gain' {NUMBERED}"),
    ("bifrost", {"lower": ["gain 0"]}, f"'gain 0' {NUMBERED}"),
    ("bifrost", {"lower": ["play 2"]}, f"'play 2' {NUMBERED}"),
    ("bifrost", {"lower": "play"}, "'play' should be of the kind of"),
    ("psionic_headband", {"adds": ["fight"]}, f"there is no symbol 'fight'; there is {SYMBOLS}"),
    ("psionic_headband", {"adds": ["gain"]}, f"'gain' {NUMBERED}"),
    # numbers and the currency
    ("aim_agent", {"cost": -1}, "a card costs 0 or more"),
    ("aim_agent", {"cost": "3"}, "'3' should be of the kind of 1"),
    ("aim_agent", {"strength": -1}, "a Strength is 0 or more"),
    ("quasar", {"strength": -1}, "a Strength is 0 or more"),
    ("quasar", {"protector": 1}, "1 should be of the kind of True"),
    ("incoming", {"strength": 0}, "an Event takes a Strength of 1 or more"),
    ("aim_agent", {"paid_in": "mischief"}, "a card is paid in power"),
    ("aim_agent", {"copies": 101}, "a card has 0 to 100 copies"),
    ("aim_agent", {"name": " "}, "a card needs a name"),
    # what is on the table once
    ("bifrost", {"copies": 2}, "it is on the table once"),
    ("loki", {"copies": 0}, "it is on the table once"),
    ("loyalty_tile", {"copies": 2}, "it is on the table once"),
    # what is not printed there
    ("bifrost", {"cost": 3}, "no such value is printed on Bifrost"),
    ("quasar", {"cost": 3}, "no such value is printed on Quasar"),
    ("incoming", {"reward": "more"}, "no such value is printed on Incoming"),
    ("loki", {"objective": "survive"}, "no such value is printed on Loki"),
    ("aim_agent", {"provenance": "official"}, "no such value is printed on A.I.M. Agent"),
]


@pytest.mark.parametrize("from_file", [False, True], ids=["mapping", "file"])
@pytest.mark.parametrize(("card", "changes", "why"), REFUSED)
def test_a_value_that_will_not_do_is_refused_by_its_place(file, from_file, card, changes, why):
    """
    The error names the card and the value, and says what is wrong, from a file as from a mapping.
    """
    ((name, value),) = changes.items()
    given = file(f"[{card}]\n{name} = {json.dumps(value)}\n") if from_file else {card: changes}

    with pytest.raises(tabletop.BadOption) as refused:
        tabletop.new(GAME, cards=given)
    assert (refused.value.game, refused.value.option) == (GAME, f"cards.{card}.{name}")
    assert why in str(refused.value)


def test_a_save_with_values_that_will_not_do_is_refused():
    """
    Whoever changes the values in a save gets the same words as for a new match.
    """
    save = json.loads(new(cards=MAPPING).save())
    save["cards"]["boca_caliente"]["upper"] = ["run"]

    with pytest.raises(tabletop.SaveError, match="there is no symbol 'run'"):
        tabletop.load(json.dumps(save))
