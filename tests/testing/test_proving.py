"""What happens in the scenes of tests is proved on the way, and a run tells how far."""

import tomllib

import pytest

import tabletop
from tabletop.testing import WayFailure, table
from tabletop.testing._firing import acting_abilities, noting
from tabletop.testing._proving import Found, Proving, share
from tabletop_hedge_court import Crowned, Feast, HedgeCourt
from tests.testing import broken_rulesets as broken

NOW = {"actions": 2, "turn": 1}


def court(**more):
    """Lay a table of Hedge Court at which Ann holds a Feast."""
    return table("hedge-court", Ann={"hand": ["feast"]}, Bob={}, facts=NOW, bluff_safe=False, **more)


@pytest.fixture
def proving():
    """
    Proofs are made while the test runs.
    """
    made = Proving()
    with made.at_work():
        yield made


# ------------------------------------------------------------------------------------------------ what is at work


def test_what_acts_counts_and_what_only_answers_questions_does_not():
    """
    Of Hedge Court's cards these do something; a Captain only adds to the might of others, an Abbess only shelters them.
    """
    acting = acting_abilities(tabletop.ruleset("hedge-court"))

    assert {"parry.cancel", "bodyguard.step_in", "herald.on_play", "jester.sing", "CrownsWin.judge"} <= set(acting)
    assert not any(one.startswith(("captain", "abbess", "Might")) for one in acting)
    assert len(set(acting)) == len(acting)


def test_a_text_that_cards_share_goes_by_their_base():
    """
    Seven tracks have one text, which stands on their kind of card.
    """
    acting = acting_abilities(tabletop.ruleset("master-of-the-galaxy"))

    assert "Track.reward" in acting
    assert "archivist.on_discard" in acting


def test_noting_leaves_everything_as_it_was():
    """
    Abilities and texts tell that they are at work only as long as somebody wants to know.
    """
    rules = tabletop.ruleset("hedge-court")
    kinds = {kind.id: kind for kind in rules.cards}
    before = [ability.run for kind in rules.cards for ability in kind.abilities], kinds["feast"].on_play
    with noting(rules):
        assert kinds["feast"].on_play is not before[1]
        with noting(rules):
            pass
        assert kinds["feast"].on_play is not before[1]

    assert ([ability.run for kind in rules.cards for ability in kind.abilities], kinds["feast"].on_play) == before


def test_each_listener_hears_what_comes_after_so_many_answers():
    """
    Whoever listens from the first answer on does not hear what that answer sets off.
    """
    scene = court()
    with noting(scene.match.ruleset) as all_of_it, noting(scene.match.ruleset, 1) as later:
        scene.pick("Feast")

    assert "feast.on_play" in all_of_it
    assert "feast.on_play" not in later


# ------------------------------------------------------------------------------------------------ proofs in tests


def test_an_answer_that_sets_an_ability_off_is_proved(proving):
    """
    Ann plays her Feast.
    """
    scene = court()
    scene.pick("Feast")

    assert proving.found["hedge-court"].proved["feast.on_play"][0] == "complete"
    assert scene.options == ("Pass",)


class SwiftCourt(HedgeCourt):
    """Each step begins with a crown for the first noble."""

    id = "swift-court"

    async def step(self):
        """Give the crown."""
        await self.perform(Crowned(self.players[0]))
        await super().step()


def test_what_happens_before_anybody_is_asked_is_proved(proving):
    """
    As soon as the scene is laid Ann takes her seventh crown, and wins.
    """
    scene = table(SwiftCourt, Ann={"crowns": {"CROWN": 6}}, Bob={}, facts=NOW)

    assert scene.outcome.winners == (0,)
    assert proving.found["hedge-court"].proved == {"CrownsWin.judge": ("complete", 1)}


def test_a_set_up_is_proved_once_a_file_whatever_other_files_have_proved():
    """
    So what comes of it does not rest on which process runs which file; what is not complete is tried again in the next one.
    """
    proving, rules = Proving(), tabletop.ruleset("star-wars-villainous")
    told = [bool(proving.news(rules, ["Contractor.set_up"], once=True)) for _ in range(2)]
    proving.found["star-wars-villainous"].add("Contractor.set_up", "sampled", 5)
    told.append(bool(proving.news(rules, ["Contractor.set_up"])))
    proving.begin_file()
    told.append(bool(proving.news(rules, ["Contractor.set_up"], once=True)))

    assert told == [True, False, True, True]


def test_a_proof_that_fails_fails_the_test(monkeypatch):
    """
    Ann only plays her Feast, but somebody could ask for more, and this Feast can't stand it.
    """

    async def on_play(card):
        if await card.controller.confirms("More?"):
            raise LookupError("there is no more")

    monkeypatch.setattr(Feast, "on_play", on_play)
    with Proving().at_work(), pytest.raises(WayFailure) as failure:
        court().pick("Feast")

    assert failure.value.way == ("What do you do? Feast", "More? Yes")


def test_games_that_are_not_installed_are_not_proved(proving):
    """
    A test may have games of its own, and break them.
    """
    scene = table(broken.RiddlerFails, Ann={}, Bob={})
    scene.pick("first")

    assert all(not found.proved for found in proving.found.values())


def test_a_game_made_from_an_installed_one_counts_for_its_rules_alone(proving):
    """
    What is on no card is the same there; a card may have the name of another and be something else.
    """
    ((_, counted),) = proving.counted(tabletop.ruleset(SwiftCourt))

    assert "CrownsWin.judge" in counted
    assert "feast.on_play" not in counted


