"""Entries: the append-only log of a match. A Setup and its entries are the truth; all else is derived from them.

Entries are numbered 1, 2, 3, ... without gaps; `request` is the client's own id of what it asked for. Nothing is ever
removed: what was taken back stays in the log, followed by the entry that took it back.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentapolis.kernel import Step


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match that continues another one begins: the other's setup and first answers, as `seat` knew them.

    What the seat could not know there is re-dealt with the seed of the new match, so the same setup is always the same
    position.
    """

    setup: Setup
    answers: tuple[Step, ...]
    seat: int


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a match is played with. `pack` names a data pack; `origin` is there if it continues another match.

    `content` and `rules` are the hash of the content and the version of the rules it began with, so that a log is
    never run by other rules; left empty they are not compared.
    """

    game: str
    players: int
    options: dict[str, str]
    seed: str
    pack: str | None = None
    content: str = ""
    rules: int = 0
    origin: Origin | None = None


class LogEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """What every entry says: its number, whose request it was, and for which seat."""

    number: int
    request: str
    seat: int


class Answered(LogEntry, frozen=True, tag="answer"):
    """An answer. `end` also ends the turn if nothing else is left to decide; `bot` names the bot that gave it.

    `firm` tells whether it stood at once, for all to see. `LiveMatch.apply` fills it in: store the entry that it gives
    back, and a replay need not find out again. None: not found out yet.
    """

    key: str
    end: bool = False
    bot: str = ""
    firm: bool | None = None


class Undone(LogEntry, frozen=True, tag="undo"):
    """The seat took back its last answer that nobody else has seen, or a sealed one while others are open."""


class Redone(LogEntry, frozen=True, tag="redo"):
    """The seat gave again what it took back last."""


class Ended(LogEntry, frozen=True, tag="end"):
    """The seat ended its turn: its answers now stand for all to see."""


class Rewound(LogEntry, frozen=True, tag="rewind"):
    """The table agreed to go back to the position after `at` answers, as the seat had proposed."""

    at: int


class GameEnded(LogEntry, frozen=True, tag="end_game"):
    """The table agreed to end a game in which nothing moved, as the seat had proposed."""


Entry = Answered | Undone | Redone | Ended | Rewound | GameEnded


class StoredEntry(msgspec.Struct, frozen=True):
    """An entry, and where it led: so many answers, tentative ones included, and the hash of the position."""

    entry: Entry
    at: int
    hash: str


def pack_entry(entry: Entry) -> str:
    """An entry as one line of JSON, for storage.

    >>> pack_entry(Answered(number=1, request="r1", seat=0, key="harvest"))
    '{"kind":"answer","number":1,"request":"r1","seat":0,"key":"harvest"}'
    >>> unpack_entry(pack_entry(Ended(number=2, request="r2", seat=0)))
    Ended(number=2, request='r2', seat=0)
    """
    return msgspec.json.encode(entry).decode()


_unpack_entry: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def unpack_entry(text: str | bytes) -> Entry:
    return _unpack_entry.decode(text)


def pack_setup(setup: Setup) -> str:
    """A setup as JSON, for storage."""
    return msgspec.json.encode(setup).decode()


_unpack_setup = msgspec.json.Decoder(Setup)


def unpack_setup(text: str | bytes) -> Setup:
    return _unpack_setup.decode(text)


class Log(msgspec.Struct, frozen=True):
    """A match as it is stored."""

    setup: Setup
    entries: Sequence[Entry] = ()
