"""Hooks: what is in force changes values, acts at moments and asks; what is not costs nothing. The toy is a farm."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from pentapolis.kernel import Ask, Flow
from pentapolis.parts.bitsets import Names
from pentapolis.parts.hooks import EARLY, LATE, SILENCE, Decision, Moment, Question

SOURCES = Names(("barn", "mill", "dog", "drought"))


@dataclass
class Farmer:
    force: int
    log: list[str] = field(default_factory=list)


def farm(*sources: str) -> Any:
    return SimpleNamespace(state=SimpleNamespace(players=[Farmer(SOURCES.mask(*sources)), Farmer(0)]))


CROP: Question[int] = Question(SOURCES)
DAWN = Moment(SOURCES)
FIELD: Decision[str] = Decision(SOURCES)


@CROP.of("mill")
def milled(t: Any, seat: int, crop: int, bonus: int) -> int:
    return crop * 2 + bonus


@CROP.of("barn", order=EARLY)
def stored(t: Any, seat: int, crop: int, bonus: int) -> int:
    return crop + 1


@CROP.of("drought", order=LATE)
def dried(t: Any, seat: int, crop: int, bonus: int) -> int:
    return 0


@DAWN.of("drought", order=EARLY)
def burn_mill(t: Any, seat: int) -> Flow[None]:
    t.state.players[seat].force &= ~SOURCES.bit("mill")
    t.state.players[seat].log.append("burnt")
    yield from ()


@DAWN.of("mill", "dog")
def wake(t: Any, seat: int) -> Flow[None]:
    t.state.players[seat].log.append("awake")
    yield from ()


@FIELD.of("dog")
def herded(t: Any, seat: int, chosen: str) -> Flow[str]:
    return str((yield Ask(seat, "field", {"north": "north", chosen: chosen})))


def test_every_source_in_force_changes_the_value_in_its_order() -> None:
    assert CROP(farm(), 0, 3, 0) == 3
    assert CROP(farm("mill"), 0, 3, 5) == 11
    assert CROP(farm("mill", "barn"), 0, 3, 0) == 8  # the barn first
    assert CROP(farm("mill", "barn", "drought"), 0, 3, 0) == 0
    assert CROP(farm("mill"), 1, 3, 5) == 3  # the other farmer has none


def test_at_a_moment_sources_act_unless_an_earlier_one_has_ended_them() -> None:
    t = farm("mill", "dog", "drought")
    assert list(DAWN.run(t, 0)) == []
    assert t.state.players[0].log == ["burnt", "awake"]  # the dog's; the mill is gone
    t = farm("mill", "dog")
    assert list(DAWN.run(t, 0)) == []
    assert t.state.players[0].log == ["awake", "awake"]


def test_what_asks_nothing_may_be_a_plain_function() -> None:
    dusk = Moment(SOURCES)

    @dusk.of("dog")
    def bark(t: Any, seat: int) -> None:
        t.state.players[seat].log.append("bark")

    t = farm("dog")
    assert list(dusk.run(t, 0)) == []
    assert list(dusk.only(t, 0, "dog")) == []
    assert t.state.players[0].log == ["bark", "bark"]


def test_where_nothing_is_in_force_no_flow_is_started() -> None:
    assert DAWN.run(farm("barn"), 0) is SILENCE
    assert list(SILENCE) == []
    assert DAWN.only(farm(), 0, "barn") is SILENCE


def test_one_source_can_act_alone_even_before_it_is_in_force() -> None:
    t = farm()
    assert list(DAWN.only(t, 0, "dog")) == []
    assert t.state.players[0].log == ["awake"]


def test_a_decision_may_ask() -> None:
    flow = FIELD.run(farm("dog"), 0, "south")
    ask = next(flow)
    assert isinstance(ask, Ask)
    assert ask.keys == ["north", "south"]
    with pytest.raises(StopIteration) as end:
        flow.send("north")
    assert end.value.value == "north"
    assert list(FIELD.run(farm(), 0, "south")) == []
