"""Webhooks: called when it is one's turn, and no way to make the server call what it should not."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from pentapolis.server.client import Client
from pentapolis.server.table import webhooks
from tests.server.serving import ROOMY, Served, eventually, http, new_match, run, served


class Ear:
    """A small HTTP server that keeps what was posted to it."""

    def __init__(self, answer: bytes) -> None:
        self.heard: list[bytes] = []
        self._answer = answer

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        self.heard.append(head + await reader.readexactly(length))
        writer.write(self._answer)
        await writer.drain()
        writer.close()


@asynccontextmanager
async def listening(answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> AsyncIterator[tuple[str, Ear]]:
    ear = Ear(answer)
    server = await asyncio.start_server(ear.hear, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/turn?to=ada", ear


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.test/x",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "//example.test/x",
        "http://",
        "http://user:password@example.test/",
        "http://example.test:99999/",
        "http://example.test/\r\nX-Evil: 1",
        "http://example.test/ł",
        "http://[::1",
    ],
)
def test_urls_that_are_never_called(server: Served, url: str) -> None:
    with pytest.raises(webhooks.Unsafe):
        webhooks.check(url)
    with http(server) as browser:
        browser.get("/api/session")
        body = {"game": "flow_of_history", "seats": [{"kind": "me"}, {"kind": "here"}]}
        match = browser.post("/api/matches", json=body).json()["id"]
        reply = browser.put(f"/api/matches/{match}/webhook", json={"url": url})
        assert (reply.status_code, reply.json()["reason"]) == (422, "failed-webhook")


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "10.0.0.1", "[::1]", "169.254.169.254", "0.0.0.0", "[fe80::1]"]
)
def test_private_addresses_are_not_called(host: str) -> None:
    async def call() -> None:
        with pytest.raises((webhooks.Unsafe, OSError)):
            await webhooks.post(f"http://{host}:9/", webhooks.Call("m", "p"), inner=False)

    run(call())


def test_a_redirect_is_not_followed() -> None:
    async def call() -> None:
        async with listening() as (inner, ear):
            moved = f"HTTP/1.1 302 Found\r\nLocation: {inner}\r\n\r\n".encode()
            async with listening(moved) as (url, _):
                assert await webhooks.post(url, webhooks.Call("m", "p"), inner=True) == 302
            assert ear.heard == []

    run(call())


def test_an_answer_that_is_none_is_an_error() -> None:
    async def call() -> None:
        async with listening(b"nonsense") as (url, _):
            with pytest.raises(ValueError, match="HTTP"):
                await webhooks.post(url, webhooks.Call("m", "p"), inner=True)

    run(call())


def test_who_is_away_is_called_when_it_is_their_turn(tmp_path: Path) -> None:
    with served(tmp_path, ROOMY, inner_hooks=True) as server:

        async def game() -> None:
            async with Client(server.url) as ada, Client(server.url) as bob, listening() as (url, ear):
                match = await new_match(ada, "me", "link")
                await bob.join(match.id, match.seats[1].invitation)
                first = (await ada.match(match.id)).waiting[0]
                mover, away = (ada, bob) if first == 0 else (bob, ada)
                for client in (mover, away):
                    reply = await client.http.put(f"/api/matches/{match.id}/webhook", json={"url": url})
                    assert reply.status_code == 204
                async with mover.link() as link:
                    table = await link.watch(match.id)
                    while table.frame.waiting == [first]:
                        await table.answer(first, table.frame.questions[0].choices[0].key, end=True)
                await eventually(lambda: ear.heard)
                assert len(ear.heard) == 1, "only who is not at the table"
                head, body = ear.heard[0].split(b"\r\n\r\n")
                assert head.startswith(b"POST /turn?to=ada HTTP/1.1\r\nHost: 127.0.0.1:")
                player = (await away.session()).player
                assert msgspec.json.decode(body) == {"match": match.id, "player": player, "event": "turn"}

        run(game())


def test_a_webhook_that_hangs_harms_nobody(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY, webhook_timeout=0.2)
    with served(tmp_path, limits, inner_hooks=True) as server:

        async def game() -> None:
            async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                await reader.read()
                writer.close()

            hanging = await asyncio.start_server(hang, "127.0.0.1", 0)
            async with hanging, Client(server.url) as ada:
                url = f"http://127.0.0.1:{hanging.sockets[0].getsockname()[1]}/"
                match = await new_match(ada, "me", "here")
                await ada.http.put(f"/api/matches/{match.id}/webhook", json={"url": url})
                players = {(await ada.session()).player}
                await asyncio.to_thread(server.do, server.services.webhooks.call(match.id, players))
                assert 'pentapolis_webhooks_total{result="failed"} 1.0' in server.services.metrics.page().decode()

        run(game())
