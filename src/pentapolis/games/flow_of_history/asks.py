"""Every question a player is ever asked, and the words for its answers.

kind     asked of           answers
keep     each, two players  one of the two starting cards dealt (FH-TWO.2)
action   active player      invest:CARD complete:CARD snipe:CARD activate:CARD harvest (FH-TUR.2)
bonus    active player      invest:CARD snipe:CARD decline (FH-TWO.6)
tokens   who invests        1 to all tokens owned (FH-INV.2)
target   attacker           seatN, an opponent who is weaker (FH-ATK.5)
strike   attacker           steal:N steal:half remove:CARD, against the Banker remove:TYPE (FH-DSL.6, FH-RAH.3)
gain     effect's owner     a Market card of the right type without a marker (FH-EFF.9)
banker   active player      a Market card without a marker (FH-TWO.10)

A decision with one possible answer is made at once and not asked, except the turn's action itself.
"""

from __future__ import annotations

from pentapolis.kernel import Ask, Asks, Label
from pentapolis.kernel.ask import read_seat

from .components import TYPES


def label_action(ask: Ask, key: str) -> Label:
    """`answer-VERB`, and the card it is about."""
    verb, _, piece = key.partition(":")
    return Label(f"answer-{verb}", {"card": piece} if piece else {})


def label_card(ask: Ask, key: str) -> Label:
    """`answer-KIND` with the card that is the answer."""
    return Label(f"answer-{ask.kind}", {"card": key})


def label_strike(ask: Ask, key: str) -> Label:
    verb, _, piece = key.partition(":")
    if verb == "steal":
        return Label("answer-steal-half") if piece == "half" else Label("answer-steal", {"count": int(piece)})
    return Label("answer-remove-type" if piece in TYPES else "answer-remove", {"card": piece})


ASKS = Asks()
KEEP = ASKS.kind("keep", label_card)
ACTION = ASKS.kind("action", label_action)
BONUS = ASKS.kind("bonus", label_action)
TOKENS = ASKS.kind("tokens", lambda ask, key: Label("answer-tokens", {"count": int(key)}))
TARGET = ASKS.kind("target", lambda ask, key: Label("answer-target", {"seat": read_seat(key)}))
STRIKE = ASKS.kind("strike", label_strike)
GAIN = ASKS.kind("gain", label_card)
BANKER = ASKS.kind("banker", label_card)
