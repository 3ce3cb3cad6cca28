"""English and Polish, switched in place."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.saying import say
from tests.browser.visiting import CALM, GAME

SEARCHES = ("FH-ERA.1", "FH-ERA.2", "Lider", "Bankier", "Cud", "talia", "remis", "rahdo", "żniwa", "")
"""Searches of the rules that find one, few or many."""


def test_the_language_is_switched_in_the_middle_of_a_game(visit: Visit) -> None:
    me = visit(settings=CALM)
    me.set_up("me", "here")
    for turn in range(8):
        me.answer(turn)
    state = me.settle()
    me.rest()
    address, pieces = me.page.url, me.page.locator("[data-board] [data-piece]").count()
    me.button("ui-settings").click()
    me.page.get_by_role("radio", name="Polski").check()
    me.language = "pl"
    me.button("ui-close").click()
    expect(me.decision).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", "pl")
    assert me.page.url == address
    assert me.page.locator("[data-board] [data-piece]").count() == pieces
    assert me.settle() == state
    me.page.reload()
    expect(me.decision).to_be_visible()


def test_the_start_page_has_a_switch_of_its_own(visit: Visit) -> None:
    me = visit().open("/")
    me.page.get_by_role("button", name="Polski").click()
    expect(me.page.get_by_role("heading", name=say("ui-welcome", "pl"))).to_be_visible()
    me.page.get_by_role("button", name="English").click()
    expect(me.page.get_by_role("heading", name=say("ui-welcome"))).to_be_visible()


def test_a_polish_browser_is_welcomed_in_polish(visit: Visit) -> None:
    me = visit(language="pl").open("/")
    expect(me.page.get_by_role("heading", name=say("ui-welcome", "pl"))).to_be_visible()
    expect(me.page.locator(f"[data-quick={GAME}]")).to_have_text(re.compile(say("ui-quick", "pl")))


def test_polish_counts_with_one_few_and_many(visit: Visit) -> None:
    me = visit(settings=CALM, language="pl")
    me.set_up("me", "here")
    me.settle()
    me.page.keyboard.press("r")
    found = me.page.get_by_role("tabpanel").get_by_role("status")
    expect(found).not_to_have_text(say("ui-rules-count", "pl", count=0))
    forms = set()
    for wanted in SEARCHES:
        me.page.get_by_label(me.say("ui-rules-search")).fill(wanted)
        said = found.inner_text()
        assert said == say("ui-rules-count", "pl", count=int(said.split()[0]))
        forms.add(said.split()[-1])
    assert forms == {"reguła", "reguły", "reguł"}


def test_the_text_of_a_rule_follows_the_language(visit: Visit) -> None:
    me = visit(settings=CALM)
    me.set_up("me", "here")
    me.settle()
    me.page.keyboard.press("r")
    me.page.get_by_label(me.say("ui-rules-search")).fill("FH-HAR.3")
    text = me.page.get_by_role("tabpanel").locator("details p[lang]")
    expect(text).to_have_text("Step 2: take half of the Supply, rounded down.")
    expect(text).to_have_attribute("lang", "en")
    me.button("ui-settings").click()
    me.page.get_by_role("radio", name="Polski").check()
    expect(text).to_have_text("Krok 2: gracz bierze połowę Magazynu, zaokrągloną w dół.")
    expect(text).to_have_attribute("lang", "pl")
