"""Step 3 of a combat round: the roll, clash abilities and the combat value (CC-20.7 to CC-20.13, CC-20.24)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, log
from pentapolis.games.clash_of_cultures.kinds import CAVALRY, ELEPHANT, INFANTRY, LEADER, UNITS
from pentapolis.games.clash_of_cultures.payments import BATTLE, can_pay, pay
from pentapolis.games.clash_of_cultures.state import ClashTable, Side
from pentapolis.games.clash_of_cultures.units import count
from pentapolis.games.clash_of_cultures.vocabulary import tactics
from pentapolis.games.clash_of_cultures.vocabulary.clash import AddValue, CancelForDie
from pentapolis.games.clash_of_cultures.vocabulary.pieces import Defend
from pentapolis.kernel import Ask, Flow

from .losses import battle_losses
from .played import effect_of
from .sides import asked, asked_whether, battle_of, both, both_act, cancel, fighters, foe_of, is_player, told

UNCAPPED = 999
NO_FORTRESS_DIE = "no_fortress_die"  # a note of the battle: Siegecraft
LEADER_ICON = UNITS[LEADER]


def battle_roll(t: ClashTable) -> Flow[None]:
    """CC-20.7: payments for this roll, the dice of both sides, and the values; then what reacts to them."""
    t.then(battle_losses)
    clash = []
    for side, foe in both(t):
        clash.append((yield from may_clash(t, side, foe)))
    yield from both_act(t, hooks.BEFORE_ROLL)
    for n, (side, foe) in enumerate(both(t)):
        throw(t, side, foe, clash[n])
    for n, (side, foe) in enumerate(both(t)):
        if clash[n] and is_player(side.owner):
            yield from hooks.ROLLED.run(t, side.owner, side, foe)
    for n, (side, foe) in enumerate(both(t)):
        add_up(t, side, foe, clash[n])
    yield from both_act(t, hooks.AFTER_ROLL)


def may_clash(t: ClashTable, side: Side, foe: Side) -> Flow[bool]:
    """Whether clash abilities work: not at sea (CC-24.2), not against High Ground, nor Siege unless it is paid."""
    if battle_of(t).naval or asked_whether(hooks.DENY_CLASH, t, side, foe):
        return False
    if effect_of(t, foe, tactics.DenyClash) is not None:
        return False
    siege = effect_of(t, foe, tactics.DenyClashUnlessPaid)
    if siege is None:
        return True
    if not is_player(side.owner) or not fighters(side) or not can_pay(t, side.owner, siege.prices, BATTLE):
        return False
    if not (yield Ask(side.owner, asks.SIEGE, {"yes": True, "no": False})):
        return False
    yield from pay(t, side.owner, siege.prices, BATTLE)
    return True


def dice_of(t: ClashTable, side: Side, foe: Side) -> int:
    """CC-20.7: a die for each fighting unit, and the extra dice: Fortress (CC-10.5), cards, abilities."""
    battle = battle_of(t)
    number = fighters(side)
    if battle.fortress and side is battle.defender and NO_FORTRESS_DIE not in battle.notes:
        rule = t.content.printed(Defend)
        number += rule.dice if battle.round == rule.round else 0
    card = effect_of(t, side, tactics.CombatDice)
    if card is not None:
        number += card.dice
    return asked(hooks.COMBAT_DICE, t, side, foe, number)


def throw(t: ClashTable, side: Side, foe: Side, clash: bool) -> None:
    """Roll; CC-20.11, CC-20.12: a Leader rolls one die with its icon again, until it shows another."""
    chance, faces = t.state.chance, t.content.faces
    side.dice = [chance.roll("die", len(faces)) for _ in range(dice_of(t, side, foe))]
    if not clash or not count(side.units, LEADER):
        return
    for n, die in enumerate(side.dice):
        if faces[die - 1].icon == LEADER_ICON:
            while faces[side.dice[n] - 1].icon == LEADER_ICON:
                side.dice[n] = chance.roll("die", len(faces))
            return


def clashes(t: ClashTable, side: Side, kind: int) -> int:
    """CC-20.8, CC-33.9b: how many units of a kind activate their ability: one for each icon, each unit once."""
    faces, icon = t.content.faces, UNITS[kind]
    return min(sum(faces[die - 1].icon == icon for die in side.dice), count(side.units, kind))


def add_up(t: ClashTable, side: Side, foe: Side, clash: bool) -> None:
    """CC-20.7, CC-20.9, CC-20.10: the dice that count, the bonuses and the penalties."""
    battle, faces = battle_of(t), t.content.faces
    side.base = sum(faces[die - 1].value for die in side.dice)
    side.plus = side.bonus + side.extra + (side.first if battle.round == 1 else 0)
    side.plus += side.elephants * count(side.units, ELEPHANT)
    if clash:
        add_clashes(t, side, foe)
    add_card(t, side, foe)
    side.minus += asked(hooks.ENEMY_VALUE, t, foe, side)
    side.plus += asked(hooks.COMBAT_VALUE, t, side, foe)
    count_value(t, side)
    t.emit(log.ROLLED, count=len(side.dice), value=side.value, **told(side))


def add_card(t: ClashTable, side: Side, foe: Side) -> None:
    """CC-20.7: what the cards of both sides add and take."""
    if side.card:
        plain, each = effect_of(t, side, tactics.CombatValue), effect_of(t, side, tactics.ValuePerEnemy)
        side.plus += (plain.value if plain else 0) + (each.value * fighters(foe) if each else 0)
    weaker = effect_of(t, foe, tactics.WeakenEnemy)
    if weaker is not None:
        side.minus += weaker.value * fighters(side)


def add_clashes(t: ClashTable, side: Side, foe: Side) -> None:
    """CC-20.9, CC-20.10: Infantry and Cavalry add; an Elephant gives its die for a hit that is cancelled."""
    horses = clashes(t, side, CAVALRY)
    swapped = min(side.swapped, horses)
    side.plus += t.content.printed(AddValue, "infantry").amount * clashes(t, side, INFANTRY)
    side.plus += t.content.printed(AddValue, "cavalry").amount * (horses - swapped)
    if horses > swapped and is_player(side.owner):
        side.plus += hooks.CAVALRY_CLASH(t, side.owner, 0, side, foe, horses - swapped)
    for kind, number in ((ELEPHANT, clashes(t, side, ELEPHANT)), (CAVALRY, swapped)):
        values = sorted(
            face.value for face in (t.content.faces[die - 1] for die in side.dice) if face.icon == UNITS[kind]
        )
        side.base -= sum(values[:number])
        cancel(t, side, number * t.content.printed(CancelForDie).hits)


def count_value(t: ClashTable, side: Side) -> None:
    """CC-20.13, CC-20.24: the value is never below 0; the enemy may cap the bonuses, penalties still apply."""
    foe = foe_of(t, side)
    cap = asked(hooks.CAP_BONUS, t, foe, side, UNCAPPED)
    side.value = max(0, side.base + min(side.plus, cap) + side.minus)
