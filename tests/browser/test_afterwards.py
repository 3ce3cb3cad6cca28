"""When a game is over: its result, its proof, and every moment of it."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.results import wait_for_points
from tests.browser.visiting import CALM, Visitor

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


def test_anybody_plays_on_from_a_moment_of_a_finished_game(reader: Visitor) -> None:
    finished = reader.match
    reader.open(f"/match/{finished}/at/20")
    reader.button("ui-continue").click()
    dialog = reader.page.get_by_role("dialog")
    dialog.get_by_role("button", name=reader.say("ui-continue"), exact=True).click()
    reader.page.wait_for_url("**/match/*")
    assert reader.match != finished
    assert reader.settle() in ("answer", "end")
