"""The Fate cards that come with Killmonger: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.infinite_power.killmonger import (
    BIFROST,
    CITY,
    FALLS,
    MOUND,
    SCHOOL,
    VILLAINS,
    does,
    fated,
    own_turn,
    plays,
)

ANTIQUITIES = crisis("stolen_antiquities")

# ------------------------------------------------------------------------------------------------ Dora Milaje


@pytest.mark.rule("MV-162")
def test_dora_milaje_protects(lay):
    """
    Another Hero beside her cannot be vanquished before her.
    """
    with own_turn(lay, the_golden_city=["knight", "dora_milaje", "shuri"]) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Dora Milaje",)


@pytest.mark.rule("MV-164")
def test_dora_milaje_protects_nobody_elsewhere(lay):
    """
    At another location she shields nobody.
    """
    with own_turn(lay, the_golden_city=["knight", "shuri"], warrior_falls=["dora_milaje"]) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Shuri",)


# ------------------------------------------------------------------------------------------------ Hatut Zeraze


@pytest.mark.parametrize(("card", "name"), [("rook", "Rook"), ("weapons_cache", "Weapons Cache")])
def test_hatut_zeraze_returns_a_card(lay, card, name):
    """
    An Ally of Strength 2, or an Item, goes back to hand.
    """
    with fated(lay, "hatut_zeraze", "Warrior Falls", the_golden_city=[card]) as scene:
        assert scene.hand("Ann") == (name,)


def test_hatut_zeraze_does_not_return_the_strong(lay):
    """
    An Ally of Strength 3 stays.
    """
    with fated(lay, "hatut_zeraze", "Warrior Falls", the_golden_city=["wkabi"]) as scene:
        scene.did_not_happen("Returned")


def test_hatut_zeraze_lets_the_fate_player_choose(lay):
    """
    Of several, Bob chooses one; an attached Item is one of them.
    """
    ann = {CITY: ["rook", carrying("shuri", "wound")]}
    with fated(lay, "hatut_zeraze", "Warrior Falls", **ann) as scene:
        scene.expect("Bob", prompt="What goes back to hand?")
        scene["Bob"].picks("Wound")

        assert (scene.hand("Ann"), scene.card("shuri").strength) == (("Wound",), 3)


def test_hatut_zeraze_returns_a_card_to_its_owner(lay):
    """
    An opponent's Ally in the Domain goes back to that opponent's hand.
    """
    with fated(lay, "hatut_zeraze", "Warrior Falls", the_golden_city=[of("Bob", "kid_loki")]) as scene:
        assert scene.hand("Bob") == ("Kid Loki",)


def test_hatut_zeraze_reaches_the_targeted_domain_only(lay):
    """
    Explosives abroad are not in this Domain.
    """
    with fated(lay, "hatut_zeraze", "Warrior Falls", bob={"jotunheim": [of("Ann", "explosives")]}) as scene:
        scene.did_not_happen("Returned")


# ------------------------------------------------------------------------------------------------ Black Panther


def test_black_panther_is_stronger_in_killmongers_domain(lay):
    """
    There he has 6 Strength.
    """
    with own_turn(lay, the_golden_city=["black_panther"]) as scene:
        assert scene.card("black_panther").strength == 6


def test_black_panther_is_himself_elsewhere(lay):
    """
    In Loki's Domain he has 4.
    """
    with own_turn(lay, bob={BIFROST: ["black_panther"]}) as scene:
        assert scene.card("black_panther").strength == 4


# ------------------------------------------------------------------------------------------------ Everett K. Ross


def test_everett_k_ross_removes_an_item(lay):
    """
    When played, whoever played him may remove an Item.
    """
    with fated(lay, "everett_k_ross", "Warrior Falls", "Explosives", the_golden_city=["explosives"]) as scene:
        assert scene.zone("discard", "Ann") == ("Explosives",)


def test_everett_k_ross_may_leave_it(lay):
    """
    He need not.
    """
    with fated(lay, "everett_k_ross", "Warrior Falls", the_golden_city=["explosives"]) as scene:
        scene["Bob"].passes()

        assert scene.card("explosives").at == "The Golden City"


@pytest.mark.rule("MV-150")
def test_everett_k_ross_removes_no_specialty(lay):
    """
    Specialties are no Items.
    """
    with fated(lay, "everett_k_ross", "Warrior Falls", specialties=["armored_rhino", "control_the_mines"]) as scene:
        scene.did_not_happen("Removed")


def test_everett_k_ross_reaches_the_targeted_domain_only(lay):
    """
    Explosives that are abroad already are safe from what hits Killmonger's Domain.
    """
    with fated(lay, "everett_k_ross", "Warrior Falls", bob={"jotunheim": [of("Ann", "explosives")]}) as scene:
        scene.did_not_happen("Removed")


# ------------------------------------------------------------------------------------------------ Okoye


def test_okoye_finds_a_dora_milaje(lay):
    """
    When played, a Dora Milaje of the Fate deck comes to her location.
    """
    with fated(lay, "okoye", "The Great Mound") as scene:
        assert scene.card("dora_milaje", zone="top").at == "The Great Mound"


@pytest.mark.rule("MV-194")
def test_okoye_finds_her_in_play_first(lay):
    """
    One that is in play, in whatever Domain, is taken from there and comes anew, without her tokens.
    """
    bob = {"jotunheim": [with_tokens("dora_milaje", 2)]}
    with fated(lay, "okoye", "The Great Mound", bob=bob) as scene:
        guard = scene.card("dora_milaje", zone="top")

        assert (guard.at, guard.strength) == ("The Great Mound", 2)
        scene.happened("Found")


def test_okoye_finds_nobody_else(lay):
    """
    With both of them somewhere in the pile, one comes out of it, and the deck is not shuffled.
    """
    with fated(lay, "okoye", "The Great Mound", kit={"fate_discard": ["dora_milaje", "falcon"]}) as scene:
        assert scene.zone("fate_discard") == ("Falcon",)
        scene.did_not_happen("Shuffled")


# ------------------------------------------------------------------------------------------------ Shuri


@pytest.mark.parametrize(("item", "strength"), [("explosives", 5), ("weapons_cache", 4)])
def test_shuri_takes_an_item_for_strength(lay, item, strength):
    """
    An Item is removed, and she gets +1 Strength for each Power that it costs.
    """
    with fated(lay, "shuri", "Warrior Falls", the_golden_city=[item]) as scene:
        assert scene.card("shuri").strength == strength
        assert len(scene.zone("discard", "Ann")) == 1


def test_shuri_without_items_gets_nothing(lay):
    """
    Without an Item in the Domain she has 3 Strength.
    """
    with fated(lay, "shuri", "Warrior Falls", bob={"jotunheim": [of("Ann", "explosives")]}) as scene:
        assert scene.card("shuri").strength == 3
        scene.did_not_happen("Removed")


def test_shuri_lets_the_fate_player_choose(lay):
    """
    Of several Items, Bob chooses one; there is no way to take none.
    """
    with fated(lay, "shuri", "Warrior Falls", the_golden_city=["explosives", "weapons_cache"]) as scene:
        scene.can_pick_exactly("Explosives", "Weapons Cache")
        scene["Bob"].picks("Weapons Cache")

        assert scene.card("explosives").at == "The Golden City"


# ------------------------------------------------------------------------------------------------ Wakanda Forever


def test_wakanda_forever_plays_black_panther(lay):
    """
    Found in the deck, he is played in Killmonger's Domain, without a token.
    """
    with fated(lay, "wakanda_forever", "The Great Mound") as scene:
        assert (scene.card("black_panther").at, scene.card("black_panther").strength) == ("The Great Mound", 6)


def test_wakanda_forever_plays_him_out_of_the_pile(lay):
    """
    So he is if he lies in the pile.
    """
    with fated(lay, "wakanda_forever", "The Great Mound", kit={"fate_discard": ["black_panther"]}) as scene:
        assert scene.card("black_panther").at == "The Great Mound"
        assert scene.zone("fate_discard") == ("Wakanda Forever",)


@pytest.mark.rule("MV-Q31")
def test_wakanda_forever_relocates_him(lay):
    """
    In play elsewhere, he is relocated with all he carries, and gets +1 Strength.
    """
    bob = {"jotunheim": [with_tokens(carrying("black_panther", "wound"), 1)]}
    with fated(lay, "wakanda_forever", "The Great Mound", bob=bob) as scene:
        assert (scene.card("black_panther").at, scene.card("black_panther").strength) == ("The Great Mound", 6)
        scene.did_not_happen("Found")


def test_wakanda_forever_strengthens_him_at_home(lay):
    """
    In Killmonger's Domain already, he stays where he is and gets +1 Strength.
    """
    with fated(lay, "wakanda_forever", the_golden_city=["black_panther"]) as scene:
        assert (scene.card("black_panther").at, scene.card("black_panther").strength) == ("The Golden City", 7)


@pytest.mark.rule("MV-204")
def test_wakanda_forever_comes_to_killmonger_whoever_plays_it(lay):
    """
    Turned up by Killmonger himself, it still brings Black Panther into Killmonger's Domain: the text says so.
    """
    with lay(villains=VILLAINS, fate_deck=["wakanda_forever"], Ann={"at": FALLS}, Bob={"at": BIFROST}) as scene:
        does(scene, "Fate", "The Great Mound")

        assert scene.card("black_panther").at == "The Great Mound"


# ------------------------------------------------------------------------------------------------ Stolen Antiquities


def test_stolen_antiquities_is_put_on_killmonger(lay):
    """
    Turned up by Bob, it lies above Killmonger's Domain.
    """
    with fated(lay, "stolen_antiquities") as scene:
        assert scene.zone("crises", "Ann") == ("Stolen Antiquities",)


@pytest.mark.rule("MV-182")
def test_stolen_antiquities_is_discarded_by_killmonger(lay):
    """
    Turned up by Killmonger, it is discarded.
    """
    with lay(villains=VILLAINS, fate_deck=["stolen_antiquities"], Ann={"at": FALLS}) as scene:
        scene["Ann"].picks("Fate")

        assert scene.zone("fate_discard") == ("Stolen Antiquities",)


def test_stolen_antiquities_keeps_items_from_being_played(lay):
    """
    Killmonger can play no Items.
    """
    ann = {"at": SCHOOL, "power": 9, "hand": ["explosives", "weapons_cache", "rook"], "crises": [ANTIQUITIES]}
    with own_turn(lay, **ann) as scene:
        scene["Ann"].picks("Play a Card")

        scene.can_pick_exactly("Rook")
        does(scene, "Rook", "Warrior Falls")


def test_stolen_antiquities_keeps_nobody_else_from_playing_items(lay):
    """
    Loki plays Items as always.
    """
    bob = {"at": BIFROST, "power": 9, "hand": ["lokis_scepter"]}
    with lay(villains=VILLAINS, active=1, Ann={"at": FALLS, "crises": [ANTIQUITIES]}, Bob=bob) as scene:
        scene.can_pick("Play a Card")


def test_stolen_antiquities_does_not_touch_items_in_play(lay):
    """
    Items that are there can be used.
    """
    ann = {"power": 1, CITY: ["weapons_cache", "klaw"], "crises": [ANTIQUITIES]}
    with own_turn(lay, **ann) as scene:
        scene.can_pick("Weapons Cache")


def resolves(lay, **ann):
    """Have Ann resolve the Event with a Knight."""
    scene = own_turn(lay, at=SCHOOL, power=3, hand=["knight"], crises=[ANTIQUITIES], **ann)
    return plays(scene, "Knight", "Stolen Antiquities")


def test_stolen_antiquities_rewards_with_an_item(lay):
    """
    Resolved with 5 Strength, an Item of the discard pile is played without paying, at once.
    """
    with resolves(lay, discard=["explosives"]) as scene:
        scene["Ann"].confirms()
        scene["Ann"].picks("The Great Mound")

        assert scene.card("explosives", zone="bottom").at == "The Great Mound"
        assert scene.zone("fate_discard") == ("Stolen Antiquities",)


def test_stolen_antiquities_searches_the_deck(lay):
    """
    Without an Item in the pile, one of the deck is searched for and shown.
    """
    with resolves(lay) as scene:
        scene["Ann"].confirms()
        scene["Ann"].picks("Hacking Rig")
        scene["Ann"].picks("The Great Mound")

        assert scene.card("hacking_rig", zone="bottom").at == "The Great Mound"
        scene.happened("Shuffled")


def test_stolen_antiquities_need_not_be_searched_for(lay):
    """
    The reward may be declined.
    """
    with resolves(lay, discard=["explosives"]) as scene:
        scene["Ann"].declines()

        assert sorted(scene.zone("discard", "Ann")) == ["Explosives", "Knight"]


def test_stolen_antiquities_takes_5_strength(lay):
    """
    A King with 4 is not enough.
    """
    with own_turn(lay, at=SCHOOL, power=2, hand=["king"], crises=[ANTIQUITIES]) as scene:
        plays(scene, "King", "Stolen Antiquities")

        scene.did_not_happen("CrisisEnded")
        assert scene.zone("crises", "Ann") == ("Stolen Antiquities",)


def test_stolen_antiquities_offers_no_item_that_cannot_be_played(lay):
    """
    A Wound needs somebody to be wounded: in an empty Domain the deck is searched for something else.
    """
    with resolves(lay, discard=["wound"]) as scene:
        scene["Ann"].confirms()
        scene.cannot_pick("Wound")
        does(scene, "Hacking Rig", "The Great Mound")

        assert scene.zone("discard", "Ann") != ()


def test_stolen_antiquities_lets_a_wound_be_played(lay):
    """
    With somebody there, it can be.
    """
    with resolves(lay, discard=["wound"], **{MOUND: ["shuri"]}) as scene:
        scene["Ann"].confirms()

        assert scene.card("shuri").strength == 1
