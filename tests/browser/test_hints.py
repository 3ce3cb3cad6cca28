"""Asking a bot at the table: three answers with shares and reasons, of which one is picked and not yet given."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.test_every_page import barriers, missing_words, small_targets
from tests.browser.visiting import CALM, DESKTOP, PHONE

BOTH = [("en", DESKTOP), ("pl", PHONE)]


@pytest.mark.parametrize(("language", "size"), BOTH, ids=["desktop", "phone"])
def test_a_hint_is_told_and_picked_but_not_sent(visit: Visit, language: str, size: ViewportSize) -> None:
    me = visit(language=language, size=size, settings=CALM)
    me.set_up("me", "here", "here")
    me.reach_actions()
    me.let_go()  # a small screen has room for hints while nothing is chosen
    button = me.button("ui-hint")
    button.focus()
    me.page.keyboard.press("Enter")
    bot = me.say("bot-search")
    panel = me.page.get_by_role("region", name=me.say("ui-hint-title", bot=bot), exact=True)
    answers = panel.locator("[data-hint]")
    expect(answers.first).to_be_visible(timeout=30_000)
    expect(button).to_be_focused()
    for number in range(answers.count()):
        expect(answers.nth(number)).to_contain_text("%")
    first = me.say("ui-hint-line", number=1, answer="", percent="", reasons="").split(".")[0]
    expect(me.page.locator("[data-live]")).to_contain_text(f"{first}.")
    assert barriers(me, ".hint") == []
    assert missing_words(me) == []
    assert not me.phone or small_targets(me) == []
    me.shoot(f"hint-{language}")

    key = str(answers.last.get_attribute("data-hint"))
    answers.last.tap() if me.phone else answers.last.click()
    expect(answers.last).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator(f'[data-foot] [data-choice="{key}"]')).to_be_focused()
    me.shoot(f"hint-picked-{language}")
    assert me.page.locator("[data-sending]").count() == 0
    expect(me.closing).to_be_disabled() if not me.phone else expect(me.closing).to_have_count(0)

    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_a_table_without_hints_has_no_bulb(visit: Visit) -> None:
    me = visit(settings=CALM)
    me.open("/new/flow_of_history")
    hints = me.page.get_by_role("switch", name=me.say("ui-hints"))
    expect(hints).to_be_checked()
    me.page.locator("#kind-1").select_option("link")
    expect(hints).not_to_be_checked()
    me.page.locator("#kind-1").select_option("here")
    me.button("ui-seat-remove", number=3).click()
    hints.uncheck(force=True)
    me.button("ui-start").click()
    me.page.wait_for_url("**/match/*")
    me.settle()
    expect(me.button("ui-undo")).to_be_visible()
    expect(me.button("ui-hint")).to_have_count(0)
    me.page.keyboard.press("h")
    me.act(me.answers.first)
    expect(me.page.get_by_text(me.say("failed-hints"))).to_have_count(0)
