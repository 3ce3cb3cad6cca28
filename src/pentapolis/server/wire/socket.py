"""What travels over the socket: strict, versioned messages. docs/protocol.md tells their story.

Clients ask and are answered with the `id` they gave; frames come by themselves. Keys and numbers only: words are the
client's business, from the same Fluent files.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

PROTOCOL = 5  # raised whenever a message changes its shape or meaning: both sides have the same, or they do not talk

# Why the server closes a socket. A client comes again after them, after REVOKED with a new session; not after OUTDATED.
RESTART = 1012  # the server stops
BUSY = 1013  # too many sockets, or this client does not keep up
UNREADABLE = 1008  # a message that is none, or too many of them
SILENT = 4408  # no message for too long
REVOKED = 4401  # there is no session, or it was revoked
OUTDATED = 4426  # the client speaks another protocol: it must be renewed first


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """The base of every message; `type` tells which it is."""


# From the client


class Hello(Message, frozen=True, tag="hello"):
    protocol: int


class Watch(Message, frozen=True, tag="watch"):
    """Sit down at a match or look on. `since` is the last version seen: what came after is filled in.

    `key` is the spectator key of a match that is open to those who have its link.
    """

    id: str
    match: str
    since: int = -1
    key: str = ""


class Unwatch(Message, frozen=True, tag="unwatch"):
    id: str
    match: str


class SeatRequest(Message, frozen=True):
    """What a seat asks for upon a frame of `version`."""

    id: str
    match: str
    version: int
    seat: int


class Answer(SeatRequest, frozen=True, tag="answer"):
    """An answer to what a frame of `version` asked. The same `id` sent again is answered again, not played again.

    `end` also ends the turn, where nothing else is left to decide.
    """

    key: str
    end: bool = False


class Undo(SeatRequest, frozen=True, tag="undo"):
    """Take back the last answer."""


class Redo(SeatRequest, frozen=True, tag="redo"):
    """Give again what was taken back last."""


class EndTurn(SeatRequest, frozen=True, tag="end"):
    """Commit what is tentative."""


class Why(Message, frozen=True, tag="why"):
    """Why may this seat not give this answer?"""

    id: str
    match: str
    seat: int
    key: str


class Preview(Message, frozen=True, tag="preview"):
    """What would this answer surely change?"""

    id: str
    match: str
    seat: int
    key: str


class Hint(Message, frozen=True, tag="hint"):
    """What would a bot do, and why? The table must allow it."""

    id: str
    match: str
    seat: int


class Rewind(SeatRequest, frozen=True, tag="rewind"):
    """Ask the table to go back to the position after `at` answers."""

    at: int


class EndGame(SeatRequest, frozen=True, tag="end_game"):
    """Ask the table to end a game in which nothing moves, as it stands."""


class Vote(Message, frozen=True, tag="vote"):
    """Accept or refuse what is proposed: a rewind, the end of the game, or handing a leaver's seat to a bot."""

    id: str
    match: str
    seat: int
    proposal: int
    accept: bool


class HandOver(Message, frozen=True, tag="hand_over"):
    """Propose that a bot takes a seat over; one's own seat needs no vote. An empty bot reclaims one's own seat."""

    id: str
    match: str
    seat: int
    bot: str


class Say(Message, frozen=True, tag="say"):
    id: str
    match: str
    text: str


class Ping(Message, frozen=True, tag="ping"):
    id: str


ClientMessage = (
    Hello
    | Watch
    | Unwatch
    | Answer
    | Undo
    | Redo
    | EndTurn
    | Why
    | Preview
    | Hint
    | Rewind
    | EndGame
    | Vote
    | HandOver
    | Say
    | Ping
)


# From the server


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal answer and the message that names it.

    It concerns the pieces that are words of `key`, and `targets`: pieces that the next question is about.
    """

    key: str
    message: str
    args: dict[str, int | str] = {}
    targets: list[str] = []


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer's seat is asked. `closing` is the key of the answer that ends its turn, empty if none does."""

    seat: int
    kind: str
    about: dict[str, int | str]
    choices: list[Choice]
    closing: str = ""


class EventLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log: what happened after `at` answers."""

    at: int
    key: str
    args: dict[str, Any]


class SeatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where. `bot` plays the seat now; `left` tells that a person's seat is played by it."""

    name: str
    bot: str = ""
    yours: bool = False
    open: bool = False
    online: bool = False
    left: bool = False


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Seconds left by seat when the frame was sent, and whose clock runs."""

    kind: Literal["none", "move", "bank"]
    left: list[float] = []
    running: list[int] = []


ProposalKind = Literal["rewind", "end_game", "hand_over"]


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the seats vote on."""

    number: int
    kind: ProposalKind
    seat: int
    at: int = 0
    target: int = -1
    bot: str = ""
    accepted: list[int] = []
    wanted: list[int] = []


