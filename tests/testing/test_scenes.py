"""Scenes lay any table, play it from the seats' side, and say clearly what is not as it should be."""

import pytest

import tabletop
from tabletop import EVERYBODY, NOBODY, OWNER, Card, Game, Player, zone
from tabletop.testing import NotAsExpected, ScenarioError, laid, table
from tests.testing import broken_rulesets as small

NOW = {"actions": 3, "turn": 1}


def court(ann=None, bob=None, **more):
    """Lay a table of Hedge Court in the middle of Ann's turn."""
    return table("hedge-court", Ann=ann or {}, Bob=bob or {}, facts=NOW, **more)


def test_a_scene_reads_like_a_table_report():
    """
    Ann ambushes Bob's squire; his bodyguard steps in.
    """
    with court({"hand": ["ambush"]}, {"court": ["squire", "bodyguard"]}) as scene:
        ann, bob = scene.seats
        ann.is_asked("What do you do?")
        scene.can_pick_exactly("Ambush", "Pass")
        ann.picks("Ambush")
        bob.passes()
        ann.is_asked("Who is ambushed?")
        ann.picks("Squire")
        bob.confirms()

        assert bob.zone("court") == ("Squire",)
        assert scene.card("bodyguard", of="Bob", zone="discard").zone == "discard"
        assert scene.happened("Banished", folk="Bodyguard").text.english == "Bodyguard is banished."
        scene.did_not_happen("Crowned")


def test_named_cards_lie_where_they_are_put_and_the_others_go_to_the_deck():
    """
    A named zone holds what is named, in order; what was there before lies in the deck, and no card is lost.
    """
    scene = court({"hand": ["feast", "Census"], "court": ["captain"]}, {"hand": []})

    assert scene.hand("Ann") == ("Feast", "Census")
    assert scene.hand("Bob") == ()
    assert len(scene.zone("deck", "Ann")) == len(scene.match.ruleset.deck()) - 3
    assert len(scene.zone("deck", "Bob")) == len(scene.match.ruleset.deck())


def test_zones_that_are_not_named_stay_as_they_were_dealt():
    """
    Bob keeps the hand that the set-up dealt him.
    """
    scene = court({"hand": ["feast"]})
    dealt = tabletop.new("hedge-court", ["Ann", "Bob"], seed=0).view(1).zone("hand", 1)

    assert scene.hand("Bob") == tuple(card.name for card in dealt.cards)


def test_the_top_of_a_deck_is_laid_in_order():
    """
    Named cards of a deck lie on top, the first one first, and the others stay below.
    """
    scene = court({"deck": ["ghost", "abbess", "squire"], "hand": ["herald"]})
    below = scene.zone("deck", "Ann")[3:]

    assert scene.zone("deck", "Ann")[:3] == ("Ghost", "Abbess", "Squire")
    scene.pick("Herald")
    assert scene.hand("Ann") == ("Ghost",)
    assert scene.zone("deck", "Ann")[2:] == below


def test_cards_in_the_way_go_where_the_scene_says():
    """
    With rest="discard", what was in Ann's hand lies in her discard pile.
    """
    scene = court({"hand": ["feast"]}, rest="discard")

    assert len(scene.zone("discard", "Ann")) >= 3


class Coin(Card, copies=3, back="coin"):
    """It is worth something."""


class Goods(Card, copies=3, back="goods"):
    """It is wanted."""


class Market(Game):
    """A game with two decks of cards that belong to nobody."""

    id = "market"
    title = "Market"
    seats = (2,)
    cards = (Coin, Goods)
    coins = zone(NOBODY, ordered=True)
    goods = zone(NOBODY, ordered=True)
    stall = zone()

    async def set_up(self):
        """Lay down both decks, and one of each card on the stall."""
        self.add_cards([Coin] * 3, self.coins)
        self.add_cards([Goods] * 3, self.goods)
        self.coins.first.move(self.stall)
        self.goods.first.move(self.stall)

    async def step(self):
        """Ask for nothing in particular."""
        await self.active.choose("Which?", ("this", "that"))


def test_cards_in_the_way_go_back_by_their_backs():
    """
    With a zone for each back, cards of nobody's go to the deck that they came from, and stay where they are in a deck.
    """
    homes = {"coin": "coins", "goods": "goods"}
    scene = table(Market, shared={"stall": ["goods"], "coins": ["coin"]}, rest=homes)

    assert (scene.zone("stall"), scene.zone("coins"), scene.zone("goods")) == (
        ("Goods",),
        ("Coin", "Coin", "Coin"),
        ("Goods", "Goods"),
    )


