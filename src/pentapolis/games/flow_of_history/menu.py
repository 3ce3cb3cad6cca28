"""What the active player may do: the actions of a turn, and those of the two-player bonus (FH-TUR.2, FH-TWO.6)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Refusal
from pentapolis.parts.verbs import Deed, Menu, Verb, bare

from . import asks
from .actions import activate, complete, harvest, invest, snipe
from .actions.invest import INVEST
from .actions.snipe import SNIPE
from .market import investment_of
from .state import NOBODY, FlowTable, Slot


def actions(t: FlowTable, seat: int) -> dict[str, Deed]:
    """FH-TUR.2: every legal action, in one walk along the Market."""
    own = investment_of(t, seat)
    options = invest_or_snipe(t, seat, own)
    if own is not None:  # FH-COM.1
        options["complete:" + own.card] = (complete.COMPLETE, own)
    for card in t.state.civilizations[seat].tops.values():  # FH-TRN.3: again and again while visible
        if card in t.content.turn_actions and activate.bar(t, seat, card) is None:
            options["activate:" + card] = (activate.ACTIVATE, card)
    if harvest.bar(t, seat) is None:
        options["harvest"] = (harvest.HARVEST, None)
    return options


def invest_or_snipe(t: FlowTable, seat: int, own: Slot | None) -> dict[str, Deed]:
    """FH-SNP.2: every affordable invested card."""
    options: dict[str, Deed] = {}
    tokens = t.state.civilizations[seat].tokens
    may_invest = invest.bar_seat(tokens, own) is None
    for slot in t.state.market:
        if slot.investor == NOBODY:  # FH-INV.2, FH-INV.5
            if may_invest:
                options["invest:" + slot.card] = (INVEST, slot)
        elif snipe.bar_slot(seat, tokens, slot) is None:
            options["snipe:" + slot.card] = (SNIPE, slot)
    return options


def extras(t: FlowTable, seat: int) -> dict[str, Deed]:
    """FH-TWO.6, FH-TWO.7: one extra Invest or Snipe, or none."""
    return {**invest_or_snipe(t, seat, investment_of(t, seat)), "decline": (DECLINE, None)}


DECLINE: Verb[FlowTable] = bare("decline", bar=lambda t, seat: None, perform=lambda t, seat, meaning: None)
TURN: Menu[FlowTable] = Menu(INVEST, complete.COMPLETE, SNIPE, activate.ACTIVATE, harvest.HARVEST, together=actions)
BONUS: Menu[FlowTable] = Menu(INVEST, SNIPE, DECLINE, together=extras)


def explain_action(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """FH-TUR.3: a turn's action cannot be declined; else as the verb says."""
    return Refusal("FH-TUR.3") if key == DECLINE.words else TURN.why(t, ask, key)


def explain_bonus(t: FlowTable, ask: Ask, key: str) -> Refusal | None:
    """FH-TWO.7: one Invest or Snipe."""
    refusal = TURN.why(t, ask, key)
    if BONUS.verb_of(key):
        return refusal
    return Refusal("FH-TWO.7") if refusal or key in actions(t, ask.seat) else None


WORDS = {asks.ACTION: TURN.words, asks.BONUS: BONUS.words}
REASONS = {asks.ACTION: explain_action, asks.BONUS: explain_bonus}
