"""Klaw, who holds the mines, and Control the Mines: what each does, and what it must not do."""

import pytest

import tabletop
from tabletop.games.villainous.infinite_power.killmonger import KILLMONGER
from tabletop.games.villainous.marvel import Scheme, Setback
from tabletop.games.villainous.marvel.game import MarvelVillainous
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
    power,
)
from tests.games.villainous.marvel.rules import RULES

MINES = {"specialties": ["control_the_mines"]}
NOTHING = "Nothing of yours can be activated."


class Banish(Scheme, set=KILLMONGER, cost=0):
    """Remove any character."""

    async def when_played(self):
        character = await self.choose("Who is banished?", self.controller.opposing)
        await character.remove()


class Exile(Scheme, set=KILLMONGER, cost=0):
    """Relocate any character to another Domain."""

    async def when_played(self):
        character = await self.choose("Who is exiled?", self.controller.opposing)
        await self.game.send(character, self.controller, self.controller.others)


class Recall(Scheme, set=KILLMONGER, cost=0):
    """Any character goes back to hand."""

    async def when_played(self):
        await (await self.choose("Who is recalled?", self.controller.opposing)).return_to_hand()


class WithBanish(MarvelVillainous):
    """The game with Effects made up for tests: no printed card of Killmonger removes, exiles or recalls a character."""

    id = "marvel-villainous-banish"
    title = "Marvel Villainous, with a way to banish"
    cards = (*MarvelVillainous.cards, Banish, Exile, Recall)


class Assassins(Setback, set=KILLMONGER):
    """Defeat any character in this Domain."""

    async def when_played(self):
        await (await self.choose("Who is killed?", self.controller.opposing)).defeat()


class WithAssassins(MarvelVillainous):
    """The game with a Fate card made up for tests: no printed one defeats a character who is no Ally."""

    id = "marvel-villainous-assassins"
    title = "Marvel Villainous, with assassins"
    cards = (*MarvelVillainous.cards, Assassins)


# ------------------------------------------------------------------------------------------------ Klaw


def test_klaw_begins_at_the_golden_city():
    """
    At the start he lies at The Golden City, and Control the Mines is aside.
    """
    match = tabletop.new(RULES, 2, seed=1, villains=("killmonger",), sets=("infinite-power", "mischief-and-malice"))
    view = match.view(0)
    zones = {card.kind: zone.name for zone in view.zones for card in zone.cards if card}

    assert (zones["klaw"], zones["control_the_mines"]) == ("top", "aside")
    assert [card.values["at"] for zone in view.zones for card in zone.cards if card and card.kind == "klaw"] == [
        "The Golden City"
    ]


def test_klaw_covers_the_top_symbols(lay):
    """
    As a Hero would, he covers the top row of his location.
    """
    with own_turn(lay, at=CITY, the_golden_city=["klaw"]) as scene:
        assert scene.options == ("Gain Power 2", "Fate", "Pass")
        assert scene.why_not("Activate") == "Something lies over that symbol."


def test_klaw_can_be_vanquished(lay):
    """
    He has 7 Strength: a Knight and a Dog of War are enough for him.
    """
    with own_turn(lay, the_golden_city=["knight", "dog_of_war", "klaw"]) as scene:
        does(scene, "Vanquish", "Knight")

        assert scene.happened("Defeated").fields["card"].name == "Klaw"
        assert sorted(scene.zone("discard", "Ann")) == ["Dog of War", "Knight"]


def test_klaw_is_too_strong_for_a_knight(lay):
    """
    A Knight alone is not enough.
    """
    with own_turn(lay, the_golden_city=["knight", "klaw"]) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


def test_klaw_is_put_aside_when_defeated(lay):
    """
    His tile is aside for good, and the mines are Killmonger's.
    """
    with own_turn(lay, the_golden_city=["knight", "dog_of_war", "klaw"]) as scene:
        does(scene, "Vanquish", "Knight")

        assert scene.zone("aside", "Ann") == ("Klaw",)
        assert scene.zone("specialties", "Ann") == ("Control the Mines",)
        assert scene.card("killmonger").progress == "the mines are his, 0 of 2 Explosives abroad"


def test_klaw_is_defeated_by_a_card(lay):
    """
    Defeated by a card and not in a Vanquish he leaves the mines to Killmonger, too.
    """
    with own_turn(
        lay, power=2, at=SCHOOL, hand=["killmongers_fury"], the_golden_city=[with_tokens("klaw", -3)]
    ) as scene:
        plays(scene, "Killmonger's Fury")

        assert scene.zone("specialties", "Ann") == ("Control the Mines",)


