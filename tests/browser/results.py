"""What the page of a result says in the end, when everything is counted."""

from playwright.sync_api import expect

from tests.browser.visiting import Visitor


def see_the_end(visitor: Visitor) -> None:
    """From the table of a game that is over to its result, until that has counted everything."""
    visitor.page.locator('section a[href$="/result"]').click()
    visitor.page.wait_for_url("**/result")
    wait_for_points(visitor)


def wait_for_points(visitor: Visitor) -> None:
    """In the end everybody has, by place, the points that the table below adds up; whoever won wears a crown."""
    page = visitor.page
    totals = page.get_by_role("table").locator("tfoot td")
    expect(totals.first).to_be_visible()
    points = totals.all_inner_texts()
    assert any(float(total) for total in points)
    expect(page.locator("ol.scoring .points")).to_have_text([as_shown(total) for total in points])
    places = page.locator("ol.scoring .place").all_inner_texts()
    expect(page.locator("ol.scoring .crown")).to_have_count(places.count("1."))


def as_shown(total: str) -> str:
    """The ranking says a half and a minus as they are printed."""
    whole, half, _ = total.partition(".5")
    return f"{whole if whole != '0' or not half else ''}{'½' if half else ''}".replace("-", "−")
