"""A cheap estimate of a position, for bots: the numbers of a seat's position, weighed by how much of the game is left.

What pays every turn (production, actions, abilities) weighs much early and little late; what waits for one more step (a
village, a city, a goal, a structure's second builder) counts by how near that step is.
"""

from __future__ import annotations

from operator import mul

from pentapolis.kernel.sums import plain_sum

from .actions.settling import city_strength, village_strength
from .force import Force
from .ownership import COUNTERS, force, fulfils, owned, stages
from .scoring import score, worth
from .state import BHTable, Player
from .weights import LENGTH, MOST_LEFT, STEPS, WEIGHTS

LEAST_LEFT = 2
COINS, SPARE_COINS = 7, 14  # so many are of use soon, and so many at all
PAWNS, SPARE_PAWNS = 4, 8
TOKENS = 2
TILES = 2

NAMES = tuple(WEIGHTS)


def evaluate(t: BHTable, seat: int) -> float:
    """A seat's own prospects; when the game is over, the points decide alone."""
    if not t.state.over:
        # What stands ready in the last turn can still become points before it ends.
        left = turns_left(t, seat) or int(t.state.turn == seat)
        return plain_sum(map(mul, STEPS[left], numbers(t, seat)))
    mine = sum(score(t, seat).values())
    others = [other for other in range(len(t.state.players)) if other != seat]
    return float(mine - max(sum(score(t, other).values()) for other in others))


def turns_left(t: BHTable, seat: int) -> int:
    """How many more turns a seat may expect after the one it has begun.

    Counted by its own turns: were it by rounds, ending the last turn of a round would look like a loss.
    """
    state = t.state
    count = len(state.players)
    has_begun = (seat - state.start) % count <= (state.turn - state.start) % count
    begun = state.round if has_begun else state.round - 1
    if state.last_round:
        return min(MOST_LEFT, max(0, state.last_round - begun))
    cubes = sum(map(len, state.claims))
    return min(LENGTH, max(LEAST_LEFT, LENGTH - begun - cubes))


def numbers(t: BHTable, seat: int) -> list[float]:
    """The numbers of a seat, in the order of WEIGHTS."""
    state, content = t.state, t.content
    player = state.players[seat]
    eligible = content.eligible[player.researched] & ~player.scholars
    _, slots_ii, slots_iii, slots_iv = content.level_slots
    columns = content.open_columns[player.cubes]
    food, economy, infrastructure = (whole - left for whole, left in zip(content.cubes, player.cubes, strict=True))
    return [
        sum(score(t, seat).values()),
        *stock(player.coins, COINS, SPARE_COINS),
        *stock(player.active, PAWNS, SPARE_PAWNS),
        len(columns),
        sum([player.columns[column] > 0 for column in columns]),
        content.open_coins[player.cubes],
        min(player.settlement, TOKENS),
        min(player.fortification, TOKENS),
        *tiles(t, player),
        *units(t, seat),
        waiting(t, seat),
        joining(t, seat),
        *owned(t, seat).levels,
        (eligible & slots_ii).bit_count(),
        (eligible & slots_iii).bit_count(),
        (eligible & slots_iv).bit_count(),
        food,
        economy,
        infrastructure,
        player.invested,
        list(state.villages.values()).count(seat),
        list(state.cities.values()).count(seat),
        sum([fulfils(t, seat, action.requirement) for action in content.actions.values()]),
        towards_goals(t, seat),
        towards_democracy(t, seat),
        *lasting(force(t, seat)),
    ]


def stock(have: int, soon: int, most: int) -> tuple[int, int]:
    """What is of use soon, and what will hardly be."""
    return min(have, soon), max(0, min(have, most) - soon)


def tiles(t: BHTable, player: Player) -> tuple[int, int]:
    """Structures to be built: how many, and what a first builder may hope for."""
    points = [t.content.structures[tile].left.vp for tile in player.structures]
    return min(len(points), TILES), sum(sorted(points)[-TILES:])


def waiting(t: BHTable, seat: int) -> int:
    """Points of structures that lack a second builder."""
    state, structures = t.state, t.content.structures
    return sum(
        structures[state.land[place]].left.vp
        for place, owner in state.left.items()
        if owner == seat and place not in state.right
    )


def joining(t: BHTable, seat: int) -> int:
    """Structures of others beside which a settler waits to build, too."""
    state = t.state
    standing = {unit >> 4 for unit in state.players[seat].units if not unit >> 3 & 1}
    return sum(state.left.get(place, seat) != seat and place not in state.right for place in standing)


def units(t: BHTable, seat: int) -> tuple[float, ...]:
    """Strength of settlers and soldiers, how many they are, and the villages and cities that they are near to.

    A village or city counts by the square of the share of its strength that stands there: with a token at hand, and
    without one.
    """
    state, player = t.state, t.state.players[seat]
    strengths: dict[tuple[int, int], int] = {}
    strength, count = [0, 0], [0, 0]
    for unit in player.units:
        kind = unit >> 3 & 1
        strengths[unit >> 4, kind] = strengths.get((unit >> 4, kind), 0) + (unit & 7)
        strength[kind] += unit & 7
        count[kind] += 1
    near, bare = [0.0, 0.0], [0.0, 0.0]
    tokens = [player.settlement, player.fortification]
    for (place, kind), have in strengths.items():
        tile = t.content.territories.get(state.land[place])
        if tile is None:
            continue
        if kind:
            if place not in state.villages or place in state.cities:
                continue
            share, points = min(1.0, have / city_strength(t, seat, place)), tile.city.vp
        else:
            if place in state.villages:
                continue
            share, points = min(1.0, have / village_strength(t, seat, place)), tile.village.vp
        (near if tokens[kind] > 0 else bare)[kind] += share * (0.4 + 0.6 * share) * points
        tokens[kind] -= 1
    return *strength, *count, *near, *bare


def towards_goals(t: BHTable, seat: int) -> float:
    """Points of open goals, by the square of what is done of them."""
    value = 0.0
    for goal, claims in zip(t.state.goals, t.state.claims, strict=True):
        if seat not in claims:
            entry = t.content.goals[goal]
            share = min(1.0, COUNTERS[entry.condition.count_of](t, seat) / entry.condition.at_least)
            value += share * share * (entry.vp_later if claims else entry.vp_first)
    return value


def towards_democracy(t: BHTable, seat: int) -> float:
    """What democracy would bring, by the square of how near it is."""
    player = t.state.players[seat]
    if not player.government or "democracy" in stages(t, seat):
        return 0.0
    share = 1 - player.cubes[2] / t.content.cubes[2]
    return share * share * worth(t, seat, t.content.governments[player.government].democracy)


def lasting(force: Force) -> tuple[int, ...]:
    """Abilities: moving, cheaper research, easier settling, building, production, and what waits for an event."""
    return (
        force.move_bonus,
        -force.research_cost,
        -force.village_strength - force.city_strength,
        -force.structure_cost + force.structure_keeps_strength,
        force.produce_coins_bonus + force.produce_population_bonus,
        sum(force.recruit_strength) + sum(map(len, force.triggers.values())),
    )
