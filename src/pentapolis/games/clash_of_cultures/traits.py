"""The numbers of a position that training weighs."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.traits import Traits

from . import trade
from .cities import size
from .components import Content
from .ending import last_age
from .evaluate import ROUNDS, Strike, danger, goals, pioneers, strikes
from .kinds import ANGRY, BUILDINGS, CULTURE, GOODS, HAPPY, UNITS
from .scoring import halves
from .state import ClashState, ClashTable
from .units import ARMY_MASK, MASK, SHIFT, total

FEW = 2  # the first ones of a kind are needed, the last ones lie about

NAMES = (
    "points",
    *(f"{name}_{FEW}" for name in GOODS[: CULTURE + 1]),
    *(f"{name}_more" for name in GOODS[: CULTURE + 1]),
    "advances",
    "action_cards",
    "objective_cards",
    "wonder_cards",
    "persons",
    "goals",
    "track",
    "city_1",
    "city_2",
    "city_3",
    "city_4",
    "cities_more",
    "grown",
    "room",
    "happy",
    "angry",
    "guarded",
    "guards",
    "danger",
    "danger_to_grown",
    *(f"{name}_units" for name in UNITS),
    "sites",
    "settlers_elsewhere",
    *(f"left_{name}" for name in BUILDINGS),
    "open_offer",
)


def measure(t: ClashTable, seats: Sequence[int], eyes: int | None) -> list[list[float]]:
    """How near objectives are is known only to who holds the cards."""
    armies = strikes(t)
    return [numbers(t, seat, armies, goals(t, seat) if eyes in (None, seat) else 0.0) for seat in seats]


def numbers(t: ClashTable, seat: int, armies: Sequence[Strike], near: float) -> list[float]:
    """The numbers of a seat, in the order of NAMES."""
    player = t.state.players[seat]
    goods = player.goods[: CULTURE + 1]
    offered = bool(t.state.trade) and trade.parties(t)[0] == seat
    sites, elsewhere = pioneers(t, seat)
    return [
        sum(halves(t, seat).values()) / 2,
        *[min(have, FEW) for have in goods],
        *[have - FEW if have > FEW else 0 for have in goods],
        player.advances.bit_count(),
        len(player.actions),
        len(player.objectives),
        len(player.wonders),
        len(player.persons),
        near,
        player.track,
        *land(t, seat, armies),
        *pieces(t, seat),
        sites,
        elsewhere,
        *player.buildings,
        offered,
    ]


def land(t: ClashTable, seat: int, armies: Sequence[Strike]) -> list[float]:
    """Cities: how many, how large, their mood, who guards them, and who is near."""
    own = [city for city in t.state.cities.values() if city.owner == seat]
    number, stacks = len(own), t.state.units[seat]
    most = min(5, number)
    grown = room = happy = angry = guarded = guards = 0
    risk = lost = 0.0
    for city in own:
        parts = size(city)
        grown += parts - 1
        room += max(0, most - parts)
        happy += city.mood == HAPPY
        angry += city.mood == ANGRY
        stack = stacks.get(city.space, 0) & ARMY_MASK
        here = total(stack) if stack else 0
        guarded += here > 0
        guards += min(here, 4)
        fear = danger(city, here, armies)
        risk += fear
        lost += fear * parts
    steps = [float(number > step) for step in range(4)]
    return [*steps, max(0, number - 4), grown, room, happy, angry, guarded, guards, risk, lost]


def pieces(t: ClashTable, seat: int) -> list[int]:
    """Units on the map by kind."""
    whole = sum(t.state.units[seat].values())  # stacks are packed: 31 of a kind are more than there are
    return [whole >> shift & MASK for shift in SHIFT]


def phase(t: ClashTable) -> float | None:
    """Rounds gone of those there are; None after the last one."""
    state = t.state
    if not state.agenda and state.age > 1:
        return None
    left = ROUNDS * (last_age(t) + 1 - state.age) + 1 - state.round
    return min(1.0, max(0.0, 1 - left / (ROUNDS * last_age(t))))


TRAITS: Traits[ClashState, Content] = Traits(NAMES, measure, phase)
