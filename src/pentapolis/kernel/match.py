"""Match: one game in progress. A position is a checkpoint and the trail of answers since."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from .ask import Ask, Flow, Question, Sealed
from .barrier import why_not_undo
from .beat_loop import Checkpoint, Past, run_beats
from .determinization import Determinization, imagine
from .event import Event
from .game import Game, Outcome
from .refusal import GAME_OVER, NOT_ASKED, NOTHING_TO_REDO, STILL_MOVING, UNKNOWN_ANSWER, Refusal
from .state import State, copier, state_hash
from .table import Table
from .workings import Workings

S = TypeVar("S", bound=State)
C = TypeVar("C")

Step = tuple[int, str]
"""One answer: the seat and the key."""


class Match(Generic[S, C]):
    """One game in progress.

    Copying, saving, undoing and resuming are all the same operation: take a checkpoint, run its beat again with the
    answers given since. `tracked` matches take a checkpoint at every beat, so that this stays cheap; untracked ones
    (rollouts, simulations) keep only the one they began with.
    """

    __slots__ = (
        "_beats",
        "_copy_state",
        "_flow",
        "_past",
        "_question",
        "_sealed",
        "_settled",
        "_undone",
        "_worlds",
        "agreed",
        "game",
        "table",
        "tracked",
    )

    def __init__(self, game: Game[S, C], state: S, *, tracked: bool = True, silent: bool = False) -> None:
        self.game = game
        self.table: Table[S, C] = Table(game.content, state, silent=silent)
        self.tracked = tracked
        self._settled = 0  # so many answers stand though they are the last ones: another seat has seen them
        self._copy_state: Callable[[S], S] = copier(game.rules.state)
        self._beats = game.rules.beats
        self._past: Past[S] = Past([], [Checkpoint(self._copy_state(state), 0, 0)])
        self._flow: Flow[None]
        self._question: Question | None
        self._sealed: dict[int, str] = {}
        self._worlds: tuple[Determinization, ...] = ()
        self._undone: list[Step] = []
        self.agreed = False  # whether the game was ended by agreement, as it stood
        self._run()

    @classmethod
    def start(
        cls,
        game: Game[S, C],
        players: int,
        options: Mapping[str, str] | None = None,
        seed: str = "0",
        *,
        tracked: bool = True,
        silent: bool = False,
    ) -> Match[S, C]:
        """Set up a new game and run it to its first question."""
        return cls(game, game.first_state(players, options or {}, seed), tracked=tracked, silent=silent)

    @classmethod
    def simulate(
        cls, game: Game[S, C], players: int, options: Mapping[str, str], seed: str, *, tracked: bool = False
    ) -> Match[S, C]:
        """The same for programs alone: silent, and with the defaults of a table at which no people sit."""
        return cls.start(game, players, game.meta.simulate(players, options), seed, tracked=tracked, silent=True)

    @property
    def workings(self) -> Workings[S, C]:
        """What only the undo barrier, the server, scenarios and the conformance suite need."""
        return Workings(self)

    # What is asked

    @property
    def state(self) -> S:
        return self.table.state

    @property
    def over(self) -> bool:
        return self._question is None

    @property
    def players(self) -> int:
        return self.game.rules.seats_of(self.state)

    @property
    def history(self) -> list[Step]:
        """The answers given so far; in an imagined match those since, for the ones before may be secret."""
        return self._past.steps[self._worlds[-1].at :] if self._worlds else self._past.steps

    @property
    def ask(self) -> Ask | None:
        """The question to be answered next (of several sealed ones, the first that is open)."""
        question = self._question
        if isinstance(question, Ask) or question is None:
            return question
        return question.ask_of(next(seat for seat in question.seats if seat not in self._sealed))

    @property
    def asks(self) -> tuple[Ask, ...]:
        """All open questions: one, or one for each seat that has not yet answered a sealed one."""
        question = self._question
        if isinstance(question, Sealed):
            return tuple(question.ask_of(seat) for seat in question.seats if seat not in self._sealed)
        return () if question is None else (question,)

    def ask_for(self, seat: int) -> Ask | None:
        """What this seat is asked now, if anything."""
        question = self._question
        if isinstance(question, Sealed):
            return question.ask_of(seat) if seat in question.seats and seat not in self._sealed else None
        return question if question is not None and question.seat == seat else None

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None if it is nobody's, and when the game is over."""
        question = self._question
        if question is None:
            return None
        asked = question.seats if isinstance(question, Sealed) else (question.seat,)
        return self.game.rules.turn_of(self.table, tuple(asked))

    @property
    def begins_beat(self) -> bool:
        """Whether the question is the first of its beat: what came before it is done."""
        return self._past.beat_at == len(self._past.steps)

    # Ending

    @property
    def stalled(self) -> bool:
        """Whether nothing has moved for so long that the table may agree to end the game as it stands."""
        return not self.over and self.game.rules.stalled(self.table)

    def end_by_agreement(self) -> None:
        """End a stalled game as it stands. Whether everybody has agreed, the table must know."""
        if self.over:
            raise Refusal(GAME_OVER)
        if not self.stalled:
            raise Refusal(STILL_MOVING)
        self.agreed = True
        self._question = None
        self._undone = []

    # Answering

    def answer(self, key: str, seat: int | None = None) -> None:
        """Give an answer. An illegal one raises a Refusal and changes nothing."""
        ask = self._question
        if not isinstance(ask, Ask) or (seat is not None and seat != ask.seat):
            ask = self.ask if seat is None else self.ask_for(seat)
            if ask is None:
                raise Refusal(GAME_OVER) if self._question is None else Refusal(NOT_ASKED)
        try:
            value = ask.options[key]
        except KeyError:
            raise self._explain(ask, key) from None
        if self._undone:
            self._undone = []
        if self.tracked and self._past.steps and self._past.steps[-1][0] != ask.seat:
            del self._past.checkpoints[:-1]  # another seat acts: nobody can go back behind this
        self._take(ask.seat, key, value)

    def why_not(self, key: str, seat: int) -> Refusal | None:
        """Why this seat may not give this answer now; None if it may."""
        ask = self.ask_for(seat)
        if ask is None:
            return Refusal(GAME_OVER) if self.over else Refusal(NOT_ASKED)
        return None if key in ask.options else self._explain(ask, key)

    def _explain(self, ask: Ask, key: str) -> Refusal:
        return self.game.rules.explain(self.table, ask, key) or Refusal(UNKNOWN_ANSWER, key=key[:60])

    def _take(self, seat: int, key: str, value: Any) -> None:
        """Record an answer that is known to be legal and run on to the next question."""
        self._past.steps.append((seat, key))
        if self._question.__class__ is Sealed:
            value = self._seal(seat, key)
            if value is None:
                return
        try:
            self._question = self._flow.send(value)
        except StopIteration:
            self._question = None

    def _seal(self, seat: int, key: str) -> dict[int, Any] | None:
        """Keep a sealed answer; when it is the last one, all of them are opened."""
        assert isinstance(self._question, Sealed)
        self._sealed[seat] = key
        if len(self._sealed) < len(self._question.seats):
            return None
        answers, self._sealed = self._sealed, {}
        return {s: self._question.ask_of(s).options[answers[s]] for s in self._question.seats}

    def _run(self) -> None:
        """Begin with the next beat on the agenda, and run to the first question."""
        self._flow = run_beats(self.table, self._beats, self._past, self._copy_state, tracked=self.tracked)
        self._question = next(self._flow, None)

    # Copies

    def copy(self, *, tracked: bool = False, silent: bool = True) -> Match[S, C]:
        """A twin at the same position that goes its own way. Its history begins at the last checkpoint."""
        checkpoint = self._past.checkpoints[-1]
        twin = self._replay(checkpoint, self._past.steps[checkpoint.at :], tracked=tracked, silent=silent)
        if self.agreed:
            twin.end_by_agreement()
        return twin

    def imagine(self, seat: int, seed: str, *, tracked: bool = False, silent: bool = True) -> Match[S, C]:
        """A twin in a world that the seat cannot tell from this one: hidden things re-dealt, chance re-seeded.

        The same seed imagines the same world. Only the seat that is asked may imagine: what another seat may answer
        can depend on things the seat must not know.
        """
        return imagine(self, seat, seed, tracked=tracked, silent=silent)

    def _replay(self, checkpoint: Checkpoint[S], trail: list[Step], *, tracked: bool, silent: bool) -> Match[S, C]:
        """Run a checkpoint's beat again, in a twin, with answers that are known to be legal."""
        twin: Match[S, C] = Match.__new__(Match)
        twin.game = self.game
        twin.table = Table(self.table.content, self._copy_state(checkpoint.state), silent=silent)
        twin.tracked = tracked
        twin._settled = max(0, self._settled - checkpoint.at)
        twin._copy_state = self._copy_state
        twin._beats = self._beats
        twin._past = Past([], [Checkpoint(checkpoint.state, 0, 0)])
        twin._sealed = {}
        twin._undone = []
        twin.agreed = False
        twin._worlds = self._worlds and tuple(
            world.later(checkpoint.at) for world in self._worlds if world.at >= checkpoint.at
        )
        twin._run()
        twin._walk(trail)
        return twin

    def _walk(self, trail: list[Step]) -> None:
        """Give the answers of a trail again, and determinize where the original was."""
        if self._worlds:
            self._determinize_again()
        for seat, key in trail:
            ask = self.ask_for(seat)
            assert ask is not None, "a trail must fit its checkpoint"
            self._take(seat, key, ask.options[key])
            if self._worlds:
                self._determinize_again()

    def _determinize_again(self) -> None:
        for world in self._worlds:
            if world.at == len(self._past.steps) and not world.whole:
                world.apply(self.game, self.table)

    # Undo

    def why_not_undo(self, seat: int | None = None) -> Refusal | None:
        """Why the seat (None: whoever answered last) may not take back its last answer; None if it may."""
        return why_not_undo(self, self._undoer(seat))

    def undo(self, seat: int | None = None, *, judged: bool = False) -> Step:
        """Take back the seat's last answer. Refused once it gained information or another seat has acted on it.

        `judged`: the caller has asked `why_not_undo` before, and need not pay for it again.
        """
        seat = self._undoer(seat)
        refusal = None if judged else self.why_not_undo(seat)
        if refusal is not None:
            raise refusal
        steps = self._past.steps[:]
        at = len(steps) - 1
        while steps[at][0] != seat:  # what others have sealed since stays
            at -= 1
        step = steps.pop(at)
        if at and steps[at - 1][0] != seat:
            self._settled = max(self._settled, at)
        self._restore(steps)
        self._undone.append(step)
        return step

    def redo(self, seat: int | None = None) -> Step:
        """Give the answer again that was taken back last (if a seat is named, only its own)."""
        if not self._undone or seat not in (None, self._undone[-1][0]):
            raise Refusal(NOTHING_TO_REDO)
        undone, self._undone = self._undone, []
        step = undone.pop()
        self.answer(step[1], step[0])
        self._undone = undone
        return step

    def has_sealed(self, seat: int) -> bool:
        """Whether the seat has answered a sealed question that others have still open."""
        return seat in self._sealed

    def _undoer(self, seat: int | None) -> int:
        return seat if seat is not None else self.history[-1][0] if self.history else 0

    def _checkpoint_for(self, at: int) -> Checkpoint[S]:
        return next(checkpoint for checkpoint in reversed(self._past.checkpoints) if checkpoint.at <= at)

    def _restore(self, steps: list[Step]) -> None:
        """Go to an earlier position in place, events included."""
        checkpoint = self._checkpoint_for(len(steps))
        del self._past.checkpoints[self._past.checkpoints.index(checkpoint) + 1 :]
        self.table.state = self._copy_state(checkpoint.state)
        del self.table.events[checkpoint.events :]
        self._past.steps = steps[: checkpoint.at]
        self._sealed = {}
        self._run()
        self._walk(steps[checkpoint.at :])

    # What can be seen

    def view(self, seat: int | None) -> msgspec.Struct:
        """What the seat may see (None: a spectator)."""
        return self.game.rules.view(self.table, seat)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """The event log as the seat may know it, from event number `since` on."""
        return [event.seen_by(seat) for event in self.table.events[since:]]

    def score(self, seat: int) -> Mapping[str, float]:
        """The seat's points by source as if the game ended now."""
        return self.game.rules.score(self.table, seat)

    def outcome(self) -> Outcome:
        """Points and places of all seats, as they would be now or as they are when the game is over."""
        return self.game.rules.outcome(self.table)

    def evaluate(self, seat: int) -> float:
        return self.game.rules.evaluate(self.table, seat)

    def judge_as_trained(self) -> None:
        """From now on, here and in copies made from here, use the trained estimate, if the game has one."""
        self.game = self.game.as_trained()

    def hash(self) -> str:
        """A fingerprint of the position: the state and the answers given since the present beat began."""
        return state_hash(self.state, self._past.steps[self._past.beat_at :])
