"""A game that draws no board is playable the day its rules are: from the decision bar and on the plain board."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.shelves import install, served_with
from tests.browser.test_every_page import barriers, missing_words, scrolled, small_targets
from tests.browser.visiting import CALM, DESKTOP, PHONE, ROOT
from tests.server.serving import Program

GAME = "bazaar"


@pytest.fixture(scope="module")
def shelf(hosting: list[str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server for which another distribution, found on its path, brings a game."""
    folder = Path(tmp_path_factory.mktemp("shelf"))
    install(folder, GAME, "tests.browser.bazaar")
    with served_with([folder, ROOT], hosting) as program:
        yield program


@pytest.mark.parametrize(
    ("size", "language", "theme"), [(DESKTOP, "en", "light"), (PHONE, "pl", "dark")], ids=["desktop", "phone"]
)
def test_a_game_without_a_board_is_played_to_its_end(
    visit: Visit, shelf: Program, size: dict[str, int], language: str, theme: str
) -> None:
    me = visit(shelf.url, size=size, language=language, theme=theme, settings=CALM)
    me.open("/").page.locator(f"[data-quick={GAME}]").click()
    me.page.wait_for_url("**/match/*")
    me.settle()
    name = "phone" if me.phone else "desktop"
    me.shoot(f"plain-{name}")
    assert (barriers(me), missing_words(me), scrolled(me)) == ([], [], [])
    assert not me.phone or small_targets(me) == []
    for turn in range(40):
        if me.answer(turn) == "over":
            break
    me.page.locator('section a[href$="/result"]').click()
    me.page.wait_for_url("**/result")
    expect(me.button("ui-verify")).to_be_visible()
    me.shoot(f"plain-{name}-result")
    assert (barriers(me), missing_words(me)) == ([], [])


def test_it_can_be_played_from_the_decision_bar_alone(visit: Visit, shelf: Program) -> None:
    me = visit(shelf.url, settings=CALM)
    me.open("/").page.locator(f"[data-quick={GAME}]").click()
    me.page.wait_for_url("**/match/*")
    for _ in range(40):
        if me.answer(1) == "over":
            return
    raise AssertionError("the game was not over")


def test_its_pieces_are_lit_and_tell_why_not(visit: Visit, shelf: Program) -> None:
    me = visit(shelf.url, settings=CALM)
    me.open("/").page.locator(f"[data-quick={GAME}]").click()
    me.page.wait_for_url("**/match/*")
    me.settle()
    taken = str(me.lit.first.get_attribute("data-piece"))
    me.act(me.lit.first)
    while me.settle() == "end":
        me.answer()
    mine = me.page.locator(f'[data-board] [data-piece="{taken}"]').first
    expect(mine).not_to_have_attribute("data-lit", "")
    mine.click()
    why = me.page.get_by_role("status").filter(has=me.page.get_by_role("heading"))
    expect(why).to_contain_text("is not in the market")
