"""What the icons of event cards do (CC-25 to CC-27)."""

from __future__ import annotations

from .common import Kind, Number, TerrainName, UnitName
from .shapes import OfGoods, OfShips, kind

Gain = kind("gain", OfGoods)  # CC-25.5: goods


class ExhaustLand(Kind, tag="exhaust_land", frozen=True):
    """CC-25.6: markers on empty Land next to own cities, but not on one terrain; CC-33.1b: as long as there are any."""

    markers: Number
    in_box: Number
    except_on: TerrainName


class BarbariansArrive(Kind, tag="barbarians_arrive", frozen=True):
    """CC-26.2 to CC-26.5: a Settlement within range of own cities with a unit in it, then units in Barbarian cities."""

    carriers = ("barbarians_spawn",)
    range: Number
    unit: UnitName
    more_units: Number


class BarbariansMove(Kind, tag="barbarians_move", frozen=True):
    """CC-26.7 to CC-26.9: armies within range of own cities move; Barbarian cities within range grow by units."""

    carriers = ("barbarians_move",)
    range: Number
    units: Number


PiratesArrive = kind("pirates_arrive", OfShips)  # CC-27.1, CC-27.2: pirate ships


class PiratesRaid(Kind, tag="pirates_raid", frozen=True):
    """CC-27.3: everybody with a city next to a pirate ship loses so many resources or tokens."""

    losses: Number
