"""What the table agrees on: going back, ending a game in which nothing moves, and handing seats to bots."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from pentapolis.server.client import Client, Table
from pentapolis.server.client.bot import play, uniform
from pentapolis.server.engine.entries import GameEnded, Rewound
from pentapolis.server.wire import socket as m
from pentapolis.server.wire.http import MatchInfo
from tests.server.idling import SEED, idle
from tests.server.serving import ROOMY, Served, eventually, new_match, run, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A table at which the absent are soon not asked any more."""
    limits = msgspec.structs.replace(ROOMY, absence=0.3)
    with served(Path(tmp_path_factory.mktemp("served")), limits) as running:
        yield running


@asynccontextmanager
async def friends(server: Served, *seats: str) -> AsyncIterator[list[Table]]:
    """People at one match, each on a link of their own."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url)) for seat in seats if seat in ("me", "link")]
        match = await new_match(clients[0], *seats)
        guests = iter(clients[1:])
        for seat in match.seats:
            if seat.kind == "link":
                await next(guests).join(match.id, seat.invitation)
        links = [await stack.enter_async_context(client.link()) for client in clients]
        yield [await link.watch(match.id) for link in links]


async def play_until(tables: list[Table], at: int) -> None:
    """Answers until so many stand."""
    while tables[0].frame.at < at:
        await answer_one(tables)


async def answer_one(tables: list[Table]) -> None:
    """One answer of whoever is asked, if somebody has already heard that they are."""
    table = next((table for table in tables if table.frame.questions), None)
    if table is None:
        await asyncio.sleep(0.01)
        return
    question = table.frame.questions[0]
    reply = await table.answer(question.seat, question.choices[0].key, end=True)
    assert isinstance(reply, m.Done | m.Stale), reply


async def idle_until_stalled(tables: list[Table]) -> None:
    """Nobody takes a card while they can harvest, until the table may end the game."""
    while not all(table.frame.stalled for table in tables):
        table = next((table for table in tables if table.frame.questions), None)
        if table is None:
            await asyncio.sleep(0.01)
            continue
        question = table.frame.questions[0]
        key = idle(choice.key for choice in question.choices)
        assert isinstance(await table.answer(question.seat, key, end=True), m.Done | m.Stale)


async def settled(tables: list[Table]) -> None:
    """Everybody sees the same. What is tentative only its seat sees: such a turn is played on until it is committed."""
    while not await agreed(tables):
        await answer_one(tables)


async def agreed(tables: list[Table]) -> bool:
    """Whether everybody sees the same within a second."""
    for _ in range(100):
        if len({(table.version, table.frame.at) for table in tables}) == 1:
            return True
        await asyncio.sleep(0.01)
    return False


def test_going_back_needs_everybody(server: Served) -> None:
    async def table() -> None:
        async with friends(server, "me", "link", "link") as tables:
            await play_until(tables, 6)
            await settled(tables)
            past = tables[0].frame.at
            assert isinstance(await tables[0].rewind(0, 2), m.Done)
            await eventually(lambda: all(one.frame.proposals for one in tables))
            proposal = tables[1].frame.proposals[0]
            assert (proposal.kind, proposal.seat, proposal.at, proposal.wanted) == ("rewind", 0, 2, [1, 2])
            assert isinstance(await tables[1].vote(1, proposal.number, True), m.Done)
            await eventually(lambda: tables[2].frame.proposals[0].accepted == [1])
            assert tables[0].frame.at == past, "not before all have agreed"
            assert isinstance(await tables[2].vote(2, proposal.number, True), m.Done)
            await eventually(lambda: all(one.frame.at == 2 for one in tables))
            assert all(not one.frame.proposals for one in tables)
            assert all(max(line.at for line in one.log) <= 2 for one in tables)
            log = server.do(server.services.store.entries(tables[0].match))
            assert isinstance(log[-1].entry, Rewound)
            assert len(log) > past, "history keeps what was undone"
            await play_until(tables, 5)

    run(table())


def test_one_refusal_is_enough(server: Served) -> None:
    async def table() -> None:
        async with friends(server, "me", "link", "link") as tables:
            await play_until(tables, 5)
            await settled(tables)
            past = tables[0].frame.at
            await tables[1].rewind(1, 1)
            await eventually(lambda: tables[2].frame.proposals)
            number = tables[2].frame.proposals[0].number
            await tables[2].vote(2, number, False)
            await eventually(lambda: not any(one.frame.proposals for one in tables))
            await tables[0].vote(0, number, True)
            assert tables[0].frame.at == past

    run(table())


def test_who_sits_alone_goes_back_at_once(server: Served) -> None:
    async def table() -> None:
        async with friends(server, "me", "random") as tables:
            await play_until(tables, 6)
            await eventually(lambda: tables[0].frame.waiting == [0])
            refused = await tables[0].rewind(0, 10_000)
            assert isinstance(refused, m.Refused)
            assert refused.rule == "PT-RWD.1"
            assert isinstance(await tables[0].rewind(0, 0), m.Done)
            assert isinstance(await tables[0].rewind(1, 0), m.Failed), "only for one's own seat"
            assert (await play(tables[0], uniform)).over
            late = await tables[0].rewind(0, 3)
            assert isinstance(late, m.Refused), "the seed is published: there is no way back"

    run(table())


def test_a_seat_is_handed_to_a_bot_and_reclaimed(server: Served) -> None:
    async def table() -> None:
        async with friends(server, "me", "link") as tables:
            mine, theirs = tables
            assert isinstance(await mine.hand_over(0, "hal"), m.Failed)
            assert isinstance(await mine.hand_over(0, "random"), m.Done)
            await eventually(lambda: theirs.frame.seats[0].left and theirs.frame.seats[0].bot == "random")
            await play_until([theirs], 4)
            reply = await mine.answer(0, "anything")
            assert isinstance(reply, m.Failed)
            assert reply.reason == "failed-left"
            assert isinstance(await mine.hand_over(0, ""), m.Done)
            await eventually(lambda: not theirs.frame.seats[0].left)
            await play_until(tables, tables[0].frame.at + 4)
            assert isinstance(await theirs.hand_over(0, ""), m.Failed), "nobody else can bring somebody back"

    run(table())


def test_a_bot_ends_the_turn_that_a_leaver_left_open(server: Served) -> None:
    async def table() -> None:
        async with friends(server, "me", "link") as tables:
            seat = tables[0].frame.waiting[0]
            mine = tables[seat]
            while not mine.frame.end:
                await mine.answer(seat, mine.frame.questions[0].choices[0].key)
                await eventually(lambda: mine.frame.tentative)
            given = mine.frame.tentative
            await mine.hand_over(seat, "random")
            await eventually(lambda: tables[1 - seat].frame.waiting == [1 - seat])
            assert tables[1 - seat].frame.at >= given

    run(table())


def test_a_leaver_is_voted_out_but_not_while_at_the_table(server: Served) -> None:
    async def table() -> None:
        async with AsyncExitStack() as stack:
            ada, bob, eve = [await stack.enter_async_context(Client(server.url)) for _ in range(3)]
            match = await new_match(ada, "me", "link", "link")
            await bob.join(match.id, match.seats[1].invitation)
            await eve.join(match.id, match.seats[2].invitation)
            mine = await (await stack.enter_async_context(ada.link())).watch(match.id)
            theirs = await (await stack.enter_async_context(bob.link())).watch(match.id)
            async with eve.link() as link:
                await link.watch(match.id)
                await mine.hand_over(2, "random")
                await eventually(lambda: theirs.frame.proposals)
                assert theirs.frame.proposals[0].wanted == [1, 2], "who is here is asked too"
                await theirs.vote(1, theirs.frame.proposals[0].number, False)
                await eventually(lambda: not mine.frame.proposals)
            await eventually(lambda: 2 not in server.services.hub.rooms[match.id].here())
            await asyncio.sleep(server.config.limits.absence)
            await mine.hand_over(2, "random")
            await eventually(lambda: theirs.frame.proposals)
            proposal = theirs.frame.proposals[0]
            assert (proposal.kind, proposal.target, proposal.wanted) == ("hand_over", 2, [1])
            await theirs.vote(1, proposal.number, True)
            await eventually(lambda: mine.frame.seats[2].left)
            async with eve.link() as link:
                back = await link.watch(match.id)
                assert isinstance(await back.hand_over(2, ""), m.Done)
                await eventually(lambda: not mine.frame.seats[2].left)

    run(table())


@pytest.mark.parametrize("number", [-1, 0, 99, 2**31, -(2**63), 2**63, 2**64])
def test_a_vote_on_no_proposal_changes_nothing(server: Served, number: int) -> None:
    """Not even one whose number no database could hold."""

    async def table() -> None:
        async with friends(server, "me", "link") as tables:
            assert isinstance(await tables[0].vote(0, number, True), m.Done)

    run(table())


def test_proposals_survive_a_reload_and_are_limited(server: Served) -> None:
    async def table() -> None:
        async with friends(server, "me", "link") as tables:
            await play_until(tables, 8)
            await settled(tables)
            for at in range(server.config.limits.proposals):
                assert isinstance(await tables[0].rewind(0, at), m.Done)
            refused = await tables[0].rewind(0, 5)
            assert isinstance(refused, m.Failed)
            assert refused.reason == "failed-crowded"
            room = server.services.hub.rooms[tables[0].match]
            proposals = server.do(server.services.social.proposals(tables[0].match))
            assert [proposal.number for proposal in proposals] == [proposal.number for proposal in room.proposals]
            await tables[1].vote(1, proposals[0].number, True)
            # What was proposed for later positions has lost its meaning.
            await eventually(lambda: not tables[0].frame.proposals)

    run(table())


@pytest.fixture
def idlers(server: Served, monkeypatch: pytest.MonkeyPatch) -> Served:
    """A table at which three people who only harvest soon stall."""
    monkeypatch.setattr("pentapolis.server.table.creation.new_seed", lambda: SEED)
    return server


def test_a_stalled_game_is_ended_by_everybody(idlers: Served) -> None:
    async def table() -> None:
        async with friends(idlers, "me", "link", "link") as tables:
            early = await tables[0].end_game(0)
            assert isinstance(early, m.Refused)
            assert early.rule == "PT-AGR.1"
            await idle_until_stalled(tables)
            assert isinstance(await tables[0].end_game(0), m.Done)
            await eventually(lambda: all(one.frame.proposals for one in tables))
            proposal = tables[1].frame.proposals[0]
            assert (proposal.kind, proposal.seat, proposal.wanted) == ("end_game", 0, [1, 2])
            assert isinstance(await tables[1].vote(1, proposal.number, True), m.Done)
            await eventually(lambda: tables[0].frame.proposals[0].accepted == [1])
            assert not tables[0].frame.over, "not before all have agreed"
            assert isinstance(await tables[2].vote(2, proposal.number, True), m.Done)
            await eventually(lambda: all(one.frame.over and one.frame.agreed for one in tables))
            assert all(not one.frame.proposals and not one.frame.questions for one in tables)
            assert min(tables[0].frame.places) == 1
            assert isinstance(await tables[0].rewind(0, 2), m.Refused), "the seed is published"
            log = idlers.do(idlers.services.store.entries(tables[0].match))
            assert isinstance(log[-1].entry, GameEnded)

    run(table())


def test_a_game_ended_by_agreement_is_proved_and_imported(idlers: Served) -> None:
    async def table() -> None:
        async with Client(idlers.url) as ada:
            match = await new_match(ada, "me", "here", "here")
            async with ada.link() as link:
                mine = await link.watch(match.id)
                await idle_until_stalled([mine])
                assert isinstance(await mine.end_game(0), m.Done), "friends at one screen agree at once"
                await eventually(lambda: mine.frame.agreed)
            record = await ada.record(match.id)
            assert "ended: by agreement" in record
            assert (await ada.verify(match.id)).verified
            last = (await ada.match(match.id)).at
            end = await ada.moment(match.id, last)
            assert (end.over, end.agreed) == (True, True)
            before = await ada.moment(match.id, last - 1)
            assert (before.over, before.agreed) == (False, False)
            plain = {"content-type": "text/plain"}
            reply = await ada.http.post("/api/records", content=record, headers=plain)
            copy = msgspec.json.decode(reply.content, type=MatchInfo)
            assert (copy.over, copy.places) == (True, end.places)
            assert (await ada.moment(copy.id, last)).agreed
            assert (await ada.verify(copy.id)).verified

    run(table())


def test_one_who_wants_to_play_on_is_enough(idlers: Served) -> None:
    async def table() -> None:
        async with friends(idlers, "me", "link", "link") as tables:
            await idle_until_stalled(tables)
            await tables[0].end_game(0)
            await eventually(lambda: tables[2].frame.proposals)
            await tables[2].vote(2, tables[2].frame.proposals[0].number, False)
            await eventually(lambda: not any(one.frame.proposals for one in tables))
            assert not any(one.frame.over for one in tables)

    run(table())


def test_who_proposes_it_too_agrees_to_it(idlers: Served) -> None:
    async def table() -> None:
        async with friends(idlers, "me", "link", "link") as tables:
            await idle_until_stalled(tables)
            for seat, one in enumerate(tables):
                assert isinstance(await one.end_game(seat), m.Done)
            await eventually(lambda: all(one.frame.agreed for one in tables))

    run(table())


def test_a_proposal_to_end_lapses_when_something_moves(idlers: Served) -> None:
    async def table() -> None:
        async with friends(idlers, "me", "link", "link") as tables:
            await idle_until_stalled(tables)
            await tables[0].end_game(0)
            await eventually(lambda: all(one.frame.proposals for one in tables))
            number = tables[0].frame.proposals[0].number
            while tables[0].frame.stalled:
                await take_a_card(tables)
            await eventually(lambda: not any(one.frame.proposals for one in tables))
            for seat in (1, 2):
                await tables[seat].vote(seat, number, True)
            assert not tables[0].frame.over
            assert not idlers.do(idlers.services.social.proposals(tables[0].match))

    run(table())


async def take_a_card(tables: list[Table]) -> None:
    """One answer of whoever is asked, that gains a card if one can be gained and invests in one otherwise."""
    table = next((table for table in tables if table.frame.questions), None)
    if table is None:
        await asyncio.sleep(0.01)
        return
    question = table.frame.questions[0]
    keys = [choice.key for choice in question.choices]
    wanted = sorted(keys, key=lambda key: not key.startswith(("complete:", "snipe:")))
    assert isinstance(await table.answer(question.seat, wanted[0], end=True), m.Done | m.Stale)
