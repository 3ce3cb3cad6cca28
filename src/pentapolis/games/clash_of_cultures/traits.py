"""The numbers of a position that training weighs: the terms of `evaluate`, and two that the hand does not weigh."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.traits import Traits

from . import trade
from .cities import size
from .components import Content
from .conquest import LOST_CITY, Strike, danger, raids
from .ending import last_age
from .evaluate import (
    CITIES,
    GARRISON,
    MORE_TOKENS,
    OPEN_OFFER,
    RESOURCES,
    ROUNDS,
    TOKENS,
    Outlook,
    fields_of,
    goals,
    harvest,
    hopes,
    income,
    look_round,
    ships,
    soon,
    turns_left,
)
from .kinds import ANGRY, CULTURE, GOLD, HAPPY, IDEAS, MOOD
from .scoring import halves
from .state import ClashState, ClashTable
from .units import ARMY_MASK, total

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
    "harvest",
    "ships",
    "raids",
    "settlers",
    "completed",
    "actions",
)


def measure(t: ClashTable, seats: Sequence[int], eyes: int | None) -> list[list[float]]:
    """How near objectives are is known only to who holds the cards."""
    outlooks = {seat: look_round(t, seat) for seat in (seats if eyes is None else (eyes,))}
    return [numbers(t, seat, outlooks[seat if eyes is None else eyes], eyes in (None, seat)) for seat in seats]


def numbers(t: ClashTable, seat: int, outlook: Outlook, known: bool) -> list[float]:
    """The numbers of a seat, in the order of NAMES; `known`: with what the cards of its hand want."""
    worth = soon(outlook.turns)
    offered = bool(t.state.trade) and trade.parties(t)[0] == seat
    points = sum(halves(t, seat).values()) / 2
    return [
        points - OPEN_OFFER if offered else points,  # a hair, or who counts on the good will of others offers for ever
        goals(t, seat, outlook.turns) if known else 0.0,
        *[worth * number for number in purse(t, seat, offered)],
        *land(t, seat, outlook.armies, outlook.soil),
        ships(t, seat),
        raids(t, seat, outlook.turns, outlook.armies, outlook.spoils),
        hopes(t, seat, outlook),
        len(t.state.players[seat].completed),
        t.state.turn.actions if known and t.state.turn.seat == seat else 0,
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


def land(t: ClashTable, seat: int, armies: Sequence[Strike], soil: int) -> tuple[float, ...]:
    """Cities: how many, how large, their mood, who guards them, who is near, and what they bring."""
    own = [city for city in t.state.cities.values() if city.owner == seat]
    number, stacks, fields = len(own), t.state.units[seat], fields_of(t, seat, soil)
    most, incomes = min(5, number), list[int]()
    grown = room = happy = angry = 0
    guards = fear = 0.0
    for city in own:
        pieces = size(city)
        incomes.append(income(city, pieces, fields))
        grown += pieces - 1
        room += max(0, most - pieces)
        happy += city.mood == HAPPY
        angry += city.mood == ANGRY
        stack = stacks.get(city.space, 0) & ARMY_MASK
        here = total(stack) if stack else 0
        guards += GARRISON[min(here, 4)]
        fear += (LOST_CITY + pieces) * danger(city, here, armies)
    return CITIES[min(number, 7)], grown, room, happy, angry, guards, fear, harvest(incomes)


def phase(t: ClashTable, seat: int) -> float | None:
    """Turns gone of those a seat has; None after the last Round."""
    if not t.state.agenda and t.state.age > 1:
        return None
    return min(1.0, max(0.0, 1 - turns_left(t, seat) / (ROUNDS * last_age(t))))


TRAITS: Traits[ClashState, Content] = Traits(NAMES, measure, phase)
