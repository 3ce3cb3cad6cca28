"""What is left of a game: records out and in, moments, the proof, and playing on."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from pentapolis.games import load
from pentapolis.kernel.record import parse, replay
from pentapolis.server.client import Client, Refused, Table
from pentapolis.server.client.bot import play, uniform
from pentapolis.server.store.models import EntryRow
from pentapolis.server.wire.http import MatchInfo
from tests.server.serving import GAME, Served, http, new_match, run, served


class Played:
    """A finished game, its owner's token, and all that was seen of it."""

    def __init__(self, server: Served) -> None:
        self.server = server
        run(self._play())

    async def _play(self) -> None:
        async with Client(self.server.url) as ada, ada.link() as link:
            self.match: MatchInfo = await new_match(ada, "me", "random")
            self.table: Table = await link.watch(self.match.id)
            self.frame = await play(self.table, uniform)
            self.token = ada.token


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    with served(Path(tmp_path_factory.mktemp("served"))) as running:
        yield Played(running)


def browser(played: Played) -> httpx.Client:
    return http(played.server, cookies={"pentapolis": played.token})


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_record_of_a_finished_game_verifies_anywhere(played: Played, form: str) -> None:
    with http(played.server) as stranger:
        reply = stranger.get(f"/api/matches/{played.match.id}/record", params={"format": form})
        assert reply.headers["content-type"].startswith("application/json" if form == "json" else "text/plain")
        assert "attachment" in reply.headers["content-disposition"]
    record = parse(reply.text)
    assert len(record.answers) == played.frame.at
    match = replay(load(GAME), record, verify=True)
    assert match.over
    assert list(match.outcome().places) == played.frame.places


def test_the_record_of_a_running_game_tells_no_secrets(played: Played) -> None:
    async def visit() -> None:
        async with Client(played.server.url) as ada, Client(played.server.url) as bob, ada.link() as link:
            match = await new_match(ada, "me", "link")
            await bob.join(match.id, match.seats[1].invitation)
            table = await link.watch(match.id)
            if table.frame.questions:
                await table.answer(0, table.frame.questions[0].choices[0].key, end=True)
            for client, seat in ((ada, 0), (bob, 1)):
                record = parse(await client.record(match.id))
                assert record.seed is None
                assert record.hashes == {}
                assert all(step[0] == seat for step in record.answers)
            async with Client(played.server.url) as eve:
                with pytest.raises(Refused, match="failed-missing"):
                    await eve.record(match.id)
            for ask in (ada.verify(match.id), ada.moment(match.id, 0)):
                with pytest.raises(Refused, match="failed-running"):
                    await ask

    run(visit())


def test_every_moment_is_what_was_seen_then(played: Played) -> None:
    with http(played.server) as stranger:

        def moment(at: int, seat: int = -1) -> dict[str, object]:
            found: dict[str, object] = stranger.get(
                f"/api/matches/{played.match.id}/moments/{at}", params={"seat": seat}
            ).json()
            return found

        last = moment(played.frame.at, 0)
        assert last["over"] is True
        assert last["places"] == played.frame.places
        assert last["last"] == played.frame.at
        assert [line["at"] for line in last["events"]] == [line.at for line in played.table.log]  # type: ignore[attr-defined]
        first = moment(0)
        assert (first["at"], first["over"]) == (0, False)
        assert moment(7, 1)["at"] == 7
        assert moment(played.frame.at + 1) == {"reason": "failed-moment", "facts": {}}
        assert moment(3, 2) == {"reason": "failed-seat", "facts": {}}