def test_klaw_is_defeated_by_somebody_else(lay):
    """
    Whoever defeats him, the mines are Killmonger's.
    """
    ann = {"at": FALLS, CITY: [with_tokens("klaw", -3)]}
    with lay(
        WithAssassins, villains=VILLAINS, active=1, fate_deck=["assassins"], Ann=ann, Bob={"at": BIFROST}
    ) as scene:
        scene["Bob"].picks("Fate")

        assert scene.zone("specialties", "Ann") == ("Control the Mines",)
        assert scene.happened("Defeated").fields["player"].name == "Bob"


def test_klaw_in_the_domain_keeps_the_mines(lay):
    """
    While he is there the mines are not Killmonger's.
    """
    with own_turn(lay, the_golden_city=["klaw"]) as scene:
        assert scene.card("killmonger").progress == "the mines are not his, 0 of 2 Explosives abroad"
        assert scene.zone("specialties", "Ann") == ()


def test_klaw_takes_wounds_that_go_with_him(lay):
    """
    He can be wounded twice, and whatever lies on him is discarded when he is defeated.
    """
    hurt = carrying("klaw", "wound", "wound")
    with own_turn(lay, the_golden_city=["knight", hurt]) as scene:
        assert scene.card("klaw").strength == 3
        does(scene, "Vanquish")

        assert sorted(scene.zone("discard", "Ann")) == ["Knight", "Wound", "Wound"]


def test_klaw_sheds_his_tokens(lay):
    """
    Tokens on him go back when he is defeated.
    """
    with own_turn(lay, the_golden_city=["knight", with_tokens("klaw", -2)]) as scene:
        does(scene, "Vanquish")

        assert scene.card("klaw", zone="aside").strength == 7


def test_klaw_can_be_taunted(lay):
    """
    He may be relocated within the Domain, and covers symbols where he then is.
    """
    with own_turn(lay, at=SCHOOL, hand=["taunt"], the_golden_city=["klaw"]) as scene:
        plays(scene, "Taunt", "The Great Mound")

        assert (scene.card("klaw").at, scene.card("klaw").zone) == ("The Great Mound", "top")


def test_klaw_is_no_hero(lay):
    """
    A text about Heroes does not touch him: Armored Rhino leaves him his Strength.
    """
    with own_turn(lay, at=CITY, the_golden_city=["klaw"], specialties=["armored_rhino"]) as scene:
        assert scene.card("klaw").strength == 7


def test_klaw_is_no_ally(lay):
    """
    A text about Allies does not touch him: Overpower leaves him his Strength, and he does not fight for Killmonger.
    """
    with own_turn(
        lay, at=SCHOOL, power=2, hand=["overpower"], the_golden_city=["klaw", "dora_milaje", "rook"]
    ) as scene:
        plays(scene, "Overpower")

        assert (scene.card("klaw").strength, scene.card("rook").strength) == (7, 3)


def test_klaw_is_no_fighter(lay):
    """
    He cannot be used in a Vanquish of a Hero beside him.
    """
    with own_turn(lay, the_golden_city=["klaw", "dora_milaje"]) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


def test_klaw_is_not_guarded_by_protectors(lay):
    """
    A Protector beside him need not be defeated first.
    """
    with own_turn(lay, the_golden_city=["knight", "dog_of_war", "klaw", "dora_milaje"]) as scene:
        does(scene, "Vanquish", "Klaw", "Knight")

        assert scene.zone("aside", "Ann") == ("Klaw",)


def test_klaw_cannot_be_removed(lay):
    """
    What removes a character does nothing to him.
    """
    ann = {"at": SCHOOL, "hand": ["banish"], CITY: ["klaw"]}
    with lay(WithBanish, villains=VILLAINS, Ann=ann) as scene:
        plays(scene, "Banish")

        assert scene.card("klaw").at == "The Golden City"
        scene.did_not_happen("Removed")


def test_klaw_cannot_be_returned_to_hand(lay):
    """
    What takes a character back to hand leaves him where he is.
    """
    ann = {"at": SCHOOL, "hand": ["recall"], CITY: ["klaw"]}
    with lay(WithBanish, villains=VILLAINS, Ann=ann) as scene:
        plays(scene, "Recall")

        assert scene.card("klaw").at == "The Golden City"
        scene.did_not_happen("Returned")


def test_klaw_is_banished_in_nobodys_place(lay):
    """
    A Hero beside him is removed as always.
    """
    ann = {"at": SCHOOL, "hand": ["banish"], CITY: ["klaw", "shuri"]}
    with lay(WithBanish, villains=VILLAINS, Ann=ann) as scene:
        plays(scene, "Banish", "Shuri")

        assert scene.zone("fate_discard") == ("Shuri",)
        assert scene.card("klaw").at == "The Golden City"


