"""The two sides of a battle, and the words in which abilities speak about them."""

from __future__ import annotations

from typing import Any

from pentapolis.games.clash_of_cultures import log
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, LEADER, NOWHERE, PIRATES, UNITS
from pentapolis.games.clash_of_cultures.state import Battle, ClashTable, Side
from pentapolis.games.clash_of_cultures.units import FOUGHT, ONE, count, mark, shift, total, unpack
from pentapolis.kernel import Flow
from pentapolis.parts.hooks import SILENCE, Moment, Question

FORCED = "forced"  # a note of the battle: the attacker must withdraw after this round


def battle_of(t: ClashTable) -> Battle:
    """The battle in progress."""
    battle = t.state.battle
    assert battle is not None, "there is no battle"
    return battle


def both(t: ClashTable) -> tuple[tuple[Side, Side], tuple[Side, Side]]:
    """Each side with its foe; the attacker first (CC-20.3, CC-20.4)."""
    battle = battle_of(t)
    return (battle.attacker, battle.defender), (battle.defender, battle.attacker)


def foe_of(t: ClashTable, side: Side) -> Side:
    battle = battle_of(t)
    return battle.defender if side is battle.attacker else battle.attacker


def attacks(t: ClashTable, side: Side) -> bool:
    return side is battle_of(t).attacker


def is_player(owner: int) -> bool:
    """A seat, not Barbarians or Pirates."""
    return owner < BARBARIANS


def fighters(side: Side) -> int:
    """Units that fight: a die for each (CC-20.7, CC-24.2); pirate ships of Carthage too (CC-30.22)."""
    return total(side.units) + side.allies


def led(t: ClashTable, side: Side) -> bool:
    """CC-11.14: the side's Leader takes part in a land battle, or is aboard in a naval one (CC-24.4)."""
    if not battle_of(t).naval:
        return count(side.units, LEADER) > 0
    return is_player(side.owner) and t.state.players[side.owner].leader_space == battle_of(t).space


def both_act(t: ClashTable, moment: Moment) -> Flow[None]:
    """A moment of the battle for the abilities of both sides, the attacker's first; mostly there are none."""
    forces = [t.state.players[side.owner].force for side, _ in both(t) if is_player(side.owner)]
    return _both_act(t, moment) if any(force & moment.mask for force in forces) else SILENCE


def _both_act(t: ClashTable, moment: Moment) -> Flow[None]:
    for side, foe in both(t):
        if is_player(side.owner):
            yield from moment.run(t, side.owner, side, foe)


def asked(question: Question[int], t: ClashTable, side: Side, foe: Side, value: int = 0) -> int:
    """A number from the abilities of a side; Barbarians and Pirates have none."""
    return question(t, side.owner, value, side, foe) if is_player(side.owner) else value


def asked_whether(question: Question[bool], t: ClashTable, side: Side, foe: Side, value: bool = False) -> bool:
    return question(t, side.owner, value, side, foe) if is_player(side.owner) else value


# What abilities may do to a battle


def cancel(t: ClashTable, side: Side, hits: int = 1) -> None:
    """CC-20.14: the side suffers fewer hits in this round."""
    side.cancelled += hits


def due(t: ClashTable, side: Side) -> int:
    """How many units the side loses in this round as things stand."""
    return min(fighters(side), max(0, foe_of(t, side).hits - side.cancelled))


def add_value(t: ClashTable, side: Side, amount: int) -> None:
    """CC-20.23: a bonus after the roll."""
    from .dice import count_value

    side.plus += amount
    count_value(t, side)


def leave(t: ClashTable, side: Side, kind: int, end: int) -> None:
    """A unit leaves the battle alive for another space (Viriatus); it no longer fights."""
    one = ONE[kind]
    shift(t, side.owner, battle_of(t).space, end, one)
    side.units -= one
    if side.owner == t.state.turn.seat:  # CC-12.3: it has fought
        mark(t, end, kind, FOUGHT, 1)
    t.emit(log.LEFT_BATTLE, piece=UNITS[kind])


def force_withdrawal(t: ClashTable) -> None:
    """The attacker must withdraw after this round (Dido); it needs a place to go to."""
    assert battle_of(t).origin != NOWHERE, "nowhere to withdraw to"
    battle_of(t).notes.append(FORCED)


def join(t: ClashTable, side: Side, kind: int) -> None:
    """A unit that was just placed on the space takes part from now on (Dido)."""
    side.units += ONE[kind]


def stack_words(stack: int) -> str:
    """A group of units in one word.

    >>> from pentapolis.games.clash_of_cultures.units import pack
    >>> stack_words(pack({1: 2, 3: 1}))
    'infantry2+cavalry1'
    """
    return "+".join(f"{UNITS[kind]}{amount}" for kind, amount in unpack(stack)) or "none"


def told(side: Side) -> dict[str, Any]:
    """A side in an event: `who` is `seat`, `barbarians` or `pirates`; `seat` is the seat that acts for it."""
    return {"who": WHO.get(side.owner, "seat"), "seat": side.roller}


WHO = {BARBARIANS: "barbarians", PIRATES: "pirates"}


def pieces(stack: int) -> list[str]:
    """Every unit of a stack by name, for an event."""
    return [UNITS[kind] for kind, amount in unpack(stack) for _ in range(amount)]
