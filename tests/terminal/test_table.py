"""Playing at the table in the terminal, with keys and the mouse."""

import json

import pytest

import tabletop
from tabletop.terminal._choices import Choices
from tabletop.terminal._dialogs import Ask, Curtain, Page, SaveAs, Texts
from tabletop.terminal._eyes import reasons_for
from tabletop.testing import table
from tests.terminal.kit import NARROW, WIDE, played, sit


def unseen(match, seat):
    """Return the names of cards that lie where a seat can't see them, and nowhere that it can."""
    seen = {card.name for card in match.view(seat).cards.values()}
    told = " ".join(event.text.english for event in match.events(seat))
    game = match._live()
    names = {card.name for player in game.players for card in player.hand if player.seat != seat}
    return {name for name in names if name not in seen and name not in told}


# ------------------------------------------------------------------------------------------------ playing


@pytest.mark.parametrize("size", [WIDE, NARROW])
@pytest.mark.slow
@played
async def test_a_whole_match_is_played_by_keys(court, size):
    """Ann plays hedge-court against a bot to the end, with keys alone, and the ranking is shown."""
    async with sit(court, {1: "random"}, size=size) as ann:
        for _ in range(400):
            if court.decision is None:
                break
            await ann.answer()

        assert court.outcome is not None
        assert isinstance(ann.app.screen, Ask)
        assert "Hedge Court is over" in ann.text()
        assert "★ winner" in ann.text()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tic-tac-toe", "leduc-poker"])
@pytest.mark.parametrize("size", [WIDE, NARROW])
@played
async def test_every_game_can_be_played(game, size):
    """Whatever is installed can be played by keys, on wide and narrow screens, against bots that look ahead."""
    match = tabletop.new(game, seats=["Ann", "Bob"], seed=5)
    async with sit(match, {1: "lookahead"}, size=size) as ann:
        while match.decision is not None:
            await ann.answer()

        assert match.outcome is not None
        assert match.ruleset.title in ann.text()


@played
async def test_arrows_and_enter_choose(board):
    """The arrow keys go to an option and Enter chooses it."""
    async with sit(board, {1: "random"}) as ann:
        await ann.press("down", "down", "enter")

        assert board.view(0).facts["squares"][2] == 0


@played
async def test_the_table_is_drawn(board):
    """What a game draws of itself is on the screen."""
    async with sit(board, {}) as both:
        await both.press("5")

        assert "· X ·" in both.text()


@played
async def test_a_click_chooses(board):
    """A click on an option chooses it."""
    async with sit(board, {1: "random"}) as ann:
        await ann.pilot.click("#choices", offset=(5, 4))
        await ann.settle()

        assert board.view(0).facts["squares"][4] == 0


@played
async def test_a_click_on_a_card_tells_its_text(court):
    """A click on a card at the table opens its text."""
    async with sit(court, {1: "random"}) as ann:
        row, line = next((row, line) for row, line in enumerate(ann.text().split("\n")) if "hand  " in line)
        await ann.pilot.click(offset=(line.index("▌") + 2, row))
        await ann.settle()

        assert isinstance(ann.app.screen, Texts)
        assert court.view(0).zone("hand", 0).cards[0].name in ann.text()


@played
async def test_the_mouse_over_a_card_tells_its_text(court):
    """The card under the mouse is explained beside the decision."""
    async with sit(court, {1: "random"}) as ann:
        card = court.view(0).zone("hand", 0).cards[2]
        row, line = next((row, line) for row, line in enumerate(ann.text().split("\n")) if "hand  " in line)
        await ann.pilot.hover(offset=(line.index(f"▌{card.name}") + 2, row))
        await ann.settle()

        assert card.name in str(ann.app.table.query_one("#card").render())


# ------------------------------------------------------------------------------------------------ choices of several


def choosing(*, ordered=False, at_least=2, at_most=3):
    """Return a match of a game that asks each seat for several of five letters."""

    class Letters(tabletop.Game):
        """Choose letters."""

        id = "letters"
        title = "Letters"
        seats = (1, 2)

        async def step(self):
            picked = await self.active.choose_some(
                "Which letters?", "abcde", at_least=at_least, at_most=at_most, ordered=ordered
            )
            self.end(tabletop.Outcome.by_points([len(picked)], f"It was {'-'.join(picked)}."))

    return tabletop.new(Letters, seats=["Ann"], seed=1)


