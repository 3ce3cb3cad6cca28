"""Middleware around every HTTP request: rates, security headers, the access log and its numbers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any

from ..metrics import Metrics
from ..rates import Rates
from .security import HEADERS

log = logging.getLogger("pentapolis.server.access")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

UNCOUNTED = ("/health/", "/metrics")
TOLD = ("/api/", "/assets/", "/schema/", *UNCOUNTED)
TOO_MANY = b'{"reason":"failed-rate","facts":{}}'
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Middleware:
    """Wraps an ASGI application."""

    def __init__(self, app: App, metrics: Metrics, requests: Rates) -> None:
        self._app = app
        self._metrics = metrics
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, status = perf_counter(), 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *self._headers(scope)]
            await send(message)

        try:
            if self._admits(scope):
                await self._app(scope, receive, note)
            else:
                await _refuse(note)
        finally:
            self._write_down(scope, status, perf_counter() - started)

    def _admits(self, scope: Scope) -> bool:
        if scope["path"].startswith(UNCOUNTED):
            return True
        address = scope["client"][0] if scope.get("client") else "unknown"
        return self._requests.take(address)

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        private = scope["path"].startswith("/api/")
        return [*_HEADERS, (b"cache-control", b"no-store")] if private else _HEADERS

    def _write_down(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("path_template") or "other"
        self._metrics.requests.labels(scope["method"], route, str(status)).inc()
        self._metrics.request_seconds.observe(seconds)
        # Neither queries nor the addresses of pages: keys and invitations stand there.
        path = scope["path"] if scope["path"].startswith(TOLD) else "page"
        extra = {"method": scope["method"], "path": path, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra=extra)


async def _refuse(send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"5")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": TOO_MANY})
