"""Games and processes that misbehave: whatever they do, they harm only themselves."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from pentapolis.server.engine.entries import Answered
from pentapolis.server.engine.frames import Viewer
from pentapolis.server.engine.workers import Closed, Crashed, Faulty, Look, Overdue, Pool
from pentapolis.server.engine.workers.process import GRACE
from tests.server.engine_pool import QUICK, STRICT, Shelves, right, run

# Games that misbehave


def test_a_stuck_game_harms_only_itself() -> None:
    shelves = Shelves("villain", "turns", "duel")

    async def story(pool: Pool) -> None:
        looks = [Look((0,))]
        shelves.store("turns", (await pool.apply("turns", Answered(1, "r1", 0, "left"), looks)).entry)
        await pool.show("villain")
        stuck = asyncio.create_task(pool.apply("villain", right(key="loop")))
        await asyncio.sleep(0)
        shown = asyncio.create_task(pool.show("duel", looks))
        applied = asyncio.create_task(pool.apply("turns", Answered(2, "r2", 0, "left"), looks))
        with pytest.raises(Overdue, match=f"within {STRICT.limit:g} seconds"):
            await stuck
        assert (await shown).standing.number == 0
        assert ((await applied).standing.number, (await applied).standing.at) == (2, 2)
        assert (await pool.apply("villain", right())).standing.at == 1
        assert pool.restarts == 1

    run(shelves, story, STRICT)


def test_a_game_that_hoards_memory_is_ended() -> None:
    shelves = Shelves("villain", "turns")

    async def story(pool: Pool) -> None:
        with pytest.raises(Crashed, match="too much memory"):
            await pool.apply("villain", right(key="hog"))
        assert (await pool.show("turns")).standing.number == 0
        assert (await pool.apply("villain", right())).standing.at == 1
        assert pool.restarts == 1

    run(shelves, story, msgspec.structs.replace(QUICK, memory=256 << 20))


def test_a_defect_of_the_rules_is_a_fault_and_no_end() -> None:
    shelves = Shelves("villain")

    async def story(pool: Pool) -> None:
        with pytest.raises(Faulty, match="KeyError: 'a defect of the rules'") as fault:
            await pool.apply("villain", right(key="fail"))
        assert "misbehave" in fault.value.trace
        assert (await pool.apply("villain", right())).standing.at == 1
        assert pool.restarts == 0

    run(shelves, story)


def test_a_slow_bot_does_not_hold_up_moves() -> None:
    shelves = Shelves("villain")

    async def story(pool: Pool) -> None:
        shelves.store("villain", (await pool.apply("villain", right())).entry)
        # A greedy bot tries every answer, and one of them never ends.
        slow = asyncio.create_task(pool.bot_move("villain", 0, "greedy", number=1, limit=3.0))
        await asyncio.sleep(0.3)
        await pool.apply("villain", right(2))
        assert not slow.done()
        with pytest.raises(Overdue):
            await slow

    run(shelves, story, msgspec.structs.replace(QUICK, thinkers=1))


def test_who_gives_up_waiting_disturbs_nobody() -> None:
    shelves = Shelves("turns")

    async def story(pool: Pool) -> None:
        tasks = [asyncio.create_task(pool.show("turns", [Look((seat,))])) for seat in (0, 1, 0, 1)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        shown = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(one, asyncio.CancelledError) for one in shown] == [True, False, True, False]
        seen: Viewer = (1,)
        assert (await pool.show("turns", [Look(seen)])).frames[0].seat == 1

    run(shelves, story)


def test_a_worker_that_waits_is_not_taken_for_a_stuck_one() -> None:
    shelves = Shelves("turns")

    async def story(pool: Pool) -> None:
        await pool.show("turns")
        await asyncio.sleep(STRICT.limit + GRACE + 0.3)
        await pool.show("turns")
        assert pool.restarts == 0

    run(shelves, story, STRICT)


# Beginning and end


def test_a_closed_pool_answers_what_was_asked_and_nothing_more() -> None:
    shelves = Shelves("turns")

    async def tell() -> None:
        pool = Pool(shelves.load, QUICK)
        with pytest.raises(Closed):
            await pool.show("turns")
        await pool.start()
        await pool.show("turns")
        pids = [worker.pid for worker in pool.workers]
        last = asyncio.create_task(pool.show("turns"))
        await asyncio.sleep(0)
        await pool.close()
        assert (await last).standing.number == 0
        with pytest.raises(Closed):
            await pool.show("turns")
        await pool.close()
        assert not any(Path(f"/proc/{pid}").exists() for pid in pids)

    asyncio.run(tell())


def test_rules_that_cannot_be_loaded_are_said_at_the_start() -> None:
    async def tell() -> None:
        pool = Pool(Shelves().load, msgspec.structs.replace(QUICK, games="tests.server.engine_games:nothing"))
        with pytest.raises(Crashed, match="code 1"):
            await pool.start()

    asyncio.run(tell())


ORPHANS = """
import asyncio
from pentapolis.server.engine.entries import Answered
from pentapolis.server.engine.workers import Pool
from tests.server.engine_pool import STRICT, Shelves, right

async def main():
    pool = Pool(Shelves("villain").load, STRICT)
    await pool.start()
    await pool.show("villain")
    {deed}
    print(pool.workers[0].pid, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("deed", ["pass", "task = asyncio.create_task(pool.apply('villain', right(key='loop')))"])
def test_a_worker_ends_when_its_server_is_gone(deed: str, tmp_path: Path) -> None:
    """Even one that is stuck, and would otherwise burn a core for ever."""
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS.format(deed=deed), encoding="utf-8")
    server = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": "."}
    )
    with server:
        assert server.stdout is not None
        worker = Path(f"/proc/{int(server.stdout.readline())}")
        time.sleep(0.2)
        assert worker.exists()
        server.kill()
    deadline = time.monotonic() + 20
    while worker.exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not worker.exists()
