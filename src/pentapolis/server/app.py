"""The application: routes, guards and faults put together around a house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from .config import Config
from .engine.workers import EngineFailure
from .errors import Failure
from .http.dependencies import guest_of, services_of, visitor_of
from .http.errors import on_crash, on_depth, on_failure, on_http
from .http.middleware import Middleware
from .http.openapi import complete, openapi
from .http.routes import analyses as reviews
from .http.routes import health, matches, pages, records, session, shelf, socket
from .http.security import forgery_guard
from .services import Services

ROOMS = (session, shelf, matches, records, reviews, health, socket, pages)


def make_app(config: Config) -> Middleware:
    """An ASGI application for one server process."""
    services = Services(config)
    return Middleware(_litestar(services), services)  # type: ignore[arg-type]


def _litestar(services: Services) -> Litestar:
    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.close()

    app = Litestar(
        route_handlers=[handler for room in ROOMS for handler in room.HANDLERS],
        lifespan=[lifespan],
        state=State({"services": services}),
        guards=[forgery_guard, query_guard],
        dependencies={
            "services": Provide(services_of, sync_to_thread=False),
            "visitor": Provide(visitor_of),
            "guest": Provide(guest_of),
        },
        exception_handlers={
            Failure: on_failure,
            HTTPException: on_http,
            EngineFailure: on_engine,
            RecursionError: on_depth,
            Exception: on_crash,
        },
        request_max_body_size=services.config.limits.body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_024, gzip_compress_level=6),
        openapi_config=openapi(),
        signature_types=[Services],
        logging_config=None,
    )
    complete(app)
    return app


def query_guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Parameters that a route does not have are refused, as unknown fields are."""
    known = handler.parsed_fn_signature.parameters
    if any(name not in known for name in connection.query_params) and connection.scope["path"].startswith("/api/"):
        raise Failure(400, "failed-invalid")


def on_engine(request: Any, failure: EngineFailure) -> Any:
    services: Services = request.app.state.services
    services.metrics.worker_faults.labels(type(failure).__name__).inc()
    return on_failure(request, Failure(503, "failed-engine"))
