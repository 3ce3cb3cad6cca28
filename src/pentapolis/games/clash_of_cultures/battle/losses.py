"""Step 4 of a combat round: hits, what cancels them, and who falls (CC-20.14, CC-20.15, CC-21)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pentapolis.games.clash_of_cultures import asks, explain, hooks, leaders, log, pirates
from pentapolis.games.clash_of_cultures.cards import draw_action
from pentapolis.games.clash_of_cultures.kinds import LEADER, NOBODY, SETTLER
from pentapolis.games.clash_of_cultures.state import ClashTable, Side
from pentapolis.games.clash_of_cultures.units import ARMY_MASK, ONE, SHIP_MASK, count, remove, stack, total, unpack
from pentapolis.games.clash_of_cultures.vocabulary.pieces import Defend
from pentapolis.games.clash_of_cultures.vocabulary.tactics import CancelHits, DrawForLosses
from pentapolis.kernel import Ask, Flow, Refusal

from .played import effect_of, encircled
from .sides import asked, battle_of, both, both_act, due, fighters, foe_of, is_player, pieces, stack_words, told

CV_PER_HIT = 5  # CC-20.14
NO_FORTRESS_HIT = "no_fortress_hit"  # a note of the battle: Siegecraft


def battle_losses(t: ClashTable) -> Flow[None]:
    """CC-20.14: both sides' hits are simultaneous: everything is chosen before anything is removed."""
    from .ending import battle_check  # which takes its losses from here

    t.then(battle_check)
    yield from cancel_hits(t)
    fallen = [due(t, side) for side, _ in both(t)]
    more = [encircled(t, side, fallen[n], fallen[1 - n]) for n, (side, _) in enumerate(both(t))]
    lost = [fallen[0] + more[1], fallen[1] + more[0]]
    chosen = []
    for n, (side, _) in enumerate(both(t)):
        chosen.append((yield from choose_losses(t, side, lost[n])))
    for n, (side, _) in enumerate(both(t)):
        yield from remove_units(t, side, chosen[n])
    for n, (side, _) in enumerate(both(t)):
        surprise = effect_of(t, side, DrawForLosses)
        if lost[1 - n] and surprise is not None:
            for _ in range(surprise.cards):
                yield from draw_action(t, side.hand)


def cancel_hits(t: ClashTable) -> Flow[None]:
    """CC-20.14: hits, and all that cancels them: first what costs nothing, then payments; the attacker first."""
    for side, _ in both(t):
        side.hits = side.value // CV_PER_HIT
    for side, foe in both(t):
        side.cancelled += asked(hooks.CANCEL_HITS, t, side, foe)
        side.spare += fortress_hit(t, side) + asked(hooks.MAY_CANCEL, t, side, foe)
        card = effect_of(t, side, CancelHits)
        if card is not None:
            side.spare += card.hits
        yield from cancel_if_wanted(t, side)
    yield from both_act(t, hooks.CASUALTIES)


def fortress_hit(t: ClashTable, side: Side) -> int:
    """CC-10.5, CC-26.13: in the first round the Fortress lets the defender cancel a hit, unless Siegecraft forbids."""
    battle = battle_of(t)
    if not battle.fortress or side is not battle.defender or NO_FORTRESS_HIT in battle.notes:
        return 0
    rule = t.content.printed(Defend)
    return rule.hits if battle.round == rule.round else 0


def cancel_if_wanted(t: ClashTable, side: Side) -> Flow[None]:
    """CC-34.4: hits that may be cancelled; nobody is asked when it would save no unit. Barbarians always do."""
    most = min(side.spare, foe_of(t, side).hits - side.cancelled)
    if most <= 0:
        return
    before = due(t, side)
    side.cancelled += most
    if due(t, side) == before or not is_player(side.owner):
        return
    options = {str(number): number for number in range(most, -1, -1)}
    wanted = yield Ask(side.roller, asks.CANCEL, options, hits=before)
    side.cancelled -= most - wanted


# Choosing and removing


def parts(group: int, amount: int) -> Iterator[int]:
    """Every choice of so many units out of a group, packed; the cheapest kinds first.

    >>> from pentapolis.games.clash_of_cultures.units import pack
    >>> [stack_words(part) for part in parts(pack({1: 2, 3: 1}), 2)]
    ['infantry2', 'infantry1+cavalry1']
    """
    kinds = list(unpack(group))
    if not kinds or not amount:
        if not amount:
            yield 0
        return
    kind, held = kinds[0]
    rest = group - held * ONE[kind]
    for taken in range(min(held, amount), -1, -1):
        for part in parts(rest, amount - taken):
            yield taken * ONE[kind] + part


def choose_losses(t: ClashTable, side: Side, hits: int, *, cargo: int = 0) -> Flow[int]:
    """CC-21.2: the owner chooses (for Barbarians the player who rolls). CC-30.22: pirate ships are lost first.

    With `cargo` the units are land units aboard instead of those that fight (CC-24.4).
    """
    group = cargo or side.units
    if side.allies and not cargo:
        sunk = min(side.allies, hits)
        pirates.sink(t, battle_of(t).space, sunk)
        side.allies -= sunk
        side.allies_lost += sunk
        hits -= sunk
    hits = min(hits, total(group))
    options = {stack_words(part): part for part in parts(group, hits)}
    return (yield from asks.choose(side.roller, asks.LOSSES, options, hits=hits))


def remove_units(t: ClashTable, side: Side, lost: int) -> Flow[None]:
    """CC-21.1: back to the supply; CC-11.15: a Leader is lost; CC-20.15: Settlers go with the last army unit."""
    battle, foe = battle_of(t), foe_of(t, side)
    if not lost:
        return
    t.emit(log.FELL, pieces=pieces(lost), **told(side))
    side.lost += lost
    side.losses += lost
    side.units -= lost & (SHIP_MASK if battle.naval else ARMY_MASK)
    for kind, amount in unpack(lost):
        if kind == LEADER:
            yield from leaders.lose(t, side.owner, foe.owner if is_player(foe.owner) else NOBODY)
        else:
            remove(t, side.owner, battle.space, kind, amount)
    if not battle.naval and not fighters(side):
        remove_settlers(t, side)


def remove_settlers(t: ClashTable, side: Side) -> None:
    """CC-20.15, CC-23.1: Settlers without an army unit are gone."""
    space = battle_of(t).space
    amount = count(stack(t.state, side.owner, space), SETTLER)
    if amount:
        remove(t, side.owner, space, SETTLER, amount)
        side.losses += amount * ONE[SETTLER]
        t.emit(log.FELL, pieces=pieces(amount * ONE[SETTLER]), **told(side))


def why_not_losses(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-20.14: too few, too many, or units that are not there."""
    return Refusal("CC-20.14", hits=ask.about["hits"]) if READABLE.fullmatch(key) else None


READABLE = re.compile(r"[a-z]+[0-9]+(\+[a-z]+[0-9]+)*")
explain.EXPLAIN[asks.LOSSES] = why_not_losses
