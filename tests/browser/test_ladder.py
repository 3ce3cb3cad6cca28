"""Choosing an opponent by strength: a ladder of four, each with a name and a character."""

import pytest
from playwright.sync_api import ViewportSize, expect

from pentapolis.bots import bot_names
from tests.browser.conftest import Visit
from tests.browser.visiting import CALM, DESKTOP, GAME, PHONE

BOTH = [("en", DESKTOP), ("pl", PHONE)]


@pytest.mark.parametrize(("language", "size"), BOTH, ids=["desktop", "phone"])
def test_an_opponent_is_chosen_by_strength(visit: Visit, language: str, size: ViewportSize) -> None:
    me = visit(language=language, size=size, settings=CALM)
    me.open(f"/new/{GAME}")
    ladder = me.page.get_by_role("group", name=me.say("ui-ladder"), exact=True)
    rungs = ladder.get_by_role("radio")
    expect(rungs).to_have_count(len(bot_names()))
    assert [rungs.nth(rung).get_attribute("value") for rung in range(rungs.count())] == bot_names()
    for rung, bot in enumerate(bot_names(), start=1):
        strength = me.say("ui-bot-strength", rung=rung, rungs=len(bot_names()))
        expect(ladder.get_by_role("img", name=strength)).to_be_visible()
        expect(ladder.get_by_text(me.say(f"bot-{bot}"), exact=True)).to_be_visible()
        expect(ladder.get_by_text(me.say(f"bot-{bot}-help"))).to_be_visible()
    expect(rungs.nth(1)).to_be_checked()  # nobody meets the slowest by accident
    me.shoot(f"ladder-{language}")

    rungs.nth(1).focus()
    me.page.keyboard.press("ArrowDown")
    expect(rungs.nth(2)).to_be_checked()
    seats = me.page.locator("select[id^=bot-]")
    assert [seats.nth(seat).input_value() for seat in range(seats.count())] == ["planner", "planner"]
    me.button("ui-start").click()
    me.page.wait_for_url("**/match/*")
    assert me.settle() in ("answer", "end")
