"""What the texts of event cards do (CC-25, CC-31).

A text is for the player who drew the card or for all (CC-25.3), among them perhaps only for those who have something.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from pentapolis.kernel.data import DataError

from .common import AdvanceId, Amounts, BuildingName, Carrier, Good, Kind, Number, Points, TerrainName, UnitName, place
from .persons import FaceUp, InHand
from .shapes import kind


class Having(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Only those with at least so many cities and units, and with an Advance."""

    cities: int = 0
    units: int = 0
    advance: AdvanceId = ""


class Spread(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What spreads a plague: who owns one of these Advances loses more."""

    with_any: tuple[AdvanceId, ...]
    more: Number


class ForPlayers(Kind, frozen=True, kw_only=True):
    """CC-25.3: whom a text is for."""

    who: Literal["drawer", "all"] = "drawer"
    having: Having | None = None


class GoodsFor(ForPlayers, frozen=True):
    goods: Amounts


class UnitsFor(ForPlayers, frozen=True):
    unit: UnitName
    amount: Number


class ForTable(Kind, frozen=True):
    """A card that stays beside the board: nobody is immune to that."""


# Goods

Gain = kind("gain", GoodsFor)


class Distribute(ForPlayers, tag="distribute", frozen=True):
    """Goods for other players with room for them, as the player likes."""

    good: Good
    amount: Number


ChosenGains = kind("chosen_player_gains", GoodsFor)  # Goods for another player


class CityIncome(ForPlayers, tag="city_income", frozen=True):
    """A good of choice for each own city with one of some buildings; a least for the drawer, perhaps a most."""

    options: tuple[Good, ...]
    buildings: tuple[BuildingName, ...]
    drawer_least: Number
    most: Number | None = None


class CatchUp(ForPlayers, tag="catch_up", frozen=True):
    """A good for each city that those with the fewest lack; so much for everybody if all have as many."""

    good: Good
    if_equal: Number


class Famine(ForPlayers, tag="famine", frozen=True):
    """CC-31.2: food is lost; where there is too little a city becomes Angry."""

    food: Number


class Drought(ForPlayers, tag="drought", frozen=True):
    """CC-31.2: a famine of those cities that lie on or next to a terrain, with food for each, and so much at most."""

    terrain: TerrainName
    food_each: Number
    most: Number


# Mood


class LowerMood(ForPlayers, tag="lower_mood", frozen=True):
    """The mood of different cities falls, of any or of coastal ones."""

    steps: Number
    cities: Number
    coastal: bool = False
    spread: Spread | None = None


class Fire(ForPlayers, tag="fire", frozen=True):
    """The mood of all cities in one wood falls; without a city there the player loses goods."""

    terrain: TerrainName
    steps: Number
    else_lose: Amounts


class CivilWar(ForPlayers, tag="civil_war", frozen=True):
    """A unit in a city that is not Happy is lost, and its mood falls; without one the mood of any city."""

    unit: UnitName
    steps: Number


# Units and city pieces


class LoseUnits(ForPlayers, tag="lose_units", frozen=True):
    amount: Number
    spread: Spread | None = None


class BlackDeath(ForPlayers, tag="black_death", frozen=True):
    """A unit for every so many; points for each that is lost."""

    units: Number
    spread: Spread
    vp_each: Points


class Pandemic(ForPlayers, tag="pandemic", frozen=True):
    """A unit, card, resource or token for every so many cities."""

    cities: Number


PlaceUnits = kind("place_units", UnitsFor)  # Units from the supply into own cities
ChosenPlaces = kind("chosen_player_places", UnitsFor)  # Another player places units in their cities


class Volcano(ForPlayers, tag="volcano", frozen=True):
    """CC-31.4, CC-31.5: a city is lost, if there are so many; points for each Settlement and building."""

    min_cities: Number
    vp_each: Points


class Earthquake(ForPlayers, tag="earthquake", frozen=True):
    """CC-31.4, CC-31.5: city pieces are lost, and the mood of their cities falls, if there are so many cities."""

    min_cities: Number
    least: Number
    most: Number
    steps: Number
    vp_each: Points


# State and faith


class Revolution(ForPlayers, tag="revolution", frozen=True):
    """CC-31.6: Main Actions are lost, then the government changes; an army unit given up prevents either."""

    actions: Number


class Uprising(ForPlayers, tag="uprising", frozen=True):
    """Tokens are laid on the card and are worth points."""

    least: Number
    most: Number
    vp_each: Points


class Anarchy(ForPlayers, tag="anarchy", frozen=True):
    """CC-31.7: cubes of the government are laid on the card; those left at the end are worth points."""

    carriers = ("e44_anarchy",)
    vp_each: Points


class Guillotine(ForPlayers, tag="guillotine", frozen=True):
    """The Leader dies; a last new one, or points."""

    vp: Points


class Reformation(ForPlayers, tag="reformation", frozen=True):
    """Another player's building replaces one of the own."""

    building: BuildingName


RevealWonder = kind("reveal_wonder", ForPlayers)  # A wonder card lies open for everybody who draws one


# Cards that stay


class BanConstruction(ForTable, tag="ban_construction", frozen=True):
    """CC-31.3: nobody constructs without an Advance."""

    carriers = ("e01_pestilence",)
    without: AdvanceId


class SolarEclipse(ForTable, tag="solar_eclipse", frozen=True):
    """The next land battle ends after some rounds; points for the winner, or for the defender if there is none."""

    carriers = ("e41_solar_eclipse",)
    rounds: Number
    vp: Points


class TrojanHorse(ForTable, tag="trojan_horse", frozen=True):
    """The attacker of a defended city may pay for points; the defender lays no card in the first round."""

    carriers = ("e42_trojan_horse",)
    pay: Amounts
    vp: Points


class GreatPerson(ForPlayers, tag="great_person", frozen=True):
    """CC-31.1: whoever pays has the card, for what it does then (see `persons`)."""

    drawer_cost: Amounts
    others_cost: Amounts


# What types cannot say


def check_persons(cards: Iterable[Carrier]) -> None:
    """CC-31.1: only a Great Person does something later; in hand or face up, not both."""
    for card in cards:
        person, held, laid = (
            any(isinstance(effect, kind) for effect in card.effects) for kind in (GreatPerson, InHand, FaceUp)
        )
        fault = "a Great Person does something in the hand of its owner or face up, no other card"
        if person != (held or laid) or (held and laid):
            raise DataError(place("events", card.id), fault)