def test_klaw_stays_in_the_domain(lay):
    """
    What relocates a character to another Domain does not take him along, as it does a Hero.
    """
    ann = {"at": SCHOOL, "hand": ["exile"], CITY: ["klaw"]}
    with lay(WithBanish, villains=VILLAINS, Ann=ann) as scene:
        plays(scene, "Exile")

        assert scene.card("klaw").at == "The Golden City"


def test_klaw_stays_where_a_hero_goes(lay):
    """
    A Hero in his place would go.
    """
    ann = {"at": SCHOOL, "hand": ["exile"], CITY: ["shuri"]}
    with lay(WithBanish, villains=VILLAINS, Ann=ann) as scene:
        plays(scene, "Exile", "Bifrost")

        assert scene.card("shuri").at == "Bifrost"


def test_klaw_is_not_hurt_by_captain_marvel(lay):
    """
    She gathers Allies: he stays where he is.
    """
    with fated(lay, "captain_marvel", "Warrior Falls", the_golden_city=["klaw", "rook"]) as scene:
        assert (scene.card("klaw").at, scene.card("rook").at) == ("The Golden City", "Warrior Falls")


# ------------------------------------------------------------------------------------------------ Control the Mines


def test_control_the_mines_sends_explosives_abroad(lay):
    """
    Activated for 2 Power it relocates Explosives to a location of another Domain.
    """
    with own_turn(lay, at=MOUND, power=3, warrior_falls=["explosives"], **MINES) as scene:
        does(scene, "Activate", "Bifrost")

        assert scene.card("explosives", of="Ann", zone="top").at == "Bifrost"
        assert power(scene) == 1


def test_control_the_mines_costs_2(lay):
    """
    With 1 Power it cannot be activated.
    """
    with own_turn(lay, at=MOUND, power=1, warrior_falls=["explosives"], **MINES) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_control_the_mines_needs_explosives(lay):
    """
    Without Explosives in his Domain there is nothing to send.
    """
    with own_turn(lay, at=MOUND, power=2, warrior_falls=["weapons_cache"], **MINES) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_control_the_mines_does_not_send_them_on(lay):
    """
    Explosives abroad are not in his Domain: they cannot be sent once more.
    """
    bob = {BIFROST: [of("Ann", "explosives")]}
    with own_turn(lay, at=MOUND, power=2, bob=bob, **MINES) as scene:
        assert scene.why_not("Activate") == NOTHING


@pytest.mark.rule("MV-146")
def test_control_the_mines_is_activated_once_a_turn(lay):
    """
    As a Specialty it works once a turn, whatever Execute Plan says.
    """
    ann = {
        "power": 9,
        "hand": ["execute_plan"],
        FALLS: ["explosives", "explosives"],
        "specialties": ["control_the_mines"],
    }
    with own_turn(lay, at=CITY, **ann) as scene:
        does(scene, "Activate", "Explosives (Warrior Falls)", "Bifrost")

        assert scene.why_not("Play a Card") == "You have no card that you could play."


def test_control_the_mines_aside_does_nothing(lay):
    """
    As long as it is aside it cannot be activated.
    """
    with own_turn(lay, at=MOUND, power=2, warrior_falls=["explosives"], the_golden_city=["klaw"]) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_control_the_mines_can_be_activated_in_the_turn_of_klaws_defeat(lay):
    """
    Laid down, it can be used at once: Klaw's defeat even opens the symbol that he covered.
    """
    weak = with_tokens("klaw", -3)
    ann = {"at": CITY, "power": 2, CITY: [weak, "explosives"], FALLS: ["explosives"]}
    with own_turn(lay, **ann) as scene:
        scene["Ann"].picks("Explosives")
        does(scene, "Activate", "Jotunheim")

        assert scene.card("explosives", of="Ann", zone="top").at == "Jotunheim"


@pytest.mark.rule("MV-Q55")
def test_control_the_mines_costs_less_with_wkabi(lay):
    """
    W'Kabi makes it cost 1 less.
    """
    with own_turn(lay, at=MOUND, power=1, warrior_falls=["explosives", "wkabi"], **MINES) as scene:
        does(scene, "Activate", "Bifrost")

        assert power(scene) == 0


@pytest.mark.rule("MV-Q55")
def test_control_the_mines_costs_more_with_iron_man(lay):
    """
    Iron Man makes it cost 1 more.
    """
    with own_turn(lay, at=MOUND, power=3, warrior_falls=["explosives", "iron_man"], **MINES) as scene:
        does(scene, "Activate", "Bifrost")

        assert power(scene) == 0


