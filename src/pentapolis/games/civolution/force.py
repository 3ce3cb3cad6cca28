"""What lasts: passives and triggers of installed cards and chips, added up (CV-EFF.9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from . import vocabulary as v
from .kinds import CATEGORIES, CATEGORY, FEATURE, FEATURES, TYPE, TYPES

Types = tuple[int, ...]
"""A number for each type of territory."""

NONE: Types = (0,) * len(TYPES)


class Force(msgspec.Struct):
    """All that works for a seat, together. Made once for a set of sources and never changed afterwards.

    Numbers of several sources add up; of `idea_step`, `boat_seats` and `reset_limit`, which replace a number of the
    rules if they are higher, the highest counts; for the rest one source is enough.
    """

    transport_bonus: int = 0
    produce_bonus: int = 0
    hunt_bonus: Types = NONE
    explore_vp: int = 0
    water_crossing: bool = False
    cave_access: bool = False
    migration_bonus: int = 0
    weak_may_migrate: bool = False
    displace_strong: bool = False
    procreate_strong: bool = False
    boat_seats: int = 0
    boat_transport_any: bool = False
    fire_vp: int = 0
    strong_fire_vp: int = 0
    strengthen_bonus: int = 0
    feeding_wilderness: int = 0
    feeding_boat: int = 0
    feeding_weak: int = 0
    feeding_territories: Types = NONE
    feeding_total: int = 0
    feeding_farm_full: bool = False
    deus_ex_free: int = 0
    immune_gorge: bool = False
    immune_glacier: bool = False
    immune_weather_negative: bool = False
    fate_virtual: int = 0
    favor_range: int = 0
    idea_step: int = 0
    planning_bonus: int = 0
    sleep_both: bool = False
    reset_limit: int = 0
    research_draw: int = 0
    feature_req: tuple[int, ...] = (0,) * len(FEATURES)
    material_wild_row: bool = False
    statue_any_material: bool = False
    statue_income: int = 0
    buy_discount: int = 0
    sell_money: int = 0
    sell_vp: int = 0
    extra_find: int = 0
    category_units: tuple[int, ...] = (0,) * len(CATEGORIES)
    event_tie: bool = False
    triggers: dict[str, tuple[str, ...]] = {}  # by event, what waits for it


def gather(abilities: Mapping[str, v.Lasting], sources: tuple[str, ...]) -> Force:
    """CV-EFF.9: what a set of sources gives."""
    force = Force()
    for source in sources:
        ability = abilities[source]
        if isinstance(ability, v.Trigger):
            force.triggers[ability.event] = (*force.triggers.get(ability.event, ()), source)
        else:
            add(force, ability)
    return force


def add(force: Force, ability: v.Modifier) -> None:
    """CV-EFF.9: one passive more."""
    match ability:
        case v.HuntBonus():
            types = (TYPE[name] for name in ability.territories or TYPES)
            force.hunt_bonus = more(force.hunt_bonus, types, ability.plus)
        case v.Feeding(where="territories"):
            types = (TYPE[name] for name in ability.territories)
            force.feeding_territories = more(force.feeding_territories, types, ability.delta)
        case v.Feeding():
            raise_by(force, f"feeding_{ability.where}", ability.delta)
        case v.FeedingTotal():
            force.feeding_total += ability.delta
        case v.FeatureReq():
            force.feature_req = more(force.feature_req, (FEATURE[ability.feature],), ability.plus)
        case v.CategoryUnits():
            force.category_units = more(force.category_units, (CATEGORY[ability.category],), ability.plus)
        case v.DeusExFree():
            force.deus_ex_free += 1
        case v.Immunity():
            for what in ability.what:
                setattr(force, f"immune_{what}", True)
        case v.BoatSeats() | v.IdeaStep() | v.ResetLimit():
            name = tag(ability)
            setattr(force, name, max(getattr(force, name), ability.max))
        case v.Plus():
            raise_by(force, tag(ability), ability.plus)
        case _:
            setattr(force, tag(ability), True)


def tag(ability: v.Ability) -> str:
    """The field of a passive: the word by which the data knows it."""
    return str(ability.__struct_config__.tag)


def raise_by(force: Force, name: str, number: int) -> None:
    setattr(force, name, getattr(force, name) + number)


def more(values: tuple[int, ...], places: Iterable[int], number: int) -> tuple[int, ...]:
    """A number more at some places.

    >>> more((0, 1, 0), (0, 2), 2)
    (2, 1, 2)
    """
    raised = list(values)
    for place in places:
        raised[place] += number
    return tuple(raised)
