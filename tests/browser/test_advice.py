"""Advice in games with a board of their own: the review of a game, a mistake, playing on from it, and a hint there."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.positions import see_result
from tests.browser.test_every_page import barriers, missing_words, small_targets
from tests.browser.visiting import CALM, DESKTOP, PHONE, Visitor
from tests.server.blunder import blunder

CLASH, MOSAIC, BEYOND = "clash_of_cultures", "mosaic", "beyond_the_horizon"
PLACES = [(CLASH, "pl", PHONE), (MOSAIC, "en", DESKTOP), (BEYOND, "pl", DESKTOP)]


@pytest.mark.parametrize(("game", "language", "size"), PLACES, ids=["clash-phone", "mosaic-desktop", "beyond-desktop"])
def test_from_a_mistake_of_a_review_to_a_hint(visit: Visit, game: str, language: str, size: ViewportSize) -> None:
    me = visit(language=language, size=size, settings=CALM)
    see_result(me, blunder(game).record)
    mistake = review(me, game).locator(f'[data-mistake="{blunder(game).at}"]')
    finished = me.match
    mistake.get_by_role("link", name=me.say("ui-review-look")).click()
    expect(me.button("ui-replay-on")).to_be_enabled()
    assert missing_words(me) == []
    me.shoot(f"advice-{game}-{language}-look")

    me.page.go_back()
    mistake.get_by_role("button").click()
    me.page.get_by_role("dialog").get_by_role("button", name=me.say("ui-continue"), exact=True).click()
    me.page.wait_for_function("(finished) => !location.pathname.includes(finished)", arg=finished)
    assert me.settle() == "answer"
    pick(me, hint(me, game))


def review(me: Visitor, game: str) -> Locator:
    """The review of the first seat, when it is done."""
    found = me.page.get_by_role("region", name=me.say("ui-review"), exact=True)
    me.button("ui-review-start").click()
    told = [me.say("ui-review-done", count=count) for count in range(1, 6)]
    expect(found.get_by_role("status")).to_have_text(re.compile("|".join(map(re.escape, told))), timeout=300_000)
    assert barriers(me, ".review") == []
    assert missing_words(me) == []
    assert not me.phone or small_targets(me) == []
    assert me.say("reason-none") not in found.inner_text()
    me.shoot(f"advice-{game}-{me.language}-review", found)
    return found


def hint(me: Visitor, game: str) -> Locator:
    """The answers of a hint."""
    me.let_go()
    me.button("ui-hint").click()
    answers = me.page.locator("[data-hint]")
    expect(answers.first).to_be_visible(timeout=300_000)
    assert barriers(me, ".hint") == []
    assert missing_words(me) == []
    assert not me.phone or small_targets(me) == []
    told = [answer.inner_text() for answer in answers.all()]
    assert not [text for text in told if "%" not in text or me.say("reason-none") in text]
    me.shoot(f"advice-{game}-{me.language}-hint")
    return answers


def pick(me: Visitor, answers: Locator) -> None:
    """The last of them: it is chosen, and not yet given."""
    key = str(answers.last.get_attribute("data-hint"))
    answers.last.tap() if me.phone else answers.last.click()
    expect(answers.last).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator(f'[data-foot] [data-choice="{key}"]')).to_be_focused()
    assert not me.sending
