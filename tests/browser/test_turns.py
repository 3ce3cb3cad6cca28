"""What a person does in a turn: answer, take back, ask why not, end."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import CALM, Visitor

PIECES = "() => [...document.querySelectorAll('[data-board] [data-piece]')].map((p) => p.getAttribute('aria-label'))"


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
