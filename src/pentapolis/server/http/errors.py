"""How HTTP says that a request is not carried out. Bodies never tell more than a key and its facts."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from ..errors import Failure
from ..wire.http import Fault

log = logging.getLogger(__name__)

# The reason for a status that Litestar itself gives: no such route, a malformed body and the like.
REASONS = {
    400: "failed-invalid",
    401: "failed-session",
    403: "failed-forbidden",
    404: "failed-missing",
    405: "failed-method",
    413: "failed-size",
    415: "failed-media",
    429: "failed-rate",
}

WHEN = {
    400: "The request is malformed, or has fields that do not exist.",
    401: "There is no session, or the password is wrong.",
    403: "This visitor may not do that, or the header X-Pentapolis is missing.",
    404: "There is no such thing, or this visitor may not know of it.",
    405: "There is such a place, but not this way to use it.",
    409: "It does not fit the present state: a seat is taken, a match is over or is not.",
    413: "The request is too large.",
    415: "The body has the wrong media type.",
    422: "The request is well-formed, but the game or the record says no.",
    429: "Too many requests; try again later.",
    503: "The rules could not be run just now; try again.",
}


def answers(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a route may answer with, for the OpenAPI document; some can come from any route."""
    return {
        status: ResponseSpec(Fault, generate_examples=False, description=WHEN[status])
        for status in sorted({400, 429, *statuses})
    }


def on_failure(_request: Request[Any, Any, Any], failure: Failure) -> Response[Fault]:
    return _response(failure.status, failure.reason, failure.facts)


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    """Litestar's own refusals in our form. Its details stay here: they can quote what was sent."""
    status = 400 if isinstance(error, ValidationException) else error.status_code
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return _response(status, REASONS.get(status, "failed-server"), {}, headers)


def on_depth(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Fault]:
    """A body that is nested deeper than the decoder goes; nothing else here is recursive."""
    return _response(400, REASONS[400], {})


def on_crash(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """What nobody foresaw: told in full to the log, and not at all to the client."""
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return _response(500, "failed-server", {})


def _response(
    status: int, reason: str, facts: dict[str, int | str], headers: dict[str, str] | None = None
) -> Response[Fault]:
    return Response(Fault(reason, facts), status_code=status, media_type=MediaType.JSON, headers=headers or {})
