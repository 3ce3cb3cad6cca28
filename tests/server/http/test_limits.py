"""Limits: sizes, rates, strictness, origins; what exceeds them changes nothing."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pentapolis.server.client import Client
from pentapolis.server.limits import DEFAULT, Rate
from pentapolis.server.wire import socket as m
from pentapolis.server.wire.http import COOKIE
from tests.server.serving import GAME, ROOMY, Served, http, new_match, run, served
from tests.server.sockets import wired


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with little patience."""
    limits = msgspec.structs.replace(
        ROOMY,
        guests=Rate(6, 0),
        passwords=Rate(3, 0),
        chats=Rate(2, 0),
        questions=Rate(2, 0),
        messages=Rate(30, 0),
        matches_made=Rate(6, 0),
        open_matches=3,
        watched=2,
        sockets_each=3,
        hello=0.3,
        silence=0.6,
    )
    with served(Path(tmp_path_factory.mktemp("narrow")), limits) as running:
        yield running


@pytest.fixture(scope="module")
def ada(narrow: Served) -> str:
    """The token of one guest: there are few to be had."""
    with http(narrow) as browser:
        browser.get("/api/session")
        return browser.cookies[COOKIE]


def test_requests_of_one_address_are_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY, requests=Rate(5, 0))
    with served(tmp_path, limits) as server, http(server) as browser:
        statuses = [browser.get("/api/games").status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        refused = browser.get("/api/games")
        assert refused.json() == {"reason": "failed-rate", "facts": {}}
        assert refused.headers["content-security-policy"]
        assert browser.get("/health/live").status_code == 200


def test_new_guests_are_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY, guests=Rate(2, 0))
    with served(tmp_path, limits) as server:
        statuses = []
        for _ in range(4):
            with http(server) as browser:
                statuses.append(browser.get("/api/session").status_code)
        assert statuses == [200, 200, 429, 429]


def test_tries_of_a_password_are_limited(narrow: Served) -> None:
    with http(narrow) as browser:
        body = {"login": "ada", "password": "a wrong password"}
        assert [browser.post("/api/login", json=body).status_code for _ in range(5)] == [401] * 3 + [429] * 2


def test_bodies_are_limited(server: Served) -> None:
    with http(server) as browser:
        browser.get("/api/session")
        long = {"name": "x" * (DEFAULT.body + 1)}
        reply = browser.patch("/api/session", json=long)
        assert (reply.status_code, reply.json()["reason"]) == (413, "failed-size")
        assert browser.patch("/api/session", json={"name": "x" * 25}).status_code == 400
        huge = browser.post("/api/records", content=b"#" * (DEFAULT.record + 1), headers={"content-type": "text/plain"})
        assert (huge.status_code, huge.json()["reason"]) == (413, "failed-size")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/session", {"name": "Ada", "player": "eve"}),
        ("PATCH", "/api/session", {"name": 7}),
        ("PATCH", "/api/session", []),
        ("POST", "/api/login", {"login": "ada"}),
        ("POST", "/api/login", {"login": "ada lovelace!", "password": "long enough"}),
        ("POST", "/api/matches", {"game": GAME, "seats": [{"kind": "me"}] * 13}),
        ("POST", "/api/matches", {"game": GAME, "seats": "me"}),
        ("GET", "/api/matches?page=2", None),
        ("GET", "/api/games?x=1", None),
    ],
)
def test_schemas_are_strict(server: Served, method: str, path: str, body: object) -> None:
    with http(server) as browser:
        browser.get("/api/session")
        reply = browser.request(method, path, json=body) if body is not None else browser.request(method, path)
        assert (reply.status_code, reply.json()) == (400, {"reason": "failed-invalid", "facts": {}})


@pytest.mark.parametrize("name", ["nonsense", "store", "visitor"])
def test_parameters_that_a_route_does_not_have_are_refused(server: Served, name: str) -> None:
    with http(server) as browser:
        assert browser.get("/api/matches", params={name: "1"}).status_code == 400


def test_broken_json_is_refused_without_an_echo(server: Served) -> None:
    with http(server) as browser:
        browser.get("/api/session")
        headers = {"content-type": "application/json"}
        reply = browser.patch("/api/session", content=b'{"name": secret', headers=headers)
        assert (reply.status_code, reply.json()) == (400, {"reason": "failed-invalid", "facts": {}})


def test_open_matches_and_new_ones_are_limited(narrow: Served) -> None:
    with http(narrow) as browser:
        browser.get("/api/session")
        body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "here"}]}
        replies = [browser.post("/api/matches", json=body) for _ in range(7)]
        assert [reply.status_code for reply in replies] == [201] * 3 + [422] * 3 + [429]
        assert replies[3].json() == {"reason": "failed-matches", "facts": {"most": 3}}


# The socket


