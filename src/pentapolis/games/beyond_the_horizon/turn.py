"""The flow of a game: governments, turns in their four phases, the end (BH-SET.18, BH-TRN, BH-END)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal, beat, beats
from pentapolis.parts.choices import Options, choose

from . import actions, asks, log, tasks
from .kinds import NOBODY
from .ownership import refresh
from .phases import claim, exchange, expand, produce
from .spaces import open_spaces, refuse
from .state import BHTable, without
from .tasks import inside, pay

__all__ = ["BEATS", "actions", "turn_of"]

QUIET = 3  # rounds in which nothing came about that lasts; then the table may agree to end the game


def govern(t: BHTable, seat: int) -> Flow[None]:
    """BH-SET.18, BH-SET.19: one of the governments laid out; its despotism works from the start."""
    state = t.state
    options = Options(
        {card: card for card in state.governments},
        lambda key: Refusal("BH-SET.18") if key in t.content.governments else None,
    )
    card: str = yield from choose(seat, asks.GOVERNMENT, options)
    state.governments = without(state.governments, card)
    state.players[seat].government = card
    refresh(t, seat)
    t.emit(log.GOVERNED, seat=seat, card=card)


def turn(t: BHTable, seat: int) -> None:
    """BH-TRN.1, BH-TRN.2: four phases. A round begins with the first player."""
    state = t.state
    if seat == state.start:
        state.round += 1
        t.emit(log.ROUND, round=state.round)
    state.turn = seat
    state.discovered, state.discoveries = 0, t.content.limits.discoveries
    t.emit(log.TURN, seat=seat)
    t.then_all(beat(act, seat), beat(expand, seat), beat(produce, seat), beat(claim, seat), beat(pass_on, seat))


def act(t: BHTable, seat: int) -> Flow[None]:
    """BH-ACT.1, BH-ACT.5: the action pawn goes to an available space; its price is paid before anything else."""
    options = Options(open_spaces(t, seat), lambda key: refuse(t, seat, key))
    space = yield Ask(seat, asks.SPACE, options)
    t.state.players[seat].pawn = space.id
    t.emit(log.PLACED, seat=seat, space=space.id)
    pay(t, seat, space.coins)
    if space.action.one_task:
        yield from inside(t, seat, space.action.tasks)
    else:
        t.then(task, seat, 0, 0)


def task(t: BHTable, seat: int, number: int, done: int) -> Flow[None]:
    """BH-ACT.10: the tasks of the action one by one; `done` tells whether one was carried out."""
    every = t.content.spaces[t.state.players[seat].pawn].action.tasks
    carried_out = yield from tasks.task(t, seat, every, number, bool(done))
    if number + 1 < len(every):
        t.then(task, seat, number + 1, int(carried_out))


def pass_on(t: BHTable, seat: int) -> None:
    """BH-TRN.1, BH-END.2, BH-OPT.1: the next player, or the end after the last round."""
    state = t.state
    following = (seat + 1) % len(state.players)
    lasts = [last for last in (state.last_round, state.stop) if last]
    if following == state.start and lasts and state.round >= min(lasts):
        state.turn = NOBODY
        state.over = True
        t.emit(log.ENDED)
    else:
        t.then(turn, following)


def turn_of(t: BHTable, asked: tuple[int, ...]) -> int | None:
    """BH-TRN.1: whoever's turn it is; nobody's while governments are chosen."""
    return None if t.state.turn == NOBODY else t.state.turn


def is_stalled(t: BHTable) -> bool:
    """BH-END.6: the rulebook knows no other end; where nothing lasting has come about, the table may agree on one."""
    return t.state.round - t.state.stirred > QUIET


BEATS = beats(govern, turn, act, task, expand, produce, exchange, claim, pass_on)
