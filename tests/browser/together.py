"""Two people at two computers: they sit down at one table, and one of them can do something."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import ASKED, CALM, GAME, Visitor


def sit_together(visit: Visit, url: str, game: str = GAME, **how: Any) -> tuple[Visitor, Visitor]:
    """A table for two; the second one comes by the link of the invitation."""
    host, guest = visit(url=url, settings=CALM, **how), visit(url=url, settings=CALM, **how)
    host.set_up("me", "link", name="Ada", game=game)
    link = host.page.get_by_label(host.say("ui-invite-seat", number=2)).input_value()
    guest.open(link)
    guest.page.get_by_label(guest.say("ui-my-name")).fill("Bolek")
    guest.button("ui-join-sit").click()
    guest.page.wait_for_url("**/match/*")
    expect(guest.prompt).not_to_be_empty()
    expect(host.page.get_by_text("Bolek").first).to_be_visible()
    return host, guest


def whose_turn(people: tuple[Visitor, Visitor]) -> tuple[Visitor, str]:
    """Whoever can do something, as soon as somebody can, and what that is: the first of them, if both can."""
    for _ in range(600):
        if not any(one.sending for one in people):  # else somebody may be asked again, and it does not show yet
            for one in people:
                if state := one.state:
                    return one, state
        people[0].page.wait_for_timeout(50)
    raise AssertionError(f"nobody can do anything: {[one.page.evaluate(ASKED) for one in people]}")
