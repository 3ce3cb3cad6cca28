"""Two people at two computers, and what networks and servers do to them."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import CALM, GAME, STATE, Visitor
from tests.server.serving import Program

SHOWN = (
    """() => [...document.querySelectorAll('[data-board] [data-piece]')].map((piece) => piece.dataset.piece).sort()"""
)


@pytest.fixture
def mortal(hosting: list[str]) -> Iterator[list[Program]]:
    """A server that may be killed: whoever starts it again puts it into the list."""
    lives = [Program(*hosting)]
    yield lives
    lives[-1].stop()


def sit_together(visit: Visit, url: str, game: str = GAME, **how: Any) -> tuple[Visitor, Visitor]:
    """A table for two; the second one comes by the link of the invitation."""
    host, guest = visit(url=url, settings=CALM, **how), visit(url=url, settings=CALM, **how)
    host.set_up("me", "link", name="Ada", game=game)
    link = host.page.get_by_label(host.say("ui-invite-seat", number=2)).input_value()
    guest.open(link)
    guest.page.get_by_label(guest.say("ui-my-name")).fill("Bolek")
    guest.button("ui-join-sit").click()
    guest.page.wait_for_url("**/match/*")
    expect(guest.prompt).not_to_be_empty()
    expect(host.page.get_by_text("Bolek").first).to_be_visible()
    return host, guest


def whose_turn(people: tuple[Visitor, Visitor]) -> Visitor:
    """Whoever can do something, as soon as somebody can."""
    for _ in range(600):
        for one in people:
            if one.page.evaluate(STATE):
                return one
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody can do anything")


def take_turns(people: tuple[Visitor, Visitor], turns: int) -> None:
    for turn in range(turns):
        whose_turn(people).answer(turn)


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

    acting, port = whose_turn(people), mortal[-1].port
    mortal[-1].kill()
    expect(host.page.get_by_role("alert")).to_be_visible()
    host.shoot("online-cut")
    asked = acting.prompt.inner_text()
    (acting.answers.first if acting.answers.count() else acting.closing).click()
    mortal.append(Program(*hosting, port=port))
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
