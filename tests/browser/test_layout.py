"""The table at every size: nothing outside the screen, nothing to scroll, and a board that keeps its size in a turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser import beyond, clash, mosaic, positions
from tests.browser.conftest import Visit
from tests.browser.test_clash import small
from tests.browser.test_every_page import scrolled
from tests.browser.visiting import CALM, DESKTOP, LANDSCAPE, PHONE, Visitor

SIZES: tuple[ViewportSize, ...] = (
    PHONE,
    LANDSCAPE,
    {"width": 1024, "height": 768},
    {"width": 1280, "height": 720},
    DESKTOP,
    {"width": 1920, "height": 1080},
)
LOW: ViewportSize = {"width": 1280, "height": 720}
DOCK = 170  # pixels of the answers on a large screen, at most

SHORT_OF_TOKENS = positions.Games("flow_of_history", held=lambda match, seat: max(0, -match.state.reserve))


def flow(visitor: Visitor, kind: str, **wish: int) -> None:
    positions.sit_down(visitor, *SHORT_OF_TOKENS.find(positions.Wish(kind, **wish)))  # type: ignore[arg-type]


# Few answers and many, cards and maps, a battle, an offer, a draft.
PLACES: dict[str, Callable[[Visitor], None]] = {
    "flow-action": lambda me: flow(me, "action", players=5, skip=90),
    "flow-tokens": lambda me: flow(me, "tokens", players=3, skip=45),
    "clash-act": lambda me: clash.sit_down(me, "act", players=4, skip=40, having="collect:"),
    "clash-battle": lambda me: clash.sit_down(me, "tactics"),
    "clash-trade": lambda me: clash.sit_down(me, "trade", players=4, cards=9),
    "mosaic-leader": lambda me: mosaic.sit_down(me, "leader", players=3),
    "mosaic-found": lambda me: mosaic.sit_down(me, "found", players=3),
    "mosaic-act": lambda me: mosaic.sit_down(me, "act", players=6, skip=90),
    "beyond-government": lambda me: beyond.sit_down(me, "government", players=4, skip=1),
    "beyond-space": lambda me: beyond.sit_down(me, "space", players=3, skip=60),
    "beyond-card": lambda me: beyond.sit_down(me, "card", players=3, many=2),
    "beyond-step": lambda me: beyond.sit_down(me, "step", players=3, skip=8, many=3),
}

# Pieces and buttons that lie, wholly or in part, outside the screen or under the edge of what holds them.
OUTSIDE = """() => {
  const found = [];
  const [board, foot] = ['[data-board] :is([data-piece]:not(g), button)', '[data-foot] button'];
  for (const node of document.querySelectorAll(`${board}, ${foot}`)) {
    if (!node.checkVisibility() || node.closest('.strip')) continue; // of a strip the button beside it opens the rest
    const { left, top, right, bottom, width } = node.getBoundingClientRect();
    let frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let box = node.parentElement; box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      frame = { left: Math.max(frame.left, edge.left), top: Math.max(frame.top, edge.top),
                right: Math.min(frame.right, edge.right), bottom: Math.min(frame.bottom, edge.bottom) };
    }
    const over = Math.max(frame.left - left, frame.top - top, right - frame.right, bottom - frame.bottom);
    if (width && over > 2) found.push(`${node.dataset.piece ?? node.textContent.trim()} by ${Math.round(over)} px`);
  }
  return found;
}"""

# The same after the next picture, when all that is measured was measured.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

BOARD = """() => ['[data-board]', '[data-foot]'].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""

# Text that begins with a letter with a dot or a stroke above it, and how much of that is cut off.
TOPS_CUT = """() => [...document.querySelectorAll('[data-board] :is(strong, span)')].flatMap((node) => {
  const text = node.firstChild;
  if (text?.nodeType !== Node.TEXT_NODE || !node.checkVisibility()) return [];
  if (!/^[ŻŹŚĆŃÓ]/.test(text.textContent.trim())) return [];
  const range = document.createRange();
  range.selectNodeContents(text);
  const letters = range.getBoundingClientRect();
  for (let box = node; !box.matches('[data-board]'); box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'visible') continue;
    const cut = box.getBoundingClientRect().top - letters.top;
    if (cut > 0.6) return [`${text.textContent.trim()} by ${cut.toFixed(1)} px`];
  }
  return [];
})"""

# Names of players that are shown in part: the sign tells who it is, half a name does not.
HALF_NAMES = """() => [...document.querySelectorAll('[data-board] .seats .name')].flatMap((node) => {
  const range = document.createRange();
  range.selectNodeContents(node.lastChild);
  const [name, box] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
  const seen = name.top < box.bottom - 2;
  return seen && name.right > box.right + 1 ? [node.textContent] : [];
})"""