@played
async def test_several_are_marked_and_confirmed():
    """Of several options each is marked with the space bar; Enter confirms when there are enough."""
    match = choosing()
    async with sit(match) as ann:
        assert "mark 2 to 3" in ann.prompt
        await ann.press("space", "enter")
        assert match.number == 0
        assert "1 so far" in ann.prompt

        await ann.press("down", "down", "space", "enter")

        assert str(match.outcome.how) == "It was a-c."


@played
async def test_a_mark_can_be_taken_away():
    """The space bar on a marked option takes the mark away."""
    match = choosing()
    async with sit(match) as ann:
        await ann.press("1", "2", "3", "2", "enter")

        assert str(match.outcome.how) == "It was a-c."


@played
async def test_one_too_many_takes_the_place_of_the_last():
    """No more can be marked than may be chosen: another mark replaces the last one."""
    match = choosing(at_most=2)
    async with sit(match) as ann:
        await ann.press("1", "2", "5", "enter")

        assert str(match.outcome.how) == "It was a-e."


@played
async def test_order_is_the_order_of_marks():
    """Where order counts, options are chosen in the order in which they were marked, and the marks show it."""
    match = choosing(ordered=True)
    async with sit(match) as ann:
        await ann.press("3", "1")
        assert "in order" in ann.prompt
        assert " 1  c" in ann.text().replace("▔", " ")

        await ann.press("enter")

        assert str(match.outcome.how) == "It was c-a."


@played
async def test_done_can_be_clicked():
    """With the mouse, options are marked by clicks and confirmed with a button."""
    match = choosing()
    async with sit(match) as ann:
        await ann.pilot.click("#choices", offset=(5, 1))
        await ann.pilot.click("#choices", offset=(5, 3))
        await ann.pilot.click("#done")
        await ann.settle()

        assert str(match.outcome.how) == "It was b-d."


@played
async def test_none_can_be_chosen_where_none_will_do():
    """Where no option needs to be chosen, Enter at once chooses none."""
    match = choosing(at_least=0)
    async with sit(match) as ann:
        await ann.press("enter")

        assert match.outcome.points == (0,)


# ------------------------------------------------------------------------------------------------ secrets


@pytest.mark.slow
@played
async def test_the_curtain_hides_the_hand(court):
    """Between two people at one keyboard a curtain falls, and nobody's hand is to be seen until it is lifted."""
    async with sit(court) as both:
        for _ in range(25):
            assert isinstance(both.app.screen, Curtain)
            seat = court.decision.seat
            name = court.seats[seat]
            assert f"Pass the keyboard to {name}." in both.text()
            hands = {card.name for player in court._live().players for card in player.hand}
            assert not any(name in both.text() for name in hands)
            both.app.screen.query("*")
            assert not str(both.app.table.query_one("#picture").render())

            await both.press("enter")
            assert all(card.name in both.text() for card in court.view(seat).zone("hand", seat).cards)
            assert not any(name in both.text() for name in unseen(court, seat))
            while court.decision is not None and court.decision.seat == seat and court.number < 24:
                await both.answer()
            if court.decision is None or court.number >= 24:
                break


@played
async def test_dialogs_close_before_the_curtain_falls(court):
    """What one player has open does not lie in front of the next one."""
    async with sit(court, {}) as both:
        await both.press("enter")
        while court.decision.seat == 0:
            number = court.number
            court.answer(len(court.decision.options) - 1)
            assert court.number == number + 1
        await both.press("t")
        both.app.table.go_on()
        await both.settle()
        assert isinstance(both.app.screen, Curtain)
        await both.press("enter")

        assert both.app.screen is both.app.table


@played
async def test_no_curtain_where_nothing_is_hidden(board):
    """At tic-tac-toe two people see the same, so no curtain falls between them."""
    async with sit(board) as both:
        await both.press("1")
        assert both.app.screen is both.app.table
        assert "Bob decides" in both.text()
        await both.press("1")

        assert "Ann decides" in both.text()


