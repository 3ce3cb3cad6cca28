"""Polish words for the things of the game, in the cases in which the texts need them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, get_args

from ... import vocabulary as v
from ..language import listed


class Noun(NamedTuple):
    """A noun in the accusative after 1, after 2 to 4, and after other numbers; `many` is also the genitive plural."""

    one: str
    few: str
    many: str


STEP = Noun("pole", "pola", "pól")
MARKER = Noun("znacznik", "znaczniki", "znaczników")
CARD = Noun("kartę", "karty", "kart")
RESEARCH_CARD = Noun("kartę badań", "karty badań", "kart badań")
GOAL_CHIP = Noun("czip celu", "czipy celu", "czipów celu")
TRIBE = Noun("plemię", "plemiona", "plemion")
NEW_WEAK_TRIBE = Noun("nowe osłabione plemię", "nowe osłabione plemiona", "nowych osłabionych plemion")
MIGRATION = Noun("migrację", "migracje", "migracji")
PROCREATION = Noun("prokreację", "prokreacje", "prokreacji")
RAW = Noun("materiał", "materiały", "materiałów")
STORED = Noun("zebrany materiał", "zebrane materiały", "zebranych materiałów")
ANY_STORED = Noun("dowolny zebrany materiał", "dowolne zebrane materiały", "dowolnych zebranych materiałów")
OWN_FEATURE = Noun("swój znacznik cechy", "swoje znaczniki cech", "swoich znaczników cech")
PROJECT = Noun("projekt budowlany", "projekty budowlane", "projektów budowlanych")
SETTLEMENT = Noun("osadę", "osady", "osad")
DIAMOND = Noun("diament", "diamenty", "diamentów")
SEAT = Noun("miejsce", "miejsca", "miejsc")
UNIT = Noun("jednostkę", "jednostki", "jednostek")
FIND = Noun("dodatkowe odkrycie", "dodatkowe odkrycia", "dodatkowych odkryć")

RESOURCES: dict[v.Resource, Noun] = {
    "idea": Noun("znacznik pomysłu", "znaczniki pomysłów", "znaczników pomysłów"),
    "food": Noun("znacznik żywności", "znaczniki żywności", "znaczników żywności"),
    "money": Noun("znacznik pieniędzy", "znaczniki pieniędzy", "znaczników pieniędzy"),
    "focus": Noun("znacznik skupienia", "znaczniki skupienia", "znaczników skupienia"),
}
BUILDINGS: dict[str, Noun] = {
    "farm": Noun("farmę", "farmy", "farm"),
    "boat": Noun("łódź", "łodzie", "łodzi"),
    "statue": Noun("pomnik", "pomniki", "pomników"),
    "settlement": SETTLEMENT,
}
BUILT: dict[str, Noun] = {
    "farm": Noun("wybudowaną farmę", "wybudowane farmy", "wybudowanych farm"),
    "boat": Noun("wybudowaną łódź", "wybudowane łodzie", "wybudowanych łodzi"),
}

# Genitives

CATEGORIES: dict[v.Category, str] = {
    "technology": "technologii",
    "prestige": "prestiżu",
    "knowledge": "nauki",
    "construction": "budownictwa",
    "culture": "kultury",
    "evolution": "ewolucji",
    "prosperity": "dobrobytu",
    "population": "populacji",
    "expansion": "ekspansji",
}
TRACKS: dict[str, str] = {name: CATEGORIES[name] for name in get_args(v.Track)}
FEATURES: dict[v.Feature, str] = {
    "stamina": "wytrzymałości",
    "intelligence": "inteligencji",
    "calm": "spokoju",
    "dexterity": "zręczności",
    "expression": "ekspresji",
    "perception": "percepcji",
}
MATERIALS: dict[v.Material, str] = {
    "wood": "zebranego drewna",
    "beeswax": "zebranego wosku pszczelego",
    "oil": "zebranej ropy",
    "papyrus": "zebranego papirusu",
    "herb": "zebranych ziół",
    "gold": "zebranego złota",
    "cotton": "zebranej bawełny",
    "clay": "zebranej gliny",
    "sulfur": "zebranej siarki",
    "coal": "zebranego węgla",
    "peat": "zebranego torfu",
    "tar": "zebranej smoły",
    "stone": "zebranego kamienia",
    "iron": "zebranej rudy żelaza",
    "jade": "zebranego jadeitu",
    "sand": "zebranego piasku",
    "salt": "zebranej soli",
    "copper": "zebranej miedzi",
}
TYPES: dict[v.TerritoryType, str] = {
    "forest": "lasu",
    "grassland": "łąki",
    "hills": "wzgórz",
    "swamp": "bagien",
    "mountains": "gór",
    "desert": "pustyni",
    "water": "wody",
}
SITES: dict[v.SiteKind, str] = {
    "building_ground": "odkrytego obszaru pod zabudowę",
    "gorge": "odkrytego wąwozu posępnych wilków",
    "glacier": "odkrytego lodowca",
    "mystic_oak": "odkrytego mistycznego dębu",
    "hidden_grotto": "odkrytej ukrytej groty",
    "holy_rock": "odkrytego świętego głazu",
    "cave": "odkrytej jaskini",
    "mushroom_valley": "odkrytej doliny grzybów",
    "volcano": "odkrytego wulkanu",
}
CARD_TYPES: dict[v.CardType, str] = {
    "invention": "wynalazku",
    "mutation": "mutacji",
    "insight": "wiedzy",
    "building": "budynku",
    "achievement": "osiągnięcia",
}
MODULES: dict[v.MainModule, str] = {
    "migration": "migracji",
    "procreation": "prokreacji",
    "production": "produkcji",
    "transport": "transportu",
    "sustenance": "wyżywienia",
    "exploration": "eksploracji",
    "building": "budynku",
    "planning": "planowania",
    "research": "badań",
    "achievement": "osiągnięć",
    "insight": "wiedzy",
    "mutation": "mutacji",
    "invention": "wynalazków",
    "trade": "handlu",
    "activity": "działań",
}

# Nominatives, after a number and "×"

NAMED: dict[v.Material, str] = {
    "wood": "drewno",
    "beeswax": "wosk pszczeli",
    "oil": "ropa",
    "papyrus": "papirus",
    "herb": "zioła",
    "gold": "złoto",
    "cotton": "bawełna",
    "clay": "glina",
    "sulfur": "siarka",
    "coal": "węgiel",
    "peat": "torf",
    "tar": "smoła",
    "stone": "kamień",
    "iron": "ruda żelaza",
    "jade": "jadeit",
    "sand": "piasek",
    "salt": "sól",
    "copper": "miedź",
}


def count(number: int, noun: Noun) -> str:
    """A number of things.

    >>> [count(number, TRIBE) for number in (1, 2, 5, 12, 22)]
    ['1 plemię', '2 plemiona', '5 plemion', '12 plemion', '22 plemiona']
    """
    if number == 1:
        return f"1 {noun.one}"
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return f"{number} {noun.few if few else noun.many}"


def up_to(number: int, noun: Noun) -> str:
    """At most so many things.

    >>> up_to(1, MIGRATION), up_to(2, MIGRATION)
    ('1 migrację', 'do 2 migracji')
    """
    return f"1 {noun.one}" if number == 1 else f"do {number} {noun.many}"


def of(noun: Noun, rest: str) -> Noun:
    """A noun with what belongs to it."""
    return Noun(*(f"{form} {rest}" for form in noun))


def marker(genitive: str) -> Noun:
    """
    >>> count(2, marker(FEATURES["calm"]))
    '2 znaczniki spokoju'
    """
    return of(MARKER, genitive)


def territories(names: Sequence[v.TerritoryType]) -> str:
    """
    >>> territories(["hills", "swamp"])
    'na terytoriach wzgórz i bagien'
    """
    return f"na terytoriach {listed([TYPES[name] for name in names], 'i')}"
