"""Resets: the indicator, dice rolled anew, a marker (CV-RST)."""

from __future__ import annotations

from itertools import product

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options

from . import asks, gains, log, triggers
from .ownership import force
from .state import CVTable

ACTIVATION = "activation dice"


def most_dice(t: CVTable, seat: int) -> int:
    """CV-RST.1: so many dice may lie on the dice spaces."""
    return max(t.content.limits.reset_dice, force(t, seat).reset_limit)


def may_reset(t: CVTable, seat: int) -> bool:
    """CV-RST.1: planning markers do not count."""
    return sum(t.state.players[seat].dice) <= most_dice(t, seat)


def reset(t: CVTable, seat: int) -> Flow[None]:
    """CV-RST.2: A the indicator, B the dice: all used ones, and any of the others."""
    move_indicator(t)
    player = t.state.players[seat]
    options = Options(rolls(player.dice), lambda key: Refusal("CV-RST.2"))
    again: tuple[int, ...] = next(iter(options.values()))
    if len(options) > 1:
        again = yield Ask(seat, asks.REROLL, options)
    rolled = player.used + sum(again)
    left = [held - taken for held, taken in zip(player.dice, again, strict=True)]
    for _ in range(rolled):
        left[t.state.chance.roll(ACTIVATION, 6) - 1] += 1
    player.dice, player.used = tuple(left), 0
    t.emit(log.RESET, seat=seat, dice=list(player.dice))
    t.then(take_marker, seat)


def rolls(dice: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """CV-RST.2: every choice among the remaining dice, by value: `none`, `1`, `1+4+4`.

    >>> list(rolls((1, 0, 0, 2, 0, 0)))
    ['none', '4', '4+4', '1', '1+4', '1+4+4']
    """
    found = {}
    for taken in product(*(range(held + 1) for held in dice)):
        words = [str(value + 1) for value, count in enumerate(taken) for _ in range(count)]
        found["+".join(words) or "none"] = taken
    return found


def move_indicator(t: CVTable) -> None:
    """CV-RST.3, CV-RST.5: each Reset of the era moves it on, until it stands on the red space."""
    state = t.state
    if state.ending:
        return
    state.indicator += 1
    left = t.content.counts[len(state.players)].reset_spaces - state.indicator
    t.emit(log.INDICATOR, left=left)
    if left <= 0:
        state.ending = 1
        t.emit(log.FINISHING)


def take_marker(t: CVTable, seat: int) -> Flow[None]:
    """CV-RST.2: C a reset marker, or one of the supply, to the idea or the food space."""
    player = t.state.players[seat]
    name: str = yield Ask(seat, asks.MARKER, {"idea": "idea", "food": "food"})
    if player.resets:
        player.resets -= 1
        gains.LAY[name](player, 1)
        t.emit(log.GAINED, seat=seat, thing=name, count=1)
    else:
        yield from gains.gain(t, seat, name, 1)
    yield from triggers.happens(t, seat, "reset")
