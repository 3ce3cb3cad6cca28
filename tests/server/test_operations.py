"""Running a server: health, numbers, logs, pages, stopping, and the commands."""

import asyncio
import json
import logging
import re
import signal
from pathlib import Path

import pytest

import pentapolis.server
from pentapolis.kernel.words import LANGUAGES, read_words
from pentapolis.server.client import Client
from pentapolis.server.client.bot import play, read_link, uniform
from pentapolis.server.config import ConfigError, read_limits
from pentapolis.server.http.routes import pages
from pentapolis.server.limits import DEFAULT
from pentapolis.server.run import listen
from pentapolis.server.wire import socket as m
from tests.cli.calling import Called, call
from tests.server.serving import Program, Served, eventually, http, new_match, run, served
from tests.server.sockets import wired

SERVER = Path(pentapolis.server.__file__).parent


def test_health_and_numbers(server: Served) -> None:
    async def play_a_little() -> None:
        async with Client(server.url) as ada, ada.link() as link:
            match = await new_match(ada, "me", "random")
            table = await link.watch(match.id)
            await eventually(lambda: table.frame.questions)
            await table.answer(0, table.frame.questions[0].choices[0].key, end=True)

    run(play_a_little())
    with http(server) as browser:
        assert browser.get("/health/live").json() == {"status": "ok"}
        assert browser.get("/health/ready").json() == {"status": "ok"}
        numbers = browser.get("/metrics")
        assert numbers.headers["content-type"].startswith("text/plain")
        for name in (
            'pentapolis_http_requests_total{method="POST",route="/api/matches",status="201"}',
            "pentapolis_commit_seconds_count",
            "pentapolis_move_seconds_count",
            'pentapolis_messages_total{type="Answer"}',
            'pentapolis_entries_total{type="Answered"}',
            "pentapolis_matches_live",
            "pentapolis_sockets",
        ):
            line = next(line for line in numbers.text.splitlines() if line.startswith(name))
            assert float(line.split()[-1]) >= 0, name


def test_unready_when_the_database_is_gone(tmp_path: Path) -> None:
    with served(tmp_path) as server, http(server) as browser:

        async def broken() -> None:
            raise OSError("the disk is gone")

        server.services.database.ready = broken  # type: ignore[method-assign]
        reply = browser.get("/health/ready")
        assert (reply.status_code, reply.json()) == (503, {"status": "unavailable"})
        assert browser.get("/health/live").status_code == 200


def test_security_headers_are_everywhere(server: Served) -> None:
    with http(server) as browser:
        for path in ("/", "/api/games", "/api/nothing", "/health/live", "/schema/openapi.json", "/match/x"):
            headers = browser.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert "style-src 'self';" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
        assert browser.get("/api/games").headers["cache-control"] == "no-store"


