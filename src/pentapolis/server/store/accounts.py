"""Players, their accounts and their sessions in the database."""

from __future__ import annotations

import secrets
from time import time
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import Failure
from ..limits import Limits
from ..tokens import Visitor, hash_token, new_id, new_token
from .database import Database
from .models import AccountRow, ChatRow, MatchRow, PlayerRow, SeatRow, SessionRow, WebhookRow

TOUCH = 3_600.0  # a session's last use is written down this often

# A guest is called after an old city until they say otherwise: names that need no translation.
CITIES = "Uruk Ur Lagash Eridu Nippur Kish Mari Ebla Ugarit Byblos Tyre Sidon Thebes Memphis Knossos Troy".split()


class AccountStore:
    """Everybody this server knows."""

    def __init__(self, database: Database, limits: Limits) -> None:
        self._database = database
        self._limits = limits

    async def visitor(self, token: str) -> Visitor | None:
        """Who holds this token; None when it was revoked or has not been used for too long."""
        token_hash, now = hash_token(token), time()
        async with self._database.reading() as connection:
            row = (
                await connection.execute(
                    select(PlayerRow.id, PlayerRow.name, AccountRow.login, SessionRow.used)
                    .select_from(SessionRow)
                    .join(PlayerRow, PlayerRow.id == SessionRow.player)
                    .outerjoin(AccountRow, AccountRow.player == PlayerRow.id)
                    .where(SessionRow.token_hash == token_hash, SessionRow.used > now - self._limits.session)
                )
            ).one_or_none()
        if row is None:
            return None
        if row.used < now - TOUCH:
            async with self._database.writing() as connection:
                await connection.execute(update(SessionRow).where(SessionRow.token_hash == token_hash).values(used=now))
        return Visitor(row.id, row.name, row.login, token_hash)

    async def make_guest(self) -> tuple[Visitor, str]:
        """A new player, and the token that is theirs."""
        player, name = new_id(), f"{secrets.choice(CITIES)} {secrets.randbelow(900) + 100}"
        async with self._database.writing() as connection:
            await connection.execute(insert(PlayerRow).values(id=player, name=name, created=time()))
            token = await self._open(connection, player)
        return Visitor(player, name, None, hash_token(token)), token

    async def open_session(self, player: str, instead_of: str | None = None) -> str:
        """A new token for the player; the one it replaces is revoked."""
        async with self._database.writing() as connection:
            if instead_of is not None:
                await connection.execute(delete(SessionRow).where(SessionRow.token_hash == instead_of))
            return await self._open(connection, player)

    async def _open(self, connection: AsyncConnection, player: str) -> str:
        token, now = new_token(), time()
        oldest = (
            await connection.execute(
                select(SessionRow.token_hash)
                .where(SessionRow.player == player)
                .order_by(SessionRow.used.desc())
                .offset(self._limits.sessions - 1)
            )
        ).scalars()
        await connection.execute(delete(SessionRow).where(SessionRow.token_hash.in_(oldest.all())))
        await connection.execute(
            insert(SessionRow).values(token_hash=hash_token(token), player=player, created=now, used=now)
        )
        return token

    async def revoke(self, token_hash: str) -> None:
        """End one session."""
        async with self._database.writing() as connection:
            await connection.execute(delete(SessionRow).where(SessionRow.token_hash == token_hash))

    async def revoke_all(self, player: str) -> None:
        """End all sessions of a player."""
        async with self._database.writing() as connection:
            await connection.execute(delete(SessionRow).where(SessionRow.player == player))

    async def rename(self, player: str, name: str) -> None:
        """Call a player otherwise from now on. Seats keep the name they were taken with."""
        async with self._database.writing() as connection:
            await connection.execute(update(PlayerRow).where(PlayerRow.id == player).values(name=name))

    # Accounts

    async def make_account(self, player: str, login: str, password: str) -> None:
        """Give a guest an account. `password` is already hashed."""
        row = {"login": fold(login), "player": player, "password": password, "created": time()}
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(AccountRow).values(row))
        except IntegrityError:
            raise Failure(409, "failed-login-taken") from None

    async def account(self, login: str) -> tuple[str, str] | None:
        """The player of a login and the stored hash of its password."""
        async with self._database.reading() as connection:
            row = (
                await connection.execute(
                    select(AccountRow.player, AccountRow.password).where(AccountRow.login == fold(login))
                )
            ).one_or_none()
        return None if row is None else (row.player, row.password)

    async def take_along(self, guest: str, player: str) -> list[str]:
        """Give a guest's seats and matches to the player they turned out to be. Returns the matches concerned."""
        async with self._database.writing() as connection:
            seats = (await connection.execute(select(SeatRow.match).where(SeatRow.player == guest))).scalars().all()
            theirs = select(WebhookRow.match).where(WebhookRow.player == player)
            await connection.execute(delete(WebhookRow).where(WebhookRow.player == guest, WebhookRow.match.in_(theirs)))
            moves: list[tuple[Any, Any]] = [
                (SeatRow, SeatRow.player),
                (MatchRow, MatchRow.owner),
                (ChatRow, ChatRow.player),
                (WebhookRow, WebhookRow.player),
            ]
            for table, column in moves:
                await connection.execute(update(table).where(column == guest).values({column.key: player}))
        return sorted(set(seats))


def fold(login: str) -> str:
    """A login as it is compared: Ada and ada are one.

    >>> fold(" Ada ")
    'ada'
    """
    return login.strip().casefold()
