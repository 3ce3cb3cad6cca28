"""A bot at an online table, through the client: one of ours plays all its seats, or one of the server's own."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from ..wire import socket as m
from .client import Client, Table

Brain = Callable[[Table, m.Question], Awaitable[str]]
"""Chooses an answer to a question."""


async def uniform(table: Table, question: m.Question) -> str:
    """Any answer."""
    return random.choice(question.choices).key


async def play(table: Table, brain: Brain) -> m.Frame:
    """Answer whatever is asked until the game is over. Returns the last frame."""
    while not table.frame.over:
        frame = table.frame
        if frame.questions:
            question = frame.questions[0]
            reply = await table.answer(question.seat, await brain(table, question), end=True)
            if isinstance(reply, m.Done) and table.version >= reply.version and table.frame is not frame:
                continue
        elif frame.end and frame.tentative:
            await table.end(frame.seat)
        await table.changed()
    return table.frame


def read_link(link: str) -> tuple[str, str, str] | None:
    """The server, the match and the secret of an invitation link.

    >>> read_link("http://localhost:8000/join/5kq/Zx0")
    ('http://localhost:8000', '5kq', 'Zx0')
    """
    parts = urlsplit(link)
    match parts.path.strip("/").split("/"):
        case ["join", match, secret] if parts.scheme in ("http", "https") and match and secret:
            return f"{parts.scheme}://{parts.netloc}", match, secret
    return None


async def hand_over(table: Table, bot: str) -> m.Frame:
    """Let one of the server's own bots play the seats of this session. Returns the last frame."""
    for seat, line in enumerate(table.seats):
        if line.yours and not line.bot:
            await table.hand_over(seat, bot)
    while not table.frame.over:
        await table.changed()
    return table.frame


async def sit_down(url: str, match: str, invitation: str, name: str, bot: str) -> m.Frame:
    """Take the seat of an invitation, and let a bot of the server play it to the end."""
    async with Client(url) as client:
        await client.join(match, invitation, name)
        async with client.link() as link:
            return await hand_over(await link.watch(match), bot)