def test_a_game_is_verified_and_a_forged_one_found_out(played: Played) -> None:
    with http(played.server) as stranger:
        path = f"/api/matches/{played.match.id}/verify"
        good = stranger.get(path).json()
        assert good == {"verified": True, "what": "", "answer": -1, "positions": played.frame.at}

        async def forge(value: str) -> None:
            row = update(EntryRow).where(EntryRow.match == played.match.id, EntryRow.at == 9)
            async with played.server.services.database.writing() as connection:
                await connection.execute(row.values(hash=value))

        kept = played.server.do(played.server.services.store.entries(played.match.id))[8].hash
        played.server.do(forge("0" * 16))
        bad = stranger.get(path).json()
        played.server.do(forge(kept))
        assert (bad["verified"], bad["answer"]) == (False, 9)
        assert stranger.get(path).json() == good


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_is_imported_and_looked_at(played: Played, form: str) -> None:
    with browser(played) as owner:
        text = owner.get(f"/api/matches/{played.match.id}/record", params={"format": form}).text
        media = "application/json" if form == "json" else "text/plain"
        reply = owner.post("/api/records", content=text, headers={"content-type": media})
        assert reply.status_code == 201
        match = reply.json()
        assert match["imported"]
        assert match["over"]
        assert match["places"] == played.frame.places
        assert not any(seat["open"] or seat["yours"] for seat in match["seats"])
        again = owner.get(f"/api/matches/{match['id']}/record", params={"format": form}).text
        assert again == text
        assert owner.get(f"/api/matches/{match['id']}/verify").json()["verified"]
        assert owner.get(f"/api/matches/{match['id']}/moments/5").json()["at"] == 5


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text[:200], "failed-record"),
        (lambda text: text.replace("harvest", "fly", 1), "failed-record"),
        (lambda text: text.replace("game: flow_of_history", "game: chess"), "failed-record"),
        (lambda text: "\n".join(line for line in text.splitlines() if not line.startswith("seed:")), "failed-record"),
        (lambda text: "\x00", "failed-record"),
        (lambda text: "", "failed-record"),
    ],
)
def test_what_is_no_record_is_refused(played: Played, change, reason: str) -> None:  # type: ignore[no-untyped-def]
    with browser(played) as owner:
        text = owner.get(f"/api/matches/{played.match.id}/record").text
        reply = owner.post("/api/records", content=change(text), headers={"content-type": "text/plain"})
        assert (reply.status_code, reply.json()["reason"]) == (422, reason)
        assert reply.json()["facts"]["what"]
        picture = owner.post("/api/records", content=b"\x89PNG", headers={"content-type": "image/png"})
        assert (picture.status_code, picture.json()["reason"]) == (415, "failed-media")
        noise = owner.post("/api/records", content=b"\xff\xfe", headers={"content-type": "text/plain"})
        assert noise.status_code == 422


def test_playing_on_from_a_moment(played: Played) -> None:
    with browser(played) as owner:
        body = {"at": 20, "seat": 0, "bot": "random"}
        reply = owner.post(f"/api/matches/{played.match.id}/continue", json=body)
        assert reply.status_code == 201
        match = reply.json()
        assert [seat["kind"] for seat in match["seats"]] == ["me", "bot"]
        assert match["seed_hash"] != played.match.seed_hash

        async def game() -> None:
            async with Client(played.server.url, played.token) as ada, ada.link() as link:
                table = await link.watch(match["id"])
                assert (await asyncio.wait_for(play(table, uniform), 30)).over
                assert (await ada.verify(match["id"])).verified
                text = await ada.record(match["id"])
                again = await ada.http.post("/api/records", content=text, headers={"content-type": "application/json"})
                assert again.status_code == 201

        run(game())
        wrong = owner.post(f"/api/matches/{played.match.id}/continue", json=body | {"seat": 7})
        assert (wrong.status_code, wrong.json()["reason"]) == (422, "failed-seat")


def test_a_hidden_game_stays_hidden_when_it_is_over(played: Played) -> None:
    async def visit() -> None:
        async with Client(played.server.url) as ada, Client(played.server.url) as eve, ada.link() as link:
            match = await new_match(ada, "me", "random", watch="nobody")
            await play(await link.watch(match.id), uniform)
            assert (await ada.moment(match.id, 3)).at == 3
            for ask in (eve.moment(match.id, 3), eve.record(match.id), eve.verify(match.id), eve.match(match.id)):
                with pytest.raises(Refused, match="404 failed-missing"):
                    await ask

    run(visit())
