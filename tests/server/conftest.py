"""One server for all tests of a file that need nothing special."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(Path(tmp_path_factory.mktemp("served"))) as running:
        yield running


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that a client sends is worth a warning in the server's log."""
    with caplog.at_level(logging.WARNING):
        yield
    assert [record.getMessage() for record in caplog.records if record.name.startswith("pentapolis")] == []
