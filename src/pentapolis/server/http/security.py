"""What keeps strangers out of a session: the cookie, the header against forgery, origins, response headers."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from ..config import Config, is_local
from ..errors import Failure
from ..wire.http import COOKIE, CSRF_HEADER

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

# Everything comes from this server, scripts and styles in files only.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",  # links hold invitations
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def session_cookie(token: str, host: str, config: Config) -> Cookie:
    """The cookie that holds a session's token; an empty token takes it away."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=not (is_local(host) or config.plain_http),
        max_age=int(config.limits.session) if token else 0,
    )


def forgery_guard(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A request that changes something carries our header, which a page of another origin cannot send."""
    method = connection.scope.get("method", "GET")
    if method not in SAFE and connection.headers.get(CSRF_HEADER) != "1":
        raise Failure(403, "failed-forgery")


def is_own_origin(origin: str | None, host: str, config: Config) -> bool:
    """Whether a socket's Origin is this server. Programs that are no browsers send none.

    >>> config = Config()
    >>> is_own_origin("http://localhost:8000", "localhost:8000", config)
    True
    >>> is_own_origin("https://evil.test", "localhost:8000", config), is_own_origin(None, "localhost:8000", config)
    (False, True)
    >>> is_own_origin("https://games.test", "10.0.0.1", Config(public_url="https://games.test/"))
    True
    """
    if origin is None:
        return True
    if config.public_url:
        return _origin(origin) == _origin(config.public_url)
    return urlsplit(origin).scheme in ("http", "https") and urlsplit(origin).netloc.lower() == host.lower()


def _origin(url: str) -> tuple[str, str]:
    parts = urlsplit(url)
    return parts.scheme.lower(), parts.netloc.lower()
