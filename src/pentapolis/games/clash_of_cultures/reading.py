"""Positions in words, the other way: `read` writes a state in the notation of `position.build`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from pentapolis.kernel.ask import seat_key

from . import cities, sources, units
from .kinds import (
    BARBARIANS,
    BUILDINGS,
    CAPTIVE,
    GOODS,
    LEADER,
    MOODS,
    NEUTRAL,
    NOWHERE,
    PIRATES,
    SHIP,
    TERRAINS,
    UNITS,
)
from .position import PLAIN_FIELDS, PLAIN_STATE
from .scoring import score
from .setup import new_player
from .sources import FARMING, MINING
from .state import City, ClashState, ClashTable, Player, layout_of


def read(t: ClashTable) -> dict[str, Any]:
    """The position in the notation of `build`; what has its default is left out where that is easily read."""
    state, layout = t.state, layout_of(t)
    words: dict[str, Any] = {
        "seats": {seat_key(seat): read_seat(t, seat) for seat in range(len(state.players))},
        "places": [layout.region[player.start] for player in state.players],
        **read_map(t),
        "barbarians": {"cities": read_cities(t, BARBARIANS), "units": read_units(t, BARBARIANS)},
        "pirates": {layout.names[at]: units.count(stack, SHIP) for at, stack in state.units[PIRATES].items()},
        "builders": {wonder: owner_word(seat) for wonder, seat in state.wonder_builder.items()},
        "first": seat_key(state.first),
        "turn_facts": msgspec.to_builtins(state.turn),
        "agenda": [list(beat) for beat in reversed(state.agenda)],
        "marks": [[layout.names[mark.space], UNITS[mark.kind], mark.flags, mark.count] for mark in state.marks],
        "move": None if state.move is None else msgspec.to_builtins(state.move),
        "battle": None if state.battle is None else msgspec.to_builtins(state.battle),
        "truces": [list(entry) for entry in state.truces],
        "diplomats": [list(entry) for entry in state.diplomats],
        "horde": {
            layout.names[at]: {UNITS[kind]: amount for kind, amount in units.unpack(stack)}
            for at, stack in state.horde.items()
        },
        "box": box(t),
    }
    for deck in ("action", "objective", "event", "wonder"):
        words[f"{deck}_deck"] = getattr(state, f"{deck}_deck")[::-1]
    return words | plain(state, PLAIN_STATE)


def plain(source: ClashState | Player, fields: Iterable[str]) -> dict[str, Any]:
    """Fields that are written as they are."""
    values = {name: getattr(source, name) for name in fields}
    return {name: value[:] if isinstance(value, list) else value for name, value in values.items()}


def owner_word(owner: int) -> str:
    return "barbarians" if owner == BARBARIANS else seat_key(owner)


def read_seat(t: ClashTable, seat: int) -> dict[str, Any]:
    player, layout = t.state.players[seat], layout_of(t)
    names = [*layout.names, ""]
    words: dict[str, Any] = {good: player.goods[number] for number, good in enumerate(GOODS[:CAPTIVE])}
    words |= {
        "advances": sources.names(player.advances & ~(FARMING | MINING)),
        "civilization": player.civilization,
        "leaders": player.leaders[:],
        "cities": read_cities(t, seat),
        "units": read_units(t, seat),
        "used": sources.names(player.used),
        "lasting": sources.names(player.lasting),
        "borrowed": sources.names(player.borrowed),
        "captives": [[owner_word(entry // 8), UNITS[entry % 8]] for entry in player.captives],
        "erik": [names[layout.regions[region][0]] for region in player.erik],
        "gone": {piece: lost for piece, lost in lost_pieces(t, seat).items() if lost},
        "start": names[player.start],
        "score": score(t, seat),
    }
    if player.leader:
        words["leader"] = {player.leader: names[player.leader_space]}
    return words | plain(player, PLAIN_FIELDS)


def lost_pieces(t: ClashTable, seat: int) -> dict[str, int]:
    """Pieces that are neither in the supply nor on the map nor Captives of somebody."""
    state = t.state
    player = state.players[seat]
    full = new_player(t.content, state.options["expansion"] == "on")
    lost = {"settlement": full.settlements - player.settlements - len(cities.cities_of(state, seat))}
    for kind, building in enumerate(BUILDINGS):
        out = sum(cities.colour(city, kind) == seat for city in state.cities.values())
        lost[building] = full.buildings[kind] - player.buildings[kind] - out
    for kind, unit in enumerate(UNITS):
        out = sum(units.count(stack, kind) for stack in state.units[seat].values()) + captured(t, seat, kind)
        lost[unit] = full.units[kind] - player.units[kind] - out
    return lost


def captured(t: ClashTable, owner: int, kind: int) -> int:
    return sum(player.captives.count(owner * 8 + kind) for player in t.state.players)


def read_cities(t: ClashTable, owner: int) -> dict[str, Any]:
    names = layout_of(t).names
    return {names[city.space]: read_city(t, city) for city in cities.cities_of(t.state, owner)}


def read_city(t: ClashTable, city: City) -> dict[str, Any]:
    """What is not at its default; `size` always."""
    names = layout_of(t).names
    words: dict[str, Any] = {"size": cities.size(city)}
    if city.mood != NEUTRAL:
        words["mood"] = MOODS[city.mood]
    kinds = cities.buildings(city)
    if kinds:
        words["buildings"] = [
            BUILDINGS[kind]
            if cities.colour(city, kind) == city.owner
            else {BUILDINGS[kind]: seat_key(cities.colour(city, kind))}
            for kind in kinds
        ]
    if city.wonders:
        words["wonders"] = cities.wonders(city)
    if city.port != NOWHERE:
        words["port"] = names[city.port]
    for field in ("activations", "fell", "beloved"):
        if getattr(city, field):
            words[field] = getattr(city, field)
    if city.druid:
        words["druid"] = seat_key(city.druid - 1)
    return words


def read_units(t: ClashTable, owner: int) -> dict[str, dict[str, int]]:
    """Units by space; the Leader stands under `leader`."""
    found = {}
    for space, stack in t.state.units[owner].items():
        counts = {UNITS[kind]: amount for kind, amount in units.unpack(stack) if kind != LEADER}
        if counts:
            found[layout_of(t).names[space]] = counts
    return found


def read_map(t: ClashTable) -> dict[str, Any]:
    """Tiles that lie open and face down, and spaces whose terrain is not that of the tile."""
    state, layout = t.state, layout_of(t)
    opened: dict[str, Any] = {}
    hidden: dict[str, str] = {}
    ground: dict[str, str] = {}
    for region in range(len(state.players), len(layout.regions)):
        spaces = layout.regions[region]
        tile, turned, name = state.tiles[region], state.turned[region], layout.names[spaces[0]]
        if turned < 0:
            hidden[name] = tile
        else:
            opened[name] = [tile, "turned"] if turned else tile
    for region, spaces in enumerate(layout.regions):
        if state.turned[region] >= 0:
            printed = printed_terrain(t, region)
            ground |= {
                layout.names[at]: TERRAINS[state.terrain[at]] for at in spaces if state.terrain[at] != printed[at]
            }
    exhausted = [layout.names[space] for space in range(layout.size) if state.exhausted >> space & 1]
    return {"tiles": opened, "hidden": hidden, "terrain": ground, "exhausted": exhausted}


def printed_terrain(t: ClashTable, region: int) -> dict[int, int]:
    state, tile = t.state, t.state.tiles[region]
    spaces = layout_of(t).regions[region]
    starting = region < len(state.players)
    terrain = t.content.start_tiles[tile][state.sides[region]] if starting else t.content.tiles[tile]
    return {space: terrain[3 - n if state.turned[region] else n] for n, space in enumerate(spaces)}


def box(t: ClashTable) -> list[str]:
    """Cards that lie nowhere: destroyed Wonders, events out of the game."""
    state = t.state
    everywhere = set(state.event_deck + state.event_discard + state.table_events + state.wonder_deck)
    everywhere |= {state.event_played, *state.open_wonders, *state.wonder_builder}
    for player in state.players:
        everywhere |= {*player.persons, *player.kept, *player.wonders}
    expansion = state.options["expansion"] == "on"
    events = [card.id for card in t.content.events.values() if expansion or card.deck == "base"]
    return [card for card in (*events, *t.content.wonders) if card not in everywhere]


def ledgers(t: ClashTable) -> dict[str, int]:
    """CC-33.1, CC-33.1b: pieces and cards are never made or lost, and every index is true."""
    state = t.state
    actions = state.action_deck + state.action_discard
    actions += [card for player in state.players for card in player.actions]
    goals = state.objective_deck + state.objective_discard
    for player in state.players:
        goals += [*player.objectives, *player.assigned, *(card.partition(":")[0] for card in player.completed)]
    if state.battle is not None:
        actions += [side.card for side in (state.battle.attacker, state.battle.defender) if side.card]
    grey = state.barbarians[0] + len(cities.cities_of(state, BARBARIANS))
    for player_goods in (player.goods for player in state.players):
        assert min(player_goods) >= 0, "goods below zero"
    return {
        "action cards": len(actions),
        "different action cards": len(set(actions)),
        "objective cards": len(goals),
        "different objective cards": len(set(goals)),
        "grey settlements": grey,
        "pirate ships": state.pirate_ships + sum(units.count(s, SHIP) for s in state.units[PIRATES].values()),
        "pieces too many": sum(
            lost < 0 for seat in range(len(state.players)) for lost in lost_pieces(t, seat).values()
        ),
        "negative supplies": sum(number < 0 for player in state.players for number in player.units + player.buildings),
        "tiles": len({*state.tiles, *state.spare_tiles} & t.content.tiles.keys()),
        "stale leaders": sum(stale_leader(t, seat) for seat in range(len(state.players))),
    }


def stale_leader(t: ClashTable, seat: int) -> bool:
    player = t.state.players[seat]
    at = [space for space, stack in t.state.units[seat].items() if units.count(stack, LEADER)]
    return at != ([player.leader_space] if player.leader_space != NOWHERE else [])
