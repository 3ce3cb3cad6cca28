"""The numbers of a position that training weighs: the terms of `evaluate`, and what it leaves out."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.memo import Memo
from pentapolis.kernel.traits import Traits

from . import trade
from .actions.wonder import cards_of
from .cities import MASK, WIDTH, first_bits
from .components import Content
from .ending import last_age
from .evaluate import (
    CITIES,
    GARRISON,
    LOST_CITY,
    MORE_TOKENS,
    OPEN_OFFER,
    RESOURCES,
    ROUNDS,
    SPENT_WITHIN,
    TOKENS,
    Strike,
    danger,
    goals,
    pioneers,
    strikes,
)
from .kinds import ACADEMY, ANGRY, CULTURE, FORTRESS, GOLD, HAPPY, IDEAS, MARKET, MOOD, PORT, TEMPLE, Goods
from .scoring import halves
from .sources import BOARD, CIVILIZATION, ENGINEERING, FISHING, bit
from .state import City, ClashState, ClashTable, layout_of
from .units import ARMY_MASK, SHIP_MASK, total

NAMES = (
    "points",
    "goals",
    "materials",
    "ideas",
    "gold",
    "mood",
    "culture",
    "action_cards",
    "objective_cards",
    "other_cards",
    "advances",
    "cities",
    "grown",
    "room",
    "happy",
    "angry",
    "guards",
    "danger",
    "armies",
    "ships",
    "sites",
    "settlers_elsewhere",
    # what Advances are for; those of warfare are in the number of all
    "agriculture",
    "construction",
    "maritime",
    "education",
    "spirituality",
    "economy",
    "traditions",
    "science",
    "government",
    "civilization",
    # what cities are for; Obelisks and Observatories are in their size
    "income",
    "temples",
    "fortresses",
    "academies",
    "ports",
    "markets",
    "leader",
    # a Wonder of the hand: what it costs, and what else it takes
    "wonder_goods",
    "wonder_means",
)
COLUMN = 4  # Advances of a category, which stand side by side
COLUMNS = (0, 1, 2, 3, 5, 6, 7, 8)  # of the player board, in the order of the names above: 4 is warfare
GOVERNMENTS = BOARD >> 9 * COLUMN << 9 * COLUMN  # the last three categories
TOLD_APART = (TEMPLE, FORTRESS, ACADEMY, PORT, MARKET)


def measure(t: ClashTable, seats: Sequence[int], eyes: int | None) -> list[list[float]]:
    """How near objectives and Wonders are is known only to who holds the cards."""
    armies = strikes(t)
    return [numbers(t, seat, armies, eyes in (None, seat)) for seat in seats]


def numbers(t: ClashTable, seat: int, armies: Sequence[Strike], known: bool) -> list[float]:
    """The numbers of a seat, in the order of NAMES; `known`: with what the cards of its hand want."""
    soon = min(1.0, 0.1 + rounds_left(t) / SPENT_WITHIN)
    offered = bool(t.state.trade) and trade.parties(t)[0] == seat
    points = sum(halves(t, seat).values()) / 2
    player, own = t.state.players[seat], [city for city in t.state.cities.values() if city.owner == seat]
    cities, pieces, income = land(t, seat, own, armies)
    return [
        points - OPEN_OFFER if offered else points,  # a hair, or who counts on the good will of others offers for ever
        goals(t, seat) if known else 0.0,
        *[soon * number for number in purse(t, seat, offered)],
        *cities,
        *force(t, seat),
        *pioneers(t, seat),
        *LEARNT[player.advances],
        income,
        *BUILT[pieces],
        bool(player.leader),
        *(wonder(t, seat, cities[3] > 0) if known else NO_WONDER),
    ]


def purse(t: ClashTable, seat: int, offered: bool) -> list[float]:
    """Goods, cards and Advances; what is offered counts as given, what is asked for as not received."""
    player = t.state.players[seat]
    goods: Sequence[int] = player.goods
    given = 0  # cards
    if offered:
        then, cards = trade.after(t, seat)
        goods, given = [min(both) for both in zip(goods, then, strict=True)], max(0, player.hand - cards)
    tokens = [TOKENS[have] if have <= 5 else TOKENS[5] + MORE_TOKENS * (have - 5) for have in goods[MOOD : CULTURE + 1]]
    return [
        sum([RESOURCES[min(have, 7)] for have in goods[:IDEAS]]),
        RESOURCES[min(goods[IDEAS], 7)],
        RESOURCES[min(goods[GOLD], 7)],
        *tokens,
        len(player.actions) - given,
        len(player.objectives),
        len(player.wonders) + len(player.persons),
        player.advances.bit_count(),
    ]


def land(t: ClashTable, seat: int, own: Sequence[City], armies: Sequence[Strike]) -> tuple[tuple[float, ...], int, int]:
    """Cities: how many, how large, their mood, who guards them, and who is near.

    And their buildings, so many of each kind, packed as in City; and what one Collect of each would bring.
    """
    state, near = t.state, layout_of(t).near
    number, stacks = len(own), state.units[seat]
    most, soil = min(5, number), open_land(state)
    by_sea = state.sea if state.players[seat].force & FISHING else 0
    grown = room = happy = angry = pieces = income = 0
    guards = fear = 0.0
    for city in own:
        space, mood, built = city.space, city.mood, first_bits(city.buildings)
        parts = 1 + city.wonders.bit_count() + built.bit_count()
        pieces += built
        grown += parts - 1
        room += max(0, most - parts)
        stack = stacks.get(space, 0) & ARMY_MASK
        here = total(stack) if stack else 0
        guards += GARRISON[min(here, 4)]
        fear += (LOST_CITY + parts) * danger(city, here, armies)
        if mood == ANGRY:
            angry += 1
            income += 1
            continue
        happy += mood == HAPPY
        around = near[space]
        fields = 1 + (soil & around).bit_count() + bool(by_sea & around)
        income += min(parts + (mood == HAPPY), fields)
    return (CITIES[min(number, 7)], grown, room, happy, angry, guards, fear), pieces, income


def open_land(state: ClashState) -> int:
    """The spaces of Land that cities could collect from, enemies and the kind of ground apart."""
    taken = state.sea | state.exhausted
    for space in state.cities:
        taken |= 1 << space
    return state.revealed & ~taken


def learnt(advances: int) -> tuple[int, ...]:
    """How many Advances of each category, of governments, and of the civilization.

    >>> learnt(bit("farming") | bit("storage") | bit("math") | bit("voting"))
    (2, 0, 0, 0, 0, 0, 0, 1, 1, 0)
    """
    columns = [(advances >> COLUMN * column & (1 << COLUMN) - 1).bit_count() for column in COLUMNS]
    return (*columns, (advances & GOVERNMENTS).bit_count(), (advances & CIVILIZATION).bit_count())


def built(pieces: int) -> tuple[int, ...]:
    """How many buildings of the kinds that are told apart."""
    return tuple(pieces >> WIDTH * kind & MASK for kind in TOLD_APART)


def saved(both: tuple[Goods, tuple[int, ...]]) -> float:
    """How near goods are to a price, gold for what is missing of resources: the last ones count most.

    >>> saved(((2, 2, 0, 0, 0, 0, 0, 0), (2, 0, 0, 0, 1, 0, 0, 0)))
    0.5625
    """
    price, goods = both
    missing = [max(0, want - have) for want, have in zip(price, goods, strict=True)]
    left = sum(missing) - min(sum(missing[:IDEAS]), goods[GOLD])
    return (1 - left / sum(price)) ** 2


LEARNT, BUILT, SAVED = Memo(learnt), Memo(built), Memo(saved)
NO_WONDER = (0.0, 0.0)


def wonder(t: ClashTable, seat: int, happy: bool) -> tuple[float, float]:
    """How near a Wonder is: its price, and the part of Engineering, its Advance and a Happy city that is there."""
    cards = cards_of(t, seat)
    if not cards:
        return NO_WONDER
    player, content = t.state.players[seat], t.content
    goods, force = tuple(player.goods), player.force
    price = means = 0.0
    for card in cards:
        price = max(price, SAVED[content.wonder_costs[card], goods])
        means = max(
            means, bool(force & ENGINEERING) + bool(force & bit(content.wonders[card].requires_advance)) + happy
        )
    return price, means / 3


def force(t: ClashTable, seat: int) -> tuple[int, int]:
    """Army units and Ships on the map."""
    whole = sum(t.state.units[seat].values())  # stacks are packed: 31 of a kind are more than there are
    return total(whole & ARMY_MASK), total(whole & SHIP_MASK)


def rounds_left(t: ClashTable) -> int:
    return ROUNDS * (last_age(t) + 1 - t.state.age) + 1 - t.state.round


def phase(t: ClashTable) -> float | None:
    """Rounds gone of those there are; None after the last one."""
    if not t.state.agenda and t.state.age > 1:
        return None
    return min(1.0, max(0.0, 1 - rounds_left(t) / (ROUNDS * last_age(t))))


TRAITS: Traits[ClashState, Content] = Traits(NAMES, measure, phase)
