"""Step 2 of a combat round: the cards are revealed (CC-20.6), and what each of the 16 tactics does.

The effects "on reveal" stand here, in the order of CC-20.6; those of the roll are in `dice`, those of losses in
`losses`: all of them ask `played`, so a card that is ignored does nothing anywhere.
"""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.clash_of_cultures import hooks, log
from pentapolis.games.clash_of_cultures.abilities import SILENCE
from pentapolis.games.clash_of_cultures.cards import forget, show
from pentapolis.games.clash_of_cultures.state import ClashTable, Side
from pentapolis.games.clash_of_cultures.vocabulary import tactics
from pentapolis.kernel import Flow

from .dice import battle_roll
from .ending import battle_check, battle_over
from .losses import choose_losses, remove_units
from .played import effect_of, plain_roll
from .retreat import retreat, retreat_area
from .sides import battle_of, both, fighters, is_player


def battle_reveal(t: ClashTable) -> Flow[None]:
    """CC-20.6: both cards are turned over; Scout, then Martyr, then the others, Tactical Retreat last."""
    for side, _ in both(t):
        if side.card:
            side.revealed = True
            side.played.append(side.card)
            t.emit(log.REVEALED, seat=side.hand, card=side.card)
    for side, foe in both(t):
        if side.card and is_player(side.owner):
            yield from hooks.ON_REVEAL.run(t, side.owner, side, foe)
    for group in ON_REVEAL:
        for side, foe in both(t):
            for effect in group:
                yield from effect(t, side, foe) or SILENCE
    if battle_of(t).ended:
        t.then(battle_over)
    elif can_go_on(t):
        t.then(battle_roll)
    else:
        t.then(battle_check)


def can_go_on(t: ClashTable) -> bool:
    """Whether there is still somebody to roll against: units, or a Fortress in its round (CC-20.17)."""
    battle = battle_of(t)
    fortress = battle.fortress and battle.round == 1
    return fighters(battle.attacker) > 0 and (fighters(battle.defender) > 0 or fortress)


def scout(t: ClashTable, side: Side, foe: Side) -> None:
    """The opponent's card does nothing and goes to the own hand; everybody has seen it."""
    if effect_of(t, side, tactics.TakeCard) is not None and foe.card:
        card, foe.card, foe.ignored = foe.card, "", True
        foe.played.remove(card)
        t.state.players[side.hand].actions.append(card)
        forget(t, card)
        show(t, card)
        t.emit(log.SCOUTED, seat=side.hand, card=card)


def martyr(t: ClashTable, side: Side, foe: Side) -> Flow[None]:
    """First an own unit, then one of the opponent's; the opponent's card does nothing."""
    rule = effect_of(t, side, tactics.Sacrifice)
    if rule is not None:
        foe.ignored = True
        yield from lose_at_once(t, side, rule.own)
        yield from lose_at_once(t, foe, rule.enemy)


def archers(t: ClashTable, side: Side, foe: Side) -> Flow[None]:
    """On 5 or 6 the opponent removes an army unit at once."""
    rule = effect_of(t, side, tactics.RollToRemove)
    if rule is None:
        return
    value = plain_roll(t)
    t.emit(log.TACTICS_ROLL, seat=side.hand, card=side.card, value=value)
    if value >= rule.least:
        yield from lose_at_once(t, foe, rule.units)


def peltasts(t: ClashTable, side: Side, foe: Side) -> None:
    """A die for each own army unit: with a 5 or 6 one hit may be cancelled in this round."""
    rule = effect_of(t, side, tactics.RollToCancel)
    if rule is not None:
        best = max((plain_roll(t) for _ in range(fighters(side))), default=0)
        t.emit(log.TACTICS_ROLL, seat=side.hand, card=side.card, value=best)
        if best >= rule.least:
            side.spare += rule.hits


def tactical_retreat(t: ClashTable, side: Side, foe: Side) -> Flow[None]:
    """CC-31.11: only units that are still there can retreat."""
    if effect_of(t, side, tactics.Retreat) is not None and fighters(side) and fighters(foe) and retreat_area(t, side):
        yield from retreat(t, side)


def lose_at_once(t: ClashTable, side: Side, units: int) -> Flow[None]:
    """CC-21.2: fighting units that the owner chooses, before the dice."""
    if fighters(side):
        yield from remove_units(t, side, (yield from choose_losses(t, side, units)))


Reveal = Callable[[ClashTable, Side, Side], Flow[None] | None]
ON_REVEAL: tuple[tuple[Reveal, ...], ...] = ((scout,), (martyr,), (archers, peltasts), (tactical_retreat,))
"""CC-20.6: what cards do when they are revealed, in this order; in each group the attacker first."""
