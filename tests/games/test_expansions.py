"""What each game says of sets that do not suit it, and that its own sets have all its cards."""

import re

import attrs
import pytest

import tabletop
from tabletop import BadExpansion, BadOption
from tabletop.games.master_of_the_galaxy import BOARD, AnotherCube, GalaxySet, Leader, Species, board_cards
from tabletop.games.smash_up import Action, Base, Faction, SmashUpSet
from tabletop.games.supervillain import Domination, GalaxyCard, SupervillainSet
from tabletop.games.villainous import VillainousSet
from tabletop.games.villainous.marvel import MarvelSet, Scheme
from tabletop.testing import random_match
from tests.games.villainous.star_wars.small import CARDS, Baron, Warlord

BOXED = ("smash-up", "supervillain", "master-of-the-galaxy", "star-wars-villainous", "marvel-villainous")
FRAME = {"id": "more", "title": "More", "by": "us", "provenance": "invented"}
MORE = Faction(id="more", name="More", set="More", provenance="invented", by="us")


class Nothing(Action, faction=MORE, copies=20):
    """It does nothing."""


class Nowhere(Base, faction=MORE, breakpoint=20, vp=(4, 2, 1), copies=1):
    """(No ability.)"""


class Hangar(Domination, set="More", cost=300, points=1, copies=2):
    """It does nothing."""


class Asteroids(GalaxyCard, copies=1):
    """It is of no deck."""


class Plan(Scheme, set="Plans", cost=0, copies=2):
    """It does nothing."""

    async def when_played(self) -> None:
        """Nothing."""


class Gardeners(
    Species, set="More", provenance="invented", base="YYBW", receive=("YY", "BBWW"), draws=("commerce", "development"),
    agenda="YYWBRK", symbols=("economic", "economic", "cultural"),
):  # fmt: skip
    """Construct bases, and receive a commerce card and any development."""


class HeadGardener(Leader, AnotherCube, set="More", needs=("economic",), covert="YB", steals="white"):
    """You draw one cube more in your Phase 1."""


def board(prefix, **changes):
    """Return the cards of a board like the game's own, with other ids."""
    systems = [
        {
            **row,
            "id": f"{prefix}{row['id']}",
            **({"closest": [f"{prefix}{one}" for one in row["closest"]]} if "closest" in row else {}),
        }
        for row in BOARD["systems"]
    ]
    systems[0].update(changes)
    tracks = [{**row, "ends": [f"{prefix}{one}" for one in row["ends"]]} for row in BOARD["tracks"]]
    links = [{**row, "systems": [f"{prefix}{one}" for one in row["systems"]]} for row in BOARD["links"]]
    return board_cards({"systems": systems, "tracks": tracks, "links": links}, provenance="invented")


def small_set(*movers, **told):
    """Return a set of some of the Villains that are made up for tests."""
    names = [mover.printed["set"] for mover in movers]
    cards = [card for card in CARDS if card.printed["set"] in names]
    return VillainousSet(**{"game": "star-wars-villainous", "movers": movers, "cards": cards, **FRAME, **told})


# ------------------------------------------------------------------------------------------------ the games' own sets


@pytest.mark.parametrize("game", BOXED)
def test_every_card_of_a_game_is_of_one_of_its_sets(game):
    """
    No card is in two sets, and none in no set; a set says who has made it and where it is known from.
    """
    rules = tabletop.ruleset(game)
    cards = [card for one in rules.sets for card in one.cards]

    assert sorted(card.id for card in cards) == sorted(card.id for card in rules.cards)
    assert all(one.game == game and one.by and one.provenance for one in rules.sets)
    assert rules.deck_of(rules.sets) == rules.deck()


@pytest.mark.parametrize("game", BOXED)
def test_naming_all_own_sets_is_as_naming_none(game):
    """
    The table is the same: only of Marvel Villainous one set is usual, and of more the common Fate cards are mixed.
    """
    rules = tabletop.ruleset(game)
    usual = rules.sets[:1] if game == "marvel-villainous" else rules.sets
    named = tabletop.new(game, 2, seed=5, sets=[one.id for one in usual])

    assert named.digest() == tabletop.new(game, 2, seed=5).digest()


