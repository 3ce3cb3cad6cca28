"""Kinds of questions and events: what is not declared is refused when a game is loaded, or by the conformance suite."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pentapolis.kernel import Ask, Asks, BotSupport, Events, Flow, Game, Label
from pentapolis.kernel.conformance import Speech
from tests.kernel import caravan
from tests.kernel.breaking import broken, expect, find, only, with_turn
from tests.kernel.caravan import RULES, CaravanTable, words

SPEECH = Speech(words())


def test_a_kind_is_declared_once() -> None:
    asks, events = Asks(), Events()
    asks.kind("take")
    events.kind("took")
    with pytest.raises(ValueError, match="two kinds of questions are called take"):
        asks.kind("take")
    with pytest.raises(ValueError, match="two kinds of events are called took"):
        events.kind("took")


@pytest.mark.parametrize("speaking", ["labelled", "explained"])
def test_words_and_reasons_for_an_undeclared_question_are_refused(speaking: str) -> None:
    with pytest.raises(ValueError, match="no kind of question is called give"):
        getattr(Asks(), speaking)({"give": lambda *what: Label("give")})


@pytest.mark.parametrize(
    "change",
    [
        {"closing": {"give": "end"}},
        {"bots": BotSupport(openings=frozenset({"give"}))},
        {"bots": BotSupport(sequels=frozenset({"give"}))},
    ],
)
def test_a_rulebook_that_speaks_of_an_undeclared_question_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no kind of question is called give"):
        replace(RULES, **change)


def asking_otherwise(t: CaravanTable, seat: int) -> Flow[None]:
    choice = yield Ask(seat, "give", caravan.acts(t, seat))
    yield from caravan.act(t, seat, choice)


def test_an_undeclared_question_is_found() -> None:
    assert "give: this kind of question is not declared" in expect("ask", with_turn(asking_otherwise))


def telling(*, told: dict[str, Any], secret: dict[str, Any] | None = None) -> Game[Any, Any]:
    """Caravan, in which a turn begins with an event: declared to tell the seat, a count sometimes, a card secretly."""
    events = Events()
    events.kind("began", "seat", optional="count", secret="card")

    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        t.emit("began", secret={seat: secret} if secret else None, **told)
        choice = yield Ask(seat, "act", caravan.acts(t, seat))
        yield from caravan.act(t, seat, choice)

    return broken(beats={**RULES.beats, "turn": turn}, events=events)


@pytest.mark.parametrize(
    ("told", "secret"),
    [
        ({}, None),
        ({"seat": 1, "card": "x"}, None),
        ({"seat": 1}, {"count": 2}),
        ({"seat": 1, "count": 2, "more": 3}, None),
    ],
    ids=["missing", "secret to all", "not secret", "more"],
)
def test_an_event_with_other_arguments_is_found(told: dict[str, Any], secret: dict[str, Any] | None) -> None:
    error = find(telling(told=told, secret=secret), only(), SPEECH)
    assert error.check == "event"
    assert "was declared with ['card', 'count', 'seat']" in error.message


@pytest.mark.parametrize("told", [{"seat": 1}, {"seat": 1, "count": 2}])
def test_an_event_as_declared_passes_and_the_next_undeclared_one_is_found(told: dict[str, Any]) -> None:
    error = find(telling(told=told, secret={"card": "x"}), only(), Speech())
    assert error.check == "event"
    assert "this kind of event is not declared" in error.message
    assert not error.message.startswith("began")
