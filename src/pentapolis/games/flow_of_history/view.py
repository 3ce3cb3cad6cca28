"""What a seat may see: everything but the order of the deck (FH-GEN.2), and what can be re-dealt."""

from __future__ import annotations

from collections import Counter

import msgspec

from pentapolis.kernel import Chance, NumberSemantics
from pentapolis.kernel.veil import all_alike
from pentapolis.parts.piles import redeal_at

from .civilization import attack_strength, defense_strength
from .components import ERA_DECKS
from .market import current_era
from .scoring import score
from .state import FlowTable


class CivilizationView(msgspec.Struct, frozen=True):
    """A Civilization: its cards by type from bottom to top, and what they give."""

    tokens: int
    stacks: dict[str, list[str]]
    visible: list[str]
    icons: dict[str, int]
    attack: int
    defense: int
    score: dict[str, int]
    offer: list[str]


class SlotView(msgspec.Struct, frozen=True):
    card: str
    investor: int
    tokens: int


class FlowView(msgspec.Struct, frozen=True):
    """The table as everybody sees it. `deck` counts the cards left of each era (their backs show it, FH-CRD.1)."""

    civilizations: list[CivilizationView]
    market: list[SlotView]
    deck: dict[str, int]
    box: list[str]
    supply: int
    reserve: int
    era: int
    idle: int
    rahdo: bool
    stall: int


NUMBER_SEMANTICS = NumberSemantics(
    seats=frozenset({"view.market.*", "question.about.target"}),
    by_seat=frozenset({"view.civilizations"}),
)


def view(t: FlowTable, seat: int | None) -> FlowView:
    """The same for every seat and for spectators: there are no hands (FH-GEN.3)."""
    state = t.state

    def deck_of(name: str) -> str:
        return t.content.cards[name].deck

    return FlowView(
        civilizations=[civilization_view(t, number) for number in range(state.players)],
        market=[SlotView(slot.card, slot.investor, slot.tokens) for slot in state.market],
        deck=dict(Counter(all_alike(name, deck_of) for name in reversed(state.deck))),
        box=state.box[:],
        supply=state.supply,
        reserve=state.reserve,
        era=current_era(t),
        idle=state.idle,
        rahdo=state.rahdo,
        stall=state.stall,
    )


def civilization_view(t: FlowTable, seat: int) -> CivilizationView:
    civ = t.state.civilizations[seat]
    stacks: dict[str, list[str]] = {}
    for name in civ.cards:
        stacks.setdefault(t.content.cards[name].type, []).append(name)
    return CivilizationView(
        tokens=civ.tokens,
        stacks=stacks,
        visible=list(civ.tops.values()),
        icons=civ.icons.copy(),
        attack=attack_strength(civ),
        defense=defense_strength(civ),
        score=score(t, seat),
        offer=t.state.offers[seat][:] if t.state.offers else [],
    )


def redeal(t: FlowTable, seat: int | None, chance: Chance) -> None:
    """FH-GEN.2: nobody knows the order of the deck within an era; put each era's rest into another order."""
    deck = t.state.deck
    eras = [t.content.cards[name].deck for name in deck]
    for era in ERA_DECKS:
        redeal_at(deck, [place for place, of in enumerate(eras) if of == era], chance, era)
