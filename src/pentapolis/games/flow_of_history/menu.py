"""What the active player may do: the actions of a turn, and those of the two-player bonus (FH-TUR.2, FH-TWO.6)."""

from __future__ import annotations

from pentapolis.kernel import Refusal
from pentapolis.parts.verbs import BARE, Deed, Menu, Verb

from .actions import activate, harvest, invest, snipe
from .actions.activate import ACTIVATE
from .actions.complete import COMPLETE
from .actions.harvest import HARVEST
from .actions.invest import INVEST
from .actions.snipe import SNIPE
from .market import investment_of
from .state import NOBODY, FlowTable, Slot

__all__ = ["BONUS", "COMPLETE", "DECLINE", "TURN", "actions"]


def actions(t: FlowTable, seat: int) -> dict[str, Deed]:
    """FH-TUR.2: every legal action, in one walk along the Market."""
    own = investment_of(t.state, seat)
    options = extra_actions(t, seat, own)
    if own is not None:  # FH-COM.1
        options["complete:" + own.card] = (COMPLETE, own)
    for card in t.state.civilizations[seat].tops.values():  # FH-TRN.3: again and again while visible
        if card in t.content.turn_actions and activate.bar(t, seat, card) is None:
            options["activate:" + card] = (ACTIVATE, card)
    if harvest.bar(t, seat) is None:
        options["harvest"] = (HARVEST, None)
    return options


def extra_actions(t: FlowTable, seat: int, own: Slot | None) -> dict[str, Deed]:
    """The legal Invests and Snipes. FH-SNP.2: every affordable invested card."""
    options: dict[str, Deed] = {}
    tokens = t.state.civilizations[seat].tokens
    may_invest = invest.bar_seat(tokens, own) is None
    for slot in t.state.market:
        if slot.investor == NOBODY:  # FH-INV.2, FH-INV.5
            if may_invest:
                options["invest:" + slot.card] = (INVEST, slot)
        elif snipe.bar(seat, tokens, slot) is None:
            options["snipe:" + slot.card] = (SNIPE, slot)
    return options


TURN: Menu[FlowTable] = Menu(INVEST, COMPLETE, SNIPE, ACTIVATE, HARVEST, together=actions)
BONUS: Menu[FlowTable] = Menu(
    INVEST, SNIPE, together=lambda t, seat: extra_actions(t, seat, investment_of(t.state, seat))
)
DECLINE: Verb[FlowTable] = Verb(
    "decline", lambda t, seat: BARE, lambda t, seat, rest: Refusal("FH-TUR.3"), lambda t, seat, meaning: None
)
"""FH-TWO.6: the bonus may be left; FH-TUR.3: a turn's action may not."""
