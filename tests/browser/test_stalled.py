"""A game in which nothing moves: the page offers to end it, the table votes, and the result says how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from pentapolis.games import load
from pentapolis.kernel import Match
from pentapolis.kernel.record import Record
from tests.browser.conftest import Visit
from tests.browser.positions import sit_down
from tests.browser.together import whose_turn
from tests.browser.visiting import CALM, DESKTOP, GAME, PHONE, Visitor
from tests.server.idling import SEED, idle
from tests.server.serving import Dealt, Program

LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}


@pytest.fixture(scope="module")
def idle_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server whose tables soon stall if nobody takes a card."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DEAL", SEED)
        program = Dealt("--database-url", f"sqlite:///{Path(tmp_path_factory.mktemp('idle')) / 'table.db'}")
    yield program
    program.stop()


def stalled_game() -> tuple[str, int, int]:
    """The record of a game that stalls and then goes on, after how many answers it has stalled, and who is asked."""
    match = Match.start(load(GAME), 3, {}, SEED)
    while not match.stalled:
        assert match.ask is not None
        match.answer(idle(match.ask.options))
    assert match.ask is not None
    at, seat = len(match.history), match.ask.seat
    return Record.of(match, ["Ada", "Bolek", "Celina"], {}, SEED).to_text(), at, seat


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("en", DESKTOP, "light"), ("pl", PHONE, "dark"), ("pl", LANDSCAPE, "light"), ("en", LAPTOP, "dark")],
)
def test_who_plays_alone_ends_a_stalled_game(visit: Visit, language: str, size: ViewportSize, theme: str) -> None:
    me = visit(language=language, size=size, settings={**CALM, "theme": theme})
    sit_down(me, *stalled_game())
    name = f"{language}-{size['width']}"
    offer = me.page.get_by_role("status").filter(has_text=me.say("ui-stalled"))
    expect(offer).to_be_in_viewport()
    me.shoot(f"stalled-{name}")
    offer.get_by_role("button", name=me.say("ui-end-game")).click()
    dialog = me.page.locator("dialog[open]")
    expect(dialog).to_contain_text(me.say("ui-end-game-alone"))
    me.shoot(f"stalled-ask-{name}")
    dialog.get_by_role("button", name=me.say("ui-end-game-now"), exact=True).click()
    expect(me.prompt).to_contain_text(me.say("ui-over-agreed"))
    expect(offer).to_have_count(0)
    me.page.locator('section a[href$="/result"]').click()
    me.page.wait_for_url("**/result")
    expect(me.page.get_by_text(me.say("ui-result-agreed"))).to_be_visible()
    me.shoot(f"stalled-result-{name}")
    me.page.get_by_role("button", name=me.say("ui-verify")).click()
    expect(me.page.locator(".verdict:not(.bad)")).to_be_visible()


def test_the_offer_is_gentle(visit: Visit) -> None:
    """Who plays on is not asked again as long as nothing changes; the game can be played as before."""
    me = visit(settings=CALM)
    sit_down(me, *stalled_game())
    offer = me.page.get_by_role("status").filter(has_text=me.say("ui-stalled"))
    expect(me.answers.first).to_be_visible()
    offer.get_by_role("button", name=me.say("ui-play-on")).click()
    expect(offer).to_have_count(0)
    assert me.settle() == "answer"


def test_a_table_of_friends_votes_on_the_end(visit: Visit, idle_server: Program) -> None:
    host, guest = visit(url=idle_server.url, settings=CALM), visit(url=idle_server.url, settings=CALM, language="pl")
    host.set_up("me", "here", "link")
    guest.open(host.page.get_by_label(host.say("ui-invite-seat", number=3)).input_value())
    guest.button("ui-join-sit").click()
    guest.page.wait_for_url("**/match/*")
    idle_away((host, guest))
    expect(guest.page.get_by_text(guest.say("ui-stalled"))).to_be_visible()
    host.page.get_by_role("button", name=host.say("ui-end-game")).click()
    host.page.locator("dialog[open]").get_by_role("button", name=host.say("ui-rewind-ask")).click()
    vote = guest.page.get_by_role("alert").filter(has_text="zakończyć grę")
    expect(vote).to_be_visible()
    guest.shoot("stalled-vote")
    vote.get_by_role("button", name=guest.say("ui-accept"), exact=True).click()
    for one in (host, guest):
        expect(one.prompt).to_contain_text(one.say("ui-over-agreed"))
        expect(one.page.get_by_role("alert").filter(has_text=one.say("ui-accept"))).to_have_count(0)


def idle_away(people: tuple[Visitor, Visitor]) -> None:
    """Nobody takes a card while they can harvest, until everybody is asked whether to go on."""
    offers = [one.page.get_by_text(one.say("ui-stalled")) for one in people]
    for _ in range(120):
        acting, state = whose_turn(people)
        if any(offer.count() for offer in offers):
            return
        harvest = acting.page.locator('[data-choice="harvest"]')
        if state == "answer" and harvest.count():
            acting.act(harvest)
        else:
            acting.step(state, 1)
    raise AssertionError("the table did not stall")
