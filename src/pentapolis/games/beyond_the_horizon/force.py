"""What lasts: permanent effects of technologies, governments and the investment track, added up (BH-MOD)."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from pentapolis.parts.bitsets import members

from . import vocabulary as v
from .kinds import UNIT


class Force(msgspec.Struct):
    """BH-MOD.1: all that works for a seat, together. Made once for a set of sources and never changed afterwards."""

    move_bonus: int = 0
    structure_cost: int = 0
    research_cost: int = 0
    village_strength: int = 0
    city_strength: int = 0
    recruit_strength: list[int] = msgspec.field(default_factory=lambda: [0, 0])  # by kind of unit
    produce_coins_bonus: int = 0
    produce_population_bonus: int = 0
    exchange_price: int | None = None
    structure_keeps_strength: bool = False
    extra_reveal: int = 0
    triggers: dict[str, list[v.Bonus]] = msgspec.field(
        default_factory=lambda: {event: [] for event in get_args(v.Event)}
    )


class Owned(msgspec.Struct, frozen=True):
    """What a seat's technologies give it: `components.own`."""

    spaces: tuple[Any, ...]
    levels: tuple[int, ...]
    scored: tuple[v.Scored, ...]


def gather(sources: list[tuple[v.Permanent, ...]], bits: int) -> Force:
    """The permanent effects of a set of sources."""
    force = Force()
    for number in members(bits):
        for effect in sources[number]:
            add(force, effect)
    return force


def add(force: Force, effect: v.Permanent) -> None:
    """BH-EFF.24, BH-EFF.25: effects of one kind add up; of two prices the lower one counts."""
    match effect:
        case v.Trigger():
            force.triggers[effect.when] += effect.effects
        case v.RecruitStrength():
            force.recruit_strength[UNIT[effect.unit]] += effect.amount
        case v.ExchangePrice():
            known = force.exchange_price
            force.exchange_price = effect.amount if known is None else min(known, effect.amount)
        case v.StructureKeepsStrength():
            force.structure_keeps_strength = True
        case _:
            name = effect.__struct_config__.tag
            setattr(force, str(name), getattr(force, str(name)) + effect.amount)
