"""A cheap estimate of a position, for bots: points now, and what pawns, cubes, cards and units will still bring.

The weights are points. What pays every turn (production, actions, abilities) is priced by the turns that are left;
what waits for one more step (a village, a city, a goal, a structure's second builder) by how near that step is.
"""

from __future__ import annotations

from pentapolis.kernel.sums import plain_sum

from .actions.settling import city_strength, village_strength
from .force import Force
from .ownership import COUNTERS, force, owned, stages
from .scoring import score, worth
from .state import BHTable, Player

LENGTH = 18  # turns of a game without an end in sight
LEAST_LEFT = 3
COIN, COINS = 0.42, 9  # each of the first so many
SPARE_COIN = 0.12
PAWN, PAWNS = 0.85, 6
SPARE_PAWN = 0.2
SETTLER, SOLDIER = 0.34, 0.34  # for each point of strength
NEAR = 0.62  # of a village or city that could be had with the strength that stands there
NO_TOKEN = 0.55  # of that, without a token
TOKEN = 1.7
SUPPLY = 0.9  # a structure tile
SECOND = 0.35  # of the left place's points, while nobody has joined
COLUMN, INCOME = 0.11, 0.13  # for each turn left
ACTION = 0.045  # for each turn left, by level
SLOT = 0.3  # a slot that could be researched
GOAL = 0.7  # of a goal's points, by the square of progress
CUBE = 0.12  # that has left a track
INVESTED = 0.35
LASTING = {
    "move_bonus": 0.14,
    "structure_cost": -0.10,
    "research_cost": -0.22,
    "village_strength": -0.12,
    "city_strength": -0.12,
    "produce_coins_bonus": 0.13,
    "produce_population_bonus": 0.11,
    "extra_reveal": 0.05,
}  # for each turn left


def evaluate(t: BHTable, seat: int) -> float:
    """A seat's own prospects; when the game is over, the points decide alone."""
    mine = float(sum(score(t, seat).values()))
    if not t.state.over:
        return mine + prospects(t, seat)
    others = [other for other in range(len(t.state.players)) if other != seat]
    return mine - max(sum(score(t, other).values()) for other in others)


def turns_left(t: BHTable) -> int:
    """How many more turns a seat may expect."""
    state = t.state
    if state.last_round:
        return max(0, state.last_round - state.round)
    cubes = sum(map(len, state.claims))
    return max(LEAST_LEFT, LENGTH - state.round - cubes)


def prospects(t: BHTable, seat: int) -> float:
    """What is likely to become points."""
    player, left = t.state.players[seat], turns_left(t)
    soon = min(1.0, 0.34 * left)  # what needs a turn or two is worth nothing at the end
    value = soon * (purse(player) + crowd(player) + supply(t, seat) + ground(t, seat))
    value += left * (engine(t, seat) + lasting(force(t, seat)))
    value += soon * tree(t, seat) + board(t, seat, left)
    return value


def purse(player: Player) -> float:
    return COIN * min(player.coins, COINS) + SPARE_COIN * max(0, player.coins - COINS)


def crowd(player: Player) -> float:
    return PAWN * min(player.active, PAWNS) + SPARE_PAWN * max(0, player.active - PAWNS)


def supply(t: BHTable, seat: int) -> float:
    """Tokens and structure tiles; and first builders who wait for a second one."""
    state, player = t.state, t.state.players[seat]
    value = TOKEN * min(3, player.settlement) + TOKEN * min(3, player.fortification)
    value += SUPPLY * min(4, len(player.structures))
    for place, owner in state.left.items():
        if owner == seat and place not in state.right:
            value += SECOND * t.content.structures[state.land[place]].left.vp
    return value


def ground(t: BHTable, seat: int) -> float:
    """Units, and villages and cities that they could bring where they stand."""
    state, player = t.state, t.state.players[seat]
    strengths: dict[tuple[int, int], int] = {}
    for unit in player.units:
        strengths[unit >> 4, unit >> 3 & 1] = strengths.get((unit >> 4, unit >> 3 & 1), 0) + (unit & 7)
    value = 0.0
    villages, cities = player.settlement, player.fortification
    for (place, kind), strength in strengths.items():
        value += strength * (SOLDIER if kind else SETTLER)
        tile = t.content.territories.get(state.land[place])
        if tile is None:
            continue
        if kind and place in state.villages and place not in state.cities:
            share = min(1.0, strength / city_strength(t, seat, place))
            value += NEAR * tile.city.vp * share * share * (1.0 if cities > 0 else NO_TOKEN)
            cities -= 1
        elif not kind and place not in state.villages:
            share = min(1.0, strength / village_strength(t, seat, place))
            value += NEAR * tile.village.vp * share * share * (1.0 if villages > 0 else NO_TOKEN)
            villages -= 1
    return value


def engine(t: BHTable, seat: int) -> float:
    """What every turn brings: production, and actions to choose from."""
    player, content = t.state.players[seat], t.content
    value = COLUMN * len(content.open_columns[player.cubes]) + INCOME * content.open_coins[player.cubes]
    one, two, three, four = owned(t, seat).levels
    return value + ACTION * (one + 2 * two + 3 * three + 3 * four)


def lasting(force: Force) -> float:
    value = plain_sum(weight * getattr(force, name) for name, weight in LASTING.items())
    return value + 0.1 * (force.structure_keeps_strength + sum(force.recruit_strength))


def tree(t: BHTable, seat: int) -> float:
    """Slots whose prerequisites are met."""
    player = t.state.players[seat]
    return SLOT * (t.content.eligible[player.researched] & ~player.scholars).bit_count()


def board(t: BHTable, seat: int, left: int) -> float:
    """Cubes that have left the tracks, the government, and goals on the way."""
    state, player = t.state, t.state.players[seat]
    removed = sum(t.content.cubes) - sum(player.cubes)
    value = CUBE * removed + INVESTED * min(player.invested, 9)
    open_stages = stages(t, seat)
    if "democracy" not in open_stages and player.government:
        whole = worth(t, seat, t.content.governments[player.government].democracy)
        share = 1 - player.cubes[2] / t.content.cubes[2]
        value += 0.8 * whole * share * share
    if left == 0:
        return value
    for number, goal in enumerate(state.goals):
        claims = state.claims[number]
        if seat not in claims:
            entry = t.content.goals[goal]
            have = COUNTERS[entry.condition.count_of](t, seat)
            share = min(1.0, have / entry.condition.at_least)
            value += GOAL * share * share * (entry.vp_later if claims else entry.vp_first)
    return value
