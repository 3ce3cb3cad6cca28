"""Beyond the Horizon at its own board: all pages, governments, research, moves, points, a whole game against bots."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser import positions
from tests.browser.beyond import GAME, GAMES, sit_down
from tests.browser.conftest import Visit
from tests.browser.results import see_the_end, wait_for_points
from tests.browser.test_every_page import SCROLLED, SMALL, barriers, missing_words
from tests.browser.test_mosaic import SWIPE
from tests.browser.visiting import CALM, DESKTOP, LANDSCAPE, PHONE, Moved, Visitor

SIZES = pytest.mark.parametrize(
    ("size", "language", "theme"), [(DESKTOP, "en", "light"), (PHONE, "pl", "dark"), (LANDSCAPE, "en", "light")]
)
BOTH = pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "pl")])

LAPTOP: ViewportSize = {"width": 1280, "height": 720}

LARGE_PAGES = ("map", "mine", "offer", "points")
SMALL_PAGES = ("actions", "tree", "map", "mine", "offer")
"""On a small screen the points are on a sheet."""

# Words that are cut off at the right or below. What is cut on purpose says so by its ellipsis.
CUT = """() => [...document.querySelectorAll('[data-board] :is(strong, th, button > .text)')].flatMap((node) => {
  if (!node.checkVisibility() || !node.textContent.trim()) return [];
  const over = Math.max(node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight);
  return node.clientWidth && over > 2 ? [`${node.textContent.trim()} by ${over} px`] : [];
})"""

# Signs of technologies that reach beyond what their cards leave them.
CROPPED = """() => [...document.querySelectorAll('[data-board] .tech')].flatMap((card) => {
  const box = card.querySelector('.lines')?.getBoundingClientRect();
  if (!box || !card.checkVisibility()) return [];
  return [...card.querySelectorAll('.lines :is(.space, .effect > *)')].flatMap((sign) => {
    const { top, right, bottom, width } = sign.getBoundingClientRect();
    const over = Math.max(box.top - top, bottom - box.bottom, right - box.right);
    return width && over > 2 ? [`${card.querySelector('.name').textContent} by ${Math.round(over)} px`] : [];
  });
})"""


def words_missing(visitor: Visitor) -> list[str]:
    """The Polish for a steppe happens to be an English word of the page, too."""
    return [word for word in missing_words(visitor) if word != "Step"]


def pages_of(visitor: Visitor) -> tuple[str, ...]:
    return SMALL_PAGES if visitor.phone else LARGE_PAGES


def page_tab(visitor: Visitor, name: str) -> None:
    """Turn to a page of the board by its sign."""
    visitor.page.locator("[data-board] .tabs button").nth(pages_of(visitor).index(name)).click()


def small(page: Page) -> list[str]:
    """Targets too small for a finger, but tiles of the whole map: they come near when they are asked about."""
    found: list[str] = page.evaluate(SMALL)
    return [line for line in found if not line.lower().startswith("g ")]


def piece(visitor: Visitor, word: str) -> Locator:
    return visitor.page.locator(f'[data-board] [data-piece="{word}"]').first


@SIZES
def test_every_page_of_the_board_has_no_barrier(visit: Visit, size: ViewportSize, language: str, theme: str) -> None:
    me = visit(size=size, language=language, theme=theme, settings=CALM)
    sit_down(me, "space", players=4, skip=60)
    for name in pages_of(me):
        page_tab(me, name)
        me.rest()
        assert barriers(me) == [], name
        assert words_missing(me) == [], name
        assert me.page.evaluate(SCROLLED) == [], name
        assert me.page.evaluate(CUT) == [], name
        if me.phone:
            assert small(me.page) == [], name
        me.shoot(f"beyond-{name}-{language}-{theme}-{size['width']}")


def test_a_low_card_shows_all_its_signs_under_a_long_name(visit: Visit) -> None:
    me = visit(language="pl", size=LAPTOP, settings=CALM)
    sit_down(me, "space", players=3, skip=60)
    for size in (LAPTOP, DESKTOP):
        me.page.set_viewport_size(size)
        me.rest()
        assert me.page.locator("[data-board] .tech .effect").count() > 12
        assert me.wrong(CROPPED) == []
        assert me.wrong(CUT) == []


@SIZES
def test_a_government_is_chosen_of_those_laid_out(visit: Visit, size: ViewportSize, language: str, theme: str) -> None:
    """BH-SET.18: as many as there are players, and each of them is somebody's in the end."""
    me = visit(size=size, language=language, theme=theme, settings=CALM)
    sit_down(me, "government", players=4, skip=1)
    cards = me.page.locator("[data-board] .cards [data-piece]")
    expect(cards).to_have_count(4)
    expect(me.lit).to_have_count(3)
    assert me.page.locator("[data-board] .cards .stages > li").count() == 4 * 4
    assert barriers(me) == []
    assert me.page.evaluate(SCROLLED) == []
    me.shoot(f"beyond-governments-{language}-{theme}-{size['width']}")
    chosen = str(me.lit.first.get_attribute("data-piece"))
    me.act(me.lit.first)
    while me.settle() == "end":
        me.act(me.closing)
    expect(me.page.locator('[data-choice^="basic_"]').first).to_be_visible()
    page_tab(me, "mine")
    me.page.locator("[data-board] .leaf-tabs button").last.click()
    expect(piece(me, chosen)).to_be_visible()