# Leaders whose words do not all stand on their cards.
LEADERS_CUT = """() => [...document.querySelectorAll('[data-board] [data-mo-kind=leader]')].flatMap((card) => {
  const words = card.querySelector('p');
  const range = document.createRange();
  range.selectNodeContents(words);
  const lines = range.getBoundingClientRect();
  const over = lines.bottom - Math.min(card.getBoundingClientRect().bottom, words.getBoundingClientRect().bottom);
  return lines.height && over > 1 ? [words.textContent] : [];
})"""


# Figures that hang over the edge of what they count.
FIGURES_OVER = """() => {
  const boxes = document.querySelectorAll('[data-board] .page :is(.piece, .tile, .good, .seats button)');
  return [...boxes].flatMap((box) => {
    const { left, right } = box.getBoundingClientRect();
    return [...box.querySelectorAll('.numbers, b')].flatMap((figure) => {
      if (getComputedStyle(figure).position === 'absolute') return []; // a badge hangs over on purpose
      const edge = figure.getBoundingClientRect();
      const over = Math.max(left - edge.left, edge.right - right);
      return edge.width && over > 0.5 ? [`${figure.outerHTML.slice(0, 60)} by ${over.toFixed(1)} px`] : [];
    });
  });
}"""


def at_every_size(visitor: Visitor, finding: str) -> list[str]:
    """What is found at any size, with the width of the screen."""
    found = []
    for size in SIZES:
        resize(visitor, size)
        found += [f"{size['width']}: {one}" for one in visitor.page.evaluate(finding)]
    return found


def resize(visitor: Visitor, size: ViewportSize) -> None:
    visitor.page.set_viewport_size(size)
    visitor.page.evaluate(SETTLED)


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("pl", "dark")])
@pytest.mark.parametrize("place", PLACES)
def test_everything_lies_on_the_screen_at_every_size(visit: Visit, place: str, language: str, theme: str) -> None:
    me = visit(language=language, theme=theme, settings=CALM)
    PLACES[place](me)
    wrong = {}
    for size in SIZES:
        resize(me, size)
        me.shoot(f"layout-{place}-{size['width']}-{language}")
        found = [*me.wrong(OUTSIDE), *scrolled(me)]
        if found:
            wrong[f"{size['width']} x {size['height']}"] = found
    assert wrong == {}


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, LOW], ids=["phone", "landscape", "low"])
@pytest.mark.parametrize("place", ["flow-action", "clash-act", "mosaic-act", "beyond-space"])
def test_the_board_keeps_its_size_whatever_is_asked(visit: Visit, place: str, size: ViewportSize) -> None:
    me = visit(size=size, language="pl", settings=CALM)
    PLACES[place](me)
    first = me.page.evaluate(BOARD)
    counts = set()
    for turn in range(12):
        if me.settle() == "over":
            break
        counts.add(me.answers.count())
        assert me.page.evaluate(BOARD) == first, me.prompt.text_content()
        assert scrolled(me) == []
        me.answer(turn)
    assert len(counts) > 1
    if size["height"] > 600 and not me.phone:
        assert first[1][3] <= DOCK


def test_a_verb_that_is_chosen_changes_no_size(visit: Visit) -> None:
    me = visit(size=LOW, settings=CALM)
    clash.sit_down(me, "act", players=4, having="collect:", many=2)
    before = me.page.evaluate(BOARD)
    me.act(me.page.locator('[data-choice="collect"]'))
    expect(me.button("ui-clear")).to_be_visible()
    assert me.page.evaluate(BOARD) == before
    assert me.wrong(OUTSIDE) == []


@pytest.mark.parametrize("place", ["flow-action", "clash-act", "mosaic-act", "beyond-space"])
def test_a_phone_held_sideways_plays_on(visit: Visit, place: str) -> None:
    me = visit(size=LANDSCAPE, settings=CALM)
    PLACES[place](me)
    ended = False
    for turn in range(30):
        state = me.settle()
        if state == "over":
            break
        me.page.evaluate(SETTLED)
        assert (me.wrong(OUTSIDE), scrolled(me), small(me.page)) == ([], [], []), me.prompt.text_content()
        board, dock = me.page.evaluate(BOARD)
        assert board[2] > 0.6 * LANDSCAPE["width"]
        assert board[3] > 0.9 * LANDSCAPE["height"]
        assert dock[0] >= board[0] + board[2]
        ended = ended or state == "end"
        me.answer(turn)
    assert ended


