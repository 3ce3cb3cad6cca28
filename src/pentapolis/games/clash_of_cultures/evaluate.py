"""A cheap estimate of a position, for bots: the points, and what the position will still bring.

All weights are points. What takes time to pay (cities, Settlers, armies) counts by the part of the game that is left;
goods, cards and Advances are used within a few Rounds and keep their worth nearly to the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from typing import NamedTuple

from pentapolis.kernel.memo import Memo
from pentapolis.kernel.sums import plain_sum

from . import trade
from .cities import size
from .conquest import LOST_CITY, Prize, Strike, danger, prizes, raids, strikes
from .ending import last_age
from .kinds import ANGRY, CULTURE, HAPPY, MOOD, MOUNTAIN, PLAIN
from .objectives.measures import MEASURES
from .scoring import halves
from .sources import FISHING
from .state import City, ClashState, ClashTable, layout_of
from .units import ARMY_MASK, SETTLER_MASK, SHIP_MASK, total

ROUNDS = 3  # of an Age (CC-2.1)
SPENT_WITHIN = 6  # turns: goods held later than that lose their worth

# The first ones of a kind are needed, the last ones lie about.
RESOURCES = (0.0, 0.36, 0.68, 0.95, 1.15, 1.28, 1.36, 1.4)
TOKENS = (0.0, 0.4, 0.75, 1.05, 1.3, 1.5)
MORE_TOKENS, CARD, ADVANCE, OPEN_OFFER = 0.08, 0.4, 0.5, 0.01
FULFILLED, BEGUN = 1.5, 0.8  # an objective card: one of its halves could be completed now, or is nearly there

# The first city is the game (CC-3.2); three can act in a turn without anger; all of them let the others grow (CC-5.2).
CITIES = (0.0, 8.0, 12.0, 15.0, 17.5, 19.0, 20.0, 21.0)
MOODS = (-1.6, 0.0, 0.6)
GROWN, ROOM = 0.3, 0.25
GARRISON = (0.0, 0.6, 0.9, 1.1, 1.2)
SHIP = 0.3

# A good more that the best cities collect, each time until the end: in a turn few of them are collected from.
HARVEST = (2.4, 1.44, 0.72)

# A Settler who stands where a city may be founded, and any other: a part of the city to be.
SITE, SETTLER = 0.7, 0.4
MOST_SETTLERS = 3


def evaluate(t: ClashTable, seat: int) -> float:
    """A seat's prospects against the best of the others; when the game is over, the points decide alone."""
    seats = range(len(t.state.players))
    worth = [sum(halves(t, other).values()) / 2 for other in seats]
    if t.state.agenda or t.state.age == 1:
        outlook = look_round(t, seat)
        for other in seats:
            worth[other] += prospects(t, other, outlook)
        worth[seat] += goals(t, seat, outlook.turns)  # the cards of others are not known
    return worth.pop(seat) - max(worth)


class Outlook(NamedTuple):
    """What matters to all seats: how long the game goes on, armies, cities to be taken, land to collect from."""

    turns: int
    left: float
    armies: Sequence[Strike]
    spoils: Sequence[Prize]
    soil: int


def look_round(t: ClashTable, eyes: int) -> Outlook:
    """The outlook of all, by the time of one seat."""
    turns, armies = turns_left(t, eyes), strikes(t)
    left = turns / (ROUNDS * t.content.track.front.ages)
    return Outlook(turns, left, armies, prizes(t, left) if armies else (), open_land(t.state))


def turns_left(t: ClashTable, eyes: int) -> int:
    """The turns that a seat has not begun: by these it counts the time of all.

    Nothing changes when it passes the turn on. By rounds it did, and whoever was last in a round gained by doing
    nothing, since others had less time then.
    """
    state = t.state
    return ROUNDS * (last_age(t) + 1 - state.age) - state.round + (("turn", eyes) in state.agenda)


def may_act(t: ClashTable, seat: int, turns: int) -> bool:
    """Whether a seat has an action left in this game."""
    return bool(turns) or (t.state.turn.seat == seat and t.state.turn.actions > 0)


def prospects(t: ClashTable, seat: int, outlook: Outlook) -> float:
    """What is likely to become points."""
    turns, left, armies, spoils, soil = outlook
    lasting = left * (land(t, seat, armies, soil) + fleet(t, seat))
    return soon(turns) * purse(t, seat) + lasting + raids(t, seat, turns, armies, spoils) + hopes(t, seat, outlook)


def soon(turns: int) -> float:
    """What goods and Advances keep of their worth: they are used within a few turns."""
    return min(1.0, 0.1 + turns / SPENT_WITHIN)


def purse(t: ClashTable, seat: int) -> float:
    """Resources, tokens, cards, and what Advances do."""
    player = t.state.players[seat]
    value = HOLDINGS[tuple(player.goods), player.hand]
    if t.state.trade and trade.parties(t)[0] == seat:  # nobody counts on the good will of a partner
        goods, cards = trade.after(t, seat)
        value = min(value, HOLDINGS[tuple(goods), cards]) - OPEN_OFFER
    return value + ADVANCE * player.advances.bit_count()


