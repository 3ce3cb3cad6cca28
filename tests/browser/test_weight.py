"""How heavy and how quick the pages are, and how tight."""

import httpx
from playwright.sync_api import CDPSession, Response, expect

from tests.browser.conftest import Visit
from tests.browser.visiting import CALM, GAME, Visitor
from tests.server.serving import Program

MOST = 250_000  # bytes over the wire until the table stands

# The longest time from an input to the next picture, as the browser itself measures it.
OBSERVE = """() => {
  globalThis.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) slowest = Math.max(slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}"""


def weigh(visitor: Visitor) -> tuple[CDPSession, list[float]]:
    """Bytes on the wire from now on, one number for each answer of the server."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    weights: list[float] = []
    session.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    return session, weights


def test_the_first_load_up_to_the_table_is_light(visit: Visit) -> None:
    me = visit(settings=CALM)
    _session, weights = weigh(me)
    me.open("/")
    start = sum(weights)
    me.page.locator(f"[data-quick={GAME}]").click()
    me.page.wait_for_url("**/match/*")
    me.settle()
    me.page.wait_for_load_state("networkidle")
    print(f"\nfirst load: start page {start / 1000:.0f} KB, with the table {sum(weights) / 1000:.0f} KB")
    assert 0 < sum(weights) < MOST


def test_everything_that_is_text_travels_compressed(visit: Visit) -> None:
    me = visit(settings=CALM)
    answers: list[Response] = []

    def hear(answer: Response) -> None:
        answers.append(answer)

    me.page.on("response", hear)
    me.open("/")
    expect(me.page.locator(f"[data-quick={GAME}]")).to_be_visible()
    assert answers
    plain = [one.url for one in answers if len(one.body()) > 2_000 and one.headers.get("content-encoding") is None]
    assert plain == []


def test_files_with_a_hash_in_their_name_are_kept_for_ever(server: Program, visit: Visit) -> None:
    me = visit().open("/")
    script = me.page.locator("script[src]").first.get_attribute("src")
    assert script
    kept = httpx.get(server.url + script, timeout=60).headers["cache-control"]
    assert "immutable" in kept
    assert httpx.get(server.url, timeout=60).headers["cache-control"] == "no-cache"


def test_a_script_that_is_not_ours_does_not_run(visit: Visit) -> None:
    me = visit().open("/")
    me.page.evaluate(
        """() => {
          const script = document.createElement('script');
          script.textContent = 'window.foreign = 1';
          document.body.append(script);
        }"""
    )
    assert me.page.evaluate("() => window.foreign") is None
    assert any("Content Security Policy" in error for error in me.errors)
    me.errors.clear()


def test_interaction_to_next_paint(visit: Visit) -> None:
    """A figure, not a limit: it depends on the machine and on what else it does."""
    me = visit(settings=CALM)
    me.set_up("me", "here")
    me.page.evaluate(OBSERVE)
    for turn in range(12):
        me.answer(turn)
    slowest = me.page.evaluate("() => slowest")
    print(f"\nslowest interaction to next paint: {slowest:.0f} ms")
    assert slowest > 0
