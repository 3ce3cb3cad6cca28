"""Which games the fuzzer plays."""

from __future__ import annotations

from collections import Counter

import pytest

from pentapolis.arena.fuzz import FuzzGame, Violation, kinds, record_of, trials
from pentapolis.arena.play import run
from pentapolis.bots import make_bot
from pentapolis.games import load
from pentapolis.games.flow_of_history import turn
from pentapolis.games.flow_of_history.meta import META
from pentapolis.kernel import Match, OptionError
from pentapolis.kernel.record import RecordError, parse


def test_all_player_counts_and_variants_take_turns() -> None:
    every = kinds(META, [], {})
    assert Counter(players for players, _ in every) == {
        players: len(META.variants(players)) for players in META.players
    }
    games = list(trials(META, [], {}, "s", 2 * len(every)))
    assert [(trial.players, trial.options) for trial in games] == every + every
    assert len({trial.seed for trial in games}) == len(games)


def test_kinds_can_be_narrowed() -> None:
    assert {players for players, _ in kinds(META, [], {"variant": "rahdo"})} == {2}
    assert kinds(META, [4], {"stall": "off"}) == [(4, {"variant": "standard", "stall": "off"})]


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        ([6], {}, "bad-option-count"),
        ([3], {"variant": "rahdo"}, "bad-option-players"),
        ([], {"stall": "7"}, "bad-option-value"),
    ],
)
def test_kinds_that_cannot_be_are_refused(players: list[int], options: dict[str, str], key: str) -> None:
    with pytest.raises(OptionError) as refused:
        kinds(META, players, options)
    assert refused.value.key == key


def test_a_record_ends_with_the_answer_that_makes_a_rule_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def cleanup(*args: object) -> None:
        raise RuntimeError("planted")

    game, trial = load("flow_of_history"), FuzzGame("flow_of_history", 3, META.settle(3, {}), "s")
    monkeypatch.setattr(turn, "cleanup", cleanup)
    match = Match.start(game, trial.players, trial.options, trial.seed)
    start = match.hash()
    with pytest.raises(RuntimeError, match="planted"):
        run(match, [make_bot("random")] * 3)
    record = record_of(game, Violation(trial, "crash", "planted", tuple(match.history)))
    assert parse(record.to_text()) == record
    assert record.answers == tuple(match.history) != ()
    assert record.hashes == {0: start}


def test_a_failure_that_no_record_can_hold_is_no_record() -> None:
    trial = FuzzGame("flow_of_history", 2, META.settle(2, {}), "s")
    with pytest.raises(RecordError):
        record_of(load("flow_of_history"), Violation(trial, "ask", "a key with a blank", ((0, "two words"),)))
