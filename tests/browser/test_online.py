"""Two people at two computers, and what networks and servers do to them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.together import sit_together, whose_turn
from tests.browser.visiting import CALM, Visitor
from tests.server.serving import Dealt, Program

SHOWN = (
    """() => [...document.querySelectorAll('[data-board] [data-piece]')].map((piece) => piece.dataset.piece).sort()"""
)


@pytest.fixture
def mortal(hosting: list[str]) -> Iterator[list[Program]]:
    """A server that may be killed: whoever starts it again puts it into the list."""
    lives: list[Program] = [Dealt(*hosting)]
    yield lives
    lives[-1].stop()


def take_turns(people: tuple[Visitor, Visitor], turns: int) -> None:
    for turn in range(turns):
        one, state = whose_turn(people)
        one.step(state, turn)


def agree(one: Visitor, other: Visitor) -> None:
    """Both see the same pieces on the board, after a while."""
    for _ in range(100):
        if one.page.evaluate(SHOWN) == other.page.evaluate(SHOWN):
            return
        one.page.wait_for_timeout(100)
    assert one.page.evaluate(SHOWN) == other.page.evaluate(SHOWN)


@pytest.mark.cuts
def test_two_browsers_play_by_invitation_through_a_reload_and_a_killed_server(
    visit: Visit, mortal: list[Program], hosting: list[str]
) -> None:
    host, guest = people = sit_together(visit, mortal[-1].url)
    take_turns(people, 10)
    agree(host, guest)

    guest.page.reload()
    expect(guest.prompt).not_to_be_empty()
    agree(host, guest)
    take_turns(people, 6)

    (acting, _), port = whose_turn(people), mortal[-1].port
    mortal[-1].kill()
    expect(host.page.get_by_role("alert")).to_be_visible()
    host.shoot("online-cut")
    asked = acting.prompt.inner_text()
    (acting.answers.first if acting.answers.count() else acting.closing).click()
    mortal.append(Dealt(*hosting, port=port))
    for one in people:
        expect(one.page.get_by_role("alert")).to_have_count(0, timeout=30_000)
    # What was answered while nobody listened has arrived.
    expect(acting.prompt).not_to_have_text(asked)
    take_turns(people, 8)
    agree(host, guest)
    host.shoot("online")


def test_the_same_seat_in_two_tabs_shows_the_same(visit: Visit) -> None:
    me = visit(settings=CALM)
    me.set_up("me", "here")
    me.settle()
    other = me.context.new_page()
    other.goto(me.page.url)
    expect(other.locator("[data-choice]").first).to_be_visible()
    for turn in range(4):
        me.answer(turn)
    me.settle()
    decision = other.get_by_role("region", name=me.say("ui-decision"))
    expect(decision.get_by_role("heading")).to_have_text(me.prompt.inner_text())
