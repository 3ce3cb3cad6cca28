"""Selling and buying stored materials (CV-TRD)."""

from __future__ import annotations

from functools import partial

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options

from .. import asks, gains, log, triggers
from .. import vocabulary as v
from ..asks import SKIP, STOP
from ..effects import effect
from ..kinds import MATERIAL, MATERIAL_ROW, MATERIALS
from ..ownership import force
from ..state import CVTable

MONEY, VP, BUY = "money", "vp", "buy"
Deal = tuple[str, int, int]
"""What is done with which material, and for how much money or how many VP."""


# Prices


def money_for(t: CVTable, seat: int, material: int) -> int:
    """CV-TRD.1: the money for a material, by its storage row."""
    return t.content.storage_rows[MATERIAL_ROW[material] - 1].sell_money + force(t, seat).sell_money


def vp_for(t: CVTable, seat: int) -> int:
    """CV-TRD.1: the VP for any material."""
    return t.content.rates.sell_vp + force(t, seat).sell_vp


def is_developed(t: CVTable, material: int) -> bool:
    """CV-TRD.2: the material's tile lies face up on the continent."""
    state = t.state
    return any(tile == material and state.developed >> place & 1 for place, tile in enumerate(state.materials))


def price(t: CVTable, seat: int, material: int) -> int:
    """CV-TRD.2: what a material costs; discounts never below 0 (CV-EFF.9)."""
    rates = t.content.rates
    full = rates.buy_developed if is_developed(t, material) else rates.buy_undeveloped
    return max(0, full - force(t, seat).buy_discount)


# What may be done


def sales(t: CVTable, seat: int, kinds: tuple[str, ...]) -> dict[str, Deal]:
    """CV-TRD.1: stored materials, for money or for VP."""
    held = [material for material, count in enumerate(t.state.players[seat].storage) if count]
    return {
        f"{kind}:{MATERIALS[material]}": (kind, material, value(t, seat, kind, material))
        for kind in kinds
        for material in held
    }


def value(t: CVTable, seat: int, kind: str, material: int) -> int:
    """CV-TRD.1: what a sale brings."""
    return money_for(t, seat, material) if kind == MONEY else vp_for(t, seat)


def purchases(t: CVTable, seat: int) -> dict[str, Deal]:
    """CV-TRD.2: every material that can be paid for."""
    money = t.state.players[seat].money
    if money < min(t.content.rates.buy_developed, t.content.rates.buy_undeveloped) - force(t, seat).buy_discount:
        return {}
    prices = {word: price(t, seat, material) for word, material in MATERIAL.items()}
    return {f"{BUY}:{word}": (BUY, MATERIAL[word], cost) for word, cost in prices.items() if cost <= money}


def refuse(t: CVTable, seat: int, left: dict[str, int], key: str) -> Refusal | None:
    """Why a deal cannot be made: how often each may still be done, the material, the money."""
    kind, _, word = key.partition(":")
    if kind not in left or word not in MATERIAL:
        return None
    if not left[kind]:
        return Refusal("CV-TRD.3") if kind == BUY else Refusal("CV-TRD.1", thing="none")
    player = t.state.players[seat]
    if kind == BUY:
        return Refusal("CV-TRD.2", have=player.money, need=price(t, seat, MATERIAL[word]))
    return Refusal("CV-TRD.1", thing=word, have=0, need=1)


# Deals


def is_possible(t: CVTable, seat: int, effect: v.Trade) -> bool:
    return any(t.state.players[seat].storage) or bool(purchases(t, seat))


@effect(v.Trade, is_possible)
def trade(t: CVTable, seat: int, effect: v.Trade, source: str) -> Flow[None]:
    """CV-TRD.3: so many Sales and so many Purchases at most, in any order."""
    sell, buy = effect.max_sales, effect.max_purchases
    while True:
        deals = sales(t, seat, (MONEY, VP)) if sell else {}
        if buy:
            deals |= purchases(t, seat)
        if not deals:
            return
        left = {MONEY: sell, VP: sell, BUY: buy}
        options = Options({**deals, STOP: None}, partial(refuse, t, seat, left))
        deal: Deal | None = yield Ask(seat, asks.TRADE, options, sales=sell, purchases=buy)
        if deal is None:
            return
        kind, material, _ = deal
        if kind == BUY:
            buy -= 1
            yield from purchase(t, seat, material)
        else:
            sell -= 1
            yield from sale(t, seat, kind, material)


def sale(t: CVTable, seat: int, kind: str, material: int) -> Flow[None]:
    """CV-TRD.1: one material for money and one for VP, in one action; either alone will do."""
    yield from sell_one(t, seat, kind, material)
    other = VP if kind == MONEY else MONEY
    second = sales(t, seat, (other,))
    if second:
        options = Options({**second, SKIP: None}, partial(refuse, t, seat, {kind: 0, other: 1}))
        deal: Deal | None = yield Ask(seat, asks.SALE, options)
        if deal is not None:
            yield from sell_one(t, seat, *deal[:2])
    yield from triggers.happens(t, seat, "sell")


def sell_one(t: CVTable, seat: int, kind: str, material: int) -> Flow[None]:
    """CV-TRD.1: the marker goes back to the supply first, so that money can be made of it."""
    gains.unstore(t.state.players[seat], material)
    t.emit(log.SOLD, seat=seat, thing=MATERIALS[material], count=1)
    if kind == MONEY:
        yield from gains.gain(t, seat, "money", money_for(t, seat, material))
    else:
        gains.gain_vp(t, seat, vp_for(t, seat), "sales")


def purchase(t: CVTable, seat: int, material: int) -> Flow[None]:
    """CV-TRD.2: pay, and store the material."""
    money = price(t, seat, material)
    gains.spend(t.state.players[seat], "money", money)
    t.emit(log.BOUGHT, seat=seat, thing=MATERIALS[material], money=money)
    yield from gains.store(t, seat, material)
    yield from triggers.happens(t, seat, "buy")
