"""Pool: the engine as the server calls it. A match always goes to the same processes, which keep it at hand.

Three groups of processes: for moves and views; for quick bots, records and moments; and for what thinks as long as it
may: strong bots, hints, analyses. So no move ever waits for a bot, and no quick bot for one that ponders.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, TypeVar
from zlib import crc32

import msgspec

from pentapolis.bots import adviser_for
from pentapolis.kernel import Refusal
from pentapolis.kernel.record import RecordError

from ...wire.http import Mistake
from ...wire.socket import Advised
from ..analysis import Survey
from ..entries import Entry, Log, Setup
from ..frames import GameFrame, Viewer
from ..levels import budgeted, thinks_long
from ..preview import Foresight
from . import calls
from .calls import AnyCall, Applied, Checked, Errand, Look, Request, Shown
from .failures import Faulty, OutOfStep
from .process import GAMES, Orders
from .worker import Worker

R = TypeVar("R", bound=calls.Reply)

Loader = Callable[[str, int], Awaitable[Log]]
"""Gives the Log of a match: its setup, and its entries with a number above the one given."""

ANY = -1  # whatever entry the worker is at
PONDERED = 20  # matches at hand in a process that ponders: loading one again is nothing beside the thinking
_TRIES = 3  # the log may grow while it is fetched


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Limits are in seconds, memory in bytes for each process.

    movers     processes for moves and views
    thinkers   processes for quick bots, moments, records; 0: the movers do that too
    ponderers  processes for strong bots, hints and analyses, started when they are needed; 0: the thinkers do that too
    matches    kept at hand in each process
    patience   seconds that a bot which goes by time has for a decision
    """

    movers: int = 2
    thinkers: int = 1
    ponderers: int = 2
    patience: float = 1.0
    limit: float = 5.0
    thinking_limit: float = 20.0
    matches: int = 200
    memory: int = 768 << 20
    games: str = GAMES
    packs: dict[str, str] = {}


