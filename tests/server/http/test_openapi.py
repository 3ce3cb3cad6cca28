"""The OpenAPI document is complete, and the running server keeps what it promises (schemathesis)."""

import os
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS
from schemathesis.core.result import Ok

from pentapolis.server.wire.http import COOKIE
from tests.server.serving import Served, http

METHODS = {"get", "put", "post", "delete", "patch"}
PATIENCE = 120  # seconds; the machine may be busy
EXAMPLES = int(os.environ.get("PENTAPOLIS_EXAMPLES", "12"))  # for each route and mode

# Promised by nobody: a missing session is refused with 401 or, where guests may look, not at all.
CONFIG = schemathesis.Config.from_dict(
    {"checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", 401, 403, 404, 409, 422, 429]}}}
)
LEFT_OUT = {"ignored_auth", "missing_required_header", "max_response_time"}


def document(server: Served) -> dict[str, Any]:
    with http(server) as browser:
        found: dict[str, Any] = browser.get("/schema/openapi.json").json()
        return found


def test_every_route_is_described(server: Served) -> None:
    paths = document(server)["paths"]
    for wanted in (
        "/api/session", "/api/accounts", "/api/login", "/api/logout", "/api/games", "/api/games/{game}/content",
        "/api/games/{game}/rules", "/api/texts/{game}/{language}", "/api/matches", "/api/matches/{match_id}",
        "/api/matches/{match_id}/join", "/api/matches/{match_id}/seats/{seat}/invitation",
        "/api/matches/{match_id}/watch", "/api/matches/{match_id}/webhook", "/api/matches/{match_id}/record",
        "/api/matches/{match_id}/moments/{at}", "/api/matches/{match_id}/verify", "/api/matches/{match_id}/continue",
        "/api/records", "/health/live", "/health/ready", "/metrics",
    ):  # fmt: skip
        assert wanted in paths
    for path, operations in paths.items():
        for method, operation in operations.items():
            assert method in METHODS
            assert operation["summary"], path
            assert operation["responses"].keys() & {"200", "201", "204"}, path
            assert "429" in operation["responses"], path


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_the_server_keeps_what_the_document_promises(server: Served, mode: GenerationMode) -> None:
    promised = document(server)
    for operations in promised["paths"].values():
        for operation in operations.values():
            operation.pop("security", None)  # the session is given below, always
    schema = schemathesis.openapi.from_dict(promised, config=CONFIG)
    schema.config.update(base_url=server.url)
    with http(server) as browser:
        browser.get("/api/session")
        token = browser.cookies[COOKIE]
    checks = [check for check in CHECKS.get_all() if check.__name__ not in LEFT_OUT]
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        # Whoever logs out or is forgotten would have no session for what follows.
        leaving = operation.label in ("DELETE /api/session", "POST /api/logout", "POST /api/login")
        headers = {"x-pentapolis": "1"} | ({} if leaving else {"cookie": f"{COOKIE}={token}"})
        try:
            strategy = operation.as_strategy(generation_mode=mode)
            hammer(strategy, headers, checks)
        except Unsatisfiable:
            assert mode == GenerationMode.NEGATIVE, f"nothing fits {operation.label}"


def hammer(strategy: Any, headers: dict[str, str], checks: list[Any]) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def holds(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(headers=headers, checks=checks, timeout=PATIENCE)

    holds()
