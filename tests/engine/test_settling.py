"""In which order things settle, seen from the agenda alone: no game, no table, only abilities that wait."""

import pytest

from tabletop import ByResolution, Nested, NewestFirst
from tabletop._play.stack import Frame, Pending


class Source:
    """Something with abilities, of nobody's."""

    controller = "somebody"


class Named:
    """An ability with a name, in place of a real one."""

    def __init__(self, name):
        self.name = name


def waits(agenda, *names):
    """Let abilities wait that were set off at one moment, and return them."""
    agenda.begin_moment()
    added = [Pending(Source(), Named(name), None) for name in names]
    for pending in added:
        agenda.add(pending)
    return added


def comes(agenda, **how):
    """Return the names of the abilities that come next, a resolution that can be finished, or None."""
    found = agenda.next(**how)
    return [pending.ability.name for pending in found] if isinstance(found, list) else found


def begun(agenda):
    """Begin to resolve something, and return its frame."""
    frame = Frame(Source(), "text", "somebody")
    agenda.open(frame)
    return frame


@pytest.mark.parametrize("kind", [NewestFirst, ByResolution, Nested])
def test_nothing_comes_of_nothing(kind):
    """
    Where nothing waits, nothing comes next, and nothing is unsettled.
    """
    agenda = kind()

    assert (comes(agenda), agenda.waiting, agenda.unsettled) == (None, [], 0)


def test_the_newest_moment_comes_first():
    """
    What one moment has set off comes together, the newest first.
    """
    agenda = NewestFirst()
    waits(agenda, "old", "old too")
    waits(agenda, "new")

    assert comes(agenda) == ["new"]
    agenda.triggers.pop()
    assert comes(agenda) == ["old", "old too"]


def test_newest_first_a_resolution_is_finished_when_nothing_waits():
    """
    What comes afterwards comes last, the latest resolution first.
    """
    agenda = NewestFirst()
    first, second = begun(agenda), begun(agenda)
    agenda.finishing += [first, second]
    waits(agenda, "new")

    assert comes(agenda) == ["new"]
    agenda.triggers.clear()
    assert comes(agenda) is second


def test_by_resolution_all_that_one_has_set_off_comes_together():
    """
    Whenever it happened, what a resolution has set off waits together; what the outer one did waits for the inner one's.
    """
    agenda = ByResolution()
    begun(agenda)
    waits(agenda, "outer")
    begun(agenda)
    waits(agenda, "inner")
    waits(agenda, "inner later")
    agenda.close()
    agenda.close()

    assert comes(agenda) == ["inner", "inner later"]


def test_by_resolution_one_is_finished_before_the_outer_goes_on():
    """
    When all is settled that it has set off, a resolution is finished, and then comes what the outer one has set off.
    """
    agenda = ByResolution()
    begun(agenda)
    waits(agenda, "outer")
    inner = begun(agenda)
    waits(agenda, "inner")
    agenda.finishing.append(inner)
    agenda.close()
    agenda.close()

    assert comes(agenda) == ["inner"]
    agenda.triggers.pop()
    assert comes(agenda) is inner
    agenda.finishing.clear()
    assert comes(agenda) == ["outer"]


def test_by_resolution_what_goes_on_may_leave_its_own_waiting():
    """
    With later, only what came after the resolution that goes on is settled; without, its own is settled too.
    """
    agenda = ByResolution()
    waits(agenda, "before")
    begun(agenda)
    waits(agenda, "own")

    assert (comes(agenda), comes(agenda, later=True)) == (["own"], None)
    agenda.triggers.pop()
    assert comes(agenda) is None


def test_an_ability_that_waited_belongs_to_the_resolution_that_set_it_off():
    """
    What it sets off in its turn waits with the others of that resolution; nested, it is a resolution of its own.
    """
    for kind, expected in ((ByResolution, ["other", "more"]), (Nested, ["more"])):
        agenda = kind()
        begun(agenda)
        pending, _ = waits(agenda, "one", "other")
        agenda.triggers.remove(pending)
        agenda.open(Frame(Source(), "text", "somebody"), pending)
        waits(agenda, "more")

        assert comes(agenda) == expected


def test_nested_the_oldest_of_its_own_comes_first():
    """
    A resolution settles what it has set off itself, the oldest first; what waited before goes on waiting.
    """
    agenda = Nested()
    waits(agenda, "before")
    begun(agenda)
    waits(agenda, "first")
    waits(agenda, "second")

    assert comes(agenda) == ["first"]
    del agenda.triggers[1:]
    assert comes(agenda) is None
    agenda.close()
    assert comes(agenda) == ["before"]


def test_when_something_is_settled_at_once():
    """
    Newest first and by resolution, when nothing is being resolved or checked; nested, always; never inside of a whole.
    """
    for kind in (NewestFirst, ByResolution, Nested):
        agenda = kind()
        assert agenda.is_due
        agenda.held = 1
        assert not agenda.is_due
        agenda.held = 0
        agenda.checking = True
        assert agenda.is_due is kind.nests
        agenda.checking = False
        begun(agenda)
        assert agenda.is_due is kind.nests


def test_what_works_no_more_waits_no_longer():
    """
    An ability that is dropped is dropped wherever it waits, and no other one is.
    """
    agenda = NewestFirst()
    source, ability, other = Source(), Named("one"), Named("other")
    for one in (ability, other, ability):
        agenda.add(Pending(source, one, None))
    agenda.drop(source, ability)

    assert comes(agenda) == ["other"]


def test_all_is_forgotten_at_rest():
    """
    What is cleared is as it was at first.
    """
    agenda = Nested()
    agenda.finishing.append(begun(agenda))
    waits(agenda, "one")
    agenda.held = 2
    agenda.checking = True
    agenda.clear()

    assert (agenda.unsettled, agenda.stack, agenda.is_due, agenda.new_group()) == (0, [], True, 1)


@pytest.mark.parametrize("order", [NewestFirst, ByResolution, Nested])
def test_what_is_cleared_waits_for_nothing(order):
    """
    An agenda that is cleared is as one that was just made.
    """
    agenda, other = order(), order()
    agenda.held, agenda.checking = 2, True
    agenda.clear()

    assert (agenda.held, agenda.checking, agenda.unsettled) == (other.held, other.checking, other.unsettled)


@pytest.mark.parametrize("order", [NewestFirst, ByResolution, Nested])
def test_what_waits_and_what_is_to_be_finished_are_both_unsettled(order):
    """
    One of each is two, and not nothing.
    """
    agenda = order()
    waits(agenda, "a")
    agenda.finishing.append(begun(agenda))

    assert agenda.unsettled == 2
