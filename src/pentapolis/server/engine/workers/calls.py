"""What the server and its worker processes say to each other: structs as MessagePack, each after its length."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ...wire import socket as messages
from ...wire.http import Mistake
from ..analysis import Survey
from ..entries import Entry, Log, Setup
from ..frames import GameFrame, Standing, Viewer
from ..records import MatchRecord

LENGTH = 4  # bytes before a message that say how long it is


class Look(msgspec.Struct, frozen=True):
    """A viewer who is to be shown the table: its seats, and the version of the last GameFrame it has."""

    seats: Viewer
    since: int = -1


class Call(msgspec.Struct, frozen=True, tag_field="call", tag=str.lower, omit_defaults=True):
    """Something to be done in a match. `number` is that of the last entry stored; -1: whatever the worker has."""

    match: str
    number: int


class Show(Call, frozen=True):
    looks: list[Look]


class Apply(Call, frozen=True):
    entry: Entry
    looks: list[Look]


class Explain(Call, frozen=True):
    seat: int
    key: str


class Foresee(Call, frozen=True):
    seat: int
    key: str


class Advise(Call, frozen=True):
    seat: int
    bot: str


class Suggest(Call, frozen=True):
    seat: int
    bot: str


class GoOver(Call, frozen=True):
    """Go over the decisions of a seat in a finished match, from an answer on, for so many seconds."""

    seat: int
    start: int
    seconds: float


class Examine(Call, frozen=True):
    """Judge one decision thoroughly."""

    seat: int
    at: int


class Recall(Call, frozen=True):
    """A moment of a finished match."""

    at: int
    seats: Viewer


class Fork(Call, frozen=True):
    """The setup of a match that continues this one."""

    at: int
    seat: int
    seed: str


class Write(Call, frozen=True):
    names: list[str]
    complete: bool
    seats: Viewer
    form: Literal["text", "json"]


class Prove(Call, frozen=True):
    hashes: dict[int, str]
    published: str


class Check(msgspec.Struct, frozen=True, tag_field="call", tag="check"):
    """Read a record that somebody brought, and play it."""

    text: str


class Forget(msgspec.Struct, frozen=True, tag_field="call", tag="forget"):
    match: str


AnyCall = Show | Apply | Explain | Foresee | Advise | Suggest | GoOver | Examine | Recall | Fork | Write | Prove
Errand = AnyCall | Check | Forget


class Request(msgspec.Struct, frozen=True, omit_defaults=True):
    """An errand, and the log of its match behind entry `after` if the worker has asked for it."""

    errand: Errand
    limit: float
    log: Log | None = None
    after: int = 0


class Reply(msgspec.Struct, frozen=True, tag_field="reply", tag=str.lower, omit_defaults=True):
    """What comes back."""


class Missing(Reply, frozen=True):
    """The worker needs the log of the match from behind entry `have` on."""

    have: int


class Refused(Reply, frozen=True):
    rule: str
    facts: dict[str, int | str]


class Unreadable(Reply, frozen=True):
    """A RecordError."""

    what: str
    line: int | None
    answer: int | None


class Broken(Reply, frozen=True):
    what: str
    trace: str


class Shown(Reply, frozen=True):
    """`frames` are in the order of the looks."""

    standing: Standing
    frames: list[GameFrame]


class Applied(Reply, frozen=True):
    """The entry as it is to be stored, and the frames in the order of the looks; None: that viewer sees no change."""

    entry: Entry
    standing: Standing
    frames: list[GameFrame | None]


class Explained(Reply, frozen=True):
    """An empty rule: the answer may be given."""

    rule: str = ""
    facts: dict[str, int | str] = {}


class Foreseen(Reply, frozen=True):
    changes: dict[str, Any]
    hidden: bool


class Advised(Reply, frozen=True):
    key: str


class Suggested(Reply, frozen=True):
    """The best answers for a seat, best first."""

    answers: list[messages.Advised]


class Surveyed(Reply, frozen=True):
    survey: Survey


class Examined(Reply, frozen=True):
    mistake: Mistake


class Recalled(Reply, frozen=True):
    frame: GameFrame


class Forked(Reply, frozen=True):
    setup: Setup


class Written(Reply, frozen=True):
    text: str


class Checked(Reply, frozen=True):
    """A record that was played: what it says, with the data pack it needs, and where it leads."""

    record: MatchRecord
    standing: Standing


class Done(Reply, frozen=True):
    pass


AnyReply = (
    Missing
    | Refused
    | Unreadable
    | Broken
    | Shown
    | Applied
    | Explained
    | Foreseen
    | Advised
    | Suggested
    | Surveyed
    | Examined
    | Recalled
    | Forked
    | Written
    | Checked
    | Done
)

encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Request).decode
_replies: msgspec.msgpack.Decoder[AnyReply] = msgspec.msgpack.Decoder(AnyReply)
decode_reply = _replies.decode
