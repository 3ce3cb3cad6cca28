"""When a game is over: its result, its proof, and every moment of it."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.positions import bring
from tests.browser.results import wait_for_points
from tests.browser.visiting import CALM, Visitor

# The lines of the moment are marked, no others are, and the first of them is in the visible part of the log.
FOLLOWED = """(current) => {
  const lines = [...document.querySelectorAll('[aria-current=step]')];
  if (!lines.length) return !current.length;
  const [list, line] = [lines[0].parentElement.getBoundingClientRect(), lines[0].getBoundingClientRect()];
  const numbers = lines.map((line) => [...line.parentElement.children].indexOf(line));
  return numbers.join() === current.join() && line.top >= list.top - 1 && line.bottom <= list.bottom + 1;
}"""

RECORDS = Path(__file__).parents[1] / "records" / "flow_of_history"


def a_record() -> Path:
    return min(RECORDS.glob("*.txt"))


def import_record(visitor: Visitor) -> None:
    """A finished game from a file, as people bring it to the start page."""
    visitor.open("/")
    visitor.page.locator("input[type=file]").set_input_files(a_record())
    visitor.page.wait_for_url("**/result")
    expect(visitor.page.get_by_role("table")).to_be_visible()


@pytest.fixture
def reader(visit: Visit) -> Visitor:
    came = visit(settings=CALM)
    import_record(came)
    return came


def test_the_result_tells_points_by_source_and_verifies(reader: Visitor) -> None:
    rows = reader.page.get_by_role("table").get_by_role("row")
    assert rows.count() > 3
    columns = [rows.nth(row).get_by_role("cell").all_inner_texts() for row in range(1, rows.count())]
    *sources, totals = [[0 if text.strip() == "–" else int(text) for text in cells] for cells in columns]
    assert [sum(column) for column in zip(*sources, strict=True)] == totals

    reader.button("ui-verify").click()
    verdict = reader.page.get_by_role("status").filter(has_text=reader.say("ui-verified", count=1).split()[0])
    expect(verdict).to_be_visible()
    reader.shoot("verified")


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_in_the_end_the_ranking_says_all_points(visit: Visit, motion: bool) -> None:
    came = visit(settings=CALM, motion=motion)
    import_record(came)
    wait_for_points(came)
    came.shoot(f"result-{'moving' if motion else 'still'}")


def test_a_replay_steps_and_jumps_from_a_log_line(reader: Visitor) -> None:
    reader.link("ui-replay").click()
    reader.page.wait_for_url("**/at/0")
    step = reader.button("ui-replay-on")
    expect(step).to_be_enabled()
    for moment in (1, 2, 3):
        step.click()
        reader.page.wait_for_url(f"**/at/{moment}")
    reader.button("ui-replay-back").click()
    reader.page.wait_for_url("**/at/2")

    line = reader.log.nth(40).get_by_role("button")
    line.click()
    reader.page.wait_for_function("() => !location.pathname.endsWith('/at/2')")
    expect(reader.page.locator('[aria-current="step"]').first).to_be_visible()
    reader.shoot("replay")

    there = reader.page.url
    reader.page.reload()
    expect(reader.page.locator('[aria-current="step"]').first).to_be_visible()
    assert reader.page.url == there

    reader.button("ui-replay-last").click()
    expect(reader.button("ui-replay-on")).to_be_disabled()


def test_the_log_of_a_replay_holds_the_whole_game_and_follows_the_moment(visit: Visit) -> None:
    me = visit(settings=CALM)
    long = bring(me, (RECORDS.parent / "clash_of_cultures" / "two_players.txt").read_text(encoding="utf-8"))
    last = me.context.request.get(f"/api/matches/{long}").json()["at"]
    for moment in (0, 7, last // 3, last // 3 + 1, last):
        me.open(f"/match/{long}/at/{moment}")
        expect(me.button("ui-replay-on")).to_be_visible()
        told = [line["at"] for line in me.context.request.get(f"/api/matches/{long}/moments/{last}").json()["events"]]
        assert len(told) > 400
        expect(me.log).to_have_count(len(told))
        reached = max((at for at in told if at <= moment), default=None)
        current = [number for number, at in enumerate(told) if at == reached]
        me.page.wait_for_function(FOLLOWED, arg=current)
    me.shoot("replay-log")


def test_anybody_plays_on_from_a_moment_of_a_finished_game(reader: Visitor) -> None:
    finished = reader.match
    reader.open(f"/match/{finished}/at/20")
    reader.button("ui-continue").click()
    dialog = reader.page.get_by_role("dialog")
    dialog.get_by_role("button", name=reader.say("ui-continue"), exact=True).click()
    reader.page.wait_for_url("**/match/*")
    assert reader.match != finished
    assert reader.settle() in ("answer", "end")
