"""English words for the things of the game."""

from __future__ import annotations

from collections.abc import Sequence

from ... import vocabulary as v
from ..language import listed

RESOURCES: dict[v.Resource, str] = {
    "idea": "idea marker",
    "food": "food marker",
    "money": "money marker",
    "focus": "focus marker",
}
MATERIALS: dict[v.Material, str] = {
    "wood": "Wood",
    "beeswax": "Beeswax",
    "oil": "Oil",
    "papyrus": "Papyrus",
    "herb": "Herbs",
    "gold": "Gold",
    "cotton": "Cotton",
    "clay": "Clay",
    "sulfur": "Sulfur",
    "coal": "Coal",
    "peat": "Peat",
    "tar": "Tar",
    "stone": "Stone",
    "iron": "Iron ore",
    "jade": "Jade",
    "sand": "Sand",
    "salt": "Salt",
    "copper": "Copper",
}
SITES: dict[v.SiteKind, str] = {
    "building_ground": "Building ground",
    "gorge": "Gorge of the Grimwolves",
    "glacier": "Glacier",
    "mystic_oak": "Mystic oak",
    "hidden_grotto": "Hidden grotto",
    "holy_rock": "Holy rock",
    "cave": "Cave",
    "mushroom_valley": "Mushroom valley",
    "volcano": "Volcano",
}
PROJECTS = {"farm": "farm", "boat": "boat", "statue": "statue", "settlement": "settlement", "any": "building project"}
SPARED = {"gorge": "Gorges of the Grimwolves", "glacier": "Glaciers", "weather_negative": "negative weather effects"}
EVENTS: dict[v.TriggerEvent, str] = {
    "build_farm": "you build a farm",
    "build_boat": "you build a boat",
    "build_statue": "you build a statue",
    "build_settlement": "you build a settlement",
    "build_any": "you complete a building project",
    "install_card": "you install another research card",
    "install_invention": "you install another invention card",
    "install_mutation": "you install another mutation card",
    "install_achievement": "you install another achievement card",
    "install_goal": "you install a goal chip",
    "migrate_settle": "one of your tribes ends a migration (first time each turn)",
    "settle_fire": "one of your tribes settles on a fire encampment",
    "settle_mountains": "one of your tribes settles in a Mountains territory",
    "develop": "you develop a territory",
    "procreate": "you perform a procreation (first time each turn)",
    "displace": "your tribe displaces another civilization's tribe",
    "displaced": "another civilization displaces one of your tribes",
    "explore_site": "you reveal a site (for each site)",
    "hunt": "you perform a hunt",
    "lucky_find": "you make a lucky find",
    "favor_pass": "you pass a favor test (first time each turn)",
    "favor_fail": "you fail a favor test",
    "reset": "you do a Reset",
    "upgrade": "you upgrade a main module",
    "sell": "you perform a Sale action",
    "buy": "you perform a Purchase action",
    "activate_procreation": "you activate your Procreation module",
    "activate_production": "you activate your Production module",
    "activate_transport": "you activate your Transport module",
    "activate_feature": "you activate a feature module",
    "tribe_dies": "one of your tribes is removed",
    "feeding_end": "step A of the Feeding phase ends",
    "all_fed": "step A of the Feeding phase ends and all your tribes were fed",
    "income_phase": "step A of the Income phase starts",
    "era_scoring": "the era category is scored (step 7C)",
    "extra_find": "you make an extra find",
}
METRICS: dict[v.Metric, tuple[str, str]] = {
    "farms_built": ("built farm", "built farms"),
    "boats_built": ("built boat", "built boats"),
    "territories_with_tribes": ("territory with a tribe", "territories with tribes"),
    "tribes": ("tribe on the continent", "tribes on the continent"),
    "feature_markers": ("feature marker", "feature markers"),
    "food": ("food marker", "food markers"),
    "money": ("money marker", "money markers"),
    "stored_materials": ("stored material", "stored materials"),
    "diamonds": ("active diamond", "active diamonds"),
    "statues": ("statue", "statues"),
    "dice_total": ("die (activation and fate)", "dice (activation and fate)"),
}
UNITS: dict[v.Category, str] = {
    "evolution": "each of your feature markers",
    "prosperity": "each of your active diamonds",
    "population": "each of your tribes on the continent",
    "expansion": "each territory with a tribe of yours",
}


def count(number: int, noun: str) -> str:
    """A number of things.

    >>> count(1, "tribe"), count(2, "tribe")
    ('1 tribe', '2 tribes')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def up_to(number: int, noun: str) -> str:
    """At most so many things.

    >>> up_to(1, "migration"), up_to(2, "migration")
    ('1 migration', 'up to 2 migrations')
    """
    return f"{'up to ' if number > 1 else ''}{count(number, noun)}"


def title(word: str) -> str:
    """
    >>> title("technology")
    'Technology'
    """
    return word.capitalize()


def types(words: Sequence[str]) -> str:
    """
    >>> types(["hills", "swamp"])
    'Hills and Swamp territories'
    """
    return f"{listed([title(word) for word in words], 'and')} territories"