def test_control_the_mines_is_turned_by_black_panther(lay):
    """
    While Black Panther is in the Domain it shows its reverse: it has no ability, and the mines are not Killmonger's.
    """
    with own_turn(lay, at=MOUND, power=2, warrior_falls=["explosives", "black_panther"], **MINES) as scene:
        assert scene.why_not("Activate") == NOTHING
        assert scene.card("control_the_mines").face == "reverse"
        assert scene.card("killmonger").progress == "the mines are not his, 0 of 2 Explosives abroad"


def test_control_the_mines_is_turned_in_another_players_turn(lay):
    """
    It is turned as soon as he comes, in Bob's turn.
    """
    with fated(lay, "black_panther", "Warrior Falls", **MINES) as scene:
        assert scene.card("control_the_mines").face == "reverse"


def test_control_the_mines_is_not_turned_from_another_domain(lay):
    """
    Black Panther in Loki's Domain does not turn it.
    """
    with own_turn(lay, bob={BIFROST: ["black_panther"]}, **MINES) as scene:
        assert scene.card("control_the_mines").face == ""


def test_control_the_mines_is_turned_back(lay):
    """
    When Black Panther is defeated it can be activated again, in the same turn.
    """
    ann = {
        "at": CITY,
        "power": 2,
        "hand": [],
        CITY: ["explosives"],
        MOUND: [with_tokens("black_panther", -2), "explosives"],
    }
    with own_turn(lay, **ann, **MINES) as scene:
        scene["Ann"].picks("Explosives")

        assert scene.card("control_the_mines").face == ""
        does(scene, "Activate", "Bifrost")


def test_control_the_mines_is_laid_down_on_its_reverse(lay):
    """
    Klaw is defeated while Black Panther is there: the tile comes, but the mines are not Killmonger's yet.
    """
    ann = {CITY: ["knight", "dog_of_war", "klaw"], MOUND: ["black_panther"]}
    with own_turn(lay, **ann) as scene:
        does(scene, "Vanquish", "Knight")

        assert scene.card("control_the_mines").face == "reverse"


@pytest.mark.rule("MV-150")
def test_control_the_mines_cannot_be_relocated(lay):
    """
    It is no Item at a location: a Relocate action does not reach it.
    """
    with own_turn(lay, **MINES) as scene:
        assert scene.why_not("Relocate") == "Nothing of yours can be moved."


# ------------------------------------------------------------------------------------------------ Explosives abroad


@pytest.mark.rule("MV-218")
def test_explosives_abroad_cover_nothing(lay):
    """
    In Loki's Domain they lie loose and leave his symbols open.
    """
    bob = {"at": BIFROST, BIFROST: [of("Ann", "explosives")]}
    with lay(villains=VILLAINS, active=1, Ann={"at": FALLS}, Bob=bob) as scene:
        scene.can_pick("Fate", "Gain Power 1")


@pytest.mark.rule("MV-Q51")
def test_explosives_abroad_are_not_for_their_host(lay):
    """
    The owner of that Domain can neither use nor relocate them.
    """
    bob = {"at": BIFROST, BIFROST: [of("Ann", "explosives"), "lady_loki"]}
    with lay(villains=VILLAINS, active=1, Ann={"at": FALLS}, Bob=bob) as scene:
        scene["Bob"].picks("Relocate")

        assert scene.options == ("Odin's Throne", "Jotunheim", "Sanctum Sanctorum")
        scene["Bob"].picks("Jotunheim")
        scene.cannot_pick("Explosives")


@pytest.mark.rule("MV-Q51")
def test_explosives_abroad_do_not_come_home(lay):
    """
    A Relocate action does not bring them back: it speaks of Allies only.
    """
    with own_turn(lay, bob={BIFROST: [of("Ann", "explosives")]}) as scene:
        assert scene.why_not("Relocate") == "Nothing of yours can be moved."


@pytest.mark.rule("MV-Q51")
def test_explosives_abroad_can_be_removed_there(lay):
    """
    A text that gets rid of an Item in that Domain hits them; they go to Killmonger's pile.
    """
    table = {"villains": VILLAINS, "fate_deck": ["everett_k_ross"]}
    with lay(Ann={"at": FALLS}, Bob={BIFROST: [of("Ann", "explosives")]}, **table) as scene:
        does(scene, "Fate", "Jotunheim", "Explosives")

        assert scene.zone("discard", "Ann") == ("Explosives",)


def test_explosives_are_not_sent_to_events(lay):
    """
    They go to locations of other Domains, and nowhere else.
    """
    ann = {"at": MOUND, "power": 2, FALLS: ["explosives"]}
    with own_turn(lay, kit={"crises": [crisis("helicarrier_alert")]}, **ann, **MINES) as scene:
        scene["Ann"].picks("Activate")

        scene.can_pick_exactly("Odin's Throne", "Bifrost", "Jotunheim", "Sanctum Sanctorum")
        scene["Ann"].picks("Bifrost")
