"""What travels over HTTP: the bodies of requests and replies. docs/protocol.md tells their story."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pentapolis.kernel.catalogue import Rule
from pentapolis.kernel.meta import Meta as GameMeta

from ..limits import DEFAULT
from .socket import Choice, EventLine, ReasonLine

COOKIE = "pentapolis"  # holds the token of a session
CSRF_HEADER = "x-pentapolis"  # a page of another origin cannot send it
OPPONENT = "greedy"  # sits down where somebody wants a game without choosing: the middle of the levels

Name = Annotated[str, Meta(min_length=1, max_length=DEFAULT.name)]
# Latin letters by range, and the end by what may not follow: other readers of the document read `\w` and `$` otherwise.
LOGIN = r"^[A-Za-zÀ-ž0-9_.@+-]+(?![\s\S])"
Login = Annotated[str, Meta(min_length=2, max_length=DEFAULT.login, pattern=LOGIN)]
Password = Annotated[str, Meta(min_length=DEFAULT.password_least, max_length=DEFAULT.password)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Word = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=98)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]

SeatKind = Literal["me", "here", "link", "bot"]
ClockKind = Literal["none", "move", "bank"]
WatchKind = Literal["nobody", "link"]
ReviewState = Literal["none", "running", "stopped", "done"]
CallResult = Literal["ok", "refused", "unsafe", "late", "failed"]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every request body: unknown fields are refused."""


# From the client


class Naming(Body, frozen=True):
    name: Name


class Credentials(Body, frozen=True):
    login: Login
    password: Password


class SeatWish(Body, frozen=True):
    """A seat of a new match: mine, a friend's at this screen, by invitation, or a bot's.

    An empty name takes the player's own for `me`, and the bot's for `bot`.
    """

    kind: SeatKind
    name: Annotated[str, Meta(max_length=DEFAULT.name)] = ""
    bot: Word = ""


class ClockWish(Body, frozen=True):
    """`move`: so many seconds for each decision. `bank`: so many for the whole game."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=DEFAULT.clock_most)] = 0


class NewMatch(Body, frozen=True):
    """`hints`: whether people may ask what a bot would do; null for the usual: unless a friend comes by link."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: dict[Word, Word] = {}
    clock: ClockWish = ClockWish()
    watch: WatchKind = "link"
    pack: Word = ""
    hints: bool | None = None


class Joining(Body, frozen=True):
    invitation: Token
    name: Annotated[str, Meta(max_length=DEFAULT.name)] = ""


class Continuing(Body, frozen=True):
    """Play on from the position after `at` answers as this seat; `bot` plays all others."""

    at: Count
    seat: SeatNumber
    bot: Word = OPPONENT


class Hook(Body, frozen=True):
    """Where to call; empty for nowhere."""

    url: Annotated[str, Meta(max_length=DEFAULT.webhook)]


class Watching(Body, frozen=True):
    """Whether there is a link for spectators."""

    watch: WatchKind


# From the server


class Fault(msgspec.Struct, frozen=True):
    """Why a request was not carried out: a message key, and what it names."""

    reason: str
    facts: dict[str, int | str] = {}


class SessionInfo(msgspec.Struct, frozen=True):
    """Who I am. `login` is null for a guest."""

    player: str
    name: str
    login: str | None


class Pack(msgspec.Struct, frozen=True):
    """A data pack that this server offers, and the hash of the content with it."""

    name: str
    hash: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the shelf. `hash` is that of its content without a pack; `taglines` say in a line what it is about."""

    meta: GameMeta
    hash: str
    packs: list[Pack]
    taglines: dict[str, str] = {}


class Shelf(msgspec.Struct, frozen=True):
    """What can be played here, and by which bots, weakest first.

    `opponent` is the bot for whoever wants a game without choosing. Bots that go by time think for `bot_seconds`.
    """

    games: list[GameInfo]
    bots: list[str]
    opponent: str
    bot_seconds: float


class Content(msgspec.Struct, frozen=True):
    """The content of a game as its data files hold it: sections of entries with ids, names, texts and sources.

    `names` are those the rules themselves go by, which know what the data cannot say: that `food` is the Resource where
    a Pillar has that id too.
    """

    game: str
    hash: str
    pack: str
    sections: dict[str, Any]
    names: dict[str, dict[str, str]]


class RuleBook(msgspec.Struct, frozen=True):
    """The rule catalogue of a game. `language` is that of the texts: English where they are not translated."""

    game: str
    language: str
    rules: list[Rule]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. `invitation` is only told to the owner of the match, when it is made."""

    kind: SeatKind
    name: str
    bot: str
    yours: bool
    open: bool
    invitation: str = ""