# ------------------------------------------------------------------------------------------------ what is added


@pytest.mark.parametrize(
    ("one", "options"),
    [
        (
            lambda: SmashUpSet(factions=(MORE,), cards=(Nothing, Nowhere), **FRAME),
            {"factions": [["more", "robots"], ["aliens", "zombies"]]},
        ),
        (lambda: SupervillainSet(cards=(Hangar,), **FRAME), {}),
        (lambda: GalaxySet(cards=board("x_"), **FRAME), {}),
        (lambda: GalaxySet(cards=(Gardeners, HeadGardener), **FRAME), {}),
        (lambda: small_set(Baron), {"villains": ["baron"]}),
    ],
    ids=["smash-up", "supervillain", "a board", "a species and a leader", "star-wars-villainous"],
)
def test_games_are_played_with_what_is_added(one, options):
    """
    A game at random goes on with it, and so does its save.
    """
    added = tabletop.register_expansion(one())
    match = random_match(added.game, seats=2, seed=3, most=60, sets=["more"], **options)
    kinds = {kind.id for kind in added.cards}

    assert kinds & {card.kind for card in match.view().cards.values()} or kinds & {
        card.id for card in match.ruleset.deck()
    }
    assert tabletop.load(match.save(), verify=True).digest() == match.digest()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_added_is_dealt_when_it_is_tried_out(seats):
    """
    A faction of an expansion is in every trial of it with others beside it, and so is a Villain.
    """
    tabletop.register_expansion(SmashUpSet(factions=(MORE,), cards=(Nothing, Nowhere), **FRAME))
    tabletop.register_expansion(small_set(Baron, Warlord))
    dealt, cast = [], []
    for number in (0, 1):
        smash = tabletop.expansions("smash-up")["more"].trial(seats, number)
        match = tabletop.new("smash-up", seats, sets=["more"], **smash)
        dealt.append(
            {
                name
                for one in match.view().players
                for name in (one.columns["first_faction"], one.columns["second_faction"])
            }
        )
        villains = tabletop.expansions("star-wars-villainous")["more"].trial(seats, number)["villains"]
        tabletop.new("star-wars-villainous", seats, sets=["more"], villains=villains)
        cast.extend(villains)

    assert all(len(names) == 2 * seats and "more" in names for names in dealt)
    assert dealt[0] != dealt[1]
    assert cast == [Baron.id, Warlord.id]


def test_titans_and_sets_that_stand_alone_are_tried_out_as_they_are_played():
    """
    Titans come along if there are any; beside a set that stands alone there are no factions of the game's.
    """
    own = [
        Faction(id=f"own{number}", name=f"Own {number}", set="More", provenance="invented", by="us")
        for number in range(4)
    ]
    alone = SmashUpSet(factions=own, stands_alone=True, **FRAME)

    assert tabletop.expansions("smash-up")["kitchen-garden"].trial(2, 0)["titans"]
    assert alone.trial(2, 1) == {"pool": ("own1", "own2", "own3", "own0"), "titans": False}
    assert alone.trial(2, 1)["pool"] != alone.trial(2, 2)["pool"]
    assert SupervillainSet(cards=(Hangar,), **FRAME).trial(2, 0) == {}


def test_the_board_of_an_expansion_takes_the_place_of_the_games_own():
    """
    Nothing of the printed board is left; two boards of expansions can't both lie there.
    """
    tabletop.register_expansion(GalaxySet(cards=board("x_"), **FRAME))
    tabletop.register_expansion(GalaxySet(cards=board("y_"), **{**FRAME, "id": "other", "title": "Other"}))
    view = tabletop.new("master-of-the-galaxy", 2, seed=1, sets=["more"]).view()

    assert {card.kind[:2] for zone in ("systems", "tracks") for card in view.zone(zone).cards} == {"x_"}
    assert [view.zone(zone).count for zone in ("systems", "tracks", "links")] == [20, 36, 16]
    with pytest.raises(BadOption, match="more and other have a board each: name one of them"):
        tabletop.new("master-of-the-galaxy", 2, sets=["more", "other"])


