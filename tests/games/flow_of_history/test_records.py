"""What single recorded games show."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pentapolis.kernel.record import Record, RecordError, parse, replay
from tests.games.flow_of_history.common import GAME
from tests.records.wanted import texts

TEXTS = texts("flow_of_history")


def test_a_victory_can_be_shared() -> None:
    """FH-TIE.3: equal points, cards and tokens."""
    match = replay(GAME, parse(TEXTS["shared_victory"]))
    winners = match.outcome().winners
    civilizations = [match.state.civilizations[seat] for seat in winners]
    assert len(winners) == 2
    assert len({(len(civ.cards), civ.tokens) for civ in civilizations}) == 1


def test_a_changed_answer_is_noticed() -> None:
    record = parse(TEXTS["three_players"])
    number, (seat, key) = next((n, step) for n, step in enumerate(record.answers) if step[1] == "2")
    answers = (*record.answers[:number], (seat, "1"), *record.answers[number + 1 :])
    changed: Record = replace(record, answers=answers)
    with pytest.raises(RecordError):
        replay(GAME, changed, verify=True)
    assert key == "2"
