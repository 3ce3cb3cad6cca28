"""The fixed words of the game, in the order in which the state counts them."""

from __future__ import annotations

from typing import get_args

from .vocabulary import Pillar

RESOURCES = ("stone", "ideas", "food", "money")  # MO-GLO.2; the first three are the standard ones
STONE, IDEAS, FOOD, MONEY = range(4)
STANDARD = (STONE, IDEAS, FOOD)

TRACKS = ("stone", "ideas", "food", "tax", "tariff")  # MO-GLO.4; the first three as in RESOURCES
TAX, TARIFF = 3, 4

PILLARS: tuple[str, ...] = get_args(Pillar)  # MO-GLO.5
PILLAR = {name: number for number, name in enumerate(PILLARS)}

UNITS = ("infantry", "cavalry", "siege_engine")
INFANTRY, CAVALRY, SIEGE = range(3)

DECKS = ("technology", "build", "population", "tax_tariff")
TECHNOLOGY, BUILD, POPULATION, TAX_TARIFF = range(4)
DECK = {name: number for number, name in enumerate(DECKS)}
OFFER_SIZES = (5, 5, 2, 2)  # MO-CMP.3

CITY, PORT_CITY, FARM, MANUFACTORY = "city", "port_city", "farm", "manufactory"
BUILDINGS = (CITY, PORT_CITY, FARM, MANUFACTORY)

UNIVERSAL = "universal_good"
NOBODY = -1
EVERYBODY = 63  # a set of seats, as bits
MOST_SCORINGS = 3  # MO-EMP.2
