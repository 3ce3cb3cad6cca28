"""Any order of answers, undos, redos, copies and imagined matches: the match stays the game that its history tells."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from pentapolis.kernel import Game, Match, Refusal, Step
from tests.kernel.play import describe, play, position
from tests.kernel.toys.battle import BATTLE
from tests.kernel.toys.dice import DICE
from tests.kernel.toys.draft import DRAFT
from tests.kernel.toys.research import RESEARCH

AnyMatch = Match[Any, Any]
PICKS = st.integers(0, 10_000)
MOST_KEPT = 4


def chosen(match: AnyMatch, pick: int) -> Step:
    """One of all legal answers of all seats that are asked."""
    steps = [(ask.seat, key) for ask in match.asks for key in ask.keys]
    return steps[pick % len(steps)]


class Playing(RuleBasedStateMachine):
    """The model of a match is its seed and its history: played from the beginning they must give the same position."""

    game: ClassVar[Game[Any, Any]]

    @initialize(pick=PICKS, seed=st.integers(0, 50))
    def begin(self, pick: int, seed: int) -> None:
        counts = self.game.meta.players
        self.players, self.seed = counts[pick % len(counts)], str(seed)
        self.match: AnyMatch = Match.start(self.game, self.players, seed=self.seed)
        self.kept: list[tuple[AnyMatch, tuple[Any, ...]]] = []  # copies and imagined matches, and where they were left

    def anew(self) -> AnyMatch:
        match: AnyMatch = Match.start(self.game, self.players, seed=self.seed)
        return play(match, *self.match.history)

    def keep(self, match: AnyMatch) -> None:
        self.kept.append((match, position(match)))
        del self.kept[:-MOST_KEPT]

    # Answers

    @precondition(lambda self: not self.match.over)
    @rule(pick=PICKS)
    def answer(self, pick: int) -> None:
        step = chosen(self.match, pick)
        assert self.match.why_not(step[1], step[0]) is None
        play(self.match, step)
        assert self.match.history[-1] == step

    @rule(seat=st.integers(0, 4), key=st.sampled_from(["", "none+none", "focus ", "research:", "no such answer"]))
    def answer_wrongly(self, seat: int, key: str) -> None:
        before = position(self.match)
        with pytest.raises(Refusal):
            self.match.answer(key, seat)
        assert self.match.why_not(key, seat) is not None
        assert position(self.match) == before

    # Undo and redo

    @rule(seat=st.integers(0, 4))
    def undo(self, seat: int) -> None:
        before, history = position(self.match), self.match.history[:]
        refusal = self.match.why_not_undo(seat)
        if refusal is not None:
            with pytest.raises(Refusal):
                self.match.undo(seat)
            assert position(self.match) == before
            return
        step = self.match.undo(seat)
        if history[-1] != step:  # sealed before others sealed theirs: it would come last if given again
            assert step in history
            return
        assert self.match.history == history[:-1]
        assert self.match.redo() == step
        assert position(self.match) == before
        assert self.match.undo(seat) == step

    @rule()
    def redo(self) -> None:
        undone = self.match._undone[:]
        if not undone:
            with pytest.raises(Refusal):
                self.match.redo()
            return
        assert self.match.redo() == undone[-1]
        assert self.match.undo(undone[-1][0]) == undone[-1]
        assert self.match._undone == undone
        self.match.redo()

    # Copies and imagined matches

    @rule(tracked=st.booleans())
    def copy(self, tracked: bool) -> None:
        twin = self.match.copy(tracked=tracked)
        assert position(twin) == position(self.match)
        self.keep(twin)

    @precondition(lambda self: self.match.asks)
    @rule(pick=PICKS, seed=st.integers(0, 5), tracked=st.booleans())
    def imagine(self, pick: int, seed: int, tracked: bool) -> None:
        ask = self.match.asks[pick % len(self.match.asks)]
        imagined = self.match.imagine(ask.seat, str(seed), tracked=tracked)
        assert imagined.view(ask.seat) == self.match.view(ask.seat)
        assert describe(imagined.ask_for(ask.seat)) == describe(ask)
        assert position(imagined) == position(self.match.imagine(ask.seat, str(seed)))
        assert imagined.history == []
        self.keep(imagined)

    @precondition(lambda self: any(not match.over for match, _ in self.kept))
    @rule(pick=PICKS, answers=st.lists(PICKS, min_size=1, max_size=4))
    def play_a_kept_one(self, pick: int, answers: list[int]) -> None:
        at = pick % len(self.kept)
        match, _ = self.kept.pop(at)
        for answer in answers:
            if not match.over:
                play(match, chosen(match, answer))
                assert position(match.copy()) == position(match)
        while match.history and match.why_not_undo() is None:
            match.undo()
            assert position(match.copy(tracked=True)) == position(match)
        self.keep(match)

    @precondition(lambda self: any(match.asks for match, _ in self.kept))
    @rule(pick=PICKS)
    def imagine_in_a_kept_one(self, pick: int) -> None:
        match = next(match for match, _ in self.kept if match.asks)
        seat = match.asks[pick % len(match.asks)].seat
        imagined = match.imagine(seat, "again")
        assert imagined.view(seat) == match.view(seat)
        assert position(imagined.copy()) == position(imagined)
        self.keep(imagined)

    # What always holds

    @invariant()
    def history_tells_the_game(self) -> None:
        anew = self.anew()
        assert position(anew) == position(self.match)
        for viewer in (None, *range(self.players)):
            assert anew.events_for(viewer) == self.match.events_for(viewer)

    @invariant()
    def what_was_kept_is_unchanged(self) -> None:
        for match, there in self.kept:
            assert position(match) == there

    @invariant()
    def states_are_plain_data(self) -> None:
        for match in (self.match, *(kept for kept, _ in self.kept)):
            kind = self.game.rules.state
            decoded = msgspec.msgpack.decode(msgspec.msgpack.encode(match.state), type=kind)
            assert decoded == match.state == self.game.copy_state(match.state)
            rules = self.game.rules
            assert rules.build(self.game.content, self.players, {}, rules.read(match.table)) == match.state

    @invariant()
    def nothing_is_lost(self) -> None:
        ledgers = self.game.rules.ledgers
        first = self.game.first_state(self.players, {}, self.seed)
        expected = ledgers(self.game.table(first))
        assert ledgers(self.match.table) == expected
        for match, _ in self.kept:
            assert ledgers(match.table) == expected


@pytest.mark.parametrize("game", [BATTLE, DRAFT, RESEARCH, DICE], ids=lambda game: game.meta.id)
def test_any_order_of_moves(game: Game[Any, Any]) -> None:
    machine = type(f"Playing_{game.meta.id}", (Playing,), {"game": game})
    run_state_machine_as_test(machine, settings=settings(max_examples=30, stateful_step_count=30))
