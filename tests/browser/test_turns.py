"""What a person does in a turn: answer, take back, ask why not, end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import beyond, clash, mosaic
from tests.browser.conftest import Visit
from tests.browser.visiting import CALM, Visitor

PIECES = "() => [...document.querySelectorAll('[data-board] [data-piece]')].map((p) => p.getAttribute('aria-label'))"

# Whether all words of the preview lie inside its box, and nothing lies over them.
SEEN = """(note) => {
  const box = note.closest('[data-preview]').getBoundingClientRect();
  const words = document.createTreeWalker(note, NodeFilter.SHOW_TEXT);
  const outside = [];
  while (words.nextNode()) {
    if (!words.currentNode.textContent.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const inside = left >= box.left && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
      if (!inside || !note.contains(over)) outside.push(words.currentNode.textContent);
    }
  }
  return outside;
}"""


@pytest.fixture
def table(visit: Visit) -> Visitor:
    """A table that is mine alone, on both sides of it."""
    made = visit(settings=CALM)
    made.set_up("me", "here", "here")
    made.reach_actions()
    return made


def test_an_answer_is_taken_back_and_given_again_until_the_turn_is_ended(table: Visitor) -> None:
    table.invest()
    before = table.page.evaluate(PIECES)
    table.act(table.answers.first)
    assert table.settle() == "end"
    after = table.page.evaluate(PIECES)
    assert after != before

    table.button("ui-undo").click()
    expect(table.button("ui-redo")).to_be_enabled()
    assert table.page.evaluate(PIECES) == before

    table.button("ui-redo").click()
    expect(table.button("ui-end-turn")).to_be_enabled()
    assert table.page.evaluate(PIECES) == after

    table.button("ui-end-turn").click()
    expect(table.answers.first).to_be_visible()
    expect(table.button("ui-undo")).to_be_disabled()


@pytest.mark.parametrize("sit_down", [clash.sit_down, mosaic.sit_down])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_one_click_ends_a_turn(visit: Visit, sit_down: Callable[..., None], language: str) -> None:
    """There is one button for it, and nothing is left to be confirmed, taken back or ended after it."""
    me = visit(language=language, settings=CALM)
    sit_down(me, "act", having="end")
    me.act(me.button("ui-end-turn"))
    me.page.wait_for_function("() => !document.querySelector('[data-sending]')")
    expect(me.button("ui-undo")).to_be_disabled()
    expect(me.prompt).not_to_have_text(me.say("ui-turn-done"))


def test_the_last_phase_of_a_turn_is_taken_back_and_given_again_until_the_turn_is_ended(visit: Visit) -> None:
    me = visit(settings=CALM)
    beyond.sit_down(me, "produce", players=3, skip=6)
    before = me.page.evaluate(PIECES)
    me.act(me.page.locator('[data-choice="coins"]'))
    assert me.settle() == "end"
    after = me.page.evaluate(PIECES)
    assert after != before
    for key, pieces in (("ui-undo", before), ("ui-redo", after)):
        me.act(me.button(key))
        me.settle()
        assert me.page.evaluate(PIECES) == pieces
    me.act(me.button("ui-end-turn"))
    expect(me.button("ui-undo")).to_be_disabled()
    expect(me.prompt).not_to_have_text(me.say("ui-turn-done"))


def test_the_only_answer_is_the_only_button(visit: Visit) -> None:
    me = visit(settings=CALM)
    clash.sit_down(me, "recruit", only=True)
    expect(me.answers).to_have_count(1)
    expect(me.closing).to_have_count(0)


def test_a_piece_that_is_not_lit_says_why_not_with_the_rule(table: Visitor) -> None:
    harvest = table.page.locator('[data-board] [data-piece="harvest"]:not([data-lit])')
    while harvest.count() == 0:
        table.answer(1)
        table.reach_actions()
    harvest.click()
    said = table.page.get_by_role("status").filter(has=table.page.get_by_role("button", name="FH-"))
    expect(said).to_be_visible()
    table.shoot("why-not")
    said.get_by_role("button", name="FH-").first.click()
    expect(table.page.get_by_role("tab", name=table.say("ui-rules"))).to_have_attribute("aria-selected", "true")


def test_a_wrong_click_is_let_go(table: Visitor) -> None:
    """A verb chosen, then let go: all answers are there again."""
    all_answers = table.answers.count()
    verb = table.page.locator("[data-choice][aria-pressed]")
    if verb.count() == 0:
        table.page.locator("[data-board] [data-piece][data-lit]").first.hover()
        assert table.answers.count() == all_answers
        return
    verb.first.click()
    table.button("ui-clear").click()
    expect(table.answers).to_have_count(all_answers)


def test_a_reload_in_the_middle_of_a_turn_keeps_it(table: Visitor) -> None:
    table.invest()
    table.act(table.answers.first)
    assert table.settle() == "end"
    pieces = table.page.evaluate(PIECES)
    table.page.reload()
    expect(table.button("ui-end-turn")).to_be_enabled()
    assert table.page.evaluate(PIECES) == pieces
    expect(table.button("ui-undo")).to_be_enabled()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900)])
def test_what_an_answer_changes_is_seen_below_the_answers(table: Visitor, width: int, height: int) -> None:
    table.page.set_viewport_size({"width": width, "height": height})
    table.invest()
    table.page.locator('[data-choice="1"]').hover()
    note = table.decision.locator("[data-preview]")
    expect(note).to_contain_text("→")
    assert note.evaluate(SEEN) == []
    table.shoot(f"preview-{width}")


def test_what_cannot_be_taken_back_says_so_below_the_answers(visit: Visit) -> None:
    me = visit(settings=CALM)
    me.set_up("me", "here")  # with two, the Banker turns up a card that nobody can foresee
    me.reach_actions()
    me.invest()
    me.page.locator('[data-choice="1"]').hover()
    note = me.decision.locator("[data-preview]")
    expect(note).to_contain_text(me.say("ui-preview-hidden"))
    assert note.evaluate(SEEN) == []
    me.shoot("preview-hidden")


def test_a_piece_that_is_being_decided_about_says_so(table: Visitor) -> None:
    """It is no answer to the number of tokens, but not for want of anything that could be done with it."""
    table.invest()
    asked = table.prompt.inner_text()
    table.page.locator("[data-board] [data-piece][data-chosen]").first.click()
    said = table.page.get_by_role("status").filter(has=table.page.get_by_role("heading"))
    expect(said).to_contain_text(table.say("ui-why-asked", question=asked))
    expect(said).to_contain_text(table.say("ui-why-undo"))
    expect(said).not_to_contain_text(table.say("ui-why-nothing"))
    table.shoot("why-asked")


def test_a_piece_that_can_be_chosen_says_what_for(table: Visitor) -> None:
    choice = table.page.locator('[data-choice^="invest:"]').first
    card = str(choice.get_attribute("data-choice")).partition(":")[2]
    text = choice.inner_text().split("\n")[-1]
    table.page.locator(f'[data-board] [data-piece="{card}"]').first.hover()
    table.page.keyboard.press("w")
    said = table.page.get_by_role("status").filter(has=table.page.get_by_role("heading"))
    expect(said).to_contain_text(table.say("ui-why-possible", choices=text))
