"""One connection: a browser tab or a program at the table. What it sends is checked here first."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, NoReturn

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ..engine.workers import EngineFailure
from ..errors import Failure
from ..rates import Bucket
from ..store.entries import Outrun
from ..tokens import Visitor
from ..wire import socket as m
from . import play, votes
from .context import Context
from .hub import Hub
from .room import Room

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(m.ClientMessage).decode
_encode = msgspec.json.Encoder().encode

UNREADABLE_TEXT = (msgspec.DecodeError, RecursionError)  # no JSON, no message, or nested without end
GONE = (OSError, WebSocketDisconnect)  # the client left while something was sent to it


class Connection:
    """Reads messages one after another, so that what a client sends is done in its order; sends from a queue."""

    def __init__(self, context: Context, hub: Hub, socket: WebSocket[Any, Any, Any], visitor: Visitor) -> None:
        self._context = context
        self._hub = hub
        self._socket = socket
        self.visitor = visitor
        self._rooms: dict[str, Room] = {}
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(context.limits.backlog)
        self._bucket = Bucket(context.limits.messages)
        self._asking: set[asyncio.Task[None]] = set()
        self._doing: set[asyncio.Task[None]] = set()
        self._closed = asyncio.Event()
        self._code = m.RESTART

    # Sending

    def send(self, payload: bytes) -> None:
        """Put a message into the queue. A client that does not keep up is cut off: it comes again and watches anew."""
        if self._closed.is_set():
            return
        try:
            self._outbox.put_nowait(payload)
        except asyncio.QueueFull:
            self.close(m.BUSY)

    def tell(self, message: msgspec.Struct) -> None:
        self.send(_encode(message))

    def close(self, code: int) -> None:
        if not self._closed.is_set():
            self._code = code
            self._closed.set()

    async def _write(self) -> None:
        while True:
            await self._put(await self._outbox.get())

    async def _put(self, payload: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": payload.decode()})

    # Living

    async def run(self) -> None:
        """Serve the client until it leaves or must go."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        closing = asyncio.create_task(self._closed.wait())
        try:
            await asyncio.wait({writing, reading, closing}, return_when=asyncio.FIRST_COMPLETED)
            for task in (writing, reading):
                if task.done() and (error := task.exception()) is not None and not isinstance(error, GONE):
                    log.warning("a socket failed", exc_info=error)
        finally:
            self._closed.set()
            await self._end(writing, reading, closing)

    async def _end(self, *tasks: asyncio.Task[Any]) -> None:
        for task in (*tasks, *self._asking):
            task.cancel()
        await asyncio.gather(*tasks, *self._asking, *self._doing, return_exceptions=True)
        for room in list(self._rooms.values()):
            await play.unwatch(room, self)
        with suppress(Exception):  # the other side may long be gone
            await self._socket.close(self._code)

    async def _read(self) -> None:
        limits = self._context.limits
        await self._hello()
        while True:
            text = await self._receive(limits.silence)
            if text is None:
                return None
            if not self._bucket.take():
                return self.close(m.UNREADABLE)
            await self._hear(text)

    async def _receive(self, patience: float) -> str | None:
        """The next message; None when the client has gone or must go."""
        try:
            async with asyncio.timeout(patience):
                event = await self._socket.receive()
        except TimeoutError:
            self.close(m.SILENT)
            return None
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        if not isinstance(text, str) or len(text) > self._context.limits.message:
            self.close(m.UNREADABLE)
            return None
        return text

    async def _hello(self) -> None:
        text = await self._receive(self._context.limits.hello)
        try:
            hello = _decode(text) if text is not None else None
        except UNREADABLE_TEXT:
            hello = None
        if not isinstance(hello, m.Hello):
            await self._dismiss(m.UNREADABLE)
        welcome = m.Welcome(m.PROTOCOL, self.visitor.player, self.visitor.name, self._context.limits.heartbeat)
        await self._put(_encode(welcome))
        if hello.protocol != m.PROTOCOL:
            await self._dismiss(m.OUTDATED)

    async def _dismiss(self, code: int) -> NoReturn:
        self.close(code)
        await asyncio.Event().wait()  # until `run` has closed it
        raise AssertionError

    # Hearing

    async def _hear(self, text: str) -> None:
        try:
            message = _decode(text)
        except UNREADABLE_TEXT:
            self._context.metrics.messages.labels("unreadable").inc()
            self.tell(m.Failed(_id_in(text), "failed-message"))
            return
        self._context.metrics.messages.labels(type(message).__name__).inc()
        match message:
            case m.Hello():
                self.close(m.UNREADABLE)
            case m.Ping():
                self.tell(m.Pong(message.id[: self._context.limits.request_id]))
            case m.Why() | m.Preview() | m.Hint():
                # Questions take their time, and nobody's move waits for them.
                task = asyncio.create_task(self._answer(message))
                self._asking.add(task)
                task.add_done_callback(self._asking.discard)
            case _:
                # What has begun is done to its end, even if the client goes: others must see it.
                task = asyncio.create_task(self._answer(message))
                self._doing.add(task)
                task.add_done_callback(self._doing.discard)
                await asyncio.shield(task)

    async def _answer(self, message: Any) -> None:
        """Do what is asked, and reply exactly once."""
        reply: msgspec.Struct
        try:
            reply = await self._do(message)
        except Failure as failure:
            reply = m.Failed(message.id, failure.reason)
        except EngineFailure as failure:
            self._context.note_failure(failure)
            log.error("the engine failed", extra={"match": message.match, "failure": repr(failure)})
            reply = m.Failed(message.id, "failed-engine")
        except Outrun:
            reply = m.Failed(message.id, "failed-again")
        except Exception:
            log.exception("a request failed", extra={"request": type(message).__name__, "match": message.match})
            reply = m.Failed(message.id, "failed-server")
        self._context.metrics.replies.labels(type(reply).__name__).inc()
        self.tell(reply)

    async def _do(self, message: Any) -> msgspec.Struct:
        limits = self._context.limits
        if len(message.id) > limits.request_id or len(getattr(message, "key", "")) > limits.key:
            return m.Failed(message.id[: limits.request_id], "failed-size")
        if isinstance(message, m.Watch):
            return await self._watch(message)
        room = self._rooms.get(message.match)
        if room is None:
            return m.Failed(message.id, "failed-watch")
        match message:
            case m.Unwatch():
                del self._rooms[message.match]
                await play.unwatch(room, self)
                return m.Done(message.id)
            case m.Answer() | m.Undo() | m.Redo() | m.EndTurn():
                return await play.move(room, self, message)
            case m.Why() | m.Preview() | m.Hint():
                return await play.ask(room, self, message)
            case m.Rewind():
                return await votes.propose_rewind(room, self, message)
            case m.EndGame():
                return await votes.propose_end(room, self, message)
            case m.HandOver():
                return await votes.hand_over(room, self, message)
            case m.Vote():
                return await votes.vote(room, self, message)
            case _:
                return await play.say(room, self, message)

    async def _watch(self, message: m.Watch) -> msgspec.Struct:
        if message.match not in self._rooms and len(self._rooms) >= self._context.limits.watched:
            return m.Failed(message.id, "failed-crowded")
        room = await self._hub.room(message.match)
        reply = await play.watch(room, self, message)
        self._rooms[message.match] = room
        return reply


def _id_in(text: str) -> str:
    """The id of a message that is otherwise unreadable, so that its sender learns which it was."""
    try:
        found = msgspec.json.decode(text)
    except UNREADABLE_TEXT:
        return ""
    identity = found.get("id") if isinstance(found, dict) else None
    return identity[:64] if isinstance(identity, str) else ""
