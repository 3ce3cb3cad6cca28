"""Every question a player is ever asked, the words for its answers, and why another is not among them.

kind     asked of           answers
keep     each, two players  one of the two starting cards dealt (FH-TWO.2)
action   active player      invest:CARD complete:CARD snipe:CARD activate:CARD harvest (FH-TUR.2)
bonus    active player      invest:CARD snipe:CARD decline (FH-TWO.6)
tokens   who invests        1 to all tokens owned (FH-INV.2)
target   attacker           seatN, an opponent who is weaker (FH-ATK.5)
strike   attacker           steal:N steal:half remove:CARD, against the Banker remove:TYPE (FH-DSL.6, FH-RAH.3)
gain     effect's owner     a Market card of the right type without a marker (FH-EFF.9)
banker   active player      a Market card without a marker (FH-TWO.10)

A decision with one possible answer is made at once and not asked, except the turn's action itself. What is said of an
action comes from its verb (`menu`).
"""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel import Ask, Asks, Label, Refusal
from pentapolis.kernel.ask import read_seat
from pentapolis.parts.verbs import plain_label

from .civilization import attack_strength, defense_strength
from .components import TYPES
from .market import slot_of
from .state import NOBODY, FlowTable


def label_card(ask: Ask, key: str) -> Label:
    """`answer-KIND` with the card that is the answer."""
    return plain_label(ask.kind, key)


def label_strike(ask: Ask, key: str) -> Label:
    verb, _, piece = key.partition(":")
    if verb == "steal":
        return Label("answer-steal-half") if piece == "half" else Label("answer-steal", {"count": int(piece)})
    return Label("answer-remove-type" if piece in TYPES else "answer-remove", {"card": piece})


def explain_card(rule: str) -> Callable[[FlowTable, Ask, str], Refusal | None]:
    """One rule says which cards are meant."""
    return lambda t, ask, key: Refusal(rule, card=key) if key in t.content.cards else None


def explain_tokens(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """FH-INV.2: a possible amount."""
    have, card = t.state.civilizations[ask.seat].tokens, str(ask.about["card"])
    return Refusal("FH-INV.2", card=card, have=have, fault="amount") if key.isdecimal() else None


def explain_target(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """FH-ATK.4: strength against strength."""
    number = key.removeprefix("seat")
    if key == number or not number.isdecimal() or not 1 <= int(number) <= t.state.players:
        return None
    civs = t.state.civilizations
    return Refusal("FH-ATK.4", have=attack_strength(civs[ask.seat]), need=defense_strength(civs[read_seat(key)]) + 1)


def explain_strike(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    return Refusal("FH-DSL.6") if key.partition(":")[0] in ("steal", "remove") else None


def explain_gain(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """FH-EFF.8: not one with a marker; FH-EFF.9: one of the right type."""
    if key not in t.content.cards:
        return None
    slot = slot_of(t, key)
    return Refusal("FH-EFF.8" if slot is not None and slot.investor != NOBODY else "FH-EFF.9", card=key)


ASKS = Asks()
KEEP = ASKS.kind("keep", label_card, explain_card("FH-TWO.2"))
ACTION = ASKS.kind("action")
BONUS = ASKS.kind("bonus")
TOKENS = ASKS.kind("tokens", lambda ask, key: Label("answer-tokens", {"count": int(key)}), explain_tokens)
TARGET = ASKS.kind("target", lambda ask, key: Label("answer-target", {"seat": read_seat(key)}), explain_target)
STRIKE = ASKS.kind("strike", label_strike, explain_strike)
GAIN = ASKS.kind("gain", label_card, explain_gain)
BANKER = ASKS.kind("banker", label_card, explain_card("FH-TWO.14"))