@played
async def test_a_curtain_falls_before_a_secret_is_chosen():
    """Where a game has hidden pools, a curtain falls before anything is in them, and again before the next player."""

    class Hider(tabletop.Player):
        fingers = tabletop.pool(tabletop.OWNER)

    class Morra(tabletop.Game):
        """Both show some fingers at once."""

        id = "morra"
        title = "Morra"
        player_class = Hider
        FINGER = tabletop.supply()

        async def step(self):
            for player in self.players:
                count = await player.choose_number("How many fingers?", 1, 5)
                player.take(self.FINGER, count, to=player.fingers)
            self.end(tabletop.Outcome.by_points([player.fingers[self.FINGER] for player in self.players], "Shown!"))

    match = tabletop.new(Morra, seats=["Ann", "Bob"], seed=1)
    async with sit(match) as both:
        assert isinstance(both.app.screen, Curtain)
        await both.press("enter", "3")
        assert isinstance(both.app.screen, Curtain)
        await both.press("enter")
        assert "fingers 0" in both.text()
        await both.press("5")

    assert match.outcome.points == (3, 5)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.slow
@played
async def test_the_screen_never_shows_a_hidden_card(seed):
    """At no moment of a match does any screen of a player name a card that the player can't know."""
    match = tabletop.new("hedge-court", seats=["Ann", "Bob"], seed=seed)
    checked = 0
    async with sit(match, {1: "random"}) as ann:
        for _ in range(9):
            if match.decision is None:
                break
            names = unseen(match, 0)
            # A card may be named in the text of one that is seen; other kinds than those must not be anywhere.
            texts = " ".join(ann.app.table.painter.catalogue.cards[card.kind].text
                             for card in match.view(0).cards.values() if card.kind)  # fmt: skip
            names = {name for name in names if name not in texts}
            for key in ("", "t", "l"):
                if key:
                    await ann.press(key)
                shown = ann.text()
                assert not any(name in shown for name in names), (key, names)
                checked += len(names)
                if key:
                    await ann.press("escape")
            await ann.answer()

    assert checked > 20


@played
async def test_a_bot_thinks_with_a_copy(court):
    """While bots think the match stays as it is, and only their answers change it."""
    seen = []

    class Watched:
        def choose(self, match, seat):
            seen.append(match is court)
            return 0 if match.decision.single else tuple(range(match.decision.at_least))

    async with sit(court, {1: "random"}) as ann:
        ann.app.table.seating.bots[1] = Watched()
        while not seen and court.decision:
            await ann.answer()

    assert seen
    assert not any(seen)


@played
async def test_markup_in_names_is_only_text():
    """Names that look like markup are shown as they are."""
    match = tabletop.new("leduc-poker", seats=["[red]Ann", "[/b]Bob[@click=app.quit]"], seed=1)
    async with sit(match, {1: "random"}) as ann:
        assert "[red]Ann" in ann.text()
        assert "[/b]Bob[@click=app.quit]" in ann.text()
        while match.decision is not None:
            await ann.answer()

        assert "[/b]Bob[@click=app.quit]" in ann.text()


# ------------------------------------------------------------------------------------------------ reading


@played
async def test_card_texts(court):
    """Key t opens the texts of all cards that are seen, and arrows go through them."""
    async with sit(court, {1: "random"}) as ann:
        hand = court.view(0).zone("hand", 0).cards
        await ann.press("t")
        texts = {card.id: card.text for card in court.ruleset.catalogue}
        for card in hand:
            page = str(ann.app.screen.query_one("#page").render())
            assert texts[card.kind] in page
            assert "official" in page
            await ann.press("down")
        await ann.press("escape")

        assert ann.app.screen is ann.app.table


@played
async def test_numbers_are_explained(court):
    """The text of a card in play says why its might is what it is."""
    while not any("Captain" in line for line in explained(court)):
        court.answer(0 if court.decision.single else tuple(range(court.decision.at_least)))
    court.answer(0)
    async with sit(court, {1: "random"}) as ann:
        pages = [str(page) for _, _, page in ann.app.table.texts()]

        assert any(", now " in page and "Captain add 1" in page for page in pages)


def explained(match):
    """Return why cards in play have the might that they have."""
    view = match.view(0)
    return [line for card in view.cards.values() for line in reasons_for(match, view, card)]


@played
async def test_the_question_names_what_it_is_about():
    """A question about an event names the noble and the trick, not the fields they stand in."""
    match = tabletop.new("hedge-court", seats=["Ann", "Bob"], seed=3)
    while match.decision.kind != "react":
        tricks = [option.index for option in match.decision.options if option.label in {"Feast", "Ambush", "Tithe"}]
        match.answer((tricks or [len(match.decision.options) - 1])[0])

    text = match.view(match.decision.seat).decision.prompt.english

    assert text.startswith("React to: ")
    assert "{" not in text
    assert " plays " in text


