"""The levels: nobody sits a slow bot down by accident, and nobody waits for one that ponders."""

from __future__ import annotations

import asyncio
import os
import signal

import msgspec
import pytest

from pentapolis.bots import bot_names, is_bot
from pentapolis.server.client import Client
from pentapolis.server.engine import levels
from pentapolis.server.engine.entries import Answered
from pentapolis.server.engine.frames import standing
from pentapolis.server.engine.workers import Pool
from pentapolis.server.wire.http import OPPONENT
from tests.server.engine_games import FLOW
from tests.server.engine_play import open_match
from tests.server.engine_pool import QUICK, Shelves
from tests.server.engine_pool import run as run_pool
from tests.server.serving import Served, new_match, run


def test_bots_that_nobody_chose_are_named_and_quick() -> None:
    for bot in (levels.STAND_IN, OPPONENT, levels.SIMPLEST):
        assert bot in bot_names()
        assert not levels.thinks_long(bot)


@pytest.mark.parametrize("bot", bot_names())
def test_every_bot_of_the_shelf_has_a_budget_that_it_takes(bot: str) -> None:
    assert is_bot(levels.budgeted(bot, 0.25))
    assert levels.is_here(bot)
    assert not levels.is_here(f"{bot}@60s")


def test_the_shelf_tells_the_levels_and_whom_to_play(server: Served) -> None:
    async def story() -> None:
        async with Client(server.url) as ada:
            shelf = await ada.shelf()
            assert shelf.bots == bot_names()
            assert shelf.opponent == OPPONENT
            assert shelf.bot_seconds == server.config.bot_seconds

    run(story())


def test_what_a_bot_must_answer_it_answers_without_thinking(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = 0
    bot_move = server.services.engine.bot_move

    async def think(match: str, seat: int, bot: str, **more: object) -> str:
        nonlocal thoughts
        thoughts += 1
        return await bot_move(match, seat, bot, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(server.services.engine, "bot_move", think)

    async def story() -> None:
        async with Client(server.url) as ada:
            answers = 0
            for _ in range(20):  # in some games there is always a choice
                match = await new_match(ada, "random", "random")
                while not (info := await ada.match(match.id)).over:
                    await asyncio.sleep(0.05)
                answers += info.at
                if thoughts < answers:
                    break
            assert 0 < thoughts < answers

    run(story())


def test_a_seat_with_one_answer_is_forced() -> None:
    live = open_match(FLOW)
    seen = set()
    while not live.over:
        for seat in live.waiting:
            ask = live.ask_for(seat)
            assert ask is not None
            only = ask.keys[0] if len(ask.keys) == 1 else None
            assert standing(live).forced.get(seat) == only
            seen.add(only is None)
        ask = live.ask_for(live.waiting[0])
        assert ask is not None
        live.apply(Answered(live.number + 1, f"r{live.number}", ask.seat, ask.keys[0], bot="random"))
    assert seen == {True, False}


def test_quick_bots_and_moves_do_not_wait_for_one_that_ponders() -> None:
    """All in processes of their own: what is quick is done while the one that ponders is held up."""
    settings = msgspec.structs.replace(QUICK, thinkers=1, ponderers=1, patience=0.1, thinking_limit=50.0)
    shelves = Shelves("research", "dice")
    choices = {game: open_match(game) for game in ("research", "dice")}

    async def story(pool: Pool) -> None:
        slow = choices["research"]
        (seat, *_) = slow.waiting
        await pool.bot_move("research", seat, "search", number=0)  # from here on its process runs
        ponderer = pool.workers[-1].pid
        assert ponderer is not None
        os.kill(ponderer, signal.SIGSTOP)
        pondering = asyncio.create_task(pool.bot_move("research", seat, "search", number=0))
        await asyncio.sleep(0)
        quick = choices["dice"]
        for _ in range(3):
            (other, *_) = quick.waiting
            key = await pool.bot_move("dice", other, "greedy", number=quick.number)
            entry = Answered(quick.number + 1, f"r{quick.number}", other, key, bot="greedy")
            shelves.store("dice", (await pool.apply("dice", entry)).entry)
            quick.apply(entry)
        assert not pondering.done()
        os.kill(ponderer, signal.SIGCONT)
        ask = slow.ask_for(seat)
        assert ask is not None
        assert await pondering in ask.options

    run_pool(shelves, story, settings)


def test_those_who_ponder_share_the_work() -> None:
    settings = msgspec.structs.replace(QUICK, ponderers=2, patience=0.2)
    shelves = Shelves("research", "dice")

    async def story(pool: Pool) -> None:
        games = {game: open_match(game).waiting[0] for game in ("research", "dice")}
        thoughts = [asyncio.create_task(pool.bot_move(game, seat, "search", number=0)) for game, seat in games.items()]
        await asyncio.sleep(0)
        assert [worker.load for worker in pool.workers[-2:]] == [1, 1]
        await asyncio.gather(*thoughts)
        assert [worker.load for worker in pool.workers[-2:]] == [0, 0]

    run_pool(shelves, story, settings)