def test_more_copies_of_what_is_nobodys_are_nobodys():
    """
    A copy that a scene adds to a player's zone belongs to nobody, like all others of its kind.
    """
    scene = table(Market, shared={"stall": ["goods"] * 5}, rest={"coin": "coins", "goods": "goods"}, extra=True)

    assert {scene.match._live().card_at(row).owner for row in range(8)} == {None}


class Buyer(Player):
    """Somebody with a basket before them, and a pocket."""

    basket = zone(in_play=True)
    pocket = zone(OWNER)


class Sack(Card, copies=2):
    """Goods lie in it."""

    inside = zone(in_play=True)


class Fair(Market):
    """A market for buyers, who have what belongs to nobody."""

    id = "fair"
    player_class = Buyer
    cards = (Coin, Goods, Sack)

    async def set_up(self):
        """Lay down a sack, too."""
        await super().set_up()
        self.add_cards([Sack] * 2, self.goods)


HOMES = {"coin": "coins", "card": "goods", "goods": "goods"}


def test_what_is_nobodys_is_controlled_by_whose_zone_it_lies_in():
    """
    Goods in Ann's basket and in her pocket are hers to control, and those in a sack in Bob's basket are his; on a stall nobody's.
    """
    ann, bob = {"basket": ["goods"], "pocket": ["goods"]}, {"basket": [laid("sack", inside=["goods"])]}
    scene = table(Fair, Ann=ann, Bob=bob, shared={"stall": ["goods"]}, rest=HOMES, extra=True)

    assert scene.card("goods", zone="basket").controller == "Ann"
    assert scene.card("goods", zone="pocket").controller == "Ann"
    assert scene.card("goods", zone="inside").controller == "Bob"
    assert scene.card("goods", zone="stall").controller is None
    assert scene.card("goods", zone="basket").owner is None


def test_a_scene_may_say_that_somebody_else_controls_what_is_nobodys():
    """
    The sack before Ann is Bob's to control, as the scene says, and so is what is in it.
    """
    ann = {"basket": [laid("sack", controller="Bob", inside=["goods"])]}
    scene = table(Fair, Ann=ann, Bob={}, rest=HOMES, extra=True)

    assert scene.card("sack", zone="basket").controller == "Bob"
    assert scene.card("goods", zone="inside").controller == "Bob"


def test_a_look_tells_on_what_a_card_lies():
    """
    Of two cards in two sacks each look says in which it is; a card that lies on none lies on nothing.
    """
    ann = {"basket": [laid("sack", inside=[laid("sack", inside=["coin"]), "goods"])]}
    scene = table(Fair, Ann=ann, Bob={}, rest=HOMES, extra=True)

    assert scene.card("goods", zone="inside").lies_on == ("Sack",)
    assert scene.card("coin", zone="inside").lies_on == ("Sack", "Sack")
    assert scene.card("sack", zone="basket").lies_on == ()


def test_a_card_is_looked_for_where_it_lies():
    """
    Two sacks with goods: the test says on which card those lie that it means, and hears if there are none.
    """
    tower, two = laid("tower", floors=["two"]), laid("three")
    scene = table(small.Towers, Ann={"yard": [tower, two]}, Bob={"yard": ["two"]})

    assert scene.card("two", at="tower").lies_on == ("Tower",)
    assert scene["Ann"].card("two", at="Tower").zone == "floors"
    with pytest.raises(NotAsExpected, match="there is no Three at Tower"):
        scene.card("three", at="tower")
    with pytest.raises(ScenarioError, match="unknown card 'towr'"):
        scene.card("two", at="towr")


def test_everybody_may_know_what_lies_face_down():
    """
    EVERYBODY includes those who only watch, and NOBODY is nobody.
    """
    known = [laid("mummer", face_up=False, known_to=who) for who in (EVERYBODY, NOBODY)]
    seen = court({"court": known}, extra=True).view(None).zone("court", 0).cards

    assert [card.name for card in seen] == ["Mummer", None]


def test_a_card_lies_as_it_is_laid():
    """
    Under another's control, with laurels and asleep: a look at the card tells all of it.
    """
    scene = court({"court": [laid("squire", controller="Bob", asleep=True, laurels={"laurel": 2})]})
    look = scene.card("squire", zone="court")

    assert (look.owner, look.controller, look.asleep) == ("Ann", "Bob", True)
    assert look.laurels == {"LAUREL": 2}
    assert look.known_to == ("Ann", "Bob")


