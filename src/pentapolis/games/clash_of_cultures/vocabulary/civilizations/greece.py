"""Greece."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import Number
from pentapolis.games.clash_of_cultures.vocabulary.shapes import ForBuilding, Limited, Paid, kind, plain

from .shared import Bonus

# CC-30.15: goods whenever a city with a building recruits
GainForRecruit = kind("gain_for_recruit", ForBuilding, "formal_training")
# The enemy plays no tactics card in a round of a land battle begun with fewer units
DenyTacticsOutnumbered = plain("deny_tactics_outnumbered", "spartans")
# CC-30.15: Influence Culture may start from any city with a building in the own colour
InfluenceAbroad = plain("influence_abroad", "hellenization")
ArtsFor = kind("arts_for", Paid, "hellenization")  # CC-30.15: Arts may cost this instead


class OtherCityActivated(Limited, tag="other_city_activated", frozen=True):
    """CC-30.16: at one of a city's activations in a turn another city may count as activated in its place."""

    carriers = ("polis",)
    activation: Number


Idol = kind("idol", Paid, "idol")  # Free action: pay and activate the Leader's city to play a card that needs an action
# For each region but the own starting region with an own city
BonusPerRegion = kind("bonus_per_region", Bonus, "ruler_of_the_world")
BonusOutnumbered = kind("bonus_outnumbered", Bonus, "hero_of_thermopylae")  # For each army unit that the enemy has more
