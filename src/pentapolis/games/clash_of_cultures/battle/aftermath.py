"""What a battle leaves behind: cargo, withdrawal, marks, rewards (CC-24.4, CC-20.18, CC-12.3, CC-26.14, CC-27.7)."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.clash_of_cultures import asks, hooks, log
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, CULTURE, GOLD, MOOD, PIRATES, SHIP
from pentapolis.games.clash_of_cultures.pirates import controlled
from pentapolis.games.clash_of_cultures.state import Battle, ClashTable, Mark, Side, layout_of
from pentapolis.games.clash_of_cultures.units import (
    FOUGHT,
    LAND_MASK,
    SHIFT,
    SHIP_MASK,
    count,
    enemies_at,
    shift,
    stack,
    total,
    unpack,
)
from pentapolis.games.clash_of_cultures.wealth import gain
from pentapolis.kernel import Ask, Flow

from .losses import choose_losses, remove_units
from .sides import battle_of, fighters, is_player, told

BARBARIAN_GOLD = 1  # CC-26.14
CARGO = 2  # CC-13.7: land units for each Ship

# Ships and their cargo


def drop_cargo(t: ClashTable, side: Side) -> Flow[None]:
    """CC-24.4, CC-24.7: the owner removes land units until the Ships that are left can carry the rest."""
    space = battle_of(t).space
    if not is_player(side.owner):
        return
    cargo = stack(t.state, side.owner, space) & LAND_MASK
    ships = count(stack(t.state, side.owner, space), SHIP) + controlled(t, side.owner, space)
    surplus = total(cargo) - ships * hooks.SHIP_CAPACITY(t, side.owner, CARGO)
    if surplus > 0:
        yield from remove_units(t, side, (yield from choose_losses(t, side, surplus, cargo=cargo)))


def withdraw(t: ClashTable) -> None:
    """CC-20.18, CC-20.20, CC-23.2: all that came goes back together to where it came from, with its marks."""
    state, battle = t.state, battle_of(t)
    side, start, end = battle.attacker, battle.space, battle.origin
    group = sum(min(amount, here(t, side, kind)) << SHIFT[kind] for kind, amount in unpack(battle.group))
    if start != end and group:
        marks = [Mark(end, mark.kind, mark.flags, mark.count) for mark in state.marks if mark.space == start]
        shift(t, side.owner, start, end, group)
        if side.allies:
            shift(t, PIRATES, start, end, side.allies << SHIFT[SHIP])
        if side.owner == state.turn.seat:
            state.marks = [mark for mark in state.marks if mark.space != start] + marks
    t.emit(log.WITHDREW, space=layout_of(t).names[end], **told(side))


# What comes of it


def note_facts(t: ClashTable, battle: Battle) -> None:
    """Facts of the turn for objectives and cards."""
    turn = t.state.turn
    if turn.seat not in (battle.attacker.owner, battle.defender.owner):
        return
    won = battle.winner == turn.seat
    if not battle.naval:
        turn.battles.append(battle.space)
        if won:
            turn.wins.append(battle.space)
    elif won and PIRATES in (battle.attacker.owner, battle.defender.owner):
        turn.pirate_wins += 1


def mark_fighters(t: ClashTable) -> None:
    """CC-12.3, CC-22.8, CC-24.5: units of the active player that fought may not move again in this turn."""
    state, battle = t.state, battle_of(t)
    for side in (battle.attacker, battle.defender):
        for kind, amount in unpack(side.units) if side.owner == state.turn.seat else ():
            state.marks = list(with_marks(state.marks, battle.space, kind, min(amount, here(t, side, kind))))


def here(t: ClashTable, side: Side, kind: int) -> int:
    return count(stack(t.state, side.owner, battle_of(t).space), kind)


def with_marks(marks: list[Mark], space: int, kind: int, amount: int) -> Iterator[Mark]:
    """The marks, and so many units of a kind on a space marked as having fought: those with marks get one more."""
    for mark in marks:
        if (mark.space, mark.kind) == (space, kind):
            amount -= mark.count
            mark = Mark(space, kind, mark.flags | FOUGHT, mark.count)
        yield mark
    if amount > 0:
        yield Mark(space, kind, FOUGHT, amount)


def reward(t: ClashTable, side: Side, foe: Side) -> Flow[None]:
    """CC-26.14: 1 gold for a victory over Barbarians. CC-27.7: for every pirate ship sunk, whoever won."""
    battle = battle_of(t)
    if not is_player(side.owner):
        return
    if foe.owner == BARBARIANS and battle.winner == side.owner and foe.start:
        gain(t, side.owner, GOLD, BARBARIAN_GOLD)
    elif foe.owner == PIRATES:
        sunk = count(foe.losses, SHIP)
        gain(t, side.owner, GOLD, sunk)
        for left in range(sunk, 0, -1):
            good = yield Ask(side.owner, asks.REWARD, {"mood": MOOD, "culture": CULTURE}, left=left)
            gain(t, side.owner, good)


def falls(t: ClashTable, battle: Battle) -> bool:
    """CC-22.1: after a land battle the attackers are alone with the enemy city."""
    city = t.state.cities.get(battle.space)
    owner = battle.attacker.owner
    if battle.naval or city is None or city.owner == owner or not fighters(battle.attacker):
        return False
    return battle.winner == owner and not enemies_at(t.state, owner, battle.space)


def fight_on(t: ClashTable, battle: Battle) -> None:
    """If yet another owner's units stand here the battle goes on against them."""
    from .start import begin

    owner, mask = battle.attacker.owner, SHIP_MASK if battle.naval else LAND_MASK
    if battle.winner != owner or not fighters(battle.attacker):
        return
    for other, stacks in enumerate(t.state.units):
        if other in (owner, battle.defender.owner) or not stacks.get(battle.space, 0) & mask:
            continue
        if other != PIRATES or not controlled(t, owner, battle.space):
            here = stack(t.state, owner, battle.space)
            begin(
                t,
                owner,
                battle.space,
                here,
                battle.origin,
                naval=battle.naval,
                landed=battle.landed,
                cause=battle.cause,
            )
            return
