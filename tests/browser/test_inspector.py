"""What one reads about a piece: where it is pointed at, in an answer or a hint too, and in the reader's language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser import beyond, clash, mosaic
from tests.browser.conftest import Visit
from tests.browser.test_clash import page_tab
from tests.browser.visiting import CALM, DESKTOP, PHONE, Visitor

LAPTOP: ViewportSize = {"width": 1280, "height": 720}

# A choice among cards.
CARDS: dict[str, Callable[[Visitor], None]] = {
    "mosaic": lambda me: mosaic.sit_down(me, "keep", many=3),
    "beyond": lambda me: beyond.sit_down(me, "card", players=3, many=2),
}

# How far the page of the board can be scrolled, and the cards on it without words.
READ = """() => {
  const page = document.querySelector('[data-board] .page');
  const bare = [...page.querySelectorAll('.slot')].filter((card) => card.querySelectorAll('.half p').length === 0);
  return [page.scrollHeight > page.clientHeight + 1, bare.map((card) => card.dataset.piece)];
}"""


def inspector(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("ui-inspector"), exact=True)


@pytest.fixture
def table(visit: Visit) -> Visitor:
    made = visit(settings=CALM)
    made.set_up("me", "bot")
    made.reach_actions()
    return made


def test_an_answer_that_is_pointed_at_or_focused_tells_of_its_card(table: Visitor) -> None:
    first, second = (table.page.locator('[data-choice^="invest:"]').nth(number) for number in (0, 1))
    first.hover()
    expect(inspector(table).get_by_role("heading")).to_have_count(1)
    told = inspector(table).get_by_role("heading").inner_text()
    assert told in first.inner_text()
    second.focus()
    expect(inspector(table).get_by_role("heading")).not_to_have_text(told)
    assert inspector(table).get_by_role("heading").inner_text() in second.inner_text()


def test_a_hint_that_is_pointed_at_tells_of_its_card(table: Visitor) -> None:
    table.button("ui-hint").click()
    hint = table.page.locator("[data-hint*=':']").first
    hint.hover()
    expect(inspector(table).get_by_role("heading")).to_have_count(1)
    assert inspector(table).get_by_role("heading").inner_text() in hint.inner_text()


def test_a_finger_reads_about_an_answer_before_it_is_given(visit: Visit) -> None:
    me = visit(size=PHONE, settings=CALM)
    clash.sit_down(me, "advance", many=3)
    asked, keys = me.prompt.inner_text(), me.choices()
    me.button("ui-look").tap()
    expect(me.prompt).to_have_text(me.say("ui-look-help"))
    me.answers.first.tap()
    expect(me.page.locator(".peek h3")).to_be_visible()
    expect(me.prompt).to_have_text(asked)
    assert me.choices() == keys, "nothing was answered"
    me.shoot("inspector-phone")


@pytest.mark.parametrize(("language", "other"), [("en", "pl"), ("pl", "en")])
@pytest.mark.parametrize("game", ["mosaic", "beyond"])
def test_a_card_is_told_in_the_readers_language(visit: Visit, game: str, language: str, other: str) -> None:
    me = visit(language=language, settings=CALM)
    CARDS[game](me)
    me.answers.first.hover()
    told = inspector(me)
    expect(told.locator("p.effect")).to_be_visible()
    expect(told.locator(f'[lang="{other}"]')).to_have_count(1)  # the other name, and nothing else
    assert told.locator(f'[lang="{other}"]').evaluate("(node) => node.parentElement.localName") == "header"
    me.shoot(f"inspector-{game}-{language}")


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (4, 13)])
def test_a_hand_of_clash_shows_what_its_cards_say(visit: Visit, size: ViewportSize, players: int, cards: int) -> None:
    me = visit(size=size, settings=CALM)
    clash.sit_down(me, "act", players=players, cards=cards)
    page_tab(me, "hand")
    expect(me.page.locator("[data-board] .slot").first).to_be_visible()
    assert me.page.evaluate(READ) == [False, []]
    kinds = me.page.locator("[data-board] .kinds button[aria-label]")
    for number in range(kinds.count()):
        kinds.nth(number).click()
        assert me.page.evaluate(READ) == [False, []]
        me.shoot(f"clash-hand-{cards}-{number}-{size['width']}")
