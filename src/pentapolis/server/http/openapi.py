"""The OpenAPI document: what Litestar finds by itself, and what only we know."""

from __future__ import annotations

from importlib.metadata import version
from inspect import cleandoc

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Reference,
    RequestBody,
    Schema,
    SecurityScheme,
)

from ..wire import http as schemas
from ..wire.http import COOKIE, CSRF_HEADER

TEXT, JSON = "text/plain", "application/json"


def openapi() -> OpenAPIConfig:
    schemes: dict[str, SecurityScheme | Reference] = {
        "session": SecurityScheme(
            type="apiKey", security_scheme_in="cookie", name=COOKIE, description="The token of GET /api/session."
        ),
        "header": SecurityScheme(
            type="apiKey",
            security_scheme_in="header",
            name=CSRF_HEADER,
            description="`1`: a page of another origin cannot send it.",
        ),
    }
    return OpenAPIConfig(
        title="Pentapolis",
        version=version("pentapolis"),
        description="A table for civilization board games. Play itself runs over the WebSocket at /ws.",
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        components=Components(security_schemes=schemes),
    )


def complete(app: Litestar) -> None:
    """Say in the document what the types do not show: strict bodies, and bodies that are texts."""
    document = app.openapi_schema
    for name, schema in document.components.schemas.items():
        kind = getattr(schemas, name, None)
        if kind is None:
            continue
        schema.description = cleandoc(kind.__doc__ or "")
        if issubclass(kind, schemas.Body):
            schema.additional_properties = False
    assert document.paths is not None
    bring = document.paths["/api/records"].post
    record = document.paths["/api/matches/{match_id}/record"].get
    assert isinstance(bring, Operation)
    assert isinstance(record, Operation)
    bring.request_body = RequestBody(required=True, content=_text_or_json())
    assert record.responses is not None
    found = record.responses["200"]
    assert isinstance(found, OpenAPIResponse)
    found.content = _text_or_json()


def _text_or_json() -> dict[str, OpenAPIMediaType]:
    """A record in either notation."""
    return {
        TEXT: OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING)),
        JSON: OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT)),
    }
