"""Coming to a table: what an invitation says, the wait for friends, one screen for several, one account for several."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.together import whose_turn
from tests.browser.visiting import CALM, PHONE, Visitor

LOGIN, PASSWORD = "ada.lovelace", "difference engine"


def link_of(host: Visitor, seat: int) -> str:
    return host.page.get_by_label(host.say("ui-invite-seat", number=seat)).input_value()


@pytest.mark.parametrize(("language", "how"), [("en", {}), ("pl", {"size": PHONE, "theme": "dark"})])
def test_an_invitation_says_what_one_is_invited_to(visit: Visit, language: str, how: dict[str, object]) -> None:
    host = visit(language=language, settings=CALM)
    host.set_up("me", "link", name="Ada", variant="rahdo")
    friend = visit(language=language, **how).open(link_of(host, 2))
    said = friend.page.get_by_role("main")
    game = {"en": "The Flow of History", "pl": "Krótka historia cywilizacji"}[language]
    expect(said.get_by_role("heading", name=game)).to_be_visible()
    expect(said).to_contain_text(friend.say("ui-join-host", name="Ada"))
    seats = said.get_by_role("list", name=friend.say("ui-seats")).get_by_role("listitem")
    expect(seats).to_have_count(2)
    expect(seats.nth(0)).to_contain_text("Ada")
    expect(seats.nth(1)).to_contain_text(friend.say("ui-seat-open"))
    expect(said).to_contain_text(friend.say("option-variant-rahdo"))
    expect(said).to_contain_text(friend.say("ui-clock-none"))
    friend.shoot(f"join-{language}")


def test_nothing_happens_before_all_seats_are_taken(visit: Visit) -> None:
    host = visit(settings=CALM)
    host.set_up("bot", "me", "link")
    expect(host.prompt).to_have_text(host.say("ui-waiting-join", count=1))
    expect(host.answers).to_have_count(0)
    friend = visit(settings=CALM).open(link_of(host, 3))
    friend.button("ui-join-sit").click()
    friend.page.wait_for_url("**/match/*")
    assert whose_turn((host, friend))[1] == "answer"


def test_my_games_are_there_as_soon_as_i_have_logged_in(visit: Visit) -> None:
    """On another device, without loading the page again."""
    desk, phone = visit(settings=CALM), visit(size=PHONE, settings=CALM)
    desk.set_up("me", "bot")
    match = desk.match
    for one, way in ((desk, "ui-register"), (phone, "ui-login")):
        one.open("/")
        one.button("ui-settings").click()
        one.page.locator("summary", has_text=one.say("ui-account")).click()
        one.page.locator("#login").fill(LOGIN)
        one.page.locator("#password").fill(PASSWORD)
        one.button(way).click()
        expect(one.page.get_by_text(one.say("ui-account-is", login=LOGIN))).to_be_visible()
    expect(phone.page.locator(f'a[href="/match/{match}"]')).to_have_count(1)


@pytest.mark.parametrize(("game", "curtain"), [("flow_of_history", False), ("mosaic", True)])
def test_the_screen_is_handed_over_only_where_there_are_secrets(visit: Visit, game: str, curtain: bool) -> None:
    table = visit(settings={**CALM, "handOver": True})
    table.set_up("me", "here", game=game)
    assert (table.settle() == "hand-over") == curtain
