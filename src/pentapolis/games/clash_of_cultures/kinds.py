"""The kinds of things that are counted by position in the state: goods, terrains, units, buildings, moods, owners."""

from __future__ import annotations

from functools import cache

# CC-4.1, CC-4.6: what a player holds, in the order of `Player.goods` and of every price and payment.
FOOD, WOOD, ORE, IDEAS, GOLD, MOOD, CULTURE, CAPTIVE = range(8)
GOODS = ("food", "wood", "ore", "ideas", "gold", "mood", "culture", "captive")
RESOURCES = GOODS[:5]
TOKENS = GOODS[5:7]
GOOD = {name: number for number, name in enumerate(GOODS)}

Goods = tuple[int, int, int, int, int, int, int, int]
"""An amount of each of GOODS: a price, a payment, a gain."""

Pick = tuple[int, int]
"""A space, and the good that is collected from it."""

NOTHING: Goods = (0, 0, 0, 0, 0, 0, 0, 0)


@cache
def goods(**amounts: int) -> Goods:
    """Amounts by name.

    >>> goods(food=2, mood=1)
    (2, 0, 0, 0, 0, 1, 0, 0)
    """
    if not amounts.keys() <= GOOD.keys():
        raise KeyError(f"there are no goods of these names: {', '.join(sorted(amounts.keys() - GOOD.keys()))}")
    return tuple(amounts.get(name, 0) for name in GOODS)  # type: ignore[return-value]


# CC-1.5: terrain of a space, 0 while its region is unexplored.
UNEXPLORED, PLAIN, FOREST, MOUNTAIN, BARREN, SEA = range(6)
TERRAINS = ("unexplored", "plain", "forest", "mountain", "barren", "sea")
TERRAIN = {name: number for number, name in enumerate(TERRAINS)}

# CC-11.7, CC-33.3, CC-33.9: units, in the order of `units.count`; army units make an army, land units move on Land.
SETTLER, INFANTRY, SHIP, CAVALRY, ELEPHANT, LEADER = range(6)
UNITS = ("settler", "infantry", "ship", "cavalry", "elephant", "leader")
UNIT = {name: number for number, name in enumerate(UNITS)}
ARMY = (INFANTRY, CAVALRY, ELEPHANT, LEADER)
LAND_UNITS = (SETTLER, INFANTRY, CAVALRY, ELEPHANT, LEADER)

# CC-10: buildings, in the order of the player's supply.
TEMPLE, FORTRESS, ACADEMY, PORT, MARKET, OBELISK, OBSERVATORY = range(7)
BUILDINGS = ("temple", "fortress", "academy", "port", "market", "obelisk", "observatory")
BUILDING = {name: number for number, name in enumerate(BUILDINGS)}

# CC-5.4
ANGRY, NEUTRAL, HAPPY = range(3)
MOODS = ("angry", "neutral", "happy")
MOOD_OF = {name: number for number, name in enumerate(MOODS)}

# CC-4.11: owners of units and cities besides the seats 0 to 3.
BARBARIANS, PIRATES = 4, 5
OWNERS = 6
NOBODY = -1
NOWHERE = -1
