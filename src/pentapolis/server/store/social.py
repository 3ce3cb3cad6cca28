"""What stands beside a match's log: chat, proposals and their votes, webhooks."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .entries import Outrun
from .match import ChatLine, StoredProposal
from .models import ChatRow, ProposalRow, WebhookRow

LARGEST = 2**31 - 1  # that an integer column of any database holds


class SocialStore:
    """Chat, proposals and webhooks of all matches of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Chat

    async def say(self, match: str, player: str, request: str, line: ChatLine, most: int) -> ChatLine | None:
        """Add a line of chat and number it. The same request again gives the same line; None: the book is full."""
        try:
            async with self._database.writing() as connection:
                said = await self._said(connection, match, request)
                if said is not None:
                    return said
                number = await _next_number(connection, match, ChatRow)
                if number > most:
                    return None
                row = {"match": match, "player": player, "request": request, **msgspec.structs.asdict(line)}
                await connection.execute(insert(ChatRow).values(row | {"number": number}))
        except IntegrityError:
            raise Outrun from None
        return msgspec.structs.replace(line, number=number)

    async def _said(self, connection: AsyncConnection, match: str, request: str) -> ChatLine | None:
        row = (
            await connection.execute(
                select(ChatRow.__table__).where(ChatRow.match == match, ChatRow.request == request)
            )
        ).one_or_none()
        return None if row is None else _line_of(row)

    async def chat(self, match: str, after: int = 0, most: int = 200) -> list[ChatLine]:
        """The last lines of chat, oldest first."""
        async with self._database.reading() as connection:
            rows = await connection.execute(
                select(ChatRow.__table__)
                .where(ChatRow.match == match, ChatRow.number > after)
                .order_by(ChatRow.number.desc())
                .limit(most)
            )
            return [_line_of(row) for row in reversed(rows.all())]

    # Proposals

    async def proposals(self, match: str) -> list[StoredProposal]:
        """The open proposals of a match."""
        async with self._database.reading() as connection:
            rows = await connection.execute(
                select(ProposalRow.__table__)
                .where(ProposalRow.match == match, ProposalRow.state == "open")
                .order_by(ProposalRow.number)
            )
            return [_proposal_of(row) for row in rows.all()]

    async def proposed(self, match: str, request: str) -> bool:
        """Whether a request has already become a proposal."""
        async with self._database.reading() as connection:
            found = await connection.execute(
                select(ProposalRow.number).where(ProposalRow.match == match, ProposalRow.request == request)
            )
            return found.first() is not None

    async def propose(self, match: str, proposal: StoredProposal) -> StoredProposal:
        """Write a proposal down and number it."""
        try:
            async with self._database.writing() as connection:
                number = await _next_number(connection, match, ProposalRow)
                proposal = msgspec.structs.replace(proposal, number=number)
                await connection.execute(insert(ProposalRow).values(match=match, **_proposal_values(proposal)))
        except IntegrityError:
            raise Outrun from None
        return proposal

    async def vote(self, match: str, number: int, seats: tuple[int, ...], accept: bool) -> StoredProposal | None:
        """Count the votes of some seats. None: the proposal is not open, or does not ask them."""
        if abs(number) > LARGEST:
            return None
        where = (ProposalRow.match == match, ProposalRow.number == number)
        async with self._database.writing() as connection:
            row = (
                await connection.execute(select(ProposalRow.__table__).where(*where).with_for_update())
            ).one_or_none()
            proposal = _proposal_of(row) if row is not None else None
            voters = tuple(seat for seat in proposal.wanted if seat in seats) if proposal is not None else ()
            if proposal is None or proposal.state != "open" or not voters:
                return None
            proposal.wanted = tuple(seat for seat in proposal.wanted if seat not in seats)
            if accept:
                proposal.accepted += voters
            proposal.state = "refused" if not accept else "open" if proposal.wanted else "accepted"
            changed = {name: _proposal_values(proposal)[name] for name in ("accepted", "wanted", "state")}
            await connection.execute(update(ProposalRow).where(*where).values(changed))
        return proposal

    async def drop_rewinds(self, match: str, at: int) -> None:
        """Close the open proposals to go back to a position from `at` on."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(ProposalRow)
                .where(ProposalRow.match == match, ProposalRow.state == "open")
                .where(ProposalRow.kind == "rewind", ProposalRow.at >= at)
                .values(state="refused")
            )

    async def drop_ends(self, match: str) -> None:
        """Close the open proposals to end the game: it moves again, or is over."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(ProposalRow)
                .where(ProposalRow.match == match, ProposalRow.state == "open", ProposalRow.kind == "end_game")
                .values(state="refused")
            )

    # Webhooks

    async def set_hook(self, match: str, player: str, url: str) -> None:
        """Where to call a player; an empty URL for nowhere."""
        async with self._database.writing() as connection:
            await connection.execute(delete(WebhookRow).where(WebhookRow.match == match, WebhookRow.player == player))
            if url:
                await connection.execute(insert(WebhookRow).values(match=match, player=player, url=url))

    async def hooks(self, match: str) -> dict[str, str]:
        """The webhooks of a match by player."""
        async with self._database.reading() as connection:
            rows = await connection.execute(select(WebhookRow.player, WebhookRow.url).where(WebhookRow.match == match))
            return {row.player: row.url for row in rows.all()}


async def _next_number(connection: AsyncConnection, match: str, table: Any) -> int:
    last = await connection.execute(select(func.max(table.number)).where(table.match == match))
    return (last.scalar_one() or 0) + 1


def _line_of(row: Row[Any]) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, row.time)


def _proposal_of(row: Row[Any]) -> StoredProposal:
    seats = {name: msgspec.json.decode(getattr(row, name), type=tuple[int, ...]) for name in ("accepted", "wanted")}
    return StoredProposal(
        row.number, row.request, row.kind, row.seat, row.at, row.target, row.bot, **seats, state=row.state
    )


def _proposal_values(proposal: StoredProposal) -> dict[str, Any]:
    seats = {name: msgspec.json.encode(getattr(proposal, name)).decode() for name in ("accepted", "wanted")}
    return msgspec.structs.asdict(proposal) | seats
