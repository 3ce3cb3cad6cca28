"""A match as the server keeps it: what the rules run from, who sits where, and how far it has come."""

from __future__ import annotations

import msgspec

from ..engine.entries import Setup
from ..wire.socket import ProposalKind


class StoredSeat(msgspec.Struct):
    """One seat. `bot` plays a bot's seat; `stand_in` is the bot that plays for a person who has left.

    `time_left` is on its clock as it last stood still, `time_runs` when it began to run since.
    """

    number: int
    kind: str
    name: str
    bot: str = ""
    stand_in: str = ""
    player: str | None = None
    invitation_hash: str | None = None
    time_left: float = 0.0
    time_runs: float | None = None

    @property
    def played_by(self) -> str:
        """The bot that answers for this seat now; empty for a person."""
        return self.bot or self.stand_in

    @property
    def open(self) -> bool:
        """Whether nobody has taken it yet."""
        return self.kind == "link" and self.player is None

    @property
    def person(self) -> bool:
        """Whether somebody sits here who can be asked: no bot, no leaver, and not an open seat."""
        return not self.played_by and not self.open


class Progress(msgspec.Struct, frozen=True):
    """How far a match has come, as everybody may know.

    `waiting` seats are asked since `since`; at `due` the server itself must act, for a bot or a clock.
    """

    entries: int = 0
    at: int = 0
    over: bool = False
    waiting: tuple[int, ...] = ()
    since: float = 0.0
    places: tuple[int, ...] = ()
    due: float | None = None


class StoredMatch(msgspec.Struct):
    """A match in the database."""

    id: str
    owner: str
    setup: Setup
    seed_hash: str
    created: float
    changed: float
    seats: list[StoredSeat]
    progress: Progress = Progress()
    clock: str = "none"
    clock_seconds: int = 0
    watch: str = "link"
    watch_hash: str = ""
    imported: bool = False
    hints: bool = True

    @property
    def full(self) -> bool:
        """Whether every seat is taken. Before that nobody is asked, no bot moves and no clock runs."""
        return not any(seat.open for seat in self.seats)

    @property
    def host(self) -> str:
        """The name of whoever made the match, if they sit at it."""
        return next((seat.name for seat in self.seats if seat.player == self.owner), "")

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        """The seats that belong to a player."""
        return tuple(seat.number for seat in self.seats if player is not None and seat.player == player)


class StoredProposal(msgspec.Struct):
    """A proposal and its votes. `state` is open, accepted or refused."""

    number: int
    request: str
    kind: ProposalKind
    seat: int
    at: int = 0
    target: int = -1
    bot: str = ""
    accepted: tuple[int, ...] = ()
    wanted: tuple[int, ...] = ()
    state: str = "open"


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str
    time: float
