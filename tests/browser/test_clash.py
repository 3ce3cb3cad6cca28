"""Clash of Cultures at its own board: a whole game, a battle, a trade between two browsers, an exploration."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.clash import GAME, sit_down
from tests.browser.conftest import Visit
from tests.browser.results import see_the_end
from tests.browser.test_every_page import SMALL, barriers
from tests.browser.together import sit_together, whose_turn
from tests.browser.visiting import CALM, DESKTOP, PHONE, Visitor
from tests.server.serving import Program

LAPTOP: ViewportSize = {"width": 1366, "height": 768}

SIZES = pytest.mark.parametrize(
    ("size", "language", "theme"), [(DESKTOP, "en", "light"), (PHONE, "pl", "dark"), (PHONE, "en", "light")]
)


def page_tab(visitor: Visitor, name: str) -> None:
    """Turn to a page of the board by its sign."""
    order = {"map": 0, "mat": 1, "hand": 2}
    tabs = visitor.page.locator("[data-board] .tabs button")
    tabs.nth(order[name] - (0 if visitor.phone else 1)).click()


def small(page: Page) -> list[str]:
    """Targets too small for a finger, but spaces: their answers stand in the list, and the map can be zoomed."""
    found: list[str] = page.evaluate(SMALL)
    return [line for line in found if not line.lower().startswith("g ")]


@SIZES
def test_every_page_of_the_board_has_no_barrier(visit: Visit, size: ViewportSize, language: str, theme: str) -> None:
    me = visit(size=size, language=language, theme=theme, settings=CALM)
    sit_down(me, "act", players=3, skip=60, having="collect:")
    for name in ("map", "mat", "hand") if me.phone else ("mat", "hand"):
        page_tab(me, name)
        assert barriers(me) == []
        if me.phone:
            assert small(me.page) == []
        me.shoot(f"clash-{name}-{language}-{theme}-{size['width']}")


# What of a page of the board can be seen only by scrolling, and which headings are cut.
HIDDEN = """() => {
  const page = document.querySelector('[data-board] .page');
  const cut = [...page.querySelectorAll('.category strong')].filter((name) => name.scrollWidth > name.clientWidth);
  return [page.scrollHeight - page.clientHeight, ...cut.map((name) => name.textContent)];
}"""


@pytest.mark.parametrize(
    ("size", "players", "language", "theme"),
    [
        (DESKTOP, 2, "pl", "light"),
        (DESKTOP, 3, "en", "dark"),
        (DESKTOP, 4, "en", "light"),
        (LAPTOP, 2, "en", "light"),
        (LAPTOP, 4, "pl", "light"),
    ],
)
def test_the_mat_fits_on_a_large_screen(
    visit: Visit, size: ViewportSize, players: int, language: str, theme: str
) -> None:
    me = visit(size=size, language=language, theme=theme, settings=CALM)
    sit_down(me, "act", players=players, skip=60, having="collect:")
    page_tab(me, "mat")
    me.shoot(f"clash-fits-{players}-{language}-{theme}-{size['width']}")
    assert me.page.evaluate(HIDDEN) == [0]


# How much of the board's width the map has, and how much of the map's height the spaces fill, in percent.
SPREAD = """() => {
  const found = (selector) => document.querySelector(`[data-board] ${selector}`).getBoundingClientRect();
  const spaces = [...document.querySelectorAll('[data-board] .map .space')].map((one) => one.getBoundingClientRect());
  const high = Math.max(...spaces.map((box) => box.bottom)) - Math.min(...spaces.map((box) => box.top));
  return [found('.map').width / found('.cc').width, high / found('.map').height].map((part) => Math.round(100 * part));
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 4])
def test_the_map_is_the_largest_thing_on_a_large_screen(visit: Visit, players: int, width: int, height: int) -> None:
    me = visit(size={"width": width, "height": height}, settings=CALM)
    sit_down(me, "act", players=players, skip=60)
    broad, high = me.page.evaluate(SPREAD)
    assert broad >= 55
    assert high >= 90
    edge = me.page.evaluate("innerWidth - document.querySelector('[data-board]').getBoundingClientRect().right")
    assert edge < 20  # nothing beside it
    me.page.locator('[data-board] [data-piece="farming"]').hover()
    expect(me.page.locator(".inspector h3")).to_have_text("Farming")
    expect(me.page.locator(".inspector h3")).to_be_in_viewport()


