"""The application: routes, guards and error handlers put together around the services."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from .engine.workers import EngineFailure
from .errors import Failure
from .http.dependencies import guest_of, visitor_of
from .http.errors import on_crash, on_depth, on_failure, on_http
from .http.middleware import Middleware
from .http.openapi import complete, openapi
from .http.routes import analyses, health, matches, pages, records, session, shelf, socket
from .http.security import forgery_guard
from .services import Services
from .wire.http import Fault

ROUTES = (session, shelf, matches, records, analyses, health, socket, pages)


def make_app(services: Services) -> Middleware:
    """An ASGI application for one server process."""
    return Middleware(_litestar(services), services.metrics, services.rates.requests)  # type: ignore[arg-type]


def dependencies(services: Services) -> dict[str, Provide]:
    """What a handler may ask for by name."""
    given = {
        "accounts": services.accounts,
        "analyses": services.analyses,
        "background": services.background,
        "config": services.config,
        "context": services.context,
        "creation": services.creation,
        "database": services.database,
        "engine": services.engine,
        "fanout": services.fanout,
        "hub": services.hub,
        "library": services.library,
        "metrics": services.metrics,
        "passwords": services.passwords,
        "rates": services.rates,
        "social": services.social,
        "store": services.store,
        "webhooks": services.webhooks,
    }
    provided = {name: _provide(service) for name, service in given.items()}
    return provided | {"visitor": Provide(visitor_of), "guest": Provide(guest_of)}


def _provide(service: Any) -> Provide:
    return Provide(lambda: service, sync_to_thread=False)


def _litestar(services: Services) -> Litestar:
    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.close()

    def on_engine(request: Request[Any, Any, Any], failure: EngineFailure) -> Response[Fault]:
        services.context.note_failure(failure)
        return on_failure(request, Failure(503, "failed-engine"))

    given = dependencies(services)

    def query_guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        """Parameters that a route does not have are refused, as unknown fields are."""
        known = handler.parsed_fn_signature.parameters.keys() - given.keys()
        if any(name not in known for name in connection.query_params) and connection.scope["path"].startswith("/api/"):
            raise Failure(400, "failed-invalid")

    app = Litestar(
        route_handlers=[handler for module in ROUTES for handler in module.HANDLERS],
        lifespan=[lifespan],
        guards=[forgery_guard, query_guard],
        dependencies=given,
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
        logging_config=None,
    )
    complete(app)
    return app
