"""The smallest game of docs/add-a-game.md has no board and no words of its own, and is played in the browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.shelves import served_with
from tests.browser.test_every_page import barriers, missing_words, scrolled, small_targets
from tests.browser.visiting import CALM, DESKTOP, PHONE, ROOT, Visitor
from tests.docs.smallest import write
from tests.server.serving import Program

GAME = "pot"
PLAYERS = 3  # that a quick game seats


@pytest.fixture(scope="module")
def shelf(hosting: list[str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server that finds the game of the page on its path."""
    with served_with([write(Path(tmp_path_factory.mktemp("pot"))), ROOT], hosting) as program:
        yield program


def sit_down(visit: Visit, shelf: Program, **how: object) -> Visitor:
    me = visit(shelf.url, settings=CALM, **how)
    me.open("/").page.locator(f"[data-quick={GAME}]").click()
    me.page.wait_for_url("**/match/*")
    me.settle()
    return me


def numbers(me: Visitor, places: str) -> list[int]:
    return [int(text) for text in me.page.locator(f"[data-board] {places}").all_inner_texts()]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("language", "title"), [("en", "Pot"), ("pl", "Pula")])
def test_it_is_played_to_its_end(visit: Visit, shelf: Program, size: ViewportSize, language: str, title: str) -> None:
    me = sit_down(visit, shelf, size=size, language=language, theme="dark" if size == PHONE else "light")
    name = f"smallest-{language}-{'phone' if me.phone else 'desktop'}"
    expect(me.page.get_by_role("heading", level=1)).to_have_text(title)
    me.shoot(name)
    assert (barriers(me), missing_words(me), scrolled(me)) == ([], [], [])
    assert not me.phone or small_targets(me) == []
    coins = sum(numbers(me, ".facts dd"))  # the pot is all there is
    for turn in range(40):
        if me.answer(turn) == "over":
            break
    expect(me.page.locator("[data-board] .facts dd")).to_have_text("0")
    assert sum(numbers(me, ".areas .points strong")) == coins - 3  # PO-TAK.2: whoever took the last one paid
    me.shoot(f"{name}-over")
    me.page.locator('section a[href$="/result"]').click()
    me.page.wait_for_url("**/result")
    expect(me.button("ui-verify")).to_be_visible()
    me.shoot(f"{name}-result")
    assert (barriers(me), missing_words(me)) == ([], [])


def test_its_board_tells_what_each_player_has(visit: Visit, shelf: Program) -> None:
    me = sit_down(visit, shelf)
    areas = me.page.locator("[data-board] .areas section")
    expect(areas).to_have_count(PLAYERS)
    expect(areas.first).to_contain_text("Coins")
    before = numbers(me, ".facts dd")[0]
    me.act(me.page.locator('[data-choice="3"]'))
    expect(me.page.locator("[data-board] .facts dd")).to_have_text(str(before - 3))
    expect(areas.first.locator(".points strong")).to_have_text("3")
    expect(areas.first.locator("dd")).to_have_text("3")
    expect(me.log.last).to_contain_text("took (coins 3)")
