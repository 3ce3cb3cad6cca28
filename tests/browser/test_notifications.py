"""Being told that it is one's turn: by the browser, and by a call to a web address."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.together import sit_together, whose_turn
from tests.browser.visiting import CALM, PHONE, Visitor
from tests.server.serving import Dealt, Program, wait_until

# Playwright keeps every tab in front, so the page is told that it is not; the notification itself is the browser's.
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""

# The page counts what it had shown. Whoever asks before that is done what is shown makes Chromium forget it at times.
COUNT = """() => {
  const show = ServiceWorkerRegistration.prototype.showNotification;
  window.told = 0;
  ServiceWorkerRegistration.prototype.showNotification = async function (...what) {
    await show.apply(this, what);
    window.told += 1;
  };
}"""

# What the browser shows now, as it tells the page's own worker.
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration('/notify.js');
  const shown = (await worker?.getNotifications()) ?? [];
  return shown.map(({ title, data }) => [title, data]);
}"""


def switch(visitor: Visitor) -> Locator:
    """The switch for notifications, in the settings."""
    visitor.button("ui-settings").click()
    return visitor.page.get_by_role("switch", name=visitor.say("ui-notify"))


def play_until_turn_of(waiting: Visitor, acting: Visitor) -> None:
    """The other plays on until only this one can do something."""
    for turn in range(60):
        one, state = whose_turn((acting, waiting))
        if one is waiting:
            return
        acting.step(state, turn)
    raise AssertionError("the turn never came")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_hidden_table_tells_that_it_is_my_turn(visit: Visit, server: Program, language: str) -> None:
    host, friend = sit_together(visit, server.url, language=language)
    host.context.grant_permissions(["notifications"], origin=host.url)
    asked = switch(host)
    asked.click(force=True)
    expect(asked).to_be_checked()
    host.button("ui-close").click()
    play_until_turn_of(friend, host)
    assert host.page.evaluate(SHOWN) == [], "nothing is shown to who looks at the table"
    host.page.evaluate(COUNT)
    host.page.evaluate(HIDE, True)
    play_until_turn_of(host, friend)
    wait_until(lambda: host.page.evaluate("window.told"))
    assert host.page.evaluate(SHOWN) == [[host.say("ui-notify-turn"), f"/match/{host.match}"]]
    host.page.evaluate(HIDE, False)
    wait_until(lambda: host.page.evaluate(SHOWN) == [])


def test_nothing_is_shown_to_who_did_not_ask_for_it(visit: Visit, server: Program) -> None:
    host, friend = sit_together(visit, server.url)
    host.context.grant_permissions(["notifications"], origin=host.url)
    play_until_turn_of(friend, host)
    host.page.evaluate(HIDE, True)
    play_until_turn_of(host, friend)
    assert host.page.evaluate(SHOWN) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_browser_that_forbids_it_is_explained(visit: Visit, language: str) -> None:
    visitor = visit(language=language, size=PHONE)
    visitor.context.grant_permissions([], origin=visitor.url)  # whatever is not granted is denied
    visitor.open("/")
    asked = switch(visitor)
    asked.click(force=True)
    expect(visitor.page.get_by_text(visitor.say("ui-notify-denied"))).to_be_visible()
    expect(asked).not_to_be_checked()
    visitor.shoot(f"notifications-denied-{language}")


# A call to a web address


class Ear(BaseHTTPRequestHandler):
    """Takes every message and says that it did."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Ear) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/turn"
        server.shutdown()


@pytest.fixture(scope="module")
def inner(hosting: list[str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server that calls addresses of its own network too."""
    database = f"sqlite:///{tmp_path_factory.mktemp('inner') / 'table.db'}"
    program = Dealt(*hosting, "--database-url", database, "--inner-hooks")
    yield program
    program.stop()


def test_a_webhook_is_kept_tried_and_removed(visit: Visit, inner: Program, address: str) -> None:
    me = visit(inner.url, settings=CALM)
    me.set_up("me", "link")
    me.button("ui-links").click()
    field = me.page.get_by_label(me.say("ui-hook-url"))
    field.fill("ftp://example.test/")
    me.button("ui-keep").click()
    expect(me.page.get_by_text(me.say("ui-hook-wrong"))).to_be_visible()
    field.fill(address)
    me.button("ui-keep").click()
    expect(me.page.get_by_text(me.say("ui-hook-kept"))).to_be_visible()
    me.button("ui-hook-test").click()
    expect(me.page.get_by_text(me.say("ui-hook-ok", status=204))).to_be_visible()
    me.shoot("webhook")
    me.button("ui-close").click()
    # My games know it too.
    me.open("/")
    me.page.get_by_role("button", name=me.say("ui-hook-of", name="The Flow of History")).click()
    expect(me.page.get_by_label(me.say("ui-hook-url"))).to_have_value(address)
    me.button("ui-hook-remove").click()
    expect(me.page.get_by_text(me.say("ui-hook-removed"))).to_be_visible()
    expect(me.button("ui-hook-test")).to_have_count(0)


def test_a_webhook_that_cannot_be_called_is_told_honestly(visit: Visit, address: str) -> None:
    me = visit(settings=CALM, language="pl")
    me.set_up("me", "link")
    me.button("ui-links").click()
    me.page.get_by_label(me.say("ui-hook-url")).fill(address)
    me.button("ui-keep").click()
    me.button("ui-hook-test").click()
    expect(me.page.get_by_text(me.say("ui-hook-unsafe"))).to_be_visible()
