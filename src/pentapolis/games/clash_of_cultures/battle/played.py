"""The card that a side has laid in this round, as far as it works (CC-20.6)."""

from __future__ import annotations

from typing import TypeVar

from pentapolis.games.clash_of_cultures import log
from pentapolis.games.clash_of_cultures.state import ClashTable, Side
from pentapolis.games.clash_of_cultures.vocabulary.common import Kind
from pentapolis.games.clash_of_cultures.vocabulary.tactics import RollToHit

from .sides import fighters, foe_of

K = TypeVar("K", bound=Kind)


def tactic_of(t: ClashTable, side: Side) -> str:
    """The tactics half of the card that works for a side in this round, or ""."""
    return t.content.action_cards[side.card].tactics if side.card and not side.ignored else ""


def effect_of(t: ClashTable, side: Side, kind: type[K]) -> K | None:
    """The effect of this kind of the card that works for a side."""
    name = tactic_of(t, side)
    return t.content.effects.get((kind, name)) if name else None  # type: ignore[return-value]


def plain_roll(t: ClashTable) -> int:
    """CC-31.13: a roll of the die of which only the value counts."""
    return t.content.faces[t.state.chance.roll("die", len(t.content.faces)) - 1].value


def encircled(t: ClashTable, side: Side, own: int, enemy: int) -> int:
    """CC-31.12: if the opponent loses no fewer units than the side after cancelled hits, a 5 or 6 takes one more."""
    rule = effect_of(t, side, RollToHit)
    if rule is None or enemy < own or enemy >= fighters(foe_of(t, side)):
        return 0
    value = plain_roll(t)
    t.emit(log.TACTICS_ROLL, seat=side.hand, card=side.card, value=value)
    return rule.hits if value >= rule.least else 0
