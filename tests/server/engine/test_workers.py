"""The engine in worker processes: the same answers as in one process, and nothing that matters lives there."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import msgspec
import pytest

from pentapolis.kernel import Chance, Refusal, seed_hash
from pentapolis.kernel.record import RecordError
from pentapolis.kernel.refusal import NOT_ASKED, UNKNOWN_ANSWER
from pentapolis.server.engine.entries import Answered, Entry, Log, Setup
from pentapolis.server.engine.frames import frame, standing
from pentapolis.server.engine.live import LiveMatch
from pentapolis.server.engine.preview import advise, foresee, suggest
from pentapolis.server.engine.records import write_record
from pentapolis.server.engine.workers import Faulty, Look, OutOfStep, Pool
from tests.server.engine_games import FLOW, PLAYERS, load
from tests.server.engine_play import open_match, play_out, random_answer, random_entries, setup_of, viewers
from tests.server.engine_pool import QUICK, Shelves, run

# The same as in one process


@pytest.mark.parametrize("game", ["draft", FLOW])
def test_workers_show_what_a_live_match_shows(game: str) -> None:
    shelves, live = Shelves(game), open_match(game)
    looks = [Look(seats) for seats in viewers(PLAYERS[game])]

    async def story(pool: Pool) -> None:
        shown = await pool.show(game, looks)
        assert shown.frames == [frame(live, look.seats) for look in looks]
        for entry in random_entries(live, "story", 80):
            before = {look.seats: live.number_for(look.seats) for look in looks}
            stored = accept(live, entry)
            if isinstance(stored, Refusal):
                with pytest.raises(Refusal) as theirs:
                    await pool.apply(game, entry, looks)
                assert theirs.value == stored
                continue
            done = await pool.apply(game, entry, looks)
            shelves.store(game, done.entry)
            assert (done.entry, done.standing) == (stored, standing(live))
            news = [look.seats for look in looks if live.number_for(look.seats) != before[look.seats]]
            assert done.frames == [frame(live, look.seats) if look.seats in news else None for look in looks]
        assert shelves.loads == [(game, 0)]

    run(shelves, story)


def accept(live: LiveMatch, entry: Entry) -> Entry | Refusal:
    try:
        return live.apply(entry)
    except Refusal as refusal:
        return refusal


def test_all_else_is_the_same_too() -> None:
    live, shelves = open_match(FLOW), Shelves(FLOW)
    chance, names = Chance("0"), ["Ada", "Bo", "Cy"]

    async def story(pool: Pool) -> None:
        for _ in range(9):
            answer = random_answer(live, chance)
            assert answer is not None
            shelves.store(FLOW, live.apply(msgspec.structs.replace(answer, bot="random")))
        seat, number = live.waiting[0], live.number
        key = advise(live, seat, "greedy")
        assert await pool.bot_move(FLOW, seat, "greedy", number=number) == key
        assert await pool.hint(FLOW, seat, number=number, bot="search@8") == suggest(live, seat, "search@8")
        assert await pool.preview(FLOW, seat, key) == foresee(live, seat, key)
        assert await pool.why(FLOW, seat, key) is None
        assert await pool.why(FLOW, 1 - min(seat, 1), key) == Refusal(NOT_ASKED)
        assert await pool.why(FLOW, seat, "nonsense") == Refusal(UNKNOWN_ANSWER, key="nonsense")
        for entry in play_out(live, "0"):
            shelves.store(FLOW, entry)
        number = live.number
        text = await pool.record(FLOW, names, number=number, complete=True)
        assert text == write_record(live, names, complete=True)
        assert (await pool.check_record(text)).standing.hash == live.match.hash()
        setup = await pool.continue_from(FLOW, 10, 1, "again", number=number)
        assert (await pool.moment(FLOW, 0, (0,), number=number)).at == 0
        begun = LiveMatch(load(FLOW), setup)
        assert setup.origin is not None
        then = await pool.moment(FLOW, len(setup.origin.answers), (1,), number=number)
        assert then.view == frame(begun, (1,)).view
        await pool.verify(FLOW, {number: live.match.hash()}, seed_hash("0"), number=number)
        with pytest.raises(RecordError, match=f"answer {number}: the position"):
            await pool.verify(FLOW, {number: "0" * 16}, seed_hash("0"), number=number)

    run(shelves, story, msgspec.structs.replace(QUICK, thinkers=1))


@pytest.mark.parametrize("text", ["nonsense", "pentapolis record: 1\ngame: nowhere\n", "{}"])
def test_what_is_no_record_is_said(text: str) -> None:
    async def story(pool: Pool) -> None:
        with pytest.raises(RecordError):
            await pool.check_record(text)

    run(Shelves(), story)


def test_a_record_of_an_unknown_game_or_content_is_said() -> None:
    live = open_match("turns")
    text = write_record(live, ["Ada", "Bo"], complete=True)

    async def story(pool: Pool) -> None:
        with pytest.raises(RecordError, match="no game 'nowhere'"):
            await pool.check_record(text.replace("game: probe", "game: nowhere"))
        with pytest.raises(RecordError, match="content that is not here"):
            await pool.check_record(text.replace("game: probe", "game: turns").replace("data: 0", "data: 1"))

    run(Shelves(), story)


# Data packs


def test_a_match_is_played_with_its_data_pack(tmp_path: Path) -> None:
    pack = tmp_path / "harder"
    pack.mkdir()
    (pack / "pack.yaml").write_text(f"game: {FLOW}\n", encoding="utf-8")
    (pack / "cards.yaml").write_text("cards:\n- {id: castle, strip: [defense, defense, defense]}\n", encoding="utf-8")
    changed = load(FLOW, pack)
    setup = Setup(FLOW, 3, {}, "0", pack="harder", content=changed.content_hash)
    live = LiveMatch(changed, setup)
    play_out(live, "0")
    shelves = Shelves()
    shelves.logs["m"] = Log(setup, [])
    foreign = tmp_path / "foreign"
    foreign.mkdir()
    (foreign / "pack.yaml").write_text("game: chess\n", encoding="utf-8")
    packs = {"foreign": str(foreign), "harder": str(pack)}
    shelves.logs["lost"] = Log(msgspec.structs.replace(setup, pack="easier"), [])

    async def story(pool: Pool) -> None:
        assert (await pool.show("m")).standing.waiting
        checked = await pool.check_record(write_record(live, ["a", "b", "c"], complete=True))
        assert (checked.record.setup.pack, checked.standing.hash) == ("harder", live.match.hash())
        with pytest.raises(Faulty, match="'easier', which is not here"):
            await pool.show("lost")

    run(shelves, story, msgspec.structs.replace(QUICK, packs=packs))


# Nothing that matters lives in a worker


def test_a_restart_loses_nothing() -> None:
    shelves, live = Shelves(FLOW), open_match(FLOW)

    async def story(pool: Pool) -> None:
        for turn, entry in enumerate(random_entries(live, "restart", 30)):
            if turn % 10 == 5:
                pid = pool.workers[0].pid
                assert pid is not None
                await killed(pid)
            try:
                live.apply(entry)
            except Refusal:
                continue
            done = await pool.apply(FLOW, entry, [Look((0,))])
            shelves.store(FLOW, done.entry)
            assert done.standing == standing(live)
        assert pool.restarts == 3
        assert len(shelves.loads) == 3

    run(shelves, story)


async def killed(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    while Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z":
        await asyncio.sleep(0.01)


def test_an_entry_that_could_not_be_stored_is_forgotten() -> None:
    shelves = Shelves("turns")

    async def story(pool: Pool) -> None:
        await pool.apply("turns", Answered(1, "r", 0, "left"))
        await pool.forget("turns")
        assert (await pool.show("turns")).standing.number == 0

    run(shelves, story, msgspec.structs.replace(QUICK, thinkers=1))


def test_a_worker_ahead_of_what_is_stored_begins_anew() -> None:
    shelves = Shelves("turns")

    async def story(pool: Pool) -> None:
        await pool.apply("turns", Answered(1, "lost", 0, "left"))
        done = await pool.apply("turns", Answered(1, "kept", 0, "right"))
        assert (done.standing.number, done.standing.at) == (1, 1)
        assert (await pool.show("turns", number=0)).standing.number == 0

    run(shelves, story)


def test_a_worker_that_is_behind_is_told_what_it_missed() -> None:
    shelves = Shelves("turns")

    async def story(pool: Pool) -> None:
        for number in (1, 2):
            done = await pool.apply("turns", Answered(number, f"r{number}", 0, "left", end=True))
            shelves.store("turns", done.entry)
            if number == 1:
                await pool.bot_move("turns", 0, "random", number=1)
        await pool.bot_move("turns", 1, "random", number=2)
        assert shelves.loads == [("turns", 0), ("turns", 0), ("turns", 1)]

    run(shelves, story, msgspec.structs.replace(QUICK, thinkers=1))


def test_a_log_that_is_not_as_expected_is_said() -> None:
    shelves = Shelves("turns")

    async def story(pool: Pool) -> None:
        with pytest.raises(OutOfStep):
            await pool.apply("turns", Answered(5, "r", 0, "left"))
        with pytest.raises(OutOfStep):
            await pool.show("turns", number=7)

    run(shelves, story)


def test_only_the_matches_used_last_are_kept() -> None:
    shelves = Shelves()
    shelves.logs = {f"m{n}": Log(setup_of("turns", str(n)), []) for n in range(3)}

    async def story(pool: Pool) -> None:
        for match in ("m0", "m1", "m0", "m2", "m0", "m1"):
            await pool.show(match)
        assert [match for match, _ in shelves.loads] == ["m0", "m1", "m2", "m1"]

    run(shelves, story, msgspec.structs.replace(QUICK, matches=2))


def test_a_log_that_cannot_be_replayed_is_a_fault() -> None:
    shelves = Shelves("turns")
    shelves.store("turns", Answered(1, "r", 1, "left"))

    async def story(pool: Pool) -> None:
        with pytest.raises(Faulty, match=r"entry 1 of the log is refused: PT-ANS\.2"):
            await pool.show("turns")

    run(shelves, story)


def test_an_unknown_match_is_the_loaders_business() -> None:
    async def story(pool: Pool) -> None:
        with pytest.raises(KeyError):
            await pool.show("nothing")

    run(Shelves(), story)