@pytest.mark.parametrize("origin", ["https://evil.test", "http://127.0.0.1.evil.test", "null", "file://"])
def test_sockets_of_other_pages_are_refused(server: Served, origin: str) -> None:
    async def visit() -> None:
        async with Client(server.url) as client:
            headers = {"Cookie": f"{COOKIE}={client.token}", "Origin": origin}
            with pytest.raises(InvalidStatus) as refused:
                async with connect(server.ws, additional_headers=headers, proxy=None):
                    pass
            assert refused.value.response.status_code == 403
            own = headers | {"Origin": server.url}
            async with connect(server.ws, additional_headers=own, proxy=None):
                pass

    run(visit())


def test_a_socket_that_says_no_hello_is_closed(narrow: Served, ada: str) -> None:
    async def visit() -> None:
        client = Client(narrow.url, ada)
        async with wired(narrow, client, hello=False) as silent:
            assert await silent.closed() == m.SILENT
        async with wired(narrow, client, hello=False) as rude:
            await rude.send(m.Ping("p"))
            assert await rude.closed() == m.UNREADABLE
        async with wired(narrow, client) as quiet:
            assert await quiet.closed() == m.SILENT
        await client.http.aclose()

    run(visit())


def test_long_messages_close_the_socket(server: Served) -> None:
    async def visit() -> None:
        async with Client(server.url) as client:
            for size, codes in ((DEFAULT.message + 1, {m.UNREADABLE}), (DEFAULT.message * 5, {1009})):
                async with wired(server, client) as wire:
                    await wire.send_text("x" * size)
                    assert await wire.closed() in codes
            async with wired(server, client) as wire:
                await wire.socket.send(b"bytes")
                assert await wire.closed() == m.UNREADABLE

    run(visit())


def test_long_ids_keys_and_lines_are_refused(server: Served) -> None:
    async def visit() -> None:
        async with Client(server.url) as client:
            match = await new_match(client, "me", "here")
            async with wired(server, client) as wire:
                await wire.send(m.Watch("w", match.id))
                await wire.hear(m.Done)
                for message in (
                    m.Unwatch("i" * 65, match.id),
                    m.Why("k", match.id, 0, "k" * 401),
                    m.Say("s", match.id, "s" * 301),
                    m.Say("t", match.id, "\u202e \u200f"),
                ):
                    await wire.send(message)
                    assert (await wire.hear(m.Failed)).reason == "failed-size"

    run(visit())


def test_messages_of_one_socket_are_limited(narrow: Served, ada: str) -> None:
    async def visit() -> None:
        client = Client(narrow.url, ada)
        async with wired(narrow, client) as wire:
            for number in range(40):
                await wire.send(m.Ping(str(number)))
            assert await wire.closed() == m.UNREADABLE
            assert sum(isinstance(message, m.Pong) for message in wire.heard) <= 31
        await client.http.aclose()

    run(visit())


def test_questions_chat_and_watched_matches_are_limited(narrow: Served, ada: str) -> None:
    async def visit() -> None:
        client = Client(narrow.url, ada)
        matches = [await new_match(client, "me", "here") for _ in range(3)]
        async with wired(narrow, client) as wire:
            for match in matches[:2]:
                await wire.send(m.Watch("w", match.id))
                await wire.hear(m.Done)
            await wire.send(m.Watch("w3", matches[2].id))
            assert await wire.hear(m.Failed) == m.Failed("w3", "failed-crowded")
            for number in range(3):
                await wire.send(m.Why(f"q{number}", matches[0].id, 0, "x"))
            assert await wire.hear(m.Failed) == m.Failed("q2", "failed-rate")
            for number in range(3):
                await wire.send(m.Say(f"s{number}", matches[0].id, "hello"))
            assert await wire.hear(m.Failed) == m.Failed("s2", "failed-rate")
        await client.http.aclose()

    run(visit())


def test_sockets_of_one_address_are_limited(narrow: Served, ada: str) -> None:
    async def visit() -> None:
        client = Client(narrow.url, ada)
        async with wired(narrow, client), wired(narrow, client), wired(narrow, client) as third:
            fourth = wired(narrow, client, hello=False)
            assert await (await fourth.__aenter__()).closed() == m.BUSY
            await fourth.__aexit__(None, None, None)
            await third.send(m.Ping("still here"))
            await third.hear(m.Pong)
        await client.http.aclose()

    run(visit())


def test_a_client_that_does_not_keep_up_is_cut_off(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY, backlog=2)
    with served(tmp_path, limits) as server:

        async def visit() -> None:
            async with Client(server.url) as client, wired(server, client) as wire:
                match = await new_match(client, "me", "random")
                await wire.send(m.Watch("w", match.id))
                await wire.hear(m.Done)
                (socket,) = server.services.hub.connections

                async def flood() -> None:
                    for _ in range(10):
                        socket.send(b"{}")

                await wire.socket.ping()
                server.do(flood())
                assert await closing(wire.socket) == m.BUSY

        run(visit())


async def closing(socket: object) -> int:
    from websockets.asyncio.client import ClientConnection

    assert isinstance(socket, ClientConnection)
    await socket.wait_closed()
    assert socket.close_code is not None
    return socket.close_code