def test_a_card_that_lies_face_down_is_known_to_whom_the_scene_says():
    """
    Of a card face down only Bob knows what it is.
    """
    scene = court({"court": [laid("mummer", face_up=False, known_to=["Bob"])]})

    assert scene.card("mummer", zone="court").known_to == ("Bob",)
    assert not scene["Ann"].sees("Mummer") or "Mummer" in scene.hand("Ann")
    assert scene["Bob"].sees("Mummer")


def test_nobody_remembers_what_the_set_up_showed():
    """
    What Ann drew in the set-up and has no longer, she does not know.
    """
    scene = court({"hand": []})

    assert all(card is None for card in scene.view("Ann").zone("deck", 0).cards)


def test_pools_are_filled_from_the_box():
    """
    Three crowns for Bob come out of the box, so that all are still there.
    """
    scene = court(bob={"crowns": {"CROWN": 3}})

    assert scene.pool("crowns", "Bob") == {"CROWN": 3}
    assert scene["Bob"].pool("crowns") == {"CROWN": 3}
    assert scene.pool("box")["CROWN"] == 27
    assert scene.match.invariants() == ()


def test_cards_of_nobody_are_taken_from_the_middle():
    """
    In Leduc hold'em the deck is nobody's, and every hand is dealt from it.
    """
    scene = table("leduc-poker", Ann={"hand": ["king"]}, Bob={"hand": ["jack"]}, shared={"board": ["king"]})

    assert (scene.hand("Ann"), scene.hand("Bob"), scene.zone("board")) == (("King",), ("Jack",), ("King",))
    assert len(scene.zone("deck")) == 3


def test_chance_brings_what_the_scene_says():
    """
    The dealer deals the second card of the deck, because the test says so.
    """
    with table("leduc-poker", ["Ann", "Bob"], chance=[1]) as scene:
        second = scene.zone("deck")[1]
        scene["Ann"].picks("Call")
        scene["Bob"].picks("Call")

        assert scene.zone("board") == (second,)


def test_chance_that_is_not_said_fails():
    """
    If chance is asked and the test does not say what it brings, the report shows the question.
    """
    scene = table("leduc-poker", ["Ann", "Bob"], chance=[])
    scene.pick("Call")

    with pytest.raises(NotAsExpected) as raised:
        scene.pick("Call")

    report = str(raised.value)
    assert "give chance= one more entry" in report
    assert "chance is asked: 'Which card is dealt?'" in report
    assert "on offer: Jack, Jack [2], Queen" in report


def test_chance_that_is_not_asked_for_is_left_over():
    """
    What chance was to bring must have been asked for at the end.
    """
    scene = table("leduc-poker", ["Ann", "Bob"], chance=[2])

    with pytest.raises(NotAsExpected, match="nobody asked for it"):
        scene.finished()


def test_a_scene_is_at_rest_with_more_copies_if_asked_for():
    """
    There is one Ghost only; with extra=True a second one exists.
    """
    scene = court({"court": ["ghost", "ghost"]}, extra=True)

    assert scene.zone("court", "Ann") == ("Ghost", "Ghost")
    assert scene.match.invariants() == ()


def test_a_scene_can_be_saved_copied_and_undone():
    """
    A match from a laid table does all that other matches do.
    """
    scene = court({"hand": ["squire"], "court": ["captain"]})
    before = scene.match.digest()
    scene.pick("Squire")

    assert tabletop.load(scene.match.save()).digest() == scene.match.copy().digest() == scene.match.digest()
    scene.match.undo()
    assert scene.match.digest() == before


def test_cards_lie_on_cards_and_players_have_columns():
    """
    A tower with two floors and three flags stands in the yard of Ann, who is tired.
    """
    tower = laid("tower", floors=["two", laid("one", face_up=False)], flags={"FLAG": 3}, height=2)
    scene = table(small.Towers, Ann={"yard": [tower], "tired": True}, Bob={})
    look = scene.card("tower", zone="yard")

    assert look.floors == ("Two", "One")
    assert (look.flags, look.height) == ({"FLAG": 3}, 2)
    assert scene.view().players[0].columns["tired"] is True
    assert scene.match.invariants() == ()
    with pytest.raises(ScenarioError, match="unknown card 'thre'"):
        table(small.Towers, Ann={"yard": [laid("tower", floors=["thre"])]}, Bob={})


