"""Why not: the rule that keeps an answer off the list, by the same functions that make the offers."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel import Ask, Refusal

from . import asks, trade
from .abilities import TURN
from .reasons import OFFER_WORDS, RULE_OF, is_answer
from .state import ClashTable, layout_of

Explainer = Callable[[ClashTable, Ask, str], Refusal | None]

EXPLAIN: dict[str, Explainer] = {}
"""By kind of ask: why an answer is not legal. Wings add theirs."""


def not_there(rule: str, **facts: int | str) -> Explainer:
    """The rule that leaves a space out, where the answers are spaces."""
    return lambda t, ask, key: Refusal(rule, space=key, **facts) if key in layout_of(t).index else None


def explain(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """Called for an answer that is not among the legal ones; None if the game knows no such answer."""
    if ask.kind == asks.ACT:
        return explain_act(t, ask.seat, key)
    maker = EXPLAIN.get(ask.kind)
    refusal = maker(t, ask, key) if maker else None
    if refusal is None and ask.kind in RULE_OF and is_answer(t, key):
        return Refusal(RULE_OF[ask.kind])
    return refusal


def explain_trade(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-4.9: an offer is sent or withdrawn before anything else is done."""
    refusal = trade.why_not(t, ask.seat, key)
    if refusal is None and (key == asks.END or TURN.verb_of(key) is not None):
        return Refusal("CC-4.9")
    return refusal


EXPLAIN[asks.TRADE] = explain_trade


def explain_act(t: ClashTable, seat: int, key: str) -> Refusal | None:
    """CC-2.2 to CC-2.5: no Main Action is left, or the ability is not in force; else the action's own reason."""
    found = TURN.verb_of(key)
    if found is None:
        return Refusal("CC-4.8") if key.partition(":")[0] in OFFER_WORDS else None
    verb, rest = found
    if verb.main and t.state.turn.actions <= 0:
        return Refusal("CC-2.2", actions=0)
    if verb.source and not t.state.players[seat].force & verb.source:
        return Refusal("CC-6.12", piece=key.split(":")[1] if ":" in key else key)
    refusal = verb.refuse(t, seat, rest)
    if refusal is None and is_answer(t, rest or verb.words.split(":")[-1]):
        return Refusal("CC-2.3" if verb.main else "CC-2.5")
    return refusal