class Welcome(Message, frozen=True, tag="welcome"):
    protocol: int
    player: str
    name: str
    heartbeat: float


class FrameFields(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What the engine tells in a frame; the table adds who sits there and the clocks. A new field belongs here."""

    version: int
    at: int
    questions: list[Question]
    waiting: list[int]
    events: list[EventLine]
    seat: int = -1
    keep: int = -1
    tentative: int = 0
    undo: bool = False
    redo: bool = False
    end: bool = False
    ends: bool = False
    turn: int = -1
    over: bool = False
    agreed: bool = False
    stalled: bool = False
    places: list[int] = []
    scores: list[dict[str, float]] = []


class Frame(Message, FrameFields, frozen=True, tag="frame", kw_only=True):
    """The whole table as the viewer may see it, and the log lines since `since`.

    `version` grows with every change; `at` counts the answers that stand. `tentative`: the viewer's own answers that
    nobody else sees yet. `end` says that nothing is left but to commit them, `ends` that this ends the seat's turn. A
    frame of the same version may come again with other seats, clocks or proposals. `turn` is the seat whose turn it is,
    for all to see; -1: nobody's. Others may be asked something in it. `stalled`: nothing has moved for so long that the
    table may agree to end the game; `agreed`: it has done so.

    `seat` is whose view it is; -1: a spectator's. Of friends at one screen it is the one to act, so it changes.
    `keep` says how to continue the log: drop the lines with an `at` above it (those answers were taken back), then add
    `events`. With -1, `events` is the whole log; `since` is -1 then.
    `thinking` are the seats whose bots are asked.
    """

    match: str
    since: int
    view: msgspec.Raw
    seats: list[SeatLine]
    clock: Clock
    proposals: list[Proposal] = []
    thinking: list[int] = []


class Done(Message, frozen=True, tag="done"):
    """The request was carried out, and is durable; the table now has this version."""

    id: str
    version: int = -1


class Refused(Message, frozen=True, tag="refused"):
    """The rules say no. Nothing has changed."""

    id: str
    rule: str
    facts: dict[str, int | str]


class Stale(Message, frozen=True, tag="stale"):
    """The request was made for an older version; the newest frame follows. Nothing has changed."""

    id: str
    version: int


class Failed(Message, frozen=True, tag="failed"):
    """The request could not be carried out: `reason` is a message key such as `failed-rate`. Nothing has changed."""

    id: str
    reason: str


class Because(Message, frozen=True, tag="because"):
    """The answer to Why; an empty rule means that it may."""

    id: str
    rule: str
    facts: dict[str, int | str]


class Foreseen(Message, frozen=True, tag="foreseen"):
    """The answer to Preview: the places of the view that would surely change, with their values then.

    `hidden` tells that the answer also brings something that cannot be known yet.
    """

    id: str
    changes: dict[str, Any]
    hidden: bool


class ReasonLine(msgspec.Struct, frozen=True):
    """What an answer changes for its seat: points of the source `what` (`field` is "score"), or another number.

    Its words are those of the message `reason-FIELD`. `goal`: how much is wanted, 0 if there is no goal. `later`: not
    at once, but until the seat's turn comes back. `about`: `after` is an average; `perhaps`: it may not happen.
    `unlike`: this answer does not do it where another one does ("spared": a cost, "missed": a gain).
    """

    field: str
    what: str
    before: float
    after: float
    goal: float = 0.0
    later: bool = False
    about: bool = False
    perhaps: bool = False
    unlike: str = ""


class Advised(msgspec.Struct, frozen=True):
    """An answer that a bot thinks of, the share of the victory that it expects of it, and why."""

    key: str
    share: float
    reasons: list[ReasonLine]


class Advice(Message, frozen=True, tag="advice"):
    """The answer to Hint: the best answers, best first, and the bot whose opinion it is."""

    id: str
    bot: str
    answers: list[Advised]


class Said(Message, frozen=True, tag="said"):
    match: str
    number: int
    seat: int
    name: str
    text: str
    at: float


class Presence(Message, frozen=True, tag="presence"):
    match: str
    seats: list[SeatLine]


class Pong(Message, frozen=True, tag="pong"):
    id: str


ServerMessage = Welcome | Frame | Done | Refused | Stale | Failed | Because | Foreseen | Advice | Said | Presence | Pong
