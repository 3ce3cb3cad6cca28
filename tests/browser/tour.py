"""A walk through every page and window, for what must hold on all of them."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.results import wait_for_points
from tests.browser.test_afterwards import import_record
from tests.browser.visiting import GAME, Visitor

TABLE = frozenset({"table", "table-later"})
"""Where decisions are made: nothing is scrolled there."""


def tour(visitor: Visitor) -> Iterator[str]:
    """Bring the visitor from place to place; each is named while they stand there."""
    yield from before_the_game(visitor)
    yield from at_the_table(visitor)
    yield from afterwards(visitor)


def before_the_game(visitor: Visitor) -> Iterator[str]:
    page = visitor.open("/").page
    expect(page.locator(f"[data-quick={GAME}]")).to_be_visible()
    yield "start"
    visitor.open(f"/new/{GAME}")
    expect(visitor.button("ui-start")).to_be_enabled()
    yield "new"
    visitor.set_up("me", "link")
    invitation = page.get_by_label(visitor.say("ui-invite-seat", number=2)).input_value()
    yield "waiting-for-friends"
    visitor.open(invitation)
    expect(visitor.button("ui-join-sit")).to_be_visible()
    yield "join"


def at_the_table(visitor: Visitor) -> Iterator[str]:
    page = visitor.open("/").page
    page.locator(f"[data-quick={GAME}]").click()
    page.wait_for_url("**/match/*")
    visitor.settle()
    yield "table"
    for turn in range(16):
        visitor.answer(turn)
    while visitor.settle() == "end":
        visitor.answer()
    yield "table-later"
    visitor.let_go()
    visitor.unlit.last.click()
    expect(page.get_by_role("status").filter(has=page.get_by_role("heading"))).to_be_visible()
    yield "why-not"
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator("[data-hint]").first).to_be_visible(timeout=30_000)
    yield "hint"
    page.keyboard.press("Escape")
    for window in ("settings", "help"):
        visitor.button(f"ui-{window}").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield window
        visitor.button("ui-close").click()
    for key, panel in (("c", "chat"), ("r", "rules"), ("l", "log")):
        page.keyboard.press(key)
        expect(page.get_by_role("tab", name=visitor.say(f"ui-{panel}"))).to_have_attribute("aria-selected", "true")
        yield panel
        if visitor.phone:
            visitor.button("ui-close").click()
        else:
            page.keyboard.press("Escape")  # out of the field, back to the table's keys


def afterwards(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    import_record(visitor)
    wait_for_points(visitor)
    yield "result"
    finished = visitor.match
    visitor.open(f"/match/{finished}/at/60")
    expect(visitor.button("ui-replay-on")).to_be_enabled()
    yield "replay"
    visitor.button("ui-continue").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "continue"
    visitor.open("/nowhere")
    expect(page.get_by_text(visitor.say("ui-lost"))).to_be_visible()
    yield "lost"
