"""The numbers of a position that training weighs, as a seat sees it.

They are the terms of `evaluate` for the seat and for its rival, each with a weight of its own: what is good for one
need not be as bad for the other, who is asked at another time. What the seat has of every kind comes besides.
"""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.memo import Memo
from pentapolis.kernel.sums import plain_sum
from pentapolis.kernel.traits import Traits

from . import cities, evaluate, trade, units
from .cities import size
from .components import Content
from .conquest import LOST_CITY, Strike, danger, raids
from .ending import last_age
from .kinds import ANGRY, BUILDINGS, CAPTIVE, CULTURE, FOREST, GOLD, GOODS, HAPPY, IDEAS, MOOD, MOUNTAIN, PLAIN, UNITS
from .scoring import halves
from .sources import ADVANCES
from .state import ClashState, ClashTable, others
from .units import ARMY_MASK, total

TERMS = tuple(
    """
    points goals materials ideas gold mood culture action_cards objective_cards wonder_cards persons advances cities
    grown room happy angry guards danger harvest ships raids settlers completed actions to_come
    """.split()
)
SIZES, INCOMES, AIMS = 5, 3, 4  # cities of so many sizes, the best incomes, the nearest objectives: each by itself
COUNTED = (*GOODS[:CAPTIVE], *UNITS, *BUILDINGS)
NAMES = (
    *TERMS,
    *[f"aim_{place}" for place in range(1, AIMS + 1)],
    *[f"size_{pieces}" for pieces in range(1, SIZES + 1)],
    *[f"income_{place}" for place in range(1, INCOMES + 1)],
    *("number_of_cities", "incomes", "food_near", "wood_near", "ore_near", "wonders"),
    *[f"number_of_{kind}" for kind in COUNTED],
    *ADVANCES,
    "own_advances",  # those of the civilization
    *[f"their_{name}" for name in TERMS],
)


def measure(t: ClashTable, seats: Sequence[int], eyes: int | None) -> list[list[float]]:
    """How near objectives are is known only to who holds the cards."""
    return [seen(t, seat, eyes in (None, seat)) for seat in seats]


def seen(t: ClashTable, seat: int, known: bool) -> list[float]:
    """The numbers of a seat, in the order of NAMES; `known`: with what the cards of its hand want."""
    outlook = evaluate.look_round(t, seat)
    hopes_of_cards = evaluate.aims(t, seat, outlook.turns) if known else []
    rival = max(others(t, seat), key=lambda other: sum(halves(t, other).values()))
    return [
        *terms(t, seat, outlook, plain_sum(hopes_of_cards)),
        *sorted([*hopes_of_cards, *[0.0] * AIMS], reverse=True)[:AIMS],
        *counts(t, seat, outlook.soil),
        *terms(t, rival, outlook, 0.0),
    ]


def terms(t: ClashTable, seat: int, outlook: evaluate.Outlook, goals: float) -> list[float]:
    """The terms of the estimate by hand, and three that it has not: the last ones of TERMS."""
    worth = evaluate.soon(outlook.turns)
    offered = bool(t.state.trade) and trade.parties(t)[0] == seat
    points = sum(halves(t, seat).values()) / 2
    return [
        points - evaluate.OPEN_OFFER
        if offered
        else points,  # a hair, or who counts on the good will of others offers for ever
        goals,
        *[worth * number for number in purse(t, seat, offered)],
        *land(t, seat, outlook.armies, outlook.soil),
        evaluate.ships(t, seat),
        raids(t, seat, outlook.turns, outlook.armies, outlook.spoils),
        evaluate.hopes(t, seat, outlook),
        len(t.state.players[seat].completed),
        t.state.turn.actions if t.state.turn.seat == seat else 0,
        ("turn", seat) in t.state.agenda,
    ]


