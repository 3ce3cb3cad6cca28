"""The tables of the database. The log of entries is the truth of a match; everything else about play is derived.

Times are seconds since 1970. Secrets that only need to be recognised (tokens, invitations) are stored as hashes.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Float, ForeignKey, Integer, String, Text, UniqueConstraint, true
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = String(24)
HASH = String(64)


class Base(DeclarativeBase):
    """What all tables share: one collection of them."""


class PlayerRow(Base):
    """Somebody: a guest, or the owner of an account."""

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    created: Mapped[float] = mapped_column(Float)


class AccountRow(Base):
    """A login that finds its player again on any device. `login` is folded, so that Ada and ada are one."""

    __tablename__ = "accounts"

    login: Mapped[str] = mapped_column(String(128), primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), unique=True)
    password: Mapped[str] = mapped_column(String(200))
    created: Mapped[float] = mapped_column(Float)


class SessionRow(Base):
    """One browser of a player. Deleting the row revokes its token."""

    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(HASH, primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), index=True)
    created: Mapped[float] = mapped_column(Float)
    used: Mapped[float] = mapped_column(Float)


class MatchRow(Base):
    """A match and how it began.

    `setup` is what the rules run from, seed included: it never leaves the server before the end. The fields from
    `changed` on are derived from the entries and rewritten with each of them: what lists and timers need.
    """

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    owner: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), index=True)
    setup: Mapped[str] = mapped_column(Text)
    seed_hash: Mapped[str] = mapped_column(HASH)
    clock: Mapped[str] = mapped_column(String(8))
    clock_seconds: Mapped[int] = mapped_column(Integer)
    watch: Mapped[str] = mapped_column(String(8))
    watch_hash: Mapped[str] = mapped_column(HASH)
    imported: Mapped[bool] = mapped_column(Boolean)
    hints: Mapped[bool] = mapped_column(Boolean, server_default=true())  # whether people may ask what a bot would do
    created: Mapped[float] = mapped_column(Float)
    changed: Mapped[float] = mapped_column(Float)
    entries: Mapped[int] = mapped_column(Integer)
    at: Mapped[int] = mapped_column(Integer)  # answers that all have seen
    over: Mapped[bool] = mapped_column(Boolean)
    waiting: Mapped[str] = mapped_column(Text)  # JSON: the seats that are asked
    since: Mapped[float] = mapped_column(Float)  # how long they have been
    places: Mapped[str] = mapped_column(Text)  # JSON
    due: Mapped[float | None] = mapped_column(Float, index=True)  # when the server itself must act: a bot, a clock


class SeatRow(Base):
    """Who sits where. `bot` plays a seat of kind `bot`; `stand_in` plays the seat of a person who has left."""

    __tablename__ = "seats"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(64))
    bot: Mapped[str] = mapped_column(String(32))
    stand_in: Mapped[str] = mapped_column(String(32))
    player: Mapped[str | None] = mapped_column(ID, ForeignKey("players.id"), index=True)
    invitation_hash: Mapped[str | None] = mapped_column(HASH)
    time_left: Mapped[float] = mapped_column(Float)  # on the seat's clock when it last stood still
    time_runs: Mapped[float | None] = mapped_column(Float)  # since when it runs; null: it stands


class EntryRow(Base):
    """One entry of a match's log; never changed, never deleted.

    The primary key lets only one writer have a number; the unique request makes a repeated request harmless.
    """

    __tablename__ = "entries"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    request: Mapped[str] = mapped_column(String(128))
    body: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(Integer)  # answers given until here, tentative ones included
    hash: Mapped[str] = mapped_column(String(32))  # of the position after them, for "verify this game"
    time: Mapped[float] = mapped_column(Float)

    __table_args__ = (UniqueConstraint("match", "request", name="entries_request"),)


class ProposalRow(Base):
    """Something the seats vote on: to go back, to end a game in which nothing moves, or to let a bot play on."""

    __tablename__ = "proposals"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    request: Mapped[str] = mapped_column(String(128))
    kind: Mapped[str] = mapped_column(String(12))
    seat: Mapped[int] = mapped_column(Integer)
    at: Mapped[int] = mapped_column(Integer)
    target: Mapped[int] = mapped_column(Integer)
    bot: Mapped[str] = mapped_column(String(32))
    accepted: Mapped[str] = mapped_column(Text)  # JSON: seats
    wanted: Mapped[str] = mapped_column(Text)  # JSON: seats that have not voted yet
    state: Mapped[str] = mapped_column(String(8))  # open, accepted, refused

    __table_args__ = (UniqueConstraint("match", "request", name="proposals_request"),)


class ChatRow(Base):
    """One line of chat."""

    __tablename__ = "chat"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    request: Mapped[str] = mapped_column(String(128))
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"))
    seat: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    time: Mapped[float] = mapped_column(Float)

    __table_args__ = (UniqueConstraint("match", "request", name="chat_request"),)


class WebhookRow(Base):
    """Where a player wants to be called when it is their turn in a match."""

    __tablename__ = "webhooks"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id"), primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), primary_key=True)
    url: Mapped[str] = mapped_column(Text)


class AnalysisRow(Base):
    """The analysis of a seat's decisions, as far as it has come. `job` is the one that may write it."""

    __tablename__ = "reviews"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    state: Mapped[str] = mapped_column(String(8))  # running, stopped, done
    job: Mapped[str] = mapped_column(ID)
    body: Mapped[str] = mapped_column(Text)  # JSON: what was found so far
    changed: Mapped[float] = mapped_column(Float)
