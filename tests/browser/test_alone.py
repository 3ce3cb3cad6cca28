"""Playing alone against the game: sitting down, the table, and a result that only says whether it was beaten."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.visiting import CALM, DESKTOP, PHONE

GAME = "civolution"
FIRST_BOT = "Hypatia"  # the first name that the page has for bots


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("pl", PHONE)], ids=["desktop", "phone"])
def test_one_click_makes_a_table_of_one(visit: Visit, language: str, size: ViewportSize) -> None:
    me = visit(language=language, size=size, settings=CALM)
    me.open(f"/new/{GAME}")
    expect(me.page.locator("#option-start2")).to_be_visible()
    me.button("ui-seat-alone").click()
    expect(me.page.locator("select[id^=kind-]")).to_have_count(1)
    expect(me.page.get_by_text(me.say("ui-seat-alone-help"))).to_be_visible()
    expect(me.page.locator("#option-level")).to_be_visible()
    expect(me.page.locator("#option-start2")).to_have_count(0)
    me.shoot(f"alone-new-{language}")
    me.button("ui-start").click()
    me.page.wait_for_url("**/match/*")
    assert me.settle() == "answer"
    expect(me.page.locator(".docks > li")).to_have_count(1)


def test_games_for_several_do_not_offer_it(visit: Visit) -> None:
    me = visit(settings=CALM)
    me.open("/new/flow_of_history")
    expect(me.button("ui-seat-add")).to_be_visible()
    expect(me.button("ui-seat-alone")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_result_tells_whether_the_game_was_beaten(visit: Visit, language: str) -> None:
    me = visit(language=language, settings=CALM)
    me.set_up("bot", game=GAME, bot="random")
    expect(me.prompt).to_contain_text(me.say("ui-over"))
    told = {me.say(ending, yours="no", name=FIRST_BOT) for ending in ("ui-beaten", "ui-not-beaten")}
    said = me.prompt.inner_text().strip()
    assert any(said.endswith(ending) for ending in told), said
    me.open(f"/match/{me.match}/result")
    title = me.page.get_by_role("heading", level=1)
    expect(title).to_contain_text(FIRST_BOT)
    assert title.inner_text() in told
    me.shoot(f"alone-result-{language}")
