"""Fate dice: favor tests, and dice rolled for a value (CV-FAV, CV-SUS.2, CV-EXP.2).

The dice fall before the owner decides on idea markers, so each roll ends what may be taken back. What lies open is
in the state, `rolled`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options

from . import asks, log, triggers
from .gains import spend
from .ownership import force
from .state import CVTable

SIDES = 6
FATE = "fate dice"


def distance(one: int, other: int) -> int:
    """CV-ACT4.4: how far two values of a die are apart; 1 and 6 are neighbours.

    >>> distance(1, 6), distance(2, 5)
    (1, 3)
    """
    apart = abs(one - other)
    return min(apart, SIDES - apart)


def ideas(t: CVTable, seat: int, one: int, other: int) -> int:
    """CV-ACT4.4: the idea markers that change one value into another; some cards make a marker reach further."""
    step = max(1, force(t, seat).idea_step)
    return -(-distance(one, other) // step)


def roll(t: CVTable, seat: int, dice: int) -> None:
    """CV-FAV.1: fate dice, all at once."""
    chance = t.state.chance
    t.state.rolled = tuple(sorted(chance.roll(FATE, SIDES) for _ in range(dice)))
    t.emit(log.ROLLED, seat=seat, dice=list(t.state.rolled))


def range_of(t: CVTable, seat: int) -> int:
    """CV-FAV.1: the values 1 to this pass; the rightmost space passes without a roll."""
    space = t.state.players[seat].favor + force(t, seat).favor_range
    return min(space, len(t.content.favor))


def test(t: CVTable, seat: int, source: str) -> Flow[bool]:
    """CV-FAV.1, CV-FAV.2: a favor test; whether it is passed. Triggers come when it is settled (`settle`)."""
    most = range_of(t, seat)
    passed = t.content.favor[most - 1].auto_pass
    if not passed:
        roll(t, seat, t.state.players[seat].fate + force(t, seat).fate_virtual)
        passing = t.content.favor[most - 1].pass_values
        passed = any(die in passing for die in t.state.rolled)
        if not passed:
            passed = yield from rescue(t, seat, source, passing)
        t.state.rolled = ()
    t.emit(log.PASSED if passed else log.FAILED, seat=seat)
    return passed


def rescue(t: CVTable, seat: int, source: str, passing: Sequence[int]) -> Flow[bool]:
    """CV-FAV.2: idea markers may turn a failed test into a passed one; nobody spends more than it takes."""
    player = t.state.players[seat]
    if not t.state.rolled:  # whoever has no fate die fails
        return False
    price, die, value = min((ideas(t, seat, die, value), die, value) for die in t.state.rolled for value in passing)
    if price > player.idea:
        return False
    options = Options(
        {f"change:{die}:{value}": True, "accept": False},
        lambda key: Refusal("CV-FAV.2", have=player.idea) if key.startswith("change:") else None,
    )
    changed: bool = yield Ask(seat, asks.FATE, options, source=source, price=price)
    if changed:
        spend(player, "idea", price)
        t.emit(log.CHANGED, seat=seat, die=die, value=value, ideas=price)
    return changed


def settle(t: CVTable, seat: int, passed: bool) -> Flow[None]:
    """CV-EFF.8: what waits for passed and failed tests."""
    return triggers.happens(t, seat, "favor_pass" if passed else "favor_fail")


def choose_die(t: CVTable, seat: int, source: str, worth: Sequence[int]) -> Flow[int]:
    """CV-SUS.2, CV-EXP.2: roll all fate dice and choose one, which idea markers may change; its value.

    `worth` tells what each value is good for: among changes to values that are equally good only the cheapest counts.
    """
    roll(t, seat, t.state.players[seat].fate)
    found = dict(changes(t, seat, worth))
    options = Options(
        {f"{die}:{value}": (die, value, price) for value, (die, price) in found.items()},
        lambda key: Refusal("CV-FAV.2", have=t.state.players[seat].idea) if ":" in key else None,
    )
    if len(options) == 1:
        chosen: tuple[int, int, int] = next(iter(options.values()))
    else:
        chosen = yield Ask(seat, asks.DIE, options, source=source)
    die, value, price = chosen
    if price:
        spend(t.state.players[seat], "idea", price)
        t.emit(log.CHANGED, seat=seat, die=die, value=value, ideas=price)
    t.state.rolled = ()
    return value


def changes(t: CVTable, seat: int, worth: Sequence[int]) -> Iterator[tuple[int, tuple[int, int]]]:
    """The values that can be had, each with the die and the idea markers that it takes; no value twice as good.

    A value that is worth the same as another one which is cheaper, or as cheap and on a die, is left out.
    """
    player = t.state.players[seat]
    best: dict[int, tuple[int, int, int]] = {}
    for value in range(1, SIDES + 1):
        price, die = min((ideas(t, seat, die, value), die) for die in t.state.rolled)
        if price <= player.idea and (price, value) < best.get(worth[value - 1], (99, 0, 0))[:2]:
            best[worth[value - 1]] = (price, value, die)
    for price, value, die in sorted(best.values(), key=lambda found: found[1]):
        yield value, (die, price)
