"""Maps through a camera: whoever comes nearer stays there, until the whole is wanted again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import beyond, clash, mosaic
from tests.browser.conftest import Visit
from tests.browser.visiting import CALM, DESKTOP, Visitor

SEATED: dict[str, Callable[[Visitor], None]] = {
    "beyond_the_horizon": lambda me: beyond.sit_down(me, "step", players=3, skip=8),
    "clash_of_cultures": lambda me: clash.sit_down(me, "act"),
    "mosaic": lambda me: mosaic.sit_down(me, "place"),
}


def seen(me: Visitor) -> str:
    return str(me.page.locator("[data-board] .map > svg[role=group]").get_attribute("viewBox"))


@pytest.mark.parametrize("game", sorted(SEATED))
def test_a_map_comes_nearer_and_goes_back(visit: Visit, game: str) -> None:
    me = visit(size=DESKTOP, settings=CALM)
    SEATED[game](me)
    tools = me.page.locator("[data-board] .tools button")
    expect(tools).to_have_count(1)
    whole = seen(me)
    tools.first.click()
    expect(tools).not_to_have_count(1)
    near = seen(me)
    assert near != whole
    tools.first.click()
    assert seen(me) not in (near, whole)
    tools.last.click()
    expect(tools).to_have_count(1)
    assert seen(me) == whole
