"""Clash of Cultures on a phone: nothing to scroll in any decision, and the map comes to what is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.clash import GAME, sit_down
from tests.browser.conftest import Visit
from tests.browser.test_clash import page_tab, small
from tests.browser.test_every_page import barriers, scrolled
from tests.browser.visiting import CALM, PHONE, Visitor

LANGUAGES = pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("pl", "dark")])
FINGER = 44

# Lit spaces that are too small for a finger or not in the picture, and those that a button covers.
OUT_OF_REACH = """(finger) => {
  const map = document.querySelector('[data-board] .map');
  const frame = map.getBoundingClientRect();
  const within = ({ left, right, top, bottom }) =>
    left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
  return [...map.querySelectorAll('svg [data-piece][data-lit]')].flatMap((space) => {
    const box = space.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const fits = Math.min(box.width, box.height) >= finger && within(box) && top?.closest('[data-piece]') === space;
    return fits ? [] : [`${space.dataset.piece} ${Math.round(box.width)}x${Math.round(box.height)}`];
  });
}"""


def fits(visitor: Visitor) -> None:
    assert (scrolled(visitor), small(visitor.page)) == ([], []), visitor.prompt.text_content()


@LANGUAGES
def test_an_offer_with_many_cards_fits(visit: Visit, language: str, theme: str) -> None:
    me = visit(size=PHONE, language=language, theme=theme, settings=CALM)
    sit_down(me, "trade", players=4, cards=9)
    fits(me)
    me.act(me.page.locator("[data-board] .pile").first.locator(".goods button:not([disabled])").first)
    expect(me.page.locator("[data-board] .pile .some")).to_have_count(1)
    fits(me)
    own = me.page.locator("[data-board] .pile").first
    card = own.locator(".ware").last
    name = card.inner_text()
    me.act(card)
    expect(me.answers).to_have_count(2)  # shown or unseen
    fits(me)
    me.act(me.answers.first)
    expect(own.locator(".laid")).to_contain_text(name)
    fits(me)
    assert barriers(me) == []
    me.shoot(f"clash-phone-trade-{language}-{theme}")


@LANGUAGES
def test_a_long_hand_is_read_leaf_by_leaf(visit: Visit, language: str, theme: str) -> None:
    me = visit(size=PHONE, language=language, theme=theme, settings=CALM)
    sit_down(me, "act", players=4, cards=13)
    page_tab(me, "hand")
    kinds = me.page.locator("[data-board] .kinds button")
    following = me.page.locator("[data-board] .pager button").last
    seen = set()
    leaves = 0
    for number in range(kinds.count()):
        kinds.nth(number).tap()
        while True:
            fits(me)
            leaves += 1
            seen |= {card.get_attribute("data-piece") for card in me.page.locator("[data-board] .slot").all()}
            if not following.count() or following.is_disabled():
                break
            following.tap()
    me.shoot(f"clash-phone-hand-{language}-{theme}")
    assert len(seen) >= 13
    assert leaves > kinds.count()
    assert barriers(me) == []


def test_cards_that_are_asked_for_lie_on_the_first_leaf(visit: Visit) -> None:
    me = visit(size=PHONE, settings=CALM)
    sit_down(me, "discard", players=4, cards=9)
    expect(me.lit).to_have_count(me.answers.count())
    fits(me)


def test_all_civilizations_can_be_leafed_through(visit: Visit) -> None:
    me = visit(size=PHONE, settings=CALM)
    me.set_up("me", "bot", game=GAME, civilizations="chosen")
    me.settle()
    following = me.page.locator("[data-board] .pager button").last
    peoples = me.page.locator("[data-board] .civilizations [data-piece]")
    found = set()
    while True:
        fits(me)
        found |= {people.get_attribute("data-piece") for people in peoples.all()}
        if following.is_disabled():
            break
        following.tap()
    assert len(found) in (14, 15)  # the bot may have chosen before
    more = me.page.locator("section .turn")
    named = set()
    for _ in range(2):
        named |= set(me.choices())
        more.tap()
    assert named == found


@pytest.mark.parametrize(("players", "skip"), [(4, 40), (2, 60)])
def test_no_decision_of_a_game_is_scrolled(visit: Visit, players: int, skip: int) -> None:
    me = visit(size=PHONE, language="pl", settings=CALM)
    sit_down(me, "act", players=players, skip=skip, having="collect:")
    for turn in range(45):
        if me.settle() == "over":
            break
        fits(me)
        me.answer(turn)
    assert turn > 20


# The map


@pytest.mark.parametrize("kind", ["step", "influence", "place", "city"])
def test_the_map_comes_to_the_spaces_that_are_asked_for(visit: Visit, kind: str) -> None:
    me = visit(size=PHONE, settings=CALM)
    sit_down(me, kind, players=4)
    spaces = me.page.locator("[data-board] .map svg [data-piece][data-lit]")
    assert spaces.count() > 0
    assert me.wrong(OUT_OF_REACH, FINGER) == []
    me.act(spaces.first)


def view_box(visitor: Visitor) -> str:
    return str(visitor.page.locator("[data-board] .map > svg").get_attribute("viewBox"))


def test_the_map_stays_where_its_viewer_puts_it(visit: Visit) -> None:
    me = visit(size=PHONE, settings=CALM)
    sit_down(me, "step", players=4)
    near = view_box(me)
    whole = me.page.locator("[data-board] .tools button").last
    whole.tap()
    far = view_box(me)
    assert far != near
    expect(me.page.locator("[data-board] .tools button")).to_have_count(1)
    me.rest()
    assert view_box(me) == far
    me.page.locator("[data-board] .tools button").first.tap()
    assert view_box(me) not in (far, near)


def test_the_turns_menu_leaves_the_map_whole_until_a_verb_is_chosen(visit: Visit) -> None:
    me = visit(size=PHONE, settings=CALM)
    sit_down(me, "act", players=4, having="collect:", many=2)
    whole = view_box(me)
    expect(me.page.locator("[data-board] .tools button")).to_have_count(1)
    verb = me.page.locator('[data-choice="collect"]')
    me.act(verb)
    me.rest()
    assert view_box(me) != whole
    assert me.wrong(OUT_OF_REACH, FINGER) == []
    me.act(me.button("ui-clear"))
    me.rest()
    assert view_box(me) == whole


# Whose turn it is


@LANGUAGES
def test_an_answer_in_anothers_turn_is_confirmed_and_ends_no_turn(visit: Visit, language: str, theme: str) -> None:
    me = visit(size=PHONE, language=language, theme=theme, settings=CALM)
    sit_down(me, "answer", players=3)
    hosts = [
        name for name in ("greedy 1", "greedy 2", "greedy 3") if name in me.page.locator(".pile").first.inner_text()
    ]
    expect(me.prompt).to_contain_text(me.say("ui-asked-in-turn", name=hosts[0]))
    me.act(me.page.locator('[data-choice="refuse"]'))
    expect(me.prompt).to_have_text(me.say("ui-answer-done"))
    expect(me.button("ui-commit")).to_be_enabled()
    expect(me.button("ui-end-turn")).to_have_count(0)
    me.shoot(f"clash-phone-confirm-{language}-{theme}")


def test_the_end_of_ones_own_turn_is_called_so(visit: Visit) -> None:
    me = visit(size=PHONE, settings=CALM)
    sit_down(me, "act", players=2, skip=5)
    expect(me.button("ui-end-turn")).to_be_enabled()
    expect(me.button("ui-commit")).to_have_count(0)