def test_a_set_that_stands_alone_is_played_without_the_games_own():
    """
    Only its own factions can be picked, and too few of them are refused.
    """
    tabletop.register_expansion(SmashUpSet(factions=(MORE,), cards=(Nothing, Nowhere), stands_alone=True, **FRAME))

    with pytest.raises(BadOption, match="2 players need 4 factions to choose from"):
        tabletop.new("smash-up", 2, sets=["more"])
    with pytest.raises(BadOption, match="robots is of another set: add core-set to the sets"):
        tabletop.new("smash-up", 2, sets=["more"], factions=[["more", "robots"], ["more", "robots"]], copies=2)
    with pytest.raises(BadOption, match="there is no faction 'pots'; there is more"):
        tabletop.new("smash-up", 2, sets=["more"], pool=["pots"])


def test_a_villain_of_a_set_that_is_not_named_is_refused_with_the_set():
    """
    The error says which set to add.
    """
    tabletop.register_expansion(small_set(Baron, Warlord, stands_alone=True))
    match = tabletop.new("star-wars-villainous", 2, sets=["more"], villains=["baron"])

    assert [player.values["villain"] for player in match.view().players] == ["Baron", "Warlord"]
    with pytest.raises(BadOption, match="kylo_ren is of another set: add power-of-the-dark-side to the sets"):
        tabletop.new("star-wars-villainous", 2, sets=["more"], villains=["kylo_ren"])


# ------------------------------------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("one", "fault"),
    [
        (lambda: SmashUpSet(factions=(), **FRAME), "it has no factions"),
        (lambda: SmashUpSet(factions=(MORE,), **FRAME), "the faction more has no cards"),
        (
            lambda: SmashUpSet(factions=(attrs.evolve(MORE, set="Less"),), cards=(Nothing,), **FRAME),
            "the faction more is of the set 'Less', and this is 'More'",
        ),
        (
            lambda: SmashUpSet(factions=(attrs.evolve(MORE, id="robots"),), cards=(Nothing,), **FRAME),
            "there is a faction robots in Core Set already",
        ),
        (
            lambda: SmashUpSet(factions=(attrs.evolve(MORE, id="others"),), cards=(Nothing,), **FRAME),
            "Nothing is of no faction of this set: say faction= in its class line",
        ),
        (
            lambda: SupervillainSet(cards=(Asteroids,), **FRAME),
            "Asteroids is neither a Domination card nor a Minion card",
        ),
        (lambda: GalaxySet(cards=board("x_")[1:], **FRAME), "its board: "),
        (lambda: VillainousSet(game="star-wars-villainous", movers=(), **FRAME), "it has no Villains"),
        (
            lambda: VillainousSet(game="star-wars-villainous", movers=(Baron,), **FRAME),
            "Baron is a Villain of it and not among its cards",
        ),
        (lambda: MarvelSet(movers=(), common=(Plan,), **FRAME), "Plan is a common Fate card and not among its cards"),
        (lambda: MarvelSet(movers=(), stands_alone=True, **FRAME), "it stands alone and has no common Fate cards"),
    ],
)
def test_a_set_that_does_not_suit_its_game_is_refused(one, fault):
    """
    The file and the line of the set stand before what is wrong.
    """
    with pytest.raises(BadExpansion) as refused:
        tabletop.register_expansion(one())

    (said,) = [said for said in refused.value.faults if fault in said]
    assert re.search(r" \(.*test_expansions\.py:\d+\)$", said)


def test_two_sets_with_a_villain_of_one_name_are_refused_together():
    """
    Their decks could not be told apart.
    """
    tabletop.register_expansion(small_set(Baron))
    tabletop.register_expansion(small_set(Baron, id="again", title="Again"))

    with pytest.raises(BadExpansion, match="Baron is of the set 'Baron', as is a Villain of"):
        tabletop.new("star-wars-villainous", 2, sets=["more", "again"])


def test_an_expansion_is_of_the_kind_of_its_game():
    """
    A plain one says nothing of factions.
    """
    with pytest.raises(BadExpansion, match=r"it is Expansion, no tabletop\.games\.smash_up\._factions\.SmashUpSet"):
        tabletop.register_expansion(tabletop.Expansion(game="smash-up", **FRAME))
