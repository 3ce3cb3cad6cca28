"""The worker process: it reads requests from its socket and answers them one by one, until the socket closes."""

from __future__ import annotations

import os
import resource
import signal
import socket
from importlib import import_module
from typing import BinaryIO

import msgspec

OVERFULL = 70  # the exit code of a process that needed more memory than it may
GRACE = 1.0  # seconds after the limit of a call; then a process whose server is gone ends by itself
READY = b"\0" * 4  # a message of length 0: the process has loaded what it needs
GAMES = "pentapolis.games:load"


class Orders(msgspec.Struct, frozen=True):
    """What a process is told when it starts.

    games     `module:function` that loads a game by id and folder of a data pack
    packs     folders of data packs by name
    matches   how many it keeps at hand
    memory    bytes of data it may have; 0: no cap
    nice      how much it stands back for other processes
    """

    games: str = GAMES
    packs: dict[str, str] = {}
    matches: int = 200
    memory: int = 0
    nice: int = 0


def main(channel: socket.socket, orders: Orders) -> None:
    """The life of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt from the keyboard is the server's business
    os.nice(orders.nice)
    if orders.memory:
        resource.setrlimit(resource.RLIMIT_DATA, (orders.memory, orders.memory))
    try:
        with channel, channel.makefile("rb") as stream:
            work(channel, stream, orders)
    except MemoryError:
        os._exit(OVERFULL)
    except (BrokenPipeError, ConnectionResetError):
        pass  # the server is gone


def work(channel: socket.socket, stream: BinaryIO, orders: Orders) -> None:
    from .calls import LENGTH, decode_request, encode
    from .desk import Desk
    from .shelf import Shelf

    module, _, name = orders.games.partition(":")
    desk = Desk(Shelf(getattr(import_module(module), name), orders.packs), orders.matches)
    channel.sendall(READY)
    while head := stream.read(LENGTH):
        request = decode_request(stream.read(int.from_bytes(head)))
        signal.setitimer(signal.ITIMER_REAL, request.limit + GRACE)
        reply = encode(desk.handle(request))
        signal.setitimer(signal.ITIMER_REAL, 0)
        channel.sendall(len(reply).to_bytes(LENGTH) + reply)
