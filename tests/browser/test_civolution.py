"""Civolution at its own board: all pages, activation, tribes and encampments, V.I.C.I., points, whole games."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser import positions
from tests.browser.civolution import GAME, GAMES, sit_down
from tests.browser.conftest import Visit
from tests.browser.results import see_the_end, wait_for_points
from tests.browser.test_beyond import CUT
from tests.browser.test_every_page import SCROLLED, SMALL, barriers, missing_words
from tests.browser.test_mosaic import SWIPE
from tests.browser.visiting import CALM, DESKTOP, LANDSCAPE, PHONE, Moved, Visitor

SIZES = pytest.mark.parametrize(
    ("size", "language", "theme"), [(DESKTOP, "en", "light"), (PHONE, "pl", "dark"), (LANDSCAPE, "en", "light")]
)
BOTH = pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "pl")])

LAPTOP: ViewportSize = {"width": 1280, "height": 720}

LARGE_PAGES = ("goods", "stages", "boards", "displays", "points")
SMALL_PAGES = ("map", "modules", "goods", "stages", "hand", "boards", "displays")
"""On a small screen the points are on a sheet; on a large one continent and modules are always in sight."""


def pages_of(visitor: Visitor) -> tuple[str, ...]:
    return SMALL_PAGES if visitor.phone else LARGE_PAGES


def page_tab(visitor: Visitor, name: str) -> None:
    """Turn to a page of the board by its sign."""
    visitor.page.locator("[data-board] .tabs button").nth(pages_of(visitor).index(name)).click()


def leaves(visitor: Visitor) -> list[Locator]:
    """The parts of a page that does not fit at once."""
    return visitor.page.locator("[data-board] .leaves button").all()


def small(page: Page) -> list[str]:
    """Targets too small for a finger, but places of the whole map: they come near when they are asked about."""
    found: list[str] = page.evaluate(SMALL)
    return [line for line in found if not line.lower().startswith("g ")]


def piece(visitor: Visitor, word: str) -> Locator:
    return visitor.page.locator(f'[data-board] [data-piece="{word}"]').first


def look_at_it(visitor: Visitor, name: str) -> None:
    """Nothing is wrong with what is shown."""
    visitor.rest()
    assert barriers(visitor) == [], name
    assert missing_words(visitor) == [], name
    assert visitor.wrong(SCROLLED) == [], name
    assert visitor.wrong(CUT) == [], name
    if visitor.phone:
        assert small(visitor.page) == [], name


@SIZES
def test_every_page_of_the_board_has_no_barrier(visit: Visit, size: ViewportSize, language: str, theme: str) -> None:
    me = visit(size=size, language=language, theme=theme, settings=CALM)
    sit_down(me, "act", players=4, skip=60)
    for name in pages_of(me):
        page_tab(me, name)
        look_at_it(me, name)
        me.shoot(f"civolution-{name}-{language}-{theme}-{size['width']}")
        for leaf in leaves(me)[1:]:
            leaf.click()
            look_at_it(me, f"{name}, {leaf.inner_text()}")


def test_a_laptop_shows_the_continent_beside_every_page(visit: Visit) -> None:
    me = visit(size=LAPTOP, language="pl", settings=CALM)
    sit_down(me, "act", players=3, skip=30)
    for tab in me.page.locator("[data-board] .aside > .tabs button").all():
        tab.click()
        me.rest()
        assert me.wrong(SCROLLED) == [], tab.inner_text()
        assert me.wrong(CUT) == [], tab.inner_text()
        expect(me.page.locator("[data-board] .map")).to_be_visible()


@BOTH
def test_an_activation_is_chosen_by_its_module_and_paid_with_what_is_marked(
    visit: Visit, size: ViewportSize, language: str
) -> None:
    """CV-ACT4.3: pointing at a module shows the dice and markers that would pay, and then asks for them."""
    me = visit(size=size, language=language, settings=CALM)
    sit_down(me, "act", players=2, skip=8, having="module:", many=12)
    if not me.phone:
        module = me.page.locator('[data-board] .module[data-lit]:not([data-piece="sleep"])').first
        module.hover()
        expect(me.page.locator("[data-board] .rail .pays").first).to_be_visible()
        marked = me.page.locator("[data-board] .rail .pays").count()
        assert 0 < marked <= me.page.locator("[data-board] .rail .item").count()
    me.act(piece(me, "sleep"))
    me.settle()
    assert all(re.match(r"die:|planning:|focus", key) for key in me.choices())
    assert me.page.locator("[data-board] .rail [data-lit]").count() == len(me.choices())
    if me.phone:
        assert small(me.page) == []
    me.act(me.page.locator("[data-board] .rail [data-lit]").first)
    assert me.settle() in ("answer", "end")
    me.shoot(f"civolution-paying-{language}-{size['width']}")


@BOTH
def test_encampments_are_pointed_at_where_they_are(visit: Visit, size: ViewportSize, language: str) -> None:
    """CV-MIG.1: a free encampment, the fire, or whom to displace."""
    me = visit(size=size, language=language, settings=CALM)
    sit_down(me, "spot", players=2, having="plain:", many=1)
    spots = me.page.locator("[data-board] .spot[data-lit]")
    assert spots.count() >= len(me.choices()) >= 2
    keys = {str(spot.get_attribute("data-piece")) for spot in spots.all()}
    assert keys == set(me.choices())
    assert barriers(me) == []
    me.shoot(f"civolution-spots-{language}-{size['width']}")
    prompt = me.prompt.inner_text()
    me.act(spots.first)
    me.page.wait_for_function("() => !document.querySelector('[data-sending]')")
    assert me.state == "end" or me.prompt.inner_text() != prompt


@BOTH
def test_points_by_source_add_up(visit: Visit, size: ViewportSize, language: str) -> None:
    me = visit(size=size, language=language, settings=CALM)
    sit_down(me, "act", players=3, skip=50)
    if me.phone:
        me.page.locator("[data-board] button.points").tap()
    else:
        page_tab(me, "points")
    table = me.page.locator("[data-board] .points table")
    expect(table).to_be_visible()
    rows = [[cell.inner_text() for cell in row.locator("td b").all()] for row in table.locator("tbody tr").all()]
    columns = [[int(text) if text.isdigit() else 0 for text in line] for line in zip(*rows, strict=True)]
    assert len(columns) == 3
    assert all(sum(line[:-1]) == line[-1] for line in columns)
    assert all(line[-1] for line in columns)
    assert barriers(me) == []
    assert me.wrong(SCROLLED) == []
    me.shoot(f"civolution-points-{language}-{size['width']}")


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
    me.shoot(f"civolution-scoring-{language}-{theme}-{size['width']}")


@BOTH
def test_the_turn_of_vici_is_told_step_by_step(visit: Visit, size: ViewportSize, language: str) -> None:
    """CV-SOL.3 to CV-SOL.12: each step with what it was done to, and the rule that says so."""
    me = visit(size=size, language=language, settings=CALM)
    sit_down(me, "act", players=1, skip=6)
    me.page.locator("[data-board] .tabs button", has_text="V.I.C.I.").click()
    steps = me.page.locator("[data-board] .steps li")
    expect(steps.first).to_contain_text("CV-SOL.3")
    assert steps.count() >= 2
    assert all(re.search(r"CV-SOL\.\d+", step.inner_text()) for step in steps.all())
    look_at_it(me, "V.I.C.I.")
    me.shoot(f"civolution-vici-{language}-{size['width']}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_an_income_chip_that_acts_is_chosen_and_lit_no_more(visit: Visit, size: ViewportSize) -> None:
    """CV-CON.5: which chip is pointed at, and then asked about: it is marked, and pointing at it answers nothing."""
    me = visit(size=size, language="pl", settings=CALM)
    sit_down(me, "income", players=2, skip=3)
    chip = str(me.lit.first.get_attribute("data-piece"))
    me.act(me.lit.first)
    me.settle()
    assert me.choices() == ["action", "vp"]
    expect(me.lit).to_have_count(0)
    expect(me.page.locator("[data-board] [data-chosen]").first).to_have_attribute("data-piece", chip)
    me.act(me.answers.last)
    me.settle()
    expect(me.page.locator(f'[data-board] [data-piece="{chip}"][data-chosen]')).to_have_count(0)


def test_pages_are_turned_by_swiping(visit: Visit) -> None:
    me = visit(size=PHONE, settings=CALM)
    sit_down(me, "act", players=2, skip=20)
    page_tab(me, "map")
    for selector, start, end, shown in (
        ("[data-board] .map [role=group]", 0.9, 0.1, 1),
        ("[data-board] .page", 0.9, 0.1, 2),
        ("[data-board] .page", 0.9, 0.1, 3),
        ("[data-board] .page", 0.1, 0.9, 2),
    ):
        me.page.evaluate(SWIPE, [selector, start, end])
        expect(me.page.locator("[data-board] .tabs button").nth(shown)).to_have_attribute("aria-pressed", "true")


def test_a_small_screen_tells_what_is_installed(visit: Visit) -> None:
    me = visit(size=PHONE, language="pl", settings=CALM)
    sit_down(me, "act", players=2, skip=40)
    page_tab(me, "stages")
    me.page.locator("[data-board] .pair > button").tap()
    installed = me.page.locator("[data-board] .sheet li")
    expect(installed.first).to_be_visible()
    assert missing_words(me) == []
    assert barriers(me) == []
    me.page.keyboard.press("Escape")
    expect(installed).to_have_count(0)


@pytest.mark.parametrize(("language", "dice"), [("en", "dice 1 and 3"), ("pl", "kości 1 i 3")])
def test_a_module_is_told_in_the_readers_language(visit: Visit, language: str, dice: str) -> None:
    me = visit(language=language, settings=CALM)
    sit_down(me, "act", players=2, skip=20)
    told = me.page.get_by_role("region", name=me.say("ui-inspector"), exact=True)
    piece(me, "migration").click(button="right")
    expect(told).to_contain_text(dice)
    for word in ("b_forest", "v00", "wood", "technology", "hot"):
        target = me.page.locator(f'[data-board] [data-piece="{word}"]')
        if target.count():
            target.first.click(button="right")
            assert missing_words(me) == [], word


# Whole games


def step(me: Visitor, turn: int) -> None:
    """By turns on the board and in the bar; what can be left out is done rather."""
    keys = [key for key in me.choices() if key not in ("skip", "stop", "none", "end")] or me.choices()
    try:
        if turn % 3 == 0 and me.lit.count():
            me.step("answer", 0)
        else:
            me.act(me.page.locator(f'[data-choice="{keys[turn % len(keys)]}"]').first)
    except Moved:  # an answer on its way took the question with it: look again
        return


@pytest.mark.slow
@BOTH
def test_a_whole_game(visit: Visit, size: ViewportSize, language: str) -> None:
    """Alone against V.I.C.I. on the phone, against a bot on the desktop."""
    me = visit(size=size, language=language, settings=CALM)
    me.set_up("me", *["bot"] * (0 if me.phone else 1), game=GAME, bot="random")
    turn = 0
    asked: set[str] = set()
    while (state := me.settle()) != "over":
        turn += 1
        assert turn < 1500
        if state != "answer":
            me.answer()
            continue
        question = re.sub(r"\d+", "#", me.prompt.inner_text())
        if question not in asked and len(asked) < 20:
            asked.add(question)
            assert missing_words(me) == []
            assert me.wrong(SCROLLED) == [], question
        step(me, turn)
    assert turn > 60
    see_the_end(me)
    me.shoot(f"civolution-result-{language}-{'phone' if me.phone else 'desk'}")
