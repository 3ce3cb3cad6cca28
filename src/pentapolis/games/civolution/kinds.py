"""The fixed words of the game, in the order in which the state counts them."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import get_args

from . import vocabulary as v


def numbered(words: tuple[str, ...]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words)}


TRACKS: tuple[str, ...] = get_args(v.Track)
TRACK = numbered(TRACKS)
TECHNOLOGY, PRESTIGE, KNOWLEDGE, CONSTRUCTION, CULTURE = range(5)

FEATURES: tuple[str, ...] = get_args(v.Feature)  # CV-ACT4.9: by the value of their module
FEATURE = numbered(FEATURES)

TYPES: tuple[str, ...] = get_args(v.TerritoryType)
TYPE = numbered(TYPES)
LAND: tuple[str, ...] = get_args(v.LandType)  # the same without Water, which comes last
WATER = TYPE["water"]

MATERIALS: tuple[str, ...] = get_args(v.Material)  # three for each type of land, by storage row
MATERIAL = numbered(MATERIALS)
ROWS = 3  # of the storage
MATERIAL_TYPE: tuple[int, ...] = tuple(number // ROWS for number in range(len(MATERIALS)))
MATERIAL_ROW: tuple[int, ...] = tuple(number % ROWS + 1 for number in range(len(MATERIALS)))

CARD_TYPES: tuple[str, ...] = get_args(v.CardType)  # decks A to E; each has the colour of the track of its number
CARD_TYPE = numbered(CARD_TYPES)
DECKS = ("inventions", "mutations", "insights", "buildings", "achievements")  # the sections of the data

MAIN_MODULES: tuple[str, ...] = get_args(v.MainModule)  # those with three levels, in the order of `Player.levels`
MODULE = numbered(MAIN_MODULES)
FEATURE_MODULES = FEATURES  # CV-ACT4.9: a module goes by its feature
SLEEP = "sleep"
MODULES: tuple[str, ...] = (*MAIN_MODULES, *FEATURE_MODULES, SLEEP)
PAIRS = ((0, 0), *combinations_with_replacement(range(1, 7), 2))
"""Every pair of values that a module can ask for (CV-ACT4.10); (0, 0): any two (CV-ACT4.8)."""

CATEGORIES: tuple[str, ...] = get_args(v.Category)  # CV-END.1: in the order of final scoring; the tracks come first
CATEGORY = numbered(CATEGORIES)

SITE_KINDS: tuple[str, ...] = get_args(v.SiteKind)
WEATHER: tuple[str, ...] = get_args(v.Weather)  # from hot to cold
PHASES: tuple[str, ...] = get_args(v.Phase)
RESOURCES: tuple[str, ...] = get_args(v.Resource)
PROJECTS: tuple[str, ...] = get_args(v.Project)
DICE: tuple[str, ...] = get_args(v.Die)
LEVELS: tuple[str, ...] = get_args(v.Level)  # of V.I.C.I.

NOBODY = -1
CONSOLE_ACTIVITY = "console_activity"
ISLAND = "island"  # the building ground of tile A
GRIDS = ("evolution", "prosperity")  # of V.I.C.I.
TERMS = (*TYPES, *RESOURCES, *DICE)
"""Words of the game that are no pieces."""
