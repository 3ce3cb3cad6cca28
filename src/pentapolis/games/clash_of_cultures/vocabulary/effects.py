"""What may stand in the data of each sort of entry: every kind that the modules of its vocabulary declare."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import advances, at_once, civil, clash, events, governments, icons, objectives, persons, pieces, tactics, wonders
from .civilizations import CIVILIZATIONS
from .common import Kind
from .shapes import one_of

if TYPE_CHECKING:
    AdvanceEffect: TypeAlias = Kind
    WonderEffect: TypeAlias = Kind
    BuildingEffect: TypeAlias = Kind
    ClashEffect: TypeAlias = Kind
    CivEffect: TypeAlias = Kind
    CivilEffect: TypeAlias = Kind
    TacticsEffect: TypeAlias = Kind
    IconEffect: TypeAlias = Kind
    EventEffect: TypeAlias = Kind
    PersonEffect: TypeAlias = Kind
    Condition: TypeAlias = Kind
else:
    AdvanceEffect = one_of(advances, governments, at_once)
    WonderEffect = one_of(wonders, at_once)
    BuildingEffect = one_of(pieces, at_once)
    ClashEffect = one_of(clash)
    CivEffect = one_of(*CIVILIZATIONS)
    CivilEffect = one_of(civil)
    TacticsEffect = one_of(tactics)
    IconEffect = one_of(icons)
    EventEffect = one_of(events, persons)
    PersonEffect = one_of(persons)
    Condition = one_of(objectives)
