"""Who may open a connection is decided here, what is said over it in table/connection.py."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from ...store.accounts import AccountStore
from ...table.connection import Connection
from ...table.context import Context
from ...table.hub import Hub
from ...wire.socket import BUSY, REVOKED
from ..dependencies import Given, address_of, host_of, visitor_in
from ..security import is_own_origin


@websocket("/ws")
async def enter(
    socket: WebSocket[Any, Any, Any], context: Given[Context], hub: Given[Hub], accounts: Given[AccountStore]
) -> None:
    address = address_of(socket)
    if not is_own_origin(socket.headers.get("origin"), host_of(socket), context.config):
        await socket.close()  # before it was accepted: the browser is told 403
        return
    await socket.accept()
    if hub.connections_from[address] >= context.limits.sockets_each or not context.rates.sockets.take(address):
        await socket.close(BUSY)
        return
    visitor = await visitor_in(socket, accounts)
    if visitor is None:
        await socket.close(REVOKED)
        return
    connection = Connection(context, hub, socket, visitor)
    hub.connections.add(connection)
    hub.connections_from[address] += 1
    context.metrics.sockets.set(len(hub.connections))
    try:
        await connection.run()
    finally:
        hub.connections.discard(connection)
        hub.connections_from[address] -= 1
        if not hub.connections_from[address]:
            del hub.connections_from[address]
        context.metrics.sockets.set(len(hub.connections))


HANDLERS = [enter]