@pytest.mark.parametrize(("size", "language", "theme"), [(DESKTOP, "en", "dark"), (PHONE, "pl", "light")])
def test_a_civilization_is_chosen_on_its_page(visit: Visit, size: ViewportSize, language: str, theme: str) -> None:
    me = visit(size=size, language=language, theme=theme, settings=CALM)
    me.set_up("me", "bot", game=GAME, civilizations="chosen")
    me.settle()
    assert barriers(me) == []
    me.shoot(f"clash-civilization-{language}-{theme}-{size['width']}")
    peoples = me.page.locator("[data-board] .civilizations [data-piece]")
    if not me.phone:
        expect(peoples).to_have_count(me.answers.count())
        peoples.last.hover()
        expect(me.page.locator(".inspector .full p")).to_have_count(7)  # four Advances and three Leaders
        me.shoot(f"clash-civilization-looked-{language}-{theme}-{size['width']}")
    me.act(peoples.last)
    expect(peoples).to_have_count(0)


@SIZES
def test_a_region_is_explored_and_laid_as_its_ghost_shows(
    visit: Visit, size: ViewportSize, language: str, theme: str
) -> None:
    me = visit(size=size, language=language, theme=theme, settings=CALM)
    sit_down(me, "lay", players=2)
    ways = me.page.locator('[data-piece="upright"], [data-piece="turned"]')
    expect(ways).to_have_count(2)
    me.shoot(f"clash-lay-{language}-{theme}-{size['width']}")
    told = str(me.page.locator('[data-piece="turned"]').get_attribute("aria-label")).partition(": ")[2]
    me.act(me.page.locator('[data-piece="turned"]'))
    if me.phone:
        page_tab(me, "map")
    for place in told.split(", "):
        space, ground = place.split(" ", 1)
        there = me.page.locator(f'[data-board] svg [data-piece="{space}"]')
        expect(there).to_have_attribute("aria-label", re.compile(f"^{re.escape(f'{space}, {ground}')}", re.IGNORECASE))


def test_a_step_into_the_unknown_is_taken_on_the_map(visit: Visit) -> None:
    me = visit(settings=CALM)
    sit_down(me, "step", players=2, having="explore:")
    choice = me.page.locator('[data-choice^="explore:"]').first
    space = str(choice.get_attribute("data-choice")).split(":")[1]
    there = me.page.locator(f'svg [data-piece="{space}"]')
    assert there.get_attribute("data-lit") is not None
    before = there.get_attribute("aria-label")
    me.act(there)
    expect(there).not_to_have_attribute("aria-label", before or "")


@SIZES
def test_a_trade_route_is_chosen_by_its_city_on_the_map(
    visit: Visit, size: ViewportSize, language: str, theme: str
) -> None:
    """CC-29.7, CC-10.9: every city in reach is lit, and the one that is pointed at is traded with."""
    me = visit(size=size, language=language, theme=theme, settings=CALM)
    sit_down(me, "routes", players=3, many=3)
    cities = [key for key in me.choices() if key not in ("all", "done")]
    assert len(cities) > 1
    for city in cities:
        expect(me.page.locator(f'svg [data-piece="{city}"]')).to_have_attribute("data-lit", "")
    me.shoot(f"clash-routes-{language}-{theme}-{size['width']}")
    me.act(me.page.locator(f'svg [data-piece="{cities[1]}"]'))
    expect(me.page.locator(f'[data-choice="{cities[1]}"]')).to_have_count(0)


