"""Step 1 of a combat round: cards are laid face down (CC-20.4, CC-20.5, CC-17.2)."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.clash_of_cultures import asks, explain, hooks, log
from pentapolis.games.clash_of_cultures.cards import piles
from pentapolis.games.clash_of_cultures.entries import TacticsCard
from pentapolis.games.clash_of_cultures.kinds import NOBODY
from pentapolis.games.clash_of_cultures.sources import TACTICS
from pentapolis.games.clash_of_cultures.state import Battle, ClashTable, Side
from pentapolis.games.clash_of_cultures.vocabulary.tactics import Retreat
from pentapolis.kernel import Ask, Flow, Refusal, beat

from .advances import NO_CARDS
from .retreat import retreat_area
from .sides import asked_whether, attacks, battle_of, both_act, fighters, foe_of


def battle_round(t: ClashTable) -> Flow[None]:
    """CC-20.2: a new combat round; nothing of the last one is left."""
    battle = battle_of(t)
    for side in (battle.attacker, battle.defender):
        side.began = side.units
        side.dice, side.card, side.laid, side.revealed, side.ignored = [], "", False, False, False
        side.value = side.hits = side.cancelled = side.lost = side.extra = side.swapped = side.spare = 0
        side.base = side.plus = side.minus = 0
    t.emit(log.COMBAT_ROUND, round=battle.round)
    t.then(battle_cards, 0)
    yield from both_act(t, hooks.BEFORE_TACTICS)


def battle_cards(t: ClashTable, number: int) -> Flow[None]:
    """CC-20.4: the attacker (0), then the defender (1) may lay a card; only its owner sees which.

    Whoever might hold a card to lay is asked, even if none of the hand fits: not to be asked would tell.
    """
    from .tactics import battle_reveal  # which leads to the next round

    t.then_all(beat(battle_reveal) if number else beat(battle_cards, 1))
    side = (battle_of(t).attacker, battle_of(t).defender)[number]
    if bar_laying(t, side) is None and t.state.players[side.hand].actions:
        card = yield Ask(side.hand, asks.TACTICS, choices(t, side), round=battle_of(t).round)
        if card:
            put_down(t, side, card)


def choices(t: ClashTable, side: Side) -> dict[str, str]:
    """CC-20.5: the cards of the hand that fit, by id; and none."""
    hand = t.state.players[side.hand].actions
    return {asks.NONE: ""} | {card: card for card in sorted(hand) if bar_card(t, side, card) is None}


def put_down(t: ClashTable, side: Side, card: str) -> None:
    """The card leaves the hand; everybody sees that there is one."""
    t.state.players[side.hand].actions.remove(card)
    side.card, side.laid = card, True
    t.emit(log.LAID, seat=side.hand, secret={side.hand: {"card": card}})


def bar_laying(t: ClashTable, side: Side) -> str | None:
    """The rule that keeps a side from laying any card in this round."""
    foe = foe_of(t, side)
    if side.hand == NOBODY:
        return "CC-26.11"
    if not t.state.players[side.hand].force & TACTICS:
        return "CC-17.2"
    if asked_whether(hooks.DENY_TACTICS, t, foe, side):
        return "CC-20.4"
    if NO_CARDS in side.notes and battle_of(t).round == 1:
        return "CC-20.4"
    if not asked_whether(hooks.OWN_TACTICS, t, side, foe, True):
        return "CC-20.4"
    return None


def bar_card(t: ClashTable, side: Side, card: str) -> str | None:
    """CC-20.5: the rule that keeps this card from being laid by the side, whoever holds it."""
    battle = battle_of(t)
    name = t.content.action_cards[card].tactics
    tactic = t.content.tactics[name]
    if not any(REQUIRES[need](battle, side) for need in tactic.requires_any):
        return "CC-20.5"
    if not in_role(t, side, tactic) or (tactic.only_in_city and not battle.city):
        return "CC-20.5"
    if tactic.not_against_city and battle.city and attacks(t, side):
        return "CC-20.5"
    if (Retreat, name) in t.content.effects and not retreat_area(t, side):
        return "CC-31.11"
    return None


REQUIRES: dict[str, Callable[[Battle, Side], bool]] = {
    "army": lambda battle, side: not battle.naval and fighters(side) > 0,
    "ship": lambda battle, side: battle.naval and fighters(side) > 0,
    "fortress": lambda battle, side: battle.fortress and side is battle.defender,
}


def in_role(t: ClashTable, side: Side, tactic: TacticsCard) -> bool:
    return tactic.role == "any" or (tactic.role == "attacker") == attacks(t, side)


def put_away(t: ClashTable) -> None:
    """CC-20.6: cards work in their round only and are then discarded face up."""
    battle = battle_of(t)
    for side in (battle.attacker, battle.defender):
        if side.card:
            piles.put_away(t, side.hand, t.state.action_discard, side.card)
            side.card = ""


def why_not_card(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """Only of a card that the seat holds itself is there anything to say."""
    battle = t.state.battle
    if battle is None or key not in t.state.players[ask.seat].actions:
        return None
    for side in (battle.attacker, battle.defender):
        if side.hand == ask.seat:
            rule = bar_card(t, side, key)
            return Refusal(rule, card=key) if rule else None
    return None


explain.EXPLAIN[asks.TACTICS] = why_not_card
