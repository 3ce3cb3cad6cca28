"""Creation of matches: new ones, imported ones, and those that continue others."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Any

from pentapolis.kernel import Game, Meta, OptionError, Refusal, seed_hash
from pentapolis.kernel.record import RecordError

from ..engine.entries import Setup, StoredEntry
from ..engine.frames import Standing
from ..engine.levels import is_here
from ..engine.workers import EngineFailure
from ..errors import Failure
from ..store.match import Progress, StoredMatch, StoredSeat
from ..tokens import Visitor, hash_token, new_id, new_seed, new_token
from ..wire.http import Continuing, MatchInfo, NewMatch, SeatWish
from ..wire.names import clean
from .context import Context
from .hub import Hub
from .summary import match_info

OpenGame = Callable[[str, str], Game[Any, Any]]


class Creation:
    """Makes matches. `open_game` gives a game by its id and the name of a data pack; Failure: it is not here."""

    def __init__(self, context: Context, hub: Hub, open_game: OpenGame) -> None:
        self._context = context
        self._hub = hub
        self._open_game = open_game

    async def create(self, visitor: Visitor, wish: NewMatch) -> MatchInfo:
        """A new match as somebody wishes it. Its seed comes from the operating system."""
        await self._check_rates(visitor)
        game = self._open_game(wish.game, wish.pack)
        try:
            options = _options(game.meta, wish)
        except OptionError as error:
            raise Failure(422, error.key, **error.facts) from None
        self._check_clock(wish)
        setup = Setup(
            wish.game,
            len(wish.seats),
            options,
            new_seed(),
            pack=wish.pack or None,
            content=game.content_hash,
            rules=game.meta.rules_version,
        )
        invitations = {number: new_token() for number, seat in enumerate(wish.seats) if seat.kind == "link"}
        seats = [self._seat(visitor, number, seat, invitations) for number, seat in enumerate(wish.seats)]
        if wish.clock.kind == "bank":
            for seat in seats:
                seat.time_left = float(wish.clock.seconds)
        watch_key = new_token() if wish.watch == "link" else ""
        match = _match_of(visitor, setup, seats)
        match.clock, match.clock_seconds = wish.clock.kind, wish.clock.seconds
        match.watch, match.watch_hash = wish.watch, hash_token(watch_key) if watch_key else ""
        match.hints = usual_hints(wish.seats) if wish.hints is None else wish.hints
        match = await self._begin(match)
        return match_info(match, visitor.player, invitations, watch_key)

    async def resume(self, visitor: Visitor, match: StoredMatch, wish: Continuing) -> MatchInfo:
        """A new match against bots from a moment of another one, as one seat knew it."""
        await self._check_rates(visitor)
        if wish.seat >= len(match.seats):
            raise Failure(422, "failed-seat")
        if not is_here(wish.bot):
            raise Failure(422, "failed-bot", bot=wish.bot)
        number = match.progress.entries
        try:
            setup = await self._context.engine.continue_from(match.id, wish.at, wish.seat, new_seed(), number=number)
        except Refusal as refusal:
            raise Failure(422, "failed-moment", rule=refusal.rule) from None
        seats = [
            StoredSeat(seat.number, "me", seat.name or visitor.name, player=visitor.player)
            if seat.number == wish.seat
            else StoredSeat(seat.number, "bot", wish.bot, bot=wish.bot)
            for seat in match.seats
        ]
        return match_info(await self._begin(_match_of(visitor, setup, seats)), visitor.player)

    async def import_record(self, visitor: Visitor, text: str) -> MatchInfo:
        """A record that somebody brought, as a match to look at."""
        await self._check_rates(visitor)
        try:
            checked = await self._context.engine.check_record(text)
        except RecordError as error:
            where = {"line": error.line} if error.line is not None else {}
            where |= {"answer": error.answer} if error.answer is not None else {}
            raise Failure(422, "failed-record", what=error.what, **where) from None
        except EngineFailure:
            raise Failure(422, "failed-record", what="the rules could not play it") from None
        record, standing = checked.record, checked.standing
        if len(record.answers) > self._context.limits.record_answers:
            raise Failure(413, "failed-size")
        names = [clean(name, self._context.limits.name) for name in record.seats]
        bots = [name if is_here(name) else "" for name in names]
        seats = [
            StoredSeat(number, "bot" if bot else "here", name, bot=bot)
            for number, (name, bot) in enumerate(zip(names, bots, strict=True))
        ]
        match = _match_of(visitor, record.setup, seats)
        match.imported = True
        match.progress = _finished(standing, match.created)
        hashes, last = record.hashes, len(record.answers)
        numbered = [(entry, min(entry.number, last)) for entry in record.log.entries]  # an agreement is no answer
        entries = [StoredEntry(entry, at, hashes.get(at, "")) for entry, at in numbered]
        await self._context.store.create(match, entries)
        return match_info(match, visitor.player)

    async def seated(self, match_id: str) -> None:
        """Somebody sat down, or the match begins: clocks and bots start."""
        room = await self._hub.room(match_id)
        async with room.lock:
            await room.reload()
            await room.save([])
        self._hub.call_hooks(room, None)

    async def _begin(self, match: StoredMatch) -> StoredMatch:
        """Store a match, open it, and let it run."""
        await self._context.store.create(match)
        await self.seated(match.id)
        return self._hub.rooms[match.id].match

    async def _check_rates(self, visitor: Visitor) -> None:
        if not self._context.rates.matches.take(visitor.player):
            raise Failure(429, "failed-rate")
        most = self._context.limits.open_matches
        if await self._context.store.count_running(visitor.player) >= most:
            raise Failure(422, "failed-matches", most=most)

    def _check_clock(self, wish: NewMatch) -> None:
        limits = self._context.limits
        if wish.clock.kind != "none" and wish.clock.seconds < limits.clock_least:
            raise Failure(422, "failed-clock", least=limits.clock_least, most=limits.clock_most)

    def _seat(self, visitor: Visitor, number: int, wish: SeatWish, invitations: dict[int, str]) -> StoredSeat:
        name = clean(wish.name, self._context.limits.name)
        match wish.kind:
            case "bot":
                if not is_here(wish.bot):
                    raise Failure(422, "failed-bot", bot=wish.bot)
                return StoredSeat(number, "bot", name or wish.bot, bot=wish.bot)
            case "link":
                return StoredSeat(number, "link", name, invitation_hash=hash_token(invitations[number]))
            case "me":
                return StoredSeat(number, "me", name or visitor.name, player=visitor.player)
            case _:
                return StoredSeat(number, wish.kind, name, player=visitor.player)


def _options(meta: Meta, wish: NewMatch) -> dict[str, str]:
    """By the book where people play; bots among themselves play with a stop rule."""
    settle = meta.simulate if all(seat.kind == "bot" for seat in wish.seats) else meta.settle
    return settle(len(wish.seats), wish.options)


def usual_hints(seats: list[SeatWish]) -> bool:
    """Alone against bots, or with friends at one screen, a hint harms nobody; where people meet by link it might."""
    return all(seat.kind != "link" for seat in seats)


def _match_of(visitor: Visitor, setup: Setup, seats: list[StoredSeat]) -> StoredMatch:
    now = time()
    return StoredMatch(
        id=new_id(),
        owner=visitor.player,
        setup=setup,
        seed_hash=seed_hash(setup.seed),
        created=now,
        changed=now,
        seats=seats,
        # Whatever happens next, some sweep will look at it: it is due until its first position is known.
        progress=Progress(since=now, due=now),
    )


def _finished(standing: Standing, now: float) -> Progress:
    """An imported game is over at this table, even if it was broken off: it is there to be looked at."""
    return Progress(standing.number, standing.committed, over=True, since=now, places=tuple(standing.places))