def holdings(held: tuple[tuple[int, ...], int]) -> float:
    """What goods and a number of cards are worth: a bot looks at many positions with the same ones."""
    goods, cards = held
    value = CARD * cards
    for amount in goods[:MOOD]:
        value += RESOURCES[min(amount, 7)]
    for amount in goods[MOOD : CULTURE + 1]:
        value += TOKENS[amount] if amount <= 5 else TOKENS[5] + MORE_TOKENS * (amount - 5)
    return value


HOLDINGS = Memo(holdings)


def goals(t: ClashTable, seat: int, turns: int) -> float:
    """What the objective cards of the hand are worth."""
    return plain_sum(aims(t, seat, turns))


def aims(t: ClashTable, seat: int, turns: int) -> list[float]:
    """Objective cards of the hand, each by its better half; after the last action what is only begun is lost."""
    begun, found = BEGUN if may_act(t, seat, turns) else 0.0, list[float]()
    for card in t.state.players[seat].objectives:
        entry = t.content.objective_cards[card]
        found.append(max(progress(t, seat, entry.top, begun), progress(t, seat, entry.bottom, begun)))
    return found


def progress(t: ClashTable, seat: int, half: str, begun: float) -> float:
    """How near an objective is that asks for a position; what must happen cannot be measured."""
    want = t.content.objectives[half].condition
    measure = MEASURES.get(type(want))
    if measure is None:
        return 0.0
    have, need = measure(t, seat, want)
    return FULFILLED if have >= need else begun * have / need


def land(t: ClashTable, seat: int, armies: Sequence[Strike], soil: int) -> float:
    """Cities: each one collects and lets all others grow; those in reach of enemies are half lost."""
    own = [city for city in t.state.cities.values() if city.owner == seat]
    most, stacks, fields = min(5, len(own)), t.state.units[seat], fields_of(t, seat, soil)
    value, incomes = CITIES[min(len(own), 7)], list[int]()
    for city in own:
        pieces = size(city)
        incomes.append(income(city, pieces, fields))
        value += MOODS[city.mood] + GROWN * (pieces - 1) + ROOM * max(0, most - pieces)
        stack = stacks.get(city.space, 0) & ARMY_MASK
        guards = total(stack) if stack else 0
        value += GARRISON[min(guards, 4)]
        if armies:
            value -= (LOST_CITY + pieces) * danger(city, guards, armies)
    return value + harvest(incomes)


def harvest(incomes: Iterable[int]) -> float:
    """What incomes of cities are worth at the beginning of a game.

    >>> round(harvest([1, 3]) - harvest([1, 2]), 2)
    2.4
    """
    return plain_sum(map(mul, HARVEST, sorted(incomes, reverse=True)))


class Fields(NamedTuple):
    """Where a seat could collect from: the spaces next to each, open land, and the sea if it can fish."""

    near: Sequence[int]
    soil: int
    sea: int


def fields_of(t: ClashTable, seat: int, soil: int) -> Fields:
    return Fields(layout_of(t).near, soil, t.state.sea if t.state.players[seat].force & FISHING else 0)


def open_land(state: ClashState) -> int:
    """The spaces of Land that cities could collect from, enemies and the kind of ground apart."""
    taken = state.sea | state.exhausted
    for space in state.cities:
        taken |= 1 << space
    return state.revealed & ~taken


def income(city: City, pieces: int, fields: Fields) -> int:
    """What one Collect brings (CC-9.2): a good from each space, as many as the city is large and in the mood for."""
    if city.mood == ANGRY:
        return 1
    near, soil, sea = fields
    around = near[city.space]
    spaces = 1 + (soil & around).bit_count() + (1 if sea & around else 0)
    return min(pieces + (city.mood == HAPPY), spaces)


def fleet(t: ClashTable, seat: int) -> float:
    """Ships, wherever they are."""
    return SHIP * min(ships(t, seat), 2)


def ships(t: ClashTable, seat: int) -> int:
    return sum([total(stack & SHIP_MASK) for stack in t.state.units[seat].values() if stack & SHIP_MASK])


def hopes(t: ClashTable, seat: int, outlook: Outlook) -> float:
    """Settlers: a part of the cities that they will found, if they can still do so."""
    sites, others = pioneers(t, seat) if may_act(t, seat, outlook.turns) else (0, 0)
    if not sites and not others:
        return 0.0
    number = max(1, sum([city.owner == seat for city in t.state.cities.values()]))  # nobody counts on beginning anew
    parts = [SITE] * sites + [SETTLER] * others
    return plain_sum([part * next_city(number + place, outlook.left) for place, part in enumerate(parts)])


def next_city(number: int, left: float) -> float:
    """What a city is worth to who has so many: its point, its time, and that the others may grow (CC-5.2)."""
    return 1.0 + left * (CITIES[min(number + 1, 7)] - CITIES[min(number, 7)] + ROOM * min(number, 5))


def pioneers(t: ClashTable, seat: int) -> tuple[int, int]:
    """Settlers who stand where a city may be founded (CC-7.2), one for each place; and the others."""
    state, sites, others = t.state, 0, 0
    for space, stack in state.units[seat].items():
        if stack & SETTLER_MASK:
            fertile = PLAIN <= state.terrain[space] <= MOUNTAIN and not state.exhausted >> space & 1
            free = fertile and space not in state.cities
            sites += free
            others += total(stack & SETTLER_MASK) - free
    most = min(state.players[seat].settlements, MOST_SETTLERS)
    sites = min(sites, most)
    return sites, min(others, most - sites)