@SIZES
def test_a_battle_shows_both_sides_and_is_fought_out(
    visit: Visit, size: ViewportSize, language: str, theme: str
) -> None:
    me = visit(size=size, language=language, theme=theme, settings=CALM)
    sit_down(me, "losses", players=3)
    sides = me.page.locator("[data-board] .side")
    expect(sides).to_have_count(2)
    for side in sides.all():
        assert side.locator(".die").count() > 0
        assert int(side.locator(".sum strong").inner_text()) > 0
    assert barriers(me) == []
    me.shoot(f"clash-battle-{language}-{theme}-{size['width']}")
    for _ in range(40):
        if sides.count() == 0 or me.settle() == "over":
            break
        me.answer(1)
    expect(sides).to_have_count(0)


def food(visitor: Visitor) -> int:
    """How much the visitor's mat shows."""
    page_tab(visitor, "mat")
    label = visitor.page.locator('[data-board] [data-piece="food"]').get_attribute("aria-label") or ""
    return int(re.findall(r"\d+", label)[0])


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("pl", PHONE)])
def test_two_browsers_trade(visit: Visit, server: Program, language: str, size: ViewportSize) -> None:
    """One offers food for nothing; the other accepts on another screen and has it."""
    people = sit_together(visit, server.url, GAME, language=language, size=size)
    giver, _ = whose_turn(people)
    taker = people[people[0] is giver]
    before = food(giver)
    giver.act(giver.page.locator('[data-choice^="trade:"]'))
    giver.settle()
    piles = giver.page.locator("[data-board] .pile")
    expect(piles).to_have_count(2)
    giver.act(piles.first.locator("button:not([disabled])").first)
    expect(piles.first.locator(".some")).to_have_count(1)
    giver.shoot(f"clash-trade-{language}-{size['width']}")
    offer = giver.page.locator('[data-board] [data-piece="offer"]')
    expect(offer).to_be_visible()
    giver.act(offer)
    giver.button("ui-commit").click()  # nothing is sent before the one who offers lets it go

    expect(taker.page.locator('[data-choice="accept"]')).to_be_visible()
    expect(taker.page.locator("[data-board] .pile .after").first).to_be_visible()
    assert barriers(taker) == []
    taker.shoot(f"clash-answer-{language}-{size['width']}")
    taker.page.locator('[data-choice="accept"]').click()
    expect(taker.page.locator("[data-board] .pile")).to_have_count(0)
    taker.button("ui-commit").click()
    expect(giver.answers.first).to_be_visible()
    expect(giver.page.locator("[data-board] .pile")).to_have_count(0)
    assert food(giver) == before - 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_city_with_units_offers_to_move_them(visit: Visit, size: ViewportSize) -> None:
    me = visit(size=size, settings=CALM)
    me.set_up("me", "bot", game=GAME)
    me.settle()
    while not me.page.locator('[data-choice^="collect"]').count():
        me.answer(1)
        me.settle()
    # The capital: what is collected there is known, and the Settler of the first turn stands in it.
    capital = me.page.locator("[data-board] .map svg [data-piece][data-lit]").first
    space = capital.get_attribute("data-piece")
    me.act(capital)
    move = me.page.locator('[data-choice="move"]')
    expect(move).to_be_visible()
    assert f"collect:{space}" in me.choices()
    me.shoot(f"clash-city-{size['width']}")
    me.act(move)
    expect(me.prompt).to_contain_text(str(space).upper())  # where they go from here, not whose units go
    assert space not in me.choices()


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("pl", DESKTOP), ("en", PHONE)])
def test_a_whole_short_game_against_a_bot(visit: Visit, language: str, size: ViewportSize) -> None:
    """Something is done in every turn, by turns on the board and in the bar, and then the turn is ended."""
    me = visit(language=language, size=size, settings=CALM)
    me.set_up("me", "bot", game=GAME, length="short", trades="1")  # who clicks what comes first would trade for ever
    me.shoot(f"clash-start-{language}-{size['width']}")
    steps = 0
    while (state := me.settle()) != "over":
        steps += 1
        assert steps < 700
        end = me.page.locator("[data-closing]")
        if state == "answer" and steps % 3 == 0 and end.count():
            me.act(end)
        else:
            me.answer(steps)
    assert steps > 30
    me.shoot(f"clash-over-{language}-{size['width']}")
    see_the_end(me)
