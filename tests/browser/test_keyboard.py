"""Everything with keys alone: no pointer is ever used here."""

import pytest
from playwright.sync_api import expect

from tests.browser import beyond
from tests.browser.conftest import Visit
from tests.browser.visiting import CALM, GAME, Visitor

FOCUSED = "() => document.activeElement?.dataset?.piece ?? document.activeElement?.dataset?.choice ?? null"

PIECES = "(nodes) => nodes.map((node) => node.dataset.piece)"


@pytest.fixture
def table(visit: Visit) -> Visitor:
    made = visit(settings=CALM).open("/")
    quick = made.page.locator(f"[data-quick={GAME}]")
    expect(quick).to_be_enabled()
    for _ in range(20):
        made.page.keyboard.press("Tab")
        if quick.evaluate("(button) => button === document.activeElement"):
            break
    made.page.keyboard.press("Enter")
    made.page.wait_for_url("**/match/*")
    made.reach_actions()
    return made


def test_a_turn_with_arrows_and_enter(table: Visitor) -> None:
    keyboard = table.page.keyboard
    keyboard.press("b")
    first = table.page.evaluate(FOCUSED)
    assert first == table.lit.first.get_attribute("data-piece")
    keyboard.press("ArrowRight")
    second = table.page.evaluate(FOCUSED)
    assert second != first
    before = table.log.count()
    for _ in range(6):
        state = table.settle()
        if table.log.count() != before and state == "answer":
            break
        keyboard.press("e" if state == "end" else "b")
        if state == "answer":
            keyboard.press("Enter")
            if table.settle() == "answer" and table.log.count() == before:
                keyboard.press("1")
    expect(table.log).not_to_have_count(before)


def test_digits_answer_z_takes_back_y_gives_again_and_e_ends(table: Visitor) -> None:
    keyboard = table.page.keyboard
    answers: list[str] = table.answers.evaluate_all("(all) => all.map((one) => one.dataset.choice)")
    digit = 1 + next(number for number, answer in enumerate(answers) if answer.startswith("invest:"))
    keyboard.press(str(digit))
    expect(table.page.locator('[data-choice="1"]')).to_be_visible()
    table.settle()
    keyboard.press("1")
    expect(table.button("ui-end-turn")).to_be_enabled()
    assert table.settle() == "end"
    keyboard.press("z")
    expect(table.button("ui-redo")).to_be_enabled()
    keyboard.press("y")
    expect(table.button("ui-end-turn")).to_be_enabled()
    keyboard.press("e")
    expect(table.button("ui-end-turn")).to_be_disabled()


def test_a_pawn_goes_from_the_tree_to_a_space_by_arrows_and_back_by_z(visit: Visit) -> None:
    """Beyond the Horizon: letters of the table, arrows among the lit pieces, Enter, and what is typed."""
    me = visit(settings=CALM)
    beyond.sit_down(me, "space", players=3, skip=20, having="basic_", many=3)
    keyboard, asked = me.page.keyboard, me.prompt.inner_text()
    keyboard.press("b")
    first = me.page.evaluate(FOCUSED)
    assert first in me.lit.evaluate_all(PIECES)
    keyboard.press("ArrowDown")
    second = me.page.evaluate(FOCUSED)
    assert second != first
    assert second in me.lit.evaluate_all(PIECES)
    keyboard.press("Enter")
    expect(me.button("ui-undo")).to_be_enabled()
    me.settle()
    keyboard.press("z")
    expect(me.button("ui-redo")).to_be_enabled()
    expect(me.prompt).to_have_text(asked)
    keyboard.press("/")
    keyboard.type("basic_growth_1")
    keyboard.press("Enter")
    expect(me.prompt).not_to_have_text(asked)


def test_help_opens_with_a_question_mark_and_closes_with_escape(table: Visitor) -> None:
    table.page.keyboard.press("?")
    dialog = table.page.get_by_role("dialog", name=table.say("ui-help"))
    expect(dialog).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_escape_lets_go_what_was_said(table: Visitor) -> None:
    table.page.keyboard.press("b")
    for _ in range(12):
        table.page.keyboard.press("Shift+ArrowDown")
        if table.page.evaluate("() => document.activeElement?.matches('[data-piece]:not([data-lit])')"):
            break
    table.page.keyboard.press("w")
    said = table.page.get_by_role("status").filter(has=table.page.get_by_role("heading"))
    expect(said).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(said).to_have_count(0)


def test_an_answer_is_typed_as_it_stands_in_records(table: Visitor) -> None:
    answer = table.page.locator('[data-choice^="invest:"]').first.get_attribute("data-choice")
    table.page.keyboard.press("/")
    expect(table.page.get_by_label(table.say("ui-command"))).to_be_focused()
    table.page.keyboard.type(f"{answer}")
    table.page.keyboard.press("Enter")
    expect(table.page.locator('[data-choice="1"]')).to_be_visible()


@pytest.mark.parametrize(("key", "field"), [("r", "ui-rules-search"), ("c", "ui-chat-say")])
def test_letters_typed_into_a_panel_just_opened_are_no_commands(table: Visitor, key: str, field: str) -> None:
    """An E among them would end the turn, a Z take an answer back."""
    table.invest()
    table.act(table.answers.first)
    assert table.settle() == "end"
    table.page.keyboard.press(key)
    table.page.keyboard.type("zebra end")
    written = table.page.get_by_label(table.say(field))
    expect(written).to_be_focused()
    expect(written).to_have_value("zebra end")
    assert table.state == "end"


def test_the_rules_button_leads_into_the_search_and_escape_out_of_it(table: Visitor) -> None:
    field = table.page.get_by_label(table.say("ui-rules-search"))
    table.button("ui-rules").focus()
    table.page.keyboard.press("Enter")
    expect(field).to_be_focused()
    table.page.keyboard.type("e")
    table.page.keyboard.press("Escape")
    expect(field).to_have_value("")
    table.page.keyboard.press("Escape")
    expect(field).not_to_be_focused()
    table.page.keyboard.press("b")
    assert table.page.evaluate(FOCUSED) == table.lit.first.get_attribute("data-piece")


def test_arrows_turn_the_tabs_without_leaving_them(table: Visitor) -> None:
    tab = table.page.get_by_role("tab", name=table.say("ui-log"))
    tab.focus()
    for panel in ("chat", "rules", "log"):
        table.page.keyboard.press("ArrowRight")
        expect(table.page.get_by_role("tab", name=table.say(f"ui-{panel}"))).to_be_focused()


def test_a_typed_answer_that_is_not_possible_is_told_why_not(table: Visitor) -> None:
    page = table.page
    while "harvest" in table.choices():
        table.answer(1)
        table.reach_actions()
    page.keyboard.press("/")
    page.keyboard.type("harvest")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has=page.get_by_role("button", name="FH-"))).to_be_visible()
    expect(page.get_by_text(table.say("ui-command-unknown"))).to_have_count(0)
    field = page.get_by_label(table.say("ui-command"))
    field.fill("xyzzy")
    page.keyboard.press("Enter")
    expect(page.get_by_text(table.say("ui-command-unknown"))).to_be_visible()
