"""A real server in a process of its own, and Debian's Chromium."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visiting import FLAGS, Visitor, chromium
from tests.server.serving import ROOMY, Dealt, Program

Visit = Callable[..., Visitor]

expect.set_options(timeout=30_000)  # milliseconds: what is expected comes, but on a busy machine not at once


@pytest.fixture(scope="session")
def hosting(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """How the server of these tests is started: a database of its own, and limits that nobody meets."""
    folder = Path(tmp_path_factory.mktemp("hosting"))
    limits = folder / "limits.json"
    limits.write_bytes(msgspec.json.encode(ROOMY))
    return ["--limits", str(limits), "--database-url", f"sqlite:///{folder / 'table.db'}", "--log-level", "WARNING"]


@pytest.fixture(scope="session")
def server(hosting: list[str]) -> Iterator[Program]:
    program = Dealt(*hosting)
    yield program
    program.stop()


# One for each file: while Playwright runs, no test in the same process could use asyncio.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: Program) -> Iterator[Visit]:
    """Somebody comes with a browser. When the test is over, nothing may have been said on their consoles."""
    visitors: list[Visitor] = []

    def come(url: str = server.url, **how: Any) -> Visitor:
        visitors.append(Visitor(browser, url, **how))
        return visitors[-1]

    yield come
    forgiving = request.node.get_closest_marker("cuts") is not None
    for visitor in visitors:
        visitor.leave(forgiving)
