"""Mosaic at its own board: every page, building on the map, the Empire, the draft and a whole game against bots."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.mosaic import GAME, sit_down
from tests.browser.results import see_the_end, wait_for_points
from tests.browser.test_every_page import SCROLLED, SMALL, barriers
from tests.browser.visiting import CALM, DESKTOP, PHONE, ROOT, Moved, Visitor

SIZES = pytest.mark.parametrize(
    ("size", "language", "theme"), [(DESKTOP, "en", "light"), (PHONE, "pl", "dark"), (PHONE, "en", "light")]
)
BOTH = pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "pl")])

PAGES = ["map", "offers", "civ"]
"""On a large screen `empire` follows; a small one keeps it in a sheet."""

# Lit pieces that can be touched where they are: a map shows one Region of a small screen at a time.
AT_HAND = """() => {
  const board = document.querySelector('[data-board]').getBoundingClientRect();
  const inside = ({ left, right, top, bottom }) =>
    left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
  const open = (piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    return piece.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const lit = [...document.querySelectorAll('[data-board] [data-piece][data-lit]')];
  const at_hand = lit.filter((piece) => inside(piece.getBoundingClientRect()) && open(piece));
  return [...new Set(at_hand.map((piece) => piece.dataset.piece))];
}"""

# A finger goes across the board, from the left to the right or back.
SWIPE = """([selector, from, to]) => {
  const node = document.querySelector(selector);
  const { left, top, width, height } = node.getBoundingClientRect();
  const send = (type, share) => node.dispatchEvent(new PointerEvent(type, {
    pointerId: 7, pointerType: 'touch', bubbles: true, clientX: left + width * share, clientY: top + height / 2,
  }));
  send('pointerdown', from);
  send('pointermove', (from + to) / 2);
  send('pointerup', to);
}"""


def page_tab(visitor: Visitor, name: str) -> None:
    """Turn to a page of the board by its sign."""
    visitor.page.locator("[data-board] .tabs button").nth([*PAGES, "empire"].index(name)).click()


def small(page: Page) -> list[str]:
    """Targets too small for a finger, but hexes of the whole map: a tap on their Region brings them near."""
    found: list[str] = page.evaluate(SMALL)
    return [line for line in found if not line.lower().startswith("g ")]


def piece(visitor: Visitor, word: str) -> Locator:
    return visitor.page.locator(f'[data-board] [data-piece="{word}"]').first


@SIZES
def test_every_page_of_the_board_has_no_barrier(visit: Visit, size: ViewportSize, language: str, theme: str) -> None:
    me = visit(size=size, language=language, theme=theme, settings=CALM)
    sit_down(me, "act", players=3, skip=60, having="build:")
    for name in PAGES if me.phone else [*PAGES, "empire"]:
        page_tab(me, name)
        assert barriers(me) == []
        assert me.page.evaluate(SCROLLED) == []
        if me.phone:
            assert small(me.page) == []
        me.shoot(f"mosaic-{name}-{language}-{theme}-{size['width']}")


@pytest.mark.parametrize(("players", "out"), [(2, ["iberia", "gaul"]), (3, ["iberia"]), (4, [])])
def test_the_map_tells_which_regions_are_out_of_play(visit: Visit, players: int, out: list[str]) -> None:
    me = visit(settings=CALM)
    sit_down(me, "place", players=players)
    for region in ("iberia", "gaul", "italy"):
        label = str(piece(me, region).get_attribute("aria-label"))
        assert label.endswith(": out of play") == (region in out)
    me.shoot(f"mosaic-regions-{players}")


@BOTH
def test_a_city_is_built_on_a_lit_hex_and_brings_influence(visit: Visit, size: ViewportSize, language: str) -> None:
    me = visit(size=size, language=language, settings=CALM)
    sit_down(me, "found", players=3)
    lit = {str(hex_.get_attribute("data-piece")) for hex_ in me.lit.all()}
    me.shoot(f"mosaic-found-{language}-{size['width']}")
    assert len(lit) > 12
    assert listed(me) == {"*"}  # so many are left to the map
    if me.phone:
        egypt = me.page.locator("[data-board] .chips button").nth(5)
        before = me.page.evaluate(AT_HAND)
        egypt.tap()
        expect(egypt).to_have_attribute("aria-pressed", "true")
        assert set(before).isdisjoint(me.page.evaluate(AT_HAND))
    home = next(word for word in me.page.evaluate(AT_HAND) if word.startswith("egy"))
    me.act(piece(me, home))
    page_tab(me, "map")
    city = re.compile("City|Miasto")
    expect(piece(me, home)).to_have_attribute("aria-label", city)
    region = me.page.locator("[data-board] .chips button").nth(5) if me.phone else piece(me, "egypt")
    expect(region).to_have_attribute("aria-label", re.compile("(you|ty) 2"))


def listed(visitor: Visitor) -> set[str]:
    return set(visitor.choices())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_hexes_that_the_map_has_can_be_listed_all_the_same(visit: Visit, language: str) -> None:
    me = visit(size=PHONE, language=language, settings=CALM)
    sit_down(me, "found", players=3)
    expect(me.decision).to_contain_text(me.say("ui-on-map"))
    assert barriers(me) == []
    me.page.keyboard.press("a")
    fold = me.page.locator(":focus")
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.press("Enter")
    expect(me.page.locator(":focus")).to_have_text({"en": "Gaul 1", "pl": "Galia 1"}[language])
    lit = {str(hex_.get_attribute("data-piece")) for hex_ in me.lit.all()}
    assert listed(me) < lit
    me.shoot(f"mosaic-listed-{language}")
    chosen = str(me.page.locator(":focus").get_attribute("data-choice"))
    me.page.locator(":focus").press("Enter")
    expect(piece(me, chosen)).to_have_attribute("aria-label", re.compile("City|Miasto"))


@BOTH
def test_the_empire_adds_up_what_would_be_scored(visit: Visit, size: ViewportSize, language: str) -> None:
    me = visit(size=size, language=language, settings=CALM)
    sit_down(me, "act", players=3, skip=90)
    if me.phone:
        me.page.locator("[data-board] button.now").tap()
    else:
        page_tab(me, "empire")
    table = me.page.locator("[data-board] table")
    expect(table).to_be_visible()
    cells = [[cell.inner_text() for cell in row.locator("td").all()] for row in table.locator("tbody tr").all()]
    players = list(zip(*cells, strict=True)) if me.phone else cells
    gains = [[int(gain) for text in line for gain in re.findall(r"\+(\d+)", text)] for line in players]
    assert len(gains) == 3
    assert all(sum(line[:-1]) == line[-1] for line in gains)
    assert any(line[-1] for line in gains)
    assert barriers(me) == []
    me.shoot(f"mosaic-empire-{language}-{size['width']}")


@SIZES
def test_the_final_scoring_adds_up_by_source(visit: Visit, size: ViewportSize, language: str, theme: str) -> None:
    me = visit(size=size, language=language, theme=theme, settings=CALM)
    positions.see_result(me, (ROOT / "tests/records/mosaic/four_players.txt").read_text(encoding="utf-8"))
    players = me.page.locator("ol.scoring > li")
    expect(players).to_have_count(4)
    wait_for_points(me)
    sums = []
    for player in players.all():
        shown = [int(points.inner_text().strip("★").replace("−", "-")) for points in player.locator("ul b").all()]
        sums.append(sum(shown))
        assert int(player.locator(".points").inner_text()) == sums[-1]
    assert sums == sorted(sums, reverse=True)
    assert me.page.locator("ol.scoring .crown").count() == 1
    assert barriers(me) == []
    me.shoot(f"mosaic-scoring-{language}-{theme}-{size['width']}")


def test_pages_are_turned_by_swiping(visit: Visit) -> None:
    me = visit(size=PHONE, settings=CALM)
    sit_down(me, "act", players=2, skip=30)
    page_tab(me, "map")
    for selector, start, end, shown in (
        ("[data-board] .map [role=group]", 0.9, 0.1, 1),
        ("[data-board] .page", 0.9, 0.1, 2),
        ("[data-board] .page", 0.9, 0.1, 2),
        ("[data-board] .page", 0.1, 0.9, 1),
        ("[data-board] .page", 0.1, 0.9, 0),
    ):
        me.page.evaluate(SWIPE, [selector, start, end])
        expect(me.page.locator("[data-board] .tabs button").nth(shown)).to_have_attribute("aria-pressed", "true")


def step(me: Visitor, turn: int) -> None:
    """Something else every time, on the board and in the bar; what can be ended is ended.

    What all answers have in common is not pointed at: it would leave as many.
    """
    end = me.page.locator('[data-closing], [data-choice="done"], [data-choice="stop"]')
    keys = [key.split(":") for key in me.choices()]
    at_hand = [word for word in me.page.evaluate(AT_HAND) if not all(word in key for key in keys)]
    if end.count():
        target = end.first
    elif at_hand and turn % 2 == 0:
        target = piece(me, at_hand[turn % len(at_hand)])
    else:
        target = me.answers.nth(turn % len(keys))
    try:
        me.act(target)
    except Moved:  # an answer on its way took the question with it: look again
        return


def draft(me: Visitor) -> int:
    """The first three questions, at which nobody meets a barrier. Says how many steps that took."""
    asked: list[str] = []
    turn = 0
    while len(asked) < 3:
        turn += 1
        assert turn < 60
        if me.settle() == "end":
            me.answer()
            continue
        if (question := me.prompt.inner_text()) not in asked:
            asked.append(question)
            me.shoot(f"mosaic-draft-{len(asked)}-{me.language}-{'phone' if me.phone else 'desk'}")
            assert barriers(me) == []
        step(me, turn)
    return turn


def play_on(me: Visitor, turn: int) -> int:
    """To the end, and to the result. Says how many steps were taken by then."""
    while (state := me.settle()) != "over":
        turn += 1
        assert turn < 700
        if state == "answer":
            step(me, turn)
        else:
            me.answer()
    see_the_end(me)
    me.shoot(f"mosaic-result-{me.language}-{'phone' if me.phone else 'desk'}")
    return turn


@pytest.mark.slow
@BOTH
def test_the_draft_and_a_whole_game_against_bots(visit: Visit, size: ViewportSize, language: str) -> None:
    me = visit(size=size, language=language, settings=CALM)
    me.set_up("me", *["bot"] * (3 if me.phone else 4), game=GAME, bot="random")
    assert play_on(me, draft(me)) > 40
