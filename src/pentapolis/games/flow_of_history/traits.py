"""The numbers of a position that training weighs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pentapolis.kernel.traits import Traits

from .components import ICONS, Card, Content
from .evaluate import IMPATIENCE, worth
from .scoring import score
from .state import TOKENS_IN_BOX, Civilization, FlowState, FlowTable, Slot

DECK = 56  # cards, about, when play begins
PURSE = (0, 3, 6, 10, 16, 99)  # tokens: the first ones buy cards, the last ones nothing
LASTING = ("permanent", "scoring", "turn_action")  # what a card does only while it is visible

NAMES = (
    "points",
    *ICONS,
    *(f"tokens_{most}" for most in PURSE[1:]),
    *"cards era places leader turn_actions safe_from".split(),
    *"invested invested_tokens invested_worth invested_worth_safe".split(),
    *"invested_culture invested_strip invested_income invested_covers invested_instant invested_attack".split(),
    "prey",
)

TOKENS = [
    tuple(min(max(tokens - less, 0), most - less) for less, most in pairwise(PURSE))
    for tokens in range(TOKENS_IN_BOX + 1)
]
"""What the purse holds, by the number of tokens."""


def measure(t: FlowTable, seats: Sequence[int], eyes: int | None) -> list[list[float]]:
    return [numbers(t, seat) for seat in seats]


def numbers(t: FlowTable, seat: int) -> list[float]:
    """The numbers of a seat, in the order of NAMES."""
    state, content, civ = t.state, t.content, t.state.civilizations[seat]
    icons, tokens = civ.icons, civ.tokens
    strength, safe, richest = icons["attack"] + icons["defense"], 0, 0
    for other in state.civilizations:
        if other is not civ:
            safe += strength >= other.icons["attack"]  # FH-ATK.4
            if other.tokens > richest:
                richest = other.tokens
    own: Slot | None = None
    prey = 0
    for slot in state.market:
        investor = slot.investor
        if investor == seat:
            own = slot
        elif investor >= 0 and slot.tokens <= tokens:  # FH-SNP.1
            prey += 1
    return [
        sum(score(t, seat).values()),
        *map(icons.__getitem__, ICONS),
        *TOKENS[min(tokens, len(TOKENS) - 1)],
        len(civ.cards),
        civ.era,
        len(civ.tops),
        "leader" in civ.tops,
        sum(map(content.turn_actions.__contains__, civ.tops.values())),
        safe,
        *(NO_INVESTMENT if own is None else investment(content, civ, own, richest)),
        prey,
    ]


def investment(content: Content, civ: Civilization, slot: Slot, richest: int) -> tuple[float, ...]:
    """What lies in the Market under the seat's marker; safe from Snipe if nobody else could pay for it."""
    card = content.cards[slot.card]
    value, culture = worth(card), card.strip.count("culture")
    return (
        1,
        slot.tokens,
        value,
        value if richest < slot.tokens else 0,
        culture,
        len(card.strip) - culture,
        civ.icons[card.income_icon] if card.income_icon else 0,
        covers(content, civ, card),
        card.timing == "instant",
        card.timing in ("attack", "attack_all"),
    )


NO_INVESTMENT = (0,) * 10


def covers(content: Content, civ: Civilization, card: Card) -> bool:
    """Whether the card would end the effect of another (FH-STK.2)."""
    top = civ.tops.get(content.places[card.id])
    return top is not None and content.cards[top].timing in LASTING


def phase(t: FlowTable, seat: int) -> float | None:
    deck = len(t.state.deck)
    return max(0.0, 1 - deck / DECK) if deck else None


def common(t: FlowTable) -> float:
    """Impatience while no card moves (FH-STL.3)."""
    return -IMPATIENCE * t.state.idle


TRAITS: Traits[FlowState, Content] = Traits(NAMES, measure, phase, common)
