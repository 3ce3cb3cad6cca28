"""The door of the socket: who may come in is decided here, what is said inside in server/table/connection.py."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from ...services import Services
from ...table.connection import Connection
from ...wire.socket import BUSY, REVOKED
from ..dependencies import address_of, host_of, visitor_in
from ..security import is_own_origin


@websocket("/ws")
async def enter(socket: WebSocket[Any, Any, Any]) -> None:
    services: Services = socket.app.state.services
    address, hub = address_of(socket), services.hub
    if not is_own_origin(socket.headers.get("origin"), host_of(socket), services.config):
        await socket.close()  # before it was accepted: the browser is told 403
        return
    await socket.accept()
    if hub.sockets_from[address] >= services.config.limits.sockets_each or not services.rates.sockets.take(address):
        await socket.close(BUSY)
        return
    visitor = await visitor_in(socket)
    if visitor is None:
        await socket.close(REVOKED)
        return
    guest = Connection(services, socket, visitor)
    hub.sockets.add(guest)
    hub.sockets_from[address] += 1
    services.metrics.sockets.set(len(hub.sockets))
    try:
        await guest.run()
    finally:
        hub.sockets.discard(guest)
        hub.sockets_from[address] -= 1
        if not hub.sockets_from[address]:
            del hub.sockets_from[address]
        services.metrics.sockets.set(len(hub.sockets))


HANDLERS = [enter]