@BOTH
def test_cards_of_a_research_are_shown_with_those_that_do_not_fit(
    visit: Visit, size: ViewportSize, language: str
) -> None:
    """BH-RES.9, BH-RES.10: cards are revealed until two show the colour; one of those is laid."""
    me = visit(size=size, language=language, settings=CALM)
    sit_down(me, "card", players=3, many=2)
    cards = me.page.locator("[data-board] .research .card")
    fitting = cards.locator("[data-lit]")
    assert cards.count() >= fitting.count() == len(me.choices()) >= 2
    expect(cards.filter(has=me.page.locator(".under"))).to_have_count(cards.count() - fitting.count())
    assert barriers(me) == []
    assert me.page.evaluate(SCROLLED) == []
    me.shoot(f"beyond-research-{language}-{size['width']}")
    chosen = str(fitting.first.get_attribute("data-piece"))
    me.act(fitting.first)
    expect(me.page.locator("[data-board] .research .card")).to_have_count(0)
    if me.phone:
        page_tab(me, "tree")
    expect(me.page.locator(f'[data-board] .slot [data-piece="{chosen}"]')).to_be_visible()


@BOTH
def test_a_research_of_somebody_else_is_told_and_then_which_card_was_laid(
    visit: Visit, size: ViewportSize, language: str
) -> None:
    me = visit(size=size, language=language, settings=CALM)
    record, at, seat = GAMES.find(positions.Wish("card", players=3, many=2))
    me.open(f"/match/{positions.bring(me, record)}/at/{at}")
    expect(me.button("ui-replay-on")).to_be_enabled()
    if me.phone:
        page_tab(me, "tree")
    told = me.page.locator("[data-board] .research")
    expect(told.get_by_role("heading")).to_contain_text(f"Player {seat + 1}")
    expect(told.locator("p")).not_to_be_empty()
    assert told.locator(".card").count() - told.locator(".card", has=me.page.locator(".under")).count() >= 2
    assert words_missing(me) == []
    me.rest()
    me.shoot(f"beyond-research-theirs-{language}-{size['width']}")
    me.button("ui-replay-on").click()
    laid = told.locator(".card.taken [data-piece]")
    expect(laid).to_have_count(1)
    chosen = str(laid.get_attribute("data-piece"))
    expect(told).to_have_count(0)
    expect(me.page.locator(f'[data-board] .slot [data-piece="{chosen}"]')).to_be_visible()


def test_a_finger_points_at_an_action_for_its_cheapest_space(visit: Visit) -> None:
    me = visit(size=PHONE, settings=CALM)
    sit_down(me, "space", players=3, skip=20, having="basic_", many=3)
    lit = me.page.locator('[data-board] [data-piece^="basic_"][data-lit]')
    wanted = {key.rpartition("_")[0] for key in me.choices() if key.startswith("basic_")}
    assert {str(one.get_attribute("data-piece")) for one in lit.all()} >= wanted
    action = str(lit.first.get_attribute("data-piece"))
    me.act(lit.first)
    me.page.wait_for_function("() => !document.querySelector('[data-sending]')")
    page_tab(me, "actions")
    expect(
        me.page.locator(".action", has=me.page.locator(f'[data-piece="{action}"]')).locator(".taken")
    ).not_to_have_count(0)


@BOTH
def test_a_unit_that_is_about_to_move_adds_its_strength_where_it_could_go(
    visit: Visit, size: ViewportSize, language: str
) -> None:
    me = visit(size=size, language=language, settings=CALM)
    sit_down(me, "step", players=3, skip=18, having="settler", many=3)
    strengths = me.page.locator("[data-board] .standing .strength text")
    before = strengths.all_text_contents()
    unit = me.page.locator('[data-board] [data-piece^="settler"][data-lit]').first
    unit.tap() if me.phone else unit.click()
    expect(me.page.locator("[data-board] [data-piece][data-chosen]").first).to_be_visible()
    assert strengths.all_text_contents() != before
    me.shoot(f"beyond-move-{language}-{size['width']}")


