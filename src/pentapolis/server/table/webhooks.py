"""Webhooks: a player who is not at the table is called when it is their turn.

The URL comes from a player, so it is a way to make this server call things. Only http and https are called, only public
addresses (unless the server is set up otherwise), only the address that was checked, and no redirect is followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Iterable
from urllib.parse import SplitResult, urlsplit

import msgspec

from ..metrics import Metrics
from ..store.social import SocialStore
from ..wire.http import Called, CallResult

log = logging.getLogger(__name__)

PORTS = {"http": 80, "https": 443}
MOST_ANSWER = 1_024  # bytes of the answer that are looked at: only its first line matters


class Unsafe(ValueError):
    """This URL is not called."""


class Call(msgspec.Struct, frozen=True):
    """What is posted: it is this player's turn in this match (or, as a `test`, that it might be)."""

    match: str
    player: str
    event: str = "turn"


def check(url: str) -> SplitResult:
    """The parts of a URL that may be called, as far as can be seen without asking for its address.

    >>> check("https://hooks.example.test/turn?to=ada").hostname
    'hooks.example.test'
    >>> check("file:///etc/passwd")
    Traceback (most recent call last):
    pentapolis.server.table.webhooks.Unsafe: only http and https are called
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Unsafe("this is no URL") from None
    if parts.scheme not in PORTS:
        raise Unsafe("only http and https are called")
    if not parts.hostname or parts.username is not None or parts.password is not None or port == 0:
        raise Unsafe("a webhook needs a host, and no name or password")
    if any(ord(character) <= 32 or ord(character) >= 127 for character in url):
        raise Unsafe("a URL has only plain characters; encode all others")
    return parts


def is_public(address: str) -> bool:
    """Whether an address is of the world, not of this machine or its network.

    >>> [is_public(a) for a in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "::ffff:10.0.0.1")]
    [False, False, False, False, False, False]
    >>> is_public("9.9.9.9")
    True
    """
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address) and (inner := ip.ipv4_mapped or ip.sixtofour) is not None:
        ip = inner
    return ip.is_global and not ip.is_multicast


class Webhooks:
    """Calls players, for at most so many seconds each. `inner`: private addresses may be called."""

    def __init__(self, social: SocialStore, metrics: Metrics, *, seconds: float, inner: bool) -> None:
        self._social = social
        self._metrics = metrics
        self._seconds = seconds
        self._inner = inner

    async def call(self, match: str, players: Iterable[str]) -> None:
        """Call those among the players who asked for it."""
        hooks = await self._social.hooks(match)
        for player in players:
            if player in hooks:
                await self.call_one(hooks[player], Call(match, player))

    async def call_one(self, url: str, body: Call) -> Called:
        """Call one player, and tell what came of it: nothing that goes wrong there is an error here."""
        try:
            async with asyncio.timeout(self._seconds):
                status = await post(url, body, inner=self._inner)
            called = Called("ok" if 200 <= status < 300 else "refused", status)
        except (OSError, ValueError) as error:
            called = Called(_result_of(error))
            log.info("a webhook failed", extra={"match": body.match, "player": body.player, "error": repr(error)})
        self._metrics.webhooks.labels(called.result if called.status else "failed").inc()
        return called


def _result_of(error: OSError | ValueError) -> CallResult:
    match error:
        case Unsafe():
            return "unsafe"
        case TimeoutError():
            return "late"
        case _:
            return "failed"


async def post(url: str, body: msgspec.Struct, *, inner: bool) -> int:
    """Post JSON and return the status. The name is resolved once: the address that was checked is the one called."""
    parts = check(url)
    port = parts.port or PORTS[parts.scheme]
    address = await resolve(parts.hostname or "", port, inner=inner)
    tls = ssl.create_default_context() if parts.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=tls, server_hostname=parts.hostname if tls else None
    )
    try:
        writer.write(_request(parts, msgspec.json.encode(body)))
        await writer.drain()
        return _status(await reader.read(MOST_ANSWER))
    finally:
        writer.close()


async def resolve(host: str, port: int, *, inner: bool) -> str:
    """An address of the host. If one of them is private, the name is not to be trusted and none is called."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not inner and not all(map(is_public, addresses)):
        raise Unsafe("private addresses are not called")
    return addresses[0]


def _request(parts: SplitResult, body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUser-Agent: Pentapolis\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode("ascii") + body


def _status(answer: bytes) -> int:
    version, _, rest = answer.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ValueError("this is no answer in HTTP")
    return int(rest[:3])