class Pool:
    """All worker processes of a server. See the package for how it is used."""

    def __init__(self, load: Loader, settings: Settings | None = None) -> None:
        self._load = load
        self._settings = chosen = settings or Settings()
        orders = Orders(chosen.games, chosen.packs, chosen.matches, chosen.memory)
        behind = msgspec.structs.replace(orders, nice=5)
        self._movers = [Worker(orders) for _ in range(chosen.movers)]
        self._thinkers = [Worker(behind) for _ in range(chosen.thinkers)] or self._movers
        last = msgspec.structs.replace(orders, nice=10, matches=min(PONDERED, chosen.matches))
        self._ponderers = [Worker(last) for _ in range(chosen.ponderers)] or self._thinkers

    @property
    def workers(self) -> list[Worker]:
        return list(dict.fromkeys([*self._movers, *self._thinkers, *self._ponderers]))

    @property
    def restarts(self) -> int:
        """How many processes had to be replaced so far."""
        return sum(worker.restarts for worker in self.workers)

    @property
    def waiting(self) -> int:
        """Calls that wait for a process."""
        return sum(worker.waiting for worker in self.workers)

    async def start(self) -> None:
        """Start all processes; they are ready when this returns."""
        eager = {*self._movers, *self._thinkers}
        starting = (worker.start(lazy=worker not in eager) for worker in self.workers)
        started = await asyncio.gather(*starting, return_exceptions=True)
        for failure in started:
            if failure is not None:
                await self.close()
                raise failure

    async def close(self) -> None:
        """Answer what was called before, then end all processes."""
        await asyncio.gather(*(worker.close() for worker in self.workers))

    async def __aenter__(self) -> Pool:
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    # Moves and views

    async def apply(self, match: str, entry: Entry, looks: Sequence[Look] = ()) -> Applied:
        """Apply an entry that is not stored yet. Store the one that comes back; if that fails, `forget` the match."""
        return await self._move(calls.Apply(match, entry.number - 1, entry, list(looks)), Applied)

    async def show(self, match: str, looks: Sequence[Look] = (), *, number: int = ANY) -> Shown:
        """How the match stands, and a frame for each viewer. `number`: of the last entry stored."""
        return await self._move(calls.Show(match, number, list(looks)), Shown)

    async def forget(self, match: str) -> None:
        """Drop the match: it will be loaded again when it is needed. Ponderers know only what is stored, and a few."""
        for worker in dict.fromkeys(self._of(group, match) for group in (self._movers, self._thinkers)):
            await self._ask(worker, calls.Forget(match), calls.Done, self._settings.limit)

    async def why(self, match: str, seat: int, key: str, *, number: int = ANY) -> Refusal | None:
        """Why the seat may not give this answer; None: it may."""
        told = await self._move(calls.Explain(match, number, seat, key), calls.Explained)
        return Refusal(told.rule, **told.facts) if told.rule else None

    async def preview(self, match: str, seat: int, key: str, *, number: int = ANY) -> Foresight:
        """What the answer would surely change."""
        seen = await self._move(calls.Foresee(match, number, seat, key), calls.Foreseen)
        return Foresight(seen.changes, seen.hidden)

    # Long thoughts. `number` must be told: the thinkers hear of entries only when they are asked something.

    async def bot_move(self, match: str, seat: int, bot: str, *, number: int, limit: float | None = None) -> str:
        """The answer of a bot."""
        call = calls.Advise(match, number, seat, budgeted(bot, self._settings.patience))
        think = self._ponder if thinks_long(bot) else self._think
        return (await think(call, calls.Advised, limit)).key

    async def hint(self, match: str, seat: int, *, number: int, bot: str = "") -> list[Advised]:
        """The best answers for a person's seat, with reasons; those of the usual adviser if no bot is named."""
        adviser = bot or adviser_for(self._settings.patience)
        return (await self._ponder(calls.Suggest(match, number, seat, adviser), calls.Suggested)).answers

    async def survey(self, match: str, seat: int, start: int, *, number: int) -> Survey:
        """Go over some decisions of a finished match: as many as one bot would take for one of its own."""
        call = calls.GoOver(match, number, seat, start, self._settings.patience / 2)
        return (await self._ponder(call, calls.Surveyed)).survey

    async def examine(self, match: str, seat: int, at: int, *, number: int) -> Mistake:
        """Judge one decision of a finished match thoroughly."""
        return (await self._ponder(calls.Examine(match, number, seat, at), calls.Examined)).mistake

    async def moment(self, match: str, at: int, seats: Viewer, *, number: int) -> GameFrame:
        """A finished match at any moment."""
        return (await self._think(calls.Recall(match, number, at, seats), calls.Recalled)).frame

    async def continue_from(self, match: str, at: int, seat: int, seed: str, *, number: int) -> Setup:
        """The setup of a new match that goes on from a moment of this one as the seat knew it."""
        return (await self._think(calls.Fork(match, number, at, seat, seed), calls.Forked)).setup

    async def record(
        self,
        match: str,
        names: Sequence[str],
        *,
        number: int,
        complete: bool,
        seats: Viewer = (),
        form: Literal["text", "json"] = "text",
    ) -> str:
        """The record of a match; see `records.write_record`."""
        call = calls.Write(match, number, list(names), complete, seats, form)
        return (await self._think(call, calls.Written)).text

    async def verify(self, match: str, hashes: dict[int, str], published: str, *, number: int) -> None:
        """Play the match again. Raises RecordError if its seed or a position is not the one promised."""
        await self._think(calls.Prove(match, number, hashes, published), calls.Done)

    async def check_record(self, text: str) -> Checked:
        """Read and play a record that somebody brought. Raises RecordError if it is none or does not hold."""
        return await self._think(calls.Check(text), Checked)

    # Calling

    async def _move(self, call: AnyCall, kind: type[R]) -> R:
        return await self._ask(self._of(self._movers, call.match), call, kind, self._settings.limit)

    async def _think(self, errand: AnyCall | calls.Check, kind: type[R], limit: float | None = None) -> R:
        key = errand.text if isinstance(errand, calls.Check) else errand.match
        seconds = self._settings.thinking_limit if limit is None else limit
        return await self._ask(self._of(self._thinkers, key), errand, kind, seconds)

    async def _ponder(self, call: AnyCall, kind: type[R], limit: float | None = None) -> R:
        seconds = self._settings.thinking_limit if limit is None else limit
        return await self._ask(self._free(self._ponderers, call.match), call, kind, seconds)

    def _free(self, group: list[Worker], match: str) -> Worker:
        """The process that knows the match, or another one if that has less to do."""
        home = self._of(group, match)
        return min([home, *group], key=lambda worker: worker.load)

    def _of(self, group: list[Worker], match: str) -> Worker:
        return group[crc32(match.encode()) % len(group)]

    async def _ask(self, worker: Worker, errand: Errand, kind: type[R], limit: float) -> R:
        """Call a worker, and bring it the log of the match when it needs that."""
        request = Request(errand, limit)
        for _ in range(_TRIES):
            reply = calls.decode_reply(await worker.call(calls.encode(request), limit))
            match reply:
                case calls.Missing(have) if not isinstance(errand, calls.Check):
                    request = Request(errand, limit, await self._load(errand.match, have), have)
                case calls.Refused(rule, facts):
                    raise Refusal(rule, **facts)
                case calls.Unreadable(what, line, answer):
                    raise RecordError(what, line=line, answer=answer)
                case calls.Broken(what, trace):
                    raise Faulty(what, trace)
                case _:
                    assert isinstance(reply, kind), reply
                    return reply
        raise OutOfStep(f"the log of match {request.errand} is not as it was expected")
