"""Computed values: set, added, the last word, kept in range, and explained."""

import pytest

import tabletop
from tabletop import Effect, Rule, effect, forbids, modifies, permits
from tests.engine.rulesets import NIGHTFALL, Folk, Villager, lay, play, run


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


def others(card, folk):
    """Say whether these are other folk."""
    return folk != card


class Smith(Folk, strength=1):
    """Other folk have +2 strength."""

    @modifies(Folk.strength, others)
    def help_out(self, folk):
        return 2


class Giant(Folk, strength=8):
    """Other folk are as strong as it is."""

    @modifies(Folk.strength, others, layer="set")
    def lend(self, folk):
        return 8


class Witch(Folk, strength=1):
    """Oxen have no strength at all."""

    @modifies(Folk.strength, layer="last")
    def curse(self, folk):
        return 0 if isinstance(folk, Ox) else None


class Shy(Folk, strength=1):
    """It has a say only about cats, and there are none."""

    @modifies(Folk.strength, layer="set")
    def about_cats(self, folk):
        return None

    @modifies(Folk.strength)
    def nothing(self, folk):
        return 0


CARDS = (Ox, Smith, Giant, Witch, Shy)


def strength(*kinds, cards=CARDS):
    """Return how strong an ox is among others, and why."""

    async def day(game):
        ox, *_ = lay(game, game.players[0].field, Ox, *kinds, owner=game.players[0])
        why = game.explain(Folk.strength, ox)
        assert why.value == ox.strength
        return ox.strength, str(why)

    return run(day, cards=cards)


@pytest.mark.parametrize(
    ("kinds", "value", "why"),
    [
        ([], 4, "4 (printed is 4)"),
        ([Smith], 6, "6 (printed is 4, Smith add 2)"),
        ([Giant], 8, "8 (printed is 4, Giant set 8)"),
        ([Smith, Giant], 9, "9 (printed is 4, Giant set 8, Smith add 2, limit set 9)"),
        ([Witch, Giant, Smith], 0, "0 (printed is 4, Giant set 8, Smith add 2, Witch last 0)"),
        ([Shy], 4, "4 (printed is 4)"),
    ],
)
def test_values_are_set_then_added_to_then_kept_in_range(kinds, value, why):
    """
    Whatever order the cards came in, layers come in theirs, and the explanation lists what had a say.
    """
    assert strength(*kinds) == (value, why)


def test_a_floor_keeps_a_value_from_falling():
    """
    Strength is never less than nothing.
    """

    class Flu(Folk, strength=1):
        """All are ten weaker."""

        @modifies(Folk.strength)
        def weaken(self, folk):
            return -10

    assert strength(Flu, cards=[Ox, Flu]) == (0, "0 (printed is 4, Flu add -10, limit set 0)")


