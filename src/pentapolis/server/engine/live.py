"""LiveMatch: a match at the online table. It replays a log of entries and applies new ones.

    live = LiveMatch(game, setup, entries)      # the same log always leads to the same match
    stored = live.apply(entry)                  # raises a Refusal, and then nothing has changed
    frame(live, seats, since)                   # frames.py: what a viewer sees of it

An answer *stands* when everybody may see it, and is *tentative* while only the seat that gave it does:

- It stands at once if it cannot be taken back (chance was drawn, something was revealed), if a bot gave it, if it is
  the answer with which a player ends the turn (`Rulebook.closing`), or if it was given to end the turn (`end`) and
  nothing else is left for the seat alone to decide. All earlier ones stand with it.
- Otherwise it is tentative until a later answer stands or the seat says `Ended`. Meanwhile nobody else can answer, and
  what others see stays exactly as it was.
- A sealed answer, while other seats still think about theirs, is in the log and everybody sees that it was given, but
  its seat may take it back.

Only the seat itself takes back tentative answers. `Rewound` goes back behind answers that stand, `GameEnded` ends a
stalled game: the table must have agreed to it before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

import msgspec

from pentapolis.kernel import Ask, Event, Refusal, Step
from pentapolis.kernel.refusal import GAME_OVER, NOT_ASKED, NOTHING_TO_REDO, NOTHING_TO_UNDO, STILL_MOVING

from .entries import Answered, Ended, Entry, GameEnded, Redone, Rewound, Setup, Undone
from .start import AnyGame, AnyMatch, begin

# What the table itself refuses. Their words are in server/text.
STILL_ASKED = "PT-END.1"  # the seat alone has something left to decide
NOTHING_TO_END = "PT-END.2"
TURN_ENDED = "PT-END.3"  # what could be taken back is no longer tentative
NO_SUCH_MOMENT = "PT-RWD.1"


class Position:
    """A position as some viewers see it: the match there, and how many answers lead to it."""

    __slots__ = ("_views", "at", "match")

    def __init__(self, match: AnyMatch, at: int) -> None:
        self.match = match
        self.at = at
        self._views: dict[int | None, bytes] = {}

    def view(self, seat: int | None) -> bytes:
        """The seat's view as JSON, made once."""
        if seat not in self._views:
            self._views[seat] = msgspec.json.encode(self.match.view(seat))
        return self._views[seat]


class Trace(msgspec.Struct, frozen=True):
    """How many answers there were after an entry: for all to see, and for the actor."""

    public: int
    latest: int
    actor: int | None


