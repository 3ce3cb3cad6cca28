"""The words of a position and what may stand behind them; `position.build` makes a state of it."""

from __future__ import annotations

from typing import Any

import msgspec

Cards = tuple[str, ...]
Counts = dict[str, int]


class CityWords(msgspec.Struct, frozen=True):
    """A city. A building is its name, or `{temple: b}` in another colour; `size` is only compared."""

    mood: str = "neutral"
    buildings: tuple[str | dict[str, str], ...] = ()
    wonders: Cards = ()
    port: str = ""
    activations: int = 0
    fell: int = 0
    beloved: int = 0
    druid: str = ""
    size: int | None = None


class SeatWords(msgspec.Struct, frozen=True):
    """A seat. Farming and Mining are always owned and not named. `score` is only compared."""

    food: int = 0
    wood: int = 0
    ore: int = 0
    ideas: int = 0
    gold: int = 0
    mood: int = 0
    culture: int = 0
    advances: Cards = ()
    civilization: str = ""
    leader: dict[str, str] | None = None  # {caesar: d2}
    leaders: Cards | None = None  # those still to be recruited; default: the civilization's
    cities: dict[str, dict[str, Any] | None] | None = None
    units: dict[str, Counts] | None = None
    actions: Cards = ()
    objectives: Cards = ()
    wonders: Cards = ()
    persons: Cards = ()
    kept: Cards = ()
    assigned: Cards = ()
    known: Cards = ()  # cards of other hands that this player has seen
    completed: Cards = ()
    track: int = 3
    used: Cards = ()
    lasting: Cards = ()
    borrowed: Cards = ()
    captives: tuple[tuple[str, str], ...] = ()  # [[b, infantry], [barbarians, infantry]]
    trophies: Cards = ()
    erik: tuple[str, ...] = ()  # regions, by their first space
    runestones: int = 0
    event_points: int = 0
    event_cards: int = 0
    fewer_actions: int = 0
    assassinated: bool = False
    anarchy: int = 0
    lost_wonders: int = 0
    standing: int = 0
    gone: Counts | None = None  # pieces that are out of the game
    start: str = ""  # the starting city space
    foreseen: str = ""  # the event card that this player has looked at (CC-30.24)
    score: dict[str, float] | None = None


class NeutralWords(msgspec.Struct, frozen=True):
    """Barbarians: cities and units; `gone` are pieces out of the game."""

    cities: dict[str, dict[str, Any] | None] | None = None
    units: dict[str, Counts] | None = None
    gone: Counts | None = None


class PositionWords(msgspec.Struct, frozen=True):
    """The table. `turn` is short for an agenda: this seat acts, the others follow."""

    seats: dict[str, dict[str, Any] | None] | None = None
    places: tuple[int, ...] | None = None  # of the seats on the map, counted from 0
    tiles: dict[str, str | tuple[str, str]] | None = None  # revealed: {d3: tile_08}, {d3: [tile_08, turned]}
    hidden: dict[str, str] | None = None  # face down: {b2: tile_06}
    terrain: dict[str, str] | None = None  # single spaces that differ from the tiles
    exhausted: tuple[str, ...] = ()
    barbarians: dict[str, Any] | None = None
    pirates: Counts | None = None  # ships by space
    action_deck: Cards = ()  # the next card first; the rest follows in the order of the data
    action_discard: Cards = ()  # the top card last
    objective_deck: Cards = ()
    objective_discard: Cards = ()
    event_deck: Cards = ()
    event_discard: Cards = ()
    wonder_deck: Cards = ()
    open_wonders: Cards = ()
    box: Cards = ()  # cards out of the game
    builders: dict[str, str] | None = None  # of Wonders, where it is not the city's owner
    event_played: str = ""
    age: int = 1
    round: int = 1
    first: str | None = None
    turn: str | None = None
    actions: int = 3
    turn_facts: dict[str, Any] | None = None
    agenda: tuple[tuple[str | int, ...], ...] | None = None
    last_round: bool = False
    marks: tuple[tuple[str, str, int, int], ...] = ()  # space, unit, flags, count
    move: dict[str, Any] | None = None
    battle: dict[str, Any] | None = None
    pestilence: bool = False
    truces: tuple[tuple[int, int, int], ...] = ()
    diplomats: tuple[tuple[int, int], ...] = ()
    table_events: Cards = ()
    cityless: bool = False
    status_done: Cards = ()
    last_founders: tuple[int, ...] = ()
    last_wonder_builders: tuple[int, ...] = ()
    trade: Cards = ()
    horde: dict[str, Counts] | None = None  # CC-26.8: Barbarian armies still to move, by space
    horde_led: bool = False