@played
async def test_why_not():
    """Key w lists what can't be chosen now, with the reasons that the game gives."""

    class Idler(tabletop.Card, copies=1):
        """Rests."""

    class Worker(tabletop.Card, copies=1):
        """Works."""

    class Yard(tabletop.Player):
        hand = tabletop.zone(tabletop.OWNER)

    class Work(tabletop.Game):
        """Somebody has to work."""

        id = "work"
        title = "Work"
        seats = (1,)
        player_class = Yard
        cards = (Idler, Worker)

        async def set_up(self):
            self.add_cards(self.cards, self.active.hand)

        async def step(self):
            tired = {"Idler": "Idlers never work."}
            await self.active.choose(
                "Who works?", self.active.hand, why_not=lambda card: tired.get(card.name), optional=True
            )
            self.end(tabletop.Outcome.drawn(1, "Done."))

    async with sit(tabletop.new(Work, ["Ann"], seed=1)) as ann:
        assert [option.label for option in ann.choices.decision.options] == ["Worker", "Pass"]
        await ann.press("w")

        assert isinstance(ann.app.screen, Page)
        assert "Idler: Idlers never work." in ann.text()
        await ann.press("escape", "t", "home")
        assert "not now: Idlers never work." in ann.text()


@played
async def test_log_and_help(court):
    """Key l opens the log and ? the keys; Escape closes them."""
    async with sit(court, {1: "random"}) as ann:
        await ann.press("l")
        assert "What happened" in ann.text()
        assert "Ann's deck is shuffled." in ann.text()
        await ann.press("escape", "question_mark")
        assert "the texts of all that you see" in ann.text()
        await ann.press("escape")

        assert ann.app.screen is ann.app.table


@played
async def test_the_narrow_screen_shows_what_matters(court):
    """On 80 by 24 both players, the hand, the question, every option and the keys are on the screen."""
    async with sit(court, {1: "random"}, size=NARROW) as ann:
        text = ann.text()
        assert all(len(line) <= 80 for line in text.split("\n"))
        assert len(text.split("\n")) == 24
        for words in ("Bob", "Ann (you)", "What do you do?", "q Quit", "hand"):
            assert words in text
        for option in ann.choices.decision.options:
            assert option.label in text


@played
async def test_a_resized_screen_is_drawn_anew(court):
    """From wide to narrow the log at the side goes, and the table stays."""
    async with sit(court, {1: "random"}, size=WIDE) as ann:
        assert ann.app.table.query_one("#log").display
        await ann.pilot.resize_terminal(80, 24)
        await ann.settle()

        assert "Ann (you)" in ann.text()
        assert not ann.app.table.query_one("#log").region.width


# ------------------------------------------------------------------------------------------------ taking back and saving


@played
async def test_undo_is_offered_and_taken():
    """While nothing was shown or rolled and nobody else acted, the last answer can be taken back."""
    match = twice()
    async with sit(match) as ann:
        assert "takes your last answer back" not in ann.prompt
        await ann.press("2")
        assert "u takes your last answer back" in ann.prompt
        await ann.press("u")
        assert match.number == 0
        await ann.press("1", "1")

        assert match.outcome.points == (0,)


def twice():
    """Return a match of a game that asks one seat twice for a number."""

    @tabletop.facts
    class Sum(tabletop.Facts):
        total: int = 0
        asked: int = 0

    class Twice(tabletop.Game):
        """Name two numbers."""

        id = "twice"
        title = "Twice"
        seats = (1,)
        facts_class = Sum

        async def step(self):
            number = await self.active.choose_number("Which number?", 0, 2)
            self.set_facts(total=self.facts.total + number, asked=self.facts.asked + 1)
            if self.facts.asked == 2:
                self.end(tabletop.Outcome.by_points([self.facts.total], "That was it."))

    return tabletop.new(Twice, seats=["Ann"], seed=1)


@played
async def test_undo_is_refused_after_another_has_acted(board):
    """Once a bot has answered, nothing can be taken back: the table stays, and the player is told."""
    async with sit(board, {1: "random"}) as ann:
        await ann.press("1")
        before = board.digest()
        await ann.press("u")

        assert board.digest() == before
        assert "can't be taken back" in ann.said