def test_answers_that_find_no_room_are_on_the_next_leaf(visit: Visit) -> None:
    me = visit(size=LOW, settings=CALM)
    flow(me, "tokens", players=3, cards=100)
    more = me.page.locator("[data-foot] .turn")
    seen: set[str] = set()
    expect(more).to_be_visible()
    while not seen.issuperset(me.choices()):
        assert me.wrong(OUTSIDE) == []
        seen |= set(me.choices())
        more.click()
    assert seen == {str(number) for number in range(1, len(seen) + 1)}


# What can be read


def test_dots_and_strokes_over_letters_are_whole(visit: Visit) -> None:
    me = visit(language="pl", settings=CALM)
    clash.sit_down(me, "advance", players=4)
    expect(me.page.locator("[data-board]").get_by_text("Żegluga")).to_be_visible()
    assert at_every_size(me, TOPS_CUT) == []
    mosaic.sit_down(me, "pay", players=3, skip=10)
    expect(me.page.locator("[data-board]").get_by_text("Żelazo").first).to_be_attached()
    assert at_every_size(me, TOPS_CUT) == []


def test_names_of_players_are_whole_or_not_there(visit: Visit) -> None:
    me = visit(settings=CALM)
    clash.sit_down(me, "advance", players=4)
    assert me.page.locator("[data-board] .seats .name").count() == 4
    assert at_every_size(me, HALF_NAMES) == []


def test_what_a_leader_does_is_told_to_its_end(visit: Visit) -> None:
    me = visit(language="pl", settings=CALM)
    mosaic.sit_down(me, "leader", players=3)
    expect(me.page.locator("[data-board] [data-mo-kind=leader] p").first).to_be_visible()
    assert at_every_size(me, LEADERS_CUT) == []


def test_figures_of_two_digits_find_room(visit: Visit) -> None:
    me = visit(settings=CALM)
    clash.sit_down(me, "advance", players=4)
    expect(me.page.locator("[data-board] .supply")).to_be_visible()
    assert at_every_size(me, FIGURES_OVER) == []
    PLACES["mosaic-act"](me)
    me.page.locator("[data-board] .tabs button").nth(2).click()
    expect(me.page.locator("[data-board] .economy")).to_be_visible()
    assert at_every_size(me, FIGURES_OVER) == []


def test_no_token_is_left_in_a_reserve_that_gave_more_than_it_had(visit: Visit) -> None:
    me = visit(settings=CALM)
    flow(me, "action", players=3, cards=20)
    reserve = me.page.locator("[data-board] [data-place=reserve]")
    expect(reserve.locator("b")).to_have_attribute("data-figure", "0")


def test_news_have_the_column_until_a_piece_is_looked_at(visit: Visit) -> None:
    me = visit(size=LOW, settings=CALM)
    clash.sit_down(me, "act", players=4, skip=40, having="collect:")
    column = me.page.get_by_role("region", name=me.say("ui-players"), exact=True)
    share = column.evaluate(
        """(column) => {
          const high = (node) => node.getBoundingClientRect().height;
          const news = column.querySelector('.digest').parentElement;
          return high(news) / (high(column) - high(column.querySelector('ul')));
        }"""
    )
    assert share > 0.7


def test_what_one_says_oneself_is_read_already(visit: Visit) -> None:
    me = visit(settings=CALM)
    me.set_up("me", "here")
    me.settle()
    tab = me.page.get_by_role("tab", name=me.say("ui-chat"))
    elsewhere = me.context.new_page()  # the same person with a second window
    elsewhere.goto(me.page.url)
    elsewhere.get_by_role("tab", name=me.say("ui-chat")).click()
    elsewhere.locator("#chat-text").fill("Good luck!")
    elsewhere.locator("#chat-text").press("Enter")
    expect(me.page.locator("[data-live]")).to_contain_text("Good luck!")
    expect(tab).to_have_text(me.say("ui-chat"))


def test_the_panel_beside_the_answers_grows_while_it_is_read(visit: Visit) -> None:
    me = visit(size=LOW, settings=CALM)
    clash.sit_down(me, "act", players=4, having="collect:", many=2)
    panel = me.page.get_by_role("region", name=me.say("ui-panels"), exact=True)
    board = me.page.evaluate(BOARD)
    me.page.get_by_role("tab", name=me.say("ui-rules")).click()
    me.page.locator("#rule-search").fill("city")
    me.page.locator("summary").first.click()
    expect(me.page.locator("details[open] p").first).to_be_in_viewport(ratio=1)
    tall = panel.bounding_box()
    assert tall
    assert tall["height"] > 2 * DOCK
    assert me.page.evaluate(BOARD) == board
    me.act(me.page.locator('[data-choice="collect"]'))
    low = panel.bounding_box()
    assert low
    assert low["height"] <= DOCK