def test_the_same_scene_is_the_same_table():
    """
    Laid twice, a table is one and the same; with another seed it is another.
    """
    scenes = [court({"hand": ["feast"]}), court({"hand": ["feast"]}), court({"hand": ["feast"]}, seed=1)]
    digests = [scene.match.digest() for scene in scenes]

    assert digests[0] == digests[1] != digests[2]


# ------------------------------------------------------------------------------------------------ wrong tables


@pytest.mark.parametrize(
    ("ann", "more", "message"),
    [
        ({"court": ["sqire"]}, {}, "unknown card 'sqire'; did you mean 'squire'?"),
        ({"cort": []}, {}, "unknown zone, pool or column of the player 'cort'; did you mean 'court'?"),
        ({"crowns": {"CORWN": 1}}, {}, "unknown supply 'CORWN'; did you mean 'CROWN'?"),
        ({"crowns": {"CROWN": 31}}, {}, "31 CROWN are too many: only 30 of 30 are left"),
        ({"crowns": {"CROWN": -1}}, {}, "-1 is no number of CROWN"),
        ({"crowns": 3}, {}, "a pool holds pieces by the names of supplies"),
        ({"hand": "feast"}, {}, "hand holds a list of cards, not 'feast'"),
        ({"court": ["ghost", "ghost"]}, {}, "no copy of Ghost is left for Ann: there is only 1"),
        ({"court": [laid("squire", awake=True)]}, {}, "unknown zone, pool or column of Squire 'awake'"),
        ({"court": [laid("squire", controller="Cy")]}, {}, "unknown seat 'Cy'"),
        ({"hand": []}, {"rest": "attic"}, "say in which zone, with rest="),
        ({}, {"shared": {"middle": []}}, "unknown zone, pool or column of the game 'middle'"),
        ({"crowns": {"CROWN": 8}}, {}, "this table breaks invariants of its game"),
    ],
)
def test_a_table_that_cannot_be_laid_says_why(ann, more, message):
    """
    Every mistake in a scene is told in words, with what might have been meant.
    """
    with pytest.raises(ScenarioError) as caught:
        court(ann, **more)

    assert message in str(caught.value)
    assert isinstance(caught.value, tabletop.TabletopError)


def test_unknown_facts_and_seats_are_told():
    """
    A fact that the game does not have is refused by name.
    """
    with pytest.raises(ScenarioError, match="unknown fact 'turns'; did you mean 'turn'"):
        table("hedge-court", ["Ann", "Bob"], facts={"turns": 3})
    with pytest.raises(ScenarioError, match="unknown seat 'Anne'; did you mean 'Ann'"):
        court()["Anne"]
    with pytest.raises(tabletop.WrongSeats):
        table("hedge-court", Ann={})


# ------------------------------------------------------------------------------------------------ wrong stories


def test_an_unexpected_decision_fails_with_a_report():
    """
    The report has who is asked what, what is on offer, what is being resolved and what happened last.
    """
    scene = court({"hand": ["feast"]})
    scene.pick("feast")

    with pytest.raises(NotAsExpected) as caught:
        scene.expect("Ann", prompt="Who is the guest of honour?")
    for part in ("expected Ann to decide", "Bob is asked", "on offer: ", "being resolved: ", "Ann plays Feast."):
        assert part in str(caught.value), part


@pytest.mark.parametrize(
    ("story", "message"),
    [
        (lambda scene: scene.expect(prompt="What now?"), "expected the prompt 'What now?'"),
        (lambda scene: scene.expect(kind="react"), "expected a decision of the kind 'react'"),
        (lambda scene: scene.can_pick_exactly("Pass"), "besides: ['Feast', 'Squire (Ann)', 'Squire (Ann) [2]']"),
        (lambda scene: scene.can_pick("Feast", "Ghost"), "expected on offer: ['Ghost']"),
        (lambda scene: scene.cannot_pick("Feast"), "expected not on offer: ['Feast']"),
        (lambda scene: scene.pick("Ghost"), "'Ghost' is not on offer"),
        (lambda scene: scene.pick("Squire"), "'Squire' could be any of"),
        (lambda scene: scene.pick(), "exactly one option is to be picked"),
        (lambda scene: scene.pick("Feast", seat="Bob"), "expected Bob to decide"),
        (lambda scene: scene["Bob"].passes(), "expected Bob to decide"),
        (lambda scene: scene.happened("Banished"), "expected Banished to have happened"),
        (lambda scene: scene.card("ghost", zone="court"), "there is no Ghost in court"),
        (lambda scene: scene.confirm(), "'Yes' is not on offer"),
        (lambda scene: scene.decline(), "'No' is not on offer"),
    ],
)
def test_a_story_that_goes_another_way_fails(story, message):
    """
    Whatever a test expects and does not find is told, and nothing was done.
    """
    scene = court({"hand": ["feast", "squire", "squire"]})
    before = scene.match.digest()

    with pytest.raises(NotAsExpected) as caught:
        story(scene)
    assert message in str(caught.value)
    assert scene.match.digest() == before