class ClockInfo(msgspec.Struct, frozen=True):
    kind: ClockKind
    seconds: int


class MatchInfo(msgspec.Struct, frozen=True):
    """A match as this visitor may know it.

    `waiting` are the seats that are asked, `since` the time they have been. `seed` is null until the match is over.
    `watch_key` is only told to the owner, when the match is made or the key is made anew.
    """

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    clock: ClockInfo
    watch: WatchKind
    pack: str
    data: str
    rules: int
    seed_hash: str
    seed: str | None
    owner: bool
    host: str
    imported: bool
    hints: bool
    created: float
    changed: float
    at: int
    over: bool
    waiting: list[int]
    since: float
    places: list[int]
    watch_key: str = ""


class Matches(msgspec.Struct, frozen=True):
    """My matches, those that wait for me first, then the latest."""

    matches: list[MatchInfo]


class Invitation(msgspec.Struct, frozen=True):
    invitation: str


class WatchKey(msgspec.Struct, frozen=True):
    """The key of the link for spectators; empty when there is none any more."""

    watch_key: str


class HookInfo(msgspec.Struct, frozen=True):
    """Where I am called; empty for nowhere."""

    url: str


class Called(msgspec.Struct, frozen=True):
    """What came of calling a webhook.

    `refused`: it answered with another `status` than 2xx. `unsafe`: its address is private. `late`: no answer in time.
    `failed`: it cannot be reached, or answered no HTTP.
    """

    result: CallResult
    status: int = 0


class Moment(msgspec.Struct, frozen=True):
    """A finished match after `at` of its `last` answers, as a seat or a spectator (-1) saw it; the log until then.

    `agreed`: the table ended the game there by agreement, for nothing moved any more.
    """

    match: str
    at: int
    last: int
    seat: int
    view: msgspec.Raw
    waiting: list[int]
    events: list[EventLine]
    names: list[str]
    over: bool
    agreed: bool
    places: list[int]
    scores: list[dict[str, float]]


class Verdict(msgspec.Struct, frozen=True):
    """Whether seed and answers lead to the stored hashes of so many `positions`.

    If not: why, and after which answer it shows (-1: not known).
    """

    verified: bool
    what: str = ""
    answer: int = -1
    positions: int = 0


class Point(msgspec.Struct, frozen=True):
    """What every seat could hope for after a decision, and what the decision may have cost its seat.

    The decision is answer number `at`, counted from 0: it was made in the position after so many answers.
    """

    at: int
    shares: list[float]
    loss: float = 0.0


class Played(msgspec.Struct, frozen=True):
    """An answer in an analysis: its words, the share of the victory after it, what it changed for the seat."""

    choice: Choice
    share: float
    reasons: list[ReasonLine]


class Mistake(msgspec.Struct, frozen=True):
    """A decision that another answer would have served better. `kind` and `about` tell what was asked."""

    at: int
    kind: str
    about: dict[str, int | str]
    given: Played
    best: Played
    shares: list[float]

    @property
    def loss(self) -> float:
        return self.best.share - self.given.share


class Review(msgspec.Struct, frozen=True):
    """The decisions of a seat in a finished match, gone over by a bot: `done` steps of the `whole`.

    `points` tell what every seat could hope for after each of them, as far as the seat could know; `mistakes` are the
    largest, the worst first. Only those of an analysis that is `done` are final.
    """

    match: str
    seat: int
    state: ReviewState
    done: int
    whole: int
    points: list[Point]
    mistakes: list[Mistake]


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "starting", "stopping", "unavailable"]
