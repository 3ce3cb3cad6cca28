"""The typed client over HTTP and one socket. The package tells how it is used."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ..wire import socket as m
from ..wire.http import (
    COOKIE,
    CSRF_HEADER,
    Fault,
    Invitation,
    Joining,
    Matches,
    MatchInfo,
    Moment,
    NewMatch,
    Review,
    SessionInfo,
    Shelf,
    Verdict,
)

T = TypeVar("T")
Reply = m.Done | m.Refused | m.Stale | m.Failed | m.Because | m.Foreseen | m.Advice

PATIENCE = 6.0  # seconds until an unanswered request is sent again
LONGEST_PAUSE = 15.0

_decode = msgspec.json.Decoder(m.ServerMessage).decode


class Refused(Exception):
    """The server did not carry out an HTTP request."""

    def __init__(self, status: int, error: Fault) -> None:
        super().__init__(f"{status} {error.reason} {error.facts}")
        self.status = status
        self.reason = error.reason
        self.facts = error.facts


class Outdated(Exception):
    """The server speaks another protocol than this client, so one of them must be renewed."""

    def __init__(self, protocol: int) -> None:
        super().__init__(f"the server speaks protocol {protocol}, this client {m.PROTOCOL}: install the same version")


class Client:
    """One visitor at one server. `token` continues an earlier session."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        headers = {CSRF_HEADER: "1"}
        self.http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=30.0)
        if token:
            self.http.cookies.set(COOKIE, token)

    async def __aenter__(self) -> Client:
        await self.session()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    @property
    def token(self) -> str:
        """The secret of this session."""
        return self.http.cookies.get(COOKIE) or ""

    def link(self) -> Link:
        """The way to play; use it as an asynchronous context manager."""
        return Link(self.url.replace("http", "ws", 1) + "/ws", lambda: self.token)

    async def session(self) -> SessionInfo:
        """Who I am; the first call makes a guest."""
        return await self._call("GET", "/api/session", SessionInfo)

    async def shelf(self) -> Shelf:
        return await self._call("GET", "/api/games", Shelf)

    async def create(self, wish: NewMatch) -> MatchInfo:
        return await self._call("POST", "/api/matches", MatchInfo, wish)

    async def matches(self) -> list[MatchInfo]:
        return (await self._call("GET", "/api/matches", Matches)).matches

    async def match(self, match: str, key: str = "") -> MatchInfo:
        return await self._call("GET", f"/api/matches/{match}", MatchInfo, params={"key": key})

    async def join(self, match: str, invitation: str, name: str = "") -> MatchInfo:
        return await self._call("POST", f"/api/matches/{match}/join", MatchInfo, Joining(invitation, name))

    async def invite(self, match: str, seat: int) -> str:
        path = f"/api/matches/{match}/seats/{seat}/invitation"
        return (await self._call("DELETE", path, Invitation)).invitation

    async def record(self, match: str, form: Literal["text", "json"] = "text") -> str:
        return (await self._send("GET", f"/api/matches/{match}/record", params={"format": form})).text

    async def moment(self, match: str, at: int, seat: int = -1) -> Moment:
        return await self._call("GET", f"/api/matches/{match}/moments/{at}", Moment, params={"seat": seat})

    async def verify(self, match: str) -> Verdict:
        return await self._call("GET", f"/api/matches/{match}/verify", Verdict)

    async def review(self, match: str, seat: int, method: Literal["GET", "POST", "DELETE"] = "GET") -> Review:
        """How far the review of a seat has come; POST begins it or goes on with it, DELETE stops it."""
        return await self._call(method, f"/api/matches/{match}/seats/{seat}/review", Review)

    async def _call(self, method: str, path: str, kind: type[T], body: Any = None, params: Any = None) -> T:
        return msgspec.json.decode((await self._send(method, path, body, params)).content, type=kind)

    async def _send(self, method: str, path: str, body: Any = None, params: Any = None) -> httpx.Response:
        content = msgspec.json.encode(body) if body is not None else None
        headers = {"content-type": "application/json"} if content is not None else {}
        reply = await self.http.request(method, path, content=content, params=params, headers=headers)
        if reply.is_error:
            raise Refused(reply.status_code, msgspec.json.decode(reply.content, type=Fault))
        return reply


class Table:
    """A watched match: its newest frame, the whole log, and what may be done."""

    def __init__(self, link: Link, match: str, key: str) -> None:
        self._link = link
        self._news = asyncio.Event()
        self.match = match
        self.key = key
        self.frame: m.Frame
        self.version = -1
        self.log: list[m.EventLine] = []
        self.seats: list[m.SeatLine] = []
        self.chat: dict[int, m.Said] = {}

    def hear(self, message: m.Frame | m.Said | m.Presence) -> None:
        match message:
            case m.Frame() if message.version >= self.version:
                standing = [line for line in self.log if line.at <= message.keep]
                self.log = standing + message.events
                self.frame, self.version = message, message.version
                self.seats = message.seats
            case m.Said():
                self.chat[message.number] = message
            case m.Presence():
                self.seats = message.seats
            case _:
                pass
        self._news.set()

    async def changed(self) -> None:
        """Wait for the next news: a frame, a line of chat, somebody who comes or goes."""
        await self._news.wait()
        self._news.clear()

    async def answer(self, seat: int, key: str, *, end: bool = False) -> Reply:
        version = self.version
        return await self._link.ask(lambda i: m.Answer(i, self.match, version, seat, key, end))

    async def undo(self, seat: int) -> Reply:
        version = self.version
        return await self._link.ask(lambda i: m.Undo(i, self.match, version, seat))

    async def redo(self, seat: int) -> Reply:
        version = self.version
        return await self._link.ask(lambda i: m.Redo(i, self.match, version, seat))

    async def end(self, seat: int) -> Reply:
        version = self.version
        return await self._link.ask(lambda i: m.EndTurn(i, self.match, version, seat))

    async def why(self, seat: int, key: str) -> Reply:
        return await self._link.ask(lambda i: m.Why(i, self.match, seat, key))

    async def preview(self, seat: int, key: str) -> Reply:
        return await self._link.ask(lambda i: m.Preview(i, self.match, seat, key))

    async def hint(self, seat: int) -> Reply:
        return await self._link.ask(lambda i: m.Hint(i, self.match, seat))

    async def rewind(self, seat: int, at: int) -> Reply:
        version = self.version
        return await self._link.ask(lambda i: m.Rewind(i, self.match, version, seat, at))

    async def end_game(self, seat: int) -> Reply:
        version = self.version
        return await self._link.ask(lambda i: m.EndGame(i, self.match, version, seat))

    async def vote(self, seat: int, proposal: int, accept: bool) -> Reply:
        return await self._link.ask(lambda i: m.Vote(i, self.match, seat, proposal, accept))

    async def hand_over(self, seat: int, bot: str) -> Reply:
        return await self._link.ask(lambda i: m.HandOver(i, self.match, seat, bot))

    async def say(self, text: str) -> Reply:
        return await self._link.ask(lambda i: m.Say(i, self.match, text))


