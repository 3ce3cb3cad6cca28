"""What a click does is seen at once, however slow the network is."""

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.test_phone import play_on
from tests.browser.visiting import CALM, PHONE, Visitor

# The next picture after a click on a piece: what it shows, and after how many milliseconds.
CLICKED = """(piece) => new Promise((seen) => {
  const node = document.querySelector(`[data-board] [data-piece="${piece}"]`);
  const start = performance.now();
  node.click();
  requestAnimationFrame(() => setTimeout(() => seen({
    after: performance.now() - start,
    chosen: node.hasAttribute('data-chosen'),
    sending: document.querySelector('[data-sending]')?.dataset.sending ?? null,
  })));
})"""


class Narrows:
    """Holds back whatever the server says, until it is let through."""

    def __init__(self, visitor: Visitor) -> None:
        self.held: list[str | bytes] = []
        self.closed = False
        visitor.page.route_web_socket("**/ws", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        server.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self.closed:
            self.held.append(message)
        else:
            self._socket.send(message)

    def open(self) -> None:
        self.closed = False
        for message in self.held:
            self._socket.send(message)
        self.held.clear()


def test_an_answer_is_shown_before_the_server_has_heard_it(visit: Visit) -> None:
    me = visit(settings=CALM)
    narrows = Narrows(me)
    me.set_up("me", "here")
    me.reach_actions()
    narrows.closed = True
    choice = me.page.locator('[data-choice^="invest:"]').first
    key = str(choice.get_attribute("data-choice"))
    seen = me.page.evaluate(CLICKED, key.partition(":")[2])
    assert (seen["chosen"], seen["sending"]) == (True, key)
    print(f"\nshown after {seen['after']:.0f} ms, with nothing heard from the server")
    expect(me.lit).to_have_count(0)  # nothing else can be answered meanwhile
    me.shoot("swift")
    narrows.open()
    expect(me.page.locator('[data-choice="1"]')).to_be_visible()


def test_what_was_foreseen_happens_on_the_board_at_once(visit: Visit) -> None:
    me = visit(settings=CALM)
    narrows = Narrows(me)
    me.set_up("me", "here", "here")  # with two, the Banker would turn up a card that nobody can foresee
    me.reach_actions()
    me.invest()
    two = me.page.locator('[data-choice="2"]')
    figures = me.page.locator("[data-board] b[data-figure]")
    two.hover()
    expect(me.page.locator('[data-board] [data-figure^="→"]').first).to_be_visible()  # the preview has come
    narrows.closed = True
    before = figures.evaluate_all("(all) => all.map((one) => one.dataset.figure)")
    two.click()
    expect(me.page.locator("[data-sending]")).to_be_visible()
    after = figures.evaluate_all("(all) => all.map((one) => one.dataset.figure)")
    assert after != before
    narrows.open()
    expect(me.button("ui-end-turn")).to_be_enabled()
    settled = figures.evaluate_all("(all) => all.map((one) => one.dataset.figure)")
    assert settled == after, "it came as it was foreseen"


def test_narrowing_by_pointing_needs_no_network(visit: Visit) -> None:
    me = visit(settings=CALM, size=PHONE)
    narrows = Narrows(me)
    play_on(me, 118)
    me.settle()
    narrows.closed = True
    group = me.page.locator('[data-choice="invest"]')
    several = int(group.locator(".numbers").inner_text())
    assert several > 1
    group.tap()
    expect(me.page.locator('[data-choice^="invest:"]')).to_have_count(several)
    me.button("ui-clear").tap()
    expect(me.page.locator('[data-choice="invest"]')).to_be_visible()
    narrows.open()
