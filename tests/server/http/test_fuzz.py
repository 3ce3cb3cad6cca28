"""Mutated HTTP requests are refused with the documented faults and never break the server."""

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest

from pentapolis.server.client import Client
from pentapolis.server.wire.http import COOKIE, Fault, MatchInfo
from tests.server.mutants import ODD, mutated
from tests.server.serving import GAME, Served, http, new_match, run

PROTOCOL = Path("docs/protocol.md").read_text(encoding="utf-8")
REQUESTS = 300

FAULTS = {
    int(status): set(re.findall(r"`((?:failed|bad)-[a-z-]+)", row[2]))
    for row in re.findall(r"^\| ((\d{3}(?:, )?)+) \| (.*) \|$", PROTOCOL, re.MULTILINE)
    for status in row[0].split(", ")
    if int(status) < 500
}
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
SPARE: dict[str, tuple[Any, ...]] = {
    "game": (GAME, "mosaic", "nowhere"),
    "seats": (SEATS, SEATS * 7, [{"kind": "me"}], [{"kind": "bot", "bot": "deep"}] * 2, [{"kind": "link", "name": ""}]),
    "options": ({"colour": "red"}, {"length": "x" * 65}),
    "clock": ({"kind": "move", "seconds": 1}, {"kind": "bank", "seconds": 600}, {"kind": "none", "seconds": 10**9}),
    "watch": ("nobody", "everybody"),
    "pack": ("house", "../.."),
    "login": ("ada", "x", "a b", "ż" * 40),
    "password": ("long enough", "short", "x" * 201),
    "url": ("http://localhost/", "ftp://example.org", "http://[::1", "//", "http://user@example.org:99999/"),
    "at": (0, 1, 10**7),
    "seat": (0, 1, 98, 99),
    "bot": ("random", "deep thought"),
}  # fmt: skip


def templates(match: MatchInfo, foreign: MatchInfo) -> list[tuple[str, str, dict[str, Any] | None]]:
    """Requests as they should be; `{match}` is mutated with the path."""
    here = f"/api/matches/{match.id}"
    return [
        ("GET", "/api/session", None),
        ("PATCH", "/api/session", {"name": "Ada"}),
        ("POST", "/api/accounts", {"login": "ada", "password": "correct horse"}),
        ("POST", "/api/login", {"login": "ada", "password": "correct horse"}),
        ("GET", "/api/games", None),
        ("GET", f"/api/games/{GAME}/content?pack=", None),
        ("GET", f"/api/games/{GAME}/rules", None),
        ("GET", f"/api/texts/{GAME}/pl", None),
        ("GET", "/api/matches", None),
        ("POST", "/api/matches", {"game": GAME, "seats": SEATS, "options": {}, "clock": {}, "watch": "link"}),
        ("GET", f"{here}?key={match.watch_key}", None),
        ("GET", f"/api/matches/{foreign.id}", None),
        ("POST", f"{here}/join", {"invitation": match.seats[1].invitation, "name": "Eve"}),
        ("DELETE", f"{here}/seats/1/invitation", None),
        ("DELETE", f"{here}/watch", None),
        ("DELETE", f"/api/matches/{foreign.id}/watch", None),
        ("GET", f"{here}/record?format=json", None),
        ("GET", f"{here}/moments/0?seat=0", None),
        ("POST", f"{here}/continue", {"at": 0, "seat": 0, "bot": "random"}),
        ("GET", f"{here}/verify", None),
        ("POST", "/api/records", {"game": GAME, "answers": []}),
        ("PUT", f"{here}/webhook", {"url": ""}),
        ("GET", "/health/live", None),
        ("GET", "/metrics", None),
        ("GET", "/schema/openapi.json", None),
    ]  # fmt: skip


def mutated_path(path: str, chance: Random) -> str:
    parts, _, query = path.partition("?")
    names = parts.split("/")
    if chance.random() < 0.35:
        names[chance.randrange(1, len(names))] = quote(str(chance.choice(ODD)), safe="")
    if chance.random() < 0.2:
        query = "&".join(
            filter(None, (query, f"{chance.choice(('key', 'seat', 'format', 'x'))}={quote(str(chance.choice(ODD)))}"))
        )
    return "/".join(names) + (f"?{query}" if query else "")


def mutated_request(
    template: tuple[str, str, dict[str, Any] | None], chance: Random
) -> tuple[str, str, bytes, dict[str, str]]:
    method, path, body = template
    headers = {"content-type": "application/json"}
    content = b"" if body is None else mutated(body, chance, SPARE).encode(errors="surrogatepass")
    match chance.randrange(12):
        case 0:
            method = chance.choice(("GET", "POST", "PUT", "PATCH", "HEAD", "OPTIONS", "TRACE"))
        case 1:
            headers["content-type"] = chance.choice(
                ("text/plain", "application/msgpack", "multipart/form-data", "", "x")
            )
        case 2:
            headers["x-pentapolis"] = chance.choice(("0", "", "2"))
        case 3:
            headers["cookie"] = f"{COOKIE}={chance.choice(('x', 'x' * 3000, '%00', '=;='))}"
        case 4:
            content = chance.choice((b"\xff\xfe", b"[" * 5_000, b"{}" * 10_000, b"null", b"0", b'"x"', b"\x80" * 100))
        case _:
            pass
    return method, mutated_path(path, chance), content, headers


def check(reply: httpx.Response, what: object) -> None:
    assert reply.status_code < 500, (what, reply.text)
    if reply.status_code >= 400 and reply.request.method != "HEAD" and reply.url.path.startswith("/api/"):
        fault = msgspec.json.decode(reply.content, type=Fault, strict=True)
        documented = FAULTS[reply.status_code]
        assert any(fault.reason == known or fault.reason.startswith(f"{known}-") for known in documented), (what, fault)


@pytest.mark.slow
def test_http_withstands_nonsense(server: Served, quiet: None) -> None:
    chance = Random("requests")

    async def matches() -> tuple[str, MatchInfo, MatchInfo]:
        async with Client(server.url) as ada, Client(server.url) as bob:
            return ada.token, await new_match(ada, "me", "link"), await new_match(bob, "me", "link", watch="nobody")

    token, match, foreign = run(matches())
    statuses: Counter[int] = Counter()
    with http(server, cookies={COOKIE: token}) as browser:
        usual = templates(match, foreign)
        for number in range(REQUESTS):
            request = mutated_request(usual[number % len(usual)], chance)
            method, path, content, headers = request
            reply = browser.request(method, path, content=content, headers=headers)
            statuses[reply.status_code] += 1
            check(reply, request)
            browser.cookies.clear()
            browser.cookies.set(COOKIE, token)
        assert browser.get("/health/ready").status_code == 200
        assert browser.get(f"/api/matches/{foreign.id}").status_code == 404
    assert {200, 400, 403, 404, 405} <= statuses.keys(), statuses