@pytest.mark.slow
@played
async def test_save_and_resume(court, tmp_path, monkeypatch):
    """A match saved in the middle goes on where it was."""
    monkeypatch.chdir(tmp_path)
    async with sit(court, {1: "random"}) as ann:
        for _ in range(3):
            await ann.answer()
        await ann.press("s")
        assert isinstance(ann.app.screen, SaveAs)
        await ann.press("enter")
    (file,) = tmp_path.iterdir()
    again = tabletop.load(file.read_text(), verify=True)

    assert file.name == f"hedge-court-{court.number}.json"
    assert again.digest() == court.digest()
    async with sit(again, {1: "random"}) as ann:
        while again.decision is not None:
            await ann.answer()
    assert again.outcome is not None


@played
async def test_saving_asks_before_it_writes_over_a_file(board, tmp_path, monkeypatch):
    """A file that is there is only written over after a second Enter."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "tic-tac-toe-0.json"
    file.write_text("precious")
    async with sit(board, {1: "random"}) as ann:
        await ann.press("s", "enter")
        assert file.read_text() == "precious"
        assert "is there already" in ann.text()
        await ann.press("enter")

    assert json.loads(file.read_text())["game"] == "tic-tac-toe"


@played
async def test_a_save_that_cannot_be_written_is_told(board, tmp_path):
    """Where a file can't be written the player is told, and the match goes on."""
    async with sit(board, {1: "random"}) as ann:
        ann.app.table.save_as(str(tmp_path / "nowhere" / "file.json"))
        await ann.settle()

        assert "Not saved" in ann.said
        assert ann.app.screen is ann.app.table


@played
async def test_a_match_that_asks_for_chance_goes_on():
    """Where dice and shuffles are decisions, chance decides them without anybody at the keyboard."""
    match = tabletop.new("leduc-poker", seats=["Ann", "Bob"], seed=5, ask_chance=True)
    async with sit(match, {1: "random"}) as ann:
        while match.decision is not None:
            assert match.decision.seat == 0
            await ann.answer()

    assert match.outcome is not None


@played
async def test_saving_before_leaving(board, tmp_path, monkeypatch):
    """When asked about leaving, a player may save first; an empty name is not taken."""
    monkeypatch.chdir(tmp_path)
    async with sit(board, {1: "random"}) as ann:
        await ann.press("q", "s")
        assert isinstance(ann.app.screen, SaveAs)
        ann.app.screen.query_one("#file").value = ""
        await ann.press("enter")
        assert "needs a name" in ann.text()
        await ann.press("escape")
        assert ann.app.screen is ann.app.table

    assert not list(tmp_path.iterdir())


@played
async def test_a_late_answer_is_refused(board):
    """An answer to a question that is not open any more changes nothing, and the player is told."""
    async with sit(board, {1: "random"}) as ann:
        late = Choices.Answered(ann.choices.decision, (8,))
        await ann.press("1")
        before = board.digest()
        ann.app.table.on_choices_answered(late)
        await ann.settle()

        assert board.digest() == before
        assert "answer.stale" in ann.said


@played
async def test_a_bot_that_fails_is_told(board):
    """Where a bot gives an answer that is not on offer, the match stays as it is and the players are told."""

    class Cheat:
        def choose(self, match, seat):
            return 99

    async with sit(board, {1: "random"}) as ann:
        ann.app.table.seating.bots[1] = Cheat()
        await ann.pilot.press("1")
        await ann.pilot.pause(0.2)

        assert board.number == 1
        assert "answer.illegal" in ann.said


# ------------------------------------------------------------------------------------------------ the end


@played
async def test_play_again(board):
    """After the end the same players can play again."""
    async with sit(board, {1: "random"}) as ann:
        while board.decision is not None:
            await ann.answer()
        await ann.press("p")

        assert ann.match is not board
        assert ann.match.seats == ("Ann", "Bob")
        assert "Ann decides" in ann.text()


@played
async def test_looking_at_the_table_after_the_end(board):
    """After the end one can look at the table, and play again or leave from there."""
    async with sit(board, {1: "random"}) as ann:
        while board.decision is not None:
            await ann.answer()
        await ann.press("l")
        assert "p plays again" in ann.text()
        await ann.press("q")

        assert not ann.app.is_running