def purse(t: ClashTable, seat: int, offered: bool) -> list[float]:
    """Goods, cards and Advances; what is offered counts as given, what is asked for as not received."""
    player = t.state.players[seat]
    goods: Sequence[int] = player.goods
    given = 0  # cards
    if offered:
        then, cards = trade.after(t, seat)
        goods, given = [min(both) for both in zip(goods, then, strict=True)], max(0, player.hand - cards)
    tokens = [
        evaluate.TOKENS[have] if have <= 5 else evaluate.TOKENS[5] + evaluate.MORE_TOKENS * (have - 5)
        for have in goods[MOOD : CULTURE + 1]
    ]
    return [
        plain_sum([evaluate.RESOURCES[min(have, 7)] for have in goods[:IDEAS]]),
        evaluate.RESOURCES[min(goods[IDEAS], 7)],
        evaluate.RESOURCES[min(goods[GOLD], 7)],
        *tokens,
        len(player.actions) - given,
        len(player.objectives),
        len(player.wonders),
        len(player.persons),
        player.advances.bit_count(),
    ]


def land(t: ClashTable, seat: int, armies: Sequence[Strike], soil: int) -> tuple[float, ...]:
    """Cities: how many, how large, their mood, who guards them, who is near, and what they bring."""
    own = [city for city in t.state.cities.values() if city.owner == seat]
    number, stacks, fields = len(own), t.state.units[seat], evaluate.fields_of(t, seat, soil)
    most, incomes = min(5, number), list[int]()
    grown = room = happy = angry = 0
    guards = fear = 0.0
    for city in own:
        pieces = size(city)
        incomes.append(evaluate.income(city, pieces, fields))
        grown += pieces - 1
        room += max(0, most - pieces)
        happy += city.mood == HAPPY
        angry += city.mood == ANGRY
        stack = stacks.get(city.space, 0) & ARMY_MASK
        here = total(stack) if stack else 0
        guards += evaluate.GARRISON[min(here, 4)]
        fear += (LOST_CITY + pieces) * danger(city, here, armies)
    return evaluate.CITIES[min(number, 7)], grown, room, happy, angry, guards, fear, evaluate.harvest(incomes)


def counts(t: ClashTable, seat: int, soil: int) -> list[float]:
    """What a seat has of every kind: cities by size, what they bring and could, goods, units, pieces, Advances."""
    state, player, fields = t.state, t.state.players[seat], evaluate.fields_of(t, seat, soil)
    plain, forest, mountain = GROUND[tuple(state.terrain)]
    sizes, incomes = [0] * SIZES, [0] * INCOMES
    pieces = wonders = food = wood = ore = 0
    for city in state.cities.values():
        if city.owner == seat:
            large, around = size(city), fields.near[city.space]
            sizes[min(large, SIZES) - 1] += 1
            incomes.append(evaluate.income(city, large, fields))
            open_to_it = soil & around | 1 << city.space
            food += bool(open_to_it & plain or fields.sea & around)
            wood += bool(open_to_it & forest)
            ore += bool(open_to_it & mountain)
            pieces += cities.first_bits(city.buildings)
            wonders += city.wonders.bit_count()
    incomes.sort(reverse=True)
    return [
        *(*sizes, *incomes[:INCOMES]),
        *(sum(sizes), sum(incomes), food, wood, ore, wonders),
        *player.goods[:CAPTIVE],
        *units.by_kind(sum(state.units[seat].values())),
        *cities.by_kind(pieces),
        *LEARNT[player.advances],
    ]


def ground(terrain: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces of Plain, of Forest and of Mountain."""
    return tuple(sum(1 << space for space, kind in enumerate(terrain) if kind == wanted) for wanted in FERTILE)


def learnt(advances: int) -> list[int]:
    """1 or 0 for every Advance; how many of the civilization's own."""
    return [*[advances >> place & 1 for place in range(len(ADVANCES))], (advances >> len(ADVANCES)).bit_count()]


FERTILE = (PLAIN, FOREST, MOUNTAIN)
GROUND, LEARNT = Memo(ground), Memo(learnt)


def phase(t: ClashTable, seat: int) -> float | None:
    """Turns gone of those a seat has; None after the last Round."""
    if not t.state.agenda and t.state.age > 1:
        return None
    return min(1.0, max(0.0, 1 - evaluate.turns_left(t, seat) / (evaluate.ROUNDS * last_age(t))))


TRAITS: Traits[ClashState, Content] = Traits(NAMES, measure, phase, alone=True)
