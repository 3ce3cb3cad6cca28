"""Cities: their pieces, size, mood and activations (CC-5, CC-8)."""

from __future__ import annotations

from .kinds import ANGRY, BARBARIANS, HAPPY, NEUTRAL, NOBODY, NOWHERE, PORT
from .sources import WONDERS
from .state import City, ClashState, ClashTable
from .units import GREY_SETTLEMENT

WIDTH, MASK = 4, 15
KINDS = 7
CLOSED = 3  # City.fell: closed for the turn
ANY_BUILDING = tuple(MASK << WIDTH * kind for kind in range(KINDS))
FIRST_BITS = sum(1 << WIDTH * kind for kind in range(KINDS))


def colour(city: City, building: int) -> int:
    """The seat whose colour a building has; NOBODY if there is no such building."""
    return (city.buildings >> WIDTH * building & MASK) - 1


def has(city: City, building: int) -> bool:
    return bool(city.buildings & ANY_BUILDING[building])


def buildings(city: City) -> list[int]:
    """The kinds of buildings that are there. CC-10.14: the Settlement and Wonders are none."""
    return [kind for kind in range(KINDS) if city.buildings & ANY_BUILDING[kind]]


def size(city: City) -> int:
    """CC-5.1, CC-33.7: Settlement, buildings of any colour, Wonders. CC-5.1b: Collect, Recruit and Influence ask it."""
    pieces = city.buildings
    if not pieces:
        return 1 + city.wonders.bit_count()
    return 1 + city.wonders.bit_count() + first_bits(pieces).bit_count()


def first_bits(pieces: int) -> int:
    """One bit for each building, packed as in City, whatever its colour.

    >>> hex(first_bits(0x2003))
    '0x1001'
    """
    return (pieces | pieces >> 1 | pieces >> 2 | pieces >> 3) & FIRST_BITS


def by_kind(added: int) -> list[int]:
    """How many buildings of each kind, of the first bits of cities added up: a player has 7 cities at most.

    >>> by_kind(first_bits(0x2003) + first_bits(0x1000))
    [1, 0, 0, 2, 0, 0, 0]
    """
    return [added >> WIDTH * kind & MASK for kind in range(KINDS)]


def influenced(city: City) -> bool:
    """CC-5.9: a building has another colour than the city's owner."""
    return other_colours(city, city.owner)


def other_colours(city: City, seat: int) -> bool:
    """Whether a building has another colour than a seat's."""
    return city.buildings != first_bits(city.buildings) * (seat + 1)


def coloured(pieces: int, seat: int) -> int:
    """How many buildings, packed as in City, have a seat's colour.

    >>> coloured(0x0201, 0), coloured(0x0201, 1), coloured(0, 0)
    (1, 1, 0)
    """
    return KINDS - first_bits(pieces ^ (seat + 1) * FIRST_BITS).bit_count() if pieces else 0


def wonders(city: City) -> list[str]:
    return [name for number, name in enumerate(WONDERS) if city.wonders >> number & 1]


def has_wonder(city: City, name: str) -> bool:
    return bool(city.wonders >> WONDERS.index(name) & 1)


def cities_of(state: ClashState, owner: int) -> list[City]:
    """An owner's cities, in the order in which they came."""
    return [city for city in state.cities.values() if city.owner == owner]


def city_area(state: ClashState) -> int:
    """All spaces with a city."""
    area = 0
    for space in state.cities:
        area |= 1 << space
    return area


# Changing pieces: only here, so that the supply stays right.


def _supply(t: ClashTable, owner: int, number: int) -> None:
    """CC-7.3, CC-26.5: Settlements that go back to an owner's supply, or come from it."""
    if owner == BARBARIANS:
        t.state.barbarians[GREY_SETTLEMENT] += number
    else:
        t.state.players[owner].settlements += number


def settle_city(t: ClashTable, owner: int, space: int, mood: int = NEUTRAL) -> City:
    """Put a Settlement from the owner's supply on a space."""
    _supply(t, owner, -1)
    city = t.state.cities[space] = City(space, owner, mood)
    return city


def add_building(t: ClashTable, city: City, building: int, seat: int, port: int = NOWHERE) -> None:
    """Put a building of the seat's colour from its supply into a city that has none of this kind."""
    t.state.players[seat].buildings[building] -= 1
    city.buildings |= seat + 1 << WIDTH * building
    if building == PORT:
        city.port = port


def remove_building(t: ClashTable, city: City, building: int, *, lost: bool = False) -> None:
    """Take a building away; it returns to its colour's supply unless it is `lost` for good (CC-31.4)."""
    seat = colour(city, building)
    city.buildings &= ~ANY_BUILDING[building]
    if not lost:
        t.state.players[seat].buildings[building] += 1
    if building == PORT:
        city.port = NOWHERE


def recolour(t: ClashTable, city: City, building: int, seat: int) -> None:
    """CC-15.2, CC-22.2: the same kind in another colour; a Port keeps the space it faces."""
    port = city.port
    remove_building(t, city, building)
    add_building(t, city, building, seat, port)


def remove_city(t: ClashTable, city: City, *, lost: bool = False) -> None:
    """Take a whole city off the map. Its Wonders are the business of `wonders.destroy`, to be called before."""
    for building in buildings(city):
        remove_building(t, city, building, lost=lost)
    if not lost:
        _supply(t, city.owner, 1)
    del t.state.cities[city.space]


def change_owner(t: ClashTable, city: City, owner: int) -> None:
    """The Settlement is replaced by one of the new owner, who has one; nothing else changes."""
    _supply(t, city.owner, 1)
    _supply(t, owner, -1)
    city.owner = owner
    city.activations = city.fell = city.beloved = city.druid = 0  # CC-22.10


def set_mood(t: ClashTable, city: City, mood: int) -> None:
    """Change the mood from outside: a city that becomes Angry so may not be activated again (CC-8.4)."""
    if mood == ANGRY and city.mood != ANGRY and city.activations:
        city.fell = max(city.fell, 2)
    elif mood != ANGRY and city.fell != CLOSED:
        city.fell = 0
    city.mood = mood


def lower_mood(t: ClashTable, city: City, steps: int = 1) -> None:
    """CC-5.8: one step down, an Angry city stays as it is."""
    set_mood(t, city, max(ANGRY, city.mood - steps))


def raise_mood(t: ClashTable, city: City, steps: int = 1) -> None:
    set_mood(t, city, min(HAPPY, city.mood + steps))


def move_city(t: ClashTable, city: City, space: int) -> None:
    """CC-30.17: a city of the Huns goes to another space, its mood with it."""
    del t.state.cities[city.space]
    city.space = space
    t.state.cities[space] = city


# Activation


def bar_activation(city: City) -> str | None:
    """CC-8.3, CC-8.4: the rule that keeps a city from being activated, if there is one."""
    if city.fell == CLOSED:
        return "CC-8.3"
    if city.mood != ANGRY or city.activations == 0 or city.fell == 1:
        return None
    return "CC-8.3"


def close(city: City) -> None:
    """The city may not be activated again in this turn, whatever its mood."""
    city.fell = CLOSED


def note_activation(t: ClashTable, city: City) -> None:
    """CC-8.2, CC-8.5: after the activation is resolved; from the second in a turn on the mood falls a step."""
    city.activations += 1
    if city.fell == CLOSED:
        return
    if city.mood == ANGRY:
        city.fell = 2
    elif city.activations >= 2:
        city.mood -= 1
        city.fell = 1 if city.mood == ANGRY else 0


assert NOBODY == -1  # `colour` relies on it
