"""Late in a game of five on a phone: everything within reach of a thumb, nothing to scroll."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_every_page import scrolled, small_targets
from tests.browser.visiting import CALM, PHONE, ROOT, Visitor

RECORD = ROOT / "tests/records/flow_of_history/five_players.txt"
SEAT = 1


def play_on(visitor: Visitor, at: int) -> None:
    """Sit down in the middle of a recorded game."""
    visitor.open("/")
    expect(visitor.page.locator("[data-quick]").first).to_be_visible()
    post = visitor.page.request.post
    headers = {"X-Pentapolis": "1"}
    text = RECORD.read_text(encoding="utf-8")
    record = post(f"{visitor.url}/api/records", data=text, headers={**headers, "Content-Type": "text/plain"}).json()
    wish = {"at": at, "seat": SEAT, "bot": "greedy"}
    match = post(f"{visitor.url}/api/matches/{record['id']}/continue", data=wish, headers=headers).json()
    visitor.open(f"/match/{match['id']}")


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("pl", "light")])
def test_a_late_game_of_five_fits_a_phone(visit: Visit, language: str, theme: str) -> None:
    me = visit(size=PHONE, language=language, theme=theme, settings={**CALM, "confirm": "final"})
    play_on(me, 118)
    for turn in range(400):
        if me.settle() == "over":
            break
        if turn == 0:
            me.shoot(f"phone-late-{language}")
        assert (small_targets(me), scrolled(me)) == ([], []), me.prompt.text_content()
        me.answer(turn)
    else:
        raise AssertionError("the game was not over")
    assert turn > 3


def test_covered_cards_are_one_tap_away(visit: Visit) -> None:
    me = visit(size=PHONE, settings=CALM)
    play_on(me, 118)
    me.settle()
    covered = me.page.locator('[data-board] [data-piece="iron_working"]')
    expect(covered).to_have_count(0)
    me.page.get_by_role("button", name="All cards of", exact=False).tap()
    expect(covered).to_be_visible()
    assert (small_targets(me), scrolled(me)) == ([], [])
    me.shoot("phone-tray")
    covered.tap()
    expect(me.page.get_by_role("status").filter(has=me.page.get_by_role("heading"))).to_be_visible()
    me.page.keyboard.press("Escape")
    me.button("ui-close").tap()
    expect(covered).to_have_count(0)
