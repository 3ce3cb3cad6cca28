"""Lists of legal answers: which are found, and that noise does not count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pentapolis.arena import answer_lists as lists
from pentapolis.arena.answer_lists import TimedAnswerList, again, places, slowest_of, survey
from pentapolis.games import load
from pentapolis.kernel import Match

GAME = load("flow_of_history")


def at(seconds: float, seed: str = "a") -> TimedAnswerList:
    return TimedAnswerList(seconds, seed, 3, "act", 5)


def test_every_question_of_a_game_is_a_place() -> None:
    found = places(GAME, 2, "lists/0")
    assert [place.at for place in found] == list(range(len(found)))
    assert len(found) > 50
    assert all(place.length >= 1 and place.seconds > 0 for place in found)


def test_a_place_is_played_again_up_to_its_question(monkeypatch: pytest.MonkeyPatch) -> None:
    place = places(GAME, 2, "lists/2")[40]
    asked: list[tuple[int, str, int]] = []

    def spy(match: Match[Any, Any]) -> list[str]:
        ask = match.ask
        assert ask is not None
        asked.append((len(match.history), ask.kind, len(ask.keys)))
        return ask.keys

    monkeypatch.setattr(lists, "keys_of", spy)
    again(GAME, 2, place)
    assert asked.count((place.at, place.kind, place.length)) == lists.REPEATS
    assert max(asked)[0] == place.at


def test_the_longest_list_is_the_longest() -> None:
    found = survey(GAME, 2, 3)
    played = [place for number in range(3) for place in places(GAME, 2, f"lists/{number}")]
    assert found.lists == len(played)
    assert found.longest.length == max(place.length for place in played)


def test_noise_does_not_count() -> None:
    """A garbage collection made the first place look slow; the second really is; the third is not looked at."""
    true = iter([0.1, 0.4])
    looked: list[str] = []

    def look(place: TimedAnswerList) -> TimedAnswerList:
        looked.append(place.seed)
        return at(next(true), place.seed)

    assert slowest_of([at(9.0, "noise"), at(0.5, "slow"), at(0.3, "quick")], look) == at(0.4, "slow")
    assert looked == ["noise", "slow"]


def test_the_time_is_the_shortest_of_several(monkeypatch: pytest.MonkeyPatch) -> None:
    def clock() -> Iterator[float]:
        now, steps = 0.0, [5.0, 0.25, 3.0] * 100
        for step in steps:
            yield now
            now += step
            yield now

    ticks = clock()
    monkeypatch.setattr(lists, "process_time", lambda: next(ticks))
    assert again(GAME, 2, TimedAnswerList(9.0, "lists/0", 0, "", 0)).seconds == 0.25
