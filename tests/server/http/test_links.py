"""What the host of a table and its players manage while it runs: the spectators' link, and being called."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentapolis.server.client import Client
from tests.server.serving import ROOMY, Served, eventually, http, new_match, run, served
from tests.server.table.test_webhooks import listening


def test_the_host_closes_the_table_to_spectators_and_opens_it_again(server: Served) -> None:
    async def evening() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            match = await new_match(ada, "me", "here")
            here = f"/api/matches/{match.id}/watch"
            async with eve.link() as link:
                await link.watch(match.id, match.watch_key)
                closed = await ada.http.put(here, json={"watch": "nobody"})
                assert (closed.status_code, closed.json()) == (200, {"watch_key": ""})
                with pytest.raises(LookupError):
                    await link.watch(match.id, match.watch_key)
            assert (await ada.match(match.id)).watch == "nobody"
            opened = (await ada.http.put(here, json={"watch": "link"})).json()["watch_key"]
            assert opened not in ("", match.watch_key)
            async with eve.link() as link:
                with pytest.raises(LookupError):
                    await link.watch(match.id, match.watch_key)
                await link.watch(match.id, opened)

    run(evening())


def test_spectators_are_sent_away_when_the_table_closes(server: Served) -> None:
    async def evening() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve, eve.link() as link:
            match = await new_match(ada, "me", "here")
            await link.watch(match.id, match.watch_key)
            room = server.services.hub.rooms[match.id]
            assert room.watchers
            await ada.http.put(f"/api/matches/{match.id}/watch", json={"watch": "nobody"})
            await eventually(lambda: not room.watchers)

    run(evening())


@pytest.mark.parametrize("method", ["put", "delete"])
def test_only_the_host_decides_who_may_watch(server: Served, method: str) -> None:
    with http(server) as ada, http(server) as bob:
        ada.get("/api/session")
        bob.get("/api/session")
        body: dict[str, Any] = {"game": "flow_of_history", "seats": [{"kind": "me"}, {"kind": "link"}]}
        match = ada.post("/api/matches", json=body).json()
        here = f"/api/matches/{match['id']}"
        assert bob.post(f"{here}/join", json={"invitation": match["seats"][1]["invitation"]}).status_code == 200
        reply = bob.request(method, f"{here}/watch", json={"watch": "nobody"} if method == "put" else None)
        assert (reply.status_code, reply.json()["reason"]) == (403, "failed-owner")


def test_a_webhook_is_told_to_who_set_it_only(server: Served) -> None:
    with http(server) as ada, http(server) as bob:
        ada.get("/api/session")
        bob.get("/api/session")
        body: dict[str, Any] = {"game": "flow_of_history", "seats": [{"kind": "me"}, {"kind": "link"}]}
        match = ada.post("/api/matches", json=body).json()
        hook = f"/api/matches/{match['id']}/webhook"
        assert ada.get(hook).json() == {"url": ""}
        ada.put(hook, json={"url": "https://ada.example.test/turn"})
        assert ada.get(hook).json() == {"url": "https://ada.example.test/turn"}
        assert bob.get(hook).status_code == 404
        invitation = {"invitation": match["seats"][1]["invitation"]}
        bob.post(f"/api/matches/{match['id']}/join", json=invitation)
        assert bob.get(hook).json() == {"url": ""}
        ada.put(hook, json={"url": ""})
        assert ada.get(hook).json() == {"url": ""}


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (b"HTTP/1.1 204 No Content\r\n\r\n", {"result": "ok", "status": 204}),
        (b"HTTP/1.1 410 Gone\r\n\r\n", {"result": "refused", "status": 410}),
        (b"nonsense", {"result": "failed", "status": 0}),
    ],
)
def test_a_webhook_is_tried_and_what_came_of_it_is_told(tmp_path: Path, answer: bytes, told: dict[str, Any]) -> None:
    with served(tmp_path, ROOMY, inner_hooks=True) as server:

        async def attempt() -> None:
            async with Client(server.url) as ada, listening(answer) as (url, ear):
                match = await new_match(ada, "me", "here")
                hook = f"/api/matches/{match.id}/webhook"
                assert (await ada.http.post(hook)).status_code == 404, "there is none yet"
                await ada.http.put(hook, json={"url": url})
                assert (await ada.http.post(hook)).json() == told
                sent = msgspec.json.decode(ear.heard[0].split(b"\r\n\r\n")[1])
                assert (sent["match"], sent["event"]) == (match.id, "test")

        run(attempt())


def test_a_private_address_is_called_unsafe(server: Served) -> None:
    async def attempt() -> None:
        async with Client(server.url) as ada, listening() as (url, ear):
            match = await new_match(ada, "me", "here")
            await ada.http.put(f"/api/matches/{match.id}/webhook", json={"url": url})
            reply = await ada.http.post(f"/api/matches/{match.id}/webhook")
            assert reply.json() == {"result": "unsafe", "status": 0}
            assert ear.heard == []

    run(attempt())


def test_trying_a_webhook_has_a_rate(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY, heavy=msgspec.structs.replace(ROOMY.heavy, burst=1, each_second=0))
    with served(tmp_path, limits, inner_hooks=True) as server:

        async def attempt() -> None:
            async with Client(server.url) as ada, listening() as (url, _):
                match = await new_match(ada, "me", "here")
                hook = f"/api/matches/{match.id}/webhook"
                await ada.http.put(hook, json={"url": url})
                assert [(await ada.http.post(hook)).status_code for _ in range(2)] == [200, 429]

        run(attempt())