def test_a_fault_inside_tells_nothing_outside(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    kept = server.services.library.shelf

    def broken() -> None:
        raise RuntimeError("secret inner words")

    server.services.library.shelf = broken  # type: ignore[assignment]
    try:
        with http(server) as browser, caplog.at_level(logging.ERROR):
            reply = browser.get("/api/games")
            assert (reply.status_code, reply.json()) == (500, {"reason": "failed-server", "facts": {}})
            assert "secret" not in reply.text
            assert any("secret inner words" in str(record.exc_info) for record in caplog.records)
    finally:
        server.services.library.shelf = kept


def test_unknown_places(server: Served) -> None:
    with http(server) as browser:
        assert browser.get("/api/nothing").json() == {"reason": "failed-missing", "facts": {}}
        wrong = browser.put("/api/games")
        assert (wrong.status_code, wrong.json()["reason"]) == (405, "failed-method")
        assert "GET" in wrong.headers["allow"]


# Pages


def test_without_a_client_the_page_says_how_to_make_one(
    server: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    with http(server) as browser:
        assert "make play" in browser.get("/").text


def test_the_client_is_served_with_its_addresses(
    server: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Table</title>")
    (static / "assets" / "app-1a2b.js").write_text("export {}" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", static)
    with http(server) as browser:
        for path in ("/", "/match/abc", "/join/abc/def", "/new/flow_of_history"):
            page = browser.get(path)
            assert "Table" in page.text
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
        again = browser.get("/", headers={"if-none-match": browser.get("/").headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = browser.get("/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        for path in (
            "/assets/none.js",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/a%00b.js",
        ):
            reply = browser.get(path)
            assert "secret" not in reply.text
            assert reply.status_code in (400, 404), path


# Starting and stopping


def test_the_command_serves_and_stops_cleanly(tmp_path: Path) -> None:
    program = Program("--database-url", f"sqlite:///{tmp_path / 'table.db'}")
    running = Served(program.url, None, None)  # type: ignore[arg-type]

    async def stop_in_mid_game() -> tuple[str, str]:
        async with Client(program.url) as ada, wired(running, ada) as wire:
            match = await new_match(ada, "me", "here")
            await wire.send(m.Watch("w", match.id))
            await wire.hear(m.Frame)
            await ada.http.get(f"/join/{match.id}/{ada.token}")
            await ada.http.get(f"/match/{match.id}", params={"key": ada.token})
            program.process.send_signal(signal.SIGTERM)
            assert await wire.closed() == m.RESTART, "a code after which clients come again"
            return ada.token, match.id

    token, match = run(stop_in_mid_game())
    assert program.stop() in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in program.log]
    assert {"time", "level", "logger", "message"} <= lines[0].keys()
    request = next(line for line in lines if line["message"] == "request" and line["path"] == "/api/matches")
    assert (request["method"], request["status"]) == ("POST", 201)
    assert token not in "".join(program.log)
    again = Program("--database-url", f"sqlite:///{tmp_path / 'table.db'}")

    async def go_on() -> None:
        async with Client(again.url, token) as ada, ada.link() as link:
            assert [one.id for one in await ada.matches()] == [match]
            assert (await play(await link.watch(match), uniform)).over

    run(go_on())
    again.stop()


def test_a_bot_sits_at_an_online_table(server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    def sit(*words: str) -> Called:
        return call(capsys, "sit", *words)

    async def game() -> None:
        async with Client(server.url) as ada, ada.link() as link:
            match = await new_match(ada, "me", "link")
            invitation = f"{server.url}/join/{match.id}/{match.seats[1].invitation}"
            assert read_link(invitation) == (server.url, match.id, match.seats[1].invitation)
            table = await link.watch(match.id)
            sitting = asyncio.create_task(asyncio.to_thread(sit, invitation, "--bot", "random", "--name", "Hal"))
            frame = await play(table, uniform)
            done = await sitting
            assert done.code == 0, done.err
            assert "Hal" in done.out
            assert frame.seats[1].name == "Hal"
            again = await asyncio.to_thread(sit, invitation)
            assert again.code == 2
            assert "failed-taken" in again.err

    run(game())


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["serve", "--database-url", "games.db"], "no database URL"),
        (["serve", "--pack", "mine"], "NAME=DIR"),
        (["serve", "--limits", "none.json"], "cannot be read"),
        (["sit", "http://localhost/"], "no invitation"),
        (["sit", "http://localhost/join/a/b", "--bot", "hal"], "no bot"),
    ],
)
def test_mistakes_on_the_command_line_are_one_sentence(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    done = call(capsys, *arguments)
    assert done.code == 2
    assert word in done.err
    assert "Traceback" not in done.err


def test_a_taken_port_is_told() -> None:
    taken = listen("127.0.0.1", 0)
    taken.listen()
    try:
        with pytest.raises(ConfigError, match="another --port"):
            listen("127.0.0.1", taken.getsockname()[1])
    finally:
        taken.close()


def test_limits_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "limits.json"
    path.write_text('{"chat": 10, "requests": {"burst": 1, "each_second": 2.0}}')
    limits = read_limits(path)
    assert (limits.chat, limits.requests.burst, limits.name) == (10, 1, DEFAULT.name)
    path.write_text('{"chatt": 10}')
    with pytest.raises(ConfigError, match=r"limits\.py"):
        read_limits(path)
    path.write_text('{"name": 200, "chat": 10}')
    with pytest.raises(ConfigError, match=r"document promises: name$"):
        read_limits(path)


# Words


def test_every_reason_has_words_in_both_languages() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    reasons = set(re.findall(r'"(failed-[a-z-]+)"', sources))
    assert len(reasons) > 30
    for language in LANGUAGES:
        words = read_words(language, ["pentapolis.server"])
        assert {reason for reason in reasons if reason not in words} == set(), language