@played
async def test_leaving_asks_first(court):
    """Key q asks before a match is left."""
    async with sit(court, {1: "random"}) as ann:
        await ann.press("q")
        assert "Leave the match?" in ann.text()
        await ann.press("n")
        assert ann.app.is_running
        await ann.press("q")
        await ann.pilot.click("#leave")
        await ann.pilot.pause()

        assert not ann.app.is_running


@played
async def test_the_curtain_can_be_left(court):
    """At the curtain a player can leave, but saving waits until it is lifted; a click lifts it."""
    async with sit(court) as both:
        await both.press("q")
        assert "leave" in both.text()
        assert "save first" not in both.text()
        await both.press("n", "s", "t", "l", "u", "w")
        assert isinstance(both.app.screen, Curtain)
        await both.pilot.click("#curtain")
        await both.settle()

        assert both.app.screen is both.app.table


@played
async def test_scrolling_the_table(court):
    """Page down and page up scroll a table that is higher than the screen."""
    async with sit(court, {1: "random"}, size=(80, 15)) as ann:
        table = ann.app.table.query_one("#table")
        await ann.press("pagedown")
        assert table.scroll_y > 0
        await ann.press("pageup")

        assert table.scroll_y == 0


@played
async def test_watching_bots_play():
    """With bots on all seats the match plays itself, seen through a spectator's eyes: no hand is shown."""
    match = tabletop.new("hedge-court", seats=["Ann", "Bob"], seed=4)
    async with sit(match, {0: "random", 1: "random"}) as nobody:
        assert nobody.app.table.viewer is None
        while match.decision is not None:
            await nobody.pilot.pause(0.01)
        await nobody.settle()

        assert "is over" in nobody.text()
        assert nobody.app.table.view.seat is None


@pytest.mark.slow
@played
async def test_bots_can_be_paused():
    """Key p stops the bots until it is pressed again."""
    match = tabletop.new("hedge-court", seats=["Ann", "Bob"], seed=4)
    async with sit(match, {0: "random", 1: "random"}, pace=0.05) as nobody:
        await nobody.press("p")
        await nobody.pilot.pause(0.1)
        number = match.number
        await nobody.pilot.pause(0.2)
        assert match.number == number
        assert "(paused)" in nobody.text()
        await nobody.press("p", "plus", "plus", "plus")
        while match.decision is not None:
            await nobody.pilot.pause(0.01)

    assert match.number > number


@played
async def test_the_pace_of_bots_can_be_changed(board):
    """Keys + and - make bots faster and slower, within bounds."""
    async with sit(board, {1: "random"}, pace=1.0) as ann:
        await ann.press("plus")
        assert ann.app.table.pace == 0.5
        await ann.press("minus", "minus")
        assert ann.app.table.pace == 2.0
        await ann.press(*["minus"] * 6)

        assert ann.app.table.pace == 10.0


def nothing_to_play():
    """Lay a table of Smash Up at which Ann, whose turn it is, has nothing to play."""
    facts = {"phase": "play cards", "turn": 1, "free_minion": True, "free_action": True}
    pairs = (("cowboys", "vikings"), ("samurai", "ancient_egyptians"))
    ann, bob = {"hand": []}, {"hand": ["Mummy"]}
    return table("smash-up", Ann=ann, Bob=bob, facts=facts, options={"factions": pairs, "first": 0}).match


@played
async def test_a_question_with_one_answer_is_asked():
    """Without the setting Ann passes herself, even if she can do nothing else."""
    match = nothing_to_play()
    async with sit(match, {1: "random"}):
        assert match.number == 0
        assert match.decision.only_answer == (0,)


@played
async def test_a_question_with_one_answer_is_passed_over():
    """With the setting the table passes for Ann, who is alone with bots, and the log has it as if she had."""
    match = nothing_to_play()
    async with sit(match, {1: "random"}, passes_over=True) as ann:
        for _ in range(50):
            if match.number:
                break
            await ann.pilot.pause(0.01)

        assert match.number > 0
        assert next(event.text.english for event in match.events(1) if event.kind == "Asked") == (
            "Ann plays cards or uses abilities"
        )


@played
async def test_nothing_is_passed_over_where_several_people_sit():
    """If Bob sits at the same keyboard he would see that Ann was not asked: so she is."""
    match = nothing_to_play()
    async with sit(match, {}, passes_over=True) as both:
        await both.pilot.pause(0.05)

        assert match.number == 0