@BOTH
def test_points_by_source_add_up(visit: Visit, size: ViewportSize, language: str) -> None:
    me = visit(size=size, language=language, settings=CALM)
    sit_down(me, "space", players=3, skip=45)
    if me.phone:
        me.page.locator("[data-board] button.points").tap()
    else:
        page_tab(me, "points")
    table = me.page.locator("[data-board] table")
    expect(table).to_be_visible()
    rows = [[cell.inner_text() for cell in row.locator("td b").all()] for row in table.locator("tbody tr").all()]
    columns = [[int(text) if text.isdigit() else 0 for text in line] for line in zip(*rows, strict=True)]
    assert len(columns) == 3
    assert all(sum(line[:-1]) == line[-1] for line in columns)
    assert all(line[-1] for line in columns)
    assert barriers(me) == []
    assert me.page.evaluate(SCROLLED) == []
    me.shoot(f"beyond-points-{language}-{size['width']}")


@SIZES
def test_the_final_scoring_adds_up_by_source(visit: Visit, size: ViewportSize, language: str, theme: str) -> None:
    me = visit(size=size, language=language, theme=theme, settings=CALM)
    positions.see_result(me, GAMES.played(3, 0)[0])
    players = me.page.locator("ol.scoring > li")
    expect(players).to_have_count(3)
    wait_for_points(me)
    sums = []
    for player in players.all():
        shown = [int(points.inner_text().strip("★")) for points in player.locator("ul b").all()]
        sums.append(sum(shown))
        assert int(player.locator(".points").inner_text()) == sums[-1]
    assert sums == sorted(sums, reverse=True)
    assert me.page.locator("ol.scoring .crown").count() == 1
    assert barriers(me) == []
    me.shoot(f"beyond-scoring-{language}-{theme}-{size['width']}")


def test_pages_are_turned_by_swiping(visit: Visit) -> None:
    me = visit(size=PHONE, settings=CALM)
    sit_down(me, "space", players=2, skip=30)
    page_tab(me, "tree")
    for selector, start, end, shown in (
        ("[data-board] .page", 0.9, 0.1, 2),
        ("[data-board] .map [role=group]", 0.9, 0.1, 3),
        ("[data-board] .page", 0.9, 0.1, 4),
        ("[data-board] .page", 0.1, 0.9, 3),
    ):
        me.page.evaluate(SWIPE, [selector, start, end])
        expect(me.page.locator("[data-board] .tabs button").nth(shown)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("language", "level"), [("en", "Level"), ("pl", "Poziom")])
def test_a_card_is_told_in_the_readers_language(visit: Visit, language: str, level: str) -> None:
    me = visit(language=language, settings=CALM)
    sit_down(me, "space", players=3, skip=60)
    told = me.page.get_by_role("region", name=me.say("ui-inspector"), exact=True)
    for card, effect in (("writing", level), ("highlands", ""), ("basic_growth", ""), ("iv_1", "")):
        target = me.page.locator(f'[data-board] [data-piece="{card}"]')
        if target.count() == 0:
            continue
        target.first.click(button="right")
        expect(told.locator("p.effect").first).to_contain_text(effect)
        assert words_missing(me) == []
        me.shoot(f"beyond-inspector-{card}-{language}")


# A whole game


def step(me: Visitor, turn: int) -> None:
    """By turns on the board and in the bar; what can be left out is done rather."""
    keys = [key for key in me.choices() if key not in ("skip", "stop", "none")] or me.choices()
    try:
        if turn % 3 == 0 and me.lit.count():
            me.step("answer", 0)
        else:
            me.act(me.page.locator(f'[data-choice="{keys[turn % len(keys)]}"]').first)
    except Moved:  # an answer on its way took the question with it: look again
        return


@pytest.mark.slow
@BOTH
def test_a_whole_game_against_bots(visit: Visit, size: ViewportSize, language: str) -> None:
    me = visit(size=size, language=language, settings=CALM)
    me.set_up("me", *["bot"] * (1 if me.phone else 2), game=GAME, bot="greedy", rounds="40")
    turn = 0
    asked: set[str] = set()
    while (state := me.settle()) != "over":
        turn += 1
        assert turn < 900
        if state != "answer":
            me.answer()
            continue
        question = re.sub(r"\d+", "#", me.prompt.inner_text())
        if question not in asked and len(asked) < 12:
            asked.add(question)
            assert words_missing(me) == []
            assert me.page.evaluate(SCROLLED) == [], question
        step(me, turn)
    assert turn > 60
    see_the_end(me)
    me.shoot(f"beyond-result-{language}-{'phone' if me.phone else 'desk'}")
