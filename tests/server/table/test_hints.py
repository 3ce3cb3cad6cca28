"""Hints: three answers with reasons, where the table allows them, from nothing but what the seat knows."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from pentapolis.bots import Perspective, make_bot
from pentapolis.games import load, shelf
from pentapolis.kernel import Match
from pentapolis.kernel.refusal import NOT_ASKED
from pentapolis.server.client import Client, Table
from pentapolis.server.engine.entries import Setup
from pentapolis.server.engine.live import LiveMatch
from pentapolis.server.engine.preview import suggest
from pentapolis.server.engine.start import continue_from
from pentapolis.server.limits import Rate
from pentapolis.server.wire import socket as m
from tests.server.serving import ROOMY, Served, new_match, run, served


async def answer_any(table: Table, seat: int) -> None:
    assert isinstance(await table.answer(seat, table.frame.questions[0].choices[-1].key, end=True), m.Done)


def test_a_hint_is_three_legal_answers_with_shares_and_reasons(server: Served) -> None:
    async def game() -> None:
        async with Client(server.url) as ada:
            match = await new_match(ada, "me", "here")
            assert match.hints
            async with ada.link() as link:
                table = await link.watch(match.id)
                question = table.frame.questions[0]
                advice = await table.hint(question.seat)
                assert isinstance(advice, m.Advice)
                keys = [answer.key for answer in advice.answers]
                assert len(keys) == min(3, len(question.choices))
                assert set(keys) <= {choice.key for choice in question.choices}
                assert all(0 < answer.share < 1 for answer in advice.answers)
                again = await table.hint(question.seat)
                assert isinstance(again, m.Advice)
                assert again.answers == advice.answers
                assert table.version == 0

    run(game())


def test_hints_are_for_ones_own_seat_and_turn(server: Served) -> None:
    async def game() -> None:
        async with Client(server.url) as ada, Client(server.url) as bob:
            match = await new_match(ada, "me", "link", hints=True)
            await bob.join(match.id, match.seats[1].invitation, "Bob")
            async with ada.link() as one, bob.link() as two:
                tables = await one.watch(match.id), await two.watch(match.id)
                seat = tables[0].frame.waiting[0]
                asked, other = tables[seat], tables[1 - seat]
                assert isinstance(await asked.hint(seat), m.Advice)
                refused = await other.hint(1 - seat)
                assert isinstance(refused, m.Refused)
                assert refused.rule == NOT_ASKED
                failed = await other.hint(seat)
                assert isinstance(failed, m.Failed)
                assert failed.reason == "failed-seat"

    run(game())


@pytest.mark.parametrize(
    ("kinds", "wished", "allowed"),
    [
        (("me", "greedy"), None, True),
        (("me", "here"), None, True),
        (("me", "link"), None, False),
        (("me", "link"), True, True),
        (("me", "greedy"), False, False),
    ],
)
def test_the_table_says_whether_there_are_hints(
    server: Served, kinds: tuple[str, ...], wished: bool | None, allowed: bool
) -> None:
    async def game() -> None:
        async with Client(server.url) as ada:
            match = await new_match(ada, *kinds, hints=wished)
            assert match.hints == allowed
            async with ada.link() as link:
                reply = await (await link.watch(match.id)).hint(0)
                assert isinstance(reply, m.Failed) != allowed
                assert allowed or (isinstance(reply, m.Failed) and reply.reason == "failed-hints")

    run(game())


def test_a_player_gets_so_many_hints_but_the_same_one_again(tmp_path: Path) -> None:
    async def game(server: Served) -> None:
        async with Client(server.url) as ada:
            match = await new_match(ada, "me", "here")
            async with ada.link() as link:
                table = await link.watch(match.id)
                seat = table.frame.questions[0].seat
                assert isinstance(await table.hint(seat), m.Advice)
                assert isinstance(await table.hint(seat), m.Advice)
                await answer_any(table, seat)
                while not table.frame.questions:
                    await table.changed()
                late = await table.hint(table.frame.questions[0].seat)
                assert isinstance(late, m.Failed)
                assert late.reason == "failed-rate"

    with served(tmp_path, msgspec.structs.replace(ROOMY, hints=Rate(burst=1, each_second=0.0))) as server:
        run(game(server))


@pytest.mark.parametrize("game", sorted(shelf()))
def test_a_hint_is_the_same_in_every_world_the_seat_cannot_tell_apart(game: str) -> None:
    rules = load(game)
    match = Match.start(rules, 2, seed="hint", silent=True)
    bot = make_bot("random", "hint")
    while (ask := match.ask) is not None and (len(match.history) < 24 or len(ask.options) < 3):
        match.answer(bot.choose(Perspective(match, ask.seat)), ask.seat)
    assert ask is not None
    setup = Setup(game, 2, {}, "hint")
    worlds = [
        LiveMatch(rules, continue_from(rules, setup, match.history, len(match.history), ask.seat, seed))
        for seed in ("one", "two")
    ]
    assert worlds[0].match.hash() != worlds[1].match.hash()
    assert worlds[0].match.view(ask.seat) == worlds[1].match.view(ask.seat)
    one, two = (suggest(world, ask.seat, "search@8") for world in worlds)
    assert one
    assert one == two