def test_why_something_is_not_on_offer_is_told():
    """
    Parry is no card to play on one's own, and the failure says so.
    """
    scene = court({"hand": ["parry"]})

    assert scene.why_not("Parry") == "Parry only answers tricks of others."
    assert scene.why_not("Pass") is None
    with pytest.raises(NotAsExpected, match="Parry only answers tricks"):
        scene.pick("Parry")


def test_a_decision_that_is_left_over_fails_the_scene():
    """
    A scene that ends in the middle of an effect is not finished; one at rest is.
    """
    scene = court({"hand": ["feast"], "court": ["squire", "widow"]})
    scene.finished()
    scene.pick("Feast")

    with pytest.raises(NotAsExpected, match="a decision is left over"), scene:
        scene.nobody_reacts()
    with pytest.raises(KeyError), scene:
        raise KeyError("an error in the test itself is not covered up")


def test_a_choice_of_several_needs_as_many_as_are_asked_for():
    """
    Two of seven cards are discarded at the end of the turn: not one, and not three.
    """
    scene = court({"hand": ["squire", "squire", "herald", "widow", "smith", "ghost", "feast"]})
    scene.pass_()
    scene.expect("Ann", prompt="Which cards do you discard?")

    with pytest.raises(NotAsExpected, match="from 2 to 2 options are to be picked, not 1"):
        scene.pick("Ghost")
    scene.pick("Ghost", "Feast")
    assert set(scene.zone("discard", "Ann")) == {"Ghost", "Feast"}


def test_looking_for_a_card_says_if_several_could_be_meant():
    """
    Two squires lie at court: the test has to say which.
    """
    scene = court({"court": ["squire"]}, {"court": ["squire"]})

    with pytest.raises(ScenarioError, match="2 cards are called Squire"):
        scene.card("squire")
    assert scene.card("squire", of="Bob").controller == "Bob"
    with pytest.raises(ScenarioError, match="unknown card"):
        scene.card("sqire")
    with pytest.raises(AttributeError, match="Squire has no power"):
        scene.card("squire", of="Bob").power  # noqa: B018


def test_zones_and_pools_are_asked_for_by_name():
    """
    A zone or pool that does not exist is told.
    """
    scene = court()

    with pytest.raises(ScenarioError, match="unknown zone 'hnad'; did you mean 'hand'"):
        scene.zone("hnad", "Ann")
    with pytest.raises(ScenarioError, match="unknown pool 'crown'; did you mean 'crowns'"):
        scene.pool("crown", "Ann")


def test_a_scene_can_be_played_to_its_end():
    """
    In the last of six turns the match ends, and then nobody is asked anything.
    """
    with table(small.Sound, Ann={"hand": ["three"]}, Bob={"purse": {"COIN": 1}}, facts={"turn": 5}) as scene:
        scene.pick("Three")

        assert scene.decision is None
        assert scene.options == ()
        assert scene.outcome.points == (1, 1)
        assert "the match is over: It is over." in scene.report()
    with pytest.raises(NotAsExpected, match="but the match is over"):
        scene.expect("Ann")


def test_the_fixture_of_the_plugin_wants_nothing_left_over(pytester):
    """
    With the plugin for pytest, a scene that is not finished fails its test.
    """
    pytester.makepyfile(
        """
        def test_left_over(lay):
            scene = lay("hedge-court", Ann={"hand": ["feast"]}, Bob={}, facts={"actions": 3, "turn": 1})
            scene.pick("Feast")

        def test_nothing_left_over(lay):
            lay("hedge-court", Ann={"hand": ["feast"]}, Bob={}, facts={"actions": 3, "turn": 1})
        """
    )

    result = pytester.runpytest("-p", "tabletop.testing.pytest_plugin", "-p", "no:randomly", "--no-header")

    result.assert_outcomes(passed=2, errors=1)
    result.stdout.fnmatch_lines(["*a decision is left over*"])
