"""Rounds and turns (CC-2): the start of a turn, Main Actions and free actions, the end."""

from __future__ import annotations

from typing import Any

from pentapolis.kernel import Ask, Flow, Offers, beat, beats
from pentapolis.parts.verbs import Deed

from . import asks, ending, hooks, log, objectives
from .abilities import SILENCE, TURN, settle
from .civil import end_truces
from .kinds import NOBODY
from .sources import EVENT_CARDS
from .state import ClashTable, Turn
from .status import in_order
from .status.phase import status
from .view import status_step


def round(t: ClashTable) -> None:
    """CC-2.1: every player takes one turn, clockwise from the first player. CC-32.4: unless a roll ends the game."""
    if ending.roll(t):
        t.then(status)
        return
    t.emit(log.ROUND, age=t.state.age, round=t.state.round)
    t.then_all(*(beat(turn, seat) for seat in in_order(t)), beat(round_end))


def round_end(t: ClashTable) -> None:
    """CC-2.1: three Rounds, then the Status Phase. CC-32.5: a Wonder may have ended the game after this Round."""
    state = t.state
    if state.round == t.content.track.front.rounds_per_age or state.last_round:
        t.then(status)
    else:
        state.round += 1
        t.then(round)


def turn(t: ClashTable, seat: int) -> Flow[None]:
    """CC-2.8, CC-2.9: what is once per turn is free again; effects of the start of the turn; then actions."""
    state = t.state
    player = state.players[seat]
    lost = min(player.fewer_actions, t.content.limits["main_actions_per_turn"])  # CC-2.9 (1), CC-31.6, CC-31.14
    player.fewer_actions = 0
    player.assassinated = False
    state.turn = Turn(seat=seat, actions=t.content.limits["main_actions_per_turn"] - lost)
    for other in state.players:
        other.used = 0
    for city in state.cities.values():
        city.activations = city.fell = 0
    state.marks = []
    t.emit(log.TURN, seat=seat)
    t.then(act, seat)
    yield from hooks.TURN_OPENING.run(t, seat)
    yield from hooks.TURN_START.run(t, seat)


def turn_of(t: ClashTable, asked: tuple[int, ...]) -> int | None:
    """CC-2.1, CC-16.1: the active player, whoever is asked; nobody before the first Round, nor in a Status Phase."""
    seat = t.state.turn.seat
    return None if seat == NOBODY or status_step(t.state.agenda) else seat


def act(t: ClashTable, seat: int) -> Flow[None]:
    """CC-2.2 to CC-2.6: one action or free action, or the end of the turn; then again.

    What an action puts on the agenda (battles, events) runs before the next one.
    """
    options = Offers(answers, answer, t, seat)
    verb, meaning = yield Ask(seat, asks.ACT, options, actions=t.state.turn.actions)
    if verb is None:
        t.state.turn.actions = 0  # CC-2.2: what is left is waived
        t.then(end_turn, seat)
        return
    t.then(after_act, seat)
    t.state.turn.begun = True
    if verb.main:
        t.state.turn.actions -= 1
        t.state.turn.taken += 1
    yield from verb.perform(t, seat, meaning) or SILENCE


END = (None, None)


def answers(t: ClashTable, seat: int) -> dict[str, Any]:
    """CC-2.3 to CC-2.5: every answer of the turn's ask, its end last."""
    found: dict[str, Any] = TURN.whole(t, seat, t.state.players[seat].force, main=t.state.turn.actions > 0)
    found[asks.END] = END
    return found


def answer(t: ClashTable, seat: int, key: str) -> Deed | tuple[None, None]:
    """One of them, without looking at the others."""
    if key == asks.END:
        return END
    return TURN.one(t, seat, key, t.state.players[seat].force, main=t.state.turn.actions > 0)


def after_act(t: ClashTable, seat: int) -> Flow[None]:
    """CC-18.2: objectives that the position fulfils at any time, then the next action."""
    t.then(act, seat)
    return objectives.standing(t)


def end_turn(t: ClashTable, seat: int) -> Flow[None]:
    """What lasted until the end of the turn is over (CC-17.6, CC-28.11)."""
    yield from hooks.TURN_END.run(t, seat)
    player = t.state.players[seat]
    if player.lasting & ~EVENT_CARDS or player.borrowed:  # kept event cards lie on the table for longer
        player.lasting &= EVENT_CARDS
        player.borrowed = 0
        settle(t, seat)
    end_truces(t, seat)


BEATS = beats(round, round_end, turn, act, after_act, end_turn)
