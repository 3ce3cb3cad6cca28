"""Snipe (FH-SNP): buy an opponent's investment; with two players also the Banker's (FH-TWO.8)."""

from __future__ import annotations

from pentapolis.games.flow_of_history import log
from pentapolis.games.flow_of_history.civilization import from_supply
from pentapolis.games.flow_of_history.effects import gain
from pentapolis.games.flow_of_history.market import slot_of
from pentapolis.games.flow_of_history.state import BANKER, NOBODY, FlowTable, Slot
from pentapolis.kernel import Flow
from pentapolis.parts.verbs import Verb, about


def bar(t: FlowTable, seat: int, slot: Slot | None) -> str | None:
    return "FH-SNP.1" if slot is None else bar_slot(seat, t.state.civilizations[seat].tokens, slot)


def bar_slot(seat: int, tokens: int, slot: Slot) -> str | None:
    """FH-SNP.1: another's investment that one can pay. FH-SNP.9: an own one elsewhere does not hinder.

    FH-RAH.4: the other player's too, in the Rahdo variant.
    """
    return "FH-SNP.1" if slot.investor in (NOBODY, seat) or slot.tokens > tokens else None


def facts(t: FlowTable, seat: int, card: str) -> dict[str, int | str]:
    """FH-SNP.1: `need` is 0 where no opponent has invested."""
    slot = slot_of(t, card)
    need = 0 if slot is None or slot.investor in (NOBODY, seat) else slot.tokens
    return {"card": card, "have": t.state.civilizations[seat].tokens, "need": need}


def perform(t: FlowTable, seat: int, slot: Slot) -> Flow[None]:
    """FH-SNP.3 to FH-SNP.7: pay the Investor, who is compensated from the Supply, and gain the card.

    FH-SNP.8: nobody gets investment income.
    """
    state, price = t.state, slot.tokens
    state.civilizations[seat].tokens -= price
    state.supply += price  # FH-SNP.4: what lay on the card
    if slot.investor == BANKER:
        state.supply += price  # FH-TWO.8: the payment too; no compensation
        t.emit(log.SNIPED_BANKER, seat=seat, card=slot.card, count=price)
    else:
        state.civilizations[slot.investor].tokens += price  # FH-SNP.3
        t.emit(log.SNIPED, seat=seat, target=slot.investor, card=slot.card, count=price)
        compensate(t, slot.investor)
    state.market.remove(slot)
    yield from gain(t, seat, slot.card)  # FH-SNP.7


def compensate(t: FlowTable, investor: int) -> None:
    """FH-SNP.5: as many tokens as Trade icons; FH-SNP.6: then half of the Supply; FH-SNP.10: not optional."""
    for_trade = from_supply(t, investor, t.state.civilizations[investor].icons["trade"])
    t.emit(log.TOOK_TRADE, seat=investor, count=for_trade)
    t.emit(log.TOOK_HALF, seat=investor, count=from_supply(t, investor, t.state.supply // 2))


SNIPE: Verb[FlowTable] = about(
    "snipe", every=lambda t: t.content.cards, meaning=slot_of, bar=bar, perform=perform, facts=facts
)
