"""Why not: the rule that keeps an answer off the list, with the numbers it depends on.

The rules are those of the same `bar` functions and lists that make the offers.
"""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel import Ask, Refusal
from pentapolis.kernel.ask import read_seat

from . import asks
from .actions import activate, complete, harvest, invest, snipe
from .civilization import attack_strength, defense_strength
from .market import current_era, investment_of, slot_of
from .state import NOBODY, FlowTable, Slot


def explain_tokens(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """FH-INV.2: a possible amount."""
    return refuse_investment(t, ask.seat, str(ask.about["card"]), "amount") if key.isdecimal() else None


def explain_strike(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    return Refusal("FH-DSL.6") if key.partition(":")[0] in ("steal", "remove") else None


def explain_gain(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """FH-EFF.8: not one with a marker; FH-EFF.9: one of the right type."""
    if key not in t.content.cards:
        return None
    slot = slot_of(t.state, key)
    return Refusal("FH-EFF.8" if slot is not None and slot.investor != NOBODY else "FH-EFF.9", card=key)


def explain_card(rule: str) -> Callable[[FlowTable, Ask, str], Refusal | None]:
    """One rule says which cards are meant."""
    return lambda t, ask, key: Refusal(rule, card=key) if key in t.content.cards else None


def explain_action(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """An action of the turn, or of the two-player bonus (FH-TWO.7). FH-TUR.3: a turn's action cannot be declined."""
    verb, _, piece = key.partition(":")
    if (ask.kind, verb, piece) == (asks.ACTION, asks.DECLINE, ""):
        return Refusal("FH-TUR.3")
    known = verb in ("invest", "complete", "snipe", "activate") and piece in t.content.cards
    if not known and (verb, piece) != (asks.HARVEST, ""):
        return None
    if ask.kind == asks.BONUS and verb not in ("invest", "snipe"):
        return Refusal("FH-TWO.7")
    slot = slot_of(t.state, piece)
    if verb == "invest":
        return explain_invest(t, ask.seat, piece, slot)
    if verb == "snipe":
        return explain_snipe(t, ask.seat, piece, slot)
    if verb == "complete":
        return explain_complete(t, ask.seat, piece)
    if verb == "activate":
        return Refusal(activate.bar(t, ask.seat, piece) or "FH-ACT.1", card=piece)
    civ = t.state.civilizations[ask.seat]
    facts = {"supply": t.state.supply + civ.icons["agriculture"], "have": civ.tokens, "era": current_era(t)}
    return Refusal(harvest.bar(t, ask.seat) or "FH-HAR.1", **facts)


def explain_invest(t: FlowTable, seat: int, card: str, slot: Slot | None) -> Refusal:
    tokens, own = t.state.civilizations[seat].tokens, investment_of(t.state, seat)
    barred = invest.bar_seat(tokens, own)
    if barred is not None:
        return Refusal(barred, have=tokens, open=int(own is not None))
    if slot is None:
        return refuse_investment(t, seat, card, "absent")
    barred = invest.bar_card(slot)
    return Refusal(barred, card=card) if barred == "FH-INV.5" else refuse_investment(t, seat, card, "taken")


def refuse_investment(t: FlowTable, seat: int, card: str, fault: str) -> Refusal:
    """FH-INV.2 asks for a card in the Market (`absent`), without a marker (`taken`), and for a possible `amount`."""
    return Refusal("FH-INV.2", card=card, have=t.state.civilizations[seat].tokens, fault=fault)


def explain_complete(t: FlowTable, seat: int, card: str) -> Refusal:
    """FH-COM.1: `open` is 1 if the investment lies on another card, which is then the one named."""
    own = investment_of(t.state, seat)
    rule = complete.bar(own) or "FH-COM.1"
    return Refusal(rule, card=own.card if own else card, open=int(own is not None))


def explain_snipe(t: FlowTable, seat: int, card: str, slot: Slot | None) -> Refusal:
    """FH-SNP.1: `need` is 0 where no opponent has invested."""
    tokens = t.state.civilizations[seat].tokens
    rule = "FH-SNP.1" if slot is None else snipe.bar(seat, tokens, slot) or "FH-SNP.1"
    need = 0 if slot is None or slot.investor in (NOBODY, seat) else slot.tokens
    return Refusal(rule, card=card, have=tokens, need=need)


def explain_target(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """FH-ATK.4: strength against strength."""
    number = key.removeprefix("seat")
    if key == number or not number.isdecimal() or not 1 <= int(number) <= t.state.players:
        return None
    civs = t.state.civilizations
    return Refusal("FH-ATK.4", have=attack_strength(civs[ask.seat]), need=defense_strength(civs[read_seat(key)]) + 1)


REASONS: dict[str, Callable[[FlowTable, Ask, str], Refusal | None]] = {
    asks.ACTION: explain_action,
    asks.BONUS: explain_action,
    asks.TOKENS: explain_tokens,
    asks.TARGET: explain_target,
    asks.STRIKE: explain_strike,
    asks.GAIN: explain_gain,
    asks.KEEP: explain_card("FH-TWO.2"),
    asks.BANKER: explain_card("FH-TWO.14"),
}
"""Why an answer is not legal, by kind of question."""
