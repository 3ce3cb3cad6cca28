"""Pirates: arrival, raids, blocked spaces (CC-27), and those that serve Carthage (CC-30.22)."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel import Flow

from . import asks, log
from .cities import cities_of, lower_mood
from .hexes import spaces_of
from .kinds import ANGRY, CAPTIVE, GOODS, PIRATES, SHIP
from .sources import bit
from .state import City, ClashTable, layout_of, others
from .units import count, place, remove, stack
from .wealth import lose

BEATS: dict[str, Callable[..., Flow[None] | None]] = {}

PIRATE_ALLIES = bit("pirate_allies")


def controlled(t: ClashTable, owner: int, space: int) -> int:
    """CC-30.22: how many pirate ships on a space count as Carthaginian because they share it with such a unit."""
    if owner >= len(t.state.players) or not t.state.players[owner].force & PIRATE_ALLIES:
        return 0
    return count(stack(t.state, PIRATES, space), SHIP) if space in t.state.units[owner] else 0


def obedient(t: ClashTable, seat: int) -> int:
    """CC-30.22: the spaces with pirate ships that obey the seat, as a set: they are no enemies there."""
    return sum(1 << space for space in t.state.units[PIRATES] if controlled(t, seat, space))


def free_ships(t: ClashTable) -> dict[int, int]:
    """Pirate ships on the map that nobody controls, by space."""
    state = t.state
    found = {space: count(ships, SHIP) for space, ships in state.units[PIRATES].items()}
    for seat, player in enumerate(state.players):
        if player.force & PIRATE_ALLIES:
            found = {space: ships for space, ships in found.items() if space not in state.units[seat]}
    return found


def blocked(t: ClashTable) -> int:
    """CC-9.9, CC-27.4: the Sea spaces with pirate ships and those next to them, as a set."""
    area, near = 0, layout_of(t).near
    for space in t.state.units[PIRATES] if not controllers(t) else free_ships(t):
        area |= 1 << space | near[space]
    return area & t.state.sea


def controllers(t: ClashTable) -> bool:
    """Whether anybody controls pirate ships at all: the common case is a quick no."""
    return any(player.force & PIRATE_ALLIES for player in t.state.players)


def sink(t: ClashTable, space: int, ships: int) -> None:
    """Pirate ships are lost: back to the common supply."""
    if ships:
        remove(t, PIRATES, space, SHIP, ships)
        t.emit(log.PIRATES_SUNK, count=ships, space=layout_of(t).names[space])


# Arrival


def landing_area(t: ClashTable) -> int:
    """CC-27.1, CC-27.9: revealed Sea spaces without Ships of players."""
    area = t.state.sea
    for seat in range(len(t.state.players)):
        for space, group in t.state.units[seat].items():
            if count(group, SHIP):
                area &= ~(1 << space)
    return area


def coast(t: ClashTable, seat: int) -> int:
    """All spaces next to a city of the seat."""
    near, area = layout_of(t).near, 0
    for city in cities_of(t.state, seat):
        area |= near[city.space]
    return area


def arrive(t: ClashTable, seat: int, ships: int) -> Flow[None]:
    """CC-27.1, CC-27.2: pirate ships, one of them next to a city of the drawer if possible."""
    area = landing_area(t)
    if not area:
        return  # CC-27.9
    yield from recall(t, seat, ships)
    names, must = layout_of(t).names, area & coast(t, seat)
    for number in range(min(ships, t.state.pirate_ships)):
        among = must if must and number == 0 else area
        options = {names[space]: space for space in spaces_of(among)}
        space = yield from asks.choose(seat, asks.PIRATES, options, left=ships - number)
        place(t, PIRATES, space, SHIP)
        t.emit(log.PIRATES_CAME, seat=seat, space=names[space])


def recall(t: ClashTable, seat: int, ships: int) -> Flow[None]:
    """CC-27.2: with fewer than come in the supply the drawer takes as many as needed from the map."""
    names = layout_of(t).names
    while t.state.pirate_ships < ships:
        options = {names[space]: space for space in sorted(free_ships(t))}
        if not options:
            return  # CC-30.22: the others serve Carthage
        space = yield from asks.choose(seat, asks.RECALL, options)
        remove(t, PIRATES, space, SHIP)


# Raid


def raid(t: ClashTable, seat: int, losses: int) -> Flow[None]:
    """CC-27.3: clockwise from the drawer, everybody with a city next to a pirate ship."""
    near, area = layout_of(t).near, 0
    for space in free_ships(t):
        area |= near[space]
    for victim in (seat, *others(t, seat)):
        targets = [city for city in cities_of(t.state, victim) if area >> city.space & 1]
        for _ in range(losses if targets else 0):
            yield from suffer(t, victim, targets)


def suffer(t: ClashTable, seat: int, targets: list[City]) -> Flow[None]:
    """CC-27.3: a resource or token of choice; who has nothing lowers the mood of a city next to the Pirates."""
    held = t.state.players[seat].goods
    options = {GOODS[good]: good for good in range(CAPTIVE) if held[good]}
    if options:
        good = yield from asks.choose(seat, asks.RAID, options)
        lose(t, seat, good)
        return
    names = layout_of(t).names
    falling = {names[city.space]: city for city in targets if city.mood != ANGRY}
    if falling:
        city = yield from asks.choose(seat, asks.UNREST, falling)
        lower_mood(t, city)
        t.emit(log.RAIDED_CITY, seat=seat, space=names[city.space])
