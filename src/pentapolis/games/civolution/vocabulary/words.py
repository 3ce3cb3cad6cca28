"""The closed lists of words that effects, costs and conditions are made of."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec

Track = Literal["technology", "prestige", "knowledge", "construction", "culture"]
Feature = Literal["stamina", "intelligence", "calm", "dexterity", "expression", "perception"]
LandType = Literal["forest", "grassland", "hills", "swamp", "mountains", "desert"]
TerritoryType = Literal["forest", "grassland", "hills", "swamp", "mountains", "desert", "water"]
Material = Literal[  # of each type of land the three storage rows
    "wood",
    "beeswax",
    "oil",
    "papyrus",
    "herb",
    "gold",
    "cotton",
    "clay",
    "sulfur",
    "coal",
    "peat",
    "tar",
    "stone",
    "iron",
    "jade",
    "sand",
    "salt",
    "copper",
]
CardType = Literal["invention", "mutation", "insight", "building", "achievement"]
MainModule = Literal[
    "migration",
    "procreation",
    "production",
    "transport",
    "sustenance",
    "exploration",
    "building",
    "planning",
    "research",
    "achievement",
    "insight",
    "mutation",
    "invention",
    "trade",
    "activity",
]
Category = Literal[
    "technology",
    "prestige",
    "knowledge",
    "construction",
    "culture",
    "evolution",
    "prosperity",
    "population",
    "expansion",
]
SiteKind = Literal[
    "building_ground",
    "gorge",
    "glacier",
    "mystic_oak",
    "hidden_grotto",
    "holy_rock",
    "cave",
    "mushroom_valley",
    "volcano",
]
Weather = Literal["hot", "warm", "mild", "rain", "cold"]
Phase = Literal["new_cards", "new_goals", "extra_find", "action", "site", "feeding", "event", "income"]
Resource = Literal["idea", "food", "money", "focus"]
Project = Literal["farm", "boat", "statue", "settlement"]
Die = Literal["activation", "fate"]
Encampment = Literal["fire", "plain", "3plus", "4only"]  # CV-SET.9: with how many players it exists
Level = Literal["beginner", "moderate", "medium", "advanced", "expert"]

TriggerEvent = Literal[
    "build_farm",
    "build_boat",
    "build_statue",
    "build_settlement",
    "build_any",
    "install_card",
    "install_invention",
    "install_mutation",
    "install_achievement",
    "install_goal",
    "migrate_settle",
    "settle_fire",
    "settle_mountains",
    "develop",
    "procreate",
    "displace",
    "displaced",
    "explore_site",
    "hunt",
    "lucky_find",
    "favor_pass",
    "favor_fail",
    "reset",
    "upgrade",
    "sell",
    "buy",
    "activate_procreation",
    "activate_production",
    "activate_transport",
    "activate_feature",
    "tribe_dies",
    "feeding_end",
    "all_fed",
    "income_phase",
    "era_scoring",
    "extra_find",
]
Metric = Literal[
    "farms_built",
    "boats_built",
    "territories_with_tribes",
    "tribes",
    "feature_markers",
    "food",
    "money",
    "stored_materials",
    "diamonds",
    "statues",
    "dice_total",
    "favor",
    "track:technology",
    "track:prestige",
    "track:knowledge",
    "track:construction",
    "track:culture",
]

Count = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[int, msgspec.Meta(ge=0)]
DieValue = Annotated[int, msgspec.Meta(ge=1, le=6)]

T = TypeVar("T")
Some = Annotated[tuple[T, ...], msgspec.Meta(min_length=1)]
"""A list that is there to hold something: an option without effects, say, would be a misprint."""
