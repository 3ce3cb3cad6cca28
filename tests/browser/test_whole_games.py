"""Whole games through the page: every click is a real one."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.results import see_the_end
from tests.browser.visiting import CALM


@pytest.mark.slow
def test_two_friends_at_one_screen_play_a_whole_game(visit: Visit) -> None:
    table = visit(settings={**CALM, "handOver": True})
    table.set_up("me", "here")
    table.settle()
    table.shoot("hand-over")
    table.answer()
    expect(table.prompt).to_be_visible()
    assert table.play() > 50
    table.shoot("hot-seat-over")
    see_the_end(table)


@pytest.mark.slow
def test_a_newcomer_starts_in_two_clicks_and_finishes_against_bots(visit: Visit) -> None:
    me = visit().open("/")
    me.shoot("first-visit")
    me.page.get_by_role("button", name=me.say("ui-quick")).first.click()
    me.page.wait_for_url("**/match/*")
    me.settle()
    # Nobody waits for bots in a test: the pause is switched off where people switch it off.
    me.button("ui-settings").click()
    me.page.get_by_role("group", name=me.say("ui-pace")).get_by_role("radio", name=me.say("ui-pace-none")).check()
    me.button("ui-close").click()
    assert me.play() > 30
    see_the_end(me)
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    me.shoot("against-bots-result")