class LiveMatch:
    """A match in play. See the module for what its words mean.

    number      of the last entry applied
    history     the answers that were given and not taken back, tentative ones included
    actor       the seat whose answers are tentative, if any are
    tentative   how many of the answers only the actor sees
    public      the position as everybody sees it
    latest      the position as the actor sees it; the same one if nothing is tentative
    """

    def __init__(self, game: AnyGame, setup: Setup, entries: Iterable[Entry] = ()) -> None:
        self.game = game
        self.setup = setup
        self.number = 0
        self._restart(begin(game, setup))
        self._trace = [Trace(0, 0, None)]
        self._public_number = 0
        self._own_number: dict[int, int] = {}
        for entry in entries:
            self.apply(entry)

    def _restart(self, match: AnyMatch) -> None:
        self.match = match
        self.tentative = 0
        self.actor: int | None = None
        self._marks = [len(match.table.events)]  # how many events there were after so many answers
        self._undone: list[Step] = []
        self.public = self.latest = Position(match, 0)

    # What is so

    @property
    def history(self) -> list[Step]:
        return self.match.history

    @property
    def committed(self) -> int:
        """How many answers stand."""
        return len(self.history) - self.tentative

    @property
    def over(self) -> bool:
        return self.match.over and not self.tentative

    @property
    def stalled(self) -> bool:
        """Whether, as everybody sees it, the table may agree to end the game."""
        return self.public.match.stalled

    @property
    def waiting(self) -> list[int]:
        """The seats on which the game waits: those that are asked, or the one that has to end its turn."""
        return [ask.seat for ask in self.match.asks] if self.actor is None else [self.actor]

    def ask_for(self, seat: int) -> Ask | None:
        """What the seat is asked; nothing while another seat's turn is tentative."""
        return None if self.actor not in (None, seat) else self.match.ask_for(seat)

    def why_not(self, key: str, seat: int) -> Refusal | None:
        """Why the seat may not give this answer now; None if it may."""
        return Refusal(NOT_ASKED) if self.actor not in (None, seat) else self.match.why_not(key, seat)

    def may_undo(self, seat: int) -> bool:
        return seat == self.actor or (not self.tentative and self.match.has_sealed(seat))

    def may_redo(self, seat: int) -> bool:
        return bool(self._undone) and self._undone[-1][0] == seat

    def may_end(self, seat: int) -> bool:
        """Whether the seat has tentative answers and nothing is left that it alone must decide."""
        return seat == self.actor and [ask.seat for ask in self.match.asks] != [seat]

    # Entries

    def apply(self, entry: Entry) -> Entry:
        """Apply the next entry. A Refusal leaves everything as it was. Returns the entry as it is to be stored."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {self.number}")
        before = self.public
        match entry:
            case Answered():
                entry = self._answer(entry)
                self._undone = []
            case Redone():
                self._redo(entry)
            case Undone():
                self._undo(entry.seat)
            case Ended():
                self._end(entry.seat)
            case Rewound():
                self._rewind(entry.at)
            case GameEnded():
                self._end_game()
            case _:
                assert_never(entry)
        self.number = entry.number
        if self.public is not before:
            self._public_number = entry.number
        self._own_number[entry.seat] = entry.number
        self._trace.append(Trace(self.public.at, self.latest.at, self.actor))
        return entry

    def _answer(self, entry: Answered) -> Answered:
        if self.actor not in (None, entry.seat):
            raise Refusal(NOT_ASKED)
        shown = None if self.tentative or entry.bot or entry.firm else self.match.copy()
        closes = self._closes(entry)
        self.match.answer(entry.key, entry.seat)
        self._marks.append(len(self.match.table.events))
        firm = self._stands(entry, closes)
        if firm:
            self._commit()
        else:
            if shown is not None:
                self.public.match = shown
            self.tentative += 1
            self.actor = entry.seat
            self.latest = Position(self.match, len(self.history))
        return msgspec.structs.replace(entry, firm=firm)

    def _closes(self, entry: Answered) -> bool:
        """Whether the answer says that the seat ends its turn."""
        ask = self.match.ask_for(entry.seat)
        return ask is not None and self.game.rules.closing.get(ask.kind) == entry.key

    def _stands(self, entry: Answered, closes: bool) -> bool:
        """Whether the answer just given is for all to see."""
        seat = entry.seat
        if self.match.has_sealed(seat) and not self.tentative:
            return True
        if entry.firm is not None:
            return entry.firm
        if entry.bot or closes or (entry.end and [ask.seat for ask in self.match.asks] != [seat]):
            return True
        return self.match.why_not_undo(seat) is not None

    def _commit(self) -> None:
        self.tentative = 0
        self.actor = None
        self.public = self.latest = Position(self.match, len(self.history))

    def _undo(self, seat: int) -> None:
        if not self.may_undo(seat):
            raise self._why_not_undo(seat)
        self._undone.append(self.match.undo(seat, judged=True))  # or it would not be tentative
        del self._marks[len(self.history) + 1 :]
        if not self.tentative:
            self._commit()
            return
        self.tentative -= 1
        if self.tentative:
            self.latest = Position(self.match, len(self.history))
        else:
            self.actor = None
            self.latest = self.public

    def _why_not_undo(self, seat: int) -> Refusal:
        if self.tentative:
            return Refusal(NOTHING_TO_UNDO)
        return self.match.why_not_undo(seat) or Refusal(TURN_ENDED)

    def _redo(self, entry: Redone) -> None:
        if not self.may_redo(entry.seat):
            raise Refusal(NOTHING_TO_REDO)
        *rest, (seat, key) = self._undone
        # It could be taken back once, so it can be taken back again.
        self._answer(Answered(entry.number, entry.request, seat, key, firm=False))
        self._undone = rest

    def _end(self, seat: int) -> None:
        if seat != self.actor:
            raise Refusal(GAME_OVER if self.over else NOTHING_TO_END)
        if not self.may_end(seat):
            raise Refusal(STILL_ASKED)
        self._commit()

    def _rewind(self, at: int) -> None:
        if not 0 <= at < self.committed:
            raise Refusal(NO_SUCH_MOMENT, at=at, answers=self.committed)
        self._go_to(at)

    def _go_to(self, at: int) -> None:
        steps = self.history[:at]
        self._restart(begin(self.game, self.setup))
        for seat, key in steps:
            self.match.answer(key, seat)
            self._marks.append(len(self.match.table.events))
        self._commit()

    def _end_game(self) -> None:
        """The game ends as everybody saw it: what is tentative was not agreed upon."""
        if self.over:
            raise Refusal(GAME_OVER)
        if not self.stalled:
            raise Refusal(STILL_MOVING)
        if self.tentative:
            self._go_to(self.committed)
        self.match.end_by_agreement()
        self._commit()

    # What viewers have been shown

    def position_for(self, seats: Sequence[int]) -> Position:
        return self.latest if self.actor in seats else self.public

    def number_for(self, seats: Sequence[int]) -> int:
        """The number of the last entry that changed anything for whoever sits on these seats."""
        return max(self._public_number, *(self._own_number.get(seat, 0) for seat in seats), 0)

    def still_standing(self, seats: Sequence[int], since: int) -> int:
        """How many answers still stand of those that the viewer knew after entry `since`; -1 if it knew nothing."""
        if not 0 <= since <= self.number:
            return -1
        # Whenever there were fewer answers, the later ones were taken back.
        return min(trace.latest if trace.actor in seats else trace.public for trace in self._trace[since:])

    def events_of(self, answer: int) -> list[Event]:
        """What happened upon answer number `answer`, counted from 1; 0: before the first."""
        start = self._marks[answer - 1] if answer else 0
        return self.match.table.events[start : self._marks[answer]]

    def events_until(self, answer: int) -> list[Event]:
        """All that happened up to this answer."""
        return self.match.table.events[: self._marks[answer]]
