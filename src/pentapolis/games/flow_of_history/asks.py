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

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from pentapolis.kernel import Ask, Flow, Label
from pentapolis.kernel.ask import read_seat

from .components import TYPES

T = TypeVar("T")

KEEP, ACTION, BONUS, TOKENS = "keep", "action", "bonus", "tokens"
TARGET, STRIKE, GAIN, BANKER = "target", "strike", "gain", "banker"
DECLINE, HARVEST = "decline", "harvest"


def choose(seat: int, kind: str, options: Mapping[str, T], **about: int | str) -> Flow[T]:
    """Ask, unless there is only one answer."""
    if len(options) == 1:
        return next(iter(options.values()))
    return cast(T, (yield Ask(seat, kind, options, **about)))


def label(ask: Ask, key: str) -> Label:
    """The words for an answer."""
    verb, _, piece = key.partition(":")
    args: dict[str, Any] = {}
    if ask.kind in (ACTION, BONUS):
        return Label(f"answer-{verb}", {"card": piece} if piece else args)
    if ask.kind == TOKENS:
        return Label("answer-tokens", {"count": int(key)})
    if ask.kind == TARGET:
        return Label("answer-target", {"seat": read_seat(key)})
    if ask.kind == STRIKE and verb == "steal":
        return Label("answer-steal-half") if piece == "half" else Label("answer-steal", {"count": int(piece)})
    if ask.kind == STRIKE:
        return Label("answer-remove-type" if piece in TYPES else "answer-remove", {"card": piece})
    return Label(f"answer-{ask.kind}", {"card": key})