# ------------------------------------------------------------------------------------------------ how far


def test_the_best_proof_counts():
    """
    A complete proof is better than one with samples, that is better than a cut one, and of two the shorter one is.
    """
    found = Found()
    for how, positions in (("cut", 9), ("sampled", 5), ("cut", 1), ("complete", 7), ("complete", 3), ("complete", 4)):
        found.add("feast.on_play", how, positions)
        found.add("tithe.on_play", "sampled", 5)

    assert found.proved == {"feast.on_play": ("complete", 3), "tithe.on_play": ("sampled", 5)}
    assert found.is_complete("feast.on_play")
    assert not found.is_complete("tithe.on_play")
    assert not found.is_complete("herald.on_play")


def test_what_other_processes_found_is_added():
    """
    Each worker of a run proves a part.
    """
    one, other = Proving(), Proving()
    one.found["hedge-court"].add("feast.on_play", "complete", 3)
    other.found["hedge-court"].add("feast.on_play", "cut", 300)
    other.found["hedge-court"].add("tithe.on_play", "sampled", 4)
    other.hear(one.told())

    assert other.found["hedge-court"].proved == {"feast.on_play": ("complete", 3), "tithe.on_play": ("sampled", 4)}


def test_what_was_at_work_in_no_scene_is_missing():
    """
    Of a game of which anything was proved everything else is missing; others may be none of this run's business.
    """
    made = Proving()
    made.found["hedge-court"].add("feast.on_play", "cut", 3)
    missing = made.missing()

    assert "hedge-court: feast.on_play" not in missing
    assert "hedge-court: ghost.rise" in missing
    assert len(missing) == len(made.acting["hedge-court"]) - 1
    assert Proving().missing() == []


def test_the_table_tells_how_far_each_game_is_proved(tmp_path):
    """
    It is read again as it was written, and differs as soon as something else is complete.
    """
    made = Proving()
    for ability, how, positions in (
        ("feast.on_play", "complete", 3), ("ghost.rise", "complete", 9), ("tithe.on_play", "cut", 300),
    ):  # fmt: skip
        made.found["hedge-court"].add(ability, how, positions)
    path = tmp_path / "proofs.toml"
    path.write_text(made.table(), encoding="utf-8")
    told = tomllib.loads(path.read_text(encoding="utf-8"))["hedge-court"]

    assert told == {
        "abilities": len(made.acting["hedge-court"]),
        "complete": 2,
        "positions": {"median": 3, "nine_in_ten": 9, "most": 9},
        "sampled": [],
        "cut": ["tithe.on_play"],
    }
    assert made.differences(path) == []
    made.found["hedge-court"].add("tithe.on_play", "sampled", 300)
    assert made.differences(path) == [
        "hedge-court: sampled is ['tithe.on_play'], and proofs.toml says []",
        "hedge-court: cut is [], and proofs.toml says ['tithe.on_play']",
    ]


def test_without_a_table_everything_differs(tmp_path):
    """
    A file that is not there says nothing.
    """
    made = Proving()
    made.found["hedge-court"].add("feast.on_play", "complete", 3)

    assert "hedge-court: complete is 1, and none.toml says None" in made.differences(tmp_path / "none.toml")


def test_a_game_that_the_table_names_and_nobody_plays_differs(tmp_path):
    """
    Scenes that are gone are missed.
    """
    path = tmp_path / "proofs.toml"
    path.write_text("[hedge-court]\nabilities = 15\ncomplete = 15\nsampled = []\ncut = []\n", encoding="utf-8")

    assert "hedge-court: complete is None, and proofs.toml says 15" in Proving().differences(path)


@pytest.mark.parametrize(("part", "count"), [(0.5, 2), (0.9, 40), (1, 40)])
def test_shares_are_counted_from_below(part, count):
    """
    Half of four numbers are no greater than the second.
    """
    assert share([1, 2, 3, 40], part) == count
    assert share([], part) == 0


# ------------------------------------------------------------------------------------------------ a run

SCENE = """
from tabletop.testing import table


def test_a_feast():
    scene = table("hedge-court", Ann={"hand": ["feast"]}, Bob={}, facts={"actions": 2, "turn": 1}, bluff_safe=False)
    scene.pick("Feast")
"""
PLUGIN = ("-p", "tabletop.testing.pytest_plugin", "-p", "no:randomly", "--no-header")


@pytest.mark.slow
@pytest.mark.parametrize("processes", [(), ("-n", "1")], ids=["one process", "a worker"])
def test_a_run_tells_what_was_not_proved(pytester, processes):
    """
    All tests pass, and the run fails: it proves the Feast and nothing else, and writes down how far it came.
    """
    pytester.makepyfile(SCENE)
    run = pytester.runpytest_subprocess(*PLUGIN, "--prove", "proofs.toml", "--rewrite-golden", *processes)
    told = tomllib.loads((pytester.path / "proofs.toml").read_text(encoding="utf-8"))["hedge-court"]

    run.assert_outcomes(passed=1)
    assert run.ret == pytest.ExitCode.TESTS_FAILED
    assert told["complete"] == 1
    run.stdout.fnmatch_lines(["hedge-court: ghost.rise was at work in no scene"])
    run.stdout.no_fnmatch_line("*feast.on_play*")


def test_a_run_without_the_option_proves_nothing(pytester):
    """
    Proofs take time, and not every run wants them.
    """
    pytester.makepyfile(SCENE)
    run = pytester.runpytest(*PLUGIN)

    assert run.ret == pytest.ExitCode.OK
    run.stdout.no_fnmatch_line("*every way*")
