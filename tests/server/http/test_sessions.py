"""Who am I: guests, names, accounts, revocation, and what protects a session."""

import httpx
import pytest

from pentapolis.server.client import Client
from pentapolis.server.tokens import hash_token
from pentapolis.server.wire import socket as m
from pentapolis.server.wire.http import COOKIE
from tests.server.serving import Served, http, new_match, run
from tests.server.sockets import wired


def test_a_visitor_becomes_a_guest_and_stays_the_same(server: Served) -> None:
    with http(server) as browser:
        first = browser.get("/api/session")
        assert first.json()["login"] is None
        assert first.json()["name"]
        assert browser.get("/api/session").json() == first.json()
    with http(server) as other:
        assert other.get("/api/session").json()["player"] != first.json()["player"]


def test_the_cookie_is_http_only_and_secure_unless_local(server: Served) -> None:
    with http(server) as browser:
        local = browser.get("/api/session").headers["set-cookie"]
        assert "HttpOnly" in local
        assert "SameSite=lax" in local
        assert "Secure" not in local
    with http(server, headers={"host": "games.example.test"}) as browser:
        assert "Secure" in browser.get("/api/session").headers["set-cookie"]


def test_only_a_hash_of_the_token_is_stored(server: Served) -> None:
    with http(server) as browser:
        browser.get("/api/session")
        token = browser.cookies[COOKIE]
    assert len(token) >= 40
    database = server.config.database_url.removeprefix("sqlite:///")
    with open(database, "rb") as file, open(f"{database}-wal", "rb") as log:
        stored = file.read() + log.read()
    assert token.encode() not in stored
    assert hash_token(token).encode() in stored


def test_a_name_is_changed_and_cleaned(server: Served) -> None:
    with http(server) as browser:
        browser.get("/api/session")
        assert browser.patch("/api/session", json={"name": " Ada\u202e\n Lovelace "}).json()["name"] == "Ada Lovelace"
        assert browser.get("/api/session").json()["name"] == "Ada Lovelace"
        assert browser.patch("/api/session", json={"name": "\u202e"}).status_code == 422


def test_without_a_session_nothing_is_changed(server: Served) -> None:
    with http(server) as browser:
        for method, path in (("PATCH", "/api/session"), ("POST", "/api/matches"), ("POST", "/api/logout")):
            body = {"name": "x"} if method == "PATCH" else {"game": "flow_of_history", "seats": [{"kind": "me"}]}
            reply = browser.request(method, path, json=body)
            assert (reply.status_code, reply.json()["reason"]) == (401, "failed-session")


@pytest.mark.parametrize(
    ("method", "path"), [("PATCH", "/api/session"), ("DELETE", "/api/session"), ("POST", "/api/login")]
)
def test_a_request_of_another_page_is_refused(server: Served, method: str, path: str) -> None:
    """A form or a fetch of another origin cannot send our header."""
    with httpx.Client(base_url=server.url, timeout=60) as browser:
        browser.get("/api/session")
        reply = browser.request(method, path, json={"name": "Eve", "login": "eve", "password": "password"})
        assert (reply.status_code, reply.json()) == (403, {"reason": "failed-forgery", "facts": {}})
        assert browser.get("/api/session").json()["name"] != "Eve"


def test_an_account_finds_its_player_again(server: Served) -> None:
    account = {"login": "Ada.L", "password": "a long password"}
    with http(server) as browser:
        player = browser.get("/api/session").json()["player"]
        before = browser.cookies[COOKIE]
        made = browser.post("/api/accounts", json=account)
        assert (made.status_code, made.json()["player"], made.json()["login"]) == (201, player, "Ada.L")
        assert browser.cookies[COOKIE] != before, "a token from before does not become that of an account"
        assert browser.post("/api/accounts", json=account).json()["reason"] == "failed-account"
    with http(server, cookies={COOKIE: before}) as thief:
        assert thief.patch("/api/session", json={"name": "Eve"}).status_code == 401
    with http(server) as elsewhere:
        assert elsewhere.post("/api/login", json=account | {"login": "ada.l"}).json()["player"] == player
        assert elsewhere.get("/api/session").json()["player"] == player
        wrong = elsewhere.post("/api/login", json=account | {"password": "another password"})
        unknown = elsewhere.post("/api/login", json=account | {"login": "nobody"})
        assert (wrong.status_code, wrong.json()) == (unknown.status_code, unknown.json())
        assert wrong.json()["reason"] == "failed-login"
    with http(server) as other:
        other.get("/api/session")
        assert other.post("/api/accounts", json=account | {"login": "ADA.L"}).json()["reason"] == "failed-login-taken"


def test_a_guest_who_logs_in_takes_the_seats_along(server: Served) -> None:
    account = {"login": "bob", "password": "a long password"}
    with http(server) as home:
        player = home.get("/api/session").json()["player"]
        home.post("/api/accounts", json=account)
    with http(server) as phone:
        phone.get("/api/session")
        body = {"game": "flow_of_history", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        match = phone.post("/api/matches", json=body).json()["id"]
        assert phone.post("/api/login", json=account).json()["player"] == player
        assert [one["id"] for one in phone.get("/api/matches").json()["matches"]] == [match]
        assert phone.get(f"/api/matches/{match}").json()["seats"][0]["yours"]


def test_logging_out_ends_one_session_and_forgetting_ends_all(server: Served) -> None:
    account = {"login": "carol", "password": "a long password"}
    with http(server) as home, http(server) as phone:
        player = home.get("/api/session").json()["player"]
        home.post("/api/accounts", json=account)
        phone.post("/api/login", json=account)
        assert phone.post("/api/logout").status_code == 204
        assert phone.get("/api/session").json()["player"] != player
        phone.post("/api/login", json=account)
        assert home.delete("/api/session").status_code == 204
        assert phone.patch("/api/session", json={"name": "x"}).status_code == 401
        assert home.get("/api/session").json()["player"] != player


def test_a_revoked_session_loses_its_sockets(server: Served) -> None:
    async def visit() -> None:
        async with Client(server.url) as ada, wired(server, ada) as wire:
            match = await new_match(ada, "me", "here")
            await wire.send(m.Watch("w", match.id))
            await wire.hear(m.Frame)
            await ada.http.post("/api/logout")
            assert await wire.closed() == m.REVOKED
            ada.http.cookies.set(COOKIE, "forged")
            async with wired(server, ada, hello=False) as again:
                assert await again.closed() == m.REVOKED

    run(visit())


def test_old_sessions_make_room_for_new_ones(server: Served) -> None:
    with http(server) as browser:
        player = browser.get("/api/session").json()["player"]
        first = browser.cookies[COOKIE]
    accounts = server.services.accounts
    tokens = [server.do(accounts.open_session(player)) for _ in range(server.config.limits.sessions)]
    assert server.do(accounts.visitor(first)) is None
    for token in tokens:
        visitor = server.do(accounts.visitor(token))
        assert visitor is not None
        assert visitor.player == player
