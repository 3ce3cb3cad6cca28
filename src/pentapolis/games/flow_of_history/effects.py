"""What card effects do: one small function for each kind of the data language (FH-DSL), and gaining a card.

FH-EFF.4, FH-EFF.5: an effect does as much as it can; without a target nothing happens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapolis.kernel import Flow
from pentapolis.parts.choices import choose

from . import asks, log
from .civilization import built, count, from_reserve, from_supply, half, place, remove
from .components import (
    AnyEffect,
    Card,
    FillSupply,
    GainDeckTop,
    GainMarketCard,
    RedistributeTokens,
    RemoveSelf,
    Take,
    TakeHalfSupply,
)
from .military import attack
from .state import NOBODY, Civilization, FlowTable, Slot


def gain(t: FlowTable, seat: int, name: str) -> Flow[None]:
    """FH-EFF.2, FH-EFF.3: place a card, then resolve it at once if it is Instant, Attack or Attack All.

    FH-INS.1, FH-FAQ.3: it must be, however the card was gained. FH-INS.2, FH-ATK.1: only here, so at most once a game.
    FH-EFF.10: nobody is paid for it. FH-EFF.6: what it gains is resolved before anything else goes on.
    """
    card = t.content.cards[name]
    place(t, seat, card)
    t.emit(log.GAINED, seat=seat, card=name)
    if card.timing == "instant":
        yield from resolve(t, seat, card)
    elif card.timing in ("attack", "attack_all"):
        yield from attack(t, seat, card)


def resolve(t: FlowTable, seat: int, card: Card) -> Flow[None]:
    """FH-DSL.1: carry out an Instant effect or a Turn Action, entry by entry."""
    for effect in card.effects:
        flow = RESOLVE[type(effect)](t, seat, effect, card)
        if flow is not None:
            yield from flow


def gain_market_card(t: FlowTable, seat: int, effect: GainMarketCard, card: Card) -> Flow[None]:
    """FH-EFF.8, FH-EFF.9, FH-FAQ.1, FH-RUL.12: the owner must gain a free Market card of the type, if there is one.

    FH-EFF.7: the gap stays until cleanup.
    """
    for _ in range(effect.count):
        free = free_cards(t, effect)
        if free:
            slot = yield from choose(seat, asks.GAIN, free, card=card.id)
            t.state.market.remove(slot)
            yield from gain(t, seat, slot.card)


def free_cards(t: FlowTable, effect: GainMarketCard) -> dict[str, Slot]:
    """FH-EFF.8: the Market cards that an effect may gain: of the type, without any marker."""
    types = t.content.types
    return {slot.card: slot for slot in t.state.market if slot.investor == NOBODY and types[slot.card] in effect.types}


def gain_deck_top(t: FlowTable, seat: int, effect: GainDeckTop, card: Card) -> Flow[None]:
    """FH-DSL.3: the top card of the deck is revealed, gained and resolved."""
    for _ in range(effect.count):
        if t.state.deck:
            yield from gain(t, seat, t.state.deck.pop())


def take(t: FlowTable, seat: int, effect: Take, card: Card) -> None:
    """FH-TOK.3, FH-TOK.5, FH-FAQ.2: tokens from the Reserve without limit, from the Supply what is there."""
    number = amount(t, t.state.civilizations[seat], effect)
    if effect.pool == "reserve":
        t.emit(log.TOOK_RESERVE, seat=seat, card=card.id, count=from_reserve(t, seat, number))
    else:
        t.emit(log.TOOK, seat=seat, card=card.id, count=from_supply(t, seat, number))


def fill_supply(t: FlowTable, seat: int, effect: FillSupply, card: Card) -> None:
    """Tokens from the Reserve to the Supply (FH-TOK.3)."""
    number = amount(t, t.state.civilizations[seat], effect)
    t.state.reserve -= number
    t.state.supply += number
    t.emit(log.MOVED, seat=seat, count=number, card=card.id)


def take_half_supply(t: FlowTable, seat: int, effect: TakeHalfSupply, card: Card) -> None:
    """FH-GEN.4: half of the Supply, rounded as the card says."""
    t.emit(log.TOOK, seat=seat, card=card.id, count=from_supply(t, seat, half(t.state.supply, effect.rounding)))


def redistribute_tokens(t: FlowTable, seat: int, effect: RedistributeTokens, card: Card) -> None:
    """FH-DSL.7: everybody's tokens shared equally; the rest to the Supply, tokens in the Market stay (FH-TOK.2)."""
    civs = t.state.civilizations
    share, rest = divmod(sum(civ.tokens for civ in civs), len(civs))
    for civ in civs:
        civ.tokens = share
    t.state.supply += rest
    t.emit(log.SHARED, seat=seat, count=share, rest=rest, card=card.id)


RESOLVE: dict[type, Callable[[FlowTable, int, Any, Card], Flow[None] | None]] = {
    RemoveSelf: lambda t, seat, effect, card: remove(t, seat, card),
    GainMarketCard: gain_market_card,
    GainDeckTop: gain_deck_top,
    Take: take,
    FillSupply: fill_supply,
    TakeHalfSupply: take_half_supply,
    RedistributeTokens: redistribute_tokens,
}


def would_change(t: FlowTable, seat: int, card: Card) -> bool:
    """FH-ACT.3: whether a Turn Action would change anything beyond removing its own card."""
    for effect in card.effects:  # noqa: SIM110 - in most lists of actions, and a generator takes longer than the question
        if changes(t, seat, card, effect):
            return True
    return False


def changes(t: FlowTable, seat: int, card: Card, effect: AnyEffect) -> bool:
    """Whether one effect of a Turn Action would change anything."""
    match effect:
        case GainMarketCard():
            return bool(free_cards(t, effect))
        case GainDeckTop():
            return bool(t.state.deck)
        case Take() | FillSupply():
            has_tokens = not isinstance(effect, Take) or effect.pool == "reserve" or t.state.supply > 0
            return has_tokens and amount(t, left_by(t, seat, card), effect) > 0
        case TakeHalfSupply():
            return half(t.state.supply, effect.rounding) > 0
        case RedistributeTokens():
            return len({civ.tokens for civ in t.state.civilizations}) > 1
        case _:  # RemoveSelf
            return False


def left_by(t: FlowTable, seat: int, card: Card) -> Civilization:
    """FH-DSL.1: the Civilization whose icons count for a card's effect: without the card, if it removes itself."""
    civ = t.state.civilizations[seat]
    if not isinstance(card.effects[0], RemoveSelf):
        return civ
    return built(t.content, civ.tokens, [name for name in civ.cards if name != card.id])


def amount(t: FlowTable, civ: Civilization, effect: Take | FillSupply) -> int:
    """FH-DSL.2: an effect's number at this moment."""
    times = 1 if effect.per is None else count(t.content, civ, civ.icons, effect.per)
    return effect.amount * times
