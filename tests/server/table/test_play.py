"""Play over the socket: whole games, gaps, repeated and stale requests, undo, questions, chat."""

import asyncio
from functools import partial
from random import Random

import msgspec
import pytest

from pentapolis.server.client import Client, Table
from pentapolis.server.client.bot import hand_over, play, uniform
from pentapolis.server.engine.frames import Standing
from pentapolis.server.table.room import Room
from pentapolis.server.wire import socket as m
from pentapolis.server.wire.http import NewMatch
from tests.server.serving import Served, eventually, new_match, run, seats
from tests.server.sockets import wired


def first_key(table: Table) -> str:
    return table.frame.questions[0].choices[0].key


async def answer_until_asked_again(table: Table, seat: int) -> None:
    """Play any answers until the seat is asked and has nothing tentative."""
    while not (table.frame.questions and not table.frame.tentative):
        if table.frame.questions:
            await table.answer(seat, first_key(table), end=True)
        await asyncio.wait_for(table.changed(), 40)


def test_a_bot_whose_thought_somebody_answered_into_thinks_again(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where several are asked at once, and a bot is the slower one every time."""
    bot_move, thinking, outdated = server.services.engine.bot_move, False, 0

    async def slowly(match: str, seat: int, bot: str, *, number: int) -> str:
        nonlocal thinking, outdated
        room = server.services.hub.rooms[match]
        if thinking := len(room.standing.waiting) > 1:
            await eventually(lambda: room.standing.number > number)
            await asyncio.sleep(0.05)  # the timer that the answer set rings into the thought
            thinking, outdated = False, outdated + 1
            return "an answer to what is asked no more"
        return await bot_move(match, seat, bot, number=number)

    monkeypatch.setattr(server.services.engine, "bot_move", slowly)

    async def story() -> None:
        async with Client(server.url) as ada, ada.link() as link:
            match = await ada.create(NewMatch("mosaic", seats("me", "random")))
            table = await link.watch(match.id)
            while outdated < 3:
                await eventually(lambda: table.frame.questions and (thinking or len(table.frame.waiting) == 1), 10)
                await table.answer(0, first_key(table), end=True)

    run(story())


def test_a_whole_game_of_two_people_and_a_bot(server: Served) -> None:
    async def game() -> None:
        async with Client(server.url) as ada, Client(server.url) as bob:
            match = await new_match(ada, "me", "link", "random")
            await bob.join(match.id, match.seats[1].invitation, "Bob")
            async with ada.link() as one, bob.link() as two:
                left, right = await one.watch(match.id), await two.watch(match.id)
                last, other = await asyncio.gather(play(left, uniform), hand_over(right, "greedy"))
                assert last.over
                assert sorted(last.places) == sorted(other.places)
                assert len(last.places) == 3
                assert left.log == right.log
                assert {line.at for line in left.log} <= set(range(last.at + 1))
                assert [seat.name for seat in last.seats][1] == "Bob"
                assert [seat.yours for seat in last.seats] == [True, False, False]
            verdict = await ada.verify(match.id)
            assert verdict.verified
            assert verdict.positions == last.at

    run(game())


def test_a_new_watcher_sees_the_same_log_as_one_who_was_there(server: Served) -> None:
    async def game() -> None:
        async with Client(server.url) as ada:
            match = await new_match(ada, "me", "greedy")
            async with ada.link() as link:
                table = await link.watch(match.id)
                await play_some(table, 12)
                async with ada.link() as reload:
                    again = await reload.watch(match.id)
                    assert again.log == table.log
                    assert again.frame.view == table.frame.view
                    assert again.version == table.version

    run(game())


async def play_some(table: Table, moves: int, seed: str = "some") -> None:
    chance = Random(seed)
    for _ in range(moves):
        while not table.frame.questions and not table.frame.over:
            await asyncio.wait_for(table.changed(), 40)
        if table.frame.over:
            return
        question = table.frame.questions[0]
        await table.answer(question.seat, chance.choice(question.choices).key, end=True)


def test_a_gap_is_filled(server: Served) -> None:
    """A second tab that slept through some moves is told exactly what it missed."""

    async def game() -> None:
        async with Client(server.url) as ada:
            match = await new_match(ada, "me", "random")
            async with ada.link() as link:
                table = await link.watch(match.id)
                await play_some(table, 3)
                version, log = table.version, list(table.log)
                await play_some(table, 5)
                async with wired(server, ada) as socket:
                    await socket.send(m.Watch("w", match.id, since=version))
                    frame = await socket.hear(m.Frame)
                assert frame.since == version
                kept = [line for line in log if line.at <= frame.keep]
                assert kept + frame.events == table.log
                assert len(frame.events) < len(table.log)

    run(game())


def test_a_repeated_request_is_answered_again_and_not_played_again(server: Served) -> None:
    async def game() -> None:
        async with Client(server.url) as ada:
            match = await new_match(ada, "me", "here")
            async with wired(server, ada) as socket:
                await socket.send(m.Watch("w", match.id))
                frame = await socket.hear(m.Frame)
                question = frame.questions[0]
                move = m.Answer("one", match.id, frame.version, question.seat, question.choices[0].key, end=True)
                for _ in range(3):
                    await socket.send(move)
                replies = [await socket.hear(m.Done) for _ in range(4)]
                assert [reply.id for reply in replies] == ["w", "one", "one", "one"]
                assert len({reply.version for reply in replies[1:]}) == 1
            # Over another connection it is the same request still.
            async with wired(server, ada) as socket:
                await socket.send(m.Watch("v", match.id))
                await socket.send(move)
                replies = [await socket.hear(m.Done) for _ in range(2)]
                assert replies[1].id == "one"
            entries = server.do(server.services.store.entries(match.id))
            assert [written.entry.request for written in entries] == [f"{(await ada.session()).player}/one"]

    run(game())


def test_a_stale_request_is_told_so_and_changes_nothing(server: Served) -> None:
    async def game() -> None:
        async with Client(server.url) as ada:
            match = await new_match(ada, "me", "here")
            async with wired(server, ada) as socket:
                await socket.send(m.Watch("w", match.id))
                frame = await socket.hear(m.Frame)
                question = frame.questions[0]
                key = question.choices[0].key
                await socket.send(m.Answer("one", match.id, frame.version, question.seat, key, end=True))
                assert (await socket.hear(m.Done)).id == "w"
                done = await socket.hear(m.Done)
                await socket.send(m.Answer("two", match.id, frame.version, question.seat, key, end=True))
                newest = await socket.hear(m.Frame)
                stale = await socket.hear(m.Stale)
                assert stale.version == done.version == newest.version
                assert len(server.do(server.services.store.entries(match.id))) == 1

    run(game())


def test_an_illegal_answer_is_refused_with_its_rule(server: Served) -> None:
    async def game() -> None:
        async with Client(server.url) as ada:
            match = await new_match(ada, "me", "here")
            async with ada.link() as link:
                table = await link.watch(match.id)
                seat = table.frame.questions[0].seat
                refused = await table.answer(seat, "fly:moon")
                assert isinstance(refused, m.Refused)
                assert refused.rule.startswith(("PT-", "FH-"))
                because = await table.why(seat, "fly:moon")
                assert isinstance(because, m.Because)
                assert because.rule == refused.rule
                fine = await table.why(seat, first_key(table))
                assert fine == m.Because(fine.id, "", {})
                not_asked = await table.answer(1 - seat, "fly:moon")
                assert isinstance(not_asked, m.Refused)
                assert server.do(server.services.store.entries(match.id)) == []

    run(game())


def test_what_is_tentative_is_seen_by_its_owner_only_until_the_turn_ends(server: Served) -> None:
    async def game() -> None:
        async with Client(server.url) as ada, Client(server.url) as bob:
            match = await new_match(ada, "me", "link")
            await bob.join(match.id, match.seats[1].invitation)
            async with ada.link() as one, bob.link() as two:
                tables = [await one.watch(match.id), await two.watch(match.id)]
                seat = tables[0].frame.waiting[0]
                mine, theirs = tables[seat], tables[1 - seat]
                before, told = theirs.frame.view, theirs.version
                start = mine.frame.view
                while not mine.frame.end:
                    assert isinstance(await mine.answer(seat, first_key(mine)), m.Done)
                    await eventually(lambda: mine.frame.tentative > 0)
                assert mine.frame.undo
                assert theirs.frame.view == before
                assert theirs.version == told
                tentative = mine.frame.tentative
                for _ in range(tentative):
                    assert isinstance(await mine.undo(seat), m.Done)
                assert mine.frame.view == start
                assert mine.frame.redo
                for _ in range(tentative):
                    assert isinstance(await mine.redo(seat), m.Done)
                assert isinstance(await theirs.undo(1 - seat), m.Refused)
                assert isinstance(await mine.end(seat), m.Done)
                await eventually(lambda: theirs.frame.at == mine.frame.at)
                assert theirs.frame.view == mine.frame.view
                assert theirs.log == mine.log
                assert isinstance(await mine.undo(seat), m.Refused)

    run(game())


def test_previews(server: Served) -> None:
    async def game() -> None:
        async with Client(server.url) as ada:
            match = await new_match(ada, "me", "here")
            async with ada.link() as link:
                table = await link.watch(match.id)
                seat = table.frame.questions[0].seat
                seen = await table.preview(seat, first_key(table))
                assert isinstance(seen, m.Foreseen)
                assert isinstance(await table.preview(seat, "fly:moon"), m.Refused)
                assert table.version == 0

    run(game())


def test_chat_reaches_everybody_once_and_newcomers_too(server: Served) -> None:
    async def game() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            match = await new_match(ada, "me", "random")
            async with ada.link() as link, eve.link() as other:
                table = await link.watch(match.id)
                looker = await other.watch(match.id, match.watch_key)
                async with wired(server, ada) as socket:
                    await socket.send(m.Watch("w", match.id))
                    for _ in range(2):
                        await socket.send(m.Say("hello", match.id, "Good \u202eevening"))
                    assert [(await socket.hear(m.Done)).id for _ in range(3)] == ["w", "hello", "hello"]
                await eventually(lambda: looker.chat)
                assert [line.text for line in looker.chat.values()] == ["Good evening"]
                assert [line.text for line in table.chat.values()] == ["Good evening"]
                assert isinstance(await looker.say("me too"), m.Failed)
                async with ada.link() as later:
                    again = await later.watch(match.id)
                    await eventually(lambda: again.chat)
                    assert again.chat == table.chat

    run(game())


@pytest.mark.parametrize("kind", ["answer", "undo", "why", "hint", "say", "rewind", "end_game", "vote", "hand_over"])
def test_nothing_works_without_watching(server: Served, kind: str) -> None:
    fields = {"match": "nowhere", "version": 0, "seat": 0, "key": "x", "text": "x", "at": 0, "proposal": 1}
    fields |= {"accept": True, "bot": ""}
    wanted = {
        "answer": ("match", "version", "seat", "key"),
        "undo": ("match", "version", "seat"),
        "why": ("match", "seat", "key"),
        "hint": ("match", "seat"),
        "say": ("match", "text"),
        "rewind": ("match", "version", "seat", "at"),
        "end_game": ("match", "version", "seat"),
        "vote": ("match", "seat", "proposal", "accept"),
        "hand_over": ("match", "seat", "bot"),
    }

    async def game() -> None:
        async with Client(server.url) as ada, wired(server, ada) as socket:
            message = {"type": kind, "id": "q", **{name: fields[name] for name in wanted[kind]}}
            await socket.send_text(msgspec.json.encode(message).decode())
            assert await socket.hear(m.Failed) == m.Failed("q", "failed-watch")

    run(game())


def test_a_move_counts_even_if_its_player_is_gone_at_once(server: Served) -> None:
    async def game() -> None:
        async with Client(server.url) as ada, Client(server.url) as bob:
            match = await new_match(ada, "me", "link")
            await bob.join(match.id, match.seats[1].invitation)
            clients, first = (ada, bob), (await ada.match(match.id)).waiting[0]
            async with clients[1 - first].link() as link:
                table = await link.watch(match.id)
                room = server.services.hub.rooms[match.id]
                while room.standing.waiting == [first]:
                    known = room.standing
                    await move_and_vanish(server, clients[first], match.id, first)
                    await eventually(partial(differs, room, known))
                await eventually(lambda: table.frame.waiting == [1 - first])
                assert table.frame.at > 0

    run(game())


def differs(room: Room, known: Standing) -> bool:
    return room.standing is not known


async def move_and_vanish(server: Served, client: Client, match: str, seat: int) -> None:
    """Send a move, and be gone before any answer."""
    async with wired(server, client) as wire:
        await wire.send(m.Watch("w", match))
        frame = await wire.hear(m.Frame)
        key = frame.questions[0].choices[0].key
        await wire.send(m.Answer(f"a{frame.version}", match, frame.version, seat, key, end=True))
        wire.socket.transport.abort()
