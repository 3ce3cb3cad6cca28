"""The review of a finished game: begun, stopped, taken up again; its marks lead to the moments of mistakes."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.test_every_page import barriers, missing_words, small_targets
from tests.browser.visiting import CALM, DESKTOP, PHONE, Visitor
from tests.server.blunder import blunder

BOTH = [("en", DESKTOP), ("pl", PHONE)]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = Path(tmp_path_factory.mktemp("review")) / "blunder.txt"
    path.write_text(blunder().record)
    return path


def bring(visitor: Visitor, record: Path) -> None:
    visitor.open("/")
    visitor.page.locator("input[type=file]").set_input_files(record)
    visitor.page.wait_for_url("**/result")


@pytest.mark.parametrize(("language", "size"), BOTH, ids=["desktop", "phone"])
def test_a_review_shows_the_blunder_and_leads_to_it(
    visit: Visit, record: Path, language: str, size: ViewportSize
) -> None:
    me = visit(language=language, size=size, settings=CALM)
    bring(me, record)
    review = me.page.get_by_role("region", name=me.say("ui-review"), exact=True)
    me.button("ui-review-start").click()
    expect(review.get_by_role("progressbar")).to_be_visible()
    me.button("ui-review-stop").click()
    me.button("ui-review-on").click()
    told = [me.say("ui-review-done", count=count) for count in range(1, 6)]
    said = review.get_by_role("status")
    expect(said).to_have_text(re.compile("|".join(map(re.escape, told))), timeout=40_000)
    marks = review.locator("[data-mark]")
    assert marks.count() == review.locator("[data-mistake]").count() == told.index(said.inner_text()) + 1
    assert barriers(me, ".review") == []
    assert missing_words(me) == []
    assert not me.phone or small_targets(me) == []
    review.scroll_into_view_if_needed()
    me.shoot(f"review-{language}")
    me.shoot(f"review-panel-{language}", review)

    at, finished = blunder().at, me.match
    entry = review.locator(f'[data-mistake="{at}"]')
    entry.get_by_role("link", name=me.say("ui-review-look")).click()
    me.page.wait_for_url(f"**/at/{at}?seat=0")
    expect(me.button("ui-replay-on")).to_be_enabled()

    me.page.go_back()
    me.page.locator(f'[data-mistake="{at}"]').get_by_role("button").click()
    me.page.get_by_role("dialog").get_by_role("button", name=me.say("ui-continue"), exact=True).click()
    me.page.wait_for_function("(finished) => !location.pathname.includes(finished)", arg=finished)
    assert me.settle() == "answer"