def test_a_value_changes_with_the_table():
    """
    A remembered value is forgotten as soon as anything changes.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        before = ox.strength, ox.strength
        (smith,) = lay(game, ann.field, Smith, owner=ann)
        during = ox.strength
        smith.turn(face_up=False)
        down = ox.strength
        smith.turn(face_up=True)
        smith.move(ann.discard)
        return before, during, down, ox.strength

    assert run(day, cards=CARDS) == ((4, 4), 6, 4, 4)


def test_a_value_is_worked_out_once_until_something_changes():
    """
    Asking twice costs one calculation.
    """
    asked = []

    class Counter(Folk, strength=1):
        """It counts how often it is asked."""

        @modifies(Folk.strength)
        def count(self, folk):
            asked.append(folk.row)
            return 1

    async def day(game):
        (ox,) = lay(game, game.players[0].field, Ox, Counter, owner=game.players[0])[:1]
        return [ox.strength, ox.strength, ox.strength], len(asked)

    assert run(day, cards=[Ox, Counter], log=False) == ([5, 5, 5], 1)


def test_what_is_gone_has_the_strength_it_last_had():
    """
    A value of a card that has left play is that of the moment before it left, and so is its explanation.
    """

    async def day(game):
        ann = game.players[0]
        ox, smith = lay(game, ann.field, Ox, Smith, owner=ann)
        game.pay(game.COIN, 1, game.box, ox.coins)
        gone = ox.move(ann.discard)
        smith.move(ann.discard)
        return ox.strength, gone.strength, str(game.explain(Folk.strength, ox)), str(game.explain(Folk.strength, gone))

    assert run(day, cards=CARDS) == (6, 4, "6 (printed is 4, Smith add 2)", "4 (printed is 4)")


def counting_village():
    """Return a kind of folk, what declares a village, and the list of what was worked out."""
    asked = []

    class Scribe(Folk, strength=1):
        """It writes down who is near."""

        @tabletop.cached
        def neighbours(self):
            """How many there are in its field."""
            asked.append("card")
            return len(self.zone)

    class Clerk(Villager):
        """A villager who counts folk."""

        @tabletop.cached
        def might(self):
            """The strength of all folk."""
            asked.append("player")
            return sum([folk.strength for folk in self.field])

    def mightiest(village):
        """Return the seat of the mightiest villager."""
        asked.append("game")
        return max(village.players, key=lambda player: player.might).seat

    return Scribe, {"player_class": Clerk, "mightiest": tabletop.cached(mightiest)}, asked


def test_a_cached_property_is_worked_out_once_until_the_table_changes():
    """
    Of a game, of each player and of each card, whoever asks, however often.
    """
    scribe, declared, asked = counting_village()

    async def day(game):
        ann, bob = game.players
        one, other = lay(game, bob.field, scribe, scribe, owner=bob)
        before = [
            game.mightiest,
            game.mightiest,
            ann.might,
            bob.might,
            one.neighbours,
            other.neighbours,
            one.neighbours,
        ]
        counted = asked.copy()
        lay(game, ann.field, Ox, owner=ann)
        return before, counted, [game.mightiest, ann.might, one.neighbours]

    assert run(day, cards=[scribe, Ox], **declared) == (
        [1, 1, 0, 2, 2, 2, 2],
        ["game", "player", "player", "card", "card"],
        [0, 4, 2],
    )


def test_a_cached_property_of_what_is_gone_is_what_it_last_was():
    """
    A card that has left play tells what it told just before.
    """
    scribe, declared, _ = counting_village()

    async def day(game):
        ann = game.players[0]
        one, other = lay(game, ann.field, scribe, scribe, owner=ann)
        other.neighbours  # noqa: B018
        gone = one.move(ann.discard)
        return one.neighbours, other.neighbours, gone.neighbours

    assert run(day, cards=[scribe], **declared) == (2, 1, 1)


def test_a_cached_property_can_only_be_read():
    """
    Setting one is refused, and the class tells what it is.
    """
    _, declared, _ = counting_village()

    async def day(game):
        with pytest.raises(AttributeError, match="might is worked out and can't be set"):
            game.players[0].might = 7
        return game.players[0].might

    assert run(day, **declared) == 0
    assert repr(declared["player_class"].might) == "<Cached might>"
    assert declared["player_class"].might.__doc__ == "The strength of all folk."


def test_a_value_may_start_anywhere():
    """
    A quantity starts at its printed number, at one printed under another name, at a number, or at what a function says.
    """

    class Barn(Villager):
        """A villager with a barn."""

        size = tabletop.quantity(lambda villager: 10 * (villager.seat + 1))

    class Mule(Folk, strength=6):
        """It carries as much as it is strong."""

        load = tabletop.quantity("strength")

    async def day(game):
        (mule,) = lay(game, game.players[0].field, Mule, owner=game.players[0])
        sizes = [player.size for player in game.players]
        return sizes, [player.hand_limit for player in game.players], [mule.load for _ in range(2)]

    assert run(day, player_class=Barn, cards=[Mule]) == ([10, 20], [5, 5], [6, 6])


def test_what_nothing_has_a_say_in_is_what_it_starts_at_within_its_range():
    """
    A value that nothing modifies is known at once, kept in its range, and of a card that is gone what it last was.
    """

    class Beast(Folk):
        """A beast."""

        size = tabletop.quantity(floor=1, ceiling=3)

    class Flea(Beast, strength=0, size=0):
        """It is small."""

    class Whale(Beast, strength=9, size=9):
        """It is large."""

    class Boss(Folk, strength=1):
        """It has a say in how strong folk are, and in nothing else."""

        @modifies(Folk.strength)
        def boast(self, folk):
            return 1

    async def day(game):
        ann = game.players[0]
        flea, whale, _ = lay(game, ann.field, Flea, Whale, Boss, owner=ann)
        sizes = []
        for mood in ("cross", "merry"):
            flea.set(mood=mood)
            sizes += [flea.size, whale.size]
        flea.move(ann.discard)
        return sizes, flea.size, game.is_modified(Beast.size), game.is_modified(Folk.strength)

    assert run(day, cards=[Flea, Whale, Boss]) == ([1, 3, 1, 3], 1, False, True)


def test_values_of_players_and_of_the_game_are_modified_too():
    """
    Cards change hand limits of players, and a limit keeps them.
    """

    class Basket(Folk, strength=0):
        """Its controller may hold five more cards."""

        @modifies(Villager.hand_limit, lambda basket, player: player == basket.controller)
        def more(self, player):
            return 5

    async def day(game):
        lay(game, game.players[0].field, Basket, owner=game.players[0])
        why = str(game.explain(Villager.hand_limit, game.players[0]))
        return [player.hand_limit for player in game.players], why, game.taxes

    assert run(day, cards=[Basket], taxes=tabletop.quantity(3)) == (
        [7, 5],
        "7 (printed is 5, Basket add 5, limit set 7)",
        3,
    )


class Priest(Folk, strength=1):
    """Folk may rest."""

    @permits(Folk.may_rest)
    def bless(self, folk):
        return True


class Overseer(Folk, strength=1):
    """Oxen may not rest."""

    @forbids(Folk.may_rest, lambda overseer, folk: isinstance(folk, Ox))
    def drive(self, folk):
        return True


@pytest.mark.parametrize(
    ("kinds", "may", "why"),
    [
        ([], False, "False (printed is False)"),
        ([Priest], True, "True (printed is False, Priest permits True)"),
        ([Overseer, Priest], False, "False (printed is False, Priest permits True, Overseer forbids False)"),
        ([Overseer], False, "False (printed is False, Overseer forbids False)"),
    ],
)
def test_cant_beats_can(kinds, may, why):
    """
    A permission is given by whatever permits it, unless anything forbids it.
    """

    async def day(game):
        ox, *_ = lay(game, game.players[0].field, Ox, *kinds, owner=game.players[0])
        return ox.may_rest, str(game.explain(Folk.may_rest, ox))

    assert run(day, cards=[Ox, Priest, Overseer]) == (may, why)


def test_lasting_effects_modify_and_are_named():
    """
    While an effect lasts it modifies, and the explanation calls it by its name.
    """

    @effect
    class GoodHarvest(Effect):
        """Folk have more strength."""

        more: int

        @modifies(Folk.strength)
        def cheer(self, folk):
            return self.more

    async def day(game):
        (ox,) = lay(game, game.players[0].field, Ox, owner=game.players[0])
        game.begin(GoodHarvest(3), until=NIGHTFALL)
        return ox.strength, str(game.explain(Folk.strength, ox))

    assert run(day, cards=CARDS, effects=[GoodHarvest]) == (7, "7 (printed is 4, Good Harvest add 3)")


def test_the_rules_modify_and_are_named():
    """
    A modifier of the game itself is explained by the game's name.
    """

    class Custom(Rule):
        """All are stronger by their coins."""

        @modifies(Folk.strength)
        def wealth(self, folk):
            return folk.coins[self.game.COIN]

    async def day(game):
        (ox,) = lay(game, game.players[0].field, Ox, owner=game.players[0])
        game.pay(game.COIN, 2, game.box, ox.coins)
        return str(game.explain(Folk.strength, ox))

    assert run(day, cards=CARDS, rules=[Custom]) == "6 (printed is 4, The Village add 2)"


def test_a_value_cannot_be_set():
    """
    What is worked out is changed by declaring what modifies it, and a column by ``set``.
    """

    async def day(game):
        (ox,) = lay(game, game.players[0].field, Ox, owner=game.players[0])
        with pytest.raises(AttributeError, match="strength is worked out"):
            ox.strength = 5
        with pytest.raises(AttributeError, match=r"change it with set\(mood=...\)"):
            ox.mood = "cross"
        return ox.strength, ox.mood

    assert run(day, cards=CARDS) == (4, "calm")


# ------------------------------------------------------------------------------------------------ from outside


def explained():
    """Return a match with an ox in the open, helped by a smith, and one in a hand."""

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Ox, Smith, owner=ann)
        lay(game, ann.hand, Ox, owner=ann)
        await ann.confirms("Sleep?")

    return play(day, cards=CARDS)


def test_frontends_ask_why():
    """
    A match explains a number of a card by the id that a seat sees.
    """
    match = explained()
    ox = match.view(1).zone("field", 0).cards[0]

    why = match.explain(ox.id, "strength", seat=1)

    assert ox.values["strength"] == why.value == 6
    assert [(str(reason.source), reason.layer, reason.amount) for reason in why.reasons] == [
        ("printed", "is", 4),
        ("Smith", "add", 2),
    ]
    assert why.reasons[0].source.key == "tabletop.printed"


@pytest.mark.parametrize("seat", [2, -1, "0", True])
def test_nobody_asks_from_a_seat_that_is_not_there(seat):
    """
    Only seats and spectators may ask.
    """
    match = explained()

    with pytest.raises(tabletop.NoSuchSeat):
        match.explain(match.view().zone("field", 0).cards[0].id, "strength", seat=seat)


def test_only_what_a_seat_sees_is_explained():
    """
    An id of another reader, or of a hidden card, or a number that is not there, is refused without telling why.
    """
    match = explained()
    hidden = match.view(0).zone("hand", 0).cards[0]
    ox = match.view(1).zone("field", 0).cards[0]

    assert match.explain(hidden.id, "strength", seat=0).value == 6
    for card, seat in ((hidden.id, 1), (ox.id, 0), ("nonsense", 1)):
        with pytest.raises(tabletop.NoSuchThing, match="the cards that this seat sees"):
            match.explain(card, "strength", seat=seat)
    for card, quantity, seat, message in (
        ("nonsense", "strength", 1, "there is no 'nonsense' among the cards that this seat sees"),
        (ox.id, "wisdom", 1, "there is no 'wisdom' among the numbers of Ox"),
    ):
        with pytest.raises(tabletop.NoSuchThing) as raised:
            match.explain(card, quantity, seat=seat)
        assert str(raised.value) == message


def test_an_explanation_names_no_hidden_card():
    """
    What works from a hand is explained to others as a card, and to its holder by name.
    """

    class Muse(Folk, strength=1):
        """From the hand: folk are stronger."""

        @modifies(Folk.strength, works_in=Villager.hand)
        def inspire(self, folk):
            return 1

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Ox, owner=ann)
        lay(game, ann.hand, Muse, owner=ann)
        await ann.confirms("Sleep?")

    match = play(day, cards=[Ox, Muse])

    def sources(seat):
        card = match.view(seat).zone("field", 0).cards[0]
        return [str(reason.source) for reason in match.explain(card.id, "strength", seat=seat).reasons]

    assert sources(0) == ["printed", "Muse"]
    assert sources(1) == sources(None) == ["printed", "a card"]


def test_a_declared_number_keeps_within_its_range():
    """
    A quantity is kept from its floor to its ceiling and has neither unless it says so; a permission is a no.
    """

    class Beast(tabletop.Card):
        """A kind of card with a size."""

        size = tabletop.quantity(floor=1, ceiling=3)
        age = tabletop.quantity(7)
        is_tame = tabletop.permission()
        is_wild = tabletop.permission(True)
        is_big = tabletop.permission(lambda beast: beast.size == 3)

    class Worm(Beast, size=-5):
        """Tiny."""

    class Whale(Beast, size=99):
        """Huge."""

    async def day(game):
        beasts = lay(game, game.players[0].field, Worm, Whale, owner=game.players[0])
        return [(one.size, one.age, one.is_tame, one.is_wild, one.is_big) for one in beasts]

    assert run(day, cards=[Worm, Whale]) == [(1, 7, False, True, False), (3, 7, False, True, True)]
    assert (Beast.age.floor, Beast.age.ceiling, Beast.is_wild.floor, Beast.is_wild.ceiling) == (None,) * 4


def test_leave_and_prohibition_look_at_both_sides():
    """
    What gives or forbids a permission may ask about its own card and about the one that may.
    """

    class Nurse(Folk, strength=1):
        """Folk weaker than nurses may rest, while the nurse is calm."""

        @permits(Folk.may_rest, lambda nurse, folk: nurse.mood == "calm" and folk != nurse)
        def let_rest(self, folk):
            return folk.strength < 5 and self.scars == 0

    class Boss(Folk, strength=9):
        """Folk with scars may not rest, while the boss is cross."""

        @forbids(Folk.may_rest, lambda boss, folk: boss.mood == "cross" and folk != boss)
        def call(self, folk):
            return folk.scars > 0 and self.face_up

    async def day(game):
        ann = game.players[0]
        ox, nurse, boss = lay(game, ann.field, Ox, Nurse, Boss, owner=ann)
        heard = [ox.may_rest, nurse.may_rest, boss.may_rest]
        ox.set(scars=1)
        heard.append(ox.may_rest)
        boss.set(mood="cross")
        heard.append(ox.may_rest)
        boss.set(mood="calm")
        nurse.set(scars=1)
        return [*heard, ox.may_rest]

    assert run(day, cards=[Ox, Nurse, Boss]) == [True, False, False, True, False, False]


CHANGES = {
    "a card moves": lambda game, ann, ox: ox.move(ann.field, first=True),
    "a card is turned": lambda game, ann, ox: ox.turn(face_up=False),
    "a column is set": lambda game, ann, ox: ox.set(mood="cross"),
    "a fact is set": lambda game, ann, ox: game.set_facts(day=game.facts.day),
    "something is paid": lambda game, ann, ox: game.pay(game.COIN, 1, game.box, ann.purse),
    "an effect begins": lambda game, ann, ox: game.begin(Blessing(ox), until=NIGHTFALL),
    "an effect ends": lambda game, ann, ox: game.expire(NIGHTFALL),
    "a card comes": lambda game, ann, ox: lay(game, ann.field, Ox, owner=ann),
}


@effect
class Blessing(Effect):
    """Somebody is blessed."""

    folk: Folk


@pytest.mark.parametrize("second", CHANGES)
@pytest.mark.parametrize("first", CHANGES)
def test_no_value_is_remembered_across_changes(first, second):
    """
    Whatever changes on the table, one thing after another, values are worked out again.
    """
    asked = []

    def count(player):
        asked.append(player)
        return len(asked)

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        game.begin(Blessing(ox), until=NIGHTFALL)
        before = game.curiosity
        for change in (first, second):
            CHANGES[change](game, ann, ox)
        return game.curiosity - before

    assert run(day, cards=[Ox], effects=[Blessing], curiosity=tabletop.quantity(count)) == 1