class Link:
    """One socket to the server, made anew whenever it breaks."""

    def __init__(self, url: str, token: Callable[[], str]) -> None:
        self.url = url
        self._token = token
        self._socket: ClientConnection | None = None
        self._tables: dict[str, Table] = {}
        self._pending: dict[str, tuple[bytes, asyncio.Future[Reply]]] = {}
        self._running: asyncio.Task[None] | None = None
        self._outdated: Outdated | None = None
        self.failures = 0  # since the last time that it was made
        self.connections = 0  # how often it was made
        self.longest_pause = LONGEST_PAUSE

    async def __aenter__(self) -> Link:
        self._running = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
        for _, future in self._pending.values():
            future.cancel()

    @property
    def connected(self) -> bool:
        return self._socket is not None

    async def watch(self, match: str, key: str = "") -> Table:
        """Sit down at a match, or look on; returns when its first frame is there."""
        table = Table(self, match, key)
        reply = await self.ask(lambda i: m.Watch(i, match, key=key), table)
        if not isinstance(reply, m.Done):
            self._tables.pop(match, None)
            raise LookupError(f"match {match} cannot be watched: {reply}")
        while table.version < 0:
            await table.changed()
        return table

    async def unwatch(self, match: str) -> None:
        """Leave a table."""
        self._tables.pop(match, None)
        await self.ask(lambda i: m.Unwatch(i, match))

    async def ask(self, make: Callable[[str], msgspec.Struct], table: Table | None = None) -> Reply:
        """Send a request until it is answered; Outdated if the server speaks another protocol."""
        if self._outdated is not None:
            raise self._outdated
        identity = secrets.token_hex(8)
        message = make(identity)
        if table is not None:
            self._tables[table.match] = table
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._pending[identity] = (msgspec.json.encode(message), future)
        try:
            while True:
                await self._post(self._pending[identity][0])
                with suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        return await asyncio.shield(future)
        finally:
            del self._pending[identity]

    async def _post(self, payload: bytes) -> None:
        if self._socket is not None:
            with suppress(WebSocketException, OSError):
                await self._socket.send(payload.decode())

    async def _run(self) -> None:
        while True:
            try:
                headers = {"Cookie": f"{COOKIE}={self._token()}"}
                async with connect(self.url, additional_headers=headers, max_size=None, proxy=None) as socket:
                    await self._serve(socket)
            except Outdated as outdated:
                return self._give_up(outdated)
            except (OSError, WebSocketException, TimeoutError):
                pass  # come again
            self._socket = None
            self.failures += 1
            pause = 0.1 * 2.0 ** min(self.failures, 30)
            await asyncio.sleep(random.uniform(0.5, 1.0) * min(self.longest_pause, pause))

    def _give_up(self, outdated: Outdated) -> None:
        self._outdated = outdated
        for _, future in self._pending.values():
            if not future.done():
                future.set_exception(outdated)

    async def _serve(self, socket: ClientConnection) -> None:
        """Talk over one connection until it ends."""
        await socket.send(msgspec.json.encode(m.Hello(m.PROTOCOL)).decode())
        async with asyncio.timeout(PATIENCE):
            welcome = _decode(await socket.recv())
        if not isinstance(welcome, m.Welcome):
            return
        if welcome.protocol != m.PROTOCOL:
            raise Outdated(welcome.protocol)
        self._socket = socket
        self.failures = 0
        self.connections += 1
        for table in self._tables.values():
            if table.version >= 0:
                again = m.Watch(secrets.token_hex(8), table.match, table.version, table.key)
                await self._post(msgspec.json.encode(again))
        for payload, _ in list(self._pending.values()):
            await self._post(payload)
        beating = asyncio.create_task(self._beat(welcome.heartbeat))
        try:
            async for text in socket:
                self._hear(_decode(text))
        finally:
            beating.cancel()

    async def _beat(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self._post(msgspec.json.encode(m.Ping(secrets.token_hex(4))))

    def _hear(self, message: m.ServerMessage) -> None:
        match message:
            case m.Frame() | m.Said() | m.Presence():
                if message.match in self._tables:
                    self._tables[message.match].hear(message)
            case m.Welcome() | m.Pong():
                pass
            case _:
                _, future = self._pending.get(message.id, (b"", None))
                if future is not None and not future.done():
                    future.set_result(message)
