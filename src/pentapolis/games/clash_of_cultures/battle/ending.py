"""Step 5 of a combat round and the end of a battle (CC-20.16 to CC-20.20)."""

from __future__ import annotations

from typing import Any

from pentapolis.games.clash_of_cultures import asks, hooks, log, objectives
from pentapolis.games.clash_of_cultures.kinds import NOBODY, NOWHERE
from pentapolis.games.clash_of_cultures.state import Battle, ClashTable
from pentapolis.kernel import Ask, Flow

from .advances import darkened, solar_eclipse
from .aftermath import drop_cargo, falls, fight_on, mark_fighters, note_facts, reward, withdraw
from .capture import capture
from .cards import battle_round, put_away
from .losses import remove_settlers, remove_units
from .sides import FORCED, battle_of, both, both_act, fighters, is_player, told


def battle_check(t: ClashTable) -> Flow[None]:
    """CC-20.16, CC-20.17: a side without units has lost; with both left the attacker withdraws or goes on."""
    battle = battle_of(t)
    attacker, defender = battle.attacker, battle.defender
    put_away(t)
    left, right = fighters(attacker), fighters(defender)
    if left and right:
        yield from go_on(t)
        return
    if left:
        battle.winner = attacker.owner
    elif right or not defender.start:  # a Fortress alone has beaten them off
        battle.winner = defender.owner
    battle.ended = "draw" if battle.winner == NOBODY else "won"
    t.then(battle_over)


def go_on(t: ClashTable) -> Flow[None]:
    """CC-20.18: a new round, unless the attacker withdraws."""
    battle = battle_of(t)
    yield from both_act(t, hooks.ROUND_END)
    if (yield from withdraws(t, battle)):
        battle.ended = "withdrawn"
        t.then(battle_over)
        return
    battle.round += 1
    t.then(battle_round)


def withdraws(t: ClashTable, battle: Battle) -> Flow[bool]:
    """CC-20.18, CC-20.19, CC-24.3, CC-27.8: only players, not where they were recruited; some effects force it."""
    if battle.origin == NOWHERE:
        return False
    if FORCED in battle.notes or darkened(t, battle):
        return True
    owner = battle.attacker.owner
    if not is_player(owner):
        return False
    return bool((yield Ask(owner, asks.WITHDRAW, {"fight": False, "withdraw": True}, round=battle.round)))


def battle_beaten(t: ClashTable) -> Flow[None]:
    """CC-28.14: the attackers lose without dice and cards."""
    battle = battle_of(t)
    yield from remove_units(t, battle.attacker, battle.attacker.units)
    battle.winner, battle.ended = battle.defender.owner, "won"
    t.then(battle_over)


def battle_over(t: ClashTable) -> Flow[None]:
    """The battle has ended: cargo, withdrawal, rewards, abilities, objectives, capture; in this order."""
    battle = battle_of(t)
    put_away(t)
    t.emit(log.BATTLE_OVER, **result_words(battle))
    if battle.naval:
        for side, _ in both(t):
            yield from drop_cargo(t, side)
    mark_fighters(t)
    if battle.ended == "withdrawn":
        withdraw(t)
    elif fighters(battle.attacker) and not battle.naval:
        remove_settlers(t, battle.defender)  # CC-23.3: those behind a Fortress
    elif not battle.naval:
        remove_settlers(t, battle.attacker)  # CC-20.15: also if the last army unit was driven away
    note_facts(t, battle)
    solar_eclipse(t)
    for side, foe in both(t):
        yield from reward(t, side, foe)
    yield from both_act(t, hooks.BATTLE_END)
    for side, _ in both(t):
        if is_player(side.owner):
            yield from objectives.immediate(t, "battle", side.owner, battle)
    if falls(t, battle):
        yield from capture(t, battle.attacker.owner, battle.space)
    t.state.battle = None
    fight_on(t, battle)


def result_words(battle: Battle) -> dict[str, Any]:
    if battle.winner == NOBODY:
        return {"result": battle.ended}
    winner = battle.attacker if battle.winner == battle.attacker.owner else battle.defender
    return {"result": "won", **told(winner)}
