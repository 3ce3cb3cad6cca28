"""Why not: the rule that keeps an answer off the list, with the numbers it depends on.

The rules are those of the same `bar` functions and lists that make the offers.
"""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel import Ask, Refusal
from pentapolis.kernel.ask import read_seat

from . import asks
from .civilization import attack_strength, defense_strength
from .market import slot_of
from .menu import BONUS, DECLINE, TURN
from .state import NOBODY, FlowTable


def explain_tokens(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """FH-INV.2: a possible amount."""
    have, card = t.state.civilizations[ask.seat].tokens, str(ask.about["card"])
    return Refusal("FH-INV.2", card=card, have=have, fault="amount") if key.isdecimal() else None


def explain_strike(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    return Refusal("FH-DSL.6") if key.partition(":")[0] in ("steal", "remove") else None


def explain_gain(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """FH-EFF.8: not one with a marker; FH-EFF.9: one of the right type."""
    if key not in t.content.cards:
        return None
    slot = slot_of(t, key)
    return Refusal("FH-EFF.8" if slot is not None and slot.investor != NOBODY else "FH-EFF.9", card=key)


def explain_card(rule: str) -> Callable[[FlowTable, Ask, str], Refusal | None]:
    """One rule says which cards are meant."""
    return lambda t, ask, key: Refusal(rule, card=key) if key in t.content.cards else None


def explain_action(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """FH-TUR.3: a turn's action cannot be declined; else as the verb says."""
    return Refusal("FH-TUR.3") if key == DECLINE.words else TURN.refuse(t, ask.seat, key)


def explain_bonus(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """FH-TWO.7: one Invest or Snipe."""
    refusal = TURN.refuse(t, ask.seat, key)
    return refusal if refusal is None or BONUS.verb_of(key) else Refusal("FH-TWO.7")


def explain_target(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """FH-ATK.4: strength against strength."""
    number = key.removeprefix("seat")
    if key == number or not number.isdecimal() or not 1 <= int(number) <= t.state.players:
        return None
    civs = t.state.civilizations
    return Refusal("FH-ATK.4", have=attack_strength(civs[ask.seat]), need=defense_strength(civs[read_seat(key)]) + 1)


REASONS: dict[str, Callable[[FlowTable, Ask, str], Refusal | None]] = {
    asks.ACTION: explain_action,
    asks.BONUS: explain_bonus,
    asks.TOKENS: explain_tokens,
    asks.TARGET: explain_target,
    asks.STRIKE: explain_strike,
    asks.GAIN: explain_gain,
    asks.KEEP: explain_card("FH-TWO.2"),
    asks.BANKER: explain_card("FH-TWO.14"),
}
"""Why an answer is not legal, by kind of question."""
