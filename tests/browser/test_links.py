"""The host manages the links of a table: seats that are still open, and spectators."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import CALM


def test_the_spectators_link_is_made_anew_and_closed(visit: Visit) -> None:
    host = visit(settings=CALM)
    host.set_up("me", "here")
    host.settle()
    host.button("ui-links").click()
    link = host.page.get_by_label(host.say("ui-invite-watch"))
    first = link.input_value()
    host.shoot("links")

    eve = visit().open(first)
    expect(eve.page.get_by_text(eve.say("ui-watching"))).to_be_visible()

    host.button("ui-watch-renew").click()
    expect(link).not_to_have_value(first)
    expect(eve.page.get_by_text(eve.say("failed-missing"))).to_be_visible()
    eve.open(link.input_value())
    expect(eve.page.get_by_text(eve.say("ui-watching"))).to_be_visible()

    host.button("ui-watch-close").click()
    expect(host.page.get_by_text(host.say("ui-watch-closed"))).to_be_visible()
    expect(link).to_have_count(0)
    expect(eve.page.get_by_text(eve.say("failed-missing"))).to_be_visible()

    host.button("ui-watch-open").click()
    eve.open(link.input_value())
    expect(eve.page.get_by_text(eve.say("ui-watching"))).to_be_visible()


def test_an_invitation_is_made_anew(visit: Visit) -> None:
    host = visit(settings=CALM)
    host.set_up("me", "link")
    link = host.page.get_by_label(host.say("ui-invite-seat", number=2))
    first = link.input_value()
    host.button("ui-invite-renew", number=2).click()
    expect(link).not_to_have_value(first)

    friend = visit().open(first)
    expect(friend.page.get_by_text(friend.say("failed-invitation"))).to_be_visible()
    assert all("404" in error for error in friend.errors)
    friend.errors.clear()
